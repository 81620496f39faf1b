"""The vocabulary of effects, by subject. Content imports its words from here: all that these modules define."""
# ruff: noqa: F403

from dune_desktop.engine.effects.acquiring import *
from dune_desktop.engine.effects.base import *
from dune_desktop.engine.effects.board import *
from dune_desktop.engine.effects.cards import *
from dune_desktop.engine.effects.contracts import *
from dune_desktop.engine.effects.gains import *
from dune_desktop.engine.effects.influence import *
from dune_desktop.engine.effects.leaders import *
from dune_desktop.engine.effects.meanings import *
from dune_desktop.engine.effects.others import *
from dune_desktop.engine.effects.sending import *
from dune_desktop.engine.effects.spies import *
from dune_desktop.engine.effects.trophies import *
from dune_desktop.engine.effects.units import *
