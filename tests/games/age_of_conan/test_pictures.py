"""The board and the cards as pictures: well formed, complete, in both languages, and without a leak."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import warhall
from tests.rules.age_of_conan.table import Table
from tests.support.svg import SVG, texts
from warhall.drawing.svg import text_width
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import KINGDOMS
from warhall.games.age_of_conan.pictures import card_picture, draw
from warhall.games.age_of_conan.pictures.cards import ROLE_CARDS
from warhall.games.age_of_conan.pictures.pen import fitting, wrapped
from warhall.games.age_of_conan.pictures.seats import _reserve
from warhall.games.age_of_conan.pictures.tracks import _fields
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.kernel import InvalidOptionError
from warhall.testing.checks import positions

GAME = AgeOfConan(players=4)
COMPONENTS = GAME.components
CARDS = [
    *(card.id for card in COMPONENTS.cards),
    *(card.id for card in COMPONENTS.strategy),
    *(card.id for card in COMPONENTS.objectives),
    *(card.id for card in COMPONENTS.adventures),
    *(token.id for token in COMPONENTS.tokens),
    *ROLE_CARDS,
]


def some_states(players: int, seed: int, every: int) -> Iterator[AgeOfConanState]:
    for number, state in enumerate(positions(AgeOfConan(players=players), seed)):
        if number % every == 0 or not state.stack:  # type: ignore[attr-defined]
            yield state  # type: ignore[misc]


def marked(picture: str, name: str) -> list[str]:
    """The values of an attribute, in order."""
    return re.findall(rf' {name}="([^"]*)"', picture)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pictures_are_well_formed_and_light(players: int, lang: str) -> None:
    with warhall.use_language(lang):
        for state in some_states(players, 3, 120):
            for seat in (None, players - 1):
                picture = state.to_svg(seat)
                root = ElementTree.fromstring(picture)
                assert root.tag == f"{SVG}svg"
                assert root.get("viewBox", "").startswith("0 0 1000 ")
                assert len(picture.encode()) < 250_000
                assert not [text for text in texts(picture) if re.search("[{…]|None", text)]  # nothing cut or missing


def test_every_reference_has_one_definition() -> None:
    for state in some_states(4, 5, 300):
        picture = state.to_svg(1)
        ids = marked(picture, "id")
        used = set(re.findall(r'href="#([^"]+)"', picture)) | set(re.findall(r"url\(#([^)]+)\)", picture))
        assert len(ids) == len(set(ids))
        assert used <= set(ids)
        assert "<script" not in picture
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


def test_clients_find_provinces_cards_dice_and_seats() -> None:
    table = Table(dice="military court", track="m1g2 t2g1")
    table.hand("aquilonia", "aq_prospero", "locked_shields").fort("ophir", "aquilonia", units=3)
    picture = table.state.to_svg(0)
    ids = marked(picture, "id")
    for province in COMPONENTS.provinces:
        assert f"province-{province.id}" in ids
        assert marked(picture, "data-province").count(province.id) == 2  # the land, and what stands on it
    assert marked(picture, "data-die") == ["military", "court"]
    assert {"aq_prospero", "locked_shields"} <= set(marked(picture, "data-card"))
    assert marked(picture, "data-seat") == ["0", "1", "2", "3"]
    assert {"m1g2", "t2g1"} <= set(marked(picture, "data-token"))


@pytest.mark.parametrize("players", [2, 4])
def test_a_picture_shows_no_more_than_the_view(players: int) -> None:
    rng = random.Random(8)
    for state in some_states(players, 6, 90):
        for viewer in (*range(players), None):
            other = state.resample_from_view(viewer, rng)
            assert other.to_svg(viewer) == state.to_svg(viewer)


def test_the_hand_of_another_is_not_in_the_picture() -> None:
    table = Table().hand("aquilonia", "aq_prospero", "locked_shields")
    for viewer in (1, 2, 3, None):
        picture = table.state.to_svg(viewer)
        assert not {"aq_prospero", "locked_shields"} & set(marked(picture, "data-card"))
        assert "Prospero" not in " ".join(texts(picture))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_draws_itself(lang: str) -> None:
    for players in (2, 4):
        game = AgeOfConan(players=players)
        for name in CARDS:
            picture = card_picture(game, name, lang)
            shown = " ".join(texts(picture))
            assert "…" not in shown, (name, shown)  # no name and no text is cut
            assert name in marked(picture, "data-card") + marked(picture, "data-token")
    assert len(set(CARDS)) == len(CARDS)


def test_cards_speak_the_language_asked_for() -> None:
    assert "Bossonian" in " ".join(texts(card_picture(GAME, "aq_bossonian_archers", "en")))
    french = " ".join(texts(card_picture(GAME, "aq_bossonian_archers", "fr")))
    assert "bossoniens" in french
    assert "succès" in french
    assert "révélation" in " ".join(texts(card_picture(GAME, "conan_bonus", "fr")))


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(InvalidOptionError) as caught:
        card_picture(GAME, "aq_nobody")
    assert caught.value.field == "card"
    assert "aq_nobody" in caught.value.text_in("fr")


def test_owners_pieces_and_signs_are_drawn() -> None:
    table = Table(conan="argos", adventure="frost_giants_daughter")
    table.fort("ophir", "aquilonia", units=3).army("koth", "stygia", 4, icon=2)
    picture = table.state.to_svg()
    root = ElementTree.fromstring(picture)
    lands = {node.get("id"): node for node in root.iter(f"{SVG}use") if node.get("data-province")}
    assert "land-0" in str(lands["province-ophir"].get("fill"))  # hatched as Aquilonia
    assert "land-0" in str(lands["province-aquilonia"].get("fill"))
    assert str(lands["province-koth"].get("fill")).startswith("#")  # an army that campaigns owns nothing yet
    pieces = {name: group_of(root, name) for name in ("ophir", "koth", "argos", "nordheim", "cimmeria")}
    assert uses(pieces["ophir"], "fort") == 1
    assert "3" in said(pieces["ophir"])
    assert "4" in said(pieces["koth"])
    assert uses(pieces["argos"], "conan-piece") == 1
    assert uses(pieces["argos"], "coast") == 1
    assert uses(pieces["nordheim"], "goal") == 1
    assert uses(pieces["cimmeria"], "bones") == 1


def group_of(root: ElementTree.Element, province: str) -> ElementTree.Element:
    return next(node for node in root.iter(f"{SVG}g") if node.get("data-province") == province)


def uses(node: ElementTree.Element, symbol: str) -> int:
    return sum(str(use.get("href")).endswith(f"-{symbol}") for use in node.iter(f"{SVG}use"))


def said(node: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in node.iter(f"{SVG}text")]


@pytest.mark.rule("AOC-394")
def test_small_games_show_which_lands_are_out_of_play() -> None:
    game = AgeOfConan(players=2)
    root = ElementTree.fromstring(game.new_initial_state().to_svg())
    for province in COMPONENTS.provinces:
        drawn = said(group_of(root, province.id))
        rated = not province.is_home and str(province.rating) in drawn
        assert rated == (game.in_play[province.index] and not province.is_home), province.id


@pytest.mark.rule("AOC-375")
def test_points_beyond_forty_begin_again() -> None:
    table = Table()
    table.state.points[:] = [0, 40, 43, 81]
    picture = table.state.to_svg()
    assert {"+40", "+80"} <= set(texts(picture))
    fields = _fields(944, 772)
    assert len(fields) == 40
    assert all(wide * high > 1000 for _, _, wide, high in fields)


def test_the_reserve_is_what_is_not_on_the_map() -> None:
    from warhall.games.age_of_conan.rules.limits import reserve_emissaries, reserve_units

    for state in some_states(3, 9, 40):
        for seat in range(3):
            assert _reserve(state.view(None), seat) == (reserve_units(state, seat), reserve_emissaries(state, seat))


def test_names_are_escaped_and_cut() -> None:
    view = GAME.new_initial_state().view(None)
    picture = draw(GAME, view, ["<b>&\u202e", "x" * 200, "", "Zoé"], "fr")
    ElementTree.fromstring(picture)
    assert "<b>" not in picture
    assert max(map(len, texts(picture))) < 140
    assert "Zoé" in texts(picture)
    assert "Stygie" in texts(picture)  # a seat without a name is called by its kingdom


def test_the_same_view_gives_the_same_bytes() -> None:
    state = next(iter(some_states(3, 2, 50)))
    assert state.to_svg(0) == state.to_svg(0)


@pytest.mark.parametrize("kingdoms", ["stygia,hyperborea", "hyperborea,turan,stygia"])
def test_any_line_up_is_drawn(kingdoms: str) -> None:
    game = AgeOfConan(players=kingdoms.count(",") + 1, kingdoms=kingdoms)
    shown = texts(game.new_initial_state().to_svg())
    for kingdom in kingdoms.split(","):
        assert game.catalogue.format(f"word-{kingdom}") in shown
    assert set(kingdoms.split(",")) <= set(KINGDOMS)


def test_text_is_wrapped_and_shrunk_before_it_is_cut() -> None:
    text = "Retirez 1 unité d'une armée : elle revient à la réserve !"
    lines = wrapped(text, 11, 120)
    assert all(text_width(line, 11) <= 120 for line in lines)
    assert not any(line[0] in ":;!?" for line in lines)
    size, found = fitting(text, 11, 8, 120, 3)
    assert size < 11
    assert len(found) <= 3
