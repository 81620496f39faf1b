"""Between the game and the screen: the controller, the half-made answer, and Qt models over a seat's view.

Begin with ``game/controller``, then ``asking/answering``.
"""
