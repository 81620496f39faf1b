"""Placing contracts: in the market, in the bank, before the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.facts import CONTRACT, Added, values_of, zones_of
from dune_desktop.engine.names import CONTRACTS_OPEN, EVERYBODY
from dune_desktop.scenarios.readers import BadScenario

if TYPE_CHECKING:
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.engine.state import Game
    from dune_desktop.scenarios.position import Ids, Position


def place_contracts(game: Game, position: Position) -> None:
    """Each named contract is taken from where the setup put it, or a product. Raises BadScenario."""
    aside = game.contracts_aside
    zones = [
        (thing, fact)
        for _, thing, fact in game.facts(zones_of)
        if fact.kinds == (CONTRACT,) and isinstance(thing, Added)
    ]
    others = [number for thing, fact in zones for number in values_of(fact, thing)]
    free = [*aside, *game.contract_market, *reversed(game.contract_bank), *others]

    def take(ids: Ids, key: str) -> list[CardNumber]:
        return [_taken(game, free, contract, key) for contract in ids]

    for player in game.players:
        wanted, key = position.seats[player.seat], f"seat{player.seat}"
        player.contracts = tuple(take(wanted.ids("contracts"), f"{key}.contracts"))
        player.completed = tuple(take(wanted.ids("completed"), f"{key}.completed"))
    market = take(position.contract_market or (), "contract_market")
    top = take(position.contract_top, "contract_top")
    bank = take(position.contract_bank or (), "contract_bank")
    game.contracts_aside = [number for number in free if number in aside]
    for thing, fact in zones:
        zone = getattr(thing, fact.name)
        setattr(thing, fact.name, zone.__class__(number for number in zone if number in free))
    rest = [number for number in free if number not in (*aside, *others)]
    if position.contract_market is None or position.contract_bank is None:
        while len(market) < CONTRACTS_OPEN and rest:
            market.append(rest.pop(0))
    if position.contract_bank is None:
        bank, rest = rest, []
    game.players[-1 if position.contract_rest is None else position.contract_rest].completed += tuple(rest)
    game.contract_market, game.contract_bank = market, [*reversed(bank), *reversed(top)]
    if len(market) < CONTRACTS_OPEN and game.contract_bank:
        raise BadScenario(f"contract_market: only {len(market)} contracts, but the bank has some to fill it")
    for number in game.contracts.keys() - ({*others} & {*free}):
        game.known[number] = 0 if number in game.contract_bank else EVERYBODY


def _taken(game: Game, free: list[CardNumber], contract: str, key: str) -> CardNumber:
    for number in free:
        if game.contracts[number].id == contract:
            free.remove(number)
            return number
    copies = next(one for one in game.edition.contracts if one.id == contract).copies
    raise BadScenario(f"{key}: no {contract!r} is left, there are {copies}, and all are named already")
