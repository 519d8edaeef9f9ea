"""What the shared rules say: prompts, options, places, reasons."""

from squander.games.prodigals_club.box import Card, Space
from squander.games.prodigals_club.central.actions import is_held
from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.central.now import in_words
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.circles import TAKE_TILE
from squander.games.prodigals_club.election.state import campaign
from squander.games.prodigals_club.money import TAKE
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.symbols import nameless
from squander.games.prodigals_club.terms import (
    ANY_SET,
    BONUS_TILE,
    CARD_SPACE,
    EFFECT_SPACE,
    NONE,
    ORDER_SPACE,
    SET_SPACE,
)
from squander.games.prodigals_club.text import (
    capital,
    card_word,
    circle_text,
    describe,
    often,
    phrase,
    phrases,
    plural,
    specs,
)
from squander.games.saying import Prompt, Say, listed
from squander.kernel.game import Frame, Game


def card_name(g: Game, card: int) -> str:
    return club(g).layout.box.cards[card].name


def symbol_name(g: Game, symbol: int) -> str:
    return club(g).layout.box.symbols[symbol]


def using(g: Game) -> str:
    """The card in use, to begin a prompt with."""
    card = club(g).using
    return f"{card_name(g, card)}: " if card else ""


def said(g: Game, text: str) -> str:
    return capital(using(g) + text)


# --- errands --------------------------------------------------------------------------------------------------


