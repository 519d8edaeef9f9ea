"""`python -m squander` is the same as `squander`."""

from squander.cli import main

main()
