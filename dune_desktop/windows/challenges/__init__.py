"""Challenges: the page that lists them, the panel at the table while one is tried, and the sheet that makes one.

Begin with ``challenges_page``; ``windows/main/tried_challenge.py`` puts one on the table, and
``windows/main/making_challenges.py`` has those of one's own.
"""
