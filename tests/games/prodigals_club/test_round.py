"""The round, dealing and errands (PC-ROUND, PC-DEAL, PC-ERRAND, PC-CARDSET)."""

from squander.games.prodigals_club.content import open_box
from squander.games.prodigals_club.terms import BLACK, WHITE
from squander.kernel.pieces import line_of
from tests.games.prodigals_club.table import Table, fresh, table
from tests.helpers.clauses import clause

TOP: list[tuple[int, str]] = [(16, "left"), (16, "middle"), (16, "right"), (14, "left")]


def play_on(t: Table, rounds: int = 5) -> Table:
    """The first legal answer to everything, up to a round or the end."""
    while not t.g.over and t.c.round <= rounds:
        t.choose(t.words()[-1] if t.asked == "club.Act" else t.words()[0])
    return t


@clause("PC-ROUND-01", "PC-ENDROUND-05", "PC-ROUND-07")
def test_five_rounds_at_most() -> None:
    t = play_on(fresh("ES", 2))
    assert t.g.over
    assert t.c.round == 5
    assert t.notes().count("club.round") + 1 == 5  # the first one was before the log was kept


@clause("PC-ROUND-02", "PC-ENDROUND-02")
def test_zero_ends_the_game_early() -> None:
    t = table("ES", round=2, hand=["e-umbrellas"], votes=1, megaphones=3, others={1: {"megaphones": 1}})
    t.use("e-umbrellas").end_actions()
    assert t.g.over
    assert t.c.round == 2


def phases(letters: str) -> list[str]:
    t = table(letters, round=1, phase="errands")
    play_on(t, 1)
    marks = {"club.ends turn": "actions", "election.park": "park", "society.dame calls": "dame", "club.order": "end"}
    found = ["errands"]
    for note in line_of(t.g.log):
        if note.what in marks and marks[note.what] not in found:
            found.append(marks[note.what])
    return found


@clause("PC-ROUND-03", "PC-ROUND-04", "PC-ROUND-05", "PC-ROUND-06", "PC-HYDEPARK-01", "PC-BEATRICE-01")
def test_phases_by_combination() -> None:
    assert phases("PES") == ["errands", "actions", "park", "dame", "end"]
    assert phases("ES") == ["errands", "actions", "park", "dame", "end"]
    assert phases("PE") == ["errands", "actions", "park", "end"]
    assert phases("PS") == ["errands", "actions", "dame", "end"]


@clause("PC-ROUND-08", "PC-ROUND-09", "PC-ROUND-10", "PC-SOCIETY-02", "PC-ELECTION-01", "PC-POSSESSION-01")
def test_balance_wins_not_the_race() -> None:
    low: list[tuple[int, str]] = [(6, "left"), (4, "left"), (0, "right"), (0, "left")]
    t = table("ES", votes=0, others={1: {"votes": 10, "markers": low}}, phase="end")
    assert t.g.over
    assert [s.seat for s in t.g.ranking()] == [1, 0]
    assert t.g.ranking()[0].score == 10
    money = table("PE", others={1: {"pounds": 0, "tiles": ["T1"], "votes": 3}}, phase="errands")
    assert money.g.ranking()[0].seat == 1


# --- dealing --------------------------------------------------------------------------------------------------


@clause("PC-DEAL-01", "PC-CARDSET-02", "PC-CARDSET-09")
def test_three_or_four_sets_and_one_space_fewer_for_few_players() -> None:
    box = open_box(None)
    for side, fewer in (("2-3", 1), ("4-5", 0)):
        for board in box.boards[side]:
            assert 3 <= len(board.sets) <= 4
            assert board.taking == len(board.sets) - fewer


@clause("PC-DEAL-02", "PC-SETUP-21")
def test_sets_get_their_pattern_each_round() -> None:
    for round in range(1, 6):
        t = table("PES", 4, round=round, phase="errands")
        for i, card_set in enumerate(t.c.layout.sets):
            rows = [t.box.cards[card] for card in t.c.sets[i]]
            assert [row.border for row in rows] == card_set.deals[round - 1]
            assert all(row.slot == card_set.slot for row in rows)


def box_deals() -> dict[str, list[list[int]]]:
    return {card_set.name: card_set.deals for board in open_box(None).boards["4-5"] for card_set in board.sets}


