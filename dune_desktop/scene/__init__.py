"""The table as a QGraphicsScene, and how everything on it is drawn."""
