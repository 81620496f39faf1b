"""The log of a game in words: a sentence for each event, as one seat may know it.

Begin with ``sentences``.
"""
