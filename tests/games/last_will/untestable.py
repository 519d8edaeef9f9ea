"""Clauses that no test can play, each with the reason."""

UNTESTABLE = {
    "LW-COMPANION-22": "token colours are drawn by the client; the rules know only the types",
}
