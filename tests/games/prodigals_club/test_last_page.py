"""Effects of the rulebook's last page, and those of choices and prices (PC-EFFECT)."""

from pathlib import Path

from squander.games.prodigals_club.effect import frames_of
from squander.kernel.pieces import line_of
from tests.games.prodigals_club.table import table
from tests.games.prodigals_club.test_election import picks_when_closing_square
from tests.helpers.clauses import clause

SPREAD = [(12, "left"), (12, "right"), (8, "middle"), (4, "left")]


@clause("PC-EFFECT-01", "PC-EFFECT-04", "PC-EFFECT-20", "PC-EFFECT-21", "PC-EFFECT-30", "PC-MEGAPHONE-01")
def test_slurred_speech_does_both_in_printed_order() -> None:
    t = table(hand=["e-slurred"]).use("e-slurred").expect(votes=-1, megaphones=1)
    assert [n.what for n in line_of(t.g.log)][-2:] == ["election.loses", "election.megaphones"]


@clause("PC-EFFECT-08")
def test_four_times_vote_or_move() -> None:
    for votes in range(5):
        t = table("ES", hand=["c-es-4"], round=4, markers=SPREAD).use("c-es-4")
        for i in range(4):
            t.choose("vote-1") if i < votes else t.choose("move-1-down", "gentleman.1.down")
        t.expect(votes=-votes, steps=4 - votes)


@clause("PC-EFFECT-09")
def test_one_choice() -> None:
    t = table("PE", hand=["c-pe-1"]).use("c-pe-1").use("c-pe-1")
    assert t.words() == ["vote-1", "spend-1"]
    t.choose("spend-1").expect(pounds=-1)


@clause("PC-EFFECT-10", "PC-EFFECT-11", "PC-EFFECT-13", "PC-ORDER-06")
def test_extra_errand_in_the_actions_phase() -> None:
    t = table("PE", 4, hand=["c-pe-5"], round=4, sets={"P4": ["p-tips"]}, board=["p-b-kennels"])
    before = t.c.figures
    t.use("c-pe-5", "P4", "vote-1", "vote-1").expect(votes=-2)
    assert [n for n, m in zip(before, t.c.figures, strict=True) if n and n != m] == []
    t.use("p-tips").expect(pounds=-2)
    t = table("PE", 4, hand=["c-pe-5"], round=4).use("c-pe-5", "E-hydepark")
    assert t.megaphones() == 3
    t = table("PE", 4, hand=["c-pe-5"], round=4).use("c-pe-5", "none", "vote-1", "vote-1").expect(votes=-2)


@clause("PC-EFFECT-12")
def test_the_extra_errand_keeps_all_limits() -> None:
    t = table("PE", 3, hand=["c-pe-5"], round=4, tiles=[])
    t.occupy("E-vote", 0).occupy("order-1", 1).occupy("order-2", 0).use("c-pe-5")
    assert t.asked == "club.ExtraErrand"
    t.cannot("central-card", "PC-EFFECT-12")
    t.cannot("E-vote", "PC-ERRAND-12")
    t.cannot("order-1", "PC-ERRAND-05")
    t.cannot("order-3", "PC-ORDER-08")
    t.cannot("P-sell-two", "PC-POSSESSION-14")


@clause("PC-EFFECT-14", "PC-EFFECT-15")
def test_swaps_go_both_ways_or_not_at_all() -> None:
    t = table("PS", board=["c-ps-2"], markers=SPREAD).use("c-ps-2", "none")
    assert t.words() == ["up-1.spend-1", "take-1.move-1-down", "none"]
    t.choose("up-1.spend-1", "lady.1").expect(pounds=-1, steps=-1)
    t = table("PS", board=["c-ps-2"], markers=SPREAD).use("c-ps-2", "none")
    t.choose("take-1.move-1-down", "lady.1.down").expect(pounds=1, steps=1)
    table("PS", board=["c-ps-2"], markers=SPREAD).use("c-ps-2", "none", "none").expect()


@clause("PC-EFFECT-16", "PC-MOVE-13")
def test_a_swap_is_paid_in_full_or_not_offered() -> None:
    top = [(16, "left"), (14, "left"), (16, "middle"), (16, "right")]
    t = table("PS", board=["c-ps-2"], markers=top).use("c-ps-2", "none")
    t.cannot("up-1.spend-1", "PC-EFFECT-16")
    t = table("PE", board=["c-pe-2"], votes=44).use("c-pe-2")
    t.cannot("gain-1.spend-2", "PC-EFFECT-16")
    table("PE", board=["c-pe-2"], votes=43).use("c-pe-2", "gain-1.spend-2").expect(votes=1, pounds=-2)


@clause("PC-EFFECT-16", "PC-MOVE-13")
def test_a_price_of_several_steps_up_is_paid_by_any_markers(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('cards = [{ id = "c-ps-2", do = "swap 1 x (up 2 -> spend 3)" }]\n')
    dear = {"pack": str(pack)}
    t = table("PS", board=["c-ps-2"], markers=SPREAD, options=dear).use("c-ps-2", "up-2.spend-3")
    t.choose("lady.1", "gentleman.1").expect(pounds=-3, steps=-2)
    nearly = [(16, "left"), (14, "left"), (14, "middle"), (16, "right")]
    table("PS", board=["c-ps-2"], markers=nearly, options=dear).use("c-ps-2").expect()  # one step is not two
    pack.write_text('cards = [{ id = "c-ps-2", do = "swap 1 x (up 3 -> spend 4)" }]\n')
    t = table("PS", board=["c-ps-2"], markers=SPREAD, options=dear).use("c-ps-2", "up-3.spend-4")
    t.choose("lady.1", "gentleman.1", "lady.1").expect(pounds=-4, steps=-3)


@clause("PC-EFFECT-17")
def test_two_way_deal() -> None:
    t = table("PS", board=["c-ps-1"], markers=SPREAD).use("c-ps-1", "take-1.move-2-down")
    t.choose("lady.1.down", "lady.1.down").expect(pounds=1, steps=2)
    t = table("PS", board=["c-ps-1"], markers=SPREAD).use("c-ps-1", "up-1.spend-2", "lady.2")
    t.expect(pounds=-2, steps=-1)
    assert t.asked == "club.Act"


@clause("PC-EFFECT-18", "PC-EFFECT-19")
def test_keys_to_the_lodge() -> None:
    assert picks_when_closing_square([]) == 2
    assert picks_when_closing_square(["e-b-lodge"]) == 5


@clause("PC-EFFECT-31", "PC-TILE-23")
def test_effects_of_absent_competitions_are_void() -> None:
    t = table("ES", hand=["e-fox"])
    t.g.asked = None
    t.g.todo(frames_of(t.g, 0, t.box.inner_circle))
    t.g.advance()
    t.cannot("spend-1", "PC-EFFECT-31")
    assert t.words() == ["vote-1", "move-1-down"]
