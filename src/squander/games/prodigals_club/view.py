"""What a seat may see. Nothing but the order of decks and stacks is hidden (PC-CARDSET-10), so it is the same for
every seat and for a spectator."""

from collections.abc import Callable
from typing import Any

from squander.games.prodigals_club.content import SHELF
from squander.games.prodigals_club.election import view as election
from squander.games.prodigals_club.picture import picture, script, standing
from squander.games.prodigals_club.possessions import view as possessions
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.society import view as society
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.symbols import count_symbol
from squander.games.prodigals_club.terms import BORDER_NAMES, ELECTION, NAMELESS, POSSESSIONS, SOCIETY
from squander.games.prodigals_club.text import capital, dame_text, describe, sentence, specs
from squander.games.source import open_source
from squander.kernel.game import Game

BOARDS: dict[int, Callable[[Game], dict[str, Any]]] = {
    POSSESSIONS: possessions.board,
    ELECTION: election.board,
    SOCIETY: society.board,
}


def view(g: Game, seat: int) -> dict[str, Any]:
    c = club(g)
    seen: dict[str, Any] = {
        "game": g.kind.id,
        "players": g.players,
        "round": c.round,
        "rounds": c.layout.box.rounds,
        "over": g.over,
        "seat": seat,
        "order": c.order,
        **central(c),
        "seats": [seat_view(g, c, who) for who in range(g.players)],
    }
    for competition in c.layout.competitions:
        if competition.slot in BOARDS:
            seen[competition.name] = BOARDS[competition.slot](g)
    return seen


def card(c: Club, number: int) -> dict[str, Any]:
    return {"card": number, "id": c.layout.box.cards[number].id}


def cards(c: Club, numbers: list[int]) -> list[dict[str, Any]]:
    return [card(c, number) for number in numbers]


def central(c: Club) -> dict[str, Any]:
    """The middle of the table and the card sets of all boards."""
    return {
        "competitions": [competition.name for competition in c.layout.competitions],
        "spaces": [space_view(c, i) for i in range(1, len(c.layout.spaces))],
        "sets": [set_view(c, i) for i in range(len(c.layout.sets))],
        "central_card": card(c, c.central) if c.central else None,
        "central_deck": len(c.central_deck),
        "central_card_boys": c.layout.card_boys,
        "bonuses": [{"tile": tile, "id": c.layout.box.bonuses[tile].id} for tile in c.bonuses],
        "renaissance": {"seat": c.renaissance, "symbols": symbol_names(c)},
        "decks": deck_sizes(c),
        "discarded": cards(c, c.gone),
        "using": card(c, c.using) if c.using else None,
    }


def space_view(c: Club, number: int) -> dict[str, Any]:
    space = c.layout.spaces[number]
    return {
        "space": number,
        "name": space.name,
        "title": space.title,
        "heading": capital(space.title.removeprefix("the ")),
        "board": board_name(c, space.slot),
        "figures": bits(c.figures[number]),
        "effects": picture(specs(space.script)),
        "text": sentence(space.script),
    }


def set_view(c: Club, number: int) -> dict[str, Any]:
    row = c.layout.sets[number]
    return {
        "set": number,
        "name": row.name,
        "board": board_name(c, row.slot),
        "also": picture(specs(row.scripts[c.round - 1])) if c.round else [],
        "cards": cards(c, c.sets[number]) if c.sets else [],
        "left": bool(c.left and c.left[number]),
    }


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


def seat_view(g: Game, c: Club, who: int) -> dict[str, Any]:
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
        "symbols": {name: count_symbol(g, who, i) for i, name in enumerate(c.layout.box.symbols)},
    }


def sentences(name: str = SHELF.current) -> dict[str, str]:
    """What cards, tiles and errands do, by their ids."""
    box = SHELF.open_named(name, None)
    texts = {row.id: describe(row) for row in box.cards[1:]}
    texts |= {row.id: f"Dame Beatrice raises {dame_text(row)}." for row in box.dames[1:]}
    texts |= {row.id: sentence(row.script) for row in box.bonuses[1:]}
    return texts | {row.name: sentence(row.script) for board in box.boards["4-5"] for row in board.spaces}


def catalogue(name: str = SHELF.current) -> dict[str, Any]:
    """A box as data for drawing: cards and tiles with their sentences, and the boards."""
    box, folder, texts = SHELF.open_named(name, None), SHELF.folder(name), sentences(name)
    data = {file: open_source(folder / f"{file}.toml").data for file in ("cards", "tiles", "boards")}
    rows = [{**row, "deck": row["competition"], "kind": row["competition"]} for row in data["cards"]["cards"]]
    tiles = [
        {**row, "deck": deck, "name": row.get("name", "")} for deck in data["tiles"] for row in data["tiles"][deck]
    ]
    told = [{**row, "text": texts.get(row["id"], "")} for row in rows + tiles]
    return {"cards": [{**row, **pictured(row, box.pub_votes)} for row in told], "boards": data["boards"]}


def pictured(row: dict[str, Any], pub_votes: Any) -> dict[str, Any]:
    """What it does as data to draw."""
    effects = script(row.get("do", ""))
    drawn = [{**effect, "votes": pub_votes} if effect["do"] == "pub" else effect for effect in effects]
    return {"effects": drawn, "standing": standing(row.get("when", ""))}
