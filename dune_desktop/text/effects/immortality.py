"""The words of Immortality, as sentences and as signs: research, the Tleilaxu, specimens, grafted cards."""

from dune_desktop.content.immortality.card_words import (
    DeployGarrison,
    FetchPartner,
    GraftToRow,
    PaidByIcons,
    RecallSent,
    TrashEither,
    TrashPartner,
)
from dune_desktop.content.immortality.conditions import CombatCardAgainst, GeneticMarker, MostTroops
from dune_desktop.content.immortality.words import (
    DEFENCE,
    HARVEST,
    AcquireTleilaxu,
    Beetle,
    Generate,
    LoseAnywhere,
    OpenWindow,
    PaySpecimens,
    RemoveTleilaxu,
    Research,
    ReturnSpecimens,
    UseAtomics,
)
from dune_desktop.engine.effects.sending import DeployAsInCombat, SameBox
from dune_desktop.engine.frames.send import IconsQuestion
from dune_desktop.text.drawing import PER, drawing, happened, more
from dune_desktop.text.effects.conditions import Conditions, second_of_two
from dune_desktop.text.effects.gains import PAID
from dune_desktop.text.effects.prompts import Asked, Choosing, counted, leaving, moments, prompting
from dune_desktop.text.effects.sentences import Effects
from dune_desktop.text.signs import ARROW, IF, WORDS, Sign
from dune_desktop.text.wording import rival_wording, wording

PAID["specimens"] = lambda n: Effects.tr("%n specimen(s)", "accusative: pay or gain this", n)

wording.update(
    {
        Research: lambda effect: (
            Effects.tr("research") if effect.n == 1 else Effects.tr("research %n time(s)", "", effect.n)
        ),
        Beetle: lambda effect: Effects.tr("advance %n space(s) on the Tleilaxu track", "", effect.n),
        Generate: lambda effect: Effects.tr("generate %n specimen(s)", "", effect.n),
        PaySpecimens: lambda effect: Effects.tr("pay %n specimen(s)", "", effect.n),
        ReturnSpecimens: lambda _: Effects.tr("return any number of your specimens to your supply"),
        LoseAnywhere: lambda effect: Effects.tr(
            "lose %n of your troops (in the garrison or in the Conflict)", "", effect.n
        ),
        AcquireTleilaxu: lambda _: Effects.tr("you may acquire a Tleilaxu card for its price in specimens"),
        RemoveTleilaxu: lambda effect: (
            Effects.tr("remove the right card of the Tleilaxu Row from the game")
            if effect.place
            else Effects.tr("remove the left card of the Tleilaxu Row from the game")
        ),
        UseAtomics: lambda _: Effects.tr(
            "once per game: remove all cards of the Imperium Row from the game and deal new ones"
        ),
        OpenWindow: lambda effect: (
            Effects.tr("you may play cards for troops that you lost in the Conflict")
            if effect.window == HARVEST
            else Effects.tr("you may play Intrigue cards")
        ),
        TrashPartner: lambda _: Effects.tr("trash the other grafted card"),
        TrashEither: lambda _: Effects.tr("trash one of the two grafted cards"),
        FetchPartner: lambda _: Effects.tr(
            "when your Reveal turn begins, the other grafted card returns from play to your hand"
        ),
        PaidByIcons: lambda _: Effects.tr("gain 1 Solari for each Agent icon of the other grafted card"),
        RecallSent: lambda _: Effects.tr("you may recall the Agent that you sent this turn"),
        GraftToRow: lambda _: Effects.tr(
            "you may graft this to a card in the Imperium Row instead of a card in your hand, without acquiring it; "
            "trash that card at the end of your turn"
        ),
        DeployGarrison: lambda effect: Effects.tr(
            "deploy up to %n troop(s) from your garrison to the Conflict", "", effect.n
        ),
        SameBox: lambda _: Effects.tr("this card has the same Agent box as the other grafted card"),
        DeployAsInCombat: lambda _: Effects.tr(
            "you may deploy troops this turn as if you had sent your Agent to a Combat space"
        ),
        GeneticMarker: lambda what: (
            Conditions.tr("if you have the first genetic marker")
            if what.n == 1
            else Conditions.tr("if you have the second genetic marker")
        ),
        MostTroops: lambda _: Conditions.tr("if you have more troops in the Conflict than each opponent"),
        CombatCardAgainst: lambda _: Conditions.tr("if an opponent has played a Combat Intrigue card in this Conflict"),
    }
)

