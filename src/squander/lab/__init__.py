"""Many games at once: runs, statistics and balance."""
