"""Decks: files, figures, building, and bringing them to a game."""

from __future__ import annotations

from math import comb
from pathlib import Path

import pytest

import warhall
from tests.rules.conan_ccg.table import POOL, card, made, move
from warhall.games.conan_ccg.cards.deck_import import import_deck
from warhall.games.conan_ccg.cards.decks import (
    STYLES,
    build_deck,
    faults,
    figures,
    load_deck,
    read_deck,
    starters,
    write_deck,
)
from warhall.kernel import InvalidOptionError

DECKS = starters(POOL)


@pytest.mark.parametrize("name", sorted(DECKS))
def test_the_starter_decks_are_legal_and_survive_being_written(name: str) -> None:
    deck = DECKS[name]
    assert faults(deck) == []
    for lang in ("en", "fr"):
        with warhall.use_language(lang):
            assert read_deck(POOL, write_deck(deck)).same_cards(deck)
            assert write_deck(deck).startswith({"en": "Name: ", "fr": "Nom: "}[lang])
            assert ("Paquet d'Ennemis" if lang == "fr" else "Foe Deck") in write_deck(deck).splitlines()


def test_a_deck_file_is_forgiving() -> None:
    head = "# mine\nName: Mine\nCONAN: conan the bold\n\n"
    text = head + "Draw Deck\n3x Desperate Lunge\n2 run_through  # good\n\nFoe Deck:\n3 thak\n"
    deck = read_deck(POOL, text)
    assert (deck.title, deck.conan) == ("Mine", "conan_the_bold")
    assert (deck.draw, deck.foes) == ({"desperate_lunge": 3, "run_through": 2}, {"thak": 3})


def test_every_fault_is_told_in_words_with_its_rule() -> None:
    deck = read_deck(
        POOL, "Conan: Nobody\nDraw Deck\n4 telling_blow\n1 thak\n1 sword of fire\nFoe Deck\n2 thak\n1 carousing\n"
    )
    found = faults(deck)
    rules = {fault.rule for fault in found}
    assert rules == {"CCG-036", "CCG-027", "CCG-029", "CCG-028", "CCG-032", "CCG-033", "CCG-031", "CCG-034"}
    for lang in ("en", "fr"):
        with warhall.use_language(lang):
            assert all(fault.text.endswith(f"({fault.rule})") and "{" not in fault.text for fault in found)


@pytest.mark.parametrize("line", ["three swords", "1000 carousing", "3", "-1 carousing"])
def test_a_line_that_is_no_card_is_refused(line: str) -> None:
    with pytest.raises(InvalidOptionError):
        read_deck(POOL, f"Draw Deck\n{line}\n")


def test_a_deck_from_a_file_goes_into_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.deck"
    path.write_text(write_deck(DECKS["red_axe"]), encoding="utf-8")
    game = warhall.load_game("conan-ccg", decks=[str(path), "apes_and_axes"])
    assert game.decks[0].same_cards(DECKS["red_axe"])  # type: ignore[attr-defined]
    path.unlink()
    again = warhall.load_game("conan-ccg", **game.options)
    assert again == game
    with pytest.raises(InvalidOptionError):
        load_deck(POOL, str(path))


def test_a_file_named_like_a_starter_deck_is_still_another_deck(tmp_path: Path) -> None:
    path = tmp_path / "apes_and_axes.deck"
    path.write_text(write_deck(DECKS["red_axe"]), encoding="utf-8")
    game = warhall.load_game("conan-ccg", decks=[str(path)])
    assert warhall.load_game("conan-ccg", **game.options).decks[0].same_cards(DECKS["red_axe"])  # type: ignore[attr-defined]


def test_a_seat_without_a_deck_gets_its_starter_deck() -> None:
    game = warhall.load_game("conan-ccg", players=3, decks=";red_axe;")
    assert [deck.id for deck in game.decks] == ["sons_of_the_north", "red_axe", "riders_and_rogues"]  # type: ignore[attr-defined]
    with pytest.raises(InvalidOptionError):
        warhall.load_game("conan-ccg", decks=";;red_axe")


def test_a_deck_may_be_given_in_full() -> None:
    text = write_deck(DECKS["red_axe"])
    game = warhall.load_game("conan-ccg", decks=["", text])
    assert game.decks[1].same_cards(DECKS["red_axe"])  # type: ignore[attr-defined]
    with pytest.raises(InvalidOptionError, match="Line 2"):
        warhall.load_game("conan-ccg", decks=["", "3 Thak\n3 Nobody"])


