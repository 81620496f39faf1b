"""Games as they are kept: a record is written after each decision, and played again when it is opened.

Begin with ``record``, then ``store``, which is the folder of games.
"""
