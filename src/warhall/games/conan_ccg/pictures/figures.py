"""People: a pose of `art/poses.toml`, and somebody of `art/people.toml` who takes it, with something in each hand.

Angles are in degrees from straight down, forwards is positive: an arm at 90 points ahead, at 180 up. A figure looks to
the right; its feet stand at (0, 0), and it is about 168 high, so that whole numbers are fine enough.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin
from typing import Final

import msgspec

from warhall.drawing.svg import INK, Markup, disc, element, group, join, path
from warhall.games.conan_ccg.pictures.brush import Point, Station, flat_stroke, outline, shade, sides, stroke
from warhall.games.conan_ccg.pictures.pen import drawing, read_table, sketched


class Pose(msgspec.Struct):
    """How somebody stands: the lean of the back, the tilt of the head, both arms with what they hold, both legs."""

    near: tuple[float, float, float]  # upper arm, forearm, what the hand holds
    far: tuple[float, float, float]
    legs: tuple[float, float, float, float]  # thigh and shin of the near leg, then of the far one
    lean: float = 0
    head: float = 0
    fists: bool = False  # an empty hand is a fist
    look: str = "stern"  # the face made


class Person(msgspec.Struct):
    """Somebody's looks. A colour that is a pigment of the card (main, light, dark, accent) is taken from it."""

    skin: str = "tan"
    coat: str = "main"
    legs: str = "skin"  # trousers
    boots: str = "leather"
    sleeve: str = ""  # to the elbow
    cuff: str = ""  # on the forearm
    skirt: float = 0.55  # how far down the legs it falls: 1 is the knee, 2 the ankle
    hem: str = ""  # its colour, if it is not the coat's
    back: str = ""  # drawings behind the body, on it, and on the neck
    body: str = ""
    head: str = "face look"  # a look is the one of the pose
    hair: str = "#2b2019"
    flat: str = ""  # the one colour of a silhouette
    girth: float = 1.0
    reach: float = 1.0  # of the arms
    stride: float = 1.0  # of the legs


class _People(msgspec.Struct):
    colours: dict[str, str]
    person: dict[str, Person]


class _Poses(msgspec.Struct):
    pose: dict[str, Pose]


_PEOPLE: Final = read_table("people", _People)
PEOPLE: Final = _PEOPLE.person
POSES: Final = read_table("poses", _Poses).pose
_COLOUR: Final = re.compile(' (?:fill|stroke)="#[0-9a-f]{6}"')
_OUTLINE: Final = {"stroke": INK, "stroke_width": "3", "stroke_linejoin": "round", "stroke_linecap": "round"}
_OUTLINED: Final = element("g", Markup("|"), **_OUTLINE).split("|")  # what a file says of itself, as its figure does
_SPINE: Final = 52.0
_NECK: Final = 18.0
_ARM: Final = 29.0
_LEG: Final = 40.0
_HEAD: Final = 0.88  # heads are drawn as large as they are on a child
_FAR: Final = 0.78  # how much of its brightness a far arm or leg keeps: it lies in the shade of the body


def _on(start: Point, angle: float, length: float) -> Point:
    return start[0] + length * sin(radians(angle)), start[1] + length * cos(radians(angle))


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _turned(corners: Sequence[Point], at: Point, angle: float, size: float = 1) -> list[Point]:
    """Corners along an angle, and across it, from a point."""
    ahead, across = sin(radians(angle)) * size, cos(radians(angle)) * size
    return [(at[0] + ahead * x + across * y, at[1] + across * x - ahead * y) for x, y in corners]


def _limb(points: Sequence[Point], halves: Sequence[float], girth: float) -> list[Station]:
    """The stations of a limb of two bones: its root, the swell of the first, the joint, the swell of the second, its
    end."""
    root, joint, end = points
    places = (root, _between(root, joint, 0.5), joint, _between(joint, end, 0.35), end)
    return [Station(*place, half * girth) for place, half in zip(places, halves, strict=True)]


# Half the thickness of a limb at each of its stations.
_ARM_HALVES: Final = (10.0, 11.6, 6.4, 8.8, 4.8)
_LEG_HALVES: Final = (13.2, 14.4, 7.8, 10.6, 5.2)
# Corners along the foot and upwards, from the ankle; along the forearm and towards the thumb, from the fist.
_FOOT: Final = ((8, 3), (16, -1), (19, -6), (19, -6), (-7, -6), (-7, -6), (-8, 2))
_HAND: Final = ((-4, -5), (5, -7), (15, -6), (20, -3), (17, 1), (8, 2), (12, 7), (8, 10), (2, 7), (-4, 5))
_FLAT: Final = 66  # a shin that leans more does not stand on its sole


