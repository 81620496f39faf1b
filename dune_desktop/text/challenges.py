"""What challenges are called, what they teach, their hints, and their goals. Names come into the holes by their ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from attrs import frozen

from dune_desktop.challenges.challenge import AGENTS, BUYING, CONFLICT, INFLUENCE, INTRIGUE, REVEAL
from dune_desktop.content import EDITIONS
from dune_desktop.text.lists import quoted
from dune_desktop.text.names import any_name
from dune_desktop.text.translating import Text, Texts, TextTable, fill

if TYPE_CHECKING:
    from dune_desktop.challenges.challenge import Challenge, Made

Challenging = TextTable("Challenging")
Goals = Texts("Goals")


@frozen
class ChallengeWords:
    """What is said of one."""

    title: Text
    teaches: Text
    hint: Text


#: By the id of the challenge.
WORDS: Final[dict[str, ChallengeWords]] = {
    "late_call": ChallengeWords(
        Challenging.tr("Late call"),
        Challenging.tr("how many troops may be deployed"),
        Challenging.tr("{rapid_mobilization} lets out everybody who is in the garrison by then. When is it fullest?"),
    ),
    "empty_swords": ChallengeWords(
        Challenging.tr("Empty swords"),
        Challenging.tr("swords count only beside a unit"),
        Challenging.tr(
            "Your hand has swords, but nobody to hold them. {double_cross} changes that, and harms only one"
            " opponent: whom? It has to be paid for, too."
        ),
    ),
    "worth_the_dead": ChallengeWords(
        Challenging.tr("Worth the dead"),
        Challenging.tr("ties in Combat"),
        Challenging.tr(
            "{staged_incident} costs you strength. Which of the other two cards is still enough to be ahead"
            " afterwards, and not only level?"
        ),
    ),
    "third_blade": ChallengeWords(
        Challenging.tr("Third blade"),
        Challenging.tr("an Agent who comes back can be sent again"),
        Challenging.tr(
            "Harvest, sell, buy: that is three turns with two Agents. {urgent_mission} brings one of them back."
        ),
    ),
    "seven_will_do": ChallengeWords(
        Challenging.tr("Seven will do"),
        Challenging.tr("a new Agent plays in the same round"),
        Challenging.tr(
            "Duke Leto pays 1 Solari less in the Landsraad. Once the Swordmaster is there, the ring can be paid"
            " with what its own space brings."
        ),
    ),
    "broken_seal": ChallengeWords(
        Challenging.tr("Broken seal"),
        Challenging.tr("taking over an Alliance"),
        Challenging.tr(
            "Whoever gets ahead of its holder takes an Alliance. {power_play} goes two steps, and what it earns pays"
            " the rest."
        ),
    ),
    "same_day_delivery": ChallengeWords(
        Challenging.tr("Same-day delivery"),
        Challenging.tr("a card on top of the deck is drawn at once"),
        Challenging.tr(
            "{bypass_protocol} can put a card on top of your deck. Which one has swords, and what draws it today?"
        ),
    ),
    "wholesale": ChallengeWords(
        Challenging.tr("Wholesale"),
        Challenging.tr("draw before you buy"),
        Challenging.tr(
            "{guild_bankers} makes {the_spice_must_flow} cheaper only in your Reveal turn: keep that card. Who"
            " finds you more persuasion?"
        ),
    ),
    "leave_one_man": ChallengeWords(
        Challenging.tr("Leave one man"),
        Challenging.tr("the tiebreakers at the end of the game"),
        Challenging.tr(
            "You can't be first here. After points and spice, Solari, water and then troops in the garrison decide."
        ),
    ),
    "sure_draw": ChallengeWords(
        Challenging.tr("Sure draw"),
        Challenging.tr("when the discard pile is shuffled"),
        Challenging.tr(
            "Your deck is empty: whoever draws now gets what lies in the discard pile. Three cards lie there, and"
            " you want two of them."
        ),
    ),
    "twice_out": ChallengeWords(
        Challenging.tr("Twice out"),
        Challenging.tr("moving an Agent who stands on the board"),
        Challenging.tr(
            "{kwisatz_haderach} can send an Agent who is on the board already. Then one Agent does the work of two."
        ),
    ),
    "blood_money": ChallengeWords(
        Challenging.tr("Blood money"),
        Challenging.tr("cards that pay when they are trashed"),
        Challenging.tr(
            "{assassination_mission} is worth most when it leaves. A seat on the High Council persuades already"
            " this round."
        ),
    ),
    "full_holds": ChallengeWords(
        Challenging.tr("Full holds"),
        Challenging.tr("a harvest that is doubled"),
        Challenging.tr(
            "{carryall} doubles what is harvested: go where most spice lies, and get the water for it first. Then"
            " spend eight."
        ),
    ),
    "three_endings": ChallengeWords(
        Challenging.tr("Three endings"),
        Challenging.tr("Endgame cards"),
        Challenging.tr(
            "Three points are still to be had: one in the market, two from your Intrigue cards. See what each of"
            " them counts, and bring it about."
        ),
    ),
    "four_handshakes": ChallengeWords(
        Challenging.tr("Four handshakes"),
        Challenging.tr("the point at 2 Influence"),
        Challenging.tr(
            "Each Faction is one step from a point. Three can be visited with one Agent more, and {bribery} knows"
            " the fourth."
        ),
    ),
    "down_to_go_up": ChallengeWords(
        Challenging.tr("Down to go up"),
        Challenging.tr("the bonus at 4 Influence comes again"),
        Challenging.tr(
            "Who falls from 4 with the Guild and climbs back gets its bonus again. The Solari are for {choam_shares}."
        ),
    ),
    "four_ledgers": ChallengeWords(
        Challenging.tr("Four ledgers"),
        Challenging.tr("all of it at once"),
        Challenging.tr(
            "Four spice are worth a point, and so are seven Solari. Two Factions wait at 3, and an Agent can come"
            " back: who goes where first?"
        ),
    ),
    "open_the_door": ChallengeWords(
        Challenging.tr("Open the door"),
        Challenging.tr("the Shield Wall and sandworms"),
        Challenging.tr("Behind the Shield Wall no sandworm comes: open it before you send your Agent."),
    ),
    "keep_the_spice": ChallengeWords(
        Challenging.tr("Keep the spice"),
        Challenging.tr("doubled rewards"),
        Challenging.tr(
            "With a sandworm the reward comes twice, and you may pay twice. Which card wins the Combat without spice?"
        ),
    ),
    "watcher": ChallengeWords(
        Challenging.tr("Watcher"),
        Challenging.tr("Spies: gathering intelligence"),
        Challenging.tr("{public_spectacle} pays if a Spy came back in the same turn. Two Factions need one step each."),
    ),
    "two_spies": ChallengeWords(
        Challenging.tr("Two Spies, one house"),
        Challenging.tr("one Spy does one job"),
        Challenging.tr(
            "Two Spies watch the same space: with one you get in although it is taken, with the other you learn"
            " something."
        ),
    ),
    "wrong_marriage": ChallengeWords(
        Challenging.tr("Wrong marriage"),
        Challenging.tr("pairs of battle icons"),
        Challenging.tr(
            "The two Intrigue cards each turn one card of their own icon. Don't marry the wild icon to a card"
            " that they need."
        ),
    ),
    "antechamber": ChallengeWords(
        Challenging.tr("Antechamber"),
        Challenging.tr("the order of effects, and infiltrating"),
        Challenging.tr(
            "Harvest before the ring: its Spy costs spice, and money comes with it. A Spy on the right post opens"
            " a taken space."
        ),
    ),
    "from_the_sand": ChallengeWords(
        Challenging.tr("From the sand"),
        Challenging.tr("a sandworm wins without troops"),
        Challenging.tr("{desert_power} needs water for its sandworm. Who delivers it, and brings a point with it?"),
    ),
    "favor_thrown": ChallengeWords(
        Challenging.tr("Favor thrown away"),
        Challenging.tr("effects of discarding"),
        Challenging.tr("{spacing_guilds_favor} pays when it is discarded. {space_time_folding} asks for a card."),
    ),
    "over_the_counter": ChallengeWords(
        Challenging.tr("Over the counter"),
        Challenging.tr("buying a card into the hand"),
        Challenging.tr(
            "{price_is_no_object} pays in Solari, after what its space has brought. What you buy can be sent this"
            " very round."
        ),
    ),
    "memories": ChallengeWords(
        Challenging.tr("Memories"),
        Challenging.tr("a Leader who turns over"),
        Challenging.tr("Jessica may turn over before the effects of the space. Then a Faction's space works twice."),
    ),
    "to_spare": ChallengeWords(
        Challenging.tr("To spare"),
        Challenging.tr("giving Influence away"),
        Challenging.tr(
            "Three steps have to be given away. Take each from where that costs neither a point nor an Alliance."
        ),
    ),
    "every_grain_twice": ChallengeWords(
        Challenging.tr("Every grain twice"),
        Challenging.tr("contracts for harvesting"),
        Challenging.tr(
            "The contract wants 4 spice gained in one turn, and its Solari pay the Swordmaster. The spice stays"
            " yours: one more makes a point."
        ),
    ),
    "courier": ChallengeWords(
        Challenging.tr("Courier"),
        Challenging.tr("recalling in the right order"),
        Challenging.tr(
            "The contract brings back an Agent, but only from its own space: find the spice for that first, and"
            " keep a card for the third turn."
        ),
    ),
}


#: What can be learned, by topic.
TOPICS: Final[dict[str, Text]] = {
    AGENTS: Challenging.tr("Agents and spaces"),
    CONFLICT: Challenging.tr("Conflict"),
    BUYING: Challenging.tr("Buying and drawing cards"),
    INFLUENCE: Challenging.tr("Influence"),
    INTRIGUE: Challenging.tr("Intrigue cards"),
    REVEAL: Challenging.tr("The moment to reveal"),
}


#: Where the rules begin to tell of each.
RULE_OF: Final = {
    AGENTS: "R12.1", CONFLICT: "R20.1", BUYING: "R18.1", INFLUENCE: "R7.1", INTRIGUE: "R8.1", REVEAL: "R17.1",
}  # fmt: skip


def title(challenge: Challenge) -> str:
    """What it is called, by whoever has made it."""
    return str(WORDS[challenge.id].title) if challenge.made is None else challenge.made.title


def teaches(challenge: Challenge) -> str:
    """What it is about, as a part of a sentence; of those that people have made nobody has said it."""
    return str(WORDS[challenge.id].teaches) if challenge.made is None else ""


def hint(challenge: Challenge) -> str:
    """The hint, with the names that are printed in its game."""
    if challenge.made is not None:
        return challenge.made.hint
    return fill(str(WORDS[challenge.id].hint), lambda name: quoted(any_name(name, (challenge.edition,))))


def products_of(challenge: Challenge) -> tuple[str, ...]:
    """The products of its game."""
    return tuple(dict.fromkeys((*EDITIONS[challenge.edition].products, *challenge.position.get("with", ()))))


def goal(challenge: Challenge) -> str:
    """What is to be reached, in a sentence for each thing."""
    return " ".join(_goals(challenge))


def _goals(challenge: Challenge) -> Iterator[str]:
    goal = challenge.goal
    products = products_of(challenge)
    if goal.conflict or goal.victory:
        conflict = any_name(challenge.position["conflict"], products)
        yield Goals.tr("Win the Conflict {conflict}.").format(conflict=quoted(conflict))
    elif goal.points:
        told = Goals.tr("Have %n Victory Point(s) this round: you begin with {now}.", "", goal.points)
        yield told.format(now=challenge.position[f"seat{challenge.seat}"]["vp"])
    if goal.win:
        yield Goals.tr("Win the game.")
    if goal.swordmaster:
        yield Goals.tr("Get your Swordmaster this round.")
    if goal.council:
        yield Goals.tr("Take a seat on the High Council.")
    if goal.card:
        card = any_name(goal.card, products)
        yield Goals.tr("Acquire {card}.").format(card=quoted(card))
    if goal.spies:
        yield Goals.tr("Have {count} Spies on the board this round.").format(count=goal.spies)
    if goal.solari:
        yield Goals.tr("Have %n Solari at the same time.", "", goal.solari)


def ways(made: Made) -> str:
    """In how many ways one that a person has made can be done, as far as that is known."""
    if made.every:
        said = Goals.tr("It can be done in exactly %n way(s).", "", made.ways)
    else:
        said = Goals.tr("It can be done in at least %n way(s).", "", made.ways)
    return said if made.sure else f"{said} {luck()}"


def luck() -> str:
    """What is said of a way that leads to the goal only as the cards happen to lie."""
    return Goals.tr("The known way needs luck with what is drawn.")
