"""What the numbers in the combination's reasons mean: its own, and those of the two games where they speak."""

from squander.games.last_will.state import seat
from squander.games.prodigals_club.state import club
from squander.games.prodigals_last_will.faces.sides import side_of
from squander.games.prodigals_last_will.rules import Both
from squander.kernel.game import Frame, Game
from tests.games.last_will import claims as will
from tests.games.prodigals_club import claims as clubs
from tests.games.prodigals_club.claims import Truth


def of_its_game(truth: Truth, other: Truth | None = None) -> Truth:
    """As the game of the option's side sees it."""

    def found(g: Game, f: Frame, option: int) -> int:
        if not isinstance(f.rule, Both):
            return (truth if f.rule.name.startswith("will.") else other or truth)(g, f, option)
        side = side_of(f, option)
        mine = other if side.is_club and other else truth
        return mine(g, side.frame, side.option)

    return found


def cost(g: Game, f: Frame, option: int) -> int:
    return club(g).layout.box.cards[option - 300].cost


def shown(g: Game, f: Frame, key: str) -> int:
    return int(g.view(f.who)["last-will"]["seats"][f.who][key])


OWN: list[tuple[str, Truth]] = [
    (r"It takes (\d+) action", cost),
    (r"you have (\d+) left", lambda g, f, o: seat(g, f.who).actions),
    (r"but (\d+) for white cards", lambda g, f, o: shown(g, f, "white_actions")),
    (r"You hold (\d+) cards? of the Club", lambda g, f, o: len(club(g).seats[f.who].hand)),
    (r"may keep (\d+) of both games", lambda g, f, o: shown(g, f, "hand_limit")),
    (r"You may keep (\d+) of your", lambda g, f, o: shown(g, f, "hand_limit") - len(club(g).seats[f.who].hand)),
    (r"of your (\d+) cards? of Last Will", will.keepable),
    (r"[Ss]eat (\d+)", of_its_game(will.taker, clubs.holder)),
    (r"All (\d+) spaces", lambda g, f, o: shown(g, f, "spaces")),
]
# What the combination says otherwise than the two games.
MINE = {pattern for pattern, _ in OWN} | {r"You may keep (\d+) card", r"Seat (\d+)"}
THEIRS = [claim for claim in [*will.CLAIMS, *clubs.CLAIMS] if claim[0] not in MINE]
CLAIMS = [*OWN, *[(pattern, of_its_game(truth)) for pattern, truth in THEIRS]]
