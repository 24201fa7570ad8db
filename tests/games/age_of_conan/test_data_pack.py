"""Data packs: the built-in one in a folder of its own, and faults named with file and entry."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.data_pack import FILES, DataPackError


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    source = files("warhall.games.age_of_conan").joinpath("data")
    for name, _ in FILES.values():
        shutil.copy(str(source.joinpath(name)), tmp_path / name)
    return tmp_path


def test_a_pack_in_a_folder_replaces_the_built_in_one(pack: Path) -> None:
    path = pack / "strategy.toml"
    path.write_text(path.read_text().replace("adventure_rating = 6", "adventure_rating = 5"))
    game = AgeOfConan(players=2, data=str(pack))
    assert max(card.rating for card in game.components.strategy) == 5
    assert game.new_initial_state().is_chance()


FAULTS = [
    ("kingdom.toml", 'verb = "add_success", n = 1', 'verb = "add_sucess", n = 1', "aq_bossonian_archers"),
    ("kingdom.toml", 'when = "after_own_roll"', 'when = "after_breakfast"', "aq_bossonian_archers"),
    ("kingdom.toml", 'symbol = "shield"', 'symbol = "spoon"', "aq_gunderland_pikemen"),
    ("kingdom.toml", "copies = 2", "copies = 1", "kingdom.toml"),
    (
        "provinces.toml",
        '["border_kingdoms", "cimmeria"',
        '["border_kingdoms", "turan"',
        "nordheim",
    ),
    ("provinces.toml", "rating = 4", "rating = 9", "nordheim"),
    ("adventures.toml", 'destination = "cimmeria"', 'destination = "atlantis"', "cimmeria"),
    ("tokens.toml", "icons = 2", "icons = 3", "m01"),
    ("objectives.toml", 'metric = "forts_cities"', 'metric = "cheese"', "war_on_pirates"),
    ("strategy.toml", 'area_2_3 = "east"', 'area_2_3 = "central"', "jaws_of_the_valley"),
    ("strategy.toml", 'fr = "Marche de nuit"', 'fr = ""', "night_march"),
    ("artifacts.toml", 'category = "monsters"', 'category = "women"', "artifacts.toml"),
    (
        "kingdom.toml",
        '["siege", "battle"] }, { is = "defender" }',
        '["campaign"] }, { is = "defender" }',
        "aq_shield",
    ),
    ("tokens.toml", "[[token]]", "[[token", "tokens.toml"),
]


@pytest.mark.parametrize(("file", "old", "new", "entry"), FAULTS)
def test_a_fault_is_named_with_file_and_entry(pack: Path, file: str, old: str, new: str, entry: str) -> None:
    path = pack / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(DataPackError) as caught:
        AgeOfConan(players=2, data=str(pack))
    assert caught.value.field is not None
    assert file in caught.value.field
    assert entry in caught.value.field
    assert caught.value.text_in("fr")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataPackError) as caught:
        AgeOfConan(players=2, data=str(tmp_path))
    assert caught.value.field == "provinces.toml"
