"""The 69 Imperium cards of Uprising, 54 faces, in alphabetical order; four come with the CHOAM module."""

from dune_desktop.content.uprising.imperium_a_l import A_L
from dune_desktop.content.uprising.imperium_m_z import M_Z

IMPERIUM = (*A_L, *M_Z)
