"""Labels and prompts tell what will happen."""

import re

from tests.games.prodigals_club.table import Place, Table, table

HIGH: list[Place] = [(16, "left"), (12, "right"), (16, "middle"), (12, "middle")]


def label(t: Table, word: str) -> str:
    return next(text for legal, text in zip(t.words(), t.labels(), strict=True) if t.is_meant(legal, word))


# --- errands ------------------------------------------------------------------------------------------------------


def test_a_place_in_the_order_names_the_tile_only_while_one_is_left() -> None:
    t = table("ES", phase="errands")
    assert label(t, "order-1") == "Be number 1 in the next round and take a bonus tile"
    t.c.bonuses = []
    assert label(t, "order-1") == "Be number 1 in the next round"


def test_the_last_round_has_no_next_one() -> None:
    t = table("ES", phase="errands", round=5)
    assert label(t, "order-1") == "Place 1 in the order: take a bonus tile"
    t.send("order-1")
    assert t.g.question.prompt == "Which bonus tile do you take?"
    t.choose("bonus-vote")
    t.c.bonuses = []
    assert label(t, "order-2") == "Place 2 in the order: nothing any more"
    before = table("ES", phase="errands", round=4).send("order-1")
    assert before.g.question.prompt.startswith("Number 1 in the next round is yours.")


def test_a_set_without_cards_is_not_taken_but_done() -> None:
    t = table("ES", 4, phase="errands", round=5, circles=["circle-6", "circle-7", "circle-8", "circle-9"])
    tile = "a political circle tile with wine, horse, house and blank"
    assert label(t, "E4") == f"Lose 1 vote; get 1 megaphone; take {tile}"
    t.send("E4")
    assert t.g.question.prompt.startswith(
        "Where does the tile go? It has wine north, horse east, house south and blank"
    )


def test_a_set_names_its_cards_and_its_tile() -> None:
    circles = ["circle-6", "circle-7", "circle-8", "circle-9"]
    t = table("ES", 4, phase="errands", circles=circles, sets={"E3": ["e-slurred"], "E1": ["e-b-lodge"]})
    assert label(t, "E1") == "Take Keys to the Lodge"
    tile = "a political circle tile with horse, question mark, mask and dog"
    assert label(t, "E3") == f"Take Slurred Speech; {tile}"
    t.send("E3", "none").send("E1")
    taken = {word: refusal.label for word, refusal in t.refused().items()}
    assert taken["E1"] == "Set 1 of the election cards"


def test_hyde_park_gives_the_megaphones_of_the_round() -> None:
    t = table("ES", phase="errands", round=3)
    assert label(t, "E-hydepark") == f"Hyde Park: get {t.box.park_megaphones[2]} megaphones"


# --- actions ------------------------------------------------------------------------------------------------------


def test_symbols_are_counted_in_the_label() -> None:
    t = table("PS", board=["s-b-terrier"], tiles=["A5", "A6", "A1"], markers=HIGH)
    assert label(t, "s-b-terrier") == ("Use Unwashed Terrier: move a marker down for each dog symbol you have (2 now)")
    t = table("PS", board=["s-b-terrier"], tiles=["A1"], markers=HIGH)
    assert label(t, "s-b-terrier").endswith("(none now)")


def test_only_what_is_there_is_spent_while_something_is_owned() -> None:
    t = table("PE", hand=["p-banquet"], pounds=3, tiles=["A1"])
    assert label(t, "p-banquet") == "Play Banquet for the Bailiffs: spend £4 (only your £3)"
    t.use("p-banquet").expect(pounds=-3)
    t = table("PE", hand=["p-banquet"], pounds=3, tiles=[])
    assert label(t, "p-banquet") == "Play Banquet for the Bailiffs: spend £4"
    t.use("p-banquet").expect(pounds=-4)


def test_money_of_a_sale_is_not_forgotten() -> None:
    t = table("PE", hand=["p-bazaar"], pounds=0, tiles=["A1", "A2"])
    assert label(t, "p-bazaar") == "Play Charity Bazaar: sell a possession; spend £2"
    t.use("p-bazaar", "A1").expect(pounds=4 if t.estate.borough != 0 else 3, tiles=-1)
    first = next(card for card in t.box.cards if card.id == "p-replate").script[0].amount
    t = table("PE", hand=["p-replate"], pounds=first + 1, tiles=["A3", "A1"])
    assert label(t, "p-replate").endswith(f"spend £{first}; spend £1 for each silver symbol you have (1 now)")
    t = table("PE", hand=["p-replate"], pounds=first, tiles=["A3", "A1"])
    assert label(t, "p-replate").endswith("for each silver symbol you have (1 now, but you have nothing to spend)")
    t = table("PE", hand=["p-rain"], pounds=0, tiles=[])
    assert (
        label(t, "p-rain") == "Play Jumble Sale in the Rain: sell a possession at £1 less (but you have no possession)"
    )


def test_a_condition_tells_whether_it_is_met() -> None:
    crate = "Use A Crate of One's Own: get 1 megaphone; lose 1 vote if you have an errand boy on Hyde Park"
    assert label(table("ES", board=["e-b-crate"], park=True), "e-b-crate") == f"{crate} (you have one)"
    assert label(table("ES", board=["e-b-crate"]), "e-b-crate") == f"{crate} (you have none)"


def test_a_swap_tells_what_can_be_spent() -> None:
    t = table("PS", board=["c-ps-2"], pounds=0, tiles=["A1"], markers=HIGH).use("c-ps-2", "none")
    assert label(t, "up-1.spend-1") == "Move a marker up 1 step to spend £1 (but you have nothing to spend)"


