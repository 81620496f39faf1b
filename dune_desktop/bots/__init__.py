"""Opponents: they answer for a seat, in a world that was dealt for what that seat knows.

Begin with ``bot``, then ``worlds``; ``making`` says which bot has which name.
"""
