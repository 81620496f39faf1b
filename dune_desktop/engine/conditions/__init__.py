"""Conditions: frozen values, looked at when an effect is resolved. All that these modules define."""
# ruff: noqa: F403

from dune_desktop.engine.conditions.base import *
from dune_desktop.engine.conditions.cards import *
from dune_desktop.engine.conditions.influence import *
from dune_desktop.engine.conditions.seat import *
from dune_desktop.engine.conditions.turn import *
