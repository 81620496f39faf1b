"""How else people call things of every game: each text is the printed term and other words for it.

Whoever looks for one of them in the help finds the others, too. In translations: what people who speak the language
say, and forms that no ending makes (``text/stems.py``).
"""

from typing import Final

from dune_desktop.text.contexts import Term
from dune_desktop.text.translating import Text

TERMS: Final[tuple[Text, ...]] = (
    Term.tr("win, winner, victory, won, aim, goal, Victory Points"),
    Term.tr("Victory Points, points, score, scoring, vp"),
    Term.tr("Endgame, end, finish, over, last round"),
    Term.tr("tie, tied, ties, equal, tiebreaker, same strength, draw"),
    Term.tr("Agent, worker, meeple, pawn"),
    Term.tr("Swordmaster, third Agent, 3rd Agent, more Agents"),
    Term.tr("send, place, play"),
    Term.tr("board space, space, location"),
    Term.tr("occupied, blocked, taken, closed, full, same space"),
    Term.tr("Agent icon, icon, symbol, sign"),
    Term.tr("cost, price, pay, expensive, cheap"),
    Term.tr("Reveal turn, reveal, show cards"),
    Term.tr("Persuasion, diamond, gem, buying power"),
    Term.tr("acquire, buy, bought, purchase"),
    Term.tr("Imperium Row, Row, shop, market"),
    Term.tr("deck, draw pile, shuffle, reshuffle, runs out"),
    Term.tr("draw, take a card, new cards"),
    Term.tr("hand, hand limit, keep, hold"),
    Term.tr("discard pile, discard, used cards"),
    Term.tr("trash, destroy, remove, delete, get rid"),
    Term.tr("deploy, commit, send troops, join the fight, join the battle, have to fight"),
    Term.tr("garrison, barracks, camp"),
    Term.tr("supply, stock, reserve of troops"),
    Term.tr("recruit, hire, train, get troops, more troops, more soldiers"),
    Term.tr("troop, cube, soldier, army, unit"),
    Term.tr("lose, lost, die, killed, dead, come back, after the Combat"),
    Term.tr("retreat, withdraw, pull back"),
    Term.tr("strength, power, force"),
    Term.tr("sword, attack, strength"),
    Term.tr("Conflict, Combat, war, battle, fight, fighting"),
    Term.tr("reward, prize"),
    Term.tr("control, flag, own a space"),
    Term.tr("Faction, side, Houses"),
    Term.tr("Influence, rank, reputation, favour, respect"),
    Term.tr("Alliance, ally, allies"),
    Term.tr("Intrigue card, Intrigue, trick, secret card"),
    Term.tr("steal, theft, stolen, thief"),
    Term.tr("Signet Ring, ring, seal"),
    Term.tr("Leader, character, hero, ability"),
    Term.tr("High Council, council, seat, senate"),
    Term.tr("Solari, money, coin, coins, cash"),
    Term.tr("spice, melange"),
    Term.tr("harvest, Maker, mine, collect spice, gather spice"),
    Term.tr("bonus spice, heap"),
    Term.tr("Recall, return, come home, take back"),
    Term.tr("arrow, optional, may, decline"),
    Term.tr("effect, action, order of effects"),
    Term.tr("First Player, begin, start, who begins, turn order"),
    Term.tr("pass, skip"),
    Term.tr("undo, undone, take back a move, revert, cancel, mistake"),
    Term.tr("hint, advice, suggestion, what should I do"),
    Term.tr("save, saved, load, continue later"),
    Term.tr("Rival, bot, solo, alone, Hagal, automa"),
)
