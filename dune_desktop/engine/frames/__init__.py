"""What is still to resolve: frames on ``game.stack``, data only, so that a game can be cloned at any decision.

Begin with ``run``: ``Run`` resolves effects one after another, ``Ask`` is a pick, ``Paying`` picks a whole cost, then
pays it, then gives the gain; ``pool`` holds what is free in order; ``turn`` is the menu of a turn. An answer goes
down: an action to the top frame (``take``), a pick's answer to the frame below (``answered``), which hands it to the
effect that asked (``chosen``). ``windows`` are the moments in which intrigue cards may be played; a product may push
its own.
"""
