"""Why an action is not legal, as one sentence.

A space that is pointed at asks through ``TableScene.helpEvent``, ``Pointer.explain``, ``TableScene.words``,
``Answering.reason``, ``choosing/pieces.why_not`` and ``OpenQuestion.why``. That asks the rules, ``Game.why_not``, whose
refusals are codes with values (``engine/refusals.py``). The first of them becomes a sentence here, which
``scene/bubble.py`` shows. In the decision panel the number of its rule follows (``AskPage.explain``). How it
could be done all the same stands by the same codes in ``models/coaching/remedied.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import frozen

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import FACTIONS, Seat
from dune_desktop.engine.refusals import Refusal
from dune_desktop.text import addresses
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.effects import amounts
from dune_desktop.text.effects.influence import token_of
from dune_desktop.text.names import any_name, name
from dune_desktop.text.products import of_faction
from dune_desktop.text.translating import Texts, fill
from dune_desktop.text.units import counted, unit_name

Refusals = Texts("Refusals")


def seat_name(seat: Seat) -> str:
    """What a seat is called where nobody has a name."""
    return Refusals.tr("Seat {number}").format(number=seat + 1)


@frozen
class _Case:
    """A refusal with what is needed to word it."""

    values: tuple[str | int, ...]
    edition: Edition
    viewer: Seat | None
    who: Callable[[Seat], str]

    def text(self, index: int) -> str:
        return str(self.values[index])

    def number(self, index: int) -> int:
        return int(self.values[index])

    @property
    def n(self) -> int:
        """How many it speaks of, which stands first."""
        return self.number(0)

    def card(self) -> str:
        return any_name(self.text(0), self.edition.products)

    def space(self, index: int = 0) -> str:
        return name("space", self.text(index), self.edition.products)

    def player(self) -> str:
        return self.who(self.number(1))

    def faction(self, form: str, n: int = 0) -> str:
        return of_faction(form, FACTIONS.index(self.text(0)), n)

    def price(self) -> tuple[int, int, int]:
        """Solari, spice and water stand last."""
        solari, spice, water = map(int, self.values[-3:])
        return solari, spice, water

    def source(self) -> str:
        return addresses.source(self.edition, self.text(0))

    def effect(self) -> str:
        return addresses.words(self.edition, self.text(0))


_HOLES: Final[dict[str, Callable[[_Case], str]]] = {
    "card": _Case.card,
    "leader": _Case.card,
    "space": _Case.space,
    "player": _Case.player,
    "source": _Case.source,
    "effect": _Case.effect,
    "amounts": lambda case: amounts(case.price()),
    "cost": lambda case: case.text(1),
    "have": lambda case: case.text(2),
    "money": lambda case: name("resource", case.text(3), case.edition.products),
    "influence": lambda case: case.text(0),
    "factions": lambda case: ", ".join(name("faction", str(value)) for value in case.values),
}
#: By its code, what is said of a refusal; a product enters its own. It may leave holes to be filled from the refusal.
refused: Final = ByKind[str]("refused")


def reason(
    refusal: Refusal, edition: Edition, viewer: Seat | None = None, who: Callable[[Seat], str] = seat_name
) -> str:
    """The sentence. ``viewer`` is the seat that reads it, ``who`` names seats."""
    wording = refused.get(refusal.code, _impossible)
    case = _Case(refusal.values, edition, viewer, who)
    return fill(wording(case), lambda hole: _HOLES[hole](case))


def _impossible(_case: _Case) -> str:
    return Refusals.tr("This is not possible now.")


# ---------------------------------------------------------------- sending


@refused("occupied")
def _occupied(case: _Case) -> str:
    if case.number(1) == case.viewer:
        return Refusals.tr("Your own Agent already stands at {space}.")
    return Refusals.tr("{player} already has an Agent at {space}.")


# ---------------------------------------------------------------- turn


def _limit_of(case: _Case) -> str:
    """How many units at most, where they are no troops."""
    return Refusals.tr("{units} at most.").format(units=counted(case.text(1), case.n))


@refused("deploy_limit")
def _deploy_limit(case: _Case) -> str:
    if len(case.values) > 1:
        return _limit_of(case)
    if case.n == 0:
        return Refusals.tr("You cannot deploy any more troops this turn.")
    return Refusals.tr("You can deploy %n more troop(s) at most.", "", case.n)


@refused("take_back_limit")
def _take_back_limit(case: _Case) -> str:
    if len(case.values) > 1:
        return _limit_of(case)
    if case.n == 0:
        return Refusals.tr("No deployed troops can be taken back now.")
    return Refusals.tr("You can take back %n troop(s) at most.", "", case.n)


# ---------------------------------------------------------------- what an effect lacks


@refused("too_few_troops")
def _too_few_troops(case: _Case) -> str:
    if len(case.values) > 2:  # no troops
        return Refusals.tr("You have too few: {units}.").format(units=unit_name(case.text(2)))
    return _TOO_FEW_TROOPS[case.text(0)](case.number(1))


_TOO_FEW_TROOPS: Final[dict[str, Callable[[int], str]]] = {
    "supply": lambda n: Refusals.tr("You need %n troop(s) in your supply.", "", n),
    "garrison": lambda n: Refusals.tr("You need %n troop(s) in your garrison.", "", n),
    "conflict": lambda n: Refusals.tr("You need %n troop(s) in the Conflict.", "", n),
}


# ---------------------------------------------------------------- intrigue


_WINDOWS: Final[dict[str, Callable[[], str]]] = {
    "plot": lambda: Refusals.tr("{card} cannot be played during a turn."),
    "combat": lambda: Refusals.tr("{card} cannot be played during Combat."),
    "win": lambda: Refusals.tr("{card} cannot be played when you win a Conflict."),
    "endgame": lambda: Refusals.tr("{card} cannot be played at the end of the game."),
    "harvest": lambda: Refusals.tr("{card} cannot be played when your troops are lost at the end of a Conflict."),
    "": lambda: Refusals.tr("This cannot be done now."),
}


# ---------------------------------------------------------------- told by a sentence


refused.update(
    {
        "game_over": lambda _: Refusals.tr("The game is over."),
        "not_yours": lambda _: Refusals.tr("It is somebody else's decision now."),
        "not_now": lambda _: Refusals.tr("This cannot be done now."),
        "not_among_choices": lambda _: Refusals.tr("This is not one of the choices."),
        "nothing_would_happen": lambda _: Refusals.tr("Nothing would happen."),
        "unknown_card": lambda _: Refusals.tr("There is no card “{card}” in this game."),
        "unknown_space": lambda case: Refusals.tr("There is no board space “{space}” in this game.").format(
            space=case.text(0)
        ),
        "cost": lambda _: Refusals.tr("You cannot pay the cost of {space}: {amounts}."),
        "cannot_pay": lambda _: Refusals.tr("You cannot pay {amounts}."),
        "not_in_hand": lambda _: Refusals.tr("{card} is not in your hand."),
        "alone": lambda _: Refusals.tr("{card} sends an Agent only when it is grafted to another card."),
        "needs_joined": lambda _: Refusals.tr("This card is not grafted."),
        "needs_joined_to": lambda case: Refusals.tr("The other grafted card is of none of these Factions: {factions}."),
        "not_in_row": lambda _: Refusals.tr("{card} is not in the Imperium Row."),
        "no_agent_left": lambda _: Refusals.tr("You have no Agent left to send."),
        "icon_missing": lambda case: Refusals.tr("{card} has no Agent icon for {space}.").format(
            card=case.card(), space=case.space(1)
        ),
        "voice": lambda _: Refusals.tr("{player} has closed {space} to opponents with The Voice."),
        "wrong_window": lambda case: _WINDOWS.get(case.text(1), _WINDOWS[""])(),
        "not_a_combat_space": lambda _: Refusals.tr("{space} is not a Combat space, so you cannot deploy troops."),
        "unknown_unit": lambda case: Refusals.tr("No such units wait in a garrison: {unit}.").format(unit=case.text(0)),
        "not_for_sale": lambda _: Refusals.tr("{card} is not available to acquire."),
        "no_price": lambda _: Refusals.tr("{card} has no cost in Persuasion: only an effect can acquire it."),
        "persuasion": lambda case: Refusals.tr("{card} costs %n Persuasion; you have {have}.", "", case.number(1)),
        "too_dear": lambda _: Refusals.tr("{card} costs {cost} {money}; you have {have}."),
        "not_to_top": lambda _: Refusals.tr("Acquired cards go to your discard pile, not on top of your deck."),
        "still_to_do": lambda _: Refusals.tr("{source} is still to be resolved: {effect}."),
        "not_open": lambda _: Refusals.tr("{source}: there is no such effect to resolve now."),
        "impossible_now": lambda _: Refusals.tr("{source}: this is not possible now: {effect}."),
        "hand_too_small": lambda case: Refusals.tr("You need %n card(s) in your hand.", "", case.n),
        "too_little_influence": lambda case: Refusals.tr("You need %n Influence that you can lose.", "", case.n),
        "tracks_full": lambda _: Refusals.tr("Your Influence is already at the top."),
        "wall_protects": lambda _: Refusals.tr("The Shield Wall protects this Conflict: sandworms cannot enter it."),
        "no_cards_left": lambda _: Refusals.tr("Your deck and your discard pile are empty."),
        "no_intrigue_left": lambda _: Refusals.tr("No Intrigue cards are left to draw."),
        "no_intrigue_in_hand": lambda _: Refusals.tr("You have no Intrigue cards."),
        "nothing_to_trash": lambda _: Refusals.tr("You have no card there to trash."),
        "nothing_to_acquire": lambda _: Refusals.tr("There is no such card to acquire."),
        "no_tile_to_acquire": lambda _: Refusals.tr("There is no tech tile that you can pay for."),
        "not_in_discard": lambda _: Refusals.tr("There is no such card in your discard pile."),
        "not_in_play": lambda _: Refusals.tr("This card is no longer in play."),
        "chosen_already": lambda _: Refusals.tr("You have already chosen this."),
        "chosen_later": lambda _: Refusals.tr("You can choose this when the effect is resolved."),
        "cost_of_card": lambda _: Refusals.tr("You cannot pay the cost of this card."),
        "agent_sent": lambda _: Refusals.tr("You have already sent an Agent this turn."),
        "already_revealing": lambda _: Refusals.tr("You are already taking your Reveal turn."),
        "not_revealing": lambda _: Refusals.tr("Cards are acquired in your Reveal turn."),
        "no_agent_sent": lambda _: Refusals.tr("Send an Agent to a Combat space first."),
        "nothing_done": lambda _: Refusals.tr("Take an Agent turn or your Reveal turn first."),
        "may_not_pass": lambda _: Refusals.tr("You cannot pass this turn."),
        "mentat_away": lambda _: Refusals.tr("The Mentat is not on its board space."),
        "no_agent_on_board": lambda _: Refusals.tr("You have no Agent on the board."),
        "deck_empty": lambda _: Refusals.tr("Your deck is empty."),
        "no_opponent_to_choose": lambda _: Refusals.tr("There is no opponent whom this could affect."),
        "too_few_units": lambda _: Refusals.tr("You have no unit in your garrison."),
        "tile_used": lambda _: Refusals.tr("This tile was used already in this round."),
        "track_end": lambda case: token_of(case.text(0)).at_end(),
        "track_start": lambda case: token_of(case.text(0)).at_start(),
        "needs_on_track": lambda case: Refusals.tr("Your token has not come %n step(s) far.", "", case.number(1)),
        "needs_influence": lambda case: case.faction("needs_influence", case.number(1)),
        "needs_has_on": lambda case: Refusals.tr(
            "You need {influence} or more Influence with each of %n Faction(s).", "", case.number(1)
        ),
        "needs_alliance": lambda case: case.faction("needs_alliance"),
        "needs_bond": lambda case: case.faction("needs_bond"),
        "needs_agent_at": lambda _: Refusals.tr("You have no Agent at {space}."),
        "needs_deployed": lambda case: Refusals.tr(
            "You need to have deployed %n troop(s) to the Conflict this turn.", "", case.n
        ),
        "needs_deployed_units": lambda case: Refusals.tr(
            "You need to have deployed %n unit(s) to the Conflict this turn.", "", case.n
        ),
        "needs_owns": lambda case: Refusals.tr("You need %n cop(y|ies) of {card}.", "", case.number(1)),
        "needs_owns_most": lambda _: Refusals.tr("You do not own more copies of {card} than each opponent."),
        "needs_any_alliance": lambda _: Refusals.tr("You have no Alliance."),
        "needs_seated": lambda _: Refusals.tr("You have no High Council seat."),
        "needs_has_swordmaster": lambda _: Refusals.tr("You do not have your Swordmaster."),
        "needs_harvested": lambda _: Refusals.tr("Your Agent did not harvest spice this turn."),
        "needs_revealing": lambda _: Refusals.tr("This is not your Reveal turn."),
        "needs_turn_start": lambda _: Refusals.tr("This is possible only at the very start of your turn."),
        "needs_has_tokens": lambda _: Refusals.tr("The Factions you secretly chose are already revealed."),
        "needs_closed": lambda _: Refusals.tr("At this level of difficulty you cannot gain a Swordmaster."),
        "needs_most_bonus": lambda _: Refusals.tr("{space} does not have the most bonus spice."),
        "needs_bonus_at": lambda _: Refusals.tr("There is no bonus spice at {space}."),
        "needs_conflict_level": lambda _: Refusals.tr("This is another kind of Conflict."),
        "needs_can_summon": lambda _: Refusals.tr("No sandworm can enter this Conflict now."),
        "needs_some_of": lambda case: Refusals.tr("You have less than %n of these.", "", case.n),
        "needs_solari": lambda case: Refusals.tr("You have less than %n Solari.", "", case.n),
        "needs_persuasion": lambda case: Refusals.tr("You have less than %n Persuasion.", "", case.n),
        "needs_agents_on": lambda case: Refusals.tr("You have less than %n Agent(s) on such board spaces.", "", case.n),
        "needs_can_muster": lambda case: Refusals.tr(
            "No Agent was sent to a Combat space, or less than %n troop(s) are left.", "", case.n
        ),
        "needs_before_combat": lambda _: Refusals.tr("The Conflict of this round is decided."),
        "needs_has_tiles": lambda case: Refusals.tr("You have less than %n tech tile(s).", "", case.n),
        "needs_commissioned": lambda case: Refusals.tr(
            "You have commissioned less than %n dreadnought(s).", "", case.n
        ),
        "needs_watched": lambda _: Refusals.tr("No Snooper of yours lies there."),
        "needs_sent_ahead": lambda _: Refusals.tr("That is not the card that you had set aside."),
        "needs_one_icon": lambda _: Refusals.tr("That card has not exactly one Agent icon."),
        "needs_genetic_marker": lambda case: (
            Refusals.tr("You do not have the first genetic marker.")
            if case.n == 1
            else Refusals.tr("You do not have the second genetic marker.")
        ),
        "needs_most_troops": lambda _: Refusals.tr("You do not have more troops in the Conflict than each opponent."),
        "needs_combat_card_against": lambda _: Refusals.tr(
            "No opponent has played a Combat Intrigue card in this Conflict."
        ),
        "needs_spice": lambda case: Refusals.tr("You have less than %n spice.", "", case.n),
        "too_few_specimens": lambda case: Refusals.tr("You need %n specimen(s).", "", case.n),
        "atomics_used": lambda _: Refusals.tr("Your Family Atomics are used up."),
        "row_in_use": lambda _: Refusals.tr("A card of the Imperium Row is grafted this turn."),
        "needs_opponent_here": lambda _: Refusals.tr("No opponent's Agent is on that board space."),
        "only_without_has": lambda _: Refusals.tr("You have too much Influence already."),
        "only_without_seated": lambda _: Refusals.tr("You already have a High Council seat."),
        "only_without_has_swordmaster": lambda _: Refusals.tr("You already have your Swordmaster."),
        "only_without_any_alliance": lambda _: Refusals.tr("You already have an Alliance."),
        "only_without_revealing": lambda _: Refusals.tr("This is not possible in your Reveal turn."),
        "only_without_harvested": lambda _: Refusals.tr("Your Agent has harvested spice this turn."),
        "only_without_hooks": lambda _: Refusals.tr("You already have Maker hooks."),
        "no_post_free": lambda _: Refusals.tr("There is no observation post where you could place a Spy."),
        "no_wall": lambda _: Refusals.tr("The Shield Wall is already destroyed."),
        "no_battle_icon": lambda _: Refusals.tr("You have no face-up card with that battle icon."),
        "no_deployment": lambda _: Refusals.tr("You cannot deploy units to the Conflict this turn."),
        "needs_spies": lambda case: Refusals.tr("You need %n Sp(y|ies) on the board.", "", case.n),
        "needs_spy_recalled": lambda _: Refusals.tr("You have not recalled a Spy this turn."),
        "needs_spying_on_maker": lambda _: Refusals.tr("You are not spying on a Maker board space."),
        "needs_spying_here": lambda _: Refusals.tr("You are not spying on that board space."),
        "needs_placed_on": lambda _: Refusals.tr("The Spy is on another kind of observation post."),
        "needs_at_maker": lambda _: Refusals.tr("You have not sent an Agent to a Maker board space this turn."),
        "needs_at_faction_space": lambda _: Refusals.tr("You have not sent an Agent to such a Faction's board space."),
        "needs_units": lambda case: Refusals.tr("You need %n unit(s) in the Conflict.", "", case.n),
        "needs_worms": lambda case: Refusals.tr("You need %n sandworm(s) in the Conflict.", "", case.n),
        "needs_hooks": lambda _: Refusals.tr("You have no Maker hooks."),
        "needs_strength": lambda case: Refusals.tr("You need a strength of %n or more in the Conflict.", "", case.n),
        "needs_gained_spice": lambda case: (
            Refusals.tr("You have not gained spice this turn.")
            if case.n == 1
            else Refusals.tr("You need to have gained %n or more spice this turn.", "", case.n)
        ),
        "needs_acquired_card": lambda _: Refusals.tr("You have not acquired {card} this turn."),
        "needs_completed": lambda case: Refusals.tr("You need to have completed %n contract(s).", "", case.n),
        "needs_deck_has": lambda case: Refusals.tr("You need %n card(s) in your deck.", "", case.n),
        "needs_it_is": lambda case: case.faction("needs_it_is"),
        "needs_it_costs": lambda case: Refusals.tr("The card costs less than %n Persuasion.", "", case.n),
        "needs_alliance_elsewhere": lambda case: Refusals.tr(
            "You need %n or more Influence with a Faction whose Alliance an opponent has.", "", case.n
        ),
        "needs_reached": lambda case: case.faction("needs_reached"),
        "needs_is_side": lambda _: Refusals.tr("{leader} is not your Leader now."),
    }
)