@clause("PC-DEAL-02", "PC-DEAL-03", "PC-DEAL-06", "PC-DEAL-07")
def test_sets_are_the_same_every_round_but_for_two_spaces() -> None:
    deals = box_deals()
    changing = {name: rounds for name, rounds in deals.items() if any(cards != rounds[0] for cards in rounds)}
    assert changing == {"E2": [[BLACK]] * 3 + [[WHITE]] * 2, "E4": [[BLACK]] * 4 + [[]]}
    assert [deals[name][0] for name in ("P1", "E1", "S1")] == [[WHITE, WHITE, BLACK]] * 3


@clause("PC-DEAL-02", "PC-DEAL-15")
def test_the_sets_use_up_the_decks_of_30_and_29_and_25_cards() -> None:
    deals = box_deals()
    for letter, sizes, cards in (("P", [3, 1, 1, 1], 30), ("E", [3, 1, 1, 1], 29), ("S", [3, 1, 1], 25)):
        mine = [rounds for name, rounds in deals.items() if name[0] == letter]
        assert [len(rounds[0]) for rounds in mine] == sizes
        assert sum(len(dealt) for rounds in mine for dealt in rounds) == cards


@clause("PC-DEAL-04", "PC-DEAL-12", "PC-CARDSET-10", "PC-MEGAPHONE-05")
def test_everything_on_the_boards_and_in_hands_is_public() -> None:
    t = table("ES", 2, hand=["e-lords"], megaphones=2)
    for seat in (-1, 0, 1):
        view = t.g.view(seat)
        assert all(row["cards"] for row in view["sets"])
        assert view["society"]["dame"]
        assert [card["id"] for card in view["seats"][0]["hand"]] == ["e-lords"]
        assert view["election"]["seats"][0]["megaphones"] == 2


@clause("PC-DEAL-09", "PC-DEAL-10", "PC-DEAL-11", "PC-ROUND-11", "PC-POSSESSION-10")
def test_four_tiles_each() -> None:
    t = table("PE", 4, phase="errands")
    assert len(t.offer()) == 4
    assert all(t.e.tiles)
    assert len(t.e.tiles) == 4
    t.send("E-tile")
    assert set(t.words()) == {*[t.box.circles[tile].id for tile in t.e.tiles[:2]], "none"}
    scripts = {row.name: [item.spec for item in row.scripts[0]] for row in t.c.layout.sets}
    assert [name for name, script in scripts.items() if script] == ["E3", "E4"]


@clause("PC-DEAL-16", "PC-ENDROUND-18")
def test_nothing_is_reshuffled() -> None:
    t = table("ES", 2, phase="errands")
    t.c.decks = [[] for _ in t.c.decks]
    t.c.central_deck = t.c.central_deck[:1]
    t.c.round = 2
    from squander.games.prodigals_club.central.deal import DEAL
    from squander.kernel.game import Frame

    DEAL.run(t.g, Frame(DEAL))
    assert not any(t.c.sets)


# --- errands --------------------------------------------------------------------------------------------------


@clause("PC-ERRAND-01", "PC-ERRAND-04", "PC-ERRAND-13")
def test_turns_go_round_and_errands_happen_at_once() -> None:
    t = table("ES", 3, phase="errands")
    assert t.who == 0
    t.send("E-vote").expect(votes=-1, boys=-1)
    assert t.who == 1
    t.send("E-vote")
    assert t.who == 2
    t.send("E-vote")
    assert t.who == 0


@clause("PC-ERRAND-02", "PC-ERRAND-05", "PC-ELECTION-05")
def test_a_taken_space_is_closed_to_all() -> None:
    t = table("ES", 2, phase="errands")
    t.send("E-hydepark")
    t.cannot("E-hydepark", "PC-ERRAND-05")
    t.send("E-vote")
    t.cannot("E-hydepark", "PC-ERRAND-05")


@clause("PC-ERRAND-03", "PC-ERRAND-10", "PC-CARDSET-06")
def test_all_boards_are_open_and_nobody_passes() -> None:
    t = table("PES", 4, phase="errands")
    for word in ("central-card", "order-1", "renaissance-man", "P-spend", "P1", "E-vote", "E1", "S-down", "S1"):
        assert t.can(word)


@clause("PC-ERRAND-06")
def test_passing_is_not_possible() -> None:
    t = table("PES", 4, phase="errands")
    assert not t.can("none")
    assert not t.can("end")


@clause("PC-ERRAND-07", "PC-ERRAND-15")
def test_a_useless_errand_is_legal_and_takes_the_space() -> None:
    bottom: list[tuple[int, str]] = [(-4, "left"), (-4, "middle"), (-4, "right"), (-2, "left")]
    stuck = [*bottom[:3], (-2, "left")]
    t = table("ES", 2, phase="errands", markers=stuck, votes=9)
    t.send("S-stairs", "none").expect()
    assert t.who == 1
    t.cannot("S-stairs", "PC-ERRAND-05")


