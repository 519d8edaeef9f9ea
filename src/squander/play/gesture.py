"""What a player does in one go: a choice, and the smaller ones that follow from it."""

from squander.kernel.game import Game


def gesture_began(g: Game) -> int:
    """The ply with which the gesture of the last choice began; 0 before any."""
    ply, number = g.history, g.plies
    while ply is not None and ply.before is not None and ply.before.frame.who == ply.frame.who:
        if not g.kind.words.gesture(ply.frame).inside:
            break
        ply, number = ply.before, number - 1
    return number
