"""Help: how to play, what the icons mean, and the rules.

Begin with ``help_page``.
"""
