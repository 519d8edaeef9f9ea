"""Several processes that serve the same tables: started together, and telling each other what happened."""
