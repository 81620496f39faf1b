"""How a game of the base game goes."""

from dune_desktop.engine.frames import mentat
from dune_desktop.engine.frames.flow import Round, draw_first, next_frame
from dune_desktop.engine.frames.send import Send
from dune_desktop.engine.rules import Course

COURSE = Course(
    dealing=(draw_first,),
    phases=(
        Round.conflict,
        Round.defence,
        Round.draw,
        Round.turns,
        Round.combat,
        Round.makers,
        mentat.passes_on,
        Round.recall,
    ),
    sending=(Send.play, Send.choose_agent, Send.choose_offer, Send.place, Send.fill),
    next_frame=next_frame,
    departing=(mentat.goes_last,),
    hears=(("agent_recalled", mentat.comes_back),),
)
