"""Which spaces and posts stand where on the board of an edition: by id, without sizes."""

from __future__ import annotations

from typing import Final

from attrs import field, frozen

#: The place of the contracts, in the Landsraad's row of spaces.
MARKET: Final = "market"


@frozen
class PostPlace:
    """An observation post: right of a space, or, without one, left of the spaces of CHOAM."""

    id: str
    right_of: str
    spaces: tuple[str, ...]


@frozen
class Arrangement:
    """Of one board."""

    factions: tuple[tuple[str, ...], ...]
    landsraad: tuple[tuple[str, ...], ...]
    choam: tuple[str, ...]
    #: Rows of the landscape, from the horizon on.
    lands: tuple[tuple[str, ...], ...]
    posts: tuple[PostPlace, ...] = ()
    #: The last so many of each row of the landscape that the Shield Wall protects.
    walled: tuple[int, ...] = ()
    #: How wide spaces are beside their neighbours, where that is not 1.
    widths: dict[str, float] = field(factory=dict, hash=False)

    @property
    def posted(self) -> frozenset[str]:
        """The spaces that have a post at their right."""
        return frozenset(post.right_of for post in self.posts)

    def width(self, space: str) -> float:
        return self.widths.get(space, 1.0)


_BASE: Final = Arrangement(
    factions=(
        ("conspire", "wealth"),
        ("heighliner", "foldspace"),
        ("selective_breeding", "secrets"),
        ("hardy_warriors", "stillsuits"),
    ),
    landsraad=(("high_council", "mentat", "swordmaster"), ("rally_troops", "hall_of_oratory")),
    choam=("secure_contract", "sell_melange"),
    lands=(
        ("sietch_tabr", "research_station", "carthag", "arrakeen"),
        ("the_great_flat", "hagga_basin", "imperial_basin"),
    ),
)
_UPRISING: Final = Arrangement(
    factions=(
        ("sardaukar", "dutiful_service"),
        ("heighliner", "deliver_supplies"),
        ("espionage", "secrets"),
        ("desert_tactics", "fremkit"),
    ),
    landsraad=(
        ("high_council", "imperial_privilege", "swordmaster"),
        ("assembly_hall", "gather_support", MARKET),
    ),
    choam=("shipping", "accept_contract"),
    lands=(
        ("sietch_tabr", "research_station", "spice_refinery", "arrakeen"),
        ("deep_desert", "hagga_basin", "imperial_basin"),
    ),
    posts=(
        PostPlace("post_emperor", "sardaukar", ("sardaukar", "dutiful_service")),
        PostPlace("post_spacing_guild", "heighliner", ("heighliner", "deliver_supplies")),
        PostPlace("post_bene_gesserit", "espionage", ("espionage", "secrets")),
        PostPlace("post_fremen", "desert_tactics", ("desert_tactics", "fremkit")),
        PostPlace("post_landsraad_council", "high_council", ("high_council", "imperial_privilege", "swordmaster")),
        PostPlace("post_landsraad_assembly", "assembly_hall", ("assembly_hall", "gather_support")),
        PostPlace("post_choam", "", ("shipping", "accept_contract")),
        PostPlace("post_sietch_research", "sietch_tabr", ("sietch_tabr", "research_station")),
        PostPlace("post_research_refinery", "research_station", ("research_station", "spice_refinery")),
        PostPlace("post_refinery_arrakeen", "spice_refinery", ("spice_refinery", "arrakeen")),
        PostPlace("post_deep_desert", "deep_desert", ("deep_desert",)),
        PostPlace("post_hagga_basin", "hagga_basin", ("hagga_basin",)),
        PostPlace("post_imperial_basin", "imperial_basin", ("imperial_basin",)),
    ),
    walled=(2, 1),
    widths={
        "high_council": 0.88, "imperial_privilege": 1.44, "swordmaster": 0.68,
        "assembly_hall": 0.82, "gather_support": 0.98, MARKET: 1.2,
        "sietch_tabr": 1.4, "spice_refinery": 1.45,
    },
)  # fmt: skip

#: By the id of the edition. A blend is played on the board of Uprising (U21.5).
ARRANGEMENTS: Final = {"base": _BASE, "uprising": _UPRISING, "blend": _UPRISING}
