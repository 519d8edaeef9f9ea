"""Phase 3, actions: each player's one turn to use cards and a bonus tile (PC-ACTION)."""

from typing import Final

from squander.games.prodigals_club.box import Card
from squander.games.prodigals_club.cards import different, remove, without
from squander.games.prodigals_club.central.triggers import trigger_frames
from squander.games.prodigals_club.effect import frames_of
from squander.games.prodigals_club.layout import Layout
from squander.games.prodigals_club.state import Club, Seat, club, seat
from squander.games.prodigals_club.symbols import NAME_SYMBOL, nameless
from squander.games.prodigals_club.terms import BLACKCARD, BONUS, BONUS_TILE, END_TURN, TIME
from squander.kernel.game import Ask, Frame, Game, Rule


class Actions(Rule):
    """One turn each, in the order of the errands (PC-ACTION-01, PC-ORDER-02)."""

    def run(self, g: Game, f: Frame) -> None:
        g.todo([Frame(ACT, who) for who in club(g).order])


class Act(Ask):
    """A card of the hand or the board, the bonus tile, or the end of the turn, as often as one likes
    (PC-ACTION-02, 03). Asked also when only the end is left: until then the last action can be taken back."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        c = club(g)
        return [*things_to_use(c, c.seats[f.who]), END_TURN]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        c = club(g)
        return 0 if option == END_TURN else use_obstacle(c, c.seats[f.who], option)

    def options(self, g: Game, f: Frame) -> list[int]:
        """The same obstacles in one pass: this is the question asked most."""
        c = club(g)
        s = c.seats[f.who]
        found = [option for option in things_to_use(c, s) if use_obstacle(c, s, option) == 0]
        found.append(END_TURN)
        return found

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == END_TURN:
            g.note("club.ends turn", f.who)
            return
        g.then(f)
        use(g, f.who, option)


def things_to_use(c: Club, s: Seat) -> list[int]:
    found = different(c, s.hand) + s.board
    if s.bonus:
        found.append(BONUS_TILE + s.bonus)
    return found


def use_obstacle(c: Club, s: Seat, option: int) -> int:
    """PC-TIME-07, PC-BLACK-07, PC-BLACK-08; megaphones of a tile count while it is held (PC-BONUS-11)."""
    if option > BONUS_TILE:
        return BONUS + 11 if is_held(c.layout, option - BONUS_TILE) else 0
    row = c.layout.box.cards[option]
    if option in s.board:
        if not row.script:
            return BLACKCARD + 10
        return BLACKCARD + 8 if option in s.used else 0
    return TIME + 7 if row.is_time else 0


def is_held(layout: Layout, tile: int) -> bool:
    """The megaphone tile is not used but held (PC-BONUS-11)."""
    return layout.box.bonuses[tile].megaphones > 0 and not layout.megaphone_tile_used


def use(g: Game, who: int, option: int) -> None:
    c = club(g)
    s = c.seats[who]
    if option > BONUS_TILE:
        use_bonus(g, who, c, s)
    elif option in s.board:
        activate(g, who, c, option)
    elif c.layout.box.cards[option].is_black:
        lay(g, who, c, option)
    else:
        play_white(g, who, c, option)


def use_bonus(g: Game, who: int, c: Club, s: Seat) -> None:
    """The tile goes back at once (PC-BONUS-02, 12, 13)."""
    tile = s.bonus
    s.bonus = 0
    c.bonuses = sorted([*c.bonuses, tile])
    g.note("club.uses bonus", who, tile)
    g.todo(frames_of(g, who, c.layout.box.bonuses[tile].script))


def activate(g: Game, who: int, c: Club, card: int) -> None:
    """Once a round (PC-BLACK-07, 08)."""
    s = c.seats[who]
    s.used = sorted([*s.used, card])
    g.note("club.activates", who, card)
    start_card(g, who, c, card)


def play_white(g: Game, who: int, c: Club, card: int) -> None:
    """It stays in view until the end of the round (PC-WHITE-01, 03, 04)."""
    s = c.seats[who]
    s.hand = without(s.hand, card)
    s.played = [*s.played, card]
    g.note("club.plays", who, card)
    start_card(g, who, c, card)


def start_card(g: Game, who: int, c: Club, card: int) -> None:
    """The renaissance man's symbols are named before anything is counted (PC-RENAISSANCE-04)."""
    c.using = card
    g.then(Frame(FINISH_CARD, who, card))
    g.then(Frame(RUN_SCRIPT, who, card))
    if nameless(c, who):
        for symbol in c.layout.box.cards[card].symbols:
            g.then(Frame(NAME_SYMBOL, who, symbol))


class RunScript(Rule):
    """All amounts are fixed first; triggers follow the card that set them off (PC-ACTION-06, PC-TRIGGER-09)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        row = c.layout.box.cards[f.arg]
        frames = frames_of(g, f.who, row.script)
        if not row.is_black:
            frames += trigger_frames(g, f.who, row, megaphones(g, f.who, row))
        g.todo(frames)


def megaphones(g: Game, who: int, row: Card) -> int:
    return sum(item.times(g, who) for item in row.script if item.effect.is_loud and not item.effect.is_void(g))


class FinishCard(Rule):
    """The action is resolved, and another may begin (PC-ACTION-05, 06)."""

    def run(self, g: Game, f: Frame) -> None:
        club(g).using = 0


def lay(g: Game, who: int, c: Club, card: int) -> None:
    """A black card does nothing by lying down (PC-BLACK-01, 05); the seventh drives out another (PC-BLACK-02, 03)."""
    s = c.seats[who]
    s.hand = without(s.hand, card)
    full = len(s.board) >= c.layout.box.black_spaces
    s.board = sorted([*s.board, card])
    g.note("club.lays", who, card)
    if full:
        g.then(Frame(MAKE_ROOM, who, card))


class MakeRoom(Ask):
    """Discard a card laid before, used or not (PC-BLACK-03, 04, 13, 14). `arg` is the new card."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return without(seat(g, f.who).board, f.arg)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        c = club(g)
        s = c.seats[f.who]
        s.board = without(s.board, option)
        s.used = without(s.used, option)
        remove(c, [option])
        g.note("club.makes room", f.who, option)


ACTIONS: Final = Actions("club.Actions")
ACT: Final = Act("club.Act", True)
RUN_SCRIPT: Final = RunScript("club.RunScript")
FINISH_CARD: Final = FinishCard("club.FinishCard")
MAKE_ROOM: Final = MakeRoom("club.MakeRoom")
