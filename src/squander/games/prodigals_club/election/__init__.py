"""The election competition: lose votes, join circles, be loud in Hyde Park."""
