"""The table of Last Will in text."""

from collections import Counter

from rich.text import Text

from squander.cli.screens import CardText, Seen
from squander.cli.screens.hands import Cards, once
from squander.cli.screens.parts import THE_END, counted, paragraph, seating, spaced
from squander.games.english import listed
from squander.games.last_will.box import Box, Card, Job, Tile, Will
from squander.games.last_will.content import SHELF
from squander.games.last_will.faces.shared import END_OF_ROUND, ERRANDS, FIRST_CARDS, PLANNING
from squander.games.last_will.screen.alone import campaign, solicitor
from squander.games.last_will.seen import LaidCard, PlanView, SeatView, WillView
from squander.games.last_will.state import fortune
from squander.games.last_will.terms import DECK_NAMES, KIND_NAMES
from squander.games.last_will.text import describe, describe_job, describe_tile, line_name, pounds, signed, symbols_of
from squander.kernel.game import Game
from squander.kernel.pieces import Standing

INHERITED = (
    "You have come into money and must get rid of it faster than {rivals}: whoever has least money and property "
    "left at the end inherits the real fortune. The game ends after seven rounds, or with the round in which "
    "somebody is ruined."
)
EMPLOYED = (
    " You also have a job, which pays: until it is lost you can neither go into debt nor be ruined, and whoever has "
    "lost theirs is ahead of you."
)

Scene = Seen[WillView, Box]


def goal(g: Game) -> str:
    w = fortune(g)
    rivals = "the others" if w.solicitor is None else "your uncle's Solicitor"
    return INHERITED.format(rivals=rivals) + (EMPLOYED if w.box.jobs else "")


def box_of(g: Game) -> Box:
    return fortune(g).box


def heading(s: Scene) -> str:
    last = s.view["last_round"] or s.view["round"] == s.view["rounds"]
    return f"Round {s.view['round']} of {s.view['rounds']} · {s.phase or THE_END}{' · the last round' if last else ''}"


def table(s: Scene, whole: bool) -> list[Text]:
    """Everything; or, for a question, what a player looks at to answer it."""
    lines = market(s) if whole or s.phase != END_OF_ROUND else []
    if whole:
        lines += [*plans(s), *decks(s)]
    elif s.phase == PLANNING:
        lines += taken(s)
    if whole or s.phase in (FIRST_CARDS, PLANNING, ERRANDS):
        lines += offering(s)
    if whole:
        lines += sent(s)
    if "solicitor" in s.view:
        lines += [*campaign(s.view), *solicitor(s.view["solicitor"], s.view["round"])]
    for who in seating(s.view["players"], s.view["seat"]):
        lines += player(s, who, boards=whole or s.phase == PLANNING or who == s.view["seat"])
    if s.phase == END_OF_ROUND and not whole:
        return lines  # the question names every card of the hand
    return lines + hand(s, names_only=s.again and not whole)


def hand(s: Scene, names_only: bool) -> list[Text]:
    if s.view["seat"] < 0:
        return []
    own = s.view["seats"][s.view["seat"]]
    return CARDS.hand([s.box.cards[card["card"]] for card in own["hand"]], own["hand_limit"], names_only)


def market(s: Scene) -> list[Text]:
    places = [f"{spaced(place)} {signed(value)}" for place, value in s.view["market"].items()]
    return [paragraph("Market", " · ".join(places))]


def plans(s: Scene) -> list[Text]:
    lines = [Text("Plans, further left acts earlier", "bold")]
    for number, plan in numbered(s):
        what = [counted(plan["cards"], "card"), counted(plan["errand_boys"], "errand boy")]
        what.append(counted(plan["actions"], "action"))
        lines.append(Text.assemble(f"  {number}  {', '.join(what):42}", (marker(s, plan), "bold"), tile_name(s, plan)))
    return lines


def numbered(s: Scene) -> list[tuple[int, PlanView]]:
    return list(enumerate(s.view["plans"], 1))


def tile_of(s: Scene, plan: PlanView) -> Tile | None:
    """With plan tiles."""
    return next((tile for tile in s.box.tiles if tile.id == plan.get("tile")), None)


