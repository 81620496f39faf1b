"""Where the weights of bots come from: they play against themselves, and what came of it is fitted.

Begin with ``practice``: games are played and kept; ``rows`` reads from them what is fitted, ``fitting`` fits it.
``packaging/train.py`` is the command.
"""
