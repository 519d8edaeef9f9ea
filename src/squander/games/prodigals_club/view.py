"""What a seat may see. Nothing but the order of decks and stacks is hidden (PC-CARDSET-10), so it is the same for
every seat and for a spectator."""

from collections.abc import Mapping
from functools import lru_cache

from squander.games.pictures import Group, Picture
from squander.games.prodigals_club.box import Box, Space
from squander.games.prodigals_club.content import SHELF
from squander.games.prodigals_club.deed import Deed
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election import view as election
from squander.games.prodigals_club.possessions import view as possessions
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.seen import CardRef, CardSet, ClubSeat, ClubSpace, ClubView
from squander.games.prodigals_club.society import view as society
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.symbols import count_symbols
from squander.games.prodigals_club.terms import BORDER_NAMES, ELECTION, NAMELESS, POSSESSIONS, SOCIETY
from squander.games.prodigals_club.text import capital, dame_text, describe, sentence, specs
from squander.kernel.game import Game
from squander.kernel.pieces import Data


def view(g: Game, seat: int) -> ClubView:
    c = club(g)
    seen: ClubView = {
        "game": g.kind.id,
        "players": g.players,
        "round": c.round,
        "rounds": c.layout.box.rounds,
        "over": g.over,
        "seat": seat,
        "order": c.order,
        "competitions": [competition.name for competition in c.layout.competitions],
        "spaces": [space_view(g, c, i) for i in range(1, len(c.layout.spaces))],
        "sets": [set_view(g, c, i) for i in range(len(c.layout.sets))],
        "central_card": card(c, c.central) if c.central else None,
        "central_deck": len(c.central_deck),
        "central_card_boys": c.layout.card_boys,
        "bonuses": [{"tile": tile, "id": c.layout.box.bonuses[tile].id} for tile in c.bonuses],
        "renaissance": {"seat": c.renaissance, "symbols": symbol_names(c)},
        "decks": deck_sizes(c),
        "discarded": cards(c, c.gone),
        "using": card(c, c.using) if c.using else None,
        "seats": [seat_view(g, c, who) for who in range(g.players)],
    }
    add_boards(g, seen, [competition.slot for competition in c.layout.competitions])
    return seen


def add_boards(g: Game, seen: ClubView, slots: list[int]) -> None:
    """Those of the competitions that are played."""
    if POSSESSIONS in slots:
        seen["possessions"] = possessions.board(g)
    if ELECTION in slots:
        seen["election"] = election.board(g)
    if SOCIETY in slots:
        seen["society"] = society.board(g)


def card(c: Club, number: int) -> CardRef:
    return {"card": number, "id": c.layout.box.cards[number].id}


def cards(c: Club, numbers: list[int]) -> list[CardRef]:
    return [card(c, number) for number in numbers]


def space_view(g: Game, c: Club, number: int) -> ClubSpace:
    space = c.layout.spaces[number]
    return {
        "space": number,
        "name": space.name,
        "title": space.title,
        "heading": heading(space),
        "board": board_name(c, space.slot),
        "figures": bits(c.figures[number]),
        "effects": pictures(g, space.script),
        "text": text(space),
    }


def set_view(g: Game, c: Club, number: int) -> CardSet:
    row = c.layout.sets[number]
    return {
        "set": number,
        "name": row.name,
        "board": board_name(c, row.slot),
        "also": pictures(g, row.scripts[c.round - 1]) if c.round else [],
        "cards": cards(c, c.sets[number]) if c.sets else [],
        "left": bool(c.left and c.left[number]),
    }


def pictures(g: Game, script: list[Item]) -> Picture:
    """What a script does in this position, as icons."""
    return [picture(g, deed) for deed in specs(script) if isinstance(deed, Deed)]


def picture(g: Game, deed: Deed) -> Group:
    """Made once of what is the same in every position: views are made at every choice."""
    now = deed.now(g)
    return drawn(deed) if now is deed else now.picture()


@lru_cache(4096)
def drawn(deed: Deed) -> Group:
    return deed.picture()


@lru_cache(4096)
def heading(space: Space) -> str:
    return capital(space.title.removeprefix("the "))


@lru_cache(4096)
def text(space: Space) -> str:
    return sentence(space.script)


def board_name(c: Club, slot: int) -> str:
    return next((competition.name for competition in c.layout.competitions if competition.slot == slot), "central")


def bits(figures: int) -> list[int]:
    return [who for who in range(figures.bit_length()) if figures >> who & 1]


def symbol_names(c: Club) -> list[str | None]:
    return [None if symbol == NAMELESS else c.layout.box.symbols[symbol] for symbol in c.named]


def deck_sizes(c: Club) -> dict[str, dict[str, int]]:
    return {
        competition.name: {name: len(c.decks[2 * competition.slot + i]) for i, name in enumerate(BORDER_NAMES)}
        for competition in c.layout.competitions
        if 2 * competition.slot + 1 < len(c.decks)
    }


def seat_view(g: Game, c: Club, who: int) -> ClubSeat:
    s = c.seats[who]
    names = [competition.name for competition in c.layout.competitions]
    return {
        "scores": dict(zip(names, scores(g, who), strict=True)),
        "boys": s.boys,
        "bonus": c.layout.box.bonuses[s.bonus].id if s.bonus else None,
        "hand": cards(c, s.hand),
        "board": [{**card(c, number), "used": number in s.used} for number in s.board],
        "played": cards(c, s.played),
        "spaces": c.layout.box.black_spaces,
        "hand_limit": c.layout.hand_limit,
        "symbols": dict(zip(c.layout.box.symbols, count_symbols(g, who), strict=True)),
    }


def sentences(name: str = SHELF.current) -> dict[str, str]:
    """What cards, tiles and errands do, by their ids."""
    box = SHELF.open_named(name, None)
    texts = {row.id: describe(row) for row in box.cards[1:]}
    texts |= {row.id: f"Dame Beatrice raises {dame_text(row)}." for row in box.dames[1:]}
    texts |= {row.id: sentence(row.script) for row in box.bonuses[1:]}
    return texts | {row.name: sentence(row.script) for board in box.boards["4-5"] for row in board.spaces}


def catalogue(name: str = SHELF.current) -> Data:
    """A box as data for drawing: cards and tiles with their sentences and pictures, and the boards."""
    texts, drawn = sentences(name), pictured(SHELF.open_named(name, None))
    data = {file.removesuffix(".toml"): of for file, of in SHELF.data(name).items()}
    rows = [{**row, "deck": row["competition"], "kind": row["competition"]} for row in data["cards"]["cards"]]
    tiles = [
        {**row, "deck": deck, "name": row.get("name", "")} for deck in data["tiles"] for row in data["tiles"][deck]
    ]
    told = [{**row, "text": texts.get(row["id"], "")} for row in rows + tiles]
    return {"cards": [{**row, "picture": drawn.get(row["id"], [])} for row in told], "boards": data["boards"]}


def pictured(box: Box) -> dict[str, list[Mapping[str, object]]]:
    """What cards and tiles do, as icons, by their ids."""
    cards = {row.id: [*row.said, *([row.trigger.spec] if row.trigger.spec else [])] for row in box.cards[1:]}
    said = cards | {row.id: specs(row.script) for row in box.bonuses[1:]}
    return {id: [spec.picture() for spec in specs] for id, specs in said.items()}