def tile_name(s: Scene, plan: PlanView) -> str:
    tile = tile_of(s, plan)
    return f"{' · ' if marker(s, plan) else ''}{tile.name}" if tile else ""


def in_brackets(s: Scene, plan: PlanView) -> str:
    tile = tile_of(s, plan)
    return f" ({tile.name})" if tile else ""


def marker(s: Scene, plan: PlanView) -> str:
    if plan["blocked"]:
        return "blocked"
    return called(s, plan["taken"]) if plan["taken"] >= 0 else ""


def called(s: Scene, who: int) -> str:
    return s.names[who] if who < len(s.names) else "the Solicitor"


def taken(s: Scene) -> list[Text]:
    found = [f"{marker(s, plan)} {number}{in_brackets(s, plan)}" for number, plan in numbered(s) if marker(s, plan)]
    order = [s.names[who] for who in s.view["plan_order"]]
    first = paragraph("Planning order", listed(order)) if order else paragraph("Starts", called(s, s.view["starter"]))
    return [first.append(f" · plans taken: {', '.join(found)}") if found else first]


def decks(s: Scene) -> list[Text]:
    piles = [f"{spaced(deck)} {n}" for deck, n in s.view["decks"].items()]
    return [paragraph("Decks", f"{' · '.join(piles)} · board extensions {s.view['extensions']}")]


def offering(s: Scene) -> list[Text]:
    there = [s.box.cards[slot["card"]["card"]] for slot in s.view["offering"] if slot["card"]]
    return [Text("Offering", "bold"), *CARDS.lines(there)]


def sent(s: Scene) -> list[Text]:
    """Where errand boys stand already."""
    places: dict[int, list[str]] = {}
    for space in s.view["spaces"]:
        if space["figure"] >= 0:
            places.setdefault(space["figure"], []).append(errand(space["name"]))
    standing = [f"{called(s, who)} {listed(list(dict.fromkeys(where)))}" for who, where in places.items()]
    return [paragraph("Errands", "; ".join(standing))] if standing else []


def errand(space: str) -> str:
    name = space.rpartition("_")[0]
    plain = {"extension": "for a board extension", "opera": "at the opera", "market": "at the market"}
    plain["demotion"] = "to be demoted"
    return plain.get(name, "for an unknown card" if name == "unknown" else "for cards")


def kind_of(card: Card) -> str:
    """`event, helm`; a property's or companion's own sentence says what it is."""
    return ", ".join([KIND_NAMES[card.kind], *own_symbols(card)])


def own_symbols(card: Card) -> list[str]:
    return [] if card.is_property else symbols_of(card.symbols)


CARDS = Cards(kind_of, describe, indent="  ")


def player(s: Scene, who: int, boards: bool) -> list[Text]:
    seat = s.view["seats"][who]
    style = "bold magenta" if who == s.view["seat"] else "bold"
    head = Text.assemble((s.names[who], style), ": ", (ruin(seat), "bold"), f" · {holdings(seat)}")
    return [head, *job(s, seat), *[laid(s, card) for card in seat["board"] if boards]]


def job(s: Scene, seat: SeatView) -> list[Text]:
    """What is left of it, line by line; with jobs only."""
    if "job" not in seat:
        return []
    held = seat["job"]
    if held is None:
        return [Text("    sacked", "bold")]
    row = next(row for row in s.box.jobs if row.id == held["id"])
    lines = [
        "covered" if i in held["covered"] else f"{line_name(line)} £{line.income}" for i, line in enumerate(row.lines)
    ]
    demoted = ", demoted this round" if held["demoted"] else ""
    return [Text(f"    {row.name}, £{held['income']} a round{demoted}: {' · '.join(lines)}")]


def ruin(seat: SeatView) -> str:
    if seat["bankrupt"]:
        return "ruined" if seat["score"] >= 0 else f"ruined, {pounds(seat['score'])}"
    return f"{pounds(seat['score'])} to ruin"


