"""Everything that can be wrong with a state: a game within the rules has no faults."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from dune_desktop.engine.names import CRYSKNIFE, DESERT_MOUSE, HOME, NOBODY, ORNITHOPTER
from dune_desktop.engine.tracks import Heir
from dune_desktop.engine.trophies import battle_icon
from dune_desktop.engine.units import TROOP

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game, Player


def faults(game: Game) -> list[str]:
    """What breaks a rule or a count, one line each."""
    found = [*_cards(game), *_alliances(game), *_mentat(game)]
    for player in game.players:
        found += [f"seat {player.seat}: {fault}" for fault in _player(game, player)]
    if any(amount < 0 for amount in game.bonus):
        found.append("bonus spice below zero")
    for market in game.edition.markets:
        if market.deck is not None:
            n = len(market.zone.of(game))
            if n > market.places or (n < market.places and market.deck.of(game)):
                found.append(f"{n} cards in the market {market.id}")
    return found


def _cards(game: Game) -> list[str]:
    """Every physical card is in exactly one zone, and each kind where it belongs."""
    personal, intrigue, conflict = Counter[int](), Counter[int](), Counter[int]()
    contracts = Counter(game.contract_market + game.contract_bank + game.contracts_aside)
    for player in game.players:
        for zone in (player.hand, player.deck, player.discard, player.played, player.revealed):
            personal.update(zone)
        personal.update(player.set_aside)
        intrigue.update(player.intrigue)
        intrigue.update(player.waiting)
        conflict.update(player.trophies)
        conflict.update(player.flipped)
        contracts.update(player.contracts)
        contracts.update(player.completed)
    personal.update(game.row)
    personal.update(game.imperium_deck)
    personal.update(card for card in game.trashed if card not in game.intrigues)
    intrigue.update(card for card in game.trashed if card in game.intrigues)
    for stack in game.reserve:
        personal.update(stack)
    intrigue.update(game.intrigue_deck)
    intrigue.update(game.intrigue_discard)
    conflict.update(game.conflict_deck)
    conflict.update(game.conflict_pile)
    conflict.update(game.boxed)
    return [
        f"{kind} cards are lost, doubled or misplaced: {sorted((cards - wanted) + (wanted - cards))}"
        for kind, cards, wanted in (
            ("personal", personal, Counter(range(len(game.cards)))),
            ("intrigue", intrigue, Counter(list(game.intrigues))),
            ("Conflict", conflict, Counter([*game.conflicts, *game.objectives])),
            ("contract", contracts, Counter(list(game.contracts))),
            ("Hagal", Counter(game.hagal_deck + game.hagal_discard), Counter(list(game.hagal))),
        )
        if cards != wanted
    ]


def _player(game: Game, player: Player) -> list[str]:
    amounts = (
        player.solari, player.spice, player.water, player.supply, player.garrison, player.troops,
        player.home, player.persuasion, player.swords, player.worms, player.memories,
    )  # fmt: skip
    agents = game.edition.starting_agents + player.swordmaster + (game.mentat == player.seat)
    found = []
    if min(amounts) < 0:
        found.append("something is below zero")
    if player.supply + player.garrison + player.troops + player.memories != TROOP.number:
        found.append("troops are lost or made")
    if player.home + len(player.agents) != agents:
        found.append(f"{player.home} + {len(player.agents)} agents in place of {agents}")
    if not all(0 <= value <= top for value, top in zip(player.influence, game.edition.tops, strict=True)):
        found.append(f"influence {player.influence}")
    if len(set(player.spies)) != len(player.spies) or len(player.spies) > game.edition.spies:
        found.append(f"spies on {player.spies}")
    icons = [battle_icon(game, card) for card in player.trophies]
    if any(icons.count(icon) > 1 for icon in (CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER)):  # U15.6
        found.append("a pair of battle icons lies face up")
    for kind in game.edition.units:
        if kind.conflict.of(player) and kind.kept_out is not None and kind.kept_out(game) is not None:
            found.append(f"{kind.id} in a Conflict that keeps it out")
        spaces = () if kind.held is None else kind.held.of(player)
        zones = (zone.of(player) for zone in (kind.supply, kind.garrison, kind.conflict) if zone is not None)
        if kind is not TROOP and kind.supply is not None and sum(zones) + len(spaces) != kind.number:
            found.append(f"{kind.id} lost or made")
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
