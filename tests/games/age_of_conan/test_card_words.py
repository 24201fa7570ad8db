"""The words of cards: what each takes, how it is said in both languages, and that the tables in the docs are true."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

import warhall
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.cards.conditions import CONDITIONS
from warhall.games.age_of_conan.cards.prices import PRICES
from warhall.games.age_of_conan.cards.verbs import VERBS
from warhall.games.age_of_conan.cards.vocabulary import CONTEST_TIMINGS, OWN_TIMINGS, PLACES, TIMINGS
from warhall.games.age_of_conan.data_pack import FILES, DataPackError
from warhall.games.age_of_conan.pictures import card_picture
from warhall.games.age_of_conan.words.card_text import card_text, composed_text
from warhall.kernel import use_language
from warhall.kernel.card_words import Verb, Word

GAME = AgeOfConan(players=3)
DOCS = Path(str(warhall.__file__)).parents[2] / "docs" / "age-of-conan.md"


def takes(word: type[Word]) -> str:
    said = {
        key: "a place" if set(values.split(" | ")) == set(PLACES) else values for key, values in word.takes().items()
    }
    return ", ".join(f"`{key}` ({values.replace(' | ', ', ')})" for key, values in said.items()) or "nothing"


def windows(verb: type[Verb]) -> str:
    if verb.windows is None:
        return "any"
    groups = {"own turn": OWN_TIMINGS, "any but those of a contest": frozenset(TIMINGS) - CONTEST_TIMINGS}
    for group in sorted(groups, key=lambda name: -len(groups[name])):
        if groups[group] <= verb.windows:
            return ", ".join([group, *sorted(f"`{name}`" for name in verb.windows - groups[group])])
    return ", ".join(f"`{name}`" for name in TIMINGS if name in verb.windows)


def test_the_tables_in_the_docs_are_those_of_the_classes() -> None:
    rows = [f"| `{verb.name()}` | {takes(verb)} | {windows(verb)} |" for verb in (*PRICES, *VERBS)]
    rows += [f"| `{condition.name()}` | {takes(condition)} |" for condition in CONDITIONS]
    written = [line for line in DOCS.read_text(encoding="utf-8").splitlines() if line in rows]
    assert written == rows


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
def test_every_word_is_said_with_all_that_it_takes(lang: str) -> None:
    for kind, words in (("verb", (*VERBS, *PRICES)), ("if", CONDITIONS)):
        for word in words:
            assert GAME.catalogue.has(f"{kind}-{word.name()}", lang), word
    with use_language(lang):
        for card in GAME.components.cards:
            text = composed_text(GAME, card)
            assert "{" not in text
            for verb in (*card.price, *card.verbs):
                number = msgspec.structs.asdict(verb).get("n", 1)
                assert number == 1 or str(number) in text, text


@pytest.fixture
def kingdom(tmp_path: Path) -> Path:
    """The cards of a pack of its own."""
    for name, _ in FILES.values():
        shutil.copy(str(files("warhall.games.age_of_conan").joinpath("data", name)), tmp_path / name)
    return tmp_path / "kingdom.toml"


def test_a_card_without_a_text_says_what_its_verbs_do(kingdom: Path) -> None:
    lines = kingdom.read_text(encoding="utf-8").splitlines()
    begin = lines.index('id = "aq_knights_of_poitain"')
    text = next(at for at in range(begin, len(lines)) if lines[at].startswith("text = "))
    kingdom.write_text("\n".join([*lines[:text], *lines[text + 1 :]]), encoding="utf-8")
    game = AgeOfConan(players=2, data=str(kingdom.parent))
    card = game.components.cards[game.components.card_index["aq_knights_of_poitain"]]
    assert card_text(game, card) == (
        "Before the dice are rolled in a contest (campaign, siege, battle; you attack): roll 1 more die; add 1 success."
    )
    with use_language("fr"):
        assert card_text(game, card).endswith("\u00a0: lancez 1 dé de plus\u00a0; ajoutez 1 succès.")
    assert "roll 1 more" in card_picture(game, card.id, "en")
    assert card_text(game, game.components.cards[0]) == card_text(GAME, GAME.components.cards[0])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"add_dice", n = 1 }, {', '"add_dice", n = "N" }, {', ("add_dice", "$.n", "1 to 6")),
        ('"add_dice", n = 1 }, {', '"add_dice", n = 7 }, {', ("add_dice", "$.n")),
        ('"add_dice", n = 1 }, {', '"add_dice" }, {', ("add_dice", "n")),
        ('"add_dice", n = 1 }, {', '"add_dice", n = 1, where = "home" }, {', ("add_dice", "where")),
        ('"add_dice", n = 1 }, {', '"bid_bonus", n = 1 }, {', ("bid_bonus", "before_contest_dice")),
        ("do = [", 'cost = [{ verb = "pay_army", n = 1 }], do = [', ("pay_army", "before_contest_dice")),
        ("do = [", 'cost = [{ verb = "pay_cheese", n = 1 }], do = [', ("pay_cheese",)),
        ("do = [", 'cost = [{ verb = "pay_gold", n = 1 }, { verb = "pay_gold", n = 1 }], do = [', ("twice",)),
        ('{ is = "attacker" }', '{ is = "asleep" }', ("condition", "asleep")),
        ('{ is = "attacker" }', '{ is = "terrain", of = ["sea"] }', ("terrain", "$.of")),
        ('when = "before_contest_dice"', 'when = "turn_start"', ("conditions",)),
        ("do = [", "then = [], do = [", ("when and do",)),
        ("do = [{", "do = [] }, { do = [{", ("one effect",)),
        ('{ verb = "add_dice", n = 1 }, { verb = "add_success", n = 1 }', "", ("a verb is expected",)),
    ],
)
def test_a_fault_of_an_effect_is_named_with_card_verb_and_parameter(
    kingdom: Path, old: str, new: str, told: tuple[str, ...]
) -> None:
    before, knights, after = kingdom.read_text(encoding="utf-8").partition('id = "aq_knights_of_poitain"')
    assert old in after
    kingdom.write_text(before + knights + after.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataPackError) as caught:
        AgeOfConan(players=2, data=str(kingdom.parent))
    assert caught.value.field == "kingdom.toml: aq_knights_of_poitain"
    assert all(part in str(caught.value) for part in told), str(caught.value)
