"""Who sits where: people and bots, with names."""

from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.play.seating import PERSON, YOU, Seats

BOT_NAMES = ["Ashby", "Bloom", "Cecil", "Dora", "Edgar"]


def seated(players: int, people: int, seat: int, bots: list[str], names: list[str]) -> Seats:
    """People sit side by side from `seat` on; bots take the other chairs in turn."""
    if not 0 <= people <= players:
        raise BadSetup(f"There cannot be {people} people at a table for {players}; choose 0 to {players}.")
    require_seat(seat, players)
    for name in names:
        if not name.strip() or not name.isprintable():
            raise BadSetup(f"{name!r} cannot be a name; give one that can be read on a screen.")
    chairs = [(seat + i) % players for i in range(people)]
    sitting = [PERSON if who in chairs else "" for who in range(players)]
    for i, who in enumerate(who for who in range(players) if who not in chairs):
        sitting[who] = bots[i % len(bots)]
    return Seats(sitting, [called(who, chairs, names) for who in range(players)])


def require_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise BadSetup(f"There is no seat {seat} at a table for {players}; the seats are 0 to {players - 1}.")


def called(who: int, people: list[int], names: list[str]) -> str:
    if who not in people:
        return BOT_NAMES[who]
    at = people.index(who)
    if at < len(names):
        return names[at]
    return YOU if len(people) == 1 else f"Player {who + 1}"


def answer_of(bot: str, g: Game) -> int:
    """A bot's answer at this table."""
    from squander.bots import answer, make
    from squander.bots.luck import luck_of

    return answer(make(bot, g.kind.id, luck_of(g.setup.seed, g)), g)