class _Figure:
    """A person in a pose, with the colours of a card."""

    def __init__(
        self, person: Person, pose: Pose, pigments: dict[str, str], held: Sequence[str], light: float, sketch: bool
    ) -> None:
        self.person, self.pose, self.pigments, self.light = person, pose, pigments, light
        self.shaded = not (sketch or person.flat)
        self.held = [*held, "", ""][:2]
        self.skin, self.coat = self._colour(person.skin), self._colour(person.coat)
        hip = (0.0, 0.0)
        self.neck = _on(hip, 180 - pose.lean, _SPINE)
        ahead = (cos(radians(pose.lean)), sin(radians(pose.lean)))  # across the back, towards the front
        self.shoulders = [
            (self.neck[0] + side * ahead[0] * wide, self.neck[1] + side * ahead[1] * wide + 6)
            for side, wide in ((-1, 17 * person.girth), (1, 15 * person.girth))
        ]
        self.arms = [
            self._bones(self.shoulders[at], reach[:2], _ARM * person.reach)
            for at, reach in enumerate((pose.near, pose.far))
        ]
        self.legs = [
            self._bones((side * ahead[0] * 8.4 * person.girth, 0.0), angles, _LEG * person.stride)
            for side, angles in ((-1, pose.legs[:2]), (1, pose.legs[2:]))
        ]
        self.ground = max(foot[2][1] for foot in self.legs) + 6

    @staticmethod
    def _bones(root: Point, angles: Sequence[float], length: float) -> tuple[Point, Point, Point]:
        joint = _on(root, angles[0], length)
        return root, joint, _on(joint, angles[1], length)

    def _painted(self, name: str, at: int) -> str:
        colour = self._colour(name)
        return shade(colour, _FAR) if at and self.shaded else colour

    def _stroke(self, stations: Sequence[Station], colour: str, far: int = 0) -> Markup:
        return flat_stroke(stations, colour) if far or not self.shaded else stroke(stations, colour, self.light)

    def _colour(self, name: str) -> str:
        if name == "skin":
            return self.skin
        return self.pigments.get(name) or _PEOPLE.colours.get(name) or name

    def _drawn(self, name: str) -> Markup:
        colours = {"skin": self.skin, "coat": self.coat, "hair": self.person.hair}
        darker = {f"dim{name}": shade(colour) for name, colour in colours.items()}
        drawn = (drawing if self.shaded else sketched)(name).fill(
            **self.pigments, **colours, **darker, trim=self.pigments["accent"]
        )
        return Markup(drawn.removeprefix(_OUTLINED[0]).removesuffix(_OUTLINED[1]))

    def _all(self, folder: str, names: str, at: Point, turn: float, size: float = 1) -> Markup:
        drawn = join(self._drawn(f"{folder}/{name}") for name in names.split())
        if not drawn:
            return drawn
        place = f"translate({at[0]:.0f} {at[1]:.0f})" + (f" rotate({turn:.0f})" if turn else "")
        return group(drawn, transform=place + (f" scale({size:g})" if size != 1 else ""))

    def _arm(self, at: int) -> Markup:
        person, bones = self.person, self.arms[at]
        angle = (self.pose.near, self.pose.far)[at]
        stations = _limb(bones, _ARM_HALVES, person.girth)
        fist = _on(bones[2], angle[1], 3.2)
        held = self._all("held", self.held[at], fist, 180 - angle[2])
        skin = self._painted("skin", at)
        parts = [held, self._stroke(stations, skin, at)]
        if person.sleeve:
            parts.append(self._stroke(self._worn(stations[:3]), self._painted(person.sleeve, at), at))
        if person.cuff:
            parts.append(flat_stroke(self._worn(stations[3:]), self._painted(person.cuff, at)))
        if self.held[at] or self.pose.fists:
            parts.append(disc(round(fist[0]), round(fist[1]), round(5.8 * person.girth**0.5), fill=skin))
        else:
            parts.append(path(outline(_turned(_HAND, fist, angle[1], person.girth**0.5)), fill=skin))
        return join(parts)

    @staticmethod
    def _worn(stations: Sequence[Station]) -> list[Station]:
        return [station._replace(half=station.half + 1.4) for station in stations]

    def _leg(self, at: int) -> Markup:
        person, bones = self.person, self.legs[at]
        stations = _limb(bones, _LEG_HALVES, person.girth)
        shin = self.pose.legs[2 * at + 1]
        stands = bones[2][1] > self.ground - 20 and abs(shin) < _FLAT
        foot = _turned(_FOOT, bones[2], 90 + shin * (0.2 if stands else 0.75))
        above = stations[3:5] if person.boots == "skin" else self._worn(stations[3:5])
        one, other, _ = sides(above)
        leg = self._stroke(stations, self._painted(person.legs, at), at)
        boots = self._painted(person.boots, at)
        return join((leg, path(outline([one[0], other[0], other[1], *foot, one[1]]), fill=boots)))

    def _skirt(self) -> Markup:
        """Draw what hangs from the hips, as far apart as the legs hold it."""
        person = self.person
        if not person.skirt:
            return Markup("")
        wide = 15.2 * person.girth
        ends = []
        for root, joint, end in self.legs:
            bone, share = ((root, joint), person.skirt) if person.skirt <= 1 else ((joint, end), person.skirt - 1)
            ends.append(_between(*bone, share))
        left, right = sorted(ends)
        spread = 10 + 4.8 * person.skirt
        low = max(left[1], right[1]) + 3
        middle = ((left[0] + right[0]) / 2, low + 2)
        corners = [(-wide, -8.0), (wide, -8.0), (right[0] + spread, right[1]), (right[0] + spread - 2, right[1] + 4)]
        corners += [middle, (left[0] - spread + 2, left[1] + 4), (left[0] - spread, left[1])]
        colour = self._colour(person.hem or person.coat)
        whole = path(outline(corners), fill=colour)
        if not self.shaded:
            return whole
        away = corners[1:4] if self.light > 0 else [*corners[5:], corners[0]]
        folds = [(2.0, -8.0), *away, middle] if self.light > 0 else [middle, *away, (2.0, -8.0)]
        return join((whole, path(outline(folds), fill=shade(colour), stroke="none")))

    def _torso(self) -> Markup:
        girth = self.person.girth
        hip, neck = (0.0, 4.0), self.neck
        shares = ((0.0, 14), (0.32, 13.2), (0.66, 21), (0.92, 21.6), (1.06, 9))
        return self._stroke([Station(*_between(hip, neck, share), half * girth) for share, half in shares], self.coat)

    def _head(self) -> Markup:
        """The head, with the face of the pose; a hat hides some of it."""
        turn = self.pose.lean + self.pose.head
        names = re.sub(r"\blook\b", f"look-{self.pose.look}", self.person.head)
        return self._all("heads", names, _on(self.neck, 180 - turn, _NECK), turn, _HEAD)

    def _plain(self, drawn: Markup) -> Markup:
        """The same in one colour, if the person is a silhouette."""
        colour = self.person.flat
        return group(Markup(_COLOUR.sub("", drawn)), fill=colour, stroke=colour) if colour else drawn

    def draw(self, bust: bool) -> Markup:
        """From back to front: what hangs behind, the far arm, the legs, the body, the head, the near arm."""
        person, pose = self.person, self.pose
        parts = (
            self._all("dress", person.back, self.neck, pose.lean * 0.6),
            self._arm(1),
            *(() if bust else (self._leg(1), self._leg(0))),
            self._torso(),
            self._skirt(),
            self._all("dress", person.body if self.shaded else "", (0.0, 0.0), pose.lean),
            self._head(),
            self._arm(0),
        )
        return self._plain(group(*parts, transform=f"translate(0 {-self.ground:.0f})", **_OUTLINE))


@cache
def figure(
    written: str, pigments: tuple[tuple[str, str], ...], light: float, sketch: bool, bust: bool = False
) -> Markup:
    """A figure as the cast has it: who, in which pose, with what in the near and the far hand (`guard/lunge/sword`).

    A sketch, for small pictures, leaves out shades and what is worn on the body; a bust has no legs.
    """
    who, pose, *held = written.split("/")
    return _Figure(PEOPLE[who], POSES[pose], dict(pigments), held, light, sketch).draw(bust)
