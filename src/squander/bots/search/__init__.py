"""Planning by search: all it knows of a game is the game's `Expert`, and all it sees are guessed worlds."""
