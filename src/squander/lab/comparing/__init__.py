"""Comparisons: did a change of cards, options or bots matter?"""
