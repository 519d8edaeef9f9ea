"""End of round and scoring (PC-ENDROUND, PC-SCORE)."""

from squander.games.prodigals_club.central.end_of_round import CLEAR_BOARDS
from squander.kernel.game import NOBODY, Frame
from squander.kernel.pieces import line_of
from tests.games.prodigals_club.table import Place, Table, table
from tests.helpers.clauses import clause

LOW: list[Place] = [(6, "left"), (4, "left"), (0, "right"), (0, "left")]  # 10


@clause("PC-ENDROUND-01", "PC-ENDROUND-20", "PC-ENDROUND-15")
def test_order_then_discards_then_the_next_round() -> None:
    six = ["e-fox", "e-heckle", "e-umbrellas", "e-lords", "e-anthem", "p-tips"]
    t = table("PES", 2, phase="end", hand=six)
    assert t.asked == "club.DiscardDown"
    t.choose("e-fox", "e-heckle")
    assert t.c.round == 2
    wanted = ("club.order", "club.discards", "possessions.borough", "club.round")
    t = table("PES", 2, hand=six)
    t.end_actions()
    t.choose("e-fox", "e-heckle")
    story = [n.what for n in line_of(t.g.log) if n.what in wanted]
    assert sorted(set(story), key=story.index) == list(wanted)


@clause("PC-ENDROUND-03", "PC-ENDROUND-04")
def test_zero_only_counts_after_the_special_phases() -> None:
    t = table("ES", 2, hand=["e-umbrellas"], votes=1, others={1: {"megaphones": 2}})
    t.use("e-umbrellas").expect(votes=-1)
    assert t.votes() == 0
    t.end_actions()
    assert not t.g.over
    assert t.votes() == 1


@clause("PC-ENDROUND-02", "PC-SCORE-15", "PC-SCORE-03")
def test_tiles_keep_the_possessions_score_above_zero() -> None:
    t = table("PE", 2, phase="end", pounds=0, tiles=["T1"])
    assert not t.g.over
    assert t.score("P") == 4
    t = table("PE", 2, phase="end", pounds=0, tiles=[])
    assert t.g.over
    t = table("PS", 2, phase="end", others={1: {"markers": [(2, "left"), (0, "left"), (-2, "left"), (0, "right")]}})
    assert t.g.over


@clause("PC-ENDROUND-05", "PC-ENDROUND-19")
def test_after_round_5_nothing_more_is_done() -> None:
    six = ["e-fox", "e-heckle", "e-umbrellas", "e-lords", "e-anthem", "p-tips"]
    t = table("PE", 2, phase="end", round=5, hand=six, borough="Chelsea")
    assert t.g.over
    assert len(t.hand()) == 6
    assert t.box.boroughs[t.estate.borough] == "Chelsea"


@clause("PC-ENDROUND-11", "PC-ENDROUND-12", "PC-ENDROUND-13", "PC-ENDROUND-14")
def test_boards_are_cleared_and_boys_come_home() -> None:
    t = table("PES", 2, phase="errands")
    first = [card for cards in t.c.sets for card in cards]
    dame = t.salon.dame
    tiles = t.e.tiles
    while t.c.round == 1:
        t.choose("end" if t.asked == "club.Act" else t.words()[-1])
    held = [card for who in range(2) for card in (*t.seat(who).hand, *t.seat(who).board)]
    assert all(card in t.c.gone or card in held for card in first)
    assert not any(t.c.figures)
    assert all(t.seat(who).boys == t.c.layout.boys for who in range(2))
    assert t.salon.dame != dame
    assert not set(tiles) & set(t.e.tiles)
    assert len(t.c.bonuses) == 6


@clause("PC-ENDROUND-07", "PC-ENDROUND-08", "PC-ENDROUND-10", "PC-ENDROUND-12", "PC-ENDROUND-13")
def test_nobody_keeps_what_was_lent_for_the_round() -> None:
    t = table("ES", 3, phase="errands", board=["e-b-crate"], used=["e-b-crate"], played=["e-fox"], bonus="bonus-vote")
    t.send("renaissance-man")
    played = t.seat().played
    CLEAR_BOARDS.run(t.g, Frame(CLEAR_BOARDS))
    for s in t.c.seats:
        assert (s.played, s.used, s.boys, s.bonus) == ([], [], 0, 0)
    assert (t.c.renaissance, t.c.named, t.c.central, t.c.sets, t.c.left) == (NOBODY, [], 0, [], [])
    assert (t.e.tiles, t.salon.dame) == ([0, 0, 0, 0], 0)
    assert not any(t.c.figures)
    assert set(played) <= set(t.c.gone)
    assert t.board() == ["e-b-crate"]


