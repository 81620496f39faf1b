<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>Abilities</name>
    <message>
        <source>at the end of each of your turns</source>
        <translation>в края на всеки ваш ход</translation>
    </message>
    <message>
        <source>at the end of each opponent&apos;s turn</source>
        <translation>в края на всеки ход на опонент</translation>
    </message>
    <message>
        <source>at the end of the game</source>
        <translation>в края на играта</translation>
    </message>
    <message>
        <source>at the start of each of your turns</source>
        <translation>в началото на всеки ваш ход</translation>
    </message>
    <message>
        <source>at the start of each opponent&apos;s turn</source>
        <translation>в началото на всеки ход на опонент</translation>
    </message>
    <message>
        <source>at the start of each round</source>
        <translation>в началото на всеки рунд</translation>
    </message>
    <message>
        <source>at the start of the game: {effect}</source>
        <translation>в началото на играта: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>board spaces with the {icon} icon cost you %n Solari less</source>
        <translation>
            <numerusform>игралните полета със символ „{icon}“ ви струват с %n солари по-малко</numerusform>
            <numerusform>игралните полета със символ „{icon}“ ви струват с %n солари по-малко</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of your dreadnoughts has %n more strength</source>
        <translation>
            <numerusform>всеки ваш дредноут има %n военна сила повече</numerusform>
            <numerusform>всеки ваш дредноут има %n военна сила повече</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of your units of this kind has %n more strength: {unit}</source>
        <translation>
            <numerusform>всяка ваша бойна единица от този вид има %n военна сила повече: {unit}</numerusform>
            <numerusform>всяка ваша бойна единица от този вид има %n военна сила повече: {unit}</numerusform>
        </translation>
    </message>
    <message>
        <source>in each opponent&apos;s Reveal turn</source>
        <translation>във всеки ход на Разкриване на опонент</translation>
    </message>
    <message>
        <source>in your Reveal turn</source>
        <translation>във вашия ход на Разкриване</translation>
    </message>
    <message numerus="yes">
        <source>once you have deployed %n or more troops to the Conflict in one turn</source>
        <translation>
            <numerusform>щом в рамките на един ход изпратите поне %n войска в конфликта</numerusform>
            <numerusform>щом в рамките на един ход изпратите поне %n войски в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>opponents&apos; Agents do not block your Agents at board spaces with these Agent icons: {icons}</source>
        <extracomment>Words of sending that always count.</extracomment>
        <translation>Агентите на опонентите не блокират вашите Агенти на игрални полета с тези агентски символи: {icons}</translation>
    </message>
    <message>
        <source>the Sardaukar contracts are set aside at the start of the game; whenever you take a contract, you may take one of them instead</source>
        <translation>договорите „Сардукари“ се отделят настрана в началото на играта; винаги когато вземате договор, можете да вземете един от тях вместо него</translation>
    </message>
    <message>
        <source>when an opponent reaches 2 Influence with a Faction</source>
        <translation>когато опонент достигне 2 влияние с фракция</translation>
    </message>
    <message>
        <source>when an opponent takes a High Council seat</source>
        <translation>когато опонент вземе място във Висшия съвет</translation>
    </message>
    <message>
        <source>when an opponent wins a Conflict</source>
        <translation>когато опонент спечели конфликт</translation>
    </message>
    <message>
        <source>when an opponent&apos;s units leave the Conflict after a Combat</source>
        <translation>когато бойните единици на опонент напуснат конфликта след битка</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with a Faction</source>
        <translation>когато достигнете 2 влияние с фракция</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Bene Gesserit</source>
        <translation>когато достигнете 2 влияние с Бени Джесърит</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Emperor</source>
        <translation>когато достигнете 2 влияние с Императора</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Fremen</source>
        <translation>когато достигнете 2 влияние със Свободните</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Spacing Guild</source>
        <translation>когато достигнете 2 влияние с Космическото сдружение</translation>
    </message>
    <message>
        <source>when you send an Agent</source>
        <translation>когато изпратите Агент</translation>
    </message>
    <message>
        <source>when you send an Agent to a Bene Gesserit board space</source>
        <translation>когато изпратите Агент на игрално поле на Бени Джесърит</translation>
    </message>
    <message>
        <source>when you send an Agent to a Fremen board space</source>
        <translation>когато изпратите Агент на игрално поле на Свободните</translation>
    </message>
    <message>
        <source>when you send an Agent to a Spacing Guild board space</source>
        <translation>когато изпратите Агент на игрално поле на Космическото сдружение</translation>
    </message>
    <message>
        <source>when you send an Agent to a board space of one of these Factions ({factions})</source>
        <translation>когато изпратите Агент на игрално поле на някоя от тези фракции ({factions})</translation>
    </message>
    <message>
        <source>when you send an Agent to an Emperor board space</source>
        <translation>когато изпратите Агент на игрално поле на Императора</translation>
    </message>
    <message>
        <source>when you take a High Council seat</source>
        <translation>когато вземете място във Висшия съвет</translation>
    </message>
    <message>
        <source>when you win a Conflict</source>
        <translation>когато спечелите конфликт</translation>
    </message>
    <message>
        <source>when you win a Conflict in which you have any dreadnoughts: you may return one of them to your supply to gain 1 Victory Point instead of taking control of a board space with it</source>
        <translation>когато спечелите конфликт, в който имате дредноути: можете да върнете един от тях в запаса си за 1 победна точка, вместо да поемете с него контрол над игрално поле</translation>
    </message>
    <message>
        <source>when your units leave the Conflict after a Combat</source>
        <translation>когато вашите бойни единици напуснат конфликта след битка</translation>
    </message>
    <message>
        <source>whenever an opponent acquires a card</source>
        <extracomment>By unit that has a sentence of its own: how much stronger each is. The same as the points where opponents do it; what nobody does is said as above.</extracomment>
        <translation>винаги когато опонент придобие карта</translation>
    </message>
    <message>
        <source>whenever an opponent deploys troops to the Conflict</source>
        <translation>винаги когато опонент изпрати войски в конфликта</translation>
    </message>
    <message>
        <source>whenever an opponent discards a card</source>
        <translation>винаги когато опонент изчисти карта</translation>
    </message>
    <message>
        <source>whenever an opponent pays Solari for the cost of a board space</source>
        <translation>винаги когато опонент плати солари за цената на игрално поле</translation>
    </message>
    <message>
        <source>whenever an opponent plays an Intrigue card</source>
        <translation>винаги когато опонент изиграе карта Интрига</translation>
    </message>
    <message>
        <source>whenever an opponent sends an Agent</source>
        <translation>винаги когато опонент изпрати Агент</translation>
    </message>
    <message>
        <source>whenever an opponent sends an Agent to a Maker board space you are spying on</source>
        <translation>винаги когато опонент изпрати Агент на поле със символ на Вестител, което шпионирате</translation>
    </message>
    <message>
        <source>whenever an opponent trashes a card</source>
        <translation>винаги когато опонент премахне карта</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s Agent is recalled</source>
        <translation>винаги когато Агент на опонент бъде отзован</translation>
    </message>
    <message>
        <source>whenever one of your Agents is recalled</source>
        <translation>винаги когато ваш Агент бъде отзован</translation>
    </message>
    <message>
        <source>whenever you acquire a card</source>
        <extracomment>By the point at which something happens.</extracomment>
        <translation>винаги когато придобиете карта</translation>
    </message>
    <message>
        <source>whenever you deploy troops to the Conflict</source>
        <translation>винаги когато изпратите войски в конфликта</translation>
    </message>
    <message>
        <source>whenever you discard a card</source>
        <translation>винаги когато изчистите карта</translation>
    </message>
    <message numerus="yes">
        <source>whenever you gain Solari in your turn, gain %n more</source>
        <translation>
            <numerusform>винаги когато получите солари във вашия ход, получете %n повече</numerusform>
            <numerusform>винаги когато получите солари във вашия ход, получете %n повече</numerusform>
        </translation>
    </message>
    <message>
        <source>whenever you gain any of these in your turn, gain more: {amounts}</source>
        <translation>винаги когато получите нещо от това във вашия ход, получете още: {amounts}</translation>
    </message>
    <message numerus="yes">
        <source>whenever you harvest spice: gain %n spice less and {effect}</source>
        <translation>
            <numerusform>винаги когато добивате подправка: получете с %n подправка по-малко и {effect}</numerusform>
            <numerusform>винаги когато добивате подправка: получете с %n подправка по-малко и {effect}</numerusform>
        </translation>
    </message>
    <message>
        <source>whenever you pay Solari for the cost of a board space</source>
        <translation>винаги когато плащате солари за цената на игрално поле</translation>
    </message>
    <message>
        <source>whenever you play an Intrigue card</source>
        <translation>винаги когато изиграете карта Интрига</translation>
    </message>
    <message>
        <source>whenever you recruit troops on the shipping track: recruit 1 more, and you may deploy any of these troops to the Conflict</source>
        <translation>винаги когато набирате войски от скалата за превоз: наберете още 1 и може да изпратите които и да е от тези войски в конфликта</translation>
    </message>
    <message>
        <source>whenever you trash a card</source>
        <translation>винаги когато премахнете карта</translation>
    </message>
    <message numerus="yes">
        <source>you count as owning %n more copies of any card</source>
        <translation>
            <numerusform>смята се, че имате с %n копие повече от всяка карта</numerusform>
            <numerusform>смята се, че имате с %n копия повече от всяка карта</numerusform>
        </translation>
    </message>
    <message>
        <source>you gain no Victory Points</source>
        <translation>не получавате победни точки</translation>
    </message>
    <message>
        <source>you gain no bonuses of influence tracks</source>
        <translation>не получавате бонусите на скалите за влияние</translation>
    </message>
    <message>
        <source>you gain no resources or Intrigue cards</source>
        <translation>не получавате ресурси и карти Интрига</translation>
    </message>
    <message>
        <source>you gain no rewards of Conflicts</source>
        <translation>не получавате награди от конфликти</translation>
    </message>
    <message>
        <source>you may look at the top card of your deck at any time</source>
        <translation>по всяко време можете да погледнете най-горната карта от колодата си</translation>
    </message>
    <message>
        <source>you may put each card you acquire on top of your deck</source>
        <translation>можете да поставяте всяка карта, която придобиете, най-отгоре в колодата си</translation>
    </message>
    <message>
        <source>you play no Intrigue cards in a Combat</source>
        <translation>не играете карти Интрига в битка</translation>
    </message>
    <message>
        <source>you start the game without the card {card}</source>
        <translation>започвате играта без картата „{card}“</translation>
    </message>
    <message>
        <source>you take no contracts</source>
        <translation>не вземате договори</translation>
    </message>
    <message>
        <source>you win ties at the end of the game</source>
        <translation>печелите равенствата в края на играта</translation>
    </message>
    <message>
        <source>{when}, {condition}</source>
        <translation>{when}, {condition}</translation>
    </message>
    <message>
        <source>{when}: {effect}</source>
        <translation>{when}: {effect}</translation>
    </message>
</context>
<context>
    <name>Ability</name>
    <message>
        <source>Always Smiling</source>
        <translation>Винаги усмихнат</translation>
    </message>
    <message>
        <source>Arrakis Fiefdom</source>
        <translation>Феод Аракис</translation>
    </message>
    <message>
        <source>Arrakis Informant</source>
        <translation>Информатор на Аракис</translation>
    </message>
    <message>
        <source>Brutality</source>
        <translation>Жестокост</translation>
    </message>
    <message>
        <source>Careful Observation</source>
        <translation>Внимателно наблюдение</translation>
    </message>
    <message>
        <source>Chronicler&apos;s Insight</source>
        <translation>Прозрение на летописеца</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Връзки</translation>
    </message>
    <message>
        <source>Conscript</source>
        <translation>Мобилизация</translation>
    </message>
    <message>
        <source>Coordination</source>
        <extracomment>Of a Leader: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Координация</translation>
    </message>
    <message>
        <source>Couriers</source>
        <translation>Куриери</translation>
    </message>
    <message>
        <source>Desert Scouts</source>
        <translation>Пустинни съгледвачи</translation>
    </message>
    <message>
        <source>Devious Strength</source>
        <extracomment>Of a Leader, or a side of one: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Коварна сила</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Дисциплина</translation>
    </message>
    <message>
        <source>Duplicity</source>
        <translation>Двуличие</translation>
    </message>
    <message>
        <source>Emperor of the Known Universe</source>
        <translation>Император на познатата вселена</translation>
    </message>
    <message>
        <source>Eyes Everywhere</source>
        <translation>Очи навсякъде</translation>
    </message>
    <message>
        <source>Fill Coffers</source>
        <translation>Пълни сандъци</translation>
    </message>
    <message>
        <source>Final Delivery</source>
        <translation>Последна доставка</translation>
    </message>
    <message>
        <source>Guild Contacts</source>
        <translation>Връзки в Сдружението</translation>
    </message>
    <message>
        <source>Heavy Lasgun Cannons</source>
        <translation>Тежки лазерни оръдия</translation>
    </message>
    <message>
        <source>Hidden Reservoir</source>
        <translation>Скрит резервоар</translation>
    </message>
    <message>
        <source>Imperial Birthright</source>
        <translation>Имперско право по рождение</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Разузнавателни сведения</translation>
    </message>
    <message>
        <source>Ixian Technology</source>
        <translation>Иксианска технология</translation>
    </message>
    <message>
        <source>Landsraad Popularity</source>
        <translation>Популярност в Ландсрада</translation>
    </message>
    <message>
        <source>Lead the Way</source>
        <translation>Онзи, който сочи пътя</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Вярност</translation>
    </message>
    <message>
        <source>Manipulate</source>
        <translation>Манипулация</translation>
    </message>
    <message>
        <source>Manufacturing</source>
        <translation>Производство</translation>
    </message>
    <message>
        <source>Masterstroke</source>
        <translation>Майсторски ход</translation>
    </message>
    <message>
        <source>One Step Ahead</source>
        <translation>Една крачка напред</translation>
    </message>
    <message>
        <source>Other Memories</source>
        <translation>Другата памет</translation>
    </message>
    <message>
        <source>Personal Training</source>
        <translation>Лично обучение</translation>
    </message>
    <message>
        <source>Prescience</source>
        <extracomment>Of a Leader, or a side of one: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Ясновидство</translation>
    </message>
    <message>
        <source>Prudent Diplomacy</source>
        <translation>Благоразумна дипломация</translation>
    </message>
    <message>
        <source>Reverend Mother</source>
        <translation>Света майка</translation>
    </message>
    <message>
        <source>Ruthless Negotiator</source>
        <translation>Безмилостен преговарящ</translation>
    </message>
    <message>
        <source>Sardaukar Commander</source>
        <extracomment>Of a Leader, or a side of one: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Командир на сардукарите</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Кроежи</translation>
    </message>
    <message>
        <source>Smuggle Spice</source>
        <translation>Контрабанда на подправка</translation>
    </message>
    <message>
        <source>Smuggling Operation</source>
        <translation>Контрабандна операция</translation>
    </message>
    <message>
        <source>Spice Addict</source>
        <translation>Зависимост от подправката</translation>
    </message>
    <message>
        <source>Spice Agony</source>
        <translation>Агония от подправката</translation>
    </message>
    <message>
        <source>Spice Hoard</source>
        <translation>Скътана подправка</translation>
    </message>
    <message>
        <source>Unpredictable Foe</source>
        <translation>Непредсказуем враг</translation>
    </message>
    <message>
        <source>Unseen Network</source>
        <translation>Невидима мрежа</translation>
    </message>
    <message>
        <source>Warmaster</source>
        <translation>Майстор на войната</translation>
    </message>
    <message>
        <source>Water of Life</source>
        <translation>Водата на живота</translation>
    </message>
</context>
<context>
    <name>Addresses</name>
    <message>
        <source>Gather Intelligence: {effect}</source>
        <translation>Събиране на сведения: {effect}</translation>
    </message>
    <message>
        <source>Infiltrate: {effect}</source>
        <translation>Проникване: {effect}</translation>
    </message>
    <message>
        <source>discard one of these cards and trash the other</source>
        <translation>изчистете една от тези карти и премахнете другата</translation>
    </message>
    <message>
        <source>take one of these cards into your hand</source>
        <extracomment>What is asked while the top cards of a deck are sorted.</extracomment>
        <translation>вземете една от тези карти в ръката си</translation>
    </message>
    <message>
        <source>{name} contract</source>
        <extracomment>What the address of a Scheme ends with, and what stands in those of the effects of Hagal cards. Kind and id of the component, and the effect.</extracomment>
        <translation>Договор „{name}“</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: грешка: %(message)s
</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a whole number</source>
        <translation>„{word}“ не е цяло число</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>аргумент %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expansions that join, separated by commas: {expansions}</source>
        <translation>допълнения в играта, разделени със запетаи: {expansions}</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>очаква се поне един аргумент</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>очаква се един аргумент</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>пренебрегнат изричен аргумент %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>невалиден избор: %(value)r (изберете от %(choices)s)</translation>
    </message>
    <message>
        <source>options</source>
        <translation>опции</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>позиционни аргументи</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>показва версията на програмата и излиза</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>показва тази помощ и излиза</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>задължителни са следните аргументи: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>непознати аргументи: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>More of them are no number that anybody means, and a seed has no room for it. The words of ``dune_desktop.cli``. A file that is called like one of them is opened as ``./check``. What ``argparse`` words, as it stands there.</extracomment>
        <translation>употреба: </translation>
    </message>
    <message>
        <source>{n} is less than {least}</source>
        <translation>{n} е по-малко от {least}</translation>
    </message>
    <message>
        <source>{n} is more than {most}</source>
        <translation>{n} е повече от {most}</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Digits {page} of {pages}: Page Up, Page Down</source>
        <extracomment>How long a reason stands, in milliseconds; what is told stands until something is asked or chosen. Of what is told. What does not go on from the question: these buttons stand above the one that does. The command whose key a button shows. The ref that is pointed at, or None. The ref of a piece that was found by letters: it has no row. The number of the rule that is told just now: its paragraph in the help was asked for. Below a reason: a link to what the book of rules tells about it. Of the question; the first one is what goes on. What is to be confirmed begins below it: where it was taken. What was last chosen in vain, and what the list points at.</extracomment>
        <translation>Цифри {page} от {pages}: Page Up, Page Down</translation>
    </message>
    <message>
        <source>In the rules: {title}</source>
        <translation>В правилата: {title}</translation>
    </message>
    <message>
        <source>{reason}
{words} ({number})</source>
        <translation>{reason}
{words} ({number})</translation>
    </message>
    <message>
        <source>{words} ({number})</source>
        <translation>{words} ({number})</translation>
    </message>
</context>
<context>
    <name>AttemptPanel</name>
    <message>
        <source>Again</source>
        <translation>Отново</translation>
    </message>
    <message>
        <source>Back to the list of challenges</source>
        <translation>Назад към списъка със задачи</translation>
    </message>
    <message>
        <source>Begin the challenge anew</source>
        <translation>Започва задачата отначало</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Изпълни</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Цел</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>How wide the buttons are: long words stand on those in the middle. It is to begin anew; with whether the solution is to be shown.</extracomment>
        <translation>Списък</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Not this time: the round is over. Try again: {goal}</source>
        <translation>Не този път: рундът свърши. Опитайте пак: {goal}</translation>
    </message>
    <message>
        <source>Nothing leads to the goal from here. Undo, or begin again.</source>
        <translation>Оттук до целта вече не се стига. Отменете хода или започнете отново.</translation>
    </message>
    <message>
        <source>Show the solution step by step</source>
        <translation>Показва решението стъпка по стъпка</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Solved! {goal}</source>
        <translation>Решена! {goal}</translation>
    </message>
    <message>
        <source>Step {number} of {steps}: {step}</source>
        <translation>Стъпка {number} от {steps}: {step}</translation>
    </message>
    <message>
        <source>Take this step</source>
        <translation>Изпълнява тази стъпка</translation>
    </message>
    <message>
        <source>That is the solution. Try it yourself, or go on to the next one.</source>
        <translation>Това е решението. Опитайте сами или продължете със следващата.</translation>
    </message>
    <message>
        <source>The next challenge that is not solved yet</source>
        <translation>Следващата задача, която още не е решена</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Combat</source>
        <translation>Битка</translation>
    </message>
    <message numerus="yes">
        <source>Conflict %n of {all}: open the past Conflicts</source>
        <translation>
            <numerusform>Конфликт %n от {all}: щракване показва миналите конфликти</numerusform>
            <numerusform>Конфликт %n от {all}: щракване показва миналите конфликти</numerusform>
        </translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Край на играта</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Играта приключи</translation>
    </message>
    <message>
        <source>Imperium deck: open the Row</source>
        <translation>Имперска колода: щракване показва Имперския ред</translation>
    </message>
    <message>
        <source>Intrigue deck: open its discard pile</source>
        <translation>Колода Интриги: щракване показва изчистените</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Дневник</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Player turns</source>
        <translation>Игрални ходове</translation>
    </message>
    <message>
        <source>Round {number} · {phase}</source>
        <extracomment>Where opponents move.</extracomment>
        <translation>Рунд {number} · {phase}</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Правила и помощ</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подредба</translation>
    </message>
    <message>
        <source>The Rivals get their Swordmasters in round {number}</source>
        <translation>Съперниците получават своите Майстори на меча в рунд {number}</translation>
    </message>
    <message>
        <source>Trashed cards</source>
        <translation>Премахнати карти</translation>
    </message>
    <message>
        <source>What would the Master do?</source>
        <translation>Какво би направил Майсторът?</translation>
    </message>
</context>
<context>
    <name>BattleIcon</name>
    <message>
        <source>crysknife</source>
        <translation>крис нож</translation>
    </message>
    <message>
        <source>desert mouse</source>
        <translation>пустинна мишка</translation>
    </message>
    <message>
        <source>ornithopter</source>
        <translation>орнитоптер</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>универсален</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>An older state of the game is kept: Open continues from there.</source>
        <translation>Пази се по-старо състояние на играта: „Отваряне“ продължава оттам.</translation>
    </message>
    <message>
        <source>An older state: round {number}, {when}</source>
        <translation>По-старо състояние: рунд {number}, {when}</translation>
    </message>
    <message>
        <source>Another copy of the program is playing this game. You can watch it, or play on with a copy.</source>
        <translation>Тази игра се играе в друг прозорец на програмата. Можете да я гледате или да продължите с нейно копие.</translation>
    </message>
    <message>
        <source>It was removed to make room for a new game. Restore it and give it a name to keep it.</source>
        <translation>Тя освободи място за нова игра. Възстановете я и ѝ дайте име, и ще остане.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <extracomment>Older states in a line. What is in this file is to be played on, as a game of its own. The folder of its file is to be shown.</extracomment>
        <translation>Отваряне на копие</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Показване на папката</translation>
    </message>
    <message>
        <source>The state at the end of each of the last rounds is kept; it opens as a separate game.</source>
        <translation>Пази се състоянието в края на всеки от последните рундове; то се отваря като отделна игра.</translation>
    </message>
</context>
<context>
    <name>BigBoards</name>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>How wide the columns of markets, tracks and seats are beside each other. A thing on the table is to be shown large. Whether any product of the game has such a board.</extracomment>
        <translation>Играчи</translation>
    </message>
</context>
<context>
    <name>BigCard</name>
    <message numerus="yes">
        <source>%n cop(y|ies)</source>
        <translation>
            <numerusform>%n копие</numerusform>
            <numerusform>%n копия</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent icons</source>
        <translation>Агентски символи</translation>
    </message>
    <message>
        <source>Board space</source>
        <translation>Игрално поле</translation>
    </message>
    <message>
        <source>Bonus spice</source>
        <translation>Допълнителна подправка</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Битка</translation>
    </message>
    <message>
        <source>Conflict card</source>
        <translation>Карта за конфликт</translation>
    </message>
    <message>
        <source>Conflict {level} card</source>
        <translation>Карта Конфликт {level}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>Gathers 1 bonus spice in each round in which no Agent is here.</source>
        <translation>Трупа 1 подправка във всеки рунд, в който тук няма Агент.</translation>
    </message>
    <message>
        <source>House Hagal card</source>
        <translation>Карта династия Хагал</translation>
    </message>
    <message>
        <source>Imperium card</source>
        <translation>Имперска карта</translation>
    </message>
    <message>
        <source>Intrigue card</source>
        <translation>Карта за интрига</translation>
    </message>
    <message>
        <source>Intrigue card: Combat</source>
        <translation>Карта Интрига: Битка</translation>
    </message>
    <message>
        <source>Intrigue card: Combat and Endgame</source>
        <translation>Карта Интрига: Битка и Развързка</translation>
    </message>
    <message>
        <source>Intrigue card: Endgame</source>
        <translation>Карта Интрига: Развързка</translation>
    </message>
    <message>
        <source>Intrigue card: Plot</source>
        <extracomment>By what is printed on an intrigue card.</extracomment>
        <translation>Карта Интрига: Тактика</translation>
    </message>
    <message>
        <source>Intrigue card: Plot and Combat</source>
        <translation>Карта Интрига: Тактика и Битка</translation>
    </message>
    <message>
        <source>Intrigue card: Plot and Endgame</source>
        <translation>Карта Интрига: Тактика и Развързка</translation>
    </message>
    <message>
        <source>Intrigue card: Plot, Combat and Endgame</source>
        <translation>Карта Интрига: Тактика, Битка и Развързка</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Лидер</translation>
    </message>
    <message>
        <source>None: it can be revealed, but sends no Agent.</source>
        <translation>Няма: може да се разкрие, но не изпраща Агент.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Карта Цел</translation>
    </message>
    <message>
        <source>Reserve card</source>
        <translation>Карта Резерв</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Съперник</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Тълкувания</translation>
    </message>
    <message>
        <source>Starting card</source>
        <translation>Стартова карта</translation>
    </message>
    <message>
        <source>Tech tile</source>
        <extracomment>What it is, then its cost, whose it is, how often and where it exists. Heading and wording.</extracomment>
        <translation>Плочка Технология</translation>
    </message>
    <message>
        <source>When you send an Agent here, you may deploy troops to the Conflict.</source>
        <translation>Когато изпратите тук Агент, можете да изпратите войски в конфликта.</translation>
    </message>
    <message>
        <source>complexity {level} of 3</source>
        <translation>сложност {level} от 3</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Persuasion</source>
        <translation>
            <numerusform>струва %n Авторитет</numerusform>
            <numerusform>струва %n Авторитет</numerusform>
        </translation>
    </message>
    <message>
        <source>costs {n} {money}</source>
        <translation>цена: {n} ({money})</translation>
    </message>
    <message>
        <source>{box}: {name}</source>
        <translation>{box}: {name}</translation>
    </message>
</context>
<context>
    <name>BlendCards</name>
    <message>
        <source>The rulebook advises against these: they have no battle icon, so pairs are rarer.</source>
        <extracomment>Of a card that stays in the box. Conflict cards show their rewards.</extracomment>
        <translation>Книжката с правилата не ги препоръчва: нямат боен символ и двойките стават по-редки.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>This grid, and where in it the keyboard is.</extracomment>
        <translation>{number} от {all}</translation>
    </message>
</context>
<context>
    <name>BlendNames</name>
    <message>
        <source>Blend</source>
        <translation>Подбор</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Изтриване</translation>
    </message>
    <message>
        <source>Deleted “{name}”</source>
        <extracomment>Of the chooser: the choice that was set aside. No name is longer than the longest. So many letters of the name of a blend that was deleted are told. Says which blend was deleted, beside what brings it back. What stands there while a blend is chosen, and while a name is typed.</extracomment>
        <translation>Изтрито: „{name}“</translation>
    </message>
    <message>
        <source>Name of the blend</source>
        <translation>Име на подбора</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Преименуване…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Запис като…</translation>
    </message>
    <message>
        <source>Standard blend</source>
        <translation>Стандартен подбор</translation>
    </message>
    <message>
        <source>There is already a blend with this name.</source>
        <translation>Вече има подбор с това име.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (променен)</translation>
    </message>
</context>
<context>
    <name>BlendPage</name>
    <message>
        <source>Cards of the blend</source>
        <extracomment>The field to find a card by: no narrower, no wider.</extracomment>
        <translation>Карти в подбора</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Търсене на карта</translation>
    </message>
    <message>
        <source>No card has that name.</source>
        <translation>Няма карта с такова име.</translation>
    </message>
</context>
<context>
    <name>BlendWords</name>
    <message>
        <source>Conflict {dealt} of {number}</source>
        <translation>Конфликт: {dealt} от {number}</translation>
    </message>
    <message>
        <source>Conflict {level} cards: {count} needed, {left} ticked.</source>
        <translation>Карти Конфликт {level}: нужни са {count}, отметнати са {left}.</translation>
    </message>
    <message numerus="yes">
        <source>Imperium %n card(s)</source>
        <extracomment>Another card, expansion or blend. The named blends are others: the settings are to be written. The name of the blend that the choice began from; empty: the usual one. Also what this version does not know, so that it is not lost. A changed choice that another blend was taken instead of: the way back to it.</extracomment>
        <translation>
            <numerusform>Имперски: %n карта</numerusform>
            <numerusform>Имперски: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Intrigue {number}</source>
        <translation>Интриги: {number}</translation>
    </message>
    <message numerus="yes">
        <source>The Imperium deck needs at least %n card(s).</source>
        <translation>
            <numerusform>В Имперската колода трябва да има поне %n карта.</numerusform>
            <numerusform>В Имперската колода трябва да има поне %n карти.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Intrigue deck needs at least 1 card.</source>
        <translation>В колодата Интриги трябва да има поне 1 карта.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n contract(s) left in the bank</source>
        <extracomment>How many lie open (U18.1).</extracomment>
        <translation>
            <numerusform>%n договор остава в банката</numerusform>
            <numerusform>%n договора остават в банката</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memor(y|ies)</source>
        <translation>
            <numerusform>%n спомен</numerusform>
            <numerusform>%n спомена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sandworm(s), 3 strength each; the reward is taken twice</source>
        <translation>
            <numerusform>%n пясъчен червей с 3 военна сила; наградата се взема два пъти</numerusform>
            <numerusform>%n пясъчни червея, всеки с 3 военна сила; наградата се взема два пъти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sp(y|ies) in supply</source>
        <extracomment>Trophies where there is little room, and how far apart they are there at the least. Open and done. Other units need room beside it.</extracomment>
        <translation>
            <numerusform>%n шпионин в запаса</numerusform>
            <numerusform>%n шпиони в запаса</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in supply</source>
        <translation>
            <numerusform>%n войска в запаса</numerusform>
            <numerusform>%n войски в запаса</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the Conflict</source>
        <translation>
            <numerusform>%n войска в конфликта</numerusform>
            <numerusform>%n войски в конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the garrison</source>
        <translation>
            <numerusform>%n войска в гарнизона</numerusform>
            <numerusform>%n войски в гарнизона</numerusform>
        </translation>
    </message>
    <message>
        <source>CHOAM</source>
        <translation>ПОСИТ</translation>
    </message>
    <message>
        <source>Completed: {title}</source>
        <translation>Изпълнен: {title}</translation>
    </message>
    <message>
        <source>Conflict {level}: {name}</source>
        <extracomment>R20.8: with fewer seats the third reward is for a tie for second place only. Of the battle icon and of the Shield Wall. In a card that is narrower, signs stand beside the space that is fought for. The line of the space that is fought for. The height of a reward&apos;s line, in icons of the largest size that suits it; the largest that fits is taken. By place, first to third. Who controls the space that it is about. The fight is on. The Shield Wall stands.</extracomment>
        <translation>Конфликт {level}: {name}</translation>
    </message>
    <message>
        <source>Contract: {title}</source>
        <translation>Договор: {title}</translation>
    </message>
    <message>
        <source>Face down, battle icons used:</source>
        <translation>С лице надолу, бойните им символи са използвани:</translation>
    </message>
    <message>
        <source>House Hagal</source>
        <translation>Династия Хагал</translation>
    </message>
    <message numerus="yes">
        <source>House Hagal deck: %n card(s). Click to see those turned up.</source>
        <translation>
            <numerusform>Колода династия Хагал: %n карта; щракване показва обърнатите</numerusform>
            <numerusform>Колода династия Хагал: %n карти; щракване показва обърнатите</numerusform>
        </translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>Куки на Вестителя</translation>
    </message>
    <message>
        <source>No House Hagal card has been turned up yet</source>
        <extracomment>Width to height of a card; how much smaller the deck is than the card that lies open. A line of a table is lower, and has no heading. What all of it is read on. Of the words beside the cards.</extracomment>
        <translation>Още не е обърната карта династия Хагал</translation>
    </message>
    <message>
        <source>Past Conflicts</source>
        <extracomment>From card to card. Below this height it has no heading. What all of it is read on.</extracomment>
        <translation>Минали конфликти</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <extracomment>Contracts lie where the dome would stand. On a board with posts. In words, as it is the key of a picture.</extracomment>
        <translation>Показване на цялата дъска</translation>
    </message>
    <message numerus="yes">
        <source>Strength %n</source>
        <extracomment>How much of the ground the colour of the seat takes, and what its foot is read on. How much of the ground is in the leader&apos;s face; on a pale one dark skin would turn into a stain. Half of the room of a head beside the strength, of its height. The room of the supply at the foot. In a lower one, a line of a table, there is no room for a face; and how much of it a name leaves to the units. In a narrower one what a seat has in store is told in fewer figures. The question goes to this seat. What is no troop; and what of it waits. None where the edition has no spies.</extracomment>
        <translation>
            <numerusform>Военна сила %n</numerusform>
            <numerusform>Военна сила %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The Mentat is with {player}</source>
        <translation>Ментатът е при {player}</translation>
    </message>
    <message>
        <source>The Shield Wall is gone: sandworms can be summoned to any Conflict.</source>
        <translation>Защитната стена е разрушена: пясъчни червеи могат да се призовават във всеки конфликт.</translation>
    </message>
    <message>
        <source>The Shield Wall stands: no sandworms in Conflicts for Arrakeen, Spice Refinery or Imperial Basin.</source>
        <extracomment>How high the front of the cliff before the basin is, where there is room.</extracomment>
        <translation>Защитната стена стои: няма пясъчни червеи в конфликтите за Аракийн, Рафинерия за подправка и Имперски басейн.</translation>
    </message>
    <message>
        <source>With fewer than four players, the third reward is only for a tie for second place.</source>
        <translation>Третата награда е само при равенство за второто място: играчите са по-малко от четирима.</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>следващ рунд</translation>
    </message>
    <message>
        <source>{player} takes the Mentat next round</source>
        <translation>{player} взема Ментата за следващия рунд</translation>
    </message>
    <message>
        <source>{units} in supply</source>
        <translation>{units} в запаса</translation>
    </message>
    <message>
        <source>{units} in the garrison</source>
        <extracomment>How large one may be; the room of their number where not all are drawn. So much of one the next one leaves free.</extracomment>
        <translation>{units} в гарнизона</translation>
    </message>
    <message>
        <source>{units}, {n} strength each</source>
        <translation>{units}, военна сила на всяка единица: {n}</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>1 Round Start: a new Conflict, five cards for everybody. 2 Player Turns: one turn each, round and round, until all have revealed. 3 Combat: the rewards of the Conflict. 4 Makers: bonus spice where nobody stands. 5 Recall: the Agents come home.</source>
        <translation>1 Начало на рунда: нов конфликт, по пет карти за всеки. 2 Игрални ходове: по един ход, в кръг, докато всички разкрият картите си. 3 Битка: наградите от конфликта. 4 Вестители: допълнителна подправка там, където няма никой. 5 Отзоваване: Агентите се прибират.</translation>
    </message>
    <message>
        <source>A Faction of your choice</source>
        <translation>Фракция по избор</translation>
    </message>
    <message>
        <source>A Fremen Bond {fremen} works if you have another card of the Fremen in play; it does not matter which of them came first.</source>
        <translation>Задругата на Свободни {fremen} действа, ако имате друга карта на Свободните в игра; няма значение коя е дошла първа.</translation>
    </message>
    <message>
        <source>A Graft card {grafted} sends an Agent together with exactly one other card of your hand. An icon of either is enough; both upper boxes work. Alone it sends nobody, but it can be revealed.</source>
        <translation>Карта с Присаждане {grafted} изпраща Агент заедно с точно една друга карта от ръката. Стига символ на която и да е; действат и двата горни ефекта. Сама не изпраща никого, но може да се разкрие.</translation>
    </message>
    <message>
        <source>A High Council seat</source>
        <translation>Място във Висшия съвет</translation>
    </message>
    <message>
        <source>A Spy icon {spy} lets you put one of your three Spies on a free observation post; each post watches one to three spaces. You may decline. No post holds two Spies of yours.</source>
        <translation>Символът на шпионин {spy} ви позволява да поставите един от тримата си шпиони на свободен наблюдателен пост; всеки пост следи от едно до три полета. Може да откажете. На един пост няма двама ваши шпиони.</translation>
    </message>
    <message>
        <source>A box with this sign {unload} also works when the card is discarded or trashed, at any time. An Agent icon with this sign {infiltrate} leads also to where others have Agents.</source>
        <translation>Ефект с този знак {unload} действа и когато картата се изчисти или премахне, по всяко време. Агентски символ с този знак {infiltrate} води и там, където има чужди Агенти.</translation>
    </message>
    <message>
        <source>A card sends an Agent</source>
        <translation>Карта изпраща Агент</translation>
    </message>
    <message>
        <source>A card with this icon {spy} leads to any space that one of your Spies watches. The Spy stays there; cost and requirements are as ever.</source>
        <translation>Карта с този символ {spy} води на всяко поле, което ваш шпионин следи. Той остава там; цената и изискванията са обичайните.</translation>
    </message>
    <message>
        <source>A discarded card {discard} comes from your hand and will come back. A trashed card {trash} leaves the game for good: it may be in your hand, your discard pile or in play. You may decline to trash. Weak cards out of the deck bring the good ones sooner.</source>
        <translation>Изчистената карта {discard} е от ръката и ще се върне. Премахнатата {trash} напуска играта завинаги: тя е от ръката, от купа с изчистените или от картите в игра. Може да откажете премахване. Без слабите карти добрите идват по-често.</translation>
    </message>
    <message>
        <source>A dreadnought after the Combat</source>
        <translation>Дредноутът след битката</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Рундът</translation>
    </message>
    <message>
        <source>A round begins: five cards each</source>
        <translation>Началото на рунда: по пет карти</translation>
    </message>
    <message>
        <source>A sandworm {sandworm} comes straight into the Conflict, from any space and in Reveal turns, too. It counts 3 strength, can neither retreat nor be lost, and leaves after the Combat.</source>
        <translation>Пясъчният червей {sandworm} идва направо в конфликта, от всяко поле и също в ход на Разкриване. Носи 3 военна сила, не може нито да се оттегли, нито да се загуби и си отива след битката.</translation>
    </message>
    <message>
        <source>A specimen {specimen} is a troop of your supply in the Axolotl tanks {tanks}. In your Reveal turn specimens pay for Tleilaxu cards and then go back to the supply. Tleilaxu cards do not cost Persuasion.</source>
        <translation>Образецът {specimen} е войска от запаса ви в аксолотловите резервоари {tanks}. В ход на Разкриване с образци се плаща за карти Тлейлаксу и те се връщат в запаса. Картите Тлейлаксу не струват Авторитет.</translation>
    </message>
    <message>
        <source>A third Agent</source>
        <translation>Трети Агент</translation>
    </message>
    <message>
        <source>A tie at the end of the game</source>
        <translation>Равенство в края на играта</translation>
    </message>
    <message>
        <source>A tie in a Conflict</source>
        <translation>Равенство в конфликт</translation>
    </message>
    <message>
        <source>A tie on an Influence track</source>
        <translation>Равенство по скалата за влияние</translation>
    </message>
    <message>
        <source>Agent turn</source>
        <translation>Ход с Агент</translation>
    </message>
    <message>
        <source>All troops in the Conflict go back to the supply {supply}, those of the winner, too: nobody survives to fight again next round. What stayed in the garrison is still there.</source>
        <translation>Всички войски от конфликта се връщат в запаса {supply}, и тези на победителя: в следващия рунд те не се бият. Които са били в гарнизона, остават там.</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Съюзи</translation>
    </message>
    <message>
        <source>Alone against two Rivals</source>
        <translation>Сам срещу двама съперници</translation>
    </message>
    <message>
        <source>An acquired card goes to your discard pile {discard_pile}, not into your hand. You draw it once your deck has been used up and shuffled anew.</source>
        <translation>Придобитата карта отива в купа с изчистените карти {discard_pile}, а не в ръката. Ще я изтеглите, когато колодата свърши и се размеси наново.</translation>
    </message>
    <message>
        <source>An effect that steals {steal} takes a card at random from each opponent who holds four or more Intrigue cards. So do not hoard.</source>
        <translation>Ефектът за кражба {steal} взема случайна карта от всеки опонент с четири или повече карти Интрига. Затова не трупайте.</translation>
    </message>
    <message>
        <source>At the end of a round in which somebody has come to ten points, or when the last Conflict card has been fought for: after ten rounds at the latest. A round is always played to its end, so others may still overtake.</source>
        <translation>В края на рунда, в който някой е стигнал десет точки, или когато е изиграна последната карта Конфликт: най-късно след десет рунда. Рундът винаги се доиграва, така че другите още могат да изпреварят.</translation>
    </message>
    <message>
        <source>At the end of the turn all your cards in play are discarded, those of your Agents, too. Cards that come to you after that stay in your hand for the next round.</source>
        <translation>В края на хода всичките ви карти в игра се изчистват, и тези на Агентите. Карти, дошли след това, остават в ръката за следващия рунд.</translation>
    </message>
    <message>
        <source>Battle icons</source>
        <translation>Бойни символи</translation>
    </message>
    <message>
        <source>Before the points are compared</source>
        <translation>Преди да се сравнят точките</translation>
    </message>
    <message>
        <source>Beginning with the First Player {first_player}, clockwise, one turn each: send an Agent or reveal. You cannot pass. After your Reveal turn you have no more turns in this round, and the others go on.</source>
        <translation>Започва първият играч {first_player}, после по часовниковата стрелка, по един ход: изпращане на Агент или разкриване. Не може да се пасува. След хода на Разкриване нямате повече ходове в рунда, а другите продължават.</translation>
    </message>
    <message>
        <source>Board spaces</source>
        <translation>Игрални полета</translation>
    </message>
    <message>
        <source>Bonds</source>
        <translation>Задруга</translation>
    </message>
    <message>
        <source>Bonus spice</source>
        <translation>Допълнителна подправка</translation>
    </message>
    <message>
        <source>Bought cards come later</source>
        <translation>Купените карти идват по-късно</translation>
    </message>
    <message>
        <source>Buying cards</source>
        <translation>Купуване на карти</translation>
    </message>
    <message>
        <source>Card, space, cost, Agent. Then everything that the space shows and the upper box of the card, in any order. The lower box of a card that sent an Agent does nothing in this round: its Persuasion and swords are given up.</source>
        <translation>Карта, поле, цена, Агент. После всичко, което показва полето, и горният ефект на картата – в избран от вас ред. Долният ефект на карта, изпратила Агент, не дава нищо в този рунд: отказвате се от нейния Авторитет и мечове.</translation>
    </message>
    <message>
        <source>Cards and secrets</source>
        <translation>Карти и тайни</translation>
    </message>
    <message>
        <source>Cards in hand and in play</source>
        <translation>Карти в ръката и в игра</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>Разчистване</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Битката</translation>
    </message>
    <message>
        <source>Completing a contract</source>
        <translation>Изпълняване на договор</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Договори</translation>
    </message>
    <message>
        <source>Control of a space</source>
        <translation>Контрол над поле</translation>
    </message>
    <message>
        <source>Discarding and trashing</source>
        <translation>Изчистване и премахване</translation>
    </message>
    <message>
        <source>Do as much as you can; the rest is lost. What is not possible now waits, as something else may make it possible. When the turn ends, it is lost.</source>
        <translation>Правете, колкото може; останалото се губи. Невъзможното сега чака: нещо друго може да го направи възможно. С края на хода то се губи.</translation>
    </message>
    <message>
        <source>Dreadnoughts</source>
        <translation>Дредноути</translation>
    </message>
    <message>
        <source>Dreadnoughts are not lost: they return to the garrison. The only winner puts one on a controllable space {control}: until the end of the next Combat it brings the bonus and the defence of that space, in place of whoever controls it.</source>
        <translation>Дредноутите не се губят: връщат се в гарнизона. Единственият победител слага един на поле, което може да се контролира {control}: до края на следващата битка той носи бонуса и защитата му вместо този, който го контролира.</translation>
    </message>
    <message>
        <source>Each Research icon {research} moves your token a step to the right, on a way of your choice, and you gain what lies there. Column 4 gives the first genetic marker {marker_1}, column 8 the second {marker_2}; after that each icon draws a card.</source>
        <translation>Всеки символ за изследване {research} мести диска ви с една стъпка надясно, по избран от вас път, и получавате каквото има там. Колона 4 носи първия генетичен маркер {marker_1}, колона 8 – втория {marker_2}; след това всеки символ тегли карта.</translation>
    </message>
    <message>
        <source>Each Rival is a Leader with its Signet Ring. 7 Solari, 7 spice, 3 water or 3 Intrigue cards become a point {vp} at once. Later in the game they have Swordmasters. A Rival may end the game and win it.</source>
        <translation>Всеки съперник е Лидер със своя пръстен. 7 солари, 7 подправка, 3 вода или 3 карти Интрига веднага стават точка {vp}. По-късно имат Майстори на меча. Съперник може да свърши играта и да победи.</translation>
    </message>
    <message>
        <source>Each beetle {tleilaxu} is a step: an Intrigue card at 2 and 6, a Victory Point {vp} at 4 and 7. Whoever is first at 4 also takes the 2 spice there.</source>
        <translation>Всеки бръмбар {tleilaxu} е стъпка: карта Интрига на 2 и 6, победна точка {vp} на 4 и 7. Първият на 4 взема и 2 подправка.</translation>
    </message>
    <message>
        <source>Each names what completes it: a visit, spice harvested in one turn, or acquiring The Spice Must Flow. It happens by itself, and gives its reward once. For a visit you need the contract before you send the Agent.</source>
        <translation>На всеки пише какво го изпълнява: посещение, подправка, добита в един ход, или придобиване на „Добивът не трябва да спира“. Става от само себе си и дава наградата веднъж. За посещение договорът трябва да е ваш преди изпращането на Агента.</translation>
    </message>
    <message>
        <source>Each of the four Factions has a track from 0 to 6. An Agent on a space of that Faction moves you up a step; cards and rewards do so, too {influence}.</source>
        <translation>Всяка от четирите фракции има скала от 0 до 6. Агент на поле на фракцията ви качва с една стъпка; карти и награди също {influence}.</translation>
    </message>
    <message>
        <source>Each of your troops {troop} in the Conflict counts 2, each sword {sword} 1. Swords without a unit there count for nothing; as soon as one arrives, they do. Troops in the garrison add no strength.</source>
        <translation>Всяка ваша войска {troop} в конфликта носи 2, всеки меч {sword} – 1. Мечове без бойна единица там не носят нищо; щом се появи, се броят. Войските в гарнизона не носят военна сила.</translation>
    </message>
    <message>
        <source>Effects are resolved. Your choice is what says “may”, the cost before an arrow {arrow}, and trashing {trash}. Such icons stand in a dashed frame here.</source>
        <translation>Ефектите се изпълняват. По желание са тези с „може“, цената пред стрелка {arrow} и премахването {trash}. Такива символи тук са в рамка от чертички.</translation>
    </message>
    <message>
        <source>Emperor {emperor}: a Spy {spy}, placed at once. Spacing Guild {spacing_guild}: 3 Solari. Bene Gesserit {bene_gesserit}: an Intrigue card. Fremen {fremen}: 1 water.</source>
        <translation>Император {emperor}: шпионин {spy}, поставя се веднага. Космическо сдружение {spacing_guild}: 3 солари. Бени Джесърит {bene_gesserit}: карта Интрига. Свободни {fremen}: 1 вода.</translation>
    </message>
    <message>
        <source>Emperor {emperor}: two troops. Spacing Guild {spacing_guild}: 3 Solari. Bene Gesserit {bene_gesserit}: an Intrigue card. Fremen {fremen}: 1 water.</source>
        <translation>Император {emperor}: две войски. Космическо сдружение {spacing_guild}: 3 солари. Бени Джесърит {bene_gesserit}: карта Интрига. Свободни {fremen}: 1 вода.</translation>
    </message>
    <message>
        <source>Everybody begins with an Objective {objective}, a battle icon that pairs with the first Conflict of the same icon that you win. One of the Objectives names the First Player.</source>
        <translation>Всеки започва с карта Цел {objective}: бойният ѝ символ прави двойка с първия спечелен конфликт със същия символ. Една от картите Цел посочва първия играч.</translation>
    </message>
    <message>
        <source>Everybody begins with two Agents. The Swordmaster {swordmaster} is a third one for the rest of the game, in the round in which you get it, too. You get it only once, on the space of that name.</source>
        <translation>Всеки започва с два Агента. Майсторът на меча {swordmaster} е трети Агент до края на играта, още в рунда, в който го получите. Получава се само веднъж, на полето със същото име.</translation>
    </message>
    <message>
        <source>Everybody has two. Commissioning {dreadnought} brings one to the garrison; from there it is deployed like a troop, and counts 3 strength. What says troops does not concern dreadnoughts.</source>
        <translation>Всеки има два. Въоръжаването {dreadnought} води дредноут в гарнизона; оттам се изпраща като войска и носи 3 военна сила. Казаното за войски не се отнася за дредноутите.</translation>
    </message>
    <message>
        <source>Family Atomics</source>
        <translation>Семейно атомно оръжие</translation>
    </message>
    <message>
        <source>First its Swordmaster {swordmaster}, as soon as its resources and Intrigue cards reach its value; after that 7 Solari, 7 spice, 3 water or 3 Intrigue cards become a point {vp}. It may end the game and win it.</source>
        <translation>Първо Майстора на меча {swordmaster}, щом ресурсите и картите Интрига стигнат стойността му; после 7 солари, 7 подправка, 3 вода или 3 карти Интрига стават точка {vp}. Може да свърши играта и да победи.</translation>
    </message>
    <message>
        <source>For 5 Solari you take a seat {council} for the rest of the game: 2 Persuasion more in each of your Reveal turns, beginning with this round&apos;s.</source>
        <translation>За 5 солари вземате място {council} до края на играта: с 2 повече Авторитет във всеки ваш ход на Разкриване, още от този рунд.</translation>
    </message>
    <message>
        <source>For each turn a Hagal card is turned up that names an empty space. The Agent goes there without cost, gains Influence and troops, and deploys what it can. A Rival {rival} has no hand and no deck.</source>
        <translation>За всеки ход се обръща карта династия Хагал със свободно поле. Агентът отива там без цена, получава влияние и войски и изпраща, колкото може. Съперникът {rival} няма нито ръка, нито колода.</translation>
    </message>
    <message>
        <source>For each turn a Hagal card is turned up that names an open space. The Agent goes there without cost or requirement. A Rival {rival} acquires nothing, plays no Intrigue cards, never reveals, and has no hand to discard.</source>
        <translation>За всеки ход се обръща карта династия Хагал с достъпно поле. Агентът отива там без цена и изисквания. Съперникът {rival} не придобива нищо, не играе карти Интрига, не разкрива и няма ръка за изчистване.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Например</translation>
    </message>
    <message>
        <source>For example: 7 against 7</source>
        <translation>Например: 7 срещу 7</translation>
    </message>
    <message>
        <source>For example: deploying</source>
        <translation>Например: изпращане в конфликта</translation>
    </message>
    <message>
        <source>For example: five cards</source>
        <translation>Например: пет карти</translation>
    </message>
    <message>
        <source>For example: two Spies</source>
        <translation>Например: двама шпиони</translation>
    </message>
    <message>
        <source>For example: two steps at once</source>
        <translation>Например: две стъпки наведнъж</translation>
    </message>
    <message>
        <source>Go to 11</source>
        <translation>До 11</translation>
    </message>
    <message>
        <source>Grafting</source>
        <translation>Присаждане</translation>
    </message>
    <message>
        <source>Harvesting spice</source>
        <translation>Добив на подправка</translation>
    </message>
    <message>
        <source>How House Hagal plays</source>
        <translation>Как играе династия Хагал</translation>
    </message>
    <message>
        <source>How a Rival plays</source>
        <translation>Как играе съперникът</translation>
    </message>
    <message>
        <source>How a space is read</source>
        <translation>Как се чете полето</translation>
    </message>
    <message>
        <source>How many troops you may deploy</source>
        <translation>Колко войски може да изпратите</translation>
    </message>
    <message>
        <source>How to get Influence</source>
        <translation>Как се получава влияние</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Как се печели</translation>
    </message>
    <message>
        <source>If the game is not over, all Agents {agent} return to their Leaders, the First Player marker {first_player} moves on to the left, and the next round begins.</source>
        <translation>Ако играта не е свършила, всички Агенти {agent} се връщат при Лидерите си, маркерът Първи играч {first_player} минава наляво и започва следващият рунд.</translation>
    </message>
    <message>
        <source>Immortality</source>
        <translation>Безсмъртие</translation>
    </message>
    <message>
        <source>Imperial Basin gives 1 spice {spice} for nothing, Hagga Basin 2 for 1 water {water}, Deep Desert 4 for 3 water. With Maker hooks {hooks} Hagga Basin may bring a sandworm {sandworm} instead, Deep Desert two. Bonus spice you take in any case.</source>
        <translation>„Имперски басейн“ дава 1 подправка {spice} безплатно, „Низината Хага“ – 2 за 1 вода {water}, „Дълбоката пустиня“ – 4 за 3 вода. С куки на Вестителя {hooks} „Низината Хага“ може вместо това да даде пясъчен червей {sandworm}, „Дълбоката пустиня“ – два. Допълнителната подправка се взема и в двата случая.</translation>
    </message>
    <message>
        <source>Imperial Basin gives 1 spice {spice} for nothing, Hagga Basin 2 for 1 water {water}, The Great Flat 3 for 2 water: and all bonus spice that lies there.</source>
        <translation>„Имперски басейн“ дава 1 подправка {spice} безплатно, „Низината Хага“ – 2 за 1 вода {water}, „Великата равнина“ – 3 за 2 вода, и цялата натрупана там допълнителна подправка.</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>В избран от вас ред</translation>
    </message>
    <message>
        <source>In the Makers phase each Maker space {maker} without an Agent gathers 1 bonus spice {spice}. It lies there until somebody harvests: that player takes all of it. It is never shared.</source>
        <translation>Във фаза Вестители всяко поле със символ на Вестител {maker} без Агент трупа 1 допълнителна подправка {spice}. Тя стои там, докато някой не я добие: той взема всичката. Никога не се дели.</translation>
    </message>
    <message>
        <source>In your Reveal turn all cards that are left in your hand lie open. Now their lower boxes work: Persuasion {persuasion}, swords {sword} and whatever else they show, in any order.</source>
        <translation>В хода на Разкриване всички останали в ръката карти са открити. Сега действат долните им ефекти: Авторитет {persuasion}, мечове {sword} и всичко друго, в избран от вас ред.</translation>
    </message>
    <message>
        <source>Influence and Alliances</source>
        <translation>Влияние и съюзи</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти Интрига</translation>
    </message>
    <message>
        <source>Intrigue cards {intrigue} are kept secret, in any number, and each is used once. They are no part of your deck and are never discarded with your hand.</source>
        <translation>Картите Интрига {intrigue} се пазят в тайна, колкото и да са, и всяка се използва веднъж. Те не са част от колодата и не се изчистват с ръката.</translation>
    </message>
    <message>
        <source>Its colour and icon say which cards lead there. What is to be paid stands before the arrow {arrow}, what it gives after it. Crossed swords {combat} let troops into the Conflict; a space in the desert {maker} gathers bonus spice.</source>
        <translation>Цветът и символът казват кои карти водят там. Пред стрелката {arrow} е каквото се плаща, след нея – каквото се дава. Кръстосаните мечове {combat} пускат войски в конфликта; поле в пустинята {maker} трупа допълнителна подправка.</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лидери</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>Куки на Вестителя</translation>
    </message>
    <message>
        <source>Money {solari} pays for seats, the third Agent and favours. Spice {spice} is sold, pays for strong effects, and decides ties at the end. Water {water} opens the desert. There is always enough of all three, and players never trade.</source>
        <translation>Парите {solari} са за място в Съвета, трети Агент и услуги. Подправката {spice} се продава, с нея се плаща за силни ефекти и тя решава равенството в края. Водата {water} отваря пустинята. И трите винаги стигат, а играчите не търгуват помежду си.</translation>
    </message>
    <message>
        <source>Must all Agents go?</source>
        <translation>Трябва ли да тръгнат всички Агенти?</translation>
    </message>
    <message>
        <source>No. You may reveal while you still have Agents: then more cards are left for buying and fighting. Whoever cannot send an Agent must reveal.</source>
        <translation>Не. Може да разкриете, докато още имате Агенти: тогава остават повече карти за придобиване и за битка. Който не може да изпрати Агент, трябва да разкрие.</translation>
    </message>
    <message>
        <source>Nobody wins: all who are tied for first take the second reward, all who are tied for second the third. Tied for third: nothing. If two of four tie for first, the other two fight for the third reward.</source>
        <translation>Никой не печели: всички равни за първо място вземат втората награда, равните за второ – третата. За трето – нищо. Ако двама от четирима са равни за първо, другите двама се борят за третата награда.</translation>
    </message>
    <message>
        <source>Occupied spaces</source>
        <translation>Заети полета</translation>
    </message>
    <message>
        <source>Once in the game, in a turn of yours, you may clear the whole Imperium Row {atomics}; it is dealt anew.</source>
        <translation>Веднъж за играта, в свой ход, може да разчистите целия Имперски ред {atomics}; раздава се наново.</translation>
    </message>
    <message>
        <source>Only the Tech icon {tech} acquires one of the three open tiles, for spice {spice}. A Negotiator {negotiator} is a troop from the supply that waits on Ix: brought home, it lowers a price by 1. Tiles with this sign {flip} work once in a round.</source>
        <translation>Само символът за технология {tech} придобива една от трите открити плочки за подправка {spice}. Преговарящият {negotiator} е войска от запаса, която чака на Икс: щом се върне, намалява цена с 1. Плочки с този знак {flip} действат веднъж на рунд.</translation>
    </message>
    <message>
        <source>Only when you have to draw {card} and your deck {deck} is empty: then the discard pile {discard_pile} becomes the new deck. It is not shuffled every round. If both are empty, you draw no more.</source>
        <translation>Само когато трябва да теглите {card}, а колодата {deck} е празна: тогава купът с изчистените карти {discard_pile} става нова колода. Не се размесва всеки рунд. Ако и двете са празни, не теглите повече.</translation>
    </message>
    <message>
        <source>Only with an Agent on a Combat space {combat}: all troops that you have recruited in this turn, and up to two more from the garrison {garrison}. Elsewhere, and in Reveal turns, recruits stay in the garrison.</source>
        <translation>Само с Агент на Бойно поле {combat}: всички войски, набрани в този ход, и до две други от гарнизона {garrison}. На други места и в ход на Разкриване набраните остават в гарнизона.</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Открити въпроси</translation>
    </message>
    <message>
        <source>Order of effects</source>
        <translation>Ред на ефектите</translation>
    </message>
    <message>
        <source>Pay before, gain after {arrow}. One or the other {or}. Only if this is true {if}: that is looked at when the effect is resolved. For each {per}. All opponents {opponents}. What no icon can say stands in words on the big card {words}.</source>
        <translation>Първо плащате, после получавате {arrow}. Едното или другото {or}. Само ако е изпълнено {if}: проверява се при изпълнението на ефекта. За всяко {per}. Всички опоненти {opponents}. Каквото символът не може да каже, е с думи на голямата карта {words}.</translation>
    </message>
    <message>
        <source>Placing a Spy</source>
        <translation>Поставяне на шпионин</translation>
    </message>
    <message>
        <source>Play a card from your hand that has Agent icons, and put an Agent {agent} on an empty space with one of these icons. One card, one icon, one Agent. A card without Agent icons can only be revealed.</source>
        <translation>Изиграйте от ръката карта с агентски символи и поставете Агент {agent} на свободно поле с един от тези символи. Една карта, един символ, един Агент. Карта без агентски символи може само да се разкрие.</translation>
    </message>
    <message>
        <source>Plot {plot}: in any turn of yours, before, between or after effects. Combat {combat_card}: in the Combat phase, if you have a unit in the Conflict. Endgame {endgame_card}: when the last round is over.</source>
        <translation>Тактика {plot}: във всеки ваш ход – преди, между или след ефектите. Битка {combat_card}: във фаза Битка, ако имате бойна единица в конфликта. Развързка {endgame_card}: след последния рунд.</translation>
    </message>
    <message>
        <source>Reaching 2 Influence with a Faction gives 1 point, and so does its Alliance {alliance}. Conflicts give one or two. The Spice Must Flow gives one when it is acquired. Points count at once, and those that depend on Influence or Alliances can be lost again.</source>
        <translation>2 влияние с фракция носят 1 победна точка, а съюзът {alliance} с нея – още една. Конфликтите носят една или две. „Добивът не трябва да спира“ носи една, когато се придобие. Точките се броят веднага, а тези от влияние и съюзи могат да се загубят.</translation>
    </message>
    <message>
        <source>Reaching 2 gives a Victory Point {vp}; falling below takes it away. Reaching 4 gives what the track shows there; that is never taken back. Both happen again whenever you reach the step again.</source>
        <translation>Стигането до 2 носи победна точка {vp}; слизането под нея я отнема. Стигането до 4 носи показаното на скалата; то не се отнема. И двете стават отново всеки път, когато стигнете стъпката.</translation>
    </message>
    <message>
        <source>Reading the icons</source>
        <translation>Как се четат символите</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Изследване</translation>
    </message>
    <message>
        <source>Reveal turn</source>
        <translation>Ход на Разкриване</translation>
    </message>
    <message>
        <source>Rewards twice</source>
        <translation>Удвоени награди</translation>
    </message>
    <message>
        <source>Rise of Ix</source>
        <translation>Възходът на Икс</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Съперници</translation>
    </message>
    <message>
        <source>Sandworms and the wall</source>
        <translation>Червеи и Защитната стена</translation>
    </message>
    <message>
        <source>Secret cards</source>
        <translation>Тайни карти</translation>
    </message>
    <message>
        <source>Secrets draws an Intrigue card {intrigue} and steals others {steal}. Selective Breeding lets you trash a card {trash} to draw two {card}. Foldspace gives the card of that name {foldspace}, which leads anywhere, once.</source>
        <translation>„Тайни“ дава карта Интрига {intrigue} и краде чужди {steal}. „Генетична селекция“ позволява да премахнете карта {trash}, за да изтеглите две {card}. „Огънато пространство“ дава едноименната карта {foldspace}: тя води навсякъде, веднъж.</translation>
    </message>
    <message>
        <source>Sell Melange turns 2, 3, 4 or 5 spice {spice} into 6, 8, 10 or 12 Solari {solari}: one sale for each visit.</source>
        <translation>„Продажба на меланж“ превръща 2, 3, 4 или 5 подправка {spice} в 6, 8, 10 или 12 солари {solari}: една продажба на посещение.</translation>
    </message>
    <message>
        <source>Selling spice</source>
        <translation>Продажба на подправка</translation>
    </message>
    <message>
        <source>Show the rest of your hand</source>
        <translation>Покажете останалото в ръката</translation>
    </message>
    <message>
        <source>Solari, spice and water</source>
        <translation>Солари, подправка и вода</translation>
    </message>
    <message>
        <source>Some Conflicts give control of a space {control}. From then on each Agent that comes there, yours as well, earns you 1 Solari or spice, and in a Conflict about it you may defend with a troop from the supply. Somebody else may win it later.</source>
        <translation>Някои конфликти дават контрол над поле {control}. Оттогава всеки Агент, който дойде там, и вашият, ви носи 1 солари или подправка, а в конфликт за него може да браните с една войска от запаса. По-късно друг може да го спечели.</translation>
    </message>
    <message>
        <source>Some spaces ask for 2 Influence with a Faction, but belong to none, such as Imperial Privilege and Sietch Tabr. Sietch Tabr has the hooks {hooks}, or opens the Shield Wall {wall}.</source>
        <translation>Някои полета искат 2 влияние с фракция, но не са на никоя: „Имперска привилегия“, „Сийч Табър“ и други. В „Сийч Табър“ са куките {hooks} или разрушаването на Защитната стена {wall}.</translation>
    </message>
    <message>
        <source>Spaces in the desert</source>
        <translation>Полета в пустинята</translation>
    </message>
    <message>
        <source>Spaces that ask for Influence</source>
        <translation>Полета, които искат влияние</translation>
    </message>
    <message>
        <source>Specimens and Tleilaxu cards</source>
        <translation>Образци и карти Тлейлаксу</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Шпиони</translation>
    </message>
    <message>
        <source>Spies and Schemes of Rivals</source>
        <translation>Шпиони и замисли на съперниците</translation>
    </message>
    <message>
        <source>Stealing Intrigue cards</source>
        <translation>Кражба на карти Интрига</translation>
    </message>
    <message>
        <source>Steps 2 and 4</source>
        <translation>Стъпки 2 и 4</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Военна сила</translation>
    </message>
    <message>
        <source>Summoning a sandworm</source>
        <translation>Призоваване на пясъчен червей</translation>
    </message>
    <message>
        <source>Supply {supply}: they do nothing yet. Recruiting {troop} brings them to the garrison {garrison}. Deploying {deploy} brings them to the Conflict {conflict}: only there they fight. Retreating {retreat} leads back to the garrison, losing {lose_troop} to the supply.</source>
        <translation>Запас {supply}: още не правят нищо. Набирането {troop} ги води в гарнизона {garrison}. Изпращането {deploy} – в конфликта {conflict}: само там се бият. Оттеглянето {retreat} ги връща в гарнизона, загубата {lose_troop} – в запаса.</translation>
    </message>
    <message>
        <source>Swordmaster and Mentat</source>
        <translation>Майсторът на меча и Ментатът</translation>
    </message>
    <message>
        <source>Swordmaster and council in Uprising</source>
        <translation>Майсторът и Съветът във „Въстание“</translation>
    </message>
    <message>
        <source>Taking a contract</source>
        <translation>Вземане на договор</translation>
    </message>
    <message>
        <source>Tech tiles and Negotiators</source>
        <translation>Технологии и преговарящи</translation>
    </message>
    <message>
        <source>The Conflict</source>
        <translation>Конфликтът</translation>
    </message>
    <message>
        <source>The Epic game</source>
        <translation>Епичният режим</translation>
    </message>
    <message>
        <source>The Freighter</source>
        <translation>Товарният кораб</translation>
    </message>
    <message>
        <source>The Shield Wall</source>
        <translation>Защитната стена</translation>
    </message>
    <message>
        <source>The Spy as an Agent icon</source>
        <translation>Шпионинът като агентски символ</translation>
    </message>
    <message>
        <source>The Swordmaster {swordmaster} costs 8 Solari and is yours for good. The Mentat {mentat} costs 2 and serves you for this round as an Agent more; then it returns to its space.</source>
        <translation>Майсторът на меча {swordmaster} струва 8 солари и остава ваш. Ментатът {mentat} струва 2 и този рунд ви служи като още един Агент; после се връща на полето си.</translation>
    </message>
    <message>
        <source>The Swordmaster {swordmaster} costs 8 Solari for whoever is first, 6 for everybody after that. Whoever has a council seat {council} may come again for 5 Solari: for 2 spice, an Intrigue card and three troops.</source>
        <translation>Майсторът на меча {swordmaster} струва 8 солари за първия, 6 – за всеки следващ. Който има място в Съвета {council}, може да дойде пак за 5 солари: за 2 подправка, карта Интрига и три войски.</translation>
    </message>
    <message>
        <source>The Tleilaxu track</source>
        <translation>Скалата Тлейлаксу</translation>
    </message>
    <message>
        <source>The ability on the left of your Leader always applies. The one on the right, with the ring {signet}, is the upper box of your Signet Ring card: it happens when that card sends an Agent.</source>
        <translation>Умението вляво на вашия Лидер важи винаги. Дясното, с пръстена {signet}, е горният ефект на картата „Пръстен с печат“: изпълнява се, когато тази карта изпрати Агент.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Целта на играта</translation>
    </message>
    <message>
        <source>The arrow</source>
        <translation>Стрелката</translation>
    </message>
    <message>
        <source>The bonuses at 4</source>
        <translation>Бонусите на 4</translation>
    </message>
    <message>
        <source>The contract icon {contract} takes one of the two that lie open; the next is turned up. When none is left, you get 2 Solari {solari} instead.</source>
        <translation>Символът на договор {contract} взема един от двата открити; обръща се следващият. Когато няма повече, вместо това получавате 2 солари {solari}.</translation>
    </message>
    <message>
        <source>The cost is paid first, with what you have before any effect: what the visit brings comes too late. Some spaces also ask for Influence; that is only needed, not paid.</source>
        <translation>Цената се плаща първо, с каквото имате преди всички ефекти: полученото от посещението идва късно. Някои полета искат и влияние; то само трябва да го има, не се плаща.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Краят на рунда</translation>
    </message>
    <message>
        <source>The five phases</source>
        <translation>Петте фази</translation>
    </message>
    <message>
        <source>The grammar of icons</source>
        <translation>Граматика на символите</translation>
    </message>
    <message>
        <source>The icon without a Faction {influence} lets you choose one; all its steps are with the same Faction. You cannot lose {lose_influence} as a cost what you do not have, and above 6 nothing is gained.</source>
        <translation>Символът без фракция {influence} ви оставя да я изберете; всички негови стъпки са с една и съща фракция. Не може да платите с влияние {lose_influence}, което нямате, а над 6 не се получава нищо.</translation>
    </message>
    <message>
        <source>The icon {freighter} moves it up a space {freighter_advance}, or brings it home {freighter_recall} with the rewards of its space and of all below. 1: Dividends or 2 spice. 2: two troops and Influence. 3: a Tech tile for 2 less.</source>
        <translation>Символът {freighter} го придвижва с една стъпка {freighter_advance} или го връща {freighter_recall} с наградите на стъпката му и на всички под нея. 1: дивиденти или 2 подправка. 2: две войски и влияние. 3: технология с 2 по-евтино.</translation>
    </message>
    <message>
        <source>The next Conflict card is turned up. Whoever controls the place it is about {control} may send a troop from the supply there at once. Then everybody draws five cards, even who has kept some.</source>
        <translation>Обръща се следващата карта Конфликт. Който контролира мястото, за което е тя {control}, може веднага да изпрати там една войска от запаса. После всеки тегли пет карти, дори да има останали.</translation>
    </message>
    <message>
        <source>The only winner of a Conflict keeps its card. Two face-up cards with the same battle icon {crysknife} {desert_mouse} {ornithopter} are turned face down at once for 1 point {vp}. The wild icon {wild} makes a pair at the end of the game.</source>
        <translation>Единственият победител в конфликта запазва картата му. Две открити карти с еднакъв боен символ {crysknife} {desert_mouse} {ornithopter} веднага се обръщат за 1 точка {vp}. Универсалният символ {wild} прави двойка в края на играта.</translation>
    </message>
    <message>
        <source>The strongest takes the first reward of the Conflict card {conflict}, the next one the second. The third is for the third of four players; of three only after a tie for second. Strength 0 earns nothing.</source>
        <translation>Най-силният взема първата награда от картата Конфликт {conflict}, следващият – втората. Третата е за третия от четирима играчи; при трима само след равенство за второ място. Военна сила 0 не носи нищо.</translation>
    </message>
    <message>
        <source>There is no hand limit. Cards that you have played or revealed are in play until you clean up, and count where a card asks for another one.</source>
        <translation>Няма ограничение за ръката. Изиграните и разкритите карти са в игра до разчистването и се броят, когато една карта пита за друга.</translation>
    </message>
    <message>
        <source>Three troops are in your garrison, and your Agent goes to Arrakeen, where you recruit a fourth. You may deploy three: the recruit and two more. That is a strength of 6.</source>
        <translation>В гарнизона има три войски, а Агентът ви отива в Аракийн, където набирате четвърта. Може да изпратите три: набраната и още две. Това е 6 военна сила.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Равенства</translation>
    </message>
    <message>
        <source>To summon sandworms you need Maker hooks {hooks}. You take them at Sietch Tabr and keep them: summoning does not use them up.</source>
        <translation>За да призовавате пясъчни червеи, ви трябват куки на Вестителя {hooks}. Вземат се от „Сийч Табър“ и остават ваши: призоваването не ги изразходва.</translation>
    </message>
    <message>
        <source>To take an Alliance {alliance} from somebody you must be higher; equal is not enough.</source>
        <translation>За да вземете съюз {alliance}, трябва да сте по-високо; равенство не стига.</translation>
    </message>
    <message>
        <source>Troops after the Combat</source>
        <translation>Войските след битката</translation>
    </message>
    <message>
        <source>Twelve points end it instead of ten. Five troops begin in each garrison, and everybody has an Intrigue card {intrigue} from the start.</source>
        <translation>Завършва при дванайсет точки вместо десет. Във всеки гарнизон в началото има пет войски и всеки започва с карта Интрига {intrigue}.</translation>
    </message>
    <message>
        <source>Two abilities</source>
        <translation>Две умения</translation>
    </message>
    <message>
        <source>Two of you have strength 7, the third player 4. Both take the second reward, and of three players the third gets nothing. One sword more makes it 8:7, and the first reward is yours.</source>
        <translation>Двама имат по 7 военна сила, третият играч – 4. Двамата вземат втората награда, а третият от трима не получава нищо. Още един меч прави 8:7 и първата награда е ваша.</translation>
    </message>
    <message>
        <source>Two of your Spies watch Spice Refinery, where another Agent stands. You go there: one Spy lets you in, the other one draws you a card. With no Spy left in the supply, you may take one back from its post to place it anew.</source>
        <translation>Двама ваши шпиони следят „Рафинерия за подправка“, където стои чужд Агент. Отивате там: единият шпионин ви пуска, другият ви дава карта. Ако в запаса няма шпионин, може да вземете един от поста му и да го поставите наново.</translation>
    </message>
    <message>
        <source>Two of your five cards have sent Agents. You reveal Convincing Argument (2 Persuasion), Diplomacy (1 Persuasion) and Dagger (1 sword): you may buy for 3, and your troops in the Conflict are 1 stronger.</source>
        <translation>Две от петте ви карти са изпратили Агенти. Разкривате „Убедителен аргумент“ (2 Авторитет), „Дипломация“ (1) и „Кинжал“ (1 меч): може да придобиете карти за 3, а войските ви в конфликта са с 1 по-силни.</translation>
    </message>
    <message>
        <source>Two players and House Hagal</source>
        <translation>Двама играчи и династия Хагал</translation>
    </message>
    <message>
        <source>Unload and infiltration</source>
        <translation>Разтоварване и проникване</translation>
    </message>
    <message>
        <source>What Intrigue cards cost</source>
        <translation>Какво струват картите Интрига</translation>
    </message>
    <message>
        <source>What a Rival buys</source>
        <translation>Какво купува съперникът</translation>
    </message>
    <message>
        <source>What a Spy is good for</source>
        <translation>За какво служи шпионинът</translation>
    </message>
    <message>
        <source>What a card, a space or a Leader says is stronger than any rule of this book. A right-click on it shows its full wording, with what has been ruled on it.</source>
        <translation>Казаното на карта, поле или Лидер е по-силно от всяко правило в тази книга. Щракнете с десния бутон, за да видите пълния текст и разясненията.</translation>
    </message>
    <message>
        <source>What a space costs</source>
        <translation>Колко струва полето</translation>
    </message>
    <message>
        <source>What happens in the turn</source>
        <translation>Какво става в хода</translation>
    </message>
    <message>
        <source>What is not possible</source>
        <translation>Кое е невъзможно</translation>
    </message>
    <message>
        <source>What must be done</source>
        <translation>Кое е задължително</translation>
    </message>
    <message>
        <source>What stands before an arrow {arrow} is a cost, what follows is the gain. You need not pay. You pay the whole cost, once, and before you gain anything for it.</source>
        <translation>Пред стрелката {arrow} стои цена, след нея – полученото. Не сте длъжни да плащате. Плаща се цялата цена, веднъж и преди да получите нещо.</translation>
    </message>
    <message>
        <source>What stands before an arrow {arrow} on an Intrigue card must be paid, and what stands before a colon must be true: no card is played for nothing. Of several lines you use as many as you like, at least one.</source>
        <translation>Стоящото пред стрелка {arrow} на карта Интрига трябва да се плати, а стоящото пред двоеточие – да е изпълнено: карта не се играе напразно. От няколко реда използвате колкото искате, поне един.</translation>
    </message>
    <message>
        <source>What step 4 gives</source>
        <translation>Какво носи стъпка 4</translation>
    </message>
    <message>
        <source>What the rulebooks leave open has been decided here once, and is played alike by everybody. These are the decisions.</source>
        <translation>Което книжките с правила оставят открито, тук е решено веднъж и всички играят еднакво. Това са решенията.</translation>
    </message>
    <message>
        <source>When Intrigue cards are played</source>
        <translation>Кога се играе карта Интрига</translation>
    </message>
    <message>
        <source>When all have revealed, those with units in the Conflict play Combat cards {combat_card} or pass, clockwise. It is over when all pass in a row: whoever has passed may still answer a card of another.</source>
        <translation>Когато всички са разкрили, играчите с бойни единици в конфликта поред играят карти Битка {combat_card} или пасуват. Край е, когато всички пасуват един след друг: който е пасувал, още може да отговори на чужда карта.</translation>
    </message>
    <message>
        <source>When its third Spy {spy} is placed, a Rival carries out its Scheme and takes back the other two. Its Spies take up posts that you cannot use meanwhile.</source>
        <translation>Когато се постави третият шпионин {spy}, съперникът изпълнява замисъла си и прибира другите двама. Шпионите му заемат постове, които междувременно не може да ползвате.</translation>
    </message>
    <message>
        <source>When the deck is shuffled</source>
        <translation>Кога се размесва колодата</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Кога свършва играта</translation>
    </message>
    <message>
        <source>When the last round is over, everybody may play Endgame Intrigue cards {endgame_card}, beginning with the First Player. Only then the winner is known.</source>
        <translation>След последния рунд всеки може да изиграе карти Развързка {endgame_card}, като започва първият играч. Едва тогава се знае победителят.</translation>
    </message>
    <message>
        <source>When the turn is over</source>
        <translation>Кога свършва ходът</translation>
    </message>
    <message>
        <source>When your Agent goes to a space that it watches, you may recall the Spy {recall_spy} for one of two things. Infiltrate: the Agents of others do not block you. Gather Intelligence: draw a card {card} before anything else happens.</source>
        <translation>Когато Агентът ви отива на поле, което шпионинът следи, може да го отзовете {recall_spy} за едно от двете. Проникване: чуждите Агенти не пречат. Събиране на сведения: изтеглете карта {card} преди всичко друго.</translation>
    </message>
    <message>
        <source>Where an Agent stands, nobody else can go for the rest of the round, not even its owner. Some effects ignore the Agents of others; your own always block you.</source>
        <translation>Където стои Агент, там до края на рунда не може да иде никой друг, дори притежателят му. Някои ефекти пренебрегват чуждите Агенти; собствените винаги пречат.</translation>
    </message>
    <message>
        <source>Where it says so</source>
        <translation>Ако е казано друго</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>Откъде идват точките</translation>
    </message>
    <message>
        <source>Where the CHOAM module does not play, a contract icon {contract} is worth 2 Solari {solari}.</source>
        <translation>Без модула ПОСИТ символът на договор {contract} носи 2 солари {solari}.</translation>
    </message>
    <message>
        <source>Where the rulebooks are silent</source>
        <translation>Където правилата мълчат</translation>
    </message>
    <message>
        <source>Where your troops are</source>
        <translation>Къде са войските ви</translation>
    </message>
    <message>
        <source>While it stands, no sandworm comes into the Conflicts that it protects {shield_wall}, and the desert spaces give only spice. Whoever has the icon {wall} may destroy it: for the rest of the game, for everybody.</source>
        <translation>Докато стои, в защитените от нея конфликти {shield_wall} не идва червей, а полетата в пустинята дават само подправка. Който има символа {wall}, може да я разруши: до края на играта и за всички.</translation>
    </message>
    <message>
        <source>Who begins, and who is next</source>
        <translation>Кой започва и кой е следващ</translation>
    </message>
    <message>
        <source>Who gets which reward</source>
        <translation>Кой каква награда получава</translation>
    </message>
    <message>
        <source>Whoever has the most Victory Points {vp} when the game ends has won. You gather them with the Factions, in Conflicts, and with some cards.</source>
        <translation>Печели играчът, който в края на играта има най-много победни точки {vp}. Те идват от фракциите, от конфликтите и от някои карти.</translation>
    </message>
    <message>
        <source>Whoever is first to reach 4 takes the Alliance {alliance} and a point with it. Somebody who climbs higher than you takes both away: an Alliance is not for ever. If its holder falls below 4, or down from a tie, it is lost as well.</source>
        <translation>Който пръв стигне 4, взема съюза {alliance} и точка с него. Който се качи по-високо от вас, взема и двете: съюзът не е завинаги. Губи се и при слизане под 4 или при отстъпване пред играч, с когото сте били наравно.</translation>
    </message>
    <message>
        <source>With Persuasion {persuasion}, the diamond, you acquire {acquire} as many cards as you can pay for, from the Imperium Row {row} and the Reserve. A gap in the Row is filled at once. What you do not spend is lost.</source>
        <translation>С Авторитет {persuasion}, ромба, придобивате {acquire} толкова карти, колкото може да платите, от Имперския ред {row} и Резерва. Празното място в реда се запълва веднага. Неизразходваното се губи.</translation>
    </message>
    <message>
        <source>With a sandworm {sandworm} in the Conflict you take your reward twice: not more often, however many there are. A cost in the reward may be paid twice. Control and the battle icon come once.</source>
        <translation>С пясъчен червей {sandworm} в конфликта вземате наградата си два пъти – не повече, колкото и да са. Цена в наградата може да се плати два пъти. Контролът и бойният символ са веднъж.</translation>
    </message>
    <message>
        <source>With equal points the most spice {spice} wins; then Solari {solari}, then water {water}, then troops in the garrison {garrison}. If all that is equal, whoever revealed later in the last round.</source>
        <translation>При равни точки печели който има повече подправка {spice}; после солари {solari}, вода {water}, войски в гарнизона {garrison}. Ако всичко е равно – който е разкрил по-късно в последния рунд.</translation>
    </message>
    <message>
        <source>With this variant eleven points end the game, not ten; four players then begin without a point and go to ten.</source>
        <translation>С този вариант играта свършва при единайсет точки, не при десет; четирима играчи тогава започват без точка и играят до десет.</translation>
    </message>
    <message>
        <source>With two people House Hagal acts after each Agent turn of the First Player. It wants no points: it takes spaces, keeps Alliances from you, and the reward of its place in the Combat is lost.</source>
        <translation>При двама души династия Хагал действа след всеки ход с Агент на първия играч. Точки не ѝ трябват: заема полета, пази съюзите от вас, а наградата за мястото ѝ в битката се губи.</translation>
    </message>
    <message>
        <source>Without contracts</source>
        <translation>Без договори</translation>
    </message>
    <message>
        <source>You choose the order of all effects of a turn, those of the space and those of the card mixed as you like. Draw first if the new cards should help to decide.</source>
        <translation>Вие избирате реда на всички ефекти в хода, като смесвате полето и картата, както желаете. Теглете първо, ако новите карти трябва да помогнат в избора.</translation>
    </message>
    <message>
        <source>You end it yourself. Until then you may still deploy troops {deploy}, play Plot cards {plot}, and resolve what waits.</source>
        <translation>Вие го завършвате. Дотогава още може да изпращате войски {deploy}, да играете карти Тактика {plot} и да изпълнявате каквото чака.</translation>
    </message>
    <message>
        <source>You have 3 with the Guild, and the holder of its Alliance has 4. You go up two: at 4 you gain the bonus, at 5 you are higher and take the Alliance with its point.</source>
        <translation>Имате 3 със Сдружението, а притежателят на съюза му – 4. Качвате се с две: на 4 получавате бонуса, на 5 сте по-високо и вземате съюза с точката му.</translation>
    </message>
    <message>
        <source>You have no spice. The space gives 1 spice, and your card says: pay 1 spice, recruit two troops. Take the spice of the space first; then you can pay for the card. Only the cost of the space itself has to be there before.</source>
        <translation>Нямате подправка. Полето дава 1 подправка, а на картата пише: платете 1 подправка, наберете две войски. Първо вземете подправката от полето – тогава може да платите за картата. Предварително трябва само цената на самото поле.</translation>
    </message>
    <message>
        <source>Your Objective</source>
        <translation>Вашата карта Цел</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Собствената колода</translation>
    </message>
</context>
<context>
    <name>Box</name>
    <message>
        <source>Ability</source>
        <translation>Умение</translation>
    </message>
    <message>
        <source>Agent box</source>
        <translation>Ефект на Агент</translation>
    </message>
    <message>
        <source>Battle icon</source>
        <translation>Боен символ</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Битка</translation>
    </message>
    <message>
        <source>Combat bonus</source>
        <translation>Боен бонус</translation>
    </message>
    <message>
        <source>Connected board spaces</source>
        <translation>Свързани игрални полета</translation>
    </message>
    <message>
        <source>Control bonus</source>
        <translation>Бонус за контрол</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Cost once any player has a Swordmaster</source>
        <translation>Цена, щом някой играч има Майстор на меча</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Ефекти</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Развързка</translation>
    </message>
    <message>
        <source>Faction priorities</source>
        <translation>Приоритет на фракциите</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Първо място</translation>
    </message>
    <message>
        <source>Graft</source>
        <translation>Присаждане</translation>
    </message>
    <message>
        <source>House Hagal mark</source>
        <translation>Знак на династия Хагал</translation>
    </message>
    <message>
        <source>Influence track bonus</source>
        <translation>Бонус от скалата за влияние</translation>
    </message>
    <message>
        <source>Leader ability</source>
        <translation>Умение на Лидера</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Тактика</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Изискване</translation>
    </message>
    <message>
        <source>Restrictions</source>
        <translation>Ограничения</translation>
    </message>
    <message>
        <source>Reveal box</source>
        <translation>Ефект при Разкриване</translation>
    </message>
    <message>
        <source>Rival&apos;s turn</source>
        <translation>Ход на съперник</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Замисъл</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Второ място</translation>
    </message>
    <message>
        <source>Sending an Agent</source>
        <translation>Изпращане на Агент</translation>
    </message>
    <message>
        <source>Shield Wall</source>
        <translation>Защитната стена</translation>
    </message>
    <message>
        <source>Signet Ring ability</source>
        <translation>Умение Пръстен с печат</translation>
    </message>
    <message>
        <source>Swordmaster value</source>
        <translation>Стойност на Майстора на меча</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Трето място</translation>
    </message>
    <message>
        <source>Training track</source>
        <translation>Скала за обучение</translation>
    </message>
    <message>
        <source>Unload: when revealed, discarded or trashed</source>
        <translation>Разтоварване: при разкриване, изчистване или премахване</translation>
    </message>
    <message>
        <source>When acquired</source>
        <translation>При придобиване</translation>
    </message>
    <message>
        <source>When discarded</source>
        <translation>При изчистване</translation>
    </message>
    <message>
        <source>When trashed</source>
        <translation>При премахване</translation>
    </message>
    <message>
        <source>When you lose 3 or more troops at the end of a Conflict</source>
        <translation>Когато в края на конфликт загубите 3 или повече войски</translation>
    </message>
    <message>
        <source>When you win a Conflict</source>
        <translation>Когато спечелите конфликт</translation>
    </message>
</context>
<context>
    <name>BroughtSheet</name>
    <message>
        <source>Already here</source>
        <translation>Вече беше тук</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Внесена</translation>
    </message>
    <message>
        <source>Imported games</source>
        <translation>Внесени игри</translation>
    </message>
    <message>
        <source>Not imported. {why}</source>
        <extracomment>It was here already. A game is to be opened. The saved games are to be shown, at this one. All files are read; the first of them that is a game now, if there is one.</extracomment>
        <translation>Отказано. {why}</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Нищо не е внесено</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отваряне</translation>
    </message>
    <message>
        <source>Reading {file} ({number} of {files})…</source>
        <translation>Чете се {file} ({number} от {files})…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Записани игри</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Appropriate</source>
        <translation>Присвояване</translation>
    </message>
    <message>
        <source>Arrakis Liaison</source>
        <translation>Аракийска свръзка</translation>
    </message>
    <message>
        <source>Arrakis Recruiter</source>
        <translation>Аракийски вербовчик</translation>
    </message>
    <message>
        <source>Assassination Mission</source>
        <translation>Поръчково убийство</translation>
    </message>
    <message>
        <source>Beguiling Pheromones</source>
        <translation>Омайни феромони</translation>
    </message>
    <message>
        <source>Bene Gesserit Initiate</source>
        <translation>Бениджесъритска послушница</translation>
    </message>
    <message>
        <source>Bene Gesserit Operative</source>
        <translation>Бениджесъритска агентка</translation>
    </message>
    <message>
        <source>Bene Gesserit Sister</source>
        <translation>Бениджесъритска сестра</translation>
    </message>
    <message>
        <source>Bene Tleilax Lab</source>
        <translation>Лаборатория на Бени Тлейлакс</translation>
    </message>
    <message>
        <source>Bene Tleilax Researcher</source>
        <translation>Изследовател от Бени Тлейлакс</translation>
    </message>
    <message>
        <source>Blank Slate</source>
        <translation>Чист лист</translation>
    </message>
    <message>
        <source>Bounty Hunter</source>
        <translation>Ловец на глави</translation>
    </message>
    <message>
        <source>Branching Path</source>
        <translation>Разклонен път</translation>
    </message>
    <message>
        <source>CHOAM Delegate</source>
        <translation>Делегат на ПОСИТ</translation>
    </message>
    <message>
        <source>CHOAM Directorship</source>
        <translation>Директорски пост в ПОСИТ</translation>
    </message>
    <message>
        <source>Calculus of Power</source>
        <translation>Сметките на властта</translation>
    </message>
    <message>
        <source>Captured Mentat</source>
        <translation>Пленен Ментат</translation>
    </message>
    <message>
        <source>Cargo Runner</source>
        <translation>Превозвач на товари</translation>
    </message>
    <message>
        <source>Carryall</source>
        <translation>Товаролет</translation>
    </message>
    <message>
        <source>Chairdog</source>
        <translation>Кресло-куче</translation>
    </message>
    <message>
        <source>Chani</source>
        <translation>Чани</translation>
    </message>
    <message>
        <source>Chani, Clever Tactician</source>
        <translation>Чани, умел тактик</translation>
    </message>
    <message>
        <source>Clandestine Meeting</source>
        <translation>Тайна среща</translation>
    </message>
    <message>
        <source>Contaminator</source>
        <translation>Замърсител</translation>
    </message>
    <message>
        <source>Control the Spice</source>
        <translation>Контрол над подправката</translation>
    </message>
    <message>
        <source>Convincing Argument</source>
        <translation>Убедителен аргумент</translation>
    </message>
    <message>
        <source>Corrino Genes</source>
        <translation>Гените на Корино</translation>
    </message>
    <message>
        <source>Corrinth City</source>
        <translation>Град Коринт</translation>
    </message>
    <message>
        <source>Corrupt Smuggler</source>
        <translation>Продажен контрабандист</translation>
    </message>
    <message>
        <source>Court Intrigue</source>
        <translation>Дворцови интриги</translation>
    </message>
    <message>
        <source>Covert Operation</source>
        <translation>Тайна операция</translation>
    </message>
    <message>
        <source>Crysknife</source>
        <translation>Крис нож</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Кинжал</translation>
    </message>
    <message>
        <source>Dangerous Rhetoric</source>
        <translation>Опасна реторика</translation>
    </message>
    <message>
        <source>Delivery Agreement</source>
        <translation>Споразумение за доставка</translation>
    </message>
    <message>
        <source>Desert Ambush</source>
        <translation>Засада в пустинята</translation>
    </message>
    <message>
        <source>Desert Power</source>
        <translation>Силата на пустинята</translation>
    </message>
    <message>
        <source>Desert Survival</source>
        <translation>Оцеляване в пустинята</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Дипломация</translation>
    </message>
    <message>
        <source>Dissecting Kit</source>
        <translation>Комплект за дисекция</translation>
    </message>
    <message>
        <source>Double Agent</source>
        <translation>Двоен агент</translation>
    </message>
    <message>
        <source>Dr. Yueh</source>
        <translation>Доктор Юе</translation>
    </message>
    <message>
        <source>Duncan Idaho</source>
        <translation>Дънкан Айдахо</translation>
    </message>
    <message>
        <source>Dune, the Desert Planet</source>
        <translation>Пустинната планета Дюн</translation>
    </message>
    <message>
        <source>Ecological Testing Station</source>
        <translation>Екологична опитна станция</translation>
    </message>
    <message>
        <source>Embedded Agent</source>
        <translation>Внедрен агент</translation>
    </message>
    <message>
        <source>Esmar Tuek</source>
        <translation>Есмар Туек</translation>
    </message>
    <message>
        <source>Experimentation</source>
        <translation>Експерименти</translation>
    </message>
    <message>
        <source>Face Dancer</source>
        <translation>Лицев танцьор</translation>
    </message>
    <message>
        <source>Face Dancer Initiate</source>
        <translation>Начинаещ лицев танцьор</translation>
    </message>
    <message>
        <source>Fedaykin Death Commando</source>
        <translation>Федейкини на смъртта</translation>
    </message>
    <message>
        <source>Fedaykin Stilltent</source>
        <translation>Федейкинска палатка</translation>
    </message>
    <message>
        <source>Firm Grip</source>
        <translation>Желязна хватка</translation>
    </message>
    <message>
        <source>Foldspace</source>
        <translation>Огънато пространство</translation>
    </message>
    <message>
        <source>For Humanity</source>
        <translation>В името на човечеството</translation>
    </message>
    <message>
        <source>Freighter Fleet</source>
        <translation>Товарен флот</translation>
    </message>
    <message>
        <source>Fremen Camp</source>
        <translation>Пустинен лагер</translation>
    </message>
    <message>
        <source>From the Tanks</source>
        <translation>От резервоарите</translation>
    </message>
    <message>
        <source>Full-Scale Assault</source>
        <translation>Мащабно нападение</translation>
    </message>
    <message>
        <source>Gene Manipulation</source>
        <translation>Генна манипулация</translation>
    </message>
    <message>
        <source>Ghola</source>
        <translation>Гхола</translation>
    </message>
    <message>
        <source>Guild Accord</source>
        <translation>Спогодба със Сдружението</translation>
    </message>
    <message>
        <source>Guild Administrator</source>
        <translation>Администратор на Сдружението</translation>
    </message>
    <message>
        <source>Guild Ambassador</source>
        <translation>Посланик на Сдружението</translation>
    </message>
    <message>
        <source>Guild Bankers</source>
        <translation>Банкери на Сдружението</translation>
    </message>
    <message>
        <source>Guild Chief Administrator</source>
        <translation>Главен управител на Сдружението</translation>
    </message>
    <message>
        <source>Guild Envoy</source>
        <translation>Пратеник на Сдружението</translation>
    </message>
    <message>
        <source>Guild Impersonator</source>
        <translation>Самозванец от Сдружението</translation>
    </message>
    <message>
        <source>Guild Spy</source>
        <translation>Шпионин на Сдружението</translation>
    </message>
    <message>
        <source>Gun Thopter</source>
        <translation>Боен топтер</translation>
    </message>
    <message>
        <source>Gurney Halleck</source>
        <translation>Гърни Халик</translation>
    </message>
    <message>
        <source>Hidden Missive</source>
        <translation>Тайно послание</translation>
    </message>
    <message>
        <source>High Priority Travel</source>
        <translation>Спешно пътуване</translation>
    </message>
    <message>
        <source>Imperial Bashar</source>
        <translation>Имперски башар</translation>
    </message>
    <message>
        <source>Imperial Shock Trooper</source>
        <translation>Имперски щурмовак</translation>
    </message>
    <message>
        <source>Imperial Spy</source>
        <translation>Имперски шпионин</translation>
    </message>
    <message>
        <source>Imperial Spymaster</source>
        <translation>Имперски резидент</translation>
    </message>
    <message>
        <source>Imperium Ceremony</source>
        <translation>Имперска церемония</translation>
    </message>
    <message>
        <source>In High Places</source>
        <translation>Във висшите кръгове</translation>
    </message>
    <message>
        <source>In the Shadows</source>
        <translation>В сенките</translation>
    </message>
    <message>
        <source>Industrial Espionage</source>
        <translation>Промишлен шпионаж</translation>
    </message>
    <message>
        <source>Interstellar Conspiracy</source>
        <translation>Междузвезден заговор</translation>
    </message>
    <message>
        <source>Interstellar Trade</source>
        <translation>Междузвездна търговия</translation>
    </message>
    <message>
        <source>Ix-Guild Compact</source>
        <translation>Договор между Икс и Сдружението</translation>
    </message>
    <message>
        <source>Ixian Engineer</source>
        <translation>Иксиански инженер</translation>
    </message>
    <message>
        <source>Jamis</source>
        <translation>Джамис</translation>
    </message>
    <message>
        <source>Junction Headquarters</source>
        <translation>Щабквартира на Джанкшън</translation>
    </message>
    <message>
        <source>Keys to Power</source>
        <translation>Ключове към властта</translation>
    </message>
    <message>
        <source>Kwisatz Haderach</source>
        <translation>Куизъц Хадерах</translation>
    </message>
    <message>
        <source>Lady Jessica</source>
        <translation>Лейди Джесика</translation>
    </message>
    <message>
        <source>Landing Rights</source>
        <translation>Право на кацане</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Лидерство</translation>
    </message>
    <message>
        <source>Liet Kynes</source>
        <translation>Лиет Кайнс</translation>
    </message>
    <message>
        <source>Lisan al Gaib</source>
        <translation>Лисан ал-Гаиб</translation>
    </message>
    <message>
        <source>Local Fence</source>
        <translation>Местен прекупвач</translation>
    </message>
    <message>
        <source>Long Live the Fighters</source>
        <translation>Да живеят бойците</translation>
    </message>
    <message>
        <source>Long Reach</source>
        <translation>Дълга ръка</translation>
    </message>
    <message>
        <source>Maker Keeper</source>
        <translation>Пазител на Вестителя</translation>
    </message>
    <message>
        <source>Maula Pistol</source>
        <translation>Пистолет маула</translation>
    </message>
    <message>
        <source>Missionaria Protectiva</source>
        <translation>Мисионария Протектива</translation>
    </message>
    <message>
        <source>Negotiated Withdrawal</source>
        <translation>Договорено оттегляне</translation>
    </message>
    <message>
        <source>Northern Watermaster</source>
        <translation>Северен майстор на водата</translation>
    </message>
    <message>
        <source>Occupation</source>
        <translation>Окупация</translation>
    </message>
    <message>
        <source>Opulence</source>
        <translation>Разкош</translation>
    </message>
    <message>
        <source>Organ Merchants</source>
        <translation>Търговци на органи</translation>
    </message>
    <message>
        <source>Other Memory</source>
        <translation>Другата памет</translation>
    </message>
    <message>
        <source>Overthrow</source>
        <translation>Сваляне от власт</translation>
    </message>
    <message>
        <source>Paracompass</source>
        <translation>Паракомпас</translation>
    </message>
    <message>
        <source>Piter De Vries</source>
        <translation>Питър де Вриз</translation>
    </message>
    <message>
        <source>Planned Coupling</source>
        <translation>Планирано съешаване</translation>
    </message>
    <message>
        <source>Power Play</source>
        <translation>Борба за власт</translation>
    </message>
    <message>
        <source>Prepare the Way</source>
        <translation>Подготовка на пътя</translation>
    </message>
    <message>
        <source>Price is No Object</source>
        <translation>Цената няма значение</translation>
    </message>
    <message>
        <source>Priority Contracts</source>
        <translation>Приоритетни договори</translation>
    </message>
    <message>
        <source>Public Spectacle</source>
        <translation>Публично зрелище</translation>
    </message>
    <message>
        <source>Rebel Supplier</source>
        <translation>Снабдителка на въстаниците</translation>
    </message>
    <message>
        <source>Reclaimed Forces</source>
        <translation>Възстановени войски</translation>
    </message>
    <message>
        <source>Reconnaissance</source>
        <translation>Разузнаване</translation>
    </message>
    <message>
        <source>Reliable Informant</source>
        <translation>Надежден информатор</translation>
    </message>
    <message>
        <source>Replacement Eyes</source>
        <translation>Подменени очи</translation>
    </message>
    <message>
        <source>Reverend Mother Mohiam</source>
        <translation>Света майка Мохайъм</translation>
    </message>
    <message>
        <source>Sardaukar Coordination</source>
        <translation>Сардукарска координация</translation>
    </message>
    <message>
        <source>Sardaukar Infantry</source>
        <translation>Сардукарска пехота</translation>
    </message>
    <message>
        <source>Sardaukar Legion</source>
        <translation>Легион сардукари</translation>
    </message>
    <message>
        <source>Sardaukar Quartermaster</source>
        <translation>Сардукарски интендант</translation>
    </message>
    <message>
        <source>Sardaukar Soldier</source>
        <translation>Сардукарски войник</translation>
    </message>
    <message>
        <source>Satellite Ban</source>
        <translation>Забрана на спътниците</translation>
    </message>
    <message>
        <source>Sayyadina</source>
        <translation>Саядина</translation>
    </message>
    <message>
        <source>Scientific Breakthrough</source>
        <translation>Научен пробив</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Съгледвач</translation>
    </message>
    <message>
        <source>Seek Allies</source>
        <translation>В търсене на съюзници</translation>
    </message>
    <message>
        <source>Shadout Mapes</source>
        <translation>Шадаут Мейпс</translation>
    </message>
    <message>
        <source>Shai-Hulud</source>
        <translation>Шай-Хулуд</translation>
    </message>
    <message>
        <source>Shifting Allegiances</source>
        <translation>Променлива лоялност</translation>
    </message>
    <message>
        <source>Shishakli</source>
        <translation>Шишакли</translation>
    </message>
    <message>
        <source>Show of Strength</source>
        <translation>Демонстрация на сила</translation>
    </message>
    <message>
        <source>Sietch Reverend Mother</source>
        <translation>Света майка на сийча</translation>
    </message>
    <message>
        <source>Signet Ring</source>
        <translation>Пръстен с печат</translation>
    </message>
    <message>
        <source>Slig Farmer</source>
        <translation>Развъдчик на слигове</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Harvester</source>
        <translation>Контрабандитски комбайн</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Haven</source>
        <translation>Контрабандитско убежище</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Thopter</source>
        <translation>Контрабандитски топтер</translation>
    </message>
    <message>
        <source>Southern Elders</source>
        <translation>Южни старейшини</translation>
    </message>
    <message>
        <source>Space Travel</source>
        <translation>Космическо пътуване</translation>
    </message>
    <message>
        <source>Space-time Folding</source>
        <translation>Огънато пространство-време</translation>
    </message>
    <message>
        <source>Spacing Guild&apos;s Favor</source>
        <translation>Благоволение на Сдружението</translation>
    </message>
    <message>
        <source>Spice Hunter</source>
        <translation>Търсач на подправка</translation>
    </message>
    <message>
        <source>Spice Smugglers</source>
        <translation>Контрабандисти на подправка</translation>
    </message>
    <message>
        <source>Spice Trader</source>
        <translation>Търговец на подправка</translation>
    </message>
    <message>
        <source>Spiritual Fervor</source>
        <translation>Духовен плам</translation>
    </message>
    <message>
        <source>Spy Network</source>
        <translation>Шпионска мрежа</translation>
    </message>
    <message>
        <source>Steersman</source>
        <translation>Кормчия</translation>
    </message>
    <message>
        <source>Stilgar</source>
        <translation>Стилгар</translation>
    </message>
    <message>
        <source>Stilgar, the Devoted</source>
        <translation>Стилгар, преданият</translation>
    </message>
    <message>
        <source>Stillsuit Manufacturer</source>
        <translation>Производител на влагокостюми</translation>
    </message>
    <message>
        <source>Stitched Horror</source>
        <translation>Съшит ужас</translation>
    </message>
    <message>
        <source>Strike Fleet</source>
        <translation>Ударен флот</translation>
    </message>
    <message>
        <source>Subject X-137</source>
        <translation>Обект X-137</translation>
    </message>
    <message>
        <source>Subversive Advisor</source>
        <translation>Подривен съветник</translation>
    </message>
    <message>
        <source>Test of Humanity</source>
        <translation>Човек или животно</translation>
    </message>
    <message>
        <source>The Spice Must Flow</source>
        <translation>Добивът не трябва да спира</translation>
    </message>
    <message>
        <source>The Voice</source>
        <translation>Гласът</translation>
    </message>
    <message>
        <source>Throne Room Politics</source>
        <translation>Политика в тронната зала</translation>
    </message>
    <message>
        <source>Thufir Hawat</source>
        <translation>Туфир Хауат</translation>
    </message>
    <message>
        <source>Tleilaxu Infiltrator</source>
        <translation>Лазутчик на Тлейлаксу</translation>
    </message>
    <message>
        <source>Tleilaxu Master</source>
        <translation>Майстор на Тлейлаксу</translation>
    </message>
    <message>
        <source>Tleilaxu Surgeon</source>
        <translation>Хирург на Тлейлаксу</translation>
    </message>
    <message>
        <source>Treacherous Maneuver</source>
        <translation>Коварна маневра</translation>
    </message>
    <message>
        <source>Treachery</source>
        <translation>Предателство</translation>
    </message>
    <message>
        <source>Tread in Darkness</source>
        <translation>Стъпки в мрака</translation>
    </message>
    <message>
        <source>Truthsayer</source>
        <translation>Вещателка на истината</translation>
    </message>
    <message>
        <source>Truthtrance</source>
        <translation>Транс на истината</translation>
    </message>
    <message>
        <source>Twisted Mentat</source>
        <translation>Извратен ментат</translation>
    </message>
    <message>
        <source>Undercover Asset</source>
        <translation>Агент под прикритие</translation>
    </message>
    <message>
        <source>Unnatural Reflexes</source>
        <translation>Неестествени рефлекси</translation>
    </message>
    <message>
        <source>Unswerving Loyalty</source>
        <translation>Непоколебима вярност</translation>
    </message>
    <message>
        <source>Usurp</source>
        <translation>Узурпация</translation>
    </message>
    <message>
        <source>Water Peddler</source>
        <translation>Водопродавка</translation>
    </message>
    <message>
        <source>Web of Power</source>
        <translation>Мрежа на властта</translation>
    </message>
    <message>
        <source>Weirding Way</source>
        <translation>Магьоснически път</translation>
    </message>
    <message>
        <source>Weirding Woman</source>
        <translation>Магьосница</translation>
    </message>
    <message>
        <source>Wheels Within Wheels</source>
        <translation>Колела в колелата</translation>
    </message>
    <message>
        <source>Worm Riders</source>
        <translation>Ездачи на червеи</translation>
    </message>
</context>
<context>
    <name>ChallengeRows</name>
    <message>
        <source>Difficulty {level} of {most}</source>
        <extracomment>The hardest.</extracomment>
        <translation>Трудност {level} от {most}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Още не е решена</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решена</translation>
    </message>
</context>
<context>
    <name>ChallengesPage</name>
    <message>
        <source>Challenges</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>It is about: {teaches}.</source>
        <translation>За какво е: {teaches}.</translation>
    </message>
    <message>
        <source>The others have revealed: you end the round alone. Your deck is known, nothing useful can be drawn from the Intrigue deck, and everything you need is there. There is one solution.</source>
        <translation>Останалите вече са разкрили картите си: завършвате рунда сами. Колодата ви е известна, от колода Интриги не идва нищо полезно, а всичко нужно е налице. Решението е едно.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Опит</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <extracomment>The id of the one that is to be tried.</extracomment>
        <translation>Решени {solved} от {all}</translation>
    </message>
</context>
<context>
    <name>Challenging</name>
    <message>
        <source>Antechamber</source>
        <translation>Преддверие</translation>
    </message>
    <message>
        <source>Behind the Shield Wall no sandworm comes: open it before you send your Agent.</source>
        <translation>Зад Защитната стена червей не идва: отворете я, преди да изпратите Агента.</translation>
    </message>
    <message>
        <source>Blood money</source>
        <translation>Кървави пари</translation>
    </message>
    <message>
        <source>Broken seal</source>
        <translation>Счупен печат</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Куриер</translation>
    </message>
    <message>
        <source>Down to go up</source>
        <translation>Надолу, за да се изкачиш</translation>
    </message>
    <message>
        <source>Duke Leto pays 1 Solari less in the Landsraad. Once the Swordmaster is there, the ring can be paid with what its own space brings.</source>
        <translation>Херцог Лето плаща в Ландсрада с 1 солари по-малко. Щом Майсторът на меча е налице, пръстенът се плаща с това, което дава собственото му поле.</translation>
    </message>
    <message>
        <source>Each Faction is one step from a point. Three can be visited with one Agent more, and {bribery} knows the fourth.</source>
        <translation>Всяка фракция е на стъпка от точка. Три може да посетите с още един Агент, а {bribery} познава четвъртата.</translation>
    </message>
    <message>
        <source>Empty swords</source>
        <translation>Мечове без ръце</translation>
    </message>
    <message>
        <source>Endgame cards</source>
        <translation>карти Развързка</translation>
    </message>
    <message>
        <source>Every grain twice</source>
        <translation>Всяко зрънце два пъти</translation>
    </message>
    <message>
        <source>Favor thrown away</source>
        <translation>Захвърлена услуга</translation>
    </message>
    <message>
        <source>Four handshakes</source>
        <translation>Четири ръкостискания</translation>
    </message>
    <message>
        <source>Four ledgers</source>
        <translation>Четири тефтера</translation>
    </message>
    <message>
        <source>Four spice are worth a point, and so are seven Solari. Two Factions wait at 3, and an Agent can come back: who goes where first?</source>
        <translation>Четири подправки струват точка, седем солари също. Две фракции чакат на 3 и един Агент може да се върне: кой накъде тръгва пръв?</translation>
    </message>
    <message>
        <source>From the sand</source>
        <translation>От пясъка</translation>
    </message>
    <message>
        <source>Full holds</source>
        <translation>Пълни трюмове</translation>
    </message>
    <message>
        <source>Harvest before the ring: its Spy costs spice, and money comes with it. A Spy on the right post opens a taken space.</source>
        <translation>Първо добив, после пръстенът: шпионинът струва подправка, а с него идват пари. Шпионин на верния пост отваря заето поле.</translation>
    </message>
    <message>
        <source>Harvest, sell, buy: that is three turns with two Agents. {urgent_mission} brings one of them back.</source>
        <translation>Добив, продажба, покупка: това са три хода, а Агентите са двама. {urgent_mission} връща единия.</translation>
    </message>
    <message>
        <source>Jessica may turn over before the effects of the space. Then a Faction&apos;s space works twice.</source>
        <translation>Джесика може да се обърне преди ефектите на полето. Тогава полето на фракцията действа два пъти.</translation>
    </message>
    <message>
        <source>Keep the spice</source>
        <translation>Пази подправката</translation>
    </message>
    <message>
        <source>Late call</source>
        <extracomment>By the id of the challenge.</extracomment>
        <translation>Късно повикване</translation>
    </message>
    <message>
        <source>Leave one man</source>
        <translation>Остави един</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Спомени</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Отвори вратата</translation>
    </message>
    <message>
        <source>Over the counter</source>
        <translation>През тезгяха</translation>
    </message>
    <message>
        <source>Same-day delivery</source>
        <translation>Доставка в същия ден</translation>
    </message>
    <message>
        <source>Seven will do</source>
        <translation>Седем стигат</translation>
    </message>
    <message>
        <source>Spies: gathering intelligence</source>
        <translation>шпиони: събиране на сведения</translation>
    </message>
    <message>
        <source>Sure draw</source>
        <translation>Сигурно теглене</translation>
    </message>
    <message>
        <source>The contract brings back an Agent, but only from its own space: find the spice for that first, and keep a card for the third turn.</source>
        <translation>Договорът връща Агент, но само заради своето поле: първо намерете подправка и запазете карта за третия ход.</translation>
    </message>
    <message>
        <source>The contract wants 4 spice gained in one turn, and its Solari pay the Swordmaster. The spice stays yours: one more makes a point.</source>
        <translation>Договорът иска 4 подправки за един ход, а неговите солари плащат Майстора на меча. Подправката остава ваша: още една е точка.</translation>
    </message>
    <message>
        <source>The two Intrigue cards each turn one card of their own icon. Don&apos;t marry the wild icon to a card that they need.</source>
        <translation>Всяка от двете карти Интрига обръща карта със своя символ. Не сдвоявайте универсалния символ с карта, която им трябва.</translation>
    </message>
    <message>
        <source>Third blade</source>
        <translation>Трето острие</translation>
    </message>
    <message>
        <source>Three endings</source>
        <translation>Три развръзки</translation>
    </message>
    <message>
        <source>Three points are still to be had: one in the market, two from your Intrigue cards. See what each of them counts, and bring it about.</source>
        <translation>Има още три точки: една от пазара и две от картите Интрига. Вижте какво брои всяка и го постигнете.</translation>
    </message>
    <message>
        <source>Three steps have to be given away. Take each from where that costs neither a point nor an Alliance.</source>
        <translation>Трябва да отдадете три стъпки. Вземете всяка оттам, където това не струва нито точка, нито съюз.</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>В излишък</translation>
    </message>
    <message>
        <source>Twice out</source>
        <translation>Два пъти на път</translation>
    </message>
    <message>
        <source>Two Spies watch the same space: with one you get in although it is taken, with the other you learn something.</source>
        <translation>Двама шпиони следят едно поле: единият ви пуска, макар и заето, другият научава нещо.</translation>
    </message>
    <message>
        <source>Two Spies, one house</source>
        <translation>Двама шпиони, една къща</translation>
    </message>
    <message>
        <source>Watcher</source>
        <translation>Наблюдател</translation>
    </message>
    <message>
        <source>Who falls from 4 with the Guild and climbs back gets its bonus again. The Solari are for {choam_shares}.</source>
        <translation>Който слезе от 4 при Сдружението и се върне, пак получава бонуса му. Солари са нужни за {choam_shares}.</translation>
    </message>
    <message>
        <source>Whoever gets ahead of its holder takes an Alliance. {power_play} goes two steps, and what it earns pays the rest.</source>
        <translation>Който изпревари притежателя, взема съюза. {power_play} прави две стъпки, а спечеленото плаща останалото.</translation>
    </message>
    <message>
        <source>Wholesale</source>
        <translation>На едро</translation>
    </message>
    <message>
        <source>With a sandworm the reward comes twice, and you may pay twice. Which card wins the Combat without spice?</source>
        <translation>С червей наградата идва два пъти и може да се плати два пъти. Коя карта печели битката без подправка?</translation>
    </message>
    <message>
        <source>Worth the dead</source>
        <translation>Струва си жертвите</translation>
    </message>
    <message>
        <source>Wrong marriage</source>
        <translation>Погрешен брак</translation>
    </message>
    <message>
        <source>You can&apos;t be first here. After points and spice, Solari, water and then troops in the garrison decide.</source>
        <translation>Тук не можете да сте първи. След точките и подправката решават солари, вода и после войските в гарнизона.</translation>
    </message>
    <message>
        <source>Your deck is empty: whoever draws now gets what lies in the discard pile. Three cards lie there, and you want two of them.</source>
        <translation>Колодата ви е празна: който тегли сега, получава изчистените карти. Там са три, а на вас ви трябват две.</translation>
    </message>
    <message>
        <source>Your hand has swords, but nobody to hold them. {double_cross} changes that, and harms only one opponent: whom? It has to be paid for, too.</source>
        <translation>В ръката ви има мечове, но няма кой да ги държи. {double_cross} променя това и вреди само на един опонент: на кого? И трябва да се плати.</translation>
    </message>
    <message>
        <source>a Leader who turns over</source>
        <translation>Лидер, който се обръща</translation>
    </message>
    <message>
        <source>a card on top of the deck is drawn at once</source>
        <translation>картата най-отгоре в колодата се тегли веднага</translation>
    </message>
    <message>
        <source>a harvest that is doubled</source>
        <translation>удвоен добив</translation>
    </message>
    <message>
        <source>a new Agent plays in the same round</source>
        <translation>новият Агент играе още този рунд</translation>
    </message>
    <message>
        <source>a sandworm wins without troops</source>
        <translation>червеят печели без войски</translation>
    </message>
    <message>
        <source>all of it at once</source>
        <translation>всичко наведнъж</translation>
    </message>
    <message>
        <source>an Agent who comes back can be sent again</source>
        <translation>върнат Агент може да се изпрати отново</translation>
    </message>
    <message>
        <source>buying a card into the hand</source>
        <translation>покупка на карта в ръката</translation>
    </message>
    <message>
        <source>cards that pay when they are trashed</source>
        <translation>карти, които плащат, щом бъдат премахнати</translation>
    </message>
    <message>
        <source>contracts for harvesting</source>
        <translation>договори за добив</translation>
    </message>
    <message>
        <source>doubled rewards</source>
        <translation>удвоена награда</translation>
    </message>
    <message>
        <source>draw before you buy</source>
        <translation>първо теглене, после покупки</translation>
    </message>
    <message>
        <source>effects of discarding</source>
        <translation>ефекти при изчистване</translation>
    </message>
    <message>
        <source>giving Influence away</source>
        <translation>как се отдава влияние</translation>
    </message>
    <message>
        <source>how many troops may be deployed</source>
        <translation>колко войски могат да се изпратят</translation>
    </message>
    <message>
        <source>moving an Agent who stands on the board</source>
        <translation>местене на Агент на дъската</translation>
    </message>
    <message>
        <source>one Spy does one job</source>
        <translation>един шпионин върши една работа</translation>
    </message>
    <message>
        <source>pairs of battle icons</source>
        <translation>двойки бойни символи</translation>
    </message>
    <message>
        <source>recalling in the right order</source>
        <translation>отзоваване в правилния ред</translation>
    </message>
    <message>
        <source>swords count only beside a unit</source>
        <translation>мечовете важат само с бойна единица</translation>
    </message>
    <message>
        <source>taking over an Alliance</source>
        <translation>как се отнема съюз</translation>
    </message>
    <message>
        <source>the Shield Wall and sandworms</source>
        <translation>Защитната стена и пясъчните червеи</translation>
    </message>
    <message>
        <source>the bonus at 4 Influence comes again</source>
        <translation>бонусът при 4 влияние идва отново</translation>
    </message>
    <message>
        <source>the order of effects, and infiltrating</source>
        <translation>редът на ефектите и проникването</translation>
    </message>
    <message>
        <source>the point at 2 Influence</source>
        <translation>точката при 2 влияние</translation>
    </message>
    <message>
        <source>the tiebreakers at the end of the game</source>
        <translation>критериите при равенство в края на играта</translation>
    </message>
    <message>
        <source>ties in Combat</source>
        <translation>равенство в битка</translation>
    </message>
    <message>
        <source>when the discard pile is shuffled</source>
        <translation>кога се размесва купът с изчистените карти</translation>
    </message>
    <message>
        <source>{assassination_mission} is worth most when it leaves. A seat on the High Council persuades already this round.</source>
        <translation>{assassination_mission} е най-ценна, когато напуска играта. Мястото във Висшия съвет дава Авторитет още този рунд.</translation>
    </message>
    <message>
        <source>{bypass_protocol} can put a card on top of your deck. Which one has swords, and what draws it today?</source>
        <translation>{bypass_protocol} може да сложи карта най-отгоре в колодата ви. Коя има мечове и какво ще я изтегли днес?</translation>
    </message>
    <message>
        <source>{carryall} doubles what is harvested: go where most spice lies, and get the water for it first. Then spend eight.</source>
        <translation>{carryall} удвоява добива: идете там, където подправката е най-много, но първо намерете вода. После похарчете осем.</translation>
    </message>
    <message>
        <source>{desert_power} needs water for its sandworm. Who delivers it, and brings a point with it?</source>
        <translation>{desert_power} иска вода за червея. Кой я доставя, и то с точка?</translation>
    </message>
    <message>
        <source>{guild_bankers} makes {the_spice_must_flow} cheaper only in your Reveal turn: keep that card. Who finds you more persuasion?</source>
        <translation>{guild_bankers} поевтинява {the_spice_must_flow} само в хода на Разкриване: запазете картата. Кой ще ви намери още Авторитет?</translation>
    </message>
    <message>
        <source>{kwisatz_haderach} can send an Agent who is on the board already. Then one Agent does the work of two.</source>
        <translation>{kwisatz_haderach} може да изпрати Агент, който вече е на дъската. Така един върши работата на двама.</translation>
    </message>
    <message>
        <source>{price_is_no_object} pays in Solari, after what its space has brought. What you buy can be sent this very round.</source>
        <translation>{price_is_no_object} плаща със солари, след като полето е дало своето. Купеното може да се изпрати още този рунд.</translation>
    </message>
    <message>
        <source>{public_spectacle} pays if a Spy came back in the same turn. Two Factions need one step each.</source>
        <translation>{public_spectacle} плаща, ако в същия ход се е върнал шпионин. На две фракции им трябва по една стъпка.</translation>
    </message>
    <message>
        <source>{rapid_mobilization} lets out everybody who is in the garrison by then. When is it fullest?</source>
        <translation>{rapid_mobilization} пуска всички, които дотогава са в гарнизона. Кога те са най-много?</translation>
    </message>
    <message>
        <source>{spacing_guilds_favor} pays when it is discarded. {space_time_folding} asks for a card.</source>
        <translation>{spacing_guilds_favor} плаща, когато се изчисти. {space_time_folding} иска карта.</translation>
    </message>
    <message>
        <source>{staged_incident} costs you strength. Which of the other two cards is still enough to be ahead afterwards, and not only level?</source>
        <translation>{staged_incident} ви струва сила. Коя от другите две карти стига, за да сте после начело, а не наравно?</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Solari</source>
        <translation>Солари</translation>
    </message>
    <message>
        <source>Spice</source>
        <translation>Подправка</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <extracomment>What the chart can show.</extracomment>
        <translation>Победни точки</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Вода</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message numerus="yes">
        <source>%n Agent(s) left: reveal anyway?</source>
        <translation>
            <numerusform>Остава ви %n Агент: все пак ли разкривате?</numerusform>
            <numerusform>Остават ви %n Агенти: все пак ли разкривате?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Negotiator(s) return(s|)</source>
        <translation>
            <numerusform>Връща се %n преговарящ</numerusform>
            <numerusform>Връщат се %n преговарящи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion left</source>
        <translation>
            <numerusform>Оставащ Авторитет: %n</numerusform>
            <numerusform>Оставащ Авторитет: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion left to spend: end the turn anyway?</source>
        <translation>
            <numerusform>Остава ви Авторитет (%n): все пак ли завършвате хода?</numerusform>
            <numerusform>Остава ви Авторитет (%n): все пак ли завършвате хода?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion short</source>
        <translation>
            <numerusform>Не достига Авторитет: %n</numerusform>
            <numerusform>Не достига Авторитет: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus spice there</source>
        <translation>
            <numerusform>%n допълнителна подправка на полето</numerusform>
            <numerusform>%n допълнителна подправка на полето</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the Imperium Row leave(s|) the game. Go on?</source>
        <translation>
            <numerusform>%n карта от Имперския ред излиза от играта. Продължавате ли?</numerusform>
            <numerusform>%n карти от Имперския ред излизат от играта. Продължавате ли?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) you can buy</source>
        <translation>
            <numerusform>%n карта, която можете да придобиете</numerusform>
            <numerusform>%n карти, които можете да придобиете</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) still open</source>
        <translation>
            <numerusform>%n неизпълнен ефект</numerusform>
            <numerusform>%n неизпълнени ефекта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) still open: end the turn anyway?</source>
        <translation>
            <numerusform>%n неизпълнен ефект: все пак ли завършвате хода?</numerusform>
            <numerusform>%n неизпълнени ефекта: все пак ли завършвате хода?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short: {money}</source>
        <translation>
            <numerusform>Не достига %n: {money}</numerusform>
            <numerusform>Не достигат %n: {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <extracomment>By card (its face): the action that sends an agent with it.</extracomment>
        <translation>
            <numerusform>%n поле</numerusform>
            <numerusform>%n полета</numerusform>
        </translation>
    </message>
    <message>
        <source>A Spy of {players} is there.</source>
        <translation>Там има шпионин на {players}.</translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation>Придобиване</translation>
    </message>
    <message>
        <source>Acquire which card for specimens?</source>
        <translation>Коя карта придобивате с образци?</translation>
    </message>
    <message numerus="yes">
        <source>Acquire which tech tile, for %n spice less?</source>
        <translation>
            <numerusform>Коя плочка Технология придобивате с %n подправка по-евтино?</numerusform>
            <numerusform>Коя плочка Технология придобивате с %n подправка по-евтино?</numerusform>
        </translation>
    </message>
    <message>
        <source>Acquire which tech tile?</source>
        <translation>Коя плочка Технология придобивате?</translation>
    </message>
    <message>
        <source>Acquire {card}?</source>
        <translation>Придобивате ли „{card}“?</translation>
    </message>
    <message>
        <source>Advance or recall your Freighter?</source>
        <translation>Придвижвате или връщате товарния си кораб?</translation>
    </message>
    <message>
        <source>Agent icons: {icons}</source>
        <translation>Агентски символи: {icons}</translation>
    </message>
    <message>
        <source>An Agent on your Leader</source>
        <translation>Агент при вашия Лидер</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>По всяко време</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>The digits of the first ten lit rows of a page. The draft led here; else its last part is a piece that several rows share.</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Battle icons</source>
        <translation>Бойни символи</translation>
    </message>
    <message>
        <source>Begin with which contract?</source>
        <translation>С кой договор започвате?</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n Faction(s) in secret ({one} of {all}).</source>
        <translation>
            <numerusform>Изберете тайно %n фракция ({one} от {all}).</numerusform>
            <numerusform>Изберете тайно %n фракции ({one} от {all}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n different ones</source>
        <translation>
            <numerusform>Изберете %n различно</numerusform>
            <numerusform>Изберете %n различни</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Изберете опонент</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Изберете едно</translation>
    </message>
    <message>
        <source>Combat: {strengths}.</source>
        <translation>Битка: {strengths}.</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <extracomment>The digit, the same as in the list. Of a faction: so many steps the own cube goes up its track; 0: it stays where it is. Of a space: the sign of the own spy that opens it. Of what is chosen: a card that asks for a partner, or one of two that go together. The question, the draft, or the language is another. What a tour means is something else. The parts of the answer that were chosen so far. What was advised at this question. While an answer, or a step of a turn, is only shown. Nothing else is lit. What a tour means: it is ringed wherever it is. What was taken and is to be confirmed. Who passes whatever others play, and in which round; until the own pass is taken back. The step that is shown now; while something is to be confirmed, that question.</extracomment>
        <translation>Продължете играта</translation>
    </message>
    <message>
        <source>Continue, or end the turn</source>
        <translation>Продължете или завършете хода</translation>
    </message>
    <message>
        <source>Control bonus for you: {effects}</source>
        <translation>Бонус за контрол за вас: {effects}</translation>
    </message>
    <message>
        <source>Control bonus for {player}: {effects}</source>
        <translation>Бонус за контрол за {player}: {effects}</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n Persuasion.</source>
        <translation>
            <numerusform>Струва %n Авторитет.</numerusform>
            <numerusform>Струва %n Авторитет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs more than %n Persuasion</source>
        <translation>
            <numerusform>Струва повече от %n Авторитет</numerusform>
            <numerusform>Струва повече от %n Авторитет</numerusform>
        </translation>
    </message>
    <message>
        <source>Defend {space} with a troop?</source>
        <translation>Защитавате ли „{space}“ с войска?</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>В конфликта</translation>
    </message>
    <message numerus="yes">
        <source>Deploy %n troop(s)</source>
        <translation>
            <numerusform>Изпратете %n войска в конфликта</numerusform>
            <numerusform>Изпратете %n войски в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>Deploy a troop from your supply</source>
        <translation>Изпратете войска от запаса си</translation>
    </message>
    <message>
        <source>Deploy no more units</source>
        <translation>Без повече бойни единици</translation>
    </message>
    <message>
        <source>Deploy troops</source>
        <translation>Изпратете войски</translation>
    </message>
    <message numerus="yes">
        <source>Deploy up to %n troop(s)</source>
        <translation>
            <numerusform>Изпратете до %n войска</numerusform>
            <numerusform>Изпратете до %n войски</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deploy up to %n unit(s): which?</source>
        <translation>
            <numerusform>Изпратете до %n бойна единица: коя?</numerusform>
            <numerusform>Изпратете до %n бойни единици: кои?</numerusform>
        </translation>
    </message>
    <message>
        <source>Deploy up to {units}</source>
        <translation>Изпратете най-много: {units}</translation>
    </message>
    <message>
        <source>Deploy {units}</source>
        <translation>Изпратете: {units}</translation>
    </message>
    <message>
        <source>Deploy: {units}</source>
        <translation>Изпратете: {units}</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Изчистете %n карта</numerusform>
            <numerusform>Изчистете %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard one card; the other one is trashed</source>
        <translation>Изчистете една карта; другата се премахва</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Изчистени карти</translation>
    </message>
    <message>
        <source>Do the rest</source>
        <translation>Изпълнете останалото</translation>
    </message>
    <message>
        <source>Do this or skip it?</source>
        <extracomment>What an effect or a rule asks. What the button says that leaves what it asks, where that is more than no.</extracomment>
        <translation>Ще го направите ли?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Край на хода</translation>
    </message>
    <message>
        <source>Endgame: nothing to play.</source>
        <translation>Край на играта: няма какво да изиграете.</translation>
    </message>
    <message>
        <source>Endgame: play your cards, then finish</source>
        <translation>Край на играта: изиграйте картите си, после „Готово“</translation>
    </message>
    <message>
        <source>For the Spy icon of {card} you need a Spy on the board.</source>
        <translation>За символа Шпионин на „{card}“ ви трябва шпионин на дъската.</translation>
    </message>
    <message>
        <source>For {rival}: {prompt}</source>
        <translation>За {rival}: {prompt}</translation>
    </message>
    <message>
        <source>From your Leader</source>
        <translation>От вашия Лидер</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Influence with …</source>
        <translation>
            <numerusform>Получете %n влияние с …</numerusform>
            <numerusform>Получете %n влияние с …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain Influence with %n different Factions</source>
        <translation>
            <numerusform>Получете влияние с %n фракция</numerusform>
            <numerusform>Получете влияние с %n различни фракции</numerusform>
        </translation>
    </message>
    <message>
        <source>Gather Intelligence: recall a Spy to draw a card?</source>
        <translation>Събиране на сведения: отзовавате ли шпионин, за да изтеглите карта?</translation>
    </message>
    <message>
        <source>Graft with</source>
        <translation>Присаждане към</translation>
    </message>
    <message>
        <source>Graft with a second card</source>
        <translation>Присаждане към втора карта</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ръка</translation>
    </message>
    <message>
        <source>How many Negotiators return to your supply? Each makes the tile 1 cheaper.</source>
        <translation>Колко преговарящи се връщат в запаса ви? Всеки прави плочката с 1 по-евтина.</translation>
    </message>
    <message>
        <source>How many Solari do you pay?</source>
        <extracomment>By resource, in the order of ``engine.names.RESOURCES``.</extracomment>
        <translation>Колко солари плащате?</translation>
    </message>
    <message>
        <source>How much spice do you pay?</source>
        <translation>Колко подправка плащате?</translation>
    </message>
    <message>
        <source>How much water do you pay?</source>
        <translation>Колко вода плащате?</translation>
    </message>
    <message>
        <source>If somebody plays a card after that, you can play again.</source>
        <translation>Ако после някой изиграе карта, ще ви попитаме отново.</translation>
    </message>
    <message>
        <source>Imperium Row: trashed at the end of the turn</source>
        <translation>Имперски ред: премахва се в края на хода</translation>
    </message>
    <message>
        <source>Infiltrate {space}: recall which Spy?</source>
        <translation>Проникване на „{space}“: кой шпионин отзовавате?</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Интриги</translation>
    </message>
    <message>
        <source>It gains a Victory Point.</source>
        <translation>Съперникът получава победна точка.</translation>
    </message>
    <message>
        <source>It has less Influence with another Faction.</source>
        <translation>Съперникът има по-малко влияние с друга фракция.</translation>
    </message>
    <message>
        <source>It is set aside: only {player} may acquire it.</source>
        <translation>Отделена е настрана: може да я придобие само {player}.</translation>
    </message>
    <message>
        <source>It takes the Alliance.</source>
        <translation>Съперникът взема съюза.</translation>
    </message>
    <message>
        <source>It would have no effect on {player}.</source>
        <translation>Не би променило нищо за {player}.</translation>
    </message>
    <message>
        <source>Keep which Intrigue card? The other one goes back on top.</source>
        <translation>Коя карта Интрига запазвате? Другата се връща най-отгоре.</translation>
    </message>
    <message>
        <source>Leave the Freighter where it is</source>
        <translation>Корабът остава, където е</translation>
    </message>
    <message>
        <source>Lose 1 Influence with …</source>
        <translation>Загубете 1 влияние с …</translation>
    </message>
    <message>
        <source>Lose a troop from where?</source>
        <translation>Откъде губите войска?</translation>
    </message>
    <message>
        <source>Move your token to which space?</source>
        <translation>На кое поле местите маркера си?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Не</translation>
    </message>
    <message>
        <source>No Negotiators return</source>
        <translation>Никой преговарящ не се връща</translation>
    </message>
    <message>
        <source>No Spies left in your supply: recall which one first?</source>
        <translation>Нямате шпионин в запаса: кой отзовавате първо?</translation>
    </message>
    <message>
        <source>No Tleilaxu card</source>
        <translation>Без карта Тлейлаксу</translation>
    </message>
    <message>
        <source>No card in your hand has the Agent icon of {space}.</source>
        <translation>Никоя карта в ръката ви няма агентския символ на „{space}“.</translation>
    </message>
    <message>
        <source>No more: draw as many</source>
        <translation>Стига толкова: изтеглете още толкова</translation>
    </message>
    <message>
        <source>No tech tile</source>
        <translation>Без плочка</translation>
    </message>
    <message>
        <source>No troop is in your supply to defend with. Return how many specimens to it?</source>
        <translation>В запаса ви няма войска за защита. Колко образеца се връщат в запаса ви?</translation>
    </message>
    <message>
        <source>No troops</source>
        <translation>Никакви войски</translation>
    </message>
    <message>
        <source>No, keep your Spies</source>
        <translation>Не, запазете шпионите си</translation>
    </message>
    <message>
        <source>No, place no Spy</source>
        <translation>Не, без шпионин</translation>
    </message>
    <message>
        <source>No, trash no card</source>
        <translation>Не, без премахване</translation>
    </message>
    <message>
        <source>Nobody else has Intrigue cards: nobody can play after you.</source>
        <translation>Никой друг няма карти Интрига: никой не може да играе след вас.</translation>
    </message>
    <message>
        <source>None of your Spies is there.</source>
        <translation>Там няма ваш шпионин.</translation>
    </message>
    <message>
        <source>Nothing is left to do</source>
        <translation>Няма какво повече да направите</translation>
    </message>
    <message>
        <source>On top of your deck</source>
        <translation>Най-отгоре в колодата ви</translation>
    </message>
    <message>
        <source>On top of your deck: {card}. {question}</source>
        <extracomment>Two lines of a row in the narrowest panel; what can be left out of a clause.</extracomment>
        <translation>Най-отгоре в колодата ви: {card}. {question}</translation>
    </message>
    <message>
        <source>One effect still to do</source>
        <extracomment>It makes no difference which of two equal ones is resolved.</extracomment>
        <translation>Остава още един ефект</translation>
    </message>
    <message>
        <source>One more troop</source>
        <translation>Още една войска</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Pass for the rest of this Combat</source>
        <translation>Пас до края на битката</translation>
    </message>
    <message>
        <source>Pass this turn</source>
        <translation>Пас за този ход</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Не плащайте</translation>
    </message>
    <message>
        <source>Pay the tile in what?</source>
        <translation>С какво ще платите плочката?</translation>
    </message>
    <message>
        <source>Pay {amounts}</source>
        <translation>Платете {amounts}</translation>
    </message>
    <message>
        <source>Place a Spy on which post?</source>
        <translation>На кой пост поставяте шпионин?</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Изиграйте карта</translation>
    </message>
    <message>
        <source>Play a plot</source>
        <translation>Изиграйте карта Тактика</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Изиграни</translation>
    </message>
    <message>
        <source>Put one card into your hand</source>
        <translation>Вземете една карта в ръката си</translation>
    </message>
    <message>
        <source>Put which Intrigue card on the bottom of the deck?</source>
        <translation>Коя карта Интрига поставяте най-долу в колодата?</translation>
    </message>
    <message>
        <source>Put which Intrigue card under the deck?</source>
        <translation>Коя карта Интрига поставяте под колодата?</translation>
    </message>
    <message numerus="yes">
        <source>Recall %n Spies</source>
        <translation>
            <numerusform>Отзовете %n шпионин</numerusform>
            <numerusform>Отзовете %n шпиони</numerusform>
        </translation>
    </message>
    <message>
        <source>Recall which Agent?</source>
        <translation>Кой Агент отзовавате?</translation>
    </message>
    <message>
        <source>Recall which Spy?</source>
        <translation>Кой шпионин отзовавате?</translation>
    </message>
    <message>
        <source>Research: which way?</source>
        <translation>Изследване: по кой път?</translation>
    </message>
    <message>
        <source>Resolves all that you must still do, until something is to be chosen.</source>
        <translation>Изпълнява всичко задължително, което ви остава, до следващия избор.</translation>
    </message>
    <message numerus="yes">
        <source>Retreat %n troop(s)</source>
        <translation>
            <numerusform>Оттеглете %n войска</numerusform>
            <numerusform>Оттеглете %n войски</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat %n unit(s)</source>
        <translation>
            <numerusform>Оттеглете %n бойна единица</numerusform>
            <numerusform>Оттеглете %n бойни единици</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat up to %n troop(s)</source>
        <translation>
            <numerusform>Оттеглете до %n войска</numerusform>
            <numerusform>Оттеглете до %n войски</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreat up to {units}</source>
        <translation>Оттеглете най-много: {units}</translation>
    </message>
    <message>
        <source>Retreat {units}</source>
        <translation>Оттеглете: {units}</translation>
    </message>
    <message>
        <source>Return how many specimens to your supply?</source>
        <translation>Колко образеца се връщат в запаса ви?</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Разкриване</translation>
    </message>
    <message>
        <source>Reveal your cards</source>
        <translation>Разкрийте картите си</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Разкрити</translation>
    </message>
    <message>
        <source>Send an Agent</source>
        <translation>Изпратете Агент</translation>
    </message>
    <message>
        <source>Send an Agent where?</source>
        <translation>Къде изпращате Агент?</translation>
    </message>
    <message>
        <source>Send an Agent, or reveal</source>
        <translation>Изпратете Агент или разкрийте картите си</translation>
    </message>
    <message>
        <source>Set aside a card from the Row</source>
        <translation>Отделете настрана карта от Имперския ред</translation>
    </message>
    <message>
        <source>Set aside which card until your second turn?</source>
        <translation>Коя карта отделяте до втория си ход?</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Пропуснете останалото</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>За изпълнение</translation>
    </message>
    <message numerus="yes">
        <source>Still to do: %n, in any order</source>
        <translation>
            <numerusform>За изпълнение: %n, в произволен ред</numerusform>
            <numerusform>За изпълнение: %n, в произволен ред</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a troop back</source>
        <translation>Върнете една войска</translation>
    </message>
    <message>
        <source>Take back {units}</source>
        <translation>Върнете: {units}</translation>
    </message>
    <message>
        <source>Take which contract?</source>
        <translation>Кой договор вземате?</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Играта приключи</translation>
    </message>
    <message>
        <source>This is not a pass yet: you can play again after the others.</source>
        <translation>Това още не е пас: след другите ще можете пак да играете.</translation>
    </message>
    <message>
        <source>This is not one of the choices.</source>
        <translation>Това не е сред възможностите.</translation>
    </message>
    <message>
        <source>Trash a card: hand {hand}, discard pile {discard}, in play {play}</source>
        <translation>Премахнете карта: ръка {hand}, изчистени {discard}, в игра {play}</translation>
    </message>
    <message>
        <source>Trash an Intrigue card</source>
        <translation>Премахнете карта Интрига</translation>
    </message>
    <message>
        <source>Trash which of the two grafted cards?</source>
        <translation>Коя от двете присадени карти премахвате?</translation>
    </message>
    <message>
        <source>Turn which card face down?</source>
        <translation>Коя карта обръщате с лице надолу?</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Изчаква се {player}</translation>
    </message>
    <message>
        <source>When acquired: {effects}</source>
        <translation>При придобиване: {effects}</translation>
    </message>
    <message>
        <source>Which Agent goes to {space}?</source>
        <translation>Кой Агент отива на „{space}“?</translation>
    </message>
    <message>
        <source>Which of the two cards gets the added Agent icons?</source>
        <translation>Коя от двете карти получава добавените агентски символи?</translation>
    </message>
    <message>
        <source>Which unit retreats?</source>
        <translation>Коя бойна единица се оттегля?</translation>
    </message>
    <message numerus="yes">
        <source>Who loses %n troop(s)?</source>
        <translation>
            <numerusform>Кой губи %n войска?</numerusform>
            <numerusform>Кой губи %n войски?</numerusform>
        </translation>
    </message>
    <message>
        <source>Who takes the Alliance?</source>
        <translation>Кой взема съюза?</translation>
    </message>
    <message>
        <source>Whose unit retreats?</source>
        <translation>Чия бойна единица се оттегля?</translation>
    </message>
    <message numerus="yes">
        <source>Why not? %n</source>
        <translation>
            <numerusform>Защо не? %n</numerusform>
            <numerusform>Защо не? %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>You already have a Spy there.</source>
        <translation>Там вече имате шпионин.</translation>
    </message>
    <message>
        <source>You are not asked again in this Combat: you pass each time.</source>
        <translation>В тази битка няма да ви питаме повече: пасувате всеки път.</translation>
    </message>
    <message numerus="yes">
        <source>You can still deploy %n troop(s): end the turn anyway?</source>
        <translation>
            <numerusform>Можете да изпратите още %n войска в конфликта: все пак ли завършвате хода?</numerusform>
            <numerusform>Можете да изпратите още %n войски в конфликта: все пак ли завършвате хода?</numerusform>
        </translation>
    </message>
    <message>
        <source>You can still deploy {units}: end the turn anyway?</source>
        <translation>Още можете да изпратите в конфликта: {units}. Все пак ли завършвате хода?</translation>
    </message>
    <message>
        <source>You cannot go to any of the spaces that {card} reaches.</source>
        <translation>Всички полета, до които стига „{card}“, сега са затворени за вас.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards now.</source>
        <translation>Сега никоя от картите ви не е подходяща.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards now. You are still asked, so that the others cannot tell.</source>
        <translation>Сега никоя от картите ви не е подходяща. Питаме ви въпреки това, за да не се досетят другите.</translation>
    </message>
    <message>
        <source>You gain a Victory Point.</source>
        <translation>Получавате победна точка.</translation>
    </message>
    <message>
        <source>You have already chosen this Faction.</source>
        <translation>Вече сте избрали тази фракция.</translation>
    </message>
    <message>
        <source>You have no Influence to lose there.</source>
        <translation>Там нямате влияние, което да загубите.</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>Нямате карта в ръката.</translation>
    </message>
    <message>
        <source>You lose a Victory Point.</source>
        <translation>Губите победна точка.</translation>
    </message>
    <message>
        <source>You lost 3 or more troops in the Conflict: continue.</source>
        <translation>Загубихте в конфликта 3 или повече войски: продължете.</translation>
    </message>
    <message>
        <source>You lost 3 or more troops in the Conflict: play a card, or continue</source>
        <translation>Загубихте в конфликта 3 или повече войски: изиграйте карта или продължете</translation>
    </message>
    <message>
        <source>You may act now, or continue</source>
        <translation>Можете да действате сега или да продължите</translation>
    </message>
    <message>
        <source>You take the Alliance.</source>
        <translation>Вземате съюза.</translation>
    </message>
    <message>
        <source>You won the Conflict: continue.</source>
        <translation>Спечелихте конфликта: продължете.</translation>
    </message>
    <message>
        <source>You won the Conflict: play a card, or continue</source>
        <extracomment>By window in which cards may be played: what is said where one can act there, and where one can&apos;t.</extracomment>
        <translation>Спечелихте конфликта: изиграйте карта или продължете</translation>
    </message>
    <message>
        <source>You won: play a card</source>
        <translation>Победихте: изиграйте карта</translation>
    </message>
    <message>
        <source>Your Agent at {space}</source>
        <translation>Вашият Агент на „{space}“</translation>
    </message>
    <message>
        <source>Your Influence is already at the top.</source>
        <translation>Влиянието ви вече е на върха на скалата.</translation>
    </message>
    <message>
        <source>Your Spy is recalled to infiltrate: an Agent of {players} is there</source>
        <translation>Шпионинът ви се отзовава за проникване: там има Агент на {players}</translation>
    </message>
    <message>
        <source>Your troops stand in your own quadrant of the Conflict.</source>
        <extracomment>Where a card lands by what is done to it.</extracomment>
        <translation>Вашите войски стоят във вашия квадрант на конфликта.</translation>
    </message>
    <message>
        <source>best hint: {chance}</source>
        <extracomment>The refs that are chosen one after another; the last one takes the answer. A card, another that is played with it, and a space.</extracomment>
        <translation>най-добър съвет: {chance}</translation>
    </message>
    <message>
        <source>by the Spy icon: {posts}</source>
        <extracomment>The signs of a spy that is recalled to enter, and of one that only shows the way. Of the spy that opens the space; empty where none does. A short addition to the title. Why it is so, where that is not plain. What the space costs, where that is less than usual.</extracomment>
        <translation>чрез символа Шпионин: {posts}</translation>
    </message>
    <message numerus="yes">
        <source>cost: %n Persuasion</source>
        <translation>
            <numerusform>цена: %n Авторитет</numerusform>
            <numerusform>цена: %n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost: %n Solari</source>
        <translation>
            <numerusform>цена: %n солари</numerusform>
            <numerusform>цена: %n солари</numerusform>
        </translation>
    </message>
    <message>
        <source>grafted with {card}</source>
        <translation>присадена с „{card}“</translation>
    </message>
    <message>
        <source>hint: {chance}</source>
        <translation>съвет: {chance}</translation>
    </message>
    <message>
        <source>more than it takes</source>
        <translation>повече, отколкото трябва</translation>
    </message>
    <message>
        <source>recalls a Spy of your choice: {post}</source>
        <translation>отзовава шпионин по ваш избор: {post}</translation>
    </message>
    <message>
        <source>recalls your Spy: {post}</source>
        <translation>отзовава шпионина ви: {post}</translation>
    </message>
    <message>
        <source>strength {now}</source>
        <translation>военна сила {now}</translation>
    </message>
    <message>
        <source>strength {now} → {after}</source>
        <extracomment>What moves units into the Conflict, what moves them out, and what asks how many.</extracomment>
        <translation>военна сила {now} → {after}</translation>
    </message>
    <message>
        <source>with a Spy of {players}</source>
        <translation>с шпионин на {players}</translation>
    </message>
    <message numerus="yes">
        <source>with which Faction does it gain %n Influence?</source>
        <translation>
            <numerusform>с коя фракция получава %n влияние?</numerusform>
            <numerusform>с коя фракция получава %n влияние?</numerusform>
        </translation>
    </message>
    <message>
        <source>without the Influence it requires</source>
        <translation>без изискваното влияние</translation>
    </message>
    <message>
        <source>you ({strength})</source>
        <translation>вие ({strength})</translation>
    </message>
    <message>
        <source>{button} ({hint})</source>
        <translation>{button} ({hint})</translation>
    </message>
    <message>
        <source>{card} has no Agent icon.</source>
        <translation>„{card}“ няма агентски символ.</translation>
    </message>
    <message>
        <source>{card}: grafted with which card?</source>
        <translation>„{card}“: към коя карта се присажда?</translation>
    </message>
    <message>
        <source>{card}: where to?</source>
        <translation>„{card}“: на кое поле?</translation>
    </message>
    <message>
        <source>{one} of {all}</source>
        <translation>{one} от {all}</translation>
    </message>
    <message>
        <source>{player} ({strength})</source>
        <translation>{player} ({strength})</translation>
    </message>
    <message>
        <source>{player} decides for {rival}</source>
        <translation>{player} решава за {rival}</translation>
    </message>
    <message>
        <source>{player}, in {active}&apos;s turn</source>
        <translation>{player}, в хода на {active}</translation>
    </message>
    <message>
        <source>{player}: Combat</source>
        <translation>{player}: битка</translation>
    </message>
    <message>
        <source>{player}: Conflict rewards</source>
        <translation>{player}: награди от конфликта</translation>
    </message>
    <message>
        <source>{player}: defence</source>
        <translation>{player}: защита</translation>
    </message>
    <message>
        <source>{player}: round {round}</source>
        <translation>{player}: рунд {round}</translation>
    </message>
    <message>
        <source>{player}: setup</source>
        <translation>{player}: подредба</translation>
    </message>
    <message>
        <source>{player}: the end of the game</source>
        <translation>{player}: край на играта</translation>
    </message>
    <message>
        <source>{player}: your turn</source>
        <translation>{player}: вашият ход</translation>
    </message>
    <message>
        <source>{source}: which space?</source>
        <translation>{source}: на кое поле?</translation>
    </message>
    <message>
        <source>{space}: with which card?</source>
        <translation>„{space}“: с коя карта?</translation>
    </message>
    <message>
        <source>{strengths} Play another card, or finish</source>
        <translation>{strengths} Изиграйте още една карта или завършете</translation>
    </message>
    <message>
        <source>{strengths} Play or pass</source>
        <translation>{strengths} Играйте или пасувайте</translation>
    </message>
    <message>
        <source>{thing}: which effect?</source>
        <translation>{thing}: кой ефект?</translation>
    </message>
    <message>
        <source>{what} ({counter})</source>
        <translation>{what} ({counter})</translation>
    </message>
    <message>
        <source>{what}: {change}</source>
        <extracomment>Where the own units are of which these pick one.</extracomment>
        <translation>{what}: {change}</translation>
    </message>
    <message>
        <source>{what}: {counter}</source>
        <translation>{what}: {counter}</translation>
    </message>
</context>
<context>
    <name>CollectionFilters</name>
    <message>
        <source>All boxes</source>
        <translation>Всички кутии</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Всички видове</translation>
    </message>
    <message>
        <source>Any Faction</source>
        <translation>Всяка фракция</translation>
    </message>
    <message>
        <source>Any cost</source>
        <translation>Всяка цена</translation>
    </message>
    <message>
        <source>Any icon</source>
        <translation>Всеки символ</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Както е отпечатано</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Кутия</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>По цена</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По име</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Cost {n}</source>
        <translation>Цена {n}</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Фракция</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Символ</translation>
    </message>
    <message>
        <source>In this game</source>
        <extracomment>Of the chooser of boxes: what the game on the table is played with. There is a game on the table.</extracomment>
        <translation>В тази игра</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Подреждане</translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>All cards</source>
        <translation>Всички карти</translation>
    </message>
    <message>
        <source>Find by name or text</source>
        <translation>Търсене по име или текст</translation>
    </message>
    <message>
        <source>Nothing in print is like that.</source>
        <translation>Сред отпечатаното няма такова.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Всички</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>A rule&apos;s number was clicked.</extracomment>
        <translation>{number} от {all}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>  better: {action}</source>
        <translation>  по-добре: {action}</translation>
    </message>
    <message>
        <source>  taken: {action}</source>
        <translation>  избрано: {action}</translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n копие</numerusform>
            <numerusform>%n копия</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a length of time</source>
        <translation>„{word}“ не е продължителност</translation>
    </message>
    <message>
        <source>(default: {edition})</source>
        <translation>(по подразбиране: {edition})</translation>
    </message>
    <message>
        <source>--blend: mixes the cards of edition &apos;blend&apos;, not of &apos;{edition}&apos;</source>
        <translation>--blend: смесва картите на изданието „blend“, а не на „{edition}“</translation>
    </message>
    <message>
        <source>--jobs: a process that shared the work has died; fewer of them need less memory</source>
        <translation>--jobs: един от процесите, които делят работата, прекъсна; по-малко процеси искат по-малко памет</translation>
    </message>
    <message>
        <source>--level is missing: --mode {mode} has {levels}</source>
        <translation>--level липсва: --mode {mode} има {levels}</translation>
    </message>
    <message>
        <source>--level: --mode {mode} has no levels</source>
        <translation>--level: --mode {mode} няма нива</translation>
    </message>
    <message>
        <source>--level: --mode {mode} has {levels}</source>
        <translation>--level: --mode {mode} има {levels}</translation>
    </message>
    <message>
        <source>--players: with Rivals there are {seats} seats, not {players}</source>
        <translation>--players: със съперници местата са {seats}, а не {players}</translation>
    </message>
    <message>
        <source>--players: {edition} is played by {possible}, not by {players}</source>
        <translation>--players: {edition} се играе от {possible}, а не от {players}</translation>
    </message>
    <message>
        <source>--round: the game has come to round {round}</source>
        <translation>--round: играта е стигнала до рунд {round}</translation>
    </message>
    <message>
        <source>--scheduler: needs the package &apos;{package}&apos;</source>
        <translation>--scheduler: нужен е пакетът „{package}“</translation>
    </message>
    <message>
        <source>--scheduler: no Dask cluster answers at &apos;{address}&apos;</source>
        <translation>--scheduler: на адрес „{address}“ не отговаря клъстер на Dask</translation>
    </message>
    <message>
        <source>--scheduler: the cluster has lost a part of the work</source>
        <translation>--scheduler: клъстерът изгуби част от работата</translation>
    </message>
    <message numerus="yes">
        <source>--seat: there are %n seats</source>
        <translation>
            <numerusform>--seat: има %n място</numerusform>
            <numerusform>--seat: има %n места</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats: there are %n seat(s) for bots</source>
        <translation>
            <numerusform>--seats: за ботове има %n място</numerusform>
            <numerusform>--seats: за ботове има %n места</numerusform>
        </translation>
    </message>
    <message>
        <source>--variants: {edition} has no variant &apos;{variant}&apos; here</source>
        <translation>--variants: {edition} няма вариант „{variant}“ тук</translation>
    </message>
    <message>
        <source>--variants: {edition} has no variant &apos;{variant}&apos; here; there is: {variants}</source>
        <translation>--variants: {edition} няма вариант „{variant}“ тук; има: {variants}</translation>
    </message>
    <message>
        <source>--with: {edition} is not played with &apos;{expansion}&apos;</source>
        <extracomment>Milliseconds that the first screen has to itself before the modules of the table are loaded. What a table needs, in the order in which each brings little that is new.</extracomment>
        <translation>--with: {edition} не се играе с „{expansion}“</translation>
    </message>
    <message>
        <source>--with: {edition} is not played with &apos;{expansion}&apos;; there is: {expansions}</source>
        <translation>--with: {edition} не се играе с „{expansion}“; има: {expansions}</translation>
    </message>
    <message>
        <source>99 % under</source>
        <translation>99 % до</translation>
    </message>
    <message>
        <source>An unofficial way to play Dune: Imperium on a desktop.</source>
        <translation>Неофициален начин да играете „Дюн: Империум“ на компютър.</translation>
    </message>
    <message>
        <source>Bots play against each other, to see who wins how often.</source>
        <extracomment>Seconds between two lines where no terminal shows a bar.</extracomment>
        <translation>Ботовете играят един срещу друг, за да се види кой колко често печели.</translation>
    </message>
    <message>
        <source>Check that saved games are intact and lead to where they say.</source>
        <translation>Проверява дали записаните игри са цели и водят там, където пише.</translation>
    </message>
    <message>
        <source>Count the sequences of actions from a position.</source>
        <translation>Брои поредиците от действия от дадена позиция.</translation>
    </message>
    <message>
        <source>Every component, with the wording of its effects.</source>
        <translation>Всеки компонент с текста на ефектите му.</translation>
    </message>
    <message>
        <source>Look back at a finished game: what each decision cost, and luck.</source>
        <extracomment>Of a game, so many decisions are told. Positions that a process looks at before it says what it has found.</extracomment>
        <translation>Разбор на завършена игра: какво е струвало всяко решение и какво е решил късметът.</translation>
    </message>
    <message>
        <source>Play Dune: Imperium. (dune-desktop-cli is the same program without a window.)</source>
        <translation>Играйте „Дюн: Империум“. (dune-desktop-cli е същата програма без прозорец.)</translation>
    </message>
    <message>
        <source>Play games with random players, and count and time them.</source>
        <translation>Игри със случайни играчи, преброени и измерени.</translation>
    </message>
    <message>
        <source>Replay a saved game in words.</source>
        <translation>Записана игра, изиграна отново и разказана с думи.</translation>
    </message>
    <message>
        <source>Rivals and luck, pp</source>
        <translation>съперници и късмет, п.п.</translation>
    </message>
    <message>
        <source>Round {round}, decision {n}, {player}: {cost} pp</source>
        <translation>Рунд {round}, решение {n}, {player}: {cost} п.п.</translation>
    </message>
    <message>
        <source>Run scenario files; see tests/scenarios/README.md.</source>
        <translation>Изпълнява файлове със сценарии; вж. tests/scenarios/README.md.</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>една игра</translation>
    </message>
    <message>
        <source>a saved game to open; it is imported first if it is not among the saved games</source>
        <translation>записана игра за отваряне; ако не е сред записаните игри, първо се внася</translation>
    </message>
    <message>
        <source>all that was found, as JSON</source>
        <translation>всичко намерено като JSON</translation>
    </message>
    <message>
        <source>as JSON</source>
        <translation>като JSON</translation>
    </message>
    <message>
        <source>as this seat sees it, from 1 (default: all)</source>
        <translation>както го вижда това място, от 1 (по подразбиране: всичко)</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>choose a new game</source>
        <translation>избор на нова игра</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>завършени</translation>
    </message>
    <message>
        <source>cost {n}</source>
        <translation>цена {n}</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>решения</translation>
    </message>
    <message>
        <source>edition &apos;blend&apos;, each game with other cards left out</source>
        <translation>издание „blend“, всяка игра с други пропуснати карти</translation>
    </message>
    <message>
        <source>end</source>
        <translation>край</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>неуспехи</translation>
    </message>
    <message>
        <source>games</source>
        <translation>игри</translation>
    </message>
    <message>
        <source>go on with the last game</source>
        <translation>продължаване на последната игра</translation>
    </message>
    <message>
        <source>how many (default 100)</source>
        <translation>колко (по подразбиране 100)</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>в проценти</translation>
    </message>
    <message>
        <source>late</source>
        <comment>decisions</comment>
        <translation>късно</translation>
    </message>
    <message>
        <source>leave the place of the last window to it: another one may be open</source>
        <translation>оставя мястото на последния прозорец за него: може да е отворен още един</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>най-дълго</translation>
    </message>
    <message>
        <source>luck, pp</source>
        <translation>късмет, п.п.</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>смесени</translation>
    </message>
    <message>
        <source>ms each</source>
        <translation>мс всяко</translation>
    </message>
    <message>
        <source>no window can be opened here. Qt says: {words}</source>
        <translation>тук не може да се отвори прозорец. Qt казва: {words}</translation>
    </message>
    <message>
        <source>no window can be opened: the display {display} does not answer</source>
        <translation>не може да се отвори прозорец: дисплеят {display} не отговаря</translation>
    </message>
    <message>
        <source>none</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>of</source>
        <comment>games that could be won</comment>
        <translation>от</translation>
    </message>
    <message>
        <source>of a solo game: {levels}</source>
        <translation>на солова игра: {levels}</translation>
    </message>
    <message>
        <source>others, pp</source>
        <translation>другите, п.п.</translation>
    </message>
    <message>
        <source>own decisions, pp</source>
        <translation>свои решения, п.п.</translation>
    </message>
    <message>
        <source>play a short game through the window, and say if all is well</source>
        <translation>изиграва кратка игра през прозореца и казва дали всичко е наред</translation>
    </message>
    <message>
        <source>playouts for a decision at most (default {n})</source>
        <translation>колко пъти най-много да се доиграва напред за едно решение (по подразбиране {n})</translation>
    </message>
    <message>
        <source>points</source>
        <translation>точки</translation>
    </message>
    <message>
        <source>pp: percentage points</source>
        <translation>п.п. – процентни пунктове</translation>
    </message>
    <message>
        <source>processes that share the work</source>
        <translation>процеси, които делят работата</translation>
    </message>
    <message>
        <source>random steps taken first (default 0)</source>
        <translation>случайни стъпки преди това (по подразбиране 0)</translation>
    </message>
    <message>
        <source>rate, %</source>
        <translation>дял, %</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>рундове</translation>
    </message>
    <message>
        <source>rounds: {rounds}, decisions: {decisions}</source>
        <translation>рундове: {rounds}, решения: {decisions}</translation>
    </message>
    <message>
        <source>save the first game that fails, or else the last one</source>
        <translation>пази първата неуспешна игра, иначе последната</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>резултати</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>места</translation>
    </message>
    <message>
        <source>seats, Rivals too (default 4; with Rivals 3)</source>
        <translation>места, включително съперниците (по подразбиране 4; със съперници 3)</translation>
    </message>
    <message>
        <source>seconds that a decision takes at most (default: no limit)</source>
        <translation>колко секунди най-много трае едно решение (по подразбиране: без ограничение)</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>начално число</translation>
    </message>
    <message>
        <source>seed of the first game; each further game has 1 more</source>
        <translation>на първата игра, следващата е с 1 повече</translation>
    </message>
    <message>
        <source>seed of the first games; everybody plays on each seat of a seed once</source>
        <translation>на първите игри; с едно начално число всеки играе на всяко място веднъж</translation>
    </message>
    <message>
        <source>seed {seed}, seats {seats}, decision {decision} at &apos;{action}&apos;</source>
        <translation>начално число {seed}, места {seats}, решение {decision} при „{action}“</translation>
    </message>
    <message>
        <source>seed {seed}, {players} players, decision {decision}</source>
        <translation>начално число {seed}, {players} играчи, решение {decision}</translation>
    </message>
    <message>
        <source>seed {seed}, {players} players, decision {decision} at &apos;{action}&apos;</source>
        <translation>начално число {seed}, {players} играчи, решение {decision} при „{action}“</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>начални числа</translation>
    </message>
    <message>
        <source>separated by commas: {variants}</source>
        <translation>със запетаи: {variants}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>stopped by {signal}</source>
        <extracomment>The last two are not on every system.</extracomment>
        <translation>спряно от {signal}</translation>
    </message>
    <message>
        <source>the Dask cluster that does the work instead</source>
        <translation>клъстерът на Dask, който върши работата вместо тях</translation>
    </message>
    <message>
        <source>the edition of the self-check</source>
        <translation>изданието за самопроверката</translation>
    </message>
    <message>
        <source>the language (default: that of the system)</source>
        <translation>езикът (по подразбиране: този на системата)</translation>
    </message>
    <message>
        <source>the language, whatever the settings say</source>
        <translation>езикът, независимо от настройките</translation>
    </message>
    <message>
        <source>the self-check plays with Rivals</source>
        <translation>самопроверката играе със съперници</translation>
    </message>
    <message>
        <source>the summary as JSON</source>
        <translation>обобщението като JSON</translation>
    </message>
    <message>
        <source>there is no bot &apos;{bot}&apos;; there is: {levels}</source>
        <translation>няма бот „{bot}“; има: {levels}</translation>
    </message>
    <message>
        <source>there is no display for a window: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <extracomment>What Qt says of a display that is named, but not there. Qt would share out what is painted to threads, some 60 lines of pixels each, and wait for all of them: our pictures are small, and the wait is long where the processor has other things to do. Files that came before somebody took them.</extracomment>
        <translation>няма дисплей за прозорец: не е зададен нито DISPLAY, нито WAYLAND_DISPLAY</translation>
    </message>
    <message>
        <source>there is no file and no command &apos;{word}&apos;</source>
        <translation>няма нито файл, нито команда „{word}“</translation>
    </message>
    <message>
        <source>there is no file and no command &apos;{word}&apos;, did you mean &apos;{close}&apos;?</source>
        <translation>няма нито файл, нито команда „{word}“, може би „{close}“?</translation>
    </message>
    <message>
        <source>there is no file with the translations: {path}</source>
        <translation>няма файл с преводите: {path}</translation>
    </message>
    <message>
        <source>this round alone</source>
        <translation>само този рунд</translation>
    </message>
    <message>
        <source>time</source>
        <translation>време</translation>
    </message>
    <message>
        <source>unknown edition &apos;{edition}&apos;, did you mean &apos;{close}&apos;? There is: {editions}</source>
        <translation>непознато издание „{edition}“, може би „{close}“? Има: {editions}</translation>
    </message>
    <message>
        <source>unknown edition &apos;{edition}&apos;; there is: {editions}</source>
        <translation>непознато издание „{edition}“; има: {editions}</translation>
    </message>
    <message>
        <source>who plays, separated by commas, the last one on all seats that are left: {levels}, each also as {personalities}, such as {example}</source>
        <translation>кой играе, разделено със запетаи, последният — на всички останали места: {levels}, всеки и като {personalities}, например {example}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победи</translation>
    </message>
    <message>
        <source>wins at seat, %</source>
        <translation>победи на място, %</translation>
    </message>
    <message>
        <source>wins of each, %</source>
        <translation>победи на всеки, %</translation>
    </message>
    <message>
        <source>wins with leader, %</source>
        <translation>победи с Лидер, %</translation>
    </message>
    <message>
        <source>with 95 %</source>
        <translation>с 95 %</translation>
    </message>
    <message>
        <source>with Rivals: solo or two</source>
        <translation>със съперници: solo или two</translation>
    </message>
    <message>
        <source>{games} of {asked}</source>
        <translation>{games} от {asked}</translation>
    </message>
    <message>
        <source>{hold} of {count} scenarios pass</source>
        <translation>{hold} от {count} сценария са изпълнени</translation>
    </message>
    <message>
        <source>{leader} (computer: {way_to_play})</source>
        <translation>{leader} (компютър: {way_to_play})</translation>
    </message>
    <message>
        <source>{least} to {most}, mean {mean}</source>
        <translation>от {least} до {most}, средно {mean}</translation>
    </message>
    <message>
        <source>{option}: is for games with --mode</source>
        <translation>{option}: само за игри с --mode</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written: there is no folder {folder}</source>
        <translation>{path}: не може да се запише: няма папка {folder}</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written: {reason}</source>
        <translation>{path}: не може да се запише: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{path}: is sound: %n actions, finished</source>
        <translation>
            <numerusform>{path}: изправен: %n действие, завършена игра</numerusform>
            <numerusform>{path}: изправен: %n действия, завършена игра</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: is sound: %n actions, in round {round}</source>
        <translation>
            <numerusform>{path}: изправен: %n действие, в рунд {round}</numerusform>
            <numerusform>{path}: изправен: %n действия, в рунд {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: the game is not over</source>
        <translation>{path}: играта не е завършила</translation>
    </message>
    <message>
        <source>{scores}; winners {winners}</source>
        <translation>{scores}; победители {winners}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message>
        <source>{seconds} s: {games} games/s, {decisions} decisions/s</source>
        <translation>{seconds} сек: {games} игри/сек, {decisions} решения/сек</translation>
    </message>
    <message>
        <source>{what} (see &apos;{help}&apos;)</source>
        <translation>{what} (вж. „{help}“)</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>All cards</source>
        <translation>Всички карти</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Всички клавиши</translation>
    </message>
    <message>
        <source>Answering</source>
        <extracomment>Anywhere on the table; only where the focus is (lists, scene); in every window; where a game is watched. What commands are about, in the order in which the sheet of all keys has them.</extracomment>
        <translation>Отговори</translation>
    </message>
    <message>
        <source>Big card, next step, or play and pause</source>
        <translation>Голяма карта, стъпка или пускане и пауза</translation>
    </message>
    <message>
        <source>Boards of the expansions</source>
        <translation>Дъски на допълненията</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>As every program on this system has it; a Mac keeps F11 for itself. No bare letters: they do not arrive from Cyrillic layouts, and letters find.</extracomment>
        <translation>Избор</translation>
    </message>
    <message>
        <source>Choose option {digit}</source>
        <extracomment>The n-th option, 0 for the tenth; with Shift its other way, such as on top of the deck.</extracomment>
        <translation>Избор на възможност {digit}</translation>
    </message>
    <message>
        <source>Close, or step back</source>
        <translation>Затваряне или стъпка назад</translation>
    </message>
    <message>
        <source>Do the rest</source>
        <translation>Изпълнение на останалото</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Край на хода</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Цял екран</translation>
    </message>
    <message>
        <source>Getting around</source>
        <translation>Придвижване</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Съвет</translation>
    </message>
    <message>
        <source>Imperium Row</source>
        <translation>Имперски ред</translation>
    </message>
    <message>
        <source>Let the computer move now</source>
        <translation>Компютърът да играе веднага</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Дневник</translation>
    </message>
    <message>
        <source>Looking closer</source>
        <translation>Поглед отблизо</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Нов прозорец</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Следваща област</translation>
    </message>
    <message>
        <source>Option {digit}, other way</source>
        <translation>Друг начин за възможност {digit}</translation>
    </message>
    <message>
        <source>Pass for the rest of this Combat</source>
        <translation>Пас до края на битката</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Предишна област</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Разкриване</translation>
    </message>
    <message>
        <source>Rule, or reason why not</source>
        <translation>Правило или защо не</translation>
    </message>
    <message>
        <source>Since my turn</source>
        <translation>От моя ход насам</translation>
    </message>
    <message>
        <source>Switch to another game</source>
        <translation>Преминаване към друга игра</translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>Масата с думи</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Цялата дъска</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Watching a game</source>
        <translation>Гледане на игра</translation>
    </message>
    <message>
        <source>Watching: go to the beginning</source>
        <translation>Гледане: началото</translation>
    </message>
    <message>
        <source>Watching: go to the end</source>
        <translation>Гледане: краят</translation>
    </message>
    <message>
        <source>Watching: next decision</source>
        <translation>Гледане: следващо решение</translation>
    </message>
    <message>
        <source>Watching: next round</source>
        <translation>Гледане: следващ рунд</translation>
    </message>
    <message>
        <source>Watching: next turn</source>
        <translation>Гледане: следващ ход</translation>
    </message>
    <message>
        <source>Watching: previous decision</source>
        <translation>Гледане: предишно решение</translation>
    </message>
    <message>
        <source>Watching: previous round</source>
        <translation>Гледане: предишен рунд</translation>
    </message>
    <message>
        <source>Watching: previous turn</source>
        <translation>Гледане: предишен ход</translation>
    </message>
    <message>
        <source>Window and program</source>
        <translation>Прозорец и програма</translation>
    </message>
    <message>
        <source>Zoom in on the board</source>
        <translation>Приближаване на дъската</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Отдалечаване</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message numerus="yes">
        <source>%n cop(y|ies) of {card}</source>
        <comment>one of the things that you have</comment>
        <translation>
            <numerusform>%n копие на „{card}“</numerusform>
            <numerusform>%n копия на „{card}“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with each of two Factions</source>
        <comment>one of the things that you have</comment>
        <extracomment>Of a condition that a seat has something, what it has, without &quot;if you have&quot;.</extracomment>
        <translation>
            <numerusform>поне %n влияние с всяка от две фракции</numerusform>
            <numerusform>поне %n влияние с всяка от две фракции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Bene Gesserit.</source>
        <translation>
            <numerusform>Поне %n влияние с Бени Джесърит.</numerusform>
            <numerusform>Поне %n влияние с Бени Джесърит.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Emperor.</source>
        <extracomment>What is asked for, under the heading that it is a requirement.</extracomment>
        <translation>
            <numerusform>Поне %n влияние с Императора.</numerusform>
            <numerusform>Поне %n влияние с Императора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Fremen.</source>
        <translation>
            <numerusform>Поне %n влияние със Свободните.</numerusform>
            <numerusform>Поне %n влияние със Свободните.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Spacing Guild.</source>
        <translation>
            <numerusform>Поне %n влияние с Космическото сдружение.</numerusform>
            <numerusform>Поне %n влияние с Космическото сдружение.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed at this level of difficulty.</source>
        <translation>Затворено при това ниво на трудност.</translation>
    </message>
    <message>
        <source>Fremen Bond</source>
        <translation>Задруга на Свободни</translation>
    </message>
    <message>
        <source>Only {condition}.</source>
        <translation>Само {condition}.</translation>
    </message>
    <message>
        <source>a High Council seat</source>
        <comment>one of the things that you have</comment>
        <translation>място във Висшия съвет</translation>
    </message>
    <message>
        <source>if a Snooper lies there</source>
        <translation>ако там има детектор</translation>
    </message>
    <message>
        <source>if an opponent has played a Combat Intrigue card in this Conflict</source>
        <translation>ако опонент е изиграл карта Битка в този конфликт</translation>
    </message>
    <message>
        <source>if an opponent&apos;s Agent is on the board space that you sent an Agent to this turn</source>
        <translation>ако на игралното поле, на което сте изпратили Агент в този ход, има Агент на опонент</translation>
    </message>
    <message>
        <source>if it has bonus spice</source>
        <translation>ако там има допълнителна подправка</translation>
    </message>
    <message>
        <source>if it has exactly one Agent icon</source>
        <translation>ако има точно един агентски символ</translation>
    </message>
    <message>
        <source>if it has the most bonus spice of these spaces (in a tie, the first)</source>
        <translation>ако там има допълнителна подправка, и то най-много от тези полета (при равенство – първото)</translation>
    </message>
    <message>
        <source>if it has the most bonus spice of these spaces, not counting those with an Agent (in a tie, the first)</source>
        <translation>ако там има допълнителна подправка, и то най-много от тези полета без Агент (при равенство – първото)</translation>
    </message>
    <message>
        <source>if its observation post is connected to a Faction&apos;s board space</source>
        <translation>ако наблюдателният му пост е свързан с игрално поле на фракция</translation>
    </message>
    <message>
        <source>if its observation post is connected to a board space with one of these icons ({icons})</source>
        <translation>ако наблюдателният му пост е свързан с игрално поле с един от тези символи ({icons})</translation>
    </message>
    <message>
        <source>if its observation post is connected to a board space with the {icon} icon</source>
        <translation>ако наблюдателният му пост е свързан с игрално поле със символ „{icon}“</translation>
    </message>
    <message>
        <source>if sandworms can enter this Conflict</source>
        <translation>ако в този конфликт могат да влизат пясъчни червеи</translation>
    </message>
    <message>
        <source>if the Conflict of this round is still to be decided</source>
        <translation>ако конфликтът на този рунд още не е решен</translation>
    </message>
    <message>
        <source>if the Factions you secretly chose are not revealed yet</source>
        <translation>ако тайно избраните от вас фракции още не са разкрити</translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>ако съперникът има поне %n влияние с Бени Джесърит</numerusform>
            <numerusform>ако съперникът има поне %n влияние с Бени Джесърит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Emperor</source>
        <translation>
            <numerusform>ако съперникът има поне %n влияние с Императора</numerusform>
            <numerusform>ако съперникът има поне %n влияние с Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Fremen</source>
        <translation>
            <numerusform>ако съперникът има поне %n влияние със Свободните</numerusform>
            <numerusform>ако съперникът има поне %n влияние със Свободните</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Spacing Guild</source>
        <translation>
            <numerusform>ако съперникът има поне %n влияние с Космическото сдружение</numerusform>
            <numerusform>ако съперникът има поне %n влияние с Космическото сдружение</numerusform>
        </translation>
    </message>
    <message>
        <source>if the Rival has Detonation Devices</source>
        <translation>ако съперникът има „Взривни устройства“</translation>
    </message>
    <message>
        <source>if the Rival has Maker hooks</source>
        <translation>ако съперникът има куки на Вестителя</translation>
    </message>
    <message>
        <source>if the Rival has Troop Transports</source>
        <translation>ако съперникът има „Войскови транспорти“</translation>
    </message>
    <message>
        <source>if the Rival has at least one Alliance</source>
        <translation>ако съперникът има поне един съюз</translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has commissioned fewer than %n dreadnoughts</source>
        <translation>
            <numerusform>ако съперникът е въоръжил по-малко от %n дредноут</numerusform>
            <numerusform>ако съперникът е въоръжил по-малко от %n дредноута</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>ако съперникът има по-малко от %n влияние с Бени Джесърит</numerusform>
            <numerusform>ако съперникът има по-малко от %n влияние с Бени Джесърит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Emperor</source>
        <translation>
            <numerusform>ако съперникът има по-малко от %n влияние с Императора</numerusform>
            <numerusform>ако съперникът има по-малко от %n влияние с Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Fremen</source>
        <translation>
            <numerusform>ако съперникът има по-малко от %n влияние със Свободните</numerusform>
            <numerusform>ако съперникът има по-малко от %n влияние със Свободните</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>ако съперникът има по-малко от %n влияние с Космическото сдружение</numerusform>
            <numerusform>ако съперникът има по-малко от %n влияние с Космическото сдружение</numerusform>
        </translation>
    </message>
    <message>
        <source>if the other grafted card is of one of these Factions ({factions})</source>
        <translation>ако другата присадена карта е на някоя от тези фракции ({factions})</translation>
    </message>
    <message>
        <source>if this card is grafted</source>
        <translation>ако тази карта е присадена</translation>
    </message>
    <message>
        <source>if this is Influence with the Bene Gesserit</source>
        <translation>ако това влияние е с Бени Джесърит</translation>
    </message>
    <message>
        <source>if this is Influence with the Emperor</source>
        <translation>ако това влияние е с Императора</translation>
    </message>
    <message>
        <source>if this is Influence with the Fremen</source>
        <translation>ако това влияние е със Свободните</translation>
    </message>
    <message>
        <source>if this is Influence with the Spacing Guild</source>
        <translation>ако това влияние е с Космическото сдружение</translation>
    </message>
    <message>
        <source>if this is a Conflict I or II</source>
        <translation>ако това е Конфликт I или II</translation>
    </message>
    <message>
        <source>if this is a Conflict III</source>
        <translation>ако това е Конфликт III</translation>
    </message>
    <message>
        <source>if this is not your Reveal turn</source>
        <translation>ако това не е вашият ход на Разкриване</translation>
    </message>
    <message>
        <source>if this is your Reveal turn</source>
        <translation>ако това е вашият ход на Разкриване</translation>
    </message>
    <message>
        <source>if you acquired {card} this turn</source>
        <translation>ако в този ход сте придобили „{card}“</translation>
    </message>
    <message>
        <source>if you are at the very start of your turn</source>
        <translation>ако сте в самото начало на хода си</translation>
    </message>
    <message>
        <source>if you are spying on a Maker board space</source>
        <translation>ако шпионирате поле със символ на Вестител</translation>
    </message>
    <message>
        <source>if you are spying on that board space</source>
        <translation>ако шпионирате това игрално поле</translation>
    </message>
    <message>
        <source>if you discarded a Bene Gesserit card</source>
        <translation>ако сте изчистили карта на Бени Джесърит</translation>
    </message>
    <message>
        <source>if you discarded a Fremen card</source>
        <translation>ако сте изчистили карта на Свободните</translation>
    </message>
    <message>
        <source>if you discarded a Spacing Guild card</source>
        <translation>ако сте изчистили карта на Космическото сдружение</translation>
    </message>
    <message>
        <source>if you discarded an Emperor card</source>
        <translation>ако сте изчистили карта на Императора</translation>
    </message>
    <message>
        <source>if you do not have your Swordmaster yet</source>
        <translation>ако още нямате Майстор на меча</translation>
    </message>
    <message>
        <source>if you do so with the card that you had set aside</source>
        <translation>ако това е картата, която сте отделили</translation>
    </message>
    <message numerus="yes">
        <source>if you gained %n or more spice this turn</source>
        <translation>
            <numerusform>ако в този ход сте получили поне %n подправка</numerusform>
            <numerusform>ако в този ход сте получили поне %n подправка</numerusform>
        </translation>
    </message>
    <message>
        <source>if you gained spice this turn</source>
        <translation>ако в този ход сте получили подправка</translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Agents on board spaces with these icons: {icons}</source>
        <translation>
            <numerusform>ако имате поне %n Агент на игрални полета с тези символи: {icons}</numerusform>
            <numerusform>ако имате поне %n Агенти на игрални полета с тези символи: {icons}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with a Faction whose Alliance an opponent has</source>
        <translation>
            <numerusform>ако имате поне %n влияние с фракция, с която ваш опонент има съюз</numerusform>
            <numerusform>ако имате поне %n влияние с фракция, с която ваш опонент има съюз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with any Faction</source>
        <translation>
            <numerusform>ако имате поне %n влияние с която и да е фракция</numerusform>
            <numerusform>ако имате поне %n влияние с която и да е фракция</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of the four Factions</source>
        <translation>
            <numerusform>ако имате поне %n влияние с всяка от четирите фракции</numerusform>
            <numerusform>ако имате поне %n влияние с всяка от четирите фракции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of three Factions</source>
        <translation>
            <numerusform>ако имате поне %n влияние с всяка от три фракции</numerusform>
            <numerusform>ако имате поне %n влияние с всяка от три фракции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of two Factions</source>
        <translation>
            <numerusform>ако имате поне %n влияние с всяка от две фракции</numerusform>
            <numerusform>ако имате поне %n влияние с всяка от две фракции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>ако имате поне %n влияние с Бени Джесърит</numerusform>
            <numerusform>ако имате поне %n влияние с Бени Джесърит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Emperor</source>
        <translation>
            <numerusform>ако имате поне %n влияние с Императора</numerusform>
            <numerusform>ако имате поне %n влияние с Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Fremen</source>
        <translation>
            <numerusform>ако имате поне %n влияние със Свободните</numerusform>
            <numerusform>ако имате поне %n влияние със Свободните</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Spacing Guild</source>
        <translation>
            <numerusform>ако имате поне %n влияние с Космическото сдружение</numerusform>
            <numerusform>ако имате поне %n влияние с Космическото сдружение</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Persuasion</source>
        <translation>
            <numerusform>ако имате поне %n Авторитет</numerusform>
            <numerusform>ако имате поне %n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Solari</source>
        <translation>
            <numerusform>ако имате поне %n солари</numerusform>
            <numerusform>ако имате поне %n солари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Spies on the board</source>
        <translation>
            <numerusform>ако имате поне %n шпионин на дъската</numerusform>
            <numerusform>ако имате поне %n шпиони на дъската</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more cards in your deck</source>
        <translation>
            <numerusform>ако имате поне %n карта в колодата си</numerusform>
            <numerusform>ако имате поне %n карти в колодата си</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more sandworms in the Conflict</source>
        <translation>
            <numerusform>ако имате поне %n пясъчен червей в конфликта</numerusform>
            <numerusform>ако имате поне %n пясъчни червея в конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more spice</source>
        <translation>
            <numerusform>ако имате поне %n подправка</numerusform>
            <numerusform>ако имате поне %n подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more tech tiles</source>
        <translation>
            <numerusform>ако имате поне %n плочка Технология</numerusform>
            <numerusform>ако имате поне %n плочки Технология</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more units in the Conflict</source>
        <translation>
            <numerusform>ако имате поне %n бойна единица в конфликта</numerusform>
            <numerusform>ако имате поне %n бойни единици в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>if you have Detonation Devices</source>
        <translation>ако имате „Взривни устройства“</translation>
    </message>
    <message>
        <source>if you have Maker hooks</source>
        <translation>ако имате куки на Вестителя</translation>
    </message>
    <message>
        <source>if you have Troop Transports</source>
        <translation>ако имате „Войскови транспорти“</translation>
    </message>
    <message>
        <source>if you have a High Council seat</source>
        <translation>ако имате място във Висшия съвет</translation>
    </message>
    <message>
        <source>if you have an Agent at {space}</source>
        <translation>ако имате Агент на „{space}“</translation>
    </message>
    <message>
        <source>if you have an Agent on a board space with the {icon} icon</source>
        <translation>ако имате Агент на игрално поле със символ „{icon}“</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Bene Gesserit</source>
        <translation>ако имате съюз с Бени Джесърит</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Emperor</source>
        <translation>ако имате съюз с Императора</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Fremen</source>
        <translation>ако имате съюз със Свободните</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Spacing Guild</source>
        <translation>ако имате съюз с Космическото сдружение</translation>
    </message>
    <message>
        <source>if you have another Bene Gesserit card in play</source>
        <translation>ако имате в игра друга карта на Бени Джесърит</translation>
    </message>
    <message>
        <source>if you have another Emperor card in play</source>
        <translation>ако имате в игра друга карта на Императора</translation>
    </message>
    <message>
        <source>if you have another Spacing Guild card in play</source>
        <translation>ако имате в игра друга карта на Космическото сдружение</translation>
    </message>
    <message numerus="yes">
        <source>if you have at least %n of these: {things}</source>
        <translation>
            <numerusform>ако имате поне %n от тези неща: {things}</numerusform>
            <numerusform>ако имате поне %n от тези неща: {things}</numerusform>
        </translation>
    </message>
    <message>
        <source>if you have at least one Alliance</source>
        <translation>ако имате поне един съюз</translation>
    </message>
    <message numerus="yes">
        <source>if you have commissioned %n or more dreadnoughts</source>
        <translation>
            <numerusform>ако сте въоръжили поне %n дредноут</numerusform>
            <numerusform>ако сте въоръжили поне %n дредноута</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have completed %n or more contracts</source>
        <translation>
            <numerusform>ако сте изпълнили поне %n договор</numerusform>
            <numerusform>ако сте изпълнили поне %n договора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have deployed %n or more troops to the Conflict this turn</source>
        <translation>
            <numerusform>ако в този ход сте изпратили поне %n войска в конфликта</numerusform>
            <numerusform>ако в този ход сте изпратили поне %n войски в конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have deployed %n or more units to the Conflict this turn</source>
        <translation>
            <numerusform>ако в този ход сте изпратили поне %n бойна единица в конфликта</numerusform>
            <numerusform>ако в този ход сте изпратили поне %n бойни единици в конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>ако имате по-малко от %n влияние с Бени Джесърит</numerusform>
            <numerusform>ако имате по-малко от %n влияние с Бени Джесърит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Emperor</source>
        <translation>
            <numerusform>ако имате по-малко от %n влияние с Императора</numerusform>
            <numerusform>ако имате по-малко от %n влияние с Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Fremen</source>
        <translation>
            <numerusform>ако имате по-малко от %n влияние със Свободните</numerusform>
            <numerusform>ако имате по-малко от %n влияние със Свободните</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>ако имате по-малко от %n влияние с Космическото сдружение</numerusform>
            <numerusform>ако имате по-малко от %n влияние с Космическото сдружение</numerusform>
        </translation>
    </message>
    <message>
        <source>if you have more troops in the Conflict than each opponent</source>
        <translation>ако имате в конфликта повече войски от всеки опонент</translation>
    </message>
    <message>
        <source>if you have no Alliance</source>
        <translation>ако нямате съюз</translation>
    </message>
    <message>
        <source>if you have no High Council seat yet</source>
        <translation>ако още нямате място във Висшия съвет</translation>
    </message>
    <message>
        <source>if you have no Maker hooks yet</source>
        <translation>ако още нямате куки на Вестителя</translation>
    </message>
    <message>
        <source>if you have the first genetic marker</source>
        <translation>ако имате първия генетичен маркер</translation>
    </message>
    <message>
        <source>if you have the second genetic marker</source>
        <translation>ако имате втория генетичен маркер</translation>
    </message>
    <message>
        <source>if you have your Swordmaster</source>
        <translation>ако имате Майстор на меча</translation>
    </message>
    <message numerus="yes">
        <source>if you own %n or more copies of {card}</source>
        <translation>
            <numerusform>ако притежавате поне %n копие на „{card}“</numerusform>
            <numerusform>ако притежавате поне %n копия на „{card}“</numerusform>
        </translation>
    </message>
    <message>
        <source>if you own more copies of {card} than each opponent</source>
        <translation>ако притежавате повече копия на „{card}“ от всеки опонент</translation>
    </message>
    <message>
        <source>if you recalled a Spy this turn</source>
        <translation>ако в този ход сте отзовали шпионин</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Bene Gesserit board space this turn</source>
        <translation>ако в този ход сте изпратили Агент на игрално поле на Бени Джесърит</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Faction&apos;s board space this turn</source>
        <translation>ако в този ход сте изпратили Агент на игрално поле на фракция</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Fremen board space this turn</source>
        <translation>ако в този ход сте изпратили Агент на игрално поле на Свободните</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Maker board space this turn</source>
        <translation>ако в този ход сте изпратили Агент на поле със символ на Вестител</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Spacing Guild board space this turn</source>
        <translation>ако в този ход сте изпратили Агент на игрално поле на Космическото сдружение</translation>
    </message>
    <message>
        <source>if you sent an Agent to a board space of one of these Factions this turn ({factions})</source>
        <translation>ако в този ход сте изпратили Агент на игрално поле на някоя от тези фракции ({factions})</translation>
    </message>
    <message>
        <source>if you sent an Agent to an Emperor board space this turn</source>
        <translation>ако в този ход сте изпратили Агент на игрално поле на Императора</translation>
    </message>
    <message numerus="yes">
        <source>if you trashed a card that costs %n Persuasion or more</source>
        <translation>
            <numerusform>ако сте премахнали карта с цена поне %n Авторитет</numerusform>
            <numerusform>ако сте премахнали карта с цена поне %n Авторитет</numerusform>
        </translation>
    </message>
    <message>
        <source>if your Agent did not harvest spice this turn</source>
        <translation>ако в този ход Агентът ви не е добил подправка</translation>
    </message>
    <message>
        <source>if your Agent harvested spice this turn</source>
        <translation>ако в този ход Агентът ви е добил подправка</translation>
    </message>
    <message numerus="yes">
        <source>if your Agent stands on a Combat space and you have %n or more troops in your supply</source>
        <translation>
            <numerusform>ако ваш Агент е на Бойно поле и имате поне %n войска в запаса</numerusform>
            <numerusform>ако ваш Агент е на Бойно поле и имате поне %n войски в запаса</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if your strength in the Conflict is %n or more</source>
        <translation>
            <numerusform>ако военната ви сила в конфликта е поне %n</numerusform>
            <numerusform>ако военната ви сила в конфликта е поне %n</numerusform>
        </translation>
    </message>
    <message>
        <source>never at this level of difficulty</source>
        <translation>никога при това ниво на трудност</translation>
    </message>
    <message>
        <source>sandworms can enter this Conflict</source>
        <comment>the second of two conditions</comment>
        <extracomment>Of a condition that comes second of two, what is said after &quot;if you have ... and&quot;, or &quot;if the Rival has ... and&quot;.</extracomment>
        <translation>в този конфликт могат да влизат пясъчни червеи</translation>
    </message>
    <message>
        <source>the first genetic marker</source>
        <comment>the second of two conditions</comment>
        <translation>първия генетичен маркер</translation>
    </message>
    <message>
        <source>the second genetic marker</source>
        <comment>the second of two conditions</comment>
        <translation>втория генетичен маркер</translation>
    </message>
    <message>
        <source>your Swordmaster</source>
        <comment>the second of two conditions</comment>
        <translation>Майстор на меча</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} и {second}</translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>Battle for Arrakeen</source>
        <translation>Битка за Аракийн</translation>
    </message>
    <message>
        <source>Battle for Carthag</source>
        <translation>Битка за Картаг</translation>
    </message>
    <message>
        <source>Battle for Imperial Basin</source>
        <comment>base</comment>
        <translation>Битка за Имперския басейн</translation>
    </message>
    <message>
        <source>Battle for Imperial Basin</source>
        <comment>uprising</comment>
        <translation>Битка за Имперския басейн</translation>
    </message>
    <message>
        <source>Battle for Spice Refinery</source>
        <translation>Битка за рафинерията</translation>
    </message>
    <message>
        <source>CHOAM Security</source>
        <translation>Охраната на ПОСИТ</translation>
    </message>
    <message>
        <source>Cloak and Dagger</source>
        <translation>Плащ и кинжал</translation>
    </message>
    <message>
        <source>Desert Power</source>
        <translation>Силата на пустинята</translation>
    </message>
    <message>
        <source>Economic Supremacy</source>
        <translation>Икономическо надмощие</translation>
    </message>
    <message>
        <source>Grand Vision</source>
        <translation>Грандиозно видение</translation>
    </message>
    <message>
        <source>Guild Bank Raid</source>
        <translation>Нападение над банката</translation>
    </message>
    <message>
        <source>Machinations</source>
        <translation>Машинации</translation>
    </message>
    <message>
        <source>Propaganda</source>
        <translation>Пропаганда</translation>
    </message>
    <message>
        <source>Protect the Sietches</source>
        <translation>Защита на сийчовете</translation>
    </message>
    <message>
        <source>Raid Stockpiles</source>
        <translation>Нападение над складовете</translation>
    </message>
    <message>
        <source>Secure Imperial Basin</source>
        <comment>base</comment>
        <translation>Защита на Имперския басейн</translation>
    </message>
    <message>
        <source>Secure Imperial Basin</source>
        <comment>uprising</comment>
        <translation>Защита на Имперския басейн</translation>
    </message>
    <message>
        <source>Seize Spice Refinery</source>
        <translation>Превземане на рафинерията</translation>
    </message>
    <message>
        <source>Shadow Contest</source>
        <translation>Сблъсък в сенките</translation>
    </message>
    <message>
        <source>Siege of Arrakeen</source>
        <translation>Обсада на Аракийн</translation>
    </message>
    <message>
        <source>Siege of Carthag</source>
        <translation>Обсада на Картаг</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Схватка</translation>
    </message>
    <message>
        <source>Sort Through the Chaos</source>
        <translation>Справяне с хаоса</translation>
    </message>
    <message>
        <source>Spice Freighters</source>
        <translation>Товарни кораби с подправка</translation>
    </message>
    <message>
        <source>Terrible Purpose</source>
        <translation>Ужасно предназначение</translation>
    </message>
    <message>
        <source>Test of Loyalty</source>
        <translation>Изпитание на верността</translation>
    </message>
    <message>
        <source>Trade Dispute</source>
        <translation>Търговски спор</translation>
    </message>
    <message>
        <source>Trade Monopoly</source>
        <translation>Търговска монополия</translation>
    </message>
</context>
<context>
    <name>Continuing</name>
    <message>
        <source>Damaged, can continue from round {number}</source>
        <translation>Повредена, може да продължи в рунд {number}</translation>
    </message>
    <message>
        <source>Open in another window, round {number}</source>
        <translation>Отворена в друг прозорец, рунд {number}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Another copy of the program plays it. Nobody can tell whether there is a game.</extracomment>
        <translation>Рунд {number}</translation>
    </message>
    <message>
        <source>Round {number}, {date}</source>
        <translation>Рунд {number}, {date}</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be listed now</source>
        <translation>Сега записаните игри не могат да се покажат</translation>
    </message>
    <message>
        <source>{told} · {mode}: {players}</source>
        <translation>{told} · {mode}: {players}</translation>
    </message>
    <message>
        <source>{told}: {players}</source>
        <translation>{told}: {players}</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>Acquire The Spice Must Flow</source>
        <extracomment>Contracts for the same space have the same name, as printed; their rewards tell them apart.</extracomment>
        <translation>Придобиване: „Добивът не трябва да спира“</translation>
    </message>
    <message>
        <source>Arrakeen</source>
        <translation>Аракийн</translation>
    </message>
    <message>
        <source>Deliver Supplies</source>
        <translation>Доставка на припаси</translation>
    </message>
    <message>
        <source>Dreadnought</source>
        <extracomment>Contracts for the same space have the same name, as printed; their rewards tell them apart.</extracomment>
        <translation>Дредноут</translation>
    </message>
    <message>
        <source>Espionage</source>
        <translation>Шпионаж</translation>
    </message>
    <message>
        <source>Harvest 3+</source>
        <translation>Добив 3+</translation>
    </message>
    <message>
        <source>Harvest 4+</source>
        <translation>Добив 4+</translation>
    </message>
    <message>
        <source>Heighliner</source>
        <translation>Хайлайнер</translation>
    </message>
    <message>
        <source>High Council</source>
        <translation>Висш съвет</translation>
    </message>
    <message>
        <source>Immediate</source>
        <translation>Незабавен</translation>
    </message>
    <message>
        <source>Interstellar Shipping</source>
        <translation>Междузвезден превоз</translation>
    </message>
    <message>
        <source>Research Station</source>
        <translation>Изследователска станция</translation>
    </message>
    <message>
        <source>Sardaukar</source>
        <translation>Сардукари</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Тайни</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <translation>Контрабанда</translation>
    </message>
    <message>
        <source>Spice Refinery</source>
        <translation>Рафинерия за подправка</translation>
    </message>
    <message>
        <source>Tech Negotiation</source>
        <translation>Технологични преговори</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Acquire {card}.</source>
        <translation>Придобийте „{card}“.</translation>
    </message>
    <message>
        <source>Completed as soon as it is taken.</source>
        <translation>Изпълнява се веднага щом бъде взет.</translation>
    </message>
    <message numerus="yes">
        <source>Send an Agent to a Maker board space and gain %n or more spice in that turn.</source>
        <translation>
            <numerusform>Изпратете Агент на поле със символ на Вестител и получете поне %n подправка в същия ход.</numerusform>
            <numerusform>Изпратете Агент на поле със символ на Вестител и получете поне %n подправка в същия ход.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send an Agent to {space}.</source>
        <translation>Изпратете Агент на „{space}“.</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>I am {name}</source>
        <translation>Аз съм {name}</translation>
    </message>
    <message>
        <source>Leave open this round</source>
        <translation>Без закриване през този рунд</translation>
    </message>
    <message>
        <source>This is your decision. Everybody else, please look away.</source>
        <translation>Решението е ваше. Останалите, моля, не гледайте.</translation>
    </message>
</context>
<context>
    <name>CrashPage</name>
    <message>
        <source>Copied</source>
        <translation>Копирано</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>Копиране на играта</translation>
    </message>
    <message>
        <source>Copy the game and keep it in a file. It can be imported on the page of saved games.</source>
        <translation>Копирайте играта и я запазете във файл. Той може да се внесе на страницата със записаните игри.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Копиране на доклада</translation>
    </message>
    <message>
        <source>Nothing had been decided in your game yet, so nothing is lost.</source>
        <translation>Във вашата игра още нищо не беше решено, затова нищо не е загубено.</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Отваряне на папката</translation>
    </message>
    <message>
        <source>Saved games are as they were.</source>
        <translation>Записаните игри са непроменени.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Нещо се обърка</translation>
    </message>
    <message>
        <source>The last decision in your game is not saved.</source>
        <translation>Последно решеното във вашата игра не е записано.</translation>
    </message>
    <message>
        <source>The report could not be written: {reason}</source>
        <translation>Докладът не можа да се запише: {reason}</translation>
    </message>
    <message>
        <source>The whole game is in the report, as {file}. It can be imported on the page of saved games.</source>
        <translation>Цялата игра е в доклада, във файла {file}. Той може да се внесе на страницата със записаните игри.</translation>
    </message>
    <message>
        <source>There is a report for the developers in {folder}. It has not been sent to anybody. It contains the names of the players.</source>
        <translation>Доклад за тези, които ще я поправят, има в {folder}. Той не се изпраща на никого; в него са имената на играчите.</translation>
    </message>
    <message>
        <source>This is a fault in the program, not yours.</source>
        <translation>Това е грешка на програмата, а не ваша.</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Към първия екран</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Какво се случи</translation>
    </message>
    <message>
        <source>Your game is saved up to the last decision. You can open it again from the start screen.</source>
        <translation>Играта ви е записана заедно с последното решение. Тя може да се отвори отново от първия екран.</translation>
    </message>
    <message>
        <source>Your game was over, and it is kept among the saved games.</source>
        <translation>Играта ви вече беше приключила и остава сред записаните игри.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>today at {time}</source>
        <translation>днес в {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>вчера в {time}</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>1st</source>
        <translation>1-ва</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2-ра</translation>
    </message>
    <message>
        <source>Agents back</source>
        <translation>Агенти обратно</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Битка</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Конфликт</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Гарнизон</translation>
    </message>
    <message>
        <source>New Conflict</source>
        <extracomment>Three seats, as they are told apart everywhere. Phases with their icons.</extracomment>
        <translation>Нов конфликт</translation>
    </message>
    <message>
        <source>Spice +1</source>
        <translation>Подправка +1</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Краят</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>When it is revealed</source>
        <translation>Когато се разкрие</translation>
    </message>
    <message>
        <source>When it sends an Agent</source>
        <translation>Когато изпраща Агент</translation>
    </message>
    <message>
        <source>Where it can go</source>
        <extracomment>Parts of a card, from its top.</extracomment>
        <translation>Къде води</translation>
    </message>
    <message>
        <source>Your turns</source>
        <translation>Вашите ходове</translation>
    </message>
    <message>
        <source>after the Combat</source>
        <translation>след битката</translation>
    </message>
</context>
<context>
    <name>DropSign</name>
    <message numerus="yes">
        <source>Drop to import %n file(s)</source>
        <translation>
            <numerusform>Пуснете, за да внесете %n файл</numerusform>
            <numerusform>Пуснете, за да внесете %n файла</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Dune: Imperium</source>
        <translation>Дюн: Империум</translation>
    </message>
    <message>
        <source>Dune: Imperium – Immortality</source>
        <translation>Дюн: Империум – Безсмъртие</translation>
    </message>
    <message>
        <source>Dune: Imperium – Rise of Ix</source>
        <translation>Дюн: Империум – Възходът на Икс</translation>
    </message>
    <message>
        <source>Dune: Imperium – Uprising</source>
        <translation>Дюн: Империум – Въстание</translation>
    </message>
    <message>
        <source>Dune: Imperium – Uprising with the base game</source>
        <translation>Дюн: Империум – Въстание с основната игра</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>CHOAM module</source>
        <extracomment>It comes in the box of Uprising.</extracomment>
        <translation>Модул ПОСИТ</translation>
    </message>
    <message>
        <source>Dune: Imperium</source>
        <translation>Дюн: Империум</translation>
    </message>
    <message>
        <source>Immortality</source>
        <translation>Безсмъртие</translation>
    </message>
    <message>
        <source>Rise of Ix</source>
        <translation>Възходът на Икс</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Without Rivals, as modes of ``engine.setup.Setup``.</extracomment>
        <translation>Солова игра</translation>
    </message>
    <message>
        <source>Three or four</source>
        <translation>Трима или четирима</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Двама играчи</translation>
    </message>
    <message>
        <source>Uprising</source>
        <translation>Въстание</translation>
    </message>
    <message>
        <source>Uprising with base cards</source>
        <translation>Въстание с карти от основната игра</translation>
    </message>
    <message>
        <source>{mode}, {level}</source>
        <extracomment>The modes to choose from; the first if none was ever chosen.</extracomment>
        <translation>{mode}, {level}</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n карта Интрига</numerusform>
            <numerusform>%n карти Интрига</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion</source>
        <translation>
            <numerusform>%n Авторитет</numerusform>
            <numerusform>%n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n солари</numerusform>
            <numerusform>%n солари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n солари</numerusform>
            <numerusform>%n солари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Persuasion</source>
        <translation>
            <numerusform>още %n Авторитет</numerusform>
            <numerusform>още %n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more sword(s)</source>
        <translation>
            <numerusform>още %n меч</numerusform>
            <numerusform>още %n меча</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources and Intrigue cards, paid as soon as it has them: Solari first, then spice, Intrigue cards, water.</source>
        <translation>
            <numerusform>%n ресурс или карта Интрига; плаща, щом го има: първо солари, после подправка, карти Интрига, вода.</numerusform>
            <numerusform>%n ресурса и карти Интрига; плаща, щом ги има: първо солари, после подправка, карти Интрига, вода.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specimen(s)</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n образец</numerusform>
            <numerusform>%n образеца</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n подправка</numerusform>
            <numerusform>%n подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n подправка</numerusform>
            <numerusform>%n подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n меч</numerusform>
            <numerusform>%n меча</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n вода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n вода</numerusform>
        </translation>
    </message>
    <message>
        <source>All House Hagal cards are shuffled into a new deck, and another card is turned up.</source>
        <translation>Всички карти династия Хагал се размесват в нова колода и се обръща още една карта.</translation>
    </message>
    <message>
        <source>Crysknife: a pair of these is worth 1 Victory Point.</source>
        <extracomment>By battle icon: what it is good for.</extracomment>
        <translation>Крис нож: двойка такива носи 1 победна точка.</translation>
    </message>
    <message>
        <source>Desert mouse: a pair of these is worth 1 Victory Point.</source>
        <translation>Пустинна мишка: двойка такива носи 1 победна точка.</translation>
    </message>
    <message>
        <source>In an Agent turn this card is played together with exactly one other card.</source>
        <extracomment>What is printed on a component, by its kind.</extracomment>
        <translation>В ход с Агент тази карта се играе заедно с точно една друга карта.</translation>
    </message>
    <message>
        <source>No Victory Points: this Rival cannot win. Once it has its Swordmaster, it gains no resources and draws no Intrigue cards.</source>
        <translation>Без победни точки: този съперник не може да спечели. С Майстор на меча не получава ресурси и не тегли карти Интрига.</translation>
    </message>
    <message>
        <source>No resources, no rewards, no Victory Points, no control.</source>
        <translation>Без ресурси, без награди, без победни точки, без контрол.</translation>
    </message>
    <message>
        <source>Ornithopter: a pair of these is worth 1 Victory Point.</source>
        <translation>Орнитоптер: двойка такива носи 1 победна точка.</translation>
    </message>
    <message>
        <source>Protected: no sandworms while the Shield Wall stands.</source>
        <translation>Под защита: без пясъчни червеи, докато Защитната стена стои.</translation>
    </message>
    <message>
        <source>Rivals of a solo game may acquire this tile.</source>
        <translation>Съперниците в соло игра може да придобият тази плочка.</translation>
    </message>
    <message>
        <source>Wild: makes a pair with any other battle icon at the end of the game.</source>
        <translation>Универсален: в края на играта образува двойка с всеки друг боен символ.</translation>
    </message>
    <message>
        <source>You begin the game as the First Player.</source>
        <translation>Започвате играта като първи играч.</translation>
    </message>
    <message>
        <source>Your Freighter cannot go any further.</source>
        <translation>Вашият товарен кораб не може да продължи по-нататък.</translation>
    </message>
    <message>
        <source>Your Freighter stands at the start.</source>
        <translation>Вашият товарен кораб стои в началото.</translation>
    </message>
    <message>
        <source>Your token cannot go any further.</source>
        <translation>Маркерът ви не може да продължи по-нататък.</translation>
    </message>
    <message>
        <source>Your token stands at the start.</source>
        <translation>Маркерът ви стои в началото.</translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less</source>
        <translation>
            <numerusform>придобийте карта с цена до %n Авторитет</numerusform>
            <numerusform>придобийте карта с цена до %n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less and put it on top of your deck</source>
        <translation>
            <numerusform>придобийте карта с цена до %n Авторитет и я поставете най-отгоре в колодата си</numerusform>
            <numerusform>придобийте карта с цена до %n Авторитет и я поставете най-отгоре в колодата си</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less and take it into your hand</source>
        <translation>
            <numerusform>придобийте карта с цена до %n Авторитет и я вземете в ръката си</numerusform>
            <numerusform>придобийте карта с цена до %n Авторитет и я вземете в ръката си</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion</source>
        <translation>
            <numerusform>придобийте карта с цена точно %n Авторитет</numerusform>
            <numerusform>придобийте карта с цена точно %n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion and put it on top of your deck</source>
        <translation>
            <numerusform>придобийте карта с цена точно %n Авторитет и я поставете най-отгоре в колодата си</numerusform>
            <numerusform>придобийте карта с цена точно %n Авторитет и я поставете най-отгоре в колодата си</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion and take it into your hand</source>
        <translation>
            <numerusform>придобийте карта с цена точно %n Авторитет и я вземете в ръката си</numerusform>
            <numerusform>придобийте карта с цена точно %n Авторитет и я вземете в ръката си</numerusform>
        </translation>
    </message>
    <message>
        <source>acquire a card, paying its cost in Solari instead of Persuasion, and take it into your hand</source>
        <translation>придобийте карта, като платите цената ѝ в солари вместо в Авторитет, и я вземете в ръката си</translation>
    </message>
    <message>
        <source>acquire a tech tile</source>
        <translation>придобийте 1 плочка Технология</translation>
    </message>
    <message>
        <source>acquire a {card} card from the Reserve</source>
        <translation>придобийте карта „{card}“ от Резерва</translation>
    </message>
    <message numerus="yes">
        <source>acquire for %n less from: {market}</source>
        <translation>
            <numerusform>придобийте с %n по-евтино от: {market}</numerusform>
            <numerusform>придобийте с %n по-евтино от: {market}</numerusform>
        </translation>
    </message>
    <message>
        <source>acquire from: {market}</source>
        <translation>придобийте от: {market}</translation>
    </message>
    <message>
        <source>acquires the most expensive tech tile with the House Hagal mark that it can pay for</source>
        <translation>придобива най-скъпата плочка Технология със знака на династия Хагал, която може да плати</translation>
    </message>
    <message numerus="yes">
        <source>acquires the most expensive tech tile with the House Hagal mark that it can pay for with %n spice less</source>
        <translation>
            <numerusform>придобива с %n подправка по-евтино най-скъпата плочка Технология със знака на династия Хагал, която може да плати</numerusform>
            <numerusform>придобива с %n подправка по-евтино най-скъпата плочка Технология със знака на династия Хагал, която може да плати</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advance %n space(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>напреднете с %n стъпка по скалата Тлейлаксу</numerusform>
            <numerusform>напреднете с %n стъпки по скалата Тлейлаксу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advance your Freighter %n space(s)</source>
        <translation>
            <numerusform>придвижете товарния си кораб с %n стъпка</numerusform>
            <numerusform>придвижете товарния си кораб с %n стъпки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances %n space(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>напредва с %n стъпка по скалата Тлейлаксу</numerusform>
            <numerusform>напредва с %n стъпки по скалата Тлейлаксу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances its Freighter %n space(s)</source>
        <extracomment>The shipping track is the only one on which Rivals move.</extracomment>
        <translation>
            <numerusform>придвижва товарния си кораб с %n стъпка</numerusform>
            <numerusform>придвижва товарния си кораб с %n стъпки</numerusform>
        </translation>
    </message>
    <message>
        <source>an opponent of your choice chooses one: {options}</source>
        <translation>опонент по ваш избор избира едно: {options}</translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice discards %n card(s)</source>
        <translation>
            <numerusform>опонент по ваш избор изчиства %n карта</numerusform>
            <numerusform>опонент по ваш избор изчиства %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice loses %n troop(s) from their garrison</source>
        <translation>
            <numerusform>опонент по ваш избор губи %n войска от гарнизона си</numerusform>
            <numerusform>опонент по ваш избор губи %n войски от гарнизона си</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice loses %n troop(s) in the Conflict</source>
        <translation>
            <numerusform>опонент по ваш избор губи %n войска в конфликта</numerusform>
            <numerusform>опонент по ваш избор губи %n войски в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>an opponent of your choice: {clause}</source>
        <translation>опонент по ваш избор: {clause}</translation>
    </message>
    <message>
        <source>at a board space with the {icon} icon, opponents&apos; Agents do not block the Agent you send with this card</source>
        <translation>на игрално поле със символ „{icon}“ Агентите на опонентите не блокират Агента, който изпращате с тази карта</translation>
    </message>
    <message numerus="yes">
        <source>choose %n of these: {options}</source>
        <translation>
            <numerusform>изберете %n от следните: {options}</numerusform>
            <numerusform>изберете %n от следните: {options}</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a board space: opponents cannot send Agents there until your next turn</source>
        <translation>изберете игрално поле: до следващия ви ход опонентите не могат да изпращат Агенти там</translation>
    </message>
    <message>
        <source>choose one of two contracts of Rise of Ix</source>
        <translation>изберете един от два договора на „Възходът на Икс“</translation>
    </message>
    <message>
        <source>choose one: {options}</source>
        <translation>изберете едно: {options}</translation>
    </message>
    <message numerus="yes">
        <source>chooses %n of these: {options}</source>
        <translation>
            <numerusform>избира %n от следните: {options}</numerusform>
            <numerusform>избира %n от следните: {options}</numerusform>
        </translation>
    </message>
    <message>
        <source>chooses one: {options}</source>
        <translation>избира едно: {options}</translation>
    </message>
    <message>
        <source>commission {units}</source>
        <translation>въоръжете {units}</translation>
    </message>
    <message>
        <source>commissions {units}</source>
        <translation>въоръжава {units}</translation>
    </message>
    <message>
        <source>complete the contract: {reward}</source>
        <translation>изпълнете договора: {reward}</translation>
    </message>
    <message numerus="yes">
        <source>deploy %n troop(s) from your supply to the Conflict</source>
        <translation>
            <numerusform>изпратете %n войска от запаса си в конфликта</numerusform>
            <numerusform>изпратете %n войски от запаса си в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>deploy any number of troops from your garrison to the Conflict</source>
        <translation>изпратете произволен брой войски от гарнизона си в конфликта</translation>
    </message>
    <message numerus="yes">
        <source>deploy up to %n troop(s) from your garrison to the Conflict</source>
        <translation>
            <numerusform>изпратете до %n войска от гарнизона си в конфликта</numerusform>
            <numerusform>изпратете до %n войски от гарнизона си в конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deploy up to %n unit(s) from your garrison to the Conflict</source>
        <translation>
            <numerusform>изпратете до %n бойна единица от гарнизона си в конфликта</numerusform>
            <numerusform>изпратете до %n бойни единици от гарнизона си в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>deploy up to {units} from your garrison to the Conflict</source>
        <translation>изпратете от гарнизона си в конфликта най-много: {units}</translation>
    </message>
    <message>
        <source>deploy {units} from your supply to the Conflict</source>
        <translation>изпратете от запаса си в конфликта: {units}</translation>
    </message>
    <message>
        <source>deploys all of these troops to the Conflict</source>
        <translation>изпраща в конфликта всички тези войски</translation>
    </message>
    <message>
        <source>destroy the Shield Wall (optional)</source>
        <translation>разрушете Защитната стена (по желание)</translation>
    </message>
    <message>
        <source>destroys the Shield Wall</source>
        <translation>разрушава Защитната стена</translation>
    </message>
    <message numerus="yes">
        <source>discard %n card(s)</source>
        <translation>
            <numerusform>изчистете %n карта</numerusform>
            <numerusform>изчистете %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard %n card(s)</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>изчиства %n карта</numerusform>
            <numerusform>изчиства %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>discard a card you looked at</source>
        <translation>изчистете една от погледнатите карти</translation>
    </message>
    <message numerus="yes">
        <source>discards %n card(s)</source>
        <translation>
            <numerusform>изчиства %n карта</numerusform>
            <numerusform>изчиства %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n Intrigue card(s)</source>
        <translation>
            <numerusform>изтеглете %n карта Интрига</numerusform>
            <numerusform>изтеглете %n карти Интрига</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s)</source>
        <translation>
            <numerusform>изтеглете %n карта</numerusform>
            <numerusform>изтеглете %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n more card(s)</source>
        <translation>
            <numerusform>изтеглете още %n карта</numerusform>
            <numerusform>изтеглете още %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n Intrigue card(s)</source>
        <translation>
            <numerusform>тегли %n карта Интрига</numerusform>
            <numerusform>тегли %n карти Интрига</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>тегли %n карта</numerusform>
            <numerusform>тегли %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each copy of {card} costs you %n Persuasion less this turn</source>
        <translation>
            <numerusform>в този ход всяко копие на „{card}“ ви струва с %n Авторитет по-малко</numerusform>
            <numerusform>в този ход всяко копие на „{card}“ ви струва с %n Авторитет по-малко</numerusform>
        </translation>
    </message>
    <message>
        <source>each opponent chooses one: {options}</source>
        <translation>всеки опонент избира едно: {options}</translation>
    </message>
    <message numerus="yes">
        <source>each opponent discards %n card(s)</source>
        <translation>
            <numerusform>всеки опонент изчиства %n карта</numerusform>
            <numerusform>всеки опонент изчиства %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each opponent loses %n troop(s) from their garrison</source>
        <translation>
            <numerusform>всеки опонент губи %n войска от гарнизона си</numerusform>
            <numerusform>всеки опонент губи %n войски от гарнизона си</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each opponent loses %n troop(s) in the Conflict</source>
        <translation>
            <numerusform>всеки опонент губи %n войска в конфликта</numerusform>
            <numerusform>всеки опонент губи %n войски в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>each opponent: {clause}</source>
        <translation>всеки опонент: {clause}</translation>
    </message>
    <message>
        <source>flip this tile</source>
        <translation>обърнете тази плочка</translation>
    </message>
    <message>
        <source>flips this tile</source>
        <translation>обръща тази плочка</translation>
    </message>
    <message>
        <source>for each troop you deploy to the Conflict this turn, you may retreat an opponent&apos;s troop or dreadnought to its owner&apos;s garrison</source>
        <translation>за всяка войска, която изпратите в конфликта в този ход, може да оттеглите войска или дредноут на опонент в гарнизона на собственика</translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence instead of 1 with the Faction whose board space you visit</source>
        <translation>
            <numerusform>получете %n влияние вместо 1 с фракцията, чието игрално поле посещавате</numerusform>
            <numerusform>получете %n влияние вместо 1 с фракцията, чието игрално поле посещавате</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with a Faction of your choice</source>
        <extracomment>By track, where its token has a name of its own.</extracomment>
        <translation>
            <numerusform>получете %n влияние с фракция по ваш избор</numerusform>
            <numerusform>получете %n влияние с фракция по ваш избор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with a Faction where an opponent has more Influence than you</source>
        <translation>
            <numerusform>получете %n влияние с фракция, с която ваш опонент има повече влияние от вас</numerusform>
            <numerusform>получете %n влияние с фракция, с която ваш опонент има повече влияние от вас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with one of these Factions: {factions}</source>
        <translation>
            <numerusform>получете %n влияние с една от тези фракции: {factions}</numerusform>
            <numerusform>получете %n влияние с една от тези фракции: {factions}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>получете %n влияние с Бени Джесърит</numerusform>
            <numerusform>получете %n влияние с Бени Джесърит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Emperor</source>
        <translation>
            <numerusform>получете %n влияние с Императора</numerusform>
            <numerusform>получете %n влияние с Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Faction whose board space you sent an Agent to this turn</source>
        <translation>
            <numerusform>получете %n влияние с фракцията, на чието игрално поле сте изпратили Агент в този ход</numerusform>
            <numerusform>получете %n влияние с фракцията, на чието игрално поле сте изпратили Агент в този ход</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Fremen</source>
        <translation>
            <numerusform>получете %n влияние със Свободните</numerusform>
            <numerusform>получете %n влияние със Свободните</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>получете %n влияние с Космическото сдружение</numerusform>
            <numerusform>получете %n влияние с Космическото сдружение</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Persuasion</source>
        <extracomment>Among clauses with verbs these have one, too.</extracomment>
        <translation>
            <numerusform>получете %n Авторитет</numerusform>
            <numerusform>получете %n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Solari</source>
        <extracomment>Of resources, in the order of ``engine.names.RESOURCES``.</extracomment>
        <translation>
            <numerusform>получете %n солари</numerusform>
            <numerusform>получете %n солари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Victory Point(s)</source>
        <translation>
            <numerusform>получете %n победна точка</numerusform>
            <numerusform>получете %n победни точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n more Persuasion</source>
        <translation>
            <numerusform>получете още %n Авторитет</numerusform>
            <numerusform>получете още %n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n more sword(s)</source>
        <translation>
            <numerusform>получете още %n меч</numerusform>
            <numerusform>получете още %n меча</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n spice</source>
        <translation>
            <numerusform>получете %n подправка</numerusform>
            <numerusform>получете %n подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n sword(s)</source>
        <translation>
            <numerusform>получете %n меч</numerusform>
            <numerusform>получете %n меча</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n water</source>
        <translation>
            <numerusform>получете %n вода</numerusform>
            <numerusform>получете %n вода</numerusform>
        </translation>
    </message>
    <message>
        <source>gain 1 Influence with a Faction where you have a Snooper</source>
        <translation>получете 1 влияние с фракция, при която имате детектор</translation>
    </message>
    <message>
        <source>gain 1 Influence with each Faction that has at least one of your Agents on its board spaces</source>
        <translation>получете 1 влияние с всяка фракция, на чиито игрални полета имате поне един Агент</translation>
    </message>
    <message>
        <source>gain 1 Influence with each Faction you are spying on</source>
        <translation>получете 1 влияние с всяка фракция, която шпионирате</translation>
    </message>
    <message numerus="yes">
        <source>gain 1 Influence with each of %n different Factions of your choice</source>
        <translation>
            <numerusform>получете 1 влияние с %n фракция по ваш избор</numerusform>
            <numerusform>получете 1 влияние с всяка от %n различни фракции по ваш избор</numerusform>
        </translation>
    </message>
    <message>
        <source>gain 1 Influence with each of the four Factions</source>
        <translation>получете 1 влияние с всяка от четирите фракции</translation>
    </message>
    <message>
        <source>gain 1 Influence with each of these Factions: {factions}</source>
        <translation>получете 1 влияние с всяка от тези фракции: {factions}</translation>
    </message>
    <message>
        <source>gain 1 Solari for each Agent icon of the other grafted card</source>
        <translation>получете 1 солари за всеки агентски символ на другата присадена карта</translation>
    </message>
    <message>
        <source>gain control of {space}</source>
        <translation>получете контрол над „{space}“</translation>
    </message>
    <message>
        <source>gain the base amount of spice of that board space once more</source>
        <translation>получете още веднъж базовото количество подправка от това игрално поле</translation>
    </message>
    <message>
        <source>gain {amounts}</source>
        <translation>получете {amounts}</translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with a Faction where an opponent has more Influence</source>
        <translation>
            <numerusform>получава %n влияние с фракция, с която негов опонент има повече влияние</numerusform>
            <numerusform>получава %n влияние с фракция, с която негов опонент има повече влияние</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with a Faction where this wins it the Alliance, or if there is none, with the Faction where it has the least</source>
        <translation>
            <numerusform>получава %n влияние с фракция, с която така ще сключи съюз, а ако няма такава – с тази, с която има най-малко влияние</numerusform>
            <numerusform>получава %n влияние с фракция, с която така ще сключи съюз, а ако няма такава – с тази, с която има най-малко влияние</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>получава %n влияние с Бени Джесърит</numerusform>
            <numerusform>получава %n влияние с Бени Джесърит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Emperor</source>
        <extracomment>Of a Rival, as are all of these verbs in -s: without a subject, so that nothing has to agree with it.</extracomment>
        <translation>
            <numerusform>получава %n влияние с Императора</numerusform>
            <numerusform>получава %n влияние с Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Faction where it has the least</source>
        <translation>
            <numerusform>получава %n влияние с фракцията, с която има най-малко влияние</numerusform>
            <numerusform>получава %n влияние с фракцията, с която има най-малко влияние</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Fremen</source>
        <translation>
            <numerusform>получава %n влияние със Свободните</numerusform>
            <numerusform>получава %n влияние със Свободните</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>получава %n влияние с Космическото сдружение</numerusform>
            <numerusform>получава %n влияние с Космическото сдружение</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Victory Point(s)</source>
        <translation>
            <numerusform>получава %n победна точка</numerusform>
            <numerusform>получава %n победни точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains 1 Influence with each of the %n Factions where it has the least</source>
        <translation>
            <numerusform>получава 1 влияние с %n фракция, с която има най-малко влияние</numerusform>
            <numerusform>получава 1 влияние с всяка от %n-те фракции, с които има най-малко влияние</numerusform>
        </translation>
    </message>
    <message>
        <source>gains 1 Influence with the Faction of its priorities that the card shows</source>
        <extracomment>By place in the list of priorities; 0: cards differ in it.</extracomment>
        <translation>получава 1 влияние с фракцията от приоритетите си, показана на картата</translation>
    </message>
    <message>
        <source>gains 1 Influence with the Faction where it has the most</source>
        <translation>получава 1 влияние с фракцията, с която има най-много влияние</translation>
    </message>
    <message>
        <source>gains 1 Influence with the first Faction of its priorities</source>
        <translation>получава 1 влияние с първата фракция от приоритетите си</translation>
    </message>
    <message>
        <source>gains 1 Influence with the fourth Faction of its priorities</source>
        <translation>получава 1 влияние с четвъртата фракция от приоритетите си</translation>
    </message>
    <message>
        <source>gains 1 Influence with the second Faction of its priorities</source>
        <translation>получава 1 влияние с втората фракция от приоритетите си</translation>
    </message>
    <message>
        <source>gains 1 Influence with the third Faction of its priorities</source>
        <translation>получава 1 влияние с третата фракция от приоритетите си</translation>
    </message>
    <message>
        <source>gains 2 Solari instead of a contract</source>
        <translation>получава 2 солари вместо договор</translation>
    </message>
    <message>
        <source>gains control of {space}</source>
        <translation>получава контрол над „{space}“</translation>
    </message>
    <message>
        <source>gains {amounts}</source>
        <translation>получава {amounts}</translation>
    </message>
    <message numerus="yes">
        <source>generate %n specimen(s)</source>
        <translation>
            <numerusform>създайте %n образец</numerusform>
            <numerusform>създайте %n образеца</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvest %n spice and all bonus spice on this space</source>
        <translation>
            <numerusform>добийте %n подправка и цялата допълнителна подправка от това поле</numerusform>
            <numerusform>добийте %n подправка и цялата допълнителна подправка от това поле</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvests %n spice and all bonus spice on this space</source>
        <translation>
            <numerusform>добива %n подправка и цялата допълнителна подправка от това поле</numerusform>
            <numerusform>добива %n подправка и цялата допълнителна подправка от това поле</numerusform>
        </translation>
    </message>
    <message>
        <source>if it is your second of the round, take the card that you set aside into your hand</source>
        <translation>ако това е вторият ви ход от рунда, вземете в ръката си картата, която сте отделили</translation>
    </message>
    <message numerus="yes">
        <source>if you have come %n step(s) far: {track}</source>
        <translation>
            <numerusform>ако сте напреднали поне с %n стъпка: {track}</numerusform>
            <numerusform>ако сте напреднали поне с %n стъпки: {track}</numerusform>
        </translation>
    </message>
    <message>
        <source>if you win this Conflict: {effect}</source>
        <translation>ако спечелите този конфликт: {effect}</translation>
    </message>
    <message>
        <source>in your Reveal turn this round: {effects}</source>
        <extracomment>Of a card with Unload: what its Reveal box is called, and what is the same box.</extracomment>
        <translation>във вашия ход на Разкриване през този рунд: {effects}</translation>
    </message>
    <message>
        <source>leaves {units} on a board space that can be controlled</source>
        <translation>оставя на игрално поле, което може да се контролира: {units}</translation>
    </message>
    <message>
        <source>look at the top 2 Intrigue cards, keep one of them and put the other one back on top</source>
        <translation>погледнете най-горните 2 карти Интрига, запазете едната и върнете другата най-отгоре</translation>
    </message>
    <message>
        <source>look at the top 3 cards of your deck: take one of them into your hand, discard one and trash the other</source>
        <translation>погледнете най-горните 3 карти от колодата си – вземете една от тях в ръката си, изчистете друга и премахнете третата</translation>
    </message>
    <message>
        <source>look at the top card of your deck</source>
        <translation>погледнете най-горната карта от колодата си</translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence (with one or more Factions of your choice)</source>
        <translation>
            <numerusform>загубете %n влияние (с фракция по ваш избор)</numerusform>
            <numerusform>загубете %n влияние (с една или две фракции по ваш избор)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with one Faction of your choice</source>
        <translation>
            <numerusform>загубете %n влияние с една фракция по ваш избор</numerusform>
            <numerusform>загубете %n влияние с една фракция по ваш избор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>загубете %n влияние с Бени Джесърит</numerusform>
            <numerusform>загубете %n влияние с Бени Джесърит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Emperor</source>
        <translation>
            <numerusform>загубете %n влияние с Императора</numerusform>
            <numerusform>загубете %n влияние с Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Fremen</source>
        <translation>
            <numerusform>загубете %n влияние със Свободните</numerusform>
            <numerusform>загубете %n влияние със Свободните</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>загубете %n влияние с Космическото сдружение</numerusform>
            <numerusform>загубете %n влияние с Космическото сдружение</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n of your troops (in the garrison or in the Conflict)</source>
        <translation>
            <numerusform>загубете %n своя войска (в гарнизона или в конфликта)</numerusform>
            <numerusform>загубете %n свои войски (в гарнизона или в конфликта)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n of your troops in the Conflict</source>
        <translation>
            <numerusform>загубете %n своя войска в конфликта</numerusform>
            <numerusform>загубете %n свои войски в конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) from the garrison</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>губи %n войска от гарнизона си</numerusform>
            <numerusform>губи %n войски от гарнизона си</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) from your garrison</source>
        <translation>
            <numerusform>загубете %n войска от гарнизона си</numerusform>
            <numerusform>загубете %n войски от гарнизона си</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) in the Conflict</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>губи %n войска в конфликта</numerusform>
            <numerusform>губи %n войски в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>lose 1 Influence with a Faction of your choice</source>
        <translation>загубете 1 влияние с фракция по ваш избор</translation>
    </message>
    <message>
        <source>lose {units}</source>
        <translation>загубете: {units}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n of its troops in the Conflict</source>
        <translation>
            <numerusform>губи %n своя войска в конфликта</numerusform>
            <numerusform>губи %n свои войски в конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n troop(s) from its garrison</source>
        <translation>
            <numerusform>губи %n войска от гарнизона си</numerusform>
            <numerusform>губи %n войски от гарнизона си</numerusform>
        </translation>
    </message>
    <message>
        <source>loses {units}</source>
        <translation>губи: {units}</translation>
    </message>
    <message>
        <source>move its Snooper onto this Leader and gain the next of these rewards: 1. you may discard a card: 1 spice; 2. the bonus of its track; 3. 1 Influence on its track; 4. the bonus and 1 Influence</source>
        <translation>преместете детектора ѝ върху този Лидер и получете следващата от тези награди: 1. може да изчистите карта: 1 подправка; 2. бонуса на скалата ѝ; 3. 1 влияние на скалата ѝ; 4. бонуса и 1 влияние</translation>
    </message>
    <message numerus="yes">
        <source>move your token %n step(s) on: {track}</source>
        <translation>
            <numerusform>преместете маркера си с %n стъпка напред: {track}</numerusform>
            <numerusform>преместете маркера си с %n стъпки напред: {track}</numerusform>
        </translation>
    </message>
    <message>
        <source>move your token back to the start and gain the rewards of all steps that it leaves: {track}</source>
        <translation>върнете маркера си в началото и получете наградите от всички стъпки, които той напуска: {track}</translation>
    </message>
    <message>
        <source>move your token one space along the training track and gain the reward of that space</source>
        <translation>преместете маркера си с едно поле напред по скалата за обучение и получете наградата от това поле</translation>
    </message>
    <message numerus="yes">
        <source>moves its Freighter %n times: to the second space at most, then back to the start for its rewards</source>
        <translation>
            <numerusform>премества товарния си кораб %n път: най-много до втората стъпка, а оттам до началото за наградите</numerusform>
            <numerusform>премества товарния си кораб %n пъти: най-много до втората стъпка, а оттам до началото за наградите</numerusform>
        </translation>
    </message>
    <message>
        <source>moves its Freighter: to the second space at most, then back to the start for its rewards</source>
        <translation>премества товарния си кораб: най-много до втората стъпка, а оттам до началото за наградите</translation>
    </message>
    <message>
        <source>once per game: remove all cards of the Imperium Row from the game and deal new ones</source>
        <translation>веднъж за игра: извадете всички карти от Имперския ред от играта и раздайте нови</translation>
    </message>
    <message numerus="yes">
        <source>pay %n Solari</source>
        <translation>
            <numerusform>платете %n солари</numerusform>
            <numerusform>платете %n солари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n specimen(s)</source>
        <translation>
            <numerusform>платете %n образец</numerusform>
            <numerusform>платете %n образеца</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n spice</source>
        <translation>
            <numerusform>платете %n подправка</numerusform>
            <numerusform>платете %n подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n water</source>
        <translation>
            <numerusform>платете %n вода</numerusform>
            <numerusform>платете %n вода</numerusform>
        </translation>
    </message>
    <message>
        <source>pay {amounts}</source>
        <translation>платете {amounts}</translation>
    </message>
    <message>
        <source>pays {amounts}</source>
        <translation>плаща {amounts}</translation>
    </message>
    <message>
        <source>place a Spy</source>
        <translation>поставете шпионин</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to a board space with one of these icons ({icons})</source>
        <translation>поставете шпионин на наблюдателен пост, свързан с игрално поле с един от тези символи ({icons})</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to a board space with the {icon} icon</source>
        <translation>поставете шпионин на наблюдателен пост, свързан с игрално поле със символ „{icon}“</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to the board space you sent an Agent to this turn</source>
        <translation>поставете шпионин на наблюдателен пост, свързан с игралното поле, на което в този ход сте изпратили Агент</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to the board space you sent an Agent to this turn, even on one with an opponent&apos;s Spy</source>
        <translation>поставете шпионин на наблюдателен пост, свързан с игралното поле, на което в този ход сте изпратили Агент, дори на пост с шпионин на опонент</translation>
    </message>
    <message>
        <source>place a Spy on any observation post, even on one with an opponent&apos;s Spy</source>
        <translation>поставете шпионин на произволен наблюдателен пост, дори на пост с шпионин на опонент</translation>
    </message>
    <message>
        <source>places a Spy on an observation post connected to a board space with the {icon} icon</source>
        <translation>поставя шпионин на наблюдателен пост, свързан с игрално поле със символ „{icon}“</translation>
    </message>
    <message>
        <source>places a Spy on the first free Faction observation post of its priorities</source>
        <translation>поставя шпионин на първия свободен наблюдателен пост на фракция според приоритетите си</translation>
    </message>
    <message>
        <source>put 1 troop from your supply aside as a memory (on the Bene Gesserit area)</source>
        <translation>отделете 1 войска от запаса си като спомен (в зоната на Бени Джесърит)</translation>
    </message>
    <message>
        <source>put a Snooper on the 2 of each influence track</source>
        <translation>поставете детектор на стъпка 2 на всяка скала за влияние</translation>
    </message>
    <message>
        <source>put an Intrigue card from your hand on the bottom of the Intrigue deck, unseen</source>
        <translation>поставете карта Интрига от ръката си най-долу в колодата Интриги, без да я показвате</translation>
    </message>
    <message>
        <source>put any number of your Intrigue cards on the bottom of the Intrigue deck and draw as many</source>
        <translation>поставете произволен брой свои карти Интрига най-долу в колодата Интриги и изтеглете още толкова</translation>
    </message>
    <message>
        <source>put {units} on a board space that can be controlled</source>
        <translation>поставете на игрално поле, което може да се контролира: {units}</translation>
    </message>
    <message numerus="yes">
        <source>recall %n Sp(y|ies)</source>
        <translation>
            <numerusform>отзовете %n шпионин</numerusform>
            <numerusform>отзовете %n шпиони</numerusform>
        </translation>
    </message>
    <message>
        <source>recall another of your Agents, not the one sent this turn, to your Leader</source>
        <translation>отзовете при Лидера си друг свой Агент (не изпратения в този ход)</translation>
    </message>
    <message>
        <source>recall one of your Agents to your Leader</source>
        <translation>отзовете един свой Агент при Лидера си</translation>
    </message>
    <message>
        <source>recall your Freighter and gain the rewards of its space and of all below</source>
        <translation>върнете товарния си кораб и получете наградите на стъпката му и на всички под нея</translation>
    </message>
    <message numerus="yes">
        <source>recalls %n Sp(y|ies)</source>
        <translation>
            <numerusform>отзовава %n шпионин</numerusform>
            <numerusform>отзовава %n шпиони</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recruit %n troop(s)</source>
        <translation>
            <numerusform>наберете %n войска</numerusform>
            <numerusform>наберете %n войски</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recruits %n troop(s)</source>
        <translation>
            <numerusform>набира %n войска</numerusform>
            <numerusform>набира %n войски</numerusform>
        </translation>
    </message>
    <message>
        <source>remove a card from the Imperium Row, set it aside and refill the Row; in your Reveal turn this round you may acquire it for 1 Persuasion less</source>
        <translation>извадете карта от Имперския ред, отделете я настрана и попълнете реда; във вашия ход на Разкриване през този рунд можете да я придобиете за 1 Авторитет по-малко</translation>
    </message>
    <message>
        <source>remove the left card of the Tleilaxu Row from the game</source>
        <translation>извадете лявата карта от реда Тлейлаксу от играта</translation>
    </message>
    <message>
        <source>remove the right card of the Tleilaxu Row from the game</source>
        <translation>извадете дясната карта от реда Тлейлаксу от играта</translation>
    </message>
    <message>
        <source>removes the left card of the Tleilaxu Row from the game</source>
        <translation>изважда лявата карта от реда Тлейлаксу от играта</translation>
    </message>
    <message>
        <source>removes the right card of the Tleilaxu Row from the game</source>
        <translation>изважда дясната карта от реда Тлейлаксу от играта</translation>
    </message>
    <message>
        <source>repeat the effects printed on that board space</source>
        <translation>повторете ефектите, отпечатани на това игрално поле</translation>
    </message>
    <message>
        <source>research</source>
        <translation>проведете изследване</translation>
    </message>
    <message numerus="yes">
        <source>research %n time(s)</source>
        <translation>
            <numerusform>проведете изследване %n път</numerusform>
            <numerusform>проведете изследване %n пъти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat %n of your troops</source>
        <translation>
            <numerusform>оттеглете %n своя войска в гарнизона</numerusform>
            <numerusform>оттеглете %n свои войски в гарнизона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat %n of your units to your garrison</source>
        <translation>
            <numerusform>оттеглете %n своя бойна единица в гарнизона</numerusform>
            <numerusform>оттеглете %n свои бойни единици в гарнизона</numerusform>
        </translation>
    </message>
    <message>
        <source>retreat any number of your troops</source>
        <translation>оттеглете произволен брой свои войски в гарнизона</translation>
    </message>
    <message numerus="yes">
        <source>retreat up to %n of your troops</source>
        <translation>
            <numerusform>оттеглете до %n своя войска в гарнизона</numerusform>
            <numerusform>оттеглете до %n свои войски в гарнизона</numerusform>
        </translation>
    </message>
    <message>
        <source>retreat up to {units} to your garrison</source>
        <translation>оттеглете в гарнизона си най-много: {units}</translation>
    </message>
    <message numerus="yes">
        <source>retreat {least} or %n of your troops</source>
        <translation>
            <numerusform>оттеглете {least} или %n своя войска в гарнизона</numerusform>
            <numerusform>оттеглете {least} или %n свои войски в гарнизона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat {least} to %n of your troops</source>
        <translation>
            <numerusform>оттеглете от {least} до %n своя войска в гарнизона</numerusform>
            <numerusform>оттеглете от {least} до %n свои войски в гарнизона</numerusform>
        </translation>
    </message>
    <message>
        <source>retreat {units} to the garrison</source>
        <translation>оттеглете в гарнизона: {units}</translation>
    </message>
    <message>
        <source>retreats {units} to its garrison</source>
        <translation>оттегля в гарнизона си: {units}</translation>
    </message>
    <message>
        <source>return all your memories (to your supply; draw 1 card for each) and flip this Leader</source>
        <translation>върнете всички свои спомени (в запаса си; изтеглете по 1 карта за всеки) и обърнете този Лидер</translation>
    </message>
    <message>
        <source>return any number of your specimens to your supply</source>
        <translation>върнете произволен брой свои образци в запаса си</translation>
    </message>
    <message>
        <source>return this card to your hand</source>
        <translation>върнете тази карта в ръката си</translation>
    </message>
    <message>
        <source>returns all bonus spice on this space to the bank</source>
        <translation>връща в банката цялата допълнителна подправка от това поле</translation>
    </message>
    <message>
        <source>returns its Freighter to the start and gains the rewards of its spaces</source>
        <translation>връща товарния си кораб в началото и получава наградите на изминатите стъпки</translation>
    </message>
    <message>
        <source>reveal the Factions you secretly chose and gain 1 Influence with each of them (once per game)</source>
        <translation>разкрийте тайно избраните фракции и получете 1 влияние с всяка от тях (веднъж за игра)</translation>
    </message>
    <message numerus="yes">
        <source>secretly choose %n different Factions</source>
        <translation>
            <numerusform>изберете тайно %n фракция</numerusform>
            <numerusform>изберете тайно %n различни фракции</numerusform>
        </translation>
    </message>
    <message>
        <source>send one of your Agents, from your Leader or from a board space, to any board space, even an occupied one</source>
        <translation>изпратете един свой Агент – от Лидера си или от игрално поле – на произволно игрално поле, дори заето</translation>
    </message>
    <message numerus="yes">
        <source>sending an Agent to {space} with this card costs %n spice less</source>
        <translation>
            <numerusform>изпращането на Агент на „{space}“ с тази карта струва с %n подправка по-малко</numerusform>
            <numerusform>изпращането на Агент на „{space}“ с тази карта струва с %n подправка по-малко</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sends %n Negotiator(s) from its supply to Ix</source>
        <translation>
            <numerusform>изпраща %n преговарящ от запаса си на Икс</numerusform>
            <numerusform>изпраща %n преговарящи от запаса си на Икс</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside a card from your hand, face down</source>
        <translation>отделете настрана карта от ръката си с лице надолу</translation>
    </message>
    <message>
        <source>shuffle your discard pile into your deck</source>
        <translation>размесете купа с изчистените си карти в колодата си</translation>
    </message>
    <message numerus="yes">
        <source>steal 1 Intrigue card at random from each opponent who has %n or more of them</source>
        <translation>
            <numerusform>откраднете по 1 карта Интрига на случаен принцип от всеки опонент, който има поне %n такава карта</numerusform>
            <numerusform>откраднете по 1 карта Интрига на случаен принцип от всеки опонент, който има поне %n такива карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals 1 Intrigue card at random from each opponent who has %n or more of them</source>
        <translation>
            <numerusform>краде по 1 карта Интрига на случаен принцип от всеки опонент, който има поне %n такава карта</numerusform>
            <numerusform>краде по 1 карта Интрига на случаен принцип от всеки опонент, който има поне %n такива карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summon %n sandworm(s)</source>
        <translation>
            <numerusform>призовете %n пясъчен червей</numerusform>
            <numerusform>призовете %n пясъчни червея</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summon %n sandworm(s) and gain all bonus spice on this space</source>
        <translation>
            <numerusform>призовете %n пясъчен червей и получете цялата допълнителна подправка от това поле</numerusform>
            <numerusform>призовете %n пясъчни червея и получете цялата допълнителна подправка от това поле</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summons %n sandworm(s) and gains all bonus spice on this space</source>
        <translation>
            <numerusform>призовава %n пясъчен червей и получава цялата допълнителна подправка от това поле</numerusform>
            <numerusform>призовава %n пясъчни червея и получава цялата допълнителна подправка от това поле</numerusform>
        </translation>
    </message>
    <message>
        <source>take Maker hooks</source>
        <translation>вземете куки на Вестителя</translation>
    </message>
    <message>
        <source>take a Bene Gesserit card from your discard pile into your hand</source>
        <translation>вземете карта на Бени Джесърит от купа с изчистените си карти в ръката си</translation>
    </message>
    <message>
        <source>take a Fremen card from your discard pile into your hand</source>
        <translation>вземете карта на Свободните от купа с изчистените си карти в ръката си</translation>
    </message>
    <message numerus="yes">
        <source>take a High Council seat: from now on, %n Persuasion in each of your Reveal turns</source>
        <translation>
            <numerusform>вземете място във Висшия съвет: отсега нататък %n Авторитет във всеки ваш ход на Разкриване</numerusform>
            <numerusform>вземете място във Висшия съвет: отсега нататък %n Авторитет във всеки ваш ход на Разкриване</numerusform>
        </translation>
    </message>
    <message>
        <source>take a Spacing Guild card from your discard pile into your hand</source>
        <translation>вземете карта на Космическото сдружение от купа с изчистените си карти в ръката си</translation>
    </message>
    <message>
        <source>take a contract (or gain 2 Solari if there is none)</source>
        <translation>вземете договор (или получете 2 солари, ако няма договори)</translation>
    </message>
    <message>
        <source>take an Emperor card from your discard pile into your hand</source>
        <translation>вземете карта на Императора от купа с изчистените си карти в ръката си</translation>
    </message>
    <message>
        <source>take the Mentat from its board space as an extra Agent for this round</source>
        <translation>вземете Ментата от неговото игрално поле като допълнителен Агент за този рунд</translation>
    </message>
    <message>
        <source>take the Mentat, wherever it is, as an extra Agent for the next round</source>
        <translation>вземете Ментата, където и да е той, като допълнителен Агент за следващия рунд</translation>
    </message>
    <message>
        <source>take the card that you set aside into your hand, if it is still there</source>
        <translation>вземете в ръката си картата, която сте отделили, ако още е там</translation>
    </message>
    <message>
        <source>take your Swordmaster: a third Agent for the rest of the game, this round included</source>
        <translation>вземете своя Майстор на меча: трети Агент до края на играта, включително в този рунд</translation>
    </message>
    <message>
        <source>takes Maker hooks</source>
        <translation>взема куки на Вестителя</translation>
    </message>
    <message>
        <source>takes the Mentat, wherever it is, as an extra Agent for the next round</source>
        <translation>взема Ментата, където и да е той, като допълнителен Агент за следващия рунд</translation>
    </message>
    <message>
        <source>the Agent you send with this card need not meet the Influence requirement of the board space</source>
        <translation>не е нужно Агентът, когото изпращате с тази карта, да отговаря на изискването за влияние на игралното поле</translation>
    </message>
    <message>
        <source>the card you play this turn also has these Agent icons: {icons}</source>
        <translation>картата, която изиграете в този ход, има и тези агентски символи: {icons}</translation>
    </message>
    <message>
        <source>this card also has these Agent icons: {icons}</source>
        <translation>тази карта има и тези агентски символи: {icons}</translation>
    </message>
    <message>
        <source>this card has the same Agent box as the other grafted card</source>
        <translation>тази карта има същия ефект на Агент като другата присадена карта</translation>
    </message>
    <message>
        <source>this turn, opponents&apos; Agents do not block your Agent</source>
        <translation>в този ход Агентите на опонентите не блокират вашия Агент</translation>
    </message>
    <message>
        <source>this turn, opponents&apos; Agents do not block your Agent at board spaces with these Agent icons: {icons}</source>
        <translation>в този ход Агентите на опонентите не блокират вашия Агент на игрални полета с тези агентски символи: {icons}</translation>
    </message>
    <message>
        <source>trash a Bene Gesserit card from your hand</source>
        <translation>премахнете карта на Бени Джесърит от ръката си</translation>
    </message>
    <message>
        <source>trash a Fremen card from your hand</source>
        <translation>премахнете карта на Свободните от ръката си</translation>
    </message>
    <message>
        <source>trash a Spacing Guild card from your hand</source>
        <translation>премахнете карта на Космическото сдружение от ръката си</translation>
    </message>
    <message>
        <source>trash a card (in hand, in your discard pile or in play)</source>
        <translation>премахнете карта (от ръката си, от купа с изчистените си карти или в игра)</translation>
    </message>
    <message>
        <source>trash a card from your hand</source>
        <translation>премахнете карта от ръката си</translation>
    </message>
    <message>
        <source>trash a card you have in play</source>
        <translation>премахнете своя карта, която е в игра</translation>
    </message>
    <message>
        <source>trash a card you looked at</source>
        <translation>премахнете една от погледнатите карти</translation>
    </message>
    <message>
        <source>trash an Emperor card from your hand</source>
        <translation>премахнете карта на Императора от ръката си</translation>
    </message>
    <message>
        <source>trash an Intrigue card from your hand</source>
        <translation>премахнете карта Интрига от ръката си</translation>
    </message>
    <message>
        <source>trash another Bene Gesserit card you have in play</source>
        <translation>премахнете друга своя карта на Бени Джесърит, която е в игра</translation>
    </message>
    <message>
        <source>trash another Emperor card you have in play</source>
        <translation>премахнете друга своя карта на Императора, която е в игра</translation>
    </message>
    <message>
        <source>trash another Fremen card you have in play</source>
        <translation>премахнете друга своя карта на Свободните, която е в игра</translation>
    </message>
    <message>
        <source>trash another Spacing Guild card you have in play</source>
        <translation>премахнете друга своя карта на Космическото сдружение, която е в игра</translation>
    </message>
    <message>
        <source>trash another card (in hand, in your discard pile or in play)</source>
        <translation>премахнете друга карта (от ръката си, от купа с изчистените си карти или в игра)</translation>
    </message>
    <message>
        <source>trash another card you have in play</source>
        <translation>премахнете друга своя карта, която е в игра</translation>
    </message>
    <message>
        <source>trash one of the two grafted cards</source>
        <translation>премахнете една от двете присадени карти</translation>
    </message>
    <message>
        <source>trash the other grafted card</source>
        <translation>премахнете другата присадена карта</translation>
    </message>
    <message>
        <source>trash the top card of your deck</source>
        <translation>премахнете най-горната карта от колодата си</translation>
    </message>
    <message>
        <source>trash this card</source>
        <translation>премахнете тази карта</translation>
    </message>
    <message>
        <source>trash this tile</source>
        <translation>премахнете тази плочка</translation>
    </message>
    <message>
        <source>trashes a card</source>
        <translation>премахва карта</translation>
    </message>
    <message>
        <source>trashes this tile</source>
        <translation>премахва тази плочка</translation>
    </message>
    <message>
        <source>turn one of your face-up Conflict or Objective cards with the crysknife or wild battle icon face down</source>
        <translation>обърнете с лице надолу една своя открита карта Конфликт или Цел с боен символ крис нож или с универсален боен символ</translation>
    </message>
    <message>
        <source>turn one of your face-up Conflict or Objective cards with the desert mouse or wild battle icon face down</source>
        <translation>обърнете с лице надолу една своя открита карта Конфликт или Цел с боен символ пустинна мишка или с универсален боен символ</translation>
    </message>
    <message>
        <source>turn one of your face-up Conflict or Objective cards with the ornithopter or wild battle icon face down</source>
        <translation>обърнете с лице надолу една своя открита карта Конфликт или Цел с боен символ орнитоптер или с универсален боен символ</translation>
    </message>
    <message>
        <source>turn your Conflict card with the wild battle icon and another face-up Conflict or Objective card face down</source>
        <translation>обърнете с лице надолу своята карта Конфликт с универсалния боен символ и друга своя открита карта Конфликт или Цел</translation>
    </message>
    <message>
        <source>turns its Conflict card with the wild battle icon and another face-up Conflict or Objective card face down</source>
        <translation>обръща с лице надолу своята карта Конфликт с универсалния боен символ и друга своя открита карта Конфликт или Цел</translation>
    </message>
    <message>
        <source>use the Signet Ring ability of your Leader</source>
        <translation>използвайте умението Пръстен с печат на Лидера си</translation>
    </message>
    <message>
        <source>uses its Signet Ring ability</source>
        <translation>използва умението си Пръстен с печат</translation>
    </message>
    <message>
        <source>when your Reveal turn begins, the other grafted card returns from play to your hand</source>
        <translation>в началото на хода ви на Разкриване другата присадена карта се връща от игра в ръката ви</translation>
    </message>
    <message>
        <source>whenever you acquire a card, {effect}</source>
        <translation>винаги когато придобиете карта, {effect}</translation>
    </message>
    <message>
        <source>you cannot deploy units to the Conflict this turn</source>
        <translation>не можете да изпращате бойни единици в конфликта в този ход</translation>
    </message>
    <message>
        <source>you have no water</source>
        <translation>нямате вода</translation>
    </message>
    <message>
        <source>you may acquire a Tleilaxu card for its price in specimens</source>
        <translation>можете да придобиете карта Тлейлаксу за цената ѝ в образци</translation>
    </message>
    <message>
        <source>you may acquire a tech tile</source>
        <translation>по желание придобийте 1 плочка Технология</translation>
    </message>
    <message numerus="yes">
        <source>you may acquire a tech tile for %n spice less</source>
        <translation>
            <numerusform>по желание придобийте 1 плочка Технология с %n подправка по-евтино</numerusform>
            <numerusform>по желание придобийте 1 плочка Технология с %n подправка по-евтино</numerusform>
        </translation>
    </message>
    <message>
        <source>you may acquire a tech tile, and may pay its price in Solari instead of spice</source>
        <translation>по желание придобийте 1 плочка Технология; може да платите цената ѝ в солари вместо в подправка</translation>
    </message>
    <message>
        <source>you may deploy 1 troop from your garrison to the Conflict</source>
        <translation>можете да изпратите 1 войска от гарнизона си в конфликта</translation>
    </message>
    <message>
        <source>you may deploy 1 troop from your garrison to the Conflict, or retreat 1 of your troops</source>
        <extracomment>Both are optional, and said so once.</extracomment>
        <translation>можете да изпратите 1 войска от гарнизона си в конфликта или да оттеглите 1 своя войска в гарнизона</translation>
    </message>
    <message>
        <source>you may deploy any of the troops you recruit this turn to the Conflict, whatever the board space</source>
        <translation>можете да изпратите в конфликта всички или някои от войските, които набирате в този ход, независимо от игралното поле</translation>
    </message>
    <message>
        <source>you may deploy any of these troops to the Conflict</source>
        <translation>можете да изпратите в конфликта всички или някои от тези войски</translation>
    </message>
    <message>
        <source>you may deploy any of these units to the Conflict: {units}</source>
        <translation>можете да изпратите в конфликта всички или някои от тези бойни единици: {units}</translation>
    </message>
    <message>
        <source>you may deploy troops this turn as if you had sent your Agent to a Combat space</source>
        <translation>можете да изпращате в този ход войски в конфликта, сякаш сте изпратили Агента на Бойно поле</translation>
    </message>
    <message>
        <source>you may graft this to a card in the Imperium Row instead of a card in your hand, without acquiring it; trash that card at the end of your turn</source>
        <translation>можете да присадите тази карта към карта от Имперския ред вместо от ръката си, без да я придобивате; в края на хода си премахнете онази карта</translation>
    </message>
    <message numerus="yes">
        <source>you may move your Freighter %n times: each time advance it one space or recall it</source>
        <translation>
            <numerusform>по желание преместете своя товарен кораб %n път: придвижете го с една стъпка или го върнете</numerusform>
            <numerusform>по желание преместете своя товарен кораб %n пъти: всеки път го придвижете с една стъпка или го върнете</numerusform>
        </translation>
    </message>
    <message>
        <source>you may move your Freighter: advance it one space or recall it</source>
        <translation>по желание преместете своя товарен кораб: придвижете го с една стъпка или го върнете</translation>
    </message>
    <message>
        <source>you may pass this turn, taking neither an Agent turn nor a Reveal turn</source>
        <translation>можете да пасувате този ход: сега не правите нито ход с Агент, нито ход на Разкриване</translation>
    </message>
    <message>
        <source>you may play Intrigue cards</source>
        <translation>можете да изиграете карти Интрига</translation>
    </message>
    <message>
        <source>you may play cards for troops that you lost in the Conflict</source>
        <translation>можете да изиграете карти за войските, които сте загубили в конфликта</translation>
    </message>
    <message>
        <source>you may put each card you acquire this turn on top of your deck</source>
        <translation>можете да поставяте всяка карта, която придобиете в този ход, най-отгоре в колодата си</translation>
    </message>
    <message>
        <source>you may recall the Agent that you sent this turn</source>
        <translation>можете да отзовете Агента, изпратен в този ход</translation>
    </message>
    <message>
        <source>you may retreat 1 of your troops</source>
        <translation>можете да оттеглите 1 своя войска в гарнизона</translation>
    </message>
    <message numerus="yes">
        <source>you may send %n Negotiator(s) from your supply to Ix</source>
        <translation>
            <numerusform>по желание изпратете %n преговарящ от запаса си на Икс</numerusform>
            <numerusform>по желание изпратете %n преговарящи от запаса си на Икс</numerusform>
        </translation>
    </message>
    <message>
        <source>you may take another turn directly after this one</source>
        <translation>може да направите още един ход веднага след този</translation>
    </message>
    <message>
        <source>you may trash a card (in hand, in your discard pile or in play)</source>
        <translation>можете да премахнете карта (от ръката си, от купа с изчистените си карти или в игра)</translation>
    </message>
    <message>
        <source>you may trash a card you have in play</source>
        <translation>можете да премахнете своя карта, която е в игра</translation>
    </message>
    <message>
        <source>you may {effect}</source>
        <translation>по желание {effect}</translation>
    </message>
    <message>
        <source>{condition}, it {effect}</source>
        <extracomment>The effect has no subject: &quot;recruits 2 troops&quot;.</extracomment>
        <translation>{condition}, {effect}</translation>
    </message>
    <message>
        <source>{condition}, it {effect}; otherwise it {otherwise}</source>
        <extracomment>Neither effect has a subject: &quot;recruits 2 troops&quot;.</extracomment>
        <translation>{condition}, {effect}; в противен случай {otherwise}</translation>
    </message>
    <message>
        <source>{condition}: {effect}</source>
        <translation>{condition}: {effect}</translation>
    </message>
    <message>
        <source>{condition}: {effect}; otherwise: {otherwise}</source>
        <translation>{condition}: {effect}; в противен случай: {otherwise}</translation>
    </message>
    <message>
        <source>{cost} (optional)</source>
        <translation>{cost} (по желание)</translation>
    </message>
    <message>
        <source>{cost} → {gain}</source>
        <translation>{cost} → {gain}</translation>
    </message>
    <message>
        <source>{effect} Then another House Hagal card is turned up.</source>
        <translation>{effect} След това се обръща още една карта династия Хагал.</translation>
    </message>
    <message>
        <source>{effect} for each Bene Gesserit card you have in play</source>
        <translation>{effect} за всяка ваша карта на Бени Джесърит в игра</translation>
    </message>
    <message>
        <source>{effect} for each Bene Gesserit card you revealed this turn</source>
        <translation>{effect} за всяка карта на Бени Джесърит, разкрита от вас в този ход</translation>
    </message>
    <message>
        <source>{effect} for each Emperor card you have in play</source>
        <translation>{effect} за всяка ваша карта на Императора в игра</translation>
    </message>
    <message>
        <source>{effect} for each Emperor card you revealed this turn</source>
        <translation>{effect} за всяка карта на Императора, разкрита от вас в този ход</translation>
    </message>
    <message numerus="yes">
        <source>{effect} for each Faction with which it has %n or less Influence</source>
        <extracomment>Follows what is gained for each of them: &quot;gains 1 Victory Point&quot;.</extracomment>
        <translation>
            <numerusform>{effect} за всяка фракция, с която има най-много %n влияние</numerusform>
            <numerusform>{effect} за всяка фракция, с която има най-много %n влияние</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{effect} for each Faction with which you have %n or less Influence</source>
        <translation>
            <numerusform>{effect} за всяка фракция, с която имате най-много %n влияние</numerusform>
            <numerusform>{effect} за всяка фракция, с която имате най-много %n влияние</numerusform>
        </translation>
    </message>
    <message>
        <source>{effect} for each Fremen card you have in play</source>
        <translation>{effect} за всяка ваша карта на Свободните в игра</translation>
    </message>
    <message>
        <source>{effect} for each Fremen card you revealed this turn</source>
        <translation>{effect} за всяка карта на Свободните, разкрита от вас в този ход</translation>
    </message>
    <message>
        <source>{effect} for each Spacing Guild card you have in play</source>
        <translation>{effect} за всяка ваша карта на Космическото сдружение в игра</translation>
    </message>
    <message>
        <source>{effect} for each Spacing Guild card you revealed this turn</source>
        <translation>{effect} за всяка карта на Космическото сдружение, разкрита от вас в този ход</translation>
    </message>
    <message>
        <source>{effect} for each card you revealed this turn that gives swords</source>
        <translation>{effect} за всяка разкрита от вас в този ход карта, която дава мечове</translation>
    </message>
    <message>
        <source>{effect} for each contract you have completed</source>
        <translation>{effect} за всеки изпълнен от вас договор</translation>
    </message>
    <message>
        <source>{effect} for each of your dreadnoughts in the Conflict</source>
        <translation>{effect} за всеки ваш дредноут в конфликта</translation>
    </message>
    <message>
        <source>{effect} for each of your sandworms in the Conflict</source>
        <extracomment>By what is paid with, so much of it as the object of paying; a product adds its own. By kind of units; a product adds those of its own.</extracomment>
        <translation>{effect} за всеки ваш пясъчен червей в конфликта</translation>
    </message>
    <message>
        <source>{effect} for each other card you revealed this turn that gives swords</source>
        <translation>{effect} за всяка друга разкрита от вас в този ход карта, която дава мечове</translation>
    </message>
    <message>
        <source>{effect}; if it cannot, it {otherwise}</source>
        <extracomment>Neither effect has a subject: &quot;recruits 2 troops&quot;.</extracomment>
        <translation>{effect}; ако не може, {otherwise}</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <translation>{first}, след това {second}</translation>
    </message>
    <message>
        <source>{first}; or {last}</source>
        <translation>{first}; или {last}</translation>
    </message>
    <message>
        <source>{first}; then {second}</source>
        <extracomment>Their clauses have a subject or joints of their own, so that a bare &quot;and&quot; after them would mislead. Said last in a unit, or &quot;you may&quot; would seem to mean what follows too.</extracomment>
        <translation>{first}; след това {second}</translation>
    </message>
    <message>
        <source>{space}, {condition}: {effect}</source>
        <translation>{space}, {condition}: {effect}</translation>
    </message>
    <message>
        <source>{space}: {effect}</source>
        <translation>{space}: {effect}</translation>
    </message>
    <message>
        <source>{space}: {reward}</source>
        <translation>{space}: {reward}</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>Comes back when the Reveal turn begins</source>
        <translation>Връща се в началото на хода на Разкриване</translation>
    </message>
    <message>
        <source>Family Atomics used</source>
        <translation>Семейното атомно оръжие е използвано</translation>
    </message>
    <message>
        <source>Negotiators on Ix</source>
        <extracomment>Of what a seat has, what nothing else tells.</extracomment>
        <translation>Преговарящи на Икс</translation>
    </message>
    <message>
        <source>Set aside until the second turn</source>
        <translation>Отделено до втория ход</translation>
    </message>
    <message>
        <source>Snoopers on the influence tracks</source>
        <translation>Детектори на скалите за влияние</translation>
    </message>
    <message>
        <source>Specimens in the Axolotl tanks</source>
        <extracomment>Of what a seat has, what nothing else tells.</extracomment>
        <translation>Образци в аксолотловите резервоари</translation>
    </message>
    <message>
        <source>Used Tech tiles</source>
        <translation>Използвани плочки Технология</translation>
    </message>
</context>
<context>
    <name>Faction</name>
    <message>
        <source>Bene Gesserit</source>
        <translation>Бени Джесърит</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Император</translation>
    </message>
    <message>
        <source>Fremen</source>
        <translation>Свободни</translation>
    </message>
    <message>
        <source>Spacing Guild</source>
        <translation>Космическо сдружение</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n Agent(s) on the Leader</source>
        <translation>
            <numerusform>%n Агент при Лидера</numerusform>
            <numerusform>%n Агенти при Лидера</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <translation>
            <numerusform>%n карта Интрига</numerusform>
            <numerusform>%n карти Интрига</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion</source>
        <translation>
            <numerusform>%n Авторитет</numerusform>
            <numerusform>%n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <extracomment>What kind of fact, and the ids and numbers that its phrase needs.</extracomment>
        <translation>
            <numerusform>%n солари</numerusform>
            <numerusform>%n солари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <translation>
            <numerusform>%n победна точка</numerusform>
            <numerusform>%n победни точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта в ръката</numerusform>
            <numerusform>%n карти в ръката</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n карта в колодата</numerusform>
            <numerusform>%n карти в колодата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n карта в купа с изчистени</numerusform>
            <numerusform>%n карти в купа с изчистени</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memor(y|ies)</source>
        <translation>
            <numerusform>%n спомен</numerusform>
            <numerusform>%n спомена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret Faction token(s)</source>
        <translation>
            <numerusform>%n тайна плочка Фракция</numerusform>
            <numerusform>%n тайни плочки Фракция</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sp(y|ies) in the supply</source>
        <translation>
            <numerusform>%n шпионин в запаса</numerusform>
            <numerusform>%n шпиони в запаса</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <translation>
            <numerusform>%n подправка</numerusform>
            <numerusform>%n подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n меч</numerusform>
            <numerusform>%n меча</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the Conflict</source>
        <translation>
            <numerusform>%n войска в конфликта</numerusform>
            <numerusform>%n войски в конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the garrison</source>
        <translation>
            <numerusform>%n войска в гарнизона</numerusform>
            <numerusform>%n войски в гарнизона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the supply</source>
        <translation>
            <numerusform>%n войска в запаса</numerusform>
            <numerusform>%n войски в запаса</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n вода</numerusform>
        </translation>
    </message>
    <message>
        <source>Alliances: {factions}</source>
        <translation>съюзи: {factions}</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>първи играч</translation>
    </message>
    <message>
        <source>High Council seat</source>
        <translation>място във Висшия съвет</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>куки на Вестителя</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>съперник</translation>
    </message>
    <message>
        <source>Swordmaster</source>
        <translation>Майстор на меча</translation>
    </message>
    <message>
        <source>battle icons: {cards}</source>
        <translation>бойни символи: {cards}</translation>
    </message>
    <message>
        <source>completed: {contracts}</source>
        <translation>изпълнени: {contracts}</translation>
    </message>
    <message>
        <source>computer: {way_to_play}</source>
        <translation>компютър: {way_to_play}</translation>
    </message>
    <message>
        <source>contracts: {contracts}</source>
        <translation>договори: {contracts}</translation>
    </message>
    <message>
        <source>controls: {spaces}</source>
        <translation>контролира: {spaces}</translation>
    </message>
    <message>
        <source>deciding now</source>
        <translation>на ред за избор</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} Intrigue cards</source>
        <translation>за победна точка има {has} от {needs} карти Интрига</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} Solari</source>
        <translation>за победна точка има {has} от {needs} солари</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} spice</source>
        <translation>за победна точка има {has} от {needs} подправка</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} water</source>
        <translation>за победна точка има {has} от {needs} вода</translation>
    </message>
    <message>
        <source>for its Swordmaster it has {has} of {needs}</source>
        <translation>за Майстор на меча има {has} от {needs}</translation>
    </message>
    <message>
        <source>gains no Victory Points and cannot win</source>
        <translation>не получава победни точки и не може да спечели</translation>
    </message>
    <message>
        <source>has closed {space} to opponents</source>
        <translation>затвори „{space}“ за опонентите</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>пасува</translation>
    </message>
    <message>
        <source>has revealed</source>
        <translation>разкри картите си</translation>
    </message>
    <message>
        <source>its Swordmaster comes in round {number}</source>
        <translation>неговият Майстор на меча идва в рунд {number}</translation>
    </message>
    <message>
        <source>on the training track: {space}</source>
        <translation>на скалата за обучение: {space}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>на ход</translation>
    </message>
    <message>
        <source>played: {cards}</source>
        <translation>изиграни: {cards}</translation>
    </message>
    <message>
        <source>priorities, with its Influence: {factions}</source>
        <translation>приоритети и неговото влияние: {factions}</translation>
    </message>
    <message>
        <source>revealed: {cards}</source>
        <translation>разкрити: {cards}</translation>
    </message>
    <message>
        <source>set aside: {cards}</source>
        <translation>отделени настрана: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>strength %n</source>
        <translation>
            <numerusform>военна сила %n</numerusform>
            <numerusform>военна сила %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the Mentat in the next round</source>
        <translation>Ментатът за следващия рунд</translation>
    </message>
    <message>
        <source>used battle icons: {cards}</source>
        <translation>използвани бойни символи: {cards}</translation>
    </message>
    <message>
        <source>waiting for the Reveal turn: {cards}</source>
        <translation>чакат хода на Разкриване: {cards}</translation>
    </message>
    <message>
        <source>{agents}; sent to: {spaces}</source>
        <translation>{agents}; на дъската: {spaces}</translation>
    </message>
    <message>
        <source>{faction} {influence}</source>
        <translation>{faction} {influence}</translation>
    </message>
    <message>
        <source>{spies}; spying at: {posts}</source>
        <translation>{spies}; шпионират от: {posts}</translation>
    </message>
    <message>
        <source>{units} in the Conflict</source>
        <translation>{units} в конфликта</translation>
    </message>
    <message>
        <source>{units} in the garrison</source>
        <translation>{units} в гарнизона</translation>
    </message>
    <message>
        <source>{units} in the supply</source>
        <translation>{units} в запаса</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>All files (*)</source>
        <translation>Всички файлове (*)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Изнасяне на играта</translation>
    </message>
    <message>
        <source>Import saved games</source>
        <translation>Внасяне на записани игри</translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation>Записани игри ({patterns})</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All editions</source>
        <translation>Всички издания</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Всички нива</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Всички режими</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Всички играчи</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Целият период</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Издание</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Последните 12 месеца</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Последните 30 дни</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ниво</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Тази година</translation>
    </message>
    <message>
        <source>{player} · {games}</source>
        <extracomment>Days back; None: always, 0: since New Year. Shares of the width: names of editions are long.</extracomment>
        <translation>{player} · {games}</translation>
    </message>
</context>
<context>
    <name>FinalPanel</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Краен резултат</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>Към масата</translation>
    </message>
    <message>
        <source>Watch the game again</source>
        <translation>Гледане отново</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>печели играта</translation>
    </message>
    <message>
        <source>{heading} · {mode}</source>
        <translation>{heading} · {mode}</translation>
    </message>
    <message>
        <source>{player}, {points}</source>
        <extracomment>Share of the width between the plate and the edge; from the edge of the window to its frame. Two lines, so that nothing moves when the last word is told. The game is to be watched from its beginning. The game is to be looked back at: what each decision cost. From the moment of victory to the count, and back.</extracomment>
        <translation>{player}, {points}</translation>
    </message>
</context>
<context>
    <name>FinalTies</name>
    <message>
        <source>{player} ranks above {other} by an ability</source>
        <translation>{player} изпреварва {other} чрез способност</translation>
    </message>
    <message>
        <source>{player} ranks above {other} for the later Reveal turn</source>
        <translation>{player} изпреварва {other} с по-късен ход на Разкриване</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on Solari, {score}</source>
        <translation>{player} изпреварва {other} по солари, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on spice, {score}</source>
        <translation>{player} изпреварва {other} по подправка, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on troops in the garrison, {score}</source>
        <translation>{player} изпреварва {other} по войски в гарнизона, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on water, {score}</source>
        <translation>{player} изпреварва {other} по вода, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other}: people before Rivals, then in seat order</source>
        <translation>{player} изпреварва {other}: хората са преди съперниците, после по реда на местата</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Something is wrong with this action, so it was not carried out. Please pass on the report in {folder}.</source>
        <translation>Нещо не е наред с това действие, затова то не беше изпълнено. Моля, предайте ни доклада от папката {folder}.</translation>
    </message>
    <message>
        <source>Something is wrong with this action, so it was not carried out. Please report it.</source>
        <extracomment>Milliseconds of a bot&apos;s move, and those after which a disk that has not answered is told of if it hangs. An action was refused: tuple of refusals. Something went wrong with a file, an action or a bot: a sentence. The newest state can&apos;t be written, and why: a sentence. It can be written again: a sentence. All that was decided is on disk now. The store has tried to write something; it says so in another thread. It begins here, and nobody has decided anything or given it a name since. The name of its file. What newer rules made of the record that was loaded: a sentence, or nothing. Runs while the disk has not answered: one that hangs never does.</extracomment>
        <translation>Нещо не е наред с това действие, затова то не беше изпълнено. Моля, съобщете за това.</translation>
    </message>
    <message>
        <source>The computer can&apos;t think about its moves here, so from now on it moves at random.</source>
        <translation>Компютърът не може да обмисля ходовете си тук, затова отсега нататък играе наслуки.</translation>
    </message>
    <message>
        <source>The game is being saved again.</source>
        <translation>Играта отново се записва.</translation>
    </message>
    <message>
        <source>{name} did not know what to do.</source>
        <translation>{name} не знаеше какво да направи.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>The copy can&apos;t be saved: {reason}</source>
        <translation>Копието не може да се запише: {reason}</translation>
    </message>
    <message>
        <source>{game} (copy)</source>
        <translation>{game} (копие)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Back to the game</source>
        <translation>Обратно към играта</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Of the lines. The line that was pressed; going on with the game is not asked of anybody.</extracomment>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Правила и помощ</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Запис на копие</translation>
    </message>
    <message>
        <source>Saved as “{game}”</source>
        <translation>Записано като „{game}“</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>The game is saved automatically after every decision.</source>
        <translation>Играта се записва сама след всяко решение.</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Към първия екран</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>20 contracts to complete, 4 more Imperium cards, 4 more Intrigue cards, and Shaddam Corrino IV as a Leader. Without the module each contract icon is 2 Solari.</source>
        <translation>20 договора за изпълнение, още 4 имперски карти и 4 карти Интрига и Шадам Корино IV като Лидер. Без модула всеки символ на договор носи 2 солари.</translation>
    </message>
    <message>
        <source>Choose cards…</source>
        <translation>Избор на карти…</translation>
    </message>
    <message>
        <source>Dreadnoughts, Tech tiles and Freighters, four new board spaces, 35 more Imperium cards, 17 more Intrigue cards, 4 more Conflicts and 6 more Leaders.</source>
        <translation>Дредноути, плочки Технология и товарни кораби, четири нови полета, още 35 имперски карти, 17 карти Интрига, 4 конфликта и 6 Лидери.</translation>
    </message>
    <message>
        <source>Research and the Tleilaxu track, specimens that buy 18 Tleilaxu cards, cards grafted together, Family Atomics, 30 more Imperium cards and 15 more Intrigue cards.</source>
        <extracomment>A House Hagal card is called like the space that it sends an Agent to.</extracomment>
        <translation>Изследвания и скала Тлейлаксу, образци, с които се придобиват 18 карти Тлейлаксу, присадени карти, семейно атомно оръжие, още 30 имперски карти и 15 карти Интрига.</translation>
    </message>
    <message>
        <source>Which cards of both games are in the decks</source>
        <extracomment>An expansion is in play, or no longer.</extracomment>
        <translation>Кои карти от двете игри са в колодите</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>This game is to be opened here. Wanted is the list of all saved games; a new game; another window, in which another game can be played.</extracomment>
        <translation>Игри</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Нов прозорец</translation>
    </message>
    <message>
        <source>On the table: {game}. It is saved, and waits here when you open another one.</source>
        <translation>На масата: {game}. Играта е записана и ще чака тук, когато отворите друга.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Записани игри</translation>
    </message>
    <message>
        <source>There is no other game to go on with.</source>
        <translation>Няма друга игра за продължаване.</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>Acquire {card}.</source>
        <translation>Придобийте {card}.</translation>
    </message>
    <message>
        <source>Get your Swordmaster this round.</source>
        <translation>Вземете този рунд Майстора на меча.</translation>
    </message>
    <message numerus="yes">
        <source>Have %n Solari at the same time.</source>
        <translation>
            <numerusform>Имайте при това %n солари.</numerusform>
            <numerusform>Имайте при това %n солари.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n Victory Point(s) this round: you begin with {now}.</source>
        <translation>
            <numerusform>Имайте този рунд %n победна точка: сега са {now}.</numerusform>
            <numerusform>Имайте този рунд %n победни точки: сега са {now}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have {count} Spies on the board this round.</source>
        <translation>Имайте този рунд на дъската {count} шпиони.</translation>
    </message>
    <message>
        <source>Take a seat on the High Council.</source>
        <translation>Заемете място във Висшия съвет.</translation>
    </message>
    <message>
        <source>Win the Conflict {conflict}.</source>
        <translation>Спечелете конфликта {conflict}.</translation>
    </message>
    <message>
        <source>Win the game.</source>
        <translation>Спечелете играта.</translation>
    </message>
</context>
<context>
    <name>Grade</name>
    <message>
        <source>Expert</source>
        <translation>Експерт</translation>
    </message>
    <message>
        <source>Expert+</source>
        <translation>Експерт+</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>How hard a level is.</extracomment>
        <translation>Новак</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Ветеран</translation>
    </message>
</context>
<context>
    <name>Grids</name>
    <message>
        <source>Nothing here.</source>
        <extracomment>Low ones where there is no room for high ones. Conflict cards lie across. With its price. Round a card; a key tag hangs on its lower edge. How many times as large the cards are shown. The ref of a card that was clicked or entered; of one that is to be shown large. The card on which the button went down.</extracomment>
        <translation>Тук няма нищо.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back one step, whatever was seen since</source>
        <translation>Стъпка назад, каквото и да е видяно оттогава</translation>
    </message>
    <message>
        <source>Begin this chapter again</source>
        <translation>Начнете тази глава отначало</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>How wide the buttons are: the last one, which goes on, is the widest.</extracomment>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Leave: play on without explanations</source>
        <translation>Изход: играйте нататък без обяснения</translation>
    </message>
    <message>
        <source>Let the guide do this for you</source>
        <translation>Да бъде направено вместо вас</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играйте</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Отново</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропусни</translation>
    </message>
</context>
<context>
    <name>Hagal</name>
    <message>
        <source>Accept Contract / Shipping</source>
        <translation>Приемане на договор / Превоз на товари</translation>
    </message>
    <message>
        <source>Deliver Supplies / Heighliner</source>
        <translation>Доставка на припаси / Хайлайнер</translation>
    </message>
    <message>
        <source>Foldspace / Interstellar Shipping</source>
        <extracomment>A Hagal card that has no name here is called like the space that it sends an Agent to.</extracomment>
        <translation>Огънато пространство / Междузвезден превоз</translation>
    </message>
    <message>
        <source>Hagga Basin / Imperial Basin</source>
        <translation>Низината Хага / Имперски басейн</translation>
    </message>
    <message>
        <source>Harvest Spice</source>
        <extracomment>A Hagal card that has no name here is called like the space that it sends an Agent to, a Rival like the Leader.</extracomment>
        <translation>Добив на подправка</translation>
    </message>
    <message>
        <source>Place Spy</source>
        <translation>Поставете шпионин</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>Размесване</translation>
    </message>
    <message>
        <source>Smuggling / Interstellar Shipping</source>
        <translation>Контрабанда / Междузвезден превоз</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A right-click or Space shows the big card with its wording and rulings.</source>
        <translation>Десен бутон или интервал показва голямата карта с текста и тълкуванията ѝ.</translation>
    </message>
    <message>
        <source>Choosing</source>
        <extracomment>Headings, each with its sign and what is told there.</extracomment>
        <translation>Избор</translation>
    </message>
    <message>
        <source>Click it, drag it, or press its digit: first the card, then the space, or the other way round.</source>
        <translation>Щракнете върху него, плъзнете го или натиснете цифрата му: първо картата, после полето, или обратно.</translation>
    </message>
    <message>
        <source>Effects wait under “Still to do” and can be resolved in any order. Those with an arrow, or whose icon stands in a dashed frame, are optional.</source>
        <translation>Ефектите чакат в „За изпълнение“ и се изпълняват в произволен ред. Тези със стрелка или със символ в пунктирана рамка са по желание.</translation>
    </message>
    <message>
        <source>Esc closes what is open and steps back in a half-made answer. It never undoes a move.</source>
        <translation>Esc затваря отвореното и връща стъпка назад в недовършен отговор. Никога не отменя ход.</translation>
    </message>
    <message>
        <source>Letters find an option by its name; arrow keys move to the nearest highlighted piece.</source>
        <translation>Буквите намират възможност по името ѝ, стрелките водят до най-близкото осветено нещо.</translation>
    </message>
    <message>
        <source>Looking closer</source>
        <translation>Поглед отблизо</translation>
    </message>
    <message>
        <source>On the board, a clasp of brass on the lower left corner marks what has changed since your turn.</source>
        <translation>На дъската месингова скоба в долния ляв ъгъл показва какво се е променило след вашия ход.</translation>
    </message>
    <message>
        <source>Opponents and saved games</source>
        <translation>Опоненти и записани игри</translation>
    </message>
    <message>
        <source>Point at anything that is not highlighted to learn why not. F1 shows the rule.</source>
        <translation>Посочете нещо, което не е осветено, и ще видите защо. F1 показва правилото.</translation>
    </message>
    <message>
        <source>Resolving effects</source>
        <translation>Изпълнение на ефекти</translation>
    </message>
    <message>
        <source>Shift+F1, or the bulb above the table, asks what the Master would do, and why. It does nothing by itself.</source>
        <translation>Shift+F1 или лампата над масата подсказва какво би направил Майсторът и защо. Сама тя не прави нищо.</translation>
    </message>
    <message>
        <source>Taking back and asking</source>
        <translation>Връщане и съвети</translation>
    </message>
    <message>
        <source>The computer plays any seat as a Novice, Skilled or Master; its personality says what it likes best. It knows no more than a person on that seat would.</source>
        <translation>Компютърът играе на всяко място като Новак, Опитен или Майстор; характерът казва какво му допада най-много. Той не знае повече, отколкото би знаел човек на това място.</translation>
    </message>
    <message>
        <source>The game is saved after every decision; Continue on the start screen brings it back.</source>
        <translation>Играта се записва след всяко решение; „Продължаване“ на първия екран я връща.</translation>
    </message>
    <message>
        <source>The mouse wheel zooms the board; drag its background to move it.</source>
        <translation>Колелцето приближава дъската; плъзнете фона ѝ, за да я преместите.</translation>
    </message>
    <message>
        <source>The red seal marks what reveals something hidden: it cannot be undone. Everything else can.</source>
        <translation>Червеният печат отбелязва това, което показва нещо скрито: то не може да се отмени. Всичко друго може.</translation>
    </message>
    <message>
        <source>What you can do now has a bright edge and a digit, on the table and in the list on the right.</source>
        <translation>Възможното в момента има светъл ръб и цифра – на масата и в списъка вдясно.</translation>
    </message>
    <message>
        <source>What you must do, and could not do otherwise, is done for you; what reveals something waits. “Do the rest” does all that is left. A setting leaves every step to you.</source>
        <translation>Задължителното, при което няма избор, става автоматично; което разкрива нещо, чака. „Изпълнете останалото“ довършва всичко. С една настройка всяка стъпка остава за вас.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Find in the rules</source>
        <translation>Търсене в правилата</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощ</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Как работи</translation>
    </message>
    <message>
        <source>How the game works, and its icons, on a sheet to print</source>
        <translation>Как работи играта и символите ѝ – лист за печат</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Как се играе тук</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Символи</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Whose rules are told, if there is a game on the table.</extracomment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Player&apos;s aid (PDF)</source>
        <translation>Помагало за играча (PDF)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Sheets ({patterns})</source>
        <translation>Листове ({patterns})</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>Какво решава</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Записано: {file}</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} не можа да се запише: {reason}</translation>
    </message>
</context>
<context>
    <name>HintPage</name>
    <message>
        <source>Back to the hints</source>
        <extracomment>Of the buttons. Milliseconds of a breath of the dots. The ref of the piece that is pointed at, or None. The keyboard is to stand on the row of this in the question. What was shown last.</extracomment>
        <translation>Обратно към съветите</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Обратно към въпроса</translation>
    </message>
    <message>
        <source>Show the whole turn</source>
        <translation>Покажете целия ход</translation>
    </message>
    <message>
        <source>Show what there is now</source>
        <translation>Покажете каквото има</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Nothing changes on the table.</source>
        <extracomment>Of these one sees what they lead to. From here on nothing is the seat&apos;s doing any more: others move, or the Conflict is over and the next round comes. What is done, and in further sentences what comes of it. What it touches; what it is about comes first.</extracomment>
        <translation>На масата нищо не се променя.</translation>
    </message>
    <message>
        <source>The Master is thinking …</source>
        <translation>Майсторът мисли…</translation>
    </message>
    <message>
        <source>The Master would do this</source>
        <translation>Майсторът би направил това</translation>
    </message>
    <message>
        <source>The Master&apos;s whole turn</source>
        <translation>Целият ход на Майстора</translation>
    </message>
    <message>
        <source>The computer can&apos;t think about a hint here.</source>
        <extracomment>How many answers are shown. Nothing is asked; it thinks; the best answers are shown; all that follows the chosen one. Something else is shown. The process that thinks for the bots, who wait meanwhile. The number of what it was asked. Which of them is pointed at. All that follows it, and which of these steps is pointed at. The half-made answer that shows it on the table.</extracomment>
        <translation>Компютърът не може да обмисли съвет тук.</translation>
    </message>
    <message>
        <source>Then end the turn.</source>
        <translation>След това край на хода.</translation>
    </message>
    <message>
        <source>What comes next depends on what is revealed.</source>
        <translation>Следващото зависи от това, което ще се разкрие.</translation>
    </message>
    <message>
        <source>With your chance of winning after it</source>
        <translation>И шансът ви за победа след това</translation>
    </message>
    <message>
        <source>{answer} · {chance}</source>
        <translation>{answer} · {chance}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>%n Agent(s) back at home</source>
        <translation>
            <numerusform>%n Агент отново у дома</numerusform>
            <numerusform>%n Агенти отново у дома</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>%n влияние с Бени Джесърит</numerusform>
            <numerusform>%n влияние с Бени Джесърит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Emperor</source>
        <extracomment>What an answer brings, by itself.</extracomment>
        <translation>
            <numerusform>%n влияние с Императора</numerusform>
            <numerusform>%n влияние с Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Fremen</source>
        <translation>
            <numerusform>%n влияние със Свободните</numerusform>
            <numerusform>%n влияние със Свободните</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>%n влияние с Космическото сдружение</numerusform>
            <numerusform>%n влияние с Космическото сдружение</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <translation>
            <numerusform>%n карта Интрига</numerusform>
            <numerusform>%n карти Интрига</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <extracomment>More are too many to read. Counts of an outcome that are Agents themselves. The features of the Conflict; and those that say nothing of the round that is over, when the next one has begun. Those of the deck; and an answer that shows what no deck can promise. It says nothing that one could look for on the table, so it is told where little else can be. What is worth less is no reason. A lesser difference of points, on average, is none. Nobody tells winning chances apart that are nearer to each other. What is counted in an outcome: the feature in which it is worth something, and how so many are called by themselves.</extracomment>
        <translation>
            <numerusform>%n победна точка</numerusform>
            <numerusform>%n победни точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle icon(s)</source>
        <translation>
            <numerusform>%n боен символ</numerusform>
            <numerusform>%n бойни символа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>drawn</comment>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed contract(s)</source>
        <translation>
            <numerusform>%n изпълнен договор</numerusform>
            <numerusform>%n изпълнени договора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n договор</numerusform>
            <numerusform>%n договора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Sp(y|ies) on the board</source>
        <translation>
            <numerusform>още %n шпионин на полето</numerusform>
            <numerusform>още %n шпиони на полето</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specimen(s)</source>
        <translation>
            <numerusform>%n образец</numerusform>
            <numerusform>%n образеца</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) ahead for the Freighter</source>
        <translation>
            <numerusform>%n стъпка напред за товарния кораб</numerusform>
            <numerusform>%n стъпки напред за товарния кораб</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of research</source>
        <translation>
            <numerusform>%n стъпка изследвания</numerusform>
            <numerusform>%n стъпки изследвания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>%n стъпка по скала Тлейлаксу</numerusform>
            <numerusform>%n стъпки по скала Тлейлаксу</numerusform>
        </translation>
    </message>
    <message>
        <source>A Victory Point of an Influence track comes within one step.</source>
        <translation>До победната точка на скала за влияние ще остане една стъпка.</translation>
    </message>
    <message>
        <source>First place: {reward}.</source>
        <translation>Първо място: {reward}.</translation>
    </message>
    <message>
        <source>It brings Victory Points.</source>
        <extracomment>By the feature of the valuation that grows; of those that say more than one sees on the table.</extracomment>
        <translation>Това носи победни точки.</translation>
    </message>
    <message>
        <source>It keeps an Agent for later in the round.</source>
        <extracomment>By the feature that the next best answer would spend.</extracomment>
        <translation>Остава Агент за по-късно в рунда.</translation>
    </message>
    <message>
        <source>It keeps your last Agent for later in the round.</source>
        <translation>Последният ви Агент остава за по-късно в рунда.</translation>
    </message>
    <message>
        <source>It leads to better positions, though there is nothing yet to count.</source>
        <translation>Води до по-добри позиции, макар че печалбата още не може да се преброи.</translation>
    </message>
    <message>
        <source>It takes your last Agent.</source>
        <translation>За това отива последният ви Агент.</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>куки на Вестителя</translation>
    </message>
    <message>
        <source>More of your troops stay in the garrison.</source>
        <extracomment>By the feature of which the next best answer would spend more.</extracomment>
        <translation>В гарнизона остават повече от войските ви.</translation>
    </message>
    <message>
        <source>New cards in the Imperium Row will, on average, offer you more.</source>
        <translation>Новите карти в Имперския ред средно ще ви дават повече.</translation>
    </message>
    <message>
        <source>Nobody else has any strength in the Conflict “{conflict}” yet, and you have {own}.</source>
        <translation>В конфликта „{conflict}“ още никой друг няма сила, а вашата е {own}.</translation>
    </message>
    <message>
        <source>Other answers come to the same.</source>
        <translation>Други отговори дават същото.</translation>
    </message>
    <message>
        <source>The Conflict “{conflict}” is yours for now, with {own} against {other}.</source>
        <translation>Засега печелите конфликта „{conflict}“ с {own} срещу {other}.</translation>
    </message>
    <message>
        <source>The High Council seat brings Persuasion in every Reveal turn.</source>
        <translation>Мястото във Висшия съвет носи Авторитет във всеки ход на Разкриване.</translation>
    </message>
    <message>
        <source>The Swordmaster is one more Agent in every round.</source>
        <translation>Майсторът на меча е още един Агент във всеки рунд.</translation>
    </message>
    <message>
        <source>The bonus of an Influence track comes within one step.</source>
        <translation>До бонуса от скала за влияние ще остане една стъпка.</translation>
    </message>
    <message>
        <source>There is nothing to count for it yet.</source>
        <translation>Печалбата тук още не може да се преброи.</translation>
    </message>
    <message>
        <source>Victory Points at the end of the round, on average: {more} instead of {less}.</source>
        <translation>Победни точки в края на рунда средно: {more} вместо {less}.</translation>
    </message>
    <message>
        <source>Victory Points of all others together at the end of the round, on average: {less} instead of {more}.</source>
        <translation>Победни точки на всички останали заедно в края на рунда средно: {less} вместо {more}.</translation>
    </message>
    <message>
        <source>What is still to be resolved brings more.</source>
        <translation>Това, което предстои да се изпълни, носи повече.</translation>
    </message>
    <message>
        <source>What you control brings you more in every round.</source>
        <translation>Това, което контролирате, ви носи повече във всеки рунд.</translation>
    </message>
    <message>
        <source>With Maker hooks you can summon sandworms.</source>
        <translation>С куки на Вестителя можете да призовавате пясъчни червеи.</translation>
    </message>
    <message>
        <source>With a sandworm there you take your reward twice.</source>
        <translation>С пясъчен червей там получавате наградата си два пъти.</translation>
    </message>
    <message>
        <source>You are ahead in the Conflict as it is, with {own} against {other}.</source>
        <translation>И без това сте начело в конфликта с {own} срещу {other}.</translation>
    </message>
    <message>
        <source>You are in the Conflict, with {own} against {other}.</source>
        <translation>Участвате в конфликта с {own} срещу {other}.</translation>
    </message>
    <message>
        <source>You are second in the Conflict for now, with {own} against {other}.</source>
        <translation>Засега сте втори в конфликта с {own} срещу {other}.</translation>
    </message>
    <message>
        <source>You can expect more of the rewards of the Conflict.</source>
        <translation>От наградите на конфликта можете да очаквате повече.</translation>
    </message>
    <message>
        <source>You draw level in the Conflict, with {own} against {other}.</source>
        <translation>Изравнявате се в конфликта с {own} срещу {other}.</translation>
    </message>
    <message>
        <source>You keep more of your Intrigue cards.</source>
        <translation>Запазвате повече от картите си Интрига.</translation>
    </message>
    <message>
        <source>You keep more of your Solari.</source>
        <translation>Запазвате повече от соларите си.</translation>
    </message>
    <message>
        <source>You keep more of your spice.</source>
        <translation>Запазвате повече от подправката си.</translation>
    </message>
    <message>
        <source>You keep more of your water.</source>
        <translation>Запазвате повече от водата си.</translation>
    </message>
    <message>
        <source>You keep your Family Atomics for something better.</source>
        <translation>Запазвате семейното си атомно оръжие за нещо по-добро.</translation>
    </message>
    <message>
        <source>You keep your Intrigue cards for a better moment.</source>
        <translation>Запазвате картите си Интрига за по-добър момент.</translation>
    </message>
    <message>
        <source>You keep your Solari for something better.</source>
        <translation>Запазвате соларите си за нещо по-добро.</translation>
    </message>
    <message>
        <source>You keep your spice for something better.</source>
        <translation>Запазвате подправката си за нещо по-добро.</translation>
    </message>
    <message>
        <source>You keep your water for something better.</source>
        <translation>Запазвате водата си за нещо по-добро.</translation>
    </message>
    <message>
        <source>You leave the Conflict.</source>
        <translation>Напускате конфликта.</translation>
    </message>
    <message>
        <source>You stay ahead in the Conflict, with {own} against {other}.</source>
        <translation>Оставате начело в конфликта с {own} срещу {other}.</translation>
    </message>
    <message>
        <source>You will acquire: {cards}.</source>
        <translation>Ще придобиете: {cards}.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Bene Gesserit track.</source>
        <translation>До победната точка от скалата на Бени Джесърит ще остане една стъпка.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Emperor track.</source>
        <translation>До победната точка от скалата на Императора ще остане една стъпка.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Fremen track.</source>
        <translation>До победната точка от скалата на Свободните ще остане една стъпка.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Spacing Guild track.</source>
        <translation>До победната точка от скалата на Космическото сдружение ще остане една стъпка.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Bene Gesserit track.</source>
        <translation>До бонуса от скалата на Бени Джесърит ще остане една стъпка.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Emperor track.</source>
        <translation>До бонуса от скалата на Императора ще остане една стъпка.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Fremen track.</source>
        <translation>До бонуса от скалата на Свободните ще остане една стъпка.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Spacing Guild track.</source>
        <translation>До бонуса от скалата на Космическото сдружение ще остане една стъпка.</translation>
    </message>
    <message>
        <source>You will have more Intrigue cards.</source>
        <translation>Ще имате повече карти Интрига.</translation>
    </message>
    <message>
        <source>You will have more Persuasion in your Reveal turn.</source>
        <translation>Ще имате повече Авторитет във вашия ход на Разкриване.</translation>
    </message>
    <message>
        <source>You will have more Persuasion to spend.</source>
        <translation>Ще имате повече Авторитет за харчене.</translation>
    </message>
    <message>
        <source>You will have more Solari.</source>
        <translation>Ще имате повече солари.</translation>
    </message>
    <message>
        <source>You will have more battle icons for pairs.</source>
        <translation>Ще имате повече бойни символи за двойки.</translation>
    </message>
    <message>
        <source>You will have more contracts to complete.</source>
        <translation>Ще имате повече договори за изпълнение.</translation>
    </message>
    <message>
        <source>You will have more dreadnoughts in the garrison.</source>
        <translation>В гарнизона ви ще има повече дредноути.</translation>
    </message>
    <message>
        <source>You will have more specimens.</source>
        <translation>Ще имате повече образци.</translation>
    </message>
    <message>
        <source>You will have more spice.</source>
        <translation>Ще имате повече подправка.</translation>
    </message>
    <message>
        <source>You will have more water.</source>
        <translation>Ще имате повече вода.</translation>
    </message>
    <message>
        <source>You will have one more Agent to send.</source>
        <translation>Ще можете да изпратите още един Агент.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Bene Gesserit.</source>
        <translation>Ще загубите съюза с Бени Джесърит.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Emperor.</source>
        <translation>Ще загубите съюза с Императора.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Fremen.</source>
        <translation>Ще загубите съюза със Свободните.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Spacing Guild.</source>
        <translation>Ще загубите съюза с Космическото сдружение.</translation>
    </message>
    <message>
        <source>Your Alliance becomes safer.</source>
        <translation>Съюзът ви става по-сигурен.</translation>
    </message>
    <message>
        <source>Your Freighter will bring back more.</source>
        <translation>Товарният кораб ще ви донесе повече.</translation>
    </message>
    <message>
        <source>Your Influence grows.</source>
        <translation>Влиянието ви расте.</translation>
    </message>
    <message>
        <source>Your Spies open more board spaces to you.</source>
        <translation>Шпионите ви отварят повече игрални полета.</translation>
    </message>
    <message>
        <source>Your cards will do more for you.</source>
        <translation>Картите ви ще ви носят повече.</translation>
    </message>
    <message>
        <source>Your deck will be rid of: {cards}.</source>
        <translation>Колодата ви ще се освободи от: {cards}.</translation>
    </message>
    <message>
        <source>Your deck will bring more Persuasion.</source>
        <translation>Колодата ви ще носи повече Авторитет.</translation>
    </message>
    <message>
        <source>Your deck will bring more swords.</source>
        <translation>Колодата ви ще носи повече мечове.</translation>
    </message>
    <message>
        <source>Your garrison grows.</source>
        <translation>Гарнизонът ви расте.</translation>
    </message>
    <message>
        <source>Your prospects in the Conflict get better.</source>
        <translation>Шансовете ви в конфликта се подобряват.</translation>
    </message>
    <message>
        <source>Your strength in the Conflict falls from {before} to {own}.</source>
        <translation>Силата ви в конфликта намалява от {before} на {own}.</translation>
    </message>
    <message>
        <source>Your tech tiles will do more for you.</source>
        <translation>Плочките Технология ще ви носят повече.</translation>
    </message>
    <message>
        <source>Your tokens on the Bene Tleilax board come nearer to what lies before them.</source>
        <translation>Жетоните ви на дъската Бени Тлейлакс се доближават до това, което е пред тях.</translation>
    </message>
    <message>
        <source>Your troops stay in the garrison for another Conflict.</source>
        <translation>Войските ви остават в гарнизона за друг конфликт.</translation>
    </message>
    <message>
        <source>a High Council seat</source>
        <translation>място във Висшия съвет</translation>
    </message>
    <message>
        <source>control of {space}</source>
        <translation>контрол над „{space}“</translation>
    </message>
    <message>
        <source>the Alliance with the Bene Gesserit</source>
        <translation>съюзът с Бени Джесърит</translation>
    </message>
    <message>
        <source>the Alliance with the Emperor</source>
        <translation>съюзът с Императора</translation>
    </message>
    <message>
        <source>the Alliance with the Fremen</source>
        <translation>съюзът със Свободните</translation>
    </message>
    <message>
        <source>the Alliance with the Spacing Guild</source>
        <translation>съюзът с Космическото сдружение</translation>
    </message>
    <message>
        <source>the Mentat</source>
        <translation>Ментатът</translation>
    </message>
    <message>
        <source>the Swordmaster</source>
        <translation>Майсторът на меча</translation>
    </message>
    <message>
        <source>the tech tile “{tile}”</source>
        <extracomment>What may be paid.</extracomment>
        <translation>плочката Технология „{tile}“</translation>
    </message>
    <message>
        <source>{gains} for {price}</source>
        <translation>{gains} срещу {price}</translation>
    </message>
    <message>
        <source>{n} %</source>
        <comment>a winning chance</comment>
        <translation>{n} %</translation>
    </message>
</context>
<context>
    <name>HowItWorks</name>
    <message>
        <source>A Spy draws a card, or lets you in where others stand. A sandworm has strength 3 and doubles your reward. Two equal battle icons are a point.</source>
        <translation>Шпионинът дава карта или ви пуска там, където стоят други. Пясъчният червей има военна сила 3 и удвоява наградата. Два еднакви бойни символа са точка.</translation>
    </message>
    <message>
        <source>A card is two things</source>
        <translation>Картата е две неща</translation>
    </message>
    <message>
        <source>A card of House Hagal says where the Agent goes. Rivals have no hand, pay for no space, and turn what they have into points.</source>
        <translation>Карта династия Хагал казва къде отива Агентът. Съперниците нямат ръка, не плащат за полета и превръщат каквото имат в точки.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Рундът</translation>
    </message>
    <message>
        <source>A tie wins nothing</source>
        <translation>Равенството не печели</translation>
    </message>
    <message>
        <source>A visit to a Faction is a step. At 2 there is a point, at 4 a gift, and for the first one the Alliance: a point, until somebody is higher.</source>
        <translation>Посещението при фракция е стъпка. На 2 има точка, на 4 – дар, а за първия и съюзът: точка, докато някой не се качи по-високо.</translation>
    </message>
    <message>
        <source>An icon of the card opens a space. Pay what the space costs; then do what card and space say, in any order. Nobody else can go there in this round.</source>
        <translation>Символ на картата отваря поле. Платете цената му; после изпълнете казаното от картата и полето, в избран от вас ред. В този рунд никой друг не може да иде там.</translation>
    </message>
    <message>
        <source>In Uprising</source>
        <translation>Във „Въстание“</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти Интрига</translation>
    </message>
    <message>
        <source>It sends an Agent, or it stays in your hand for the Reveal turn: never both in a round.</source>
        <translation>Изпраща Агент или остава в ръката за хода на Разкриване: в един рунд – само едното.</translation>
    </message>
    <message>
        <source>Or reveal, and be done</source>
        <translation>Или разкрийте картите си</translation>
    </message>
    <message>
        <source>Points come from Factions, Conflicts and cards. When somebody has ten, or after ten rounds, the game is over: most points win.</source>
        <translation>Точките идват от фракции, конфликти и карти. Щом някой има десет или минат десет рунда, играта свършва: печели който има най-много.</translation>
    </message>
    <message>
        <source>Recruits wait in the garrison. On a space with crossed swords they may go to the Conflict, with two more. A troop counts 2, a sword 1.</source>
        <translation>Набраните войски чакат в гарнизона. От поле с кръстосани мечове може да идат в конфликта, и още две с тях. Войска носи 2, меч – 1.</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Съперници</translation>
    </message>
    <message>
        <source>Ten points</source>
        <extracomment>Of a page; an illustration takes some of them. The product without which it is not shown. Whether it is shown only where Rivals play.</extracomment>
        <translation>Десет точки</translation>
    </message>
    <message>
        <source>The cards that are left lie open. Diamonds buy new cards, which come to your hand later; swords make your troops stronger.</source>
        <translation>Останалите карти са открити. С ромбовете се купуват нови карти, които идват в ръката по-късно; мечовете правят войските по-силни.</translation>
    </message>
    <message>
        <source>The desert</source>
        <translation>Пустинята</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Краят</translation>
    </message>
    <message>
        <source>The last round is played to its end. With equal points more spice wins, then Solari, water, and troops in the garrison.</source>
        <translation>Последният рунд се доиграва. При равни точки печели който има повече подправка, после солари, вода и войски в гарнизона.</translation>
    </message>
    <message>
        <source>They are secret, and each has its hour.</source>
        <translation>Тайни са и всяка си има своя час.</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Войски</translation>
    </message>
    <message>
        <source>Turns go round until everybody has revealed. Then there is one Combat.</source>
        <translation>Ходовете се редят, докато всички разкрият. После има една битка.</translation>
    </message>
    <message>
        <source>Two who are tied for first both take the second reward. One sword more takes the first.</source>
        <translation>Двама равни за първо място вземат втората награда. Още един меч дава първата.</translation>
    </message>
    <message>
        <source>Water leads to spice. Where nobody went, 1 more lies in the next round; whoever comes takes all of it.</source>
        <translation>Водата води към подправката. Където не е имало никой, в следващия рунд има 1 повече; който дойде, взема всичката.</translation>
    </message>
    <message>
        <source>Your turn: send an Agent</source>
        <translation>Вашият ход: изпратете Агент</translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Bene Gesserit</source>
        <translation>Бени Джесърит</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Град</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Император</translation>
    </message>
    <message>
        <source>Fremen</source>
        <translation>Свободни</translation>
    </message>
    <message>
        <source>Landsraad</source>
        <translation>Ландсрад</translation>
    </message>
    <message>
        <source>Spacing Guild</source>
        <translation>Космическо сдружение</translation>
    </message>
    <message>
        <source>Spice Trade</source>
        <translation>Търговия с подправка</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Шпионин</translation>
    </message>
</context>
<context>
    <name>Intrigue</name>
    <message>
        <source>Advanced Weaponry</source>
        <translation>Модерно въоръжение</translation>
    </message>
    <message>
        <source>Allied Armada</source>
        <translation>Съюзническа армада</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Засада</translation>
    </message>
    <message>
        <source>Backed by CHOAM</source>
        <translation>С подкрепата на ПОСИТ</translation>
    </message>
    <message>
        <source>Bindu Suspension</source>
        <translation>Бинду медитация</translation>
    </message>
    <message>
        <source>Blackmail</source>
        <translation>Изнудване</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Пробив</translation>
    </message>
    <message>
        <source>Bribery</source>
        <translation>Подкуп</translation>
    </message>
    <message>
        <source>Buy Access</source>
        <translation>Платен достъп</translation>
    </message>
    <message>
        <source>Bypass Protocol</source>
        <translation>Заобикаляне на протокола</translation>
    </message>
    <message>
        <source>CHOAM Profits</source>
        <translation>Печалби на ПОСИТ</translation>
    </message>
    <message>
        <source>CHOAM Shares</source>
        <translation>Акции на ПОСИТ</translation>
    </message>
    <message>
        <source>Calculated Hire</source>
        <translation>Премерен ход</translation>
    </message>
    <message>
        <source>Call to Arms</source>
        <translation>Призив към оръжие</translation>
    </message>
    <message>
        <source>Cannon Turrets</source>
        <translation>Оръдейни кули</translation>
    </message>
    <message>
        <source>Change Allegiances</source>
        <translation>Смяна на лоялността</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Харизма</translation>
    </message>
    <message>
        <source>Contingency Plan</source>
        <translation>Резервен план</translation>
    </message>
    <message>
        <source>Corner the Market</source>
        <translation>Завладяване на пазара</translation>
    </message>
    <message>
        <source>Councilor&apos;s Ambition</source>
        <translation>Амбиция на съветника</translation>
    </message>
    <message>
        <source>Councilor&apos;s Dispensation</source>
        <translation>Привилегия на съветника</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>Контраатака</translation>
    </message>
    <message>
        <source>Crysknife</source>
        <translation>Крис нож</translation>
    </message>
    <message>
        <source>Cull</source>
        <translation>Прочистване</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Хитрост</translation>
    </message>
    <message>
        <source>Demand Respect</source>
        <translation>Заслужена почит</translation>
    </message>
    <message>
        <source>Depart for Arrakis</source>
        <translation>Отпътуване за Аракис</translation>
    </message>
    <message>
        <source>Desert Mouse</source>
        <translation>Пустинна мишка</translation>
    </message>
    <message>
        <source>Detonation</source>
        <translation>Детонация</translation>
    </message>
    <message>
        <source>Devour</source>
        <translation>Поглъщане</translation>
    </message>
    <message>
        <source>Disguised Bureaucrat</source>
        <translation>Предрешен чиновник</translation>
    </message>
    <message>
        <source>Dispatch an Envoy</source>
        <translation>Изпращане на пратеник</translation>
    </message>
    <message>
        <source>Distraction</source>
        <translation>Отвличане на вниманието</translation>
    </message>
    <message>
        <source>Diversion</source>
        <translation>Отвличаща маневра</translation>
    </message>
    <message>
        <source>Double Cross</source>
        <translation>Двойна игра</translation>
    </message>
    <message>
        <source>Economic Positioning</source>
        <translation>Икономическо позициониране</translation>
    </message>
    <message>
        <source>Expedite</source>
        <translation>Ускоряване</translation>
    </message>
    <message>
        <source>Favored Subject</source>
        <translation>Любим поданик</translation>
    </message>
    <message>
        <source>Find Weakness</source>
        <translation>Слабо място</translation>
    </message>
    <message>
        <source>Finesse</source>
        <translation>Тънък ход</translation>
    </message>
    <message>
        <source>Glimpse the Path</source>
        <translation>Да зърнеш пътя</translation>
    </message>
    <message>
        <source>Go to Ground</source>
        <translation>Минаване в нелегалност</translation>
    </message>
    <message>
        <source>Grand Conspiracy</source>
        <translation>Голям заговор</translation>
    </message>
    <message>
        <source>Gruesome Sacrifice</source>
        <translation>Зловеща жертва</translation>
    </message>
    <message>
        <source>Guild Authorization</source>
        <translation>Разрешение от Сдружението</translation>
    </message>
    <message>
        <source>Harvest Cells</source>
        <translation>Събиране на клетки</translation>
    </message>
    <message>
        <source>Illicit Dealings</source>
        <translation>Незаконни сделки</translation>
    </message>
    <message>
        <source>Imperium Politics</source>
        <translation>Имперска политика</translation>
    </message>
    <message>
        <source>Impress</source>
        <translation>Силно впечатление</translation>
    </message>
    <message>
        <source>Infiltrate</source>
        <translation>Проникване</translation>
    </message>
    <message>
        <source>Inspire Awe</source>
        <translation>Страхопочитание</translation>
    </message>
    <message>
        <source>Intelligence Report</source>
        <translation>Разузнавателен доклад</translation>
    </message>
    <message>
        <source>Ixian Probe</source>
        <translation>Иксианска сонда</translation>
    </message>
    <message>
        <source>Know Their Ways</source>
        <translation>Познаване на обичаите им</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Лост за влияние</translation>
    </message>
    <message>
        <source>Machine Culture</source>
        <translation>Култура на машините</translation>
    </message>
    <message>
        <source>Manipulate</source>
        <translation>Манипулация</translation>
    </message>
    <message>
        <source>Market Opportunity</source>
        <translation>Изгодна сделка</translation>
    </message>
    <message>
        <source>Master Tactician</source>
        <translation>Майстор на тактиката</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Наемници</translation>
    </message>
    <message>
        <source>Opportunism</source>
        <translation>Опортюнизъм</translation>
    </message>
    <message>
        <source>Ornithopter</source>
        <translation>Орнитоптер</translation>
    </message>
    <message>
        <source>Plans Within Plans</source>
        <translation>Планове в плановете</translation>
    </message>
    <message>
        <source>Poison Snooper</source>
        <translation>Детектор на отрови</translation>
    </message>
    <message>
        <source>Private Army</source>
        <translation>Частна армия</translation>
    </message>
    <message>
        <source>Questionable Methods</source>
        <translation>Съмнителни методи</translation>
    </message>
    <message>
        <source>Quid Pro Quo</source>
        <translation>Услуга за услуга</translation>
    </message>
    <message>
        <source>Rapid Mobilization</source>
        <translation>Бърза мобилизация</translation>
    </message>
    <message>
        <source>Reach Agreement</source>
        <translation>Постигане на споразумение</translation>
    </message>
    <message>
        <source>Recruitment Mission</source>
        <translation>Мисия по вербуване</translation>
    </message>
    <message>
        <source>Refocus</source>
        <translation>Нов фокус</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Подкрепления</translation>
    </message>
    <message>
        <source>Second Wave</source>
        <translation>Втора вълна</translation>
    </message>
    <message>
        <source>Secret Forces</source>
        <translation>Тайни сили</translation>
    </message>
    <message>
        <source>Secret of the Sisterhood</source>
        <translation>Тайната на Сестринството</translation>
    </message>
    <message>
        <source>Secure Spice Trade</source>
        <translation>Защита на търговията</translation>
    </message>
    <message>
        <source>Shaddam&apos;s Favor</source>
        <translation>Благоволение на Шадам</translation>
    </message>
    <message>
        <source>Shadow Alliance</source>
        <translation>Съюз в сенките</translation>
    </message>
    <message>
        <source>Shadowy Bargain</source>
        <translation>Тъмна сделка</translation>
    </message>
    <message>
        <source>Sietch Ritual</source>
        <translation>Ритуал в сийча</translation>
    </message>
    <message>
        <source>Special Mission</source>
        <translation>Специална мисия</translation>
    </message>
    <message>
        <source>Spice is Power</source>
        <translation>Подправката е власт</translation>
    </message>
    <message>
        <source>Spring the Trap</source>
        <translation>Капанът щраква</translation>
    </message>
    <message>
        <source>Staged Incident</source>
        <translation>Инсцениран инцидент</translation>
    </message>
    <message>
        <source>Strategic Push</source>
        <translation>Стратегически натиск</translation>
    </message>
    <message>
        <source>Strategic Stockpiling</source>
        <translation>Стратегически запаси</translation>
    </message>
    <message>
        <source>Strongarm</source>
        <translation>Силов натиск</translation>
    </message>
    <message>
        <source>Study Melange</source>
        <translation>Изучаване на меланжа</translation>
    </message>
    <message>
        <source>Tactical Option</source>
        <translation>Тактически избор</translation>
    </message>
    <message>
        <source>The Sleeper Must Awaken</source>
        <translation>Спящият трябва да се събуди</translation>
    </message>
    <message>
        <source>Tiebreaker</source>
        <translation>Решаващ превес</translation>
    </message>
    <message>
        <source>Tleilaxu Puppet</source>
        <translation>Марионетка на Тлейлаксу</translation>
    </message>
    <message>
        <source>To the Victor...</source>
        <translation>Военна плячка</translation>
    </message>
    <message>
        <source>Unexpected Allies</source>
        <translation>Неочаквани съюзници</translation>
    </message>
    <message>
        <source>Urgent Mission</source>
        <translation>Спешна мисия</translation>
    </message>
    <message>
        <source>Vicious Talents</source>
        <translation>Жестоки таланти</translation>
    </message>
    <message>
        <source>War Chest</source>
        <translation>Военна хазна</translation>
    </message>
    <message>
        <source>Water Peddlers Union</source>
        <translation>Съюз на водопродавците</translation>
    </message>
    <message>
        <source>Water of Life</source>
        <translation>Водата на живота</translation>
    </message>
    <message>
        <source>Weirding Combat</source>
        <translation>Магьоснически бой</translation>
    </message>
    <message>
        <source>Windfall</source>
        <translation>Неочаквана печалба</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>Default key</source>
        <translation>По подразбиране</translation>
    </message>
    <message>
        <source>Letters alone are for finding options by name.</source>
        <extracomment>The portable text of the new key; empty: the usual one. The key that was wanted and can&apos;t be had.</extracomment>
        <translation>Самите букви намират възможност по името ѝ.</translation>
    </message>
    <message>
        <source>{key} is already used for: {command}</source>
        <translation>{key} вече е за: {command}</translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>Click a key and press another one. Digits choose options; letters find them.</source>
        <translation>Щракнете върху клавиш и натиснете друг. Цифрите избират, буквите намират.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>All keys</source>
        <extracomment>One of the ten digits stands for all of them. Whether a command does something where one is now.</extracomment>
        <translation>Всички клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation>Търсене на клавиш</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Няма клавиш за това.</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>Board spaces</source>
        <translation>Игрални полета</translation>
    </message>
    <message>
        <source>Conflict cards</source>
        <translation>Карти Конфликт</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Договори</translation>
    </message>
    <message>
        <source>House Hagal cards</source>
        <translation>Карти династия Хагал</translation>
    </message>
    <message>
        <source>Imperium cards</source>
        <translation>Имперски карти</translation>
    </message>
    <message>
        <source>Influence tracks</source>
        <translation>Скали за влияние</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти Интрига</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лидери</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Карти Цел</translation>
    </message>
    <message>
        <source>Observation posts</source>
        <translation>Наблюдателни постове</translation>
    </message>
    <message>
        <source>Reserve cards</source>
        <translation>Карти Резерв</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Съперници</translation>
    </message>
    <message>
        <source>Starting cards</source>
        <extracomment>Kinds of components, several of which follow.</extracomment>
        <translation>Стартови карти</translation>
    </message>
    <message>
        <source>Tech tiles</source>
        <translation>Плочки Технология</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Genetic marker {number}</source>
        <translation>Генетичен маркер {number}</translation>
    </message>
</context>
<context>
    <name>Leader</name>
    <message>
        <source>Archduke Armand Ecaz</source>
        <translation>Ерцхерцог Арманд Еказ</translation>
    </message>
    <message>
        <source>Baron Vladimir Harkonnen</source>
        <translation>Барон Владимир Харконен</translation>
    </message>
    <message>
        <source>Count Ilban Richese</source>
        <translation>Граф Илбан Ричиз</translation>
    </message>
    <message>
        <source>Countess Ariana Thorvald</source>
        <translation>Графиня Ариана Торвалд</translation>
    </message>
    <message>
        <source>Duke Leto Atreides</source>
        <translation>Дук Лето Атрейдски</translation>
    </message>
    <message>
        <source>Earl Memnon Thorvald</source>
        <translation>Граф Мемнон Торвалд</translation>
    </message>
    <message>
        <source>Feyd-Rautha Harkonnen</source>
        <translation>Фейд-Рота Харконен</translation>
    </message>
    <message>
        <source>Glossu “The Beast” Rabban</source>
        <translation>Глосу Рабан – Звяра</translation>
    </message>
    <message>
        <source>Gurney Halleck</source>
        <translation>Гърни Халик</translation>
    </message>
    <message>
        <source>Helena Richese</source>
        <translation>Хелена Ричиз</translation>
    </message>
    <message>
        <source>House Hagal</source>
        <translation>Династия Хагал</translation>
    </message>
    <message>
        <source>Ilesa Ecaz</source>
        <translation>Илеса Еказ</translation>
    </message>
    <message>
        <source>Lady Amber Metulli</source>
        <translation>Лейди Амбър Метули</translation>
    </message>
    <message>
        <source>Lady Jessica</source>
        <translation>Лейди Джесика</translation>
    </message>
    <message>
        <source>Lady Margot Fenring</source>
        <translation>Лейди Марго Фенринг</translation>
    </message>
    <message>
        <source>Muad&apos;Dib</source>
        <translation>Муад&apos;Диб</translation>
    </message>
    <message>
        <source>Paul Atreides</source>
        <translation>Пол Атрейдски</translation>
    </message>
    <message>
        <source>Prince Rhombur Vernius</source>
        <translation>Принц Ромбур Верниус</translation>
    </message>
    <message>
        <source>Princess Irulan</source>
        <translation>Принцеса Ирулан</translation>
    </message>
    <message>
        <source>Reverend Mother Jessica</source>
        <translation>Света майка Джесика</translation>
    </message>
    <message>
        <source>Shaddam Corrino IV</source>
        <translation>Шадам Корино IV</translation>
    </message>
    <message>
        <source>Staban Tuek</source>
        <translation>Стабан Туек</translation>
    </message>
    <message>
        <source>Tessia Vernius</source>
        <translation>Тесия Верниус</translation>
    </message>
    <message>
        <source>Viscount Hundro Moritani</source>
        <translation>Виконт Хундро Моритани</translation>
    </message>
    <message>
        <source>“Princess” Yuna Moritani</source>
        <translation>„Принцеса“ Юна Моритани</translation>
    </message>
</context>
<context>
    <name>LeaderSheet</name>
    <message>
        <source> (complexity {number})</source>
        <translation> (сложност {number})</translation>
    </message>
    <message>
        <source> (only with the {module})</source>
        <translation> (само с: {module})</translation>
    </message>
    <message>
        <source>Complexity 1 of 3: recommended for a first game.</source>
        <translation>Сложност 1 от 3: препоръчва се за първа игра.</translation>
    </message>
    <message>
        <source>Complexity 2 of 3.</source>
        <translation>Сложност 2 от 3.</translation>
    </message>
    <message>
        <source>Complexity 3 of 3: for players who know the game.</source>
        <translation>Сложност 3 от 3: за играчи, които познават играта.</translation>
    </message>
    <message>
        <source>Dealt when the game begins, from those that nobody has chosen.</source>
        <translation>Раздава се в началото на играта от тези, които никой не е избрал.</translation>
    </message>
    <message>
        <source>For a first game choose one of complexity 1: {leaders}.</source>
        <translation>За първа игра изберете Лидер със сложност 1: {leaders}.</translation>
    </message>
    <message>
        <source>Leader of {player}</source>
        <extracomment>Where the portraits need two rows, or there is much to be told. Of games with more leaders than these each has more to tell: there the portraits leave more room to the words. How high two rows are, and where there is more to tell. What is free around the die of a random one, as a share of its tile. A leader or Rival; empty: a random one. So many portraits stand in one row, more in two.</extracomment>
        <translation>Лидер на {player}</translation>
    </message>
    <message>
        <source>Random Leader</source>
        <translation>Случаен Лидер</translation>
    </message>
    <message>
        <source>Signet Ring: {name}</source>
        <translation>Пръстен с печат: {name}</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Обръщане</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Challenges</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <extracomment>The tour of this id is to begin.</extracomment>
        <translation>Учене чрез игра</translation>
    </message>
    <message>
        <source>Small positions with a goal, from easy to hard, for who knows the rules</source>
        <translation>Малки позиции с цел, от лесни към трудни, за който знае правилата</translation>
    </message>
    <message>
        <source>What is meant is ringed; all else stays possible. You can go back, leave, and come back another day.</source>
        <translation>Това, за което става дума, е оградено с пръстен, а останалото също може. Може да се върнете, да излезете и да продължите друг ден.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Kwisatz Haderach</source>
        <translation>Куизъц Хадерах</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Наемник</translation>
    </message>
    <message>
        <source>Sardaukar</source>
        <translation>Сардукар</translation>
    </message>
</context>
<context>
    <name>LevelText</name>
    <message>
        <source>As Mentat, and you can never gain a Swordmaster.</source>
        <translation>Като „Ментат“, но никога не можете да получите Майстор на меча.</translation>
    </message>
    <message>
        <source>As Sardaukar, but the Swordmasters of the Rivals come in round 3, and Expert Deployment applies.</source>
        <translation>Като „Сардукар“, но Майсторите на меча на съперниците идват в рунд 3 и важи „Умело изпращане на войски“.</translation>
    </message>
    <message>
        <source>As Sardaukar, with Smart Politics, Brutal Escalation and Expert Deployment.</source>
        <translation>Като „Сардукар“, с „Умна политика“, „Жестока ескалация“ и „Умело изпращане на войски“.</translation>
    </message>
    <message>
        <source>The Mentat costs you 5 Solari; each Rival begins with an Intrigue card and gets its Swordmaster in round 4.</source>
        <translation>Ментатът ви струва 5 солари; всеки съперник започва с карта Интрига и получава своя Майстор на меча в рунд 4.</translation>
    </message>
    <message>
        <source>The usual setup, for you and the Rivals.</source>
        <translation>Обичайната подредба, за вас и за съперниците.</translation>
    </message>
    <message>
        <source>You begin with 1 more Solari and 1 more spice, the Rivals without troops in their garrisons; they get their Swordmasters in round 5.</source>
        <translation>Започвате с 1 солари и 1 подправка повече, съперниците – без войски в гарнизона; те получават своите Майстори на меча в рунд 5.</translation>
    </message>
    <message>
        <source>You begin with an Intrigue card, the Rivals without troops in their garrisons.</source>
        <translation>Започвате с карта Интрига, съперниците – без войски в гарнизона.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} и {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} или {last}</translation>
    </message>
    <message>
        <source>“”‘’</source>
        <extracomment>The outer pair of quotation marks, then the inner pair.</extracomment>
        <translation>„“«»</translation>
    </message>
</context>
<context>
    <name>LoadPage</name>
    <message>
        <source>All games</source>
        <translation>Всички игри</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>По издание</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По име</translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Нечетими</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Изтриване</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Изтриване (Del)</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Изтрити</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n game(s)</source>
        <translation>
            <numerusform>Изтрита %n игра</numerusform>
            <numerusform>Изтрити %n игри</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted “{game}”</source>
        <translation>Изтрита: „{game}“</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Изнесена в {file}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Изнасяне…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Търсене на игра</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завършени</translation>
    </message>
    <message>
        <source>Import files of saved games, or drag them onto the window</source>
        <translation>Внесете файлове със записани игри или ги плъзнете върху прозореца</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Внасяне…</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Първо най-новите</translation>
    </message>
    <message>
        <source>No games have been deleted or removed to make room for others.</source>
        <translation>Няма изтрити игри, нито такива, които са освободили място за друга.</translation>
    </message>
    <message>
        <source>No saved games match.</source>
        <extracomment>Milliseconds for which a row has to be the chosen one before the disk is asked for its older states. The game, which is over, is to be looked back at. These files are to be imported. The game is about to be deleted. What can&apos;t be done with deleted games; ``open`` brings those back. Why nobody can tell which games there are. The game that is asked for where to export it to.</extracomment>
        <translation>Няма такава записана игра.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отваряне</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Подреждане</translation>
    </message>
    <message>
        <source>Players, leaders, edition or name (Ctrl+F)</source>
        <translation>Играчи, Лидери, издание или име (Ctrl+F)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Преименуване</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Преименуване (F2)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Възстановяване</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Записани игри</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Всички</translation>
    </message>
    <message>
        <source>That could not be done: {reason}</source>
        <translation>Това не можа да се направи: {reason}</translation>
    </message>
    <message>
        <source>The last {number} deleted games and the last {number} that made room for new ones are kept, however old.</source>
        <translation>Пазят се последните изтрити игри ({number}) и последните, освободили място за нови ({number}), колкото и да са стари.</translation>
    </message>
    <message>
        <source>There are no saved games yet. Every game is saved automatically after each decision, in this folder:
{folder}</source>
        <translation>Още няма записани игри. Всяка игра се записва сама след всяко решение, в тази папка:
{folder}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Нов опит</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>What the button offers is wanted. Where they lie now, and what the first of them is called.</extracomment>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Незавършени</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Гледане</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Кои игри</translation>
    </message>
    <message>
        <source>Winning chances, and what each decision cost, when the game is over</source>
        <translation>Шансове за победа и цената на всяко решение, когато играта е завършила</translation>
    </message>
    <message>
        <source>{game} (copy)</source>
        <translation>{game} (копие)</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>A new contract can be taken: {contract}</source>
        <translation>Може да се вземе нов договор: {contract}</translation>
    </message>
    <message>
        <source>All House Hagal cards are shuffled into a new deck</source>
        <translation>Всички карти династия Хагал се размесват в нова колода</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Битка</translation>
    </message>
    <message>
        <source>Combat: nobody wins</source>
        <translation>Битка: никой не печели</translation>
    </message>
    <message>
        <source>Combat: {player} wins</source>
        <translation>Битка: печели {player}</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Край на играта</translation>
    </message>
    <message>
        <source>In the Conflict: {players}</source>
        <translation>В конфликта: {players}</translation>
    </message>
    <message>
        <source>Makers and Recall</source>
        <translation>Вестители и Отзоваване</translation>
    </message>
    <message>
        <source>Nobody controls {space} any more</source>
        <translation>Вече никой не контролира „{space}“</translation>
    </message>
    <message>
        <source>Nobody is in the Conflict</source>
        <translation>Няма никого в конфликта</translation>
    </message>
    <message>
        <source>Nobody wins the Conflict, as these tie for first place: {players}</source>
        <translation>Никой не печели конфликта, защото има равенство за първото място: {players}</translation>
    </message>
    <message>
        <source>Nobody wins the Conflict: nobody has any strength there</source>
        <translation>Никой не печели конфликта: никой няма военна сила в него</translation>
    </message>
    <message>
        <source>Round {number} begins with the Conflict card {conflict}</source>
        <translation>Рунд {number} започва с карта Конфликт „{conflict}“</translation>
    </message>
    <message>
        <source>Round {number}: {conflict}</source>
        <translation>Рунд {number}: {conflict}</translation>
    </message>
    <message>
        <source>The Intrigue discard pile is shuffled into a new Intrigue deck</source>
        <translation>Купът с изчистени карти Интрига се размесва в нова колода Интриги</translation>
    </message>
    <message>
        <source>The Mentat returns to its board space</source>
        <translation>Ментатът се връща на своето игрално поле</translation>
    </message>
    <message>
        <source>The board space that {player} closed with The Voice is open again</source>
        <translation>Игралното поле, което {player} затвори с „Гласът“, е отново отворено</translation>
    </message>
    <message>
        <source>The bonus spice at {space} is taken</source>
        <translation>Допълнителната подправка на „{space}“ е взета</translation>
    </message>
    <message>
        <source>The dice show {first} and {second}: no card leaves the Imperium Row</source>
        <translation>Заровете показват {first} и {second}: никоя карта не напуска Имперския ред</translation>
    </message>
    <message>
        <source>The dice show {first} and {second}: removed from the Imperium Row: {cards}</source>
        <translation>Заровете показват {first} и {second}: от Имперския ред се изваждат: {cards}</translation>
    </message>
    <message>
        <source>the Agent on the Leader</source>
        <comment>the only choice of an Agent</comment>
        <translation>Агентът при Лидера</translation>
    </message>
    <message>
        <source>the tie is decided by Solari</source>
        <translation>равенството се решава от соларите</translation>
    </message>
    <message>
        <source>the tie is decided by an ability</source>
        <extracomment>What decides between equal points.</extracomment>
        <translation>равенството се решава от способност</translation>
    </message>
    <message>
        <source>the tie is decided by seat order, people before Rivals</source>
        <translation>равенството се решава от реда на местата, хората преди съперниците</translation>
    </message>
    <message>
        <source>the tie is decided by spice</source>
        <translation>равенството се решава от подправката</translation>
    </message>
    <message>
        <source>the tie is decided by the later Reveal turn</source>
        <translation>равенството се решава от по-късния ход на Разкриване</translation>
    </message>
    <message>
        <source>the tie is decided by troops in the garrison</source>
        <translation>равенството се решава от войските в гарнизона</translation>
    </message>
    <message>
        <source>the tie is decided by water</source>
        <translation>равенството се решава от водата</translation>
    </message>
    <message>
        <source>{card} can be acquired now</source>
        <translation>„{card}“ вече може да се придобие</translation>
    </message>
    <message>
        <source>{card} comes into the Imperium Row</source>
        <translation>„{card}“ влиза в Имперския ред</translation>
    </message>
    <message>
        <source>{card} comes into the Tleilaxu Row</source>
        <translation>„{card}“ влиза в реда Тлейлаксу</translation>
    </message>
    <message>
        <source>{card} is removed from the Imperium Row and from the game</source>
        <translation>„{card}“ се изважда от Имперския ред и от играта</translation>
    </message>
    <message>
        <source>{card} is removed from the Tleilaxu Row and from the game</source>
        <translation>„{card}“ се изважда от реда Тлейлаксу и от играта</translation>
    </message>
    <message>
        <source>{card} is removed from the game, as no tech tile that lies open has the House Hagal mark</source>
        <translation>Плочката „{card}“ е извън играта: никоя открита плочка Технология няма знака на династия Хагал</translation>
    </message>
    <message>
        <source>{effect} takes effect for {player}</source>
        <translation>Прилага се за {player}: {effect}</translation>
    </message>
    <message>
        <source>{effect}: nothing happens for {player}</source>
        <translation>За {player} не се случва нищо: {effect}</translation>
    </message>
    <message>
        <source>{effect}: nothing more happens for {player}</source>
        <translation>За {player} не се случва нищо повече: {effect}</translation>
    </message>
    <message>
        <source>{line} ({source})</source>
        <translation>{line} ({source})</translation>
    </message>
    <message>
        <source>{outcome} ({ranking})</source>
        <translation>{outcome} ({ranking})</translation>
    </message>
    <message>
        <source>{player} acquires the tech tile {card}</source>
        <translation>{player} придобива плочката Технология „{card}“</translation>
    </message>
    <message>
        <source>{player} acquires {card}</source>
        <translation>{player} придобива „{card}“</translation>
    </message>
    <message>
        <source>{player} acquires {card} and puts it on top of the deck</source>
        <translation>{player} придобива картата „{card}“ и я поставя най-отгоре в колодата си</translation>
    </message>
    <message>
        <source>{player} acquires {card} and takes it into hand</source>
        <translation>{player} придобива картата „{card}“ и я взема в ръката си</translation>
    </message>
    <message>
        <source>{player} advances on the Tleilaxu track: {space}</source>
        <translation>{player} напредва по скалата Тлейлаксу: {space}</translation>
    </message>
    <message>
        <source>{player} advances on the research track: {space}</source>
        <extracomment>By track, how its token is said to move on.</extracomment>
        <translation>{player} напредва по скалата за изследвания: {space}</translation>
    </message>
    <message>
        <source>{player} advances the Freighter: {space}</source>
        <translation>{player} придвижва товарния кораб: {space}</translation>
    </message>
    <message numerus="yes">
        <source>{player} brings %n Negotiator(s) home from Ix</source>
        <translation>
            <numerusform>{player} връща %n преговарящ от Икс</numerusform>
            <numerusform>{player} връща %n преговарящи от Икс</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} carries out the Scheme “{effect}”</source>
        <extracomment>Whatever these do is told together with its source.</extracomment>
        <translation>{player} изпълнява замисъла „{effect}“</translation>
    </message>
    <message>
        <source>{player} closes {space} to opponents with The Voice</source>
        <translation>{player} затваря „{space}“ за опонентите с картата „Гласът“</translation>
    </message>
    <message numerus="yes">
        <source>{player} commissions %n dreadnought(s)</source>
        <translation>
            <numerusform>{player} въоръжава %n дредноут</numerusform>
            <numerusform>{player} въоръжава %n дредноута</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} completes a contract: {contract}</source>
        <translation>{player} изпълнява договор: {contract}</translation>
    </message>
    <message numerus="yes">
        <source>{player} deploys %n troop(s) from the supply to the Conflict</source>
        <translation>
            <numerusform>{player} изпраща %n войска от запаса си в конфликта</numerusform>
            <numerusform>{player} изпраща %n войски от запаса си в конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} deploys %n troop(s) to the Conflict</source>
        <translation>
            <numerusform>{player} изпраща %n войска в конфликта</numerusform>
            <numerusform>{player} изпраща %n войски в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} deploys to the Conflict: {units}</source>
        <translation>{player} изпраща в конфликта: {units}</translation>
    </message>
    <message>
        <source>{player} destroys the Shield Wall</source>
        <translation>{player} разрушава Защитната стена</translation>
    </message>
    <message>
        <source>{player} discards {card}</source>
        <translation>{player} изчиства „{card}“</translation>
    </message>
    <message>
        <source>{player} discards {card} from the deck</source>
        <translation>{player} изчиства „{card}“ от колодата</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n Intrigue card(s)</source>
        <translation>
            <numerusform>{player} тегли %n карта Интрига</numerusform>
            <numerusform>{player} тегли %n карти Интрига</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n Intrigue card(s): {cards}</source>
        <translation>
            <numerusform>{player} тегли %n карта Интрига: {cards}</numerusform>
            <numerusform>{player} тегли %n карти Интрига: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s)</source>
        <translation>
            <numerusform>{player} тегли %n карта</numerusform>
            <numerusform>{player} тегли %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s): {cards}</source>
        <translation>
            <numerusform>{player} тегли %n карта: {cards}</numerusform>
            <numerusform>{player} тегли %n карти: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the turn; without effect: {effects}</source>
        <translation>{player} завършва хода; без ефект: {effects}</translation>
    </message>
    <message>
        <source>{player} flips the Leader: {leader}</source>
        <translation>{player} обръща Лидера: {leader}</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Bene Gesserit</source>
        <translation>{player} сключва съюз с Бени Джесърит</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Emperor</source>
        <translation>{player} сключва съюз с Императора</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Fremen</source>
        <translation>{player} сключва съюз със Свободните</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Spacing Guild</source>
        <translation>{player} сключва съюз с Космическото сдружение</translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Persuasion</source>
        <translation>
            <numerusform>{player} получава %n Авторитет</numerusform>
            <numerusform>{player} получава %n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Solari</source>
        <translation>
            <numerusform>{player} получава %n солари</numerusform>
            <numerusform>{player} получава %n солари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Victory Point(s)</source>
        <translation>
            <numerusform>{player} получава %n победна точка</numerusform>
            <numerusform>{player} получава %n победни точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n memor(y|ies)</source>
        <translation>
            <numerusform>{player} получава %n спомен</numerusform>
            <numerusform>{player} получава %n спомена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n spice</source>
        <translation>
            <numerusform>{player} получава %n подправка</numerusform>
            <numerusform>{player} получава %n подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n sword(s)</source>
        <translation>
            <numerusform>{player} получава %n меч</numerusform>
            <numerusform>{player} получава %n меча</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n water</source>
        <translation>
            <numerusform>{player} получава %n вода</numerusform>
            <numerusform>{player} получава %n вода</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gains {n} {what}</source>
        <translation>{player} получава {n} {what}</translation>
    </message>
    <message numerus="yes">
        <source>{player} generates %n specimen(s)</source>
        <translation>
            <numerusform>{player} създава %n образец</numerusform>
            <numerusform>{player} създава %n образеца</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no Intrigue cards and passes</source>
        <translation>{player} няма карти Интрига и пасува</translation>
    </message>
    <message>
        <source>{player} has no cards to reveal</source>
        <translation>{player} няма карти за разкриване</translation>
    </message>
    <message>
        <source>{player} has not acquired {card}, which was set aside: it is removed from the game</source>
        <translation>{player} не придоби отделената настрана карта „{card}“: тя е извън играта</translation>
    </message>
    <message>
        <source>{player} ignores {card}: by Smart Politics it does not go to {space} now</source>
        <translation>{player} пропуска „{card}“: поради „Умна политика“ сега не отива на „{space}“</translation>
    </message>
    <message>
        <source>{player} ignores {card}: it has too little Influence for {space}</source>
        <translation>{player} пропуска „{card}“: влиянието не стига за „{space}“</translation>
    </message>
    <message>
        <source>{player} ignores {card}: its condition is not met</source>
        <translation>{player} пропуска „{card}“: условието на картата не е изпълнено</translation>
    </message>
    <message>
        <source>{player} ignores {card}: its dreadnoughts are all commissioned</source>
        <translation>{player} пропуска „{card}“: всичките му дредноути са въоръжени</translation>
    </message>
    <message>
        <source>{player} ignores {card}: neither board space has bonus spice</source>
        <translation>{player} пропуска „{card}“: на никое от двете полета няма допълнителна подправка</translation>
    </message>
    <message>
        <source>{player} ignores {card}: no unoccupied Maker board space has bonus spice</source>
        <translation>{player} пропуска „{card}“: на никое незаето поле със символ на Вестител няма допълнителна подправка</translation>
    </message>
    <message>
        <source>{player} ignores {card}: there is no bonus spice at {space}</source>
        <translation>{player} пропуска „{card}“: на „{space}“ няма допълнителна подправка</translation>
    </message>
    <message>
        <source>{player} ignores {card}: {space} is closed by The Voice</source>
        <translation>{player} пропуска „{card}“: полето „{space}“ е затворено с „Гласът“</translation>
    </message>
    <message>
        <source>{player} ignores {card}: {space} is occupied</source>
        <extracomment>Why a card can&apos;t be used.</extracomment>
        <translation>{player} пропуска „{card}“: полето „{space}“ е заето</translation>
    </message>
    <message>
        <source>{player} is dealt an Objective: {card}</source>
        <translation>{player} получава карта Цел: {card}</translation>
    </message>
    <message>
        <source>{player} leaves on the board: {units}</source>
        <translation>{player} оставя на дъската: {units}</translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the Intrigue deck</source>
        <translation>
            <numerusform>{player} поглежда %n карта от върха на колодата Интриги</numerusform>
            <numerusform>{player} поглежда %n карти от върха на колодата Интриги</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the Intrigue deck: {cards}</source>
        <translation>
            <numerusform>{player} поглежда %n карта от върха на колодата Интриги: {cards}</numerusform>
            <numerusform>{player} поглежда %n карти от върха на колодата Интриги: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the deck</source>
        <translation>
            <numerusform>{player} поглежда %n карта от върха на колодата си</numerusform>
            <numerusform>{player} поглежда %n карти от върха на колодата си</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the deck: {cards}</source>
        <translation>
            <numerusform>{player} поглежда %n карта от върха на колодата си: {cards}</numerusform>
            <numerusform>{player} поглежда %n карти от върха на колодата си: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n Victory Point(s)</source>
        <translation>
            <numerusform>{player} губи %n победна точка</numerusform>
            <numerusform>{player} губи %n победни точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n troop(s) from the garrison</source>
        <translation>
            <numerusform>{player} губи %n войска от гарнизона си</numerusform>
            <numerusform>{player} губи %n войски от гарнизона си</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Bene Gesserit</source>
        <translation>{player} губи съюза с Бени Джесърит</translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Emperor</source>
        <translation>{player} губи съюза с Императора</translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Fremen</source>
        <translation>{player} губи съюза със Свободните</translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Spacing Guild</source>
        <translation>{player} губи съюза с Космическото сдружение</translation>
    </message>
    <message>
        <source>{player} moves a Snooper onto the Leader: {faction}</source>
        <translation>{player} премества детектор върху Лидера: {faction}</translation>
    </message>
    <message>
        <source>{player} moves along the training track: {space}</source>
        <translation>{player} се придвижва по скалата за обучение: {space}</translation>
    </message>
    <message>
        <source>{player} moves on {track}: {space}</source>
        <translation>{player} се придвижва ({track}): {space}</translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>{player} сега има %n влияние с Бени Джесърит</numerusform>
            <numerusform>{player} сега има %n влияние с Бени Джесърит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Emperor</source>
        <translation>
            <numerusform>{player} сега има %n влияние с Императора</numerusform>
            <numerusform>{player} сега има %n влияние с Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Fremen</source>
        <translation>
            <numerusform>{player} сега има %n влияние със Свободните</numerusform>
            <numerusform>{player} сега има %n влияние със Свободните</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>{player} сега има %n влияние с Космическото сдружение</numerusform>
            <numerusform>{player} сега има %n влияние с Космическото сдружение</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасува</translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n Persuasion</source>
        <translation>
            <numerusform>{player} плаща %n Авторитет</numerusform>
            <numerusform>{player} плаща %n Авторитет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n Solari</source>
        <translation>
            <numerusform>{player} плаща %n солари</numerusform>
            <numerusform>{player} плаща %n солари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n specimen(s)</source>
        <translation>
            <numerusform>{player} плаща %n образец</numerusform>
            <numerusform>{player} плаща %n образеца</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n spice</source>
        <translation>
            <numerusform>{player} плаща %n подправка</numerusform>
            <numerusform>{player} плаща %n подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n water</source>
        <translation>
            <numerusform>{player} плаща %n вода</numerusform>
            <numerusform>{player} плаща %n вода</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} pays {n} {what}</source>
        <translation>{player} плаща {n} {what}</translation>
    </message>
    <message>
        <source>{player} pays {price} and takes the Swordmaster</source>
        <translation>{player} плаща {price} и взема Майстора на меча</translation>
    </message>
    <message>
        <source>{player} pays {price} for a Victory Point</source>
        <translation>{player} плаща {price} за победна точка</translation>
    </message>
    <message>
        <source>{player} places a Spy: {post}</source>
        <extracomment>The heading of the turn, or another line, says it.</extracomment>
        <translation>{player} поставя шпионин: {post}</translation>
    </message>
    <message>
        <source>{player} plays no Intrigue cards and passes</source>
        <translation>{player} не играе карти Интрига и пасува</translation>
    </message>
    <message>
        <source>{player} plays the Intrigue card {card}</source>
        <translation>{player} изиграва карта Интрига „{card}“</translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n Intrigue card(s) under the deck</source>
        <translation>
            <numerusform>{player} поставя %n карта Интрига под колодата</numerusform>
            <numerusform>{player} поставя %n карти Интрига под колодата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n Intrigue card(s) under the deck: {cards}</source>
        <translation>
            <numerusform>{player} поставя %n карта Интрига под колодата: {cards}</numerusform>
            <numerusform>{player} поставя %n карти Интрига под колодата: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} recalls a Spy: {post}</source>
        <translation>{player} отзовава шпионин: {post}</translation>
    </message>
    <message>
        <source>{player} recalls an Agent from {space}</source>
        <translation>{player} отзовава Агент от „{space}“</translation>
    </message>
    <message>
        <source>{player} recalls the Freighter</source>
        <translation>{player} връща товарния кораб</translation>
    </message>
    <message numerus="yes">
        <source>{player} recruits %n troop(s)</source>
        <extracomment>By kind, origin and target; a product adds its own. From the Conflict to the supply they may be lost, or go home.</extracomment>
        <translation>
            <numerusform>{player} набира %n войска</numerusform>
            <numerusform>{player} набира %n войски</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} resolves {effect}</source>
        <translation>{player} изпълнява: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>{player} retreats %n troop(s) to the garrison</source>
        <translation>
            <numerusform>{player} оттегля %n войска в гарнизона</numerusform>
            <numerusform>{player} оттегля %n войски в гарнизона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n memor(y|ies) to the supply</source>
        <translation>
            <numerusform>{player} връща %n спомен в запаса</numerusform>
            <numerusform>{player} връща %n спомена в запаса</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n sandworm(s) to the bank</source>
        <translation>
            <numerusform>{player} връща %n пясъчен червей в банката</numerusform>
            <numerusform>{player} връща %n пясъчни червея в банката</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n specimen(s) to the supply</source>
        <translation>
            <numerusform>{player} връща в запаса %n образец</numerusform>
            <numerusform>{player} връща в запаса %n образеца</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n troop(s) from the Conflict to the supply</source>
        <translation>
            <numerusform>{player} връща %n войска от конфликта в запаса</numerusform>
            <numerusform>{player} връща %n войски от конфликта в запаса</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} returns to the garrison: {units}</source>
        <translation>{player} връща в гарнизона: {units}</translation>
    </message>
    <message>
        <source>{player} returns to the supply: {units}</source>
        <translation>{player} връща в запаса: {units}</translation>
    </message>
    <message>
        <source>{player} returns {card} from play to hand</source>
        <translation>{player} връща „{card}“ от игра в ръката си</translation>
    </message>
    <message numerus="yes">
        <source>{player} reveals %n card(s): {cards}</source>
        <translation>
            <numerusform>{player} разкрива %n карта: {cards}</numerusform>
            <numerusform>{player} разкрива %n карти: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} reveals the Factions chosen in secret: {factions}</source>
        <translation>{player} разкрива тайно избраните фракции: {factions}</translation>
    </message>
    <message numerus="yes">
        <source>{player} sends %n Negotiator(s) to Ix</source>
        <translation>
            <numerusform>{player} изпраща %n преговарящ на Икс</numerusform>
            <numerusform>{player} изпраща %n преговарящи на Икс</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sends an Agent to {space}</source>
        <translation>{player} изпраща Агент на „{space}“</translation>
    </message>
    <message>
        <source>{player} sends an Agent to {space} with {card}</source>
        <translation>{player} изпраща Агент на „{space}“ с картата „{card}“</translation>
    </message>
    <message>
        <source>{player} sends an Agent to {space} with {card} and {partner}</source>
        <translation>{player} изпраща Агент на „{space}“ с картите „{card}“ и „{partner}“</translation>
    </message>
    <message>
        <source>{player} sends the Agent at {origin} on to {space} with {card}</source>
        <translation>{player} изпраща Агента от „{origin}“ на „{space}“ с картата „{card}“</translation>
    </message>
    <message>
        <source>{player} sends the Agent at {origin} on to {space} with {card} and {partner}</source>
        <translation>{player} изпраща Агента от „{origin}“ на „{space}“ с картите „{card}“ и „{partner}“</translation>
    </message>
    <message>
        <source>{player} sets a card aside until the second turn</source>
        <translation>{player} отделя карта до втория ход</translation>
    </message>
    <message>
        <source>{player} sets a card aside until the second turn: {cards}</source>
        <translation>{player} отделя карта до втория ход: {cards}</translation>
    </message>
    <message>
        <source>{player} sets {card} aside from the Imperium Row</source>
        <translation>{player} отделя настрана „{card}“ от Имперския ред</translation>
    </message>
    <message>
        <source>{player} shuffles the discard pile into the deck</source>
        <translation>{player} размесва купа с изчистените си карти в колодата</translation>
    </message>
    <message>
        <source>{player} steals an Intrigue card from {opponent}</source>
        <translation>{player} краде карта Интрига от {opponent}</translation>
    </message>
    <message>
        <source>{player} steals an Intrigue card from {opponent}: {card}</source>
        <translation>{player} краде карта Интрига от {opponent}: {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player} summons %n sandworm(s)</source>
        <translation>
            <numerusform>{player} призовава %n пясъчен червей</numerusform>
            <numerusform>{player} призовава %n пясъчни червея</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes Maker hooks</source>
        <translation>{player} взема куки на Вестителя</translation>
    </message>
    <message>
        <source>{player} takes a High Council seat</source>
        <translation>{player} взема място във Висшия съвет</translation>
    </message>
    <message>
        <source>{player} takes a contract: {contract}</source>
        <translation>{player} взема договор: {contract}</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes back %n troop(s) from the Conflict</source>
        <translation>
            <numerusform>{player} взема обратно %n войска от конфликта</numerusform>
            <numerusform>{player} взема обратно %n войски от конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes control of {space}</source>
        <translation>{player} получава контрол над „{space}“</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Bene Gesserit from {opponent}</source>
        <translation>{player} отнема от {opponent} съюза с Бени Джесърит</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Emperor from {opponent}</source>
        <translation>{player} отнема от {opponent} съюза с Императора</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Fremen from {opponent}</source>
        <translation>{player} отнема от {opponent} съюза със Свободните</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Spacing Guild from {opponent}</source>
        <translation>{player} отнема от {opponent} съюза с Космическото сдружение</translation>
    </message>
    <message>
        <source>{player} takes the Conflict card {card}</source>
        <translation>{player} взема карта Конфликт „{card}“</translation>
    </message>
    <message>
        <source>{player} takes the Mentat</source>
        <translation>{player} взема Ментата</translation>
    </message>
    <message>
        <source>{player} takes the Swordmaster</source>
        <translation>{player} взема Майстора на меча</translation>
    </message>
    <message>
        <source>{player} takes the only choice</source>
        <translation>{player} прави единствения възможен избор</translation>
    </message>
    <message>
        <source>{player} takes the only choice: {answer}</source>
        <translation>{player} прави единствения възможен избор: {answer}</translation>
    </message>
    <message>
        <source>{player} takes the only possible amount, {number}</source>
        <translation>{player} взема единственото възможно количество, {number}</translation>
    </message>
    <message>
        <source>{player} takes the reward twice because of a sandworm</source>
        <translation>{player} взема наградата два пъти заради пясъчен червей</translation>
    </message>
    <message>
        <source>{player} takes {card} from the discard pile into hand</source>
        <translation>{player} взема „{card}“ от купа с изчистените си карти в ръката си</translation>
    </message>
    <message>
        <source>{player} takes {card}, which was set aside, into hand</source>
        <translation>{player} взема в ръката си отделената карта „{card}“</translation>
    </message>
    <message>
        <source>{player} trashes the Intrigue card {card}</source>
        <translation>{player} премахва карта Интрига „{card}“</translation>
    </message>
    <message>
        <source>{player} trashes the tech tile {card}</source>
        <translation>{player} премахва плочката Технология „{card}“</translation>
    </message>
    <message>
        <source>{player} trashes {card} from hand</source>
        <translation>{player} премахва „{card}“ от ръката си</translation>
    </message>
    <message>
        <source>{player} trashes {card} from play</source>
        <translation>{player} премахва „{card}“ от картите в игра</translation>
    </message>
    <message>
        <source>{player} trashes {card} from the deck</source>
        <translation>{player} премахва „{card}“ от колодата</translation>
    </message>
    <message>
        <source>{player} trashes {card} from the discard pile</source>
        <translation>{player} премахва „{card}“ от купа с изчистените си карти</translation>
    </message>
    <message>
        <source>{player} turns cards face down for their battle icons: {cards}</source>
        <translation>{player} обръща карти с лице надолу заради бойните им символи: {cards}</translation>
    </message>
    <message>
        <source>{player} turns up the House Hagal card {card}</source>
        <translation>{player} обръща карта династия Хагал „{card}“</translation>
    </message>
    <message numerus="yes">
        <source>{player} turns up {card} for the combat bonus: %n sword(s)</source>
        <translation>
            <numerusform>{player} обръща „{card}“ за бойния бонус: %n меч</numerusform>
            <numerusform>{player} обръща „{card}“ за бойния бонус: %n меча</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} uses the Family Atomics</source>
        <translation>{player} използва семейното атомно оръжие</translation>
    </message>
    <message>
        <source>{player} uses the tech tile {card}</source>
        <translation>{player} използва плочката Технология „{card}“</translation>
    </message>
    <message>
        <source>{player} wins the Conflict</source>
        <translation>{player} печели конфликта</translation>
    </message>
    <message>
        <source>{player} wins the Mentat for the next round</source>
        <translation>{player} печели Ментата за следващия рунд</translation>
    </message>
    <message>
        <source>{player} wins the game ({standing})</source>
        <translation>{player} печели играта ({standing})</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n Victory Point(s)</source>
        <translation>
            <numerusform>{player}: %n победна точка</numerusform>
            <numerusform>{player}: %n победни точки</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: Agent turn</source>
        <translation>{player}: ход с Агент</translation>
    </message>
    <message>
        <source>{player}: Reveal turn</source>
        <translation>{player}: ход на Разкриване</translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, no reward</source>
        <translation>
            <numerusform>{player}: военна сила %n, без награда</numerusform>
            <numerusform>{player}: военна сила %n, без награда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for first place</source>
        <translation>
            <numerusform>{player}: военна сила %n, награда за първо място</numerusform>
            <numerusform>{player}: военна сила %n, награда за първо място</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for second place</source>
        <translation>
            <numerusform>{player}: военна сила %n, награда за второ място</numerusform>
            <numerusform>{player}: военна сила %n, награда за второ място</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for third place</source>
        <translation>
            <numerusform>{player}: военна сила %n, награда за трето място</numerusform>
            <numerusform>{player}: военна сила %n, награда за трето място</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: turn</source>
        <translation>{player}: ход</translation>
    </message>
    <message>
        <source>{player}: {card} → {space}</source>
        <translation>{player}: {card} → {space}</translation>
    </message>
    <message>
        <source>{player}: {space}</source>
        <translation>{player}: {space}</translation>
    </message>
    <message>
        <source>{source} (“{effect}”)</source>
        <translation>{source} („{effect}“)</translation>
    </message>
    <message numerus="yes">
        <source>{space} now holds %n bonus spice</source>
        <translation>
            <numerusform>На „{space}“ сега има %n допълнителна подправка</numerusform>
            <numerusform>На „{space}“ сега има %n допълнителна подправка</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All seats</source>
        <extracomment>A line was taken: the step in which it happened. In the place of the lines, if none is like what is looked for. Of a game that is watched: what is on the table now. None: the newest line is looked at.</extracomment>
        <translation>Всички</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Затваряне на дневника</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Търсене в дневника</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Дневник</translation>
    </message>
    <message>
        <source>Nothing in the log matches.</source>
        <translation>В дневника няма такова нещо.</translation>
    </message>
    <message>
        <source>Whose lines</source>
        <translation>Чии редове</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{game} (from round {round})</source>
        <translation>{game} (от рунд {round})</translation>
    </message>
    <message>
        <source>{trouble} Close again to leave without it.</source>
        <extracomment>Of what notices tell; of each matter only the last one is true. A setting has changed, by its name, and is obeyed. The games that can&apos;t be saved, of which the person was told when closing. Saved games and their files. Finished games in numbers. The game on the table, and the one that is watched.</extracomment>
        <translation>{trouble} Затворете още веднъж, за да излезете без запис.</translation>
    </message>
</context>
<context>
    <name>Market</name>
    <message>
        <source>Contract: {title}</source>
        <extracomment>Who alone may take it; NOBODY: it lies open for all.</extracomment>
        <translation>Договор: {title}</translation>
    </message>
    <message>
        <source>Tech tiles</source>
        <translation>Плочки Технология</translation>
    </message>
    <message>
        <source>Tleilaxu Row</source>
        <translation>Ред Тлейлаксу</translation>
    </message>
    <message>
        <source>{contract}, only for {player}</source>
        <translation>{contract}, само за {player}</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message>
        <source>Solo game</source>
        <translation>Солова игра</translation>
    </message>
    <message>
        <source>Two-player game</source>
        <translation>Игра с 2-ма играчи</translation>
    </message>
</context>
<context>
    <name>ModeOptions</name>
    <message>
        <source>{grade}, recommended for a first game. {about}</source>
        <translation>{grade}, препоръчва се за първа игра. {about}</translation>
    </message>
    <message>
        <source>{grade}. {about}</source>
        <translation>{grade}. {about}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <extracomment>The levels of all editions, in the order of the segments. The sentence has two lines, so that nothing moves where it has one. Three variants still stand side by side. Beside so many expansions there is room for the numbers of cards; else the tooltip of the button has them.</extracomment>
        <translation>{number} играчи</translation>
    </message>
</context>
<context>
    <name>ModeText</name>
    <message>
        <source>House Hagal takes part as a third player who fights and stands in the way.</source>
        <translation>Династия Хагал участва като трети играч, който се бие и пречи.</translation>
    </message>
    <message>
        <source>Two players against each other and a Rival, led by the House Hagal cards.</source>
        <extracomment>Those that are no Leaders of Uprising.</extracomment>
        <translation>Двама играчи един срещу друг и срещу съперник, воден от картите династия Хагал.</translation>
    </message>
    <message>
        <source>You play against two Rivals, led by the House Hagal cards.</source>
        <translation>Играете срещу двама съперници, водени от картите династия Хагал.</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Hidden card</source>
        <translation>Скрита карта</translation>
    </message>
    <message>
        <source>{box}: {text}</source>
        <translation>{box}: {text}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Advanced</source>
        <translation>Допълнително</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Започване</translation>
    </message>
    <message>
        <source>Click a mark to change its colour. Seats without a name go by their number.</source>
        <translation>Щракване върху знак сменя цвета. Местата без име се наричат с номера си.</translation>
    </message>
    <message>
        <source>Everybody for themselves. The computer plays the seats that you give it.</source>
        <translation>Всеки срещу всеки. Компютърът заема местата, които му дадете.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>The games to choose from; the first if none was ever chosen. Of a Rival where none was ever chosen: the one that is advised. Seeds are typed and read aloud: as many digits as a person can bear. The height of two lines. Setup, the seats, the choices to be remembered, the edition. The page with the cards of the blend. How who sits on the pointed seat plays: two lines, so that nothing moves. The cards of each game whose cards can be chosen.</extracomment>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Начално число</translation>
    </message>
    <message>
        <source>The same seed with the same Leaders deals the same cards again.</source>
        <translation>Същото начално число със същите Лидери раздава отново същите карти.</translation>
    </message>
    <message>
        <source>The seed is a number of at most {digits} digits.</source>
        <translation>Началното число е с най-много {digits} цифри.</translation>
    </message>
    <message>
        <source>Two seats have the same Leader.</source>
        <translation>Две места имат един и същ Лидер.</translation>
    </message>
    <message>
        <source>Two seats have the same name.</source>
        <translation>Две места имат едно и също име.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайно</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>.</source>
        <comment>decimal point</comment>
        <translation>,</translation>
    </message>
</context>
<context>
    <name>Objective</name>
    <message>
        <source>Crysknife</source>
        <translation>Крис нож</translation>
    </message>
    <message>
        <source>Desert Mouse</source>
        <extracomment>An Objective is called by its battle icon.</extracomment>
        <translation>Пустинна мишка</translation>
    </message>
    <message>
        <source>Ornithopter</source>
        <translation>Орнитоптер</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Options</source>
        <extracomment>A choice is to be taken; a refused one only says why. The ref of a choice, and a number of units more, or fewer. The big card of a row is wanted. The row that is pointed at or focused, or None. The digits are to go this many pages on. Letters that look for something. Where the button went down, and what that meant: it is a click only if it comes up on the same. Whether the pointer was moved to what it is on, or that has come under it.</extracomment>
        <translation>Възможности</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>all</source>
        <extracomment>What a tour means is ringed.</extracomment>
        <translation>всички</translation>
    </message>
    <message>
        <source>{keys}: {way}</source>
        <extracomment>What a button of the stepper leads to stands below it. The title of a row with a stepper stands on the first line, its buttons on the second: so high is each such row. A line of signs below the title. Of a title that says a whole effect, or of a reason. The note stands behind the title, in its line. In how many lines the signs stand below the title; 0: at its right.</extracomment>
        <translation>{keys}: {way}</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n възможност</numerusform>
            <numerusform>%n възможности</numerusform>
        </translation>
    </message>
    <message>
        <source>Key {digit}.</source>
        <translation>Клавиш {digit}.</translation>
    </message>
    <message>
        <source>Shift+{digit}: {way}.</source>
        <translation>Shift+{digit}: {way}.</translation>
    </message>
    <message>
        <source>Shows something hidden: it can&apos;t be undone.</source>
        <translation>Показва нещо скрито: не може да се отмени.</translation>
    </message>
    <message>
        <source>{group}: {number}</source>
        <translation>{group}: {number}</translation>
    </message>
    <message>
        <source>{reason} ({rule})</source>
        <translation>{reason} ({rule})</translation>
    </message>
</context>
<context>
    <name>OverPage</name>
    <message>
        <source>Final score</source>
        <translation>Краен резултат</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Играта приключи</translation>
    </message>
    <message>
        <source>The table stays as it is, so that you can look at it.</source>
        <translation>Масата остава такава, каквато е, за да я разгледате.</translation>
    </message>
</context>
<context>
    <name>Piles</name>
    <message>
        <source>Battle icons, face up</source>
        <translation>Бойни символи, открити</translation>
    </message>
    <message>
        <source>Battle icons, used</source>
        <translation>Бойни символи, използвани</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Of the cards to pick from, made for one question. What is laid open: pairs of a zone and the seat whose it is; or the cards to pick from, by zone. The size that the content wants, in units; empty: as the grids of cards say.</extracomment>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Completed contracts</source>
        <translation>Изпълнени договори</translation>
    </message>
    <message>
        <source>Conflicts so far</source>
        <translation>Конфликти досега</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Договори</translation>
    </message>
    <message>
        <source>Deck, in no particular order</source>
        <translation>Колода, без подредба</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Куп с изчистените карти</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Zones by name, with their titles.</extracomment>
        <translation>Ръка</translation>
    </message>
    <message>
        <source>House Hagal discard pile</source>
        <translation>Изчистени карти династия Хагал</translation>
    </message>
    <message>
        <source>Imperium Row</source>
        <translation>Имперски ред</translation>
    </message>
    <message>
        <source>Imperium Row and Reserve</source>
        <extracomment>A side of a choice, and one where many stand beside each other. Icons, the first that fit. Units that the frame takes beside the cards, and with its head above and below them. What lies open on the table anyway: nobody needs a viewer to pick from it. What is for sale lies open together, under one heading.</extracomment>
        <translation>Имперски ред и Резерв</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти Интрига</translation>
    </message>
    <message>
        <source>Intrigue discard pile</source>
        <translation>Изчистени карти Интрига</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Изиграни</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Разкрити</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Отделени настрана</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Премахнати</translation>
    </message>
    <message>
        <source>Waiting for the Reveal turn</source>
        <translation>Чакат хода на Разкриване</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Architect</source>
        <translation>Архитект</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Балансиран</translation>
    </message>
    <message>
        <source>Builds a strong deck and buys the best cards of the Imperium Row.</source>
        <translation>Сглобява силна колода и купува най-добрите карти от Имперския ред.</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Компютър {number}</translation>
    </message>
    <message>
        <source>Courts the Factions: Influence, Alliances, a seat on the High Council.</source>
        <translation>Ухажва фракциите: влияние, съюзи, място във Висшия съвет.</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Дипломат</translation>
    </message>
    <message>
        <source>Gathers Solari, spice and water, and takes contracts where there are any.</source>
        <translation>Трупа солари, подправка и вода и взема договори, където ги има.</translation>
    </message>
    <message>
        <source>Goes for whatever is worth the most at the moment.</source>
        <translation>Залага на онова, което в момента струва най-много.</translation>
    </message>
    <message>
        <source>Loves troops and swords, and fights for Conflicts others would leave.</source>
        <translation>Обича войски и мечове и се бие за конфликти, които други биха оставили.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстор</translation>
    </message>
    <message>
        <source>Master {number}</source>
        <translation>Майстор {number}</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Търговец</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новак</translation>
    </message>
    <message>
        <source>Novice {number}</source>
        <extracomment>What seats of each level are called that have no name.</extracomment>
        <translation>Новак {number}</translation>
    </message>
    <message>
        <source>Plans each turn to its end and keeps an eye on its opponents.</source>
        <translation>Планира всеки ход докрай и държи под око опонентите си.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Играч {number}</translation>
    </message>
    <message>
        <source>Plays sensibly, but with the eyes of a newcomer: what pays later counts little.</source>
        <translation>Играе разумно, но с очите на начинаещ: ползата по-късно тежи малко за него.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Levels and personalities by name, as in ``bots.names``; empty: no personality.</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Schemer</source>
        <translation>Интригант</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Опитен</translation>
    </message>
    <message>
        <source>Skilled {number}</source>
        <translation>Опитен {number}</translation>
    </message>
    <message>
        <source>Takes any legal move, without a plan.</source>
        <extracomment>Each in a sentence.</extracomment>
        <translation>Прави какъвто и да е позволен ход, без план.</translation>
    </message>
    <message>
        <source>Thinks for some seconds, and tries out how the round may end.</source>
        <translation>Мисли няколко секунди и проверява как може да завърши рундът.</translation>
    </message>
    <message>
        <source>Warlike</source>
        <translation>Воин</translation>
    </message>
    <message>
        <source>Works in secret, with Intrigue cards and spies.</source>
        <translation>Действа тайно, с карти Интрига и шпиони.</translation>
    </message>
    <message>
        <source>{level} · {personality}</source>
        <translation>{level} · {personality}</translation>
    </message>
</context>
<context>
    <name>PlayersAid</name>
    <message>
        <source>How it works</source>
        <translation>Как работи</translation>
    </message>
    <message>
        <source>Player&apos;s aid</source>
        <extracomment>Dots of an inch, as printers have them. How wide the paper is at least, in units; the edge that printers leave free, and what the title takes. Within the frame of an illustration and between two; its heading; a text has so many lines at most. Paper is light.</extracomment>
        <translation>Помагало за играча</translation>
    </message>
</context>
<context>
    <name>PointSource</name>
    <message>
        <source>Bought with Intrigue cards</source>
        <translation>купени с карти Интрига</translation>
    </message>
    <message>
        <source>Bought with Solari</source>
        <translation>купени със солари</translation>
    </message>
    <message>
        <source>Bought with spice</source>
        <translation>купени с подправка</translation>
    </message>
    <message>
        <source>Bought with water</source>
        <translation>купени с вода</translation>
    </message>
    <message>
        <source>Cannot win</source>
        <translation>Не може да спечели</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Първо място</translation>
    </message>
    <message>
        <source>Fourth place</source>
        <translation>Четвърто място</translation>
    </message>
    <message>
        <source>Influence with the Bene Gesserit</source>
        <translation>влияние с Бени Джесърит</translation>
    </message>
    <message>
        <source>Influence with the Emperor</source>
        <extracomment>The place of a Rival that scores nothing (S9.5, B2.3).</extracomment>
        <translation>влияние с Императора</translation>
    </message>
    <message>
        <source>Influence with the Fremen</source>
        <translation>влияние със Свободните</translation>
    </message>
    <message>
        <source>Influence with the Spacing Guild</source>
        <translation>влияние с Космическото сдружение</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Второ място</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>начало на играта</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Трето място</translation>
    </message>
    <message>
        <source>{points} VP: {source}</source>
        <extracomment>The criteria that are counted.</extracomment>
        <translation>{points} ПТ: {source}</translation>
    </message>
</context>
<context>
    <name>Post</name>
    <message>
        <source>Arrakeen and Spice Refinery post</source>
        <translation>Пост при „Аракийн“ и „Рафинерия за подправка“</translation>
    </message>
    <message>
        <source>Assembly Hall and Gather Support post</source>
        <translation>Пост при „Зала за заседания“ и „Събиране на подкрепа“</translation>
    </message>
    <message>
        <source>Bene Gesserit post</source>
        <translation>Пост при Бени Джесърит</translation>
    </message>
    <message>
        <source>Deep Desert post</source>
        <translation>Пост при „Дълбоката пустиня“</translation>
    </message>
    <message>
        <source>Emperor post</source>
        <extracomment>A post has no printed name: it is called by what can be watched from it.</extracomment>
        <translation>Пост при Императора</translation>
    </message>
    <message>
        <source>Fremen post</source>
        <translation>Пост при Свободните</translation>
    </message>
    <message>
        <source>Hagga Basin post</source>
        <translation>Пост при „Низината Хага“</translation>
    </message>
    <message>
        <source>High Council post</source>
        <translation>Пост при „Висш съвет“</translation>
    </message>
    <message>
        <source>Imperial Basin post</source>
        <translation>Пост при „Имперски басейн“</translation>
    </message>
    <message>
        <source>Interstellar Shipping and Smuggling post</source>
        <extracomment>For Ilesa alone (X9.6). A post is called by what can be watched from it.</extracomment>
        <translation>Пост при „Междузвезден превоз“ и „Контрабанда“</translation>
    </message>
    <message>
        <source>Research Station and Spice Refinery post</source>
        <translation>Пост при „Изследователска станция“ и „Рафинерия за подправка“</translation>
    </message>
    <message>
        <source>Shipping and Accept Contract post</source>
        <translation>Пост при „Превоз на товари“ и „Приемане на договор“</translation>
    </message>
    <message>
        <source>Sietch Tabr and Research Station post</source>
        <translation>Пост при „Сийч Табър“ и „Изследователска станция“</translation>
    </message>
    <message>
        <source>Spacing Guild post</source>
        <translation>Пост при Космическото сдружение</translation>
    </message>
    <message>
        <source>Tech Negotiation and Dreadnought post</source>
        <translation>Пост при „Технологични преговори“ и „Дредноут“</translation>
    </message>
</context>
<context>
    <name>Posts</name>
    <message>
        <source>Watches {spaces}</source>
        <translation>Наблюдава: {spaces}</translation>
    </message>
    <message>
        <source>{post}: Spies of {players}</source>
        <translation>{post}: шпиони на {players}</translation>
    </message>
    <message>
        <source>{post}: free</source>
        <translation>{post}: свободен</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>{place} of {all}</source>
        <extracomment>What a big card is asked for: a thing on the table, or what is printed. A rule&apos;s number was clicked.</extracomment>
        <translation>{place} от {all}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Преглед на:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Файлове от &amp;тип:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Интервал</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A card of the Imperium Row is grafted this turn.</source>
        <translation>В този ход е присадена карта от Имперския ред.</translation>
    </message>
    <message>
        <source>Acquired cards go to your discard pile, not on top of your deck.</source>
        <translation>Придобитите карти отиват в купа с изчистените ви карти, а не най-отгоре в колодата.</translation>
    </message>
    <message>
        <source>At this level of difficulty you cannot gain a Swordmaster.</source>
        <translation>При това ниво на трудност не можете да получите Майстор на меча.</translation>
    </message>
    <message>
        <source>Cards are acquired in your Reveal turn.</source>
        <translation>Карти се придобиват във вашия ход на Разкриване.</translation>
    </message>
    <message>
        <source>It is not a Bene Gesserit card.</source>
        <translation>Това не е карта на Бени Джесърит.</translation>
    </message>
    <message>
        <source>It is not a Fremen card.</source>
        <translation>Това не е карта на Свободните.</translation>
    </message>
    <message>
        <source>It is not a Spacing Guild card.</source>
        <translation>Това не е карта на Космическото сдружение.</translation>
    </message>
    <message>
        <source>It is not an Emperor card.</source>
        <translation>Това не е карта на Императора.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s decision now.</source>
        <translation>Сега е на ред някой друг.</translation>
    </message>
    <message numerus="yes">
        <source>No Agent was sent to a Combat space, or less than %n troop(s) are left.</source>
        <translation>
            <numerusform>Няма Агент на Бойно поле или остава по-малко от %n войска.</numerusform>
            <numerusform>Няма Агент на Бойно поле или остават по-малко от %n войски.</numerusform>
        </translation>
    </message>
    <message>
        <source>No Intrigue cards are left to draw.</source>
        <translation>Не са останали карти Интрига за теглене.</translation>
    </message>
    <message>
        <source>No Snooper of yours lies there.</source>
        <translation>Там няма ваш детектор.</translation>
    </message>
    <message>
        <source>No deployed troops can be taken back now.</source>
        <translation>Сега не могат да се вземат обратно изпратени войски.</translation>
    </message>
    <message>
        <source>No opponent has played a Combat Intrigue card in this Conflict.</source>
        <translation>В този конфликт никой опонент не е изиграл карта Битка.</translation>
    </message>
    <message>
        <source>No opponent&apos;s Agent is on that board space.</source>
        <translation>На това игрално поле няма Агент на опонент.</translation>
    </message>
    <message>
        <source>No sandworm can enter this Conflict now.</source>
        <translation>Сега в този конфликт не може да влезе пясъчен червей.</translation>
    </message>
    <message>
        <source>No such units wait in a garrison: {unit}.</source>
        <translation>Такива бойни единици не чакат в гарнизон: {unit}.</translation>
    </message>
    <message>
        <source>Nothing would happen.</source>
        <translation>Нищо няма да се случи.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Място {number}</translation>
    </message>
    <message>
        <source>Send an Agent to a Combat space first.</source>
        <translation>Първо изпратете Агент на Бойно поле.</translation>
    </message>
    <message>
        <source>Take an Agent turn or your Reveal turn first.</source>
        <translation>Първо направете ход с Агент или ход на Разкриване.</translation>
    </message>
    <message>
        <source>That card has not exactly one Agent icon.</source>
        <translation>Тази карта не е с точно един агентски символ.</translation>
    </message>
    <message>
        <source>That is not the card that you had set aside.</source>
        <translation>Това не е картата, която сте отделили.</translation>
    </message>
    <message>
        <source>The Conflict of this round is decided.</source>
        <translation>Конфликтът на този рунд вече е решен.</translation>
    </message>
    <message>
        <source>The Factions you secretly chose are already revealed.</source>
        <translation>Тайно избраните от вас фракции вече са разкрити.</translation>
    </message>
    <message>
        <source>The Mentat is not on its board space.</source>
        <translation>Ментатът не е на своето игрално поле.</translation>
    </message>
    <message>
        <source>The Shield Wall is already destroyed.</source>
        <translation>Защитната стена вече е разрушена.</translation>
    </message>
    <message>
        <source>The Shield Wall protects this Conflict: sandworms cannot enter it.</source>
        <translation>Защитната стена пази този конфликт: в него не могат да влизат пясъчни червеи.</translation>
    </message>
    <message>
        <source>The Spy is on another kind of observation post.</source>
        <translation>Шпионинът е на друг вид наблюдателен пост.</translation>
    </message>
    <message numerus="yes">
        <source>The card costs less than %n Persuasion.</source>
        <translation>
            <numerusform>Картата струва по-малко от %n Авторитет.</numerusform>
            <numerusform>Картата струва по-малко от %n Авторитет.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта приключи.</translation>
    </message>
    <message>
        <source>The other grafted card is of none of these Factions: {factions}.</source>
        <translation>Другата присадена карта не е на никоя от тези фракции: {factions}.</translation>
    </message>
    <message>
        <source>There is no board space “{space}” in this game.</source>
        <translation>В тази игра няма игрално поле „{space}“.</translation>
    </message>
    <message>
        <source>There is no bonus spice at {space}.</source>
        <translation>На „{space}“ няма допълнителна подправка.</translation>
    </message>
    <message>
        <source>There is no card “{card}” in this game.</source>
        <translation>В тази игра няма карта „{card}“.</translation>
    </message>
    <message>
        <source>There is no observation post where you could place a Spy.</source>
        <translation>Няма наблюдателен пост, на който да поставите шпионин.</translation>
    </message>
    <message>
        <source>There is no opponent whom this could affect.</source>
        <translation>Няма опонент, когото това би засегнало.</translation>
    </message>
    <message>
        <source>There is no such card in your discard pile.</source>
        <translation>В купа с изчистените ви карти няма такава карта.</translation>
    </message>
    <message>
        <source>There is no such card to acquire.</source>
        <translation>Няма такава карта за придобиване.</translation>
    </message>
    <message>
        <source>There is no tech tile that you can pay for.</source>
        <translation>Няма плочка Технология, която можете да платите.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Това не може да се направи сега.</translation>
    </message>
    <message>
        <source>This card is no longer in play.</source>
        <translation>Тази карта вече не е в игра.</translation>
    </message>
    <message>
        <source>This card is not grafted.</source>
        <translation>Тази карта не е присадена.</translation>
    </message>
    <message>
        <source>This is another kind of Conflict.</source>
        <translation>Този конфликт е от друг вид.</translation>
    </message>
    <message>
        <source>This is not Influence with the Bene Gesserit.</source>
        <translation>Това влияние не е с Бени Джесърит.</translation>
    </message>
    <message>
        <source>This is not Influence with the Emperor.</source>
        <translation>Това влияние не е с Императора.</translation>
    </message>
    <message>
        <source>This is not Influence with the Fremen.</source>
        <translation>Това влияние не е със Свободните.</translation>
    </message>
    <message>
        <source>This is not Influence with the Spacing Guild.</source>
        <translation>Това влияние не е с Космическото сдружение.</translation>
    </message>
    <message>
        <source>This is not one of the choices.</source>
        <translation>Това не е сред възможностите.</translation>
    </message>
    <message>
        <source>This is not possible in your Reveal turn.</source>
        <translation>Това не е възможно във вашия ход на Разкриване.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <extracomment>By its code, what is said of a refusal; a product enters its own. It may leave holes to be filled from the refusal.</extracomment>
        <translation>Това не е възможно сега.</translation>
    </message>
    <message>
        <source>This is not your Reveal turn.</source>
        <translation>Това не е вашият ход на Разкриване.</translation>
    </message>
    <message>
        <source>This is possible only at the very start of your turn.</source>
        <translation>Това е възможно само в самото начало на хода ви.</translation>
    </message>
    <message>
        <source>This tile was used already in this round.</source>
        <translation>Тази плочка вече е използвана в този рунд.</translation>
    </message>
    <message>
        <source>You already have Maker hooks.</source>
        <translation>Вече имате куки на Вестителя.</translation>
    </message>
    <message>
        <source>You already have a High Council seat.</source>
        <translation>Вече имате място във Висшия съвет.</translation>
    </message>
    <message>
        <source>You already have an Alliance.</source>
        <translation>Вече имате съюз.</translation>
    </message>
    <message>
        <source>You already have your Swordmaster.</source>
        <translation>Вече имате Майстор на меча.</translation>
    </message>
    <message>
        <source>You are already taking your Reveal turn.</source>
        <translation>Вече сте в своя ход на Разкриване.</translation>
    </message>
    <message>
        <source>You are not spying on a Maker board space.</source>
        <translation>Не шпионирате поле със символ на Вестител.</translation>
    </message>
    <message>
        <source>You are not spying on that board space.</source>
        <translation>Не шпионирате това игрално поле.</translation>
    </message>
    <message>
        <source>You can choose this when the effect is resolved.</source>
        <translation>Ще можете да изберете това при изпълнението на ефекта.</translation>
    </message>
    <message numerus="yes">
        <source>You can deploy %n more troop(s) at most.</source>
        <translation>
            <numerusform>Можете да изпратите в конфликта най-много още %n войска.</numerusform>
            <numerusform>Можете да изпратите в конфликта най-много още %n войски.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take back %n troop(s) at most.</source>
        <translation>
            <numerusform>Можете да вземете обратно най-много %n войска.</numerusform>
            <numerusform>Можете да вземете обратно най-много %n войски.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot deploy any more troops this turn.</source>
        <translation>В този ход не можете да изпращате повече войски в конфликта.</translation>
    </message>
    <message>
        <source>You cannot deploy units to the Conflict this turn.</source>
        <translation>В този ход не можете да изпращате бойни единици в конфликта.</translation>
    </message>
    <message>
        <source>You cannot pass this turn.</source>
        <translation>Не можете да пасувате този ход.</translation>
    </message>
    <message>
        <source>You cannot pay the cost of this card.</source>
        <translation>Не можете да платите цената на тази карта.</translation>
    </message>
    <message>
        <source>You cannot pay the cost of {space}: {amounts}.</source>
        <translation>Не можете да платите цената на „{space}“: {amounts}.</translation>
    </message>
    <message>
        <source>You cannot pay {amounts}.</source>
        <translation>Не можете да платите {amounts}.</translation>
    </message>
    <message>
        <source>You do not have more troops in the Conflict than each opponent.</source>
        <translation>Нямате в конфликта повече войски от всеки опонент.</translation>
    </message>
    <message>
        <source>You do not have the Bene Gesserit Alliance.</source>
        <translation>Нямате съюз с Бени Джесърит.</translation>
    </message>
    <message>
        <source>You do not have the Emperor Alliance.</source>
        <translation>Нямате съюз с Императора.</translation>
    </message>
    <message>
        <source>You do not have the Fremen Alliance.</source>
        <translation>Нямате съюз със Свободните.</translation>
    </message>
    <message>
        <source>You do not have the Spacing Guild Alliance.</source>
        <translation>Нямате съюз с Космическото сдружение.</translation>
    </message>
    <message>
        <source>You do not have the first genetic marker.</source>
        <translation>Нямате първия генетичен маркер.</translation>
    </message>
    <message>
        <source>You do not have the second genetic marker.</source>
        <translation>Нямате втория генетичен маркер.</translation>
    </message>
    <message>
        <source>You do not have your Swordmaster.</source>
        <translation>Нямате Майстор на меча.</translation>
    </message>
    <message>
        <source>You do not own more copies of {card} than each opponent.</source>
        <translation>Не притежавате повече копия на „{card}“ от всеки опонент.</translation>
    </message>
    <message>
        <source>You have already chosen this.</source>
        <translation>Вече сте избрали това.</translation>
    </message>
    <message>
        <source>You have already sent an Agent this turn.</source>
        <translation>Вече сте изпратили Агент в този ход.</translation>
    </message>
    <message numerus="yes">
        <source>You have commissioned less than %n dreadnought(s).</source>
        <translation>
            <numerusform>Трябва да сте въоръжили %n дредноут.</numerusform>
            <numerusform>Трябва да сте въоръжили %n дредноута.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Agent(s) on such board spaces.</source>
        <translation>
            <numerusform>Нужен ви е %n Агент на такива полета.</numerusform>
            <numerusform>Нужни са ви %n Агенти на такива полета.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Persuasion.</source>
        <translation>
            <numerusform>Нужен ви е %n Авторитет.</numerusform>
            <numerusform>Нужен ви е %n Авторитет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Solari.</source>
        <translation>
            <numerusform>Нужни са ви %n солари.</numerusform>
            <numerusform>Нужни са ви %n солари.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n of these.</source>
        <translation>
            <numerusform>Нужно ви е %n от тези неща.</numerusform>
            <numerusform>Нужни са ви %n от тези неща.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n spice.</source>
        <translation>
            <numerusform>Имате по-малко от %n подправка.</numerusform>
            <numerusform>Имате по-малко от %n подправка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n tech tile(s).</source>
        <translation>
            <numerusform>Нужна ви е %n плочка Технология.</numerusform>
            <numerusform>Нужни са ви %n плочки Технология.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no Agent at {space}.</source>
        <translation>Нямате Агент на „{space}“.</translation>
    </message>
    <message>
        <source>You have no Agent left to send.</source>
        <translation>Нямате останал Агент за изпращане.</translation>
    </message>
    <message>
        <source>You have no Agent on the board.</source>
        <translation>Нямате Агент на дъската.</translation>
    </message>
    <message>
        <source>You have no Alliance.</source>
        <translation>Нямате съюз.</translation>
    </message>
    <message>
        <source>You have no High Council seat.</source>
        <translation>Нямате място във Висшия съвет.</translation>
    </message>
    <message>
        <source>You have no Intrigue cards.</source>
        <translation>Нямате карти Интрига.</translation>
    </message>
    <message>
        <source>You have no Maker hooks.</source>
        <translation>Нямате куки на Вестителя.</translation>
    </message>
    <message>
        <source>You have no card there to trash.</source>
        <translation>Там нямате карта за премахване.</translation>
    </message>
    <message>
        <source>You have no face-up card with that battle icon.</source>
        <translation>Нямате открита карта с този боен символ.</translation>
    </message>
    <message>
        <source>You have no other Bene Gesserit card in play.</source>
        <translation>Нямате в игра друга карта на Бени Джесърит.</translation>
    </message>
    <message>
        <source>You have no other Emperor card in play.</source>
        <translation>Нямате в игра друга карта на Императора.</translation>
    </message>
    <message>
        <source>You have no other Fremen card in play.</source>
        <translation>Нямате в игра друга карта на Свободните.</translation>
    </message>
    <message>
        <source>You have no other Spacing Guild card in play.</source>
        <translation>Нямате в игра друга карта на Космическото сдружение.</translation>
    </message>
    <message>
        <source>You have no unit in your garrison.</source>
        <translation>Нямате бойна единица в гарнизона.</translation>
    </message>
    <message>
        <source>You have not acquired {card} this turn.</source>
        <translation>Не сте придобили „{card}“ в този ход.</translation>
    </message>
    <message>
        <source>You have not gained spice this turn.</source>
        <translation>Не сте получили подправка в този ход.</translation>
    </message>
    <message>
        <source>You have not recalled a Spy this turn.</source>
        <translation>Не сте отзовали шпионин в този ход.</translation>
    </message>
    <message>
        <source>You have not sent an Agent to a Maker board space this turn.</source>
        <translation>Не сте изпратили Агент на поле със символ на Вестител в този ход.</translation>
    </message>
    <message>
        <source>You have not sent an Agent to such a Faction&apos;s board space.</source>
        <translation>Не сте изпратили Агент на игрално поле на такава фракция.</translation>
    </message>
    <message>
        <source>You have too few: {units}.</source>
        <translation>Имате твърде малко: {units}.</translation>
    </message>
    <message>
        <source>You have too much Influence already.</source>
        <translation>Вече имате твърде много влияние.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n Influence that you can lose.</source>
        <translation>
            <numerusform>Нужно ви е %n влияние, което можете да загубите.</numerusform>
            <numerusform>Нужно ви е %n влияние, което можете да загубите.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n Sp(y|ies) on the board.</source>
        <translation>
            <numerusform>Нужен ви е %n шпионин на дъската.</numerusform>
            <numerusform>Нужни са ви %n шпиони на дъската.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) in your deck.</source>
        <translation>
            <numerusform>Нужна ви е %n карта в колодата.</numerusform>
            <numerusform>Нужни са ви %n карти в колодата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) in your hand.</source>
        <translation>
            <numerusform>Нужна ви е %n карта в ръката.</numerusform>
            <numerusform>Нужни са ви %n карти в ръката.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n cop(y|ies) of {card}.</source>
        <translation>
            <numerusform>Нужно ви е %n копие на „{card}“.</numerusform>
            <numerusform>Нужни са ви %n копия на „{card}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with a Faction whose Alliance an opponent has.</source>
        <translation>
            <numerusform>Трябва да имате поне %n влияние с фракция, с която ваш опонент има съюз.</numerusform>
            <numerusform>Трябва да имате поне %n влияние с фракция, с която ваш опонент има съюз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Bene Gesserit.</source>
        <translation>
            <numerusform>Трябва да имате поне %n влияние с Бени Джесърит.</numerusform>
            <numerusform>Трябва да имате поне %n влияние с Бени Джесърит.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Emperor.</source>
        <translation>
            <numerusform>Трябва да имате поне %n влияние с Императора.</numerusform>
            <numerusform>Трябва да имате поне %n влияние с Императора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Fremen.</source>
        <translation>
            <numerusform>Трябва да имате поне %n влияние със Свободните.</numerusform>
            <numerusform>Трябва да имате поне %n влияние със Свободните.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Spacing Guild.</source>
        <translation>
            <numerusform>Трябва да имате поне %n влияние с Космическото сдружение.</numerusform>
            <numerusform>Трябва да имате поне %n влияние с Космическото сдружение.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n sandworm(s) in the Conflict.</source>
        <translation>
            <numerusform>Нужен ви е %n пясъчен червей в конфликта.</numerusform>
            <numerusform>Нужни са ви %n пясъчни червея в конфликта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n specimen(s).</source>
        <translation>
            <numerusform>Трябва ви %n образец.</numerusform>
            <numerusform>Трябват ви %n образеца.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in the Conflict.</source>
        <translation>
            <numerusform>Нужна ви е %n войска в конфликта.</numerusform>
            <numerusform>Нужни са ви %n войски в конфликта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in your garrison.</source>
        <translation>
            <numerusform>Нужна ви е %n войска в гарнизона.</numerusform>
            <numerusform>Нужни са ви %n войски в гарнизона.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in your supply.</source>
        <translation>
            <numerusform>Нужна ви е %n войска в запаса.</numerusform>
            <numerusform>Нужни са ви %n войски в запаса.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n unit(s) in the Conflict.</source>
        <translation>
            <numerusform>Нужна ви е %n бойна единица в конфликта.</numerusform>
            <numerusform>Нужни са ви %n бойни единици в конфликта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need a strength of %n or more in the Conflict.</source>
        <translation>
            <numerusform>Нужна ви е военна сила поне %n в конфликта.</numerusform>
            <numerusform>Нужна ви е военна сила поне %n в конфликта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have completed %n contract(s).</source>
        <translation>
            <numerusform>Трябва да сте изпълнили %n договор.</numerusform>
            <numerusform>Трябва да сте изпълнили %n договора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have deployed %n troop(s) to the Conflict this turn.</source>
        <translation>
            <numerusform>Трябва да сте изпратили %n войска в конфликта в този ход.</numerusform>
            <numerusform>Трябва да сте изпратили %n войски в конфликта в този ход.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have deployed %n unit(s) to the Conflict this turn.</source>
        <translation>
            <numerusform>Трябва да сте изпратили %n бойна единица в конфликта в този ход.</numerusform>
            <numerusform>Трябва да сте изпратили %n бойни единици в конфликта в този ход.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have gained %n or more spice this turn.</source>
        <translation>
            <numerusform>Трябва да сте получили поне %n подправка в този ход.</numerusform>
            <numerusform>Трябва да сте получили поне %n подправка в този ход.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need {influence} or more Influence with each of %n Faction(s).</source>
        <translation>
            <numerusform>Трябва да имате поне {influence} влияние с %n фракция.</numerusform>
            <numerusform>Трябва да имате поне {influence} влияние с всяка от %n фракции.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Agent did not harvest spice this turn.</source>
        <translation>Агентът ви не е добил подправка в този ход.</translation>
    </message>
    <message>
        <source>Your Agent has harvested spice this turn.</source>
        <translation>Агентът ви е добил подправка в този ход.</translation>
    </message>
    <message>
        <source>Your Family Atomics are used up.</source>
        <translation>Семейното ви атомно оръжие вече е използвано.</translation>
    </message>
    <message>
        <source>Your Influence is already at the top.</source>
        <translation>Влиянието ви вече е на върха на скалата.</translation>
    </message>
    <message>
        <source>Your deck and your discard pile are empty.</source>
        <translation>Колодата ви и купът с изчистените ви карти са празни.</translation>
    </message>
    <message>
        <source>Your deck is empty.</source>
        <translation>Колодата ви е празна.</translation>
    </message>
    <message>
        <source>Your own Agent already stands at {space}.</source>
        <translation>На „{space}“ вече има ваш Агент.</translation>
    </message>
    <message numerus="yes">
        <source>Your token has not come %n step(s) far.</source>
        <translation>
            <numerusform>Маркерът ви още не е напреднал с %n стъпка.</numerusform>
            <numerusform>Маркерът ви още не е напреднал с %n стъпки.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} cannot be played at the end of the game.</source>
        <translation>„{card}“ не може да се изиграе в края на играта.</translation>
    </message>
    <message>
        <source>{card} cannot be played during Combat.</source>
        <translation>„{card}“ не може да се изиграе по време на битка.</translation>
    </message>
    <message>
        <source>{card} cannot be played during a turn.</source>
        <translation>„{card}“ не може да се изиграе по време на ход.</translation>
    </message>
    <message>
        <source>{card} cannot be played when you win a Conflict.</source>
        <translation>„{card}“ не може да се изиграе, когато спечелите конфликт.</translation>
    </message>
    <message>
        <source>{card} cannot be played when your troops are lost at the end of a Conflict.</source>
        <translation>„{card}“ не може да се изиграе, когато губите войски в края на конфликт.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs %n Persuasion; you have {have}.</source>
        <translation>
            <numerusform>„{card}“ струва %n Авторитет; вие имате {have}.</numerusform>
            <numerusform>„{card}“ струва %n Авторитет; вие имате {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} costs {cost} {money}; you have {have}.</source>
        <translation>„{card}“ струва {cost} ({money}); вие имате {have}.</translation>
    </message>
    <message>
        <source>{card} has no Agent icon for {space}.</source>
        <translation>„{card}“ няма агентски символ за „{space}“.</translation>
    </message>
    <message>
        <source>{card} has no cost in Persuasion: only an effect can acquire it.</source>
        <translation>„{card}“ няма цена в Авторитет: може да се придобие само чрез ефект.</translation>
    </message>
    <message>
        <source>{card} is not available to acquire.</source>
        <translation>„{card}“ не е сред картите за придобиване.</translation>
    </message>
    <message>
        <source>{card} is not in the Imperium Row.</source>
        <translation>„{card}“ не е в Имперския ред.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>„{card}“ не е в ръката ви.</translation>
    </message>
    <message>
        <source>{card} sends an Agent only when it is grafted to another card.</source>
        <translation>„{card}“ изпраща Агент само присадена към друга карта.</translation>
    </message>
    <message>
        <source>{leader} is not your Leader now.</source>
        <translation>{leader} не е вашият Лидер сега.</translation>
    </message>
    <message>
        <source>{player} already has an Agent at {space}.</source>
        <translation>{player} вече има Агент на „{space}“.</translation>
    </message>
    <message>
        <source>{player} has closed {space} to opponents with The Voice.</source>
        <translation>{player} затвори „{space}“ за опонентите с „Гласът“.</translation>
    </message>
    <message>
        <source>{source} is still to be resolved: {effect}.</source>
        <translation>Още предстои изпълнение ({source}): {effect}.</translation>
    </message>
    <message>
        <source>{source}: there is no such effect to resolve now.</source>
        <translation>{source}: сега няма такъв ефект за изпълнение.</translation>
    </message>
    <message>
        <source>{source}: this is not possible now: {effect}.</source>
        <translation>{source}: сега не е възможно: {effect}.</translation>
    </message>
    <message>
        <source>{space} does not have the most bonus spice.</source>
        <translation>„{space}“ не е полето с най-много допълнителна подправка.</translation>
    </message>
    <message>
        <source>{space} is not a Combat space, so you cannot deploy troops.</source>
        <translation>„{space}“ не е Бойно поле, затова не можете да изпращате войски в конфликта.</translation>
    </message>
    <message>
        <source>{units} at most.</source>
        <translation>Най-много: {units}.</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>All hands open</source>
        <translation>Открити ръце</translation>
    </message>
    <message>
        <source>As a spectator</source>
        <translation>Като зрител</translation>
    </message>
    <message>
        <source>As {player} sees it</source>
        <translation>Каквото знае {player}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Започване</translation>
    </message>
    <message>
        <source>Begin a new game here?</source>
        <translation>Да започне ли нова игра оттук?</translation>
    </message>
    <message>
        <source>Decision {n} of {all}</source>
        <extracomment>From left to right, by the commands that they do; between them stands the one that plays and pauses. The shortest and longest speed as people write them. A line was taken: the step in which it happened. The refs that the line under the pointer touched. A new game shall begin here. Whose eyes are asked for; None: whether a new game shall begin. Those that one was allowed. What keys and buttons do, by the ids of the commands.</extracomment>
        <translation>Решение {n} от {all}</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Краен резултат</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Аз съм {name}</translation>
    </message>
    <message>
        <source>It continues from this moment with the same seats and is saved as a separate game; the one you are watching stays as it is. The decks keep their order, so you know what you have already seen.</source>
        <translation>Тя продължава от този момент със същите места и се записва като отделна игра; тази, която гледате, остава каквато е. Картите в колодите са подредени както преди: видяното от ръцете и от по-нататъшния ход вече ви е известно.</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Продължаване на гледането</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Следващо решение</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следващ рунд</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следващ ход</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пускане</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Игра оттук</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Гледна точка</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Място в играта</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Предишно решение</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Предишен рунд</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Предишен ход</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показване</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорост</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched from here on.</source>
        <translation>Правилата са се променили, откакто е изиграна тази игра: може да се гледа оттук нататък.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched up to here.</source>
        <translation>Правилата са се променили, откакто е изиграна тази игра: може да се гледа дотук.</translation>
    </message>
    <message>
        <source>This game is not over yet. Everybody else, please look away.</source>
        <translation>Играта още не е завършила. Останалите, моля, не гледайте.</translation>
    </message>
    <message>
        <source>This shows cards that are hidden in a game that is not over yet.</source>
        <translation>Така ще се видят карти, скрити в още незавършена игра.</translation>
    </message>
    <message>
        <source>What happened in this turn</source>
        <translation>Какво се случи в този ход</translation>
    </message>
    <message>
        <source>Winning chances, and what each decision cost</source>
        <translation>Шансове за победа и цената на всяко решение</translation>
    </message>
    <message>
        <source>{round} · {turn}</source>
        <translation>{round} · {turn}</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message>
        <source>Column 1</source>
        <translation>Колона 1</translation>
    </message>
    <message>
        <source>Column 2, bottom</source>
        <translation>Колона 2, долу</translation>
    </message>
    <message>
        <source>Column 2, top</source>
        <translation>Колона 2, горе</translation>
    </message>
    <message>
        <source>Column 3, bottom</source>
        <translation>Колона 3, долу</translation>
    </message>
    <message>
        <source>Column 3, middle</source>
        <translation>Колона 3, в средата</translation>
    </message>
    <message>
        <source>Column 3, top</source>
        <translation>Колона 3, горе</translation>
    </message>
    <message>
        <source>Column 4, bottom</source>
        <translation>Колона 4, долу</translation>
    </message>
    <message>
        <source>Column 4, middle</source>
        <translation>Колона 4, в средата</translation>
    </message>
    <message>
        <source>Column 4, top</source>
        <translation>Колона 4, горе</translation>
    </message>
    <message>
        <source>Column 5, bottom</source>
        <translation>Колона 5, долу</translation>
    </message>
    <message>
        <source>Column 5, middle</source>
        <translation>Колона 5, в средата</translation>
    </message>
    <message>
        <source>Column 5, top</source>
        <translation>Колона 5, горе</translation>
    </message>
    <message>
        <source>Column 6, bottom</source>
        <translation>Колона 6, долу</translation>
    </message>
    <message>
        <source>Column 6, middle</source>
        <translation>Колона 6, в средата</translation>
    </message>
    <message>
        <source>Column 6, top</source>
        <translation>Колона 6, горе</translation>
    </message>
    <message>
        <source>Column 7, bottom</source>
        <translation>Колона 7, долу</translation>
    </message>
    <message>
        <source>Column 7, middle</source>
        <translation>Колона 7, в средата</translation>
    </message>
    <message>
        <source>Column 7, top</source>
        <translation>Колона 7, горе</translation>
    </message>
    <message>
        <source>Column 8, bottom</source>
        <translation>Колона 8, долу</translation>
    </message>
    <message>
        <source>Column 8, middle</source>
        <translation>Колона 8, в средата</translation>
    </message>
    <message>
        <source>Column 8, top</source>
        <translation>Колона 8, горе</translation>
    </message>
    <message>
        <source>Research track</source>
        <translation>Скала за изследвания</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Their spaces have no printed names.</extracomment>
        <translation>Начало</translation>
    </message>
</context>
<context>
    <name>Resource</name>
    <message>
        <source>Negotiators</source>
        <translation>преговарящи</translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation>Авторитет</translation>
    </message>
    <message>
        <source>Solari</source>
        <translation>солари</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>победни точки</translation>
    </message>
    <message>
        <source>specimens</source>
        <translation>образци</translation>
    </message>
    <message>
        <source>spice</source>
        <translation>подправка</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>мечове</translation>
    </message>
    <message>
        <source>water</source>
        <translation>вода</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>All players</source>
        <translation>Всички играчи</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Най-добри</translation>
    </message>
    <message>
        <source>Better: {answer}</source>
        <translation>По-добре: {answer}</translation>
    </message>
    <message>
        <source>Cards drawn and revealed, compared with the average, in percentage points.</source>
        <translation>Изтеглените и откритите карти в сравнение със средното, в процентни пунктове.</translation>
    </message>
    <message>
        <source>Decisions for which nothing was better, of all that had a choice.</source>
        <translation>Решенията, за които нямаше нищо по-добро, от всички, при които имаше избор.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Край</translation>
    </message>
    <message>
        <source>End of the game: {chances}</source>
        <translation>Край на играта: {chances}</translation>
    </message>
    <message>
        <source>In percent</source>
        <extracomment>Between two columns, besides what they keep themselves.</extracomment>
        <translation>В проценти</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Късмет</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Другите</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Rivals and luck</source>
        <translation>Съперници и късмет</translation>
    </message>
    <message>
        <source>Round {round} · {player}</source>
        <translation>Рунд {round} · {player}</translation>
    </message>
    <message>
        <source>Round {round}, Combat: {chances}</source>
        <translation>Рунд {round}, битка: {chances}</translation>
    </message>
    <message>
        <source>Round {round}, {player} to move: {chances}</source>
        <translation>Рунд {round}, на ход е {player}: {chances}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Start, own decisions, Rivals and luck make the end.</source>
        <translation>Началото, своите решения, съперниците и късметът заедно дават края.</translation>
    </message>
    <message>
        <source>Start, own decisions, those of others and luck make the end.</source>
        <translation>Началото, своите решения, тези на другите и късметът заедно дават края.</translation>
    </message>
    <message>
        <source>Taken: {answer}</source>
        <translation>Избрано: {answer}</translation>
    </message>
    <message>
        <source>The winning chance at the beginning of the game.</source>
        <translation>Шансът за победа в началото на играта.</translation>
    </message>
    <message>
        <source>What Rivals did, and what cards were drawn and revealed, in percentage points.</source>
        <translation>Действията на съперниците и изтеглените и откритите карти, в процентни пунктове.</translation>
    </message>
    <message>
        <source>What came of it: the winner has all.</source>
        <translation>Какво излезе от това: победителят има всичко.</translation>
    </message>
    <message>
        <source>What the others made of their turns, in percentage points.</source>
        <translation>Какво промениха ходовете на другите, в процентни пунктове.</translation>
    </message>
    <message>
        <source>What the own decisions cost beside the best ones that could be known, in percentage points.</source>
        <translation>Какво струваха своите решения в сравнение с най-добрите, които можеха да се намерят, в процентни пунктове.</translation>
    </message>
    <message>
        <source>{best} of {all}</source>
        <translation>{best} от {all}</translation>
    </message>
    <message>
        <source>{column}, pp</source>
        <comment>percentage points</comment>
        <extracomment>Which number of a balance it is. It is a difference of chances, in percentage points, and no chance.</extracomment>
        <translation>{column}, п.п.</translation>
    </message>
    <message>
        <source>{number} percentage points</source>
        <comment>a number with a decimal</comment>
        <translation>{number} процентни пункта</translation>
    </message>
    <message>
        <source>{number} pp</source>
        <comment>percentage points</comment>
        <translation>{number} п.п.</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{player} {chance}</source>
        <translation>{player} {chance}</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Arrow keys go from turn to turn; Enter or a double click watches the game there.</source>
        <translation>Стрелките водят от ход на ход; Enter или двойно щракване показва играта от това място.</translation>
    </message>
    <message>
        <source>Begin a new game at this decision</source>
        <translation>Започване на нова игра от това решение</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Decision {n} of {all}</source>
        <translation>Решение {n} от {all}</translation>
    </message>
    <message>
        <source>Decisions and luck</source>
        <translation>Решения и късмет</translation>
    </message>
    <message>
        <source>No decision could have been better.</source>
        <translation>Нито едно решение не можеше да бъде по-добро.</translation>
    </message>
    <message>
        <source>Nothing has been found yet.</source>
        <translation>Засега нищо не е намерено.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Игра оттук</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спиране</translation>
    </message>
    <message>
        <source>Stopped at decision {n} of {all}</source>
        <translation>Спряно: решение {n} от {all}</translation>
    </message>
    <message>
        <source>The review could not be finished.</source>
        <extracomment>Whose decisions are shown: instead of a seat. So many decisions are shown at most: who reads them all has had the best of it. How high the bar is. The game is to be watched from this position. A new game is to go on from this position.</extracomment>
        <translation>Разборът не можа да бъде завършен.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Нов опит</translation>
    </message>
    <message>
        <source>Watch this decision</source>
        <translation>Показване на решението</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Най-скъпите решения</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чии решения</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Шансове за победа</translation>
    </message>
    <message>
        <source>Winning chances, in percent</source>
        <translation>Шансове за победа, в проценти</translation>
    </message>
</context>
<context>
    <name>RivalEditor</name>
    <message>
        <source>Rival</source>
        <translation>Съперник</translation>
    </message>
    <message>
        <source>Rival of seat {number}</source>
        <translation>Съперник на място {number}</translation>
    </message>
    <message>
        <source>Rival {number}</source>
        <extracomment>What a person chose, also where this game has it not; anything that is no Rival: the one that is advised.</extracomment>
        <translation>Съперник {number}</translation>
    </message>
</context>
<context>
    <name>RivalRows</name>
    <message>
        <source>Cannot win</source>
        <translation>Не може да спечели</translation>
    </message>
    <message>
        <source>No resources, no rewards</source>
        <translation>Без ресурси, без награди</translation>
    </message>
    <message>
        <source>in round {number}</source>
        <translation>в рунд {number}</translation>
    </message>
    <message>
        <source>{has} of {needs}</source>
        <translation>{has} от {needs}</translation>
    </message>
</context>
<context>
    <name>RivalSheet</name>
    <message>
        <source>Dealt when the game begins, from those that nobody has chosen.</source>
        <translation>Раздава се в началото на играта от тези, които никой не е избрал.</translation>
    </message>
    <message>
        <source>For a first game choose {rivals}.</source>
        <translation>За първа игра изберете {rivals}.</translation>
    </message>
    <message>
        <source>It has no Leader and three Agents. After each Agent turn of the first player a House Hagal card is turned up and sends one of them; on Combat spaces its troops go to the Conflict.</source>
        <translation>Няма Лидер и има трима Агенти. След всеки ход с Агент на първия играч се обръща карта династия Хагал, която изпраща един от тях; на Бойни полета войските ѝ отиват в конфликта.</translation>
    </message>
    <message>
        <source>Recommended for a first game.</source>
        <translation>Препоръчва се за първа игра.</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>Random Rival</source>
        <translation>Случаен съперник</translation>
    </message>
    <message>
        <source>{rival} (recommended)</source>
        <translation>{rival} (препоръчва се)</translation>
    </message>
</context>
<context>
    <name>RoundEnd</name>
    <message>
        <source>Continue</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next is round {number}: {conflict}. First Player: {player}.</source>
        <translation>Рунд {number}, конфликт: {conflict}. Първи играч: {player}.</translation>
    </message>
    <message>
        <source>Nobody had any strength in the Conflict.</source>
        <translation>Никой нямаше военна сила в конфликта.</translation>
    </message>
    <message>
        <source>Nobody wins the Conflict: the strongest are tied.</source>
        <translation>Никой не печели конфликта: най-силните са в равенство.</translation>
    </message>
    <message>
        <source>Round {number}: {conflict}</source>
        <extracomment>Where the columns begin: name, strength, the reward&apos;s place, its gains, points. The face of the leader.</extracomment>
        <translation>Рунд {number}: {conflict}</translation>
    </message>
    <message>
        <source>has bought its Swordmaster</source>
        <translation>купи своя Майстор на меча</translation>
    </message>
    <message>
        <source>{player} wins the Conflict.</source>
        <translation>{player} печели конфликта.</translation>
    </message>
</context>
<context>
    <name>RoundsTold</name>
    <message>
        <source>Round by round</source>
        <translation>Рунд по рунд</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>1: Dividends or 2 spice. 2: two troops and Influence of your choice. 3: Tech for 2 less.</source>
        <translation>1: дивиденти или 2 подправка. 2: две войски и влияние по избор. 3: технология с 2 по-евтино.</translation>
    </message>
    <message>
        <source>2 for a troop, 3 for a sandworm, 1 for a sword; nothing without units.</source>
        <translation>2 за войска, 3 за пясъчен червей, 1 за меч; нищо без бойни единици.</translation>
    </message>
    <message>
        <source>2 spice lie at step 4 of the Tleilaxu track; both tokens of everybody stand at the start.</source>
        <translation>На стъпка 4 от скалата Тлейлаксу лежат 2 подправка; двата диска на всеки са в началото.</translation>
    </message>
    <message>
        <source>7 Solari, 7 spice, 3 water or 3 Intrigue cards are exchanged for a point at once.</source>
        <translation>7 солари, 7 подправка, 3 вода или 3 карти Интрига веднага са една точка.</translation>
    </message>
    <message>
        <source>A Bond needs another card of that Faction in play; two such cards count for each other.</source>
        <translation>За Задруга е нужна втора карта на фракцията в игра; две такива карти важат една за друга.</translation>
    </message>
    <message>
        <source>A Conflict without a battle icon is kept, and makes no pair.</source>
        <translation>Конфликт без боен символ остава у победителя, но не прави двойка.</translation>
    </message>
    <message>
        <source>A Freighter at the bottom: is recalling offered? No.</source>
        <translation>Кораб в долния край: може ли да се върне? Не.</translation>
    </message>
    <message>
        <source>A Graft card is revealed by itself, and grafted to nothing then.</source>
        <translation>Карта с Присаждане се разкрива сама, без присаждане.</translation>
    </message>
    <message>
        <source>A Graft card needs a second card in your hand; only Usurp finds a partner in the Row.</source>
        <translation>Карта с Присаждане иска втора карта в ръката; само „Узурпация“ взема другата от Имперския ред.</translation>
    </message>
    <message>
        <source>A Hagal card that is skipped does nothing; the new ones have no swords.</source>
        <translation>Пропусната карта Хагал не прави нищо; новите нямат мечове.</translation>
    </message>
    <message>
        <source>A Plot for a later Reveal turn waits face up and is discarded once it has been used.</source>
        <translation>Тактика за по-късен ход на Разкриване чака с лице нагоре и се изчиства, щом се използва.</translation>
    </message>
    <message>
        <source>A Research icon moves your token one node to the right; where the track forks, you choose.</source>
        <translation>Символът за изследване мести диска ви с една клетка надясно; при разклонение избирате вие.</translation>
    </message>
    <message>
        <source>A Rival begins with 3 troops in the garrison, two Agents, three Spies and 1 water, but no cards.</source>
        <translation>Съперникът започва с 3 войски в гарнизона, двама Агенти, трима шпиони и 1 вода, но без карти.</translation>
    </message>
    <message>
        <source>A Rival cannot be made to discard.</source>
        <translation>Съперникът не може да бъде принуден да изчисти карта.</translation>
    </message>
    <message>
        <source>A Rival ignores everything that concerns a hand or a deck.</source>
        <translation>Съперникът пренебрегва всичко, свързано с ръка или колода.</translation>
    </message>
    <message>
        <source>A Rival loses a troop from where the effect says, or from the garrison if it does not say.</source>
        <translation>Съперникът губи войска оттам, откъдето казва ефектът, а ако не казва – от гарнизона.</translation>
    </message>
    <message>
        <source>A Rival pays for points on a Conflict card if it can, and buys only when the whole card is done.</source>
        <translation>Съперникът плаща за точки от карта Конфликт, ако може, и купува едва след изпълнението ѝ.</translation>
    </message>
    <message>
        <source>A Rival recalls its Freighter from the second space, always for Dividends; lowest Influence grows.</source>
        <translation>Съперникът връща кораба си от втората стъпка, винаги за дивиденти; расте най-малкото влияние.</translation>
    </message>
    <message>
        <source>A Rival with an Agent left takes Agent turns, even after people have revealed; it never reveals.</source>
        <translation>Съперник с останал Агент прави ходове с Агент, дори след ходове на Разкриване на хората; той не разкрива.</translation>
    </message>
    <message>
        <source>A Rival with units in the Conflict turns up a card before the Combat; only its swords count.</source>
        <translation>Съперник с бойни единици в конфликта обръща карта преди битката: броят се само мечовете ѝ.</translation>
    </message>
    <message>
        <source>A Rival&apos;s Negotiators come home before it pays spice, as far as they help.</source>
        <translation>Преговарящите на съперника се връщат, преди той да плати подправка, доколкото помагат.</translation>
    </message>
    <message>
        <source>A Scheme may come before the Agent; what it recruits then counts for this turn.</source>
        <translation>Замисълът може да е преди Агента; набраното от него се брои за този ход.</translation>
    </message>
    <message>
        <source>A Signet Ring ability with a cost is used whenever the cost can be paid.</source>
        <translation>Умение Пръстен с печат с цена се използва винаги когато цената може да се плати.</translation>
    </message>
    <message>
        <source>A Spy does one thing; of two at the same space, one infiltrates and one gathers.</source>
        <translation>Шпионинът върши едно нещо; от двама при едно поле единият прониква, другият събира сведения.</translation>
    </message>
    <message>
        <source>A Spy icon places a Spy from the supply on a free post, of a certain kind if the icon says so.</source>
        <translation>Символ на шпионин: шпионин от запаса отива на свободен пост – от определен вид, ако символът го изисква.</translation>
    </message>
    <message>
        <source>A Spy icon: must a Spy be placed? No.</source>
        <translation>Символ на шпионин: трябва ли да се постави шпионин? Не.</translation>
    </message>
    <message>
        <source>A Spy of a certain type goes to the first free post of that type, in board order, or nowhere.</source>
        <translation>Шпионин от определен вид отива на първия свободен пост от вида, по ред на дъската, или никъде.</translation>
    </message>
    <message>
        <source>A Spy without a type goes to a free Faction post, in the order of the Rival&apos;s priorities.</source>
        <translation>Шпионин без посочен вид отива на свободен пост на фракция, по реда на приоритетите на съперника.</translation>
    </message>
    <message>
        <source>A card drawn in a Reveal turn is revealed too.</source>
        <translation>Карта, изтеглена в ход на Разкриване, също се разкрива.</translation>
    </message>
    <message>
        <source>A card is ignored if its condition fails, Smart Politics forbids it, or its space is not open.</source>
        <translation>Карта се пропуска при неизпълнено условие, забрана от „Умна политика“, заето или затворено поле.</translation>
    </message>
    <message>
        <source>A card that trashes itself without an arrow must be trashed.</source>
        <translation>Карта, която премахва себе си без стрелка, се премахва задължително.</translation>
    </message>
    <message>
        <source>A choice of Faction is for the whole amount: 2 Influence are not split.</source>
        <translation>Изборът на фракция е за цялото количество: 2 влияние не се разделят.</translation>
    </message>
    <message>
        <source>A colon stands after a condition, not after a cost, and covers its own line only.</source>
        <translation>Двоеточието стои след условие, а не след цена, и важи само за своя ред.</translation>
    </message>
    <message>
        <source>A completed contract gives its reward and is kept face down to be counted.</source>
        <translation>Изпълнен: получавате наградата, а договорът се пази с лице надолу, за да се брои.</translation>
    </message>
    <message>
        <source>A condition met late in the turn still counts.</source>
        <translation>Условие, изпълнено късно в хода, е изпълнено навреме.</translation>
    </message>
    <message>
        <source>A contract for a space is another effect of the turn, after Gather Intelligence.</source>
        <translation>Договор за поле е още един ефект на хода, след събирането на сведения.</translation>
    </message>
    <message>
        <source>A contract icon takes a contract; without contracts it is worth 2 Solari.</source>
        <translation>Символът на договор дава договор; без договори той носи 2 солари.</translation>
    </message>
    <message>
        <source>A contract that recalls an Agent gives nothing if no other Agent is on the board.</source>
        <translation>Договор, който отзовава Агент, не дава нищо, ако няма друг Агент на дъската.</translation>
    </message>
    <message>
        <source>A doubled choice of Faction is made twice, independently.</source>
        <translation>Удвоен избор на фракция се прави два пъти, свободно.</translation>
    </message>
    <message>
        <source>A dreadnought alone earns a Rival the combat bonus.</source>
        <translation>Един дредноут стига за бойния бонус на съперника.</translation>
    </message>
    <message>
        <source>A dreadnought there is enough to take part and to count swords; elsewhere it counts for nothing.</source>
        <translation>Дредноут в конфликта стига за участие и за броене на мечове; другаде не се брои.</translation>
    </message>
    <message>
        <source>A fulfilled contract must be completed, and so must all contracts that one visit fulfils.</source>
        <translation>Договор, чието условие е спазено, трябва да се изпълни, както и всички, спазени с едно посещение.</translation>
    </message>
    <message>
        <source>A gap in the Row is filled at once, and the new card can be acquired too.</source>
        <translation>Празното място в реда се запълва веднага и новата карта също може да се придобие.</translation>
    </message>
    <message>
        <source>A genetic marker is yours once your research token has come as far as its column.</source>
        <translation>Генетичният маркер е ваш, щом вашият диск за изследвания стигне до колоната му.</translation>
    </message>
    <message>
        <source>A harvest is the base amount and all bonus spice on the space.</source>
        <translation>Добивът е базовото количество и цялата натрупана допълнителна подправка.</translation>
    </message>
    <message>
        <source>A mandatory effect whose condition fails cannot be skipped: it waits, and is lost as the turn ends.</source>
        <translation>Задължителен ефект с неизпълнено условие не може да се откаже: той чака и отпада в края на хода.</translation>
    </message>
    <message>
        <source>A marker counts from the moment it is reached, even for the rest of the same card.</source>
        <translation>Маркерът важи от мига на достигането, дори за останалото на същата карта.</translation>
    </message>
    <message>
        <source>A node with trashing and a specimen: either of them may come first.</source>
        <translation>Клетка с премахване и образец: първо може да е което и да е от двете.</translation>
    </message>
    <message>
        <source>A number on the Research, Tleilaxu or specimen icon: so many of these icons, one by one.</source>
        <translation>Число върху символ за изследване, Тлейлаксу или образец: толкова такива символи, един след друг.</translation>
    </message>
    <message>
        <source>A pair of face-up cards with equal battle icons is turned face down for 1 point, at once and always.</source>
        <translation>Две открити карти с еднакъв боен символ се обръщат и дават 1 точка, веднага и винаги.</translation>
    </message>
    <message>
        <source>A player takes turns (Agent or Reveal); five phases make up a round.</source>
        <translation>Играчът прави ходове (с Агент или на Разкриване); пет фази съставят рунда.</translation>
    </message>
    <message>
        <source>A point won or lost counts at once.</source>
        <translation>Спечелена или загубена точка се брои веднага.</translation>
    </message>
    <message>
        <source>A recalled Agent can be sent again this round.</source>
        <translation>Отзован Агент е готов за още един ход в този рунд.</translation>
    </message>
    <message>
        <source>A sandworm doubles a reward with its Freighter icons and troops; only one space is taken.</source>
        <translation>Пясъчният червей удвоява символите на товарен кораб и войските в награда; дредноутът заема само едно поле.</translation>
    </message>
    <message>
        <source>A sandworm goes from the bank straight into the Conflict, never to a garrison.</source>
        <translation>Пясъчният червей отива от банката направо в конфликта и никога не стои в гарнизон.</translation>
    </message>
    <message>
        <source>A sandworm in the Conflict makes its player take the reward twice, not more often.</source>
        <translation>С пясъчен червей в битката наградата се взема два пъти, не повече.</translation>
    </message>
    <message>
        <source>A sandworm is worth 3 strength and is enough to take part in a Combat.</source>
        <translation>Пясъчният червей носи 3 военна сила и е достатъчен за участие в битка.</translation>
    </message>
    <message>
        <source>A second permission to deploy does not raise the limit of two.</source>
        <translation>Второ право на изпращане в конфликта не увеличава ограничението от две войски.</translation>
    </message>
    <message>
        <source>A single unit is enough to take part.</source>
        <translation>Една бойна единица стига за участие.</translation>
    </message>
    <message>
        <source>A step for each icon: an Intrigue card at 2 and 6, a Victory Point at 4 and 7.</source>
        <translation>Стъпка за всеки символ: карта Интрига на 2 и 6, победна точка на 4 и 7.</translation>
    </message>
    <message>
        <source>A tile covers the Research Station on the board.</source>
        <translation>Плочка покрива Изследователската станция на дъската.</translation>
    </message>
    <message>
        <source>A tile works from the moment it is acquired.</source>
        <translation>Плочката действа от мига на придобиването.</translation>
    </message>
    <message>
        <source>A trash icon may be declined, unless it is a cost or the card trashes itself.</source>
        <translation>От символа за премахване можете да се откажете, освен ако е цена или картата премахва себе си.</translation>
    </message>
    <message>
        <source>A trashed Intrigue card leaves the game.</source>
        <translation>Премахната карта Интрига е извън играта.</translation>
    </message>
    <message>
        <source>A trashed Reserve card returns to its stack.</source>
        <translation>Премахната карта Резерв: в нейния куп.</translation>
    </message>
    <message>
        <source>A trashed tile is gone for good; a tile lying face down is still counted.</source>
        <translation>Премахнатата плочка е извън играта; обърнатата надолу още се брои.</translation>
    </message>
    <message>
        <source>A unit that retreats may be a dreadnought; only troops are lost.</source>
        <translation>Дредноут също може да се оттегли; губят се само войски.</translation>
    </message>
    <message>
        <source>A usurped card stays in its place and nobody acquires it; it is trashed within that turn.</source>
        <translation>Узурпираната карта остава на мястото си и никой не я придобива; премахва се в рамките на същия ход.</translation>
    </message>
    <message>
        <source>A visit fulfils only contracts held when the Agent was sent.</source>
        <translation>Посещението изпълнява само договор, който е ваш, когато Агентът тръгва.</translation>
    </message>
    <message>
        <source>A won Conflict without a battle icon stays face up, without a pair.</source>
        <translation>Спечелен Конфликт без боен символ стои с лице нагоре, без двойка.</translation>
    </message>
    <message>
        <source>Above a marker of your own it earns one bonus for a visit, not two.</source>
        <translation>Над собствен маркер той носи един бонус за посещение, не два.</translation>
    </message>
    <message>
        <source>Acquire any number of cards at their printed cost.</source>
        <translation>Купувайте произволен брой карти на отпечатаната им цена.</translation>
    </message>
    <message>
        <source>Acquired cards go to the discard pile unless something else is said.</source>
        <translation>Придобитото отива в купа с изчистените карти, ако не е казано друго.</translation>
    </message>
    <message>
        <source>Acquiring by an effect needs no Persuasion, looks at the printed cost, and says where the card goes.</source>
        <translation>Ефект за придобиване не изисква Авторитет, гледа отпечатаната цена и казва къде отива картата.</translation>
    </message>
    <message>
        <source>Advanced Weaponry is no Plot for whoever has both dreadnoughts commissioned.</source>
        <translation>Който е въоръжил и двата дредноута, не играе „Модерно въоръжение“ като Тактика.</translation>
    </message>
    <message>
        <source>Advancing brings nothing; from the bottom nothing can be recalled.</source>
        <translation>Придвижването не носи нищо; от долния край няма какво да се връща.</translation>
    </message>
    <message>
        <source>After Chairdog has returned its partner, the turn is still a Reveal turn.</source>
        <translation>След като „Кресло-куче“ върне картата, ходът си остава ход на Разкриване.</translation>
    </message>
    <message>
        <source>After revealing, a player has no more turns; the phase ends once all have revealed.</source>
        <translation>Който е разкрил, няма повече ходове; фазата свършва, когато всички разкрият.</translation>
    </message>
    <message>
        <source>After the Combat dreadnoughts of everybody who has not won alone return to the garrison.</source>
        <translation>След битката дредноутите на всички освен единствения победител се връщат в гарнизона.</translation>
    </message>
    <message>
        <source>Afterwards all units leave the Conflict, and strength goes to 0.</source>
        <translation>После всички участници в битката се връщат в запаса, военната сила става 0.</translation>
    </message>
    <message>
        <source>All Agents stay, and every visit has effects; a Maker space is occupied as ever.</source>
        <translation>Всички Агенти остават и всяко посещение има ефекти; поле със символ на Вестител е просто заето.</translation>
    </message>
    <message>
        <source>All choices of an unloaded card, in turns of others too; whom Desert Ambush drives off.</source>
        <translation>Всичко по разтоварената карта, дори в чужд ход; кого оттегля „Засада в пустинята“.</translation>
    </message>
    <message>
        <source>All gains are doubled; a cost may be paid twice, once or not at all.</source>
        <translation>Печалбите от всякакъв вид се удвояват; цена може да не се плати или да се плати веднъж или два пъти.</translation>
    </message>
    <message>
        <source>All other Imperium and Intrigue cards, or any choice of them, may be mixed.</source>
        <translation>Всички други имперски карти и карти Интрига могат да се смесват, както и всеки подбор от тях.</translation>
    </message>
    <message>
        <source>All outcomes with four players and their rewards.</source>
        <translation>Всички подреждания на четирима играчи и техните награди.</translation>
    </message>
    <message>
        <source>All outcomes with three players and their rewards.</source>
        <translation>Всички подреждания на трима играчи и техните награди.</translation>
    </message>
    <message>
        <source>All players begin with the same ten cards.</source>
        <translation>Всички играчи започват с едни и същи десет карти.</translation>
    </message>
    <message>
        <source>All that Slig Farmer brings is one gain.</source>
        <translation>Всичко, което носи „Развъдчик на слигове“, е една печалба.</translation>
    </message>
    <message>
        <source>All three Spies of a player begin in the supply.</source>
        <translation>И тримата шпиони на играча започват в запаса му.</translation>
    </message>
    <message>
        <source>An Agent sent to a Combat space may deploy this turn&apos;s recruits and up to two more troops.</source>
        <translation>С Агент на Бойно поле можете да изпратите в конфликта набраните в хода войски и до две други.</translation>
    </message>
    <message>
        <source>An Agent sent to a controlled space earns the marker&apos;s owner 1 Solari, or 1 spice at Imperial Basin.</source>
        <translation>Всеки Агент, изпратен на контролирано поле, носи на собственика на маркера 1 солари, на Имперски басейн – 1 подправка.</translation>
    </message>
    <message>
        <source>An Intrigue card put below its deck is not shown.</source>
        <translation>Карта Интрига, поставена под колодата, не се показва.</translation>
    </message>
    <message>
        <source>An Objective can be turned face down like a won Conflict.</source>
        <translation>Карта Цел може да се обърне с лице надолу като спечелен конфликт.</translation>
    </message>
    <message>
        <source>An acquired card goes to the discard pile and cannot be used yet.</source>
        <translation>Придобитата карта отива в купа с изчистените карти и още не служи за нищо.</translation>
    </message>
    <message>
        <source>An arrow has a cost on one side and a gain on the other; nobody has to pay.</source>
        <translation>Стрелката има цена от едната страна и печалба от другата; никой не е длъжен да плаща.</translation>
    </message>
    <message>
        <source>An arrow is paid at most once for each use of its card.</source>
        <translation>Стрелката се плаща най-много веднъж за всяка употреба на картата ѝ.</translation>
    </message>
    <message>
        <source>An arrow works once.</source>
        <translation>Стрелка: веднъж.</translation>
    </message>
    <message>
        <source>An arrow works only once, unless a Conflict reward is doubled.</source>
        <translation>Стрелката действа само веднъж, освен ако награда от конфликт не е удвоена.</translation>
    </message>
    <message>
        <source>An empty Intrigue deck is remade from its discard pile; if both are empty, no card is drawn.</source>
        <translation>Празната колода Интриги се прави от купа ѝ с изчистени карти; ако и двете са празни, карта няма.</translation>
    </message>
    <message>
        <source>An empty supply gives no troops: those on the board stay where they are.</source>
        <translation>Празният запас не дава войски: тези на дъската остават, където са.</translation>
    </message>
    <message>
        <source>An opponent who must discard more cards than in hand discards the whole hand.</source>
        <translation>Опонент, който трябва да изчисти повече карти, отколкото държи, изчиства цялата си ръка.</translation>
    </message>
    <message>
        <source>Any number can be held and played.</source>
        <translation>Може да се държат и изиграват произволен брой.</translation>
    </message>
    <message>
        <source>Any number of Intrigue cards; the Baron&apos;s tokens once per game.</source>
        <translation>Произволен брой карти Интрига; плочките на Барона – веднъж за игра.</translation>
    </message>
    <message>
        <source>Appropriate: all in spice or all in Solari; Negotiators lower both.</source>
        <translation>„Присвояване“: всичко в подправка или всичко в солари; преговарящите намаляват и двете.</translation>
    </message>
    <message>
        <source>Are arrows that would only move a token from step 7 offered? No; Reclaimed Forces recruit.</source>
        <translation>Предлагат ли се стрелки, които само биха местили диск от стъпка 7? Не; „Възстановени войски“ набират.</translation>
    </message>
    <message>
        <source>Armand counts two Agents on any of the three kinds of spaces, alike or not.</source>
        <translation>Арманд брои двама Агенти на полета от който и да е от трите вида, еднакви или не.</translation>
    </message>
    <message>
        <source>Arrakeen, Spice Refinery and Imperial Basin can be controlled; they earn 1 Solari or 1 spice.</source>
        <translation>Аракийн, Рафинерия за подправка и Имперски басейн могат да се контролират и носят 1 солари или 1 подправка.</translation>
    </message>
    <message>
        <source>As Influence is lost one by one, only players who were tied can take the Alliance.</source>
        <translation>При слизане стъпка по стъпка няколко наследници има само ако вече са били равни.</translation>
    </message>
    <message>
        <source>Assembly Hall: an Intrigue card now, 1 Persuasion later if the Agent is still there.</source>
        <translation>Зала за заседания: карта Интрига сега, 1 Авторитет по-късно, ако Агентът още е там.</translation>
    </message>
    <message>
        <source>At 4: a Spy, 3 Solari, an Intrigue card or 1 water, from the Emperor to the Fremen.</source>
        <translation>При 4: шпионин, 3 солари, карта Интрига или 1 вода, от Императора до Свободните.</translation>
    </message>
    <message>
        <source>At a Bene Gesserit space Jessica may exchange her memories for cards and is flipped for good.</source>
        <translation>На поле на Бени Джесърит Джесика може да превърне спомените в карти и се обръща завинаги.</translation>
    </message>
    <message>
        <source>At a Maker it takes the bonus spice; then sandworms if hooks and Conflict allow it, or base spice.</source>
        <translation>На поле със символ на Вестител взема допълнителната подправка; после червеи, ако куките и конфликтът позволяват, или базовата.</translation>
    </message>
    <message>
        <source>At other levels, and with two people, everybody may pick variants.</source>
        <translation>На другите нива и при двама души всеки може да избира варианти.</translation>
    </message>
    <message>
        <source>At the end all cards in play are discarded, and leftover Persuasion is lost.</source>
        <translation>Накрая собствените карти в игра се изчистват, останалият Авторитет изчезва.</translation>
    </message>
    <message>
        <source>At the end of the round the Mentat returns to its space.</source>
        <translation>В края на рунда Ментатът се връща на полето си.</translation>
    </message>
    <message>
        <source>At the end of the track further Tleilaxu icons do nothing.</source>
        <translation>В края на скалата следващите символи Тлейлаксу не правят нищо.</translation>
    </message>
    <message>
        <source>At the start the Mentat and all four Alliance tokens are on the board.</source>
        <translation>В началото Ментатът и четирите маркера Съюз са на дъската.</translation>
    </message>
    <message>
        <source>At the start: Ilesa&apos;s card, Hundro&apos;s Intrigue card, an Ix contract.</source>
        <translation>В началото: картата на Илеса, картата Интрига на Хундро, договор на Икс.</translation>
    </message>
    <message>
        <source>Base Conflicts have no battle icon; their winner keeps them; those for Carthag are left out.</source>
        <translation>Конфликтите от основната игра нямат боен символ; победителят ги пази; тези за Картаг не участват.</translation>
    </message>
    <message>
        <source>Base cards that move troops do not affect sandworms; a troop in the Conflict means a unit there.</source>
        <translation>Карти от основната игра, които местят войски, не засягат червеите; „войска в конфликта“ значи бойна единица.</translation>
    </message>
    <message>
        <source>Before its turn ends, the Rival buys what it can.</source>
        <translation>Преди края на хода си съперникът купува, каквото може.</translation>
    </message>
    <message>
        <source>Beguiling Pheromones must trash one of the pair; it may be one that would go anyway.</source>
        <translation>„Омайни феромони“ трябва да премахнат една от двойката, може и такава, която и без това си отива.</translation>
    </message>
    <message>
        <source>Beguiling Pheromones: may both cards stay? No, and alone it trashes itself.</source>
        <translation>„Омайни феромони“: може ли да останат и двете карти? Не; ако е сама, премахва себе си.</translation>
    </message>
    <message>
        <source>Being made to discard never costs an Intrigue card.</source>
        <translation>Който трябва да изчиства, никога не губи карта Интрига.</translation>
    </message>
    <message>
        <source>Bindu Suspension is played at the start of a turn: draw, then you may skip the turn.</source>
        <translation>„Бинду медитация“ открива хода: теглите, после ходът може да се пропусне.</translation>
    </message>
    <message>
        <source>Bindu Suspension: is skipping the turn mandatory? No.</source>
        <translation>„Бинду медитация“: задължително ли е ходът да се пропусне? Не.</translation>
    </message>
    <message>
        <source>Bindu Suspension: skipping the turn is optional.</source>
        <translation>„Бинду медитация“: пропускането на хода е по избор.</translation>
    </message>
    <message>
        <source>Board spaces and tracks give a Rival nothing: only cards, abilities, spice, control and rewards do.</source>
        <translation>Полетата и скалите не дават нищо на съперника: само карти, умения, подправка, контрол и награди.</translation>
    </message>
    <message>
        <source>Both Agent boxes and the space are resolved in any order, even mixed.</source>
        <translation>Двата ефекта на Агент и полето се изпълняват в произволен ред, и смесено.</translation>
    </message>
    <message>
        <source>Both are chosen as the Agent is sent; cards drawn after that cannot join.</source>
        <translation>И двете се избират при изпращането на Агента; изтеглена по-късно карта не може да се включи.</translation>
    </message>
    <message>
        <source>Both cards have sent the Agent, whichever of them had the icon.</source>
        <translation>И двете карти са изпратили Агента, на която и от тях да е символът.</translation>
    </message>
    <message>
        <source>Brutal Escalation: two cards for the combat bonus in a Conflict III.</source>
        <translation>„Жестока ескалация“: две карти за бойния бонус в Конфликт III.</translation>
    </message>
    <message>
        <source>Calculated Hire and Sort Through the Chaos are taken out, as there is no Mentat.</source>
        <translation>„Премерен ход“ и „Справяне с хаоса“ се изваждат, защото няма Ментат.</translation>
    </message>
    <message>
        <source>Can a Plot be played that would change nothing? No.</source>
        <translation>Може ли да се изиграе Тактика, която не променя нищо? Не.</translation>
    </message>
    <message>
        <source>Card, space, Infiltrate, cost, Agent, Gather Intelligence; then the effects in any order.</source>
        <translation>Карта, поле, проникване, цена, Агент, събиране на сведения; после ефектите в избран ред.</translation>
    </message>
    <message>
        <source>Cards for winning a Conflict come only from the base game.</source>
        <translation>Карти за спечелване на конфликт има само в основната игра.</translation>
    </message>
    <message>
        <source>Cards for winning are played with the rewards, mixed as the winner likes; not after a tie.</source>
        <translation>Картите за спечелен конфликт се играят сред наградите, в ред по желание на победителя; не и след равенство.</translation>
    </message>
    <message>
        <source>Cards from Agent turns and cards from the Reveal turn are kept apart.</source>
        <translation>Картите от ходовете с Агент и от хода на Разкриване се държат отделно.</translation>
    </message>
    <message>
        <source>Cards of Spaceport that come after your Reveal turn are kept, and five more are drawn.</source>
        <translation>Картите от „Космодрум“ след хода ви на Разкриване остават и се теглят още пет.</translation>
    </message>
    <message>
        <source>Cards that come after your reveal are kept for the next round.</source>
        <translation>Карти, дошли след разкриването, се пазят за следващия рунд.</translation>
    </message>
    <message>
        <source>Cards that opponents make you discard unload, in seat order from the left.</source>
        <translation>Картите, които опонент ви кара да изчистите, се разтоварват поред отляво.</translation>
    </message>
    <message>
        <source>Cards unloaded in another&apos;s turn: their owners, one by one from that player&apos;s left.</source>
        <translation>Разтоварване в чужд ход: собствениците поред, отляво на активния играч.</translation>
    </message>
    <message>
        <source>Cards: what to pay or to trash, which two of several, which troops.</source>
        <translation>Карти: какво да платите или премахнете, кои два от няколко избора, кои войски.</translation>
    </message>
    <message>
        <source>Carthag here: no space and no troop, but the rest is done; then another card is turned up.</source>
        <translation>Картаг тук: без поле и без войска, но останалото се изпълнява; после се обръща още една карта.</translation>
    </message>
    <message>
        <source>Carthag in Uprising: the Rival sends nobody and recruits nobody, but does the rest.</source>
        <translation>Картаг във „Въстание“: съперникът не изпраща и не набира никого, но прави останалото.</translation>
    </message>
    <message>
        <source>Changes of troops or strength take effect at once.</source>
        <translation>Каквото картата прави с войските или военната сила, се вижда веднага.</translation>
    </message>
    <message>
        <source>Chaumurky decides a tie on points before anything else is looked at.</source>
        <translation>„Чаумурки“ решава равенство по точки и нищо друго не се сравнява.</translation>
    </message>
    <message>
        <source>Choice of a Faction: where the Rival has the least Influence; then by its priorities.</source>
        <translation>Избор на фракция: където съперникът има най-малко влияние; после по приоритетите му.</translation>
    </message>
    <message>
        <source>Clandestine Meeting sends an Agent only with an icon from elsewhere.</source>
        <translation>„Тайна среща“ изпраща Агент само със символ отдругаде.</translation>
    </message>
    <message>
        <source>Clockwise from the First Player: play Combat cards or pass.</source>
        <translation>По часовниковата стрелка от първия играч: изиграйте карти Битка или пасувайте.</translation>
    </message>
    <message>
        <source>Column 4 gives the first genetic marker, column 8 the second; they are never lost.</source>
        <translation>Колона 4 дава първия генетичен маркер, колона 8 – втория; те не могат да се загубят.</translation>
    </message>
    <message>
        <source>Conditions are checked on resolving, not on playing.</source>
        <translation>Условието се проверява при изпълнението, а не при изиграването.</translation>
    </message>
    <message>
        <source>Conditions look at the current Influence, or at the Alliance token itself.</source>
        <translation>Условията питат за текущата стойност или за самия маркер Съюз.</translation>
    </message>
    <message>
        <source>Conditions must be met and costs paid: a line cannot be played for nothing.</source>
        <translation>Условията трябва да са спазени и цената платена: ред не се играе напразно.</translation>
    </message>
    <message>
        <source>Conflicts of Rise of Ix are left out unless somebody wants them; an Epic game needs one of them.</source>
        <translation>Конфликтите на „Възходът на Икс“ се оставят, освен ако някой ги иска; епичният режим има нужда от един.</translation>
    </message>
    <message>
        <source>Conflicts of the base game are left out unless somebody wants them.</source>
        <translation>Конфликтите от основната игра не участват, освен ако някой не ги иска.</translation>
    </message>
    <message>
        <source>Contracts may be in the game, but Rivals ignore them.</source>
        <translation>В играта може да има договори, но съперниците ги подминават.</translation>
    </message>
    <message>
        <source>Contracts of Rise of Ix are for people only.</source>
        <translation>Договорите на „Възходът на Икс“ са само за хората.</translation>
    </message>
    <message>
        <source>Contracts require a visit, spice at a Maker space, The Spice Must Flow, or nothing.</source>
        <translation>Договорите искат посещение, подправка на поле със символ на Вестител, „Добивът не трябва да спира“ или нищо.</translation>
    </message>
    <message>
        <source>Control also gives a defending troop at the start of a round.</source>
        <translation>Контролът дава и войската на защитника в началото на рунда.</translation>
    </message>
    <message>
        <source>Control and the battle icon are gained once.</source>
        <translation>Контролът и бойният символ се дават веднъж.</translation>
    </message>
    <message>
        <source>Control markers and the council token are not used yet.</source>
        <translation>Маркерите Контрол и дискът за Съветник още не се използват.</translation>
    </message>
    <message>
        <source>Control of a place below a dreadnought works once the dreadnought has left.</source>
        <translation>Контрол, спечелен над поле под дредноут, започва да важи, когато дредноутът си тръгне.</translation>
    </message>
    <message>
        <source>Copied by Ghola, Guild Accord and Helena&apos;s ring work a second time.</source>
        <translation>Копирани от „Гхола“, „Спогодба със Сдружението“ и пръстенът на Хелена действат още веднъж.</translation>
    </message>
    <message>
        <source>Costs in rewards may be declined; recruits come before troops in the Conflict are back in supply.</source>
        <translation>От цени в награди можете да се откажете; набраните идват, преди участниците да се върнат в запаса.</translation>
    </message>
    <message>
        <source>Counterattack is no Plot for whoever has no troop in the garrison.</source>
        <translation>Който няма войска в гарнизона, не играе „Контраатака“ като Тактика.</translation>
    </message>
    <message>
        <source>Court Intrigue without an Intrigue deck: the card that went down comes up again.</source>
        <translation>„Дворцови интриги“ без колода Интриги: тегли се същата карта.</translation>
    </message>
    <message>
        <source>Crossed swords mark the ten Combat spaces.</source>
        <translation>Десетте Бойни полета са с кръстосани мечове.</translation>
    </message>
    <message>
        <source>Deep Desert, Hagga Basin and Imperial Basin gather spice.</source>
        <translation>Дълбоката пустиня, Низината Хага и Имперски басейн трупат подправка.</translation>
    </message>
    <message>
        <source>Deploying is possible at any time between sending the Agent and ending the turn.</source>
        <translation>Изпращането в конфликта е възможно по всяко време между изпращането на Агента и края на хода.</translation>
    </message>
    <message>
        <source>Desert Ambush: troops counted cannot be taken back; sandworms stay.</source>
        <translation>„Засада в пустинята“: преброените войски не се вземат обратно; червеите остават.</translation>
    </message>
    <message>
        <source>Destroying the Shield Wall is optional and permanent: every Conflict is then open to sandworms.</source>
        <translation>Разрушаването на стената е по избор и окончателно: след това всеки конфликт е отворен за червеи.</translation>
    </message>
    <message>
        <source>Detonation Devices: one goes to the supply for a point, and then none takes a space.</source>
        <translation>„Взривни устройства“: един отива в запаса за победна точка и тогава никой не заема поле.</translation>
    </message>
    <message>
        <source>Detonation Devices: one point for each win; a second dreadnought returns to the garrison.</source>
        <translation>„Взривни устройства“: една точка за победа; вторият дредноут се връща в гарнизона.</translation>
    </message>
    <message>
        <source>Discarding is mandatory unless it is a cost.</source>
        <translation>Изчистването не е по избор, освен ако е цена.</translation>
    </message>
    <message>
        <source>Discarding means discarding cards of your choice from your hand.</source>
        <translation>Да изчистите карти значи да оставите в купа карти от ръката си по собствен избор.</translation>
    </message>
    <message>
        <source>Disguised Bureaucrat cannot be played before the first marker.</source>
        <translation>„Предрешен чиновник“ не може да се изиграе преди първия маркер.</translation>
    </message>
    <message>
        <source>Dispatch an Envoy adds ordinary Faction icons, no infiltration.</source>
        <translation>„Изпращане на пратеник“ добавя обикновени символи на фракции, без проникване.</translation>
    </message>
    <message>
        <source>Dispatch an Envoy also serves a card that has no icon.</source>
        <translation>„Изпращане на пратеник“ служи и на карта без символ.</translation>
    </message>
    <message>
        <source>Dispatch an Envoy serves one card of a pair; Slig Farmer counts those icons, too.</source>
        <translation>„Изпращане на пратеник“ помага на една карта от двойката; „Развъдчик на слигове“ брои и тези символи.</translation>
    </message>
    <message>
        <source>Disposal Facility looks at the Persuasion that is left at that moment.</source>
        <translation>„Съоръжение за отпадъци“ гледа наличния в този момент Авторитет.</translation>
    </message>
    <message>
        <source>Distraction comes after three deployed units; its post may be shared.</source>
        <translation>„Отвличане на вниманието“ идва след три изпратени бойни единици; постът може да се споделя.</translation>
    </message>
    <message>
        <source>Distraction does not wait: see Q4.</source>
        <translation>„Отвличане на вниманието“ не чака: вж. Q4.</translation>
    </message>
    <message>
        <source>Diversion comes after four deployed units.</source>
        <translation>„Отвличаща маневра“ идва след четири изпратени бойни единици.</translation>
    </message>
    <message>
        <source>Do Reclaimed Forces count as acquiring a card? Yes.</source>
        <translation>Броят ли се „Възстановени войски“ за придобиване на карта? Да.</translation>
    </message>
    <message>
        <source>Do Rivals of two people gain from Dividends in Uprising? Yes.</source>
        <translation>Печелят ли съперниците на двама души от дивиденти във „Въстание“? Да.</translation>
    </message>
    <message>
        <source>Does a tile acquired this turn already work? Yes.</source>
        <translation>Действа ли вече плочка, придобита в този ход? Да.</translation>
    </message>
    <message>
        <source>Does an Intrigue card that is trashed for research leave the game? Yes.</source>
        <translation>Излиза ли от играта карта Интрига, премахната заради изследване? Да.</translation>
    </message>
    <message>
        <source>Dreadnought for two people recruits two troops.</source>
        <translation>„Дредноут“ за двама играчи набира две войски.</translation>
    </message>
    <message>
        <source>Dreadnought: for 3 Solari a dreadnought and a tile at its full price, one of them, or neither.</source>
        <translation>„Дредноут“: за 3 солари дредноут и плочка на пълна цена – и двете, едното или нищо.</translation>
    </message>
    <message>
        <source>Dreadnoughts begin in the supply, Freighters at the bottom of their track.</source>
        <translation>Дредноутите започват в запаса, товарните кораби – в долния край на скалата си.</translation>
    </message>
    <message>
        <source>Dreadnoughts can take Arrakeen, Spice Refinery and Imperial Basin.</source>
        <translation>Дредноутите могат да заемат Аракийн, Рафинерия за подправка и Имперски басейн.</translation>
    </message>
    <message>
        <source>Each Negotiator brought home lowers the price by 1, discount or not, but not below 0.</source>
        <translation>Всеки върнат преговарящ намалява цената с 1, независимо от отстъпката, но не под 0.</translation>
    </message>
    <message>
        <source>Each Rival counts as if it had two copies of The Spice Must Flow.</source>
        <translation>Всеки съперник се брои, сякаш има две копия на „Добивът не трябва да спира“.</translation>
    </message>
    <message>
        <source>Each Rival has a Tleilaxu token; none has research, specimens or Family Atomics.</source>
        <translation>Всеки съперник има диск Тлейлаксу, но няма изследвания, образци и атомно оръжие.</translation>
    </message>
    <message>
        <source>Each dreadnought in the Conflict is worth 3 strength, each of Rhombur&apos;s 4.</source>
        <translation>Всеки дредноут в конфликта носи 3 военна сила, а на Ромбур – 4.</translation>
    </message>
    <message>
        <source>Each is the other&apos;s partner for this turn; then they lie in play like all cards.</source>
        <translation>В този ход всяка от тях е присадена към другата; после лежат в игра като всички карти.</translation>
    </message>
    <message>
        <source>Each player begins with 1 water and no other resources.</source>
        <translation>Всеки играч започва с една вода и без други ресурси.</translation>
    </message>
    <message>
        <source>Each player has 12 troops, up to 3 Agents, and markers.</source>
        <translation>Всеки играч има 12 войски, до 3 свои Агенти и своите маркери.</translation>
    </message>
    <message>
        <source>Each player has a Leader, chosen or dealt.</source>
        <translation>Всеки играч има свой Лидер, избран или раздаден.</translation>
    </message>
    <message>
        <source>Each player has a quadrant of the Conflict, only to see whose units are whose.</source>
        <translation>Всеки играч има квадрант от конфликта, само за прегледност.</translation>
    </message>
    <message>
        <source>Each player has the same pieces as in the base game, and three Spies.</source>
        <translation>Всеки играч има същото като в основната игра и трима шпиони.</translation>
    </message>
    <message>
        <source>Effects must be resolved, except those that say &quot;may&quot;, the costs of arrows and the trash icon.</source>
        <translation>Ефектите се изпълняват задължително; не и „можете“, цените при стрелки и символът за премахване.</translation>
    </message>
    <message>
        <source>Effects that let an Agent ignore others work besides Spies; the card Infiltrate needs no Spy.</source>
        <translation>Ефекти за подминаване на чужди Агенти действат независимо от шпионите; картата „Проникване“ не иска шпионин.</translation>
    </message>
    <message>
        <source>Eight cards unload; none of them gives Persuasion or swords.</source>
        <translation>Осем карти имат разтоварване; никоя не дава Авторитет или мечове.</translation>
    </message>
    <message>
        <source>Elsewhere no troops are deployed; deployment by a card has its own limit.</source>
        <translation>Другаде нищо не се изпраща в конфликта; изпращането чрез карта има свое ограничение.</translation>
    </message>
    <message>
        <source>Epic game: both Experimentation stay; Control the Spice begins in each discard pile.</source>
        <translation>Епичен режим: двете „Експерименти“ остават; „Контрол над подправката“ започва при изчистените на всеки.</translation>
    </message>
    <message>
        <source>Every discard counts, whoever causes it and whenever; Clean Up and acquiring are none.</source>
        <translation>Брои се всяко изчистване, чието и да е; разчистването и придобиването не са изчистване.</translation>
    </message>
    <message>
        <source>Every starting deck is shuffled.</source>
        <translation>Всяка стартова колода се размесва.</translation>
    </message>
    <message>
        <source>Everybody begins with Family Atomics.</source>
        <translation>Всеки започва със семейно атомно оръжие.</translation>
    </message>
    <message>
        <source>Everybody begins with an Intrigue card; Hundro chooses his own after that.</source>
        <translation>Всеки започва с карта Интрига; Хундро избира своята след това.</translation>
    </message>
    <message>
        <source>Everybody has a Freighter and two dreadnoughts, and in an Epic game Control the Spice.</source>
        <translation>Всеки има товарен кораб и два дредноута, а в епичния режим и карта „Контрол над подправката“.</translation>
    </message>
    <message>
        <source>Everybody has a research token, a Tleilaxu token, Family Atomics and two Experimentation cards.</source>
        <translation>Всеки има диск за изследвания, диск Тлейлаксу, семейно атомно оръжие и две карти „Експерименти“.</translation>
    </message>
    <message>
        <source>Everybody is dealt an Objective for the number of players; one of them names the First Player.</source>
        <translation>На всеки се раздава карта Цел за този брой играчи; една от тях посочва първия играч.</translation>
    </message>
    <message>
        <source>Everybody sees who still has them, and nobody can take them away.</source>
        <translation>Всички виждат кой още го има и никой не може да го отнеме.</translation>
    </message>
    <message>
        <source>Everybody who gets there gains the points, the 2 spice at 4 only whoever comes first.</source>
        <translation>Точките получава всеки, който стигне дотам, а 2-те подправка на 4 – само първият.</translation>
    </message>
    <message>
        <source>Everybody&apos;s tiles are public, and there may be any number of them.</source>
        <translation>Плочките на всеки са открити за всички и може да са произволен брой.</translation>
    </message>
    <message>
        <source>Everything else is set up as ever.</source>
        <translation>Всичко друго се подрежда както винаги.</translation>
    </message>
    <message>
        <source>Experimentation joins the starting decks of Uprising alike.</source>
        <translation>„Експерименти“ влизат по същия начин в стартовите колоди на „Въстание“.</translation>
    </message>
    <message>
        <source>Expert Deployment compares strength, and holds back troops but no dreadnoughts.</source>
        <translation>„Умело изпращане на войски“ сравнява военната сила и задържа войските, но не и дредноутите.</translation>
    </message>
    <message>
        <source>Expert Deployment does not stop dreadnoughts.</source>
        <translation>„Умело изпращане на войски“ не спира дредноутите.</translation>
    </message>
    <message>
        <source>Expert Deployment: Rivals deploy all or nothing.</source>
        <translation>При „Умело изпращане на войски“ съперниците изпращат в конфликта всичко или нищо.</translation>
    </message>
    <message>
        <source>Expert Deployment: except in a Conflict III, nothing is deployed while 4 or more strength ahead.</source>
        <translation>„Умело изпращане на войски“: без войски при преднина от поне 4 военна сила, освен в Конфликт III.</translation>
    </message>
    <message>
        <source>Expert Deployment: in a Conflict I or II no troops while at least 3 units ahead of everybody else.</source>
        <translation>„Умело изпращане на войски“: в Конфликт I и II без войски при преднина от поне 3 бойни единици.</translation>
    </message>
    <message>
        <source>Factions on Tleilaxu cards count as they do on others.</source>
        <translation>Фракциите върху карти Тлейлаксу важат както върху другите.</translation>
    </message>
    <message>
        <source>Feyd gets nothing more at the end of his track.</source>
        <translation>Фейд не получава нищо повече в края на своята скала.</translation>
    </message>
    <message>
        <source>Feyd may recall one Spy in his Reveal turn for 2 swords.</source>
        <translation>Фейд може да отзове един шпионин в своя ход на Разкриване за 2 меча.</translation>
    </message>
    <message>
        <source>Feyd starts at the left of his track, Jessica on her front, Staban without Diplomacy.</source>
        <translation>Фейд започва в левия край на скалата си, Джесика – с лицевата страна, Стабан – без „Дипломация“.</translation>
    </message>
    <message>
        <source>Feyd&apos;s ring moves his token a space; forks are his choice, and at the end nothing is left.</source>
        <translation>Пръстенът на Фейд мести маркера му с едно поле; разклоненията са негов избор, а в края не остава нищо.</translation>
    </message>
    <message>
        <source>Finesse may lose and gain with one and the same Faction.</source>
        <translation>„Тънък ход“ може да губи и печели влияние с една и съща фракция.</translation>
    </message>
    <message>
        <source>Five Hagal cards of covered spaces are taken out.</source>
        <translation>Пет карти Хагал за покрити полета се изваждат.</translation>
    </message>
    <message>
        <source>Five of the new Imperium cards and four of the new Intrigue cards are there twice.</source>
        <translation>Пет от новите имперски карти и четири от новите карти Интрига са по две.</translation>
    </message>
    <message>
        <source>Five phases: start, turns, Combat, Makers, Recall.</source>
        <translation>Пет фази: начало, ходове, битка, Вестители, Отзоваване.</translation>
    </message>
    <message>
        <source>Five troops begin in each garrison.</source>
        <translation>Във всеки гарнизон има по пет войски в началото.</translation>
    </message>
    <message>
        <source>Flipping uses a tile once in a round, in either kind of turn; it is turned back as a round starts.</source>
        <translation>Плочката се обръща веднъж на рунд, във всякакъв ход; в началото на рунда отново е с лице нагоре.</translation>
    </message>
    <message>
        <source>Foldspace stays out, and so do cards for another number of people.</source>
        <translation>„Огънато пространство“ и картите за друг брой хора не участват.</translation>
    </message>
    <message>
        <source>For Armand the Mentat is an Agent.</source>
        <translation>За Арманд Ментатът е Агент.</translation>
    </message>
    <message>
        <source>For Spies and contracts a grafted pair is one card; the Spy icon may be on either.</source>
        <translation>За шпиони и договори присадената двойка е една карта; символът Шпионин може да е на която и да е.</translation>
    </message>
    <message>
        <source>For Stitched Horror and Long Reach both choices are named first.</source>
        <translation>При „Съшит ужас“ и „Дълга ръка“ двата избора се посочват предварително.</translation>
    </message>
    <message>
        <source>For Tleilaxu Infiltrator no Spy is needed, but one may help; your own Agents still block.</source>
        <translation>За „Лазутчик на Тлейлаксу“ не трябва шпионин, но може да помогне; собствените Агенти пак пречат.</translation>
    </message>
    <message>
        <source>For a first game: alone, Rivals with a high Swordmaster value; with two people, one that cannot win.</source>
        <translation>За първа игра: солово – съперници с висока стойност; двама – един, който не може да спечели.</translation>
    </message>
    <message>
        <source>Four Intrigue cards of a Rival are enough to lose one by theft.</source>
        <translation>С четири карти Интрига съперникът вече може да загуби една чрез кражба.</translation>
    </message>
    <message>
        <source>Four new Hagal cards take the places of the three for Carthag: one card more.</source>
        <translation>Четири нови карти Хагал заместват трите за Картаг: с една карта повече.</translation>
    </message>
    <message>
        <source>Four spaces in the corner of the board give way to two new ones and the Shipping track.</source>
        <translation>Четири полета в ъгъла на дъската отстъпват място на две нови и на скалата за превоз.</translation>
    </message>
    <message>
        <source>Freighter icon: advance by a space, or recall it for the rewards of its space and those below.</source>
        <translation>Символ на товарен кораб: придвижвате го с една стъпка или го връщате за наградите от нея и от всички под нея.</translation>
    </message>
    <message>
        <source>Freighter icons of Conflicts work alike; cards drawn by them wait for the next round.</source>
        <translation>В наградите от конфликт символите действат по същия начин; изтеглените карти чакат следващия рунд.</translation>
    </message>
    <message>
        <source>Freighter: advance, recall or neither; the order of the rewards, and each choice in them.</source>
        <translation>Товарен кораб: придвижване, връщане или нищо; редът на наградите и всеки избор в тях.</translation>
    </message>
    <message>
        <source>From the moment the card above them is revealed, the Swordmasters are Agents.</source>
        <translation>Щом се разкрие картата над тях, Майсторите на меча са Агенти от този момент.</translation>
    </message>
    <message>
        <source>From the start it leads through eight columns: one node, then two, then three in each.</source>
        <translation>От началото тя минава през осем колони: една клетка, после две, после по три.</translation>
    </message>
    <message>
        <source>Further Persuasion: 2 for a High Council seat, 1 for an Agent at Hall of Oratory, and waiting Plots.</source>
        <translation>Още Авторитет: 2 за място в съвета, 1 за Агент в Зала на красноречието, чакащи Тактики.</translation>
    </message>
    <message>
        <source>Games without the module pay 2 Solari.</source>
        <translation>Игри без модула плащат 2 солари.</translation>
    </message>
    <message>
        <source>Gather Intelligence: one recalled Spy is worth one card, before anything else happens.</source>
        <translation>Събиране на сведения: един отзован шпионин носи една карта, преди всичко друго.</translation>
    </message>
    <message>
        <source>Gather Support and Spice Refinery give more for a cost that is chosen on sending.</source>
        <translation>Събиране на подкрепа и Рафинерия за подправка дават повече срещу цена, избрана при изпращането.</translation>
    </message>
    <message>
        <source>Ghola copies limits of a box, too; a copied Steersman needs one more Agent to recall.</source>
        <translation>„Гхола“ копира и ограниченията на ефекта; копираният „Кормчия“ иска още един Агент за отзоваване.</translation>
    </message>
    <message>
        <source>Ghola copies no more than the Agent box: a ring works twice, 2 Influence for a visit stay 2.</source>
        <translation>„Гхола“ копира само ефекта на Агент: пръстенът действа два пъти, 2 влияние за посещение остават 2.</translation>
    </message>
    <message>
        <source>Ghola copies the whole Agent box; Power Play still gives 2, Carryall four times its spice.</source>
        <translation>„Гхола“ копира целия ефект на Агент; „Борба за власт“ пак дава 2, „Товаролет“ – четири пъти повече.</translation>
    </message>
    <message>
        <source>Go to 11 is for those who want it, with Rivals and on either board.</source>
        <translation>„До 11“ е по желание, и със съперници, и на двете дъски.</translation>
    </message>
    <message>
        <source>Go to 11 suits solo games, too.</source>
        <translation>„До 11“ е подходящо и за солова игра.</translation>
    </message>
    <message>
        <source>Go to 11: 11 points end the game; four players start without a point instead, and go to 10.</source>
        <translation>„До 11“: играта завършва при 11 точки; четирима вместо това започват без точка и играят до 10.</translation>
    </message>
    <message>
        <source>Grafted with Ghola, Long Reach has all three of its icons.</source>
        <translation>Присадена към „Гхола“, „Дълга ръка“ има и трите си символа.</translation>
    </message>
    <message>
        <source>Grafting: the partner, whose icon is used, and whom an Envoy helps.</source>
        <translation>Присаждане: коя е другата карта, чий символ се ползва и на коя помага пратеникът.</translation>
    </message>
    <message>
        <source>Gurney, Amber and Muad&apos;Dib have abilities for Reveal turns, Staban one for the turns of others.</source>
        <translation>Уменията на Гърни, Амбър и Муад&apos;Диб важат в ход на Разкриване, умението на Стабан – в чуждите ходове.</translation>
    </message>
    <message>
        <source>Hagal cards are turned up until one has an empty space; an Agent goes there, the card is resolved.</source>
        <translation>Обръщат се карти Хагал до първата с незаето поле; Агент отива там и картата се изпълнява.</translation>
    </message>
    <message>
        <source>Hagga Basin, Deep Desert and Desert Power require hooks; bonus spice is taken in any case.</source>
        <translation>Низината Хага, Дълбоката пустиня и „Силата на пустинята“ искат куки; допълнителната подправка се взема винаги.</translation>
    </message>
    <message>
        <source>Half of the new Imperium cards would work without the Bene Tleilax board, too.</source>
        <translation>Половината от новите имперски карти биха работили и без дъската Бени Тлейлакс.</translation>
    </message>
    <message>
        <source>Hall of Oratory: a troop; later 1 Persuasion if the Agent is still there.</source>
        <translation>Зала на красноречието: войска; по-късно 1 Авторитет, ако Агентът не си е тръгнал.</translation>
    </message>
    <message>
        <source>Harvest Cells comes after the rewards, in turn order; one just won may be played.</source>
        <translation>„Събиране на клетки“ е след наградите, по реда на ходовете; може и току-що спечелена.</translation>
    </message>
    <message>
        <source>Harvest Cells: three troops lost as the Conflict is cleared; each copy by itself.</source>
        <translation>„Събиране на клетки“: три войски, загубени при разчистването на конфликта; всяко копие поотделно.</translation>
    </message>
    <message>
        <source>Harvest Spice: the free Maker with most bonus spice, then most spice in all; without any, ignored.</source>
        <translation>„Добив на подправка“: свободното поле с най-много допълнителна подправка, при равенство – с най-много общо; ако няма допълнителна, картата се пропуска.</translation>
    </message>
    <message>
        <source>Harvest contracts count the whole turn&apos;s spice; others must be held on sending.</source>
        <translation>Договорите „Добив“ броят цялата подправка от хода; другите трябва да са ваши при изпращането.</translation>
    </message>
    <message>
        <source>Harvest counts all spice of the turn, also earlier spice and spice that is spent.</source>
        <translation>„Добив“ брои цялата подправка от хода, включително по-ранната и изразходваната.</translation>
    </message>
    <message>
        <source>Helena keeps her card through her next Reveal turn; no Agent blocks hers on two kinds of spaces.</source>
        <translation>Картата на Хелена е нейна до края на следващия ѝ ход на Разкриване; на два вида полета никой не пречи на Агентите ѝ.</translation>
    </message>
    <message>
        <source>Hidden: decks, unused Conflicts, others&apos; Intrigue cards, the Baron&apos;s tokens.</source>
        <translation>Тайно: колодите, неизползваните конфликти, чуждите карти Интрига, плочките на Барона.</translation>
    </message>
    <message>
        <source>High Council: 2 more Persuasion in this and all later Reveal turns.</source>
        <translation>Висш съвет: с 2 Авторитет повече в този и всички следващи ходове на Разкриване.</translation>
    </message>
    <message>
        <source>High Council: the seat first; later visits bring 2 spice, an Intrigue card and 3 troops.</source>
        <translation>Висш съвет: първо мястото; следващите посещения носят 2 подправка, карта Интрига и 3 войски.</translation>
    </message>
    <message>
        <source>Holtzman Engine counts every copy of The Spice Must Flow that you own.</source>
        <translation>„Двигател на Холцман“ брои всяко ваше копие на „Добивът не трябва да спира“.</translation>
    </message>
    <message>
        <source>Hooks are taken once and kept; they come from Sietch Tabr.</source>
        <translation>Куките се вземат веднъж и остават; идват от Сийч Табър.</translation>
    </message>
    <message>
        <source>House Hagal as the third of two players takes no tiles.</source>
        <translation>При двама играчи династия Хагал не взема плочки.</translation>
    </message>
    <message>
        <source>House Hagal has three Agents from the start, no Leader, nobody in the garrison.</source>
        <translation>Династия Хагал има трима Агенти от началото, няма Лидер и няма войски в гарнизона.</translation>
    </message>
    <message>
        <source>House Hagal plays as ever, and the person has the whole of Immortality.</source>
        <translation>Династия Хагал играе както винаги, а човекът има цялото „Безсмъртие“.</translation>
    </message>
    <message>
        <source>How far the Russian board guide goes.</source>
        <translation>Докъде стига руският справочник на полетата.</translation>
    </message>
    <message>
        <source>Icons of a space are separate effects; what is chosen as a whole is one effect.</source>
        <translation>Символите на полето са отделни ефекти; избраното като цяло е едно.</translation>
    </message>
    <message>
        <source>Icons of space and card and the Influence for the visit can be resolved in any order, even mixed.</source>
        <translation>Символи на полето и картата и влиянието от посещението: в произволен ред, и смесено.</translation>
    </message>
    <message>
        <source>If an effect does both, the Shield Wall may be destroyed before the sandworm comes.</source>
        <translation>Ако ефект прави и двете, стената може да падне, преди да дойде червеят.</translation>
    </message>
    <message>
        <source>If it wins, the person who controls the place loses it; it never takes control.</source>
        <translation>Ако тя победи, играчът с контрол над полето го губи; самата тя никога не получава контрол.</translation>
    </message>
    <message>
        <source>If no card of a whole deck can be used, the Rival is done for this round.</source>
        <translation>Ако никоя карта от цяла колода не може да се използва, съперникът приключва рунда.</translation>
    </message>
    <message>
        <source>If one of them is trashed early, what is left of its own box is lost, and no more.</source>
        <translation>Ако едната бъде премахната по-рано, губи се останалото от нейния ефект, но не и от другия.</translation>
    </message>
    <message>
        <source>If still tied, whoever revealed later in the last round wins.</source>
        <translation>При продължаващо равенство напред е този, който е разкрил по-късно в последния рунд.</translation>
    </message>
    <message>
        <source>If two of four players tie for first, the others compete for the third reward.</source>
        <translation>При равенство на двама за първо място от четирима другите се борят за третата награда.</translation>
    </message>
    <message>
        <source>Ilesa brings Foldspace with her, for nobody but herself.</source>
        <translation>Илеса носи със себе си „Огънато пространство“ – само за себе си.</translation>
    </message>
    <message>
        <source>Ilesa&apos;s card returns in her second turn; sending with it pays 1 spice for one icon, else 1 Solari.</source>
        <translation>Картата на Илеса се връща във втория ѝ ход; Агент с нея носи 1 подправка при един символ, иначе 1 солари.</translation>
    </message>
    <message>
        <source>Ilesa&apos;s icons are her own card&apos;s alone; Spaceport needs no marker; usurped cards unload.</source>
        <translation>За Илеса важат само символите на нейната карта; „Космодрум“ не иска маркер; узурпираните карти се разтоварват.</translation>
    </message>
    <message>
        <source>Ilesa&apos;s ring is another way to Foldspace.</source>
        <translation>Пръстенът на Илеса е още един път към „Огънато пространство“.</translation>
    </message>
    <message>
        <source>Ilesa: all icons count; an extra turn may be her second, a skipped turn her first.</source>
        <translation>Илеса: броят се всички символи; допълнителен ход може да е втори, пропуснат – първи.</translation>
    </message>
    <message>
        <source>Imperial Bashar counts the others revealed with swords, Artillery all of them.</source>
        <translation>„Имперски башар“ брои другите разкрити карти с мечове, „Артилерия“ – всички.</translation>
    </message>
    <message>
        <source>Imperial Basin yields 1 spice, Hagga Basin 2 for 1 water, The Great Flat 3 for 2 water.</source>
        <translation>Имперски басейн дава 1 подправка, Низината Хага – 2 за 1 вода, Великата равнина – 3 за 2 вода.</translation>
    </message>
    <message>
        <source>Imperial Privilege: an Intrigue card for another, an Agent back, a card: all separate effects.</source>
        <translation>Имперска привилегия: карта Интрига за друга, Агент обратно, карта – всичко поотделно.</translation>
    </message>
    <message>
        <source>Imperium Ceremony with one card left: the discarded ones are shuffled below it.</source>
        <translation>„Имперска церемония“ с една останала карта: изчистените се размесват под нея.</translation>
    </message>
    <message>
        <source>Imperium, Intrigue and House Hagal cards, 18 Tleilaxu cards, a fixed one, a board and a tile.</source>
        <translation>Имперски карти, карти Интрига и династия Хагал, 18 карти Тлейлаксу и една постоянна, дъска и плочка.</translation>
    </message>
    <message>
        <source>In a Conflict III, too, no more than two troops come from the garrison.</source>
        <translation>И в Конфликт III от гарнизона идват не повече от две войски.</translation>
    </message>
    <message>
        <source>In a Reveal turn lines for a marker wait for it, and give what they give once.</source>
        <translation>В ход на Разкриване редовете с маркер го чакат и дават своето веднъж.</translation>
    </message>
    <message>
        <source>In a box copied by Ghola the other card is the one that was copied.</source>
        <translation>В ефект, копиран от „Гхола“, другата карта е копираната.</translation>
    </message>
    <message>
        <source>In a solo game the First Player marker goes round as always: a Rival that has it begins.</source>
        <translation>При солова игра маркерът Първи играч обикаля както винаги: съперник, който го има, започва.</translation>
    </message>
    <message>
        <source>In an Agent turn a Graft card is played with exactly one other card of your hand.</source>
        <translation>В ход с Агент карта с Присаждане се играе с точно една друга карта от ръката ви.</translation>
    </message>
    <message>
        <source>In another&apos;s turn the owner of the card decides all of it there and then.</source>
        <translation>В чужд ход собственикът на картата решава всичко веднага.</translation>
    </message>
    <message>
        <source>In each starting deck Control the Spice stands for one Dune, the Desert Planet.</source>
        <translation>Във всяка стартова колода „Контрол над подправката“ замества една „Пустинната планета Дюн“.</translation>
    </message>
    <message>
        <source>In every starting deck two Experimentation stand for the two Dune, the Desert Planet.</source>
        <translation>Във всяка стартова колода две „Експерименти“ заместват двете „Пустинната планета Дюн“.</translation>
    </message>
    <message>
        <source>In play: up to Clean Up, not to the end of the round.</source>
        <translation>В игра: до Разчистването, а не до края на рунда.</translation>
    </message>
    <message>
        <source>In solo games Rivals take the troops that Conflicts reward.</source>
        <translation>Солово съперниците вземат войските от наградите за конфликт.</translation>
    </message>
    <message>
        <source>In the Endgame spice and Solari are counted, not spent; specimens are no garrison.</source>
        <translation>В края на играта подправката и соларите се броят, а не се харчат; образците не са гарнизон.</translation>
    </message>
    <message>
        <source>In the Endgame the wild icon makes a pair with any face-up card, which gives 1 point.</source>
        <translation>В края на играта универсалният символ прави двойка с всяка открита карта и дава 1 точка.</translation>
    </message>
    <message>
        <source>In the Recall phase the Agents of Rivals return as well.</source>
        <translation>Във фаза Отзоваване и Агентите на съперниците се връщат.</translation>
    </message>
    <message>
        <source>In turn order, beginning with the First Player, players may play Endgame cards.</source>
        <translation>Всеки играч поред от първия играч може да изиграе своите карти Развързка.</translation>
    </message>
    <message>
        <source>Infiltrate: a recalled Spy lets the Agent ignore others&apos; Agents, never your own.</source>
        <translation>Проникване: отзован шпионин пропуска Агента покрай чужди Агенти, никога покрай свой.</translation>
    </message>
    <message>
        <source>Infiltration: with this icon the Agent may join any number of others&apos; Agents on a space.</source>
        <translation>Проникване: с този символ Агентът може да влезе при колкото и да е чужди Агенти.</translation>
    </message>
    <message>
        <source>Influence beyond the top of a track is lost.</source>
        <translation>Влияние над върха на скалата се губи.</translation>
    </message>
    <message>
        <source>Influence goes up and down one step at a time.</source>
        <translation>По скалите се качва и слиза стъпка по стъпка.</translation>
    </message>
    <message>
        <source>Influence is zero with all Factions at the start.</source>
        <translation>В началото влиянието с всички фракции е нула.</translation>
    </message>
    <message>
        <source>Influence of its choice: where it is lowest; the person decides ties and everything else.</source>
        <translation>Свободно влияние: където е най-ниско; равенствата и всичко друго решава човекът.</translation>
    </message>
    <message>
        <source>Influence that no track has room for is lost.</source>
        <translation>Влияние, за което няма място на никоя скала, се губи.</translation>
    </message>
    <message>
        <source>Influence with each of the four Factions runs from 0 to 6.</source>
        <translation>Влиянието с всяка от четирите фракции е от 0 до 6.</translation>
    </message>
    <message>
        <source>Influence, Alliance and bond before a colon work as in the base game.</source>
        <translation>Влияние, съюз и Задруга преди двоеточие действат като в основната игра.</translation>
    </message>
    <message>
        <source>Influence, Alliances, troops and, alone, the Signet Ring; no bonuses of tracks.</source>
        <translation>Влияние, съюзи, войски и, при солова игра, Пръстенът с печат; без бонусите на скалите.</translation>
    </message>
    <message>
        <source>Interstellar Shipping asks for 2 Influence of Rivals as well.</source>
        <translation>„Междузвезден превоз“ изисква 2 влияние и от съперниците.</translation>
    </message>
    <message>
        <source>Interstellar Shipping needs 2 Guild Influence for two icons; Smuggling: 1 Solari and one icon.</source>
        <translation>„Междузвезден превоз“: два символа при 2 влияние със Сдружението; „Контрабанда“: 1 солари и един символ.</translation>
    </message>
    <message>
        <source>Into the Conflict go the troops recruited, and up to two from the garrison.</source>
        <translation>Сражават се набраните и до две войски от гарнизона.</translation>
    </message>
    <message>
        <source>Intrigue cards come mostly from Secrets, Sardaukar and Assembly Hall.</source>
        <translation>Карти Интрига идват най-вече от Тайни, Сардукари и Зала за заседания.</translation>
    </message>
    <message>
        <source>Intrigue cards that a Rival pays with go to the discard pile, face up.</source>
        <translation>Картите Интрига, с които съперникът плаща, отиват с лице нагоре в купа с изчистените.</translation>
    </message>
    <message>
        <source>Intrigue cards that were paid are discarded.</source>
        <translation>Платените карти Интрига се изчистват.</translation>
    </message>
    <message>
        <source>Invasion Ships are flipped first, and serve one Agent.</source>
        <translation>„Кораби за нашествие“ се обръщат предварително и служат на един Агент.</translation>
    </message>
    <message>
        <source>Is Immortality offered to six people? No.</source>
        <translation>Може ли „Безсмъртие“ да се играе от шестима? Не.</translation>
    </message>
    <message>
        <source>Is the Epic game played by three or four people only? Yes.</source>
        <translation>Само за трима или четирима ли е епичният режим? Да.</translation>
    </message>
    <message>
        <source>Is the Row refilled when the deck is empty? No, it gets smaller.</source>
        <translation>Запълва ли се редът без колода? Не, той намалява.</translation>
    </message>
    <message>
        <source>Is the promotional Piter in the game? No.</source>
        <translation>Има ли в играта промокарта с Питър? Не.</translation>
    </message>
    <message>
        <source>It acts after every Agent turn of the First Player while an Agent is left.</source>
        <translation>Действа след всеки ход с Агент на първия играч, докато ѝ остава Агент.</translation>
    </message>
    <message>
        <source>It brings the control bonus and the defending troop; a marker below it earns nothing.</source>
        <translation>Той носи бонуса за контрол и войската на защитника; маркерът под него не дава нищо.</translation>
    </message>
    <message>
        <source>It ends when all who take part have passed in a row; passing alone does not bind anybody.</source>
        <translation>Битката свършва, когато всички участници пасуват поред; отделен пас не обвързва никого.</translation>
    </message>
    <message>
        <source>It gains no resources, rewards or points, but may keep Alliances from people.</source>
        <translation>Не събира ресурси, награди и точки, но може да държи съюзи и така да ги отнеме от хората.</translation>
    </message>
    <message>
        <source>It helps against neither your own Agents, The Voice, costs nor requirements.</source>
        <translation>То не помага срещу ваши Агенти, „Гласът“, цени и изисквания.</translation>
    </message>
    <message>
        <source>It returns at the end of the next Combat, after the new winner has chosen a space.</source>
        <translation>Връща се в края на следващата битка, след като новият победител е избрал поле.</translation>
    </message>
    <message>
        <source>It takes twelve points, or the last Conflict, to end an Epic game.</source>
        <translation>Епичната игра трае до дванадесет точки или до последния конфликт.</translation>
    </message>
    <message>
        <source>Its visits give the control bonus to whoever controls the space.</source>
        <translation>Посещенията ѝ носят бонуса за контрол на този, който контролира полето.</translation>
    </message>
    <message>
        <source>Jessica&apos;s ring: 1 spice for an Intrigue card and a memory, if a troop is there.</source>
        <translation>Пръстенът на Джесика: 1 подправка за карта Интрига и спомен, ако има войска.</translation>
    </message>
    <message>
        <source>Jessica&apos;s spice and flip work even with nothing left to move.</source>
        <translation>Подправката и обръщането на Джесика действат и когато няма какво да се мести.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach does not lift the cost and requirement of the space.</source>
        <translation>„Куизъц Хадерах“ не отменя цената и изискването на полето.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach is like Mentat, without a Swordmaster for the person.</source>
        <translation>„Куизъц Хадерах“ е като „Ментат“, но човекът няма Майстор на меча.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach may visit the High Council again, but not the Swordmaster.</source>
        <translation>„Куизъц Хадерах“ може пак да посети Висшия съвет, но не и Майстора на меча.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach moves any of your Agents anywhere; costs, limits and The Voice still apply.</source>
        <translation>„Куизъц Хадерах“ мести всеки свой Агент навсякъде; цените, ограниченията и „Гласът“ остават в сила.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach needs no icon when grafted either, and still moves one Agent.</source>
        <translation>И присаден, „Куизъц Хадерах“ не иска символ и мести един Агент.</translation>
    </message>
    <message>
        <source>Leaders of the base game can be played; Ariana harvests nothing where only sandworms are taken.</source>
        <translation>Може да се играе с Лидери от основната игра; Ариана не добива нищо там, където се вземат само червеи.</translation>
    </message>
    <message>
        <source>Leaders&apos; discounts apply to costs printed on the board.</source>
        <translation>Отстъпките на Лидерите са за цени, отпечатани на дъската.</translation>
    </message>
    <message>
        <source>Levels change the troops, an Intrigue card, the cost of the Mentat, and the person&apos;s Swordmaster.</source>
        <translation>Нивото дава или взема: войски, карта Интрига, цената на Ментата, собствения Майстор на меча.</translation>
    </message>
    <message>
        <source>Looking at the top card needs a deck; nothing is shuffled for it.</source>
        <translation>За поглеждане на горната карта е нужна колода; за това нищо не се размесва.</translation>
    </message>
    <message>
        <source>Losing the last troop means being out of the Combat for good.</source>
        <translation>Който загуби последната си войска, е окончателно вън от битката.</translation>
    </message>
    <message>
        <source>Machine Culture as a Plot is played only to acquire a tile.</source>
        <translation>„Култура на машините“ като Тактика се играе само за да придобиете плочка.</translation>
    </message>
    <message>
        <source>Machine Culture is no Plot for whoever cannot pay for any tile.</source>
        <translation>Който не може да плати никоя плочка, не играе „Култура на машините“ като Тактика.</translation>
    </message>
    <message>
        <source>Maker spaces where no Agent stands gain 1 bonus spice.</source>
        <translation>Поле със символ на Вестител, на което няма Агент, получава 1 допълнителна подправка.</translation>
    </message>
    <message>
        <source>Mandatory effects are carried out as far as possible; the rest is lost.</source>
        <translation>Задължителното се прави, доколкото може; останалото не се наваксва.</translation>
    </message>
    <message>
        <source>Margot and Irulan gain at 2 Influence; their rings place a Spy, or get or trash a card.</source>
        <translation>Марго и Ирулан печелят при 2 влияние; пръстените им поставят шпионин, съответно придобиват или премахват карта.</translation>
    </message>
    <message>
        <source>Markers never run out; winning a place you control changes nothing.</source>
        <translation>Маркерите никога не свършват; да спечелите пак своето поле не променя нищо.</translation>
    </message>
    <message>
        <source>Marks of the set, of Rivals and of the Epic game are for reference only.</source>
        <translation>Знаците за комплект, съперници и епичен режим са само за справка.</translation>
    </message>
    <message>
        <source>Mentat adds the three variants that make Rivals stronger.</source>
        <translation>„Ментат“ добавя трите варианта, с които съперниците са по-хитри.</translation>
    </message>
    <message>
        <source>Mentat as a reward: see R6.5.</source>
        <translation>Ментат като награда: вж. R6.5.</translation>
    </message>
    <message>
        <source>Mentat: a card, and the Mentat if it is there.</source>
        <translation>Ментат: карта, както и самият Ментат, когато е на полето си.</translation>
    </message>
    <message>
        <source>Mercenary: Rivals have no troops in the garrison, and the person begins with an Intrigue card.</source>
        <translation>„Наемник“: съперниците нямат войски в гарнизона, а човекът започва с карта Интрига.</translation>
    </message>
    <message>
        <source>More Negotiators may come home than the price asks for.</source>
        <translation>Може да се върнат повече преговарящи, отколкото иска цената.</translation>
    </message>
    <message>
        <source>Most points win; then most spice, Solari, water, and troops in the garrison.</source>
        <translation>Печели играчът с най-много точки; при равенство решават по ред подправка, солари, вода, войски в гарнизона.</translation>
    </message>
    <message>
        <source>Must Treachery&apos;s two troops be deployed? Yes.</source>
        <translation>Трябва ли двете войски от „Предателство“ да се изпратят? Да.</translation>
    </message>
    <message>
        <source>Must the card grafted to Chairdog return? Yes, even after Chairdog has left play.</source>
        <translation>Трябва ли да се върне картата, присадена към „Кресло-куче“? Да, дори то вече да не е в игра.</translation>
    </message>
    <message>
        <source>Negotiators are no troops while they are on Ix; only a purchase brings them back.</source>
        <translation>На Икс преговарящите не са войски; връща ги само покупка.</translation>
    </message>
    <message>
        <source>New Conflicts join the deck, which keeps its ten cards; one Conflict III is left out unseen.</source>
        <translation>Колодата Конфликт получава нови карти, но остава от десет; един Конфликт III се оставя настрана, без да се гледа.</translation>
    </message>
    <message>
        <source>No Plot within a paid arrow or between lines of another Plot.</source>
        <translation>Без Тактика по време на платена стрелка или между редовете на друга Тактика.</translation>
    </message>
    <message>
        <source>No marked tile in sight: the trashing ends with the stacks at the latest.</source>
        <translation>Няма отбелязана плочка: премахването свършва най-късно с купчините.</translation>
    </message>
    <message>
        <source>Nobody can Gather Intelligence with no card left to draw.</source>
        <translation>Никой не може да събира сведения, ако няма карта за теглене.</translation>
    </message>
    <message>
        <source>Nobody deploys at the four new spaces: they are no Combat spaces.</source>
        <translation>От четирите нови полета нищо не се изпраща в конфликта: те не са Бойни полета.</translation>
    </message>
    <message>
        <source>Nobody trashes those cards; the Tleilaxu Row and the Reserve are not affected.</source>
        <translation>Никой не премахва тези карти; редът Тлейлаксу и Резервът остават, както са били.</translation>
    </message>
    <message>
        <source>Nothing but the reward is doubled: no cards, abilities, pairs or bonuses.</source>
        <translation>Удвоява се само наградата: не и карти, умения, двойки или бонуси.</translation>
    </message>
    <message>
        <source>Objectives serve the three cards named after battle icons: see Q5.</source>
        <translation>Картите Цел служат на трите карти, наречени на бойни символи: вж. Q5.</translation>
    </message>
    <message>
        <source>Of the new Hagal cards, seven join for one person and five for two.</source>
        <translation>От новите карти Хагал солово се добавят седем, а за двама – пет.</translation>
    </message>
    <message>
        <source>Of two spaces on a card its Guild Influence decides which one counts, even if that is occupied.</source>
        <translation>От двете полета на картата влиянието със Сдружението определя кое важи, дори да е заето.</translation>
    </message>
    <message>
        <source>Of two spaces on a card only the one that applies now counts, even if it cannot be used.</source>
        <translation>От две полета на карта се брои само подходящото сега, дори да не може да се използва.</translation>
    </message>
    <message>
        <source>Old and new Leaders may play together.</source>
        <translation>Старите и новите Лидери могат да играят заедно.</translation>
    </message>
    <message>
        <source>On a Combat space everything recruited this turn is deployed, and up to two troops of the garrison.</source>
        <translation>На Бойно поле се изпраща всичко набрано в този ход и до две войски от гарнизона.</translation>
    </message>
    <message>
        <source>On a Combat space: all units recruited or commissioned this turn, and two more from the garrison.</source>
        <translation>На Бойно поле: всички бойни единици, набрани или въоръжени в този ход, и още до две от гарнизона.</translation>
    </message>
    <message>
        <source>Once in a game, in a turn of yours, they clear the Imperium Row, and it is dealt anew.</source>
        <translation>Веднъж за играта, във ваш ход, то изчиства целия Имперски ред и той се раздава наново.</translation>
    </message>
    <message>
        <source>Once its resources and Intrigue cards together reach its value, it pays them for its Swordmaster.</source>
        <translation>Щом ресурсите и картите Интрига на съперника стигнат стойността, той веднага плаща с тях Майстора си на меча.</translation>
    </message>
    <message>
        <source>One Spy is enough to infiltrate, however many Agents stand there.</source>
        <translation>Един шпионин стига за проникване, колкото и Агенти да стоят там.</translation>
    </message>
    <message>
        <source>One condition for several icons is checked once.</source>
        <translation>Едно условие над няколко символа се проверява веднъж.</translation>
    </message>
    <message>
        <source>One icon of the card is used, for one Agent.</source>
        <translation>Използва се един символ от картата, за един Агент.</translation>
    </message>
    <message>
        <source>Only Shaddam takes Sardaukar contracts, each instead of a face-up one.</source>
        <translation>Само Шадам взема договори „Сардукари“, всеки вместо открит договор.</translation>
    </message>
    <message>
        <source>Only a card played in an Agent turn sends an Agent.</source>
        <translation>Само карта, изиграна в ход с Агент, изпраща Агент.</translation>
    </message>
    <message>
        <source>Only the Tech icon acquires tiles, one for each icon; nobody has to.</source>
        <translation>Плочки се придобиват само със символа за технология: по една за символ, по желание.</translation>
    </message>
    <message>
        <source>Only thief and victim know which card was stolen.</source>
        <translation>Коя карта е открадната, знаят само крадецът и ограбеният.</translation>
    </message>
    <message>
        <source>Only those with troops in the Conflict take part.</source>
        <translation>Участват само тези с войски в конфликта.</translation>
    </message>
    <message>
        <source>Opponents decide one by one, starting to the left of the acting player.</source>
        <translation>Опонентите решават един по един, отляво на активния играч.</translation>
    </message>
    <message>
        <source>Otherwise Agents and the Mentat return, the First Player marker moves on, and a new round begins.</source>
        <translation>Иначе Агентите и Ментатът се връщат, маркерът Първи играч се мести, започва рунд.</translation>
    </message>
    <message>
        <source>Pair, icon and the Envoy&apos;s card are all settled on sending the Agent.</source>
        <translation>Двойката, символът и картата за пратеника се определят при изпращането на Агента.</translation>
    </message>
    <message>
        <source>Pay spice for one of three tiles, take what it gives at once; the next of its stack is turned up.</source>
        <translation>Плащате подправка за една от трите плочки, вземате бонуса ѝ; обръща се следващата в купчината.</translation>
    </message>
    <message>
        <source>Persuasion does not outlast the turn.</source>
        <translation>Авторитетът не се запазва след хода.</translation>
    </message>
    <message>
        <source>Place Spy: a Spy, perhaps a Scheme and purchases, and then another card.</source>
        <translation>„Поставете шпионин“: шпионин, може би замисъл и покупки, после друга карта.</translation>
    </message>
    <message>
        <source>Place Spy: the posts of the new spaces come first.</source>
        <translation>„Поставете шпионин“: постовете на новите полета са първи.</translation>
    </message>
    <message>
        <source>Placing a Spy is optional.</source>
        <translation>Никой не е длъжен да постави шпионин.</translation>
    </message>
    <message>
        <source>Placing a Spy or not: see U11.4.</source>
        <translation>Да се постави ли шпионин: вж. U11.4.</translation>
    </message>
    <message>
        <source>Play a card from your hand that has Agent icons.</source>
        <translation>Изиграйте от ръката си карта с агентски символи.</translation>
    </message>
    <message>
        <source>Played and revealed cards are in play until their owner&apos;s Clean Up.</source>
        <translation>Изиграните и разкритите карти са в игра до Разчистването на своя играч.</translation>
    </message>
    <message>
        <source>Players are ranked by strength; strength 0 earns nothing.</source>
        <translation>Участниците се подреждат по военна сила; нула не носи нищо.</translation>
    </message>
    <message>
        <source>Plots can be played from the start of a turn, before its kind is chosen, until its end.</source>
        <translation>Тактики може да се играят от началото на хода, преди да е избран видът му, до края му.</translation>
    </message>
    <message>
        <source>Plots in any of your turns, Combat cards in the Combat phase, Endgame cards at the end of the game.</source>
        <translation>Тактики – във всеки свой ход, карти Битка – във фаза Битка, карти Развързка – накрая.</translation>
    </message>
    <message>
        <source>Plots that help an Agent help only the Agent of this turn.</source>
        <translation>Тактики, които помагат на Агент, помагат само на Агента от този ход.</translation>
    </message>
    <message>
        <source>Power Play: 2 Influence instead of the 1 for the visit.</source>
        <translation>„Борба за власт“: 2 влияние на мястото на 1 от посещението.</translation>
    </message>
    <message>
        <source>Propaganda doubled: two sets of two Factions, each named as a whole.</source>
        <translation>Удвоена „Пропаганда“: два пъти по две фракции, всеки път посочени заедно.</translation>
    </message>
    <message>
        <source>Public: the Row, the Conflict, and what is in play, discarded or in supply.</source>
        <translation>Открито за всички: Имперският ред, конфликтът, картите в игра, изчистените и запасите.</translation>
    </message>
    <message>
        <source>Public: tracks, tanks, the Tleilaxu Row, Family Atomics. Hidden: the Tleilaxu deck.</source>
        <translation>Явни: скалите, резервоарите, редът Тлейлаксу, семейното атомно оръжие. Скрита: колодата Тлейлаксу.</translation>
    </message>
    <message>
        <source>Purchases may come before, among or after the effects.</source>
        <translation>Покупките може да са преди, между или след ефектите.</translation>
    </message>
    <message>
        <source>Rabban and Amber Metulli are Rivals for two people only.</source>
        <translation>Рабан и Амбър Метули са съперници само за двама души.</translation>
    </message>
    <message>
        <source>Reaching 2 gives a point and falling below 2 takes it away, every time.</source>
        <translation>Точка се получава при достигане на 2 и се губи при падане под 2, всеки път отново.</translation>
    </message>
    <message>
        <source>Reaching 2 means going up to it or past it, every time.</source>
        <translation>Достигане на 2 значи качване до 2 или над 2, колкото пъти се случи.</translation>
    </message>
    <message>
        <source>Reaching 4 gives the track&apos;s bonus, every time; it is never given back.</source>
        <translation>Достигането на 4 дава бонуса на скалата, всеки път отново; той никога не се връща.</translation>
    </message>
    <message>
        <source>Recalling an Agent means one sent earlier; it must be done if there is one.</source>
        <translation>Отзовава се Агент, изпратен на поле по-рано; това е задължително, ако има такъв.</translation>
    </message>
    <message>
        <source>Recalling brings a Spy back from its post, mostly as a cost.</source>
        <translation>Отзоваването връща шпионин от поста му, най-често като цена.</translation>
    </message>
    <message>
        <source>Reclaimed Forces: 3 specimens for two troops or a Tleilaxu step, as often as you like.</source>
        <translation>„Възстановени войски“: 3 образеца за две войски или стъпка Тлейлаксу, колкото пъти искате.</translation>
    </message>
    <message>
        <source>Recruit: supply to garrison. Deploy: to the Conflict. Retreat: to the garrison. Lose: to the supply.</source>
        <translation>Набиране: от запаса в гарнизона. Изпращане: в конфликта. Оттегляне: обратно. Загуба: в запаса.</translation>
    </message>
    <message>
        <source>Recruited troops come from the supply, as long as it has any.</source>
        <translation>Набраните идват от запаса, докато в него има войски.</translation>
    </message>
    <message>
        <source>Recruiting waits while your supply has no troops; missing troops are not made up for later.</source>
        <translation>Набирането чака, докато в запаса няма войски; недостигащите не се наваксват по-късно.</translation>
    </message>
    <message>
        <source>Recruitment Mission and Spaceport need no marker to put Tleilaxu cards on the deck.</source>
        <translation>„Мисия по вербуване“ и „Космодрум“ поставят карти Тлейлаксу върху колодата и без маркер.</translation>
    </message>
    <message>
        <source>Reinforcements before the kind of turn is chosen: it is not a Reveal turn yet.</source>
        <translation>„Подкрепления“, преди да е избран видът на хода: това още не е ход на Разкриване.</translation>
    </message>
    <message>
        <source>Requirements must be met, such as Influence; High Council and Swordmaster work once for each player.</source>
        <translation>Изискванията на полетата важат, например влияние за Сийч Табър; Висш съвет и Майстор на меча – веднъж за играч.</translation>
    </message>
    <message>
        <source>Research Station: 2 water for two cards and Research; it stays a City and a Combat space.</source>
        <translation>Изследователска станция: две карти и изследване за 2 вода; остава Град и Бойно поле.</translation>
    </message>
    <message>
        <source>Research interrupts whatever has brought it, in turns of either kind.</source>
        <translation>Изследването прекъсва това, което го е дало, в ходове и от двата вида.</translation>
    </message>
    <message>
        <source>Research: the branch, whether to trash or to pay, and the Faction.</source>
        <translation>Изследване: кое разклонение, дали да премахнете или платите и коя фракция.</translation>
    </message>
    <message>
        <source>Reshuffle or an empty deck: all cards are shuffled and the next is turned up.</source>
        <translation>„Размесване“ или празна колода: всички карти се размесват и се обръща следващата.</translation>
    </message>
    <message>
        <source>Resources are exchanged with the bank only, never with another player.</source>
        <translation>Ресурси се разменят само с банката, никога с друг играч.</translation>
    </message>
    <message>
        <source>Reveal boxes of those cards only, in any order.</source>
        <translation>Само ефектите при Разкриване на тези карти, в произволен ред.</translation>
    </message>
    <message>
        <source>Rewards are taken in turn order, beginning with the First Player.</source>
        <translation>Наградите се вземат от един играч след друг, като се започне от първия играч.</translation>
    </message>
    <message>
        <source>Rhombur and Hundro are no Rivals there.</source>
        <translation>Ромбур и Хундро там не са съперници.</translation>
    </message>
    <message>
        <source>Rhombur and Hundro can be Rivals; of the others none.</source>
        <translation>Съперници могат да са Ромбур и Хундро; другите – не.</translation>
    </message>
    <message>
        <source>Rhombur as a Rival: dreadnoughts of 3 strength.</source>
        <translation>Ромбур като съперник: дредноути с 3 военна сила.</translation>
    </message>
    <message>
        <source>Rise of Ix and Immortality tell themselves how they join Uprising.</source>
        <translation>Как „Възходът на Икс“ и „Безсмъртие“ се играят с „Въстание“, казват собствените им правила.</translation>
    </message>
    <message>
        <source>Rise of Ix has contracts of its own.</source>
        <translation>„Възходът на Икс“ има свои договори.</translation>
    </message>
    <message>
        <source>Rivals are opponents.</source>
        <translation>Съперниците са опоненти.</translation>
    </message>
    <message>
        <source>Rivals are ranked in the Combat and rewarded like people, twice with a sandworm.</source>
        <translation>Съперниците се класират в битката и получават награди като хората, два пъти с пясъчен червей.</translation>
    </message>
    <message>
        <source>Rivals buy after each card, Scheme, whole reward, control bonus and theft.</source>
        <translation>Съперниците купуват след всяка карта, замисъл, цяла награда, бонус за контрол и кражба.</translation>
    </message>
    <message>
        <source>Rivals buy with what the Tleilaxu track gives them, after every card.</source>
        <translation>Съперниците купуват с полученото от скалата Тлейлаксу, след всяка карта.</translation>
    </message>
    <message>
        <source>Rivals control places with both bonuses of that.</source>
        <translation>Съперниците могат да контролират полета и получават и двата бонуса за това.</translation>
    </message>
    <message>
        <source>Rivals count wherever players are compared.</source>
        <translation>Съперниците се броят навсякъде, където се сравняват играчи.</translation>
    </message>
    <message>
        <source>Rivals deploy dreadnoughts first; those of the garrison count towards the two.</source>
        <translation>Съперниците изпращат първо дредноутите; тези от гарнизона влизат в двете.</translation>
    </message>
    <message>
        <source>Rivals end the game and can win it; people are ahead of them if all else is equal.</source>
        <translation>Точките на съперниците слагат край на играта и те могат да я спечелят; при пълно равенство хората са пред тях.</translation>
    </message>
    <message>
        <source>Rivals gain rewards, the Mentat as well; what is of no use to them is skipped.</source>
        <translation>Съперниците получават награди, също и Ментата; безполезното за тях се пропуска.</translation>
    </message>
    <message>
        <source>Rivals keep won Conflict cards and make pairs, at the end with the wild icon too.</source>
        <translation>Съперниците пазят спечелените карти Конфликт и правят двойки, накрая и с универсалния символ.</translation>
    </message>
    <message>
        <source>Rivals of Uprising follow those of House Hagal, choose by priorities, and gain from Dividends.</source>
        <translation>Съперниците от „Въстание“ действат като династия Хагал, избират по приоритети и печелят от дивиденти.</translation>
    </message>
    <message>
        <source>Rivals of a solo game get 1 Solari from Dividends of others; with two people none.</source>
        <translation>Солово съперниците получават 1 солари от чужди дивиденти; при двама играчи – не.</translation>
    </message>
    <message>
        <source>Rivals pay for no space, acquire nothing, play no Intrigue cards, and use Spies for Schemes only.</source>
        <translation>Съперниците не плащат за полета, не придобиват, не играят Интриги и ползват шпиони само за замисли.</translation>
    </message>
    <message>
        <source>Sandworms and Maker hooks come from the bank.</source>
        <translation>Пясъчните червеи и куките на Вестителя идват от банката.</translation>
    </message>
    <message>
        <source>Sandworms are units, too; dreadnoughts keep to their own rules and double no rewards.</source>
        <translation>Пясъчните червеи също са бойни единици; дредноутите следват своите правила и не удвояват награди.</translation>
    </message>
    <message>
        <source>Sandworms can neither retreat nor be lost; they leave after the Combat.</source>
        <translation>Пясъчните червеи не се оттеглят и не загиват; напускат след битката.</translation>
    </message>
    <message>
        <source>Sandworms do not count against that limit, yet they are deployed units.</source>
        <translation>Пясъчните червеи не влизат в това ограничение, но са изпратени бойни единици.</translation>
    </message>
    <message>
        <source>Sandworms never retreat: not by Desert Ambush, nor for Negotiated Withdrawal.</source>
        <translation>Пясъчните червеи не се оттеглят: нито от „Засада в пустинята“, нито заради „Договорено оттегляне“.</translation>
    </message>
    <message>
        <source>Sardaukar: the rules as they are.</source>
        <translation>„Сардукар“: правилата, каквито са.</translation>
    </message>
    <message>
        <source>Second Wave is only for those already in the Conflict.</source>
        <translation>„Втора вълна“ е само за тези, които вече имат бойна единица в конфликта.</translation>
    </message>
    <message>
        <source>Secret while held; after use they go face up on their own discard pile.</source>
        <translation>Тайни, докато се държат; след употреба – открити в собствен куп с изчистени карти.</translation>
    </message>
    <message>
        <source>Secrets: draw, then steal Intrigue. Foldspace: take the card of that name.</source>
        <translation>Тайни: изтеглете, после крадете Интриги. Огънато пространство: вземете картата с това име.</translation>
    </message>
    <message>
        <source>Selective Breeding: you may trash a card to draw two cards.</source>
        <translation>Генетична селекция: премахнете карта за две карти, ако желаете.</translation>
    </message>
    <message>
        <source>Sell Melange: 2 to 5 spice for 6, 8, 10 or 12 Solari.</source>
        <translation>Продажба на меланж: от 2 до 5 подправка за 6, 8, 10 или 12 солари.</translation>
    </message>
    <message>
        <source>Send an Agent or reveal; whoever cannot send one must reveal.</source>
        <translation>Изпратете Агент или разкрийте; който не може да изпрати, трябва да разкрие.</translation>
    </message>
    <message>
        <source>Separate lines of a card are used one by one; some may be left out, but not all.</source>
        <translation>Отделните редове на карта се използват един по един; някои може да се пропуснат, но не всички.</translation>
    </message>
    <message>
        <source>Setup steps of Leaders come last, such as the Baron&apos;s secret choice of two Factions.</source>
        <translation>Действията на Лидерите са в края на подредбата: тайният избор на Барона на две фракции.</translation>
    </message>
    <message>
        <source>Seven cards infiltrate, each with another of the seven icons.</source>
        <translation>Седем карти проникват, всяка с друг от седемте символа.</translation>
    </message>
    <message>
        <source>Several Freighter icons are used one by one, even to advance and to recall right after that.</source>
        <translation>Няколко символа се използват един по един: може да придвижите кораба и веднага да го върнете.</translation>
    </message>
    <message>
        <source>Shaddam can take his own contracts when no others are left, then 2 Solari.</source>
        <translation>Собствените договори на Шадам служат, когато няма открити, после 2 солари.</translation>
    </message>
    <message>
        <source>Shipping turns spice into Solari and Influence of your choice.</source>
        <translation>Превоз на товари превръща подправка в солари и влияние с фракция по избор.</translation>
    </message>
    <message>
        <source>Shipping, Accept Contract, Assembly Hall and Gather Support give way to the new spaces.</source>
        <translation>„Превоз на товари“, „Приемане на договор“, „Зала за заседания“ и „Събиране на подкрепа“ отстъпват на новите полета.</translation>
    </message>
    <message>
        <source>Sietch Tabr: hooks, a troop and water; or water and, optionally, the Shield Wall.</source>
        <translation>Сийч Табър: куки, войска и вода; или вода и, по желание, стената.</translation>
    </message>
    <message>
        <source>Six of the 29 new Imperium cards are in the deck twice.</source>
        <translation>Шест от 29-те нови имперски карти са в колодата по два пъти.</translation>
    </message>
    <message>
        <source>Slig Farmer looks at the icons its partner has at that moment.</source>
        <translation>„Развъдчик на слигове“ гледа символите, които другата карта има в този миг.</translation>
    </message>
    <message>
        <source>Smart Politics: no Agent goes to a Faction space without a cost where Influence would be of no use.</source>
        <translation>„Умна политика“: без Агент на поле на фракция без цена, където влиянието е безполезно.</translation>
    </message>
    <message>
        <source>So nobody ever has a face-up pair of equal battle icons.</source>
        <translation>Затова никой никога няма две открити карти с еднакви бойни символи.</translation>
    </message>
    <message>
        <source>Solo is one person against two Rivals, a two-player game two people against one.</source>
        <translation>Солова игра е един човек срещу двама съперници, игра с 2-ма играчи – двама души срещу един.</translation>
    </message>
    <message>
        <source>Solo variants: dice for the Row, and Brutal Escalation in a Conflict III.</source>
        <translation>Солови варианти: зарове за реда и „Жестока ескалация“ в Конфликт III.</translation>
    </message>
    <message>
        <source>Solo: a Research Station leaves the Hagal deck, the four new cards join: three cards more.</source>
        <translation>Солова игра: от колодата Хагал излиза една Изследователска станция, влизат четирите нови карти: с три повече.</translation>
    </message>
    <message>
        <source>Solo: all three players are dealt an Objective; with two people the Rival has the ornithopter.</source>
        <translation>При солова игра карта Цел получават и трите места; при двама души съперникът има орнитоптера.</translation>
    </message>
    <message>
        <source>Some details of Jessica, of full tracks and of control are conventions.</source>
        <translation>Някои подробности за Джесика, пълните скали и контрола са уговорки.</translation>
    </message>
    <message>
        <source>Some post is always free; of a certain kind there may be none, and then no Spy is placed.</source>
        <translation>Винаги има свободен пост; от определен вид може и да няма, тогава не се поставя шпионин.</translation>
    </message>
    <message>
        <source>Some space is always free for it, as no more than one dreadnought stands there.</source>
        <translation>Винаги има свободно поле за него, защото там стои най-много един дредноут.</translation>
    </message>
    <message>
        <source>Something else has to discard or trash the card; only Treachery trashes itself.</source>
        <translation>Друго трябва да изчисти или премахне картата; само „Предателство“ премахва себе си.</translation>
    </message>
    <message>
        <source>Spaceport puts several cards on the deck: what was put last is drawn first.</source>
        <translation>Няколко карти отгоре на колодата чрез „Космодрум“: последната се тегли първа.</translation>
    </message>
    <message>
        <source>Spacing Guild&apos;s Favor also earns spice when it is discarded from the deck.</source>
        <translation>„Благоволение на Сдружението“ носи подправка и когато се изчисти от колодата.</translation>
    </message>
    <message>
        <source>Specimens are public; they are no troops, and so neither deployed, lost nor counted as such.</source>
        <translation>Образците са явни; те не са войски – не се изпращат, не се губят и не се броят като войски.</translation>
    </message>
    <message>
        <source>Specimens are returned at any decision of your own, but not amid an icon.</source>
        <translation>Образци се връщат при всяко ваше решение, но не и насред символ.</translation>
    </message>
    <message>
        <source>Specimens that you pay with go back to your supply.</source>
        <translation>Образците, с които плащате, се връщат в запаса ви.</translation>
    </message>
    <message>
        <source>Specimens: what to return, what to pay for, and where an acquired card goes.</source>
        <translation>Образци: колко да върнете, за какво да платите и къде отива придобитата карта.</translation>
    </message>
    <message>
        <source>Spies of people and Rivals block each other; people may infiltrate a Rival&apos;s space.</source>
        <translation>Шпионите на хора и съперници си пречат; хората може да проникват на поле на съперник.</translation>
    </message>
    <message>
        <source>Spies won in a Conflict go to Faction posts.</source>
        <translation>Шпиони, спечелени в конфликт, отиват на постове на фракции.</translation>
    </message>
    <message>
        <source>Spies, sandworms, the Shield Wall, Objectives and contracts are new; Mentat and Foldspace are gone.</source>
        <translation>Добавят се шпиони, червеи, Защитна стена, Цели и договори; няма Ментат и Огънато пространство.</translation>
    </message>
    <message>
        <source>Spy Satellites are bought out in a turn of yours, or else count at the end.</source>
        <translation>„Шпионски спътници“ се разменят за точка във ваш ход или се броят накрая.</translation>
    </message>
    <message>
        <source>Spying on a space: a Spy stands on one of its posts.</source>
        <translation>Шпиониране на поле: шпионин стои на един от неговите постове.</translation>
    </message>
    <message>
        <source>Stealing: a random Intrigue card from each opponent who holds four or more.</source>
        <translation>Кражба: случайна карта Интрига от всеки опонент с четири или повече.</translation>
    </message>
    <message>
        <source>Strength has no upper limit.</source>
        <translation>Военната сила няма горна граница.</translation>
    </message>
    <message>
        <source>Strength is 0 without troops in the Conflict, as soon as the last one leaves.</source>
        <translation>Военната сила е 0 без войски в конфликта, веднага щом си тръгне и последната.</translation>
    </message>
    <message>
        <source>Strength is kept up to date throughout the turn.</source>
        <translation>Военната сила се обновява през целия ход.</translation>
    </message>
    <message>
        <source>Strength is known throughout the Reveal turn, and effects can depend on it.</source>
        <translation>Военната сила се знае по всяко време на хода на Разкриване и ефекти могат да питат за нея.</translation>
    </message>
    <message>
        <source>Strength is public and changes at once.</source>
        <translation>Военната сила е открита и следва всяка промяна.</translation>
    </message>
    <message>
        <source>Strength is zero at the start.</source>
        <translation>В началото военната сила е нула.</translation>
    </message>
    <message>
        <source>Strongarm: the troop comes from garrison or Conflict, as you like.</source>
        <translation>„Силов натиск“: войска от гарнизона или от конфликта, по ваш избор.</translation>
    </message>
    <message>
        <source>Summoning does not use up the hooks.</source>
        <translation>Призоваването не изразходва куките.</translation>
    </message>
    <message>
        <source>Supply, bank, garrison and Conflict are four separate areas.</source>
        <translation>Запасът, банката, гарнизонът и конфликтът са четири отделни зони.</translation>
    </message>
    <message>
        <source>Swordmaster: 8 Solari for the first, 6 for everybody after that.</source>
        <translation>Майстор на меча: 8 солари за първия, 6 за всички след него.</translation>
    </message>
    <message>
        <source>Swords of Full-Scale Assault stay even if the dreadnoughts retreat later.</source>
        <translation>Мечовете от „Мащабно нападение“ остават дори ако дредноутите после се оттеглят.</translation>
    </message>
    <message>
        <source>Swords revealed earlier count once a troop arrives.</source>
        <translation>Показаните по-рано мечове се броят, щом пристигне войска.</translation>
    </message>
    <message>
        <source>Tech Negotiation: a tile for 1 less, or a Negotiator; later 1 Persuasion for an Agent still there.</source>
        <translation>„Технологични преговори“: плочка с 1 по-евтино или преговарящ; по-късно 1 Авторитет, ако Агентът още е там.</translation>
    </message>
    <message>
        <source>Tech Negotiation: a tile for 1 less, or if they can pay for none, a Negotiator.</source>
        <translation>„Технологични преговори“: плочка с 1 по-евтино или, ако не стига за никоя, преговарящ.</translation>
    </message>
    <message>
        <source>Tech or Negotiator, where both are offered; and whether to send one at all.</source>
        <translation>Технология или преговарящ, където има избор; и дали изобщо да се изпрати.</translation>
    </message>
    <message>
        <source>Tech: a tile or none, the number of Negotiators that come home, the currency of Appropriate.</source>
        <translation>Технология: коя плочка или никоя, колко преговарящи се връщат и с какво плащате при „Присвояване“.</translation>
    </message>
    <message>
        <source>Ten Conflict cards are used: one Conflict I, then five Conflicts II, then four Conflicts III.</source>
        <translation>Използват се десет карти Конфликт: една Конфликт I, после пет Конфликт II, после четири Конфликт III.</translation>
    </message>
    <message>
        <source>Ten points end the game only when the round is over.</source>
        <translation>Десет точки прекратяват играта едва когато рундът свърши.</translation>
    </message>
    <message>
        <source>Ten points of a Rival end the game, and it may be the winner.</source>
        <translation>Десет точки на съперник слагат край на играта и той може да е победителят.</translation>
    </message>
    <message>
        <source>Ten spaces with crossed swords are Combat spaces here too.</source>
        <translation>И тук Бойните полета са десет, с кръстосани мечове.</translation>
    </message>
    <message>
        <source>Tessia lays out her Snoopers, Yuna has no water, Hundro chooses his Intrigue card last.</source>
        <translation>Тесия поставя детекторите си, Юна няма вода, Хундро избира картата си Интрига последен.</translation>
    </message>
    <message>
        <source>Tessia: discarding for spice, and both Factions of Duplicity.</source>
        <translation>Тесия: изчистване за подправка и двете фракции при „Двуличие“.</translation>
    </message>
    <message>
        <source>Tessia: going past 2 counts; each Snooper works once, and then no longer for Duplicity.</source>
        <translation>Тесия: подминаването на 2 се брои; всеки детектор действа веднъж, после и не за „Двуличие“.</translation>
    </message>
    <message>
        <source>The 22 spaces with their icons and costs.</source>
        <translation>22-те полета с техните символи и цени.</translation>
    </message>
    <message>
        <source>The Agent goes there without cost or requirement; whoever controls the place has the bonus.</source>
        <translation>Агентът отива там без цена и изискване; контролиращият мястото получава бонуса.</translation>
    </message>
    <message>
        <source>The Agent moves from the Leader to the space.</source>
        <translation>Агент напуска Лидера и застава на полето.</translation>
    </message>
    <message>
        <source>The Baron and other texts about troops leave dreadnoughts out.</source>
        <translation>Баронът и другите текстове за войски не броят дредноути.</translation>
    </message>
    <message>
        <source>The Baron chooses when all other Leaders are set up, wherever he sits.</source>
        <translation>Баронът избира, след като всички други Лидери са подготвени, където и да седи.</translation>
    </message>
    <message>
        <source>The Baron must reveal his tokens, at a moment of his choice in that turn.</source>
        <translation>Баронът трябва да покаже плочките си, в избран от него момент на този ход.</translation>
    </message>
    <message>
        <source>The Baron reveals his tokens once, after deploying four troops in a turn: Influence with both.</source>
        <translation>Баронът показва плочките си след четири войски в един ход, веднъж: влияние и с двете.</translation>
    </message>
    <message>
        <source>The CHOAM module adds four cards to each deck, Shaddam, and twenty contracts.</source>
        <translation>Модулът ПОСИТ добавя по четири карти към двете колоди, Шадам и двайсет договора.</translation>
    </message>
    <message>
        <source>The Combat icon lets you deploy as on a Combat space, and adds nothing to a real one.</source>
        <translation>Символът за битка позволява изпращане като на Бойно поле, а на истинско не добавя нищо.</translation>
    </message>
    <message>
        <source>The Conflict card stays on the pile; nobody keeps it.</source>
        <translation>Картата Конфликт остава на купа, никой не я пази.</translation>
    </message>
    <message>
        <source>The Conflict deck from the top: a Conflict I, five Conflicts II, four III; the others stay unseen.</source>
        <translation>Колодата Конфликт от върха надолу: един Конфликт I, пет II, четири III; другите остават скрити.</translation>
    </message>
    <message>
        <source>The Conflict deck: five Conflicts II above five Conflicts III.</source>
        <translation>Колода Конфликт: пет Конфликта II над пет Конфликта III.</translation>
    </message>
    <message>
        <source>The Emperor&apos;s Spy is placed at that moment and cannot be kept for later.</source>
        <translation>Шпионинът на Императора идва в същия момент и не се пази за по-късно.</translation>
    </message>
    <message>
        <source>The Epic game is for three or four people.</source>
        <translation>Епичният режим е за трима или четирима играчи.</translation>
    </message>
    <message>
        <source>The First Player is chosen at random.</source>
        <translation>Случаят решава кой е първи играч.</translation>
    </message>
    <message>
        <source>The First Player marker decides who begins, Rivals included.</source>
        <translation>Маркерът Първи играч решава кой започва, включително при съперниците.</translation>
    </message>
    <message>
        <source>The Freighter&apos;s Influence: Rivals of Uprising break ties by their priorities.</source>
        <translation>Влияние за товарния кораб: съперниците от „Въстание“ решават равенства по приоритети.</translation>
    </message>
    <message>
        <source>The Hagal cards of Rally Troops and Hall of Oratory are taken out.</source>
        <translation>Картите Хагал за „Военен сбор“ и „Зала на красноречието“ се изваждат.</translation>
    </message>
    <message>
        <source>The Hagal deck has 37 cards for one person, 36 for two.</source>
        <translation>Колодата Хагал има 37 карти за един човек и 36 за двама.</translation>
    </message>
    <message>
        <source>The Hagal deck of Uprising has 37 cards, Reshuffle among them.</source>
        <translation>Колодата династия Хагал на „Въстание“ е от 37 карти, с картата за разбъркване.</translation>
    </message>
    <message>
        <source>The Hagal deck stays as it is; House Hagal does not touch the Bene Tleilax board.</source>
        <translation>Колодата Хагал остава същата; династия Хагал не участва на дъската Бени Тлейлакс.</translation>
    </message>
    <message>
        <source>The House Hagal cards.</source>
        <translation>Картите династия Хагал.</translation>
    </message>
    <message>
        <source>The Imperium deck is shuffled and fills a Row of five.</source>
        <translation>Имперската колода се размесва и запълва Имперския ред от пет карти.</translation>
    </message>
    <message>
        <source>The Intrigue card given up at Imperial Privilege is trashed.</source>
        <translation>Картата Интрига, дадена на Имперска привилегия, се премахва.</translation>
    </message>
    <message>
        <source>The Intrigue card with a cross: trash one that you hold.</source>
        <translation>Карта Интрига с кръстче: премахнете една от своите.</translation>
    </message>
    <message>
        <source>The Intrigue deck is shuffled.</source>
        <translation>Колодата Интриги се размесва.</translation>
    </message>
    <message>
        <source>The Ix board adds two spaces, the place of the Negotiators and the Tech tiles.</source>
        <translation>Дъската Икс добавя две полета, мястото на преговарящите и плочките Технология.</translation>
    </message>
    <message>
        <source>The Ix board lies beside the board of Uprising.</source>
        <translation>Дъската Икс стои до дъската на „Въстание“.</translation>
    </message>
    <message>
        <source>The Mentat can be taken only from its own space, and is ready at once.</source>
        <translation>Ментатът може да се вземе само от собственото си поле и е готов веднага.</translation>
    </message>
    <message>
        <source>The Mentat&apos;s space still gives its card while the Mentat is away.</source>
        <translation>Полето на Ментата дава картата си и когато Ментатът го няма.</translation>
    </message>
    <message>
        <source>The Objective that names the First Player applies; with two people it is one of them.</source>
        <translation>Картата Цел, посочваща първия играч, важи; при двама души той е един от тях.</translation>
    </message>
    <message>
        <source>The Research Station card of Uprising that is kept recruits two troops.</source>
        <translation>Запазената карта за Изследователска станция от „Въстание“ набира две войски.</translation>
    </message>
    <message>
        <source>The Reserve has a stack each of Arrakis Liaison, The Spice Must Flow and Foldspace.</source>
        <translation>В Резерва има по един куп „Аракийска свръзка“, „Добивът не трябва да спира“ и „Огънато пространство“.</translation>
    </message>
    <message>
        <source>The Reserve is two stacks: The Spice Must Flow, and Prepare the Way.</source>
        <translation>Резервът е два купа: „Добивът не трябва да спира“ и „Подготовка на пътя“.</translation>
    </message>
    <message>
        <source>The Reverend Mother never repeats the Research Station; with a pair, too, once in a turn.</source>
        <translation>Светата майка никога не повтаря Изследователската станция; с двойка също веднъж в ход.</translation>
    </message>
    <message>
        <source>The Reverend Mother pays 1 water to repeat what is printed, once in a turn, from the flip on.</source>
        <translation>Светата майка плаща 1 вода, за да повтори отпечатаното, веднъж на ход, след обръщането.</translation>
    </message>
    <message>
        <source>The Reverend Mother repeats printed effects and nothing else.</source>
        <translation>Светата майка повтаря отпечатаните ефекти и нищо друго.</translation>
    </message>
    <message>
        <source>The Rival on the person&apos;s left is First Player at first; then the marker goes round.</source>
        <translation>Първи играч отначало е съперникът отляво на човека; после маркерът обикаля.</translation>
    </message>
    <message>
        <source>The Rivals are Leaders with their Signet Ring only; neither Paul nor Helena.</source>
        <translation>Съперниците са Лидери само със своя Пръстен с печат; без Пол и Хелена.</translation>
    </message>
    <message>
        <source>The Row and two Reserve stacks can be acquired, but not Foldspace.</source>
        <translation>Могат да се придобиват карти от Имперския ред и от два купа в Резерва; „Огънато пространство“ – не.</translation>
    </message>
    <message>
        <source>The Row and two Reserve stacks can be acquired.</source>
        <translation>Могат да се придобиват карти от Имперския ред и от два купа в Резерва.</translation>
    </message>
    <message>
        <source>The Shield Wall keeps sandworms out of six Conflicts, known by their titles.</source>
        <translation>Докато стои, Защитната стена не пуска червеи в шест конфликта, познати по заглавията им.</translation>
    </message>
    <message>
        <source>The Shield Wall stands when the game begins; there is no Mentat.</source>
        <translation>В началото Защитната стена стои; Ментат там няма.</translation>
    </message>
    <message>
        <source>The Spice Must Flow gives a point that stays, even if the card goes.</source>
        <translation>„Добивът не трябва да спира“ дава точка, която остава дори картата да си отиде.</translation>
    </message>
    <message>
        <source>The Spice Must Flow: its point, abilities of cards in play, the contract, then waiting Intrigue.</source>
        <translation>„Добивът не трябва да спира“: точката ѝ, ефектите на картите в игра, договорът, после чакащите карти Интрига.</translation>
    </message>
    <message>
        <source>The Spy icon reaches spaces your Spies watch; they stay there; costs and requirements still apply.</source>
        <translation>Символът Шпионин стига до полета, наблюдавани от свои шпиони; те остават; цената и прочее важат.</translation>
    </message>
    <message>
        <source>The Spy is an eighth Agent icon.</source>
        <translation>Шпионинът е осми агентски символ.</translation>
    </message>
    <message>
        <source>The Spy that opened a space to its icon can be recalled there afterwards.</source>
        <translation>Шпионинът, отворил поле за своя символ, може после да бъде отзован там.</translation>
    </message>
    <message>
        <source>The Swordmaster is a third Agent, gained only once and ready in the same round.</source>
        <translation>Майсторът на меча е трети Агент, взема се веднъж и е готов в същия рунд.</translation>
    </message>
    <message>
        <source>The Tech tiles are shuffled into three stacks of six; the top ones lie face up.</source>
        <translation>Плочките Технология се размесват в три купчини по шест; горните са с лице нагоре.</translation>
    </message>
    <message>
        <source>The Tleilaxu are no Faction: no Influence, no Alliance, and no choice of Faction means them.</source>
        <translation>Тлейлаксу не са фракция: няма влияние и съюз с тях; при избор на фракция не могат да се посочат.</translation>
    </message>
    <message>
        <source>The Tleilaxu card that is crossed out, left or right, leaves the game and is replaced.</source>
        <translation>Зачертаната карта Тлейлаксу, лявата или дясната, излиза от играта и се заменя.</translation>
    </message>
    <message>
        <source>The Voice closes a space to opponents until its player&apos;s next turn.</source>
        <translation>„Гласът“ затваря поле за опонентите до следващия ход на играча си.</translation>
    </message>
    <message>
        <source>The Voice ends as its player&apos;s turn begins.</source>
        <translation>„Гласът“ свършва в началото на хода на играча си.</translation>
    </message>
    <message>
        <source>The Voice is not limited by the number of control markers.</source>
        <translation>„Гласът“ не е ограничен от броя на маркерите Контрол.</translation>
    </message>
    <message>
        <source>The ability on the left of a Leader always applies.</source>
        <translation>Умението вляво на Лидера винаги е в сила.</translation>
    </message>
    <message>
        <source>The ability on the right is what your Signet Ring does in an Agent turn.</source>
        <translation>Умението вдясно е това, което прави собственият „Пръстен с печат“ в ход с Агент.</translation>
    </message>
    <message>
        <source>The acquire box works once, however the card was acquired.</source>
        <translation>Ефектът при придобиване действа веднъж, както и да е придобита картата.</translation>
    </message>
    <message>
        <source>The arrows of the research track are paid on arrival or never.</source>
        <translation>Стрелките на скалата за изследвания се плащат при пристигането или никога.</translation>
    </message>
    <message>
        <source>The bank never runs out; a player&apos;s pieces can.</source>
        <translation>Банката никога не свършва; фигурите на играча свършват.</translation>
    </message>
    <message>
        <source>The board, the Reserve and all pieces are those of Uprising.</source>
        <translation>Дъската, Резервът и всички компоненти са от „Въстание“.</translation>
    </message>
    <message>
        <source>The bonuses: Emperor 2 troops, Guild 3 Solari, Bene Gesserit an Intrigue card, Fremen 1 water.</source>
        <translation>Бонусите: Императорът 2 войски, Сдружението 3 солари, Бени Джесърит карта Интрига, Свободните 1 вода.</translation>
    </message>
    <message>
        <source>The box that is used depends on the kind of turn.</source>
        <translation>Използва се ефектът според вида на хода.</translation>
    </message>
    <message>
        <source>The card is resolved from left to right; a Rival gets no track bonuses and declines nothing.</source>
        <translation>Картата се изпълнява отляво надясно; съперникът не получава бонуси от скалите и не отказва нищо.</translation>
    </message>
    <message>
        <source>The card stays in play, and its Reveal box is not used.</source>
        <translation>Картата остава в игра и нейният ефект при Разкриване не се използва.</translation>
    </message>
    <message>
        <source>The card that Helena set aside can be acquired by Armand&apos;s ring, too.</source>
        <translation>Картата, отделена от Хелена, може да се придобие и с пръстена на Арманд.</translation>
    </message>
    <message>
        <source>The combat bonus is the swords of one card, for a Rival that has troops there.</source>
        <translation>Бойният бонус са мечовете на една карта, за съперник с войски в конфликта.</translation>
    </message>
    <message>
        <source>The control bonus comes first, before anything the visitor gains.</source>
        <translation>Бонусът за контрол е пръв, преди всеки ефект от посещението.</translation>
    </message>
    <message>
        <source>The cost of the space is paid first, with what is there before any effect.</source>
        <translation>Цената на полето се плаща първа, с наличното преди всеки ефект.</translation>
    </message>
    <message>
        <source>The discard icon takes a card in hand that you choose, never an Intrigue card.</source>
        <translation>Символът Изчистване взема карта по ваш избор от ръката, никога карта Интрига.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new deck only when a draw finds the old one empty.</source>
        <translation>Купът с изчистените карти става нова колода едва когато тегленето завари старата празна.</translation>
    </message>
    <message>
        <source>The discount on an icon is for its own purchase; two discounts are never added.</source>
        <translation>Отстъпката върху символа важи само за неговата покупка; отстъпки не се събират.</translation>
    </message>
    <message>
        <source>The end and its tiebreakers are those of the base game.</source>
        <translation>Краят и критериите при равенство са като в основната игра.</translation>
    </message>
    <message>
        <source>The first Swordmaster, even a Rival&apos;s, makes those of people cheaper.</source>
        <translation>Първият Майстор на меча прави тези на хората по-евтини, дори да е на съперник.</translation>
    </message>
    <message>
        <source>The full cost is paid before the gain, which cannot help to pay it.</source>
        <translation>Пълната цена се плаща преди печалбата, която не може да помогне за нея.</translation>
    </message>
    <message>
        <source>The gap is filled before the acquired card does anything.</source>
        <translation>Празното място се запълва, преди придобитата карта да направи каквото и да е.</translation>
    </message>
    <message>
        <source>The gap that one leaves is filled before it does anything; it goes to the discard pile.</source>
        <translation>Празното място се запълва, преди картата да даде нещо; тя отива при изчистените.</translation>
    </message>
    <message>
        <source>The gear with a chevron on three of those contracts sends a Negotiator.</source>
        <translation>Зъбното колело с шеврон на три от тези договори изпраща преговарящ.</translation>
    </message>
    <message>
        <source>The holder falls: a tied player inherits (of several the holder picks); else it is kept down to 4.</source>
        <translation>Притежателят пада: съюзът отива при равния му (при няколко избира той); иначе го пази до 4.</translation>
    </message>
    <message>
        <source>The icon works by itself, also without a Combat space and in Reveal turns.</source>
        <translation>Символът действа самостоятелно, също и без Бойно поле и в ход на Разкриване.</translation>
    </message>
    <message>
        <source>The infiltration icon needs no Spy, and a Spy needs no such icon.</source>
        <translation>Символът за проникване не иска шпионин, а шпионинът – символ.</translation>
    </message>
    <message>
        <source>The limit is the troops recruited plus two, and what the garrison holds; it ends with the turn.</source>
        <translation>Ограничението е набраните плюс две и наличното в гарнизона; след хода отпада.</translation>
    </message>
    <message>
        <source>The lines of an Intrigue card are used separately, at least one of them.</source>
        <translation>Редовете на карта Интрига се използват поотделно, поне един от тях.</translation>
    </message>
    <message>
        <source>The mark in the corner of a card only tells which set it belongs to.</source>
        <translation>Знакът в ъгъла на картата показва комплекта и нищо друго.</translation>
    </message>
    <message>
        <source>The new Imperium and Intrigue cards are shuffled into their decks.</source>
        <translation>Новите имперски карти и карти Интрига се размесват в колодите си.</translation>
    </message>
    <message>
        <source>The new Research Station moves the Rival&apos;s token two steps; the other one gives two troops.</source>
        <translation>Новата Изследователска станция мести диска на съперника с две стъпки; другата дава две войски.</translation>
    </message>
    <message>
        <source>The new cards are shuffled into the Imperium and Intrigue decks.</source>
        <translation>Новите карти се размесват в Имперската колода и колодата Интриги.</translation>
    </message>
    <message>
        <source>The new spaces count as Landsraad and Spice Trade for all texts of Uprising.</source>
        <translation>За всички текстове на „Въстание“ новите полета са Ландсрад и Търговия с подправка.</translation>
    </message>
    <message>
        <source>The new spaces have two posts, which take the places of the covered ones: still thirteen.</source>
        <translation>Новите полета имат два поста на мястото на покритите: пак са тринадесет.</translation>
    </message>
    <message>
        <source>The next Conflict card is turned up.</source>
        <translation>Обръща се следващата карта Конфликт.</translation>
    </message>
    <message>
        <source>The only winner keeps the Conflict card after all other rewards; after a tie it stays.</source>
        <translation>Единственият победител взема картата Конфликт след всички награди; при равенство тя остава.</translation>
    </message>
    <message>
        <source>The only winner must put one on a controllable space that has none; the other one goes home.</source>
        <translation>Единственият победител трябва да постави един на контролируемо поле без дредноут; другият се прибира.</translation>
    </message>
    <message>
        <source>The player in control gets the bonus as soon as an Agent arrives.</source>
        <translation>Играчът с контрола получава бонуса си в мига, в който дойде Агент.</translation>
    </message>
    <message>
        <source>The points at the start are the usual ones.</source>
        <translation>Началните точки са обичайните.</translation>
    </message>
    <message>
        <source>The promotional card Boundless Ambition is not in the game.</source>
        <translation>Рекламната карта „Безгранична амбиция“ не участва в играта.</translation>
    </message>
    <message>
        <source>The promotional card Piter, Genius Advisor is not in the game.</source>
        <translation>Промокартата Piter, Genius Advisor не е в играта.</translation>
    </message>
    <message>
        <source>The reward of its place in the Combat is lost to the others.</source>
        <translation>Мястото ѝ в битката отнема тази награда от другите.</translation>
    </message>
    <message>
        <source>The rule on ties is taken from other languages.</source>
        <translation>Правилото за равенствата идва от други езици.</translation>
    </message>
    <message>
        <source>The seat from Corrinth City already counts in the same Reveal turn.</source>
        <translation>Мястото от „Град Коринт“ помага в същия ход на Разкриване.</translation>
    </message>
    <message>
        <source>The second turn of the Weirding Way may be declined.</source>
        <translation>От втория ход на „Магьоснически път“ можете да се откажете.</translation>
    </message>
    <message>
        <source>The shared pieces and how many copies of every card there are.</source>
        <translation>Общите компоненти и броят копия на всяка карта.</translation>
    </message>
    <message>
        <source>The shared pieces of Uprising and how many copies of every card there are.</source>
        <translation>Общите компоненти на „Въстание“ и броят копия на всяка карта.</translation>
    </message>
    <message>
        <source>The space has that icon and is empty; effects that lift this ignore only opponents&apos; Agents.</source>
        <translation>Полето има този символ и е незаето; ефектите, които отменят това, подминават само Агенти на опоненти.</translation>
    </message>
    <message>
        <source>The steps: reveal cards, resolve, set strength, clean up.</source>
        <translation>Стъпките: показване на картите, изпълнение, военна сила, разчистване.</translation>
    </message>
    <message>
        <source>The strength of a Rival is that of its units and swords; it passes in the Combat.</source>
        <translation>Военната сила на съперник е от бойните му единици и мечовете; той пасува в битката.</translation>
    </message>
    <message>
        <source>The strongest gets the first reward, the next the second.</source>
        <translation>Първа и втора награда за най-силния и следващия.</translation>
    </message>
    <message>
        <source>The three dots on cards are for reference only.</source>
        <translation>Трите точки върху картите са само за справка.</translation>
    </message>
    <message>
        <source>The tile lies on this Research Station, too: no troops; posts and contracts stay.</source>
        <translation>Плочката лежи и върху тази Изследователска станция: без войски; постовете и договорите остават.</translation>
    </message>
    <message>
        <source>The token never moves back, and its points are safe.</source>
        <translation>Дискът не се връща назад и точките от него не се губят.</translation>
    </message>
    <message>
        <source>The top Hagal card is turned up; Reshuffle or an empty deck makes a new deck of all of them.</source>
        <translation>Обръща се горната карта Хагал; „Размесване“ или празна колода прави нова колода от всички.</translation>
    </message>
    <message>
        <source>The track has a start and three spaces; Freighters do not block each other.</source>
        <translation>Скалата има старт и три стъпки; товарните кораби не си пречат.</translation>
    </message>
    <message>
        <source>The tracks work as in the base game, points and Alliances included.</source>
        <translation>Скалите действат като в основната игра, с точките и съюзите.</translation>
    </message>
    <message>
        <source>The turn lasts until the player ends it, as a Plot may still be played.</source>
        <translation>Ходът трае, докато играчът не го завърши, защото още може да се изиграе Тактика.</translation>
    </message>
    <message>
        <source>The two Research icons that Tleilaxu Master reveals are resolved apart.</source>
        <translation>Двата символа за изследване, разкрити с „Майстор на Тлейлаксу“, се изпълняват поотделно.</translation>
    </message>
    <message>
        <source>The two lines of Corner the Market count separately.</source>
        <translation>„Завладяване на пазара“ има два реда, които се броят отделно.</translation>
    </message>
    <message>
        <source>The whole hand is revealed, even an empty one.</source>
        <translation>Показва се цялата ръка, дори празна.</translation>
    </message>
    <message>
        <source>The wild icon waits for the Endgame.</source>
        <translation>Универсалният символ чака края на играта.</translation>
    </message>
    <message>
        <source>The winner&apos;s rewards, cards and new dreadnought in any order; then the old one leaves.</source>
        <translation>Награди, карти и нов дредноут на победителя – в ред по избор; после старият си тръгва.</translation>
    </message>
    <message>
        <source>Their 7 spice become a point in a Conflict III only.</source>
        <translation>Техните 7 подправка стават точка само в Конфликт III.</translation>
    </message>
    <message>
        <source>Their Swordmasters lie in the Conflict deck, below five, four or three cards.</source>
        <translation>Майсторите им на меча са в колодата Конфликт, под пет, четири или три карти.</translation>
    </message>
    <message>
        <source>Theirs cover others&apos; markers first; then Imperial Basin, Arrakeen, Carthag.</source>
        <translation>Техните покриват първо чужди маркери; после Имперски басейн, Аракийн, Картаг.</translation>
    </message>
    <message>
        <source>Then everybody draws five cards, whatever they still hold.</source>
        <translation>След това всички теглят пет карти, независимо какво още държат.</translation>
    </message>
    <message>
        <source>There are no further Leaders, Conflicts or Alliances.</source>
        <translation>Няма нови Лидери, конфликти и съюзи.</translation>
    </message>
    <message>
        <source>There is no hand limit.</source>
        <translation>Ръката може да е с произволен размер.</translation>
    </message>
    <message>
        <source>There is no upper limit on points.</source>
        <translation>Точките нямат горна граница.</translation>
    </message>
    <message>
        <source>There is one Agent, one space and one cost; either card&apos;s icon will do.</source>
        <translation>Агентът, полето и цената са по едно; символът може да е от която и да е от двете карти.</translation>
    </message>
    <message>
        <source>There it is safe: neither deployed, retreated nor lost; it still is a commissioned dreadnought.</source>
        <translation>Там не може да се изпрати, да отстъпи или да се загуби; още се брои за въоръжен.</translation>
    </message>
    <message>
        <source>They acquire marked tiles only; with none in sight, the largest stack is trashed from.</source>
        <translation>Придобиват само отбелязани плочки; ако няма, се премахва горната от най-голямата купчина.</translation>
    </message>
    <message>
        <source>They are acquired at any moment of your Reveal turn, as long as your specimens last.</source>
        <translation>Придобиват се по всяко време в хода ви на Разкриване, докато стигат образците.</translation>
    </message>
    <message>
        <source>They take the dearest marked tile that they can pay for; of several the topmost.</source>
        <translation>Вземат най-скъпата отбелязана плочка, която могат да платят; от няколко – най-горната.</translation>
    </message>
    <message>
        <source>They wait while Usurp holds a card of the Row.</source>
        <translation>То чака, докато „Узурпация“ държи карта от Имперския ред.</translation>
    </message>
    <message>
        <source>Third reward: with four players by rank, with three only after a tie; never without strength.</source>
        <translation>Трета награда: при четирима по класиране, при трима само след равенство; никога без военна сила.</translation>
    </message>
    <message>
        <source>Thirteen posts watch one to three spaces each and hold one Spy.</source>
        <translation>Тринайсет поста наблюдават от едно до три полета и побират по един шпионин.</translation>
    </message>
    <message>
        <source>Three of four tied for first: no third reward.</source>
        <translation>Равенство на трима за първо място от четирима: няма трета награда.</translation>
    </message>
    <message>
        <source>Three or four people change nothing else; six do not play with Immortality.</source>
        <translation>За трима или четирима друго не се променя; шестима не играят с „Безсмъртие“.</translation>
    </message>
    <message>
        <source>Three or four players: only the starting point and the third reward differ.</source>
        <translation>Трима или четирима играчи: различни са само началната точка и третата награда.</translation>
    </message>
    <message>
        <source>Three players use three Objectives, four use four, without the ornithopter.</source>
        <translation>Трима играчи използват три карти Цел, четирима – четири, без орнитоптера.</translation>
    </message>
    <message>
        <source>Three spaces require 2 Influence; they belong to no Faction.</source>
        <translation>Три полета искат 2 влияние; те не са на никоя фракция.</translation>
    </message>
    <message>
        <source>Three troops begin in the garrison, nine in the supply.</source>
        <translation>Три войски започват в гарнизона, девет – в запаса.</translation>
    </message>
    <message>
        <source>Tied for first: all get the second reward. Tied for second: all get the third. Tied for third: none.</source>
        <translation>Равни за първо: всички втора награда. Равни за второ: всички трета. Равни за трето: нищо.</translation>
    </message>
    <message>
        <source>Ties are resolved as in the base game.</source>
        <translation>Равенствата се решават като в основната игра.</translation>
    </message>
    <message>
        <source>Ties at the end of the game and texts that count garrisoned troops leave dreadnoughts out.</source>
        <translation>Равенствата в края на играта и броенето на войски в гарнизона не включват дредноути.</translation>
    </message>
    <message>
        <source>Tiles are used at any moment of a turn of yours, even before its kind is chosen.</source>
        <translation>Плочките се използват във всеки момент от ваш ход, дори преди да е избран видът му.</translation>
    </message>
    <message>
        <source>Tiles for winning a Conflict work for its only winner, not after a tie.</source>
        <translation>Плочките за спечелен конфликт действат за единствения победител, не и след равенство.</translation>
    </message>
    <message>
        <source>Tiles work for Rivals, too; a few are used in a way of their own.</source>
        <translation>Плочките действат и за съперниците; някои те използват по свой начин.</translation>
    </message>
    <message>
        <source>Tleilaxu Surgeon loses troops of garrison and Conflict in any mix.</source>
        <translation>„Хирург на Тлейлаксу“: губят се войски от гарнизона и конфликта, както решите.</translation>
    </message>
    <message>
        <source>Tleilaxu cards are played and revealed like others, but cost specimens.</source>
        <translation>Картите Тлейлаксу се играят и разкриват като другите, но струват образци.</translation>
    </message>
    <message>
        <source>Tleilaxu icons on the card that sends a Rival&apos;s Agent move its token; gains serve purchases.</source>
        <translation>Символите Тлейлаксу на картата, изпратила Агент на съперник, местят диска му; полученото служи за покупки.</translation>
    </message>
    <message>
        <source>To commission a dreadnought, take one from your supply to your garrison, if you want and have one.</source>
        <translation>Да въоръжите дредноут, значи по желание да го преместите от запаса в гарнизона си, ако имате там.</translation>
    </message>
    <message>
        <source>To generate a specimen, put a troop of your supply into the Axolotl tanks, if you have one.</source>
        <translation>Създаване на образец: поставете войска от запаса си в аксолотловите резервоари, ако имате.</translation>
    </message>
    <message>
        <source>To send a Negotiator, put a troop of your supply on Ix, if you want and have one.</source>
        <translation>Да изпратите преговарящ, значи по желание да поставите на Икс войска от запаса, ако имате.</translation>
    </message>
    <message>
        <source>To trash an Intrigue card, its owner picks one in hand; it leaves the game.</source>
        <translation>Премахване на карта Интрига: собственикът избира от ръката си и тя отпада завинаги.</translation>
    </message>
    <message>
        <source>Tracks give a Rival a point at two and for Alliances, not what lies at four.</source>
        <translation>Скалите дават на съперника точка при две и за съюзи, а не отпечатаното при четири.</translation>
    </message>
    <message>
        <source>Trash from hand, discard pile or play; Reserve cards return to their stack, others leave the game.</source>
        <translation>Премахване от ръка, куп с изчистени или в игра; карти Резерв – в купа им, другите отпадат.</translation>
    </message>
    <message>
        <source>Trashed Tleilaxu cards are gone for good.</source>
        <translation>Премахнатите карти Тлейлаксу са извън играта.</translation>
    </message>
    <message>
        <source>Trashing and the two arrows on the track are optional, but cannot be put off.</source>
        <translation>Премахването и двете стрелки на скалата са по желание, но не може да се отложат.</translation>
    </message>
    <message>
        <source>Trashing counts from anywhere; one card can give its box again and again.</source>
        <translation>Премахването се брои отвсякъде; една карта може да даде ефекта си няколко пъти.</translation>
    </message>
    <message>
        <source>Treachery trashed by a reward: its troops come too late and leave with the others.</source>
        <translation>„Предателство“, премахнато от награда: войските му закъсняват и си тръгват с другите.</translation>
    </message>
    <message>
        <source>Treachery trashes itself, and so sends two troops into the Conflict from any space.</source>
        <translation>„Предателство“ премахва себе си и така праща две войски в конфликта от всяко поле.</translation>
    </message>
    <message>
        <source>Troop Transports after a Combat: the third troop, but nobody is deployed.</source>
        <translation>„Войскови транспорти“ след битка: третата войска идва, но никой не се изпраща.</translation>
    </message>
    <message>
        <source>Troops and dreadnoughts are units; what says “troops” does not affect dreadnoughts.</source>
        <translation>Войските и дредноутите са бойни единици; каквото казва „войски“, не засяга дредноутите.</translation>
    </message>
    <message>
        <source>Troops and sandworms are units; what says “troops” does not affect sandworms.</source>
        <translation>Войските и пясъчните червеи са бойни единици; казаното за войски не засяга червеите.</translation>
    </message>
    <message>
        <source>Troops elsewhere add no strength.</source>
        <translation>Войските другаде не добавят нищо.</translation>
    </message>
    <message>
        <source>Troops from the track are recruits of this turn, and may be deployed from a Combat space.</source>
        <translation>Войските от скалата са набрани в този ход: от Бойно поле може да се изпратят в конфликта.</translation>
    </message>
    <message>
        <source>Troops in the garrison cannot be recruited again.</source>
        <translation>Войски от гарнизона не могат да се наберат още веднъж.</translation>
    </message>
    <message>
        <source>Troops may be taken back within the turn, until an effect has counted them.</source>
        <translation>Войски може да се вземат обратно в същия ход, докато ефект не ги е преброил.</translation>
    </message>
    <message>
        <source>Troops recruited as a reward come before those in the Conflict are back in the supply.</source>
        <translation>Набраните от награда идват, докато участниците още не са в запаса.</translation>
    </message>
    <message>
        <source>Troops recruited in Reveal turns and as rewards stay in the garrison unless a text deploys them.</source>
        <translation>Набраните в ход на Разкриване и от награди остават в гарнизона, ако никой текст не ги изпраща.</translation>
    </message>
    <message>
        <source>Troops recruited this turn count wherever they came from.</source>
        <translation>Набраните в хода се броят, откъдето и да идват.</translation>
    </message>
    <message>
        <source>Turning up the next tile cannot be undone.</source>
        <translation>Обръщането на следващата плочка не може да се отмени.</translation>
    </message>
    <message>
        <source>Turns go clockwise, one at a time, beginning with the First Player.</source>
        <translation>Ходовете вървят по часовниковата стрелка, един по един, като започва първият играч.</translation>
    </message>
    <message>
        <source>Twisted Mentat calls the Agent back; deploying and the rest of the space go on.</source>
        <translation>„Извратен ментат“ отзовава Агента; изпращането в конфликта и останалото от полето остават.</translation>
    </message>
    <message>
        <source>Two Agents are ready at the start; the Swordmaster is not.</source>
        <translation>В началото са готови двама Агенти, Майсторът на меча – не.</translation>
    </message>
    <message>
        <source>Two Spies of the same player never share a post.</source>
        <translation>Двама шпиони на един играч никога не делят пост.</translation>
    </message>
    <message>
        <source>Two Tleilaxu cards are dealt face up beside Reclaimed Forces, which never leave.</source>
        <translation>Две карти Тлейлаксу се раздават с лице нагоре до „Възстановени войски“, които остават там винаги.</translation>
    </message>
    <message>
        <source>Two board parts, 18 Tech tiles, new cards for every deck, six Leaders, and Tessia&apos;s Snoopers.</source>
        <translation>Две части за дъската, 18 плочки Технология, нови карти за всяка колода, шестима Лидери и детекторите на Тесия.</translation>
    </message>
    <message>
        <source>Two contracts lie face up, the rest are hidden; Sardaukar contracts wait for Shaddam, if he plays.</source>
        <translation>Два договора са открити, другите – скрити; „Сардукари“ чакат Шадам, ако той играе.</translation>
    </message>
    <message>
        <source>Two dice after each Reveal turn of the person take cards out of the Row.</source>
        <translation>След всеки ход на Разкриване на човека два зара изваждат карти от Имперския ред.</translation>
    </message>
    <message>
        <source>Two for each of your troops in the Conflict, one for each sword.</source>
        <translation>Две за всяка своя войска в конфликта, една за всеки меч.</translation>
    </message>
    <message>
        <source>Two of the Rivals have no points; once they have a Swordmaster, they gain no resources.</source>
        <translation>Двама от съперниците нямат точки; щом имат Майстор на меча, не получават ресурси.</translation>
    </message>
    <message>
        <source>Two other cards lie there, for as long as their deck lasts.</source>
        <translation>Освен тях там лежат две карти, докато стига колодата.</translation>
    </message>
    <message>
        <source>Two players use 37 Hagal cards; alone, Reshuffle stays out. All Rivals share deck and discard pile.</source>
        <translation>Двама играчи ползват 37 карти Хагал; солово е без „Размесване“. Съперниците имат обща колода и общ куп с изчистените.</translation>
    </message>
    <message>
        <source>Undercover Asset opens such a space to the Agent it sends, and to no other.</source>
        <translation>„Агент под прикритие“ отваря такова поле за Агента, когото изпраща, и за никой друг.</translation>
    </message>
    <message>
        <source>Unload: the Reveal box is gained on revealing the card, on discarding it and on trashing it.</source>
        <translation>Разтоварване: ефектът при Разкриване се получава, когато картата се разкрие, изчисти или премахне.</translation>
    </message>
    <message>
        <source>Uprising can be combined with everything that came before it.</source>
        <translation>„Въстание“ се съчетава с всичко преди него.</translation>
    </message>
    <message>
        <source>Uprising has no Mentat, no Foldspace and no Arrakis Liaison.</source>
        <translation>Във „Въстание“ няма Ментат, „Огънато пространство“ и „Аракийска свръзка“.</translation>
    </message>
    <message>
        <source>Usurp takes a card of the hand, or one of the Row, which is not in play and then trashed.</source>
        <translation>„Узурпация“ взема карта от ръката или от реда; тя не е в игра и накрая се премахва.</translation>
    </message>
    <message>
        <source>Visiting a Faction&apos;s space gives 1 Influence with it.</source>
        <translation>Посещението на поле на фракция повишава влиянието с нея с едно.</translation>
    </message>
    <message>
        <source>What Family Atomics clear away is out of the game; a short deck deals what it has.</source>
        <translation>Изчистеното от семейното атомно оръжие е извън играта; къса колода дава, колкото има.</translation>
    </message>
    <message>
        <source>What Ilban and Memnon gain goes in any order; what Staban, Margot and Irulan gain comes at once.</source>
        <translation>Полученото от Илбан и Мемнон се подрежда свободно; полученото от Стабан, Марго и Ирулан идва веднага.</translation>
    </message>
    <message>
        <source>What a condition has given is kept if it fails later.</source>
        <translation>Веднъж полученото при условие остава, дори ако условието после отпадне.</translation>
    </message>
    <message>
        <source>What a trashed card gave is kept; what is still open is lost.</source>
        <translation>Даденото от премахната карта остава ваше, а още неизпълненото се губи.</translation>
    </message>
    <message>
        <source>What acquires, counts or changes a cost in Persuasion does not concern them.</source>
        <translation>Каквото придобива по цена в Авторитет, брои я или я променя, не се отнася за тях.</translation>
    </message>
    <message>
        <source>What cannot be gained by the time its unit ends is lost.</source>
        <translation>Което не може да се получи, преди ефектът му да приключи, се губи.</translation>
    </message>
    <message>
        <source>What concerns each card that you acquire concerns them, too.</source>
        <translation>Каквото важи за всяка придобита карта, важи и за тях.</translation>
    </message>
    <message>
        <source>What counts is who is there at that moment: a space left earlier is empty.</source>
        <translation>Брои се кой стои там тогава: напуснато по-рано място е празно.</translation>
    </message>
    <message>
        <source>What helps the card you play helps one of the two, as you choose.</source>
        <translation>Каквото помага на изиграната карта, помага на една от двете, по ваш избор.</translation>
    </message>
    <message>
        <source>What holds for both games together still holds.</source>
        <translation>Правилата за двете игри заедно продължават да важат.</translation>
    </message>
    <message>
        <source>What is printed on a card, Leader or board space beats any rule here.</source>
        <translation>Отпечатаното на карта, Лидер или поле е над всяко правило тук.</translation>
    </message>
    <message>
        <source>What one recall brings is taken in the order you like, and may pay for the rest of it.</source>
        <translation>Каквото носи едно връщане, се взема в ред по избор и може да плати останалото.</translation>
    </message>
    <message>
        <source>What opponents are given, Rivals are given too.</source>
        <translation>Каквото получават опонентите, получават и съперниците.</translation>
    </message>
    <message>
        <source>What says troops leaves sandworms out; to play Combat cards, any unit will do.</source>
        <translation>Където става дума за войски, червеите не се броят; за карти Битка стига всяка бойна единица.</translation>
    </message>
    <message>
        <source>What the card itself gains comes too late for the optional cost of the space.</source>
        <translation>Спечеленото от самата карта идва твърде късно за цената по избор на полето.</translation>
    </message>
    <message>
        <source>What the node shows is gained before anything else; Research there moves the token on.</source>
        <translation>Показаното на клетката се получава преди всичко друго; изследване там мести диска нататък.</translation>
    </message>
    <message>
        <source>What the rules of Uprising say about supply, empty decks and losses applies here as well.</source>
        <translation>Уреденото във „Въстание“ за запас, празни колоди и загуби важи и тук.</translation>
    </message>
    <message>
        <source>What tiles give at the start of a round comes after the five cards.</source>
        <translation>Каквото плочките дават в началото на рунда, идва след петте карти.</translation>
    </message>
    <message>
        <source>What tiles give in Reveal turns is resolved together with the Reveal boxes.</source>
        <translation>Каквото плочките дават в ход на Разкриване, се изпълнява заедно с ефектите при Разкриване.</translation>
    </message>
    <message>
        <source>Whatever affects opponents affects Rivals too, as far as it can.</source>
        <translation>Каквото засяга опонентите, засяга и съперниците, доколкото може.</translation>
    </message>
    <message>
        <source>Whatever brings a Spy back in the turn counts as recalling it.</source>
        <translation>Всичко, което връща шпионин в хода, се брои за отзоваване.</translation>
    </message>
    <message>
        <source>Whatever is left to choose: the first that is possible; people are not asked.</source>
        <translation>Каквото остава за избор: първото възможно; хората не се питат.</translation>
    </message>
    <message>
        <source>When a contract is taken, the next is turned up; when all are gone, take 2 Solari instead.</source>
        <translation>Който вземе договор, обръща следващия; когато свършат – 2 солари вместо това.</translation>
    </message>
    <message>
        <source>When all rewards are taken, troops go to supply and sandworms to the bank.</source>
        <translation>След вземане на всички награди войските отиват в запаса, а червеите – в банката.</translation>
    </message>
    <message>
        <source>When the last Spy leaves the supply, the other two return to it and the Scheme is carried out.</source>
        <translation>Последният шпионин от запаса връща другите двама и задейства замисъла.</translation>
    </message>
    <message>
        <source>When to use tiles; Invasion Ships before sending; what is trashed in play.</source>
        <translation>Кога се използват плочките; „Кораби за нашествие“ – преди изпращането; какво се премахва от картите в игра.</translation>
    </message>
    <message>
        <source>When two are to be chosen, both are named before the first is resolved.</source>
        <translation>Когато се избират две неща, и двете се посочват, преди да се изпълни първото.</translation>
    </message>
    <message>
        <source>Whenever you decide something, you may also return specimens to your supply, for nothing.</source>
        <translation>Винаги когато решавате нещо, може и да върнете образци в запаса си, без да получите нищо.</translation>
    </message>
    <message>
        <source>Where hooks are shown, they are needed; no sandworm goes to a Conflict behind the Shield Wall.</source>
        <translation>Където стои знакът на куките, те са нужни; конфликт зад стената не приема червей.</translation>
    </message>
    <message>
        <source>Where others take a contract, a Rival takes 2 Solari.</source>
        <translation>Където другите вземат договор, съперникът взема 2 солари.</translation>
    </message>
    <message>
        <source>Where the winner&apos;s dreadnought goes, or whether it becomes a point.</source>
        <translation>Къде отива дредноутът на победителя или дали става точка.</translation>
    </message>
    <message>
        <source>Whether to commission; how many troops and how many dreadnoughts to deploy.</source>
        <translation>Дали да въоръжите дредноут; колко войски и колко дредноута изпращате.</translation>
    </message>
    <message>
        <source>Which Intrigue card to keep, and when to play Harvest Cells or use Family Atomics.</source>
        <translation>Коя карта Интрига да запазите; кога да изиграете „Събиране на клетки“ и ползвате атомното оръжие.</translation>
    </message>
    <message>
        <source>Which cost of Sell Melange you pay is decided on sending the Agent; one trade per visit.</source>
        <translation>Коя цена на Продажба на меланж се плаща, се решава при изпращането, една сделка на посещение.</translation>
    </message>
    <message>
        <source>While the Shield Wall protects the Conflict, Maker spaces offer only spice.</source>
        <translation>Докато стената защитава конфликта, полетата със символ на Вестител предлагат само подправка.</translation>
    </message>
    <message>
        <source>Whoever controls the place fought for may first deploy one troop from the supply.</source>
        <translation>Който контролира оспорваното поле, може първо да изпрати една войска от запаса си.</translation>
    </message>
    <message>
        <source>Whoever has played has not passed: the others answer, then that seat is asked again.</source>
        <translation>Който е изиграл карта, не е пасувал: другите отговарят, после същото място е пак на ред.</translation>
    </message>
    <message>
        <source>Whoever reaches 4 while the Alliance is free gets it, and a point with it.</source>
        <translation>Който достигне 4, докато съюзът е свободен, го получава заедно с точка.</translation>
    </message>
    <message>
        <source>Whoever rises above the holder takes the Alliance and its point; a tie is not enough.</source>
        <translation>Който се качи над притежателя, взема съюза и точката му; равенство не стига.</translation>
    </message>
    <message>
        <source>Winning control replaces any other marker there with the winner&apos;s.</source>
        <translation>Спечеленият контрол поставя маркера на победителя на мястото на всеки друг.</translation>
    </message>
    <message>
        <source>With Guild Accord the Heighliner costs 3; Tessia&apos;s Emperor bonus is a Spy.</source>
        <translation>Със „Спогодба със Сдружението“ „Хайлайнер“ струва 3; бонусът на Императора за Тесия е шпионин.</translation>
    </message>
    <message>
        <source>With Immortality, Control the Spice begins in the discard pile.</source>
        <translation>С „Безсмъртие“ „Контрол над подправката“ започва в купа с изчистените карти.</translation>
    </message>
    <message>
        <source>With Rise of Ix the solo Hagal deck has 31 cards, in Uprising 40; for two it is unchanged.</source>
        <translation>С „Възходът на Икс“ соловата колода Хагал е от 31 карти, във „Въстание“ – от 40; за двама е същата.</translation>
    </message>
    <message>
        <source>With Shaddam&apos;s ring none of his units enter the Conflict in that turn; then he chooses.</source>
        <translation>С пръстена на Шадам нищо негово не влиза в конфликта в този ход; после той избира.</translation>
    </message>
    <message>
        <source>With Spaceport: where each acquired card goes.</source>
        <translation>С „Космодрум“: къде отива всяка придобита карта.</translation>
    </message>
    <message>
        <source>With Swordmaster: 7 Solari, 7 spice, 3 water or 3 Intrigue cards are turned into a point.</source>
        <translation>С Майстор на меча: 7 солари, 7 подправка, 3 вода или 3 карти Интрига стават точка.</translation>
    </message>
    <message>
        <source>With both dreadnoughts commissioned, the Dreadnought card is skipped.</source>
        <translation>Ако и двата дредноута са въоръжени, карта „Дредноут“ се пропуска.</translation>
    </message>
    <message>
        <source>With fewer players in the Conflict, the remaining places are left out.</source>
        <translation>При по-малко участници местата, които никой няма, се пропускат.</translation>
    </message>
    <message>
        <source>With four players a point each; everybody has 1 water, 3 garrison troops and 2 Agents.</source>
        <translation>По точка при четирима играчи; 1 вода, 3 войски в гарнизона и 2 Агенти за всеки.</translation>
    </message>
    <message>
        <source>With four players everybody begins with 1 Victory Point, otherwise with none.</source>
        <translation>При четирима играчи всички започват с точка, иначе – без.</translation>
    </message>
    <message>
        <source>With neither deck nor discard pile left, the rest of a draw is skipped.</source>
        <translation>Без колода и без куп с изчистени остатъкът от тегленето се пропуска.</translation>
    </message>
    <message>
        <source>With no Spy left in supply, one may be recalled for nothing and placed again.</source>
        <translation>Ако в запаса няма шпионин, друг може да се отзове безплатно и се поставя наново.</translation>
    </message>
    <message>
        <source>With ten points or no Conflict card left the Endgame begins, without the rest of this phase.</source>
        <translation>Десет точки или без останала карта Конфликт: към края на играта и нищо друго от тази фаза.</translation>
    </message>
    <message>
        <source>With the CHOAM module everybody is dealt two of the ten Ix contracts and keeps one.</source>
        <translation>С модула ПОСИТ всеки получава два от десетте договора на Икс и запазва един.</translation>
    </message>
    <message>
        <source>With the first marker each Tleilaxu card that you acquire may go on top of your deck.</source>
        <translation>С първия маркер всяка придобита карта Тлейлаксу може да отиде най-отгоре в колодата ви.</translation>
    </message>
    <message>
        <source>With the second marker each Research icon draws a card and moves nothing any more.</source>
        <translation>С втория маркер всеки символ за изследване тегли карта и вече не мести нищо.</translation>
    </message>
    <message>
        <source>With three players, a third reward is given only after a tie for second.</source>
        <translation>При трима играчи трета награда се дава само след равенство за второ място.</translation>
    </message>
    <message>
        <source>With two people no Hagal card changes, and the Rival leaves the Bene Tleilax board alone.</source>
        <translation>При двама картите Хагал не се променят и съперникът не участва на дъската Бени Тлейлакс.</translation>
    </message>
    <message>
        <source>With two people the marker changes hands between them; the Rival acts second.</source>
        <translation>При двама души маркерът се сменя между тях; съперникът действа втори.</translation>
    </message>
    <message>
        <source>Without a deck the Row shrinks; an empty stack has nothing to acquire until a card returns.</source>
        <translation>Без колода редът намалява; от празен куп не се придобива нищо, докато в него не се върне карта.</translation>
    </message>
    <message>
        <source>Without a deck the Tleilaxu Row shrinks; a gap is filled where it is, before anything else.</source>
        <translation>Без колода редът Тлейлаксу се свива; празното място се запълва там, преди всичко друго.</translation>
    </message>
    <message>
        <source>Without a printed time a tile is used in turns of your own only.</source>
        <translation>Без посочено време плочката се използва само във вашите ходове.</translation>
    </message>
    <message>
        <source>Without its module, everything of CHOAM stays in the box, Shaddam too.</source>
        <translation>Без модула си всичко на ПОСИТ остава в кутията, както и Шадам.</translation>
    </message>
    <message>
        <source>Without strength a player takes no part in the Combat.</source>
        <translation>Без военна сила: без участие в битката.</translation>
    </message>
    <message>
        <source>Won as a reward, the Mentat comes from anywhere and serves its winner throughout the next round.</source>
        <translation>Спечелен като награда, Ментатът идва отвсякъде и служи на победителя през целия следващ рунд.</translation>
    </message>
    <message>
        <source>You cannot pay Influence that you do not have.</source>
        <translation>Влияние, което нямате, не може да се плати.</translation>
    </message>
    <message>
        <source>You may deploy the troops recruited this turn and up to two more from the garrison.</source>
        <translation>Изпращане в конфликта: набраните в този ход и до две други войски от гарнизона.</translation>
    </message>
    <message>
        <source>Yuna&apos;s extra Solari comes with every single gain of her turn.</source>
        <translation>Допълнителният солари на Юна идва с всяка отделна печалба в хода ѝ.</translation>
    </message>
</context>
<context>
    <name>RuleSection</name>
    <message>
        <source>Acquiring</source>
        <translation>Придобиване</translation>
    </message>
    <message>
        <source>Agent turns</source>
        <translation>Ходове с Агент</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Агенти</translation>
    </message>
    <message>
        <source>Board spaces</source>
        <translation>Игрални полета</translation>
    </message>
    <message>
        <source>Both games together</source>
        <translation>Двете игри заедно</translation>
    </message>
    <message>
        <source>Cards and Leaders in detail</source>
        <translation>Карти и Лидери, които искат внимание</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Битка</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Контрол</translation>
    </message>
    <message>
        <source>Decisions where the sources are unclear</source>
        <extracomment>Of a refusal, by its code: the rule that it follows from. Ours where the sources are open, as rules with numbers of their own.</extracomment>
        <translation>Решения, където източниците мълчат</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Ефекти</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Край на играта</translation>
    </message>
    <message>
        <source>House Hagal in the base game</source>
        <translation>Династия Хагал в основната игра</translation>
    </message>
    <message>
        <source>House Hagal: solo</source>
        <translation>Династия Хагал: солова игра</translation>
    </message>
    <message>
        <source>House Hagal: two players</source>
        <translation>Династия Хагал: двама играчи</translation>
    </message>
    <message>
        <source>Immortality with Uprising</source>
        <translation>Безсмъртие с Въстание</translation>
    </message>
    <message>
        <source>Immortality: Family Atomics</source>
        <translation>Безсмъртие: семейно атомно оръжие</translation>
    </message>
    <message>
        <source>Immortality: House Hagal, solo</source>
        <translation>Безсмъртие: династия Хагал, солова игра</translation>
    </message>
    <message>
        <source>Immortality: House Hagal, two players</source>
        <translation>Безсмъртие: династия Хагал, двама играчи</translation>
    </message>
    <message>
        <source>Immortality: cards</source>
        <translation>Безсмъртие: карти</translation>
    </message>
    <message>
        <source>Immortality: decisions where the sources are unclear</source>
        <extracomment>Of a refusal, by its code or as a whole: the rule that it follows from. Ours where the sources are open, as rules with numbers of their own.</extracomment>
        <translation>Безсмъртие: решения, където източниците са неясни</translation>
    </message>
    <message>
        <source>Immortality: grafting</source>
        <translation>Безсмъртие: присаждане</translation>
    </message>
    <message>
        <source>Immortality: icons and the Research Station</source>
        <translation>Безсмъртие: символи и Изследователска станция</translation>
    </message>
    <message>
        <source>Immortality: setup</source>
        <translation>Безсмъртие: подредба</translation>
    </message>
    <message>
        <source>Immortality: specimens</source>
        <translation>Безсмъртие: образци</translation>
    </message>
    <message>
        <source>Immortality: the Tleilaxu Row</source>
        <translation>Безсмъртие: ред Тлейлаксу</translation>
    </message>
    <message>
        <source>Immortality: the Tleilaxu track</source>
        <translation>Безсмъртие: скала Тлейлаксу</translation>
    </message>
    <message>
        <source>Immortality: the research track</source>
        <translation>Безсмъртие: скалата за изследвания</translation>
    </message>
    <message>
        <source>Immortality: variants</source>
        <translation>Безсмъртие: варианти на играта</translation>
    </message>
    <message>
        <source>Immortality: what is in the box</source>
        <translation>Безсмъртие: какво има в кутията</translation>
    </message>
    <message>
        <source>Immortality: what you decide</source>
        <translation>Безсмъртие: какво решавате</translation>
    </message>
    <message>
        <source>Immortality: who knows what</source>
        <translation>Безсмъртие: кой какво знае</translation>
    </message>
    <message>
        <source>Immortality: words</source>
        <translation>Безсмъртие: думи</translation>
    </message>
    <message>
        <source>Influence and Alliances</source>
        <translation>Влияние и съюзи</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти Интрига</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лидери</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Вестители</translation>
    </message>
    <message>
        <source>Not in this game: {heading}</source>
        <extracomment>Kinds of components that may share an id with another kind. Where an Intrigue card is to be played. Behind conditions: of a space, of a line of an Intrigue card, of an effect. What the numbers of decisions of ours begin with.</extracomment>
        <translation>Извън тази игра: {heading}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Отзоваване</translation>
    </message>
    <message>
        <source>Reveal turns</source>
        <translation>Ходове на Разкриване</translation>
    </message>
    <message>
        <source>Rise of Ix with Uprising</source>
        <translation>Възходът на Икс с Въстание</translation>
    </message>
    <message>
        <source>Rise of Ix: House Hagal</source>
        <translation>Възходът на Икс: династия Хагал</translation>
    </message>
    <message>
        <source>Rise of Ix: Rivals of Uprising</source>
        <translation>Възходът на Икс: съперници от „Въстание“</translation>
    </message>
    <message>
        <source>Rise of Ix: Tech tiles</source>
        <translation>Възходът на Икс: плочки Технология</translation>
    </message>
    <message>
        <source>Rise of Ix: cards and Leaders</source>
        <translation>Възходът на Икс: карти и Лидери</translation>
    </message>
    <message>
        <source>Rise of Ix: decisions where the sources are unclear</source>
        <extracomment>Of a refusal, by its code: the rule that it follows from. Ours where the sources are open, as rules with numbers of their own.</extracomment>
        <translation>Възходът на Икс: решения, където източниците мълчат</translation>
    </message>
    <message>
        <source>Rise of Ix: dreadnoughts</source>
        <translation>Възходът на Икс: дредноути</translation>
    </message>
    <message>
        <source>Rise of Ix: other icons</source>
        <translation>Възходът на Икс: други символи</translation>
    </message>
    <message>
        <source>Rise of Ix: setup</source>
        <translation>Възходът на Икс: подредба</translation>
    </message>
    <message>
        <source>Rise of Ix: the Epic game</source>
        <translation>Възходът на Икс: епичен режим</translation>
    </message>
    <message>
        <source>Rise of Ix: the Shipping track</source>
        <translation>Възходът на Икс: скалата за превоз</translation>
    </message>
    <message>
        <source>Rise of Ix: what is in the box</source>
        <translation>Възходът на Икс: какво има в кутията</translation>
    </message>
    <message>
        <source>Rise of Ix: what you decide</source>
        <translation>Възходът на Икс: какво решавате</translation>
    </message>
    <message>
        <source>Rivals as opponents</source>
        <translation>Съперници: като опоненти</translation>
    </message>
    <message>
        <source>Rivals: Agent turns</source>
        <translation>Съперници: ходове с Агент</translation>
    </message>
    <message>
        <source>Rivals: Spies and Schemes</source>
        <translation>Съперници: шпиони и замисли</translation>
    </message>
    <message>
        <source>Rivals: choices and rewards</source>
        <translation>Съперници: избор и награди</translation>
    </message>
    <message>
        <source>Rivals: combat bonus</source>
        <translation>Съперници: боен бонус</translation>
    </message>
    <message>
        <source>Rivals: difficulty</source>
        <translation>Съперници: трудност</translation>
    </message>
    <message>
        <source>Rivals: purchases and points</source>
        <translation>Съперници: покупки и точки</translation>
    </message>
    <message>
        <source>Rivals: setup</source>
        <translation>Съперници: подредба</translation>
    </message>
    <message>
        <source>Rivals: turn order</source>
        <translation>Съперници: ред на ходовете</translation>
    </message>
    <message>
        <source>Rivals: variants</source>
        <translation>Съперници: варианти</translation>
    </message>
    <message>
        <source>Rivals: what they never do</source>
        <translation>Съперници: какво никога не правят</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подредба</translation>
    </message>
    <message>
        <source>Spice</source>
        <translation>Подправка</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Начало на рунд</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Военна сила</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Рундът</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Равенства</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Войски</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Uprising: Agent icons and requirements</source>
        <translation>Въстание: агентски символи и изисквания</translation>
    </message>
    <message>
        <source>Uprising: Agent turns</source>
        <translation>Въстание: ходове с Агент</translation>
    </message>
    <message>
        <source>Uprising: Combat</source>
        <translation>Въстание: битка</translation>
    </message>
    <message>
        <source>Uprising: Influence</source>
        <translation>Въстание: влияние</translation>
    </message>
    <message>
        <source>Uprising: Intrigue cards</source>
        <translation>Въстание: карти Интрига</translation>
    </message>
    <message>
        <source>Uprising: Leaders</source>
        <translation>Въстание: Лидери</translation>
    </message>
    <message>
        <source>Uprising: Maker hooks and the Shield Wall</source>
        <translation>Въстание: куки на Вестителя и Защитна стена</translation>
    </message>
    <message>
        <source>Uprising: Makers, Recall, Endgame</source>
        <translation>Въстание: Вестители, Отзоваване, край на играта</translation>
    </message>
    <message>
        <source>Uprising: Reveal turns</source>
        <translation>Въстание: ходове на Разкриване</translation>
    </message>
    <message>
        <source>Uprising: Spies</source>
        <translation>Въстание: шпиони</translation>
    </message>
    <message>
        <source>Uprising: board spaces</source>
        <translation>Въстание: игрални полета</translation>
    </message>
    <message>
        <source>Uprising: contracts</source>
        <translation>Въстание: договори</translation>
    </message>
    <message>
        <source>Uprising: control</source>
        <translation>Въстание: контрол</translation>
    </message>
    <message>
        <source>Uprising: doubled rewards</source>
        <translation>Въстание: удвоени награди</translation>
    </message>
    <message>
        <source>Uprising: other icons</source>
        <translation>Въстание: други символи</translation>
    </message>
    <message>
        <source>Uprising: sandworms</source>
        <translation>Въстание: пясъчни червеи</translation>
    </message>
    <message>
        <source>Uprising: setup</source>
        <translation>Въстание: подредба</translation>
    </message>
    <message>
        <source>Uprising: units</source>
        <translation>Въстание: бойни единици</translation>
    </message>
    <message>
        <source>Uprising: what is in the box</source>
        <translation>Въстание: какво има в кутията</translation>
    </message>
    <message>
        <source>Uprising: what is new</source>
        <translation>Въстание: какво е новото</translation>
    </message>
    <message>
        <source>Uprising: where sources differ</source>
        <translation>Въстание: където източниците се различават</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Победни точки</translation>
    </message>
    <message>
        <source>What is done where sources differ</source>
        <translation>Къде източниците се различават и какво се прави</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Какво има в кутията</translation>
    </message>
    <message>
        <source>Who knows what</source>
        <translation>Кой какво знае</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Собствената колода</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>How to play here</source>
        <translation>Как се играе тук</translation>
    </message>
    <message>
        <source>No rule contains these words.</source>
        <translation>Няма правило с тези думи.</translation>
    </message>
    <message>
        <source>Rules by number</source>
        <extracomment>The list of chapters. So many sentences about the program answer a question at the most. Whose rules are told: those of the game in play, or of all games. Whether the chapters are still to be made.</extracomment>
        <translation>Правила по номера</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>1 more for each separate gain of her turn, however large; not for Dividends of others, at Round Start or for Conflicts.</source>
        <translation>С 1 повече за всяка отделна печалба в хода ѝ, колкото и да е голяма; не и за чужди дивиденти, в началото на рунда или за конфликти.</translation>
    </message>
    <message>
        <source>3 Influence is the step above the one with the Victory Point.</source>
        <translation>3 влияние е стъпката над тази с победната точка.</translation>
    </message>
    <message>
        <source>8 Solari for the first of all players, 6 for everybody after that.</source>
        <translation>8 солари за първия от всички играчи, 6 за всички след него.</translation>
    </message>
    <message>
        <source>A Maker space that the Agent leaves empty gets bonus spice in the Makers phase.</source>
        <translation>Поле със символ на Вестител, което Агентът е освободил, получава допълнителна подправка във фаза Вестители.</translation>
    </message>
    <message>
        <source>A Snooper is reached when her Influence comes to 2 or goes past it; it works once, and only those still on the tracks count for Duplicity.</source>
        <translation>Детектор е достигнат, когато влиянието ѝ стигне 2 или го подмине; действа веднъж, а за „Двуличие“ се броят само останалите на скалите.</translation>
    </message>
    <message>
        <source>A Swordmaster without a seat on the High Council gives nothing.</source>
        <translation>Майстор на меча без място във Висшия съвет не дава нищо.</translation>
    </message>
    <message>
        <source>A card counts if it really gives swords this turn, and once, however many; those played with Agents do not.</source>
        <translation>Карта се брои, ако наистина дава мечове в този ход, и то веднъж, колкото и да са; изиграните с Агенти не се броят.</translation>
    </message>
    <message>
        <source>A card drawn in your Reveal turn is revealed at once.</source>
        <translation>Карта, изтеглена в ход на Разкриване, се разкрива веднага.</translation>
    </message>
    <message>
        <source>A card of the Row lends its icons and its Agent box, but is not in play; nobody can acquire it until it is trashed as your turn ends.</source>
        <translation>Картата от Имперския ред дава символите и ефекта си на Агент, но не е в игра; никой не може да я придобие, докато не се премахне в края на хода ви.</translation>
    </message>
    <message>
        <source>A card that comes to your hand in your Reveal turn is revealed at once.</source>
        <translation>Карта, дошла в ръката ви във вашия ход на Разкриване, се разкрива веднага.</translation>
    </message>
    <message>
        <source>A card trashed like this cannot trash itself for an effect of its own any more; one that trashes itself anyway may be chosen.</source>
        <translation>Премахната така карта вече не може да премахне себе си за свой ефект; може да се избере и такава, която и без това се премахва.</translation>
    </message>
    <message>
        <source>A card with Unload gives its Reveal box as it is trashed.</source>
        <translation>Карта с разтоварване дава ефекта си при Разкриване, когато се премахне.</translation>
    </message>
    <message>
        <source>A copy that was just drawn as a reward can be played at once.</source>
        <translation>Копие, току-що изтеглено като награда, може да се изиграе веднага.</translation>
    </message>
    <message>
        <source>A dreadnought in the supply does not count. One or two points, not both.</source>
        <translation>Дредноут в запаса не се брои. Една точка или две, не три.</translation>
    </message>
    <message>
        <source>A post at a City or Spice Trade space gives no further trade.</source>
        <translation>Пост при град или при поле за търговия с подправка не дава допълнителна размяна.</translation>
    </message>
    <message>
        <source>A starting card: trashed, it leaves the game.</source>
        <translation>Стартова карта: премахната, тя е извън играта.</translation>
    </message>
    <message>
        <source>A troop, not a sandworm; once in a Reveal turn.</source>
        <translation>Войска, а не пясъчен червей; веднъж в ход на Разкриване.</translation>
    </message>
    <message>
        <source>Advancing gives nothing by itself; recalling gives the rewards of its space and of those below, in any order.</source>
        <translation>Самото придвижване не дава нищо; връщането носи наградите на стъпката му и на всички под нея, в ред по избор.</translation>
    </message>
    <message>
        <source>After the rewards, for whoever then has at least three troops in the Conflict; those lost or retreated before do not count.</source>
        <translation>След наградите, за когото тогава има поне три войски в конфликта; загубените или оттеглените по-рано не се броят.</translation>
    </message>
    <message>
        <source>After the second genetic marker it draws a card.</source>
        <translation>След втория генетичен маркер тегли карта.</translation>
    </message>
    <message>
        <source>Agent icon, cost and Agents already there still count for the space.</source>
        <translation>Агентският символ, цената и кой стои на полето продължават да важат.</translation>
    </message>
    <message>
        <source>All of it is for this round&apos;s Reveal turn; decide for each card acquired then where it goes.</source>
        <translation>Всичко е за хода на Разкриване в този рунд; за всяка придобита карта решавате тогава къде отива.</translation>
    </message>
    <message>
        <source>All spice gained in the turn counts, even from before the contract was taken or spent since.</source>
        <translation>Брои се цялата подправка, получена в хода – и преди вземането на договора, и вече изразходваната.</translation>
    </message>
    <message>
        <source>All the Solari are one gain, and may pay for the step.</source>
        <translation>Всичките солари са една печалба и с тях може да се плати стъпката.</translation>
    </message>
    <message>
        <source>All three parts are mandatory. Discarded like this, Spacing Guild&apos;s Favor earns its spice.</source>
        <translation>И трите части са задължителни. Изчистена така, „Благоволение на Сдружението“ носи своята подправка.</translation>
    </message>
    <message>
        <source>All your copies count, wherever they are; the spice may decide a tie.</source>
        <translation>Броят се всички ваши копия, където и да са; подправката може да реши равенство.</translation>
    </message>
    <message>
        <source>All your copies count. The second line asks for more than each single opponent has.</source>
        <translation>Броят се всички ваши копия. Вторият ред иска повече, отколкото има всеки отделен опонент.</translation>
    </message>
    <message>
        <source>Also when a larger gain goes past 2, and again whenever you had fallen below it.</source>
        <translation>Също и когато по-голяма печалба подмине 2, и отново, ако сте паднали под 2.</translation>
    </message>
    <message>
        <source>An empty deck has no top card: nothing is shuffled for it.</source>
        <translation>Празната колода няма горна карта: за поглеждане нищо не се размесва.</translation>
    </message>
    <message>
        <source>An icon must come from elsewhere: from the card that it is grafted to, or an Envoy.</source>
        <translation>Символът трябва да дойде отдругаде: от картата, към която е присадена, или от „Изпращане на пратеник“.</translation>
    </message>
    <message>
        <source>An infiltration icon is one icon, and those of Dispatch an Envoy count. Skipping a turn counts as her first.</source>
        <translation>Символът за проникване е един символ; тези от „Изпращане на пратеник“ се броят. Пропуснат ход е първият ѝ.</translation>
    </message>
    <message>
        <source>An opponent must have a troop in the Conflict; you need none in your supply to play it.</source>
        <translation>Опонент трябва да има войска в конфликта; за да изиграете картата, не ви трябва войска в запаса.</translation>
    </message>
    <message>
        <source>An opponent without troops in the garrison loses nothing.</source>
        <translation>Опонент без войски в гарнизона не губи нищо.</translation>
    </message>
    <message>
        <source>Any discard earns the spice, whoever caused it. Being acquired, or going from play to the discard pile at the end of your Reveal turn, is not a discard.</source>
        <translation>Всяко изчистване носи подправката, който и да го е поискал. Придобиването и преминаването от игра в купа с изчистените карти в края на хода на Разкриване не са изчистване.</translation>
    </message>
    <message>
        <source>Any number of troops includes none.</source>
        <translation>Произволен брой войски може да е и нула.</translation>
    </message>
    <message>
        <source>Any of your Spies that returned to your supply this turn counts: to infiltrate, to gather intelligence, as a cost or to be placed again. Sending the Agent with the Spy icon alone recalls no Spy.</source>
        <translation>Брои се всеки ваш шпионин, върнал се в запаса ви в този ход: за проникване, за събиране на сведения, като цена или за ново поставяне. Само изпращането на Агента със символа Шпионин не отзовава никого.</translation>
    </message>
    <message>
        <source>Any post without a Spy of your own will do.</source>
        <translation>Става всеки пост без ваш шпионин.</translation>
    </message>
    <message>
        <source>Any spice gained this turn counts, even if it has already been spent.</source>
        <translation>Брои се всяка подправка, получена в този ход, дори вече изразходвана.</translation>
    </message>
    <message>
        <source>As a Plot it can be played only if you acquire a tile.</source>
        <translation>Като Тактика може да се изиграе само ако придобиете плочка.</translation>
    </message>
    <message>
        <source>As a Plot it needs a troop in the garrison, but no Combat space.</source>
        <translation>Като Тактика иска войска в гарнизона, но не и Бойно поле.</translation>
    </message>
    <message>
        <source>As a Plot it needs a troop in your supply.</source>
        <translation>Като Тактика иска войска в запаса ви.</translation>
    </message>
    <message>
        <source>As a Rival his dreadnoughts have a strength of 3.</source>
        <translation>Като съперник дредноутите му имат 3 военна сила.</translation>
    </message>
    <message>
        <source>At another space nothing happens and the card is kept.</source>
        <translation>На друго поле не се случва нищо и картата се запазва.</translation>
    </message>
    <message>
        <source>At the end of the Tleilaxu track it cannot be played.</source>
        <translation>В края на скалата Тлейлаксу не може да се играе.</translation>
    </message>
    <message>
        <source>At the end of the track the token stays; the ring gives nothing any more.</source>
        <translation>В края на скалата маркерът остава; пръстенът не дава нищо повече.</translation>
    </message>
    <message>
        <source>Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 3 at The Great Flat; no bonus spice.</source>
        <translation>Базова подправка: 1 на Имперски басейн, 2 на Низината Хага, 3 на Великата равнина; без допълнителна подправка.</translation>
    </message>
    <message>
        <source>Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 4 at Deep Desert; no bonus spice.</source>
        <extracomment>What the board of Uprising changes for components of the base game.</extracomment>
        <translation>Базова подправка: 1 на Имперски басейн, 2 на Низината Хага, 4 на Дълбоката пустиня; без допълнителна подправка.</translation>
    </message>
    <message>
        <source>Before you have chosen the kind of your turn, it is not yet a Reveal turn.</source>
        <translation>Преди да сте избрали вида на хода си, той още не е ход на Разкриване.</translation>
    </message>
    <message>
        <source>Bonus spice that lies here is taken too, but it is not base spice.</source>
        <translation>Допълнителната подправка тук също се взема, но не е базова подправка.</translation>
    </message>
    <message>
        <source>Both Factions are named before the first Influence is gained.</source>
        <translation>И двете фракции се посочват, преди да се получи първото влияние.</translation>
    </message>
    <message>
        <source>Both Influence are lost with one Faction; the point at 2 or an Alliance may go with them.</source>
        <translation>И двете влияния се губят с една фракция; с тях може да си отиде и точката при 2 или съюзът.</translation>
    </message>
    <message>
        <source>Both Influence may be lost with the same Faction.</source>
        <translation>И двете влияния може да се загубят с една и съща фракция.</translation>
    </message>
    <message>
        <source>Both Spies are recalled together, or none.</source>
        <translation>Двамата шпиони се отзовават заедно или изобщо не.</translation>
    </message>
    <message>
        <source>Both are chosen before the first is resolved; then their order is free.</source>
        <translation>И двете се избират, преди да се изпълни първото; после редът е по избор.</translation>
    </message>
    <message>
        <source>Both cards and all 5 Solari must be there before anything is paid.</source>
        <translation>И двете карти, и всичките 5 солари трябва да са налице, преди нещо да се плати.</translation>
    </message>
    <message>
        <source>Both cards must really be discarded.</source>
        <translation>И двете карти наистина трябва да се изчистят.</translation>
    </message>
    <message>
        <source>Both exchanges are independent: none, one or both of them.</source>
        <translation>Двете размени са независими: никоя, едната или и двете.</translation>
    </message>
    <message>
        <source>Both lines add up: with two genetic markers it is 3 Persuasion in all.</source>
        <translation>Двата реда се събират: с два генетични маркера са общо 3 Авторитет.</translation>
    </message>
    <message>
        <source>Both must be deployed; they come from the supply and do not use up the right of a Combat space.</source>
        <translation>И двете трябва да се изпратят; идват от запаса и не изчерпват правото на Бойното поле.</translation>
    </message>
    <message>
        <source>Cards of the starting deck have no cost: trashing one gives no spice. No card of the Reserve costs 1.</source>
        <translation>Картите от стартовата колода нямат цена: премахването им не дава подправка. Никоя карта Резерв не струва 1.</translation>
    </message>
    <message>
        <source>Cards with Unload that are discarded for it work.</source>
        <translation>Изчистените за нея карти с разтоварване действат.</translation>
    </message>
    <message>
        <source>City posts are the three that watch Sietch Tabr, Research Station, Spice Refinery and Arrakeen.</source>
        <translation>Постовете при градове са трите, които наблюдават Сийч Табър, Изследователска станция, Рафинерия за подправка и Аракийн.</translation>
    </message>
    <message>
        <source>Combat cards that opponents have played in this Combat count; the bonus of a Rival is none.</source>
        <translation>Броят се карти Битка, изиграни от опоненти в тази битка; бойният бонус на съперник не е такава.</translation>
    </message>
    <message>
        <source>Contracts are counted once, when you take the Persuasion; later ones add nothing.</source>
        <translation>Договорите се броят веднъж, когато вземате Авторитета; по-късните не добавят нищо.</translation>
    </message>
    <message>
        <source>Cost and requirement of the space still apply, High Council and Swordmaster work once, and a space closed by The Voice stays closed.</source>
        <translation>Цената и изискването на полето важат, Висшият съвет и Майсторът на меча действат веднъж, а поле, затворено с „Гласът“, остава затворено.</translation>
    </message>
    <message>
        <source>Cost and requirement of the space still apply, the Swordmaster works once, and a space closed by The Voice stays closed.</source>
        <translation>Цената и изискването на полето важат, Майсторът на меча действа веднъж, а поле, затворено с „Гласът“, остава затворено.</translation>
    </message>
    <message>
        <source>Each line is checked by itself when it is resolved.</source>
        <translation>Всеки ред се проверява отделно, когато се изпълнява.</translation>
    </message>
    <message>
        <source>Emperor cards played with Agents do not count, this one does.</source>
        <translation>Картите на Императора, изиграни с Агенти, не се броят; тази се брои.</translation>
    </message>
    <message>
        <source>Even after paying you may decline to trash a card.</source>
        <translation>Дори след плащането може да не премахнете карта.</translation>
    </message>
    <message>
        <source>Every copy of The Spice Must Flow acquired this turn costs less.</source>
        <translation>Всяко копие на „Добивът не трябва да спира“, придобито в този ход, струва по-малко.</translation>
    </message>
    <message>
        <source>Every copy of The Spice Must Flow that you own counts, wherever it is.</source>
        <translation>Брои се всяко ваше копие на „Добивът не трябва да спира“, където и да е.</translation>
    </message>
    <message>
        <source>Every troop that you deploy this turn counts, a dreadnought does not; but a dreadnought may be made to retreat.</source>
        <translation>Брои се всяка войска, която изпратите в този ход, но не и дредноут; да се оттегли обаче може и дредноут.</translation>
    </message>
    <message>
        <source>Exactly three units, troops or dreadnoughts; with none left your strength is 0.</source>
        <translation>Точно три бойни единици, войски или дредноути; ако не остане никоя, военната ви сила е 0.</translation>
    </message>
    <message>
        <source>For each acquired card anew, however it was acquired; cards drawn after your Reveal turn are kept for the next round.</source>
        <translation>За всяка придобита карта поотделно, както и да е придобита; картите, изтеглени след хода на Разкриване, остават за следващия рунд.</translation>
    </message>
    <message>
        <source>Fremen cards of this round&apos;s Agent turns count, and those revealed now.</source>
        <translation>Броят се картите на Свободните от ходовете с Агент в този рунд и тези, които разкривате сега.</translation>
    </message>
    <message>
        <source>From the Row, with Usurp, it does not come to your hand.</source>
        <translation>От Имперския ред, с „Узурпация“, не идва в ръката ви.</translation>
    </message>
    <message>
        <source>From the moment the ring is played until the end of this turn, neither troops nor sandworms can be deployed.</source>
        <translation>От изиграването на пръстена до края на този ход в конфликта не се изпращат нито войски, нито пясъчни червеи.</translation>
    </message>
    <message>
        <source>He does not begin with the Sardaukar contracts: he may take one instead of a face-up contract, and still can when no others are left.</source>
        <translation>Той не започва с договорите „Сардукари“: може да вземе такъв вместо открит договор, както и когато не е останал друг.</translation>
    </message>
    <message>
        <source>He looks at the two cards when all other setup is done.</source>
        <translation>Гледа двете карти, когато всичко друго е подредено.</translation>
    </message>
    <message>
        <source>How much you sell is decided when the Agent arrives; one sale per visit.</source>
        <translation>Колко се продава, се решава при идването на Агента; една продажба на посещение.</translation>
    </message>
    <message>
        <source>Icons that an effect has added count; one that was there already counts once.</source>
        <translation>Добавените от ефект символи се броят; този, който вече е бил там – веднъж.</translation>
    </message>
    <message>
        <source>Icons, Factions and boxes other than the Agent box are not copied.</source>
        <translation>Символи, фракции и други ефекти не се копират.</translation>
    </message>
    <message>
        <source>If its own Research reaches the second genetic marker, the point can be had at once.</source>
        <translation>Ако нейното изследване стигне втория генетичен маркер, точката може да се получи веднага.</translation>
    </message>
    <message>
        <source>If taken twice, the first two Factions are chosen before the second two are named.</source>
        <translation>При двойна награда първо се изпълнява изборът на първите две фракции, после се посочват вторите две.</translation>
    </message>
    <message>
        <source>If you acquire it in an Agent turn, its three troops are recruits of that turn.</source>
        <translation>Ако я придобиете в ход с Агент, трите ѝ войски са набрани в този ход.</translation>
    </message>
    <message>
        <source>If you already have hooks, you still get the troop and the water.</source>
        <translation>Ако вече имате куки, войската и водата пак са ваши.</translation>
    </message>
    <message>
        <source>If you have another Agent on the board, you must recall one; never the one that you have just sent.</source>
        <translation>Ако имате друг Агент на дъската, трябва да отзовете един; никога току-що изпратения.</translation>
    </message>
    <message>
        <source>If you trash no card, you do not draw one.</source>
        <translation>Без премахване на карта няма карта за теглене.</translation>
    </message>
    <message>
        <source>If you trash no card, you do not draw the two cards.</source>
        <translation>Без премахване на карта няма две карти за теглене.</translation>
    </message>
    <message>
        <source>In a grafted pair only the icons of the card that she had set aside count.</source>
        <translation>В присадена двойка се броят само символите на картата, която тя е отделила.</translation>
    </message>
    <message>
        <source>In an Agent turn it is played with exactly one other card, never alone.</source>
        <translation>В ход с Агент се играе с точно една друга карта, никога сама.</translation>
    </message>
    <message>
        <source>In an Agent turn it trashes itself, and the trashing unloads it: two troops go into the Conflict, wherever the Agent went.</source>
        <translation>В ход с Агент тя премахва себе си и така се разтоварва: две войски отиват в конфликта, където и да е Агентът.</translation>
    </message>
    <message>
        <source>In the Endgame, too, the step gives what it shows.</source>
        <translation>И в края на играта стъпката дава показаното.</translation>
    </message>
    <message>
        <source>It applies to Agents that others send to a Maker space where your Spy is on the post; you get spice at once.</source>
        <translation>Важи за Агенти на други, изпратени на поле със символ на Вестител, чийто пост е с ваш шпионин; получавате подправка веднага.</translation>
    </message>
    <message>
        <source>It can be played as soon as 3 of your units have come into the Conflict this turn, sandworms included.</source>
        <translation>Може да се изиграе, щом 3 ваши бойни единици са влезли в конфликта в този ход, включително пясъчни червеи.</translation>
    </message>
    <message>
        <source>It can be played without any genetic marker.</source>
        <translation>Може да се играе и без генетични маркери.</translation>
    </message>
    <message>
        <source>It cannot be played without a High Council seat.</source>
        <translation>Не може да се изиграе без място във Висшия съвет.</translation>
    </message>
    <message>
        <source>It cannot be played without the first genetic marker; with the second both lines work.</source>
        <translation>Не може да се играе без първия генетичен маркер; с втория важат и двата реда.</translation>
    </message>
    <message>
        <source>It cannot trash itself: its Solari need another effect that trashes it.</source>
        <translation>Не може да премахне сама себе си: за соларите ѝ трябва друг ефект, който я премахва.</translation>
    </message>
    <message>
        <source>It costs 5 Solari each time; with a seat, you get spice, Intrigue card and troops.</source>
        <translation>Струва 5 солари всеки път; ако имате място, получавате подправка, карта Интрига и войски.</translation>
    </message>
    <message>
        <source>It counts as acquiring a card.</source>
        <translation>Брои се за придобиване на карта.</translation>
    </message>
    <message>
        <source>It counts once in a turn, however many copies of The Spice Must Flow you acquire, and the Spies that are on the board at that moment.</source>
        <translation>Брои се веднъж на ход, колкото и копия на „Добивът не трябва да спира“ да придобиете, с шпионите на дъската в този момент.</translation>
    </message>
    <message>
        <source>It counts other cards revealed this turn that actually gave swords, at a moment of your choice; cards played with Agents and trashed ones do not count.</source>
        <translation>Брои другите карти, разкрити в този ход, които наистина са дали мечове, в избрания от вас момент; изиграните с Агенти и премахнатите не се броят.</translation>
    </message>
    <message>
        <source>It does not matter whether this card or The Spice Must Flow came first.</source>
        <translation>Няма значение дали тази карта, или „Добивът не трябва да спира“ е дошла първа.</translation>
    </message>
    <message>
        <source>It gives 2 Influence instead of the 1 for the visit, with the Faction of the space only.</source>
        <translation>Дава 2 влияние на мястото на 1 от посещението – с фракцията на полето и с никоя друга.</translation>
    </message>
    <message>
        <source>It has no battle icon, so it makes no pair.</source>
        <translation>Тя няма боен символ и затова не прави двойка.</translation>
    </message>
    <message>
        <source>It has to be exactly two troops; a sandworm does not count.</source>
        <translation>Трябва да са точно две войски; пясъчен червей не е войска.</translation>
    </message>
    <message>
        <source>It helps the Agent that is sent this turn, so play it first.</source>
        <translation>Помага на Агента, изпратен в този ход, затова я изиграйте първа.</translation>
    </message>
    <message>
        <source>It helps the Agent that is sent this turn, so play it first; no Spy is needed.</source>
        <translation>Помага на Агента, изпратен в този ход, затова я изиграйте първа; не е нужен шпионин.</translation>
    </message>
    <message>
        <source>It helps whichever card has the icon, but not against your own Agents or The Voice.</source>
        <translation>Помага, на която и карта да е символът, но не и срещу собствени Агенти и „Гласът“.</translation>
    </message>
    <message>
        <source>It is a Bene Gesserit card; its first English printing forgot to say so.</source>
        <translation>Това е карта на Бени Джесърит; в първото английско издание това е пропуснато.</translation>
    </message>
    <message>
        <source>It is a card of all three Factions.</source>
        <translation>Тя е карта и на трите фракции.</translation>
    </message>
    <message>
        <source>It may be played alone, too; then its Agent box does nothing.</source>
        <translation>Може да се играе и сама; тогава ефектът ѝ на Агент не прави нищо.</translation>
    </message>
    <message>
        <source>It may be played alone, with three icons, or as one of a pair, with all seven, which Slig Farmer counts.</source>
        <translation>Може да се играе сама, с три символа, или в двойка, с всичките седем; „Развъдчик на слигове“ ги брои.</translation>
    </message>
    <message>
        <source>It may move an Agent that stands on the board, even back to where it stood.</source>
        <translation>Може да премести Агент, който е на дъската, дори обратно там, където е бил.</translation>
    </message>
    <message>
        <source>It may trash itself or the other card of the pair.</source>
        <translation>Може да премахне себе си или другата карта от двойката.</translation>
    </message>
    <message>
        <source>It needs no Combat space and adds to what that permits. After a Combat nothing can be deployed any more.</source>
        <translation>Не е нужно Бойно поле и това е над неговото ограничение. След битка нищо повече не може да се изпрати.</translation>
    </message>
    <message>
        <source>It needs no Spy, and works along with one.</source>
        <translation>Не иска шпионин, но и с шпионин действа.</translation>
    </message>
    <message>
        <source>It needs no hooks. If the Conflict is protected, remove the Shield Wall first, or no sandworm comes.</source>
        <translation>Не са нужни куки. Ако конфликтът е защитен, първо разрушете Защитната стена, иначе червей не идва.</translation>
    </message>
    <message>
        <source>It never leaves the Row, and may be taken again and again.</source>
        <translation>Никога не напуска реда и може да се взема отново и отново.</translation>
    </message>
    <message>
        <source>It requires Influence, but is not a space of that Faction: the visit gives none.</source>
        <translation>Изисква влияние, но не е поле на фракцията: посещението не дава влияние.</translation>
    </message>
    <message>
        <source>It waits face up for your Reveal turn of this round and is discarded then.</source>
        <translation>Чака с лице нагоре вашия ход на Разкриване в този рунд и тогава се изчиства.</translation>
    </message>
    <message>
        <source>It waits face up for your Reveal turn of this round. Cards acquired before that do not count.</source>
        <translation>Чака с лице нагоре вашия ход на Разкриване в този рунд. Карти, придобити преди това, не се броят.</translation>
    </message>
    <message>
        <source>Its effects go in any order; if it is trashed by something else first, it draws nothing.</source>
        <translation>Ефектите ѝ са в произволен ред; ако преди това друг ефект я премахне, не теглите нищо.</translation>
    </message>
    <message>
        <source>Its icon makes no pair when it is won, only at the end of the game, with any other icon.</source>
        <translation>Символът ѝ не прави двойка при спечелването, а само в края на играта, с всеки друг символ.</translation>
    </message>
    <message>
        <source>Loss and gain may be with the same Faction.</source>
        <translation>Загубата и печалбата може да са с една и съща фракция.</translation>
    </message>
    <message>
        <source>Loss and gain may be with the same Faction. Influence that you do not have cannot be lost.</source>
        <translation>Загубата и печалбата може да са с една и съща фракция. Влияние, което нямате, не може да се загуби.</translation>
    </message>
    <message>
        <source>No Combat space is needed, and the troop may be the one just recruited.</source>
        <translation>Не е нужно Бойно поле, а войската може да е току-що набраната.</translation>
    </message>
    <message>
        <source>No Combat space is needed; only troops are moved, no other units.</source>
        <translation>Не е нужно Бойно поле; местят се само войски, не и други бойни единици.</translation>
    </message>
    <message>
        <source>Nobody else sees the two cards.</source>
        <translation>Никой друг не вижда двете карти.</translation>
    </message>
    <message>
        <source>Nobody sees the card that you put back.</source>
        <translation>Никой не вижда картата, която връщате.</translation>
    </message>
    <message>
        <source>Not after a tie for first place.</source>
        <translation>Не и след равенство за първо място.</translation>
    </message>
    <message>
        <source>Not after a tie for first place. One gained from the rewards of this Conflict can be played at once.</source>
        <translation>Не и след равенство за първо място. Картата може да се изиграе веднага, ако е получена с наградите от този конфликт.</translation>
    </message>
    <message>
        <source>Nothing returns that has left play; it does not matter where Chairdog itself is.</source>
        <translation>Карта, която вече не е в игра, не се връща; къде е самото „Кресло-куче“, няма значение.</translation>
    </message>
    <message>
        <source>Of a grafted pair one card has the icons; you choose it when you send the Agent.</source>
        <translation>В присадена двойка символите са на една карта; избирате я, когато изпращате Агента.</translation>
    </message>
    <message>
        <source>Of several cards put on the deck the last one lies on top.</source>
        <translation>От няколко карти, поставени върху колодата, най-отгоре е последната.</translation>
    </message>
    <message>
        <source>On a Combat space its troops may be deployed.</source>
        <translation>На Бойно поле тези войски може да се изпратят в конфликта.</translation>
    </message>
    <message>
        <source>Once in a Reveal turn, as soon as the strength is there; it stays if strength is lost again.</source>
        <translation>Веднъж в ход на Разкриване, щом силата е налице; остава и ако силата после се загуби.</translation>
    </message>
    <message>
        <source>Once in a Reveal turn, even if the sandworm only comes during it.</source>
        <translation>Веднъж в ход на Разкриване, също ако пясъчният червей дойде едва по време на него.</translation>
    </message>
    <message>
        <source>One Influence with a Faction at most; all your Agents on the board at that moment count.</source>
        <translation>Най-много едно влияние с фракция; броят се всичките ви Агенти, които в този миг са на дъската.</translation>
    </message>
    <message>
        <source>One Victory Point, however many Factions qualify; your own Alliances do not.</source>
        <translation>Една победна точка, колкото и фракции да отговарят; ваш съюз не се брои.</translation>
    </message>
    <message>
        <source>One dreadnought of each opponent; whoever is left without units is out of the Combat at once.</source>
        <translation>По един дредноут на всеки опонент; който остане без бойни единици, веднага е вън от битката.</translation>
    </message>
    <message>
        <source>One of the two exchanges, once.</source>
        <translation>Една от двете размени, веднъж.</translation>
    </message>
    <message>
        <source>One of the two must be trashed; it may be this one.</source>
        <translation>Една от двете трябва да се премахне; може да е тази.</translation>
    </message>
    <message>
        <source>One point for each win; it can be done again in a later Conflict, but the dreadnought has to be commissioned anew. A second one returns to the garrison.</source>
        <translation>Една точка за победа; в по-късен конфликт може отново, но дредноутът трябва пак да се въоръжи. Втори дредноут се връща в гарнизона.</translation>
    </message>
    <message>
        <source>One spice gives the Intrigue card and the memory; without a troop in supply, only the card.</source>
        <translation>Една подправка дава картата Интрига и спомена; без войска в запаса – само картата.</translation>
    </message>
    <message>
        <source>One sword for a card, however many it gives; only cards revealed this turn, and only with a unit in the Conflict.</source>
        <translation>Един меч за карта, колкото и да дава тя; само за картите, разкрити в този ход, и само с бойна единица в конфликта.</translation>
    </message>
    <message>
        <source>Only Ilesa&apos;s ring gives it.</source>
        <translation>Дава я само пръстенът на Илеса.</translation>
    </message>
    <message>
        <source>Only a post of the space just visited; a Spy of somebody else there does not matter.</source>
        <translation>Само пост на току-що посетеното поле; чужд шпионин там няма значение.</translation>
    </message>
    <message>
        <source>Only as the very first thing of a turn: draw, then you may skip the turn.</source>
        <translation>Само като първо действие на хода: теглите, после може да пропуснете хода.</translation>
    </message>
    <message>
        <source>Only for Solari paid as the cost of a board space, not of a card.</source>
        <translation>Само за солари, платени като цена на игрално поле, а не на карта.</translation>
    </message>
    <message>
        <source>Only for troops recruited this turn, wherever from; it sends nobody else from the garrison.</source>
        <translation>Само за войски, набрани в този ход, откъдето и да са; не изпраща други от гарнизона.</translation>
    </message>
    <message>
        <source>Only in a turn of yours can it be trashed for the point.</source>
        <translation>Може да се премахне за точката само във ваш ход.</translation>
    </message>
    <message>
        <source>Only in the turn in which your Agent went to a Faction&apos;s space; the troop may come from garrison or Conflict.</source>
        <translation>Само в хода, в който Агентът ви е отишъл на поле на фракция; войската може да е от гарнизона или от конфликта.</translation>
    </message>
    <message>
        <source>Only the Agent that this card sends pays less.</source>
        <translation>По-малко плаща само Агентът, изпратен с тази карта.</translation>
    </message>
    <message>
        <source>Only the board space Foldspace gives it, and Ilesa&apos;s ring.</source>
        <translation>Дават я само игралното поле „Огънато пространство“ и пръстенът на Илеса.</translation>
    </message>
    <message>
        <source>Only the board space Foldspace gives it; it cannot be acquired otherwise.</source>
        <translation>Дава я само игралното поле „Огънато пространство“; не може да се купи.</translation>
    </message>
    <message>
        <source>Only what is printed on the space happens again: no cost, no Influence of the visit and no further units to deploy.</source>
        <translation>Повтаря се само отпечатаното на полето: без цена, без влияние от посещението и без още бойни единици за изпращане.</translation>
    </message>
    <message>
        <source>Opponents cannot acquire the card that is set aside. By other means you acquire it without the discount; if you have not acquired it by the end of your next Reveal turn, it leaves the game.</source>
        <translation>Опонентите не могат да придобият отделената настрана карта. По друг начин тя се придобива без отстъпката; ако не е придобита до края на следващия ви ход на Разкриване, е извън играта.</translation>
    </message>
    <message>
        <source>Opponents choose what they discard, starting to your left; an empty hand is not affected.</source>
        <translation>Опонентите избират какво да изчистят, отляво на вас; празна ръка се пощадява.</translation>
    </message>
    <message>
        <source>Opponents choose what they discard, starting to your left; whoever holds fewer cards discards them all.</source>
        <translation>Опонентите избират какво да изчистят, отляво на вас; който държи по-малко карти, изчиства всичките.</translation>
    </message>
    <message>
        <source>Opponents decide, starting to your left; each must choose something possible.</source>
        <translation>Опонентите решават отляво на вас; всеки трябва да посочи нещо, което е възможно за него.</translation>
    </message>
    <message>
        <source>Persuasion or sandworm, not both. No Combat space is needed; hooks are, and they are not spent.</source>
        <translation>Авторитет или пясъчен червей, не и двете. Не е нужно Бойно поле; нужни са куки и те не се изразходват.</translation>
    </message>
    <message>
        <source>Play it when four units of yours have been deployed this turn, wherever from; dreadnoughts and sandworms count.</source>
        <translation>Изиграйте я, когато в този ход вече са изпратени четири ваши бойни единици, откъдето и да е; дредноутите и пясъчните червеи се броят.</translation>
    </message>
    <message>
        <source>Played in Combat it adds strength; kept for the end of the game it may decide a tie.</source>
        <translation>Изиграна в битка, добавя военна сила; запазена за края на играта, може да реши равенство.</translation>
    </message>
    <message>
        <source>Rivals are opponents, too; only troops count, at the moment when the space is chosen.</source>
        <translation>И съперниците са опоненти; броят се само войските, в мига на избора на полето.</translation>
    </message>
    <message>
        <source>Sandworms come instead of the base spice; bonus spice is taken either way. They need Maker hooks, which are not spent, and cannot enter a Conflict that the Shield Wall protects.</source>
        <translation>Пясъчните червеи са вместо базовата подправка; допълнителната се взема и в двата случая. За тях са нужни куки на Вестителя, които не се изразходват, и не идват в конфликт, защитен от Защитната стена.</translation>
    </message>
    <message>
        <source>Sandworms do not retreat.</source>
        <translation>Пясъчните червеи не се оттеглят.</translation>
    </message>
    <message>
        <source>Second place gets more; the winner gets the card with its icon.</source>
        <translation>Второто място е по-богато; победителят получава картата със символа ѝ.</translation>
    </message>
    <message>
        <source>She may flip without any memories, for good; the other side can be used in the same turn.</source>
        <translation>Тя може да се обърне и без спомени, завинаги; другата страна може да се използва в същия ход.</translation>
    </message>
    <message>
        <source>Signet Ring and The Voice work twice; Power Play gives 2 Influence, not 3; Kwisatz Haderach sends one Agent and draws two cards.</source>
        <translation>„Пръстен с печат“ и „Гласът“ действат два пъти; „Борба за власт“ дава 2 влияние, не 3; „Куизъц Хадерах“ изпраща един Агент и тегли две карти.</translation>
    </message>
    <message>
        <source>Spice from anywhere counts, gained in this turn before or after it; once.</source>
        <translation>Брои се подправка отвсякъде, получена в този ход преди или след нея; веднъж.</translation>
    </message>
    <message>
        <source>Spice of the rewards may be taken first and pay for it.</source>
        <translation>Подправка от наградите може да се вземе първо и да плати за това.</translation>
    </message>
    <message>
        <source>Swords count only with a unit in the Conflict.</source>
        <translation>Мечовете се броят само с бойна единица в конфликта.</translation>
    </message>
    <message>
        <source>Taking it completes it.</source>
        <translation>Вземането му го изпълнява.</translation>
    </message>
    <message>
        <source>Taking sandworms where there is no bonus spice is not a harvest: she loses and draws nothing.</source>
        <translation>Пясъчни червеи, взети там, където няма допълнителна подправка, не са добив: тя не губи и не тегли нищо.</translation>
    </message>
    <message>
        <source>The 10 Solari are not spent.</source>
        <translation>10-те солари не се изразходват.</translation>
    </message>
    <message>
        <source>The 3 spice are not spent.</source>
        <translation>3-те подправка не се изразходват.</translation>
    </message>
    <message>
        <source>The 3 swords come on top of the 2.</source>
        <translation>Тези 3 меча се добавят към 2-та.</translation>
    </message>
    <message>
        <source>The Alliance is needed at the moment when the Reveal box is gained.</source>
        <translation>Съюзът е нужен в мига, в който получавате ефекта при Разкриване.</translation>
    </message>
    <message>
        <source>The Combat icon lets you deploy as on a Combat space; on a real one it adds nothing.</source>
        <translation>Символът за битка позволява изпращане като на Бойно поле; на истинско не добавя нищо.</translation>
    </message>
    <message>
        <source>The Emperor card must be another one, revealed now or played with an Agent this round.</source>
        <translation>Картата на Императора трябва да е друга – разкрита сега или изиграна с Агент в този рунд.</translation>
    </message>
    <message>
        <source>The Emperor card must be in your hand.</source>
        <translation>Картата на Императора трябва да е в ръката ви.</translation>
    </message>
    <message>
        <source>The Faction of the other card counts, not its Agent icons; the spice comes in any case.</source>
        <translation>Важи фракцията на другата карта, не агентските ѝ символи; подправката идва при всички случаи.</translation>
    </message>
    <message>
        <source>The Influence is checked once, for the troop and the card.</source>
        <translation>Влиянието се проверява веднъж, за войската и за картата.</translation>
    </message>
    <message>
        <source>The Intrigue card that you give up leaves the game.</source>
        <translation>Картата Интрига, която давате, е извън играта.</translation>
    </message>
    <message>
        <source>The Mentat comes only from its own board space, never from another player.</source>
        <translation>Ментатът идва само от собственото си игрално поле, никога от друг играч.</translation>
    </message>
    <message>
        <source>The Persuasion is for an Agent that still stands here when you reveal.</source>
        <translation>Авторитетът е за Агент, който още стои тук, когато разкривате.</translation>
    </message>
    <message>
        <source>The Persuasion must be there at that moment. Cards of this round&apos;s Agent turns and revealed cards are in play; one of them, once in a Reveal turn.</source>
        <translation>Авторитетът трябва да е налице в този миг. В игра са картите от ходовете с Агент в този рунд и разкритите; една от тях, веднъж в ход на Разкриване.</translation>
    </message>
    <message>
        <source>The Research comes at once, however the card is acquired.</source>
        <translation>Изследването идва веднага, както и да е придобита картата.</translation>
    </message>
    <message>
        <source>The Reveal box is gained when the card is revealed, discarded or trashed, each time.</source>
        <translation>Ефектът при Разкриване се получава всеки път, когато картата се разкрие, изчисти или премахне.</translation>
    </message>
    <message>
        <source>The Solari come if you win alone, not after a tie.</source>
        <translation>Соларите идват, ако победите сами, не и след равенство.</translation>
    </message>
    <message>
        <source>The Victory Point stays, even when the card is trashed later.</source>
        <translation>Победната точка остава, дори ако картата по-късно бъде премахната.</translation>
    </message>
    <message>
        <source>The bonus of a track comes besides the one that she gains on reaching 4 herself.</source>
        <translation>Бонусът на скалата е отделно от този, който тя получава, когато сама стигне 4.</translation>
    </message>
    <message>
        <source>The card comes from the Row or the Reserve, by its printed cost; no Tleilaxu card.</source>
        <translation>Картата е от Имперския ред или Резерва, по отпечатаната цена; не карта Тлейлаксу.</translation>
    </message>
    <message>
        <source>The card costs nothing, may come from the Row or the Reserve, and what it gives when acquired counts.</source>
        <translation>Картата не струва нищо, може да е от Имперския ред или от Резерва, а даденото при придобиване се брои.</translation>
    </message>
    <message>
        <source>The card is chosen after the draw and lies face down. If her first turn is a Reveal turn, it is revealed with the others and earns nothing.</source>
        <translation>Картата се избира след тегленето и е с лице надолу. Ако първият ѝ ход е на Разкриване, тя се разкрива с другите и не носи нищо.</translation>
    </message>
    <message>
        <source>The card is drawn even when the Mentat is away.</source>
        <translation>Картата се тегли дори когато Ментатът го няма.</translation>
    </message>
    <message>
        <source>The card itself is no other card; Bene Gesserit cards of earlier Agent turns of this round are in play.</source>
        <translation>Самата карта не е „друга“; картите на Бени Джесърит от предишни ходове с Агент в този рунд са в игра.</translation>
    </message>
    <message>
        <source>The card just drawn may be the one that is trashed.</source>
        <translation>Току-що изтеглената карта може да е тази, която се премахва.</translation>
    </message>
    <message>
        <source>The card keeps its own icons; a card without icons can be used as well.</source>
        <translation>Картата запазва собствените си символи; помага и на карта без символи.</translation>
    </message>
    <message>
        <source>The card must return to your hand; the Agent stays where it is.</source>
        <translation>Връщането е задължително; Агентът остава, където е.</translation>
    </message>
    <message>
        <source>The card that you discard may then be the one that you trash; with Unload it works twice.</source>
        <translation>Изчистената карта после може и да се премахне; с разтоварване тя действа два пъти.</translation>
    </message>
    <message>
        <source>The cards that you put back are not shown.</source>
        <translation>Картите, които връщате, не се показват.</translation>
    </message>
    <message>
        <source>The control bonus is paid before anything else.</source>
        <translation>Бонусът за контрол се плаща преди всичко друго.</translation>
    </message>
    <message>
        <source>The cost can be paid only once: not 2 water for double.</source>
        <translation>Цената може да се плати само веднъж: не 2 вода за двоен ефект.</translation>
    </message>
    <message>
        <source>The cost can be paid only once: not 4 water for 4 cards.</source>
        <translation>Цената може да се плати само веднъж: не 4 вода за 4 карти.</translation>
    </message>
    <message>
        <source>The discard is mandatory; it can wait, but not be avoided while you have a card in hand.</source>
        <translation>Изчистването е задължително; може да почака, но не и да се избегне, докато имате карта в ръката.</translation>
    </message>
    <message>
        <source>The discarded card comes from your hand and is not an Intrigue card.</source>
        <translation>Изчистеното идва от ръката ви и не е карта Интрига.</translation>
    </message>
    <message>
        <source>The gear with a chevron sends a Negotiator, if you want and your supply has a troop.</source>
        <extracomment>Of the spaces that are covered, of troops and sandworms as the only units, and of House Hagal.</extracomment>
        <translation>Зъбното колело с шеврон изпраща преговарящ, ако искате и имате войска в запаса.</translation>
    </message>
    <message>
        <source>The lines are used one by one: at least one of them, and each only if you can do and pay for it then.</source>
        <translation>Редовете се използват един по един: поне един от тях, а всеки – само ако тогава можете и платите цената му.</translation>
    </message>
    <message>
        <source>The lost troops lower your strength at once.</source>
        <translation>Загубените войски намаляват военната ви сила веднага.</translation>
    </message>
    <message>
        <source>The new specimens may pay for the card, which may be Reclaimed Forces.</source>
        <translation>С новите образци може да се плати картата, дори „Възстановени войски“.</translation>
    </message>
    <message>
        <source>The next copy that you acquire, in whatever way, completes it.</source>
        <translation>Изпълнява го следващото копие, което придобиете, както и да стигнете до него.</translation>
    </message>
    <message>
        <source>The other Bene Gesserit card may be the one that it is grafted to, or one played earlier in this round.</source>
        <translation>Другата карта на Бени Джесърит може да е присадената към нея или изиграна по-рано в този рунд.</translation>
    </message>
    <message>
        <source>The other Bene Gesserit card must be in play: played earlier in this round and not yet cleaned up.</source>
        <translation>Другата карта на Бени Джесърит трябва да е в игра: изиграна по-рано в този рунд и още неразчистена.</translation>
    </message>
    <message>
        <source>The other card must return as your Reveal turn begins, and is revealed with the rest; there is no way back to an Agent turn.</source>
        <translation>Другата карта трябва да се върне в началото на хода ви на Разкриване и се разкрива с останалите; връщане към ход с Агент няма.</translation>
    </message>
    <message>
        <source>The posts of the Emperor, the Bene Gesserit and the Fremen, not the Guild&apos;s.</source>
        <translation>Постовете при Императора, Бени Джесърит и Свободните, не и при Сдружението.</translation>
    </message>
    <message>
        <source>The price is paid wholly in spice or wholly in Solari; each Negotiator that returns takes 1 off either.</source>
        <translation>Цената се плаща само в подправка или само в солари; всеки върнат преговарящ я намалява с 1.</translation>
    </message>
    <message>
        <source>The ring takes a card of the Row or the Reserve, with what it gives when acquired; Foldspace has no cost and is not among them.</source>
        <translation>Пръстенът дава карта от реда или Резерва с бонуса ѝ при придобиване; „Огънато пространство“ няма цена и не е сред тях.</translation>
    </message>
    <message>
        <source>The seat already counts in this round&apos;s Reveal turn.</source>
        <translation>Мястото действа още в хода на Разкриване от този рунд.</translation>
    </message>
    <message>
        <source>The seat taken in your Reveal turn already gives its 2 Persuasion in that turn.</source>
        <translation>Мястото, взето във вашия ход на Разкриване, дава своите 2 Авторитет още в този ход.</translation>
    </message>
    <message>
        <source>The second turn may be of either kind; the others follow in their usual order.</source>
        <translation>Вторият ход може да е от който и да е вид; другите следват в обичайния ред.</translation>
    </message>
    <message>
        <source>The space is closed until your next turn, even to Kwisatz Haderach, but never to you.</source>
        <translation>Полето е затворено до следващия ви ход, също и за „Куизъц Хадерах“, но никога за вас.</translation>
    </message>
    <message>
        <source>The space is empty again, for others and in the Makers phase.</source>
        <translation>Полето отново е свободно – за другите и във фаза Вестители.</translation>
    </message>
    <message>
        <source>The specimens return to your supply first, so there are always two troops to recruit.</source>
        <translation>Първо образците се връщат в запаса ви, затова винаги има две войски за набиране.</translation>
    </message>
    <message>
        <source>The swords come on top of the strength of the dreadnoughts, Rhombur&apos;s too; a later retreat does not take them away.</source>
        <translation>Мечовете се добавят към силата на дредноутите, и на Ромбур също; по-късно оттегляне не ги отнема.</translation>
    </message>
    <message>
        <source>The tile takes the place of the three cards; cost, icon and the Combat sign stay.</source>
        <translation>Плочката замества трите карти; цената, символът и знакът за битка остават.</translation>
    </message>
    <message>
        <source>The tile takes the place of the troops and cards; cost, icon, posts and contracts stay.</source>
        <extracomment>Of House Hagal on the board of the base game.</extracomment>
        <translation>Плочката замества войските и картите; цената, символът, постовете и договорите остават.</translation>
    </message>
    <message>
        <source>The troops are lost from garrison and Conflict in any mix.</source>
        <translation>Войските се губят от гарнизона и конфликта, както решите.</translation>
    </message>
    <message>
        <source>The troops need no Combat space and are in addition to the usual two.</source>
        <translation>За войските не е нужно Бойно поле; те са в допълнение към обичайните две.</translation>
    </message>
    <message>
        <source>The two Factions are chosen in secret after all other setup; they are shown once.</source>
        <translation>Двете фракции се избират тайно след цялата останала подредба; показват се веднъж.</translation>
    </message>
    <message>
        <source>The two icons are independent; you may come for the tile alone. It is no Combat space: the dreadnought goes to the garrison.</source>
        <translation>Двата символа са независими; може да дойдете и само за плочката. Не е Бойно поле: дредноутът отива в гарнизона.</translation>
    </message>
    <message>
        <source>The two spaces need not have the same icon; the Mentat counts as an Agent.</source>
        <translation>Двете полета може да са с различен символ; Ментатът се брои за Агент.</translation>
    </message>
    <message>
        <source>The two troops return to the supply first, and can become the two specimens.</source>
        <translation>Двете войски първо се връщат в запаса и могат да станат двата образеца.</translation>
    </message>
    <message>
        <source>The whole Agent box is copied, limits and “trash this card” included; for the copy this card is Ghola.</source>
        <translation>Копира се целият ефект на Агент, с ограниченията и „премахнете тази карта“; за копието тази карта е „Гхола“.</translation>
    </message>
    <message>
        <source>The whole printed cost is paid in Solari, for a card of the Row or the Reserve. It may be played in a later turn of this round.</source>
        <translation>Цялата отпечатана цена се плаща в солари, за карта от Имперския ред или Резерва. Може да се изиграе в по-късен ход от този рунд.</translation>
    </message>
    <message>
        <source>The winner has the Mentat from the start of the next round, wherever it stood.</source>
        <translation>Ментатът е на победителя от началото на следващия рунд, където и да е бил.</translation>
    </message>
    <message>
        <source>There is no arrow: the Influence and the trashing are both mandatory.</source>
        <translation>Няма стрелка: и влиянието, и премахването са задължителни.</translation>
    </message>
    <message>
        <source>This is mandatory, and only for spice harvested at a Maker space, not for other spice.</source>
        <translation>Тя е длъжна, и то само за подправка, добита на поле със символ на Вестител, а не за друга подправка.</translation>
    </message>
    <message>
        <source>Tiles that lie face down count, trashed ones do not.</source>
        <translation>Обърнатите надолу плочки се броят, премахнатите – не.</translation>
    </message>
    <message>
        <source>Tleilaxu cards may go on top of the deck, too, without any genetic marker.</source>
        <translation>И карти Тлейлаксу може да отидат най-отгоре в колодата, дори без генетичен маркер.</translation>
    </message>
    <message>
        <source>Troops of the track go to the garrison now; cards drawn are kept for the next round.</source>
        <translation>Войските от скалата сега отиват в гарнизона; изтеглените карти остават за следващия рунд.</translation>
    </message>
    <message>
        <source>Troops only, no dreadnoughts; it may be none at all.</source>
        <translation>Само войски, не дредноути; може и нито една.</translation>
    </message>
    <message>
        <source>Two Fremen cards with a Bond count for each other, in any order.</source>
        <translation>Две карти на Свободните със Задруга важат една за друга, в какъвто и да е ред.</translation>
    </message>
    <message>
        <source>Two troops must be there; if no unit is left, you are out of the Combat.</source>
        <translation>Трябва да има две войски там; без бойни единици излизате от битката.</translation>
    </message>
    <message>
        <source>Units are troops and sandworms.</source>
        <translation>Бойни единици са войските и пясъчните червеи.</translation>
    </message>
    <message>
        <source>Use it before you send the Agent; your own Agents, The Voice, cost and requirement still matter.</source>
        <translation>Използвайте я, преди да изпратите Агента; вашите Агенти, „Гласът“, цената и изискването остават в сила.</translation>
    </message>
    <message>
        <source>What it gives when trashed is yours; what it gives when acquired is not.</source>
        <translation>Даденото от нея при премахване е ваше; даденото при придобиване – не.</translation>
    </message>
    <message>
        <source>What it gives when trashed works from anywhere; Ghola does not copy it.</source>
        <translation>Даденото при премахване важи отвсякъде; „Гхола“ не го копира.</translation>
    </message>
    <message>
        <source>What the first Research brings may be resolved before the second one.</source>
        <translation>Каквото носи първото изследване, може да се изпълни преди второто.</translation>
    </message>
    <message>
        <source>What the first line gains may pay for the second.</source>
        <translation>Полученото от първия ред може да плати за втория.</translation>
    </message>
    <message>
        <source>What the other card has not yet given is lost when it is trashed; what it gives for that is not.</source>
        <translation>Каквото другата карта още не е дала, се губи при премахването ѝ; каквото дава за него – не.</translation>
    </message>
    <message>
        <source>Whatever let you in counts; at an empty space the icon may be used, but earns nothing.</source>
        <translation>Няма значение какво ви е пуснало; на незаето поле символът може да се ползва, но не носи солари.</translation>
    </message>
    <message>
        <source>Whatever trashes it, you draw the Intrigue card.</source>
        <translation>Каквото и да я премахне, теглите картата Интрига.</translation>
    </message>
    <message>
        <source>Whether you pay is decided when the Agent arrives, from what you have then; the card cannot help to pay.</source>
        <translation>Дали плащате, се решава при идването на Агента, с наличното тогава; картата не може да помогне за това.</translation>
    </message>
    <message>
        <source>With Ghola both are cards of your hand, and the icon is Ghola&apos;s.</source>
        <translation>С „Гхола“ и двете карти са от ръката ви, а символът е на „Гхола“.</translation>
    </message>
    <message>
        <source>With Shaddam in the game nobody else can take it.</source>
        <translation>Когато Шадам играе, никой друг не може да го вземе.</translation>
    </message>
    <message>
        <source>With Weirding Way you have two more turns in a row; Guild Accord lowers the price twice.</source>
        <extracomment>Of the starting deck of an Epic game, and of the Hagal deck.</extracomment>
        <translation>С „Магьоснически път“ имате още два хода подред; „Спогодба със Сдружението“ намалява цената два пъти.</translation>
    </message>
    <message>
        <source>With a sandworm of yours in the Conflict you take the reward twice, and may also pay twice; control and the battle icon count once.</source>
        <translation>С ваш пясъчен червей в конфликта вземате наградата два пъти и може да платите два пъти; контролът и бойният символ се броят веднъж.</translation>
    </message>
    <message>
        <source>With an empty Intrigue deck the card that you put back is the one that you draw.</source>
        <translation>При празна колода Интриги теглите същата карта, която сте върнали.</translation>
    </message>
    <message>
        <source>With both dreadnoughts commissioned it is no Plot. On a Combat space the new one may be deployed.</source>
        <translation>Ако и двата дредноута са въоръжени, не е Тактика. На Бойно поле новият може да се изпрати в конфликта.</translation>
    </message>
    <message>
        <source>With equal points its owner wins, and nothing else is compared.</source>
        <translation>При равни точки печели собственикът ѝ и нищо друго не се сравнява.</translation>
    </message>
    <message>
        <source>With fewer than three cards in the deck nothing happens.</source>
        <translation>При по-малко от три карти в колодата не се случва нищо.</translation>
    </message>
    <message>
        <source>With one card left in the deck, the discarded ones are shuffled and put below it.</source>
        <translation>Ако в колодата е останала една карта, под нея се поставят размесените изчистени карти.</translation>
    </message>
    <message>
        <source>With the Alliance it must return, and may be played or revealed again in this round.</source>
        <translation>Със съюза тя трябва да се върне и може пак да се изиграе или разкрие в този рунд.</translation>
    </message>
    <message>
        <source>With two people House Hagal acts once, after the second of the two turns.</source>
        <translation>При двама играчи династия Хагал действа веднъж, след втория от двата хода.</translation>
    </message>
    <message>
        <source>Without a discard pile only the deck is shuffled, then you draw.</source>
        <translation>Без куп с изчистени карти се размесва само колодата, после теглите.</translation>
    </message>
    <message>
        <source>Without another Bene Gesserit card it has no icon, but can still be one of a pair.</source>
        <translation>Без друга карта на Бени Джесърит няма символ, но пак може да е в двойка.</translation>
    </message>
    <message>
        <source>Without any units left you have no strength, but you still place the Spy.</source>
        <translation>Без останала бойна единица нямате военна сила, но шпионинът идва.</translation>
    </message>
    <message>
        <source>Without its icons it can still be one of a pair; the cards are drawn in any case.</source>
        <translation>И без символите си може да е в двойка; картите се теглят при всички случаи.</translation>
    </message>
    <message>
        <source>Without such a card you get only the swords.</source>
        <translation>Без такава карта са само мечовете.</translation>
    </message>
    <message>
        <source>Without the CHOAM module, or when no contract is left, take 2 Solari instead.</source>
        <translation>Без модула ПОСИТ или когато не е останал договор, вземете вместо това 2 солари.</translation>
    </message>
    <message>
        <source>You draw the Intrigue card only if you trash it with its own effect, not with another one.</source>
        <translation>Картата Интрига се тегли само при премахване чрез собствения ѝ ефект, а не чрез друг.</translation>
    </message>
    <message>
        <source>You draw whether you trash a card or not.</source>
        <translation>Теглите независимо дали премахвате карта.</translation>
    </message>
    <message>
        <source>You keep what space and cards have given and may still deploy; the Agent can be sent again this round.</source>
        <translation>Запазвате даденото от полето и картите и още може да изпращате в конфликта; Агентът може пак да бъде изпратен в този рунд.</translation>
    </message>
    <message>
        <source>You must have it when you send the Agent. All your contracts for the space must be completed then.</source>
        <translation>Трябва да е ваш, когато изпращате Агента. Тогава всички ваши договори за полето трябва да се изпълнят.</translation>
    </message>
    <message>
        <source>You must have the Influence that you lose; the point at 2 or an Alliance may go with it.</source>
        <translation>Трябва да имате влиянието, което губите; с него може да си отидат точката за 2 или съюз.</translation>
    </message>
    <message>
        <source>You need a unit in the Conflict already.</source>
        <translation>Вече трябва да имате бойна единица в конфликта.</translation>
    </message>
    <message>
        <source>Your Objective can be turned face down for it just like a won Conflict; neither makes a pair any more.</source>
        <translation>За това може да се обърне с лице надолу и ваша карта Цел, както и спечелен конфликт; никоя от двете повече не прави двойка.</translation>
    </message>
    <message>
        <source>Your Spy on a post of a Maker space is enough, without an Agent.</source>
        <translation>Стига ваш шпионин на пост при поле със символ на Вестител, без Агент.</translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message numerus="yes">
        <source>%n older state(s)</source>
        <translation>
            <numerusform>%n по-старо състояние</numerusform>
            <numerusform>%n по-стари състояния</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Не може да се прочете</translation>
    </message>
    <message>
        <source>Deleted {when}</source>
        <translation>Изтрита {when}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завършена</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>Where the state and the date stand, and the three lines of a row. What each player needs besides the name: mark, sign of points, points, sign of the winner.</extracomment>
        <translation>Име на играта</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Отворена в друг прозорец</translation>
    </message>
    <message>
        <source>Removed {when} to make room</source>
        <translation>Освободила място {when}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Рунд {number}</translation>
    </message>
    <message>
        <source>Winner: {player}</source>
        <translation>Победител: {player}</translation>
    </message>
    <message>
        <source>{file}: {trouble}</source>
        <translation>{file}: {trouble}</translation>
    </message>
    <message>
        <source>{game} ({number})</source>
        <extracomment>Not in the names of files on some system or other. Longest name of a file that is proposed, in characters and in bytes: file systems count either.</extracomment>
        <translation>{game} ({number})</translation>
    </message>
    <message>
        <source>{game} · {mode}</source>
        <translation>{game} · {mode}</translation>
    </message>
    <message>
        <source>{game} – finished</source>
        <translation>{game} – завършена</translation>
    </message>
    <message>
        <source>{game} – round {number}</source>
        <translation>{game} – рунд {number}</translation>
    </message>
    <message>
        <source>{game}: {players}. {state}, saved {when}</source>
        <translation>{game}: {players}. {state}, записана {when}</translation>
    </message>
    <message>
        <source>{number} KB</source>
        <translation>{number} КБ</translation>
    </message>
    <message numerus="yes">
        <source>{player} (%n point(s))</source>
        <translation>
            <numerusform>{player} (%n точка)</numerusform>
            <numerusform>{player} (%n точки)</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} · {size}</source>
        <translation>{when} · {size}</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>a an and any are as at be by can could do does for from get gets good happen happens have how i if in into is it its many me much must my not of on one or so than that the their them then there they this to up was what when where which who why will with without you your</source>
        <extracomment>Words of questions that say nothing of what is asked about.</extracomment>
        <translation>а ако без бъде в във да до е за и из или има имам какво как каква какъв какви кога кой коя кои колко къде ли ме мен ми мога може много му на не ни но един от по под при с се са си след със така там те ти то тогава този това тази ще че я аз правя прави означава трябва защо става стане нужен нужна два две откъде</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Human</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Leader of seat {number}</source>
        <translation>Лидер на място {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <extracomment>What to say of a way to play that the pointer has come to in a list.</extracomment>
        <translation>Име на място {number}</translation>
    </message>
    <message>
        <source>Personality of seat {number}</source>
        <translation>Характер на място {number}</translation>
    </message>
    <message>
        <source>Random Leader</source>
        <translation>Случаен Лидер</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Кой играе на място {number}</translation>
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
    <message>
        <source>Rival</source>
        <extracomment>From these heights on a panel has three and four rows. In a higher one the first three rows are so high, and the fourth holds faces. The leader&apos;s face takes so much at the left, in a panel so wide and in a narrower one. What a seat has, in this order. From one priority of a Rival to the next. From one sign of what a seat holds to the next; the room of its contracts. Between a number and the next glyph, as a rule and where a row is full. From one agent to the next. The training track. Room for the number of cards in play that found none. Faces of cards in play: the size, and how narrow they may become.</extracomment>
        <translation>Съперник</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>The ref of the seat that is pointed at, or None.</extracomment>
        <translation>Места</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пасува</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>разкри</translation>
    </message>
</context>
<context>
    <name>SeatPlace</name>
    <message>
        <source>Click for another colour: the seat that has it gets this one</source>
        <extracomment>Who plays a seat that no person plays, where nobody has chosen. A personality by lot. So that no personality follows the cards of its game. How much smaller the mark is where it stands alone. Empty: somebody random. Another choice on this seat. The seat, and whom to show: the id, or empty for somebody random. Whom one can have on this seat.</extracomment>
        <translation>Друг цвят: щракване го разменя с мястото, което го ползва</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <translation>Цвят на място {number}</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Close: {key}</source>
        <extracomment>The width of texts and cards, without and with cards, and what the sheet takes beside and above them. How many times as large cards are shown, and whether they are low: the first for which there is room. What only open hands show. Of cards, side by side as far as there is room.</extracomment>
        <translation>Затваряне: {key}</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Съперник</translation>
    </message>
    <message>
        <source>Rival: {leader}</source>
        <translation>Съперник: {leader}</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{pile}: {n}</source>
        <translation>{pile}: {n}</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>One of the five personalities, drawn by lot when the game begins.</source>
        <translation>Един от петте характера; кой, решава жребий в началото на играта.</translation>
    </message>
    <message>
        <source>Somebody at this screen. The computer plays the seats that you give it: Novice, Skilled or Master.</source>
        <translation>Някой пред този екран. Компютърът заема местата, които му дадете: Новак, Опитен или Майстор.</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Изненадай ме</translation>
    </message>
    <message>
        <source>{name}. {about}</source>
        <translation>{name}. {about}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{player} – {leader}</source>
        <extracomment>Who plays in a person&apos;s place; empty for people and Rivals. What it has of units other than troops: their kind, where they are, how many. What it has bought that lies before it, by market; and where its tokens stand, by track. Signs with numbers of what products add besides. Spaces under control. Spies in supply, -1 where the edition has none. The Reveal turn runs; has passed in the rounds of combat since the last card. What a Rival buys next. The round in which its Swordmaster comes; 0: it never does by itself.</extracomment>
        <translation>{player} – {leader}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Game and table</source>
        <translation>Игра и маса</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A setting has changed, by its name.</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>This window fits a table of {table} % and text of {text} %.</source>
        <translation>В този прозорец се побират маса до {table}&#xa0;% и текст до {text}&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message numerus="yes">
        <source>%n ms</source>
        <translation>
            <numerusform>%n мс</numerusform>
            <numerusform>%n мс</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n с</numerusform>
            <numerusform>%n с</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask before acquiring a card</source>
        <translation>Питане преди придобиване на карта</translation>
    </message>
    <message>
        <source>Ask before ending a turn while something useful is left to do</source>
        <translation>Питане преди края на хода, ако остава нещо полезно</translation>
    </message>
    <message>
        <source>Ask before revealing while Agents are left</source>
        <translation>Питане преди разкриване, ако остават Агенти</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>На масата</translation>
    </message>
    <message>
        <source>Between people at one screen</source>
        <translation>При няколко души на един екран</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цветове</translation>
    </message>
    <message>
        <source>Cover hand and decisions until the next player is here</source>
        <extracomment>What the values of choices are called. A language is called what it calls itself, whatever language all else is in.</extracomment>
        <translation>Закриване на карти и решения до следващия играч</translation>
    </message>
    <message>
        <source>Cover them, and offer to leave everything open for a round</source>
        <translation>Закриване, по избор – открито за един рунд</translation>
    </message>
    <message>
        <source>Desert wind while a game is shown</source>
        <translation>Пустинен вятър, докато се показва игра</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Здрачни</translation>
    </message>
    <message>
        <source>Every step by hand: nothing is done for you</source>
        <translation>Всяка стъпка ръчно: нищо не се прави вместо вас</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светли</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Headings, each with its options and what these are called.</extracomment>
        <translation>Изглед</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Open hands: never cover them</source>
        <translation>Открити ръце: без закриване</translation>
    </message>
    <message>
        <source>Reduced motion: pieces do not fly</source>
        <translation>По-малко движение: нищо не лети</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Според системата</translation>
    </message>
    <message>
        <source>Size of table and text</source>
        <translation>Размер на масата и текста</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sounds of what happens at the table</source>
        <translation>Звуци на случващото се на масата</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Скорост на анимациите</translation>
    </message>
    <message>
        <source>Time for a Master to think about a move</source>
        <translation>Време, за което Майсторът обмисля ход</translation>
    </message>
    <message>
        <source>Time for each move of a computer player</source>
        <translation>Време за всеки ход на компютърен играч</translation>
    </message>
    <message>
        <source>Volume of the wind</source>
        <translation>Сила на вятъра</translation>
    </message>
    <message>
        <source>Volume of these sounds</source>
        <translation>Сила на тези звуци</translation>
    </message>
    <message>
        <source>What a Rival has done stays on screen until you continue</source>
        <translation>Направеното от съперник стои на екрана, докато продължите</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>веднага</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>автоматично</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Back</source>
        <extracomment>Text stands on the left of the desert itself. The units that it needs: where the window has more of them, its text follows the settings beyond the table&apos;s. What lengths follow from, when they were set last. No wider and no higher than this, in units. The name of what is seen at its head, if that is free.</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Назад (Esc)</translation>
    </message>
</context>
<context>
    <name>Shipping</name>
    <message>
        <source>First space</source>
        <translation>Първа стъпка</translation>
    </message>
    <message>
        <source>Second space</source>
        <translation>Втора стъпка</translation>
    </message>
    <message>
        <source>Shipping track</source>
        <translation>Скала за превоз</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Its spaces have no printed names.</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Third space</source>
        <translation>Трета стъпка</translation>
    </message>
</context>
<context>
    <name>ShownPage</name>
    <message>
        <source>Table</source>
        <extracomment>The game is played here, and not only watched. What the menu has for the window to do, by the name of its line. A rule is to be read in the help, by its number. Everything in print is to be looked through, from this face on; None: from anywhere. The game, which is over, is to be looked back at. The game is to be left.</extracomment>
        <translation>Маса</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>A Plot that waits for the Reveal turn</source>
        <translation>Тактика, която чака хода на Разкриване</translation>
    </message>
    <message>
        <source>A step on the Tleilaxu track</source>
        <translation>Стъпка по скалата Тлейлаксу</translation>
    </message>
    <message>
        <source>Acquire Foldspace</source>
        <translation>Придобийте „Огънато пространство“</translation>
    </message>
    <message>
        <source>Acquire a Tech tile; with a number, at so much less</source>
        <translation>Придобийте плочка Технология; числото е отстъпка</translation>
    </message>
    <message>
        <source>Acquire a card</source>
        <translation>Придобийте карта</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Ilesa&apos;s ring brings it along (X9.6).</extracomment>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Advance your Freighter</source>
        <translation>Придвижете своя товарен кораб</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Агент</translation>
    </message>
    <message>
        <source>Agent icon: Bene Gesserit</source>
        <translation>Агентски символ: Бени Джесърит</translation>
    </message>
    <message>
        <source>Agent icon: City</source>
        <translation>Агентски символ: Град</translation>
    </message>
    <message>
        <source>Agent icon: Emperor</source>
        <translation>Агентски символ: Император</translation>
    </message>
    <message>
        <source>Agent icon: Fremen</source>
        <translation>Агентски символ: Свободни</translation>
    </message>
    <message>
        <source>Agent icon: Landsraad</source>
        <translation>Агентски символ: Ландсрад</translation>
    </message>
    <message>
        <source>Agent icon: Spacing Guild</source>
        <translation>Агентски символ: Космическо сдружение</translation>
    </message>
    <message>
        <source>Agent icon: Spice Trade</source>
        <translation>Агентски символ: Търговия с подправка</translation>
    </message>
    <message>
        <source>Agent icons</source>
        <translation>Агентски символи</translation>
    </message>
    <message>
        <source>Agents left to send</source>
        <translation>Агенти, останали за изпращане</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Съюзи</translation>
    </message>
    <message>
        <source>An opponent</source>
        <translation>Опонент</translation>
    </message>
    <message>
        <source>Axolotl tanks</source>
        <translation>Аксолотлови резервоари</translation>
    </message>
    <message>
        <source>Battle icon: any of the three</source>
        <translation>Боен символ: който и да е от трите</translation>
    </message>
    <message>
        <source>Battle icon: crysknife</source>
        <translation>Боен символ: крис нож</translation>
    </message>
    <message>
        <source>Battle icon: desert mouse</source>
        <translation>Боен символ: пустинна мишка</translation>
    </message>
    <message>
        <source>Battle icon: ornithopter</source>
        <translation>Боен символ: орнитоптер</translation>
    </message>
    <message>
        <source>Battle icons</source>
        <translation>Бойни символи</translation>
    </message>
    <message>
        <source>Combat Intrigue card</source>
        <translation>Карта Интрига: Битка</translation>
    </message>
    <message>
        <source>Combat space: troops may be deployed</source>
        <translation>Бойно поле: могат да се изпращат войски в конфликта</translation>
    </message>
    <message>
        <source>Commission a dreadnought</source>
        <translation>Въоръжете дредноут</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Конфликт</translation>
    </message>
    <message>
        <source>Control of a space</source>
        <translation>Контрол над поле</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Случайно раздадено</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Deploy troops to the Conflict</source>
        <translation>Изпратете войски в конфликта</translation>
    </message>
    <message>
        <source>Destroy the Shield Wall</source>
        <translation>Разрушете Защитната стена</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Изчистете карта</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Куп с изчистените карти</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Изтеглете карта</translation>
    </message>
    <message>
        <source>Draw an Intrigue card</source>
        <translation>Изтеглете карта Интрига</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>Всеки опонент</translation>
    </message>
    <message>
        <source>Endgame Intrigue card</source>
        <translation>Карта Интрига: Развързка</translation>
    </message>
    <message>
        <source>Family Atomics: the Imperium Row is dealt anew</source>
        <translation>Семейно атомно оръжие: Имперският ред се раздава наново</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Първи играч</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>За всяко</translation>
    </message>
    <message>
        <source>Garrison</source>
        <extracomment>Where troops are lost from.</extracomment>
        <translation>Гарнизон</translation>
    </message>
    <message>
        <source>Grafted: two cards that send one Agent together</source>
        <translation>Присаждане: две карти заедно изпращат един Агент</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Пасувал играч</translation>
    </message>
    <message>
        <source>High Council seat</source>
        <translation>Място във Висшия съвет</translation>
    </message>
    <message>
        <source>How effects are read</source>
        <translation>Как се четат ефектите</translation>
    </message>
    <message>
        <source>Imperium Row</source>
        <translation>Имперски ред</translation>
    </message>
    <message>
        <source>Infiltration: also where opponents have Agents</source>
        <translation>Проникване: и там, където опонентите имат Агенти</translation>
    </message>
    <message>
        <source>Influence with a Faction of your choice</source>
        <translation>Влияние с фракция по ваш избор</translation>
    </message>
    <message>
        <source>Influence with the Bene Gesserit</source>
        <translation>Влияние с Бени Джесърит</translation>
    </message>
    <message>
        <source>Influence with the Emperor</source>
        <translation>Влияние с Императора</translation>
    </message>
    <message>
        <source>Influence with the Fremen</source>
        <translation>Влияние със Свободните</translation>
    </message>
    <message>
        <source>Influence with the Spacing Guild</source>
        <translation>Влияние с Космическото сдружение</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти Интрига</translation>
    </message>
    <message>
        <source>Look at cards</source>
        <translation>Погледнете карти</translation>
    </message>
    <message>
        <source>Lose Influence</source>
        <translation>Загубете влияние</translation>
    </message>
    <message>
        <source>Lose a troop</source>
        <translation>Загубете войска</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>Куки на Вестителя</translation>
    </message>
    <message>
        <source>Maker space: gathers bonus spice</source>
        <translation>Поле със символ на Вестител: трупа допълнителна подправка</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Спомен</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Move your Freighter</source>
        <translation>Преместете своя товарен кораб</translation>
    </message>
    <message>
        <source>Not shown in icons: the big card says it in words</source>
        <translation>Символите не могат да го изразят: текстът е на голямата карта</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Карта Цел</translation>
    </message>
    <message>
        <source>One or the other</source>
        <translation>Едното или другото</translation>
    </message>
    <message>
        <source>Only if this is true</source>
        <translation>Само ако е изпълнено</translation>
    </message>
    <message>
        <source>Pay what is on the left to get what is on the right</source>
        <translation>Платете показаното вляво, за да получите показаното вдясно</translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation>Авторитет</translation>
    </message>
    <message>
        <source>Pieces and places</source>
        <extracomment>What the icons mean that other games do not have.</extracomment>
        <translation>Компоненти и места</translation>
    </message>
    <message>
        <source>Place a Spy; as an Agent icon: spaces that your Spies watch</source>
        <translation>Поставете шпионин; като агентски символ: следените полета</translation>
    </message>
    <message>
        <source>Plot Intrigue card</source>
        <translation>Карта Интрига: Тактика</translation>
    </message>
    <message>
        <source>Protected by the Shield Wall: no sandworms</source>
        <translation>Защитено от Защитната стена: без пясъчни червеи</translation>
    </message>
    <message>
        <source>Put on top of the deck</source>
        <translation>Поставете най-отгоре в колодата</translation>
    </message>
    <message>
        <source>Recall a Spy</source>
        <translation>Отзовете шпионин</translation>
    </message>
    <message>
        <source>Recall an Agent</source>
        <translation>Отзовете Агент</translation>
    </message>
    <message>
        <source>Recall your Freighter</source>
        <translation>Върнете своя товарен кораб</translation>
    </message>
    <message>
        <source>Recruit a troop</source>
        <translation>Наберете войска</translation>
    </message>
    <message>
        <source>Research and the Tleilaxu</source>
        <translation>Изследвания и Тлейлаксу</translation>
    </message>
    <message>
        <source>Research: move your token on along the research track</source>
        <translation>Изследване: преместете диска си нататък по скалата за изследвания</translation>
    </message>
    <message>
        <source>Resources and gains</source>
        <extracomment>What the icons of every game mean.</extracomment>
        <translation>Ресурси и придобивки</translation>
    </message>
    <message>
        <source>Retreat troops to the garrison</source>
        <translation>Оттеглете войски в гарнизона</translation>
    </message>
    <message>
        <source>Reveal turn</source>
        <translation>Ход на Разкриване</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Съперник</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Рунд</translation>
    </message>
    <message>
        <source>Secret Faction token</source>
        <translation>Тайна плочка Фракция</translation>
    </message>
    <message>
        <source>Send a Negotiator to Ix</source>
        <translation>Изпратете преговарящ на Икс</translation>
    </message>
    <message>
        <source>Sending an Agent</source>
        <translation>Изпращане на Агент</translation>
    </message>
    <message>
        <source>Ships and technology</source>
        <translation>Кораби и технологии</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Повторно показване на цялата дъска</translation>
    </message>
    <message>
        <source>Shows something hidden: cannot be undone</source>
        <translation>Показва нещо скрито: не може да се отмени</translation>
    </message>
    <message>
        <source>Signet Ring: the Leader&apos;s own effect</source>
        <translation>Пръстен с печат: собственото умение на Лидера</translation>
    </message>
    <message>
        <source>Snooper token</source>
        <translation>Жетон Детектор</translation>
    </message>
    <message>
        <source>Solari</source>
        <translation>Солари</translation>
    </message>
    <message>
        <source>Specimen: a troop of your supply goes to the Axolotl tanks</source>
        <translation>Образец: войска от запаса ви отива в аксолотловите резервоари</translation>
    </message>
    <message>
        <source>Spice</source>
        <translation>Подправка</translation>
    </message>
    <message>
        <source>Spies, sandworms and contracts</source>
        <extracomment>What the icons mean that other games do not have.</extracomment>
        <translation>Шпиони, пясъчни червеи и договори</translation>
    </message>
    <message>
        <source>Summon a sandworm</source>
        <translation>Призовете пясъчен червей</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Меч</translation>
    </message>
    <message>
        <source>Swordmaster</source>
        <translation>Майстор на меча</translation>
    </message>
    <message>
        <source>Take Intrigue cards from others</source>
        <translation>Вземете карти Интрига от другите</translation>
    </message>
    <message>
        <source>Take a card from the discard pile</source>
        <translation>Вземете карта от купа с изчистените карти</translation>
    </message>
    <message>
        <source>Take a contract</source>
        <translation>Вземете договор</translation>
    </message>
    <message>
        <source>Tech tiles left in a stack</source>
        <translation>Плочки Технология, останали в купчината</translation>
    </message>
    <message>
        <source>The Alliance with any Faction</source>
        <translation>Съюз с която и да е фракция</translation>
    </message>
    <message>
        <source>The Alliance with the Bene Gesserit</source>
        <translation>Съюз с Бени Джесърит</translation>
    </message>
    <message>
        <source>The Alliance with the Emperor</source>
        <translation>Съюз с Императора</translation>
    </message>
    <message>
        <source>The Alliance with the Fremen</source>
        <translation>Съюз със Свободните</translation>
    </message>
    <message>
        <source>The Alliance with the Spacing Guild</source>
        <translation>Съюз с Космическото сдружение</translation>
    </message>
    <message>
        <source>The Voice: closed to opponents</source>
        <translation>„Гласът“: затворено за опонентите</translation>
    </message>
    <message>
        <source>The first genetic marker</source>
        <translation>Първият генетичен маркер</translation>
    </message>
    <message>
        <source>The second genetic marker</source>
        <translation>Вторият генетичен маркер</translation>
    </message>
    <message>
        <source>Trash a card</source>
        <translation>Премахнете карта</translation>
    </message>
    <message>
        <source>Trash an Intrigue card</source>
        <translation>Премахнете карта Интрига</translation>
    </message>
    <message>
        <source>Trash this card</source>
        <translation>Премахнете тази карта</translation>
    </message>
    <message>
        <source>Turn the Tech tile over: once per round</source>
        <translation>Обърнете плочката Технология: веднъж на рунд</translation>
    </message>
    <message>
        <source>Unload: also when the card is discarded or trashed</source>
        <translation>Разтоварване: и при изчистване или премахване</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <translation>Победна точка</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Вода</translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message>
        <source>Nobody wins the Conflict</source>
        <extracomment>What a seat has done; all else comes by itself. A piece and whose it is; NOBODY for what is nobody&apos;s. A row by what all that belongs to it has in common; whose it is, its kind, and what it is about. What is done between turns, and what it is about; an empty kind has no row. ``moved_refs`` changed. It is told since another seat&apos;s turn. Since whose turn it is told; WATCHER: since the round began. Pieces that moved, each with whose it is; NOBODY for cards of the Row and what lies on spaces.</extracomment>
        <translation>Никой не печели конфликта</translation>
    </message>
    <message>
        <source>Round {number} begins</source>
        <translation>Започва рунд {number}</translation>
    </message>
    <message>
        <source>{player} has answered</source>
        <translation>{player} отговори</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасува</translation>
    </message>
    <message>
        <source>{player} wins the Conflict</source>
        <translation>{player} печели конфликта</translation>
    </message>
    <message>
        <source>{player} wins the game</source>
        <translation>{player} печели играта</translation>
    </message>
    <message>
        <source>{player}: Combat bonus, {card}</source>
        <translation>{player}: боен бонус, {card}</translation>
    </message>
    <message>
        <source>{player}: Reveal turn</source>
        <translation>{player}: ход на Разкриване</translation>
    </message>
    <message>
        <source>{player}: reward</source>
        <translation>{player}: награда</translation>
    </message>
    <message>
        <source>{player}: turn</source>
        <extracomment>By the kind of row; one that nobody wins has another.</extracomment>
        <translation>{player}: ход</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {space}</source>
        <translation>{player}: {space}</translation>
    </message>
</context>
<context>
    <name>SinceBox</name>
    <message numerus="yes">
        <source>%n move(s), the last: {what}</source>
        <translation>
            <numerusform>%n събитие, последното: {what}</numerusform>
            <numerusform>%n събития, последното: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>От вашия ход насам</translation>
    </message>
    <message numerus="yes">
        <source>Since your turn: %n move(s)</source>
        <translation>
            <numerusform>От вашия ход насам: %n събитие</numerusform>
            <numerusform>От вашия ход насам: %n събития</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn: nothing yet</source>
        <translation>От вашия ход насам: още нищо</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Този рунд</translation>
    </message>
    <message numerus="yes">
        <source>This round: %n move(s)</source>
        <translation>
            <numerusform>Този рунд: %n събитие</numerusform>
            <numerusform>Този рунд: %n събития</numerusform>
        </translation>
    </message>
    <message>
        <source>This round: nothing yet</source>
        <translation>Този рунд: още нищо</translation>
    </message>
    <message>
        <source>Walk through what happened in this round</source>
        <extracomment>Under this height only the title is there; it shows the step while one walks. The room of the key at the right of the title. The refs of the step that one is at; empty: none. The walk is over, and the keyboard was in it. By F3; the keyboard in the list walks too, but leaves with it.</extracomment>
        <translation>Прегледайте стъпка по стъпка какво се случи в този рунд</translation>
    </message>
    <message>
        <source>Walk through what happened since your turn</source>
        <translation>Прегледайте стъпка по стъпка какво се случи след вашия ход</translation>
    </message>
    <message>
        <source>{number} of {all}: {what}</source>
        <translation>{number} от {all}: {what}</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>Alliance</source>
        <extracomment>What a victory point or a gain can come from besides a component.</extracomment>
        <translation>Съюз</translation>
    </message>
    <message>
        <source>Contracts of Rise of Ix</source>
        <translation>Договори от „Възходът на Икс“</translation>
    </message>
    <message>
        <source>End of the Conflict</source>
        <translation>Край на конфликта</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Епичен режим</translation>
    </message>
    <message>
        <source>Family Atomics</source>
        <translation>Семейно атомно оръжие</translation>
    </message>
    <message>
        <source>High Council seat</source>
        <translation>Място във Висшия съвет</translation>
    </message>
    <message>
        <source>Pair of battle icons</source>
        <translation>Двойка еднакви бойни символи</translation>
    </message>
    <message>
        <source>Purchase of a Rival</source>
        <translation>Покупка на съперник</translation>
    </message>
    <message>
        <source>Specimens</source>
        <translation>Образци</translation>
    </message>
    <message>
        <source>Wild battle icon</source>
        <translation>Универсален боен символ</translation>
    </message>
</context>
<context>
    <name>Space</name>
    <message>
        <source>Accept Contract</source>
        <translation>Приемане на договор</translation>
    </message>
    <message>
        <source>Arrakeen</source>
        <translation>Аракийн</translation>
    </message>
    <message>
        <source>Assembly Hall</source>
        <translation>Зала за заседания</translation>
    </message>
    <message>
        <source>Carthag</source>
        <translation>Картаг</translation>
    </message>
    <message>
        <source>Conspire</source>
        <translation>Заговор</translation>
    </message>
    <message>
        <source>Deep Desert</source>
        <translation>Дълбоката пустиня</translation>
    </message>
    <message>
        <source>Deliver Supplies</source>
        <translation>Доставка на припаси</translation>
    </message>
    <message>
        <source>Desert Tactics</source>
        <translation>Пустинна тактика</translation>
    </message>
    <message>
        <source>Dreadnought</source>
        <translation>Дредноут</translation>
    </message>
    <message>
        <source>Dutiful Service</source>
        <translation>Вярна служба</translation>
    </message>
    <message>
        <source>Espionage</source>
        <translation>Шпионаж</translation>
    </message>
    <message>
        <source>Foldspace</source>
        <translation>Огънато пространство</translation>
    </message>
    <message>
        <source>Fremkit</source>
        <translation>Комплект на Свободните</translation>
    </message>
    <message>
        <source>Gather Support</source>
        <translation>Събиране на подкрепа</translation>
    </message>
    <message>
        <source>Hagga Basin</source>
        <translation>Низината Хага</translation>
    </message>
    <message>
        <source>Hall of Oratory</source>
        <translation>Зала на красноречието</translation>
    </message>
    <message>
        <source>Hardy Warriors</source>
        <translation>Калени бойци</translation>
    </message>
    <message>
        <source>Heighliner</source>
        <translation>Хайлайнер</translation>
    </message>
    <message>
        <source>High Council</source>
        <translation>Висш съвет</translation>
    </message>
    <message>
        <source>Imperial Basin</source>
        <comment>base</comment>
        <translation>Имперски басейн</translation>
    </message>
    <message>
        <source>Imperial Basin</source>
        <comment>uprising</comment>
        <translation>Имперски басейн</translation>
    </message>
    <message>
        <source>Imperial Privilege</source>
        <translation>Имперска привилегия</translation>
    </message>
    <message>
        <source>Interstellar Shipping</source>
        <translation>Междузвезден превоз</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Rally Troops</source>
        <translation>Военен сбор</translation>
    </message>
    <message>
        <source>Research Station</source>
        <translation>Изследователска станция</translation>
    </message>
    <message>
        <source>Sardaukar</source>
        <translation>Сардукари</translation>
    </message>
    <message>
        <source>Secrets</source>
        <comment>base</comment>
        <translation>Тайни</translation>
    </message>
    <message>
        <source>Secrets</source>
        <comment>uprising</comment>
        <translation>Тайни</translation>
    </message>
    <message>
        <source>Secure Contract</source>
        <translation>Сключване на договор</translation>
    </message>
    <message>
        <source>Selective Breeding</source>
        <translation>Генетична селекция</translation>
    </message>
    <message>
        <source>Sell Melange</source>
        <translation>Продажба на меланж</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Превоз на товари</translation>
    </message>
    <message>
        <source>Sietch Tabr</source>
        <translation>Сийч Табър</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <translation>Контрабанда</translation>
    </message>
    <message>
        <source>Spice Refinery</source>
        <translation>Рафинерия за подправка</translation>
    </message>
    <message>
        <source>Stillsuits</source>
        <translation>Влагосъхраняващи костюми</translation>
    </message>
    <message>
        <source>Swordmaster</source>
        <translation>Майстор на меча</translation>
    </message>
    <message>
        <source>Tech Negotiation</source>
        <translation>Технологични преговори</translation>
    </message>
    <message>
        <source>The Great Flat</source>
        <translation>Великата равнина</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Богатство</translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message numerus="yes">
        <source>%n bonus spice</source>
        <translation>
            <numerusform>%n допълнителна подправка</numerusform>
            <numerusform>%n допълнителна подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in the stack on a space</comment>
        <translation>
            <numerusform>остава %n карта</numerusform>
            <numerusform>остават %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Agents: {players}</source>
        <extracomment>Whose agents stand here, one seat for each agent, in the order of seats. The one of them that is the Mentat&apos;s: its seat, or NOBODY. The Mentat waits here to be taken. The kind of unit that holds it, over any marker. Who closed it with The Voice. Who has a seat in the council that meets here. Cards left in the stack that lies here (Foldspace); -1: none ever does. What whoever looks pays, where a leader changes it. The id of the reserve card that is stacked there.</extracomment>
        <translation>Агенти: {players}</translation>
    </message>
    <message>
        <source>closed by The Voice of: {players}</source>
        <translation>затворено с „Гласът“ от: {players}</translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <translation>контролира се от {player}</translation>
    </message>
    <message>
        <source>held by {units}</source>
        <translation>задържа се от: {units}</translation>
    </message>
    <message>
        <source>seats taken by: {players}</source>
        <translation>места, заети от: {players}</translation>
    </message>
    <message>
        <source>the Mentat is here</source>
        <translation>Ментатът е тук</translation>
    </message>
    <message>
        <source>your cost: {amounts}</source>
        <translation>цената за вас: {amounts}</translation>
    </message>
</context>
<context>
    <name>SpeedWords</name>
    <message>
        <source>Speed of the opponents: {speed}</source>
        <translation>Скорост на опонентите: {speed}</translation>
    </message>
    <message>
        <source>at once</source>
        <extracomment>Milliseconds of a move that is made at the usual speed; and what there is besides, up to &quot;at once&quot;. The name of the setting.</extracomment>
        <translation>веднага</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>All cards</source>
        <translation>Всички карти</translation>
    </message>
    <message>
        <source>An unofficial, open way to play Dune: Imperium</source>
        <translation>Неофициален и отворен начин да играете „Дюн: Империум“</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Continue · {game}</source>
        <translation>Продължаване · {game}</translation>
    </message>
    <message>
        <source>Dune Desktop</source>
        <extracomment>The lines, by their places. Of the lines; all are wider where what stands above them is. From the left edge of the window. How high the line below the title is with its sun, and the sun. Who has never played here chooses a language, and whether to learn or to begin.</extracomment>
        <translation>Dune Desktop</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощ</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Учене чрез игра</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Записани игри</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>The game is new to you</source>
        <translation>Играта е нова за вас</translation>
    </message>
    <message>
        <source>Version {version}. Free software by people who love the game, with art of its own; neither made nor endorsed by the publishers of Dune: Imperium.</source>
        <translation>Версия {version}. Свободен софтуер от хора, които обичат играта, със собствено оформление; не е създаден или одобрен от издателите на „Дюн: Империум“.</translation>
    </message>
    <message>
        <source>You know the game</source>
        <translation>Вече познавате играта</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n игра</numerusform>
            <numerusform>%n игри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be read.</source>
        <translation>
            <numerusform>%n от тях не можа да се прочете.</numerusform>
            <numerusform>%n от тях не можаха да се прочетат.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>In the place of a number that there is not. No lower than its four lines need, no higher than looks well. As wide as a scroll bar.</extracomment>
        <translation>
            <numerusform>%n играч</numerusform>
            <numerusform>%n играчи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n рунд</numerusform>
            <numerusform>%n рунда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) recounted.</source>
        <translation>
            <numerusform>Наново е преброена %n записана игра.</numerusform>
            <numerusform>Наново са преброени %n записани игри.</numerusform>
        </translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>Придобити</translation>
    </message>
    <message>
        <source>Another window of the program is counting right now. Nothing is lost: what is missing is counted next time.</source>
        <translation>В момента брои друг прозорец на програмата. Нищо не е загубено: липсващото ще се преброи следващия път.</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Средно място</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Средно точки</translation>
    </message>
    <message>
        <source>Best opponent</source>
        <translation>Най-добър от другите</translation>
    </message>
    <message>
        <source>Cards acquired</source>
        <translation>Придобити карти</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Карти в колодата</translation>
    </message>
    <message numerus="yes">
        <source>Cards of at least %n game(s)</source>
        <translation>
            <numerusform>Карти от поне %n игра</numerusform>
            <numerusform>Карти от поне %n игри</numerusform>
        </translation>
    </message>
    <message>
        <source>Conflicts won</source>
        <translation>Спечелени конфликти</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Издание</translation>
    </message>
    <message>
        <source>Edition, mode and level</source>
        <translation>Издание, режим и ниво</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>With so many games, a card tells something only from a few games on. The line of the points is the average of so many games, or of more where there are many: it would be all edges. Beside the bar. What is left out, or drawn besides. So many columns are names, the others are numbers, and stand below each other.</extracomment>
        <translation>Игри</translation>
    </message>
    <message>
        <source>Intrigue cards played</source>
        <translation>Изиграни карти Интрига</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Лидер</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лидери</translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Времетраене на играта</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ниво</translation>
    </message>
    <message numerus="yes">
        <source>Line: the average of the last %n game(s)</source>
        <translation>
            <numerusform>Линия: средното от последната %n игра</numerusform>
            <numerusform>Линия: средното от последните %n игри</numerusform>
        </translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Място</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Изиграни</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Точки във времето</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Рундове</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Дял на победите</translation>
    </message>
    <message>
        <source>Something is wrong with the statistics. Please report it.</source>
        <translation>Нещо не е наред със статистиката. Моля, съобщете за това.</translation>
    </message>
    <message>
        <source>The statistics can&apos;t be read or written: {reason}. Nothing is lost: what is missing is counted next time.</source>
        <translation>Статистиката не може да се прочете или запише: {reason}. Нищо не е загубено: липсващото ще се преброи следващия път.</translation>
    </message>
    <message>
        <source>The statistics could not be read and were rebuilt from the saved games. The old file is kept as {name}.</source>
        <translation>Статистиката не можа да се прочете и започна наново от записаните игри. Старият файл се пази като {name}.</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of the program. Nothing was changed in them.</source>
        <translation>Статистиката е записана от по-нова версия на програмата. В нея нищо не е променено.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победи</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Поредни победи</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Спечелени</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>накрая</translation>
    </message>
    <message>
        <source>for one player only</source>
        <translation>само за един играч</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>спечелени игри</translation>
    </message>
    <message>
        <source>if played in one go</source>
        <translation>ако се играе без прекъсване</translation>
    </message>
    <message>
        <source>in a game</source>
        <translation>на игра</translation>
    </message>
    <message>
        <source>in games won</source>
        <translation>в спечелени игри</translation>
    </message>
    <message>
        <source>in other games</source>
        <translation>в останалите игри</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>неспечелена</translation>
    </message>
    <message>
        <source>now; at most {number}</source>
        <translation>сега; най-много {number}</translation>
    </message>
    <message>
        <source>of all in a game</source>
        <translation>на всички в една игра</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>останали игри</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелена</translation>
    </message>
    <message>
        <source>{count} · {share}</source>
        <translation>{count} · {share}</translation>
    </message>
    <message>
        <source>{done} {rest}</source>
        <translation>{done} {rest}</translation>
    </message>
    <message>
        <source>{game} · {mode}</source>
        <translation>{game} · {mode}</translation>
    </message>
    <message>
        <source>{head}: {cell}</source>
        <translation>{head}: {cell}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} ч {minutes} мин</translation>
    </message>
    <message>
        <source>{margin} against the best opponent</source>
        <translation>{margin} спрямо най-добрия от другите</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} мин</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{number}×</source>
        <translation>{number}×</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} от {games}</translation>
    </message>
</context>
<context>
    <name>StatisticsButtons</name>
    <message>
        <source>Count all saved games that are finished again, including those whose statistics were deleted. Imported games count like your own, for the players they name.</source>
        <translation>Прочита наново всички записани завършени игри, също и тези с изтрита статистика. Внесените игри се броят като вашите – за играчите, посочени в тях.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Изтриване на всичко</translation>
    </message>
    <message>
        <source>Delete all statistics. Saved games stay, and are not counted again.</source>
        <translation>Изтрива всичко преброено; записаните игри остават и не се броят отново</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Изтриване</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Изнасяне…</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Без изтриване</translation>
    </message>
    <message>
        <source>Recount</source>
        <translation>Ново преброяване</translation>
    </message>
    <message>
        <source>The games chosen above as a table for spreadsheets (CSV), with a line for each seat of a game</source>
        <translation>Избраните горе игри като таблица (CSV): по един ред за всяко място в играта</translation>
    </message>
</context>
<context>
    <name>StatisticsFoot</name>
    <message numerus="yes">
        <source>Delete the statistics of %n game(s)? Saved games stay.</source>
        <extracomment>Between the columns of the table. It is meant.</extracomment>
        <translation>
            <numerusform>Да се изтрие ли статистиката за %n игра? Записаните игри остават.</numerusform>
            <numerusform>Да се изтрие ли статистиката за %n игри? Записаните игри остават.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Изнасяне на статистиката</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Таблици ({patterns})</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Chart</source>
        <translation>Графика</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Преброяване…</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Изнесена в {file}</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>No games have been counted yet. Each game is counted automatically when it is over.</source>
        <translation>Още няма преброени игри. Всяка игра се брои сама, щом приключи.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Няма такава игра.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Всички</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>The statistics were deleted. “Recount” counts the saved games again.</source>
        <translation>Статистиката е изтрита. „Ново преброяване“ брои отново записаните игри.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Какво се показва</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} не можа да се запише: {reason}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Setup</source>
        <extracomment>Kinds of rows. A chapter is a round, the setup before the first one, or the end of the game; a turn is a seat&apos;s, or another phase of the round. Of a chapter or a turn: events that named it, with their steps; the last one counts. The wording in the language and for the eyes of now; made when it is asked for. Of a line: the address of the effect whose outcome it is. Of a turn: what the seat gained in it; made when it is asked for. None: all that the events hold is told. The rows of deeds; None: of the setup. Lines that some seats are told less of. Rows that are made but not shown yet, by the row that they go below. Rows below this number are shown.</extracomment>
        <translation>Подредба</translation>
    </message>
</context>
<context>
    <name>Tabletop</name>
    <message numerus="yes">
        <source>%n Persuasion left</source>
        <translation>
            <numerusform>Оставащ Авторитет: %n</numerusform>
            <numerusform>Оставащ Авторитет: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <translation>
            <numerusform>%n солари</numerusform>
            <numerusform>%n солари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <translation>
            <numerusform>%n победна точка</numerusform>
            <numerusform>%n победни точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the Imperium deck</source>
        <extracomment>How wide what turns the Row is, with the air beside it. The least height of a region whose cards have this form. How wide a card may grow, so that the form keeps its shape.</extracomment>
        <translation>
            <numerusform>%n карта остава в Имперската колода</numerusform>
            <numerusform>%n карти остават в Имперската колода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck: {market}</source>
        <extracomment>Cards are chips from this height on. Cubes in a line, and where there is more room. The signs of those that are lent, and of those that are money. By seat, where cubes lie there: troops that are lent, or that are money.</extracomment>
        <translation>
            <numerusform>В колодата остава %n карта: {market}</numerusform>
            <numerusform>В колодата остават %n карти: {market}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <extracomment>What a tag at the lower edge of a button takes of the room for its sign. How high the name plate is in a low plate and in a high one: its portrait is as large.</extracomment>
        <translation>
            <numerusform>%n подправка</numerusform>
            <numerusform>%n подправка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n вода</numerusform>
        </translation>
    </message>
    <message>
        <source>A Snooper of {player} lies on the 2</source>
        <translation>На стъпка 2 има детектор: {player}</translation>
    </message>
    <message>
        <source>Agent turns</source>
        <translation>Ходове с Агент</translation>
    </message>
    <message>
        <source>An Agent of yours, on the board</source>
        <translation>Ваш Агент на дъската</translation>
    </message>
    <message>
        <source>An Agent of yours, with your Leader</source>
        <translation>Ваш Агент при Лидера</translation>
    </message>
    <message>
        <source>Changed in this round.</source>
        <extracomment>How long the arms of the mark of what changed are, how wide, and how much of that is outside. How far the tag stands out of a box: above, and to the right. How far the seal of a small thing stands out at the left. Round what is small, the line of what can be taken lies outside. A spy joins it with what is pointed at. Whoever shows what it is joined with hears that it is pointed at, or no more.</extracomment>
        <translation>Променено в този рунд.</translation>
    </message>
    <message>
        <source>Changed since your turn.</source>
        <translation>Променено след вашия ход.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Imperium Row and Reserve</source>
        <extracomment>What the keyboard has for it.</extracomment>
        <translation>Имперски ред и Резерв</translation>
    </message>
    <message numerus="yes">
        <source>In play: %n card(s)</source>
        <translation>
            <numerusform>В игра: %n карта</numerusform>
            <numerusform>В игра: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Интриги</translation>
    </message>
    <message>
        <source>On top: {card}</source>
        <extracomment>Where the token stands on the training track.</extracomment>
        <translation>Най-отгоре: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Out of the game: %n card(s) of all players</source>
        <translation>
            <numerusform>Извън играта: %n карта на всички играчи</numerusform>
            <numerusform>Извън играта: %n карти на всички играчи</numerusform>
        </translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Разкрити</translation>
    </message>
    <message>
        <source>Show: {what}</source>
        <translation>Показване: {what}</translation>
    </message>
    <message>
        <source>Signet Ring: {ability}</source>
        <extracomment>What a sign of an ability says by itself.</extracomment>
        <translation>Пръстен с печат: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>Strength %n in the Conflict</source>
        <translation>
            <numerusform>Военна сила %n в конфликта</numerusform>
            <numerusform>Военна сила %n в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>The Mentat, on the board</source>
        <translation>Ментатът, на дъската</translation>
    </message>
    <message>
        <source>The Mentat, with your Leader</source>
        <translation>Ментатът, при вашия Лидер</translation>
    </message>
    <message>
        <source>Your cards are covered. Press {key} or click to uncover them.</source>
        <extracomment>How wide a card is for its height. The cards of the hand as everybody sees them. The key that uncovers, as the settings name it.</extracomment>
        <translation>Картите ви са закрити. Натиснете {key} или щракнете, за да ги откриете.</translation>
    </message>
    <message numerus="yes">
        <source>Your deck: %n card(s)</source>
        <extracomment>What fills the middle of the tray.</extracomment>
        <translation>
            <numerusform>Вашата колода: %n карта</numerusform>
            <numerusform>Вашата колода: %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your discard pile: %n card(s)</source>
        <translation>
            <numerusform>Вашите изчистени карти: %n карта</numerusform>
            <numerusform>Вашите изчистени карти: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>{faction}: the Alliance is free. The first with 4 Influence gets it, and 1 Victory Point.</source>
        <extracomment>The brass round the emblem; it breaks the corner of a low header. How much of the cloth a cell of the track hides. The number of a cell: between cubes, and where nobody stands. How strong it is where nobody stands.</extracomment>
        <translation>{faction}: съюзът е свободен. Отива при първия с 4 влияние, 1 победна точка.</translation>
    </message>
    <message>
        <source>{faction}: {player} holds the Alliance (1 Victory Point) until another player has more Influence.</source>
        <translation>{faction}: {player} държи съюза, 1 победна точка, докато друг не достигне повече влияние.</translation>
    </message>
    <message>
        <source>{n} Influence: 1 Victory Point</source>
        <extracomment>Whose cube may go next, and so many steps: a person may decide for a Rival. Whose Snooper lies where the Victory Point is.</extracomment>
        <translation>{n} влияние: 1 победна точка</translation>
    </message>
    <message>
        <source>{n} Influence: {bonus}</source>
        <translation>{n} влияние: {bonus}</translation>
    </message>
    <message>
        <source>{title}
{text}</source>
        <translation>{title}
{text}</translation>
    </message>
    <message>
        <source>{track}: {node}</source>
        <extracomment>The number of a space stands in so wide a column; tokens are as large at most. What the seal takes at the left of a digit. Spaces that can be taken lie over others, and tokens over all of them. How dense the ground of a space is over the arena. By track what its tokens are called, as a piece and as a sign, where that is not its own name.
----------
The seat takes part in the track.
----------
The purse is wider where cubes lie, and tiles say what they do. The number of cards that are left, where there is room for it. Tracks have no more than this part of its width.</extracomment>
        <translation>{track}: {node}</translation>
    </message>
</context>
<context>
    <name>Tech</name>
    <message>
        <source>Artillery</source>
        <translation>Артилерия</translation>
    </message>
    <message>
        <source>Chaumurky</source>
        <translation>Чаумурки</translation>
    </message>
    <message>
        <source>Detonation Devices</source>
        <translation>Взривни устройства</translation>
    </message>
    <message>
        <source>Disposal Facility</source>
        <translation>Съоръжение за отпадъци</translation>
    </message>
    <message>
        <source>Flagship</source>
        <translation>Флагмански кораб</translation>
    </message>
    <message>
        <source>Holoprojectors</source>
        <translation>Холопроектори</translation>
    </message>
    <message>
        <source>Holtzman Engine</source>
        <translation>Двигател на Холцман</translation>
    </message>
    <message>
        <source>Invasion Ships</source>
        <translation>Кораби за нашествие</translation>
    </message>
    <message>
        <source>Memocorders</source>
        <translation>Мемокордери</translation>
    </message>
    <message>
        <source>Minimic Film</source>
        <translation>Минимична лента</translation>
    </message>
    <message>
        <source>Restricted Ordnance</source>
        <translation>Забранено въоръжение</translation>
    </message>
    <message>
        <source>Shuttle Fleet</source>
        <translation>Флот от совалки</translation>
    </message>
    <message>
        <source>Sonic Snoopers</source>
        <translation>Звукови детектори</translation>
    </message>
    <message>
        <source>Spaceport</source>
        <translation>Космодрум</translation>
    </message>
    <message>
        <source>Spy Satellites</source>
        <translation>Шпионски спътници</translation>
    </message>
    <message>
        <source>Training Drones</source>
        <translation>Учебни дронове</translation>
    </message>
    <message>
        <source>Troop Transports</source>
        <translation>Войскови транспорти</translation>
    </message>
    <message>
        <source>Windtraps</source>
        <translation>Вятърни капани</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>Agent icon, icon, symbol, sign</source>
        <translation>агентски символ, символ, знак, икона</translation>
    </message>
    <message>
        <source>Agent, worker, meeple, pawn</source>
        <translation>агент, работник, пионка, пешка</translation>
    </message>
    <message>
        <source>Alliance, ally, allies</source>
        <translation>съюз, съюзник, алианс</translation>
    </message>
    <message>
        <source>Conflict, Combat, war, battle, fight, fighting</source>
        <translation>конфликт, битка, битки, битката, бой, война, сражение, бия се</translation>
    </message>
    <message>
        <source>Endgame, end, finish, over, last round</source>
        <translation>край на играта, край, завършва, свършва, приключва, последен рунд</translation>
    </message>
    <message>
        <source>Faction, side, Houses</source>
        <translation>фракция, страна</translation>
    </message>
    <message>
        <source>Family Atomics, bomb, nuke</source>
        <translation>Семейно атомно оръжие, атомно, бомба</translation>
    </message>
    <message>
        <source>First Player, begin, start, who begins, turn order</source>
        <translation>първи играч, първи, пръв, започва, започвам, начало, ред на ходовете</translation>
    </message>
    <message>
        <source>Freighter, Shipping track, ship, cargo</source>
        <translation>товарен кораб, скала за превоз, превоз, кораб, товар</translation>
    </message>
    <message>
        <source>Gather Intelligence, draw with a Spy</source>
        <translation>събиране на сведения, сведения, разузнаване</translation>
    </message>
    <message>
        <source>Graft, grafted, two cards together</source>
        <translation>присаждане, присадена карта, две карти заедно</translation>
    </message>
    <message>
        <source>High Council, council, seat, senate</source>
        <translation>Висш съвет, съвет, съветник, сенат</translation>
    </message>
    <message>
        <source>Imperium Row, Row, shop, market</source>
        <translation>Имперски ред, ред с карти, пазар, магазин</translation>
    </message>
    <message>
        <source>Infiltrate, sneak in</source>
        <translation>проникване, проникна, вмъквам се</translation>
    </message>
    <message>
        <source>Influence, rank, reputation, favour, respect</source>
        <translation>влияние, уважение, репутация</translation>
    </message>
    <message>
        <source>Intrigue card, Intrigue, trick, secret card</source>
        <translation>карта Интрига, интрига, хитрост, тайна карта</translation>
    </message>
    <message>
        <source>Leader, character, hero, ability</source>
        <translation>Лидер, умение, персонаж, герой</translation>
    </message>
    <message>
        <source>Maker hooks, hooks</source>
        <translation>куки на Вестителя, куки, кука</translation>
    </message>
    <message>
        <source>Negotiator, diplomat</source>
        <translation>преговарящ, дипломат</translation>
    </message>
    <message>
        <source>Persuasion, diamond, gem, buying power</source>
        <translation>Авторитет, убеждение, ромб, диамант</translation>
    </message>
    <message>
        <source>Recall, return, come home, take back</source>
        <translation>отзоваване, отзовавам, връщам, връщане, назад, вкъщи</translation>
    </message>
    <message>
        <source>Reveal turn, reveal, show cards</source>
        <translation>ход на Разкриване, разкриване, разкривам, показвам карти, отварям карти</translation>
    </message>
    <message>
        <source>Rival, bot, solo, alone, Hagal, automa</source>
        <translation>съперник, бот, соло, сам, Хагал, автома, компютър</translation>
    </message>
    <message>
        <source>Shield Wall, wall, explode, blow up, bomb</source>
        <translation>Защитната стена, стена, взрив, взривявам, разрушавам</translation>
    </message>
    <message>
        <source>Signet Ring, ring, seal</source>
        <translation>пръстен с печат, пръстен, печат</translation>
    </message>
    <message>
        <source>Solari, money, coin, coins, cash</source>
        <translation>солари, пари, монета</translation>
    </message>
    <message>
        <source>Spy, cone, scout</source>
        <translation>шпионин, шпиони, разузнавач, конус</translation>
    </message>
    <message>
        <source>Swordmaster, third Agent, 3rd Agent, more Agents</source>
        <translation>Майстор на меча, трети агент, третия агент, повече агенти</translation>
    </message>
    <message>
        <source>Tech tile, tech, technology</source>
        <translation>плочка Технология, технология</translation>
    </message>
    <message>
        <source>Tleilaxu, Tleilaxu track, beetle</source>
        <translation>Тлейлаксу, скала Тлейлаксу, бръмбар</translation>
    </message>
    <message>
        <source>Unload, discarded card</source>
        <translation>разтоварване, изчистена карта</translation>
    </message>
    <message>
        <source>Victory Points, points, score, scoring, vp</source>
        <translation>победна точка, победни точки, точка, точки, резултат, пт</translation>
    </message>
    <message>
        <source>acquire, buy, bought, purchase</source>
        <translation>придобиване, придобивам, придобиете, купувам, купя, купена, покупка, купуване, купуват, купи</translation>
    </message>
    <message>
        <source>arrow, optional, may, decline</source>
        <translation>стрелка, незадължително, по желание, отказвам</translation>
    </message>
    <message>
        <source>battle icon, pair, match</source>
        <translation>боен символ, двойка, чифт, еднакви символи</translation>
    </message>
    <message>
        <source>board space, space, location</source>
        <translation>игрално поле, поле, място, локация, квадратче</translation>
    </message>
    <message>
        <source>bonus spice, heap</source>
        <translation>допълнителна подправка, купчина, куп</translation>
    </message>
    <message>
        <source>contract, quest, mission, CHOAM</source>
        <translation>договор, задача, ПОСИТ, мисия</translation>
    </message>
    <message>
        <source>control, flag, own a space</source>
        <translation>контрол, контролирам, флаг, флагче, знаме, знамето, владея</translation>
    </message>
    <message>
        <source>cost, price, pay, expensive, cheap</source>
        <translation>цена, плащам, платя, плаща, плащане, струва, скъпо, евтино</translation>
    </message>
    <message>
        <source>deck, draw pile, shuffle, reshuffle, runs out</source>
        <translation>колода, тесте, размесване, размесвам, разбърквам, свърши</translation>
    </message>
    <message>
        <source>deploy, commit, send troops, join the fight, join the battle, have to fight</source>
        <translation>изпращане, изпращам в конфликта, изпращат войски, изпращат войници, вкарвам, пращам войски, бия се</translation>
    </message>
    <message>
        <source>discard pile, discard, used cards</source>
        <translation>изчистване, изчиствам, куп с изчистените карти, изчистени, сброс</translation>
    </message>
    <message>
        <source>draw, take a card, new cards</source>
        <translation>теглене, тегля, вземам карта, нови карти</translation>
    </message>
    <message>
        <source>dreadnought, ship, spaceship, warship</source>
        <translation>дредноут, кораб, звездолет</translation>
    </message>
    <message>
        <source>effect, action, order of effects</source>
        <translation>ефект, действие, ред на ефектите</translation>
    </message>
    <message>
        <source>garrison, barracks, camp</source>
        <translation>гарнизон, казарма, лагер</translation>
    </message>
    <message>
        <source>genetic marker, gene, helix</source>
        <translation>генетичен маркер, ген, спирала</translation>
    </message>
    <message>
        <source>hand, hand limit, keep, hold</source>
        <translation>ръка, ръката, държа, лимит</translation>
    </message>
    <message>
        <source>harvest, Maker, mine, collect spice, gather spice</source>
        <translation>добив на подправка, добив, Вестител, събирам подправка, добивам</translation>
    </message>
    <message>
        <source>hint, advice, suggestion, what should I do</source>
        <translation>подсказка, подсказва, съвет</translation>
    </message>
    <message>
        <source>lose, lost, die, killed, dead, come back, after the Combat</source>
        <translation>загуба, губя, губите, загивам, умират, връщат се, след битката</translation>
    </message>
    <message>
        <source>observation post, post, spot</source>
        <translation>наблюдателен пост, пост, точка</translation>
    </message>
    <message>
        <source>occupied, blocked, taken, closed, full, same space</source>
        <translation>заето поле, заето, заета, затворено, блокирано</translation>
    </message>
    <message>
        <source>pass, skip</source>
        <translation>пасуване, пасувам, пропускам</translation>
    </message>
    <message>
        <source>recruit, hire, train, get troops, more troops, more soldiers</source>
        <translation>набиране, набирам, наемам, вербувам, взема войски, идват войски, повече войски</translation>
    </message>
    <message>
        <source>research, research track, science</source>
        <translation>изследване, скала за изследвания, наука</translation>
    </message>
    <message>
        <source>retreat, withdraw, pull back</source>
        <translation>оттегляне, оттеглям, изтеглям, отдръпвам</translation>
    </message>
    <message>
        <source>reward, prize</source>
        <translation>награда, приз</translation>
    </message>
    <message>
        <source>sandworm, worm, Shai-Hulud</source>
        <translation>пясъчен червей, червей, червеи, Шай-Хулуд</translation>
    </message>
    <message>
        <source>save, saved, load, continue later</source>
        <translation>запазя, запазва, запазване, заредя</translation>
    </message>
    <message>
        <source>send, place, play</source>
        <translation>изпращам, изпратя, поставям, играя, играят, изиграя, сложа</translation>
    </message>
    <message>
        <source>specimen, Axolotl tanks, jar</source>
        <translation>образец, образци, аксолотлови резервоари, буркан</translation>
    </message>
    <message>
        <source>spice, melange</source>
        <translation>подправка, спайс, меланж</translation>
    </message>
    <message>
        <source>steal, theft, stolen, thief</source>
        <translation>кражба, крада, открадна</translation>
    </message>
    <message>
        <source>strength, power, force</source>
        <translation>военна сила, сила, мощ</translation>
    </message>
    <message>
        <source>supply, stock, reserve of troops</source>
        <translation>запас, склад, резерв от войски</translation>
    </message>
    <message>
        <source>sword, attack, strength</source>
        <translation>меч, мечове, мечовете, атака, военна сила, сила</translation>
    </message>
    <message>
        <source>tie, tied, ties, equal, tiebreaker, same strength, draw</source>
        <translation>равенство, равен, равни, наравно, еднаква сила, еднакво</translation>
    </message>
    <message>
        <source>trash, destroy, remove, delete, get rid</source>
        <translation>премахване, премахвам, махна, махам, унищожавам, отървавам, отърва</translation>
    </message>
    <message>
        <source>troop, cube, soldier, army, unit</source>
        <translation>войски, войска, войските, кубче, войник, армия, единица</translation>
    </message>
    <message>
        <source>undo, undone, take back a move, revert, cancel, mistake</source>
        <translation>отмени, отменя, отмяна, върна хода, грешка</translation>
    </message>
    <message>
        <source>win, winner, victory, won, aim, goal, Victory Points</source>
        <translation>победа, побеждавам, печеля, спечеля, спечели, победител, цел на играта, победни точки</translation>
    </message>
</context>
<context>
    <name>Tleilaxu</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Step 1</source>
        <translation>Стъпка 1</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Стъпка 2</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>Стъпка 3</translation>
    </message>
    <message>
        <source>Step 4</source>
        <translation>Стъпка 4</translation>
    </message>
    <message>
        <source>Step 5</source>
        <translation>Стъпка 5</translation>
    </message>
    <message>
        <source>Step 6</source>
        <translation>Стъпка 6</translation>
    </message>
    <message>
        <source>Step 7</source>
        <translation>Стъпка 7</translation>
    </message>
    <message>
        <source>Tleilaxu track</source>
        <translation>Скала Тлейлаксу</translation>
    </message>
</context>
<context>
    <name>Touring</name>
    <message>
        <source>10 to 8 and 6. You have nothing to add: be done.</source>
        <translation>10 на 8 и 6. Няма какво да добавите: приключете.</translation>
    </message>
    <message>
        <source>11 to 7: you have won a point. All troops in the Conflict go back to the supply, whoever wins.</source>
        <translation>11 на 7: спечелихте точка. Всички войски в конфликта се връщат в запаса, който и да печели.</translation>
    </message>
    <message>
        <source>2 Persuasion: {arrakis_liaison} can always be bought, it has a pile of its own. Buy it, another card, or none.</source>
        <translation>2 Авторитет: {arrakis_liaison} има своя купчина и се купува винаги. Купете нея, друга карта или нищо.</translation>
    </message>
    <message>
        <source>3 Persuasion, the blue diamonds, buy cards from the row above: {space_travel}, another one that is lit, or none.</source>
        <translation>С 3 Авторитет (сините ромбове) купете карта от реда горе: {space_travel}, друга от осветените или нищо.</translation>
    </message>
    <message>
        <source>3 spice for a point: that is a good price.</source>
        <translation>3 подправка за точка са добра цена.</translation>
    </message>
    <message>
        <source>7 for you, 4 for each of them so far. Buy {double_agent}, another card, or none.</source>
        <translation>Вие имате 7, всеки от тях засега 4. Купете {double_agent}, друга карта или нищо.</translation>
    </message>
    <message>
        <source>8 Solari: keep them for the next round. End your turn.</source>
        <translation>8 солари: запазете ги за следващия рунд. Завършете хода си.</translation>
    </message>
    <message>
        <source>8 to 5. Now buy: {stilgar_the_devoted}, another card, or none.</source>
        <translation>8 на 5. Сега купете {stilgar_the_devoted}, друга карта или нищо.</translation>
    </message>
    <message>
        <source>A spy, a sandworm and a pair, if you know the base game: one round, then play on</source>
        <translation>Шпионин, пясъчен червей и двойка, ако знаете основната игра: един рунд и после играйте</translation>
    </message>
    <message>
        <source>A spy: his third. So his Scheme happens, which is two troops, and the other two spies come back. Another card.</source>
        <translation>Шпионин, вече трети. Затова идва замисълът му: две войски; другите двама шпиони се връщат. И следва карта.</translation>
    </message>
    <message>
        <source>A troop came by itself. What else the space gives waits in the list below: draw the Intrigue card. The seal: no undo.</source>
        <translation>Войската дойде сама. Другото от полето чака в списъка долу: изтеглете карта Интрига. Печатът: без отмяна.</translation>
    </message>
    <message>
        <source>Agents come home, and where nobody harvested there is 1 spice more. Round 2 begins.</source>
        <translation>Агентите се прибират, а където никой не е събирал, има 1 подправка повече. Започва рунд 2.</translation>
    </message>
    <message>
        <source>Alone against Rivals</source>
        <translation>Сами срещу съперници</translation>
    </message>
    <message>
        <source>An Agent stands there: the space is closed until the round ends.</source>
        <translation>Там стои Агент: полето е затворено до края на рунда.</translation>
    </message>
    <message>
        <source>An Agent with a Faction raises your Influence there. 2 are a point, 4 a bonus, and who is there first has the Alliance: a point.</source>
        <translation>Агент при фракция вдига влиянието ви там. 2 са точка, 4 са бонус, а който стигне пръв, има съюз: още точка.</translation>
    </message>
    <message>
        <source>And draw your own.</source>
        <translation>А сега изтеглете своята.</translation>
    </message>
    <message>
        <source>Before Combat a card is turned up for each Rival that fights: its swords count. Staban has 8 now.</source>
        <translation>Преди битката за всеки сражаващ се съперник се обръща карта: мечовете ѝ се броят. Стабан вече има 8.</translation>
    </message>
    <message>
        <source>Both of your Agents are on the board. End your turn; in the next one you reveal.</source>
        <translation>И двамата ви Агенти са на полето. Завършете хода; в следващия разкривате.</translation>
    </message>
    <message>
        <source>Choose the post between {sietch_tabr} and {research_station}.</source>
        <translation>Изберете поста между {sietch_tabr} и {research_station}.</translation>
    </message>
    <message>
        <source>Choose {diplomacy}: it has the icons of all four Factions.</source>
        <translation>Изберете {diplomacy}: тя има символите на четирите фракции.</translation>
    </message>
    <message>
        <source>Combat, 7 to 7. Now {ambush} is worth 4 more: play it.</source>
        <translation>Битка, 7 на 7. Сега {ambush} носи още 4: изиграйте я.</translation>
    </message>
    <message>
        <source>Count Ilban has no troop in the Conflict, so his swords don&apos;t count. He buys a card.</source>
        <translation>Граф Илбан няма войски в конфликта и мечовете му не се броят. Той купува карта.</translation>
    </message>
    <message>
        <source>Count Ilban took {secure_contract} for 3 Solari. Until the round ends it is closed for everybody.</source>
        <translation>Граф Илбан зае {secure_contract} за 3 солари. До края на рунда полето е затворено за всички.</translation>
    </message>
    <message>
        <source>Crossed swords let troops into the Conflict: the one just recruited, and two from your garrison. Deploy all three.</source>
        <translation>Кръстосаните мечове пускат войски в конфликта: току-що набраната и още две от гарнизона. Изпратете и трите.</translation>
    </message>
    <message>
        <source>Draw the card that the space gives.</source>
        <translation>Изтеглете картата, която дава полето.</translation>
    </message>
    <message>
        <source>Each troop has strength 2, each sword 1: you have 6. {ambush} adds to that, but it can be played in Combat only.</source>
        <translation>Войската има военна сила 2, мечът – 1: имате 6. {ambush} добавя още, но се играе само в битка.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Завършете хода си.</translation>
    </message>
    <message>
        <source>For Lady Margot: she would go to {deep_desert} only for bonus spice. Ignored.</source>
        <translation>За лейди Марго: в {deep_desert} тя би отишла само за допълнителна подправка. Картата се пропуска.</translation>
    </message>
    <message>
        <source>For Staban a card is turned up: {arrakeen}. Your Agent stands there, so the card is ignored, and another comes.</source>
        <translation>За Стабан се обръща карта: {arrakeen}. Там стои вашият Агент, затова тя се пропуска и идва следваща.</translation>
    </message>
    <message>
        <source>From then on Rivals buy points: one for 7 Solari, for 7 spice, for 3 water or for 3 Intrigue cards.</source>
        <translation>Оттогава съперниците купуват точки: по една за 7 солари, за 7 подправка, за 3 вода или за 3 карти Интрига.</translation>
    </message>
    <message>
        <source>Good too! I follow: from here on this is a game like any other.</source>
        <translation>И така е добре! Оттук нататък играта е като всяка друга.</translation>
    </message>
    <message>
        <source>How Rivals play, if you know Uprising: one round, then play on</source>
        <translation>Как играят съперниците, ако знаете „Въстание“: един рунд и после играйте</translation>
    </message>
    <message>
        <source>Irulan has taken {sietch_tabr}. Without a spy it would be closed to you now.</source>
        <translation>Ирулан зае {sietch_tabr}. Без шпионин полето щеше да е затворено за вас.</translation>
    </message>
    <message>
        <source>New in Uprising: spies. {espionage} posts one. Send {diplomacy} there, it costs 1 spice.</source>
        <translation>Новото във „Въстание“: шпиони. {espionage} дава един. Изпратете там {diplomacy}, струва 1 подправка.</translation>
    </message>
    <message>
        <source>Not now: the corner of the card says when it can be played. This one waits for Combat.</source>
        <translation>Не сега: ъгълът на картата казва кога се играе. Тази чака битката.</translation>
    </message>
    <message>
        <source>Now play on as you like: for 8 Solari {swordmaster} is a third Agent. The lamp above gives hints. Good luck!</source>
        <translation>Сега играйте както искате: за 8 солари {swordmaster} е трети Агент. Лампата горе подсказва. Успех!</translation>
    </message>
    <message>
        <source>Now the others move.</source>
        <translation>Сега са на ход другите.</translation>
    </message>
    <message>
        <source>Now the spy. It stands on an observation post, beside the spaces that it watches.</source>
        <translation>Сега шпионинът. Той стои на наблюдателен пост до полетата, които следи.</translation>
    </message>
    <message>
        <source>Now to the desert: send {dune_the_desert_planet} to {hagga_basin}.</source>
        <translation>Сега към пустинята: изпратете {dune_the_desert_planet} в {hagga_basin}.</translation>
    </message>
    <message>
        <source>Now {carthag}. Your Agent stands there until the round ends, and nobody else may go there.</source>
        <translation>Сега {carthag}. Вашият Агент остава там до края на рунда и никой друг не може да отиде.</translation>
    </message>
    <message>
        <source>On a combat space a Rival sends all new troops into the Conflict, and up to two of its garrison.</source>
        <translation>На Бойно поле съперникът праща в конфликта всички нови войски и до две от гарнизона си.</translation>
    </message>
    <message>
        <source>On your turn a card sends an Agent to a space with its icon. Choose {reconnaissance}: it has that of the cities.</source>
        <translation>В своя ход с карта пращате Агент на поле с нейния символ. Изберете {reconnaissance}: тя има символа на градовете.</translation>
    </message>
    <message>
        <source>One troop may be enough for second place. Deploy the last one of your garrison.</source>
        <translation>За второто място може да стигне една войска. Изпратете последната от гарнизона си.</translation>
    </message>
    <message>
        <source>Open what the space gives: spice, or a sandworm.</source>
        <translation>Отворете какво дава полето: подправка или пясъчен червей.</translation>
    </message>
    <message>
        <source>Rabban controls {imperial_basin}: each Agent there pays him. You got 2 water: not every Conflict has to be yours.</source>
        <translation>Рабан държи {imperial_basin}: всеки Агент там му носи доход. Вие взехте 2 вода: не всеки конфликт трябва да е ваш.</translation>
    </message>
    <message>
        <source>Rabban goes to {arrakeen} with three troops: he wants the point, too.</source>
        <translation>Рабан отива в {arrakeen} с три войски: и той иска точката.</translation>
    </message>
    <message>
        <source>Rabban has 7 as well. In a tie nobody is first: both would get the second reward.</source>
        <translation>Рабан също има 7. При равенство няма първи: и двамата биха получили втората награда.</translation>
    </message>
    <message>
        <source>Rabban sent three troops: he wants this Conflict very much. But second place pays, too.</source>
        <translation>Рабан изпрати три войски: много иска този конфликт. Но и второто място носи нещо.</translation>
    </message>
    <message>
        <source>Rivals never play Intrigue cards, but pay with them, and she has four. Send {diplomacy} to {secrets}.</source>
        <translation>Съперниците не играят карти Интрига, но плащат с тях, а тя има четири. Изпратете {diplomacy} в {secrets}.</translation>
    </message>
    <message>
        <source>Rivals never reveal and buy no cards. You do: reveal.</source>
        <translation>Съперниците не разкриват и не купуват карти. А вие разкрийте.</translation>
    </message>
    <message>
        <source>Rivals play nothing in Combat: {weirding_combat} makes 10, and nobody answers.</source>
        <translation>В битка съперниците не играят нищо: {weirding_combat} прави 10 и никой не отговаря.</translation>
    </message>
    <message>
        <source>Round 3. Your deck was empty, so your discard pile was shuffled: what you bought can come now.</source>
        <translation>Рунд 3. Колодата ви свърши и изчистените бяха размесени: купеното вече може да дойде.</translation>
    </message>
    <message>
        <source>Sell spice: send {signet_ring} to {sell_melange}. 2 spice bring 6 Solari.</source>
        <translation>Продайте подправка: изпратете {signet_ring} в {sell_melange}. 2 подправка носят 6 солари.</translation>
    </message>
    <message>
        <source>Send it to {wealth}: that costs nothing, and brings 2 Solari. {conspire} would cost 4 spice.</source>
        <translation>Изпратете я в {wealth}: не струва нищо и носи 2 солари. {conspire} струва 4 подправка.</translation>
    </message>
    <message>
        <source>Send {reconnaissance} there all the same: you infiltrate, and the spy comes back to you.</source>
        <translation>Въпреки това изпратете там {reconnaissance}: това е проникване, а шпионинът се връща.</translation>
    </message>
    <message>
        <source>Solari, spice, water and Intrigue cards were 9 together, the number on his card: Staban bought a Swordmaster.</source>
        <translation>Солари, подправка, вода и карти Интрига станаха общо 9, числото на картата му: Стабан купи Майстор на меча.</translation>
    </message>
    <message>
        <source>Summon the sandworm: it has strength 3 and goes into the Conflict, which no Shield Wall protects.</source>
        <translation>Призовете пясъчния червей: той има военна сила 3 и отива в конфликта, непазен от Защитната стена.</translation>
    </message>
    <message>
        <source>Take the Maker hooks: with them you can summon sandworms. A troop and water come along.</source>
        <translation>Вземете куките на Вестителя: с тях се призовават пясъчни червеи. Войска и вода идват с тях.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now. The ring shows what can.</source>
        <translation>Това не може сега. Пръстенът показва какво може.</translation>
    </message>
    <message>
        <source>That is all you can do here. End your turn.</source>
        <translation>Това е всичко тук. Завършете хода си.</translation>
    </message>
    <message>
        <source>The Rivals will fight, too. Deploy three troops.</source>
        <translation>Съперниците също ще се бият. Изпратете три войски.</translation>
    </message>
    <message>
        <source>The base game, if you have never read its rules: two rounds, then play on</source>
        <extracomment>For whom it is, and how long.</extracomment>
        <translation>Основната игра, ако не сте чели правилата: два рунда и после играйте</translation>
    </message>
    <message>
        <source>The guided first game</source>
        <extracomment>By the id of the tour, what it is called.</extracomment>
        <translation>Първа игра с обяснения</translation>
    </message>
    <message>
        <source>The most Victory Points win, after ten rounds or when somebody has ten. This round&apos;s Conflict is worth one: its star.</source>
        <translation>Печелят най-многото точки – след десет рунда или щом някой има десет. Конфликтът на този рунд носи една: звездата.</translation>
    </message>
    <message>
        <source>The order is yours. Draw the card first: you may need to know it.</source>
        <translation>Редът е ваш. Първо изтеглете картата: добре е да я знаете.</translation>
    </message>
    <message>
        <source>The others have revealed. Now you do.</source>
        <translation>Другите разкриха. Сега вие.</translation>
    </message>
    <message>
        <source>The others have revealed. Reveal, too.</source>
        <translation>Другите разкриха. Разкрийте и вие.</translation>
    </message>
    <message>
        <source>The others have sent their second Agents. Now it is your turn again.</source>
        <translation>Другите изпратиха вторите си Агенти. Сега пак е ваш ред.</translation>
    </message>
    <message>
        <source>The same once more.</source>
        <translation>Същото още веднъж.</translation>
    </message>
    <message>
        <source>The space wants 2 Influence with the Fremen, which you have. Open its effect.</source>
        <translation>Полето иска 2 влияние при Свободните, а вие го имате. Отворете ефекта му.</translation>
    </message>
    <message>
        <source>This card doesn&apos;t have the icon of that space. The ring shows the one that does.</source>
        <translation>Тази карта няма символа на полето. Пръстенът показва тази, която го има.</translation>
    </message>
    <message>
        <source>This card has no icon: keep it for your Reveal turn. The ring shows the one to choose.</source>
        <translation>Тази карта няма символ: тя е за хода на Разкриване. Пръстенът показва коя да изберете.</translation>
    </message>
    <message>
        <source>This time with the Bene Gesserit.</source>
        <translation>Този път при Бени Джесърит.</translation>
    </message>
    <message>
        <source>Two troops are enough. Deploy them.</source>
        <translation>Две войски стигат. Изпратете ги.</translation>
    </message>
    <message>
        <source>What is new in Uprising</source>
        <translation>Новото във „Въстание“</translation>
    </message>
    <message>
        <source>What you buy lies in your discard pile first, and comes to your hand in a later round. End your turn.</source>
        <translation>Купеното първо лежи при изчистените ви карти, а в ръката идва в по-късен рунд. Завършете хода си.</translation>
    </message>
    <message>
        <source>Who wins with a sandworm gets the reward twice. End your turn.</source>
        <translation>Който печели с пясъчен червей, получава наградата два пъти. Завършете хода.</translation>
    </message>
    <message>
        <source>Whoever has four gives you one, Rivals too. Take it.</source>
        <translation>Който има четири, ви дава една, и съперникът също. Вземете я.</translation>
    </message>
    <message>
        <source>With the Emperor it becomes 2, and that is worth a point.</source>
        <translation>При Императора става 2, а това е точка.</translation>
    </message>
    <message>
        <source>With the pair of crysknives you have 5 points. Two cards of a pair are turned over: they count once.</source>
        <translation>С двойката крис ножове имате 5 точки. Картите от двойката се обръщат: броят се веднъж.</translation>
    </message>
    <message>
        <source>With the ring your Leader does what only he can: here he gained 1 spice.</source>
        <translation>С пръстена вашият Лидер прави това, което само той може: тук получи 1 подправка.</translation>
    </message>
    <message>
        <source>Without Agents you reveal: the cards left in your hand bring what is in their lower boxes.</source>
        <translation>Без Агенти разкривате: картите, останали в ръката, носят каквото е в долните им полета.</translation>
    </message>
    <message>
        <source>You are red. Below lies your hand of five cards, beside it what you own, and two Agents. The board is for all.</source>
        <extracomment>By the id of the step, or of what was tried. None has more than 140 letters, in any language.</extracomment>
        <translation>Вие сте червените. Долу са вашите пет карти, до тях това, което имате, и двама Агенти. Полето е общо.</translation>
    </message>
    <message>
        <source>You can&apos;t pay for that space yet. The ring shows where you can go.</source>
        <translation>Още не можете да платите за това поле. Пръстенът показва къде може.</translation>
    </message>
    <message>
        <source>You drew the other five cards of your deck. It is shuffled only when it is empty: what you bought waits here.</source>
        <translation>Изтеглихте другите пет карти от колодата. Тя се размесва само щом свърши: купеното чака тук.</translation>
    </message>
    <message>
        <source>You have revealed, but a Rival goes on as long as it has Agents: this was Staban&apos;s third.</source>
        <translation>Вие вече разкрихте, но съперникът играе, докато има Агенти: това беше третият на Стабан.</translation>
    </message>
    <message>
        <source>You have won, and a point with the pair. Staban was second: Rivals get rewards as you do.</source>
        <translation>Победихте, а двойката донесе точка. Стабан беше втори: съперниците получават награди като вас.</translation>
    </message>
    <message>
        <source>You have won, and the sandworm doubles the reward: everything here is there twice. Begin with Influence.</source>
        <translation>Победихте, а червеят удвоява наградата: всичко тук е два пъти. Започнете с влиянието.</translation>
    </message>
    <message>
        <source>You need spice. Choose {dune_the_desert_planet}: it has the icon of spice trade.</source>
        <translation>Трябва ви подправка. Изберете {dune_the_desert_planet}: тя има символа за търговия с подправка.</translation>
    </message>
    <message>
        <source>You never decide for a Rival here. In the base game you are asked where its rules leave a choice.</source>
        <translation>Тук никога не решавате вместо съперника. В основната игра ви питат, когато правилата му оставят избор.</translation>
    </message>
    <message>
        <source>You play against two Rivals. They have no hand and no deck: cards of House Hagal say what they do.</source>
        <translation>Играете срещу двама съперници. Те нямат ръка и колода: какво правят, казват картите на династия Хагал.</translation>
    </message>
    <message>
        <source>You play as ever. Send {reconnaissance} to {arrakeen}.</source>
        <translation>Вие играете както винаги. Изпратете {reconnaissance} в {arrakeen}.</translation>
    </message>
    <message>
        <source>You win if you are first of all three. On higher levels Rivals begin stronger and follow better rules. Play on!</source>
        <translation>Печелите, ако сте първи от тримата. На по-високите нива съперниците започват по-силни и играят по-хитро. Играйте!</translation>
    </message>
    <message>
        <source>Your Objective shows a crysknife, and so does this Conflict: whoever wins it with such a pair gets a point.</source>
        <translation>На вашата карта Цел има крис нож, на този конфликт също: който спечели и събере двойка, получава точка.</translation>
    </message>
    <message>
        <source>Your other spy stands here, and the space was free: recall it now to draw a card.</source>
        <translation>Тук стои другият ви шпионин, а полето беше свободно: отзовете го и изтеглете карта.</translation>
    </message>
    <message>
        <source>{fremkit} is free. Rivals pay nothing, and get what the card shows: Influence, here the second, which is a point.</source>
        <translation>{fremkit} е свободно. Съперниците не плащат и получават каквото е на картата: влияние, тук второто, а то е точка.</translation>
    </message>
    <message>
        <source>{imperial_basin} costs nothing, and the spice lying there comes on top. {the_great_flat} costs 2 water.</source>
        <translation>{imperial_basin} не струва нищо, а лежащата там подправка е отгоре. {the_great_flat} струва 2 вода.</translation>
    </message>
    <message>
        <source>{siege_of_arrakeen} lies behind the Shield Wall: no sandworm comes there until somebody destroys it. Play on!</source>
        <translation>{siege_of_arrakeen} е зад Защитната стена: червеите не стигат там, докато не бъде разрушена. Играйте!</translation>
    </message>
    <message>
        <source>{spice_refinery}: the ring on the card means what the ring of the Rival does. Hers brings 1 Solari.</source>
        <translation>{spice_refinery}: пръстенът на картата е действието на пръстена на съперника. Нейният носи 1 солари.</translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message numerus="yes">
        <source>{faction} – {player}: %n Influence</source>
        <translation>
            <numerusform>{faction} – {player}: %n влияние</numerusform>
            <numerusform>{faction} – {player}: %n влияние</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction} – {player}: %n Influence, Alliance</source>
        <translation>
            <numerusform>{faction} – {player}: %n влияние, съюз</numerusform>
            <numerusform>{faction} – {player}: %n влияние, съюз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>End</source>
        <translation>Край</translation>
    </message>
    <message>
        <source>First fork, above</source>
        <translation>Първо разклонение, горе</translation>
    </message>
    <message>
        <source>First fork, below</source>
        <translation>Първо разклонение, долу</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Среда</translation>
    </message>
    <message>
        <source>Second fork, above</source>
        <translation>Второ разклонение, горе</translation>
    </message>
    <message>
        <source>Second fork, below</source>
        <translation>Второ разклонение, долу</translation>
    </message>
    <message>
        <source>Second fork, below, second space</source>
        <translation>Второ разклонение, долу, второ поле</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>The spaces of Feyd-Rautha&apos;s training track, from the left; they have no printed names.</extracomment>
        <translation>Начало</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Both are in the list of saved games.</source>
        <translation>И двете са в списъка със записани игри.</translation>
    </message>
    <message>
        <source>Close it there to keep playing here. You can also play a copy of it here, or watch it as a replay.</source>
        <translation>Затворете играта там, за да продължите тук. Тук може да се играе нейно копие или играта да се гледа като повторение.</translation>
    </message>
    <message>
        <source>Decisions made after that have to be made again.</source>
        <translation>Решеното след това трябва да се реши отново.</translation>
    </message>
    <message>
        <source>It is among the deleted games, and can be restored from there.</source>
        <translation>Тя е сред изтритите игри и може да се върне оттам.</translation>
    </message>
    <message>
        <source>Make sure that its disk is connected and that the folder can be read. Nothing was changed in it.</source>
        <translation>Погрижете се дискът да е свързан и папката да може да се чете. В нея нищо не е променено.</translation>
    </message>
    <message>
        <source>Make sure that the file can be read, and try again. Nothing was changed in it.</source>
        <translation>Погрижете се файлът да може да се чете и опитайте отново. В него нищо не е променено.</translation>
    </message>
    <message>
        <source>Nothing that was decided is lost.</source>
        <translation>Нищо от решеното не е загубено.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. A newer version of the program opens it.</source>
        <translation>Във файла нищо не е променено. Отваря го по-нова версия на програмата.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. Choose a game that this program saved.</source>
        <translation>Във файла нищо не е променено. Изберете игра, записана от тази програма.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. If there is a copy of it, the copy can be imported.</source>
        <extracomment>What can be done, by kind of trouble.</extracomment>
        <translation>Във файла нищо не е променено. Ако има негово копие, то може да се внесе.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. It is damaged, or a newer version of the program opens it.</source>
        <translation>Във файла нищо не е променено. Повреден е или го отваря по-нова версия на програмата.</translation>
    </message>
    <message>
        <source>Please pass on the report. You can keep playing; the game is saved as soon as that works again.</source>
        <translation>Моля, предайте ни доклада. Играта продължава и ще бъде записана, щом това отново стане възможно.</translation>
    </message>
    <message>
        <source>The damaged file is kept beside it, under another name.</source>
        <translation>Повреденият файл се пази до него под друго име.</translation>
    </message>
    <message>
        <source>The game can be opened with the version of the program that saved it.</source>
        <translation>Играта може да се отвори с версията на програмата, която я е записала.</translation>
    </message>
    <message>
        <source>The game itself is saved again.</source>
        <translation>Самата игра отново е записана.</translation>
    </message>
    <message>
        <source>They apply until the window is closed, and are saved then if possible: free some space or allow access.</source>
        <translation>Те важат, докато прозорецът е отворен, и при затваряне се записват, ако е възможно: освободете място или разрешете достъп.</translation>
    </message>
    <message>
        <source>You can keep playing. The game is saved as soon as possible: free some space, allow access or connect the disk.</source>
        <translation>Играта продължава и ще бъде записана, щом стане възможно: освободете място, разрешете достъп или свържете диска.</translation>
    </message>
    <message>
        <source>You can keep playing. The game is saved as soon as that works again.</source>
        <translation>Играта продължава и ще бъде записана, щом това отново стане възможно.</translation>
    </message>
    <message>
        <source>a file is in the place of its folder</source>
        <translation>на мястото на папката му има файл</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>няма разрешен достъп</translation>
    </message>
    <message>
        <source>action {number} does not fit</source>
        <translation>действие {number} не е възможно</translation>
    </message>
    <message>
        <source>can&apos;t be read: {reason}</source>
        <translation>не може да се прочете: {reason}</translation>
    </message>
    <message>
        <source>can&apos;t be saved because of a mistake in the program</source>
        <translation>не може да се запише заради грешка на програмата</translation>
    </message>
    <message>
        <source>can&apos;t be saved because of a mistake in the program, which is reported in {folder}</source>
        <translation>не може да се запише заради грешка на програмата, за която има доклад в {folder}</translation>
    </message>
    <message>
        <source>can&apos;t be saved: {reason}</source>
        <translation>не може да се запише: {reason}</translation>
    </message>
    <message>
        <source>can&apos;t be set up</source>
        <translation>играта не може да се подготви</translation>
    </message>
    <message>
        <source>counts actions that it does not have</source>
        <translation>брои действия, които няма</translation>
    </message>
    <message>
        <source>counts rounds or points that no game has</source>
        <translation>брои рундове или точки, каквито няма в никоя игра</translation>
    </message>
    <message>
        <source>does not say who sits where</source>
        <translation>не казва кой къде седи</translation>
    </message>
    <message>
        <source>has a date that no game has</source>
        <translation>има дата, каквато няма в никоя игра</translation>
    </message>
    <message>
        <source>has names that can&apos;t be shown</source>
        <translation>има имена, които не могат да се покажат</translation>
    </message>
    <message>
        <source>has no list of actions that a game could have</source>
        <translation>няма списък с действия, възможни в игра</translation>
    </message>
    <message>
        <source>has seats of an unknown kind</source>
        <translation>има места от непознат вид</translation>
    </message>
    <message>
        <source>has something that no game of its kind has: {word}</source>
        <translation>има нещо, каквото няма в никоя такава игра: {word}</translation>
    </message>
    <message>
        <source>has values that no record has</source>
        <translation>има стойности, каквито няма в никой запис</translation>
    </message>
    <message>
        <source>is damaged: it goes on from the state kept in round {round}</source>
        <translation>е повреден: продължава от състоянието, запазено в рунд {round}</translation>
    </message>
    <message>
        <source>is not JSON, or was cut off</source>
        <extracomment>By what ``records`` says. A hole that is not in the wording is for programmers alone.</extracomment>
        <translation>не е JSON или е прекъснат</translation>
    </message>
    <message>
        <source>is not a record of a game</source>
        <translation>не е запис на игра</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>не е текст</translation>
    </message>
    <message>
        <source>is of an edition that is not here: {edition}</source>
        <translation>е от издание, което го няма тук: {edition}</translation>
    </message>
    <message>
        <source>is open in another window of the program</source>
        <translation>е отворен в друг прозорец на програмата</translation>
    </message>
    <message>
        <source>is too large for a record</source>
        <translation>е твърде голям за запис на игра</translation>
    </message>
    <message>
        <source>it is a link to somewhere else</source>
        <translation>това е връзка към друго място</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>това не е файл</translation>
    </message>
    <message>
        <source>its actions do not lead to where it says: it was changed</source>
        <translation>действията му не водят там, където пише: променян е</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>името му е твърде дълго</translation>
    </message>
    <message>
        <source>says no version</source>
        <translation>не посочва версия</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>дискът е само за четене</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>дискът не отговаря</translation>
    </message>
    <message>
        <source>the disk has an error</source>
        <translation>дискът има грешка</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Why a disk refuses, as ``files.disk`` says it.</extracomment>
        <translation>дискът е пълен</translation>
    </message>
    <message>
        <source>the disk is not there any more</source>
        <translation>дискът вече го няма</translation>
    </message>
    <message>
        <source>the games that were saved in it are not there any more</source>
        <translation>записаните тук игри вече ги няма</translation>
    </message>
    <message>
        <source>the oldest saved game without a name has made room for the new one</source>
        <translation>най-старата записана игра без име освободи място за новата</translation>
    </message>
    <message>
        <source>the rules have changed since it was written</source>
        <translation>правилата са се променили, откакто е записан</translation>
    </message>
    <message>
        <source>the rules have changed: it goes on in round {round}, after {done} of {all} actions</source>
        <translation>правилата са се променили: продължава от рунд {round}, след {done} от {all} действия</translation>
    </message>
    <message>
        <source>the rules have changed: its log begins in round {round}</source>
        <translation>правилата са се променили: дневникът му започва от рунд {round}</translation>
    </message>
    <message>
        <source>the saved games can&apos;t be listed: {reason}</source>
        <translation>записаните игри не могат да се покажат: {reason}</translation>
    </message>
    <message>
        <source>the settings can&apos;t be saved: {reason}</source>
        <translation>настройките не могат да се запишат: {reason}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>няма такъв файл</translation>
    </message>
    <message>
        <source>was changed by another program: what it wrote is kept as {name}</source>
        <translation>е променен от друга програма: записаното от нея се пази като {name}</translation>
    </message>
    <message>
        <source>was damaged: what it held is kept as {name}</source>
        <translation>беше повреден: съдържанието му се пази като {name}</translation>
    </message>
    <message>
        <source>was written by a newer version of the program</source>
        <translation>е записан от по-нова версия на програмата</translation>
    </message>
    <message>
        <source>{trouble}. {remedy}</source>
        <translation>{trouble}. {remedy}</translation>
    </message>
</context>
<context>
    <name>Turned</name>
    <message>
        <source>Agent to {space}</source>
        <translation>Агент на „{space}“</translation>
    </message>
    <message>
        <source>All cards are shuffled into a new deck</source>
        <translation>Всички карти се размесват в нова колода</translation>
    </message>
    <message numerus="yes">
        <source>Combat bonus: %n sword(s)</source>
        <translation>
            <numerusform>Боен бонус: %n меч</numerusform>
            <numerusform>Боен бонус: %n меча</numerusform>
        </translation>
    </message>
    <message>
        <source>Its condition is not met</source>
        <translation>Няма това, което се изисква</translation>
    </message>
    <message>
        <source>Its dreadnoughts are all commissioned</source>
        <translation>Всичките му дредноути са въоръжени</translation>
    </message>
    <message>
        <source>Neither board space has bonus spice</source>
        <translation>На никое от двете полета няма допълнителна подправка</translation>
    </message>
    <message>
        <source>No bonus spice at {space}</source>
        <translation>Няма допълнителна подправка на „{space}“</translation>
    </message>
    <message>
        <source>No unoccupied Maker board space has bonus spice</source>
        <translation>На никое незаето поле със символ на Вестител няма допълнителна подправка</translation>
    </message>
    <message>
        <source>Smart Politics: not to {space} now</source>
        <translation>Умна политика: сега не на „{space}“</translation>
    </message>
    <message>
        <source>Spy at {post}</source>
        <translation>Шпионин: {post}</translation>
    </message>
    <message>
        <source>Too little Influence for {space}</source>
        <translation>Твърде малко влияние за „{space}“</translation>
    </message>
    <message>
        <source>being carried out</source>
        <translation>изпълнява се</translation>
    </message>
    <message>
        <source>no post is free</source>
        <translation>няма свободен пост</translation>
    </message>
    <message>
        <source>{card}: {outcome}</source>
        <extracomment>It sent an Agent, was ignored, did something without one, gave swords. All cards became a new deck; dice removed cards of the Row. What makes a row. The step of the history in which the turn or the combat bonus ended, if this was its last card; −1: more follow. All that there are.</extracomment>
        <translation>{card}: {outcome}</translation>
    </message>
    <message>
        <source>{outcome}. Scheme: “{effect}”</source>
        <translation>{outcome}. Замисъл: „{effect}“</translation>
    </message>
    <message>
        <source>{space} is closed by The Voice</source>
        <translation>„{space}“ е затворено с „Гласът“</translation>
    </message>
    <message>
        <source>{space} is occupied</source>
        <translation>„{space}“ е заето</translation>
    </message>
</context>
<context>
    <name>TurnedCards</name>
    <message>
        <source>House Hagal cards turned up</source>
        <extracomment>The room on both sides of the words, and that for the mark of the seat beside the name. How many lines the words may take.</extracomment>
        <translation>Обърнати карти династия Хагал</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>Agent to {space}</source>
        <translation>Агент на {space}</translation>
    </message>
    <message>
        <source>No undo: something hidden has been revealed</source>
        <translation>Без отмяна: показа се нещо скрито</translation>
    </message>
    <message>
        <source>No undo: you saw {cards}</source>
        <translation>Без отмяна: видяхте {cards}</translation>
    </message>
    <message numerus="yes">
        <source>No undo: you saw {cards} and %n more</source>
        <translation>
            <numerusform>Без отмяна: видяхте {cards} и още %n</numerusform>
            <numerusform>Без отмяна: видяхте {cards} и още %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No undo: {player} has answered</source>
        <translation>Без отмяна: {player} вече отговори</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Няма нищо за отмяна</translation>
    </message>
    <message>
        <source>Nothing to undo in this turn</source>
        <translation>Няма нищо за отмяна в този ход</translation>
    </message>
    <message>
        <source>Nothing to undo yet</source>
        <translation>Още няма нищо за отмяна</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Повторение: {what}</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>разкриване</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Of an effect that a button quotes. How high the lower row is, with two lines and a key; how high the upper one, with one. How wide Redo is, and the share that Undo has of the rest. What ends or goes on, such as End turn, Reveal, Pass and Done.</extracomment>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Отмяна: {what}</translation>
    </message>
    <message>
        <source>Undo: {what}, and what followed</source>
        <translation>Отмяна: {what} и последвалото</translation>
    </message>
    <message>
        <source>acquiring {card}</source>
        <translation>придобиване на {card}</translation>
    </message>
    <message numerus="yes">
        <source>deploying %n troop(s)</source>
        <translation>
            <numerusform>изпращане на %n войска в конфликта</numerusform>
            <numerusform>изпращане на %n войски в конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding {card}</source>
        <translation>изчистване на {card}</translation>
    </message>
    <message>
        <source>effect of {source}</source>
        <translation>ефект на {source}</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>край на хода</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>playing {card}</source>
        <translation>изиграване на {card}</translation>
    </message>
    <message numerus="yes">
        <source>taking back %n troop(s)</source>
        <translation>
            <numerusform>вземане обратно на %n войска</numerusform>
            <numerusform>вземане обратно на %n войски</numerusform>
        </translation>
    </message>
    <message>
        <source>the last choice</source>
        <translation>последният избор</translation>
    </message>
    <message>
        <source>trashing {card}</source>
        <translation>премахване на {card}</translation>
    </message>
    <message>
        <source>{units} back to the garrison</source>
        <translation>{units} обратно в гарнизона</translation>
    </message>
    <message>
        <source>{units} to the Conflict</source>
        <translation>{units} в конфликта</translation>
    </message>
</context>
<context>
    <name>Unit</name>
    <message>
        <source>dreadnoughts</source>
        <translation>дредноути</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>Brutal Escalation</source>
        <translation>Жестока ескалация</translation>
    </message>
    <message>
        <source>Conflicts of Rise of Ix</source>
        <translation>Конфликти от „Възходът на Икс“</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Епичен режим</translation>
    </message>
    <message>
        <source>Expert Deployment</source>
        <translation>Умело изпращане на войски</translation>
    </message>
    <message>
        <source>Go to 11</source>
        <translation>До 11</translation>
    </message>
    <message>
        <source>Imperium Row Churn</source>
        <translation>Зарове на съперника за Имперския ред</translation>
    </message>
    <message>
        <source>Smart Politics</source>
        <translation>Умна политика</translation>
    </message>
</context>
<context>
    <name>VariantText</name>
    <message>
        <source>A Rival skips Faction board spaces without a cost where its Alliance is safe or where it is far behind.</source>
        <translation>Съперникът не отива на поле на фракция без цена, където съюзът му е сигурен или където е твърде назад.</translation>
    </message>
    <message>
        <source>After each of your Reveal turns, two dice remove cards from the Imperium Row.</source>
        <translation>След всеки ваш ход на Разкриване два зара изваждат карти от Имперския ред.</translation>
    </message>
    <message>
        <source>In a Conflict I or II a Rival deploys no troops while it has at least 3 more units than any other player.</source>
        <translation>В Конфликт I или II съперникът не изпраща войски, докато има поне с 3 бойни единици повече от всеки друг играч.</translation>
    </message>
    <message>
        <source>In a Conflict I or II a Rival deploys no troops while its strength is at least 4 higher than any other player&apos;s.</source>
        <translation>В Конфликт I или II съперникът не изпраща войски, докато военната му сила е поне с 4 по-голяма от тази на всеки друг играч.</translation>
    </message>
    <message>
        <source>In a Conflict III, two House Hagal cards make up the combat bonus of a Rival.</source>
        <translation>В Конфликт III бойният бонус на съперника е от две карти династия Хагал.</translation>
    </message>
    <message>
        <source>The Conflicts of Rise of Ix are dealt too, though they have no battle icons.</source>
        <translation>Раздават се и конфликтите от „Възходът на Икс“, макар че нямат боен символ.</translation>
    </message>
    <message>
        <source>The game goes to 11 points; four players begin without a Victory Point instead, and play to 10.</source>
        <translation>Играта е до 11 точки; четирима играчи вместо това започват без победна точка и играят до 10.</translation>
    </message>
    <message>
        <source>The game goes to 12 points, without a Conflict I; everybody begins with five troops in the garrison, an Intrigue card and Control the Spice.</source>
        <translation>Играе се до 12 точки, без Конфликт I; всеки започва с пет войски в гарнизона, карта Интрига и картата „Контрол над подправката“.</translation>
    </message>
</context>
<context>
    <name>VariantTicks</name>
    <message>
        <source>Part of the levels {levels}.</source>
        <translation>Идва с нивата {levels}.</translation>
    </message>
    <message>
        <source>Required at the level {level}.</source>
        <extracomment>All that were ticked by hand, also what can&apos;t be played now. Those that can be ticked, and those that the level brings.</extracomment>
        <translation>Нивото {level} го изисква.</translation>
    </message>
</context>
<context>
    <name>WaitPage</name>
    <message>
        <source>Continue</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Играй веднага</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Paused: step by step.</source>
        <translation>На пауза: стъпка по стъпка.</translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation>Към следващия въпрос</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Скорост {speed}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Стъпка</translation>
    </message>
    <message>
        <source>The moves are shown one by one.</source>
        <translation>Ходовете идват един по един.</translation>
    </message>
    <message>
        <source>Thinking about this move.</source>
        <extracomment>So many of the last moves are shown. The face of whoever is to come to the screen. The cards of a Rival&apos;s turn take all the room that there is. Of the line, the part that goes to and fro while a bot thinks; and milliseconds for both ways. Milliseconds; shorter waits are over before one sees them. The size of the mark, and the roles of the two lines. A bot thinks for so long that one sees it.</extracomment>
        <translation>Обмисля този ход.</translation>
    </message>
    <message>
        <source>{player} moves</source>
        <translation>{player} играе</translation>
    </message>
    <message>
        <source>{player}: Combat bonus</source>
        <translation>{player}: боен бонус</translation>
    </message>
    <message>
        <source>{player}: Rival&apos;s turn</source>
        <translation>{player}: ход на съперника</translation>
    </message>
</context>
<context>
    <name>Whereabouts</name>
    <message>
        <source>In this game.</source>
        <translation>Участва в тази игра.</translation>
    </message>
    <message>
        <source>In this game: {places}</source>
        <translation>В тази игра: {places}</translation>
    </message>
    <message>
        <source>Not in this game.</source>
        <translation>Няма я в тази игра.</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>на масата</translation>
    </message>
    <message>
        <source>open contracts</source>
        <translation>открити договори</translation>
    </message>
    <message>
        <source>out of sight: {n}</source>
        <translation>не се виждат: {n}</translation>
    </message>
    <message>
        <source>the Conflict of this round</source>
        <translation>конфликтът на този рунд</translation>
    </message>
    <message>
        <source>{player}, {zone}</source>
        <translation>{player}, {zone}</translation>
    </message>
</context>
<context>
    <name>WindowSheets</name>
    <message>
        <source>Another window could not be opened.</source>
        <extracomment>So many games are offered.</extracomment>
        <translation>Не можа да се отвори още един прозорец.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>%n карта остава в колодата</numerusform>
            <numerusform>%n карти остават в колодата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dreadnought(s)</source>
        <translation>
            <numerusform>%n дредноут</numerusform>
            <numerusform>%n дредноута</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sandworm(s)</source>
        <translation>
            <numerusform>%n пясъчен червей</numerusform>
            <numerusform>%n пясъчни червея</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s)</source>
        <translation>
            <numerusform>%n войска</numerusform>
            <numerusform>%n войски</numerusform>
        </translation>
    </message>
    <message>
        <source>Board spaces</source>
        <translation>Игрални полета</translation>
    </message>
    <message>
        <source>Conflict deck, the next card first: {levels}</source>
        <translation>Колода Конфликт, започвайки от следващата карта: {levels}</translation>
    </message>
    <message>
        <source>Conflict: {card}</source>
        <translation>Конфликт: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Conflicts so far: %n card(s)</source>
        <translation>
            <numerusform>Конфликти досега: %n карта</numerusform>
            <numerusform>Конфликти досега: %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contracts: %n left in the bank</source>
        <translation>
            <numerusform>Договори: остава %n в банката</numerusform>
            <numerusform>Договори: остават %n в банката</numerusform>
        </translation>
    </message>
    <message>
        <source>Deciding now: {player}</source>
        <translation>Сега е на ред: {player}</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Колода: %n карта</numerusform>
            <numerusform>Колода: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks and piles</source>
        <translation>Колоди и купове</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Куп с изчистените карти: %n карта</numerusform>
            <numerusform>Куп с изчистените карти: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>First Player: {player}</source>
        <translation>Първи играч: {player}</translation>
    </message>
    <message>
        <source>First place: {reward}</source>
        <translation>Първо място: {reward}</translation>
    </message>
    <message>
        <source>For the first one here: {effects}</source>
        <translation>За първия тук: {effects}</translation>
    </message>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Ръка: %n карта</numerusform>
            <numerusform>Ръка: %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House Hagal deck: %n card(s)</source>
        <translation>
            <numerusform>Колода династия Хагал: %n карта</numerusform>
            <numerusform>Колода династия Хагал: %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House Hagal discard pile: %n card(s)</source>
        <translation>
            <numerusform>Изчистени карти династия Хагал: %n карта</numerusform>
            <numerusform>Изчистени карти династия Хагал: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Imperium Row and Reserve</source>
        <translation>Имперски ред и Резерв</translation>
    </message>
    <message numerus="yes">
        <source>Imperium deck: %n card(s)</source>
        <translation>
            <numerusform>Имперска колода: %n карта</numerusform>
            <numerusform>Имперска колода: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message numerus="yes">
        <source>Intrigue deck: %n card(s)</source>
        <translation>
            <numerusform>Колода Интриги: %n карта</numerusform>
            <numerusform>Колода Интриги: %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intrigue discard pile: %n card(s)</source>
        <translation>
            <numerusform>Изчистени Интриги: %n карта</numerusform>
            <numerusform>Изчистени Интриги: %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intrigue: %n card(s)</source>
        <translation>
            <numerusform>Интриги: %n карта</numerusform>
            <numerusform>Интриги: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>No Conflict</source>
        <translation>Няма конфликт</translation>
    </message>
    <message numerus="yes">
        <source>Observation posts: %n sp(y|ies)</source>
        <translation>
            <numerusform>Наблюдателни постове: %n шпионин</numerusform>
            <numerusform>Наблюдателни постове: %n шпиони</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played: %n card(s)</source>
        <translation>
            <numerusform>Изиграни: %n карта</numerusform>
            <numerusform>Изиграни: %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n card(s)</source>
        <translation>
            <numerusform>Разкрити: %n карта</numerusform>
            <numerusform>Разкрити: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Рунд {number}</translation>
    </message>
    <message>
        <source>Second place: {reward}</source>
        <translation>Второ място: {reward}</translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <translation>
            <numerusform>Отделени настрана: %n карта</numerusform>
            <numerusform>Отделени настрана: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>The Conflict deck is empty</source>
        <extracomment>Told only when something lies there.</extracomment>
        <translation>Колодата Конфликт е празна</translation>
    </message>
    <message>
        <source>The Shield Wall is gone</source>
        <translation>Защитната стена е разрушена</translation>
    </message>
    <message>
        <source>The Shield Wall stands</source>
        <translation>Защитната стена стои</translation>
    </message>
    <message>
        <source>The game is over after round {number}</source>
        <translation>Играта приключи след рунд {number}</translation>
    </message>
    <message>
        <source>Third place: {reward}</source>
        <translation>Трето място: {reward}</translation>
    </message>
    <message numerus="yes">
        <source>Trashed: %n card(s)</source>
        <translation>
            <numerusform>Премахнати: %n карта</numerusform>
            <numerusform>Премахнати: %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for the Reveal turn: %n card(s)</source>
        <translation>
            <numerusform>Чакат хода на Разкриване: %n карта</numerusform>
            <numerusform>Чакат хода на Разкриване: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>{faction}: Alliance of {player}</source>
        <translation>{faction}: съюз на {player}</translation>
    </message>
    <message>
        <source>{faction}: the Alliance is free</source>
        <translation>{faction}: съюзът е свободен</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n troop(s), strength {strength}</source>
        <translation>
            <numerusform>{player}: %n войска, военна сила {strength}</numerusform>
            <numerusform>{player}: %n войски, военна сила {strength}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {troops}, {worms}, strength {strength}</source>
        <translation>{player}: {troops}, {worms}, военна сила {strength}</translation>
    </message>
    <message>
        <source>{post}: Spy of {player}</source>
        <translation>{post}: шпионин на {player}</translation>
    </message>
    <message>
        <source>{reward} Now this goes to: {players}</source>
        <translation>{reward} Сега отива при: {players}</translation>
    </message>
    <message>
        <source>{space} Here: {players}</source>
        <translation>{space} Тук: {players}</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>The table in words</source>
        <extracomment>The refs that the line under the pointer, or the current line, touched.</extracomment>
        <translation>Масата с думи</translation>
    </message>
</context>
<context>
    <name>Zones</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in a stack</comment>
        <translation>
            <numerusform>остава %n</numerusform>
            <numerusform>остават %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty stack</source>
        <extracomment>With Rivals. Of a seat, with contracts and battle icons. The number of the card; the id of a stack of equal ones; of an empty place a number that no card has. Whose card it is, in a zone that all seats share. What it costs now, None where nothing is sold; and in what. It lies face down until it is turned up again. The fact of a product by which it lies so before its seat. It lies on a stack: how many are left is told down to the last. Who has grafted it where it lies: it is trashed when that turn ends. The card in play that was sent together with it.</extracomment>
        <translation>Празна купчина</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Persuasion</source>
        <translation>
            <numerusform>струва %n Авторитет</numerusform>
            <numerusform>струва %n Авторитет</numerusform>
        </translation>
    </message>
    <message>
        <source>costs {n} {money}</source>
        <translation>цена: {n} ({money})</translation>
    </message>
    <message>
        <source>grafted by {player}: it is trashed at the end of the turn</source>
        <translation>присадена ({player}): премахва се в края на хода</translation>
    </message>
    <message>
        <source>grafted with {card}</source>
        <translation>присадена с „{card}“</translation>
    </message>
    <message>
        <source>set aside for {player}</source>
        <translation>отделена настрана за {player}</translation>
    </message>
    <message>
        <source>used in this round</source>
        <translation>използвано в този рунд</translation>
    </message>
</context>
</TS>
