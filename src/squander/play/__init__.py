"""Around a running game: records, undo, and what a seat gets to see."""
