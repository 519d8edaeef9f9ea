"""The kernel: an agenda of immutable frames over plain data. It knows no game."""
