"""The wizard for a new game: how many people play what, who sits where, with which leaders.

Begin with ``new_game_page``.
"""
