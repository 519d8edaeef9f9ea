"""The table of The Prodigals Club in text, with scoreboard, circle grid and possessions drawn."""

from collections import Counter

from rich.text import Text

from squander.cli.screens import CardText, Seen
from squander.cli.screens.hands import Cards, once
from squander.cli.screens.parts import THE_END, paragraph, seating, whose
from squander.games.english import listed
from squander.games.prodigals_club.box import Box, Card
from squander.games.prodigals_club.central.faces.shared import END_OF_ROUND, ERRANDS
from squander.games.prodigals_club.content import PLACES, open_box
from squander.games.prodigals_club.seen import CardRef, Circle, ClubView, GridPlace, Possession, UsableCard
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import BORDER_NAMES, PARTY_BITS
from squander.games.prodigals_club.text import dame_text, describe, phrases, plural
from squander.kernel.game import Game
from squander.kernel.pieces import Standing

GOAL = (
    "Ruin yourself in every competition at once: lose votes, be rid of possessions, fall from grace. Your final score "
    "is your highest one, and the lowest final score wins. The game ends after five rounds, or with the round in which "
    "somebody is at zero anywhere."
)
CELL = 9  # columns of a tile in the drawn grid

Scene = Seen[ClubView, Box]


def goal(g: Game) -> str:
    return GOAL


def box_of(g: Game) -> Box:
    return club(g).layout.box


def heading(s: Scene) -> str:
    last = " · the last round" if s.view["round"] == s.view["rounds"] else ""
    return f"Round {s.view['round']} of {s.view['rounds']} · {s.phase or THE_END}{last}"


def table(s: Scene, whole: bool) -> list[Text]:
    """Everything; or, for a question, what a player looks at to answer it."""
    lines: list[Text] = []
    if whole or s.phase == ERRANDS:
        lines += [*middle(s), *sets(s), *sent(s)]
    lines += boards(s)
    for who in seating(s.view["players"], s.view["seat"]):
        lines += player(s, who, whole or who == s.view["seat"])
    own = max(0, s.view["seat"])
    lines += drawings(s, own)
    if s.phase == END_OF_ROUND and not whole:
        return lines  # the question names every card of the hand
    return lines + hand(s, names_only=s.again and not whole)


def hand(s: Scene, names_only: bool) -> list[Text]:
    if s.view["seat"] < 0:
        return []
    own = s.view["seats"][s.view["seat"]]
    return CARDS.hand(rows_of(s, own["hand"]), own["hand_limit"], names_only)


def rows_of(s: Scene, shown: list[CardRef]) -> list[Card]:
    return [s.box.cards[card["card"]] for card in shown]


def middle(s: Scene) -> list[Text]:
    card = s.view["central_card"]
    lines = [paragraph("The club's card", CARDS.full(s.box.cards[card["card"]]) if card else "taken")]
    if s.view["bonuses"]:
        tiles = [bonus(s, tile["tile"]) for tile in s.view["bonuses"]]
        man = s.view["renaissance"]["seat"]
        lines.append(paragraph("Bonus tiles", f"{'; '.join(tiles)} · {order(s)}"))
        lines.append(paragraph("Renaissance man", s.names[man] if man >= 0 else "free"))
    return lines


def order(s: Scene) -> str:
    return f"order: {listed([s.names[who] for who in s.view['order']])}"


def bonus(s: Scene, tile: int) -> str:
    return phrases(s.box.bonuses[tile].script)


def sets(s: Scene) -> list[Text]:
    lines = [Text("Card sets", "bold")]
    for row in s.view["sets"]:
        if row["left"]:
            lines.append(Text(f"  {row['board']}", "bold"))
            lines += CARDS.lines(rows_of(s, row["cards"]))
    return lines


def sent(s: Scene) -> list[Text]:
    """Where errand boys stand already."""
    there = [(space["title"], [s.names[who] for who in space["figures"]]) for space in s.view["spaces"]]
    text = "; ".join(f"{listed(who)} at {title}" for title, who in there if who)
    return [paragraph("Errand boys", text)] if text else []


def boards(s: Scene) -> list[Text]:
    """What each competition's board shows besides cards."""
    lines = []
    if "possessions" in s.view:
        market = s.view["possessions"]
        tiles = "; ".join(possession(tile) for tile in market["offer"])
        lines.append(paragraph("Possessions", f"{tiles} · {market['borough']} is marked"))
    if "election" in s.view:
        town = s.view["election"]
        rewards = "/".join(str(n) for n in town["park_rewards"][s.view["round"] - 1])
        tiles = "; ".join(edges(tile) for tile in town["tiles"] if tile)
        text = f"Hyde Park {rewards} · circle tiles (north, east, south, west): {tiles or 'none left'}"
        lines.append(paragraph("Election", text))
    if "society" in s.view and s.view["society"]["dame"]:
        lines.append(paragraph("Dame Beatrice", f"raises {dame(s, s.view['society']['dame'])}"))
    return lines


def edges(tile: Circle) -> str:
    return ", ".join("blank" if edge == "-" else edge for edge in tile["edges"])


def dame(s: Scene, id: str) -> str:
    return dame_text(next(tile for tile in s.box.dames if tile.id == id))


def possession(tile: Possession) -> str:
    return f"{tile['name']} £{tile['value']} {tile['symbol']}, {tile['borough']}"


