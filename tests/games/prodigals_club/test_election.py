"""Votes, circles, megaphones, pub, Hyde Park (PC-ELECTION, PC-TILE, PC-MEGAPHONE, PC-PUB, PC-HYDEPARK)."""

import pytest

from squander.games.prodigals_club.election.circles import edges_match
from squander.games.prodigals_club.terms import ANY_SYMBOL, BLANK
from squander.kernel.pieces import line_of
from tests.games.prodigals_club.table import Table, table
from tests.helpers.clauses import clause

DOG, HORSE = 0, 1
HIGH = [(14, "left"), (16, "middle"), (16, "right"), (16, "left")]


@clause("PC-ELECTION-02", "PC-ELECTION-03", "PC-ELECTION-14", "PC-SCORE-06")
def test_votes_fall_also_below_nothing() -> None:
    t = table("ES", 2, phase="errands", votes=22).send("E-vote").expect(votes=-1)
    t = table("ES", hand=["e-lords"], votes=1).use("e-lords")
    assert t.votes() == -1
    assert t.score("E") == -1


@clause("PC-ELECTION-04", "PC-ELECTION-15", "PC-HYDEPARK-16", "PC-MEGAPHONE-03")
def test_the_park_errand_gives_the_megaphones_of_the_round() -> None:
    for round in range(1, 6):
        t = table("ES", 2, phase="errands", round=round).send("E-hydepark")
        t.expect(megaphones=t.box.park_megaphones[round - 1])
    assert len(t.box.park_megaphones) == 5
    assert min(t.box.park_megaphones) >= 0


CIRCLES = ["circle-6", "circle-7", "circle-9", "circle-10"]
START = [("circle-1", 0, 0, 0)]  # wine, ?, horse, dog


def election(**more: object) -> Table:
    """Seat 0 has circle-1 and sends its first boy; the board shows CIRCLES."""
    things = {"phase": "errands", "circles": CIRCLES, "grid": START, **more}
    return table("ES", 4, **things)  # type: ignore[arg-type]


@clause("PC-ELECTION-06", "PC-ELECTION-07", "PC-ELECTION-16")
def test_vote_and_one_of_two_tiles() -> None:
    t = election().send("E-tile")
    assert t.words() == ["circle-6", "circle-7", "none"]
    assert t.votes() == 21
    t.choose("circle-6")
    assert t.asked == "election.PlaceTile"
    assert t.e.tiles[:2] == [0, 0]
    assert "circle-7" in [t.box.circles[tile].id for tile in t.e.gone]


@clause("PC-ELECTION-08", "PC-TILE-10", "PC-TILE-26")
def test_both_tiles_may_be_discarded() -> None:
    t = election().send("E-tile", "none").expect(votes=-1)
    gone = [t.box.circles[tile].id for tile in t.e.gone]
    assert {"circle-6", "circle-7"} <= set(gone)
    assert not set(t.e.gone) & set(t.e.stack)


@clause("PC-ELECTION-09", "PC-ELECTION-10", "PC-ELECTION-12", "PC-TILE-10", "PC-TILE-25")
def test_two_sets_bring_a_tile_to_place_or_discard() -> None:
    for name, tile in (("E3", 3), ("E4", 4)):
        t = election().send(name)
        assert t.asked == "election.PlaceTile"
        assert t.e.placing == [row.id for row in t.box.circles].index(CIRCLES[tile - 1])
        assert "none" in t.words()
        t.choose("none").expect(hand=1)
    t = election().send("E1")
    assert t.who == 1


@clause("PC-ELECTION-11", "PC-ELECTION-12", "PC-DEAL-07")
def test_in_round_5_rewards_instead_of_the_single_black_card() -> None:
    t = election(round=5).send("E4")
    assert t.asked == "election.PlaceTile"
    t.choose("none").expect(votes=-1, megaphones=1, hand=0)


@clause("PC-ELECTION-13", "PC-ELECTION-17", "PC-HYDEPARK-19")
def test_never_more_than_44_votes() -> None:
    t = table("ES", 2, phase="park", votes=44, others={1: {"votes": 44, "megaphones": 1}})
    assert t.votes(0) == 44
    assert t.votes(1) == 43


# --- circles --------------------------------------------------------------------------------------------------


