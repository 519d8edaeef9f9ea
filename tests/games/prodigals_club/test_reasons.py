"""Why not this, now? Each refusal answers for the position."""

import pytest

from squander.kernel.game import Frame
from tests.games.prodigals_club.table import Place, Table, table

HIGH: list[Place] = [(16, "left"), (16, "right"), (16, "middle"), (14, "middle")]


def why_not(t: Table, word: str) -> str:
    return next(refusal.reason for name, refusal in t.refused().items() if t.is_meant(name, word))


# --- errands ------------------------------------------------------------------------------------------------------


def test_whose_errand_boy_stands_there() -> None:
    t = table("ES", phase="errands").occupy("S-ballroom", 1).occupy("S-stairs", 0).occupy("E-vote", 0)
    assert why_not(t, "S-ballroom") == "Seat 2's errand boy is on this space already."
    assert why_not(t, "S-stairs") == "Your own errand boy is on this space already."
    assert why_not(t, "E-vote").startswith("Your errand boy is on this space already")


def test_who_has_the_central_card_and_the_renaissance_man() -> None:
    t = table("ES", phase="errands").send("central-card")
    assert why_not(t, "central-card") == "Seat 1 has taken the club's card of this round already."
    t.send("renaissance-man")
    assert why_not(t, "central-card") == "You have taken the club's card of this round already."
    assert why_not(t, "renaissance-man") == "Seat 2 has the renaissance man this round."


def test_the_boys_the_central_card_takes() -> None:
    t = table("ES", phase="errands")
    t.seat().boys = 1
    assert why_not(t, "central-card") == "The club's card takes 2 errand boys, and you have only 1 left."


def test_a_footman_alone_cannot_fetch_the_central_card() -> None:
    t = table("PE", 3, hand=["c-pe-5"], round=4).use("c-pe-5")
    assert why_not(t, "central-card") == "The club's card takes 2 errand boys, and only one is sent now."
    t = table("PE", 3, hand=["c-pe-5"], round=4).occupy("central-card", 1)
    t.c.gone, t.c.central = [*t.c.gone, t.c.central], 0
    t.use("c-pe-5")
    t.cannot("central-card", "PC-CENTRAL-09")
    assert why_not(t, "central-card") == "Seat 2 has taken the club's card of this round already."


def test_which_place_is_reserved() -> None:
    t = table("ES", 3, phase="errands").occupy("order-2", 0)
    assert why_not(t, "order-3") == "You have reserved place 2 already, and may reserve only one a round."


# --- choices ------------------------------------------------------------------------------------------------------


def test_which_competition_is_missing() -> None:
    t = table("PE")
    t.g.asked = Frame(t.box.inner_circle[0].effect, 0, 1)
    assert why_not(t, "move-1-down") == "The society competition is not part of this game."


def test_why_a_price_cannot_be_paid() -> None:
    t = table("ES", board=["c-es-3"], votes=44, markers=HIGH).use("c-es-3", "vote-1")
    t.e.seats[0].votes = 44
    assert why_not(t, "gain-1.move-1-down") == "You have 44 votes, and the scoreboard ends at 44."
    top: list[Place] = [(16, "left"), (16, "right"), (16, "middle"), (14, "middle")]
    t = table("ES", board=["c-es-3"], markers=top).use("c-es-3", "vote-1")
    assert why_not(t, "up-1.vote-1") == "No marker of yours can move up."


# --- circles ------------------------------------------------------------------------------------------------------


def test_what_a_tile_would_have_to_match() -> None:
    t = table("ES", phase="errands", circles=["circle-13", "circle-6"], grid=[("circle-2", 0, 0, 0)])
    t.send("E-tile", "circle-13")
    assert why_not(t, "1E") == "However it is turned, the tile cannot match horse to the west."
    t = table("ES", phase="errands", circles=["circle-8", "circle-6"], grid=[("circle-2", 0, 0, 0)])
    t.send("E-tile", "circle-8", "1E")
    assert why_not(t, "turn.0") == "Dog does not match horse to the west."


# --- markers ------------------------------------------------------------------------------------------------------


def test_who_is_in_the_way() -> None:
    t = table("ES", board=["s-b-musical"], markers=HIGH).use("s-b-musical")
    assert why_not(t, "lady.1.right") == "Your gentleman is in the way."
    assert why_not(t, "gentleman.1.down") == "Your other gentleman is in the way."
    assert why_not(t, "lady.1.left") == "The marker would leave the board."


def test_whom_a_move_is_for() -> None:
    t = table("ES", board=["s-b-poet"], markers=HIGH).use("s-b-poet")
    assert why_not(t, "gentleman.2.down") == "This move is for ladies only."


@pytest.mark.parametrize("card", ["s-duet", "s-gallery"])
def test_a_group_is_stopped_by_who_is_in_the_way(card: str) -> None:
    """A row card is refused by no clause about columns."""
    markers: list[Place] = [(12, "left"), (16, "left"), (8, "left"), (4, "left")]
    t = table("ES", hand=[card], markers=markers).use(card, *(["row.12"] if card == "s-duet" else []))
    t.cannot("lady.1.down2", "PC-MOVE-03")
    assert why_not(t, "lady.1.down2") == "Your gentleman is in the way."


def test_a_row_without_the_colour() -> None:
    t = table("ES", hand=["s-duet"], markers=[(12, "left"), (12, "right"), (4, "left"), (2, "left")]).use("s-duet")
    assert why_not(t, "row.4") == "You have no lady in this row."


def test_why_nobody_jumps() -> None:
    free: list[Place] = [(12, "left"), (10, "left"), (4, "left"), (-4, "right")]
    t = table("ES", board=["s-b-queue"], markers=free).use("s-b-queue")
    assert why_not(t, "lady.2") == "There is no marker right below to jump over."
    assert why_not(t, "gentleman.1") == "This move is for ladies only."
    stairs: list[Place] = [(12, "left"), (8, "left"), (10, "left"), (6, "left")]
    t = table("ES", board=["s-b-queue"], markers=stairs).use("s-b-queue")
    assert why_not(t, "lady.1") == "The space behind the marker right below is taken, too."
    edge: list[Place] = [(-2, "left"), (12, "left"), (-4, "left"), (10, "left")]
    t = table("ES", board=["s-b-queue"], markers=edge).use("s-b-queue")
    assert why_not(t, "lady.1") == "The jump would lead off the board."


def test_blocked_by_the_top_row() -> None:
    t = table("ES", board=["c-es-3"], markers=[(16, "left"), (12, "left"), (10, "middle"), (4, "middle")])
    t.use("c-es-3", "vote-1", "up-1.vote-1")
    assert why_not(t, "lady.1") == "It is in the top row already."
