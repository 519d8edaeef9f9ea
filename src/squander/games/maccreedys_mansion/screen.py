"""The Mansion in text: the house in section, storey over storey, the jobs, the companies and their ledgers."""

from textwrap import wrap

from rich.text import Text

from squander.cli.screens import CardText, Seen
from squander.cli.screens.parts import THE_END, counted, paragraph, whose
from squander.games.english import listed
from squander.games.maccreedys_mansion.box import Box, Card, Room
from squander.games.maccreedys_mansion.content import open_box
from squander.games.maccreedys_mansion.faces.shared import HAUNTING, HIRING, WORK
from squander.games.maccreedys_mansion.seen import Company, MansionView, RoomView, SpaceView
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import TRADE_NAMES
from squander.games.maccreedys_mansion.text import describe, describe_job, dollars, plural
from squander.kernel.game import Game
from squander.kernel.pieces import Standing

GOAL = (
    "Your company restores a haunted house. Hire workers, place them, finish jobs, pay the bills: the richest company "
    "wins when the mansion is restored, or the last one still in business. Type ? ledger to see where your money went."
)
CELL = 6  # characters for a unit of the plan
WIDE = 12  # units across the house

Scene = Seen[MansionView, Box]


def goal(g: Game) -> str:
    return GOAL


def box_of(g: Game) -> Box:
    return mansion(g).box


def heading(s: Scene) -> str:
    now = s.phase or f"{THE_END}: {s.view['outcome']}"
    return f"Round {s.view['round']} · {now}"


def table(s: Scene, whole: bool) -> list[Text]:
    """The house where rooms are chosen, the money where money is; everything when asked for. What has not changed
    since the phase was drawn last is left out."""
    first = whole or not s.again
    at_work = s.phase in (HIRING, WORK, HAUNTING)
    lines: list[Text] = []
    if first or s.phase != HIRING:
        lines += house(s) if whole or at_work or s.view["over"] else []
    if first and (whole or at_work):
        lines += [*jobs(s), *news(s)]
    if whole or s.phase == HIRING:
        lines += zones(s)
    for who in s.view["order"]:
        lines += company(s, who)
    return lines + (ledger_lines(s, max(0, s.view["seat"])) if whole else [])


# --- the house ----------------------------------------------------------------------------------------------------


def house(s: Scene) -> list[Text]:
    """Spaces as letters of their trades: a point is empty, a number is a seat, a capital letter a worker at work."""
    lines: list[str] = []
    for storey in range(len(s.view["storeys"])):
        rooms = [room for room in s.view["rooms"] if room["storey"] == storey]
        lines.append(border([*rooms, *(room for room in s.view["rooms"] if room["storey"] == storey - 1)]))
        lines += [row(pairs) for pairs in name_rows(rooms)]
        lines += [row([(room, text(s, room)) for room in rooms]) for text in (space_line, state_line)]
    lines.append(border([room for room in s.view["rooms"] if room["storey"] == len(s.view["storeys"]) - 1]))
    seats = ", ".join(f"{who + 1} {name}" for who, name in enumerate(s.names[: s.view["players"]]))
    return [*[Text(line, no_wrap=True) for line in lines], Text(f"Markers: {seats}; c. is an empty space, C1 a worker")]


def border(rooms: list[RoomView]) -> str:
    line = [" "] * (WIDE * CELL + 1)
    for room in rooms:
        x, _, width, _ = room["plan"]
        for at in range(x * CELL, (x + width) * CELL + 1):
            line[at] = "-" if line[at] != "+" else "+"
        line[x * CELL] = line[(x + width) * CELL] = "+"
    return "".join(line).rstrip()


def row(texts: list[tuple[RoomView, str]]) -> str:
    line = [" "] * (WIDE * CELL + 1)
    for room, text in texts:
        x, _, width, _ = room["plan"]
        room_for = width * CELL - 1
        line[x * CELL + 1 : x * CELL + 1 + room_for] = list(text[:room_for].ljust(room_for))
        line[x * CELL] = line[(x + width) * CELL] = "|"
    return "".join(line).rstrip()


