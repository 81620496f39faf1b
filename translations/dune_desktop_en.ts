<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Abilities</name>
    <message numerus="yes">
        <source>board spaces with the {icon} icon cost you %n Solari less</source>
        <translation>
            <numerusform>board spaces with the {icon} icon cost you %n Solari less</numerusform>
            <numerusform>board spaces with the {icon} icon cost you %n Solari less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of your dreadnoughts has %n more strength</source>
        <translation>
            <numerusform>each of your dreadnoughts has %n more strength</numerusform>
            <numerusform>each of your dreadnoughts has %n more strength</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of your units of this kind has %n more strength: {unit}</source>
        <translation>
            <numerusform>each of your units of this kind has %n more strength: {unit}</numerusform>
            <numerusform>each of your units of this kind has %n more strength: {unit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>once you have deployed %n or more troops to the Conflict in one turn</source>
        <translation>
            <numerusform>once you have deployed %n or more troops to the Conflict in one turn</numerusform>
            <numerusform>once you have deployed %n or more troops to the Conflict in one turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>whenever you gain Solari in your turn, gain %n more</source>
        <translation>
            <numerusform>whenever you gain Solari in your turn, gain %n more</numerusform>
            <numerusform>whenever you gain Solari in your turn, gain %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>whenever you harvest spice: gain %n spice less and {effect}</source>
        <translation>
            <numerusform>whenever you harvest spice: gain %n spice less and {effect}</numerusform>
            <numerusform>whenever you harvest spice: gain %n spice less and {effect}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you count as owning %n more copies of any card</source>
        <translation>
            <numerusform>you count as owning %n more copies of any card</numerusform>
            <numerusform>you count as owning %n more copies of any card</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message numerus="yes">
        <source>Conflict %n of {all}: open the past Conflicts</source>
        <translation>
            <numerusform>Conflict %n of {all}: open the past Conflicts</numerusform>
            <numerusform>Conflict %n of {all}: open the past Conflicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BigCard</name>
    <message numerus="yes">
        <source>%n cop(y|ies)</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n Persuasion</source>
        <translation>
            <numerusform>costs %n Persuasion</numerusform>
            <numerusform>costs %n Persuasion</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlendWords</name>
    <message numerus="yes">
        <source>Imperium %n card(s)</source>
        <extracomment>Another card, expansion or blend. The named blends are others: the settings are to be written. The name of the blend that the choice began from; empty: the usual one. Also what this version does not know, so that it is not lost. A changed choice that another blend was taken instead of: the way back to it.</extracomment>
        <translation>
            <numerusform>Imperium %n card</numerusform>
            <numerusform>Imperium %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Imperium deck needs at least %n card(s).</source>
        <translation>
            <numerusform>The Imperium deck needs at least %n card.</numerusform>
            <numerusform>The Imperium deck needs at least %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n contract(s) left in the bank</source>
        <extracomment>How many lie open (U18.1).</extracomment>
        <translation>
            <numerusform>%n contract left in the bank</numerusform>
            <numerusform>%n contracts left in the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memor(y|ies)</source>
        <translation>
            <numerusform>%n memory</numerusform>
            <numerusform>%n memories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sandworm(s), 3 strength each; the reward is taken twice</source>
        <translation>
            <numerusform>%n sandworm, 3 strength each; the reward is taken twice</numerusform>
            <numerusform>%n sandworms, 3 strength each; the reward is taken twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sp(y|ies) in supply</source>
        <extracomment>Trophies where there is little room, and how far apart they are there at the least. Open and done. Other units need room beside it.</extracomment>
        <translation>
            <numerusform>%n spy in supply</numerusform>
            <numerusform>%n spies in supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in supply</source>
        <translation>
            <numerusform>%n troop in supply</numerusform>
            <numerusform>%n troops in supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the Conflict</source>
        <translation>
            <numerusform>%n troop in the Conflict</numerusform>
            <numerusform>%n troops in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the garrison</source>
        <translation>
            <numerusform>%n troop in the garrison</numerusform>
            <numerusform>%n troops in the garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House Hagal deck: %n card(s). Click to see those turned up.</source>
        <translation>
            <numerusform>House Hagal deck: %n card. Click to see those turned up.</numerusform>
            <numerusform>House Hagal deck: %n cards. Click to see those turned up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strength %n</source>
        <extracomment>How much of the ground the colour of the seat takes, and what its foot is read on. How much of the ground is in the leader&apos;s face; on a pale one dark skin would turn into a stain. Half of the room of a head beside the strength, of its height. The room of the supply at the foot. In a lower one, a line of a table, there is no room for a face; and how much of it a name leaves to the units. In a narrower one what a seat has in store is told in fewer figures. The question goes to this seat. What is no troop; and what of it waits. None where the edition has no spies.</extracomment>
        <translation>
            <numerusform>Strength %n</numerusform>
            <numerusform>Strength %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message numerus="yes">
        <source>%n Agent(s) left: reveal anyway?</source>
        <translation>
            <numerusform>%n Agent left: reveal anyway?</numerusform>
            <numerusform>%n Agents left: reveal anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Negotiator(s) return(s|)</source>
        <translation>
            <numerusform>%n Negotiator returns</numerusform>
            <numerusform>%n Negotiators return</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion left</source>
        <translation>
            <numerusform>%n Persuasion left</numerusform>
            <numerusform>%n Persuasion left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion left to spend: end the turn anyway?</source>
        <translation>
            <numerusform>%n Persuasion left to spend: end the turn anyway?</numerusform>
            <numerusform>%n Persuasion left to spend: end the turn anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion short</source>
        <translation>
            <numerusform>%n Persuasion short</numerusform>
            <numerusform>%n Persuasion short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus spice there</source>
        <translation>
            <numerusform>%n bonus spice there</numerusform>
            <numerusform>%n bonus spice there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the Imperium Row leave(s|) the game. Go on?</source>
        <translation>
            <numerusform>%n card of the Imperium Row leaves the game. Go on?</numerusform>
            <numerusform>%n cards of the Imperium Row leave the game. Go on?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) you can buy</source>
        <translation>
            <numerusform>%n card you can buy</numerusform>
            <numerusform>%n cards you can buy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) still open</source>
        <translation>
            <numerusform>%n effect still open</numerusform>
            <numerusform>%n effects still open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) still open: end the turn anyway?</source>
        <translation>
            <numerusform>%n effect still open: end the turn anyway?</numerusform>
            <numerusform>%n effects still open: end the turn anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short: {money}</source>
        <translation>
            <numerusform>%n short: {money}</numerusform>
            <numerusform>%n short: {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <extracomment>By card (its face): the action that sends an agent with it.</extracomment>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acquire which tech tile, for %n spice less?</source>
        <translation>
            <numerusform>Acquire which tech tile, for %n spice less?</numerusform>
            <numerusform>Acquire which tech tile, for %n spice less?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n Faction(s) in secret ({one} of {all}).</source>
        <translation>
            <numerusform>Choose %n Faction in secret ({one} of {all}).</numerusform>
            <numerusform>Choose %n Factions in secret ({one} of {all}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n different ones</source>
        <translation>
            <numerusform>Choose %n different ones</numerusform>
            <numerusform>Choose %n different ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n Persuasion.</source>
        <translation>
            <numerusform>Costs %n Persuasion.</numerusform>
            <numerusform>Costs %n Persuasion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs more than %n Persuasion</source>
        <translation>
            <numerusform>Costs more than %n Persuasion</numerusform>
            <numerusform>Costs more than %n Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deploy %n troop(s)</source>
        <translation>
            <numerusform>Deploy %n troop</numerusform>
            <numerusform>Deploy %n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deploy up to %n troop(s)</source>
        <translation>
            <numerusform>Deploy up to %n troop</numerusform>
            <numerusform>Deploy up to %n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deploy up to %n unit(s): which?</source>
        <translation>
            <numerusform>Deploy up to %n unit: which?</numerusform>
            <numerusform>Deploy up to %n units: which?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Influence with …</source>
        <translation>
            <numerusform>Gain %n Influence with …</numerusform>
            <numerusform>Gain %n Influence with …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain Influence with %n different Factions</source>
        <translation>
            <numerusform>Gain Influence with %n different Factions</numerusform>
            <numerusform>Gain Influence with %n different Factions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recall %n Spies</source>
        <translation>
            <numerusform>Recall %n Spies</numerusform>
            <numerusform>Recall %n Spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat %n troop(s)</source>
        <translation>
            <numerusform>Retreat %n troop</numerusform>
            <numerusform>Retreat %n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat %n unit(s)</source>
        <translation>
            <numerusform>Retreat %n unit</numerusform>
            <numerusform>Retreat %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat up to %n troop(s)</source>
        <translation>
            <numerusform>Retreat up to %n troop</numerusform>
            <numerusform>Retreat up to %n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to do: %n, in any order</source>
        <translation>
            <numerusform>Still to do: %n, in any order</numerusform>
            <numerusform>Still to do: %n, in any order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who loses %n troop(s)?</source>
        <translation>
            <numerusform>Who loses %n troop?</numerusform>
            <numerusform>Who loses %n troops?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Why not? %n</source>
        <translation>
            <numerusform>Why not? %n</numerusform>
            <numerusform>Why not? %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can still deploy %n troop(s): end the turn anyway?</source>
        <translation>
            <numerusform>You can still deploy %n troop: end the turn anyway?</numerusform>
            <numerusform>You can still deploy %n troops: end the turn anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost: %n Persuasion</source>
        <translation>
            <numerusform>cost: %n Persuasion</numerusform>
            <numerusform>cost: %n Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost: %n Solari</source>
        <translation>
            <numerusform>cost: %n Solari</numerusform>
            <numerusform>cost: %n Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with which Faction does it gain %n Influence?</source>
        <translation>
            <numerusform>with which Faction does it gain %n Influence?</numerusform>
            <numerusform>with which Faction does it gain %n Influence?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message numerus="yes">
        <source>%n Agent(s) left: once you reveal, none can be sent this round.</source>
        <extracomment>More are too many to read. What kinds there are. In victory points, as bots value it.</extracomment>
        <translation>
            <numerusform>%n Agent left: once you reveal, none can be sent this round.</numerusform>
            <numerusform>%n Agents left: once you reveal, none can be sent this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion is lost with the turn; it still buys {card}.</source>
        <translation>
            <numerusform>%n Persuasion is lost with the turn; it still buys {card}.</numerusform>
            <numerusform>%n Persuasion is lost with the turn; it still buys {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deploy %n more unit(s) first.</source>
        <translation>
            <numerusform>Deploy %n more unit first.</numerusform>
            <numerusform>Deploy %n more units first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{source}: %n Victory Point(s) still to be had in this turn.</source>
        <translation>
            <numerusform>{source}: %n Victory Point still to be had in this turn.</numerusform>
            <numerusform>{source}: %n Victory Points still to be had in this turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copies</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seat: there are %n seats</source>
        <translation>
            <numerusform>--seat: there are %n seats</numerusform>
            <numerusform>--seat: there are %n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats: there are %n seat(s) for bots</source>
        <translation>
            <numerusform>--seats: there are %n seat for bots</numerusform>
            <numerusform>--seats: there are %n seats for bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: is sound: %n actions, finished</source>
        <translation>
            <numerusform>{path}: is sound: %n actions, finished</numerusform>
            <numerusform>{path}: is sound: %n actions, finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: is sound: %n actions, in round {round}</source>
        <translation>
            <numerusform>{path}: is sound: %n actions, in round {round}</numerusform>
            <numerusform>{path}: is sound: %n actions, in round {round}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message numerus="yes">
        <source>%n cop(y|ies) of {card}</source>
        <comment>one of the things that you have</comment>
        <translation>
            <numerusform>%n copy of {card}</numerusform>
            <numerusform>%n copies of {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with each of two Factions</source>
        <comment>one of the things that you have</comment>
        <extracomment>Of a condition that a seat has something, what it has, without &quot;if you have&quot;.</extracomment>
        <translation>
            <numerusform>%n or more Influence with each of two Factions</numerusform>
            <numerusform>%n or more Influence with each of two Factions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Bene Gesserit.</source>
        <translation>
            <numerusform>%n or more Influence with the Bene Gesserit.</numerusform>
            <numerusform>%n or more Influence with the Bene Gesserit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Emperor.</source>
        <extracomment>What is asked for, under the heading that it is a requirement.</extracomment>
        <translation>
            <numerusform>%n or more Influence with the Emperor.</numerusform>
            <numerusform>%n or more Influence with the Emperor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Fremen.</source>
        <translation>
            <numerusform>%n or more Influence with the Fremen.</numerusform>
            <numerusform>%n or more Influence with the Fremen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Spacing Guild.</source>
        <translation>
            <numerusform>%n or more Influence with the Spacing Guild.</numerusform>
            <numerusform>%n or more Influence with the Spacing Guild.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>if the Rival has %n or more Influence with the Bene Gesserit</numerusform>
            <numerusform>if the Rival has %n or more Influence with the Bene Gesserit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Emperor</source>
        <translation>
            <numerusform>if the Rival has %n or more Influence with the Emperor</numerusform>
            <numerusform>if the Rival has %n or more Influence with the Emperor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Fremen</source>
        <translation>
            <numerusform>if the Rival has %n or more Influence with the Fremen</numerusform>
            <numerusform>if the Rival has %n or more Influence with the Fremen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Spacing Guild</source>
        <translation>
            <numerusform>if the Rival has %n or more Influence with the Spacing Guild</numerusform>
            <numerusform>if the Rival has %n or more Influence with the Spacing Guild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has commissioned fewer than %n dreadnoughts</source>
        <translation>
            <numerusform>if the Rival has commissioned fewer than %n dreadnoughts</numerusform>
            <numerusform>if the Rival has commissioned fewer than %n dreadnoughts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>if the Rival has less than %n Influence with the Bene Gesserit</numerusform>
            <numerusform>if the Rival has less than %n Influence with the Bene Gesserit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Emperor</source>
        <translation>
            <numerusform>if the Rival has less than %n Influence with the Emperor</numerusform>
            <numerusform>if the Rival has less than %n Influence with the Emperor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Fremen</source>
        <translation>
            <numerusform>if the Rival has less than %n Influence with the Fremen</numerusform>
            <numerusform>if the Rival has less than %n Influence with the Fremen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>if the Rival has less than %n Influence with the Spacing Guild</numerusform>
            <numerusform>if the Rival has less than %n Influence with the Spacing Guild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you gained %n or more spice this turn</source>
        <translation>
            <numerusform>if you gained %n or more spice this turn</numerusform>
            <numerusform>if you gained %n or more spice this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Agents on board spaces with these icons: {icons}</source>
        <translation>
            <numerusform>if you have %n or more Agents on board spaces with these icons: {icons}</numerusform>
            <numerusform>if you have %n or more Agents on board spaces with these icons: {icons}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with a Faction whose Alliance an opponent has</source>
        <translation>
            <numerusform>if you have %n or more Influence with a Faction whose Alliance an opponent has</numerusform>
            <numerusform>if you have %n or more Influence with a Faction whose Alliance an opponent has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with any Faction</source>
        <translation>
            <numerusform>if you have %n or more Influence with any Faction</numerusform>
            <numerusform>if you have %n or more Influence with any Faction</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of the four Factions</source>
        <translation>
            <numerusform>if you have %n or more Influence with each of the four Factions</numerusform>
            <numerusform>if you have %n or more Influence with each of the four Factions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of three Factions</source>
        <translation>
            <numerusform>if you have %n or more Influence with each of three Factions</numerusform>
            <numerusform>if you have %n or more Influence with each of three Factions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of two Factions</source>
        <translation>
            <numerusform>if you have %n or more Influence with each of two Factions</numerusform>
            <numerusform>if you have %n or more Influence with each of two Factions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>if you have %n or more Influence with the Bene Gesserit</numerusform>
            <numerusform>if you have %n or more Influence with the Bene Gesserit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Emperor</source>
        <translation>
            <numerusform>if you have %n or more Influence with the Emperor</numerusform>
            <numerusform>if you have %n or more Influence with the Emperor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Fremen</source>
        <translation>
            <numerusform>if you have %n or more Influence with the Fremen</numerusform>
            <numerusform>if you have %n or more Influence with the Fremen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Spacing Guild</source>
        <translation>
            <numerusform>if you have %n or more Influence with the Spacing Guild</numerusform>
            <numerusform>if you have %n or more Influence with the Spacing Guild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Persuasion</source>
        <translation>
            <numerusform>if you have %n or more Persuasion</numerusform>
            <numerusform>if you have %n or more Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Solari</source>
        <translation>
            <numerusform>if you have %n or more Solari</numerusform>
            <numerusform>if you have %n or more Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Spies on the board</source>
        <translation>
            <numerusform>if you have %n or more Spies on the board</numerusform>
            <numerusform>if you have %n or more Spies on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more cards in your deck</source>
        <translation>
            <numerusform>if you have %n or more cards in your deck</numerusform>
            <numerusform>if you have %n or more cards in your deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more sandworms in the Conflict</source>
        <translation>
            <numerusform>if you have %n or more sandworms in the Conflict</numerusform>
            <numerusform>if you have %n or more sandworms in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more spice</source>
        <translation>
            <numerusform>if you have %n or more spice</numerusform>
            <numerusform>if you have %n or more spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more tech tiles</source>
        <translation>
            <numerusform>if you have %n or more tech tiles</numerusform>
            <numerusform>if you have %n or more tech tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more units in the Conflict</source>
        <translation>
            <numerusform>if you have %n or more units in the Conflict</numerusform>
            <numerusform>if you have %n or more units in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have at least %n of these: {things}</source>
        <translation>
            <numerusform>if you have at least %n of these: {things}</numerusform>
            <numerusform>if you have at least %n of these: {things}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have commissioned %n or more dreadnoughts</source>
        <translation>
            <numerusform>if you have commissioned %n or more dreadnoughts</numerusform>
            <numerusform>if you have commissioned %n or more dreadnoughts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have completed %n or more contracts</source>
        <translation>
            <numerusform>if you have completed %n or more contracts</numerusform>
            <numerusform>if you have completed %n or more contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have deployed %n or more troops to the Conflict this turn</source>
        <translation>
            <numerusform>if you have deployed %n or more troops to the Conflict this turn</numerusform>
            <numerusform>if you have deployed %n or more troops to the Conflict this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have deployed %n or more units to the Conflict this turn</source>
        <translation>
            <numerusform>if you have deployed %n or more units to the Conflict this turn</numerusform>
            <numerusform>if you have deployed %n or more units to the Conflict this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>if you have less than %n Influence with the Bene Gesserit</numerusform>
            <numerusform>if you have less than %n Influence with the Bene Gesserit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Emperor</source>
        <translation>
            <numerusform>if you have less than %n Influence with the Emperor</numerusform>
            <numerusform>if you have less than %n Influence with the Emperor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Fremen</source>
        <translation>
            <numerusform>if you have less than %n Influence with the Fremen</numerusform>
            <numerusform>if you have less than %n Influence with the Fremen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>if you have less than %n Influence with the Spacing Guild</numerusform>
            <numerusform>if you have less than %n Influence with the Spacing Guild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you own %n or more copies of {card}</source>
        <translation>
            <numerusform>if you own %n or more copies of {card}</numerusform>
            <numerusform>if you own %n or more copies of {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you trashed a card that costs %n Persuasion or more</source>
        <translation>
            <numerusform>if you trashed a card that costs %n Persuasion or more</numerusform>
            <numerusform>if you trashed a card that costs %n Persuasion or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if your Agent stands on a Combat space and you have %n or more troops in your supply</source>
        <translation>
            <numerusform>if your Agent stands on a Combat space and you have %n or more troops in your supply</numerusform>
            <numerusform>if your Agent stands on a Combat space and you have %n or more troops in your supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if your strength in the Conflict is %n or more</source>
        <translation>
            <numerusform>if your strength in the Conflict is %n or more</numerusform>
            <numerusform>if your strength in the Conflict is %n or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message numerus="yes">
        <source>Send an Agent to a Maker board space and gain %n or more spice in that turn.</source>
        <translation>
            <numerusform>Send an Agent to a Maker board space and gain %n or more spice in that turn.</numerusform>
            <numerusform>Send an Agent to a Maker board space and gain %n or more spice in that turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DropSign</name>
    <message numerus="yes">
        <source>Drop to import %n file(s)</source>
        <translation>
            <numerusform>Drop to import %n file</numerusform>
            <numerusform>Drop to import %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n Intrigue card</numerusform>
            <numerusform>%n Intrigue cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion</source>
        <translation>
            <numerusform>%n Persuasion</numerusform>
            <numerusform>%n Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n Solari</numerusform>
            <numerusform>%n Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n Solari</numerusform>
            <numerusform>%n Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Persuasion</source>
        <translation>
            <numerusform>%n more Persuasion</numerusform>
            <numerusform>%n more Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more sword(s)</source>
        <translation>
            <numerusform>%n more sword</numerusform>
            <numerusform>%n more swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources and Intrigue cards, paid as soon as it has them: Solari first, then spice, Intrigue cards, water.</source>
        <translation>
            <numerusform>%n resources and Intrigue cards, paid as soon as it has them: Solari first, then spice, Intrigue cards, water.</numerusform>
            <numerusform>%n resources and Intrigue cards, paid as soon as it has them: Solari first, then spice, Intrigue cards, water.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specimen(s)</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n specimen</numerusform>
            <numerusform>%n specimens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n spice</numerusform>
            <numerusform>%n spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n spice</numerusform>
            <numerusform>%n spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n sword</numerusform>
            <numerusform>%n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n water</numerusform>
            <numerusform>%n water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n water</numerusform>
            <numerusform>%n water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less</source>
        <translation>
            <numerusform>acquire a card that costs %n Persuasion or less</numerusform>
            <numerusform>acquire a card that costs %n Persuasion or less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less and put it on top of your deck</source>
        <translation>
            <numerusform>acquire a card that costs %n Persuasion or less and put it on top of your deck</numerusform>
            <numerusform>acquire a card that costs %n Persuasion or less and put it on top of your deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less and take it into your hand</source>
        <translation>
            <numerusform>acquire a card that costs %n Persuasion or less and take it into your hand</numerusform>
            <numerusform>acquire a card that costs %n Persuasion or less and take it into your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion</source>
        <translation>
            <numerusform>acquire a card that costs exactly %n Persuasion</numerusform>
            <numerusform>acquire a card that costs exactly %n Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion and put it on top of your deck</source>
        <translation>
            <numerusform>acquire a card that costs exactly %n Persuasion and put it on top of your deck</numerusform>
            <numerusform>acquire a card that costs exactly %n Persuasion and put it on top of your deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion and take it into your hand</source>
        <translation>
            <numerusform>acquire a card that costs exactly %n Persuasion and take it into your hand</numerusform>
            <numerusform>acquire a card that costs exactly %n Persuasion and take it into your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire for %n less from: {market}</source>
        <translation>
            <numerusform>acquire for %n less from: {market}</numerusform>
            <numerusform>acquire for %n less from: {market}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquires the most expensive tech tile with the House Hagal mark that it can pay for with %n spice less</source>
        <translation>
            <numerusform>acquires the most expensive tech tile with the House Hagal mark that it can pay for with %n spice less</numerusform>
            <numerusform>acquires the most expensive tech tile with the House Hagal mark that it can pay for with %n spice less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advance %n space(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>advance %n space on the Tleilaxu track</numerusform>
            <numerusform>advance %n spaces on the Tleilaxu track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advance your Freighter %n space(s)</source>
        <translation>
            <numerusform>advance your Freighter %n space</numerusform>
            <numerusform>advance your Freighter %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances %n space(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>advances %n space on the Tleilaxu track</numerusform>
            <numerusform>advances %n spaces on the Tleilaxu track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances its Freighter %n space(s)</source>
        <extracomment>The shipping track is the only one on which Rivals move.</extracomment>
        <translation>
            <numerusform>advances its Freighter %n space</numerusform>
            <numerusform>advances its Freighter %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice discards %n card(s)</source>
        <translation>
            <numerusform>an opponent of your choice discards %n card</numerusform>
            <numerusform>an opponent of your choice discards %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice loses %n troop(s) from their garrison</source>
        <translation>
            <numerusform>an opponent of your choice loses %n troop from their garrison</numerusform>
            <numerusform>an opponent of your choice loses %n troops from their garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice loses %n troop(s) in the Conflict</source>
        <translation>
            <numerusform>an opponent of your choice loses %n troop in the Conflict</numerusform>
            <numerusform>an opponent of your choice loses %n troops in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n of these: {options}</source>
        <translation>
            <numerusform>choose %n of these: {options}</numerusform>
            <numerusform>choose %n of these: {options}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chooses %n of these: {options}</source>
        <translation>
            <numerusform>chooses %n of these: {options}</numerusform>
            <numerusform>chooses %n of these: {options}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deploy %n troop(s) from your supply to the Conflict</source>
        <translation>
            <numerusform>deploy %n troop from your supply to the Conflict</numerusform>
            <numerusform>deploy %n troops from your supply to the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deploy up to %n troop(s) from your garrison to the Conflict</source>
        <translation>
            <numerusform>deploy up to %n troop from your garrison to the Conflict</numerusform>
            <numerusform>deploy up to %n troops from your garrison to the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deploy up to %n unit(s) from your garrison to the Conflict</source>
        <translation>
            <numerusform>deploy up to %n unit from your garrison to the Conflict</numerusform>
            <numerusform>deploy up to %n units from your garrison to the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard %n card(s)</source>
        <translation>
            <numerusform>discard %n card</numerusform>
            <numerusform>discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard %n card(s)</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>discard %n card</numerusform>
            <numerusform>discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discards %n card(s)</source>
        <translation>
            <numerusform>discards %n card</numerusform>
            <numerusform>discards %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n Intrigue card(s)</source>
        <translation>
            <numerusform>draw %n Intrigue card</numerusform>
            <numerusform>draw %n Intrigue cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s)</source>
        <translation>
            <numerusform>draw %n card</numerusform>
            <numerusform>draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n more card(s)</source>
        <translation>
            <numerusform>draw %n more card</numerusform>
            <numerusform>draw %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n Intrigue card(s)</source>
        <translation>
            <numerusform>draws %n Intrigue card</numerusform>
            <numerusform>draws %n Intrigue cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>draws %n card</numerusform>
            <numerusform>draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each copy of {card} costs you %n Persuasion less this turn</source>
        <translation>
            <numerusform>each copy of {card} costs you %n Persuasion less this turn</numerusform>
            <numerusform>each copy of {card} costs you %n Persuasion less this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each opponent discards %n card(s)</source>
        <translation>
            <numerusform>each opponent discards %n card</numerusform>
            <numerusform>each opponent discards %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each opponent loses %n troop(s) from their garrison</source>
        <translation>
            <numerusform>each opponent loses %n troop from their garrison</numerusform>
            <numerusform>each opponent loses %n troops from their garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each opponent loses %n troop(s) in the Conflict</source>
        <translation>
            <numerusform>each opponent loses %n troop in the Conflict</numerusform>
            <numerusform>each opponent loses %n troops in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence instead of 1 with the Faction whose board space you visit</source>
        <translation>
            <numerusform>gain %n Influence instead of 1 with the Faction whose board space you visit</numerusform>
            <numerusform>gain %n Influence instead of 1 with the Faction whose board space you visit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with a Faction of your choice</source>
        <extracomment>By track, where its token has a name of its own.</extracomment>
        <translation>
            <numerusform>gain %n Influence with a Faction of your choice</numerusform>
            <numerusform>gain %n Influence with a Faction of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with a Faction where an opponent has more Influence than you</source>
        <translation>
            <numerusform>gain %n Influence with a Faction where an opponent has more Influence than you</numerusform>
            <numerusform>gain %n Influence with a Faction where an opponent has more Influence than you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with one of these Factions: {factions}</source>
        <translation>
            <numerusform>gain %n Influence with one of these Factions: {factions}</numerusform>
            <numerusform>gain %n Influence with one of these Factions: {factions}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>gain %n Influence with the Bene Gesserit</numerusform>
            <numerusform>gain %n Influence with the Bene Gesserit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Emperor</source>
        <translation>
            <numerusform>gain %n Influence with the Emperor</numerusform>
            <numerusform>gain %n Influence with the Emperor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Faction whose board space you sent an Agent to this turn</source>
        <translation>
            <numerusform>gain %n Influence with the Faction whose board space you sent an Agent to this turn</numerusform>
            <numerusform>gain %n Influence with the Faction whose board space you sent an Agent to this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Fremen</source>
        <translation>
            <numerusform>gain %n Influence with the Fremen</numerusform>
            <numerusform>gain %n Influence with the Fremen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>gain %n Influence with the Spacing Guild</numerusform>
            <numerusform>gain %n Influence with the Spacing Guild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Persuasion</source>
        <extracomment>Among clauses with verbs these have one, too.</extracomment>
        <translation>
            <numerusform>gain %n Persuasion</numerusform>
            <numerusform>gain %n Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Solari</source>
        <extracomment>Of resources, in the order of ``engine.names.RESOURCES``.</extracomment>
        <translation>
            <numerusform>gain %n Solari</numerusform>
            <numerusform>gain %n Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Victory Point(s)</source>
        <translation>
            <numerusform>gain %n Victory Point</numerusform>
            <numerusform>gain %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n more Persuasion</source>
        <translation>
            <numerusform>gain %n more Persuasion</numerusform>
            <numerusform>gain %n more Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n more sword(s)</source>
        <translation>
            <numerusform>gain %n more sword</numerusform>
            <numerusform>gain %n more swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n spice</source>
        <translation>
            <numerusform>gain %n spice</numerusform>
            <numerusform>gain %n spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n sword(s)</source>
        <translation>
            <numerusform>gain %n sword</numerusform>
            <numerusform>gain %n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n water</source>
        <translation>
            <numerusform>gain %n water</numerusform>
            <numerusform>gain %n water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain 1 Influence with each of %n different Factions of your choice</source>
        <translation>
            <numerusform>gain 1 Influence with each of %n different Factions of your choice</numerusform>
            <numerusform>gain 1 Influence with each of %n different Factions of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with a Faction where an opponent has more Influence</source>
        <translation>
            <numerusform>gains %n Influence with a Faction where an opponent has more Influence</numerusform>
            <numerusform>gains %n Influence with a Faction where an opponent has more Influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with a Faction where this wins it the Alliance, or if there is none, with the Faction where it has the least</source>
        <translation>
            <numerusform>gains %n Influence with a Faction where this wins it the Alliance, or if there is none, with the Faction where it has the least</numerusform>
            <numerusform>gains %n Influence with a Faction where this wins it the Alliance, or if there is none, with the Faction where it has the least</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>gains %n Influence with the Bene Gesserit</numerusform>
            <numerusform>gains %n Influence with the Bene Gesserit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Emperor</source>
        <extracomment>Of a Rival, as are all of these verbs in -s: without a subject, so that nothing has to agree with it.</extracomment>
        <translation>
            <numerusform>gains %n Influence with the Emperor</numerusform>
            <numerusform>gains %n Influence with the Emperor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Faction where it has the least</source>
        <translation>
            <numerusform>gains %n Influence with the Faction where it has the least</numerusform>
            <numerusform>gains %n Influence with the Faction where it has the least</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Fremen</source>
        <translation>
            <numerusform>gains %n Influence with the Fremen</numerusform>
            <numerusform>gains %n Influence with the Fremen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>gains %n Influence with the Spacing Guild</numerusform>
            <numerusform>gains %n Influence with the Spacing Guild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Victory Point(s)</source>
        <translation>
            <numerusform>gains %n Victory Point</numerusform>
            <numerusform>gains %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains 1 Influence with each of the %n Factions where it has the least</source>
        <translation>
            <numerusform>gains 1 Influence with each of the %n Factions where it has the least</numerusform>
            <numerusform>gains 1 Influence with each of the %n Factions where it has the least</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>generate %n specimen(s)</source>
        <translation>
            <numerusform>generate %n specimen</numerusform>
            <numerusform>generate %n specimens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvest %n spice and all bonus spice on this space</source>
        <translation>
            <numerusform>harvest %n spice and all bonus spice on this space</numerusform>
            <numerusform>harvest %n spice and all bonus spice on this space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvests %n spice and all bonus spice on this space</source>
        <translation>
            <numerusform>harvests %n spice and all bonus spice on this space</numerusform>
            <numerusform>harvests %n spice and all bonus spice on this space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have come %n step(s) far: {track}</source>
        <translation>
            <numerusform>if you have come %n step far: {track}</numerusform>
            <numerusform>if you have come %n steps far: {track}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence (with one or more Factions of your choice)</source>
        <translation>
            <numerusform>lose %n Influence (with one or more Factions of your choice)</numerusform>
            <numerusform>lose %n Influence (with one or more Factions of your choice)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with one Faction of your choice</source>
        <translation>
            <numerusform>lose %n Influence with one Faction of your choice</numerusform>
            <numerusform>lose %n Influence with one Faction of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>lose %n Influence with the Bene Gesserit</numerusform>
            <numerusform>lose %n Influence with the Bene Gesserit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Emperor</source>
        <translation>
            <numerusform>lose %n Influence with the Emperor</numerusform>
            <numerusform>lose %n Influence with the Emperor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Fremen</source>
        <translation>
            <numerusform>lose %n Influence with the Fremen</numerusform>
            <numerusform>lose %n Influence with the Fremen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>lose %n Influence with the Spacing Guild</numerusform>
            <numerusform>lose %n Influence with the Spacing Guild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n of your troops (in the garrison or in the Conflict)</source>
        <translation>
            <numerusform>lose %n of your troops (in the garrison or in the Conflict)</numerusform>
            <numerusform>lose %n of your troops (in the garrison or in the Conflict)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n of your troops in the Conflict</source>
        <translation>
            <numerusform>lose %n of your troops in the Conflict</numerusform>
            <numerusform>lose %n of your troops in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) from the garrison</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>lose %n troop from the garrison</numerusform>
            <numerusform>lose %n troops from the garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) from your garrison</source>
        <translation>
            <numerusform>lose %n troop from your garrison</numerusform>
            <numerusform>lose %n troops from your garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) in the Conflict</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>lose %n troop in the Conflict</numerusform>
            <numerusform>lose %n troops in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n of its troops in the Conflict</source>
        <translation>
            <numerusform>loses %n of its troops in the Conflict</numerusform>
            <numerusform>loses %n of its troops in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n troop(s) from its garrison</source>
        <translation>
            <numerusform>loses %n troop from its garrison</numerusform>
            <numerusform>loses %n troops from its garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move your token %n step(s) on: {track}</source>
        <translation>
            <numerusform>move your token %n step on: {track}</numerusform>
            <numerusform>move your token %n steps on: {track}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves its Freighter %n times: to the second space at most, then back to the start for its rewards</source>
        <translation>
            <numerusform>moves its Freighter %n times: to the second space at most, then back to the start for its rewards</numerusform>
            <numerusform>moves its Freighter %n times: to the second space at most, then back to the start for its rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n Solari</source>
        <translation>
            <numerusform>pay %n Solari</numerusform>
            <numerusform>pay %n Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n specimen(s)</source>
        <translation>
            <numerusform>pay %n specimen</numerusform>
            <numerusform>pay %n specimens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n spice</source>
        <translation>
            <numerusform>pay %n spice</numerusform>
            <numerusform>pay %n spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n water</source>
        <translation>
            <numerusform>pay %n water</numerusform>
            <numerusform>pay %n water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recall %n Sp(y|ies)</source>
        <translation>
            <numerusform>recall %n Spy</numerusform>
            <numerusform>recall %n Spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recalls %n Sp(y|ies)</source>
        <translation>
            <numerusform>recalls %n Spy</numerusform>
            <numerusform>recalls %n Spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recruit %n troop(s)</source>
        <translation>
            <numerusform>recruit %n troop</numerusform>
            <numerusform>recruit %n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recruits %n troop(s)</source>
        <translation>
            <numerusform>recruits %n troop</numerusform>
            <numerusform>recruits %n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>research %n time(s)</source>
        <translation>
            <numerusform>research %n time</numerusform>
            <numerusform>research %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat %n of your troops</source>
        <translation>
            <numerusform>retreat %n of your troops</numerusform>
            <numerusform>retreat %n of your troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat %n of your units to your garrison</source>
        <translation>
            <numerusform>retreat %n of your units to your garrison</numerusform>
            <numerusform>retreat %n of your units to your garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat up to %n of your troops</source>
        <translation>
            <numerusform>retreat up to %n of your troops</numerusform>
            <numerusform>retreat up to %n of your troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat {least} or %n of your troops</source>
        <translation>
            <numerusform>retreat {least} or %n of your troops</numerusform>
            <numerusform>retreat {least} or %n of your troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat {least} to %n of your troops</source>
        <translation>
            <numerusform>retreat {least} to %n of your troops</numerusform>
            <numerusform>retreat {least} to %n of your troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>secretly choose %n different Factions</source>
        <translation>
            <numerusform>secretly choose %n different Factions</numerusform>
            <numerusform>secretly choose %n different Factions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sending an Agent to {space} with this card costs %n spice less</source>
        <translation>
            <numerusform>sending an Agent to {space} with this card costs %n spice less</numerusform>
            <numerusform>sending an Agent to {space} with this card costs %n spice less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sends %n Negotiator(s) from its supply to Ix</source>
        <translation>
            <numerusform>sends %n Negotiator from its supply to Ix</numerusform>
            <numerusform>sends %n Negotiators from its supply to Ix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steal 1 Intrigue card at random from each opponent who has %n or more of them</source>
        <translation>
            <numerusform>steal 1 Intrigue card at random from each opponent who has %n or more of them</numerusform>
            <numerusform>steal 1 Intrigue card at random from each opponent who has %n or more of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals 1 Intrigue card at random from each opponent who has %n or more of them</source>
        <translation>
            <numerusform>steals 1 Intrigue card at random from each opponent who has %n or more of them</numerusform>
            <numerusform>steals 1 Intrigue card at random from each opponent who has %n or more of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summon %n sandworm(s)</source>
        <translation>
            <numerusform>summon %n sandworm</numerusform>
            <numerusform>summon %n sandworms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summon %n sandworm(s) and gain all bonus spice on this space</source>
        <translation>
            <numerusform>summon %n sandworm and gain all bonus spice on this space</numerusform>
            <numerusform>summon %n sandworms and gain all bonus spice on this space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summons %n sandworm(s) and gains all bonus spice on this space</source>
        <translation>
            <numerusform>summons %n sandworm and gains all bonus spice on this space</numerusform>
            <numerusform>summons %n sandworms and gains all bonus spice on this space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take a High Council seat: from now on, %n Persuasion in each of your Reveal turns</source>
        <translation>
            <numerusform>take a High Council seat: from now on, %n Persuasion in each of your Reveal turns</numerusform>
            <numerusform>take a High Council seat: from now on, %n Persuasion in each of your Reveal turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you may acquire a tech tile for %n spice less</source>
        <translation>
            <numerusform>you may acquire a tech tile for %n spice less</numerusform>
            <numerusform>you may acquire a tech tile for %n spice less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you may move your Freighter %n times: each time advance it one space or recall it</source>
        <translation>
            <numerusform>you may move your Freighter %n times: each time advance it one space or recall it</numerusform>
            <numerusform>you may move your Freighter %n times: each time advance it one space or recall it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you may send %n Negotiator(s) from your supply to Ix</source>
        <translation>
            <numerusform>you may send %n Negotiator from your supply to Ix</numerusform>
            <numerusform>you may send %n Negotiators from your supply to Ix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{effect} for each Faction with which it has %n or less Influence</source>
        <extracomment>Follows what is gained for each of them: &quot;gains 1 Victory Point&quot;.</extracomment>
        <translation>
            <numerusform>{effect} for each Faction with which it has %n or less Influence</numerusform>
            <numerusform>{effect} for each Faction with which it has %n or less Influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{effect} for each Faction with which you have %n or less Influence</source>
        <translation>
            <numerusform>{effect} for each Faction with which you have %n or less Influence</numerusform>
            <numerusform>{effect} for each Faction with which you have %n or less Influence</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n Agent(s) on the Leader</source>
        <translation>
            <numerusform>%n Agent on the Leader</numerusform>
            <numerusform>%n Agents on the Leader</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <translation>
            <numerusform>%n Intrigue card</numerusform>
            <numerusform>%n Intrigue cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion</source>
        <translation>
            <numerusform>%n Persuasion</numerusform>
            <numerusform>%n Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <extracomment>What kind of fact, and the ids and numbers that its phrase needs.</extracomment>
        <translation>
            <numerusform>%n Solari</numerusform>
            <numerusform>%n Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <translation>
            <numerusform>%n Victory Point</numerusform>
            <numerusform>%n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n card in the discard pile</numerusform>
            <numerusform>%n cards in the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memor(y|ies)</source>
        <translation>
            <numerusform>%n memory</numerusform>
            <numerusform>%n memories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret Faction token(s)</source>
        <translation>
            <numerusform>%n secret Faction token</numerusform>
            <numerusform>%n secret Faction tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sp(y|ies) in the supply</source>
        <translation>
            <numerusform>%n spy in the supply</numerusform>
            <numerusform>%n spies in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <translation>
            <numerusform>%n spice</numerusform>
            <numerusform>%n spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n sword</numerusform>
            <numerusform>%n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the Conflict</source>
        <translation>
            <numerusform>%n troop in the Conflict</numerusform>
            <numerusform>%n troops in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the garrison</source>
        <translation>
            <numerusform>%n troop in the garrison</numerusform>
            <numerusform>%n troops in the garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the supply</source>
        <translation>
            <numerusform>%n troop in the supply</numerusform>
            <numerusform>%n troops in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n water</numerusform>
            <numerusform>%n water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>strength %n</source>
        <translation>
            <numerusform>strength %n</numerusform>
            <numerusform>strength %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message numerus="yes">
        <source>Have %n Solari at the same time.</source>
        <translation>
            <numerusform>Have %n Solari at the same time.</numerusform>
            <numerusform>Have %n Solari at the same time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n Victory Point(s) this round: you begin with {now}.</source>
        <translation>
            <numerusform>Have %n Victory Point this round: you begin with {now}.</numerusform>
            <numerusform>Have %n Victory Points this round: you begin with {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in at least %n way(s).</source>
        <translation>
            <numerusform>It can be done in at least %n way.</numerusform>
            <numerusform>It can be done in at least %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in exactly %n way(s).</source>
        <translation>
            <numerusform>It can be done in exactly %n way.</numerusform>
            <numerusform>It can be done in exactly %n ways.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>%n Agent(s) back at home</source>
        <translation>
            <numerusform>%n Agent back at home</numerusform>
            <numerusform>%n Agents back at home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>%n Influence with the Bene Gesserit</numerusform>
            <numerusform>%n Influence with the Bene Gesserit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Emperor</source>
        <extracomment>What an answer brings, by itself.</extracomment>
        <translation>
            <numerusform>%n Influence with the Emperor</numerusform>
            <numerusform>%n Influence with the Emperor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Fremen</source>
        <translation>
            <numerusform>%n Influence with the Fremen</numerusform>
            <numerusform>%n Influence with the Fremen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>%n Influence with the Spacing Guild</numerusform>
            <numerusform>%n Influence with the Spacing Guild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <translation>
            <numerusform>%n Intrigue card</numerusform>
            <numerusform>%n Intrigue cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <extracomment>More are too many to read. Counts of an outcome that are Agents themselves. The features of the Conflict; and those that say nothing of the round that is over, when the next one has begun. Those of the deck; and an answer that shows what no deck can promise. It says nothing that one could look for on the table, so it is told where little else can be. What is worth less is no reason. A lesser difference of points, on average, is none. Nobody tells winning chances apart that are nearer to each other. What is counted in an outcome: the feature in which it is worth something, and how so many are called by themselves.</extracomment>
        <translation>
            <numerusform>%n Victory Point</numerusform>
            <numerusform>%n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle icon(s)</source>
        <translation>
            <numerusform>%n battle icon</numerusform>
            <numerusform>%n battle icons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>drawn</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed contract(s)</source>
        <translation>
            <numerusform>%n completed contract</numerusform>
            <numerusform>%n completed contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n contract</numerusform>
            <numerusform>%n contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Sp(y|ies) on the board</source>
        <translation>
            <numerusform>%n more Spy on the board</numerusform>
            <numerusform>%n more Spies on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specimen(s)</source>
        <translation>
            <numerusform>%n specimen</numerusform>
            <numerusform>%n specimens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) ahead for the Freighter</source>
        <translation>
            <numerusform>%n step ahead for the Freighter</numerusform>
            <numerusform>%n steps ahead for the Freighter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of research</source>
        <translation>
            <numerusform>%n step of research</numerusform>
            <numerusform>%n steps of research</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>%n step on the Tleilaxu track</numerusform>
            <numerusform>%n steps on the Tleilaxu track</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadPage</name>
    <message numerus="yes">
        <source>Deleted %n game(s)</source>
        <extracomment>What the button offers is wanted. Where they lie now, and what the first of them is called.</extracomment>
        <translation>
            <numerusform>Deleted %n game</numerusform>
            <numerusform>Deleted %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>{player} brings %n Negotiator(s) home from Ix</source>
        <translation>
            <numerusform>{player} brings %n Negotiator home from Ix</numerusform>
            <numerusform>{player} brings %n Negotiators home from Ix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} commissions %n dreadnought(s)</source>
        <translation>
            <numerusform>{player} commissions %n dreadnought</numerusform>
            <numerusform>{player} commissions %n dreadnoughts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} deploys %n troop(s) from the supply to the Conflict</source>
        <translation>
            <numerusform>{player} deploys %n troop from the supply to the Conflict</numerusform>
            <numerusform>{player} deploys %n troops from the supply to the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} deploys %n troop(s) to the Conflict</source>
        <translation>
            <numerusform>{player} deploys %n troop to the Conflict</numerusform>
            <numerusform>{player} deploys %n troops to the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n Intrigue card(s)</source>
        <translation>
            <numerusform>{player} draws %n Intrigue card</numerusform>
            <numerusform>{player} draws %n Intrigue cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n Intrigue card(s): {cards}</source>
        <translation>
            <numerusform>{player} draws %n Intrigue card: {cards}</numerusform>
            <numerusform>{player} draws %n Intrigue cards: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s)</source>
        <translation>
            <numerusform>{player} draws %n card</numerusform>
            <numerusform>{player} draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s): {cards}</source>
        <translation>
            <numerusform>{player} draws %n card: {cards}</numerusform>
            <numerusform>{player} draws %n cards: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Persuasion</source>
        <translation>
            <numerusform>{player} gains %n Persuasion</numerusform>
            <numerusform>{player} gains %n Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Solari</source>
        <translation>
            <numerusform>{player} gains %n Solari</numerusform>
            <numerusform>{player} gains %n Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Victory Point(s)</source>
        <translation>
            <numerusform>{player} gains %n Victory Point</numerusform>
            <numerusform>{player} gains %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n memor(y|ies)</source>
        <translation>
            <numerusform>{player} gains %n memory</numerusform>
            <numerusform>{player} gains %n memories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n spice</source>
        <translation>
            <numerusform>{player} gains %n spice</numerusform>
            <numerusform>{player} gains %n spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n sword(s)</source>
        <translation>
            <numerusform>{player} gains %n sword</numerusform>
            <numerusform>{player} gains %n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n water</source>
        <translation>
            <numerusform>{player} gains %n water</numerusform>
            <numerusform>{player} gains %n water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} generates %n specimen(s)</source>
        <translation>
            <numerusform>{player} generates %n specimen</numerusform>
            <numerusform>{player} generates %n specimens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the Intrigue deck</source>
        <translation>
            <numerusform>{player} looks at %n card on top of the Intrigue deck</numerusform>
            <numerusform>{player} looks at %n cards on top of the Intrigue deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the Intrigue deck: {cards}</source>
        <translation>
            <numerusform>{player} looks at %n card on top of the Intrigue deck: {cards}</numerusform>
            <numerusform>{player} looks at %n cards on top of the Intrigue deck: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the deck</source>
        <translation>
            <numerusform>{player} looks at %n card on top of the deck</numerusform>
            <numerusform>{player} looks at %n cards on top of the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the deck: {cards}</source>
        <translation>
            <numerusform>{player} looks at %n card on top of the deck: {cards}</numerusform>
            <numerusform>{player} looks at %n cards on top of the deck: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n Victory Point(s)</source>
        <translation>
            <numerusform>{player} loses %n Victory Point</numerusform>
            <numerusform>{player} loses %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n troop(s) from the garrison</source>
        <translation>
            <numerusform>{player} loses %n troop from the garrison</numerusform>
            <numerusform>{player} loses %n troops from the garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>{player} now has %n Influence with the Bene Gesserit</numerusform>
            <numerusform>{player} now has %n Influence with the Bene Gesserit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Emperor</source>
        <translation>
            <numerusform>{player} now has %n Influence with the Emperor</numerusform>
            <numerusform>{player} now has %n Influence with the Emperor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Fremen</source>
        <translation>
            <numerusform>{player} now has %n Influence with the Fremen</numerusform>
            <numerusform>{player} now has %n Influence with the Fremen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>{player} now has %n Influence with the Spacing Guild</numerusform>
            <numerusform>{player} now has %n Influence with the Spacing Guild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n Persuasion</source>
        <translation>
            <numerusform>{player} pays %n Persuasion</numerusform>
            <numerusform>{player} pays %n Persuasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n Solari</source>
        <translation>
            <numerusform>{player} pays %n Solari</numerusform>
            <numerusform>{player} pays %n Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n specimen(s)</source>
        <translation>
            <numerusform>{player} pays %n specimen</numerusform>
            <numerusform>{player} pays %n specimens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n spice</source>
        <translation>
            <numerusform>{player} pays %n spice</numerusform>
            <numerusform>{player} pays %n spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n water</source>
        <translation>
            <numerusform>{player} pays %n water</numerusform>
            <numerusform>{player} pays %n water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n Intrigue card(s) under the deck</source>
        <translation>
            <numerusform>{player} puts %n Intrigue card under the deck</numerusform>
            <numerusform>{player} puts %n Intrigue cards under the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n Intrigue card(s) under the deck: {cards}</source>
        <translation>
            <numerusform>{player} puts %n Intrigue card under the deck: {cards}</numerusform>
            <numerusform>{player} puts %n Intrigue cards under the deck: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} recruits %n troop(s)</source>
        <extracomment>By kind, origin and target; a product adds its own. From the Conflict to the supply they may be lost, or go home.</extracomment>
        <translation>
            <numerusform>{player} recruits %n troop</numerusform>
            <numerusform>{player} recruits %n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} retreats %n troop(s) to the garrison</source>
        <translation>
            <numerusform>{player} retreats %n troop to the garrison</numerusform>
            <numerusform>{player} retreats %n troops to the garrison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n memor(y|ies) to the supply</source>
        <translation>
            <numerusform>{player} returns %n memory to the supply</numerusform>
            <numerusform>{player} returns %n memories to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n sandworm(s) to the bank</source>
        <translation>
            <numerusform>{player} returns %n sandworm to the bank</numerusform>
            <numerusform>{player} returns %n sandworms to the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n specimen(s) to the supply</source>
        <translation>
            <numerusform>{player} returns %n specimen to the supply</numerusform>
            <numerusform>{player} returns %n specimens to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n troop(s) from the Conflict to the supply</source>
        <translation>
            <numerusform>{player} returns %n troop from the Conflict to the supply</numerusform>
            <numerusform>{player} returns %n troops from the Conflict to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} reveals %n card(s): {cards}</source>
        <translation>
            <numerusform>{player} reveals %n card: {cards}</numerusform>
            <numerusform>{player} reveals %n cards: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sends %n Negotiator(s) to Ix</source>
        <translation>
            <numerusform>{player} sends %n Negotiator to Ix</numerusform>
            <numerusform>{player} sends %n Negotiators to Ix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} summons %n sandworm(s)</source>
        <translation>
            <numerusform>{player} summons %n sandworm</numerusform>
            <numerusform>{player} summons %n sandworms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes back %n troop(s) from the Conflict</source>
        <translation>
            <numerusform>{player} takes back %n troop from the Conflict</numerusform>
            <numerusform>{player} takes back %n troops from the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} turns up {card} for the combat bonus: %n sword(s)</source>
        <translation>
            <numerusform>{player} turns up {card} for the combat bonus: %n sword</numerusform>
            <numerusform>{player} turns up {card} for the combat bonus: %n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n Victory Point(s)</source>
        <translation>
            <numerusform>{player}: %n Victory Point</numerusform>
            <numerusform>{player}: %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, no reward</source>
        <translation>
            <numerusform>{player}: strength %n, no reward</numerusform>
            <numerusform>{player}: strength %n, no reward</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for first place</source>
        <translation>
            <numerusform>{player}: strength %n, reward for first place</numerusform>
            <numerusform>{player}: strength %n, reward for first place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for second place</source>
        <translation>
            <numerusform>{player}: strength %n, reward for second place</numerusform>
            <numerusform>{player}: strength %n, reward for second place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for third place</source>
        <translation>
            <numerusform>{player}: strength %n, reward for third place</numerusform>
            <numerusform>{player}: strength %n, reward for third place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{space} now holds %n bonus spice</source>
        <translation>
            <numerusform>{space} now holds %n bonus spice</numerusform>
            <numerusform>{space} now holds %n bonus spice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MakeSheet</name>
    <message numerus="yes">
        <source>It can be done, in %n step(s). Looking for other ways…</source>
        <translation>
            <numerusform>It can be done, in %n step. Looking for other ways…</numerusform>
            <numerusform>It can be done, in %n steps. Looking for other ways…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>No Agent was sent to a Combat space, or less than %n troop(s) are left.</source>
        <translation>
            <numerusform>No Agent was sent to a Combat space, or less than %n troop are left.</numerusform>
            <numerusform>No Agent was sent to a Combat space, or less than %n troops are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card costs less than %n Persuasion.</source>
        <translation>
            <numerusform>The card costs less than %n Persuasion.</numerusform>
            <numerusform>The card costs less than %n Persuasion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can deploy %n more troop(s) at most.</source>
        <translation>
            <numerusform>You can deploy %n more troop at most.</numerusform>
            <numerusform>You can deploy %n more troops at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take back %n troop(s) at most.</source>
        <translation>
            <numerusform>You can take back %n troop at most.</numerusform>
            <numerusform>You can take back %n troops at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have commissioned less than %n dreadnought(s).</source>
        <translation>
            <numerusform>You have commissioned less than %n dreadnought.</numerusform>
            <numerusform>You have commissioned less than %n dreadnoughts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Agent(s) on such board spaces.</source>
        <translation>
            <numerusform>You have less than %n Agent on such board spaces.</numerusform>
            <numerusform>You have less than %n Agents on such board spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Persuasion.</source>
        <translation>
            <numerusform>You have less than %n Persuasion.</numerusform>
            <numerusform>You have less than %n Persuasion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Solari.</source>
        <translation>
            <numerusform>You have less than %n Solari.</numerusform>
            <numerusform>You have less than %n Solari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n of these.</source>
        <translation>
            <numerusform>You have less than %n of these.</numerusform>
            <numerusform>You have less than %n of these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n spice.</source>
        <translation>
            <numerusform>You have less than %n spice.</numerusform>
            <numerusform>You have less than %n spice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n tech tile(s).</source>
        <translation>
            <numerusform>You have less than %n tech tile.</numerusform>
            <numerusform>You have less than %n tech tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n Influence that you can lose.</source>
        <translation>
            <numerusform>You need %n Influence that you can lose.</numerusform>
            <numerusform>You need %n Influence that you can lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n Sp(y|ies) on the board.</source>
        <translation>
            <numerusform>You need %n Spy on the board.</numerusform>
            <numerusform>You need %n Spies on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) in your deck.</source>
        <translation>
            <numerusform>You need %n card in your deck.</numerusform>
            <numerusform>You need %n cards in your deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) in your hand.</source>
        <translation>
            <numerusform>You need %n card in your hand.</numerusform>
            <numerusform>You need %n cards in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n cop(y|ies) of {card}.</source>
        <translation>
            <numerusform>You need %n copy of {card}.</numerusform>
            <numerusform>You need %n copies of {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with a Faction whose Alliance an opponent has.</source>
        <translation>
            <numerusform>You need %n or more Influence with a Faction whose Alliance an opponent has.</numerusform>
            <numerusform>You need %n or more Influence with a Faction whose Alliance an opponent has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Bene Gesserit.</source>
        <translation>
            <numerusform>You need %n or more Influence with the Bene Gesserit.</numerusform>
            <numerusform>You need %n or more Influence with the Bene Gesserit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Emperor.</source>
        <translation>
            <numerusform>You need %n or more Influence with the Emperor.</numerusform>
            <numerusform>You need %n or more Influence with the Emperor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Fremen.</source>
        <translation>
            <numerusform>You need %n or more Influence with the Fremen.</numerusform>
            <numerusform>You need %n or more Influence with the Fremen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Spacing Guild.</source>
        <translation>
            <numerusform>You need %n or more Influence with the Spacing Guild.</numerusform>
            <numerusform>You need %n or more Influence with the Spacing Guild.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n sandworm(s) in the Conflict.</source>
        <translation>
            <numerusform>You need %n sandworm in the Conflict.</numerusform>
            <numerusform>You need %n sandworms in the Conflict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n specimen(s).</source>
        <translation>
            <numerusform>You need %n specimen.</numerusform>
            <numerusform>You need %n specimens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in the Conflict.</source>
        <translation>
            <numerusform>You need %n troop in the Conflict.</numerusform>
            <numerusform>You need %n troops in the Conflict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in your garrison.</source>
        <translation>
            <numerusform>You need %n troop in your garrison.</numerusform>
            <numerusform>You need %n troops in your garrison.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in your supply.</source>
        <translation>
            <numerusform>You need %n troop in your supply.</numerusform>
            <numerusform>You need %n troops in your supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n unit(s) in the Conflict.</source>
        <translation>
            <numerusform>You need %n unit in the Conflict.</numerusform>
            <numerusform>You need %n units in the Conflict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need a strength of %n or more in the Conflict.</source>
        <translation>
            <numerusform>You need a strength of %n or more in the Conflict.</numerusform>
            <numerusform>You need a strength of %n or more in the Conflict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have completed %n contract(s).</source>
        <translation>
            <numerusform>You need to have completed %n contract.</numerusform>
            <numerusform>You need to have completed %n contracts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have deployed %n troop(s) to the Conflict this turn.</source>
        <translation>
            <numerusform>You need to have deployed %n troop to the Conflict this turn.</numerusform>
            <numerusform>You need to have deployed %n troops to the Conflict this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have deployed %n unit(s) to the Conflict this turn.</source>
        <translation>
            <numerusform>You need to have deployed %n unit to the Conflict this turn.</numerusform>
            <numerusform>You need to have deployed %n units to the Conflict this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have gained %n or more spice this turn.</source>
        <translation>
            <numerusform>You need to have gained %n or more spice this turn.</numerusform>
            <numerusform>You need to have gained %n or more spice this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need {influence} or more Influence with each of %n Faction(s).</source>
        <translation>
            <numerusform>You need {influence} or more Influence with each of %n Faction.</numerusform>
            <numerusform>You need {influence} or more Influence with each of %n Factions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your token has not come %n step(s) far.</source>
        <translation>
            <numerusform>Your token has not come %n step far.</numerusform>
            <numerusform>Your token has not come %n steps far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs %n Persuasion; you have {have}.</source>
        <translation>
            <numerusform>{card} costs %n Persuasion; you have {have}.</numerusform>
            <numerusform>{card} costs %n Persuasion; you have {have}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message numerus="yes">
        <source>%n older state(s)</source>
        <translation>
            <numerusform>%n older state</numerusform>
            <numerusform>%n older states</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} (%n point(s))</source>
        <translation>
            <numerusform>{player} (%n point)</numerusform>
            <numerusform>{player} (%n points)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPanels</name>
    <message numerus="yes">
        <source>+%n</source>
        <comment>more cards in play</comment>
        <translation>
            <numerusform>+%n</numerusform>
            <numerusform>+%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message numerus="yes">
        <source>%n ms</source>
        <translation>
            <numerusform>%n ms</numerusform>
            <numerusform>%n ms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SinceBox</name>
    <message numerus="yes">
        <source>%n move(s), the last: {what}</source>
        <translation>
            <numerusform>%n move, the last: {what}</numerusform>
            <numerusform>%n moves, the last: {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since your turn: %n move(s)</source>
        <translation>
            <numerusform>Since your turn: %n move</numerusform>
            <numerusform>Since your turn: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This round: %n move(s)</source>
        <translation>
            <numerusform>This round: %n move</numerusform>
            <numerusform>This round: %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message numerus="yes">
        <source>%n bonus spice</source>
        <translation>
            <numerusform>%n bonus spice</numerusform>
            <numerusform>%n bonus spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in the stack on a space</comment>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be read.</source>
        <translation>
            <numerusform>%n of them could not be read.</numerusform>
            <numerusform>%n of them could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>In the place of a number that there is not. No lower than its four lines need, no higher than looks well. As wide as a scroll bar.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) recounted.</source>
        <translation>
            <numerusform>%n saved game recounted.</numerusform>
            <numerusform>%n saved games recounted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of at least %n game(s)</source>
        <translation>
            <numerusform>Cards of at least %n game</numerusform>
            <numerusform>Cards of at least %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line: the average of the last %n game(s)</source>
        <translation>
            <numerusform>Line: the average of the last %n game</numerusform>
            <numerusform>Line: the average of the last %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsFoot</name>
    <message numerus="yes">
        <source>Delete the statistics of %n game(s)? Saved games stay.</source>
        <extracomment>Between the columns of the table. It is meant.</extracomment>
        <translation>
            <numerusform>Delete the statistics of %n game? Saved games stay.</numerusform>
            <numerusform>Delete the statistics of %n games? Saved games stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tabletop</name>
    <message numerus="yes">
        <source>%n Persuasion left</source>
        <translation>
            <numerusform>%n Persuasion left</numerusform>
            <numerusform>%n Persuasion left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <translation>
            <numerusform>%n Solari</numerusform>
            <numerusform>%n Solari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <translation>
            <numerusform>%n Victory Point</numerusform>
            <numerusform>%n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the Imperium deck</source>
        <extracomment>How wide what turns the Row is, with the air beside it. The least height of a region whose cards have this form. How wide a card may grow, so that the form keeps its shape.</extracomment>
        <translation>
            <numerusform>%n card left in the Imperium deck</numerusform>
            <numerusform>%n cards left in the Imperium deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck: {market}</source>
        <extracomment>Cards are chips from this height on. Cubes in a line, and where there is more room. The signs of those that are lent, and of those that are money. By seat, where cubes lie there: troops that are lent, or that are money.</extracomment>
        <translation>
            <numerusform>%n card left in the deck: {market}</numerusform>
            <numerusform>%n cards left in the deck: {market}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <extracomment>What a tag at the lower edge of a button takes of the room for its sign. How high the name plate is in a low plate and in a high one: its portrait is as large.</extracomment>
        <translation>
            <numerusform>%n spice</numerusform>
            <numerusform>%n spice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n water</numerusform>
            <numerusform>%n water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In play: %n card(s)</source>
        <translation>
            <numerusform>In play: %n card</numerusform>
            <numerusform>In play: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of the game: %n card(s) of all players</source>
        <translation>
            <numerusform>Out of the game: %n card of all players</numerusform>
            <numerusform>Out of the game: %n cards of all players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strength %n in the Conflict</source>
        <translation>
            <numerusform>Strength %n in the Conflict</numerusform>
            <numerusform>Strength %n in the Conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your deck: %n card(s)</source>
        <extracomment>What fills the middle of the tray.</extracomment>
        <translation>
            <numerusform>Your deck: %n card</numerusform>
            <numerusform>Your deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your discard pile: %n card(s)</source>
        <translation>
            <numerusform>Your discard pile: %n card</numerusform>
            <numerusform>Your discard pile: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message numerus="yes">
        <source>{faction} – {player}: %n Influence</source>
        <translation>
            <numerusform>{faction} – {player}: %n Influence</numerusform>
            <numerusform>{faction} – {player}: %n Influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction} – {player}: %n Influence, Alliance</source>
        <translation>
            <numerusform>{faction} – {player}: %n Influence, Alliance</numerusform>
            <numerusform>{faction} – {player}: %n Influence, Alliance</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Turned</name>
    <message numerus="yes">
        <source>Combat bonus: %n sword(s)</source>
        <translation>
            <numerusform>Combat bonus: %n sword</numerusform>
            <numerusform>Combat bonus: %n swords</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message numerus="yes">
        <source>No undo: you saw {cards} and %n more</source>
        <translation>
            <numerusform>No undo: you saw {cards} and %n more</numerusform>
            <numerusform>No undo: you saw {cards} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deploying %n troop(s)</source>
        <translation>
            <numerusform>deploying %n troop</numerusform>
            <numerusform>deploying %n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taking back %n troop(s)</source>
        <translation>
            <numerusform>taking back %n troop</numerusform>
            <numerusform>taking back %n troops</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>%n card left in the deck</numerusform>
            <numerusform>%n cards left in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dreadnought(s)</source>
        <translation>
            <numerusform>%n dreadnought</numerusform>
            <numerusform>%n dreadnoughts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sandworm(s)</source>
        <translation>
            <numerusform>%n sandworm</numerusform>
            <numerusform>%n sandworms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s)</source>
        <translation>
            <numerusform>%n troop</numerusform>
            <numerusform>%n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conflicts so far: %n card(s)</source>
        <translation>
            <numerusform>Conflicts so far: %n card</numerusform>
            <numerusform>Conflicts so far: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contracts: %n left in the bank</source>
        <translation>
            <numerusform>Contracts: %n left in the bank</numerusform>
            <numerusform>Contracts: %n left in the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Hand: %n card</numerusform>
            <numerusform>Hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House Hagal deck: %n card(s)</source>
        <translation>
            <numerusform>House Hagal deck: %n card</numerusform>
            <numerusform>House Hagal deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House Hagal discard pile: %n card(s)</source>
        <translation>
            <numerusform>House Hagal discard pile: %n card</numerusform>
            <numerusform>House Hagal discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imperium deck: %n card(s)</source>
        <translation>
            <numerusform>Imperium deck: %n card</numerusform>
            <numerusform>Imperium deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intrigue deck: %n card(s)</source>
        <translation>
            <numerusform>Intrigue deck: %n card</numerusform>
            <numerusform>Intrigue deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intrigue discard pile: %n card(s)</source>
        <translation>
            <numerusform>Intrigue discard pile: %n card</numerusform>
            <numerusform>Intrigue discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intrigue: %n card(s)</source>
        <translation>
            <numerusform>Intrigue: %n card</numerusform>
            <numerusform>Intrigue: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Observation posts: %n sp(y|ies)</source>
        <translation>
            <numerusform>Observation posts: %n spy</numerusform>
            <numerusform>Observation posts: %n spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played: %n card(s)</source>
        <translation>
            <numerusform>Played: %n card</numerusform>
            <numerusform>Played: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n card(s)</source>
        <translation>
            <numerusform>Revealed: %n card</numerusform>
            <numerusform>Revealed: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <translation>
            <numerusform>Set aside: %n card</numerusform>
            <numerusform>Set aside: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trashed: %n card(s)</source>
        <translation>
            <numerusform>Trashed: %n card</numerusform>
            <numerusform>Trashed: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for the Reveal turn: %n card(s)</source>
        <translation>
            <numerusform>Waiting for the Reveal turn: %n card</numerusform>
            <numerusform>Waiting for the Reveal turn: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n troop(s), strength {strength}</source>
        <translation>
            <numerusform>{player}: %n troop, strength {strength}</numerusform>
            <numerusform>{player}: %n troops, strength {strength}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Zones</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in a stack</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n Persuasion</source>
        <translation>
            <numerusform>costs %n Persuasion</numerusform>
            <numerusform>costs %n Persuasion</numerusform>
        </translation>
    </message>
</context>
</TS>
