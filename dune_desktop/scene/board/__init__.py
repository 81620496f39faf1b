"""The board: spaces, influence tracks, the Conflict and the landscape that they lie in.

Begin with ``board``; ``plan`` says where everything stands.
"""
