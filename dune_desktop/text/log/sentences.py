"""The log of a game in words: a sentence for each event, as one seat may know it.

Sentences are made of the event and of what is printed, so they can be made anew at any time, in any language; only
the end of the game looks at the state, for the final points. These events have no sentence:

- ``TurnBegan``, ``PhaseBegan``: the heading says it. ``TurnEnded``: what follows says it, unless effects fizzled.
  ``RewardBegan``, ``CombatEnded``: what the rewards bring, and what goes home, says it.
- ``CardMoved`` from hand into play: ``Sent`` names the card. From ``waiting`` to the discard pile: every played
  intrigue card ends there, and ``PlayedIntrigue`` has named it.
- ``Answered`` when the only choice is what to pay a tile in, or that no Negotiators return: what is paid says so;
  and where a token goes on a track: it goes there.
- ``Gained`` for swords that are put back after a combat: nothing is lost that still counted.
- ``Resolved`` when the effect can only gain and pay, ``alone`` or not: each ``Gained`` and ``VictoryPoints`` names
  its source; when it brings back a card that was set aside, if there is one: ``CardMoved`` says which; when a contract
  is completed: ``ContractDone`` says so; and when units do what they do for the winner: they move. All others tell why
  the lines below them happen; those that nobody chose are worded apart. Where the first of these lines tells what the
  effect did, it has the source instead, and the effect has no line of its own: ``with_causes`` says which ones these
  are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from dune_desktop.content.ix.leader_words import TakeBack
from dune_desktop.engine import events
from dune_desktop.engine.actions import PICK_AMOUNT, Action
from dune_desktop.engine.decisions import PICKS
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import VP, Complete, Gain, Pay, Persuasion, Swords
from dune_desktop.engine.effects.acquiring import Buy
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import HAND, HOME, NO_CARD, NOBODY, PLAYED, Seat
from dune_desktop.engine.ranking import decided
from dune_desktop.engine.state import Game
from dune_desktop.text import addresses
from dune_desktop.text.lists import both, in_a_row, inside_quotes
from dune_desktop.text.log import log_pieces
from dune_desktop.text.log.log_words import Log, Teller, heads, says
from dune_desktop.text.names import any_name, name
from dune_desktop.text.refusals import reason, seat_name
from dune_desktop.text.units import counted


def line(
    event: Event, game: Game, viewer: Seat | None = None, who: Callable[[Seat], str] = seat_name, cause: str | None = ""
) -> str | None:
    """What happened, as one sentence, or None when there is nothing to say.

    ``viewer`` is the seat that reads it: cards that it may not know are counted. None: all that the event holds.
    ``who`` names seats. ``cause``: the address of the effect whose outcome it is, as ``with_causes`` gives it.
    """
    if cause is None:
        return None
    seen = event if viewer is None else event.seen_by(viewer)
    tell = Teller(game, viewer, who)
    text = says.of(seen, tell)
    if text is None:
        return None
    text = tell.fill(text, seen)
    if cause and addresses.source(tell.edition, cause) not in text:
        text = tell.because(text, cause)
    return text if text.endswith(".") else f"{text}."


def lines(
    told: Iterable[tuple[Event, str | None]],
    game: Game,
    viewer: Seat | None = None,
    who: Callable[[Seat], str] = seat_name,
) -> list[str]:
    """What happened, each thing told once: events with their causes."""
    words = (line(event, game, viewer, who, cause) for event, cause in told)
    return [one for one in words if one is not None]


def with_causes(step: Sequence[Event], edition: Edition) -> Iterator[tuple[Event, str | None]]:
    """What happened in one step, each with the address of the effect whose outcome it is.

    None stands with an effect that is told by its outcome and has no line of its own.
    """
    cause = ""
    for number, event in enumerate(step):
        if isinstance(event, events.Resolved) and _is_told_by(event, step[number + 1 :], edition):
            cause = event.address
            yield event, None
        elif isinstance(event, events.Aside):
            yield event, ""
        else:
            yield event, cause
            cause = ""


def _is_told_by(effect: events.Resolved, after: Iterable[Event], edition: Edition) -> bool:
    """What comes next is something that the effect brings the same seat."""
    if effect.address.endswith(addresses.SCHEME) or _tells_itself(edition, effect.address):
        return False
    outcome = next((event for event in after if not isinstance(event, events.Aside)), None)
    if not isinstance(outcome, events.Outcome) or outcome.seat != effect.seat:
        return False
    return not (isinstance(outcome, events.CardMoved) and (outcome.origin, outcome.target) in log_pieces.UNSAID)


def heading(event: Event, game: Game, who: Callable[[Seat], str] = seat_name) -> str | None:
    """What the node of the log is called that begins here, or None.

    Rounds and phases begin one (``engine.events``); others name a turn anew, when it is known of what kind it is.
    """
    wording, tell = heads.get(type(event)), Teller(game, None, who)
    text = None if wording is None else wording(event, tell)
    return None if text is None else tell.fill(text, event)


# ---------------------------------------------------------------- rounds and turns


def _sent_heading(event: events.Sent, tell: Teller) -> str:
    if event.card in tell.game.hagal:
        return Log.tr("{player}: {space}")
    return tell.fill(Log.tr("{player}: {card} → {space}"), event, card=_senders(event, tell))


def _senders(event: events.Sent, tell: Teller) -> str:
    """The card, or the two cards, because of which it went."""
    return both([tell.card(card) for card in (event.card, event.partner) if card != NO_CARD])


def _combat_heading(event: events.Ranked, tell: Teller) -> str:
    if event.winner == NOBODY:
        return Log.tr("Combat: nobody wins")
    return tell.fill(Log.tr("Combat: {player} wins"), event, player=tell.who(event.winner))


heads.update(
    {
        events.RoundBegan: lambda _event, _tell: Log.tr("Round {number}: {conflict}"),
        events.TurnBegan: lambda _event, _tell: Log.tr("{player}: turn"),
        events.CardMoved: lambda event, _tell: (
            Log.tr("{player}: Agent turn") if (event.origin, event.target) == (HAND, PLAYED) else None
        ),
        events.HagalTurned: lambda event, _tell: None if event.combat else Log.tr("{player}: Agent turn"),
        events.Sent: _sent_heading,
        events.RevealedHand: lambda event, _tell: None if event.later else Log.tr("{player}: Reveal turn"),
        events.Ranked: _combat_heading,
        events.CombatBegan: lambda _event, _tell: Log.tr("Combat"),
        events.PhaseBegan: lambda event, _tell: Log.tr("Makers and Recall") if event.phase == events.MAKERS else None,
        events.GameOver: lambda _event, _tell: Log.tr("End of the game"),
    }
)


@says(events.Passed)
def _passed(event: events.Passed, tell: Teller) -> str:
    if tell.is_rival(event.seat):
        return Log.tr("{player} plays no Intrigue cards and passes")
    return Log.tr("{player} has no Intrigue cards and passes") if event.alone else Log.tr("{player} passes")


@says(events.Sent)
def _sent(event: events.Sent, tell: Teller) -> str:
    if event.card in tell.game.hagal:  # named when it was turned up
        return Log.tr("{player} sends an Agent to {space}")
    if event.partner == NO_CARD:
        if event.origin == HOME:
            return Log.tr("{player} sends an Agent to {space} with {card}")
        return Log.tr("{player} sends the Agent at {origin} on to {space} with {card}")
    if event.origin == HOME:
        return Log.tr("{player} sends an Agent to {space} with {card} and {partner}")
    return Log.tr("{player} sends the Agent at {origin} on to {space} with {card} and {partner}")


# ---------------------------------------------------------------- effects and answers

#: Whatever these do is told together with its source.
_TOLD: Final = (Gain, Pay, VP, Persuasion, Swords, TakeBack)


def _leaves(effect: Effect) -> Iterator[Effect]:
    parts = effect.parts()
    yield from (leaf for part in parts for leaf in _leaves(part)) if parts else (effect,)


def _tells_itself(edition: Edition, address: str) -> bool:
    place = addresses.find(edition, address)
    if place is None:
        return False
    if place[0] == "unit":  # where it goes
        return True
    return isinstance(place[2], Complete) or all(isinstance(leaf, _TOLD) for leaf in _leaves(place[2]))


@says(events.Resolved)
def _resolved(event: events.Resolved, tell: Teller) -> str | None:
    if event.address.endswith(addresses.SCHEME):
        return Log.tr("{player} carries out the Scheme “{effect}”").format(
            player=tell.who(event.seat), effect=inside_quotes(addresses.words(tell.edition, event.address))
        )
    if _tells_itself(tell.edition, event.address):
        return None
    return Log.tr("{effect} takes effect for {player}") if event.alone else Log.tr("{player} resolves {effect}")


def _buys(edition: Edition, address: str) -> bool:
    place = addresses.find(edition, address)
    return place is not None and any(isinstance(leaf, Buy) for leaf in _leaves(place[2]))


@says(events.Answered)
def _answered(event: events.Answered, tell: Teller) -> str | None:
    player = tell.who(event.seat)
    action = Action.parse(event.answer)
    if event.what in ("money", "node") or (action is PICK_AMOUNT[0] and _buys(tell.edition, event.source)):
        return None
    if event.what == "amount":
        return Log.tr("{player} takes the only possible amount, {number}").format(player=player, number=action.args[0])
    if event.what == "branch":
        answer = tell.effect(f"{event.source}.{chr(ord('a') + int(action.args[0]) - 1)}", event.seat)
    else:
        answer = "" if _hidden(event, action, tell) else _choice(event.what, action.args[0], tell)
    if not answer:
        return Log.tr("{player} takes the only choice").format(player=player)
    taken = Log.tr("{player} takes the only choice: {answer}").format(player=player, answer=answer)
    if tell.viewer != event.seat:
        return taken
    reasons = [reason(refusal, tell.edition, event.seat).removesuffix(".") for refusal in event.against]
    return ". ".join((taken, *reasons))


def _hidden(event: events.Answered, action: Action, tell: Teller) -> bool:
    """A card in somebody's hand: it is named when it goes."""
    in_hand = action.verb == "discard" or action.args[0].startswith((f"{HAND}:", "intrigue:"))
    return in_hand and tell.viewer not in (None, event.seat)


