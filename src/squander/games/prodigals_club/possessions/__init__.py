"""The possessions competition: be rid of tiles and money."""