def name_rows(rooms: list[RoomView]) -> list[list[tuple[RoomView, str]]]:
    """Names in as many lines as the longest of the storey needs."""
    names = [wrap(room["name"], room["plan"][2] * CELL - 1) for room in rooms]
    return [
        [(room, name[i] if i < len(name) else "") for room, name in zip(rooms, names, strict=True)]
        for i in range(max(len(name) for name in names))
    ]


def space_line(s: Scene, room: RoomView) -> str:
    return "".join(space_mark(s, space) for space in room["spaces"])


def space_mark(s: Scene, space: SpaceView) -> str:
    letter = s.box.letters[TRADE_NAMES.index(space["trade"])]
    owner = "." if space["owner"] < 0 else str(space["owner"] + 1)
    return f"{letter.upper() if space['worker'] else letter}{owner}"


def state_line(s: Scene, room: RoomView) -> str:
    if room["covered"]:
        return "covered"
    if room["haunted"]:
        return "haunted"
    job = next((job for job in s.view["track"] if job["room"] == room["id"]), None)
    if room["complete"]:
        return "done" if job is None else f"done {dollars(job['reward'])}"
    return dollars(job["reward"]) if job else ""


def jobs(s: Scene) -> list[Text]:
    lines = [Text("Open jobs", "bold")]
    for job in s.view["track"]:
        room = next(room for room in s.view["rooms"] if room["id"] == job["room"])
        rest = "complete" if room["complete"] else f"lacks {lacking(room)}"
        lines.append(Text(f"  {job['name']} ({room['name']}): {dollars(job['reward'])}, {rest}"))
    deck = s.view["deck"]
    return [*lines, Text(f"  {counted(deck['jobs'], 'card')} in the job deck", "dim")]


def lacking(room: RoomView) -> str:
    trades = [space["trade"] for space in room["spaces"] if space["owner"] < 0]
    return listed([plural(trades.count(trade), trade) for trade in TRADE_NAMES if trade in trades])


# --- what the day is like -----------------------------------------------------------------------------------------


def zones(s: Scene) -> list[Text]:
    prices = s.view["prices"]
    pool = [f"{trade} {n} at {dollars(prices[trade])}" for trade, n in s.view["pool"].items()]
    units = [f"{name} {dollars(price)}" for name, price in prices.items() if name not in s.view["pool"]]
    return [paragraph("Workers left", ", ".join(pool)), paragraph("A unit of", ", ".join(units))]


def news(s: Scene) -> list[Text]:
    """The last cards, and what holds tomorrow."""
    found = [(s.view["event"], s.box.events), (s.view["haunt"], s.box.haunts)]
    cards = [card for id, deck in found for card in deck if card.id == id]
    lines = [Text.assemble("  ", (card.name, "bold"), f": {describe(card)}") for card in cards]
    haunted = [room["name"] for room in s.view["rooms"] if room["haunted_tomorrow"]]
    if haunted:
        lines.append(paragraph("  Haunted tomorrow", listed(haunted)))
    return [Text("Last cards", "bold"), *lines] if lines else []


# --- companies ----------------------------------------------------------------------------------------------------


def company(s: Scene, who: int) -> list[Text]:
    seat = s.view["seats"][who]
    style = "bold magenta" if who == s.view["seat"] else "bold"
    first = ", first player" if who == s.view["order"][0] else ""
    head = Text.assemble((s.names[who], style), first, ": ", (dollars(seat["worth"]), "bold"), f" · {funds(seat)}")
    return [head, *[Text(f"    {line}") for line in [holdings(seat)] if line]]