@clause("PC-TILE-04", "PC-TILE-05", "PC-TILE-06", "PC-TILE-07", "PC-TILE-08")
@pytest.mark.parametrize(
    ("edge", "other", "legal"),
    [
        (DOG, DOG, True),
        (DOG, HORSE, False),
        (ANY_SYMBOL, DOG, True),
        (DOG, ANY_SYMBOL, True),
        (ANY_SYMBOL, ANY_SYMBOL, False),
        (BLANK, BLANK, True),
        (BLANK, DOG, False),
        (BLANK, ANY_SYMBOL, False),
        (ANY_SYMBOL, BLANK, False),
    ],
)
def test_edges(edge: int, other: int, legal: bool) -> None:
    assert edges_match(edge, other) == legal


@clause("PC-TILE-01", "PC-TILE-03", "PC-TILE-21", "PC-TILE-22")
def test_tiles_go_beside_others_turned_as_one_likes() -> None:
    t = election().send("E3")  # circle-9: wine, horse, house, blank
    assert t.words() == ["1N", "1E", "1S", "none"]
    t.cannot("1W", "PC-TILE-04")  # nothing on circle-9 matches the dog
    assert "1E1S" not in t.refused()
    t.choose("1E")  # beside the question mark any of its symbols fits
    assert t.words() == ["turn.1", "turn.2", "turn.3"]
    t.cannot("turn.0", "PC-TILE-04")


@clause("PC-TILE-12", "PC-TILE-13", "PC-TILE-11")
def test_matches_give_symbols_for_good() -> None:
    t = election().send("E3", "1N")  # wine to wine
    assert t.symbols("wine") == 1
    assert t.grid() == ["circle-1", "circle-9"]
    t = election().send("E3", "1E", "turn.2")  # horse to the question mark
    assert t.symbols("horse") == 1
    t.send("E-vote")
    assert t.grid(0) == ["circle-1", "circle-9"]


@clause("PC-TILE-14")
def test_two_blank_edges_match_for_nothing() -> None:
    t = election(grid=[("circle-9", 0, 0, 0)], circles=["circle-6", "circle-7", "circle-12", "circle-10"])
    t.send("E3", "1W")  # blank to blank
    assert sum(t.e.seats[0].symbols) == 0
    assert len(t.grid()) == 2


@clause("PC-TILE-09", "PC-TILE-25")
def test_what_fits_nowhere_is_discarded() -> None:
    blanks = [("circle-13", 0, 0, 0)]  # blank, blank, mask, dog
    t = election(grid=blanks, circles=["circle-6", "circle-7", "circle-14", "circle-16"])
    before = t.grid()
    t.e.seats[0].grid = [
        spot if spot.tile else type(spot)(spot.x, spot.y, [BLANK if n >= 0 else n for n in spot.needs], 0, 0)
        for spot in t.e.seats[0].grid
    ]
    t.g.choose(t.g.options[[t.word(o) for o in t.g.options].index("E3")])
    assert t.grid() == before
    assert t.who == 1


def square(board: list[str]) -> Table:
    """Three tiles of a square around the place 1E1S."""
    return table(
        "PES",
        4,
        phase="errands",
        board=board,
        circles=["circle-8", "circle-9", "circle-16", "circle-22"],
        grid=[("circle-1", 0, 0, 0), ("circle-6", 1, 0, 0), ("circle-7", 0, 1, 2)],
        markers=HIGH,
    )


def picks_when_closing_square(board: list[str]) -> int:
    """How many benefits the fourth tile of a square gives."""
    t = square(board).send("E3", "1E1S")
    count = 0
    while t.asked == "club.Choose":
        t.choose("vote-1")
        count += 1
    return count


@clause("PC-TILE-15", "PC-TILE-16", "PC-TILE-17", "PC-TILE-18", "PC-TILE-24")
def test_a_square_gives_two_picks_at_once() -> None:
    t = square([])
    before = sum(t.e.seats[0].symbols)
    t.send("E3", "1E1S")
    assert sum(t.e.seats[0].symbols) == before + 2
    assert t.asked == "club.Choose"
    assert t.words() == ["vote-1", "spend-1", "move-1-down"]
    t.choose("vote-1", "vote-1").expect(votes=-2, grid=1, hand=1)
    t = square([]).send("E3", "1E1S", "spend-1", "move-1-down", "lady.1.down")
    t.expect(pounds=-1, steps=1, grid=1, hand=1)
    t = square([]).send("E3", "1E1S", "move-1-down", "none", "vote-1").expect(votes=-1, grid=1, hand=1)


