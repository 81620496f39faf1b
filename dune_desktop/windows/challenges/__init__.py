"""Challenges: the page that lists them, and the panel at the table that says the goal while one is tried.

Begin with ``challenges_page``; ``windows/main/tried_challenge.py`` puts one on the table.
"""
