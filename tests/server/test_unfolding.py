"""A gesture in one go: what is wanted is answered as far as it fits, and the rest is assumed."""

import threading

import pytest

from squander.games import kind_of
from squander.kernel.game import Game
from squander.server import wire
from squander.server.tables import showing
from squander.server.tables.looking_ahead import Unfolded, unfold
from squander.server.wire import Wanted
from tests.browser.prepared import after, asks, leading_to, place_of, position
from tests.server.client import Player, new_table, token_of
from tests.server.conftest import Running


def for_two(g: Game) -> int:
    """An event that takes two companions; 0 for none."""
    for option in leading_to(g, "will.Bring1") if asks(g, "will.Act") else []:
        first = after(g, option)
        if len(first.options) > 1 and all(asks(after(first, c), "will.Bring2") for c in first.options):
            return option
    return 0


@pytest.fixture(scope="module")
def outing() -> Game:
    return position("last-will", lambda g: for_two(g) > 0)


def done(g: Game, *wanted: Wanted) -> Unfolded:
    return unfold(g, g.question.who, wanted)


def told(unfolded: Unfolded) -> list[tuple[int, bool]]:
    return [(step.option, step.own) for step in unfolded.steps]


def test_who_comes_along_is_assumed_to_be_nobody(outing: Game) -> None:
    event = for_two(outing)
    unfolded = done(outing, Wanted(id=event))
    assert told(unfolded)[:3] == [(event, True), (0, False), (0, False)]
    assert (unfolded.own, unfolded.complete) == (1, True), "the player is asked from the first companion on"
    assert all(step.then is not None for step in unfolded.steps)


def test_an_answer_is_found_where_it_lies(outing: Game) -> None:
    event = for_two(outing)
    guests = after(outing, event)
    companion = guests.options[0]
    lying = [Wanted(place=place_of(outing, event)), Wanted(place=place_of(guests, companion))]
    assert told(done(outing, *lying))[:2] == [(event, True), (companion, True)]


def test_what_does_not_fit_any_more_is_left_out_and_what_comes_later_stays(outing: Game) -> None:
    event = for_two(outing)
    second = after(outing, event, 0)
    companion = second.options[0]
    kept = Wanted(question=second.question.name, id=companion)
    gone = Wanted(question=second.question.name, id=12_345, place="hand:12345")
    unfolded = done(outing, Wanted(id=event), Wanted(question="will.Bring1", id=0), gone, kept)
    assert told(unfolded)[:3] == [(event, True), (0, True), (companion, True)]


def test_an_answer_to_another_question_is_not_taken_for_this_one(outing: Game) -> None:
    assert done(outing, Wanted(question="will.KeepCards", id=for_two(outing))).steps == []


def test_signs_are_found_by_the_number_on_them() -> None:
    g = position("last-will", lambda g: bool(asks(g, "will.SendErrandBoy") and leading_to(g, "will.ArrangeMarket")))
    space = leading_to(g, "will.ArrangeMarket")[0]
    market = after(g, space)
    words, frame = market.kind.words, market.question.frame
    signs = [words.amount(market, frame, option) for option in market.options][::-1]
    wanted = [Wanted(question="will.ArrangeMarket", amount=sign) for sign in signs]
    unfolded = done(g, Wanted(id=space), *wanted)
    assert told(unfolded)[1:4] == [(option, True) for option in market.options[:0:-1]]
    assert unfolded.complete
    assert list(unfolded.steps[-1].then.view(frame.who)["market"].values()) == signs  # type: ignore[union-attr]


def test_a_turn_that_ends_belongs_to_no_gesture(outing: Game) -> None:
    """Nothing is assumed of what comes after it, whoever is asked."""
    unfolded = done(outing, Wanted(id=0))
    assert told(unfolded) == [(0, True)]
    assert unfolded.complete


def test_a_draw_is_not_looked_behind() -> None:
    g = position("last-will", lambda g: bool(asks(g, "will.SendErrandBoy") and leading_to(g, "will.DrawUnknown")))
    space = leading_to(g, "will.DrawUnknown")[0]
    deck = after(g, space).options[0]
    unfolded = done(g, Wanted(id=space), Wanted(id=deck))
    assert told(unfolded) == [(space, True), (deck, True)]
    assert [step.then is None for step in unfolded.steps] == [False, True]
    assert unfolded.complete


def test_a_tile_is_assumed_to_lie_as_it_fits_and_the_player_is_shown_what_comes_after() -> None:
    g = position("prodigals-club", lambda g: bool(asks(g, "election.PlaceTile") and leading_to(g, "election.TurnTile")))
    cell = leading_to(g, "election.TurnTile")[0]
    unfolded = done(g, Wanted(id=cell))
    turned = after(g, cell)
    assert told(unfolded)[:2] == [(cell, True), (turned.options[0], False)]
    assert unfolded.own >= 2


@pytest.mark.parametrize("wanted", [[{"id": 10**9}], [{"place": "x" * 100}], [{"id": 1}] * 61, [{"id": "1"}]])
def test_a_wish_has_bounds(port: int, wanted: list[dict[str, object]]) -> None:
    made = new_table(port, "you", "link", seed="3", starter=0)
    with Player(port, made.table, token_of(made.url)) as player:
        state = player.my_turn()
        player.say({"type": "try", "ply": state.ply, "wanted": wanted})
        assert player.error().code == "malformed"


def test_others_do_not_wait_for_a_look_ahead(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes: here until somebody else has chosen at another table."""
    chosen, really = threading.Event(), showing.tried

    def slow(*given: object) -> wire.Tried:
        assert chosen.wait(50), "nobody else could choose meanwhile"
        return really(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(showing, "tried", slow)
    mine, other = (new_table(server.port, "you", "link", seed="3", starter=0) for _ in range(2))
    with (
        Player(server.port, mine.table, token_of(mine.url)) as me,
        Player(server.port, other.table, token_of(other.url)) as you,
    ):
        option = me.my_turn().question.options[0].id  # type: ignore[union-attr]
        me.say(wire.Try(ply=0, wanted=[Wanted(id=option)], run=7))
        theirs = you.my_turn()
        you.choose(theirs.question.options[0].id)  # type: ignore[union-attr]
        chosen.set()
        while not isinstance(tried := me.hear(), wire.Tried):
            pass
    assert (tried.run, tried.steps[0].option) == (7, option)


def test_every_game_of_the_program_has_gestures_that_end() -> None:
    """No chain of assumed answers goes in a circle."""
    for game in ("last-will", "prodigals-club", "maccreedys-mansion"):
        g = kind_of(game).begin(position(game, lambda g: g.plies == 40).setup)
        while not g.over and g.plies < 60:
            assert len(done(g, Wanted(id=g.options[0])).steps) < 40
            g.choose(g.options[0])
