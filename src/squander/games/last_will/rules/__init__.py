"""The rules of Last Will, one file a phase or a kind of card."""
