"""What the combination says: the words of both games, and a few of its own."""

from squander.games.last_will import names as will_names
from squander.games.last_will.labels_of_cards import given, white_help
from squander.games.last_will.privileges import hand_limit, white_actions
from squander.games.last_will.rules.end_of_round import KEEP_CARDS as KEEP_TWO_CARDS
from squander.games.last_will.rules.end_of_round import keepable_cards
from squander.games.last_will.state import fortune, seat
from squander.games.last_will.text import plural
from squander.games.prodigals_club import names as club_names
from squander.games.prodigals_club.central.end_of_round import DISCARD_DOWN
from squander.games.prodigals_club.state import club
from squander.games.prodigals_last_will.fortune import helpers_pay
from squander.games.prodigals_last_will.rules import DISCARD_DOWN as DISCARD_SOME
from squander.games.prodigals_last_will.rules import KEEP_CARDS, Both, cost, room
from squander.games.prodigals_last_will.terms import ACTION, CLUB, clause_id
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note
from squander.kernel.words import Words

WILL = will_names.Names()
CLUBS = club_names.Names()
FIRST_CLUB_CODE = 10000


class Side:
    """Which game's words an option has: whose they are, the frame it would be asked with there, and its number."""

    def __init__(self, f: Frame, option: int) -> None:
        rule = f.rule
        self.is_club = option >= CLUB if isinstance(rule, Both) else not rule.name.startswith("will.")
        self.option = option
        if isinstance(rule, Both):
            f = Frame(rule.club if self.is_club else rule.will, f.who, f.arg)
            self.option = option - CLUB if self.is_club else option
        elif rule is KEEP_CARDS:
            self.is_club, f = False, Frame(KEEP_TWO_CARDS, f.who, f.arg)
        elif rule is DISCARD_SOME:
            f = Frame(DISCARD_DOWN, f.who, f.arg)
        self.frame = f
        self.words: Words = CLUBS if self.is_club else WILL


class Names:
    """The words of the combination."""

    def prompt(self, g: Game, f: Frame) -> str:
        own = PROMPTS.get(f.rule.name)
        side = Side(f, 0)
        return own(g, f) if own else side.words.prompt(g, side.frame)

    def label(self, g: Game, f: Frame, option: int) -> str:
        if f.rule is DISCARD_SOME and option == 0:
            return "Discard no more of the Club's cards"
        side = Side(f, option)
        label = side.words.label(g, side.frame, side.option)
        paid = paid_actions(g, f.who, cost(g, option)) if f.rule.name == "both.Act" and side.is_club else ""
        return label.replace(": ", f" ({paid}): ", 1) if paid else label

    def word(self, g: Game, f: Frame, option: int) -> str:
        """The Club's have its name in front, where both games' cards or spaces are offered."""
        if f.rule is DISCARD_SOME and option == 0:
            return "none"
        side = Side(f, option)
        word = side.words.word(g, side.frame, side.option)
        return f"club.{word}" if side.is_club and isinstance(f.rule, Both) else word

    def place(self, g: Game, f: Frame, option: int) -> str:
        """Places of Last Will's side of the table have its name in front."""
        if f.rule is DISCARD_SOME and option == 0:
            return ""
        side = Side(f, option)
        place = side.words.place(g, side.frame, side.option)
        return f"will-{place}" if place and not side.is_club else place

    def target(self, g: Game, f: Frame, option: int) -> str:
        """Only the Club's pieces are taken from place to place."""
        side = Side(f, option)
        return side.words.target(g, side.frame, side.option) if side.is_club else ""

    def left(self, g: Game, f: Frame) -> int:
        """Of Last Will's cards as many stay as the Club's leave room for (PL-ENDROUND-04, 05)."""
        if f.rule is KEEP_CARDS:
            return room(g, f.who) - len(fortune(g).seats[f.who].kept)
        side = Side(f, 0)
        return side.words.left(g, side.frame)

    def amount(self, g: Game, f: Frame, option: int) -> int:
        side = Side(f, option)
        return side.words.amount(g, side.frame, side.option)

    def clause(self, code: int) -> str:
        if code >= ACTION:
            return clause_id(code)
        return CLUBS.clause(code) if code >= FIRST_CLUB_CODE else WILL.clause(code)

    def reason(self, g: Game, f: Frame, option: int, code: int) -> str:
        own = REASONS.get(self.clause(code)) if f.rule.name.startswith("both.") else None
        side = Side(f, option)
        return own(g, f, option) if own else side.words.reason(g, side.frame, side.option, code)

    def tell(self, g: Game, note: Note) -> str:
        return CLUBS.tell(g, note) if "." in note.what else WILL.tell(g, note)


def prompt_plan(g: Game, f: Frame) -> str:
    return f"{WILL.prompt(g, f)} {plural(club(g).layout.boys, 'errand boy')} more with any of them."


def prompt_errand(g: Game, f: Frame) -> str:
    return f"Send an errand boy to any board; {plural(club(g).seats[f.who].boys, 'boy')} left."


def prompt_discard(g: Game, f: Frame) -> str:
    w = fortune(g)
    s, mine = w.seats[f.who], club(g).seats[f.who]
    return (
        f"You may keep {hand_limit(w, s)} cards of both games together and hold {len(mine.hand)} of the Club and "
        f"{len(s.hand)} of Last Will. Discard a card of the Club?"
    )


def prompt_keep(g: Game, f: Frame) -> str:
    kept = len(fortune(g).seats[f.who].kept)
    return f"Keep up to {plural(room(g, f.who), 'card')} of Last Will for the next round; {kept} kept so far."


def paid_actions(g: Game, who: int, actions: int) -> str:
    """The actions that are really paid, those for white cards first (PL-ACTION-13)."""
    s = seat(g, who)
    free = white_help(s, actions) if helpers_pay(g) else []
    own = actions - (given(s, actions) if free else 0)
    return "; ".join([plural(own, "action")] * bool(own) + free)


def reason_cost(g: Game, f: Frame, option: int) -> str:
    s = seat(g, f.who)
    white = white_actions(s) if helpers_pay(g) else 0
    left = f"{s.actions or 'none'} left{f' but {white} for white cards' if white else ''}"
    return f"It takes {plural(cost(g, option), 'action')}, and you have {left}."


def reason_discard(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    mine, limit = club(g).seats[f.who].hand, hand_limit(w, w.seats[f.who])
    return f"You hold {plural(len(mine), 'card')} of the Club and may keep {limit} of both games together."


def reason_keep(g: Game, f: Frame, option: int) -> str:
    """The Club's cards have used up a part of the common limit."""
    w = fortune(g)
    held = len(keepable_cards(w, w.seats[f.who]))
    return f"You may keep {room(g, f.who)} of your {plural(held, 'card')} of Last Will."


PROMPTS = {
    "will.TakePlan": prompt_plan,
    "both.SendErrandBoy": prompt_errand,
    "both.DiscardDown": prompt_discard,
    "both.KeepCards": prompt_keep,
}

# What the combination counts otherwise than the two games, or only it knows.
REASONS = {
    "PL-ACTION-04": reason_cost,
    "PL-ENDROUND-04": reason_discard,
    "LW-ENDROUND-04": reason_keep,
}
