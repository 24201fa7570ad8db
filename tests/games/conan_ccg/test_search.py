"""The search for cards: what a query means, and errors that point at its fault."""

from __future__ import annotations

from contextlib import suppress

import pytest

from warhall.games.conan_ccg.cards.card_data import load_pool
from warhall.games.conan_ccg.cards.search import QueryError, fields, find
from warhall.kernel import use_language

POOL = load_pool()


def ids(query: str) -> set[str]:
    return {card.id for card in find(POOL, query)}


def test_nothing_means_everything() -> None:
    assert len(find(POOL, " ")) == len(POOL.cards)


def test_numbers_are_compared_where_a_card_has_them() -> None:
    wanted = {card.id for card in POOL.cards.values() if card.renown >= 5 and card.type == "creature"}
    assert ids("renown>=5 and type:creature") == wanted
    assert all(POOL.cards[name].is_move for name in ids("gem<3"))
    assert ids("renown!=5 renown=5") == set()
    assert ids("gem:6") == {"whirl_of_red_steel"}


def test_connectives_bind_as_usual() -> None:
    assert ids("kind:region or kind:ally rarity:rare") == ids("kind:region") | (ids("kind:ally") & ids("rarity:rare"))
    assert ids("(kind:region or kind:ally) rarity:rare") == (ids("kind:region") | ids("kind:ally")) & ids("rarity:rare")
    assert ids("not kind:foe") == set(POOL.cards) - ids("kind:foe")
    assert ids("not not thak") == ids("name:thak")
    assert ids("serpent and not trait:serpent").isdisjoint(ids("trait:serpent"))


def test_words_and_phrases_are_looked_for_in_names_and_texts_of_both_languages() -> None:
    assert ids('"hits conan"') == {
        card.id for card in POOL.cards.values() if "hits conan" in f"{card.texts['en']} {card.names['en']}".lower()
    }
    assert "mummy_of_khemi" in ids("momie")
    assert "heart_of_ahriman" in ids("coeur")


def test_a_card_can_be_named() -> None:
    assert ids("thak") == {"thak"}
    assert ids("Prise à la gorge") == {"throat_grip"}
    assert ids("BÊLIT, queen of the black coast") == {"belit"}


def test_icons_and_edges() -> None:
    assert ids("icon:magic") == {card.id for card in POOL.cards.values() if card.shows("magic")}
    assert ids("left:two-handed right:two_handed") <= ids("icon:T")
    assert "whirl_of_red_steel" in ids("blade>=4")
    most = max(number("shield", card) for card in ids("icon:shield"))
    assert ids(f"shield>={most}") == {card for card in ids("") if number("shield", card) == most}
    assert ids(f"shield>{most}") == set()


def number(icon: str, card: str) -> int:
    return sum(slot.icon == icon for slot in (*POOL.cards[card].left, *POOL.cards[card].right))


def test_decks_and_traits() -> None:
    assert "thak" in ids("deck:apes_and_axes")
    assert ids('deck:"sons of the north" kind:conan') == {"conan_the_bold"}
    assert ids("trait:unique kind:ally") == {"balthus", "prospero", "belit", "valeria"}
    assert "hurl_him_bodily" in ids("trait:conan_only")


def test_french_fields_values_and_connectives() -> None:
    assert ids("renommee>=5 et type:créature") == ids("renown>=5 and type:creature")
    assert ids("rareté:rare ou territoire:stygie") == ids("rarity:rare or territory:stygia")
    assert ids("non genre:ennemi") == ids("not kind:foe")
    assert ids("étape:repos") == ids("keyword:rest")


@pytest.mark.parametrize(
    ("query", "code", "at"),
    [
        ("renwon>=5", "query-field", 0),
        ("gem<3 colour:red", "query-field", 6),
        ("renown>>5", "query-no-value", 7),
        ("renown>=", "query-no-value", 8),
        ("type:creture", "query-value", 5),
        ("deck:nothing", "query-value", 5),
        ("(gem<3", "query-paren-open", 0),
        ("gem<3)", "query-paren-close", 5),
        ("()", "query-missing", 1),
        ('thak "abc', "query-quote", 5),
        ('"', "query-quote", 0),
        ("gem<few", "query-number", 4),
        ("name>3", "query-not-a-number", 4),
        ("and gem<3", "query-missing", 0),
        ("gem<3 or", "query-missing", 8),
        ("not", "query-missing", 3),
        (">=3", "query-no-field", 0),
        ("a (b or) c", "query-missing", 7),
    ],
)
def test_an_error_points_at_the_fault(query: str, code: str, at: int) -> None:
    with pytest.raises(QueryError) as caught:
        find(POOL, query)
    assert caught.value.code == code
    assert caught.value.at == at
    assert caught.value.field == "query"
    for lang in ("en", "fr"):
        with use_language(lang):
            *_, shown, mark = str(caught.value).split("\n")
            assert shown.strip() == query
            assert mark.index("^") == shown.index(query) + at


def test_an_error_names_what_would_be_right() -> None:
    with pytest.raises(QueryError) as caught:
        find(POOL, "renwon>=5")
    assert caught.value.facts["suggestion"] == "renown"
    assert all(name in str(caught.value) for name in fields(POOL))


@pytest.mark.parametrize(
    "query", ["\x00", "a:b:c", "!!!", "\\", "é" * 500, "((((((((((a))))))))))", "\t\n", "=", "a!=b"]
)
def test_whatever_is_asked_there_is_an_answer_or_a_clear_error(query: str) -> None:
    with suppress(QueryError):
        assert isinstance(find(POOL, query), list)
