"""Scenarios: a position that a person writes, what is done in it, and what must hold then.

Begin with ``scenario``; ``tests/scenarios/README.md`` tells the format.
"""