def test_figures() -> None:
    told = figures(DECKS["sons_of_the_north"])
    foes = sum(DECKS["sons_of_the_north"].foes.values())
    assert (told.cards, told.foes, told.renown) == (40, foes, 95)
    assert sum(told.kinds.values()) == 40
    majors = sum(count for name, count in DECKS["sons_of_the_north"].foes.items() if POOL.cards[name].major)
    assert told.unplayable == comb(majors, 5) / comb(foes, 5)
    assert told.gems[1] > 0
    assert told.icons["blade"] > told.icons["ranged"] if "ranged" in told.icons else True


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("conan", [card.id for card in POOL.of_kind("conan")])
def test_a_built_deck_is_legal(conan: str, style: str) -> None:
    for seed in range(3):
        deck = build_deck(POOL, conan, style, seed)
        assert faults(deck) == []
        favoured = [card for card in POOL.of_kind("move") if card.style == style]
        there = sum(1 if "unique" in card.traits else 3 for card in favoured)
        assert sum(deck.draw.get(card.id, 0) for card in favoured) == min(26, there)
        actions = [POOL.cards[name] for name in deck.draw if POOL.cards[name].kind == "action"]
        assert actions
        assert not any(card.keyword.startswith("Foe") for card in actions), "they would never help Conan"
    assert build_deck(POOL, conan, style, 1).same_cards(build_deck(POOL, conan, style, 1))


@pytest.mark.rule("CCG-029", "CCG-030", "CCG-033")
def test_the_builder_takes_one_copy_of_a_unique_card_and_three_of_a_title() -> None:
    """Whatever a pack brings along: cheap moves of the style come first."""
    twin = ("move", {**move("twin", gem=0)[1], "name": {"en": "First", "fr": "Premier"}})
    other = ("move", {**move("other", gem=0)[1], "name": {"en": "First", "fr": "Premier"}})
    pool = made(twin, other, move("only", gem=0, unique=True), card("ally", "hero", traits=["unique"])).pool
    deck = build_deck(pool, "conan_the_bold", "blade")
    assert deck.draw["only"] == 1
    assert deck.draw.get("twin", 0) + deck.draw.get("other", 0) == 3
    allies = [pool.cards[name] for name in deck.draw if pool.cards[name].kind == "ally"]
    assert [one.traits for one in allies if "unique" in one.traits] == []
    assert len(allies) == 1
    assert not any("unique" in pool.cards[name].traits for name in deck.foes)


@pytest.mark.parametrize(("conan", "style"), [("conan", "blade"), ("conan_the_bold", "axe")])
def test_unknown_names_are_refused_with_what_is_known(conan: str, style: str) -> None:
    with pytest.raises(InvalidOptionError) as caught:
        build_deck(POOL, conan, style)
    assert not caught.value.text_in("fr").startswith("{")
    with pytest.raises(InvalidOptionError) as caught:
        load_deck(POOL, "red_ax")
    assert caught.value.facts["suggestion"] == "red_axe"


def test_a_pack_is_checked_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(
        '[[move]]\nid = "x"\nname = { en = "X", fr = "X" }\ngem = 1\ninitiative = 2\nleft = ["Q", "-", "-"]\n'
        'right = ["B1/2", "-", "-", "-"]\neffects = [{ when = "never", do = [{ verb = "fly" }] }]\n',
        encoding="utf-8",
    )
    with pytest.raises(InvalidOptionError) as caught:
        warhall.load_game("conan-ccg", data=str(tmp_path))
    for fault in ("unknown icon", "broken multi-icon", "unknown window", "unknown verb", "needs a scope"):
        assert fault in caught.value.text


# -- text import -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(DECKS))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_was_exported_is_imported_again(name: str, lang: str) -> None:
    with warhall.use_language(lang):
        assert import_deck(POOL, write_deck(DECKS[name])).same_cards(DECKS[name])


def test_a_plain_list_needs_no_order_and_no_headings() -> None:
    text = """
        Nom : Mes loups
        3 Desperate Lunge
        3x coup de bucheron   # without its accents
        - Thak
        DRAW DECK (5):
        conan l’INTREPIDE
        Carousing x2
        run_through (2)
        1 Kozaki Outri        // cut short
        1 desperate lunge
    """
    deck = import_deck(POOL, text, "list")
    assert (deck.title, deck.conan) == ("Mes loups", "conan_the_bold")
    assert deck.draw == {"carousing": 2, "desperate_lunge": 4, "run_through": 2, "woodcutters_arc": 3}
    assert deck.foes == {"kozaki_outrider": 1, "thak": 1}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ['Line 2: there is no card "Sord of Fyre"', 'Line 3: "Conan the" can be Conan the Bold', "Line 5"]),
        ("fr", ["Ligne 2 : il n’y a pas de carte « Sord of Fyre »", "Ligne 3 : « Conan the » peut être", "Ligne 5"]),
    ],
)
def test_every_line_that_cannot_be_read_is_named(lang: str, told: list[str]) -> None:
    with warhall.use_language(lang):
        with pytest.raises(InvalidOptionError) as refused:
            import_deck(POOL, "1 Conan the Bold\n2 Sord of Fyre\n1 Conan the\n3 Thak\n2 ???\n")
        assert refused.value.code == "deck-import"
        assert all(words in str(refused.value).replace("\u00a0", " ") for words in told)
        assert "Thak" not in str(refused.value)


@pytest.mark.parametrize("text", ["", "3 Thak", "Conan the Bold\nConan the Reaver\n3 Thak", "3 Thak\n" * 501])
def test_a_list_without_one_conan_or_without_end_is_refused(text: str) -> None:
    with pytest.raises(InvalidOptionError, match=r"Conan|lines"):
        import_deck(POOL, text)
