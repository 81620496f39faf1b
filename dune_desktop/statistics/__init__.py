"""Finished games in numbers: counted once from their records, kept in sqlite, and added up.

Begin with ``summary``, which is one game; ``database`` keeps them, ``tally`` adds them up.
"""
