"""Bots play against each other, and what that tells of them.

Begin with ``contest``: who plays which games; ``match`` plays one, ``result`` sums up all of them.
"""
