"""The table as a QGraphicsScene, and how everything on it is drawn.

Begin with ``table``, then ``piece``, which all that can be pointed at is.
"""
