"""Central card, order, bonus tiles, renaissance man, symbols.

PC-CENTRAL, PC-ORDER, PC-BONUS, PC-RENAISSANCE, PC-SYMBOL.
"""

from tests.games.prodigals_club.table import Table, table
from tests.helpers.clauses import clause


def place_all(t: Table) -> list[int]:
    """Everybody's boys, never on the central card; who placed, in order."""
    placed = []
    while t.asked != "club.Act":
        if t.asked == "club.SendErrandBoy":
            placed.append(t.who)
        t.choose(next(word for word in t.words() if word != "central-card"))
    return placed


@clause("PC-CENTRAL-01", "PC-CENTRAL-02", "PC-CENTRAL-09", "PC-EFFECT-10")
def test_with_three_competitions_the_central_card_costs_one_boy() -> None:
    t = table("PES", 2, phase="errands", central="c-pes-1")
    t.send("central-card").expect(boys=-1, hand=1)
    assert t.hand() == ["c-pes-1"]
    t.cannot("central-card", "PC-CENTRAL-09")
    assert t.c.central == 0


@clause("PC-CENTRAL-04", "PC-CENTRAL-05", "PC-CENTRAL-06", "PC-CENTRAL-07", "PC-CENTRAL-08", "PC-CENTRAL-13")
def test_with_two_competitions_it_holds_up_a_second_boy() -> None:
    t = table("ES", 3, phase="errands", central="c-es-1")
    t.send("central-card").expect(boys=-2, hand=1)
    assert place_all(t) == [1, 2, 0, 1, 2, 0, 1, 2, 1, 2, 0]
    assert t.seat(0).boys == 0


@clause("PC-CENTRAL-07", "PC-CENTRAL-11")
def test_the_late_boy_does_an_errand_elsewhere() -> None:
    t = table("ES", 2, phase="errands")
    t.send("central-card")
    while t.seat(0).boys or t.seat(1).boys:
        t.choose(next(word for word in t.words() if word not in ("central-card", "E-vote")))
    while t.asked != "club.SendErrandBoy":
        t.choose(t.words()[0])
    assert t.who == 0
    t.cannot("central-card", "PC-CENTRAL-09")
    t.send("E-vote").expect(votes=-1)


@clause("PC-CENTRAL-10")
def test_with_one_boy_left_it_cannot_be_taken() -> None:
    t = table("ES", 2, phase="errands")
    while t.seat(0).boys > 1 or t.who != 0 or t.asked != "club.SendErrandBoy":
        t.choose(next(word for word in t.words() if word != "central-card"))
    t.cannot("central-card", "PC-CENTRAL-10")


@clause("PC-CENTRAL-14", "PC-ENDROUND-11")
def test_an_untaken_central_card_leaves() -> None:
    t = table("ES", 2, phase="end")
    assert t.c.round == 2
    assert len(t.c.central_deck) == 3
    assert len([card for card in t.c.gone if t.box.cards[card].set == "ES"]) == 1


# --- order ----------------------------------------------------------------------------------------------------


def to_next_round(t: Table) -> Table:
    now = t.c.round
    while not t.g.over and t.c.round == now:
        word = next((w for w in t.words() if w not in ("central-card",) and not w.startswith("order")), t.words()[0])
        t.choose("end" if t.asked == "club.Act" else word)
    return t


@clause("PC-ORDER-01", "PC-ORDER-02", "PC-ORDER-09", "PC-ORDER-10", "PC-ORDER-11", "PC-ENDROUND-06")
def test_reserved_places_hold_next_round() -> None:
    t = table("ES", 4, phase="errands")
    t.send("E-vote").send("order-1", "bonus-vote").send("E-vote").send("order-3", "bonus-mega")
    assert t.c.order == [0, 1, 2, 3]
    assert t.who == 0
    to_next_round(t)
    assert t.c.order == [1, 0, 3, 2]


@clause("PC-ORDER-12")
def test_without_reservations_the_order_stays() -> None:
    t = to_next_round(table("ES", 3, phase="errands"))
    assert t.c.order == [0, 1, 2]


@clause("PC-ORDER-03", "PC-ORDER-15")
def test_a_bonus_tile_comes_with_the_place() -> None:
    t = table("ES", 3, phase="errands").send("order-2")
    assert t.words() == ["bonus-vote", "bonus-mega", "bonus-down", "bonus-diag"]
    t.choose("bonus-down")
    t.send("order-1")
    assert t.words() == ["bonus-vote", "bonus-mega", "bonus-diag"]


