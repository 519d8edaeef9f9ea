"""The greedy bot of Squander 0.2, frozen as a yardstick for the arena: a golden pins what it chooses."""
