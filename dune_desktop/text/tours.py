"""What tours say: a sentence for each step, and for what is tried in vain. Names come into the holes by their ids."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.lists import quoted
from dune_desktop.text.names import any_name
from dune_desktop.text.translating import Text, TextTable, fill

Touring = TextTable("Touring")

#: By the id of the tour, what it is called.
TITLES: Final[dict[str, Text]] = {
    "first_game": Touring.tr("The guided first game"),
    "uprising": Touring.tr("What is new in Uprising"),
    "rivals": Touring.tr("Alone against Rivals"),
}
#: For whom it is, and how long.
ABOUT: Final[dict[str, Text]] = {
    "first_game": Touring.tr("The base game, if you have never read its rules: two rounds, then play on"),
    "uprising": Touring.tr("A spy, a sandworm and a pair, if you know the base game: one round, then play on"),
    "rivals": Touring.tr("How Rivals play, if you know Uprising: one round, then play on"),
}

#: By the id of the step, or of what was tried. None has more than 140 letters, in any language.
SENTENCES: Final[dict[str, Text]] = {
    # ------------------------------------------------------------ the first round
    "you": Touring.tr(
        "You are red. Below lies your hand of five cards, beside it what you own, and two Agents. The board is for all."
    ),
    "aim": Touring.tr(
        "The most Victory Points win, after ten rounds or when somebody has ten. This round's Conflict is worth one:"
        " its star."
    ),
    "icon": Touring.tr(
        "On your turn a card sends an Agent to a space with its icon. Choose {reconnaissance}: it has that of the"
        " cities."
    ),
    "carthag": Touring.tr("Now {carthag}. Your Agent stands there until the round ends, and nobody else may go there."),
    "draw": Touring.tr(
        "A troop came by itself. What else the space gives waits in the list below: draw the Intrigue card. The seal:"
        " no undo."
    ),
    "deploy": Touring.tr(
        "Crossed swords let troops into the Conflict: the one just recruited, and two from your garrison."
        " Deploy all three."
    ),
    "strength": Touring.tr(
        "Each troop has strength 2, each sword 1: you have 6. {ambush} adds to that, but it can be played in"
        " Combat only."
    ),
    "end": Touring.tr("That is all you can do here. End your turn."),
    "others_fight": Touring.tr("Rabban goes to {arrakeen} with three troops: he wants the point, too."),
    "occupied": Touring.tr(
        "Count Ilban took {secure_contract} for 3 Solari. Until the round ends it is closed for everybody."
    ),
    "factions": Touring.tr("Choose {diplomacy}: it has the icons of all four Factions."),
    "wealth": Touring.tr(
        "Send it to {wealth}: that costs nothing, and brings 2 Solari. {conspire} would cost 4 spice."
    ),
    "influence": Touring.tr(
        "An Agent with a Faction raises your Influence there. 2 are a point, 4 a bonus, and who is there first has"
        " the Alliance: a point."
    ),
    "no_agents": Touring.tr("Both of your Agents are on the board. End your turn; in the next one you reveal."),
    "again": Touring.tr("The others have sent their second Agents. Now it is your turn again."),
    "reveal": Touring.tr("Without Agents you reveal: the cards left in your hand bring what is in their lower boxes."),
    "buy": Touring.tr(
        "3 Persuasion, the blue diamonds, buy cards from the row above: {space_travel}, another one that is lit, or"
        " none."
    ),
    "end_bought": Touring.tr(
        "What you buy lies in your discard pile first, and comes to your hand in a later round. End your turn."
    ),
    "tie": Touring.tr("Rabban has 7 as well. In a tie nobody is first: both would get the second reward."),
    "no_troop": Touring.tr("Count Ilban has no troop in the Conflict, so his swords don't count. He buys a card."),
    "ambush": Touring.tr("Combat, 7 to 7. Now {ambush} is worth 4 more: play it."),
    "won": Touring.tr("11 to 7: you have won a point. All troops in the Conflict go back to the supply, whoever wins."),
    "makers": Touring.tr("Agents come home, and where nobody harvested there is 1 spice more. Round 2 begins."),
    # ------------------------------------------------------------ the second round
    "new_cards": Touring.tr(
        "You drew the other five cards of your deck. It is shuffled only when it is empty: what you bought waits here."
    ),
    "their_turns": Touring.tr(
        "Rabban sent three troops: he wants this Conflict very much. But second place pays, too."
    ),
    "desert": Touring.tr("You need spice. Choose {dune_the_desert_planet}: it has the icon of spice trade."),
    "bonus": Touring.tr(
        "{imperial_basin} costs nothing, and the spice lying there comes on top. {the_great_flat} costs 2 water."
    ),
    "second_place": Touring.tr("One troop may be enough for second place. Deploy the last one of your garrison."),
    "end_again": Touring.tr("End your turn."),
    "ring": Touring.tr("Sell spice: send {signet_ring} to {sell_melange}. 2 spice bring 6 Solari."),
    "leader": Touring.tr("With the ring your Leader does what only he can: here he gained 1 spice."),
    "end_sold": Touring.tr("8 Solari: keep them for the next round. End your turn."),
    "reveal_again": Touring.tr("The others have revealed. Now you do."),
    "liaison": Touring.tr(
        "2 Persuasion: {arrakis_liaison} can always be bought, it has a pile of its own. Buy it, another card, or none."
    ),
    "control": Touring.tr(
        "Rabban controls {imperial_basin}: each Agent there pays him. You got 2 water: not every Conflict has to"
        " be yours."
    ),
    # ------------------------------------------------------------ the third round
    "shuffled": Touring.tr(
        "Round 3. Your deck was empty, so your discard pile was shuffled: what you bought can come now."
    ),
    "free": Touring.tr(
        "Now play on as you like: for 8 Solari {swordmaster} is a third Agent. The lamp above gives hints. Good luck!"
    ),
    # ------------------------------------------------------------ Uprising
    "pair": Touring.tr(
        "Your Objective shows a crysknife, and so does this Conflict: whoever wins it with such a pair gets a point."
    ),
    "spies": Touring.tr("New in Uprising: spies. {espionage} posts one. Send {diplomacy} there, it costs 1 spice."),
    "draw_first": Touring.tr("The order is yours. Draw the card first: you may need to know it."),
    "place_spy": Touring.tr("Now the spy. It stands on an observation post, beside the spaces that it watches."),
    "post": Touring.tr("Choose the post between {sietch_tabr} and {research_station}."),
    "before_you": Touring.tr("Irulan has taken {sietch_tabr}. Without a spy it would be closed to you now."),
    "infiltrate": Touring.tr(
        "Send {reconnaissance} there all the same: you infiltrate, and the spy comes back to you."
    ),
    "needs": Touring.tr("The space wants 2 Influence with the Fremen, which you have. Open its effect."),
    "hooks": Touring.tr("Take the Maker hooks: with them you can summon sandworms. A troop and water come along."),
    "two_troops": Touring.tr("Two troops are enough. Deploy them."),
    "desert_again": Touring.tr("Now to the desert: send {dune_the_desert_planet} to {hagga_basin}."),
    "gather": Touring.tr("Your other spy stands here, and the space was free: recall it now to draw a card."),
    "maker": Touring.tr("Open what the space gives: spice, or a sandworm."),
    "worm": Touring.tr(
        "Summon the sandworm: it has strength 3 and goes into the Conflict, which no Shield Wall protects."
    ),
    "end_worm": Touring.tr(
        "Who wins with a sandworm gets the reward twice. Keep the others in the garrison, and end your turn."
    ),
    "reveal_worm": Touring.tr("The others have revealed. Reveal, too."),
    "buy_worm": Touring.tr("8 to 5. Now buy: {stilgar_the_devoted}, another card, or none."),
    "doubled": Touring.tr(
        "You have won, and the sandworm doubles the reward: everything here is there twice. Begin with Influence."
    ),
    "emperor": Touring.tr("With the Emperor it becomes 2, and that is worth a point."),
    "once_more": Touring.tr("The same once more."),
    "sisterhood": Touring.tr("This time with the Bene Gesserit."),
    "spice_point": Touring.tr("3 spice for a point: that is a good price."),
    "five": Touring.tr(
        "With the pair of crysknives you have 5 points. Two cards of a pair are turned over: they count once."
    ),
    "protected": Touring.tr(
        "{siege_of_arrakeen} lies behind the Shield Wall: no sandworm comes there until somebody destroys it. Play on!"
    ),
    # ------------------------------------------------------------ Rivals
    "rivals": Touring.tr(
        "You play against two Rivals. They have no hand and no deck: cards of House Hagal say what they do."
    ),
    "as_ever": Touring.tr("You play as ever. Send {reconnaissance} to {arrakeen}."),
    "draw_and_deploy": Touring.tr("Draw the card that the space gives."),
    "all_three": Touring.tr("The Rivals will fight, too. Deploy three troops."),
    "ignored": Touring.tr(
        "For Staban a card is turned up: {arrakeen}. Your Agent stands there, so the card is ignored, and another"
        " comes."
    ),
    "scheme": Touring.tr(
        "A spy: his third. So his Scheme happens, which is two troops, and the other two spies come back. Another card."
    ),
    "for_nothing": Touring.tr(
        "{fremkit} is free. Rivals pay nothing, and get what the card shows: Influence, here the second, which is a"
        " point."
    ),
    "no_spice": Touring.tr("For Lady Margot: she would go to {deep_desert} only for bonus spice. Ignored."),
    "own_ring": Touring.tr(
        "{spice_refinery}: the ring on the card means what the ring of the Rival does. Hers brings 1 Solari."
    ),
    "her_cards": Touring.tr(
        "Rivals never play Intrigue cards, but pay with them, and she has four. Send {diplomacy} to {secrets}."
    ),
    "take_one": Touring.tr("Whoever has four gives you one, Rivals too. Take it."),
    "draw_yours": Touring.tr("And draw your own."),
    "all_together": Touring.tr(
        "Solari, spice, water and Intrigue cards were 9 together, the number on his card: Staban bought a Swordmaster."
    ),
    "points_for_sale": Touring.tr(
        "From then on Rivals buy points: one for 7 Solari, for 7 spice, for 3 water or for 3 Intrigue cards."
    ),
    "straight_in": Touring.tr(
        "On a combat space a Rival sends all new troops into the Conflict, and up to two of its garrison."
    ),
    "never_reveal": Touring.tr("Rivals never reveal and buy no cards. You do: reveal."),
    "ahead": Touring.tr("7 for you, 4 for each of them so far. Buy {double_agent}, another card, or none."),
    "going_on": Touring.tr("You have revealed, but a Rival goes on as long as it has Agents: this was Staban's third."),
    "their_swords": Touring.tr(
        "Before Combat a card is turned up for each Rival that fights: its swords count. Staban has 8 now."
    ),
    "nobody_answers": Touring.tr("Rivals play nothing in Combat: {weirding_combat} makes 10, and nobody answers."),
    "nothing_more": Touring.tr("10 to 8 and 6. You have nothing to add: be done."),
    "rewards": Touring.tr("You have won, and a point with the pair. Staban was second: Rivals get rewards as you do."),
    "asked_for_them": Touring.tr(
        "You never decide for a Rival here. In the base game you are asked where its rules leave a choice."
    ),
    "be_first": Touring.tr(
        "You win if you are first of all three. On higher levels Rivals begin stronger and follow better rules. Play"
        " on!"
    ),
    # ------------------------------------------------------------ what was tried in vain
    "no_icon": Touring.tr("This card doesn't have the icon of that space. The ring shows the one that does."),
    "for_reveal": Touring.tr("This card has no icon: keep it for your Reveal turn. The ring shows the one to choose."),
    "too_dear": Touring.tr("You can't pay for that space yet. The ring shows where you can go."),
    "is_occupied": Touring.tr("An Agent stands there: the space is closed until the round ends."),
    "not_now": Touring.tr("Not now: the corner of the card says when it can be played. This one waits for Combat."),
    "others": Touring.tr("Now the others move."),
    "refused": Touring.tr("That can't be done now. The ring shows what can."),
    "strayed": Touring.tr(
        "Good too! From here on this is a game like any other; “Back” leads to the explanations again."
    ),
}


def sentence(step: str, products: tuple[str, ...]) -> str:
    """What is said at a step, with the names that are printed in these products."""
    return fill(str(SENTENCES[step]), lambda name: quoted(any_name(name, products)))