def _choice(what: str, word: str, tell: Teller) -> str:
    """The name of what was picked."""
    kind = PICKS[what].of
    if kind == "seat":
        return tell.who(int(word.removeprefix("seat")))
    if word == "leader":
        return Log.tr("the Agent on the Leader", "the only choice of an Agent")
    if kind == "contract":
        return tell.contract(next(number for number, one in tell.game.contracts.items() if one.id == word))
    if kind == "card":
        return any_name(word.rpartition(":")[2].partition("~")[0], tell.edition.products)
    if kind == "unit":
        return counted(word, 1)
    return name(kind, word, tell.edition.products) if kind else ""


# ---------------------------------------------------------------- who wins

_RANKS: Final[dict[int, Callable[[int], str]]] = {
    0: lambda n: Log.tr("{player}: strength %n, no reward", "", n),
    1: lambda n: Log.tr("{player}: strength %n, reward for first place", "", n),
    2: lambda n: Log.tr("{player}: strength %n, reward for second place", "", n),
    3: lambda n: Log.tr("{player}: strength %n, reward for third place", "", n),
}


@says(events.Ranked)
def _ranked(event: events.Ranked, tell: Teller) -> str:
    ranks = [(tell.who(seat), strength, place) for seat, strength, place in event.ranking if strength]
    if not ranks:
        return Log.tr("Nobody wins the Conflict: nobody has any strength there")
    if event.winner != NOBODY:
        outcome = Log.tr("{player} wins the Conflict").format(player=tell.who(event.winner))
    else:
        tied = [player for player, strength, _ in ranks if strength == ranks[0][1]]
        outcome = Log.tr("Nobody wins the Conflict, as these tie for first place: {players}").format(players=both(tied))
    ranking = in_a_row([_RANKS[place](strength).format(player=player) for player, strength, place in ranks])
    return Log.tr("{outcome} ({ranking})").format(outcome=outcome, ranking=ranking)


