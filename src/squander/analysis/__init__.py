"""A finished game looked back on: what each choice cost, and how much was luck."""
