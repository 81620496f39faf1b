"""The board: spaces, influence tracks, the Conflict and the landscape that they lie in."""
