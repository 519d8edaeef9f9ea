"""What sets one company apart from another in how it does business."""


class Habits:
    """The usual ones; whoever differs changes a few."""

    def __init__(self) -> None:
        self.has_jobs = True  # otherwise it lives on others' jobs alone
        self.noise = 0.1  # how far tastes in jobs differ
        self.least_profit = 0.0  # that makes a job worth while
        self.boldness = 1.2  # how much of an expected reward is spent in advance
        self.faith = 0.0  # how much of it a company would not outlive to miss
        self.hangers = 1  # carpenters beyond the plan, to share in others' jobs
        self.cushion = 10_000  # active funds that are not invested
        self.thirst = 0  # active funds below which invested ones are liquidated
        self.bids = 0.5  # share of what a better place is worth that is bid for it
        self.most_bid = 5_000
        self.leap = 0.3  # how far a bid goes beyond the least, towards the most it may be
