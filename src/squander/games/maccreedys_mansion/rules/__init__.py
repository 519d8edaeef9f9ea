"""One file per phase, in the order of the round."""
