"""Searches: numbers of a pack moved until the game looks as its designer wants."""
