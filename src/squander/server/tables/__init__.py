"""Tables in memory: what may be done at them, what each viewer is shown, and how they are made and let go."""
