"""The central board and all that the competitions share: cards, errands, actions, order, round."""