#: What decides between equal points.
_TIE_BREAKS: Final[dict[str, Callable[[], str]]] = {
    "ability": lambda: Log.tr("the tie is decided by an ability"),
    "spice": lambda: Log.tr("the tie is decided by spice"),
    "solari": lambda: Log.tr("the tie is decided by Solari"),
    "water": lambda: Log.tr("the tie is decided by water"),
    "garrison": lambda: Log.tr("the tie is decided by troops in the garrison"),
    "human": lambda: Log.tr("the tie is decided by seat order, people before Rivals"),
    "reveal": lambda: Log.tr("the tie is decided by the later Reveal turn"),
}


@says(events.GameOver)
def _game_over(event: events.GameOver, tell: Teller) -> str:
    winner = tell.who(event.ranking[0])
    told = [_standing(seat, tell) for seat in event.ranking]
    decided = _tie_break(event, tell)
    standing = in_a_row([*told, decided] if decided else told)
    return Log.tr("{player} wins the game ({standing})").format(player=winner, standing=standing)


def _tie_break(event: events.GameOver, tell: Teller) -> str:
    """What the winner was ahead in, where points alone did not decide."""
    found = decided(tell.game, *event.ranking[:2]) if tell.game.over else None
    return "" if found is None else _TIE_BREAKS[found[0]]()


def _standing(seat: Seat, tell: Teller) -> str:
    if not tell.game.over:  # told of a game that was rewound
        return tell.who(seat)
    return Log.tr("{player}: %n Victory Point(s)", "", tell.game.players[seat].vp).format(player=tell.who(seat))


says.update(
    {
        events.TurnEnded: lambda event, _: (
            Log.tr("{player} ends the turn; without effect: {effects}") if event.fizzled else None
        ),
        events.CombatBegan: lambda event, _: (
            Log.tr("In the Conflict: {players}") if event.fighters else Log.tr("Nobody is in the Conflict")
        ),
        events.Lost: lambda event, _: (
            Log.tr("{effect}: nothing more happens for {player}")
            if event.rest
            else Log.tr("{effect}: nothing happens for {player}")
        ),
        events.RoundBegan: lambda _, __: Log.tr("Round {number} begins with the Conflict card {conflict}"),
        events.RevealedHand: lambda event, _: (
            Log.tr("{player} reveals %n card(s): {cards}", "", len(event.cards))
            if event.cards
            else Log.tr("{player} has no cards to reveal")
        ),
        events.TurnBegan: lambda _, __: None,
        events.PhaseBegan: lambda _, __: None,
        events.RewardBegan: lambda _, __: None,
        events.CombatEnded: lambda _, __: None,
    }
)
