"""Studies: a grid of games, bots and options played through, and what came of every game as tables."""
