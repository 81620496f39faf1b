"""The page of a game, played or watched: top bar, seats, log, piles, the big card, and where the scene stands.

Begin with ``shown_page``; ``table_page`` is a game that is played. What a click or a drop does on its way:

1. ``TableScene`` and the lists of the page know the ``Ref`` of what was clicked, and give it to ``Answering.choose``.
2. ``Answering`` adds it to the half-made answer. As soon as that is a whole action, ``GameController`` takes it: the
   engine applies it to the game.
3. ``GameController.shown`` says so, with the new view and the events. ``TableModels`` compare the view with what they
   hold; scene and lists repaint the rows that have changed, and events make pieces fly.
4. ``Answering.changed`` says what is asked next: ``DecisionPanel`` shows it, and what can be taken is lit.
"""
