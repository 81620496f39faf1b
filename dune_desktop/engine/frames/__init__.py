"""What is still to resolve: frames on ``game.stack``, data only, so that a game can be cloned at any decision."""
