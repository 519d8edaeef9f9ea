"""The boards, read strictly: planning, offering, errand spaces, and the numbers of the game."""

from squander.games.last_will.box import Box, Layout, Plan, Space
from squander.games.last_will.expansion import Added
from squander.games.last_will.terms import (
    CARD_SPACE,
    CLOCK_SPACE,
    DECK_NAMES,
    DEMOTION_SPACE,
    EXTENSION_SPACE,
    MARKET_SPACE,
    OPERA_SPACE,
    SPECIAL,
    TRIO_SPACE,
    TYPE_NAMES,
    UNKNOWN_SPACE,
    WILDS,
)
from squander.games.source import Reader

ROUNDS = 7
TRIO = 3
CLOCKS = 2


def layout(board: Reader, players: int, added: Added, specials: int) -> Layout:
    """Sides by player count; three and five players add the supplemental board (LW-SETUP-02 to 04). There are so many
    special cards to be dealt."""
    side = "two_three" if players <= 3 else "four_five"
    offering = board.inside("offering").inside(side)
    slots = offering.tables("spaces")
    if players in (3, 5):
        slots = [*slots, offering.table("supplement")]
    slots = [*slots, *([added.special] if added.special else [])]
    names = [slot.text("id") for slot in slots]
    if len(set(names)) < len(names):
        raise offering.wrong("two spaces have the same id; give each its own.")
    decks = [slot.words("decks", DECK_NAMES) for slot in slots]
    check_decks(offering, decks, specials)
    trio = offering.words("trio", names)
    if trio and len(set(trio)) != TRIO:
        raise offering.wrong("trio must name three spaces, or none.")
    plans = read_plans(board.inside("planning").inside(side), players)
    errands = spaces(board.inside("errands"), side, names, trio, players, added.demotions)
    return Layout(plans, decks, names, trio, errands)


def check_decks(offering: Reader, decks: list[list[int]], most: int) -> None:
    """What the documents fix, whatever a pack changes (LW-ROUND-19, LW-SETUP-15)."""
    if any(len(rounds) != ROUNDS for rounds in decks):
        raise offering.wrong("decks: each space needs one for each of the 7 rounds.")
    specials = sum(rounds.count(SPECIAL) for rounds in decks)
    if specials > most:
        raise offering.wrong(f"decks: {specials} special cards are dealt in seven rounds, but the box has {most}.")
    if [rounds.count(WILDS) for rounds in decks if WILDS in rounds] != [ROUNDS, ROUNDS]:
        raise offering.wrong("decks: exactly two spaces must offer the wild cards, in every round.")


def read_plans(planning: Reader, players: int) -> list[Plan]:
    """More plans than markers (LW-PLAN-24); each player has two errand boys (LW-SETUP-23)."""
    plans = []
    for plan in planning.tables("plans"):
        plan.only({"cards", "errand_boys", "actions", "source", "note"})
        source = plan.origin()
        plans.append(Plan(plan.number("cards"), plan.number("errand_boys", 1, None, 2), plan.number("actions"), source))
    if len(plans) <= (4 if players == 2 else players):
        raise planning.wrong(f"plans: {len(plans)} are too few for {players} players; have more plans than markers.")
    return plans


def spaces(errands: Reader, side: str, names: list[str], trio: list[int], players: int, demotions: int) -> list[Space]:
    """Clock spaces come last, because they may be left out."""
    found = [Space(CARD_SPACE, i, name) for i, name in enumerate(names) if i not in trio]
    if trio:
        found += [Space(TRIO_SPACE, i, f"trio_{letter}") for i, letter in enumerate("ab")]
    for kind, name in ((EXTENSION_SPACE, "extension"), (MARKET_SPACE, "market"), (OPERA_SPACE, "opera")):
        found += [Space(kind, i, f"{name}_{i + 1}") for i in range(errands.table(name).number(side, 0, None, 9))]
    found += [Space(UNKNOWN_SPACE, seat, f"unknown_{seat + 1}") for seat in range(players)]
    found += [Space(DEMOTION_SPACE, i, f"demotion_{i + 1}") for i in range(demotions)]
    clocks = errands.table("clock").number(side, 0, None, CLOCKS)
    found += [Space(CLOCK_SPACE, i, f"clock_{i + 1}") for i in range(clocks)]
    if len({space.name for space in found}) < len(found):
        raise errands.wrong("a space of the offering has the name of another errand; rename it.")
    return found


def set_numbers(box: Box, board: Reader, sizes: dict[str, int]) -> None:
    market = board.inside("market")
    box.market_tokens = market.numbers("tokens", -99)
    if len(set(box.market_tokens)) != len(TYPE_NAMES):
        raise market.wrong("tokens must be four different numbers, one for each property type.")
    box.rounds = board.number("rounds", 1, None, ROUNDS)
    box.start_money = board.number("start_money", 1)
    box.hand_limit = board.number("hand_limit", 1)
    box.board_spaces = board.number("board_spaces", 1)
    box.extensions = board.number("extensions")
    box.penalty = board.number("unsold_property_penalty")
    box.opera_pounds = board.number("opera_pounds")
    hand = board.table("first_hand")
    box.first_hand = [hand.number(deck, 0, None, sizes[deck] // 5) for deck in DECK_NAMES[:SPECIAL]]
    box.first_keep = hand.number("keep", 1, None, sum(box.first_hand))
