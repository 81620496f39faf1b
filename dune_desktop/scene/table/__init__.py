"""The scene itself: board, Row and tray together, with the mouse, the keyboard, drags and what flies.

Begin with ``table_scene``, then ``pointer`` and ``dragging``.
"""