@clause("PC-TILE-19", "PC-TILE-20")
def test_every_point_where_four_tiles_meet_is_a_circle() -> None:
    from squander.games.prodigals_club.election.circles import squares_completed
    from squander.games.prodigals_club.election.state import Spot

    def grid(*places: tuple[int, int]) -> list[Spot]:
        return [Spot(x, y, [-1] * 4, 1, 0) for x, y in places]

    six = grid((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))
    assert squares_completed(six, 2, 1) == 1
    assert squares_completed(six, 1, 1) == 2  # the last tile of both squares: both benefits
    nine = grid(*[(x, y) for x in range(3) for y in range(3)])
    assert squares_completed(nine, 1, 1) == 4
    assert squares_completed(grid((0, 0), (1, 1)), 1, 1) == 0


@clause("PC-TILE-20")
def test_two_squares_at_once_give_four_picks() -> None:
    from squander.games.prodigals_club.election.circles import join_inner_circles

    t = table("ES", hand=["e-fox"])
    t.g.asked = None
    join_inner_circles(t.g, 0, 2)
    t.g.advance()
    for _ in range(4):
        t.choose("vote-1")
    assert t.votes() == 18


# --- megaphones and pub ---------------------------------------------------------------------------------------


@clause("PC-MEGAPHONE-01", "PC-MEGAPHONE-02", "PC-MEGAPHONE-03")
def test_megaphones_of_all_sources_are_added_up() -> None:
    t = table("ES", 2, hand=["e-fox"], board=["e-b-band"], bonus="bonus-mega", megaphones=1)
    t.use("e-fox").expect(megaphones=2)
    t.use("e-b-band").expect(megaphones=1)
    t.end_actions()
    assert [n.a for n in line_of(t.g.log) if n.what == "election.park" and n.who == 0] == [5]


@clause("PC-MEGAPHONE-04", "PC-MEGAPHONE-06")
def test_nothing_is_asked_in_hyde_park_and_megaphones_are_not_kept() -> None:
    t = table("ES", 2, hand=["e-fox", "e-heckle"], others={1: {"hand": ["e-anthem"]}})
    t.use("e-fox").end_actions()
    assert t.asked == "club.SendErrandBoy"
    assert t.c.round == 2
    assert t.megaphones(0) == 0


@clause("PC-MEGAPHONE-07", "PC-MEGAPHONE-08")
def test_unused_cards_are_silent() -> None:
    t = table("ES", 2, hand=["e-fox"], board=["e-b-band"]).end_actions()
    assert [n.a for n in line_of(t.g.log) if n.what == "election.park"] == [0, 0]


PUBS = ["e-pub-1", "e-pub-1", "e-pub-2", "e-pub-2"]


@clause("PC-PUB-01", "PC-PUB-02", "PC-PUB-03", "PC-PUB-05")
def test_treating_at_the_pub() -> None:
    for cards, votes in ((1, 1), (2, 3), (3, 6), (4, 10)):
        t = table("ES", hand=PUBS).use("e-pub-1")
        assert t.words() == ["cards.1", "cards.2", "cards.3", "cards.4"]
        t.choose(f"cards.{cards}").expect(votes=-votes, hand=-cards)
        assert len(t.played()) == cards


@clause("PC-PUB-04", "PC-PUB-07", "PC-TRIGGER-04")
def test_the_landlord_adds_two_for_each_card() -> None:
    t = table("ES", hand=PUBS, board=["e-b-landlord"]).use("e-pub-1", "cards.3").expect(votes=-12)
    t.use("e-pub-2").expect(votes=-3)


@clause("PC-PUB-06")
def test_cards_played_apart_are_plays_of_their_own() -> None:
    t = table("ES", hand=PUBS).use("e-pub-1", "cards.3").expect(votes=-6)
    t.use("e-pub-2").expect(votes=-1)


# --- combinations ---------------------------------------------------------------------------------------------


@clause("PC-COMBO-01", "PC-COMBO-17")
def test_votes_per_symbol() -> None:
    table("PE", hand=["e-rates"], tiles=["B3", "C1", "D2"]).use("e-rates").expect(votes=-6)
    table("PE", board=["e-b-hunt"], tiles=["A1", "B1"]).use("e-b-hunt").expect(votes=-2)


@clause("PC-COMBO-09")
def test_a_vote_for_the_boy_in_hyde_park() -> None:
    table("ES", board=["e-b-crate"], park=True).use("e-b-crate").expect(votes=-1, megaphones=1)
    table("ES", board=["e-b-crate"]).use("e-b-crate").expect(megaphones=1)


@clause("PC-COMBO-10")
def test_votes_per_marker_of_a_colour_in_a_column() -> None:
    markers = [(12, "right"), (12, "left"), (8, "right"), (4, "right")]
    t = table("ES", hand=["c-es-5"], round=4, markers=markers).use("c-es-5", "none")
    t.expect(votes=-4)