def test_the_bonus_tile_is_named_only_while_it_is_held() -> None:
    assert table("ES").g.question.prompt == "Your turn: use cards or end it."
    assert table("ES", bonus="bonus-vote").g.question.prompt == "Your turn: use cards, your bonus tile, or end it."
    assert table("ES", bonus="bonus-mega").g.question.prompt == "Your turn: use cards or end it."


def test_time_that_would_be_wasted_is_seen() -> None:
    t = table("PE", hand=["p-fitting", "p-time-1", "p-time-1"], pounds=3, tiles=["A1"]).use("p-fitting")
    assert t.labels() == [
        "No card: spend £2",
        "1 card: spend £4 (only your £3)",
        "2 cards: spend £6 (only your £3)",
    ]


def test_using_a_card_tells_its_action_and_laying_it_all() -> None:
    t = table("ES", hand=["e-b-whig"], board=["e-b-band"])
    assert label(t, "e-b-band") == "Use Brass Band on Retainer: get 1 megaphone"
    assert "For each white card with the liberal icon that you play" in label(t, "e-b-whig")


def test_treating_with_a_landlord_tells_what_he_adds() -> None:
    t = table("ES", hand=["e-pub-1", "e-pub-1"], board=["e-b-landlord"]).use("e-pub-1")
    assert t.labels()[1] == "2 cards: lose 3 votes; The Landlord's Confidence: lose 2 votes twice"
    t.choose("cards.2")
    assert t.votes() == 22 - 3 - 4


# --- possessions --------------------------------------------------------------------------------------------------


def test_an_exchange_tells_its_coins() -> None:
    t = table("PE", hand=["p-magpie"], tiles=["A1", "A2"], offer=["T1", "T5", "T8", "B1"]).use("p-magpie", "A1")
    assert label(t, "T1") == "Rocking Horse (£1, horse, Mayfair): lose £5 of value and take £1 in coins"
    assert label(t, "T5").endswith(": lose £3 of value")
    assert label(t, "B1").endswith(": lose nothing")
    t.choose("T1").expect(pounds=1)
    t = table("PE", hand=["p-magpie"], tiles=["A1", "A2"], offer=["T1", "T5", "T8", "B1"]).use("p-magpie", "A2")
    assert label(t, "B1").endswith(": gain £2 of value")


def test_a_sale_for_nothing_says_so() -> None:
    t = table("PE", hand=["p-rain"], tiles=["T1", "A1"], borough="Chelsea").use("p-rain")
    assert label(t, "T1") == "Rocking Horse (£1, horse, Mayfair): brings nothing"
    assert label(t, "A1").endswith(": brings £5")


# --- society ------------------------------------------------------------------------------------------------------


def test_where_a_marker_goes() -> None:
    t = table("ES", board=["c-es-3"], markers=HIGH).use("c-es-3", "vote-1", "up-1.vote-1")
    assert label(t, "lady.2") == "Lady on the right 12: up to the right 14"
    t = table("ES", hand=["s-duet"], markers=HIGH).use("s-duet")
    assert label(t, "row.12") == "The row of 12 with 1 lady and 1 gentleman"
    t.choose("row.12")
    assert label(t, "lady.2.down2") == "Lady on the right 12: down 2 steps to the right 8 (house)"


def test_a_move_is_asked_for_with_its_way() -> None:
    t = table("ES", board=["s-b-poet"], markers=HIGH).use("s-b-poet")
    assert t.g.question.prompt == "A Tactless Poet in Residence: move a lady down? 1 move to go."


def test_what_remains_is_no_direction() -> None:
    """Where markers go left and right, nothing else is left."""
    for card in ("s-spoons", "s-precedence", "s-gallery", "s-cut"):
        t = table("ES", hand=[card], markers=HIGH).use(card)
        while t.asked != "club.Act":
            assert not re.search(r"\bleft\b(?! column)", t.g.question.prompt, re.IGNORECASE)
            t.choose(t.words()[0])


# --- the renaissance man ------------------------------------------------------------------------------------------


def test_open_symbols_become_symbols() -> None:
    t = table("ES", board=["e-b-toasts"], renaissance=True).use("e-b-toasts")
    assert t.g.question.prompt == (
        "Toastmaster for Hire: how many of the renaissance man's 2 open symbols become wine symbols for this round?"
    )
    assert t.labels() == ["No symbol", "1 wine symbol", "2 wine symbols"]
    t = table("ES", board=["e-b-toasts", "e-b-hunt"], renaissance=True).use("e-b-toasts", "1").use("e-b-hunt")
    assert t.g.question.prompt == (
        "Candidate of the Hunt: does the renaissance man's open symbol become a horse symbol for this round?"
    )
    assert t.labels() == ["No", "Yes"]


# --- circles ------------------------------------------------------------------------------------------------------


def test_a_place_is_told_in_words() -> None:
    t = table("ES", phase="errands", circles=["circle-8", "circle-6"], grid=[("circle-2", 0, 0, 0)])
    t.send("E-tile")
    assert "Horse north, question mark east, mask south and dog west" in t.labels()
    t.choose("circle-8")
    assert label(t, "1E") == "1 east of the first tile, to match horse to the west"
    t.choose("1E")
    assert len(t.labels()) == 2
    assert all(text.endswith(": brings a horse symbol") for text in t.labels())
