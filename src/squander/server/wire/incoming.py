"""What a page says over its socket."""

from typing import Annotated

import msgspec

from squander.server.wire.forms import Number
from squander.server.wire.messages import Message
from squander.server.wire.questions import Wanted

Options = Annotated[list[Number], msgspec.Meta(max_length=60)]  # answers to questions that follow from each other


class Hello(Message, tag="hello", frozen=True):
    token: str
    ply: Number = -1  # the last ply this page has shown; -1 for none
    badge: str = ""  # a secret of this browser: a seat belongs to the one that opens its link first
    pledge: str = ""  # before the deal: the SHA-256 of what this page will add to the shuffle


class Choose(Message, tag="choose", frozen=True):
    """Answer the open question, and those that follow from it: all of the answers count, or none of them."""

    ply: Number
    option: Number
    then: Options = []
    seat: Number | None = None  # on a shared screen: which of its seats answers; it must be the one looked at


class Try(Message, tag="try", frozen=True):
    """What would these answers lead to, with those that are then assumed? Answered with `Tried`; nothing changes, and
    nobody else hears of it.

    A question is answered by the first of those still wanted that fits it; the ones before that are left out.
    """

    ply: Number
    wanted: Annotated[list[Wanted], msgspec.Meta(max_length=60)]
    run: Number = 0  # which trial of the page this is
    seat: Number | None = None


class Hint(Message, tag="hint", frozen=True):
    """What would a good player answer? Answered with `Advised`, if the table allows hints; nobody else hears of it."""

    ply: Number
    seat: Number | None = None


class Undo(Message, tag="undo", frozen=True):
    ply: Number
    seat: Number | None = None


class Reset(Message, tag="reset", frozen=True):
    ply: Number
    seat: Number | None = None


class Look(Message, tag="look", frozen=True):
    """On a shared screen: show this seat's side now (the person has taken over), or nobody's (-1)."""

    seat: Number


class Chat(Message, tag="chat", frozen=True):
    text: str


class SeatBot(Message, tag="seat_bot", frozen=True):
    """The owner, or the seat's own player, lets a bot play for a seat, or gives the seat back (bot = null)."""

    seat: Number
    bot: str | None


class Part(Message, tag="part", frozen=True):
    """Before the deal, once all have pledged: what this page adds to the shuffle."""

    part: str


class DealNow(Message, tag="deal_now", frozen=True):
    """Before the deal: the owner waits for no more pledges."""


Incoming = Hello | Choose | Try | Hint | Undo | Reset | Look | Chat | SeatBot | Part | DealNow
