"""Clauses that no test can play, and why."""

UNTESTABLE = {
    "PC-SETUP-17": "Where decks lie on a table has no effect in a program.",
    "PC-SETUP-42": "Markers have no sides in the program, so nothing could depend on them.",
    "PC-DEAL-05": "A set is a list of cards; how they overlap on the table is a matter of drawing.",
    "PC-ORDER-13": "Advice to players, not a rule.",
}
