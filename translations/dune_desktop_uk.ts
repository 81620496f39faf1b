<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>Abilities</name>
    <message>
        <source>at the end of each of your turns</source>
        <translation>наприкінці кожного вашого ходу</translation>
    </message>
    <message>
        <source>at the end of each opponent&apos;s turn</source>
        <translation>наприкінці кожного ходу суперника</translation>
    </message>
    <message>
        <source>at the end of the game</source>
        <translation>наприкінці гри</translation>
    </message>
    <message>
        <source>at the start of each of your turns</source>
        <translation>на початку кожного вашого ходу</translation>
    </message>
    <message>
        <source>at the start of each opponent&apos;s turn</source>
        <translation>на початку кожного ходу суперника</translation>
    </message>
    <message>
        <source>at the start of each round</source>
        <translation>на початку кожного раунду</translation>
    </message>
    <message>
        <source>at the start of the game: {effect}</source>
        <translation>на початку гри: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>board spaces with the {icon} icon cost you %n Solari less</source>
        <translation>
            <numerusform>локації із символом «{icon}» коштують вам на %n солярій менше</numerusform>
            <numerusform>локації із символом «{icon}» коштують вам на %n солярії менше</numerusform>
            <numerusform>локації із символом «{icon}» коштують вам на %n соляріїв менше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of your dreadnoughts has %n more strength</source>
        <translation>
            <numerusform>кожен ваш дредноут має на %n очко сили більше</numerusform>
            <numerusform>кожен ваш дредноут має на %n очки сили більше</numerusform>
            <numerusform>кожен ваш дредноут має на %n очок сили більше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of your units of this kind has %n more strength: {unit}</source>
        <translation>
            <numerusform>кожен ваш підрозділ цього виду має на %n очко сили більше: {unit}</numerusform>
            <numerusform>кожен ваш підрозділ цього виду має на %n очки сили більше: {unit}</numerusform>
            <numerusform>кожен ваш підрозділ цього виду має на %n очок сили більше: {unit}</numerusform>
        </translation>
    </message>
    <message>
        <source>in each opponent&apos;s Reveal turn</source>
        <translation>під час кожного ходу «Розкрити карти» суперника</translation>
    </message>
    <message>
        <source>in your Reveal turn</source>
        <translation>під час вашого ходу «Розкрити карти»</translation>
    </message>
    <message numerus="yes">
        <source>once you have deployed %n or more troops to the Conflict in one turn</source>
        <translation>
            <numerusform>коли за один хід ви розгорнули %n чи більше загонів у Зоні конфлікту</numerusform>
            <numerusform>коли за один хід ви розгорнули %n чи більше загонів у Зоні конфлікту</numerusform>
            <numerusform>коли за один хід ви розгорнули %n чи більше загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message>
        <source>opponents&apos; Agents do not block your Agents at board spaces with these Agent icons: {icons}</source>
        <extracomment>Words of sending that always count.</extracomment>
        <translation>агенти суперників не заважають вашим агентам у локаціях із такими символами агента: {icons}</translation>
    </message>
    <message>
        <source>the Sardaukar contracts are set aside at the start of the game; whenever you take a contract, you may take one of them instead</source>
        <translation>контракти «Сардаукар» відкладіть на початку гри; щоразу, коли берете контракт, можете натомість узяти один із них</translation>
    </message>
    <message>
        <source>when an opponent reaches 2 Influence with a Faction</source>
        <translation>коли суперник досягає 2 очок впливу на фракцію</translation>
    </message>
    <message>
        <source>when an opponent takes a High Council seat</source>
        <translation>коли суперник займає місце у Вищій Раді</translation>
    </message>
    <message>
        <source>when an opponent wins a Conflict</source>
        <translation>коли суперник перемагає в конфлікті</translation>
    </message>
    <message>
        <source>when an opponent&apos;s units leave the Conflict after a Combat</source>
        <translation>коли підрозділи суперника залишають Зону конфлікту після бою</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with a Faction</source>
        <translation>коли досягаєте 2 очок впливу на фракцію</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Bene Gesserit</source>
        <translation>коли досягаєте 2 очок впливу на Бене Гессерит</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Emperor</source>
        <translation>коли досягаєте 2 очок впливу на Імператора</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Fremen</source>
        <translation>коли досягаєте 2 очок впливу на Фрименів</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Spacing Guild</source>
        <translation>коли досягаєте 2 очок впливу на Гільдію Лоцманів</translation>
    </message>
    <message>
        <source>when you send an Agent</source>
        <translation>коли відправляєте агента</translation>
    </message>
    <message>
        <source>when you send an Agent to a Bene Gesserit board space</source>
        <translation>коли відправляєте агента в локацію Бене Гессерит</translation>
    </message>
    <message>
        <source>when you send an Agent to a Fremen board space</source>
        <translation>коли відправляєте агента в локацію Фрименів</translation>
    </message>
    <message>
        <source>when you send an Agent to a Spacing Guild board space</source>
        <translation>коли відправляєте агента в локацію Гільдії Лоцманів</translation>
    </message>
    <message>
        <source>when you send an Agent to a board space of one of these Factions ({factions})</source>
        <translation>коли відправляєте агента в локацію однієї з цих фракцій ({factions})</translation>
    </message>
    <message>
        <source>when you send an Agent to an Emperor board space</source>
        <translation>коли відправляєте агента в локацію Імператора</translation>
    </message>
    <message>
        <source>when you take a High Council seat</source>
        <translation>коли займаєте місце у Вищій Раді</translation>
    </message>
    <message>
        <source>when you win a Conflict</source>
        <translation>коли перемагаєте в конфлікті</translation>
    </message>
    <message>
        <source>when you win a Conflict in which you have any dreadnoughts: you may return one of them to your supply to gain 1 Victory Point instead of taking control of a board space with it</source>
        <translation>коли ви перемагаєте в конфлікті, маючи там дредноути: можете повернути один із них у запас і здобути 1 переможне очко замість узяти ним контроль над локацією</translation>
    </message>
    <message>
        <source>when your units leave the Conflict after a Combat</source>
        <translation>коли ваші підрозділи залишають Зону конфлікту після бою</translation>
    </message>
    <message>
        <source>whenever an opponent acquires a card</source>
        <extracomment>By unit that has a sentence of its own: how much stronger each is. The same as the points where opponents do it; what nobody does is said as above.</extracomment>
        <translation>щоразу, коли суперник придбаває карту</translation>
    </message>
    <message>
        <source>whenever an opponent deploys troops to the Conflict</source>
        <translation>щоразу, коли суперник розгортає загони в Зоні конфлікту</translation>
    </message>
    <message>
        <source>whenever an opponent discards a card</source>
        <translation>щоразу, коли суперник скидає карту</translation>
    </message>
    <message>
        <source>whenever an opponent pays Solari for the cost of a board space</source>
        <translation>щоразу, коли суперник сплачує солярії як ціну локації</translation>
    </message>
    <message>
        <source>whenever an opponent plays an Intrigue card</source>
        <translation>щоразу, коли суперник грає карту інтриги</translation>
    </message>
    <message>
        <source>whenever an opponent sends an Agent</source>
        <translation>щоразу, коли суперник відправляє агента</translation>
    </message>
    <message>
        <source>whenever an opponent sends an Agent to a Maker board space you are spying on</source>
        <translation>щоразу, коли суперник відправляє агента в локацію видобутку, за якою стежить ваш шпигун</translation>
    </message>
    <message>
        <source>whenever an opponent trashes a card</source>
        <translation>щоразу, коли суперник знищує карту</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s Agent is recalled</source>
        <translation>щоразу, коли агента суперника відкликають</translation>
    </message>
    <message>
        <source>whenever one of your Agents is recalled</source>
        <translation>щоразу, коли вашого агента відкликають</translation>
    </message>
    <message>
        <source>whenever you acquire a card</source>
        <extracomment>By the point at which something happens.</extracomment>
        <translation>щоразу, коли придбаваєте карту</translation>
    </message>
    <message>
        <source>whenever you deploy troops to the Conflict</source>
        <translation>щоразу, коли розгортаєте загони в Зоні конфлікту</translation>
    </message>
    <message>
        <source>whenever you discard a card</source>
        <translation>щоразу, коли скидаєте карту</translation>
    </message>
    <message numerus="yes">
        <source>whenever you gain Solari in your turn, gain %n more</source>
        <translation>
            <numerusform>щоразу, коли отримуєте солярії свого ходу, отримайте на %n більше</numerusform>
            <numerusform>щоразу, коли отримуєте солярії свого ходу, отримайте на %n більше</numerusform>
            <numerusform>щоразу, коли отримуєте солярії свого ходу, отримайте на %n більше</numerusform>
        </translation>
    </message>
    <message>
        <source>whenever you gain any of these in your turn, gain more: {amounts}</source>
        <translation>щоразу, коли отримуєте щось із цього свого ходу, отримайте ще: {amounts}</translation>
    </message>
    <message numerus="yes">
        <source>whenever you harvest spice: gain %n spice less and {effect}</source>
        <translation>
            <numerusform>щоразу, коли збираєте прянощі: отримайте прянощів на %n менше та {effect}</numerusform>
            <numerusform>щоразу, коли збираєте прянощі: отримайте прянощів на %n менше та {effect}</numerusform>
            <numerusform>щоразу, коли збираєте прянощі: отримайте прянощів на %n менше та {effect}</numerusform>
        </translation>
    </message>
    <message>
        <source>whenever you pay Solari for the cost of a board space</source>
        <translation>щоразу, коли сплачуєте солярії як ціну локації</translation>
    </message>
    <message>
        <source>whenever you play an Intrigue card</source>
        <translation>щоразу, коли граєте карту інтриги</translation>
    </message>
    <message>
        <source>whenever you recruit troops on the shipping track: recruit 1 more, and you may deploy any of these troops to the Conflict</source>
        <translation>щоразу, коли наймаєте загони на треку перевезень: найміть ще 1 і можете розгорнути будь-які з цих загонів у Зоні конфлікту</translation>
    </message>
    <message>
        <source>whenever you trash a card</source>
        <translation>щоразу, коли знищуєте карту</translation>
    </message>
    <message numerus="yes">
        <source>you count as owning %n more copies of any card</source>
        <translation>
            <numerusform>вважається, що ви маєте на %n копію будь-якої карти більше</numerusform>
            <numerusform>вважається, що ви маєте на %n копії будь-якої карти більше</numerusform>
            <numerusform>вважається, що ви маєте на %n копій будь-якої карти більше</numerusform>
        </translation>
    </message>
    <message>
        <source>you gain no Victory Points</source>
        <translation>ви не здобуваєте переможних очок</translation>
    </message>
    <message>
        <source>you gain no bonuses of influence tracks</source>
        <translation>ви не отримуєте бонусів шкал впливу</translation>
    </message>
    <message>
        <source>you gain no resources or Intrigue cards</source>
        <translation>ви не отримуєте ні ресурсів, ні карт інтриг</translation>
    </message>
    <message>
        <source>you gain no rewards of Conflicts</source>
        <translation>ви не отримуєте нагород конфліктів</translation>
    </message>
    <message>
        <source>you may look at the top card of your deck at any time</source>
        <translation>ви можете будь-коли переглянути верхню карту своєї колоди</translation>
    </message>
    <message>
        <source>you may put each card you acquire on top of your deck</source>
        <translation>кожну карту, яку придбаваєте, можете покласти на верх своєї колоди</translation>
    </message>
    <message>
        <source>you play no Intrigue cards in a Combat</source>
        <translation>ви не граєте карт інтриг під час бою</translation>
    </message>
    <message>
        <source>you start the game without the card {card}</source>
        <translation>ви починаєте гру без карти «{card}»</translation>
    </message>
    <message>
        <source>you take no contracts</source>
        <translation>ви не берете контрактів</translation>
    </message>
    <message>
        <source>you win ties at the end of the game</source>
        <translation>наприкінці гри ви виграєте нічиї</translation>
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
        <translation>Завжди з усмішкою</translation>
    </message>
    <message>
        <source>Arrakis Fiefdom</source>
        <translation>Феод Арракіс</translation>
    </message>
    <message>
        <source>Arrakis Informant</source>
        <translation>Інформатор на Арракісі</translation>
    </message>
    <message>
        <source>Brutality</source>
        <translation>Жорстокість</translation>
    </message>
    <message>
        <source>Careful Observation</source>
        <translation>Пильне спостереження</translation>
    </message>
    <message>
        <source>Chronicler&apos;s Insight</source>
        <translation>Проникливість літописиці</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Зв&apos;язки</translation>
    </message>
    <message>
        <source>Conscript</source>
        <translation>Призов</translation>
    </message>
    <message>
        <source>Coordination</source>
        <extracomment>Of a Leader: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Координація</translation>
    </message>
    <message>
        <source>Couriers</source>
        <translation>Кур&apos;єри</translation>
    </message>
    <message>
        <source>Desert Scouts</source>
        <translation>Пустельні розвідники</translation>
    </message>
    <message>
        <source>Devious Strength</source>
        <extracomment>Of a Leader, or a side of one: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Підступна сила</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Дисципліна</translation>
    </message>
    <message>
        <source>Duplicity</source>
        <translation>Дволикість</translation>
    </message>
    <message>
        <source>Emperor of the Known Universe</source>
        <translation>Імператор відомого Всесвіту</translation>
    </message>
    <message>
        <source>Eyes Everywhere</source>
        <translation>Очі всюди</translation>
    </message>
    <message>
        <source>Fill Coffers</source>
        <translation>Повні скрині</translation>
    </message>
    <message>
        <source>Final Delivery</source>
        <translation>Остання доставка</translation>
    </message>
    <message>
        <source>Guild Contacts</source>
        <translation>Контакти в Гільдії</translation>
    </message>
    <message>
        <source>Heavy Lasgun Cannons</source>
        <translation>Важкі лазерні гармати</translation>
    </message>
    <message>
        <source>Hidden Reservoir</source>
        <translation>Прихований резервуар</translation>
    </message>
    <message>
        <source>Imperial Birthright</source>
        <translation>Імперське первородство</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Розвіддані</translation>
    </message>
    <message>
        <source>Ixian Technology</source>
        <translation>Іксіанська технологія</translation>
    </message>
    <message>
        <source>Landsraad Popularity</source>
        <translation>Популярність у Ландсрааді</translation>
    </message>
    <message>
        <source>Lead the Way</source>
        <translation>Той, хто вказує шлях</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Вірність</translation>
    </message>
    <message>
        <source>Manipulate</source>
        <translation>Маніпуляція</translation>
    </message>
    <message>
        <source>Manufacturing</source>
        <translation>Виробництво</translation>
    </message>
    <message>
        <source>Masterstroke</source>
        <translation>Спритний хід</translation>
    </message>
    <message>
        <source>One Step Ahead</source>
        <translation>На крок попереду</translation>
    </message>
    <message>
        <source>Other Memories</source>
        <translation>Інша Пам&apos;ять</translation>
    </message>
    <message>
        <source>Personal Training</source>
        <translation>Особистий вишкіл</translation>
    </message>
    <message>
        <source>Prescience</source>
        <extracomment>Of a Leader, or a side of one: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Передбачення</translation>
    </message>
    <message>
        <source>Prudent Diplomacy</source>
        <translation>Розважлива дипломатія</translation>
    </message>
    <message>
        <source>Reverend Mother</source>
        <translation>Превелебна Матір</translation>
    </message>
    <message>
        <source>Ruthless Negotiator</source>
        <translation>Безжальний перемовник</translation>
    </message>
    <message>
        <source>Sardaukar Commander</source>
        <extracomment>Of a Leader, or a side of one: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Командувач сардаукарів</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Підступ</translation>
    </message>
    <message>
        <source>Smuggle Spice</source>
        <translation>Контрабанда прянощів</translation>
    </message>
    <message>
        <source>Smuggling Operation</source>
        <translation>Контрабандна операція</translation>
    </message>
    <message>
        <source>Spice Addict</source>
        <translation>Залежність від прянощів</translation>
    </message>
    <message>
        <source>Spice Agony</source>
        <translation>Меланжева агонія</translation>
    </message>
    <message>
        <source>Spice Hoard</source>
        <translation>Схованка прянощів</translation>
    </message>
    <message>
        <source>Unpredictable Foe</source>
        <translation>Непередбачуваний ворог</translation>
    </message>
    <message>
        <source>Unseen Network</source>
        <translation>Незрима мережа</translation>
    </message>
    <message>
        <source>Warmaster</source>
        <translation>Майстер війни</translation>
    </message>
    <message>
        <source>Water of Life</source>
        <translation>Вода Життя</translation>
    </message>
</context>
<context>
    <name>Addresses</name>
    <message>
        <source>Gather Intelligence: {effect}</source>
        <translation>Збір розвідданих: {effect}</translation>
    </message>
    <message>
        <source>Infiltrate: {effect}</source>
        <translation>Проникнення: {effect}</translation>
    </message>
    <message>
        <source>discard one of these cards and trash the other</source>
        <translation>скиньте одну з цих карт і знищте іншу</translation>
    </message>
    <message>
        <source>take one of these cards into your hand</source>
        <extracomment>What is asked while the top cards of a deck are sorted.</extracomment>
        <translation>візьміть одну з цих карт на руку</translation>
    </message>
    <message>
        <source>{name} contract</source>
        <extracomment>What the address of a Scheme ends with, and what stands in those of the effects of Hagal cards. Kind and id of the component, and the effect.</extracomment>
        <translation>Контракт «{name}»</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: помилка: %(message)s
</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a whole number</source>
        <translation>«{word}» — не ціле число</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>аргумент %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expansions that join, separated by commas: {expansions}</source>
        <translation>доповнення у грі, через кому: {expansions}</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>потрібен щонайменше один аргумент</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>потрібен один аргумент</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>зайвий аргумент %r проігноровано</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>недопустимий вибір: %(value)r (виберіть із: %(choices)s)</translation>
    </message>
    <message>
        <source>options</source>
        <translation>параметри</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>позиційні аргументи</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>показати версію програми й вийти</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>показати цю довідку й вийти</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>потрібні такі аргументи: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>нерозпізнані аргументи: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>More of them are no number that anybody means, and a seed has no room for it. The words of ``dune_desktop.cli``. A file that is called like one of them is opened as ``./check``. What ``argparse`` words, as it stands there.</extracomment>
        <translation>використання: </translation>
    </message>
    <message>
        <source>{n} is less than {least}</source>
        <translation>{n} менше ніж {least}</translation>
    </message>
    <message>
        <source>{n} is more than {most}</source>
        <translation>{n} більше ніж {most}</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Digits {page} of {pages}: Page Up, Page Down</source>
        <extracomment>How long a reason stands, in milliseconds; what is told stands until something is asked or chosen. Of what is told. What does not go on from the question: these buttons stand above the one that does. The command whose key a button shows. The ref that is pointed at, or None. The ref of a piece that was found by letters: it has no row. The number of the rule that is told just now: its paragraph in the help was asked for. Below a reason: a link to what the book of rules tells about it. Of the question; the first one is what goes on. What is to be confirmed begins below it: where it was taken. What was last chosen in vain, and what the list points at.</extracomment>
        <translation>Цифри {page} із {pages}: Page Up, Page Down</translation>
    </message>
    <message>
        <source>In the rules: {title}</source>
        <translation>У правилах: {title}</translation>
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
    <name>Bar</name>
    <message>
        <source>Combat</source>
        <translation>Бій</translation>
    </message>
    <message numerus="yes">
        <source>Conflict %n of {all}: open the past Conflicts</source>
        <translation>
            <numerusform>Конфлікт %n із {all}: відкрити минулі конфлікти</numerusform>
            <numerusform>Конфлікт %n із {all}: відкрити минулі конфлікти</numerusform>
            <numerusform>Конфлікт %n із {all}: відкрити минулі конфлікти</numerusform>
        </translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Гру завершено</translation>
    </message>
    <message>
        <source>Imperium deck: open the Row</source>
        <translation>Колода Імперіуму: відкрити Ряд</translation>
    </message>
    <message>
        <source>Intrigue deck: open its discard pile</source>
        <translation>Колода інтриг: відкрити її скид</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Player turns</source>
        <translation>Ходи гравців</translation>
    </message>
    <message>
        <source>Round {number} · {phase}</source>
        <extracomment>Where opponents move.</extracomment>
        <translation>Раунд {number} · {phase}</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Правила й довідка</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Приготування</translation>
    </message>
    <message>
        <source>The Rivals get their Swordmasters in round {number}</source>
        <translation>Конкуренти отримують Майстрів меча в раунді {number}</translation>
    </message>
    <message>
        <source>Trashed cards</source>
        <translation>Знищені карти</translation>
    </message>
    <message>
        <source>What would the Master do?</source>
        <translation>Що зробив би Майстер?</translation>
    </message>
</context>
<context>
    <name>BattleIcon</name>
    <message>
        <source>crysknife</source>
        <translation>крис-ніж</translation>
    </message>
    <message>
        <source>desert mouse</source>
        <translation>пустельна миша</translation>
    </message>
    <message>
        <source>ornithopter</source>
        <translation>орнітоптер</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>універсальний</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>An older state of the game is kept: Open continues from there.</source>
        <translation>Раніший стан гри збережено: «Відкрити» продовжить із нього.</translation>
    </message>
    <message>
        <source>An older state: round {number}, {when}</source>
        <translation>Раніший стан: раунд {number}, {when}</translation>
    </message>
    <message>
        <source>Another copy of the program is playing this game. You can watch it, or play on with a copy.</source>
        <translation>Цю гру відкрито в іншому вікні програми. Її можна переглянути або грати далі в її копію.</translation>
    </message>
    <message>
        <source>It was removed to make room for a new game. Restore it and give it a name to keep it.</source>
        <translation>Вона звільнила місце для нової гри. Відновіть її та дайте їй назву, і вона залишиться.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <extracomment>Older states in a line. What is in this file is to be played on, as a game of its own. The folder of its file is to be shown.</extracomment>
        <translation>Відкрити копію</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Показати теку</translation>
    </message>
    <message>
        <source>The state at the end of each of the last rounds is kept; it opens as a separate game.</source>
        <translation>Збережено стан наприкінці кожного з останніх раундів; він відкривається як окрема гра.</translation>
    </message>
</context>
<context>
    <name>BigBoards</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>How wide the columns of markets, tracks and seats are beside each other. A thing on the table is to be shown large. Whether any product of the game has such a board.</extracomment>
        <translation>Гравці</translation>
    </message>
</context>
<context>
    <name>BigCard</name>
    <message numerus="yes">
        <source>%n cop(y|ies)</source>
        <translation>
            <numerusform>%n копія</numerusform>
            <numerusform>%n копії</numerusform>
            <numerusform>%n копій</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent icons</source>
        <translation>Символи агента</translation>
    </message>
    <message>
        <source>Board space</source>
        <translation>Локація</translation>
    </message>
    <message>
        <source>Bonus spice</source>
        <translation>Додаткові прянощі</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бій</translation>
    </message>
    <message>
        <source>Conflict card</source>
        <translation>Карта конфлікту</translation>
    </message>
    <message>
        <source>Conflict {level} card</source>
        <translation>Карта конфлікту {level}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Gathers 1 bonus spice in each round in which no Agent is here.</source>
        <translation>Накопичує 1 прянощі щораунду, коли тут немає жодного агента.</translation>
    </message>
    <message>
        <source>House Hagal card</source>
        <translation>Карта Дому Гаґал</translation>
    </message>
    <message>
        <source>Imperium card</source>
        <translation>Карта Імперіуму</translation>
    </message>
    <message>
        <source>Intrigue card</source>
        <translation>Карта інтриги</translation>
    </message>
    <message>
        <source>Intrigue card: Combat</source>
        <translation>Карта інтриги: бій</translation>
    </message>
    <message>
        <source>Intrigue card: Combat and Endgame</source>
        <translation>Карта інтриги: бій і кінець гри</translation>
    </message>
    <message>
        <source>Intrigue card: Endgame</source>
        <translation>Карта інтриги: кінець гри</translation>
    </message>
    <message>
        <source>Intrigue card: Plot</source>
        <extracomment>By what is printed on an intrigue card.</extracomment>
        <translation>Карта інтриги: задум</translation>
    </message>
    <message>
        <source>Intrigue card: Plot and Combat</source>
        <translation>Карта інтриги: задум і бій</translation>
    </message>
    <message>
        <source>Intrigue card: Plot and Endgame</source>
        <translation>Карта інтриги: задум і кінець гри</translation>
    </message>
    <message>
        <source>Intrigue card: Plot, Combat and Endgame</source>
        <translation>Карта інтриги: задум, бій і кінець гри</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Лідер</translation>
    </message>
    <message>
        <source>None: it can be revealed, but sends no Agent.</source>
        <translation>Немає: карту можна розкрити, але нею не відправити агента.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Карта цілі</translation>
    </message>
    <message>
        <source>Reserve card</source>
        <translation>Карта Фонду</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Конкурент</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Роз&apos;яснення</translation>
    </message>
    <message>
        <source>Starting card</source>
        <translation>Початкова карта</translation>
    </message>
    <message>
        <source>Tech tile</source>
        <extracomment>What it is, then its cost, whose it is, how often and where it exists. Heading and wording.</extracomment>
        <translation>Плитка технологій</translation>
    </message>
    <message>
        <source>When you send an Agent here, you may deploy troops to the Conflict.</source>
        <translation>Відправивши сюди агента, можна розгорнути загони в Зоні конфлікту.</translation>
    </message>
    <message>
        <source>complexity {level} of 3</source>
        <translation>складність {level} з 3</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Persuasion</source>
        <translation>
            <numerusform>коштує %n очко переконливості</numerusform>
            <numerusform>коштує %n очки переконливості</numerusform>
            <numerusform>коштує %n очок переконливості</numerusform>
        </translation>
    </message>
    <message>
        <source>costs {n} {money}</source>
        <translation>ціна: {n} ({money})</translation>
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
        <translation>Правила радять їх не брати: на них немає символу бою, тож пари трапляються рідше.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>This grid, and where in it the keyboard is.</extracomment>
        <translation>{number}/{all}</translation>
    </message>
</context>
<context>
    <name>BlendNames</name>
    <message>
        <source>Blend</source>
        <translation>Добірка</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Delete “{name}” for good?</source>
        <translation>Видалити «{name}» назавжди?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Залишити</translation>
    </message>
    <message>
        <source>Name of the blend</source>
        <translation>Назва добірки</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Перейменувати…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Зберегти як…</translation>
    </message>
    <message>
        <source>Standard blend</source>
        <extracomment>Of the chooser: the choice that was set aside. No name is longer than the longest. What stands there while a blend is chosen, and while a question waits.</extracomment>
        <translation>Стандартна добірка</translation>
    </message>
    <message>
        <source>There is already a blend with this name.</source>
        <translation>Добірка з такою назвою вже є.</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (змінено)</translation>
    </message>
</context>
<context>
    <name>BlendPage</name>
    <message>
        <source>Cards of the blend</source>
        <extracomment>The field to find a card by: no narrower, no wider.</extracomment>
        <translation>Карти добірки</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Пошук карти</translation>
    </message>
    <message>
        <source>No card has that name.</source>
        <translation>Карти з такою назвою немає.</translation>
    </message>
</context>
<context>
    <name>BlendWords</name>
    <message>
        <source>Conflict {dealt} of {number}</source>
        <translation>Конфлікти: {dealt} із {number}</translation>
    </message>
    <message>
        <source>Conflict {level} cards: {count} needed, {left} ticked.</source>
        <translation>Карти конфлікту {level}: потрібно {count}, позначено {left}.</translation>
    </message>
    <message numerus="yes">
        <source>Imperium %n card(s)</source>
        <extracomment>Another card, expansion or blend. The named blends are others: the settings are to be written. The name of the blend that the choice began from; empty: the usual one. Also what this version does not know, so that it is not lost. A changed choice that another blend was taken instead of: the way back to it.</extracomment>
        <translation>
            <numerusform>Імперіум: %n карта</numerusform>
            <numerusform>Імперіум: %n карти</numerusform>
            <numerusform>Імперіум: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Intrigue {number}</source>
        <translation>Інтриги: {number}</translation>
    </message>
    <message numerus="yes">
        <source>The Imperium deck needs at least %n card(s).</source>
        <translation>
            <numerusform>У колоді Імперіуму має бути щонайменше %n карта.</numerusform>
            <numerusform>У колоді Імперіуму має бути щонайменше %n карти.</numerusform>
            <numerusform>У колоді Імперіуму має бути щонайменше %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Intrigue deck needs at least 1 card.</source>
        <translation>У колоді інтриг має бути щонайменше 1 карта.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n contract(s) left in the bank</source>
        <extracomment>How many lie open (U18.1).</extracomment>
        <translation>
            <numerusform>%n контракт у загальному запасі</numerusform>
            <numerusform>%n контракти в загальному запасі</numerusform>
            <numerusform>%n контрактів у загальному запасі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memor(y|ies)</source>
        <translation>
            <numerusform>%n спогад</numerusform>
            <numerusform>%n спогади</numerusform>
            <numerusform>%n спогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sandworm(s), 3 strength each; the reward is taken twice</source>
        <translation>
            <numerusform>%n піщаний хробак, по 3 очки сили; нагорода подвоюється</numerusform>
            <numerusform>%n піщані хробаки, по 3 очки сили; нагорода подвоюється</numerusform>
            <numerusform>%n піщаних хробаків, по 3 очки сили; нагорода подвоюється</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sp(y|ies) in supply</source>
        <extracomment>Trophies where there is little room, and how far apart they are there at the least. Open and done. Other units need room beside it.</extracomment>
        <translation>
            <numerusform>%n шпигун у запасі</numerusform>
            <numerusform>%n шпигуни в запасі</numerusform>
            <numerusform>%n шпигунів у запасі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in supply</source>
        <translation>
            <numerusform>%n загін у запасі</numerusform>
            <numerusform>%n загони в запасі</numerusform>
            <numerusform>%n загонів у запасі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the Conflict</source>
        <translation>
            <numerusform>%n загін у Зоні конфлікту</numerusform>
            <numerusform>%n загони в Зоні конфлікту</numerusform>
            <numerusform>%n загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the garrison</source>
        <translation>
            <numerusform>%n загін у гарнізоні</numerusform>
            <numerusform>%n загони в гарнізоні</numerusform>
            <numerusform>%n загонів у гарнізоні</numerusform>
        </translation>
    </message>
    <message>
        <source>CHOAM</source>
        <translation>ДАПТ</translation>
    </message>
    <message>
        <source>Completed: {title}</source>
        <translation>Виконано: {title}</translation>
    </message>
    <message>
        <source>Conflict {level}: {name}</source>
        <extracomment>R20.8: with fewer seats the third reward is for a tie for second place only. Of the battle icon and of the Shield Wall. In a card that is narrower, signs stand beside the space that is fought for. The line of the space that is fought for. The height of a reward&apos;s line, in icons of the largest size that suits it; the largest that fits is taken. By place, first to third. Who controls the space that it is about. The fight is on. The Shield Wall stands.</extracomment>
        <translation>Конфлікт {level}: {name}</translation>
    </message>
    <message>
        <source>Contract: {title}</source>
        <translation>Контракт: {title}</translation>
    </message>
    <message>
        <source>Face down, battle icons used:</source>
        <translation>Долілиць, символи бою використано:</translation>
    </message>
    <message>
        <source>House Hagal</source>
        <translation>Дім Гаґал</translation>
    </message>
    <message numerus="yes">
        <source>House Hagal deck: %n card(s). Click to see those turned up.</source>
        <translation>
            <numerusform>Колода Дому Гаґал: %n карта; клацання показує відкриті</numerusform>
            <numerusform>Колода Дому Гаґал: %n карти; клацання показує відкриті</numerusform>
            <numerusform>Колода Дому Гаґал: %n карт; клацання показує відкриті</numerusform>
        </translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>Гаки творця</translation>
    </message>
    <message>
        <source>No House Hagal card has been turned up yet</source>
        <extracomment>Width to height of a card; how much smaller the deck is than the card that lies open. A line of a table is lower, and has no heading. What all of it is read on. Of the words beside the cards.</extracomment>
        <translation>Ще не відкрито жодної карти Дому Гаґал</translation>
    </message>
    <message>
        <source>Past Conflicts</source>
        <extracomment>From card to card. Below this height it has no heading. What all of it is read on.</extracomment>
        <translation>Минулі конфлікти</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <extracomment>Contracts lie where the dome would stand. On a board with posts. In words, as it is the key of a picture.</extracomment>
        <translation>Показати все поле</translation>
    </message>
    <message numerus="yes">
        <source>Strength %n</source>
        <extracomment>How much of the ground the colour of the seat takes, and what its foot is read on. How much of the ground is in the leader&apos;s face; on a pale one dark skin would turn into a stain. Half of the room of a head beside the strength, of its height. The room of the supply at the foot. In a lower one, a line of a table, there is no room for a face; and how much of it a name leaves to the units. In a narrower one what a seat has in store is told in fewer figures. The question goes to this seat. What is no troop; and what of it waits. None where the edition has no spies.</extracomment>
        <translation>
            <numerusform>Сила %n</numerusform>
            <numerusform>Сила %n</numerusform>
            <numerusform>Сила %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The Mentat is with {player}</source>
        <translation>Ментат зараз тут: {player}</translation>
    </message>
    <message>
        <source>The Shield Wall is gone: sandworms can be summoned to any Conflict.</source>
        <translation>Оборонної стіни немає: піщаних хробаків можна викликати в будь-який конфлікт.</translation>
    </message>
    <message>
        <source>The Shield Wall stands: no sandworms in Conflicts for Arrakeen, Spice Refinery or Imperial Basin.</source>
        <extracomment>How high the front of the cliff before the basin is, where there is room.</extracomment>
        <translation>Оборонна стіна стоїть: жодних піщаних хробаків у конфліктах за Арракін, Меланжоочисний завод та Імперський басейн.</translation>
    </message>
    <message>
        <source>With fewer than four players, the third reward is only for a tie for second place.</source>
        <translation>Якщо гравців менше ніж четверо, третя нагорода — лише в разі нічиєї за 2-ге місце.</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>наступний раунд</translation>
    </message>
    <message>
        <source>{player} takes the Mentat next round</source>
        <translation>{player} отримує Ментата наступного раунду</translation>
    </message>
    <message>
        <source>{units} in supply</source>
        <translation>{units} у запасі</translation>
    </message>
    <message>
        <source>{units} in the garrison</source>
        <extracomment>How large one may be; the room of their number where not all are drawn. So much of one the next one leaves free.</extracomment>
        <translation>{units} у гарнізоні</translation>
    </message>
    <message>
        <source>{units}, {n} strength each</source>
        <translation>{units}, сила кожного: {n}</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>1 Round Start: a new Conflict, five cards for everybody. 2 Player Turns: one turn each, round and round, until all have revealed. 3 Combat: the rewards of the Conflict. 4 Makers: bonus spice where nobody stands. 5 Recall: the Agents come home.</source>
        <translation>1 Початок раунду: новий конфлікт, кожному п&apos;ять карт. 2 Ходи гравців: по одному ходу, по колу, доки всі не розкриють карти. 3 Бій: нагороди конфлікту. 4 Видобуток: додаткові прянощі там, де нікого немає. 5 Відкликання: агенти повертаються.</translation>
    </message>
    <message>
        <source>A Faction of your choice</source>
        <translation>Фракція на вибір</translation>
    </message>
    <message>
        <source>A Fremen Bond {fremen} works if you have another card of the Fremen in play; it does not matter which of them came first.</source>
        <translation>Запорука Фрименів {fremen} діє, якщо у вас у грі є інша карта Фрименів; яка з них прийшла першою, неважливо.</translation>
    </message>
    <message>
        <source>A Graft card {grafted} sends an Agent together with exactly one other card of your hand. An icon of either is enough; both upper boxes work. Alone it sends nobody, but it can be revealed.</source>
        <translation>Карта зі зрощенням {grafted} відправляє агента разом із рівно однією іншою картою з руки. Досить символу будь-якої; діють обидві верхні комірки. Сама вона не відправляє нікого, але її можна розкрити.</translation>
    </message>
    <message>
        <source>A High Council seat</source>
        <translation>Місце у Вищій Раді</translation>
    </message>
    <message>
        <source>A Spy icon {spy} lets you put one of your three Spies on a free observation post; each post watches one to three spaces. You may decline. No post holds two Spies of yours.</source>
        <translation>Символ шпигуна {spy} дає поставити одного з трьох ваших шпигунів на вільний спостережний пункт; кожен пункт стежить за однією — трьома локаціями. Можна відмовитися. На одному пункті двох ваших шпигунів не буває.</translation>
    </message>
    <message>
        <source>A box with this sign {unload} also works when the card is discarded or trashed, at any time. An Agent icon with this sign {infiltrate} leads also to where others have Agents.</source>
        <translation>Комірка з цим знаком {unload} діє й тоді, коли карту скинуто чи знищено, будь-коли. Символ агента з цим знаком {infiltrate} веде й туди, де стоять чужі агенти.</translation>
    </message>
    <message>
        <source>A card sends an Agent</source>
        <translation>Карта відправляє агента</translation>
    </message>
    <message>
        <source>A card with this icon {spy} leads to any space that one of your Spies watches. The Spy stays there; cost and requirements are as ever.</source>
        <translation>Карта з цим символом {spy} веде в будь-яку локацію, за якою стежить ваш шпигун. Він лишається на місці; ціна й вимоги звичайні.</translation>
    </message>
    <message>
        <source>A discarded card {discard} comes from your hand and will come back. A trashed card {trash} leaves the game for good: it may be in your hand, your discard pile or in play. You may decline to trash. Weak cards out of the deck bring the good ones sooner.</source>
        <translation>Скинута карта {discard} йде з руки й ще повернеться. Знищена {trash} назавжди залишає гру: її беруть із руки, скиду чи з карт у грі. Від знищення можна відмовитися. Без слабких карт добрі приходять частіше.</translation>
    </message>
    <message>
        <source>A dreadnought after the Combat</source>
        <translation>Дредноут після бою</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>A round begins: five cards each</source>
        <translation>Початок раунду: по п&apos;ять карт</translation>
    </message>
    <message>
        <source>A sandworm {sandworm} comes straight into the Conflict, from any space and in Reveal turns, too. It counts 3 strength, can neither retreat nor be lost, and leaves after the Combat.</source>
        <translation>Піщаний хробак {sandworm} приходить просто в Зону конфлікту, з будь-якої локації й також у хід «Розкрити карти». Він дає 3 сили, не може ні відступити, ні бути втраченим і йде геть після бою.</translation>
    </message>
    <message>
        <source>A specimen {specimen} is a troop of your supply in the Axolotl tanks {tanks}. In your Reveal turn specimens pay for Tleilaxu cards and then go back to the supply. Tleilaxu cards do not cost Persuasion.</source>
        <translation>Зразок {specimen} — загін із вашого запасу в аксолотлевих чанах {tanks}. У хід «Розкрити карти» зразками платять за карти Тлейлаксу, і ті повертаються в запас. Переконливості карти Тлейлаксу не коштують.</translation>
    </message>
    <message>
        <source>A third Agent</source>
        <translation>Третій агент</translation>
    </message>
    <message>
        <source>A tie at the end of the game</source>
        <translation>Нічия наприкінці гри</translation>
    </message>
    <message>
        <source>A tie in a Conflict</source>
        <translation>Нічия в конфлікті</translation>
    </message>
    <message>
        <source>A tie on an Influence track</source>
        <translation>Рівність на шкалі впливу</translation>
    </message>
    <message>
        <source>Agent turn</source>
        <translation>Хід «Відправити агента»</translation>
    </message>
    <message>
        <source>All troops in the Conflict go back to the supply {supply}, those of the winner, too: nobody survives to fight again next round. What stayed in the garrison is still there.</source>
        <translation>Усі загони із Зони конфлікту йдуть у запас {supply}, і переможця теж: наступного раунду ніхто з них не битиметься. Хто був у гарнізоні, там і лишається.</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Союзи</translation>
    </message>
    <message>
        <source>Alone against two Rivals</source>
        <translation>Сам проти двох Конкурентів</translation>
    </message>
    <message>
        <source>An acquired card goes to your discard pile {discard_pile}, not into your hand. You draw it once your deck has been used up and shuffled anew.</source>
        <translation>Придбана карта йде у ваш скид {discard_pile}, а не на руку. Ви візьмете її, коли колода скінчиться і її перетасують наново.</translation>
    </message>
    <message>
        <source>An effect that steals {steal} takes a card at random from each opponent who holds four or more Intrigue cards. So do not hoard.</source>
        <translation>Ефект крадіжки {steal} забирає випадкову карту в кожного суперника, який тримає чотири чи більше карт інтриг. Тож не збирайте забагато.</translation>
    </message>
    <message>
        <source>At the end of a round in which somebody has come to ten points, or when the last Conflict card has been fought for: after ten rounds at the latest. A round is always played to its end, so others may still overtake.</source>
        <translation>Наприкінці раунду, у якому хтось дійшов до десяти очок, або коли розіграно останню карту конфлікту: щонайпізніше після десяти раундів. Раунд завжди дограють, тож інші ще можуть випередити.</translation>
    </message>
    <message>
        <source>At the end of the turn all your cards in play are discarded, those of your Agents, too. Cards that come to you after that stay in your hand for the next round.</source>
        <translation>Наприкінці ходу всі ваші карти у грі йдуть у скид, і ті, що відправляли агентів. Карти, які прийдуть після цього, лишаються на руці до наступного раунду.</translation>
    </message>
    <message>
        <source>Battle icons</source>
        <translation>Символи бою</translation>
    </message>
    <message>
        <source>Before the points are compared</source>
        <translation>Перш ніж порівняти очки</translation>
    </message>
    <message>
        <source>Beginning with the First Player {first_player}, clockwise, one turn each: send an Agent or reveal. You cannot pass. After your Reveal turn you have no more turns in this round, and the others go on.</source>
        <translation>Починаючи з першого гравця {first_player}, за годинниковою стрілкою, по одному ходу: відправити агента або розкрити карти. Спасувати не можна. Після ходу «Розкрити карти» ви в цьому раунді більше не ходите, а інші грають далі.</translation>
    </message>
    <message>
        <source>Board spaces</source>
        <translation>Локації</translation>
    </message>
    <message>
        <source>Bonds</source>
        <translation>Запоруки</translation>
    </message>
    <message>
        <source>Bonus spice</source>
        <translation>Додаткові прянощі</translation>
    </message>
    <message>
        <source>Bought cards come later</source>
        <translation>Куплені карти приходять згодом</translation>
    </message>
    <message>
        <source>Buying cards</source>
        <translation>Купівля карт</translation>
    </message>
    <message>
        <source>Card, space, cost, Agent. Then everything that the space shows and the upper box of the card, in any order. The lower box of a card that sent an Agent does nothing in this round: its Persuasion and swords are given up.</source>
        <translation>Карта, локація, ціна, агент. Потім усе, що показує локація, і верхня комірка карти — у будь-якому порядку. Нижня комірка карти, яка відправила агента, цього раунду нічого не дає: її переконливості й мечів ви не отримаєте.</translation>
    </message>
    <message>
        <source>Cards and secrets</source>
        <translation>Карти й таємниці</translation>
    </message>
    <message>
        <source>Cards in hand and in play</source>
        <translation>Карти на руці й у грі</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>Очищення</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бій</translation>
    </message>
    <message>
        <source>Completing a contract</source>
        <translation>Виконати контракт</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракти</translation>
    </message>
    <message>
        <source>Control of a space</source>
        <translation>Контроль над локацією</translation>
    </message>
    <message>
        <source>Discarding and trashing</source>
        <translation>Скинути чи знищити</translation>
    </message>
    <message>
        <source>Do as much as you can; the rest is lost. What is not possible now waits, as something else may make it possible. When the turn ends, it is lost.</source>
        <translation>Робіть, скільки можете; решта пропадає. Неможливе зараз чекає: щось інше може зробити його можливим. Із кінцем ходу воно пропадає.</translation>
    </message>
    <message>
        <source>Dreadnoughts</source>
        <translation>Дредноути</translation>
    </message>
    <message>
        <source>Dreadnoughts are not lost: they return to the garrison. The only winner puts one on a controllable space {control}: until the end of the next Combat it brings the bonus and the defence of that space, in place of whoever controls it.</source>
        <translation>Дредноути не втрачають: вони повертаються в гарнізон. Єдиний переможець ставить один на локацію, яку можна контролювати {control}: до кінця наступного бою він дає її бонус і захист замість того, хто її контролює.</translation>
    </message>
    <message>
        <source>Each Research icon {research} moves your token a step to the right, on a way of your choice, and you gain what lies there. Column 4 gives the first genetic marker {marker_1}, column 8 the second {marker_2}; after that each icon draws a card.</source>
        <translation>Кожен символ дослідження {research} пересуває вашу фішку на крок праворуч, шляхом на вибір, і ви отримуєте те, що там є. Стовпець 4 дає перший генетичний маркер {marker_1}, стовпець 8 — другий {marker_2}; далі кожен символ дає карту.</translation>
    </message>
    <message>
        <source>Each Rival is a Leader with its Signet Ring. 7 Solari, 7 spice, 3 water or 3 Intrigue cards become a point {vp} at once. Later in the game they have Swordmasters. A Rival may end the game and win it.</source>
        <translation>Кожен Конкурент — лідер зі своїм перснем. 7 соляріїв, 7 прянощів, 3 води чи 3 карти інтриг одразу стають очком {vp}. Згодом вони мають Майстрів меча. Конкурент може закінчити гру й перемогти.</translation>
    </message>
    <message>
        <source>Each beetle {tleilaxu} is a step: an Intrigue card at 2 and 6, a Victory Point {vp} at 4 and 7. Whoever is first at 4 also takes the 2 spice there.</source>
        <translation>Кожен жук {tleilaxu} — крок: карта інтриги на 2 і 6, переможне очко {vp} на 4 і 7. Перший на 4 бере також 2 прянощі.</translation>
    </message>
    <message>
        <source>Each names what completes it: a visit, spice harvested in one turn, or acquiring The Spice Must Flow. It happens by itself, and gives its reward once. For a visit you need the contract before you send the Agent.</source>
        <translation>На кожному вказано, що його виконує: візит, зібрані за хід прянощі чи придбання карти «Прянощі повинні текти». Це стається саме й дає нагороду раз. Для візиту контракт треба мати до відправлення агента.</translation>
    </message>
    <message>
        <source>Each of the four Factions has a track from 0 to 6. An Agent on a space of that Faction moves you up a step; cards and rewards do so, too {influence}.</source>
        <translation>Кожна з чотирьох фракцій має шкалу від 0 до 6. Агент на локації фракції піднімає вас на крок; карти й нагороди теж {influence}.</translation>
    </message>
    <message>
        <source>Each of your troops {troop} in the Conflict counts 2, each sword {sword} 1. Swords without a unit there count for nothing; as soon as one arrives, they do. Troops in the garrison add no strength.</source>
        <translation>Кожен ваш загін {troop} у Зоні конфлікту дає 2, кожен меч {sword} — 1. Мечі без підрозділу там не дають нічого; щойно він з&apos;явиться, вони рахуються. Загони в гарнізоні сили не додають.</translation>
    </message>
    <message>
        <source>Effects are resolved. Your choice is what says “may”, the cost before an arrow {arrow}, and trashing {trash}. Such icons stand in a dashed frame here.</source>
        <translation>Ефекти виконують. За бажанням — те, де сказано «можете», ціна перед стрілкою {arrow} і знищення карт {trash}. Такі символи тут у пунктирній рамці.</translation>
    </message>
    <message>
        <source>Emperor {emperor}: a Spy {spy}, placed at once. Spacing Guild {spacing_guild}: 3 Solari. Bene Gesserit {bene_gesserit}: an Intrigue card. Fremen {fremen}: 1 water.</source>
        <translation>Імператор {emperor}: шпигун {spy}, одразу розміщений. Гільдія Лоцманів {spacing_guild}: 3 солярії. Бене Гессерит {bene_gesserit}: карта інтриги. Фримени {fremen}: 1 вода.</translation>
    </message>
    <message>
        <source>Emperor {emperor}: two troops. Spacing Guild {spacing_guild}: 3 Solari. Bene Gesserit {bene_gesserit}: an Intrigue card. Fremen {fremen}: 1 water.</source>
        <translation>Імператор {emperor}: два загони. Гільдія Лоцманів {spacing_guild}: 3 солярії. Бене Гессерит {bene_gesserit}: карта інтриги. Фримени {fremen}: 1 вода.</translation>
    </message>
    <message>
        <source>Everybody begins with an Objective {objective}, a battle icon that pairs with the first Conflict of the same icon that you win. One of the Objectives names the First Player.</source>
        <translation>Кожен починає з картою цілі {objective}: її символ бою утворить пару з першим виграним конфліктом з таким самим символом. Одна з карт цілі називає першого гравця.</translation>
    </message>
    <message>
        <source>Everybody begins with two Agents. The Swordmaster {swordmaster} is a third one for the rest of the game, in the round in which you get it, too. You get it only once, on the space of that name.</source>
        <translation>Кожен починає з двома агентами. Майстер меча {swordmaster} — третій агент до кінця гри, і вже в раунді, у якому ви його здобули. Його отримують лише раз, на однойменній локації.</translation>
    </message>
    <message>
        <source>Everybody has two. Commissioning {dreadnought} brings one to the garrison; from there it is deployed like a troop, and counts 3 strength. What says troops does not concern dreadnoughts.</source>
        <translation>Кожен має два. Спорядження {dreadnought} веде дредноут у гарнізон; звідти його розгортають, як загін, і він дає 3 сили. Сказане про загони дредноутів не стосується.</translation>
    </message>
    <message>
        <source>Family Atomics</source>
        <translation>Родова атомна зброя</translation>
    </message>
    <message>
        <source>First its Swordmaster {swordmaster}, as soon as its resources and Intrigue cards reach its value; after that 7 Solari, 7 spice, 3 water or 3 Intrigue cards become a point {vp}. It may end the game and win it.</source>
        <translation>Спершу Майстра меча {swordmaster}, щойно ресурси й карти інтриг дійдуть до його значення; далі 7 соляріїв, 7 прянощів, 3 води чи 3 карти інтриг стають очком {vp}. Він може закінчити гру й перемогти.</translation>
    </message>
    <message>
        <source>For 5 Solari you take a seat {council} for the rest of the game: 2 Persuasion more in each of your Reveal turns, beginning with this round&apos;s.</source>
        <translation>За 5 соляріїв ви берете місце {council} до кінця гри: на 2 більше переконливості в кожен свій хід «Розкрити карти», починаючи з цього раунду.</translation>
    </message>
    <message>
        <source>For each turn a Hagal card is turned up that names an empty space. The Agent goes there without cost, gains Influence and troops, and deploys what it can. A Rival {rival} has no hand and no deck.</source>
        <translation>Для кожного ходу відкривають карту Дому Гаґал із вільною локацією. Агент іде туди без ціни, здобуває вплив і загони й розгортає, скільки може. Конкурент {rival} не має ні руки, ні колоди.</translation>
    </message>
    <message>
        <source>For each turn a Hagal card is turned up that names an open space. The Agent goes there without cost or requirement. A Rival {rival} acquires nothing, plays no Intrigue cards, never reveals, and has no hand to discard.</source>
        <translation>Для кожного ходу відкривають карту Дому Гаґал із доступною локацією. Агент іде туди без ціни й вимог. Конкурент {rival} нічого не придбаває, не грає карт інтриг, не розкриває карт і не має що скидати.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Наприклад</translation>
    </message>
    <message>
        <source>For example: 7 against 7</source>
        <translation>Наприклад: 7 проти 7</translation>
    </message>
    <message>
        <source>For example: deploying</source>
        <translation>Наприклад: розгортання</translation>
    </message>
    <message>
        <source>For example: five cards</source>
        <translation>Наприклад: п&apos;ять карт</translation>
    </message>
    <message>
        <source>For example: two Spies</source>
        <translation>Наприклад: два шпигуни</translation>
    </message>
    <message>
        <source>For example: two steps at once</source>
        <translation>Наприклад: два кроки разом</translation>
    </message>
    <message>
        <source>Go to 11</source>
        <translation>До 11</translation>
    </message>
    <message>
        <source>Grafting</source>
        <translation>Зрощення</translation>
    </message>
    <message>
        <source>Harvesting spice</source>
        <translation>Збір прянощів</translation>
    </message>
    <message>
        <source>How House Hagal plays</source>
        <translation>Як грає Дім Гаґал</translation>
    </message>
    <message>
        <source>How a Rival plays</source>
        <translation>Як грає Конкурент</translation>
    </message>
    <message>
        <source>How a space is read</source>
        <translation>Як читати локацію</translation>
    </message>
    <message>
        <source>How many troops you may deploy</source>
        <translation>Скільки загонів можна розгорнути</translation>
    </message>
    <message>
        <source>How to get Influence</source>
        <translation>Як здобути вплив</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Як перемогти</translation>
    </message>
    <message>
        <source>If the game is not over, all Agents {agent} return to their Leaders, the First Player marker {first_player} moves on to the left, and the next round begins.</source>
        <translation>Якщо гра не закінчилася, усі агенти {agent} повертаються до лідерів, маркер першого гравця {first_player} переходить ліворуч, і починається наступний раунд.</translation>
    </message>
    <message>
        <source>Immortality</source>
        <translation>Безсмертя</translation>
    </message>
    <message>
        <source>Imperial Basin gives 1 spice {spice} for nothing, Hagga Basin 2 for 1 water {water}, Deep Desert 4 for 3 water. With Maker hooks {hooks} Hagga Basin may bring a sandworm {sandworm} instead, Deep Desert two. Bonus spice you take in any case.</source>
        <translation>«Імперський басейн» дає 1 прянощі {spice} задарма, «Басейн Гаґґа» — 2 за 1 воду {water}, «Глибока пустеля» — 4 за 3 води. З гаками творця {hooks} «Басейн Гаґґа» може натомість дати піщаного хробака {sandworm}, «Глибока пустеля» — двох. Додаткові прянощі берете в обох випадках.</translation>
    </message>
    <message>
        <source>Imperial Basin gives 1 spice {spice} for nothing, Hagga Basin 2 for 1 water {water}, The Great Flat 3 for 2 water: and all bonus spice that lies there.</source>
        <translation>«Басейн Імператора» дає 1 прянощі {spice} задарма, «Басейн Гаґґа» — 2 за 1 воду {water}, «Велика рівнина» — 3 за 2 води, а також усі накопичені там додаткові прянощі.</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>У будь-якому порядку</translation>
    </message>
    <message>
        <source>In the Makers phase each Maker space {maker} without an Agent gathers 1 bonus spice {spice}. It lies there until somebody harvests: that player takes all of it. It is never shared.</source>
        <translation>У фазі видобутку кожна локація видобутку {maker} без агента накопичує 1 додаткові прянощі {spice}. Вони лежать, доки хтось їх не збере: той бере всі. Їх ніколи не ділять.</translation>
    </message>
    <message>
        <source>In your Reveal turn all cards that are left in your hand lie open. Now their lower boxes work: Persuasion {persuasion}, swords {sword} and whatever else they show, in any order.</source>
        <translation>У хід «Розкрити карти» всі карти, що лишилися на руці, відкрито. Тепер діють їхні нижні комірки: переконливість {persuasion}, мечі {sword} й усе інше, у будь-якому порядку.</translation>
    </message>
    <message>
        <source>Influence and Alliances</source>
        <translation>Вплив і союзи</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти інтриг</translation>
    </message>
    <message>
        <source>Intrigue cards {intrigue} are kept secret, in any number, and each is used once. They are no part of your deck and are never discarded with your hand.</source>
        <translation>Карти інтриг {intrigue} тримають у таємниці, скільки завгодно, і кожну застосовують раз. Вони не належать до колоди, і з рукою їх не скидають.</translation>
    </message>
    <message>
        <source>Its colour and icon say which cards lead there. What is to be paid stands before the arrow {arrow}, what it gives after it. Crossed swords {combat} let troops into the Conflict; a space in the desert {maker} gathers bonus spice.</source>
        <translation>Колір і символ кажуть, які карти туди ведуть. Перед стрілкою {arrow} — що сплатити, після неї — що вона дає. Схрещені мечі {combat} відкривають шлях у Зону конфлікту; пустельна локація {maker} накопичує додаткові прянощі.</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лідери</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>Гаки творця</translation>
    </message>
    <message>
        <source>Money {solari} pays for seats, the third Agent and favours. Spice {spice} is sold, pays for strong effects, and decides ties at the end. Water {water} opens the desert. There is always enough of all three, and players never trade.</source>
        <translation>Гроші {solari} — це місця в Раді, третій агент і послуги. Прянощі {spice} продають, ними платять за сильні ефекти, і вони вирішують нічию наприкінці. Вода {water} відкриває пустелю. Усього цього завжди вистачає, а між собою гравці не торгують.</translation>
    </message>
    <message>
        <source>Must all Agents go?</source>
        <translation>Чи треба відправити всіх агентів?</translation>
    </message>
    <message>
        <source>No. You may reveal while you still have Agents: then more cards are left for buying and fighting. Whoever cannot send an Agent must reveal.</source>
        <translation>Ні. Карти можна розкрити, маючи ще агентів: тоді на купівлю й бій лишиться більше карт. Хто не може відправити агента, мусить розкрити карти.</translation>
    </message>
    <message>
        <source>Nobody wins: all who are tied for first take the second reward, all who are tied for second the third. Tied for third: nothing. If two of four tie for first, the other two fight for the third reward.</source>
        <translation>Не перемагає ніхто: усі, хто розділив перше місце, беруть другу нагороду, хто друге — третю. За третє — нічого. Якщо двоє з чотирьох розділили перше, двоє інших змагаються за третю нагороду.</translation>
    </message>
    <message>
        <source>Occupied spaces</source>
        <translation>Зайняті локації</translation>
    </message>
    <message>
        <source>Once in the game, in a turn of yours, you may clear the whole Imperium Row {atomics}; it is dealt anew.</source>
        <translation>Раз за гру, у свій хід, можете прибрати весь Ряд Імперіуму {atomics}; його викладають наново.</translation>
    </message>
    <message>
        <source>Only the Tech icon {tech} acquires one of the three open tiles, for spice {spice}. A Negotiator {negotiator} is a troop from the supply that waits on Ix: brought home, it lowers a price by 1. Tiles with this sign {flip} work once in a round.</source>
        <translation>Лише символ технології {tech} дає придбати одну з трьох відкритих плиток за прянощі {spice}. Перемовник {negotiator} — загін із запасу, що чекає на Іксі: повернувшись, він знижує ціну на 1. Плитки з цим знаком {flip} діють раз за раунд.</translation>
    </message>
    <message>
        <source>Only when you have to draw {card} and your deck {deck} is empty: then the discard pile {discard_pile} becomes the new deck. It is not shuffled every round. If both are empty, you draw no more.</source>
        <translation>Лише коли треба взяти карту {card}, а колода {deck} порожня: тоді скид {discard_pile} стає новою колодою. Щораунду її не тасують. Якщо порожньо й там, більше карт не беруть.</translation>
    </message>
    <message>
        <source>Only with an Agent on a Combat space {combat}: all troops that you have recruited in this turn, and up to two more from the garrison {garrison}. Elsewhere, and in Reveal turns, recruits stay in the garrison.</source>
        <translation>Лише з агентом у бойовій локації {combat}: усі загони, найняті цього ходу, і ще щонайбільше два з гарнізону {garrison}. Деінде й у хід «Розкрити карти» найняті лишаються в гарнізоні.</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Відкриті питання</translation>
    </message>
    <message>
        <source>Order of effects</source>
        <translation>Порядок ефектів</translation>
    </message>
    <message>
        <source>Pay before, gain after {arrow}. One or the other {or}. Only if this is true {if}: that is looked at when the effect is resolved. For each {per}. All opponents {opponents}. What no icon can say stands in words on the big card {words}.</source>
        <translation>Спершу платите, тоді отримуєте {arrow}. Одне або інше {or}. Лише якщо умову виконано {if}: її перевіряють, коли застосовують ефект. За кожен {per}. Усі суперники {opponents}. Чого символ не скаже, те словами на великій карті {words}.</translation>
    </message>
    <message>
        <source>Placing a Spy</source>
        <translation>Розмістити шпигуна</translation>
    </message>
    <message>
        <source>Play a card from your hand that has Agent icons, and put an Agent {agent} on an empty space with one of these icons. One card, one icon, one Agent. A card without Agent icons can only be revealed.</source>
        <translation>Зіграйте з руки карту із символами агента й поставте агента {agent} на вільну локацію з одним із цих символів. Одна карта, один символ, один агент. Карту без символів агента можна лише розкрити.</translation>
    </message>
    <message>
        <source>Plot {plot}: in any turn of yours, before, between or after effects. Combat {combat_card}: in the Combat phase, if you have a unit in the Conflict. Endgame {endgame_card}: when the last round is over.</source>
        <translation>Задум {plot}: у будь-який свій хід — перед ефектами, між ними чи після. Бій {combat_card}: у фазі бою, якщо ваш підрозділ у Зоні конфлікту. Кінець гри {endgame_card}: після останнього раунду.</translation>
    </message>
    <message>
        <source>Reaching 2 Influence with a Faction gives 1 point, and so does its Alliance {alliance}. Conflicts give one or two. The Spice Must Flow gives one when it is acquired. Points count at once, and those that depend on Influence or Alliances can be lost again.</source>
        <translation>2 очки впливу на фракцію дають 1 переможне очко, її союз {alliance} — ще одне. Конфлікти дають одне або два. «Прянощі повинні текти» дає одне, коли її придбано. Очки рахують одразу, а ті, що залежать від впливу й союзів, можна втратити.</translation>
    </message>
    <message>
        <source>Reaching 2 gives a Victory Point {vp}; falling below takes it away. Reaching 4 gives what the track shows there; that is never taken back. Both happen again whenever you reach the step again.</source>
        <translation>Досягнувши 2, отримуєте переможне очко {vp}; опустившись нижче, втрачаєте. Досягнувши 4 — те, що показано на шкалі; цього вже не відбирають. І те, і те щоразу, як знову досягнете кроку.</translation>
    </message>
    <message>
        <source>Reading the icons</source>
        <translation>Як читати символи</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Дослідження</translation>
    </message>
    <message>
        <source>Reveal turn</source>
        <translation>Хід «Розкрити карти»</translation>
    </message>
    <message>
        <source>Rewards twice</source>
        <translation>Подвоєні нагороди</translation>
    </message>
    <message>
        <source>Rise of Ix</source>
        <translation>Розквіт Ікса</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Конкуренти</translation>
    </message>
    <message>
        <source>Sandworms and the wall</source>
        <translation>Хробаки й Оборонна стіна</translation>
    </message>
    <message>
        <source>Secret cards</source>
        <translation>Таємні карти</translation>
    </message>
    <message>
        <source>Secrets draws an Intrigue card {intrigue} and steals others {steal}. Selective Breeding lets you trash a card {trash} to draw two {card}. Foldspace gives the card of that name {foldspace}, which leads anywhere, once.</source>
        <translation>«Секрети» дають карту інтриги {intrigue} й крадуть чужі {steal}. «Генетична селекція» дає знищити карту {trash}, щоб узяти дві {card}. «Міжпросторова подорож» дає однойменну карту {foldspace}: вона веде будь-куди, один раз.</translation>
    </message>
    <message>
        <source>Sell Melange turns 2, 3, 4 or 5 spice {spice} into 6, 8, 10 or 12 Solari {solari}: one sale for each visit.</source>
        <translation>«Продаж меланжу» перетворює 2, 3, 4 чи 5 прянощів {spice} на 6, 8, 10 чи 12 соляріїв {solari}: один продаж за візит.</translation>
    </message>
    <message>
        <source>Selling spice</source>
        <translation>Продаж прянощів</translation>
    </message>
    <message>
        <source>Show the rest of your hand</source>
        <translation>Покажіть решту руки</translation>
    </message>
    <message>
        <source>Solari, spice and water</source>
        <translation>Солярії, прянощі й вода</translation>
    </message>
    <message>
        <source>Some Conflicts give control of a space {control}. From then on each Agent that comes there, yours as well, earns you 1 Solari or spice, and in a Conflict about it you may defend with a troop from the supply. Somebody else may win it later.</source>
        <translation>Деякі конфлікти дають контроль над локацією {control}. Відтоді кожен агент, що туди приходить, і ваш теж, приносить вам 1 солярій або прянощі, а в конфлікті за неї можна боронитися загоном із запасу. Згодом її може здобути інший.</translation>
    </message>
    <message>
        <source>Some spaces ask for 2 Influence with a Faction, but belong to none, such as Imperial Privilege and Sietch Tabr. Sietch Tabr has the hooks {hooks}, or opens the Shield Wall {wall}.</source>
        <translation>Деякі локації вимагають 2 очок впливу на фракцію, але не належать жодній: «Імперський привілей», «Січ Табр» та інші. У локації «Січ Табр» — гаки {hooks} або підрив Оборонної стіни {wall}.</translation>
    </message>
    <message>
        <source>Spaces in the desert</source>
        <translation>Пустельні локації</translation>
    </message>
    <message>
        <source>Spaces that ask for Influence</source>
        <translation>Локації, що вимагають впливу</translation>
    </message>
    <message>
        <source>Specimens and Tleilaxu cards</source>
        <translation>Зразки й карти Тлейлаксу</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Шпигуни</translation>
    </message>
    <message>
        <source>Spies and Schemes of Rivals</source>
        <translation>Шпигуни й планування Конкурентів</translation>
    </message>
    <message>
        <source>Stealing Intrigue cards</source>
        <translation>Крадіжка карт інтриг</translation>
    </message>
    <message>
        <source>Steps 2 and 4</source>
        <translation>Кроки 2 і 4</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Summoning a sandworm</source>
        <translation>Викликати піщаного хробака</translation>
    </message>
    <message>
        <source>Supply {supply}: they do nothing yet. Recruiting {troop} brings them to the garrison {garrison}. Deploying {deploy} brings them to the Conflict {conflict}: only there they fight. Retreating {retreat} leads back to the garrison, losing {lose_troop} to the supply.</source>
        <translation>Запас {supply}: вони ще нічого не роблять. Найм {troop} веде в гарнізон {garrison}. Розгортання {deploy} — у Зону конфлікту {conflict}: б&apos;ються лише там. Відступ {retreat} повертає в гарнізон, втрата {lose_troop} — у запас.</translation>
    </message>
    <message>
        <source>Swordmaster and Mentat</source>
        <translation>Майстер меча і Ментат</translation>
    </message>
    <message>
        <source>Swordmaster and council in Uprising</source>
        <translation>Майстер меча й Рада в «Піднесенні»</translation>
    </message>
    <message>
        <source>Taking a contract</source>
        <translation>Узяти контракт</translation>
    </message>
    <message>
        <source>Tech tiles and Negotiators</source>
        <translation>Технології та перемовники</translation>
    </message>
    <message>
        <source>The Conflict</source>
        <translation>Конфлікт</translation>
    </message>
    <message>
        <source>The Epic game</source>
        <translation>Епічний режим</translation>
    </message>
    <message>
        <source>The Freighter</source>
        <translation>Вантажний корабель</translation>
    </message>
    <message>
        <source>The Shield Wall</source>
        <translation>Оборонна стіна</translation>
    </message>
    <message>
        <source>The Spy as an Agent icon</source>
        <translation>Шпигун як символ агента</translation>
    </message>
    <message>
        <source>The Swordmaster {swordmaster} costs 8 Solari and is yours for good. The Mentat {mentat} costs 2 and serves you for this round as an Agent more; then it returns to its space.</source>
        <translation>Майстер меча {swordmaster} коштує 8 соляріїв і лишається вашим. Ментат {mentat} коштує 2 і служить вам цього раунду ще одним агентом; потім повертається на свою локацію.</translation>
    </message>
    <message>
        <source>The Swordmaster {swordmaster} costs 8 Solari for whoever is first, 6 for everybody after that. Whoever has a council seat {council} may come again for 5 Solari: for 2 spice, an Intrigue card and three troops.</source>
        <translation>Майстер меча {swordmaster} коштує 8 соляріїв першому, 6 — усім наступним. Хто має місце в Раді {council}, може знову прийти за 5 соляріїв: по 2 прянощі, карту інтриги й три загони.</translation>
    </message>
    <message>
        <source>The Tleilaxu track</source>
        <translation>Трек Тлейлаксу</translation>
    </message>
    <message>
        <source>The ability on the left of your Leader always applies. The one on the right, with the ring {signet}, is the upper box of your Signet Ring card: it happens when that card sends an Agent.</source>
        <translation>Вміння ліворуч на вашому лідері діє завжди. Те, що праворуч, із перснем {signet}, — верхня комірка карти «Перстень із печаткою»: воно діє, коли ця карта відправляє агента.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>The arrow</source>
        <translation>Стрілка</translation>
    </message>
    <message>
        <source>The bonuses at 4</source>
        <translation>Бонуси на 4</translation>
    </message>
    <message>
        <source>The contract icon {contract} takes one of the two that lie open; the next is turned up. When none is left, you get 2 Solari {solari} instead.</source>
        <translation>Символ контракту {contract} дає взяти один із двох відкритих; відкривають наступний. Коли їх не лишилося, отримуєте натомість 2 солярії {solari}.</translation>
    </message>
    <message>
        <source>The cost is paid first, with what you have before any effect: what the visit brings comes too late. Some spaces also ask for Influence; that is only needed, not paid.</source>
        <translation>Ціну сплачують спершу, з того, що є до всіх ефектів: здобуте під час візиту вже запізно. Деякі локації вимагають впливу; його досить мати, платити ним не треба.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Кінець раунду</translation>
    </message>
    <message>
        <source>The five phases</source>
        <translation>П&apos;ять фаз</translation>
    </message>
    <message>
        <source>The grammar of icons</source>
        <translation>Граматика символів</translation>
    </message>
    <message>
        <source>The icon without a Faction {influence} lets you choose one; all its steps are with the same Faction. You cannot lose {lose_influence} as a cost what you do not have, and above 6 nothing is gained.</source>
        <translation>Символ без фракції {influence} дає її вибрати; усі його кроки — на одну фракцію. Сплатити впливом {lose_influence}, якого немає, не можна, а понад 6 нічого не здобути.</translation>
    </message>
    <message>
        <source>The icon {freighter} moves it up a space {freighter_advance}, or brings it home {freighter_recall} with the rewards of its space and of all below. 1: Dividends or 2 spice. 2: two troops and Influence. 3: a Tech tile for 2 less.</source>
        <translation>Символ {freighter} просуває його на поділку {freighter_advance} або повертає {freighter_recall} з нагородами його поділки й усіх нижчих. 1: дивіденди або 2 прянощі. 2: два загони та вплив. 3: технологія на 2 дешевше.</translation>
    </message>
    <message>
        <source>The next Conflict card is turned up. Whoever controls the place it is about {control} may send a troop from the supply there at once. Then everybody draws five cards, even who has kept some.</source>
        <translation>Відкривають наступну карту конфлікту. Хто контролює місце, про яке в ній ідеться {control}, може одразу розгорнути там загін із запасу. Потім кожен бере п&apos;ять карт, навіть якщо якісь лишилися.</translation>
    </message>
    <message>
        <source>The only winner of a Conflict keeps its card. Two face-up cards with the same battle icon {crysknife} {desert_mouse} {ornithopter} are turned face down at once for 1 point {vp}. The wild icon {wild} makes a pair at the end of the game.</source>
        <translation>Єдиний переможець конфлікту лишає його карту собі. Дві відкриті карти з однаковим символом бою {crysknife} {desert_mouse} {ornithopter} одразу перевертають за 1 очко {vp}. Універсальний символ {wild} утворює пару наприкінці гри.</translation>
    </message>
    <message>
        <source>The strongest takes the first reward of the Conflict card {conflict}, the next one the second. The third is for the third of four players; of three only after a tie for second. Strength 0 earns nothing.</source>
        <translation>Найсильніший бере першу нагороду карти конфлікту {conflict}, наступний — другу. Третя — для третього з чотирьох гравців; утрьох лише після нічиєї за друге місце. Сила 0 не дає нічого.</translation>
    </message>
    <message>
        <source>There is no hand limit. Cards that you have played or revealed are in play until you clean up, and count where a card asks for another one.</source>
        <translation>Обмеження руки немає. Зіграні й розкриті карти лишаються у грі до очищення й рахуються там, де одна карта питає про іншу.</translation>
    </message>
    <message>
        <source>Three troops are in your garrison, and your Agent goes to Arrakeen, where you recruit a fourth. You may deploy three: the recruit and two more. That is a strength of 6.</source>
        <translation>У гарнізоні три загони, ваш агент іде в Арракін, де ви наймаєте четвертий. Можна розгорнути три: найнятий і ще два. Це 6 сили.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Нічиї</translation>
    </message>
    <message>
        <source>To summon sandworms you need Maker hooks {hooks}. You take them at Sietch Tabr and keep them: summoning does not use them up.</source>
        <translation>Щоб викликати піщаних хробаків, потрібні гаки творця {hooks}. Їх беруть у локації «Січ Табр» і лишають собі: виклик їх не витрачає.</translation>
    </message>
    <message>
        <source>To take an Alliance {alliance} from somebody you must be higher; equal is not enough.</source>
        <translation>Щоб забрати союз {alliance}, треба стати вище; рівності не досить.</translation>
    </message>
    <message>
        <source>Troops after the Combat</source>
        <translation>Загони після бою</translation>
    </message>
    <message>
        <source>Twelve points end it instead of ten. Five troops begin in each garrison, and everybody has an Intrigue card {intrigue} from the start.</source>
        <translation>Його закінчують дванадцять очок, а не десять. У кожному гарнізоні спершу п&apos;ять загонів, і кожен від початку має карту інтриги {intrigue}.</translation>
    </message>
    <message>
        <source>Two abilities</source>
        <translation>Два вміння</translation>
    </message>
    <message>
        <source>Two of you have strength 7, the third player 4. Both take the second reward, and of three players the third gets nothing. One sword more makes it 8:7, and the first reward is yours.</source>
        <translation>Двоє мають 7 сили, третій гравець — 4. Обидва беруть другу нагороду, а третій з трьох не отримує нічого. Ще один меч — і 8:7, перша нагорода ваша.</translation>
    </message>
    <message>
        <source>Two of your Spies watch Spice Refinery, where another Agent stands. You go there: one Spy lets you in, the other one draws you a card. With no Spy left in the supply, you may take one back from its post to place it anew.</source>
        <translation>За локацією «Меланжоочисний завод», де стоїть чужий агент, стежать два ваші шпигуни. Ви йдете туди: один шпигун відкриває шлях, другий дає карту. Якщо в запасі шпигунів немає, можна зняти одного з пункту й розмістити наново.</translation>
    </message>
    <message>
        <source>Two of your five cards have sent Agents. You reveal Convincing Argument (2 Persuasion), Diplomacy (1 Persuasion) and Dagger (1 sword): you may buy for 3, and your troops in the Conflict are 1 stronger.</source>
        <translation>Дві з п&apos;яти карт відправили агентів. Ви розкриваєте карти «Переконливий аргумент» (2 переконливості), «Дипломатія» (1) і «Кинджал» (1 меч): можна купити на 3, а ваші загони в Зоні конфлікту сильніші на 1.</translation>
    </message>
    <message>
        <source>Two players and House Hagal</source>
        <translation>Двоє гравців і Дім Гаґал</translation>
    </message>
    <message>
        <source>Unload and infiltration</source>
        <translation>Розвантаження та проникнення</translation>
    </message>
    <message>
        <source>What Intrigue cards cost</source>
        <translation>Скільки коштують карти інтриг</translation>
    </message>
    <message>
        <source>What a Rival buys</source>
        <translation>Що купує Конкурент</translation>
    </message>
    <message>
        <source>What a Spy is good for</source>
        <translation>Навіщо потрібен шпигун</translation>
    </message>
    <message>
        <source>What a card, a space or a Leader says is stronger than any rule of this book. A right-click on it shows its full wording, with what has been ruled on it.</source>
        <translation>Сказане на карті, локації чи лідері сильніше за будь-яке правило цієї книги. Клацніть правою кнопкою, щоб побачити повний текст і роз&apos;яснення.</translation>
    </message>
    <message>
        <source>What a space costs</source>
        <translation>Скільки коштує локація</translation>
    </message>
    <message>
        <source>What happens in the turn</source>
        <translation>Що відбувається за хід</translation>
    </message>
    <message>
        <source>What is not possible</source>
        <translation>Що неможливо</translation>
    </message>
    <message>
        <source>What must be done</source>
        <translation>Що виконувати обов&apos;язково</translation>
    </message>
    <message>
        <source>What stands before an arrow {arrow} is a cost, what follows is the gain. You need not pay. You pay the whole cost, once, and before you gain anything for it.</source>
        <translation>Перед стрілкою {arrow} стоїть ціна, після неї — те, що ви отримаєте. Платити не обов&apos;язково. Ціну сплачують повністю, один раз і до отримання.</translation>
    </message>
    <message>
        <source>What stands before an arrow {arrow} on an Intrigue card must be paid, and what stands before a colon must be true: no card is played for nothing. Of several lines you use as many as you like, at least one.</source>
        <translation>Те, що на карті інтриги перед стрілкою {arrow}, треба сплатити, а те, що перед двокрапкою, має справдитися: задарма карту не зіграти. З кількох рядків застосовуйте скільки завгодно, хоча б один.</translation>
    </message>
    <message>
        <source>What step 4 gives</source>
        <translation>Що дає крок 4</translation>
    </message>
    <message>
        <source>What the rulebooks leave open has been decided here once, and is played alike by everybody. These are the decisions.</source>
        <translation>Те, що книги правил лишають відкритим, тут вирішено раз, і всі грають однаково. Ось ці рішення.</translation>
    </message>
    <message>
        <source>When Intrigue cards are played</source>
        <translation>Коли можна зіграти карту інтриги</translation>
    </message>
    <message>
        <source>When all have revealed, those with units in the Conflict play Combat cards {combat_card} or pass, clockwise. It is over when all pass in a row: whoever has passed may still answer a card of another.</source>
        <translation>Коли всі розкрили карти, ті, хто має підрозділи в Зоні конфлікту, за годинниковою стрілкою грають карти бою {combat_card} або пасують. Кінець — коли всі спасували поспіль: хто спасував, ще може відповісти на чужу карту.</translation>
    </message>
    <message>
        <source>When its third Spy {spy} is placed, a Rival carries out its Scheme and takes back the other two. Its Spies take up posts that you cannot use meanwhile.</source>
        <translation>Коли розміщено третього шпигуна {spy}, Конкурент виконує планування й повертає двох інших. Його шпигуни займають пункти, якими ви тим часом не скористаєтеся.</translation>
    </message>
    <message>
        <source>When the deck is shuffled</source>
        <translation>Коли тасують колоду</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Коли закінчується гра</translation>
    </message>
    <message>
        <source>When the last round is over, everybody may play Endgame Intrigue cards {endgame_card}, beginning with the First Player. Only then the winner is known.</source>
        <translation>Після останнього раунду кожен, починаючи з першого гравця, може зіграти карти кінця гри {endgame_card}. Лише тоді відомий переможець.</translation>
    </message>
    <message>
        <source>When the turn is over</source>
        <translation>Коли хід закінчується</translation>
    </message>
    <message>
        <source>When your Agent goes to a space that it watches, you may recall the Spy {recall_spy} for one of two things. Infiltrate: the Agents of others do not block you. Gather Intelligence: draw a card {card} before anything else happens.</source>
        <translation>Коли ваш агент іде в локацію, за якою стежить шпигун, можете відкликати його {recall_spy} заради одного з двох. Проникнення: чужі агенти не заважають. Збір розвідданих: візьміть карту {card} раніше за все інше.</translation>
    </message>
    <message>
        <source>Where an Agent stands, nobody else can go for the rest of the round, not even its owner. Some effects ignore the Agents of others; your own always block you.</source>
        <translation>Де стоїть агент, туди до кінця раунду не піде ніхто інший, навіть його власник. Деякі ефекти дають змогу не зважати на чужих агентів; власні заважають завжди.</translation>
    </message>
    <message>
        <source>Where it says so</source>
        <translation>Якщо сказано інакше</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>Звідки беруться очки</translation>
    </message>
    <message>
        <source>Where the CHOAM module does not play, a contract icon {contract} is worth 2 Solari {solari}.</source>
        <translation>Без модуля «ДАПТ» символ контракту {contract} дає 2 солярії {solari}.</translation>
    </message>
    <message>
        <source>Where the rulebooks are silent</source>
        <translation>Де правила мовчать</translation>
    </message>
    <message>
        <source>Where your troops are</source>
        <translation>Де ваші загони</translation>
    </message>
    <message>
        <source>While it stands, no sandworm comes into the Conflicts that it protects {shield_wall}, and the desert spaces give only spice. Whoever has the icon {wall} may destroy it: for the rest of the game, for everybody.</source>
        <translation>Доки вона стоїть, у захищені нею конфлікти {shield_wall} хробаки не приходять, а пустельні локації дають лише прянощі. Хто має символ {wall}, може підірвати її: до кінця гри й для всіх.</translation>
    </message>
    <message>
        <source>Who begins, and who is next</source>
        <translation>Хто починає і хто ходить далі</translation>
    </message>
    <message>
        <source>Who gets which reward</source>
        <translation>Кому яка нагорода</translation>
    </message>
    <message>
        <source>Whoever has the most Victory Points {vp} when the game ends has won. You gather them with the Factions, in Conflicts, and with some cards.</source>
        <translation>Перемагає той, хто наприкінці гри має найбільше переможних очок {vp}. Їх здобувають у фракцій, у конфліктах і завдяки деяким картам.</translation>
    </message>
    <message>
        <source>Whoever is first to reach 4 takes the Alliance {alliance} and a point with it. Somebody who climbs higher than you takes both away: an Alliance is not for ever. If its holder falls below 4, or down from a tie, it is lost as well.</source>
        <translation>Хто перший досягає 4, бере союз {alliance} і з ним очко. Хто підніметься вище за вас, забере обидва: союз не навіки. Його втрачають також, опустившись нижче 4 або поступившись тому, з ким були нарівні.</translation>
    </message>
    <message>
        <source>With Persuasion {persuasion}, the diamond, you acquire {acquire} as many cards as you can pay for, from the Imperium Row {row} and the Reserve. A gap in the Row is filled at once. What you do not spend is lost.</source>
        <translation>За переконливість {persuasion}, ромб, ви придбаваєте {acquire} стільки карт, скільки зможете оплатити, з Ряду Імперіуму {row} та Фонду. Порожнє місце в Ряду одразу заповнюють. Невитрачене пропадає.</translation>
    </message>
    <message>
        <source>With a sandworm {sandworm} in the Conflict you take your reward twice: not more often, however many there are. A cost in the reward may be paid twice. Control and the battle icon come once.</source>
        <translation>Із піщаним хробаком {sandworm} у Зоні конфлікту ви берете свою нагороду двічі — не частіше, скільки б їх не було. Ціну в нагороді можна сплатити двічі. Контроль і символ бою — раз.</translation>
    </message>
    <message>
        <source>With equal points the most spice {spice} wins; then Solari {solari}, then water {water}, then troops in the garrison {garrison}. If all that is equal, whoever revealed later in the last round.</source>
        <translation>За рівних очок перемагає той, хто має більше прянощів {spice}; далі соляріїв {solari}, води {water}, загонів у гарнізоні {garrison}. Якщо рівне все — хто пізніше розкрив карти в останньому раунді.</translation>
    </message>
    <message>
        <source>With this variant eleven points end the game, not ten; four players then begin without a point and go to ten.</source>
        <translation>З цим варіантом гру закінчують одинадцять очок, а не десять; учотирьох тоді починають без очка й грають до десяти.</translation>
    </message>
    <message>
        <source>With two people House Hagal acts after each Agent turn of the First Player. It wants no points: it takes spaces, keeps Alliances from you, and the reward of its place in the Combat is lost.</source>
        <translation>У грі вдвох Дім Гаґал діє після кожного ходу першого гравця, що відправляє агента. Очки йому не потрібні: він займає локації, не дає союзів, а нагорода його місця в бою пропадає.</translation>
    </message>
    <message>
        <source>Without contracts</source>
        <translation>Без контрактів</translation>
    </message>
    <message>
        <source>You choose the order of all effects of a turn, those of the space and those of the card mixed as you like. Draw first if the new cards should help to decide.</source>
        <translation>Порядок усіх ефектів ходу вибираєте ви, як завгодно чергуючи локацію й карту. Спершу візьміть карти, якщо вони мають допомогти з вибором.</translation>
    </message>
    <message>
        <source>You end it yourself. Until then you may still deploy troops {deploy}, play Plot cards {plot}, and resolve what waits.</source>
        <translation>Його завершуєте ви самі. До того ще можна розгортати загони {deploy}, грати карти задуму {plot} й застосовувати те, що чекає.</translation>
    </message>
    <message>
        <source>You have 3 with the Guild, and the holder of its Alliance has 4. You go up two: at 4 you gain the bonus, at 5 you are higher and take the Alliance with its point.</source>
        <translation>Ви маєте 3 у Гільдії, а власник її союзу — 4. Ви піднімаєтеся на два: на 4 отримуєте бонус, на 5 ви вище й забираєте союз із його очком.</translation>
    </message>
    <message>
        <source>You have no spice. The space gives 1 spice, and your card says: pay 1 spice, recruit two troops. Take the spice of the space first; then you can pay for the card. Only the cost of the space itself has to be there before.</source>
        <translation>У вас немає прянощів. Локація дає 1 прянощі, а на карті: сплатіть 1 прянощі, найміть два загони. Спершу візьміть прянощі локації — тоді зможете заплатити за карту. Лише ціну самої локації треба мати заздалегідь.</translation>
    </message>
    <message>
        <source>Your Objective</source>
        <translation>Ваша карта цілі</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Власна колода</translation>
    </message>
</context>
<context>
    <name>Box</name>
    <message>
        <source>Ability</source>
        <translation>Вміння</translation>
    </message>
    <message>
        <source>Agent box</source>
        <translation>Комірка агента</translation>
    </message>
    <message>
        <source>Battle icon</source>
        <translation>Символ бою</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бій</translation>
    </message>
    <message>
        <source>Combat bonus</source>
        <translation>Бойовий бонус</translation>
    </message>
    <message>
        <source>Connected board spaces</source>
        <translation>З&apos;єднані локації</translation>
    </message>
    <message>
        <source>Control bonus</source>
        <translation>Бонус контролю</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Ціна</translation>
    </message>
    <message>
        <source>Cost once any player has a Swordmaster</source>
        <translation>Ціна, коли хтось уже має Майстра меча</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Ефекти</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>Faction priorities</source>
        <translation>Пріоритети фракцій</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>1-ше місце</translation>
    </message>
    <message>
        <source>Graft</source>
        <translation>Зрощення</translation>
    </message>
    <message>
        <source>House Hagal mark</source>
        <translation>Знак Дому Гаґал</translation>
    </message>
    <message>
        <source>Influence track bonus</source>
        <translation>Бонус шкали впливу</translation>
    </message>
    <message>
        <source>Leader ability</source>
        <translation>Вміння лідера</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Задум</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Вимога</translation>
    </message>
    <message>
        <source>Restrictions</source>
        <translation>Обмеження</translation>
    </message>
    <message>
        <source>Reveal box</source>
        <translation>Комірка розкриття</translation>
    </message>
    <message>
        <source>Rival&apos;s turn</source>
        <translation>Хід Конкурента</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Планування</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>2-ге місце</translation>
    </message>
    <message>
        <source>Sending an Agent</source>
        <translation>Відправлення агента</translation>
    </message>
    <message>
        <source>Shield Wall</source>
        <translation>Оборонна стіна</translation>
    </message>
    <message>
        <source>Signet Ring ability</source>
        <translation>Властивість персня з печаткою</translation>
    </message>
    <message>
        <source>Swordmaster value</source>
        <translation>Корисність Майстра меча</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>3-тє місце</translation>
    </message>
    <message>
        <source>Training track</source>
        <translation>Трек вишколу</translation>
    </message>
    <message>
        <source>Unload: when revealed, discarded or trashed</source>
        <translation>Розвантаження: коли розкрито, скинуто чи знищено</translation>
    </message>
    <message>
        <source>When acquired</source>
        <translation>Після придбання</translation>
    </message>
    <message>
        <source>When discarded</source>
        <translation>Після скидання</translation>
    </message>
    <message>
        <source>When trashed</source>
        <translation>Після знищення</translation>
    </message>
    <message>
        <source>When you lose 3 or more troops at the end of a Conflict</source>
        <translation>Коли наприкінці конфлікту втрачаєте 3 загони чи більше</translation>
    </message>
    <message>
        <source>When you win a Conflict</source>
        <translation>Коли ви перемагаєте в конфлікті</translation>
    </message>
</context>
<context>
    <name>BroughtSheet</name>
    <message>
        <source>Already here</source>
        <translation>Уже є серед збережених</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Імпортовано</translation>
    </message>
    <message>
        <source>Imported games</source>
        <translation>Імпортовані ігри</translation>
    </message>
    <message>
        <source>Not imported. {why}</source>
        <extracomment>It was here already. A game is to be opened. The saved games are to be shown, at this one. All files are read; the first of them that is a game now, if there is one.</extracomment>
        <translation>Відхилено. {why}</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Нічого не імпортовано</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Reading {file} ({number} of {files})…</source>
        <translation>Читання файлу {file} ({number} із {files})…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Appropriate</source>
        <translation>Привласнення</translation>
    </message>
    <message>
        <source>Arrakis Liaison</source>
        <translation>Представник Арракіса</translation>
    </message>
    <message>
        <source>Arrakis Recruiter</source>
        <translation>Вербувальник з Арракіса</translation>
    </message>
    <message>
        <source>Assassination Mission</source>
        <translation>Замовне вбивство</translation>
    </message>
    <message>
        <source>Beguiling Pheromones</source>
        <translation>Чарівливі феромони</translation>
    </message>
    <message>
        <source>Bene Gesserit Initiate</source>
        <translation>Утаємничена Бене Гессерит</translation>
    </message>
    <message>
        <source>Bene Gesserit Operative</source>
        <translation>Оперативниця Бене Гессерит</translation>
    </message>
    <message>
        <source>Bene Gesserit Sister</source>
        <translation>Сестра Бене Гессерит</translation>
    </message>
    <message>
        <source>Bene Tleilax Lab</source>
        <translation>Лабораторія Бене Тлейлаксу</translation>
    </message>
    <message>
        <source>Bene Tleilax Researcher</source>
        <translation>Дослідник Бене Тлейлаксу</translation>
    </message>
    <message>
        <source>Blank Slate</source>
        <translation>Чистий аркуш</translation>
    </message>
    <message>
        <source>Bounty Hunter</source>
        <translation>Мисливець за головами</translation>
    </message>
    <message>
        <source>Branching Path</source>
        <translation>Розгалужений шлях</translation>
    </message>
    <message>
        <source>CHOAM Delegate</source>
        <translation>Делегат ДАПТ</translation>
    </message>
    <message>
        <source>CHOAM Directorship</source>
        <translation>Директорат ДАПТ</translation>
    </message>
    <message>
        <source>Calculus of Power</source>
        <translation>Арифметика влади</translation>
    </message>
    <message>
        <source>Captured Mentat</source>
        <translation>Полонений Ментат</translation>
    </message>
    <message>
        <source>Cargo Runner</source>
        <translation>Перевізник вантажів</translation>
    </message>
    <message>
        <source>Carryall</source>
        <translation>Вантажоліт</translation>
    </message>
    <message>
        <source>Chairdog</source>
        <translation>Крісло-собака</translation>
    </message>
    <message>
        <source>Chani</source>
        <translation>Чані</translation>
    </message>
    <message>
        <source>Chani, Clever Tactician</source>
        <translation>Чані, кмітлива тактикиня</translation>
    </message>
    <message>
        <source>Clandestine Meeting</source>
        <translation>Таємна зустріч</translation>
    </message>
    <message>
        <source>Contaminator</source>
        <translation>Забруднювач</translation>
    </message>
    <message>
        <source>Control the Spice</source>
        <translation>Контроль над прянощами</translation>
    </message>
    <message>
        <source>Convincing Argument</source>
        <translation>Переконливий аргумент</translation>
    </message>
    <message>
        <source>Corrino Genes</source>
        <translation>Гени Коррино</translation>
    </message>
    <message>
        <source>Corrinth City</source>
        <translation>Місто Коррінт</translation>
    </message>
    <message>
        <source>Corrupt Smuggler</source>
        <translation>Продажний контрабандист</translation>
    </message>
    <message>
        <source>Court Intrigue</source>
        <translation>Придворні інтриги</translation>
    </message>
    <message>
        <source>Covert Operation</source>
        <translation>Таємна операція</translation>
    </message>
    <message>
        <source>Crysknife</source>
        <translation>Крис-ніж</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Кинджал</translation>
    </message>
    <message>
        <source>Dangerous Rhetoric</source>
        <translation>Небезпечна риторика</translation>
    </message>
    <message>
        <source>Delivery Agreement</source>
        <translation>Угода про постачання</translation>
    </message>
    <message>
        <source>Desert Ambush</source>
        <translation>Засідка в пустелі</translation>
    </message>
    <message>
        <source>Desert Power</source>
        <translation>Сила пустелі</translation>
    </message>
    <message>
        <source>Desert Survival</source>
        <translation>Виживання в пустелі</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Дипломатія</translation>
    </message>
    <message>
        <source>Dissecting Kit</source>
        <translation>Набір для розтину</translation>
    </message>
    <message>
        <source>Double Agent</source>
        <translation>Подвійний агент</translation>
    </message>
    <message>
        <source>Dr. Yueh</source>
        <translation>Доктор Юе</translation>
    </message>
    <message>
        <source>Duncan Idaho</source>
        <translation>Дункан Айдаго</translation>
    </message>
    <message>
        <source>Dune, the Desert Planet</source>
        <translation>Дюна, пустельна планета</translation>
    </message>
    <message>
        <source>Ecological Testing Station</source>
        <translation>Станція екологічного тестування</translation>
    </message>
    <message>
        <source>Embedded Agent</source>
        <translation>Упроваджений агент</translation>
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
        <translation>Лицетанцюрист</translation>
    </message>
    <message>
        <source>Face Dancer Initiate</source>
        <translation>Лицетанцюрист-новачок</translation>
    </message>
    <message>
        <source>Fedaykin Death Commando</source>
        <translation>Федайкіни-смертники</translation>
    </message>
    <message>
        <source>Fedaykin Stilltent</source>
        <translation>Дистинамет федайкінів</translation>
    </message>
    <message>
        <source>Firm Grip</source>
        <translation>Міцна хватка</translation>
    </message>
    <message>
        <source>Foldspace</source>
        <translation>Міжпросторова подорож</translation>
    </message>
    <message>
        <source>For Humanity</source>
        <translation>Заради людства</translation>
    </message>
    <message>
        <source>Freighter Fleet</source>
        <translation>Вантажний флот</translation>
    </message>
    <message>
        <source>Fremen Camp</source>
        <translation>Табір Фрименів</translation>
    </message>
    <message>
        <source>From the Tanks</source>
        <translation>З чанів</translation>
    </message>
    <message>
        <source>Full-Scale Assault</source>
        <translation>Повномасштабний штурм</translation>
    </message>
    <message>
        <source>Gene Manipulation</source>
        <translation>Маніпуляції з генами</translation>
    </message>
    <message>
        <source>Ghola</source>
        <translation>Ґхола</translation>
    </message>
    <message>
        <source>Guild Accord</source>
        <translation>Угода з Гільдією</translation>
    </message>
    <message>
        <source>Guild Administrator</source>
        <translation>Адміністратор Гільдії</translation>
    </message>
    <message>
        <source>Guild Ambassador</source>
        <translation>Посол Гільдії</translation>
    </message>
    <message>
        <source>Guild Bankers</source>
        <translation>Банкіри Гільдії</translation>
    </message>
    <message>
        <source>Guild Chief Administrator</source>
        <translation>Голова адміністрації Гільдії</translation>
    </message>
    <message>
        <source>Guild Envoy</source>
        <translation>Посланець Гільдії</translation>
    </message>
    <message>
        <source>Guild Impersonator</source>
        <translation>Самозванець Гільдії</translation>
    </message>
    <message>
        <source>Guild Spy</source>
        <translation>Шпигун Гільдії</translation>
    </message>
    <message>
        <source>Gun Thopter</source>
        <translation>Бойовий топтер</translation>
    </message>
    <message>
        <source>Gurney Halleck</source>
        <translation>Гурні Галлек</translation>
    </message>
    <message>
        <source>Hidden Missive</source>
        <translation>Таємне послання</translation>
    </message>
    <message>
        <source>High Priority Travel</source>
        <translation>Термінова подорож</translation>
    </message>
    <message>
        <source>Imperial Bashar</source>
        <translation>Імперський башар</translation>
    </message>
    <message>
        <source>Imperial Shock Trooper</source>
        <translation>Імперський штурмовик</translation>
    </message>
    <message>
        <source>Imperial Spy</source>
        <translation>Імперський шпигун</translation>
    </message>
    <message>
        <source>Imperial Spymaster</source>
        <translation>Імперський резидент</translation>
    </message>
    <message>
        <source>Imperium Ceremony</source>
        <translation>Імперська церемонія</translation>
    </message>
    <message>
        <source>In High Places</source>
        <translation>У вищих колах</translation>
    </message>
    <message>
        <source>In the Shadows</source>
        <translation>У тіні</translation>
    </message>
    <message>
        <source>Industrial Espionage</source>
        <translation>Промислове шпигунство</translation>
    </message>
    <message>
        <source>Interstellar Conspiracy</source>
        <translation>Міжзоряна змова</translation>
    </message>
    <message>
        <source>Interstellar Trade</source>
        <translation>Міжзоряна торгівля</translation>
    </message>
    <message>
        <source>Ix-Guild Compact</source>
        <translation>Договір Ікса з Гільдією</translation>
    </message>
    <message>
        <source>Ixian Engineer</source>
        <translation>Іксіанський інженер</translation>
    </message>
    <message>
        <source>Jamis</source>
        <translation>Джаміс</translation>
    </message>
    <message>
        <source>Junction Headquarters</source>
        <translation>Штаб-квартира на Джанкшені</translation>
    </message>
    <message>
        <source>Keys to Power</source>
        <translation>Ключі до влади</translation>
    </message>
    <message>
        <source>Kwisatz Haderach</source>
        <translation>Квізац Хадерах</translation>
    </message>
    <message>
        <source>Lady Jessica</source>
        <translation>Леді Джессіка</translation>
    </message>
    <message>
        <source>Landing Rights</source>
        <translation>Дозвіл на посадку</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Лідерство</translation>
    </message>
    <message>
        <source>Liet Kynes</source>
        <translation>Лієт Кайнс</translation>
    </message>
    <message>
        <source>Lisan al Gaib</source>
        <translation>Лісан аль-Ґаїб</translation>
    </message>
    <message>
        <source>Local Fence</source>
        <translation>Місцевий перекупник</translation>
    </message>
    <message>
        <source>Long Live the Fighters</source>
        <translation>Хай живуть бійці</translation>
    </message>
    <message>
        <source>Long Reach</source>
        <translation>Довга рука</translation>
    </message>
    <message>
        <source>Maker Keeper</source>
        <translation>Хранитель творця</translation>
    </message>
    <message>
        <source>Maula Pistol</source>
        <translation>Пістоль маула</translation>
    </message>
    <message>
        <source>Missionaria Protectiva</source>
        <translation>Місіонарія Протектива</translation>
    </message>
    <message>
        <source>Negotiated Withdrawal</source>
        <translation>Узгоджений відступ</translation>
    </message>
    <message>
        <source>Northern Watermaster</source>
        <translation>Північний майстер води</translation>
    </message>
    <message>
        <source>Occupation</source>
        <translation>Окупація</translation>
    </message>
    <message>
        <source>Opulence</source>
        <translation>Розкіш</translation>
    </message>
    <message>
        <source>Organ Merchants</source>
        <translation>Торговці органами</translation>
    </message>
    <message>
        <source>Other Memory</source>
        <translation>Інша Пам&apos;ять</translation>
    </message>
    <message>
        <source>Overthrow</source>
        <translation>Повалення</translation>
    </message>
    <message>
        <source>Paracompass</source>
        <translation>Паракомпас</translation>
    </message>
    <message>
        <source>Piter De Vries</source>
        <translation>Пітер де Вріз</translation>
    </message>
    <message>
        <source>Planned Coupling</source>
        <translation>Заплановане парування</translation>
    </message>
    <message>
        <source>Power Play</source>
        <translation>Боротьба за владу</translation>
    </message>
    <message>
        <source>Prepare the Way</source>
        <translation>Приготувати шлях</translation>
    </message>
    <message>
        <source>Price is No Object</source>
        <translation>Ціна не має значення</translation>
    </message>
    <message>
        <source>Priority Contracts</source>
        <translation>Пріоритетні контракти</translation>
    </message>
    <message>
        <source>Public Spectacle</source>
        <translation>Публічне видовище</translation>
    </message>
    <message>
        <source>Rebel Supplier</source>
        <translation>Постачальниця повстанців</translation>
    </message>
    <message>
        <source>Reclaimed Forces</source>
        <translation>Відновлені війська</translation>
    </message>
    <message>
        <source>Reconnaissance</source>
        <translation>Розвідка</translation>
    </message>
    <message>
        <source>Reliable Informant</source>
        <translation>Надійний інформатор</translation>
    </message>
    <message>
        <source>Replacement Eyes</source>
        <translation>Замінені очі</translation>
    </message>
    <message>
        <source>Reverend Mother Mohiam</source>
        <translation>Превелебна Матір Могіям</translation>
    </message>
    <message>
        <source>Sardaukar Coordination</source>
        <translation>Координація сардаукарів</translation>
    </message>
    <message>
        <source>Sardaukar Infantry</source>
        <translation>Піхота сардаукарів</translation>
    </message>
    <message>
        <source>Sardaukar Legion</source>
        <translation>Легіон сардаукарів</translation>
    </message>
    <message>
        <source>Sardaukar Quartermaster</source>
        <translation>Квартирмейстер сардаукарів</translation>
    </message>
    <message>
        <source>Sardaukar Soldier</source>
        <translation>Солдат-сардаукар</translation>
    </message>
    <message>
        <source>Satellite Ban</source>
        <translation>Заборона супутників</translation>
    </message>
    <message>
        <source>Sayyadina</source>
        <translation>Саядіна</translation>
    </message>
    <message>
        <source>Scientific Breakthrough</source>
        <translation>Науковий прорив</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Розвідник</translation>
    </message>
    <message>
        <source>Seek Allies</source>
        <translation>Пошук союзників</translation>
    </message>
    <message>
        <source>Shadout Mapes</source>
        <translation>Шадут Мейпс</translation>
    </message>
    <message>
        <source>Shai-Hulud</source>
        <translation>Шай-Хулуд</translation>
    </message>
    <message>
        <source>Shifting Allegiances</source>
        <translation>Мінлива лояльність</translation>
    </message>
    <message>
        <source>Shishakli</source>
        <translation>Шишаклі</translation>
    </message>
    <message>
        <source>Show of Strength</source>
        <translation>Демонстрація сили</translation>
    </message>
    <message>
        <source>Sietch Reverend Mother</source>
        <translation>Превелебна Матір січі</translation>
    </message>
    <message>
        <source>Signet Ring</source>
        <translation>Перстень із печаткою</translation>
    </message>
    <message>
        <source>Slig Farmer</source>
        <translation>Фермер слігів</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Harvester</source>
        <translation>Гарвестер контрабандиста</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Haven</source>
        <translation>Прихисток контрабандистів</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Thopter</source>
        <translation>Топтер контрабандиста</translation>
    </message>
    <message>
        <source>Southern Elders</source>
        <translation>Південні старійшини</translation>
    </message>
    <message>
        <source>Space Travel</source>
        <translation>Космічна подорож</translation>
    </message>
    <message>
        <source>Space-time Folding</source>
        <translation>Згортання простору-часу</translation>
    </message>
    <message>
        <source>Spacing Guild&apos;s Favor</source>
        <translation>Прихильність Гільдії Лоцманів</translation>
    </message>
    <message>
        <source>Spice Hunter</source>
        <translation>Шукач прянощів</translation>
    </message>
    <message>
        <source>Spice Smugglers</source>
        <translation>Контрабандисти прянощів</translation>
    </message>
    <message>
        <source>Spice Trader</source>
        <translation>Торговець прянощами</translation>
    </message>
    <message>
        <source>Spiritual Fervor</source>
        <translation>Духовний запал</translation>
    </message>
    <message>
        <source>Spy Network</source>
        <translation>Шпигунська мережа</translation>
    </message>
    <message>
        <source>Steersman</source>
        <translation>Стерновий</translation>
    </message>
    <message>
        <source>Stilgar</source>
        <translation>Стілгар</translation>
    </message>
    <message>
        <source>Stilgar, the Devoted</source>
        <translation>Стілгар, відданий</translation>
    </message>
    <message>
        <source>Stillsuit Manufacturer</source>
        <translation>Виробництво дистикостів</translation>
    </message>
    <message>
        <source>Stitched Horror</source>
        <translation>Зшитий жах</translation>
    </message>
    <message>
        <source>Strike Fleet</source>
        <translation>Ударний флот</translation>
    </message>
    <message>
        <source>Subject X-137</source>
        <translation>Об&apos;єкт X-137</translation>
    </message>
    <message>
        <source>Subversive Advisor</source>
        <translation>Підривний радник</translation>
    </message>
    <message>
        <source>Test of Humanity</source>
        <translation>Перевірка на людськість</translation>
    </message>
    <message>
        <source>The Spice Must Flow</source>
        <translation>Прянощі повинні текти</translation>
    </message>
    <message>
        <source>The Voice</source>
        <translation>Голос</translation>
    </message>
    <message>
        <source>Throne Room Politics</source>
        <translation>Політика тронної зали</translation>
    </message>
    <message>
        <source>Thufir Hawat</source>
        <translation>Туфір Гават</translation>
    </message>
    <message>
        <source>Tleilaxu Infiltrator</source>
        <translation>Лазутник Тлейлаксу</translation>
    </message>
    <message>
        <source>Tleilaxu Master</source>
        <translation>Майстер Тлейлаксу</translation>
    </message>
    <message>
        <source>Tleilaxu Surgeon</source>
        <translation>Хірург Тлейлаксу</translation>
    </message>
    <message>
        <source>Treacherous Maneuver</source>
        <translation>Підступний маневр</translation>
    </message>
    <message>
        <source>Treachery</source>
        <translation>Зрада</translation>
    </message>
    <message>
        <source>Tread in Darkness</source>
        <translation>Кроки в пітьмі</translation>
    </message>
    <message>
        <source>Truthsayer</source>
        <translation>Правдомовиця</translation>
    </message>
    <message>
        <source>Truthtrance</source>
        <translation>Транс Правди</translation>
    </message>
    <message>
        <source>Twisted Mentat</source>
        <translation>Спотворений ментат</translation>
    </message>
    <message>
        <source>Undercover Asset</source>
        <translation>Агент під прикриттям</translation>
    </message>
    <message>
        <source>Unnatural Reflexes</source>
        <translation>Неприродні рефлекси</translation>
    </message>
    <message>
        <source>Unswerving Loyalty</source>
        <translation>Непохитна вірність</translation>
    </message>
    <message>
        <source>Usurp</source>
        <translation>Узурпація</translation>
    </message>
    <message>
        <source>Water Peddler</source>
        <translation>Торговка водою</translation>
    </message>
    <message>
        <source>Web of Power</source>
        <translation>Павутина влади</translation>
    </message>
    <message>
        <source>Weirding Way</source>
        <translation>Чаклунський шлях</translation>
    </message>
    <message>
        <source>Weirding Woman</source>
        <translation>Чаклунка</translation>
    </message>
    <message>
        <source>Wheels Within Wheels</source>
        <translation>Колеса всередині коліс</translation>
    </message>
    <message>
        <source>Worm Riders</source>
        <translation>Вершники хробаків</translation>
    </message>
</context>
<context>
    <name>Challenging</name>
    <message>
        <source>Antechamber</source>
        <translation>Передпокій</translation>
    </message>
    <message>
        <source>Behind the Shield Wall no sandworm comes. {detonation} can be played in the middle of a turn.</source>
        <translation>За Оборонну стіну хробак не прийде. {detonation} можна зіграти посеред ходу.</translation>
    </message>
    <message>
        <source>Blood money</source>
        <translation>Кривавий гріш</translation>
    </message>
    <message>
        <source>Broken seal</source>
        <translation>Зламана печатка</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Кур&apos;єр</translation>
    </message>
    <message>
        <source>Down to go up</source>
        <translation>Униз, щоб угору</translation>
    </message>
    <message>
        <source>Duke Leto pays 1 Solari less in the Landsraad. Once the Swordmaster is there, the ring can be paid with what its own space brings.</source>
        <translation>Герцог Лето платить у Ландсрааді на 1 солярій менше. Коли Майстер меча вже є, перстень можна оплатити тим, що дає його ж локація.</translation>
    </message>
    <message>
        <source>Each Faction is one step from a point. Three can be visited with one Agent more, and {bribery} knows the fourth.</source>
        <translation>Кожна фракція за крок від очка. До трьох можна піти, якщо матимете ще одного агента, а {bribery} знає четверту.</translation>
    </message>
    <message>
        <source>Empty swords</source>
        <translation>Мечі без рук</translation>
    </message>
    <message>
        <source>Endgame cards</source>
        <translation>карти кінця гри</translation>
    </message>
    <message>
        <source>Every grain twice</source>
        <translation>Кожна зернина двічі</translation>
    </message>
    <message>
        <source>Favor thrown away</source>
        <translation>Викинута ласка</translation>
    </message>
    <message>
        <source>Four handshakes</source>
        <translation>Чотири рукостискання</translation>
    </message>
    <message>
        <source>Four ledgers</source>
        <translation>Чотири книги обліку</translation>
    </message>
    <message>
        <source>Four spice are worth a point, and so are seven Solari. Two Factions wait at 3, and an Agent can come back: who goes where first?</source>
        <translation>Чотири прянощі варті очка, сім соляріїв теж. Дві фракції чекають на 3, і один агент може повернутися: хто куди йде першим?</translation>
    </message>
    <message>
        <source>From the sand</source>
        <translation>Із піску</translation>
    </message>
    <message>
        <source>Full holds</source>
        <translation>Повні трюми</translation>
    </message>
    <message>
        <source>Harvest before the ring: its Spy costs spice, and money comes with it. A Spy on the right post opens a taken space.</source>
        <translation>Спершу збір, потім перстень: шпигун коштує прянощів, а з ним приходять гроші. Шпигун на слушному пункті відкриває зайняту локацію.</translation>
    </message>
    <message>
        <source>Harvest, sell, buy: that is three turns with two Agents. {urgent_mission} brings one of them back.</source>
        <translation>Зібрати, продати, купити: це три ходи, а агентів два. {urgent_mission} повертає одного з них.</translation>
    </message>
    <message>
        <source>Jessica may turn over before the effects of the space. Then a Faction&apos;s space works twice.</source>
        <translation>Джессіка може перевернутися раніше за ефекти локації. Тоді локація фракції спрацює двічі.</translation>
    </message>
    <message>
        <source>Keep the spice</source>
        <translation>Прибережи прянощі</translation>
    </message>
    <message>
        <source>Late call</source>
        <extracomment>By the id of the challenge.</extracomment>
        <translation>Пізній заклик</translation>
    </message>
    <message>
        <source>Leave one man</source>
        <translation>Лишити одного</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Спогади</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Відчинити двері</translation>
    </message>
    <message>
        <source>Over the counter</source>
        <translation>З-під прилавка</translation>
    </message>
    <message>
        <source>Same-day delivery</source>
        <translation>Доставка того ж дня</translation>
    </message>
    <message>
        <source>Seven will do</source>
        <translation>Досить семи</translation>
    </message>
    <message>
        <source>Spies: gathering intelligence</source>
        <translation>шпигуни: збір розвідданих</translation>
    </message>
    <message>
        <source>Sure draw</source>
        <translation>Певний добір</translation>
    </message>
    <message>
        <source>The contract brings back an Agent, but only from its own space: find the spice for that first, and keep a card for the third turn.</source>
        <translation>Контракт повертає агента, але лише за свою локацію: спершу знайдіть прянощі й прибережіть карту на третій хід.</translation>
    </message>
    <message>
        <source>The contract wants 4 spice gained in one turn, and its Solari pay the Swordmaster. The spice stays yours: one more makes a point.</source>
        <translation>Контракт вимагає 4 прянощів за один хід, його солярії оплатять Майстра меча. Прянощі лишаються вам: ще одна — і це очко.</translation>
    </message>
    <message>
        <source>The two Intrigue cards each turn one card of their own icon. Don&apos;t marry the wild icon to a card that they need.</source>
        <translation>Кожна з двох карт інтриги перевертає карту зі своїм символом. Не паруйте універсальний символ із картою, потрібною їм.</translation>
    </message>
    <message>
        <source>Third blade</source>
        <translation>Третій клинок</translation>
    </message>
    <message>
        <source>Three endings</source>
        <translation>Три кінцівки</translation>
    </message>
    <message>
        <source>Three points are still to be had: one in the market, two from your Intrigue cards. See what each of them counts, and bring it about.</source>
        <translation>Ще можна здобути три очки: одне на ринку, два за карти інтриги. Подивіться, що рахує кожна, і зробіть так.</translation>
    </message>
    <message>
        <source>Three steps have to be given away. Take each from where that costs neither a point nor an Alliance.</source>
        <translation>Треба віддати три кроки. Беріть кожен там, де це не коштує ні очка, ні союзу.</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>Надлишок</translation>
    </message>
    <message>
        <source>To take the Emperor&apos;s Alliance you must be ahead of its holder, and {power_play} is worth more than one step. What you gain there pays the rest.</source>
        <translation>Щоб перебрати союз із Імператором, треба випередити його власника, а {power_play} дає більше, ніж один крок. Здобуте там оплатить решту.</translation>
    </message>
    <message>
        <source>Twice out</source>
        <translation>Двічі в дорозі</translation>
    </message>
    <message>
        <source>Two Spies watch the same space: with one you get in although it is taken, with the other you learn something.</source>
        <translation>Двоє шпигунів стежать за тією ж локацією: один впустить вас, хоч вона й зайнята, другий щось дізнається.</translation>
    </message>
    <message>
        <source>Two Spies, one house</source>
        <translation>Два шпигуни, один дім</translation>
    </message>
    <message>
        <source>Watcher</source>
        <translation>Спостерігач</translation>
    </message>
    <message>
        <source>Who falls from 4 with the Guild and climbs back gets its bonus again. The Solari are for {choam_shares}.</source>
        <translation>Хто спускається з 4 у Гільдії й повертається, знову отримує її бонус. Солярії потрібні для {choam_shares}.</translation>
    </message>
    <message>
        <source>Wholesale</source>
        <translation>Гуртом</translation>
    </message>
    <message>
        <source>With a sandworm the reward comes twice, and you may pay twice. Which card wins the Combat without spice?</source>
        <translation>Із хробаком нагорода приходить двічі, і платити можна двічі. Яка карта виграє бій без прянощів?</translation>
    </message>
    <message>
        <source>Worth the dead</source>
        <translation>Варте загиблих</translation>
    </message>
    <message>
        <source>Wrong marriage</source>
        <translation>Хибний шлюб</translation>
    </message>
    <message>
        <source>You can&apos;t be first here. After points and spice, Solari, water and then troops in the garrison decide.</source>
        <translation>Першим тут не стати. Після очок і прянощів вирішують солярії, вода, а потім загони в гарнізоні.</translation>
    </message>
    <message>
        <source>Your deck is empty: whoever draws now gets what lies in the discard pile. Three cards lie there, and you want two of them.</source>
        <translation>Ваша колода порожня: хто бере зараз, отримує те, що лежить у скиді. Там три карти, а потрібні вам дві.</translation>
    </message>
    <message>
        <source>Your hand has swords, but nobody to hold them. {double_cross} changes that, and harms only one opponent: whom? It has to be paid for, too.</source>
        <translation>У вашій руці є мечі, але їх нікому тримати. {double_cross} це змінює і шкодить лише одному супернику: якому? І за неї треба заплатити.</translation>
    </message>
    <message>
        <source>a Leader who turns over</source>
        <translation>лідер, який перевертається</translation>
    </message>
    <message>
        <source>a card on top of the deck is drawn at once</source>
        <translation>карту з верху колоди беруть одразу</translation>
    </message>
    <message>
        <source>a harvest that is doubled</source>
        <translation>подвоєний збір прянощів</translation>
    </message>
    <message>
        <source>a new Agent plays in the same round</source>
        <translation>новий агент діє вже цього раунду</translation>
    </message>
    <message>
        <source>a sandworm wins without troops</source>
        <translation>хробак перемагає без загонів</translation>
    </message>
    <message>
        <source>all of it at once</source>
        <translation>усе водночас</translation>
    </message>
    <message>
        <source>an Agent who comes back can be sent again</source>
        <translation>агента, що повернувся, можна відправити знову</translation>
    </message>
    <message>
        <source>buying a card into the hand</source>
        <translation>купівля карти в руку</translation>
    </message>
    <message>
        <source>cards that pay when they are trashed</source>
        <translation>карти, що платять, коли їх знищують</translation>
    </message>
    <message>
        <source>contracts for harvesting</source>
        <translation>контракти на збір прянощів</translation>
    </message>
    <message>
        <source>doubled rewards</source>
        <translation>подвоєна нагорода</translation>
    </message>
    <message>
        <source>draw before you buy</source>
        <translation>спершу взяти карти, потім купувати</translation>
    </message>
    <message>
        <source>effects of discarding</source>
        <translation>ефекти скидання</translation>
    </message>
    <message>
        <source>giving Influence away</source>
        <translation>як віддати вплив</translation>
    </message>
    <message>
        <source>how many troops may be deployed</source>
        <translation>скільки загонів можна розгорнути</translation>
    </message>
    <message>
        <source>moving an Agent who stands on the board</source>
        <translation>як пересунути агента на полі</translation>
    </message>
    <message>
        <source>one Spy does one job</source>
        <translation>один шпигун — одна справа</translation>
    </message>
    <message>
        <source>pairs of battle icons</source>
        <translation>пари символів бою</translation>
    </message>
    <message>
        <source>recalling in the right order</source>
        <translation>відкликання у слушному порядку</translation>
    </message>
    <message>
        <source>swords count only beside a unit</source>
        <translation>мечі рахуються лише разом із підрозділом</translation>
    </message>
    <message>
        <source>taking over an Alliance</source>
        <translation>як перебрати союз</translation>
    </message>
    <message>
        <source>the Shield Wall and sandworms</source>
        <translation>Оборонна стіна й піщані хробаки</translation>
    </message>
    <message>
        <source>the bonus at 4 Influence comes again</source>
        <translation>бонус за 4 впливу приходить знову</translation>
    </message>
    <message>
        <source>the order of effects, and infiltrating</source>
        <translation>порядок ефектів і проникнення</translation>
    </message>
    <message>
        <source>the point at 2 Influence</source>
        <translation>очко за 2 впливу</translation>
    </message>
    <message>
        <source>the tiebreakers at the end of the game</source>
        <translation>показники у разі нічиєї в кінці гри</translation>
    </message>
    <message>
        <source>ties in Combat</source>
        <translation>нічия в бою</translation>
    </message>
    <message>
        <source>when the discard pile is shuffled</source>
        <translation>коли тасують скид</translation>
    </message>
    <message>
        <source>{assassination_mission} is worth most when it leaves. A seat on the High Council persuades already this round.</source>
        <translation>{assassination_mission} найцінніша тоді, коли йде з гри. Місце у Вищій Раді переконує вже цього раунду.</translation>
    </message>
    <message>
        <source>{bypass_protocol} can put a card on top of your deck. Which one has swords, and what draws it today?</source>
        <translation>{bypass_protocol} може покласти карту на верх вашої колоди. На якій є мечі, і що візьме її сьогодні?</translation>
    </message>
    <message>
        <source>{carryall} doubles what is harvested: go where most spice lies, and get the water for it first. Then spend eight.</source>
        <translation>{carryall} подвоює зібране: ідіть туди, де прянощів найбільше, а спершу здобудьте воду. Потім витратьте вісім.</translation>
    </message>
    <message>
        <source>{desert_power} needs water for its sandworm. Who delivers it, and brings a point with it?</source>
        <translation>{desert_power} потребує води для хробака. Хто її доставить, та ще й з очком?</translation>
    </message>
    <message>
        <source>{guild_bankers} makes {the_spice_must_flow} cheaper only in your Reveal turn: keep that card. Who finds you more persuasion?</source>
        <translation>{guild_bankers} здешевлює {the_spice_must_flow} лише у хід розкриття: прибережіть цю карту. Хто знайде вам більше переконливості?</translation>
    </message>
    <message>
        <source>{kwisatz_haderach} can send an Agent who is on the board already. Then one Agent does the work of two.</source>
        <translation>{kwisatz_haderach} може відправити агента, який уже на полі. Тоді один агент робить роботу двох.</translation>
    </message>
    <message>
        <source>{price_is_no_object} pays in Solari, after what its space has brought. What you buy can be sent this very round.</source>
        <translation>{price_is_no_object} платить соляріями, уже після того, що дала локація. Куплене можна відправити цього ж раунду.</translation>
    </message>
    <message>
        <source>{public_spectacle} pays if a Spy came back in the same turn. Two Factions need one step each.</source>
        <translation>{public_spectacle} платить, якщо того ж ходу повернувся шпигун. Двом фракціям бракує по кроку.</translation>
    </message>
    <message>
        <source>{rapid_mobilization} lets out everybody who is in the garrison by then. When is it fullest?</source>
        <translation>{rapid_mobilization} випускає всіх, хто на той час у гарнізоні. Коли там найбільше загонів?</translation>
    </message>
    <message>
        <source>{spacing_guilds_favor} pays when it is discarded. {space_time_folding} asks for a card.</source>
        <translation>{spacing_guilds_favor} платить, коли її скидають. {space_time_folding} просить карту.</translation>
    </message>
    <message>
        <source>{staged_incident} costs you strength. Which of the other two cards is still enough to be ahead afterwards, and not only level?</source>
        <translation>{staged_incident} коштує вам сили. Котрої з двох інших карт досить, щоб потім бути попереду, а не нарівні?</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Solari</source>
        <translation>Солярії</translation>
    </message>
    <message>
        <source>Spice</source>
        <translation>Прянощі</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <extracomment>What the chart can show.</extracomment>
        <translation>Переможні очки</translation>
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
            <numerusform>Залишився %n агент. Усе одно розкрити карти?</numerusform>
            <numerusform>Залишилося %n агенти. Усе одно розкрити карти?</numerusform>
            <numerusform>Залишилося %n агентів. Усе одно розкрити карти?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Negotiator(s) return(s|)</source>
        <translation>
            <numerusform>Повертається %n перемовник</numerusform>
            <numerusform>Повертаються %n перемовники</numerusform>
            <numerusform>Повертаються %n перемовників</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion left</source>
        <translation>
            <numerusform>Лишилося переконливості: %n</numerusform>
            <numerusform>Лишилося переконливості: %n</numerusform>
            <numerusform>Лишилося переконливості: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion left to spend: end the turn anyway?</source>
        <translation>
            <numerusform>Ще можна витратити %n очко переконливості. Усе одно завершити хід?</numerusform>
            <numerusform>Ще можна витратити %n очки переконливості. Усе одно завершити хід?</numerusform>
            <numerusform>Ще можна витратити %n очок переконливості. Усе одно завершити хід?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion short</source>
        <translation>
            <numerusform>Бракує %n очка переконливості</numerusform>
            <numerusform>Бракує %n очок переконливості</numerusform>
            <numerusform>Бракує %n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus spice there</source>
        <translation>
            <numerusform>Там %n додаткові прянощі</numerusform>
            <numerusform>Там %n додаткові прянощі</numerusform>
            <numerusform>Там %n додаткових прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the Imperium Row leave(s|) the game. Go on?</source>
        <translation>
            <numerusform>%n карта Ряду Імперіуму вийде з гри. Продовжити?</numerusform>
            <numerusform>%n карти Ряду Імперіуму вийдуть із гри. Продовжити?</numerusform>
            <numerusform>%n карт Ряду Імперіуму вийдуть із гри. Продовжити?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) you can buy</source>
        <translation>
            <numerusform>Доступно карт: %n</numerusform>
            <numerusform>Доступно карт: %n</numerusform>
            <numerusform>Доступно карт: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) still open</source>
        <translation>
            <numerusform>Не застосовано %n ефект</numerusform>
            <numerusform>Не застосовано %n ефекти</numerusform>
            <numerusform>Не застосовано %n ефектів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) still open: end the turn anyway?</source>
        <translation>
            <numerusform>Не застосовано %n ефект. Усе одно завершити хід?</numerusform>
            <numerusform>Не застосовано %n ефекти. Усе одно завершити хід?</numerusform>
            <numerusform>Не застосовано %n ефектів. Усе одно завершити хід?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short: {money}</source>
        <translation>
            <numerusform>Бракує %n: {money}</numerusform>
            <numerusform>Бракує %n: {money}</numerusform>
            <numerusform>Бракує %n: {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <extracomment>By card (its face): the action that sends an agent with it.</extracomment>
        <translation>
            <numerusform>%n локація</numerusform>
            <numerusform>%n локації</numerusform>
            <numerusform>%n локацій</numerusform>
        </translation>
    </message>
    <message>
        <source>A Spy of {players} is there.</source>
        <translation>Там уже є шпигун: {players}.</translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation>Придбати</translation>
    </message>
    <message>
        <source>Acquire which card for specimens?</source>
        <translation>Яку карту придбати за зразки?</translation>
    </message>
    <message numerus="yes">
        <source>Acquire which tech tile, for %n spice less?</source>
        <translation>
            <numerusform>Яку плитку технології придбати на %n прянощі дешевше?</numerusform>
            <numerusform>Яку плитку технології придбати на %n прянощі дешевше?</numerusform>
            <numerusform>Яку плитку технології придбати на %n прянощів дешевше?</numerusform>
        </translation>
    </message>
    <message>
        <source>Acquire which tech tile?</source>
        <translation>Яку плитку технології придбати?</translation>
    </message>
    <message>
        <source>Acquire {card}?</source>
        <translation>Придбати карту «{card}»?</translation>
    </message>
    <message>
        <source>Advance or recall your Freighter?</source>
        <translation>Просунути чи повернути вантажний корабель?</translation>
    </message>
    <message>
        <source>Agent icons: {icons}</source>
        <translation>Символи агента: {icons}</translation>
    </message>
    <message>
        <source>An Agent on your Leader</source>
        <translation>Агент на карті лідера</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Будь-коли</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>The digits of the first ten lit rows of a page. The draft led here; else its last part is a piece that several rows share.</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Battle icons</source>
        <translation>Символи бою</translation>
    </message>
    <message>
        <source>Begin with which contract?</source>
        <translation>З яким контрактом почати?</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n Faction(s) in secret ({one} of {all}).</source>
        <translation>
            <numerusform>Таємно виберіть %n фракцію ({one}/{all}).</numerusform>
            <numerusform>Таємно виберіть %n фракції ({one}/{all}).</numerusform>
            <numerusform>Таємно виберіть %n фракцій ({one}/{all}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n different ones</source>
        <translation>
            <numerusform>Виберіть %n ефект</numerusform>
            <numerusform>Виберіть %n різні ефекти</numerusform>
            <numerusform>Виберіть %n різних ефектів</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Виберіть суперника</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Виберіть одне</translation>
    </message>
    <message>
        <source>Combat: {strengths}.</source>
        <translation>Бій: {strengths}.</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <extracomment>The digit, the same as in the list. Of a faction: so many steps the own cube goes up its track; 0: it stays where it is. Of a space: the sign of the own spy that opens it. Of what is chosen: a card that asks for a partner, or one of two that go together. The question, the draft, or the language is another. What a tour means is something else. The parts of the answer that were chosen so far. What was advised at this question. While an answer, or a step of a turn, is only shown. Nothing else is lit. What a tour means: it is ringed wherever it is. What was taken and is to be confirmed. Who passes whatever others play, and in which round; until the own pass is taken back. The step that is shown now; while something is to be confirmed, that question.</extracomment>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Continue, or end the turn</source>
        <translation>Продовжуйте або завершіть хід</translation>
    </message>
    <message>
        <source>Control bonus for you: {effects}</source>
        <translation>Ваш бонус контролю: {effects}</translation>
    </message>
    <message>
        <source>Control bonus for {player}: {effects}</source>
        <translation>Бонус контролю ({player}): {effects}</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n Persuasion.</source>
        <translation>
            <numerusform>Коштує %n очко переконливості.</numerusform>
            <numerusform>Коштує %n очки переконливості.</numerusform>
            <numerusform>Коштує %n очок переконливості.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs more than %n Persuasion</source>
        <translation>
            <numerusform>Коштує понад %n очко переконливості</numerusform>
            <numerusform>Коштує понад %n очки переконливості</numerusform>
            <numerusform>Коштує понад %n очок переконливості</numerusform>
        </translation>
    </message>
    <message>
        <source>Defend {space} with a troop?</source>
        <translation>Захистити локацію «{space}» загоном?</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Розгорнути</translation>
    </message>
    <message numerus="yes">
        <source>Deploy %n troop(s)</source>
        <translation>
            <numerusform>Розгорнути %n загін</numerusform>
            <numerusform>Розгорнути %n загони</numerusform>
            <numerusform>Розгорнути %n загонів</numerusform>
        </translation>
    </message>
    <message>
        <source>Deploy a troop from your supply</source>
        <translation>Розгорнути загін із запасу</translation>
    </message>
    <message>
        <source>Deploy no more units</source>
        <translation>Більше не розгортати підрозділів</translation>
    </message>
    <message>
        <source>Deploy troops</source>
        <translation>Розгорнути загони</translation>
    </message>
    <message numerus="yes">
        <source>Deploy up to %n troop(s)</source>
        <translation>
            <numerusform>Розгорнути до %n загону</numerusform>
            <numerusform>Розгорнути до %n загонів</numerusform>
            <numerusform>Розгорнути до %n загонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deploy up to %n unit(s): which?</source>
        <translation>
            <numerusform>Розгорнути до %n підрозділу: який?</numerusform>
            <numerusform>Розгорнути до %n підрозділів: які?</numerusform>
            <numerusform>Розгорнути до %n підрозділів: які?</numerusform>
        </translation>
    </message>
    <message>
        <source>Deploy up to {units}</source>
        <translation>Розгорнути щонайбільше: {units}</translation>
    </message>
    <message>
        <source>Deploy {units}</source>
        <translation>Розгорнути: {units}</translation>
    </message>
    <message>
        <source>Deploy: {units}</source>
        <translation>Розгорнути: {units}</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Скиньте %n карту</numerusform>
            <numerusform>Скиньте %n карти</numerusform>
            <numerusform>Скиньте %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard one card; the other one is trashed</source>
        <translation>Скиньте одну карту; іншу буде знищено</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Скид</translation>
    </message>
    <message>
        <source>Do the rest</source>
        <translation>Виконати решту</translation>
    </message>
    <message>
        <source>Do this or skip it?</source>
        <extracomment>What an effect or a rule asks. What the button says that leaves what it asks, where that is more than no.</extracomment>
        <translation>Виконати чи пропустити?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message>
        <source>Endgame: nothing to play.</source>
        <translation>Кінець гри: зіграти нема чого.</translation>
    </message>
    <message>
        <source>Endgame: play your cards, then finish</source>
        <translation>Кінець гри: зіграйте карти, потім «Готово»</translation>
    </message>
    <message>
        <source>For the Spy icon of {card} you need a Spy on the board.</source>
        <translation>Для символу шпигуна на карті «{card}» потрібен ваш шпигун на полі.</translation>
    </message>
    <message>
        <source>For {rival}: {prompt}</source>
        <translation>За Конкурента ({rival}): {prompt}</translation>
    </message>
    <message>
        <source>From your Leader</source>
        <translation>З карти вашого лідера</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Influence with …</source>
        <translation>
            <numerusform>Здобути %n очко впливу: …</numerusform>
            <numerusform>Здобути %n очки впливу: …</numerusform>
            <numerusform>Здобути %n очок впливу: …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain Influence with %n different Factions</source>
        <translation>
            <numerusform>Здобути вплив на %n фракцію</numerusform>
            <numerusform>Здобути вплив на %n різні фракції</numerusform>
            <numerusform>Здобути вплив на %n різних фракцій</numerusform>
        </translation>
    </message>
    <message>
        <source>Gather Intelligence: recall a Spy to draw a card?</source>
        <translation>Збір розвідданих: відкликати шпигуна, щоб узяти карту?</translation>
    </message>
    <message>
        <source>Graft with</source>
        <translation>Зростити з</translation>
    </message>
    <message>
        <source>Graft with a second card</source>
        <translation>Зростити з другою картою</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>How many Negotiators return to your supply? Each makes the tile 1 cheaper.</source>
        <translation>Скільки перемовників повернути в запас? Кожен здешевлює плитку на 1.</translation>
    </message>
    <message>
        <source>How many Solari do you pay?</source>
        <extracomment>By resource, in the order of ``engine.names.RESOURCES``.</extracomment>
        <translation>Скільки соляріїв сплатити?</translation>
    </message>
    <message>
        <source>How much spice do you pay?</source>
        <translation>Скільки прянощів сплатити?</translation>
    </message>
    <message>
        <source>How much water do you pay?</source>
        <translation>Скільки води сплатити?</translation>
    </message>
    <message>
        <source>If somebody plays a card after that, you can play again.</source>
        <translation>Якщо після цього хтось зіграє карту, вас запитають знову.</translation>
    </message>
    <message>
        <source>Imperium Row: trashed at the end of the turn</source>
        <translation>Ряд Імперіуму: наприкінці ходу знищується</translation>
    </message>
    <message>
        <source>Infiltrate {space}: recall which Spy?</source>
        <translation>Проникнення в локацію «{space}»: якого шпигуна відкликати?</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Інтрига</translation>
    </message>
    <message>
        <source>It gains a Victory Point.</source>
        <translation>Здобуває переможне очко.</translation>
    </message>
    <message>
        <source>It has less Influence with another Faction.</source>
        <translation>На іншу фракцію має менше впливу.</translation>
    </message>
    <message>
        <source>It is set aside: only {player} may acquire it.</source>
        <translation>Карту відкладено: придбати її може лише {player}.</translation>
    </message>
    <message>
        <source>It takes the Alliance.</source>
        <translation>Укладає союз.</translation>
    </message>
    <message>
        <source>It would have no effect on {player}.</source>
        <translation>На цього гравця це не подіє: {player}.</translation>
    </message>
    <message>
        <source>Keep which Intrigue card? The other one goes back on top.</source>
        <translation>Яку карту інтриги лишити? Інша повернеться на верх колоди.</translation>
    </message>
    <message>
        <source>Leave the Freighter where it is</source>
        <translation>Лишити корабель на місці</translation>
    </message>
    <message>
        <source>Lose 1 Influence with …</source>
        <translation>Втратити 1 очко впливу: …</translation>
    </message>
    <message>
        <source>Lose a troop from where?</source>
        <translation>Звідки втратити загін?</translation>
    </message>
    <message>
        <source>Move your token to which space?</source>
        <translation>На яку клітинку перемістити маркер?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ні</translation>
    </message>
    <message>
        <source>No Negotiators return</source>
        <translation>Жоден перемовник не повертається</translation>
    </message>
    <message>
        <source>No Spies left in your supply: recall which one first?</source>
        <translation>У запасі немає шпигунів: якого спершу відкликати?</translation>
    </message>
    <message>
        <source>No Tleilaxu card</source>
        <translation>Жодної карти Тлейлаксу</translation>
    </message>
    <message>
        <source>No card in your hand has the Agent icon of {space}.</source>
        <translation>У вас на руці немає карти із символом агента локації «{space}».</translation>
    </message>
    <message>
        <source>No more: draw as many</source>
        <translation>Досить: узяти стільки ж</translation>
    </message>
    <message>
        <source>No tech tile</source>
        <translation>Жодної плитки</translation>
    </message>
    <message>
        <source>No troop is in your supply to defend with. Return how many specimens to it?</source>
        <translation>У запасі немає загону для захисту. Скільки зразків повернути в запас?</translation>
    </message>
    <message>
        <source>No troops</source>
        <translation>Жодного загону</translation>
    </message>
    <message>
        <source>No, keep your Spies</source>
        <translation>Ні, залишити шпигунів</translation>
    </message>
    <message>
        <source>No, place no Spy</source>
        <translation>Ні, не розміщувати</translation>
    </message>
    <message>
        <source>No, trash no card</source>
        <translation>Ні, не знищувати</translation>
    </message>
    <message>
        <source>Nobody else has Intrigue cards: nobody can play after you.</source>
        <translation>Ні в кого більше немає карт інтриг: після вас ніхто не зіграє.</translation>
    </message>
    <message>
        <source>None of your Spies is there.</source>
        <translation>Там немає вашого шпигуна.</translation>
    </message>
    <message>
        <source>Nothing is left to do</source>
        <translation>Більше робити нічого</translation>
    </message>
    <message>
        <source>On top of your deck</source>
        <translation>На верху вашої колоди</translation>
    </message>
    <message>
        <source>On top of your deck: {card}. {question}</source>
        <extracomment>Two lines of a row in the narrowest panel; what can be left out of a clause.</extracomment>
        <translation>На верху вашої колоди: {card}. {question}</translation>
    </message>
    <message>
        <source>One effect still to do</source>
        <extracomment>It makes no difference which of two equal ones is resolved.</extracomment>
        <translation>Залишився один ефект</translation>
    </message>
    <message>
        <source>One more troop</source>
        <translation>Ще один загін</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Спасувати</translation>
    </message>
    <message>
        <source>Pass for the rest of this Combat</source>
        <translation>Спасувати до кінця цього бою</translation>
    </message>
    <message>
        <source>Pass this turn</source>
        <translation>Пропустити цей хід</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Не платити</translation>
    </message>
    <message>
        <source>Pay the tile in what?</source>
        <translation>Чим заплатити за плитку?</translation>
    </message>
    <message>
        <source>Pay {amounts}</source>
        <translation>Сплатити {amounts}</translation>
    </message>
    <message>
        <source>Place a Spy on which post?</source>
        <translation>У якому пункті розмістити шпигуна?</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Зіграти карту</translation>
    </message>
    <message>
        <source>Play a plot</source>
        <translation>Зіграти задум</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграні</translation>
    </message>
    <message>
        <source>Put one card into your hand</source>
        <translation>Візьміть одну карту на руку</translation>
    </message>
    <message>
        <source>Put which Intrigue card on the bottom of the deck?</source>
        <translation>Яку карту інтриги покласти під колоду?</translation>
    </message>
    <message>
        <source>Put which Intrigue card under the deck?</source>
        <translation>Яку карту інтриги покласти під колоду?</translation>
    </message>
    <message numerus="yes">
        <source>Recall %n Spies</source>
        <translation>
            <numerusform>Відкликати %n шпигуна</numerusform>
            <numerusform>Відкликати %n шпигунів</numerusform>
            <numerusform>Відкликати %n шпигунів</numerusform>
        </translation>
    </message>
    <message>
        <source>Recall which Agent?</source>
        <translation>Якого агента відкликати?</translation>
    </message>
    <message>
        <source>Recall which Spy?</source>
        <translation>Якого шпигуна відкликати?</translation>
    </message>
    <message>
        <source>Research: which way?</source>
        <translation>Дослідження: яким шляхом?</translation>
    </message>
    <message>
        <source>Resolves all that you must still do, until something is to be chosen.</source>
        <translation>Застосовує все обов&apos;язкове, доки не доведеться щось вибирати.</translation>
    </message>
    <message numerus="yes">
        <source>Retreat %n troop(s)</source>
        <translation>
            <numerusform>Відвести %n загін</numerusform>
            <numerusform>Відвести %n загони</numerusform>
            <numerusform>Відвести %n загонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat %n unit(s)</source>
        <translation>
            <numerusform>Відвести %n підрозділ</numerusform>
            <numerusform>Відвести %n підрозділи</numerusform>
            <numerusform>Відвести %n підрозділів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat up to %n troop(s)</source>
        <translation>
            <numerusform>Відвести до %n загону</numerusform>
            <numerusform>Відвести до %n загонів</numerusform>
            <numerusform>Відвести до %n загонів</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreat up to {units}</source>
        <translation>Відвести щонайбільше: {units}</translation>
    </message>
    <message>
        <source>Retreat {units}</source>
        <translation>Відвести: {units}</translation>
    </message>
    <message>
        <source>Return how many specimens to your supply?</source>
        <translation>Скільки зразків повернути в запас?</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Розкрити</translation>
    </message>
    <message>
        <source>Reveal your cards</source>
        <translation>Розкрийте свої карти</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Розкриті</translation>
    </message>
    <message>
        <source>Send an Agent</source>
        <translation>Відправити агента</translation>
    </message>
    <message>
        <source>Send an Agent where?</source>
        <translation>Куди відправити агента?</translation>
    </message>
    <message>
        <source>Send an Agent, or reveal</source>
        <translation>Відправте агента або розкрийте карти</translation>
    </message>
    <message>
        <source>Set aside a card from the Row</source>
        <translation>Відкладіть карту з Ряду</translation>
    </message>
    <message>
        <source>Set aside which card until your second turn?</source>
        <translation>Яку карту відкласти до свого другого ходу?</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Решту пропустити</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>Ще не застосовано</translation>
    </message>
    <message numerus="yes">
        <source>Still to do: %n, in any order</source>
        <translation>
            <numerusform>Не застосовано: %n, у довільному порядку</numerusform>
            <numerusform>Не застосовано: %n, у довільному порядку</numerusform>
            <numerusform>Не застосовано: %n, у довільному порядку</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a troop back</source>
        <translation>Повернути загін</translation>
    </message>
    <message>
        <source>Take back {units}</source>
        <translation>Повернути: {units}</translation>
    </message>
    <message>
        <source>Take which contract?</source>
        <translation>Який контракт узяти?</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Гру завершено</translation>
    </message>
    <message>
        <source>This is not a pass yet: you can play again after the others.</source>
        <translation>Це ще не пас: після інших можна зіграти знову.</translation>
    </message>
    <message>
        <source>This is not one of the choices.</source>
        <translation>Цього немає серед варіантів.</translation>
    </message>
    <message>
        <source>Trash a card: hand {hand}, discard pile {discard}, in play {play}</source>
        <translation>Знищте карту: на руці {hand}, у скиді {discard}, у грі {play}</translation>
    </message>
    <message>
        <source>Trash an Intrigue card</source>
        <translation>Знищте карту інтриги</translation>
    </message>
    <message>
        <source>Trash which of the two grafted cards?</source>
        <translation>Яку з двох зрощених карт знищити?</translation>
    </message>
    <message>
        <source>Turn which card face down?</source>
        <translation>Яку карту перевернути долілиць?</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Вирішує {player}</translation>
    </message>
    <message>
        <source>When acquired: {effects}</source>
        <translation>Після придбання: {effects}</translation>
    </message>
    <message>
        <source>Which Agent goes to {space}?</source>
        <translation>Який агент іде в локацію «{space}»?</translation>
    </message>
    <message>
        <source>Which of the two cards gets the added Agent icons?</source>
        <translation>Котра з двох карт отримує додані символи агента?</translation>
    </message>
    <message>
        <source>Which unit retreats?</source>
        <translation>Який підрозділ відступає?</translation>
    </message>
    <message numerus="yes">
        <source>Who loses %n troop(s)?</source>
        <translation>
            <numerusform>Хто втрачає %n загін?</numerusform>
            <numerusform>Хто втрачає %n загони?</numerusform>
            <numerusform>Хто втрачає %n загонів?</numerusform>
        </translation>
    </message>
    <message>
        <source>Who takes the Alliance?</source>
        <translation>Хто отримує союз?</translation>
    </message>
    <message>
        <source>Whose unit retreats?</source>
        <translation>Чий підрозділ відступає?</translation>
    </message>
    <message numerus="yes">
        <source>Why not? %n</source>
        <translation>
            <numerusform>Чому ні? (%n)</numerusform>
            <numerusform>Чому ні? (%n)</numerusform>
            <numerusform>Чому ні? (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Так</translation>
    </message>
    <message>
        <source>You already have a Spy there.</source>
        <translation>Там уже є ваш шпигун.</translation>
    </message>
    <message>
        <source>You are not asked again in this Combat: you pass each time.</source>
        <translation>У цьому бою вас більше не запитають: ви щоразу пасуєте.</translation>
    </message>
    <message numerus="yes">
        <source>You can still deploy %n troop(s): end the turn anyway?</source>
        <translation>
            <numerusform>Ще можна розгорнути %n загін. Усе одно завершити хід?</numerusform>
            <numerusform>Ще можна розгорнути %n загони. Усе одно завершити хід?</numerusform>
            <numerusform>Ще можна розгорнути %n загонів. Усе одно завершити хід?</numerusform>
        </translation>
    </message>
    <message>
        <source>You can still deploy {units}: end the turn anyway?</source>
        <translation>Ще можна розгорнути: {units}. Усе одно завершити хід?</translation>
    </message>
    <message>
        <source>You cannot go to any of the spaces that {card} reaches.</source>
        <translation>Усі локації, доступні для карти «{card}», зараз для вас закриті.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards now.</source>
        <translation>Жодна з ваших карт зараз не підходить.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards now. You are still asked, so that the others cannot tell.</source>
        <translation>Жодна ваша карта зараз не підходить. Вас усе одно запитують, щоб інші про це не дізналися.</translation>
    </message>
    <message>
        <source>You gain a Victory Point.</source>
        <translation>Ви здобуваєте переможне очко.</translation>
    </message>
    <message>
        <source>You have already chosen this Faction.</source>
        <translation>Цю фракцію ви вже вибрали.</translation>
    </message>
    <message>
        <source>You have no Influence to lose there.</source>
        <translation>Там ви не маєте впливу, який можна втратити.</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>У вас немає карт на руці.</translation>
    </message>
    <message>
        <source>You lose a Victory Point.</source>
        <translation>Ви втрачаєте переможне очко.</translation>
    </message>
    <message>
        <source>You lost 3 or more troops in the Conflict: continue.</source>
        <translation>Ви втратили в конфлікті 3 загони чи більше: продовжуйте.</translation>
    </message>
    <message>
        <source>You lost 3 or more troops in the Conflict: play a card, or continue</source>
        <translation>Ви втратили в конфлікті 3 загони чи більше: зіграйте карту або продовжуйте</translation>
    </message>
    <message>
        <source>You may act now, or continue</source>
        <translation>Можете діяти зараз або продовжити</translation>
    </message>
    <message>
        <source>You take the Alliance.</source>
        <translation>Ви укладаєте союз.</translation>
    </message>
    <message>
        <source>You won the Conflict: continue.</source>
        <translation>Ви перемогли в конфлікті: продовжуйте.</translation>
    </message>
    <message>
        <source>You won the Conflict: play a card, or continue</source>
        <extracomment>By window in which cards may be played: what is said where one can act there, and where one can&apos;t.</extracomment>
        <translation>Ви перемогли в конфлікті: зіграйте карту або продовжуйте</translation>
    </message>
    <message>
        <source>You won: play a card</source>
        <translation>Ви перемогли: зіграйте карту</translation>
    </message>
    <message>
        <source>Your Agent at {space}</source>
        <translation>Ваш агент: {space}</translation>
    </message>
    <message>
        <source>Your Influence is already at the top.</source>
        <translation>Ваш вплив уже максимальний.</translation>
    </message>
    <message>
        <source>Your Spy is recalled to infiltrate: an Agent of {players} is there</source>
        <translation>Вашого шпигуна буде відкликано для проникнення: там чужий агент ({players})</translation>
    </message>
    <message>
        <source>Your troops stand in your own quadrant of the Conflict.</source>
        <extracomment>Where a card lands by what is done to it.</extracomment>
        <translation>Ваші загони стоять у вашому квадранті Зони конфлікту.</translation>
    </message>
    <message>
        <source>best hint: {chance}</source>
        <extracomment>The refs that are chosen one after another; the last one takes the answer. A card, another that is played with it, and a space.</extracomment>
        <translation>найкраща порада: {chance}</translation>
    </message>
    <message>
        <source>by the Spy icon: {posts}</source>
        <extracomment>The signs of a spy that is recalled to enter, and of one that only shows the way. Of the spy that opens the space; empty where none does. A short addition to the title. Why it is so, where that is not plain. What the space costs, where that is less than usual.</extracomment>
        <translation>за символом шпигуна: {posts}</translation>
    </message>
    <message numerus="yes">
        <source>cost: %n Persuasion</source>
        <translation>
            <numerusform>ціна — %n очко переконливості</numerusform>
            <numerusform>ціна — %n очки переконливості</numerusform>
            <numerusform>ціна — %n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost: %n Solari</source>
        <translation>
            <numerusform>ціна — %n солярій</numerusform>
            <numerusform>ціна — %n солярії</numerusform>
            <numerusform>ціна — %n соляріїв</numerusform>
        </translation>
    </message>
    <message>
        <source>grafted with {card}</source>
        <translation>зрощено з картою «{card}»</translation>
    </message>
    <message>
        <source>hint: {chance}</source>
        <translation>порада: {chance}</translation>
    </message>
    <message>
        <source>more than it takes</source>
        <translation>більше, ніж треба</translation>
    </message>
    <message>
        <source>recalls a Spy of your choice: {post}</source>
        <translation>відкликає шпигуна на вибір: {post}</translation>
    </message>
    <message>
        <source>recalls your Spy: {post}</source>
        <translation>відкликає вашого шпигуна: {post}</translation>
    </message>
    <message>
        <source>strength {now}</source>
        <translation>сила {now}</translation>
    </message>
    <message>
        <source>strength {now} → {after}</source>
        <extracomment>What moves units into the Conflict, what moves them out, and what asks how many.</extracomment>
        <translation>сила {now} → {after}</translation>
    </message>
    <message>
        <source>with a Spy of {players}</source>
        <translation>там шпигун: {players}</translation>
    </message>
    <message numerus="yes">
        <source>with which Faction does it gain %n Influence?</source>
        <translation>
            <numerusform>на яку фракцію здобути %n очко впливу?</numerusform>
            <numerusform>на яку фракцію здобути %n очки впливу?</numerusform>
            <numerusform>на яку фракцію здобути %n очок впливу?</numerusform>
        </translation>
    </message>
    <message>
        <source>without the Influence it requires</source>
        <translation>без потрібного впливу</translation>
    </message>
    <message>
        <source>you ({strength})</source>
        <translation>ви ({strength})</translation>
    </message>
    <message>
        <source>{button} ({hint})</source>
        <translation>{button} ({hint})</translation>
    </message>
    <message>
        <source>{card} has no Agent icon.</source>
        <translation>Карта «{card}» не має символу агента.</translation>
    </message>
    <message>
        <source>{card}: grafted with which card?</source>
        <translation>«{card}»: з якою картою зростити?</translation>
    </message>
    <message>
        <source>{card}: where to?</source>
        <translation>{card}: куди?</translation>
    </message>
    <message>
        <source>{one} of {all}</source>
        <translation>{one}/{all}</translation>
    </message>
    <message>
        <source>{player} ({strength})</source>
        <translation>{player} ({strength})</translation>
    </message>
    <message>
        <source>{player} decides for {rival}</source>
        <translation>{player} вирішує за Конкурента ({rival})</translation>
    </message>
    <message>
        <source>{player}, in {active}&apos;s turn</source>
        <translation>{player} (хід: {active})</translation>
    </message>
    <message>
        <source>{player}: Combat</source>
        <translation>{player}: бій</translation>
    </message>
    <message>
        <source>{player}: Conflict rewards</source>
        <translation>{player}: нагороди конфлікту</translation>
    </message>
    <message>
        <source>{player}: defence</source>
        <translation>{player}: захист</translation>
    </message>
    <message>
        <source>{player}: round {round}</source>
        <translation>{player}: раунд {round}</translation>
    </message>
    <message>
        <source>{player}: setup</source>
        <translation>{player}: приготування</translation>
    </message>
    <message>
        <source>{player}: the end of the game</source>
        <translation>{player}: кінець гри</translation>
    </message>
    <message>
        <source>{player}: your turn</source>
        <translation>{player}: ваш хід</translation>
    </message>
    <message>
        <source>{source}: which space?</source>
        <translation>{source}: яка локація?</translation>
    </message>
    <message>
        <source>{space}: with which card?</source>
        <translation>{space}: якою картою?</translation>
    </message>
    <message>
        <source>{strengths} Play another card, or finish</source>
        <translation>{strengths} Зіграйте ще карту або «Готово»</translation>
    </message>
    <message>
        <source>{strengths} Play or pass</source>
        <translation>{strengths} Зіграйте карту або спасуйте</translation>
    </message>
    <message>
        <source>{thing}: which effect?</source>
        <translation>{thing}: який ефект?</translation>
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
        <translation>Усі коробки</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Усі види</translation>
    </message>
    <message>
        <source>Any Faction</source>
        <translation>Будь-яка фракція</translation>
    </message>
    <message>
        <source>Any cost</source>
        <translation>Будь-яка ціна</translation>
    </message>
    <message>
        <source>Any icon</source>
        <translation>Будь-який символ</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Як надруковано</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Коробка</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>За ціною</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>За назвою</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Ціна</translation>
    </message>
    <message>
        <source>Cost {n}</source>
        <translation>Ціна {n}</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Фракція</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Символ</translation>
    </message>
    <message>
        <source>In this game</source>
        <extracomment>Of the chooser of boxes: what the game on the table is played with. There is a game on the table.</extracomment>
        <translation>У цій грі</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>All cards</source>
        <translation>Усі карти</translation>
    </message>
    <message>
        <source>Find by name or text</source>
        <translation>Знайти за назвою чи текстом</translation>
    </message>
    <message>
        <source>Nothing in print is like that.</source>
        <translation>Серед надрукованого такого немає.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показати всі</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>A rule&apos;s number was clicked.</extracomment>
        <translation>{number}/{all}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>  better: {action}</source>
        <translation>  краще: {action}</translation>
    </message>
    <message>
        <source>  taken: {action}</source>
        <translation>  обрано: {action}</translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n копія</numerusform>
            <numerusform>%n копії</numerusform>
            <numerusform>%n копій</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a length of time</source>
        <translation>«{word}» — не тривалість</translation>
    </message>
    <message>
        <source>(default: {edition})</source>
        <translation>(типово: {edition})</translation>
    </message>
    <message>
        <source>--blend: mixes the cards of edition &apos;blend&apos;, not of &apos;{edition}&apos;</source>
        <translation>--blend: добирає карти видання «blend», а не «{edition}»</translation>
    </message>
    <message>
        <source>--jobs: a process that shared the work has died; fewer of them need less memory</source>
        <translation>--jobs: один із процесів, що ділили роботу, загинув; менше процесів потребує менше пам&apos;яті</translation>
    </message>
    <message>
        <source>--level is missing: --mode {mode} has {levels}</source>
        <translation>не вказано --level: для --mode {mode} є {levels}</translation>
    </message>
    <message>
        <source>--level: --mode {mode} has no levels</source>
        <translation>--level: режим --mode {mode} не має рівнів</translation>
    </message>
    <message>
        <source>--level: --mode {mode} has {levels}</source>
        <translation>--level: для --mode {mode} є {levels}</translation>
    </message>
    <message>
        <source>--players: with Rivals there are {seats} seats, not {players}</source>
        <translation>--players: з Конкурентами місць має бути {seats}, а не {players}</translation>
    </message>
    <message>
        <source>--players: {edition} is played by {possible}, not by {players}</source>
        <translation>--players: кількість гравців у виданні {edition} — {possible}, а не {players}</translation>
    </message>
    <message>
        <source>--round: the game has come to round {round}</source>
        <translation>--round: гра дійшла лише до раунду {round}</translation>
    </message>
    <message>
        <source>--scheduler: needs the package &apos;{package}&apos;</source>
        <translation>--scheduler: потрібен пакет «{package}»</translation>
    </message>
    <message>
        <source>--scheduler: no Dask cluster answers at &apos;{address}&apos;</source>
        <translation>--scheduler: за адресою «{address}» не відповідає жоден кластер Dask</translation>
    </message>
    <message>
        <source>--scheduler: the cluster has lost a part of the work</source>
        <translation>--scheduler: кластер втратив частину роботи</translation>
    </message>
    <message numerus="yes">
        <source>--seat: there are %n seats</source>
        <translation>
            <numerusform>--seat: є лише %n місце</numerusform>
            <numerusform>--seat: є лише %n місця</numerusform>
            <numerusform>--seat: є лише %n місць</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats: there are %n seat(s) for bots</source>
        <translation>
            <numerusform>--seats: для ботів є %n місце</numerusform>
            <numerusform>--seats: для ботів є %n місця</numerusform>
            <numerusform>--seats: для ботів є %n місць</numerusform>
        </translation>
    </message>
    <message>
        <source>--variants: {edition} has no variant &apos;{variant}&apos; here</source>
        <translation>--variants: видання {edition} не має тут варіанта «{variant}»</translation>
    </message>
    <message>
        <source>--variants: {edition} has no variant &apos;{variant}&apos; here; there is: {variants}</source>
        <translation>--variants: видання {edition} не має тут варіанта «{variant}»; є такі: {variants}</translation>
    </message>
    <message>
        <source>--with: {edition} is not played with &apos;{expansion}&apos;</source>
        <extracomment>Milliseconds that the first screen has to itself before the modules of the table are loaded. What a table needs, in the order in which each brings little that is new.</extracomment>
        <translation>--with: у видання {edition} не грають із «{expansion}»</translation>
    </message>
    <message>
        <source>--with: {edition} is not played with &apos;{expansion}&apos;; there is: {expansions}</source>
        <translation>--with: у видання {edition} не грають із «{expansion}»; є такі: {expansions}</translation>
    </message>
    <message>
        <source>99 % under</source>
        <translation>99 % до</translation>
    </message>
    <message>
        <source>An unofficial way to play Dune: Imperium on a desktop.</source>
        <translation>Неофіційна комп&apos;ютерна версія гри «Дюна. Імперіум».</translation>
    </message>
    <message>
        <source>Bots play against each other, to see who wins how often.</source>
        <extracomment>Seconds between two lines where no terminal shows a bar.</extracomment>
        <translation>Боти грають одне проти одного, щоб побачити, хто як часто перемагає.</translation>
    </message>
    <message>
        <source>Check that saved games are intact and lead to where they say.</source>
        <translation>Перевірити, чи збережені ігри цілі й чи ведуть до вказаного в них стану.</translation>
    </message>
    <message>
        <source>Count the sequences of actions from a position.</source>
        <translation>Порахувати послідовності дій із позиції.</translation>
    </message>
    <message>
        <source>Every component, with the wording of its effects.</source>
        <translation>Усі компоненти з текстами їхніх ефектів.</translation>
    </message>
    <message>
        <source>Look back at a finished game: what each decision cost, and luck.</source>
        <extracomment>Of a game, so many decisions are told. Positions that a process looks at before it says what it has found.</extracomment>
        <translation>Розібрати закінчену гру: скільки коштувало кожне рішення і що вирішила удача.</translation>
    </message>
    <message>
        <source>Play Dune: Imperium. (dune-desktop-cli is the same program without a window.)</source>
        <translation>Зіграти в гру «Дюна. Імперіум». (dune-desktop-cli — та сама програма без вікна.)</translation>
    </message>
    <message>
        <source>Play games with random players, and count and time them.</source>
        <translation>Ігри з випадковими гравцями, пораховані й виміряні.</translation>
    </message>
    <message>
        <source>Replay a saved game in words.</source>
        <translation>Збережена гра, зіграна ще раз і розказана словами.</translation>
    </message>
    <message>
        <source>Rivals and luck, pp</source>
        <translation>конкуренти й удача, в. п.</translation>
    </message>
    <message>
        <source>Round {round}, decision {n}, {player}: {cost} pp</source>
        <translation>Раунд {round}, рішення {n}, {player}: {cost} в. п.</translation>
    </message>
    <message>
        <source>Run scenario files; see tests/scenarios/README.md.</source>
        <translation>Виконати файли сценаріїв; див. tests/scenarios/README.md.</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>одна гра</translation>
    </message>
    <message>
        <source>a saved game to open; it is imported first if it is not among the saved games</source>
        <translation>збережена гра, яку відкрити; якщо її немає серед збережених, спершу її буде імпортовано</translation>
    </message>
    <message>
        <source>all that was found, as JSON</source>
        <translation>усе знайдене у вигляді JSON</translation>
    </message>
    <message>
        <source>as JSON</source>
        <translation>як JSON</translation>
    </message>
    <message>
        <source>as this seat sees it, from 1 (default: all)</source>
        <translation>так, як бачить це місце, від 1 (типово: усі)</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>завершено</translation>
    </message>
    <message>
        <source>cost {n}</source>
        <translation>ціна {n}</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>рішення</translation>
    </message>
    <message>
        <source>edition &apos;blend&apos;, each game with other cards left out</source>
        <translation>видання «blend»; у кожній грі вилучено різні карти</translation>
    </message>
    <message>
        <source>end</source>
        <translation>кінець</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>невдачі</translation>
    </message>
    <message>
        <source>games</source>
        <translation>ігри</translation>
    </message>
    <message>
        <source>how many (default 100)</source>
        <translation>скільки (типово 100)</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>у відсотках</translation>
    </message>
    <message>
        <source>late</source>
        <comment>decisions</comment>
        <translation>пізно</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>найдовше</translation>
    </message>
    <message>
        <source>luck, pp</source>
        <translation>удача, в. п.</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>змішано</translation>
    </message>
    <message>
        <source>ms each</source>
        <translation>мс кожне</translation>
    </message>
    <message>
        <source>no window can be opened here. Qt says: {words}</source>
        <translation>тут не вдається відкрити вікно. Повідомлення Qt: {words}</translation>
    </message>
    <message>
        <source>no window can be opened: the display {display} does not answer</source>
        <translation>не вдається відкрити вікно: дисплей {display} не відповідає</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>of</source>
        <comment>games that could be won</comment>
        <translation>із</translation>
    </message>
    <message>
        <source>of a solo game: {levels}</source>
        <translation>соло-гри: {levels}</translation>
    </message>
    <message>
        <source>others, pp</source>
        <translation>інші, в. п.</translation>
    </message>
    <message>
        <source>own decisions, pp</source>
        <translation>свої рішення, в. п.</translation>
    </message>
    <message>
        <source>play a short game through the window, and say if all is well</source>
        <translation>зіграти коротку гру через вікно й сказати, чи все гаразд</translation>
    </message>
    <message>
        <source>playouts for a decision at most (default {n})</source>
        <translation>скільки разів щонайбільше догравати наперед для рішення (типово {n})</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>pp: percentage points</source>
        <translation>в. п. — відсоткові пункти</translation>
    </message>
    <message>
        <source>processes that share the work</source>
        <translation>процеси, що ділять роботу</translation>
    </message>
    <message>
        <source>random steps taken first (default 0)</source>
        <translation>спершу випадкові кроки (типово 0)</translation>
    </message>
    <message>
        <source>rate, %</source>
        <translation>частка, %</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>раунди</translation>
    </message>
    <message>
        <source>rounds: {rounds}, decisions: {decisions}</source>
        <translation>раундів: {rounds}, рішень: {decisions}</translation>
    </message>
    <message>
        <source>save the first game that fails, or else the last one</source>
        <translation>зберегти першу невдалу гру, інакше останню</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>рахунок</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>місця</translation>
    </message>
    <message>
        <source>seats, Rivals too (default 4; with Rivals 3)</source>
        <translation>місця, разом із Конкурентами (типово 4; з Конкурентами 3)</translation>
    </message>
    <message>
        <source>seconds that a decision takes at most (default: no limit)</source>
        <translation>скільки секунд щонайбільше триває рішення (типово: без обмеження)</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>число-зерно</translation>
    </message>
    <message>
        <source>seed of the first game; each further game has 1 more</source>
        <translation>першої гри, у наступної на 1 більше</translation>
    </message>
    <message>
        <source>seed of the first games; everybody plays on each seat of a seed once</source>
        <translation>перших ігор; з одним зерном кожен грає на кожному місці раз</translation>
    </message>
    <message>
        <source>seed {seed}, seats {seats}, decision {decision} at &apos;{action}&apos;</source>
        <translation>зерно {seed}, місця {seats}, рішення {decision}, дія «{action}»</translation>
    </message>
    <message>
        <source>seed {seed}, {players} players, decision {decision}</source>
        <translation>зерно {seed}, гравців {players}, рішення {decision}</translation>
    </message>
    <message>
        <source>seed {seed}, {players} players, decision {decision} at &apos;{action}&apos;</source>
        <translation>зерно {seed}, гравців {players}, рішення {decision}, дія «{action}»</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>зерна</translation>
    </message>
    <message>
        <source>separated by commas: {variants}</source>
        <translation>через кому: {variants}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>початок</translation>
    </message>
    <message>
        <source>stopped by {signal}</source>
        <extracomment>The last two are not on every system.</extracomment>
        <translation>зупинено сигналом {signal}</translation>
    </message>
    <message>
        <source>the Dask cluster that does the work instead</source>
        <translation>кластер Dask, що виконує роботу замість них</translation>
    </message>
    <message>
        <source>the edition of the self-check</source>
        <translation>видання для самоперевірки</translation>
    </message>
    <message>
        <source>the language (default: that of the system)</source>
        <translation>мова (типово: як у системі)</translation>
    </message>
    <message>
        <source>the language, whatever the settings say</source>
        <translation>мова, незалежно від налаштувань</translation>
    </message>
    <message>
        <source>the self-check plays with Rivals</source>
        <translation>самоперевірка грає з Конкурентами</translation>
    </message>
    <message>
        <source>the summary as JSON</source>
        <translation>підсумок як JSON</translation>
    </message>
    <message>
        <source>there is no bot &apos;{bot}&apos;; there is: {levels}</source>
        <translation>немає бота «{bot}»; є такі: {levels}</translation>
    </message>
    <message>
        <source>there is no display for a window: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <extracomment>What Qt says of a display that is named, but not there. Qt would share out what is painted to threads, some 60 lines of pixels each, and wait for all of them: our pictures are small, and the wait is long where the processor has other things to do. Files that came before somebody took them.</extracomment>
        <translation>немає дисплея для вікна: не задано ні DISPLAY, ні WAYLAND_DISPLAY</translation>
    </message>
    <message>
        <source>there is no file and no command &apos;{word}&apos;</source>
        <translation>немає ні файлу, ні команди «{word}»</translation>
    </message>
    <message>
        <source>there is no file and no command &apos;{word}&apos;, did you mean &apos;{close}&apos;?</source>
        <translation>немає ні файлу, ні команди «{word}»; можливо, «{close}»?</translation>
    </message>
    <message>
        <source>there is no file with the translations: {path}</source>
        <translation>немає файлу з перекладами: {path}</translation>
    </message>
    <message>
        <source>this round alone</source>
        <translation>лише цей раунд</translation>
    </message>
    <message>
        <source>time</source>
        <translation>час</translation>
    </message>
    <message>
        <source>unknown edition &apos;{edition}&apos;, did you mean &apos;{close}&apos;? There is: {editions}</source>
        <translation>невідоме видання «{edition}»; можливо, «{close}»? Є такі: {editions}</translation>
    </message>
    <message>
        <source>unknown edition &apos;{edition}&apos;; there is: {editions}</source>
        <translation>невідоме видання «{edition}»; є такі: {editions}</translation>
    </message>
    <message>
        <source>who plays, separated by commas, the last one on all seats that are left: {levels}, each also as {personalities}, such as {example}</source>
        <translation>хто грає, через кому, останній — на всіх місцях, що лишилися: {levels}, кожен також як {personalities}, наприклад {example}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>перемоги</translation>
    </message>
    <message>
        <source>wins at seat, %</source>
        <translation>перемоги на місці, %</translation>
    </message>
    <message>
        <source>wins of each, %</source>
        <translation>перемоги кожного, %</translation>
    </message>
    <message>
        <source>wins with leader, %</source>
        <translation>перемоги з лідером, %</translation>
    </message>
    <message>
        <source>with 95 %</source>
        <translation>з 95 %</translation>
    </message>
    <message>
        <source>with Rivals: solo or two</source>
        <translation>з Конкурентами: solo або two</translation>
    </message>
    <message>
        <source>{games} of {asked}</source>
        <translation>{games} із {asked}</translation>
    </message>
    <message>
        <source>{hold} of {count} scenarios pass</source>
        <translation>справджується сценаріїв: {hold} з {count}</translation>
    </message>
    <message>
        <source>{leader} (computer: {way_to_play})</source>
        <translation>{leader} (комп&apos;ютер: {way_to_play})</translation>
    </message>
    <message>
        <source>{least} to {most}, mean {mean}</source>
        <translation>від {least} до {most}, у середньому {mean}</translation>
    </message>
    <message>
        <source>{option}: is for games with --mode</source>
        <translation>{option}: для ігор із --mode</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written: there is no folder {folder}</source>
        <translation>{path}: не вдається записати: немає теки {folder}</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written: {reason}</source>
        <translation>{path}: не вдається записати: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{path}: is sound: %n actions, finished</source>
        <translation>
            <numerusform>{path}: усе гаразд: %n дія, гру завершено</numerusform>
            <numerusform>{path}: усе гаразд: %n дії, гру завершено</numerusform>
            <numerusform>{path}: усе гаразд: %n дій, гру завершено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: is sound: %n actions, in round {round}</source>
        <translation>
            <numerusform>{path}: усе гаразд: %n дія, раунд {round}</numerusform>
            <numerusform>{path}: усе гаразд: %n дії, раунд {round}</numerusform>
            <numerusform>{path}: усе гаразд: %n дій, раунд {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: the game is not over</source>
        <translation>{path}: гру не закінчено</translation>
    </message>
    <message>
        <source>{scores}; winners {winners}</source>
        <translation>{scores}; переможці {winners}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message>
        <source>{seconds} s: {games} games/s, {decisions} decisions/s</source>
        <translation>{seconds} с: {games} ігор/с, {decisions} рішень/с</translation>
    </message>
    <message>
        <source>{what} (see &apos;{help}&apos;)</source>
        <translation>{what} (див. «{help}»)</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>All cards</source>
        <translation>Усі карти</translation>
    </message>
    <message>
        <source>Big card, next step, or play and pause</source>
        <translation>Велика карта, наступний крок, пуск чи пауза</translation>
    </message>
    <message>
        <source>Boards of the expansions</source>
        <translation>Поля доповнень</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>Anywhere on the table; only where the focus is (lists, scene); in every window; where a game is watched. As every program on this system has it; a Mac keeps F11 for itself. No bare letters: they do not arrive from Cyrillic layouts, and letters find.</extracomment>
        <translation>Вибрати</translation>
    </message>
    <message>
        <source>Choose option {digit}</source>
        <extracomment>The n-th option, 0 for the tenth; with Shift its other way, such as on top of the deck.</extracomment>
        <translation>Вибрати варіант {digit}</translation>
    </message>
    <message>
        <source>Close, or step back</source>
        <translation>Закрити або крок назад</translation>
    </message>
    <message>
        <source>Do the rest</source>
        <translation>Виконати решту</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Повний екран</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Порада</translation>
    </message>
    <message>
        <source>Imperium Row</source>
        <translation>Ряд Імперіуму</translation>
    </message>
    <message>
        <source>Let the computer move now</source>
        <translation>Хай комп’ютер ходить зараз</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Наступна ділянка</translation>
    </message>
    <message>
        <source>Option {digit}, other way</source>
        <translation>Інший спосіб: варіант {digit}</translation>
    </message>
    <message>
        <source>Pass for the rest of this Combat</source>
        <translation>Спасувати до кінця цього бою</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Попередня ділянка</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Розкрити</translation>
    </message>
    <message>
        <source>Rule, or reason why not</source>
        <translation>Правило або чому ні</translation>
    </message>
    <message>
        <source>Since my turn</source>
        <translation>Після мого ходу</translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>Стіл словами</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Watching: go to the beginning</source>
        <translation>Перегляд: початок</translation>
    </message>
    <message>
        <source>Watching: go to the end</source>
        <translation>Перегляд: кінець</translation>
    </message>
    <message>
        <source>Watching: next decision</source>
        <translation>Перегляд: наступне рішення</translation>
    </message>
    <message>
        <source>Watching: next round</source>
        <translation>Перегляд: наступний раунд</translation>
    </message>
    <message>
        <source>Watching: next turn</source>
        <translation>Перегляд: наступний хід</translation>
    </message>
    <message>
        <source>Watching: previous decision</source>
        <translation>Перегляд: попереднє рішення</translation>
    </message>
    <message>
        <source>Watching: previous round</source>
        <translation>Перегляд: попередній раунд</translation>
    </message>
    <message>
        <source>Watching: previous turn</source>
        <translation>Перегляд: попередній хід</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message numerus="yes">
        <source>%n cop(y|ies) of {card}</source>
        <comment>one of the things that you have</comment>
        <translation>
            <numerusform>%n копія карти «{card}»</numerusform>
            <numerusform>%n копії карти «{card}»</numerusform>
            <numerusform>%n копій карти «{card}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with each of two Factions</source>
        <comment>one of the things that you have</comment>
        <extracomment>Of a condition that a seat has something, what it has, without &quot;if you have&quot;.</extracomment>
        <translation>
            <numerusform>%n чи більше очок впливу на кожну з двох фракцій</numerusform>
            <numerusform>%n чи більше очок впливу на кожну з двох фракцій</numerusform>
            <numerusform>%n чи більше очок впливу на кожну з двох фракцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Bene Gesserit.</source>
        <translation>
            <numerusform>%n чи більше очок впливу на Бене Гессерит.</numerusform>
            <numerusform>%n чи більше очок впливу на Бене Гессерит.</numerusform>
            <numerusform>%n чи більше очок впливу на Бене Гессерит.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Emperor.</source>
        <extracomment>What is asked for, under the heading that it is a requirement.</extracomment>
        <translation>
            <numerusform>%n чи більше очок впливу на Імператора.</numerusform>
            <numerusform>%n чи більше очок впливу на Імператора.</numerusform>
            <numerusform>%n чи більше очок впливу на Імператора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Fremen.</source>
        <translation>
            <numerusform>%n чи більше очок впливу на Фрименів.</numerusform>
            <numerusform>%n чи більше очок впливу на Фрименів.</numerusform>
            <numerusform>%n чи більше очок впливу на Фрименів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Spacing Guild.</source>
        <translation>
            <numerusform>%n чи більше очок впливу на Гільдію Лоцманів.</numerusform>
            <numerusform>%n чи більше очок впливу на Гільдію Лоцманів.</numerusform>
            <numerusform>%n чи більше очок впливу на Гільдію Лоцманів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed at this level of difficulty.</source>
        <translation>Закрито на цьому рівні складності.</translation>
    </message>
    <message>
        <source>Fremen Bond</source>
        <translation>запорука Фрименів</translation>
    </message>
    <message>
        <source>Only {condition}.</source>
        <translation>Лише {condition}.</translation>
    </message>
    <message>
        <source>a High Council seat</source>
        <comment>one of the things that you have</comment>
        <translation>місце у Вищій Раді</translation>
    </message>
    <message>
        <source>if a Snooper lies there</source>
        <translation>якщо там лежить вловлювач</translation>
    </message>
    <message>
        <source>if an opponent has played a Combat Intrigue card in this Conflict</source>
        <translation>якщо суперник зіграв карту бою в цьому конфлікті</translation>
    </message>
    <message>
        <source>if an opponent&apos;s Agent is on the board space that you sent an Agent to this turn</source>
        <translation>якщо в локації, куди ви цього ходу відправили агента, є агент суперника</translation>
    </message>
    <message>
        <source>if it has bonus spice</source>
        <translation>якщо тут є додаткові прянощі</translation>
    </message>
    <message>
        <source>if it has exactly one Agent icon</source>
        <translation>якщо вона має рівно один символ агента</translation>
    </message>
    <message>
        <source>if it has the most bonus spice of these spaces (in a tie, the first)</source>
        <translation>якщо тут є додаткові прянощі, і їх найбільше серед цих локацій (з рівних — перша)</translation>
    </message>
    <message>
        <source>if it has the most bonus spice of these spaces, not counting those with an Agent (in a tie, the first)</source>
        <translation>якщо тут є додаткові прянощі, і їх найбільше серед цих локацій без агентів (з рівних — перша)</translation>
    </message>
    <message>
        <source>if its observation post is connected to a Faction&apos;s board space</source>
        <translation>якщо його спостережний пункт з&apos;єднаний з локацією фракції</translation>
    </message>
    <message>
        <source>if its observation post is connected to a board space with one of these icons ({icons})</source>
        <translation>якщо його спостережний пункт з&apos;єднаний з локацією, що має один із цих символів ({icons})</translation>
    </message>
    <message>
        <source>if its observation post is connected to a board space with the {icon} icon</source>
        <translation>якщо його спостережний пункт з&apos;єднаний з локацією із символом «{icon}»</translation>
    </message>
    <message>
        <source>if sandworms can enter this Conflict</source>
        <translation>якщо в цей конфлікт можуть прийти піщані хробаки</translation>
    </message>
    <message>
        <source>if the Conflict of this round is still to be decided</source>
        <translation>якщо конфлікт цього раунду ще не вирішено</translation>
    </message>
    <message>
        <source>if the Factions you secretly chose are not revealed yet</source>
        <translation>якщо таємно вибрані вами фракції ще не розкрито</translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Бене Гессерит</numerusform>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Бене Гессерит</numerusform>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Emperor</source>
        <translation>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Імператора</numerusform>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Імператора</numerusform>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Імператора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Fremen</source>
        <translation>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Фрименів</numerusform>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Фрименів</numerusform>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Фрименів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Spacing Guild</source>
        <translation>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Гільдію Лоцманів</numerusform>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Гільдію Лоцманів</numerusform>
            <numerusform>якщо Конкурент має %n чи більше очок впливу на Гільдію Лоцманів</numerusform>
        </translation>
    </message>
    <message>
        <source>if the Rival has Detonation Devices</source>
        <translation>якщо Конкурент має «Підривні пристрої»</translation>
    </message>
    <message>
        <source>if the Rival has Maker hooks</source>
        <translation>якщо Конкурент має гаки творця</translation>
    </message>
    <message>
        <source>if the Rival has Troop Transports</source>
        <translation>якщо Конкурент має «Військові транспорти»</translation>
    </message>
    <message>
        <source>if the Rival has at least one Alliance</source>
        <translation>якщо Конкурент має хоча б один союз</translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has commissioned fewer than %n dreadnoughts</source>
        <translation>
            <numerusform>якщо Конкурент спорядив менше ніж %n дредноут</numerusform>
            <numerusform>якщо Конкурент спорядив менше ніж %n дредноути</numerusform>
            <numerusform>якщо Конкурент спорядив менше ніж %n дредноутів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>якщо Конкурент має менше ніж %n очко впливу на Бене Гессерит</numerusform>
            <numerusform>якщо Конкурент має менше ніж %n очки впливу на Бене Гессерит</numerusform>
            <numerusform>якщо Конкурент має менше ніж %n очок впливу на Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Emperor</source>
        <translation>
            <numerusform>якщо Конкурент має менше ніж %n очко впливу на Імператора</numerusform>
            <numerusform>якщо Конкурент має менше ніж %n очки впливу на Імператора</numerusform>
            <numerusform>якщо Конкурент має менше ніж %n очок впливу на Імператора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Fremen</source>
        <translation>
            <numerusform>якщо Конкурент має менше ніж %n очко впливу на Фрименів</numerusform>
            <numerusform>якщо Конкурент має менше ніж %n очки впливу на Фрименів</numerusform>
            <numerusform>якщо Конкурент має менше ніж %n очок впливу на Фрименів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>якщо Конкурент має менше ніж %n очко впливу на Гільдію Лоцманів</numerusform>
            <numerusform>якщо Конкурент має менше ніж %n очки впливу на Гільдію Лоцманів</numerusform>
            <numerusform>якщо Конкурент має менше ніж %n очок впливу на Гільдію Лоцманів</numerusform>
        </translation>
    </message>
    <message>
        <source>if the other grafted card is of one of these Factions ({factions})</source>
        <translation>якщо інша зрощена карта належить до однієї з цих фракцій ({factions})</translation>
    </message>
    <message>
        <source>if this card is grafted</source>
        <translation>якщо цю карту зрощено</translation>
    </message>
    <message>
        <source>if this is Influence with the Bene Gesserit</source>
        <translation>якщо це вплив на Бене Гессерит</translation>
    </message>
    <message>
        <source>if this is Influence with the Emperor</source>
        <translation>якщо це вплив на Імператора</translation>
    </message>
    <message>
        <source>if this is Influence with the Fremen</source>
        <translation>якщо це вплив на Фрименів</translation>
    </message>
    <message>
        <source>if this is Influence with the Spacing Guild</source>
        <translation>якщо це вплив на Гільдію Лоцманів</translation>
    </message>
    <message>
        <source>if this is a Conflict I or II</source>
        <translation>якщо це конфлікт I чи II</translation>
    </message>
    <message>
        <source>if this is a Conflict III</source>
        <translation>якщо це конфлікт III</translation>
    </message>
    <message>
        <source>if this is not your Reveal turn</source>
        <translation>якщо це не ваш хід «Розкрити карти»</translation>
    </message>
    <message>
        <source>if this is your Reveal turn</source>
        <translation>якщо це ваш хід «Розкрити карти»</translation>
    </message>
    <message>
        <source>if you acquired {card} this turn</source>
        <translation>якщо цього ходу ви придбали карту «{card}»</translation>
    </message>
    <message>
        <source>if you are at the very start of your turn</source>
        <translation>якщо це самий початок вашого ходу</translation>
    </message>
    <message>
        <source>if you are spying on a Maker board space</source>
        <translation>якщо ваш шпигун стежить за локацією видобутку</translation>
    </message>
    <message>
        <source>if you are spying on that board space</source>
        <translation>якщо ваш шпигун стежить за цією локацією</translation>
    </message>
    <message>
        <source>if you discarded a Bene Gesserit card</source>
        <translation>якщо ви скинули карту Бене Гессерит</translation>
    </message>
    <message>
        <source>if you discarded a Fremen card</source>
        <translation>якщо ви скинули карту Фрименів</translation>
    </message>
    <message>
        <source>if you discarded a Spacing Guild card</source>
        <translation>якщо ви скинули карту Гільдії Лоцманів</translation>
    </message>
    <message>
        <source>if you discarded an Emperor card</source>
        <translation>якщо ви скинули карту Імператора</translation>
    </message>
    <message>
        <source>if you do not have your Swordmaster yet</source>
        <translation>якщо ви ще не маєте Майстра меча</translation>
    </message>
    <message>
        <source>if you do so with the card that you had set aside</source>
        <translation>якщо це карта, яку ви відклали</translation>
    </message>
    <message numerus="yes">
        <source>if you gained %n or more spice this turn</source>
        <translation>
            <numerusform>якщо цього ходу ви отримали %n чи більше прянощів</numerusform>
            <numerusform>якщо цього ходу ви отримали %n чи більше прянощів</numerusform>
            <numerusform>якщо цього ходу ви отримали %n чи більше прянощів</numerusform>
        </translation>
    </message>
    <message>
        <source>if you gained spice this turn</source>
        <translation>якщо цього ходу ви отримали прянощі</translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Agents on board spaces with these icons: {icons}</source>
        <translation>
            <numerusform>якщо маєте %n чи більше агентів у локаціях із такими символами: {icons}</numerusform>
            <numerusform>якщо маєте %n чи більше агентів у локаціях із такими символами: {icons}</numerusform>
            <numerusform>якщо маєте %n чи більше агентів у локаціях із такими символами: {icons}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with a Faction whose Alliance an opponent has</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок впливу на фракцію, з якою суперник має союз</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на фракцію, з якою суперник має союз</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на фракцію, з якою суперник має союз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with any Faction</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок впливу на будь-яку фракцію</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на будь-яку фракцію</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на будь-яку фракцію</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of the four Factions</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок впливу на кожну з чотирьох фракцій</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на кожну з чотирьох фракцій</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на кожну з чотирьох фракцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of three Factions</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок впливу на кожну з будь-яких трьох фракцій</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на кожну з будь-яких трьох фракцій</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на кожну з будь-яких трьох фракцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of two Factions</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок впливу на кожну з будь-яких двох фракцій</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на кожну з будь-яких двох фракцій</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на кожну з будь-яких двох фракцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок впливу на Бене Гессерит</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на Бене Гессерит</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Emperor</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок впливу на Імператора</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на Імператора</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на Імператора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Fremen</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок впливу на Фрименів</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на Фрименів</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на Фрименів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Spacing Guild</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок впливу на Гільдію Лоцманів</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на Гільдію Лоцманів</numerusform>
            <numerusform>якщо маєте %n чи більше очок впливу на Гільдію Лоцманів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Persuasion</source>
        <translation>
            <numerusform>якщо маєте %n чи більше очок переконливості</numerusform>
            <numerusform>якщо маєте %n чи більше очок переконливості</numerusform>
            <numerusform>якщо маєте %n чи більше очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Solari</source>
        <translation>
            <numerusform>якщо маєте %n чи більше соляріїв</numerusform>
            <numerusform>якщо маєте %n чи більше соляріїв</numerusform>
            <numerusform>якщо маєте %n чи більше соляріїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Spies on the board</source>
        <translation>
            <numerusform>якщо маєте хоча б %n шпигуна на полі</numerusform>
            <numerusform>якщо маєте %n чи більше шпигунів на полі</numerusform>
            <numerusform>якщо маєте %n чи більше шпигунів на полі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more cards in your deck</source>
        <translation>
            <numerusform>якщо у вашій колоді хоча б %n карта</numerusform>
            <numerusform>якщо у вашій колоді %n чи більше карт</numerusform>
            <numerusform>якщо у вашій колоді %n чи більше карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more sandworms in the Conflict</source>
        <translation>
            <numerusform>якщо маєте хоча б %n піщаного хробака в Зоні конфлікту</numerusform>
            <numerusform>якщо маєте %n чи більше піщаних хробаків у Зоні конфлікту</numerusform>
            <numerusform>якщо маєте %n чи більше піщаних хробаків у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more spice</source>
        <translation>
            <numerusform>якщо маєте %n чи більше прянощів</numerusform>
            <numerusform>якщо маєте %n чи більше прянощів</numerusform>
            <numerusform>якщо маєте %n чи більше прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more tech tiles</source>
        <translation>
            <numerusform>якщо маєте %n чи більше плиток технологій</numerusform>
            <numerusform>якщо маєте %n чи більше плиток технологій</numerusform>
            <numerusform>якщо маєте %n чи більше плиток технологій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more units in the Conflict</source>
        <translation>
            <numerusform>якщо маєте хоча б %n підрозділ у Зоні конфлікту</numerusform>
            <numerusform>якщо маєте %n чи більше підрозділів у Зоні конфлікту</numerusform>
            <numerusform>якщо маєте %n чи більше підрозділів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message>
        <source>if you have Detonation Devices</source>
        <translation>якщо маєте «Підривні пристрої»</translation>
    </message>
    <message>
        <source>if you have Maker hooks</source>
        <translation>якщо маєте гаки творця</translation>
    </message>
    <message>
        <source>if you have Troop Transports</source>
        <translation>якщо маєте «Військові транспорти»</translation>
    </message>
    <message>
        <source>if you have a High Council seat</source>
        <translation>якщо маєте місце у Вищій Раді</translation>
    </message>
    <message>
        <source>if you have an Agent at {space}</source>
        <translation>якщо в локації «{space}» стоїть ваш агент</translation>
    </message>
    <message>
        <source>if you have an Agent on a board space with the {icon} icon</source>
        <translation>якщо маєте агента в локації із символом «{icon}»</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Bene Gesserit</source>
        <translation>якщо маєте союз із Бене Гессерит</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Emperor</source>
        <translation>якщо маєте союз із Імператором</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Fremen</source>
        <translation>якщо маєте союз із Фрименами</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Spacing Guild</source>
        <translation>якщо маєте союз із Гільдією Лоцманів</translation>
    </message>
    <message>
        <source>if you have another Bene Gesserit card in play</source>
        <translation>якщо у вас у грі є інша карта Бене Гессерит</translation>
    </message>
    <message>
        <source>if you have another Emperor card in play</source>
        <translation>якщо у вас у грі є інша карта Імператора</translation>
    </message>
    <message>
        <source>if you have another Spacing Guild card in play</source>
        <translation>якщо у вас у грі є інша карта Гільдії Лоцманів</translation>
    </message>
    <message numerus="yes">
        <source>if you have at least %n of these: {things}</source>
        <translation>
            <numerusform>якщо маєте щонайменше %n із цього: {things}</numerusform>
            <numerusform>якщо маєте щонайменше %n із цього: {things}</numerusform>
            <numerusform>якщо маєте щонайменше %n із цього: {things}</numerusform>
        </translation>
    </message>
    <message>
        <source>if you have at least one Alliance</source>
        <translation>якщо маєте хоча б один союз</translation>
    </message>
    <message numerus="yes">
        <source>if you have commissioned %n or more dreadnoughts</source>
        <translation>
            <numerusform>якщо ви спорядили %n чи більше дредноутів</numerusform>
            <numerusform>якщо ви спорядили %n чи більше дредноутів</numerusform>
            <numerusform>якщо ви спорядили %n чи більше дредноутів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have completed %n or more contracts</source>
        <translation>
            <numerusform>якщо ви виконали хоча б %n контракт</numerusform>
            <numerusform>якщо ви виконали %n чи більше контрактів</numerusform>
            <numerusform>якщо ви виконали %n чи більше контрактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have deployed %n or more troops to the Conflict this turn</source>
        <translation>
            <numerusform>якщо цього ходу ви розгорнули %n чи більше загонів у Зоні конфлікту</numerusform>
            <numerusform>якщо цього ходу ви розгорнули %n чи більше загонів у Зоні конфлікту</numerusform>
            <numerusform>якщо цього ходу ви розгорнули %n чи більше загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have deployed %n or more units to the Conflict this turn</source>
        <translation>
            <numerusform>якщо цього ходу ви розгорнули %n чи більше підрозділів у Зоні конфлікту</numerusform>
            <numerusform>якщо цього ходу ви розгорнули %n чи більше підрозділів у Зоні конфлікту</numerusform>
            <numerusform>якщо цього ходу ви розгорнули %n чи більше підрозділів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>якщо маєте менше ніж %n очко впливу на Бене Гессерит</numerusform>
            <numerusform>якщо маєте менше ніж %n очки впливу на Бене Гессерит</numerusform>
            <numerusform>якщо маєте менше ніж %n очок впливу на Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Emperor</source>
        <translation>
            <numerusform>якщо маєте менше ніж %n очко впливу на Імператора</numerusform>
            <numerusform>якщо маєте менше ніж %n очки впливу на Імператора</numerusform>
            <numerusform>якщо маєте менше ніж %n очок впливу на Імператора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Fremen</source>
        <translation>
            <numerusform>якщо маєте менше ніж %n очко впливу на Фрименів</numerusform>
            <numerusform>якщо маєте менше ніж %n очки впливу на Фрименів</numerusform>
            <numerusform>якщо маєте менше ніж %n очок впливу на Фрименів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>якщо маєте менше ніж %n очко впливу на Гільдію Лоцманів</numerusform>
            <numerusform>якщо маєте менше ніж %n очки впливу на Гільдію Лоцманів</numerusform>
            <numerusform>якщо маєте менше ніж %n очок впливу на Гільдію Лоцманів</numerusform>
        </translation>
    </message>
    <message>
        <source>if you have more troops in the Conflict than each opponent</source>
        <translation>якщо маєте в Зоні конфлікту більше загонів, ніж кожен суперник</translation>
    </message>
    <message>
        <source>if you have no Alliance</source>
        <translation>якщо не маєте жодного союзу</translation>
    </message>
    <message>
        <source>if you have no High Council seat yet</source>
        <translation>якщо ви ще не маєте місця у Вищій Раді</translation>
    </message>
    <message>
        <source>if you have no Maker hooks yet</source>
        <translation>якщо ви ще не маєте гаків творця</translation>
    </message>
    <message>
        <source>if you have the first genetic marker</source>
        <translation>якщо маєте перший генетичний маркер</translation>
    </message>
    <message>
        <source>if you have the second genetic marker</source>
        <translation>якщо маєте другий генетичний маркер</translation>
    </message>
    <message>
        <source>if you have your Swordmaster</source>
        <translation>якщо маєте Майстра меча</translation>
    </message>
    <message numerus="yes">
        <source>if you own %n or more copies of {card}</source>
        <translation>
            <numerusform>якщо маєте %n чи більше копій карти «{card}»</numerusform>
            <numerusform>якщо маєте %n чи більше копій карти «{card}»</numerusform>
            <numerusform>якщо маєте %n чи більше копій карти «{card}»</numerusform>
        </translation>
    </message>
    <message>
        <source>if you own more copies of {card} than each opponent</source>
        <translation>якщо маєте більше копій карти «{card}», ніж кожен суперник</translation>
    </message>
    <message>
        <source>if you recalled a Spy this turn</source>
        <translation>якщо цього ходу ви відкликали шпигуна</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Bene Gesserit board space this turn</source>
        <translation>якщо цього ходу ви відправили агента в локацію Бене Гессерит</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Faction&apos;s board space this turn</source>
        <translation>якщо цього ходу ви відправили агента в локацію фракції</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Fremen board space this turn</source>
        <translation>якщо цього ходу ви відправили агента в локацію Фрименів</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Maker board space this turn</source>
        <translation>якщо цього ходу ви відправили агента в локацію видобутку</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Spacing Guild board space this turn</source>
        <translation>якщо цього ходу ви відправили агента в локацію Гільдії Лоцманів</translation>
    </message>
    <message>
        <source>if you sent an Agent to a board space of one of these Factions this turn ({factions})</source>
        <translation>якщо цього ходу ви відправили агента в локацію однієї з цих фракцій ({factions})</translation>
    </message>
    <message>
        <source>if you sent an Agent to an Emperor board space this turn</source>
        <translation>якщо цього ходу ви відправили агента в локацію Імператора</translation>
    </message>
    <message numerus="yes">
        <source>if you trashed a card that costs %n Persuasion or more</source>
        <translation>
            <numerusform>якщо ви знищили карту ціною %n чи більше очок переконливості</numerusform>
            <numerusform>якщо ви знищили карту ціною %n чи більше очок переконливості</numerusform>
            <numerusform>якщо ви знищили карту ціною %n чи більше очок переконливості</numerusform>
        </translation>
    </message>
    <message>
        <source>if your Agent did not harvest spice this turn</source>
        <translation>якщо цього ходу ваш агент не збирав прянощів</translation>
    </message>
    <message>
        <source>if your Agent harvested spice this turn</source>
        <translation>якщо цього ходу ваш агент зібрав прянощі</translation>
    </message>
    <message numerus="yes">
        <source>if your Agent stands on a Combat space and you have %n or more troops in your supply</source>
        <translation>
            <numerusform>якщо ваш агент стоїть у бойовій локації, а в запасі ви маєте %n чи більше загонів</numerusform>
            <numerusform>якщо ваш агент стоїть у бойовій локації, а в запасі ви маєте %n чи більше загонів</numerusform>
            <numerusform>якщо ваш агент стоїть у бойовій локації, а в запасі ви маєте %n чи більше загонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if your strength in the Conflict is %n or more</source>
        <translation>
            <numerusform>якщо ваша сила в конфлікті %n чи більше</numerusform>
            <numerusform>якщо ваша сила в конфлікті %n чи більше</numerusform>
            <numerusform>якщо ваша сила в конфлікті %n чи більше</numerusform>
        </translation>
    </message>
    <message>
        <source>never at this level of difficulty</source>
        <translation>ніколи на цьому рівні складності</translation>
    </message>
    <message>
        <source>sandworms can enter this Conflict</source>
        <comment>the second of two conditions</comment>
        <extracomment>Of a condition that comes second of two, what is said after &quot;if you have ... and&quot;, or &quot;if the Rival has ... and&quot;.</extracomment>
        <translation>в цей конфлікт можуть прийти піщані хробаки</translation>
    </message>
    <message>
        <source>the first genetic marker</source>
        <comment>the second of two conditions</comment>
        <translation>перший генетичний маркер</translation>
    </message>
    <message>
        <source>the second genetic marker</source>
        <comment>the second of two conditions</comment>
        <translation>другий генетичний маркер</translation>
    </message>
    <message>
        <source>your Swordmaster</source>
        <comment>the second of two conditions</comment>
        <translation>Майстра меча</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} та {second}</translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>Battle for Arrakeen</source>
        <translation>Битва за Арракін</translation>
    </message>
    <message>
        <source>Battle for Carthag</source>
        <translation>Битва за Карфаг</translation>
    </message>
    <message>
        <source>Battle for Imperial Basin</source>
        <comment>base</comment>
        <translation>Битва за Басейн Імператора</translation>
    </message>
    <message>
        <source>Battle for Imperial Basin</source>
        <comment>uprising</comment>
        <translation>Битва за Імперський басейн</translation>
    </message>
    <message>
        <source>Battle for Spice Refinery</source>
        <translation>Битва за Меланжоочисний завод</translation>
    </message>
    <message>
        <source>CHOAM Security</source>
        <translation>Охорона ДАПТ</translation>
    </message>
    <message>
        <source>Cloak and Dagger</source>
        <translation>Плащ і кинджал</translation>
    </message>
    <message>
        <source>Desert Power</source>
        <translation>Сила пустелі</translation>
    </message>
    <message>
        <source>Economic Supremacy</source>
        <translation>Економічне панування</translation>
    </message>
    <message>
        <source>Grand Vision</source>
        <translation>Грандіозне видіння</translation>
    </message>
    <message>
        <source>Guild Bank Raid</source>
        <translation>Наліт на банк Гільдії</translation>
    </message>
    <message>
        <source>Machinations</source>
        <translation>Махінації</translation>
    </message>
    <message>
        <source>Propaganda</source>
        <translation>Пропаганда</translation>
    </message>
    <message>
        <source>Protect the Sietches</source>
        <translation>Захист січей</translation>
    </message>
    <message>
        <source>Raid Stockpiles</source>
        <translation>Наліт на склади</translation>
    </message>
    <message>
        <source>Secure Imperial Basin</source>
        <comment>base</comment>
        <translation>Охорона Басейну Імператора</translation>
    </message>
    <message>
        <source>Secure Imperial Basin</source>
        <comment>uprising</comment>
        <translation>Охорона Імперського басейну</translation>
    </message>
    <message>
        <source>Seize Spice Refinery</source>
        <translation>Захоплення Меланжоочисного заводу</translation>
    </message>
    <message>
        <source>Shadow Contest</source>
        <translation>Тіньове протистояння</translation>
    </message>
    <message>
        <source>Siege of Arrakeen</source>
        <translation>Облога Арракіна</translation>
    </message>
    <message>
        <source>Siege of Carthag</source>
        <translation>Облога Карфага</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Сутичка</translation>
    </message>
    <message>
        <source>Sort Through the Chaos</source>
        <translation>Розібратися в хаосі</translation>
    </message>
    <message>
        <source>Spice Freighters</source>
        <translation>Кораблі з прянощами</translation>
    </message>
    <message>
        <source>Terrible Purpose</source>
        <translation>Жахливе призначення</translation>
    </message>
    <message>
        <source>Test of Loyalty</source>
        <translation>Перевірка на вірність</translation>
    </message>
    <message>
        <source>Trade Dispute</source>
        <translation>Торговельна суперечка</translation>
    </message>
    <message>
        <source>Trade Monopoly</source>
        <translation>Торговельна монополія</translation>
    </message>
</context>
<context>
    <name>Continuing</name>
    <message>
        <source>Damaged, can continue from round {number}</source>
        <translation>Пошкоджено, можна продовжити в раунді {number}</translation>
    </message>
    <message>
        <source>Open in another window, round {number}</source>
        <translation>Відкрито в іншому вікні, раунд {number}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Another copy of the program plays it. Nobody can tell whether there is a game.</extracomment>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Round {number}, {date}</source>
        <translation>Раунд {number}, {date}</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be listed now</source>
        <translation>Зараз не вдається показати збережені ігри</translation>
    </message>
    <message>
        <source>{told} · {mode}: {players}</source>
        <translation>{told} · {mode}: {players}</translation>
    </message>
    <message>
        <source>{told}: {players}</source>
        <translation>{told} — {players}</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>Acquire The Spice Must Flow</source>
        <extracomment>Contracts for the same space have the same name, as printed; their rewards tell them apart.</extracomment>
        <translation>Придбання: «Прянощі повинні текти»</translation>
    </message>
    <message>
        <source>Arrakeen</source>
        <translation>Арракін</translation>
    </message>
    <message>
        <source>Deliver Supplies</source>
        <translation>Доставлення припасів</translation>
    </message>
    <message>
        <source>Dreadnought</source>
        <extracomment>Contracts for the same space have the same name, as printed; their rewards tell them apart.</extracomment>
        <translation>Дредноут</translation>
    </message>
    <message>
        <source>Espionage</source>
        <translation>Шпигунство</translation>
    </message>
    <message>
        <source>Harvest 3+</source>
        <translation>Урожай 3+</translation>
    </message>
    <message>
        <source>Harvest 4+</source>
        <translation>Урожай 4+</translation>
    </message>
    <message>
        <source>Heighliner</source>
        <translation>Гайлайнер</translation>
    </message>
    <message>
        <source>High Council</source>
        <translation>Вища Рада</translation>
    </message>
    <message>
        <source>Immediate</source>
        <translation>Терміновий</translation>
    </message>
    <message>
        <source>Interstellar Shipping</source>
        <translation>Міжзоряні перевезення</translation>
    </message>
    <message>
        <source>Research Station</source>
        <translation>Дослідна станція</translation>
    </message>
    <message>
        <source>Sardaukar</source>
        <translation>Сардаукар</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Таємниці</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <translation>Контрабанда</translation>
    </message>
    <message>
        <source>Spice Refinery</source>
        <translation>Меланжоочисний завод</translation>
    </message>
    <message>
        <source>Tech Negotiation</source>
        <translation>Технологічні перемовини</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Acquire {card}.</source>
        <translation>Придбайте карту «{card}».</translation>
    </message>
    <message>
        <source>Completed as soon as it is taken.</source>
        <translation>Виконується, щойно його взято.</translation>
    </message>
    <message numerus="yes">
        <source>Send an Agent to a Maker board space and gain %n or more spice in that turn.</source>
        <translation>
            <numerusform>Відправте агента в локацію видобутку та отримайте того самого ходу %n чи більше прянощів.</numerusform>
            <numerusform>Відправте агента в локацію видобутку та отримайте того самого ходу %n чи більше прянощів.</numerusform>
            <numerusform>Відправте агента в локацію видобутку та отримайте того самого ходу %n чи більше прянощів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send an Agent to {space}.</source>
        <translation>Відправте агента в локацію «{space}».</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>I am {name}</source>
        <translation>Я — {name}</translation>
    </message>
    <message>
        <source>Leave open this round</source>
        <translation>Цього раунду не ховати</translation>
    </message>
    <message>
        <source>This is your decision. Everybody else, please look away.</source>
        <translation>Рішення за вами. Решту просимо не дивитися.</translation>
    </message>
</context>
<context>
    <name>CrashPage</name>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>Копіювати гру</translation>
    </message>
    <message>
        <source>Copy the game and keep it in a file. It can be imported on the page of saved games.</source>
        <translation>Скопіюйте гру й збережіть її у файлі. Його можна імпортувати на сторінці збережених ігор.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Копіювати звіт</translation>
    </message>
    <message>
        <source>Nothing had been decided in your game yet, so nothing is lost.</source>
        <translation>У вашій грі ще нічого не було вирішено, тож нічого не втрачено.</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Відкрити теку</translation>
    </message>
    <message>
        <source>Saved games are as they were.</source>
        <translation>Збережені ігри лишилися такими, як були.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Щось пішло не так</translation>
    </message>
    <message>
        <source>The last decision in your game is not saved.</source>
        <translation>Останнє рішення у вашій грі не збережено.</translation>
    </message>
    <message>
        <source>The report could not be written: {reason}</source>
        <translation>Не вдалося записати звіт: {reason}</translation>
    </message>
    <message>
        <source>The whole game is in the report, as {file}. It can be imported on the page of saved games.</source>
        <translation>Уся гра є у звіті, у файлі {file}. Його можна імпортувати на сторінці збережених ігор.</translation>
    </message>
    <message>
        <source>There is a report for the developers in {folder}. It has not been sent to anybody. It contains the names of the players.</source>
        <translation>Звіт для тих, хто це виправлятиме, лежить у теці {folder}. Його нікому не надсилають; у ньому є імена гравців.</translation>
    </message>
    <message>
        <source>This is a fault in the program, not yours.</source>
        <translation>Це помилка програми, а не ваша.</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>До головного меню</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
    <message>
        <source>Your game is saved up to the last decision. You can open it again from the start screen.</source>
        <translation>Вашу гру збережено разом з останнім рішенням. Її можна знову відкрити з головного меню.</translation>
    </message>
    <message>
        <source>Your game was over, and it is kept among the saved games.</source>
        <translation>Ваша гра вже скінчилася, вона лишається серед збережених ігор.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>today at {time}</source>
        <translation>сьогодні, {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>учора, {time}</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>1st</source>
        <translation>1-ша</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2-га</translation>
    </message>
    <message>
        <source>Agents back</source>
        <translation>Агенти назад</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бій</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Конфлікт</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Гарнізон</translation>
    </message>
    <message>
        <source>New Conflict</source>
        <extracomment>Three seats, as they are told apart everywhere. Phases with their icons.</extracomment>
        <translation>Новий конфлікт</translation>
    </message>
    <message>
        <source>Spice +1</source>
        <translation>Прянощі +1</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>When it is revealed</source>
        <translation>Коли її розкрито</translation>
    </message>
    <message>
        <source>When it sends an Agent</source>
        <translation>Коли відправляє агента</translation>
    </message>
    <message>
        <source>Where it can go</source>
        <extracomment>Parts of a card, from its top.</extracomment>
        <translation>Куди веде</translation>
    </message>
    <message>
        <source>Your turns</source>
        <translation>Ваші ходи</translation>
    </message>
    <message>
        <source>after the Combat</source>
        <translation>після бою</translation>
    </message>
</context>
<context>
    <name>DropSign</name>
    <message numerus="yes">
        <source>Drop to import %n file(s)</source>
        <translation>
            <numerusform>Відпустіть, щоб імпортувати %n файл</numerusform>
            <numerusform>Відпустіть, щоб імпортувати %n файли</numerusform>
            <numerusform>Відпустіть, щоб імпортувати %n файлів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Dune: Imperium</source>
        <translation>Дюна. Імперіум</translation>
    </message>
    <message>
        <source>Dune: Imperium – Immortality</source>
        <translation>Дюна. Імперіум — Безсмертя</translation>
    </message>
    <message>
        <source>Dune: Imperium – Rise of Ix</source>
        <translation>Дюна. Імперіум — Розквіт Ікса</translation>
    </message>
    <message>
        <source>Dune: Imperium – Uprising</source>
        <translation>Дюна. Імперіум — Піднесення</translation>
    </message>
    <message>
        <source>Dune: Imperium – Uprising with the base game</source>
        <translation>Дюна. Імперіум — Піднесення з базовою грою</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>CHOAM module</source>
        <extracomment>It comes in the box of Uprising.</extracomment>
        <translation>Модуль «ДАПТ»</translation>
    </message>
    <message>
        <source>Dune: Imperium</source>
        <translation>Дюна. Імперіум</translation>
    </message>
    <message>
        <source>Immortality</source>
        <translation>Безсмертя</translation>
    </message>
    <message>
        <source>Rise of Ix</source>
        <translation>Розквіт Ікса</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Without Rivals, as modes of ``engine.setup.Setup``.</extracomment>
        <translation>Соло-гра</translation>
    </message>
    <message>
        <source>Three or four</source>
        <translation>Троє чи четверо</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Гра вдвох</translation>
    </message>
    <message>
        <source>Uprising</source>
        <translation>Піднесення</translation>
    </message>
    <message>
        <source>Uprising with base cards</source>
        <translation>Піднесення з базовими картами</translation>
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
            <numerusform>%n карту інтриги</numerusform>
            <numerusform>%n карти інтриг</numerusform>
            <numerusform>%n карт інтриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion</source>
        <translation>
            <numerusform>%n очко переконливості</numerusform>
            <numerusform>%n очки переконливості</numerusform>
            <numerusform>%n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n солярій</numerusform>
            <numerusform>%n солярії</numerusform>
            <numerusform>%n соляріїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n солярій</numerusform>
            <numerusform>%n солярії</numerusform>
            <numerusform>%n соляріїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Persuasion</source>
        <translation>
            <numerusform>ще %n очко переконливості</numerusform>
            <numerusform>ще %n очки переконливості</numerusform>
            <numerusform>ще %n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more sword(s)</source>
        <translation>
            <numerusform>ще %n меч</numerusform>
            <numerusform>ще %n мечі</numerusform>
            <numerusform>ще %n мечів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources and Intrigue cards, paid as soon as it has them: Solari first, then spice, Intrigue cards, water.</source>
        <translation>
            <numerusform>%n ресурс чи карта інтриги; сплачує, щойно має: спершу солярії, далі прянощі, карти інтриг, воду.</numerusform>
            <numerusform>%n ресурси й карти інтриг; сплачує, щойно має: спершу солярії, далі прянощі, карти інтриг, воду.</numerusform>
            <numerusform>%n ресурсів і карт інтриг; сплачує, щойно має: спершу солярії, далі прянощі, карти інтриг, воду.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specimen(s)</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n зразок</numerusform>
            <numerusform>%n зразки</numerusform>
            <numerusform>%n зразків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n прянощі</numerusform>
            <numerusform>%n прянощі</numerusform>
            <numerusform>%n прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n прянощі</numerusform>
            <numerusform>%n прянощі</numerusform>
            <numerusform>%n прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n меч</numerusform>
            <numerusform>%n мечі</numerusform>
            <numerusform>%n мечів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n воду</numerusform>
            <numerusform>%n води</numerusform>
            <numerusform>%n води</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n води</numerusform>
            <numerusform>%n води</numerusform>
        </translation>
    </message>
    <message>
        <source>All House Hagal cards are shuffled into a new deck, and another card is turned up.</source>
        <translation>Усі карти Дому Гаґал перетасовують у нову колоду та відкривають ще одну карту.</translation>
    </message>
    <message>
        <source>Crysknife: a pair of these is worth 1 Victory Point.</source>
        <extracomment>By battle icon: what it is good for.</extracomment>
        <translation>Крис-ніж: пара таких символів дає 1 переможне очко.</translation>
    </message>
    <message>
        <source>Desert mouse: a pair of these is worth 1 Victory Point.</source>
        <translation>Пустельна миша: пара таких символів дає 1 переможне очко.</translation>
    </message>
    <message>
        <source>In an Agent turn this card is played together with exactly one other card.</source>
        <extracomment>What is printed on a component, by its kind.</extracomment>
        <translation>У ході «Відправити агента» цю карту грають рівно з однією іншою картою.</translation>
    </message>
    <message>
        <source>No Victory Points: this Rival cannot win. Once it has its Swordmaster, it gains no resources and draws no Intrigue cards.</source>
        <translation>Без переможних очок: цей Конкурент не може виграти. З Майстром меча не отримує ресурсів і не бере карт інтриг.</translation>
    </message>
    <message>
        <source>No resources, no rewards, no Victory Points, no control.</source>
        <translation>Ні ресурсів, ні нагород, ні переможних очок, ні контролю.</translation>
    </message>
    <message>
        <source>Ornithopter: a pair of these is worth 1 Victory Point.</source>
        <translation>Орнітоптер: пара таких символів дає 1 переможне очко.</translation>
    </message>
    <message>
        <source>Protected: no sandworms while the Shield Wall stands.</source>
        <translation>Захищено: жодних піщаних хробаків, поки стоїть Оборонна стіна.</translation>
    </message>
    <message>
        <source>Rivals of a solo game may acquire this tile.</source>
        <translation>Конкуренти в одиночній грі можуть придбати цю плитку.</translation>
    </message>
    <message>
        <source>Wild: makes a pair with any other battle icon at the end of the game.</source>
        <translation>Універсальний символ бою: наприкінці гри утворює пару з будь-яким іншим.</translation>
    </message>
    <message>
        <source>You begin the game as the First Player.</source>
        <translation>Ви починаєте гру першим гравцем.</translation>
    </message>
    <message>
        <source>Your Freighter cannot go any further.</source>
        <translation>Ваш вантажний корабель не може просунутися далі.</translation>
    </message>
    <message>
        <source>Your Freighter stands at the start.</source>
        <translation>Ваш вантажний корабель стоїть на початку.</translation>
    </message>
    <message>
        <source>Your token cannot go any further.</source>
        <translation>Ваш маркер не може рухатися далі.</translation>
    </message>
    <message>
        <source>Your token stands at the start.</source>
        <translation>Ваш маркер стоїть на початку.</translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less</source>
        <translation>
            <numerusform>придбайте карту ціною до %n очка переконливості</numerusform>
            <numerusform>придбайте карту ціною до %n очок переконливості</numerusform>
            <numerusform>придбайте карту ціною до %n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less and put it on top of your deck</source>
        <translation>
            <numerusform>придбайте карту ціною до %n очка переконливості та покладіть її на верх своєї колоди</numerusform>
            <numerusform>придбайте карту ціною до %n очок переконливості та покладіть її на верх своєї колоди</numerusform>
            <numerusform>придбайте карту ціною до %n очок переконливості та покладіть її на верх своєї колоди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less and take it into your hand</source>
        <translation>
            <numerusform>придбайте карту ціною до %n очка переконливості та візьміть її на руку</numerusform>
            <numerusform>придбайте карту ціною до %n очок переконливості та візьміть її на руку</numerusform>
            <numerusform>придбайте карту ціною до %n очок переконливості та візьміть її на руку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion</source>
        <translation>
            <numerusform>придбайте карту ціною рівно %n очко переконливості</numerusform>
            <numerusform>придбайте карту ціною рівно %n очки переконливості</numerusform>
            <numerusform>придбайте карту ціною рівно %n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion and put it on top of your deck</source>
        <translation>
            <numerusform>придбайте карту ціною рівно %n очко переконливості та покладіть її на верх своєї колоди</numerusform>
            <numerusform>придбайте карту ціною рівно %n очки переконливості та покладіть її на верх своєї колоди</numerusform>
            <numerusform>придбайте карту ціною рівно %n очок переконливості та покладіть її на верх своєї колоди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion and take it into your hand</source>
        <translation>
            <numerusform>придбайте карту ціною рівно %n очко переконливості та візьміть її на руку</numerusform>
            <numerusform>придбайте карту ціною рівно %n очки переконливості та візьміть її на руку</numerusform>
            <numerusform>придбайте карту ціною рівно %n очок переконливості та візьміть її на руку</numerusform>
        </translation>
    </message>
    <message>
        <source>acquire a card, paying its cost in Solari instead of Persuasion, and take it into your hand</source>
        <translation>придбайте карту, сплативши її ціну соляріями замість очок переконливості, та візьміть її на руку</translation>
    </message>
    <message>
        <source>acquire a tech tile</source>
        <translation>придбайте 1 плитку технології</translation>
    </message>
    <message>
        <source>acquire a {card} card from the Reserve</source>
        <translation>придбайте карту «{card}» із Фонду</translation>
    </message>
    <message numerus="yes">
        <source>acquire for %n less from: {market}</source>
        <translation>
            <numerusform>придбайте звідси на %n дешевше: {market}</numerusform>
            <numerusform>придбайте звідси на %n дешевше: {market}</numerusform>
            <numerusform>придбайте звідси на %n дешевше: {market}</numerusform>
        </translation>
    </message>
    <message>
        <source>acquire from: {market}</source>
        <translation>придбайте звідси: {market}</translation>
    </message>
    <message>
        <source>acquires the most expensive tech tile with the House Hagal mark that it can pay for</source>
        <translation>придбаває найдорожчу плитку технології зі знаком Дому Гаґал, яку може оплатити</translation>
    </message>
    <message numerus="yes">
        <source>acquires the most expensive tech tile with the House Hagal mark that it can pay for with %n spice less</source>
        <translation>
            <numerusform>придбаває на %n прянощі дешевше найдорожчу плитку технології зі знаком Дому Гаґал, яку може оплатити</numerusform>
            <numerusform>придбаває на %n прянощі дешевше найдорожчу плитку технології зі знаком Дому Гаґал, яку може оплатити</numerusform>
            <numerusform>придбаває на %n прянощів дешевше найдорожчу плитку технології зі знаком Дому Гаґал, яку може оплатити</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advance %n space(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>просуньтеся треком Тлейлаксу на %n крок</numerusform>
            <numerusform>просуньтеся треком Тлейлаксу на %n кроки</numerusform>
            <numerusform>просуньтеся треком Тлейлаксу на %n кроків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advance your Freighter %n space(s)</source>
        <translation>
            <numerusform>просуньте свій вантажний корабель на %n поділку</numerusform>
            <numerusform>просуньте свій вантажний корабель на %n поділки</numerusform>
            <numerusform>просуньте свій вантажний корабель на %n поділок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances %n space(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>просувається треком Тлейлаксу на %n крок</numerusform>
            <numerusform>просувається треком Тлейлаксу на %n кроки</numerusform>
            <numerusform>просувається треком Тлейлаксу на %n кроків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances its Freighter %n space(s)</source>
        <extracomment>The shipping track is the only one on which Rivals move.</extracomment>
        <translation>
            <numerusform>просуває свій вантажний корабель на %n поділку</numerusform>
            <numerusform>просуває свій вантажний корабель на %n поділки</numerusform>
            <numerusform>просуває свій вантажний корабель на %n поділок</numerusform>
        </translation>
    </message>
    <message>
        <source>an opponent of your choice chooses one: {options}</source>
        <translation>вибраний вами суперник вибирає одне: {options}</translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice discards %n card(s)</source>
        <translation>
            <numerusform>вибраний вами суперник скидає %n карту</numerusform>
            <numerusform>вибраний вами суперник скидає %n карти</numerusform>
            <numerusform>вибраний вами суперник скидає %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice loses %n troop(s) from their garrison</source>
        <translation>
            <numerusform>вибраний вами суперник втрачає %n загін зі свого гарнізону</numerusform>
            <numerusform>вибраний вами суперник втрачає %n загони зі свого гарнізону</numerusform>
            <numerusform>вибраний вами суперник втрачає %n загонів зі свого гарнізону</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice loses %n troop(s) in the Conflict</source>
        <translation>
            <numerusform>вибраний вами суперник втрачає %n загін у Зоні конфлікту</numerusform>
            <numerusform>вибраний вами суперник втрачає %n загони в Зоні конфлікту</numerusform>
            <numerusform>вибраний вами суперник втрачає %n загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message>
        <source>an opponent of your choice: {clause}</source>
        <translation>вибраний вами суперник: {clause}</translation>
    </message>
    <message>
        <source>at a board space with the {icon} icon, opponents&apos; Agents do not block the Agent you send with this card</source>
        <translation>у локації із символом «{icon}» агенти суперників не заважають агенту, якого ви відправляєте за цією картою</translation>
    </message>
    <message numerus="yes">
        <source>choose %n of these: {options}</source>
        <translation>
            <numerusform>виберіть %n з переліку: {options}</numerusform>
            <numerusform>виберіть %n з переліку: {options}</numerusform>
            <numerusform>виберіть %n з переліку: {options}</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a board space: opponents cannot send Agents there until your next turn</source>
        <translation>виберіть локацію: до вашого наступного ходу суперники не можуть відправляти в неї агентів</translation>
    </message>
    <message>
        <source>choose one of two contracts of Rise of Ix</source>
        <translation>виберіть один із двох контрактів «Розквіту Ікса»</translation>
    </message>
    <message>
        <source>choose one: {options}</source>
        <translation>виберіть одне: {options}</translation>
    </message>
    <message numerus="yes">
        <source>chooses %n of these: {options}</source>
        <translation>
            <numerusform>вибирає %n з переліку: {options}</numerusform>
            <numerusform>вибирає %n з переліку: {options}</numerusform>
            <numerusform>вибирає %n з переліку: {options}</numerusform>
        </translation>
    </message>
    <message>
        <source>chooses one: {options}</source>
        <translation>вибирає одне: {options}</translation>
    </message>
    <message>
        <source>commission {units}</source>
        <translation>спорядіть {units}</translation>
    </message>
    <message>
        <source>commissions {units}</source>
        <translation>споряджає {units}</translation>
    </message>
    <message>
        <source>complete the contract: {reward}</source>
        <translation>виконайте контракт: {reward}</translation>
    </message>
    <message numerus="yes">
        <source>deploy %n troop(s) from your supply to the Conflict</source>
        <translation>
            <numerusform>розгорніть %n загін зі свого запасу в Зоні конфлікту</numerusform>
            <numerusform>розгорніть %n загони зі свого запасу в Зоні конфлікту</numerusform>
            <numerusform>розгорніть %n загонів зі свого запасу в Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message>
        <source>deploy any number of troops from your garrison to the Conflict</source>
        <translation>розгорніть будь-яку кількість загонів зі свого гарнізону в Зоні конфлікту</translation>
    </message>
    <message numerus="yes">
        <source>deploy up to %n troop(s) from your garrison to the Conflict</source>
        <translation>
            <numerusform>розгорніть до %n загону зі свого гарнізону в Зоні конфлікту</numerusform>
            <numerusform>розгорніть до %n загонів зі свого гарнізону в Зоні конфлікту</numerusform>
            <numerusform>розгорніть до %n загонів зі свого гарнізону в Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deploy up to %n unit(s) from your garrison to the Conflict</source>
        <translation>
            <numerusform>розгорніть до %n підрозділу зі свого гарнізону в Зоні конфлікту</numerusform>
            <numerusform>розгорніть до %n підрозділів зі свого гарнізону в Зоні конфлікту</numerusform>
            <numerusform>розгорніть до %n підрозділів зі свого гарнізону в Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message>
        <source>deploy up to {units} from your garrison to the Conflict</source>
        <translation>розгорніть зі свого гарнізону в Зоні конфлікту щонайбільше: {units}</translation>
    </message>
    <message>
        <source>deploy {units} from your supply to the Conflict</source>
        <translation>розгорніть зі свого запасу в Зоні конфлікту: {units}</translation>
    </message>
    <message>
        <source>deploys all of these troops to the Conflict</source>
        <translation>розгортає всі ці загони в Зоні конфлікту</translation>
    </message>
    <message>
        <source>destroy the Shield Wall (optional)</source>
        <translation>підірвіть Оборонну стіну (за бажання)</translation>
    </message>
    <message>
        <source>destroys the Shield Wall</source>
        <translation>підриває Оборонну стіну</translation>
    </message>
    <message numerus="yes">
        <source>discard %n card(s)</source>
        <translation>
            <numerusform>скиньте %n карту</numerusform>
            <numerusform>скиньте %n карти</numerusform>
            <numerusform>скиньте %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard %n card(s)</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>скинути %n карту</numerusform>
            <numerusform>скинути %n карти</numerusform>
            <numerusform>скинути %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>discard a card you looked at</source>
        <translation>скиньте переглянуту карту</translation>
    </message>
    <message numerus="yes">
        <source>discards %n card(s)</source>
        <translation>
            <numerusform>скидає %n карту</numerusform>
            <numerusform>скидає %n карти</numerusform>
            <numerusform>скидає %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n Intrigue card(s)</source>
        <translation>
            <numerusform>візьміть %n карту інтриги</numerusform>
            <numerusform>візьміть %n карти інтриг</numerusform>
            <numerusform>візьміть %n карт інтриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s)</source>
        <translation>
            <numerusform>візьміть %n карту</numerusform>
            <numerusform>візьміть %n карти</numerusform>
            <numerusform>візьміть %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n more card(s)</source>
        <translation>
            <numerusform>візьміть ще %n карту</numerusform>
            <numerusform>візьміть ще %n карти</numerusform>
            <numerusform>візьміть ще %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n Intrigue card(s)</source>
        <translation>
            <numerusform>бере %n карту інтриги</numerusform>
            <numerusform>бере %n карти інтриг</numerusform>
            <numerusform>бере %n карт інтриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>бере %n карту</numerusform>
            <numerusform>бере %n карти</numerusform>
            <numerusform>бере %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each copy of {card} costs you %n Persuasion less this turn</source>
        <translation>
            <numerusform>цього ходу кожна копія карти «{card}» коштує вам на %n очко переконливості менше</numerusform>
            <numerusform>цього ходу кожна копія карти «{card}» коштує вам на %n очки переконливості менше</numerusform>
            <numerusform>цього ходу кожна копія карти «{card}» коштує вам на %n очок переконливості менше</numerusform>
        </translation>
    </message>
    <message>
        <source>each opponent chooses one: {options}</source>
        <translation>кожен суперник вибирає одне: {options}</translation>
    </message>
    <message numerus="yes">
        <source>each opponent discards %n card(s)</source>
        <translation>
            <numerusform>кожен суперник скидає %n карту</numerusform>
            <numerusform>кожен суперник скидає %n карти</numerusform>
            <numerusform>кожен суперник скидає %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each opponent loses %n troop(s) from their garrison</source>
        <translation>
            <numerusform>кожен суперник втрачає %n загін зі свого гарнізону</numerusform>
            <numerusform>кожен суперник втрачає %n загони зі свого гарнізону</numerusform>
            <numerusform>кожен суперник втрачає %n загонів зі свого гарнізону</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each opponent loses %n troop(s) in the Conflict</source>
        <translation>
            <numerusform>кожен суперник втрачає %n загін у Зоні конфлікту</numerusform>
            <numerusform>кожен суперник втрачає %n загони в Зоні конфлікту</numerusform>
            <numerusform>кожен суперник втрачає %n загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message>
        <source>each opponent: {clause}</source>
        <translation>кожен суперник: {clause}</translation>
    </message>
    <message>
        <source>flip this tile</source>
        <translation>переверніть цю плитку</translation>
    </message>
    <message>
        <source>flips this tile</source>
        <translation>перевертає цю плитку</translation>
    </message>
    <message>
        <source>for each troop you deploy to the Conflict this turn, you may retreat an opponent&apos;s troop or dreadnought to its owner&apos;s garrison</source>
        <translation>за кожен загін, який ви цього ходу розгорнете в Зоні конфлікту, можете відвести загін або дредноут суперника в гарнізон власника</translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence instead of 1 with the Faction whose board space you visit</source>
        <translation>
            <numerusform>здобудьте %n очко впливу замість 1 на фракцію, локацію якої відвідуєте</numerusform>
            <numerusform>здобудьте %n очки впливу замість 1 на фракцію, локацію якої відвідуєте</numerusform>
            <numerusform>здобудьте %n очок впливу замість 1 на фракцію, локацію якої відвідуєте</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with a Faction of your choice</source>
        <extracomment>By track, where its token has a name of its own.</extracomment>
        <translation>
            <numerusform>здобудьте %n очко впливу на вибрану фракцію</numerusform>
            <numerusform>здобудьте %n очки впливу на вибрану фракцію</numerusform>
            <numerusform>здобудьте %n очок впливу на вибрану фракцію</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with a Faction where an opponent has more Influence than you</source>
        <translation>
            <numerusform>здобудьте %n очко впливу на фракцію, на яку суперник має більше впливу, ніж ви</numerusform>
            <numerusform>здобудьте %n очки впливу на фракцію, на яку суперник має більше впливу, ніж ви</numerusform>
            <numerusform>здобудьте %n очок впливу на фракцію, на яку суперник має більше впливу, ніж ви</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with one of these Factions: {factions}</source>
        <translation>
            <numerusform>здобудьте %n очко впливу на одну з цих фракцій: {factions}</numerusform>
            <numerusform>здобудьте %n очки впливу на одну з цих фракцій: {factions}</numerusform>
            <numerusform>здобудьте %n очок впливу на одну з цих фракцій: {factions}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>здобудьте %n очко впливу на Бене Гессерит</numerusform>
            <numerusform>здобудьте %n очки впливу на Бене Гессерит</numerusform>
            <numerusform>здобудьте %n очок впливу на Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Emperor</source>
        <translation>
            <numerusform>здобудьте %n очко впливу на Імператора</numerusform>
            <numerusform>здобудьте %n очки впливу на Імператора</numerusform>
            <numerusform>здобудьте %n очок впливу на Імператора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Faction whose board space you sent an Agent to this turn</source>
        <translation>
            <numerusform>здобудьте %n очко впливу на фракцію, у локацію якої цього ходу відправили агента</numerusform>
            <numerusform>здобудьте %n очки впливу на фракцію, у локацію якої цього ходу відправили агента</numerusform>
            <numerusform>здобудьте %n очок впливу на фракцію, у локацію якої цього ходу відправили агента</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Fremen</source>
        <translation>
            <numerusform>здобудьте %n очко впливу на Фрименів</numerusform>
            <numerusform>здобудьте %n очки впливу на Фрименів</numerusform>
            <numerusform>здобудьте %n очок впливу на Фрименів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>здобудьте %n очко впливу на Гільдію Лоцманів</numerusform>
            <numerusform>здобудьте %n очки впливу на Гільдію Лоцманів</numerusform>
            <numerusform>здобудьте %n очок впливу на Гільдію Лоцманів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Persuasion</source>
        <extracomment>Among clauses with verbs these have one, too.</extracomment>
        <translation>
            <numerusform>отримайте %n очко переконливості</numerusform>
            <numerusform>отримайте %n очки переконливості</numerusform>
            <numerusform>отримайте %n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Solari</source>
        <extracomment>Of resources, in the order of ``engine.names.RESOURCES``.</extracomment>
        <translation>
            <numerusform>отримайте %n солярій</numerusform>
            <numerusform>отримайте %n солярії</numerusform>
            <numerusform>отримайте %n соляріїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Victory Point(s)</source>
        <translation>
            <numerusform>здобудьте %n переможне очко</numerusform>
            <numerusform>здобудьте %n переможні очки</numerusform>
            <numerusform>здобудьте %n переможних очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n more Persuasion</source>
        <translation>
            <numerusform>отримайте ще %n очко переконливості</numerusform>
            <numerusform>отримайте ще %n очки переконливості</numerusform>
            <numerusform>отримайте ще %n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n more sword(s)</source>
        <translation>
            <numerusform>отримайте ще %n меч</numerusform>
            <numerusform>отримайте ще %n мечі</numerusform>
            <numerusform>отримайте ще %n мечів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n spice</source>
        <translation>
            <numerusform>отримайте %n прянощі</numerusform>
            <numerusform>отримайте %n прянощі</numerusform>
            <numerusform>отримайте %n прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n sword(s)</source>
        <translation>
            <numerusform>отримайте %n меч</numerusform>
            <numerusform>отримайте %n мечі</numerusform>
            <numerusform>отримайте %n мечів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n water</source>
        <translation>
            <numerusform>отримайте %n воду</numerusform>
            <numerusform>отримайте %n води</numerusform>
            <numerusform>отримайте %n води</numerusform>
        </translation>
    </message>
    <message>
        <source>gain 1 Influence with a Faction where you have a Snooper</source>
        <translation>здобудьте 1 очко впливу на фракцію, де маєте вловлювача</translation>
    </message>
    <message>
        <source>gain 1 Influence with each Faction that has at least one of your Agents on its board spaces</source>
        <translation>здобудьте по 1 очку впливу на кожну фракцію, у локаціях якої є хоча б один ваш агент</translation>
    </message>
    <message>
        <source>gain 1 Influence with each Faction you are spying on</source>
        <translation>здобудьте по 1 очку впливу на кожну фракцію, за якою стежить ваш шпигун</translation>
    </message>
    <message numerus="yes">
        <source>gain 1 Influence with each of %n different Factions of your choice</source>
        <translation>
            <numerusform>здобудьте 1 очко впливу на %n вибрану фракцію</numerusform>
            <numerusform>здобудьте по 1 очку впливу на %n різні вибрані фракції</numerusform>
            <numerusform>здобудьте по 1 очку впливу на %n різних вибраних фракцій</numerusform>
        </translation>
    </message>
    <message>
        <source>gain 1 Influence with each of the four Factions</source>
        <translation>здобудьте по 1 очку впливу на кожну з чотирьох фракцій</translation>
    </message>
    <message>
        <source>gain 1 Influence with each of these Factions: {factions}</source>
        <translation>здобудьте по 1 очку впливу на кожну з цих фракцій: {factions}</translation>
    </message>
    <message>
        <source>gain 1 Solari for each Agent icon of the other grafted card</source>
        <translation>отримайте 1 солярій за кожен символ агента на іншій зрощеній карті</translation>
    </message>
    <message>
        <source>gain control of {space}</source>
        <translation>отримайте контроль над локацією «{space}»</translation>
    </message>
    <message>
        <source>gain the base amount of spice of that board space once more</source>
        <translation>отримайте базову кількість прянощів цієї локації ще раз</translation>
    </message>
    <message>
        <source>gain {amounts}</source>
        <translation>отримайте {amounts}</translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with a Faction where an opponent has more Influence</source>
        <translation>
            <numerusform>здобуває %n очко впливу на фракцію, на яку суперник має більше впливу</numerusform>
            <numerusform>здобуває %n очки впливу на фракцію, на яку суперник має більше впливу</numerusform>
            <numerusform>здобуває %n очок впливу на фракцію, на яку суперник має більше впливу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with a Faction where this wins it the Alliance, or if there is none, with the Faction where it has the least</source>
        <translation>
            <numerusform>здобуває %n очко впливу на фракцію, з якою так укладе союз, а якщо такої немає — на ту, на яку має найменше впливу</numerusform>
            <numerusform>здобуває %n очки впливу на фракцію, з якою так укладе союз, а якщо такої немає — на ту, на яку має найменше впливу</numerusform>
            <numerusform>здобуває %n очок впливу на фракцію, з якою так укладе союз, а якщо такої немає — на ту, на яку має найменше впливу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>здобуває %n очко впливу на Бене Гессерит</numerusform>
            <numerusform>здобуває %n очки впливу на Бене Гессерит</numerusform>
            <numerusform>здобуває %n очок впливу на Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Emperor</source>
        <extracomment>Of a Rival, as are all of these verbs in -s: without a subject, so that nothing has to agree with it.</extracomment>
        <translation>
            <numerusform>здобуває %n очко впливу на Імператора</numerusform>
            <numerusform>здобуває %n очки впливу на Імператора</numerusform>
            <numerusform>здобуває %n очок впливу на Імператора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Faction where it has the least</source>
        <translation>
            <numerusform>здобуває %n очко впливу на фракцію, на яку має найменше впливу</numerusform>
            <numerusform>здобуває %n очки впливу на фракцію, на яку має найменше впливу</numerusform>
            <numerusform>здобуває %n очок впливу на фракцію, на яку має найменше впливу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Fremen</source>
        <translation>
            <numerusform>здобуває %n очко впливу на Фрименів</numerusform>
            <numerusform>здобуває %n очки впливу на Фрименів</numerusform>
            <numerusform>здобуває %n очок впливу на Фрименів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>здобуває %n очко впливу на Гільдію Лоцманів</numerusform>
            <numerusform>здобуває %n очки впливу на Гільдію Лоцманів</numerusform>
            <numerusform>здобуває %n очок впливу на Гільдію Лоцманів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Victory Point(s)</source>
        <translation>
            <numerusform>здобуває %n переможне очко</numerusform>
            <numerusform>здобуває %n переможні очки</numerusform>
            <numerusform>здобуває %n переможних очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains 1 Influence with each of the %n Factions where it has the least</source>
        <translation>
            <numerusform>здобуває 1 очко впливу на %n фракцію, на яку має найменше впливу</numerusform>
            <numerusform>здобуває по 1 очку впливу на %n фракції, на які має найменше впливу</numerusform>
            <numerusform>здобуває по 1 очку впливу на %n фракцій, на які має найменше впливу</numerusform>
        </translation>
    </message>
    <message>
        <source>gains 1 Influence with the Faction of its priorities that the card shows</source>
        <extracomment>By place in the list of priorities; 0: cards differ in it.</extracomment>
        <translation>здобуває 1 очко впливу на фракцію з переліку пріоритетів, яку показує карта</translation>
    </message>
    <message>
        <source>gains 1 Influence with the Faction where it has the most</source>
        <translation>здобуває 1 очко впливу на фракцію, на яку має найбільше впливу</translation>
    </message>
    <message>
        <source>gains 1 Influence with the first Faction of its priorities</source>
        <translation>здобуває 1 очко впливу на першу фракцію з переліку пріоритетів</translation>
    </message>
    <message>
        <source>gains 1 Influence with the fourth Faction of its priorities</source>
        <translation>здобуває 1 очко впливу на четверту фракцію з переліку пріоритетів</translation>
    </message>
    <message>
        <source>gains 1 Influence with the second Faction of its priorities</source>
        <translation>здобуває 1 очко впливу на другу фракцію з переліку пріоритетів</translation>
    </message>
    <message>
        <source>gains 1 Influence with the third Faction of its priorities</source>
        <translation>здобуває 1 очко впливу на третю фракцію з переліку пріоритетів</translation>
    </message>
    <message>
        <source>gains 2 Solari instead of a contract</source>
        <translation>отримує 2 солярії замість контракту</translation>
    </message>
    <message>
        <source>gains control of {space}</source>
        <translation>отримує контроль над локацією «{space}»</translation>
    </message>
    <message>
        <source>gains {amounts}</source>
        <translation>отримує {amounts}</translation>
    </message>
    <message numerus="yes">
        <source>generate %n specimen(s)</source>
        <translation>
            <numerusform>створіть %n зразок</numerusform>
            <numerusform>створіть %n зразки</numerusform>
            <numerusform>створіть %n зразків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvest %n spice and all bonus spice on this space</source>
        <translation>
            <numerusform>зберіть %n прянощі та всі додаткові прянощі з цієї локації</numerusform>
            <numerusform>зберіть %n прянощі та всі додаткові прянощі з цієї локації</numerusform>
            <numerusform>зберіть %n прянощів та всі додаткові прянощі з цієї локації</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvests %n spice and all bonus spice on this space</source>
        <translation>
            <numerusform>збирає %n прянощі та всі додаткові прянощі з цієї локації</numerusform>
            <numerusform>збирає %n прянощі та всі додаткові прянощі з цієї локації</numerusform>
            <numerusform>збирає %n прянощів та всі додаткові прянощі з цієї локації</numerusform>
        </translation>
    </message>
    <message>
        <source>if it is your second of the round, take the card that you set aside into your hand</source>
        <translation>якщо це ваш другий хід у раунді, візьміть на руку карту, яку відклали</translation>
    </message>
    <message numerus="yes">
        <source>if you have come %n step(s) far: {track}</source>
        <translation>
            <numerusform>якщо ви пройшли %n крок чи більше: {track}</numerusform>
            <numerusform>якщо ви пройшли %n кроки чи більше: {track}</numerusform>
            <numerusform>якщо ви пройшли %n кроків чи більше: {track}</numerusform>
        </translation>
    </message>
    <message>
        <source>if you win this Conflict: {effect}</source>
        <translation>якщо перемагаєте в цьому конфлікті: {effect}</translation>
    </message>
    <message>
        <source>in your Reveal turn this round: {effects}</source>
        <extracomment>Of a card with Unload: what its Reveal box is called, and what is the same box.</extracomment>
        <translation>цього раунду під час вашого ходу «Розкрити карти»: {effects}</translation>
    </message>
    <message>
        <source>leaves {units} on a board space that can be controlled</source>
        <translation>лишає на локації, яку можна контролювати: {units}</translation>
    </message>
    <message>
        <source>look at the top 2 Intrigue cards, keep one of them and put the other one back on top</source>
        <translation>перегляньте 2 верхні карти інтриг, одну з них лишіть собі, а другу покладіть назад на верх</translation>
    </message>
    <message>
        <source>look at the top 3 cards of your deck: take one of them into your hand, discard one and trash the other</source>
        <translation>перегляньте 3 верхні карти своєї колоди та одну з них візьміть на руку, одну скиньте, а ще одну знищте</translation>
    </message>
    <message>
        <source>look at the top card of your deck</source>
        <translation>перегляньте верхню карту своєї колоди</translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence (with one or more Factions of your choice)</source>
        <translation>
            <numerusform>втратьте %n очко впливу (на одну або дві фракції на вибір)</numerusform>
            <numerusform>втратьте %n очки впливу (на одну або дві фракції на вибір)</numerusform>
            <numerusform>втратьте %n очок впливу (на одну або дві фракції на вибір)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with one Faction of your choice</source>
        <translation>
            <numerusform>втратьте %n очко впливу на одну фракцію на вибір</numerusform>
            <numerusform>втратьте %n очки впливу на одну фракцію на вибір</numerusform>
            <numerusform>втратьте %n очок впливу на одну фракцію на вибір</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>втратьте %n очко впливу на Бене Гессерит</numerusform>
            <numerusform>втратьте %n очки впливу на Бене Гессерит</numerusform>
            <numerusform>втратьте %n очок впливу на Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Emperor</source>
        <translation>
            <numerusform>втратьте %n очко впливу на Імператора</numerusform>
            <numerusform>втратьте %n очки впливу на Імператора</numerusform>
            <numerusform>втратьте %n очок впливу на Імператора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Fremen</source>
        <translation>
            <numerusform>втратьте %n очко впливу на Фрименів</numerusform>
            <numerusform>втратьте %n очки впливу на Фрименів</numerusform>
            <numerusform>втратьте %n очок впливу на Фрименів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>втратьте %n очко впливу на Гільдію Лоцманів</numerusform>
            <numerusform>втратьте %n очки впливу на Гільдію Лоцманів</numerusform>
            <numerusform>втратьте %n очок впливу на Гільдію Лоцманів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n of your troops (in the garrison or in the Conflict)</source>
        <translation>
            <numerusform>втратьте %n свій загін (у гарнізоні чи в Зоні конфлікту)</numerusform>
            <numerusform>втратьте %n свої загони (у гарнізоні чи в Зоні конфлікту)</numerusform>
            <numerusform>втратьте %n своїх загонів (у гарнізоні чи в Зоні конфлікту)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n of your troops in the Conflict</source>
        <translation>
            <numerusform>втратьте %n свій загін у Зоні конфлікту</numerusform>
            <numerusform>втратьте %n свої загони в Зоні конфлікту</numerusform>
            <numerusform>втратьте %n своїх загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) from the garrison</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>втратити %n загін із гарнізону</numerusform>
            <numerusform>втратити %n загони з гарнізону</numerusform>
            <numerusform>втратити %n загонів із гарнізону</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) from your garrison</source>
        <translation>
            <numerusform>втратьте %n загін зі свого гарнізону</numerusform>
            <numerusform>втратьте %n загони зі свого гарнізону</numerusform>
            <numerusform>втратьте %n загонів зі свого гарнізону</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) in the Conflict</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>втратити %n загін у Зоні конфлікту</numerusform>
            <numerusform>втратити %n загони в Зоні конфлікту</numerusform>
            <numerusform>втратити %n загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message>
        <source>lose 1 Influence with a Faction of your choice</source>
        <translation>втратьте 1 очко впливу на вибрану фракцію</translation>
    </message>
    <message>
        <source>lose {units}</source>
        <translation>втратьте: {units}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n of its troops in the Conflict</source>
        <translation>
            <numerusform>втрачає %n свій загін у Зоні конфлікту</numerusform>
            <numerusform>втрачає %n свої загони в Зоні конфлікту</numerusform>
            <numerusform>втрачає %n своїх загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n troop(s) from its garrison</source>
        <translation>
            <numerusform>втрачає %n загін зі свого гарнізону</numerusform>
            <numerusform>втрачає %n загони зі свого гарнізону</numerusform>
            <numerusform>втрачає %n загонів зі свого гарнізону</numerusform>
        </translation>
    </message>
    <message>
        <source>loses {units}</source>
        <translation>втрачає: {units}</translation>
    </message>
    <message>
        <source>move its Snooper onto this Leader and gain the next of these rewards: 1. you may discard a card: 1 spice; 2. the bonus of its track; 3. 1 Influence on its track; 4. the bonus and 1 Influence</source>
        <translation>перемістіть її вловлювача на цього лідера й отримайте наступну з цих нагород: 1. можете скинути карту: 1 прянощі; 2. бонус її шкали; 3. 1 очко впливу на її шкалі; 4. бонус і 1 очко впливу</translation>
    </message>
    <message numerus="yes">
        <source>move your token %n step(s) on: {track}</source>
        <translation>
            <numerusform>перемістіть свій маркер на %n крок уперед: {track}</numerusform>
            <numerusform>перемістіть свій маркер на %n кроки вперед: {track}</numerusform>
            <numerusform>перемістіть свій маркер на %n кроків уперед: {track}</numerusform>
        </translation>
    </message>
    <message>
        <source>move your token back to the start and gain the rewards of all steps that it leaves: {track}</source>
        <translation>поверніть свій маркер на початок і отримайте нагороди всіх кроків, які він залишає: {track}</translation>
    </message>
    <message>
        <source>move your token one space along the training track and gain the reward of that space</source>
        <translation>перемістіть свій маркер на одну клітинку вперед треком вишколу та отримайте нагороду цієї клітинки</translation>
    </message>
    <message numerus="yes">
        <source>moves its Freighter %n times: to the second space at most, then back to the start for its rewards</source>
        <translation>
            <numerusform>переміщує свій вантажний корабель %n раз: щонайдалі на другу поділку, а звідти на початок по нагороди</numerusform>
            <numerusform>переміщує свій вантажний корабель %n рази: щонайдалі на другу поділку, а звідти на початок по нагороди</numerusform>
            <numerusform>переміщує свій вантажний корабель %n разів: щонайдалі на другу поділку, а звідти на початок по нагороди</numerusform>
        </translation>
    </message>
    <message>
        <source>moves its Freighter: to the second space at most, then back to the start for its rewards</source>
        <translation>переміщує свій вантажний корабель: щонайдалі на другу поділку, а звідти на початок по нагороди</translation>
    </message>
    <message>
        <source>once per game: remove all cards of the Imperium Row from the game and deal new ones</source>
        <translation>один раз за гру: приберіть усі карти Ряду Імперіуму з гри та викладіть нові</translation>
    </message>
    <message numerus="yes">
        <source>pay %n Solari</source>
        <translation>
            <numerusform>сплатіть %n солярій</numerusform>
            <numerusform>сплатіть %n солярії</numerusform>
            <numerusform>сплатіть %n соляріїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n specimen(s)</source>
        <translation>
            <numerusform>сплатіть %n зразок</numerusform>
            <numerusform>сплатіть %n зразки</numerusform>
            <numerusform>сплатіть %n зразків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n spice</source>
        <translation>
            <numerusform>сплатіть %n прянощі</numerusform>
            <numerusform>сплатіть %n прянощі</numerusform>
            <numerusform>сплатіть %n прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n water</source>
        <translation>
            <numerusform>сплатіть %n воду</numerusform>
            <numerusform>сплатіть %n води</numerusform>
            <numerusform>сплатіть %n води</numerusform>
        </translation>
    </message>
    <message>
        <source>pay {amounts}</source>
        <translation>сплатіть {amounts}</translation>
    </message>
    <message>
        <source>pays {amounts}</source>
        <translation>сплачує {amounts}</translation>
    </message>
    <message>
        <source>place a Spy</source>
        <translation>розмістіть шпигуна</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to a board space with one of these icons ({icons})</source>
        <translation>розмістіть шпигуна у спостережному пункті, з&apos;єднаному з локацією, що має один із цих символів ({icons})</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to a board space with the {icon} icon</source>
        <translation>розмістіть шпигуна у спостережному пункті, з&apos;єднаному з локацією із символом «{icon}»</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to the board space you sent an Agent to this turn</source>
        <translation>розмістіть шпигуна у спостережному пункті, з&apos;єднаному з локацією, в яку ви цього ходу відправили агента</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to the board space you sent an Agent to this turn, even on one with an opponent&apos;s Spy</source>
        <translation>розмістіть шпигуна у спостережному пункті, з&apos;єднаному з локацією, в яку ви цього ходу відправили агента, навіть якщо там є шпигун суперника</translation>
    </message>
    <message>
        <source>place a Spy on any observation post, even on one with an opponent&apos;s Spy</source>
        <translation>розмістіть шпигуна в будь-якому спостережному пункті, навіть якщо там є шпигун суперника</translation>
    </message>
    <message>
        <source>places a Spy on an observation post connected to a board space with the {icon} icon</source>
        <translation>розміщує шпигуна у спостережному пункті, з&apos;єднаному з локацією із символом «{icon}»</translation>
    </message>
    <message>
        <source>places a Spy on the first free Faction observation post of its priorities</source>
        <translation>розміщує шпигуна в першому за пріоритетами вільному спостережному пункті фракції</translation>
    </message>
    <message>
        <source>put 1 troop from your supply aside as a memory (on the Bene Gesserit area)</source>
        <translation>відкладіть 1 загін зі свого запасу як спогад (у зону Бене Гессерит)</translation>
    </message>
    <message>
        <source>put a Snooper on the 2 of each influence track</source>
        <translation>покладіть вловлювача на поділку 2 кожної шкали впливу</translation>
    </message>
    <message>
        <source>put an Intrigue card from your hand on the bottom of the Intrigue deck, unseen</source>
        <translation>покладіть карту інтриги з руки під колоду інтриг, не показуючи</translation>
    </message>
    <message>
        <source>put any number of your Intrigue cards on the bottom of the Intrigue deck and draw as many</source>
        <translation>покладіть будь-яку кількість своїх карт інтриг під колоду інтриг та візьміть стільки ж</translation>
    </message>
    <message>
        <source>put {units} on a board space that can be controlled</source>
        <translation>поставте на локацію, яку можна контролювати: {units}</translation>
    </message>
    <message numerus="yes">
        <source>recall %n Sp(y|ies)</source>
        <translation>
            <numerusform>відкличте %n шпигуна</numerusform>
            <numerusform>відкличте %n шпигунів</numerusform>
            <numerusform>відкличте %n шпигунів</numerusform>
        </translation>
    </message>
    <message>
        <source>recall another of your Agents, not the one sent this turn, to your Leader</source>
        <translation>відкличте на карту лідера іншого свого агента, не того, якого відправили цього ходу</translation>
    </message>
    <message>
        <source>recall one of your Agents to your Leader</source>
        <translation>відкличте на карту лідера одного свого агента</translation>
    </message>
    <message>
        <source>recall your Freighter and gain the rewards of its space and of all below</source>
        <translation>поверніть свій вантажний корабель та отримайте нагороди його поділки й усіх нижчих</translation>
    </message>
    <message numerus="yes">
        <source>recalls %n Sp(y|ies)</source>
        <translation>
            <numerusform>відкликає %n шпигуна</numerusform>
            <numerusform>відкликає %n шпигунів</numerusform>
            <numerusform>відкликає %n шпигунів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recruit %n troop(s)</source>
        <translation>
            <numerusform>найміть %n загін</numerusform>
            <numerusform>найміть %n загони</numerusform>
            <numerusform>найміть %n загонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recruits %n troop(s)</source>
        <translation>
            <numerusform>наймає %n загін</numerusform>
            <numerusform>наймає %n загони</numerusform>
            <numerusform>наймає %n загонів</numerusform>
        </translation>
    </message>
    <message>
        <source>remove a card from the Imperium Row, set it aside and refill the Row; in your Reveal turn this round you may acquire it for 1 Persuasion less</source>
        <translation>приберіть карту з Ряду Імперіуму, відкладіть її та поповніть Ряд; цього раунду під час свого ходу «Розкрити карти» можете придбати її на 1 очко переконливості дешевше</translation>
    </message>
    <message>
        <source>remove the left card of the Tleilaxu Row from the game</source>
        <translation>приберіть ліву карту Ряду Тлейлаксу з гри</translation>
    </message>
    <message>
        <source>remove the right card of the Tleilaxu Row from the game</source>
        <translation>приберіть праву карту Ряду Тлейлаксу з гри</translation>
    </message>
    <message>
        <source>removes the left card of the Tleilaxu Row from the game</source>
        <translation>прибирає ліву карту Ряду Тлейлаксу з гри</translation>
    </message>
    <message>
        <source>removes the right card of the Tleilaxu Row from the game</source>
        <translation>прибирає праву карту Ряду Тлейлаксу з гри</translation>
    </message>
    <message>
        <source>repeat the effects printed on that board space</source>
        <translation>повторіть надруковані ефекти цієї локації</translation>
    </message>
    <message>
        <source>research</source>
        <translation>проведіть дослідження</translation>
    </message>
    <message numerus="yes">
        <source>research %n time(s)</source>
        <translation>
            <numerusform>проведіть дослідження %n раз</numerusform>
            <numerusform>проведіть дослідження %n рази</numerusform>
            <numerusform>проведіть дослідження %n разів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat %n of your troops</source>
        <translation>
            <numerusform>відведіть %n свій загін у гарнізон</numerusform>
            <numerusform>відведіть %n свої загони в гарнізон</numerusform>
            <numerusform>відведіть %n своїх загонів у гарнізон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat %n of your units to your garrison</source>
        <translation>
            <numerusform>відведіть %n свій підрозділ у гарнізон</numerusform>
            <numerusform>відведіть %n свої підрозділи в гарнізон</numerusform>
            <numerusform>відведіть %n своїх підрозділів у гарнізон</numerusform>
        </translation>
    </message>
    <message>
        <source>retreat any number of your troops</source>
        <translation>відведіть будь-яку кількість своїх загонів у гарнізон</translation>
    </message>
    <message numerus="yes">
        <source>retreat up to %n of your troops</source>
        <translation>
            <numerusform>відведіть до %n свого загону в гарнізон</numerusform>
            <numerusform>відведіть до %n своїх загонів у гарнізон</numerusform>
            <numerusform>відведіть до %n своїх загонів у гарнізон</numerusform>
        </translation>
    </message>
    <message>
        <source>retreat up to {units} to your garrison</source>
        <translation>відведіть у свій гарнізон щонайбільше: {units}</translation>
    </message>
    <message numerus="yes">
        <source>retreat {least} or %n of your troops</source>
        <translation>
            <numerusform>відведіть {least} або %n свій загін у гарнізон</numerusform>
            <numerusform>відведіть {least} або %n свої загони в гарнізон</numerusform>
            <numerusform>відведіть {least} або %n своїх загонів у гарнізон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat {least} to %n of your troops</source>
        <translation>
            <numerusform>відведіть від {least} до %n свого загону в гарнізон</numerusform>
            <numerusform>відведіть від {least} до %n своїх загонів у гарнізон</numerusform>
            <numerusform>відведіть від {least} до %n своїх загонів у гарнізон</numerusform>
        </translation>
    </message>
    <message>
        <source>retreat {units} to the garrison</source>
        <translation>відведіть у гарнізон: {units}</translation>
    </message>
    <message>
        <source>retreats {units} to its garrison</source>
        <translation>відводить у свій гарнізон: {units}</translation>
    </message>
    <message>
        <source>return all your memories (to your supply; draw 1 card for each) and flip this Leader</source>
        <translation>поверніть усі свої спогади (у запас; візьміть 1 карту за кожен) та переверніть цього лідера</translation>
    </message>
    <message>
        <source>return any number of your specimens to your supply</source>
        <translation>поверніть будь-яку кількість своїх зразків у запас</translation>
    </message>
    <message>
        <source>return this card to your hand</source>
        <translation>поверніть цю карту на руку</translation>
    </message>
    <message>
        <source>returns all bonus spice on this space to the bank</source>
        <translation>повертає всі додаткові прянощі з цієї локації в загальний запас</translation>
    </message>
    <message>
        <source>returns its Freighter to the start and gains the rewards of its spaces</source>
        <translation>повертає свій вантажний корабель на початок і отримує нагороди пройдених поділок</translation>
    </message>
    <message>
        <source>reveal the Factions you secretly chose and gain 1 Influence with each of them (once per game)</source>
        <translation>розкрийте таємно вибрані фракції та здобудьте по 1 очку впливу на кожну з них (один раз за гру)</translation>
    </message>
    <message numerus="yes">
        <source>secretly choose %n different Factions</source>
        <translation>
            <numerusform>таємно виберіть %n фракцію</numerusform>
            <numerusform>таємно виберіть %n різні фракції</numerusform>
            <numerusform>таємно виберіть %n різних фракцій</numerusform>
        </translation>
    </message>
    <message>
        <source>send one of your Agents, from your Leader or from a board space, to any board space, even an occupied one</source>
        <translation>відправте одного свого агента, з карти лідера чи з локації, у будь-яку локацію, навіть зайняту</translation>
    </message>
    <message numerus="yes">
        <source>sending an Agent to {space} with this card costs %n spice less</source>
        <translation>
            <numerusform>відправлення агента за цією картою в локацію «{space}» коштує на %n прянощі менше</numerusform>
            <numerusform>відправлення агента за цією картою в локацію «{space}» коштує на %n прянощі менше</numerusform>
            <numerusform>відправлення агента за цією картою в локацію «{space}» коштує на %n прянощів менше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sends %n Negotiator(s) from its supply to Ix</source>
        <translation>
            <numerusform>відправляє із запасу %n перемовника на Ікс</numerusform>
            <numerusform>відправляє із запасу %n перемовників на Ікс</numerusform>
            <numerusform>відправляє із запасу %n перемовників на Ікс</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside a card from your hand, face down</source>
        <translation>відкладіть карту з руки долілиць</translation>
    </message>
    <message>
        <source>shuffle your discard pile into your deck</source>
        <translation>перетасуйте свій скид у колоду</translation>
    </message>
    <message numerus="yes">
        <source>steal 1 Intrigue card at random from each opponent who has %n or more of them</source>
        <translation>
            <numerusform>украдіть навмання 1 карту інтриги в кожного суперника, який має їх %n чи більше</numerusform>
            <numerusform>украдіть навмання 1 карту інтриги в кожного суперника, який має їх %n чи більше</numerusform>
            <numerusform>украдіть навмання 1 карту інтриги в кожного суперника, який має їх %n чи більше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals 1 Intrigue card at random from each opponent who has %n or more of them</source>
        <translation>
            <numerusform>краде навмання 1 карту інтриги в кожного суперника, який має їх %n чи більше</numerusform>
            <numerusform>краде навмання 1 карту інтриги в кожного суперника, який має їх %n чи більше</numerusform>
            <numerusform>краде навмання 1 карту інтриги в кожного суперника, який має їх %n чи більше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summon %n sandworm(s)</source>
        <translation>
            <numerusform>викличте %n піщаного хробака</numerusform>
            <numerusform>викличте %n піщаних хробаків</numerusform>
            <numerusform>викличте %n піщаних хробаків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summon %n sandworm(s) and gain all bonus spice on this space</source>
        <translation>
            <numerusform>викличте %n піщаного хробака та отримайте всі додаткові прянощі з цієї локації</numerusform>
            <numerusform>викличте %n піщаних хробаків та отримайте всі додаткові прянощі з цієї локації</numerusform>
            <numerusform>викличте %n піщаних хробаків та отримайте всі додаткові прянощі з цієї локації</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summons %n sandworm(s) and gains all bonus spice on this space</source>
        <translation>
            <numerusform>викликає %n піщаного хробака та отримує всі додаткові прянощі з цієї локації</numerusform>
            <numerusform>викликає %n піщаних хробаків та отримує всі додаткові прянощі з цієї локації</numerusform>
            <numerusform>викликає %n піщаних хробаків та отримує всі додаткові прянощі з цієї локації</numerusform>
        </translation>
    </message>
    <message>
        <source>take Maker hooks</source>
        <translation>візьміть гаки творця</translation>
    </message>
    <message>
        <source>take a Bene Gesserit card from your discard pile into your hand</source>
        <translation>візьміть карту Бене Гессерит зі свого скиду на руку</translation>
    </message>
    <message>
        <source>take a Fremen card from your discard pile into your hand</source>
        <translation>візьміть карту Фрименів зі свого скиду на руку</translation>
    </message>
    <message numerus="yes">
        <source>take a High Council seat: from now on, %n Persuasion in each of your Reveal turns</source>
        <translation>
            <numerusform>займіть місце у Вищій Раді: відтепер ви маєте %n очко переконливості кожного свого ходу «Розкрити карти»</numerusform>
            <numerusform>займіть місце у Вищій Раді: відтепер ви маєте %n очки переконливості кожного свого ходу «Розкрити карти»</numerusform>
            <numerusform>займіть місце у Вищій Раді: відтепер ви маєте %n очок переконливості кожного свого ходу «Розкрити карти»</numerusform>
        </translation>
    </message>
    <message>
        <source>take a Spacing Guild card from your discard pile into your hand</source>
        <translation>візьміть карту Гільдії Лоцманів зі свого скиду на руку</translation>
    </message>
    <message>
        <source>take a contract (or gain 2 Solari if there is none)</source>
        <translation>візьміть контракт (або отримайте 2 солярії, якщо контрактів немає)</translation>
    </message>
    <message>
        <source>take an Emperor card from your discard pile into your hand</source>
        <translation>візьміть карту Імператора зі свого скиду на руку</translation>
    </message>
    <message>
        <source>take the Mentat from its board space as an extra Agent for this round</source>
        <translation>візьміть Ментата з його локації як додаткового агента на цей раунд</translation>
    </message>
    <message>
        <source>take the Mentat, wherever it is, as an extra Agent for the next round</source>
        <translation>візьміть Ментата, хоч де б він був, як додаткового агента на наступний раунд</translation>
    </message>
    <message>
        <source>take the card that you set aside into your hand, if it is still there</source>
        <translation>візьміть на руку карту, яку відклали, якщо вона ще там</translation>
    </message>
    <message>
        <source>take your Swordmaster: a third Agent for the rest of the game, this round included</source>
        <translation>візьміть свого Майстра меча: це третій агент до кінця гри, зокрема й на цей раунд</translation>
    </message>
    <message>
        <source>takes Maker hooks</source>
        <translation>бере гаки творця</translation>
    </message>
    <message>
        <source>takes the Mentat, wherever it is, as an extra Agent for the next round</source>
        <translation>бере Ментата, хоч де б він був, як додаткового агента на наступний раунд</translation>
    </message>
    <message>
        <source>the Agent you send with this card need not meet the Influence requirement of the board space</source>
        <translation>відправляючи агента цією картою, можете не зважати на вимогу локації щодо впливу</translation>
    </message>
    <message>
        <source>the card you play this turn also has these Agent icons: {icons}</source>
        <translation>карта, яку зіграєте цього ходу, має також такі символи агента: {icons}</translation>
    </message>
    <message>
        <source>this card also has these Agent icons: {icons}</source>
        <translation>ця карта має ще й такі символи агента: {icons}</translation>
    </message>
    <message>
        <source>this card has the same Agent box as the other grafted card</source>
        <translation>ця карта має ту саму комірку агента, що й інша зрощена карта</translation>
    </message>
    <message>
        <source>this turn, opponents&apos; Agents do not block your Agent</source>
        <translation>цього ходу агенти суперників не заважають вашому агенту</translation>
    </message>
    <message>
        <source>this turn, opponents&apos; Agents do not block your Agent at board spaces with these Agent icons: {icons}</source>
        <translation>цього ходу агенти суперників не заважають вашому агенту в локаціях із такими символами агента: {icons}</translation>
    </message>
    <message>
        <source>trash a Bene Gesserit card from your hand</source>
        <translation>знищте карту Бене Гессерит із руки</translation>
    </message>
    <message>
        <source>trash a Fremen card from your hand</source>
        <translation>знищте карту Фрименів із руки</translation>
    </message>
    <message>
        <source>trash a Spacing Guild card from your hand</source>
        <translation>знищте карту Гільдії Лоцманів із руки</translation>
    </message>
    <message>
        <source>trash a card (in hand, in your discard pile or in play)</source>
        <translation>знищте карту (з руки, зі скиду чи з гри)</translation>
    </message>
    <message>
        <source>trash a card from your hand</source>
        <translation>знищте карту з руки</translation>
    </message>
    <message>
        <source>trash a card you have in play</source>
        <translation>знищте свою карту з гри</translation>
    </message>
    <message>
        <source>trash a card you looked at</source>
        <translation>знищте переглянуту карту</translation>
    </message>
    <message>
        <source>trash an Emperor card from your hand</source>
        <translation>знищте карту Імператора з руки</translation>
    </message>
    <message>
        <source>trash an Intrigue card from your hand</source>
        <translation>знищте карту інтриги з руки</translation>
    </message>
    <message>
        <source>trash another Bene Gesserit card you have in play</source>
        <translation>знищте іншу свою карту Бене Гессерит із гри</translation>
    </message>
    <message>
        <source>trash another Emperor card you have in play</source>
        <translation>знищте іншу свою карту Імператора з гри</translation>
    </message>
    <message>
        <source>trash another Fremen card you have in play</source>
        <translation>знищте іншу свою карту Фрименів із гри</translation>
    </message>
    <message>
        <source>trash another Spacing Guild card you have in play</source>
        <translation>знищте іншу свою карту Гільдії Лоцманів із гри</translation>
    </message>
    <message>
        <source>trash another card (in hand, in your discard pile or in play)</source>
        <translation>знищте іншу карту (з руки, зі скиду чи з гри)</translation>
    </message>
    <message>
        <source>trash another card you have in play</source>
        <translation>знищте іншу свою карту з гри</translation>
    </message>
    <message>
        <source>trash one of the two grafted cards</source>
        <translation>знищте одну з двох зрощених карт</translation>
    </message>
    <message>
        <source>trash the other grafted card</source>
        <translation>знищте іншу зрощену карту</translation>
    </message>
    <message>
        <source>trash the top card of your deck</source>
        <translation>знищте верхню карту своєї колоди</translation>
    </message>
    <message>
        <source>trash this card</source>
        <translation>знищте цю карту</translation>
    </message>
    <message>
        <source>trash this tile</source>
        <translation>знищте цю плитку</translation>
    </message>
    <message>
        <source>trashes a card</source>
        <translation>знищує карту</translation>
    </message>
    <message>
        <source>trashes this tile</source>
        <translation>знищує цю плитку</translation>
    </message>
    <message>
        <source>turn one of your face-up Conflict or Objective cards with the crysknife or wild battle icon face down</source>
        <translation>переверніть долілиць одну свою відкриту карту конфлікту чи цілі із символом бою «крис-ніж» або універсальним символом бою</translation>
    </message>
    <message>
        <source>turn one of your face-up Conflict or Objective cards with the desert mouse or wild battle icon face down</source>
        <translation>переверніть долілиць одну свою відкриту карту конфлікту чи цілі із символом бою «пустельна миша» або універсальним символом бою</translation>
    </message>
    <message>
        <source>turn one of your face-up Conflict or Objective cards with the ornithopter or wild battle icon face down</source>
        <translation>переверніть долілиць одну свою відкриту карту конфлікту чи цілі із символом бою «орнітоптер» або універсальним символом бою</translation>
    </message>
    <message>
        <source>turn your Conflict card with the wild battle icon and another face-up Conflict or Objective card face down</source>
        <translation>переверніть долілиць свою карту конфлікту з універсальним символом бою та ще одну відкриту карту конфлікту чи цілі</translation>
    </message>
    <message>
        <source>turns its Conflict card with the wild battle icon and another face-up Conflict or Objective card face down</source>
        <translation>перевертає долілиць свою карту конфлікту з універсальним символом бою та ще одну відкриту карту конфлікту чи цілі</translation>
    </message>
    <message>
        <source>use the Signet Ring ability of your Leader</source>
        <translation>застосуйте властивість персня з печаткою свого лідера</translation>
    </message>
    <message>
        <source>uses its Signet Ring ability</source>
        <translation>застосовує властивість персня з печаткою</translation>
    </message>
    <message>
        <source>when your Reveal turn begins, the other grafted card returns from play to your hand</source>
        <translation>на початку вашого ходу «Розкрити карти» інша зрощена карта повертається з гри на руку</translation>
    </message>
    <message>
        <source>whenever you acquire a card, {effect}</source>
        <translation>щоразу, коли придбаваєте карту, {effect}</translation>
    </message>
    <message>
        <source>you cannot deploy units to the Conflict this turn</source>
        <translation>цього ходу ви не можете розгортати підрозділи в Зоні конфлікту</translation>
    </message>
    <message>
        <source>you have no water</source>
        <translation>ви не маєте води</translation>
    </message>
    <message>
        <source>you may acquire a Tleilaxu card for its price in specimens</source>
        <translation>можете придбати карту Тлейлаксу за її ціну в зразках</translation>
    </message>
    <message>
        <source>you may acquire a tech tile</source>
        <translation>за бажання придбайте 1 плитку технології</translation>
    </message>
    <message numerus="yes">
        <source>you may acquire a tech tile for %n spice less</source>
        <translation>
            <numerusform>за бажання придбайте 1 плитку технології на %n прянощі дешевше</numerusform>
            <numerusform>за бажання придбайте 1 плитку технології на %n прянощі дешевше</numerusform>
            <numerusform>за бажання придбайте 1 плитку технології на %n прянощів дешевше</numerusform>
        </translation>
    </message>
    <message>
        <source>you may acquire a tech tile, and may pay its price in Solari instead of spice</source>
        <translation>за бажання придбайте 1 плитку технології; її ціну можна сплатити соляріями замість прянощів</translation>
    </message>
    <message>
        <source>you may deploy 1 troop from your garrison to the Conflict</source>
        <translation>можете розгорнути 1 загін зі свого гарнізону в Зоні конфлікту</translation>
    </message>
    <message>
        <source>you may deploy 1 troop from your garrison to the Conflict, or retreat 1 of your troops</source>
        <extracomment>Both are optional, and said so once.</extracomment>
        <translation>можете розгорнути 1 загін зі свого гарнізону в Зоні конфлікту або відвести 1 свій загін у гарнізон</translation>
    </message>
    <message>
        <source>you may deploy any of the troops you recruit this turn to the Conflict, whatever the board space</source>
        <translation>можете розгорнути будь-які загони, найняті цього ходу, у Зоні конфлікту незалежно від локації</translation>
    </message>
    <message>
        <source>you may deploy any of these troops to the Conflict</source>
        <translation>можете розгорнути будь-які з цих загонів у Зоні конфлікту</translation>
    </message>
    <message>
        <source>you may deploy any of these units to the Conflict: {units}</source>
        <translation>можете розгорнути будь-які з цих підрозділів у Зоні конфлікту: {units}</translation>
    </message>
    <message>
        <source>you may deploy troops this turn as if you had sent your Agent to a Combat space</source>
        <translation>можете розгортати цього ходу загони, наче відправили агента в бойову локацію</translation>
    </message>
    <message>
        <source>you may graft this to a card in the Imperium Row instead of a card in your hand, without acquiring it; trash that card at the end of your turn</source>
        <translation>можете зростити цю карту не з картою на руці, а з картою Ряду Імперіуму, не придбаваючи її; наприкінці ходу знищте ту карту</translation>
    </message>
    <message numerus="yes">
        <source>you may move your Freighter %n times: each time advance it one space or recall it</source>
        <translation>
            <numerusform>за бажання перемістіть свій вантажний корабель %n раз: щоразу просуньте на поділку або поверніть</numerusform>
            <numerusform>за бажання перемістіть свій вантажний корабель %n рази: щоразу просуньте на поділку або поверніть</numerusform>
            <numerusform>за бажання перемістіть свій вантажний корабель %n разів: щоразу просуньте на поділку або поверніть</numerusform>
        </translation>
    </message>
    <message>
        <source>you may move your Freighter: advance it one space or recall it</source>
        <translation>за бажання перемістіть свій вантажний корабель: просуньте на поділку або поверніть</translation>
    </message>
    <message>
        <source>you may pass this turn, taking neither an Agent turn nor a Reveal turn</source>
        <translation>можете пропустити цей хід: не відправляти зараз агента й не розкривати карт</translation>
    </message>
    <message>
        <source>you may play Intrigue cards</source>
        <translation>можете зіграти карти інтриг</translation>
    </message>
    <message>
        <source>you may play cards for troops that you lost in the Conflict</source>
        <translation>можете зіграти карти за загони, втрачені в конфлікті</translation>
    </message>
    <message>
        <source>you may put each card you acquire this turn on top of your deck</source>
        <translation>кожну карту, яку придбаєте цього ходу, можете покласти на верх своєї колоди</translation>
    </message>
    <message>
        <source>you may recall the Agent that you sent this turn</source>
        <translation>можете відкликати агента, якого відправили цього ходу</translation>
    </message>
    <message>
        <source>you may retreat 1 of your troops</source>
        <translation>можете відвести 1 свій загін у гарнізон</translation>
    </message>
    <message numerus="yes">
        <source>you may send %n Negotiator(s) from your supply to Ix</source>
        <translation>
            <numerusform>за бажання відправте із запасу %n перемовника на Ікс</numerusform>
            <numerusform>за бажання відправте із запасу %n перемовників на Ікс</numerusform>
            <numerusform>за бажання відправте із запасу %n перемовників на Ікс</numerusform>
        </translation>
    </message>
    <message>
        <source>you may take another turn directly after this one</source>
        <translation>одразу після цього ходу можете зробити ще один</translation>
    </message>
    <message>
        <source>you may trash a card (in hand, in your discard pile or in play)</source>
        <translation>можете знищити карту (з руки, зі скиду чи з гри)</translation>
    </message>
    <message>
        <source>you may trash a card you have in play</source>
        <translation>можете знищити свою карту з гри</translation>
    </message>
    <message>
        <source>you may {effect}</source>
        <translation>за бажання {effect}</translation>
    </message>
    <message>
        <source>{condition}, it {effect}</source>
        <extracomment>The effect has no subject: &quot;recruits 2 troops&quot;.</extracomment>
        <translation>{condition}, {effect}</translation>
    </message>
    <message>
        <source>{condition}, it {effect}; otherwise it {otherwise}</source>
        <extracomment>Neither effect has a subject: &quot;recruits 2 troops&quot;.</extracomment>
        <translation>{condition}, {effect}; інакше {otherwise}</translation>
    </message>
    <message>
        <source>{condition}: {effect}</source>
        <translation>{condition}: {effect}</translation>
    </message>
    <message>
        <source>{condition}: {effect}; otherwise: {otherwise}</source>
        <translation>{condition}: {effect}; інакше: {otherwise}</translation>
    </message>
    <message>
        <source>{cost} (optional)</source>
        <translation>{cost} (за бажання)</translation>
    </message>
    <message>
        <source>{cost} → {gain}</source>
        <translation>{cost} → {gain}</translation>
    </message>
    <message>
        <source>{effect} Then another House Hagal card is turned up.</source>
        <translation>{effect} Потім відкривають ще одну карту Дому Гаґал.</translation>
    </message>
    <message>
        <source>{effect} for each Bene Gesserit card you have in play</source>
        <translation>{effect} за кожну вашу карту Бене Гессерит у грі</translation>
    </message>
    <message>
        <source>{effect} for each Bene Gesserit card you revealed this turn</source>
        <translation>{effect} за кожну карту Бене Гессерит, яку ви розкрили цього ходу</translation>
    </message>
    <message>
        <source>{effect} for each Emperor card you have in play</source>
        <translation>{effect} за кожну вашу карту Імператора у грі</translation>
    </message>
    <message>
        <source>{effect} for each Emperor card you revealed this turn</source>
        <translation>{effect} за кожну карту Імператора, яку ви розкрили цього ходу</translation>
    </message>
    <message numerus="yes">
        <source>{effect} for each Faction with which it has %n or less Influence</source>
        <extracomment>Follows what is gained for each of them: &quot;gains 1 Victory Point&quot;.</extracomment>
        <translation>
            <numerusform>{effect} за кожну фракцію, на яку має щонайбільше %n очко впливу</numerusform>
            <numerusform>{effect} за кожну фракцію, на яку має щонайбільше %n очки впливу</numerusform>
            <numerusform>{effect} за кожну фракцію, на яку має щонайбільше %n очок впливу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{effect} for each Faction with which you have %n or less Influence</source>
        <translation>
            <numerusform>{effect} за кожну фракцію, на яку маєте щонайбільше %n очко впливу</numerusform>
            <numerusform>{effect} за кожну фракцію, на яку маєте щонайбільше %n очки впливу</numerusform>
            <numerusform>{effect} за кожну фракцію, на яку маєте щонайбільше %n очок впливу</numerusform>
        </translation>
    </message>
    <message>
        <source>{effect} for each Fremen card you have in play</source>
        <translation>{effect} за кожну вашу карту Фрименів у грі</translation>
    </message>
    <message>
        <source>{effect} for each Fremen card you revealed this turn</source>
        <translation>{effect} за кожну карту Фрименів, яку ви розкрили цього ходу</translation>
    </message>
    <message>
        <source>{effect} for each Spacing Guild card you have in play</source>
        <translation>{effect} за кожну вашу карту Гільдії Лоцманів у грі</translation>
    </message>
    <message>
        <source>{effect} for each Spacing Guild card you revealed this turn</source>
        <translation>{effect} за кожну карту Гільдії Лоцманів, яку ви розкрили цього ходу</translation>
    </message>
    <message>
        <source>{effect} for each card you revealed this turn that gives swords</source>
        <translation>{effect} за кожну розкриту вами цього ходу карту, що дає мечі</translation>
    </message>
    <message>
        <source>{effect} for each contract you have completed</source>
        <translation>{effect} за кожен виконаний вами контракт</translation>
    </message>
    <message>
        <source>{effect} for each of your dreadnoughts in the Conflict</source>
        <translation>{effect} за кожен ваш дредноут у Зоні конфлікту</translation>
    </message>
    <message>
        <source>{effect} for each of your sandworms in the Conflict</source>
        <extracomment>By what is paid with, so much of it as the object of paying; a product adds its own. By kind of units; a product adds those of its own.</extracomment>
        <translation>{effect} за кожного вашого піщаного хробака в Зоні конфлікту</translation>
    </message>
    <message>
        <source>{effect} for each other card you revealed this turn that gives swords</source>
        <translation>{effect} за кожну іншу розкриту вами цього ходу карту, що дає мечі</translation>
    </message>
    <message>
        <source>{effect}; if it cannot, it {otherwise}</source>
        <extracomment>Neither effect has a subject: &quot;recruits 2 troops&quot;.</extracomment>
        <translation>{effect}; якщо не може, то {otherwise}</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <translation>{first}, потім {second}</translation>
    </message>
    <message>
        <source>{first}; or {last}</source>
        <translation>{first}; або {last}</translation>
    </message>
    <message>
        <source>{first}; then {second}</source>
        <extracomment>Their clauses have a subject or joints of their own, so that a bare &quot;and&quot; after them would mislead. Said last in a unit, or &quot;you may&quot; would seem to mean what follows too.</extracomment>
        <translation>{first}; потім {second}</translation>
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
        <translation>Повертається на початку ходу «Розкрити карти»</translation>
    </message>
    <message>
        <source>Family Atomics used</source>
        <translation>Родову атомну зброю використано</translation>
    </message>
    <message>
        <source>Negotiators on Ix</source>
        <extracomment>Of what a seat has, what nothing else tells.</extracomment>
        <translation>Перемовники на Іксі</translation>
    </message>
    <message>
        <source>Set aside until the second turn</source>
        <translation>Відкладено до другого ходу</translation>
    </message>
    <message>
        <source>Snoopers on the influence tracks</source>
        <translation>Вловлювачі на шкалах впливу</translation>
    </message>
    <message>
        <source>Specimens in the Axolotl tanks</source>
        <extracomment>Of what a seat has, what nothing else tells.</extracomment>
        <translation>Зразки в аксолотлевих чанах</translation>
    </message>
    <message>
        <source>Used Tech tiles</source>
        <translation>Використані плитки технологій</translation>
    </message>
</context>
<context>
    <name>Faction</name>
    <message>
        <source>Bene Gesserit</source>
        <translation>Бене Гессерит</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Імператор</translation>
    </message>
    <message>
        <source>Fremen</source>
        <translation>Фримени</translation>
    </message>
    <message>
        <source>Spacing Guild</source>
        <translation>Гільдія Лоцманів</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n Agent(s) on the Leader</source>
        <translation>
            <numerusform>%n невідправлений агент</numerusform>
            <numerusform>%n невідправлені агенти</numerusform>
            <numerusform>%n невідправлених агентів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <translation>
            <numerusform>%n карта інтриги</numerusform>
            <numerusform>%n карти інтриг</numerusform>
            <numerusform>%n карт інтриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion</source>
        <translation>
            <numerusform>%n очко переконливості</numerusform>
            <numerusform>%n очки переконливості</numerusform>
            <numerusform>%n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <extracomment>What kind of fact, and the ids and numbers that its phrase needs.</extracomment>
        <translation>
            <numerusform>%n солярій</numerusform>
            <numerusform>%n солярії</numerusform>
            <numerusform>%n соляріїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <translation>
            <numerusform>%n переможне очко</numerusform>
            <numerusform>%n переможні очки</numerusform>
            <numerusform>%n переможних очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта на руці</numerusform>
            <numerusform>%n карти на руці</numerusform>
            <numerusform>%n карт на руці</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n карта в колоді</numerusform>
            <numerusform>%n карти в колоді</numerusform>
            <numerusform>%n карт у колоді</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n карта у скиді</numerusform>
            <numerusform>%n карти у скиді</numerusform>
            <numerusform>%n карт у скиді</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memor(y|ies)</source>
        <translation>
            <numerusform>%n спогад</numerusform>
            <numerusform>%n спогади</numerusform>
            <numerusform>%n спогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret Faction token(s)</source>
        <translation>
            <numerusform>%n таємний жетон фракції</numerusform>
            <numerusform>%n таємні жетони фракцій</numerusform>
            <numerusform>%n таємних жетонів фракцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sp(y|ies) in the supply</source>
        <translation>
            <numerusform>%n шпигун у запасі</numerusform>
            <numerusform>%n шпигуни в запасі</numerusform>
            <numerusform>%n шпигунів у запасі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <translation>
            <numerusform>%n прянощі</numerusform>
            <numerusform>%n прянощі</numerusform>
            <numerusform>%n прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n меч</numerusform>
            <numerusform>%n мечі</numerusform>
            <numerusform>%n мечів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the Conflict</source>
        <translation>
            <numerusform>%n загін у Зоні конфлікту</numerusform>
            <numerusform>%n загони в Зоні конфлікту</numerusform>
            <numerusform>%n загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the garrison</source>
        <translation>
            <numerusform>%n загін у гарнізоні</numerusform>
            <numerusform>%n загони в гарнізоні</numerusform>
            <numerusform>%n загонів у гарнізоні</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the supply</source>
        <translation>
            <numerusform>%n загін у запасі</numerusform>
            <numerusform>%n загони в запасі</numerusform>
            <numerusform>%n загонів у запасі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n води</numerusform>
            <numerusform>%n води</numerusform>
        </translation>
    </message>
    <message>
        <source>Alliances: {factions}</source>
        <translation>союзи: {factions}</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>перший гравець</translation>
    </message>
    <message>
        <source>High Council seat</source>
        <translation>місце у Вищій Раді</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>гаки творця</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Конкурент</translation>
    </message>
    <message>
        <source>Swordmaster</source>
        <translation>Майстер меча</translation>
    </message>
    <message>
        <source>battle icons: {cards}</source>
        <translation>символи бою: {cards}</translation>
    </message>
    <message>
        <source>completed: {contracts}</source>
        <translation>виконано: {contracts}</translation>
    </message>
    <message>
        <source>computer: {way_to_play}</source>
        <translation>комп&apos;ютер: {way_to_play}</translation>
    </message>
    <message>
        <source>contracts: {contracts}</source>
        <translation>контракти: {contracts}</translation>
    </message>
    <message>
        <source>controls: {spaces}</source>
        <translation>контролює: {spaces}</translation>
    </message>
    <message>
        <source>deciding now</source>
        <translation>зараз вирішує</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} Intrigue cards</source>
        <translation>для переможного очка: {has} із {needs} карт інтриг</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} Solari</source>
        <translation>для переможного очка: {has} із {needs} соляріїв</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} spice</source>
        <translation>для переможного очка: {has} із {needs} прянощів</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} water</source>
        <translation>для переможного очка: {has} із {needs} води</translation>
    </message>
    <message>
        <source>for its Swordmaster it has {has} of {needs}</source>
        <translation>для Майстра меча: {has} із {needs}</translation>
    </message>
    <message>
        <source>gains no Victory Points and cannot win</source>
        <translation>не здобуває переможних очок і не може виграти</translation>
    </message>
    <message>
        <source>has closed {space} to opponents</source>
        <translation>закрито для суперників: {space}</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>has revealed</source>
        <translation>карти розкрито</translation>
    </message>
    <message>
        <source>its Swordmaster comes in round {number}</source>
        <translation>Майстер меча з&apos;явиться в раунді {number}</translation>
    </message>
    <message>
        <source>on the training track: {space}</source>
        <translation>на треку вишколу: {space}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>зараз ходить</translation>
    </message>
    <message>
        <source>played: {cards}</source>
        <translation>зіграно: {cards}</translation>
    </message>
    <message>
        <source>priorities, with its Influence: {factions}</source>
        <translation>пріоритети та вплив: {factions}</translation>
    </message>
    <message>
        <source>revealed: {cards}</source>
        <translation>розкрито: {cards}</translation>
    </message>
    <message>
        <source>set aside: {cards}</source>
        <translation>відкладено: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>strength %n</source>
        <translation>
            <numerusform>сила %n</numerusform>
            <numerusform>сила %n</numerusform>
            <numerusform>сила %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the Mentat in the next round</source>
        <translation>Ментат наступного раунду</translation>
    </message>
    <message>
        <source>used battle icons: {cards}</source>
        <translation>використані символи бою: {cards}</translation>
    </message>
    <message>
        <source>waiting for the Reveal turn: {cards}</source>
        <translation>чекають на хід «Розкрити карти»: {cards}</translation>
    </message>
    <message>
        <source>{agents}; sent to: {spaces}</source>
        <translation>{agents}; відправлено: {spaces}</translation>
    </message>
    <message>
        <source>{faction} {influence}</source>
        <translation>{faction} {influence}</translation>
    </message>
    <message>
        <source>{spies}; spying at: {posts}</source>
        <translation>{spies}; на полі: {posts}</translation>
    </message>
    <message>
        <source>{units} in the Conflict</source>
        <translation>{units} у Зоні конфлікту</translation>
    </message>
    <message>
        <source>{units} in the garrison</source>
        <translation>{units} у гарнізоні</translation>
    </message>
    <message>
        <source>{units} in the supply</source>
        <translation>{units} у запасі</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>All files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Експорт гри</translation>
    </message>
    <message>
        <source>Import saved games</source>
        <translation>Імпорт збережених ігор</translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation>Збережені ігри ({patterns})</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All editions</source>
        <translation>Усі видання</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Усі рівні</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Усі режими</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Усі гравці</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>За весь час</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Видання</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Останні 12 місяців</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Останні 30 днів</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Період</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Цього року</translation>
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
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Розбір гри</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>Оглянути стіл</translation>
    </message>
    <message>
        <source>Watch the game again</source>
        <translation>Переглянути гру</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>перемагає у грі</translation>
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
        <translation>{player} вище, ніж {other}: здібність</translation>
    </message>
    <message>
        <source>{player} ranks above {other} for the later Reveal turn</source>
        <translation>{player} вище, ніж {other}: пізніший хід «Розкрити карти»</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on Solari, {score}</source>
        <translation>{player} вище, ніж {other}: солярії, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on spice, {score}</source>
        <translation>{player} вище, ніж {other}: прянощі, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on troops in the garrison, {score}</source>
        <translation>{player} вище, ніж {other}: загони в гарнізоні, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on water, {score}</source>
        <translation>{player} вище, ніж {other}: вода, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other}: people before Rivals, then in seat order</source>
        <translation>{player} вище, ніж {other}: спершу люди, потім Конкуренти, далі за порядком місць</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Something is wrong with this action, so it was not carried out. Please pass on the report in {folder}.</source>
        <translation>Із цією дією щось не так, тому її не виконано. Будь ласка, передайте нам звіт із теки {folder}.</translation>
    </message>
    <message>
        <source>Something is wrong with this action, so it was not carried out. Please report it.</source>
        <extracomment>Milliseconds of a bot&apos;s move, and those after which a disk that has not answered is told of if it hangs. An action was refused: tuple of refusals. Something went wrong with a file, an action or a bot: a sentence. The newest state can&apos;t be written, and why: a sentence. It can be written again: a sentence. All that was decided is on disk now. The store has tried to write something; it says so in another thread. It begins here, and nobody has decided anything or given it a name since. The name of its file. What newer rules made of the record that was loaded: a sentence, or nothing. Runs while the disk has not answered: one that hangs never does.</extracomment>
        <translation>Із цією дією щось не так, тому її не виконано. Будь ласка, повідомте про це.</translation>
    </message>
    <message>
        <source>The computer can&apos;t think about its moves here, so from now on it moves at random.</source>
        <translation>Комп’ютер не може тут обмірковувати свої ходи, тому відтепер ходить навмання.</translation>
    </message>
    <message>
        <source>The game is being saved again.</source>
        <translation>Гра знову зберігається.</translation>
    </message>
    <message>
        <source>{name} did not know what to do.</source>
        <translation>{name} не знає, що робити.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>The copy can&apos;t be saved: {reason}</source>
        <translation>Не вдається зберегти копію: {reason}</translation>
    </message>
    <message>
        <source>{game} (copy)</source>
        <translation>{game} (копія)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Back to the game</source>
        <translation>Повернутися до гри</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Of the lines. The line that was pressed; going on with the game is not asked of anybody.</extracomment>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Правила й довідка</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Зберегти копію</translation>
    </message>
    <message>
        <source>Saved as “{game}”</source>
        <translation>Збережено як «{game}»</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>The game is saved automatically after every decision.</source>
        <translation>Гра зберігається сама після кожного рішення.</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>До головного меню</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>20 contracts to complete, 4 more Imperium cards, 4 more Intrigue cards, and Shaddam Corrino IV as a Leader. Without the module each contract icon is 2 Solari.</source>
        <translation>20 контрактів для виконання, ще 4 карти Імперіуму та 4 карти інтриг, а також лідер Шаддам Коррино IV. Без модуля кожен символ контракту дає 2 солярії.</translation>
    </message>
    <message>
        <source>Choose cards…</source>
        <translation>Вибрати карти…</translation>
    </message>
    <message>
        <source>Dreadnoughts, Tech tiles and Freighters, four new board spaces, 35 more Imperium cards, 17 more Intrigue cards, 4 more Conflicts and 6 more Leaders.</source>
        <translation>Дредноути, плитки технологій і вантажні кораблі, чотири нові локації, ще 35 карт Імперіуму, 17 карт інтриг, 4 конфлікти та 6 лідерів.</translation>
    </message>
    <message>
        <source>Research and the Tleilaxu track, specimens that buy 18 Tleilaxu cards, cards grafted together, Family Atomics, 30 more Imperium cards and 15 more Intrigue cards.</source>
        <extracomment>A House Hagal card is called like the space that it sends an Agent to.</extracomment>
        <translation>Дослідження і трек Тлейлаксу, зразки, за які придбавають 18 карт Тлейлаксу, зрощені карти, родова атомна зброя, ще 30 карт Імперіуму та 15 карт інтриг.</translation>
    </message>
    <message>
        <source>Which cards of both games are in the decks</source>
        <extracomment>An expansion is in play, or no longer.</extracomment>
        <translation>Які карти обох ігор є в колодах</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>Acquire {card}.</source>
        <translation>Придбайте {card}.</translation>
    </message>
    <message>
        <source>Get your Swordmaster this round.</source>
        <translation>Отримайте цього раунду Майстра меча.</translation>
    </message>
    <message numerus="yes">
        <source>Have %n Solari at the same time.</source>
        <translation>
            <numerusform>Майте водночас %n солярій.</numerusform>
            <numerusform>Майте водночас %n солярії.</numerusform>
            <numerusform>Майте водночас %n соляріїв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n victory point(s) this round.</source>
        <translation>
            <numerusform>Майте цього раунду %n переможне очко.</numerusform>
            <numerusform>Майте цього раунду %n переможні очки.</numerusform>
            <numerusform>Майте цього раунду %n переможних очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have {count} Spies on the board this round.</source>
        <translation>Майте цього раунду на полі {count} шпигунів.</translation>
    </message>
    <message>
        <source>Take a seat on the High Council.</source>
        <translation>Здобудьте місце у Вищій Раді.</translation>
    </message>
    <message>
        <source>Win the Conflict {conflict}.</source>
        <translation>Переможіть у конфлікті {conflict}.</translation>
    </message>
    <message>
        <source>Win the game.</source>
        <translation>Виграйте гру.</translation>
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
        <translation>Новачок</translation>
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
        <translation>Тут нічого немає.</translation>
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
        <translation>На крок назад, хоч би що відтоді відкрилося</translation>
    </message>
    <message>
        <source>Begin this chapter again</source>
        <translation>Почати цей розділ спочатку</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>How high the buttons are. How wide the last button is: the one that goes on.</extracomment>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Leave: play on without explanations</source>
        <translation>Вийти: грати далі без пояснень</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Ще раз</translation>
    </message>
</context>
<context>
    <name>Hagal</name>
    <message>
        <source>Accept Contract / Shipping</source>
        <translation>Укладання контракту / Перевезення</translation>
    </message>
    <message>
        <source>Deliver Supplies / Heighliner</source>
        <translation>Доставлення припасів / Гайлайнер</translation>
    </message>
    <message>
        <source>Foldspace / Interstellar Shipping</source>
        <extracomment>A Hagal card that has no name here is called like the space that it sends an Agent to.</extracomment>
        <translation>Міжпросторова подорож / Міжзоряні перевезення</translation>
    </message>
    <message>
        <source>Hagga Basin / Imperial Basin</source>
        <translation>Басейн Гаґґа / Імперський басейн</translation>
    </message>
    <message>
        <source>Harvest Spice</source>
        <extracomment>A Hagal card that has no name here is called like the space that it sends an Agent to, a Rival like the Leader.</extracomment>
        <translation>Збір прянощів</translation>
    </message>
    <message>
        <source>Place Spy</source>
        <translation>Розмістіть шпигуна</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>Перетасувати</translation>
    </message>
    <message>
        <source>Smuggling / Interstellar Shipping</source>
        <translation>Контрабанда / Міжзоряні перевезення</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A right-click or Space shows the big card with its wording and rulings.</source>
        <translation>Клацання правою кнопкою чи пробіл показує велику карту з її текстом і роз&apos;ясненнями.</translation>
    </message>
    <message>
        <source>Choosing</source>
        <extracomment>Headings, each with its sign and what is told there.</extracomment>
        <translation>Вибір</translation>
    </message>
    <message>
        <source>Click it, drag it, or press its digit: first the card, then the space, or the other way round.</source>
        <translation>Клацніть, перетягніть або натисніть відповідну цифру: спершу карта, потім локація або навпаки.</translation>
    </message>
    <message>
        <source>Effects wait under “Still to do” and can be resolved in any order. Those with an arrow, or whose icon stands in a dashed frame, are optional.</source>
        <translation>Ефекти чекають під заголовком «Ще не застосовано», порядок довільний. Ефекти зі стрілкою або із символом у пунктирній рамці — за бажанням.</translation>
    </message>
    <message>
        <source>Esc closes what is open and steps back in a half-made answer. It never undoes a move.</source>
        <translation>Esc закриває відкрите й робить крок назад у незавершеній відповіді. Дій він ніколи не скасовує.</translation>
    </message>
    <message>
        <source>Letters find an option by its name; arrow keys move to the nearest highlighted piece.</source>
        <translation>Літери знаходять варіант за назвою, стрілки переходять до найближчого підсвіченого.</translation>
    </message>
    <message>
        <source>Looking closer</source>
        <translation>Роздивитися</translation>
    </message>
    <message>
        <source>On the board, a clasp of brass on the lower left corner marks what has changed since your turn.</source>
        <translation>Латунна скоба в лівому нижньому куті позначає на полі те, що змінилося після вашого ходу.</translation>
    </message>
    <message>
        <source>Opponents and saved games</source>
        <translation>Суперники і збережені ігри</translation>
    </message>
    <message>
        <source>Point at anything that is not highlighted to learn why not. F1 shows the rule.</source>
        <translation>Наведіть курсор на непідсвічене — і дізнаєтеся, чому ні. F1 називає правило.</translation>
    </message>
    <message>
        <source>Resolving effects</source>
        <translation>Виконання ефектів</translation>
    </message>
    <message>
        <source>Shift+F1, or the bulb above the table, asks what the Master would do, and why. It does nothing by itself.</source>
        <translation>Shift+F1 або лампочка над столом підкаже, що зробив би Майстер і чому. Сама вона нічого не робить.</translation>
    </message>
    <message>
        <source>Taking back and asking</source>
        <translation>Скасування і поради</translation>
    </message>
    <message>
        <source>The computer plays any seat as a Novice, Skilled or Master; its personality says what it likes best. It knows no more than a person on that seat would.</source>
        <translation>Комп&apos;ютер грає на будь-якому місці як Новачок, Вправний чи Майстер; вдача каже, що йому найбільше до вподоби. Він знає не більше, ніж знала б людина на цьому місці.</translation>
    </message>
    <message>
        <source>The game is saved after every decision; Continue on the start screen brings it back.</source>
        <translation>Гра зберігається після кожного рішення; «Продовжити» в головному меню повертає її.</translation>
    </message>
    <message>
        <source>The mouse wheel zooms the board; drag its background to move it.</source>
        <translation>Коліщатко наближає поле; щоб пересунути поле, тягніть його тло.</translation>
    </message>
    <message>
        <source>The red seal marks what reveals something hidden: it cannot be undone. Everything else can.</source>
        <translation>Червона печатка позначає те, що відкриває приховане: це не можна скасувати. Решту можна.</translation>
    </message>
    <message>
        <source>What you can do now has a bright edge and a digit, on the table and in the list on the right.</source>
        <translation>Те, що можна зробити зараз, має яскравий край і цифру — на столі та у списку праворуч.</translation>
    </message>
    <message>
        <source>What you must do, and could not do otherwise, is done for you; what reveals something waits. “Do the rest” does all that is left. A setting leaves every step to you.</source>
        <translation>Обов&apos;язкове, що не має варіантів, виконується саме; те, що відкриває приховане, чекає. «Виконати решту» робить усе, що лишилося. У налаштуваннях можна залишити кожен крок за собою.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Find in the rules</source>
        <translation>Пошук у правилах</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Довідка</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Як це працює</translation>
    </message>
    <message>
        <source>How the game works, and its icons, on a sheet to print</source>
        <translation>Як працює гра та її символи — аркуш для друку</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Як тут грати</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Символи</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Whose rules are told, if there is a game on the table.</extracomment>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Player&apos;s aid (PDF)</source>
        <translation>Пам’ятка гравця (PDF)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Sheets ({patterns})</source>
        <translation>Аркуші ({patterns})</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>Що вирішує</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Записано: {file}</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>Не вдалося записати {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>HintPage</name>
    <message>
        <source>Back to the hints</source>
        <extracomment>Of the buttons. Milliseconds of a breath of the dots. The ref of the piece that is pointed at, or None. The keyboard is to stand on the row of this in the question. What was shown last.</extracomment>
        <translation>Назад до порад</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Назад до питання</translation>
    </message>
    <message>
        <source>Show the whole turn</source>
        <translation>Показати весь хід</translation>
    </message>
    <message>
        <source>Show what there is now</source>
        <translation>Показати, що є зараз</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Nothing changes on the table.</source>
        <extracomment>Of these one sees what they lead to. From here on nothing is the seat&apos;s doing any more: others move, or the Conflict is over and the next round comes. What is done, and in further sentences what comes of it. What it touches; what it is about comes first.</extracomment>
        <translation>На столі нічого не зміниться.</translation>
    </message>
    <message>
        <source>The Master is thinking …</source>
        <translation>Майстер думає…</translation>
    </message>
    <message>
        <source>The Master would do this</source>
        <translation>Майстер зробив би так</translation>
    </message>
    <message>
        <source>The Master&apos;s whole turn</source>
        <translation>Весь хід Майстра</translation>
    </message>
    <message>
        <source>The computer can&apos;t think about a hint here.</source>
        <extracomment>How many answers are shown. Nothing is asked; it thinks; the best answers are shown; all that follows the chosen one. Something else is shown. The process that thinks for the bots, who wait meanwhile. The number of what it was asked. Which of them is pointed at. All that follows it, and which of these steps is pointed at. The half-made answer that shows it on the table.</extracomment>
        <translation>Комп&apos;ютер не може тут обміркувати пораду.</translation>
    </message>
    <message>
        <source>Then end the turn.</source>
        <translation>Потім завершити хід.</translation>
    </message>
    <message>
        <source>What comes next depends on what is revealed.</source>
        <translation>Далі все залежить від того, що відкриється.</translation>
    </message>
    <message>
        <source>With your chance of winning after it</source>
        <translation>І ваш шанс на перемогу після цього</translation>
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
            <numerusform>%n агент знову вдома</numerusform>
            <numerusform>%n агенти знову вдома</numerusform>
            <numerusform>%n агентів знову вдома</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>%n очко впливу на Бене Гессерит</numerusform>
            <numerusform>%n очки впливу на Бене Гессерит</numerusform>
            <numerusform>%n очок впливу на Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Emperor</source>
        <extracomment>What an answer brings, by itself.</extracomment>
        <translation>
            <numerusform>%n очко впливу на Імператора</numerusform>
            <numerusform>%n очки впливу на Імператора</numerusform>
            <numerusform>%n очок впливу на Імператора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Fremen</source>
        <translation>
            <numerusform>%n очко впливу на Фрименів</numerusform>
            <numerusform>%n очки впливу на Фрименів</numerusform>
            <numerusform>%n очок впливу на Фрименів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>%n очко впливу на Гільдію Лоцманів</numerusform>
            <numerusform>%n очки впливу на Гільдію Лоцманів</numerusform>
            <numerusform>%n очок впливу на Гільдію Лоцманів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <translation>
            <numerusform>%n карта інтриги</numerusform>
            <numerusform>%n карти інтриг</numerusform>
            <numerusform>%n карт інтриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <extracomment>More are too many to read. Counts of an outcome that are Agents themselves. The features of the Conflict; and those that say nothing of the round that is over, when the next one has begun. Those of the deck; and an answer that shows what no deck can promise. It says nothing that one could look for on the table, so it is told where little else can be. What is worth less is no reason. A lesser difference of points, on average, is none. Nobody tells winning chances apart that are nearer to each other. What is counted in an outcome: the feature in which it is worth something, and how so many are called by themselves.</extracomment>
        <translation>
            <numerusform>%n переможне очко</numerusform>
            <numerusform>%n переможні очки</numerusform>
            <numerusform>%n переможних очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle icon(s)</source>
        <translation>
            <numerusform>%n символ бою</numerusform>
            <numerusform>%n символи бою</numerusform>
            <numerusform>%n символів бою</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>drawn</comment>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed contract(s)</source>
        <translation>
            <numerusform>%n виконаний контракт</numerusform>
            <numerusform>%n виконані контракти</numerusform>
            <numerusform>%n виконаних контрактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n контракт</numerusform>
            <numerusform>%n контракти</numerusform>
            <numerusform>%n контрактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Sp(y|ies) on the board</source>
        <translation>
            <numerusform>ще %n шпигун на полі</numerusform>
            <numerusform>ще %n шпигуни на полі</numerusform>
            <numerusform>ще %n шпигунів на полі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specimen(s)</source>
        <translation>
            <numerusform>%n зразок</numerusform>
            <numerusform>%n зразки</numerusform>
            <numerusform>%n зразків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) ahead for the Freighter</source>
        <translation>
            <numerusform>%n поділка вперед для вантажного корабля</numerusform>
            <numerusform>%n поділки вперед для вантажного корабля</numerusform>
            <numerusform>%n поділок вперед для вантажного корабля</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of research</source>
        <translation>
            <numerusform>%n крок дослідження</numerusform>
            <numerusform>%n кроки дослідження</numerusform>
            <numerusform>%n кроків дослідження</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>%n крок на треку Тлейлаксу</numerusform>
            <numerusform>%n кроки на треку Тлейлаксу</numerusform>
            <numerusform>%n кроків на треку Тлейлаксу</numerusform>
        </translation>
    </message>
    <message>
        <source>A Victory Point of an Influence track comes within one step.</source>
        <translation>До переможного очка на шкалі впливу лишиться один крок.</translation>
    </message>
    <message>
        <source>First place: {reward}.</source>
        <translation>1-ше місце: {reward}.</translation>
    </message>
    <message>
        <source>It brings Victory Points.</source>
        <extracomment>By the feature of the valuation that grows; of those that say more than one sees on the table.</extracomment>
        <translation>Це дає переможні очки.</translation>
    </message>
    <message>
        <source>It keeps an Agent for later in the round.</source>
        <extracomment>By the feature that the next best answer would spend.</extracomment>
        <translation>Агент лишається на потім у цьому раунді.</translation>
    </message>
    <message>
        <source>It keeps your last Agent for later in the round.</source>
        <translation>Останній агент лишиться на потім у цьому раунді.</translation>
    </message>
    <message>
        <source>It leads to better positions, though there is nothing yet to count.</source>
        <translation>Це веде до кращих позицій, хоча порахувати здобуток ще не можна.</translation>
    </message>
    <message>
        <source>It takes your last Agent.</source>
        <translation>На це піде останній агент.</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>гаки творця</translation>
    </message>
    <message>
        <source>More of your troops stay in the garrison.</source>
        <extracomment>By the feature of which the next best answer would spend more.</extracomment>
        <translation>У гарнізоні лишиться більше ваших загонів.</translation>
    </message>
    <message>
        <source>New cards in the Imperium Row will, on average, offer you more.</source>
        <translation>Нові карти в Ряду Імперіуму в середньому дадуть вам більше.</translation>
    </message>
    <message>
        <source>Nobody else has any strength in the Conflict “{conflict}” yet, and you have {own}.</source>
        <translation>У конфлікті «{conflict}» поки що ні в кого немає сили, крім вас: {own}.</translation>
    </message>
    <message>
        <source>Other answers come to the same.</source>
        <translation>Інші відповіді дадуть те саме.</translation>
    </message>
    <message>
        <source>The Conflict “{conflict}” is yours for now, with {own} against {other}.</source>
        <translation>Конфлікт «{conflict}» поки що за вами: {own} проти {other}.</translation>
    </message>
    <message>
        <source>The High Council seat brings Persuasion in every Reveal turn.</source>
        <translation>Місце у Вищій Раді дає переконливість кожного ходу «Розкрити карти».</translation>
    </message>
    <message>
        <source>The Swordmaster is one more Agent in every round.</source>
        <translation>Майстер меча — це ще один агент у кожному раунді.</translation>
    </message>
    <message>
        <source>The bonus of an Influence track comes within one step.</source>
        <translation>До бонусу шкали впливу лишиться один крок.</translation>
    </message>
    <message>
        <source>There is nothing to count for it yet.</source>
        <translation>Здобуток тут порахувати ще не можна.</translation>
    </message>
    <message>
        <source>Victory Points at the end of the round, on average: {more} instead of {less}.</source>
        <translation>Переможні очки на кінець раунду в середньому: {more} замість {less}.</translation>
    </message>
    <message>
        <source>Victory Points of all others together at the end of the round, on average: {less} instead of {more}.</source>
        <translation>Переможні очки всіх інших разом на кінець раунду в середньому: {less} замість {more}.</translation>
    </message>
    <message>
        <source>What is still to be resolved brings more.</source>
        <translation>Те, що ще належить виконати, дасть більше.</translation>
    </message>
    <message>
        <source>What you control brings you more in every round.</source>
        <translation>Те, що ви контролюєте, дає вам більше кожного раунду.</translation>
    </message>
    <message>
        <source>With Maker hooks you can summon sandworms.</source>
        <translation>З гаками творця можна викликати піщаних хробаків.</translation>
    </message>
    <message>
        <source>With a sandworm there you take your reward twice.</source>
        <translation>З піщаним хробаком там ви отримаєте свою нагороду двічі.</translation>
    </message>
    <message>
        <source>You are ahead in the Conflict as it is, with {own} against {other}.</source>
        <translation>Ви й так попереду в конфлікті: {own} проти {other}.</translation>
    </message>
    <message>
        <source>You are in the Conflict, with {own} against {other}.</source>
        <translation>Ви берете участь у конфлікті: {own} проти {other}.</translation>
    </message>
    <message>
        <source>You are second in the Conflict for now, with {own} against {other}.</source>
        <translation>Поки що ви другі в конфлікті: {own} проти {other}.</translation>
    </message>
    <message>
        <source>You can expect more of the rewards of the Conflict.</source>
        <translation>Від нагород конфлікту можна чекати більшого.</translation>
    </message>
    <message>
        <source>You draw level in the Conflict, with {own} against {other}.</source>
        <translation>У конфлікті ви зрівняєтеся: {own} проти {other}.</translation>
    </message>
    <message>
        <source>You keep more of your Intrigue cards.</source>
        <translation>Ви збережете більше карт інтриг.</translation>
    </message>
    <message>
        <source>You keep more of your Solari.</source>
        <translation>Ви збережете більше соляріїв.</translation>
    </message>
    <message>
        <source>You keep more of your spice.</source>
        <translation>Ви збережете більше прянощів.</translation>
    </message>
    <message>
        <source>You keep more of your water.</source>
        <translation>Ви збережете більше води.</translation>
    </message>
    <message>
        <source>You keep your Family Atomics for something better.</source>
        <translation>Родову атомну зброю ви збережете на щось краще.</translation>
    </message>
    <message>
        <source>You keep your Intrigue cards for a better moment.</source>
        <translation>Карти інтриг ви збережете до кращої нагоди.</translation>
    </message>
    <message>
        <source>You keep your Solari for something better.</source>
        <translation>Солярії ви збережете на щось краще.</translation>
    </message>
    <message>
        <source>You keep your spice for something better.</source>
        <translation>Прянощі ви збережете на щось краще.</translation>
    </message>
    <message>
        <source>You keep your water for something better.</source>
        <translation>Воду ви збережете на щось краще.</translation>
    </message>
    <message>
        <source>You leave the Conflict.</source>
        <translation>Ви вийдете з конфлікту.</translation>
    </message>
    <message>
        <source>You stay ahead in the Conflict, with {own} against {other}.</source>
        <translation>Ви й далі попереду в конфлікті: {own} проти {other}.</translation>
    </message>
    <message>
        <source>You will acquire: {cards}.</source>
        <translation>Ви придбаєте: {cards}.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Bene Gesserit track.</source>
        <translation>До переможного очка на шкалі Бене Гессерит лишиться один крок.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Emperor track.</source>
        <translation>До переможного очка на шкалі Імператора лишиться один крок.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Fremen track.</source>
        <translation>До переможного очка на шкалі Фрименів лишиться один крок.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Spacing Guild track.</source>
        <translation>До переможного очка на шкалі Гільдії Лоцманів лишиться один крок.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Bene Gesserit track.</source>
        <translation>До бонусу шкали Бене Гессерит лишиться один крок.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Emperor track.</source>
        <translation>До бонусу шкали Імператора лишиться один крок.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Fremen track.</source>
        <translation>До бонусу шкали Фрименів лишиться один крок.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Spacing Guild track.</source>
        <translation>До бонусу шкали Гільдії Лоцманів лишиться один крок.</translation>
    </message>
    <message>
        <source>You will have more Intrigue cards.</source>
        <translation>У вас буде більше карт інтриг.</translation>
    </message>
    <message>
        <source>You will have more Persuasion in your Reveal turn.</source>
        <translation>У ході «Розкрити карти» ви матимете більше переконливості.</translation>
    </message>
    <message>
        <source>You will have more Persuasion to spend.</source>
        <translation>Ви зможете витратити більше переконливості.</translation>
    </message>
    <message>
        <source>You will have more Solari.</source>
        <translation>У вас буде більше соляріїв.</translation>
    </message>
    <message>
        <source>You will have more battle icons for pairs.</source>
        <translation>У вас буде більше символів бою для пар.</translation>
    </message>
    <message>
        <source>You will have more contracts to complete.</source>
        <translation>У вас буде більше контрактів, які можна виконати.</translation>
    </message>
    <message>
        <source>You will have more dreadnoughts in the garrison.</source>
        <translation>У вашому гарнізоні буде більше дредноутів.</translation>
    </message>
    <message>
        <source>You will have more specimens.</source>
        <translation>У вас буде більше зразків.</translation>
    </message>
    <message>
        <source>You will have more spice.</source>
        <translation>У вас буде більше прянощів.</translation>
    </message>
    <message>
        <source>You will have more water.</source>
        <translation>У вас буде більше води.</translation>
    </message>
    <message>
        <source>You will have one more Agent to send.</source>
        <translation>Ви зможете відправити на одного агента більше.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Bene Gesserit.</source>
        <translation>Ви втратите союз із Бене Гессерит.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Emperor.</source>
        <translation>Ви втратите союз із Імператором.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Fremen.</source>
        <translation>Ви втратите союз із Фрименами.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Spacing Guild.</source>
        <translation>Ви втратите союз із Гільдією Лоцманів.</translation>
    </message>
    <message>
        <source>Your Alliance becomes safer.</source>
        <translation>Ваш союз буде надійнішим.</translation>
    </message>
    <message>
        <source>Your Freighter will bring back more.</source>
        <translation>Вантажний корабель привезе вам більше.</translation>
    </message>
    <message>
        <source>Your Influence grows.</source>
        <translation>Ваш вплив зросте.</translation>
    </message>
    <message>
        <source>Your Spies open more board spaces to you.</source>
        <translation>Ваші шпигуни відкриють вам більше локацій.</translation>
    </message>
    <message>
        <source>Your cards will do more for you.</source>
        <translation>Ваші карти даватимуть вам більше.</translation>
    </message>
    <message>
        <source>Your deck will be rid of: {cards}.</source>
        <translation>Ваша колода позбудеться зайвого: {cards}.</translation>
    </message>
    <message>
        <source>Your deck will bring more Persuasion.</source>
        <translation>Ваша колода даватиме більше переконливості.</translation>
    </message>
    <message>
        <source>Your deck will bring more swords.</source>
        <translation>Ваша колода даватиме більше мечів.</translation>
    </message>
    <message>
        <source>Your garrison grows.</source>
        <translation>Ваш гарнізон зросте.</translation>
    </message>
    <message>
        <source>Your prospects in the Conflict get better.</source>
        <translation>Ваші шанси в конфлікті зростуть.</translation>
    </message>
    <message>
        <source>Your strength in the Conflict falls from {before} to {own}.</source>
        <translation>Ваша сила в конфлікті зменшиться з {before} до {own}.</translation>
    </message>
    <message>
        <source>Your tech tiles will do more for you.</source>
        <translation>Плитки технологій приноситимуть вам більше.</translation>
    </message>
    <message>
        <source>Your tokens on the Bene Tleilax board come nearer to what lies before them.</source>
        <translation>Ваші жетони на полі Бене Тлейлаксу наближаються до того, що в них попереду.</translation>
    </message>
    <message>
        <source>Your troops stay in the garrison for another Conflict.</source>
        <translation>Загони лишаться в гарнізоні для іншого конфлікту.</translation>
    </message>
    <message>
        <source>a High Council seat</source>
        <translation>місце у Вищій Раді</translation>
    </message>
    <message>
        <source>control of {space}</source>
        <translation>контроль над локацією «{space}»</translation>
    </message>
    <message>
        <source>the Alliance with the Bene Gesserit</source>
        <translation>союз із Бене Гессерит</translation>
    </message>
    <message>
        <source>the Alliance with the Emperor</source>
        <translation>союз із Імператором</translation>
    </message>
    <message>
        <source>the Alliance with the Fremen</source>
        <translation>союз із Фрименами</translation>
    </message>
    <message>
        <source>the Alliance with the Spacing Guild</source>
        <translation>союз із Гільдією Лоцманів</translation>
    </message>
    <message>
        <source>the Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>the Swordmaster</source>
        <translation>Майстер меча</translation>
    </message>
    <message>
        <source>the tech tile “{tile}”</source>
        <extracomment>What may be paid.</extracomment>
        <translation>плитка технології «{tile}»</translation>
    </message>
    <message>
        <source>{gains} for {price}</source>
        <translation>{gains} за {price}</translation>
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
        <translation>Шпигун дає карту або впускає туди, де стоять інші. Піщаний хробак має силу 3 й подвоює нагороду. Два однакові символи бою — це очко.</translation>
    </message>
    <message>
        <source>A card is two things</source>
        <translation>Карта — це дві речі</translation>
    </message>
    <message>
        <source>A card of House Hagal says where the Agent goes. Rivals have no hand, pay for no space, and turn what they have into points.</source>
        <translation>Карта Дому Гаґал каже, куди йде агент. Конкуренти не мають руки, не платять за локації й перетворюють здобуте на очки.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>A tie wins nothing</source>
        <translation>Нічия не перемагає</translation>
    </message>
    <message>
        <source>A visit to a Faction is a step. At 2 there is a point, at 4 a gift, and for the first one the Alliance: a point, until somebody is higher.</source>
        <translation>Візит до фракції — це крок. На 2 — очко, на 4 — дарунок, а першому ще й союз: очко, доки хтось не підніметься вище.</translation>
    </message>
    <message>
        <source>An icon of the card opens a space. Pay what the space costs; then do what card and space say, in any order. Nobody else can go there in this round.</source>
        <translation>Символ карти відкриває локацію. Сплатіть її ціну; потім виконайте те, що кажуть карта й локація, у будь-якому порядку. Цього раунду ніхто інший туди не піде.</translation>
    </message>
    <message>
        <source>In Uprising</source>
        <translation>У «Піднесенні»</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Вплив</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти інтриг</translation>
    </message>
    <message>
        <source>It sends an Agent, or it stays in your hand for the Reveal turn: never both in a round.</source>
        <translation>Вона відправляє агента або лишається на руці для ходу «Розкрити карти»: за раунд — лише одне.</translation>
    </message>
    <message>
        <source>Or reveal, and be done</source>
        <translation>Або розкрити карти</translation>
    </message>
    <message>
        <source>Points come from Factions, Conflicts and cards. When somebody has ten, or after ten rounds, the game is over: most points win.</source>
        <translation>Очки дають фракції, конфлікти й карти. Коли хтось має десять або минуло десять раундів, гру закінчено: перемагає той, хто має найбільше.</translation>
    </message>
    <message>
        <source>Recruits wait in the garrison. On a space with crossed swords they may go to the Conflict, with two more. A troop counts 2, a sword 1.</source>
        <translation>Найняті загони чекають у гарнізоні. З локації зі схрещеними мечами вони можуть піти в Зону конфлікту, і ще два з ними. Загін дає 2, меч — 1.</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Конкуренти</translation>
    </message>
    <message>
        <source>Ten points</source>
        <extracomment>Of a page; an illustration takes some of them. The product without which it is not shown. Whether it is shown only where Rivals play.</extracomment>
        <translation>Десять очок</translation>
    </message>
    <message>
        <source>The cards that are left lie open. Diamonds buy new cards, which come to your hand later; swords make your troops stronger.</source>
        <translation>Решта карт відкрита. За ромби купують нові карти, що прийдуть на руку згодом; мечі роблять загони сильнішими.</translation>
    </message>
    <message>
        <source>The desert</source>
        <translation>Пустеля</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>The last round is played to its end. With equal points more spice wins, then Solari, water, and troops in the garrison.</source>
        <translation>Останній раунд дограють. За рівних очок перемагає більше прянощів, далі соляріїв, води й загонів у гарнізоні.</translation>
    </message>
    <message>
        <source>They are secret, and each has its hour.</source>
        <translation>Вони таємні, і в кожної свій час.</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Загони</translation>
    </message>
    <message>
        <source>Turns go round until everybody has revealed. Then there is one Combat.</source>
        <translation>Ходять по колу, доки всі не розкриють карти. Потім — один бій.</translation>
    </message>
    <message>
        <source>Two who are tied for first both take the second reward. One sword more takes the first.</source>
        <translation>Двоє, що розділили перше місце, беруть другу нагороду. Ще один меч дає першу.</translation>
    </message>
    <message>
        <source>Water leads to spice. Where nobody went, 1 more lies in the next round; whoever comes takes all of it.</source>
        <translation>Вода веде до прянощів. Де нікого не було, наступного раунду лежить на 1 більше; хто прийде, бере всі.</translation>
    </message>
    <message>
        <source>Your turn: send an Agent</source>
        <translation>Ваш хід: відправити агента</translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Bene Gesserit</source>
        <translation>Бене Гессерит</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Місто</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Імператор</translation>
    </message>
    <message>
        <source>Fremen</source>
        <translation>Фримени</translation>
    </message>
    <message>
        <source>Landsraad</source>
        <translation>Ландсраад</translation>
    </message>
    <message>
        <source>Spacing Guild</source>
        <translation>Гільдія Лоцманів</translation>
    </message>
    <message>
        <source>Spice Trade</source>
        <translation>Торгівля прянощами</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Шпигун</translation>
    </message>
</context>
<context>
    <name>Intrigue</name>
    <message>
        <source>Advanced Weaponry</source>
        <translation>Новітнє озброєння</translation>
    </message>
    <message>
        <source>Allied Armada</source>
        <translation>Союзна армада</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Засідка</translation>
    </message>
    <message>
        <source>Backed by CHOAM</source>
        <translation>За підтримки ДАПТ</translation>
    </message>
    <message>
        <source>Bindu Suspension</source>
        <translation>Бінду-затримка</translation>
    </message>
    <message>
        <source>Blackmail</source>
        <translation>Шантаж</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Прорив</translation>
    </message>
    <message>
        <source>Bribery</source>
        <translation>Підкуп</translation>
    </message>
    <message>
        <source>Buy Access</source>
        <translation>Плата за доступ</translation>
    </message>
    <message>
        <source>Bypass Protocol</source>
        <translation>В обхід протоколу</translation>
    </message>
    <message>
        <source>CHOAM Profits</source>
        <translation>Прибутки ДАПТ</translation>
    </message>
    <message>
        <source>CHOAM Shares</source>
        <translation>Акції ДАПТ</translation>
    </message>
    <message>
        <source>Calculated Hire</source>
        <translation>Обдумані витрати</translation>
    </message>
    <message>
        <source>Call to Arms</source>
        <translation>Заклик до зброї</translation>
    </message>
    <message>
        <source>Cannon Turrets</source>
        <translation>Гарматні турелі</translation>
    </message>
    <message>
        <source>Change Allegiances</source>
        <translation>Зміна лояльності</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Харизма</translation>
    </message>
    <message>
        <source>Contingency Plan</source>
        <translation>Запасний план</translation>
    </message>
    <message>
        <source>Corner the Market</source>
        <translation>Захоплення ринку</translation>
    </message>
    <message>
        <source>Councilor&apos;s Ambition</source>
        <translation>Амбіції радника</translation>
    </message>
    <message>
        <source>Councilor&apos;s Dispensation</source>
        <translation>Привілей радника</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>Контратака</translation>
    </message>
    <message>
        <source>Crysknife</source>
        <translation>Крис-ніж</translation>
    </message>
    <message>
        <source>Cull</source>
        <translation>Вибракування</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Хитрість</translation>
    </message>
    <message>
        <source>Demand Respect</source>
        <translation>Вимога поваги</translation>
    </message>
    <message>
        <source>Depart for Arrakis</source>
        <translation>Відбуття на Арракіс</translation>
    </message>
    <message>
        <source>Desert Mouse</source>
        <translation>Пустельна миша</translation>
    </message>
    <message>
        <source>Detonation</source>
        <translation>Детонація</translation>
    </message>
    <message>
        <source>Devour</source>
        <translation>Пожирання</translation>
    </message>
    <message>
        <source>Disguised Bureaucrat</source>
        <translation>Замаскований чиновник</translation>
    </message>
    <message>
        <source>Dispatch an Envoy</source>
        <translation>Відправлення посланця</translation>
    </message>
    <message>
        <source>Distraction</source>
        <translation>Відволікальний маневр</translation>
    </message>
    <message>
        <source>Diversion</source>
        <translation>Відвернення уваги</translation>
    </message>
    <message>
        <source>Double Cross</source>
        <translation>Подвійна гра</translation>
    </message>
    <message>
        <source>Economic Positioning</source>
        <translation>Економічне позиціювання</translation>
    </message>
    <message>
        <source>Expedite</source>
        <translation>Прискорення</translation>
    </message>
    <message>
        <source>Favored Subject</source>
        <translation>Улюблений підданий</translation>
    </message>
    <message>
        <source>Find Weakness</source>
        <translation>Слабке місце</translation>
    </message>
    <message>
        <source>Finesse</source>
        <translation>Витончений хід</translation>
    </message>
    <message>
        <source>Glimpse the Path</source>
        <translation>Побачити шлях</translation>
    </message>
    <message>
        <source>Go to Ground</source>
        <translation>Відхід у підпілля</translation>
    </message>
    <message>
        <source>Grand Conspiracy</source>
        <translation>Велика змова</translation>
    </message>
    <message>
        <source>Gruesome Sacrifice</source>
        <translation>Моторошна жертва</translation>
    </message>
    <message>
        <source>Guild Authorization</source>
        <translation>Дозвіл Гільдії</translation>
    </message>
    <message>
        <source>Harvest Cells</source>
        <translation>Збір клітин</translation>
    </message>
    <message>
        <source>Illicit Dealings</source>
        <translation>Незаконні оборудки</translation>
    </message>
    <message>
        <source>Imperium Politics</source>
        <translation>Політика Імперіуму</translation>
    </message>
    <message>
        <source>Impress</source>
        <translation>Сильне враження</translation>
    </message>
    <message>
        <source>Infiltrate</source>
        <translation>Проникнення</translation>
    </message>
    <message>
        <source>Inspire Awe</source>
        <translation>Благоговійний трепет</translation>
    </message>
    <message>
        <source>Intelligence Report</source>
        <translation>Розвідувальне донесення</translation>
    </message>
    <message>
        <source>Ixian Probe</source>
        <translation>Іксіанський зонд</translation>
    </message>
    <message>
        <source>Know Their Ways</source>
        <translation>Знання їхніх звичаїв</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Важіль впливу</translation>
    </message>
    <message>
        <source>Machine Culture</source>
        <translation>Культура машин</translation>
    </message>
    <message>
        <source>Manipulate</source>
        <translation>Маніпуляція</translation>
    </message>
    <message>
        <source>Market Opportunity</source>
        <translation>Вигідна оборудка</translation>
    </message>
    <message>
        <source>Master Tactician</source>
        <translation>Майстер тактики</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Найманці</translation>
    </message>
    <message>
        <source>Opportunism</source>
        <translation>Опортунізм</translation>
    </message>
    <message>
        <source>Ornithopter</source>
        <translation>Орнітоптер</translation>
    </message>
    <message>
        <source>Plans Within Plans</source>
        <translation>Плани всередині планів</translation>
    </message>
    <message>
        <source>Poison Snooper</source>
        <translation>Вловлювач отрути</translation>
    </message>
    <message>
        <source>Private Army</source>
        <translation>Приватна армія</translation>
    </message>
    <message>
        <source>Questionable Methods</source>
        <translation>Сумнівні методи</translation>
    </message>
    <message>
        <source>Quid Pro Quo</source>
        <translation>Послуга за послугу</translation>
    </message>
    <message>
        <source>Rapid Mobilization</source>
        <translation>Швидка мобілізація</translation>
    </message>
    <message>
        <source>Reach Agreement</source>
        <translation>Досягнення згоди</translation>
    </message>
    <message>
        <source>Recruitment Mission</source>
        <translation>Вербування</translation>
    </message>
    <message>
        <source>Refocus</source>
        <translation>Зміна курсу</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Підкріплення</translation>
    </message>
    <message>
        <source>Second Wave</source>
        <translation>Друга хвиля</translation>
    </message>
    <message>
        <source>Secret Forces</source>
        <translation>Таємні сили</translation>
    </message>
    <message>
        <source>Secret of the Sisterhood</source>
        <translation>Таємниця Сестринства</translation>
    </message>
    <message>
        <source>Secure Spice Trade</source>
        <translation>Охорона торгівлі прянощами</translation>
    </message>
    <message>
        <source>Shaddam&apos;s Favor</source>
        <translation>Прихильність Шаддама</translation>
    </message>
    <message>
        <source>Shadow Alliance</source>
        <translation>Тіньовий союз</translation>
    </message>
    <message>
        <source>Shadowy Bargain</source>
        <translation>Темна оборудка</translation>
    </message>
    <message>
        <source>Sietch Ritual</source>
        <translation>Ритуал січі</translation>
    </message>
    <message>
        <source>Special Mission</source>
        <translation>Спеціальне завдання</translation>
    </message>
    <message>
        <source>Spice is Power</source>
        <translation>Прянощі — це влада</translation>
    </message>
    <message>
        <source>Spring the Trap</source>
        <translation>Пастка спрацювала</translation>
    </message>
    <message>
        <source>Staged Incident</source>
        <translation>Інсценований інцидент</translation>
    </message>
    <message>
        <source>Strategic Push</source>
        <translation>Стратегічний натиск</translation>
    </message>
    <message>
        <source>Strategic Stockpiling</source>
        <translation>Стратегічні запаси</translation>
    </message>
    <message>
        <source>Strongarm</source>
        <translation>Силовий тиск</translation>
    </message>
    <message>
        <source>Study Melange</source>
        <translation>Вивчення меланжу</translation>
    </message>
    <message>
        <source>Tactical Option</source>
        <translation>Тактичний варіант</translation>
    </message>
    <message>
        <source>The Sleeper Must Awaken</source>
        <translation>Сплячий має прокинутися</translation>
    </message>
    <message>
        <source>Tiebreaker</source>
        <translation>Вирішальна перевага</translation>
    </message>
    <message>
        <source>Tleilaxu Puppet</source>
        <translation>Маріонетка Тлейлаксу</translation>
    </message>
    <message>
        <source>To the Victor...</source>
        <translation>Переможець бере все</translation>
    </message>
    <message>
        <source>Unexpected Allies</source>
        <translation>Несподівані союзники</translation>
    </message>
    <message>
        <source>Urgent Mission</source>
        <translation>Термінове завдання</translation>
    </message>
    <message>
        <source>Vicious Talents</source>
        <translation>Жорстокі таланти</translation>
    </message>
    <message>
        <source>War Chest</source>
        <translation>Воєнна скарбниця</translation>
    </message>
    <message>
        <source>Water Peddlers Union</source>
        <translation>Спілка торговців водою</translation>
    </message>
    <message>
        <source>Water of Life</source>
        <translation>Вода Життя</translation>
    </message>
    <message>
        <source>Weirding Combat</source>
        <translation>Чаклунський бій</translation>
    </message>
    <message>
        <source>Windfall</source>
        <translation>Несподіваний прибуток</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>Default key</source>
        <translation>Типова клавіша</translation>
    </message>
    <message>
        <source>Letters alone are for finding options by name.</source>
        <extracomment>The portable text of the new key; empty: the usual one. The key that was wanted and can&apos;t be had.</extracomment>
        <translation>Літери самі по собі знаходять варіанти за назвами.</translation>
    </message>
    <message>
        <source>{key} is already used for: {command}</source>
        <translation>{key} уже означає: {command}</translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>Click a key and press another one. Digits choose options; letters find them.</source>
        <translation>Клацніть клавішу й натисніть іншу. Цифри вибирають варіанти; літери знаходять їх.</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>Board spaces</source>
        <translation>Локації</translation>
    </message>
    <message>
        <source>Conflict cards</source>
        <translation>Карти конфліктів</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракти</translation>
    </message>
    <message>
        <source>House Hagal cards</source>
        <translation>Карти Дому Гаґал</translation>
    </message>
    <message>
        <source>Imperium cards</source>
        <translation>Карти Імперіуму</translation>
    </message>
    <message>
        <source>Influence tracks</source>
        <translation>Шкали впливу</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти інтриг</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лідери</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Карти цілей</translation>
    </message>
    <message>
        <source>Observation posts</source>
        <translation>Спостережні пункти</translation>
    </message>
    <message>
        <source>Reserve cards</source>
        <translation>Карти Фонду</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Конкуренти</translation>
    </message>
    <message>
        <source>Starting cards</source>
        <extracomment>Kinds of components, several of which follow.</extracomment>
        <translation>Початкові карти</translation>
    </message>
    <message>
        <source>Tech tiles</source>
        <translation>Плитки технологій</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Genetic marker {number}</source>
        <translation>Генетичний маркер {number}</translation>
    </message>
</context>
<context>
    <name>Leader</name>
    <message>
        <source>Archduke Armand Ecaz</source>
        <translation>Ерцгерцог Арманд Еказ</translation>
    </message>
    <message>
        <source>Baron Vladimir Harkonnen</source>
        <translation>Барон Владімір Харконнен</translation>
    </message>
    <message>
        <source>Count Ilban Richese</source>
        <translation>Граф Ілбан Річез</translation>
    </message>
    <message>
        <source>Countess Ariana Thorvald</source>
        <translation>Графиня Аріана Торвальд</translation>
    </message>
    <message>
        <source>Duke Leto Atreides</source>
        <translation>Герцог Лето Атрід</translation>
    </message>
    <message>
        <source>Earl Memnon Thorvald</source>
        <translation>Граф Мемнон Торвальд</translation>
    </message>
    <message>
        <source>Feyd-Rautha Harkonnen</source>
        <translation>Фейд-Раута Харконнен</translation>
    </message>
    <message>
        <source>Glossu “The Beast” Rabban</source>
        <translation>Ґлоссу «Звір» Раббан</translation>
    </message>
    <message>
        <source>Gurney Halleck</source>
        <translation>Гурні Галлек</translation>
    </message>
    <message>
        <source>Helena Richese</source>
        <translation>Гелена Річез</translation>
    </message>
    <message>
        <source>House Hagal</source>
        <translation>Дім Гаґал</translation>
    </message>
    <message>
        <source>Ilesa Ecaz</source>
        <translation>Ілеса Еказ</translation>
    </message>
    <message>
        <source>Lady Amber Metulli</source>
        <translation>Леді Ембер Метуллі</translation>
    </message>
    <message>
        <source>Lady Jessica</source>
        <translation>Леді Джессіка</translation>
    </message>
    <message>
        <source>Lady Margot Fenring</source>
        <translation>Леді Марго Фенрінг</translation>
    </message>
    <message>
        <source>Muad&apos;Dib</source>
        <translation>Муад&apos;Діб</translation>
    </message>
    <message>
        <source>Paul Atreides</source>
        <translation>Пол Атрід</translation>
    </message>
    <message>
        <source>Prince Rhombur Vernius</source>
        <translation>Принц Ромбур Верніус</translation>
    </message>
    <message>
        <source>Princess Irulan</source>
        <translation>Принцеса Ірулан</translation>
    </message>
    <message>
        <source>Reverend Mother Jessica</source>
        <translation>Превелебна Матір Джессіка</translation>
    </message>
    <message>
        <source>Shaddam Corrino IV</source>
        <translation>Шаддам Коррино IV</translation>
    </message>
    <message>
        <source>Staban Tuek</source>
        <translation>Стабан Туек</translation>
    </message>
    <message>
        <source>Tessia Vernius</source>
        <translation>Тессія Верніус</translation>
    </message>
    <message>
        <source>Viscount Hundro Moritani</source>
        <translation>Віконт Гундро Морітані</translation>
    </message>
    <message>
        <source>“Princess” Yuna Moritani</source>
        <translation>«Принцеса» Юна Морітані</translation>
    </message>
</context>
<context>
    <name>LeaderSheet</name>
    <message>
        <source> (complexity {number})</source>
        <translation> (складність {number})</translation>
    </message>
    <message>
        <source> (only with the {module})</source>
        <translation> (лише: {module})</translation>
    </message>
    <message>
        <source>Complexity 1 of 3: recommended for a first game.</source>
        <translation>Складність 1 з 3: радимо для першої гри.</translation>
    </message>
    <message>
        <source>Complexity 2 of 3.</source>
        <translation>Складність 2 з 3.</translation>
    </message>
    <message>
        <source>Complexity 3 of 3: for players who know the game.</source>
        <translation>Складність 3 з 3: для гравців, які знають гру.</translation>
    </message>
    <message>
        <source>Dealt when the game begins, from those that nobody has chosen.</source>
        <translation>Роздається на початку гри з тих, кого ніхто не вибрав.</translation>
    </message>
    <message>
        <source>For a first game choose one of complexity 1: {leaders}.</source>
        <translation>Для першої гри виберіть лідера складності 1: {leaders}.</translation>
    </message>
    <message>
        <source>Leader of {player}</source>
        <extracomment>Where the portraits need two rows, or there is much to be told. Of games with more leaders than these each has more to tell: there the portraits leave more room to the words. How high two rows are, and where there is more to tell. What is free around the die of a random one, as a share of its tile. A leader or Rival; empty: a random one. So many portraits stand in one row, more in two.</extracomment>
        <translation>Лідер ({player})</translation>
    </message>
    <message>
        <source>Random Leader</source>
        <translation>Випадковий лідер</translation>
    </message>
    <message>
        <source>Signet Ring: {name}</source>
        <translation>Перстень із печаткою: {name}</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Перевернути</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Kwisatz Haderach</source>
        <translation>Квізац Хадерах</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Найманець</translation>
    </message>
    <message>
        <source>Sardaukar</source>
        <translation>Сардаукар</translation>
    </message>
</context>
<context>
    <name>LevelText</name>
    <message>
        <source>As Mentat, and you can never gain a Swordmaster.</source>
        <translation>Як «Ментат», але ви ніколи не отримаєте Майстра меча.</translation>
    </message>
    <message>
        <source>As Sardaukar, but the Swordmasters of the Rivals come in round 3, and Expert Deployment applies.</source>
        <translation>Як «Сардаукар», але Майстри меча Конкурентів з&apos;являються в раунді 3 і діє «Уміле розгортання».</translation>
    </message>
    <message>
        <source>As Sardaukar, with Smart Politics, Brutal Escalation and Expert Deployment.</source>
        <translation>Як «Сардаукар», але діють «Розумна політика», «Жорстока ескалація» та «Уміле розгортання».</translation>
    </message>
    <message>
        <source>The Mentat costs you 5 Solari; each Rival begins with an Intrigue card and gets its Swordmaster in round 4.</source>
        <translation>Ментат коштує вам 5 соляріїв; кожен Конкурент починає з картою інтриги й отримує Майстра меча в раунді 4.</translation>
    </message>
    <message>
        <source>The usual setup, for you and the Rivals.</source>
        <translation>Звичайні приготування для вас і Конкурентів.</translation>
    </message>
    <message>
        <source>You begin with 1 more Solari and 1 more spice, the Rivals without troops in their garrisons; they get their Swordmasters in round 5.</source>
        <translation>На початку ви маєте на 1 солярій і 1 прянощі більше, а Конкуренти не мають загонів у гарнізонах; Майстрів меча вони отримують у раунді 5.</translation>
    </message>
    <message>
        <source>You begin with an Intrigue card, the Rivals without troops in their garrisons.</source>
        <translation>Ви починаєте з картою інтриги, Конкуренти — без загонів у гарнізонах.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} та {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} або {last}</translation>
    </message>
    <message>
        <source>“”‘’</source>
        <extracomment>The outer pair of quotation marks, then the inner pair.</extracomment>
        <translation>«»„“</translation>
    </message>
</context>
<context>
    <name>LoadPage</name>
    <message>
        <source>All games</source>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>За виданням</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>За назвою</translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Не читаються</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Видалити (Del)</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Видалені</translation>
    </message>
    <message>
        <source>Deleted “{game}”</source>
        <translation>Видалено: {game}</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Експортовано: {file}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Пошук гри</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершені</translation>
    </message>
    <message>
        <source>Import files of saved games, or drag them onto the window</source>
        <translation>Імпортувати файли збережених ігор; їх можна й перетягнути на вікно</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Імпорт…</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Спершу найновіші</translation>
    </message>
    <message>
        <source>No games have been deleted or removed to make room for others.</source>
        <translation>Жодної гри не видалено, і жодна не звільнила місця для іншої.</translation>
    </message>
    <message>
        <source>No saved games match.</source>
        <extracomment>Milliseconds for which a row has to be the chosen one before the disk is asked for its older states. The game, which is over, is to be looked back at. These files are to be imported. The game is about to be deleted. What can&apos;t be done with deleted games; ``open`` brings those back. Why nobody can tell which games there are. The game that is asked for where to export it to.</extracomment>
        <translation>Таких збережених ігор немає.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Players, leaders, edition or name (Ctrl+F)</source>
        <translation>Гравці, лідери, видання чи назва (Ctrl+F)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Перейменувати</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Перейменувати (F2)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Відновити</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Розбір гри</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показати всі</translation>
    </message>
    <message>
        <source>That could not be done: {reason}</source>
        <translation>Не вдалося виконати: {reason}</translation>
    </message>
    <message>
        <source>The last {number} deleted games and the last {number} that made room for new ones are kept, however old.</source>
        <translation>Зберігаються останні видалені ігри ({number}) та останні, що звільнили місце для нових ({number}), хоч би якими давніми вони були.</translation>
    </message>
    <message>
        <source>There are no saved games yet. Every game is saved automatically after each decision, in this folder:
{folder}</source>
        <translation>Збережених ігор ще немає. Кожна гра зберігається сама після кожного рішення, у цій теці:
{folder}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>What the button offers is wanted. Where each lies now, and what it is called.</extracomment>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Незавершені</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Переглянути</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Які ігри</translation>
    </message>
    <message>
        <source>Winning chances, and what each decision cost, when the game is over</source>
        <translation>Шанси на перемогу і ціна кожного рішення, коли гру закінчено</translation>
    </message>
    <message>
        <source>{game} (copy)</source>
        <translation>{game} (копія)</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>A new contract can be taken: {contract}</source>
        <translation>Можна взяти новий контракт: {contract}</translation>
    </message>
    <message>
        <source>All House Hagal cards are shuffled into a new deck</source>
        <translation>Усі карти Дому Гаґал перетасовано в нову колоду</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бій</translation>
    </message>
    <message>
        <source>Combat: nobody wins</source>
        <translation>Бій: ніхто не перемагає</translation>
    </message>
    <message>
        <source>Combat: {player} wins</source>
        <translation>Бій: перемагає {player}</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>In the Conflict: {players}</source>
        <translation>У Зоні конфлікту: {players}</translation>
    </message>
    <message>
        <source>Makers and Recall</source>
        <translation>Видобуток і відкликання</translation>
    </message>
    <message>
        <source>Nobody controls {space} any more</source>
        <translation>Ніхто більше не контролює локації «{space}»</translation>
    </message>
    <message>
        <source>Nobody is in the Conflict</source>
        <translation>У Зоні конфлікту нікого немає</translation>
    </message>
    <message>
        <source>Nobody wins the Conflict, as these tie for first place: {players}</source>
        <translation>Ніхто не перемагає в конфлікті, нічия за 1-ше місце: {players}</translation>
    </message>
    <message>
        <source>Nobody wins the Conflict: nobody has any strength there</source>
        <translation>Ніхто не перемагає в конфлікті: ніхто не має там сили</translation>
    </message>
    <message>
        <source>Round {number} begins with the Conflict card {conflict}</source>
        <translation>Раунд {number} починається з карти конфлікту «{conflict}»</translation>
    </message>
    <message>
        <source>Round {number}: {conflict}</source>
        <translation>Раунд {number}: {conflict}</translation>
    </message>
    <message>
        <source>The Intrigue discard pile is shuffled into a new Intrigue deck</source>
        <translation>Скид інтриг перетасовано в нову колоду інтриг</translation>
    </message>
    <message>
        <source>The Mentat returns to its board space</source>
        <translation>Ментат повертається у свою локацію</translation>
    </message>
    <message>
        <source>The board space that {player} closed with The Voice is open again</source>
        <translation>Локацію, закриту картою «Голос» ({player}), знову відкрито</translation>
    </message>
    <message>
        <source>The bonus spice at {space} is taken</source>
        <translation>Додаткові прянощі в локації «{space}» забрано</translation>
    </message>
    <message>
        <source>The dice show {first} and {second}: no card leaves the Imperium Row</source>
        <translation>На кубиках {first} і {second}: жодна карта не залишає Ряду Імперіуму</translation>
    </message>
    <message>
        <source>The dice show {first} and {second}: removed from the Imperium Row: {cards}</source>
        <translation>На кубиках {first} і {second}: з Ряду Імперіуму прибрано: {cards}</translation>
    </message>
    <message>
        <source>the Agent on the Leader</source>
        <comment>the only choice of an Agent</comment>
        <translation>агент на карті лідера</translation>
    </message>
    <message>
        <source>the tie is decided by Solari</source>
        <translation>нічию вирішують солярії</translation>
    </message>
    <message>
        <source>the tie is decided by an ability</source>
        <extracomment>What decides between equal points.</extracomment>
        <translation>нічию вирішує здібність</translation>
    </message>
    <message>
        <source>the tie is decided by seat order, people before Rivals</source>
        <translation>нічию вирішує порядок місць, люди перед Конкурентами</translation>
    </message>
    <message>
        <source>the tie is decided by spice</source>
        <translation>нічию вирішують прянощі</translation>
    </message>
    <message>
        <source>the tie is decided by the later Reveal turn</source>
        <translation>нічию вирішує пізніший хід «Розкрити карти»</translation>
    </message>
    <message>
        <source>the tie is decided by troops in the garrison</source>
        <translation>нічию вирішують загони в гарнізоні</translation>
    </message>
    <message>
        <source>the tie is decided by water</source>
        <translation>нічию вирішує вода</translation>
    </message>
    <message>
        <source>{card} can be acquired now</source>
        <translation>Тепер можна придбати «{card}»</translation>
    </message>
    <message>
        <source>{card} comes into the Imperium Row</source>
        <translation>Карта «{card}» потрапляє в Ряд Імперіуму</translation>
    </message>
    <message>
        <source>{card} comes into the Tleilaxu Row</source>
        <translation>Карта «{card}» потрапляє в Ряд Тлейлаксу</translation>
    </message>
    <message>
        <source>{card} is removed from the Imperium Row and from the game</source>
        <translation>Карту «{card}» прибрано з Ряду Імперіуму й вилучено з гри</translation>
    </message>
    <message>
        <source>{card} is removed from the Tleilaxu Row and from the game</source>
        <translation>Карту «{card}» прибрано з Ряду Тлейлаксу й вилучено з гри</translation>
    </message>
    <message>
        <source>{card} is removed from the game, as no tech tile that lies open has the House Hagal mark</source>
        <translation>Плитку «{card}» вилучено з гри: жодна з відкритих плиток технологій не має знака Дому Гаґал</translation>
    </message>
    <message>
        <source>{effect} takes effect for {player}</source>
        <translation>Діє ефект ({player}): {effect}</translation>
    </message>
    <message>
        <source>{effect}: nothing happens for {player}</source>
        <translation>{effect}: нічого не відбувається ({player})</translation>
    </message>
    <message>
        <source>{effect}: nothing more happens for {player}</source>
        <translation>{effect}: більше нічого не відбувається ({player})</translation>
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
        <translation>{player} придбаває плитку технології «{card}»</translation>
    </message>
    <message>
        <source>{player} acquires {card}</source>
        <translation>{player} придбаває карту «{card}»</translation>
    </message>
    <message>
        <source>{player} acquires {card} and puts it on top of the deck</source>
        <translation>{player} придбаває карту «{card}» та кладе її на верх колоди</translation>
    </message>
    <message>
        <source>{player} acquires {card} and takes it into hand</source>
        <translation>{player} придбаває карту «{card}» та бере її на руку</translation>
    </message>
    <message>
        <source>{player} advances on the Tleilaxu track: {space}</source>
        <translation>{player} просувається треком Тлейлаксу: {space}</translation>
    </message>
    <message>
        <source>{player} advances on the research track: {space}</source>
        <extracomment>By track, how its token is said to move on.</extracomment>
        <translation>{player} просувається треком досліджень: {space}</translation>
    </message>
    <message>
        <source>{player} advances the Freighter: {space}</source>
        <translation>{player} просуває вантажний корабель: {space}</translation>
    </message>
    <message numerus="yes">
        <source>{player} brings %n Negotiator(s) home from Ix</source>
        <translation>
            <numerusform>{player} повертає з Ікса %n перемовника</numerusform>
            <numerusform>{player} повертає з Ікса %n перемовників</numerusform>
            <numerusform>{player} повертає з Ікса %n перемовників</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} carries out the Scheme “{effect}”</source>
        <extracomment>Whatever these do is told together with its source.</extracomment>
        <translation>{player} виконує «Планування»: «{effect}»</translation>
    </message>
    <message>
        <source>{player} closes {space} to opponents with The Voice</source>
        <translation>{player} закриває локацію «{space}» для суперників картою «Голос»</translation>
    </message>
    <message numerus="yes">
        <source>{player} commissions %n dreadnought(s)</source>
        <translation>
            <numerusform>{player} споряджає %n дредноут</numerusform>
            <numerusform>{player} споряджає %n дредноути</numerusform>
            <numerusform>{player} споряджає %n дредноутів</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} completes a contract: {contract}</source>
        <translation>{player} виконує контракт: {contract}</translation>
    </message>
    <message numerus="yes">
        <source>{player} deploys %n troop(s) from the supply to the Conflict</source>
        <translation>
            <numerusform>{player} розгортає %n загін із запасу в Зоні конфлікту</numerusform>
            <numerusform>{player} розгортає %n загони із запасу в Зоні конфлікту</numerusform>
            <numerusform>{player} розгортає %n загонів із запасу в Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} deploys %n troop(s) to the Conflict</source>
        <translation>
            <numerusform>{player} розгортає %n загін у Зоні конфлікту</numerusform>
            <numerusform>{player} розгортає %n загони в Зоні конфлікту</numerusform>
            <numerusform>{player} розгортає %n загонів у Зоні конфлікту</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} deploys to the Conflict: {units}</source>
        <translation>{player} розгортає в Зоні конфлікту: {units}</translation>
    </message>
    <message>
        <source>{player} destroys the Shield Wall</source>
        <translation>{player} підриває Оборонну стіну</translation>
    </message>
    <message>
        <source>{player} discards {card}</source>
        <translation>{player} скидає карту «{card}»</translation>
    </message>
    <message>
        <source>{player} discards {card} from the deck</source>
        <translation>{player} скидає карту «{card}» з колоди</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n Intrigue card(s)</source>
        <translation>
            <numerusform>{player} бере %n карту інтриги</numerusform>
            <numerusform>{player} бере %n карти інтриг</numerusform>
            <numerusform>{player} бере %n карт інтриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n Intrigue card(s): {cards}</source>
        <translation>
            <numerusform>{player} бере %n карту інтриги: {cards}</numerusform>
            <numerusform>{player} бере %n карти інтриг: {cards}</numerusform>
            <numerusform>{player} бере %n карт інтриг: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s)</source>
        <translation>
            <numerusform>{player} бере %n карту</numerusform>
            <numerusform>{player} бере %n карти</numerusform>
            <numerusform>{player} бере %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s): {cards}</source>
        <translation>
            <numerusform>{player} бере %n карту: {cards}</numerusform>
            <numerusform>{player} бере %n карти: {cards}</numerusform>
            <numerusform>{player} бере %n карт: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the turn; without effect: {effects}</source>
        <translation>{player} завершує хід; не застосовано: {effects}</translation>
    </message>
    <message>
        <source>{player} flips the Leader: {leader}</source>
        <translation>{player} перевертає лідера: {leader}</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Bene Gesserit</source>
        <translation>{player} укладає союз із Бене Гессерит</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Emperor</source>
        <translation>{player} укладає союз із Імператором</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Fremen</source>
        <translation>{player} укладає союз із Фрименами</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Spacing Guild</source>
        <translation>{player} укладає союз із Гільдією Лоцманів</translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Persuasion</source>
        <translation>
            <numerusform>{player} отримує %n очко переконливості</numerusform>
            <numerusform>{player} отримує %n очки переконливості</numerusform>
            <numerusform>{player} отримує %n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Solari</source>
        <translation>
            <numerusform>{player} отримує %n солярій</numerusform>
            <numerusform>{player} отримує %n солярії</numerusform>
            <numerusform>{player} отримує %n соляріїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Victory Point(s)</source>
        <translation>
            <numerusform>{player} здобуває %n переможне очко</numerusform>
            <numerusform>{player} здобуває %n переможні очки</numerusform>
            <numerusform>{player} здобуває %n переможних очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n memor(y|ies)</source>
        <translation>
            <numerusform>{player} отримує %n спогад</numerusform>
            <numerusform>{player} отримує %n спогади</numerusform>
            <numerusform>{player} отримує %n спогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n spice</source>
        <translation>
            <numerusform>{player} отримує %n прянощі</numerusform>
            <numerusform>{player} отримує %n прянощі</numerusform>
            <numerusform>{player} отримує %n прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n sword(s)</source>
        <translation>
            <numerusform>{player} отримує %n меч</numerusform>
            <numerusform>{player} отримує %n мечі</numerusform>
            <numerusform>{player} отримує %n мечів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n water</source>
        <translation>
            <numerusform>{player} отримує %n воду</numerusform>
            <numerusform>{player} отримує %n води</numerusform>
            <numerusform>{player} отримує %n води</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gains {n} {what}</source>
        <translation>{player} отримує: {what} ({n})</translation>
    </message>
    <message numerus="yes">
        <source>{player} generates %n specimen(s)</source>
        <translation>
            <numerusform>{player} створює %n зразок</numerusform>
            <numerusform>{player} створює %n зразки</numerusform>
            <numerusform>{player} створює %n зразків</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no Intrigue cards and passes</source>
        <translation>{player} не має карт інтриг і пасує</translation>
    </message>
    <message>
        <source>{player} has no cards to reveal</source>
        <translation>{player} не має карт, щоб розкрити</translation>
    </message>
    <message>
        <source>{player} has not acquired {card}, which was set aside: it is removed from the game</source>
        <translation>{player} не придбаває відкладеної карти «{card}»: її вилучено з гри</translation>
    </message>
    <message>
        <source>{player} ignores {card}: by Smart Politics it does not go to {space} now</source>
        <translation>{player} ігнорує карту «{card}»: варіант «Розумна політика» зараз не пускає в локацію «{space}»</translation>
    </message>
    <message>
        <source>{player} ignores {card}: it has too little Influence for {space}</source>
        <translation>{player} ігнорує карту «{card}»: замало впливу для локації «{space}»</translation>
    </message>
    <message>
        <source>{player} ignores {card}: its condition is not met</source>
        <translation>{player} ігнорує карту «{card}»: умову не виконано</translation>
    </message>
    <message>
        <source>{player} ignores {card}: its dreadnoughts are all commissioned</source>
        <translation>{player} ігнорує карту «{card}»: усі дредноути вже споряджено</translation>
    </message>
    <message>
        <source>{player} ignores {card}: neither board space has bonus spice</source>
        <translation>{player} ігнорує карту «{card}»: у жодній із локацій немає додаткових прянощів</translation>
    </message>
    <message>
        <source>{player} ignores {card}: no unoccupied Maker board space has bonus spice</source>
        <translation>{player} ігнорує карту «{card}»: у вільних локаціях видобутку немає додаткових прянощів</translation>
    </message>
    <message>
        <source>{player} ignores {card}: there is no bonus spice at {space}</source>
        <translation>{player} ігнорує карту «{card}»: у локації «{space}» немає додаткових прянощів</translation>
    </message>
    <message>
        <source>{player} ignores {card}: {space} is closed by The Voice</source>
        <translation>{player} ігнорує карту «{card}»: локацію «{space}» закрито картою «Голос»</translation>
    </message>
    <message>
        <source>{player} ignores {card}: {space} is occupied</source>
        <extracomment>Why a card can&apos;t be used.</extracomment>
        <translation>{player} ігнорує карту «{card}»: локацію «{space}» зайнято</translation>
    </message>
    <message>
        <source>{player} is dealt an Objective: {card}</source>
        <translation>{player} отримує карту цілі: {card}</translation>
    </message>
    <message>
        <source>{player} leaves on the board: {units}</source>
        <translation>{player} залишає на полі: {units}</translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the Intrigue deck</source>
        <translation>
            <numerusform>{player} дивиться %n верхню карту колоди інтриг</numerusform>
            <numerusform>{player} дивиться %n верхні карти колоди інтриг</numerusform>
            <numerusform>{player} дивиться %n верхніх карт колоди інтриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the Intrigue deck: {cards}</source>
        <translation>
            <numerusform>{player} дивиться %n верхню карту колоди інтриг: {cards}</numerusform>
            <numerusform>{player} дивиться %n верхні карти колоди інтриг: {cards}</numerusform>
            <numerusform>{player} дивиться %n верхніх карт колоди інтриг: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the deck</source>
        <translation>
            <numerusform>{player} дивиться %n верхню карту колоди</numerusform>
            <numerusform>{player} дивиться %n верхні карти колоди</numerusform>
            <numerusform>{player} дивиться %n верхніх карт колоди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the deck: {cards}</source>
        <translation>
            <numerusform>{player} дивиться %n верхню карту колоди: {cards}</numerusform>
            <numerusform>{player} дивиться %n верхні карти колоди: {cards}</numerusform>
            <numerusform>{player} дивиться %n верхніх карт колоди: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n Victory Point(s)</source>
        <translation>
            <numerusform>{player} втрачає %n переможне очко</numerusform>
            <numerusform>{player} втрачає %n переможні очки</numerusform>
            <numerusform>{player} втрачає %n переможних очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n troop(s) from the garrison</source>
        <translation>
            <numerusform>{player} втрачає %n загін із гарнізону</numerusform>
            <numerusform>{player} втрачає %n загони з гарнізону</numerusform>
            <numerusform>{player} втрачає %n загонів із гарнізону</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Bene Gesserit</source>
        <translation>{player} втрачає союз із Бене Гессерит</translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Emperor</source>
        <translation>{player} втрачає союз із Імператором</translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Fremen</source>
        <translation>{player} втрачає союз із Фрименами</translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Spacing Guild</source>
        <translation>{player} втрачає союз із Гільдією Лоцманів</translation>
    </message>
    <message>
        <source>{player} moves a Snooper onto the Leader: {faction}</source>
        <translation>{player} переміщує вловлювача на лідера: {faction}</translation>
    </message>
    <message>
        <source>{player} moves along the training track: {space}</source>
        <translation>{player} переміщує маркер треком вишколу: {space}</translation>
    </message>
    <message>
        <source>{player} moves on {track}: {space}</source>
        <translation>{player} просувається ({track}): {space}</translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>{player} тепер має %n очко впливу на Бене Гессерит</numerusform>
            <numerusform>{player} тепер має %n очки впливу на Бене Гессерит</numerusform>
            <numerusform>{player} тепер має %n очок впливу на Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Emperor</source>
        <translation>
            <numerusform>{player} тепер має %n очко впливу на Імператора</numerusform>
            <numerusform>{player} тепер має %n очки впливу на Імператора</numerusform>
            <numerusform>{player} тепер має %n очок впливу на Імператора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Fremen</source>
        <translation>
            <numerusform>{player} тепер має %n очко впливу на Фрименів</numerusform>
            <numerusform>{player} тепер має %n очки впливу на Фрименів</numerusform>
            <numerusform>{player} тепер має %n очок впливу на Фрименів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>{player} тепер має %n очко впливу на Гільдію Лоцманів</numerusform>
            <numerusform>{player} тепер має %n очки впливу на Гільдію Лоцманів</numerusform>
            <numerusform>{player} тепер має %n очок впливу на Гільдію Лоцманів</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасує</translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n Persuasion</source>
        <translation>
            <numerusform>{player} сплачує %n очко переконливості</numerusform>
            <numerusform>{player} сплачує %n очки переконливості</numerusform>
            <numerusform>{player} сплачує %n очок переконливості</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n Solari</source>
        <translation>
            <numerusform>{player} сплачує %n солярій</numerusform>
            <numerusform>{player} сплачує %n солярії</numerusform>
            <numerusform>{player} сплачує %n соляріїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n specimen(s)</source>
        <translation>
            <numerusform>{player} сплачує %n зразок</numerusform>
            <numerusform>{player} сплачує %n зразки</numerusform>
            <numerusform>{player} сплачує %n зразків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n spice</source>
        <translation>
            <numerusform>{player} сплачує %n прянощі</numerusform>
            <numerusform>{player} сплачує %n прянощі</numerusform>
            <numerusform>{player} сплачує %n прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n water</source>
        <translation>
            <numerusform>{player} сплачує %n воду</numerusform>
            <numerusform>{player} сплачує %n води</numerusform>
            <numerusform>{player} сплачує %n води</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} pays {n} {what}</source>
        <translation>{player} сплачує: {what} ({n})</translation>
    </message>
    <message>
        <source>{player} pays {price} and takes the Swordmaster</source>
        <translation>{player} сплачує {price} і бере Майстра меча</translation>
    </message>
    <message>
        <source>{player} pays {price} for a Victory Point</source>
        <translation>{player} сплачує {price} за переможне очко</translation>
    </message>
    <message>
        <source>{player} places a Spy: {post}</source>
        <extracomment>The heading of the turn, or another line, says it.</extracomment>
        <translation>{player} розміщує шпигуна: {post}</translation>
    </message>
    <message>
        <source>{player} plays no Intrigue cards and passes</source>
        <translation>{player} не грає карт інтриг і пасує</translation>
    </message>
    <message>
        <source>{player} plays the Intrigue card {card}</source>
        <translation>{player} грає карту інтриги «{card}»</translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n Intrigue card(s) under the deck</source>
        <translation>
            <numerusform>{player} кладе %n карту інтриги під колоду</numerusform>
            <numerusform>{player} кладе %n карти інтриг під колоду</numerusform>
            <numerusform>{player} кладе %n карт інтриг під колоду</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n Intrigue card(s) under the deck: {cards}</source>
        <translation>
            <numerusform>{player} кладе %n карту інтриги під колоду: {cards}</numerusform>
            <numerusform>{player} кладе %n карти інтриг під колоду: {cards}</numerusform>
            <numerusform>{player} кладе %n карт інтриг під колоду: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} recalls a Spy: {post}</source>
        <translation>{player} відкликає шпигуна: {post}</translation>
    </message>
    <message>
        <source>{player} recalls an Agent from {space}</source>
        <translation>{player} відкликає агента з локації «{space}»</translation>
    </message>
    <message>
        <source>{player} recalls the Freighter</source>
        <translation>{player} повертає вантажний корабель</translation>
    </message>
    <message numerus="yes">
        <source>{player} recruits %n troop(s)</source>
        <extracomment>By kind, origin and target; a product adds its own. From the Conflict to the supply they may be lost, or go home.</extracomment>
        <translation>
            <numerusform>{player} наймає %n загін</numerusform>
            <numerusform>{player} наймає %n загони</numerusform>
            <numerusform>{player} наймає %n загонів</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} resolves {effect}</source>
        <translation>{player} застосовує: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>{player} retreats %n troop(s) to the garrison</source>
        <translation>
            <numerusform>{player} відводить %n загін у гарнізон</numerusform>
            <numerusform>{player} відводить %n загони в гарнізон</numerusform>
            <numerusform>{player} відводить %n загонів у гарнізон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n memor(y|ies) to the supply</source>
        <translation>
            <numerusform>{player} повертає %n спогад у запас</numerusform>
            <numerusform>{player} повертає %n спогади в запас</numerusform>
            <numerusform>{player} повертає %n спогадів у запас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n sandworm(s) to the bank</source>
        <translation>
            <numerusform>{player} повертає %n піщаного хробака в загальний запас</numerusform>
            <numerusform>{player} повертає %n піщаних хробаків у загальний запас</numerusform>
            <numerusform>{player} повертає %n піщаних хробаків у загальний запас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n specimen(s) to the supply</source>
        <translation>
            <numerusform>{player} повертає в запас %n зразок</numerusform>
            <numerusform>{player} повертає в запас %n зразки</numerusform>
            <numerusform>{player} повертає в запас %n зразків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n troop(s) from the Conflict to the supply</source>
        <translation>
            <numerusform>{player} повертає %n загін із Зони конфлікту в запас</numerusform>
            <numerusform>{player} повертає %n загони із Зони конфлікту в запас</numerusform>
            <numerusform>{player} повертає %n загонів із Зони конфлікту в запас</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} returns to the garrison: {units}</source>
        <translation>{player} повертає в гарнізон: {units}</translation>
    </message>
    <message>
        <source>{player} returns to the supply: {units}</source>
        <translation>{player} повертає в запас: {units}</translation>
    </message>
    <message>
        <source>{player} returns {card} from play to hand</source>
        <translation>{player} повертає карту «{card}» із гри на руку</translation>
    </message>
    <message numerus="yes">
        <source>{player} reveals %n card(s): {cards}</source>
        <translation>
            <numerusform>{player} розкриває %n карту: {cards}</numerusform>
            <numerusform>{player} розкриває %n карти: {cards}</numerusform>
            <numerusform>{player} розкриває %n карт: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} reveals the Factions chosen in secret: {factions}</source>
        <translation>{player} розкриває таємно вибрані фракції: {factions}</translation>
    </message>
    <message numerus="yes">
        <source>{player} sends %n Negotiator(s) to Ix</source>
        <translation>
            <numerusform>{player} відправляє на Ікс %n перемовника</numerusform>
            <numerusform>{player} відправляє на Ікс %n перемовників</numerusform>
            <numerusform>{player} відправляє на Ікс %n перемовників</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sends an Agent to {space}</source>
        <translation>{player} відправляє агента в локацію «{space}»</translation>
    </message>
    <message>
        <source>{player} sends an Agent to {space} with {card}</source>
        <translation>{player} відправляє агента в локацію «{space}» картою «{card}»</translation>
    </message>
    <message>
        <source>{player} sends an Agent to {space} with {card} and {partner}</source>
        <translation>{player} відправляє агента в локацію «{space}» картами «{card}» та «{partner}»</translation>
    </message>
    <message>
        <source>{player} sends the Agent at {origin} on to {space} with {card}</source>
        <translation>{player} відправляє агента з локації «{origin}» далі в локацію «{space}» картою «{card}»</translation>
    </message>
    <message>
        <source>{player} sends the Agent at {origin} on to {space} with {card} and {partner}</source>
        <translation>{player} відправляє агента з локації «{origin}» далі в локацію «{space}» картами «{card}» та «{partner}»</translation>
    </message>
    <message>
        <source>{player} sets a card aside until the second turn</source>
        <translation>{player} відкладає карту до другого ходу</translation>
    </message>
    <message>
        <source>{player} sets a card aside until the second turn: {cards}</source>
        <translation>{player} відкладає карту до другого ходу: {cards}</translation>
    </message>
    <message>
        <source>{player} sets {card} aside from the Imperium Row</source>
        <translation>{player} відкладає карту «{card}» з Ряду Імперіуму</translation>
    </message>
    <message>
        <source>{player} shuffles the discard pile into the deck</source>
        <translation>{player} перетасовує скид у колоду</translation>
    </message>
    <message>
        <source>{player} steals an Intrigue card from {opponent}</source>
        <translation>{player} краде карту інтриги в суперника ({opponent})</translation>
    </message>
    <message>
        <source>{player} steals an Intrigue card from {opponent}: {card}</source>
        <translation>{player} краде карту інтриги в суперника ({opponent}): {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player} summons %n sandworm(s)</source>
        <translation>
            <numerusform>{player} викликає %n піщаного хробака</numerusform>
            <numerusform>{player} викликає %n піщаних хробаків</numerusform>
            <numerusform>{player} викликає %n піщаних хробаків</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes Maker hooks</source>
        <translation>{player} бере гаки творця</translation>
    </message>
    <message>
        <source>{player} takes a High Council seat</source>
        <translation>{player} займає місце у Вищій Раді</translation>
    </message>
    <message>
        <source>{player} takes a contract: {contract}</source>
        <translation>{player} бере контракт: {contract}</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes back %n troop(s) from the Conflict</source>
        <translation>
            <numerusform>{player} повертає %n загін із Зони конфлікту</numerusform>
            <numerusform>{player} повертає %n загони із Зони конфлікту</numerusform>
            <numerusform>{player} повертає %n загонів із Зони конфлікту</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes control of {space}</source>
        <translation>{player} отримує контроль над локацією «{space}»</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Bene Gesserit from {opponent}</source>
        <translation>{player} забирає союз із Бене Гессерит ({opponent} його втрачає)</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Emperor from {opponent}</source>
        <translation>{player} забирає союз із Імператором ({opponent} його втрачає)</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Fremen from {opponent}</source>
        <translation>{player} забирає союз із Фрименами ({opponent} його втрачає)</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Spacing Guild from {opponent}</source>
        <translation>{player} забирає союз із Гільдією Лоцманів ({opponent} його втрачає)</translation>
    </message>
    <message>
        <source>{player} takes the Conflict card {card}</source>
        <translation>{player} бере карту конфлікту «{card}»</translation>
    </message>
    <message>
        <source>{player} takes the Mentat</source>
        <translation>{player} бере Ментата</translation>
    </message>
    <message>
        <source>{player} takes the Swordmaster</source>
        <translation>{player} бере Майстра меча</translation>
    </message>
    <message>
        <source>{player} takes the only choice</source>
        <translation>{player} вибирає єдиний варіант</translation>
    </message>
    <message>
        <source>{player} takes the only choice: {answer}</source>
        <translation>{player} вибирає єдиний варіант: {answer}</translation>
    </message>
    <message>
        <source>{player} takes the only possible amount, {number}</source>
        <translation>{player} вибирає єдину можливу кількість: {number}</translation>
    </message>
    <message>
        <source>{player} takes the reward twice because of a sandworm</source>
        <translation>{player} отримує нагороду двічі завдяки піщаному хробаку</translation>
    </message>
    <message>
        <source>{player} takes {card} from the discard pile into hand</source>
        <translation>{player} бере карту «{card}» зі скиду на руку</translation>
    </message>
    <message>
        <source>{player} takes {card}, which was set aside, into hand</source>
        <translation>{player} бере в руку відкладену карту «{card}»</translation>
    </message>
    <message>
        <source>{player} trashes the Intrigue card {card}</source>
        <translation>{player} знищує карту інтриги «{card}»</translation>
    </message>
    <message>
        <source>{player} trashes the tech tile {card}</source>
        <translation>{player} знищує плитку технології «{card}»</translation>
    </message>
    <message>
        <source>{player} trashes {card} from hand</source>
        <translation>{player} знищує карту «{card}» із руки</translation>
    </message>
    <message>
        <source>{player} trashes {card} from play</source>
        <translation>{player} знищує карту «{card}» із гри</translation>
    </message>
    <message>
        <source>{player} trashes {card} from the deck</source>
        <translation>{player} знищує карту «{card}» із колоди</translation>
    </message>
    <message>
        <source>{player} trashes {card} from the discard pile</source>
        <translation>{player} знищує карту «{card}» зі скиду</translation>
    </message>
    <message>
        <source>{player} turns cards face down for their battle icons: {cards}</source>
        <translation>{player} перевертає карти долілиць заради їхніх символів бою: {cards}</translation>
    </message>
    <message>
        <source>{player} turns up the House Hagal card {card}</source>
        <translation>{player} відкриває карту Дому Гаґал «{card}»</translation>
    </message>
    <message numerus="yes">
        <source>{player} turns up {card} for the combat bonus: %n sword(s)</source>
        <translation>
            <numerusform>{player} відкриває карту «{card}» для бойового бонусу: %n меч</numerusform>
            <numerusform>{player} відкриває карту «{card}» для бойового бонусу: %n мечі</numerusform>
            <numerusform>{player} відкриває карту «{card}» для бойового бонусу: %n мечів</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} uses the Family Atomics</source>
        <translation>{player} застосовує родову атомну зброю</translation>
    </message>
    <message>
        <source>{player} uses the tech tile {card}</source>
        <translation>{player} застосовує плитку технології «{card}»</translation>
    </message>
    <message>
        <source>{player} wins the Conflict</source>
        <translation>{player} перемагає в конфлікті</translation>
    </message>
    <message>
        <source>{player} wins the Mentat for the next round</source>
        <translation>{player} здобуває Ментата на наступний раунд</translation>
    </message>
    <message>
        <source>{player} wins the game ({standing})</source>
        <translation>{player} перемагає у грі ({standing})</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n Victory Point(s)</source>
        <translation>
            <numerusform>{player}: %n переможне очко</numerusform>
            <numerusform>{player}: %n переможні очки</numerusform>
            <numerusform>{player}: %n переможних очок</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: Agent turn</source>
        <translation>{player}: хід «Відправити агента»</translation>
    </message>
    <message>
        <source>{player}: Reveal turn</source>
        <translation>{player}: хід «Розкрити карти»</translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, no reward</source>
        <translation>
            <numerusform>{player}: сила %n, без нагороди</numerusform>
            <numerusform>{player}: сила %n, без нагороди</numerusform>
            <numerusform>{player}: сила %n, без нагороди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for first place</source>
        <translation>
            <numerusform>{player}: сила %n, нагорода за 1-ше місце</numerusform>
            <numerusform>{player}: сила %n, нагорода за 1-ше місце</numerusform>
            <numerusform>{player}: сила %n, нагорода за 1-ше місце</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for second place</source>
        <translation>
            <numerusform>{player}: сила %n, нагорода за 2-ге місце</numerusform>
            <numerusform>{player}: сила %n, нагорода за 2-ге місце</numerusform>
            <numerusform>{player}: сила %n, нагорода за 2-ге місце</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for third place</source>
        <translation>
            <numerusform>{player}: сила %n, нагорода за 3-тє місце</numerusform>
            <numerusform>{player}: сила %n, нагорода за 3-тє місце</numerusform>
            <numerusform>{player}: сила %n, нагорода за 3-тє місце</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: turn</source>
        <translation>{player}: хід</translation>
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
        <translation>{source} («{effect}»)</translation>
    </message>
    <message numerus="yes">
        <source>{space} now holds %n bonus spice</source>
        <translation>
            <numerusform>У локації «{space}» тепер %n додаткові прянощі</numerusform>
            <numerusform>У локації «{space}» тепер %n додаткові прянощі</numerusform>
            <numerusform>У локації «{space}» тепер %n додаткових прянощів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All seats</source>
        <extracomment>A line was taken: the step in which it happened. In the place of the lines, if none is like what is looked for. Of a game that is watched: what is on the table now. None: the newest line is looked at.</extracomment>
        <translation>Усі гравці</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Закрити журнал</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Пошук у журналі</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Nothing in the log matches.</source>
        <translation>У журналі такого немає.</translation>
    </message>
    <message>
        <source>Whose lines</source>
        <translation>Чиї рядки</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{game} (from round {round})</source>
        <translation>{game} (з раунду {round})</translation>
    </message>
    <message>
        <source>{trouble} Close again to leave without it.</source>
        <extracomment>What the system draws above the window, more or less. Of what notices tell; of each matter only the last one is true. A setting has changed, by its name, and is obeyed. The games that can&apos;t be saved, of which the person was told when closing. Saved games and their files. Finished games in numbers. The game on the table, and the one that is watched.</extracomment>
        <translation>{trouble} Закрийте ще раз, щоб вийти без збереження.</translation>
    </message>
</context>
<context>
    <name>Market</name>
    <message>
        <source>Contract: {title}</source>
        <extracomment>Who alone may take it; NOBODY: it lies open for all.</extracomment>
        <translation>Контракт: {title}</translation>
    </message>
    <message>
        <source>Tech tiles</source>
        <translation>Плитки технологій</translation>
    </message>
    <message>
        <source>Tleilaxu Row</source>
        <translation>Ряд Тлейлаксу</translation>
    </message>
    <message>
        <source>{contract}, only for {player}</source>
        <translation>{contract}, лише для: {player}</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message>
        <source>Solo game</source>
        <translation>Соло-гра</translation>
    </message>
    <message>
        <source>Two-player game</source>
        <translation>Гра вдвох</translation>
    </message>
</context>
<context>
    <name>ModeOptions</name>
    <message>
        <source>{grade}, recommended for a first game. {about}</source>
        <translation>{grade}, радимо для першої гри. {about}</translation>
    </message>
    <message>
        <source>{grade}. {about}</source>
        <translation>{grade}. {about}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <extracomment>The levels of all editions, in the order of the segments. The sentence has two lines, so that nothing moves where it has one. Three variants still stand side by side. Beside so many expansions there is room for the numbers of cards; else the tooltip of the button has them.</extracomment>
        <translation>Гравців: {number}</translation>
    </message>
</context>
<context>
    <name>ModeText</name>
    <message>
        <source>House Hagal takes part as a third player who fights and stands in the way.</source>
        <translation>Дім Гаґал бере участь як третій гравець, що воює та стоїть на заваді.</translation>
    </message>
    <message>
        <source>Two players against each other and a Rival, led by the House Hagal cards.</source>
        <extracomment>Those that are no Leaders of Uprising.</extracomment>
        <translation>Двоє гравців — один проти одного та проти Конкурента, яким керують карти Дому Гаґал.</translation>
    </message>
    <message>
        <source>You play against two Rivals, led by the House Hagal cards.</source>
        <translation>Ви граєте проти двох Конкурентів, якими керують карти Дому Гаґал.</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Hidden card</source>
        <translation>Прихована карта</translation>
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
        <translation>Додатково</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Почати</translation>
    </message>
    <message>
        <source>Click a mark to change its colour. Seats without a name go by their number.</source>
        <translation>Клацніть позначку, щоб змінити колір. Місця без імені називаються за номером.</translation>
    </message>
    <message>
        <source>Everybody for themselves. The computer plays the seats that you give it.</source>
        <translation>Усі проти всіх. Комп&apos;ютер займає місця, які ви йому дасте.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>The games to choose from; the first if none was ever chosen. Of a Rival where none was ever chosen: the one that is advised. Seeds are typed and read aloud: as many digits as a person can bear. The height of two lines. Setup, the seats, the choices to be remembered, the edition. The page with the cards of the blend. How who sits on the pointed seat plays: two lines, so that nothing moves. The cards of each game whose cards can be chosen.</extracomment>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>The same seed with the same Leaders deals the same cards again.</source>
        <translation>Те саме зерно з тими самими лідерами роздає ті самі карти.</translation>
    </message>
    <message>
        <source>The seed is a number of at most {digits} digits.</source>
        <translation>Зерно — це число, у якому не більше ніж {digits} цифр.</translation>
    </message>
    <message>
        <source>Two seats have the same Leader.</source>
        <translation>На двох місцях однаковий лідер.</translation>
    </message>
    <message>
        <source>Two seats have the same name.</source>
        <translation>На двох місцях однакове ім&apos;я.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>випадково</translation>
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
        <translation>Крис-ніж</translation>
    </message>
    <message>
        <source>Desert Mouse</source>
        <extracomment>An Objective is called by its battle icon.</extracomment>
        <translation>Пустельна миша</translation>
    </message>
    <message>
        <source>Ornithopter</source>
        <translation>Орнітоптер</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Options</source>
        <extracomment>A choice is to be taken; a refused one only says why. The ref of a choice, and a number of units more, or fewer. The big card of a row is wanted. The row that is pointed at or focused, or None. The digits are to go this many pages on. Letters that look for something. Where the button went down, and what that meant: it is a click only if it comes up on the same. Whether the pointer was moved to what it is on, or that has come under it.</extracomment>
        <translation>Варіанти</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>all</source>
        <extracomment>What a tour means is ringed.</extracomment>
        <translation>усі</translation>
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
            <numerusform>Доступно варіантів: %n</numerusform>
            <numerusform>Доступно варіантів: %n</numerusform>
            <numerusform>Доступно варіантів: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Key {digit}.</source>
        <translation>Клавіша {digit}.</translation>
    </message>
    <message>
        <source>Shift+{digit}: {way}.</source>
        <translation>Shift+{digit}: {way}.</translation>
    </message>
    <message>
        <source>Shows something hidden: it can&apos;t be undone.</source>
        <translation>Відкриває приховане: скасувати не можна.</translation>
    </message>
    <message>
        <source>{group}: {number}</source>
        <translation>{group}. {number}</translation>
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
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Гру завершено</translation>
    </message>
    <message>
        <source>The table stays as it is, so that you can look at it.</source>
        <translation>Стіл лишається таким, як є, для огляду.</translation>
    </message>
</context>
<context>
    <name>Piles</name>
    <message>
        <source>Battle icons, face up</source>
        <translation>Символи бою, горілиць</translation>
    </message>
    <message>
        <source>Battle icons, used</source>
        <translation>Символи бою, використані</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Of the cards to pick from, made for one question. What is laid open: pairs of a zone and the seat whose it is; or the cards to pick from, by zone. The size that the content wants, in units; empty: as the grids of cards say.</extracomment>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Completed contracts</source>
        <translation>Виконані контракти</translation>
    </message>
    <message>
        <source>Conflicts so far</source>
        <translation>Минулі конфлікти</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракти</translation>
    </message>
    <message>
        <source>Deck, in no particular order</source>
        <translation>Колода, без порядку</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Скид</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Zones by name, with their titles.</extracomment>
        <translation>Рука</translation>
    </message>
    <message>
        <source>House Hagal discard pile</source>
        <translation>Скид Дому Гаґал</translation>
    </message>
    <message>
        <source>Imperium Row</source>
        <translation>Ряд Імперіуму</translation>
    </message>
    <message>
        <source>Imperium Row and Reserve</source>
        <extracomment>A side of a choice, and one where many stand beside each other. Icons, the first that fit. Units that the frame takes beside the cards, and with its head above and below them. What lies open on the table anyway: nobody needs a viewer to pick from it. What is for sale lies open together, under one heading.</extracomment>
        <translation>Ряд Імперіуму та Фонд</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти інтриг</translation>
    </message>
    <message>
        <source>Intrigue discard pile</source>
        <translation>Скид інтриг</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграні</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Фонд</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Розкриті</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Відкладені</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Знищені</translation>
    </message>
    <message>
        <source>Waiting for the Reveal turn</source>
        <translation>Чекають на хід «Розкрити карти»</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Architect</source>
        <translation>Архітектор</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Універсал</translation>
    </message>
    <message>
        <source>Builds a strong deck and buys the best cards of the Imperium Row.</source>
        <translation>Будує сильну колоду й купує найкращі карти з Ряду Імперіуму.</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Комп&apos;ютер {number}</translation>
    </message>
    <message>
        <source>Courts the Factions: Influence, Alliances, a seat on the High Council.</source>
        <translation>Прихиляє до себе фракції: вплив, союзи, місце у Вищій Раді.</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Дипломат</translation>
    </message>
    <message>
        <source>Gathers Solari, spice and water, and takes contracts where there are any.</source>
        <translation>Збирає солярії, прянощі й воду та бере контракти, де вони є.</translation>
    </message>
    <message>
        <source>Goes for whatever is worth the most at the moment.</source>
        <translation>Береться за те, що зараз найцінніше.</translation>
    </message>
    <message>
        <source>Loves troops and swords, and fights for Conflicts others would leave.</source>
        <translation>Любить загони й мечі та б&apos;ється за конфлікти, які інші облишили б.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстер</translation>
    </message>
    <message>
        <source>Master {number}</source>
        <translation>Майстер {number}</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Торговець</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новачок</translation>
    </message>
    <message>
        <source>Novice {number}</source>
        <extracomment>What seats of each level are called that have no name.</extracomment>
        <translation>Новачок {number}</translation>
    </message>
    <message>
        <source>Plans each turn to its end and keeps an eye on its opponents.</source>
        <translation>Планує кожен хід до кінця й не спускає очей із суперників.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Гравець {number}</translation>
    </message>
    <message>
        <source>Plays sensibly, but with the eyes of a newcomer: what pays later counts little.</source>
        <translation>Грає розсудливо, але очима новачка: майбутня користь важить для нього мало.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Levels and personalities by name, as in ``bots.names``; empty: no personality.</extracomment>
        <translation>Випадково</translation>
    </message>
    <message>
        <source>Schemer</source>
        <translation>Інтриган</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Вправний</translation>
    </message>
    <message>
        <source>Skilled {number}</source>
        <translation>Вправний {number}</translation>
    </message>
    <message>
        <source>Takes any legal move, without a plan.</source>
        <extracomment>Each in a sentence.</extracomment>
        <translation>Робить будь-який дозволений хід, без жодного плану.</translation>
    </message>
    <message>
        <source>Thinks for some seconds, and tries out how the round may end.</source>
        <translation>Думає кілька секунд і перебирає, чим може скінчитися раунд.</translation>
    </message>
    <message>
        <source>Warlike</source>
        <translation>Воїн</translation>
    </message>
    <message>
        <source>Works in secret, with Intrigue cards and spies.</source>
        <translation>Діє потай: карти інтриги та шпигуни.</translation>
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
        <translation>Як це працює</translation>
    </message>
    <message>
        <source>Player&apos;s aid</source>
        <extracomment>Dots of an inch, as printers have them. How wide the paper is at least, in units; the edge that printers leave free, and what the title takes. Within the frame of an illustration and between two; its heading; a text has so many lines at most. Paper is light.</extracomment>
        <translation>Пам’ятка гравця</translation>
    </message>
</context>
<context>
    <name>PointSource</name>
    <message>
        <source>Bought with Intrigue cards</source>
        <translation>куплено за карти інтриг</translation>
    </message>
    <message>
        <source>Bought with Solari</source>
        <translation>куплено за солярії</translation>
    </message>
    <message>
        <source>Bought with spice</source>
        <translation>куплено за прянощі</translation>
    </message>
    <message>
        <source>Bought with water</source>
        <translation>куплено за воду</translation>
    </message>
    <message>
        <source>Cannot win</source>
        <translation>Не може виграти</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>1-ше місце</translation>
    </message>
    <message>
        <source>Fourth place</source>
        <translation>4-те місце</translation>
    </message>
    <message>
        <source>Influence with the Bene Gesserit</source>
        <translation>вплив на Бене Гессерит</translation>
    </message>
    <message>
        <source>Influence with the Emperor</source>
        <extracomment>The place of a Rival that scores nothing (S9.5, B2.3).</extracomment>
        <translation>вплив на Імператора</translation>
    </message>
    <message>
        <source>Influence with the Fremen</source>
        <translation>вплив на Фрименів</translation>
    </message>
    <message>
        <source>Influence with the Spacing Guild</source>
        <translation>вплив на Гільдію Лоцманів</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>2-ге місце</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>початок гри</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>3-тє місце</translation>
    </message>
    <message>
        <source>{points} VP: {source}</source>
        <extracomment>The criteria that are counted.</extracomment>
        <translation>{source}: {points} ПО</translation>
    </message>
</context>
<context>
    <name>Post</name>
    <message>
        <source>Arrakeen and Spice Refinery post</source>
        <translation>Пункт «Арракін — Меланжоочисний завод»</translation>
    </message>
    <message>
        <source>Assembly Hall and Gather Support post</source>
        <translation>Пункт «Зала засідань — Здобуття підтримки»</translation>
    </message>
    <message>
        <source>Bene Gesserit post</source>
        <translation>Пункт «Бене Гессерит»</translation>
    </message>
    <message>
        <source>Deep Desert post</source>
        <translation>Пункт «Глибока пустеля»</translation>
    </message>
    <message>
        <source>Emperor post</source>
        <extracomment>A post has no printed name: it is called by what can be watched from it.</extracomment>
        <translation>Пункт «Імператор»</translation>
    </message>
    <message>
        <source>Fremen post</source>
        <translation>Пункт «Фримени»</translation>
    </message>
    <message>
        <source>Hagga Basin post</source>
        <translation>Пункт «Басейн Гаґґа»</translation>
    </message>
    <message>
        <source>High Council post</source>
        <translation>Пункт «Вища Рада»</translation>
    </message>
    <message>
        <source>Imperial Basin post</source>
        <translation>Пункт «Імперський басейн»</translation>
    </message>
    <message>
        <source>Interstellar Shipping and Smuggling post</source>
        <extracomment>For Ilesa alone (X9.6). A post is called by what can be watched from it.</extracomment>
        <translation>Пункт «Міжзоряні перевезення — Контрабанда»</translation>
    </message>
    <message>
        <source>Research Station and Spice Refinery post</source>
        <translation>Пункт «Дослідна станція — Меланжоочисний завод»</translation>
    </message>
    <message>
        <source>Shipping and Accept Contract post</source>
        <translation>Пункт «Перевезення — Укладання контракту»</translation>
    </message>
    <message>
        <source>Sietch Tabr and Research Station post</source>
        <translation>Пункт «Січ Табр — Дослідна станція»</translation>
    </message>
    <message>
        <source>Spacing Guild post</source>
        <translation>Пункт «Гільдія Лоцманів»</translation>
    </message>
    <message>
        <source>Tech Negotiation and Dreadnought post</source>
        <translation>Пункт «Технологічні перемовини — Дредноут»</translation>
    </message>
</context>
<context>
    <name>Posts</name>
    <message>
        <source>Watches {spaces}</source>
        <translation>Під наглядом: {spaces}</translation>
    </message>
    <message>
        <source>{post}: Spies of {players}</source>
        <translation>{post}: шпигуни — {players}</translation>
    </message>
    <message>
        <source>{post}: free</source>
        <translation>{post}: вільно</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>{place} of {all}</source>
        <extracomment>What a big card is asked for: a thing on the table, or what is printed. A rule&apos;s number was clicked.</extracomment>
        <translation>{place}/{all}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Перегляд у:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлів:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A card of the Imperium Row is grafted this turn.</source>
        <translation>Цього ходу зрощено карту з Ряду Імперіуму.</translation>
    </message>
    <message>
        <source>Acquired cards go to your discard pile, not on top of your deck.</source>
        <translation>Придбані карти потрапляють у ваш скид, а не на верх колоди.</translation>
    </message>
    <message>
        <source>At this level of difficulty you cannot gain a Swordmaster.</source>
        <translation>На цьому рівні складності ви не можете отримати Майстра меча.</translation>
    </message>
    <message>
        <source>Cards are acquired in your Reveal turn.</source>
        <translation>Карти придбавають під час вашого ходу «Розкрити карти».</translation>
    </message>
    <message>
        <source>It is not a Bene Gesserit card.</source>
        <translation>Це не карта Бене Гессерит.</translation>
    </message>
    <message>
        <source>It is not a Fremen card.</source>
        <translation>Це не карта Фрименів.</translation>
    </message>
    <message>
        <source>It is not a Spacing Guild card.</source>
        <translation>Це не карта Гільдії Лоцманів.</translation>
    </message>
    <message>
        <source>It is not an Emperor card.</source>
        <translation>Це не карта Імператора.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s decision now.</source>
        <translation>Зараз вирішує хтось інший.</translation>
    </message>
    <message numerus="yes">
        <source>No Agent was sent to a Combat space, or less than %n troop(s) are left.</source>
        <translation>
            <numerusform>Агента не відправлено в бойову локацію або лишилося менше ніж %n загін.</numerusform>
            <numerusform>Агента не відправлено в бойову локацію або лишилося менше ніж %n загони.</numerusform>
            <numerusform>Агента не відправлено в бойову локацію або лишилося менше ніж %n загонів.</numerusform>
        </translation>
    </message>
    <message>
        <source>No Intrigue cards are left to draw.</source>
        <translation>Карт інтриг, які можна взяти, не лишилося.</translation>
    </message>
    <message>
        <source>No Snooper of yours lies there.</source>
        <translation>Вашого вловлювача там немає.</translation>
    </message>
    <message>
        <source>No deployed troops can be taken back now.</source>
        <translation>Зараз не можна повернути розгорнуті загони.</translation>
    </message>
    <message>
        <source>No opponent has played a Combat Intrigue card in this Conflict.</source>
        <translation>У цьому конфлікті жоден суперник не зіграв карти бою.</translation>
    </message>
    <message>
        <source>No opponent&apos;s Agent is on that board space.</source>
        <translation>У тій локації немає агента суперника.</translation>
    </message>
    <message>
        <source>No sandworm can enter this Conflict now.</source>
        <translation>Зараз у цей конфлікт не може прийти піщаний хробак.</translation>
    </message>
    <message>
        <source>No such units wait in a garrison: {unit}.</source>
        <translation>Такі підрозділи не чекають у гарнізоні: {unit}.</translation>
    </message>
    <message>
        <source>Nothing would happen.</source>
        <translation>Нічого не станеться.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Місце {number}</translation>
    </message>
    <message>
        <source>Send an Agent to a Combat space first.</source>
        <translation>Спершу відправте агента в бойову локацію.</translation>
    </message>
    <message>
        <source>Take an Agent turn or your Reveal turn first.</source>
        <translation>Спершу відправте агента або розкрийте карти.</translation>
    </message>
    <message>
        <source>That card has not exactly one Agent icon.</source>
        <translation>Та карта має не рівно один символ агента.</translation>
    </message>
    <message>
        <source>That is not the card that you had set aside.</source>
        <translation>Це не та карта, яку ви відклали.</translation>
    </message>
    <message>
        <source>The Conflict of this round is decided.</source>
        <translation>Конфлікт цього раунду вже вирішено.</translation>
    </message>
    <message>
        <source>The Factions you secretly chose are already revealed.</source>
        <translation>Таємно вибрані вами фракції вже розкрито.</translation>
    </message>
    <message>
        <source>The Mentat is not on its board space.</source>
        <translation>Ментат не у своїй локації.</translation>
    </message>
    <message>
        <source>The Shield Wall is already destroyed.</source>
        <translation>Оборонну стіну вже підірвано.</translation>
    </message>
    <message>
        <source>The Shield Wall protects this Conflict: sandworms cannot enter it.</source>
        <translation>Цей конфлікт захищає Оборонна стіна: піщані хробаки не можуть у нього прийти.</translation>
    </message>
    <message>
        <source>The Spy is on another kind of observation post.</source>
        <translation>Шпигун — у спостережному пункті іншого типу.</translation>
    </message>
    <message numerus="yes">
        <source>The card costs less than %n Persuasion.</source>
        <translation>
            <numerusform>Карта коштує менше ніж %n очко переконливості.</numerusform>
            <numerusform>Карта коштує менше ніж %n очки переконливості.</numerusform>
            <numerusform>Карта коштує менше ніж %n очок переконливості.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Гру завершено.</translation>
    </message>
    <message>
        <source>The other grafted card is of none of these Factions: {factions}.</source>
        <translation>Інша зрощена карта не належить до жодної з цих фракцій: {factions}.</translation>
    </message>
    <message>
        <source>There is no board space “{space}” in this game.</source>
        <translation>У цій грі немає локації «{space}».</translation>
    </message>
    <message>
        <source>There is no bonus spice at {space}.</source>
        <translation>У локації «{space}» немає додаткових прянощів.</translation>
    </message>
    <message>
        <source>There is no card “{card}” in this game.</source>
        <translation>У цій грі немає карти «{card}».</translation>
    </message>
    <message>
        <source>There is no observation post where you could place a Spy.</source>
        <translation>Немає спостережного пункту, де ви могли б розмістити шпигуна.</translation>
    </message>
    <message>
        <source>There is no opponent whom this could affect.</source>
        <translation>Немає суперника, на якого це могло б подіяти.</translation>
    </message>
    <message>
        <source>There is no such card in your discard pile.</source>
        <translation>У вашому скиді немає такої карти.</translation>
    </message>
    <message>
        <source>There is no such card to acquire.</source>
        <translation>Серед доступних для придбання такої карти немає.</translation>
    </message>
    <message>
        <source>There is no tech tile that you can pay for.</source>
        <translation>Немає плитки технології, за яку ви можете заплатити.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Зараз цього зробити не можна.</translation>
    </message>
    <message>
        <source>This card is no longer in play.</source>
        <translation>Цієї карти вже немає у грі.</translation>
    </message>
    <message>
        <source>This card is not grafted.</source>
        <translation>Цю карту не зрощено.</translation>
    </message>
    <message>
        <source>This is another kind of Conflict.</source>
        <translation>Це конфлікт іншого типу.</translation>
    </message>
    <message>
        <source>This is not Influence with the Bene Gesserit.</source>
        <translation>Це не вплив на Бене Гессерит.</translation>
    </message>
    <message>
        <source>This is not Influence with the Emperor.</source>
        <translation>Це не вплив на Імператора.</translation>
    </message>
    <message>
        <source>This is not Influence with the Fremen.</source>
        <translation>Це не вплив на Фрименів.</translation>
    </message>
    <message>
        <source>This is not Influence with the Spacing Guild.</source>
        <translation>Це не вплив на Гільдію Лоцманів.</translation>
    </message>
    <message>
        <source>This is not one of the choices.</source>
        <translation>Цього немає серед варіантів.</translation>
    </message>
    <message>
        <source>This is not possible in your Reveal turn.</source>
        <translation>Це неможливо під час вашого ходу «Розкрити карти».</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <extracomment>By its code, what is said of a refusal; a product enters its own. It may leave holes to be filled from the refusal.</extracomment>
        <translation>Зараз це неможливо.</translation>
    </message>
    <message>
        <source>This is not your Reveal turn.</source>
        <translation>Це не ваш хід «Розкрити карти».</translation>
    </message>
    <message>
        <source>This is possible only at the very start of your turn.</source>
        <translation>Це можливо лише на самому початку вашого ходу.</translation>
    </message>
    <message>
        <source>This tile was used already in this round.</source>
        <translation>Цю плитку цього раунду вже використано.</translation>
    </message>
    <message>
        <source>You already have Maker hooks.</source>
        <translation>Ви вже маєте гаки творця.</translation>
    </message>
    <message>
        <source>You already have a High Council seat.</source>
        <translation>Ви вже маєте місце у Вищій Раді.</translation>
    </message>
    <message>
        <source>You already have an Alliance.</source>
        <translation>Ви вже маєте союз.</translation>
    </message>
    <message>
        <source>You already have your Swordmaster.</source>
        <translation>Ви вже маєте Майстра меча.</translation>
    </message>
    <message>
        <source>You are already taking your Reveal turn.</source>
        <translation>Ви вже виконуєте хід «Розкрити карти».</translation>
    </message>
    <message>
        <source>You are not spying on a Maker board space.</source>
        <translation>Ваш шпигун не стежить за локацією видобутку.</translation>
    </message>
    <message>
        <source>You are not spying on that board space.</source>
        <translation>Ваш шпигун не стежить за цією локацією.</translation>
    </message>
    <message>
        <source>You can choose this when the effect is resolved.</source>
        <translation>Це можна вибрати, коли застосовується ефект.</translation>
    </message>
    <message numerus="yes">
        <source>You can deploy %n more troop(s) at most.</source>
        <translation>
            <numerusform>Можна розгорнути щонайбільше ще %n загін.</numerusform>
            <numerusform>Можна розгорнути щонайбільше ще %n загони.</numerusform>
            <numerusform>Можна розгорнути щонайбільше ще %n загонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take back %n troop(s) at most.</source>
        <translation>
            <numerusform>Можна повернути щонайбільше %n загін.</numerusform>
            <numerusform>Можна повернути щонайбільше %n загони.</numerusform>
            <numerusform>Можна повернути щонайбільше %n загонів.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot deploy any more troops this turn.</source>
        <translation>Цього ходу більше не можна розгортати загони.</translation>
    </message>
    <message>
        <source>You cannot deploy units to the Conflict this turn.</source>
        <translation>Цього ходу ви не можете розгортати підрозділи в Зоні конфлікту.</translation>
    </message>
    <message>
        <source>You cannot pass this turn.</source>
        <translation>Ви не можете пропустити цей хід.</translation>
    </message>
    <message>
        <source>You cannot pay the cost of this card.</source>
        <translation>Ви не можете заплатити ціну цієї карти.</translation>
    </message>
    <message>
        <source>You cannot pay the cost of {space}: {amounts}.</source>
        <translation>Ви не можете заплатити ціну локації «{space}»: {amounts}.</translation>
    </message>
    <message>
        <source>You cannot pay {amounts}.</source>
        <translation>Ви не можете сплатити {amounts}.</translation>
    </message>
    <message>
        <source>You do not have more troops in the Conflict than each opponent.</source>
        <translation>У вас у Зоні конфлікту не більше загонів, ніж у кожного суперника.</translation>
    </message>
    <message>
        <source>You do not have the Bene Gesserit Alliance.</source>
        <translation>Ви не маєте союзу з Бене Гессерит.</translation>
    </message>
    <message>
        <source>You do not have the Emperor Alliance.</source>
        <translation>Ви не маєте союзу з Імператором.</translation>
    </message>
    <message>
        <source>You do not have the Fremen Alliance.</source>
        <translation>Ви не маєте союзу з Фрименами.</translation>
    </message>
    <message>
        <source>You do not have the Spacing Guild Alliance.</source>
        <translation>Ви не маєте союзу з Гільдією Лоцманів.</translation>
    </message>
    <message>
        <source>You do not have the first genetic marker.</source>
        <translation>Ви не маєте першого генетичного маркера.</translation>
    </message>
    <message>
        <source>You do not have the second genetic marker.</source>
        <translation>Ви не маєте другого генетичного маркера.</translation>
    </message>
    <message>
        <source>You do not have your Swordmaster.</source>
        <translation>Ви не маєте Майстра меча.</translation>
    </message>
    <message>
        <source>You do not own more copies of {card} than each opponent.</source>
        <translation>Хтось із суперників має не менше копій карти «{card}», ніж ви.</translation>
    </message>
    <message>
        <source>You have already chosen this.</source>
        <translation>Це ви вже вибрали.</translation>
    </message>
    <message>
        <source>You have already sent an Agent this turn.</source>
        <translation>Цього ходу ви вже відправили агента.</translation>
    </message>
    <message numerus="yes">
        <source>You have commissioned less than %n dreadnought(s).</source>
        <translation>
            <numerusform>Потрібно спорядити %n дредноут.</numerusform>
            <numerusform>Потрібно спорядити %n дредноути.</numerusform>
            <numerusform>Потрібно спорядити %n дредноутів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Agent(s) on such board spaces.</source>
        <translation>
            <numerusform>Потрібно мати %n агента в таких локаціях.</numerusform>
            <numerusform>Потрібно мати %n агентів у таких локаціях.</numerusform>
            <numerusform>Потрібно мати %n агентів у таких локаціях.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Persuasion.</source>
        <translation>
            <numerusform>Потрібно %n очко переконливості.</numerusform>
            <numerusform>Потрібно %n очки переконливості.</numerusform>
            <numerusform>Потрібно %n очок переконливості.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Solari.</source>
        <translation>
            <numerusform>Потрібно мати %n солярій.</numerusform>
            <numerusform>Потрібно мати %n солярії.</numerusform>
            <numerusform>Потрібно мати %n соляріїв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n of these.</source>
        <translation>
            <numerusform>Потрібно мати %n із цього.</numerusform>
            <numerusform>Потрібно мати %n із цього.</numerusform>
            <numerusform>Потрібно мати %n із цього.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n spice.</source>
        <translation>
            <numerusform>Потрібно мати %n прянощі.</numerusform>
            <numerusform>Потрібно мати %n прянощі.</numerusform>
            <numerusform>Потрібно мати %n прянощів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n tech tile(s).</source>
        <translation>
            <numerusform>Потрібно мати %n плитку технології.</numerusform>
            <numerusform>Потрібно мати %n плитки технологій.</numerusform>
            <numerusform>Потрібно мати %n плиток технологій.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no Agent at {space}.</source>
        <translation>У локації «{space}» немає вашого агента.</translation>
    </message>
    <message>
        <source>You have no Agent left to send.</source>
        <translation>У вас не лишилося агентів, яких можна відправити.</translation>
    </message>
    <message>
        <source>You have no Agent on the board.</source>
        <translation>На полі немає ваших агентів.</translation>
    </message>
    <message>
        <source>You have no Alliance.</source>
        <translation>Ви не маєте жодного союзу.</translation>
    </message>
    <message>
        <source>You have no High Council seat.</source>
        <translation>Ви не маєте місця у Вищій Раді.</translation>
    </message>
    <message>
        <source>You have no Intrigue cards.</source>
        <translation>Ви не маєте карт інтриг.</translation>
    </message>
    <message>
        <source>You have no Maker hooks.</source>
        <translation>Ви не маєте гаків творця.</translation>
    </message>
    <message>
        <source>You have no card there to trash.</source>
        <translation>Там у вас немає карти, яку можна знищити.</translation>
    </message>
    <message>
        <source>You have no face-up card with that battle icon.</source>
        <translation>У вас немає відкритої карти з таким символом бою.</translation>
    </message>
    <message>
        <source>You have no other Bene Gesserit card in play.</source>
        <translation>У вас у грі немає іншої карти Бене Гессерит.</translation>
    </message>
    <message>
        <source>You have no other Emperor card in play.</source>
        <translation>У вас у грі немає іншої карти Імператора.</translation>
    </message>
    <message>
        <source>You have no other Fremen card in play.</source>
        <translation>У вас у грі немає іншої карти Фрименів.</translation>
    </message>
    <message>
        <source>You have no other Spacing Guild card in play.</source>
        <translation>У вас у грі немає іншої карти Гільдії Лоцманів.</translation>
    </message>
    <message>
        <source>You have no unit in your garrison.</source>
        <translation>Ви не маєте підрозділів у гарнізоні.</translation>
    </message>
    <message>
        <source>You have not acquired {card} this turn.</source>
        <translation>Цього ходу ви не придбали карту «{card}».</translation>
    </message>
    <message>
        <source>You have not gained spice this turn.</source>
        <translation>Цього ходу ви не отримали прянощів.</translation>
    </message>
    <message>
        <source>You have not recalled a Spy this turn.</source>
        <translation>Цього ходу ви не відкликали шпигуна.</translation>
    </message>
    <message>
        <source>You have not sent an Agent to a Maker board space this turn.</source>
        <translation>Цього ходу ви не відправили агента в локацію видобутку.</translation>
    </message>
    <message>
        <source>You have not sent an Agent to such a Faction&apos;s board space.</source>
        <translation>Ви не відправили агента в локацію такої фракції.</translation>
    </message>
    <message>
        <source>You have too few: {units}.</source>
        <translation>У вас замало: {units}.</translation>
    </message>
    <message>
        <source>You have too much Influence already.</source>
        <translation>Ви вже маєте забагато впливу.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n Influence that you can lose.</source>
        <translation>
            <numerusform>Потрібно мати %n очко впливу, яке можна втратити.</numerusform>
            <numerusform>Потрібно мати %n очки впливу, які можна втратити.</numerusform>
            <numerusform>Потрібно мати %n очок впливу, які можна втратити.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n Sp(y|ies) on the board.</source>
        <translation>
            <numerusform>На полі має бути %n ваш шпигун.</numerusform>
            <numerusform>На полі має бути %n ваші шпигуни.</numerusform>
            <numerusform>На полі має бути %n ваших шпигунів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) in your deck.</source>
        <translation>
            <numerusform>У вашій колоді має бути %n карта.</numerusform>
            <numerusform>У вашій колоді має бути %n карти.</numerusform>
            <numerusform>У вашій колоді має бути %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) in your hand.</source>
        <translation>
            <numerusform>У вас на руці має бути %n карта.</numerusform>
            <numerusform>У вас на руці має бути %n карти.</numerusform>
            <numerusform>У вас на руці має бути %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n cop(y|ies) of {card}.</source>
        <translation>
            <numerusform>Потрібно мати %n копію карти «{card}».</numerusform>
            <numerusform>Потрібно мати %n копії карти «{card}».</numerusform>
            <numerusform>Потрібно мати %n копій карти «{card}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with a Faction whose Alliance an opponent has.</source>
        <translation>
            <numerusform>Потрібно %n чи більше очок впливу на фракцію, з якою суперник має союз.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на фракцію, з якою суперник має союз.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на фракцію, з якою суперник має союз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Bene Gesserit.</source>
        <translation>
            <numerusform>Потрібно %n чи більше очок впливу на Бене Гессерит.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на Бене Гессерит.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на Бене Гессерит.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Emperor.</source>
        <translation>
            <numerusform>Потрібно %n чи більше очок впливу на Імператора.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на Імператора.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на Імператора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Fremen.</source>
        <translation>
            <numerusform>Потрібно %n чи більше очок впливу на Фрименів.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на Фрименів.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на Фрименів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Spacing Guild.</source>
        <translation>
            <numerusform>Потрібно %n чи більше очок впливу на Гільдію Лоцманів.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на Гільдію Лоцманів.</numerusform>
            <numerusform>Потрібно %n чи більше очок впливу на Гільдію Лоцманів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n sandworm(s) in the Conflict.</source>
        <translation>
            <numerusform>Потрібно мати %n піщаного хробака в Зоні конфлікту.</numerusform>
            <numerusform>Потрібно мати %n піщаних хробаків у Зоні конфлікту.</numerusform>
            <numerusform>Потрібно мати %n піщаних хробаків у Зоні конфлікту.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n specimen(s).</source>
        <translation>
            <numerusform>Потрібно мати %n зразок.</numerusform>
            <numerusform>Потрібно мати %n зразки.</numerusform>
            <numerusform>Потрібно мати %n зразків.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in the Conflict.</source>
        <translation>
            <numerusform>Потрібно мати %n загін у Зоні конфлікту.</numerusform>
            <numerusform>Потрібно мати %n загони в Зоні конфлікту.</numerusform>
            <numerusform>Потрібно мати %n загонів у Зоні конфлікту.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in your garrison.</source>
        <translation>
            <numerusform>Потрібно мати %n загін у гарнізоні.</numerusform>
            <numerusform>Потрібно мати %n загони в гарнізоні.</numerusform>
            <numerusform>Потрібно мати %n загонів у гарнізоні.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in your supply.</source>
        <translation>
            <numerusform>Потрібно мати %n загін у запасі.</numerusform>
            <numerusform>Потрібно мати %n загони в запасі.</numerusform>
            <numerusform>Потрібно мати %n загонів у запасі.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n unit(s) in the Conflict.</source>
        <translation>
            <numerusform>Потрібно мати %n підрозділ у Зоні конфлікту.</numerusform>
            <numerusform>Потрібно мати %n підрозділи в Зоні конфлікту.</numerusform>
            <numerusform>Потрібно мати %n підрозділів у Зоні конфлікту.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need a strength of %n or more in the Conflict.</source>
        <translation>
            <numerusform>Потрібна сила %n чи більше в конфлікті.</numerusform>
            <numerusform>Потрібна сила %n чи більше в конфлікті.</numerusform>
            <numerusform>Потрібна сила %n чи більше в конфлікті.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have completed %n contract(s).</source>
        <translation>
            <numerusform>Треба виконати %n контракт.</numerusform>
            <numerusform>Треба виконати %n контракти.</numerusform>
            <numerusform>Треба виконати %n контрактів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have deployed %n troop(s) to the Conflict this turn.</source>
        <translation>
            <numerusform>Треба розгорнути %n загін у Зоні конфлікту цього ходу.</numerusform>
            <numerusform>Треба розгорнути %n загони в Зоні конфлікту цього ходу.</numerusform>
            <numerusform>Треба розгорнути %n загонів у Зоні конфлікту цього ходу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have deployed %n unit(s) to the Conflict this turn.</source>
        <translation>
            <numerusform>Треба розгорнути %n підрозділ у Зоні конфлікту цього ходу.</numerusform>
            <numerusform>Треба розгорнути %n підрозділи в Зоні конфлікту цього ходу.</numerusform>
            <numerusform>Треба розгорнути %n підрозділів у Зоні конфлікту цього ходу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have gained %n or more spice this turn.</source>
        <translation>
            <numerusform>Треба отримати %n чи більше прянощів цього ходу.</numerusform>
            <numerusform>Треба отримати %n чи більше прянощів цього ходу.</numerusform>
            <numerusform>Треба отримати %n чи більше прянощів цього ходу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need {influence} or more Influence with each of %n Faction(s).</source>
        <translation>
            <numerusform>Потрібно по {influence} чи більше очок впливу на %n фракцію.</numerusform>
            <numerusform>Потрібно по {influence} чи більше очок впливу на %n фракції.</numerusform>
            <numerusform>Потрібно по {influence} чи більше очок впливу на %n фракцій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Agent did not harvest spice this turn.</source>
        <translation>Цього ходу ваш агент не збирав прянощів.</translation>
    </message>
    <message>
        <source>Your Agent has harvested spice this turn.</source>
        <translation>Цього ходу ваш агент зібрав прянощі.</translation>
    </message>
    <message>
        <source>Your Family Atomics are used up.</source>
        <translation>Вашу родову атомну зброю вже використано.</translation>
    </message>
    <message>
        <source>Your Influence is already at the top.</source>
        <translation>Ваш вплив уже максимальний.</translation>
    </message>
    <message>
        <source>Your deck and your discard pile are empty.</source>
        <translation>Ваша колода і ваш скид порожні.</translation>
    </message>
    <message>
        <source>Your deck is empty.</source>
        <translation>Ваша колода порожня.</translation>
    </message>
    <message>
        <source>Your own Agent already stands at {space}.</source>
        <translation>У локації «{space}» уже стоїть ваш агент.</translation>
    </message>
    <message numerus="yes">
        <source>Your token has not come %n step(s) far.</source>
        <translation>
            <numerusform>Ваш маркер ще не пройшов %n кроку.</numerusform>
            <numerusform>Ваш маркер ще не пройшов %n кроків.</numerusform>
            <numerusform>Ваш маркер ще не пройшов %n кроків.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} cannot be played at the end of the game.</source>
        <translation>Карту «{card}» не можна зіграти наприкінці гри.</translation>
    </message>
    <message>
        <source>{card} cannot be played during Combat.</source>
        <translation>Карту «{card}» не можна зіграти під час бою.</translation>
    </message>
    <message>
        <source>{card} cannot be played during a turn.</source>
        <translation>Карту «{card}» не можна зіграти під час ходу.</translation>
    </message>
    <message>
        <source>{card} cannot be played when you win a Conflict.</source>
        <translation>Карту «{card}» не можна зіграти після перемоги в конфлікті.</translation>
    </message>
    <message>
        <source>{card} cannot be played when your troops are lost at the end of a Conflict.</source>
        <translation>Карту «{card}» не можна зіграти, коли ваші загони втрачено наприкінці конфлікту.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs %n Persuasion; you have {have}.</source>
        <translation>
            <numerusform>Ціна карти «{card}» — %n очко переконливості; у вас {have}.</numerusform>
            <numerusform>Ціна карти «{card}» — %n очки переконливості; у вас {have}.</numerusform>
            <numerusform>Ціна карти «{card}» — %n очок переконливості; у вас {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} costs {cost} {money}; you have {have}.</source>
        <translation>«{card}» має ціну {cost} ({money}); у вас {have}.</translation>
    </message>
    <message>
        <source>{card} has no Agent icon for {space}.</source>
        <translation>Карта «{card}» не має символу агента, потрібного для локації «{space}».</translation>
    </message>
    <message>
        <source>{card} has no cost in Persuasion: only an effect can acquire it.</source>
        <translation>Карта «{card}» не має ціни в очках переконливості: придбати її можна лише ефектом.</translation>
    </message>
    <message>
        <source>{card} is not available to acquire.</source>
        <translation>Карти «{card}» немає серед доступних для придбання.</translation>
    </message>
    <message>
        <source>{card} is not in the Imperium Row.</source>
        <translation>Карти «{card}» немає в Ряді Імперіуму.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Карти «{card}» немає у вас на руці.</translation>
    </message>
    <message>
        <source>{card} sends an Agent only when it is grafted to another card.</source>
        <translation>«{card}» відправляє агента лише в парі з іншою картою.</translation>
    </message>
    <message>
        <source>{leader} is not your Leader now.</source>
        <translation>{leader} зараз не ваш лідер.</translation>
    </message>
    <message>
        <source>{player} already has an Agent at {space}.</source>
        <translation>{player} уже має агента в локації «{space}».</translation>
    </message>
    <message>
        <source>{player} has closed {space} to opponents with The Voice.</source>
        <translation>{player} тримає локацію «{space}» закритою для суперників картою «Голос».</translation>
    </message>
    <message>
        <source>{source} is still to be resolved: {effect}.</source>
        <translation>{source} — ще не застосовано: {effect}.</translation>
    </message>
    <message>
        <source>{source}: there is no such effect to resolve now.</source>
        <translation>{source}: такого ефекту зараз немає.</translation>
    </message>
    <message>
        <source>{source}: this is not possible now: {effect}.</source>
        <translation>{source} — зараз неможливо: {effect}.</translation>
    </message>
    <message>
        <source>{space} does not have the most bonus spice.</source>
        <translation>У локації «{space}» не найбільше додаткових прянощів.</translation>
    </message>
    <message>
        <source>{space} is not a Combat space, so you cannot deploy troops.</source>
        <translation>«{space}» — не бойова локація, тому розгорнути загони не можна.</translation>
    </message>
    <message>
        <source>{units} at most.</source>
        <translation>Щонайбільше: {units}.</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>All hands open</source>
        <translation>Усі руки відкриті</translation>
    </message>
    <message>
        <source>As a spectator</source>
        <translation>Як глядач</translation>
    </message>
    <message>
        <source>As {player} sees it</source>
        <translation>Як бачить {player}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Почати</translation>
    </message>
    <message>
        <source>Begin a new game here?</source>
        <translation>Почати звідси нову гру?</translation>
    </message>
    <message>
        <source>Decision {n} of {all}</source>
        <extracomment>From left to right, by the commands that they do; between them stands the one that plays and pauses. The shortest and longest speed as people write them. A line was taken: the step in which it happened. The refs that the line under the pointer touched. A new game shall begin here. Whose eyes are asked for; None: whether a new game shall begin. Those that one was allowed. What keys and buttons do, by the ids of the commands.</extracomment>
        <translation>Рішення {n} із {all}</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Я — {name}</translation>
    </message>
    <message>
        <source>It continues from this moment with the same seats and is saved as a separate game; the one you are watching stays as it is. The decks keep their order, so you know what you have already seen.</source>
        <translation>Вона триватиме від цієї миті з тими самими місцями й збережеться як окрема гра; та, яку ви переглядаєте, лишиться такою, як є. Карти в колодах лежать так само, тож те, що ви вже бачили, ви знаєте.</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Дивитися далі</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Наступне рішення</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Наступний раунд</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Наступний хід</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Грати звідси</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Чиїми очима</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Момент гри</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Попереднє рішення</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Попередній раунд</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Попередній хід</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Розбір гри</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched from here on.</source>
        <translation>Відколи зіграно цю гру, правила змінилися: її можна переглянути лише звідси.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched up to here.</source>
        <translation>Відколи зіграно цю гру, правила змінилися: її можна переглянути лише до цього місця.</translation>
    </message>
    <message>
        <source>This game is not over yet. Everybody else, please look away.</source>
        <translation>Гру ще не завершено. Усіх інших просимо не дивитися.</translation>
    </message>
    <message>
        <source>This shows cards that are hidden in a game that is not over yet.</source>
        <translation>Так відкриються карти, приховані в ще не завершеній грі.</translation>
    </message>
    <message>
        <source>What happened in this turn</source>
        <translation>Що сталося цього ходу</translation>
    </message>
    <message>
        <source>Winning chances, and what each decision cost</source>
        <translation>Шанси на перемогу і ціна кожного рішення</translation>
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
        <translation>Стовпець 1</translation>
    </message>
    <message>
        <source>Column 2, bottom</source>
        <translation>Стовпець 2, унизу</translation>
    </message>
    <message>
        <source>Column 2, top</source>
        <translation>Стовпець 2, угорі</translation>
    </message>
    <message>
        <source>Column 3, bottom</source>
        <translation>Стовпець 3, унизу</translation>
    </message>
    <message>
        <source>Column 3, middle</source>
        <translation>Стовпець 3, посередині</translation>
    </message>
    <message>
        <source>Column 3, top</source>
        <translation>Стовпець 3, угорі</translation>
    </message>
    <message>
        <source>Column 4, bottom</source>
        <translation>Стовпець 4, унизу</translation>
    </message>
    <message>
        <source>Column 4, middle</source>
        <translation>Стовпець 4, посередині</translation>
    </message>
    <message>
        <source>Column 4, top</source>
        <translation>Стовпець 4, угорі</translation>
    </message>
    <message>
        <source>Column 5, bottom</source>
        <translation>Стовпець 5, унизу</translation>
    </message>
    <message>
        <source>Column 5, middle</source>
        <translation>Стовпець 5, посередині</translation>
    </message>
    <message>
        <source>Column 5, top</source>
        <translation>Стовпець 5, угорі</translation>
    </message>
    <message>
        <source>Column 6, bottom</source>
        <translation>Стовпець 6, унизу</translation>
    </message>
    <message>
        <source>Column 6, middle</source>
        <translation>Стовпець 6, посередині</translation>
    </message>
    <message>
        <source>Column 6, top</source>
        <translation>Стовпець 6, угорі</translation>
    </message>
    <message>
        <source>Column 7, bottom</source>
        <translation>Стовпець 7, унизу</translation>
    </message>
    <message>
        <source>Column 7, middle</source>
        <translation>Стовпець 7, посередині</translation>
    </message>
    <message>
        <source>Column 7, top</source>
        <translation>Стовпець 7, угорі</translation>
    </message>
    <message>
        <source>Column 8, bottom</source>
        <translation>Стовпець 8, унизу</translation>
    </message>
    <message>
        <source>Column 8, middle</source>
        <translation>Стовпець 8, посередині</translation>
    </message>
    <message>
        <source>Column 8, top</source>
        <translation>Стовпець 8, угорі</translation>
    </message>
    <message>
        <source>Research track</source>
        <translation>Трек досліджень</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Their spaces have no printed names.</extracomment>
        <translation>Початок</translation>
    </message>
</context>
<context>
    <name>Resource</name>
    <message>
        <source>Negotiators</source>
        <translation>перемовники</translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation>переконливість</translation>
    </message>
    <message>
        <source>Solari</source>
        <translation>солярії</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>переможні очки</translation>
    </message>
    <message>
        <source>specimens</source>
        <translation>зразки</translation>
    </message>
    <message>
        <source>spice</source>
        <translation>прянощі</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>мечі</translation>
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
        <translation>Усі гравці</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Найкращі</translation>
    </message>
    <message>
        <source>Better: {answer}</source>
        <translation>Краще: {answer}</translation>
    </message>
    <message>
        <source>Cards drawn and revealed, compared with the average, in percentage points.</source>
        <translation>Взяті й відкриті карти порівняно із середнім, у відсоткових пунктах.</translation>
    </message>
    <message>
        <source>Decisions for which nothing was better, of all that had a choice.</source>
        <translation>Рішення, для яких не було нічого кращого, з-поміж усіх, де був вибір.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Кінець</translation>
    </message>
    <message>
        <source>End of the game: {chances}</source>
        <translation>Кінець гри: {chances}</translation>
    </message>
    <message>
        <source>In percent</source>
        <extracomment>Between two columns, besides what they keep themselves.</extracomment>
        <translation>У відсотках</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Удача</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Інші</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Свої</translation>
    </message>
    <message>
        <source>Rivals and luck</source>
        <translation>Конкуренти й удача</translation>
    </message>
    <message>
        <source>Round {round} · {player}</source>
        <translation>Раунд {round} · {player}</translation>
    </message>
    <message>
        <source>Round {round}, Combat: {chances}</source>
        <translation>Раунд {round}, бій: {chances}</translation>
    </message>
    <message>
        <source>Round {round}, {player} to move: {chances}</source>
        <translation>Раунд {round}, ходить {player}: {chances}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Start, own decisions, Rivals and luck make the end.</source>
        <translation>Початок, свої рішення, конкуренти й удача разом дають кінець.</translation>
    </message>
    <message>
        <source>Start, own decisions, those of others and luck make the end.</source>
        <translation>Початок, свої рішення, рішення інших та удача разом дають кінець.</translation>
    </message>
    <message>
        <source>Taken: {answer}</source>
        <translation>Обрано: {answer}</translation>
    </message>
    <message>
        <source>The winning chance at the beginning of the game.</source>
        <translation>Шанс на перемогу на початку гри.</translation>
    </message>
    <message>
        <source>What Rivals did, and what cards were drawn and revealed, in percentage points.</source>
        <translation>Дії конкурентів, а також взяті й відкриті карти, у відсоткових пунктах.</translation>
    </message>
    <message>
        <source>What came of it: the winner has all.</source>
        <translation>Що з того вийшло: переможець має все.</translation>
    </message>
    <message>
        <source>What the others made of their turns, in percentage points.</source>
        <translation>Що змінили ходи інших, у відсоткових пунктах.</translation>
    </message>
    <message>
        <source>What the own decisions cost beside the best ones that could be known, in percentage points.</source>
        <translation>Скільки коштували свої рішення порівняно з найкращими, які можна було знайти, у відсоткових пунктах.</translation>
    </message>
    <message>
        <source>{best} of {all}</source>
        <translation>{best} із {all}</translation>
    </message>
    <message>
        <source>{column}, pp</source>
        <comment>percentage points</comment>
        <extracomment>Which number of a balance it is. It is a difference of chances, in percentage points, and no chance.</extracomment>
        <translation>{column}, в. п.</translation>
    </message>
    <message>
        <source>{number} percentage points</source>
        <comment>a number with a decimal</comment>
        <translation>{number} відсоткового пункту</translation>
    </message>
    <message>
        <source>{number} pp</source>
        <comment>percentage points</comment>
        <translation>{number} в. п.</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
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
        <translation>Стрілки ведуть від ходу до ходу; Enter або подвійне клацання показує гру з того місця.</translation>
    </message>
    <message>
        <source>Begin a new game at this decision</source>
        <translation>Почати нову гру із цього рішення</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Decision {n} of {all}</source>
        <translation>Рішення {n} із {all}</translation>
    </message>
    <message>
        <source>Decisions and luck</source>
        <translation>Рішення та удача</translation>
    </message>
    <message>
        <source>No decision could have been better.</source>
        <translation>Жодне рішення не могло бути кращим.</translation>
    </message>
    <message>
        <source>Nothing has been found yet.</source>
        <translation>Поки нічого не знайдено.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Грати звідси</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Розбір гри</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Stopped at decision {n} of {all}</source>
        <translation>Зупинено: рішення {n} із {all}</translation>
    </message>
    <message>
        <source>The review could not be finished.</source>
        <extracomment>Whose decisions are shown: instead of a seat. So many decisions are shown at most: who reads them all has had the best of it. How high the bar is. The game is to be watched from this position. A new game is to go on from this position.</extracomment>
        <translation>Розбір не вдалося завершити.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Watch this decision</source>
        <translation>Показати це рішення</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Що коштувало найдорожче</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чиї рішення</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Шанси на перемогу</translation>
    </message>
    <message>
        <source>Winning chances, in percent</source>
        <translation>Шанси на перемогу, у відсотках</translation>
    </message>
</context>
<context>
    <name>RivalEditor</name>
    <message>
        <source>Rival</source>
        <translation>Конкурент</translation>
    </message>
    <message>
        <source>Rival of seat {number}</source>
        <translation>Конкурент місця {number}</translation>
    </message>
    <message>
        <source>Rival {number}</source>
        <extracomment>What a person chose, also where this game has it not; anything that is no Rival: the one that is advised.</extracomment>
        <translation>Конкурент {number}</translation>
    </message>
</context>
<context>
    <name>RivalRows</name>
    <message>
        <source>Cannot win</source>
        <translation>Не може виграти</translation>
    </message>
    <message>
        <source>No resources, no rewards</source>
        <translation>Без ресурсів і нагород</translation>
    </message>
    <message>
        <source>in round {number}</source>
        <translation>у раунді {number}</translation>
    </message>
    <message>
        <source>{has} of {needs}</source>
        <translation>{has}/{needs}</translation>
    </message>
</context>
<context>
    <name>RivalSheet</name>
    <message>
        <source>Dealt when the game begins, from those that nobody has chosen.</source>
        <translation>Роздається на початку гри з тих, кого ніхто не вибрав.</translation>
    </message>
    <message>
        <source>For a first game choose {rivals}.</source>
        <translation>Для першої гри виберіть: {rivals}.</translation>
    </message>
    <message>
        <source>It has no Leader and three Agents. After each Agent turn of the first player a House Hagal card is turned up and sends one of them; on Combat spaces its troops go to the Conflict.</source>
        <translation>Не має лідера, але має трьох агентів. Після кожного ходу «Відправити агента» першого гравця відкривають карту Дому Гаґал, що відправляє одного з них; з бойових локацій його загони йдуть у Зону конфлікту.</translation>
    </message>
    <message>
        <source>Recommended for a first game.</source>
        <translation>Радимо для першої гри.</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>Random Rival</source>
        <translation>Випадковий Конкурент</translation>
    </message>
    <message>
        <source>{rival} (recommended)</source>
        <translation>{rival} (радимо)</translation>
    </message>
</context>
<context>
    <name>RoundEnd</name>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next is round {number}: {conflict}. First Player: {player}.</source>
        <translation>Раунд {number}, конфлікт: {conflict}. Перший гравець: {player}.</translation>
    </message>
    <message>
        <source>Nobody had any strength in the Conflict.</source>
        <translation>Ніхто не мав сили в конфлікті.</translation>
    </message>
    <message>
        <source>Nobody wins the Conflict: the strongest are tied.</source>
        <translation>Ніхто не перемагає в конфлікті: у найсильніших нічия.</translation>
    </message>
    <message>
        <source>Round {number}: {conflict}</source>
        <extracomment>Where the columns begin: name, strength, the reward&apos;s place, its gains, points. The face of the leader.</extracomment>
        <translation>Раунд {number}: {conflict}</translation>
    </message>
    <message>
        <source>has bought its Swordmaster</source>
        <translation>купує Майстра меча</translation>
    </message>
    <message>
        <source>{player} wins the Conflict.</source>
        <translation>{player} перемагає в конфлікті.</translation>
    </message>
</context>
<context>
    <name>RoundsTold</name>
    <message>
        <source>Round by round</source>
        <translation>Раунд за раундом</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>1: Dividends or 2 spice. 2: two troops and Influence of your choice. 3: Tech for 2 less.</source>
        <translation>1: дивіденди або 2 прянощі. 2: два загони та вплив на вибір. 3: технологія на 2 дешевше.</translation>
    </message>
    <message>
        <source>2 for a troop, 3 for a sandworm, 1 for a sword; nothing without units.</source>
        <translation>2 за загін, 3 за піщаного хробака, 1 за меч; без підрозділів — нічого.</translation>
    </message>
    <message>
        <source>2 spice lie at step 4 of the Tleilaxu track; both tokens of everybody stand at the start.</source>
        <translation>На кроці 4 треку Тлейлаксу лежать 2 прянощі; обидві фішки кожного стоять на початку.</translation>
    </message>
    <message>
        <source>7 Solari, 7 spice, 3 water or 3 Intrigue cards are exchanged for a point at once.</source>
        <translation>7 соляріїв, 7 прянощів, 3 води чи 3 карти інтриг — одразу очко.</translation>
    </message>
    <message>
        <source>A Bond needs another card of that Faction in play; two such cards count for each other.</source>
        <translation>Для запоруки потрібна друга карта цієї фракції у грі; дві такі карти допомагають одна одній.</translation>
    </message>
    <message>
        <source>A Conflict without a battle icon is kept, and makes no pair.</source>
        <translation>Конфлікт без символу бою лишається в переможця, але пари не утворює.</translation>
    </message>
    <message>
        <source>A Freighter at the bottom: is recalling offered? No.</source>
        <translation>Корабель унизу: чи можна його повернути? Ні.</translation>
    </message>
    <message>
        <source>A Graft card is revealed by itself, and grafted to nothing then.</source>
        <translation>Розкривають карту зі зрощенням окремо, ні з чим не зрощуючи.</translation>
    </message>
    <message>
        <source>A Graft card needs a second card in your hand; only Usurp finds a partner in the Row.</source>
        <translation>Карта зі зрощенням потребує другої карти на руці; лише «Узурпація» бере пару з Ряду.</translation>
    </message>
    <message>
        <source>A Hagal card that is skipped does nothing; the new ones have no swords.</source>
        <translation>Пропущена карта Дому Гаґал нічого не дає; на нових немає мечів.</translation>
    </message>
    <message>
        <source>A Plot for a later Reveal turn waits face up and is discarded once it has been used.</source>
        <translation>Задум для пізнішого ходу «Розкрити карти» чекає горілиць, а коли його мить минула, йде у скид.</translation>
    </message>
    <message>
        <source>A Research icon moves your token one node to the right; where the track forks, you choose.</source>
        <translation>Символ дослідження пересуває вашу фішку на клітинку праворуч; де є розвилка, вибираєте ви.</translation>
    </message>
    <message>
        <source>A Rival begins with 3 troops in the garrison, two Agents, three Spies and 1 water, but no cards.</source>
        <translation>Конкурент починає з 3 загонами в гарнізоні, двома агентами, трьома шпигунами й 1 водою, але без карт.</translation>
    </message>
    <message>
        <source>A Rival cannot be made to discard.</source>
        <translation>Конкурента не можна змусити скинути карти.</translation>
    </message>
    <message>
        <source>A Rival ignores everything that concerns a hand or a deck.</source>
        <translation>Конкурент ігнорує все, що стосується руки чи колоди.</translation>
    </message>
    <message>
        <source>A Rival loses a troop from where the effect says, or from the garrison if it does not say.</source>
        <translation>Конкурент втрачає загін звідти, звідки зазначено, а якщо не зазначено — з гарнізону.</translation>
    </message>
    <message>
        <source>A Rival pays for points on a Conflict card if it can, and buys only when the whole card is done.</source>
        <translation>Конкурент платить за очки на карті конфлікту, якщо може, й купує лише після всього іншого на ній.</translation>
    </message>
    <message>
        <source>A Rival recalls its Freighter from the second space, always for Dividends; lowest Influence grows.</source>
        <translation>Конкурент повертає корабель із другої поділки, завжди заради дивідендів; росте найменший вплив.</translation>
    </message>
    <message>
        <source>A Rival with an Agent left takes Agent turns, even after people have revealed; it never reveals.</source>
        <translation>Конкурент з агентом відправляє його, навіть коли люди вже розкрили карти; сам він карт не розкриває.</translation>
    </message>
    <message>
        <source>A Rival with units in the Conflict turns up a card before the Combat; only its swords count.</source>
        <translation>Конкурент із підрозділами в Зоні конфлікту відкриває карту перед боєм: рахують лише її мечі.</translation>
    </message>
    <message>
        <source>A Rival&apos;s Negotiators come home before it pays spice, as far as they help.</source>
        <translation>Перемовники Конкурента повертаються, перш ніж він платить прянощі, наскільки це корисно.</translation>
    </message>
    <message>
        <source>A Scheme may come before the Agent; what it recruits then counts for this turn.</source>
        <translation>Планування можна застосувати й до відправлення агента; найняті ним загони тоді зараховують цьому ходові.</translation>
    </message>
    <message>
        <source>A Signet Ring ability with a cost is used whenever the cost can be paid.</source>
        <translation>Перстень із печаткою, що має ціну, застосовують щоразу, коли її можна сплатити.</translation>
    </message>
    <message>
        <source>A Spy does one thing; of two at the same space, one infiltrates and one gathers.</source>
        <translation>Шпигун робить щось одне; з двох біля тієї самої локації один проникає, другий збирає розвіддані.</translation>
    </message>
    <message>
        <source>A Spy icon places a Spy from the supply on a free post, of a certain kind if the icon says so.</source>
        <translation>Символ шпигуна: шпигун із запасу йде у вільний пункт, певного типу, якщо символ так каже.</translation>
    </message>
    <message>
        <source>A Spy icon: must a Spy be placed? No.</source>
        <translation>Символ шпигуна: чи розміщувати обов&apos;язково? Ні.</translation>
    </message>
    <message>
        <source>A Spy of a certain type goes to the first free post of that type, in board order, or nowhere.</source>
        <translation>Шпигун певного типу йде в перший вільний пункт цього типу за порядком на полі або нікуди.</translation>
    </message>
    <message>
        <source>A Spy without a type goes to a free Faction post, in the order of the Rival&apos;s priorities.</source>
        <translation>Шпигун без типу йде у вільний пункт фракції за пріоритетами Конкурента.</translation>
    </message>
    <message>
        <source>A card drawn in a Reveal turn is revealed too.</source>
        <translation>Карту, взяту під час ходу «Розкрити карти», теж розкривають.</translation>
    </message>
    <message>
        <source>A card is ignored if its condition fails, Smart Politics forbids it, or its space is not open.</source>
        <translation>Карту ігнорують, якщо умову не виконано, «Розумна політика» проти або локацію зайнято чи закрито.</translation>
    </message>
    <message>
        <source>A card that trashes itself without an arrow must be trashed.</source>
        <translation>Карту, що без стрілки знищує сама себе, знищити обов&apos;язково.</translation>
    </message>
    <message>
        <source>A choice of Faction is for the whole amount: 2 Influence are not split.</source>
        <translation>Вибір фракції діє на всю кількість: два очки впливу не ділять.</translation>
    </message>
    <message>
        <source>A colon stands after a condition, not after a cost, and covers its own line only.</source>
        <translation>Двокрапка стоїть після умови, а не після ціни, і стосується лише свого рядка.</translation>
    </message>
    <message>
        <source>A completed contract gives its reward and is kept face down to be counted.</source>
        <translation>Виконано: візьміть нагороду, а контракт лишіть долілиць для підрахунку.</translation>
    </message>
    <message>
        <source>A condition met late in the turn still counts.</source>
        <translation>Умова, виконана наприкінці ходу, ще зараховується.</translation>
    </message>
    <message>
        <source>A contract for a space is another effect of the turn, after Gather Intelligence.</source>
        <translation>Контракт за локацію — ще один ефект ходу, після збору розвідданих.</translation>
    </message>
    <message>
        <source>A contract icon takes a contract; without contracts it is worth 2 Solari.</source>
        <translation>Символ контракту дає контракт; коли контрактів немає, він вартий 2 соляріїв.</translation>
    </message>
    <message>
        <source>A contract that recalls an Agent gives nothing if no other Agent is on the board.</source>
        <translation>Контракт, що відкликає агента, нічого не дає, якщо іншого агента на полі немає.</translation>
    </message>
    <message>
        <source>A doubled choice of Faction is made twice, independently.</source>
        <translation>Якщо подвоюється вибір фракції, щоразу вибирайте окремо.</translation>
    </message>
    <message>
        <source>A dreadnought alone earns a Rival the combat bonus.</source>
        <translation>Самого дредноута досить для бойового бонусу Конкурента.</translation>
    </message>
    <message>
        <source>A dreadnought there is enough to take part and to count swords; elsewhere it counts for nothing.</source>
        <translation>Досить дредноута в Зоні конфлікту, щоб узяти участь у бою й рахувати мечі; деінде він нічого не дає.</translation>
    </message>
    <message>
        <source>A fulfilled contract must be completed, and so must all contracts that one visit fulfils.</source>
        <translation>Контракт, умову якого виконано, завершують обов&apos;язково; так само всі, яким відповідає один візит.</translation>
    </message>
    <message>
        <source>A gap in the Row is filled at once, and the new card can be acquired too.</source>
        <translation>Порожнє місце в Ряду заповнюють одразу, і цю карту теж можна придбати.</translation>
    </message>
    <message>
        <source>A genetic marker is yours once your research token has come as far as its column.</source>
        <translation>Генетичний маркер ваш, щойно ваша фішка досліджень дійшла до його стовпця.</translation>
    </message>
    <message>
        <source>A harvest is the base amount and all bonus spice on the space.</source>
        <translation>Збір прянощів — це базова кількість і всі накопичені додаткові прянощі.</translation>
    </message>
    <message>
        <source>A mandatory effect whose condition fails cannot be skipped: it waits, and is lost as the turn ends.</source>
        <translation>Обов&apos;язкового ефекту, умову якого не виконано, не відкинути: він чекає і зникає наприкінці ходу.</translation>
    </message>
    <message>
        <source>A marker counts from the moment it is reached, even for the rest of the same card.</source>
        <translation>Маркер діє від миті досягнення, навіть для решти тієї самої карти.</translation>
    </message>
    <message>
        <source>A node with trashing and a specimen: either of them may come first.</source>
        <translation>Клітинка зі знищенням і зразком: першим може бути будь-що з двох.</translation>
    </message>
    <message>
        <source>A number on the Research, Tleilaxu or specimen icon: so many of these icons, one by one.</source>
        <translation>Число на символі дослідження, Тлейлаксу чи зразка: стільки таких символів, один за одним.</translation>
    </message>
    <message>
        <source>A pair of face-up cards with equal battle icons is turned face down for 1 point, at once and always.</source>
        <translation>Дві відкриті карти з однаковим символом бою перевертають, і це дає 1 очко — одразу й завжди.</translation>
    </message>
    <message>
        <source>A player takes turns (Agent or Reveal); five phases make up a round.</source>
        <translation>Гравці ходять («Відправити агента» чи «Розкрити карти»); раунд має п&apos;ять фаз.</translation>
    </message>
    <message>
        <source>A point won or lost counts at once.</source>
        <translation>Здобуте чи втрачене очко враховують одразу.</translation>
    </message>
    <message>
        <source>A recalled Agent can be sent again this round.</source>
        <translation>Відкликаний агент готовий до іншого ходу цього раунду.</translation>
    </message>
    <message>
        <source>A sandworm doubles a reward with its Freighter icons and troops; only one space is taken.</source>
        <translation>Піщаний хробак подвоює символи вантажного корабля й загони нагороди; локацію дредноут займає одну.</translation>
    </message>
    <message>
        <source>A sandworm goes from the bank straight into the Conflict, never to a garrison.</source>
        <translation>Піщаний хробак іде із загального запасу просто в Зону конфлікту й ніколи не чекає в гарнізоні.</translation>
    </message>
    <message>
        <source>A sandworm in the Conflict makes its player take the reward twice, not more often.</source>
        <translation>Піщаний хробак у бою дає гравцеві нагороду двічі, не частіше.</translation>
    </message>
    <message>
        <source>A sandworm is worth 3 strength and is enough to take part in a Combat.</source>
        <translation>Піщаний хробак дає 3 очки сили, і його досить, щоб узяти участь у бою.</translation>
    </message>
    <message>
        <source>A second permission to deploy does not raise the limit of two.</source>
        <translation>Друге право розгорнути загони не піднімає межі у два.</translation>
    </message>
    <message>
        <source>A single unit is enough to take part.</source>
        <translation>Для участі досить одного підрозділу.</translation>
    </message>
    <message>
        <source>A step for each icon: an Intrigue card at 2 and 6, a Victory Point at 4 and 7.</source>
        <translation>Крок за кожен символ: карта інтриги на 2 і 6, переможне очко на 4 і 7.</translation>
    </message>
    <message>
        <source>A tile covers the Research Station on the board.</source>
        <translation>Плитка накриває Дослідну станцію на полі.</translation>
    </message>
    <message>
        <source>A tile works from the moment it is acquired.</source>
        <translation>Плитка діє від миті придбання.</translation>
    </message>
    <message>
        <source>A trash icon may be declined, unless it is a cost or the card trashes itself.</source>
        <translation>Від знищення за символом можна відмовитися, якщо це не ціна й карта не знищує сама себе.</translation>
    </message>
    <message>
        <source>A trashed Intrigue card leaves the game.</source>
        <translation>Знищена карта інтриги виходить із гри.</translation>
    </message>
    <message>
        <source>A trashed Reserve card returns to its stack.</source>
        <translation>Знищена карта Фонду — у свій стос.</translation>
    </message>
    <message>
        <source>A trashed tile is gone for good; a tile lying face down is still counted.</source>
        <translation>Знищена плитка виходить із гри; перевернута все одно рахується.</translation>
    </message>
    <message>
        <source>A unit that retreats may be a dreadnought; only troops are lost.</source>
        <translation>Відвести можна й дредноут; втрачають лише загони.</translation>
    </message>
    <message>
        <source>A usurped card stays in its place and nobody acquires it; it is trashed within that turn.</source>
        <translation>Узурпована карта лишається на місці, і ніхто її не придбаває; знищують її в межах того ходу.</translation>
    </message>
    <message>
        <source>A visit fulfils only contracts held when the Agent was sent.</source>
        <translation>Візит виконує лише той контракт, який ви мали, коли відправляли агента.</translation>
    </message>
    <message>
        <source>A won Conflict without a battle icon stays face up, without a pair.</source>
        <translation>Виграний конфлікт без символу бою лежить горілиць, без пари.</translation>
    </message>
    <message>
        <source>Above a marker of your own it earns one bonus for a visit, not two.</source>
        <translation>Над власним маркером він дає один бонус за візит, не два.</translation>
    </message>
    <message>
        <source>Acquire any number of cards at their printed cost.</source>
        <translation>Можна придбати скільки завгодно карт за надрукованою ціною.</translation>
    </message>
    <message>
        <source>Acquired cards go to the discard pile unless something else is said.</source>
        <translation>Придбане йде у скид, якщо не сказано іншого.</translation>
    </message>
    <message>
        <source>Acquiring by an effect needs no Persuasion, looks at the printed cost, and says where the card goes.</source>
        <translation>Ефект придбання не потребує переконливості, дивиться на надруковану ціну та каже, куди йде карта.</translation>
    </message>
    <message>
        <source>Advanced Weaponry is no Plot for whoever has both dreadnoughts commissioned.</source>
        <translation>Хто спорядив обидва дредноути, не грає «Новітнє озброєння» як задум.</translation>
    </message>
    <message>
        <source>Advancing brings nothing; from the bottom nothing can be recalled.</source>
        <translation>Просування нічого не дає; знизу повертати нічого.</translation>
    </message>
    <message>
        <source>After Chairdog has returned its partner, the turn is still a Reveal turn.</source>
        <translation>Коли «Крісло-собака» повернуло карту, хід і далі — «Розкрити карти».</translation>
    </message>
    <message>
        <source>After revealing, a player has no more turns; the phase ends once all have revealed.</source>
        <translation>Хто розкрив карти, більше не ходить; фаза завершується, коли розкрили всі.</translation>
    </message>
    <message>
        <source>After the Combat dreadnoughts of everybody who has not won alone return to the garrison.</source>
        <translation>Після бою дредноути всіх, хто не переміг одноосібно, повертаються в гарнізон.</translation>
    </message>
    <message>
        <source>Afterwards all units leave the Conflict, and strength goes to 0.</source>
        <translation>Після бою всі учасники йдуть у запас, сила падає до 0.</translation>
    </message>
    <message>
        <source>All Agents stay, and every visit has effects; a Maker space is occupied as ever.</source>
        <translation>Усі агенти лишаються, кожен візит має ефекти; локація видобутку просто зайнята.</translation>
    </message>
    <message>
        <source>All choices of an unloaded card, in turns of others too; whom Desert Ambush drives off.</source>
        <translation>Усе за розвантаженою картою, навіть у чужі ходи; кого відводить «Засідка в пустелі».</translation>
    </message>
    <message>
        <source>All gains are doubled; a cost may be paid twice, once or not at all.</source>
        <translation>Подвоюють усі здобутки; ціну можна не платити або заплатити раз чи двічі.</translation>
    </message>
    <message>
        <source>All other Imperium and Intrigue cards, or any choice of them, may be mixed.</source>
        <translation>Усі інші карти Імперіуму та інтриг можна змішати — або лише частину з них.</translation>
    </message>
    <message>
        <source>All outcomes with four players and their rewards.</source>
        <translation>Усі варіанти місць чотирьох гравців та їхні нагороди.</translation>
    </message>
    <message>
        <source>All outcomes with three players and their rewards.</source>
        <translation>Усі варіанти місць трьох гравців та їхні нагороди.</translation>
    </message>
    <message>
        <source>All players begin with the same ten cards.</source>
        <translation>Усі гравці починають з однаковими десятьма картами.</translation>
    </message>
    <message>
        <source>All that Slig Farmer brings is one gain.</source>
        <translation>Усе, що дає «Фермер слігів», — один здобуток.</translation>
    </message>
    <message>
        <source>All three Spies of a player begin in the supply.</source>
        <translation>Усі три шпигуни гравця починають у його запасі.</translation>
    </message>
    <message>
        <source>An Agent sent to a Combat space may deploy this turn&apos;s recruits and up to two more troops.</source>
        <translation>Відправивши агента в бойову локацію, можна розгорнути найняті цього ходу загони та щонайбільше ще два.</translation>
    </message>
    <message>
        <source>An Agent sent to a controlled space earns the marker&apos;s owner 1 Solari, or 1 spice at Imperial Basin.</source>
        <translation>Будь-який агент, відправлений у контрольовану локацію, дає власнику маркера 1 солярій, а в Басейні Імператора — 1 прянощі.</translation>
    </message>
    <message>
        <source>An Intrigue card put below its deck is not shown.</source>
        <translation>Карту інтриги, яку кладуть під колоду, не показують.</translation>
    </message>
    <message>
        <source>An Objective can be turned face down like a won Conflict.</source>
        <translation>Карту цілі можна перевернути так само, як виграну карту конфлікту.</translation>
    </message>
    <message>
        <source>An acquired card goes to the discard pile and cannot be used yet.</source>
        <translation>Придбана карта йде у скид, і користі з неї ще немає.</translation>
    </message>
    <message>
        <source>An arrow has a cost on one side and a gain on the other; nobody has to pay.</source>
        <translation>По один бік стрілки — ціна, по другий — здобуток; платити ніхто не мусить.</translation>
    </message>
    <message>
        <source>An arrow is paid at most once for each use of its card.</source>
        <translation>Ціну стрілки сплачують не більше разу за кожне використання карти.</translation>
    </message>
    <message>
        <source>An arrow works once.</source>
        <translation>Стрілка: один раз.</translation>
    </message>
    <message>
        <source>An arrow works only once, unless a Conflict reward is doubled.</source>
        <translation>Стрілка діє один раз, якщо не подвоєно нагороду конфлікту.</translation>
    </message>
    <message>
        <source>An empty Intrigue deck is remade from its discard pile; if both are empty, no card is drawn.</source>
        <translation>Порожню колоду інтриг роблять зі скиду; якщо й він порожній, карти не беруть.</translation>
    </message>
    <message>
        <source>An empty supply gives no troops: those on the board stay where they are.</source>
        <translation>Порожній запас загонів не дає: ті, що на полі, лишаються на місці.</translation>
    </message>
    <message>
        <source>An opponent who must discard more cards than in hand discards the whole hand.</source>
        <translation>Суперник, який має скинути більше карт, ніж на руці, скидає всю руку.</translation>
    </message>
    <message>
        <source>Any number can be held and played.</source>
        <translation>Тримати й грати можна скільки завгодно.</translation>
    </message>
    <message>
        <source>Any number of Intrigue cards; the Baron&apos;s tokens once per game.</source>
        <translation>Карт інтриг — скільки завгодно; жетони барона — раз за гру.</translation>
    </message>
    <message>
        <source>Appropriate: all in spice or all in Solari; Negotiators lower both.</source>
        <translation>«Привласнення»: усе прянощами або все соляріями; перемовники знижують і те, і те.</translation>
    </message>
    <message>
        <source>Are arrows that would only move a token from step 7 offered? No; Reclaimed Forces recruit.</source>
        <translation>Чи пропонують стрілки, що лише рухали б фішку з кроку 7? Ні; «Відновлені війська» наймають.</translation>
    </message>
    <message>
        <source>Armand counts two Agents on any of the three kinds of spaces, alike or not.</source>
        <translation>Арманд рахує двох агентів у локаціях будь-якого з трьох типів, однакових чи різних.</translation>
    </message>
    <message>
        <source>Arrakeen, Spice Refinery and Imperial Basin can be controlled; they earn 1 Solari or 1 spice.</source>
        <translation>Контролювати можна Арракін, Меланжоочисний завод та Імперський басейн: бонус — 1 солярій або 1 прянощі.</translation>
    </message>
    <message>
        <source>As Influence is lost one by one, only players who were tied can take the Alliance.</source>
        <translation>Вплив втрачають по одному, тож союз можуть забрати лише ті, хто мав стільки ж.</translation>
    </message>
    <message>
        <source>Assembly Hall: an Intrigue card now, 1 Persuasion later if the Agent is still there.</source>
        <translation>Зала засідань: зараз карта інтриги, згодом 1 очко переконливості, якщо агент іще там.</translation>
    </message>
    <message>
        <source>At 4: a Spy, 3 Solari, an Intrigue card or 1 water, from the Emperor to the Fremen.</source>
        <translation>На 4: шпигун, 3 солярії, карта інтриги або 1 вода — від Імператора до Фрименів.</translation>
    </message>
    <message>
        <source>At a Bene Gesserit space Jessica may exchange her memories for cards and is flipped for good.</source>
        <translation>У локації Бене Гессерит Джессіка може обміняти спогади на карти й перевертається назавжди.</translation>
    </message>
    <message>
        <source>At a Maker it takes the bonus spice; then sandworms if hooks and Conflict allow it, or base spice.</source>
        <translation>У локації видобутку він бере додаткові прянощі; потім хробаків, якщо гаки й конфлікт дозволяють, або базові.</translation>
    </message>
    <message>
        <source>At other levels, and with two people, everybody may pick variants.</source>
        <translation>На інших рівнях і в грі вдвох варіанти може вибрати кожен.</translation>
    </message>
    <message>
        <source>At the end all cards in play are discarded, and leftover Persuasion is lost.</source>
        <translation>Наприкінці всі свої карти у грі скидають, а невитрачена переконливість зникає.</translation>
    </message>
    <message>
        <source>At the end of the round the Mentat returns to its space.</source>
        <translation>Наприкінці раунду Ментат повертається додому.</translation>
    </message>
    <message>
        <source>At the end of the track further Tleilaxu icons do nothing.</source>
        <translation>Наприкінці треку наступні символи Тлейлаксу нічого не дають.</translation>
    </message>
    <message>
        <source>At the start the Mentat and all four Alliance tokens are on the board.</source>
        <translation>Спершу Ментат і всі чотири жетони союзу лежать на полі.</translation>
    </message>
    <message>
        <source>At the start: Ilesa&apos;s card, Hundro&apos;s Intrigue card, an Ix contract.</source>
        <translation>На початку: карта Ілеси, карта інтриги Гундро, контракт Ікса.</translation>
    </message>
    <message>
        <source>Base Conflicts have no battle icon; their winner keeps them; those for Carthag are left out.</source>
        <translation>Карти конфліктів базової гри не мають символу бою; переможець лишає їх собі; конфлікти за Карфаг не беруть.</translation>
    </message>
    <message>
        <source>Base cards that move troops do not affect sandworms; a troop in the Conflict means a unit there.</source>
        <translation>Карти базової гри, що переміщують загони, не зачіпають хробаків; «загін у Зоні конфлікту» на них — це підрозділ.</translation>
    </message>
    <message>
        <source>Before its turn ends, the Rival buys what it can.</source>
        <translation>Перед кінцем свого ходу Конкурент купує, що може.</translation>
    </message>
    <message>
        <source>Beguiling Pheromones must trash one of the pair; it may be one that would go anyway.</source>
        <translation>«Чарівливі феромони» мусять знищити одну з пари, можна й ту, яку однаково буде знищено.</translation>
    </message>
    <message>
        <source>Beguiling Pheromones: may both cards stay? No, and alone it trashes itself.</source>
        <translation>«Чарівливі феромони»: чи можуть лишитися обидві карти? Ні; без пари карта знищує себе.</translation>
    </message>
    <message>
        <source>Being made to discard never costs an Intrigue card.</source>
        <translation>Хто має скинути карти, ніколи не втрачає карти інтриги.</translation>
    </message>
    <message>
        <source>Bindu Suspension is played at the start of a turn: draw, then you may skip the turn.</source>
        <translation>«Бінду-затримка» відкриває хід: візьміть карту, потім хід можна пропустити.</translation>
    </message>
    <message>
        <source>Bindu Suspension: is skipping the turn mandatory? No.</source>
        <translation>«Бінду-затримка»: чи пропускати хід обов&apos;язково? Ні.</translation>
    </message>
    <message>
        <source>Bindu Suspension: skipping the turn is optional.</source>
        <translation>«Бінду-затримка»: пропустити хід — на вибір.</translation>
    </message>
    <message>
        <source>Board spaces and tracks give a Rival nothing: only cards, abilities, spice, control and rewards do.</source>
        <translation>Локації та шкали нічого не дають Конкуренту: лише карти, вміння, прянощі, контроль і нагороди.</translation>
    </message>
    <message>
        <source>Both Agent boxes and the space are resolved in any order, even mixed.</source>
        <translation>Обидві комірки агента й локацію застосовують у будь-якому порядку, навіть упереміш.</translation>
    </message>
    <message>
        <source>Both are chosen as the Agent is sent; cards drawn after that cannot join.</source>
        <translation>Обидві вибирають, відправляючи агента; узяту потім карту додати не можна.</translation>
    </message>
    <message>
        <source>Both cards have sent the Agent, whichever of them had the icon.</source>
        <translation>Агента відправили обидві карти, хоч на котрій був символ.</translation>
    </message>
    <message>
        <source>Brutal Escalation: two cards for the combat bonus in a Conflict III.</source>
        <translation>«Жорстока ескалація»: у конфлікті III бойовий бонус — дві карти.</translation>
    </message>
    <message>
        <source>Calculated Hire and Sort Through the Chaos are taken out, as there is no Mentat.</source>
        <translation>«Обдумані витрати» та «Розібратися в хаосі» вилучають, бо Ментата немає.</translation>
    </message>
    <message>
        <source>Can a Plot be played that would change nothing? No.</source>
        <translation>Чи можна зіграти задум, який нічого не змінить? Ні.</translation>
    </message>
    <message>
        <source>Card, space, Infiltrate, cost, Agent, Gather Intelligence; then the effects in any order.</source>
        <translation>Карта, локація, проникнення, ціна, агент, збір розвідданих; потім ефекти — як завгодно.</translation>
    </message>
    <message>
        <source>Cards for winning a Conflict come only from the base game.</source>
        <translation>Карти за перемогу в конфлікті є лише в базовій грі.</translation>
    </message>
    <message>
        <source>Cards for winning are played with the rewards, mixed as the winner likes; not after a tie.</source>
        <translation>Карти за перемогу грають разом із нагородами в будь-якому порядку; після нічиєї — ні.</translation>
    </message>
    <message>
        <source>Cards from Agent turns and cards from the Reveal turn are kept apart.</source>
        <translation>Карти ходів «Відправити агента» та «Розкрити карти» тримають окремо.</translation>
    </message>
    <message>
        <source>Cards of Spaceport that come after your Reveal turn are kept, and five more are drawn.</source>
        <translation>Карти «Космопорту», узяті після ходу «Розкрити карти», лишаються, і беруть ще п&apos;ять.</translation>
    </message>
    <message>
        <source>Cards that come after your reveal are kept for the next round.</source>
        <translation>Карти, що прийшли після розкриття, лишають на наступний раунд.</translation>
    </message>
    <message>
        <source>Cards that opponents make you discard unload, in seat order from the left.</source>
        <translation>Карти, які змусив скинути суперник, розвантажують, по черзі зліва.</translation>
    </message>
    <message>
        <source>Cards unloaded in another&apos;s turn: their owners, one by one from that player&apos;s left.</source>
        <translation>Розвантаження в чужий хід: власники карт по черзі, зліва від активного гравця.</translation>
    </message>
    <message>
        <source>Cards: what to pay or to trash, which two of several, which troops.</source>
        <translation>Карти: що платити чи знищувати, які два варіанти з кількох, які загони.</translation>
    </message>
    <message>
        <source>Carthag here: no space and no troop, but the rest is done; then another card is turned up.</source>
        <translation>Карфаг тут: ні локації, ні загону, але решту виконують; потім відкривають іще одну карту.</translation>
    </message>
    <message>
        <source>Carthag in Uprising: the Rival sends nobody and recruits nobody, but does the rest.</source>
        <translation>Карфаг у «Піднесенні»: Конкурент нікого не відправляє й не наймає, але робить решту.</translation>
    </message>
    <message>
        <source>Changes of troops or strength take effect at once.</source>
        <translation>Що карта робить із загонами чи силою, видно одразу.</translation>
    </message>
    <message>
        <source>Chaumurky decides a tie on points before anything else is looked at.</source>
        <translation>«Чаумуркі» вирішує нічию за очками, і більше нічого не порівнюють.</translation>
    </message>
    <message>
        <source>Choice of a Faction: where the Rival has the least Influence; then by its priorities.</source>
        <translation>Вибір фракції: на яку Конкурент має найменше впливу; далі за його пріоритетами.</translation>
    </message>
    <message>
        <source>Clandestine Meeting sends an Agent only with an icon from elsewhere.</source>
        <translation>«Таємна зустріч» відправляє агента лише за символом, узятим деінде.</translation>
    </message>
    <message>
        <source>Clockwise from the First Player: play Combat cards or pass.</source>
        <translation>За годинниковою стрілкою від першого гравця: грайте карти бою або пасуйте.</translation>
    </message>
    <message>
        <source>Column 4 gives the first genetic marker, column 8 the second; they are never lost.</source>
        <translation>Стовпець 4 дає перший генетичний маркер, стовпець 8 — другий; утратити їх не можна.</translation>
    </message>
    <message>
        <source>Conditions are checked on resolving, not on playing.</source>
        <translation>Умову перевіряють, коли застосовують ефект, а не коли грають карту.</translation>
    </message>
    <message>
        <source>Conditions look at the current Influence, or at the Alliance token itself.</source>
        <translation>Умови дивляться на поточне значення або на сам жетон союзу.</translation>
    </message>
    <message>
        <source>Conditions must be met and costs paid: a line cannot be played for nothing.</source>
        <translation>Умови має бути виконано, а ціну сплачено: даремно рядка не зіграти.</translation>
    </message>
    <message>
        <source>Conflicts of Rise of Ix are left out unless somebody wants them; an Epic game needs one of them.</source>
        <translation>Конфлікти «Розквіту Ікса» відкладають, якщо їх ніхто не хоче; епічний режим потребує одного.</translation>
    </message>
    <message>
        <source>Conflicts of the base game are left out unless somebody wants them.</source>
        <translation>Конфлікти базової гри не беруть, якщо ніхто їх не хоче.</translation>
    </message>
    <message>
        <source>Contracts may be in the game, but Rivals ignore them.</source>
        <translation>Контракти можуть бути у грі, але Конкуренти їх обминають.</translation>
    </message>
    <message>
        <source>Contracts of Rise of Ix are for people only.</source>
        <translation>Контракти «Розквіту Ікса» — лише для людей.</translation>
    </message>
    <message>
        <source>Contracts require a visit, spice at a Maker space, The Spice Must Flow, or nothing.</source>
        <translation>Контракти вимагають візиту, прянощів із видобутку, карти «Прянощі повинні текти» або нічого.</translation>
    </message>
    <message>
        <source>Control also gives a defending troop at the start of a round.</source>
        <translation>Контроль також дає загін захисника на початку раунду.</translation>
    </message>
    <message>
        <source>Control and the battle icon are gained once.</source>
        <translation>Контроль і символ бою — один раз.</translation>
    </message>
    <message>
        <source>Control markers and the council token are not used yet.</source>
        <translation>Маркери контролю та фішка радника ще не задіяні.</translation>
    </message>
    <message>
        <source>Control of a place below a dreadnought works once the dreadnought has left.</source>
        <translation>Контроль, виграний над локацією під дредноутом, діє, коли той піде.</translation>
    </message>
    <message>
        <source>Copied by Ghola, Guild Accord and Helena&apos;s ring work a second time.</source>
        <translation>Скопійовані «Ґхолою» «Угода з Гільдією» та перстень Гелени діють іще раз.</translation>
    </message>
    <message>
        <source>Costs in rewards may be declined; recruits come before troops in the Conflict are back in supply.</source>
        <translation>Ціни в нагородах можна не платити; наймають, доки загони з конфлікту ще не в запасі.</translation>
    </message>
    <message>
        <source>Counterattack is no Plot for whoever has no troop in the garrison.</source>
        <translation>Хто не має загонів у гарнізоні, не грає «Контратаку» як задум.</translation>
    </message>
    <message>
        <source>Court Intrigue without an Intrigue deck: the card that went down comes up again.</source>
        <translation>«Придворні інтриги» без колоди інтриг: покладена карта й повертається.</translation>
    </message>
    <message>
        <source>Crossed swords mark the ten Combat spaces.</source>
        <translation>Десять бойових локацій позначено схрещеними мечами.</translation>
    </message>
    <message>
        <source>Deep Desert, Hagga Basin and Imperial Basin gather spice.</source>
        <translation>Глибока пустеля, Басейн Гаґґа та Імперський басейн накопичують прянощі.</translation>
    </message>
    <message>
        <source>Deploying is possible at any time between sending the Agent and ending the turn.</source>
        <translation>Розгортати можна будь-коли між відправленням агента та завершенням ходу.</translation>
    </message>
    <message>
        <source>Desert Ambush: troops counted cannot be taken back; sandworms stay.</source>
        <translation>«Засідка в пустелі»: враховані загони не забирають назад; хробаки лишаються.</translation>
    </message>
    <message>
        <source>Destroying the Shield Wall is optional and permanent: every Conflict is then open to sandworms.</source>
        <translation>Підрив стіни — на вибір і назавжди: потім усі конфлікти відкриті для хробаків.</translation>
    </message>
    <message>
        <source>Detonation Devices: one goes to the supply for a point, and then none takes a space.</source>
        <translation>«Підривні пристрої»: один іде в запас за переможне очко, і тоді локації не займає жоден.</translation>
    </message>
    <message>
        <source>Detonation Devices: one point for each win; a second dreadnought returns to the garrison.</source>
        <translation>«Підривні пристрої»: одне очко за перемогу; другий дредноут повертається в гарнізон.</translation>
    </message>
    <message>
        <source>Discarding is mandatory unless it is a cost.</source>
        <translation>Скидання обов&apos;язкове, якщо воно не ціна.</translation>
    </message>
    <message>
        <source>Discarding means discarding cards of your choice from your hand.</source>
        <translation>Скинути — це відкласти карти з руки, які вибираєте самі.</translation>
    </message>
    <message>
        <source>Disguised Bureaucrat cannot be played before the first marker.</source>
        <translation>«Замаскованого чиновника» не можна зіграти до першого маркера.</translation>
    </message>
    <message>
        <source>Dispatch an Envoy adds ordinary Faction icons, no infiltration.</source>
        <translation>«Відправлення посланця» додає звичайні символи фракцій, без проникнення.</translation>
    </message>
    <message>
        <source>Dispatch an Envoy also serves a card that has no icon.</source>
        <translation>«Відправлення посланця» допомагає й карті без символів.</translation>
    </message>
    <message>
        <source>Dispatch an Envoy serves one card of a pair; Slig Farmer counts those icons, too.</source>
        <translation>«Відправлення посланця» допомагає одній карті пари; «Фермер слігів» рахує й ті символи.</translation>
    </message>
    <message>
        <source>Disposal Facility looks at the Persuasion that is left at that moment.</source>
        <translation>«Очисні споруди» дивляться на переконливість, що є тієї миті.</translation>
    </message>
    <message>
        <source>Distraction comes after three deployed units; its post may be shared.</source>
        <translation>«Відволікальний маневр» — після розгортання трьох підрозділів; пункт може бути спільний.</translation>
    </message>
    <message>
        <source>Distraction does not wait: see Q4.</source>
        <translation>«Відволікальний маневр» не чекає: див. Q4.</translation>
    </message>
    <message>
        <source>Diversion comes after four deployed units.</source>
        <translation>«Відвернення уваги» — після чотирьох розгорнутих підрозділів.</translation>
    </message>
    <message>
        <source>Do Reclaimed Forces count as acquiring a card? Yes.</source>
        <translation>Чи вважати «Відновлені війська» придбанням карти? Так.</translation>
    </message>
    <message>
        <source>Do Rivals of two people gain from Dividends in Uprising? Yes.</source>
        <translation>Чи мають Конкуренти двох людей зиск із дивідендів у «Піднесенні»? Так.</translation>
    </message>
    <message>
        <source>Does a tile acquired this turn already work? Yes.</source>
        <translation>Чи діє вже плитка, придбана цього ходу? Так.</translation>
    </message>
    <message>
        <source>Does an Intrigue card that is trashed for research leave the game? Yes.</source>
        <translation>Чи виходить із гри карта інтриги, знищена заради дослідження? Так.</translation>
    </message>
    <message>
        <source>Dreadnought for two people recruits two troops.</source>
        <translation>«Дредноут» для двох людей наймає два загони.</translation>
    </message>
    <message>
        <source>Dreadnought: for 3 Solari a dreadnought and a tile at its full price, one of them, or neither.</source>
        <translation>«Дредноут»: за 3 солярії дредноут і плитка за повною ціною — обидва, одне з них або нічого.</translation>
    </message>
    <message>
        <source>Dreadnoughts begin in the supply, Freighters at the bottom of their track.</source>
        <translation>Дредноути починають у запасі, вантажні кораблі — внизу свого треку.</translation>
    </message>
    <message>
        <source>Dreadnoughts can take Arrakeen, Spice Refinery and Imperial Basin.</source>
        <translation>Дредноути можуть зайняти Арракін, Меланжоочисний завод та Імперський басейн.</translation>
    </message>
    <message>
        <source>Each Negotiator brought home lowers the price by 1, discount or not, but not below 0.</source>
        <translation>Кожен повернений перемовник знижує ціну на 1, незалежно від знижки, але не нижче 0.</translation>
    </message>
    <message>
        <source>Each Rival counts as if it had two copies of The Spice Must Flow.</source>
        <translation>Кожен Конкурент рахується так, наче має дві копії карти «Прянощі повинні текти».</translation>
    </message>
    <message>
        <source>Each Rival has a Tleilaxu token; none has research, specimens or Family Atomics.</source>
        <translation>Кожен Конкурент має фішку Тлейлаксу, але не має досліджень, зразків і атомної зброї.</translation>
    </message>
    <message>
        <source>Each dreadnought in the Conflict is worth 3 strength, each of Rhombur&apos;s 4.</source>
        <translation>Кожен дредноут у Зоні конфлікту дає 3 очки сили, у Ромбура — 4.</translation>
    </message>
    <message>
        <source>Each is the other&apos;s partner for this turn; then they lie in play like all cards.</source>
        <translation>Цього ходу кожна з них зрощена з іншою; далі вони лежать у грі, як усі карти.</translation>
    </message>
    <message>
        <source>Each player begins with 1 water and no other resources.</source>
        <translation>Гравець починає з однією водою без інших ресурсів.</translation>
    </message>
    <message>
        <source>Each player has 12 troops, up to 3 Agents, and markers.</source>
        <translation>Кожен гравець має 12 загонів, до 3 власних агентів і свої маркери.</translation>
    </message>
    <message>
        <source>Each player has a Leader, chosen or dealt.</source>
        <translation>Кожен гравець має свого лідера, вибраного чи розданого.</translation>
    </message>
    <message>
        <source>Each player has a quadrant of the Conflict, only to see whose units are whose.</source>
        <translation>Кожен гравець має квадрант Зони конфлікту — лише для наочності.</translation>
    </message>
    <message>
        <source>Each player has the same pieces as in the base game, and three Spies.</source>
        <translation>Кожен гравець має те саме, що в базовій грі, та трьох шпигунів.</translation>
    </message>
    <message>
        <source>Effects must be resolved, except those that say &quot;may&quot;, the costs of arrows and the trash icon.</source>
        <translation>Усі ефекти обов&apos;язкові, крім тих, де написано «можете», є стрілка або символ знищення.</translation>
    </message>
    <message>
        <source>Effects that let an Agent ignore others work besides Spies; the card Infiltrate needs no Spy.</source>
        <translation>Ефекти, що пропускають агента повз чужих, діють незалежно від шпигунів; карта «Проникнення» шпигуна не потребує.</translation>
    </message>
    <message>
        <source>Eight cards unload; none of them gives Persuasion or swords.</source>
        <translation>Розвантаження мають вісім карт; жодна не дає переконливості чи мечів.</translation>
    </message>
    <message>
        <source>Elsewhere no troops are deployed; deployment by a card has its own limit.</source>
        <translation>Деінде нічого не розгортають; розгортання картою має власну межу.</translation>
    </message>
    <message>
        <source>Epic game: both Experimentation stay; Control the Spice begins in each discard pile.</source>
        <translation>Епічний режим: обидві карти «Експерименти» лишаються; «Контроль над прянощами» починає у скиді кожного.</translation>
    </message>
    <message>
        <source>Every discard counts, whoever causes it and whenever; Clean Up and acquiring are none.</source>
        <translation>Рахується будь-яке скидання, хоч чиє й коли; очищення та придбання — не скидання.</translation>
    </message>
    <message>
        <source>Every starting deck is shuffled.</source>
        <translation>Усі початкові колоди тасують.</translation>
    </message>
    <message>
        <source>Everybody begins with Family Atomics.</source>
        <translation>Кожен починає з родовою атомною зброєю.</translation>
    </message>
    <message>
        <source>Everybody begins with an Intrigue card; Hundro chooses his own after that.</source>
        <translation>Кожен починає з картою інтриги; Гундро вибирає свою після цього.</translation>
    </message>
    <message>
        <source>Everybody has a Freighter and two dreadnoughts, and in an Epic game Control the Spice.</source>
        <translation>Кожен має вантажний корабель і два дредноути, а в епічному режимі — ще й карту «Контроль над прянощами».</translation>
    </message>
    <message>
        <source>Everybody has a research token, a Tleilaxu token, Family Atomics and two Experimentation cards.</source>
        <translation>Кожен має фішку досліджень, фішку Тлейлаксу, родову атомну зброю та дві карти «Експерименти».</translation>
    </message>
    <message>
        <source>Everybody is dealt an Objective for the number of players; one of them names the First Player.</source>
        <translation>Кожен отримує карту цілі для цієї кількості гравців; одна з них називає першого гравця.</translation>
    </message>
    <message>
        <source>Everybody sees who still has them, and nobody can take them away.</source>
        <translation>Усі бачать, хто її ще має, і відібрати її не можна.</translation>
    </message>
    <message>
        <source>Everybody who gets there gains the points, the 2 spice at 4 only whoever comes first.</source>
        <translation>Очки здобуває кожен, хто дійшов, 2 прянощі на кроці 4 — лише перший.</translation>
    </message>
    <message>
        <source>Everybody&apos;s tiles are public, and there may be any number of them.</source>
        <translation>Плитки кожного гравця відкриті для всіх, їх може бути скільки завгодно.</translation>
    </message>
    <message>
        <source>Everything else is set up as ever.</source>
        <translation>Решту готують, як завжди.</translation>
    </message>
    <message>
        <source>Experimentation joins the starting decks of Uprising alike.</source>
        <translation>«Експерименти» так само входять до початкових колод «Піднесення».</translation>
    </message>
    <message>
        <source>Expert Deployment compares strength, and holds back troops but no dreadnoughts.</source>
        <translation>«Уміле розгортання» порівнює силу й стримує загони, але не дредноути.</translation>
    </message>
    <message>
        <source>Expert Deployment does not stop dreadnoughts.</source>
        <translation>«Уміле розгортання» дредноутів не стримує.</translation>
    </message>
    <message>
        <source>Expert Deployment: Rivals deploy all or nothing.</source>
        <translation>«Уміле розгортання»: Конкуренти розгортають усе або нічого.</translation>
    </message>
    <message>
        <source>Expert Deployment: except in a Conflict III, nothing is deployed while 4 or more strength ahead.</source>
        <translation>«Уміле розгортання»: крім конфлікту III, не розгортають, доки мають на 4 чи більше очок сили більше за всіх.</translation>
    </message>
    <message>
        <source>Expert Deployment: in a Conflict I or II no troops while at least 3 units ahead of everybody else.</source>
        <translation>«Уміле розгортання»: у конфлікті I чи II не розгортають, доки мають на 3 чи більше підрозділів більше за всіх.</translation>
    </message>
    <message>
        <source>Factions on Tleilaxu cards count as they do on others.</source>
        <translation>Фракції на картах Тлейлаксу діють так само, як на інших.</translation>
    </message>
    <message>
        <source>Feyd gets nothing more at the end of his track.</source>
        <translation>Наприкінці свого треку Фейд більше нічого не отримує.</translation>
    </message>
    <message>
        <source>Feyd may recall one Spy in his Reveal turn for 2 swords.</source>
        <translation>Фейд може під час ходу «Розкрити карти» відкликати одного шпигуна й отримати 2 мечі.</translation>
    </message>
    <message>
        <source>Feyd starts at the left of his track, Jessica on her front, Staban without Diplomacy.</source>
        <translation>Фейд починає на лівому краю треку, Джессіка — лицьовим боком, Стабан — без «Дипломатії».</translation>
    </message>
    <message>
        <source>Feyd&apos;s ring moves his token a space; forks are his choice, and at the end nothing is left.</source>
        <translation>Перстень Фейда пересуває маркер на клітинку; розвилки — на вибір, у кінці нічого не лишається.</translation>
    </message>
    <message>
        <source>Finesse may lose and gain with one and the same Faction.</source>
        <translation>«Витончений хід» може втратити й здобути вплив на ту саму фракцію.</translation>
    </message>
    <message>
        <source>Five Hagal cards of covered spaces are taken out.</source>
        <translation>П&apos;ять карт Дому Гаґал для накритих локацій виймають.</translation>
    </message>
    <message>
        <source>Five of the new Imperium cards and four of the new Intrigue cards are there twice.</source>
        <translation>П&apos;ять нових карт Імперіуму та чотири нові карти інтриг є у двох примірниках.</translation>
    </message>
    <message>
        <source>Five phases: start, turns, Combat, Makers, Recall.</source>
        <translation>П&apos;ять фаз: початок, ходи, бій, видобуток, відкликання.</translation>
    </message>
    <message>
        <source>Five troops begin in each garrison.</source>
        <translation>У кожному гарнізоні спочатку п&apos;ять загонів.</translation>
    </message>
    <message>
        <source>Flipping uses a tile once in a round, in either kind of turn; it is turned back as a round starts.</source>
        <translation>Переворотом плитку застосовують раз за раунд у хід будь-якого типу; на початку раунду її повертають.</translation>
    </message>
    <message>
        <source>Foldspace stays out, and so do cards for another number of people.</source>
        <translation>«Міжпросторова подорож» і карти для іншої кількості людей не беруть участі.</translation>
    </message>
    <message>
        <source>For Armand the Mentat is an Agent.</source>
        <translation>Для Арманда Ментат — агент.</translation>
    </message>
    <message>
        <source>For Spies and contracts a grafted pair is one card; the Spy icon may be on either.</source>
        <translation>Для шпигунів і контрактів зрощена пара — одна карта; символ шпигуна може бути на будь-якій.</translation>
    </message>
    <message>
        <source>For Stitched Horror and Long Reach both choices are named first.</source>
        <translation>У «Зшитому жаху» та «Довгій руці» обидва варіанти називають наперед.</translation>
    </message>
    <message>
        <source>For Tleilaxu Infiltrator no Spy is needed, but one may help; your own Agents still block.</source>
        <translation>«Лазутнику Тлейлаксу» шпигун не потрібен, але може допомогти; власні агенти далі заважають.</translation>
    </message>
    <message>
        <source>For a first game: alone, Rivals with a high Swordmaster value; with two people, one that cannot win.</source>
        <translation>Для першої гри: соло — Конкуренти з високою корисністю; удвох — один із тих, що не можуть виграти.</translation>
    </message>
    <message>
        <source>Four Intrigue cards of a Rival are enough to lose one by theft.</source>
        <translation>Чотирьох карт інтриг Конкурента досить, щоб одну вкрали.</translation>
    </message>
    <message>
        <source>Four new Hagal cards take the places of the three for Carthag: one card more.</source>
        <translation>Чотири нові карти Дому Гаґал замість трьох карт Карфага: на одну більше.</translation>
    </message>
    <message>
        <source>Four spaces in the corner of the board give way to two new ones and the Shipping track.</source>
        <translation>Чотири локації в кутку поля поступаються місцем двом новим і треку перевезень.</translation>
    </message>
    <message>
        <source>Freighter icon: advance by a space, or recall it for the rewards of its space and those below.</source>
        <translation>Символ вантажного корабля: просуньте його на поділку або поверніть заради нагород цієї та всіх нижчих.</translation>
    </message>
    <message>
        <source>Freighter icons of Conflicts work alike; cards drawn by them wait for the next round.</source>
        <translation>Символи в нагородах за конфлікт діють так само; узяті так карти чекають наступного раунду.</translation>
    </message>
    <message>
        <source>Freighter: advance, recall or neither; the order of the rewards, and each choice in them.</source>
        <translation>Вантажний корабель: просунути, повернути чи ні; порядок нагород і кожен вибір у них.</translation>
    </message>
    <message>
        <source>From the moment the card above them is revealed, the Swordmasters are Agents.</source>
        <translation>Коли відкривають карту над ними, Майстри меча тієї ж миті стають агентами.</translation>
    </message>
    <message>
        <source>From the start it leads through eight columns: one node, then two, then three in each.</source>
        <translation>Від початку він веде через вісім стовпців: одна клітинка, далі дві, далі по три.</translation>
    </message>
    <message>
        <source>Further Persuasion: 2 for a High Council seat, 1 for an Agent at Hall of Oratory, and waiting Plots.</source>
        <translation>Ще переконливість: 2 за місце в Раді, 1 за агента в Залі промов, задуми, що чекають.</translation>
    </message>
    <message>
        <source>Games without the module pay 2 Solari.</source>
        <translation>В іграх без модуля це 2 солярії.</translation>
    </message>
    <message>
        <source>Gather Intelligence: one recalled Spy is worth one card, before anything else happens.</source>
        <translation>Збір розвідданих: один відкликаний шпигун дає одну карту, перш ніж станеться щось іще.</translation>
    </message>
    <message>
        <source>Gather Support and Spice Refinery give more for a cost that is chosen on sending.</source>
        <translation>Здобуття підтримки та Меланжоочисний завод дають більше за ціну, вибрану під час відправлення.</translation>
    </message>
    <message>
        <source>Ghola copies limits of a box, too; a copied Steersman needs one more Agent to recall.</source>
        <translation>«Ґхола» копіює й обмеження комірки; скопійованому «Стерновому» потрібен ще один агент для відкликання.</translation>
    </message>
    <message>
        <source>Ghola copies no more than the Agent box: a ring works twice, 2 Influence for a visit stay 2.</source>
        <translation>«Ґхола» копіює лише комірку агента: перстень діє двічі, 2 очки впливу за візит — далі 2.</translation>
    </message>
    <message>
        <source>Ghola copies the whole Agent box; Power Play still gives 2, Carryall four times its spice.</source>
        <translation>«Ґхола» копіює всю комірку агента; «Боротьба за владу» дає 2, «Вантажоліт» — вчетверо більше.</translation>
    </message>
    <message>
        <source>Go to 11 is for those who want it, with Rivals and on either board.</source>
        <translation>«Гра до 11» — за бажанням, і з Конкурентами, і на обох полях.</translation>
    </message>
    <message>
        <source>Go to 11 suits solo games, too.</source>
        <translation>«Гра до 11» годиться й для соло-гри.</translation>
    </message>
    <message>
        <source>Go to 11: 11 points end the game; four players start without a point instead, and go to 10.</source>
        <translation>«Гра до 11»: гру завершують 11 очок; учотирьох натомість починають без очка й грають до 10.</translation>
    </message>
    <message>
        <source>Grafted with Ghola, Long Reach has all three of its icons.</source>
        <translation>Зрощена з «Ґхолою», «Довга рука» має всі свої три символи.</translation>
    </message>
    <message>
        <source>Grafting: the partner, whose icon is used, and whom an Envoy helps.</source>
        <translation>Зрощення: яка друга карта, чий символ і котрій допомагає посланець.</translation>
    </message>
    <message>
        <source>Gurney, Amber and Muad&apos;Dib have abilities for Reveal turns, Staban one for the turns of others.</source>
        <translation>Вміння Гурні, леді Ембер і Муад&apos;Діба діють під час ходу «Розкрити карти», вміння Стабана — під час чужих ходів.</translation>
    </message>
    <message>
        <source>Hagal cards are turned up until one has an empty space; an Agent goes there, the card is resolved.</source>
        <translation>Карти Дому Гаґал відкривають, доки не трапиться вільна локація; туди йде агент, і карту виконують.</translation>
    </message>
    <message>
        <source>Hagga Basin, Deep Desert and Desert Power require hooks; bonus spice is taken in any case.</source>
        <translation>Басейн Гаґґа, Глибока пустеля та «Сила пустелі» вимагають гаків; додаткові прянощі беруть завжди.</translation>
    </message>
    <message>
        <source>Half of the new Imperium cards would work without the Bene Tleilax board, too.</source>
        <translation>Половина нових карт Імперіуму працювала б і без поля Бене Тлейлаксу.</translation>
    </message>
    <message>
        <source>Hall of Oratory: a troop; later 1 Persuasion if the Agent is still there.</source>
        <translation>Зала промов: загін; згодом 1 очко переконливості, якщо агент не пішов.</translation>
    </message>
    <message>
        <source>Harvest Cells comes after the rewards, in turn order; one just won may be played.</source>
        <translation>«Збір клітин» грають після нагород, у порядку ходів; щойно виграну теж можна.</translation>
    </message>
    <message>
        <source>Harvest Cells: three troops lost as the Conflict is cleared; each copy by itself.</source>
        <translation>«Збір клітин»: три загони втрачено, коли очищують Зону конфлікту; кожна копія окремо.</translation>
    </message>
    <message>
        <source>Harvest Spice: the free Maker with most bonus spice, then most spice in all; without any, ignored.</source>
        <translation>«Збір прянощів»: вільна локація, де найбільше додаткових, потім узагалі прянощів; без додаткових — ігнорують.</translation>
    </message>
    <message>
        <source>Harvest contracts count the whole turn&apos;s spice; others must be held on sending.</source>
        <translation>Контракти на врожай рахують прянощі всього ходу; інші треба мати під час відправлення.</translation>
    </message>
    <message>
        <source>Harvest counts all spice of the turn, also earlier spice and spice that is spent.</source>
        <translation>Урожай рахує всі прянощі ходу, навіть отримані раніше й витрачені.</translation>
    </message>
    <message>
        <source>Helena keeps her card through her next Reveal turn; no Agent blocks hers on two kinds of spaces.</source>
        <translation>Карта Гелени — її до кінця наступного ходу «Розкрити карти»; у двох типах локацій її агентам ніхто не заважає.</translation>
    </message>
    <message>
        <source>Hidden: decks, unused Conflicts, others&apos; Intrigue cards, the Baron&apos;s tokens.</source>
        <translation>Приховано: колоди, невикористані конфлікти, чужі карти інтриг, жетони барона.</translation>
    </message>
    <message>
        <source>High Council: 2 more Persuasion in this and all later Reveal turns.</source>
        <translation>Вища Рада: ще 2 очки переконливості цього й усіх наступних ходів «Розкрити карти».</translation>
    </message>
    <message>
        <source>High Council: the seat first; later visits bring 2 spice, an Intrigue card and 3 troops.</source>
        <translation>Вища Рада: спершу місце; наступні візити дають 2 прянощі, карту інтриги та 3 загони.</translation>
    </message>
    <message>
        <source>Holtzman Engine counts every copy of The Spice Must Flow that you own.</source>
        <translation>«Двигун Гольцмана» рахує кожну вашу копію карти «Прянощі повинні текти».</translation>
    </message>
    <message>
        <source>Hooks are taken once and kept; they come from Sietch Tabr.</source>
        <translation>Гаки беруть раз і назавжди; їх дає Січ Табр.</translation>
    </message>
    <message>
        <source>House Hagal as the third of two players takes no tiles.</source>
        <translation>У грі вдвох Дім Гаґал плиток не бере.</translation>
    </message>
    <message>
        <source>House Hagal has three Agents from the start, no Leader, nobody in the garrison.</source>
        <translation>Дім Гаґал від початку має трьох агентів, не має лідера й нікого в гарнізоні.</translation>
    </message>
    <message>
        <source>House Hagal plays as ever, and the person has the whole of Immortality.</source>
        <translation>Дім Гаґал грає, як завжди, а людина має все «Безсмертя».</translation>
    </message>
    <message>
        <source>How far the Russian board guide goes.</source>
        <translation>Що охоплює російський довідник із локацій.</translation>
    </message>
    <message>
        <source>Icons of a space are separate effects; what is chosen as a whole is one effect.</source>
        <translation>Символи локації — окремі ефекти; те, що вибирають як ціле, — один.</translation>
    </message>
    <message>
        <source>Icons of space and card and the Influence for the visit can be resolved in any order, even mixed.</source>
        <translation>Символи локації та карти і вплив за візит: у будь-якому порядку, навіть упереміш.</translation>
    </message>
    <message>
        <source>If an effect does both, the Shield Wall may be destroyed before the sandworm comes.</source>
        <translation>Якщо ефект робить і те, і те, стіну можна підірвати до виклику хробака.</translation>
    </message>
    <message>
        <source>If it wins, the person who controls the place loses it; it never takes control.</source>
        <translation>Якщо він перемагає, людина, що контролює місце, втрачає його; сам він контролю не бере.</translation>
    </message>
    <message>
        <source>If no card of a whole deck can be used, the Rival is done for this round.</source>
        <translation>Якщо з цілої колоди жодна карта не годиться, Конкурент цього раунду більше не ходить.</translation>
    </message>
    <message>
        <source>If one of them is trashed early, what is left of its own box is lost, and no more.</source>
        <translation>Якщо одну з них знищено завчасно, пропадає решта її власної комірки, і лише вона.</translation>
    </message>
    <message>
        <source>If still tied, whoever revealed later in the last round wins.</source>
        <translation>Якщо й далі нічия, вище той, хто в останньому раунді розкрив карти пізніше.</translation>
    </message>
    <message>
        <source>If two of four players tie for first, the others compete for the third reward.</source>
        <translation>Після нічиєї двох за 1-ше місце серед чотирьох інші змагаються за третю нагороду.</translation>
    </message>
    <message>
        <source>Ilesa brings Foldspace with her, for nobody but herself.</source>
        <translation>Ілеса приносить «Міжпросторову подорож» — лише для себе.</translation>
    </message>
    <message>
        <source>Ilesa&apos;s card returns in her second turn; sending with it pays 1 spice for one icon, else 1 Solari.</source>
        <translation>Карта Ілеси повертається другого ходу; агент за нею дає 1 прянощі за один символ, інакше 1 солярій.</translation>
    </message>
    <message>
        <source>Ilesa&apos;s icons are her own card&apos;s alone; Spaceport needs no marker; usurped cards unload.</source>
        <translation>Для Ілеси рахуються символи лише її карти; «Космопорту» маркер не потрібен; узурповане розвантажують.</translation>
    </message>
    <message>
        <source>Ilesa&apos;s ring is another way to Foldspace.</source>
        <translation>Перстень Ілеси — ще один спосіб здобути «Міжпросторову подорож».</translation>
    </message>
    <message>
        <source>Ilesa: all icons count; an extra turn may be her second, a skipped turn her first.</source>
        <translation>Ілеса: рахуються всі символи; додатковий хід може бути другим, пропущений — першим.</translation>
    </message>
    <message>
        <source>Imperial Bashar counts the others revealed with swords, Artillery all of them.</source>
        <translation>«Імперський башар» рахує інші розкриті карти з мечами, «Артилерія» — усі.</translation>
    </message>
    <message>
        <source>Imperial Basin yields 1 spice, Hagga Basin 2 for 1 water, The Great Flat 3 for 2 water.</source>
        <translation>Басейн Імператора дає 1 прянощі, Басейн Гаґґа — 2 за 1 воду, Велика рівнина — 3 за 2 води.</translation>
    </message>
    <message>
        <source>Imperial Privilege: an Intrigue card for another, an Agent back, a card: all separate effects.</source>
        <translation>Імперський привілей: карта інтриги за карту інтриги, агент назад, карта — усе окремо.</translation>
    </message>
    <message>
        <source>Imperium Ceremony with one card left: the discarded ones are shuffled below it.</source>
        <translation>«Імперська церемонія», коли лишилася одна карта: під неї підкладають перетасований скид.</translation>
    </message>
    <message>
        <source>Imperium, Intrigue and House Hagal cards, 18 Tleilaxu cards, a fixed one, a board and a tile.</source>
        <translation>Карти Імперіуму, інтриг і Дому Гаґал, 18 карт Тлейлаксу та одна постійна, поле й плитка.</translation>
    </message>
    <message>
        <source>In a Conflict III, too, no more than two troops come from the garrison.</source>
        <translation>І в конфлікті III з гарнізону йдуть щонайбільше два загони.</translation>
    </message>
    <message>
        <source>In a Reveal turn lines for a marker wait for it, and give what they give once.</source>
        <translation>У ході «Розкрити карти» рядки з маркером чекають на нього й дають своє раз.</translation>
    </message>
    <message>
        <source>In a box copied by Ghola the other card is the one that was copied.</source>
        <translation>У комірці, скопійованій «Ґхолою», інша карта — це та, яку скопійовано.</translation>
    </message>
    <message>
        <source>In a solo game the First Player marker goes round as always: a Rival that has it begins.</source>
        <translation>У соло-грі маркер першого гравця передають, як завжди: Конкурент, що його має, починає.</translation>
    </message>
    <message>
        <source>In an Agent turn a Graft card is played with exactly one other card of your hand.</source>
        <translation>У ході «Відправити агента» карту зі зрощенням грають рівно з однією іншою картою з руки.</translation>
    </message>
    <message>
        <source>In another&apos;s turn the owner of the card decides all of it there and then.</source>
        <translation>Під час чужого ходу власник карти одразу вирішує все сам.</translation>
    </message>
    <message>
        <source>In each starting deck Control the Spice stands for one Dune, the Desert Planet.</source>
        <translation>У кожній початковій колоді «Контроль над прянощами» заміняє одну «Дюну, пустельну планету».</translation>
    </message>
    <message>
        <source>In every starting deck two Experimentation stand for the two Dune, the Desert Planet.</source>
        <translation>У кожній початковій колоді дві карти «Експерименти» замість двох карт «Дюна, пустельна планета».</translation>
    </message>
    <message>
        <source>In play: up to Clean Up, not to the end of the round.</source>
        <translation>У грі — до очищення, а не до кінця раунду.</translation>
    </message>
    <message>
        <source>In solo games Rivals take the troops that Conflicts reward.</source>
        <translation>У соло-грі Конкуренти беруть загони з нагород за конфлікт.</translation>
    </message>
    <message>
        <source>In the Endgame spice and Solari are counted, not spent; specimens are no garrison.</source>
        <translation>Наприкінці гри прянощі й солярії рахують, а не витрачають; зразки — не гарнізон.</translation>
    </message>
    <message>
        <source>In the Endgame the wild icon makes a pair with any face-up card, which gives 1 point.</source>
        <translation>Наприкінці гри універсальний символ бою утворює пару з будь-якою відкритою картою й дає 1 очко.</translation>
    </message>
    <message>
        <source>In the Recall phase the Agents of Rivals return as well.</source>
        <translation>У фазі відкликання агенти Конкурентів теж повертаються.</translation>
    </message>
    <message>
        <source>In turn order, beginning with the First Player, players may play Endgame cards.</source>
        <translation>Починаючи з першого гравця, кожен по черзі може зіграти карти кінця гри.</translation>
    </message>
    <message>
        <source>Infiltrate: a recalled Spy lets the Agent ignore others&apos; Agents, never your own.</source>
        <translation>Проникнення: відкликаний шпигун пропускає агента повз чужих агентів, але не повз власного.</translation>
    </message>
    <message>
        <source>Infiltration: with this icon the Agent may join any number of others&apos; Agents on a space.</source>
        <translation>Проникнення: за цим символом агент може увійти до скількох завгодно чужих агентів.</translation>
    </message>
    <message>
        <source>Influence beyond the top of a track is lost.</source>
        <translation>Вплив понад верх шкали втрачається.</translation>
    </message>
    <message>
        <source>Influence goes up and down one step at a time.</source>
        <translation>Шкалами піднімаються й спускаються по одному кроку.</translation>
    </message>
    <message>
        <source>Influence is zero with all Factions at the start.</source>
        <translation>На початку вплив на всі фракції нульовий.</translation>
    </message>
    <message>
        <source>Influence of its choice: where it is lowest; the person decides ties and everything else.</source>
        <translation>Вплив на вибір — на ту фракцію, де він найнижчий; нічиї та все інше вирішує людина.</translation>
    </message>
    <message>
        <source>Influence that no track has room for is lost.</source>
        <translation>Вплив, для якого немає місця на шкалі, втрачається.</translation>
    </message>
    <message>
        <source>Influence with each of the four Factions runs from 0 to 6.</source>
        <translation>Вплив на кожну з чотирьох фракцій — від 0 до 6.</translation>
    </message>
    <message>
        <source>Influence, Alliance and bond before a colon work as in the base game.</source>
        <translation>Вплив, союз і запорука перед двокрапкою діють, як у базовій грі.</translation>
    </message>
    <message>
        <source>Influence, Alliances, troops and, alone, the Signet Ring; no bonuses of tracks.</source>
        <translation>Вплив, союзи, загони та, в соло-грі, перстень із печаткою; без бонусів шкал.</translation>
    </message>
    <message>
        <source>Interstellar Shipping asks for 2 Influence of Rivals as well.</source>
        <translation>«Міжзоряні перевезення» вимагають 2 очок впливу й від Конкурентів.</translation>
    </message>
    <message>
        <source>Interstellar Shipping needs 2 Guild Influence for two icons; Smuggling: 1 Solari and one icon.</source>
        <translation>«Міжзоряні перевезення»: два символи за наявності 2 очок впливу на Гільдію; «Контрабанда»: 1 солярій і один символ.</translation>
    </message>
    <message>
        <source>Into the Conflict go the troops recruited, and up to two from the garrison.</source>
        <translation>У бій ідуть найняті загони та до двох із гарнізону.</translation>
    </message>
    <message>
        <source>Intrigue cards come mostly from Secrets, Sardaukar and Assembly Hall.</source>
        <translation>Карти інтриг дають насамперед Таємниці, Сардаукар і Зала засідань.</translation>
    </message>
    <message>
        <source>Intrigue cards that a Rival pays with go to the discard pile, face up.</source>
        <translation>Карти інтриг, якими платить Конкурент, ідуть у скид горілиць.</translation>
    </message>
    <message>
        <source>Intrigue cards that were paid are discarded.</source>
        <translation>Сплачені карти інтриг скидають.</translation>
    </message>
    <message>
        <source>Invasion Ships are flipped first, and serve one Agent.</source>
        <translation>«Кораблі вторгнення» перевертають наперед, і служать вони одному агентові.</translation>
    </message>
    <message>
        <source>Is Immortality offered to six people? No.</source>
        <translation>Чи можна грати в «Безсмертя» вшістьох? Ні.</translation>
    </message>
    <message>
        <source>Is the Epic game played by three or four people only? Yes.</source>
        <translation>Чи епічний режим лише для трьох або чотирьох людей? Так.</translation>
    </message>
    <message>
        <source>Is the Row refilled when the deck is empty? No, it gets smaller.</source>
        <translation>Чи поповнюють Ряд без колоди? Ні, він меншає.</translation>
    </message>
    <message>
        <source>Is the promotional Piter in the game? No.</source>
        <translation>Чи є у грі промокарта з Пітером? Ні.</translation>
    </message>
    <message>
        <source>It acts after every Agent turn of the First Player while an Agent is left.</source>
        <translation>Він діє після кожного ходу «Відправити агента» першого гравця, доки має агента.</translation>
    </message>
    <message>
        <source>It brings the control bonus and the defending troop; a marker below it earns nothing.</source>
        <translation>Він дає бонус контролю та загін захисника; маркер під ним нічого не дає.</translation>
    </message>
    <message>
        <source>It ends when all who take part have passed in a row; passing alone does not bind anybody.</source>
        <translation>Кінець, коли всі учасники спасували поспіль; сам пас нікого не зобов&apos;язує.</translation>
    </message>
    <message>
        <source>It gains no resources, rewards or points, but may keep Alliances from people.</source>
        <translation>Він не отримує ні ресурсів, ні нагород, ні очок, але може не віддавати людям союзів.</translation>
    </message>
    <message>
        <source>It helps against neither your own Agents, The Voice, costs nor requirements.</source>
        <translation>Воно не допомагає проти власних агентів, «Голосу», ціни та вимог.</translation>
    </message>
    <message>
        <source>It returns at the end of the next Combat, after the new winner has chosen a space.</source>
        <translation>Він повертається наприкінці наступного бою, коли новий переможець уже вибрав локацію.</translation>
    </message>
    <message>
        <source>It takes twelve points, or the last Conflict, to end an Epic game.</source>
        <translation>Епічна гра триває до дванадцяти очок або останнього конфлікту.</translation>
    </message>
    <message>
        <source>Its visits give the control bonus to whoever controls the space.</source>
        <translation>Його візити дають бонус тому, хто контролює місце.</translation>
    </message>
    <message>
        <source>Jessica&apos;s ring: 1 spice for an Intrigue card and a memory, if a troop is there.</source>
        <translation>Перстень Джессіки: 1 прянощі за карту інтриги та спогад, якщо є загін.</translation>
    </message>
    <message>
        <source>Jessica&apos;s spice and flip work even with nothing left to move.</source>
        <translation>Прянощі та перевертання Джессіки діють, навіть коли переміщувати нічого.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach does not lift the cost and requirement of the space.</source>
        <translation>«Квізац Хадерах» не скасовує ціни й вимоги локації.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach is like Mentat, without a Swordmaster for the person.</source>
        <translation>«Квізац Хадерах» — як «Ментат», але без Майстра меча для людини.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach may visit the High Council again, but not the Swordmaster.</source>
        <translation>«Квізац Хадерах» може знову відвідати Вищу Раду, але не Майстра меча.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach moves any of your Agents anywhere; costs, limits and The Voice still apply.</source>
        <translation>«Квізац Хадерах» відправляє будь-якого свого агента куди завгодно; ціни, межі та «Голос» діють.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach needs no icon when grafted either, and still moves one Agent.</source>
        <translation>Зрощеному «Квізацу Хадераху» символ теж не потрібен, і рухає він одного агента.</translation>
    </message>
    <message>
        <source>Leaders of the base game can be played; Ariana harvests nothing where only sandworms are taken.</source>
        <translation>Лідерами базової гри можна грати; Аріана нічого не збирає там, де беруть лише хробаків.</translation>
    </message>
    <message>
        <source>Leaders&apos; discounts apply to costs printed on the board.</source>
        <translation>Знижки лідерів стосуються цін, надрукованих на полі.</translation>
    </message>
    <message>
        <source>Levels change the troops, an Intrigue card, the cost of the Mentat, and the person&apos;s Swordmaster.</source>
        <translation>Рівні змінюють загони, карту інтриги, ціну Ментата та Майстра меча людини.</translation>
    </message>
    <message>
        <source>Looking at the top card needs a deck; nothing is shuffled for it.</source>
        <translation>Щоб переглянути верхню карту, потрібна колода; заради цього не тасують.</translation>
    </message>
    <message>
        <source>Losing the last troop means being out of the Combat for good.</source>
        <translation>Хто втрачає останній загін, остаточно вибуває з бою.</translation>
    </message>
    <message>
        <source>Machine Culture as a Plot is played only to acquire a tile.</source>
        <translation>«Культуру машин» як задум грають лише для того, щоб придбати плитку.</translation>
    </message>
    <message>
        <source>Machine Culture is no Plot for whoever cannot pay for any tile.</source>
        <translation>Хто не може оплатити жодної плитки, не грає «Культуру машин» як задум.</translation>
    </message>
    <message>
        <source>Maker spaces where no Agent stands gain 1 bonus spice.</source>
        <translation>Локації видобутку, де немає агента, отримують 1 додаткові прянощі.</translation>
    </message>
    <message>
        <source>Mandatory effects are carried out as far as possible; the rest is lost.</source>
        <translation>Обов&apos;язкове виконують, наскільки можливо; решту не надолужують.</translation>
    </message>
    <message>
        <source>Margot and Irulan gain at 2 Influence; their rings place a Spy, or get or trash a card.</source>
        <translation>Марго та Ірулан отримують здобуток за досягнення 2 очок впливу; їхні персні розміщують шпигуна або дають чи знищують карту.</translation>
    </message>
    <message>
        <source>Markers never run out; winning a place you control changes nothing.</source>
        <translation>Маркерів завжди вистачає; знову виграти власну локацію нічого не змінює.</translation>
    </message>
    <message>
        <source>Marks of the set, of Rivals and of the Epic game are for reference only.</source>
        <translation>Позначки набору, Конкурентів та епічного режиму — лише довідкові.</translation>
    </message>
    <message>
        <source>Mentat adds the three variants that make Rivals stronger.</source>
        <translation>«Ментат» додає три варіанти, що роблять Конкурентів сильнішими.</translation>
    </message>
    <message>
        <source>Mentat as a reward: see R6.5.</source>
        <translation>Ментат як нагорода: див. R6.5.</translation>
    </message>
    <message>
        <source>Mentat: a card, and the Mentat if it is there.</source>
        <translation>Ментат: карта, а також Ментат, якщо він удома.</translation>
    </message>
    <message>
        <source>Mercenary: Rivals have no troops in the garrison, and the person begins with an Intrigue card.</source>
        <translation>«Найманець»: Конкуренти без загонів у гарнізоні, людина починає з картою інтриги.</translation>
    </message>
    <message>
        <source>More Negotiators may come home than the price asks for.</source>
        <translation>Можна повернути більше перемовників, ніж вимагає ціна.</translation>
    </message>
    <message>
        <source>Most points win; then most spice, Solari, water, and troops in the garrison.</source>
        <translation>Перемагає той, у кого найбільше очок; далі — прянощів, соляріїв, води, загонів у гарнізоні.</translation>
    </message>
    <message>
        <source>Must Treachery&apos;s two troops be deployed? Yes.</source>
        <translation>Чи обов&apos;язково розгортати два загони «Зради»? Так.</translation>
    </message>
    <message>
        <source>Must the card grafted to Chairdog return? Yes, even after Chairdog has left play.</source>
        <translation>Чи мусить повернутися карта, зрощена з «Кріслом-собакою»? Так, навіть якщо самого його вже нема у грі.</translation>
    </message>
    <message>
        <source>Negotiators are no troops while they are on Ix; only a purchase brings them back.</source>
        <translation>На Іксі перемовники — не загони; повертає їх лише придбання.</translation>
    </message>
    <message>
        <source>New Conflicts join the deck, which keeps its ten cards; one Conflict III is left out unseen.</source>
        <translation>У колоді конфліктів є нові карти, але й далі десять; один конфлікт III відкладають, не дивлячись.</translation>
    </message>
    <message>
        <source>No Plot within a paid arrow or between lines of another Plot.</source>
        <translation>Задум не грають посеред оплаченої стрілки чи між рядками іншого задуму.</translation>
    </message>
    <message>
        <source>No marked tile in sight: the trashing ends with the stacks at the latest.</source>
        <translation>Позначеної плитки не видно: знищення закінчується щонайпізніше разом зі стосами.</translation>
    </message>
    <message>
        <source>Nobody can Gather Intelligence with no card left to draw.</source>
        <translation>Коли карт, які можна взяти, не лишилося, збір розвідданих неможливий.</translation>
    </message>
    <message>
        <source>Nobody deploys at the four new spaces: they are no Combat spaces.</source>
        <translation>У чотирьох нових локаціях нічого не розгортають: вони не бойові.</translation>
    </message>
    <message>
        <source>Nobody trashes those cards; the Tleilaxu Row and the Reserve are not affected.</source>
        <translation>Цих карт ніхто не знищує; Ряд Тлейлаксу та Фонд лишаються, як були.</translation>
    </message>
    <message>
        <source>Nothing but the reward is doubled: no cards, abilities, pairs or bonuses.</source>
        <translation>Подвоюють лише нагороду, але не карти, вміння, пари чи бонуси.</translation>
    </message>
    <message>
        <source>Objectives serve the three cards named after battle icons: see Q5.</source>
        <translation>Карти цілей служать трьом картам, названим за символами бою: див. Q5.</translation>
    </message>
    <message>
        <source>Of the new Hagal cards, seven join for one person and five for two.</source>
        <translation>З нових карт Дому Гаґал у соло-грі додають сім, удвох — п&apos;ять.</translation>
    </message>
    <message>
        <source>Of two spaces on a card its Guild Influence decides which one counts, even if that is occupied.</source>
        <translation>З двох локацій карти за впливом на Гільдію зважають лише на одну, навіть якщо вона зайнята.</translation>
    </message>
    <message>
        <source>Of two spaces on a card only the one that applies now counts, even if it cannot be used.</source>
        <translation>З двох локацій на карті — лише та, що зараз підходить, навіть якщо її не використати.</translation>
    </message>
    <message>
        <source>Old and new Leaders may play together.</source>
        <translation>Старі й нові лідери можуть грати разом.</translation>
    </message>
    <message>
        <source>On a Combat space everything recruited this turn is deployed, and up to two troops of the garrison.</source>
        <translation>У бойовій локації розгортають усе найняте цього ходу та до двох загонів із гарнізону.</translation>
    </message>
    <message>
        <source>On a Combat space: all units recruited or commissioned this turn, and two more from the garrison.</source>
        <translation>У бойовій локації: усі підрозділи, найняті чи споряджені цього ходу, та ще до двох із гарнізону.</translation>
    </message>
    <message>
        <source>Once in a game, in a turn of yours, they clear the Imperium Row, and it is dealt anew.</source>
        <translation>Раз за гру, у свій хід, вона прибирає весь Ряд Імперіуму, і його викладають наново.</translation>
    </message>
    <message>
        <source>Once its resources and Intrigue cards together reach its value, it pays them for its Swordmaster.</source>
        <translation>Щойно ресурсів і карт інтриг разом стільки, скільки корисність, ними платять за Майстра меча.</translation>
    </message>
    <message>
        <source>One Spy is enough to infiltrate, however many Agents stand there.</source>
        <translation>Для проникнення досить одного шпигуна, хоч скільки б там було агентів.</translation>
    </message>
    <message>
        <source>One condition for several icons is checked once.</source>
        <translation>Одну умову для кількох символів перевіряють один раз.</translation>
    </message>
    <message>
        <source>One icon of the card is used, for one Agent.</source>
        <translation>Використовують один символ карти для одного агента.</translation>
    </message>
    <message>
        <source>Only Shaddam takes Sardaukar contracts, each instead of a face-up one.</source>
        <translation>Лише Шаддам бере контракти «Сардаукар», кожен замість відкритого.</translation>
    </message>
    <message>
        <source>Only a card played in an Agent turn sends an Agent.</source>
        <translation>Агента відправляє лише карта, зіграна під час ходу «Відправити агента».</translation>
    </message>
    <message>
        <source>Only the Tech icon acquires tiles, one for each icon; nobody has to.</source>
        <translation>Плитки придбавають лише за символом технології: одну за символ, за бажання.</translation>
    </message>
    <message>
        <source>Only thief and victim know which card was stolen.</source>
        <translation>Яку карту вкрадено, знають лише злодій і жертва.</translation>
    </message>
    <message>
        <source>Only those with troops in the Conflict take part.</source>
        <translation>Беруть участь лише ті, хто має загони в Зоні конфлікту.</translation>
    </message>
    <message>
        <source>Opponents decide one by one, starting to the left of the acting player.</source>
        <translation>Суперники вирішують по одному, починаючи ліворуч від того, хто ходить.</translation>
    </message>
    <message>
        <source>Otherwise Agents and the Mentat return, the First Player marker moves on, and a new round begins.</source>
        <translation>Інакше агенти та Ментат повертаються, маркер першого гравця передають, починається раунд.</translation>
    </message>
    <message>
        <source>Pair, icon and the Envoy&apos;s card are all settled on sending the Agent.</source>
        <translation>Пару, символ і карту для посланця визначають, відправляючи агента.</translation>
    </message>
    <message>
        <source>Pay spice for one of three tiles, take what it gives at once; the next of its stack is turned up.</source>
        <translation>Сплатіть прянощі за одну з трьох плиток, отримайте її ефект придбання; відкрийте наступну в стосі.</translation>
    </message>
    <message>
        <source>Persuasion does not outlast the turn.</source>
        <translation>Переконливість не переходить на наступний хід.</translation>
    </message>
    <message>
        <source>Place Spy: a Spy, perhaps a Scheme and purchases, and then another card.</source>
        <translation>«Розмістіть шпигуна»: шпигун, можливо, планування та купівля, а потім інша карта.</translation>
    </message>
    <message>
        <source>Place Spy: the posts of the new spaces come first.</source>
        <translation>«Розмістіть шпигуна»: пункти нових локацій — перші.</translation>
    </message>
    <message>
        <source>Placing a Spy is optional.</source>
        <translation>Розміщувати шпигуна ніхто не мусить.</translation>
    </message>
    <message>
        <source>Placing a Spy or not: see U11.4.</source>
        <translation>Чи розміщувати шпигуна: див. U11.4.</translation>
    </message>
    <message>
        <source>Play a card from your hand that has Agent icons.</source>
        <translation>Зіграйте карту з руки, що має символи агента.</translation>
    </message>
    <message>
        <source>Played and revealed cards are in play until their owner&apos;s Clean Up.</source>
        <translation>Зіграні та розкриті карти вважають картами у грі до очищення їхнього гравця.</translation>
    </message>
    <message>
        <source>Players are ranked by strength; strength 0 earns nothing.</source>
        <translation>Учасників упорядковують за силою; нуль нічого не дає.</translation>
    </message>
    <message>
        <source>Plots can be played from the start of a turn, before its kind is chosen, until its end.</source>
        <translation>Задуми доступні від початку ходу, ще до вибору його типу, і до його завершення.</translation>
    </message>
    <message>
        <source>Plots in any of your turns, Combat cards in the Combat phase, Endgame cards at the end of the game.</source>
        <translation>Задуми — будь-якого власного ходу, карти бою — у фазі бою, карти кінця гри — наприкінці.</translation>
    </message>
    <message>
        <source>Plots that help an Agent help only the Agent of this turn.</source>
        <translation>Задуми, що допомагають агенту, діють лише на агента цього ходу.</translation>
    </message>
    <message>
        <source>Power Play: 2 Influence instead of the 1 for the visit.</source>
        <translation>«Боротьба за владу»: 2 очки впливу замість 1 за візит.</translation>
    </message>
    <message>
        <source>Propaganda doubled: two sets of two Factions, each named as a whole.</source>
        <translation>Подвоєна «Пропаганда»: дві пари фракцій, кожну називають цілою.</translation>
    </message>
    <message>
        <source>Public: the Row, the Conflict, and what is in play, discarded or in supply.</source>
        <translation>Відкрито для всіх: Ряд, конфлікт, усе, що у грі, у скиді чи в запасі.</translation>
    </message>
    <message>
        <source>Public: tracks, tanks, the Tleilaxu Row, Family Atomics. Hidden: the Tleilaxu deck.</source>
        <translation>Відкрито: треки, чани, Ряд Тлейлаксу, родову атомну зброю. Приховано: колоду Тлейлаксу.</translation>
    </message>
    <message>
        <source>Purchases may come before, among or after the effects.</source>
        <translation>Купувати можна до ефектів, між ними чи після.</translation>
    </message>
    <message>
        <source>Rabban and Amber Metulli are Rivals for two people only.</source>
        <translation>Раббан та Ембер Метуллі — Конкуренти лише для гри вдвох.</translation>
    </message>
    <message>
        <source>Reaching 2 gives a point and falling below 2 takes it away, every time.</source>
        <translation>Очко дають за досягнення 2 і забирають за падіння нижче — щоразу знову.</translation>
    </message>
    <message>
        <source>Reaching 2 means going up to it or past it, every time.</source>
        <translation>Досягти 2 — це піднятися до них чи вище, хоч скільки разів це стається.</translation>
    </message>
    <message>
        <source>Reaching 4 gives the track&apos;s bonus, every time; it is never given back.</source>
        <translation>Досягнення 4 щоразу дає бонус шкали; його ніколи не повертають.</translation>
    </message>
    <message>
        <source>Recalling an Agent means one sent earlier; it must be done if there is one.</source>
        <translation>Відкликають агента, відправленого раніше; якщо такий є, це обов&apos;язково.</translation>
    </message>
    <message>
        <source>Recalling brings a Spy back from its post, mostly as a cost.</source>
        <translation>Відкликання повертає шпигуна з пункту, здебільшого як ціна.</translation>
    </message>
    <message>
        <source>Reclaimed Forces: 3 specimens for two troops or a Tleilaxu step, as often as you like.</source>
        <translation>«Відновлені війська»: 3 зразки за два загони чи крок Тлейлаксу, скільки завгодно разів.</translation>
    </message>
    <message>
        <source>Recruit: supply to garrison. Deploy: to the Conflict. Retreat: to the garrison. Lose: to the supply.</source>
        <translation>Найняти: із запасу в гарнізон. Розгорнути: у Зону конфлікту. Відвести: назад. Втратити: у запас.</translation>
    </message>
    <message>
        <source>Recruited troops come from the supply, as long as it has any.</source>
        <translation>Загони наймають із запасу, доки вони там є.</translation>
    </message>
    <message>
        <source>Recruiting waits while your supply has no troops; missing troops are not made up for later.</source>
        <translation>Найняти не можна, доки в запасі немає загонів; тих, яких забракло, потім не надолужують.</translation>
    </message>
    <message>
        <source>Recruitment Mission and Spaceport need no marker to put Tleilaxu cards on the deck.</source>
        <translation>«Вербуванню» та «Космопорту» не треба маркера, щоб класти карти Тлейлаксу на колоду.</translation>
    </message>
    <message>
        <source>Reinforcements before the kind of turn is chosen: it is not a Reveal turn yet.</source>
        <translation>«Підкріплення», доки хід не має типу: це ще не хід «Розкрити карти».</translation>
    </message>
    <message>
        <source>Requirements must be met, such as Influence; High Council and Swordmaster work once for each player.</source>
        <translation>Вимоги локацій обов&apos;язкові, як-от вплив для Січі Табр; Рада та Майстер меча — по разу на гравця.</translation>
    </message>
    <message>
        <source>Research Station: 2 water for two cards and Research; it stays a City and a Combat space.</source>
        <translation>Дослідна станція: дві карти й дослідження за 2 води; це й далі місто та бойова локація.</translation>
    </message>
    <message>
        <source>Research interrupts whatever has brought it, in turns of either kind.</source>
        <translation>Дослідження перериває те, що його дало, у ходах обох типів.</translation>
    </message>
    <message>
        <source>Research: the branch, whether to trash or to pay, and the Faction.</source>
        <translation>Дослідження: яка гілка, чи знищувати, чи платити та яка фракція.</translation>
    </message>
    <message>
        <source>Reshuffle or an empty deck: all cards are shuffled and the next is turned up.</source>
        <translation>«Перетасувати» або порожня колода: усі карти тасують і відкривають наступну.</translation>
    </message>
    <message>
        <source>Resources are exchanged with the bank only, never with another player.</source>
        <translation>Ресурси обмінюють лише із загальним запасом, ніколи з іншим гравцем.</translation>
    </message>
    <message>
        <source>Reveal boxes of those cards only, in any order.</source>
        <translation>Лише комірки розкриття цих карт, у будь-якому порядку.</translation>
    </message>
    <message>
        <source>Rewards are taken in turn order, beginning with the First Player.</source>
        <translation>Нагороди отримують по черзі, починаючи з першого гравця.</translation>
    </message>
    <message>
        <source>Rhombur and Hundro are no Rivals there.</source>
        <translation>Ромбур і Гундро там не Конкуренти.</translation>
    </message>
    <message>
        <source>Rhombur and Hundro can be Rivals; of the others none.</source>
        <translation>Конкурентами можуть бути Ромбур і Гундро; більше ніхто.</translation>
    </message>
    <message>
        <source>Rhombur as a Rival: dreadnoughts of 3 strength.</source>
        <translation>Ромбур як Конкурент: сила дредноута 3.</translation>
    </message>
    <message>
        <source>Rise of Ix and Immortality tell themselves how they join Uprising.</source>
        <translation>Як грати в «Піднесення» з «Розквітом Ікса» та «Безсмертям», кажуть їхні власні правила.</translation>
    </message>
    <message>
        <source>Rise of Ix has contracts of its own.</source>
        <translation>«Розквіт Ікса» має власні контракти.</translation>
    </message>
    <message>
        <source>Rivals are opponents.</source>
        <translation>Конкуренти — суперники.</translation>
    </message>
    <message>
        <source>Rivals are ranked in the Combat and rewarded like people, twice with a sandworm.</source>
        <translation>Конкуренти в бою займають місця та отримують нагороди, як люди; з хробаком — двічі.</translation>
    </message>
    <message>
        <source>Rivals buy after each card, Scheme, whole reward, control bonus and theft.</source>
        <translation>Конкуренти купують після кожної карти, планування, цілої нагороди, бонусу контролю та крадіжки.</translation>
    </message>
    <message>
        <source>Rivals buy with what the Tleilaxu track gives them, after every card.</source>
        <translation>Конкуренти купують на здобуте з треку Тлейлаксу, після кожної карти.</translation>
    </message>
    <message>
        <source>Rivals control places with both bonuses of that.</source>
        <translation>Конкуренти контролюють місця з обома бонусами за це.</translation>
    </message>
    <message>
        <source>Rivals count wherever players are compared.</source>
        <translation>Конкуренти враховуються всюди, де порівнюють гравців.</translation>
    </message>
    <message>
        <source>Rivals deploy dreadnoughts first; those of the garrison count towards the two.</source>
        <translation>Конкуренти спершу розгортають дредноути; взяті з гарнізону входять до двох.</translation>
    </message>
    <message>
        <source>Rivals end the game and can win it; people are ahead of them if all else is equal.</source>
        <translation>Конкуренти завершують гру й можуть виграти; за повної рівності люди попереду.</translation>
    </message>
    <message>
        <source>Rivals gain rewards, the Mentat as well; what is of no use to them is skipped.</source>
        <translation>Конкуренти отримують нагороди, і Ментата теж; непотрібне їм пропускають.</translation>
    </message>
    <message>
        <source>Rivals keep won Conflict cards and make pairs, at the end with the wild icon too.</source>
        <translation>Конкуренти лишають собі виграні карти конфліктів і складають пари, наприкінці й з універсальним символом бою.</translation>
    </message>
    <message>
        <source>Rivals of Uprising follow those of House Hagal, choose by priorities, and gain from Dividends.</source>
        <translation>Конкуренти «Піднесення» діють як Дім Гаґал, вибирають за пріоритетами й мають зиск із дивідендів.</translation>
    </message>
    <message>
        <source>Rivals of a solo game get 1 Solari from Dividends of others; with two people none.</source>
        <translation>У соло-грі Конкуренти мають 1 солярій із чужих дивідендів; у грі вдвох — ні.</translation>
    </message>
    <message>
        <source>Rivals pay for no space, acquire nothing, play no Intrigue cards, and use Spies for Schemes only.</source>
        <translation>Конкуренти не платять за локації, нічого не придбавають, не грають інтриг, а шпигунів мають лише для планування.</translation>
    </message>
    <message>
        <source>Sandworms and Maker hooks come from the bank.</source>
        <translation>Піщані хробаки та гаки творця беруться із загального запасу.</translation>
    </message>
    <message>
        <source>Sandworms are units, too; dreadnoughts keep to their own rules and double no rewards.</source>
        <translation>Піщані хробаки — теж підрозділи; дредноути діють за своїми правилами й нагород не подвоюють.</translation>
    </message>
    <message>
        <source>Sandworms can neither retreat nor be lost; they leave after the Combat.</source>
        <translation>Хробаки не відступають і не гинуть; вони йдуть після бою.</translation>
    </message>
    <message>
        <source>Sandworms do not count against that limit, yet they are deployed units.</source>
        <translation>Хробаків до цієї межі не зараховують, але вони — розгорнуті підрозділи.</translation>
    </message>
    <message>
        <source>Sandworms never retreat: not by Desert Ambush, nor for Negotiated Withdrawal.</source>
        <translation>Піщаних хробаків не відводять ні «Засідкою в пустелі», ні для «Узгодженого відступу».</translation>
    </message>
    <message>
        <source>Sardaukar: the rules as they are.</source>
        <translation>«Сардаукар»: звичайні правила.</translation>
    </message>
    <message>
        <source>Second Wave is only for those already in the Conflict.</source>
        <translation>«Друга хвиля» — лише для тих, хто вже має підрозділ у Зоні конфлікту.</translation>
    </message>
    <message>
        <source>Secret while held; after use they go face up on their own discard pile.</source>
        <translation>Приховані, доки на руці; після використання — горілиць у власний скид.</translation>
    </message>
    <message>
        <source>Secrets: draw, then steal Intrigue. Foldspace: take the card of that name.</source>
        <translation>Секрети: візьміть, потім украдіть карти інтриг. Міжпросторова подорож: візьміть однойменну карту.</translation>
    </message>
    <message>
        <source>Selective Breeding: you may trash a card to draw two cards.</source>
        <translation>Генетична селекція: за бажання знищте карту й візьміть дві.</translation>
    </message>
    <message>
        <source>Sell Melange: 2 to 5 spice for 6, 8, 10 or 12 Solari.</source>
        <translation>Продаж меланжу: від 2 до 5 прянощів за 6, 8, 10 або 12 соляріїв.</translation>
    </message>
    <message>
        <source>Send an Agent or reveal; whoever cannot send one must reveal.</source>
        <translation>Відправте агента або розкрийте карти; хто не може відправити, мусить розкрити.</translation>
    </message>
    <message>
        <source>Separate lines of a card are used one by one; some may be left out, but not all.</source>
        <translation>Окремі рядки карти застосовують по одному; деякі можна пропустити, але не всі.</translation>
    </message>
    <message>
        <source>Setup steps of Leaders come last, such as the Baron&apos;s secret choice of two Factions.</source>
        <translation>Дії лідерів — наприкінці приготувань: таємний вибір двох фракцій бароном.</translation>
    </message>
    <message>
        <source>Seven cards infiltrate, each with another of the seven icons.</source>
        <translation>Проникнення мають сім карт, кожна — з іншим із семи символів.</translation>
    </message>
    <message>
        <source>Several Freighter icons are used one by one, even to advance and to recall right after that.</source>
        <translation>Кілька символів застосовують по одному: можна просунути корабель і одразу повернути.</translation>
    </message>
    <message>
        <source>Shaddam can take his own contracts when no others are left, then 2 Solari.</source>
        <translation>Коли ринок порожній, є власні контракти Шаддама, потім — 2 солярії.</translation>
    </message>
    <message>
        <source>Shipping turns spice into Solari and Influence of your choice.</source>
        <translation>Перевезення обертає прянощі на солярії та вплив на фракцію за вибором.</translation>
    </message>
    <message>
        <source>Shipping, Accept Contract, Assembly Hall and Gather Support give way to the new spaces.</source>
        <translation>«Перевезення», «Укладання контракту», «Зала засідань» і «Здобуття підтримки» поступаються новим локаціям.</translation>
    </message>
    <message>
        <source>Sietch Tabr: hooks, a troop and water; or water and, optionally, the Shield Wall.</source>
        <translation>Січ Табр: гаки, загін і вода; або вода й, за бажання, підрив стіни.</translation>
    </message>
    <message>
        <source>Six of the 29 new Imperium cards are in the deck twice.</source>
        <translation>Шість із 29 нових карт Імперіуму є в колоді двічі.</translation>
    </message>
    <message>
        <source>Slig Farmer looks at the icons its partner has at that moment.</source>
        <translation>«Фермер слігів» дивиться на символи, які зрощена з ним карта має тієї миті.</translation>
    </message>
    <message>
        <source>Smart Politics: no Agent goes to a Faction space without a cost where Influence would be of no use.</source>
        <translation>«Розумна політика»: агент не йде в безплатну локацію фракції, де вплив був би марний.</translation>
    </message>
    <message>
        <source>So nobody ever has a face-up pair of equal battle icons.</source>
        <translation>Тож ніхто ніколи не має двох відкритих карт з однаковими символами бою.</translation>
    </message>
    <message>
        <source>Solo is one person against two Rivals, a two-player game two people against one.</source>
        <translation>Соло — одна людина проти двох Конкурентів, гра вдвох — двоє людей проти одного.</translation>
    </message>
    <message>
        <source>Solo variants: dice for the Row, and Brutal Escalation in a Conflict III.</source>
        <translation>Варіанти соло-гри: кубики для Ряду та «Жорстока ескалація» в конфлікті III.</translation>
    </message>
    <message>
        <source>Solo: a Research Station leaves the Hagal deck, the four new cards join: three cards more.</source>
        <translation>Соло-гра: одну Дослідну станцію з колоди Дому Гаґал геть, чотири нові карти додати: на три більше.</translation>
    </message>
    <message>
        <source>Solo: all three players are dealt an Objective; with two people the Rival has the ornithopter.</source>
        <translation>У соло-грі карти цілей отримують усі три місця; у грі вдвох Конкурент має орнітоптера.</translation>
    </message>
    <message>
        <source>Some details of Jessica, of full tracks and of control are conventions.</source>
        <translation>Деякі подробиці про Джессіку, повні шкали та контроль — домовленості.</translation>
    </message>
    <message>
        <source>Some post is always free; of a certain kind there may be none, and then no Spy is placed.</source>
        <translation>Вільний пункт є завжди; певного типу може не бути, і тоді шпигуна не виставляють.</translation>
    </message>
    <message>
        <source>Some space is always free for it, as no more than one dreadnought stands there.</source>
        <translation>Вільне місце для нього завжди є, бо там стоїть щонайбільше один дредноут.</translation>
    </message>
    <message>
        <source>Something else has to discard or trash the card; only Treachery trashes itself.</source>
        <translation>Скинути чи знищити карту має щось інше; лише «Зрада» знищує сама себе.</translation>
    </message>
    <message>
        <source>Spaceport puts several cards on the deck: what was put last is drawn first.</source>
        <translation>Кілька карт зверху колоди через «Космопорт»: першою беруть останню.</translation>
    </message>
    <message>
        <source>Spacing Guild&apos;s Favor also earns spice when it is discarded from the deck.</source>
        <translation>«Прихильність Гільдії Лоцманів» дає прянощі й тоді, коли її скинуто з колоди.</translation>
    </message>
    <message>
        <source>Specimens are public; they are no troops, and so neither deployed, lost nor counted as such.</source>
        <translation>Зразки видно всім; це не загони, тож їх не розгортають, не втрачають і не рахують як загони.</translation>
    </message>
    <message>
        <source>Specimens are returned at any decision of your own, but not amid an icon.</source>
        <translation>Зразки повертають під час будь-якого свого рішення, але не посеред символу.</translation>
    </message>
    <message>
        <source>Specimens that you pay with go back to your supply.</source>
        <translation>Зразки, якими ви платите, повертаються у ваш запас.</translation>
    </message>
    <message>
        <source>Specimens: what to return, what to pay for, and where an acquired card goes.</source>
        <translation>Зразки: скільки повернути, за що платити й куди йде придбана карта.</translation>
    </message>
    <message>
        <source>Spies of people and Rivals block each other; people may infiltrate a Rival&apos;s space.</source>
        <translation>Шпигуни людей і Конкурентів заважають одні одним; люди можуть проникати в локації Конкурентів.</translation>
    </message>
    <message>
        <source>Spies won in a Conflict go to Faction posts.</source>
        <translation>Шпигуни, здобуті в конфлікті, йдуть у пункти фракцій.</translation>
    </message>
    <message>
        <source>Spies, sandworms, the Shield Wall, Objectives and contracts are new; Mentat and Foldspace are gone.</source>
        <translation>Додано шпигунів, хробаків, Оборонну стіну, цілі та контракти; немає Ментата й «Міжпросторової подорожі».</translation>
    </message>
    <message>
        <source>Spy Satellites are bought out in a turn of yours, or else count at the end.</source>
        <translation>«Супутники-шпигуни» обмінюють на очко у власний хід або рахують наприкінці.</translation>
    </message>
    <message>
        <source>Spying on a space: a Spy stands on one of its posts.</source>
        <translation>Стежити за локацією: шпигун стоїть в одному з її пунктів.</translation>
    </message>
    <message>
        <source>Stealing: a random Intrigue card from each opponent who holds four or more.</source>
        <translation>Крадіжка: випадкова карта інтриги від кожного суперника, який має їх чотири чи більше.</translation>
    </message>
    <message>
        <source>Strength has no upper limit.</source>
        <translation>Сила не має верхньої межі.</translation>
    </message>
    <message>
        <source>Strength is 0 without troops in the Conflict, as soon as the last one leaves.</source>
        <translation>Без загонів у Зоні конфлікту сила 0 — одразу, коли йде останній.</translation>
    </message>
    <message>
        <source>Strength is kept up to date throughout the turn.</source>
        <translation>Силу оновлюють протягом усього ходу.</translation>
    </message>
    <message>
        <source>Strength is known throughout the Reveal turn, and effects can depend on it.</source>
        <translation>Силу знають увесь хід «Розкрити карти», і ефекти можуть на неї зважати.</translation>
    </message>
    <message>
        <source>Strength is public and changes at once.</source>
        <translation>Сила відкрита для всіх і змінюється одразу.</translation>
    </message>
    <message>
        <source>Strength is zero at the start.</source>
        <translation>На початку сила нульова.</translation>
    </message>
    <message>
        <source>Strongarm: the troop comes from garrison or Conflict, as you like.</source>
        <translation>«Силовий тиск»: загін із гарнізону чи Зони конфлікту, на ваш вибір.</translation>
    </message>
    <message>
        <source>Summoning does not use up the hooks.</source>
        <translation>Виклик хробака не витрачає гаків.</translation>
    </message>
    <message>
        <source>Supply, bank, garrison and Conflict are four separate areas.</source>
        <translation>Запас, загальний запас, гарнізон і Зона конфлікту — чотири окремі місця.</translation>
    </message>
    <message>
        <source>Swordmaster: 8 Solari for the first, 6 for everybody after that.</source>
        <translation>Майстер меча: 8 соляріїв першому, 6 — усім після нього.</translation>
    </message>
    <message>
        <source>Swords of Full-Scale Assault stay even if the dreadnoughts retreat later.</source>
        <translation>Мечі «Повномасштабного штурму» лишаються, навіть якщо дредноути потім відведено.</translation>
    </message>
    <message>
        <source>Swords revealed earlier count once a troop arrives.</source>
        <translation>Раніше показані мечі враховуються, щойно прибуває загін.</translation>
    </message>
    <message>
        <source>Tech Negotiation: a tile for 1 less, or a Negotiator; later 1 Persuasion for an Agent still there.</source>
        <translation>«Технологічні перемовини»: плитка на 1 дешевше або перемовник; згодом 1 очко переконливості, якщо агент іще там.</translation>
    </message>
    <message>
        <source>Tech Negotiation: a tile for 1 less, or if they can pay for none, a Negotiator.</source>
        <translation>«Технологічні перемовини»: плитка на 1 дешевше або, якщо грошей не досить, перемовник.</translation>
    </message>
    <message>
        <source>Tech or Negotiator, where both are offered; and whether to send one at all.</source>
        <translation>Технологія чи перемовник, де є вибір; і чи відправляти його взагалі.</translation>
    </message>
    <message>
        <source>Tech: a tile or none, the number of Negotiators that come home, the currency of Appropriate.</source>
        <translation>Технологія: яка плитка чи жодна, скільки перемовників повернути, чим платити за «Привласненням».</translation>
    </message>
    <message>
        <source>Ten Conflict cards are used: one Conflict I, then five Conflicts II, then four Conflicts III.</source>
        <translation>Беруть десять карт конфліктів: одну I, потім п&apos;ять II, потім чотири III.</translation>
    </message>
    <message>
        <source>Ten points end the game only when the round is over.</source>
        <translation>Десять очок завершують гру лише після кінця раунду.</translation>
    </message>
    <message>
        <source>Ten points of a Rival end the game, and it may be the winner.</source>
        <translation>Десять очок Конкурента завершують гру, і він може виграти.</translation>
    </message>
    <message>
        <source>Ten spaces with crossed swords are Combat spaces here too.</source>
        <translation>Бойові локації — і тут десять, зі схрещеними мечами.</translation>
    </message>
    <message>
        <source>Tessia lays out her Snoopers, Yuna has no water, Hundro chooses his Intrigue card last.</source>
        <translation>Тессія викладає вловлювачі, Юна не має води, Гундро вибирає карту інтриги останнім.</translation>
    </message>
    <message>
        <source>Tessia: discarding for spice, and both Factions of Duplicity.</source>
        <translation>Тессія: скидання за прянощі, обидві фракції «Дволикості».</translation>
    </message>
    <message>
        <source>Tessia: going past 2 counts; each Snooper works once, and then no longer for Duplicity.</source>
        <translation>Тессія: перейти 2 теж рахується; кожен вловлювач діє раз, потім і не для «Дволикості».</translation>
    </message>
    <message>
        <source>The 22 spaces with their icons and costs.</source>
        <translation>22 локації з їхніми символами та цінами.</translation>
    </message>
    <message>
        <source>The Agent goes there without cost or requirement; whoever controls the place has the bonus.</source>
        <translation>Агент іде туди без ціни та вимоги; хто контролює місце, отримує бонус.</translation>
    </message>
    <message>
        <source>The Agent moves from the Leader to the space.</source>
        <translation>Агент залишає карту лідера та йде в локацію.</translation>
    </message>
    <message>
        <source>The Baron and other texts about troops leave dreadnoughts out.</source>
        <translation>Барон та інші тексти про загони дредноутів не враховують.</translation>
    </message>
    <message>
        <source>The Baron chooses when all other Leaders are set up, wherever he sits.</source>
        <translation>Барон вибирає, коли всі інші лідери вже готові, хоч де він сидить.</translation>
    </message>
    <message>
        <source>The Baron must reveal his tokens, at a moment of his choice in that turn.</source>
        <translation>Барон мусить показати жетони у вибрану ним мить того ходу.</translation>
    </message>
    <message>
        <source>The Baron reveals his tokens once, after deploying four troops in a turn: Influence with both.</source>
        <translation>Барон показує жетони після чотирьох загонів за хід, один раз: вплив на обидві фракції.</translation>
    </message>
    <message>
        <source>The CHOAM module adds four cards to each deck, Shaddam, and twenty contracts.</source>
        <translation>Модуль «ДАПТ» додає по чотири карти до обох колод, Шаддама та двадцять контрактів.</translation>
    </message>
    <message>
        <source>The Combat icon lets you deploy as on a Combat space, and adds nothing to a real one.</source>
        <translation>Символ бою дозволяє розгортати, як у бойовій локації, а до справжньої нічого не додає.</translation>
    </message>
    <message>
        <source>The Conflict card stays on the pile; nobody keeps it.</source>
        <translation>Карта конфлікту лишається на стосі, її ніхто не бере.</translation>
    </message>
    <message>
        <source>The Conflict deck from the top: a Conflict I, five Conflicts II, four III; the others stay unseen.</source>
        <translation>Колода конфліктів згори вниз: конфлікт I, п&apos;ять конфліктів II, чотири III; інших ніхто не бачить.</translation>
    </message>
    <message>
        <source>The Conflict deck: five Conflicts II above five Conflicts III.</source>
        <translation>Колода конфліктів: п&apos;ять конфліктів II над п&apos;ятьма конфліктами III.</translation>
    </message>
    <message>
        <source>The Emperor&apos;s Spy is placed at that moment and cannot be kept for later.</source>
        <translation>Шпигун Імператора з&apos;являється тієї ж миті, його не відкладають на потім.</translation>
    </message>
    <message>
        <source>The Epic game is for three or four people.</source>
        <translation>Епічний режим — для трьох чи чотирьох гравців.</translation>
    </message>
    <message>
        <source>The First Player is chosen at random.</source>
        <translation>Хто перший гравець, вирішує випадок.</translation>
    </message>
    <message>
        <source>The First Player marker decides who begins, Rivals included.</source>
        <translation>Маркер першого гравця визначає, хто починає, разом із Конкурентами.</translation>
    </message>
    <message>
        <source>The Freighter&apos;s Influence: Rivals of Uprising break ties by their priorities.</source>
        <translation>Вплив за вантажний корабель: Конкуренти «Піднесення» вирішують нічиї за пріоритетами.</translation>
    </message>
    <message>
        <source>The Hagal cards of Rally Troops and Hall of Oratory are taken out.</source>
        <translation>Карти Дому Гаґал для локацій «Збір загонів» і «Зала промов» виймають.</translation>
    </message>
    <message>
        <source>The Hagal deck has 37 cards for one person, 36 for two.</source>
        <translation>Колода Дому Гаґал має 37 карт для однієї людини, 36 — для двох.</translation>
    </message>
    <message>
        <source>The Hagal deck of Uprising has 37 cards, Reshuffle among them.</source>
        <translation>Колода Дому Гаґал у «Піднесенні» має 37 карт, разом із картою «Перетасувати».</translation>
    </message>
    <message>
        <source>The Hagal deck stays as it is; House Hagal does not touch the Bene Tleilax board.</source>
        <translation>Колода Дому Гаґал лишається, як є; поля Бене Тлейлаксу він не торкається.</translation>
    </message>
    <message>
        <source>The House Hagal cards.</source>
        <translation>Карти Дому Гаґал.</translation>
    </message>
    <message>
        <source>The Imperium deck is shuffled and fills a Row of five.</source>
        <translation>Колоду Імперіуму тасують і викладають Ряд із п&apos;яти карт.</translation>
    </message>
    <message>
        <source>The Intrigue card given up at Imperial Privilege is trashed.</source>
        <translation>Карту інтриги, віддану в Імперському привілеї, знищують.</translation>
    </message>
    <message>
        <source>The Intrigue card with a cross: trash one that you hold.</source>
        <translation>Карта інтриги з хрестиком: знищте одну зі своїх.</translation>
    </message>
    <message>
        <source>The Intrigue deck is shuffled.</source>
        <translation>Колоду інтриг тасують.</translation>
    </message>
    <message>
        <source>The Ix board adds two spaces, the place of the Negotiators and the Tech tiles.</source>
        <translation>Поле Ікса додає дві локації, місце для перемовників і плитки технологій.</translation>
    </message>
    <message>
        <source>The Ix board lies beside the board of Uprising.</source>
        <translation>Поле Ікса лежить біля поля «Піднесення».</translation>
    </message>
    <message>
        <source>The Mentat can be taken only from its own space, and is ready at once.</source>
        <translation>Ментата беруть лише з його локації, і він готовий одразу.</translation>
    </message>
    <message>
        <source>The Mentat&apos;s space still gives its card while the Mentat is away.</source>
        <translation>Локація Ментата дає карту, навіть коли його там немає.</translation>
    </message>
    <message>
        <source>The Objective that names the First Player applies; with two people it is one of them.</source>
        <translation>Діє карта цілі, що називає першого гравця; у грі вдвох це хтось із людей.</translation>
    </message>
    <message>
        <source>The Research Station card of Uprising that is kept recruits two troops.</source>
        <translation>Залишена карта Дослідної станції з «Піднесення» наймає два загони.</translation>
    </message>
    <message>
        <source>The Reserve has a stack each of Arrakis Liaison, The Spice Must Flow and Foldspace.</source>
        <translation>Фонд — це стоси «Представник Арракіса», «Прянощі повинні текти» та «Міжпросторова подорож».</translation>
    </message>
    <message>
        <source>The Reserve is two stacks: The Spice Must Flow, and Prepare the Way.</source>
        <translation>Фонд — це два стоси: «Прянощі повинні текти» та «Приготувати шлях».</translation>
    </message>
    <message>
        <source>The Reverend Mother never repeats the Research Station; with a pair, too, once in a turn.</source>
        <translation>Превелебна Матір ніколи не повторює Дослідної станції; з парою теж раз за хід.</translation>
    </message>
    <message>
        <source>The Reverend Mother pays 1 water to repeat what is printed, once in a turn, from the flip on.</source>
        <translation>Превелебна Матір платить 1 воду, щоб повторити надруковане, раз за хід, відколи її перевернуто.</translation>
    </message>
    <message>
        <source>The Reverend Mother repeats printed effects and nothing else.</source>
        <translation>Превелебна Матір повторює надруковані ефекти й нічого більше.</translation>
    </message>
    <message>
        <source>The Rival on the person&apos;s left is First Player at first; then the marker goes round.</source>
        <translation>Спершу перший гравець — Конкурент ліворуч від людини; далі маркер передають по колу.</translation>
    </message>
    <message>
        <source>The Rivals are Leaders with their Signet Ring only; neither Paul nor Helena.</source>
        <translation>Конкуренти — це лідери лише з перснем із печаткою; без Пола й Гелени.</translation>
    </message>
    <message>
        <source>The Row and two Reserve stacks can be acquired, but not Foldspace.</source>
        <translation>Продаються Ряд і два стоси Фонду, але не «Міжпросторова подорож».</translation>
    </message>
    <message>
        <source>The Row and two Reserve stacks can be acquired.</source>
        <translation>Продаються Ряд і два стоси Фонду.</translation>
    </message>
    <message>
        <source>The Shield Wall keeps sandworms out of six Conflicts, known by their titles.</source>
        <translation>Поки стіна стоїть, хробаки не йдуть у шість конфліктів, відомих за назвами.</translation>
    </message>
    <message>
        <source>The Shield Wall stands when the game begins; there is no Mentat.</source>
        <translation>Оборонна стіна на початку гри стоїть; Ментата там немає.</translation>
    </message>
    <message>
        <source>The Spice Must Flow gives a point that stays, even if the card goes.</source>
        <translation>«Прянощі повинні текти» дає очко, що лишається, навіть коли карти вже немає.</translation>
    </message>
    <message>
        <source>The Spice Must Flow: its point, abilities of cards in play, the contract, then waiting Intrigue.</source>
        <translation>«Прянощі повинні текти»: її очко, ефекти карт у грі, контракт, потім карти інтриг, що чекають.</translation>
    </message>
    <message>
        <source>The Spy icon reaches spaces your Spies watch; they stay there; costs and requirements still apply.</source>
        <translation>Символ шпигуна відкриває локації, за якими стежать ваші шпигуни; вони лишаються; ціна тощо діють.</translation>
    </message>
    <message>
        <source>The Spy is an eighth Agent icon.</source>
        <translation>Шпигун — восьмий символ агента.</translation>
    </message>
    <message>
        <source>The Spy that opened a space to its icon can be recalled there afterwards.</source>
        <translation>Шпигуна, що відкрив локацію своїм символом, потім можна там відкликати.</translation>
    </message>
    <message>
        <source>The Swordmaster is a third Agent, gained only once and ready in the same round.</source>
        <translation>Майстер меча — третій агент; його беруть один раз, і він готовий того ж раунду.</translation>
    </message>
    <message>
        <source>The Tech tiles are shuffled into three stacks of six; the top ones lie face up.</source>
        <translation>Плитки технологій тасують у три стоси по шість; верхні лежать горілиць.</translation>
    </message>
    <message>
        <source>The Tleilaxu are no Faction: no Influence, no Alliance, and no choice of Faction means them.</source>
        <translation>Тлейлаксу — не фракція: ні впливу, ні союзу; вибираючи фракцію, їх вибрати не можна.</translation>
    </message>
    <message>
        <source>The Tleilaxu card that is crossed out, left or right, leaves the game and is replaced.</source>
        <translation>Перекреслена карта Тлейлаксу, ліва чи права, виходить із гри, і її заміняють.</translation>
    </message>
    <message>
        <source>The Voice closes a space to opponents until its player&apos;s next turn.</source>
        <translation>«Голос» закриває локацію для суперників до наступного ходу того, хто його зіграв.</translation>
    </message>
    <message>
        <source>The Voice ends as its player&apos;s turn begins.</source>
        <translation>«Голос» припиняється, коли починається хід його гравця.</translation>
    </message>
    <message>
        <source>The Voice is not limited by the number of control markers.</source>
        <translation>Кількість маркерів контролю не обмежує «Голосу».</translation>
    </message>
    <message>
        <source>The ability on the left of a Leader always applies.</source>
        <translation>Вміння ліворуч на карті лідера діє завжди.</translation>
    </message>
    <message>
        <source>The ability on the right is what your Signet Ring does in an Agent turn.</source>
        <translation>Вміння праворуч — те, що робить власний «Перстень із печаткою» під час ходу «Відправити агента».</translation>
    </message>
    <message>
        <source>The acquire box works once, however the card was acquired.</source>
        <translation>Ефект придбання діє один раз, хоч як придбано карту.</translation>
    </message>
    <message>
        <source>The arrows of the research track are paid on arrival or never.</source>
        <translation>За стрілками треку досліджень платять одразу або ніколи.</translation>
    </message>
    <message>
        <source>The bank never runs out; a player&apos;s pieces can.</source>
        <translation>Загальний запас не вичерпується, а фішки гравця можуть скінчитися.</translation>
    </message>
    <message>
        <source>The board, the Reserve and all pieces are those of Uprising.</source>
        <translation>Поле, Фонд і всі фішки — з «Піднесення».</translation>
    </message>
    <message>
        <source>The bonuses: Emperor 2 troops, Guild 3 Solari, Bene Gesserit an Intrigue card, Fremen 1 water.</source>
        <translation>Бонуси: Імператор — 2 загони, Гільдія — 3 солярії, Бене Гессерит — карта інтриги, Фримени — 1 вода.</translation>
    </message>
    <message>
        <source>The box that is used depends on the kind of turn.</source>
        <translation>Використовують комірку, що відповідає типу ходу.</translation>
    </message>
    <message>
        <source>The card is resolved from left to right; a Rival gets no track bonuses and declines nothing.</source>
        <translation>Показане на карті виконують зліва направо; Конкурент не отримує бонусів шкал і ні від чого не відмовляється.</translation>
    </message>
    <message>
        <source>The card stays in play, and its Reveal box is not used.</source>
        <translation>Карта лишається у грі, її комірку розкриття не використовують.</translation>
    </message>
    <message>
        <source>The card that Helena set aside can be acquired by Armand&apos;s ring, too.</source>
        <translation>Карту, яку відклала Гелена, може придбати й перстень Арманда.</translation>
    </message>
    <message>
        <source>The combat bonus is the swords of one card, for a Rival that has troops there.</source>
        <translation>Бойовий бонус — мечі однієї карти, для Конкурента, що має там загони.</translation>
    </message>
    <message>
        <source>The control bonus comes first, before anything the visitor gains.</source>
        <translation>Бонус контролю — перший, раніше за все, що отримує відвідувач.</translation>
    </message>
    <message>
        <source>The cost of the space is paid first, with what is there before any effect.</source>
        <translation>Ціну локації платять спершу — з того, що є до будь-якого ефекту.</translation>
    </message>
    <message>
        <source>The discard icon takes a card in hand that you choose, never an Intrigue card.</source>
        <translation>Символ скидання — це карта з руки на ваш вибір, але ніколи не карта інтриги.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new deck only when a draw finds the old one empty.</source>
        <translation>Скид стає новою колодою лише тоді, коли треба взяти карту з порожньої.</translation>
    </message>
    <message>
        <source>The discount on an icon is for its own purchase; two discounts are never added.</source>
        <translation>Знижка на символі стосується лише його придбання; знижки не складають.</translation>
    </message>
    <message>
        <source>The end and its tiebreakers are those of the base game.</source>
        <translation>Кінець і показники в разі нічиєї — як у базовій грі.</translation>
    </message>
    <message>
        <source>The first Swordmaster, even a Rival&apos;s, makes those of people cheaper.</source>
        <translation>Перший Майстер меча здешевлює інших для людей, навіть якщо він у Конкурента.</translation>
    </message>
    <message>
        <source>The full cost is paid before the gain, which cannot help to pay it.</source>
        <translation>Повну ціну платять до здобутку, тож він не може допомогти її сплатити.</translation>
    </message>
    <message>
        <source>The gap is filled before the acquired card does anything.</source>
        <translation>Порожнє місце заповнюють, перш ніж придбана карта щось зробить.</translation>
    </message>
    <message>
        <source>The gap that one leaves is filled before it does anything; it goes to the discard pile.</source>
        <translation>Порожнє місце заповнюють раніше, ніж карта щось дасть; сама вона йде у скид.</translation>
    </message>
    <message>
        <source>The gear with a chevron on three of those contracts sends a Negotiator.</source>
        <translation>Шестерня з шевроном на трьох із цих контрактів відправляє перемовника.</translation>
    </message>
    <message>
        <source>The holder falls: a tied player inherits (of several the holder picks); else it is kept down to 4.</source>
        <translation>Вплив власника падає: союз бере той, хто мав стільки ж (з кількох вибирає власник); інакше власник тримає його до 4.</translation>
    </message>
    <message>
        <source>The icon works by itself, also without a Combat space and in Reveal turns.</source>
        <translation>Символ діє сам, також без бойової локації та під час ходів «Розкрити карти».</translation>
    </message>
    <message>
        <source>The infiltration icon needs no Spy, and a Spy needs no such icon.</source>
        <translation>Символ проникнення не потребує шпигуна, а шпигун — символу.</translation>
    </message>
    <message>
        <source>The limit is the troops recruited plus two, and what the garrison holds; it ends with the turn.</source>
        <translation>Межа — найняті та ще два, і не більше, ніж у гарнізоні; після ходу вона зникає.</translation>
    </message>
    <message>
        <source>The lines of an Intrigue card are used separately, at least one of them.</source>
        <translation>Рядки карти інтриги застосовують окремо, щонайменше один із них.</translation>
    </message>
    <message>
        <source>The mark in the corner of a card only tells which set it belongs to.</source>
        <translation>Позначка в куті карти вказує на набір і нічого більше.</translation>
    </message>
    <message>
        <source>The new Imperium and Intrigue cards are shuffled into their decks.</source>
        <translation>Нові карти Імперіуму та інтриг замішують у їхні колоди.</translation>
    </message>
    <message>
        <source>The new Research Station moves the Rival&apos;s token two steps; the other one gives two troops.</source>
        <translation>Нова Дослідна станція рухає фішку Конкурента на два кроки; інша дає два загони.</translation>
    </message>
    <message>
        <source>The new cards are shuffled into the Imperium and Intrigue decks.</source>
        <translation>Нові карти втасовують у колоди Імперіуму та інтриг.</translation>
    </message>
    <message>
        <source>The new spaces count as Landsraad and Spice Trade for all texts of Uprising.</source>
        <translation>Для всіх текстів «Піднесення» нові локації — це Ландсраад і Торгівля прянощами.</translation>
    </message>
    <message>
        <source>The new spaces have two posts, which take the places of the covered ones: still thirteen.</source>
        <translation>Нові локації мають два пункти замість накритих: усього й далі тринадцять.</translation>
    </message>
    <message>
        <source>The next Conflict card is turned up.</source>
        <translation>Відкривають наступну карту конфлікту.</translation>
    </message>
    <message>
        <source>The only winner keeps the Conflict card after all other rewards; after a tie it stays.</source>
        <translation>Єдиний переможець бере карту конфлікту після всіх інших нагород; після нічиєї вона лишається.</translation>
    </message>
    <message>
        <source>The only winner must put one on a controllable space that has none; the other one goes home.</source>
        <translation>Єдиний переможець мусить поставити один на контрольовану локацію без дредноута; другий повертається.</translation>
    </message>
    <message>
        <source>The player in control gets the bonus as soon as an Agent arrives.</source>
        <translation>Гравець із контролем отримує бонус тієї миті, коли прибуває агент.</translation>
    </message>
    <message>
        <source>The points at the start are the usual ones.</source>
        <translation>Початкові очки — звичайні.</translation>
    </message>
    <message>
        <source>The promotional card Boundless Ambition is not in the game.</source>
        <translation>Промокарти «Безмежні амбіції» у грі немає.</translation>
    </message>
    <message>
        <source>The promotional card Piter, Genius Advisor is not in the game.</source>
        <translation>Промокарти Piter, Genius Advisor у грі немає.</translation>
    </message>
    <message>
        <source>The reward of its place in the Combat is lost to the others.</source>
        <translation>Його місце в бою позбавляє інших цієї нагороди.</translation>
    </message>
    <message>
        <source>The rule on ties is taken from other languages.</source>
        <translation>Правило про нічиї взято з видань іншими мовами.</translation>
    </message>
    <message>
        <source>The seat from Corrinth City already counts in the same Reveal turn.</source>
        <translation>Місце від «Міста Коррінт» допомагає вже того самого ходу «Розкрити карти».</translation>
    </message>
    <message>
        <source>The second turn of the Weirding Way may be declined.</source>
        <translation>Від другого ходу «Чаклунського шляху» можна відмовитися.</translation>
    </message>
    <message>
        <source>The shared pieces and how many copies of every card there are.</source>
        <translation>Спільні фішки та кількість копій кожної карти.</translation>
    </message>
    <message>
        <source>The shared pieces of Uprising and how many copies of every card there are.</source>
        <translation>Спільні фішки «Піднесення» та кількість копій кожної карти.</translation>
    </message>
    <message>
        <source>The space has that icon and is empty; effects that lift this ignore only opponents&apos; Agents.</source>
        <translation>Локація має цей символ і порожня; ефекти, що це скасовують, дають змогу оминути лише агентів суперників.</translation>
    </message>
    <message>
        <source>The steps: reveal cards, resolve, set strength, clean up.</source>
        <translation>Кроки: показати карти, застосувати ефекти, визначити силу, очищення.</translation>
    </message>
    <message>
        <source>The strength of a Rival is that of its units and swords; it passes in the Combat.</source>
        <translation>Сила Конкурента — це його підрозділи та мечі; у бою він пасує.</translation>
    </message>
    <message>
        <source>The strongest gets the first reward, the next the second.</source>
        <translation>Перша нагорода — найсильнішому, друга — наступному.</translation>
    </message>
    <message>
        <source>The three dots on cards are for reference only.</source>
        <translation>Три крапки на картах — лише довідкові.</translation>
    </message>
    <message>
        <source>The tile lies on this Research Station, too: no troops; posts and contracts stay.</source>
        <translation>Плитка лежить і на цій Дослідній станції: загонів немає; пункти й контракти лишаються.</translation>
    </message>
    <message>
        <source>The token never moves back, and its points are safe.</source>
        <translation>Фішка ніколи не йде назад, і її очок не втрачають.</translation>
    </message>
    <message>
        <source>The top Hagal card is turned up; Reshuffle or an empty deck makes a new deck of all of them.</source>
        <translation>Відкривають верхню карту Гаґал; «Перетасувати» чи порожня колода — нова колода з усіх карт.</translation>
    </message>
    <message>
        <source>The track has a start and three spaces; Freighters do not block each other.</source>
        <translation>Трек має старт і три поділки; вантажні кораблі одне одному не заважають.</translation>
    </message>
    <message>
        <source>The tracks work as in the base game, points and Alliances included.</source>
        <translation>Шкали діють, як у базовій грі, разом з очками та союзами.</translation>
    </message>
    <message>
        <source>The turn lasts until the player ends it, as a Plot may still be played.</source>
        <translation>Хід триває, доки гравець його не завершить, бо ще можна зіграти задум.</translation>
    </message>
    <message>
        <source>The two Research icons that Tleilaxu Master reveals are resolved apart.</source>
        <translation>Два символи дослідження, розкриті «Майстром Тлейлаксу», застосовують окремо.</translation>
    </message>
    <message>
        <source>The two lines of Corner the Market count separately.</source>
        <translation>«Захоплення ринку» має два рядки, що враховуються окремо.</translation>
    </message>
    <message>
        <source>The whole hand is revealed, even an empty one.</source>
        <translation>Показують усю руку, навіть порожню.</translation>
    </message>
    <message>
        <source>The wild icon waits for the Endgame.</source>
        <translation>Універсальний символ бою чекає на кінець гри.</translation>
    </message>
    <message>
        <source>The winner&apos;s rewards, cards and new dreadnought in any order; then the old one leaves.</source>
        <translation>Нагороди, карти й новий дредноут переможця — у довільному порядку; потім іде старий.</translation>
    </message>
    <message>
        <source>Their 7 spice become a point in a Conflict III only.</source>
        <translation>Їхні 7 прянощів стають очком лише в конфлікті III.</translation>
    </message>
    <message>
        <source>Their Swordmasters lie in the Conflict deck, below five, four or three cards.</source>
        <translation>Їхні Майстри меча лежать у колоді конфліктів під п&apos;ятьма, чотирма чи трьома картами.</translation>
    </message>
    <message>
        <source>Theirs cover others&apos; markers first; then Imperial Basin, Arrakeen, Carthag.</source>
        <translation>Їхні накривають спершу чужі маркери; далі Басейн Імператора, Арракін, Карфаг.</translation>
    </message>
    <message>
        <source>Then everybody draws five cards, whatever they still hold.</source>
        <translation>Після цього всі беруть п&apos;ять карт, хоч що б мали на руці.</translation>
    </message>
    <message>
        <source>There are no further Leaders, Conflicts or Alliances.</source>
        <translation>Нових лідерів, конфліктів і союзів немає.</translation>
    </message>
    <message>
        <source>There is no hand limit.</source>
        <translation>Розмір руки не обмежено.</translation>
    </message>
    <message>
        <source>There is no upper limit on points.</source>
        <translation>Верхньої межі очок немає.</translation>
    </message>
    <message>
        <source>There is one Agent, one space and one cost; either card&apos;s icon will do.</source>
        <translation>Агент, локація та ціна — по одному; символ підійде з будь-якої з двох карт.</translation>
    </message>
    <message>
        <source>There it is safe: neither deployed, retreated nor lost; it still is a commissioned dreadnought.</source>
        <translation>Там його не розгортають, не відводять і не втрачають; він і далі вважається спорядженим.</translation>
    </message>
    <message>
        <source>They acquire marked tiles only; with none in sight, the largest stack is trashed from.</source>
        <translation>Вони придбавають лише позначені плитки; якщо їх не видно, знищують верхню з найбільшого стосу.</translation>
    </message>
    <message>
        <source>They are acquired at any moment of your Reveal turn, as long as your specimens last.</source>
        <translation>Придбавають їх будь-якої миті ходу «Розкрити карти», доки вистачає зразків.</translation>
    </message>
    <message>
        <source>They take the dearest marked tile that they can pay for; of several the topmost.</source>
        <translation>Вони беруть найдорожчу позначену плитку, яку можуть оплатити; з кількох — найвищу.</translation>
    </message>
    <message>
        <source>They wait while Usurp holds a card of the Row.</source>
        <translation>Вона чекає, доки «Узурпація» тримає карту Ряду.</translation>
    </message>
    <message>
        <source>Third reward: with four players by rank, with three only after a tie; never without strength.</source>
        <translation>Третя нагорода: учотирьох — за місцем, утрьох — лише після нічиєї; без сили — ніколи.</translation>
    </message>
    <message>
        <source>Thirteen posts watch one to three spaces each and hold one Spy.</source>
        <translation>Тринадцять пунктів стежать за однією–трьома локаціями й уміщують по шпигуну.</translation>
    </message>
    <message>
        <source>Three of four tied for first: no third reward.</source>
        <translation>Троє з нічиєю за 1-ше місце серед чотирьох: третьої нагороди немає.</translation>
    </message>
    <message>
        <source>Three or four people change nothing else; six do not play with Immortality.</source>
        <translation>Для трьох чи чотирьох більше нічого не міняється; вшістьох у «Безсмертя» не грають.</translation>
    </message>
    <message>
        <source>Three or four players: only the starting point and the third reward differ.</source>
        <translation>Утрьох чи вчотирьох: різняться лише початкове очко та третя нагорода.</translation>
    </message>
    <message>
        <source>Three players use three Objectives, four use four, without the ornithopter.</source>
        <translation>Троє гравців беруть три карти цілей, четверо — чотири, без орнітоптера.</translation>
    </message>
    <message>
        <source>Three spaces require 2 Influence; they belong to no Faction.</source>
        <translation>Три локації вимагають 2 очок впливу; вони не належать жодній фракції.</translation>
    </message>
    <message>
        <source>Three troops begin in the garrison, nine in the supply.</source>
        <translation>Три загони починають у гарнізоні, дев&apos;ять — у запасі.</translation>
    </message>
    <message>
        <source>Tied for first: all get the second reward. Tied for second: all get the third. Tied for third: none.</source>
        <translation>Нічия за 1-ше: усім друга нагорода. За 2-ге: усім третя. За 3-тє: нічого.</translation>
    </message>
    <message>
        <source>Ties are resolved as in the base game.</source>
        <translation>Нічиї вирішують, як у базовій грі.</translation>
    </message>
    <message>
        <source>Ties at the end of the game and texts that count garrisoned troops leave dreadnoughts out.</source>
        <translation>Нічия наприкінці гри та підрахунок загонів у гарнізоні дредноутів не враховують.</translation>
    </message>
    <message>
        <source>Tiles are used at any moment of a turn of yours, even before its kind is chosen.</source>
        <translation>Плитки застосовують будь-якої миті власного ходу, навіть до вибору його типу.</translation>
    </message>
    <message>
        <source>Tiles for winning a Conflict work for its only winner, not after a tie.</source>
        <translation>Плитки за перемогу в конфлікті діють для єдиного переможця, не після нічиєї.</translation>
    </message>
    <message>
        <source>Tiles work for Rivals, too; a few are used in a way of their own.</source>
        <translation>Плитки діють і для Конкурентів; деякі вони застосовують по-своєму.</translation>
    </message>
    <message>
        <source>Tleilaxu Surgeon loses troops of garrison and Conflict in any mix.</source>
        <translation>«Хірург Тлейлаксу»: загони втрачають із гарнізону та Зони конфлікту в будь-якому поєднанні.</translation>
    </message>
    <message>
        <source>Tleilaxu cards are played and revealed like others, but cost specimens.</source>
        <translation>Карти Тлейлаксу грають і розкривають, як інші, але коштують вони зразків.</translation>
    </message>
    <message>
        <source>Tleilaxu icons on the card that sends a Rival&apos;s Agent move its token; gains serve purchases.</source>
        <translation>Символи Тлейлаксу на карті, що відправляє агента Конкурента, рухають його фішку; здобуте йде на купівлю.</translation>
    </message>
    <message>
        <source>To commission a dreadnought, take one from your supply to your garrison, if you want and have one.</source>
        <translation>Спорядити дредноут — це за бажання перемістити його з запасу в гарнізон, якщо він там є.</translation>
    </message>
    <message>
        <source>To generate a specimen, put a troop of your supply into the Axolotl tanks, if you have one.</source>
        <translation>Створити зразок: покладіть загін зі свого запасу в аксолотлеві чани, якщо він там є.</translation>
    </message>
    <message>
        <source>To send a Negotiator, put a troop of your supply on Ix, if you want and have one.</source>
        <translation>Відправити перемовника — це за бажання поставити на Ікс загін із запасу, якщо він є.</translation>
    </message>
    <message>
        <source>To trash an Intrigue card, its owner picks one in hand; it leaves the game.</source>
        <translation>Знищення карти інтриги: власник вибирає одну на руці, і вона виходить із гри.</translation>
    </message>
    <message>
        <source>Tracks give a Rival a point at two and for Alliances, not what lies at four.</source>
        <translation>Шкали дають Конкуренту очко на 2 й за союзи, але не бонус на 4.</translation>
    </message>
    <message>
        <source>Trash from hand, discard pile or play; Reserve cards return to their stack, others leave the game.</source>
        <translation>Знищують із руки, скиду чи гри; карти Фонду йдуть у свій стос, інші виходять із гри.</translation>
    </message>
    <message>
        <source>Trashed Tleilaxu cards are gone for good.</source>
        <translation>Знищені карти Тлейлаксу виходять із гри.</translation>
    </message>
    <message>
        <source>Trashing and the two arrows on the track are optional, but cannot be put off.</source>
        <translation>Знищення та дві стрілки на треку — за бажання, але відкласти їх не можна.</translation>
    </message>
    <message>
        <source>Trashing counts from anywhere; one card can give its box again and again.</source>
        <translation>Знищення рахується звідусіль; одна карта може дати свій ефект кілька разів.</translation>
    </message>
    <message>
        <source>Treachery trashed by a reward: its troops come too late and leave with the others.</source>
        <translation>«Зраду» знищила нагорода: її загони запізнилися й ідуть разом з іншими.</translation>
    </message>
    <message>
        <source>Treachery trashes itself, and so sends two troops into the Conflict from any space.</source>
        <translation>«Зрада» знищує сама себе й так відправляє два загони в бій із будь-якої локації.</translation>
    </message>
    <message>
        <source>Troop Transports after a Combat: the third troop, but nobody is deployed.</source>
        <translation>«Військові транспорти» після бою: третій загін є, розгортання немає.</translation>
    </message>
    <message>
        <source>Troops and dreadnoughts are units; what says “troops” does not affect dreadnoughts.</source>
        <translation>Загони й дредноути — підрозділи; те, де сказано «загони», дредноутів не зачіпає.</translation>
    </message>
    <message>
        <source>Troops and sandworms are units; what says “troops” does not affect sandworms.</source>
        <translation>Загони та піщані хробаки — підрозділи; що каже про загони, не зачіпає хробаків.</translation>
    </message>
    <message>
        <source>Troops elsewhere add no strength.</source>
        <translation>Загони деінде нічого не додають.</translation>
    </message>
    <message>
        <source>Troops from the track are recruits of this turn, and may be deployed from a Combat space.</source>
        <translation>Загони з треку — найняті цього ходу: з бойової локації їх можна розгорнути.</translation>
    </message>
    <message>
        <source>Troops in the garrison cannot be recruited again.</source>
        <translation>Загони з гарнізону не можна найняти ще раз.</translation>
    </message>
    <message>
        <source>Troops may be taken back within the turn, until an effect has counted them.</source>
        <translation>Загони можна повернути протягом ходу, доки їх не порахував якийсь ефект.</translation>
    </message>
    <message>
        <source>Troops recruited as a reward come before those in the Conflict are back in the supply.</source>
        <translation>Загони за нагороду наймають, доки загони з конфлікту ще не в запасі.</translation>
    </message>
    <message>
        <source>Troops recruited in Reveal turns and as rewards stay in the garrison unless a text deploys them.</source>
        <translation>Найняті під час ходу «Розкрити карти» й за нагороди лишаються в гарнізоні, якщо текст їх не розгортає.</translation>
    </message>
    <message>
        <source>Troops recruited this turn count wherever they came from.</source>
        <translation>Найняті цього ходу загони рахують, хоч звідки б вони взялися.</translation>
    </message>
    <message>
        <source>Turning up the next tile cannot be undone.</source>
        <translation>Відкриття наступної плитки скасувати не можна.</translation>
    </message>
    <message>
        <source>Turns go clockwise, one at a time, beginning with the First Player.</source>
        <translation>Ходять за годинниковою стрілкою, по одному, починаючи з першого гравця.</translation>
    </message>
    <message>
        <source>Twisted Mentat calls the Agent back; deploying and the rest of the space go on.</source>
        <translation>«Спотворений ментат» відкликає агента; розгортання й решта ефектів локації лишаються.</translation>
    </message>
    <message>
        <source>Two Agents are ready at the start; the Swordmaster is not.</source>
        <translation>На початку готові два агенти, Майстер меча — ні.</translation>
    </message>
    <message>
        <source>Two Spies of the same player never share a post.</source>
        <translation>Два шпигуни одного гравця ніколи не ділять пункт.</translation>
    </message>
    <message>
        <source>Two Tleilaxu cards are dealt face up beside Reclaimed Forces, which never leave.</source>
        <translation>Дві карти Тлейлаксу викладають горілиць поруч із «Відновленими військами», які лежать там завжди.</translation>
    </message>
    <message>
        <source>Two board parts, 18 Tech tiles, new cards for every deck, six Leaders, and Tessia&apos;s Snoopers.</source>
        <translation>Дві частини поля, 18 плиток технологій, нові карти для кожної колоди, шестеро лідерів, вловлювачі Тессії.</translation>
    </message>
    <message>
        <source>Two contracts lie face up, the rest are hidden; Sardaukar contracts wait for Shaddam, if he plays.</source>
        <translation>Два контракти лежать відкрито, решту приховано; контракти «Сардаукар» чекають на Шаддама, якщо він грає.</translation>
    </message>
    <message>
        <source>Two dice after each Reveal turn of the person take cards out of the Row.</source>
        <translation>Два кубики після кожного ходу «Розкрити карти» людини прибирають карти з Ряду.</translation>
    </message>
    <message>
        <source>Two for each of your troops in the Conflict, one for each sword.</source>
        <translation>Два за кожен власний загін у Зоні конфлікту, один за кожен меч.</translation>
    </message>
    <message>
        <source>Two of the Rivals have no points; once they have a Swordmaster, they gain no resources.</source>
        <translation>Двоє Конкурентів не здобувають очок; маючи Майстра меча, не отримують і ресурсів.</translation>
    </message>
    <message>
        <source>Two other cards lie there, for as long as their deck lasts.</source>
        <translation>Крім них, там лежать дві карти, доки не вичерпається колода.</translation>
    </message>
    <message>
        <source>Two players use 37 Hagal cards; alone, Reshuffle stays out. All Rivals share deck and discard pile.</source>
        <translation>Удвох беруть 37 карт Гаґал; у соло-грі — без «Перетасувати». Усі Конкуренти мають спільні колоду та скид.</translation>
    </message>
    <message>
        <source>Undercover Asset opens such a space to the Agent it sends, and to no other.</source>
        <translation>«Агент під прикриттям» відкриває таку локацію агентові, якого відправляє, і жодному іншому.</translation>
    </message>
    <message>
        <source>Unload: the Reveal box is gained on revealing the card, on discarding it and on trashing it.</source>
        <translation>Розвантаження: комірка розкриття діє, коли карту розкривають, скидають і знищують.</translation>
    </message>
    <message>
        <source>Uprising can be combined with everything that came before it.</source>
        <translation>«Піднесення» сумісне з усім, що вийшло раніше.</translation>
    </message>
    <message>
        <source>Uprising has no Mentat, no Foldspace and no Arrakis Liaison.</source>
        <translation>«Піднесення» не має Ментата, «Міжпросторової подорожі» та «Представника Арракіса».</translation>
    </message>
    <message>
        <source>Usurp takes a card of the hand, or one of the Row, which is not in play and then trashed.</source>
        <translation>«Узурпація» бере карту з руки або з Ряду; остання — не у грі, а потім її знищують.</translation>
    </message>
    <message>
        <source>Visiting a Faction&apos;s space gives 1 Influence with it.</source>
        <translation>Візит у локацію фракції дає 1 очко впливу на неї.</translation>
    </message>
    <message>
        <source>What Family Atomics clear away is out of the game; a short deck deals what it has.</source>
        <translation>Прибране родовою атомною зброєю виходить із гри; коротка колода дає, що має.</translation>
    </message>
    <message>
        <source>What Ilban and Memnon gain goes in any order; what Staban, Margot and Irulan gain comes at once.</source>
        <translation>Те, що отримують Ілбан і Мемнон, упорядковують вільно; те, що отримують Стабан, Марго та Ірулан, надходить одразу.</translation>
    </message>
    <message>
        <source>What a condition has given is kept if it fails later.</source>
        <translation>Те, що умова вже дала, лишається, навіть якщо згодом її не виконано.</translation>
    </message>
    <message>
        <source>What a trashed card gave is kept; what is still open is lost.</source>
        <translation>Знищена карта лишає те, що дала, і втрачає ще не застосоване.</translation>
    </message>
    <message>
        <source>What acquires, counts or changes a cost in Persuasion does not concern them.</source>
        <translation>Те, що придбаває за ціною в переконливості, рахує чи змінює її, їх не стосується.</translation>
    </message>
    <message>
        <source>What cannot be gained by the time its unit ends is lost.</source>
        <translation>Чого не можна отримати до кінця цього блоку, те втрачено.</translation>
    </message>
    <message>
        <source>What concerns each card that you acquire concerns them, too.</source>
        <translation>Те, що діє на кожну придбану карту, діє й на них.</translation>
    </message>
    <message>
        <source>What counts is who is there at that moment: a space left earlier is empty.</source>
        <translation>Важить, хто там стоїть тоді: залишене раніше місце порожнє.</translation>
    </message>
    <message>
        <source>What helps the card you play helps one of the two, as you choose.</source>
        <translation>Те, що допомагає зіграній карті, допомагає одній із двох, на ваш вибір.</translation>
    </message>
    <message>
        <source>What holds for both games together still holds.</source>
        <translation>Правила для обох ігор разом і далі діють.</translation>
    </message>
    <message>
        <source>What is printed on a card, Leader or board space beats any rule here.</source>
        <translation>Надруковане на карті, лідері чи локації сильніше за будь-яке правило тут.</translation>
    </message>
    <message>
        <source>What one recall brings is taken in the order you like, and may pay for the rest of it.</source>
        <translation>Усе, що дає повернення, беруть у довільному порядку; одне може оплатити інше.</translation>
    </message>
    <message>
        <source>What opponents are given, Rivals are given too.</source>
        <translation>Що дають суперникам, дають і Конкурентам.</translation>
    </message>
    <message>
        <source>What says troops leaves sandworms out; to play Combat cards, any unit will do.</source>
        <translation>Де сказано про загони, хробаки не рахуються; для карт бою досить будь-якого підрозділу.</translation>
    </message>
    <message>
        <source>What the card itself gains comes too late for the optional cost of the space.</source>
        <translation>Що дає сама карта, приходить запізно для необов&apos;язкової ціни локації.</translation>
    </message>
    <message>
        <source>What the node shows is gained before anything else; Research there moves the token on.</source>
        <translation>Показане в клітинці отримують раніше за все інше; дослідження там пересуває фішку далі.</translation>
    </message>
    <message>
        <source>What the rules of Uprising say about supply, empty decks and losses applies here as well.</source>
        <translation>Те, що «Піднесення» каже про запас, порожні колоди та втрати, діє й тут.</translation>
    </message>
    <message>
        <source>What tiles give at the start of a round comes after the five cards.</source>
        <translation>Те, що плитки дають на початку раунду, отримують після п&apos;яти карт.</translation>
    </message>
    <message>
        <source>What tiles give in Reveal turns is resolved together with the Reveal boxes.</source>
        <translation>Те, що плитки дають під час ходу «Розкрити карти», застосовують разом із комірками розкриття.</translation>
    </message>
    <message>
        <source>Whatever affects opponents affects Rivals too, as far as it can.</source>
        <translation>Що стосується суперників, стосується й Конкурентів, якщо вони мають потрібне.</translation>
    </message>
    <message>
        <source>Whatever brings a Spy back in the turn counts as recalling it.</source>
        <translation>Усе, що цього ходу повертає шпигуна в запас, вважають відкликанням.</translation>
    </message>
    <message>
        <source>Whatever is left to choose: the first that is possible; people are not asked.</source>
        <translation>Що лишилося вибрати — перше можливе; людей ніколи не питають.</translation>
    </message>
    <message>
        <source>When a contract is taken, the next is turned up; when all are gone, take 2 Solari instead.</source>
        <translation>Хто бере контракт, відкриває наступний; коли всі скінчилися — 2 солярії натомість.</translation>
    </message>
    <message>
        <source>When all rewards are taken, troops go to supply and sandworms to the bank.</source>
        <translation>Коли всі нагороди отримано, загони йдуть у запас, а хробаки — у загальний запас.</translation>
    </message>
    <message>
        <source>When the last Spy leaves the supply, the other two return to it and the Scheme is carried out.</source>
        <translation>Коли із запасу йде останній шпигун, двоє інших повертаються туди й виконують планування.</translation>
    </message>
    <message>
        <source>When to use tiles; Invasion Ships before sending; what is trashed in play.</source>
        <translation>Коли застосовувати плитки; «Кораблі вторгнення» — до відправлення; що знищити з карт у грі.</translation>
    </message>
    <message>
        <source>When two are to be chosen, both are named before the first is resolved.</source>
        <translation>Коли треба вибрати два, обидва називають, перш ніж виконати перше.</translation>
    </message>
    <message>
        <source>Whenever you decide something, you may also return specimens to your supply, for nothing.</source>
        <translation>Щоразу, коли ви щось вирішуєте, можете також задарма повернути зразки у свій запас.</translation>
    </message>
    <message>
        <source>Where hooks are shown, they are needed; no sandworm goes to a Conflict behind the Shield Wall.</source>
        <translation>Де стоїть знак гаків, вони потрібні; у конфлікт за стіною хробаки не йдуть.</translation>
    </message>
    <message>
        <source>Where others take a contract, a Rival takes 2 Solari.</source>
        <translation>Де інші беруть контракт, Конкурент бере 2 солярії.</translation>
    </message>
    <message>
        <source>Where the winner&apos;s dreadnought goes, or whether it becomes a point.</source>
        <translation>Куди піде дредноут переможця або чи стане він очком.</translation>
    </message>
    <message>
        <source>Whether to commission; how many troops and how many dreadnoughts to deploy.</source>
        <translation>Чи споряджати дредноут; скільки загонів і скільки дредноутів розгорнути.</translation>
    </message>
    <message>
        <source>Which Intrigue card to keep, and when to play Harvest Cells or use Family Atomics.</source>
        <translation>Яку карту інтриги лишити; коли грати «Збір клітин» і вдатися до родової атомної зброї.</translation>
    </message>
    <message>
        <source>Which cost of Sell Melange you pay is decided on sending the Agent; one trade per visit.</source>
        <translation>Яку ціну Продажу меланжу сплачено, вирішують під час відправлення; один обмін за візит.</translation>
    </message>
    <message>
        <source>While the Shield Wall protects the Conflict, Maker spaces offer only spice.</source>
        <translation>Доки стіна захищає конфлікт, локації видобутку дають лише прянощі.</translation>
    </message>
    <message>
        <source>Whoever controls the place fought for may first deploy one troop from the supply.</source>
        <translation>Хто контролює місце, за яке б&apos;ються, може спершу розгорнути один загін із запасу.</translation>
    </message>
    <message>
        <source>Whoever has played has not passed: the others answer, then that seat is asked again.</source>
        <translation>Хто зіграв карту, ще не спасував: інші відповідають, потім це місце запитують знову.</translation>
    </message>
    <message>
        <source>Whoever reaches 4 while the Alliance is free gets it, and a point with it.</source>
        <translation>Хто досягає 4, доки союз вільний, отримує його й очко разом із ним.</translation>
    </message>
    <message>
        <source>Whoever rises above the holder takes the Alliance and its point; a tie is not enough.</source>
        <translation>Хто стає вищим за власника, забирає в нього союз і його очко; рівності не досить.</translation>
    </message>
    <message>
        <source>Winning control replaces any other marker there with the winner&apos;s.</source>
        <translation>Виграна нагорода контролю ставить маркер переможця замість будь-якого іншого.</translation>
    </message>
    <message>
        <source>With Guild Accord the Heighliner costs 3; Tessia&apos;s Emperor bonus is a Spy.</source>
        <translation>З «Угодою з Гільдією» «Гайлайнер» коштує 3; бонус Імператора для Тессії — шпигун.</translation>
    </message>
    <message>
        <source>With Immortality, Control the Spice begins in the discard pile.</source>
        <translation>З «Безсмертям» «Контроль над прянощами» починає у скиді.</translation>
    </message>
    <message>
        <source>With Rise of Ix the solo Hagal deck has 31 cards, in Uprising 40; for two it is unchanged.</source>
        <translation>З «Розквітом Ікса» колода Дому Гаґал для соло-гри має 31 карту, у «Піднесенні» — 40; для двох та сама.</translation>
    </message>
    <message>
        <source>With Shaddam&apos;s ring none of his units enter the Conflict in that turn; then he chooses.</source>
        <translation>Із перснем Шаддама його підрозділи того ходу не йдуть у Зону конфлікту; потім він вибирає.</translation>
    </message>
    <message>
        <source>With Spaceport: where each acquired card goes.</source>
        <translation>З «Космопортом»: куди йде кожна придбана карта.</translation>
    </message>
    <message>
        <source>With Swordmaster: 7 Solari, 7 spice, 3 water or 3 Intrigue cards are turned into a point.</source>
        <translation>З Майстром меча: 7 соляріїв, 7 прянощів, 3 води або 3 карти інтриг перетворюють на очко.</translation>
    </message>
    <message>
        <source>With both dreadnoughts commissioned, the Dreadnought card is skipped.</source>
        <translation>Якщо обидва дредноути споряджено, карту «Дредноут» пропускають.</translation>
    </message>
    <message>
        <source>With fewer players in the Conflict, the remaining places are left out.</source>
        <translation>Якщо учасників менше, місця, яких ніхто не посів, пропускають.</translation>
    </message>
    <message>
        <source>With four players a point each; everybody has 1 water, 3 garrison troops and 2 Agents.</source>
        <translation>По очку кожному, якщо гравців четверо; усім 1 вода, 3 загони в гарнізоні та 2 агенти.</translation>
    </message>
    <message>
        <source>With four players everybody begins with 1 Victory Point, otherwise with none.</source>
        <translation>Учотирьох кожен починає з одним очком, інакше — без очок.</translation>
    </message>
    <message>
        <source>With neither deck nor discard pile left, the rest of a draw is skipped.</source>
        <translation>Якщо немає ні колоди, ні скиду, решту карт не беруть.</translation>
    </message>
    <message>
        <source>With no Spy left in supply, one may be recalled for nothing and placed again.</source>
        <translation>Якщо шпигунів не лишилося, можна задарма відкликати іншого й розмістити його наново.</translation>
    </message>
    <message>
        <source>With ten points or no Conflict card left the Endgame begins, without the rest of this phase.</source>
        <translation>Десять очок або конфліктів не лишилося: кінець гри, і нічого іншого в цій фазі.</translation>
    </message>
    <message>
        <source>With the CHOAM module everybody is dealt two of the ten Ix contracts and keeps one.</source>
        <translation>З модулем «ДАПТ» кожен отримує два з десяти контрактів Ікса й лишає собі один.</translation>
    </message>
    <message>
        <source>With the first marker each Tleilaxu card that you acquire may go on top of your deck.</source>
        <translation>З першим маркером кожну придбану карту Тлейлаксу можна покласти на верх колоди.</translation>
    </message>
    <message>
        <source>With the second marker each Research icon draws a card and moves nothing any more.</source>
        <translation>З другим маркером кожен символ дослідження дає взяти карту й більше нічого не пересуває.</translation>
    </message>
    <message>
        <source>With three players, a third reward is given only after a tie for second.</source>
        <translation>Утрьох третю нагороду дають лише в разі нічиєї за 2-ге місце.</translation>
    </message>
    <message>
        <source>With two people no Hagal card changes, and the Rival leaves the Bene Tleilax board alone.</source>
        <translation>Удвох карти Дому Гаґал не міняються, і Конкурент не торкається поля Бене Тлейлаксу.</translation>
    </message>
    <message>
        <source>With two people the marker changes hands between them; the Rival acts second.</source>
        <translation>У грі вдвох люди передають маркер одне одному; Конкурент ходить другим.</translation>
    </message>
    <message>
        <source>Without a deck the Row shrinks; an empty stack has nothing to acquire until a card returns.</source>
        <translation>Без колоди Ряд меншає; порожній стос нічого не продає, доки не повернеться карта.</translation>
    </message>
    <message>
        <source>Without a deck the Tleilaxu Row shrinks; a gap is filled where it is, before anything else.</source>
        <translation>Без колоди Ряд Тлейлаксу коротшає; порожнє місце заповнюють на місці, раніше за все інше.</translation>
    </message>
    <message>
        <source>Without a printed time a tile is used in turns of your own only.</source>
        <translation>Без зазначеного часу плитку застосовують лише у власні ходи.</translation>
    </message>
    <message>
        <source>Without its module, everything of CHOAM stays in the box, Shaddam too.</source>
        <translation>Без модуля все, що стосується ДАПТ, лишається в коробці, і Шаддам теж.</translation>
    </message>
    <message>
        <source>Without strength a player takes no part in the Combat.</source>
        <translation>Хто не має сили, той участі в бою не бере.</translation>
    </message>
    <message>
        <source>Won as a reward, the Mentat comes from anywhere and serves its winner throughout the next round.</source>
        <translation>Ментат, здобутий як нагорода, приходить звідки завгодно й служить переможцю весь наступний раунд.</translation>
    </message>
    <message>
        <source>You cannot pay Influence that you do not have.</source>
        <translation>Впливом, якого не маєте, заплатити не можна.</translation>
    </message>
    <message>
        <source>You may deploy the troops recruited this turn and up to two more from the garrison.</source>
        <translation>Розгортання: найняті цього ходу загони та щонайбільше ще два з гарнізону.</translation>
    </message>
    <message>
        <source>Yuna&apos;s extra Solari comes with every single gain of her turn.</source>
        <translation>Додатковий солярій Юни приходить із кожним окремим здобутком її ходу.</translation>
    </message>
</context>
<context>
    <name>RuleSection</name>
    <message>
        <source>Acquiring</source>
        <translation>Придбання</translation>
    </message>
    <message>
        <source>Agent turns</source>
        <translation>Ходи «Відправити агента»</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Агенти</translation>
    </message>
    <message>
        <source>Board spaces</source>
        <translation>Локації</translation>
    </message>
    <message>
        <source>Both games together</source>
        <translation>Обидві гри разом</translation>
    </message>
    <message>
        <source>Cards and Leaders in detail</source>
        <translation>Карти й лідери докладно</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бій</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Контроль</translation>
    </message>
    <message>
        <source>Decisions where the sources are unclear</source>
        <extracomment>Of a refusal, by its code: the rule that it follows from. Ours where the sources are open, as rules with numbers of their own.</extracomment>
        <translation>Рішення там, де джерела неясні</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Ефекти</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>House Hagal in the base game</source>
        <translation>Дім Гаґал у базовій грі</translation>
    </message>
    <message>
        <source>House Hagal: solo</source>
        <translation>Дім Гаґал: соло-гра</translation>
    </message>
    <message>
        <source>House Hagal: two players</source>
        <translation>Дім Гаґал: гра вдвох</translation>
    </message>
    <message>
        <source>Immortality with Uprising</source>
        <translation>Безсмертя з Піднесенням</translation>
    </message>
    <message>
        <source>Immortality: Family Atomics</source>
        <translation>Безсмертя: родова атомна зброя</translation>
    </message>
    <message>
        <source>Immortality: House Hagal, solo</source>
        <translation>Безсмертя: Дім Гаґал, соло-гра</translation>
    </message>
    <message>
        <source>Immortality: House Hagal, two players</source>
        <translation>Безсмертя: Дім Гаґал, гра вдвох</translation>
    </message>
    <message>
        <source>Immortality: cards</source>
        <translation>Безсмертя: карти</translation>
    </message>
    <message>
        <source>Immortality: decisions where the sources are unclear</source>
        <extracomment>Of a refusal, by its code or as a whole: the rule that it follows from. Ours where the sources are open, as rules with numbers of their own.</extracomment>
        <translation>Безсмертя: рішення, де джерела неясні</translation>
    </message>
    <message>
        <source>Immortality: grafting</source>
        <translation>Безсмертя: зрощення</translation>
    </message>
    <message>
        <source>Immortality: icons and the Research Station</source>
        <translation>Безсмертя: символи та Дослідна станція</translation>
    </message>
    <message>
        <source>Immortality: setup</source>
        <translation>Безсмертя: приготування</translation>
    </message>
    <message>
        <source>Immortality: specimens</source>
        <translation>Безсмертя: зразки</translation>
    </message>
    <message>
        <source>Immortality: the Tleilaxu Row</source>
        <translation>Безсмертя: Ряд Тлейлаксу</translation>
    </message>
    <message>
        <source>Immortality: the Tleilaxu track</source>
        <translation>Безсмертя: трек Тлейлаксу</translation>
    </message>
    <message>
        <source>Immortality: the research track</source>
        <translation>Безсмертя: трек досліджень</translation>
    </message>
    <message>
        <source>Immortality: variants</source>
        <translation>Безсмертя: варіанти гри</translation>
    </message>
    <message>
        <source>Immortality: what is in the box</source>
        <translation>Безсмертя: що в коробці</translation>
    </message>
    <message>
        <source>Immortality: what you decide</source>
        <translation>Безсмертя: що ви вирішуєте</translation>
    </message>
    <message>
        <source>Immortality: who knows what</source>
        <translation>Безсмертя: хто що знає</translation>
    </message>
    <message>
        <source>Immortality: words</source>
        <translation>Безсмертя: слова</translation>
    </message>
    <message>
        <source>Influence and Alliances</source>
        <translation>Вплив і союзи</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти інтриг</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лідери</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Видобуток</translation>
    </message>
    <message>
        <source>Not in this game: {heading}</source>
        <extracomment>Kinds of components that may share an id with another kind. Where an Intrigue card is to be played. Behind conditions: of a space, of a line of an Intrigue card, of an effect. What the numbers of decisions of ours begin with.</extracomment>
        <translation>Не в цій грі: {heading}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Відкликання</translation>
    </message>
    <message>
        <source>Reveal turns</source>
        <translation>Ходи «Розкрити карти»</translation>
    </message>
    <message>
        <source>Rise of Ix with Uprising</source>
        <translation>Розквіт Ікса з Піднесенням</translation>
    </message>
    <message>
        <source>Rise of Ix: House Hagal</source>
        <translation>Розквіт Ікса: Дім Гаґал</translation>
    </message>
    <message>
        <source>Rise of Ix: Rivals of Uprising</source>
        <translation>Розквіт Ікса: Конкуренти «Піднесення»</translation>
    </message>
    <message>
        <source>Rise of Ix: Tech tiles</source>
        <translation>Розквіт Ікса: плитки технологій</translation>
    </message>
    <message>
        <source>Rise of Ix: cards and Leaders</source>
        <translation>Розквіт Ікса: карти й лідери</translation>
    </message>
    <message>
        <source>Rise of Ix: decisions where the sources are unclear</source>
        <extracomment>Of a refusal, by its code: the rule that it follows from. Ours where the sources are open, as rules with numbers of their own.</extracomment>
        <translation>Розквіт Ікса: рішення там, де джерела неясні</translation>
    </message>
    <message>
        <source>Rise of Ix: dreadnoughts</source>
        <translation>Розквіт Ікса: дредноути</translation>
    </message>
    <message>
        <source>Rise of Ix: other icons</source>
        <translation>Розквіт Ікса: інші символи</translation>
    </message>
    <message>
        <source>Rise of Ix: setup</source>
        <translation>Розквіт Ікса: приготування</translation>
    </message>
    <message>
        <source>Rise of Ix: the Epic game</source>
        <translation>Розквіт Ікса: епічний режим</translation>
    </message>
    <message>
        <source>Rise of Ix: the Shipping track</source>
        <translation>Розквіт Ікса: трек перевезень</translation>
    </message>
    <message>
        <source>Rise of Ix: what is in the box</source>
        <translation>Розквіт Ікса: що в коробці</translation>
    </message>
    <message>
        <source>Rise of Ix: what you decide</source>
        <translation>Розквіт Ікса: що вирішуєте ви</translation>
    </message>
    <message>
        <source>Rivals as opponents</source>
        <translation>Конкуренти як суперники</translation>
    </message>
    <message>
        <source>Rivals: Agent turns</source>
        <translation>Конкуренти: ходи «Відправити агента»</translation>
    </message>
    <message>
        <source>Rivals: Spies and Schemes</source>
        <translation>Конкуренти: шпигуни та планування</translation>
    </message>
    <message>
        <source>Rivals: choices and rewards</source>
        <translation>Конкуренти: вибір і нагороди</translation>
    </message>
    <message>
        <source>Rivals: combat bonus</source>
        <translation>Конкуренти: бойовий бонус</translation>
    </message>
    <message>
        <source>Rivals: difficulty</source>
        <translation>Конкуренти: складність</translation>
    </message>
    <message>
        <source>Rivals: purchases and points</source>
        <translation>Конкуренти: купівля та очки</translation>
    </message>
    <message>
        <source>Rivals: setup</source>
        <translation>Конкуренти: приготування</translation>
    </message>
    <message>
        <source>Rivals: turn order</source>
        <translation>Конкуренти: порядок ходів</translation>
    </message>
    <message>
        <source>Rivals: variants</source>
        <translation>Конкуренти: варіанти</translation>
    </message>
    <message>
        <source>Rivals: what they never do</source>
        <translation>Конкуренти: чого не роблять ніколи</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Приготування</translation>
    </message>
    <message>
        <source>Spice</source>
        <translation>Прянощі</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Початок раунду</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Нічиї</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Загони</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Uprising: Agent icons and requirements</source>
        <translation>Піднесення: символи агента та вимоги</translation>
    </message>
    <message>
        <source>Uprising: Agent turns</source>
        <translation>Піднесення: ходи «Відправити агента»</translation>
    </message>
    <message>
        <source>Uprising: Combat</source>
        <translation>Піднесення: бій</translation>
    </message>
    <message>
        <source>Uprising: Influence</source>
        <translation>Піднесення: вплив</translation>
    </message>
    <message>
        <source>Uprising: Intrigue cards</source>
        <translation>Піднесення: карти інтриг</translation>
    </message>
    <message>
        <source>Uprising: Leaders</source>
        <translation>Піднесення: лідери</translation>
    </message>
    <message>
        <source>Uprising: Maker hooks and the Shield Wall</source>
        <translation>Піднесення: гаки творця та Оборонна стіна</translation>
    </message>
    <message>
        <source>Uprising: Makers, Recall, Endgame</source>
        <translation>Піднесення: видобуток, відкликання, кінець гри</translation>
    </message>
    <message>
        <source>Uprising: Reveal turns</source>
        <translation>Піднесення: ходи «Розкрити карти»</translation>
    </message>
    <message>
        <source>Uprising: Spies</source>
        <translation>Піднесення: шпигуни</translation>
    </message>
    <message>
        <source>Uprising: board spaces</source>
        <translation>Піднесення: локації</translation>
    </message>
    <message>
        <source>Uprising: contracts</source>
        <translation>Піднесення: контракти</translation>
    </message>
    <message>
        <source>Uprising: control</source>
        <translation>Піднесення: контроль</translation>
    </message>
    <message>
        <source>Uprising: doubled rewards</source>
        <translation>Піднесення: подвоєні нагороди</translation>
    </message>
    <message>
        <source>Uprising: other icons</source>
        <translation>Піднесення: інші символи</translation>
    </message>
    <message>
        <source>Uprising: sandworms</source>
        <translation>Піднесення: піщані хробаки</translation>
    </message>
    <message>
        <source>Uprising: setup</source>
        <translation>Піднесення: приготування</translation>
    </message>
    <message>
        <source>Uprising: units</source>
        <translation>Піднесення: підрозділи</translation>
    </message>
    <message>
        <source>Uprising: what is in the box</source>
        <translation>Піднесення: що в коробці</translation>
    </message>
    <message>
        <source>Uprising: what is new</source>
        <translation>Піднесення: що нового</translation>
    </message>
    <message>
        <source>Uprising: where sources differ</source>
        <translation>Піднесення: де джерела різняться</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Переможні очки</translation>
    </message>
    <message>
        <source>What is done where sources differ</source>
        <translation>Що робити, де джерела різняться</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Що в коробці</translation>
    </message>
    <message>
        <source>Who knows what</source>
        <translation>Хто що знає</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Власна колода</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>No rule contains these words.</source>
        <translation>Правила з такими словами немає.</translation>
    </message>
    <message>
        <source>Rules by number</source>
        <extracomment>The list of chapters. Whose rules are told: those of the game in play, or of all games. Whether the chapters are still to be made.</extracomment>
        <translation>Правила за номерами</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>1 more for each separate gain of her turn, however large; not for Dividends of others, at Round Start or for Conflicts.</source>
        <translation>На 1 більше за кожен окремий здобуток її ходу, хоч який великий; не за чужі дивіденди, не на початку раунду й не за конфлікти.</translation>
    </message>
    <message>
        <source>3 Influence is the step above the one with the Victory Point.</source>
        <translation>3 очки впливу — це крок над тим, що дає переможне очко.</translation>
    </message>
    <message>
        <source>8 Solari for the first of all players, 6 for everybody after that.</source>
        <translation>8 соляріїв для першого з усіх гравців, 6 — для кожного після нього.</translation>
    </message>
    <message>
        <source>A Maker space that the Agent leaves empty gets bonus spice in the Makers phase.</source>
        <translation>Локація видобутку, яку агент звільнив, отримує додаткові прянощі у фазі видобутку.</translation>
    </message>
    <message>
        <source>A Snooper is reached when her Influence comes to 2 or goes past it; it works once, and only those still on the tracks count for Duplicity.</source>
        <translation>Вловлювача досягають, коли її вплив сягає 2 чи переходить 2; він діє раз, і для «Дволикості» рахуються лише ті, що ще на шкалах.</translation>
    </message>
    <message>
        <source>A Swordmaster without a seat on the High Council gives nothing.</source>
        <translation>Майстер меча без місця у Вищій Раді нічого не дає.</translation>
    </message>
    <message>
        <source>A card counts if it really gives swords this turn, and once, however many; those played with Agents do not.</source>
        <translation>Карта рахується, якщо справді дає мечі цього ходу, і то раз, хоч скільки їх; зіграні з агентами не рахуються.</translation>
    </message>
    <message>
        <source>A card drawn in your Reveal turn is revealed at once.</source>
        <translation>Карту, взяту під час ходу «Розкрити карти», розкривають одразу.</translation>
    </message>
    <message>
        <source>A card of the Row lends its icons and its Agent box, but is not in play; nobody can acquire it until it is trashed as your turn ends.</source>
        <translation>Карта Ряду дає свої символи й комірку агента, але вона не у грі; ніхто не може її придбати, доки наприкінці ходу її не знищено.</translation>
    </message>
    <message>
        <source>A card that comes to your hand in your Reveal turn is revealed at once.</source>
        <translation>Карту, що потрапляє на руку під час вашого ходу «Розкрити карти», розкривають одразу.</translation>
    </message>
    <message>
        <source>A card trashed like this cannot trash itself for an effect of its own any more; one that trashes itself anyway may be chosen.</source>
        <translation>Знищена так карта вже не може знищити себе заради власного ефекту; вибрати можна й ту, що однаково знищує себе.</translation>
    </message>
    <message>
        <source>A card with Unload gives its Reveal box as it is trashed.</source>
        <translation>Карта з розвантаженням дає свою комірку розкриття, коли її знищують.</translation>
    </message>
    <message>
        <source>A copy that was just drawn as a reward can be played at once.</source>
        <translation>Копію, щойно взяту як нагороду, можна зіграти відразу.</translation>
    </message>
    <message>
        <source>A dreadnought in the supply does not count. One or two points, not both.</source>
        <translation>Дредноут у запасі не рахується. Одне очко або два, не три.</translation>
    </message>
    <message>
        <source>A post at a City or Spice Trade space gives no further trade.</source>
        <translation>Пункт біля міста чи локації торгівлі прянощами не дає ще одного обміну.</translation>
    </message>
    <message>
        <source>A starting card: trashed, it leaves the game.</source>
        <translation>Початкова карта: знищена, вона виходить із гри.</translation>
    </message>
    <message>
        <source>A troop, not a sandworm; once in a Reveal turn.</source>
        <translation>Загін, не піщаний хробак; раз за хід «Розкрити карти».</translation>
    </message>
    <message>
        <source>Advancing gives nothing by itself; recalling gives the rewards of its space and of those below, in any order.</source>
        <translation>Просування саме нічого не дає; повернення дає нагороди його поділки й усіх нижчих у довільному порядку.</translation>
    </message>
    <message>
        <source>After the rewards, for whoever then has at least three troops in the Conflict; those lost or retreated before do not count.</source>
        <translation>Після нагород, для того, хто тоді має в Зоні конфлікту щонайменше три загони; втрачені чи відведені раніше не рахуються.</translation>
    </message>
    <message>
        <source>After the second genetic marker it draws a card.</source>
        <translation>Після другого генетичного маркера вона дає взяти карту.</translation>
    </message>
    <message>
        <source>Agent icon, cost and Agents already there still count for the space.</source>
        <translation>Символ агента, ціна та присутні в локації й далі мають значення.</translation>
    </message>
    <message>
        <source>All of it is for this round&apos;s Reveal turn; decide for each card acquired then where it goes.</source>
        <translation>Усе це — для ходу «Розкрити карти» цього раунду; для кожної придбаної карти вирішуйте тоді, куди її покласти.</translation>
    </message>
    <message>
        <source>All spice gained in the turn counts, even from before the contract was taken or spent since.</source>
        <translation>Рахуються всі прянощі, отримані цього ходу, навіть до взяття контракту й уже витрачені.</translation>
    </message>
    <message>
        <source>All the Solari are one gain, and may pay for the step.</source>
        <translation>Усі солярії — один здобуток, і ними можна сплатити за крок.</translation>
    </message>
    <message>
        <source>All three parts are mandatory. Discarded like this, Spacing Guild&apos;s Favor earns its spice.</source>
        <translation>Усі три частини обов&apos;язкові. Скинута так «Прихильність Гільдії Лоцманів» дає свої прянощі.</translation>
    </message>
    <message>
        <source>All your copies count, wherever they are; the spice may decide a tie.</source>
        <translation>Рахуються всі ваші копії, хоч де б вони були; прянощі можуть вирішити нічию.</translation>
    </message>
    <message>
        <source>All your copies count. The second line asks for more than each single opponent has.</source>
        <translation>Рахуються всі ваші копії. Другий рядок вимагає більше, ніж має кожен окремий суперник.</translation>
    </message>
    <message>
        <source>Also when a larger gain goes past 2, and again whenever you had fallen below it.</source>
        <translation>Також якщо більший здобуток переходить 2, і знову щоразу, коли ви впали нижче.</translation>
    </message>
    <message>
        <source>An empty deck has no top card: nothing is shuffled for it.</source>
        <translation>Порожня колода не має верхньої карти: щоб подивитися, нічого не тасують.</translation>
    </message>
    <message>
        <source>An icon must come from elsewhere: from the card that it is grafted to, or an Envoy.</source>
        <translation>Символ мусить дати щось інше: зрощена з нею карта або «Відправлення посланця».</translation>
    </message>
    <message>
        <source>An infiltration icon is one icon, and those of Dispatch an Envoy count. Skipping a turn counts as her first.</source>
        <translation>Символ проникнення — це один символ; символи «Відправлення посланця» рахуються. Пропущений хід — її перший.</translation>
    </message>
    <message>
        <source>An opponent must have a troop in the Conflict; you need none in your supply to play it.</source>
        <translation>Суперник мусить мати загін у Зоні конфлікту; вам, щоб зіграти карту, загін у запасі не потрібен.</translation>
    </message>
    <message>
        <source>An opponent without troops in the garrison loses nothing.</source>
        <translation>Суперник без загонів у гарнізоні нічого не втрачає.</translation>
    </message>
    <message>
        <source>Any discard earns the spice, whoever caused it. Being acquired, or going from play to the discard pile at the end of your Reveal turn, is not a discard.</source>
        <translation>Прянощі дає будь-яке скидання, хоч хто його вимагав. Придбання та перехід із гри у скид наприкінці ходу «Розкрити карти» — не скидання.</translation>
    </message>
    <message>
        <source>Any number of troops includes none.</source>
        <translation>Будь-яка кількість загонів може бути й нулем.</translation>
    </message>
    <message>
        <source>Any of your Spies that returned to your supply this turn counts: to infiltrate, to gather intelligence, as a cost or to be placed again. Sending the Agent with the Spy icon alone recalls no Spy.</source>
        <translation>Зараховується будь-який ваш шпигун, що цього ходу повернувся в запас: для проникнення, збору розвідданих, як ціна чи щоб бути розміщеним наново. Саме лише відправлення агента за символом шпигуна нікого не відкликає.</translation>
    </message>
    <message>
        <source>Any post without a Spy of your own will do.</source>
        <translation>Підійде будь-який пункт без вашого шпигуна.</translation>
    </message>
    <message>
        <source>Any spice gained this turn counts, even if it has already been spent.</source>
        <translation>Рахуються будь-які прянощі, отримані цього ходу, навіть уже витрачені.</translation>
    </message>
    <message>
        <source>As a Plot it can be played only if you acquire a tile.</source>
        <translation>Як задум її грають, лише щоб придбати плитку.</translation>
    </message>
    <message>
        <source>As a Plot it needs a troop in the garrison, but no Combat space.</source>
        <translation>Як задум вона потребує загону в гарнізоні, але не бойової локації.</translation>
    </message>
    <message>
        <source>As a Plot it needs a troop in your supply.</source>
        <translation>Як задум вона потребує загону в запасі.</translation>
    </message>
    <message>
        <source>As a Rival his dreadnoughts have a strength of 3.</source>
        <translation>У нього як Конкурента сила дредноутів — 3.</translation>
    </message>
    <message>
        <source>At another space nothing happens and the card is kept.</source>
        <translation>В іншій локації нічого не відбувається, і карта лишається.</translation>
    </message>
    <message>
        <source>At the end of the Tleilaxu track it cannot be played.</source>
        <translation>Наприкінці треку Тлейлаксу її не можна зіграти.</translation>
    </message>
    <message>
        <source>At the end of the track the token stays; the ring gives nothing any more.</source>
        <translation>Наприкінці треку маркер лишається; перстень більше нічого не дає.</translation>
    </message>
    <message>
        <source>Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 3 at The Great Flat; no bonus spice.</source>
        <translation>Базова кількість: 1 у Басейні Імператора, 2 у Басейні Гаґґа, 3 на Великій рівнині; без додаткових прянощів.</translation>
    </message>
    <message>
        <source>Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 4 at Deep Desert; no bonus spice.</source>
        <extracomment>What the board of Uprising changes for components of the base game.</extracomment>
        <translation>Базова кількість: 1 в Імперському басейні, 2 у Басейні Гаґґа, 4 у Глибокій пустелі; без додаткових прянощів.</translation>
    </message>
    <message>
        <source>Before you have chosen the kind of your turn, it is not yet a Reveal turn.</source>
        <translation>Доки ви не вибрали тип ходу, це ще не хід «Розкрити карти».</translation>
    </message>
    <message>
        <source>Bonus spice that lies here is taken too, but it is not base spice.</source>
        <translation>Додаткові прянощі, що тут лежать, теж беруть, але вони не базові.</translation>
    </message>
    <message>
        <source>Both Factions are named before the first Influence is gained.</source>
        <translation>Обидві фракції називають, перш ніж здобути перше очко впливу.</translation>
    </message>
    <message>
        <source>Both Influence are lost with one Faction; the point at 2 or an Alliance may go with them.</source>
        <translation>Обидва очки впливу втрачають на одну фракцію; разом може піти й очко за 2 впливу чи союз.</translation>
    </message>
    <message>
        <source>Both Influence may be lost with the same Faction.</source>
        <translation>Обидва очки впливу можна втратити на ту саму фракцію.</translation>
    </message>
    <message>
        <source>Both Spies are recalled together, or none.</source>
        <translation>Відкликають обох шпигунів разом або жодного.</translation>
    </message>
    <message>
        <source>Both are chosen before the first is resolved; then their order is free.</source>
        <translation>Обидва вибирають, перш ніж застосувати перший; далі порядок довільний.</translation>
    </message>
    <message>
        <source>Both cards and all 5 Solari must be there before anything is paid.</source>
        <translation>Обидві карти та всі 5 соляріїв мають бути, перш ніж щось сплачувати.</translation>
    </message>
    <message>
        <source>Both cards must really be discarded.</source>
        <translation>Треба справді скинути обидві карти.</translation>
    </message>
    <message>
        <source>Both exchanges are independent: none, one or both of them.</source>
        <translation>Обидва обміни незалежні: жоден, один чи обидва.</translation>
    </message>
    <message>
        <source>Both lines add up: with two genetic markers it is 3 Persuasion in all.</source>
        <translation>Обидва рядки додаються: з двома генетичними маркерами разом 3 очки переконливості.</translation>
    </message>
    <message>
        <source>Both must be deployed; they come from the supply and do not use up the right of a Combat space.</source>
        <translation>Обидва мусять бути розгорнуті; вони йдуть із запасу й не займають права бойової локації.</translation>
    </message>
    <message>
        <source>Cards of the starting deck have no cost: trashing one gives no spice. No card of the Reserve costs 1.</source>
        <translation>Карти початкової колоди не мають ціни: їх знищення не дає прянощів. Жодна карта Фонду не коштує 1.</translation>
    </message>
    <message>
        <source>Cards with Unload that are discarded for it work.</source>
        <translation>Скинуті заради неї карти з розвантаженням діють.</translation>
    </message>
    <message>
        <source>City posts are the three that watch Sietch Tabr, Research Station, Spice Refinery and Arrakeen.</source>
        <translation>Пункти міст — ті три, що стежать за локаціями Січ Табр, Дослідна станція, Меланжоочисний завод та Арракін.</translation>
    </message>
    <message>
        <source>Combat cards that opponents have played in this Combat count; the bonus of a Rival is none.</source>
        <translation>Рахуються карти бою, зіграні суперниками в цьому бою; бойовий бонус Конкурента — не карта бою.</translation>
    </message>
    <message>
        <source>Contracts are counted once, when you take the Persuasion; later ones add nothing.</source>
        <translation>Контракти рахують один раз, коли берете очки переконливості; пізніші нічого не додають.</translation>
    </message>
    <message>
        <source>Cost and requirement of the space still apply, High Council and Swordmaster work once, and a space closed by The Voice stays closed.</source>
        <translation>Ціна та вимога локації діють, Вища Рада й Майстер меча спрацьовують один раз, а локація, закрита «Голосом», лишається закритою.</translation>
    </message>
    <message>
        <source>Cost and requirement of the space still apply, the Swordmaster works once, and a space closed by The Voice stays closed.</source>
        <translation>Ціна та вимога локації діють, Майстер меча спрацьовує один раз, а локація, закрита «Голосом», лишається закритою.</translation>
    </message>
    <message>
        <source>Each line is checked by itself when it is resolved.</source>
        <translation>Кожен рядок перевіряють окремо, коли його застосовують.</translation>
    </message>
    <message>
        <source>Emperor cards played with Agents do not count, this one does.</source>
        <translation>Карти Імператора, зіграні з агентами, не враховуються, ця — враховується.</translation>
    </message>
    <message>
        <source>Even after paying you may decline to trash a card.</source>
        <translation>Навіть сплативши, карту можна не знищувати.</translation>
    </message>
    <message>
        <source>Every copy of The Spice Must Flow acquired this turn costs less.</source>
        <translation>Кожна копія карти «Прянощі повинні текти», придбана цього ходу, коштує менше.</translation>
    </message>
    <message>
        <source>Every copy of The Spice Must Flow that you own counts, wherever it is.</source>
        <translation>Рахується кожна ваша копія карти «Прянощі повинні текти», хоч де вона.</translation>
    </message>
    <message>
        <source>Every troop that you deploy this turn counts, a dreadnought does not; but a dreadnought may be made to retreat.</source>
        <translation>Рахується кожен загін, розгорнутий вами цього ходу, а дредноут — ні; проте відвести можна й дредноут.</translation>
    </message>
    <message>
        <source>Exactly three units, troops or dreadnoughts; with none left your strength is 0.</source>
        <translation>Рівно три підрозділи, загони чи дредноути; якщо жодного не лишилося, ваша сила — 0.</translation>
    </message>
    <message>
        <source>For each acquired card anew, however it was acquired; cards drawn after your Reveal turn are kept for the next round.</source>
        <translation>Для кожної придбаної карти окремо, хоч як її придбано; карти, узяті після ходу «Розкрити карти», лишаються на наступний раунд.</translation>
    </message>
    <message>
        <source>Fremen cards of this round&apos;s Agent turns count, and those revealed now.</source>
        <translation>Враховуються карти Фрименів із ходів «Відправити агента» цього раунду та розкриті зараз.</translation>
    </message>
    <message>
        <source>From the Row, with Usurp, it does not come to your hand.</source>
        <translation>З Ряду, з «Узурпацією», вона не потрапляє на руку.</translation>
    </message>
    <message>
        <source>From the moment the ring is played until the end of this turn, neither troops nor sandworms can be deployed.</source>
        <translation>Відколи зіграно перстень і до кінця цього ходу не розгортають ні загонів, ні піщаних хробаків.</translation>
    </message>
    <message>
        <source>He does not begin with the Sardaukar contracts: he may take one instead of a face-up contract, and still can when no others are left.</source>
        <translation>Він не починає з контрактами «Сардаукар»: він може взяти один із них замість відкритого контракту — навіть коли інших не лишилося.</translation>
    </message>
    <message>
        <source>He looks at the two cards when all other setup is done.</source>
        <translation>Дві карти він дивиться, коли все інше підготовлено.</translation>
    </message>
    <message>
        <source>How much you sell is decided when the Agent arrives; one sale per visit.</source>
        <translation>Скільки продати, вирішують, коли прибуває агент; один продаж за візит.</translation>
    </message>
    <message>
        <source>Icons that an effect has added count; one that was there already counts once.</source>
        <translation>Символи, додані ефектом, рахуються; той, що вже був, — один раз.</translation>
    </message>
    <message>
        <source>Icons, Factions and boxes other than the Agent box are not copied.</source>
        <translation>Символів, фракцій та інших комірок не копіюють.</translation>
    </message>
    <message>
        <source>If its own Research reaches the second genetic marker, the point can be had at once.</source>
        <translation>Якщо її власне дослідження досягає другого генетичного маркера, очко можна здобути відразу.</translation>
    </message>
    <message>
        <source>If taken twice, the first two Factions are chosen before the second two are named.</source>
        <translation>Якщо нагороду взято двічі, перші дві фракції визначають, перш ніж назвати другі дві.</translation>
    </message>
    <message>
        <source>If you acquire it in an Agent turn, its three troops are recruits of that turn.</source>
        <translation>Якщо придбати її в ході «Відправити агента», її три загони вважають найнятими того ходу.</translation>
    </message>
    <message>
        <source>If you already have hooks, you still get the troop and the water.</source>
        <translation>Якщо гаки вже є, загін і вода все одно ваші.</translation>
    </message>
    <message>
        <source>If you have another Agent on the board, you must recall one; never the one that you have just sent.</source>
        <translation>Якщо на полі є інший ваш агент, ви мусите його відкликати; але не того, якого щойно відправили.</translation>
    </message>
    <message>
        <source>If you trash no card, you do not draw one.</source>
        <translation>Якщо карту не знищено, нічого не беруть.</translation>
    </message>
    <message>
        <source>If you trash no card, you do not draw the two cards.</source>
        <translation>Якщо карту не знищено, двох карт не беруть.</translation>
    </message>
    <message>
        <source>In a grafted pair only the icons of the card that she had set aside count.</source>
        <translation>У зрощеній парі рахуються символи лише тієї карти, яку вона відклала.</translation>
    </message>
    <message>
        <source>In an Agent turn it is played with exactly one other card, never alone.</source>
        <translation>У ході «Відправити агента» її грають рівно з однією іншою картою, ніколи саму.</translation>
    </message>
    <message>
        <source>In an Agent turn it trashes itself, and the trashing unloads it: two troops go into the Conflict, wherever the Agent went.</source>
        <translation>У хід «Відправити агента» вона знищує сама себе, і це її розвантажує: два загони йдуть у Зону конфлікту, хоч куди відправлено агента.</translation>
    </message>
    <message>
        <source>In the Endgame, too, the step gives what it shows.</source>
        <translation>І наприкінці гри крок дає те, що показує.</translation>
    </message>
    <message>
        <source>It applies to Agents that others send to a Maker space where your Spy is on the post; you get spice at once.</source>
        <translation>Агента в локацію видобутку, за якою стежить ваш шпигун, має відправити хтось інший; прянощі ви отримуєте одразу.</translation>
    </message>
    <message>
        <source>It can be played as soon as 3 of your units have come into the Conflict this turn, sandworms included.</source>
        <translation>Її можна зіграти, коли цього ходу в Зону конфлікту прибули 3 ваші підрозділи, разом із піщаними хробаками.</translation>
    </message>
    <message>
        <source>It can be played without any genetic marker.</source>
        <translation>Її можна зіграти й без генетичних маркерів.</translation>
    </message>
    <message>
        <source>It cannot be played without a High Council seat.</source>
        <translation>Її не можна зіграти без місця у Вищій Раді.</translation>
    </message>
    <message>
        <source>It cannot be played without the first genetic marker; with the second both lines work.</source>
        <translation>Її не можна зіграти без першого генетичного маркера; з другим діють обидва рядки.</translation>
    </message>
    <message>
        <source>It cannot trash itself: its Solari need another effect that trashes it.</source>
        <translation>Вона не може знищити сама себе: для соляріїв потрібен інший ефект, що її знищить.</translation>
    </message>
    <message>
        <source>It costs 5 Solari each time; with a seat, you get spice, Intrigue card and troops.</source>
        <translation>Щоразу коштує 5 соляріїв; якщо місце вже є, ви отримуєте прянощі, карту інтриги та загони.</translation>
    </message>
    <message>
        <source>It counts as acquiring a card.</source>
        <translation>Це вважають придбанням карти.</translation>
    </message>
    <message>
        <source>It counts once in a turn, however many copies of The Spice Must Flow you acquire, and the Spies that are on the board at that moment.</source>
        <translation>Враховується раз за хід, хоч скільки копій карти «Прянощі повинні текти» ви придбаєте, і лише шпигуни, які тоді на полі.</translation>
    </message>
    <message>
        <source>It counts other cards revealed this turn that actually gave swords, at a moment of your choice; cards played with Agents and trashed ones do not count.</source>
        <translation>Рахує інші розкриті цього ходу карти, що справді дали мечі, у вибрану вами мить; карти, зіграні з агентами, та знищені не враховуються.</translation>
    </message>
    <message>
        <source>It does not matter whether this card or The Spice Must Flow came first.</source>
        <translation>Байдуже, чи першою була ця карта, чи «Прянощі повинні текти».</translation>
    </message>
    <message>
        <source>It gives 2 Influence instead of the 1 for the visit, with the Faction of the space only.</source>
        <translation>Дає 2 очки впливу замість 1 за візит, лише на фракцію цієї локації.</translation>
    </message>
    <message>
        <source>It has no battle icon, so it makes no pair.</source>
        <translation>Символу бою на ній немає, тож пари вона не утворює.</translation>
    </message>
    <message>
        <source>It has to be exactly two troops; a sandworm does not count.</source>
        <translation>Загонів має бути рівно два, і піщаний хробак — не загін.</translation>
    </message>
    <message>
        <source>It helps the Agent that is sent this turn, so play it first.</source>
        <translation>Вона допомагає агентові, якого відправляють цього ходу, тож зіграйте її спершу.</translation>
    </message>
    <message>
        <source>It helps the Agent that is sent this turn, so play it first; no Spy is needed.</source>
        <translation>Вона допомагає агентові, якого відправляють цього ходу, тож зіграйте її спершу; шпигун не потрібен.</translation>
    </message>
    <message>
        <source>It helps whichever card has the icon, but not against your own Agents or The Voice.</source>
        <translation>Вона допомагає, хоч на котрій карті символ, але не проти власних агентів і «Голосу».</translation>
    </message>
    <message>
        <source>It is a Bene Gesserit card; its first English printing forgot to say so.</source>
        <translation>Це карта Бене Гессерит; її перше англійське видання забуло про це сказати.</translation>
    </message>
    <message>
        <source>It is a card of all three Factions.</source>
        <translation>Це карта всіх трьох фракцій.</translation>
    </message>
    <message>
        <source>It may be played alone, too; then its Agent box does nothing.</source>
        <translation>Її можна зіграти й саму; тоді її комірка агента нічого не дає.</translation>
    </message>
    <message>
        <source>It may be played alone, with three icons, or as one of a pair, with all seven, which Slig Farmer counts.</source>
        <translation>Її можна зіграти саму, з трьома символами, або в парі, з усіма сімома; «Фермер слігів» рахує їх усі.</translation>
    </message>
    <message>
        <source>It may move an Agent that stands on the board, even back to where it stood.</source>
        <translation>Вона може перемістити агента, що стоїть на полі, навіть туди, де він стояв.</translation>
    </message>
    <message>
        <source>It may trash itself or the other card of the pair.</source>
        <translation>Вона може знищити себе або другу карту пари.</translation>
    </message>
    <message>
        <source>It needs no Combat space and adds to what that permits. After a Combat nothing can be deployed any more.</source>
        <translation>Бойова локація не потрібна, і це понад її межу. Після бою вже нічого не розгорнути.</translation>
    </message>
    <message>
        <source>It needs no Spy, and works along with one.</source>
        <translation>Шпигун їй не потрібен, але й не завадить.</translation>
    </message>
    <message>
        <source>It needs no hooks. If the Conflict is protected, remove the Shield Wall first, or no sandworm comes.</source>
        <translation>Гаки не потрібні. Якщо конфлікт захищено, спершу підірвіть Оборонну стіну, інакше хробак не прийде.</translation>
    </message>
    <message>
        <source>It never leaves the Row, and may be taken again and again.</source>
        <translation>Вона ніколи не йде з Ряду, і брати її можна знову й знову.</translation>
    </message>
    <message>
        <source>It requires Influence, but is not a space of that Faction: the visit gives none.</source>
        <translation>Вона вимагає впливу, але це не локація фракції: візит його не дає.</translation>
    </message>
    <message>
        <source>It waits face up for your Reveal turn of this round and is discarded then.</source>
        <translation>Чекає горілиць на ваш хід «Розкрити карти» цього раунду, а тоді йде у скид.</translation>
    </message>
    <message>
        <source>It waits face up for your Reveal turn of this round. Cards acquired before that do not count.</source>
        <translation>Чекає горілиць на ваш хід «Розкрити карти» цього раунду. Карти, придбані до того, не враховуються.</translation>
    </message>
    <message>
        <source>Its effects go in any order; if it is trashed by something else first, it draws nothing.</source>
        <translation>Її ефекти йдуть у будь-якому порядку; якщо її спершу знищить щось інше, карти вона не дає.</translation>
    </message>
    <message>
        <source>Its icon makes no pair when it is won, only at the end of the game, with any other icon.</source>
        <translation>Її символ утворює пару не під час перемоги, а лише наприкінці гри — з будь-яким іншим символом.</translation>
    </message>
    <message>
        <source>Loss and gain may be with the same Faction.</source>
        <translation>Втратити та здобути вплив можна на ту саму фракцію.</translation>
    </message>
    <message>
        <source>Loss and gain may be with the same Faction. Influence that you do not have cannot be lost.</source>
        <translation>Втратити та здобути вплив можна на ту саму фракцію. Впливу, якого не маєте, втратити не можна.</translation>
    </message>
    <message>
        <source>No Combat space is needed, and the troop may be the one just recruited.</source>
        <translation>Бойова локація не потрібна, і загін може бути щойно найнятим.</translation>
    </message>
    <message>
        <source>No Combat space is needed; only troops are moved, no other units.</source>
        <translation>Бойової локації не треба; рухають лише загони, не інші підрозділи.</translation>
    </message>
    <message>
        <source>Nobody else sees the two cards.</source>
        <translation>Інші цих двох карт не бачать.</translation>
    </message>
    <message>
        <source>Nobody sees the card that you put back.</source>
        <translation>Карту, яку ви повертаєте, ніхто не бачить.</translation>
    </message>
    <message>
        <source>Not after a tie for first place.</source>
        <translation>Не після нічиєї за 1-ше місце.</translation>
    </message>
    <message>
        <source>Not after a tie for first place. One gained from the rewards of this Conflict can be played at once.</source>
        <translation>Не після нічиєї за 1-ше місце. Карту, яку дали нагороди цього конфлікту, можна зіграти одразу.</translation>
    </message>
    <message>
        <source>Nothing returns that has left play; it does not matter where Chairdog itself is.</source>
        <translation>Карта, що вже не у грі, не повертається; де саме «Крісло-собака», не важить.</translation>
    </message>
    <message>
        <source>Of a grafted pair one card has the icons; you choose it when you send the Agent.</source>
        <translation>У зрощеній парі символи має одна карта; її вибирають, відправляючи агента.</translation>
    </message>
    <message>
        <source>Of several cards put on the deck the last one lies on top.</source>
        <translation>З кількох карт, покладених на колоду, зверху лежить остання.</translation>
    </message>
    <message>
        <source>On a Combat space its troops may be deployed.</source>
        <translation>У бойовій локації ці загони можна розгорнути.</translation>
    </message>
    <message>
        <source>Once in a Reveal turn, as soon as the strength is there; it stays if strength is lost again.</source>
        <translation>Раз за хід «Розкрити карти», щойно є потрібна сила; лишається, якщо силу знову втрачено.</translation>
    </message>
    <message>
        <source>Once in a Reveal turn, even if the sandworm only comes during it.</source>
        <translation>Раз за хід «Розкрити карти», навіть якщо хробак з&apos;являється лише тоді.</translation>
    </message>
    <message>
        <source>One Influence with a Faction at most; all your Agents on the board at that moment count.</source>
        <translation>Щонайбільше одне очко впливу на фракцію; рахуються всі ваші агенти, що тієї миті на полі.</translation>
    </message>
    <message>
        <source>One Victory Point, however many Factions qualify; your own Alliances do not.</source>
        <translation>Одне переможне очко, хоч скільки фракцій підходить; ваш власний союз не враховується.</translation>
    </message>
    <message>
        <source>One dreadnought of each opponent; whoever is left without units is out of the Combat at once.</source>
        <translation>По одному дредноуту кожного суперника; хто лишився без підрозділів, одразу вибуває з бою.</translation>
    </message>
    <message>
        <source>One of the two exchanges, once.</source>
        <translation>Один із двох обмінів, один раз.</translation>
    </message>
    <message>
        <source>One of the two must be trashed; it may be this one.</source>
        <translation>Одну з двох знищити обов&apos;язково; можна й цю.</translation>
    </message>
    <message>
        <source>One point for each win; it can be done again in a later Conflict, but the dreadnought has to be commissioned anew. A second one returns to the garrison.</source>
        <translation>Одне очко за перемогу; у пізнішому конфлікті можна знову, але дредноут треба спорядити наново. Другий повертається в гарнізон.</translation>
    </message>
    <message>
        <source>One spice gives the Intrigue card and the memory; without a troop in supply, only the card.</source>
        <translation>Одні прянощі дають карту інтриги та спогад; без загону в запасі — лише карту.</translation>
    </message>
    <message>
        <source>One sword for a card, however many it gives; only cards revealed this turn, and only with a unit in the Conflict.</source>
        <translation>Один меч за карту, хоч скільки вона їх дає; лише за карти, розкриті цього ходу, і лише з підрозділом у Зоні конфлікту.</translation>
    </message>
    <message>
        <source>Only Ilesa&apos;s ring gives it.</source>
        <translation>Її дає лише перстень Ілеси.</translation>
    </message>
    <message>
        <source>Only a post of the space just visited; a Spy of somebody else there does not matter.</source>
        <translation>Лише пункт щойно відвіданої локації; чужий шпигун там не заважає.</translation>
    </message>
    <message>
        <source>Only as the very first thing of a turn: draw, then you may skip the turn.</source>
        <translation>Лише на самому початку ходу: візьміть карту, потім можете пропустити хід.</translation>
    </message>
    <message>
        <source>Only for Solari paid as the cost of a board space, not of a card.</source>
        <translation>Лише за солярії, сплачені як ціна локації, а не карти.</translation>
    </message>
    <message>
        <source>Only for troops recruited this turn, wherever from; it sends nobody else from the garrison.</source>
        <translation>Лише для загонів, найнятих цього ходу, хоч звідки; інших із гарнізону не відправляє.</translation>
    </message>
    <message>
        <source>Only in a turn of yours can it be trashed for the point.</source>
        <translation>Знищити її за очко можна лише у власний хід.</translation>
    </message>
    <message>
        <source>Only in the turn in which your Agent went to a Faction&apos;s space; the troop may come from garrison or Conflict.</source>
        <translation>Лише в хід, коли ваш агент пішов у локацію фракції; загін може бути з гарнізону чи Зони конфлікту.</translation>
    </message>
    <message>
        <source>Only the Agent that this card sends pays less.</source>
        <translation>Менше платить лише агент, якого відправляє ця карта.</translation>
    </message>
    <message>
        <source>Only the board space Foldspace gives it, and Ilesa&apos;s ring.</source>
        <translation>Її дають лише локація «Міжпросторова подорож» і перстень Ілеси.</translation>
    </message>
    <message>
        <source>Only the board space Foldspace gives it; it cannot be acquired otherwise.</source>
        <translation>Її дає лише локація «Міжпросторова подорож»; за переконливість її не придбати.</translation>
    </message>
    <message>
        <source>Only what is printed on the space happens again: no cost, no Influence of the visit and no further units to deploy.</source>
        <translation>Повторюється лише надруковане в локації: без ціни, без впливу за візит і без нових підрозділів для розгортання.</translation>
    </message>
    <message>
        <source>Opponents cannot acquire the card that is set aside. By other means you acquire it without the discount; if you have not acquired it by the end of your next Reveal turn, it leaves the game.</source>
        <translation>Суперники не можуть придбати відкладену карту. Іншим способом її здобувають без знижки; не придбана до кінця вашого наступного ходу «Розкрити карти», виходить із гри.</translation>
    </message>
    <message>
        <source>Opponents choose what they discard, starting to your left; an empty hand is not affected.</source>
        <translation>Суперники самі вибирають, що скинути, починаючи ліворуч від вас; порожню руку обминають.</translation>
    </message>
    <message>
        <source>Opponents choose what they discard, starting to your left; whoever holds fewer cards discards them all.</source>
        <translation>Суперники самі вибирають, що скинути, починаючи ліворуч від вас; хто має менше карт, скидає всі.</translation>
    </message>
    <message>
        <source>Opponents decide, starting to your left; each must choose something possible.</source>
        <translation>Суперники вирішують, починаючи ліворуч від вас; кожен має назвати те, що для нього можливо.</translation>
    </message>
    <message>
        <source>Persuasion or sandworm, not both. No Combat space is needed; hooks are, and they are not spent.</source>
        <translation>Переконливість або хробак, але не разом. Бойова локація не потрібна; гаки потрібні, і їх не витрачають.</translation>
    </message>
    <message>
        <source>Play it when four units of yours have been deployed this turn, wherever from; dreadnoughts and sandworms count.</source>
        <translation>Грайте її, коли цього ходу вже розгорнуто чотири ваші підрозділи, хоч звідки; дредноути й піщані хробаки рахуються.</translation>
    </message>
    <message>
        <source>Played in Combat it adds strength; kept for the end of the game it may decide a tie.</source>
        <translation>Зіграна в бою, вона додає сили; збережена до кінця гри, може вирішити нічию.</translation>
    </message>
    <message>
        <source>Rivals are opponents, too; only troops count, at the moment when the space is chosen.</source>
        <translation>Конкуренти — теж суперники; рахують лише загони, тієї миті, коли вибирають локацію.</translation>
    </message>
    <message>
        <source>Sandworms come instead of the base spice; bonus spice is taken either way. They need Maker hooks, which are not spent, and cannot enter a Conflict that the Shield Wall protects.</source>
        <translation>Хробаки приходять замість базових прянощів; додаткові беруть у будь-якому разі. Потрібні гаки творця, їх не витрачають; у конфлікт, захищений Оборонною стіною, хробаки не йдуть.</translation>
    </message>
    <message>
        <source>Sandworms do not retreat.</source>
        <translation>Піщані хробаки не відступають.</translation>
    </message>
    <message>
        <source>Second place gets more; the winner gets the card with its icon.</source>
        <translation>Друге місце отримує більше; переможець — карту з її символом.</translation>
    </message>
    <message>
        <source>She may flip without any memories, for good; the other side can be used in the same turn.</source>
        <translation>Вона може перевернутися й без спогадів, назавжди; інший бік можна використати того ж ходу.</translation>
    </message>
    <message>
        <source>Signet Ring and The Voice work twice; Power Play gives 2 Influence, not 3; Kwisatz Haderach sends one Agent and draws two cards.</source>
        <translation>«Перстень із печаткою» та «Голос» діють двічі; «Боротьба за владу» дає 2 очки впливу, не 3; «Квізац Хадерах» відправляє одного агента й дає дві карти.</translation>
    </message>
    <message>
        <source>Spice from anywhere counts, gained in this turn before or after it; once.</source>
        <translation>Рахуються прянощі звідки завгодно, отримані цього ходу до чи після неї; один раз.</translation>
    </message>
    <message>
        <source>Spice of the rewards may be taken first and pay for it.</source>
        <translation>Спершу можна взяти прянощі з нагород і сплатити ними.</translation>
    </message>
    <message>
        <source>Swords count only with a unit in the Conflict.</source>
        <translation>Мечі рахуються лише з підрозділом у Зоні конфлікту.</translation>
    </message>
    <message>
        <source>Taking it completes it.</source>
        <translation>Щойно взято — вже виконано.</translation>
    </message>
    <message>
        <source>Taking sandworms where there is no bonus spice is not a harvest: she loses and draws nothing.</source>
        <translation>Хробаки, взяті там, де немає додаткових прянощів, — не збір: вона нічого не втрачає й не бере карту.</translation>
    </message>
    <message>
        <source>The 10 Solari are not spent.</source>
        <translation>10 соляріїв не витрачають.</translation>
    </message>
    <message>
        <source>The 3 spice are not spent.</source>
        <translation>3 прянощі не витрачають.</translation>
    </message>
    <message>
        <source>The 3 swords come on top of the 2.</source>
        <translation>Ці 3 мечі додаються до 2.</translation>
    </message>
    <message>
        <source>The Alliance is needed at the moment when the Reveal box is gained.</source>
        <translation>Союз потрібен тієї миті, коли діє комірка розкриття.</translation>
    </message>
    <message>
        <source>The Combat icon lets you deploy as on a Combat space; on a real one it adds nothing.</source>
        <translation>Символ бою дозволяє розгортати, як у бойовій локації; у справжній він нічого не додає.</translation>
    </message>
    <message>
        <source>The Emperor card must be another one, revealed now or played with an Agent this round.</source>
        <translation>Карта Імператора має бути інша, розкрита зараз або зіграна з агентом цього раунду.</translation>
    </message>
    <message>
        <source>The Emperor card must be in your hand.</source>
        <translation>Карта Імператора має бути у вас на руці.</translation>
    </message>
    <message>
        <source>The Faction of the other card counts, not its Agent icons; the spice comes in any case.</source>
        <translation>Важить фракція іншої карти, а не її символи агента; прянощі надходять у будь-якому разі.</translation>
    </message>
    <message>
        <source>The Influence is checked once, for the troop and the card.</source>
        <translation>Вплив перевіряють один раз — для загону та карти.</translation>
    </message>
    <message>
        <source>The Intrigue card that you give up leaves the game.</source>
        <translation>Віддана вами карта інтриги виходить із гри.</translation>
    </message>
    <message>
        <source>The Mentat comes only from its own board space, never from another player.</source>
        <translation>Ментат приходить лише зі своєї локації, ніколи — від іншого гравця.</translation>
    </message>
    <message>
        <source>The Persuasion is for an Agent that still stands here when you reveal.</source>
        <translation>Переконливість дає агент, який ще стоїть тут, коли ви розкриваєте карти.</translation>
    </message>
    <message>
        <source>The Persuasion must be there at that moment. Cards of this round&apos;s Agent turns and revealed cards are in play; one of them, once in a Reveal turn.</source>
        <translation>Переконливість має бути тієї миті. У грі — карти ходів «Відправити агента» цього раунду й розкриті; одну з них, раз за хід «Розкрити карти».</translation>
    </message>
    <message>
        <source>The Research comes at once, however the card is acquired.</source>
        <translation>Дослідження виконують одразу, хоч як придбано карту.</translation>
    </message>
    <message>
        <source>The Reveal box is gained when the card is revealed, discarded or trashed, each time.</source>
        <translation>Комірка розкриття діє щоразу, коли карту розкривають, скидають чи знищують.</translation>
    </message>
    <message>
        <source>The Solari come if you win alone, not after a tie.</source>
        <translation>Солярії надходять, якщо ви перемогли одноосібно, не після нічиєї.</translation>
    </message>
    <message>
        <source>The Victory Point stays, even when the card is trashed later.</source>
        <translation>Переможне очко лишається, навіть якщо карту згодом знищено.</translation>
    </message>
    <message>
        <source>The bonus of a track comes besides the one that she gains on reaching 4 herself.</source>
        <translation>Бонус шкали додається до того, що вона отримує, сама сягнувши 4.</translation>
    </message>
    <message>
        <source>The card comes from the Row or the Reserve, by its printed cost; no Tleilaxu card.</source>
        <translation>Карта — з Ряду Імперіуму чи Фонду, за надрукованою ціною; не карта Тлейлаксу.</translation>
    </message>
    <message>
        <source>The card costs nothing, may come from the Row or the Reserve, and what it gives when acquired counts.</source>
        <translation>Карта нічого не коштує, може бути з Ряду чи Фонду, і її ефект придбання діє.</translation>
    </message>
    <message>
        <source>The card is chosen after the draw and lies face down. If her first turn is a Reveal turn, it is revealed with the others and earns nothing.</source>
        <translation>Карту вибирають після взяття карт, і лежить вона долілиць. Якщо її перший хід — «Розкрити карти», карту розкривають з рештою, і вона нічого не дає.</translation>
    </message>
    <message>
        <source>The card is drawn even when the Mentat is away.</source>
        <translation>Карту беруть, навіть коли Ментата немає.</translation>
    </message>
    <message>
        <source>The card itself is no other card; Bene Gesserit cards of earlier Agent turns of this round are in play.</source>
        <translation>Сама ця карта — не «інша»; карти Бене Гессерит із попередніх ходів «Відправити агента» цього раунду є у грі.</translation>
    </message>
    <message>
        <source>The card just drawn may be the one that is trashed.</source>
        <translation>Знищити можна й щойно взяту карту.</translation>
    </message>
    <message>
        <source>The card keeps its own icons; a card without icons can be used as well.</source>
        <translation>Карта зберігає власні символи; допомагає й карті, що їх не має.</translation>
    </message>
    <message>
        <source>The card must return to your hand; the Agent stays where it is.</source>
        <translation>Повертатися обов&apos;язково; агент лишається на місці.</translation>
    </message>
    <message>
        <source>The card that you discard may then be the one that you trash; with Unload it works twice.</source>
        <translation>Скинуту карту потім можна й знищити; з розвантаженням вона діє двічі.</translation>
    </message>
    <message>
        <source>The cards that you put back are not shown.</source>
        <translation>Карт, які ви повертаєте, не показують.</translation>
    </message>
    <message>
        <source>The control bonus is paid before anything else.</source>
        <translation>Бонус контролю дають раніше за все інше.</translation>
    </message>
    <message>
        <source>The cost can be paid only once: not 2 water for double.</source>
        <translation>Ціну можна сплатити лише раз: не 2 води за подвійне.</translation>
    </message>
    <message>
        <source>The cost can be paid only once: not 4 water for 4 cards.</source>
        <translation>Ціну можна сплатити лише раз: не 4 води за 4 карти.</translation>
    </message>
    <message>
        <source>The discard is mandatory; it can wait, but not be avoided while you have a card in hand.</source>
        <translation>Скинути обов&apos;язково; можна відкласти, але не уникнути, доки на руці є карта.</translation>
    </message>
    <message>
        <source>The discarded card comes from your hand and is not an Intrigue card.</source>
        <translation>Скидають із руки, і не карту інтриги.</translation>
    </message>
    <message>
        <source>The gear with a chevron sends a Negotiator, if you want and your supply has a troop.</source>
        <extracomment>Of the spaces that are covered, of troops and sandworms as the only units, and of House Hagal.</extracomment>
        <translation>Шестерня з шевроном відправляє перемовника, якщо хочете й маєте загін у запасі.</translation>
    </message>
    <message>
        <source>The lines are used one by one: at least one of them, and each only if you can do and pay for it then.</source>
        <translation>Рядки застосовують по одному: щонайменше один і кожен — лише якщо тоді можете та платите за нього.</translation>
    </message>
    <message>
        <source>The lost troops lower your strength at once.</source>
        <translation>Втрачені загони одразу зменшують вашу силу.</translation>
    </message>
    <message>
        <source>The new specimens may pay for the card, which may be Reclaimed Forces.</source>
        <translation>Новими зразками можна заплатити за карту, навіть за «Відновлені війська».</translation>
    </message>
    <message>
        <source>The next copy that you acquire, in whatever way, completes it.</source>
        <translation>Його виконує наступна копія, яку ви придбаєте, хоч яким способом.</translation>
    </message>
    <message>
        <source>The other Bene Gesserit card may be the one that it is grafted to, or one played earlier in this round.</source>
        <translation>Інша карта Бене Гессерит — це й зрощена з нею, і зіграна раніше цього раунду.</translation>
    </message>
    <message>
        <source>The other Bene Gesserit card must be in play: played earlier in this round and not yet cleaned up.</source>
        <translation>Інша карта Бене Гессерит має бути у грі: зіграна раніше цього раунду й ще не прибрана.</translation>
    </message>
    <message>
        <source>The other card must return as your Reveal turn begins, and is revealed with the rest; there is no way back to an Agent turn.</source>
        <translation>Інша карта мусить повернутися на початку ходу «Розкрити карти», і її розкривають з рештою; змінити хід на «Відправити агента» вже не можна.</translation>
    </message>
    <message>
        <source>The posts of the Emperor, the Bene Gesserit and the Fremen, not the Guild&apos;s.</source>
        <translation>Пункти Імператора, Бене Гессерит і Фрименів, але не Гільдії.</translation>
    </message>
    <message>
        <source>The price is paid wholly in spice or wholly in Solari; each Negotiator that returns takes 1 off either.</source>
        <translation>Ціну сплачують лише прянощами або лише соляріями; кожен повернений перемовник знижує її на 1.</translation>
    </message>
    <message>
        <source>The ring takes a card of the Row or the Reserve, with what it gives when acquired; Foldspace has no cost and is not among them.</source>
        <translation>Перстень дає карту з Ряду чи Фонду разом з ефектом придбання; «Міжпросторова подорож» не має ціни, тож не підходить.</translation>
    </message>
    <message>
        <source>The seat already counts in this round&apos;s Reveal turn.</source>
        <translation>Місце діє вже під час ходу «Розкрити карти» цього раунду.</translation>
    </message>
    <message>
        <source>The seat taken in your Reveal turn already gives its 2 Persuasion in that turn.</source>
        <translation>Місце, зайняте під час вашого ходу «Розкрити карти», дає свої 2 очки переконливості вже того ходу.</translation>
    </message>
    <message>
        <source>The second turn may be of either kind; the others follow in their usual order.</source>
        <translation>Другий хід може бути будь-якого типу; решта ходить у звичайному порядку.</translation>
    </message>
    <message>
        <source>The space is closed until your next turn, even to Kwisatz Haderach, but never to you.</source>
        <translation>Локацію закрито до вашого наступного ходу, навіть для «Квізаца Хадераха», але не для вас.</translation>
    </message>
    <message>
        <source>The space is empty again, for others and in the Makers phase.</source>
        <translation>Локація знову вільна — для інших і у фазі видобутку.</translation>
    </message>
    <message>
        <source>The specimens return to your supply first, so there are always two troops to recruit.</source>
        <translation>Спершу зразки повертаються в запас, тож два загони для найму там є завжди.</translation>
    </message>
    <message>
        <source>The swords come on top of the strength of the dreadnoughts, Rhombur&apos;s too; a later retreat does not take them away.</source>
        <translation>Мечі додаються до сили дредноутів, і Ромбурових теж; пізніший відступ їх не забирає.</translation>
    </message>
    <message>
        <source>The tile takes the place of the three cards; cost, icon and the Combat sign stay.</source>
        <translation>Плитка заміняє три карти; ціна, символ і знак бойової локації лишаються.</translation>
    </message>
    <message>
        <source>The tile takes the place of the troops and cards; cost, icon, posts and contracts stay.</source>
        <extracomment>Of House Hagal on the board of the base game.</extracomment>
        <translation>Плитка заміняє загони й карти; ціна, символ, пункти й контракти лишаються.</translation>
    </message>
    <message>
        <source>The troops are lost from garrison and Conflict in any mix.</source>
        <translation>Загони втрачають із гарнізону й Зони конфлікту в будь-якому поєднанні.</translation>
    </message>
    <message>
        <source>The troops need no Combat space and are in addition to the usual two.</source>
        <translation>Загонам не потрібна бойова локація, і вони йдуть понад звичайні два.</translation>
    </message>
    <message>
        <source>The two Factions are chosen in secret after all other setup; they are shown once.</source>
        <translation>Дві фракції вибирають таємно після всіх інших приготувань; показують їх один раз.</translation>
    </message>
    <message>
        <source>The two icons are independent; you may come for the tile alone. It is no Combat space: the dreadnought goes to the garrison.</source>
        <translation>Два символи незалежні; можна прийти й лише по плитку. Це не бойова локація: дредноут іде в гарнізон.</translation>
    </message>
    <message>
        <source>The two spaces need not have the same icon; the Mentat counts as an Agent.</source>
        <translation>Символ двох локацій може бути й різний; Ментат рахується як агент.</translation>
    </message>
    <message>
        <source>The two troops return to the supply first, and can become the two specimens.</source>
        <translation>Два загони спершу повертаються в запас і можуть стати двома зразками.</translation>
    </message>
    <message>
        <source>The whole Agent box is copied, limits and “trash this card” included; for the copy this card is Ghola.</source>
        <translation>Копіюють усю комірку агента, з обмеженнями й «знищте цю карту»; для копії «ця карта» — «Ґхола».</translation>
    </message>
    <message>
        <source>The whole printed cost is paid in Solari, for a card of the Row or the Reserve. It may be played in a later turn of this round.</source>
        <translation>Усю надруковану ціну сплачують соляріями, за карту з Ряду чи Фонду. Зіграти її можна пізнішим ходом цього раунду.</translation>
    </message>
    <message>
        <source>The winner has the Mentat from the start of the next round, wherever it stood.</source>
        <translation>Переможець має Ментата від початку наступного раунду, хоч де він стояв.</translation>
    </message>
    <message>
        <source>There is no arrow: the Influence and the trashing are both mandatory.</source>
        <translation>Стрілки немає: обов&apos;язкові і вплив, і знищення.</translation>
    </message>
    <message>
        <source>This is mandatory, and only for spice harvested at a Maker space, not for other spice.</source>
        <translation>Це обов&apos;язково, і лише за прянощі, зібрані в локації видобутку, не за інші.</translation>
    </message>
    <message>
        <source>Tiles that lie face down count, trashed ones do not.</source>
        <translation>Перевернуті плитки рахуються, знищені — ні.</translation>
    </message>
    <message>
        <source>Tleilaxu cards may go on top of the deck, too, without any genetic marker.</source>
        <translation>Карти Тлейлаксу теж можна класти на верх колоди, навіть без генетичного маркера.</translation>
    </message>
    <message>
        <source>Troops of the track go to the garrison now; cards drawn are kept for the next round.</source>
        <translation>Загони з треку тепер ідуть у гарнізон; узяті карти лишаються на наступний раунд.</translation>
    </message>
    <message>
        <source>Troops only, no dreadnoughts; it may be none at all.</source>
        <translation>Лише загони, не дредноути; можна й жодного.</translation>
    </message>
    <message>
        <source>Two Fremen cards with a Bond count for each other, in any order.</source>
        <translation>Дві карти Фрименів із запорукою допомагають одна одній, у будь-якому порядку.</translation>
    </message>
    <message>
        <source>Two troops must be there; if no unit is left, you are out of the Combat.</source>
        <translation>Там мусять бути два загони; без підрозділів ви вибуваєте з бою.</translation>
    </message>
    <message>
        <source>Units are troops and sandworms.</source>
        <translation>Підрозділи — це загони та піщані хробаки.</translation>
    </message>
    <message>
        <source>Use it before you send the Agent; your own Agents, The Voice, cost and requirement still matter.</source>
        <translation>Застосуйте її до відправлення агента; ваші агенти, «Голос», ціна та вимога й далі важать.</translation>
    </message>
    <message>
        <source>What it gives when trashed is yours; what it gives when acquired is not.</source>
        <translation>Те, що вона дає за знищення, — ваше; те, що за придбання, — ні.</translation>
    </message>
    <message>
        <source>What it gives when trashed works from anywhere; Ghola does not copy it.</source>
        <translation>Те, що вона дає за знищення, діє звідки завгодно; «Ґхола» цього не копіює.</translation>
    </message>
    <message>
        <source>What the first Research brings may be resolved before the second one.</source>
        <translation>Те, що дало перше дослідження, можна застосувати перед другим.</translation>
    </message>
    <message>
        <source>What the first line gains may pay for the second.</source>
        <translation>Здобутком із першого рядка можна сплатити другий.</translation>
    </message>
    <message>
        <source>What the other card has not yet given is lost when it is trashed; what it gives for that is not.</source>
        <translation>Те, чого інша карта ще не дала, пропадає, коли її знищують; те, що вона дає за знищення, — ні.</translation>
    </message>
    <message>
        <source>Whatever let you in counts; at an empty space the icon may be used, but earns nothing.</source>
        <translation>Байдуже, що вас впустило; у вільну локацію за символом піти можна, але соляріїв не буде.</translation>
    </message>
    <message>
        <source>Whatever trashes it, you draw the Intrigue card.</source>
        <translation>Хоч що її знищить, ви берете карту інтриги.</translation>
    </message>
    <message>
        <source>Whether you pay is decided when the Agent arrives, from what you have then; the card cannot help to pay.</source>
        <translation>Чи платите, вирішується, коли прибуває агент, з того, що тоді маєте; карта тут не допоможе.</translation>
    </message>
    <message>
        <source>With Ghola both are cards of your hand, and the icon is Ghola&apos;s.</source>
        <translation>З «Ґхолою» обидві карти з руки, і символ — «Ґхоли».</translation>
    </message>
    <message>
        <source>With Shaddam in the game nobody else can take it.</source>
        <translation>Коли грає Шаддам, ніхто інший не може його взяти.</translation>
    </message>
    <message>
        <source>With Weirding Way you have two more turns in a row; Guild Accord lowers the price twice.</source>
        <extracomment>Of the starting deck of an Epic game, and of the Hagal deck.</extracomment>
        <translation>З «Чаклунським шляхом» ви маєте ще два ходи поспіль; «Угода з Гільдією» знижує ціну двічі.</translation>
    </message>
    <message>
        <source>With a sandworm of yours in the Conflict you take the reward twice, and may also pay twice; control and the battle icon count once.</source>
        <translation>Із вашим хробаком у Зоні конфлікту ви берете нагороду двічі й можете двічі заплатити; контроль і символ бою враховуються один раз.</translation>
    </message>
    <message>
        <source>With an empty Intrigue deck the card that you put back is the one that you draw.</source>
        <translation>Якщо колода інтриг порожня, ви берете ту саму карту, яку поклали.</translation>
    </message>
    <message>
        <source>With both dreadnoughts commissioned it is no Plot. On a Combat space the new one may be deployed.</source>
        <translation>Якщо обидва дредноути споряджено, це не задум. У бойовій локації новий можна розгорнути.</translation>
    </message>
    <message>
        <source>With equal points its owner wins, and nothing else is compared.</source>
        <translation>За рівних очок перемагає власник плитки, і більше нічого не порівнюють.</translation>
    </message>
    <message>
        <source>With fewer than three cards in the deck nothing happens.</source>
        <translation>Якщо в колоді менше ніж три карти, нічого не відбувається.</translation>
    </message>
    <message>
        <source>With one card left in the deck, the discarded ones are shuffled and put below it.</source>
        <translation>Якщо в колоді одна карта, під неї підкладають перетасований скид.</translation>
    </message>
    <message>
        <source>With the Alliance it must return, and may be played or revealed again in this round.</source>
        <translation>Із союзом вона мусить повернутися, і її можна знову зіграти чи розкрити цього раунду.</translation>
    </message>
    <message>
        <source>With two people House Hagal acts once, after the second of the two turns.</source>
        <translation>У грі вдвох Дім Гаґал діє один раз, після другого з двох ходів.</translation>
    </message>
    <message>
        <source>Without a discard pile only the deck is shuffled, then you draw.</source>
        <translation>Без скиду тасують саму колоду, потім ви берете карту.</translation>
    </message>
    <message>
        <source>Without another Bene Gesserit card it has no icon, but can still be one of a pair.</source>
        <translation>Без іншої карти Бене Гессерит вона не має символу, але в парі піти може.</translation>
    </message>
    <message>
        <source>Without any units left you have no strength, but you still place the Spy.</source>
        <translation>Якщо підрозділів не лишилося, сили у вас немає, але шпигун приходить.</translation>
    </message>
    <message>
        <source>Without its icons it can still be one of a pair; the cards are drawn in any case.</source>
        <translation>Без своїх символів вона однаково може піти в парі; карти беруть у будь-якому разі.</translation>
    </message>
    <message>
        <source>Without such a card you get only the swords.</source>
        <translation>Без такої карти — лише мечі.</translation>
    </message>
    <message>
        <source>Without the CHOAM module, or when no contract is left, take 2 Solari instead.</source>
        <translation>Без модуля «ДАПТ» або коли контрактів не лишилося, візьміть натомість 2 солярії.</translation>
    </message>
    <message>
        <source>You draw the Intrigue card only if you trash it with its own effect, not with another one.</source>
        <translation>Карту інтриги дають, лише якщо її знищено власним ефектом, а не іншим.</translation>
    </message>
    <message>
        <source>You draw whether you trash a card or not.</source>
        <translation>Ви берете карту незалежно від того, чи щось знищили.</translation>
    </message>
    <message>
        <source>You keep what space and cards have given and may still deploy; the Agent can be sent again this round.</source>
        <translation>Здобуте з локації й карт лишається, розгортати ще можна; агента можна знову відправити цього раунду.</translation>
    </message>
    <message>
        <source>You must have it when you send the Agent. All your contracts for the space must be completed then.</source>
        <translation>Його треба мати, коли відправляєте агента. Тоді треба виконати всі ваші контракти за цю локацію.</translation>
    </message>
    <message>
        <source>You must have the Influence that you lose; the point at 2 or an Alliance may go with it.</source>
        <translation>Вплив, який втрачаєте, треба мати; з ним може піти очко за 2 чи союз.</translation>
    </message>
    <message>
        <source>You need a unit in the Conflict already.</source>
        <translation>Підрозділ у Зоні конфлікту у вас уже має бути.</translation>
    </message>
    <message>
        <source>Your Objective can be turned face down for it just like a won Conflict; neither makes a pair any more.</source>
        <translation>Для цього можна перевернути долілиць і карту цілі, і виграну карту конфлікту; жодна більше не утворює пари.</translation>
    </message>
    <message>
        <source>Your Spy on a post of a Maker space is enough, without an Agent.</source>
        <translation>Досить вашого шпигуна в пункті локації видобутку, без агента.</translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message numerus="yes">
        <source>%n older state(s)</source>
        <translation>
            <numerusform>%n раніший стан</numerusform>
            <numerusform>%n раніші стани</numerusform>
            <numerusform>%n раніших станів</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Не читається</translation>
    </message>
    <message>
        <source>Deleted {when}</source>
        <translation>Видалено {when}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершено</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>Where the state and the date stand, and the three lines of a row. What each player needs besides the name: mark, sign of points, points, sign of the winner.</extracomment>
        <translation>Назва гри</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Відкрито в іншому вікні</translation>
    </message>
    <message>
        <source>Removed {when} to make room</source>
        <translation>Звільнила місце {when}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Winner: {player}</source>
        <translation>Переможець: {player}</translation>
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
        <translation>{game} — завершено</translation>
    </message>
    <message>
        <source>{game} – round {number}</source>
        <translation>{game} — раунд {number}</translation>
    </message>
    <message>
        <source>{game}: {players}. {state}, saved {when}</source>
        <translation>{game}: {players}. {state}, збережено {when}</translation>
    </message>
    <message>
        <source>{number} KB</source>
        <translation>{number} кБ</translation>
    </message>
    <message numerus="yes">
        <source>{player} (%n point(s))</source>
        <translation>
            <numerusform>{player} (%n очко)</numerusform>
            <numerusform>{player} (%n очки)</numerusform>
            <numerusform>{player} (%n очок)</numerusform>
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
        <source>a an and any are as at be by can could do does for from get gets happen happens have how i if in into is it its many me much must my not of on one or so than that the their them then there they this to up was what when where which who why will with without you your</source>
        <extracomment>Words of questions that say nothing of what is asked about.</extracomment>
        <translation>а або але б без би бути в від він вона вони до є за з зі і й із коли куди котрий мені ми може можна можу мій навіщо на не ні один після по при про скільки скільком та так там те ти то тут у хто це цей ця чи чим чому чого що щоб щось я як яка яке який які якщо означає буде треба роблю робити робить потрібен потрібна відбувається станеться нащо</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Human</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Leader of seat {number}</source>
        <translation>Лідер місця {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <extracomment>What to say of a way to play that the pointer has come to in a list.</extracomment>
        <translation>Ім&apos;я місця {number}</translation>
    </message>
    <message>
        <source>Personality of seat {number}</source>
        <translation>Вдача гравця на місці {number}</translation>
    </message>
    <message>
        <source>Random Leader</source>
        <translation>Випадковий лідер</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Хто грає на місці {number}</translation>
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
            <numerusform>+%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Rival</source>
        <extracomment>From these heights on a panel has three and four rows. In a higher one the first three rows are so high, and the fourth holds faces. The leader&apos;s face takes so much at the left, in a panel so wide and in a narrower one. What a seat has, in this order. From one priority of a Rival to the next. From one sign of what a seat holds to the next; the room of its contracts. Between a number and the next glyph, as a rule and where a row is full. From one agent to the next. The training track. Room for the number of cards in play that found none. Faces of cards in play: the size, and how narrow they may become.</extracomment>
        <translation>Конкурент</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>The ref of the seat that is pointed at, or None.</extracomment>
        <translation>Місця</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>розкрито</translation>
    </message>
</context>
<context>
    <name>SeatPlace</name>
    <message>
        <source>Click for another colour: the seat that has it gets this one</source>
        <extracomment>Who plays a seat that no person plays, where nobody has chosen. A personality by lot. So that no personality follows the cards of its game. How much smaller the mark is where it stands alone. Empty: somebody random. Another choice on this seat. The seat, and whom to show: the id, or empty for somebody random. Whom one can have on this seat.</extracomment>
        <translation>Клацніть, щоб змінити колір: місце, яке має новий, отримає цей</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <translation>Колір місця {number}</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Close: {key}</source>
        <extracomment>The width of texts and cards, without and with cards, and what the sheet takes beside and above them. How many times as large cards are shown, and whether they are low: the first for which there is room. What only open hands show. Of cards, side by side as far as there is room.</extracomment>
        <translation>Закрити: {key}</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Конкурент</translation>
    </message>
    <message>
        <source>Rival: {leader}</source>
        <translation>Конкурент: {leader}</translation>
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
        <translation>Одна з п&apos;яти вдач; яка саме, вирішить жереб на початку гри.</translation>
    </message>
    <message>
        <source>Somebody at this screen. The computer plays the seats that you give it: Novice, Skilled or Master.</source>
        <translation>Хтось за цим екраном. Комп&apos;ютер займає місця, які ви йому дасте: Новачок, Вправний чи Майстер.</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Здивуй мене</translation>
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
        <translation>{player} — {leader}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Game and table</source>
        <translation>Гра і стіл</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A setting has changed, by its name.</extracomment>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>This window fits a table of {table} % and text of {text} %.</source>
        <translation>У це вікно вміщаються стіл {table}&#xa0;% і текст {text}&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message numerus="yes">
        <source>%n ms</source>
        <translation>
            <numerusform>%n мс</numerusform>
            <numerusform>%n мс</numerusform>
            <numerusform>%n мс</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n с</numerusform>
            <numerusform>%n с</numerusform>
            <numerusform>%n с</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask before acquiring a card</source>
        <translation>Питати перед придбанням карти</translation>
    </message>
    <message>
        <source>Ask before ending a turn while something useful is left to do</source>
        <translation>Питати перед завершенням ходу, якщо лишилося щось корисне</translation>
    </message>
    <message>
        <source>Ask before revealing while Agents are left</source>
        <translation>Питати перед розкриттям, якщо лишилися агенти</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Between people at one screen</source>
        <translation>Кілька людей за одним екраном</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Кольори</translation>
    </message>
    <message>
        <source>Cover hand and decisions until the next player is here</source>
        <extracomment>What the values of choices are called. A language is called what it calls itself, whatever language all else is in.</extracomment>
        <translation>Ховати руку й рішення до наступного гравця</translation>
    </message>
    <message>
        <source>Cover them, and offer to leave everything open for a round</source>
        <translation>Ховати, але дозволити не ховати протягом раунду</translation>
    </message>
    <message>
        <source>Desert wind while a game is shown</source>
        <translation>Вітер пустелі, поки показано гру</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Сутінкові</translation>
    </message>
    <message>
        <source>Every step by hand: nothing is done for you</source>
        <translation>Кожен крок уручну: програма нічого не робить за вас</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Світлі</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Headings, each with its options and what these are called.</extracomment>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Рух</translation>
    </message>
    <message>
        <source>Open hands: never cover them</source>
        <translation>Відкриті руки: не ховати</translation>
    </message>
    <message>
        <source>Reduced motion: pieces do not fly</source>
        <translation>Менше руху: нічого не літає</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Size of table and text</source>
        <translation>Розмір столу й тексту</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sounds of what happens at the table</source>
        <translation>Звуки того, що відбувається за столом</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Швидкість анімації</translation>
    </message>
    <message>
        <source>Time for a Master to think about a move</source>
        <translation>Час на роздуми Майстра над ходом</translation>
    </message>
    <message>
        <source>Time for each move of a computer player</source>
        <translation>Час на кожну дію комп&apos;ютера</translation>
    </message>
    <message>
        <source>Volume of the wind</source>
        <translation>Гучність вітру</translation>
    </message>
    <message>
        <source>Volume of these sounds</source>
        <translation>Гучність цих звуків</translation>
    </message>
    <message>
        <source>What a Rival has done stays on screen until you continue</source>
        <translation>Дії Конкурента лишаються на екрані до «Далі»</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>відразу</translation>
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
        <translation>Перша поділка</translation>
    </message>
    <message>
        <source>Second space</source>
        <translation>Друга поділка</translation>
    </message>
    <message>
        <source>Shipping track</source>
        <translation>Трек перевезень</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Its spaces have no printed names.</extracomment>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Third space</source>
        <translation>Третя поділка</translation>
    </message>
</context>
<context>
    <name>ShownPage</name>
    <message>
        <source>Table</source>
        <extracomment>The game is played here, and not only watched. What the menu has for the window to do, by the name of its line. A rule is to be read in the help, by its number. Everything in print is to be looked through, from this face on; None: from anywhere. The game, which is over, is to be looked back at. The game is to be left.</extracomment>
        <translation>Стіл</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>A Plot that waits for the Reveal turn</source>
        <translation>Задум, що чекає на хід «Розкрити карти»</translation>
    </message>
    <message>
        <source>A step on the Tleilaxu track</source>
        <translation>Крок на треку Тлейлаксу</translation>
    </message>
    <message>
        <source>Acquire Foldspace</source>
        <translation>Придбати «Міжпросторову подорож»</translation>
    </message>
    <message>
        <source>Acquire a Tech tile; with a number, at so much less</source>
        <translation>Придбати плитку технології; число — на скільки дешевше</translation>
    </message>
    <message>
        <source>Acquire a card</source>
        <translation>Придбати карту</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Ilesa&apos;s ring brings it along (X9.6).</extracomment>
        <translation>Дії</translation>
    </message>
    <message>
        <source>Advance your Freighter</source>
        <translation>Просунути свій вантажний корабель</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Агент</translation>
    </message>
    <message>
        <source>Agent icon: Bene Gesserit</source>
        <translation>Символ агента: Бене Гессерит</translation>
    </message>
    <message>
        <source>Agent icon: City</source>
        <translation>Символ агента: Місто</translation>
    </message>
    <message>
        <source>Agent icon: Emperor</source>
        <translation>Символ агента: Імператор</translation>
    </message>
    <message>
        <source>Agent icon: Fremen</source>
        <translation>Символ агента: Фримени</translation>
    </message>
    <message>
        <source>Agent icon: Landsraad</source>
        <translation>Символ агента: Ландсраад</translation>
    </message>
    <message>
        <source>Agent icon: Spacing Guild</source>
        <translation>Символ агента: Гільдія Лоцманів</translation>
    </message>
    <message>
        <source>Agent icon: Spice Trade</source>
        <translation>Символ агента: Торгівля прянощами</translation>
    </message>
    <message>
        <source>Agent icons</source>
        <translation>Символи агента</translation>
    </message>
    <message>
        <source>Agents left to send</source>
        <translation>Невідправлені агенти</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Союзи</translation>
    </message>
    <message>
        <source>An opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>Axolotl tanks</source>
        <translation>Аксолотлеві чани</translation>
    </message>
    <message>
        <source>Battle icon: any of the three</source>
        <translation>Універсальний символ бою: будь-який із трьох</translation>
    </message>
    <message>
        <source>Battle icon: crysknife</source>
        <translation>Символ бою: крис-ніж</translation>
    </message>
    <message>
        <source>Battle icon: desert mouse</source>
        <translation>Символ бою: пустельна миша</translation>
    </message>
    <message>
        <source>Battle icon: ornithopter</source>
        <translation>Символ бою: орнітоптер</translation>
    </message>
    <message>
        <source>Battle icons</source>
        <translation>Символи бою</translation>
    </message>
    <message>
        <source>Combat Intrigue card</source>
        <translation>Карта інтриги: бій</translation>
    </message>
    <message>
        <source>Combat space: troops may be deployed</source>
        <translation>Бойова локація: можна розгорнути загони</translation>
    </message>
    <message>
        <source>Commission a dreadnought</source>
        <translation>Спорядити дредноут</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Конфлікт</translation>
    </message>
    <message>
        <source>Control of a space</source>
        <translation>Контроль над локацією</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Роздається навмання</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Deploy troops to the Conflict</source>
        <translation>Розгорнути загони в Зоні конфлікту</translation>
    </message>
    <message>
        <source>Destroy the Shield Wall</source>
        <translation>Підірвати Оборонну стіну</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Скинути карту</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Скид</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Узяти карту</translation>
    </message>
    <message>
        <source>Draw an Intrigue card</source>
        <translation>Узяти карту інтриги</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>Кожен суперник</translation>
    </message>
    <message>
        <source>Endgame Intrigue card</source>
        <translation>Карта інтриги: кінець гри</translation>
    </message>
    <message>
        <source>Family Atomics: the Imperium Row is dealt anew</source>
        <translation>Родова атомна зброя: Ряд Імперіуму викладають наново</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Перший гравець</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>За кожен</translation>
    </message>
    <message>
        <source>Garrison</source>
        <extracomment>Where troops are lost from.</extracomment>
        <translation>Гарнізон</translation>
    </message>
    <message>
        <source>Grafted: two cards that send one Agent together</source>
        <translation>Зрощення: дві карти разом відправляють одного агента</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>High Council seat</source>
        <translation>Місце у Вищій Раді</translation>
    </message>
    <message>
        <source>How effects are read</source>
        <translation>Як читати ефекти</translation>
    </message>
    <message>
        <source>Imperium Row</source>
        <translation>Ряд Імперіуму</translation>
    </message>
    <message>
        <source>Infiltration: also where opponents have Agents</source>
        <translation>Проникнення: також туди, де стоять агенти суперників</translation>
    </message>
    <message>
        <source>Influence with a Faction of your choice</source>
        <translation>Вплив на вибрану фракцію</translation>
    </message>
    <message>
        <source>Influence with the Bene Gesserit</source>
        <translation>Вплив на Бене Гессерит</translation>
    </message>
    <message>
        <source>Influence with the Emperor</source>
        <translation>Вплив на Імператора</translation>
    </message>
    <message>
        <source>Influence with the Fremen</source>
        <translation>Вплив на Фрименів</translation>
    </message>
    <message>
        <source>Influence with the Spacing Guild</source>
        <translation>Вплив на Гільдію Лоцманів</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карти інтриг</translation>
    </message>
    <message>
        <source>Look at cards</source>
        <translation>Переглянути карти</translation>
    </message>
    <message>
        <source>Lose Influence</source>
        <translation>Втратити очко впливу</translation>
    </message>
    <message>
        <source>Lose a troop</source>
        <translation>Втратити загін</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>Гаки творця</translation>
    </message>
    <message>
        <source>Maker space: gathers bonus spice</source>
        <translation>Локація видобутку: накопичує додаткові прянощі</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Спогад</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Move your Freighter</source>
        <translation>Перемістити свій вантажний корабель</translation>
    </message>
    <message>
        <source>Not shown in icons: the big card says it in words</source>
        <translation>Символами цього не показати: слова — на великій карті</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Карта цілі</translation>
    </message>
    <message>
        <source>One or the other</source>
        <translation>Одне або інше</translation>
    </message>
    <message>
        <source>Only if this is true</source>
        <translation>Лише якщо умову виконано</translation>
    </message>
    <message>
        <source>Pay what is on the left to get what is on the right</source>
        <translation>Сплатіть те, що ліворуч, щоб отримати те, що праворуч</translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation>Переконливість</translation>
    </message>
    <message>
        <source>Pieces and places</source>
        <extracomment>What the icons mean that other games do not have.</extracomment>
        <translation>Фішки й місця</translation>
    </message>
    <message>
        <source>Place a Spy; as an Agent icon: spaces that your Spies watch</source>
        <translation>Розмістити шпигуна; як символ агента: локації під його наглядом</translation>
    </message>
    <message>
        <source>Plot Intrigue card</source>
        <translation>Карта інтриги: задум</translation>
    </message>
    <message>
        <source>Protected by the Shield Wall: no sandworms</source>
        <translation>Захищено Оборонною стіною: без піщаних хробаків</translation>
    </message>
    <message>
        <source>Put on top of the deck</source>
        <translation>Покласти на верх колоди</translation>
    </message>
    <message>
        <source>Recall a Spy</source>
        <translation>Відкликати шпигуна</translation>
    </message>
    <message>
        <source>Recall an Agent</source>
        <translation>Відкликати агента</translation>
    </message>
    <message>
        <source>Recall your Freighter</source>
        <translation>Повернути свій вантажний корабель</translation>
    </message>
    <message>
        <source>Recruit a troop</source>
        <translation>Найняти загін</translation>
    </message>
    <message>
        <source>Research and the Tleilaxu</source>
        <translation>Дослідження й Тлейлаксу</translation>
    </message>
    <message>
        <source>Research: move your token on along the research track</source>
        <translation>Дослідження: пересунути фішку далі треком досліджень</translation>
    </message>
    <message>
        <source>Resources and gains</source>
        <extracomment>What the icons of every game mean.</extracomment>
        <translation>Ресурси та здобутки</translation>
    </message>
    <message>
        <source>Retreat troops to the garrison</source>
        <translation>Відвести загони в гарнізон</translation>
    </message>
    <message>
        <source>Reveal turn</source>
        <translation>Хід «Розкрити карти»</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Конкурент</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Secret Faction token</source>
        <translation>Таємний жетон фракції</translation>
    </message>
    <message>
        <source>Send a Negotiator to Ix</source>
        <translation>Відправити перемовника на Ікс</translation>
    </message>
    <message>
        <source>Sending an Agent</source>
        <translation>Відправлення агента</translation>
    </message>
    <message>
        <source>Ships and technology</source>
        <translation>Кораблі й технології</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Знову показати все поле</translation>
    </message>
    <message>
        <source>Shows something hidden: cannot be undone</source>
        <translation>Відкриває приховане: скасувати не можна</translation>
    </message>
    <message>
        <source>Signet Ring: the Leader&apos;s own effect</source>
        <translation>Перстень із печаткою: власний ефект лідера</translation>
    </message>
    <message>
        <source>Snooper token</source>
        <translation>Жетон вловлювача</translation>
    </message>
    <message>
        <source>Solari</source>
        <translation>Солярії</translation>
    </message>
    <message>
        <source>Specimen: a troop of your supply goes to the Axolotl tanks</source>
        <translation>Зразок: загін із вашого запасу йде в аксолотлеві чани</translation>
    </message>
    <message>
        <source>Spice</source>
        <translation>Прянощі</translation>
    </message>
    <message>
        <source>Spies, sandworms and contracts</source>
        <extracomment>What the icons mean that other games do not have.</extracomment>
        <translation>Шпигуни, піщані хробаки та контракти</translation>
    </message>
    <message>
        <source>Summon a sandworm</source>
        <translation>Викликати піщаного хробака</translation>
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
        <translation>Майстер меча</translation>
    </message>
    <message>
        <source>Take Intrigue cards from others</source>
        <translation>Украсти карти інтриг в інших</translation>
    </message>
    <message>
        <source>Take a card from the discard pile</source>
        <translation>Узяти карту зі скиду</translation>
    </message>
    <message>
        <source>Take a contract</source>
        <translation>Узяти контракт</translation>
    </message>
    <message>
        <source>Tech tiles left in a stack</source>
        <translation>Плитки технологій, що лишилися в стосі</translation>
    </message>
    <message>
        <source>The Alliance with any Faction</source>
        <translation>Союз із будь-якою фракцією</translation>
    </message>
    <message>
        <source>The Alliance with the Bene Gesserit</source>
        <translation>Союз із Бене Гессерит</translation>
    </message>
    <message>
        <source>The Alliance with the Emperor</source>
        <translation>Союз із Імператором</translation>
    </message>
    <message>
        <source>The Alliance with the Fremen</source>
        <translation>Союз із Фрименами</translation>
    </message>
    <message>
        <source>The Alliance with the Spacing Guild</source>
        <translation>Союз із Гільдією Лоцманів</translation>
    </message>
    <message>
        <source>The Voice: closed to opponents</source>
        <translation>«Голос»: закрито для суперників</translation>
    </message>
    <message>
        <source>The first genetic marker</source>
        <translation>Перший генетичний маркер</translation>
    </message>
    <message>
        <source>The second genetic marker</source>
        <translation>Другий генетичний маркер</translation>
    </message>
    <message>
        <source>Trash a card</source>
        <translation>Знищити карту</translation>
    </message>
    <message>
        <source>Trash an Intrigue card</source>
        <translation>Знищити карту інтриги</translation>
    </message>
    <message>
        <source>Trash this card</source>
        <translation>Знищити цю карту</translation>
    </message>
    <message>
        <source>Turn the Tech tile over: once per round</source>
        <translation>Перевернути плитку технології: раз за раунд</translation>
    </message>
    <message>
        <source>Unload: also when the card is discarded or trashed</source>
        <translation>Розвантаження: також коли карту скинуто чи знищено</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <translation>Переможне очко</translation>
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
        <translation>Ніхто не перемагає в конфлікті</translation>
    </message>
    <message>
        <source>Round {number} begins</source>
        <translation>Починається раунд {number}</translation>
    </message>
    <message>
        <source>{player} has answered</source>
        <translation>{player} дає відповідь</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасує</translation>
    </message>
    <message>
        <source>{player} wins the Conflict</source>
        <translation>{player} перемагає в конфлікті</translation>
    </message>
    <message>
        <source>{player} wins the game</source>
        <translation>{player} перемагає у грі</translation>
    </message>
    <message>
        <source>{player}: Combat bonus, {card}</source>
        <translation>{player}: бойовий бонус, {card}</translation>
    </message>
    <message>
        <source>{player}: Reveal turn</source>
        <translation>{player}: хід «Розкрити карти»</translation>
    </message>
    <message>
        <source>{player}: reward</source>
        <translation>{player}: нагорода</translation>
    </message>
    <message>
        <source>{player}: turn</source>
        <extracomment>By the kind of row; one that nobody wins has another.</extracomment>
        <translation>{player}: хід</translation>
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
            <numerusform>%n дія, остання: {what}</numerusform>
            <numerusform>%n дії, остання: {what}</numerusform>
            <numerusform>%n дій, остання: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Після вашого ходу</translation>
    </message>
    <message numerus="yes">
        <source>Since your turn: %n move(s)</source>
        <translation>
            <numerusform>Після вашого ходу: %n дія</numerusform>
            <numerusform>Після вашого ходу: %n дії</numerusform>
            <numerusform>Після вашого ходу: %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn: nothing yet</source>
        <translation>Після вашого ходу: ще нічого</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Цей раунд</translation>
    </message>
    <message numerus="yes">
        <source>This round: %n move(s)</source>
        <translation>
            <numerusform>Цей раунд: %n дія</numerusform>
            <numerusform>Цей раунд: %n дії</numerusform>
            <numerusform>Цей раунд: %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>This round: nothing yet</source>
        <translation>Цей раунд: ще нічого</translation>
    </message>
    <message>
        <source>Walk through what happened in this round</source>
        <extracomment>Under this height only the title is there; it shows the step while one walks. The room of the key at the right of the title. The refs of the step that one is at; empty: none. The walk is over, and the keyboard was in it. By F3; the keyboard in the list walks too, but leaves with it.</extracomment>
        <translation>Переглянути, що сталося в цьому раунді</translation>
    </message>
    <message>
        <source>Walk through what happened since your turn</source>
        <translation>Переглянути, що сталося після вашого ходу</translation>
    </message>
    <message>
        <source>{number} of {all}: {what}</source>
        <translation>{number}/{all}: {what}</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>Alliance</source>
        <extracomment>What a victory point or a gain can come from besides a component.</extracomment>
        <translation>Союз</translation>
    </message>
    <message>
        <source>Contracts of Rise of Ix</source>
        <translation>Контракти «Розквіту Ікса»</translation>
    </message>
    <message>
        <source>End of the Conflict</source>
        <translation>Кінець конфлікту</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Епічний режим гри</translation>
    </message>
    <message>
        <source>Family Atomics</source>
        <translation>Родова атомна зброя</translation>
    </message>
    <message>
        <source>High Council seat</source>
        <translation>Місце у Вищій Раді</translation>
    </message>
    <message>
        <source>Pair of battle icons</source>
        <translation>Пара однакових символів бою</translation>
    </message>
    <message>
        <source>Purchase of a Rival</source>
        <translation>Купівля переможних очок</translation>
    </message>
    <message>
        <source>Specimens</source>
        <translation>Зразки</translation>
    </message>
    <message>
        <source>Wild battle icon</source>
        <translation>Універсальний символ бою</translation>
    </message>
</context>
<context>
    <name>Space</name>
    <message>
        <source>Accept Contract</source>
        <translation>Укладання контракту</translation>
    </message>
    <message>
        <source>Arrakeen</source>
        <translation>Арракін</translation>
    </message>
    <message>
        <source>Assembly Hall</source>
        <translation>Зала засідань</translation>
    </message>
    <message>
        <source>Carthag</source>
        <translation>Карфаг</translation>
    </message>
    <message>
        <source>Conspire</source>
        <translation>Змова</translation>
    </message>
    <message>
        <source>Deep Desert</source>
        <translation>Глибока пустеля</translation>
    </message>
    <message>
        <source>Deliver Supplies</source>
        <translation>Доставлення припасів</translation>
    </message>
    <message>
        <source>Desert Tactics</source>
        <translation>Пустельна тактика</translation>
    </message>
    <message>
        <source>Dreadnought</source>
        <translation>Дредноут</translation>
    </message>
    <message>
        <source>Dutiful Service</source>
        <translation>Віддана служба</translation>
    </message>
    <message>
        <source>Espionage</source>
        <translation>Шпигунство</translation>
    </message>
    <message>
        <source>Foldspace</source>
        <translation>Міжпросторова подорож</translation>
    </message>
    <message>
        <source>Fremkit</source>
        <translation>Фримпакет</translation>
    </message>
    <message>
        <source>Gather Support</source>
        <translation>Здобуття підтримки</translation>
    </message>
    <message>
        <source>Hagga Basin</source>
        <translation>Басейн Гаґґа</translation>
    </message>
    <message>
        <source>Hall of Oratory</source>
        <translation>Зала промов</translation>
    </message>
    <message>
        <source>Hardy Warriors</source>
        <translation>Витривалі воїни</translation>
    </message>
    <message>
        <source>Heighliner</source>
        <translation>Гайлайнер</translation>
    </message>
    <message>
        <source>High Council</source>
        <translation>Вища Рада</translation>
    </message>
    <message>
        <source>Imperial Basin</source>
        <comment>base</comment>
        <translation>Басейн Імператора</translation>
    </message>
    <message>
        <source>Imperial Basin</source>
        <comment>uprising</comment>
        <translation>Імперський басейн</translation>
    </message>
    <message>
        <source>Imperial Privilege</source>
        <translation>Імперський привілей</translation>
    </message>
    <message>
        <source>Interstellar Shipping</source>
        <translation>Міжзоряні перевезення</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Rally Troops</source>
        <translation>Збір загонів</translation>
    </message>
    <message>
        <source>Research Station</source>
        <translation>Дослідна станція</translation>
    </message>
    <message>
        <source>Sardaukar</source>
        <translation>Сардаукар</translation>
    </message>
    <message>
        <source>Secrets</source>
        <comment>base</comment>
        <translation>Секрети</translation>
    </message>
    <message>
        <source>Secrets</source>
        <comment>uprising</comment>
        <translation>Таємниці</translation>
    </message>
    <message>
        <source>Secure Contract</source>
        <translation>Підписання контракту</translation>
    </message>
    <message>
        <source>Selective Breeding</source>
        <translation>Генетична селекція</translation>
    </message>
    <message>
        <source>Sell Melange</source>
        <translation>Продаж меланжу</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Перевезення</translation>
    </message>
    <message>
        <source>Sietch Tabr</source>
        <translation>Січ Табр</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <translation>Контрабанда</translation>
    </message>
    <message>
        <source>Spice Refinery</source>
        <translation>Меланжоочисний завод</translation>
    </message>
    <message>
        <source>Stillsuits</source>
        <translation>Дистикости</translation>
    </message>
    <message>
        <source>Swordmaster</source>
        <translation>Майстер меча</translation>
    </message>
    <message>
        <source>Tech Negotiation</source>
        <translation>Технологічні перемовини</translation>
    </message>
    <message>
        <source>The Great Flat</source>
        <translation>Велика рівнина</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Багатство</translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message numerus="yes">
        <source>%n bonus spice</source>
        <translation>
            <numerusform>%n додаткові прянощі</numerusform>
            <numerusform>%n додаткові прянощі</numerusform>
            <numerusform>%n додаткових прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in the stack on a space</comment>
        <translation>
            <numerusform>залишилася %n карта</numerusform>
            <numerusform>залишилося %n карти</numerusform>
            <numerusform>залишилося %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Agents: {players}</source>
        <extracomment>Whose agents stand here, one seat for each agent, in the order of seats. The one of them that is the Mentat&apos;s: its seat, or NOBODY. The Mentat waits here to be taken. The kind of unit that holds it, over any marker. Who closed it with The Voice. Who has a seat in the council that meets here. Cards left in the stack that lies here (Foldspace); -1: none ever does. What whoever looks pays, where a leader changes it. The id of the reserve card that is stacked there.</extracomment>
        <translation>Агенти: {players}</translation>
    </message>
    <message>
        <source>closed by The Voice of: {players}</source>
        <translation>закрито картою «Голос»: {players}</translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <translation>контроль: {player}</translation>
    </message>
    <message>
        <source>held by {units}</source>
        <translation>утримує: {units}</translation>
    </message>
    <message>
        <source>seats taken by: {players}</source>
        <translation>місця зайняли: {players}</translation>
    </message>
    <message>
        <source>the Mentat is here</source>
        <translation>Ментат тут</translation>
    </message>
    <message>
        <source>your cost: {amounts}</source>
        <translation>ваша ціна: {amounts}</translation>
    </message>
</context>
<context>
    <name>SpeedWords</name>
    <message>
        <source>Speed of the opponents: {speed}</source>
        <translation>Швидкість суперників: {speed}</translation>
    </message>
    <message>
        <source>at once</source>
        <extracomment>Milliseconds of a move that is made at the usual speed; and what there is besides, up to &quot;at once&quot;. The name of the setting.</extracomment>
        <translation>відразу</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>All cards</source>
        <translation>Усі карти</translation>
    </message>
    <message>
        <source>An unofficial, open way to play Dune: Imperium</source>
        <translation>Неофіційна відкрита програма для гри «Дюна. Імперіум»</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Continue · {game}</source>
        <translation>Продовжити · {game}</translation>
    </message>
    <message>
        <source>Dune Desktop</source>
        <extracomment>Of the lines; all are wider where what stands above them is. From the left edge of the window. How high the line below the title is with its sun, and the sun. Asks who has never played here whether to learn or to begin. Stand two abreast.</extracomment>
        <translation>Dune Desktop</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Довідка</translation>
    </message>
    <message>
        <source>Is the game new to you? Learn it by playing. If you know it, begin a new game.</source>
        <translation>Гра вам ще не знайома? Навчіться граючи. Якщо знайома, почніть нову гру.</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Навчитися граючи</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Version {version}. Free software by people who love the game, with art of its own; neither made nor endorsed by the publishers of Dune: Imperium.</source>
        <translation>Версія {version}. Вільна програма від людей, які люблять цю гру, з власними малюнками; не створена й не схвалена видавцями гри «Дюна. Імперіум».</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n гра</numerusform>
            <numerusform>%n гри</numerusform>
            <numerusform>%n ігор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be read.</source>
        <translation>
            <numerusform>%n з них не вдалося прочитати.</numerusform>
            <numerusform>%n з них не вдалося прочитати.</numerusform>
            <numerusform>%n з них не вдалося прочитати.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>In the place of a number that there is not. No lower than its four lines need, no higher than looks well. As wide as a scroll bar.</extracomment>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунди</numerusform>
            <numerusform>%n раундів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) recounted.</source>
        <translation>
            <numerusform>Перераховано %n збережену гру.</numerusform>
            <numerusform>Перераховано %n збережені гри.</numerusform>
            <numerusform>Перераховано %n збережених ігор.</numerusform>
        </translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>Придбано</translation>
    </message>
    <message>
        <source>Another window of the program is counting right now. Nothing is lost: what is missing is counted next time.</source>
        <translation>Саме зараз рахує інше вікно програми. Нічого не втрачено: чого бракує, буде пораховано наступного разу.</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Середнє місце</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Середні очки</translation>
    </message>
    <message>
        <source>Best opponent</source>
        <translation>Найкращий суперник</translation>
    </message>
    <message>
        <source>Cards acquired</source>
        <translation>Придбані карти</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Карти в колоді</translation>
    </message>
    <message numerus="yes">
        <source>Cards of at least %n game(s)</source>
        <translation>
            <numerusform>Карти, що були щонайменше в %n грі</numerusform>
            <numerusform>Карти, що були щонайменше у %n іграх</numerusform>
            <numerusform>Карти, що були щонайменше в %n іграх</numerusform>
        </translation>
    </message>
    <message>
        <source>Conflicts won</source>
        <translation>Виграні конфлікти</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Рішення</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Видання</translation>
    </message>
    <message>
        <source>Edition, mode and level</source>
        <translation>Видання, режим і рівень</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>With so many games, a card tells something only from a few games on. The line of the points is the average of so many games, or of more where there are many: it would be all edges. Beside the bar. What is left out, or drawn besides. So many columns are names, the others are numbers, and stand below each other.</extracomment>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Intrigue cards played</source>
        <translation>Зіграні карти інтриг</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Лідер</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лідери</translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Тривалість гри</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message numerus="yes">
        <source>Line: the average of the last %n game(s)</source>
        <translation>
            <numerusform>Лінія — середнє за останню %n гру</numerusform>
            <numerusform>Лінія — середнє за останні %n гри</numerusform>
            <numerusform>Лінія — середнє за останні %n ігор</numerusform>
        </translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграно</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Очки з плином часу</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Частка перемог</translation>
    </message>
    <message>
        <source>Something is wrong with the statistics. Please report it.</source>
        <translation>Зі статистикою щось не так. Будь ласка, повідомте про це.</translation>
    </message>
    <message>
        <source>The statistics can&apos;t be read or written: {reason}. Nothing is lost: what is missing is counted next time.</source>
        <translation>Не вдається прочитати чи записати статистику: {reason}. Нічого не втрачено: чого бракує, буде пораховано наступного разу.</translation>
    </message>
    <message>
        <source>The statistics could not be read and were rebuilt from the saved games. The old file is kept as {name}.</source>
        <translation>Статистику не вдалося прочитати, тож її почато наново зі збережених ігор. Старий файл збережено як {name}.</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of the program. Nothing was changed in them.</source>
        <translation>Статистику записано новішою версією програми. У ній нічого не змінено.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Перемоги поспіль</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>наприкінці</translation>
    </message>
    <message>
        <source>for one player only</source>
        <translation>лише для одного гравця</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>виграні ігри</translation>
    </message>
    <message>
        <source>if played in one go</source>
        <translation>якщо грати без перерви</translation>
    </message>
    <message>
        <source>in a game</source>
        <translation>за гру</translation>
    </message>
    <message>
        <source>in games won</source>
        <translation>у виграних іграх</translation>
    </message>
    <message>
        <source>in other games</source>
        <translation>в інших іграх</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>не виграно</translation>
    </message>
    <message>
        <source>now; at most {number}</source>
        <translation>зараз; найбільше {number}</translation>
    </message>
    <message>
        <source>of all in a game</source>
        <translation>усіх гравців за гру</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>інші ігри</translation>
    </message>
    <message>
        <source>won</source>
        <translation>виграно</translation>
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
        <translation>{hours} год {minutes} хв</translation>
    </message>
    <message>
        <source>{margin} against the best opponent</source>
        <translation>{margin} проти найкращого суперника</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} хв</translation>
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
        <translation>{wins}/{games}</translation>
    </message>
</context>
<context>
    <name>StatisticsButtons</name>
    <message>
        <source>Count all saved games that are finished again, including those whose statistics were deleted. Imported games count like your own, for the players they name.</source>
        <translation>Прочитати ще раз усі збережені завершені ігри, зокрема й ті, чию статистику видалено. Імпортовані ігри враховуються так само, як ваші, — для названих у них гравців.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Видалити все</translation>
    </message>
    <message>
        <source>Delete all statistics. Saved games stay, and are not counted again.</source>
        <translation>Видалити всю статистику. Збережені ігри лишаються й більше не враховуються.</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Залишити</translation>
    </message>
    <message>
        <source>Recount</source>
        <translation>Перерахувати</translation>
    </message>
    <message>
        <source>The games chosen above as a table for spreadsheets (CSV), with a line for each seat of a game</source>
        <translation>Вибрані вгорі ігри як електронна таблиця (CSV): рядок на кожне місце у грі</translation>
    </message>
</context>
<context>
    <name>StatisticsFoot</name>
    <message numerus="yes">
        <source>Delete the statistics of %n game(s)? Saved games stay.</source>
        <extracomment>Between the columns of the table. It is meant.</extracomment>
        <translation>
            <numerusform>Видалити статистику %n гри? Збережені ігри лишаться.</numerusform>
            <numerusform>Видалити статистику %n ігор? Збережені ігри лишаться.</numerusform>
            <numerusform>Видалити статистику %n ігор? Збережені ігри лишаться.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Експорт статистики</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Таблиці ({patterns})</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Chart</source>
        <translation>Діаграма</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Підрахунок…</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Експортовано: {file}</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показники</translation>
    </message>
    <message>
        <source>No games have been counted yet. Each game is counted automatically when it is over.</source>
        <translation>Ще не пораховано жодної гри. Кожна гра рахується сама, коли завершується.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Таких ігор немає.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показати всі</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>The statistics were deleted. “Recount” counts the saved games again.</source>
        <translation>Статистику видалено. «Перерахувати» знову порахує збережені ігри.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Що показано</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>Не вдалося записати {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Setup</source>
        <extracomment>Kinds of rows. A chapter is a round, the setup before the first one, or the end of the game; a turn is a seat&apos;s, or another phase of the round. Of a chapter or a turn: events that named it, with their steps; the last one counts. The wording in the language and for the eyes of now; made when it is asked for. Of a line: the address of the effect whose outcome it is. Of a turn: what the seat gained in it; made when it is asked for. None: all that the events hold is told. The rows of deeds; None: of the setup. Lines that some seats are told less of. Rows that are made but not shown yet, by the row that they go below. Rows below this number are shown.</extracomment>
        <translation>Приготування</translation>
    </message>
</context>
<context>
    <name>Tabletop</name>
    <message numerus="yes">
        <source>%n Persuasion left</source>
        <translation>
            <numerusform>Лишилося переконливості: %n</numerusform>
            <numerusform>Лишилося переконливості: %n</numerusform>
            <numerusform>Лишилося переконливості: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <translation>
            <numerusform>%n солярій</numerusform>
            <numerusform>%n солярії</numerusform>
            <numerusform>%n соляріїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <translation>
            <numerusform>%n переможне очко</numerusform>
            <numerusform>%n переможні очки</numerusform>
            <numerusform>%n переможних очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the Imperium deck</source>
        <extracomment>How wide what turns the Row is, with the air beside it. The least height of a region whose cards have this form. How wide a card may grow, so that the form keeps its shape.</extracomment>
        <translation>
            <numerusform>У колоді Імперіуму %n карта</numerusform>
            <numerusform>У колоді Імперіуму %n карти</numerusform>
            <numerusform>У колоді Імперіуму %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck: {market}</source>
        <extracomment>Cards are chips from this height on. Cubes in a line, and where there is more room. The signs of those that are lent, and of those that are money. By seat, where cubes lie there: troops that are lent, or that are money.</extracomment>
        <translation>
            <numerusform>У колоді лишилася %n карта: {market}</numerusform>
            <numerusform>У колоді лишилося %n карти: {market}</numerusform>
            <numerusform>У колоді лишилося %n карт: {market}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <extracomment>What a tag at the lower edge of a button takes of the room for its sign. How high the name plate is in a low plate and in a high one: its portrait is as large.</extracomment>
        <translation>
            <numerusform>%n прянощі</numerusform>
            <numerusform>%n прянощі</numerusform>
            <numerusform>%n прянощів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n води</numerusform>
            <numerusform>%n води</numerusform>
        </translation>
    </message>
    <message>
        <source>A Snooper of {player} lies on the 2</source>
        <translation>На поділці 2 лежить вловлювач: {player}</translation>
    </message>
    <message>
        <source>Agent turns</source>
        <translation>Зіграні</translation>
    </message>
    <message>
        <source>An Agent of yours, on the board</source>
        <translation>Ваш агент на полі</translation>
    </message>
    <message>
        <source>An Agent of yours, with your Leader</source>
        <translation>Ваш агент на карті лідера</translation>
    </message>
    <message>
        <source>Changed in this round.</source>
        <extracomment>How long the arms of the mark of what changed are, how wide, and how much of that is outside. How far the tag stands out of a box: above, and to the right. How far the seal of a small thing stands out at the left. Round what is small, the line of what can be taken lies outside. A spy joins it with what is pointed at. Whoever shows what it is joined with hears that it is pointed at, or no more.</extracomment>
        <translation>Змінилося в цьому раунді.</translation>
    </message>
    <message>
        <source>Changed since your turn.</source>
        <translation>Змінилося після вашого ходу.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Imperium Row and Reserve</source>
        <extracomment>What the keyboard has for it.</extracomment>
        <translation>Ряд Імперіуму та Фонд</translation>
    </message>
    <message numerus="yes">
        <source>In play: %n card(s)</source>
        <translation>
            <numerusform>У грі: %n карта</numerusform>
            <numerusform>У грі: %n карти</numerusform>
            <numerusform>У грі: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Інтриги</translation>
    </message>
    <message>
        <source>On top: {card}</source>
        <extracomment>Where the token stands on the training track.</extracomment>
        <translation>Зверху: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Out of the game: %n card(s) of all players</source>
        <translation>
            <numerusform>Поза грою: %n карта всіх гравців</numerusform>
            <numerusform>Поза грою: %n карти всіх гравців</numerusform>
            <numerusform>Поза грою: %n карт усіх гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Розкриті</translation>
    </message>
    <message>
        <source>Show: {what}</source>
        <translation>Показати: {what}</translation>
    </message>
    <message>
        <source>Signet Ring: {ability}</source>
        <extracomment>What a sign of an ability says by itself.</extracomment>
        <translation>Перстень із печаткою: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>Strength %n in the Conflict</source>
        <translation>
            <numerusform>Сила %n у конфлікті</numerusform>
            <numerusform>Сила %n у конфлікті</numerusform>
            <numerusform>Сила %n у конфлікті</numerusform>
        </translation>
    </message>
    <message>
        <source>The Mentat, on the board</source>
        <translation>Ментат на полі</translation>
    </message>
    <message>
        <source>The Mentat, with your Leader</source>
        <translation>Ментат на карті вашого лідера</translation>
    </message>
    <message>
        <source>Your cards are covered. Press {key} or click to uncover them.</source>
        <extracomment>How wide a card is for its height. The cards of the hand as everybody sees them. The key that uncovers, as the settings name it.</extracomment>
        <translation>Ваші карти сховано. Натисніть {key} або клацніть, щоб відкрити їх.</translation>
    </message>
    <message numerus="yes">
        <source>Your deck: %n card(s)</source>
        <extracomment>What fills the middle of the tray.</extracomment>
        <translation>
            <numerusform>Ваша колода: %n карта</numerusform>
            <numerusform>Ваша колода: %n карти</numerusform>
            <numerusform>Ваша колода: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your discard pile: %n card(s)</source>
        <translation>
            <numerusform>Ваш скид: %n карта</numerusform>
            <numerusform>Ваш скид: %n карти</numerusform>
            <numerusform>Ваш скид: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{faction}: the Alliance is free. The first with 4 Influence gets it, and 1 Victory Point.</source>
        <extracomment>The brass round the emblem; it breaks the corner of a low header. How much of the cloth a cell of the track hides. The number of a cell: between cubes, and where nobody stands. How strong it is where nobody stands.</extracomment>
        <translation>{faction}: союз вільний. Його укладе перший, хто досягне 4 очок впливу: 1 переможне очко.</translation>
    </message>
    <message>
        <source>{faction}: {player} holds the Alliance (1 Victory Point) until another player has more Influence.</source>
        <translation>{faction}: союз має {player}, 1 переможне очко, доки хтось не матиме більше впливу.</translation>
    </message>
    <message>
        <source>{n} Influence: 1 Victory Point</source>
        <extracomment>Whose cube may go next, and so many steps: a person may decide for a Rival. Whose Snooper lies where the Victory Point is.</extracomment>
        <translation>Вплив {n}: 1 переможне очко</translation>
    </message>
    <message>
        <source>{n} Influence: {bonus}</source>
        <translation>Вплив {n}: {bonus}</translation>
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
        <translation>Артилерія</translation>
    </message>
    <message>
        <source>Chaumurky</source>
        <translation>Чаумуркі</translation>
    </message>
    <message>
        <source>Detonation Devices</source>
        <translation>Підривні пристрої</translation>
    </message>
    <message>
        <source>Disposal Facility</source>
        <translation>Очисні споруди</translation>
    </message>
    <message>
        <source>Flagship</source>
        <translation>Флагман</translation>
    </message>
    <message>
        <source>Holoprojectors</source>
        <translation>Голопроєктори</translation>
    </message>
    <message>
        <source>Holtzman Engine</source>
        <translation>Двигун Гольцмана</translation>
    </message>
    <message>
        <source>Invasion Ships</source>
        <translation>Кораблі вторгнення</translation>
    </message>
    <message>
        <source>Memocorders</source>
        <translation>Мемокордери</translation>
    </message>
    <message>
        <source>Minimic Film</source>
        <translation>Мінімік-плівка</translation>
    </message>
    <message>
        <source>Restricted Ordnance</source>
        <translation>Заборонене озброєння</translation>
    </message>
    <message>
        <source>Shuttle Fleet</source>
        <translation>Флот шатлів</translation>
    </message>
    <message>
        <source>Sonic Snoopers</source>
        <translation>Звукові вловлювачі</translation>
    </message>
    <message>
        <source>Spaceport</source>
        <translation>Космопорт</translation>
    </message>
    <message>
        <source>Spy Satellites</source>
        <translation>Супутники-шпигуни</translation>
    </message>
    <message>
        <source>Training Drones</source>
        <translation>Навчальні дрони</translation>
    </message>
    <message>
        <source>Troop Transports</source>
        <translation>Військові транспорти</translation>
    </message>
    <message>
        <source>Windtraps</source>
        <translation>Вітрові пастки</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>Agent icon, icon, symbol, sign</source>
        <translation>символ агента, символ, значок, іконка, знак</translation>
    </message>
    <message>
        <source>Agent, worker, meeple, pawn</source>
        <translation>агент, робітник, мешканчик, пішак</translation>
    </message>
    <message>
        <source>Alliance, ally, allies</source>
        <translation>союз, союзник, альянс</translation>
    </message>
    <message>
        <source>Conflict, Combat, war, battle, fight, fighting</source>
        <translation>конфлікт, бій, бою, боєм, бої, битва, битися, війна, воювати</translation>
    </message>
    <message>
        <source>Endgame, end, finish, over, last round</source>
        <translation>кінець гри, кінець, закінчується, закінчити, завершується, завершення, останній раунд</translation>
    </message>
    <message>
        <source>Faction, side, Houses</source>
        <translation>фракція, сторона</translation>
    </message>
    <message>
        <source>Family Atomics, bomb, nuke</source>
        <translation>Родова атомна зброя, атомна, бомба</translation>
    </message>
    <message>
        <source>First Player, begin, start, who begins, turn order</source>
        <translation>перший гравець, починає, почати, початок, порядок ходу</translation>
    </message>
    <message>
        <source>Freighter, Shipping track, ship, cargo</source>
        <translation>вантажний корабель, трек перевезень, перевезення, корабель, вантаж</translation>
    </message>
    <message>
        <source>Gather Intelligence, draw with a Spy</source>
        <translation>збір розвідданих, розвіддані, розвідка</translation>
    </message>
    <message>
        <source>Graft, grafted, two cards together</source>
        <translation>зрощення, зрощена карта, дві карти разом</translation>
    </message>
    <message>
        <source>High Council, council, seat, senate</source>
        <translation>Вища Рада, рада, раді, радник, сенат</translation>
    </message>
    <message>
        <source>Imperium Row, Row, shop, market</source>
        <translation>Ряд Імперіуму, ряд, ринок, магазин, крамниця</translation>
    </message>
    <message>
        <source>Infiltrate, sneak in</source>
        <translation>проникнення, проникнути, пролізти</translation>
    </message>
    <message>
        <source>Influence, rank, reputation, favour, respect</source>
        <translation>вплив, впливу, повага, репутація</translation>
    </message>
    <message>
        <source>Intrigue card, Intrigue, trick, secret card</source>
        <translation>карта інтриги, інтрига, інтриг, підступ, таємна карта</translation>
    </message>
    <message>
        <source>Leader, character, hero, ability</source>
        <translation>лідер, вміння лідера, вміння, властивість, персонаж, герой</translation>
    </message>
    <message>
        <source>Maker hooks, hooks</source>
        <translation>гаки творця, гак, гаки</translation>
    </message>
    <message>
        <source>Negotiator, diplomat</source>
        <translation>перемовник, дипломат</translation>
    </message>
    <message>
        <source>Persuasion, diamond, gem, buying power</source>
        <translation>переконливість, переконання, ромб, ромбик, діамант</translation>
    </message>
    <message>
        <source>Recall, return, come home, take back</source>
        <translation>відкликання, відкликати, повернути, повертаються, назад, додому</translation>
    </message>
    <message>
        <source>Reveal turn, reveal, show cards</source>
        <translation>розкриття, розкрити карти, розкрити, розкривати, відкрити карти, показати карти</translation>
    </message>
    <message>
        <source>Rival, bot, solo, alone, Hagal, automa</source>
        <translation>Конкурент, бот, соло, сам, Гаґал, автома, комп&apos;ютер</translation>
    </message>
    <message>
        <source>Shield Wall, wall, explode, blow up, bomb</source>
        <translation>Оборонна стіна, стіна, підрив, підірвати, вибух, зруйнувати</translation>
    </message>
    <message>
        <source>Signet Ring, ring, seal</source>
        <translation>перстень із печаткою, перстень, персня, печатка, каблучка</translation>
    </message>
    <message>
        <source>Solari, money, coin, coins, cash</source>
        <translation>солярій, солярії, соляріїв, гроші, грошей, монета</translation>
    </message>
    <message>
        <source>Spy, cone, scout</source>
        <translation>шпигун, розвідник, конус</translation>
    </message>
    <message>
        <source>Swordmaster, third Agent, 3rd Agent, more Agents</source>
        <translation>Майстер меча, третій агент, третього агента, більше агентів</translation>
    </message>
    <message>
        <source>Tech tile, tech, technology</source>
        <translation>плитка технології, технологія, технології</translation>
    </message>
    <message>
        <source>Tleilaxu, Tleilaxu track, beetle</source>
        <translation>Тлейлаксу, трек Тлейлаксу, жук</translation>
    </message>
    <message>
        <source>Unload, discarded card</source>
        <translation>розвантаження, скинута карта</translation>
    </message>
    <message>
        <source>Victory Points, points, score, scoring, vp</source>
        <translation>переможні очки, переможне очко, очко, очки, очок, бал, бали, рахунок, по</translation>
    </message>
    <message>
        <source>acquire, buy, bought, purchase</source>
        <translation>придбати, придбання, придбаєте, купити, купувати, купую, куплені, купівля, покупка</translation>
    </message>
    <message>
        <source>arrow, optional, may, decline</source>
        <translation>стрілка, необов&apos;язково, за бажанням, відмовитися</translation>
    </message>
    <message>
        <source>battle icon, pair, match</source>
        <translation>символ бою, пара, однакові символи</translation>
    </message>
    <message>
        <source>board space, space, location</source>
        <translation>локація, місце на полі, клітинка</translation>
    </message>
    <message>
        <source>bonus spice, heap</source>
        <translation>додаткові прянощі, купка прянощів, купа</translation>
    </message>
    <message>
        <source>contract, quest, mission, CHOAM</source>
        <translation>контракт, завдання, ДАПТ, місія</translation>
    </message>
    <message>
        <source>control, flag, own a space</source>
        <translation>контроль, контролю, контролювати, прапор, володіти</translation>
    </message>
    <message>
        <source>cost, price, pay, expensive, cheap</source>
        <translation>ціна, заплатити, платити, сплатити, коштує, вартість, дорого, дешево</translation>
    </message>
    <message>
        <source>deck, draw pile, shuffle, reshuffle, runs out</source>
        <translation>колода, перетасувати, тасувати, тасується, перемішати, закінчилася</translation>
    </message>
    <message>
        <source>deploy, commit, send troops, join the fight</source>
        <translation>розгорнути, розгортання, розгортати, ввести, увести загони, відправити загони</translation>
    </message>
    <message>
        <source>discard pile, discard, used cards</source>
        <translation>скид, скинути, скидати, відбій, скинуті карти</translation>
    </message>
    <message>
        <source>draw, take a card, new cards</source>
        <translation>узяти карту, взяти карту, беру, бере, тягнути, добрати, нові карти</translation>
    </message>
    <message>
        <source>dreadnought, ship, spaceship, warship</source>
        <translation>дредноут, корабель, зореліт</translation>
    </message>
    <message>
        <source>effect, action, order of effects</source>
        <translation>ефект, дія, порядок ефектів</translation>
    </message>
    <message>
        <source>garrison, barracks, camp</source>
        <translation>гарнізон, казарма, табір</translation>
    </message>
    <message>
        <source>genetic marker, gene, helix</source>
        <translation>генетичний маркер, ген, спіраль</translation>
    </message>
    <message>
        <source>harvest, Maker, mine, collect spice, gather spice</source>
        <translation>збір прянощів, видобуток, зібрати прянощі, добути, видобути</translation>
    </message>
    <message>
        <source>lose, lost, die, killed, dead, come back</source>
        <translation>втратити, втрата, втрачаєте, гинути, гине, помирають, повертаються</translation>
    </message>
    <message>
        <source>observation post, post, spot</source>
        <translation>спостережний пункт, пункт, точка</translation>
    </message>
    <message>
        <source>occupied, blocked, taken, closed, full, same space</source>
        <translation>зайнята локація, зайнята, зайнято, закрито, закрита, заблоковано</translation>
    </message>
    <message>
        <source>pass, skip</source>
        <translation>спасувати, пас, пропустити</translation>
    </message>
    <message>
        <source>recruit, hire, train</source>
        <translation>найняти, наймати, наймаєте, найманий, набрати, рекрутувати</translation>
    </message>
    <message>
        <source>research, research track, science</source>
        <translation>дослідження, трек досліджень, наука</translation>
    </message>
    <message>
        <source>retreat, withdraw, pull back</source>
        <translation>відступ, відступити, відступати, відвести, відійти</translation>
    </message>
    <message>
        <source>reward, prize</source>
        <translation>нагорода, приз, винагорода</translation>
    </message>
    <message>
        <source>sandworm, worm, Shai-Hulud</source>
        <translation>піщаний хробак, хробак, хробаки, черв&apos;як, Шай-Хулуд</translation>
    </message>
    <message>
        <source>send, place, play</source>
        <translation>відправити, відправляти, поставити, зіграти, грати, грають, послати</translation>
    </message>
    <message>
        <source>specimen, Axolotl tanks, jar</source>
        <translation>зразок, зразки, аксолотлеві чани, банка</translation>
    </message>
    <message>
        <source>spice, melange</source>
        <translation>прянощі, прянощів, спеція, спайс, меланж</translation>
    </message>
    <message>
        <source>steal, theft, stolen, thief</source>
        <translation>украсти, вкрасти, крадіжка, красти</translation>
    </message>
    <message>
        <source>strength, power, force</source>
        <translation>сила, сили, міць, потужність</translation>
    </message>
    <message>
        <source>supply, stock, reserve of troops</source>
        <translation>запас, склад, резерв</translation>
    </message>
    <message>
        <source>sword, attack</source>
        <translation>меч, мечі, атака</translation>
    </message>
    <message>
        <source>tie, tied, ties, equal, tiebreaker, same strength, draw</source>
        <translation>нічия, нічиї, порівну, рівність, рівна сила, однаково, однакова сила</translation>
    </message>
    <message>
        <source>trash, destroy, remove, delete, get rid</source>
        <translation>знищити, знищувати, прибрати, видалити, позбутися</translation>
    </message>
    <message>
        <source>troop, cube, soldier, army, unit</source>
        <translation>загін, загони, загонів, кубик, солдат, військо, війська, армія, підрозділ</translation>
    </message>
    <message>
        <source>win, winner, victory, won, aim, goal, Victory Points</source>
        <translation>перемогти, перемога, перемагати, виграти, виграш, переможець, мета, ціль гри, переможні очки</translation>
    </message>
</context>
<context>
    <name>Tleilaxu</name>
    <message>
        <source>Start</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Step 1</source>
        <translation>Крок 1</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Крок 2</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>Крок 3</translation>
    </message>
    <message>
        <source>Step 4</source>
        <translation>Крок 4</translation>
    </message>
    <message>
        <source>Step 5</source>
        <translation>Крок 5</translation>
    </message>
    <message>
        <source>Step 6</source>
        <translation>Крок 6</translation>
    </message>
    <message>
        <source>Step 7</source>
        <translation>Крок 7</translation>
    </message>
    <message>
        <source>Tleilaxu track</source>
        <translation>Трек Тлейлаксу</translation>
    </message>
</context>
<context>
    <name>Touring</name>
    <message>
        <source>11 to 7: you have won a point. All troops in the Conflict go back to the supply, whoever wins.</source>
        <translation>11 на 7: ви виграли очко. Усі загони з конфлікту повертаються в запас, хто б не переміг.</translation>
    </message>
    <message>
        <source>2 Persuasion: {arrakis_liaison} can always be bought, it has a pile of its own. Buy it or not, and end your turn.</source>
        <translation>2 очки переконливості: {arrakis_liaison} завжди є в продажу, у неї своя стопка. Придбайте чи ні й завершіть хід.</translation>
    </message>
    <message>
        <source>3 Persuasion buy a card, or none. It goes to your discard pile, to come to hand later. Then end your turn.</source>
        <translation>За 3 очки переконливості можна придбати карту або й ні. Вона йде у скид, а в руку — згодом. Потім завершіть хід.</translation>
    </message>
    <message>
        <source>8 Solari: keep them for the next round. End your turn.</source>
        <translation>8 соляріїв: збережіть їх до наступного раунду. Завершіть хід.</translation>
    </message>
    <message>
        <source>A card goes where its icon is. Choose {reconnaissance}: it has the icon of the cities.</source>
        <translation>Карта веде туди, де є її символ. Оберіть {reconnaissance}: на ній символ міст.</translation>
    </message>
    <message>
        <source>Agents come home, and where nobody harvested there is 1 spice more. Round 2 begins.</source>
        <translation>Агенти повертаються, а де ніхто не збирав прянощі, їх на 1 більше. Починається раунд 2.</translation>
    </message>
    <message>
        <source>An Agent stands there: the space is closed until the round ends.</source>
        <translation>Там стоїть агент: локацію закрито до кінця раунду.</translation>
    </message>
    <message>
        <source>An Agent with a Faction raises your Influence there: 2 are worth a point, 4 a bonus and perhaps the Alliance.</source>
        <translation>Агент у фракції підвищує ваш вплив там: 2 варті очка, 4 — бонусу, а може, й союзу.</translation>
    </message>
    <message>
        <source>Both of your Agents are on the board. End your turn; in the next one you reveal.</source>
        <translation>Обидва ваші агенти на полі. Завершіть хід; у наступному ви розкриєте карти.</translation>
    </message>
    <message>
        <source>Choose {diplomacy}: it has the icons of all four Factions.</source>
        <translation>Оберіть {diplomacy}: на ній символи всіх чотирьох фракцій.</translation>
    </message>
    <message>
        <source>Combat, 7 to 7. Now {ambush} is worth 4 more: play it.</source>
        <translation>Бій, 7 на 7. Тепер {ambush} дасть ще 4: зіграйте її.</translation>
    </message>
    <message>
        <source>Count Ilban has no troop in the Conflict, so his swords don&apos;t count. He buys a card.</source>
        <translation>Граф Ілбан не має загонів у конфлікті, тож його мечі не рахуються. Він купує карту.</translation>
    </message>
    <message>
        <source>Count Ilban took {secure_contract} for 3 Solari. Until the round ends it is closed for everybody.</source>
        <translation>Граф Ілбан зайняв {secure_contract} і має 3 солярії. До кінця раунду цю локацію закрито для всіх.</translation>
    </message>
    <message>
        <source>Crossed swords let troops into the Conflict: the one recruited here, and two from the garrison. Deploy all three.</source>
        <translation>Схрещені мечі ведуть у конфлікт: загін, найнятий тут, і двоє з гарнізону. Розгорніть усі три.</translation>
    </message>
    <message>
        <source>Each troop has strength 2, each sword 1: you have 6. {ambush} adds to that, but it can be played in Combat only.</source>
        <translation>Загін має силу 2, меч — 1: у вас 6. {ambush} додасть ще, але її можна зіграти лише під час бою.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Завершіть хід.</translation>
    </message>
    <message>
        <source>Good too! I follow: from here on this is a game like any other.</source>
        <translation>Теж добре! Далі це звичайна гра — йду за вами.</translation>
    </message>
    <message>
        <source>Not now: the corner of the card says when it can be played. This one waits for Combat.</source>
        <translation>Не зараз: кут карти каже, коли її можна зіграти. Ця чекає на бій.</translation>
    </message>
    <message>
        <source>Now play on as you like: for 8 Solari {swordmaster} is a third Agent. The lamp above gives hints. Good luck!</source>
        <translation>Тепер грайте, як хочете: за 8 соляріїв {swordmaster} — це третій агент. Лампа вгорі дає підказки. Успіху!</translation>
    </message>
    <message>
        <source>Now the others move.</source>
        <translation>Тепер ходять інші.</translation>
    </message>
    <message>
        <source>Now {carthag}. Your Agent stands there until the round ends, and nobody else may go there.</source>
        <translation>Тепер {carthag}. Ваш агент стоятиме там до кінця раунду, і ніхто інший туди не потрапить.</translation>
    </message>
    <message>
        <source>One troop may be enough for second place. Deploy the last one of your garrison.</source>
        <translation>На друге місце може вистачити одного загону. Розгорніть останній зі свого гарнізону.</translation>
    </message>
    <message>
        <source>Rabban controls {imperial_basin} now. You are second and got 2 water: not every Conflict has to be yours.</source>
        <translation>Тепер Раббан контролює {imperial_basin}. Ви другі й маєте 2 води: не кожен конфлікт мусить бути вашим.</translation>
    </message>
    <message>
        <source>Rabban goes to {arrakeen} with three troops: he wants the point, too.</source>
        <translation>Раббан іде в локацію {arrakeen} з трьома загонами: він теж хоче це очко.</translation>
    </message>
    <message>
        <source>Rabban has 7 as well. In a tie nobody is first: both would get the second reward.</source>
        <translation>У Раббана теж 7. За нічиєї ніхто не перший: обидва отримали б другу нагороду.</translation>
    </message>
    <message>
        <source>Rabban sent three troops: he wants this Conflict very much. But second place pays, too.</source>
        <translation>Раббан відправив три загони: йому дуже потрібен цей конфлікт. Але й друге місце чогось варте.</translation>
    </message>
    <message>
        <source>Round 3. Your deck was empty, so your discard pile was shuffled: what you bought can come now.</source>
        <translation>Раунд 3. Ваша колода скінчилася, тож скид перетасували: тепер може прийти куплене.</translation>
    </message>
    <message>
        <source>Sell spice: send {signet_ring} to {sell_melange}. 2 spice bring 6 Solari.</source>
        <translation>Продайте прянощі: відправте карту {signet_ring} у {sell_melange}. 2 прянощі дають 6 соляріїв.</translation>
    </message>
    <message>
        <source>Send it to {wealth}: that costs nothing, and brings 2 Solari. {conspire} would cost 4 spice.</source>
        <translation>Відправте її в {wealth}: це безкоштовно і дає 2 солярії. {conspire} коштує 4 прянощі.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now. The ring shows what can.</source>
        <translation>Зараз цього зробити не можна. Кільце показує, що можна.</translation>
    </message>
    <message>
        <source>That is all you can do here. End your turn.</source>
        <translation>Це все, що тут можна зробити. Завершіть хід.</translation>
    </message>
    <message>
        <source>The guided first game</source>
        <extracomment>By the id of the tour, what it is called.</extracomment>
        <translation>Перша гра з поясненнями</translation>
    </message>
    <message>
        <source>The most victory points win, after ten rounds or when somebody has ten. This Conflict is worth one: see its star.</source>
        <extracomment>By the id of the step, or of what was tried. None has more than 140 letters, in any language.</extracomment>
        <translation>Перемагає найбільше переможних очок: після десяти раундів або коли хтось має десять. Цей конфлікт вартий одного: ось його зірка.</translation>
    </message>
    <message>
        <source>The others have revealed. Now you do.</source>
        <translation>Інші вже розкрили карти. Тепер ви.</translation>
    </message>
    <message>
        <source>The others have sent their second Agents. Now it is your turn again.</source>
        <translation>Інші відправили своїх других агентів. Тепер знову ваш хід.</translation>
    </message>
    <message>
        <source>This card doesn&apos;t have the icon of that space. The ring shows the one that does.</source>
        <translation>На цій карті немає символу тієї локації. Кільце показує ту, на якій є.</translation>
    </message>
    <message>
        <source>This card has no icon: keep it for your Reveal turn. The ring shows the one to choose.</source>
        <translation>На цій карті немає символів: вона для розкриття карт. Кільце показує, яку обрати.</translation>
    </message>
    <message>
        <source>What a space gives waits in this list. Draw the Intrigue card; the seal says that this can&apos;t be undone.</source>
        <translation>Те, що дає локація, чекає в цьому списку. Візьміть карту інтриги; печатка каже, що цього не скасувати.</translation>
    </message>
    <message>
        <source>With the ring your Leader does what only he can: here he gained 1 spice.</source>
        <translation>З перснем ваш лідер робить те, що вміє лише він: тут він отримав 1 прянощі.</translation>
    </message>
    <message>
        <source>Without Agents you reveal: the cards left in your hand bring what is in their lower boxes.</source>
        <translation>Без агентів ви розкриваєте карти: ті, що лишилися в руці, дають те, що в їхніх нижніх полях.</translation>
    </message>
    <message>
        <source>You can&apos;t pay for that space yet. The ring shows where you can go.</source>
        <translation>Ви ще не можете заплатити за цю локацію. Кільце показує, куди можна.</translation>
    </message>
    <message>
        <source>You drew the other five cards of your deck. It is shuffled only when it is empty: what you bought waits here.</source>
        <translation>Ви взяли решту п&apos;ять карт колоди. Її перетасують, лише коли вона порожня: куплене чекає тут.</translation>
    </message>
    <message>
        <source>You need spice. Choose {dune_the_desert_planet}: it has the icon of spice trade.</source>
        <translation>Вам потрібні прянощі. Оберіть {dune_the_desert_planet}: на ній символ торгівлі прянощами.</translation>
    </message>
    <message>
        <source>{imperial_basin} costs nothing, and the spice lying there comes on top. {the_great_flat} costs 2 water.</source>
        <translation>{imperial_basin} нічого не коштує, а прянощі, що там лежать, — на додачу. {the_great_flat} коштує 2 води.</translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message numerus="yes">
        <source>{faction} – {player}: %n Influence</source>
        <translation>
            <numerusform>{faction} — {player}: %n очко впливу</numerusform>
            <numerusform>{faction} — {player}: %n очки впливу</numerusform>
            <numerusform>{faction} — {player}: %n очок впливу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction} – {player}: %n Influence, Alliance</source>
        <translation>
            <numerusform>{faction} — {player}: %n очко впливу, союз</numerusform>
            <numerusform>{faction} — {player}: %n очки впливу, союз</numerusform>
            <numerusform>{faction} — {player}: %n очок впливу, союз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>End</source>
        <translation>Кінець</translation>
    </message>
    <message>
        <source>First fork, above</source>
        <translation>Перша розвилка, угорі</translation>
    </message>
    <message>
        <source>First fork, below</source>
        <translation>Перша розвилка, внизу</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Середина</translation>
    </message>
    <message>
        <source>Second fork, above</source>
        <translation>Друга розвилка, угорі</translation>
    </message>
    <message>
        <source>Second fork, below</source>
        <translation>Друга розвилка, внизу</translation>
    </message>
    <message>
        <source>Second fork, below, second space</source>
        <translation>Друга розвилка, внизу, друга клітинка</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>The spaces of Feyd-Rautha&apos;s training track, from the left; they have no printed names.</extracomment>
        <translation>Початок</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Both are in the list of saved games.</source>
        <translation>Обидві гри є у списку збережених.</translation>
    </message>
    <message>
        <source>Close it there to keep playing here. You can also play a copy of it here, or watch it as a replay.</source>
        <translation>Щоб грати далі тут, закрийте її там. Тут можна грати в її копію або переглянути її.</translation>
    </message>
    <message>
        <source>Decisions made after that have to be made again.</source>
        <translation>Усе вирішене пізніше доведеться вирішити знову.</translation>
    </message>
    <message>
        <source>It is among the deleted games, and can be restored from there.</source>
        <translation>Вона лежить серед видалених ігор, звідти її можна повернути.</translation>
    </message>
    <message>
        <source>Make sure that its disk is connected and that the folder can be read. Nothing was changed in it.</source>
        <translation>Подбайте, щоб диск було під&apos;єднано, а теку можна було прочитати. У ній нічого не змінено.</translation>
    </message>
    <message>
        <source>Make sure that the file can be read, and try again. Nothing was changed in it.</source>
        <translation>Подбайте, щоб файл можна було прочитати, і спробуйте ще раз. У ньому нічого не змінено.</translation>
    </message>
    <message>
        <source>Nothing that was decided is lost.</source>
        <translation>Жодного рішення не втрачено.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. A newer version of the program opens it.</source>
        <translation>У файлі нічого не змінено. Його відкриє новіша версія програми.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. Choose a game that this program saved.</source>
        <translation>У файлі нічого не змінено. Виберіть гру, збережену цією програмою.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. If there is a copy of it, the copy can be imported.</source>
        <extracomment>What can be done, by kind of trouble.</extracomment>
        <translation>У файлі нічого не змінено. Якщо є його копія, її можна імпортувати.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. It is damaged, or a newer version of the program opens it.</source>
        <translation>У файлі нічого не змінено. Його пошкоджено, або його відкриє новіша версія програми.</translation>
    </message>
    <message>
        <source>Please pass on the report. You can keep playing; the game is saved as soon as that works again.</source>
        <translation>Будь ласка, передайте нам звіт. Гра триває й буде збережена, щойно це знову вдасться.</translation>
    </message>
    <message>
        <source>The damaged file is kept beside it, under another name.</source>
        <translation>Пошкоджений файл лишається поряд під іншою назвою.</translation>
    </message>
    <message>
        <source>The game can be opened with the version of the program that saved it.</source>
        <translation>Гру можна відкрити тією версією програми, яка її зберегла.</translation>
    </message>
    <message>
        <source>The game itself is saved again.</source>
        <translation>Саму гру збережено наново.</translation>
    </message>
    <message>
        <source>They apply until the window is closed, and are saved then if possible: free some space or allow access.</source>
        <translation>Вони діють, доки вікно відкрите, і під час закриття зберігаються, якщо це можливо: звільніть місце або дозвольте доступ.</translation>
    </message>
    <message>
        <source>You can keep playing. The game is saved as soon as possible: free some space, allow access or connect the disk.</source>
        <translation>Гра триває й буде збережена, щойно це стане можливим: звільніть місце, дозвольте доступ або під&apos;єднайте диск.</translation>
    </message>
    <message>
        <source>You can keep playing. The game is saved as soon as that works again.</source>
        <translation>Гра триває й буде збережена, щойно це знову вдасться.</translation>
    </message>
    <message>
        <source>a file is in the place of its folder</source>
        <translation>на місці його теки лежить файл</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>доступ заборонено</translation>
    </message>
    <message>
        <source>action {number} does not fit</source>
        <translation>дія {number} не підходить</translation>
    </message>
    <message>
        <source>can&apos;t be read: {reason}</source>
        <translation>не вдається прочитати: {reason}</translation>
    </message>
    <message>
        <source>can&apos;t be saved because of a mistake in the program</source>
        <translation>не вдається зберегти через помилку програми</translation>
    </message>
    <message>
        <source>can&apos;t be saved because of a mistake in the program, which is reported in {folder}</source>
        <translation>не вдається зберегти через помилку програми, звіт про яку лежить у теці {folder}</translation>
    </message>
    <message>
        <source>can&apos;t be saved: {reason}</source>
        <translation>не вдається зберегти: {reason}</translation>
    </message>
    <message>
        <source>can&apos;t be set up</source>
        <translation>не вдається підготувати гру</translation>
    </message>
    <message>
        <source>counts actions that it does not have</source>
        <translation>враховано дії, яких немає</translation>
    </message>
    <message>
        <source>counts rounds or points that no game has</source>
        <translation>раундів чи очок стільки, скільки не буває</translation>
    </message>
    <message>
        <source>does not say who sits where</source>
        <translation>не вказано, хто де сидить</translation>
    </message>
    <message>
        <source>has a date that no game has</source>
        <translation>є дата, якої не буває в жодній грі</translation>
    </message>
    <message>
        <source>has names that can&apos;t be shown</source>
        <translation>є імена, які не можна показати</translation>
    </message>
    <message>
        <source>has no list of actions that a game could have</source>
        <translation>немає списку дій, який може бути у грі</translation>
    </message>
    <message>
        <source>has seats of an unknown kind</source>
        <translation>є місця невідомого типу</translation>
    </message>
    <message>
        <source>has something that no game of its kind has: {word}</source>
        <translation>є те, чого в такій грі не буває: {word}</translation>
    </message>
    <message>
        <source>has values that no record has</source>
        <translation>є значення, яких не буває в записі</translation>
    </message>
    <message>
        <source>is damaged: it goes on from the state kept in round {round}</source>
        <translation>файл пошкоджено; гра триває зі стану, збереженого в раунді {round}</translation>
    </message>
    <message>
        <source>is not JSON, or was cut off</source>
        <extracomment>By what ``records`` says. A hole that is not in the wording is for programmers alone.</extracomment>
        <translation>це не JSON або файл обірвано</translation>
    </message>
    <message>
        <source>is not a record of a game</source>
        <translation>це не запис гри</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>це не текст</translation>
    </message>
    <message>
        <source>is of an edition that is not here: {edition}</source>
        <translation>видання, якого тут немає: {edition}</translation>
    </message>
    <message>
        <source>is open in another window of the program</source>
        <translation>гру відкрито в іншому вікні програми</translation>
    </message>
    <message>
        <source>is too large for a record</source>
        <translation>завеликий розмір для запису гри</translation>
    </message>
    <message>
        <source>it is a link to somewhere else</source>
        <translation>це посилання на інше місце</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>це не файл</translation>
    </message>
    <message>
        <source>its actions do not lead to where it says: it was changed</source>
        <translation>дії не ведуть до вказаного стану: файл змінено</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>назва надто довга</translation>
    </message>
    <message>
        <source>says no version</source>
        <translation>не вказано версії</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>диск доступний лише для читання</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>диск не відповідає</translation>
    </message>
    <message>
        <source>the disk has an error</source>
        <translation>помилка диска</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Why a disk refuses, as ``files.disk`` says it.</extracomment>
        <translation>на диску немає місця</translation>
    </message>
    <message>
        <source>the disk is not there any more</source>
        <translation>диск більше недоступний</translation>
    </message>
    <message>
        <source>the games that were saved in it are not there any more</source>
        <translation>збережених тут ігор більше немає</translation>
    </message>
    <message>
        <source>the oldest saved game without a name has made room for the new one</source>
        <translation>найстаріша збережена гра без назви звільнила місце для нової</translation>
    </message>
    <message>
        <source>the rules have changed since it was written</source>
        <translation>відколи це записано, правила змінилися</translation>
    </message>
    <message>
        <source>the rules have changed: it goes on in round {round}, after {done} of {all} actions</source>
        <translation>правила змінилися: гра триває з раунду {round}, дій виконано {done} із {all}</translation>
    </message>
    <message>
        <source>the rules have changed: its log begins in round {round}</source>
        <translation>правила змінилися: журнал починається з раунду {round}</translation>
    </message>
    <message>
        <source>the saved games can&apos;t be listed: {reason}</source>
        <translation>не вдається показати збережені ігри: {reason}</translation>
    </message>
    <message>
        <source>the settings can&apos;t be saved: {reason}</source>
        <translation>не вдається зберегти налаштування: {reason}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файлу немає</translation>
    </message>
    <message>
        <source>was changed by another program: what it wrote is kept as {name}</source>
        <translation>файл змінила інша програма; записане нею збережено як {name}</translation>
    </message>
    <message>
        <source>was damaged: what it held is kept as {name}</source>
        <translation>файл було пошкоджено; його вміст збережено як {name}</translation>
    </message>
    <message>
        <source>was written by a newer version of the program</source>
        <translation>записано новішою версією програми</translation>
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
        <translation>Агент: {space}</translation>
    </message>
    <message>
        <source>All cards are shuffled into a new deck</source>
        <translation>Усі карти перетасовано в нову колоду</translation>
    </message>
    <message numerus="yes">
        <source>Combat bonus: %n sword(s)</source>
        <translation>
            <numerusform>Бойовий бонус: %n меч</numerusform>
            <numerusform>Бойовий бонус: %n мечі</numerusform>
            <numerusform>Бойовий бонус: %n мечів</numerusform>
        </translation>
    </message>
    <message>
        <source>Its condition is not met</source>
        <translation>Умову не виконано</translation>
    </message>
    <message>
        <source>Its dreadnoughts are all commissioned</source>
        <translation>Усі дредноути вже споряджено</translation>
    </message>
    <message>
        <source>Neither board space has bonus spice</source>
        <translation>У жодній із локацій немає додаткових прянощів</translation>
    </message>
    <message>
        <source>No bonus spice at {space}</source>
        <translation>«{space}»: додаткових прянощів немає</translation>
    </message>
    <message>
        <source>No unoccupied Maker board space has bonus spice</source>
        <translation>У вільних локаціях видобутку немає додаткових прянощів</translation>
    </message>
    <message>
        <source>Smart Politics: not to {space} now</source>
        <translation>«Розумна політика»: зараз не в локацію «{space}»</translation>
    </message>
    <message>
        <source>Spy at {post}</source>
        <translation>Шпигун: {post}</translation>
    </message>
    <message>
        <source>Too little Influence for {space}</source>
        <translation>«{space}»: замало впливу</translation>
    </message>
    <message>
        <source>being carried out</source>
        <translation>виконується</translation>
    </message>
    <message>
        <source>no post is free</source>
        <translation>вільних пунктів немає</translation>
    </message>
    <message>
        <source>{card}: {outcome}</source>
        <extracomment>It sent an Agent, was ignored, did something without one, gave swords. All cards became a new deck; dice removed cards of the Row. What makes a row. The step of the history in which the turn or the combat bonus ended, if this was its last card; −1: more follow. All that there are.</extracomment>
        <translation>{card}: {outcome}</translation>
    </message>
    <message>
        <source>{outcome}. Scheme: “{effect}”</source>
        <translation>{outcome}. Планування: «{effect}»</translation>
    </message>
    <message>
        <source>{space} is closed by The Voice</source>
        <translation>Локацію «{space}» закрито картою «Голос»</translation>
    </message>
    <message>
        <source>{space} is occupied</source>
        <translation>Локацію «{space}» зайнято</translation>
    </message>
</context>
<context>
    <name>TurnedCards</name>
    <message>
        <source>House Hagal cards turned up</source>
        <extracomment>The room on both sides of the words, and that for the mark of the seat beside the name. How many lines the words may take.</extracomment>
        <translation>Відкриті карти Дому Гаґал</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>Agent to {space}</source>
        <translation>відправлення агента в локацію {space}</translation>
    </message>
    <message>
        <source>No undo: something hidden has been revealed</source>
        <translation>Не скасувати: відкрилося приховане</translation>
    </message>
    <message>
        <source>No undo: you saw {cards}</source>
        <translation>Не скасувати — ви бачили: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>No undo: you saw {cards} and %n more</source>
        <translation>
            <numerusform>Не скасувати: ви бачили карти {cards} та ще %n</numerusform>
            <numerusform>Не скасувати: ви бачили карти {cards} та ще %n</numerusform>
            <numerusform>Не скасувати: ви бачили карти {cards} та ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No undo: {player} has answered</source>
        <translation>Не скасувати: була відповідь ({player})</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Нема чого скасовувати</translation>
    </message>
    <message>
        <source>Nothing to undo in this turn</source>
        <translation>Цього ходу нема чого скасовувати</translation>
    </message>
    <message>
        <source>Nothing to undo yet</source>
        <translation>Ще нема чого скасовувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Повторити: {what}</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>розкриття карт</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Of an effect that a button quotes. How high the lower row is, with two lines and a key; how high the upper one, with one. How wide Redo is, and the share that Undo has of the rest. What ends or goes on, such as End turn, Reveal, Pass and Done.</extracomment>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Скасувати: {what}</translation>
    </message>
    <message>
        <source>Undo: {what}, and what followed</source>
        <translation>Скасувати: {what}, і все після цього</translation>
    </message>
    <message>
        <source>acquiring {card}</source>
        <translation>придбання карти {card}</translation>
    </message>
    <message numerus="yes">
        <source>deploying %n troop(s)</source>
        <translation>
            <numerusform>розгортання %n загону</numerusform>
            <numerusform>розгортання %n загонів</numerusform>
            <numerusform>розгортання %n загонів</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding {card}</source>
        <translation>скидання карти {card}</translation>
    </message>
    <message>
        <source>effect of {source}</source>
        <translation>ефект {source}</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>завершення ходу</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>playing {card}</source>
        <translation>використання карти {card}</translation>
    </message>
    <message numerus="yes">
        <source>taking back %n troop(s)</source>
        <translation>
            <numerusform>повернення %n загону</numerusform>
            <numerusform>повернення %n загонів</numerusform>
            <numerusform>повернення %n загонів</numerusform>
        </translation>
    </message>
    <message>
        <source>the last choice</source>
        <translation>останній вибір</translation>
    </message>
    <message>
        <source>trashing {card}</source>
        <translation>знищення карти {card}</translation>
    </message>
    <message>
        <source>{units} back to the garrison</source>
        <translation>{units} назад у гарнізон</translation>
    </message>
    <message>
        <source>{units} to the Conflict</source>
        <translation>{units} у Зону конфлікту</translation>
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
        <translation>Жорстока ескалація</translation>
    </message>
    <message>
        <source>Conflicts of Rise of Ix</source>
        <translation>Конфлікти «Розквіту Ікса»</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Епічний режим гри</translation>
    </message>
    <message>
        <source>Expert Deployment</source>
        <translation>Уміле розгортання</translation>
    </message>
    <message>
        <source>Go to 11</source>
        <translation>Гра до 11</translation>
    </message>
    <message>
        <source>Imperium Row Churn</source>
        <translation>Кубики Конкурента для Ряду Імперіуму</translation>
    </message>
    <message>
        <source>Smart Politics</source>
        <translation>Розумна політика</translation>
    </message>
</context>
<context>
    <name>VariantText</name>
    <message>
        <source>A Rival skips Faction board spaces without a cost where its Alliance is safe or where it is far behind.</source>
        <translation>Конкурент не йде в безплатну локацію фракції, де його союз у безпеці або де він далеко позаду.</translation>
    </message>
    <message>
        <source>After each of your Reveal turns, two dice remove cards from the Imperium Row.</source>
        <translation>Після кожного вашого ходу «Розкрити карти» два кубики прибирають карти з Ряду Імперіуму.</translation>
    </message>
    <message>
        <source>In a Conflict I or II a Rival deploys no troops while it has at least 3 more units than any other player.</source>
        <translation>У конфлікті I чи II Конкурент не розгортає загонів, доки має щонайменше на 3 підрозділи більше, ніж будь-хто інший.</translation>
    </message>
    <message>
        <source>In a Conflict I or II a Rival deploys no troops while its strength is at least 4 higher than any other player&apos;s.</source>
        <translation>У конфлікті I чи II Конкурент не розгортає загонів, доки його сила щонайменше на 4 більша, ніж у будь-кого іншого.</translation>
    </message>
    <message>
        <source>In a Conflict III, two House Hagal cards make up the combat bonus of a Rival.</source>
        <translation>У конфлікті III бойовий бонус Конкурента дають дві карти Дому Гаґал.</translation>
    </message>
    <message>
        <source>The Conflicts of Rise of Ix are dealt too, though they have no battle icons.</source>
        <translation>Конфлікти «Розквіту Ікса» теж роздають, хоча символів бою на них немає.</translation>
    </message>
    <message>
        <source>The game goes to 11 points; four players begin without a Victory Point instead, and play to 10.</source>
        <translation>Гра триває до 11 очок; четверо гравців натомість починають без переможного очка й грають до 10.</translation>
    </message>
    <message>
        <source>The game goes to 12 points, without a Conflict I; everybody begins with five troops in the garrison, an Intrigue card and Control the Spice.</source>
        <translation>Гра йде до 12 очок, без конфлікту I; кожен починає з п&apos;ятьма загонами в гарнізоні, картою інтриги та картою «Контроль над прянощами».</translation>
    </message>
</context>
<context>
    <name>VariantTicks</name>
    <message>
        <source>Part of the levels {levels}.</source>
        <translation>Діє на рівнях: {levels}.</translation>
    </message>
    <message>
        <source>Required at the level {level}.</source>
        <extracomment>All that were ticked by hand, also what can&apos;t be played now. Those that can be ticked, and those that the level brings.</extracomment>
        <translation>Обов&apos;язково на рівні «{level}».</translation>
    </message>
</context>
<context>
    <name>WaitPage</name>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Ходити зараз</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Paused: step by step.</source>
        <translation>Призупинено: крок за кроком.</translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation>До наступного запитання</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Швидкість {speed}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Крок</translation>
    </message>
    <message>
        <source>The moves are shown one by one.</source>
        <translation>Дії показуються одна за одною.</translation>
    </message>
    <message>
        <source>Thinking about this move.</source>
        <extracomment>So many of the last moves are shown. The face of whoever is to come to the screen. The cards of a Rival&apos;s turn take all the room that there is. Of the line, the part that goes to and fro while a bot thinks; and milliseconds for both ways. Milliseconds; shorter waits are over before one sees them. The size of the mark, and the roles of the two lines. A bot thinks for so long that one sees it.</extracomment>
        <translation>Обмірковує цей хід.</translation>
    </message>
    <message>
        <source>{player} moves</source>
        <translation>Ходить {player}</translation>
    </message>
    <message>
        <source>{player}: Combat bonus</source>
        <translation>{player}: бойовий бонус</translation>
    </message>
    <message>
        <source>{player}: Rival&apos;s turn</source>
        <translation>{player}: хід Конкурента</translation>
    </message>
</context>
<context>
    <name>Whereabouts</name>
    <message>
        <source>In this game.</source>
        <translation>Є в цій грі.</translation>
    </message>
    <message>
        <source>In this game: {places}</source>
        <translation>У цій грі: {places}</translation>
    </message>
    <message>
        <source>Not in this game.</source>
        <translation>У цій грі немає.</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>на столі</translation>
    </message>
    <message>
        <source>open contracts</source>
        <translation>відкриті контракти</translation>
    </message>
    <message>
        <source>out of sight: {n}</source>
        <translation>не видно: {n}</translation>
    </message>
    <message>
        <source>the Conflict of this round</source>
        <translation>конфлікт цього раунду</translation>
    </message>
    <message>
        <source>{player}, {zone}</source>
        <translation>{player}, {zone}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>У колоді залишилася %n карта</numerusform>
            <numerusform>У колоді залишилося %n карти</numerusform>
            <numerusform>У колоді залишилося %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dreadnought(s)</source>
        <translation>
            <numerusform>%n дредноут</numerusform>
            <numerusform>%n дредноути</numerusform>
            <numerusform>%n дредноутів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sandworm(s)</source>
        <translation>
            <numerusform>%n піщаний хробак</numerusform>
            <numerusform>%n піщані хробаки</numerusform>
            <numerusform>%n піщаних хробаків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s)</source>
        <translation>
            <numerusform>%n загін</numerusform>
            <numerusform>%n загони</numerusform>
            <numerusform>%n загонів</numerusform>
        </translation>
    </message>
    <message>
        <source>Board spaces</source>
        <translation>Локації</translation>
    </message>
    <message>
        <source>Conflict deck, the next card first: {levels}</source>
        <translation>Колода конфліктів, згори вниз: {levels}</translation>
    </message>
    <message>
        <source>Conflict: {card}</source>
        <translation>Конфлікт: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Conflicts so far: %n card(s)</source>
        <translation>
            <numerusform>Минулі конфлікти: %n карта</numerusform>
            <numerusform>Минулі конфлікти: %n карти</numerusform>
            <numerusform>Минулі конфлікти: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contracts: %n left in the bank</source>
        <translation>
            <numerusform>Контракти: %n у загальному запасі</numerusform>
            <numerusform>Контракти: %n у загальному запасі</numerusform>
            <numerusform>Контракти: %n у загальному запасі</numerusform>
        </translation>
    </message>
    <message>
        <source>Deciding now: {player}</source>
        <translation>Зараз вирішує: {player}</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Колода: %n карта</numerusform>
            <numerusform>Колода: %n карти</numerusform>
            <numerusform>Колода: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks and piles</source>
        <translation>Колоди й стоси</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Скид: %n карта</numerusform>
            <numerusform>Скид: %n карти</numerusform>
            <numerusform>Скид: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>First Player: {player}</source>
        <translation>Перший гравець: {player}</translation>
    </message>
    <message>
        <source>First place: {reward}</source>
        <translation>1-ше місце: {reward}</translation>
    </message>
    <message>
        <source>For the first one here: {effects}</source>
        <translation>Першому тут: {effects}</translation>
    </message>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Рука: %n карта</numerusform>
            <numerusform>Рука: %n карти</numerusform>
            <numerusform>Рука: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House Hagal deck: %n card(s)</source>
        <translation>
            <numerusform>Колода Дому Гаґал: %n карта</numerusform>
            <numerusform>Колода Дому Гаґал: %n карти</numerusform>
            <numerusform>Колода Дому Гаґал: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House Hagal discard pile: %n card(s)</source>
        <translation>
            <numerusform>Скид Дому Гаґал: %n карта</numerusform>
            <numerusform>Скид Дому Гаґал: %n карти</numerusform>
            <numerusform>Скид Дому Гаґал: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Imperium Row and Reserve</source>
        <translation>Ряд Імперіуму та Фонд</translation>
    </message>
    <message numerus="yes">
        <source>Imperium deck: %n card(s)</source>
        <translation>
            <numerusform>Колода Імперіуму: %n карта</numerusform>
            <numerusform>Колода Імперіуму: %n карти</numerusform>
            <numerusform>Колода Імперіуму: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Вплив</translation>
    </message>
    <message numerus="yes">
        <source>Intrigue deck: %n card(s)</source>
        <translation>
            <numerusform>Колода інтриг: %n карта</numerusform>
            <numerusform>Колода інтриг: %n карти</numerusform>
            <numerusform>Колода інтриг: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intrigue discard pile: %n card(s)</source>
        <translation>
            <numerusform>Скид інтриг: %n карта</numerusform>
            <numerusform>Скид інтриг: %n карти</numerusform>
            <numerusform>Скид інтриг: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intrigue: %n card(s)</source>
        <translation>
            <numerusform>Інтриги: %n карта</numerusform>
            <numerusform>Інтриги: %n карти</numerusform>
            <numerusform>Інтриги: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>No Conflict</source>
        <translation>Конфлікту немає</translation>
    </message>
    <message numerus="yes">
        <source>Observation posts: %n sp(y|ies)</source>
        <translation>
            <numerusform>Спостережні пункти: %n шпигун</numerusform>
            <numerusform>Спостережні пункти: %n шпигуни</numerusform>
            <numerusform>Спостережні пункти: %n шпигунів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played: %n card(s)</source>
        <translation>
            <numerusform>Зіграні: %n карта</numerusform>
            <numerusform>Зіграні: %n карти</numerusform>
            <numerusform>Зіграні: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n card(s)</source>
        <translation>
            <numerusform>Розкриті: %n карта</numerusform>
            <numerusform>Розкриті: %n карти</numerusform>
            <numerusform>Розкриті: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Second place: {reward}</source>
        <translation>2-ге місце: {reward}</translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <translation>
            <numerusform>Відкладені: %n карта</numerusform>
            <numerusform>Відкладені: %n карти</numerusform>
            <numerusform>Відкладені: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>The Conflict deck is empty</source>
        <extracomment>Told only when something lies there.</extracomment>
        <translation>Колода конфліктів порожня</translation>
    </message>
    <message>
        <source>The Shield Wall is gone</source>
        <translation>Оборонної стіни немає</translation>
    </message>
    <message>
        <source>The Shield Wall stands</source>
        <translation>Оборонна стіна стоїть</translation>
    </message>
    <message>
        <source>The game is over after round {number}</source>
        <translation>Гру завершено після раунду {number}</translation>
    </message>
    <message>
        <source>Third place: {reward}</source>
        <translation>3-тє місце: {reward}</translation>
    </message>
    <message numerus="yes">
        <source>Trashed: %n card(s)</source>
        <translation>
            <numerusform>Знищені: %n карта</numerusform>
            <numerusform>Знищені: %n карти</numerusform>
            <numerusform>Знищені: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for the Reveal turn: %n card(s)</source>
        <translation>
            <numerusform>Чекають на хід «Розкрити карти»: %n карта</numerusform>
            <numerusform>Чекають на хід «Розкрити карти»: %n карти</numerusform>
            <numerusform>Чекають на хід «Розкрити карти»: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{faction}: Alliance of {player}</source>
        <translation>{faction}: союз має {player}</translation>
    </message>
    <message>
        <source>{faction}: the Alliance is free</source>
        <translation>{faction}: союз вільний</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n troop(s), strength {strength}</source>
        <translation>
            <numerusform>{player}: %n загін, сила {strength}</numerusform>
            <numerusform>{player}: %n загони, сила {strength}</numerusform>
            <numerusform>{player}: %n загонів, сила {strength}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {troops}, {worms}, strength {strength}</source>
        <translation>{player}: {troops}, {worms}, сила {strength}</translation>
    </message>
    <message>
        <source>{post}: Spy of {player}</source>
        <translation>{post}: шпигун — {player}</translation>
    </message>
    <message>
        <source>{reward} Now this goes to: {players}</source>
        <translation>{reward} Зараз отримують: {players}</translation>
    </message>
    <message>
        <source>{space} Here: {players}</source>
        <translation>{space} Тут: {players}</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>The table in words</source>
        <extracomment>The refs that the line under the pointer, or the current line, touched.</extracomment>
        <translation>Стіл словами</translation>
    </message>
</context>
<context>
    <name>Zones</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in a stack</comment>
        <translation>
            <numerusform>лишилася %n</numerusform>
            <numerusform>лишилося %n</numerusform>
            <numerusform>лишилося %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty stack</source>
        <extracomment>With Rivals. Of a seat, with contracts and battle icons. The number of the card; the id of a stack of equal ones; of an empty place a number that no card has. Whose card it is, in a zone that all seats share. What it costs now, None where nothing is sold; and in what. It lies face down until it is turned up again. The fact of a product by which it lies so before its seat. It lies on a stack: how many are left is told down to the last. Who has grafted it where it lies: it is trashed when that turn ends. The card in play that was sent together with it.</extracomment>
        <translation>Порожній стос</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Persuasion</source>
        <translation>
            <numerusform>коштує %n очко переконливості</numerusform>
            <numerusform>коштує %n очки переконливості</numerusform>
            <numerusform>коштує %n очок переконливості</numerusform>
        </translation>
    </message>
    <message>
        <source>costs {n} {money}</source>
        <translation>ціна: {n} ({money})</translation>
    </message>
    <message>
        <source>grafted by {player}: it is trashed at the end of the turn</source>
        <translation>зрощено ({player}): наприкінці ходу знищується</translation>
    </message>
    <message>
        <source>grafted with {card}</source>
        <translation>зрощено з картою «{card}»</translation>
    </message>
    <message>
        <source>set aside for {player}</source>
        <translation>відкладено для: {player}</translation>
    </message>
    <message>
        <source>used in this round</source>
        <translation>використано в цьому раунді</translation>
    </message>
</context>
</TS>
