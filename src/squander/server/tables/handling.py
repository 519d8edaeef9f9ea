"""What a page may ask of a table, and the sentence it gets when it may not."""

import asyncio

from squander.bots import can_play
from squander.kernel.errors import BadRecord, GameIsOver, NotOffered
from squander.play.table import NoUndo
from squander.server import wire
from squander.server.storage.outage import StorageFailed
from squander.server.tables import showing
from squander.server.tables.catalogue import bots_for
from squander.server.tables.commit import Stale, Steps
from squander.server.tables.exercising import is_open
from squander.server.tables.hub import Hub
from squander.server.tables.open_page import Page
from squander.server.tables.room import Room
from squander.server.tables.typed_text import cleaned
from squander.server.wire.refusals import NOT_YOURS, STALE, Refused

TALKATIVE = Refused("talkative", "That is a lot of talk at once; wait a little and say it again.")
UNSTORED = Refused(
    "storage", "The choice could not be stored. Look whether the table shows it all the same; if not, try again."
)


async def handle(hub: Hub, page: Page, message: wire.Incoming) -> None:
    """Do what the message asks; raises `Refused` when it changed nothing."""
    match message:
        case wire.Choose():
            await choose(hub, page, message)
        case wire.Try():
            await try_out(page, message)
        case wire.Hint():
            await advise(hub, page, message)
        case wire.Undo() | wire.Reset():
            await take_back(hub, page, message)
        case wire.Look():
            look(page, message.seat)
        case wire.Chat():
            await chat(hub, page, message.text)
        case wire.SeatBot():
            await seat_bot(hub, page, message)
        case wire.Part() | wire.DealNow():
            raise Refused("malformed", "The cards are dealt already.")
        case wire.Hello():
            raise Refused("malformed", "This page has said hello already.")


async def choose(hub: Hub, page: Page, message: wire.Choose) -> None:
    check_asked(page, message)
    room = page.room
    await step(hub, page, message.ply, lambda: room.choices([message.option, *message.then]))


async def try_out(page: Page, message: wire.Try) -> None:
    """Only the page that asks hears the answer. A look ahead takes milliseconds, which others don't wait for: nothing
    it reads is ever changed, since each step makes the table anew."""
    check_asked(page, message)
    page.post(await asyncio.to_thread(showing.tried, page.room, page.viewer, message.wanted, message.run))


async def advise(hub: Hub, page: Page, message: wire.Hint) -> None:
    """Only the page that asks hears it; it is about the position that was asked about, whatever came of it since."""
    if not page.room.row.hints:
        raise Refused("forbidden", "There are no hints at this table; it was made without them.")
    if is_open(page.room):
        raise Refused("forbidden", "This is an exercise: find an answer first; then there are hints.")
    check_asked(page, message)
    try:
        async with asyncio.timeout(page.limits.hint_seconds):
            best = await hub.advise(page.room)
    except TimeoutError:
        raise Refused("no_advice", "The advice did not come in time; play on, or ask once more.") from None
    if best is None:
        raise Refused("no_advice", "Nobody here can give advice on this just now.")
    await count_hint(hub, page.room, page.viewer)
    page.post(wire.Advised(ply=message.ply, best=[wire.Advice(**one._asdict()) for one in best]))


async def count_hint(hub: Hub, room: Room, seat: int) -> None:
    """Everybody sees how many a seat was given."""
    try:
        async with room.lock:
            await hub.store.advised(room.id, seat)
            room.seats = [s._replace(hints=s.hints + 1) if i == seat else s for i, s in enumerate(room.seats)]
    except StorageFailed:
        raise Refused("storage", "The hint could not be counted, so it is not given; please try again.") from None
    hub.tell(room)


def check_asked(page: Page, message: wire.Choose | wire.Try | wire.Hint) -> None:
    """The open question is put to the seat that this page speaks for and shows."""
    room = page.room
    seat = seat_of(page, message.seat)
    if message.ply != room.ply:
        raise STALE
    if room.asked < 0:
        raise Refused("over", "The game is over; there is nothing left to choose.")
    if seat != room.asked:
        raise Refused("not_your_turn", "It is not your turn.")
    if room.bot_at(seat) is not None:
        raise Refused("not_your_turn", "A bot plays for this seat; take the seat back first.")
    if page.viewer != seat:
        raise Refused("not_your_turn", "Take over the seat first.")


async def take_back(hub: Hub, page: Page, message: wire.Undo | wire.Reset) -> None:
    room = page.room
    seat = seat_of(page, message.seat)
    if message.ply != room.ply:
        raise STALE
    if room.asked < 0:
        raise Refused("over", "The game is over; nothing can be taken back.")
    if room.bot_at(seat) is not None:
        raise Refused("not_your_turn", "A bot plays for this seat; take the seat back first.")
    back = room.undo if isinstance(message, wire.Undo) else room.reset
    await step(hub, page, message.ply, lambda: [back(seat)])


def seat_of(page: Page, seat: int | None) -> int:
    """The seat that a message speaks for."""
    mine = page.holder.seats
    if not mine or (seat is not None and seat not in mine):
        raise NOT_YOURS
    return page.viewer if seat is None and page.viewer in mine else mine[0] if seat is None else seat


async def step(hub: Hub, page: Page, ply: int, make: Steps) -> None:
    try:
        await hub.act_all(page.room, ply, make)
    except Stale:
        raise STALE from None
    except NotOffered as error:
        raise Refused("not_offered", str(error)) from None
    except NoUndo as error:
        raise Refused("no_undo", str(error)) from None
    except GameIsOver as error:
        raise Refused("over", str(error)) from None
    except StorageFailed:
        raise UNSTORED from None
    except BadRecord as error:
        raise Refused("broken", str(error)) from None


def look(page: Page, seat: int) -> None:
    if not page.holder.shared or (seat != -1 and seat not in page.holder.seats):
        raise NOT_YOURS
    page.look_at(seat)


async def chat(hub: Hub, page: Page, text: str) -> None:
    limits = page.limits
    said = cleaned(text, limits.chat)
    if not said:
        raise Refused("malformed", "There is nothing in this message to say.")
    if len(text) > limits.chat:
        raise Refused("too_large", f"A message may have {limits.chat} characters.")
    if not page.talks.take():
        raise TALKATIVE
    seat = page.viewer if page.viewer >= 0 else page.holder.seats[0] if page.holder.seats else -1
    name = page.room.seats[seat].name if seat >= 0 else "A watcher"
    try:
        await hub.say(page.room, seat, name, said)
    except StorageFailed:
        raise Refused("storage", "The message could not be stored; please try again.") from None


async def seat_bot(hub: Hub, page: Page, message: wire.SeatBot) -> None:
    room = page.room
    if room.row.archive or not (page.holder.owner or message.seat in page.holder.seats):
        raise NOT_YOURS
    if room.row.day:
        raise Refused("forbidden", "Everybody plays this deal alone and against the same bots, so nobody is replaced.")
    if not 0 <= message.seat < len(room.seats):
        raise Refused("malformed", f"There is no seat {message.seat} at this table.")
    if message.bot is None and room.seats[message.seat].kind == "bot":
        raise Refused("forbidden", "Nobody has a link to this seat, so its bot stays.")
    if message.bot is not None and not can_play(message.bot, room.row.game):
        raise Refused(
            "malformed", f"There is no bot {message.bot!r}; choose one of {', '.join(bots_for(room.row.game))}."
        )
    try:
        await hub.seat_bot(room, message.seat, message.bot)
    except StorageFailed:
        raise Refused("storage", "The seat could not be changed; please try again.") from None
