"""The table as a QGraphicsScene: what stands where, the mouse, the keyboard, and what flies.

Begin with ``table_scene``, then ``piece``.
"""
