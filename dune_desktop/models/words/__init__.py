"""The whole table in words, as a tree: for screen readers, and for whoever would rather read.

Begin with ``words_tree``.
"""