@clause("PC-ENDROUND-18", "PC-DEAL-16")
def test_nothing_gone_comes_back() -> None:
    t = table("PES", 3, phase="errands")
    gone: set[int] = set()
    while not t.g.over:
        now = {card for deck in t.c.decks for card in deck} | {card for cards in t.c.sets for card in cards}
        gone |= set(t.c.gone)
        assert not now & gone
        t.choose(t.words()[0])


@clause("PC-DEAL-16")
def test_spaces_stay_empty_when_the_circle_tiles_run_out() -> None:
    t = table("ES", 2)
    last, rest = t.e.stack[:3], t.e.stack[3:]
    t.e.stack, t.e.gone = last, [*t.e.gone, *rest]
    t.end_actions()
    assert (t.c.round, t.e.tiles, t.e.stack) == (2, [*last, 0], [])


# --- scoring --------------------------------------------------------------------------------------------------


def ranked(*players: tuple[int, int, int]) -> Table:
    """Players by pounds, votes and the value of a scoreboard of 8, 0, 0 and the rest."""
    seats = []
    for pounds, votes, society in players:
        markers: list[Place] = [(8, "left"), (0, "left"), (0, "right"), (society - 8, "right")]
        seats.append({"pounds": pounds, "tiles": [], "votes": votes, "markers": markers})
    others = {who: seat for who, seat in enumerate(seats) if who}
    return table("PES", len(players), phase="end", round=5, others=others, **seats[0])  # type: ignore[arg-type]


@clause("PC-SCORE-08", "PC-SCORE-09", "PC-ROUND-10")
def test_the_lowest_highest_score_wins() -> None:
    t = ranked((10, 3, 10), (2, 12, 10))
    assert [(s.place, s.seat, s.score) for s in t.g.ranking()] == [(1, 0, 10), (2, 1, 12)]


@clause("PC-SCORE-10", "PC-SCORE-12")
def test_ties_go_to_the_second_highest() -> None:
    t = ranked((7, 10, 12), (12, 9, 8))
    assert [(s.place, s.seat, s.score) for s in t.g.ranking()] == [(1, 1, 12), (2, 0, 12)]
    notes = [s.note for s in t.g.ranking()]
    assert notes == ["tie broken by the next scores, 9, 8", "tie broken by the next scores, 10, 7"]
    assert [s.note for s in ranked((7, 10, 12), (11, 9, 8)).g.ranking()] == ["", ""]


@clause("PC-SCORE-11", "PC-SCORE-12")
def test_then_the_third() -> None:
    t = ranked((8, 10, 12), (12, 7, 10))
    assert [(s.place, s.seat) for s in t.g.ranking()] == [(1, 1), (2, 0)]


@clause("PC-SCORE-13")
def test_equal_in_all_is_a_shared_win() -> None:
    t = ranked((8, 10, 12), (12, 8, 10), (20, 20, 10))
    assert [(s.place, s.seat) for s in t.g.ranking()] == [(1, 0), (1, 1), (3, 2)]
    assert [s.note for s in t.g.ranking()] == ["shared: equal in every competition"] * 2 + [""]
    t = ranked((8, 10, 12), (10, 12, 8), (12, 8, 10))
    assert [(s.place, s.seat) for s in t.g.ranking()] == [(1, 0), (1, 1), (1, 2)]
    t = ranked((8, 9, 10), (8, 10, 12), (10, 12, 8))
    assert [(s.place, s.seat) for s in t.g.ranking()] == [(1, 0), (2, 1), (2, 2)]


@clause("PC-SCORE-14")
def test_only_competitions_in_play_count() -> None:
    t = table("ES", 2, votes=9, markers=LOW)
    assert next(s.score for s in t.g.ranking() if s.seat == 0) == 10
