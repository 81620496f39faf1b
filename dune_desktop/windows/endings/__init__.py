"""The ends of rounds and of the game: who won what, the final count, the story as a chart.

Begin with ``milestones``, which opens the panels of ``round_end`` and ``final_panel``.
"""