def label_space(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "Send nobody"
    c = club(g)
    space = c.layout.spaces[option]
    if space.kind == EFFECT_SPACE:
        return f"{capital(space.title.removeprefix('the '))}: {in_words(g, f.who, space.script)}"
    if space.kind == SET_SPACE:
        return f"Take a set of {space.title}" if space.index == ANY_SET else label_set(g, f, space.index)
    return central_space(c, space)


def central_space(c: Club, space: Space) -> str:
    if space.kind == CARD_SPACE:
        boys = f" ({c.layout.card_boys} errand boys)" if c.layout.card_boys > 1 else ""
        return f"Take {c.layout.box.cards[c.central].name}{boys}" if c.central else capital(space.title)
    return label_order(c, space.index + 1) if space.kind == ORDER_SPACE else f"Take {space.title}"


def label_order(c: Club, place: int) -> str:
    """In the last round there is no next one; tiles may have run out (PC-ORDER-06, 14)."""
    if c.round < c.layout.box.rounds:
        return f"Be number {place} in the next round{' and take a bonus tile' if c.bonuses else ''}"
    return f"Place {place} in the order: {'take a bonus tile' if c.bonuses else 'nothing any more'}"


def label_set(g: Game, f: Frame, option: int) -> str:
    """Its cards and its tile, and what it offers in a round without cards."""
    c = club(g)
    if not c.left[option]:
        return capital(set_title(c, option))
    things = [c.layout.box.cards[card].name for card in c.sets[option]]
    script = c.layout.sets[option].scripts[c.round - 1]
    tiles = [campaign(g).tiles[item.amount - 1] for item in script if item.effect is TAKE_TILE]
    things += [f"a {circle_text(c.layout.box, tile)}" for tile in tiles if tile]
    does = in_words(g, f.who, [item for item in script if item.effect is not TAKE_TILE])
    return capital("; ".join([part for part in (does, f"take {'; '.join(things)}" if things else "") if part]))


def set_title(c: Club, index: int) -> str:
    """Which of its board's sets it is."""
    slot = c.layout.sets[index].slot
    number = sum(1 for other in c.layout.sets[: index + 1] if other.slot == slot)
    title = next(space.title for space in c.layout.spaces if space.kind == SET_SPACE and space.slot == slot)
    return f"set {number} of {title}"


def label_bonus(g: Game, tile: int) -> str:
    return phrases(club(g).layout.box.bonuses[tile].script)


def prompt_bonus(g: Game, f: Frame) -> str:
    c = club(g)
    yours = f"Number {f.arg + 1} in the next round is yours. " if c.round < c.layout.box.rounds else ""
    return f"{yours}Which bonus tile do you take?"


# --- actions --------------------------------------------------------------------------------------------------


def prompt_act(g: Game, f: Frame) -> str:
    c = club(g)
    tile = c.seats[f.who].bonus
    return f"Your turn: use cards{', your bonus tile,' if tile and not is_held(c.layout, tile) else ''} or end it."


def label_act(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "End your turn"
    c = club(g)
    if option > BONUS_TILE:
        return f"Bonus tile: {in_words(g, f.who, c.layout.box.bonuses[option - BONUS_TILE].script)}"
    row = c.layout.box.cards[option]
    if row.is_black and option not in c.seats[f.who].board:
        return f"Lay {row.name}: {card_text(row)}"
    return f"{'Use' if row.is_black else 'Play'} {row.name}: {in_words(g, f.who, row.script) or card_text(row)}"


def card_text(row: Card) -> str:
    """What it says of itself, behind a colon."""
    text = describe(row).removesuffix(".")
    return text[:1].lower() + text[1:]


def act_word(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "end"
    box = club(g).layout.box
    return box.bonuses[option - BONUS_TILE].id if option > BONUS_TILE else card_word(box, option)


def act_place(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return ""
    if option > BONUS_TILE:
        return f"bonus:{option - BONUS_TILE}"
    return f"{'board' if option in club(g).seats[f.who].board else 'hand'}:{option}"


# --- choices --------------------------------------------------------------------------------------------------


def alternative(f: Frame, option: int) -> list[Item]:
    rule = f.rule
    if isinstance(rule, Swap):
        return [rule.prices[option - 1], *rule.gains[option - 1]]
    assert isinstance(rule, Choose)
    return rule.alternatives[option - 1]


def label_choice(g: Game, f: Frame, option: int) -> str:
    many = f", {often(str(f.arg))}" if f.arg > 1 else ""
    script = alternative(f, option)
    return capital(in_words(g, f.who, script, f.arg) or phrases(script)) + many


def label_swap(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "Swap nothing"
    price, *gains = alternative(f, option)
    bought = listed([phrase(gain) for gain in specs(gains)]) if price.effect is TAKE else in_words(g, f.who, gains)
    return f"{capital(phrase(price.spec))} to {bought or phrases(gains)}"


def choice_word(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "none"
    return ".".join(spec.replace(" ", "-") for spec in specs(alternative(f, option)))


def prompt_choice(g: Game, f: Frame) -> str:
    left = 1 + sum(1 for other in g.agenda if other.rule is f.rule and other.who == f.who)
    circle = any(item.effect is f.rule for item in club(g).layout.box.inner_circle)
    choose = f"choose one of these{f'; {left} picks left' if left > 1 else ''}."
    return f"Your inner circle: {choose}" if circle else said(g, choose)


# --- the renaissance man --------------------------------------------------------------------------------------


def prompt_symbol(g: Game, f: Frame) -> str:
    symbol, open_symbols = symbol_name(g, f.arg), nameless(club(g), f.who)
    if open_symbols == 1:
        return said(g, f"does the renaissance man's open symbol become a {symbol} symbol for this round?")
    many = f"how many of the renaissance man's {open_symbols} open symbols"
    return said(g, f"{many} become {symbol} symbols for this round?")


def label_symbol(g: Game, f: Frame, option: int) -> str:
    if nameless(club(g), f.who) == 1:
        return "Yes" if option else "No"
    return plural(option, f"{symbol_name(g, f.arg)} symbol") if option else "No symbol"


def card_word_of(g: Game, f: Frame, option: int) -> str:
    return card_word(club(g).layout.box, option)


def none_or(word: Say) -> Say:
    """The word of an option, with a name for doing nothing."""
    return lambda g, f, o: "none" if o == NONE else word(g, f, o)


PROMPTS: dict[str, Prompt] = {
    "club.SendErrandBoy": lambda g, f: f"Send an errand boy; {plural(club(g).seats[f.who].boys, 'boy')} left.",
    "club.ExtraErrand": lambda g, f: said(g, "send one more errand boy?"),
    "club.TakeSet": lambda g, f: "Which card set do you take?",
    "club.TakeBonus": prompt_bonus,
    "club.Act": prompt_act,
    "club.NameSymbol": prompt_symbol,
    "club.MakeRoom": lambda g, f: f"Your board is full. Which card makes way for {card_name(g, f.arg)}?",
    "club.Choose": prompt_choice,
    "club.Swap": lambda g, f: said(g, "swap one scoring move for another?"),
    "club.DiscardDown": lambda g, f: (
        f"Down to {plural(club(g).layout.hand_limit, 'card')}: which card do you discard? "
        f"You have {len(club(g).seats[f.who].hand)}."
    ),
}

LABELS: dict[str, Say] = {
    "club.SendErrandBoy": label_space,
    "club.ExtraErrand": label_space,
    "club.TakeSet": label_set,
    "club.TakeBonus": lambda g, f, o: capital(label_bonus(g, o)),
    "club.Act": label_act,
    "club.NameSymbol": label_symbol,
    "club.MakeRoom": lambda g, f, o: f"Discard {card_name(g, o)}",
    "club.Choose": label_choice,
    "club.Swap": label_swap,
    "club.DiscardDown": lambda g, f, o: f"Discard {card_name(g, o)}",
}

WORDS: dict[str, Say] = {
    "club.SendErrandBoy": lambda g, f, o: club(g).layout.spaces[o].name,
    "club.ExtraErrand": none_or(lambda g, f, o: club(g).layout.spaces[o].name),
    "club.TakeSet": lambda g, f, o: club(g).layout.sets[o].name,
    "club.TakeBonus": lambda g, f, o: club(g).layout.box.bonuses[o].id,
    "club.Act": act_word,
    "club.NameSymbol": lambda g, f, o: str(o),
    "club.MakeRoom": card_word_of,
    "club.Choose": choice_word,
    "club.Swap": choice_word,
    "club.DiscardDown": card_word_of,
}

PLACES: dict[str, Say] = {
    "club.SendErrandBoy": lambda g, f, o: f"space:{o}",
    "club.ExtraErrand": lambda g, f, o: f"space:{o}" if o else "",
    "club.TakeSet": lambda g, f, o: f"set:{o}",
    "club.TakeBonus": lambda g, f, o: f"bonus:{o}",
    "club.Act": act_place,
    "club.MakeRoom": lambda g, f, o: f"board:{o}",
    "club.DiscardDown": lambda g, f, o: f"hand:{o}",
}
