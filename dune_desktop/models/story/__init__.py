"""What happened, told from events: the log, what others did since one's last turn, and the story of the rounds.

Begin with ``nesting``, which all of them read.
"""
