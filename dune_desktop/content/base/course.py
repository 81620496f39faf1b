"""How a game of the base game goes."""

from dune_desktop.engine.frames import flow
from dune_desktop.engine.frames.flow import Round
from dune_desktop.engine.frames.send import Send
from dune_desktop.engine.rules import Course

COURSE = Course(
    dealing=(flow.draw_first,),
    phases=(
        Round.conflict,
        Round.defence,
        Round.draw,
        Round.turns,
        Round.combat,
        Round.makers,
        flow.mentat_passes_on,
        Round.recall,
    ),
    sending=(Send.play, Send.choose_agent, Send.choose_offer, Send.place, Send.fill),
    next_frame=flow.next_frame,
    departing=(flow.mentat_goes_last,),
    hears=(("agent_recalled", flow.mentat_comes_back),),
)
