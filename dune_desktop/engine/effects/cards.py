"""Effects on cards: drawing, discarding, trashing, acquiring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import events, moves
from dune_desktop.engine.actions import NO, Action
from dune_desktop.engine.effects.base import Asking, Cost, Effect
from dune_desktop.engine.effects.gains import DrawIntrigue
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import DECK, DISCARD, HAND, INTRIGUE, NO_CARD, PLAYED, REVEALED, CardNumber
from dune_desktop.engine.refusals import DECK_EMPTY, Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dune_desktop.engine.items import Context
    from dune_desktop.engine.printed import Card, Intrigue
    from dune_desktop.engine.state import Game, Player, Table

#: Where a card can be trashed from by the trash icon (R5.5).
TRASHABLE = (HAND, DISCARD, PLAYED, REVEALED)
#: The cards of ``SortTop``.
_TOP = 3


@frozen
class Draw(Effect):
    """Cards from the own deck to hand."""

    lacks = Refusal("no_cards_left")
    n: int = 1

    def do(self, game: Game, at: Context) -> None:
        moves.draw(game, game.players[at.seat], self.n)

    def possible(self, table: Table, at: Context) -> bool:
        player = table.players[at.seat]
        return bool(player.deck or player.discard)


def options_of(
    table: Table, player: Player, verb: str, zones: tuple[str, ...], faction: int | None, but: CardNumber = NO_CARD
) -> list[Action]:
    """One option for each face in each zone; copies apart only where their open effects differ.

    ``trash revealed:gene_manipulation~1+2`` is the copy whose printed icons 1 and 2 are still open.
    """
    options: list[Action] = []
    for zone in zones:
        cards: list[CardNumber] = getattr(player, zone)
        texts: dict[str, list[str]] = {}
        for card in cards:
            face = table.cards[card]
            if card != but and (faction is None or faction in face.factions):
                texts.setdefault(face.id, []).append(_open_icons(table, card) if zone in (PLAYED, REVEALED) else "")
        for face_id, opens in texts.items():
            suffixes = dict.fromkeys(opens) if len(set(opens)) > 1 else ("",)
            options += [Action.of(verb, f"{zone}:{face_id}{suffix}") for suffix in suffixes]
    return options


def _open_icons(table: Table, card: CardNumber) -> str:
    numbers = [item.address.rpartition(".")[2] for item in table.turn.items if item.card == card]
    return "~" + "+".join(numbers) if numbers else "~0"


def named(table: Table, player: Player, action: Action, but: CardNumber = NO_CARD) -> list[CardNumber]:
    """The physical cards that an option of ``options_of`` names: there is no difference between them."""
    zone, _, word = action.args[0].partition(":")
    face_id, _, opens = word.partition("~")
    faces: Mapping[CardNumber, Intrigue] | Sequence[Card] = table.intrigues if zone == INTRIGUE else table.cards
    cards: list[CardNumber] = getattr(player, zone)
    same = [card for card in cards if card != but and faces[card].id == face_id]
    return [card for card in same if _open_icons(table, card) == "~" + opens] if opens else same


@frozen
class Discard(Cost):
    """Cards of choice from hand (R5.4). As a cost all of them; as an effect as many as there are."""

    n: int = 1
    what = "card"
    secret = True

    @property
    def picks(self) -> int:  # type: ignore[override]
        return self.n

    def payable(self, table: Table, at: Context) -> bool:
        return len(table.players[at.seat].hand) >= self.n

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].hand)

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("hand_too_small", (self.n,))

    def enables(self, gain: Effect) -> bool:
        return isinstance(gain, Draw) or any(self.enables(part) for part in gain.parts())  # R5.2: itself, if need be

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        hand = table.players[at.seat].hand
        all_go = len(hand) <= self.n
        if len(picked) == self.n or (all_go and (len(hand) - len(picked) < 2 or not _in_order(table, at, hand))):
            return None
        left = [table.cards[card].id for card in hand]
        for action in picked:
            left.remove(action.args[0])
        return [Action.of("discard", face_id) for face_id in dict.fromkeys(left)]

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        player = game.players[at.seat]
        left, discarded = list(player.hand), []
        for action in picked:
            card = moves.one_of(game, left, action.args[0])
            left.remove(card)
            discarded.append(card)
        discarded += left[: self.n - len(picked)]
        moves.discard(game, player, discarded)
        return tuple(discarded)


def _in_order(table: Table, at: Context, hand: list[CardNumber]) -> bool:
    """All of them go, but what one asks when it is discarded may be paid with what another one gives (X6.7)."""
    due = [one.effect for card in hand for one in table.cards[card].discarded]
    return any(one.asks and one.optional(table, at) for one in due) and not all(one.asks for one in due)


@frozen
class TrashCard(Cost):
    """A card of choice from hand, discard pile or in play, as a cost (R5.5)."""

    lacks = Refusal("nothing_to_trash")
    what = "card"
    zones: tuple[str, ...] = TRASHABLE
    #: Only a card of this faction.
    faction: int | None = None
    #: Not the card that asks for it.
    other: bool = False

    def payable(self, table: Table, at: Context) -> bool:
        player = table.players[at.seat]
        if self.faction is None and not self.other:
            for zone in self.zones:  # noqa: SIM110 (as of arrows)
                if getattr(player, zone):
                    return True
            return False
        return any(self._fits(table, at, card) for zone in self.zones for card in getattr(player, zone))

    def _fits(self, table: Table, at: Context, card: CardNumber) -> bool:
        if self.other and card == at.card:
            return False
        return self.faction is None or self.faction in table.cards[card].factions

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        if picked:
            return None
        but = at.card if self.other else NO_CARD
        return options_of(table, table.players[at.seat], "trash", self.zones, self.faction, but)

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        player = game.players[at.seat]
        card = named(game, player, picked[0], at.card if self.other else NO_CARD)[0]
        moves.trash(game, player, card, at)
        return (card,)


@frozen
class Trash(TrashCard):
    """The trash icon: the same, but one may leave it (R5.6)."""

    stays_optional = True

    def offer(self, game: Game, run: Run) -> None:
        options = self.choices(game, run, ()) or []
        ask(game, self, run.seat, self.what, [*options, NO], run.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        """The answer to an offer."""
        if action is not NO:
            run.it = self.pay(game, run, (action,))

    def optional(self, table: Table, at: Context) -> bool:
        return True


@frozen
class TrashThis(Cost):
    """The card that carries the effect; without an arrow it must be trashed (R13.2)."""

    lacks = Refusal("not_in_play")

    def payable(self, table: Table, at: Context) -> bool:
        player = table.players[at.seat]
        return at.card in player.played or at.card in player.revealed

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        moves.trash(game, game.players[at.seat], at.card, at)
        return (at.card,)


@frozen
class TrashIntrigue(Cost):
    """An intrigue card of choice from hand, out of the game (U5.2, Q3)."""

    lacks = Refusal("no_intrigue_in_hand")
    what = "card"
    secret = True

    def payable(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].intrigue)

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        if picked:
            return None
        faces = dict.fromkeys(table.intrigues[card].id for card in table.players[at.seat].intrigue)
        return [Action.of("trash", f"intrigue:{face_id}") for face_id in faces]

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        player = game.players[at.seat]
        moves.trash_intrigue(game, player, named(game, player, picked[0])[0])
        return ()


@frozen
class IntrigueUnderDeck(Cost):
    """An intrigue card of choice from hand goes under the deck, unseen by others (X7.1)."""

    lacks = Refusal("no_intrigue_in_hand")
    what = "card"
    secret = True

    def payable(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].intrigue)

    def enables(self, gain: Effect) -> bool:
        return isinstance(gain, DrawIntrigue)  # QX23: itself, if there is no other

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        if picked:
            return None
        faces = dict.fromkeys(table.intrigues[card].id for card in table.players[at.seat].intrigue)
        return [Action.of("pick", face_id) for face_id in faces]

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        player = game.players[at.seat]
        card = moves.held_intrigue(game, player, picked[0].args[0])
        moves.put_under(game, player, card)
        return ()


@frozen
class SwapIntrigues(Asking):
    """Any number of own intrigue cards go under the deck, unseen by others; then as many are drawn (X7.1)."""

    lacks = Refusal("no_intrigue_in_hand")

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        faces = dict.fromkeys(game.intrigues[card].id for card in player.intrigue)
        put = len(at.it)
        if faces:
            picks = [Action.of("pick", face) for face in faces]
            steps = put + len(player.intrigue)
            own = tuple(player.intrigue)
            ask(
                game, self, at.seat, "card", [*picks, NO], at.address,
                secret=True, step=put + 1, steps=steps, about=own,
            )  # fmt: skip
        else:
            moves.draw_intrigue(game, player, put)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        player = game.players[run.seat]
        if action is NO:
            moves.draw_intrigue(game, player, len(run.it))
            return
        card = moves.held_intrigue(game, player, action.args[0])
        moves.put_under(game, player, card)
        run.it += (card,)
        self.do(game, run)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].intrigue)


@frozen
class KeepIntrigue(Asking):
    """Look at the top two intrigue cards, keep one and put the other one back on top."""

    lacks = Refusal("no_intrigue_left")

    def do(self, game: Game, at: Context) -> None:
        moves.refill_intrigue(game, 2)
        top = tuple(reversed(game.intrigue_deck[-2:]))
        for card in top:
            moves.show_to(game, card, at.seat)
        game.tell(events.LookedAtIntrigues, at.seat, top, len(top), 1 << at.seat)
        picks = [Action.of("pick", face) for face in dict.fromkeys(game.intrigues[card].id for card in top)]
        ask(game, self, at.seat, "card", picks, at.address, secret=True, about=top)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        top = game.intrigue_deck[-2:]
        card = next(card for card in reversed(top) if game.intrigues[card].id == action.args[0])
        game.intrigue_deck.remove(card)
        game.intrigue_deck.append(card)
        moves.draw_intrigue(game, game.players[run.seat], 1)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.intrigue_deck or table.intrigue_discard)


@frozen
class ReturnThis(Effect):
    """The card that carries the effect comes back to hand from play."""

    lacks = Refusal("not_in_play")

    def do(self, game: Game, at: Context) -> None:
        moves.take_back_card(game, game.players[at.seat], at.card)

    def possible(self, table: Table, at: Context) -> bool:
        return at.card in table.players[at.seat].played


@frozen
class SortTop(Asking):
    """Look at the top three cards of the own deck: one to hand, one discarded, one trashed."""

    lacks = Refusal("needs_deck_has", (_TOP,))

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        top = tuple(reversed(player.deck[-_TOP:]))
        for card in top:
            moves.show_to(game, card, player.seat)
        game.tell(events.Looked, player.seat, top, len(top), 1 << player.seat)
        self._ask(game, at, top)

    def _ask(self, game: Game, at: Context, cards: tuple[CardNumber, ...]) -> None:
        faces = dict.fromkeys(game.cards[card].id for card in cards)
        # What is asked next is to be seen from how many are left, so a single face is asked for too.
        picks = [Action.of("pick", face_id) for face_id in faces]
        first = len(cards) == _TOP
        source = f"{at.address}.{HAND if first else DISCARD}"
        ask(game, self, at.seat, "card", picks, source, secret=True, step=1 if first else 2, steps=2, about=cards)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        player = game.players[run.seat]
        if not run.it:
            top = player.deck[-_TOP:]
            card = moves.one_of(game, top[::-1], action.args[0])
            run.it = tuple(other for other in reversed(top) if other != card)
            player.deck.remove(card)
            moves.to_hand(game, player, card, DECK)
            self._ask(game, run, run.it)
        else:
            card = moves.one_of(game, list(run.it), action.args[0])
            last = next(other for other in run.it if other != card)
            game.stack.append(Run(run.seat, run.card, run.address, (DiscardFromDeck(card), TrashFromDeck(last))))

    def possible(self, table: Table, at: Context) -> bool:
        return len(table.players[at.seat].deck) >= _TOP


@frozen
class DiscardFromDeck(Effect):
    """A card that was looked at, from the deck to the discard pile: that counts as discarding it (Q8)."""

    card: CardNumber

    def do(self, game: Game, at: Context) -> None:
        moves.discard(game, game.players[at.seat], (self.card,), DECK)


@frozen
class TrashFromDeck(Effect):
    """A card that was looked at, from the deck out of the game."""

    card: CardNumber

    def do(self, game: Game, at: Context) -> None:
        moves.trash(game, game.players[at.seat], self.card, at)


@frozen
class TakeFromDiscard(Asking):
    """A card of a faction from the own discard pile to hand."""

    lacks = Refusal("not_in_discard")
    faction: int

    def do(self, game: Game, at: Context) -> None:
        options = options_of(game, game.players[at.seat], "pick", (DISCARD,), self.faction)
        if options:
            ask(game, self, at.seat, "card", options, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        player = game.players[run.seat]
        card = named(game, player, action)[0]
        player.discard.remove(card)
        moves.to_hand(game, player, card, DISCARD)

    def possible(self, table: Table, at: Context) -> bool:
        return any(self.faction in table.cards[card].factions for card in table.players[at.seat].discard)


@frozen
class ShuffleIn(Effect):
    """The discard pile is shuffled into the deck; an empty one just means shuffling the deck."""

    def do(self, game: Game, at: Context) -> None:
        moves.reshuffle(game, game.players[at.seat])


@frozen
class Peek(Effect):
    """Look at the top card of the own deck; impossible with an empty deck (R26.4)."""

    needs = DECK_EMPTY

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        if player.deck:
            top = player.deck[-1]
            moves.show_to(game, top, player.seat)
            game.tell(events.Looked, player.seat, (top,), 1, 1 << player.seat)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].deck)


@frozen
class TrashTop(Effect):
    """Trash the top card of the own deck."""

    lacks = DECK_EMPTY
    of_top = True

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        if player.deck:
            moves.trash(game, player, player.deck[-1], at)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].deck)
