"""The log says what happened, in English."""

from squander.games.prodigals_club.faces import FACES
from squander.kernel.pieces import Note, line_of
from tests.games.prodigals_club.table import Place, Table, table

HIGH: list[Place] = [(16, "left"), (12, "right"), (16, "middle"), (12, "middle")]


def told(t: Table, *whats: str) -> list[str]:
    notes = [note for note in line_of(t.g.log) if not whats or note.what in whats]
    return [text for text in (FACES.tell(t.g, note) for note in notes) if text]


def test_dame_beatrice_raises_the_markers_not_the_player() -> None:
    markers: list[Place] = [(12, "left"), (12, "right"), (16, "middle"), (4, "middle")]
    t = table("ES", phase="dame", dame="same-row", markers=markers)
    assert told(t, "society.dame calls") == ["Dame Beatrice calls and raises markers that share a row."]
    raised = told(t, "society.rises")
    assert raised[:2] == [
        "Dame Beatrice raises {who}'s lady to the left 14.",
        "Dame Beatrice raises {who}'s lady to the right 14.",
    ]
    assert not told(t, "society.moves")


def test_a_replacement_is_told_as_hers() -> None:
    markers: list[Place] = [(16, "left"), (16, "right"), (8, "middle"), (4, "middle")]
    t = table("ES", phase="dame", dame="same-row", markers=markers)
    while t.asked == "society.RaiseOthers":
        t.choose(next(word for word in t.words() if word.startswith("gentleman")))
    assert "Dame Beatrice raises {who}'s gentleman to the middle 10 (dog)." in told(t, "society.rises")


def test_a_sale_is_told_once() -> None:
    t = table("PE", hand=["p-rain"], tiles=["A1", "T1"], borough="Chelsea").use("p-rain", "A1")
    assert told(t, "possessions.sells", "possessions.received") == [
        "{who} sells Racehorse (£6, horse, Mayfair) for £5."
    ]
    t = table("PE", hand=["p-rain"], tiles=["A1", "T1"], borough="Chelsea").use("p-rain", "T1")
    assert told(t, "possessions.sells") == ["{who} sells Rocking Horse (£1, horse, Mayfair) for nothing."]


def test_coins_of_an_exchange_are_told() -> None:
    t = table("PE", hand=["p-magpie"], tiles=["A1", "A2"], offer=["T1", "T5", "T8", "B1"]).use("p-magpie", "A1", "T1")
    assert told(t, "possessions.received") == ["{who} receives £1."]


def test_nothing_spent_is_told_as_that() -> None:
    t = table("PE", hand=["p-banquet"], pounds=0, tiles=["A1"]).use("p-banquet")
    assert told(t, "possessions.spent") == ["{who} has nothing to spend."]


def test_votes_beyond_the_scoreboard_are_not_told_as_gained() -> None:
    t = table("ES", 2, phase="park", votes=44, others={1: {"votes": 44, "megaphones": 1}})
    assert told(t, "election.gains") == ["{who} cannot have more votes."]
    assert t.votes() == 44


def test_named_symbols_are_symbols() -> None:
    t = table("ES", board=["e-b-toasts"], renaissance=True).use("e-b-toasts", "2")
    assert told(t, "club.names symbol") == ["{who}'s renaissance man stands for 2 wine symbols."]


def test_an_inner_circle_is_one() -> None:
    t = table("ES")
    assert FACES.tell(t.g, Note(None, "election.inner circle", 0, 1, 0, -1)) == "{who} joins an inner circle."
    assert FACES.tell(t.g, Note(None, "election.inner circle", 0, 2, 0, -1)) == "{who} joins 2 inner circles."


def test_two_boys_go_for_the_central_card_of_two_competitions() -> None:
    t = table("ES", phase="errands").send("central-card")
    assert told(t, "club.errand")[0].startswith("{who} sends 2 errand boys to ")
    t = table("PES", phase="errands").send("central-card")
    assert told(t, "club.errand")[0].startswith("{who} sends an errand boy to ")


def test_a_circle_tile_is_told_by_its_edges() -> None:
    t = table("ES", phase="errands", circles=["circle-8", "circle-6"]).send("E-tile", "none")
    assert told(t, "election.discards tile") == [
        "{who} discards a political circle tile with horse, question mark, mask and dog.",
        "{who} discards a political circle tile with wine, house, silver and mask.",
    ]


def test_what_a_bonus_tile_does_is_told_once() -> None:
    t = table("ES", bonus="bonus-vote").use("bonus-vote")
    assert told(t)[-2:] == ["{who} uses a bonus tile.", "{who} loses 1 vote."]