@clause("PC-ERRAND-08", "PC-POSSESSION-13", "PC-EXCHANGE-11", "PC-SELL-11")
def test_a_sale_or_exchange_errand_must_be_carried_out() -> None:
    t = table("PE", 3, phase="errands", tiles=["A1", "A2"]).send("P-sell-two")
    assert t.words() == ["A1", "A2"]
    t = table("PE", 3, phase="errands", tiles=["A1", "A2"]).send("P-exchange")
    assert t.words() == ["A1", "A2"]
    t.choose("A1")
    assert sorted(t.words()) == sorted(t.offer())


@clause("PC-ERRAND-11", "PC-ERRAND-12", "PC-SPEND-06", "PC-ELECTION-03", "PC-SOCIETY-14")
def test_colour_spaces_serve_everybody_once() -> None:
    t = table("PES", 3, phase="errands")
    for space in ("P-spend", "E-vote"):
        for who in range(3):
            assert t.who == who
            t.send(space)
    for _ in range(3):
        t.cannot("P-spend", "PC-ERRAND-12")
        t.cannot("E-vote", "PC-ERRAND-12")
        t.send("S-down", "none")
    t.cannot("S-down", "PC-ERRAND-12")


@clause("PC-ERRAND-09")
def test_actions_begin_when_all_boys_are_out() -> None:
    t = table("ES", 2, phase="errands", board=["s-b-cravat"])
    sent = 0
    while t.asked != "club.Act":
        if t.asked == "club.SendErrandBoy":
            sent += 1
        t.choose(next(word for word in t.words() if word != "central-card"))
    assert sent == 8
    assert all(t.seat(who).boys == 0 for who in range(2))


@clause("PC-ERRAND-14", "PC-CENTRAL-12")
def test_without_a_legal_space_the_boy_stays_unused() -> None:
    t = table("ES", 2, phase="errands", board=["s-b-cravat"])
    t.c.figures = [0, *[3] * (len(t.c.figures) - 1)]
    t.c.figures[t.c.layout.spaces.index(next(s for s in t.c.layout.spaces if s.name == "E-vote"))] = 0
    t.g.options = tuple(t.g.asked.rule.options(t.g, t.g.asked))  # type: ignore[union-attr]
    t.g.choose(t.g.options[0])
    while not t.g.over and t.asked == "club.SendErrandBoy":
        t.g.choose(t.g.options[0])
    assert t.asked == "club.Act"
    assert t.seat(0).boys > 0


@clause("PC-ERRAND-16", "PC-POSSESSION-14")
def test_without_possessions_no_sale_or_exchange_errand() -> None:
    t = table("PE", 3, phase="errands", tiles=[])
    for space in ("P-sell-two", "P-exchange", "P-either"):
        t.cannot(space, "PC-POSSESSION-14")
    assert t.can("P-spend")


# --- card sets ------------------------------------------------------------------------------------------------


@clause("PC-CARDSET-01", "PC-CARDSET-07", "PC-ERRAND-10")
def test_with_four_players_each_set_has_its_space() -> None:
    t = table("PE", 4, phase="errands", sets={"P1": ["p-tips", "p-luncheon", "p-b-kennels"]})
    t.send("P1").expect(hand=3)
    assert sorted(t.hand()) == ["p-b-kennels", "p-luncheon", "p-tips"]
    t.cannot("P1", "PC-ERRAND-05")


@clause("PC-CARDSET-03", "PC-CARDSET-04", "PC-CARDSET-05", "PC-CARDSET-09")
def test_with_two_players_any_space_takes_any_set_and_one_is_left() -> None:
    t = table("ES", 2, phase="errands")
    t.send("S-take-1")
    assert t.words() == ["S1", "S2", "S3"]
    t.choose("S2").send("E-vote")
    t.send("S-take-2")
    t.cannot("S2", "PC-CARDSET-05")
    t.choose("S1")
    assert not [word for word in t.words() if word.startswith("S-take")]
    left = t.c.layout.sets.index(next(row for row in t.c.layout.sets if row.name == "S3"))
    assert t.c.left[left]
    assert len(t.hand(0)) == 4


@clause("PC-CARDSET-08")
def test_no_hand_limit_during_the_round() -> None:
    cards = ["e-fox", "e-heckle", "e-umbrellas", "e-lords", "e-anthem", "s-soup", "s-cut"]
    t = table("ES", 2, hand=cards)
    assert t.asked == "club.Act"
    assert len(t.hand()) == 7
