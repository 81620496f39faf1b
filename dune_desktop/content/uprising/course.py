"""How a game of Uprising goes: the base game's course with spies, Objectives and the Shield Wall."""

from dune_desktop.engine import trophies
from dune_desktop.engine.abilities import Common, Offers
from dune_desktop.engine.decisions import ENDGAME_KIND
from dune_desktop.engine.effects import VP
from dune_desktop.engine.effects.board import raise_wall
from dune_desktop.engine.effects.trophies import PairWild
from dune_desktop.engine.frames.flow import PHASES, next_frame
from dune_desktop.engine.frames.send import Send, gather_intelligence, infiltrate
from dune_desktop.engine.rules import Course

COURSE = Course(
    dealing=(trophies.deal_objectives, raise_wall),
    phases=PHASES,
    sending=(  # U7.1
        Send.play,
        Send.choose_agent,
        infiltrate,
        Send.choose_offer,
        Send.place,
        gather_intelligence,
        Send.fill,
    ),
    next_frame=next_frame,
    spoils=(trophies.keep_conflict,),
    common=(Common("wild", (Offers(PairWild() >> VP(1), ENDGAME_KIND),)),),
)
