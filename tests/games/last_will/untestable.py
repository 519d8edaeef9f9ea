"""Clauses that no test can play, each with its reason."""

NO_EXPANSION = "The expansion Getting Sacked is not part of the game; that it is refused is tested by LW-VARIANT-17."

UNTESTABLE = {
    "LW-COMPANION-22": "Token colours are drawn by the client; the rules know only the types.",
    **{f"LW-VARIANT-{number}": NO_EXPANSION for number in range(18, 38)},
}
