"""The words a person can type besides an answer."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from squander.cli import files
from squander.kernel.errors import BadRecord, SquanderError
from squander.play.seating import UNKNOWN, seats_of
from squander.play.table import resumed

if TYPE_CHECKING:
    from squander.cli.session import Session

HELP = [
    ("3", "choose option 3; `1 1 2` answers a question that comes again and again"),
    ("boat", "choose the option whose label contains this"),
    ("Enter", "show the question again"),
    ("?", "what is refused here, and why"),
    ("? 3, ? boat", "explain an option or a card in full"),
    ("hint", "what a good player would choose, and why"),
    ("table", "show the whole table"),
    ("log", "tell everything that happened so far"),
    ("undo", "take back your last choice, until something was revealed or somebody acted"),
    ("reset", "take back your whole turn, within the same limits"),
    ("save FILE", "write the game down, to go on later"),
    ("load FILE", "put this game away and go on with a saved one"),
    ("quit", "leave; you are asked whether to save first"),
]


class Leave(Exception):
    """The person wants to go."""


def show_help(session: "Session", rest: str) -> None:
    for word, text in HELP:
        session.desk.paper.line(f"  {word:12} {text}", indent=15)


def show_table(session: "Session", rest: str) -> None:
    session.desk.draw_table(session.game.question.who, whole=True)


def show_log(session: "Session", rest: str) -> None:
    session.desk.write_story(session.desk.notes(session.game.question.who))


def hint(session: "Session", rest: str) -> None:
    from squander.bots.advice import advice
    from squander.cli.hint import line

    for one in advice(session.game, session.game.question.who):
        session.desk.paper.line(line(one), indent=4)


def undo(session: "Session", rest: str) -> None:
    session.desk.table.undo(session.game.question.who)
    look_again(session)


def reset(session: "Session", rest: str) -> None:
    session.desk.table.reset_turn(session.game.question.who)
    look_again(session)


def look_again(session: "Session") -> None:
    desk = session.desk
    who = session.game.question.who
    desk.told[who] = len(desk.notes(who))
    desk.drawn = (None, desk.drawn[1])
    desk.paper.line("Taken back.")


def save(session: "Session", rest: str) -> None:
    if not rest:
        session.desk.paper.line("Save it under which name? For example: save evening.squander")
        return
    files.write_record(Path(rest), session.desk.table.record().with_snapshot(session.game))
    session.saved = session.game.plies
    use = "replay" if session.game.over else "play --load"
    session.desk.paper.line(f"Saved. Open it with: squander {use} {rest}", indent=4)


def load(session: "Session", rest: str) -> None:
    if not rest:
        session.desk.paper.line("Load which file? For example: load evening.squander")
        return
    record = files.read_record(Path(rest))
    seats = seats_of(record.about, record.setup.players)
    if seats is None or UNKNOWN in seats.players:
        raise BadRecord(f"{rest}: it does not say who sits where; start it with 'squander play --load {rest}'.")
    session.desk.sit_down(resumed(record), seats)
    session.saved = session.game.plies


def leave(session: "Session", rest: str) -> None:
    if session.saved < session.game.plies:
        offer_to_save(session, "Save it first? A file name, or Enter to leave without: ")
    raise Leave


def offer_to_save(session: "Session", question: str) -> None:
    """Until it is written or not wanted."""
    while name := session.desk.paper.ask(question):
        try:
            save(session, name)
        except SquanderError as error:
            session.desk.paper.line(str(error), indent=4)
        else:
            return


COMMANDS: dict[str, Callable[["Session", str], None]] = {
    "help": show_help,
    "hint": hint,
    "table": show_table,
    "log": show_log,
    "undo": undo,
    "reset": reset,
    "save": save,
    "load": load,
    "quit": leave,
    "exit": leave,
}