@clause("PC-ORDER-05", "PC-ORDER-08", "PC-ORDER-16", "PC-ORDER-17")
def test_the_last_place_may_be_taken_but_only_one_each() -> None:
    t = table("ES", 2, phase="errands")
    t.send("order-1", "bonus-vote")
    t.send("order-2", "bonus-mega")
    t = table("ES", 2, phase="errands").send("order-1", "bonus-vote").send("E-vote")
    t.cannot("order-2", "PC-ORDER-08")


@clause("PC-ORDER-06", "PC-ORDER-17")
def test_in_round_5_for_the_tile_only() -> None:
    t = table("ES", 2, phase="errands", round=5).send("order-1", "bonus-vote")
    assert t.seat(0).bonus


@clause("PC-ORDER-07", "PC-ORDER-17")
def test_numbers_above_the_player_count_do_not_exist() -> None:
    for players in (2, 3, 4, 5):
        names = [space.name for space in table("ES", players, phase="errands").c.layout.spaces]
        assert [n for n in names if n.startswith("order")] == [f"order-{i + 1}" for i in range(players)]


@clause("PC-ORDER-14")
def test_a_fifth_reservation_gets_no_tile() -> None:
    t = table("ES", 5, phase="errands")
    for who, tile in enumerate(["bonus-vote", "bonus-mega", "bonus-down"]):
        t.send(f"order-{who + 1}", tile)
    t.send("order-4")  # the last tile is taken without asking
    t.send("order-5")
    assert t.who == 0
    assert t.seat(4).bonus == 0
    assert t.c.bonuses == []


# --- bonus tiles ----------------------------------------------------------------------------------------------


@clause("PC-BONUS-01", "PC-BONUS-02", "PC-BONUS-04", "PC-BONUS-13", "PC-ACTION-03")
def test_vote_tile() -> None:
    t = table("ES", bonus="bonus-vote").use("bonus-vote").expect(votes=-1)
    assert t.seat().bonus == 0
    assert len(t.c.bonuses) == 4


@clause("PC-BONUS-05", "PC-BONUS-11", "PC-MEGAPHONE-03")
def test_the_megaphone_tile_is_held_and_heard_in_the_park() -> None:
    t = table("ES", bonus="bonus-mega", board=["s-b-cravat"], others={1: {"votes": 22}})
    t.cannot("bonus-mega", "PC-BONUS-11")
    t.end_actions()
    assert (t.votes(0), t.votes(1)) == (21, 23)


@clause("PC-BONUS-11", "PC-BONUS-12")
def test_the_megaphone_tile_counts_for_one_player_only() -> None:
    """While it is held, nobody can take it by an extra errand: its megaphone is not heard twice."""
    t = table("PE", 3, bonus="bonus-mega", round=4, others={1: {"hand": ["c-pe-5"]}})
    t.end_turn().use("c-pe-5", "order-2")
    assert t.asked == "club.TakeBonus"
    assert "bonus-mega" not in t.words()


@clause("PC-BONUS-11")
def test_in_older_games_the_megaphone_tile_is_used() -> None:
    t = table("ES", bonus="bonus-mega", options={"megaphone_tile": "used"})
    t.use("bonus-mega").expect(megaphones=1)
    assert t.seat().bonus == 0


@clause("PC-BONUS-06", "PC-BONUS-07")
def test_marker_tiles() -> None:
    t = table("ES", bonus="bonus-down").use("bonus-down")
    assert all(word == "none" or word.endswith(".down") for word in t.words())
    t.choose("lady.1.down").expect(steps=1)
    t = table("ES", bonus="bonus-diag").use("bonus-diag")
    assert all(word == "none" or "down-" in word for word in t.words())


@clause("PC-BONUS-08", "PC-BONUS-09")
def test_possession_tiles() -> None:
    table("PE", bonus="bonus-spend").use("bonus-spend").expect(pounds=-2)
    t = table("PE", bonus="bonus-sell", tiles=["A5", "A1"], borough="Mayfair")
    t.use("bonus-sell", "A5").expect(pounds=4, tiles=-1)
    t = table("PE", bonus="bonus-sell", tiles=["A5", "A1"], borough="Westminster")
    t.use("bonus-sell", "A5").expect(pounds=3, tiles=-1)


@clause("PC-BONUS-03", "PC-ENDROUND-07", "PC-ENDROUND-14", "PC-RENAISSANCE-08")
def test_tiles_and_renaissance_man_come_back() -> None:
    t = table("ES", bonus="bonus-vote", renaissance=True).end_actions()
    assert t.c.round == 2
    assert t.seat().bonus == 0
    assert len(t.c.bonuses) == 4
    assert t.c.renaissance == -1
    assert t.c.named == []


