"""Spies, sandworms, contracts, battle icons and what leaders of Uprising do, in the words of the log."""

from dune_desktop.engine import events
from dune_desktop.engine.names import BANK, CONFLICT, SUPPLY
from dune_desktop.text.log_units import MOVES
from dune_desktop.text.log_words import Log, Teller, says
from dune_desktop.text.names import any_name, name


@says(events.SpyMoved)
def _spy_moved(event: events.SpyMoved, tell: Teller) -> str:
    text = Log.tr("{player} places a Spy: {post}") if event.placed else Log.tr("{player} recalls a Spy: {post}")
    return text.format(player=tell.who(event.seat), post=tell.post(event.post))


MOVES.update(
    {
        ("sandworm", BANK, CONFLICT): lambda n: Log.tr("{player} summons %n sandworm(s)", "", n),
        ("sandworm", CONFLICT, BANK): lambda n: Log.tr("{player} returns %n sandworm(s) to the bank", "", n),
        ("troop", SUPPLY, "memories"): lambda n: Log.tr("{player} gains %n memor(y|ies)", "", n),
        ("troop", "memories", SUPPLY): lambda n: Log.tr("{player} returns %n memor(y|ies) to the supply", "", n),
    }
)


@says(events.ContractTaken)
def _contract_taken(event: events.ContractTaken, tell: Teller) -> str:
    return Log.tr("{player} takes a contract: {contract}").format(
        player=tell.who(event.seat), contract=tell.contract(event.contract)
    )


@says(events.ContractShown)
def _contract_shown(event: events.ContractShown, tell: Teller) -> str:
    return Log.tr("A new contract can be taken: {contract}").format(contract=tell.contract(event.contract))


@says(events.ContractDone)
def _contract_done(event: events.ContractDone, tell: Teller) -> str:
    return Log.tr("{player} completes a contract: {contract}").format(
        player=tell.who(event.seat), contract=tell.contract(event.contract)
    )


@says(events.TrophyTaken)
def _trophy_taken(event: events.TrophyTaken, tell: Teller) -> str:
    text = (
        Log.tr("{player} is dealt an Objective: {card}")
        if event.card in tell.game.objectives
        else Log.tr("{player} takes the Conflict card {card}")
    )
    return text.format(player=tell.who(event.seat), card=tell.trophy(event.card))


@says(events.TrophiesFlipped)
def _trophies_flipped(event: events.TrophiesFlipped, tell: Teller) -> str:
    return Log.tr("{player} turns cards face down for their battle icons: {cards}").format(
        player=tell.who(event.seat), cards=tell.trophies(event.cards)
    )


@says(events.Doubled)
def _doubled(event: events.Doubled, tell: Teller) -> str:
    return Log.tr("{player} takes the reward twice because of a sandworm").format(player=tell.who(event.seat))


@says(events.TrackMoved)
def _track_moved(event: events.TrackMoved, tell: Teller) -> str:
    space = tell.edition.track_by_id[event.track].nodes[event.node]
    if event.track in tell.edition.leader_by_id:
        said = Log.tr("{player} moves along the training track: {space}")
    else:
        said = Log.tr("{player} moves on {track}: {space}")
    return said.format(
        player=tell.who(event.seat),
        track=any_name(event.track, tell.edition.products),
        space=name("node", space.id, tell.edition.products),
    )


@says(events.LeaderTurned)
def _leader_turned(event: events.LeaderTurned, tell: Teller) -> str:
    return Log.tr("{player} flips the Leader: {leader}").format(
        player=tell.who(event.seat), leader=name("leader", event.leader, tell.edition.products)
    )
