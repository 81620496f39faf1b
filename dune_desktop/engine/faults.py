"""Everything that can be wrong with a state: a game within the rules has no faults."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from dune_desktop.engine.agents import agents_of
from dune_desktop.engine.decisions import PICK_KIND, PICKS
from dune_desktop.engine.facts import COUNT, pieces_of, values_of, zones_of
from dune_desktop.engine.names import CRYSKNIFE, DESERT_MOUSE, HOME, NOBODY, ORNITHOPTER, CardNumber, Seat
from dune_desktop.engine.tracks import Heir
from dune_desktop.engine.trophies import battle_icon

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game, Player


def faults(game: Game) -> list[str]:
    """What breaks a rule or a count, one line each."""
    found = [*_cards(game), *_alliances(game), *_mentat(game), *_question(game)]
    sums = Counter[tuple[Seat, str]]()
    for seat, thing, fact in game.facts():
        if fact.of == COUNT and min(values_of(fact, thing), default=0) < fact.least:
            found.append(f"{'' if seat == NOBODY else f'seat {seat}: '}{fact.name} is below zero")
        if fact.conserves:
            sums[seat, fact.conserves] += pieces_of(fact, thing)
    for player in game.players:
        found += [f"seat {player.seat}: {fault}" for fault in _player(game, player)]
        for kind in game.edition.units:
            if kind.number and sums[player.seat, kind.id] != kind.number:
                found.append(f"seat {player.seat}: {kind.id} lost or made")
    for market in game.edition.markets:
        if market.deck is not None:
            n = len(market.zone.of(game))
            if n > market.places or (n < market.places and market.deck.of(game)):
                found.append(f"{n} cards in the market {market.id}")
    return found


def _cards(game: Game) -> list[str]:
    """Every physical card is in exactly one zone, and each kind where it belongs."""
    wanted = game.numbered()
    lying: dict[str, list[CardNumber]] = {kind: [] for kind in wanted}
    for _, thing, fact in game.facts(zones_of):
        cards = values_of(fact, thing)
        for kind in fact.kinds:
            lying[kind] += cards if len(fact.kinds) == 1 else [card for card in cards if card in wanted[kind]]
    wrong = [kind for kind, cards in lying.items() if sorted(cards) != sorted(wanted[kind])]
    return [
        f"{kind} cards are lost, doubled or misplaced: {sorted((cards - there) + (there - cards))}"
        for kind in wrong
        for cards, there in [(Counter(lying[kind]), Counter(wanted[kind]))]
    ]


def _question(game: Game) -> list[str]:
    """Whatever asks has answers, and asks for things that have names."""
    asked = game.decision
    if asked is None:
        return []
    asks: object = asked.asks  # an effect, or the rule as a class
    name = (asks if isinstance(asks, type) else type(asks)).__name__
    found = [] if asked.options else [f"{name} asks, but offers no answer"]
    if asked.kind == PICK_KIND and asked.what not in PICKS:
        found.append(f"{name} asks for {asked.what!r}, which is no Pick that was entered")
    return found


def _player(game: Game, player: Player) -> list[str]:
    agents = agents_of(game, player)
    found = []
    if player.home + len(player.agents) != agents:
        found.append(f"{player.home} + {len(player.agents)} agents in place of {agents}")
    if not all(0 <= value <= top for value, top in zip(player.influence, game.edition.tops, strict=True)):
        found.append(f"influence {player.influence}")
    if len(set(player.spies)) != len(player.spies) or len(player.spies) > game.edition.spies:
        found.append(f"spies on {player.spies}")
    icons = [battle_icon(game, card) for card in player.trophies]
    if any(icons.count(icon) > 1 for icon in (CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER)):  # U15.6
        found.append("a pair of battle icons lies face up")
    found += [
        f"{kind.id} in a Conflict that keeps it out"
        for kind in game.edition.units
        if kind.conflict.of(player) and kind.kept_out is not None and kind.kept_out(game) is not None
    ]
    if player.tokens and len(set(player.tokens)) != len(player.tokens):
        found.append("equal tokens")
    return found


def _alliances(game: Game) -> list[str]:
    """R7.7, R7.8: the token lies with somebody at 4 or more whom nobody has passed."""
    found = []
    in_question = {frame.faction for frame in game.stack if isinstance(frame, Heir)}
    for printed, holder in zip(game.edition.factions, game.alliances, strict=True):
        faction = printed.number
        if faction in in_question:  # the old holder is just being asked who takes it
            continue
        values = [player.influence[faction] for player in game.players]
        if holder == NOBODY:
            if max(values) >= printed.height:
                found.append(f"nobody has the {printed.id} Alliance")
        elif values[holder] < printed.height or values[holder] < max(values):
            found.append(f"the {printed.id} Alliance is with seat {holder}")
    return found


def _mentat(game: Game) -> list[str]:
    if game.mentat == NOBODY:
        return [] if game.mentat_space == HOME else ["the Mentat of nobody stands on a space"]
    player = game.players[game.mentat]
    if game.mentat_space != HOME and game.mentat_space not in player.agents:
        return ["the Mentat stands where its seat has no agent"]
    if game.mentat_space == HOME and not player.home:
        return ["the Mentat is on a leader without agents"]
    return []
