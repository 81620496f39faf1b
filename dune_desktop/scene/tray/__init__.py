"""The tray below the board: the own plate, the hand, intrigue cards and piles.

Begin with ``tray``.
"""
