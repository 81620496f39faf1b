"""House Hagal and the Rivals: seats that the rules play.

An ``Automa`` is what an edition has for a mode: the Hagal deck, the Rivals, the levels, and a course of its own. A
Rival's turn is the frame ``turn.RivalTurn``, a list of steps of the course; it asks its own seat one thing only,
``turn_up``, once for each card, so that the table can show its turn card by card. Every other question to a Rival
passes ``Game.advance``: it takes all that a menu offers, and of the answers to a pick the one that the effect ranks
lowest (``Effect.rank``). Of equal ones its priorities decide; else they become a question to a person
(``Decision.player`` is the Rival). ``rounds`` has the phases and the order of seats, ``buying`` what it buys and
when. ``S6.4``, ``B2.5`` are rules of these games.

Why a card is ignored is decided by ``turn.RivalTurn``, told as the event ``HagalIgnored``, worded by
``text/log/log_pieces.py`` for the log and by ``models/story/turned_hagal.py`` for the panel and the board.
"""
