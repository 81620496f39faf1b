"""The vocabulary of effects, by subject. Content imports its words from here."""

from dune_desktop.engine.effects.acquiring import Acquire, AcquireForSolari, AcquireReserve, Buy, SetAside
from dune_desktop.engine.effects.base import All, Arrow, Choice, Effect, If, May, PickOf, Then
from dune_desktop.engine.effects.board import (
    CloseSpace,
    ControlSpace,
    Harvest,
    HarvestBaseAgain,
    RecallAgent,
    RepeatSpace,
    TakeMentat,
    TakeSeat,
    TakeSwordmaster,
)
from dune_desktop.engine.effects.cards import (
    Discard,
    Draw,
    Peek,
    ReturnThis,
    ShuffleIn,
    SortTop,
    TakeFromDiscard,
    Trash,
    TrashCard,
    TrashIntrigue,
    TrashThis,
    TrashTop,
)
from dune_desktop.engine.effects.contracts import Complete, TakeContract
from dune_desktop.engine.effects.gains import VP, DrawIntrigue, Gain, Pay, Per, Persuasion, StealIntrigue, Swords
from dune_desktop.engine.effects.influence import (
    Influence,
    InfluenceBehind,
    InfluenceEach,
    InfluenceVisited,
    LoseInfluence,
)
from dune_desktop.engine.effects.joining import OtherCard
from dune_desktop.engine.effects.leaders import ChooseTokens, Memory, OtherMemories, RevealTokens, Signet, Train
from dune_desktop.engine.effects.others import ChosenOpponent, EachOpponent
from dune_desktop.engine.effects.sending import AddIcons, IgnoreAgents, SendAnywhere, WaiveRequirement
from dune_desktop.engine.effects.spies import InfluenceSpied, PlaceSpy, RecallSpy
from dune_desktop.engine.effects.tracks import Advance, Recall
from dune_desktop.engine.effects.trophies import Flip, PairWild
from dune_desktop.engine.effects.turn import AcquireToTop, DeployAnywhere, Discount, EachAcquired, MayPass, NoDeployment
from dune_desktop.engine.effects.units import (
    Deploy,
    DeployFromSupply,
    DeployRecruited,
    HoldSpace,
    LoseTroops,
    Recruit,
    Retreat,
    RetreatTroops,
)
from dune_desktop.engine.effects.worms import DestroyWall, Summon, SummonHere, TakeHooks

__all__ = [
    "VP", "Acquire", "AcquireForSolari", "AcquireReserve", "AcquireToTop", "AddIcons", "Advance", "All", "Arrow",
    "Buy", "Choice", "ChooseTokens", "ChosenOpponent", "CloseSpace", "Complete", "ControlSpace", "Deploy",
    "DeployAnywhere", "DeployFromSupply", "DeployRecruited", "DestroyWall", "Discard", "Discount", "Draw",
    "DrawIntrigue", "EachAcquired", "EachOpponent", "Effect", "Flip", "Gain", "Harvest", "HarvestBaseAgain",
    "HoldSpace", "If", "IgnoreAgents", "Influence", "InfluenceBehind", "InfluenceEach", "InfluenceSpied",
    "InfluenceVisited", "LoseInfluence", "LoseTroops", "May", "MayPass", "Memory", "NoDeployment", "OtherCard",
    "OtherMemories", "PairWild", "Pay", "Peek", "Per", "Persuasion", "PickOf", "PlaceSpy", "Recall", "RecallAgent",
    "RecallSpy", "Recruit", "RepeatSpace", "Retreat", "RetreatTroops", "ReturnThis", "RevealTokens", "SendAnywhere",
    "SetAside", "ShuffleIn", "Signet", "SortTop", "StealIntrigue", "Summon", "SummonHere", "Swords", "TakeContract",
    "TakeFromDiscard", "TakeHooks", "TakeMentat", "TakeSeat", "TakeSwordmaster", "Then", "Train", "Trash",
    "TrashCard", "TrashIntrigue", "TrashThis", "TrashTop", "WaiveRequirement",
]  # fmt: skip
