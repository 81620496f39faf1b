"""What is kept in files besides games: folders, whole reads and writes, locks, a thread that writes, settings, reports.

Begin with ``disk``; ``settings.OPTIONS`` lists every setting.
"""
