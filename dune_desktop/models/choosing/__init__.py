"""From a question and what is chosen of its answer so far to what can be chosen next: a builder for each kind.

Begin with ``build``.
"""
