"""What is kept in files besides games: folders, whole reads and writes, locks, a thread that writes,
settings, reports, and a cupboard for what can be made again.

Begin with ``disk``; ``settings.OPTIONS`` lists every setting.
"""
