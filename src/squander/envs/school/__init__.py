"""A baseline that learns: from a bot that shows how, then from itself."""
