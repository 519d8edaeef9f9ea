"""What all environments stand on: positions as numbers, answers as numbers, and many games at once. Compiled."""
