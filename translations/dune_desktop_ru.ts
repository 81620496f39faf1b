<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Abilities</name>
    <message>
        <source>at the end of each of your turns</source>
        <translation>в конце каждого вашего хода</translation>
    </message>
    <message>
        <source>at the end of each opponent&apos;s turn</source>
        <translation>в конце каждого хода соперника</translation>
    </message>
    <message>
        <source>at the end of the game</source>
        <translation>в конце игры</translation>
    </message>
    <message>
        <source>at the start of each of your turns</source>
        <translation>в начале каждого вашего хода</translation>
    </message>
    <message>
        <source>at the start of each opponent&apos;s turn</source>
        <translation>в начале каждого хода соперника</translation>
    </message>
    <message>
        <source>at the start of each round</source>
        <translation>в начале каждого раунда</translation>
    </message>
    <message>
        <source>at the start of the game: {effect}</source>
        <translation>в начале игры: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>board spaces with the {icon} icon cost you %n Solari less</source>
        <translation>
            <numerusform>ячейки с символом «{icon}» стоят для вас на %n солярий меньше</numerusform>
            <numerusform>ячейки с символом «{icon}» стоят для вас на %n солярия меньше</numerusform>
            <numerusform>ячейки с символом «{icon}» стоят для вас на %n соляриев меньше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of your dreadnoughts has %n more strength</source>
        <translation>
            <numerusform>каждый ваш дредноут на %n очко боевой силы сильнее</numerusform>
            <numerusform>каждый ваш дредноут на %n очка боевой силы сильнее</numerusform>
            <numerusform>каждый ваш дредноут на %n очков боевой силы сильнее</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of your units of this kind has %n more strength: {unit}</source>
        <translation>
            <numerusform>каждое ваше подразделение этого вида на %n очко боевой силы сильнее: {unit}</numerusform>
            <numerusform>каждое ваше подразделение этого вида на %n очка боевой силы сильнее: {unit}</numerusform>
            <numerusform>каждое ваше подразделение этого вида на %n очков боевой силы сильнее: {unit}</numerusform>
        </translation>
    </message>
    <message>
        <source>in each opponent&apos;s Reveal turn</source>
        <translation>в каждый ход раскрытия карт соперника</translation>
    </message>
    <message>
        <source>in your Reveal turn</source>
        <translation>в ваш ход раскрытия карт</translation>
    </message>
    <message numerus="yes">
        <source>once you have deployed %n or more troops to the Conflict in one turn</source>
        <translation>
            <numerusform>как только вы разместили за один ход не менее %n отряда в зоне конфликта</numerusform>
            <numerusform>как только вы разместили за один ход не менее %n отрядов в зоне конфликта</numerusform>
            <numerusform>как только вы разместили за один ход не менее %n отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>opponents&apos; Agents do not block your Agents at board spaces with these Agent icons: {icons}</source>
        <extracomment>Words of sending that always count.</extracomment>
        <translation>агенты соперников не мешают вашим агентам в ячейках с этими символами агента: {icons}</translation>
    </message>
    <message>
        <source>the Sardaukar contracts are set aside at the start of the game; whenever you take a contract, you may take one of them instead</source>
        <translation>контракты «Сардаукары» откладываются в начале игры; каждый раз, когда вы берёте контракт, можете вместо него взять один из них</translation>
    </message>
    <message>
        <source>when an opponent reaches 2 Influence with a Faction</source>
        <translation>когда влияние соперника в какой-либо фракции достигает 2</translation>
    </message>
    <message>
        <source>when an opponent takes a High Council seat</source>
        <translation>когда соперник занимает место в Высшем Совете</translation>
    </message>
    <message>
        <source>when an opponent wins a Conflict</source>
        <translation>когда соперник побеждает в конфликте</translation>
    </message>
    <message>
        <source>when an opponent&apos;s units leave the Conflict after a Combat</source>
        <translation>когда подразделения соперника покидают зону конфликта после сражения</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with a Faction</source>
        <translation>когда ваше влияние в какой-либо фракции достигает 2</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Bene Gesserit</source>
        <translation>когда ваше влияние во фракции Бене Гессерит достигает 2</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Emperor</source>
        <translation>когда ваше влияние во фракции Императора достигает 2</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Fremen</source>
        <translation>когда ваше влияние во фракции Фрименов достигает 2</translation>
    </message>
    <message>
        <source>when you reach 2 Influence with the Spacing Guild</source>
        <translation>когда ваше влияние во фракции Гильдии Космогации достигает 2</translation>
    </message>
    <message>
        <source>when you send an Agent</source>
        <translation>когда вы отправляете агента</translation>
    </message>
    <message>
        <source>when you send an Agent to a Bene Gesserit board space</source>
        <translation>когда вы отправляете агента в ячейку Бене Гессерит</translation>
    </message>
    <message>
        <source>when you send an Agent to a Fremen board space</source>
        <translation>когда вы отправляете агента в ячейку Фрименов</translation>
    </message>
    <message>
        <source>when you send an Agent to a Spacing Guild board space</source>
        <translation>когда вы отправляете агента в ячейку Гильдии Космогации</translation>
    </message>
    <message>
        <source>when you send an Agent to a board space of one of these Factions ({factions})</source>
        <translation>когда вы отправляете агента в ячейку одной из этих фракций ({factions})</translation>
    </message>
    <message>
        <source>when you send an Agent to an Emperor board space</source>
        <translation>когда вы отправляете агента в ячейку Императора</translation>
    </message>
    <message>
        <source>when you take a High Council seat</source>
        <translation>когда вы занимаете место в Высшем Совете</translation>
    </message>
    <message>
        <source>when you win a Conflict</source>
        <translation>когда вы побеждаете в конфликте</translation>
    </message>
    <message>
        <source>when you win a Conflict in which you have any dreadnoughts: you may return one of them to your supply to gain 1 Victory Point instead of taking control of a board space with it</source>
        <translation>когда вы побеждаете в сражении, имея в нём дредноуты: можете вернуть один из них в личный запас и получить 1 победное очко вместо контроля над ячейкой</translation>
    </message>
    <message>
        <source>when your units leave the Conflict after a Combat</source>
        <translation>когда ваши подразделения покидают зону конфликта после сражения</translation>
    </message>
    <message>
        <source>whenever an opponent acquires a card</source>
        <extracomment>By unit that has a sentence of its own: how much stronger each is. The same as the points where opponents do it; what nobody does is said as above.</extracomment>
        <translation>каждый раз, когда соперник покупает карту</translation>
    </message>
    <message>
        <source>whenever an opponent deploys troops to the Conflict</source>
        <translation>каждый раз, когда соперник размещает отряды в зоне конфликта</translation>
    </message>
    <message>
        <source>whenever an opponent discards a card</source>
        <translation>каждый раз, когда соперник сбрасывает карту</translation>
    </message>
    <message>
        <source>whenever an opponent pays Solari for the cost of a board space</source>
        <translation>каждый раз, когда соперник оплачивает соляриями стоимость ячейки</translation>
    </message>
    <message>
        <source>whenever an opponent plays an Intrigue card</source>
        <translation>каждый раз, когда соперник разыгрывает карту интриги</translation>
    </message>
    <message>
        <source>whenever an opponent sends an Agent</source>
        <translation>каждый раз, когда соперник отправляет агента</translation>
    </message>
    <message>
        <source>whenever an opponent sends an Agent to a Maker board space you are spying on</source>
        <translation>каждый раз, когда соперник отправляет агента в ячейку с символом Подателя, за которой наблюдает ваш шпион</translation>
    </message>
    <message>
        <source>whenever an opponent trashes a card</source>
        <translation>каждый раз, когда соперник удаляет карту</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s Agent is recalled</source>
        <translation>каждый раз, когда возвращается агент соперника</translation>
    </message>
    <message>
        <source>whenever one of your Agents is recalled</source>
        <translation>каждый раз, когда возвращается ваш агент</translation>
    </message>
    <message>
        <source>whenever you acquire a card</source>
        <extracomment>By the point at which something happens.</extracomment>
        <translation>каждый раз, когда вы покупаете карту</translation>
    </message>
    <message>
        <source>whenever you deploy troops to the Conflict</source>
        <translation>каждый раз, когда вы размещаете отряды в зоне конфликта</translation>
    </message>
    <message>
        <source>whenever you discard a card</source>
        <translation>каждый раз, когда вы сбрасываете карту</translation>
    </message>
    <message numerus="yes">
        <source>whenever you gain Solari in your turn, gain %n more</source>
        <translation>
            <numerusform>каждый раз, когда вы получаете солярии в свой ход, получите на %n больше</numerusform>
            <numerusform>каждый раз, когда вы получаете солярии в свой ход, получите на %n больше</numerusform>
            <numerusform>каждый раз, когда вы получаете солярии в свой ход, получите на %n больше</numerusform>
        </translation>
    </message>
    <message>
        <source>whenever you gain any of these in your turn, gain more: {amounts}</source>
        <translation>каждый раз, когда вы получаете что-либо из этого в свой ход, получите ещё: {amounts}</translation>
    </message>
    <message numerus="yes">
        <source>whenever you harvest spice: gain %n spice less and {effect}</source>
        <translation>
            <numerusform>каждый раз, когда вы добываете Пряность: получите на %n Пряность меньше и {effect}</numerusform>
            <numerusform>каждый раз, когда вы добываете Пряность: получите на %n Пряности меньше и {effect}</numerusform>
            <numerusform>каждый раз, когда вы добываете Пряность: получите на %n Пряности меньше и {effect}</numerusform>
        </translation>
    </message>
    <message>
        <source>whenever you pay Solari for the cost of a board space</source>
        <translation>каждый раз, когда вы оплачиваете соляриями стоимость ячейки</translation>
    </message>
    <message>
        <source>whenever you play an Intrigue card</source>
        <translation>каждый раз, когда вы разыгрываете карту интриги</translation>
    </message>
    <message>
        <source>whenever you recruit troops on the shipping track: recruit 1 more, and you may deploy any of these troops to the Conflict</source>
        <translation>каждый раз, когда вы нанимаете отряды на треке поставки: наймите ещё 1 и можете разместить любые из этих отрядов в зоне конфликта</translation>
    </message>
    <message>
        <source>whenever you trash a card</source>
        <translation>каждый раз, когда вы удаляете карту</translation>
    </message>
    <message numerus="yes">
        <source>you count as owning %n more copies of any card</source>
        <translation>
            <numerusform>считается, что у вас на %n копию любой карты больше</numerusform>
            <numerusform>считается, что у вас на %n копии любой карты больше</numerusform>
            <numerusform>считается, что у вас на %n копий любой карты больше</numerusform>
        </translation>
    </message>
    <message>
        <source>you gain no Victory Points</source>
        <translation>вы не получаете победных очков</translation>
    </message>
    <message>
        <source>you gain no bonuses of influence tracks</source>
        <translation>вы не получаете бонусов треков влияния</translation>
    </message>
    <message>
        <source>you gain no resources or Intrigue cards</source>
        <translation>вы не получаете ни ресурсов, ни карт интриг</translation>
    </message>
    <message>
        <source>you gain no rewards of Conflicts</source>
        <translation>вы не получаете наград за конфликты</translation>
    </message>
    <message>
        <source>you may look at the top card of your deck at any time</source>
        <translation>вы можете в любой момент посмотреть верхнюю карту своей колоды</translation>
    </message>
    <message>
        <source>you may put each card you acquire on top of your deck</source>
        <translation>можете класть каждую купленную карту на верх своей колоды</translation>
    </message>
    <message>
        <source>you play no Intrigue cards in a Combat</source>
        <translation>вы не разыгрываете карты интриг в сражении</translation>
    </message>
    <message>
        <source>you start the game without the card {card}</source>
        <translation>вы начинаете игру без карты «{card}»</translation>
    </message>
    <message>
        <source>you take no contracts</source>
        <translation>вы не берёте контрактов</translation>
    </message>
    <message>
        <source>you win ties at the end of the game</source>
        <translation>в конце игры вы выигрываете ничьи</translation>
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
        <translation>Всегда с улыбкой</translation>
    </message>
    <message>
        <source>Arrakis Fiefdom</source>
        <translation>Феод Арракис</translation>
    </message>
    <message>
        <source>Arrakis Informant</source>
        <translation>Информатор на Арракисе</translation>
    </message>
    <message>
        <source>Brutality</source>
        <translation>Жестокость</translation>
    </message>
    <message>
        <source>Careful Observation</source>
        <translation>Внимательное наблюдение</translation>
    </message>
    <message>
        <source>Chronicler&apos;s Insight</source>
        <translation>Проницательность летописца</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Связи</translation>
    </message>
    <message>
        <source>Conscript</source>
        <translation>Призыв</translation>
    </message>
    <message>
        <source>Coordination</source>
        <extracomment>Of a Leader: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Координация</translation>
    </message>
    <message>
        <source>Couriers</source>
        <translation>Курьеры</translation>
    </message>
    <message>
        <source>Desert Scouts</source>
        <translation>Пустынные разведчики</translation>
    </message>
    <message>
        <source>Devious Strength</source>
        <extracomment>Of a Leader, or a side of one: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Коварная сила</translation>
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
        <translation>Император Известной Вселенной</translation>
    </message>
    <message>
        <source>Eyes Everywhere</source>
        <translation>Глаза повсюду</translation>
    </message>
    <message>
        <source>Fill Coffers</source>
        <translation>Полная казна</translation>
    </message>
    <message>
        <source>Final Delivery</source>
        <translation>Последняя доставка</translation>
    </message>
    <message>
        <source>Guild Contacts</source>
        <translation>Связи в Гильдии</translation>
    </message>
    <message>
        <source>Heavy Lasgun Cannons</source>
        <translation>Тяжёлые лазерные орудия</translation>
    </message>
    <message>
        <source>Hidden Reservoir</source>
        <translation>Тайный резервуар</translation>
    </message>
    <message>
        <source>Imperial Birthright</source>
        <translation>Имперское первородство</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Разведданные</translation>
    </message>
    <message>
        <source>Ixian Technology</source>
        <translation>Иксианские технологии</translation>
    </message>
    <message>
        <source>Landsraad Popularity</source>
        <translation>Популярность в Ландсрааде</translation>
    </message>
    <message>
        <source>Lead the Way</source>
        <translation>Указующий путь</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Верность</translation>
    </message>
    <message>
        <source>Manipulate</source>
        <translation>Манипуляция</translation>
    </message>
    <message>
        <source>Manufacturing</source>
        <translation>Производство</translation>
    </message>
    <message>
        <source>Masterstroke</source>
        <translation>Уловка</translation>
    </message>
    <message>
        <source>One Step Ahead</source>
        <translation>На шаг впереди</translation>
    </message>
    <message>
        <source>Other Memories</source>
        <translation>Чужая память</translation>
    </message>
    <message>
        <source>Personal Training</source>
        <translation>Личные тренировки</translation>
    </message>
    <message>
        <source>Prescience</source>
        <extracomment>Of a Leader, or a side of one: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Предвидение</translation>
    </message>
    <message>
        <source>Prudent Diplomacy</source>
        <translation>Благоразумная дипломатия</translation>
    </message>
    <message>
        <source>Reverend Mother</source>
        <translation>Преподобная мать</translation>
    </message>
    <message>
        <source>Ruthless Negotiator</source>
        <translation>Жёсткие переговоры</translation>
    </message>
    <message>
        <source>Sardaukar Commander</source>
        <extracomment>Of a Leader, or a side of one: its standing ability and its Signet Ring ability.</extracomment>
        <translation>Командующий сардаукарами</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Замысел</translation>
    </message>
    <message>
        <source>Smuggle Spice</source>
        <translation>Контрабанда Пряности</translation>
    </message>
    <message>
        <source>Smuggling Operation</source>
        <translation>Прибыль с контрабанды</translation>
    </message>
    <message>
        <source>Spice Addict</source>
        <translation>Зависимость от Пряности</translation>
    </message>
    <message>
        <source>Spice Agony</source>
        <translation>Агония Пряности</translation>
    </message>
    <message>
        <source>Spice Hoard</source>
        <translation>Тайник с Пряностью</translation>
    </message>
    <message>
        <source>Unpredictable Foe</source>
        <translation>Непредсказуемый враг</translation>
    </message>
    <message>
        <source>Unseen Network</source>
        <translation>Невидимая сеть</translation>
    </message>
    <message>
        <source>Warmaster</source>
        <translation>Мастер войны</translation>
    </message>
    <message>
        <source>Water of Life</source>
        <translation>Вода Жизни</translation>
    </message>
</context>
<context>
    <name>Addresses</name>
    <message>
        <source>Gather Intelligence: {effect}</source>
        <translation>Разведка: {effect}</translation>
    </message>
    <message>
        <source>Infiltrate: {effect}</source>
        <translation>Внедрение: {effect}</translation>
    </message>
    <message>
        <source>discard one of these cards and trash the other</source>
        <translation>сбросьте одну из этих карт, а другую удалите</translation>
    </message>
    <message>
        <source>take one of these cards into your hand</source>
        <extracomment>What is asked while the top cards of a deck are sorted.</extracomment>
        <translation>возьмите одну из этих карт на руку</translation>
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
        <translation>%(prog)s: ошибка: %(message)s
</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a whole number</source>
        <translation>«{word}» — не целое число</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>аргумент %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expansions that join, separated by commas: {expansions}</source>
        <translation>дополнения в игре, через запятую: {expansions}</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>нужен хотя бы один аргумент</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>нужен один аргумент</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>лишний явный аргумент %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>недопустимое значение: %(value)r (возможны: %(choices)s)</translation>
    </message>
    <message>
        <source>options</source>
        <translation>параметры</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>позиционные аргументы</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>показать версию программы и выйти</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>показать эту справку и выйти</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>требуются аргументы: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>неизвестные аргументы: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>More of them are no number that anybody means, and a seed has no room for it. The words of ``dune_desktop.cli``. A file that is called like one of them is opened as ``./check``. What ``argparse`` words, as it stands there.</extracomment>
        <translation>использование: </translation>
    </message>
    <message>
        <source>{n} is less than {least}</source>
        <translation>{n} меньше, чем {least}</translation>
    </message>
    <message>
        <source>{n} is more than {most}</source>
        <translation>{n} больше, чем {most}</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Digits {page} of {pages}: Page Up, Page Down</source>
        <extracomment>How long a reason stands, in milliseconds; what is told stands until something is asked or chosen. Of what is told. What does not go on from the question: these buttons stand above the one that does. The command whose key a button shows. The ref that is pointed at, or None. The ref of a piece that was found by letters: it has no row. The number of the rule that is told just now: its paragraph in the help was asked for. Below a reason: a link to what the book of rules tells about it. Of the question; the first one is what goes on. What is to be confirmed begins below it: where it was taken. What was last chosen in vain, and what the list points at.</extracomment>
        <translation>Цифры {page} из {pages}: Page Up, Page Down</translation>
    </message>
    <message>
        <source>In the rules: {title}</source>
        <translation>В правилах: {title}</translation>
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
        <translation>Сражение</translation>
    </message>
    <message numerus="yes">
        <source>Conflict %n of {all}: open the past Conflicts</source>
        <translation>
            <numerusform>Конфликт %n из {all}: показать прошлые конфликты</numerusform>
            <numerusform>Конфликт %n из {all}: показать прошлые конфликты</numerusform>
            <numerusform>Конфликт %n из {all}: показать прошлые конфликты</numerusform>
        </translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>Imperium deck: open the Row</source>
        <translation>Колода карт Империи: открыть рынок</translation>
    </message>
    <message>
        <source>Intrigue deck: open its discard pile</source>
        <translation>Колода интриг: открыть её сброс</translation>
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
        <translation>Ходы игроков</translation>
    </message>
    <message>
        <source>Round {number} · {phase}</source>
        <extracomment>Where opponents move.</extracomment>
        <translation>Раунд {number} · {phase}</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Правила и справка</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>The Rivals get their Swordmasters in round {number}</source>
        <translation>Оппоненты получат оружейников в раунде {number}</translation>
    </message>
    <message>
        <source>Trashed cards</source>
        <translation>Удалённые карты</translation>
    </message>
    <message>
        <source>What would the Master do?</source>
        <translation>Что сделал бы Мастер?</translation>
    </message>
</context>
<context>
    <name>BattleIcon</name>
    <message>
        <source>crysknife</source>
        <translation>крис</translation>
    </message>
    <message>
        <source>desert mouse</source>
        <translation>пустынная мышь</translation>
    </message>
    <message>
        <source>ornithopter</source>
        <translation>орнитоптер</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>универсальный</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>An older state of the game is kept: Open continues from there.</source>
        <translation>Сохранено прежнее состояние игры: «Открыть» продолжит с него.</translation>
    </message>
    <message>
        <source>An older state: round {number}, {when}</source>
        <translation>Прежнее состояние: раунд {number}, {when}</translation>
    </message>
    <message>
        <source>Another copy of the program is playing this game. You can watch it, or play on with a copy.</source>
        <translation>Эта игра открыта в другом окне программы. Её можно смотреть, а продолжить можно её копию.</translation>
    </message>
    <message>
        <source>It was removed to make room for a new game. Restore it and give it a name to keep it.</source>
        <translation>Она освободила место для новой игры. Восстановите её и дайте ей название, и она останется.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <extracomment>Older states in a line. What is in this file is to be played on, as a game of its own. The folder of its file is to be shown.</extracomment>
        <translation>Открыть копию</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Показать папку</translation>
    </message>
    <message>
        <source>The state at the end of each of the last rounds is kept; it opens as a separate game.</source>
        <translation>Сохранены состояния на конец каждого из последних раундов; любое открывается как отдельная игра.</translation>
    </message>
</context>
<context>
    <name>BigBoards</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>How wide the columns of markets, tracks and seats are beside each other. A thing on the table is to be shown large. Whether any product of the game has such a board.</extracomment>
        <translation>Игроки</translation>
    </message>
</context>
<context>
    <name>BigCard</name>
    <message numerus="yes">
        <source>%n cop(y|ies)</source>
        <translation>
            <numerusform>%n копия</numerusform>
            <numerusform>%n копии</numerusform>
            <numerusform>%n копий</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent icons</source>
        <translation>Символы агента</translation>
    </message>
    <message>
        <source>Board space</source>
        <translation>Ячейка</translation>
    </message>
    <message>
        <source>Bonus spice</source>
        <translation>Бонусная Пряность</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Сражение</translation>
    </message>
    <message>
        <source>Conflict card</source>
        <translation>Карта конфликта</translation>
    </message>
    <message>
        <source>Conflict {level} card</source>
        <translation>Карта конфликта уровня {level}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Gathers 1 bonus spice in each round in which no Agent is here.</source>
        <translation>Накапливает по 1 Пряности в каждом раунде, когда здесь нет агента.</translation>
    </message>
    <message>
        <source>House Hagal card</source>
        <translation>Карта Дома Хагаль</translation>
    </message>
    <message>
        <source>Imperium card</source>
        <translation>Карта Империи</translation>
    </message>
    <message>
        <source>Intrigue card</source>
        <translation>Карта интриги</translation>
    </message>
    <message>
        <source>Intrigue card: Combat</source>
        <translation>Карта интриги: сражение</translation>
    </message>
    <message>
        <source>Intrigue card: Combat and Endgame</source>
        <translation>Карта интриги: сражение и цель</translation>
    </message>
    <message>
        <source>Intrigue card: Endgame</source>
        <translation>Карта интриги: цель</translation>
    </message>
    <message>
        <source>Intrigue card: Plot</source>
        <extracomment>By what is printed on an intrigue card.</extracomment>
        <translation>Карта интриги: заговор</translation>
    </message>
    <message>
        <source>Intrigue card: Plot and Combat</source>
        <translation>Карта интриги: заговор и сражение</translation>
    </message>
    <message>
        <source>Intrigue card: Plot and Endgame</source>
        <translation>Карта интриги: заговор и цель</translation>
    </message>
    <message>
        <source>Intrigue card: Plot, Combat and Endgame</source>
        <translation>Карта интриги: заговор, сражение и цель</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Лидер</translation>
    </message>
    <message>
        <source>None: it can be revealed, but sends no Agent.</source>
        <translation>Нет: её можно раскрыть, но агента она не отправляет.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Карта задачи</translation>
    </message>
    <message>
        <source>Reserve card</source>
        <translation>Карта резерва</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Оппонент</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Разъяснения</translation>
    </message>
    <message>
        <source>Starting card</source>
        <translation>Стартовая карта</translation>
    </message>
    <message>
        <source>Tech tile</source>
        <extracomment>What it is, then its cost, whose it is, how often and where it exists. Heading and wording.</extracomment>
        <translation>Жетон технологий</translation>
    </message>
    <message>
        <source>When you send an Agent here, you may deploy troops to the Conflict.</source>
        <translation>Отправив сюда агента, можно разместить отряды в зоне конфликта.</translation>
    </message>
    <message>
        <source>complexity {level} of 3</source>
        <translation>сложность {level} из 3</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Persuasion</source>
        <translation>
            <numerusform>стоит %n очко убеждения</numerusform>
            <numerusform>стоит %n очка убеждения</numerusform>
            <numerusform>стоит %n очков убеждения</numerusform>
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
        <translation>Правила не советуют брать эти карты: на них нет символа сражения, и пары встречаются реже.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>This grid, and where in it the keyboard is.</extracomment>
        <translation>{number} из {all}</translation>
    </message>
</context>
<context>
    <name>BlendNames</name>
    <message>
        <source>Blend</source>
        <translation>Состав</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete “{name}” for good?</source>
        <translation>Удалить «{name}» навсегда?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Name of the blend</source>
        <translation>Название состава</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Standard blend</source>
        <extracomment>Of the chooser: the choice that was set aside. No name is longer than the longest. What stands there while a blend is chosen, and while a question waits.</extracomment>
        <translation>Стандартный состав</translation>
    </message>
    <message>
        <source>There is already a blend with this name.</source>
        <translation>Состав с таким названием уже есть.</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (изменён)</translation>
    </message>
</context>
<context>
    <name>BlendPage</name>
    <message>
        <source>Cards of the blend</source>
        <extracomment>The field to find a card by: no narrower, no wider.</extracomment>
        <translation>Карты состава</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Найти карту</translation>
    </message>
    <message>
        <source>No card has that name.</source>
        <translation>Карты с таким названием нет.</translation>
    </message>
</context>
<context>
    <name>BlendWords</name>
    <message>
        <source>Conflict {dealt} of {number}</source>
        <translation>Конфликты: {dealt} из {number}</translation>
    </message>
    <message>
        <source>Conflict {level} cards: {count} needed, {left} ticked.</source>
        <translation>Карты конфликта уровня {level}: нужно {count}, отмечено {left}.</translation>
    </message>
    <message numerus="yes">
        <source>Imperium %n card(s)</source>
        <extracomment>Another card, expansion or blend. The named blends are others: the settings are to be written. The name of the blend that the choice began from; empty: the usual one. Also what this version does not know, so that it is not lost. A changed choice that another blend was taken instead of: the way back to it.</extracomment>
        <translation>
            <numerusform>Империя: %n карта</numerusform>
            <numerusform>Империя: %n карты</numerusform>
            <numerusform>Империя: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Intrigue {number}</source>
        <translation>Интриги: {number}</translation>
    </message>
    <message numerus="yes">
        <source>The Imperium deck needs at least %n card(s).</source>
        <translation>
            <numerusform>В колоде карт Империи должна быть хотя бы %n карта.</numerusform>
            <numerusform>В колоде карт Империи должно быть хотя бы %n карты.</numerusform>
            <numerusform>В колоде карт Империи должно быть хотя бы %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Intrigue deck needs at least 1 card.</source>
        <translation>В колоде интриг должна быть хотя бы 1 карта.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n contract(s) left in the bank</source>
        <extracomment>How many lie open (U18.1).</extracomment>
        <translation>
            <numerusform>%n контракт в общем запасе</numerusform>
            <numerusform>%n контракта в общем запасе</numerusform>
            <numerusform>%n контрактов в общем запасе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memor(y|ies)</source>
        <translation>
            <numerusform>%n воспоминание</numerusform>
            <numerusform>%n воспоминания</numerusform>
            <numerusform>%n воспоминаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sandworm(s), 3 strength each; the reward is taken twice</source>
        <translation>
            <numerusform>%n песчаный червь, 3 очка боевой силы за каждого; награда берётся дважды</numerusform>
            <numerusform>%n песчаных червя, 3 очка боевой силы за каждого; награда берётся дважды</numerusform>
            <numerusform>%n песчаных червей, 3 очка боевой силы за каждого; награда берётся дважды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sp(y|ies) in supply</source>
        <extracomment>Trophies where there is little room, and how far apart they are there at the least. Open and done. Other units need room beside it.</extracomment>
        <translation>
            <numerusform>%n шпион в личном запасе</numerusform>
            <numerusform>%n шпиона в личном запасе</numerusform>
            <numerusform>%n шпионов в личном запасе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in supply</source>
        <translation>
            <numerusform>%n отряд в личном запасе</numerusform>
            <numerusform>%n отряда в личном запасе</numerusform>
            <numerusform>%n отрядов в личном запасе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the Conflict</source>
        <translation>
            <numerusform>%n отряд в зоне конфликта</numerusform>
            <numerusform>%n отряда в зоне конфликта</numerusform>
            <numerusform>%n отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the garrison</source>
        <translation>
            <numerusform>%n отряд в гарнизоне</numerusform>
            <numerusform>%n отряда в гарнизоне</numerusform>
            <numerusform>%n отрядов в гарнизоне</numerusform>
        </translation>
    </message>
    <message>
        <source>CHOAM</source>
        <translation>КООАМ</translation>
    </message>
    <message>
        <source>Completed: {title}</source>
        <translation>Выполнено: {title}</translation>
    </message>
    <message>
        <source>Conflict {level}: {name}</source>
        <extracomment>R20.8: with fewer seats the third reward is for a tie for second place only. Of the battle icon and of the Shield Wall. In a card that is narrower, signs stand beside the space that is fought for. The line of the space that is fought for. The height of a reward&apos;s line, in icons of the largest size that suits it; the largest that fits is taken. By place, first to third. Who controls the space that it is about. The fight is on. The Shield Wall stands.</extracomment>
        <translation>Конфликт уровня {level}: {name}</translation>
    </message>
    <message>
        <source>Contract: {title}</source>
        <translation>Контракт: {title}</translation>
    </message>
    <message>
        <source>Face down, battle icons used:</source>
        <translation>Лицевой стороной вниз, символы сражения использованы:</translation>
    </message>
    <message>
        <source>House Hagal</source>
        <translation>Дом Хагаль</translation>
    </message>
    <message numerus="yes">
        <source>House Hagal deck: %n card(s). Click to see those turned up.</source>
        <translation>
            <numerusform>Колода Дома Хагаль: %n карта; щелчок покажет открытые</numerusform>
            <numerusform>Колода Дома Хагаль: %n карты; щелчок покажет открытые</numerusform>
            <numerusform>Колода Дома Хагаль: %n карт; щелчок покажет открытые</numerusform>
        </translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>Крюк Подателя</translation>
    </message>
    <message>
        <source>No House Hagal card has been turned up yet</source>
        <extracomment>Width to height of a card; how much smaller the deck is than the card that lies open. A line of a table is lower, and has no heading. What all of it is read on. Of the words beside the cards.</extracomment>
        <translation>Карты Дома Хагаль ещё не открывались</translation>
    </message>
    <message>
        <source>Past Conflicts</source>
        <extracomment>From card to card. Below this height it has no heading. What all of it is read on.</extracomment>
        <translation>Прошлые конфликты</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <extracomment>Contracts lie where the dome would stand. On a board with posts. In words, as it is the key of a picture.</extracomment>
        <translation>Показать всё поле</translation>
    </message>
    <message numerus="yes">
        <source>Strength %n</source>
        <extracomment>How much of the ground the colour of the seat takes, and what its foot is read on. How much of the ground is in the leader&apos;s face; on a pale one dark skin would turn into a stain. Half of the room of a head beside the strength, of its height. The room of the supply at the foot. In a lower one, a line of a table, there is no room for a face; and how much of it a name leaves to the units. In a narrower one what a seat has in store is told in fewer figures. The question goes to this seat. What is no troop; and what of it waits. None where the edition has no spies.</extracomment>
        <translation>
            <numerusform>Боевая сила: %n</numerusform>
            <numerusform>Боевая сила: %n</numerusform>
            <numerusform>Боевая сила: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The Mentat is with {player}</source>
        <translation>Ментат у игрока: {player}</translation>
    </message>
    <message>
        <source>The Shield Wall is gone: sandworms can be summoned to any Conflict.</source>
        <translation>Барьерная Стена уничтожена: песчаных червей можно призвать в любой конфликт.</translation>
    </message>
    <message>
        <source>The Shield Wall stands: no sandworms in Conflicts for Arrakeen, Spice Refinery or Imperial Basin.</source>
        <extracomment>How high the front of the cliff before the basin is, where there is room.</extracomment>
        <translation>Барьерная Стена стоит: в конфликты за Арракин, Завод по очистке Пряности и Имперскую котловину песчаных червей призвать нельзя.</translation>
    </message>
    <message>
        <source>With fewer than four players, the third reward is only for a tie for second place.</source>
        <translation>Третья награда — только за ничью на втором месте: игроков меньше четырёх.</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>след. раунд</translation>
    </message>
    <message>
        <source>{player} takes the Mentat next round</source>
        <translation>{player} получит ментата в следующем раунде</translation>
    </message>
    <message>
        <source>{units} in supply</source>
        <translation>{units} в личном запасе</translation>
    </message>
    <message>
        <source>{units} in the garrison</source>
        <extracomment>How large one may be; the room of their number where not all are drawn. So much of one the next one leaves free.</extracomment>
        <translation>{units} в гарнизоне</translation>
    </message>
    <message>
        <source>{units}, {n} strength each</source>
        <translation>{units}, боевая сила каждого: {n}</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>1 Round Start: a new Conflict, five cards for everybody. 2 Player Turns: one turn each, round and round, until all have revealed. 3 Combat: the rewards of the Conflict. 4 Makers: bonus spice where nobody stands. 5 Recall: the Agents come home.</source>
        <translation>1 Начало раунда: новый конфликт, каждому пять карт. 2 Ходы игроков: по одному ходу, по кругу, пока все не раскроют карты. 3 Сражение: награды конфликта. 4 Податели: бонусная Пряность там, где никого нет. 5 Возвращение: агенты возвращаются.</translation>
    </message>
    <message>
        <source>A Faction of your choice</source>
        <translation>Фракция на выбор</translation>
    </message>
    <message>
        <source>A Fremen Bond {fremen} works if you have another card of the Fremen in play; it does not matter which of them came first.</source>
        <translation>Связь фрименов {fremen} действует, если у вас активна другая карта Фрименов; какая из них пришла первой, неважно.</translation>
    </message>
    <message>
        <source>A Graft card {grafted} sends an Agent together with exactly one other card of your hand. An icon of either is enough; both upper boxes work. Alone it sends nobody, but it can be revealed.</source>
        <translation>Карта со сращиванием {grafted} отправляет агента вместе ровно с одной другой картой с руки. Достаточно символа любой из них; действуют оба верхних эффекта. Сама она не отправляет никого, но её можно раскрыть.</translation>
    </message>
    <message>
        <source>A High Council seat</source>
        <translation>Место в Высшем Совете</translation>
    </message>
    <message>
        <source>A Spy icon {spy} lets you put one of your three Spies on a free observation post; each post watches one to three spaces. You may decline. No post holds two Spies of yours.</source>
        <translation>Символ шпиона {spy} позволяет поставить одного из трёх ваших шпионов на свободный наблюдательный пункт; каждый пункт следит за одной — тремя ячейками. Можно отказаться. На одном пункте двух ваших шпионов не бывает.</translation>
    </message>
    <message>
        <source>A box with this sign {unload} also works when the card is discarded or trashed, at any time. An Agent icon with this sign {infiltrate} leads also to where others have Agents.</source>
        <translation>Эффект с этим знаком {unload} действует и тогда, когда карта сброшена или удалена, в любое время. Символ агента с этим знаком {infiltrate} ведёт и туда, где стоят чужие агенты.</translation>
    </message>
    <message>
        <source>A card sends an Agent</source>
        <translation>Карта отправляет агента</translation>
    </message>
    <message>
        <source>A card with this icon {spy} leads to any space that one of your Spies watches. The Spy stays there; cost and requirements are as ever.</source>
        <translation>Карта с этим символом {spy} ведёт в любую ячейку, за которой следит ваш шпион. Он остаётся на месте; стоимость и условия обычные.</translation>
    </message>
    <message>
        <source>A discarded card {discard} comes from your hand and will come back. A trashed card {trash} leaves the game for good: it may be in your hand, your discard pile or in play. You may decline to trash. Weak cards out of the deck bring the good ones sooner.</source>
        <translation>Сброшенная карта {discard} уходит с руки и ещё вернётся. Удалённая {trash} навсегда покидает игру: её берут с руки, из сброса или из активных карт. От удаления можно отказаться. Без слабых карт хорошие приходят чаще.</translation>
    </message>
    <message>
        <source>A dreadnought after the Combat</source>
        <translation>Дредноут после сражения</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>A round begins: five cards each</source>
        <translation>Начало раунда: по пять карт</translation>
    </message>
    <message>
        <source>A sandworm {sandworm} comes straight into the Conflict, from any space and in Reveal turns, too. It counts 3 strength, can neither retreat nor be lost, and leaves after the Combat.</source>
        <translation>Песчаный червь {sandworm} приходит прямо в зону конфликта, из любой ячейки и в ход раскрытия карт тоже. Он даёт 3 боевой силы, не может ни отступить, ни быть потерян и уходит после сражения.</translation>
    </message>
    <message>
        <source>A specimen {specimen} is a troop of your supply in the Axolotl tanks {tanks}. In your Reveal turn specimens pay for Tleilaxu cards and then go back to the supply. Tleilaxu cards do not cost Persuasion.</source>
        <translation>Образец {specimen} — отряд из личного запаса в аксолотлевых чанах {tanks}. В ход раскрытия карт образцами платят за карты тлейлаксу, и они возвращаются в личный запас. Убеждения карты тлейлаксу не стоят.</translation>
    </message>
    <message>
        <source>A third Agent</source>
        <translation>Третий агент</translation>
    </message>
    <message>
        <source>A tie at the end of the game</source>
        <translation>Ничья в конце игры</translation>
    </message>
    <message>
        <source>A tie in a Conflict</source>
        <translation>Ничья в конфликте</translation>
    </message>
    <message>
        <source>A tie on an Influence track</source>
        <translation>Равенство на треке влияния</translation>
    </message>
    <message>
        <source>Agent turn</source>
        <translation>Ход отправки агента</translation>
    </message>
    <message>
        <source>All troops in the Conflict go back to the supply {supply}, those of the winner, too: nobody survives to fight again next round. What stayed in the garrison is still there.</source>
        <translation>Все отряды из зоны конфликта уходят в личный запас {supply}, и отряды победителя тоже: в следующем раунде они не сражаются. Кто был в гарнизоне, там и остаётся.</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Союзы</translation>
    </message>
    <message>
        <source>Alone against two Rivals</source>
        <translation>Один против двух оппонентов</translation>
    </message>
    <message>
        <source>An acquired card goes to your discard pile {discard_pile}, not into your hand. You draw it once your deck has been used up and shuffled anew.</source>
        <translation>Купленная карта идёт в ваш сброс {discard_pile}, а не на руку. Вы возьмёте её, когда колода кончится и её перемешают заново.</translation>
    </message>
    <message>
        <source>An effect that steals {steal} takes a card at random from each opponent who holds four or more Intrigue cards. So do not hoard.</source>
        <translation>Эффект кражи {steal} забирает случайную карту у каждого соперника, который держит четыре и более карт интриг. Так что не копите.</translation>
    </message>
    <message>
        <source>At the end of a round in which somebody has come to ten points, or when the last Conflict card has been fought for: after ten rounds at the latest. A round is always played to its end, so others may still overtake.</source>
        <translation>В конце раунда, в котором кто-то дошёл до десяти очков, или когда разыграна последняя карта конфликта: не позже чем через десять раундов. Раунд всегда доигрывают, так что другие ещё могут обогнать.</translation>
    </message>
    <message>
        <source>At the end of the turn all your cards in play are discarded, those of your Agents, too. Cards that come to you after that stay in your hand for the next round.</source>
        <translation>В конце хода все ваши активные карты сбрасываются, и те, что отправляли агентов. Карты, пришедшие после этого, остаются на руке до следующего раунда.</translation>
    </message>
    <message>
        <source>Battle icons</source>
        <translation>Символы сражения</translation>
    </message>
    <message>
        <source>Before the points are compared</source>
        <translation>Прежде чем сравнить очки</translation>
    </message>
    <message>
        <source>Beginning with the First Player {first_player}, clockwise, one turn each: send an Agent or reveal. You cannot pass. After your Reveal turn you have no more turns in this round, and the others go on.</source>
        <translation>Начиная с первого игрока {first_player}, по часовой стрелке, по одному ходу: отправить агента или раскрыть карты. Пасовать нельзя. После хода раскрытия карт вы в этом раунде больше не ходите, а остальные продолжают.</translation>
    </message>
    <message>
        <source>Board spaces</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>Bonds</source>
        <translation>Связи</translation>
    </message>
    <message>
        <source>Bonus spice</source>
        <translation>Бонусная Пряность</translation>
    </message>
    <message>
        <source>Bought cards come later</source>
        <translation>Купленные карты приходят позже</translation>
    </message>
    <message>
        <source>Buying cards</source>
        <translation>Покупка карт</translation>
    </message>
    <message>
        <source>Card, space, cost, Agent. Then everything that the space shows and the upper box of the card, in any order. The lower box of a card that sent an Agent does nothing in this round: its Persuasion and swords are given up.</source>
        <translation>Карта, ячейка, стоимость, агент. Потом всё, что показывает ячейка, и верхний эффект карты — в любом порядке. Нижний эффект карты, отправившей агента, в этом раунде ничего не даёт: её убеждения и мечей вы не получите.</translation>
    </message>
    <message>
        <source>Cards and secrets</source>
        <translation>Карты и тайны</translation>
    </message>
    <message>
        <source>Cards in hand and in play</source>
        <translation>Карты на руке и активные карты</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>Сброс карт</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Сражение</translation>
    </message>
    <message>
        <source>Completing a contract</source>
        <translation>Выполнить контракт</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракты</translation>
    </message>
    <message>
        <source>Control of a space</source>
        <translation>Контроль над ячейкой</translation>
    </message>
    <message>
        <source>Discarding and trashing</source>
        <translation>Сбросить или удалить</translation>
    </message>
    <message>
        <source>Do as much as you can; the rest is lost. What is not possible now waits, as something else may make it possible. When the turn ends, it is lost.</source>
        <translation>Делайте, сколько можете; остальное пропадает. Невозможное сейчас ждёт: что-то другое может сделать его возможным. С концом хода оно пропадает.</translation>
    </message>
    <message>
        <source>Dreadnoughts</source>
        <translation>Дредноуты</translation>
    </message>
    <message>
        <source>Dreadnoughts are not lost: they return to the garrison. The only winner puts one on a controllable space {control}: until the end of the next Combat it brings the bonus and the defence of that space, in place of whoever controls it.</source>
        <translation>Дредноуты не теряют: они возвращаются в гарнизон. Единственный победитель ставит один на ячейку, которую можно контролировать {control}: до конца следующего сражения он даёт её бонус и защиту вместо того, кто её контролирует.</translation>
    </message>
    <message>
        <source>Each Research icon {research} moves your token a step to the right, on a way of your choice, and you gain what lies there. Column 4 gives the first genetic marker {marker_1}, column 8 the second {marker_2}; after that each icon draws a card.</source>
        <translation>Каждый символ исследования {research} передвигает вашу фишку на шаг вправо, путём на выбор, и вы получаете то, что там есть. Столбец 4 даёт первый генетический маркер {marker_1}, столбец 8 — второй {marker_2}; дальше каждый символ даёт карту.</translation>
    </message>
    <message>
        <source>Each Rival is a Leader with its Signet Ring. 7 Solari, 7 spice, 3 water or 3 Intrigue cards become a point {vp} at once. Later in the game they have Swordmasters. A Rival may end the game and win it.</source>
        <translation>Каждый оппонент — лидер со своим кольцом. 7 соляриев, 7 Пряности, 3 воды или 3 карты интриг сразу становятся очком {vp}. Позже у них есть оружейники. Оппонент может закончить игру и победить.</translation>
    </message>
    <message>
        <source>Each beetle {tleilaxu} is a step: an Intrigue card at 2 and 6, a Victory Point {vp} at 4 and 7. Whoever is first at 4 also takes the 2 spice there.</source>
        <translation>Каждый жук {tleilaxu} — шаг: карта интриги на 2 и 6, победное очко {vp} на 4 и 7. Первый на 4 берёт также 2 Пряности.</translation>
    </message>
    <message>
        <source>Each names what completes it: a visit, spice harvested in one turn, or acquiring The Spice Must Flow. It happens by itself, and gives its reward once. For a visit you need the contract before you send the Agent.</source>
        <translation>На каждом указано, что его выполняет: посещение, добытая за ход Пряность или покупка карты «Пряность должна поступать». Это происходит само и даёт награду один раз. Для посещения контракт нужен до отправки агента.</translation>
    </message>
    <message>
        <source>Each of the four Factions has a track from 0 to 6. An Agent on a space of that Faction moves you up a step; cards and rewards do so, too {influence}.</source>
        <translation>У каждой из четырёх фракций есть трек от 0 до 6. Агент на ячейке фракции поднимает вас на шаг; карты и награды тоже {influence}.</translation>
    </message>
    <message>
        <source>Each of your troops {troop} in the Conflict counts 2, each sword {sword} 1. Swords without a unit there count for nothing; as soon as one arrives, they do. Troops in the garrison add no strength.</source>
        <translation>Каждый ваш отряд {troop} в зоне конфликта даёт 2, каждый меч {sword} — 1. Мечи без подразделения там не дают ничего; как только оно появится, они считаются. Отряды в гарнизоне силы не добавляют.</translation>
    </message>
    <message>
        <source>Effects are resolved. Your choice is what says “may”, the cost before an arrow {arrow}, and trashing {trash}. Such icons stand in a dashed frame here.</source>
        <translation>Эффекты выполняются. По желанию — то, где сказано «можете», стоимость перед стрелкой {arrow} и удаление карт {trash}. Такие символы здесь в пунктирной рамке.</translation>
    </message>
    <message>
        <source>Emperor {emperor}: a Spy {spy}, placed at once. Spacing Guild {spacing_guild}: 3 Solari. Bene Gesserit {bene_gesserit}: an Intrigue card. Fremen {fremen}: 1 water.</source>
        <translation>Император {emperor}: шпион {spy}, размещается сразу. Гильдия Космогации {spacing_guild}: 3 солярия. Бене Гессерит {bene_gesserit}: карта интриги. Фримены {fremen}: 1 вода.</translation>
    </message>
    <message>
        <source>Emperor {emperor}: two troops. Spacing Guild {spacing_guild}: 3 Solari. Bene Gesserit {bene_gesserit}: an Intrigue card. Fremen {fremen}: 1 water.</source>
        <translation>Император {emperor}: два отряда. Гильдия Космогации {spacing_guild}: 3 солярия. Бене Гессерит {bene_gesserit}: карта интриги. Фримены {fremen}: 1 вода.</translation>
    </message>
    <message>
        <source>Everybody begins with an Objective {objective}, a battle icon that pairs with the first Conflict of the same icon that you win. One of the Objectives names the First Player.</source>
        <translation>Каждый начинает с картой задачи {objective}: её символ сражения составит пару с первым выигранным конфликтом с таким же символом. Одна из карт задач называет первого игрока.</translation>
    </message>
    <message>
        <source>Everybody begins with two Agents. The Swordmaster {swordmaster} is a third one for the rest of the game, in the round in which you get it, too. You get it only once, on the space of that name.</source>
        <translation>Каждый начинает с двумя агентами. Оружейник {swordmaster} — третий агент до конца игры, уже в том раунде, когда вы его получили. Его получают один раз, на одноимённой ячейке.</translation>
    </message>
    <message>
        <source>Everybody has two. Commissioning {dreadnought} brings one to the garrison; from there it is deployed like a troop, and counts 3 strength. What says troops does not concern dreadnoughts.</source>
        <translation>У каждого их два. Постройка {dreadnought} ведёт дредноут в гарнизон; оттуда его размещают, как отряд, и он даёт 3 боевой силы. Сказанное об отрядах дредноутов не касается.</translation>
    </message>
    <message>
        <source>Family Atomics</source>
        <translation>Семейное атомное оружие</translation>
    </message>
    <message>
        <source>First its Swordmaster {swordmaster}, as soon as its resources and Intrigue cards reach its value; after that 7 Solari, 7 spice, 3 water or 3 Intrigue cards become a point {vp}. It may end the game and win it.</source>
        <translation>Сначала оружейника {swordmaster}, как только ресурсы и карты интриг дойдут до его значения; затем 7 соляриев, 7 Пряности, 3 воды или 3 карты интриг становятся очком {vp}. Он может закончить игру и победить.</translation>
    </message>
    <message>
        <source>For 5 Solari you take a seat {council} for the rest of the game: 2 Persuasion more in each of your Reveal turns, beginning with this round&apos;s.</source>
        <translation>За 5 соляриев вы берёте место {council} до конца игры: на 2 убеждения больше в каждый свой ход раскрытия карт, начиная с этого раунда.</translation>
    </message>
    <message>
        <source>For each turn a Hagal card is turned up that names an empty space. The Agent goes there without cost, gains Influence and troops, and deploys what it can. A Rival {rival} has no hand and no deck.</source>
        <translation>Для каждого хода открывают карту Дома Хагаль со свободной ячейкой. Агент идёт туда без стоимости, получает влияние и отряды и размещает, сколько может. У оппонента {rival} нет ни руки, ни колоды.</translation>
    </message>
    <message>
        <source>For each turn a Hagal card is turned up that names an open space. The Agent goes there without cost or requirement. A Rival {rival} acquires nothing, plays no Intrigue cards, never reveals, and has no hand to discard.</source>
        <translation>Для каждого хода открывают карту Дома Хагаль с доступной ячейкой. Агент идёт туда без стоимости и условий. Оппонент {rival} ничего не покупает, не разыгрывает карт интриг, не раскрывает карт, и сбрасывать ему нечего.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Например</translation>
    </message>
    <message>
        <source>For example: 7 against 7</source>
        <translation>Например: 7 против 7</translation>
    </message>
    <message>
        <source>For example: deploying</source>
        <translation>Например: размещение</translation>
    </message>
    <message>
        <source>For example: five cards</source>
        <translation>Например: пять карт</translation>
    </message>
    <message>
        <source>For example: two Spies</source>
        <translation>Например: два шпиона</translation>
    </message>
    <message>
        <source>For example: two steps at once</source>
        <translation>Например: два шага сразу</translation>
    </message>
    <message>
        <source>Go to 11</source>
        <translation>До 11</translation>
    </message>
    <message>
        <source>Grafting</source>
        <translation>Сращивание</translation>
    </message>
    <message>
        <source>Harvesting spice</source>
        <translation>Добыча Пряности</translation>
    </message>
    <message>
        <source>How House Hagal plays</source>
        <translation>Как играет Дом Хагаль</translation>
    </message>
    <message>
        <source>How a Rival plays</source>
        <translation>Как играет оппонент</translation>
    </message>
    <message>
        <source>How a space is read</source>
        <translation>Как читать ячейку</translation>
    </message>
    <message>
        <source>How many troops you may deploy</source>
        <translation>Сколько отрядов можно разместить</translation>
    </message>
    <message>
        <source>How to get Influence</source>
        <translation>Как получить влияние</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Как победить</translation>
    </message>
    <message>
        <source>If the game is not over, all Agents {agent} return to their Leaders, the First Player marker {first_player} moves on to the left, and the next round begins.</source>
        <translation>Если игра не закончилась, все агенты {agent} возвращаются к лидерам, жетон первого игрока {first_player} переходит налево, и начинается следующий раунд.</translation>
    </message>
    <message>
        <source>Immortality</source>
        <translation>Бессмертие</translation>
    </message>
    <message>
        <source>Imperial Basin gives 1 spice {spice} for nothing, Hagga Basin 2 for 1 water {water}, Deep Desert 4 for 3 water. With Maker hooks {hooks} Hagga Basin may bring a sandworm {sandworm} instead, Deep Desert two. Bonus spice you take in any case.</source>
        <translation>«Имперская котловина» даёт 1 Пряность {spice} даром, «Котловина Хагга» — 2 за 1 воду {water}, «Глубокая пустыня» — 4 за 3 воды. С крюком Подателя {hooks} «Котловина Хагга» может вместо этого дать песчаного червя {sandworm}, «Глубокая пустыня» — двух. Бонусную Пряность берут в любом случае.</translation>
    </message>
    <message>
        <source>Imperial Basin gives 1 spice {spice} for nothing, Hagga Basin 2 for 1 water {water}, The Great Flat 3 for 2 water: and all bonus spice that lies there.</source>
        <translation>«Имперская котловина» даёт 1 Пряность {spice} даром, «Котловина Хагга» — 2 за 1 воду {water}, «Великая Равнина» — 3 за 2 воды, а также всю накопленную там бонусную Пряность.</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>В любом порядке</translation>
    </message>
    <message>
        <source>In the Makers phase each Maker space {maker} without an Agent gathers 1 bonus spice {spice}. It lies there until somebody harvests: that player takes all of it. It is never shared.</source>
        <translation>В фазе Подателей каждая ячейка с символом Подателя {maker} без агента копит 1 бонусную Пряность {spice}. Она лежит, пока кто-то её не добудет: он берёт всю. Её никогда не делят.</translation>
    </message>
    <message>
        <source>In your Reveal turn all cards that are left in your hand lie open. Now their lower boxes work: Persuasion {persuasion}, swords {sword} and whatever else they show, in any order.</source>
        <translation>В ход раскрытия карт все оставшиеся на руке карты открыты. Теперь действуют их нижние эффекты: убеждение {persuasion}, мечи {sword} и всё остальное, в любом порядке.</translation>
    </message>
    <message>
        <source>Influence and Alliances</source>
        <translation>Влияние и союзы</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карты интриг</translation>
    </message>
    <message>
        <source>Intrigue cards {intrigue} are kept secret, in any number, and each is used once. They are no part of your deck and are never discarded with your hand.</source>
        <translation>Карты интриг {intrigue} держат в тайне, сколько угодно, и каждую применяют один раз. Они не входят в колоду, и с рукой их не сбрасывают.</translation>
    </message>
    <message>
        <source>Its colour and icon say which cards lead there. What is to be paid stands before the arrow {arrow}, what it gives after it. Crossed swords {combat} let troops into the Conflict; a space in the desert {maker} gathers bonus spice.</source>
        <translation>Цвет и символ говорят, какие карты туда ведут. Перед стрелкой {arrow} — что заплатить, после неё — что даётся. Скрещённые мечи {combat} открывают путь в зону конфликта; ячейка в пустыне {maker} копит бонусную Пряность.</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лидеры</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>Крюк Подателя</translation>
    </message>
    <message>
        <source>Money {solari} pays for seats, the third Agent and favours. Spice {spice} is sold, pays for strong effects, and decides ties at the end. Water {water} opens the desert. There is always enough of all three, and players never trade.</source>
        <translation>Деньги {solari} — это места в Совете, третий агент и услуги. Пряность {spice} продают, ею платят за сильные эффекты, и она решает ничью в конце. Вода {water} открывает пустыню. Всего этого всегда хватает, а между собой игроки не торгуют.</translation>
    </message>
    <message>
        <source>Must all Agents go?</source>
        <translation>Нужно ли отправлять всех агентов?</translation>
    </message>
    <message>
        <source>No. You may reveal while you still have Agents: then more cards are left for buying and fighting. Whoever cannot send an Agent must reveal.</source>
        <translation>Нет. Карты можно раскрыть, когда агенты ещё есть: тогда на покупку и сражение остаётся больше карт. Кто не может отправить агента, должен раскрыть карты.</translation>
    </message>
    <message>
        <source>Nobody wins: all who are tied for first take the second reward, all who are tied for second the third. Tied for third: nothing. If two of four tie for first, the other two fight for the third reward.</source>
        <translation>Не побеждает никто: все, кто разделил первое место, берут вторую награду, кто второе — третью. За третье — ничего. Если двое из четырёх разделили первое, двое других борются за третью награду.</translation>
    </message>
    <message>
        <source>Occupied spaces</source>
        <translation>Занятые ячейки</translation>
    </message>
    <message>
        <source>Once in the game, in a turn of yours, you may clear the whole Imperium Row {atomics}; it is dealt anew.</source>
        <translation>Один раз за игру, в свой ход, можно убрать весь рынок Империи {atomics}; его выкладывают заново.</translation>
    </message>
    <message>
        <source>Only the Tech icon {tech} acquires one of the three open tiles, for spice {spice}. A Negotiator {negotiator} is a troop from the supply that waits on Ix: brought home, it lowers a price by 1. Tiles with this sign {flip} work once in a round.</source>
        <translation>Только символ технологии {tech} позволяет получить один из трёх открытых жетонов за Пряность {spice}. Переговорщик {negotiator} — отряд из личного запаса, ждущий на Иксе: вернувшись, он снижает цену на 1. Жетоны с этим знаком {flip} действуют один раз в раунд.</translation>
    </message>
    <message>
        <source>Only when you have to draw {card} and your deck {deck} is empty: then the discard pile {discard_pile} becomes the new deck. It is not shuffled every round. If both are empty, you draw no more.</source>
        <translation>Только когда нужно взять карту {card}, а колода {deck} пуста: тогда сброс {discard_pile} становится новой колодой. Каждый раунд её не перемешивают. Если пусто и там, карт больше не берут.</translation>
    </message>
    <message>
        <source>Only with an Agent on a Combat space {combat}: all troops that you have recruited in this turn, and up to two more from the garrison {garrison}. Elsewhere, and in Reveal turns, recruits stay in the garrison.</source>
        <translation>Только с агентом в ячейке конфликта {combat}: все отряды, нанятые в этот ход, и ещё не более двух из гарнизона {garrison}. В других местах и в ход раскрытия карт нанятые остаются в гарнизоне.</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Открытые вопросы</translation>
    </message>
    <message>
        <source>Order of effects</source>
        <translation>Порядок эффектов</translation>
    </message>
    <message>
        <source>Pay before, gain after {arrow}. One or the other {or}. Only if this is true {if}: that is looked at when the effect is resolved. For each {per}. All opponents {opponents}. What no icon can say stands in words on the big card {words}.</source>
        <translation>Сначала платите, затем получаете {arrow}. Одно или другое {or}. Только если это верно {if}: проверяют, когда применяют эффект. За каждое {per}. Все соперники {opponents}. Чего символ не скажет, то словами на крупной карте {words}.</translation>
    </message>
    <message>
        <source>Placing a Spy</source>
        <translation>Разместить шпиона</translation>
    </message>
    <message>
        <source>Play a card from your hand that has Agent icons, and put an Agent {agent} on an empty space with one of these icons. One card, one icon, one Agent. A card without Agent icons can only be revealed.</source>
        <translation>Разыграйте с руки карту с символами агента и поставьте агента {agent} на свободную ячейку с одним из этих символов. Одна карта, один символ, один агент. Карту без символов агента можно только раскрыть.</translation>
    </message>
    <message>
        <source>Plot {plot}: in any turn of yours, before, between or after effects. Combat {combat_card}: in the Combat phase, if you have a unit in the Conflict. Endgame {endgame_card}: when the last round is over.</source>
        <translation>Заговор {plot}: в любой свой ход — перед эффектами, между ними или после. Сражение {combat_card}: в фазе сражения, если ваше подразделение в зоне конфликта. Цель {endgame_card}: после последнего раунда.</translation>
    </message>
    <message>
        <source>Reaching 2 Influence with a Faction gives 1 point, and so does its Alliance {alliance}. Conflicts give one or two. The Spice Must Flow gives one when it is acquired. Points count at once, and those that depend on Influence or Alliances can be lost again.</source>
        <translation>2 влияния во фракции дают 1 победное очко, её союз {alliance} — ещё одно. Конфликты дают одно или два. «Пряность должна поступать» даёт одно при покупке. Очки учитываются сразу, а те, что зависят от влияния и союзов, можно потерять.</translation>
    </message>
    <message>
        <source>Reaching 2 gives a Victory Point {vp}; falling below takes it away. Reaching 4 gives what the track shows there; that is never taken back. Both happen again whenever you reach the step again.</source>
        <translation>Достигнув 2, получаете победное очко {vp}; опустившись ниже, теряете. Достигнув 4 — то, что показано на треке; этого уже не отнимают. И то и другое — каждый раз, как снова достигнете шага.</translation>
    </message>
    <message>
        <source>Reading the icons</source>
        <translation>Как читать символы</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Исследование</translation>
    </message>
    <message>
        <source>Reveal turn</source>
        <translation>Ход раскрытия карт</translation>
    </message>
    <message>
        <source>Rewards twice</source>
        <translation>Удвоенные награды</translation>
    </message>
    <message>
        <source>Rise of Ix</source>
        <translation>Расцвет иксианцев</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Оппоненты</translation>
    </message>
    <message>
        <source>Sandworms and the wall</source>
        <translation>Черви и Барьерная Стена</translation>
    </message>
    <message>
        <source>Secret cards</source>
        <translation>Тайные карты</translation>
    </message>
    <message>
        <source>Secrets draws an Intrigue card {intrigue} and steals others {steal}. Selective Breeding lets you trash a card {trash} to draw two {card}. Foldspace gives the card of that name {foldspace}, which leads anywhere, once.</source>
        <translation>«Тайны» дают карту интриги {intrigue} и крадут чужие {steal}. «Генетическая Селекция» позволяет удалить карту {trash}, чтобы взять две {card}. «Свёрнутое пространство» даёт одноимённую карту {foldspace}: она ведёт куда угодно, один раз.</translation>
    </message>
    <message>
        <source>Sell Melange turns 2, 3, 4 or 5 spice {spice} into 6, 8, 10 or 12 Solari {solari}: one sale for each visit.</source>
        <translation>«Продажа Пряности» превращает 2, 3, 4 или 5 Пряности {spice} в 6, 8, 10 или 12 соляриев {solari}: одна продажа за посещение.</translation>
    </message>
    <message>
        <source>Selling spice</source>
        <translation>Продажа Пряности</translation>
    </message>
    <message>
        <source>Show the rest of your hand</source>
        <translation>Покажите остаток руки</translation>
    </message>
    <message>
        <source>Solari, spice and water</source>
        <translation>Солярии, Пряность и вода</translation>
    </message>
    <message>
        <source>Some Conflicts give control of a space {control}. From then on each Agent that comes there, yours as well, earns you 1 Solari or spice, and in a Conflict about it you may defend with a troop from the supply. Somebody else may win it later.</source>
        <translation>Некоторые конфликты дают контроль над ячейкой {control}. С этого времени каждый приходящий туда агент, и ваш тоже, приносит вам 1 солярий или Пряность, а в конфликте за неё можно защищаться отрядом из личного запаса. Позже её может получить другой.</translation>
    </message>
    <message>
        <source>Some spaces ask for 2 Influence with a Faction, but belong to none, such as Imperial Privilege and Sietch Tabr. Sietch Tabr has the hooks {hooks}, or opens the Shield Wall {wall}.</source>
        <translation>Некоторые ячейки требуют 2 влияния во фракции, но не принадлежат ни одной: «Имперская привилегия», «Сиетч Табр» и другие. В «Сиетч Табр» — крюк {hooks} или уничтожение Барьерной Стены {wall}.</translation>
    </message>
    <message>
        <source>Spaces in the desert</source>
        <translation>Ячейки в пустыне</translation>
    </message>
    <message>
        <source>Spaces that ask for Influence</source>
        <translation>Ячейки, требующие влияния</translation>
    </message>
    <message>
        <source>Specimens and Tleilaxu cards</source>
        <translation>Образцы и карты тлейлаксу</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Шпионы</translation>
    </message>
    <message>
        <source>Spies and Schemes of Rivals</source>
        <translation>Шпионы и замыслы оппонентов</translation>
    </message>
    <message>
        <source>Stealing Intrigue cards</source>
        <translation>Кража карт интриг</translation>
    </message>
    <message>
        <source>Steps 2 and 4</source>
        <translation>Шаги 2 и 4</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Боевая сила</translation>
    </message>
    <message>
        <source>Summoning a sandworm</source>
        <translation>Призвать песчаного червя</translation>
    </message>
    <message>
        <source>Supply {supply}: they do nothing yet. Recruiting {troop} brings them to the garrison {garrison}. Deploying {deploy} brings them to the Conflict {conflict}: only there they fight. Retreating {retreat} leads back to the garrison, losing {lose_troop} to the supply.</source>
        <translation>Личный запас {supply}: они ещё ничего не делают. Наём {troop} ведёт в гарнизон {garrison}. Размещение {deploy} — в зону конфликта {conflict}: сражаются только там. Отступление {retreat} возвращает в гарнизон, потеря {lose_troop} — в личный запас.</translation>
    </message>
    <message>
        <source>Swordmaster and Mentat</source>
        <translation>Оружейник и ментат</translation>
    </message>
    <message>
        <source>Swordmaster and council in Uprising</source>
        <translation>Оружейник и Совет в «Восстании»</translation>
    </message>
    <message>
        <source>Taking a contract</source>
        <translation>Взять контракт</translation>
    </message>
    <message>
        <source>Tech tiles and Negotiators</source>
        <translation>Технологии и переговорщики</translation>
    </message>
    <message>
        <source>The Conflict</source>
        <translation>Конфликт</translation>
    </message>
    <message>
        <source>The Epic game</source>
        <translation>Эпический режим</translation>
    </message>
    <message>
        <source>The Freighter</source>
        <translation>Транспортник</translation>
    </message>
    <message>
        <source>The Shield Wall</source>
        <translation>Барьерная Стена</translation>
    </message>
    <message>
        <source>The Spy as an Agent icon</source>
        <translation>Шпион как символ агента</translation>
    </message>
    <message>
        <source>The Swordmaster {swordmaster} costs 8 Solari and is yours for good. The Mentat {mentat} costs 2 and serves you for this round as an Agent more; then it returns to its space.</source>
        <translation>Оружейник {swordmaster} стоит 8 соляриев и остаётся вашим. Ментат {mentat} стоит 2 и служит вам в этом раунде ещё одним агентом; потом возвращается на свою ячейку.</translation>
    </message>
    <message>
        <source>The Swordmaster {swordmaster} costs 8 Solari for whoever is first, 6 for everybody after that. Whoever has a council seat {council} may come again for 5 Solari: for 2 spice, an Intrigue card and three troops.</source>
        <translation>Оружейник {swordmaster} стоит 8 соляриев первому, 6 — всем следующим. Кто имеет место в Совете {council}, может прийти снова за 5 соляриев: за 2 Пряности, картой интриги и тремя отрядами.</translation>
    </message>
    <message>
        <source>The Tleilaxu track</source>
        <translation>Трек тлейлаксу</translation>
    </message>
    <message>
        <source>The ability on the left of your Leader always applies. The one on the right, with the ring {signet}, is the upper box of your Signet Ring card: it happens when that card sends an Agent.</source>
        <translation>Способность слева на вашем лидере действует всегда. Та, что справа, с кольцом {signet}, — верхний эффект карты «Кольцо с печаткой»: она действует, когда эта карта отправляет агента.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Цель игры</translation>
    </message>
    <message>
        <source>The arrow</source>
        <translation>Стрелка</translation>
    </message>
    <message>
        <source>The bonuses at 4</source>
        <translation>Бонусы на 4</translation>
    </message>
    <message>
        <source>The contract icon {contract} takes one of the two that lie open; the next is turned up. When none is left, you get 2 Solari {solari} instead.</source>
        <translation>Символ контракта {contract} позволяет взять один из двух открытых; открывают следующий. Когда их не осталось, вместо этого получаете 2 солярия {solari}.</translation>
    </message>
    <message>
        <source>The cost is paid first, with what you have before any effect: what the visit brings comes too late. Some spaces also ask for Influence; that is only needed, not paid.</source>
        <translation>Стоимость платят сначала, из того, что есть до всех эффектов: полученное при посещении уже опоздало. Некоторые ячейки требуют влияния; его достаточно иметь, платить им не нужно.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Конец раунда</translation>
    </message>
    <message>
        <source>The five phases</source>
        <translation>Пять фаз</translation>
    </message>
    <message>
        <source>The grammar of icons</source>
        <translation>Грамматика символов</translation>
    </message>
    <message>
        <source>The icon without a Faction {influence} lets you choose one; all its steps are with the same Faction. You cannot lose {lose_influence} as a cost what you do not have, and above 6 nothing is gained.</source>
        <translation>Символ без фракции {influence} позволяет её выбрать; все его шаги — в одной фракции. Заплатить влиянием {lose_influence}, которого нет, нельзя, а выше 6 ничего не получить.</translation>
    </message>
    <message>
        <source>The icon {freighter} moves it up a space {freighter_advance}, or brings it home {freighter_recall} with the rewards of its space and of all below. 1: Dividends or 2 spice. 2: two troops and Influence. 3: a Tech tile for 2 less.</source>
        <translation>Символ {freighter} продвигает его на деление {freighter_advance} или возвращает {freighter_recall} с наградами его деления и всех нижних. 1: дивиденды или 2 Пряности. 2: два отряда и влияние. 3: технология на 2 дешевле.</translation>
    </message>
    <message>
        <source>The next Conflict card is turned up. Whoever controls the place it is about {control} may send a troop from the supply there at once. Then everybody draws five cards, even who has kept some.</source>
        <translation>Открывают следующую карту конфликта. Кто контролирует место, о котором в ней речь {control}, может сразу разместить там отряд из личного запаса. Затем каждый берёт пять карт, даже если какие-то остались.</translation>
    </message>
    <message>
        <source>The only winner of a Conflict keeps its card. Two face-up cards with the same battle icon {crysknife} {desert_mouse} {ornithopter} are turned face down at once for 1 point {vp}. The wild icon {wild} makes a pair at the end of the game.</source>
        <translation>Единственный победитель конфликта оставляет его карту себе. Две открытые карты с одинаковым символом сражения {crysknife} {desert_mouse} {ornithopter} сразу переворачивают за 1 очко {vp}. Универсальный символ {wild} составляет пару в конце игры.</translation>
    </message>
    <message>
        <source>The strongest takes the first reward of the Conflict card {conflict}, the next one the second. The third is for the third of four players; of three only after a tie for second. Strength 0 earns nothing.</source>
        <translation>Сильнейший берёт первую награду карты конфликта {conflict}, следующий — вторую. Третья — для третьего из четырёх игроков; втроём только после ничьей за второе место. Боевая сила 0 не даёт ничего.</translation>
    </message>
    <message>
        <source>There is no hand limit. Cards that you have played or revealed are in play until you clean up, and count where a card asks for another one.</source>
        <translation>Ограничения руки нет. Разыгранные и раскрытые карты активны до сброса и учитываются там, где одна карта спрашивает о другой.</translation>
    </message>
    <message>
        <source>Three troops are in your garrison, and your Agent goes to Arrakeen, where you recruit a fourth. You may deploy three: the recruit and two more. That is a strength of 6.</source>
        <translation>В гарнизоне три отряда, ваш агент идёт в Арракин, где вы нанимаете четвёртый. Можно разместить три: нанятый и ещё два. Это 6 боевой силы.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>To summon sandworms you need Maker hooks {hooks}. You take them at Sietch Tabr and keep them: summoning does not use them up.</source>
        <translation>Чтобы призывать песчаных червей, нужен крюк Подателя {hooks}. Его берут в «Сиетч Табр» и оставляют себе: призыв его не тратит.</translation>
    </message>
    <message>
        <source>To take an Alliance {alliance} from somebody you must be higher; equal is not enough.</source>
        <translation>Чтобы забрать союз {alliance}, нужно подняться выше; равенства мало.</translation>
    </message>
    <message>
        <source>Troops after the Combat</source>
        <translation>Отряды после сражения</translation>
    </message>
    <message>
        <source>Twelve points end it instead of ten. Five troops begin in each garrison, and everybody has an Intrigue card {intrigue} from the start.</source>
        <translation>Его заканчивают двенадцать очков, а не десять. В каждом гарнизоне сначала пять отрядов, и у каждого с начала есть карта интриги {intrigue}.</translation>
    </message>
    <message>
        <source>Two abilities</source>
        <translation>Две способности</translation>
    </message>
    <message>
        <source>Two of you have strength 7, the third player 4. Both take the second reward, and of three players the third gets nothing. One sword more makes it 8:7, and the first reward is yours.</source>
        <translation>У двоих по 7 боевой силы, у третьего игрока 4. Оба берут вторую награду, а третий из трёх не получает ничего. Ещё один меч — и 8:7, первая награда ваша.</translation>
    </message>
    <message>
        <source>Two of your Spies watch Spice Refinery, where another Agent stands. You go there: one Spy lets you in, the other one draws you a card. With no Spy left in the supply, you may take one back from its post to place it anew.</source>
        <translation>За ячейкой «Завод по очистке Пряности», где стоит чужой агент, следят два ваших шпиона. Вы идёте туда: один шпион открывает путь, другой даёт карту. Если в запасе шпионов нет, можно снять одного с пункта и разместить заново.</translation>
    </message>
    <message>
        <source>Two of your five cards have sent Agents. You reveal Convincing Argument (2 Persuasion), Diplomacy (1 Persuasion) and Dagger (1 sword): you may buy for 3, and your troops in the Conflict are 1 stronger.</source>
        <translation>Две из пяти карт отправили агентов. Вы раскрываете карты «Убедительный довод» (2 убеждения), «Дипломатия» (1) и «Кинжал» (1 меч): можно купить на 3, а ваши отряды в зоне конфликта сильнее на 1.</translation>
    </message>
    <message>
        <source>Two players and House Hagal</source>
        <translation>Два игрока и Дом Хагаль</translation>
    </message>
    <message>
        <source>Unload and infiltration</source>
        <translation>Балласт и внедрение</translation>
    </message>
    <message>
        <source>What Intrigue cards cost</source>
        <translation>Сколько стоят карты интриг</translation>
    </message>
    <message>
        <source>What a Rival buys</source>
        <translation>Что покупает оппонент</translation>
    </message>
    <message>
        <source>What a Spy is good for</source>
        <translation>Для чего нужен шпион</translation>
    </message>
    <message>
        <source>What a card, a space or a Leader says is stronger than any rule of this book. A right-click on it shows its full wording, with what has been ruled on it.</source>
        <translation>Сказанное на карте, ячейке или лидере сильнее любого правила этой книги. Щёлкните правой кнопкой, чтобы увидеть полный текст и разъяснения.</translation>
    </message>
    <message>
        <source>What a space costs</source>
        <translation>Сколько стоит ячейка</translation>
    </message>
    <message>
        <source>What happens in the turn</source>
        <translation>Что происходит за ход</translation>
    </message>
    <message>
        <source>What is not possible</source>
        <translation>Что невозможно</translation>
    </message>
    <message>
        <source>What must be done</source>
        <translation>Что делать обязательно</translation>
    </message>
    <message>
        <source>What stands before an arrow {arrow} is a cost, what follows is the gain. You need not pay. You pay the whole cost, once, and before you gain anything for it.</source>
        <translation>Перед стрелкой {arrow} стоит стоимость, после неё — то, что вы получите. Платить необязательно. Стоимость платят целиком, один раз и до получения.</translation>
    </message>
    <message>
        <source>What stands before an arrow {arrow} on an Intrigue card must be paid, and what stands before a colon must be true: no card is played for nothing. Of several lines you use as many as you like, at least one.</source>
        <translation>То, что на карте интриги перед стрелкой {arrow}, нужно заплатить, а то, что перед двоеточием, должно быть верно: впустую карту не разыграть. Из нескольких строк применяйте сколько угодно, хотя бы одну.</translation>
    </message>
    <message>
        <source>What step 4 gives</source>
        <translation>Что даёт шаг 4</translation>
    </message>
    <message>
        <source>What the rulebooks leave open has been decided here once, and is played alike by everybody. These are the decisions.</source>
        <translation>То, что книги правил оставляют открытым, здесь решено один раз, и все играют одинаково. Вот эти решения.</translation>
    </message>
    <message>
        <source>When Intrigue cards are played</source>
        <translation>Когда можно разыграть карту интриги</translation>
    </message>
    <message>
        <source>When all have revealed, those with units in the Conflict play Combat cards {combat_card} or pass, clockwise. It is over when all pass in a row: whoever has passed may still answer a card of another.</source>
        <translation>Когда все раскрыли карты, те, у кого есть подразделения в зоне конфликта, по часовой стрелке разыгрывают карты сражения {combat_card} или пасуют. Конец — когда все спасовали подряд: спасовавший ещё может ответить на чужую карту.</translation>
    </message>
    <message>
        <source>When its third Spy {spy} is placed, a Rival carries out its Scheme and takes back the other two. Its Spies take up posts that you cannot use meanwhile.</source>
        <translation>Когда размещён третий шпион {spy}, оппонент выполняет замысел и возвращает двух других. Его шпионы занимают пункты, которыми вы тем временем не воспользуетесь.</translation>
    </message>
    <message>
        <source>When the deck is shuffled</source>
        <translation>Когда перемешивают колоду</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Когда заканчивается игра</translation>
    </message>
    <message>
        <source>When the last round is over, everybody may play Endgame Intrigue cards {endgame_card}, beginning with the First Player. Only then the winner is known.</source>
        <translation>После последнего раунда каждый, начиная с первого игрока, может разыграть карты цели {endgame_card}. Только тогда известен победитель.</translation>
    </message>
    <message>
        <source>When the turn is over</source>
        <translation>Когда ход закончен</translation>
    </message>
    <message>
        <source>When your Agent goes to a space that it watches, you may recall the Spy {recall_spy} for one of two things. Infiltrate: the Agents of others do not block you. Gather Intelligence: draw a card {card} before anything else happens.</source>
        <translation>Когда ваш агент идёт в ячейку, за которой следит шпион, можно вернуть его {recall_spy} ради одного из двух. Внедрение: чужие агенты не мешают. Разведка: возьмите карту {card} раньше всего остального.</translation>
    </message>
    <message>
        <source>Where an Agent stands, nobody else can go for the rest of the round, not even its owner. Some effects ignore the Agents of others; your own always block you.</source>
        <translation>Где стоит агент, туда до конца раунда не пойдёт никто другой, даже его хозяин. Некоторые эффекты позволяют не замечать чужих агентов; свои мешают всегда.</translation>
    </message>
    <message>
        <source>Where it says so</source>
        <translation>Если сказано иначе</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>Откуда берутся очки</translation>
    </message>
    <message>
        <source>Where the CHOAM module does not play, a contract icon {contract} is worth 2 Solari {solari}.</source>
        <translation>Без модуля КООАМ символ контракта {contract} даёт 2 солярия {solari}.</translation>
    </message>
    <message>
        <source>Where the rulebooks are silent</source>
        <translation>Где правила молчат</translation>
    </message>
    <message>
        <source>Where your troops are</source>
        <translation>Где ваши отряды</translation>
    </message>
    <message>
        <source>While it stands, no sandworm comes into the Conflicts that it protects {shield_wall}, and the desert spaces give only spice. Whoever has the icon {wall} may destroy it: for the rest of the game, for everybody.</source>
        <translation>Пока она стоит, в защищённые ею конфликты {shield_wall} черви не приходят, а ячейки в пустыне дают только Пряность. Кто имеет символ {wall}, может уничтожить её: до конца игры и для всех.</translation>
    </message>
    <message>
        <source>Who begins, and who is next</source>
        <translation>Кто начинает и кто ходит дальше</translation>
    </message>
    <message>
        <source>Who gets which reward</source>
        <translation>Кому какая награда</translation>
    </message>
    <message>
        <source>Whoever has the most Victory Points {vp} when the game ends has won. You gather them with the Factions, in Conflicts, and with some cards.</source>
        <translation>Побеждает тот, у кого в конце игры больше всего победных очков {vp}. Их получают у фракций, в конфликтах и за некоторые карты.</translation>
    </message>
    <message>
        <source>Whoever is first to reach 4 takes the Alliance {alliance} and a point with it. Somebody who climbs higher than you takes both away: an Alliance is not for ever. If its holder falls below 4, or down from a tie, it is lost as well.</source>
        <translation>Кто первым достигает 4, берёт союз {alliance} и с ним очко. Кто поднимется выше вас, заберёт и то и другое: союз не навечно. Его теряют и опустившись ниже 4 или уступив тому, с кем были наравне.</translation>
    </message>
    <message>
        <source>With Persuasion {persuasion}, the diamond, you acquire {acquire} as many cards as you can pay for, from the Imperium Row {row} and the Reserve. A gap in the Row is filled at once. What you do not spend is lost.</source>
        <translation>За убеждение {persuasion}, ромб, вы покупаете {acquire} столько карт, сколько сможете оплатить, с рынка Империи {row} и из резерва. Пустое место на рынке сразу заполняется. Неистраченное пропадает.</translation>
    </message>
    <message>
        <source>With a sandworm {sandworm} in the Conflict you take your reward twice: not more often, however many there are. A cost in the reward may be paid twice. Control and the battle icon come once.</source>
        <translation>С песчаным червём {sandworm} в зоне конфликта вы берёте свою награду дважды — не чаще, сколько бы их ни было. Стоимость в награде можно заплатить дважды. Контроль и символ сражения — один раз.</translation>
    </message>
    <message>
        <source>With equal points the most spice {spice} wins; then Solari {solari}, then water {water}, then troops in the garrison {garrison}. If all that is equal, whoever revealed later in the last round.</source>
        <translation>При равных очках побеждает тот, у кого больше Пряности {spice}; затем соляриев {solari}, воды {water}, отрядов в гарнизоне {garrison}. Если равно всё — кто позже раскрыл карты в последнем раунде.</translation>
    </message>
    <message>
        <source>With this variant eleven points end the game, not ten; four players then begin without a point and go to ten.</source>
        <translation>С этим вариантом игру заканчивают одиннадцать очков, а не десять; вчетвером тогда начинают без очка и играют до десяти.</translation>
    </message>
    <message>
        <source>With two people House Hagal acts after each Agent turn of the First Player. It wants no points: it takes spaces, keeps Alliances from you, and the reward of its place in the Combat is lost.</source>
        <translation>Вдвоём Дом Хагаль действует после каждого хода отправки агента первого игрока. Очки ему не нужны: он занимает ячейки, не даёт союзов, а награда его места в сражении пропадает.</translation>
    </message>
    <message>
        <source>Without contracts</source>
        <translation>Без контрактов</translation>
    </message>
    <message>
        <source>You choose the order of all effects of a turn, those of the space and those of the card mixed as you like. Draw first if the new cards should help to decide.</source>
        <translation>Порядок всех эффектов хода выбираете вы, как угодно чередуя ячейку и карту. Сначала возьмите карты, если они должны помочь с выбором.</translation>
    </message>
    <message>
        <source>You end it yourself. Until then you may still deploy troops {deploy}, play Plot cards {plot}, and resolve what waits.</source>
        <translation>Его завершаете вы сами. До этого ещё можно размещать отряды {deploy}, разыгрывать карты заговора {plot} и применять то, что ждёт.</translation>
    </message>
    <message>
        <source>You have 3 with the Guild, and the holder of its Alliance has 4. You go up two: at 4 you gain the bonus, at 5 you are higher and take the Alliance with its point.</source>
        <translation>У вас 3 в Гильдии, у хозяина её союза — 4. Вы поднимаетесь на два: на 4 получаете бонус, на 5 вы выше и забираете союз с его очком.</translation>
    </message>
    <message>
        <source>You have no spice. The space gives 1 spice, and your card says: pay 1 spice, recruit two troops. Take the spice of the space first; then you can pay for the card. Only the cost of the space itself has to be there before.</source>
        <translation>У вас нет Пряности. Ячейка даёт 1 Пряность, а на карте: заплатите 1 Пряность, наймите два отряда. Сначала возьмите Пряность ячейки — тогда сможете заплатить за карту. Заранее нужна только стоимость самой ячейки.</translation>
    </message>
    <message>
        <source>Your Objective</source>
        <translation>Ваша карта задачи</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Своя колода</translation>
    </message>
</context>
<context>
    <name>Box</name>
    <message>
        <source>Ability</source>
        <translation>Способность</translation>
    </message>
    <message>
        <source>Agent box</source>
        <translation>Эффект агента</translation>
    </message>
    <message>
        <source>Battle icon</source>
        <translation>Символ сражения</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Сражение</translation>
    </message>
    <message>
        <source>Combat bonus</source>
        <translation>Бонус к боевой силе</translation>
    </message>
    <message>
        <source>Connected board spaces</source>
        <translation>Соединённые ячейки</translation>
    </message>
    <message>
        <source>Control bonus</source>
        <translation>Бонус контроля</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Cost once any player has a Swordmaster</source>
        <translation>Стоимость, когда у кого-то уже есть оружейник</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Эффекты</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Faction priorities</source>
        <translation>Приоритет фракций</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Первое место</translation>
    </message>
    <message>
        <source>Graft</source>
        <translation>Сращивание</translation>
    </message>
    <message>
        <source>House Hagal mark</source>
        <translation>Знак Дома Хагаль</translation>
    </message>
    <message>
        <source>Influence track bonus</source>
        <translation>Бонус трека влияния</translation>
    </message>
    <message>
        <source>Leader ability</source>
        <translation>Способность лидера</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Заговор</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Условие</translation>
    </message>
    <message>
        <source>Restrictions</source>
        <translation>Ограничения</translation>
    </message>
    <message>
        <source>Reveal box</source>
        <translation>Эффект раскрытия</translation>
    </message>
    <message>
        <source>Rival&apos;s turn</source>
        <translation>Ход оппонента</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Замысел</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Второе место</translation>
    </message>
    <message>
        <source>Sending an Agent</source>
        <translation>Отправка агента</translation>
    </message>
    <message>
        <source>Shield Wall</source>
        <translation>Барьерная Стена</translation>
    </message>
    <message>
        <source>Signet Ring ability</source>
        <translation>Способность кольца с печаткой</translation>
    </message>
    <message>
        <source>Swordmaster value</source>
        <translation>Ценность оружейника</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Третье место</translation>
    </message>
    <message>
        <source>Training track</source>
        <translation>Трек тренировок</translation>
    </message>
    <message>
        <source>Unload: when revealed, discarded or trashed</source>
        <translation>Балласт: если раскрыта, сброшена или удалена</translation>
    </message>
    <message>
        <source>When acquired</source>
        <translation>При покупке</translation>
    </message>
    <message>
        <source>When discarded</source>
        <translation>При сбросе</translation>
    </message>
    <message>
        <source>When trashed</source>
        <translation>При удалении</translation>
    </message>
    <message>
        <source>When you lose 3 or more troops at the end of a Conflict</source>
        <translation>Когда в конце конфликта вы теряете 3 отряда или больше</translation>
    </message>
    <message>
        <source>When you win a Conflict</source>
        <translation>При победе в сражении</translation>
    </message>
</context>
<context>
    <name>BroughtSheet</name>
    <message>
        <source>Already here</source>
        <translation>Уже есть в списке</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Импортировано</translation>
    </message>
    <message>
        <source>Imported games</source>
        <translation>Импортированные игры</translation>
    </message>
    <message>
        <source>Not imported. {why}</source>
        <extracomment>It was here already. A game is to be opened. The saved games are to be shown, at this one. All files are read; the first of them that is a game now, if there is one.</extracomment>
        <translation>Отклонено. {why}</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Ничего не импортировано</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Reading {file} ({number} of {files})…</source>
        <translation>Чтение: {file} ({number} из {files})…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Appropriate</source>
        <translation>Присвоение</translation>
    </message>
    <message>
        <source>Arrakis Liaison</source>
        <translation>Связные Арракиса</translation>
    </message>
    <message>
        <source>Arrakis Recruiter</source>
        <translation>Вербовщик Арракиса</translation>
    </message>
    <message>
        <source>Assassination Mission</source>
        <translation>Заказное убийство</translation>
    </message>
    <message>
        <source>Beguiling Pheromones</source>
        <translation>Чарующие феромоны</translation>
    </message>
    <message>
        <source>Bene Gesserit Initiate</source>
        <translation>Посвящённая Бене Гессерит</translation>
    </message>
    <message>
        <source>Bene Gesserit Operative</source>
        <translation>Оперативница Бене Гессерит</translation>
    </message>
    <message>
        <source>Bene Gesserit Sister</source>
        <translation>Сестра Бене Гессерит</translation>
    </message>
    <message>
        <source>Bene Tleilax Lab</source>
        <translation>Лаборатория Бене Тлейлаксу</translation>
    </message>
    <message>
        <source>Bene Tleilax Researcher</source>
        <translation>Исследователь Бене Тлейлаксу</translation>
    </message>
    <message>
        <source>Blank Slate</source>
        <translation>Чистый лист</translation>
    </message>
    <message>
        <source>Bounty Hunter</source>
        <translation>Охотник за головами</translation>
    </message>
    <message>
        <source>Branching Path</source>
        <translation>Разветвлённый путь</translation>
    </message>
    <message>
        <source>CHOAM Delegate</source>
        <translation>Делегат КООАМ</translation>
    </message>
    <message>
        <source>CHOAM Directorship</source>
        <translation>Директорат КООАМ</translation>
    </message>
    <message>
        <source>Calculus of Power</source>
        <translation>Расчёт власти</translation>
    </message>
    <message>
        <source>Captured Mentat</source>
        <translation>Захваченный ментат</translation>
    </message>
    <message>
        <source>Cargo Runner</source>
        <translation>Грузовой курьер</translation>
    </message>
    <message>
        <source>Carryall</source>
        <translation>Грузолёт</translation>
    </message>
    <message>
        <source>Chairdog</source>
        <translation>Кресло-собака</translation>
    </message>
    <message>
        <source>Chani</source>
        <translation>Чани</translation>
    </message>
    <message>
        <source>Chani, Clever Tactician</source>
        <translation>Чани — искусный тактик</translation>
    </message>
    <message>
        <source>Clandestine Meeting</source>
        <translation>Тайная встреча</translation>
    </message>
    <message>
        <source>Contaminator</source>
        <translation>Контаминатор</translation>
    </message>
    <message>
        <source>Control the Spice</source>
        <translation>Контроль над Пряностью</translation>
    </message>
    <message>
        <source>Convincing Argument</source>
        <translation>Убедительный довод</translation>
    </message>
    <message>
        <source>Corrino Genes</source>
        <translation>Гены Коррино</translation>
    </message>
    <message>
        <source>Corrinth City</source>
        <translation>Город Коринт</translation>
    </message>
    <message>
        <source>Corrupt Smuggler</source>
        <translation>Продажный контрабандист</translation>
    </message>
    <message>
        <source>Court Intrigue</source>
        <translation>Дворцовые интриги</translation>
    </message>
    <message>
        <source>Covert Operation</source>
        <translation>Тайная операция</translation>
    </message>
    <message>
        <source>Crysknife</source>
        <translation>Крис</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Кинжал</translation>
    </message>
    <message>
        <source>Dangerous Rhetoric</source>
        <translation>Опасная риторика</translation>
    </message>
    <message>
        <source>Delivery Agreement</source>
        <translation>Соглашение о поставке</translation>
    </message>
    <message>
        <source>Desert Ambush</source>
        <translation>Засада в пустыне</translation>
    </message>
    <message>
        <source>Desert Power</source>
        <translation>Сила пустыни</translation>
    </message>
    <message>
        <source>Desert Survival</source>
        <translation>Выживание в пустыне</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Дипломатия</translation>
    </message>
    <message>
        <source>Dissecting Kit</source>
        <translation>Секционный набор</translation>
    </message>
    <message>
        <source>Double Agent</source>
        <translation>Двойной агент</translation>
    </message>
    <message>
        <source>Dr. Yueh</source>
        <translation>Доктор Юйэ</translation>
    </message>
    <message>
        <source>Duncan Idaho</source>
        <translation>Дункан Айдахо</translation>
    </message>
    <message>
        <source>Dune, the Desert Planet</source>
        <translation>Дюна — Планета Пустыни</translation>
    </message>
    <message>
        <source>Ecological Testing Station</source>
        <translation>Пункт экологических испытаний</translation>
    </message>
    <message>
        <source>Embedded Agent</source>
        <translation>Двойной агент</translation>
    </message>
    <message>
        <source>Esmar Tuek</source>
        <translation>Эсмар Туек</translation>
    </message>
    <message>
        <source>Experimentation</source>
        <translation>Эксперименты</translation>
    </message>
    <message>
        <source>Face Dancer</source>
        <translation>Лицедел</translation>
    </message>
    <message>
        <source>Face Dancer Initiate</source>
        <translation>Посвящение в лицеделы</translation>
    </message>
    <message>
        <source>Fedaykin Death Commando</source>
        <translation>Федайкины-диверсанты</translation>
    </message>
    <message>
        <source>Fedaykin Stilltent</source>
        <translation>Стилтент федайкинов</translation>
    </message>
    <message>
        <source>Firm Grip</source>
        <translation>Железная хватка</translation>
    </message>
    <message>
        <source>Foldspace</source>
        <translation>Свёрнутое пространство</translation>
    </message>
    <message>
        <source>For Humanity</source>
        <translation>Во имя человечества</translation>
    </message>
    <message>
        <source>Freighter Fleet</source>
        <translation>Грузовой флот</translation>
    </message>
    <message>
        <source>Fremen Camp</source>
        <translation>Лагерь фрименов</translation>
    </message>
    <message>
        <source>From the Tanks</source>
        <translation>Из чана</translation>
    </message>
    <message>
        <source>Full-Scale Assault</source>
        <translation>Приказ о вторжении</translation>
    </message>
    <message>
        <source>Gene Manipulation</source>
        <translation>Управление генами</translation>
    </message>
    <message>
        <source>Ghola</source>
        <translation>Гхола</translation>
    </message>
    <message>
        <source>Guild Accord</source>
        <translation>Соглашение с Гильдией</translation>
    </message>
    <message>
        <source>Guild Administrator</source>
        <translation>Управляющий Гильдии</translation>
    </message>
    <message>
        <source>Guild Ambassador</source>
        <translation>Посол Гильдии</translation>
    </message>
    <message>
        <source>Guild Bankers</source>
        <translation>Банкиры Гильдии</translation>
    </message>
    <message>
        <source>Guild Chief Administrator</source>
        <translation>Администратор Гильдии</translation>
    </message>
    <message>
        <source>Guild Envoy</source>
        <translation>Посланник Гильдии</translation>
    </message>
    <message>
        <source>Guild Impersonator</source>
        <translation>Имперсонатор Гильдии</translation>
    </message>
    <message>
        <source>Guild Spy</source>
        <translation>Шпион Гильдии</translation>
    </message>
    <message>
        <source>Gun Thopter</source>
        <translation>Боевой топтер</translation>
    </message>
    <message>
        <source>Gurney Halleck</source>
        <translation>Гурни Халлек</translation>
    </message>
    <message>
        <source>Hidden Missive</source>
        <translation>Тайное послание</translation>
    </message>
    <message>
        <source>High Priority Travel</source>
        <translation>Срочная отправка</translation>
    </message>
    <message>
        <source>Imperial Bashar</source>
        <translation>Имперский башар</translation>
    </message>
    <message>
        <source>Imperial Shock Trooper</source>
        <translation>Имперский штурмовик</translation>
    </message>
    <message>
        <source>Imperial Spy</source>
        <translation>Имперский шпион</translation>
    </message>
    <message>
        <source>Imperial Spymaster</source>
        <translation>Имперский разведчик</translation>
    </message>
    <message>
        <source>Imperium Ceremony</source>
        <translation>Имперская церемония</translation>
    </message>
    <message>
        <source>In High Places</source>
        <translation>В Высшем совете</translation>
    </message>
    <message>
        <source>In the Shadows</source>
        <translation>Среди теней</translation>
    </message>
    <message>
        <source>Industrial Espionage</source>
        <translation>Промышленный шпионаж</translation>
    </message>
    <message>
        <source>Interstellar Conspiracy</source>
        <translation>Межзвёздный заговор</translation>
    </message>
    <message>
        <source>Interstellar Trade</source>
        <translation>Межзвёздная торговля</translation>
    </message>
    <message>
        <source>Ix-Guild Compact</source>
        <translation>Пакт Гильдии и Икса</translation>
    </message>
    <message>
        <source>Ixian Engineer</source>
        <translation>Иксианский инженер</translation>
    </message>
    <message>
        <source>Jamis</source>
        <translation>Джамис</translation>
    </message>
    <message>
        <source>Junction Headquarters</source>
        <translation>Центральный офис</translation>
    </message>
    <message>
        <source>Keys to Power</source>
        <translation>Ключи к могуществу</translation>
    </message>
    <message>
        <source>Kwisatz Haderach</source>
        <translation>Квисатц Хадерах</translation>
    </message>
    <message>
        <source>Lady Jessica</source>
        <translation>Леди Джессика</translation>
    </message>
    <message>
        <source>Landing Rights</source>
        <translation>Разрешение на посадку</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Лидерство</translation>
    </message>
    <message>
        <source>Liet Kynes</source>
        <translation>Лиет Кинес</translation>
    </message>
    <message>
        <source>Lisan al Gaib</source>
        <translation>Лисан Аль-Гаиб</translation>
    </message>
    <message>
        <source>Local Fence</source>
        <translation>Торговец краденым</translation>
    </message>
    <message>
        <source>Long Live the Fighters</source>
        <translation>Да здравствуют борцы</translation>
    </message>
    <message>
        <source>Long Reach</source>
        <translation>Далёкий визит</translation>
    </message>
    <message>
        <source>Maker Keeper</source>
        <translation>Хранитель Подателя</translation>
    </message>
    <message>
        <source>Maula Pistol</source>
        <translation>Пистолет маула</translation>
    </message>
    <message>
        <source>Missionaria Protectiva</source>
        <translation>Миссионария Протектива</translation>
    </message>
    <message>
        <source>Negotiated Withdrawal</source>
        <translation>Договор об отступлении</translation>
    </message>
    <message>
        <source>Northern Watermaster</source>
        <translation>Северный водный мастер</translation>
    </message>
    <message>
        <source>Occupation</source>
        <translation>Оккупация</translation>
    </message>
    <message>
        <source>Opulence</source>
        <translation>Имперский лоск</translation>
    </message>
    <message>
        <source>Organ Merchants</source>
        <translation>Торговцы органами</translation>
    </message>
    <message>
        <source>Other Memory</source>
        <translation>Чужая память</translation>
    </message>
    <message>
        <source>Overthrow</source>
        <translation>Свержение</translation>
    </message>
    <message>
        <source>Paracompass</source>
        <translation>Паракомпас</translation>
    </message>
    <message>
        <source>Piter De Vries</source>
        <translation>Питер де Вриз</translation>
    </message>
    <message>
        <source>Planned Coupling</source>
        <translation>Запланированное соитие</translation>
    </message>
    <message>
        <source>Power Play</source>
        <translation>Борьба за власть</translation>
    </message>
    <message>
        <source>Prepare the Way</source>
        <translation>Подготовка пути</translation>
    </message>
    <message>
        <source>Price is No Object</source>
        <translation>Цена не имеет значения</translation>
    </message>
    <message>
        <source>Priority Contracts</source>
        <translation>Приоритетные контракты</translation>
    </message>
    <message>
        <source>Public Spectacle</source>
        <translation>Публичное зрелище</translation>
    </message>
    <message>
        <source>Rebel Supplier</source>
        <translation>Бунтарский поставщик</translation>
    </message>
    <message>
        <source>Reclaimed Forces</source>
        <translation>Надзиратели</translation>
    </message>
    <message>
        <source>Reconnaissance</source>
        <translation>Разведка</translation>
    </message>
    <message>
        <source>Reliable Informant</source>
        <translation>Надёжный информатор</translation>
    </message>
    <message>
        <source>Replacement Eyes</source>
        <translation>Пересаженные глаза</translation>
    </message>
    <message>
        <source>Reverend Mother Mohiam</source>
        <translation>Гайя-Елена Мохийам</translation>
    </message>
    <message>
        <source>Sardaukar Coordination</source>
        <translation>Координация сардаукаров</translation>
    </message>
    <message>
        <source>Sardaukar Infantry</source>
        <translation>Пехота сардаукаров</translation>
    </message>
    <message>
        <source>Sardaukar Legion</source>
        <translation>Легион сардаукаров</translation>
    </message>
    <message>
        <source>Sardaukar Quartermaster</source>
        <translation>Квартермейстер сардаукаров</translation>
    </message>
    <message>
        <source>Sardaukar Soldier</source>
        <translation>Солдат сардаукаров</translation>
    </message>
    <message>
        <source>Satellite Ban</source>
        <translation>Запрет спутников</translation>
    </message>
    <message>
        <source>Sayyadina</source>
        <translation>Сайядина</translation>
    </message>
    <message>
        <source>Scientific Breakthrough</source>
        <translation>Научный прорыв</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Разведчик</translation>
    </message>
    <message>
        <source>Seek Allies</source>
        <translation>Поиск союзников</translation>
    </message>
    <message>
        <source>Shadout Mapes</source>
        <translation>Шедаут Мейпс</translation>
    </message>
    <message>
        <source>Shai-Hulud</source>
        <translation>Шаи-Хулуд</translation>
    </message>
    <message>
        <source>Shifting Allegiances</source>
        <translation>Смена лояльности</translation>
    </message>
    <message>
        <source>Shishakli</source>
        <translation>Шишакли</translation>
    </message>
    <message>
        <source>Show of Strength</source>
        <translation>Демонстрация силы</translation>
    </message>
    <message>
        <source>Sietch Reverend Mother</source>
        <translation>Преподобная мать сиетча</translation>
    </message>
    <message>
        <source>Signet Ring</source>
        <translation>Кольцо с печаткой</translation>
    </message>
    <message>
        <source>Slig Farmer</source>
        <translation>Разводчик слигов</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Harvester</source>
        <translation>Контрабандистский комбайн</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Haven</source>
        <translation>Гавань контрабандистов</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Thopter</source>
        <translation>Топтер контрабандистов</translation>
    </message>
    <message>
        <source>Southern Elders</source>
        <translation>Южные старейшины</translation>
    </message>
    <message>
        <source>Space Travel</source>
        <translation>Космический перелёт</translation>
    </message>
    <message>
        <source>Space-time Folding</source>
        <translation>Свернувшееся пространство</translation>
    </message>
    <message>
        <source>Spacing Guild&apos;s Favor</source>
        <translation>Покровительство Гильдии</translation>
    </message>
    <message>
        <source>Spice Hunter</source>
        <translation>Искатель Пряности</translation>
    </message>
    <message>
        <source>Spice Smugglers</source>
        <translation>Контрабанда Пряности</translation>
    </message>
    <message>
        <source>Spice Trader</source>
        <translation>Торговец Пряностью</translation>
    </message>
    <message>
        <source>Spiritual Fervor</source>
        <translation>Умственный запал</translation>
    </message>
    <message>
        <source>Spy Network</source>
        <translation>Шпионская сеть</translation>
    </message>
    <message>
        <source>Steersman</source>
        <translation>Штурман</translation>
    </message>
    <message>
        <source>Stilgar</source>
        <translation>Стилгар</translation>
    </message>
    <message>
        <source>Stilgar, the Devoted</source>
        <translation>Стилгар, преданный</translation>
    </message>
    <message>
        <source>Stillsuit Manufacturer</source>
        <translation>Производство дистикомбов</translation>
    </message>
    <message>
        <source>Stitched Horror</source>
        <translation>Сшитый ужас</translation>
    </message>
    <message>
        <source>Strike Fleet</source>
        <translation>Ударный флот</translation>
    </message>
    <message>
        <source>Subject X-137</source>
        <translation>Субъект X-137</translation>
    </message>
    <message>
        <source>Subversive Advisor</source>
        <translation>Подрывной советник</translation>
    </message>
    <message>
        <source>Test of Humanity</source>
        <translation>Человек ли ты?</translation>
    </message>
    <message>
        <source>The Spice Must Flow</source>
        <translation>Пряность должна поступать</translation>
    </message>
    <message>
        <source>The Voice</source>
        <translation>Голос</translation>
    </message>
    <message>
        <source>Throne Room Politics</source>
        <translation>Политики тронного зала</translation>
    </message>
    <message>
        <source>Thufir Hawat</source>
        <translation>Суфир Хават</translation>
    </message>
    <message>
        <source>Tleilaxu Infiltrator</source>
        <translation>Лазутчик Тлейлаксу</translation>
    </message>
    <message>
        <source>Tleilaxu Master</source>
        <translation>Мастер Тлейлаксу</translation>
    </message>
    <message>
        <source>Tleilaxu Surgeon</source>
        <translation>Хирургия Тлейлаксу</translation>
    </message>
    <message>
        <source>Treacherous Maneuver</source>
        <translation>Предательский манёвр</translation>
    </message>
    <message>
        <source>Treachery</source>
        <translation>Предательство</translation>
    </message>
    <message>
        <source>Tread in Darkness</source>
        <translation>Шаги во тьме</translation>
    </message>
    <message>
        <source>Truthsayer</source>
        <translation>Провидица</translation>
    </message>
    <message>
        <source>Truthtrance</source>
        <translation>Гипноз истины</translation>
    </message>
    <message>
        <source>Twisted Mentat</source>
        <translation>Искажённый ментат</translation>
    </message>
    <message>
        <source>Undercover Asset</source>
        <translation>Тайный агент</translation>
    </message>
    <message>
        <source>Unnatural Reflexes</source>
        <translation>Неестественные рефлексы</translation>
    </message>
    <message>
        <source>Unswerving Loyalty</source>
        <translation>Неизменная преданность</translation>
    </message>
    <message>
        <source>Usurp</source>
        <translation>Узурпация</translation>
    </message>
    <message>
        <source>Water Peddler</source>
        <translation>Торговка водой</translation>
    </message>
    <message>
        <source>Web of Power</source>
        <translation>Сеть влияния</translation>
    </message>
    <message>
        <source>Weirding Way</source>
        <translation>Колдовской бой</translation>
    </message>
    <message>
        <source>Weirding Woman</source>
        <translation>Загадочная женщина</translation>
    </message>
    <message>
        <source>Wheels Within Wheels</source>
        <translation>Колёса внутри колёс</translation>
    </message>
    <message>
        <source>Worm Riders</source>
        <translation>Наездники червей</translation>
    </message>
</context>
<context>
    <name>Challenging</name>
    <message>
        <source>Antechamber</source>
        <translation>Передняя</translation>
    </message>
    <message>
        <source>Behind the Shield Wall no sandworm comes. {detonation} can be played in the middle of a turn.</source>
        <translation>За Барьерную Стену червь не придёт. {detonation} можно разыграть посреди хода.</translation>
    </message>
    <message>
        <source>Blood money</source>
        <translation>Кровавые деньги</translation>
    </message>
    <message>
        <source>Broken seal</source>
        <translation>Сломанная печать</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Курьер</translation>
    </message>
    <message>
        <source>Down to go up</source>
        <translation>Вниз, чтобы вверх</translation>
    </message>
    <message>
        <source>Duke Leto pays 1 Solari less in the Landsraad. Once the Swordmaster is there, the ring can be paid with what its own space brings.</source>
        <translation>Герцог Лето платит в Ландсрааде на 1 солярий меньше. Когда оружейник уже есть, кольцо можно оплатить тем, что даёт его же ячейка.</translation>
    </message>
    <message>
        <source>Each Faction is one step from a point. Three can be visited with one Agent more, and {bribery} knows the fourth.</source>
        <translation>Каждая фракция в шаге от очка. К трём можно пойти, если будет ещё один агент, а {bribery} знает четвёртую.</translation>
    </message>
    <message>
        <source>Empty swords</source>
        <translation>Мечи без рук</translation>
    </message>
    <message>
        <source>Endgame cards</source>
        <translation>карты цели</translation>
    </message>
    <message>
        <source>Every grain twice</source>
        <translation>Каждая крупица дважды</translation>
    </message>
    <message>
        <source>Favor thrown away</source>
        <translation>Выброшенная милость</translation>
    </message>
    <message>
        <source>Four handshakes</source>
        <translation>Четыре рукопожатия</translation>
    </message>
    <message>
        <source>Four ledgers</source>
        <translation>Четыре книги учёта</translation>
    </message>
    <message>
        <source>Four spice are worth a point, and so are seven Solari. Two Factions wait at 3, and an Agent can come back: who goes where first?</source>
        <translation>Четыре Пряности стоят очка, семь соляриев тоже. Две фракции ждут на 3, и один агент может вернуться: кто куда идёт первым?</translation>
    </message>
    <message>
        <source>From the sand</source>
        <translation>Из песка</translation>
    </message>
    <message>
        <source>Full holds</source>
        <translation>Полные трюмы</translation>
    </message>
    <message>
        <source>Harvest before the ring: its Spy costs spice, and money comes with it. A Spy on the right post opens a taken space.</source>
        <translation>Сначала добыча, потом кольцо: шпион стоит Пряности, а с ним приходят деньги. Шпион на верном пункте открывает занятую ячейку.</translation>
    </message>
    <message>
        <source>Harvest, sell, buy: that is three turns with two Agents. {urgent_mission} brings one of them back.</source>
        <translation>Добыть, продать, купить: это три хода, а агентов два. {urgent_mission} возвращает одного из них.</translation>
    </message>
    <message>
        <source>Jessica may turn over before the effects of the space. Then a Faction&apos;s space works twice.</source>
        <translation>Джессика может перевернуться раньше эффектов ячейки. Тогда ячейка фракции сработает дважды.</translation>
    </message>
    <message>
        <source>Keep the spice</source>
        <translation>Побереги Пряность</translation>
    </message>
    <message>
        <source>Late call</source>
        <extracomment>By the id of the challenge.</extracomment>
        <translation>Поздний призыв</translation>
    </message>
    <message>
        <source>Leave one man</source>
        <translation>Оставить одного</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Воспоминания</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Открыть дверь</translation>
    </message>
    <message>
        <source>Over the counter</source>
        <translation>Из-под прилавка</translation>
    </message>
    <message>
        <source>Same-day delivery</source>
        <translation>Доставка в тот же день</translation>
    </message>
    <message>
        <source>Seven will do</source>
        <translation>Хватит семи</translation>
    </message>
    <message>
        <source>Spies: gathering intelligence</source>
        <translation>шпионы: разведка</translation>
    </message>
    <message>
        <source>Sure draw</source>
        <translation>Верный добор</translation>
    </message>
    <message>
        <source>The contract brings back an Agent, but only from its own space: find the spice for that first, and keep a card for the third turn.</source>
        <translation>Контракт возвращает агента, но только за свою ячейку: сначала найдите Пряность и приберегите карту на третий ход.</translation>
    </message>
    <message>
        <source>The contract wants 4 spice gained in one turn, and its Solari pay the Swordmaster. The spice stays yours: one more makes a point.</source>
        <translation>Контракт требует 4 Пряности за один ход, его солярии оплатят оружейника. Пряность остаётся у вас: ещё одна — и это очко.</translation>
    </message>
    <message>
        <source>The two Intrigue cards each turn one card of their own icon. Don&apos;t marry the wild icon to a card that they need.</source>
        <translation>Каждая из двух карт интриги переворачивает карту со своим символом. Не соединяйте универсальный символ с картой, нужной им.</translation>
    </message>
    <message>
        <source>Third blade</source>
        <translation>Третий клинок</translation>
    </message>
    <message>
        <source>Three endings</source>
        <translation>Три концовки</translation>
    </message>
    <message>
        <source>Three points are still to be had: one in the market, two from your Intrigue cards. See what each of them counts, and bring it about.</source>
        <translation>Ещё можно получить три очка: одно на рынке, два за карты интриги. Посмотрите, что считает каждая, и сделайте так.</translation>
    </message>
    <message>
        <source>Three steps have to be given away. Take each from where that costs neither a point nor an Alliance.</source>
        <translation>Надо отдать три шага. Берите каждый там, где это не стоит ни очка, ни союза.</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>С запасом</translation>
    </message>
    <message>
        <source>To take the Emperor&apos;s Alliance you must be ahead of its holder, and {power_play} is worth more than one step. What you gain there pays the rest.</source>
        <translation>Чтобы перехватить союз с Императором, надо обогнать его владельца, а {power_play} даёт больше одного шага. Полученное там оплатит остальное.</translation>
    </message>
    <message>
        <source>Twice out</source>
        <translation>Дважды в пути</translation>
    </message>
    <message>
        <source>Two Spies watch the same space: with one you get in although it is taken, with the other you learn something.</source>
        <translation>Два шпиона следят за одной ячейкой: один впустит вас, хоть она и занята, другой что-то узнает.</translation>
    </message>
    <message>
        <source>Two Spies, one house</source>
        <translation>Два шпиона, один дом</translation>
    </message>
    <message>
        <source>Watcher</source>
        <translation>Наблюдатель</translation>
    </message>
    <message>
        <source>Who falls from 4 with the Guild and climbs back gets its bonus again. The Solari are for {choam_shares}.</source>
        <translation>Кто спускается с 4 у Гильдии и возвращается, снова получает её бонус. Солярии нужны для {choam_shares}.</translation>
    </message>
    <message>
        <source>Wholesale</source>
        <translation>Оптом</translation>
    </message>
    <message>
        <source>With a sandworm the reward comes twice, and you may pay twice. Which card wins the Combat without spice?</source>
        <translation>С червём награда приходит дважды, и платить можно дважды. Какая карта выиграет сражение без Пряности?</translation>
    </message>
    <message>
        <source>Worth the dead</source>
        <translation>Стоит погибших</translation>
    </message>
    <message>
        <source>Wrong marriage</source>
        <translation>Неравный брак</translation>
    </message>
    <message>
        <source>You can&apos;t be first here. After points and spice, Solari, water and then troops in the garrison decide.</source>
        <translation>Первым здесь не стать. После очков и Пряности решают солярии, вода, а затем отряды в гарнизоне.</translation>
    </message>
    <message>
        <source>Your deck is empty: whoever draws now gets what lies in the discard pile. Three cards lie there, and you want two of them.</source>
        <translation>Ваша колода пуста: кто берёт сейчас, получает то, что лежит в сбросе. Там три карты, а нужны вам две.</translation>
    </message>
    <message>
        <source>Your hand has swords, but nobody to hold them. {double_cross} changes that, and harms only one opponent: whom? It has to be paid for, too.</source>
        <translation>В вашей руке есть мечи, но держать их некому. {double_cross} это меняет и вредит лишь одному сопернику: какому? И за неё надо заплатить.</translation>
    </message>
    <message>
        <source>a Leader who turns over</source>
        <translation>лидер, который переворачивается</translation>
    </message>
    <message>
        <source>a card on top of the deck is drawn at once</source>
        <translation>карту с верха колоды берут сразу</translation>
    </message>
    <message>
        <source>a harvest that is doubled</source>
        <translation>удвоенная добыча Пряности</translation>
    </message>
    <message>
        <source>a new Agent plays in the same round</source>
        <translation>новый агент действует уже в этом раунде</translation>
    </message>
    <message>
        <source>a sandworm wins without troops</source>
        <translation>червь побеждает без отрядов</translation>
    </message>
    <message>
        <source>all of it at once</source>
        <translation>всё сразу</translation>
    </message>
    <message>
        <source>an Agent who comes back can be sent again</source>
        <translation>вернувшегося агента можно отправить снова</translation>
    </message>
    <message>
        <source>buying a card into the hand</source>
        <translation>покупка карты в руку</translation>
    </message>
    <message>
        <source>cards that pay when they are trashed</source>
        <translation>карты, которые платят, когда их удаляют</translation>
    </message>
    <message>
        <source>contracts for harvesting</source>
        <translation>контракты на добычу Пряности</translation>
    </message>
    <message>
        <source>doubled rewards</source>
        <translation>удвоенная награда</translation>
    </message>
    <message>
        <source>draw before you buy</source>
        <translation>сначала взять карты, потом покупать</translation>
    </message>
    <message>
        <source>effects of discarding</source>
        <translation>эффекты сброса карт</translation>
    </message>
    <message>
        <source>giving Influence away</source>
        <translation>как отдать влияние</translation>
    </message>
    <message>
        <source>how many troops may be deployed</source>
        <translation>сколько отрядов можно разместить</translation>
    </message>
    <message>
        <source>moving an Agent who stands on the board</source>
        <translation>как передвинуть агента на поле</translation>
    </message>
    <message>
        <source>one Spy does one job</source>
        <translation>один шпион — одно дело</translation>
    </message>
    <message>
        <source>pairs of battle icons</source>
        <translation>пары символов сражения</translation>
    </message>
    <message>
        <source>recalling in the right order</source>
        <translation>возврат в верном порядке</translation>
    </message>
    <message>
        <source>swords count only beside a unit</source>
        <translation>мечи считаются только вместе с подразделением</translation>
    </message>
    <message>
        <source>taking over an Alliance</source>
        <translation>как перехватить союз</translation>
    </message>
    <message>
        <source>the Shield Wall and sandworms</source>
        <translation>Барьерная Стена и песчаные черви</translation>
    </message>
    <message>
        <source>the bonus at 4 Influence comes again</source>
        <translation>бонус за 4 влияния приходит снова</translation>
    </message>
    <message>
        <source>the order of effects, and infiltrating</source>
        <translation>порядок эффектов и внедрение</translation>
    </message>
    <message>
        <source>the point at 2 Influence</source>
        <translation>очко за 2 влияния</translation>
    </message>
    <message>
        <source>the tiebreakers at the end of the game</source>
        <translation>параметры для разрешения ничьей в конце игры</translation>
    </message>
    <message>
        <source>ties in Combat</source>
        <translation>ничья в сражении</translation>
    </message>
    <message>
        <source>when the discard pile is shuffled</source>
        <translation>когда перемешивают сброс</translation>
    </message>
    <message>
        <source>{assassination_mission} is worth most when it leaves. A seat on the High Council persuades already this round.</source>
        <translation>{assassination_mission} ценнее всего, когда уходит из игры. Место в Высшем Совете убеждает уже в этом раунде.</translation>
    </message>
    <message>
        <source>{bypass_protocol} can put a card on top of your deck. Which one has swords, and what draws it today?</source>
        <translation>{bypass_protocol} может положить карту на верх вашей колоды. На какой есть мечи, и что возьмёт её сегодня?</translation>
    </message>
    <message>
        <source>{carryall} doubles what is harvested: go where most spice lies, and get the water for it first. Then spend eight.</source>
        <translation>{carryall} удваивает добытое: идите туда, где Пряности больше всего, а сначала добудьте воду. Потом потратьте восемь.</translation>
    </message>
    <message>
        <source>{desert_power} needs water for its sandworm. Who delivers it, and brings a point with it?</source>
        <translation>{desert_power} требует воды для червя. Кто её доставит, да ещё и с очком?</translation>
    </message>
    <message>
        <source>{guild_bankers} makes {the_spice_must_flow} cheaper only in your Reveal turn: keep that card. Who finds you more persuasion?</source>
        <translation>{guild_bankers} удешевляет {the_spice_must_flow} только в ход раскрытия: приберегите эту карту. Кто найдёт вам больше убеждения?</translation>
    </message>
    <message>
        <source>{kwisatz_haderach} can send an Agent who is on the board already. Then one Agent does the work of two.</source>
        <translation>{kwisatz_haderach} может отправить агента, который уже на поле. Тогда один агент делает работу двоих.</translation>
    </message>
    <message>
        <source>{price_is_no_object} pays in Solari, after what its space has brought. What you buy can be sent this very round.</source>
        <translation>{price_is_no_object} платит соляриями, уже после того, что дала ячейка. Купленное можно отправить в этом же раунде.</translation>
    </message>
    <message>
        <source>{public_spectacle} pays if a Spy came back in the same turn. Two Factions need one step each.</source>
        <translation>{public_spectacle} платит, если в тот же ход вернулся шпион. Двум фракциям не хватает по шагу.</translation>
    </message>
    <message>
        <source>{rapid_mobilization} lets out everybody who is in the garrison by then. When is it fullest?</source>
        <translation>{rapid_mobilization} выпускает всех, кто к тому времени в гарнизоне. Когда отрядов там больше всего?</translation>
    </message>
    <message>
        <source>{spacing_guilds_favor} pays when it is discarded. {space_time_folding} asks for a card.</source>
        <translation>{spacing_guilds_favor} платит, когда её сбрасывают. {space_time_folding} просит карту.</translation>
    </message>
    <message>
        <source>{staged_incident} costs you strength. Which of the other two cards is still enough to be ahead afterwards, and not only level?</source>
        <translation>{staged_incident} стоит вам силы. Какой из двух других карт хватит, чтобы потом быть впереди, а не наравне?</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Solari</source>
        <translation>Солярии</translation>
    </message>
    <message>
        <source>Spice</source>
        <translation>Пряность</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <extracomment>What the chart can show.</extracomment>
        <translation>Победные очки</translation>
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
            <numerusform>Остался %n агент: всё равно раскрыть карты?</numerusform>
            <numerusform>Осталось %n агента: всё равно раскрыть карты?</numerusform>
            <numerusform>Осталось %n агентов: всё равно раскрыть карты?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Negotiator(s) return(s|)</source>
        <translation>
            <numerusform>Возвращается %n переговорщик</numerusform>
            <numerusform>Возвращаются %n переговорщика</numerusform>
            <numerusform>Возвращаются %n переговорщиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion left</source>
        <translation>
            <numerusform>Осталось %n очко убеждения</numerusform>
            <numerusform>Осталось %n очка убеждения</numerusform>
            <numerusform>Осталось %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion left to spend: end the turn anyway?</source>
        <translation>
            <numerusform>На покупки осталось %n очко убеждения: всё равно закончить ход?</numerusform>
            <numerusform>На покупки осталось %n очка убеждения: всё равно закончить ход?</numerusform>
            <numerusform>На покупки осталось %n очков убеждения: всё равно закончить ход?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion short</source>
        <translation>
            <numerusform>Не хватает %n очка убеждения</numerusform>
            <numerusform>Не хватает %n очков убеждения</numerusform>
            <numerusform>Не хватает %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus spice there</source>
        <translation>
            <numerusform>Там %n бонусная Пряность</numerusform>
            <numerusform>Там %n бонусной Пряности</numerusform>
            <numerusform>Там %n бонусной Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the Imperium Row leave(s|) the game. Go on?</source>
        <translation>
            <numerusform>%n карта рынка Империи выйдет из игры. Продолжить?</numerusform>
            <numerusform>%n карты рынка Империи выйдут из игры. Продолжить?</numerusform>
            <numerusform>%n карт рынка Империи выйдут из игры. Продолжить?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) you can buy</source>
        <translation>
            <numerusform>Можно купить %n карту</numerusform>
            <numerusform>Можно купить %n карты</numerusform>
            <numerusform>Можно купить %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) still open</source>
        <translation>
            <numerusform>Не выполнен %n эффект</numerusform>
            <numerusform>Не выполнено %n эффекта</numerusform>
            <numerusform>Не выполнено %n эффектов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) still open: end the turn anyway?</source>
        <translation>
            <numerusform>Не выполнен %n эффект: всё равно закончить ход?</numerusform>
            <numerusform>Не выполнено %n эффекта: всё равно закончить ход?</numerusform>
            <numerusform>Не выполнено %n эффектов: всё равно закончить ход?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short: {money}</source>
        <translation>
            <numerusform>Не хватает %n: {money}</numerusform>
            <numerusform>Не хватает %n: {money}</numerusform>
            <numerusform>Не хватает %n: {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <extracomment>By card (its face): the action that sends an agent with it.</extracomment>
        <translation>
            <numerusform>%n ячейка</numerusform>
            <numerusform>%n ячейки</numerusform>
            <numerusform>%n ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>A Spy of {players} is there.</source>
        <translation>Там шпион: {players}.</translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation>Купить</translation>
    </message>
    <message>
        <source>Acquire which card for specimens?</source>
        <translation>Какую карту получить за образцы?</translation>
    </message>
    <message numerus="yes">
        <source>Acquire which tech tile, for %n spice less?</source>
        <translation>
            <numerusform>Какой жетон технологии получить на %n Пряность дешевле?</numerusform>
            <numerusform>Какой жетон технологии получить на %n Пряности дешевле?</numerusform>
            <numerusform>Какой жетон технологии получить на %n Пряности дешевле?</numerusform>
        </translation>
    </message>
    <message>
        <source>Acquire which tech tile?</source>
        <translation>Какой жетон технологии получить?</translation>
    </message>
    <message>
        <source>Acquire {card}?</source>
        <translation>Купить карту «{card}»?</translation>
    </message>
    <message>
        <source>Advance or recall your Freighter?</source>
        <translation>Продвинуть или вернуть транспортник?</translation>
    </message>
    <message>
        <source>Agent icons: {icons}</source>
        <translation>Символы агента: {icons}</translation>
    </message>
    <message>
        <source>An Agent on your Leader</source>
        <translation>Агент на планшете лидера</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>В любой момент</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>The digits of the first ten lit rows of a page. The draft led here; else its last part is a piece that several rows share.</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Battle icons</source>
        <translation>Символы сражения</translation>
    </message>
    <message>
        <source>Begin with which contract?</source>
        <translation>С каким контрактом начать?</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n Faction(s) in secret ({one} of {all}).</source>
        <translation>
            <numerusform>Тайно выберите %n фракцию ({one} из {all}).</numerusform>
            <numerusform>Тайно выберите %n фракции ({one} из {all}).</numerusform>
            <numerusform>Тайно выберите %n фракций ({one} из {all}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n different ones</source>
        <translation>
            <numerusform>Выберите %n</numerusform>
            <numerusform>Выберите %n разных</numerusform>
            <numerusform>Выберите %n разных</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Выберите соперника</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Выберите одно</translation>
    </message>
    <message>
        <source>Combat: {strengths}.</source>
        <translation>Сражение: {strengths}.</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <extracomment>The digit, the same as in the list. Of a faction: so many steps the own cube goes up its track; 0: it stays where it is. Of a space: the sign of the own spy that opens it. Of what is chosen: a card that asks for a partner, or one of two that go together. The question, the draft, or the language is another. What a tour means is something else. The parts of the answer that were chosen so far. What was advised at this question. While an answer, or a step of a turn, is only shown. Nothing else is lit. What a tour means: it is ringed wherever it is. What was taken and is to be confirmed. Who passes whatever others play, and in which round; until the own pass is taken back. The step that is shown now; while something is to be confirmed, that question.</extracomment>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Continue, or end the turn</source>
        <translation>Продолжайте или закончите ход</translation>
    </message>
    <message>
        <source>Control bonus for you: {effects}</source>
        <translation>Ваш бонус контроля: {effects}</translation>
    </message>
    <message>
        <source>Control bonus for {player}: {effects}</source>
        <translation>Бонус контроля ({player}): {effects}</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n Persuasion.</source>
        <translation>
            <numerusform>Стоит %n очко убеждения.</numerusform>
            <numerusform>Стоит %n очка убеждения.</numerusform>
            <numerusform>Стоит %n очков убеждения.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs more than %n Persuasion</source>
        <translation>
            <numerusform>Стоит больше %n очка убеждения</numerusform>
            <numerusform>Стоит больше %n очков убеждения</numerusform>
            <numerusform>Стоит больше %n очков убеждения</numerusform>
        </translation>
    </message>
    <message>
        <source>Defend {space} with a troop?</source>
        <translation>Защитить отрядом ячейку «{space}»?</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Разместить</translation>
    </message>
    <message numerus="yes">
        <source>Deploy %n troop(s)</source>
        <translation>
            <numerusform>Разместить %n отряд</numerusform>
            <numerusform>Разместить %n отряда</numerusform>
            <numerusform>Разместить %n отрядов</numerusform>
        </translation>
    </message>
    <message>
        <source>Deploy a troop from your supply</source>
        <translation>Разместить отряд из личного запаса</translation>
    </message>
    <message>
        <source>Deploy no more units</source>
        <translation>Больше не размещать подразделений</translation>
    </message>
    <message>
        <source>Deploy troops</source>
        <translation>Разместить отряды</translation>
    </message>
    <message numerus="yes">
        <source>Deploy up to %n troop(s)</source>
        <translation>
            <numerusform>Разместить до %n отряда</numerusform>
            <numerusform>Разместить до %n отрядов</numerusform>
            <numerusform>Разместить до %n отрядов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deploy up to %n unit(s): which?</source>
        <translation>
            <numerusform>Разместить до %n подразделения: какое?</numerusform>
            <numerusform>Разместить до %n подразделений: какие?</numerusform>
            <numerusform>Разместить до %n подразделений: какие?</numerusform>
        </translation>
    </message>
    <message>
        <source>Deploy up to {units}</source>
        <translation>Разместить не больше: {units}</translation>
    </message>
    <message>
        <source>Deploy {units}</source>
        <translation>Разместить: {units}</translation>
    </message>
    <message>
        <source>Deploy: {units}</source>
        <translation>Разместить: {units}</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Сбросьте %n карту</numerusform>
            <numerusform>Сбросьте %n карты</numerusform>
            <numerusform>Сбросьте %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard one card; the other one is trashed</source>
        <translation>Сбросьте одну карту; другая будет удалена</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Do the rest</source>
        <translation>Выполнить остальное</translation>
    </message>
    <message>
        <source>Do this or skip it?</source>
        <extracomment>What an effect or a rule asks. What the button says that leaves what it asks, where that is more than no.</extracomment>
        <translation>Выполнить это или пропустить?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Endgame: nothing to play.</source>
        <translation>Конец игры: разыгрывать нечего.</translation>
    </message>
    <message>
        <source>Endgame: play your cards, then finish</source>
        <translation>Конец игры: разыграйте карты и нажмите «Готово»</translation>
    </message>
    <message>
        <source>For the Spy icon of {card} you need a Spy on the board.</source>
        <translation>Для символа шпиона на карте «{card}» нужен ваш шпион на поле.</translation>
    </message>
    <message>
        <source>For {rival}: {prompt}</source>
        <translation>За оппонента ({rival}): {prompt}</translation>
    </message>
    <message>
        <source>From your Leader</source>
        <translation>С планшета лидера</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Influence with …</source>
        <translation>
            <numerusform>Получите %n влияние во фракции…</numerusform>
            <numerusform>Получите %n влияния во фракции…</numerusform>
            <numerusform>Получите %n влияния во фракции…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain Influence with %n different Factions</source>
        <translation>
            <numerusform>Получите влияние в %n фракции</numerusform>
            <numerusform>Получите влияние в %n разных фракциях</numerusform>
            <numerusform>Получите влияние в %n разных фракциях</numerusform>
        </translation>
    </message>
    <message>
        <source>Gather Intelligence: recall a Spy to draw a card?</source>
        <translation>Разведка: вернуть шпиона, чтобы взять карту?</translation>
    </message>
    <message>
        <source>Graft with</source>
        <translation>Срастить с</translation>
    </message>
    <message>
        <source>Graft with a second card</source>
        <translation>Срастить со второй картой</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>How many Negotiators return to your supply? Each makes the tile 1 cheaper.</source>
        <translation>Сколько переговорщиков вернуть в личный запас? Каждый удешевляет жетон на 1.</translation>
    </message>
    <message>
        <source>How many Solari do you pay?</source>
        <extracomment>By resource, in the order of ``engine.names.RESOURCES``.</extracomment>
        <translation>Сколько соляриев заплатить?</translation>
    </message>
    <message>
        <source>How much spice do you pay?</source>
        <translation>Сколько Пряности заплатить?</translation>
    </message>
    <message>
        <source>How much water do you pay?</source>
        <translation>Сколько воды заплатить?</translation>
    </message>
    <message>
        <source>If somebody plays a card after that, you can play again.</source>
        <translation>Если после этого кто-то разыграет карту, вас спросят снова.</translation>
    </message>
    <message>
        <source>Imperium Row: trashed at the end of the turn</source>
        <translation>Рынок Империи: удаляется в конце хода</translation>
    </message>
    <message>
        <source>Infiltrate {space}: recall which Spy?</source>
        <translation>Внедрение, {space}: какого шпиона вернуть?</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Карты интриг</translation>
    </message>
    <message>
        <source>It gains a Victory Point.</source>
        <translation>Оппонент получает победное очко.</translation>
    </message>
    <message>
        <source>It has less Influence with another Faction.</source>
        <translation>В другой фракции у оппонента меньше влияния.</translation>
    </message>
    <message>
        <source>It is set aside: only {player} may acquire it.</source>
        <translation>Она отложена, купить её может только {player}.</translation>
    </message>
    <message>
        <source>It takes the Alliance.</source>
        <translation>Оппонент получает союз.</translation>
    </message>
    <message>
        <source>It would have no effect on {player}.</source>
        <translation>{player}: ничего не изменится.</translation>
    </message>
    <message>
        <source>Keep which Intrigue card? The other one goes back on top.</source>
        <translation>Какую карту интриги оставить? Другая вернётся на верх колоды.</translation>
    </message>
    <message>
        <source>Leave the Freighter where it is</source>
        <translation>Оставить транспортник на месте</translation>
    </message>
    <message>
        <source>Lose 1 Influence with …</source>
        <translation>Потеряйте 1 влияние во фракции…</translation>
    </message>
    <message>
        <source>Lose a troop from where?</source>
        <translation>Откуда потерять отряд?</translation>
    </message>
    <message>
        <source>Move your token to which space?</source>
        <translation>В какую ячейку передвинуть жетон?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>No Negotiators return</source>
        <translation>Переговорщики не возвращаются</translation>
    </message>
    <message>
        <source>No Spies left in your supply: recall which one first?</source>
        <translation>В запасе нет шпионов: какого сначала вернуть?</translation>
    </message>
    <message>
        <source>No Tleilaxu card</source>
        <translation>Без карты тлейлаксу</translation>
    </message>
    <message>
        <source>No card in your hand has the Agent icon of {space}.</source>
        <translation>На руке нет карты с символом агента для ячейки «{space}».</translation>
    </message>
    <message>
        <source>No more: draw as many</source>
        <translation>Хватит: взять столько же</translation>
    </message>
    <message>
        <source>No tech tile</source>
        <translation>Без жетона</translation>
    </message>
    <message>
        <source>No troop is in your supply to defend with. Return how many specimens to it?</source>
        <translation>В личном запасе нет отряда для защиты. Сколько образцов вернуть в личный запас?</translation>
    </message>
    <message>
        <source>No troops</source>
        <translation>Ни одного отряда</translation>
    </message>
    <message>
        <source>No, keep your Spies</source>
        <translation>Нет, оставить шпионов</translation>
    </message>
    <message>
        <source>No, place no Spy</source>
        <translation>Нет, не размещать шпиона</translation>
    </message>
    <message>
        <source>No, trash no card</source>
        <translation>Нет, не удалять карту</translation>
    </message>
    <message>
        <source>Nobody else has Intrigue cards: nobody can play after you.</source>
        <translation>Больше ни у кого нет карт интриг: после вас никто не сможет разыграть карту.</translation>
    </message>
    <message>
        <source>None of your Spies is there.</source>
        <translation>Там нет ваших шпионов.</translation>
    </message>
    <message>
        <source>Nothing is left to do</source>
        <translation>Больше делать нечего</translation>
    </message>
    <message>
        <source>On top of your deck</source>
        <translation>На верх колоды</translation>
    </message>
    <message>
        <source>On top of your deck: {card}. {question}</source>
        <extracomment>Two lines of a row in the narrowest panel; what can be left out of a clause.</extracomment>
        <translation>На верху вашей колоды: {card}. {question}</translation>
    </message>
    <message>
        <source>One effect still to do</source>
        <extracomment>It makes no difference which of two equal ones is resolved.</extracomment>
        <translation>Остался один эффект</translation>
    </message>
    <message>
        <source>One more troop</source>
        <translation>Ещё один отряд</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Спасовать</translation>
    </message>
    <message>
        <source>Pass for the rest of this Combat</source>
        <translation>Спасовать до конца сражения</translation>
    </message>
    <message>
        <source>Pass this turn</source>
        <translation>Пропустить этот ход</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Ничего не платить</translation>
    </message>
    <message>
        <source>Pay the tile in what?</source>
        <translation>Чем заплатить за жетон?</translation>
    </message>
    <message>
        <source>Pay {amounts}</source>
        <translation>Заплатить {amounts}</translation>
    </message>
    <message>
        <source>Place a Spy on which post?</source>
        <translation>На каком пункте разместить шпиона?</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Разыграйте карту</translation>
    </message>
    <message>
        <source>Play a plot</source>
        <translation>Разыграть карту заговора</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Разыграно</translation>
    </message>
    <message>
        <source>Put one card into your hand</source>
        <translation>Возьмите одну карту на руку</translation>
    </message>
    <message>
        <source>Put which Intrigue card on the bottom of the deck?</source>
        <translation>Какую карту интриги положить под колоду?</translation>
    </message>
    <message>
        <source>Put which Intrigue card under the deck?</source>
        <translation>Какую карту интриги положить под колоду?</translation>
    </message>
    <message numerus="yes">
        <source>Recall %n Spies</source>
        <translation>
            <numerusform>Вернуть %n шпиона</numerusform>
            <numerusform>Вернуть %n шпионов</numerusform>
            <numerusform>Вернуть %n шпионов</numerusform>
        </translation>
    </message>
    <message>
        <source>Recall which Agent?</source>
        <translation>Какого агента вернуть?</translation>
    </message>
    <message>
        <source>Recall which Spy?</source>
        <translation>Какого шпиона вернуть?</translation>
    </message>
    <message>
        <source>Research: which way?</source>
        <translation>Исследование: каким путём?</translation>
    </message>
    <message>
        <source>Resolves all that you must still do, until something is to be chosen.</source>
        <translation>Выполняет всё обязательное, пока не придётся что-то выбирать.</translation>
    </message>
    <message numerus="yes">
        <source>Retreat %n troop(s)</source>
        <translation>
            <numerusform>Отвести %n отряд</numerusform>
            <numerusform>Отвести %n отряда</numerusform>
            <numerusform>Отвести %n отрядов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat %n unit(s)</source>
        <translation>
            <numerusform>Отвести %n подразделение</numerusform>
            <numerusform>Отвести %n подразделения</numerusform>
            <numerusform>Отвести %n подразделений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat up to %n troop(s)</source>
        <translation>
            <numerusform>Отвести до %n отряда</numerusform>
            <numerusform>Отвести до %n отрядов</numerusform>
            <numerusform>Отвести до %n отрядов</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreat up to {units}</source>
        <translation>Отвести не больше: {units}</translation>
    </message>
    <message>
        <source>Retreat {units}</source>
        <translation>Отвести: {units}</translation>
    </message>
    <message>
        <source>Return how many specimens to your supply?</source>
        <translation>Сколько образцов вернуть в личный запас?</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Раскрыть</translation>
    </message>
    <message>
        <source>Reveal your cards</source>
        <translation>Раскрыть карты</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Раскрыто</translation>
    </message>
    <message>
        <source>Send an Agent</source>
        <translation>Отправить агента</translation>
    </message>
    <message>
        <source>Send an Agent where?</source>
        <translation>Куда отправить агента?</translation>
    </message>
    <message>
        <source>Send an Agent, or reveal</source>
        <translation>Отправьте агента или раскройте карты</translation>
    </message>
    <message>
        <source>Set aside a card from the Row</source>
        <translation>Отложите карту с рынка</translation>
    </message>
    <message>
        <source>Set aside which card until your second turn?</source>
        <translation>Какую карту отложить до своего второго хода?</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Пропустить остальное</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>Осталось выполнить</translation>
    </message>
    <message numerus="yes">
        <source>Still to do: %n, in any order</source>
        <translation>
            <numerusform>Осталось выполнить: %n</numerusform>
            <numerusform>Осталось выполнить: %n, в любом порядке</numerusform>
            <numerusform>Осталось выполнить: %n, в любом порядке</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a troop back</source>
        <translation>Забрать отряд назад</translation>
    </message>
    <message>
        <source>Take back {units}</source>
        <translation>Забрать назад: {units}</translation>
    </message>
    <message>
        <source>Take which contract?</source>
        <translation>Какой контракт взять?</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>This is not a pass yet: you can play again after the others.</source>
        <translation>Это ещё не пас: после остальных можно разыграть ещё карту.</translation>
    </message>
    <message>
        <source>This is not one of the choices.</source>
        <translation>Такого варианта нет.</translation>
    </message>
    <message>
        <source>Trash a card: hand {hand}, discard pile {discard}, in play {play}</source>
        <translation>Удалите карту: рука {hand}, сброс {discard}, активные {play}</translation>
    </message>
    <message>
        <source>Trash an Intrigue card</source>
        <translation>Удалите карту интриги</translation>
    </message>
    <message>
        <source>Trash which of the two grafted cards?</source>
        <translation>Какую из двух сращённых карт удалить?</translation>
    </message>
    <message>
        <source>Turn which card face down?</source>
        <translation>Какую карту перевернуть лицевой стороной вниз?</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Решает: {player}</translation>
    </message>
    <message>
        <source>When acquired: {effects}</source>
        <translation>При покупке: {effects}</translation>
    </message>
    <message>
        <source>Which Agent goes to {space}?</source>
        <translation>Какой агент отправится в ячейку «{space}»?</translation>
    </message>
    <message>
        <source>Which of the two cards gets the added Agent icons?</source>
        <translation>Какая из двух карт получит добавленные символы агента?</translation>
    </message>
    <message>
        <source>Which unit retreats?</source>
        <translation>Какое подразделение отступает?</translation>
    </message>
    <message numerus="yes">
        <source>Who loses %n troop(s)?</source>
        <translation>
            <numerusform>Кто потеряет %n отряд?</numerusform>
            <numerusform>Кто потеряет %n отряда?</numerusform>
            <numerusform>Кто потеряет %n отрядов?</numerusform>
        </translation>
    </message>
    <message>
        <source>Who takes the Alliance?</source>
        <translation>Кто получит союз?</translation>
    </message>
    <message>
        <source>Whose unit retreats?</source>
        <translation>Чьё подразделение отступает?</translation>
    </message>
    <message numerus="yes">
        <source>Why not? %n</source>
        <translation>
            <numerusform>Почему нельзя? %n</numerusform>
            <numerusform>Почему нельзя? %n</numerusform>
            <numerusform>Почему нельзя? %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>You already have a Spy there.</source>
        <translation>Там уже есть ваш шпион.</translation>
    </message>
    <message>
        <source>You are not asked again in this Combat: you pass each time.</source>
        <translation>В этом сражении вас больше не спросят: каждый раз — пас.</translation>
    </message>
    <message numerus="yes">
        <source>You can still deploy %n troop(s): end the turn anyway?</source>
        <translation>
            <numerusform>Можно разместить ещё %n отряд: всё равно закончить ход?</numerusform>
            <numerusform>Можно разместить ещё %n отряда: всё равно закончить ход?</numerusform>
            <numerusform>Можно разместить ещё %n отрядов: всё равно закончить ход?</numerusform>
        </translation>
    </message>
    <message>
        <source>You can still deploy {units}: end the turn anyway?</source>
        <translation>Ещё можно разместить: {units}. Всё равно закончить ход?</translation>
    </message>
    <message>
        <source>You cannot go to any of the spaces that {card} reaches.</source>
        <translation>Все ячейки, доступные карте «{card}», сейчас для вас закрыты.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards now.</source>
        <translation>Ни одна из ваших карт сейчас не подходит.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards now. You are still asked, so that the others cannot tell.</source>
        <translation>Сейчас ни одна ваша карта не подходит. Вас всё равно спрашивают, чтобы другие этого не поняли.</translation>
    </message>
    <message>
        <source>You gain a Victory Point.</source>
        <translation>Вы получаете победное очко.</translation>
    </message>
    <message>
        <source>You have already chosen this Faction.</source>
        <translation>Эта фракция уже выбрана.</translation>
    </message>
    <message>
        <source>You have no Influence to lose there.</source>
        <translation>Там у вас нет влияния, терять нечего.</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>У вас нет карт на руке.</translation>
    </message>
    <message>
        <source>You lose a Victory Point.</source>
        <translation>Вы теряете победное очко.</translation>
    </message>
    <message>
        <source>You lost 3 or more troops in the Conflict: continue.</source>
        <translation>Вы потеряли в сражении 3 отряда или больше: продолжайте.</translation>
    </message>
    <message>
        <source>You lost 3 or more troops in the Conflict: play a card, or continue</source>
        <translation>Вы потеряли в сражении 3 отряда или больше: разыграйте карту или продолжайте</translation>
    </message>
    <message>
        <source>You may act now, or continue</source>
        <translation>Можете действовать сейчас или продолжить</translation>
    </message>
    <message>
        <source>You take the Alliance.</source>
        <translation>Вы получаете союз.</translation>
    </message>
    <message>
        <source>You won the Conflict: continue.</source>
        <translation>Вы победили в сражении: продолжайте.</translation>
    </message>
    <message>
        <source>You won the Conflict: play a card, or continue</source>
        <extracomment>By window in which cards may be played: what is said where one can act there, and where one can&apos;t.</extracomment>
        <translation>Вы победили в сражении: разыграйте карту или продолжайте</translation>
    </message>
    <message>
        <source>You won: play a card</source>
        <translation>Вы победили: разыграйте карту</translation>
    </message>
    <message>
        <source>Your Agent at {space}</source>
        <translation>Ваш агент: {space}</translation>
    </message>
    <message>
        <source>Your Influence is already at the top.</source>
        <translation>Ваше влияние там уже на максимуме.</translation>
    </message>
    <message>
        <source>Your Spy is recalled to infiltrate: an Agent of {players} is there</source>
        <translation>Ваш шпион вернётся ради внедрения, там агент: {players}</translation>
    </message>
    <message>
        <source>Your troops stand in your own quadrant of the Conflict.</source>
        <extracomment>Where a card lands by what is done to it.</extracomment>
        <translation>Ваши отряды стоят в вашем квадранте зоны конфликта.</translation>
    </message>
    <message>
        <source>best hint: {chance}</source>
        <extracomment>The refs that are chosen one after another; the last one takes the answer. A card, another that is played with it, and a space.</extracomment>
        <translation>лучший совет: {chance}</translation>
    </message>
    <message>
        <source>by the Spy icon: {posts}</source>
        <extracomment>The signs of a spy that is recalled to enter, and of one that only shows the way. Of the spy that opens the space; empty where none does. A short addition to the title. Why it is so, where that is not plain. What the space costs, where that is less than usual.</extracomment>
        <translation>по символу шпиона: {posts}</translation>
    </message>
    <message numerus="yes">
        <source>cost: %n Persuasion</source>
        <translation>
            <numerusform>стоимость: %n очко убеждения</numerusform>
            <numerusform>стоимость: %n очка убеждения</numerusform>
            <numerusform>стоимость: %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost: %n Solari</source>
        <translation>
            <numerusform>стоимость: %n солярий</numerusform>
            <numerusform>стоимость: %n солярия</numerusform>
            <numerusform>стоимость: %n соляриев</numerusform>
        </translation>
    </message>
    <message>
        <source>grafted with {card}</source>
        <translation>сращена с картой «{card}»</translation>
    </message>
    <message>
        <source>hint: {chance}</source>
        <translation>совет: {chance}</translation>
    </message>
    <message>
        <source>more than it takes</source>
        <translation>больше, чем нужно</translation>
    </message>
    <message>
        <source>recalls a Spy of your choice: {post}</source>
        <translation>вернётся шпион на выбор: {post}</translation>
    </message>
    <message>
        <source>recalls your Spy: {post}</source>
        <translation>вернётся ваш шпион: {post}</translation>
    </message>
    <message>
        <source>strength {now}</source>
        <translation>боевая сила {now}</translation>
    </message>
    <message>
        <source>strength {now} → {after}</source>
        <extracomment>What moves units into the Conflict, what moves them out, and what asks how many.</extracomment>
        <translation>боевая сила {now} → {after}</translation>
    </message>
    <message>
        <source>with a Spy of {players}</source>
        <translation>шпион: {players}</translation>
    </message>
    <message numerus="yes">
        <source>with which Faction does it gain %n Influence?</source>
        <translation>
            <numerusform>в какой фракции получить %n влияние?</numerusform>
            <numerusform>в какой фракции получить %n влияния?</numerusform>
            <numerusform>в какой фракции получить %n влияния?</numerusform>
        </translation>
    </message>
    <message>
        <source>without the Influence it requires</source>
        <translation>без требуемого влияния</translation>
    </message>
    <message>
        <source>you ({strength})</source>
        <translation>вы ({strength})</translation>
    </message>
    <message>
        <source>{button} ({hint})</source>
        <translation>{button} ({hint})</translation>
    </message>
    <message>
        <source>{card} has no Agent icon.</source>
        <translation>На карте «{card}» нет символов агента.</translation>
    </message>
    <message>
        <source>{card}: grafted with which card?</source>
        <translation>«{card}»: с какой картой срастить?</translation>
    </message>
    <message>
        <source>{card}: where to?</source>
        <translation>{card}: куда?</translation>
    </message>
    <message>
        <source>{one} of {all}</source>
        <translation>{one} из {all}</translation>
    </message>
    <message>
        <source>{player} ({strength})</source>
        <translation>{player} ({strength})</translation>
    </message>
    <message>
        <source>{player} decides for {rival}</source>
        <translation>{player} решает за оппонента ({rival})</translation>
    </message>
    <message>
        <source>{player}, in {active}&apos;s turn</source>
        <translation>{player} (ходит {active})</translation>
    </message>
    <message>
        <source>{player}: Combat</source>
        <translation>{player}: сражение</translation>
    </message>
    <message>
        <source>{player}: Conflict rewards</source>
        <translation>{player}: награды за конфликт</translation>
    </message>
    <message>
        <source>{player}: defence</source>
        <translation>{player}: защита</translation>
    </message>
    <message>
        <source>{player}: round {round}</source>
        <translation>{player}: раунд {round}</translation>
    </message>
    <message>
        <source>{player}: setup</source>
        <translation>{player}: подготовка</translation>
    </message>
    <message>
        <source>{player}: the end of the game</source>
        <translation>{player}: конец игры</translation>
    </message>
    <message>
        <source>{player}: your turn</source>
        <translation>{player}: ваш ход</translation>
    </message>
    <message>
        <source>{source}: which space?</source>
        <translation>{source}: какая ячейка?</translation>
    </message>
    <message>
        <source>{space}: with which card?</source>
        <translation>{space}: какой картой?</translation>
    </message>
    <message>
        <source>{strengths} Play another card, or finish</source>
        <translation>{strengths} Ещё карта или «Готово»</translation>
    </message>
    <message>
        <source>{strengths} Play or pass</source>
        <translation>{strengths} Карта или пас</translation>
    </message>
    <message>
        <source>{thing}: which effect?</source>
        <translation>{thing}: какой эффект?</translation>
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
        <translation>Все коробки</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Все виды</translation>
    </message>
    <message>
        <source>Any Faction</source>
        <translation>Любая фракция</translation>
    </message>
    <message>
        <source>Any cost</source>
        <translation>Любая стоимость</translation>
    </message>
    <message>
        <source>Any icon</source>
        <translation>Любой символ</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Как напечатано</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Коробка</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>По стоимости</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По названию</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Cost {n}</source>
        <translation>Стоимость {n}</translation>
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
        <translation>В этой игре</translation>
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
        <translation>Все карты</translation>
    </message>
    <message>
        <source>Find by name or text</source>
        <translation>Найти по названию или тексту</translation>
    </message>
    <message>
        <source>Nothing in print is like that.</source>
        <translation>Среди напечатанного такого нет.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>A rule&apos;s number was clicked.</extracomment>
        <translation>{number} из {all}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>  better: {action}</source>
        <translation>  лучше: {action}</translation>
    </message>
    <message>
        <source>  taken: {action}</source>
        <translation>  выбрано: {action}</translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n копия</numerusform>
            <numerusform>%n копии</numerusform>
            <numerusform>%n копий</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a length of time</source>
        <translation>«{word}» — не длительность</translation>
    </message>
    <message>
        <source>(default: {edition})</source>
        <translation>(по умолчанию: {edition})</translation>
    </message>
    <message>
        <source>--blend: mixes the cards of edition &apos;blend&apos;, not of &apos;{edition}&apos;</source>
        <translation>--blend: смешивает карты издания «blend», а не «{edition}»</translation>
    </message>
    <message>
        <source>--jobs: a process that shared the work has died; fewer of them need less memory</source>
        <translation>--jobs: один из процессов, делящих работу, аварийно завершился; чем их меньше, тем меньше нужно памяти</translation>
    </message>
    <message>
        <source>--level is missing: --mode {mode} has {levels}</source>
        <translation>не указан --level: для --mode {mode} есть {levels}</translation>
    </message>
    <message>
        <source>--level: --mode {mode} has no levels</source>
        <translation>--level: для --mode {mode} уровней нет</translation>
    </message>
    <message>
        <source>--level: --mode {mode} has {levels}</source>
        <translation>--level: для --mode {mode} есть {levels}</translation>
    </message>
    <message>
        <source>--players: with Rivals there are {seats} seats, not {players}</source>
        <translation>--players: с оппонентами мест {seats}, а не {players}</translation>
    </message>
    <message>
        <source>--players: {edition} is played by {possible}, not by {players}</source>
        <translation>--players: издание {edition} рассчитано на число игроков {possible}, а не {players}</translation>
    </message>
    <message>
        <source>--round: the game has come to round {round}</source>
        <translation>--round: игра дошла до раунда {round}</translation>
    </message>
    <message>
        <source>--scheduler: needs the package &apos;{package}&apos;</source>
        <translation>--scheduler: нужен пакет «{package}»</translation>
    </message>
    <message>
        <source>--scheduler: no Dask cluster answers at &apos;{address}&apos;</source>
        <translation>--scheduler: по адресу «{address}» не отвечает ни один кластер Dask</translation>
    </message>
    <message>
        <source>--scheduler: the cluster has lost a part of the work</source>
        <translation>--scheduler: кластер потерял часть работы</translation>
    </message>
    <message numerus="yes">
        <source>--seat: there are %n seats</source>
        <translation>
            <numerusform>--seat: всего %n место</numerusform>
            <numerusform>--seat: всего %n места</numerusform>
            <numerusform>--seat: всего %n мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats: there are %n seat(s) for bots</source>
        <translation>
            <numerusform>--seats: для ботов есть %n место</numerusform>
            <numerusform>--seats: для ботов есть %n места</numerusform>
            <numerusform>--seats: для ботов есть %n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>--variants: {edition} has no variant &apos;{variant}&apos; here</source>
        <translation>--variants: у издания {edition} здесь нет варианта «{variant}»</translation>
    </message>
    <message>
        <source>--variants: {edition} has no variant &apos;{variant}&apos; here; there is: {variants}</source>
        <translation>--variants: у издания {edition} здесь нет варианта «{variant}»; есть: {variants}</translation>
    </message>
    <message>
        <source>--with: {edition} is not played with &apos;{expansion}&apos;</source>
        <extracomment>Milliseconds that the first screen has to itself before the modules of the table are loaded. What a table needs, in the order in which each brings little that is new.</extracomment>
        <translation>--with: издание {edition} не сочетается с «{expansion}»</translation>
    </message>
    <message>
        <source>--with: {edition} is not played with &apos;{expansion}&apos;; there is: {expansions}</source>
        <translation>--with: издание {edition} не сочетается с «{expansion}»; есть: {expansions}</translation>
    </message>
    <message>
        <source>99 % under</source>
        <translation>99 % до</translation>
    </message>
    <message>
        <source>An unofficial way to play Dune: Imperium on a desktop.</source>
        <translation>Неофициальный способ играть в игру «Дюна. Империя» на компьютере.</translation>
    </message>
    <message>
        <source>Bots play against each other, to see who wins how often.</source>
        <extracomment>Seconds between two lines where no terminal shows a bar.</extracomment>
        <translation>Боты играют друг против друга, чтобы увидеть, кто как часто побеждает.</translation>
    </message>
    <message>
        <source>Check that saved games are intact and lead to where they say.</source>
        <translation>Целы ли сохранённые игры и ведут ли они туда, где сказано.</translation>
    </message>
    <message>
        <source>Count the sequences of actions from a position.</source>
        <translation>Подсчёт последовательностей действий от позиции.</translation>
    </message>
    <message>
        <source>Every component, with the wording of its effects.</source>
        <translation>Все компоненты с текстом их эффектов.</translation>
    </message>
    <message>
        <source>Look back at a finished game: what each decision cost, and luck.</source>
        <extracomment>Of a game, so many decisions are told. Positions that a process looks at before it says what it has found.</extracomment>
        <translation>Разобрать законченную игру: чего стоило каждое решение и что решила удача.</translation>
    </message>
    <message>
        <source>Play Dune: Imperium. (dune-desktop-cli is the same program without a window.)</source>
        <translation>Игра «Дюна. Империя». (dune-desktop-cli — та же программа без окна.)</translation>
    </message>
    <message>
        <source>Play games with random players, and count and time them.</source>
        <translation>Игры со случайными игроками: подсчёт и замеры.</translation>
    </message>
    <message>
        <source>Replay a saved game in words.</source>
        <translation>Сохранённая игра, сыгранная заново и рассказанная словами.</translation>
    </message>
    <message>
        <source>Rivals and luck, pp</source>
        <translation>оппоненты и удача, п. п.</translation>
    </message>
    <message>
        <source>Round {round}, decision {n}, {player}: {cost} pp</source>
        <translation>Раунд {round}, решение {n}, {player}: {cost} п. п.</translation>
    </message>
    <message>
        <source>Run scenario files; see tests/scenarios/README.md.</source>
        <translation>Запуск файлов сценариев; см. tests/scenarios/README.md.</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>одна игра</translation>
    </message>
    <message>
        <source>a saved game to open; it is imported first if it is not among the saved games</source>
        <translation>сохранённая игра, которую нужно открыть; если её нет среди сохранённых, сначала она импортируется</translation>
    </message>
    <message>
        <source>all that was found, as JSON</source>
        <translation>всё найденное в виде JSON</translation>
    </message>
    <message>
        <source>as JSON</source>
        <translation>в виде JSON</translation>
    </message>
    <message>
        <source>as this seat sees it, from 1 (default: all)</source>
        <translation>как видит это место, считая с 1 (по умолчанию: всё)</translation>
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
        <translation>стоимость {n}</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>решения</translation>
    </message>
    <message>
        <source>edition &apos;blend&apos;, each game with other cards left out</source>
        <translation>издание «blend», в каждой игре убраны другие карты</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>сбои</translation>
    </message>
    <message>
        <source>games</source>
        <translation>игры</translation>
    </message>
    <message>
        <source>how many (default 100)</source>
        <translation>сколько (по умолчанию 100)</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>в процентах</translation>
    </message>
    <message>
        <source>late</source>
        <comment>decisions</comment>
        <translation>поздно</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>дольше всего</translation>
    </message>
    <message>
        <source>luck, pp</source>
        <translation>удача, п. п.</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>смешанные</translation>
    </message>
    <message>
        <source>ms each</source>
        <translation>мс каждое</translation>
    </message>
    <message>
        <source>no window can be opened here. Qt says: {words}</source>
        <translation>здесь не удаётся открыть окно. Qt сообщает: {words}</translation>
    </message>
    <message>
        <source>no window can be opened: the display {display} does not answer</source>
        <translation>не удаётся открыть окно: дисплей {display} не отвечает</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>of</source>
        <comment>games that could be won</comment>
        <translation>из</translation>
    </message>
    <message>
        <source>of a solo game: {levels}</source>
        <translation>одиночной игры: {levels}</translation>
    </message>
    <message>
        <source>others, pp</source>
        <translation>другие, п. п.</translation>
    </message>
    <message>
        <source>own decisions, pp</source>
        <translation>свои решения, п. п.</translation>
    </message>
    <message>
        <source>play a short game through the window, and say if all is well</source>
        <translation>сыграть короткую игру через окно и сказать, всё ли в порядке</translation>
    </message>
    <message>
        <source>playouts for a decision at most (default {n})</source>
        <translation>сколько раз самое большее доигрывать наперёд для решения (по умолчанию {n})</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>pp: percentage points</source>
        <translation>п. п. — процентные пункты</translation>
    </message>
    <message>
        <source>processes that share the work</source>
        <translation>процессы, которые делят работу</translation>
    </message>
    <message>
        <source>random steps taken first (default 0)</source>
        <translation>случайные шаги в начале (по умолчанию 0)</translation>
    </message>
    <message>
        <source>rate, %</source>
        <translation>доля, %</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>раунды</translation>
    </message>
    <message>
        <source>rounds: {rounds}, decisions: {decisions}</source>
        <translation>раундов: {rounds}, решений: {decisions}</translation>
    </message>
    <message>
        <source>save the first game that fails, or else the last one</source>
        <translation>сохранить первую игру со сбоем, иначе последнюю</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>места</translation>
    </message>
    <message>
        <source>seats, Rivals too (default 4; with Rivals 3)</source>
        <translation>места, считая оппонентов (по умолчанию 4; с оппонентами 3)</translation>
    </message>
    <message>
        <source>seconds that a decision takes at most (default: no limit)</source>
        <translation>сколько секунд самое большее длится решение (по умолчанию: без ограничения)</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>число-зерно</translation>
    </message>
    <message>
        <source>seed of the first game; each further game has 1 more</source>
        <translation>первой игры, у следующей на 1 больше</translation>
    </message>
    <message>
        <source>seed of the first games; everybody plays on each seat of a seed once</source>
        <translation>первых игр; с одним зерном каждый играет на каждом месте по разу</translation>
    </message>
    <message>
        <source>seed {seed}, seats {seats}, decision {decision} at &apos;{action}&apos;</source>
        <translation>зерно {seed}, места {seats}, решение {decision} на «{action}»</translation>
    </message>
    <message>
        <source>seed {seed}, {players} players, decision {decision}</source>
        <translation>зерно {seed}, игроков {players}, решение {decision}</translation>
    </message>
    <message>
        <source>seed {seed}, {players} players, decision {decision} at &apos;{action}&apos;</source>
        <translation>зерно {seed}, игроков {players}, решение {decision} на «{action}»</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>зёрна</translation>
    </message>
    <message>
        <source>separated by commas: {variants}</source>
        <translation>через запятую: {variants}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>stopped by {signal}</source>
        <extracomment>The last two are not on every system.</extracomment>
        <translation>остановлено сигналом {signal}</translation>
    </message>
    <message>
        <source>the Dask cluster that does the work instead</source>
        <translation>кластер Dask, который делает работу вместо них</translation>
    </message>
    <message>
        <source>the edition of the self-check</source>
        <translation>издание для самопроверки</translation>
    </message>
    <message>
        <source>the language (default: that of the system)</source>
        <translation>язык (по умолчанию: язык системы)</translation>
    </message>
    <message>
        <source>the language, whatever the settings say</source>
        <translation>язык, что бы ни говорили настройки</translation>
    </message>
    <message>
        <source>the self-check plays with Rivals</source>
        <translation>самопроверка играет с оппонентами</translation>
    </message>
    <message>
        <source>the summary as JSON</source>
        <translation>сводка в виде JSON</translation>
    </message>
    <message>
        <source>there is no bot &apos;{bot}&apos;; there is: {levels}</source>
        <translation>нет бота «{bot}»; есть такие: {levels}</translation>
    </message>
    <message>
        <source>there is no display for a window: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <extracomment>What Qt says of a display that is named, but not there. Qt would share out what is painted to threads, some 60 lines of pixels each, and wait for all of them: our pictures are small, and the wait is long where the processor has other things to do. Files that came before somebody took them.</extracomment>
        <translation>нет дисплея для окна: не заданы ни DISPLAY, ни WAYLAND_DISPLAY</translation>
    </message>
    <message>
        <source>there is no file and no command &apos;{word}&apos;</source>
        <translation>нет ни файла, ни команды «{word}»</translation>
    </message>
    <message>
        <source>there is no file and no command &apos;{word}&apos;, did you mean &apos;{close}&apos;?</source>
        <translation>нет ни файла, ни команды «{word}», может быть, «{close}»?</translation>
    </message>
    <message>
        <source>there is no file with the translations: {path}</source>
        <translation>нет файла с переводом: {path}</translation>
    </message>
    <message>
        <source>this round alone</source>
        <translation>только этот раунд</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>unknown edition &apos;{edition}&apos;, did you mean &apos;{close}&apos;? There is: {editions}</source>
        <translation>неизвестное издание «{edition}», может быть, «{close}»? Есть: {editions}</translation>
    </message>
    <message>
        <source>unknown edition &apos;{edition}&apos;; there is: {editions}</source>
        <translation>неизвестное издание «{edition}»; есть: {editions}</translation>
    </message>
    <message>
        <source>who plays, separated by commas, the last one on all seats that are left: {levels}, each also as {personalities}, such as {example}</source>
        <translation>кто играет, через запятую, последний — на всех оставшихся местах: {levels}, каждый также как {personalities}, например {example}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победы</translation>
    </message>
    <message>
        <source>wins at seat, %</source>
        <translation>победы на месте, %</translation>
    </message>
    <message>
        <source>wins of each, %</source>
        <translation>победы каждого, %</translation>
    </message>
    <message>
        <source>wins with leader, %</source>
        <translation>победы с лидером, %</translation>
    </message>
    <message>
        <source>with 95 %</source>
        <translation>с 95 %</translation>
    </message>
    <message>
        <source>with Rivals: solo or two</source>
        <translation>с оппонентами: solo или two</translation>
    </message>
    <message>
        <source>{games} of {asked}</source>
        <translation>{games} из {asked}</translation>
    </message>
    <message>
        <source>{hold} of {count} scenarios pass</source>
        <translation>выполнено сценариев: {hold} из {count}</translation>
    </message>
    <message>
        <source>{leader} (computer: {way_to_play})</source>
        <translation>{leader} (компьютер: {way_to_play})</translation>
    </message>
    <message>
        <source>{least} to {most}, mean {mean}</source>
        <translation>от {least} до {most}, в среднем {mean}</translation>
    </message>
    <message>
        <source>{option}: is for games with --mode</source>
        <translation>{option}: только для игр с --mode</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written: there is no folder {folder}</source>
        <translation>{path}: не удаётся записать: нет папки {folder}</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written: {reason}</source>
        <translation>{path}: не удаётся записать: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{path}: is sound: %n actions, finished</source>
        <translation>
            <numerusform>{path}: в порядке: %n действие, игра окончена</numerusform>
            <numerusform>{path}: в порядке: %n действия, игра окончена</numerusform>
            <numerusform>{path}: в порядке: %n действий, игра окончена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: is sound: %n actions, in round {round}</source>
        <translation>
            <numerusform>{path}: в порядке: %n действие, раунд {round}</numerusform>
            <numerusform>{path}: в порядке: %n действия, раунд {round}</numerusform>
            <numerusform>{path}: в порядке: %n действий, раунд {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: the game is not over</source>
        <translation>{path}: игра не окончена</translation>
    </message>
    <message>
        <source>{scores}; winners {winners}</source>
        <translation>{scores}; у победителей {winners}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message>
        <source>{seconds} s: {games} games/s, {decisions} decisions/s</source>
        <translation>{seconds} с: {games} игр/с, {decisions} решений/с</translation>
    </message>
    <message>
        <source>{what} (see &apos;{help}&apos;)</source>
        <translation>{what} (см. «{help}»)</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>All cards</source>
        <translation>Все карты</translation>
    </message>
    <message>
        <source>Big card, next step, or play and pause</source>
        <translation>Крупная карта, следующий шаг или пуск и пауза</translation>
    </message>
    <message>
        <source>Boards of the expansions</source>
        <translation>Поля дополнений</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>Anywhere on the table; only where the focus is (lists, scene); in every window; where a game is watched. As every program on this system has it; a Mac keeps F11 for itself. No bare letters: they do not arrive from Cyrillic layouts, and letters find.</extracomment>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Choose option {digit}</source>
        <extracomment>The n-th option, 0 for the tenth; with Shift its other way, such as on top of the deck.</extracomment>
        <translation>Выбрать вариант {digit}</translation>
    </message>
    <message>
        <source>Close, or step back</source>
        <translation>Закрыть или шаг назад</translation>
    </message>
    <message>
        <source>Do the rest</source>
        <translation>Выполнить остальное</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>Imperium Row</source>
        <translation>Рынок Империи</translation>
    </message>
    <message>
        <source>Let the computer move now</source>
        <translation>Пусть компьютер ходит сейчас</translation>
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
        <translation>Следующая область</translation>
    </message>
    <message>
        <source>Option {digit}, other way</source>
        <translation>Другой способ для варианта {digit}</translation>
    </message>
    <message>
        <source>Pass for the rest of this Combat</source>
        <translation>Спасовать до конца сражения</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Предыдущая область</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Раскрыть</translation>
    </message>
    <message>
        <source>Rule, or reason why not</source>
        <translation>Правило или почему нельзя</translation>
    </message>
    <message>
        <source>Since my turn</source>
        <translation>После моего хода</translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>Стол словами</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Watching: go to the beginning</source>
        <translation>Просмотр: в начало</translation>
    </message>
    <message>
        <source>Watching: go to the end</source>
        <translation>Просмотр: в конец</translation>
    </message>
    <message>
        <source>Watching: next decision</source>
        <translation>Просмотр: следующее решение</translation>
    </message>
    <message>
        <source>Watching: next round</source>
        <translation>Просмотр: следующий раунд</translation>
    </message>
    <message>
        <source>Watching: next turn</source>
        <translation>Просмотр: следующий ход</translation>
    </message>
    <message>
        <source>Watching: previous decision</source>
        <translation>Просмотр: предыдущее решение</translation>
    </message>
    <message>
        <source>Watching: previous round</source>
        <translation>Просмотр: предыдущий раунд</translation>
    </message>
    <message>
        <source>Watching: previous turn</source>
        <translation>Просмотр: предыдущий ход</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message numerus="yes">
        <source>%n cop(y|ies) of {card}</source>
        <comment>one of the things that you have</comment>
        <translation>
            <numerusform>%n копия карты «{card}»</numerusform>
            <numerusform>%n копии карты «{card}»</numerusform>
            <numerusform>%n копий карты «{card}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with each of two Factions</source>
        <comment>one of the things that you have</comment>
        <extracomment>Of a condition that a seat has something, what it has, without &quot;if you have&quot;.</extracomment>
        <translation>
            <numerusform>не менее %n влияния в каждой из двух фракций</numerusform>
            <numerusform>не менее %n влияния в каждой из двух фракций</numerusform>
            <numerusform>не менее %n влияния в каждой из двух фракций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Bene Gesserit.</source>
        <translation>
            <numerusform>Не менее %n влияния во фракции Бене Гессерит.</numerusform>
            <numerusform>Не менее %n влияния во фракции Бене Гессерит.</numerusform>
            <numerusform>Не менее %n влияния во фракции Бене Гессерит.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Emperor.</source>
        <extracomment>What is asked for, under the heading that it is a requirement.</extracomment>
        <translation>
            <numerusform>Не менее %n влияния во фракции Императора.</numerusform>
            <numerusform>Не менее %n влияния во фракции Императора.</numerusform>
            <numerusform>Не менее %n влияния во фракции Императора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Fremen.</source>
        <translation>
            <numerusform>Не менее %n влияния во фракции Фрименов.</numerusform>
            <numerusform>Не менее %n влияния во фракции Фрименов.</numerusform>
            <numerusform>Не менее %n влияния во фракции Фрименов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more Influence with the Spacing Guild.</source>
        <translation>
            <numerusform>Не менее %n влияния во фракции Гильдии Космогации.</numerusform>
            <numerusform>Не менее %n влияния во фракции Гильдии Космогации.</numerusform>
            <numerusform>Не менее %n влияния во фракции Гильдии Космогации.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed at this level of difficulty.</source>
        <translation>Закрыто на этом уровне сложности.</translation>
    </message>
    <message>
        <source>Fremen Bond</source>
        <translation>связь фрименов</translation>
    </message>
    <message>
        <source>Only {condition}.</source>
        <translation>Только {condition}.</translation>
    </message>
    <message>
        <source>a High Council seat</source>
        <comment>one of the things that you have</comment>
        <translation>место в Высшем Совете</translation>
    </message>
    <message>
        <source>if a Snooper lies there</source>
        <translation>если там лежит искатель</translation>
    </message>
    <message>
        <source>if an opponent has played a Combat Intrigue card in this Conflict</source>
        <translation>если соперник разыграл карту сражения в этом конфликте</translation>
    </message>
    <message>
        <source>if an opponent&apos;s Agent is on the board space that you sent an Agent to this turn</source>
        <translation>если в ячейке, куда вы отправили агента в этот ход, стоит агент соперника</translation>
    </message>
    <message>
        <source>if it has bonus spice</source>
        <translation>если там есть бонусная Пряность</translation>
    </message>
    <message>
        <source>if it has exactly one Agent icon</source>
        <translation>если на ней ровно один символ агента</translation>
    </message>
    <message>
        <source>if it has the most bonus spice of these spaces (in a tie, the first)</source>
        <translation>если там есть бонусная Пряность и её больше всего среди этих ячеек (при равенстве — первая из них)</translation>
    </message>
    <message>
        <source>if it has the most bonus spice of these spaces, not counting those with an Agent (in a tie, the first)</source>
        <translation>если там есть бонусная Пряность и её больше всего среди этих ячеек без агентов (при равенстве — первая из них)</translation>
    </message>
    <message>
        <source>if its observation post is connected to a Faction&apos;s board space</source>
        <translation>если его наблюдательный пункт соединён с ячейкой фракции</translation>
    </message>
    <message>
        <source>if its observation post is connected to a board space with one of these icons ({icons})</source>
        <translation>если его наблюдательный пункт соединён с ячейкой с одним из этих символов ({icons})</translation>
    </message>
    <message>
        <source>if its observation post is connected to a board space with the {icon} icon</source>
        <translation>если его наблюдательный пункт соединён с ячейкой с символом «{icon}»</translation>
    </message>
    <message>
        <source>if sandworms can enter this Conflict</source>
        <translation>если песчаные черви могут прийти в этот конфликт</translation>
    </message>
    <message>
        <source>if the Conflict of this round is still to be decided</source>
        <translation>если конфликт этого раунда ещё не разрешён</translation>
    </message>
    <message>
        <source>if the Factions you secretly chose are not revealed yet</source>
        <translation>если тайно выбранные вами фракции ещё не раскрыты</translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>если у оппонента не менее %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>если у оппонента не менее %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>если у оппонента не менее %n влияния во фракции Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Emperor</source>
        <translation>
            <numerusform>если у оппонента не менее %n влияния во фракции Императора</numerusform>
            <numerusform>если у оппонента не менее %n влияния во фракции Императора</numerusform>
            <numerusform>если у оппонента не менее %n влияния во фракции Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Fremen</source>
        <translation>
            <numerusform>если у оппонента не менее %n влияния во фракции Фрименов</numerusform>
            <numerusform>если у оппонента не менее %n влияния во фракции Фрименов</numerusform>
            <numerusform>если у оппонента не менее %n влияния во фракции Фрименов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has %n or more Influence with the Spacing Guild</source>
        <translation>
            <numerusform>если у оппонента не менее %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>если у оппонента не менее %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>если у оппонента не менее %n влияния во фракции Гильдии Космогации</numerusform>
        </translation>
    </message>
    <message>
        <source>if the Rival has Detonation Devices</source>
        <translation>если у оппонента есть «Взрывные устройства»</translation>
    </message>
    <message>
        <source>if the Rival has Maker hooks</source>
        <translation>если у оппонента есть крюк Подателя</translation>
    </message>
    <message>
        <source>if the Rival has Troop Transports</source>
        <translation>если у оппонента есть «Войсковые транспорты»</translation>
    </message>
    <message>
        <source>if the Rival has at least one Alliance</source>
        <translation>если у оппонента есть хотя бы один союз</translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has commissioned fewer than %n dreadnoughts</source>
        <translation>
            <numerusform>если оппонент построил меньше %n дредноута</numerusform>
            <numerusform>если оппонент построил меньше %n дредноутов</numerusform>
            <numerusform>если оппонент построил меньше %n дредноутов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>если у оппонента меньше %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>если у оппонента меньше %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>если у оппонента меньше %n влияния во фракции Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Emperor</source>
        <translation>
            <numerusform>если у оппонента меньше %n влияния во фракции Императора</numerusform>
            <numerusform>если у оппонента меньше %n влияния во фракции Императора</numerusform>
            <numerusform>если у оппонента меньше %n влияния во фракции Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Fremen</source>
        <translation>
            <numerusform>если у оппонента меньше %n влияния во фракции Фрименов</numerusform>
            <numerusform>если у оппонента меньше %n влияния во фракции Фрименов</numerusform>
            <numerusform>если у оппонента меньше %n влияния во фракции Фрименов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if the Rival has less than %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>если у оппонента меньше %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>если у оппонента меньше %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>если у оппонента меньше %n влияния во фракции Гильдии Космогации</numerusform>
        </translation>
    </message>
    <message>
        <source>if the other grafted card is of one of these Factions ({factions})</source>
        <translation>если вторая сращённая карта принадлежит к одной из этих фракций ({factions})</translation>
    </message>
    <message>
        <source>if this card is grafted</source>
        <translation>если эта карта сращена</translation>
    </message>
    <message>
        <source>if this is Influence with the Bene Gesserit</source>
        <translation>если это влияние во фракции Бене Гессерит</translation>
    </message>
    <message>
        <source>if this is Influence with the Emperor</source>
        <translation>если это влияние во фракции Императора</translation>
    </message>
    <message>
        <source>if this is Influence with the Fremen</source>
        <translation>если это влияние во фракции Фрименов</translation>
    </message>
    <message>
        <source>if this is Influence with the Spacing Guild</source>
        <translation>если это влияние во фракции Гильдии Космогации</translation>
    </message>
    <message>
        <source>if this is a Conflict I or II</source>
        <translation>если это конфликт уровня I или II</translation>
    </message>
    <message>
        <source>if this is a Conflict III</source>
        <translation>если это конфликт уровня III</translation>
    </message>
    <message>
        <source>if this is not your Reveal turn</source>
        <translation>если это не ваш ход раскрытия карт</translation>
    </message>
    <message>
        <source>if this is your Reveal turn</source>
        <translation>если это ваш ход раскрытия карт</translation>
    </message>
    <message>
        <source>if you acquired {card} this turn</source>
        <translation>если вы купили в этот ход карту «{card}»</translation>
    </message>
    <message>
        <source>if you are at the very start of your turn</source>
        <translation>если это самое начало вашего хода</translation>
    </message>
    <message>
        <source>if you are spying on a Maker board space</source>
        <translation>если ваш шпион наблюдает за ячейкой с символом Подателя</translation>
    </message>
    <message>
        <source>if you are spying on that board space</source>
        <translation>если ваш шпион наблюдает за этой ячейкой</translation>
    </message>
    <message>
        <source>if you discarded a Bene Gesserit card</source>
        <translation>если вы сбросили карту Бене Гессерит</translation>
    </message>
    <message>
        <source>if you discarded a Fremen card</source>
        <translation>если вы сбросили карту Фрименов</translation>
    </message>
    <message>
        <source>if you discarded a Spacing Guild card</source>
        <translation>если вы сбросили карту Гильдии Космогации</translation>
    </message>
    <message>
        <source>if you discarded an Emperor card</source>
        <translation>если вы сбросили карту Императора</translation>
    </message>
    <message>
        <source>if you do not have your Swordmaster yet</source>
        <translation>если у вас ещё нет оружейника</translation>
    </message>
    <message>
        <source>if you do so with the card that you had set aside</source>
        <translation>если это карта, которую вы отложили</translation>
    </message>
    <message numerus="yes">
        <source>if you gained %n or more spice this turn</source>
        <translation>
            <numerusform>если вы получили в этот ход не менее %n Пряности</numerusform>
            <numerusform>если вы получили в этот ход не менее %n Пряности</numerusform>
            <numerusform>если вы получили в этот ход не менее %n Пряности</numerusform>
        </translation>
    </message>
    <message>
        <source>if you gained spice this turn</source>
        <translation>если вы получили в этот ход Пряность</translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Agents on board spaces with these icons: {icons}</source>
        <translation>
            <numerusform>если у вас не менее %n агента в ячейках с этими символами: {icons}</numerusform>
            <numerusform>если у вас не менее %n агентов в ячейках с этими символами: {icons}</numerusform>
            <numerusform>если у вас не менее %n агентов в ячейках с этими символами: {icons}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with a Faction whose Alliance an opponent has</source>
        <translation>
            <numerusform>если у вас не менее %n влияния во фракции, союз с которой у соперника</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции, союз с которой у соперника</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции, союз с которой у соперника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with any Faction</source>
        <translation>
            <numerusform>если у вас не менее %n влияния хотя бы в одной фракции</numerusform>
            <numerusform>если у вас не менее %n влияния хотя бы в одной фракции</numerusform>
            <numerusform>если у вас не менее %n влияния хотя бы в одной фракции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of the four Factions</source>
        <translation>
            <numerusform>если у вас не менее %n влияния в каждой из четырёх фракций</numerusform>
            <numerusform>если у вас не менее %n влияния в каждой из четырёх фракций</numerusform>
            <numerusform>если у вас не менее %n влияния в каждой из четырёх фракций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of three Factions</source>
        <translation>
            <numerusform>если у вас не менее %n влияния в каждой из трёх фракций</numerusform>
            <numerusform>если у вас не менее %n влияния в каждой из трёх фракций</numerusform>
            <numerusform>если у вас не менее %n влияния в каждой из трёх фракций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with each of two Factions</source>
        <translation>
            <numerusform>если у вас не менее %n влияния в каждой из двух фракций</numerusform>
            <numerusform>если у вас не менее %n влияния в каждой из двух фракций</numerusform>
            <numerusform>если у вас не менее %n влияния в каждой из двух фракций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>если у вас не менее %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Emperor</source>
        <translation>
            <numerusform>если у вас не менее %n влияния во фракции Императора</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции Императора</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Fremen</source>
        <translation>
            <numerusform>если у вас не менее %n влияния во фракции Фрименов</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции Фрименов</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции Фрименов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Influence with the Spacing Guild</source>
        <translation>
            <numerusform>если у вас не менее %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>если у вас не менее %n влияния во фракции Гильдии Космогации</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Persuasion</source>
        <translation>
            <numerusform>если у вас не менее %n очка убеждения</numerusform>
            <numerusform>если у вас не менее %n очков убеждения</numerusform>
            <numerusform>если у вас не менее %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Solari</source>
        <translation>
            <numerusform>если у вас не менее %n солярия</numerusform>
            <numerusform>если у вас не менее %n соляриев</numerusform>
            <numerusform>если у вас не менее %n соляриев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more Spies on the board</source>
        <translation>
            <numerusform>если у вас на поле не менее %n шпиона</numerusform>
            <numerusform>если у вас на поле не менее %n шпионов</numerusform>
            <numerusform>если у вас на поле не менее %n шпионов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more cards in your deck</source>
        <translation>
            <numerusform>если в вашей колоде не менее %n карты</numerusform>
            <numerusform>если в вашей колоде не менее %n карт</numerusform>
            <numerusform>если в вашей колоде не менее %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more sandworms in the Conflict</source>
        <translation>
            <numerusform>если у вас в зоне конфликта не менее %n песчаного червя</numerusform>
            <numerusform>если у вас в зоне конфликта не менее %n песчаных червей</numerusform>
            <numerusform>если у вас в зоне конфликта не менее %n песчаных червей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more spice</source>
        <translation>
            <numerusform>если у вас не менее %n Пряности</numerusform>
            <numerusform>если у вас не менее %n Пряности</numerusform>
            <numerusform>если у вас не менее %n Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more tech tiles</source>
        <translation>
            <numerusform>если у вас не менее %n жетона технологии</numerusform>
            <numerusform>если у вас не менее %n жетонов технологий</numerusform>
            <numerusform>если у вас не менее %n жетонов технологий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have %n or more units in the Conflict</source>
        <translation>
            <numerusform>если у вас в зоне конфликта не менее %n подразделения</numerusform>
            <numerusform>если у вас в зоне конфликта не менее %n подразделений</numerusform>
            <numerusform>если у вас в зоне конфликта не менее %n подразделений</numerusform>
        </translation>
    </message>
    <message>
        <source>if you have Detonation Devices</source>
        <translation>если у вас есть «Взрывные устройства»</translation>
    </message>
    <message>
        <source>if you have Maker hooks</source>
        <translation>если у вас есть крюк Подателя</translation>
    </message>
    <message>
        <source>if you have Troop Transports</source>
        <translation>если у вас есть «Войсковые транспорты»</translation>
    </message>
    <message>
        <source>if you have a High Council seat</source>
        <translation>если у вас есть место в Высшем Совете</translation>
    </message>
    <message>
        <source>if you have an Agent at {space}</source>
        <translation>если ваш агент в ячейке «{space}»</translation>
    </message>
    <message>
        <source>if you have an Agent on a board space with the {icon} icon</source>
        <translation>если у вас есть агент в ячейке с символом «{icon}»</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Bene Gesserit</source>
        <translation>если у вас союз с Бене Гессерит</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Emperor</source>
        <translation>если у вас союз с Императором</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Fremen</source>
        <translation>если у вас союз с Фрименами</translation>
    </message>
    <message>
        <source>if you have an Alliance with the Spacing Guild</source>
        <translation>если у вас союз с Гильдией Космогации</translation>
    </message>
    <message>
        <source>if you have another Bene Gesserit card in play</source>
        <translation>если у вас есть другая активная карта Бене Гессерит</translation>
    </message>
    <message>
        <source>if you have another Emperor card in play</source>
        <translation>если у вас есть другая активная карта Императора</translation>
    </message>
    <message>
        <source>if you have another Spacing Guild card in play</source>
        <translation>если у вас есть другая активная карта Гильдии Космогации</translation>
    </message>
    <message numerus="yes">
        <source>if you have at least %n of these: {things}</source>
        <translation>
            <numerusform>если у вас есть не менее %n из этого: {things}</numerusform>
            <numerusform>если у вас есть не менее %n из этого: {things}</numerusform>
            <numerusform>если у вас есть не менее %n из этого: {things}</numerusform>
        </translation>
    </message>
    <message>
        <source>if you have at least one Alliance</source>
        <translation>если у вас есть хотя бы один союз</translation>
    </message>
    <message numerus="yes">
        <source>if you have commissioned %n or more dreadnoughts</source>
        <translation>
            <numerusform>если вы построили не менее %n дредноута</numerusform>
            <numerusform>если вы построили не менее %n дредноутов</numerusform>
            <numerusform>если вы построили не менее %n дредноутов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have completed %n or more contracts</source>
        <translation>
            <numerusform>если вы выполнили не менее %n контракта</numerusform>
            <numerusform>если вы выполнили не менее %n контрактов</numerusform>
            <numerusform>если вы выполнили не менее %n контрактов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have deployed %n or more troops to the Conflict this turn</source>
        <translation>
            <numerusform>если вы разместили в этот ход не менее %n отряда в зоне конфликта</numerusform>
            <numerusform>если вы разместили в этот ход не менее %n отрядов в зоне конфликта</numerusform>
            <numerusform>если вы разместили в этот ход не менее %n отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have deployed %n or more units to the Conflict this turn</source>
        <translation>
            <numerusform>если вы разместили в этот ход не менее %n подразделения в зоне конфликта</numerusform>
            <numerusform>если вы разместили в этот ход не менее %n подразделений в зоне конфликта</numerusform>
            <numerusform>если вы разместили в этот ход не менее %n подразделений в зоне конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>если у вас меньше %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>если у вас меньше %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>если у вас меньше %n влияния во фракции Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Emperor</source>
        <translation>
            <numerusform>если у вас меньше %n влияния во фракции Императора</numerusform>
            <numerusform>если у вас меньше %n влияния во фракции Императора</numerusform>
            <numerusform>если у вас меньше %n влияния во фракции Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Fremen</source>
        <translation>
            <numerusform>если у вас меньше %n влияния во фракции Фрименов</numerusform>
            <numerusform>если у вас меньше %n влияния во фракции Фрименов</numerusform>
            <numerusform>если у вас меньше %n влияния во фракции Фрименов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you have less than %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>если у вас меньше %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>если у вас меньше %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>если у вас меньше %n влияния во фракции Гильдии Космогации</numerusform>
        </translation>
    </message>
    <message>
        <source>if you have more troops in the Conflict than each opponent</source>
        <translation>если у вас в зоне конфликта больше отрядов, чем у каждого соперника</translation>
    </message>
    <message>
        <source>if you have no Alliance</source>
        <translation>если у вас нет союзов</translation>
    </message>
    <message>
        <source>if you have no High Council seat yet</source>
        <translation>если у вас ещё нет места в Высшем Совете</translation>
    </message>
    <message>
        <source>if you have no Maker hooks yet</source>
        <translation>если у вас ещё нет крюка Подателя</translation>
    </message>
    <message>
        <source>if you have the first genetic marker</source>
        <translation>если у вас есть первый генетический маркер</translation>
    </message>
    <message>
        <source>if you have the second genetic marker</source>
        <translation>если у вас есть второй генетический маркер</translation>
    </message>
    <message>
        <source>if you have your Swordmaster</source>
        <translation>если у вас есть оружейник</translation>
    </message>
    <message numerus="yes">
        <source>if you own %n or more copies of {card}</source>
        <translation>
            <numerusform>если у вас не менее %n копии карты «{card}»</numerusform>
            <numerusform>если у вас не менее %n копий карты «{card}»</numerusform>
            <numerusform>если у вас не менее %n копий карты «{card}»</numerusform>
        </translation>
    </message>
    <message>
        <source>if you own more copies of {card} than each opponent</source>
        <translation>если у вас больше копий карты «{card}», чем у любого соперника</translation>
    </message>
    <message>
        <source>if you recalled a Spy this turn</source>
        <translation>если вы вернули в этот ход шпиона</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Bene Gesserit board space this turn</source>
        <translation>если вы отправили в этот ход агента в ячейку Бене Гессерит</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Faction&apos;s board space this turn</source>
        <translation>если вы отправили в этот ход агента в ячейку фракции</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Fremen board space this turn</source>
        <translation>если вы отправили в этот ход агента в ячейку Фрименов</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Maker board space this turn</source>
        <translation>если вы отправили в этот ход агента в ячейку с символом Подателя</translation>
    </message>
    <message>
        <source>if you sent an Agent to a Spacing Guild board space this turn</source>
        <translation>если вы отправили в этот ход агента в ячейку Гильдии Космогации</translation>
    </message>
    <message>
        <source>if you sent an Agent to a board space of one of these Factions this turn ({factions})</source>
        <translation>если вы отправили в этот ход агента в ячейку одной из этих фракций ({factions})</translation>
    </message>
    <message>
        <source>if you sent an Agent to an Emperor board space this turn</source>
        <translation>если вы отправили в этот ход агента в ячейку Императора</translation>
    </message>
    <message numerus="yes">
        <source>if you trashed a card that costs %n Persuasion or more</source>
        <translation>
            <numerusform>если вы удалили карту стоимостью %n или больше</numerusform>
            <numerusform>если вы удалили карту стоимостью %n или больше</numerusform>
            <numerusform>если вы удалили карту стоимостью %n или больше</numerusform>
        </translation>
    </message>
    <message>
        <source>if your Agent did not harvest spice this turn</source>
        <translation>если ваш агент не добывал в этот ход Пряность</translation>
    </message>
    <message>
        <source>if your Agent harvested spice this turn</source>
        <translation>если ваш агент добыл в этот ход Пряность</translation>
    </message>
    <message numerus="yes">
        <source>if your Agent stands on a Combat space and you have %n or more troops in your supply</source>
        <translation>
            <numerusform>если ваш агент стоит в ячейке конфликта, а в личном запасе у вас не менее %n отряда</numerusform>
            <numerusform>если ваш агент стоит в ячейке конфликта, а в личном запасе у вас не менее %n отрядов</numerusform>
            <numerusform>если ваш агент стоит в ячейке конфликта, а в личном запасе у вас не менее %n отрядов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if your strength in the Conflict is %n or more</source>
        <translation>
            <numerusform>если ваша боевая сила в конфликте не меньше %n</numerusform>
            <numerusform>если ваша боевая сила в конфликте не меньше %n</numerusform>
            <numerusform>если ваша боевая сила в конфликте не меньше %n</numerusform>
        </translation>
    </message>
    <message>
        <source>never at this level of difficulty</source>
        <translation>никогда на этом уровне сложности</translation>
    </message>
    <message>
        <source>sandworms can enter this Conflict</source>
        <comment>the second of two conditions</comment>
        <extracomment>Of a condition that comes second of two, what is said after &quot;if you have ... and&quot;, or &quot;if the Rival has ... and&quot;.</extracomment>
        <translation>песчаные черви могут прийти в этот конфликт</translation>
    </message>
    <message>
        <source>the first genetic marker</source>
        <comment>the second of two conditions</comment>
        <translation>первый генетический маркер</translation>
    </message>
    <message>
        <source>the second genetic marker</source>
        <comment>the second of two conditions</comment>
        <translation>второй генетический маркер</translation>
    </message>
    <message>
        <source>your Swordmaster</source>
        <comment>the second of two conditions</comment>
        <translation>оружейник</translation>
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
        <translation>Битва за Арракин</translation>
    </message>
    <message>
        <source>Battle for Carthag</source>
        <translation>Битва за Карфаг</translation>
    </message>
    <message>
        <source>Battle for Imperial Basin</source>
        <comment>base</comment>
        <translation>Битва за Имперскую котловину</translation>
    </message>
    <message>
        <source>Battle for Imperial Basin</source>
        <comment>uprising</comment>
        <translation>Битва за Имперскую котловину</translation>
    </message>
    <message>
        <source>Battle for Spice Refinery</source>
        <translation>Битва за завод Пряности</translation>
    </message>
    <message>
        <source>CHOAM Security</source>
        <translation>Охрана КООАМ</translation>
    </message>
    <message>
        <source>Cloak and Dagger</source>
        <translation>Плащ и кинжал</translation>
    </message>
    <message>
        <source>Desert Power</source>
        <translation>Сила пустыни</translation>
    </message>
    <message>
        <source>Economic Supremacy</source>
        <translation>Экономическое превосходство</translation>
    </message>
    <message>
        <source>Grand Vision</source>
        <translation>Великое видение</translation>
    </message>
    <message>
        <source>Guild Bank Raid</source>
        <translation>Налёт на банк Гильдии</translation>
    </message>
    <message>
        <source>Machinations</source>
        <translation>Махинации</translation>
    </message>
    <message>
        <source>Propaganda</source>
        <translation>Пропаганда</translation>
    </message>
    <message>
        <source>Protect the Sietches</source>
        <translation>Защита сиетчей</translation>
    </message>
    <message>
        <source>Raid Stockpiles</source>
        <translation>Налёт на склады</translation>
    </message>
    <message>
        <source>Secure Imperial Basin</source>
        <comment>base</comment>
        <translation>Защита Имперской котловины</translation>
    </message>
    <message>
        <source>Secure Imperial Basin</source>
        <comment>uprising</comment>
        <translation>Защита Имперской котловины</translation>
    </message>
    <message>
        <source>Seize Spice Refinery</source>
        <translation>Захват завода Пряности</translation>
    </message>
    <message>
        <source>Shadow Contest</source>
        <translation>Теневое противостояние</translation>
    </message>
    <message>
        <source>Siege of Arrakeen</source>
        <translation>Осада Арракина</translation>
    </message>
    <message>
        <source>Siege of Carthag</source>
        <translation>Осада Карфага</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Стычка</translation>
    </message>
    <message>
        <source>Sort Through the Chaos</source>
        <translation>Преодоление хаоса</translation>
    </message>
    <message>
        <source>Spice Freighters</source>
        <translation>Корабли с Пряностью</translation>
    </message>
    <message>
        <source>Terrible Purpose</source>
        <translation>Ужасное предназначение</translation>
    </message>
    <message>
        <source>Test of Loyalty</source>
        <translation>Проверка на верность</translation>
    </message>
    <message>
        <source>Trade Dispute</source>
        <translation>Торговый спор</translation>
    </message>
    <message>
        <source>Trade Monopoly</source>
        <translation>Торговая монополия</translation>
    </message>
</context>
<context>
    <name>Continuing</name>
    <message>
        <source>Damaged, can continue from round {number}</source>
        <translation>Повреждена, можно продолжить с раунда {number}</translation>
    </message>
    <message>
        <source>Open in another window, round {number}</source>
        <translation>Открыта в другом окне, раунд {number}</translation>
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
        <translation>Сейчас не удаётся показать сохранённые игры</translation>
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
        <translation>Покупка: «Пряность должна поступать»</translation>
    </message>
    <message>
        <source>Arrakeen</source>
        <translation>Арракин</translation>
    </message>
    <message>
        <source>Deliver Supplies</source>
        <translation>Доставка припасов</translation>
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
        <translation>Добыча 3+</translation>
    </message>
    <message>
        <source>Harvest 4+</source>
        <translation>Добыча 4+</translation>
    </message>
    <message>
        <source>Heighliner</source>
        <translation>Хайлайнер</translation>
    </message>
    <message>
        <source>High Council</source>
        <translation>Высший Совет</translation>
    </message>
    <message>
        <source>Immediate</source>
        <translation>Немедленный</translation>
    </message>
    <message>
        <source>Interstellar Shipping</source>
        <translation>Межзвёздные перевозки</translation>
    </message>
    <message>
        <source>Research Station</source>
        <translation>Исследовательская станция</translation>
    </message>
    <message>
        <source>Sardaukar</source>
        <translation>Сардаукары</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Тайны</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <translation>Контрабанда</translation>
    </message>
    <message>
        <source>Spice Refinery</source>
        <translation>Завод по очистке Пряности</translation>
    </message>
    <message>
        <source>Tech Negotiation</source>
        <translation>Технологические переговоры</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Acquire {card}.</source>
        <translation>Купите карту «{card}».</translation>
    </message>
    <message>
        <source>Completed as soon as it is taken.</source>
        <translation>Выполняется сразу, как только взят.</translation>
    </message>
    <message numerus="yes">
        <source>Send an Agent to a Maker board space and gain %n or more spice in that turn.</source>
        <translation>
            <numerusform>Отправьте агента в ячейку с символом Подателя и получите в этот ход не менее %n Пряности.</numerusform>
            <numerusform>Отправьте агента в ячейку с символом Подателя и получите в этот ход не менее %n Пряности.</numerusform>
            <numerusform>Отправьте агента в ячейку с символом Подателя и получите в этот ход не менее %n Пряности.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send an Agent to {space}.</source>
        <translation>Отправьте агента в ячейку «{space}».</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>I am {name}</source>
        <translation>Это я, {name}</translation>
    </message>
    <message>
        <source>Leave open this round</source>
        <translation>Не закрывать в этом раунде</translation>
    </message>
    <message>
        <source>This is your decision. Everybody else, please look away.</source>
        <translation>Решение за вами. Остальных просим не смотреть.</translation>
    </message>
</context>
<context>
    <name>CrashPage</name>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>Скопировать игру</translation>
    </message>
    <message>
        <source>Copy the game and keep it in a file. It can be imported on the page of saved games.</source>
        <translation>Скопируйте игру и сохраните её в файле. Его можно импортировать на странице сохранённых игр.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>Nothing had been decided in your game yet, so nothing is lost.</source>
        <translation>В вашей игре ещё ничего не было решено, поэтому ничего не потеряно.</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Saved games are as they were.</source>
        <translation>Сохранённые игры не изменились.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>The last decision in your game is not saved.</source>
        <translation>Последнее решение в вашей игре не сохранено.</translation>
    </message>
    <message>
        <source>The report could not be written: {reason}</source>
        <translation>Не удалось записать отчёт: {reason}</translation>
    </message>
    <message>
        <source>The whole game is in the report, as {file}. It can be imported on the page of saved games.</source>
        <translation>Вся игра есть в отчёте, в файле {file}. Его можно импортировать на странице сохранённых игр.</translation>
    </message>
    <message>
        <source>There is a report for the developers in {folder}. It has not been sent to anybody. It contains the names of the players.</source>
        <translation>Отчёт для тех, кто её исправит, лежит в папке {folder}. Он никому не отправляется; в нём есть имена игроков.</translation>
    </message>
    <message>
        <source>This is a fault in the program, not yours.</source>
        <translation>Это ошибка программы, а не ваша.</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>На первый экран</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Your game is saved up to the last decision. You can open it again from the start screen.</source>
        <translation>Игра сохранена вместе с последним решением. Её можно снова открыть с первого экрана.</translation>
    </message>
    <message>
        <source>Your game was over, and it is kept among the saved games.</source>
        <translation>Ваша игра уже закончилась, она остаётся среди сохранённых игр.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>today at {time}</source>
        <translation>сегодня в {time}</translation>
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
        <translation>1-я</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2-я</translation>
    </message>
    <message>
        <source>Agents back</source>
        <translation>Агенты назад</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Сражение</translation>
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
        <translation>Новый конфликт</translation>
    </message>
    <message>
        <source>Spice +1</source>
        <translation>Пряность +1</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>When it is revealed</source>
        <translation>Когда раскрыта</translation>
    </message>
    <message>
        <source>When it sends an Agent</source>
        <translation>Когда отправляет агента</translation>
    </message>
    <message>
        <source>Where it can go</source>
        <extracomment>Parts of a card, from its top.</extracomment>
        <translation>Куда ведёт</translation>
    </message>
    <message>
        <source>Your turns</source>
        <translation>Ваши ходы</translation>
    </message>
    <message>
        <source>after the Combat</source>
        <translation>после сражения</translation>
    </message>
</context>
<context>
    <name>DropSign</name>
    <message numerus="yes">
        <source>Drop to import %n file(s)</source>
        <translation>
            <numerusform>Отпустите, чтобы импортировать %n файл</numerusform>
            <numerusform>Отпустите, чтобы импортировать %n файла</numerusform>
            <numerusform>Отпустите, чтобы импортировать %n файлов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Dune: Imperium</source>
        <translation>Дюна. Империя</translation>
    </message>
    <message>
        <source>Dune: Imperium – Immortality</source>
        <translation>Дюна. Империя. Бессмертие</translation>
    </message>
    <message>
        <source>Dune: Imperium – Rise of Ix</source>
        <translation>Дюна. Империя. Расцвет иксианцев</translation>
    </message>
    <message>
        <source>Dune: Imperium – Uprising</source>
        <translation>Дюна. Империя. Восстание</translation>
    </message>
    <message>
        <source>Dune: Imperium – Uprising with the base game</source>
        <translation>Дюна. Империя. Восстание с базовой игрой</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>CHOAM module</source>
        <extracomment>It comes in the box of Uprising.</extracomment>
        <translation>Модуль КООАМ</translation>
    </message>
    <message>
        <source>Dune: Imperium</source>
        <translation>Дюна. Империя</translation>
    </message>
    <message>
        <source>Immortality</source>
        <translation>Бессмертие</translation>
    </message>
    <message>
        <source>Rise of Ix</source>
        <translation>Расцвет иксианцев</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Without Rivals, as modes of ``engine.setup.Setup``.</extracomment>
        <translation>Одиночная</translation>
    </message>
    <message>
        <source>Three or four</source>
        <translation>Трое или четверо</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Два игрока</translation>
    </message>
    <message>
        <source>Uprising</source>
        <translation>Восстание</translation>
    </message>
    <message>
        <source>Uprising with base cards</source>
        <translation>Восстание с картами базовой игры</translation>
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
            <numerusform>%n карту интриги</numerusform>
            <numerusform>%n карты интриг</numerusform>
            <numerusform>%n карт интриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion</source>
        <translation>
            <numerusform>%n очко убеждения</numerusform>
            <numerusform>%n очка убеждения</numerusform>
            <numerusform>%n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n солярий</numerusform>
            <numerusform>%n солярия</numerusform>
            <numerusform>%n соляриев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n солярий</numerusform>
            <numerusform>%n солярия</numerusform>
            <numerusform>%n соляриев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Persuasion</source>
        <translation>
            <numerusform>ещё %n очко убеждения</numerusform>
            <numerusform>ещё %n очка убеждения</numerusform>
            <numerusform>ещё %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more sword(s)</source>
        <translation>
            <numerusform>ещё %n меч</numerusform>
            <numerusform>ещё %n меча</numerusform>
            <numerusform>ещё %n мечей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources and Intrigue cards, paid as soon as it has them: Solari first, then spice, Intrigue cards, water.</source>
        <translation>
            <numerusform>%n (ресурсы и карты интриг); платит, как только наберёт: сначала солярии, затем Пряность, карты интриг, воду.</numerusform>
            <numerusform>%n (ресурсы и карты интриг); платит, как только наберёт: сначала солярии, затем Пряность, карты интриг, воду.</numerusform>
            <numerusform>%n (ресурсы и карты интриг); платит, как только наберёт: сначала солярии, затем Пряность, карты интриг, воду.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specimen(s)</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n образец</numerusform>
            <numerusform>%n образца</numerusform>
            <numerusform>%n образцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n Пряность</numerusform>
            <numerusform>%n Пряности</numerusform>
            <numerusform>%n Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n Пряность</numerusform>
            <numerusform>%n Пряности</numerusform>
            <numerusform>%n Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n меч</numerusform>
            <numerusform>%n меча</numerusform>
            <numerusform>%n мечей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>accusative: pay or gain this</comment>
        <translation>
            <numerusform>%n воду</numerusform>
            <numerusform>%n воды</numerusform>
            <numerusform>%n воды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>an amount by itself</comment>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n воды</numerusform>
            <numerusform>%n воды</numerusform>
        </translation>
    </message>
    <message>
        <source>All House Hagal cards are shuffled into a new deck, and another card is turned up.</source>
        <translation>Все карты Дома Хагаль перемешиваются в новую колоду, и открывается ещё одна карта.</translation>
    </message>
    <message>
        <source>Crysknife: a pair of these is worth 1 Victory Point.</source>
        <extracomment>By battle icon: what it is good for.</extracomment>
        <translation>Крис: пара таких символов даёт 1 победное очко.</translation>
    </message>
    <message>
        <source>Desert mouse: a pair of these is worth 1 Victory Point.</source>
        <translation>Пустынная мышь: пара таких символов даёт 1 победное очко.</translation>
    </message>
    <message>
        <source>In an Agent turn this card is played together with exactly one other card.</source>
        <extracomment>What is printed on a component, by its kind.</extracomment>
        <translation>В ход отправки агента эту карту разыгрывают ровно с одной другой картой.</translation>
    </message>
    <message>
        <source>No Victory Points: this Rival cannot win. Once it has its Swordmaster, it gains no resources and draws no Intrigue cards.</source>
        <translation>Без победных очков: этот оппонент не может победить. С оружейником не получает ресурсов и не берёт карт интриг.</translation>
    </message>
    <message>
        <source>No resources, no rewards, no Victory Points, no control.</source>
        <translation>Без ресурсов, без наград, без победных очков, без контроля.</translation>
    </message>
    <message>
        <source>Ornithopter: a pair of these is worth 1 Victory Point.</source>
        <translation>Орнитоптер: пара таких символов даёт 1 победное очко.</translation>
    </message>
    <message>
        <source>Protected: no sandworms while the Shield Wall stands.</source>
        <translation>Защищено: песчаных червей призвать нельзя, пока стоит Барьерная Стена.</translation>
    </message>
    <message>
        <source>Rivals of a solo game may acquire this tile.</source>
        <translation>Оппоненты в одиночной игре могут получить этот жетон.</translation>
    </message>
    <message>
        <source>Wild: makes a pair with any other battle icon at the end of the game.</source>
        <translation>Универсальный: в конце игры составляет пару с любым другим символом сражения.</translation>
    </message>
    <message>
        <source>You begin the game as the First Player.</source>
        <translation>Вы начинаете игру первым игроком.</translation>
    </message>
    <message>
        <source>Your Freighter cannot go any further.</source>
        <translation>Ваш транспортник не может двигаться дальше.</translation>
    </message>
    <message>
        <source>Your Freighter stands at the start.</source>
        <translation>Ваш транспортник стоит в начале.</translation>
    </message>
    <message>
        <source>Your token cannot go any further.</source>
        <translation>Ваш жетон не может двигаться дальше.</translation>
    </message>
    <message>
        <source>Your token stands at the start.</source>
        <translation>Ваш жетон стоит в начале.</translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less</source>
        <translation>
            <numerusform>купите карту стоимостью %n или меньше</numerusform>
            <numerusform>купите карту стоимостью %n или меньше</numerusform>
            <numerusform>купите карту стоимостью %n или меньше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less and put it on top of your deck</source>
        <translation>
            <numerusform>купите карту стоимостью %n или меньше и положите её на верх своей колоды</numerusform>
            <numerusform>купите карту стоимостью %n или меньше и положите её на верх своей колоды</numerusform>
            <numerusform>купите карту стоимостью %n или меньше и положите её на верх своей колоды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs %n Persuasion or less and take it into your hand</source>
        <translation>
            <numerusform>купите карту стоимостью %n или меньше и возьмите её на руку</numerusform>
            <numerusform>купите карту стоимостью %n или меньше и возьмите её на руку</numerusform>
            <numerusform>купите карту стоимостью %n или меньше и возьмите её на руку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion</source>
        <translation>
            <numerusform>купите карту стоимостью ровно %n</numerusform>
            <numerusform>купите карту стоимостью ровно %n</numerusform>
            <numerusform>купите карту стоимостью ровно %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion and put it on top of your deck</source>
        <translation>
            <numerusform>купите карту стоимостью ровно %n и положите её на верх своей колоды</numerusform>
            <numerusform>купите карту стоимостью ровно %n и положите её на верх своей колоды</numerusform>
            <numerusform>купите карту стоимостью ровно %n и положите её на верх своей колоды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acquire a card that costs exactly %n Persuasion and take it into your hand</source>
        <translation>
            <numerusform>купите карту стоимостью ровно %n и возьмите её на руку</numerusform>
            <numerusform>купите карту стоимостью ровно %n и возьмите её на руку</numerusform>
            <numerusform>купите карту стоимостью ровно %n и возьмите её на руку</numerusform>
        </translation>
    </message>
    <message>
        <source>acquire a card, paying its cost in Solari instead of Persuasion, and take it into your hand</source>
        <translation>купите карту, оплатив её стоимость соляриями вместо очков убеждения, и возьмите её на руку</translation>
    </message>
    <message>
        <source>acquire a tech tile</source>
        <translation>получите 1 жетон технологии</translation>
    </message>
    <message>
        <source>acquire a {card} card from the Reserve</source>
        <translation>купите из резерва карту «{card}»</translation>
    </message>
    <message numerus="yes">
        <source>acquire for %n less from: {market}</source>
        <translation>
            <numerusform>купите отсюда на %n дешевле: {market}</numerusform>
            <numerusform>купите отсюда на %n дешевле: {market}</numerusform>
            <numerusform>купите отсюда на %n дешевле: {market}</numerusform>
        </translation>
    </message>
    <message>
        <source>acquire from: {market}</source>
        <translation>купите отсюда: {market}</translation>
    </message>
    <message>
        <source>acquires the most expensive tech tile with the House Hagal mark that it can pay for</source>
        <translation>получает самый дорогой жетон технологии со знаком Дома Хагаль, который может оплатить</translation>
    </message>
    <message numerus="yes">
        <source>acquires the most expensive tech tile with the House Hagal mark that it can pay for with %n spice less</source>
        <translation>
            <numerusform>получает на %n Пряность дешевле самый дорогой жетон технологии со знаком Дома Хагаль, который может оплатить</numerusform>
            <numerusform>получает на %n Пряности дешевле самый дорогой жетон технологии со знаком Дома Хагаль, который может оплатить</numerusform>
            <numerusform>получает на %n Пряности дешевле самый дорогой жетон технологии со знаком Дома Хагаль, который может оплатить</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advance %n space(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>продвиньтесь на %n шаг по треку тлейлаксу</numerusform>
            <numerusform>продвиньтесь на %n шага по треку тлейлаксу</numerusform>
            <numerusform>продвиньтесь на %n шагов по треку тлейлаксу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advance your Freighter %n space(s)</source>
        <translation>
            <numerusform>продвиньте свой транспортник на %n деление</numerusform>
            <numerusform>продвиньте свой транспортник на %n деления</numerusform>
            <numerusform>продвиньте свой транспортник на %n делений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances %n space(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>продвигается на %n шаг по треку тлейлаксу</numerusform>
            <numerusform>продвигается на %n шага по треку тлейлаксу</numerusform>
            <numerusform>продвигается на %n шагов по треку тлейлаксу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances its Freighter %n space(s)</source>
        <extracomment>The shipping track is the only one on which Rivals move.</extracomment>
        <translation>
            <numerusform>продвигает свой транспортник на %n деление</numerusform>
            <numerusform>продвигает свой транспортник на %n деления</numerusform>
            <numerusform>продвигает свой транспортник на %n делений</numerusform>
        </translation>
    </message>
    <message>
        <source>an opponent of your choice chooses one: {options}</source>
        <translation>выбранный вами соперник выбирает одно: {options}</translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice discards %n card(s)</source>
        <translation>
            <numerusform>выбранный вами соперник сбрасывает %n карту</numerusform>
            <numerusform>выбранный вами соперник сбрасывает %n карты</numerusform>
            <numerusform>выбранный вами соперник сбрасывает %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice loses %n troop(s) from their garrison</source>
        <translation>
            <numerusform>выбранный вами соперник теряет %n отряд из гарнизона</numerusform>
            <numerusform>выбранный вами соперник теряет %n отряда из гарнизона</numerusform>
            <numerusform>выбранный вами соперник теряет %n отрядов из гарнизона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent of your choice loses %n troop(s) in the Conflict</source>
        <translation>
            <numerusform>выбранный вами соперник теряет %n отряд в зоне конфликта</numerusform>
            <numerusform>выбранный вами соперник теряет %n отряда в зоне конфликта</numerusform>
            <numerusform>выбранный вами соперник теряет %n отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>an opponent of your choice: {clause}</source>
        <translation>выбранный вами соперник выполняет эффект: {clause}</translation>
    </message>
    <message>
        <source>at a board space with the {icon} icon, opponents&apos; Agents do not block the Agent you send with this card</source>
        <translation>в ячейке с символом «{icon}» агенты соперников не мешают агенту, которого вы отправляете этой картой</translation>
    </message>
    <message numerus="yes">
        <source>choose %n of these: {options}</source>
        <translation>
            <numerusform>выберите %n из следующего: {options}</numerusform>
            <numerusform>выберите %n из следующего: {options}</numerusform>
            <numerusform>выберите %n из следующего: {options}</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a board space: opponents cannot send Agents there until your next turn</source>
        <translation>выберите ячейку: соперники не могут отправлять туда агентов до вашего следующего хода</translation>
    </message>
    <message>
        <source>choose one of two contracts of Rise of Ix</source>
        <translation>выберите один из двух контрактов «Расцвета иксианцев»</translation>
    </message>
    <message>
        <source>choose one: {options}</source>
        <translation>выберите одно: {options}</translation>
    </message>
    <message numerus="yes">
        <source>chooses %n of these: {options}</source>
        <translation>
            <numerusform>выбирает %n из следующего: {options}</numerusform>
            <numerusform>выбирает %n из следующего: {options}</numerusform>
            <numerusform>выбирает %n из следующего: {options}</numerusform>
        </translation>
    </message>
    <message>
        <source>chooses one: {options}</source>
        <translation>выбирает одно: {options}</translation>
    </message>
    <message>
        <source>commission {units}</source>
        <translation>постройте {units}</translation>
    </message>
    <message>
        <source>commissions {units}</source>
        <translation>строит {units}</translation>
    </message>
    <message>
        <source>complete the contract: {reward}</source>
        <translation>выполните контракт: {reward}</translation>
    </message>
    <message numerus="yes">
        <source>deploy %n troop(s) from your supply to the Conflict</source>
        <translation>
            <numerusform>разместите %n отряд из личного запаса в зоне конфликта</numerusform>
            <numerusform>разместите %n отряда из личного запаса в зоне конфликта</numerusform>
            <numerusform>разместите %n отрядов из личного запаса в зоне конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>deploy any number of troops from your garrison to the Conflict</source>
        <translation>разместите любое количество отрядов из гарнизона в зоне конфликта</translation>
    </message>
    <message numerus="yes">
        <source>deploy up to %n troop(s) from your garrison to the Conflict</source>
        <translation>
            <numerusform>разместите до %n отряда из гарнизона в зоне конфликта</numerusform>
            <numerusform>разместите до %n отрядов из гарнизона в зоне конфликта</numerusform>
            <numerusform>разместите до %n отрядов из гарнизона в зоне конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deploy up to %n unit(s) from your garrison to the Conflict</source>
        <translation>
            <numerusform>разместите до %n подразделения из гарнизона в зоне конфликта</numerusform>
            <numerusform>разместите до %n подразделений из гарнизона в зоне конфликта</numerusform>
            <numerusform>разместите до %n подразделений из гарнизона в зоне конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>deploy up to {units} from your garrison to the Conflict</source>
        <translation>разместите из гарнизона в зоне конфликта не больше: {units}</translation>
    </message>
    <message>
        <source>deploy {units} from your supply to the Conflict</source>
        <translation>разместите из личного запаса в зоне конфликта: {units}</translation>
    </message>
    <message>
        <source>deploys all of these troops to the Conflict</source>
        <translation>размещает в зоне конфликта все эти отряды</translation>
    </message>
    <message>
        <source>destroy the Shield Wall (optional)</source>
        <translation>уничтожьте Барьерную Стену (по желанию)</translation>
    </message>
    <message>
        <source>destroys the Shield Wall</source>
        <translation>уничтожает Барьерную Стену</translation>
    </message>
    <message numerus="yes">
        <source>discard %n card(s)</source>
        <translation>
            <numerusform>сбросьте %n карту</numerusform>
            <numerusform>сбросьте %n карты</numerusform>
            <numerusform>сбросьте %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard %n card(s)</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>сбросить %n карту</numerusform>
            <numerusform>сбросить %n карты</numerusform>
            <numerusform>сбросить %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>discard a card you looked at</source>
        <translation>сбросьте одну из просмотренных карт</translation>
    </message>
    <message numerus="yes">
        <source>discards %n card(s)</source>
        <translation>
            <numerusform>сбрасывает %n карту</numerusform>
            <numerusform>сбрасывает %n карты</numerusform>
            <numerusform>сбрасывает %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n Intrigue card(s)</source>
        <translation>
            <numerusform>возьмите %n карту интриги</numerusform>
            <numerusform>возьмите %n карты интриг</numerusform>
            <numerusform>возьмите %n карт интриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s)</source>
        <translation>
            <numerusform>возьмите %n карту</numerusform>
            <numerusform>возьмите %n карты</numerusform>
            <numerusform>возьмите %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n more card(s)</source>
        <translation>
            <numerusform>возьмите ещё %n карту</numerusform>
            <numerusform>возьмите ещё %n карты</numerusform>
            <numerusform>возьмите ещё %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n Intrigue card(s)</source>
        <translation>
            <numerusform>берёт %n карту интриги</numerusform>
            <numerusform>берёт %n карты интриг</numerusform>
            <numerusform>берёт %n карт интриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>берёт %n карту</numerusform>
            <numerusform>берёт %n карты</numerusform>
            <numerusform>берёт %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each copy of {card} costs you %n Persuasion less this turn</source>
        <translation>
            <numerusform>каждая копия карты «{card}» стоит для вас в этот ход на %n очко убеждения меньше</numerusform>
            <numerusform>каждая копия карты «{card}» стоит для вас в этот ход на %n очка убеждения меньше</numerusform>
            <numerusform>каждая копия карты «{card}» стоит для вас в этот ход на %n очков убеждения меньше</numerusform>
        </translation>
    </message>
    <message>
        <source>each opponent chooses one: {options}</source>
        <translation>каждый соперник выбирает одно: {options}</translation>
    </message>
    <message numerus="yes">
        <source>each opponent discards %n card(s)</source>
        <translation>
            <numerusform>каждый соперник сбрасывает %n карту</numerusform>
            <numerusform>каждый соперник сбрасывает %n карты</numerusform>
            <numerusform>каждый соперник сбрасывает %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each opponent loses %n troop(s) from their garrison</source>
        <translation>
            <numerusform>каждый соперник теряет %n отряд из гарнизона</numerusform>
            <numerusform>каждый соперник теряет %n отряда из гарнизона</numerusform>
            <numerusform>каждый соперник теряет %n отрядов из гарнизона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each opponent loses %n troop(s) in the Conflict</source>
        <translation>
            <numerusform>каждый соперник теряет %n отряд в зоне конфликта</numerusform>
            <numerusform>каждый соперник теряет %n отряда в зоне конфликта</numerusform>
            <numerusform>каждый соперник теряет %n отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>each opponent: {clause}</source>
        <translation>каждый соперник выполняет эффект: {clause}</translation>
    </message>
    <message>
        <source>flip this tile</source>
        <translation>переверните этот жетон</translation>
    </message>
    <message>
        <source>flips this tile</source>
        <translation>переворачивает этот жетон</translation>
    </message>
    <message>
        <source>for each troop you deploy to the Conflict this turn, you may retreat an opponent&apos;s troop or dreadnought to its owner&apos;s garrison</source>
        <translation>за каждый отряд, который вы разместите в зоне конфликта в этот ход, можете отвести отряд или дредноут соперника в гарнизон его владельца</translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence instead of 1 with the Faction whose board space you visit</source>
        <translation>
            <numerusform>получите %n влияние вместо 1 во фракции, чью ячейку вы посещаете</numerusform>
            <numerusform>получите %n влияния вместо 1 во фракции, чью ячейку вы посещаете</numerusform>
            <numerusform>получите %n влияния вместо 1 во фракции, чью ячейку вы посещаете</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with a Faction of your choice</source>
        <extracomment>By track, where its token has a name of its own.</extracomment>
        <translation>
            <numerusform>получите %n влияние в выбранной вами фракции</numerusform>
            <numerusform>получите %n влияния в выбранной вами фракции</numerusform>
            <numerusform>получите %n влияния в выбранной вами фракции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with a Faction where an opponent has more Influence than you</source>
        <translation>
            <numerusform>получите %n влияние во фракции, где у соперника больше влияния, чем у вас</numerusform>
            <numerusform>получите %n влияния во фракции, где у соперника больше влияния, чем у вас</numerusform>
            <numerusform>получите %n влияния во фракции, где у соперника больше влияния, чем у вас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with one of these Factions: {factions}</source>
        <translation>
            <numerusform>получите %n влияние в одной из этих фракций: {factions}</numerusform>
            <numerusform>получите %n влияния в одной из этих фракций: {factions}</numerusform>
            <numerusform>получите %n влияния в одной из этих фракций: {factions}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>получите %n влияние во фракции Бене Гессерит</numerusform>
            <numerusform>получите %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>получите %n влияния во фракции Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Emperor</source>
        <translation>
            <numerusform>получите %n влияние во фракции Императора</numerusform>
            <numerusform>получите %n влияния во фракции Императора</numerusform>
            <numerusform>получите %n влияния во фракции Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Faction whose board space you sent an Agent to this turn</source>
        <translation>
            <numerusform>получите %n влияние во фракции, в чью ячейку отправили агента в этот ход</numerusform>
            <numerusform>получите %n влияния во фракции, в чью ячейку отправили агента в этот ход</numerusform>
            <numerusform>получите %n влияния во фракции, в чью ячейку отправили агента в этот ход</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Fremen</source>
        <translation>
            <numerusform>получите %n влияние во фракции Фрименов</numerusform>
            <numerusform>получите %n влияния во фракции Фрименов</numerusform>
            <numerusform>получите %n влияния во фракции Фрименов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>получите %n влияние во фракции Гильдии Космогации</numerusform>
            <numerusform>получите %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>получите %n влияния во фракции Гильдии Космогации</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Persuasion</source>
        <extracomment>Among clauses with verbs these have one, too.</extracomment>
        <translation>
            <numerusform>получите %n очко убеждения</numerusform>
            <numerusform>получите %n очка убеждения</numerusform>
            <numerusform>получите %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Solari</source>
        <extracomment>Of resources, in the order of ``engine.names.RESOURCES``.</extracomment>
        <translation>
            <numerusform>получите %n солярий</numerusform>
            <numerusform>получите %n солярия</numerusform>
            <numerusform>получите %n соляриев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n Victory Point(s)</source>
        <translation>
            <numerusform>получите %n победное очко</numerusform>
            <numerusform>получите %n победных очка</numerusform>
            <numerusform>получите %n победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n more Persuasion</source>
        <translation>
            <numerusform>получите ещё %n очко убеждения</numerusform>
            <numerusform>получите ещё %n очка убеждения</numerusform>
            <numerusform>получите ещё %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n more sword(s)</source>
        <translation>
            <numerusform>получите ещё %n меч</numerusform>
            <numerusform>получите ещё %n меча</numerusform>
            <numerusform>получите ещё %n мечей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n spice</source>
        <translation>
            <numerusform>получите %n Пряность</numerusform>
            <numerusform>получите %n Пряности</numerusform>
            <numerusform>получите %n Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n sword(s)</source>
        <translation>
            <numerusform>получите %n меч</numerusform>
            <numerusform>получите %n меча</numerusform>
            <numerusform>получите %n мечей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n water</source>
        <translation>
            <numerusform>получите %n воду</numerusform>
            <numerusform>получите %n воды</numerusform>
            <numerusform>получите %n воды</numerusform>
        </translation>
    </message>
    <message>
        <source>gain 1 Influence with a Faction where you have a Snooper</source>
        <translation>получите 1 влияние во фракции, где у вас лежит искатель</translation>
    </message>
    <message>
        <source>gain 1 Influence with each Faction that has at least one of your Agents on its board spaces</source>
        <translation>получите 1 влияние в каждой фракции, в ячейках которой есть хотя бы один ваш агент</translation>
    </message>
    <message>
        <source>gain 1 Influence with each Faction you are spying on</source>
        <translation>получите по 1 влиянию в каждой фракции, за которой наблюдают ваши шпионы</translation>
    </message>
    <message numerus="yes">
        <source>gain 1 Influence with each of %n different Factions of your choice</source>
        <translation>
            <numerusform>получите 1 влияние в %n выбранной вами фракции</numerusform>
            <numerusform>получите по 1 влиянию в %n разных фракциях по вашему выбору</numerusform>
            <numerusform>получите по 1 влиянию в %n разных фракциях по вашему выбору</numerusform>
        </translation>
    </message>
    <message>
        <source>gain 1 Influence with each of the four Factions</source>
        <translation>получите по 1 влиянию в каждой из четырёх фракций</translation>
    </message>
    <message>
        <source>gain 1 Influence with each of these Factions: {factions}</source>
        <translation>получите по 1 влиянию в каждой из этих фракций: {factions}</translation>
    </message>
    <message>
        <source>gain 1 Solari for each Agent icon of the other grafted card</source>
        <translation>получите 1 солярий за каждый символ агента на второй сращённой карте</translation>
    </message>
    <message>
        <source>gain control of {space}</source>
        <translation>получите контроль над ячейкой «{space}»</translation>
    </message>
    <message>
        <source>gain the base amount of spice of that board space once more</source>
        <translation>получите базовое количество Пряности этой ячейки ещё раз</translation>
    </message>
    <message>
        <source>gain {amounts}</source>
        <translation>получите {amounts}</translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with a Faction where an opponent has more Influence</source>
        <translation>
            <numerusform>получает %n влияние во фракции, где у соперника влияния больше</numerusform>
            <numerusform>получает %n влияния во фракции, где у соперника влияния больше</numerusform>
            <numerusform>получает %n влияния во фракции, где у соперника влияния больше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with a Faction where this wins it the Alliance, or if there is none, with the Faction where it has the least</source>
        <translation>
            <numerusform>получает %n влияние во фракции, где это приносит союз, а если такой нет — там, где влияния меньше всего</numerusform>
            <numerusform>получает %n влияния во фракции, где это приносит союз, а если такой нет — там, где влияния меньше всего</numerusform>
            <numerusform>получает %n влияния во фракции, где это приносит союз, а если такой нет — там, где влияния меньше всего</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>получает %n влияние во фракции Бене Гессерит</numerusform>
            <numerusform>получает %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>получает %n влияния во фракции Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Emperor</source>
        <extracomment>Of a Rival, as are all of these verbs in -s: without a subject, so that nothing has to agree with it.</extracomment>
        <translation>
            <numerusform>получает %n влияние во фракции Императора</numerusform>
            <numerusform>получает %n влияния во фракции Императора</numerusform>
            <numerusform>получает %n влияния во фракции Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Faction where it has the least</source>
        <translation>
            <numerusform>получает %n влияние во фракции, где его меньше всего</numerusform>
            <numerusform>получает %n влияния во фракции, где его меньше всего</numerusform>
            <numerusform>получает %n влияния во фракции, где его меньше всего</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Fremen</source>
        <translation>
            <numerusform>получает %n влияние во фракции Фрименов</numerusform>
            <numerusform>получает %n влияния во фракции Фрименов</numerusform>
            <numerusform>получает %n влияния во фракции Фрименов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>получает %n влияние во фракции Гильдии Космогации</numerusform>
            <numerusform>получает %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>получает %n влияния во фракции Гильдии Космогации</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n Victory Point(s)</source>
        <translation>
            <numerusform>получает %n победное очко</numerusform>
            <numerusform>получает %n победных очка</numerusform>
            <numerusform>получает %n победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains 1 Influence with each of the %n Factions where it has the least</source>
        <translation>
            <numerusform>получает по 1 влиянию в %n фракции, где его меньше всего</numerusform>
            <numerusform>получает по 1 влиянию в %n фракциях, где его меньше всего</numerusform>
            <numerusform>получает по 1 влиянию в %n фракциях, где его меньше всего</numerusform>
        </translation>
    </message>
    <message>
        <source>gains 1 Influence with the Faction of its priorities that the card shows</source>
        <extracomment>By place in the list of priorities; 0: cards differ in it.</extracomment>
        <translation>получает 1 влияние в указанной на карте фракции из списка приоритетов</translation>
    </message>
    <message>
        <source>gains 1 Influence with the Faction where it has the most</source>
        <translation>получает 1 влияние во фракции, где его больше всего</translation>
    </message>
    <message>
        <source>gains 1 Influence with the first Faction of its priorities</source>
        <translation>получает 1 влияние в первой по приоритету фракции</translation>
    </message>
    <message>
        <source>gains 1 Influence with the fourth Faction of its priorities</source>
        <translation>получает 1 влияние в четвёртой по приоритету фракции</translation>
    </message>
    <message>
        <source>gains 1 Influence with the second Faction of its priorities</source>
        <translation>получает 1 влияние во второй по приоритету фракции</translation>
    </message>
    <message>
        <source>gains 1 Influence with the third Faction of its priorities</source>
        <translation>получает 1 влияние в третьей по приоритету фракции</translation>
    </message>
    <message>
        <source>gains 2 Solari instead of a contract</source>
        <translation>получает 2 солярия вместо контракта</translation>
    </message>
    <message>
        <source>gains control of {space}</source>
        <translation>получает контроль над ячейкой «{space}»</translation>
    </message>
    <message>
        <source>gains {amounts}</source>
        <translation>получает {amounts}</translation>
    </message>
    <message numerus="yes">
        <source>generate %n specimen(s)</source>
        <translation>
            <numerusform>создайте %n образец</numerusform>
            <numerusform>создайте %n образца</numerusform>
            <numerusform>создайте %n образцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvest %n spice and all bonus spice on this space</source>
        <translation>
            <numerusform>добудьте %n Пряность и всю бонусную Пряность этой ячейки</numerusform>
            <numerusform>добудьте %n Пряности и всю бонусную Пряность этой ячейки</numerusform>
            <numerusform>добудьте %n Пряности и всю бонусную Пряность этой ячейки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvests %n spice and all bonus spice on this space</source>
        <translation>
            <numerusform>добывает %n Пряность и всю бонусную Пряность этой ячейки</numerusform>
            <numerusform>добывает %n Пряности и всю бонусную Пряность этой ячейки</numerusform>
            <numerusform>добывает %n Пряности и всю бонусную Пряность этой ячейки</numerusform>
        </translation>
    </message>
    <message>
        <source>if it is your second of the round, take the card that you set aside into your hand</source>
        <translation>если это ваш второй ход в раунде, возьмите на руку карту, которую отложили</translation>
    </message>
    <message numerus="yes">
        <source>if you have come %n step(s) far: {track}</source>
        <translation>
            <numerusform>если вы прошли не менее %n шага: {track}</numerusform>
            <numerusform>если вы прошли не менее %n шагов: {track}</numerusform>
            <numerusform>если вы прошли не менее %n шагов: {track}</numerusform>
        </translation>
    </message>
    <message>
        <source>if you win this Conflict: {effect}</source>
        <translation>если вы победите в этом сражении: {effect}</translation>
    </message>
    <message>
        <source>in your Reveal turn this round: {effects}</source>
        <extracomment>Of a card with Unload: what its Reveal box is called, and what is the same box.</extracomment>
        <translation>в ваш ход раскрытия карт в этом раунде: {effects}</translation>
    </message>
    <message>
        <source>leaves {units} on a board space that can be controlled</source>
        <translation>оставляет на ячейке, которую можно контролировать: {units}</translation>
    </message>
    <message>
        <source>look at the top 2 Intrigue cards, keep one of them and put the other one back on top</source>
        <translation>посмотрите 2 верхние карты интриг, одну из них оставьте себе, а другую положите обратно наверх</translation>
    </message>
    <message>
        <source>look at the top 3 cards of your deck: take one of them into your hand, discard one and trash the other</source>
        <translation>посмотрите 3 верхние карты своей колоды; одну из них возьмите на руку, одну сбросьте, а оставшуюся удалите</translation>
    </message>
    <message>
        <source>look at the top card of your deck</source>
        <translation>посмотрите верхнюю карту своей колоды</translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence (with one or more Factions of your choice)</source>
        <translation>
            <numerusform>потеряйте %n влияние (в одной или двух фракциях на выбор)</numerusform>
            <numerusform>потеряйте %n влияния (в одной или двух фракциях на выбор)</numerusform>
            <numerusform>потеряйте %n влияния (в одной или двух фракциях на выбор)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with one Faction of your choice</source>
        <translation>
            <numerusform>потеряйте %n влияние в одной фракции на выбор</numerusform>
            <numerusform>потеряйте %n влияния в одной фракции на выбор</numerusform>
            <numerusform>потеряйте %n влияния в одной фракции на выбор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>потеряйте %n влияние во фракции Бене Гессерит</numerusform>
            <numerusform>потеряйте %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>потеряйте %n влияния во фракции Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Emperor</source>
        <translation>
            <numerusform>потеряйте %n влияние во фракции Императора</numerusform>
            <numerusform>потеряйте %n влияния во фракции Императора</numerusform>
            <numerusform>потеряйте %n влияния во фракции Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Fremen</source>
        <translation>
            <numerusform>потеряйте %n влияние во фракции Фрименов</numerusform>
            <numerusform>потеряйте %n влияния во фракции Фрименов</numerusform>
            <numerusform>потеряйте %n влияния во фракции Фрименов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>потеряйте %n влияние во фракции Гильдии Космогации</numerusform>
            <numerusform>потеряйте %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>потеряйте %n влияния во фракции Гильдии Космогации</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n of your troops (in the garrison or in the Conflict)</source>
        <translation>
            <numerusform>потеряйте %n свой отряд (в гарнизоне или в зоне конфликта)</numerusform>
            <numerusform>потеряйте %n своих отряда (в гарнизоне или в зоне конфликта)</numerusform>
            <numerusform>потеряйте %n своих отрядов (в гарнизоне или в зоне конфликта)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n of your troops in the Conflict</source>
        <translation>
            <numerusform>потеряйте %n свой отряд в зоне конфликта</numerusform>
            <numerusform>потеряйте %n своих отряда в зоне конфликта</numerusform>
            <numerusform>потеряйте %n своих отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) from the garrison</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>потерять %n отряд из гарнизона</numerusform>
            <numerusform>потерять %n отряда из гарнизона</numerusform>
            <numerusform>потерять %n отрядов из гарнизона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) from your garrison</source>
        <translation>
            <numerusform>потеряйте %n отряд из гарнизона</numerusform>
            <numerusform>потеряйте %n отряда из гарнизона</numerusform>
            <numerusform>потеряйте %n отрядов из гарнизона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n troop(s) in the Conflict</source>
        <comment>an opponent&apos;s option</comment>
        <translation>
            <numerusform>потерять %n отряд в зоне конфликта</numerusform>
            <numerusform>потерять %n отряда в зоне конфликта</numerusform>
            <numerusform>потерять %n отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>lose 1 Influence with a Faction of your choice</source>
        <translation>потеряйте 1 влияние в выбранной вами фракции</translation>
    </message>
    <message>
        <source>lose {units}</source>
        <translation>потеряйте: {units}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n of its troops in the Conflict</source>
        <translation>
            <numerusform>теряет %n свой отряд в зоне конфликта</numerusform>
            <numerusform>теряет %n своих отряда в зоне конфликта</numerusform>
            <numerusform>теряет %n своих отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n troop(s) from its garrison</source>
        <translation>
            <numerusform>теряет %n отряд из гарнизона</numerusform>
            <numerusform>теряет %n отряда из гарнизона</numerusform>
            <numerusform>теряет %n отрядов из гарнизона</numerusform>
        </translation>
    </message>
    <message>
        <source>loses {units}</source>
        <translation>теряет: {units}</translation>
    </message>
    <message>
        <source>move its Snooper onto this Leader and gain the next of these rewards: 1. you may discard a card: 1 spice; 2. the bonus of its track; 3. 1 Influence on its track; 4. the bonus and 1 Influence</source>
        <translation>переместите её искатель на этого лидера и получите следующую из этих наград: 1. можете сбросить карту: 1 Пряность; 2. бонус её трека; 3. 1 влияние на её треке; 4. бонус и 1 влияние</translation>
    </message>
    <message numerus="yes">
        <source>move your token %n step(s) on: {track}</source>
        <translation>
            <numerusform>передвиньте свой жетон на %n шаг вперёд: {track}</numerusform>
            <numerusform>передвиньте свой жетон на %n шага вперёд: {track}</numerusform>
            <numerusform>передвиньте свой жетон на %n шагов вперёд: {track}</numerusform>
        </translation>
    </message>
    <message>
        <source>move your token back to the start and gain the rewards of all steps that it leaves: {track}</source>
        <translation>верните свой жетон в начало и получите награды всех шагов, которые он покидает: {track}</translation>
    </message>
    <message>
        <source>move your token one space along the training track and gain the reward of that space</source>
        <translation>передвиньте свой жетон на одну ячейку по треку тренировок и получите её награду</translation>
    </message>
    <message numerus="yes">
        <source>moves its Freighter %n times: to the second space at most, then back to the start for its rewards</source>
        <translation>
            <numerusform>перемещает свой транспортник %n раз: не дальше второго деления, а оттуда на старт за наградами</numerusform>
            <numerusform>перемещает свой транспортник %n раза: не дальше второго деления, а оттуда на старт за наградами</numerusform>
            <numerusform>перемещает свой транспортник %n раз: не дальше второго деления, а оттуда на старт за наградами</numerusform>
        </translation>
    </message>
    <message>
        <source>moves its Freighter: to the second space at most, then back to the start for its rewards</source>
        <translation>перемещает свой транспортник: не дальше второго деления, а оттуда на старт за наградами</translation>
    </message>
    <message>
        <source>once per game: remove all cards of the Imperium Row from the game and deal new ones</source>
        <translation>один раз за игру: уберите все карты рынка Империи из игры и выложите новые</translation>
    </message>
    <message numerus="yes">
        <source>pay %n Solari</source>
        <translation>
            <numerusform>заплатите %n солярий</numerusform>
            <numerusform>заплатите %n солярия</numerusform>
            <numerusform>заплатите %n соляриев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n specimen(s)</source>
        <translation>
            <numerusform>заплатите %n образец</numerusform>
            <numerusform>заплатите %n образца</numerusform>
            <numerusform>заплатите %n образцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n spice</source>
        <translation>
            <numerusform>заплатите %n Пряность</numerusform>
            <numerusform>заплатите %n Пряности</numerusform>
            <numerusform>заплатите %n Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n water</source>
        <translation>
            <numerusform>заплатите %n воду</numerusform>
            <numerusform>заплатите %n воды</numerusform>
            <numerusform>заплатите %n воды</numerusform>
        </translation>
    </message>
    <message>
        <source>pay {amounts}</source>
        <translation>заплатите {amounts}</translation>
    </message>
    <message>
        <source>pays {amounts}</source>
        <translation>платит {amounts}</translation>
    </message>
    <message>
        <source>place a Spy</source>
        <translation>разместите шпиона</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to a board space with one of these icons ({icons})</source>
        <translation>разместите шпиона на наблюдательном пункте, соединённом с ячейкой с одним из этих символов ({icons})</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to a board space with the {icon} icon</source>
        <translation>разместите шпиона на наблюдательном пункте, соединённом с ячейкой с символом «{icon}»</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to the board space you sent an Agent to this turn</source>
        <translation>разместите шпиона на наблюдательном пункте, соединённом с ячейкой, куда вы отправили в этот ход агента</translation>
    </message>
    <message>
        <source>place a Spy on an observation post connected to the board space you sent an Agent to this turn, even on one with an opponent&apos;s Spy</source>
        <translation>разместите шпиона на наблюдательном пункте, соединённом с ячейкой, куда вы отправили в этот ход агента, даже если там есть шпион соперника</translation>
    </message>
    <message>
        <source>place a Spy on any observation post, even on one with an opponent&apos;s Spy</source>
        <translation>разместите шпиона на любом наблюдательном пункте, даже если там есть шпион соперника</translation>
    </message>
    <message>
        <source>places a Spy on an observation post connected to a board space with the {icon} icon</source>
        <translation>размещает шпиона на наблюдательном пункте, соединённом с ячейкой с символом «{icon}»</translation>
    </message>
    <message>
        <source>places a Spy on the first free Faction observation post of its priorities</source>
        <translation>размещает шпиона на первом по приоритету свободном наблюдательном пункте фракции</translation>
    </message>
    <message>
        <source>put 1 troop from your supply aside as a memory (on the Bene Gesserit area)</source>
        <translation>отложите 1 отряд из личного запаса как воспоминание (в область Бене Гессерит)</translation>
    </message>
    <message>
        <source>put a Snooper on the 2 of each influence track</source>
        <translation>положите искатель на деление 2 каждого трека влияния</translation>
    </message>
    <message>
        <source>put an Intrigue card from your hand on the bottom of the Intrigue deck, unseen</source>
        <translation>положите карту интриги с руки под колоду интриг, не показывая</translation>
    </message>
    <message>
        <source>put any number of your Intrigue cards on the bottom of the Intrigue deck and draw as many</source>
        <translation>положите любое количество своих карт интриг под колоду интриг и возьмите столько же</translation>
    </message>
    <message>
        <source>put {units} on a board space that can be controlled</source>
        <translation>поставьте на ячейку, которую можно контролировать: {units}</translation>
    </message>
    <message numerus="yes">
        <source>recall %n Sp(y|ies)</source>
        <translation>
            <numerusform>верните %n шпиона</numerusform>
            <numerusform>верните %n шпионов</numerusform>
            <numerusform>верните %n шпионов</numerusform>
        </translation>
    </message>
    <message>
        <source>recall another of your Agents, not the one sent this turn, to your Leader</source>
        <translation>верните на планшет лидера другого своего агента (не отправленного в этот ход)</translation>
    </message>
    <message>
        <source>recall one of your Agents to your Leader</source>
        <translation>верните одного своего агента на планшет лидера</translation>
    </message>
    <message>
        <source>recall your Freighter and gain the rewards of its space and of all below</source>
        <translation>верните свой транспортник и получите награды его деления и всех ниже</translation>
    </message>
    <message numerus="yes">
        <source>recalls %n Sp(y|ies)</source>
        <translation>
            <numerusform>возвращает %n шпиона</numerusform>
            <numerusform>возвращает %n шпионов</numerusform>
            <numerusform>возвращает %n шпионов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recruit %n troop(s)</source>
        <translation>
            <numerusform>наймите %n отряд</numerusform>
            <numerusform>наймите %n отряда</numerusform>
            <numerusform>наймите %n отрядов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recruits %n troop(s)</source>
        <translation>
            <numerusform>нанимает %n отряд</numerusform>
            <numerusform>нанимает %n отряда</numerusform>
            <numerusform>нанимает %n отрядов</numerusform>
        </translation>
    </message>
    <message>
        <source>remove a card from the Imperium Row, set it aside and refill the Row; in your Reveal turn this round you may acquire it for 1 Persuasion less</source>
        <translation>уберите карту с рынка Империи, отложите её и пополните рынок; в ваш ход раскрытия карт в этом раунде можете купить её на 1 очко убеждения дешевле</translation>
    </message>
    <message>
        <source>remove the left card of the Tleilaxu Row from the game</source>
        <translation>уберите левую карту рынка тлейлаксу из игры</translation>
    </message>
    <message>
        <source>remove the right card of the Tleilaxu Row from the game</source>
        <translation>уберите правую карту рынка тлейлаксу из игры</translation>
    </message>
    <message>
        <source>removes the left card of the Tleilaxu Row from the game</source>
        <translation>убирает левую карту рынка тлейлаксу из игры</translation>
    </message>
    <message>
        <source>removes the right card of the Tleilaxu Row from the game</source>
        <translation>убирает правую карту рынка тлейлаксу из игры</translation>
    </message>
    <message>
        <source>repeat the effects printed on that board space</source>
        <translation>повторите эффекты, напечатанные на этой ячейке</translation>
    </message>
    <message>
        <source>research</source>
        <translation>проведите исследование</translation>
    </message>
    <message numerus="yes">
        <source>research %n time(s)</source>
        <translation>
            <numerusform>проведите исследование %n раз</numerusform>
            <numerusform>проведите исследование %n раза</numerusform>
            <numerusform>проведите исследование %n раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat %n of your troops</source>
        <translation>
            <numerusform>отведите %n свой отряд в гарнизон</numerusform>
            <numerusform>отведите %n своих отряда в гарнизон</numerusform>
            <numerusform>отведите %n своих отрядов в гарнизон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat %n of your units to your garrison</source>
        <translation>
            <numerusform>отведите %n своё подразделение в гарнизон</numerusform>
            <numerusform>отведите %n своих подразделения в гарнизон</numerusform>
            <numerusform>отведите %n своих подразделений в гарнизон</numerusform>
        </translation>
    </message>
    <message>
        <source>retreat any number of your troops</source>
        <translation>отведите любое количество своих отрядов в гарнизон</translation>
    </message>
    <message numerus="yes">
        <source>retreat up to %n of your troops</source>
        <translation>
            <numerusform>отведите до %n своего отряда в гарнизон</numerusform>
            <numerusform>отведите до %n своих отрядов в гарнизон</numerusform>
            <numerusform>отведите до %n своих отрядов в гарнизон</numerusform>
        </translation>
    </message>
    <message>
        <source>retreat up to {units} to your garrison</source>
        <translation>отведите в гарнизон не больше: {units}</translation>
    </message>
    <message numerus="yes">
        <source>retreat {least} or %n of your troops</source>
        <translation>
            <numerusform>отведите {least} или %n свой отряд в гарнизон</numerusform>
            <numerusform>отведите {least} или %n своих отряда в гарнизон</numerusform>
            <numerusform>отведите {least} или %n своих отрядов в гарнизон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retreat {least} to %n of your troops</source>
        <translation>
            <numerusform>отведите от {least} до %n своего отряда в гарнизон</numerusform>
            <numerusform>отведите от {least} до %n своих отрядов в гарнизон</numerusform>
            <numerusform>отведите от {least} до %n своих отрядов в гарнизон</numerusform>
        </translation>
    </message>
    <message>
        <source>retreat {units} to the garrison</source>
        <translation>отведите в гарнизон: {units}</translation>
    </message>
    <message>
        <source>retreats {units} to its garrison</source>
        <translation>отводит в гарнизон: {units}</translation>
    </message>
    <message>
        <source>return all your memories (to your supply; draw 1 card for each) and flip this Leader</source>
        <translation>верните все свои воспоминания (в личный запас; возьмите 1 карту за каждое) и переверните этого лидера</translation>
    </message>
    <message>
        <source>return any number of your specimens to your supply</source>
        <translation>верните любое количество своих образцов в личный запас</translation>
    </message>
    <message>
        <source>return this card to your hand</source>
        <translation>верните эту карту на руку</translation>
    </message>
    <message>
        <source>returns all bonus spice on this space to the bank</source>
        <translation>возвращает всю бонусную Пряность этой ячейки в общий запас</translation>
    </message>
    <message>
        <source>returns its Freighter to the start and gains the rewards of its spaces</source>
        <translation>возвращает свой транспортник на старт и получает награды пройденных делений</translation>
    </message>
    <message>
        <source>reveal the Factions you secretly chose and gain 1 Influence with each of them (once per game)</source>
        <translation>раскройте тайно выбранные фракции и получите по 1 влиянию в каждой из них (один раз за игру)</translation>
    </message>
    <message numerus="yes">
        <source>secretly choose %n different Factions</source>
        <translation>
            <numerusform>тайно выберите %n фракцию</numerusform>
            <numerusform>тайно выберите %n разные фракции</numerusform>
            <numerusform>тайно выберите %n разных фракций</numerusform>
        </translation>
    </message>
    <message>
        <source>send one of your Agents, from your Leader or from a board space, to any board space, even an occupied one</source>
        <translation>отправьте одного своего агента с планшета лидера или из ячейки в любую ячейку, даже занятую</translation>
    </message>
    <message numerus="yes">
        <source>sending an Agent to {space} with this card costs %n spice less</source>
        <translation>
            <numerusform>отправка агента этой картой в ячейку «{space}» стоит на %n Пряность меньше</numerusform>
            <numerusform>отправка агента этой картой в ячейку «{space}» стоит на %n Пряности меньше</numerusform>
            <numerusform>отправка агента этой картой в ячейку «{space}» стоит на %n Пряности меньше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sends %n Negotiator(s) from its supply to Ix</source>
        <translation>
            <numerusform>отправляет из личного запаса %n переговорщика на Икс</numerusform>
            <numerusform>отправляет из личного запаса %n переговорщиков на Икс</numerusform>
            <numerusform>отправляет из личного запаса %n переговорщиков на Икс</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside a card from your hand, face down</source>
        <translation>отложите карту с руки лицевой стороной вниз</translation>
    </message>
    <message>
        <source>shuffle your discard pile into your deck</source>
        <translation>замешайте свой сброс в колоду</translation>
    </message>
    <message numerus="yes">
        <source>steal 1 Intrigue card at random from each opponent who has %n or more of them</source>
        <translation>
            <numerusform>украдите случайным образом 1 карту интриги у каждого соперника, у которого их не менее %n</numerusform>
            <numerusform>украдите случайным образом 1 карту интриги у каждого соперника, у которого их не менее %n</numerusform>
            <numerusform>украдите случайным образом 1 карту интриги у каждого соперника, у которого их не менее %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals 1 Intrigue card at random from each opponent who has %n or more of them</source>
        <translation>
            <numerusform>крадёт случайным образом 1 карту интриги у каждого соперника, у которого их не менее %n</numerusform>
            <numerusform>крадёт случайным образом 1 карту интриги у каждого соперника, у которого их не менее %n</numerusform>
            <numerusform>крадёт случайным образом 1 карту интриги у каждого соперника, у которого их не менее %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summon %n sandworm(s)</source>
        <translation>
            <numerusform>призовите %n песчаного червя</numerusform>
            <numerusform>призовите %n песчаных червей</numerusform>
            <numerusform>призовите %n песчаных червей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summon %n sandworm(s) and gain all bonus spice on this space</source>
        <translation>
            <numerusform>призовите %n песчаного червя и получите всю бонусную Пряность этой ячейки</numerusform>
            <numerusform>призовите %n песчаных червей и получите всю бонусную Пряность этой ячейки</numerusform>
            <numerusform>призовите %n песчаных червей и получите всю бонусную Пряность этой ячейки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summons %n sandworm(s) and gains all bonus spice on this space</source>
        <translation>
            <numerusform>призывает %n песчаного червя и получает всю бонусную Пряность этой ячейки</numerusform>
            <numerusform>призывает %n песчаных червей и получает всю бонусную Пряность этой ячейки</numerusform>
            <numerusform>призывает %n песчаных червей и получает всю бонусную Пряность этой ячейки</numerusform>
        </translation>
    </message>
    <message>
        <source>take Maker hooks</source>
        <translation>возьмите крюк Подателя</translation>
    </message>
    <message>
        <source>take a Bene Gesserit card from your discard pile into your hand</source>
        <translation>возьмите карту Бене Гессерит из сброса на руку</translation>
    </message>
    <message>
        <source>take a Fremen card from your discard pile into your hand</source>
        <translation>возьмите карту Фрименов из сброса на руку</translation>
    </message>
    <message numerus="yes">
        <source>take a High Council seat: from now on, %n Persuasion in each of your Reveal turns</source>
        <translation>
            <numerusform>займите место в Высшем Совете: с этого момента %n очко убеждения в каждый ваш ход раскрытия карт</numerusform>
            <numerusform>займите место в Высшем Совете: с этого момента %n очка убеждения в каждый ваш ход раскрытия карт</numerusform>
            <numerusform>займите место в Высшем Совете: с этого момента %n очков убеждения в каждый ваш ход раскрытия карт</numerusform>
        </translation>
    </message>
    <message>
        <source>take a Spacing Guild card from your discard pile into your hand</source>
        <translation>возьмите карту Гильдии Космогации из сброса на руку</translation>
    </message>
    <message>
        <source>take a contract (or gain 2 Solari if there is none)</source>
        <translation>возьмите контракт (если их нет, получите 2 солярия)</translation>
    </message>
    <message>
        <source>take an Emperor card from your discard pile into your hand</source>
        <translation>возьмите карту Императора из сброса на руку</translation>
    </message>
    <message>
        <source>take the Mentat from its board space as an extra Agent for this round</source>
        <translation>возьмите ментата из его ячейки как дополнительного агента на этот раунд</translation>
    </message>
    <message>
        <source>take the Mentat, wherever it is, as an extra Agent for the next round</source>
        <translation>возьмите ментата, где бы он ни был, как дополнительного агента на следующий раунд</translation>
    </message>
    <message>
        <source>take the card that you set aside into your hand, if it is still there</source>
        <translation>возьмите на руку карту, которую отложили, если она ещё там</translation>
    </message>
    <message>
        <source>take your Swordmaster: a third Agent for the rest of the game, this round included</source>
        <translation>возьмите оружейника: это третий агент до конца игры, начиная с этого раунда</translation>
    </message>
    <message>
        <source>takes Maker hooks</source>
        <translation>берёт крюк Подателя</translation>
    </message>
    <message>
        <source>takes the Mentat, wherever it is, as an extra Agent for the next round</source>
        <translation>берёт ментата, где бы он ни был, как дополнительного агента на следующий раунд</translation>
    </message>
    <message>
        <source>the Agent you send with this card need not meet the Influence requirement of the board space</source>
        <translation>агенту, отправленному этой картой, не нужно выполнять условие влияния ячейки</translation>
    </message>
    <message>
        <source>the card you play this turn also has these Agent icons: {icons}</source>
        <translation>на карте, которую вы разыграете в этот ход, есть также эти символы агента: {icons}</translation>
    </message>
    <message>
        <source>this card also has these Agent icons: {icons}</source>
        <translation>у этой карты есть ещё и такие символы агента: {icons}</translation>
    </message>
    <message>
        <source>this card has the same Agent box as the other grafted card</source>
        <translation>у этой карты тот же эффект агента, что и у второй сращённой карты</translation>
    </message>
    <message>
        <source>this turn, opponents&apos; Agents do not block your Agent</source>
        <translation>в этот ход агенты соперников не мешают вашему агенту</translation>
    </message>
    <message>
        <source>this turn, opponents&apos; Agents do not block your Agent at board spaces with these Agent icons: {icons}</source>
        <translation>в этот ход агенты соперников не мешают вашему агенту в ячейках с этими символами агента: {icons}</translation>
    </message>
    <message>
        <source>trash a Bene Gesserit card from your hand</source>
        <translation>удалите с руки карту Бене Гессерит</translation>
    </message>
    <message>
        <source>trash a Fremen card from your hand</source>
        <translation>удалите с руки карту Фрименов</translation>
    </message>
    <message>
        <source>trash a Spacing Guild card from your hand</source>
        <translation>удалите с руки карту Гильдии Космогации</translation>
    </message>
    <message>
        <source>trash a card (in hand, in your discard pile or in play)</source>
        <translation>удалите карту (с руки, из сброса или активную)</translation>
    </message>
    <message>
        <source>trash a card from your hand</source>
        <translation>удалите карту с руки</translation>
    </message>
    <message>
        <source>trash a card you have in play</source>
        <translation>удалите свою активную карту</translation>
    </message>
    <message>
        <source>trash a card you looked at</source>
        <translation>удалите одну из просмотренных карт</translation>
    </message>
    <message>
        <source>trash an Emperor card from your hand</source>
        <translation>удалите с руки карту Императора</translation>
    </message>
    <message>
        <source>trash an Intrigue card from your hand</source>
        <translation>удалите с руки карту интриги</translation>
    </message>
    <message>
        <source>trash another Bene Gesserit card you have in play</source>
        <translation>удалите другую свою активную карту Бене Гессерит</translation>
    </message>
    <message>
        <source>trash another Emperor card you have in play</source>
        <translation>удалите другую свою активную карту Императора</translation>
    </message>
    <message>
        <source>trash another Fremen card you have in play</source>
        <translation>удалите другую свою активную карту Фрименов</translation>
    </message>
    <message>
        <source>trash another Spacing Guild card you have in play</source>
        <translation>удалите другую свою активную карту Гильдии Космогации</translation>
    </message>
    <message>
        <source>trash another card (in hand, in your discard pile or in play)</source>
        <translation>удалите другую карту (с руки, из сброса или активную)</translation>
    </message>
    <message>
        <source>trash another card you have in play</source>
        <translation>удалите другую свою активную карту</translation>
    </message>
    <message>
        <source>trash one of the two grafted cards</source>
        <translation>удалите одну из двух сращённых карт</translation>
    </message>
    <message>
        <source>trash the other grafted card</source>
        <translation>удалите вторую сращённую карту</translation>
    </message>
    <message>
        <source>trash the top card of your deck</source>
        <translation>удалите верхнюю карту своей колоды</translation>
    </message>
    <message>
        <source>trash this card</source>
        <translation>удалите эту карту</translation>
    </message>
    <message>
        <source>trash this tile</source>
        <translation>удалите этот жетон</translation>
    </message>
    <message>
        <source>trashes a card</source>
        <translation>удаляет карту</translation>
    </message>
    <message>
        <source>trashes this tile</source>
        <translation>удаляет этот жетон</translation>
    </message>
    <message>
        <source>turn one of your face-up Conflict or Objective cards with the crysknife or wild battle icon face down</source>
        <translation>переверните лицевой стороной вниз одну свою открытую карту конфликта или задачи с символом «крис» или универсальным символом сражения</translation>
    </message>
    <message>
        <source>turn one of your face-up Conflict or Objective cards with the desert mouse or wild battle icon face down</source>
        <translation>переверните лицевой стороной вниз одну свою открытую карту конфликта или задачи с символом «пустынная мышь» или универсальным символом сражения</translation>
    </message>
    <message>
        <source>turn one of your face-up Conflict or Objective cards with the ornithopter or wild battle icon face down</source>
        <translation>переверните лицевой стороной вниз одну свою открытую карту конфликта или задачи с символом «орнитоптер» или универсальным символом сражения</translation>
    </message>
    <message>
        <source>turn your Conflict card with the wild battle icon and another face-up Conflict or Objective card face down</source>
        <translation>переверните лицевой стороной вниз свою карту конфликта с универсальным символом сражения и ещё одну открытую карту конфликта или задачи</translation>
    </message>
    <message>
        <source>turns its Conflict card with the wild battle icon and another face-up Conflict or Objective card face down</source>
        <translation>переворачивает лицевой стороной вниз свою карту конфликта с универсальным символом сражения и ещё одну открытую карту конфликта или задачи</translation>
    </message>
    <message>
        <source>use the Signet Ring ability of your Leader</source>
        <translation>примените способность кольца с печаткой своего лидера</translation>
    </message>
    <message>
        <source>uses its Signet Ring ability</source>
        <translation>применяет свою способность кольца с печаткой</translation>
    </message>
    <message>
        <source>when your Reveal turn begins, the other grafted card returns from play to your hand</source>
        <translation>в начале вашего хода раскрытия карт вторая сращённая карта возвращается из активных на руку</translation>
    </message>
    <message>
        <source>whenever you acquire a card, {effect}</source>
        <translation>каждый раз, когда вы покупаете карту, {effect}</translation>
    </message>
    <message>
        <source>you cannot deploy units to the Conflict this turn</source>
        <translation>в этот ход вы не можете размещать подразделения в зоне конфликта</translation>
    </message>
    <message>
        <source>you have no water</source>
        <translation>у вас нет воды</translation>
    </message>
    <message>
        <source>you may acquire a Tleilaxu card for its price in specimens</source>
        <translation>можете получить карту тлейлаксу за её стоимость в образцах</translation>
    </message>
    <message>
        <source>you may acquire a tech tile</source>
        <translation>если хотите, получите 1 жетон технологии</translation>
    </message>
    <message numerus="yes">
        <source>you may acquire a tech tile for %n spice less</source>
        <translation>
            <numerusform>если хотите, получите 1 жетон технологии на %n Пряность дешевле</numerusform>
            <numerusform>если хотите, получите 1 жетон технологии на %n Пряности дешевле</numerusform>
            <numerusform>если хотите, получите 1 жетон технологии на %n Пряности дешевле</numerusform>
        </translation>
    </message>
    <message>
        <source>you may acquire a tech tile, and may pay its price in Solari instead of spice</source>
        <translation>если хотите, получите 1 жетон технологии; его цену можно заплатить соляриями вместо Пряности</translation>
    </message>
    <message>
        <source>you may deploy 1 troop from your garrison to the Conflict</source>
        <translation>можете разместить 1 отряд из гарнизона в зоне конфликта</translation>
    </message>
    <message>
        <source>you may deploy 1 troop from your garrison to the Conflict, or retreat 1 of your troops</source>
        <extracomment>Both are optional, and said so once.</extracomment>
        <translation>можете разместить 1 отряд из гарнизона в зоне конфликта или отвести 1 свой отряд в гарнизон</translation>
    </message>
    <message>
        <source>you may deploy any of the troops you recruit this turn to the Conflict, whatever the board space</source>
        <translation>можете разместить в зоне конфликта любые отряды, нанятые в этот ход, в какой бы ячейке ни был агент</translation>
    </message>
    <message>
        <source>you may deploy any of these troops to the Conflict</source>
        <translation>можете разместить в зоне конфликта любые из этих отрядов</translation>
    </message>
    <message>
        <source>you may deploy any of these units to the Conflict: {units}</source>
        <translation>можете разместить в зоне конфликта любые из этих подразделений: {units}</translation>
    </message>
    <message>
        <source>you may deploy troops this turn as if you had sent your Agent to a Combat space</source>
        <translation>можете размещать в этот ход отряды, как если бы отправили агента в ячейку конфликта</translation>
    </message>
    <message>
        <source>you may graft this to a card in the Imperium Row instead of a card in your hand, without acquiring it; trash that card at the end of your turn</source>
        <translation>можете срастить эту карту не с картой на руке, а с картой рынка Империи, не покупая её; в конце хода удалите ту карту</translation>
    </message>
    <message numerus="yes">
        <source>you may move your Freighter %n times: each time advance it one space or recall it</source>
        <translation>
            <numerusform>если хотите, переместите свой транспортник %n раз: каждый раз продвиньте на деление или верните</numerusform>
            <numerusform>если хотите, переместите свой транспортник %n раза: каждый раз продвиньте на деление или верните</numerusform>
            <numerusform>если хотите, переместите свой транспортник %n раз: каждый раз продвиньте на деление или верните</numerusform>
        </translation>
    </message>
    <message>
        <source>you may move your Freighter: advance it one space or recall it</source>
        <translation>если хотите, переместите свой транспортник: продвиньте на деление или верните</translation>
    </message>
    <message>
        <source>you may pass this turn, taking neither an Agent turn nor a Reveal turn</source>
        <translation>можете пропустить этот ход: не отправлять агента и не раскрывать карты</translation>
    </message>
    <message>
        <source>you may play Intrigue cards</source>
        <translation>можете разыграть карты интриг</translation>
    </message>
    <message>
        <source>you may play cards for troops that you lost in the Conflict</source>
        <translation>можете разыграть карты за отряды, потерянные в конфликте</translation>
    </message>
    <message>
        <source>you may put each card you acquire this turn on top of your deck</source>
        <translation>можете класть каждую карту, купленную в этот ход, на верх своей колоды</translation>
    </message>
    <message>
        <source>you may recall the Agent that you sent this turn</source>
        <translation>можете вернуть агента, отправленного в этот ход</translation>
    </message>
    <message>
        <source>you may retreat 1 of your troops</source>
        <translation>можете отвести 1 свой отряд в гарнизон</translation>
    </message>
    <message numerus="yes">
        <source>you may send %n Negotiator(s) from your supply to Ix</source>
        <translation>
            <numerusform>если хотите, отправьте из личного запаса %n переговорщика на Икс</numerusform>
            <numerusform>если хотите, отправьте из личного запаса %n переговорщиков на Икс</numerusform>
            <numerusform>если хотите, отправьте из личного запаса %n переговорщиков на Икс</numerusform>
        </translation>
    </message>
    <message>
        <source>you may take another turn directly after this one</source>
        <translation>можете сделать ещё один ход сразу после этого</translation>
    </message>
    <message>
        <source>you may trash a card (in hand, in your discard pile or in play)</source>
        <translation>можете удалить карту (с руки, из сброса или активную)</translation>
    </message>
    <message>
        <source>you may trash a card you have in play</source>
        <translation>можете удалить свою активную карту</translation>
    </message>
    <message>
        <source>you may {effect}</source>
        <translation>если хотите, {effect}</translation>
    </message>
    <message>
        <source>{condition}, it {effect}</source>
        <extracomment>The effect has no subject: &quot;recruits 2 troops&quot;.</extracomment>
        <translation>{condition}, {effect}</translation>
    </message>
    <message>
        <source>{condition}, it {effect}; otherwise it {otherwise}</source>
        <extracomment>Neither effect has a subject: &quot;recruits 2 troops&quot;.</extracomment>
        <translation>{condition}, {effect}; иначе {otherwise}</translation>
    </message>
    <message>
        <source>{condition}: {effect}</source>
        <translation>{condition}: {effect}</translation>
    </message>
    <message>
        <source>{condition}: {effect}; otherwise: {otherwise}</source>
        <translation>{condition}: {effect}; иначе: {otherwise}</translation>
    </message>
    <message>
        <source>{cost} (optional)</source>
        <translation>{cost} (по желанию)</translation>
    </message>
    <message>
        <source>{cost} → {gain}</source>
        <translation>{cost} → {gain}</translation>
    </message>
    <message>
        <source>{effect} Then another House Hagal card is turned up.</source>
        <translation>{effect} Затем открывается ещё одна карта Дома Хагаль.</translation>
    </message>
    <message>
        <source>{effect} for each Bene Gesserit card you have in play</source>
        <translation>{effect} за каждую вашу активную карту Бене Гессерит</translation>
    </message>
    <message>
        <source>{effect} for each Bene Gesserit card you revealed this turn</source>
        <translation>{effect} за каждую карту Бене Гессерит, раскрытую вами в этот ход</translation>
    </message>
    <message>
        <source>{effect} for each Emperor card you have in play</source>
        <translation>{effect} за каждую вашу активную карту Императора</translation>
    </message>
    <message>
        <source>{effect} for each Emperor card you revealed this turn</source>
        <translation>{effect} за каждую карту Императора, раскрытую вами в этот ход</translation>
    </message>
    <message numerus="yes">
        <source>{effect} for each Faction with which it has %n or less Influence</source>
        <extracomment>Follows what is gained for each of them: &quot;gains 1 Victory Point&quot;.</extracomment>
        <translation>
            <numerusform>{effect} за каждую фракцию, в которой у него не более %n влияния</numerusform>
            <numerusform>{effect} за каждую фракцию, в которой у него не более %n влияния</numerusform>
            <numerusform>{effect} за каждую фракцию, в которой у него не более %n влияния</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{effect} for each Faction with which you have %n or less Influence</source>
        <translation>
            <numerusform>{effect} за каждую фракцию, в которой у вас не более %n влияния</numerusform>
            <numerusform>{effect} за каждую фракцию, в которой у вас не более %n влияния</numerusform>
            <numerusform>{effect} за каждую фракцию, в которой у вас не более %n влияния</numerusform>
        </translation>
    </message>
    <message>
        <source>{effect} for each Fremen card you have in play</source>
        <translation>{effect} за каждую вашу активную карту Фрименов</translation>
    </message>
    <message>
        <source>{effect} for each Fremen card you revealed this turn</source>
        <translation>{effect} за каждую карту Фрименов, раскрытую вами в этот ход</translation>
    </message>
    <message>
        <source>{effect} for each Spacing Guild card you have in play</source>
        <translation>{effect} за каждую вашу активную карту Гильдии Космогации</translation>
    </message>
    <message>
        <source>{effect} for each Spacing Guild card you revealed this turn</source>
        <translation>{effect} за каждую карту Гильдии Космогации, раскрытую вами в этот ход</translation>
    </message>
    <message>
        <source>{effect} for each card you revealed this turn that gives swords</source>
        <translation>{effect} за каждую карту, раскрытую вами в этот ход и дающую мечи</translation>
    </message>
    <message>
        <source>{effect} for each contract you have completed</source>
        <translation>{effect} за каждый выполненный вами контракт</translation>
    </message>
    <message>
        <source>{effect} for each of your dreadnoughts in the Conflict</source>
        <translation>{effect} за каждый ваш дредноут в зоне конфликта</translation>
    </message>
    <message>
        <source>{effect} for each of your sandworms in the Conflict</source>
        <extracomment>By what is paid with, so much of it as the object of paying; a product adds its own. By kind of units; a product adds those of its own.</extracomment>
        <translation>{effect} за каждого вашего песчаного червя в зоне конфликта</translation>
    </message>
    <message>
        <source>{effect} for each other card you revealed this turn that gives swords</source>
        <translation>{effect} за каждую другую карту, раскрытую вами в этот ход и дающую мечи</translation>
    </message>
    <message>
        <source>{effect}; if it cannot, it {otherwise}</source>
        <extracomment>Neither effect has a subject: &quot;recruits 2 troops&quot;.</extracomment>
        <translation>{effect}; если не может, то {otherwise}</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <translation>{first}, затем {second}</translation>
    </message>
    <message>
        <source>{first}; or {last}</source>
        <translation>{first}; или {last}</translation>
    </message>
    <message>
        <source>{first}; then {second}</source>
        <extracomment>Their clauses have a subject or joints of their own, so that a bare &quot;and&quot; after them would mislead. Said last in a unit, or &quot;you may&quot; would seem to mean what follows too.</extracomment>
        <translation>{first}; затем {second}</translation>
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
        <translation>Возвращается в начале хода раскрытия карт</translation>
    </message>
    <message>
        <source>Family Atomics used</source>
        <translation>Семейное атомное оружие использовано</translation>
    </message>
    <message>
        <source>Negotiators on Ix</source>
        <extracomment>Of what a seat has, what nothing else tells.</extracomment>
        <translation>Переговорщики на Иксе</translation>
    </message>
    <message>
        <source>Set aside until the second turn</source>
        <translation>Отложено до второго хода</translation>
    </message>
    <message>
        <source>Snoopers on the influence tracks</source>
        <translation>Искатели на треках влияния</translation>
    </message>
    <message>
        <source>Specimens in the Axolotl tanks</source>
        <extracomment>Of what a seat has, what nothing else tells.</extracomment>
        <translation>Образцы в аксолотлевых чанах</translation>
    </message>
    <message>
        <source>Used Tech tiles</source>
        <translation>Использованные жетоны технологий</translation>
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
        <translation>Император</translation>
    </message>
    <message>
        <source>Fremen</source>
        <translation>Фримены</translation>
    </message>
    <message>
        <source>Spacing Guild</source>
        <translation>Гильдия Космогации</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n Agent(s) on the Leader</source>
        <translation>
            <numerusform>%n агент на планшете лидера</numerusform>
            <numerusform>%n агента на планшете лидера</numerusform>
            <numerusform>%n агентов на планшете лидера</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <translation>
            <numerusform>%n карта интриги</numerusform>
            <numerusform>%n карты интриг</numerusform>
            <numerusform>%n карт интриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Persuasion</source>
        <translation>
            <numerusform>%n очко убеждения</numerusform>
            <numerusform>%n очка убеждения</numerusform>
            <numerusform>%n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <extracomment>What kind of fact, and the ids and numbers that its phrase needs.</extracomment>
        <translation>
            <numerusform>%n солярий</numerusform>
            <numerusform>%n солярия</numerusform>
            <numerusform>%n соляриев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <translation>
            <numerusform>%n победное очко</numerusform>
            <numerusform>%n победных очка</numerusform>
            <numerusform>%n победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта на руке</numerusform>
            <numerusform>%n карты на руке</numerusform>
            <numerusform>%n карт на руке</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n карта в колоде</numerusform>
            <numerusform>%n карты в колоде</numerusform>
            <numerusform>%n карт в колоде</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n карта в сбросе</numerusform>
            <numerusform>%n карты в сбросе</numerusform>
            <numerusform>%n карт в сбросе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memor(y|ies)</source>
        <translation>
            <numerusform>%n воспоминание</numerusform>
            <numerusform>%n воспоминания</numerusform>
            <numerusform>%n воспоминаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret Faction token(s)</source>
        <translation>
            <numerusform>%n тайный жетон фракции</numerusform>
            <numerusform>%n тайных жетона фракций</numerusform>
            <numerusform>%n тайных жетонов фракций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sp(y|ies) in the supply</source>
        <translation>
            <numerusform>%n шпион в личном запасе</numerusform>
            <numerusform>%n шпиона в личном запасе</numerusform>
            <numerusform>%n шпионов в личном запасе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <translation>
            <numerusform>%n Пряность</numerusform>
            <numerusform>%n Пряности</numerusform>
            <numerusform>%n Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n меч</numerusform>
            <numerusform>%n меча</numerusform>
            <numerusform>%n мечей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the Conflict</source>
        <translation>
            <numerusform>%n отряд в зоне конфликта</numerusform>
            <numerusform>%n отряда в зоне конфликта</numerusform>
            <numerusform>%n отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the garrison</source>
        <translation>
            <numerusform>%n отряд в гарнизоне</numerusform>
            <numerusform>%n отряда в гарнизоне</numerusform>
            <numerusform>%n отрядов в гарнизоне</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the supply</source>
        <translation>
            <numerusform>%n отряд в личном запасе</numerusform>
            <numerusform>%n отряда в личном запасе</numerusform>
            <numerusform>%n отрядов в личном запасе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n воды</numerusform>
            <numerusform>%n воды</numerusform>
        </translation>
    </message>
    <message>
        <source>Alliances: {factions}</source>
        <translation>союзы: {factions}</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>первый игрок</translation>
    </message>
    <message>
        <source>High Council seat</source>
        <translation>место в Высшем Совете</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>крюк Подателя</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>ментат</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>оппонент</translation>
    </message>
    <message>
        <source>Swordmaster</source>
        <translation>оружейник</translation>
    </message>
    <message>
        <source>battle icons: {cards}</source>
        <translation>символы сражения: {cards}</translation>
    </message>
    <message>
        <source>completed: {contracts}</source>
        <translation>выполнены: {contracts}</translation>
    </message>
    <message>
        <source>computer: {way_to_play}</source>
        <translation>компьютер: {way_to_play}</translation>
    </message>
    <message>
        <source>contracts: {contracts}</source>
        <translation>контракты: {contracts}</translation>
    </message>
    <message>
        <source>controls: {spaces}</source>
        <translation>контроль: {spaces}</translation>
    </message>
    <message>
        <source>deciding now</source>
        <translation>ждём ответа</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} Intrigue cards</source>
        <translation>для победного очка есть {has} из {needs} карт интриг</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} Solari</source>
        <translation>для победного очка есть {has} из {needs} соляриев</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} spice</source>
        <translation>для победного очка есть {has} из {needs} Пряности</translation>
    </message>
    <message>
        <source>for a Victory Point it has {has} of {needs} water</source>
        <translation>для победного очка есть {has} из {needs} воды</translation>
    </message>
    <message>
        <source>for its Swordmaster it has {has} of {needs}</source>
        <translation>для оружейника есть {has} из {needs}</translation>
    </message>
    <message>
        <source>gains no Victory Points and cannot win</source>
        <translation>не получает победных очков и не может победить</translation>
    </message>
    <message>
        <source>has closed {space} to opponents</source>
        <translation>ячейка закрыта для соперников: {space}</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>has revealed</source>
        <translation>карты раскрыты</translation>
    </message>
    <message>
        <source>its Swordmaster comes in round {number}</source>
        <translation>оружейник придёт в раунде {number}</translation>
    </message>
    <message>
        <source>on the training track: {space}</source>
        <translation>на треке тренировок: {space}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>played: {cards}</source>
        <translation>разыграно: {cards}</translation>
    </message>
    <message>
        <source>priorities, with its Influence: {factions}</source>
        <translation>приоритеты и влияние: {factions}</translation>
    </message>
    <message>
        <source>revealed: {cards}</source>
        <translation>раскрыто: {cards}</translation>
    </message>
    <message>
        <source>set aside: {cards}</source>
        <translation>отложено: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>strength %n</source>
        <translation>
            <numerusform>боевая сила: %n</numerusform>
            <numerusform>боевая сила: %n</numerusform>
            <numerusform>боевая сила: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the Mentat in the next round</source>
        <translation>ментат в следующем раунде</translation>
    </message>
    <message>
        <source>used battle icons: {cards}</source>
        <translation>использованные символы сражения: {cards}</translation>
    </message>
    <message>
        <source>waiting for the Reveal turn: {cards}</source>
        <translation>ждут хода раскрытия карт: {cards}</translation>
    </message>
    <message>
        <source>{agents}; sent to: {spaces}</source>
        <translation>{agents}; отправлены: {spaces}</translation>
    </message>
    <message>
        <source>{faction} {influence}</source>
        <translation>{faction} {influence}</translation>
    </message>
    <message>
        <source>{spies}; spying at: {posts}</source>
        <translation>{spies}; наблюдательные пункты: {posts}</translation>
    </message>
    <message>
        <source>{units} in the Conflict</source>
        <translation>{units} в зоне конфликта</translation>
    </message>
    <message>
        <source>{units} in the garrison</source>
        <translation>{units} в гарнизоне</translation>
    </message>
    <message>
        <source>{units} in the supply</source>
        <translation>{units} в личном запасе</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Экспорт игры</translation>
    </message>
    <message>
        <source>Import saved games</source>
        <translation>Импорт сохранённых игр</translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation>Сохранённые игры ({patterns})</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All editions</source>
        <translation>Все издания</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Любая сложность</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Все режимы</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>За всё время</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Издание</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>За 12 месяцев</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>За 30 дней</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Сложность</translation>
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
        <translation>Игрок</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>В этом году</translation>
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
        <translation>Итоговый счёт</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор игры</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>Смотреть на стол</translation>
    </message>
    <message>
        <source>Watch the game again</source>
        <translation>Смотреть запись</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>побеждает в игре</translation>
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
        <translation>Впереди {player}, затем {other}: способность</translation>
    </message>
    <message>
        <source>{player} ranks above {other} for the later Reveal turn</source>
        <translation>Впереди {player}, затем {other}: более поздний ход раскрытия карт</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on Solari, {score}</source>
        <translation>Впереди {player}, затем {other}: солярии, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on spice, {score}</source>
        <translation>Впереди {player}, затем {other}: Пряность, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on troops in the garrison, {score}</source>
        <translation>Впереди {player}, затем {other}: отряды в гарнизоне, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other} on water, {score}</source>
        <translation>Впереди {player}, затем {other}: вода, {score}</translation>
    </message>
    <message>
        <source>{player} ranks above {other}: people before Rivals, then in seat order</source>
        <translation>Впереди {player}, затем {other}: люди раньше оппонентов, затем порядок мест</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Something is wrong with this action, so it was not carried out. Please pass on the report in {folder}.</source>
        <translation>С этим действием что-то не так, поэтому оно не выполнено. Пожалуйста, передайте нам отчёт из папки {folder}.</translation>
    </message>
    <message>
        <source>Something is wrong with this action, so it was not carried out. Please report it.</source>
        <extracomment>Milliseconds of a bot&apos;s move, and those after which a disk that has not answered is told of if it hangs. An action was refused: tuple of refusals. Something went wrong with a file, an action or a bot: a sentence. The newest state can&apos;t be written, and why: a sentence. It can be written again: a sentence. All that was decided is on disk now. The store has tried to write something; it says so in another thread. It begins here, and nobody has decided anything or given it a name since. The name of its file. What newer rules made of the record that was loaded: a sentence, or nothing. Runs while the disk has not answered: one that hangs never does.</extracomment>
        <translation>С этим действием что-то не так, поэтому оно не выполнено. Пожалуйста, сообщите нам.</translation>
    </message>
    <message>
        <source>The computer can&apos;t think about its moves here, so from now on it moves at random.</source>
        <translation>Компьютер не может здесь обдумывать свои ходы, поэтому теперь он ходит наугад.</translation>
    </message>
    <message>
        <source>The game is being saved again.</source>
        <translation>Игра снова сохраняется.</translation>
    </message>
    <message>
        <source>{name} did not know what to do.</source>
        <translation>{name}: ход не найден.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>The copy can&apos;t be saved: {reason}</source>
        <translation>Не удаётся сохранить копию: {reason}</translation>
    </message>
    <message>
        <source>{game} (copy)</source>
        <translation>{game} (копия)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Of the lines. The line that was pressed; going on with the game is not asked of anybody.</extracomment>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Правила и справка</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>Saved as “{game}”</source>
        <translation>Сохранено как «{game}»</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>The game is saved automatically after every decision.</source>
        <translation>Игра сохраняется сама после каждого решения.</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>На первый экран</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>20 contracts to complete, 4 more Imperium cards, 4 more Intrigue cards, and Shaddam Corrino IV as a Leader. Without the module each contract icon is 2 Solari.</source>
        <translation>20 контрактов, ещё 4 карты Империи и 4 карты интриг, а также лидер Шаддам Коррино IV. Без модуля каждый символ контракта — это 2 солярия.</translation>
    </message>
    <message>
        <source>Choose cards…</source>
        <translation>Выбрать карты…</translation>
    </message>
    <message>
        <source>Dreadnoughts, Tech tiles and Freighters, four new board spaces, 35 more Imperium cards, 17 more Intrigue cards, 4 more Conflicts and 6 more Leaders.</source>
        <translation>Дредноуты, жетоны технологий и транспортники, четыре новые ячейки, ещё 35 карт Империи, 17 карт интриг, 4 конфликта и 6 лидеров.</translation>
    </message>
    <message>
        <source>Research and the Tleilaxu track, specimens that buy 18 Tleilaxu cards, cards grafted together, Family Atomics, 30 more Imperium cards and 15 more Intrigue cards.</source>
        <extracomment>A House Hagal card is called like the space that it sends an Agent to.</extracomment>
        <translation>Исследования и трек тлейлаксу, образцы, за которые получают 18 карт тлейлаксу, сращённые карты, семейное атомное оружие, ещё 30 карт Империи и 15 карт интриг.</translation>
    </message>
    <message>
        <source>Which cards of both games are in the decks</source>
        <extracomment>An expansion is in play, or no longer.</extracomment>
        <translation>Какие карты обеих игр войдут в колоды</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>Acquire {card}.</source>
        <translation>Купите {card}.</translation>
    </message>
    <message>
        <source>Get your Swordmaster this round.</source>
        <translation>Получите в этом раунде оружейника.</translation>
    </message>
    <message numerus="yes">
        <source>Have %n Solari at the same time.</source>
        <translation>
            <numerusform>Имейте при этом %n солярий.</numerusform>
            <numerusform>Имейте при этом %n солярия.</numerusform>
            <numerusform>Имейте при этом %n соляриев.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n victory point(s) this round.</source>
        <translation>
            <numerusform>Наберите в этом раунде %n победное очко.</numerusform>
            <numerusform>Наберите в этом раунде %n победных очка.</numerusform>
            <numerusform>Наберите в этом раунде %n победных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have {count} Spies on the board this round.</source>
        <translation>Имейте в этом раунде на поле {count} шпионов.</translation>
    </message>
    <message>
        <source>Take a seat on the High Council.</source>
        <translation>Займите место в Высшем Совете.</translation>
    </message>
    <message>
        <source>Win the Conflict {conflict}.</source>
        <translation>Победите в сражении {conflict}.</translation>
    </message>
    <message>
        <source>Win the game.</source>
        <translation>Выиграйте игру.</translation>
    </message>
</context>
<context>
    <name>Grade</name>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Expert+</source>
        <translation>Эксперт+</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>How hard a level is.</extracomment>
        <translation>Новичок</translation>
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
        <translation>Здесь ничего нет.</translation>
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
        <translation>На шаг назад, что бы ни открылось с тех пор</translation>
    </message>
    <message>
        <source>Begin this chapter again</source>
        <translation>Начать эту главу сначала</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>How high the buttons are. How wide the last button is: the one that goes on.</extracomment>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Leave: play on without explanations</source>
        <translation>Выйти: играть дальше без объяснений</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Ещё раз</translation>
    </message>
</context>
<context>
    <name>Hagal</name>
    <message>
        <source>Accept Contract / Shipping</source>
        <translation>Принятие контракта / Перевозки</translation>
    </message>
    <message>
        <source>Deliver Supplies / Heighliner</source>
        <translation>Доставка припасов / Хайлайнер</translation>
    </message>
    <message>
        <source>Foldspace / Interstellar Shipping</source>
        <extracomment>A Hagal card that has no name here is called like the space that it sends an Agent to.</extracomment>
        <translation>Свёрнутое пространство / Межзвёздные перевозки</translation>
    </message>
    <message>
        <source>Hagga Basin / Imperial Basin</source>
        <translation>Котловина Хагга / Имперская котловина</translation>
    </message>
    <message>
        <source>Harvest Spice</source>
        <extracomment>A Hagal card that has no name here is called like the space that it sends an Agent to, a Rival like the Leader.</extracomment>
        <translation>Добыча Пряности</translation>
    </message>
    <message>
        <source>Place Spy</source>
        <translation>Разместите шпиона</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>Новая колода</translation>
    </message>
    <message>
        <source>Smuggling / Interstellar Shipping</source>
        <translation>Контрабанда / Межзвёздные перевозки</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A right-click or Space shows the big card with its wording and rulings.</source>
        <translation>Щелчок правой кнопкой или пробел показывает карту крупно, с текстом и разъяснениями.</translation>
    </message>
    <message>
        <source>Choosing</source>
        <extracomment>Headings, each with its sign and what is told there.</extracomment>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Click it, drag it, or press its digit: first the card, then the space, or the other way round.</source>
        <translation>Щёлкните, перетащите или нажмите цифру: сначала карта, затем ячейка, или наоборот.</translation>
    </message>
    <message>
        <source>Effects wait under “Still to do” and can be resolved in any order. Those with an arrow, or whose icon stands in a dashed frame, are optional.</source>
        <translation>Эффекты ждут в списке «Осталось выполнить», порядок любой. Эффекты со стрелкой или с символом в пунктирной рамке можно пропустить.</translation>
    </message>
    <message>
        <source>Esc closes what is open and steps back in a half-made answer. It never undoes a move.</source>
        <translation>Клавиша Esc закрывает открытое и возвращает на шаг в неоконченном ответе. Ход она не отменяет.</translation>
    </message>
    <message>
        <source>Letters find an option by its name; arrow keys move to the nearest highlighted piece.</source>
        <translation>Буквы находят вариант по названию, стрелки ведут к ближайшему подсвеченному месту.</translation>
    </message>
    <message>
        <source>Looking closer</source>
        <translation>Рассмотреть ближе</translation>
    </message>
    <message>
        <source>On the board, a clasp of brass on the lower left corner marks what has changed since your turn.</source>
        <translation>На поле латунная скоба в левом нижнем углу отмечает то, что изменилось после вашего хода.</translation>
    </message>
    <message>
        <source>Opponents and saved games</source>
        <translation>Соперники и сохранённые игры</translation>
    </message>
    <message>
        <source>Point at anything that is not highlighted to learn why not. F1 shows the rule.</source>
        <translation>Наведите указатель на то, что не подсвечено, и узнаете, почему нельзя. F1 называет правило.</translation>
    </message>
    <message>
        <source>Resolving effects</source>
        <translation>Выполнение эффектов</translation>
    </message>
    <message>
        <source>Shift+F1, or the bulb above the table, asks what the Master would do, and why. It does nothing by itself.</source>
        <translation>Shift+F1 или лампочка над столом подскажет, что сделал бы Мастер и почему. Сама она ничего не делает.</translation>
    </message>
    <message>
        <source>Taking back and asking</source>
        <translation>Отмена и советы</translation>
    </message>
    <message>
        <source>The computer plays any seat as a Novice, Skilled or Master; its personality says what it likes best. It knows no more than a person on that seat would.</source>
        <translation>Компьютер играет на любом месте как Новичок, Опытный или Мастер; характер говорит, что ему больше всего по душе. Он знает не больше, чем знал бы человек на этом месте.</translation>
    </message>
    <message>
        <source>The game is saved after every decision; Continue on the start screen brings it back.</source>
        <translation>Игра сохраняется после каждого решения; «Продолжить» на первом экране возвращает к ней.</translation>
    </message>
    <message>
        <source>The mouse wheel zooms the board; drag its background to move it.</source>
        <translation>Колёсико мыши приближает поле; перетащите фон, чтобы сдвинуть его.</translation>
    </message>
    <message>
        <source>The red seal marks what reveals something hidden: it cannot be undone. Everything else can.</source>
        <translation>Красная печать отмечает то, что открывает скрытое: это не отменить. Всё остальное можно.</translation>
    </message>
    <message>
        <source>What you can do now has a bright edge and a digit, on the table and in the list on the right.</source>
        <translation>У того, что можно сделать сейчас, яркий край и цифра — на столе и в списке справа.</translation>
    </message>
    <message>
        <source>What you must do, and could not do otherwise, is done for you; what reveals something waits. “Do the rest” does all that is left. A setting leaves every step to you.</source>
        <translation>Обязательное, где нет выбора, выполняется само; то, что открывает скрытое, ждёт вас. «Выполнить остальное» доделывает всё, что осталось. В настройках можно оставить за собой каждый шаг.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Find in the rules</source>
        <translation>Найти в правилах</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Как это устроено</translation>
    </message>
    <message>
        <source>How the game works, and its icons, on a sheet to print</source>
        <translation>Как устроена игра и её символы: лист для печати</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Как здесь играть</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Символы</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Whose rules are told, if there is a game on the table.</extracomment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Player&apos;s aid (PDF)</source>
        <translation>Памятка игрока (PDF)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Sheets ({patterns})</source>
        <translation>Листы ({patterns})</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>Что решает</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Записано: {file}</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>Не удалось записать {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>HintPage</name>
    <message>
        <source>Back to the hints</source>
        <extracomment>Of the buttons. Milliseconds of a breath of the dots. The ref of the piece that is pointed at, or None. The keyboard is to stand on the row of this in the question. What was shown last.</extracomment>
        <translation>Назад к советам</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Назад к вопросу</translation>
    </message>
    <message>
        <source>Show the whole turn</source>
        <translation>Показать весь ход</translation>
    </message>
    <message>
        <source>Show what there is now</source>
        <translation>Показать, что есть сейчас</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Nothing changes on the table.</source>
        <extracomment>Of these one sees what they lead to. From here on nothing is the seat&apos;s doing any more: others move, or the Conflict is over and the next round comes. What is done, and in further sentences what comes of it. What it touches; what it is about comes first.</extracomment>
        <translation>На столе ничего не изменится.</translation>
    </message>
    <message>
        <source>The Master is thinking …</source>
        <translation>Мастер думает…</translation>
    </message>
    <message>
        <source>The Master would do this</source>
        <translation>Мастер сделал бы так</translation>
    </message>
    <message>
        <source>The Master&apos;s whole turn</source>
        <translation>Весь ход Мастера</translation>
    </message>
    <message>
        <source>The computer can&apos;t think about a hint here.</source>
        <extracomment>How many answers are shown. Nothing is asked; it thinks; the best answers are shown; all that follows the chosen one. Something else is shown. The process that thinks for the bots, who wait meanwhile. The number of what it was asked. Which of them is pointed at. All that follows it, and which of these steps is pointed at. The half-made answer that shows it on the table.</extracomment>
        <translation>Компьютер не может здесь обдумать совет.</translation>
    </message>
    <message>
        <source>Then end the turn.</source>
        <translation>Затем закончить ход.</translation>
    </message>
    <message>
        <source>What comes next depends on what is revealed.</source>
        <translation>Дальше всё зависит от того, что откроется.</translation>
    </message>
    <message>
        <source>With your chance of winning after it</source>
        <translation>И ваш шанс на победу после этого</translation>
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
            <numerusform>%n агент снова дома</numerusform>
            <numerusform>%n агента снова дома</numerusform>
            <numerusform>%n агентов снова дома</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>%n влияние во фракции Бене Гессерит</numerusform>
            <numerusform>%n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>%n влияния во фракции Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Emperor</source>
        <extracomment>What an answer brings, by itself.</extracomment>
        <translation>
            <numerusform>%n влияние во фракции Императора</numerusform>
            <numerusform>%n влияния во фракции Императора</numerusform>
            <numerusform>%n влияния во фракции Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Fremen</source>
        <translation>
            <numerusform>%n влияние во фракции Фрименов</numerusform>
            <numerusform>%n влияния во фракции Фрименов</numerusform>
            <numerusform>%n влияния во фракции Фрименов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>%n влияние во фракции Гильдии Космогации</numerusform>
            <numerusform>%n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>%n влияния во фракции Гильдии Космогации</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Intrigue card(s)</source>
        <translation>
            <numerusform>%n карта интриги</numerusform>
            <numerusform>%n карты интриг</numerusform>
            <numerusform>%n карт интриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <extracomment>More are too many to read. Counts of an outcome that are Agents themselves. The features of the Conflict; and those that say nothing of the round that is over, when the next one has begun. Those of the deck; and an answer that shows what no deck can promise. It says nothing that one could look for on the table, so it is told where little else can be. What is worth less is no reason. A lesser difference of points, on average, is none. Nobody tells winning chances apart that are nearer to each other. What is counted in an outcome: the feature in which it is worth something, and how so many are called by themselves.</extracomment>
        <translation>
            <numerusform>%n победное очко</numerusform>
            <numerusform>%n победных очка</numerusform>
            <numerusform>%n победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle icon(s)</source>
        <translation>
            <numerusform>%n символ сражения</numerusform>
            <numerusform>%n символа сражения</numerusform>
            <numerusform>%n символов сражения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>drawn</comment>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed contract(s)</source>
        <translation>
            <numerusform>%n выполненный контракт</numerusform>
            <numerusform>%n выполненных контракта</numerusform>
            <numerusform>%n выполненных контрактов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n контракт</numerusform>
            <numerusform>%n контракта</numerusform>
            <numerusform>%n контрактов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Sp(y|ies) on the board</source>
        <translation>
            <numerusform>ещё %n шпион на поле</numerusform>
            <numerusform>ещё %n шпиона на поле</numerusform>
            <numerusform>ещё %n шпионов на поле</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specimen(s)</source>
        <translation>
            <numerusform>%n образец</numerusform>
            <numerusform>%n образца</numerusform>
            <numerusform>%n образцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) ahead for the Freighter</source>
        <translation>
            <numerusform>%n деление вперёд для транспортника</numerusform>
            <numerusform>%n деления вперёд для транспортника</numerusform>
            <numerusform>%n делений вперёд для транспортника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of research</source>
        <translation>
            <numerusform>%n шаг исследований</numerusform>
            <numerusform>%n шага исследований</numerusform>
            <numerusform>%n шагов исследований</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Tleilaxu track</source>
        <translation>
            <numerusform>%n шаг по треку тлейлаксу</numerusform>
            <numerusform>%n шага по треку тлейлаксу</numerusform>
            <numerusform>%n шагов по треку тлейлаксу</numerusform>
        </translation>
    </message>
    <message>
        <source>A Victory Point of an Influence track comes within one step.</source>
        <translation>До победного очка на треке влияния останется один шаг.</translation>
    </message>
    <message>
        <source>First place: {reward}.</source>
        <translation>Первое место: {reward}.</translation>
    </message>
    <message>
        <source>It brings Victory Points.</source>
        <extracomment>By the feature of the valuation that grows; of those that say more than one sees on the table.</extracomment>
        <translation>Это даёт победные очки.</translation>
    </message>
    <message>
        <source>It keeps an Agent for later in the round.</source>
        <extracomment>By the feature that the next best answer would spend.</extracomment>
        <translation>Агент остаётся на потом в этом раунде.</translation>
    </message>
    <message>
        <source>It keeps your last Agent for later in the round.</source>
        <translation>Последний агент останется на потом в этом раунде.</translation>
    </message>
    <message>
        <source>It leads to better positions, though there is nothing yet to count.</source>
        <translation>Это ведёт к лучшим позициям, хотя посчитать выигрыш пока нельзя.</translation>
    </message>
    <message>
        <source>It takes your last Agent.</source>
        <translation>На это уйдёт последний агент.</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>крюк Подателя</translation>
    </message>
    <message>
        <source>More of your troops stay in the garrison.</source>
        <extracomment>By the feature of which the next best answer would spend more.</extracomment>
        <translation>В гарнизоне останется больше ваших отрядов.</translation>
    </message>
    <message>
        <source>New cards in the Imperium Row will, on average, offer you more.</source>
        <translation>Новые карты на рынке Империи в среднем дадут вам больше.</translation>
    </message>
    <message>
        <source>Nobody else has any strength in the Conflict “{conflict}” yet, and you have {own}.</source>
        <translation>В конфликте «{conflict}» пока ни у кого нет силы, кроме вас: {own}.</translation>
    </message>
    <message>
        <source>Other answers come to the same.</source>
        <translation>Другие ответы дадут то же самое.</translation>
    </message>
    <message>
        <source>The Conflict “{conflict}” is yours for now, with {own} against {other}.</source>
        <translation>Конфликт «{conflict}» пока за вами: {own} против {other}.</translation>
    </message>
    <message>
        <source>The High Council seat brings Persuasion in every Reveal turn.</source>
        <translation>Место в Высшем Совете даёт убеждение в каждый ход раскрытия карт.</translation>
    </message>
    <message>
        <source>The Swordmaster is one more Agent in every round.</source>
        <translation>Оружейник — это ещё один агент в каждом раунде.</translation>
    </message>
    <message>
        <source>The bonus of an Influence track comes within one step.</source>
        <translation>До бонуса трека влияния останется один шаг.</translation>
    </message>
    <message>
        <source>There is nothing to count for it yet.</source>
        <translation>Посчитать выигрыш здесь пока нельзя.</translation>
    </message>
    <message>
        <source>Victory Points at the end of the round, on average: {more} instead of {less}.</source>
        <translation>Победные очки к концу раунда в среднем: {more} вместо {less}.</translation>
    </message>
    <message>
        <source>Victory Points of all others together at the end of the round, on average: {less} instead of {more}.</source>
        <translation>Победные очки всех остальных вместе к концу раунда в среднем: {less} вместо {more}.</translation>
    </message>
    <message>
        <source>What is still to be resolved brings more.</source>
        <translation>То, что ещё предстоит выполнить, даст больше.</translation>
    </message>
    <message>
        <source>What you control brings you more in every round.</source>
        <translation>То, что вы контролируете, даёт вам больше в каждом раунде.</translation>
    </message>
    <message>
        <source>With Maker hooks you can summon sandworms.</source>
        <translation>С крюком Подателя можно призывать песчаных червей.</translation>
    </message>
    <message>
        <source>With a sandworm there you take your reward twice.</source>
        <translation>С песчаным червём там вы получите свою награду дважды.</translation>
    </message>
    <message>
        <source>You are ahead in the Conflict as it is, with {own} against {other}.</source>
        <translation>Вы и так впереди в конфликте: {own} против {other}.</translation>
    </message>
    <message>
        <source>You are in the Conflict, with {own} against {other}.</source>
        <translation>Вы участвуете в конфликте: {own} против {other}.</translation>
    </message>
    <message>
        <source>You are second in the Conflict for now, with {own} against {other}.</source>
        <translation>Пока вы вторые в конфликте: {own} против {other}.</translation>
    </message>
    <message>
        <source>You can expect more of the rewards of the Conflict.</source>
        <translation>От наград конфликта можно ждать большего.</translation>
    </message>
    <message>
        <source>You draw level in the Conflict, with {own} against {other}.</source>
        <translation>В конфликте вы сравняетесь: {own} против {other}.</translation>
    </message>
    <message>
        <source>You keep more of your Intrigue cards.</source>
        <translation>Вы сбережёте больше карт интриг.</translation>
    </message>
    <message>
        <source>You keep more of your Solari.</source>
        <translation>Вы сбережёте больше соляриев.</translation>
    </message>
    <message>
        <source>You keep more of your spice.</source>
        <translation>Вы сбережёте больше Пряности.</translation>
    </message>
    <message>
        <source>You keep more of your water.</source>
        <translation>Вы сбережёте больше воды.</translation>
    </message>
    <message>
        <source>You keep your Family Atomics for something better.</source>
        <translation>Семейное атомное оружие вы сбережёте на что-то лучшее.</translation>
    </message>
    <message>
        <source>You keep your Intrigue cards for a better moment.</source>
        <translation>Карты интриг вы сбережёте до лучшего случая.</translation>
    </message>
    <message>
        <source>You keep your Solari for something better.</source>
        <translation>Солярии вы сбережёте на что-то лучшее.</translation>
    </message>
    <message>
        <source>You keep your spice for something better.</source>
        <translation>Пряность вы сбережёте на что-то лучшее.</translation>
    </message>
    <message>
        <source>You keep your water for something better.</source>
        <translation>Воду вы сбережёте на что-то лучшее.</translation>
    </message>
    <message>
        <source>You leave the Conflict.</source>
        <translation>Вы выйдете из конфликта.</translation>
    </message>
    <message>
        <source>You stay ahead in the Conflict, with {own} against {other}.</source>
        <translation>Вы остаётесь впереди в конфликте: {own} против {other}.</translation>
    </message>
    <message>
        <source>You will acquire: {cards}.</source>
        <translation>Вы купите: {cards}.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Bene Gesserit track.</source>
        <translation>До победного очка на треке Бене Гессерит останется один шаг.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Emperor track.</source>
        <translation>До победного очка на треке Императора останется один шаг.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Fremen track.</source>
        <translation>До победного очка на треке Фрименов останется один шаг.</translation>
    </message>
    <message>
        <source>You will be one step from the Victory Point of the Spacing Guild track.</source>
        <translation>До победного очка на треке Гильдии Космогации останется один шаг.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Bene Gesserit track.</source>
        <translation>До бонуса трека Бене Гессерит останется один шаг.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Emperor track.</source>
        <translation>До бонуса трека Императора останется один шаг.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Fremen track.</source>
        <translation>До бонуса трека Фрименов останется один шаг.</translation>
    </message>
    <message>
        <source>You will be one step from the bonus of the Spacing Guild track.</source>
        <translation>До бонуса трека Гильдии Космогации останется один шаг.</translation>
    </message>
    <message>
        <source>You will have more Intrigue cards.</source>
        <translation>У вас будет больше карт интриг.</translation>
    </message>
    <message>
        <source>You will have more Persuasion in your Reveal turn.</source>
        <translation>В ход раскрытия карт у вас будет больше убеждения.</translation>
    </message>
    <message>
        <source>You will have more Persuasion to spend.</source>
        <translation>Вы сможете потратить больше убеждения.</translation>
    </message>
    <message>
        <source>You will have more Solari.</source>
        <translation>У вас будет больше соляриев.</translation>
    </message>
    <message>
        <source>You will have more battle icons for pairs.</source>
        <translation>У вас будет больше символов сражения для пар.</translation>
    </message>
    <message>
        <source>You will have more contracts to complete.</source>
        <translation>У вас будет больше контрактов, которые можно выполнить.</translation>
    </message>
    <message>
        <source>You will have more dreadnoughts in the garrison.</source>
        <translation>В вашем гарнизоне будет больше дредноутов.</translation>
    </message>
    <message>
        <source>You will have more specimens.</source>
        <translation>У вас будет больше образцов.</translation>
    </message>
    <message>
        <source>You will have more spice.</source>
        <translation>У вас будет больше Пряности.</translation>
    </message>
    <message>
        <source>You will have more water.</source>
        <translation>У вас будет больше воды.</translation>
    </message>
    <message>
        <source>You will have one more Agent to send.</source>
        <translation>Вы сможете отправить на одного агента больше.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Bene Gesserit.</source>
        <translation>Вы потеряете союз с Бене Гессерит.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Emperor.</source>
        <translation>Вы потеряете союз с Императором.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Fremen.</source>
        <translation>Вы потеряете союз с Фрименами.</translation>
    </message>
    <message>
        <source>You will lose the Alliance with the Spacing Guild.</source>
        <translation>Вы потеряете союз с Гильдией Космогации.</translation>
    </message>
    <message>
        <source>Your Alliance becomes safer.</source>
        <translation>Ваш союз станет надёжнее.</translation>
    </message>
    <message>
        <source>Your Freighter will bring back more.</source>
        <translation>Транспортник привезёт вам больше.</translation>
    </message>
    <message>
        <source>Your Influence grows.</source>
        <translation>Ваше влияние вырастет.</translation>
    </message>
    <message>
        <source>Your Spies open more board spaces to you.</source>
        <translation>Ваши шпионы откроют вам больше ячеек.</translation>
    </message>
    <message>
        <source>Your cards will do more for you.</source>
        <translation>Ваши карты будут давать вам больше.</translation>
    </message>
    <message>
        <source>Your deck will be rid of: {cards}.</source>
        <translation>Ваша колода избавится от лишнего: {cards}.</translation>
    </message>
    <message>
        <source>Your deck will bring more Persuasion.</source>
        <translation>Ваша колода будет давать больше убеждения.</translation>
    </message>
    <message>
        <source>Your deck will bring more swords.</source>
        <translation>Ваша колода будет давать больше мечей.</translation>
    </message>
    <message>
        <source>Your garrison grows.</source>
        <translation>Ваш гарнизон вырастет.</translation>
    </message>
    <message>
        <source>Your prospects in the Conflict get better.</source>
        <translation>Ваши шансы в конфликте вырастут.</translation>
    </message>
    <message>
        <source>Your strength in the Conflict falls from {before} to {own}.</source>
        <translation>Ваша сила в конфликте уменьшится с {before} до {own}.</translation>
    </message>
    <message>
        <source>Your tech tiles will do more for you.</source>
        <translation>Жетоны технологий будут приносить вам больше.</translation>
    </message>
    <message>
        <source>Your tokens on the Bene Tleilax board come nearer to what lies before them.</source>
        <translation>Ваши жетоны на планшете Бене Тлейлаксу приблизятся к тому, что у них впереди.</translation>
    </message>
    <message>
        <source>Your troops stay in the garrison for another Conflict.</source>
        <translation>Отряды останутся в гарнизоне для другого конфликта.</translation>
    </message>
    <message>
        <source>a High Council seat</source>
        <translation>место в Высшем Совете</translation>
    </message>
    <message>
        <source>control of {space}</source>
        <translation>контроль над ячейкой «{space}»</translation>
    </message>
    <message>
        <source>the Alliance with the Bene Gesserit</source>
        <translation>союз с Бене Гессерит</translation>
    </message>
    <message>
        <source>the Alliance with the Emperor</source>
        <translation>союз с Императором</translation>
    </message>
    <message>
        <source>the Alliance with the Fremen</source>
        <translation>союз с Фрименами</translation>
    </message>
    <message>
        <source>the Alliance with the Spacing Guild</source>
        <translation>союз с Гильдией Космогации</translation>
    </message>
    <message>
        <source>the Mentat</source>
        <translation>ментат</translation>
    </message>
    <message>
        <source>the Swordmaster</source>
        <translation>оружейник</translation>
    </message>
    <message>
        <source>the tech tile “{tile}”</source>
        <extracomment>What may be paid.</extracomment>
        <translation>жетон технологии «{tile}»</translation>
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
        <translation>Шпион даёт карту или впускает туда, где стоят другие. Песчаный червь имеет боевую силу 3 и удваивает награду. Два одинаковых символа сражения — это очко.</translation>
    </message>
    <message>
        <source>A card is two things</source>
        <translation>Карта — это две вещи</translation>
    </message>
    <message>
        <source>A card of House Hagal says where the Agent goes. Rivals have no hand, pay for no space, and turn what they have into points.</source>
        <translation>Карта Дома Хагаль говорит, куда идёт агент. У оппонентов нет руки, они не платят за ячейки и превращают полученное в очки.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>A tie wins nothing</source>
        <translation>Ничья не побеждает</translation>
    </message>
    <message>
        <source>A visit to a Faction is a step. At 2 there is a point, at 4 a gift, and for the first one the Alliance: a point, until somebody is higher.</source>
        <translation>Посещение фракции — это шаг. На 2 — очко, на 4 — подарок, а первому ещё и союз: очко, пока кто-то не поднимется выше.</translation>
    </message>
    <message>
        <source>An icon of the card opens a space. Pay what the space costs; then do what card and space say, in any order. Nobody else can go there in this round.</source>
        <translation>Символ карты открывает ячейку. Заплатите её стоимость; затем выполните то, что говорят карта и ячейка, в любом порядке. В этом раунде никто другой туда не пойдёт.</translation>
    </message>
    <message>
        <source>In Uprising</source>
        <translation>В «Восстании»</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карты интриг</translation>
    </message>
    <message>
        <source>It sends an Agent, or it stays in your hand for the Reveal turn: never both in a round.</source>
        <translation>Она отправляет агента или остаётся на руке для хода раскрытия карт: за раунд — только одно.</translation>
    </message>
    <message>
        <source>Or reveal, and be done</source>
        <translation>Или раскрыть карты</translation>
    </message>
    <message>
        <source>Points come from Factions, Conflicts and cards. When somebody has ten, or after ten rounds, the game is over: most points win.</source>
        <translation>Очки дают фракции, конфликты и карты. Когда у кого-то десять или прошло десять раундов, игра окончена: побеждает тот, у кого больше всего.</translation>
    </message>
    <message>
        <source>Recruits wait in the garrison. On a space with crossed swords they may go to the Conflict, with two more. A troop counts 2, a sword 1.</source>
        <translation>Нанятые отряды ждут в гарнизоне. С ячейки со скрещёнными мечами они могут идти в зону конфликта, и ещё два с ними. Отряд даёт 2, меч — 1.</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Оппоненты</translation>
    </message>
    <message>
        <source>Ten points</source>
        <extracomment>Of a page; an illustration takes some of them. The product without which it is not shown. Whether it is shown only where Rivals play.</extracomment>
        <translation>Десять очков</translation>
    </message>
    <message>
        <source>The cards that are left lie open. Diamonds buy new cards, which come to your hand later; swords make your troops stronger.</source>
        <translation>Остальные карты открыты. За ромбы покупают новые карты, которые придут на руку позже; мечи делают отряды сильнее.</translation>
    </message>
    <message>
        <source>The desert</source>
        <translation>Пустыня</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>The last round is played to its end. With equal points more spice wins, then Solari, water, and troops in the garrison.</source>
        <translation>Последний раунд доигрывают. При равных очках побеждает, у кого больше Пряности, затем соляриев, воды и отрядов в гарнизоне.</translation>
    </message>
    <message>
        <source>They are secret, and each has its hour.</source>
        <translation>Они тайные, и у каждой своё время.</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Отряды</translation>
    </message>
    <message>
        <source>Turns go round until everybody has revealed. Then there is one Combat.</source>
        <translation>Ходят по кругу, пока все не раскроют карты. Затем — одно сражение.</translation>
    </message>
    <message>
        <source>Two who are tied for first both take the second reward. One sword more takes the first.</source>
        <translation>Двое, разделившие первое место, берут вторую награду. Ещё один меч даёт первую.</translation>
    </message>
    <message>
        <source>Water leads to spice. Where nobody went, 1 more lies in the next round; whoever comes takes all of it.</source>
        <translation>Вода ведёт к Пряности. Где никого не было, в следующем раунде лежит на 1 больше; кто придёт, берёт всю.</translation>
    </message>
    <message>
        <source>Your turn: send an Agent</source>
        <translation>Ваш ход: отправить агента</translation>
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
        <translation>Город</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Император</translation>
    </message>
    <message>
        <source>Fremen</source>
        <translation>Фримены</translation>
    </message>
    <message>
        <source>Landsraad</source>
        <translation>Ландсраад</translation>
    </message>
    <message>
        <source>Spacing Guild</source>
        <translation>Гильдия Космогации</translation>
    </message>
    <message>
        <source>Spice Trade</source>
        <translation>Торговля Пряностью</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Шпион</translation>
    </message>
</context>
<context>
    <name>Intrigue</name>
    <message>
        <source>Advanced Weaponry</source>
        <translation>Передовое вооружение</translation>
    </message>
    <message>
        <source>Allied Armada</source>
        <translation>Союзная армада</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Засада</translation>
    </message>
    <message>
        <source>Backed by CHOAM</source>
        <translation>При поддержке КООАМ</translation>
    </message>
    <message>
        <source>Bindu Suspension</source>
        <translation>Бинду-остановка</translation>
    </message>
    <message>
        <source>Blackmail</source>
        <translation>Шантаж</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Прорыв</translation>
    </message>
    <message>
        <source>Bribery</source>
        <translation>Подкуп</translation>
    </message>
    <message>
        <source>Buy Access</source>
        <translation>Плата за доступ</translation>
    </message>
    <message>
        <source>Bypass Protocol</source>
        <translation>В обход протокола</translation>
    </message>
    <message>
        <source>CHOAM Profits</source>
        <translation>Прибыль КООАМ</translation>
    </message>
    <message>
        <source>CHOAM Shares</source>
        <translation>Акции КООАМ</translation>
    </message>
    <message>
        <source>Calculated Hire</source>
        <translation>Своевременный наём</translation>
    </message>
    <message>
        <source>Call to Arms</source>
        <translation>Призыв к оружию</translation>
    </message>
    <message>
        <source>Cannon Turrets</source>
        <translation>Орудийные турели</translation>
    </message>
    <message>
        <source>Change Allegiances</source>
        <translation>Смена стороны</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Харизма</translation>
    </message>
    <message>
        <source>Contingency Plan</source>
        <translation>Запасной план</translation>
    </message>
    <message>
        <source>Corner the Market</source>
        <translation>Торговое доминирование</translation>
    </message>
    <message>
        <source>Councilor&apos;s Ambition</source>
        <translation>Амбиции советника</translation>
    </message>
    <message>
        <source>Councilor&apos;s Dispensation</source>
        <translation>Привилегии советника</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>Контратака</translation>
    </message>
    <message>
        <source>Crysknife</source>
        <translation>Крис</translation>
    </message>
    <message>
        <source>Cull</source>
        <translation>Отбраковка</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Хитрость</translation>
    </message>
    <message>
        <source>Demand Respect</source>
        <translation>Требование уважения</translation>
    </message>
    <message>
        <source>Depart for Arrakis</source>
        <translation>Отбытие на Арракис</translation>
    </message>
    <message>
        <source>Desert Mouse</source>
        <translation>Пустынная мышь</translation>
    </message>
    <message>
        <source>Detonation</source>
        <translation>Детонация</translation>
    </message>
    <message>
        <source>Devour</source>
        <translation>Пожирание</translation>
    </message>
    <message>
        <source>Disguised Bureaucrat</source>
        <translation>Ложный чиновник</translation>
    </message>
    <message>
        <source>Dispatch an Envoy</source>
        <translation>Посол доброй воли</translation>
    </message>
    <message>
        <source>Distraction</source>
        <translation>Отвлекающий манёвр</translation>
    </message>
    <message>
        <source>Diversion</source>
        <translation>Отвлечение внимания</translation>
    </message>
    <message>
        <source>Double Cross</source>
        <translation>Двойная игра</translation>
    </message>
    <message>
        <source>Economic Positioning</source>
        <translation>Экономическое позиционирование</translation>
    </message>
    <message>
        <source>Expedite</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>Favored Subject</source>
        <translation>Любимый подданный</translation>
    </message>
    <message>
        <source>Find Weakness</source>
        <translation>Слабое место</translation>
    </message>
    <message>
        <source>Finesse</source>
        <translation>Тонкий ход</translation>
    </message>
    <message>
        <source>Glimpse the Path</source>
        <translation>Увидеть путь</translation>
    </message>
    <message>
        <source>Go to Ground</source>
        <translation>Уход в подполье</translation>
    </message>
    <message>
        <source>Grand Conspiracy</source>
        <translation>Великий заговор</translation>
    </message>
    <message>
        <source>Gruesome Sacrifice</source>
        <translation>Жуткая жертва</translation>
    </message>
    <message>
        <source>Guild Authorization</source>
        <translation>Разрешение Гильдии</translation>
    </message>
    <message>
        <source>Harvest Cells</source>
        <translation>Сбор клеток</translation>
    </message>
    <message>
        <source>Illicit Dealings</source>
        <translation>Незаконные сделки</translation>
    </message>
    <message>
        <source>Imperium Politics</source>
        <translation>Политика Империи</translation>
    </message>
    <message>
        <source>Impress</source>
        <translation>Сильное впечатление</translation>
    </message>
    <message>
        <source>Infiltrate</source>
        <translation>Внедрение</translation>
    </message>
    <message>
        <source>Inspire Awe</source>
        <translation>Благоговейный трепет</translation>
    </message>
    <message>
        <source>Intelligence Report</source>
        <translation>Донесение разведки</translation>
    </message>
    <message>
        <source>Ixian Probe</source>
        <translation>Иксианский зонд</translation>
    </message>
    <message>
        <source>Know Their Ways</source>
        <translation>Знание их обычаев</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Рычаг давления</translation>
    </message>
    <message>
        <source>Machine Culture</source>
        <translation>Культура машин</translation>
    </message>
    <message>
        <source>Manipulate</source>
        <translation>Манипуляции</translation>
    </message>
    <message>
        <source>Market Opportunity</source>
        <translation>Выгодная сделка</translation>
    </message>
    <message>
        <source>Master Tactician</source>
        <translation>Мастер тактики</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Наёмники</translation>
    </message>
    <message>
        <source>Opportunism</source>
        <translation>Оппортунизм</translation>
    </message>
    <message>
        <source>Ornithopter</source>
        <translation>Орнитоптер</translation>
    </message>
    <message>
        <source>Plans Within Plans</source>
        <translation>Планы внутри планов</translation>
    </message>
    <message>
        <source>Poison Snooper</source>
        <translation>Ядоискатель</translation>
    </message>
    <message>
        <source>Private Army</source>
        <translation>Частная армия</translation>
    </message>
    <message>
        <source>Questionable Methods</source>
        <translation>Сомнительные методы</translation>
    </message>
    <message>
        <source>Quid Pro Quo</source>
        <translation>Услуга за услугу</translation>
    </message>
    <message>
        <source>Rapid Mobilization</source>
        <translation>Быстрая мобилизация</translation>
    </message>
    <message>
        <source>Reach Agreement</source>
        <translation>Достижение соглашения</translation>
    </message>
    <message>
        <source>Recruitment Mission</source>
        <translation>Вербовка</translation>
    </message>
    <message>
        <source>Refocus</source>
        <translation>Новый вектор</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Подкрепление</translation>
    </message>
    <message>
        <source>Second Wave</source>
        <translation>Вторая волна</translation>
    </message>
    <message>
        <source>Secret Forces</source>
        <translation>Тайные силы</translation>
    </message>
    <message>
        <source>Secret of the Sisterhood</source>
        <translation>Тайна Сестринства</translation>
    </message>
    <message>
        <source>Secure Spice Trade</source>
        <translation>Защита торговли Пряностью</translation>
    </message>
    <message>
        <source>Shaddam&apos;s Favor</source>
        <translation>Покровительство Шаддама</translation>
    </message>
    <message>
        <source>Shadow Alliance</source>
        <translation>Теневой союз</translation>
    </message>
    <message>
        <source>Shadowy Bargain</source>
        <translation>Тёмная сделка</translation>
    </message>
    <message>
        <source>Sietch Ritual</source>
        <translation>Ритуал сиетча</translation>
    </message>
    <message>
        <source>Special Mission</source>
        <translation>Специальное задание</translation>
    </message>
    <message>
        <source>Spice is Power</source>
        <translation>Пряность — это власть</translation>
    </message>
    <message>
        <source>Spring the Trap</source>
        <translation>Ловушка захлопнулась</translation>
    </message>
    <message>
        <source>Staged Incident</source>
        <translation>Необходимая жертва</translation>
    </message>
    <message>
        <source>Strategic Push</source>
        <translation>Стратегический натиск</translation>
    </message>
    <message>
        <source>Strategic Stockpiling</source>
        <translation>Стратегические запасы</translation>
    </message>
    <message>
        <source>Strongarm</source>
        <translation>Силовое давление</translation>
    </message>
    <message>
        <source>Study Melange</source>
        <translation>Изучение меланжа</translation>
    </message>
    <message>
        <source>Tactical Option</source>
        <translation>Тактический вариант</translation>
    </message>
    <message>
        <source>The Sleeper Must Awaken</source>
        <translation>Спящий должен пробудиться</translation>
    </message>
    <message>
        <source>Tiebreaker</source>
        <translation>Внезапный перевес</translation>
    </message>
    <message>
        <source>Tleilaxu Puppet</source>
        <translation>Марионетка Тлейлаксу</translation>
    </message>
    <message>
        <source>To the Victor...</source>
        <translation>Дань победителю</translation>
    </message>
    <message>
        <source>Unexpected Allies</source>
        <translation>Неожиданные союзники</translation>
    </message>
    <message>
        <source>Urgent Mission</source>
        <translation>Срочное задание</translation>
    </message>
    <message>
        <source>Vicious Talents</source>
        <translation>Жестокие таланты</translation>
    </message>
    <message>
        <source>War Chest</source>
        <translation>Военная казна</translation>
    </message>
    <message>
        <source>Water Peddlers Union</source>
        <translation>Союз торговцев водой</translation>
    </message>
    <message>
        <source>Water of Life</source>
        <translation>Вода Жизни</translation>
    </message>
    <message>
        <source>Weirding Combat</source>
        <translation>Колдовская схватка</translation>
    </message>
    <message>
        <source>Windfall</source>
        <translation>Нежданная прибыль</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>Default key</source>
        <translation>Клавиша по умолчанию</translation>
    </message>
    <message>
        <source>Letters alone are for finding options by name.</source>
        <extracomment>The portable text of the new key; empty: the usual one. The key that was wanted and can&apos;t be had.</extracomment>
        <translation>Буквы сами по себе находят варианты по названию.</translation>
    </message>
    <message>
        <source>{key} is already used for: {command}</source>
        <translation>{key} уже занята: {command}</translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>Click a key and press another one. Digits choose options; letters find them.</source>
        <translation>Щёлкните клавишу и нажмите другую. Цифры выбирают варианты; буквы находят их.</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>Board spaces</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>Conflict cards</source>
        <translation>Карты конфликта</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракты</translation>
    </message>
    <message>
        <source>House Hagal cards</source>
        <translation>Карты Дома Хагаль</translation>
    </message>
    <message>
        <source>Imperium cards</source>
        <translation>Карты Империи</translation>
    </message>
    <message>
        <source>Influence tracks</source>
        <translation>Треки влияния</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карты интриг</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лидеры</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Карты задач</translation>
    </message>
    <message>
        <source>Observation posts</source>
        <translation>Наблюдательные пункты</translation>
    </message>
    <message>
        <source>Reserve cards</source>
        <translation>Карты резерва</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Оппоненты</translation>
    </message>
    <message>
        <source>Starting cards</source>
        <extracomment>Kinds of components, several of which follow.</extracomment>
        <translation>Стартовые карты</translation>
    </message>
    <message>
        <source>Tech tiles</source>
        <translation>Жетоны технологий</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Genetic marker {number}</source>
        <translation>Генетический маркер {number}</translation>
    </message>
</context>
<context>
    <name>Leader</name>
    <message>
        <source>Archduke Armand Ecaz</source>
        <translation>Эрцгерцог Арманд Эказ</translation>
    </message>
    <message>
        <source>Baron Vladimir Harkonnen</source>
        <translation>Барон Владимир Харконнен</translation>
    </message>
    <message>
        <source>Count Ilban Richese</source>
        <translation>Граф Ильбан Ричез</translation>
    </message>
    <message>
        <source>Countess Ariana Thorvald</source>
        <translation>Графиня Ариана Торвальд</translation>
    </message>
    <message>
        <source>Duke Leto Atreides</source>
        <translation>Герцог Лето Атрейдес</translation>
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
        <translation>Глоссу «Зверь» Раббан</translation>
    </message>
    <message>
        <source>Gurney Halleck</source>
        <translation>Гурни Халлек</translation>
    </message>
    <message>
        <source>Helena Richese</source>
        <translation>Елена Ричез</translation>
    </message>
    <message>
        <source>House Hagal</source>
        <translation>Дом Хагаль</translation>
    </message>
    <message>
        <source>Ilesa Ecaz</source>
        <translation>Илеса Эказ</translation>
    </message>
    <message>
        <source>Lady Amber Metulli</source>
        <translation>Леди Амбер Метулли</translation>
    </message>
    <message>
        <source>Lady Jessica</source>
        <translation>Леди Джессика</translation>
    </message>
    <message>
        <source>Lady Margot Fenring</source>
        <translation>Леди Марго Фенринг</translation>
    </message>
    <message>
        <source>Muad&apos;Dib</source>
        <translation>Муад&apos;Диб</translation>
    </message>
    <message>
        <source>Paul Atreides</source>
        <translation>Пол Атрейдес</translation>
    </message>
    <message>
        <source>Prince Rhombur Vernius</source>
        <translation>Принц Ромбур Верниус</translation>
    </message>
    <message>
        <source>Princess Irulan</source>
        <translation>Принцесса Ирулан</translation>
    </message>
    <message>
        <source>Reverend Mother Jessica</source>
        <translation>Преподобная Мать Джессика</translation>
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
        <translation>Тессия Верниус</translation>
    </message>
    <message>
        <source>Viscount Hundro Moritani</source>
        <translation>Виконт Хундро Моритани</translation>
    </message>
    <message>
        <source>“Princess” Yuna Moritani</source>
        <translation>«Принцесса» Юна Моритани</translation>
    </message>
</context>
<context>
    <name>LeaderSheet</name>
    <message>
        <source> (complexity {number})</source>
        <translation> (сложность {number})</translation>
    </message>
    <message>
        <source> (only with the {module})</source>
        <translation> (только: {module})</translation>
    </message>
    <message>
        <source>Complexity 1 of 3: recommended for a first game.</source>
        <translation>Сложность 1 из 3: советуем для первой игры.</translation>
    </message>
    <message>
        <source>Complexity 2 of 3.</source>
        <translation>Сложность 2 из 3.</translation>
    </message>
    <message>
        <source>Complexity 3 of 3: for players who know the game.</source>
        <translation>Сложность 3 из 3: для тех, кто знает игру.</translation>
    </message>
    <message>
        <source>Dealt when the game begins, from those that nobody has chosen.</source>
        <translation>Раздаётся в начале игры из тех, кого никто не выбрал.</translation>
    </message>
    <message>
        <source>For a first game choose one of complexity 1: {leaders}.</source>
        <translation>Для первой игры выберите лидера сложности 1: {leaders}.</translation>
    </message>
    <message>
        <source>Leader of {player}</source>
        <extracomment>Where the portraits need two rows, or there is much to be told. Of games with more leaders than these each has more to tell: there the portraits leave more room to the words. How high two rows are, and where there is more to tell. What is free around the die of a random one, as a share of its tile. A leader or Rival; empty: a random one. So many portraits stand in one row, more in two.</extracomment>
        <translation>Лидер игрока: {player}</translation>
    </message>
    <message>
        <source>Random Leader</source>
        <translation>Случайный лидер</translation>
    </message>
    <message>
        <source>Signet Ring: {name}</source>
        <translation>Кольцо с печаткой: {name}</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Перевернуть</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Kwisatz Haderach</source>
        <translation>Квисатц Хадерах</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Наёмник</translation>
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
        <translation>Как «Ментат», и вам нельзя получить оружейника.</translation>
    </message>
    <message>
        <source>As Sardaukar, but the Swordmasters of the Rivals come in round 3, and Expert Deployment applies.</source>
        <translation>Как «Сардаукар», но оружейники оппонентов приходят в раунде 3 и действует «Умелое размещение».</translation>
    </message>
    <message>
        <source>As Sardaukar, with Smart Politics, Brutal Escalation and Expert Deployment.</source>
        <translation>Как «Сардаукар», с вариантами «Умная политика», «Жестокая эскалация» и «Умелое размещение».</translation>
    </message>
    <message>
        <source>The Mentat costs you 5 Solari; each Rival begins with an Intrigue card and gets its Swordmaster in round 4.</source>
        <translation>Ментат стоит вам 5 соляриев; каждый оппонент начинает с картой интриги и получает оружейника в раунде 4.</translation>
    </message>
    <message>
        <source>The usual setup, for you and the Rivals.</source>
        <translation>Обычная подготовка — для вас и для оппонентов.</translation>
    </message>
    <message>
        <source>You begin with 1 more Solari and 1 more spice, the Rivals without troops in their garrisons; they get their Swordmasters in round 5.</source>
        <translation>В начале у вас на 1 солярий и 1 Пряность больше, у оппонентов нет отрядов в гарнизоне; они получают оружейников в раунде 5.</translation>
    </message>
    <message>
        <source>You begin with an Intrigue card, the Rivals without troops in their garrisons.</source>
        <translation>Вы начинаете с картой интриги, оппоненты — без отрядов в гарнизоне.</translation>
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
        <translation>«»„“</translation>
    </message>
</context>
<context>
    <name>LoadPage</name>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>По изданию</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По названию</translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Нечитаемые</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Удалить (Del)</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Удалённые</translation>
    </message>
    <message>
        <source>Deleted “{game}”</source>
        <translation>Удалена игра «{game}»</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Экспортировано: {file}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Найти игру</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Оконченные</translation>
    </message>
    <message>
        <source>Import files of saved games, or drag them onto the window</source>
        <translation>Импортировать файлы сохранённых игр; их можно и перетащить в окно</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>No games have been deleted or removed to make room for others.</source>
        <translation>Ни одна игра не удалена, и ни одна не освободила место для другой.</translation>
    </message>
    <message>
        <source>No saved games match.</source>
        <extracomment>Milliseconds for which a row has to be the chosen one before the disk is asked for its older states. The game, which is over, is to be looked back at. These files are to be imported. The game is about to be deleted. What can&apos;t be done with deleted games; ``open`` brings those back. Why nobody can tell which games there are. The game that is asked for where to export it to.</extracomment>
        <translation>Таких сохранённых игр нет.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Players, leaders, edition or name (Ctrl+F)</source>
        <translation>Игроки, лидеры, издание или название (Ctrl+F)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Переименовать (F2)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор игры</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>That could not be done: {reason}</source>
        <translation>Сделать это не удалось: {reason}</translation>
    </message>
    <message>
        <source>The last {number} deleted games and the last {number} that made room for new ones are kept, however old.</source>
        <translation>Хранятся последние удалённые игры ({number}) и последние из освободивших место для новых ({number}), какими бы давними они ни были.</translation>
    </message>
    <message>
        <source>There are no saved games yet. Every game is saved automatically after each decision, in this folder:
{folder}</source>
        <translation>Сохранённых игр пока нет. Каждая игра сохраняется сама после каждого решения, в этой папке:
{folder}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>What the button offers is wanted. Where each lies now, and what it is called.</extracomment>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Неоконченные</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Какие игры</translation>
    </message>
    <message>
        <source>Winning chances, and what each decision cost, when the game is over</source>
        <translation>Шансы на победу и цена каждого решения, когда игра окончена</translation>
    </message>
    <message>
        <source>{game} (copy)</source>
        <translation>{game} (копия)</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>A new contract can be taken: {contract}</source>
        <translation>Доступен новый контракт: {contract}</translation>
    </message>
    <message>
        <source>All House Hagal cards are shuffled into a new deck</source>
        <translation>Все карты Дома Хагаль перемешаны в новую колоду</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Сражение</translation>
    </message>
    <message>
        <source>Combat: nobody wins</source>
        <translation>Сражение: никто не победил</translation>
    </message>
    <message>
        <source>Combat: {player} wins</source>
        <translation>Сражение: побеждает {player}</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>In the Conflict: {players}</source>
        <translation>В зоне конфликта: {players}</translation>
    </message>
    <message>
        <source>Makers and Recall</source>
        <translation>Податели и возвращение</translation>
    </message>
    <message>
        <source>Nobody controls {space} any more</source>
        <translation>Ячейку «{space}» больше никто не контролирует</translation>
    </message>
    <message>
        <source>Nobody is in the Conflict</source>
        <translation>В зоне конфликта никого нет</translation>
    </message>
    <message>
        <source>Nobody wins the Conflict, as these tie for first place: {players}</source>
        <translation>В сражении никто не победил, ничья на первом месте: {players}</translation>
    </message>
    <message>
        <source>Nobody wins the Conflict: nobody has any strength there</source>
        <translation>В сражении никто не победил: ни у кого нет боевой силы</translation>
    </message>
    <message>
        <source>Round {number} begins with the Conflict card {conflict}</source>
        <translation>Начинается раунд {number}, карта конфликта «{conflict}»</translation>
    </message>
    <message>
        <source>Round {number}: {conflict}</source>
        <translation>Раунд {number}: {conflict}</translation>
    </message>
    <message>
        <source>The Intrigue discard pile is shuffled into a new Intrigue deck</source>
        <translation>Сброс карт интриг перемешан, это новая колода интриг</translation>
    </message>
    <message>
        <source>The Mentat returns to its board space</source>
        <translation>Ментат возвращается в свою ячейку</translation>
    </message>
    <message>
        <source>The board space that {player} closed with The Voice is open again</source>
        <translation>Ячейка, закрытая картой «Голос», снова открыта ({player})</translation>
    </message>
    <message>
        <source>The bonus spice at {space} is taken</source>
        <translation>Бонусная Пряность взята: {space}</translation>
    </message>
    <message>
        <source>The dice show {first} and {second}: no card leaves the Imperium Row</source>
        <translation>На кубиках {first} и {second}: рынок Империи не теряет карт</translation>
    </message>
    <message>
        <source>The dice show {first} and {second}: removed from the Imperium Row: {cards}</source>
        <translation>На кубиках {first} и {second}: с рынка Империи убрано: {cards}</translation>
    </message>
    <message>
        <source>the Agent on the Leader</source>
        <comment>the only choice of an Agent</comment>
        <translation>агент на планшете лидера</translation>
    </message>
    <message>
        <source>the tie is decided by Solari</source>
        <translation>ничью разрешают солярии</translation>
    </message>
    <message>
        <source>the tie is decided by an ability</source>
        <extracomment>What decides between equal points.</extracomment>
        <translation>ничью разрешает способность</translation>
    </message>
    <message>
        <source>the tie is decided by seat order, people before Rivals</source>
        <translation>ничью разрешает порядок мест, люди раньше оппонентов</translation>
    </message>
    <message>
        <source>the tie is decided by spice</source>
        <translation>ничью разрешает Пряность</translation>
    </message>
    <message>
        <source>the tie is decided by the later Reveal turn</source>
        <translation>ничью разрешает более поздний ход раскрытия карт</translation>
    </message>
    <message>
        <source>the tie is decided by troops in the garrison</source>
        <translation>ничью разрешают отряды в гарнизоне</translation>
    </message>
    <message>
        <source>the tie is decided by water</source>
        <translation>ничью разрешает вода</translation>
    </message>
    <message>
        <source>{card} can be acquired now</source>
        <translation>Теперь можно купить «{card}»</translation>
    </message>
    <message>
        <source>{card} comes into the Imperium Row</source>
        <translation>На рынок Империи попадает карта «{card}»</translation>
    </message>
    <message>
        <source>{card} comes into the Tleilaxu Row</source>
        <translation>На рынок тлейлаксу попадает карта «{card}»</translation>
    </message>
    <message>
        <source>{card} is removed from the Imperium Row and from the game</source>
        <translation>Карта «{card}» убрана с рынка Империи и выходит из игры</translation>
    </message>
    <message>
        <source>{card} is removed from the Tleilaxu Row and from the game</source>
        <translation>Карта «{card}» убрана с рынка тлейлаксу и выходит из игры</translation>
    </message>
    <message>
        <source>{card} is removed from the game, as no tech tile that lies open has the House Hagal mark</source>
        <translation>Жетон «{card}» выходит из игры: ни у одного открытого жетона технологии нет знака Дома Хагаль</translation>
    </message>
    <message>
        <source>{effect} takes effect for {player}</source>
        <translation>Срабатывает эффект ({player}): {effect}</translation>
    </message>
    <message>
        <source>{effect}: nothing happens for {player}</source>
        <translation>Ничего не происходит ({player}): {effect}</translation>
    </message>
    <message>
        <source>{effect}: nothing more happens for {player}</source>
        <translation>Больше ничего не происходит ({player}): {effect}</translation>
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
        <translation>{player} покупает жетон технологии «{card}»</translation>
    </message>
    <message>
        <source>{player} acquires {card}</source>
        <translation>{player} покупает карту «{card}»</translation>
    </message>
    <message>
        <source>{player} acquires {card} and puts it on top of the deck</source>
        <translation>{player} покупает карту «{card}» и кладёт её на верх колоды</translation>
    </message>
    <message>
        <source>{player} acquires {card} and takes it into hand</source>
        <translation>{player} покупает карту «{card}» и берёт её на руку</translation>
    </message>
    <message>
        <source>{player} advances on the Tleilaxu track: {space}</source>
        <translation>{player} продвигается по треку тлейлаксу: {space}</translation>
    </message>
    <message>
        <source>{player} advances on the research track: {space}</source>
        <extracomment>By track, how its token is said to move on.</extracomment>
        <translation>{player} продвигается по треку исследований: {space}</translation>
    </message>
    <message>
        <source>{player} advances the Freighter: {space}</source>
        <translation>{player} продвигает транспортник: {space}</translation>
    </message>
    <message numerus="yes">
        <source>{player} brings %n Negotiator(s) home from Ix</source>
        <translation>
            <numerusform>{player} возвращает с Икса %n переговорщика</numerusform>
            <numerusform>{player} возвращает с Икса %n переговорщиков</numerusform>
            <numerusform>{player} возвращает с Икса %n переговорщиков</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} carries out the Scheme “{effect}”</source>
        <extracomment>Whatever these do is told together with its source.</extracomment>
        <translation>{player} выполняет замысел: {effect}</translation>
    </message>
    <message>
        <source>{player} closes {space} to opponents with The Voice</source>
        <translation>{player} закрывает ячейку «{space}» для соперников картой «Голос»</translation>
    </message>
    <message numerus="yes">
        <source>{player} commissions %n dreadnought(s)</source>
        <translation>
            <numerusform>{player} строит %n дредноут</numerusform>
            <numerusform>{player} строит %n дредноута</numerusform>
            <numerusform>{player} строит %n дредноутов</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} completes a contract: {contract}</source>
        <translation>{player} выполняет контракт: {contract}</translation>
    </message>
    <message numerus="yes">
        <source>{player} deploys %n troop(s) from the supply to the Conflict</source>
        <translation>
            <numerusform>{player} размещает %n отряд из личного запаса в зоне конфликта</numerusform>
            <numerusform>{player} размещает %n отряда из личного запаса в зоне конфликта</numerusform>
            <numerusform>{player} размещает %n отрядов из личного запаса в зоне конфликта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} deploys %n troop(s) to the Conflict</source>
        <translation>
            <numerusform>{player} размещает %n отряд в зоне конфликта</numerusform>
            <numerusform>{player} размещает %n отряда в зоне конфликта</numerusform>
            <numerusform>{player} размещает %n отрядов в зоне конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} deploys to the Conflict: {units}</source>
        <translation>{player} размещает в зоне конфликта: {units}</translation>
    </message>
    <message>
        <source>{player} destroys the Shield Wall</source>
        <translation>{player} уничтожает Барьерную Стену</translation>
    </message>
    <message>
        <source>{player} discards {card}</source>
        <translation>{player} сбрасывает карту «{card}»</translation>
    </message>
    <message>
        <source>{player} discards {card} from the deck</source>
        <translation>{player} сбрасывает из колоды карту «{card}»</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n Intrigue card(s)</source>
        <translation>
            <numerusform>{player} берёт %n карту интриги</numerusform>
            <numerusform>{player} берёт %n карты интриг</numerusform>
            <numerusform>{player} берёт %n карт интриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n Intrigue card(s): {cards}</source>
        <translation>
            <numerusform>{player} берёт %n карту интриги: {cards}</numerusform>
            <numerusform>{player} берёт %n карты интриг: {cards}</numerusform>
            <numerusform>{player} берёт %n карт интриг: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s)</source>
        <translation>
            <numerusform>{player} берёт %n карту</numerusform>
            <numerusform>{player} берёт %n карты</numerusform>
            <numerusform>{player} берёт %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s): {cards}</source>
        <translation>
            <numerusform>{player} берёт %n карту: {cards}</numerusform>
            <numerusform>{player} берёт %n карты: {cards}</numerusform>
            <numerusform>{player} берёт %n карт: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the turn; without effect: {effects}</source>
        <translation>{player} заканчивает ход; без результата: {effects}</translation>
    </message>
    <message>
        <source>{player} flips the Leader: {leader}</source>
        <translation>{player} переворачивает лидера: {leader}</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Bene Gesserit</source>
        <translation>{player} заключает союз с Бене Гессерит</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Emperor</source>
        <translation>{player} заключает союз с Императором</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Fremen</source>
        <translation>{player} заключает союз с Фрименами</translation>
    </message>
    <message>
        <source>{player} forms an Alliance with the Spacing Guild</source>
        <translation>{player} заключает союз с Гильдией Космогации</translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Persuasion</source>
        <translation>
            <numerusform>{player} получает %n очко убеждения</numerusform>
            <numerusform>{player} получает %n очка убеждения</numerusform>
            <numerusform>{player} получает %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Solari</source>
        <translation>
            <numerusform>{player} получает %n солярий</numerusform>
            <numerusform>{player} получает %n солярия</numerusform>
            <numerusform>{player} получает %n соляриев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Victory Point(s)</source>
        <translation>
            <numerusform>{player} получает %n победное очко</numerusform>
            <numerusform>{player} получает %n победных очка</numerusform>
            <numerusform>{player} получает %n победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n memor(y|ies)</source>
        <translation>
            <numerusform>{player} получает %n воспоминание</numerusform>
            <numerusform>{player} получает %n воспоминания</numerusform>
            <numerusform>{player} получает %n воспоминаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n spice</source>
        <translation>
            <numerusform>{player} получает %n Пряность</numerusform>
            <numerusform>{player} получает %n Пряности</numerusform>
            <numerusform>{player} получает %n Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n sword(s)</source>
        <translation>
            <numerusform>{player} получает %n меч</numerusform>
            <numerusform>{player} получает %n меча</numerusform>
            <numerusform>{player} получает %n мечей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n water</source>
        <translation>
            <numerusform>{player} получает %n воду</numerusform>
            <numerusform>{player} получает %n воды</numerusform>
            <numerusform>{player} получает %n воды</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gains {n} {what}</source>
        <translation>{player} получает: {what} ({n})</translation>
    </message>
    <message numerus="yes">
        <source>{player} generates %n specimen(s)</source>
        <translation>
            <numerusform>{player} создаёт %n образец</numerusform>
            <numerusform>{player} создаёт %n образца</numerusform>
            <numerusform>{player} создаёт %n образцов</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no Intrigue cards and passes</source>
        <translation>{player} пасует: карт интриг нет</translation>
    </message>
    <message>
        <source>{player} has no cards to reveal</source>
        <translation>{player}: карт для раскрытия нет</translation>
    </message>
    <message>
        <source>{player} has not acquired {card}, which was set aside: it is removed from the game</source>
        <translation>{player} не покупает отложенную карту «{card}», и она выходит из игры</translation>
    </message>
    <message>
        <source>{player} ignores {card}: by Smart Politics it does not go to {space} now</source>
        <translation>{player} пропускает карту «{card}»: «Умная политика» сейчас не пускает в ячейку «{space}»</translation>
    </message>
    <message>
        <source>{player} ignores {card}: it has too little Influence for {space}</source>
        <translation>{player} пропускает карту «{card}»: для ячейки «{space}» мало влияния</translation>
    </message>
    <message>
        <source>{player} ignores {card}: its condition is not met</source>
        <translation>{player} пропускает карту «{card}»: нет того, что она требует</translation>
    </message>
    <message>
        <source>{player} ignores {card}: its dreadnoughts are all commissioned</source>
        <translation>{player} пропускает карту «{card}»: все дредноуты уже построены</translation>
    </message>
    <message>
        <source>{player} ignores {card}: neither board space has bonus spice</source>
        <translation>{player} пропускает карту «{card}»: ни в одной из двух ячеек нет бонусной Пряности</translation>
    </message>
    <message>
        <source>{player} ignores {card}: no unoccupied Maker board space has bonus spice</source>
        <translation>{player} пропускает карту «{card}»: нет незанятой ячейки с символом Подателя и бонусной Пряностью</translation>
    </message>
    <message>
        <source>{player} ignores {card}: there is no bonus spice at {space}</source>
        <translation>{player} пропускает карту «{card}»: нет бонусной Пряности в ячейке «{space}»</translation>
    </message>
    <message>
        <source>{player} ignores {card}: {space} is closed by The Voice</source>
        <translation>{player} пропускает карту «{card}»: ячейка «{space}» закрыта картой «Голос»</translation>
    </message>
    <message>
        <source>{player} ignores {card}: {space} is occupied</source>
        <extracomment>Why a card can&apos;t be used.</extracomment>
        <translation>{player} пропускает карту «{card}»: ячейка «{space}» занята</translation>
    </message>
    <message>
        <source>{player} is dealt an Objective: {card}</source>
        <translation>{player} получает карту задачи: {card}</translation>
    </message>
    <message>
        <source>{player} leaves on the board: {units}</source>
        <translation>{player} оставляет на поле: {units}</translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the Intrigue deck</source>
        <translation>
            <numerusform>{player} смотрит %n верхнюю карту колоды интриг</numerusform>
            <numerusform>{player} смотрит %n верхние карты колоды интриг</numerusform>
            <numerusform>{player} смотрит %n верхних карт колоды интриг</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the Intrigue deck: {cards}</source>
        <translation>
            <numerusform>{player} смотрит %n верхнюю карту колоды интриг: {cards}</numerusform>
            <numerusform>{player} смотрит %n верхние карты колоды интриг: {cards}</numerusform>
            <numerusform>{player} смотрит %n верхних карт колоды интриг: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the deck</source>
        <translation>
            <numerusform>{player} смотрит %n верхнюю карту колоды</numerusform>
            <numerusform>{player} смотрит %n верхние карты колоды</numerusform>
            <numerusform>{player} смотрит %n верхних карт колоды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) on top of the deck: {cards}</source>
        <translation>
            <numerusform>{player} смотрит %n верхнюю карту колоды: {cards}</numerusform>
            <numerusform>{player} смотрит %n верхние карты колоды: {cards}</numerusform>
            <numerusform>{player} смотрит %n верхних карт колоды: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n Victory Point(s)</source>
        <translation>
            <numerusform>{player} теряет %n победное очко</numerusform>
            <numerusform>{player} теряет %n победных очка</numerusform>
            <numerusform>{player} теряет %n победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n troop(s) from the garrison</source>
        <translation>
            <numerusform>{player} теряет %n отряд из гарнизона</numerusform>
            <numerusform>{player} теряет %n отряда из гарнизона</numerusform>
            <numerusform>{player} теряет %n отрядов из гарнизона</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Bene Gesserit</source>
        <translation>{player} теряет союз с Бене Гессерит</translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Emperor</source>
        <translation>{player} теряет союз с Императором</translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Fremen</source>
        <translation>{player} теряет союз с Фрименами</translation>
    </message>
    <message>
        <source>{player} loses the Alliance with the Spacing Guild</source>
        <translation>{player} теряет союз с Гильдией Космогации</translation>
    </message>
    <message>
        <source>{player} moves a Snooper onto the Leader: {faction}</source>
        <translation>{player} перемещает искатель на лидера: {faction}</translation>
    </message>
    <message>
        <source>{player} moves along the training track: {space}</source>
        <translation>{player} продвигается по треку тренировок («{space}»)</translation>
    </message>
    <message>
        <source>{player} moves on {track}: {space}</source>
        <translation>{player} продвигается ({track}): {space}</translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Bene Gesserit</source>
        <translation>
            <numerusform>{player}: теперь %n влияние во фракции Бене Гессерит</numerusform>
            <numerusform>{player}: теперь %n влияния во фракции Бене Гессерит</numerusform>
            <numerusform>{player}: теперь %n влияния во фракции Бене Гессерит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Emperor</source>
        <translation>
            <numerusform>{player}: теперь %n влияние во фракции Императора</numerusform>
            <numerusform>{player}: теперь %n влияния во фракции Императора</numerusform>
            <numerusform>{player}: теперь %n влияния во фракции Императора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Fremen</source>
        <translation>
            <numerusform>{player}: теперь %n влияние во фракции Фрименов</numerusform>
            <numerusform>{player}: теперь %n влияния во фракции Фрименов</numerusform>
            <numerusform>{player}: теперь %n влияния во фракции Фрименов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has %n Influence with the Spacing Guild</source>
        <translation>
            <numerusform>{player}: теперь %n влияние во фракции Гильдии Космогации</numerusform>
            <numerusform>{player}: теперь %n влияния во фракции Гильдии Космогации</numerusform>
            <numerusform>{player}: теперь %n влияния во фракции Гильдии Космогации</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасует</translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n Persuasion</source>
        <translation>
            <numerusform>{player} платит %n очко убеждения</numerusform>
            <numerusform>{player} платит %n очка убеждения</numerusform>
            <numerusform>{player} платит %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n Solari</source>
        <translation>
            <numerusform>{player} платит %n солярий</numerusform>
            <numerusform>{player} платит %n солярия</numerusform>
            <numerusform>{player} платит %n соляриев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n specimen(s)</source>
        <translation>
            <numerusform>{player} платит %n образец</numerusform>
            <numerusform>{player} платит %n образца</numerusform>
            <numerusform>{player} платит %n образцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n spice</source>
        <translation>
            <numerusform>{player} платит %n Пряность</numerusform>
            <numerusform>{player} платит %n Пряности</numerusform>
            <numerusform>{player} платит %n Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n water</source>
        <translation>
            <numerusform>{player} платит %n воду</numerusform>
            <numerusform>{player} платит %n воды</numerusform>
            <numerusform>{player} платит %n воды</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} pays {n} {what}</source>
        <translation>{player} платит: {what} ({n})</translation>
    </message>
    <message>
        <source>{player} pays {price} and takes the Swordmaster</source>
        <translation>{player} платит {price} и берёт оружейника</translation>
    </message>
    <message>
        <source>{player} pays {price} for a Victory Point</source>
        <translation>{player} платит {price} за победное очко</translation>
    </message>
    <message>
        <source>{player} places a Spy: {post}</source>
        <extracomment>The heading of the turn, or another line, says it.</extracomment>
        <translation>{player} размещает шпиона. {post}</translation>
    </message>
    <message>
        <source>{player} plays no Intrigue cards and passes</source>
        <translation>{player} не разыгрывает карт интриг и пасует</translation>
    </message>
    <message>
        <source>{player} plays the Intrigue card {card}</source>
        <translation>{player} разыгрывает карту интриги «{card}»</translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n Intrigue card(s) under the deck</source>
        <translation>
            <numerusform>{player} кладёт %n карту интриги под колоду</numerusform>
            <numerusform>{player} кладёт %n карты интриг под колоду</numerusform>
            <numerusform>{player} кладёт %n карт интриг под колоду</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n Intrigue card(s) under the deck: {cards}</source>
        <translation>
            <numerusform>{player} кладёт %n карту интриги под колоду: {cards}</numerusform>
            <numerusform>{player} кладёт %n карты интриг под колоду: {cards}</numerusform>
            <numerusform>{player} кладёт %n карт интриг под колоду: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} recalls a Spy: {post}</source>
        <translation>{player} возвращает шпиона. {post}</translation>
    </message>
    <message>
        <source>{player} recalls an Agent from {space}</source>
        <translation>{player} возвращает агента из ячейки «{space}»</translation>
    </message>
    <message>
        <source>{player} recalls the Freighter</source>
        <translation>{player} возвращает транспортник</translation>
    </message>
    <message numerus="yes">
        <source>{player} recruits %n troop(s)</source>
        <extracomment>By kind, origin and target; a product adds its own. From the Conflict to the supply they may be lost, or go home.</extracomment>
        <translation>
            <numerusform>{player} нанимает %n отряд</numerusform>
            <numerusform>{player} нанимает %n отряда</numerusform>
            <numerusform>{player} нанимает %n отрядов</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} resolves {effect}</source>
        <translation>{player} выполняет эффект: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>{player} retreats %n troop(s) to the garrison</source>
        <translation>
            <numerusform>{player} отводит %n отряд в гарнизон</numerusform>
            <numerusform>{player} отводит %n отряда в гарнизон</numerusform>
            <numerusform>{player} отводит %n отрядов в гарнизон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n memor(y|ies) to the supply</source>
        <translation>
            <numerusform>{player} возвращает %n воспоминание в личный запас</numerusform>
            <numerusform>{player} возвращает %n воспоминания в личный запас</numerusform>
            <numerusform>{player} возвращает %n воспоминаний в личный запас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n sandworm(s) to the bank</source>
        <translation>
            <numerusform>{player} возвращает %n песчаного червя в общий запас</numerusform>
            <numerusform>{player} возвращает %n песчаных червей в общий запас</numerusform>
            <numerusform>{player} возвращает %n песчаных червей в общий запас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n specimen(s) to the supply</source>
        <translation>
            <numerusform>{player} возвращает в личный запас %n образец</numerusform>
            <numerusform>{player} возвращает в личный запас %n образца</numerusform>
            <numerusform>{player} возвращает в личный запас %n образцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} returns %n troop(s) from the Conflict to the supply</source>
        <translation>
            <numerusform>{player} возвращает %n отряд из зоны конфликта в личный запас</numerusform>
            <numerusform>{player} возвращает %n отряда из зоны конфликта в личный запас</numerusform>
            <numerusform>{player} возвращает %n отрядов из зоны конфликта в личный запас</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} returns to the garrison: {units}</source>
        <translation>{player} возвращает в гарнизон: {units}</translation>
    </message>
    <message>
        <source>{player} returns to the supply: {units}</source>
        <translation>{player} возвращает в личный запас: {units}</translation>
    </message>
    <message>
        <source>{player} returns {card} from play to hand</source>
        <translation>{player} возвращает активную карту «{card}» на руку</translation>
    </message>
    <message numerus="yes">
        <source>{player} reveals %n card(s): {cards}</source>
        <translation>
            <numerusform>{player} раскрывает %n карту: {cards}</numerusform>
            <numerusform>{player} раскрывает %n карты: {cards}</numerusform>
            <numerusform>{player} раскрывает %n карт: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} reveals the Factions chosen in secret: {factions}</source>
        <translation>{player} раскрывает тайно выбранные фракции: {factions}</translation>
    </message>
    <message numerus="yes">
        <source>{player} sends %n Negotiator(s) to Ix</source>
        <translation>
            <numerusform>{player} отправляет на Икс %n переговорщика</numerusform>
            <numerusform>{player} отправляет на Икс %n переговорщиков</numerusform>
            <numerusform>{player} отправляет на Икс %n переговорщиков</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sends an Agent to {space}</source>
        <translation>{player} отправляет агента в ячейку «{space}»</translation>
    </message>
    <message>
        <source>{player} sends an Agent to {space} with {card}</source>
        <translation>{player} отправляет агента в ячейку «{space}» картой «{card}»</translation>
    </message>
    <message>
        <source>{player} sends an Agent to {space} with {card} and {partner}</source>
        <translation>{player} отправляет агента в ячейку «{space}» картами «{card}» и «{partner}»</translation>
    </message>
    <message>
        <source>{player} sends the Agent at {origin} on to {space} with {card}</source>
        <translation>{player} переводит агента из ячейки «{origin}» в ячейку «{space}» картой «{card}»</translation>
    </message>
    <message>
        <source>{player} sends the Agent at {origin} on to {space} with {card} and {partner}</source>
        <translation>{player} переводит агента из ячейки «{origin}» в ячейку «{space}» картами «{card}» и «{partner}»</translation>
    </message>
    <message>
        <source>{player} sets a card aside until the second turn</source>
        <translation>{player} откладывает карту до второго хода</translation>
    </message>
    <message>
        <source>{player} sets a card aside until the second turn: {cards}</source>
        <translation>{player} откладывает карту до второго хода: {cards}</translation>
    </message>
    <message>
        <source>{player} sets {card} aside from the Imperium Row</source>
        <translation>{player} откладывает с рынка Империи карту «{card}»</translation>
    </message>
    <message>
        <source>{player} shuffles the discard pile into the deck</source>
        <translation>{player} замешивает сброс в колоду</translation>
    </message>
    <message>
        <source>{player} steals an Intrigue card from {opponent}</source>
        <translation>{player} крадёт карту интриги (теряет {opponent})</translation>
    </message>
    <message>
        <source>{player} steals an Intrigue card from {opponent}: {card}</source>
        <translation>{player} крадёт карту интриги (теряет {opponent}): {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player} summons %n sandworm(s)</source>
        <translation>
            <numerusform>{player} призывает %n песчаного червя</numerusform>
            <numerusform>{player} призывает %n песчаных червей</numerusform>
            <numerusform>{player} призывает %n песчаных червей</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes Maker hooks</source>
        <translation>{player} берёт крюк Подателя</translation>
    </message>
    <message>
        <source>{player} takes a High Council seat</source>
        <translation>{player} занимает место в Высшем Совете</translation>
    </message>
    <message>
        <source>{player} takes a contract: {contract}</source>
        <translation>{player} берёт контракт: {contract}</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes back %n troop(s) from the Conflict</source>
        <translation>
            <numerusform>{player} забирает %n отряд из зоны конфликта</numerusform>
            <numerusform>{player} забирает %n отряда из зоны конфликта</numerusform>
            <numerusform>{player} забирает %n отрядов из зоны конфликта</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes control of {space}</source>
        <translation>{player} получает контроль над ячейкой «{space}»</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Bene Gesserit from {opponent}</source>
        <translation>{player} забирает союз с Бене Гессерит (теряет {opponent})</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Emperor from {opponent}</source>
        <translation>{player} забирает союз с Императором (теряет {opponent})</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Fremen from {opponent}</source>
        <translation>{player} забирает союз с Фрименами (теряет {opponent})</translation>
    </message>
    <message>
        <source>{player} takes the Alliance with the Spacing Guild from {opponent}</source>
        <translation>{player} забирает союз с Гильдией Космогации (теряет {opponent})</translation>
    </message>
    <message>
        <source>{player} takes the Conflict card {card}</source>
        <translation>{player} забирает карту конфликта «{card}»</translation>
    </message>
    <message>
        <source>{player} takes the Mentat</source>
        <translation>{player} берёт ментата</translation>
    </message>
    <message>
        <source>{player} takes the Swordmaster</source>
        <translation>{player} берёт оружейника</translation>
    </message>
    <message>
        <source>{player} takes the only choice</source>
        <translation>{player} принимает единственный вариант</translation>
    </message>
    <message>
        <source>{player} takes the only choice: {answer}</source>
        <translation>{player} принимает единственный вариант: {answer}</translation>
    </message>
    <message>
        <source>{player} takes the only possible amount, {number}</source>
        <translation>{player} принимает единственно возможное количество: {number}</translation>
    </message>
    <message>
        <source>{player} takes the reward twice because of a sandworm</source>
        <translation>{player} получает награду дважды благодаря песчаному червю</translation>
    </message>
    <message>
        <source>{player} takes {card} from the discard pile into hand</source>
        <translation>{player} берёт карту «{card}» из сброса на руку</translation>
    </message>
    <message>
        <source>{player} takes {card}, which was set aside, into hand</source>
        <translation>{player} берёт на руку отложенную карту «{card}»</translation>
    </message>
    <message>
        <source>{player} trashes the Intrigue card {card}</source>
        <translation>{player} удаляет карту интриги «{card}»</translation>
    </message>
    <message>
        <source>{player} trashes the tech tile {card}</source>
        <translation>{player} удаляет жетон технологии «{card}»</translation>
    </message>
    <message>
        <source>{player} trashes {card} from hand</source>
        <translation>{player} удаляет с руки карту «{card}»</translation>
    </message>
    <message>
        <source>{player} trashes {card} from play</source>
        <translation>{player} удаляет активную карту «{card}»</translation>
    </message>
    <message>
        <source>{player} trashes {card} from the deck</source>
        <translation>{player} удаляет из колоды карту «{card}»</translation>
    </message>
    <message>
        <source>{player} trashes {card} from the discard pile</source>
        <translation>{player} удаляет из сброса карту «{card}»</translation>
    </message>
    <message>
        <source>{player} turns cards face down for their battle icons: {cards}</source>
        <translation>{player} переворачивает лицевой стороной вниз карты ради символов сражения: {cards}</translation>
    </message>
    <message>
        <source>{player} turns up the House Hagal card {card}</source>
        <translation>{player} открывает карту Дома Хагаль «{card}»</translation>
    </message>
    <message numerus="yes">
        <source>{player} turns up {card} for the combat bonus: %n sword(s)</source>
        <translation>
            <numerusform>{player} открывает карту «{card}» ради бонуса к боевой силе: %n меч</numerusform>
            <numerusform>{player} открывает карту «{card}» ради бонуса к боевой силе: %n меча</numerusform>
            <numerusform>{player} открывает карту «{card}» ради бонуса к боевой силе: %n мечей</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} uses the Family Atomics</source>
        <translation>{player} применяет семейное атомное оружие</translation>
    </message>
    <message>
        <source>{player} uses the tech tile {card}</source>
        <translation>{player} применяет жетон технологии «{card}»</translation>
    </message>
    <message>
        <source>{player} wins the Conflict</source>
        <translation>{player} побеждает в сражении</translation>
    </message>
    <message>
        <source>{player} wins the Mentat for the next round</source>
        <translation>{player} получает ментата на следующий раунд</translation>
    </message>
    <message>
        <source>{player} wins the game ({standing})</source>
        <translation>{player} побеждает в игре ({standing})</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n Victory Point(s)</source>
        <translation>
            <numerusform>{player}: %n победное очко</numerusform>
            <numerusform>{player}: %n победных очка</numerusform>
            <numerusform>{player}: %n победных очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: Agent turn</source>
        <translation>{player}: ход отправки агента</translation>
    </message>
    <message>
        <source>{player}: Reveal turn</source>
        <translation>{player}: ход раскрытия карт</translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, no reward</source>
        <translation>
            <numerusform>{player}: боевая сила %n, без награды</numerusform>
            <numerusform>{player}: боевая сила %n, без награды</numerusform>
            <numerusform>{player}: боевая сила %n, без награды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for first place</source>
        <translation>
            <numerusform>{player}: боевая сила %n, награда за первое место</numerusform>
            <numerusform>{player}: боевая сила %n, награда за первое место</numerusform>
            <numerusform>{player}: боевая сила %n, награда за первое место</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for second place</source>
        <translation>
            <numerusform>{player}: боевая сила %n, награда за второе место</numerusform>
            <numerusform>{player}: боевая сила %n, награда за второе место</numerusform>
            <numerusform>{player}: боевая сила %n, награда за второе место</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: strength %n, reward for third place</source>
        <translation>
            <numerusform>{player}: боевая сила %n, награда за третье место</numerusform>
            <numerusform>{player}: боевая сила %n, награда за третье место</numerusform>
            <numerusform>{player}: боевая сила %n, награда за третье место</numerusform>
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
        <translation>{source} («{effect}»)</translation>
    </message>
    <message numerus="yes">
        <source>{space} now holds %n bonus spice</source>
        <translation>
            <numerusform>{space}: теперь %n бонусная Пряность</numerusform>
            <numerusform>{space}: теперь %n бонусной Пряности</numerusform>
            <numerusform>{space}: теперь %n бонусной Пряности</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All seats</source>
        <extracomment>A line was taken: the step in which it happened. In the place of the lines, if none is like what is looked for. Of a game that is watched: what is on the table now. None: the newest line is looked at.</extracomment>
        <translation>Все места</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Закрыть журнал</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Найти в журнале</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Nothing in the log matches.</source>
        <translation>В журнале такого нет.</translation>
    </message>
    <message>
        <source>Whose lines</source>
        <translation>Чьи строки</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{game} (from round {round})</source>
        <translation>{game} (с раунда {round})</translation>
    </message>
    <message>
        <source>{trouble} Close again to leave without it.</source>
        <extracomment>What the system draws above the window, more or less. Of what notices tell; of each matter only the last one is true. A setting has changed, by its name, and is obeyed. The games that can&apos;t be saved, of which the person was told when closing. Saved games and their files. Finished games in numbers. The game on the table, and the one that is watched.</extracomment>
        <translation>{trouble} Чтобы выйти без сохранения, закройте окно ещё раз.</translation>
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
        <translation>Жетоны технологий</translation>
    </message>
    <message>
        <source>Tleilaxu Row</source>
        <translation>Рынок тлейлаксу</translation>
    </message>
    <message>
        <source>{contract}, only for {player}</source>
        <translation>{contract}, только для: {player}</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message>
        <source>Solo game</source>
        <translation>Одиночная игра</translation>
    </message>
    <message>
        <source>Two-player game</source>
        <translation>Партия с двумя участниками</translation>
    </message>
</context>
<context>
    <name>ModeOptions</name>
    <message>
        <source>{grade}, recommended for a first game. {about}</source>
        <translation>{grade}: советуем для первой игры. {about}</translation>
    </message>
    <message>
        <source>{grade}. {about}</source>
        <translation>{grade}. {about}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <extracomment>The levels of all editions, in the order of the segments. The sentence has two lines, so that nothing moves where it has one. Three variants still stand side by side. Beside so many expansions there is room for the numbers of cards; else the tooltip of the button has them.</extracomment>
        <translation>Игроков: {number}</translation>
    </message>
</context>
<context>
    <name>ModeText</name>
    <message>
        <source>House Hagal takes part as a third player who fights and stands in the way.</source>
        <translation>Дом Хагаль участвует как третий игрок: он сражается и занимает ячейки.</translation>
    </message>
    <message>
        <source>Two players against each other and a Rival, led by the House Hagal cards.</source>
        <extracomment>Those that are no Leaders of Uprising.</extracomment>
        <translation>Два игрока играют друг против друга и против оппонента, которого ведут карты Дома Хагаль.</translation>
    </message>
    <message>
        <source>You play against two Rivals, led by the House Hagal cards.</source>
        <translation>Вы играете против двух оппонентов, которых ведут карты Дома Хагаль.</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Hidden card</source>
        <translation>Скрытая карта</translation>
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
        <translation>Дополнительно</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Click a mark to change its colour. Seats without a name go by their number.</source>
        <translation>Щелчок по метке меняет цвет. Места без имени называются по номеру.</translation>
    </message>
    <message>
        <source>Everybody for themselves. The computer plays the seats that you give it.</source>
        <translation>Все против всех. Компьютер занимает места, которые вы ему дадите.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>The games to choose from; the first if none was ever chosen. Of a Rival where none was ever chosen: the one that is advised. Seeds are typed and read aloud: as many digits as a person can bear. The height of two lines. Setup, the seats, the choices to be remembered, the edition. The page with the cards of the blend. How who sits on the pointed seat plays: two lines, so that nothing moves. The cards of each game whose cards can be chosen.</extracomment>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>The same seed with the same Leaders deals the same cards again.</source>
        <translation>То же зерно с теми же лидерами снова раздаёт те же карты.</translation>
    </message>
    <message>
        <source>The seed is a number of at most {digits} digits.</source>
        <translation>Зерно — это число, в котором не больше {digits} цифр.</translation>
    </message>
    <message>
        <source>Two seats have the same Leader.</source>
        <translation>На двух местах один и тот же лидер.</translation>
    </message>
    <message>
        <source>Two seats have the same name.</source>
        <translation>На двух местах одно и то же имя.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайное</translation>
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
        <translation>Крис</translation>
    </message>
    <message>
        <source>Desert Mouse</source>
        <extracomment>An Objective is called by its battle icon.</extracomment>
        <translation>Пустынная мышь</translation>
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
        <translation>Варианты</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>all</source>
        <extracomment>What a tour means is ringed.</extracomment>
        <translation>все</translation>
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
            <numerusform>%n вариант</numerusform>
            <numerusform>%n варианта</numerusform>
            <numerusform>%n вариантов</numerusform>
        </translation>
    </message>
    <message>
        <source>Key {digit}.</source>
        <translation>Клавиша {digit}.</translation>
    </message>
    <message>
        <source>Shift+{digit}: {way}.</source>
        <translation>Shift+{digit}: {way}.</translation>
    </message>
    <message>
        <source>Shows something hidden: it can&apos;t be undone.</source>
        <translation>Открывает скрытое: отменить нельзя.</translation>
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
        <translation>Итоговый счёт</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>The table stays as it is, so that you can look at it.</source>
        <translation>Стол остаётся как есть, его можно рассматривать.</translation>
    </message>
</context>
<context>
    <name>Piles</name>
    <message>
        <source>Battle icons, face up</source>
        <translation>Символы сражения, открытые</translation>
    </message>
    <message>
        <source>Battle icons, used</source>
        <translation>Символы сражения, использованные</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Of the cards to pick from, made for one question. What is laid open: pairs of a zone and the seat whose it is; or the cards to pick from, by zone. The size that the content wants, in units; empty: as the grids of cards say.</extracomment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Completed contracts</source>
        <translation>Выполненные контракты</translation>
    </message>
    <message>
        <source>Conflicts so far</source>
        <translation>Прошлые конфликты</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракты</translation>
    </message>
    <message>
        <source>Deck, in no particular order</source>
        <translation>Колода, не по порядку</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Zones by name, with their titles.</extracomment>
        <translation>Рука</translation>
    </message>
    <message>
        <source>House Hagal discard pile</source>
        <translation>Сброс карт Дома Хагаль</translation>
    </message>
    <message>
        <source>Imperium Row</source>
        <translation>Рынок Империи</translation>
    </message>
    <message>
        <source>Imperium Row and Reserve</source>
        <extracomment>A side of a choice, and one where many stand beside each other. Icons, the first that fit. Units that the frame takes beside the cards, and with its head above and below them. What lies open on the table anyway: nobody needs a viewer to pick from it. What is for sale lies open together, under one heading.</extracomment>
        <translation>Рынок Империи и резерв</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карты интриг</translation>
    </message>
    <message>
        <source>Intrigue discard pile</source>
        <translation>Сброс карт интриг</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Разыграно</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Раскрыто</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Отложено</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Удалено</translation>
    </message>
    <message>
        <source>Waiting for the Reveal turn</source>
        <translation>Ждут хода раскрытия карт</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Architect</source>
        <translation>Архитектор</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Универсал</translation>
    </message>
    <message>
        <source>Builds a strong deck and buys the best cards of the Imperium Row.</source>
        <translation>Строит сильную колоду и покупает лучшие карты рынка Империи.</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Компьютер {number}</translation>
    </message>
    <message>
        <source>Courts the Factions: Influence, Alliances, a seat on the High Council.</source>
        <translation>Обхаживает фракции: влияние, союзы, место в Высшем Совете.</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Дипломат</translation>
    </message>
    <message>
        <source>Gathers Solari, spice and water, and takes contracts where there are any.</source>
        <translation>Копит солярии, Пряность и воду и берёт контракты, где они есть.</translation>
    </message>
    <message>
        <source>Goes for whatever is worth the most at the moment.</source>
        <translation>Берётся за то, что сейчас ценнее всего.</translation>
    </message>
    <message>
        <source>Loves troops and swords, and fights for Conflicts others would leave.</source>
        <translation>Любит отряды и мечи и сражается за конфликты, которые другие бы оставили.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Master {number}</source>
        <translation>Мастер {number}</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Торговец</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Novice {number}</source>
        <extracomment>What seats of each level are called that have no name.</extracomment>
        <translation>Новичок {number}</translation>
    </message>
    <message>
        <source>Plans each turn to its end and keeps an eye on its opponents.</source>
        <translation>Планирует каждый ход до конца и следит за соперниками.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>Plays sensibly, but with the eyes of a newcomer: what pays later counts little.</source>
        <translation>Играет разумно, но глазами новичка: выгода на потом для него мало значит.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Levels and personalities by name, as in ``bots.names``; empty: no personality.</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Schemer</source>
        <translation>Интриган</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Опытный</translation>
    </message>
    <message>
        <source>Skilled {number}</source>
        <translation>Опытный {number}</translation>
    </message>
    <message>
        <source>Takes any legal move, without a plan.</source>
        <extracomment>Each in a sentence.</extracomment>
        <translation>Делает любой разрешённый ход, без всякого плана.</translation>
    </message>
    <message>
        <source>Thinks for some seconds, and tries out how the round may end.</source>
        <translation>Думает несколько секунд и перебирает, чем может кончиться раунд.</translation>
    </message>
    <message>
        <source>Warlike</source>
        <translation>Воин</translation>
    </message>
    <message>
        <source>Works in secret, with Intrigue cards and spies.</source>
        <translation>Действует тайно: карты интриги и шпионы.</translation>
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
        <translation>Как это устроено</translation>
    </message>
    <message>
        <source>Player&apos;s aid</source>
        <extracomment>Dots of an inch, as printers have them. How wide the paper is at least, in units; the edge that printers leave free, and what the title takes. Within the frame of an illustration and between two; its heading; a text has so many lines at most. Paper is light.</extracomment>
        <translation>Памятка игрока</translation>
    </message>
</context>
<context>
    <name>PointSource</name>
    <message>
        <source>Bought with Intrigue cards</source>
        <translation>куплено за карты интриг</translation>
    </message>
    <message>
        <source>Bought with Solari</source>
        <translation>куплено за солярии</translation>
    </message>
    <message>
        <source>Bought with spice</source>
        <translation>куплено за Пряность</translation>
    </message>
    <message>
        <source>Bought with water</source>
        <translation>куплено за воду</translation>
    </message>
    <message>
        <source>Cannot win</source>
        <translation>Победить не может</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Первое место</translation>
    </message>
    <message>
        <source>Fourth place</source>
        <translation>Четвёртое место</translation>
    </message>
    <message>
        <source>Influence with the Bene Gesserit</source>
        <translation>влияние во фракции Бене Гессерит</translation>
    </message>
    <message>
        <source>Influence with the Emperor</source>
        <extracomment>The place of a Rival that scores nothing (S9.5, B2.3).</extracomment>
        <translation>влияние во фракции Императора</translation>
    </message>
    <message>
        <source>Influence with the Fremen</source>
        <translation>влияние во фракции Фрименов</translation>
    </message>
    <message>
        <source>Influence with the Spacing Guild</source>
        <translation>влияние во фракции Гильдии Космогации</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Второе место</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>начало игры</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Третье место</translation>
    </message>
    <message>
        <source>{points} VP: {source}</source>
        <extracomment>The criteria that are counted.</extracomment>
        <translation>{points} ПО: {source}</translation>
    </message>
</context>
<context>
    <name>Post</name>
    <message>
        <source>Arrakeen and Spice Refinery post</source>
        <translation>Пункт «Арракин — Завод по очистке Пряности»</translation>
    </message>
    <message>
        <source>Assembly Hall and Gather Support post</source>
        <translation>Пункт «Зал заседаний — Поиск поддержки»</translation>
    </message>
    <message>
        <source>Bene Gesserit post</source>
        <translation>Пункт «Бене Гессерит»</translation>
    </message>
    <message>
        <source>Deep Desert post</source>
        <translation>Пункт «Глубокая пустыня»</translation>
    </message>
    <message>
        <source>Emperor post</source>
        <extracomment>A post has no printed name: it is called by what can be watched from it.</extracomment>
        <translation>Пункт «Император»</translation>
    </message>
    <message>
        <source>Fremen post</source>
        <translation>Пункт «Фримены»</translation>
    </message>
    <message>
        <source>Hagga Basin post</source>
        <translation>Пункт «Котловина Хагга»</translation>
    </message>
    <message>
        <source>High Council post</source>
        <translation>Пункт «Высший Совет»</translation>
    </message>
    <message>
        <source>Imperial Basin post</source>
        <translation>Пункт «Имперская котловина»</translation>
    </message>
    <message>
        <source>Interstellar Shipping and Smuggling post</source>
        <extracomment>For Ilesa alone (X9.6). A post is called by what can be watched from it.</extracomment>
        <translation>Пункт «Межзвёздные перевозки — Контрабанда»</translation>
    </message>
    <message>
        <source>Research Station and Spice Refinery post</source>
        <translation>Пункт «Исследовательская станция — Завод по очистке Пряности»</translation>
    </message>
    <message>
        <source>Shipping and Accept Contract post</source>
        <translation>Пункт «Перевозки — Принятие контракта»</translation>
    </message>
    <message>
        <source>Sietch Tabr and Research Station post</source>
        <translation>Пункт «Сиетч Табр — Исследовательская станция»</translation>
    </message>
    <message>
        <source>Spacing Guild post</source>
        <translation>Пункт «Гильдия Космогации»</translation>
    </message>
    <message>
        <source>Tech Negotiation and Dreadnought post</source>
        <translation>Пункт «Технологические переговоры — Дредноут»</translation>
    </message>
</context>
<context>
    <name>Posts</name>
    <message>
        <source>Watches {spaces}</source>
        <translation>Под наблюдением: {spaces}</translation>
    </message>
    <message>
        <source>{post}: Spies of {players}</source>
        <translation>{post}: шпионы — {players}</translation>
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
        <translation>{place} из {all}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Перейти к:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Типы файлов:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить действие</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить действие</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A card of the Imperium Row is grafted this turn.</source>
        <translation>В этот ход сращена карта с рынка Империи.</translation>
    </message>
    <message>
        <source>Acquired cards go to your discard pile, not on top of your deck.</source>
        <translation>Купленные карты идут в сброс, а не на верх колоды.</translation>
    </message>
    <message>
        <source>At this level of difficulty you cannot gain a Swordmaster.</source>
        <translation>На этом уровне сложности оружейника получить нельзя.</translation>
    </message>
    <message>
        <source>Cards are acquired in your Reveal turn.</source>
        <translation>Карты покупают в ход раскрытия карт.</translation>
    </message>
    <message>
        <source>It is not a Bene Gesserit card.</source>
        <translation>Это не карта Бене Гессерит.</translation>
    </message>
    <message>
        <source>It is not a Fremen card.</source>
        <translation>Это не карта Фрименов.</translation>
    </message>
    <message>
        <source>It is not a Spacing Guild card.</source>
        <translation>Это не карта Гильдии Космогации.</translation>
    </message>
    <message>
        <source>It is not an Emperor card.</source>
        <translation>Это не карта Императора.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s decision now.</source>
        <translation>Сейчас решает другой игрок.</translation>
    </message>
    <message numerus="yes">
        <source>No Agent was sent to a Combat space, or less than %n troop(s) are left.</source>
        <translation>
            <numerusform>Агент не отправлен в ячейку конфликта, или осталось меньше %n отряда.</numerusform>
            <numerusform>Агент не отправлен в ячейку конфликта, или осталось меньше %n отрядов.</numerusform>
            <numerusform>Агент не отправлен в ячейку конфликта, или осталось меньше %n отрядов.</numerusform>
        </translation>
    </message>
    <message>
        <source>No Intrigue cards are left to draw.</source>
        <translation>Карты интриг кончились, взять нечего.</translation>
    </message>
    <message>
        <source>No Snooper of yours lies there.</source>
        <translation>Вашего искателя там нет.</translation>
    </message>
    <message>
        <source>No deployed troops can be taken back now.</source>
        <translation>Сейчас размещённые отряды забрать нельзя.</translation>
    </message>
    <message>
        <source>No opponent has played a Combat Intrigue card in this Conflict.</source>
        <translation>В этом конфликте ни один соперник не разыграл карту сражения.</translation>
    </message>
    <message>
        <source>No opponent&apos;s Agent is on that board space.</source>
        <translation>В той ячейке нет агента соперника.</translation>
    </message>
    <message>
        <source>No sandworm can enter this Conflict now.</source>
        <translation>Сейчас в этот конфликт песчаному червю не прийти.</translation>
    </message>
    <message>
        <source>No such units wait in a garrison: {unit}.</source>
        <translation>Такие подразделения не ждут в гарнизоне: {unit}.</translation>
    </message>
    <message>
        <source>Nothing would happen.</source>
        <translation>Ничего не произойдёт.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Место {number}</translation>
    </message>
    <message>
        <source>Send an Agent to a Combat space first.</source>
        <translation>Сначала отправьте агента в ячейку конфликта.</translation>
    </message>
    <message>
        <source>Take an Agent turn or your Reveal turn first.</source>
        <translation>Сначала отправьте агента или раскройте карты.</translation>
    </message>
    <message>
        <source>That card has not exactly one Agent icon.</source>
        <translation>На той карте не ровно один символ агента.</translation>
    </message>
    <message>
        <source>That is not the card that you had set aside.</source>
        <translation>Это не та карта, которую вы отложили.</translation>
    </message>
    <message>
        <source>The Conflict of this round is decided.</source>
        <translation>Конфликт этого раунда уже разрешён.</translation>
    </message>
    <message>
        <source>The Factions you secretly chose are already revealed.</source>
        <translation>Тайно выбранные вами фракции уже раскрыты.</translation>
    </message>
    <message>
        <source>The Mentat is not on its board space.</source>
        <translation>Ментата нет в его ячейке.</translation>
    </message>
    <message>
        <source>The Shield Wall is already destroyed.</source>
        <translation>Барьерная Стена уже уничтожена.</translation>
    </message>
    <message>
        <source>The Shield Wall protects this Conflict: sandworms cannot enter it.</source>
        <translation>Барьерная Стена защищает этот конфликт: песчаным червям в него не прийти.</translation>
    </message>
    <message>
        <source>The Spy is on another kind of observation post.</source>
        <translation>Шпион на наблюдательном пункте другого вида.</translation>
    </message>
    <message numerus="yes">
        <source>The card costs less than %n Persuasion.</source>
        <translation>
            <numerusform>Карта стоит меньше %n очка убеждения.</numerusform>
            <numerusform>Карта стоит меньше %n очков убеждения.</numerusform>
            <numerusform>Карта стоит меньше %n очков убеждения.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The other grafted card is of none of these Factions: {factions}.</source>
        <translation>Вторая сращённая карта не принадлежит ни к одной из этих фракций: {factions}.</translation>
    </message>
    <message>
        <source>There is no board space “{space}” in this game.</source>
        <translation>В этой игре нет ячейки «{space}».</translation>
    </message>
    <message>
        <source>There is no bonus spice at {space}.</source>
        <translation>В ячейке «{space}» нет бонусной Пряности.</translation>
    </message>
    <message>
        <source>There is no card “{card}” in this game.</source>
        <translation>В этой игре нет карты «{card}».</translation>
    </message>
    <message>
        <source>There is no observation post where you could place a Spy.</source>
        <translation>Нет наблюдательного пункта, где можно разместить шпиона.</translation>
    </message>
    <message>
        <source>There is no opponent whom this could affect.</source>
        <translation>Нет соперника, на которого это подействует.</translation>
    </message>
    <message>
        <source>There is no such card in your discard pile.</source>
        <translation>В вашем сбросе нет такой карты.</translation>
    </message>
    <message>
        <source>There is no such card to acquire.</source>
        <translation>Такой карты для покупки нет.</translation>
    </message>
    <message>
        <source>There is no tech tile that you can pay for.</source>
        <translation>Нет жетона технологии, который вы можете оплатить.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Сейчас это сделать нельзя.</translation>
    </message>
    <message>
        <source>This card is no longer in play.</source>
        <translation>Эта карта уже не активна.</translation>
    </message>
    <message>
        <source>This card is not grafted.</source>
        <translation>Эта карта не сращена.</translation>
    </message>
    <message>
        <source>This is another kind of Conflict.</source>
        <translation>Это конфликт другого уровня.</translation>
    </message>
    <message>
        <source>This is not Influence with the Bene Gesserit.</source>
        <translation>Это не влияние во фракции Бене Гессерит.</translation>
    </message>
    <message>
        <source>This is not Influence with the Emperor.</source>
        <translation>Это не влияние во фракции Императора.</translation>
    </message>
    <message>
        <source>This is not Influence with the Fremen.</source>
        <translation>Это не влияние во фракции Фрименов.</translation>
    </message>
    <message>
        <source>This is not Influence with the Spacing Guild.</source>
        <translation>Это не влияние во фракции Гильдии Космогации.</translation>
    </message>
    <message>
        <source>This is not one of the choices.</source>
        <translation>Такого варианта нет.</translation>
    </message>
    <message>
        <source>This is not possible in your Reveal turn.</source>
        <translation>В ваш ход раскрытия карт это невозможно.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <extracomment>By its code, what is said of a refusal; a product enters its own. It may leave holes to be filled from the refusal.</extracomment>
        <translation>Сейчас это невозможно.</translation>
    </message>
    <message>
        <source>This is not your Reveal turn.</source>
        <translation>Сейчас не ваш ход раскрытия карт.</translation>
    </message>
    <message>
        <source>This is possible only at the very start of your turn.</source>
        <translation>Это возможно только в самом начале вашего хода.</translation>
    </message>
    <message>
        <source>This tile was used already in this round.</source>
        <translation>Этот жетон в этом раунде уже использован.</translation>
    </message>
    <message>
        <source>You already have Maker hooks.</source>
        <translation>У вас уже есть крюк Подателя.</translation>
    </message>
    <message>
        <source>You already have a High Council seat.</source>
        <translation>У вас уже есть место в Высшем Совете.</translation>
    </message>
    <message>
        <source>You already have an Alliance.</source>
        <translation>У вас уже есть союз.</translation>
    </message>
    <message>
        <source>You already have your Swordmaster.</source>
        <translation>У вас уже есть оружейник.</translation>
    </message>
    <message>
        <source>You are already taking your Reveal turn.</source>
        <translation>У вас уже идёт ход раскрытия карт.</translation>
    </message>
    <message>
        <source>You are not spying on a Maker board space.</source>
        <translation>Ваши шпионы не наблюдают за ячейкой с символом Подателя.</translation>
    </message>
    <message>
        <source>You are not spying on that board space.</source>
        <translation>Ваши шпионы не наблюдают за этой ячейкой.</translation>
    </message>
    <message>
        <source>You can choose this when the effect is resolved.</source>
        <translation>Это выбирают при выполнении эффекта.</translation>
    </message>
    <message numerus="yes">
        <source>You can deploy %n more troop(s) at most.</source>
        <translation>
            <numerusform>Можно разместить ещё не больше %n отряда.</numerusform>
            <numerusform>Можно разместить ещё не больше %n отрядов.</numerusform>
            <numerusform>Можно разместить ещё не больше %n отрядов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take back %n troop(s) at most.</source>
        <translation>
            <numerusform>Можно забрать не больше %n отряда.</numerusform>
            <numerusform>Можно забрать не больше %n отрядов.</numerusform>
            <numerusform>Можно забрать не больше %n отрядов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot deploy any more troops this turn.</source>
        <translation>В этот ход больше нельзя размещать отряды.</translation>
    </message>
    <message>
        <source>You cannot deploy units to the Conflict this turn.</source>
        <translation>В этот ход вы не можете размещать подразделения в зоне конфликта.</translation>
    </message>
    <message>
        <source>You cannot pass this turn.</source>
        <translation>Этот ход нельзя пропустить.</translation>
    </message>
    <message>
        <source>You cannot pay the cost of this card.</source>
        <translation>Вы не можете оплатить стоимость этой карты.</translation>
    </message>
    <message>
        <source>You cannot pay the cost of {space}: {amounts}.</source>
        <translation>Вы не можете оплатить стоимость ячейки «{space}»: {amounts}.</translation>
    </message>
    <message>
        <source>You cannot pay {amounts}.</source>
        <translation>Вам нечем заплатить: {amounts}.</translation>
    </message>
    <message>
        <source>You do not have more troops in the Conflict than each opponent.</source>
        <translation>У вас в зоне конфликта не больше отрядов, чем у каждого соперника.</translation>
    </message>
    <message>
        <source>You do not have the Bene Gesserit Alliance.</source>
        <translation>У вас нет союза с Бене Гессерит.</translation>
    </message>
    <message>
        <source>You do not have the Emperor Alliance.</source>
        <translation>У вас нет союза с Императором.</translation>
    </message>
    <message>
        <source>You do not have the Fremen Alliance.</source>
        <translation>У вас нет союза с Фрименами.</translation>
    </message>
    <message>
        <source>You do not have the Spacing Guild Alliance.</source>
        <translation>У вас нет союза с Гильдией Космогации.</translation>
    </message>
    <message>
        <source>You do not have the first genetic marker.</source>
        <translation>У вас нет первого генетического маркера.</translation>
    </message>
    <message>
        <source>You do not have the second genetic marker.</source>
        <translation>У вас нет второго генетического маркера.</translation>
    </message>
    <message>
        <source>You do not have your Swordmaster.</source>
        <translation>У вас нет оружейника.</translation>
    </message>
    <message>
        <source>You do not own more copies of {card} than each opponent.</source>
        <translation>У кого-то из соперников не меньше копий карты «{card}», чем у вас.</translation>
    </message>
    <message>
        <source>You have already chosen this.</source>
        <translation>Это уже выбрано.</translation>
    </message>
    <message>
        <source>You have already sent an Agent this turn.</source>
        <translation>Вы уже отправили в этот ход агента.</translation>
    </message>
    <message numerus="yes">
        <source>You have commissioned less than %n dreadnought(s).</source>
        <translation>
            <numerusform>Нужно построить %n дредноут.</numerusform>
            <numerusform>Нужно построить %n дредноута.</numerusform>
            <numerusform>Нужно построить %n дредноутов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Agent(s) on such board spaces.</source>
        <translation>
            <numerusform>Нужен %n агент в таких ячейках.</numerusform>
            <numerusform>Нужно %n агента в таких ячейках.</numerusform>
            <numerusform>Нужно %n агентов в таких ячейках.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Persuasion.</source>
        <translation>
            <numerusform>Нужно %n очко убеждения.</numerusform>
            <numerusform>Нужно %n очка убеждения.</numerusform>
            <numerusform>Нужно %n очков убеждения.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n Solari.</source>
        <translation>
            <numerusform>Нужен %n солярий.</numerusform>
            <numerusform>Нужно %n солярия.</numerusform>
            <numerusform>Нужно %n соляриев.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n of these.</source>
        <translation>
            <numerusform>Нужно %n из этого.</numerusform>
            <numerusform>Нужно %n из этого.</numerusform>
            <numerusform>Нужно %n из этого.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n spice.</source>
        <translation>
            <numerusform>Нужна %n Пряность.</numerusform>
            <numerusform>Нужны %n Пряности.</numerusform>
            <numerusform>Нужно %n Пряности.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have less than %n tech tile(s).</source>
        <translation>
            <numerusform>Нужен %n жетон технологии.</numerusform>
            <numerusform>Нужно %n жетона технологий.</numerusform>
            <numerusform>Нужно %n жетонов технологий.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no Agent at {space}.</source>
        <translation>Вашего агента нет в ячейке «{space}».</translation>
    </message>
    <message>
        <source>You have no Agent left to send.</source>
        <translation>У вас не осталось агентов для отправки.</translation>
    </message>
    <message>
        <source>You have no Agent on the board.</source>
        <translation>На поле нет ваших агентов.</translation>
    </message>
    <message>
        <source>You have no Alliance.</source>
        <translation>У вас нет союзов.</translation>
    </message>
    <message>
        <source>You have no High Council seat.</source>
        <translation>У вас нет места в Высшем Совете.</translation>
    </message>
    <message>
        <source>You have no Intrigue cards.</source>
        <translation>У вас нет карт интриг.</translation>
    </message>
    <message>
        <source>You have no Maker hooks.</source>
        <translation>У вас нет крюка Подателя.</translation>
    </message>
    <message>
        <source>You have no card there to trash.</source>
        <translation>Там у вас нет карты, которую можно удалить.</translation>
    </message>
    <message>
        <source>You have no face-up card with that battle icon.</source>
        <translation>У вас нет открытой карты с этим символом сражения.</translation>
    </message>
    <message>
        <source>You have no other Bene Gesserit card in play.</source>
        <translation>У вас нет другой активной карты Бене Гессерит.</translation>
    </message>
    <message>
        <source>You have no other Emperor card in play.</source>
        <translation>У вас нет другой активной карты Императора.</translation>
    </message>
    <message>
        <source>You have no other Fremen card in play.</source>
        <translation>У вас нет другой активной карты Фрименов.</translation>
    </message>
    <message>
        <source>You have no other Spacing Guild card in play.</source>
        <translation>У вас нет другой активной карты Гильдии Космогации.</translation>
    </message>
    <message>
        <source>You have no unit in your garrison.</source>
        <translation>В вашем гарнизоне нет подразделений.</translation>
    </message>
    <message>
        <source>You have not acquired {card} this turn.</source>
        <translation>Вы не купили в этот ход карту «{card}».</translation>
    </message>
    <message>
        <source>You have not gained spice this turn.</source>
        <translation>Вы не получили в этот ход Пряность.</translation>
    </message>
    <message>
        <source>You have not recalled a Spy this turn.</source>
        <translation>Вы не вернули в этот ход шпиона.</translation>
    </message>
    <message>
        <source>You have not sent an Agent to a Maker board space this turn.</source>
        <translation>Вы не отправили в этот ход агента в ячейку с символом Подателя.</translation>
    </message>
    <message>
        <source>You have not sent an Agent to such a Faction&apos;s board space.</source>
        <translation>Вы не отправили агента в ячейку такой фракции.</translation>
    </message>
    <message>
        <source>You have too few: {units}.</source>
        <translation>У вас слишком мало: {units}.</translation>
    </message>
    <message>
        <source>You have too much Influence already.</source>
        <translation>У вас уже слишком много влияния.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n Influence that you can lose.</source>
        <translation>
            <numerusform>Для потери нужно %n влияние.</numerusform>
            <numerusform>Для потери нужно %n влияния.</numerusform>
            <numerusform>Для потери нужно %n влияния.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n Sp(y|ies) on the board.</source>
        <translation>
            <numerusform>Нужен %n шпион на поле.</numerusform>
            <numerusform>Нужно %n шпиона на поле.</numerusform>
            <numerusform>Нужно %n шпионов на поле.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) in your deck.</source>
        <translation>
            <numerusform>Нужна %n карта в колоде.</numerusform>
            <numerusform>Нужно %n карты в колоде.</numerusform>
            <numerusform>Нужно %n карт в колоде.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) in your hand.</source>
        <translation>
            <numerusform>Нужна %n карта на руке.</numerusform>
            <numerusform>Нужно %n карты на руке.</numerusform>
            <numerusform>Нужно %n карт на руке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n cop(y|ies) of {card}.</source>
        <translation>
            <numerusform>Нужна %n копия карты «{card}».</numerusform>
            <numerusform>Нужно %n копии карты «{card}».</numerusform>
            <numerusform>Нужно %n копий карты «{card}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with a Faction whose Alliance an opponent has.</source>
        <translation>
            <numerusform>Нужно не менее %n влияния во фракции, союз с которой у соперника.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции, союз с которой у соперника.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции, союз с которой у соперника.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Bene Gesserit.</source>
        <translation>
            <numerusform>Нужно не менее %n влияния во фракции Бене Гессерит.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции Бене Гессерит.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции Бене Гессерит.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Emperor.</source>
        <translation>
            <numerusform>Нужно не менее %n влияния во фракции Императора.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции Императора.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции Императора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Fremen.</source>
        <translation>
            <numerusform>Нужно не менее %n влияния во фракции Фрименов.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции Фрименов.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции Фрименов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n or more Influence with the Spacing Guild.</source>
        <translation>
            <numerusform>Нужно не менее %n влияния во фракции Гильдии Космогации.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции Гильдии Космогации.</numerusform>
            <numerusform>Нужно не менее %n влияния во фракции Гильдии Космогации.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n sandworm(s) in the Conflict.</source>
        <translation>
            <numerusform>Нужен %n песчаный червь в зоне конфликта.</numerusform>
            <numerusform>Нужно %n песчаных червя в зоне конфликта.</numerusform>
            <numerusform>Нужно %n песчаных червей в зоне конфликта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n specimen(s).</source>
        <translation>
            <numerusform>Нужен %n образец.</numerusform>
            <numerusform>Нужны %n образца.</numerusform>
            <numerusform>Нужно %n образцов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in the Conflict.</source>
        <translation>
            <numerusform>Нужен %n отряд в зоне конфликта.</numerusform>
            <numerusform>Нужно %n отряда в зоне конфликта.</numerusform>
            <numerusform>Нужно %n отрядов в зоне конфликта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in your garrison.</source>
        <translation>
            <numerusform>Нужен %n отряд в гарнизоне.</numerusform>
            <numerusform>Нужно %n отряда в гарнизоне.</numerusform>
            <numerusform>Нужно %n отрядов в гарнизоне.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n troop(s) in your supply.</source>
        <translation>
            <numerusform>Нужен %n отряд в личном запасе.</numerusform>
            <numerusform>Нужно %n отряда в личном запасе.</numerusform>
            <numerusform>Нужно %n отрядов в личном запасе.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n unit(s) in the Conflict.</source>
        <translation>
            <numerusform>Нужно %n подразделение в зоне конфликта.</numerusform>
            <numerusform>Нужно %n подразделения в зоне конфликта.</numerusform>
            <numerusform>Нужно %n подразделений в зоне конфликта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need a strength of %n or more in the Conflict.</source>
        <translation>
            <numerusform>Нужна боевая сила в конфликте не меньше %n.</numerusform>
            <numerusform>Нужна боевая сила в конфликте не меньше %n.</numerusform>
            <numerusform>Нужна боевая сила в конфликте не меньше %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have completed %n contract(s).</source>
        <translation>
            <numerusform>Нужно выполнить %n контракт.</numerusform>
            <numerusform>Нужно выполнить %n контракта.</numerusform>
            <numerusform>Нужно выполнить %n контрактов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have deployed %n troop(s) to the Conflict this turn.</source>
        <translation>
            <numerusform>Нужно разместить в этот ход %n отряд в зоне конфликта.</numerusform>
            <numerusform>Нужно разместить в этот ход %n отряда в зоне конфликта.</numerusform>
            <numerusform>Нужно разместить в этот ход %n отрядов в зоне конфликта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have deployed %n unit(s) to the Conflict this turn.</source>
        <translation>
            <numerusform>Нужно разместить в этот ход %n подразделение в зоне конфликта.</numerusform>
            <numerusform>Нужно разместить в этот ход %n подразделения в зоне конфликта.</numerusform>
            <numerusform>Нужно разместить в этот ход %n подразделений в зоне конфликта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need to have gained %n or more spice this turn.</source>
        <translation>
            <numerusform>Нужно получить в этот ход не менее %n Пряности.</numerusform>
            <numerusform>Нужно получить в этот ход не менее %n Пряности.</numerusform>
            <numerusform>Нужно получить в этот ход не менее %n Пряности.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need {influence} or more Influence with each of %n Faction(s).</source>
        <translation>
            <numerusform>Нужно не менее {influence} влияния в %n фракции.</numerusform>
            <numerusform>Нужно не менее {influence} влияния в каждой из %n фракций.</numerusform>
            <numerusform>Нужно не менее {influence} влияния в каждой из %n фракций.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Agent did not harvest spice this turn.</source>
        <translation>Ваш агент не добывал в этот ход Пряность.</translation>
    </message>
    <message>
        <source>Your Agent has harvested spice this turn.</source>
        <translation>Ваш агент добыл в этот ход Пряность.</translation>
    </message>
    <message>
        <source>Your Family Atomics are used up.</source>
        <translation>Ваше семейное атомное оружие уже использовано.</translation>
    </message>
    <message>
        <source>Your Influence is already at the top.</source>
        <translation>Ваше влияние уже на максимуме.</translation>
    </message>
    <message>
        <source>Your deck and your discard pile are empty.</source>
        <translation>Ваша колода и ваш сброс пусты.</translation>
    </message>
    <message>
        <source>Your deck is empty.</source>
        <translation>Ваша колода пуста.</translation>
    </message>
    <message>
        <source>Your own Agent already stands at {space}.</source>
        <translation>В ячейке «{space}» уже стоит ваш агент.</translation>
    </message>
    <message numerus="yes">
        <source>Your token has not come %n step(s) far.</source>
        <translation>
            <numerusform>Ваш жетон ещё не прошёл %n шага.</numerusform>
            <numerusform>Ваш жетон ещё не прошёл %n шагов.</numerusform>
            <numerusform>Ваш жетон ещё не прошёл %n шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} cannot be played at the end of the game.</source>
        <translation>Карту «{card}» нельзя разыграть в конце игры.</translation>
    </message>
    <message>
        <source>{card} cannot be played during Combat.</source>
        <translation>Карту «{card}» нельзя разыграть во время сражения.</translation>
    </message>
    <message>
        <source>{card} cannot be played during a turn.</source>
        <translation>Карту «{card}» нельзя разыграть во время хода.</translation>
    </message>
    <message>
        <source>{card} cannot be played when you win a Conflict.</source>
        <translation>Карту «{card}» нельзя разыграть при победе в сражении.</translation>
    </message>
    <message>
        <source>{card} cannot be played when your troops are lost at the end of a Conflict.</source>
        <translation>Карту «{card}» нельзя разыграть, когда ваши отряды потеряны в конце конфликта.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs %n Persuasion; you have {have}.</source>
        <translation>
            <numerusform>Карта «{card}» стоит %n очко убеждения; у вас {have}.</numerusform>
            <numerusform>Карта «{card}» стоит %n очка убеждения; у вас {have}.</numerusform>
            <numerusform>Карта «{card}» стоит %n очков убеждения; у вас {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} costs {cost} {money}; you have {have}.</source>
        <translation>«{card}» стоит {cost} ({money}); у вас {have}.</translation>
    </message>
    <message>
        <source>{card} has no Agent icon for {space}.</source>
        <translation>На карте «{card}» нет символа агента для ячейки «{space}».</translation>
    </message>
    <message>
        <source>{card} has no cost in Persuasion: only an effect can acquire it.</source>
        <translation>У карты «{card}» нет стоимости в очках убеждения: купить её можно только эффектом.</translation>
    </message>
    <message>
        <source>{card} is not available to acquire.</source>
        <translation>Карту «{card}» купить нельзя: её там нет.</translation>
    </message>
    <message>
        <source>{card} is not in the Imperium Row.</source>
        <translation>Карты «{card}» нет на рынке Империи.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Карты «{card}» нет у вас на руке.</translation>
    </message>
    <message>
        <source>{card} sends an Agent only when it is grafted to another card.</source>
        <translation>«{card}» отправляет агента только в паре с другой картой.</translation>
    </message>
    <message>
        <source>{leader} is not your Leader now.</source>
        <translation>{leader} сейчас не ваш лидер.</translation>
    </message>
    <message>
        <source>{player} already has an Agent at {space}.</source>
        <translation>В ячейке «{space}» уже стоит агент: {player}.</translation>
    </message>
    <message>
        <source>{player} has closed {space} to opponents with The Voice.</source>
        <translation>Ячейка «{space}» закрыта для соперников картой «Голос» ({player}).</translation>
    </message>
    <message>
        <source>{source} is still to be resolved: {effect}.</source>
        <translation>Остался невыполненный эффект. {source}: {effect}.</translation>
    </message>
    <message>
        <source>{source}: there is no such effect to resolve now.</source>
        <translation>{source}: сейчас нет такого эффекта.</translation>
    </message>
    <message>
        <source>{source}: this is not possible now: {effect}.</source>
        <translation>Сейчас это невозможно. {source}: {effect}.</translation>
    </message>
    <message>
        <source>{space} does not have the most bonus spice.</source>
        <translation>Больше всего бонусной Пряности — не в ячейке «{space}».</translation>
    </message>
    <message>
        <source>{space} is not a Combat space, so you cannot deploy troops.</source>
        <translation>Ячейка «{space}» — не ячейка конфликта, поэтому отряды размещать нельзя.</translation>
    </message>
    <message>
        <source>{units} at most.</source>
        <translation>Не больше: {units}.</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>All hands open</source>
        <translation>Все руки открыты</translation>
    </message>
    <message>
        <source>As a spectator</source>
        <translation>Как видит зритель</translation>
    </message>
    <message>
        <source>As {player} sees it</source>
        <translation>Как видит {player}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Begin a new game here?</source>
        <translation>Начать отсюда новую игру?</translation>
    </message>
    <message>
        <source>Decision {n} of {all}</source>
        <extracomment>From left to right, by the commands that they do; between them stands the one that plays and pauses. The shortest and longest speed as people write them. A line was taken: the step in which it happened. The refs that the line under the pointer touched. A new game shall begin here. Whose eyes are asked for; None: whether a new game shall begin. Those that one was allowed. What keys and buttons do, by the ids of the commands.</extracomment>
        <translation>Решение {n} из {all}</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Итоговый счёт</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Это я, {name}</translation>
    </message>
    <message>
        <source>It continues from this moment with the same seats and is saved as a separate game; the one you are watching stays as it is. The decks keep their order, so you know what you have already seen.</source>
        <translation>Она продолжится с этого момента с теми же участниками и сохранится как отдельная игра; та, которую вы смотрите, останется как есть. Карты в колодах лежат в том же порядке: что вы видели в чужих руках и что было дальше, вы уже знаете.</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Смотреть дальше</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Следующее решение</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Чьими глазами</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Момент игры</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Предыдущее решение</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Предыдущий раунд</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор игры</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched from here on.</source>
        <translation>С тех пор, как была сыграна эта игра, правила изменились: смотреть её можно только с этого момента.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched up to here.</source>
        <translation>С тех пор, как была сыграна эта игра, правила изменились: смотреть её можно только до этого момента.</translation>
    </message>
    <message>
        <source>This game is not over yet. Everybody else, please look away.</source>
        <translation>Игра ещё не окончена. Остальных просим не смотреть.</translation>
    </message>
    <message>
        <source>This shows cards that are hidden in a game that is not over yet.</source>
        <translation>Так откроются карты, скрытые в ещё не оконченной игре.</translation>
    </message>
    <message>
        <source>What happened in this turn</source>
        <translation>Что произошло в этот ход</translation>
    </message>
    <message>
        <source>Winning chances, and what each decision cost</source>
        <translation>Шансы на победу и цена каждого решения</translation>
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
        <translation>Столбец 1</translation>
    </message>
    <message>
        <source>Column 2, bottom</source>
        <translation>Столбец 2, внизу</translation>
    </message>
    <message>
        <source>Column 2, top</source>
        <translation>Столбец 2, вверху</translation>
    </message>
    <message>
        <source>Column 3, bottom</source>
        <translation>Столбец 3, внизу</translation>
    </message>
    <message>
        <source>Column 3, middle</source>
        <translation>Столбец 3, посередине</translation>
    </message>
    <message>
        <source>Column 3, top</source>
        <translation>Столбец 3, вверху</translation>
    </message>
    <message>
        <source>Column 4, bottom</source>
        <translation>Столбец 4, внизу</translation>
    </message>
    <message>
        <source>Column 4, middle</source>
        <translation>Столбец 4, посередине</translation>
    </message>
    <message>
        <source>Column 4, top</source>
        <translation>Столбец 4, вверху</translation>
    </message>
    <message>
        <source>Column 5, bottom</source>
        <translation>Столбец 5, внизу</translation>
    </message>
    <message>
        <source>Column 5, middle</source>
        <translation>Столбец 5, посередине</translation>
    </message>
    <message>
        <source>Column 5, top</source>
        <translation>Столбец 5, вверху</translation>
    </message>
    <message>
        <source>Column 6, bottom</source>
        <translation>Столбец 6, внизу</translation>
    </message>
    <message>
        <source>Column 6, middle</source>
        <translation>Столбец 6, посередине</translation>
    </message>
    <message>
        <source>Column 6, top</source>
        <translation>Столбец 6, вверху</translation>
    </message>
    <message>
        <source>Column 7, bottom</source>
        <translation>Столбец 7, внизу</translation>
    </message>
    <message>
        <source>Column 7, middle</source>
        <translation>Столбец 7, посередине</translation>
    </message>
    <message>
        <source>Column 7, top</source>
        <translation>Столбец 7, вверху</translation>
    </message>
    <message>
        <source>Column 8, bottom</source>
        <translation>Столбец 8, внизу</translation>
    </message>
    <message>
        <source>Column 8, middle</source>
        <translation>Столбец 8, посередине</translation>
    </message>
    <message>
        <source>Column 8, top</source>
        <translation>Столбец 8, вверху</translation>
    </message>
    <message>
        <source>Research track</source>
        <translation>Трек исследований</translation>
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
        <translation>переговорщики</translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation>убеждение</translation>
    </message>
    <message>
        <source>Solari</source>
        <translation>солярии</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>победные очки</translation>
    </message>
    <message>
        <source>specimens</source>
        <translation>образцы</translation>
    </message>
    <message>
        <source>spice</source>
        <translation>Пряность</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>мечи</translation>
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
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшие</translation>
    </message>
    <message>
        <source>Better: {answer}</source>
        <translation>Лучше: {answer}</translation>
    </message>
    <message>
        <source>Cards drawn and revealed, compared with the average, in percentage points.</source>
        <translation>Взятые и открытые карты в сравнении со средним, в процентных пунктах.</translation>
    </message>
    <message>
        <source>Decisions for which nothing was better, of all that had a choice.</source>
        <translation>Решения, лучше которых ничего не было, из всех, где был выбор.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>End of the game: {chances}</source>
        <translation>Конец игры: {chances}</translation>
    </message>
    <message>
        <source>In percent</source>
        <extracomment>Between two columns, besides what they keep themselves.</extracomment>
        <translation>В процентах</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Удача</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Другие</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Rivals and luck</source>
        <translation>Оппоненты и удача</translation>
    </message>
    <message>
        <source>Round {round} · {player}</source>
        <translation>Раунд {round} · {player}</translation>
    </message>
    <message>
        <source>Round {round}, Combat: {chances}</source>
        <translation>Раунд {round}, сражение: {chances}</translation>
    </message>
    <message>
        <source>Round {round}, {player} to move: {chances}</source>
        <translation>Раунд {round}, ходит {player}: {chances}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Start, own decisions, Rivals and luck make the end.</source>
        <translation>Начало, свои решения, оппоненты и удача вместе дают конец.</translation>
    </message>
    <message>
        <source>Start, own decisions, those of others and luck make the end.</source>
        <translation>Начало, свои решения, решения других и удача вместе дают конец.</translation>
    </message>
    <message>
        <source>Taken: {answer}</source>
        <translation>Выбрано: {answer}</translation>
    </message>
    <message>
        <source>The winning chance at the beginning of the game.</source>
        <translation>Шанс на победу в начале игры.</translation>
    </message>
    <message>
        <source>What Rivals did, and what cards were drawn and revealed, in percentage points.</source>
        <translation>Действия оппонентов, а также взятые и открытые карты, в процентных пунктах.</translation>
    </message>
    <message>
        <source>What came of it: the winner has all.</source>
        <translation>Что из этого вышло: у победителя всё.</translation>
    </message>
    <message>
        <source>What the others made of their turns, in percentage points.</source>
        <translation>Что изменили ходы других, в процентных пунктах.</translation>
    </message>
    <message>
        <source>What the own decisions cost beside the best ones that could be known, in percentage points.</source>
        <translation>Чего стоили свои решения в сравнении с лучшими, которые можно было найти, в процентных пунктах.</translation>
    </message>
    <message>
        <source>{best} of {all}</source>
        <translation>{best} из {all}</translation>
    </message>
    <message>
        <source>{column}, pp</source>
        <comment>percentage points</comment>
        <extracomment>Which number of a balance it is. It is a difference of chances, in percentage points, and no chance.</extracomment>
        <translation>{column}, п. п.</translation>
    </message>
    <message>
        <source>{number} percentage points</source>
        <comment>a number with a decimal</comment>
        <translation>{number} процентного пункта</translation>
    </message>
    <message>
        <source>{number} pp</source>
        <comment>percentage points</comment>
        <translation>{number} п. п.</translation>
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
        <translation>Стрелки ведут от хода к ходу; Enter или двойной щелчок показывает игру с этого места.</translation>
    </message>
    <message>
        <source>Begin a new game at this decision</source>
        <translation>Начать новую игру с этого решения</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Decision {n} of {all}</source>
        <translation>Решение {n} из {all}</translation>
    </message>
    <message>
        <source>Decisions and luck</source>
        <translation>Решения и удача</translation>
    </message>
    <message>
        <source>No decision could have been better.</source>
        <translation>Ни одно решение не могло быть лучше.</translation>
    </message>
    <message>
        <source>Nothing has been found yet.</source>
        <translation>Пока ничего не найдено.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор игры</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stopped at decision {n} of {all}</source>
        <translation>Остановлено: решение {n} из {all}</translation>
    </message>
    <message>
        <source>The review could not be finished.</source>
        <extracomment>Whose decisions are shown: instead of a seat. So many decisions are shown at most: who reads them all has had the best of it. How high the bar is. The game is to be watched from this position. A new game is to go on from this position.</extracomment>
        <translation>Разбор не удалось завершить.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Watch this decision</source>
        <translation>Показать это решение</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Что обошлось дороже всего</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чьи решения</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Шансы на победу</translation>
    </message>
    <message>
        <source>Winning chances, in percent</source>
        <translation>Шансы на победу, в процентах</translation>
    </message>
</context>
<context>
    <name>RivalEditor</name>
    <message>
        <source>Rival</source>
        <translation>Оппонент</translation>
    </message>
    <message>
        <source>Rival of seat {number}</source>
        <translation>Оппонент на месте {number}</translation>
    </message>
    <message>
        <source>Rival {number}</source>
        <extracomment>What a person chose, also where this game has it not; anything that is no Rival: the one that is advised.</extracomment>
        <translation>Оппонент {number}</translation>
    </message>
</context>
<context>
    <name>RivalRows</name>
    <message>
        <source>Cannot win</source>
        <translation>Победить не может</translation>
    </message>
    <message>
        <source>No resources, no rewards</source>
        <translation>Без ресурсов и наград</translation>
    </message>
    <message>
        <source>in round {number}</source>
        <translation>в раунде {number}</translation>
    </message>
    <message>
        <source>{has} of {needs}</source>
        <translation>{has} из {needs}</translation>
    </message>
</context>
<context>
    <name>RivalSheet</name>
    <message>
        <source>Dealt when the game begins, from those that nobody has chosen.</source>
        <translation>Раздаётся в начале игры из тех, кого никто не выбрал.</translation>
    </message>
    <message>
        <source>For a first game choose {rivals}.</source>
        <translation>Для первой игры выберите: {rivals}.</translation>
    </message>
    <message>
        <source>It has no Leader and three Agents. After each Agent turn of the first player a House Hagal card is turned up and sends one of them; on Combat spaces its troops go to the Conflict.</source>
        <translation>Без лидера, с тремя агентами. После каждого хода отправки агента первого игрока открывается карта Дома Хагаль и отправляет одного из них; в ячейках конфликта его отряды идут в зону конфликта.</translation>
    </message>
    <message>
        <source>Recommended for a first game.</source>
        <translation>Советуем для первой игры.</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>Random Rival</source>
        <translation>Случайный оппонент</translation>
    </message>
    <message>
        <source>{rival} (recommended)</source>
        <translation>{rival} (советуем)</translation>
    </message>
</context>
<context>
    <name>RoundEnd</name>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next is round {number}: {conflict}. First Player: {player}.</source>
        <translation>Раунд {number}, конфликт: {conflict}. Первый игрок: {player}.</translation>
    </message>
    <message>
        <source>Nobody had any strength in the Conflict.</source>
        <translation>Ни у кого не было боевой силы в конфликте.</translation>
    </message>
    <message>
        <source>Nobody wins the Conflict: the strongest are tied.</source>
        <translation>В сражении никто не победил: у сильнейших ничья.</translation>
    </message>
    <message>
        <source>Round {number}: {conflict}</source>
        <extracomment>Where the columns begin: name, strength, the reward&apos;s place, its gains, points. The face of the leader.</extracomment>
        <translation>Раунд {number}: {conflict}</translation>
    </message>
    <message>
        <source>has bought its Swordmaster</source>
        <translation>куплен оружейник</translation>
    </message>
    <message>
        <source>{player} wins the Conflict.</source>
        <translation>{player} побеждает в сражении.</translation>
    </message>
</context>
<context>
    <name>RoundsTold</name>
    <message>
        <source>Round by round</source>
        <translation>По раундам</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>1: Dividends or 2 spice. 2: two troops and Influence of your choice. 3: Tech for 2 less.</source>
        <translation>1: дивиденды или 2 Пряности. 2: два отряда и влияние на выбор. 3: технология на 2 дешевле.</translation>
    </message>
    <message>
        <source>2 for a troop, 3 for a sandworm, 1 for a sword; nothing without units.</source>
        <translation>2 за отряд, 3 за песчаного червя, 1 за меч; без подразделений — ничего.</translation>
    </message>
    <message>
        <source>2 spice lie at step 4 of the Tleilaxu track; both tokens of everybody stand at the start.</source>
        <translation>На шаге 4 трека тлейлаксу лежат 2 Пряности; обе фишки каждого стоят в начале.</translation>
    </message>
    <message>
        <source>7 Solari, 7 spice, 3 water or 3 Intrigue cards are exchanged for a point at once.</source>
        <translation>7 соляриев, 7 Пряности, 3 воды или 3 карты интриг — сразу очко.</translation>
    </message>
    <message>
        <source>A Bond needs another card of that Faction in play; two such cards count for each other.</source>
        <translation>Для связи нужна вторая активная карта фракции; две такие карты помогают друг другу.</translation>
    </message>
    <message>
        <source>A Conflict without a battle icon is kept, and makes no pair.</source>
        <translation>Конфликт без символа сражения остаётся у победителя, но пары не составляет.</translation>
    </message>
    <message>
        <source>A Freighter at the bottom: is recalling offered? No.</source>
        <translation>Транспортник внизу: можно ли его вернуть? Нет.</translation>
    </message>
    <message>
        <source>A Graft card is revealed by itself, and grafted to nothing then.</source>
        <translation>Раскрывают карту со сращиванием отдельно, ни с чем не сращивая.</translation>
    </message>
    <message>
        <source>A Graft card needs a second card in your hand; only Usurp finds a partner in the Row.</source>
        <translation>Карте со сращиванием нужна вторая карта на руке; только «Узурпация» берёт пару с рынка.</translation>
    </message>
    <message>
        <source>A Hagal card that is skipped does nothing; the new ones have no swords.</source>
        <translation>Пропущенная карта Хагаль ничего не даёт; на новых нет мечей.</translation>
    </message>
    <message>
        <source>A Plot for a later Reveal turn waits face up and is discarded once it has been used.</source>
        <translation>Карта заговора для будущего хода раскрытия карт ждёт лицевой стороной вверх и сбрасывается после применения.</translation>
    </message>
    <message>
        <source>A Research icon moves your token one node to the right; where the track forks, you choose.</source>
        <translation>Символ исследования передвигает вашу фишку на деление вправо; на развилке выбираете вы.</translation>
    </message>
    <message>
        <source>A Rival begins with 3 troops in the garrison, two Agents, three Spies and 1 water, but no cards.</source>
        <translation>Оппонент начинает с 3 отрядами в гарнизоне, двумя агентами, тремя шпионами и 1 водой, но без карт.</translation>
    </message>
    <message>
        <source>A Rival cannot be made to discard.</source>
        <translation>Оппонента нельзя заставить сбрасывать карты.</translation>
    </message>
    <message>
        <source>A Rival ignores everything that concerns a hand or a deck.</source>
        <translation>Оппонент пропускает всё, что касается руки и колоды.</translation>
    </message>
    <message>
        <source>A Rival loses a troop from where the effect says, or from the garrison if it does not say.</source>
        <translation>Оппонент теряет отряд оттуда, откуда сказано, а если не сказано — из гарнизона.</translation>
    </message>
    <message>
        <source>A Rival pays for points on a Conflict card if it can, and buys only when the whole card is done.</source>
        <translation>Оппонент платит за очки на карте конфликта, если может, и покупает, лишь когда она выполнена целиком.</translation>
    </message>
    <message>
        <source>A Rival recalls its Freighter from the second space, always for Dividends; lowest Influence grows.</source>
        <translation>Оппонент возвращает транспортник со второго деления, всегда ради дивидендов; растёт наименьшее влияние.</translation>
    </message>
    <message>
        <source>A Rival with an Agent left takes Agent turns, even after people have revealed; it never reveals.</source>
        <translation>Оппонент, у которого остался агент, отправляет его и после того, как люди раскрыли карты; сам он карт не раскрывает.</translation>
    </message>
    <message>
        <source>A Rival with units in the Conflict turns up a card before the Combat; only its swords count.</source>
        <translation>Оппонент с подразделениями в зоне конфликта открывает перед сражением карту: считаются только её мечи.</translation>
    </message>
    <message>
        <source>A Rival&apos;s Negotiators come home before it pays spice, as far as they help.</source>
        <translation>Переговорщики оппонента возвращаются раньше, чем он платит Пряность, насколько это полезно.</translation>
    </message>
    <message>
        <source>A Scheme may come before the Agent; what it recruits then counts for this turn.</source>
        <translation>Замысел может прийти раньше агента; нанятые по нему учитываются в этот ход.</translation>
    </message>
    <message>
        <source>A Signet Ring ability with a cost is used whenever the cost can be paid.</source>
        <translation>Кольцо с печаткой, у которого есть стоимость, применяется каждый раз, когда это возможно.</translation>
    </message>
    <message>
        <source>A Spy does one thing; of two at the same space, one infiltrates and one gathers.</source>
        <translation>Шпион делает что-то одно; из двух у той же ячейки один внедряется, другой ведёт разведку.</translation>
    </message>
    <message>
        <source>A Spy icon places a Spy from the supply on a free post, of a certain kind if the icon says so.</source>
        <translation>Символ шпиона: шпион из запаса идёт на свободный пункт, определённого вида, если так указано.</translation>
    </message>
    <message>
        <source>A Spy icon: must a Spy be placed? No.</source>
        <translation>Символ шпиона: обязательно ли размещать шпиона? Нет.</translation>
    </message>
    <message>
        <source>A Spy of a certain type goes to the first free post of that type, in board order, or nowhere.</source>
        <translation>Шпион указанного вида идёт на первый свободный пункт этого вида, в порядке поля, или никуда.</translation>
    </message>
    <message>
        <source>A Spy without a type goes to a free Faction post, in the order of the Rival&apos;s priorities.</source>
        <translation>Шпион без указанного вида идёт на свободный пункт фракции, в порядке приоритетов оппонента.</translation>
    </message>
    <message>
        <source>A card drawn in a Reveal turn is revealed too.</source>
        <translation>Карта, взятая в ход раскрытия карт, тоже раскрывается.</translation>
    </message>
    <message>
        <source>A card is ignored if its condition fails, Smart Politics forbids it, or its space is not open.</source>
        <translation>Карта пропускается, если не выполнено её условие, запрещает «Умная политика» либо ячейка занята или закрыта.</translation>
    </message>
    <message>
        <source>A card that trashes itself without an arrow must be trashed.</source>
        <translation>Карта, удаляющая себя без стрелки, удаляется обязательно.</translation>
    </message>
    <message>
        <source>A choice of Faction is for the whole amount: 2 Influence are not split.</source>
        <translation>Фракция выбирается для всего количества: два влияния не делят.</translation>
    </message>
    <message>
        <source>A colon stands after a condition, not after a cost, and covers its own line only.</source>
        <translation>Двоеточие стоит после условия, а не после стоимости, и относится только к своей строке.</translation>
    </message>
    <message>
        <source>A completed contract gives its reward and is kept face down to be counted.</source>
        <translation>Готово: награда, а контракт хранится лицевой стороной вниз для подсчёта.</translation>
    </message>
    <message>
        <source>A condition met late in the turn still counts.</source>
        <translation>Выполнить условие в конце хода ещё не поздно.</translation>
    </message>
    <message>
        <source>A contract for a space is another effect of the turn, after Gather Intelligence.</source>
        <translation>Контракт на ячейку — ещё один эффект хода, после разведки.</translation>
    </message>
    <message>
        <source>A contract icon takes a contract; without contracts it is worth 2 Solari.</source>
        <translation>Символ контракта позволяет взять контракт; без контрактов он даёт 2 солярия.</translation>
    </message>
    <message>
        <source>A contract that recalls an Agent gives nothing if no other Agent is on the board.</source>
        <translation>Контракт, возвращающий агента, ничего не даёт, если другого агента на поле нет.</translation>
    </message>
    <message>
        <source>A doubled choice of Faction is made twice, independently.</source>
        <translation>При удвоении фракцию выбирают дважды, и каждый раз свободно.</translation>
    </message>
    <message>
        <source>A dreadnought alone earns a Rival the combat bonus.</source>
        <translation>Одного дредноута достаточно для бонуса к боевой силе оппонента.</translation>
    </message>
    <message>
        <source>A dreadnought there is enough to take part and to count swords; elsewhere it counts for nothing.</source>
        <translation>Дредноута в зоне конфликта достаточно для участия и подсчёта мечей; в других местах он не считается.</translation>
    </message>
    <message>
        <source>A fulfilled contract must be completed, and so must all contracts that one visit fulfils.</source>
        <translation>Контракт, условие которого соблюдено, выполняется обязательно, как и все контракты одного посещения.</translation>
    </message>
    <message>
        <source>A gap in the Row is filled at once, and the new card can be acquired too.</source>
        <translation>Пустое место на рынке заполняется сразу, и эту карту тоже можно купить.</translation>
    </message>
    <message>
        <source>A genetic marker is yours once your research token has come as far as its column.</source>
        <translation>Генетический маркер ваш, как только ваша фишка исследований дошла до его столбца.</translation>
    </message>
    <message>
        <source>A harvest is the base amount and all bonus spice on the space.</source>
        <translation>Добыча — это базовое количество и вся накопленная бонусная Пряность.</translation>
    </message>
    <message>
        <source>A mandatory effect whose condition fails cannot be skipped: it waits, and is lost as the turn ends.</source>
        <translation>Обязательный эффект с невыполненным условием не выбросить: он ждёт и пропадает в конце хода.</translation>
    </message>
    <message>
        <source>A marker counts from the moment it is reached, even for the rest of the same card.</source>
        <translation>Маркер действует с момента достижения, даже для остальных строк той же карты.</translation>
    </message>
    <message>
        <source>A node with trashing and a specimen: either of them may come first.</source>
        <translation>Деление с удалением и образцом: первым может быть любое из двух.</translation>
    </message>
    <message>
        <source>A number on the Research, Tleilaxu or specimen icon: so many of these icons, one by one.</source>
        <translation>Число на символе исследования, тлейлаксу или образца: столько таких символов, один за другим.</translation>
    </message>
    <message>
        <source>A pair of face-up cards with equal battle icons is turned face down for 1 point, at once and always.</source>
        <translation>Две открытые карты с одинаковым символом сражения переворачивают и получают 1 очко, сразу и всегда.</translation>
    </message>
    <message>
        <source>A player takes turns (Agent or Reveal); five phases make up a round.</source>
        <translation>Игрок делает ходы (отправка агента или раскрытие карт); раунд состоит из пяти фаз.</translation>
    </message>
    <message>
        <source>A point won or lost counts at once.</source>
        <translation>Полученное или потерянное очко учитывается сразу.</translation>
    </message>
    <message>
        <source>A recalled Agent can be sent again this round.</source>
        <translation>Возвращённый агент готов к ещё одному ходу этого раунда.</translation>
    </message>
    <message>
        <source>A sandworm doubles a reward with its Freighter icons and troops; only one space is taken.</source>
        <translation>Песчаный червь удваивает в награде символы транспортника и отряды; ячейку дредноут занимает одну.</translation>
    </message>
    <message>
        <source>A sandworm goes from the bank straight into the Conflict, never to a garrison.</source>
        <translation>Песчаный червь идёт из общего запаса прямо в зону конфликта и никогда не стоит в гарнизоне.</translation>
    </message>
    <message>
        <source>A sandworm in the Conflict makes its player take the reward twice, not more often.</source>
        <translation>Сражающийся песчаный червь удваивает награду своего игрока, не более.</translation>
    </message>
    <message>
        <source>A sandworm is worth 3 strength and is enough to take part in a Combat.</source>
        <translation>Песчаный червь — это 3 очка боевой силы, и его достаточно для участия в сражении.</translation>
    </message>
    <message>
        <source>A second permission to deploy does not raise the limit of two.</source>
        <translation>Второе право размещения не повышает предел в два отряда.</translation>
    </message>
    <message>
        <source>A single unit is enough to take part.</source>
        <translation>Для участия достаточно одного подразделения.</translation>
    </message>
    <message>
        <source>A step for each icon: an Intrigue card at 2 and 6, a Victory Point at 4 and 7.</source>
        <translation>Шаг за каждый символ: карта интриги на 2 и 6, победное очко на 4 и 7.</translation>
    </message>
    <message>
        <source>A tile covers the Research Station on the board.</source>
        <translation>Накладка закрывает Исследовательскую станцию на поле.</translation>
    </message>
    <message>
        <source>A tile works from the moment it is acquired.</source>
        <translation>Жетон действует с момента получения.</translation>
    </message>
    <message>
        <source>A trash icon may be declined, unless it is a cost or the card trashes itself.</source>
        <translation>От символа удаления можно отказаться, если это не стоимость и карта не удаляет себя.</translation>
    </message>
    <message>
        <source>A trashed Intrigue card leaves the game.</source>
        <translation>Удалённая карта интриги выходит из игры.</translation>
    </message>
    <message>
        <source>A trashed Reserve card returns to its stack.</source>
        <translation>Удалённая карта резерва — в свою стопку.</translation>
    </message>
    <message>
        <source>A trashed tile is gone for good; a tile lying face down is still counted.</source>
        <translation>Удалённый жетон выходит из игры; перевёрнутый по-прежнему считается.</translation>
    </message>
    <message>
        <source>A unit that retreats may be a dreadnought; only troops are lost.</source>
        <translation>Отвести можно и дредноут; терять можно только отряды.</translation>
    </message>
    <message>
        <source>A usurped card stays in its place and nobody acquires it; it is trashed within that turn.</source>
        <translation>Узурпированная карта остаётся на месте, и никто её не покупает; её удаляют в пределах того же хода.</translation>
    </message>
    <message>
        <source>A visit fulfils only contracts held when the Agent was sent.</source>
        <translation>Посещение выполняет только тот контракт, что был у вас при отправке агента.</translation>
    </message>
    <message>
        <source>A won Conflict without a battle icon stays face up, without a pair.</source>
        <translation>Выигранный конфликт без символа сражения лежит лицевой стороной вверх, без пары.</translation>
    </message>
    <message>
        <source>Above a marker of your own it earns one bonus for a visit, not two.</source>
        <translation>Над собственным жетоном он даёт один бонус за посещение, а не два.</translation>
    </message>
    <message>
        <source>Acquire any number of cards at their printed cost.</source>
        <translation>Покупайте сколько угодно карт по напечатанной стоимости.</translation>
    </message>
    <message>
        <source>Acquired cards go to the discard pile unless something else is said.</source>
        <translation>Купленное попадает в сброс, если не сказано иначе.</translation>
    </message>
    <message>
        <source>Acquiring by an effect needs no Persuasion, looks at the printed cost, and says where the card goes.</source>
        <translation>Эффект покупки не требует очков убеждения, смотрит на напечатанную стоимость и говорит, куда идёт карта.</translation>
    </message>
    <message>
        <source>Advanced Weaponry is no Plot for whoever has both dreadnoughts commissioned.</source>
        <translation>Кто построил оба дредноута, не разыгрывает «Передовое вооружение» как заговор.</translation>
    </message>
    <message>
        <source>Advancing brings nothing; from the bottom nothing can be recalled.</source>
        <translation>Продвижение не даёт ничего; с нижнего деления возвращать нечего.</translation>
    </message>
    <message>
        <source>After Chairdog has returned its partner, the turn is still a Reveal turn.</source>
        <translation>Когда «Кресло-собака» вернуло карту, ход остаётся ходом раскрытия карт.</translation>
    </message>
    <message>
        <source>After revealing, a player has no more turns; the phase ends once all have revealed.</source>
        <translation>Кто раскрыл карты, больше не ходит; фаза окончена, когда раскрыли все.</translation>
    </message>
    <message>
        <source>After the Combat dreadnoughts of everybody who has not won alone return to the garrison.</source>
        <translation>После сражения дредноуты всех, кто не победил в одиночку, возвращаются в гарнизон.</translation>
    </message>
    <message>
        <source>Afterwards all units leave the Conflict, and strength goes to 0.</source>
        <translation>После этого все участники уходят в личный запас, боевая сила — 0.</translation>
    </message>
    <message>
        <source>All Agents stay, and every visit has effects; a Maker space is occupied as ever.</source>
        <translation>Все агенты остаются, каждое посещение даёт эффекты; ячейка с символом Подателя просто занята.</translation>
    </message>
    <message>
        <source>All choices of an unloaded card, in turns of others too; whom Desert Ambush drives off.</source>
        <translation>Всё по карте с балластом, даже в чужие ходы; кого отводит «Засада в пустыне».</translation>
    </message>
    <message>
        <source>All gains are doubled; a cost may be paid twice, once or not at all.</source>
        <translation>Удваиваются выгоды всех видов; стоимость можно оплатить два раза, один раз или не оплачивать.</translation>
    </message>
    <message>
        <source>All other Imperium and Intrigue cards, or any choice of them, may be mixed.</source>
        <translation>Все прочие карты Империи и интриг можно смешать целиком или на выбор.</translation>
    </message>
    <message>
        <source>All outcomes with four players and their rewards.</source>
        <translation>Все порядки четырёх игроков и их награды.</translation>
    </message>
    <message>
        <source>All outcomes with three players and their rewards.</source>
        <translation>Все порядки трёх игроков и их награды.</translation>
    </message>
    <message>
        <source>All players begin with the same ten cards.</source>
        <translation>Все начинают с одинаковыми десятью картами.</translation>
    </message>
    <message>
        <source>All that Slig Farmer brings is one gain.</source>
        <translation>Всё, что даёт «Разводчик слигов», — одно получение.</translation>
    </message>
    <message>
        <source>All three Spies of a player begin in the supply.</source>
        <translation>Все три шпиона игрока сначала в его личном запасе.</translation>
    </message>
    <message>
        <source>An Agent sent to a Combat space may deploy this turn&apos;s recruits and up to two more troops.</source>
        <translation>Отправив агента в ячейку конфликта, можно разместить нанятые в этот ход отряды и ещё до двух других.</translation>
    </message>
    <message>
        <source>An Agent sent to a controlled space earns the marker&apos;s owner 1 Solari, or 1 spice at Imperial Basin.</source>
        <translation>Любой агент, отправленный в контролируемую ячейку, приносит хозяину жетона 1 солярий, в Имперской котловине — 1 Пряность.</translation>
    </message>
    <message>
        <source>An Intrigue card put below its deck is not shown.</source>
        <translation>Карту интриги, которую кладут под колоду, не показывают.</translation>
    </message>
    <message>
        <source>An Objective can be turned face down like a won Conflict.</source>
        <translation>Карту задачи можно перевернуть, как карту выигранного конфликта.</translation>
    </message>
    <message>
        <source>An acquired card goes to the discard pile and cannot be used yet.</source>
        <translation>Купленная карта идёт в сброс и пока не действует.</translation>
    </message>
    <message>
        <source>An arrow has a cost on one side and a gain on the other; nobody has to pay.</source>
        <translation>У стрелки с одной стороны стоимость, с другой выгода; платить никто не обязан.</translation>
    </message>
    <message>
        <source>An arrow is paid at most once for each use of its card.</source>
        <translation>Стрелка оплачивается не больше одного раза за каждое применение карты.</translation>
    </message>
    <message>
        <source>An arrow works once.</source>
        <translation>Стрелка: один раз.</translation>
    </message>
    <message>
        <source>An arrow works only once, unless a Conflict reward is doubled.</source>
        <translation>Стрелка срабатывает один раз, если награда за конфликт не удвоена.</translation>
    </message>
    <message>
        <source>An empty Intrigue deck is remade from its discard pile; if both are empty, no card is drawn.</source>
        <translation>Пустая колода интриг собирается из своего сброса; если пусты оба, карты не будет.</translation>
    </message>
    <message>
        <source>An empty supply gives no troops: those on the board stay where they are.</source>
        <translation>Пустой запас не даёт отрядов: те, что на поле, остаются на месте.</translation>
    </message>
    <message>
        <source>An opponent who must discard more cards than in hand discards the whole hand.</source>
        <translation>Соперник, который должен сбросить больше карт, чем у него есть, сбрасывает всю руку.</translation>
    </message>
    <message>
        <source>Any number can be held and played.</source>
        <translation>Держать и разыгрывать можно сколько угодно карт.</translation>
    </message>
    <message>
        <source>Any number of Intrigue cards; the Baron&apos;s tokens once per game.</source>
        <translation>Карт интриг — сколько угодно; жетоны барона — один раз за игру.</translation>
    </message>
    <message>
        <source>Appropriate: all in spice or all in Solari; Negotiators lower both.</source>
        <translation>«Присвоение»: всё Пряностью или всё соляриями; переговорщики снижают и то, и другое.</translation>
    </message>
    <message>
        <source>Are arrows that would only move a token from step 7 offered? No; Reclaimed Forces recruit.</source>
        <translation>Предлагают ли стрелки, которые лишь двигали бы фишку с шага 7? Нет; «Надзиратели» нанимают.</translation>
    </message>
    <message>
        <source>Armand counts two Agents on any of the three kinds of spaces, alike or not.</source>
        <translation>Арманд считает двух агентов в ячейках любого из трёх видов, одинаковых или разных.</translation>
    </message>
    <message>
        <source>Arrakeen, Spice Refinery and Imperial Basin can be controlled; they earn 1 Solari or 1 spice.</source>
        <translation>Арракин, Завод по очистке Пряности и Имперскую котловину можно контролировать: они приносят 1 солярий или 1 Пряность.</translation>
    </message>
    <message>
        <source>As Influence is lost one by one, only players who were tied can take the Alliance.</source>
        <translation>Падение на один шаг никогда не оставляет нескольких наследников, кроме тех, у кого была ничья.</translation>
    </message>
    <message>
        <source>Assembly Hall: an Intrigue card now, 1 Persuasion later if the Agent is still there.</source>
        <translation>Зал заседаний: карта интриги сейчас, 1 очко убеждения потом, если агент ещё там.</translation>
    </message>
    <message>
        <source>At 4: a Spy, 3 Solari, an Intrigue card or 1 water, from the Emperor to the Fremen.</source>
        <translation>За 4: шпион, 3 солярия, карта интриги или 1 вода — от Императора до Фрименов.</translation>
    </message>
    <message>
        <source>At a Bene Gesserit space Jessica may exchange her memories for cards and is flipped for good.</source>
        <translation>В ячейке Бене Гессерит Джессика может обменять воспоминания на карты и переворачивается навсегда.</translation>
    </message>
    <message>
        <source>At a Maker it takes the bonus spice; then sandworms if hooks and Conflict allow it, or base spice.</source>
        <translation>У Подателя он берёт бонусную Пряность; затем песчаных червей, если есть крюк и позволяет конфликт, или базовое количество.</translation>
    </message>
    <message>
        <source>At other levels, and with two people, everybody may pick variants.</source>
        <translation>На других уровнях и вдвоём варианты выбирает каждый.</translation>
    </message>
    <message>
        <source>At the end all cards in play are discarded, and leftover Persuasion is lost.</source>
        <translation>В конце все свои активные карты сбрасываются, остаток убеждения пропадает.</translation>
    </message>
    <message>
        <source>At the end of the round the Mentat returns to its space.</source>
        <translation>В конце раунда ментат возвращается в свою ячейку.</translation>
    </message>
    <message>
        <source>At the end of the track further Tleilaxu icons do nothing.</source>
        <translation>В конце трека новые символы тлейлаксу ничего не дают.</translation>
    </message>
    <message>
        <source>At the start the Mentat and all four Alliance tokens are on the board.</source>
        <translation>Сначала ментат и все четыре жетона союза лежат на поле.</translation>
    </message>
    <message>
        <source>At the start: Ilesa&apos;s card, Hundro&apos;s Intrigue card, an Ix contract.</source>
        <translation>В начале: карта Илесы, карта интриги Хундро, контракт Икса.</translation>
    </message>
    <message>
        <source>Base Conflicts have no battle icon; their winner keeps them; those for Carthag are left out.</source>
        <translation>На базовых конфликтах нет символов сражения; победитель хранит их; конфликты за Карфаг не берут.</translation>
    </message>
    <message>
        <source>Base cards that move troops do not affect sandworms; a troop in the Conflict means a unit there.</source>
        <translation>Базовые карты, которые перемещают отряды, не трогают песчаных червей; «отряд в зоне конфликта» на них — это подразделение.</translation>
    </message>
    <message>
        <source>Before its turn ends, the Rival buys what it can.</source>
        <translation>Перед концом своего хода оппонент покупает, что может.</translation>
    </message>
    <message>
        <source>Beguiling Pheromones must trash one of the pair; it may be one that would go anyway.</source>
        <translation>«Чарующие феромоны» обязаны удалить одну из пары, можно и ту, что всё равно уйдёт.</translation>
    </message>
    <message>
        <source>Beguiling Pheromones: may both cards stay? No, and alone it trashes itself.</source>
        <translation>«Чарующие феромоны»: могут ли остаться обе карты? Нет; без пары карта удаляет себя.</translation>
    </message>
    <message>
        <source>Being made to discard never costs an Intrigue card.</source>
        <translation>Кто должен сбросить карту, никогда не теряет карту интриги.</translation>
    </message>
    <message>
        <source>Bindu Suspension is played at the start of a turn: draw, then you may skip the turn.</source>
        <translation>«Бинду-остановка» открывает ход: возьмите карту, затем ход можно пропустить.</translation>
    </message>
    <message>
        <source>Bindu Suspension: is skipping the turn mandatory? No.</source>
        <translation>«Бинду-остановка»: обязательно ли пропускать ход? Нет.</translation>
    </message>
    <message>
        <source>Bindu Suspension: skipping the turn is optional.</source>
        <translation>«Бинду-остановка»: пропускать ход не обязательно.</translation>
    </message>
    <message>
        <source>Board spaces and tracks give a Rival nothing: only cards, abilities, spice, control and rewards do.</source>
        <translation>Ячейки и треки оппоненту ничего не дают: только карты, способности, Пряность, контроль и награды.</translation>
    </message>
    <message>
        <source>Both Agent boxes and the space are resolved in any order, even mixed.</source>
        <translation>Оба эффекта агента и ячейку выполняют в любом порядке, даже вперемешку.</translation>
    </message>
    <message>
        <source>Both are chosen as the Agent is sent; cards drawn after that cannot join.</source>
        <translation>Обе выбирают при отправке агента; взятую потом карту добавить нельзя.</translation>
    </message>
    <message>
        <source>Both cards have sent the Agent, whichever of them had the icon.</source>
        <translation>Агента отправили обе карты, на какой бы из них ни был символ.</translation>
    </message>
    <message>
        <source>Brutal Escalation: two cards for the combat bonus in a Conflict III.</source>
        <translation>Жестокая эскалация: в конфликте уровня III бонус к боевой силе дают две карты.</translation>
    </message>
    <message>
        <source>Calculated Hire and Sort Through the Chaos are taken out, as there is no Mentat.</source>
        <translation>«Своевременный наём» и «Преодоление хаоса» убирают, потому что ментата нет.</translation>
    </message>
    <message>
        <source>Can a Plot be played that would change nothing? No.</source>
        <translation>Можно ли разыграть карту заговора, которая ничего не изменит? Нет.</translation>
    </message>
    <message>
        <source>Card, space, Infiltrate, cost, Agent, Gather Intelligence; then the effects in any order.</source>
        <translation>Карта, ячейка, внедрение, стоимость, агент, разведка; затем эффекты в любом порядке.</translation>
    </message>
    <message>
        <source>Cards for winning a Conflict come only from the base game.</source>
        <translation>Карты на победу в сражении есть только в базовой игре.</translation>
    </message>
    <message>
        <source>Cards for winning are played with the rewards, mixed as the winner likes; not after a tie.</source>
        <translation>Карты на победу разыгрываются вместе с наградами, в порядке по выбору победителя; после ничьей — нет.</translation>
    </message>
    <message>
        <source>Cards from Agent turns and cards from the Reveal turn are kept apart.</source>
        <translation>Карты ходов отправки агентов и карты хода раскрытия карт лежат отдельно.</translation>
    </message>
    <message>
        <source>Cards of Spaceport that come after your Reveal turn are kept, and five more are drawn.</source>
        <translation>Карты «Космопорта», взятые после хода раскрытия карт, остаются, и к ним берут ещё пять.</translation>
    </message>
    <message>
        <source>Cards that come after your reveal are kept for the next round.</source>
        <translation>Карты, пришедшие после раскрытия, остаются на следующий раунд.</translation>
    </message>
    <message>
        <source>Cards that opponents make you discard unload, in seat order from the left.</source>
        <translation>Карты, сброшенные по воле соперника, срабатывают, по очереди слева.</translation>
    </message>
    <message>
        <source>Cards unloaded in another&apos;s turn: their owners, one by one from that player&apos;s left.</source>
        <translation>Балласт в чужой ход: хозяева карт по очереди, слева от активного игрока.</translation>
    </message>
    <message>
        <source>Cards: what to pay or to trash, which two of several, which troops.</source>
        <translation>Карты: что платить или удалять, какие два варианта из нескольких, какие отряды.</translation>
    </message>
    <message>
        <source>Carthag here: no space and no troop, but the rest is done; then another card is turned up.</source>
        <translation>Карфаг здесь: ни ячейки, ни отряда, но остальное выполняют; затем открывают ещё одну карту.</translation>
    </message>
    <message>
        <source>Carthag in Uprising: the Rival sends nobody and recruits nobody, but does the rest.</source>
        <translation>Карфаг в «Восстании»: оппонент никого не отправляет и не нанимает, но делает остальное.</translation>
    </message>
    <message>
        <source>Changes of troops or strength take effect at once.</source>
        <translation>То, что карта делает с отрядами или боевой силой, видно сразу.</translation>
    </message>
    <message>
        <source>Chaumurky decides a tie on points before anything else is looked at.</source>
        <translation>«Чаумурки» разрешает ничью по очкам, и больше ничего не сравнивают.</translation>
    </message>
    <message>
        <source>Choice of a Faction: where the Rival has the least Influence; then by its priorities.</source>
        <translation>Свободный выбор фракции: где у оппонента меньше всего влияния; затем по его приоритетам.</translation>
    </message>
    <message>
        <source>Clandestine Meeting sends an Agent only with an icon from elsewhere.</source>
        <translation>«Тайная встреча» отправляет агента только по символу, взятому у другой карты.</translation>
    </message>
    <message>
        <source>Clockwise from the First Player: play Combat cards or pass.</source>
        <translation>По часовой стрелке от первого игрока: разыграйте карты сражения или спасуйте.</translation>
    </message>
    <message>
        <source>Column 4 gives the first genetic marker, column 8 the second; they are never lost.</source>
        <translation>Столбец 4 даёт первый генетический маркер, столбец 8 — второй; потерять их нельзя.</translation>
    </message>
    <message>
        <source>Conditions are checked on resolving, not on playing.</source>
        <translation>Условие проверяется при выполнении эффекта, а не при розыгрыше карты.</translation>
    </message>
    <message>
        <source>Conditions look at the current Influence, or at the Alliance token itself.</source>
        <translation>Условия смотрят на нынешнее значение или на сам жетон союза.</translation>
    </message>
    <message>
        <source>Conditions must be met and costs paid: a line cannot be played for nothing.</source>
        <translation>Условия должны выполняться, а стоимость — оплачиваться: впустую строку не разыграть.</translation>
    </message>
    <message>
        <source>Conflicts of Rise of Ix are left out unless somebody wants them; an Epic game needs one of them.</source>
        <translation>Конфликты «Расцвета иксианцев» откладывают, если они никому не нужны; эпическому режиму нужен один.</translation>
    </message>
    <message>
        <source>Conflicts of the base game are left out unless somebody wants them.</source>
        <translation>Конфликты базовой игры не берут, если никто этого не хочет.</translation>
    </message>
    <message>
        <source>Contracts may be in the game, but Rivals ignore them.</source>
        <translation>Контракты могут быть в игре, но оппоненты их не берут.</translation>
    </message>
    <message>
        <source>Contracts of Rise of Ix are for people only.</source>
        <translation>Контракты «Расцвета иксианцев» — только для людей.</translation>
    </message>
    <message>
        <source>Contracts require a visit, spice at a Maker space, The Spice Must Flow, or nothing.</source>
        <translation>Контракты требуют посещения, Пряности у Подателя, карты «Пряность должна поступать» или ничего.</translation>
    </message>
    <message>
        <source>Control also gives a defending troop at the start of a round.</source>
        <translation>Контроль также даёт защитнику отряд в начале раунда.</translation>
    </message>
    <message>
        <source>Control and the battle icon are gained once.</source>
        <translation>Контроль и символ сражения получают один раз.</translation>
    </message>
    <message>
        <source>Control markers and the council token are not used yet.</source>
        <translation>Жетоны контроля и фишка советника пока не использованы.</translation>
    </message>
    <message>
        <source>Control of a place below a dreadnought works once the dreadnought has left.</source>
        <translation>Контроль над ячейкой под дредноутом начинает действовать, когда тот уйдёт.</translation>
    </message>
    <message>
        <source>Copied by Ghola, Guild Accord and Helena&apos;s ring work a second time.</source>
        <translation>Скопированные «Гхолой» «Соглашение с Гильдией» и кольцо Елены действуют ещё раз.</translation>
    </message>
    <message>
        <source>Costs in rewards may be declined; recruits come before troops in the Conflict are back in supply.</source>
        <translation>От оплаты в наградах можно отказаться; наём — до возвращения участников в запас.</translation>
    </message>
    <message>
        <source>Counterattack is no Plot for whoever has no troop in the garrison.</source>
        <translation>У кого нет отрядов в гарнизоне, тот не разыгрывает «Контратаку» как заговор.</translation>
    </message>
    <message>
        <source>Court Intrigue without an Intrigue deck: the card that went down comes up again.</source>
        <translation>«Дворцовые интриги» без колоды интриг: вернётся та же карта.</translation>
    </message>
    <message>
        <source>Crossed swords mark the ten Combat spaces.</source>
        <translation>Десять ячеек конфликта отмечены скрещёнными мечами.</translation>
    </message>
    <message>
        <source>Deep Desert, Hagga Basin and Imperial Basin gather spice.</source>
        <translation>Глубокая пустыня, Котловина Хагга и Имперская котловина накапливают Пряность.</translation>
    </message>
    <message>
        <source>Deploying is possible at any time between sending the Agent and ending the turn.</source>
        <translation>Размещать можно в любой момент между отправкой агента и концом хода.</translation>
    </message>
    <message>
        <source>Desert Ambush: troops counted cannot be taken back; sandworms stay.</source>
        <translation>«Засада в пустыне»: учтённые отряды нельзя забрать назад; черви остаются.</translation>
    </message>
    <message>
        <source>Destroying the Shield Wall is optional and permanent: every Conflict is then open to sandworms.</source>
        <translation>Стену уничтожают по желанию и навсегда: тогда песчаным червям открыт каждый конфликт.</translation>
    </message>
    <message>
        <source>Detonation Devices: one goes to the supply for a point, and then none takes a space.</source>
        <translation>«Взрывные устройства»: один уходит в личный запас за победное очко, и тогда ячейку не занимает никто.</translation>
    </message>
    <message>
        <source>Detonation Devices: one point for each win; a second dreadnought returns to the garrison.</source>
        <translation>«Взрывные устройства»: одно очко за победу; второй дредноут возвращается в гарнизон.</translation>
    </message>
    <message>
        <source>Discarding is mandatory unless it is a cost.</source>
        <translation>Сброс карт обязателен, если это не стоимость.</translation>
    </message>
    <message>
        <source>Discarding means discarding cards of your choice from your hand.</source>
        <translation>Сбросить — отложить с руки карты по своему выбору.</translation>
    </message>
    <message>
        <source>Disguised Bureaucrat cannot be played before the first marker.</source>
        <translation>«Ложного чиновника» нельзя разыграть до первого маркера.</translation>
    </message>
    <message>
        <source>Dispatch an Envoy adds ordinary Faction icons, no infiltration.</source>
        <translation>«Посол доброй воли» добавляет обычные символы фракций, без внедрения.</translation>
    </message>
    <message>
        <source>Dispatch an Envoy also serves a card that has no icon.</source>
        <translation>«Посол доброй воли» поможет и карте без символов.</translation>
    </message>
    <message>
        <source>Dispatch an Envoy serves one card of a pair; Slig Farmer counts those icons, too.</source>
        <translation>«Посол доброй воли» помогает одной карте пары; «Разводчик слигов» считает и те символы.</translation>
    </message>
    <message>
        <source>Disposal Facility looks at the Persuasion that is left at that moment.</source>
        <translation>«Очистные сооружения» смотрят на убеждение, которое есть в этот момент.</translation>
    </message>
    <message>
        <source>Distraction comes after three deployed units; its post may be shared.</source>
        <translation>«Отвлекающий манёвр» — после трёх размещённых подразделений; его пункт может быть общим.</translation>
    </message>
    <message>
        <source>Distraction does not wait: see Q4.</source>
        <translation>«Отвлекающий манёвр» не ждёт: см. Q4.</translation>
    </message>
    <message>
        <source>Diversion comes after four deployed units.</source>
        <translation>«Отвлечение внимания» — после четырёх размещённых подразделений.</translation>
    </message>
    <message>
        <source>Do Reclaimed Forces count as acquiring a card? Yes.</source>
        <translation>Считать ли «Надзирателей» покупкой карты? Да.</translation>
    </message>
    <message>
        <source>Do Rivals of two people gain from Dividends in Uprising? Yes.</source>
        <translation>Получают ли оппоненты двух людей дивиденды в «Восстании»? Да.</translation>
    </message>
    <message>
        <source>Does a tile acquired this turn already work? Yes.</source>
        <translation>Действует ли уже жетон, полученный в этот ход? Да.</translation>
    </message>
    <message>
        <source>Does an Intrigue card that is trashed for research leave the game? Yes.</source>
        <translation>Выходит ли из игры карта интриги, удалённая ради исследования? Да.</translation>
    </message>
    <message>
        <source>Dreadnought for two people recruits two troops.</source>
        <translation>«Дредноут» для двоих нанимает два отряда.</translation>
    </message>
    <message>
        <source>Dreadnought: for 3 Solari a dreadnought and a tile at its full price, one of them, or neither.</source>
        <translation>«Дредноут»: за 3 солярия дредноут и жетон по полной цене — оба, один из них или ничего.</translation>
    </message>
    <message>
        <source>Dreadnoughts begin in the supply, Freighters at the bottom of their track.</source>
        <translation>Дредноуты начинают в личном запасе, транспортники — внизу своего трека.</translation>
    </message>
    <message>
        <source>Dreadnoughts can take Arrakeen, Spice Refinery and Imperial Basin.</source>
        <translation>Дредноуты могут занять Арракин, Завод по очистке Пряности и Имперскую котловину.</translation>
    </message>
    <message>
        <source>Each Negotiator brought home lowers the price by 1, discount or not, but not below 0.</source>
        <translation>Каждый вернувшийся переговорщик снижает цену на 1, независимо от скидки, но не ниже 0.</translation>
    </message>
    <message>
        <source>Each Rival counts as if it had two copies of The Spice Must Flow.</source>
        <translation>Считается, что у каждого оппонента две карты «Пряность должна поступать».</translation>
    </message>
    <message>
        <source>Each Rival has a Tleilaxu token; none has research, specimens or Family Atomics.</source>
        <translation>У каждого оппонента есть фишка тлейлаксу, но нет исследований, образцов и атомного оружия.</translation>
    </message>
    <message>
        <source>Each dreadnought in the Conflict is worth 3 strength, each of Rhombur&apos;s 4.</source>
        <translation>Каждый дредноут в зоне конфликта — это 3 боевой силы, у Ромбура — 4.</translation>
    </message>
    <message>
        <source>Each is the other&apos;s partner for this turn; then they lie in play like all cards.</source>
        <translation>В этот ход каждая из них сращена с другой; потом они лежат среди активных, как все карты.</translation>
    </message>
    <message>
        <source>Each player begins with 1 water and no other resources.</source>
        <translation>В начале у каждого одна вода и никаких других ресурсов.</translation>
    </message>
    <message>
        <source>Each player has 12 troops, up to 3 Agents, and markers.</source>
        <translation>У каждого 12 отрядов, до 3 собственных агентов и свои жетоны.</translation>
    </message>
    <message>
        <source>Each player has a Leader, chosen or dealt.</source>
        <translation>У каждого свой лидер, выбранный или розданный.</translation>
    </message>
    <message>
        <source>Each player has a quadrant of the Conflict, only to see whose units are whose.</source>
        <translation>У каждого свой квадрант зоны конфликта, только для наглядности.</translation>
    </message>
    <message>
        <source>Each player has the same pieces as in the base game, and three Spies.</source>
        <translation>У каждого то же, что в базовой игре, и три шпиона.</translation>
    </message>
    <message>
        <source>Effects must be resolved, except those that say &quot;may&quot;, the costs of arrows and the trash icon.</source>
        <translation>Обязательны все эффекты, кроме тех, где сказано «можете», стоимости у стрелок и символа удаления.</translation>
    </message>
    <message>
        <source>Effects that let an Agent ignore others work besides Spies; the card Infiltrate needs no Spy.</source>
        <translation>Эффекты, с которыми чужие агенты не мешают, действуют независимо от шпионов; карте «Внедрение» шпион не нужен.</translation>
    </message>
    <message>
        <source>Eight cards unload; none of them gives Persuasion or swords.</source>
        <translation>Балласт есть у восьми карт; ни одна не даёт убеждения или мечей.</translation>
    </message>
    <message>
        <source>Elsewhere no troops are deployed; deployment by a card has its own limit.</source>
        <translation>В других ячейках ничего не размещают; у размещения по карте свой предел.</translation>
    </message>
    <message>
        <source>Epic game: both Experimentation stay; Control the Spice begins in each discard pile.</source>
        <translation>Эпический режим: обе карты «Эксперименты» остаются; «Контроль над Пряностью» начинает в сбросе каждого.</translation>
    </message>
    <message>
        <source>Every discard counts, whoever causes it and whenever; Clean Up and acquiring are none.</source>
        <translation>Считается любой сброс, чей бы он ни был; уход активных карт и покупка — не сброс.</translation>
    </message>
    <message>
        <source>Every starting deck is shuffled.</source>
        <translation>Каждая стартовая колода перемешивается.</translation>
    </message>
    <message>
        <source>Everybody begins with Family Atomics.</source>
        <translation>Каждый начинает с семейным атомным оружием.</translation>
    </message>
    <message>
        <source>Everybody begins with an Intrigue card; Hundro chooses his own after that.</source>
        <translation>Каждый начинает с картой интриги; Хундро выбирает свою после этого.</translation>
    </message>
    <message>
        <source>Everybody has a Freighter and two dreadnoughts, and in an Epic game Control the Spice.</source>
        <translation>У каждого транспортник и два дредноута, а в эпическом режиме ещё и карта «Контроль над Пряностью».</translation>
    </message>
    <message>
        <source>Everybody has a research token, a Tleilaxu token, Family Atomics and two Experimentation cards.</source>
        <translation>У каждого фишка исследований, фишка тлейлаксу, семейное атомное оружие и две карты «Эксперименты».</translation>
    </message>
    <message>
        <source>Everybody is dealt an Objective for the number of players; one of them names the First Player.</source>
        <translation>Каждому раздаётся карта задачи для этого числа игроков; одна называет первого игрока.</translation>
    </message>
    <message>
        <source>Everybody sees who still has them, and nobody can take them away.</source>
        <translation>Все видят, у кого оно ещё есть, и отнять его нельзя.</translation>
    </message>
    <message>
        <source>Everybody who gets there gains the points, the 2 spice at 4 only whoever comes first.</source>
        <translation>Очки получает каждый, кто дошёл, 2 Пряности на шаге 4 — только первый.</translation>
    </message>
    <message>
        <source>Everybody&apos;s tiles are public, and there may be any number of them.</source>
        <translation>Жетоны каждого игрока видны всем, и их может быть сколько угодно.</translation>
    </message>
    <message>
        <source>Everything else is set up as ever.</source>
        <translation>Всё остальное готовят как обычно.</translation>
    </message>
    <message>
        <source>Experimentation joins the starting decks of Uprising alike.</source>
        <translation>«Эксперименты» точно так же входят в стартовые колоды «Восстания».</translation>
    </message>
    <message>
        <source>Expert Deployment compares strength, and holds back troops but no dreadnoughts.</source>
        <translation>«Умелое размещение» сравнивает боевую силу и удерживает отряды, но не дредноуты.</translation>
    </message>
    <message>
        <source>Expert Deployment does not stop dreadnoughts.</source>
        <translation>«Умелое размещение» дредноутов не удерживает.</translation>
    </message>
    <message>
        <source>Expert Deployment: Rivals deploy all or nothing.</source>
        <translation>Умелое размещение: оппоненты размещают всё или ничего.</translation>
    </message>
    <message>
        <source>Expert Deployment: except in a Conflict III, nothing is deployed while 4 or more strength ahead.</source>
        <translation>Умелое размещение: при перевесе хотя бы в 4 боевой силы отряды не размещаются, если это не конфликт уровня III.</translation>
    </message>
    <message>
        <source>Expert Deployment: in a Conflict I or II no troops while at least 3 units ahead of everybody else.</source>
        <translation>Умелое размещение: в конфликте уровня I или II никаких отрядов, если подразделений на 3 больше, чем у всех.</translation>
    </message>
    <message>
        <source>Factions on Tleilaxu cards count as they do on others.</source>
        <translation>Фракции на картах тлейлаксу действуют так же, как на других.</translation>
    </message>
    <message>
        <source>Feyd gets nothing more at the end of his track.</source>
        <translation>В конце своего трека Фейд больше ничего не получает.</translation>
    </message>
    <message>
        <source>Feyd may recall one Spy in his Reveal turn for 2 swords.</source>
        <translation>Фейд в свой ход раскрытия карт может вернуть одного шпиона за 2 меча.</translation>
    </message>
    <message>
        <source>Feyd starts at the left of his track, Jessica on her front, Staban without Diplomacy.</source>
        <translation>Фейд начинает слева на своём треке, Джессика — лицевой стороной, Стабан — без «Дипломатии».</translation>
    </message>
    <message>
        <source>Feyd&apos;s ring moves his token a space; forks are his choice, and at the end nothing is left.</source>
        <translation>Кольцо Фейда двигает жетон на ячейку; развилки — на его выбор, в конце не остаётся ничего.</translation>
    </message>
    <message>
        <source>Finesse may lose and gain with one and the same Faction.</source>
        <translation>«Тонкий ход» может потерять и получить влияние в одной фракции.</translation>
    </message>
    <message>
        <source>Five Hagal cards of covered spaces are taken out.</source>
        <translation>Пять карт Хагаль для закрытых ячеек убирают.</translation>
    </message>
    <message>
        <source>Five of the new Imperium cards and four of the new Intrigue cards are there twice.</source>
        <translation>Пять новых карт Империи и четыре новые карты интриг есть в двух экземплярах.</translation>
    </message>
    <message>
        <source>Five phases: start, turns, Combat, Makers, Recall.</source>
        <translation>Пять фаз: начало, ходы, сражение, Податели, возвращение.</translation>
    </message>
    <message>
        <source>Five troops begin in each garrison.</source>
        <translation>В каждом гарнизоне сначала пять отрядов.</translation>
    </message>
    <message>
        <source>Flipping uses a tile once in a round, in either kind of turn; it is turned back as a round starts.</source>
        <translation>Переворот — раз за раунд в ход любого вида; в начале раунда жетон переворачивают обратно.</translation>
    </message>
    <message>
        <source>Foldspace stays out, and so do cards for another number of people.</source>
        <translation>«Свёрнутое пространство» и карты для другого числа людей не участвуют.</translation>
    </message>
    <message>
        <source>For Armand the Mentat is an Agent.</source>
        <translation>Для Арманда ментат — агент.</translation>
    </message>
    <message>
        <source>For Spies and contracts a grafted pair is one card; the Spy icon may be on either.</source>
        <translation>Для шпионов и контрактов сращённая пара — одна карта; символ шпиона может быть на любой.</translation>
    </message>
    <message>
        <source>For Stitched Horror and Long Reach both choices are named first.</source>
        <translation>Для «Сшитого ужаса» и «Далёкого визита» оба выбора называют заранее.</translation>
    </message>
    <message>
        <source>For Tleilaxu Infiltrator no Spy is needed, but one may help; your own Agents still block.</source>
        <translation>«Лазутчику Тлейлаксу» шпион не нужен, но может помочь; свои агенты по-прежнему мешают.</translation>
    </message>
    <message>
        <source>For a first game: alone, Rivals with a high Swordmaster value; with two people, one that cannot win.</source>
        <translation>Для первой игры: в одиночку — оппоненты с высокой ценностью оружейника; вдвоём — тот, кто не может победить.</translation>
    </message>
    <message>
        <source>Four Intrigue cards of a Rival are enough to lose one by theft.</source>
        <translation>Четырёх карт интриг у оппонента довольно, чтобы одну украли.</translation>
    </message>
    <message>
        <source>Four new Hagal cards take the places of the three for Carthag: one card more.</source>
        <translation>Четыре новые карты Хагаль вместо трёх карт Карфага: на одну больше.</translation>
    </message>
    <message>
        <source>Four spaces in the corner of the board give way to two new ones and the Shipping track.</source>
        <translation>Четыре ячейки в углу поля уступают место двум новым и треку поставки.</translation>
    </message>
    <message>
        <source>Freighter icon: advance by a space, or recall it for the rewards of its space and those below.</source>
        <translation>Символ транспортника: продвиньте его на деление или верните ради наград этого и всех делений ниже.</translation>
    </message>
    <message>
        <source>Freighter icons of Conflicts work alike; cards drawn by them wait for the next round.</source>
        <translation>В наградах за конфликт символы действуют так же; взятые так карты ждут следующего раунда.</translation>
    </message>
    <message>
        <source>Freighter: advance, recall or neither; the order of the rewards, and each choice in them.</source>
        <translation>Транспортник: продвинуть, вернуть или нет; порядок наград и каждый выбор в них.</translation>
    </message>
    <message>
        <source>From the moment the card above them is revealed, the Swordmasters are Agents.</source>
        <translation>С того момента, когда открыта карта над ними, оружейники — агенты.</translation>
    </message>
    <message>
        <source>From the start it leads through eight columns: one node, then two, then three in each.</source>
        <translation>От начала он ведёт через восемь столбцов: одно деление, затем два, затем по три.</translation>
    </message>
    <message>
        <source>Further Persuasion: 2 for a High Council seat, 1 for an Agent at Hall of Oratory, and waiting Plots.</source>
        <translation>Ещё убеждение: 2 за место в Совете, 1 за агента в Зале выступлений, ждущие карты заговора.</translation>
    </message>
    <message>
        <source>Games without the module pay 2 Solari.</source>
        <translation>В играх без модуля — 2 солярия.</translation>
    </message>
    <message>
        <source>Gather Intelligence: one recalled Spy is worth one card, before anything else happens.</source>
        <translation>Разведка: один возвращённый шпион — одна карта, раньше всего остального.</translation>
    </message>
    <message>
        <source>Gather Support and Spice Refinery give more for a cost that is chosen on sending.</source>
        <translation>Поиск поддержки и Завод по очистке Пряности дают больше за плату, выбранную при отправке.</translation>
    </message>
    <message>
        <source>Ghola copies limits of a box, too; a copied Steersman needs one more Agent to recall.</source>
        <translation>«Гхола» копирует и ограничения эффекта; скопированному «Штурману» нужен ещё один агент для возврата.</translation>
    </message>
    <message>
        <source>Ghola copies no more than the Agent box: a ring works twice, 2 Influence for a visit stay 2.</source>
        <translation>«Гхола» копирует только эффект агента: кольцо действует дважды, 2 влияния за визит остаются 2.</translation>
    </message>
    <message>
        <source>Ghola copies the whole Agent box; Power Play still gives 2, Carryall four times its spice.</source>
        <translation>«Гхола» копирует весь эффект агента; «Борьба за власть» даёт 2, «Грузолёт» — вчетверо больше.</translation>
    </message>
    <message>
        <source>Go to 11 is for those who want it, with Rivals and on either board.</source>
        <translation>«Перейти к 11» — по желанию, и с оппонентами, и на обоих полях.</translation>
    </message>
    <message>
        <source>Go to 11 suits solo games, too.</source>
        <translation>«Перейти к 11» подходит и для одиночной игры.</translation>
    </message>
    <message>
        <source>Go to 11: 11 points end the game; four players start without a point instead, and go to 10.</source>
        <translation>«Перейти к 11»: игру завершают 11 очков; вчетвером вместо этого начинают без очка и играют до 10.</translation>
    </message>
    <message>
        <source>Grafted with Ghola, Long Reach has all three of its icons.</source>
        <translation>Сращённый с «Гхолой», «Далёкий визит» имеет все три своих символа.</translation>
    </message>
    <message>
        <source>Grafting: the partner, whose icon is used, and whom an Envoy helps.</source>
        <translation>Сращивание: какая вторая карта, чей символ и какой из них помогает посол.</translation>
    </message>
    <message>
        <source>Gurney, Amber and Muad&apos;Dib have abilities for Reveal turns, Staban one for the turns of others.</source>
        <translation>Способности Гурни, Амбер и Муад&apos;Диба действуют в ход раскрытия карт, способность Стабана — в чужие ходы.</translation>
    </message>
    <message>
        <source>Hagal cards are turned up until one has an empty space; an Agent goes there, the card is resolved.</source>
        <translation>Карты Хагаль открывают, пока одна не укажет пустую ячейку; туда идёт агент, и карта выполняется.</translation>
    </message>
    <message>
        <source>Hagga Basin, Deep Desert and Desert Power require hooks; bonus spice is taken in any case.</source>
        <translation>Котловина Хагга, Глубокая пустыня и «Сила пустыни» требуют крюка; бонусную Пряность берут всегда.</translation>
    </message>
    <message>
        <source>Half of the new Imperium cards would work without the Bene Tleilax board, too.</source>
        <translation>Половина новых карт Империи работала бы и без планшета Бене Тлейлаксу.</translation>
    </message>
    <message>
        <source>Hall of Oratory: a troop; later 1 Persuasion if the Agent is still there.</source>
        <translation>Зал выступлений: отряд; позже 1 очко убеждения, если агент не ушёл.</translation>
    </message>
    <message>
        <source>Harvest Cells comes after the rewards, in turn order; one just won may be played.</source>
        <translation>«Сбор клеток» разыгрывают после наград, в порядке ходов; только что полученную тоже можно.</translation>
    </message>
    <message>
        <source>Harvest Cells: three troops lost as the Conflict is cleared; each copy by itself.</source>
        <translation>«Сбор клеток»: три отряда потеряны при очистке зоны конфликта; каждая копия отдельно.</translation>
    </message>
    <message>
        <source>Harvest Spice: the free Maker with most bonus spice, then most spice in all; without any, ignored.</source>
        <translation>Добыча Пряности: свободная ячейка, где больше бонусной Пряности, затем — где больше всей; без бонусной — пропуск.</translation>
    </message>
    <message>
        <source>Harvest contracts count the whole turn&apos;s spice; others must be held on sending.</source>
        <translation>Контракты на добычу считают Пряность всего хода; прочие нужно иметь при отправке.</translation>
    </message>
    <message>
        <source>Harvest counts all spice of the turn, also earlier spice and spice that is spent.</source>
        <translation>Добыча учитывает всю Пряность хода, в том числе прежнюю и потраченную.</translation>
    </message>
    <message>
        <source>Helena keeps her card through her next Reveal turn; no Agent blocks hers on two kinds of spaces.</source>
        <translation>Карта Елены остаётся за ней до конца её следующего хода раскрытия карт; в ячейках двух видов её агентам никто не мешает.</translation>
    </message>
    <message>
        <source>Hidden: decks, unused Conflicts, others&apos; Intrigue cards, the Baron&apos;s tokens.</source>
        <translation>Тайна: колоды, неиспользованные конфликты, чужие карты интриг, жетоны барона.</translation>
    </message>
    <message>
        <source>High Council: 2 more Persuasion in this and all later Reveal turns.</source>
        <translation>Высший Совет: ещё 2 очка убеждения в этот и все следующие ходы раскрытия карт.</translation>
    </message>
    <message>
        <source>High Council: the seat first; later visits bring 2 spice, an Intrigue card and 3 troops.</source>
        <translation>Высший Совет: сначала место; следующие посещения дают 2 Пряности, карту интриги и 3 отряда.</translation>
    </message>
    <message>
        <source>Holtzman Engine counts every copy of The Spice Must Flow that you own.</source>
        <translation>«Двигатель Хольцмана» считает каждую вашу копию карты «Пряность должна поступать».</translation>
    </message>
    <message>
        <source>Hooks are taken once and kept; they come from Sietch Tabr.</source>
        <translation>Крюк берут один раз и навсегда; он из Сиетча Табр.</translation>
    </message>
    <message>
        <source>House Hagal as the third of two players takes no tiles.</source>
        <translation>В игре вдвоём Дом Хагаль жетонов не берёт.</translation>
    </message>
    <message>
        <source>House Hagal has three Agents from the start, no Leader, nobody in the garrison.</source>
        <translation>У Дома Хагаль с начала три агента, нет лидера, нет отрядов в гарнизоне.</translation>
    </message>
    <message>
        <source>House Hagal plays as ever, and the person has the whole of Immortality.</source>
        <translation>Дом Хагаль играет как обычно, а у человека всё «Бессмертие».</translation>
    </message>
    <message>
        <source>How far the Russian board guide goes.</source>
        <translation>Насколько полон русский справочник ячеек.</translation>
    </message>
    <message>
        <source>Icons of a space are separate effects; what is chosen as a whole is one effect.</source>
        <translation>Символы ячейки — отдельные эффекты; то, что выбирается целиком, — один.</translation>
    </message>
    <message>
        <source>Icons of space and card and the Influence for the visit can be resolved in any order, even mixed.</source>
        <translation>Символы ячейки и карты и влияние за посещение: в любом порядке, также вперемешку.</translation>
    </message>
    <message>
        <source>If an effect does both, the Shield Wall may be destroyed before the sandworm comes.</source>
        <translation>Если эффект делает и то и другое, стена может пасть раньше, чем придёт песчаный червь.</translation>
    </message>
    <message>
        <source>If it wins, the person who controls the place loses it; it never takes control.</source>
        <translation>Если он побеждает, контролирующий ячейку человек её теряет; сам он контроля не получает.</translation>
    </message>
    <message>
        <source>If no card of a whole deck can be used, the Rival is done for this round.</source>
        <translation>Если ни одна карта целой колоды не годится, оппонент в этом раунде больше не ходит.</translation>
    </message>
    <message>
        <source>If one of them is trashed early, what is left of its own box is lost, and no more.</source>
        <translation>Если одну из них удалили раньше срока, пропадает остаток её собственного эффекта, и только он.</translation>
    </message>
    <message>
        <source>If still tied, whoever revealed later in the last round wins.</source>
        <translation>Если ничья осталась, впереди тот, кто позже раскрыл карты в последнем раунде.</translation>
    </message>
    <message>
        <source>If two of four players tie for first, the others compete for the third reward.</source>
        <translation>Если вчетвером двое сыграли вничью на первом месте, остальные борются за третью награду.</translation>
    </message>
    <message>
        <source>Ilesa brings Foldspace with her, for nobody but herself.</source>
        <translation>Илеса приносит «Свёрнутое пространство» — только для себя.</translation>
    </message>
    <message>
        <source>Ilesa&apos;s card returns in her second turn; sending with it pays 1 spice for one icon, else 1 Solari.</source>
        <translation>Карта Илесы возвращается во второй ход; агент по ней даёт 1 Пряность за один символ, иначе 1 солярий.</translation>
    </message>
    <message>
        <source>Ilesa&apos;s icons are her own card&apos;s alone; Spaceport needs no marker; usurped cards unload.</source>
        <translation>У Илесы считаются символы только её карты; «Космопорту» маркер не нужен; узурпированные карты сбрасывают балласт.</translation>
    </message>
    <message>
        <source>Ilesa&apos;s ring is another way to Foldspace.</source>
        <translation>Кольцо Илесы — ещё один способ получить «Свёрнутое пространство».</translation>
    </message>
    <message>
        <source>Ilesa: all icons count; an extra turn may be her second, a skipped turn her first.</source>
        <translation>Илеса: считаются все символы; дополнительный ход может быть вторым, пропущенный — первым.</translation>
    </message>
    <message>
        <source>Imperial Bashar counts the others revealed with swords, Artillery all of them.</source>
        <translation>«Имперский башар» считает другие раскрытые карты с мечами, «Артиллерия» — все.</translation>
    </message>
    <message>
        <source>Imperial Basin yields 1 spice, Hagga Basin 2 for 1 water, The Great Flat 3 for 2 water.</source>
        <translation>Имперская котловина даёт 1 Пряность, Котловина Хагга — 2 за 1 воду, Великая Равнина — 3 за 2 воды.</translation>
    </message>
    <message>
        <source>Imperial Privilege: an Intrigue card for another, an Agent back, a card: all separate effects.</source>
        <translation>Имперская привилегия: карта интриги за другую, агент назад, карта — всё отдельно.</translation>
    </message>
    <message>
        <source>Imperium Ceremony with one card left: the discarded ones are shuffled below it.</source>
        <translation>«Имперская церемония», когда осталась одна карта: под неё кладут перемешанный сброс.</translation>
    </message>
    <message>
        <source>Imperium, Intrigue and House Hagal cards, 18 Tleilaxu cards, a fixed one, a board and a tile.</source>
        <translation>Карты Империи, интриг и Дома Хагаль, 18 карт тлейлаксу и одна постоянная, планшет и накладка.</translation>
    </message>
    <message>
        <source>In a Conflict III, too, no more than two troops come from the garrison.</source>
        <translation>И в конфликте уровня III из гарнизона приходит не больше двух отрядов.</translation>
    </message>
    <message>
        <source>In a Reveal turn lines for a marker wait for it, and give what they give once.</source>
        <translation>В ход раскрытия карт строки с маркером ждут его и дают своё один раз.</translation>
    </message>
    <message>
        <source>In a box copied by Ghola the other card is the one that was copied.</source>
        <translation>В эффекте, скопированном «Гхолой», вторая карта — та, что скопирована.</translation>
    </message>
    <message>
        <source>In a solo game the First Player marker goes round as always: a Rival that has it begins.</source>
        <translation>В одиночной игре жетон первого игрока ходит как обычно: оппонент с ним начинает.</translation>
    </message>
    <message>
        <source>In an Agent turn a Graft card is played with exactly one other card of your hand.</source>
        <translation>В ход отправки агента карту со сращиванием разыгрывают ровно с одной другой картой с руки.</translation>
    </message>
    <message>
        <source>In another&apos;s turn the owner of the card decides all of it there and then.</source>
        <translation>В чужой ход хозяин карты сразу решает всё сам.</translation>
    </message>
    <message>
        <source>In each starting deck Control the Spice stands for one Dune, the Desert Planet.</source>
        <translation>В каждой стартовой колоде «Контроль над Пряностью» занимает место одной карты «Дюна — Планета Пустыни».</translation>
    </message>
    <message>
        <source>In every starting deck two Experimentation stand for the two Dune, the Desert Planet.</source>
        <translation>В каждой стартовой колоде две карты «Эксперименты» вместо двух карт «Дюна — Планета Пустыни».</translation>
    </message>
    <message>
        <source>In play: up to Clean Up, not to the end of the round.</source>
        <translation>Активна — до шага сброса карт, а не до конца раунда.</translation>
    </message>
    <message>
        <source>In solo games Rivals take the troops that Conflicts reward.</source>
        <translation>В одиночной игре оппоненты берут отряды из наград за конфликт.</translation>
    </message>
    <message>
        <source>In the Endgame spice and Solari are counted, not spent; specimens are no garrison.</source>
        <translation>В конце игры Пряность и солярии считают, а не тратят; образцы — не гарнизон.</translation>
    </message>
    <message>
        <source>In the Endgame the wild icon makes a pair with any face-up card, which gives 1 point.</source>
        <translation>В конце игры универсальный символ составляет пару с любой открытой картой и даёт 1 очко.</translation>
    </message>
    <message>
        <source>In the Recall phase the Agents of Rivals return as well.</source>
        <translation>В фазе «Возвращение» агенты оппонентов тоже возвращаются.</translation>
    </message>
    <message>
        <source>In turn order, beginning with the First Player, players may play Endgame cards.</source>
        <translation>Каждый по очереди от первого игрока может разыграть свои карты цели.</translation>
    </message>
    <message>
        <source>Infiltrate: a recalled Spy lets the Agent ignore others&apos; Agents, never your own.</source>
        <translation>Внедрение: возвращённый шпион открывает агенту ячейку, занятую чужими агентами, но не своим.</translation>
    </message>
    <message>
        <source>Infiltration: with this icon the Agent may join any number of others&apos; Agents on a space.</source>
        <translation>Внедрение: с этим символом агент может войти к любому числу чужих агентов.</translation>
    </message>
    <message>
        <source>Influence beyond the top of a track is lost.</source>
        <translation>Влияние сверх последнего деления трека теряется.</translation>
    </message>
    <message>
        <source>Influence goes up and down one step at a time.</source>
        <translation>По трекам поднимаются и спускаются по одному шагу.</translation>
    </message>
    <message>
        <source>Influence is zero with all Factions at the start.</source>
        <translation>В начале влияние во всех фракциях равно нулю.</translation>
    </message>
    <message>
        <source>Influence of its choice: where it is lowest; the person decides ties and everything else.</source>
        <translation>Свободное влияние: где его меньше всего; человек решает ничьи и всё прочее.</translation>
    </message>
    <message>
        <source>Influence that no track has room for is lost.</source>
        <translation>Влияние, которому нет места ни на одном треке, теряется.</translation>
    </message>
    <message>
        <source>Influence with each of the four Factions runs from 0 to 6.</source>
        <translation>Влияние в каждой из четырёх фракций — от 0 до 6.</translation>
    </message>
    <message>
        <source>Influence, Alliance and bond before a colon work as in the base game.</source>
        <translation>Влияние, союз и связь перед двоеточием действуют, как в базовой игре.</translation>
    </message>
    <message>
        <source>Influence, Alliances, troops and, alone, the Signet Ring; no bonuses of tracks.</source>
        <translation>Влияние, союзы, отряды и, в одиночной игре, кольцо с печаткой; бонусов треков нет.</translation>
    </message>
    <message>
        <source>Interstellar Shipping asks for 2 Influence of Rivals as well.</source>
        <translation>«Межзвёздные перевозки» требуют 2 влияния и от оппонентов.</translation>
    </message>
    <message>
        <source>Interstellar Shipping needs 2 Guild Influence for two icons; Smuggling: 1 Solari and one icon.</source>
        <translation>«Межзвёздные перевозки»: два символа при 2 влияния в Гильдии; «Контрабанда»: 1 солярий и один символ.</translation>
    </message>
    <message>
        <source>Into the Conflict go the troops recruited, and up to two from the garrison.</source>
        <translation>Сражаются нанятые и до двух отрядов из гарнизона.</translation>
    </message>
    <message>
        <source>Intrigue cards come mostly from Secrets, Sardaukar and Assembly Hall.</source>
        <translation>Карты интриг дают прежде всего Тайны, Сардаукары и Зал заседаний.</translation>
    </message>
    <message>
        <source>Intrigue cards that a Rival pays with go to the discard pile, face up.</source>
        <translation>Карты интриг, которыми платит оппонент, идут в сброс лицевой стороной вверх.</translation>
    </message>
    <message>
        <source>Intrigue cards that were paid are discarded.</source>
        <translation>Карты интриг, отданные в уплату, сбрасываются.</translation>
    </message>
    <message>
        <source>Invasion Ships are flipped first, and serve one Agent.</source>
        <translation>«Корабли вторжения» переворачивают заранее, и служат они одному агенту.</translation>
    </message>
    <message>
        <source>Is Immortality offered to six people? No.</source>
        <translation>Можно ли играть в «Бессмертие» вшестером? Нет.</translation>
    </message>
    <message>
        <source>Is the Epic game played by three or four people only? Yes.</source>
        <translation>Эпический режим только для трёх или четырёх человек? Да.</translation>
    </message>
    <message>
        <source>Is the Row refilled when the deck is empty? No, it gets smaller.</source>
        <translation>Пополняется ли рынок без колоды? Нет, он уменьшается.</translation>
    </message>
    <message>
        <source>Is the promotional Piter in the game? No.</source>
        <translation>Есть ли в игре промокарта с Питером? Нет.</translation>
    </message>
    <message>
        <source>It acts after every Agent turn of the First Player while an Agent is left.</source>
        <translation>Он действует после каждого хода отправки агента первого игрока, пока есть агент.</translation>
    </message>
    <message>
        <source>It brings the control bonus and the defending troop; a marker below it earns nothing.</source>
        <translation>Он приносит бонус контроля и отряд защитника; жетон под ним не даёт ничего.</translation>
    </message>
    <message>
        <source>It ends when all who take part have passed in a row; passing alone does not bind anybody.</source>
        <translation>Сражение кончается, когда все участники спасовали подряд; сам по себе пас не связывает.</translation>
    </message>
    <message>
        <source>It gains no resources, rewards or points, but may keep Alliances from people.</source>
        <translation>Он не собирает ресурсы, награды и очки, но может перехватывать союзы у людей.</translation>
    </message>
    <message>
        <source>It helps against neither your own Agents, The Voice, costs nor requirements.</source>
        <translation>Оно не помогает против своих агентов, «Голоса», стоимости и условий.</translation>
    </message>
    <message>
        <source>It returns at the end of the next Combat, after the new winner has chosen a space.</source>
        <translation>Он возвращается в конце следующего сражения, когда новый победитель уже выбрал ячейку.</translation>
    </message>
    <message>
        <source>It takes twelve points, or the last Conflict, to end an Epic game.</source>
        <translation>Эпическая игра длится до двенадцати очков или последнего конфликта.</translation>
    </message>
    <message>
        <source>Its visits give the control bonus to whoever controls the space.</source>
        <translation>Его посещения приносят бонус тому, кто контролирует ячейку.</translation>
    </message>
    <message>
        <source>Jessica&apos;s ring: 1 spice for an Intrigue card and a memory, if a troop is there.</source>
        <translation>Кольцо Джессики: 1 Пряность за карту интриги и воспоминание, если отряд есть.</translation>
    </message>
    <message>
        <source>Jessica&apos;s spice and flip work even with nothing left to move.</source>
        <translation>Пряность и переворот Джессики действуют, даже если перемещать нечего.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach does not lift the cost and requirement of the space.</source>
        <translation>«Квисатц Хадерах» не отменяет стоимость и условие ячейки.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach is like Mentat, without a Swordmaster for the person.</source>
        <translation>«Квисатц Хадерах» — как «Ментат», но без оружейника у человека.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach may visit the High Council again, but not the Swordmaster.</source>
        <translation>«Квисатц Хадерах» может снова посетить Высший Совет, но не оружейника.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach moves any of your Agents anywhere; costs, limits and The Voice still apply.</source>
        <translation>«Квисатц Хадерах» ведёт любого своего агента куда угодно; стоимость, пределы и «Голос» действуют.</translation>
    </message>
    <message>
        <source>Kwisatz Haderach needs no icon when grafted either, and still moves one Agent.</source>
        <translation>Сращённому «Квисатцу Хадераху» символ тоже не нужен, и перемещает он одного агента.</translation>
    </message>
    <message>
        <source>Leaders of the base game can be played; Ariana harvests nothing where only sandworms are taken.</source>
        <translation>Лидеров базовой игры можно брать; Ариана ничего не добывает там, где берут только песчаных червей.</translation>
    </message>
    <message>
        <source>Leaders&apos; discounts apply to costs printed on the board.</source>
        <translation>Скидки лидеров касаются стоимости, напечатанной на поле.</translation>
    </message>
    <message>
        <source>Levels change the troops, an Intrigue card, the cost of the Mentat, and the person&apos;s Swordmaster.</source>
        <translation>От уровня зависят отряды, карта интриги, стоимость ментата и оружейник человека.</translation>
    </message>
    <message>
        <source>Looking at the top card needs a deck; nothing is shuffled for it.</source>
        <translation>Посмотреть верхнюю карту можно, только если колода есть; ради этого не перемешивают.</translation>
    </message>
    <message>
        <source>Losing the last troop means being out of the Combat for good.</source>
        <translation>Кто потерял последний отряд, выбывает из сражения.</translation>
    </message>
    <message>
        <source>Machine Culture as a Plot is played only to acquire a tile.</source>
        <translation>«Культуру машин» как карту заговора разыгрывают, только чтобы получить жетон.</translation>
    </message>
    <message>
        <source>Machine Culture is no Plot for whoever cannot pay for any tile.</source>
        <translation>Кто не может оплатить ни одного жетона, не разыгрывает «Культуру машин» как заговор.</translation>
    </message>
    <message>
        <source>Maker spaces where no Agent stands gain 1 bonus spice.</source>
        <translation>Ячейки с символом Подателя, где нет агента, получают 1 бонусную Пряность.</translation>
    </message>
    <message>
        <source>Mandatory effects are carried out as far as possible; the rest is lost.</source>
        <translation>Обязательное делается, насколько возможно; остальное не восполняется.</translation>
    </message>
    <message>
        <source>Margot and Irulan gain at 2 Influence; their rings place a Spy, or get or trash a card.</source>
        <translation>Марго и Ирулан получают бонус, достигнув 2 влияния; их кольца размещают шпиона либо дают или удаляют карту.</translation>
    </message>
    <message>
        <source>Markers never run out; winning a place you control changes nothing.</source>
        <translation>Жетоны не кончаются; снова получить контроль над своей ячейкой — ничего нового.</translation>
    </message>
    <message>
        <source>Marks of the set, of Rivals and of the Epic game are for reference only.</source>
        <translation>Значки набора, оппонентов и эпического режима — только для справки.</translation>
    </message>
    <message>
        <source>Mentat adds the three variants that make Rivals stronger.</source>
        <translation>«Ментат» добавляет три варианта, с которыми оппоненты умнее.</translation>
    </message>
    <message>
        <source>Mentat as a reward: see R6.5.</source>
        <translation>Ментат как награда: см. R6.5.</translation>
    </message>
    <message>
        <source>Mentat: a card, and the Mentat if it is there.</source>
        <translation>Ментат: карта, а если он на месте, то и ментат.</translation>
    </message>
    <message>
        <source>Mercenary: Rivals have no troops in the garrison, and the person begins with an Intrigue card.</source>
        <translation>«Наёмник»: у оппонентов нет отрядов в гарнизоне, а человек начинает с картой интриги.</translation>
    </message>
    <message>
        <source>More Negotiators may come home than the price asks for.</source>
        <translation>Можно вернуть больше переговорщиков, чем нужно для цены.</translation>
    </message>
    <message>
        <source>Most points win; then most spice, Solari, water, and troops in the garrison.</source>
        <translation>Побеждает тот, у кого больше очков; затем — больше Пряности, соляриев, воды, отрядов в гарнизоне.</translation>
    </message>
    <message>
        <source>Must Treachery&apos;s two troops be deployed? Yes.</source>
        <translation>Обязательно ли размещать два отряда «Предательства»? Да.</translation>
    </message>
    <message>
        <source>Must the card grafted to Chairdog return? Yes, even after Chairdog has left play.</source>
        <translation>Обязана ли вернуться карта, сращённая с «Креслом-собакой»? Да, даже если само оно уже не активно.</translation>
    </message>
    <message>
        <source>Negotiators are no troops while they are on Ix; only a purchase brings them back.</source>
        <translation>На Иксе переговорщики — не отряды; вернуть их может только покупка.</translation>
    </message>
    <message>
        <source>New Conflicts join the deck, which keeps its ten cards; one Conflict III is left out unseen.</source>
        <translation>К колоде конфликта добавляют новые карты, но в ней по-прежнему десять; один конфликт уровня III не видит никто.</translation>
    </message>
    <message>
        <source>No Plot within a paid arrow or between lines of another Plot.</source>
        <translation>Никаких карт заговора посреди оплаченной стрелки или между строками другой карты заговора.</translation>
    </message>
    <message>
        <source>No marked tile in sight: the trashing ends with the stacks at the latest.</source>
        <translation>Отмеченного жетона не видно: удаление кончается самое позднее вместе со стопками.</translation>
    </message>
    <message>
        <source>Nobody can Gather Intelligence with no card left to draw.</source>
        <translation>Разведка невозможна, если брать больше нечего.</translation>
    </message>
    <message>
        <source>Nobody deploys at the four new spaces: they are no Combat spaces.</source>
        <translation>В четырёх новых ячейках ничего не размещают: это не ячейки конфликта.</translation>
    </message>
    <message>
        <source>Nobody trashes those cards; the Tleilaxu Row and the Reserve are not affected.</source>
        <translation>Эти карты никто не удаляет; рынок тлейлаксу и резерв остаются прежними.</translation>
    </message>
    <message>
        <source>Nothing but the reward is doubled: no cards, abilities, pairs or bonuses.</source>
        <translation>Удваивается только награда: не карты, не способности, не пары и не бонусы.</translation>
    </message>
    <message>
        <source>Objectives serve the three cards named after battle icons: see Q5.</source>
        <translation>Карты задач подходят трём картам, названным по символам сражения: см. Q5.</translation>
    </message>
    <message>
        <source>Of the new Hagal cards, seven join for one person and five for two.</source>
        <translation>Из новых карт Хагаль в одиночной игре добавляют семь, вдвоём — пять.</translation>
    </message>
    <message>
        <source>Of two spaces on a card its Guild Influence decides which one counts, even if that is occupied.</source>
        <translation>Из двух ячеек карты по влиянию в Гильдии учитывается одна, даже если она занята.</translation>
    </message>
    <message>
        <source>Of two spaces on a card only the one that applies now counts, even if it cannot be used.</source>
        <translation>Из двух ячеек карты важна только подходящая сейчас, даже если её не занять.</translation>
    </message>
    <message>
        <source>Old and new Leaders may play together.</source>
        <translation>Прежние и новые лидеры могут играть вместе.</translation>
    </message>
    <message>
        <source>On a Combat space everything recruited this turn is deployed, and up to two troops of the garrison.</source>
        <translation>В ячейке конфликта размещаются все нанятые в этот ход и до двух отрядов из гарнизона.</translation>
    </message>
    <message>
        <source>On a Combat space: all units recruited or commissioned this turn, and two more from the garrison.</source>
        <translation>В ячейке конфликта: все подразделения, нанятые и построенные в этот ход, и ещё до двух из гарнизона.</translation>
    </message>
    <message>
        <source>Once in a game, in a turn of yours, they clear the Imperium Row, and it is dealt anew.</source>
        <translation>Один раз за игру, в свой ход, оно убирает весь рынок Империи, и его выкладывают заново.</translation>
    </message>
    <message>
        <source>Once its resources and Intrigue cards together reach its value, it pays them for its Swordmaster.</source>
        <translation>Как только ресурсов и карт интриг вместе набирается на ценность оружейника, оппонент платит их за него.</translation>
    </message>
    <message>
        <source>One Spy is enough to infiltrate, however many Agents stand there.</source>
        <translation>Для внедрения хватает одного шпиона, сколько бы агентов там ни стояло.</translation>
    </message>
    <message>
        <source>One condition for several icons is checked once.</source>
        <translation>Общее условие нескольких символов проверяется один раз.</translation>
    </message>
    <message>
        <source>One icon of the card is used, for one Agent.</source>
        <translation>Используется один символ карты, для одного агента.</translation>
    </message>
    <message>
        <source>Only Shaddam takes Sardaukar contracts, each instead of a face-up one.</source>
        <translation>Контракты «Сардаукары» берёт только Шаддам, каждый вместо открытого.</translation>
    </message>
    <message>
        <source>Only a card played in an Agent turn sends an Agent.</source>
        <translation>Агента отправляет только карта, разыгранная в ход отправки агента.</translation>
    </message>
    <message>
        <source>Only the Tech icon acquires tiles, one for each icon; nobody has to.</source>
        <translation>Жетоны получают только по символу технологии: один за символ, по желанию.</translation>
    </message>
    <message>
        <source>Only thief and victim know which card was stolen.</source>
        <translation>Какая карта украдена, знают только вор и потерпевший.</translation>
    </message>
    <message>
        <source>Only those with troops in the Conflict take part.</source>
        <translation>Участвуют только те, у кого есть отряды в зоне конфликта.</translation>
    </message>
    <message>
        <source>Opponents decide one by one, starting to the left of the acting player.</source>
        <translation>Соперники решают по одному, слева от действующего игрока.</translation>
    </message>
    <message>
        <source>Otherwise Agents and the Mentat return, the First Player marker moves on, and a new round begins.</source>
        <translation>Иначе агенты и ментат возвращаются, жетон первого игрока переходит дальше, начинается раунд.</translation>
    </message>
    <message>
        <source>Pair, icon and the Envoy&apos;s card are all settled on sending the Agent.</source>
        <translation>Пару, символ и карту для посла определяют при отправке агента.</translation>
    </message>
    <message>
        <source>Pay spice for one of three tiles, take what it gives at once; the next of its stack is turned up.</source>
        <translation>Заплатите Пряность за один из трёх жетонов, получите его бонус; откройте следующий в стопке.</translation>
    </message>
    <message>
        <source>Persuasion does not outlast the turn.</source>
        <translation>Остаток убеждения в конце хода пропадает.</translation>
    </message>
    <message>
        <source>Place Spy: a Spy, perhaps a Scheme and purchases, and then another card.</source>
        <translation>«Разместите шпиона»: шпион, возможно, замысел и покупки, затем ещё одна карта.</translation>
    </message>
    <message>
        <source>Place Spy: the posts of the new spaces come first.</source>
        <translation>«Разместите шпиона»: пункты новых ячеек идут первыми.</translation>
    </message>
    <message>
        <source>Placing a Spy is optional.</source>
        <translation>Размещать шпиона никто не обязан.</translation>
    </message>
    <message>
        <source>Placing a Spy or not: see U11.4.</source>
        <translation>Размещать шпиона или нет: см. U11.4.</translation>
    </message>
    <message>
        <source>Play a card from your hand that has Agent icons.</source>
        <translation>Разыграйте с руки карту с символами агента.</translation>
    </message>
    <message>
        <source>Played and revealed cards are in play until their owner&apos;s Clean Up.</source>
        <translation>Разыгранные и раскрытые карты активны до шага сброса карт у их игрока.</translation>
    </message>
    <message>
        <source>Players are ranked by strength; strength 0 earns nothing.</source>
        <translation>Места распределяются по боевой силе; ноль не даёт ничего.</translation>
    </message>
    <message>
        <source>Plots can be played from the start of a turn, before its kind is chosen, until its end.</source>
        <translation>Карты заговора доступны, как только начался ход, до выбора его вида и до его конца.</translation>
    </message>
    <message>
        <source>Plots in any of your turns, Combat cards in the Combat phase, Endgame cards at the end of the game.</source>
        <translation>Карты заговора — в любой свой ход, карты сражения — в фазе сражения, карты цели — в конце.</translation>
    </message>
    <message>
        <source>Plots that help an Agent help only the Agent of this turn.</source>
        <translation>Карты заговора, помогающие агенту, помогают только агенту этого хода.</translation>
    </message>
    <message>
        <source>Power Play: 2 Influence instead of the 1 for the visit.</source>
        <translation>«Борьба за власть»: 2 влияния вместо 1 за посещение.</translation>
    </message>
    <message>
        <source>Propaganda doubled: two sets of two Factions, each named as a whole.</source>
        <translation>«Пропаганда» дважды: два набора по две фракции, каждый называется целиком.</translation>
    </message>
    <message>
        <source>Public: the Row, the Conflict, and what is in play, discarded or in supply.</source>
        <translation>Открыто всем: рынок, конфликт, всё активное, сброшенное и в запасах.</translation>
    </message>
    <message>
        <source>Public: tracks, tanks, the Tleilaxu Row, Family Atomics. Hidden: the Tleilaxu deck.</source>
        <translation>Открыто: треки, чаны, рынок тлейлаксу, семейное атомное оружие. Скрыто: колода тлейлаксу.</translation>
    </message>
    <message>
        <source>Purchases may come before, among or after the effects.</source>
        <translation>Покупать можно до эффектов, между ними и после них.</translation>
    </message>
    <message>
        <source>Rabban and Amber Metulli are Rivals for two people only.</source>
        <translation>Раббан и Амбер Метулли — оппоненты только для партии на двоих.</translation>
    </message>
    <message>
        <source>Reaching 2 gives a point and falling below 2 takes it away, every time.</source>
        <translation>Очко приходит с достижением 2 влияния и уходит с падением ниже, каждый раз заново.</translation>
    </message>
    <message>
        <source>Reaching 2 means going up to it or past it, every time.</source>
        <translation>Достичь 2 — подняться до двух или выше, сколько бы раз это ни случалось.</translation>
    </message>
    <message>
        <source>Reaching 4 gives the track&apos;s bonus, every time; it is never given back.</source>
        <translation>Достижение 4 даёт бонус трека, каждый раз заново; возвращать его не нужно.</translation>
    </message>
    <message>
        <source>Recalling an Agent means one sent earlier; it must be done if there is one.</source>
        <translation>Возвращают агента, отправленного раньше; если он есть, это обязательно.</translation>
    </message>
    <message>
        <source>Recalling brings a Spy back from its post, mostly as a cost.</source>
        <translation>Возврат шпиона убирает его с пункта, чаще всего в уплату.</translation>
    </message>
    <message>
        <source>Reclaimed Forces: 3 specimens for two troops or a Tleilaxu step, as often as you like.</source>
        <translation>«Надзиратели»: 3 образца за два отряда или шаг тлейлаксу, сколько угодно раз.</translation>
    </message>
    <message>
        <source>Recruit: supply to garrison. Deploy: to the Conflict. Retreat: to the garrison. Lose: to the supply.</source>
        <translation>Нанять: из запаса в гарнизон. Разместить: в зону конфликта. Отвести: назад. Потерять: в запас.</translation>
    </message>
    <message>
        <source>Recruited troops come from the supply, as long as it has any.</source>
        <translation>Нанимают из личного запаса, пока в нём есть отряды.</translation>
    </message>
    <message>
        <source>Recruiting waits while your supply has no troops; missing troops are not made up for later.</source>
        <translation>Пока в личном запасе нет отрядов, наём ждёт; недостающие отряды потом не восполняются.</translation>
    </message>
    <message>
        <source>Recruitment Mission and Spaceport need no marker to put Tleilaxu cards on the deck.</source>
        <translation>«Вербовке» и «Космопорту» не нужен маркер, чтобы класть карты тлейлаксу на колоду.</translation>
    </message>
    <message>
        <source>Reinforcements before the kind of turn is chosen: it is not a Reveal turn yet.</source>
        <translation>«Подкрепление» до выбора вида хода: это ещё не ход раскрытия карт.</translation>
    </message>
    <message>
        <source>Requirements must be met, such as Influence; High Council and Swordmaster work once for each player.</source>
        <translation>Условия ячеек обязательны, например влияние для Сиетча Табр; Совет и оружейник — один раз каждому.</translation>
    </message>
    <message>
        <source>Research Station: 2 water for two cards and Research; it stays a City and a Combat space.</source>
        <translation>Исследовательская станция: две карты и исследование за 2 воды; это по-прежнему Город и ячейка конфликта.</translation>
    </message>
    <message>
        <source>Research interrupts whatever has brought it, in turns of either kind.</source>
        <translation>Исследование прерывает то, что его дало, в ходы обоих видов.</translation>
    </message>
    <message>
        <source>Research: the branch, whether to trash or to pay, and the Faction.</source>
        <translation>Исследование: какая ветвь, удалять ли, платить ли и какая фракция.</translation>
    </message>
    <message>
        <source>Reshuffle or an empty deck: all cards are shuffled and the next is turned up.</source>
        <translation>«Новая колода» или пустая колода: все карты перемешиваются, открывается следующая.</translation>
    </message>
    <message>
        <source>Resources are exchanged with the bank only, never with another player.</source>
        <translation>Ресурсами обмениваются только с общим запасом, не с другим игроком.</translation>
    </message>
    <message>
        <source>Reveal boxes of those cards only, in any order.</source>
        <translation>Эффекты раскрытия только этих карт, в любом порядке.</translation>
    </message>
    <message>
        <source>Rewards are taken in turn order, beginning with the First Player.</source>
        <translation>Награды берут по очереди, начиная с первого игрока.</translation>
    </message>
    <message>
        <source>Rhombur and Hundro are no Rivals there.</source>
        <translation>Ромбур и Хундро там оппонентами не бывают.</translation>
    </message>
    <message>
        <source>Rhombur and Hundro can be Rivals; of the others none.</source>
        <translation>Оппонентами могут быть Ромбур и Хундро; больше никто.</translation>
    </message>
    <message>
        <source>Rhombur as a Rival: dreadnoughts of 3 strength.</source>
        <translation>Ромбур как оппонент: сила дредноута 3.</translation>
    </message>
    <message>
        <source>Rise of Ix and Immortality tell themselves how they join Uprising.</source>
        <translation>Как играть в «Восстание» с «Расцветом иксианцев» и «Бессмертием», говорят их собственные правила.</translation>
    </message>
    <message>
        <source>Rise of Ix has contracts of its own.</source>
        <translation>В «Расцвете иксианцев» свои контракты.</translation>
    </message>
    <message>
        <source>Rivals are opponents.</source>
        <translation>Оппоненты — соперники.</translation>
    </message>
    <message>
        <source>Rivals are ranked in the Combat and rewarded like people, twice with a sandworm.</source>
        <translation>Оппоненты занимают места в сражении и получают награды, как люди, с песчаным червём — дважды.</translation>
    </message>
    <message>
        <source>Rivals buy after each card, Scheme, whole reward, control bonus and theft.</source>
        <translation>Оппоненты покупают после каждой карты, замысла, целой награды, бонуса контроля и кражи.</translation>
    </message>
    <message>
        <source>Rivals buy with what the Tleilaxu track gives them, after every card.</source>
        <translation>Оппоненты покупают на полученное с трека тлейлаксу, после каждой карты.</translation>
    </message>
    <message>
        <source>Rivals control places with both bonuses of that.</source>
        <translation>Оппоненты контролируют ячейки и получают оба бонуса.</translation>
    </message>
    <message>
        <source>Rivals count wherever players are compared.</source>
        <translation>Оппоненты учитываются везде, где сравнивают игроков.</translation>
    </message>
    <message>
        <source>Rivals deploy dreadnoughts first; those of the garrison count towards the two.</source>
        <translation>Оппоненты сначала размещают дредноуты; взятые из гарнизона входят в число двух.</translation>
    </message>
    <message>
        <source>Rivals end the game and can win it; people are ahead of them if all else is equal.</source>
        <translation>Оппоненты завершают игру и могут победить; при полном равенстве впереди люди.</translation>
    </message>
    <message>
        <source>Rivals gain rewards, the Mentat as well; what is of no use to them is skipped.</source>
        <translation>Оппоненты получают награды, ментата тоже; бесполезное пропускается.</translation>
    </message>
    <message>
        <source>Rivals keep won Conflict cards and make pairs, at the end with the wild icon too.</source>
        <translation>Оппоненты хранят выигранные карты конфликта и составляют пары, в конце — и с универсальным символом.</translation>
    </message>
    <message>
        <source>Rivals of Uprising follow those of House Hagal, choose by priorities, and gain from Dividends.</source>
        <translation>Оппоненты «Восстания» действуют как Дом Хагаль, выбирают по приоритетам и получают дивиденды.</translation>
    </message>
    <message>
        <source>Rivals of a solo game get 1 Solari from Dividends of others; with two people none.</source>
        <translation>В одиночной игре оппоненты получают 1 солярий от чужих дивидендов; вдвоём — нет.</translation>
    </message>
    <message>
        <source>Rivals pay for no space, acquire nothing, play no Intrigue cards, and use Spies for Schemes only.</source>
        <translation>Оппоненты не платят за ячейки, ничего не покупают, не разыгрывают карт интриг, шпионы им нужны лишь для замысла.</translation>
    </message>
    <message>
        <source>Sandworms and Maker hooks come from the bank.</source>
        <translation>Песчаные черви и крюк Подателя — из общего запаса.</translation>
    </message>
    <message>
        <source>Sandworms are units, too; dreadnoughts keep to their own rules and double no rewards.</source>
        <translation>Песчаные черви — тоже подразделения; дредноуты действуют по своим правилам и наград не удваивают.</translation>
    </message>
    <message>
        <source>Sandworms can neither retreat nor be lost; they leave after the Combat.</source>
        <translation>Песчаные черви не отступают и не гибнут; они уходят после сражения.</translation>
    </message>
    <message>
        <source>Sandworms do not count against that limit, yet they are deployed units.</source>
        <translation>Песчаные черви не входят в этот предел, но они тоже размещённые подразделения.</translation>
    </message>
    <message>
        <source>Sandworms never retreat: not by Desert Ambush, nor for Negotiated Withdrawal.</source>
        <translation>Песчаных червей не отводят ни картой «Засада в пустыне», ни ради карты «Договор об отступлении».</translation>
    </message>
    <message>
        <source>Sardaukar: the rules as they are.</source>
        <translation>«Сардаукар»: правила как есть.</translation>
    </message>
    <message>
        <source>Second Wave is only for those already in the Conflict.</source>
        <translation>«Вторая волна» — только для тех, у кого уже есть подразделение в зоне конфликта.</translation>
    </message>
    <message>
        <source>Secret while held; after use they go face up on their own discard pile.</source>
        <translation>На руке — тайна; после применения — лицевой стороной вверх в отдельном сбросе.</translation>
    </message>
    <message>
        <source>Secrets: draw, then steal Intrigue. Foldspace: take the card of that name.</source>
        <translation>Тайны: возьмите, затем украдите карты интриг. Свёрнутое пространство: возьмите карту с этим названием.</translation>
    </message>
    <message>
        <source>Selective Breeding: you may trash a card to draw two cards.</source>
        <translation>Генетическая Селекция: если хотите, удалите карту и возьмите две.</translation>
    </message>
    <message>
        <source>Sell Melange: 2 to 5 spice for 6, 8, 10 or 12 Solari.</source>
        <translation>Продажа Пряности: 2–5 Пряности за 6, 8, 10 или 12 соляриев.</translation>
    </message>
    <message>
        <source>Send an Agent or reveal; whoever cannot send one must reveal.</source>
        <translation>Отправьте агента или раскройте карты; кто не может отправить, обязан раскрыть.</translation>
    </message>
    <message>
        <source>Separate lines of a card are used one by one; some may be left out, but not all.</source>
        <translation>Отдельные строки карты применяются по одной; часть можно пропустить, но не все.</translation>
    </message>
    <message>
        <source>Setup steps of Leaders come last, such as the Baron&apos;s secret choice of two Factions.</source>
        <translation>Шаги подготовки лидеров — в её конце: тайный выбор двух фракций бароном.</translation>
    </message>
    <message>
        <source>Seven cards infiltrate, each with another of the seven icons.</source>
        <translation>Внедрение есть у семи карт, у каждой — с другим из семи символов.</translation>
    </message>
    <message>
        <source>Several Freighter icons are used one by one, even to advance and to recall right after that.</source>
        <translation>Несколько символов выполняют по одному: можно продвинуть транспортник и тут же вернуть.</translation>
    </message>
    <message>
        <source>Shaddam can take his own contracts when no others are left, then 2 Solari.</source>
        <translation>При пустом рынке служат собственные контракты Шаддама, потом 2 солярия.</translation>
    </message>
    <message>
        <source>Shipping turns spice into Solari and Influence of your choice.</source>
        <translation>Перевозки превращают Пряность в солярии и влияние в любой фракции.</translation>
    </message>
    <message>
        <source>Shipping, Accept Contract, Assembly Hall and Gather Support give way to the new spaces.</source>
        <translation>«Перевозки», «Принятие контракта», «Зал заседаний» и «Поиск поддержки» уступают место новым ячейкам.</translation>
    </message>
    <message>
        <source>Sietch Tabr: hooks, a troop and water; or water and, optionally, the Shield Wall.</source>
        <translation>Сиетч Табр: крюк, отряд и вода; или вода и, если хотите, стена.</translation>
    </message>
    <message>
        <source>Six of the 29 new Imperium cards are in the deck twice.</source>
        <translation>Шесть из 29 новых карт Империи входят в колоду дважды.</translation>
    </message>
    <message>
        <source>Slig Farmer looks at the icons its partner has at that moment.</source>
        <translation>«Разводчик слигов» смотрит на символы, которые у сращённой карты есть в этот момент.</translation>
    </message>
    <message>
        <source>Smart Politics: no Agent goes to a Faction space without a cost where Influence would be of no use.</source>
        <translation>Умная политика: агент не идёт в бесплатную ячейку фракции, где влияние бесполезно.</translation>
    </message>
    <message>
        <source>So nobody ever has a face-up pair of equal battle icons.</source>
        <translation>Поэтому ни у кого нет двух открытых карт с одинаковыми символами сражения.</translation>
    </message>
    <message>
        <source>Solo is one person against two Rivals, a two-player game two people against one.</source>
        <translation>В одиночной игре человек играет против двух оппонентов, в партии на двоих — двое против одного.</translation>
    </message>
    <message>
        <source>Solo variants: dice for the Row, and Brutal Escalation in a Conflict III.</source>
        <translation>Варианты одиночной игры: кубики для рынка и «Жестокая эскалация» в конфликте уровня III.</translation>
    </message>
    <message>
        <source>Solo: a Research Station leaves the Hagal deck, the four new cards join: three cards more.</source>
        <translation>Одиночная игра: из колоды Хагаль убирают одну Исследовательскую станцию, добавляют четыре новые карты: на три больше.</translation>
    </message>
    <message>
        <source>Solo: all three players are dealt an Objective; with two people the Rival has the ornithopter.</source>
        <translation>В одиночной игре карту задачи получают все три места; вдвоём у оппонента орнитоптер.</translation>
    </message>
    <message>
        <source>Some details of Jessica, of full tracks and of control are conventions.</source>
        <translation>Некоторые детали о Джессике, полных треках и контроле — договорённости.</translation>
    </message>
    <message>
        <source>Some post is always free; of a certain kind there may be none, and then no Spy is placed.</source>
        <translation>Свободный пункт есть всегда; определённого вида может не быть, и тогда шпион не размещается.</translation>
    </message>
    <message>
        <source>Some space is always free for it, as no more than one dreadnought stands there.</source>
        <translation>Свободная ячейка для него есть всегда: там стоит не больше одного дредноута.</translation>
    </message>
    <message>
        <source>Something else has to discard or trash the card; only Treachery trashes itself.</source>
        <translation>Сбросить или удалить карту должно что-то другое; только «Предательство» удаляет само себя.</translation>
    </message>
    <message>
        <source>Spaceport puts several cards on the deck: what was put last is drawn first.</source>
        <translation>Несколько карт поверх колоды благодаря «Космопорту»: первой берут последнюю.</translation>
    </message>
    <message>
        <source>Spacing Guild&apos;s Favor also earns spice when it is discarded from the deck.</source>
        <translation>«Покровительство Гильдии» даёт Пряность и при сбросе из колоды.</translation>
    </message>
    <message>
        <source>Specimens are public; they are no troops, and so neither deployed, lost nor counted as such.</source>
        <translation>Образцы видны всем; это не отряды: их не размещают, не теряют и отрядами не считают.</translation>
    </message>
    <message>
        <source>Specimens are returned at any decision of your own, but not amid an icon.</source>
        <translation>Образцы возвращают при любом своём решении, но не посреди символа.</translation>
    </message>
    <message>
        <source>Specimens that you pay with go back to your supply.</source>
        <translation>Образцы, которыми вы платите, возвращаются в личный запас.</translation>
    </message>
    <message>
        <source>Specimens: what to return, what to pay for, and where an acquired card goes.</source>
        <translation>Образцы: сколько вернуть, за что платить и куда идёт полученная карта.</translation>
    </message>
    <message>
        <source>Spies of people and Rivals block each other; people may infiltrate a Rival&apos;s space.</source>
        <translation>Шпионы людей и оппонентов мешают друг другу; люди могут внедряться в занятую оппонентом ячейку.</translation>
    </message>
    <message>
        <source>Spies won in a Conflict go to Faction posts.</source>
        <translation>Шпионы, выигранные в сражении, идут на пункты фракций.</translation>
    </message>
    <message>
        <source>Spies, sandworms, the Shield Wall, Objectives and contracts are new; Mentat and Foldspace are gone.</source>
        <translation>Появляются шпионы, песчаные черви, Барьерная Стена, задачи и контракты; уходят ментат и «Свёрнутое пространство».</translation>
    </message>
    <message>
        <source>Spy Satellites are bought out in a turn of yours, or else count at the end.</source>
        <translation>«Спутники-шпионы» обменивают на очко в свой ход, иначе они считаются в конце.</translation>
    </message>
    <message>
        <source>Spying on a space: a Spy stands on one of its posts.</source>
        <translation>Наблюдать за ячейкой: шпион стоит на одном из её пунктов.</translation>
    </message>
    <message>
        <source>Stealing: a random Intrigue card from each opponent who holds four or more.</source>
        <translation>Кража: случайная карта интриги у каждого соперника, у которого их не менее четырёх.</translation>
    </message>
    <message>
        <source>Strength has no upper limit.</source>
        <translation>Боевая сила не ограничена сверху.</translation>
    </message>
    <message>
        <source>Strength is 0 without troops in the Conflict, as soon as the last one leaves.</source>
        <translation>Без отрядов в зоне конфликта боевая сила 0, сразу с уходом последнего.</translation>
    </message>
    <message>
        <source>Strength is kept up to date throughout the turn.</source>
        <translation>Боевая сила обновляется весь ход.</translation>
    </message>
    <message>
        <source>Strength is known throughout the Reveal turn, and effects can depend on it.</source>
        <translation>Боевая сила известна в любой момент хода раскрытия карт, и эффекты могут на неё смотреть.</translation>
    </message>
    <message>
        <source>Strength is public and changes at once.</source>
        <translation>Боевая сила открыта всем и следует за каждым изменением.</translation>
    </message>
    <message>
        <source>Strength is zero at the start.</source>
        <translation>В начале боевая сила равна нулю.</translation>
    </message>
    <message>
        <source>Strongarm: the troop comes from garrison or Conflict, as you like.</source>
        <translation>«Силовое давление»: отряд из гарнизона или зоны конфликта, на ваш выбор.</translation>
    </message>
    <message>
        <source>Summoning does not use up the hooks.</source>
        <translation>Призыв не расходует крюк.</translation>
    </message>
    <message>
        <source>Supply, bank, garrison and Conflict are four separate areas.</source>
        <translation>Личный запас, общий запас, гарнизон и зона конфликта — четыре разных места.</translation>
    </message>
    <message>
        <source>Swordmaster: 8 Solari for the first, 6 for everybody after that.</source>
        <translation>Оружейник: 8 соляриев для первого, 6 для всех следующих.</translation>
    </message>
    <message>
        <source>Swords of Full-Scale Assault stay even if the dreadnoughts retreat later.</source>
        <translation>Мечи карты «Приказ о вторжении» остаются, даже если дредноуты потом отведены.</translation>
    </message>
    <message>
        <source>Swords revealed earlier count once a troop arrives.</source>
        <translation>Мечи, раскрытые раньше, учитываются, как только придёт отряд.</translation>
    </message>
    <message>
        <source>Tech Negotiation: a tile for 1 less, or a Negotiator; later 1 Persuasion for an Agent still there.</source>
        <translation>«Технологические переговоры»: жетон на 1 дешевле или переговорщик; позже 1 очко убеждения, если агент ещё там.</translation>
    </message>
    <message>
        <source>Tech Negotiation: a tile for 1 less, or if they can pay for none, a Negotiator.</source>
        <translation>«Технологические переговоры»: жетон на 1 дешевле или, если средств не хватает, переговорщик.</translation>
    </message>
    <message>
        <source>Tech or Negotiator, where both are offered; and whether to send one at all.</source>
        <translation>Технология или переговорщик, где есть выбор; и отправлять ли его вообще.</translation>
    </message>
    <message>
        <source>Tech: a tile or none, the number of Negotiators that come home, the currency of Appropriate.</source>
        <translation>Технология: какой жетон или никакой, сколько переговорщиков вернуть, чем платить по «Присвоению».</translation>
    </message>
    <message>
        <source>Ten Conflict cards are used: one Conflict I, then five Conflicts II, then four Conflicts III.</source>
        <translation>Используются десять карт конфликта: одна уровня I, затем пять уровня II, затем четыре уровня III.</translation>
    </message>
    <message>
        <source>Ten points end the game only when the round is over.</source>
        <translation>Десять очков заканчивают игру только вместе с раундом.</translation>
    </message>
    <message>
        <source>Ten points of a Rival end the game, and it may be the winner.</source>
        <translation>Десять очков оппонента завершают игру, и он может победить.</translation>
    </message>
    <message>
        <source>Ten spaces with crossed swords are Combat spaces here too.</source>
        <translation>Ячеек конфликта и здесь десять, со скрещёнными мечами.</translation>
    </message>
    <message>
        <source>Tessia lays out her Snoopers, Yuna has no water, Hundro chooses his Intrigue card last.</source>
        <translation>Тессия выкладывает искатели, у Юны нет воды, Хундро выбирает карту интриги последним.</translation>
    </message>
    <message>
        <source>Tessia: discarding for spice, and both Factions of Duplicity.</source>
        <translation>Тессия: сброс за Пряность, обе фракции «Двуличия».</translation>
    </message>
    <message>
        <source>Tessia: going past 2 counts; each Snooper works once, and then no longer for Duplicity.</source>
        <translation>Тессия: миновать 2 тоже считается; каждый искатель действует раз, потом и не для «Двуличия».</translation>
    </message>
    <message>
        <source>The 22 spaces with their icons and costs.</source>
        <translation>22 ячейки с символами и стоимостью.</translation>
    </message>
    <message>
        <source>The Agent goes there without cost or requirement; whoever controls the place has the bonus.</source>
        <translation>Агент идёт туда без стоимости и условия; бонус получает контролирующий ячейку.</translation>
    </message>
    <message>
        <source>The Agent moves from the Leader to the space.</source>
        <translation>Агент переходит с планшета лидера в ячейку.</translation>
    </message>
    <message>
        <source>The Baron and other texts about troops leave dreadnoughts out.</source>
        <translation>Барон и другие тексты об отрядах дредноутов не учитывают.</translation>
    </message>
    <message>
        <source>The Baron chooses when all other Leaders are set up, wherever he sits.</source>
        <translation>Барон выбирает, когда подготовлены все остальные лидеры, где бы он ни сидел.</translation>
    </message>
    <message>
        <source>The Baron must reveal his tokens, at a moment of his choice in that turn.</source>
        <translation>Барон обязан показать жетоны, в выбранный им момент этого хода.</translation>
    </message>
    <message>
        <source>The Baron reveals his tokens once, after deploying four troops in a turn: Influence with both.</source>
        <translation>Барон раскрывает жетоны один раз, разместив за ход четыре отряда: влияние в обеих фракциях.</translation>
    </message>
    <message>
        <source>The CHOAM module adds four cards to each deck, Shaddam, and twenty contracts.</source>
        <translation>Модуль КООАМ добавляет по четыре карты в каждую колоду, Шаддама и двадцать контрактов.</translation>
    </message>
    <message>
        <source>The Combat icon lets you deploy as on a Combat space, and adds nothing to a real one.</source>
        <translation>Символ конфликта разрешает размещать, как в ячейке конфликта, а к настоящей ничего не добавляет.</translation>
    </message>
    <message>
        <source>The Conflict card stays on the pile; nobody keeps it.</source>
        <translation>Карта конфликта остаётся на стопке, её никто не хранит.</translation>
    </message>
    <message>
        <source>The Conflict deck from the top: a Conflict I, five Conflicts II, four III; the others stay unseen.</source>
        <translation>Колода конфликта сверху вниз: карта уровня I, пять уровня II, четыре уровня III; остальных никто не видит.</translation>
    </message>
    <message>
        <source>The Conflict deck: five Conflicts II above five Conflicts III.</source>
        <translation>Колода конфликта: пять карт уровня II над пятью картами уровня III.</translation>
    </message>
    <message>
        <source>The Emperor&apos;s Spy is placed at that moment and cannot be kept for later.</source>
        <translation>Шпион Императора приходит именно в этот момент и не сохраняется на потом.</translation>
    </message>
    <message>
        <source>The Epic game is for three or four people.</source>
        <translation>Эпический режим — для трёх или четырёх игроков.</translation>
    </message>
    <message>
        <source>The First Player is chosen at random.</source>
        <translation>Первого игрока определяет случай.</translation>
    </message>
    <message>
        <source>The First Player marker decides who begins, Rivals included.</source>
        <translation>Кто начинает, решает жетон первого игрока, в том числе среди оппонентов.</translation>
    </message>
    <message>
        <source>The Freighter&apos;s Influence: Rivals of Uprising break ties by their priorities.</source>
        <translation>Влияние за транспортник: оппоненты «Восстания» решают ничьи по приоритетам.</translation>
    </message>
    <message>
        <source>The Hagal cards of Rally Troops and Hall of Oratory are taken out.</source>
        <translation>Карты Хагаль для ячеек «Сбор войск» и «Зал выступлений» убирают.</translation>
    </message>
    <message>
        <source>The Hagal deck has 37 cards for one person, 36 for two.</source>
        <translation>В колоде Хагаль 37 карт для одного человека, 36 — для двоих.</translation>
    </message>
    <message>
        <source>The Hagal deck of Uprising has 37 cards, Reshuffle among them.</source>
        <translation>В колоде Дома Хагаль «Восстания» 37 карт, считая карту перемешивания.</translation>
    </message>
    <message>
        <source>The Hagal deck stays as it is; House Hagal does not touch the Bene Tleilax board.</source>
        <translation>Колода Хагаль остаётся прежней; планшета Бене Тлейлаксу Дом Хагаль не касается.</translation>
    </message>
    <message>
        <source>The House Hagal cards.</source>
        <translation>Карты Дома Хагаль.</translation>
    </message>
    <message>
        <source>The Imperium deck is shuffled and fills a Row of five.</source>
        <translation>Колода карт Империи перемешивается, из неё выкладывают рынок из пяти карт.</translation>
    </message>
    <message>
        <source>The Intrigue card given up at Imperial Privilege is trashed.</source>
        <translation>Карта интриги, отданная за Имперскую привилегию, удаляется.</translation>
    </message>
    <message>
        <source>The Intrigue card with a cross: trash one that you hold.</source>
        <translation>Карта интриги с крестиком: удалите одну из своих.</translation>
    </message>
    <message>
        <source>The Intrigue deck is shuffled.</source>
        <translation>Колода интриг перемешивается.</translation>
    </message>
    <message>
        <source>The Ix board adds two spaces, the place of the Negotiators and the Tech tiles.</source>
        <translation>Планшет планеты Икс добавляет две ячейки, место переговорщиков и жетоны технологий.</translation>
    </message>
    <message>
        <source>The Ix board lies beside the board of Uprising.</source>
        <translation>Планшет планеты Икс лежит рядом с полем «Восстания».</translation>
    </message>
    <message>
        <source>The Mentat can be taken only from its own space, and is ready at once.</source>
        <translation>Ментата можно взять только из его ячейки, и он готов сразу.</translation>
    </message>
    <message>
        <source>The Mentat&apos;s space still gives its card while the Mentat is away.</source>
        <translation>Ячейка ментата даёт карту и тогда, когда ментата там нет.</translation>
    </message>
    <message>
        <source>The Objective that names the First Player applies; with two people it is one of them.</source>
        <translation>Карте задачи, называющей первого игрока, подчиняются; вдвоём это один из людей.</translation>
    </message>
    <message>
        <source>The Research Station card of Uprising that is kept recruits two troops.</source>
        <translation>Оставшаяся карта Исследовательской станции из «Восстания» нанимает два отряда.</translation>
    </message>
    <message>
        <source>The Reserve has a stack each of Arrakis Liaison, The Spice Must Flow and Foldspace.</source>
        <translation>В резерве по стопке карт «Связные Арракиса», «Пряность должна поступать» и «Свёрнутое пространство».</translation>
    </message>
    <message>
        <source>The Reserve is two stacks: The Spice Must Flow, and Prepare the Way.</source>
        <translation>Резерв — две стопки: «Пряность должна поступать» и «Подготовка пути».</translation>
    </message>
    <message>
        <source>The Reverend Mother never repeats the Research Station; with a pair, too, once in a turn.</source>
        <translation>Преподобная Мать никогда не повторяет Исследовательскую станцию; с парой — тоже раз за ход.</translation>
    </message>
    <message>
        <source>The Reverend Mother pays 1 water to repeat what is printed, once in a turn, from the flip on.</source>
        <translation>Преподобная Мать платит 1 воду за повтор напечатанного, раз за ход, начиная с переворота.</translation>
    </message>
    <message>
        <source>The Reverend Mother repeats printed effects and nothing else.</source>
        <translation>Преподобная Мать повторяет напечатанные эффекты и ничего больше.</translation>
    </message>
    <message>
        <source>The Rival on the person&apos;s left is First Player at first; then the marker goes round.</source>
        <translation>Сначала первый игрок — оппонент слева от человека; затем жетон переходит по кругу.</translation>
    </message>
    <message>
        <source>The Rivals are Leaders with their Signet Ring only; neither Paul nor Helena.</source>
        <translation>Оппоненты — лидеры только с кольцом с печаткой; не Пол и не Елена.</translation>
    </message>
    <message>
        <source>The Row and two Reserve stacks can be acquired, but not Foldspace.</source>
        <translation>Продаются рынок и две стопки резерва, «Свёрнутое пространство» — нет.</translation>
    </message>
    <message>
        <source>The Row and two Reserve stacks can be acquired.</source>
        <translation>Продаются рынок и две стопки резерва.</translation>
    </message>
    <message>
        <source>The Shield Wall keeps sandworms out of six Conflicts, known by their titles.</source>
        <translation>Стоящая стена не пускает песчаных червей в шесть конфликтов, известных по названиям.</translation>
    </message>
    <message>
        <source>The Shield Wall stands when the game begins; there is no Mentat.</source>
        <translation>В начале игры Барьерная Стена стоит; ментата нет.</translation>
    </message>
    <message>
        <source>The Spice Must Flow gives a point that stays, even if the card goes.</source>
        <translation>«Пряность должна поступать» даёт очко, которое остаётся, даже если карта уходит.</translation>
    </message>
    <message>
        <source>The Spice Must Flow: its point, abilities of cards in play, the contract, then waiting Intrigue.</source>
        <translation>«Пряность должна поступать»: её очко, эффекты активных карт, контракт, затем ждущие карты интриг.</translation>
    </message>
    <message>
        <source>The Spy icon reaches spaces your Spies watch; they stay there; costs and requirements still apply.</source>
        <translation>Символ шпиона открывает ячейки, за которыми наблюдают ваши шпионы; те остаются; стоимость и условия в силе.</translation>
    </message>
    <message>
        <source>The Spy is an eighth Agent icon.</source>
        <translation>Шпион — восьмой символ агента.</translation>
    </message>
    <message>
        <source>The Spy that opened a space to its icon can be recalled there afterwards.</source>
        <translation>Шпиона, открывшего ячейку своему символу, затем можно оттуда вернуть.</translation>
    </message>
    <message>
        <source>The Swordmaster is a third Agent, gained only once and ready in the same round.</source>
        <translation>Оружейник — третий агент, его берут один раз, он готов в том же раунде.</translation>
    </message>
    <message>
        <source>The Tech tiles are shuffled into three stacks of six; the top ones lie face up.</source>
        <translation>Жетоны технологий перемешивают и делят на три стопки по шесть; верхние лежат лицевой стороной вверх.</translation>
    </message>
    <message>
        <source>The Tleilaxu are no Faction: no Influence, no Alliance, and no choice of Faction means them.</source>
        <translation>Тлейлаксу — не фракция: ни влияния, ни союза; при выборе фракции их выбрать нельзя.</translation>
    </message>
    <message>
        <source>The Tleilaxu card that is crossed out, left or right, leaves the game and is replaced.</source>
        <translation>Перечёркнутая карта тлейлаксу, левая или правая, выходит из игры, и её заменяют.</translation>
    </message>
    <message>
        <source>The Voice closes a space to opponents until its player&apos;s next turn.</source>
        <translation>«Голос» закрывает ячейку для соперников до следующего хода своего игрока.</translation>
    </message>
    <message>
        <source>The Voice ends as its player&apos;s turn begins.</source>
        <translation>«Голос» кончается, когда начинается ход его игрока.</translation>
    </message>
    <message>
        <source>The Voice is not limited by the number of control markers.</source>
        <translation>«Голос» не ограничен числом жетонов контроля.</translation>
    </message>
    <message>
        <source>The ability on the left of a Leader always applies.</source>
        <translation>Левая способность лидера действует всегда.</translation>
    </message>
    <message>
        <source>The ability on the right is what your Signet Ring does in an Agent turn.</source>
        <translation>Правая способность — действие собственного «Кольца с печаткой» в ход отправки агента.</translation>
    </message>
    <message>
        <source>The acquire box works once, however the card was acquired.</source>
        <translation>Бонус покупки срабатывает один раз, как бы карту ни купили.</translation>
    </message>
    <message>
        <source>The arrows of the research track are paid on arrival or never.</source>
        <translation>По стрелкам трека исследований платят сразу или никогда.</translation>
    </message>
    <message>
        <source>The bank never runs out; a player&apos;s pieces can.</source>
        <translation>Общий запас не кончается; фигуры игрока — кончаются.</translation>
    </message>
    <message>
        <source>The board, the Reserve and all pieces are those of Uprising.</source>
        <translation>Поле, резерв и все фигуры — из «Восстания».</translation>
    </message>
    <message>
        <source>The bonuses: Emperor 2 troops, Guild 3 Solari, Bene Gesserit an Intrigue card, Fremen 1 water.</source>
        <translation>Бонусы: Император — 2 отряда, Гильдия — 3 солярия, Бене Гессерит — карта интриги, Фримены — 1 вода.</translation>
    </message>
    <message>
        <source>The box that is used depends on the kind of turn.</source>
        <translation>Применяется эффект того вида, что и ход.</translation>
    </message>
    <message>
        <source>The card is resolved from left to right; a Rival gets no track bonuses and declines nothing.</source>
        <translation>То, что указано на карте, выполняется слева направо; бонусов треков оппонент не получает и ни от чего не отказывается.</translation>
    </message>
    <message>
        <source>The card stays in play, and its Reveal box is not used.</source>
        <translation>Карта остаётся активной, её эффект раскрытия не применяется.</translation>
    </message>
    <message>
        <source>The card that Helena set aside can be acquired by Armand&apos;s ring, too.</source>
        <translation>Карту, отложенную Еленой, может получить и кольцо Арманда.</translation>
    </message>
    <message>
        <source>The combat bonus is the swords of one card, for a Rival that has troops there.</source>
        <translation>Бонус к боевой силе — мечи одной карты, если у оппонента там есть отряды.</translation>
    </message>
    <message>
        <source>The control bonus comes first, before anything the visitor gains.</source>
        <translation>Бонус контроля — первым, раньше всего, что получает посетитель.</translation>
    </message>
    <message>
        <source>The cost of the space is paid first, with what is there before any effect.</source>
        <translation>Стоимость ячейки оплачивается первой, из того, что есть до любых эффектов.</translation>
    </message>
    <message>
        <source>The discard icon takes a card in hand that you choose, never an Intrigue card.</source>
        <translation>Символ сброса — это карта с руки на ваш выбор, но никогда не карта интриги.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new deck only when a draw finds the old one empty.</source>
        <translation>Сброс становится новой колодой, только когда карту берут, а старая пуста.</translation>
    </message>
    <message>
        <source>The discount on an icon is for its own purchase; two discounts are never added.</source>
        <translation>Скидка на символе относится только к этой покупке; скидки не складываются.</translation>
    </message>
    <message>
        <source>The end and its tiebreakers are those of the base game.</source>
        <translation>Конец игры и разрешение ничьих — как в базовой игре.</translation>
    </message>
    <message>
        <source>The first Swordmaster, even a Rival&apos;s, makes those of people cheaper.</source>
        <translation>Первый оружейник делает дешевле оружейников людей, даже если он у оппонента.</translation>
    </message>
    <message>
        <source>The full cost is paid before the gain, which cannot help to pay it.</source>
        <translation>Сначала вся стоимость, потом выгода; выгодой стоимость не оплатить.</translation>
    </message>
    <message>
        <source>The gap is filled before the acquired card does anything.</source>
        <translation>Пустое место заполняется раньше, чем подействует купленная карта.</translation>
    </message>
    <message>
        <source>The gap that one leaves is filled before it does anything; it goes to the discard pile.</source>
        <translation>Пустое место заполняют прежде, чем карта что-либо даст; сама она идёт в сброс.</translation>
    </message>
    <message>
        <source>The gear with a chevron on three of those contracts sends a Negotiator.</source>
        <translation>Шестерня с шевроном на трёх из этих контрактов отправляет переговорщика.</translation>
    </message>
    <message>
        <source>The holder falls: a tied player inherits (of several the holder picks); else it is kept down to 4.</source>
        <translation>Хозяин падает: наследует сравнявшийся (из нескольких выбирает хозяин); иначе союз его, пока влияние не ниже 4.</translation>
    </message>
    <message>
        <source>The icon works by itself, also without a Combat space and in Reveal turns.</source>
        <translation>Символ действует сам по себе, также без ячейки конфликта и в ход раскрытия карт.</translation>
    </message>
    <message>
        <source>The infiltration icon needs no Spy, and a Spy needs no such icon.</source>
        <translation>Символу внедрения не нужен шпион, а шпиону — символ.</translation>
    </message>
    <message>
        <source>The limit is the troops recruited plus two, and what the garrison holds; it ends with the turn.</source>
        <translation>Предел — нанятые и ещё два, и сколько есть в гарнизоне; после хода он пропадает.</translation>
    </message>
    <message>
        <source>The lines of an Intrigue card are used separately, at least one of them.</source>
        <translation>Строки карты интриги применяются отдельно, хотя бы одна из них.</translation>
    </message>
    <message>
        <source>The mark in the corner of a card only tells which set it belongs to.</source>
        <translation>Метка в углу карты называет набор, и только.</translation>
    </message>
    <message>
        <source>The new Imperium and Intrigue cards are shuffled into their decks.</source>
        <translation>Новые карты Империи и интриг замешивают в их колоды.</translation>
    </message>
    <message>
        <source>The new Research Station moves the Rival&apos;s token two steps; the other one gives two troops.</source>
        <translation>Новая Исследовательская станция двигает фишку оппонента на два шага; другая даёт два отряда.</translation>
    </message>
    <message>
        <source>The new cards are shuffled into the Imperium and Intrigue decks.</source>
        <translation>Новые карты замешивают в колоды Империи и интриг.</translation>
    </message>
    <message>
        <source>The new spaces count as Landsraad and Spice Trade for all texts of Uprising.</source>
        <translation>Для всех текстов «Восстания» новые ячейки — это Ландсраад и Торговля Пряностью.</translation>
    </message>
    <message>
        <source>The new spaces have two posts, which take the places of the covered ones: still thirteen.</source>
        <translation>У новых ячеек два пункта вместо закрытых: всего по-прежнему тринадцать.</translation>
    </message>
    <message>
        <source>The next Conflict card is turned up.</source>
        <translation>Открывается следующая карта конфликта.</translation>
    </message>
    <message>
        <source>The only winner keeps the Conflict card after all other rewards; after a tie it stays.</source>
        <translation>Единственный победитель хранит карту конфликта после всех наград; после ничьей она остаётся.</translation>
    </message>
    <message>
        <source>The only winner must put one on a controllable space that has none; the other one goes home.</source>
        <translation>Единственный победитель обязан поставить один на контролируемую ячейку без дредноута; второй возвращается.</translation>
    </message>
    <message>
        <source>The player in control gets the bonus as soon as an Agent arrives.</source>
        <translation>Владеющий контролем получает бонус в тот же миг, когда приходит агент.</translation>
    </message>
    <message>
        <source>The points at the start are the usual ones.</source>
        <translation>Начальные очки — обычные.</translation>
    </message>
    <message>
        <source>The promotional card Boundless Ambition is not in the game.</source>
        <translation>Промокарты «Безграничные амбиции» в игре нет.</translation>
    </message>
    <message>
        <source>The promotional card Piter, Genius Advisor is not in the game.</source>
        <translation>Промокарты Piter, Genius Advisor в игре нет.</translation>
    </message>
    <message>
        <source>The reward of its place in the Combat is lost to the others.</source>
        <translation>Награда за его место в сражении не достаётся никому.</translation>
    </message>
    <message>
        <source>The rule on ties is taken from other languages.</source>
        <translation>Правило о ничьих взято из других языков.</translation>
    </message>
    <message>
        <source>The seat from Corrinth City already counts in the same Reveal turn.</source>
        <translation>Место от карты «Город Коринт» помогает в тот же ход раскрытия карт.</translation>
    </message>
    <message>
        <source>The second turn of the Weirding Way may be declined.</source>
        <translation>От второго хода «Колдовского боя» можно отказаться.</translation>
    </message>
    <message>
        <source>The shared pieces and how many copies of every card there are.</source>
        <translation>Общие фигуры и сколько копий каждой карты есть.</translation>
    </message>
    <message>
        <source>The shared pieces of Uprising and how many copies of every card there are.</source>
        <translation>Общие фигуры «Восстания» и сколько копий каждой карты есть.</translation>
    </message>
    <message>
        <source>The space has that icon and is empty; effects that lift this ignore only opponents&apos; Agents.</source>
        <translation>У ячейки тот же символ, и она пуста; эффекты, снимающие этот запрет, действуют лишь против агентов соперников.</translation>
    </message>
    <message>
        <source>The steps: reveal cards, resolve, set strength, clean up.</source>
        <translation>Шаги: раскройте карты, выполните эффекты, подсчитайте боевую силу, сбросьте карты.</translation>
    </message>
    <message>
        <source>The strength of a Rival is that of its units and swords; it passes in the Combat.</source>
        <translation>Боевая сила оппонента — его подразделения и мечи; в сражении он пасует.</translation>
    </message>
    <message>
        <source>The strongest gets the first reward, the next the second.</source>
        <translation>Первая и вторая награды — сильнейшему и следующему.</translation>
    </message>
    <message>
        <source>The three dots on cards are for reference only.</source>
        <translation>Три точки на картах — только для справки.</translation>
    </message>
    <message>
        <source>The tile lies on this Research Station, too: no troops; posts and contracts stay.</source>
        <translation>Накладка лежит и на этой Исследовательской станции: отрядов нет; пункты и контракты остаются.</translation>
    </message>
    <message>
        <source>The token never moves back, and its points are safe.</source>
        <translation>Фишка никогда не идёт назад, и её очки не теряются.</translation>
    </message>
    <message>
        <source>The top Hagal card is turned up; Reshuffle or an empty deck makes a new deck of all of them.</source>
        <translation>Открывается верхняя карта Хагаль; «Новая колода» или пустая колода даёт новую из всех карт.</translation>
    </message>
    <message>
        <source>The track has a start and three spaces; Freighters do not block each other.</source>
        <translation>На треке есть старт и три деления; транспортники друг другу не мешают.</translation>
    </message>
    <message>
        <source>The tracks work as in the base game, points and Alliances included.</source>
        <translation>Треки работают, как в базовой игре, включая очки и союзы.</translation>
    </message>
    <message>
        <source>The turn lasts until the player ends it, as a Plot may still be played.</source>
        <translation>Ход длится, пока игрок его не закончит: ещё может быть разыграна карта заговора.</translation>
    </message>
    <message>
        <source>The two Research icons that Tleilaxu Master reveals are resolved apart.</source>
        <translation>Два символа исследования, раскрытые «Мастером Тлейлаксу», выполняют порознь.</translation>
    </message>
    <message>
        <source>The two lines of Corner the Market count separately.</source>
        <translation>У карты «Торговое доминирование» две строки, которые считаются отдельно.</translation>
    </message>
    <message>
        <source>The whole hand is revealed, even an empty one.</source>
        <translation>Показывают всю руку, даже пустую.</translation>
    </message>
    <message>
        <source>The wild icon waits for the Endgame.</source>
        <translation>Универсальный символ ждёт конца игры.</translation>
    </message>
    <message>
        <source>The winner&apos;s rewards, cards and new dreadnought in any order; then the old one leaves.</source>
        <translation>Награды, карты и новый дредноут победителя — в любом порядке; затем уходит старый.</translation>
    </message>
    <message>
        <source>Their 7 spice become a point in a Conflict III only.</source>
        <translation>Их 7 Пряности становятся очком только в конфликте уровня III.</translation>
    </message>
    <message>
        <source>Their Swordmasters lie in the Conflict deck, below five, four or three cards.</source>
        <translation>Их оружейники лежат в колоде конфликта под пятью, четырьмя или тремя картами.</translation>
    </message>
    <message>
        <source>Theirs cover others&apos; markers first; then Imperial Basin, Arrakeen, Carthag.</source>
        <translation>Их дредноуты накрывают сначала чужие жетоны; затем Имперская котловина, Арракин, Карфаг.</translation>
    </message>
    <message>
        <source>Then everybody draws five cards, whatever they still hold.</source>
        <translation>Затем все берут пять карт, что бы ни осталось на руке.</translation>
    </message>
    <message>
        <source>There are no further Leaders, Conflicts or Alliances.</source>
        <translation>Новых лидеров, конфликтов и союзов нет.</translation>
    </message>
    <message>
        <source>There is no hand limit.</source>
        <translation>Размер руки не ограничен.</translation>
    </message>
    <message>
        <source>There is no upper limit on points.</source>
        <translation>Верхнего предела очков нет.</translation>
    </message>
    <message>
        <source>There is one Agent, one space and one cost; either card&apos;s icon will do.</source>
        <translation>Агент, ячейка и стоимость — по одному разу; символ подойдёт с любой из двух карт.</translation>
    </message>
    <message>
        <source>There it is safe: neither deployed, retreated nor lost; it still is a commissioned dreadnought.</source>
        <translation>Там его не размещают, не отводят и не теряют; он по-прежнему считается построенным.</translation>
    </message>
    <message>
        <source>They acquire marked tiles only; with none in sight, the largest stack is trashed from.</source>
        <translation>Они получают только отмеченные жетоны; если их не видно, удаляют верхний с самой большой стопки.</translation>
    </message>
    <message>
        <source>They are acquired at any moment of your Reveal turn, as long as your specimens last.</source>
        <translation>Их получают в любой момент хода раскрытия карт, пока хватает образцов.</translation>
    </message>
    <message>
        <source>They take the dearest marked tile that they can pay for; of several the topmost.</source>
        <translation>Они берут самый дорогой отмеченный жетон по средствам; из нескольких — верхний.</translation>
    </message>
    <message>
        <source>They wait while Usurp holds a card of the Row.</source>
        <translation>Оно ждёт, пока «Узурпация» держит карту рынка.</translation>
    </message>
    <message>
        <source>Third reward: with four players by rank, with three only after a tie; never without strength.</source>
        <translation>Третьи награды: вчетвером — по местам, втроём — только после ничьей; никогда без боевой силы.</translation>
    </message>
    <message>
        <source>Thirteen posts watch one to three spaces each and hold one Spy.</source>
        <translation>Тринадцать пунктов наблюдают за одной–тремя ячейками каждый и вмещают одного шпиона.</translation>
    </message>
    <message>
        <source>Three of four tied for first: no third reward.</source>
        <translation>Трое вничью на первом месте из четырёх: третьей награды нет.</translation>
    </message>
    <message>
        <source>Three or four people change nothing else; six do not play with Immortality.</source>
        <translation>Для троих или четверых больше ничего не меняется; вшестером в «Бессмертие» не играют.</translation>
    </message>
    <message>
        <source>Three or four players: only the starting point and the third reward differ.</source>
        <translation>Трое или четверо: отличаются только начальное очко и третья награда.</translation>
    </message>
    <message>
        <source>Three players use three Objectives, four use four, without the ornithopter.</source>
        <translation>Втроём — три карты задач; вчетвером — четыре, без орнитоптера.</translation>
    </message>
    <message>
        <source>Three spaces require 2 Influence; they belong to no Faction.</source>
        <translation>Три ячейки требуют 2 влияния; они не принадлежат фракциям.</translation>
    </message>
    <message>
        <source>Three troops begin in the garrison, nine in the supply.</source>
        <translation>В начале три отряда в гарнизоне, девять в личном запасе.</translation>
    </message>
    <message>
        <source>Tied for first: all get the second reward. Tied for second: all get the third. Tied for third: none.</source>
        <translation>Ничья на первом: всем вторые награды. На втором: всем третьи. На третьем: ничего.</translation>
    </message>
    <message>
        <source>Ties are resolved as in the base game.</source>
        <translation>Ничьи разрешаются, как в базовой игре.</translation>
    </message>
    <message>
        <source>Ties at the end of the game and texts that count garrisoned troops leave dreadnoughts out.</source>
        <translation>Ничья в конце игры и подсчёт отрядов в гарнизоне дредноутов не учитывают.</translation>
    </message>
    <message>
        <source>Tiles are used at any moment of a turn of yours, even before its kind is chosen.</source>
        <translation>Жетоны применяют в любой момент своего хода, даже до выбора его вида.</translation>
    </message>
    <message>
        <source>Tiles for winning a Conflict work for its only winner, not after a tie.</source>
        <translation>Жетоны за победу в сражении действуют для единственного победителя, не после ничьей.</translation>
    </message>
    <message>
        <source>Tiles work for Rivals, too; a few are used in a way of their own.</source>
        <translation>Жетоны действуют и для оппонентов; некоторые они применяют по-своему.</translation>
    </message>
    <message>
        <source>Tleilaxu Surgeon loses troops of garrison and Conflict in any mix.</source>
        <translation>«Хирургия Тлейлаксу»: отряды теряют из гарнизона и зоны конфликта в любом сочетании.</translation>
    </message>
    <message>
        <source>Tleilaxu cards are played and revealed like others, but cost specimens.</source>
        <translation>Карты тлейлаксу разыгрывают и раскрывают, как другие, но стоят они образцов.</translation>
    </message>
    <message>
        <source>Tleilaxu icons on the card that sends a Rival&apos;s Agent move its token; gains serve purchases.</source>
        <translation>Символы тлейлаксу на карте, отправившей агента оппонента, двигают его фишку; полученное идёт на покупки.</translation>
    </message>
    <message>
        <source>To commission a dreadnought, take one from your supply to your garrison, if you want and have one.</source>
        <translation>Построить дредноут — по желанию перенести его из личного запаса в гарнизон, если он там есть.</translation>
    </message>
    <message>
        <source>To generate a specimen, put a troop of your supply into the Axolotl tanks, if you have one.</source>
        <translation>Создать образец: положите отряд из личного запаса в аксолотлевые чаны, если он там есть.</translation>
    </message>
    <message>
        <source>To send a Negotiator, put a troop of your supply on Ix, if you want and have one.</source>
        <translation>Отправить переговорщика — по желанию поставить на Икс отряд из личного запаса, если он есть.</translation>
    </message>
    <message>
        <source>To trash an Intrigue card, its owner picks one in hand; it leaves the game.</source>
        <translation>Удаление карты интриги: хозяин выбирает её на руке, и она выходит из игры.</translation>
    </message>
    <message>
        <source>Tracks give a Rival a point at two and for Alliances, not what lies at four.</source>
        <translation>Треки дают оппоненту очко за 2 влияния и за союзы, но не то, что лежит на 4.</translation>
    </message>
    <message>
        <source>Trash from hand, discard pile or play; Reserve cards return to their stack, others leave the game.</source>
        <translation>Удаляют с руки, из сброса или активное; карты резерва — в свою стопку, другие — из игры.</translation>
    </message>
    <message>
        <source>Trashed Tleilaxu cards are gone for good.</source>
        <translation>Удалённые карты тлейлаксу выходят из игры.</translation>
    </message>
    <message>
        <source>Trashing and the two arrows on the track are optional, but cannot be put off.</source>
        <translation>Удаление и две стрелки на треке необязательны, но отложить их нельзя.</translation>
    </message>
    <message>
        <source>Trashing counts from anywhere; one card can give its box again and again.</source>
        <translation>Удаление считается откуда угодно; одна карта может дать свой эффект несколько раз.</translation>
    </message>
    <message>
        <source>Treachery trashed by a reward: its troops come too late and leave with the others.</source>
        <translation>«Предательство» удалено наградой: его отряды опоздали и уходят вместе с остальными.</translation>
    </message>
    <message>
        <source>Treachery trashes itself, and so sends two troops into the Conflict from any space.</source>
        <translation>«Предательство» удаляет само себя и так посылает два отряда в конфликт из любой ячейки.</translation>
    </message>
    <message>
        <source>Troop Transports after a Combat: the third troop, but nobody is deployed.</source>
        <translation>«Войсковые транспорты» после сражения: третий отряд есть, размещения нет.</translation>
    </message>
    <message>
        <source>Troops and dreadnoughts are units; what says “troops” does not affect dreadnoughts.</source>
        <translation>Отряды и дредноуты — подразделения; то, где сказано «отряды», дредноутов не касается.</translation>
    </message>
    <message>
        <source>Troops and sandworms are units; what says “troops” does not affect sandworms.</source>
        <translation>Отряды и песчаные черви — подразделения; сказанное об отрядах не касается песчаных червей.</translation>
    </message>
    <message>
        <source>Troops elsewhere add no strength.</source>
        <translation>Отряды в других местах не прибавляют ничего.</translation>
    </message>
    <message>
        <source>Troops from the track are recruits of this turn, and may be deployed from a Combat space.</source>
        <translation>Отряды с трека считаются нанятыми в этот ход: в ячейке конфликта их можно разместить.</translation>
    </message>
    <message>
        <source>Troops in the garrison cannot be recruited again.</source>
        <translation>Отряды гарнизона нельзя нанять ещё раз.</translation>
    </message>
    <message>
        <source>Troops may be taken back within the turn, until an effect has counted them.</source>
        <translation>В тот же ход отряды можно забрать, пока их не учёл эффект.</translation>
    </message>
    <message>
        <source>Troops recruited as a reward come before those in the Conflict are back in the supply.</source>
        <translation>Наём за награду идёт, пока участники ещё не вернулись в запас.</translation>
    </message>
    <message>
        <source>Troops recruited in Reveal turns and as rewards stay in the garrison unless a text deploys them.</source>
        <translation>Нанятые в ход раскрытия карт и за награды остаются в гарнизоне, если текст их не размещает.</translation>
    </message>
    <message>
        <source>Troops recruited this turn count wherever they came from.</source>
        <translation>Нанятые в этот ход учитываются, откуда бы они ни взялись.</translation>
    </message>
    <message>
        <source>Turning up the next tile cannot be undone.</source>
        <translation>Открытие следующего жетона отменить нельзя.</translation>
    </message>
    <message>
        <source>Turns go clockwise, one at a time, beginning with the First Player.</source>
        <translation>Ходят по часовой стрелке, по одному, начиная с первого игрока.</translation>
    </message>
    <message>
        <source>Twisted Mentat calls the Agent back; deploying and the rest of the space go on.</source>
        <translation>«Искажённый ментат» возвращает агента; размещение и остальное в ячейке остаются.</translation>
    </message>
    <message>
        <source>Two Agents are ready at the start; the Swordmaster is not.</source>
        <translation>В начале готовы два агента, оружейник — нет.</translation>
    </message>
    <message>
        <source>Two Spies of the same player never share a post.</source>
        <translation>Два шпиона одного игрока никогда не стоят на одном пункте.</translation>
    </message>
    <message>
        <source>Two Tleilaxu cards are dealt face up beside Reclaimed Forces, which never leave.</source>
        <translation>Две карты тлейлаксу выкладывают лицевой стороной вверх рядом с картой «Надзиратели», которая лежит там всегда.</translation>
    </message>
    <message>
        <source>Two board parts, 18 Tech tiles, new cards for every deck, six Leaders, and Tessia&apos;s Snoopers.</source>
        <translation>Две части поля, 18 жетонов технологий, новые карты во все колоды, шесть лидеров и искатели Тессии.</translation>
    </message>
    <message>
        <source>Two contracts lie face up, the rest are hidden; Sardaukar contracts wait for Shaddam, if he plays.</source>
        <translation>Два контракта открыты, прочие скрыты; контракты «Сардаукары» ждут Шаддама, если он играет.</translation>
    </message>
    <message>
        <source>Two dice after each Reveal turn of the person take cards out of the Row.</source>
        <translation>Два кубика после каждого хода раскрытия карт человека убирают карты с рынка.</translation>
    </message>
    <message>
        <source>Two for each of your troops in the Conflict, one for each sword.</source>
        <translation>Два за каждый свой отряд в зоне конфликта, один за каждый меч.</translation>
    </message>
    <message>
        <source>Two of the Rivals have no points; once they have a Swordmaster, they gain no resources.</source>
        <translation>Двое оппонентов не получают очков; с появлением оружейника они не получают и ресурсов.</translation>
    </message>
    <message>
        <source>Two other cards lie there, for as long as their deck lasts.</source>
        <translation>Кроме этой карты там лежат ещё две, пока не кончится колода.</translation>
    </message>
    <message>
        <source>Two players use 37 Hagal cards; alone, Reshuffle stays out. All Rivals share deck and discard pile.</source>
        <translation>Вдвоём — 37 карт Хагаль; в одиночку «Новую колоду» убирают. Колода и сброс общие у всех оппонентов.</translation>
    </message>
    <message>
        <source>Undercover Asset opens such a space to the Agent it sends, and to no other.</source>
        <translation>«Тайный агент» открывает такую ячейку агенту, которого отправляет, и никому больше.</translation>
    </message>
    <message>
        <source>Unload: the Reveal box is gained on revealing the card, on discarding it and on trashing it.</source>
        <translation>Балласт: эффект раскрытия действует, когда карту раскрывают, сбрасывают и удаляют.</translation>
    </message>
    <message>
        <source>Uprising can be combined with everything that came before it.</source>
        <translation>«Восстание» сочетается со всем, что вышло до него.</translation>
    </message>
    <message>
        <source>Uprising has no Mentat, no Foldspace and no Arrakis Liaison.</source>
        <translation>В «Восстании» нет ментата, «Свёрнутого пространства» и «Связных Арракиса».</translation>
    </message>
    <message>
        <source>Usurp takes a card of the hand, or one of the Row, which is not in play and then trashed.</source>
        <translation>«Узурпация» берёт карту с руки или с рынка; последняя не активна, а затем её удаляют.</translation>
    </message>
    <message>
        <source>Visiting a Faction&apos;s space gives 1 Influence with it.</source>
        <translation>Посещение ячейки фракции повышает влияние в ней на один.</translation>
    </message>
    <message>
        <source>What Family Atomics clear away is out of the game; a short deck deals what it has.</source>
        <translation>Убранное семейным атомным оружием выходит из игры; из короткой колоды выкладывают, что есть.</translation>
    </message>
    <message>
        <source>What Ilban and Memnon gain goes in any order; what Staban, Margot and Irulan gain comes at once.</source>
        <translation>Что получают Ильбан и Мемнон, выполняется в любом порядке; что получают Стабан, Марго и Ирулан — сразу.</translation>
    </message>
    <message>
        <source>What a condition has given is kept if it fails later.</source>
        <translation>Однажды полученное по условию остаётся, если позже условие не выполнено.</translation>
    </message>
    <message>
        <source>What a trashed card gave is kept; what is still open is lost.</source>
        <translation>Удалённая карта сохраняет то, что дала, и теряет невыполненное.</translation>
    </message>
    <message>
        <source>What acquires, counts or changes a cost in Persuasion does not concern them.</source>
        <translation>То, что покупает по стоимости в убеждении, считает или меняет её, к ним не относится.</translation>
    </message>
    <message>
        <source>What cannot be gained by the time its unit ends is lost.</source>
        <translation>То, что нельзя получить к концу своего блока, теряется.</translation>
    </message>
    <message>
        <source>What concerns each card that you acquire concerns them, too.</source>
        <translation>То, что действует на каждую купленную карту, действует и на них.</translation>
    </message>
    <message>
        <source>What counts is who is there at that moment: a space left earlier is empty.</source>
        <translation>Важно, кто там тогда стоит: ячейка, откуда ушли раньше, пуста.</translation>
    </message>
    <message>
        <source>What helps the card you play helps one of the two, as you choose.</source>
        <translation>То, что помогает разыгранной карте, помогает одной из двух, на ваш выбор.</translation>
    </message>
    <message>
        <source>What holds for both games together still holds.</source>
        <translation>Правила для обеих игр вместе по-прежнему действуют.</translation>
    </message>
    <message>
        <source>What is printed on a card, Leader or board space beats any rule here.</source>
        <translation>Напечатанное на карте, лидере или поле важнее любого правила здесь.</translation>
    </message>
    <message>
        <source>What one recall brings is taken in the order you like, and may pay for the rest of it.</source>
        <translation>Всё, что принёс возврат, берут в любом порядке; одно может оплатить другое.</translation>
    </message>
    <message>
        <source>What opponents are given, Rivals are given too.</source>
        <translation>То, что даётся соперникам, даётся и оппонентам.</translation>
    </message>
    <message>
        <source>What says troops leaves sandworms out; to play Combat cards, any unit will do.</source>
        <translation>Где речь об отрядах, черви не считаются; для карт сражения хватит любого подразделения.</translation>
    </message>
    <message>
        <source>What the card itself gains comes too late for the optional cost of the space.</source>
        <translation>То, что даёт сама карта, приходит слишком поздно для необязательной оплаты в ячейке.</translation>
    </message>
    <message>
        <source>What the node shows is gained before anything else; Research there moves the token on.</source>
        <translation>Показанное на делении получают раньше всего остального; исследование там двигает фишку дальше.</translation>
    </message>
    <message>
        <source>What the rules of Uprising say about supply, empty decks and losses applies here as well.</source>
        <translation>То, что «Восстание» решает о запасе, пустых колодах и потерях, действует и здесь.</translation>
    </message>
    <message>
        <source>What tiles give at the start of a round comes after the five cards.</source>
        <translation>То, что жетоны дают в начале раунда, получают после пяти карт.</translation>
    </message>
    <message>
        <source>What tiles give in Reveal turns is resolved together with the Reveal boxes.</source>
        <translation>То, что жетоны дают в ход раскрытия карт, применяют вместе с эффектами раскрытия.</translation>
    </message>
    <message>
        <source>Whatever affects opponents affects Rivals too, as far as it can.</source>
        <translation>Всё, что касается соперников, касается оппонентов, если у них есть нужное.</translation>
    </message>
    <message>
        <source>Whatever brings a Spy back in the turn counts as recalling it.</source>
        <translation>Всё, что возвращает шпиона в этот ход, считается его возвратом.</translation>
    </message>
    <message>
        <source>Whatever is left to choose: the first that is possible; people are not asked.</source>
        <translation>Что остаётся выбрать: первое возможное; людей не спрашивают.</translation>
    </message>
    <message>
        <source>When a contract is taken, the next is turned up; when all are gone, take 2 Solari instead.</source>
        <translation>Кто берёт контракт, открывает следующий; когда их нет, вместо этого 2 солярия.</translation>
    </message>
    <message>
        <source>When all rewards are taken, troops go to supply and sandworms to the bank.</source>
        <translation>Когда все награды взяты, отряды идут в личный запас, песчаные черви — в общий.</translation>
    </message>
    <message>
        <source>When the last Spy leaves the supply, the other two return to it and the Scheme is carried out.</source>
        <translation>Последний шпион из запаса возвращает двух других и запускает замысел.</translation>
    </message>
    <message>
        <source>When to use tiles; Invasion Ships before sending; what is trashed in play.</source>
        <translation>Когда применять жетоны; «Корабли вторжения» — до отправки; что удалить из активных карт.</translation>
    </message>
    <message>
        <source>When two are to be chosen, both are named before the first is resolved.</source>
        <translation>Когда нужно выбрать два, оба называют до выполнения первого.</translation>
    </message>
    <message>
        <source>Whenever you decide something, you may also return specimens to your supply, for nothing.</source>
        <translation>Всякий раз, когда решение за вами, можете даром вернуть образцы в личный запас.</translation>
    </message>
    <message>
        <source>Where hooks are shown, they are needed; no sandworm goes to a Conflict behind the Shield Wall.</source>
        <translation>Где есть знак крюка, он нужен; в конфликт за стеной песчаные черви не идут.</translation>
    </message>
    <message>
        <source>Where others take a contract, a Rival takes 2 Solari.</source>
        <translation>Там, где другие берут контракт, оппонент берёт 2 солярия.</translation>
    </message>
    <message>
        <source>Where the winner&apos;s dreadnought goes, or whether it becomes a point.</source>
        <translation>Куда пойдёт дредноут победителя или станет ли он очком.</translation>
    </message>
    <message>
        <source>Whether to commission; how many troops and how many dreadnoughts to deploy.</source>
        <translation>Строить ли дредноут; сколько отрядов и сколько дредноутов разместить.</translation>
    </message>
    <message>
        <source>Which Intrigue card to keep, and when to play Harvest Cells or use Family Atomics.</source>
        <translation>Какую карту интриги оставить; когда разыграть «Сбор клеток» и применить семейное атомное оружие.</translation>
    </message>
    <message>
        <source>Which cost of Sell Melange you pay is decided on sending the Agent; one trade per visit.</source>
        <translation>Сколько Пряности продать, решают при отправке, одна сделка за посещение.</translation>
    </message>
    <message>
        <source>While the Shield Wall protects the Conflict, Maker spaces offer only spice.</source>
        <translation>Пока стена защищает конфликт, ячейки с символом Подателя дают только Пряность.</translation>
    </message>
    <message>
        <source>Whoever controls the place fought for may first deploy one troop from the supply.</source>
        <translation>Кто контролирует спорную ячейку, может сначала разместить один отряд из личного запаса.</translation>
    </message>
    <message>
        <source>Whoever has played has not passed: the others answer, then that seat is asked again.</source>
        <translation>Розыгрыш карты — ещё не пас: отвечают остальные, затем снова спрашивают то же место.</translation>
    </message>
    <message>
        <source>Whoever reaches 4 while the Alliance is free gets it, and a point with it.</source>
        <translation>Кто достиг 4, пока союз свободен, получает его, а с ним очко.</translation>
    </message>
    <message>
        <source>Whoever rises above the holder takes the Alliance and its point; a tie is not enough.</source>
        <translation>Кто поднялся выше хозяина союза, забирает союз и его очко; равенства мало.</translation>
    </message>
    <message>
        <source>Winning control replaces any other marker there with the winner&apos;s.</source>
        <translation>Выигранная награда контроля ставит жетон победителя вместо любого другого.</translation>
    </message>
    <message>
        <source>With Guild Accord the Heighliner costs 3; Tessia&apos;s Emperor bonus is a Spy.</source>
        <translation>С «Соглашением с Гильдией» «Хайлайнер» стоит 3; бонус Императора у Тессии — шпион.</translation>
    </message>
    <message>
        <source>With Immortality, Control the Spice begins in the discard pile.</source>
        <translation>С «Бессмертием» «Контроль над Пряностью» начинает в сбросе.</translation>
    </message>
    <message>
        <source>With Rise of Ix the solo Hagal deck has 31 cards, in Uprising 40; for two it is unchanged.</source>
        <translation>С «Расцветом иксианцев» колода Хагаль для одиночной игры — 31 карта, в «Восстании» — 40; для двоих прежняя.</translation>
    </message>
    <message>
        <source>With Shaddam&apos;s ring none of his units enter the Conflict in that turn; then he chooses.</source>
        <translation>С кольцом Шаддама ничто из его сил не идёт в этот ход в зону конфликта; затем он выбирает.</translation>
    </message>
    <message>
        <source>With Spaceport: where each acquired card goes.</source>
        <translation>С «Космопортом»: куда идёт каждая купленная карта.</translation>
    </message>
    <message>
        <source>With Swordmaster: 7 Solari, 7 spice, 3 water or 3 Intrigue cards are turned into a point.</source>
        <translation>С оружейником: 7 соляриев, 7 Пряности, 3 воды или 3 карты интриг превращаются в очко.</translation>
    </message>
    <message>
        <source>With both dreadnoughts commissioned, the Dreadnought card is skipped.</source>
        <translation>Если оба дредноута построены, карту «Дредноут» пропускают.</translation>
    </message>
    <message>
        <source>With fewer players in the Conflict, the remaining places are left out.</source>
        <translation>Если участников меньше, места, которых никто не занял, пропускаются.</translation>
    </message>
    <message>
        <source>With four players a point each; everybody has 1 water, 3 garrison troops and 2 Agents.</source>
        <translation>Вчетвером — по очку; всем 1 вода, 3 отряда в гарнизоне и 2 агента.</translation>
    </message>
    <message>
        <source>With four players everybody begins with 1 Victory Point, otherwise with none.</source>
        <translation>Вчетвером все начинают с одним очком, иначе — без очков.</translation>
    </message>
    <message>
        <source>With neither deck nor discard pile left, the rest of a draw is skipped.</source>
        <translation>Если нет ни колоды, ни сброса, остаток карт не берут.</translation>
    </message>
    <message>
        <source>With no Spy left in supply, one may be recalled for nothing and placed again.</source>
        <translation>Если шпионов не осталось, другого можно бесплатно вернуть и разместить заново.</translation>
    </message>
    <message>
        <source>With ten points or no Conflict card left the Endgame begins, without the rest of this phase.</source>
        <translation>Десять очков или нет карт конфликта: к концу игры, остального в этой фазе нет.</translation>
    </message>
    <message>
        <source>With the CHOAM module everybody is dealt two of the ten Ix contracts and keeps one.</source>
        <translation>С модулем КООАМ каждый получает два из десяти контрактов Икса и оставляет один.</translation>
    </message>
    <message>
        <source>With the first marker each Tleilaxu card that you acquire may go on top of your deck.</source>
        <translation>С первым маркером каждую полученную карту тлейлаксу можно положить на верх колоды.</translation>
    </message>
    <message>
        <source>With the second marker each Research icon draws a card and moves nothing any more.</source>
        <translation>Со вторым маркером каждый символ исследования даёт взять карту и больше ничего не двигает.</translation>
    </message>
    <message>
        <source>With three players, a third reward is given only after a tie for second.</source>
        <translation>Втроём третья награда даётся только после ничьей на втором месте.</translation>
    </message>
    <message>
        <source>With two people no Hagal card changes, and the Rival leaves the Bene Tleilax board alone.</source>
        <translation>Вдвоём карты Хагаль не меняются, и оппонент не касается планшета Бене Тлейлаксу.</translation>
    </message>
    <message>
        <source>With two people the marker changes hands between them; the Rival acts second.</source>
        <translation>Вдвоём жетон переходит от одного к другому; оппонент действует вторым.</translation>
    </message>
    <message>
        <source>Without a deck the Row shrinks; an empty stack has nothing to acquire until a card returns.</source>
        <translation>Без колоды рынок уменьшается; пустая стопка ничего не продаёт, пока не вернётся карта.</translation>
    </message>
    <message>
        <source>Without a deck the Tleilaxu Row shrinks; a gap is filled where it is, before anything else.</source>
        <translation>Без колоды рынок тлейлаксу сокращается; пустоту заполняют на месте, раньше всего остального.</translation>
    </message>
    <message>
        <source>Without a printed time a tile is used in turns of your own only.</source>
        <translation>Если время не указано, жетон применяют только в свои ходы.</translation>
    </message>
    <message>
        <source>Without its module, everything of CHOAM stays in the box, Shaddam too.</source>
        <translation>Без своего модуля всё от КООАМ остаётся в коробке, Шаддам тоже.</translation>
    </message>
    <message>
        <source>Without strength a player takes no part in the Combat.</source>
        <translation>Без боевой силы нет участия в сражении.</translation>
    </message>
    <message>
        <source>Won as a reward, the Mentat comes from anywhere and serves its winner throughout the next round.</source>
        <translation>Ментат как награда приходит откуда угодно и служит победителю весь следующий раунд.</translation>
    </message>
    <message>
        <source>You cannot pay Influence that you do not have.</source>
        <translation>Влиянием, которого нет, заплатить нельзя.</translation>
    </message>
    <message>
        <source>You may deploy the troops recruited this turn and up to two more from the garrison.</source>
        <translation>Размещение: нанятые в этот ход отряды и ещё до двух из гарнизона.</translation>
    </message>
    <message>
        <source>Yuna&apos;s extra Solari comes with every single gain of her turn.</source>
        <translation>Дополнительный солярий Юны приходит с каждым отдельным получением в её ход.</translation>
    </message>
</context>
<context>
    <name>RuleSection</name>
    <message>
        <source>Acquiring</source>
        <translation>Покупка</translation>
    </message>
    <message>
        <source>Agent turns</source>
        <translation>Ходы отправки агента</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Агенты</translation>
    </message>
    <message>
        <source>Board spaces</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>Both games together</source>
        <translation>Обе игры вместе</translation>
    </message>
    <message>
        <source>Cards and Leaders in detail</source>
        <translation>Карты и лидеры, требующие внимания</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Сражение</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Контроль</translation>
    </message>
    <message>
        <source>Decisions where the sources are unclear</source>
        <extracomment>Of a refusal, by its code: the rule that it follows from. Ours where the sources are open, as rules with numbers of their own.</extracomment>
        <translation>Решения там, где источники молчат</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Эффекты</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>House Hagal in the base game</source>
        <translation>Дом Хагаль в базовой игре</translation>
    </message>
    <message>
        <source>House Hagal: solo</source>
        <translation>Дом Хагаль: одиночная игра</translation>
    </message>
    <message>
        <source>House Hagal: two players</source>
        <translation>Дом Хагаль: два игрока</translation>
    </message>
    <message>
        <source>Immortality with Uprising</source>
        <translation>Бессмертие с Восстанием</translation>
    </message>
    <message>
        <source>Immortality: Family Atomics</source>
        <translation>Бессмертие: семейное атомное оружие</translation>
    </message>
    <message>
        <source>Immortality: House Hagal, solo</source>
        <translation>Бессмертие: Дом Хагаль, одиночная игра</translation>
    </message>
    <message>
        <source>Immortality: House Hagal, two players</source>
        <translation>Бессмертие: Дом Хагаль, два игрока</translation>
    </message>
    <message>
        <source>Immortality: cards</source>
        <translation>Бессмертие: карты</translation>
    </message>
    <message>
        <source>Immortality: decisions where the sources are unclear</source>
        <extracomment>Of a refusal, by its code or as a whole: the rule that it follows from. Ours where the sources are open, as rules with numbers of their own.</extracomment>
        <translation>Бессмертие: решения там, где источники неясны</translation>
    </message>
    <message>
        <source>Immortality: grafting</source>
        <translation>Бессмертие: сращивание</translation>
    </message>
    <message>
        <source>Immortality: icons and the Research Station</source>
        <translation>Бессмертие: символы и Исследовательская станция</translation>
    </message>
    <message>
        <source>Immortality: setup</source>
        <translation>Бессмертие: подготовка к игре</translation>
    </message>
    <message>
        <source>Immortality: specimens</source>
        <translation>Бессмертие: образцы</translation>
    </message>
    <message>
        <source>Immortality: the Tleilaxu Row</source>
        <translation>Бессмертие: рынок тлейлаксу</translation>
    </message>
    <message>
        <source>Immortality: the Tleilaxu track</source>
        <translation>Бессмертие: трек тлейлаксу</translation>
    </message>
    <message>
        <source>Immortality: the research track</source>
        <translation>Бессмертие: трек исследований</translation>
    </message>
    <message>
        <source>Immortality: variants</source>
        <translation>Бессмертие: варианты игры</translation>
    </message>
    <message>
        <source>Immortality: what is in the box</source>
        <translation>Бессмертие: что в коробке</translation>
    </message>
    <message>
        <source>Immortality: what you decide</source>
        <translation>Бессмертие: что вы решаете</translation>
    </message>
    <message>
        <source>Immortality: who knows what</source>
        <translation>Бессмертие: кто что знает</translation>
    </message>
    <message>
        <source>Immortality: words</source>
        <translation>Бессмертие: слова</translation>
    </message>
    <message>
        <source>Influence and Alliances</source>
        <translation>Влияние и союзы</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карты интриг</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лидеры</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Податели</translation>
    </message>
    <message>
        <source>Not in this game: {heading}</source>
        <extracomment>Kinds of components that may share an id with another kind. Where an Intrigue card is to be played. Behind conditions: of a space, of a line of an Intrigue card, of an effect. What the numbers of decisions of ours begin with.</extracomment>
        <translation>Не в этой игре: {heading}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Возвращение</translation>
    </message>
    <message>
        <source>Reveal turns</source>
        <translation>Ходы раскрытия карт</translation>
    </message>
    <message>
        <source>Rise of Ix with Uprising</source>
        <translation>Расцвет иксианцев с Восстанием</translation>
    </message>
    <message>
        <source>Rise of Ix: House Hagal</source>
        <translation>Расцвет иксианцев: Дом Хагаль</translation>
    </message>
    <message>
        <source>Rise of Ix: Rivals of Uprising</source>
        <translation>Расцвет иксианцев: оппоненты «Восстания»</translation>
    </message>
    <message>
        <source>Rise of Ix: Tech tiles</source>
        <translation>Расцвет иксианцев: жетоны технологий</translation>
    </message>
    <message>
        <source>Rise of Ix: cards and Leaders</source>
        <translation>Расцвет иксианцев: карты и лидеры</translation>
    </message>
    <message>
        <source>Rise of Ix: decisions where the sources are unclear</source>
        <extracomment>Of a refusal, by its code: the rule that it follows from. Ours where the sources are open, as rules with numbers of their own.</extracomment>
        <translation>Расцвет иксианцев: решения там, где источники молчат</translation>
    </message>
    <message>
        <source>Rise of Ix: dreadnoughts</source>
        <translation>Расцвет иксианцев: дредноуты</translation>
    </message>
    <message>
        <source>Rise of Ix: other icons</source>
        <translation>Расцвет иксианцев: другие символы</translation>
    </message>
    <message>
        <source>Rise of Ix: setup</source>
        <translation>Расцвет иксианцев: подготовка к игре</translation>
    </message>
    <message>
        <source>Rise of Ix: the Epic game</source>
        <translation>Расцвет иксианцев: эпический режим</translation>
    </message>
    <message>
        <source>Rise of Ix: the Shipping track</source>
        <translation>Расцвет иксианцев: трек поставки</translation>
    </message>
    <message>
        <source>Rise of Ix: what is in the box</source>
        <translation>Расцвет иксианцев: состав игры</translation>
    </message>
    <message>
        <source>Rise of Ix: what you decide</source>
        <translation>Расцвет иксианцев: что решаете вы</translation>
    </message>
    <message>
        <source>Rivals as opponents</source>
        <translation>Оппоненты как соперники</translation>
    </message>
    <message>
        <source>Rivals: Agent turns</source>
        <translation>Оппоненты: ходы отправки агента</translation>
    </message>
    <message>
        <source>Rivals: Spies and Schemes</source>
        <translation>Оппоненты: шпионы и замыслы</translation>
    </message>
    <message>
        <source>Rivals: choices and rewards</source>
        <translation>Оппоненты: выбор и награды</translation>
    </message>
    <message>
        <source>Rivals: combat bonus</source>
        <translation>Оппоненты: бонус к боевой силе</translation>
    </message>
    <message>
        <source>Rivals: difficulty</source>
        <translation>Оппоненты: сложность</translation>
    </message>
    <message>
        <source>Rivals: purchases and points</source>
        <translation>Оппоненты: покупки и очки</translation>
    </message>
    <message>
        <source>Rivals: setup</source>
        <translation>Оппоненты: подготовка к игре</translation>
    </message>
    <message>
        <source>Rivals: turn order</source>
        <translation>Оппоненты: порядок ходов</translation>
    </message>
    <message>
        <source>Rivals: variants</source>
        <translation>Оппоненты: варианты</translation>
    </message>
    <message>
        <source>Rivals: what they never do</source>
        <translation>Оппоненты: чего они не делают</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подготовка к игре</translation>
    </message>
    <message>
        <source>Spice</source>
        <translation>Пряность</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Начало раунда</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Боевая сила</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Отряды</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Uprising: Agent icons and requirements</source>
        <translation>Восстание: символы агента и условия</translation>
    </message>
    <message>
        <source>Uprising: Agent turns</source>
        <translation>Восстание: ходы отправки агента</translation>
    </message>
    <message>
        <source>Uprising: Combat</source>
        <translation>Восстание: сражение</translation>
    </message>
    <message>
        <source>Uprising: Influence</source>
        <translation>Восстание: влияние</translation>
    </message>
    <message>
        <source>Uprising: Intrigue cards</source>
        <translation>Восстание: карты интриг</translation>
    </message>
    <message>
        <source>Uprising: Leaders</source>
        <translation>Восстание: лидеры</translation>
    </message>
    <message>
        <source>Uprising: Maker hooks and the Shield Wall</source>
        <translation>Восстание: крюк Подателя и Барьерная Стена</translation>
    </message>
    <message>
        <source>Uprising: Makers, Recall, Endgame</source>
        <translation>Восстание: Податели, возвращение, конец игры</translation>
    </message>
    <message>
        <source>Uprising: Reveal turns</source>
        <translation>Восстание: ходы раскрытия карт</translation>
    </message>
    <message>
        <source>Uprising: Spies</source>
        <translation>Восстание: шпионы</translation>
    </message>
    <message>
        <source>Uprising: board spaces</source>
        <translation>Восстание: ячейки</translation>
    </message>
    <message>
        <source>Uprising: contracts</source>
        <translation>Восстание: контракты</translation>
    </message>
    <message>
        <source>Uprising: control</source>
        <translation>Восстание: контроль</translation>
    </message>
    <message>
        <source>Uprising: doubled rewards</source>
        <translation>Восстание: удвоенные награды</translation>
    </message>
    <message>
        <source>Uprising: other icons</source>
        <translation>Восстание: другие символы</translation>
    </message>
    <message>
        <source>Uprising: sandworms</source>
        <translation>Восстание: песчаные черви</translation>
    </message>
    <message>
        <source>Uprising: setup</source>
        <translation>Восстание: подготовка к игре</translation>
    </message>
    <message>
        <source>Uprising: units</source>
        <translation>Восстание: подразделения</translation>
    </message>
    <message>
        <source>Uprising: what is in the box</source>
        <translation>Восстание: что в коробке</translation>
    </message>
    <message>
        <source>Uprising: what is new</source>
        <translation>Восстание: что нового</translation>
    </message>
    <message>
        <source>Uprising: where sources differ</source>
        <translation>Восстание: где источники расходятся</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>What is done where sources differ</source>
        <translation>Что делаем, где источники расходятся</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Что в коробке</translation>
    </message>
    <message>
        <source>Who knows what</source>
        <translation>Кто что знает</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Своя колода</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>No rule contains these words.</source>
        <translation>Правил с такими словами нет.</translation>
    </message>
    <message>
        <source>Rules by number</source>
        <extracomment>The list of chapters. Whose rules are told: those of the game in play, or of all games. Whether the chapters are still to be made.</extracomment>
        <translation>Правила по номерам</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>1 more for each separate gain of her turn, however large; not for Dividends of others, at Round Start or for Conflicts.</source>
        <translation>На 1 больше за каждое отдельное получение в её ход, каким бы оно ни было; не за чужие дивиденды, не в начале раунда и не за конфликты.</translation>
    </message>
    <message>
        <source>3 Influence is the step above the one with the Victory Point.</source>
        <translation>3 влияния — это шаг выше того, что даёт победное очко.</translation>
    </message>
    <message>
        <source>8 Solari for the first of all players, 6 for everybody after that.</source>
        <translation>8 соляриев для первого из всех игроков, 6 для каждого следующего.</translation>
    </message>
    <message>
        <source>A Maker space that the Agent leaves empty gets bonus spice in the Makers phase.</source>
        <translation>Ячейка с символом Подателя, которую агент покинул, получает бонусную Пряность в фазе «Податели».</translation>
    </message>
    <message>
        <source>A Snooper is reached when her Influence comes to 2 or goes past it; it works once, and only those still on the tracks count for Duplicity.</source>
        <translation>Искатель достигнут, когда её влияние доходит до 2 или минует 2; он действует раз, и для «Двуличия» считаются только те, что ещё на треках.</translation>
    </message>
    <message>
        <source>A Swordmaster without a seat on the High Council gives nothing.</source>
        <translation>Оружейник без места в Высшем Совете не даёт ничего.</translation>
    </message>
    <message>
        <source>A card counts if it really gives swords this turn, and once, however many; those played with Agents do not.</source>
        <translation>Карта считается, если действительно даёт мечи в этот ход, и один раз, сколько бы их ни было; разыгранные с агентами — нет.</translation>
    </message>
    <message>
        <source>A card drawn in your Reveal turn is revealed at once.</source>
        <translation>Карта, взятая в ход раскрытия карт, раскрывается сразу.</translation>
    </message>
    <message>
        <source>A card of the Row lends its icons and its Agent box, but is not in play; nobody can acquire it until it is trashed as your turn ends.</source>
        <translation>Карта рынка даёт свои символы и эффект агента, но она не активна; никто не может её купить, пока в конце хода её не удалят.</translation>
    </message>
    <message>
        <source>A card that comes to your hand in your Reveal turn is revealed at once.</source>
        <translation>Карта, пришедшая на руку в ваш ход раскрытия карт, раскрывается сразу.</translation>
    </message>
    <message>
        <source>A card trashed like this cannot trash itself for an effect of its own any more; one that trashes itself anyway may be chosen.</source>
        <translation>Удалённая так карта уже не может удалить себя ради собственного эффекта; выбрать можно и ту, что всё равно удаляет себя.</translation>
    </message>
    <message>
        <source>A card with Unload gives its Reveal box as it is trashed.</source>
        <translation>Карта с балластом даёт свой эффект раскрытия, когда её удаляют.</translation>
    </message>
    <message>
        <source>A copy that was just drawn as a reward can be played at once.</source>
        <translation>Копию, только что взятую в награду, можно разыграть сразу.</translation>
    </message>
    <message>
        <source>A dreadnought in the supply does not count. One or two points, not both.</source>
        <translation>Дредноут в личном запасе не считается. Одно очко или два, но не три.</translation>
    </message>
    <message>
        <source>A post at a City or Spice Trade space gives no further trade.</source>
        <translation>Пункт города или ячейки торговли Пряностью нового обмена не даёт.</translation>
    </message>
    <message>
        <source>A starting card: trashed, it leaves the game.</source>
        <translation>Стартовая карта: удалённая, она выходит из игры.</translation>
    </message>
    <message>
        <source>A troop, not a sandworm; once in a Reveal turn.</source>
        <translation>Отряд, не песчаный червь; один раз за ход раскрытия карт.</translation>
    </message>
    <message>
        <source>Advancing gives nothing by itself; recalling gives the rewards of its space and of those below, in any order.</source>
        <translation>Продвижение само ничего не даёт; возврат даёт награды его деления и всех ниже в любом порядке.</translation>
    </message>
    <message>
        <source>After the rewards, for whoever then has at least three troops in the Conflict; those lost or retreated before do not count.</source>
        <translation>После наград, для того, у кого тогда в зоне конфликта не менее трёх отрядов; потерянные или отведённые раньше не считаются.</translation>
    </message>
    <message>
        <source>After the second genetic marker it draws a card.</source>
        <translation>После второго генетического маркера она даёт взять карту.</translation>
    </message>
    <message>
        <source>Agent icon, cost and Agents already there still count for the space.</source>
        <translation>Символ агента, стоимость и то, кто там стоит, для ячейки по-прежнему важны.</translation>
    </message>
    <message>
        <source>All of it is for this round&apos;s Reveal turn; decide for each card acquired then where it goes.</source>
        <translation>Всё это — для хода раскрытия карт этого раунда; для каждой купленной тогда карты решайте, куда она пойдёт.</translation>
    </message>
    <message>
        <source>All spice gained in the turn counts, even from before the contract was taken or spent since.</source>
        <translation>Учитывается вся Пряность, полученная за ход, в том числе до взятия контракта и уже потраченная.</translation>
    </message>
    <message>
        <source>All the Solari are one gain, and may pay for the step.</source>
        <translation>Все солярии — одно получение, и ими можно заплатить за шаг.</translation>
    </message>
    <message>
        <source>All three parts are mandatory. Discarded like this, Spacing Guild&apos;s Favor earns its spice.</source>
        <translation>Все три части обязательны. Карта «Покровительство Гильдии», сброшенная так, даёт свою Пряность.</translation>
    </message>
    <message>
        <source>All your copies count, wherever they are; the spice may decide a tie.</source>
        <translation>Учитываются все ваши копии, где бы они ни были; Пряность может разрешить ничью.</translation>
    </message>
    <message>
        <source>All your copies count. The second line asks for more than each single opponent has.</source>
        <translation>Учитываются все ваши копии. Для второй строки их нужно больше, чем у каждого соперника в отдельности.</translation>
    </message>
    <message>
        <source>Also when a larger gain goes past 2, and again whenever you had fallen below it.</source>
        <translation>Также если большее получение минует 2, и снова каждый раз, когда влияние перед этим падало ниже.</translation>
    </message>
    <message>
        <source>An empty deck has no top card: nothing is shuffled for it.</source>
        <translation>У пустой колоды нет верхней карты: ради просмотра ничего не перемешивают.</translation>
    </message>
    <message>
        <source>An icon must come from elsewhere: from the card that it is grafted to, or an Envoy.</source>
        <translation>Символ должно дать что-то другое: сращённая с ней карта или «Посол доброй воли».</translation>
    </message>
    <message>
        <source>An infiltration icon is one icon, and those of Dispatch an Envoy count. Skipping a turn counts as her first.</source>
        <translation>Символ внедрения — это один символ; символы карты «Посол доброй воли» считаются. Пропущенный ход — её первый.</translation>
    </message>
    <message>
        <source>An opponent must have a troop in the Conflict; you need none in your supply to play it.</source>
        <translation>У соперника должен быть отряд в зоне конфликта; вам для розыгрыша отряд в личном запасе не нужен.</translation>
    </message>
    <message>
        <source>An opponent without troops in the garrison loses nothing.</source>
        <translation>Соперник без отрядов в гарнизоне ничего не теряет.</translation>
    </message>
    <message>
        <source>Any discard earns the spice, whoever caused it. Being acquired, or going from play to the discard pile at the end of your Reveal turn, is not a discard.</source>
        <translation>Пряность даёт любой сброс, кто бы его ни потребовал. Покупка и уход активной карты в сброс в конце вашего хода раскрытия карт — не сброс карты.</translation>
    </message>
    <message>
        <source>Any number of troops includes none.</source>
        <translation>Любое количество отрядов — это и ноль.</translation>
    </message>
    <message>
        <source>Any of your Spies that returned to your supply this turn counts: to infiltrate, to gather intelligence, as a cost or to be placed again. Sending the Agent with the Spy icon alone recalls no Spy.</source>
        <translation>Учитывается любой ваш шпион, вернувшийся в этот ход в личный запас: ради внедрения, ради разведки, в уплату или для нового размещения. Сама отправка агента по символу шпиона никого не возвращает.</translation>
    </message>
    <message>
        <source>Any post without a Spy of your own will do.</source>
        <translation>Подойдёт любой пункт без вашего собственного шпиона.</translation>
    </message>
    <message>
        <source>Any spice gained this turn counts, even if it has already been spent.</source>
        <translation>Учитывается любая Пряность, полученная в этот ход, даже уже потраченная.</translation>
    </message>
    <message>
        <source>As a Plot it can be played only if you acquire a tile.</source>
        <translation>Как карту заговора её разыгрывают, только чтобы получить жетон.</translation>
    </message>
    <message>
        <source>As a Plot it needs a troop in the garrison, but no Combat space.</source>
        <translation>Как карте заговора ей нужен отряд в гарнизоне, но не ячейка конфликта.</translation>
    </message>
    <message>
        <source>As a Plot it needs a troop in your supply.</source>
        <translation>Как карте заговора ей нужен отряд в личном запасе.</translation>
    </message>
    <message>
        <source>As a Rival his dreadnoughts have a strength of 3.</source>
        <translation>У него как оппонента сила дредноутов — 3.</translation>
    </message>
    <message>
        <source>At another space nothing happens and the card is kept.</source>
        <translation>В другой ячейке ничего не происходит, и карта остаётся.</translation>
    </message>
    <message>
        <source>At the end of the Tleilaxu track it cannot be played.</source>
        <translation>В конце трека тлейлаксу её нельзя разыграть.</translation>
    </message>
    <message>
        <source>At the end of the track the token stays; the ring gives nothing any more.</source>
        <translation>В конце трека жетон остаётся на месте; кольцо больше ничего не даёт.</translation>
    </message>
    <message>
        <source>Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 3 at The Great Flat; no bonus spice.</source>
        <translation>Базовое количество Пряности: 1 в Имперской котловине, 2 в Котловине Хагга, 3 на Великой Равнине; без бонусной Пряности.</translation>
    </message>
    <message>
        <source>Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 4 at Deep Desert; no bonus spice.</source>
        <extracomment>What the board of Uprising changes for components of the base game.</extracomment>
        <translation>Базовое количество Пряности: 1 в Имперской котловине, 2 в Котловине Хагга, 4 в Глубокой пустыне; без бонусной Пряности.</translation>
    </message>
    <message>
        <source>Before you have chosen the kind of your turn, it is not yet a Reveal turn.</source>
        <translation>Пока вы не выбрали вид хода, это ещё не ход раскрытия карт.</translation>
    </message>
    <message>
        <source>Bonus spice that lies here is taken too, but it is not base spice.</source>
        <translation>Лежащую здесь бонусную Пряность тоже берут, но к базовому количеству она не относится.</translation>
    </message>
    <message>
        <source>Both Factions are named before the first Influence is gained.</source>
        <translation>Обе фракции называются до получения первого влияния.</translation>
    </message>
    <message>
        <source>Both Influence are lost with one Faction; the point at 2 or an Alliance may go with them.</source>
        <translation>Оба влияния теряют в одной фракции; вместе с ними может уйти очко за 2 влияния или союз.</translation>
    </message>
    <message>
        <source>Both Influence may be lost with the same Faction.</source>
        <translation>Оба влияния можно потерять в одной фракции.</translation>
    </message>
    <message>
        <source>Both Spies are recalled together, or none.</source>
        <translation>Возвращают обоих шпионов сразу или никого.</translation>
    </message>
    <message>
        <source>Both are chosen before the first is resolved; then their order is free.</source>
        <translation>Оба выбирают до выполнения первого; дальше порядок любой.</translation>
    </message>
    <message>
        <source>Both cards and all 5 Solari must be there before anything is paid.</source>
        <translation>Обе карты и все 5 соляриев должны быть у вас до начала оплаты.</translation>
    </message>
    <message>
        <source>Both cards must really be discarded.</source>
        <translation>Сбросить нужно обе карты.</translation>
    </message>
    <message>
        <source>Both exchanges are independent: none, one or both of them.</source>
        <translation>Оба обмена независимы: ни одного, один или оба.</translation>
    </message>
    <message>
        <source>Both lines add up: with two genetic markers it is 3 Persuasion in all.</source>
        <translation>Обе строки складываются: с двумя генетическими маркерами всего 3 очка убеждения.</translation>
    </message>
    <message>
        <source>Both must be deployed; they come from the supply and do not use up the right of a Combat space.</source>
        <translation>Разместить нужно обоих; они приходят из личного запаса и не расходуют право ячейки конфликта.</translation>
    </message>
    <message>
        <source>Cards of the starting deck have no cost: trashing one gives no spice. No card of the Reserve costs 1.</source>
        <translation>У карт стартовой колоды нет стоимости: их удаление не даёт Пряности. В резерве нет карт стоимостью 1.</translation>
    </message>
    <message>
        <source>Cards with Unload that are discarded for it work.</source>
        <translation>Сброшенные ради неё карты с балластом срабатывают.</translation>
    </message>
    <message>
        <source>City posts are the three that watch Sietch Tabr, Research Station, Spice Refinery and Arrakeen.</source>
        <translation>Городские пункты — те три, что наблюдают за ячейками «Сиетч Табр», «Исследовательская станция», «Завод по очистке Пряности» и «Арракин».</translation>
    </message>
    <message>
        <source>Combat cards that opponents have played in this Combat count; the bonus of a Rival is none.</source>
        <translation>Считаются карты сражения, разыгранные соперниками в этом сражении; бонус оппонента к боевой силе — не карта.</translation>
    </message>
    <message>
        <source>Contracts are counted once, when you take the Persuasion; later ones add nothing.</source>
        <translation>Контракты считают один раз, когда вы берёте очки убеждения; позднейшие ничего не добавляют.</translation>
    </message>
    <message>
        <source>Cost and requirement of the space still apply, High Council and Swordmaster work once, and a space closed by The Voice stays closed.</source>
        <translation>Стоимость и условие ячейки по-прежнему обязательны, Высший Совет и оружейник доступны один раз, а ячейка, закрытая картой «Голос», остаётся закрытой.</translation>
    </message>
    <message>
        <source>Cost and requirement of the space still apply, the Swordmaster works once, and a space closed by The Voice stays closed.</source>
        <translation>Стоимость и условие ячейки по-прежнему обязательны, оружейник доступен один раз, а ячейка, закрытая картой «Голос», остаётся закрытой.</translation>
    </message>
    <message>
        <source>Each line is checked by itself when it is resolved.</source>
        <translation>Каждую строку проверяют отдельно, когда её выполняют.</translation>
    </message>
    <message>
        <source>Emperor cards played with Agents do not count, this one does.</source>
        <translation>Карты Императора, разыгранные с агентами, не учитываются, а эта — учитывается.</translation>
    </message>
    <message>
        <source>Even after paying you may decline to trash a card.</source>
        <translation>Даже заплатив, карту можно не удалять.</translation>
    </message>
    <message>
        <source>Every copy of The Spice Must Flow acquired this turn costs less.</source>
        <translation>Каждая копия карты «Пряность должна поступать», купленная в этот ход, стоит меньше.</translation>
    </message>
    <message>
        <source>Every copy of The Spice Must Flow that you own counts, wherever it is.</source>
        <translation>Считается каждая ваша копия карты «Пряность должна поступать», где бы она ни была.</translation>
    </message>
    <message>
        <source>Every troop that you deploy this turn counts, a dreadnought does not; but a dreadnought may be made to retreat.</source>
        <translation>Считается каждый отряд, размещённый вами в этот ход, но не дредноут; отвести же можно и дредноут.</translation>
    </message>
    <message>
        <source>Exactly three units, troops or dreadnoughts; with none left your strength is 0.</source>
        <translation>Ровно три подразделения, отряды или дредноуты; если никого не осталось, ваша боевая сила — 0.</translation>
    </message>
    <message>
        <source>For each acquired card anew, however it was acquired; cards drawn after your Reveal turn are kept for the next round.</source>
        <translation>Для каждой купленной карты отдельно, как бы она ни была куплена; карты, взятые после хода раскрытия карт, остаются на следующий раунд.</translation>
    </message>
    <message>
        <source>Fremen cards of this round&apos;s Agent turns count, and those revealed now.</source>
        <translation>Учитываются карты Фрименов из ходов отправки агента в этом раунде и раскрытые сейчас.</translation>
    </message>
    <message>
        <source>From the Row, with Usurp, it does not come to your hand.</source>
        <translation>С рынка, с «Узурпацией», она на руку не попадает.</translation>
    </message>
    <message>
        <source>From the moment the ring is played until the end of this turn, neither troops nor sandworms can be deployed.</source>
        <translation>С момента розыгрыша кольца до конца этого хода нельзя размещать ни отряды, ни песчаных червей.</translation>
    </message>
    <message>
        <source>He does not begin with the Sardaukar contracts: he may take one instead of a face-up contract, and still can when no others are left.</source>
        <translation>Он начинает без контрактов «Сардаукары»: он может взять такой вместо открытого контракта, и это доступно даже тогда, когда других не осталось.</translation>
    </message>
    <message>
        <source>He looks at the two cards when all other setup is done.</source>
        <translation>Две карты он смотрит, когда всё остальное готово.</translation>
    </message>
    <message>
        <source>How much you sell is decided when the Agent arrives; one sale per visit.</source>
        <translation>Сколько продано, решается с приходом агента; одна продажа за посещение.</translation>
    </message>
    <message>
        <source>Icons that an effect has added count; one that was there already counts once.</source>
        <translation>Символы, добавленные эффектом, считаются; тот, что уже был, — один раз.</translation>
    </message>
    <message>
        <source>Icons, Factions and boxes other than the Agent box are not copied.</source>
        <translation>Символы, фракции и прочие эффекты не копируют.</translation>
    </message>
    <message>
        <source>If its own Research reaches the second genetic marker, the point can be had at once.</source>
        <translation>Если её собственное исследование достигает второго генетического маркера, очко можно получить сразу.</translation>
    </message>
    <message>
        <source>If taken twice, the first two Factions are chosen before the second two are named.</source>
        <translation>При двойной награде первые две фракции завершают раньше, чем называют вторые две.</translation>
    </message>
    <message>
        <source>If you acquire it in an Agent turn, its three troops are recruits of that turn.</source>
        <translation>Если получить её в ход отправки агента, её три отряда считаются нанятыми в этот ход.</translation>
    </message>
    <message>
        <source>If you already have hooks, you still get the troop and the water.</source>
        <translation>Если крюк уже есть, отряд и вода всё равно ваши.</translation>
    </message>
    <message>
        <source>If you have another Agent on the board, you must recall one; never the one that you have just sent.</source>
        <translation>Если на поле есть другой ваш агент, его нужно вернуть; никогда — того, которого вы только что отправили.</translation>
    </message>
    <message>
        <source>If you trash no card, you do not draw one.</source>
        <translation>Не удалив карту, взять карту нельзя.</translation>
    </message>
    <message>
        <source>If you trash no card, you do not draw the two cards.</source>
        <translation>Не удалив карту, две карты не взять.</translation>
    </message>
    <message>
        <source>In a grafted pair only the icons of the card that she had set aside count.</source>
        <translation>В сращённой паре считаются символы только той карты, которую она отложила.</translation>
    </message>
    <message>
        <source>In an Agent turn it is played with exactly one other card, never alone.</source>
        <translation>В ход отправки агента её разыгрывают ровно с одной другой картой, никогда отдельно.</translation>
    </message>
    <message>
        <source>In an Agent turn it trashes itself, and the trashing unloads it: two troops go into the Conflict, wherever the Agent went.</source>
        <translation>В ход отправки агента она удаляет сама себя, и срабатывает балласт: два отряда идут в зону конфликта, куда бы ни пошёл агент.</translation>
    </message>
    <message>
        <source>In the Endgame, too, the step gives what it shows.</source>
        <translation>И в конце игры шаг даёт то, что на нём показано.</translation>
    </message>
    <message>
        <source>It applies to Agents that others send to a Maker space where your Spy is on the post; you get spice at once.</source>
        <translation>Агента в ячейку с символом Подателя, на пункте которой стоит ваш шпион, должен отправить кто-то другой; Пряность вы получаете сразу.</translation>
    </message>
    <message>
        <source>It can be played as soon as 3 of your units have come into the Conflict this turn, sandworms included.</source>
        <translation>Её можно разыграть, как только 3 ваших подразделения пришли в этот ход в зону конфликта, считая песчаных червей.</translation>
    </message>
    <message>
        <source>It can be played without any genetic marker.</source>
        <translation>Её можно разыграть и без генетических маркеров.</translation>
    </message>
    <message>
        <source>It cannot be played without a High Council seat.</source>
        <translation>Без места в Высшем Совете её нельзя разыграть.</translation>
    </message>
    <message>
        <source>It cannot be played without the first genetic marker; with the second both lines work.</source>
        <translation>Её нельзя разыграть без первого генетического маркера; со вторым действуют обе строки.</translation>
    </message>
    <message>
        <source>It cannot trash itself: its Solari need another effect that trashes it.</source>
        <translation>Сама себя она не удаляет: для её соляриев нужен другой эффект, который её удалит.</translation>
    </message>
    <message>
        <source>It costs 5 Solari each time; with a seat, you get spice, Intrigue card and troops.</source>
        <translation>Каждый раз это стоит 5 соляриев; если место уже есть, вы получаете Пряность, карту интриги и отряды.</translation>
    </message>
    <message>
        <source>It counts as acquiring a card.</source>
        <translation>Это считается покупкой карты.</translation>
    </message>
    <message>
        <source>It counts once in a turn, however many copies of The Spice Must Flow you acquire, and the Spies that are on the board at that moment.</source>
        <translation>Учитывается один раз за ход, сколько бы копий карты «Пряность должна поступать» вы ни купили, и те шпионы, что в этот момент на поле.</translation>
    </message>
    <message>
        <source>It counts other cards revealed this turn that actually gave swords, at a moment of your choice; cards played with Agents and trashed ones do not count.</source>
        <translation>Учитываются другие карты, раскрытые в этот ход и действительно давшие мечи, в выбранный вами момент; карты, разыгранные с агентами, и удалённые не учитываются.</translation>
    </message>
    <message>
        <source>It does not matter whether this card or The Spice Must Flow came first.</source>
        <translation>Неважно, что было раньше: эта карта или «Пряность должна поступать».</translation>
    </message>
    <message>
        <source>It gives 2 Influence instead of the 1 for the visit, with the Faction of the space only.</source>
        <translation>Она даёт 2 влияния вместо 1 за посещение, во фракции этой ячейки и больше нигде.</translation>
    </message>
    <message>
        <source>It has no battle icon, so it makes no pair.</source>
        <translation>Символа сражения на ней нет, поэтому пары она не составляет.</translation>
    </message>
    <message>
        <source>It has to be exactly two troops; a sandworm does not count.</source>
        <translation>Это должны быть ровно два отряда, и песчаный червь — не отряд.</translation>
    </message>
    <message>
        <source>It helps the Agent that is sent this turn, so play it first.</source>
        <translation>Она помогает агенту, отправляемому в этот ход, поэтому разыграйте её до отправки.</translation>
    </message>
    <message>
        <source>It helps the Agent that is sent this turn, so play it first; no Spy is needed.</source>
        <translation>Она помогает агенту, отправляемому в этот ход, поэтому разыграйте её до отправки; шпион не нужен.</translation>
    </message>
    <message>
        <source>It helps whichever card has the icon, but not against your own Agents or The Voice.</source>
        <translation>Она помогает, на какой бы карте ни был символ, но не против своих агентов и «Голоса».</translation>
    </message>
    <message>
        <source>It is a Bene Gesserit card; its first English printing forgot to say so.</source>
        <translation>Это карта Бене Гессерит; в первом английском тираже забыли это указать.</translation>
    </message>
    <message>
        <source>It is a card of all three Factions.</source>
        <translation>Это карта всех трёх фракций.</translation>
    </message>
    <message>
        <source>It may be played alone, too; then its Agent box does nothing.</source>
        <translation>Её можно разыграть и отдельно; тогда её эффект агента ничего не даёт.</translation>
    </message>
    <message>
        <source>It may be played alone, with three icons, or as one of a pair, with all seven, which Slig Farmer counts.</source>
        <translation>Её можно разыграть отдельно, с тремя символами, или в паре, со всеми семью; «Разводчик слигов» считает их все.</translation>
    </message>
    <message>
        <source>It may move an Agent that stands on the board, even back to where it stood.</source>
        <translation>Можно переместить агента, уже стоящего на поле, даже туда, где он стоял.</translation>
    </message>
    <message>
        <source>It may trash itself or the other card of the pair.</source>
        <translation>Она может удалить себя или вторую карту пары.</translation>
    </message>
    <message>
        <source>It needs no Combat space and adds to what that permits. After a Combat nothing can be deployed any more.</source>
        <translation>Ячейка конфликта не нужна, и это сверх её предела. После сражения разместить уже ничего нельзя.</translation>
    </message>
    <message>
        <source>It needs no Spy, and works along with one.</source>
        <translation>Шпион ей не нужен, но и не помешает.</translation>
    </message>
    <message>
        <source>It needs no hooks. If the Conflict is protected, remove the Shield Wall first, or no sandworm comes.</source>
        <translation>Крюк не нужен. Если конфликт защищён, сначала уничтожьте Барьерную Стену, иначе песчаный червь не придёт.</translation>
    </message>
    <message>
        <source>It never leaves the Row, and may be taken again and again.</source>
        <translation>Она никогда не уходит с рынка, и брать её можно снова и снова.</translation>
    </message>
    <message>
        <source>It requires Influence, but is not a space of that Faction: the visit gives none.</source>
        <translation>Она требует влияния, но не является ячейкой фракции: посещение влияния не даёт.</translation>
    </message>
    <message>
        <source>It waits face up for your Reveal turn of this round and is discarded then.</source>
        <translation>Она ждёт лицевой стороной вверх вашего хода раскрытия карт в этом раунде, а затем сбрасывается.</translation>
    </message>
    <message>
        <source>It waits face up for your Reveal turn of this round. Cards acquired before that do not count.</source>
        <translation>Она ждёт лицевой стороной вверх вашего хода раскрытия карт в этом раунде. Карты, купленные раньше, не учитываются.</translation>
    </message>
    <message>
        <source>Its effects go in any order; if it is trashed by something else first, it draws nothing.</source>
        <translation>Её эффекты — в любом порядке; если её раньше удалит что-то другое, карт вы не возьмёте.</translation>
    </message>
    <message>
        <source>Its icon makes no pair when it is won, only at the end of the game, with any other icon.</source>
        <translation>При победе её символ пары не составляет — только в конце игры, с любым другим символом.</translation>
    </message>
    <message>
        <source>Loss and gain may be with the same Faction.</source>
        <translation>Потерять и получить можно в одной фракции.</translation>
    </message>
    <message>
        <source>Loss and gain may be with the same Faction. Influence that you do not have cannot be lost.</source>
        <translation>Потерять и получить можно в одной фракции. Влияние, которого у вас нет, потерять нельзя.</translation>
    </message>
    <message>
        <source>No Combat space is needed, and the troop may be the one just recruited.</source>
        <translation>Ячейка конфликта не нужна, и это может быть только что нанятый отряд.</translation>
    </message>
    <message>
        <source>No Combat space is needed; only troops are moved, no other units.</source>
        <translation>Ячейка конфликта не нужна; перемещают только отряды, не другие подразделения.</translation>
    </message>
    <message>
        <source>Nobody else sees the two cards.</source>
        <translation>Другие этих двух карт не видят.</translation>
    </message>
    <message>
        <source>Nobody sees the card that you put back.</source>
        <translation>Карту, которую вы возвращаете, никто не видит.</translation>
    </message>
    <message>
        <source>Not after a tie for first place.</source>
        <translation>Не после ничьей за первое место.</translation>
    </message>
    <message>
        <source>Not after a tie for first place. One gained from the rewards of this Conflict can be played at once.</source>
        <translation>Не после ничьей на первом месте. Карту, полученную в награду за этот конфликт, можно разыграть сразу.</translation>
    </message>
    <message>
        <source>Nothing returns that has left play; it does not matter where Chairdog itself is.</source>
        <translation>Карта, которая больше не активна, не возвращается; где само «Кресло-собака», неважно.</translation>
    </message>
    <message>
        <source>Of a grafted pair one card has the icons; you choose it when you send the Agent.</source>
        <translation>В сращённой паре символы у одной карты; её выбирают при отправке агента.</translation>
    </message>
    <message>
        <source>Of several cards put on the deck the last one lies on top.</source>
        <translation>Из нескольких карт, положенных на колоду, сверху лежит последняя.</translation>
    </message>
    <message>
        <source>On a Combat space its troops may be deployed.</source>
        <translation>В ячейке конфликта эти отряды можно разместить.</translation>
    </message>
    <message>
        <source>Once in a Reveal turn, as soon as the strength is there; it stays if strength is lost again.</source>
        <translation>Один раз за ход раскрытия карт, как только боевой силы хватает; остаётся и при её потере.</translation>
    </message>
    <message>
        <source>Once in a Reveal turn, even if the sandworm only comes during it.</source>
        <translation>Один раз за ход раскрытия карт, даже если песчаный червь приходит только в этот ход.</translation>
    </message>
    <message>
        <source>One Influence with a Faction at most; all your Agents on the board at that moment count.</source>
        <translation>Не больше одного влияния в каждой фракции; считаются все ваши агенты, которые в этот момент на поле.</translation>
    </message>
    <message>
        <source>One Victory Point, however many Factions qualify; your own Alliances do not.</source>
        <translation>Одно победное очко, сколько бы фракций ни подошло; ваш собственный союз не считается.</translation>
    </message>
    <message>
        <source>One dreadnought of each opponent; whoever is left without units is out of the Combat at once.</source>
        <translation>По одному дредноуту каждого соперника; кто остался без подразделений, сразу выбывает из сражения.</translation>
    </message>
    <message>
        <source>One of the two exchanges, once.</source>
        <translation>Один из двух обменов, один раз.</translation>
    </message>
    <message>
        <source>One of the two must be trashed; it may be this one.</source>
        <translation>Одну из двух удалить обязательно; можно и эту.</translation>
    </message>
    <message>
        <source>One point for each win; it can be done again in a later Conflict, but the dreadnought has to be commissioned anew. A second one returns to the garrison.</source>
        <translation>Одно очко за победу; в позднейшем конфликте можно снова, но дредноут придётся построить заново. Второй возвращается в гарнизон.</translation>
    </message>
    <message>
        <source>One spice gives the Intrigue card and the memory; without a troop in supply, only the card.</source>
        <translation>Одна Пряность даёт карту интриги и воспоминание; без отряда в личном запасе — только карту.</translation>
    </message>
    <message>
        <source>One sword for a card, however many it gives; only cards revealed this turn, and only with a unit in the Conflict.</source>
        <translation>Один меч за карту, сколько бы их она ни давала; только за раскрытые в этот ход и только с подразделением в зоне конфликта.</translation>
    </message>
    <message>
        <source>Only Ilesa&apos;s ring gives it.</source>
        <translation>Её даёт только кольцо Илесы.</translation>
    </message>
    <message>
        <source>Only a post of the space just visited; a Spy of somebody else there does not matter.</source>
        <translation>Только пункт ячейки, которую вы сейчас посетили; чужой шпион на нём не мешает.</translation>
    </message>
    <message>
        <source>Only as the very first thing of a turn: draw, then you may skip the turn.</source>
        <translation>Только в самом начале хода: возьмите карту, затем ход можно пропустить.</translation>
    </message>
    <message>
        <source>Only for Solari paid as the cost of a board space, not of a card.</source>
        <translation>Только за солярии, уплаченные как стоимость ячейки, а не карты.</translation>
    </message>
    <message>
        <source>Only for troops recruited this turn, wherever from; it sends nobody else from the garrison.</source>
        <translation>Только для отрядов, нанятых в этот ход, откуда бы они ни взялись; других из гарнизона она не размещает.</translation>
    </message>
    <message>
        <source>Only in a turn of yours can it be trashed for the point.</source>
        <translation>Удалить его за очко можно только в свой ход.</translation>
    </message>
    <message>
        <source>Only in the turn in which your Agent went to a Faction&apos;s space; the troop may come from garrison or Conflict.</source>
        <translation>Только в ход, когда ваш агент пошёл в ячейку фракции; отряд может быть из гарнизона или зоны конфликта.</translation>
    </message>
    <message>
        <source>Only the Agent that this card sends pays less.</source>
        <translation>Меньше платит только агент, которого отправляет эта карта.</translation>
    </message>
    <message>
        <source>Only the board space Foldspace gives it, and Ilesa&apos;s ring.</source>
        <translation>Её дают только ячейка «Свёрнутое пространство» и кольцо Илесы.</translation>
    </message>
    <message>
        <source>Only the board space Foldspace gives it; it cannot be acquired otherwise.</source>
        <translation>Её даёт только ячейка «Свёрнутое пространство»; купить её нельзя.</translation>
    </message>
    <message>
        <source>Only what is printed on the space happens again: no cost, no Influence of the visit and no further units to deploy.</source>
        <translation>Повторяется только напечатанное на ячейке: без стоимости, без влияния за посещение и без новых размещений.</translation>
    </message>
    <message>
        <source>Opponents cannot acquire the card that is set aside. By other means you acquire it without the discount; if you have not acquired it by the end of your next Reveal turn, it leaves the game.</source>
        <translation>Соперники не могут купить отложенную карту. Иным способом её получают без скидки; не купленная до конца вашего следующего хода раскрытия карт, она выходит из игры.</translation>
    </message>
    <message>
        <source>Opponents choose what they discard, starting to your left; an empty hand is not affected.</source>
        <translation>Соперники сами выбирают, что сбросить, начиная слева от вас; пустая рука не страдает.</translation>
    </message>
    <message>
        <source>Opponents choose what they discard, starting to your left; whoever holds fewer cards discards them all.</source>
        <translation>Соперники сами выбирают, что сбросить, начиная слева от вас; у кого карт меньше, сбрасывает все.</translation>
    </message>
    <message>
        <source>Opponents decide, starting to your left; each must choose something possible.</source>
        <translation>Соперники решают, начиная слева от вас; каждый должен назвать то, что для него возможно.</translation>
    </message>
    <message>
        <source>Persuasion or sandworm, not both. No Combat space is needed; hooks are, and they are not spent.</source>
        <translation>Очки убеждения или песчаный червь, не то и другое. Ячейка конфликта не нужна; крюк нужен, и он не тратится.</translation>
    </message>
    <message>
        <source>Play it when four units of yours have been deployed this turn, wherever from; dreadnoughts and sandworms count.</source>
        <translation>Разыграйте её, когда в этот ход уже размещены четыре ваших подразделения, откуда угодно; дредноуты и песчаные черви считаются.</translation>
    </message>
    <message>
        <source>Played in Combat it adds strength; kept for the end of the game it may decide a tie.</source>
        <translation>Разыгранная в сражении, она добавляет боевую силу; сохранённая до конца игры, она может разрешить ничью.</translation>
    </message>
    <message>
        <source>Rivals are opponents, too; only troops count, at the moment when the space is chosen.</source>
        <translation>Оппоненты — тоже соперники; считают только отряды, в момент выбора ячейки.</translation>
    </message>
    <message>
        <source>Sandworms come instead of the base spice; bonus spice is taken either way. They need Maker hooks, which are not spent, and cannot enter a Conflict that the Shield Wall protects.</source>
        <translation>Песчаные черви приходят вместо базового количества Пряности; бонусную Пряность берут в любом случае. Им нужен крюк Подателя, который не тратится, и они не идут в конфликт под защитой Барьерной Стены.</translation>
    </message>
    <message>
        <source>Sandworms do not retreat.</source>
        <translation>Песчаные черви не отступают.</translation>
    </message>
    <message>
        <source>Second place gets more; the winner gets the card with its icon.</source>
        <translation>Второе место получает больше; победитель — карту с её символом.</translation>
    </message>
    <message>
        <source>She may flip without any memories, for good; the other side can be used in the same turn.</source>
        <translation>Она может перевернуться без единого воспоминания, навсегда; другую сторону можно применить в тот же ход.</translation>
    </message>
    <message>
        <source>Signet Ring and The Voice work twice; Power Play gives 2 Influence, not 3; Kwisatz Haderach sends one Agent and draws two cards.</source>
        <translation>«Кольцо с печаткой» и «Голос» действуют дважды; «Борьба за власть» даёт 2 влияния, не 3; «Квисатц Хадерах» отправляет одного агента и даёт две карты.</translation>
    </message>
    <message>
        <source>Spice from anywhere counts, gained in this turn before or after it; once.</source>
        <translation>Учитывается Пряность откуда угодно, полученная в этот ход до или после неё; один раз.</translation>
    </message>
    <message>
        <source>Spice of the rewards may be taken first and pay for it.</source>
        <translation>Пряность из наград можно взять первой и ею заплатить.</translation>
    </message>
    <message>
        <source>Swords count only with a unit in the Conflict.</source>
        <translation>Мечи считаются только с подразделением в зоне конфликта.</translation>
    </message>
    <message>
        <source>Taking it completes it.</source>
        <translation>Взять его — значит выполнить.</translation>
    </message>
    <message>
        <source>Taking sandworms where there is no bonus spice is not a harvest: she loses and draws nothing.</source>
        <translation>Песчаные черви, взятые там, где нет бонусной Пряности, — не добыча: она ничего не теряет и не берёт карт.</translation>
    </message>
    <message>
        <source>The 10 Solari are not spent.</source>
        <translation>10 соляриев не тратятся.</translation>
    </message>
    <message>
        <source>The 3 spice are not spent.</source>
        <translation>3 Пряности не тратятся.</translation>
    </message>
    <message>
        <source>The 3 swords come on top of the 2.</source>
        <translation>Эти 3 меча добавляются к 2.</translation>
    </message>
    <message>
        <source>The Alliance is needed at the moment when the Reveal box is gained.</source>
        <translation>Союз нужен в момент, когда действует эффект раскрытия.</translation>
    </message>
    <message>
        <source>The Combat icon lets you deploy as on a Combat space; on a real one it adds nothing.</source>
        <translation>Символ конфликта разрешает размещать, как в ячейке конфликта; в настоящей он ничего не добавляет.</translation>
    </message>
    <message>
        <source>The Emperor card must be another one, revealed now or played with an Agent this round.</source>
        <translation>Карта Императора должна быть другой, раскрытой сейчас или разыгранной с агентом в этом раунде.</translation>
    </message>
    <message>
        <source>The Emperor card must be in your hand.</source>
        <translation>Карта Императора должна быть у вас на руке.</translation>
    </message>
    <message>
        <source>The Faction of the other card counts, not its Agent icons; the spice comes in any case.</source>
        <translation>Важна фракция второй карты, а не её символы агента; Пряность приходит в любом случае.</translation>
    </message>
    <message>
        <source>The Influence is checked once, for the troop and the card.</source>
        <translation>Влияние проверяется один раз — и для отряда, и для карты.</translation>
    </message>
    <message>
        <source>The Intrigue card that you give up leaves the game.</source>
        <translation>Отданная карта интриги выходит из игры.</translation>
    </message>
    <message>
        <source>The Mentat comes only from its own board space, never from another player.</source>
        <translation>Ментат приходит только из собственной ячейки, но не от другого игрока.</translation>
    </message>
    <message>
        <source>The Persuasion is for an Agent that still stands here when you reveal.</source>
        <translation>Убеждение даётся за агента, который ещё стоит здесь, когда вы раскрываете карты.</translation>
    </message>
    <message>
        <source>The Persuasion must be there at that moment. Cards of this round&apos;s Agent turns and revealed cards are in play; one of them, once in a Reveal turn.</source>
        <translation>Убеждение должно быть в этот момент. Активны карты ходов отправки агента этого раунда и раскрытые; одну из них, раз за ход раскрытия карт.</translation>
    </message>
    <message>
        <source>The Research comes at once, however the card is acquired.</source>
        <translation>Исследование выполняют сразу, как бы карта ни досталась.</translation>
    </message>
    <message>
        <source>The Reveal box is gained when the card is revealed, discarded or trashed, each time.</source>
        <translation>Эффект раскрытия действует каждый раз, когда карту раскрывают, сбрасывают или удаляют.</translation>
    </message>
    <message>
        <source>The Solari come if you win alone, not after a tie.</source>
        <translation>Солярии приходят, если вы победили в одиночку, не после ничьей.</translation>
    </message>
    <message>
        <source>The Victory Point stays, even when the card is trashed later.</source>
        <translation>Победное очко остаётся, даже если карту потом удалить.</translation>
    </message>
    <message>
        <source>The bonus of a track comes besides the one that she gains on reaching 4 herself.</source>
        <translation>Бонус трека добавляется к тому, который она получает, сама дойдя до 4.</translation>
    </message>
    <message>
        <source>The card comes from the Row or the Reserve, by its printed cost; no Tleilaxu card.</source>
        <translation>Карта — с рынка Империи или из резерва, по напечатанной стоимости; не карта тлейлаксу.</translation>
    </message>
    <message>
        <source>The card costs nothing, may come from the Row or the Reserve, and what it gives when acquired counts.</source>
        <translation>Карта не стоит ничего, её можно взять с рынка или из резерва, и её бонус покупки действует.</translation>
    </message>
    <message>
        <source>The card is chosen after the draw and lies face down. If her first turn is a Reveal turn, it is revealed with the others and earns nothing.</source>
        <translation>Карту выбирают после взятия карт, и лежит она лицевой стороной вниз. Если её первый ход — раскрытие карт, она раскрывается с остальными и ничего не даёт.</translation>
    </message>
    <message>
        <source>The card is drawn even when the Mentat is away.</source>
        <translation>Карту берут, даже если ментата нет на месте.</translation>
    </message>
    <message>
        <source>The card itself is no other card; Bene Gesserit cards of earlier Agent turns of this round are in play.</source>
        <translation>Сама эта карта не считается; карты Бене Гессерит из прежних ходов отправки агента в этом раунде активны.</translation>
    </message>
    <message>
        <source>The card just drawn may be the one that is trashed.</source>
        <translation>Удалить можно и только что взятую карту.</translation>
    </message>
    <message>
        <source>The card keeps its own icons; a card without icons can be used as well.</source>
        <translation>У карты остаются свои символы; поможет она и карте без символов.</translation>
    </message>
    <message>
        <source>The card must return to your hand; the Agent stays where it is.</source>
        <translation>Вернуться карта обязана; агент остаётся на месте.</translation>
    </message>
    <message>
        <source>The card that you discard may then be the one that you trash; with Unload it works twice.</source>
        <translation>Сброшенную карту затем можно и удалить; с балластом она сработает дважды.</translation>
    </message>
    <message>
        <source>The cards that you put back are not shown.</source>
        <translation>Карты, которые вы возвращаете, не показывают.</translation>
    </message>
    <message>
        <source>The control bonus is paid before anything else.</source>
        <translation>Бонус контроля выплачивается раньше всего остального.</translation>
    </message>
    <message>
        <source>The cost can be paid only once: not 2 water for double.</source>
        <translation>Стоимость можно оплатить только один раз: нельзя отдать 2 воды и получить вдвое больше.</translation>
    </message>
    <message>
        <source>The cost can be paid only once: not 4 water for 4 cards.</source>
        <translation>Стоимость можно оплатить только один раз: нельзя отдать 4 воды за 4 карты.</translation>
    </message>
    <message>
        <source>The discard is mandatory; it can wait, but not be avoided while you have a card in hand.</source>
        <translation>Сбросить карту обязательно; это можно отложить, но не обойти, пока на руке есть карта.</translation>
    </message>
    <message>
        <source>The discarded card comes from your hand and is not an Intrigue card.</source>
        <translation>Сбрасывают карту с руки, и не карту интриги.</translation>
    </message>
    <message>
        <source>The gear with a chevron sends a Negotiator, if you want and your supply has a troop.</source>
        <extracomment>Of the spaces that are covered, of troops and sandworms as the only units, and of House Hagal.</extracomment>
        <translation>Шестерня с шевроном отправляет переговорщика, если хотите и если в личном запасе есть отряд.</translation>
    </message>
    <message>
        <source>The lines are used one by one: at least one of them, and each only if you can do and pay for it then.</source>
        <translation>Строки применяют по одной: хотя бы одну из них, и каждую — лишь если тогда можете её выполнить и оплатить.</translation>
    </message>
    <message>
        <source>The lost troops lower your strength at once.</source>
        <translation>Потерянные отряды сразу снижают вашу боевую силу.</translation>
    </message>
    <message>
        <source>The new specimens may pay for the card, which may be Reclaimed Forces.</source>
        <translation>Новыми образцами можно заплатить за карту, даже за «Надзирателей».</translation>
    </message>
    <message>
        <source>The next copy that you acquire, in whatever way, completes it.</source>
        <translation>Его выполняет следующая купленная вами копия, как бы она ни досталась.</translation>
    </message>
    <message>
        <source>The other Bene Gesserit card may be the one that it is grafted to, or one played earlier in this round.</source>
        <translation>Другой картой Бене Гессерит может быть и сращённая с ней, и разыгранная раньше в этом раунде.</translation>
    </message>
    <message>
        <source>The other Bene Gesserit card must be in play: played earlier in this round and not yet cleaned up.</source>
        <translation>Другая карта Бене Гессерит должна быть активной: разыгранной раньше в этом раунде и ещё не сброшенной.</translation>
    </message>
    <message>
        <source>The other card must return as your Reveal turn begins, and is revealed with the rest; there is no way back to an Agent turn.</source>
        <translation>Вторая карта обязана вернуться в начале вашего хода раскрытия карт, и её раскрывают с остальными; сменить ход на отправку агента уже нельзя.</translation>
    </message>
    <message>
        <source>The posts of the Emperor, the Bene Gesserit and the Fremen, not the Guild&apos;s.</source>
        <translation>Пункты Императора, Бене Гессерит и Фрименов, но не Гильдии.</translation>
    </message>
    <message>
        <source>The price is paid wholly in spice or wholly in Solari; each Negotiator that returns takes 1 off either.</source>
        <translation>Цену платят только Пряностью или только соляриями; каждый вернувшийся переговорщик снижает её на 1.</translation>
    </message>
    <message>
        <source>The ring takes a card of the Row or the Reserve, with what it gives when acquired; Foldspace has no cost and is not among them.</source>
        <translation>Кольцо даёт карту с рынка или из резерва вместе с бонусом покупки; у «Свёрнутого пространства» стоимости нет, и оно не подходит.</translation>
    </message>
    <message>
        <source>The seat already counts in this round&apos;s Reveal turn.</source>
        <translation>Место действует уже в ход раскрытия карт этого раунда.</translation>
    </message>
    <message>
        <source>The seat taken in your Reveal turn already gives its 2 Persuasion in that turn.</source>
        <translation>Место, занятое в ваш ход раскрытия карт, уже в этот ход даёт 2 очка убеждения.</translation>
    </message>
    <message>
        <source>The second turn may be of either kind; the others follow in their usual order.</source>
        <translation>Второй ход может быть любого вида; остальные ходят в обычном порядке.</translation>
    </message>
    <message>
        <source>The space is closed until your next turn, even to Kwisatz Haderach, but never to you.</source>
        <translation>Ячейка закрыта до вашего следующего хода, для карты «Квисатц Хадерах» тоже, но не для вас самих.</translation>
    </message>
    <message>
        <source>The space is empty again, for others and in the Makers phase.</source>
        <translation>Ячейка снова свободна — для других и в фазе «Податели».</translation>
    </message>
    <message>
        <source>The specimens return to your supply first, so there are always two troops to recruit.</source>
        <translation>Сначала образцы возвращаются в личный запас, так что два отряда для найма там есть всегда.</translation>
    </message>
    <message>
        <source>The swords come on top of the strength of the dreadnoughts, Rhombur&apos;s too; a later retreat does not take them away.</source>
        <translation>Мечи добавляются к силе дредноутов, в том числе у Ромбура; позднейшее отступление их не отнимает.</translation>
    </message>
    <message>
        <source>The tile takes the place of the three cards; cost, icon and the Combat sign stay.</source>
        <translation>Накладка заменяет три карты; стоимость, символ и знак ячейки конфликта остаются.</translation>
    </message>
    <message>
        <source>The tile takes the place of the troops and cards; cost, icon, posts and contracts stay.</source>
        <extracomment>Of House Hagal on the board of the base game.</extracomment>
        <translation>Накладка заменяет отряды и карты; стоимость, символ, пункты и контракты остаются.</translation>
    </message>
    <message>
        <source>The troops are lost from garrison and Conflict in any mix.</source>
        <translation>Отряды теряют из гарнизона и зоны конфликта в любом сочетании.</translation>
    </message>
    <message>
        <source>The troops need no Combat space and are in addition to the usual two.</source>
        <translation>Этим отрядам не нужна ячейка конфликта, и они идут сверх обычных двух.</translation>
    </message>
    <message>
        <source>The two Factions are chosen in secret after all other setup; they are shown once.</source>
        <translation>Две фракции выбирают тайно после всей прочей подготовки; показывают их один раз.</translation>
    </message>
    <message>
        <source>The two icons are independent; you may come for the tile alone. It is no Combat space: the dreadnought goes to the garrison.</source>
        <translation>Два символа независимы; можно прийти и только за жетоном. Это не ячейка конфликта: дредноут идёт в гарнизон.</translation>
    </message>
    <message>
        <source>The two spaces need not have the same icon; the Mentat counts as an Agent.</source>
        <translation>Символы двух ячеек могут быть и разными; ментат считается агентом.</translation>
    </message>
    <message>
        <source>The two troops return to the supply first, and can become the two specimens.</source>
        <translation>Два отряда сначала возвращаются в личный запас и могут стать двумя образцами.</translation>
    </message>
    <message>
        <source>The whole Agent box is copied, limits and “trash this card” included; for the copy this card is Ghola.</source>
        <translation>Копируют весь эффект агента, с ограничениями и «удалите эту карту»; для копии «эта карта» — «Гхола».</translation>
    </message>
    <message>
        <source>The whole printed cost is paid in Solari, for a card of the Row or the Reserve. It may be played in a later turn of this round.</source>
        <translation>Вся напечатанная стоимость платится соляриями, за карту с рынка или из резерва. Разыграть её можно в следующие ходы этого раунда.</translation>
    </message>
    <message>
        <source>The winner has the Mentat from the start of the next round, wherever it stood.</source>
        <translation>Победитель получает ментата с начала следующего раунда, где бы тот ни стоял.</translation>
    </message>
    <message>
        <source>There is no arrow: the Influence and the trashing are both mandatory.</source>
        <translation>Стрелки нет: и влияние, и удаление обязательны.</translation>
    </message>
    <message>
        <source>This is mandatory, and only for spice harvested at a Maker space, not for other spice.</source>
        <translation>Она обязана это сделать, и только при добыче Пряности в ячейке с символом Подателя, не за другую Пряность.</translation>
    </message>
    <message>
        <source>Tiles that lie face down count, trashed ones do not.</source>
        <translation>Перевёрнутые жетоны считаются, удалённые — нет.</translation>
    </message>
    <message>
        <source>Tleilaxu cards may go on top of the deck, too, without any genetic marker.</source>
        <translation>Карты тлейлаксу тоже можно класть на верх колоды, даже без генетического маркера.</translation>
    </message>
    <message>
        <source>Troops of the track go to the garrison now; cards drawn are kept for the next round.</source>
        <translation>Отряды с трека теперь идут в гарнизон; взятые карты остаются на следующий раунд.</translation>
    </message>
    <message>
        <source>Troops only, no dreadnoughts; it may be none at all.</source>
        <translation>Только отряды, не дредноуты; можно и ни одного.</translation>
    </message>
    <message>
        <source>Two Fremen cards with a Bond count for each other, in any order.</source>
        <translation>Две карты Фрименов со связью помогают друг другу в любом порядке.</translation>
    </message>
    <message>
        <source>Two troops must be there; if no unit is left, you are out of the Combat.</source>
        <translation>Там должны быть два отряда; без подразделений вы выбываете из сражения.</translation>
    </message>
    <message>
        <source>Units are troops and sandworms.</source>
        <translation>Подразделения — это отряды и песчаные черви.</translation>
    </message>
    <message>
        <source>Use it before you send the Agent; your own Agents, The Voice, cost and requirement still matter.</source>
        <translation>Примените его до отправки агента; ваши агенты, «Голос», стоимость и условие по-прежнему важны.</translation>
    </message>
    <message>
        <source>What it gives when trashed is yours; what it gives when acquired is not.</source>
        <translation>То, что она даёт при удалении, — ваше; то, что при покупке, — нет.</translation>
    </message>
    <message>
        <source>What it gives when trashed works from anywhere; Ghola does not copy it.</source>
        <translation>То, что она даёт при удалении, действует откуда угодно; «Гхола» этого не копирует.</translation>
    </message>
    <message>
        <source>What the first Research brings may be resolved before the second one.</source>
        <translation>То, что дало первое исследование, можно выполнить до второго.</translation>
    </message>
    <message>
        <source>What the first line gains may pay for the second.</source>
        <translation>Тем, что даёт первая строка, можно оплатить вторую.</translation>
    </message>
    <message>
        <source>What the other card has not yet given is lost when it is trashed; what it gives for that is not.</source>
        <translation>То, чего вторая карта ещё не дала, пропадает при её удалении; то, что она даёт за удаление, — нет.</translation>
    </message>
    <message>
        <source>Whatever let you in counts; at an empty space the icon may be used, but earns nothing.</source>
        <translation>Неважно, что позволило войти; в незанятую ячейку по символу пойти можно, но соляриев не будет.</translation>
    </message>
    <message>
        <source>Whatever trashes it, you draw the Intrigue card.</source>
        <translation>Что бы её ни удалило, вы берёте карту интриги.</translation>
    </message>
    <message>
        <source>Whether you pay is decided when the Agent arrives, from what you have then; the card cannot help to pay.</source>
        <translation>Платить ли, решается с приходом агента, из того, что у вас есть; сама карта здесь не поможет.</translation>
    </message>
    <message>
        <source>With Ghola both are cards of your hand, and the icon is Ghola&apos;s.</source>
        <translation>С «Гхолой» обе карты с руки, и символ — «Гхолы».</translation>
    </message>
    <message>
        <source>With Shaddam in the game nobody else can take it.</source>
        <translation>Если в игре Шаддам, никто другой его взять не может.</translation>
    </message>
    <message>
        <source>With Weirding Way you have two more turns in a row; Guild Accord lowers the price twice.</source>
        <extracomment>Of the starting deck of an Epic game, and of the Hagal deck.</extracomment>
        <translation>С «Колдовским боем» у вас ещё два хода подряд; «Соглашение с Гильдией» снижает цену дважды.</translation>
    </message>
    <message>
        <source>With a sandworm of yours in the Conflict you take the reward twice, and may also pay twice; control and the battle icon count once.</source>
        <translation>Если в зоне конфликта есть ваш песчаный червь, вы берёте награду дважды и можете дважды заплатить; контроль и символ сражения — один раз.</translation>
    </message>
    <message>
        <source>With an empty Intrigue deck the card that you put back is the one that you draw.</source>
        <translation>Если колода интриг пуста, вы берёте ту же карту, которую положили.</translation>
    </message>
    <message>
        <source>With both dreadnoughts commissioned it is no Plot. On a Combat space the new one may be deployed.</source>
        <translation>Если оба дредноута построены, это не карта заговора. В ячейке конфликта новый можно разместить.</translation>
    </message>
    <message>
        <source>With equal points its owner wins, and nothing else is compared.</source>
        <translation>При равных очках побеждает хозяин жетона, и больше ничего не сравнивают.</translation>
    </message>
    <message>
        <source>With fewer than three cards in the deck nothing happens.</source>
        <translation>Если в колоде меньше трёх карт, ничего не происходит.</translation>
    </message>
    <message>
        <source>With one card left in the deck, the discarded ones are shuffled and put below it.</source>
        <translation>Если в колоде одна карта, под неё кладут перемешанный сброс.</translation>
    </message>
    <message>
        <source>With the Alliance it must return, and may be played or revealed again in this round.</source>
        <translation>С союзом она обязана вернуться, и её можно снова разыграть или раскрыть в этом раунде.</translation>
    </message>
    <message>
        <source>With two people House Hagal acts once, after the second of the two turns.</source>
        <translation>При игре вдвоём Дом Хагаль действует один раз, после второго из двух ходов.</translation>
    </message>
    <message>
        <source>Without a discard pile only the deck is shuffled, then you draw.</source>
        <translation>Без сброса перемешивается только колода, затем вы берёте карту.</translation>
    </message>
    <message>
        <source>Without another Bene Gesserit card it has no icon, but can still be one of a pair.</source>
        <translation>Без другой карты Бене Гессерит у неё нет символа, но в паре она пойти может.</translation>
    </message>
    <message>
        <source>Without any units left you have no strength, but you still place the Spy.</source>
        <translation>Без подразделений у вас нет боевой силы, но шпион размещается.</translation>
    </message>
    <message>
        <source>Without its icons it can still be one of a pair; the cards are drawn in any case.</source>
        <translation>Без своих символов она всё равно может пойти в паре; карты берут в любом случае.</translation>
    </message>
    <message>
        <source>Without such a card you get only the swords.</source>
        <translation>Без такой карты — одни мечи.</translation>
    </message>
    <message>
        <source>Without the CHOAM module, or when no contract is left, take 2 Solari instead.</source>
        <translation>Без модуля КООАМ или когда контрактов не осталось, вместо этого возьмите 2 солярия.</translation>
    </message>
    <message>
        <source>You draw the Intrigue card only if you trash it with its own effect, not with another one.</source>
        <translation>Карта интриги — только за удаление её собственным эффектом, не другим.</translation>
    </message>
    <message>
        <source>You draw whether you trash a card or not.</source>
        <translation>Карту вы берёте независимо от удаления.</translation>
    </message>
    <message>
        <source>You keep what space and cards have given and may still deploy; the Agent can be sent again this round.</source>
        <translation>Полученное от ячейки и карт остаётся, размещать ещё можно; агента можно снова отправить в этом раунде.</translation>
    </message>
    <message>
        <source>You must have it when you send the Agent. All your contracts for the space must be completed then.</source>
        <translation>Он должен быть у вас при отправке агента. Тогда обязательно выполняются все ваши контракты на эту ячейку.</translation>
    </message>
    <message>
        <source>You must have the Influence that you lose; the point at 2 or an Alliance may go with it.</source>
        <translation>Теряемое влияние должно у вас быть; с ним могут уйти очко за 2 или союз.</translation>
    </message>
    <message>
        <source>You need a unit in the Conflict already.</source>
        <translation>Подразделение в зоне конфликта у вас уже должно быть.</translation>
    </message>
    <message>
        <source>Your Objective can be turned face down for it just like a won Conflict; neither makes a pair any more.</source>
        <translation>Перевернуть лицевой стороной вниз можно и карту задачи, и карту выигранного конфликта; пары они больше не составят.</translation>
    </message>
    <message>
        <source>Your Spy on a post of a Maker space is enough, without an Agent.</source>
        <translation>Достаточно вашего шпиона на пункте ячейки с символом Подателя, агент не нужен.</translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message numerus="yes">
        <source>%n older state(s)</source>
        <translation>
            <numerusform>%n прежнее состояние</numerusform>
            <numerusform>%n прежних состояния</numerusform>
            <numerusform>%n прежних состояний</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Не читается</translation>
    </message>
    <message>
        <source>Deleted {when}</source>
        <translation>Удалена {when}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Окончена</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>Where the state and the date stand, and the three lines of a row. What each player needs besides the name: mark, sign of points, points, sign of the winner.</extracomment>
        <translation>Название игры</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Открыта в другом окне</translation>
    </message>
    <message>
        <source>Removed {when} to make room</source>
        <translation>Освободила место {when}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Winner: {player}</source>
        <translation>Победа: {player}</translation>
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
        <translation>{game} — окончена</translation>
    </message>
    <message>
        <source>{game} – round {number}</source>
        <translation>{game} — раунд {number}</translation>
    </message>
    <message>
        <source>{game}: {players}. {state}, saved {when}</source>
        <translation>{game}: {players}. {state}, сохранено {when}</translation>
    </message>
    <message>
        <source>{number} KB</source>
        <translation>{number} КБ</translation>
    </message>
    <message numerus="yes">
        <source>{player} (%n point(s))</source>
        <translation>
            <numerusform>{player} (%n очко)</numerusform>
            <numerusform>{player} (%n очка)</numerusform>
            <numerusform>{player} (%n очков)</numerusform>
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
        <translation>а без бы быть в во где да для до его если есть же за зачем и из или к как какая какие какой когда кто куда ли мне могу может можно мой мы на над надо не нет но о об один он она они от по под после почему при с сколько со так там то ты у что чтобы чем это этот эта я означает будет нужно делать делает нужен нужна для происходит случится бывает</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Leader of seat {number}</source>
        <translation>Лидер места {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <extracomment>What to say of a way to play that the pointer has come to in a list.</extracomment>
        <translation>Имя игрока на месте {number}</translation>
    </message>
    <message>
        <source>Personality of seat {number}</source>
        <translation>Характер игрока на месте {number}</translation>
    </message>
    <message>
        <source>Random Leader</source>
        <translation>Случайный лидер</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Кто играет на месте {number}</translation>
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
        <translation>Оппонент</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>The ref of the seat that is pointed at, or None.</extracomment>
        <translation>Места</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>карты раскрыты</translation>
    </message>
</context>
<context>
    <name>SeatPlace</name>
    <message>
        <source>Click for another colour: the seat that has it gets this one</source>
        <extracomment>Who plays a seat that no person plays, where nobody has chosen. A personality by lot. So that no personality follows the cards of its game. How much smaller the mark is where it stands alone. Empty: somebody random. Another choice on this seat. The seat, and whom to show: the id, or empty for somebody random. Whom one can have on this seat.</extracomment>
        <translation>Другой цвет: если он занят, щелчок обменяет цвета двух мест</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <translation>Цвет места {number}</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Close: {key}</source>
        <extracomment>The width of texts and cards, without and with cards, and what the sheet takes beside and above them. How many times as large cards are shown, and whether they are low: the first for which there is room. What only open hands show. Of cards, side by side as far as there is room.</extracomment>
        <translation>Закрыть: {key}</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Оппонент</translation>
    </message>
    <message>
        <source>Rival: {leader}</source>
        <translation>Оппонент: {leader}</translation>
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
        <translation>Один из пяти характеров; какой, решит жребий в начале игры.</translation>
    </message>
    <message>
        <source>Somebody at this screen. The computer plays the seats that you give it: Novice, Skilled or Master.</source>
        <translation>Кто-то за этим экраном. Компьютер занимает места, которые вы ему дадите: Новичок, Опытный или Мастер.</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Удиви меня</translation>
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
        <translation>Игра и стол</translation>
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
        <translation>В это окно помещаются стол размером {table} % и текст размером {text} %.</translation>
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
        <translation>Спрашивать перед покупкой карты</translation>
    </message>
    <message>
        <source>Ask before ending a turn while something useful is left to do</source>
        <translation>Спрашивать перед концом хода, если осталось что-то полезное</translation>
    </message>
    <message>
        <source>Ask before revealing while Agents are left</source>
        <translation>Спрашивать перед раскрытием, если остались агенты</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Between people at one screen</source>
        <translation>Между игроками за одним экраном</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Cover hand and decisions until the next player is here</source>
        <extracomment>What the values of choices are called. A language is called what it calls itself, whatever language all else is in.</extracomment>
        <translation>Закрывать руку и решения до прихода следующего</translation>
    </message>
    <message>
        <source>Cover them, and offer to leave everything open for a round</source>
        <translation>Закрывать и предлагать открыть всё на раунд</translation>
    </message>
    <message>
        <source>Desert wind while a game is shown</source>
        <translation>Ветер пустыни, пока показана игра</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Сумеречные</translation>
    </message>
    <message>
        <source>Every step by hand: nothing is done for you</source>
        <translation>Каждый шаг вручную: ничего не делается само</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Headings, each with its options and what these are called.</extracomment>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Open hands: never cover them</source>
        <translation>Открытые руки: не закрывать</translation>
    </message>
    <message>
        <source>Reduced motion: pieces do not fly</source>
        <translation>Меньше движения: ничего не летает</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Size of table and text</source>
        <translation>Размер стола и текста</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sounds of what happens at the table</source>
        <translation>Звуки того, что происходит за столом</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Скорость анимации</translation>
    </message>
    <message>
        <source>Time for a Master to think about a move</source>
        <translation>Время Мастера на обдумывание хода</translation>
    </message>
    <message>
        <source>Time for each move of a computer player</source>
        <translation>Время на ход компьютера</translation>
    </message>
    <message>
        <source>Volume of the wind</source>
        <translation>Громкость ветра</translation>
    </message>
    <message>
        <source>Volume of these sounds</source>
        <translation>Громкость этих звуков</translation>
    </message>
    <message>
        <source>What a Rival has done stays on screen until you continue</source>
        <translation>Ход оппонента остаётся на экране, пока вы не нажмёте «Дальше»</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>автоматически</translation>
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
        <translation>Первое деление</translation>
    </message>
    <message>
        <source>Second space</source>
        <translation>Второе деление</translation>
    </message>
    <message>
        <source>Shipping track</source>
        <translation>Трек поставки</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Its spaces have no printed names.</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Third space</source>
        <translation>Третье деление</translation>
    </message>
</context>
<context>
    <name>ShownPage</name>
    <message>
        <source>Table</source>
        <extracomment>The game is played here, and not only watched. What the menu has for the window to do, by the name of its line. A rule is to be read in the help, by its number. Everything in print is to be looked through, from this face on; None: from anywhere. The game, which is over, is to be looked back at. The game is to be left.</extracomment>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>A Plot that waits for the Reveal turn</source>
        <translation>Карта заговора, ждущая хода раскрытия карт</translation>
    </message>
    <message>
        <source>A step on the Tleilaxu track</source>
        <translation>Шаг на треке тлейлаксу</translation>
    </message>
    <message>
        <source>Acquire Foldspace</source>
        <translation>Купить «Свёрнутое пространство»</translation>
    </message>
    <message>
        <source>Acquire a Tech tile; with a number, at so much less</source>
        <translation>Получить жетон технологии; число — на сколько дешевле</translation>
    </message>
    <message>
        <source>Acquire a card</source>
        <translation>Купить карту</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Ilesa&apos;s ring brings it along (X9.6).</extracomment>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Advance your Freighter</source>
        <translation>Продвинуть свой транспортник</translation>
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
        <translation>Символ агента: Город</translation>
    </message>
    <message>
        <source>Agent icon: Emperor</source>
        <translation>Символ агента: Император</translation>
    </message>
    <message>
        <source>Agent icon: Fremen</source>
        <translation>Символ агента: Фримены</translation>
    </message>
    <message>
        <source>Agent icon: Landsraad</source>
        <translation>Символ агента: Ландсраад</translation>
    </message>
    <message>
        <source>Agent icon: Spacing Guild</source>
        <translation>Символ агента: Гильдия Космогации</translation>
    </message>
    <message>
        <source>Agent icon: Spice Trade</source>
        <translation>Символ агента: Торговля Пряностью</translation>
    </message>
    <message>
        <source>Agent icons</source>
        <translation>Символы агента</translation>
    </message>
    <message>
        <source>Agents left to send</source>
        <translation>Оставшиеся агенты</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Союзы</translation>
    </message>
    <message>
        <source>An opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Axolotl tanks</source>
        <translation>Аксолотлевые чаны</translation>
    </message>
    <message>
        <source>Battle icon: any of the three</source>
        <translation>Символ сражения: любой из трёх</translation>
    </message>
    <message>
        <source>Battle icon: crysknife</source>
        <translation>Символ сражения: крис</translation>
    </message>
    <message>
        <source>Battle icon: desert mouse</source>
        <translation>Символ сражения: пустынная мышь</translation>
    </message>
    <message>
        <source>Battle icon: ornithopter</source>
        <translation>Символ сражения: орнитоптер</translation>
    </message>
    <message>
        <source>Battle icons</source>
        <translation>Символы сражения</translation>
    </message>
    <message>
        <source>Combat Intrigue card</source>
        <translation>Интрига: карта сражения</translation>
    </message>
    <message>
        <source>Combat space: troops may be deployed</source>
        <translation>Ячейка конфликта: можно разместить отряды</translation>
    </message>
    <message>
        <source>Commission a dreadnought</source>
        <translation>Построить дредноут</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Конфликт</translation>
    </message>
    <message>
        <source>Control of a space</source>
        <translation>Контроль над ячейкой</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Раздаётся случайно</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Deploy troops to the Conflict</source>
        <translation>Разместить отряды в зоне конфликта</translation>
    </message>
    <message>
        <source>Destroy the Shield Wall</source>
        <translation>Уничтожить Барьерную Стену</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Сбросить карту</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Взять карту</translation>
    </message>
    <message>
        <source>Draw an Intrigue card</source>
        <translation>Взять карту интриги</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>Каждый соперник</translation>
    </message>
    <message>
        <source>Endgame Intrigue card</source>
        <translation>Интрига: карта цели</translation>
    </message>
    <message>
        <source>Family Atomics: the Imperium Row is dealt anew</source>
        <translation>Семейное атомное оружие: рынок Империи выкладывают заново</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>За каждое</translation>
    </message>
    <message>
        <source>Garrison</source>
        <extracomment>Where troops are lost from.</extracomment>
        <translation>Гарнизон</translation>
    </message>
    <message>
        <source>Grafted: two cards that send one Agent together</source>
        <translation>Сращивание: две карты вместе отправляют одного агента</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>High Council seat</source>
        <translation>Место в Высшем Совете</translation>
    </message>
    <message>
        <source>How effects are read</source>
        <translation>Как читать эффекты</translation>
    </message>
    <message>
        <source>Imperium Row</source>
        <translation>Рынок Империи</translation>
    </message>
    <message>
        <source>Infiltration: also where opponents have Agents</source>
        <translation>Внедрение: в том числе туда, где стоят агенты соперников</translation>
    </message>
    <message>
        <source>Influence with a Faction of your choice</source>
        <translation>Влияние в выбранной вами фракции</translation>
    </message>
    <message>
        <source>Influence with the Bene Gesserit</source>
        <translation>Влияние во фракции Бене Гессерит</translation>
    </message>
    <message>
        <source>Influence with the Emperor</source>
        <translation>Влияние во фракции Императора</translation>
    </message>
    <message>
        <source>Influence with the Fremen</source>
        <translation>Влияние во фракции Фрименов</translation>
    </message>
    <message>
        <source>Influence with the Spacing Guild</source>
        <translation>Влияние во фракции Гильдии Космогации</translation>
    </message>
    <message>
        <source>Intrigue cards</source>
        <translation>Карты интриг</translation>
    </message>
    <message>
        <source>Look at cards</source>
        <translation>Посмотреть карты</translation>
    </message>
    <message>
        <source>Lose Influence</source>
        <translation>Потерять влияние</translation>
    </message>
    <message>
        <source>Lose a troop</source>
        <translation>Потерять отряд</translation>
    </message>
    <message>
        <source>Maker hooks</source>
        <translation>Крюк Подателя</translation>
    </message>
    <message>
        <source>Maker space: gathers bonus spice</source>
        <translation>Ячейка с символом Подателя: копит бонусную Пряность</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Воспоминание</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Move your Freighter</source>
        <translation>Переместить свой транспортник</translation>
    </message>
    <message>
        <source>Not shown in icons: the big card says it in words</source>
        <translation>Символами не передать: текст — на крупной карте</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Карта задачи</translation>
    </message>
    <message>
        <source>One or the other</source>
        <translation>Одно или другое</translation>
    </message>
    <message>
        <source>Only if this is true</source>
        <translation>Только если это верно</translation>
    </message>
    <message>
        <source>Pay what is on the left to get what is on the right</source>
        <translation>Заплатите то, что слева, чтобы получить то, что справа</translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation>Убеждение</translation>
    </message>
    <message>
        <source>Pieces and places</source>
        <extracomment>What the icons mean that other games do not have.</extracomment>
        <translation>Фигуры и места</translation>
    </message>
    <message>
        <source>Place a Spy; as an Agent icon: spaces that your Spies watch</source>
        <translation>Разместить шпиона; как символ агента: ячейки под наблюдением</translation>
    </message>
    <message>
        <source>Plot Intrigue card</source>
        <translation>Интрига: карта заговора</translation>
    </message>
    <message>
        <source>Protected by the Shield Wall: no sandworms</source>
        <translation>Защищено Барьерной Стеной: без песчаных червей</translation>
    </message>
    <message>
        <source>Put on top of the deck</source>
        <translation>Положить на верх колоды</translation>
    </message>
    <message>
        <source>Recall a Spy</source>
        <translation>Вернуть шпиона</translation>
    </message>
    <message>
        <source>Recall an Agent</source>
        <translation>Вернуть агента</translation>
    </message>
    <message>
        <source>Recall your Freighter</source>
        <translation>Вернуть свой транспортник</translation>
    </message>
    <message>
        <source>Recruit a troop</source>
        <translation>Нанять отряд</translation>
    </message>
    <message>
        <source>Research and the Tleilaxu</source>
        <translation>Исследования и тлейлаксу</translation>
    </message>
    <message>
        <source>Research: move your token on along the research track</source>
        <translation>Исследование: передвинуть фишку дальше по треку исследований</translation>
    </message>
    <message>
        <source>Resources and gains</source>
        <extracomment>What the icons of every game mean.</extracomment>
        <translation>Ресурсы и выгоды</translation>
    </message>
    <message>
        <source>Retreat troops to the garrison</source>
        <translation>Отвести отряды в гарнизон</translation>
    </message>
    <message>
        <source>Reveal turn</source>
        <translation>Ход раскрытия карт</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Оппонент</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Secret Faction token</source>
        <translation>Тайный жетон фракции</translation>
    </message>
    <message>
        <source>Send a Negotiator to Ix</source>
        <translation>Отправить переговорщика на Икс</translation>
    </message>
    <message>
        <source>Sending an Agent</source>
        <translation>Отправка агента</translation>
    </message>
    <message>
        <source>Ships and technology</source>
        <translation>Корабли и технологии</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Снова показать всё поле</translation>
    </message>
    <message>
        <source>Shows something hidden: cannot be undone</source>
        <translation>Открывает скрытое: отменить нельзя</translation>
    </message>
    <message>
        <source>Signet Ring: the Leader&apos;s own effect</source>
        <translation>Кольцо с печаткой: собственный эффект лидера</translation>
    </message>
    <message>
        <source>Snooper token</source>
        <translation>Жетон искателя</translation>
    </message>
    <message>
        <source>Solari</source>
        <translation>Солярии</translation>
    </message>
    <message>
        <source>Specimen: a troop of your supply goes to the Axolotl tanks</source>
        <translation>Образец: отряд из личного запаса идёт в аксолотлевые чаны</translation>
    </message>
    <message>
        <source>Spice</source>
        <translation>Пряность</translation>
    </message>
    <message>
        <source>Spies, sandworms and contracts</source>
        <extracomment>What the icons mean that other games do not have.</extracomment>
        <translation>Шпионы, песчаные черви и контракты</translation>
    </message>
    <message>
        <source>Summon a sandworm</source>
        <translation>Призвать песчаного червя</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Личный запас</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Меч</translation>
    </message>
    <message>
        <source>Swordmaster</source>
        <translation>Оружейник</translation>
    </message>
    <message>
        <source>Take Intrigue cards from others</source>
        <translation>Забрать карты интриг у других</translation>
    </message>
    <message>
        <source>Take a card from the discard pile</source>
        <translation>Взять карту из сброса</translation>
    </message>
    <message>
        <source>Take a contract</source>
        <translation>Взять контракт</translation>
    </message>
    <message>
        <source>Tech tiles left in a stack</source>
        <translation>Жетоны технологий, оставшиеся в стопке</translation>
    </message>
    <message>
        <source>The Alliance with any Faction</source>
        <translation>Союз с любой фракцией</translation>
    </message>
    <message>
        <source>The Alliance with the Bene Gesserit</source>
        <translation>Союз с Бене Гессерит</translation>
    </message>
    <message>
        <source>The Alliance with the Emperor</source>
        <translation>Союз с Императором</translation>
    </message>
    <message>
        <source>The Alliance with the Fremen</source>
        <translation>Союз с Фрименами</translation>
    </message>
    <message>
        <source>The Alliance with the Spacing Guild</source>
        <translation>Союз с Гильдией Космогации</translation>
    </message>
    <message>
        <source>The Voice: closed to opponents</source>
        <translation>Голос: закрыто для соперников</translation>
    </message>
    <message>
        <source>The first genetic marker</source>
        <translation>Первый генетический маркер</translation>
    </message>
    <message>
        <source>The second genetic marker</source>
        <translation>Второй генетический маркер</translation>
    </message>
    <message>
        <source>Trash a card</source>
        <translation>Удалить карту</translation>
    </message>
    <message>
        <source>Trash an Intrigue card</source>
        <translation>Удалить карту интриги</translation>
    </message>
    <message>
        <source>Trash this card</source>
        <translation>Удалить эту карту</translation>
    </message>
    <message>
        <source>Turn the Tech tile over: once per round</source>
        <translation>Перевернуть жетон технологии: один раз в раунд</translation>
    </message>
    <message>
        <source>Unload: also when the card is discarded or trashed</source>
        <translation>Балласт: также когда карта сброшена или удалена</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <translation>Победное очко</translation>
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
        <translation>В сражении никто не победил</translation>
    </message>
    <message>
        <source>Round {number} begins</source>
        <translation>Начинается раунд {number}</translation>
    </message>
    <message>
        <source>{player} has answered</source>
        <translation>{player} отвечает</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасует</translation>
    </message>
    <message>
        <source>{player} wins the Conflict</source>
        <translation>{player} побеждает в сражении</translation>
    </message>
    <message>
        <source>{player} wins the game</source>
        <translation>{player} побеждает в игре</translation>
    </message>
    <message>
        <source>{player}: Combat bonus, {card}</source>
        <translation>{player}: бонус к боевой силе, {card}</translation>
    </message>
    <message>
        <source>{player}: Reveal turn</source>
        <translation>{player}: ход раскрытия карт</translation>
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
            <numerusform>%n событие, последнее: {what}</numerusform>
            <numerusform>%n события, последнее: {what}</numerusform>
            <numerusform>%n событий, последнее: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>После вашего хода</translation>
    </message>
    <message numerus="yes">
        <source>Since your turn: %n move(s)</source>
        <translation>
            <numerusform>После вашего хода: %n событие</numerusform>
            <numerusform>После вашего хода: %n события</numerusform>
            <numerusform>После вашего хода: %n событий</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn: nothing yet</source>
        <translation>После вашего хода: пока ничего</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Этот раунд</translation>
    </message>
    <message numerus="yes">
        <source>This round: %n move(s)</source>
        <translation>
            <numerusform>Этот раунд: %n событие</numerusform>
            <numerusform>Этот раунд: %n события</numerusform>
            <numerusform>Этот раунд: %n событий</numerusform>
        </translation>
    </message>
    <message>
        <source>This round: nothing yet</source>
        <translation>Этот раунд: пока ничего</translation>
    </message>
    <message>
        <source>Walk through what happened in this round</source>
        <extracomment>Under this height only the title is there; it shows the step while one walks. The room of the key at the right of the title. The refs of the step that one is at; empty: none. The walk is over, and the keyboard was in it. By F3; the keyboard in the list walks too, but leaves with it.</extracomment>
        <translation>Просмотреть, что случилось в этом раунде</translation>
    </message>
    <message>
        <source>Walk through what happened since your turn</source>
        <translation>Просмотреть, что случилось после вашего хода</translation>
    </message>
    <message>
        <source>{number} of {all}: {what}</source>
        <translation>{number} из {all}: {what}</translation>
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
        <translation>Контракты «Расцвета иксианцев»</translation>
    </message>
    <message>
        <source>End of the Conflict</source>
        <translation>Конец конфликта</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Эпический режим</translation>
    </message>
    <message>
        <source>Family Atomics</source>
        <translation>Семейное атомное оружие</translation>
    </message>
    <message>
        <source>High Council seat</source>
        <translation>Место в Высшем Совете</translation>
    </message>
    <message>
        <source>Pair of battle icons</source>
        <translation>Пара одинаковых символов сражения</translation>
    </message>
    <message>
        <source>Purchase of a Rival</source>
        <translation>Покупка оппонента</translation>
    </message>
    <message>
        <source>Specimens</source>
        <translation>Образцы</translation>
    </message>
    <message>
        <source>Wild battle icon</source>
        <translation>Универсальный символ сражения</translation>
    </message>
</context>
<context>
    <name>Space</name>
    <message>
        <source>Accept Contract</source>
        <translation>Принятие контракта</translation>
    </message>
    <message>
        <source>Arrakeen</source>
        <translation>Арракин</translation>
    </message>
    <message>
        <source>Assembly Hall</source>
        <translation>Зал заседаний</translation>
    </message>
    <message>
        <source>Carthag</source>
        <translation>Карфаг</translation>
    </message>
    <message>
        <source>Conspire</source>
        <translation>Сговор</translation>
    </message>
    <message>
        <source>Deep Desert</source>
        <translation>Глубокая пустыня</translation>
    </message>
    <message>
        <source>Deliver Supplies</source>
        <translation>Доставка припасов</translation>
    </message>
    <message>
        <source>Desert Tactics</source>
        <translation>Пустынная тактика</translation>
    </message>
    <message>
        <source>Dreadnought</source>
        <translation>Дредноут</translation>
    </message>
    <message>
        <source>Dutiful Service</source>
        <translation>Верная служба</translation>
    </message>
    <message>
        <source>Espionage</source>
        <translation>Шпионаж</translation>
    </message>
    <message>
        <source>Foldspace</source>
        <translation>Свёрнутое пространство</translation>
    </message>
    <message>
        <source>Fremkit</source>
        <translation>Фримпакет</translation>
    </message>
    <message>
        <source>Gather Support</source>
        <translation>Поиск поддержки</translation>
    </message>
    <message>
        <source>Hagga Basin</source>
        <translation>Котловина Хагга</translation>
    </message>
    <message>
        <source>Hall of Oratory</source>
        <translation>Зал выступлений</translation>
    </message>
    <message>
        <source>Hardy Warriors</source>
        <translation>Закалённые воины</translation>
    </message>
    <message>
        <source>Heighliner</source>
        <translation>Хайлайнер</translation>
    </message>
    <message>
        <source>High Council</source>
        <translation>Высший Совет</translation>
    </message>
    <message>
        <source>Imperial Basin</source>
        <comment>base</comment>
        <translation>Имперская котловина</translation>
    </message>
    <message>
        <source>Imperial Basin</source>
        <comment>uprising</comment>
        <translation>Имперская котловина</translation>
    </message>
    <message>
        <source>Imperial Privilege</source>
        <translation>Имперская привилегия</translation>
    </message>
    <message>
        <source>Interstellar Shipping</source>
        <translation>Межзвёздные перевозки</translation>
    </message>
    <message>
        <source>Mentat</source>
        <translation>Ментат</translation>
    </message>
    <message>
        <source>Rally Troops</source>
        <translation>Сбор войск</translation>
    </message>
    <message>
        <source>Research Station</source>
        <translation>Исследовательская станция</translation>
    </message>
    <message>
        <source>Sardaukar</source>
        <translation>Сардаукары</translation>
    </message>
    <message>
        <source>Secrets</source>
        <comment>base</comment>
        <translation>Тайны</translation>
    </message>
    <message>
        <source>Secrets</source>
        <comment>uprising</comment>
        <translation>Тайны</translation>
    </message>
    <message>
        <source>Secure Contract</source>
        <translation>Заключение контракта</translation>
    </message>
    <message>
        <source>Selective Breeding</source>
        <translation>Генетическая Селекция</translation>
    </message>
    <message>
        <source>Sell Melange</source>
        <translation>Продажа Пряности</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Перевозки</translation>
    </message>
    <message>
        <source>Sietch Tabr</source>
        <translation>Сиетч Табр</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <translation>Контрабанда</translation>
    </message>
    <message>
        <source>Spice Refinery</source>
        <translation>Завод по очистке Пряности</translation>
    </message>
    <message>
        <source>Stillsuits</source>
        <translation>Дистикомбы</translation>
    </message>
    <message>
        <source>Swordmaster</source>
        <translation>Оружейник</translation>
    </message>
    <message>
        <source>Tech Negotiation</source>
        <translation>Технологические переговоры</translation>
    </message>
    <message>
        <source>The Great Flat</source>
        <translation>Великая Равнина</translation>
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
            <numerusform>%n бонусная Пряность</numerusform>
            <numerusform>%n бонусной Пряности</numerusform>
            <numerusform>%n бонусной Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in the stack on a space</comment>
        <translation>
            <numerusform>осталась %n карта</numerusform>
            <numerusform>осталось %n карты</numerusform>
            <numerusform>осталось %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Agents: {players}</source>
        <extracomment>Whose agents stand here, one seat for each agent, in the order of seats. The one of them that is the Mentat&apos;s: its seat, or NOBODY. The Mentat waits here to be taken. The kind of unit that holds it, over any marker. Who closed it with The Voice. Who has a seat in the council that meets here. Cards left in the stack that lies here (Foldspace); -1: none ever does. What whoever looks pays, where a leader changes it. The id of the reserve card that is stacked there.</extracomment>
        <translation>Агенты: {players}</translation>
    </message>
    <message>
        <source>closed by The Voice of: {players}</source>
        <translation>закрыто картой «Голос»: {players}</translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <translation>контроль: {player}</translation>
    </message>
    <message>
        <source>held by {units}</source>
        <translation>удерживает: {units}</translation>
    </message>
    <message>
        <source>seats taken by: {players}</source>
        <translation>места заняли: {players}</translation>
    </message>
    <message>
        <source>the Mentat is here</source>
        <translation>здесь ментат</translation>
    </message>
    <message>
        <source>your cost: {amounts}</source>
        <translation>стоимость для вас: {amounts}</translation>
    </message>
</context>
<context>
    <name>SpeedWords</name>
    <message>
        <source>Speed of the opponents: {speed}</source>
        <translation>Скорость соперников: {speed}</translation>
    </message>
    <message>
        <source>at once</source>
        <extracomment>Milliseconds of a move that is made at the usual speed; and what there is besides, up to &quot;at once&quot;. The name of the setting.</extracomment>
        <translation>сразу</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>All cards</source>
        <translation>Все карты</translation>
    </message>
    <message>
        <source>An unofficial, open way to play Dune: Imperium</source>
        <translation>Неофициальный открытый способ играть в игру «Дюна. Империя»</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Continue · {game}</source>
        <translation>Продолжить · {game}</translation>
    </message>
    <message>
        <source>Dune Desktop</source>
        <extracomment>Of the lines; all are wider where what stands above them is. From the left edge of the window. How high the line below the title is with its sun, and the sun. Asks who has never played here whether to learn or to begin. Stand two abreast.</extracomment>
        <translation>Dune Desktop</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Is the game new to you? Learn it by playing. If you know it, begin a new game.</source>
        <translation>Игра вам ещё не знакома? Учитесь, играя. Если знакома, начните новую игру.</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Учиться, играя</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
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
        <source>Version {version}. Free software by people who love the game, with art of its own; neither made nor endorsed by the publishers of Dune: Imperium.</source>
        <translation>Версия {version}. Свободная программа от людей, которые любят эту игру, с собственными рисунками; издатели игры «Дюна. Империя» её не создавали и не одобряли.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n игра</numerusform>
            <numerusform>%n игры</numerusform>
            <numerusform>%n игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be read.</source>
        <translation>
            <numerusform>%n из них не удалось прочитать.</numerusform>
            <numerusform>%n из них не удалось прочитать.</numerusform>
            <numerusform>%n из них не удалось прочитать.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>In the place of a number that there is not. No lower than its four lines need, no higher than looks well. As wide as a scroll bar.</extracomment>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) recounted.</source>
        <translation>
            <numerusform>Заново учтена %n сохранённая игра.</numerusform>
            <numerusform>Заново учтены %n сохранённые игры.</numerusform>
            <numerusform>Заново учтено %n сохранённых игр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>Куплено</translation>
    </message>
    <message>
        <source>Another window of the program is counting right now. Nothing is lost: what is missing is counted next time.</source>
        <translation>Сейчас подсчёт ведёт другое окно программы. Ничего не потеряно: недостающее будет учтено в следующий раз.</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Среднее место</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Очки в среднем</translation>
    </message>
    <message>
        <source>Best opponent</source>
        <translation>Лучший соперник</translation>
    </message>
    <message>
        <source>Cards acquired</source>
        <translation>Купленные карты</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Карты в колоде</translation>
    </message>
    <message numerus="yes">
        <source>Cards of at least %n game(s)</source>
        <translation>
            <numerusform>Карты не менее чем из %n игры</numerusform>
            <numerusform>Карты не менее чем из %n игр</numerusform>
            <numerusform>Карты не менее чем из %n игр</numerusform>
        </translation>
    </message>
    <message>
        <source>Conflicts won</source>
        <translation>Выигранные конфликты</translation>
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
        <translation>Издание, режим и сложность</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>With so many games, a card tells something only from a few games on. The line of the points is the average of so many games, or of more where there are many: it would be all edges. Beside the bar. What is left out, or drawn besides. So many columns are names, the others are numbers, and stand below each other.</extracomment>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Intrigue cards played</source>
        <translation>Разыгранные карты интриг</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Лидер</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Лидеры</translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Длительность игры</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Сложность</translation>
    </message>
    <message numerus="yes">
        <source>Line: the average of the last %n game(s)</source>
        <translation>
            <numerusform>Линия — среднее за %n последнюю игру</numerusform>
            <numerusform>Линия — среднее за %n последние игры</numerusform>
            <numerusform>Линия — среднее за %n последних игр</numerusform>
        </translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Разыграно</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Очки от игры к игре</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Something is wrong with the statistics. Please report it.</source>
        <translation>Со статистикой что-то не так. Пожалуйста, сообщите нам.</translation>
    </message>
    <message>
        <source>The statistics can&apos;t be read or written: {reason}. Nothing is lost: what is missing is counted next time.</source>
        <translation>Статистику не удаётся прочитать или записать: {reason}. Ничего не потеряно: недостающее будет учтено в следующий раз.</translation>
    </message>
    <message>
        <source>The statistics could not be read and were rebuilt from the saved games. The old file is kept as {name}.</source>
        <translation>Статистику не удалось прочитать; она составлена заново по сохранённым играм. Старый файл сохранён как {name}.</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of the program. Nothing was changed in them.</source>
        <translation>Статистика записана более новой версией программы. В ней ничего не изменено.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Победы подряд</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>в конце игры</translation>
    </message>
    <message>
        <source>for one player only</source>
        <translation>только для одного игрока</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>выигранные игры</translation>
    </message>
    <message>
        <source>if played in one go</source>
        <translation>если сыграна без перерыва</translation>
    </message>
    <message>
        <source>in a game</source>
        <translation>за игру</translation>
    </message>
    <message>
        <source>in games won</source>
        <translation>в выигранных играх</translation>
    </message>
    <message>
        <source>in other games</source>
        <translation>в остальных играх</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>без победы</translation>
    </message>
    <message>
        <source>now; at most {number}</source>
        <translation>сейчас; рекорд — {number}</translation>
    </message>
    <message>
        <source>of all in a game</source>
        <translation>всех за игру</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>остальные игры</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победа</translation>
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
        <translation>{margin} к лучшему сопернику</translation>
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
        <translation>{wins} из {games}</translation>
    </message>
</context>
<context>
    <name>StatisticsButtons</name>
    <message>
        <source>Count all saved games that are finished again, including those whose statistics were deleted. Imported games count like your own, for the players they name.</source>
        <translation>Ещё раз прочитать все сохранённые оконченные игры, даже если их статистика была удалена. Импортированные игры учитываются наравне с вашими — для игроков, которые в них названы.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Удалить всё</translation>
    </message>
    <message>
        <source>Delete all statistics. Saved games stay, and are not counted again.</source>
        <translation>Забыть всё подсчитанное; сохранённые игры остаются и больше не учитываются</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Recount</source>
        <translation>Пересчитать</translation>
    </message>
    <message>
        <source>The games chosen above as a table for spreadsheets (CSV), with a line for each seat of a game</source>
        <translation>Выбранные выше игры в виде таблицы (CSV): строка на каждое место в игре</translation>
    </message>
</context>
<context>
    <name>StatisticsFoot</name>
    <message numerus="yes">
        <source>Delete the statistics of %n game(s)? Saved games stay.</source>
        <extracomment>Between the columns of the table. It is meant.</extracomment>
        <translation>
            <numerusform>Удалить статистику %n игры? Сохранённые игры останутся.</numerusform>
            <numerusform>Удалить статистику %n игр? Сохранённые игры останутся.</numerusform>
            <numerusform>Удалить статистику %n игр? Сохранённые игры останутся.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Экспорт статистики</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Таблицы ({patterns})</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Chart</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Подсчёт…</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Экспортировано: {file}</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>No games have been counted yet. Each game is counted automatically when it is over.</source>
        <translation>Пока не учтена ни одна игра. Каждая игра учитывается сама, когда заканчивается.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Таких игр нет.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
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
        <translation>Статистика удалена. Кнопка «Пересчитать» снова учтёт сохранённые игры.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Что показано</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>Не удалось записать {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Setup</source>
        <extracomment>Kinds of rows. A chapter is a round, the setup before the first one, or the end of the game; a turn is a seat&apos;s, or another phase of the round. Of a chapter or a turn: events that named it, with their steps; the last one counts. The wording in the language and for the eyes of now; made when it is asked for. Of a line: the address of the effect whose outcome it is. Of a turn: what the seat gained in it; made when it is asked for. None: all that the events hold is told. The rows of deeds; None: of the setup. Lines that some seats are told less of. Rows that are made but not shown yet, by the row that they go below. Rows below this number are shown.</extracomment>
        <translation>Подготовка</translation>
    </message>
</context>
<context>
    <name>Tabletop</name>
    <message numerus="yes">
        <source>%n Persuasion left</source>
        <translation>
            <numerusform>Осталось %n очко убеждения</numerusform>
            <numerusform>Осталось %n очка убеждения</numerusform>
            <numerusform>Осталось %n очков убеждения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Solari</source>
        <translation>
            <numerusform>%n солярий</numerusform>
            <numerusform>%n солярия</numerusform>
            <numerusform>%n соляриев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s)</source>
        <translation>
            <numerusform>%n победное очко</numerusform>
            <numerusform>%n победных очка</numerusform>
            <numerusform>%n победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the Imperium deck</source>
        <extracomment>How wide what turns the Row is, with the air beside it. The least height of a region whose cards have this form. How wide a card may grow, so that the form keeps its shape.</extracomment>
        <translation>
            <numerusform>В колоде карт Империи осталась %n карта</numerusform>
            <numerusform>В колоде карт Империи осталось %n карты</numerusform>
            <numerusform>В колоде карт Империи осталось %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck: {market}</source>
        <extracomment>Cards are chips from this height on. Cubes in a line, and where there is more room. The signs of those that are lent, and of those that are money. By seat, where cubes lie there: troops that are lent, or that are money.</extracomment>
        <translation>
            <numerusform>В колоде осталась %n карта: {market}</numerusform>
            <numerusform>В колоде осталось %n карты: {market}</numerusform>
            <numerusform>В колоде осталось %n карт: {market}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <extracomment>What a tag at the lower edge of a button takes of the room for its sign. How high the name plate is in a low plate and in a high one: its portrait is as large.</extracomment>
        <translation>
            <numerusform>%n Пряность</numerusform>
            <numerusform>%n Пряности</numerusform>
            <numerusform>%n Пряности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n вода</numerusform>
            <numerusform>%n воды</numerusform>
            <numerusform>%n воды</numerusform>
        </translation>
    </message>
    <message>
        <source>A Snooper of {player} lies on the 2</source>
        <translation>На делении 2 лежит искатель: {player}</translation>
    </message>
    <message>
        <source>Agent turns</source>
        <translation>Отправка агентов</translation>
    </message>
    <message>
        <source>An Agent of yours, on the board</source>
        <translation>Ваш агент на поле</translation>
    </message>
    <message>
        <source>An Agent of yours, with your Leader</source>
        <translation>Ваш агент на планшете лидера</translation>
    </message>
    <message>
        <source>Changed in this round.</source>
        <extracomment>How long the arms of the mark of what changed are, how wide, and how much of that is outside. How far the tag stands out of a box: above, and to the right. How far the seal of a small thing stands out at the left. Round what is small, the line of what can be taken lies outside. A spy joins it with what is pointed at. Whoever shows what it is joined with hears that it is pointed at, or no more.</extracomment>
        <translation>Изменилось в этом раунде.</translation>
    </message>
    <message>
        <source>Changed since your turn.</source>
        <translation>Изменилось после вашего хода.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Imperium Row and Reserve</source>
        <extracomment>What the keyboard has for it.</extracomment>
        <translation>Рынок Империи и резерв</translation>
    </message>
    <message numerus="yes">
        <source>In play: %n card(s)</source>
        <translation>
            <numerusform>Активные: %n карта</numerusform>
            <numerusform>Активные: %n карты</numerusform>
            <numerusform>Активные: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Интриги</translation>
    </message>
    <message>
        <source>On top: {card}</source>
        <extracomment>Where the token stands on the training track.</extracomment>
        <translation>Сверху: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Out of the game: %n card(s) of all players</source>
        <translation>
            <numerusform>Вне игры: %n карта всех игроков</numerusform>
            <numerusform>Вне игры: %n карты всех игроков</numerusform>
            <numerusform>Вне игры: %n карт всех игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Раскрыто</translation>
    </message>
    <message>
        <source>Show: {what}</source>
        <translation>Показать: {what}</translation>
    </message>
    <message>
        <source>Signet Ring: {ability}</source>
        <extracomment>What a sign of an ability says by itself.</extracomment>
        <translation>Кольцо с печаткой: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>Strength %n in the Conflict</source>
        <translation>
            <numerusform>Боевая сила в конфликте: %n</numerusform>
            <numerusform>Боевая сила в конфликте: %n</numerusform>
            <numerusform>Боевая сила в конфликте: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The Mentat, on the board</source>
        <translation>Ментат на поле</translation>
    </message>
    <message>
        <source>The Mentat, with your Leader</source>
        <translation>Ментат на планшете лидера</translation>
    </message>
    <message>
        <source>Your cards are covered. Press {key} or click to uncover them.</source>
        <extracomment>How wide a card is for its height. The cards of the hand as everybody sees them. The key that uncovers, as the settings name it.</extracomment>
        <translation>Ваши карты закрыты. Нажмите {key} или щёлкните, чтобы открыть их.</translation>
    </message>
    <message numerus="yes">
        <source>Your deck: %n card(s)</source>
        <extracomment>What fills the middle of the tray.</extracomment>
        <translation>
            <numerusform>Ваша колода: %n карта</numerusform>
            <numerusform>Ваша колода: %n карты</numerusform>
            <numerusform>Ваша колода: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your discard pile: %n card(s)</source>
        <translation>
            <numerusform>Ваш сброс: %n карта</numerusform>
            <numerusform>Ваш сброс: %n карты</numerusform>
            <numerusform>Ваш сброс: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{faction}: the Alliance is free. The first with 4 Influence gets it, and 1 Victory Point.</source>
        <extracomment>The brass round the emblem; it breaks the corner of a low header. How much of the cloth a cell of the track hides. The number of a cell: between cubes, and where nobody stands. How strong it is where nobody stands.</extracomment>
        <translation>{faction}: союз свободен. Его получит первый, у кого будет 4 влияния, это 1 победное очко.</translation>
    </message>
    <message>
        <source>{faction}: {player} holds the Alliance (1 Victory Point) until another player has more Influence.</source>
        <translation>{faction}: союзом владеет {player}, это 1 победное очко, пока кто-то не получит больше влияния.</translation>
    </message>
    <message>
        <source>{n} Influence: 1 Victory Point</source>
        <extracomment>Whose cube may go next, and so many steps: a person may decide for a Rival. Whose Snooper lies where the Victory Point is.</extracomment>
        <translation>{n} влияния: 1 победное очко</translation>
    </message>
    <message>
        <source>{n} Influence: {bonus}</source>
        <translation>{n} влияния: {bonus}</translation>
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
        <translation>Артиллерия</translation>
    </message>
    <message>
        <source>Chaumurky</source>
        <translation>Чаумурки</translation>
    </message>
    <message>
        <source>Detonation Devices</source>
        <translation>Взрывные устройства</translation>
    </message>
    <message>
        <source>Disposal Facility</source>
        <translation>Очистные сооружения</translation>
    </message>
    <message>
        <source>Flagship</source>
        <translation>Флагман</translation>
    </message>
    <message>
        <source>Holoprojectors</source>
        <translation>Голопроекторы</translation>
    </message>
    <message>
        <source>Holtzman Engine</source>
        <translation>Двигатель Хольцмана</translation>
    </message>
    <message>
        <source>Invasion Ships</source>
        <translation>Корабли вторжения</translation>
    </message>
    <message>
        <source>Memocorders</source>
        <translation>Мемокордеры</translation>
    </message>
    <message>
        <source>Minimic Film</source>
        <translation>Минимик-плёнка</translation>
    </message>
    <message>
        <source>Restricted Ordnance</source>
        <translation>Запрещённое вооружение</translation>
    </message>
    <message>
        <source>Shuttle Fleet</source>
        <translation>Флот челноков</translation>
    </message>
    <message>
        <source>Sonic Snoopers</source>
        <translation>Звуковые искатели</translation>
    </message>
    <message>
        <source>Spaceport</source>
        <translation>Космопорт</translation>
    </message>
    <message>
        <source>Spy Satellites</source>
        <translation>Спутники-шпионы</translation>
    </message>
    <message>
        <source>Training Drones</source>
        <translation>Тренировочные дроны</translation>
    </message>
    <message>
        <source>Troop Transports</source>
        <translation>Войсковые транспорты</translation>
    </message>
    <message>
        <source>Windtraps</source>
        <translation>Ветровые ловушки</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>Agent icon, icon, symbol, sign</source>
        <translation>символ агента, символ, значок, иконка, знак</translation>
    </message>
    <message>
        <source>Agent, worker, meeple, pawn</source>
        <translation>агент, рабочий, мипл, пешка</translation>
    </message>
    <message>
        <source>Alliance, ally, allies</source>
        <translation>союз, союзник, альянс</translation>
    </message>
    <message>
        <source>Conflict, Combat, war, battle, fight, fighting</source>
        <translation>конфликт, сражение, бой, боя, битва, драться, война, воевать</translation>
    </message>
    <message>
        <source>Endgame, end, finish, over, last round</source>
        <translation>конец игры, конец, заканчивается, кончается, завершение, окончание, последний раунд</translation>
    </message>
    <message>
        <source>Faction, side, Houses</source>
        <translation>фракция, сторона</translation>
    </message>
    <message>
        <source>Family Atomics, bomb, nuke</source>
        <translation>Семейное атомное оружие, атомное, бомба</translation>
    </message>
    <message>
        <source>First Player, begin, start, who begins, turn order</source>
        <translation>первый игрок, начинает, начать, начало, порядок хода</translation>
    </message>
    <message>
        <source>Freighter, Shipping track, ship, cargo</source>
        <translation>транспортник, трек поставки, поставка, корабль, груз</translation>
    </message>
    <message>
        <source>Gather Intelligence, draw with a Spy</source>
        <translation>разведка, разведданные</translation>
    </message>
    <message>
        <source>Graft, grafted, two cards together</source>
        <translation>сращивание, сращённая карта, две карты вместе</translation>
    </message>
    <message>
        <source>High Council, council, seat, senate</source>
        <translation>Высший Совет, совет, советник, сенат</translation>
    </message>
    <message>
        <source>Imperium Row, Row, shop, market</source>
        <translation>рынок Империи, рынок, ряд, магазин</translation>
    </message>
    <message>
        <source>Infiltrate, sneak in</source>
        <translation>внедрение, внедриться, проникнуть, пролезть</translation>
    </message>
    <message>
        <source>Influence, rank, reputation, favour, respect</source>
        <translation>влияние, уважение, репутация</translation>
    </message>
    <message>
        <source>Intrigue card, Intrigue, trick, secret card</source>
        <translation>карта интриги, интрига, козни, козырь, тайная карта</translation>
    </message>
    <message>
        <source>Leader, character, hero, ability</source>
        <translation>лидер, способность, персонаж, герой</translation>
    </message>
    <message>
        <source>Maker hooks, hooks</source>
        <translation>крюк Подателя, крюк, крюки, крючья</translation>
    </message>
    <message>
        <source>Negotiator, diplomat</source>
        <translation>переговорщик, дипломат</translation>
    </message>
    <message>
        <source>Persuasion, diamond, gem, buying power</source>
        <translation>убеждение, ромб, ромбик, алмаз</translation>
    </message>
    <message>
        <source>Recall, return, come home, take back</source>
        <translation>возвращение, вернуть, возвращаются, отозвать, назад, домой</translation>
    </message>
    <message>
        <source>Reveal turn, reveal, show cards</source>
        <translation>ход раскрытия, раскрытие, раскрыть карты, раскрыть, раскрывать, вскрыть, открыть карты, показать карты</translation>
    </message>
    <message>
        <source>Rival, bot, solo, alone, Hagal, automa</source>
        <translation>оппонент, бот, соло, один, Хагаль, автома, компьютер</translation>
    </message>
    <message>
        <source>Shield Wall, wall, explode, blow up, bomb</source>
        <translation>Барьерная Стена, стена, взрыв, взорвать, разрушить</translation>
    </message>
    <message>
        <source>Signet Ring, ring, seal</source>
        <translation>кольцо с печаткой, кольцо, кольца, печатка, перстень</translation>
    </message>
    <message>
        <source>Solari, money, coin, coins, cash</source>
        <translation>солярий, солярии, деньги, денег, монета</translation>
    </message>
    <message>
        <source>Spy, cone, scout</source>
        <translation>шпион, разведчик, конус</translation>
    </message>
    <message>
        <source>Swordmaster, third Agent, 3rd Agent, more Agents</source>
        <translation>оружейник, третий агент, третьего агента, больше агентов, мастер меча</translation>
    </message>
    <message>
        <source>Tech tile, tech, technology</source>
        <translation>жетон технологии, технология, технологии</translation>
    </message>
    <message>
        <source>Tleilaxu, Tleilaxu track, beetle</source>
        <translation>тлейлаксу, трек тлейлаксу, жук</translation>
    </message>
    <message>
        <source>Unload, discarded card</source>
        <translation>балласт, сброшенная карта</translation>
    </message>
    <message>
        <source>Victory Points, points, score, scoring, vp</source>
        <translation>победные очки, победное очко, очко, очки, очков, балл, баллы, счёт, по</translation>
    </message>
    <message>
        <source>acquire, buy, bought, purchase</source>
        <translation>купить, покупка, покупать, купленный, купленная, купите, приобрести</translation>
    </message>
    <message>
        <source>arrow, optional, may, decline</source>
        <translation>стрелка, необязательно, по желанию, отказаться</translation>
    </message>
    <message>
        <source>battle icon, pair, match</source>
        <translation>символ сражения, пара, одинаковые символы</translation>
    </message>
    <message>
        <source>board space, space, location</source>
        <translation>ячейка, место на поле, локация, клетка</translation>
    </message>
    <message>
        <source>bonus spice, heap</source>
        <translation>бонусная Пряность, кучка, куча</translation>
    </message>
    <message>
        <source>contract, quest, mission, CHOAM</source>
        <translation>контракт, задание, КООАМ, миссия</translation>
    </message>
    <message>
        <source>control, flag, own a space</source>
        <translation>контроль, контролировать, флаг, владеть</translation>
    </message>
    <message>
        <source>cost, price, pay, expensive, cheap</source>
        <translation>стоимость, цена, заплатить, платить, оплатить, стоит, дорого, дёшево</translation>
    </message>
    <message>
        <source>deck, draw pile, shuffle, reshuffle, runs out</source>
        <translation>колода, перемешать, перемешивать, тасовать, тасуется, закончилась</translation>
    </message>
    <message>
        <source>deploy, commit, send troops, join the fight</source>
        <translation>разместить, размещение, размещать, ввести, отправить отряды, выставить</translation>
    </message>
    <message>
        <source>discard pile, discard, used cards</source>
        <translation>сброс, сбросить, сбрасывать, отбой, сыгранные карты</translation>
    </message>
    <message>
        <source>draw, take a card, new cards</source>
        <translation>взять карту, беру, берёт, тянуть, добрать, новые карты</translation>
    </message>
    <message>
        <source>dreadnought, ship, spaceship, warship</source>
        <translation>дредноут, корабль, звездолёт</translation>
    </message>
    <message>
        <source>effect, action, order of effects</source>
        <translation>эффект, действие, порядок эффектов</translation>
    </message>
    <message>
        <source>garrison, barracks, camp</source>
        <translation>гарнизон, казарма, лагерь</translation>
    </message>
    <message>
        <source>genetic marker, gene, helix</source>
        <translation>генетический маркер, ген, спираль</translation>
    </message>
    <message>
        <source>harvest, Maker, mine, collect spice, gather spice</source>
        <translation>добыча Пряности, добыча, Податель, собрать Пряность, добыть</translation>
    </message>
    <message>
        <source>lose, lost, die, killed, dead, come back</source>
        <translation>потерять, потеря, теряете, гибнуть, погибают, умирают, возвращаются</translation>
    </message>
    <message>
        <source>observation post, post, spot</source>
        <translation>наблюдательный пункт, пункт, пост, точка</translation>
    </message>
    <message>
        <source>occupied, blocked, taken, closed, full, same space</source>
        <translation>занятая ячейка, занята, занято, закрыто, закрыта, заблокировано</translation>
    </message>
    <message>
        <source>pass, skip</source>
        <translation>спасовать, пас, пропустить</translation>
    </message>
    <message>
        <source>recruit, hire, train</source>
        <translation>нанять, нанимать, нанимаете, набрать, рекрутировать</translation>
    </message>
    <message>
        <source>research, research track, science</source>
        <translation>исследование, трек исследований, наука</translation>
    </message>
    <message>
        <source>retreat, withdraw, pull back</source>
        <translation>отступление, отступить, отступать, отвести, отойти</translation>
    </message>
    <message>
        <source>reward, prize</source>
        <translation>награда, приз, вознаграждение</translation>
    </message>
    <message>
        <source>sandworm, worm, Shai-Hulud</source>
        <translation>песчаный червь, червь, червя, черви, червей, Шай-Хулуд</translation>
    </message>
    <message>
        <source>send, place, play</source>
        <translation>отправить, отправлять, поставить, сыграть, разыграть, разыгрывают, послать, ходить</translation>
    </message>
    <message>
        <source>specimen, Axolotl tanks, jar</source>
        <translation>образец, образцы, аксолотлевые чаны, банка</translation>
    </message>
    <message>
        <source>spice, melange</source>
        <translation>Пряность, спайс, специя, меланж</translation>
    </message>
    <message>
        <source>steal, theft, stolen, thief</source>
        <translation>украсть, кража, красть, воровать</translation>
    </message>
    <message>
        <source>strength, power, force</source>
        <translation>боевая сила, сила, мощь</translation>
    </message>
    <message>
        <source>supply, stock, reserve of troops</source>
        <translation>запас, личный запас, склад</translation>
    </message>
    <message>
        <source>sword, attack</source>
        <translation>меч, мечи, атака</translation>
    </message>
    <message>
        <source>tie, tied, ties, equal, tiebreaker, same strength, draw</source>
        <translation>ничья, ничьей, поровну, равенство, равная сила, одинаково, одинаковая сила</translation>
    </message>
    <message>
        <source>trash, destroy, remove, delete, get rid</source>
        <translation>удалить, удаление, удалять, уничтожить, убрать, избавиться</translation>
    </message>
    <message>
        <source>troop, cube, soldier, army, unit</source>
        <translation>отряд, кубик, солдат, войско, войска, армия, подразделение</translation>
    </message>
    <message>
        <source>win, winner, victory, won, aim, goal, Victory Points</source>
        <translation>победить, победа, побеждать, выиграть, выигрыш, победитель, цель игры, победные очки</translation>
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
        <translation>Шаг 1</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Шаг 2</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>Шаг 3</translation>
    </message>
    <message>
        <source>Step 4</source>
        <translation>Шаг 4</translation>
    </message>
    <message>
        <source>Step 5</source>
        <translation>Шаг 5</translation>
    </message>
    <message>
        <source>Step 6</source>
        <translation>Шаг 6</translation>
    </message>
    <message>
        <source>Step 7</source>
        <translation>Шаг 7</translation>
    </message>
    <message>
        <source>Tleilaxu track</source>
        <translation>Трек тлейлаксу</translation>
    </message>
</context>
<context>
    <name>Touring</name>
    <message>
        <source>11 to 7: you have won a point. All troops in the Conflict go back to the supply, whoever wins.</source>
        <translation>11 на 7: вы выиграли очко. Все отряды из конфликта уходят в личный запас, кто бы ни победил.</translation>
    </message>
    <message>
        <source>2 Persuasion: {arrakis_liaison} can always be bought, it has a pile of its own. Buy it or not, and end your turn.</source>
        <translation>2 очка убеждения: {arrakis_liaison} всегда есть в продаже, у неё своя стопка. Купите или нет и закончите ход.</translation>
    </message>
    <message>
        <source>3 Persuasion buy a card, or none. It goes to your discard pile, to come to hand later. Then end your turn.</source>
        <translation>За 3 очка убеждения можно купить карту, а можно и нет. Она идёт в сброс, а в руку позже. Потом закончите ход.</translation>
    </message>
    <message>
        <source>8 Solari: keep them for the next round. End your turn.</source>
        <translation>8 соляриев: сохраните их до следующего раунда. Закончите ход.</translation>
    </message>
    <message>
        <source>A card goes where its icon is. Choose {reconnaissance}: it has the icon of the cities.</source>
        <translation>Карта ведёт туда, где есть её символ. Выберите {reconnaissance}: на ней символ городов.</translation>
    </message>
    <message>
        <source>Agents come home, and where nobody harvested there is 1 spice more. Round 2 begins.</source>
        <translation>Агенты возвращаются, а где никто не собирал Пряность, её на 1 больше. Начинается раунд 2.</translation>
    </message>
    <message>
        <source>An Agent stands there: the space is closed until the round ends.</source>
        <translation>Там стоит агент: ячейка закрыта до конца раунда.</translation>
    </message>
    <message>
        <source>An Agent with a Faction raises your Influence there: 2 are worth a point, 4 a bonus and perhaps the Alliance.</source>
        <translation>Агент у фракции повышает ваше влияние: 2 дают очко, 4 — бонус, а может, и союз.</translation>
    </message>
    <message>
        <source>Both of your Agents are on the board. End your turn; in the next one you reveal.</source>
        <translation>Оба ваших агента на поле. Закончите ход; в следующем вы раскроете карты.</translation>
    </message>
    <message>
        <source>Choose {diplomacy}: it has the icons of all four Factions.</source>
        <translation>Выберите {diplomacy}: на ней символы всех четырёх фракций.</translation>
    </message>
    <message>
        <source>Combat, 7 to 7. Now {ambush} is worth 4 more: play it.</source>
        <translation>Сражение, 7 на 7. Теперь {ambush} даст ещё 4: сыграйте её.</translation>
    </message>
    <message>
        <source>Count Ilban has no troop in the Conflict, so his swords don&apos;t count. He buys a card.</source>
        <translation>У графа Ильбана нет отрядов в конфликте, и его мечи не считаются. Он покупает карту.</translation>
    </message>
    <message>
        <source>Count Ilban took {secure_contract} for 3 Solari. Until the round ends it is closed for everybody.</source>
        <translation>Граф Ильбан занял {secure_contract} и получил 3 солярия. До конца раунда ячейка закрыта для всех.</translation>
    </message>
    <message>
        <source>Crossed swords let troops into the Conflict: the one recruited here, and two from the garrison. Deploy all three.</source>
        <translation>Скрещённые мечи ведут в конфликт: отряд, нанятый здесь, и два из гарнизона. Разместите все три.</translation>
    </message>
    <message>
        <source>Each troop has strength 2, each sword 1: you have 6. {ambush} adds to that, but it can be played in Combat only.</source>
        <translation>У отряда боевая сила 2, у меча 1: у вас 6. {ambush} добавит ещё, но сыграть её можно только в сражении.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Закончите ход.</translation>
    </message>
    <message>
        <source>Good too! I follow: from here on this is a game like any other.</source>
        <translation>Тоже хорошо! Дальше это обычная игра, следую за вами.</translation>
    </message>
    <message>
        <source>Not now: the corner of the card says when it can be played. This one waits for Combat.</source>
        <translation>Не сейчас: угол карты говорит, когда её можно сыграть. Эта ждёт сражения.</translation>
    </message>
    <message>
        <source>Now play on as you like: for 8 Solari {swordmaster} is a third Agent. The lamp above gives hints. Good luck!</source>
        <translation>Теперь играйте, как хотите: за 8 соляриев {swordmaster} — это третий агент. Лампа вверху подсказывает. Удачи!</translation>
    </message>
    <message>
        <source>Now the others move.</source>
        <translation>Теперь ходят остальные.</translation>
    </message>
    <message>
        <source>Now {carthag}. Your Agent stands there until the round ends, and nobody else may go there.</source>
        <translation>Теперь {carthag}. Ваш агент останется там до конца раунда, и больше никто туда не попадёт.</translation>
    </message>
    <message>
        <source>One troop may be enough for second place. Deploy the last one of your garrison.</source>
        <translation>На второе место может хватить одного отряда. Разместите последний из своего гарнизона.</translation>
    </message>
    <message>
        <source>Rabban controls {imperial_basin} now. You are second and got 2 water: not every Conflict has to be yours.</source>
        <translation>Теперь Раббан контролирует {imperial_basin}. Вы вторые и получили 2 воды: не каждый конфликт должен быть вашим.</translation>
    </message>
    <message>
        <source>Rabban goes to {arrakeen} with three troops: he wants the point, too.</source>
        <translation>Раббан идёт в ячейку {arrakeen} с тремя отрядами: он тоже хочет это очко.</translation>
    </message>
    <message>
        <source>Rabban has 7 as well. In a tie nobody is first: both would get the second reward.</source>
        <translation>У Раббана тоже 7. При ничьей первого нет: оба получили бы вторую награду.</translation>
    </message>
    <message>
        <source>Rabban sent three troops: he wants this Conflict very much. But second place pays, too.</source>
        <translation>Раббан отправил три отряда: ему очень нужен этот конфликт. Но и второе место чего-то стоит.</translation>
    </message>
    <message>
        <source>Round 3. Your deck was empty, so your discard pile was shuffled: what you bought can come now.</source>
        <translation>Раунд 3. Ваша колода кончилась, и сброс перемешали: теперь может прийти купленное.</translation>
    </message>
    <message>
        <source>Sell spice: send {signet_ring} to {sell_melange}. 2 spice bring 6 Solari.</source>
        <translation>Продайте Пряность: отправьте карту {signet_ring} в {sell_melange}. 2 Пряности дают 6 соляриев.</translation>
    </message>
    <message>
        <source>Send it to {wealth}: that costs nothing, and brings 2 Solari. {conspire} would cost 4 spice.</source>
        <translation>Отправьте её в {wealth}: это бесплатно и даёт 2 солярия. {conspire} стоит 4 Пряности.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now. The ring shows what can.</source>
        <translation>Сейчас этого сделать нельзя. Кольцо показывает, что можно.</translation>
    </message>
    <message>
        <source>That is all you can do here. End your turn.</source>
        <translation>Это всё, что здесь можно сделать. Закончите ход.</translation>
    </message>
    <message>
        <source>The guided first game</source>
        <extracomment>By the id of the tour, what it is called.</extracomment>
        <translation>Первая игра с подсказками</translation>
    </message>
    <message>
        <source>The most victory points win, after ten rounds or when somebody has ten. This Conflict is worth one: see its star.</source>
        <extracomment>By the id of the step, or of what was tried. None has more than 140 letters, in any language.</extracomment>
        <translation>Побеждает тот, у кого больше победных очков после десяти раундов или когда у кого-то их десять. За этот конфликт дают одно: вот звезда.</translation>
    </message>
    <message>
        <source>The others have revealed. Now you do.</source>
        <translation>Остальные раскрыли карты. Теперь вы.</translation>
    </message>
    <message>
        <source>The others have sent their second Agents. Now it is your turn again.</source>
        <translation>Остальные отправили вторых агентов. Теперь снова ваш ход.</translation>
    </message>
    <message>
        <source>This card doesn&apos;t have the icon of that space. The ring shows the one that does.</source>
        <translation>На этой карте нет символа той ячейки. Кольцо показывает ту, на которой есть.</translation>
    </message>
    <message>
        <source>This card has no icon: keep it for your Reveal turn. The ring shows the one to choose.</source>
        <translation>На этой карте нет символов: она для раскрытия карт. Кольцо показывает, какую выбрать.</translation>
    </message>
    <message>
        <source>What a space gives waits in this list. Draw the Intrigue card; the seal says that this can&apos;t be undone.</source>
        <translation>То, что даёт ячейка, ждёт в этом списке. Возьмите карту интриги; печать значит, что это нельзя отменить.</translation>
    </message>
    <message>
        <source>With the ring your Leader does what only he can: here he gained 1 spice.</source>
        <translation>С кольцом ваш лидер делает то, что умеет только он: здесь он получил 1 Пряность.</translation>
    </message>
    <message>
        <source>Without Agents you reveal: the cards left in your hand bring what is in their lower boxes.</source>
        <translation>Без агентов вы раскрываете карты: оставшиеся в руке дают то, что в их нижних полях.</translation>
    </message>
    <message>
        <source>You can&apos;t pay for that space yet. The ring shows where you can go.</source>
        <translation>Вы ещё не можете заплатить за эту ячейку. Кольцо показывает, куда можно.</translation>
    </message>
    <message>
        <source>You drew the other five cards of your deck. It is shuffled only when it is empty: what you bought waits here.</source>
        <translation>Вы взяли остальные пять карт колоды. Её перемешают, только когда она пуста: купленное ждёт здесь.</translation>
    </message>
    <message>
        <source>You need spice. Choose {dune_the_desert_planet}: it has the icon of spice trade.</source>
        <translation>Вам нужна Пряность. Выберите {dune_the_desert_planet}: на ней символ торговли Пряностью.</translation>
    </message>
    <message>
        <source>{imperial_basin} costs nothing, and the spice lying there comes on top. {the_great_flat} costs 2 water.</source>
        <translation>{imperial_basin} ничего не стоит, а лежащая там Пряность — в придачу. {the_great_flat} стоит 2 воды.</translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message numerus="yes">
        <source>{faction} – {player}: %n Influence</source>
        <translation>
            <numerusform>{faction} — {player}: %n влияние</numerusform>
            <numerusform>{faction} — {player}: %n влияния</numerusform>
            <numerusform>{faction} — {player}: %n влияния</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction} – {player}: %n Influence, Alliance</source>
        <translation>
            <numerusform>{faction} — {player}: %n влияние, союз</numerusform>
            <numerusform>{faction} — {player}: %n влияния, союз</numerusform>
            <numerusform>{faction} — {player}: %n влияния, союз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>First fork, above</source>
        <translation>Первая развилка, сверху</translation>
    </message>
    <message>
        <source>First fork, below</source>
        <translation>Первая развилка, снизу</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Середина</translation>
    </message>
    <message>
        <source>Second fork, above</source>
        <translation>Вторая развилка, сверху</translation>
    </message>
    <message>
        <source>Second fork, below</source>
        <translation>Вторая развилка, снизу</translation>
    </message>
    <message>
        <source>Second fork, below, second space</source>
        <translation>Вторая развилка, снизу, вторая ячейка</translation>
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
        <translation>Обе игры есть в списке сохранённых.</translation>
    </message>
    <message>
        <source>Close it there to keep playing here. You can also play a copy of it here, or watch it as a replay.</source>
        <translation>Чтобы играть дальше здесь, закройте её там. Здесь можно играть в её копию или смотреть её как запись.</translation>
    </message>
    <message>
        <source>Decisions made after that have to be made again.</source>
        <translation>Решения, принятые после этого, придётся принять снова.</translation>
    </message>
    <message>
        <source>It is among the deleted games, and can be restored from there.</source>
        <translation>Она лежит среди удалённых игр, её можно оттуда вернуть.</translation>
    </message>
    <message>
        <source>Make sure that its disk is connected and that the folder can be read. Nothing was changed in it.</source>
        <translation>Подключите диск и откройте доступ к папке. В ней ничего не изменено.</translation>
    </message>
    <message>
        <source>Make sure that the file can be read, and try again. Nothing was changed in it.</source>
        <translation>Откройте доступ к файлу и попробуйте ещё раз. В нём ничего не изменено.</translation>
    </message>
    <message>
        <source>Nothing that was decided is lost.</source>
        <translation>Ни одно решение не потеряно.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. A newer version of the program opens it.</source>
        <translation>В файле ничего не изменено. Его откроет более новая версия программы.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. Choose a game that this program saved.</source>
        <translation>В файле ничего не изменено. Выберите игру, сохранённую этой программой.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. If there is a copy of it, the copy can be imported.</source>
        <extracomment>What can be done, by kind of trouble.</extracomment>
        <translation>В файле ничего не изменено. Если есть его копия, её можно импортировать.</translation>
    </message>
    <message>
        <source>Nothing was changed in the file. It is damaged, or a newer version of the program opens it.</source>
        <translation>В файле ничего не изменено. Он повреждён, или его откроет более новая версия программы.</translation>
    </message>
    <message>
        <source>Please pass on the report. You can keep playing; the game is saved as soon as that works again.</source>
        <translation>Пожалуйста, передайте нам отчёт. Игра продолжается и будет сохранена, как только это снова удастся.</translation>
    </message>
    <message>
        <source>The damaged file is kept beside it, under another name.</source>
        <translation>Повреждённый файл сохранён рядом под другим именем.</translation>
    </message>
    <message>
        <source>The game can be opened with the version of the program that saved it.</source>
        <translation>Игру можно открыть той версией программы, которая её сохранила.</translation>
    </message>
    <message>
        <source>The game itself is saved again.</source>
        <translation>Сама игра сохранена заново.</translation>
    </message>
    <message>
        <source>They apply until the window is closed, and are saved then if possible: free some space or allow access.</source>
        <translation>Они действуют, пока окно открыто, и при закрытии сохраняются, если это возможно: освободите место или откройте доступ.</translation>
    </message>
    <message>
        <source>You can keep playing. The game is saved as soon as possible: free some space, allow access or connect the disk.</source>
        <translation>Игра продолжается и будет сохранена, как только это станет возможно: освободите место, откройте доступ или подключите диск.</translation>
    </message>
    <message>
        <source>You can keep playing. The game is saved as soon as that works again.</source>
        <translation>Игра продолжается и будет сохранена, как только это снова удастся.</translation>
    </message>
    <message>
        <source>a file is in the place of its folder</source>
        <translation>на месте папки — файл</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>нет доступа</translation>
    </message>
    <message>
        <source>action {number} does not fit</source>
        <translation>действие {number} не подходит</translation>
    </message>
    <message>
        <source>can&apos;t be read: {reason}</source>
        <translation>не удаётся прочитать: {reason}</translation>
    </message>
    <message>
        <source>can&apos;t be saved because of a mistake in the program</source>
        <translation>не удаётся сохранить из-за ошибки программы</translation>
    </message>
    <message>
        <source>can&apos;t be saved because of a mistake in the program, which is reported in {folder}</source>
        <translation>не удаётся сохранить из-за ошибки программы, отчёт о которой лежит в папке {folder}</translation>
    </message>
    <message>
        <source>can&apos;t be saved: {reason}</source>
        <translation>не удаётся сохранить: {reason}</translation>
    </message>
    <message>
        <source>can&apos;t be set up</source>
        <translation>не удаётся подготовить партию</translation>
    </message>
    <message>
        <source>counts actions that it does not have</source>
        <translation>учтены действия, которых в записи нет</translation>
    </message>
    <message>
        <source>counts rounds or points that no game has</source>
        <translation>указаны раунды или очки, каких не бывает</translation>
    </message>
    <message>
        <source>does not say who sits where</source>
        <translation>не сказано, кто где сидит</translation>
    </message>
    <message>
        <source>has a date that no game has</source>
        <translation>есть дата, какой не бывает ни у одной игры</translation>
    </message>
    <message>
        <source>has names that can&apos;t be shown</source>
        <translation>есть имена, которые нельзя показать</translation>
    </message>
    <message>
        <source>has no list of actions that a game could have</source>
        <translation>нет списка действий, какие бывают в игре</translation>
    </message>
    <message>
        <source>has seats of an unknown kind</source>
        <translation>есть места неизвестного вида</translation>
    </message>
    <message>
        <source>has something that no game of its kind has: {word}</source>
        <translation>есть то, чего в такой игре не бывает: {word}</translation>
    </message>
    <message>
        <source>has values that no record has</source>
        <translation>есть значения, каких не бывает в записи</translation>
    </message>
    <message>
        <source>is damaged: it goes on from the state kept in round {round}</source>
        <translation>файл повреждён: игра продолжается с сохранённого состояния раунда {round}</translation>
    </message>
    <message>
        <source>is not JSON, or was cut off</source>
        <extracomment>By what ``records`` says. A hole that is not in the wording is for programmers alone.</extracomment>
        <translation>это не JSON, или файл обрезан</translation>
    </message>
    <message>
        <source>is not a record of a game</source>
        <translation>это не запись игры</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>это не текст</translation>
    </message>
    <message>
        <source>is of an edition that is not here: {edition}</source>
        <translation>издания здесь нет: {edition}</translation>
    </message>
    <message>
        <source>is open in another window of the program</source>
        <translation>игра открыта в другом окне программы</translation>
    </message>
    <message>
        <source>is too large for a record</source>
        <translation>слишком большой размер для записи игры</translation>
    </message>
    <message>
        <source>it is a link to somewhere else</source>
        <translation>это ссылка на другое место</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>это не файл</translation>
    </message>
    <message>
        <source>its actions do not lead to where it says: it was changed</source>
        <translation>действия не ведут туда, где сказано: запись изменена</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>слишком длинное имя</translation>
    </message>
    <message>
        <source>says no version</source>
        <translation>не указана версия</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>диск доступен только для чтения</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>диск не отвечает</translation>
    </message>
    <message>
        <source>the disk has an error</source>
        <translation>ошибка диска</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Why a disk refuses, as ``files.disk`` says it.</extracomment>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>the disk is not there any more</source>
        <translation>диск больше не доступен</translation>
    </message>
    <message>
        <source>the games that were saved in it are not there any more</source>
        <translation>сохранённых здесь игр больше нет</translation>
    </message>
    <message>
        <source>the oldest saved game without a name has made room for the new one</source>
        <translation>самая старая сохранённая игра без названия освободила место для новой</translation>
    </message>
    <message>
        <source>the rules have changed since it was written</source>
        <translation>правила изменились с момента записи</translation>
    </message>
    <message>
        <source>the rules have changed: it goes on in round {round}, after {done} of {all} actions</source>
        <translation>правила изменились: игра продолжается в раунде {round}, выполнено действий: {done} из {all}</translation>
    </message>
    <message>
        <source>the rules have changed: its log begins in round {round}</source>
        <translation>правила изменились: журнал начинается с раунда {round}</translation>
    </message>
    <message>
        <source>the saved games can&apos;t be listed: {reason}</source>
        <translation>не удаётся показать сохранённые игры: {reason}</translation>
    </message>
    <message>
        <source>the settings can&apos;t be saved: {reason}</source>
        <translation>не удаётся сохранить настройки: {reason}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>was changed by another program: what it wrote is kept as {name}</source>
        <translation>файл изменён другой программой: записанное ею сохранено как {name}</translation>
    </message>
    <message>
        <source>was damaged: what it held is kept as {name}</source>
        <translation>файл повреждён: его содержимое сохранено как {name}</translation>
    </message>
    <message>
        <source>was written by a newer version of the program</source>
        <translation>записано более новой версией программы</translation>
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
        <translation>Все карты перемешаны в новую колоду</translation>
    </message>
    <message numerus="yes">
        <source>Combat bonus: %n sword(s)</source>
        <translation>
            <numerusform>Бонус к боевой силе: %n меч</numerusform>
            <numerusform>Бонус к боевой силе: %n меча</numerusform>
            <numerusform>Бонус к боевой силе: %n мечей</numerusform>
        </translation>
    </message>
    <message>
        <source>Its condition is not met</source>
        <translation>Нет того, что требуется</translation>
    </message>
    <message>
        <source>Its dreadnoughts are all commissioned</source>
        <translation>Все дредноуты уже построены</translation>
    </message>
    <message>
        <source>Neither board space has bonus spice</source>
        <translation>Ни в одной из ячеек нет бонусной Пряности</translation>
    </message>
    <message>
        <source>No bonus spice at {space}</source>
        <translation>Нет бонусной Пряности: {space}</translation>
    </message>
    <message>
        <source>No unoccupied Maker board space has bonus spice</source>
        <translation>Нет незанятой ячейки с символом Подателя и бонусной Пряностью</translation>
    </message>
    <message>
        <source>Smart Politics: not to {space} now</source>
        <translation>Умная политика, сейчас не сюда: {space}</translation>
    </message>
    <message>
        <source>Spy at {post}</source>
        <translation>Шпион: {post}</translation>
    </message>
    <message>
        <source>Too little Influence for {space}</source>
        <translation>Мало влияния: {space}</translation>
    </message>
    <message>
        <source>being carried out</source>
        <translation>выполняется</translation>
    </message>
    <message>
        <source>no post is free</source>
        <translation>свободных пунктов нет</translation>
    </message>
    <message>
        <source>{card}: {outcome}</source>
        <extracomment>It sent an Agent, was ignored, did something without one, gave swords. All cards became a new deck; dice removed cards of the Row. What makes a row. The step of the history in which the turn or the combat bonus ended, if this was its last card; −1: more follow. All that there are.</extracomment>
        <translation>{card}: {outcome}</translation>
    </message>
    <message>
        <source>{outcome}. Scheme: “{effect}”</source>
        <translation>{outcome}. Замысел: «{effect}»</translation>
    </message>
    <message>
        <source>{space} is closed by The Voice</source>
        <translation>Закрыто картой «Голос»: {space}</translation>
    </message>
    <message>
        <source>{space} is occupied</source>
        <translation>Занято: {space}</translation>
    </message>
</context>
<context>
    <name>TurnedCards</name>
    <message>
        <source>House Hagal cards turned up</source>
        <extracomment>The room on both sides of the words, and that for the mark of the seat beside the name. How many lines the words may take.</extracomment>
        <translation>Открытые карты Дома Хагаль</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>Agent to {space}</source>
        <translation>агент в {space}</translation>
    </message>
    <message>
        <source>No undo: something hidden has been revealed</source>
        <translation>Отмены нет: открылось скрытое</translation>
    </message>
    <message>
        <source>No undo: you saw {cards}</source>
        <translation>Отмены нет: вы увидели {cards}</translation>
    </message>
    <message numerus="yes">
        <source>No undo: you saw {cards} and %n more</source>
        <translation>
            <numerusform>Отмены нет: вы увидели {cards} и ещё %n</numerusform>
            <numerusform>Отмены нет: вы увидели {cards} и ещё %n</numerusform>
            <numerusform>Отмены нет: вы увидели {cards} и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No undo: {player} has answered</source>
        <translation>Отмены нет: ответ уже дан ({player})</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Отменять нечего</translation>
    </message>
    <message>
        <source>Nothing to undo in this turn</source>
        <translation>В этот ход отменять нечего</translation>
    </message>
    <message>
        <source>Nothing to undo yet</source>
        <translation>Отменять пока нечего</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Повторить: {what}</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>раскрытие карт</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Of an effect that a button quotes. How high the lower row is, with two lines and a key; how high the upper one, with one. How wide Redo is, and the share that Undo has of the rest. What ends or goes on, such as End turn, Reveal, Pass and Done.</extracomment>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Отменить: {what}</translation>
    </message>
    <message>
        <source>Undo: {what}, and what followed</source>
        <translation>Отменить: {what} и всё после</translation>
    </message>
    <message>
        <source>acquiring {card}</source>
        <translation>покупка карты {card}</translation>
    </message>
    <message numerus="yes">
        <source>deploying %n troop(s)</source>
        <translation>
            <numerusform>размещение %n отряда</numerusform>
            <numerusform>размещение %n отрядов</numerusform>
            <numerusform>размещение %n отрядов</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding {card}</source>
        <translation>сброс карты {card}</translation>
    </message>
    <message>
        <source>effect of {source}</source>
        <translation>эффект {source}</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>конец хода</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>playing {card}</source>
        <translation>розыгрыш карты {card}</translation>
    </message>
    <message numerus="yes">
        <source>taking back %n troop(s)</source>
        <translation>
            <numerusform>возврат %n отряда</numerusform>
            <numerusform>возврат %n отрядов</numerusform>
            <numerusform>возврат %n отрядов</numerusform>
        </translation>
    </message>
    <message>
        <source>the last choice</source>
        <translation>последний выбор</translation>
    </message>
    <message>
        <source>trashing {card}</source>
        <translation>удаление карты {card}</translation>
    </message>
    <message>
        <source>{units} back to the garrison</source>
        <translation>{units} обратно в гарнизон</translation>
    </message>
    <message>
        <source>{units} to the Conflict</source>
        <translation>{units} в зону конфликта</translation>
    </message>
</context>
<context>
    <name>Unit</name>
    <message>
        <source>dreadnoughts</source>
        <translation>дредноуты</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>Brutal Escalation</source>
        <translation>Жестокая эскалация</translation>
    </message>
    <message>
        <source>Conflicts of Rise of Ix</source>
        <translation>Конфликты «Расцвета иксианцев»</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Эпический режим</translation>
    </message>
    <message>
        <source>Expert Deployment</source>
        <translation>Умелое размещение</translation>
    </message>
    <message>
        <source>Go to 11</source>
        <translation>Перейти к 11</translation>
    </message>
    <message>
        <source>Imperium Row Churn</source>
        <translation>Кубики оппонента для рынка Империи</translation>
    </message>
    <message>
        <source>Smart Politics</source>
        <translation>Умная политика</translation>
    </message>
</context>
<context>
    <name>VariantText</name>
    <message>
        <source>A Rival skips Faction board spaces without a cost where its Alliance is safe or where it is far behind.</source>
        <translation>Оппонент не идёт в бесплатную ячейку фракции, где его союз прочен или где он сильно отстал.</translation>
    </message>
    <message>
        <source>After each of your Reveal turns, two dice remove cards from the Imperium Row.</source>
        <translation>После каждого вашего хода раскрытия карт два кубика убирают карты с рынка Империи.</translation>
    </message>
    <message>
        <source>In a Conflict I or II a Rival deploys no troops while it has at least 3 more units than any other player.</source>
        <translation>В конфликте уровня I или II оппонент не размещает отрядов, пока у него хотя бы на 3 подразделения больше, чем у любого другого игрока.</translation>
    </message>
    <message>
        <source>In a Conflict I or II a Rival deploys no troops while its strength is at least 4 higher than any other player&apos;s.</source>
        <translation>В конфликте уровня I или II оппонент не размещает отрядов, пока его боевая сила хотя бы на 4 больше, чем у любого другого игрока.</translation>
    </message>
    <message>
        <source>In a Conflict III, two House Hagal cards make up the combat bonus of a Rival.</source>
        <translation>В конфликте уровня III бонус к боевой силе оппонента составляют две карты Дома Хагаль.</translation>
    </message>
    <message>
        <source>The Conflicts of Rise of Ix are dealt too, though they have no battle icons.</source>
        <translation>Конфликты «Расцвета иксианцев» тоже раздаются, хотя символов сражения на них нет.</translation>
    </message>
    <message>
        <source>The game goes to 11 points; four players begin without a Victory Point instead, and play to 10.</source>
        <translation>Игра идёт до 11 очков; четверо игроков вместо этого начинают без победного очка и играют до 10.</translation>
    </message>
    <message>
        <source>The game goes to 12 points, without a Conflict I; everybody begins with five troops in the garrison, an Intrigue card and Control the Spice.</source>
        <translation>Игра идёт до 12 очков, без конфликта уровня I; каждый начинает с пятью отрядами в гарнизоне, картой интриги и картой «Контроль над Пряностью».</translation>
    </message>
</context>
<context>
    <name>VariantTicks</name>
    <message>
        <source>Part of the levels {levels}.</source>
        <translation>Входит в уровни: {levels}.</translation>
    </message>
    <message>
        <source>Required at the level {level}.</source>
        <extracomment>All that were ticked by hand, also what can&apos;t be played now. Those that can be ticked, and those that the level brings.</extracomment>
        <translation>Требуется на уровне: {level}.</translation>
    </message>
</context>
<context>
    <name>WaitPage</name>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Ходить сейчас</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Paused: step by step.</source>
        <translation>Пауза: шаг за шагом.</translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation>К следующему вопросу</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Скорость: {speed}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>The moves are shown one by one.</source>
        <translation>Ходы идут один за другим.</translation>
    </message>
    <message>
        <source>Thinking about this move.</source>
        <extracomment>So many of the last moves are shown. The face of whoever is to come to the screen. The cards of a Rival&apos;s turn take all the room that there is. Of the line, the part that goes to and fro while a bot thinks; and milliseconds for both ways. Milliseconds; shorter waits are over before one sees them. The size of the mark, and the roles of the two lines. A bot thinks for so long that one sees it.</extracomment>
        <translation>Обдумывает этот ход.</translation>
    </message>
    <message>
        <source>{player} moves</source>
        <translation>Ходит {player}</translation>
    </message>
    <message>
        <source>{player}: Combat bonus</source>
        <translation>{player}: бонус к боевой силе</translation>
    </message>
    <message>
        <source>{player}: Rival&apos;s turn</source>
        <translation>{player}: ход оппонента</translation>
    </message>
</context>
<context>
    <name>Whereabouts</name>
    <message>
        <source>In this game.</source>
        <translation>Есть в этой игре.</translation>
    </message>
    <message>
        <source>In this game: {places}</source>
        <translation>В этой игре: {places}</translation>
    </message>
    <message>
        <source>Not in this game.</source>
        <translation>В этой игре нет.</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>на столе</translation>
    </message>
    <message>
        <source>open contracts</source>
        <translation>открытые контракты</translation>
    </message>
    <message>
        <source>out of sight: {n}</source>
        <translation>не видно: {n}</translation>
    </message>
    <message>
        <source>the Conflict of this round</source>
        <translation>конфликт этого раунда</translation>
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
            <numerusform>В колоде осталась %n карта</numerusform>
            <numerusform>В колоде осталось %n карты</numerusform>
            <numerusform>В колоде осталось %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dreadnought(s)</source>
        <translation>
            <numerusform>%n дредноут</numerusform>
            <numerusform>%n дредноута</numerusform>
            <numerusform>%n дредноутов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sandworm(s)</source>
        <translation>
            <numerusform>%n песчаный червь</numerusform>
            <numerusform>%n песчаных червя</numerusform>
            <numerusform>%n песчаных червей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s)</source>
        <translation>
            <numerusform>%n отряд</numerusform>
            <numerusform>%n отряда</numerusform>
            <numerusform>%n отрядов</numerusform>
        </translation>
    </message>
    <message>
        <source>Board spaces</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>Conflict deck, the next card first: {levels}</source>
        <translation>Колода конфликта, начиная со следующей карты: {levels}</translation>
    </message>
    <message>
        <source>Conflict: {card}</source>
        <translation>Конфликт: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Conflicts so far: %n card(s)</source>
        <translation>
            <numerusform>Прошлые конфликты: %n карта</numerusform>
            <numerusform>Прошлые конфликты: %n карты</numerusform>
            <numerusform>Прошлые конфликты: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contracts: %n left in the bank</source>
        <translation>
            <numerusform>Контракты: %n в общем запасе</numerusform>
            <numerusform>Контракты: %n в общем запасе</numerusform>
            <numerusform>Контракты: %n в общем запасе</numerusform>
        </translation>
    </message>
    <message>
        <source>Deciding now: {player}</source>
        <translation>Сейчас решает: {player}</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Колода: %n карта</numerusform>
            <numerusform>Колода: %n карты</numerusform>
            <numerusform>Колода: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks and piles</source>
        <translation>Колоды и стопки</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Сброс: %n карта</numerusform>
            <numerusform>Сброс: %n карты</numerusform>
            <numerusform>Сброс: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>First Player: {player}</source>
        <translation>Первый игрок: {player}</translation>
    </message>
    <message>
        <source>First place: {reward}</source>
        <translation>Первое место: {reward}</translation>
    </message>
    <message>
        <source>For the first one here: {effects}</source>
        <translation>Первому здесь: {effects}</translation>
    </message>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Рука: %n карта</numerusform>
            <numerusform>Рука: %n карты</numerusform>
            <numerusform>Рука: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House Hagal deck: %n card(s)</source>
        <translation>
            <numerusform>Колода Дома Хагаль: %n карта</numerusform>
            <numerusform>Колода Дома Хагаль: %n карты</numerusform>
            <numerusform>Колода Дома Хагаль: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House Hagal discard pile: %n card(s)</source>
        <translation>
            <numerusform>Сброс карт Дома Хагаль: %n карта</numerusform>
            <numerusform>Сброс карт Дома Хагаль: %n карты</numerusform>
            <numerusform>Сброс карт Дома Хагаль: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Imperium Row and Reserve</source>
        <translation>Рынок Империи и резерв</translation>
    </message>
    <message numerus="yes">
        <source>Imperium deck: %n card(s)</source>
        <translation>
            <numerusform>Колода карт Империи: %n карта</numerusform>
            <numerusform>Колода карт Империи: %n карты</numerusform>
            <numerusform>Колода карт Империи: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message numerus="yes">
        <source>Intrigue deck: %n card(s)</source>
        <translation>
            <numerusform>Колода интриг: %n карта</numerusform>
            <numerusform>Колода интриг: %n карты</numerusform>
            <numerusform>Колода интриг: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intrigue discard pile: %n card(s)</source>
        <translation>
            <numerusform>Сброс карт интриг: %n карта</numerusform>
            <numerusform>Сброс карт интриг: %n карты</numerusform>
            <numerusform>Сброс карт интриг: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intrigue: %n card(s)</source>
        <translation>
            <numerusform>Интриги: %n карта</numerusform>
            <numerusform>Интриги: %n карты</numerusform>
            <numerusform>Интриги: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>No Conflict</source>
        <translation>Конфликта нет</translation>
    </message>
    <message numerus="yes">
        <source>Observation posts: %n sp(y|ies)</source>
        <translation>
            <numerusform>Наблюдательные пункты: %n шпион</numerusform>
            <numerusform>Наблюдательные пункты: %n шпиона</numerusform>
            <numerusform>Наблюдательные пункты: %n шпионов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played: %n card(s)</source>
        <translation>
            <numerusform>Разыграно: %n карта</numerusform>
            <numerusform>Разыграно: %n карты</numerusform>
            <numerusform>Разыграно: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n card(s)</source>
        <translation>
            <numerusform>Раскрыто: %n карта</numerusform>
            <numerusform>Раскрыто: %n карты</numerusform>
            <numerusform>Раскрыто: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Second place: {reward}</source>
        <translation>Второе место: {reward}</translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <translation>
            <numerusform>Отложено: %n карта</numerusform>
            <numerusform>Отложено: %n карты</numerusform>
            <numerusform>Отложено: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>The Conflict deck is empty</source>
        <extracomment>Told only when something lies there.</extracomment>
        <translation>Колода конфликта пуста</translation>
    </message>
    <message>
        <source>The Shield Wall is gone</source>
        <translation>Барьерная Стена уничтожена</translation>
    </message>
    <message>
        <source>The Shield Wall stands</source>
        <translation>Барьерная Стена стоит</translation>
    </message>
    <message>
        <source>The game is over after round {number}</source>
        <translation>Игра окончена после раунда {number}</translation>
    </message>
    <message>
        <source>Third place: {reward}</source>
        <translation>Третье место: {reward}</translation>
    </message>
    <message numerus="yes">
        <source>Trashed: %n card(s)</source>
        <translation>
            <numerusform>Удалено: %n карта</numerusform>
            <numerusform>Удалено: %n карты</numerusform>
            <numerusform>Удалено: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for the Reveal turn: %n card(s)</source>
        <translation>
            <numerusform>Ждут хода раскрытия карт: %n карта</numerusform>
            <numerusform>Ждут хода раскрытия карт: %n карты</numerusform>
            <numerusform>Ждут хода раскрытия карт: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{faction}: Alliance of {player}</source>
        <translation>{faction}: союзом владеет {player}</translation>
    </message>
    <message>
        <source>{faction}: the Alliance is free</source>
        <translation>{faction}: союз свободен</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n troop(s), strength {strength}</source>
        <translation>
            <numerusform>{player}: %n отряд, боевая сила {strength}</numerusform>
            <numerusform>{player}: %n отряда, боевая сила {strength}</numerusform>
            <numerusform>{player}: %n отрядов, боевая сила {strength}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {troops}, {worms}, strength {strength}</source>
        <translation>{player}: {troops}, {worms}, боевая сила {strength}</translation>
    </message>
    <message>
        <source>{post}: Spy of {player}</source>
        <translation>{post}: шпион — {player}</translation>
    </message>
    <message>
        <source>{reward} Now this goes to: {players}</source>
        <translation>{reward} Сейчас получают: {players}</translation>
    </message>
    <message>
        <source>{space} Here: {players}</source>
        <translation>{space} Здесь: {players}</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The table in words</source>
        <extracomment>The refs that the line under the pointer, or the current line, touched.</extracomment>
        <translation>Стол словами</translation>
    </message>
</context>
<context>
    <name>Zones</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in a stack</comment>
        <translation>
            <numerusform>осталось: %n</numerusform>
            <numerusform>осталось: %n</numerusform>
            <numerusform>осталось: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty stack</source>
        <extracomment>With Rivals. Of a seat, with contracts and battle icons. The number of the card; the id of a stack of equal ones; of an empty place a number that no card has. Whose card it is, in a zone that all seats share. What it costs now, None where nothing is sold; and in what. It lies face down until it is turned up again. The fact of a product by which it lies so before its seat. It lies on a stack: how many are left is told down to the last. Who has grafted it where it lies: it is trashed when that turn ends. The card in play that was sent together with it.</extracomment>
        <translation>Пустая стопка</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Persuasion</source>
        <translation>
            <numerusform>стоит %n очко убеждения</numerusform>
            <numerusform>стоит %n очка убеждения</numerusform>
            <numerusform>стоит %n очков убеждения</numerusform>
        </translation>
    </message>
    <message>
        <source>costs {n} {money}</source>
        <translation>цена: {n} ({money})</translation>
    </message>
    <message>
        <source>grafted by {player}: it is trashed at the end of the turn</source>
        <translation>сращена ({player}): удаляется в конце хода</translation>
    </message>
    <message>
        <source>grafted with {card}</source>
        <translation>сращена с картой «{card}»</translation>
    </message>
    <message>
        <source>set aside for {player}</source>
        <translation>отложено для: {player}</translation>
    </message>
    <message>
        <source>used in this round</source>
        <translation>использовано в этом раунде</translation>
    </message>
</context>
</TS>
