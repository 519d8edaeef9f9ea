"""What the shared rules say: prompts, options, places, reasons."""

from squander.games.prodigals_club.box import Space
from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.symbols import nameless
from squander.games.prodigals_club.terms import (
    ANY_SET,
    BONUS_TILE,
    CARD_SPACE,
    EFFECT_SPACE,
    NONE,
    ORDER_SPACE,
    RENAISSANCE_SPACE,
)
from squander.games.prodigals_club.text import capital, card_word, describe, phrase, phrases, plural, specs
from squander.games.saying import Prompt, Say
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


def set_text(c: Club, index: int) -> str:
    names = [c.layout.box.cards[card].name for card in c.sets[index]]
    also = [phrase(spec) for spec in specs(c.layout.sets[index].scripts[c.round - 1])]
    return "; ".join([*names, *also]) or "nothing"


def label_space(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "Send nobody"
    c = club(g)
    space = c.layout.spaces[option]
    if space.kind == EFFECT_SPACE:
        megaphones = plural(c.layout.box.park_megaphones[c.round - 1], "megaphone")
        does = phrases(space.script).replace("the megaphones of this round", megaphones)
        return f"{capital(space.title.removeprefix('the '))}: {does}"
    return central_space(c, space)


def central_space(c: Club, space: Space) -> str:
    if space.kind == CARD_SPACE:
        boys = " with two boys" if c.layout.card_boys > 1 else ""
        return f"Take {c.layout.box.cards[c.central].name}{boys}" if c.central else f"Take {space.title}"
    if space.kind == ORDER_SPACE:
        return f"Be number {space.index + 1} in the next round and take a bonus tile"
    if space.kind == RENAISSANCE_SPACE:
        return f"Take {space.title}"
    if space.index != ANY_SET:
        return f"Take {set_text(c, space.index)}"
    return f"Take a set of {space.title}"


def label_bonus(g: Game, tile: int) -> str:
    return phrases(club(g).layout.box.bonuses[tile].script)


# --- actions --------------------------------------------------------------------------------------------------


def label_act(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "End your turn"
    if option > BONUS_TILE:
        return f"Bonus tile: {label_bonus(g, option - BONUS_TILE)}"
    c = club(g)
    row = c.layout.box.cards[option]
    verb = "Use" if option in c.seats[f.who].board else "Lay" if row.is_black else "Play"
    return f"{verb} {row.name} ({describe(row).removesuffix('.')})"


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


def alternative(f: Frame, option: int) -> list[str]:
    rule = f.rule
    if isinstance(rule, Swap):
        return [rule.prices[option - 1].spec, *specs(rule.gains[option - 1])]
    assert isinstance(rule, Choose)
    return specs(rule.alternatives[option - 1])


def label_choice(g: Game, f: Frame, option: int) -> str:
    many = f", {f.arg} times over" if f.arg > 1 else ""
    return capital("; ".join(phrase(spec) for spec in alternative(f, option))) + many


def label_swap(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "Swap nothing"
    price, *gains = alternative(f, option)
    return f"{capital(phrase(price))} to {'; '.join(phrase(gain) for gain in gains)}"


def choice_word(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "none"
    return ".".join(spec.replace(" ", "-") for spec in alternative(f, option))


def prompt_choice(g: Game, f: Frame) -> str:
    left = 1 + sum(1 for other in g.agenda if other.rule is f.rule and other.who == f.who)
    return said(g, f"choose one of these{f'; {left} picks left' if left > 1 else ''}.")


def card_word_of(g: Game, f: Frame, option: int) -> str:
    return card_word(club(g).layout.box, option)


def none_or(word: Say) -> Say:
    """The word of an option, with a name for doing nothing."""
    return lambda g, f, o: "none" if o == NONE else word(g, f, o)


PROMPTS: dict[str, Prompt] = {
    "club.SendErrandBoy": lambda g, f: f"Send an errand boy; {plural(club(g).seats[f.who].boys, 'boy')} left.",
    "club.ExtraErrand": lambda g, f: said(g, "send one more errand boy?"),
    "club.TakeSet": lambda g, f: "Which card set do you take?",
    "club.TakeBonus": lambda g, f: f"Number {f.arg + 1} in the next round is yours. Which bonus tile do you take?",
    "club.Act": lambda g, f: "Your turn: use cards, your bonus tile, or end it.",
    "club.NameSymbol": lambda g, f: said(
        g,
        f"how many of the renaissance man's {nameless(club(g), f.who)} open symbols become a "
        f"{symbol_name(g, f.arg)} for this round?",
    ),
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
    "club.TakeSet": lambda g, f, o: set_text(club(g), o) if club(g).left[o] else "gone",
    "club.TakeBonus": lambda g, f, o: capital(label_bonus(g, o)),
    "club.Act": label_act,
    "club.NameSymbol": lambda g, f, o: str(o) if o else "None",
    "club.MakeRoom": lambda g, f, o: card_name(g, o),
    "club.Choose": label_choice,
    "club.Swap": label_swap,
    "club.DiscardDown": lambda g, f, o: card_name(g, o),
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
