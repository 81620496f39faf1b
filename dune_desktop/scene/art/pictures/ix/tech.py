"""What the tech tiles show: machines of Ix before the dark blue-grey of its works, each lit by its own light."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze, Smoke, Vignette
from dune_desktop.scene.art.city import Halo, Skyline, Tower
from dune_desktop.scene.art.craft.devices import Crate, WaterBasin, Windtrap
from dune_desktop.scene.art.craft.marks import Beam, Echo
from dune_desktop.scene.art.craft.ordnance import Cannon, Missile, Satellite
from dune_desktop.scene.art.craft.ships import Dreadnought, Freighter, Gantry, Pad, Shuttle, Transport
from dune_desktop.scene.art.craft.space import Limb, Nebula, Planet
from dune_desktop.scene.art.craft.works import (
    Crusher,
    Drone,
    Film,
    HoltzmanEngine,
    Memocorder,
    Projected,
    Projector,
    Snooper,
)
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.lights import AMBER, BRASS, CRIMSON, FIRE, GLASS, JADE, SLATE, VIOLET, WATER
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Rays, Sky, Stars
from dune_desktop.scene.art.still.arms import Sparks
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Floor, Gleam, RoomWall
from dune_desktop.scene.art.still.things import Cup, Vial
from dune_desktop.scene.art.still.tricks import Charge

TECH: Final[dict[str, Picture]] = {
    "artillery": Picture(
        "ix",
        (
            Sky(230), Smoke(40, 240, 150, 30, 0.6), Range(236, 30, seed=5), Ground(232), Dust(200, 262, 160, 34),
            Cannon(180, 246, 96, -30, wheels=True, distance=0.35), Cannon(86, 276, 190, -34, wheels=True, fires=True),
        ),
        middle=120, focus=186, span=190,
    ),
    "chaumurky": Picture(
        "ix",
        (
            RoomWall(SLATE, 110, 90, 200), Gleam(104, 130, 150, 0.9, JADE), TableTop(232, 300, SLATE),
            Cup(96, 280, 190, drink=JADE, steam=True), Vial(190, 284, 96, drink=JADE), Vignette(0.4),
        ),
        focus=176, span=215,
    ),
    "detonation_devices": Picture(
        "ix",
        (
            RoomWall(SLATE, 120, 150, 190), Gleam(120, 190, 170, 0.9, CRIMSON), Halo(120, 96, 66, 48, 0.9),
            Floor(236, 120, 150, SLATE), Charge(46, 284, 116), Charge(196, 284, 116, mirrored=True),
            Charge(120, 294, 150),
        ),
        focus=196, span=200,
    ),
    "disposal_facility": Picture(
        "ix",
        (
            RoomWall(SLATE, 120, 40, 190, panels=14), Crusher(120, 292, 260), Crate(122, 112, 60, lifted=True),
            Crate(92, 62, 46, marked=False, lifted=True),
        ),
        focus=186, span=220,
    ),
    "flagship": Picture(
        "ix",
        (
            Sky(300), Stars(140, 300), Planet(190, 226, 74, "kaitain", ring=1.3), Rays(120, 140, 26, 0.08),
            Dreadnought(124, 140, 250, -10, metal=BRASS), Shuttle(48, 236, 40, -10, distance=0.1),
            Shuttle(96, 262, 40, -10, distance=0.1),
        ),
        focus=146, span=200,
    ),
    "holoprojectors": Picture(
        "ix",
        (
            RoomWall(SLATE, 120, 120, 170), Floor(250, 120, 170, SLATE), Beam(120, 240, -90, 250, 50, 0.9, GLASS[0]),
            Gleam(120, 150, 130, 0.5, GLASS),
            Projected(Person(120, 218, 176, "guard", 1, "teal", "armour", "helmet", holds="spear"), 120, 76, 30, 222),
            Projector(120, 292, 88),
        ),
        focus=154, span=260,
    ),
    "holtzman_engine": Picture(
        "ix",
        (RoomWall(SLATE, 120, 140, 220, panels=16), HoltzmanEngine(120, 146, 118, VIOLET[0])),
        focus=146, span=220,
    ),
    "invasion_ships": Picture(
        "ix",
        (
            Sky(300), Stars(130, 260), Limb(220, world="giedi"), Transport(36, 86, 60, 26, distance=0.3),
            Transport(206, 86, 60, 26, distance=0.3), Transport(56, 146, 86, 36, distance=0.15),
            Transport(190, 146, 86, 36, distance=0.15), Transport(122, 216, 150, 66),
        ),
        focus=150, span=210,
    ),
    "memocorders": Picture(
        "ix",
        (
            RoomWall(SLATE, 60, 100, 200, courses=7), Gleam(116, 160, 150, 0.8, AMBER), TableTop(226, 300, SLATE),
            Memocorder(38, 254, 90), Memocorder(208, 254, 90), Memocorder(120, 284, 176),
        ),
        focus=190, span=200,
    ),
    "minimic_film": Picture(
        "ix",
        (
            RoomWall(SLATE, 60, 80, 190), Gleam(60, 90, 130, 0.7),
            Film(70, 92, 74, ((-420, 150), (-200, 190), (-40, 172), (60, 150), (70, 60), (120, 10), (420, -30)), 46),
            Film(184, 246, 56, ((-40, 0), (-120, 20), (-420, 10)), 40),
        ),
        focus=152, span=250,
    ),
    "restricted_ordnance": Picture(
        "ix",
        (
            RoomWall(SLATE, 120, 160, 210, panels=18), Gleam(120, 40, 200, 0.9, CRIMSON),
            Missile(24, 288, 200, distance=0.15), Missile(216, 288, 200, distance=0.15), Missile(76, 296, 238),
            Missile(166, 296, 238), Missile(120, 306, 274),
        ),
        focus=140, span=230,
    ),
    "shuttle_fleet": Picture(
        "ix",
        (
            Sky(300), Stars(150, 280), Nebula(60, 200, seed=4), Limb(256, world="caladan"),
            Shuttle(54, 56, 66, -24, distance=0.25),
            Shuttle(176, 66, 86, -24, distance=0.15), Shuttle(60, 142, 108, -24), Shuttle(168, 186, 140, -24),
        ),
        focus=136, span=200,
    ),
    "sonic_snoopers": Picture(
        "ix",
        (
            RoomWall(SLATE, 120, 150, 190), Echo(120, 152, 8, 84, 17, 0, 130, GLASS[0]),
            Echo(120, 152, 8, 84, 17, 180, 130, GLASS[0]), Snooper(120, 152, 150, colour=JADE[1]),
        ),
        focus=152, span=170,
    ),
    "spaceport": Picture(
        "ix",
        (
            Sky(220), Stars(60, 110), Skyline(226, 70, -240, 480, 0.45, seed=6), Haze(222, 40, 0.6), Ground(222, 0.3),
            Tower(34, 240, 40, 176, "spire", lamps=12), Gantry(222, 252, 190, 46, mirrored=True),
            Freighter(190, 92, 150, 0, burns=False), Pad(116, 264, 230, 26), Transport(116, 256, 130),
        ),
        focus=170, span=220,
    ),
    "spy_satellites": Picture(
        "ix",
        (
            Sky(300), Stars(150, 260), Limb(222), Beam(124, 150, 96, 220, 40, 0.8), Satellite(200, 44, 60, 12, 0.3),
            Satellite(108, 122, 200, -18),
        ),
        focus=144, span=190,
    ),
    "training_drones": Picture(
        "ix",
        (
            RoomWall(SLATE, 150, 110, 200), Floor(232, 120, 140, SLATE), Gleam(170, 110, 120, 0.6, WATER),
            Person(62, 290, 170, "guard", 1, "linen", "suit", "bare", holds="sword"), Sparks(122, 196, 60),
            Drone(176, 138, 108), Drone(60, 52, 50, -8, distance=0.2),
        ),
        focus=176, span=215,
    ),
    "troop_transports": Picture(
        "ix",
        (
            Sky(240), Range(238, 30, seed=9), Ground(236), Transport(222, 246, 96, distance=0.3),
            Gleam(108, 210, 130, 0.8, FIRE), Transport(108, 250, 216),
            Host(70, 150, 278, 56, 8, "soldiers", "ink", 3, 1, spears=0.8),
            Host(30, 190, 304, 74, 9, "soldiers", "ink", 5, 1, spears=0.8),
        ),
        focus=196, span=190,
    ),
    "windtraps": Picture(
        "ix",
        (
            Sky(236), Rays(50, 70, 24, 0.08), Range(238, 40, seed=4), Ground(234), Windtrap(26, 254, 130, 0.35),
            Windtrap(218, 254, 150, 0.3), Windtrap(84, 274, 216), Windtrap(166, 286, 236),
            WaterBasin(120, 274, 130),
        ),
        focus=160, span=215,
    ),
}  # fmt: skip