def player(s: Scene, who: int, boards: bool) -> list[Text]:
    seat = s.view["seats"][who]
    style = "bold magenta" if who == s.view["seat"] else "bold"
    scores = " · ".join(f"{name} {score}" for name, score in seat["scores"].items())
    lines = [Text.assemble((s.names[who], style), ": ", (scores, "bold"), f" · {holdings(s, who)}")]
    symbols = [f"{n} {name}" for name, n in seat["symbols"].items() if n]
    if symbols:
        lines.append(Text(f"    symbols: {', '.join(symbols)}"))
    if boards and "possessions" in s.view:
        own = s.view["possessions"]["seats"][who]
        lines.append(
            Text(f"    £{own['pounds']}; {'; '.join(possession(tile) for tile in own['tiles']) or 'no possessions'}")
        )
    return [*lines, *[laid(s, card) for card in seat["board"] if boards]]


def holdings(s: Scene, who: int) -> str:
    seat = s.view["seats"][who]
    parts = [f"{len(seat['hand'])} in hand", f"board {len(seat['board'])}/{seat['spaces']}"]
    if "election" in s.view and s.view["election"]["seats"][who]["megaphones"]:
        parts.append(plural(s.view["election"]["seats"][who]["megaphones"], "megaphone"))
    if seat["boys"]:
        parts.append(f"{plural(seat['boys'], 'errand boy')} left")
    return " · ".join([*parts, *([f"bonus tile: {held(s, seat['bonus'])}"] if seat["bonus"] else [])])


def held(s: Scene, id: str) -> str:
    return phrases(next(tile for tile in s.box.bonuses if tile.id == id).script)


def laid(s: Scene, card: UsableCard) -> Text:
    row = s.box.cards[card["card"]]
    used = " (used)" if card["used"] else ""
    return Text.assemble(f"    {row.name}{used}", (f": {describe(row)}", "dim"))


# --- drawings -----------------------------------------------------------------------------------------------------


def drawings(s: Scene, who: int) -> list[Text]:
    lines = scoreboard(s, who) if "society" in s.view else []
    return lines + (grid(s, who) if "election" in s.view else [])


def scoreboard(s: Scene, who: int) -> list[Text]:
    """Rows from the top; L and G are ladies and gentlemen, words are symbols."""
    board = s.view["society"]
    there = {m["space"]: m["colour"][0].upper() for m in board["seats"][who]["markers"]}
    lines = [Text(f"{whose(s.names[who], 'scoreboard')} (L lady, G gentleman)", "bold")]
    for row, value in enumerate(board["rows"]):
        cells = []
        for column in range(3):
            space = 3 * row + column
            cells.append(f"[{there.get(space, ' ')}] {board['symbols'][space] or '':7}")
        lines.append(Text(f"  {value:3}  {' '.join(cells)}".rstrip()))
    return lines


def grid(s: Scene, who: int) -> list[Text]:
    """Tiles with their edges by the first three letters; `.` is blank, a small x an open place."""
    places = s.view["election"]["seats"][who]["grid"]
    xs, ys = [p["x"] for p in places], [p["y"] for p in places]
    at = {(p["x"], p["y"]): p for p in places}
    lines = [Text(whose(s.names[who], "circles"), "bold")]
    for y in range(min(ys), max(ys) + 1):
        rows = ["", "", ""]
        for x in range(min(xs), max(xs) + 1):
            for i, part in enumerate(drawn(at.get((x, y)))):
                rows[i] += part
        lines += [Text(f"  {row}".rstrip()) for row in rows if row.strip()]
    return lines


def drawn(place: GridPlace | None) -> list[str]:
    """Three lines of a tile, north, middle and south."""
    if place is None:
        return [" " * CELL] * 3
    if not place["tile"]:
        return [" " * CELL, "x".center(CELL), " " * CELL]
    north, east, south, west = [edge.replace("-", ".")[:3] for edge in place["tile"]["edges"]]
    return [north.center(CELL), f"{west:>3} # {east:<3}", south.center(CELL)]


# --- cards --------------------------------------------------------------------------------------------------------


def kind_of(card: Card) -> str:
    return ", ".join([BORDER_NAMES[card.border], *party_of(card)])


def party_of(card: Card) -> list[str]:
    return [name for name, bit in PARTY_BITS.items() if bit == card.party]


CARDS = Cards(kind_of, describe, indent="    ")


def about(s: Scene, place: str) -> str:
    kind, _, number = place.partition(":")
    if kind in ("hand", "board"):
        return CARDS.full(s.box.cards[int(number)])
    if kind == "set":
        return " / ".join(CARDS.full(card) for card in rows_of(s, s.view["sets"][int(number)]["cards"]))
    return bonus(s, int(number)) if kind == "bonus" else ""


def lookup(s: Scene, name: str) -> list[str]:
    return CARDS.named(s.box.cards[1:], name)


def result(standing: Standing) -> str:
    return plural(standing.score, "point")


def cards(pack: str | None) -> list[CardText]:
    box = open_box(pack)
    copies = Counter(card.id for card in box.cards)
    decks = {slot: name for name, slot in PLACES.items()}
    return [card_text(c, decks[c.slot], copies[c.id]) for c in once(box.cards[1:])]


def card_text(c: Card, deck: str, copies: int) -> CardText:
    kind, party = BORDER_NAMES[c.border], party_of(c)
    return CardText(c.id, c.name, deck, kind, party, copies, describe(c), c.source, c.set, icons=c.icons)
