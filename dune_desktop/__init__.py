"""Dune Desktop: an unofficial, open way to play Dune: Imperium on a desktop."""

__version__ = "1.0.0"