@clause("PC-BONUS-12", "PC-EFFECT-12")
def test_a_used_tile_can_be_taken_by_an_extra_errand() -> None:
    t = table("PE", 3, hand=["c-pe-5"], bonus="bonus-vote", round=4)
    t.use("bonus-vote").use("c-pe-5", "order-1")
    assert "bonus-vote" in t.words()


# --- renaissance man ------------------------------------------------------------------------------------------


@clause("PC-RENAISSANCE-01")
def test_one_player_takes_it() -> None:
    t = table("ES", 2, phase="errands").send("renaissance-man")
    assert t.c.renaissance == 0
    t.cannot("renaissance-man", "PC-RENAISSANCE-01")


def with_man(**more: object) -> Table:
    base: dict[str, object] = {
        "renaissance": True,
        "markers": [(14, "left"), (16, "middle"), (16, "right"), (16, "left")],
    }
    return table("ES", 2, **(base | more))  # type: ignore[arg-type]


@clause("PC-RENAISSANCE-02", "PC-RENAISSANCE-04", "PC-RENAISSANCE-06", "PC-RENAISSANCE-07", "PC-RENAISSANCE-12")
def test_symbols_are_named_at_use_and_stay() -> None:
    t = with_man(hand=["e-bulldog"], board=["s-b-terrier"])
    assert t.symbols("dog") == 0
    t.use("e-bulldog")
    assert t.words() == ["0", "1", "2"]
    t.choose("2").expect(votes=-2)
    t.use("s-b-terrier", "lady.1.down", "lady.1.down").expect(steps=2)


@clause("PC-RENAISSANCE-03", "PC-RENAISSANCE-05", "PC-RENAISSANCE-10")
def test_each_symbol_for_itself() -> None:
    t = with_man(hand=["e-bulldog", "s-upstairs"], board=["e-b-hunt"])
    t.use("e-bulldog", "1").expect(votes=-1)
    t.use("s-upstairs")
    assert t.words() == ["0", "1"]
    t.choose("1", "lady.1.down").expect(steps=1)
    t.use("e-b-hunt").expect(votes=-1)
    assert t.symbols("dog") == t.symbols("horse") == 1


@clause("PC-RENAISSANCE-09", "PC-RENAISSANCE-03")
def test_it_adds_to_other_sources() -> None:
    t = table("PE", 2, hand=["e-bulldog"], tiles=["A5"], renaissance=True)
    t.use("e-bulldog", "2").expect(votes=-3)


@clause("PC-RENAISSANCE-11", "PC-SYMBOL-08")
def test_only_common_symbols_are_asked_for() -> None:
    t = with_man(hand=["e-fox"], board=["e-b-minutes"])
    t.use("e-fox").expect(megaphones=2)
    t.use("e-b-minutes").expect(votes=-1)
    assert t.c.named == [-1, -1]
    assert set(t.box.symbols).isdisjoint({"megaphone", "party", "time"})


# --- symbols --------------------------------------------------------------------------------------------------

DOGS = [("circle-4", 0, 0, 0), ("circle-11", 1, 0, 2)]


@clause("PC-SYMBOL-01", "PC-SYMBOL-02", "PC-SYMBOL-03", "PC-SYMBOL-04")
def test_symbols_of_all_sources_count_on_any_card() -> None:
    markers = [(10, "middle"), (16, "middle"), (16, "right"), (14, "left")]
    t = table("PES", 2, hand=["e-bulldog"], tiles=["A5", "A6"], grid=DOGS, markers=markers, renaissance=True, seed=5)
    t.use("e-bulldog", "1").expect(votes=-5)


@clause("PC-SYMBOL-05", "PC-COMBO-16")
def test_symbols_are_not_used_up_and_none_is_fine() -> None:
    t = table("PE", 2, hand=["e-bulldog"], board=["p-b-kennels"], tiles=["A5", "A1"])
    t.use("e-bulldog").expect(votes=-1)
    t.use("p-b-kennels").expect(pounds=-1)
    table("PE", 2, hand=["e-bulldog"], tiles=["A1"]).use("e-bulldog").expect()


@clause("PC-SYMBOL-06")
def test_a_traded_tile_takes_its_symbol_along() -> None:
    t = table("PE", 2, hand=["p-barter"], tiles=["A5", "A1"], offer=["T1", "T2", "T3", "T8"])
    assert (t.symbols("dog"), t.symbols("wine")) == (1, 0)
    t.use("p-barter", "A5", "T8")
    assert (t.symbols("dog"), t.symbols("wine")) == (0, 1)