def funds(seat: Company) -> str:
    parts = [f"active {dollars(seat['active'])}", f"invested {dollars(seat['invested'])}"]
    if seat["debt_total"]:
        owed = ", ".join(f"{n} {piece}" for piece, n in seat["debts"].items())
        parts.append(f"owes {dollars(seat['debt_total'])} ({owed})")
    if seat["status"] != "open":
        parts.append(seat["status"])
    return " · ".join(parts)


def holdings(seat: Company) -> str:
    crew = [plural(n, trade) for trade, n in seat["workers"].items() if n]
    stored = [f"{n} {name}" for name, n in seat["storage"].items() if n]
    parts = [f"hired {listed(crew)}"] if crew else []
    parts += [f"stored {', '.join(stored)}"] if stored else []
    parts += [counted(len(seat["jobs"]), "job card")] if seat["jobs"] else []
    return " · ".join(parts)


def ledger_lines(s: Scene, who: int) -> list[Text]:
    return [Text(whose(s.names[who], "ledger"), "bold"), *[Text(line) for line in ledger(s, who)]]


def ledger(s: Scene, who: int) -> list[str]:
    """Line by line: the round, what it was, what it changed, what was left."""
    lines = []
    for line in s.view["seats"][who]["ledger"]:
        pieces = f"{line['pieces']} × " if line["pieces"] > 1 else ""
        what = f"{line['reason']}{': ' if line['about'] else ''}{pieces}{about_name(s.box, line['about'])}"
        change = signed(line["change"]) if line["change"] else ""
        moved = f"invested {signed(line['change_invested'])}" if line["change_invested"] else ""
        lines.append(f"  {line['round']:2} {what[:34]:34} {change:>9} {dollars(line['active']):>9}  {moved}".rstrip())
    return lines


def signed(n: int) -> str:
    return f"+{dollars(n)}" if n > 0 else dollars(n)


def about_name(box: Box, id: str) -> str:
    """Jobs and cards by their names; workers and units as they are."""
    named = {card.id: card.name for card in [*box.events, *box.haunts]}
    named |= {room.job: room.job_name for room in box.rooms}
    return named.get(id, id)


# --- single things ------------------------------------------------------------------------------------------------


def about(s: Scene, place: str) -> str:
    kind, _, number = place.partition(":")
    if kind == "space":
        rooms = [r for r in s.view["rooms"] if any(space["space"] == int(number) for space in r["spaces"])]
        return room_text(s, s.box.rooms[rooms[0]["room"]])
    return room_text(s, s.box.rooms[int(number)]) if kind == "room" else ""


def room_text(s: Scene, room: Room) -> str:
    return f"{room.name} · {room.job_name}: {describe_job(s.box, room)}"


def card_text(box: Box, card: Card) -> str:
    return f"{card.name}: {describe(card)}"


def lookup(s: Scene, name: str) -> list[str]:
    """`ledger` opens one's own ledger, a company's name that company's; otherwise rooms, jobs and cards."""
    wanted = name.lower()
    if wanted == "ledger":
        return ledger(s, max(0, s.view["seat"]))
    companies = [who for who in range(s.view["players"]) if wanted == s.names[who].lower()]
    if companies:
        return ledger(s, companies[0])
    rooms = [room for room in s.box.rooms if wanted in room.name.lower() or wanted in room.job_name.lower()]
    cards = [card for card in [*s.box.events, *s.box.haunts] if wanted in card.name.lower()]
    return [*[room_text(s, room) for room in rooms], *[card_text(s.box, card) for card in cards]]


def result(standing: Standing) -> str:
    return dollars(standing.score)


def cards(pack: str | None) -> list[CardText]:
    box = open_box(pack)
    found = [
        CardText(room.job, room.job_name, "jobs", "job", [], 1, describe_job(box, room), room.source, room.flavour)
        for room in box.rooms
    ]
    for deck, kind, rows in (("events", "event", box.events), ("haunts", "haunt", box.haunts)):
        found += [CardText(c.id, c.name, deck, kind, [], 1, describe(c), c.source, c.flavour) for c in rows]
    return found
