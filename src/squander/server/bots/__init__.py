"""Bots at the server's tables: when one is asked, and the processes in which it thinks."""
