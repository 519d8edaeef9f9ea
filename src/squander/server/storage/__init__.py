"""Tables on the disk: the database, its shape, and the one writer through which everything gets there."""
