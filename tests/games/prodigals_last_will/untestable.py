"""Clauses that no test can play, and why."""

UNTESTABLE = {
    "PL-SETUP-13": "It says which document rules the mode, not what happens in it.",
    "PL-START-01": "Who paid for something last is not known to a program, which draws the first player.",
}
