"""Clauses that no test can play, each with its reason."""

UNTESTABLE = {
    "LW-COMPANION-22": "Token colours are drawn by the client; the rules know only the types.",
}
