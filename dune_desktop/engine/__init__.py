"""The rules: pure Python and attrs, without files, clocks, words or Qt.

Begin with ``state``, ``effects.base``, ``frames.run``, ``frames.pool`` and ``frames.turn``, then read any card. By
subject: ``agents`` (where agents may go), ``market`` (what can be bought), ``tracks`` (influence and tokens),
``moves`` (cards and troops), ``units`` (what fights), ``knowledge`` (who knows which card), ``composing`` (products
become an edition).

Decisions of ours where the published sources are open are the Q numbers of ``text/game/rules.py``. Besides those:
own agents leave the leader before the Mentat does; gains that come to nothing do not keep an intrigue card from being
played, but unmet conditions, costs that can't be paid and missing targets do; of two copies of a card with the same
open effect the one with fewer open effects is resolved first; the Baron counts the troops deployed in a turn less
those taken back, and none can be taken back once his tokens are revealed; whoever ends playing Combat cards has not
passed (Q32), unless nobody else there can play; a pick with one answer is taken by itself, and so is the last
mandatory effect of a small pool; in the endgame and after a won Conflict a seat with any intrigue card is asked:
passing for it would tell.
"""
