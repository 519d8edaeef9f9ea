"""The player board: spaces, laid cards, tokens and value markers."""

from squander.games.last_will.state import Fortune, Laid, Seat


def capacity(w: Fortune, s: Seat) -> int:
    """LW-SETUP-26, LW-ERRAND-20."""
    return w.box.board_spaces + s.extensions


def laid_card(s: Seat, card: int) -> Laid:
    for laid in s.board:
        if laid.card == card:
            return laid
    raise KeyError(card)


def is_laid(s: Seat, card: int) -> bool:
    for laid in s.board:
        if laid.card == card:
            return True
    return False


def put(s: Seat, new: Laid) -> None:
    """Replace the board's record of a card."""
    s.board = [new if laid.card == new.card else laid for laid in s.board]


def take_off(s: Seat, card: int) -> None:
    s.board = [laid for laid in s.board if laid.card != card]


def mark_used(s: Seat, laid: Laid) -> None:
    put(s, Laid(laid.card, laid.row, laid.step, laid.tokens, True, laid.uses))


def mark_privilege(s: Seat, laid: Laid) -> None:
    put(s, Laid(laid.card, laid.row, laid.step, laid.tokens, laid.used, laid.uses + 1))


def add_token(s: Seat, laid: Laid) -> None:
    put(s, Laid(laid.card, laid.row, laid.step, laid.tokens + 1, laid.used, laid.uses))


def depreciate(s: Seat, laid: Laid) -> None:
    put(s, Laid(laid.card, laid.row, laid.step + 1, laid.tokens, laid.used, laid.uses))


def can_depreciate(laid: Laid) -> bool:
    """Farms have one banknote, so they are always on their lowest step (LW-ENDROUND-11, LW-ENDROUND-12)."""
    return laid.row.is_property and laid.step < len(laid.row.scale) - 1


def value(laid: Laid) -> int:
    """The banknote at the value marker, or a farm's only one (LW-PROPERTY-27)."""
    return laid.row.scale[laid.step]


def count_tokens(laid: Laid, companion: int) -> int:
    return laid.row.tokens[: laid.tokens].count(companion)
