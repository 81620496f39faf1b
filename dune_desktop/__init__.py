"""Dune Desktop: an unofficial, open way to play Dune: Imperium on a desktop."""

__version__ = "0.1.0"