second_of_two[GeneticMarker] = lambda what: (
    Conditions.tr("the first genetic marker", "the second of two conditions")
    if what.n == 1
    else Conditions.tr("the second genetic marker", "the second of two conditions")
)

rival_wording.update(
    {
        Beetle: lambda effect: Effects.tr("advances %n space(s) on the Tleilaxu track", "", effect.n),
        RemoveTleilaxu: lambda effect: (
            Effects.tr("removes the right card of the Tleilaxu Row from the game")
            if effect.place
            else Effects.tr("removes the left card of the Tleilaxu Row from the game")
        ),
    }
)


# ---------------------------------------------------------------- what is asked


@prompting(LoseAnywhere)
def _lose_where(effect: LoseAnywhere, asked: Asked) -> str:
    return counted(Choosing.tr("Lose a troop from where?"), asked)


prompting.update(
    {
        Research: lambda _, __: Choosing.tr("Research: which way?"),
        ReturnSpecimens: lambda _, asked: (
            Choosing.tr("No troop is in your supply to defend with. Return how many specimens to it?")
            if asked.question.source.endswith(f".{DEFENCE}")
            else Choosing.tr("Return how many specimens to your supply?")
        ),
        AcquireTleilaxu: lambda _, __: Choosing.tr("Acquire which card for specimens?"),
        TrashEither: lambda _, __: Choosing.tr("Trash which of the two grafted cards?"),
        IconsQuestion: lambda _, __: Choosing.tr("Which of the two cards gets the added Agent icons?"),
    }
)
leaving[AcquireTleilaxu] = lambda _: Choosing.tr("No Tleilaxu card")


# ---------------------------------------------------------------- as signs

drawing.update(
    {
        Research: lambda effect: (Sign("research", more(effect.n)),),
        Beetle: lambda effect: (Sign("tleilaxu", more(effect.n)),),
        Generate: lambda effect: (Sign("specimen", more(effect.n)),),
        PaySpecimens: lambda effect: (Sign("specimen", f"−{effect.n}"),),
        ReturnSpecimens: lambda _: (Sign("specimen", may=True), ARROW, Sign("supply")),
        LoseAnywhere: lambda effect: (Sign("lose_troop", str(effect.n)),),
        AcquireTleilaxu: lambda _: (Sign("acquire", may=True), Sign("specimen")),
        RemoveTleilaxu: lambda effect: (Sign("trash"), Sign("tleilaxu"), WORDS),
        UseAtomics: lambda _: (Sign("atomics"),),
        OpenWindow: lambda _: (Sign("combat_card"),),
        TrashPartner: lambda _: (Sign("trash"), Sign("grafted")),
        TrashEither: lambda _: (Sign("trash"), Sign("grafted"), WORDS),
        FetchPartner: lambda _: (Sign("reveal"), IF, Sign("grafted"), ARROW, Sign("return_card")),
        PaidByIcons: lambda _: (Sign("solari"), PER, Sign("grafted"), Sign("agent")),
        RecallSent: lambda _: (Sign("recall", may=True),),
        GraftToRow: lambda _: (Sign("grafted"), Sign("acquire"), WORDS),
        SameBox: lambda _: (Sign("agent"), Sign("grafted")),
        DeployAsInCombat: lambda _: (Sign("combat"),),
        GeneticMarker: lambda what: (Sign(f"marker_{what.n}"),),
        MostTroops: lambda _: (Sign("conflict"), WORDS),
        CombatCardAgainst: lambda _: (Sign("opponent"), Sign("combat_card")),
    }
)
drawing[DeployGarrison] = lambda effect: (Sign("deploy", more(effect.n), may=True),)
moments[HARVEST] = (
    lambda: Choosing.tr("You lost 3 or more troops in the Conflict: play a card, or continue"),
    lambda: Choosing.tr("You lost 3 or more troops in the Conflict: continue."),
)
happened[HARVEST] = (Sign("conflict"), Sign("lose_troop", "3+"))