def holdings(seat: SeatView) -> str:
    parts = [] if seat["bankrupt"] else [f"cash {pounds(seat['cash'])}"]
    if seat["plan"] >= 0:
        parts.append(f"plan {seat['plan'] + 1}")
    if seat["actions"]:
        parts.append(counted(seat["actions"], "action"))
    return " · ".join([*parts, f"{seat['hand_size']} in hand", f"board {len(seat['board'])}/{seat['spaces']}"])


def laid(s: Scene, card: LaidCard) -> Text:
    row = s.box.cards[card["card"]]
    facts = [f"worth £{card['value']}"] if "value" in card else []
    facts += [f"with {listed(card['tokens'])}"] if card["tokens"] else []
    facts += ["used"] if card["used"] else []
    facts += [f"privilege used {card['uses']}×"] if card["uses"] else []
    return Text.assemble(f"    {row.name}", (f" · {kind_of(row)}", "dim"), f": {', '.join(facts)}" if facts else "")


# --- single things ------------------------------------------------------------------------------------------------


def about(s: Scene, place: str) -> str:
    kind, _, number = place.partition(":")
    if kind in ("hand", "board", "sell"):
        return CARDS.full(s.box.cards[int(number)])
    if kind == "offer":
        return offered(s, int(number))
    if kind == "plan":
        return whole_tile(s, s.view["plans"][int(number)])
    if kind == "space":
        return space(s, s.view["spaces"][int(number)]["name"])
    return ""


def whole_tile(s: Scene, plan: PlanView) -> str:
    tile = tile_of(s, plan)
    return named_tile(tile) if tile else ""


def named_tile(tile: Tile) -> str:
    return f"{tile.name}: {describe_tile(tile)}"


def offered(s: Scene, slot: int) -> str:
    card = s.view["offering"][slot]["card"]
    return CARDS.full(s.box.cards[card["card"]]) if card else ""


def space(s: Scene, name: str) -> str:
    """The card that an errand space leads to; of the group of three, all that are left."""
    slots = [slot["slot"] for slot in s.view["offering"] if slot["name"] == name]
    if name in ("trio_a", "trio_b"):
        slots = [slot["slot"] for slot in s.view["offering"] if slot["name"].startswith("trio_")]
    return " / ".join(card for slot in slots if (card := offered(s, slot)))


def lookup(s: Scene, name: str) -> list[str]:
    jobs = [f"{job.name}: {describe_job(job)}" for job in s.box.jobs if name.lower() in job.name.lower()]
    tiles = [named_tile(tile) for tile in s.box.tiles if name.lower() in tile.name.lower()]
    return CARDS.named(s.box.cards[1:], name) + jobs + tiles


def result(standing: Standing) -> str:
    return pounds(standing.score)


def cards(pack: str | None) -> list[CardText]:
    """Those of the box, and those of the expansion behind them."""
    box = SHELF.open_named(SHELF.whole, pack)
    jobs, tiles = [job_text(job) for job in box.jobs], [tile_text(tile) for tile in box.tiles]
    return [*cards_of(box), *jobs, *tiles]


def cards_of(box: Box) -> list[CardText]:
    """Each once, the wills at the end."""
    copies = Counter(card.id for card in box.cards)
    drawn = [card_text(c, copies[c.id]) for c in once(box.cards[1:])]
    return [*drawn, *[will_text(will) for will in box.will_cards]]


def card_text(c: Card, copies: int) -> CardText:
    deck, kind = DECK_NAMES[c.deck], KIND_NAMES[c.kind]
    return CardText(c.id, c.name, deck, kind, symbols_of(c.symbols), copies, describe(c), c.source, c.note, c.crowns)


def will_text(will: Will) -> CardText:
    jobs = f", less with jobs, which have {will.lines} lines" if will.lines else ""
    text = f"If it is drawn, everybody begins with £{will.money}{jobs}."
    return CardText(will.id, will.name, "wills", "will", [], will.copies, text, will.source, will.note)


def job_text(job: Job) -> CardText:
    symbols = [line_name(line) for line in job.lines]
    return CardText(job.id, job.name, "jobs", "job", symbols, 1, describe_job(job), job.source, job.note)


def tile_text(tile: Tile) -> CardText:
    return CardText(tile.id, tile.name, "plan_tiles", "tile", [], 1, describe_tile(tile), tile.source, tile.note)
