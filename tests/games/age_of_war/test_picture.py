"""The picture of a position: well formed, harmless, complete, the same every time."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from tests.support.svg import SVG, texts
from warhall.drawing.svg import clean, element, escape, fit, number, text_width
from warhall.games.age_of_war.components import CASTLES, CLANS
from warhall.games.age_of_war.pictures.board import draw
from warhall.games.age_of_war.pictures.reading import read


def view(players: int = 2, owners: dict[str, int] | None = None, **changes: Any) -> dict[str, Any]:
    """A position at the start of a turn, with some castles conquered; complete clans lie facedown."""
    held = owners or {}
    castles: dict[str, dict[str, Any]] = {}
    for castle in CASTLES:
        clan = {held.get(CASTLES[index].id) for index in CLANS[castle.clan].castles}
        castles[castle.id] = {"owner": held.get(castle.id), "facedown": len(clan) == 1 and None not in clan}
    start = {"game": "age-of-war", "players": players, "to_move": 0, "castles": castles, "dice": [], "dice_left": 7}
    return {**start, "target": None, "filled": [], "you": None, "over": False, "winners": [], **changes}


def dealt(players: int, count: int) -> dict[str, int]:
    return {castle.id: castle.index % players for castle in CASTLES[:count]}


def pictures_of(symbol: str, picture: str) -> int:
    return len(re.findall(rf'href="#aow-[0-9a-f]+-{symbol}"', picture.split("</defs>")[1]))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("count", [0, 5, 13, 14])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_stage_is_a_small_well_formed_document(players: int, count: int, lang: str) -> None:
    over = count == 14
    picture = draw(view(players, dealt(players, count), over=over, winners=[0] if over else []), lang=lang)
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title") is not None
    assert root.find(f"{SVG}desc") is not None
    assert len(picture.encode()) < 200_000
    shown = texts(picture)
    assert all(castle.name in shown or CLANS[castle.clan].name in shown for castle in CASTLES)


def test_same_view_same_bytes() -> None:
    position = view(3, dealt(3, 6), dice=["1", "A", "D"], dice_left=3)
    assert draw(position, ["Kim", "Ed", "Jo"]) == draw(dict(position), ["Kim", "Ed", "Jo"])


def test_ids_are_unique_and_every_reference_is_met() -> None:
    picture = draw(view(4, dealt(4, 9), target="kumamoto", filled=[1], dice=["1"] * 5, dice_left=5))
    ids = re.findall(r' id="([^"]+)"', picture)
    used = set(re.findall(r'href="#([^"]+)"', picture)) | set(re.findall(r"url\(#([^)]+)\)", picture))
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"aow-[0-9a-f]{8}-[\w-]*", name) for name in ids)
    assert used <= set(ids)


def test_two_positions_do_not_share_ids() -> None:
    first, second = (set(re.findall(r' id="([^"]+)"', draw(view(2, to_move=seat)))) for seat in (0, 1))
    assert not first & second


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        '"/><image href="http://x"/>',
        "a\x00b\x1b[31m\u202e\ud800c",
        "&amp;{name}%s",
        "W" * 500,
    ],
)
def test_hostile_names_are_harmless(name: str) -> None:
    picture = draw(view(2, winners=[0], over=True), [name, name])
    root = ET.fromstring(picture)
    assert {node.tag.removeprefix(SVG) for node in root.iter()}.isdisjoint({"script", "image", "foreignObject", "a"})
    assert not any("http" in value for node in root.iter() for value in node.attrib.values())
    assert max(map(len, texts(picture))) < 80


def test_nothing_from_outside() -> None:
    picture = draw(view(6, dealt(6, 10)))
    assert not re.search(r"<(script|style|image|foreignObject)|@import|data:", picture)
    assert all(target.startswith("#aow-") for target in re.findall(r'href="([^"]*)"', picture))


def test_a_conquered_castle_leaves_the_center() -> None:
    before, after = draw(view()), draw(view(owners={"azuchi": 1}))
    assert pictures_of("keep-[1-4]", before) == 14 + 1  # one more where no castle is under attack
    assert pictures_of("keep-[1-4]", after) == 13 + 1
    assert texts(after).count("Azuchi") == 2  # its outline, and the card in front of its owner


def test_a_clan_becomes_one_pile_with_its_points() -> None:
    picture = draw(view(owners={"gassantoda": 0, "takahashi": 0}), ["Kim", "Ed"])
    assert texts(picture).count("Mori") == 2
    assert texts(picture).count("Gassantoda") == 1
    assert "5 points · 2 castles · 1 clan" in texts(picture)


def test_dice_in_play_placed_and_lost_are_seven() -> None:
    picture = draw(view(dice=["1", "C", "D"], dice_left=3, target="edo", filled=[1]))
    assert "Placed: 2" in texts(picture)
    assert "Lost: 2" in texts(picture)
    assert pictures_of("die-A", picture) == pictures_of("die-C", picture) - 1 == 2  # on the card, and large


def test_unknown_infantry_dice_are_not_called_lost() -> None:
    half_known = view(dice=["D", "D"], dice_left=2, target="azuchi", filled=["3"])
    assert "Placed or lost: 3" in texts(draw(half_known))
    assert "Placed: 2+" in texts(draw(half_known))
    told = draw({**half_known, "lost": 1})
    assert "Lost: 1" in texts(told)
    assert "Placed: 4" in texts(told)


def test_the_special_line_is_covered_when_filled() -> None:
    stolen = view(owners={"odani": 1}, target="odani", dice=["1"] * 6, dice_left=6)
    assert pictures_of("die-D", draw(stolen)) == 0
    assert pictures_of("die-D", draw({**stolen, "filled": ["daimyo"]})) == 2


def test_turn_and_victory_are_told() -> None:
    assert "Ed to play" in texts(draw(view(to_move=1), ["Kim", "Ed"]))
    assert "Ed joue" in texts(draw(view(to_move=1), ["Kim", "Ed"], lang="fr-CA"))
    assert "Kim wins" in texts(draw(view(over=True, winners=[0]), ["Kim", "Ed"]))
    assert "Kim, Ed win together" in texts(draw(view(over=True, winners=[0, 1]), ["Kim", "Ed"]))


def test_an_empty_view_is_a_game_before_its_first_turn() -> None:
    picture = draw({})
    assert "Player 2" in texts(picture)
    assert pictures_of("die-", picture) == 7


def test_odd_values_are_survived() -> None:
    odd = view(
        owners={"edo": 9}, to_move=12, target="nowhere", filled=[1], dice=["\x00?<"] * 9, dice_left=99, lost="many"
    )
    position = read(odd, [""], "xx")
    assert (position.to_move, position.target, position.dice_left, position.lost) == (None, None, 7, None)
    assert position.names == ("Player 1", "Player 2")
    ET.fromstring(draw(odd))


def test_svg_helpers() -> None:
    assert [number(value) for value in (1.0, 0.5, -0.001, 12.345)] == ["1", "0.5", "0", "12.35"]
    assert escape("<&'\">") == "&lt;&amp;&#39;&quot;&gt;"
    assert element("rect", x=1, stroke_width=0.5, fill=None) == '<rect x="1" stroke-width="0.5"/>'
    assert clean("  a\n b\u200f ") == "a b"
    assert len(clean("x" * 99)) == 24
    assert fit("Kim", 16, 100) == "Kim"
    assert text_width(fit("W" * 50, 16, 100), 16) <= 100
