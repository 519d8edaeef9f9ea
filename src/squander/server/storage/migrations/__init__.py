"""The database's history, one step a file in `versions`."""
