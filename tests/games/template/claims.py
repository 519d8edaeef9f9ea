"""What the numbers in reasons mean."""

from squander.games.template.state import purse

CLAIMS = [
    (r"It takes £(\d+)", lambda g, f, o: purse(g).cards[o].amount),
    (r"you have only £(\d+)", lambda g, f, o: purse(g).cash[f.who]),
]
