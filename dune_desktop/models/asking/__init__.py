"""The half-made answer to the question that is asked now, and what can be chosen next.

Begin with ``answering``; ``choices`` is what it offers, ``option_tree`` the same as a Qt model.
"""
