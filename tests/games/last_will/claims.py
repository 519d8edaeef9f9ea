"""What the numbers in reasons mean: each is looked up in the position by other ways than the texts go."""

from squander.games.last_will.state import fortune, seat
from squander.kernel.game import Frame, Game


def rule(f: Frame) -> str:
    return f.rule.name.removeprefix("will.").rstrip("1234")


def needed(g: Game, f: Frame, option: int) -> int:
    """Printed actions, one more for laying, one for a trade or a companion."""
    w = fortune(g)
    if rule(f) == "ChooseAlternative":
        return w.box.cards[f.arg].option_actions[option]
    row = w.box.cards[option - 200 if option > 200 else option]
    if option > 200 or row.companion >= 0 or row.id == "wild":
        return 1
    if any(laid.card == option for laid in w.seats[f.who].board):
        return row.actions
    return min(row.option_actions) if row.option_actions else 1 + row.lay_actions


# Asked between choosing a card and spending for it; the first answer is the least.
ON_THE_WAY = {"will.MakeRoom", "will.ChooseAlternative", "will.ActivationActions", "will.ChooseAmount"}


def takes(g: Game, f: Frame, option: int) -> int:
    """The money that stands to be spent beside the cash: found by giving the seat enough and doing it."""
    fork = g.copy()
    w = fortune(fork)
    s = w.seats[f.who]
    s.cash = 10_000
    fork.options = (*fork.options, option)
    due, before = w.due, s.cash
    fork.choose(option)
    while fork.asked is not None and fork.asked.rule.name in ON_THE_WAY:
        fork.choose(fork.options[0])
    after = fortune(fork)
    spent = before - after.seats[f.who].cash
    return spent if spent else after.due or due


def price(g: Game, f: Frame, option: int) -> int:
    """The market's price less what every helper may take off."""
    w = fortune(g)
    moving = rule(f) == "MovePrice"
    row = w.box.cards[w.trading if moving else option]
    helpers = [laid for laid in w.seats[f.who].board if laid.row.privilege == (1 if row.is_farm else 3)]
    steps = [laid.row.cheaper if row.is_farm else laid.row.amount for laid in helpers]
    full = row.scale[0] + w.market[row.type]
    if not moving:
        return max(0, full - sum(steps))
    at = [laid.card for laid in helpers].index(f.arg)
    return max(0, full + w.price + steps[at] * (option - 1) - sum(steps[at + 1 :]))


def keepable(g: Game, f: Frame, option: int) -> int:
    w = fortune(g)
    return sum(w.box.cards[card].id != "wild" for card in w.seats[f.who].hand)


def limit(g: Game, f: Frame, option: int) -> int:
    view = g.view(f.who)["seats"][f.who]
    return int(view["hand_limit"])


def pile_and_deck(g: Game, f: Frame, option: int) -> int:
    w = fortune(g)
    return len(w.orders[option]) - w.tops[option] + len(w.piles[option])


def taker(g: Game, f: Frame, option: int) -> int:
    """The seat on a plan or an errand space, or whose colour the space has; counted from 1."""
    w = fortune(g)
    if rule(f) == "TakePlan":
        return [s.plan for s in w.seats].index(option) + 1
    return (w.figures[option] if w.figures[option] >= 0 else w.layout.spaces[option].index) + 1


CLAIMS = [
    (r"needs (?:at least )?(\d+) action", needed),
    (r"you have (\d+) left", lambda g, f, o: seat(g, f.who).actions),
    (r"but (\d+) for white cards", lambda g, f, o: int(g.view(f.who)["seats"][f.who]["white_actions"])),
    (r"It takes £(\d+)", takes),
    (r"you have £(\d+)", lambda g, f, o: seat(g, f.who).cash),
    (r"It would cost £(\d+)", price),
    (r"You may keep (\d+) card", limit),
    (r"you hold (\d+) that", keepable),
    (r"Only (\d+) of the", pile_and_deck),
    (r"[Ss]eat (\d+)", taker),
    (r"All (\d+) spaces", lambda g, f, o: int(g.view(f.who)["seats"][f.who]["spaces"])),
    (r"You have laid [+-]?(\d+) at", lambda g, f, o: abs(fortune(g).box.market_tokens[o])),
]
