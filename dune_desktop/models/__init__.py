"""Between the game and the screen: the controller, the half-made answer, and Qt models over a seat's view."""
