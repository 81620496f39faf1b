"""A game that is watched: the panel with its slider in the place of questions.

Begin with ``replay_page``.
"""
