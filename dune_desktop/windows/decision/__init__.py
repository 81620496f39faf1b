"""The decision panel: the question and its options, hints, the wait for others, the cover, undo.

Begin with ``decision_panel``, then ``ask_page`` and ``hint_page``.
"""
