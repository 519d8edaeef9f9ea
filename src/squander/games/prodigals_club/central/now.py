"""What a script does in this position, in words."""

from squander.games.prodigals_club.deed import Deed, Now
from squander.games.prodigals_club.effect import Item
from squander.kernel.game import Game


def in_words(g: Game, who: int, script: list[Item], times: int = 1) -> str:
    """What a script does, with what it counts and can spend now."""
    first = [item for i, item in enumerate(script) if i == 0 or item.spec is not script[i - 1].spec]
    said = [item for item in first if not item.effect.is_void(g)]
    return "; ".join(one_in_words(Now(g, who, item, said[:i], times)) for i, item in enumerate(said))


def one_in_words(now: Now) -> str:
    deed = now.item.spec
    assert isinstance(deed, Deed)
    words, told = deed.now(now.g).words(), ", ".join(deed.remarks(now))
    return f"{words} ({told})" if told else words
