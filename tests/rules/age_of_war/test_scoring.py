"""Game end and scoring: AOW-052 to AOW-060."""

from __future__ import annotations

from itertools import combinations

import pytest

import warhall
from warhall.games.age_of_war.components import CASTLES, CLANS, Castle

from .table import (
    KIM,
    A,
    B,
    C,
    all_but,
    castles_of,
    center,
    facedown,
    finished,
    held,
    play,
    points,
    position,
    refused,
    spoken,
    whose_turn,
)

# One of the ways to deal the cards of the rule sheet's scoring example.
KIMS = "azuchi gifu kitanosho matsuyama kumamoto mori"
EDS = "kasugayama odani matsumoto marugame tokugawa"


def last_castle(players: int = 2) -> warhall.State:
    """Azuchi alone is left in the center, and Kim is one die away from it."""
    owners = held(KIMS.removeprefix("azuchi "), EDS)
    return position(players=players, to_move=KIM, owners=owners, target="azuchi", filled=[2, 3], dice="A")


# -- the rulebook's examples -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOW-052")
def test_the_last_castle_of_the_center_ends_the_game_at_once() -> None:
    state = last_castle()
    assert center(state) == {"azuchi"}
    assert not state.is_terminal()
    play(state, "fill azuchi 1")
    assert center(state) == set()
    assert state.is_terminal()
    assert state.current_player() == warhall.TERMINAL
    assert (state.legal_actions(), state.chance_outcomes()) == ([], [])


@pytest.mark.rule("AOW-057")
def test_example_of_final_scoring() -> None:
    """Kim 2 + 3 + 3 + 1 + 3 + 5 = 17, Ed 4 + 1 + 2 + 1 + 8 = 16."""
    outcome = play(last_castle(), "fill azuchi 1").outcome()
    assert outcome.scores == [17, 16]
    assert outcome.winners == [KIM]
    assert outcome.places == [1, 2]


@pytest.mark.rule("AOW-057", "AOW-005")
def test_eight_ways_to_deal_the_cards_of_the_example() -> None:
    """Also Part B, 26: the castle table and the example fit each other."""
    deals = [
        kims
        for kims in combinations(CASTLES, 7)
        if _cards(kims) == [1, 2, 3, 3, 3, 5]
        and _cards([card for card in CASTLES if card not in kims]) == [1, 1, 2, 4, 8]
    ]
    assert len(deals) == 8
    for kims in deals:
        hand = " ".join(castle.id for castle in kims)
        assert finished(hand, all_but(hand)).outcome().scores == [17, 16]


def _cards(hand: list[Castle] | tuple[Castle, ...]) -> list[int]:
    """The points that lie in front of a player: those of faceup castles and of piles."""
    owned = {castle.index for castle in hand}
    complete = [clan for clan in CLANS if owned.issuperset(clan.castles)]
    faceup = [castle for castle in hand if CLANS[castle.clan] not in complete]
    return sorted([clan.points for clan in complete] + [castle.points for castle in faceup])


# -- further examples: the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("AOW-052")
def test_nobody_plays_on_to_have_as_many_turns() -> None:
    """Part B, 20: the first of three players ends the game."""
    state = play(last_castle(players=3), "fill azuchi 1")
    assert state.is_terminal()
    assert state.outcome().scores == [17, 16, 0]


@pytest.mark.rule("AOW-052")
@pytest.mark.parametrize("action", ["roll 1 1 1 1 1 1 1", "fill edo 1", "lose"])
def test_nothing_is_played_after_the_end(action: str) -> None:
    refusal = refused(finished(KIMS, EDS), action)
    assert (refusal.code, refusal.rule) == ("game-over", "AOW-052")


@pytest.mark.rule("AOW-052")
def test_there_is_no_outcome_before_the_end() -> None:
    with pytest.raises(warhall.NotOverError):
        last_castle().outcome()


@pytest.mark.rule("AOW-053")
def test_taking_from_an_opponent_does_not_end_the_game() -> None:
    """One castle in the center; A takes Edo from B."""
    owners = held(all_but("edo kiyosu odani"), "edo kiyosu")
    state = position(players=3, owners=owners, target="edo", filled=[1, 2, 3], dice="D")
    play(state, "fill edo daimyo")
    assert center(state) == {"odani"}
    assert not state.is_terminal()
    assert whose_turn(state) == B


@pytest.mark.rule("AOW-053")
def test_taking_the_last_castle_of_an_opponent_does_not_end_the_game() -> None:
    """Part B, 18."""
    state = position(owners=held("", "edo"), target="edo", filled=[1, 2, 3], dice="D")
    play(state, "fill edo daimyo")
    assert castles_of(state, B) == set()
    assert not state.is_terminal()


@pytest.mark.rule("AOW-054")
def test_a_clan_completed_by_the_last_castle_counts_as_a_clan() -> None:
    """Also Part B, 19."""
    owners = held("takahashi", all_but("mori"))
    state = position(owners=owners, target="gassantoda", filled=[2], dice="D")
    play(state, "fill gassantoda 1")
    assert {"gassantoda", "takahashi"} < facedown(state)
    assert state.outcome().scores[A] == 5


# -- further examples: points ----------------------------------------------------------------------------------------


@pytest.mark.rule("AOW-055")
def test_faceup_castles_score_their_points() -> None:
    state = finished("kasugayama odani", all_but("kasugayama odani"))
    assert facedown(state).isdisjoint({"kasugayama", "odani"})
    assert state.outcome().scores[A] == 4 + 1


@pytest.mark.rule("AOW-056")
def test_a_conquered_clan_scores_its_points_instead() -> None:
    state = finished("tokugawa", all_but("tokugawa"))
    assert state.outcome().scores[A] == 8


@pytest.mark.rule("AOW-055", "AOW-056", "AOW-057")
def test_the_total_is_faceup_castles_and_piles() -> None:
    assert points(position(owners=held("mori edo kumamoto")), A) == 5 + 3 + 3


# -- further examples: ties ------------------------------------------------------------------------------------------


def standing(*hands: str) -> list[tuple[int, int, int]]:
    """Points, castles and conquered clans of each seat at the end."""
    state = finished(*hands)
    piles = [{castle.id for castle in CASTLES if castle.clan == clan.index} for clan in CLANS]
    hand = [castles_of(state, seat) for seat in range(len(hands))]
    scores = state.outcome().scores
    return [(scores[seat], len(own), sum(pile <= own for pile in piles)) for seat, own in enumerate(hand)]


@pytest.mark.rule("AOW-058")
def test_castles_break_a_tie() -> None:
    hands = (
        "matsumoto odani gifu edo inuyama kasugayama",
        "azuchi kiyosu kitanosho gassantoda matsuyama",
        "takahashi marugame kumamoto",
    )
    assert standing(*hands) == [(12, 6, 0), (12, 5, 0), (6, 3, 1)]
    assert finished(*hands).outcome().winners == [A]
    assert finished(*hands).outcome().ranking == [A, B, C]


@pytest.mark.rule("AOW-058")
def test_castles_in_facedown_piles_are_counted() -> None:
    """Part B, 21: A has two castles faceup and four in piles, B five faceup."""
    hands = ("matsumoto odani mori chosokabe", "azuchi gifu edo inuyama kasugayama", "kiyosu kitanosho kumamoto")
    assert standing(*hands) == [(12, 6, 2), (12, 5, 0), (8, 3, 1)]
    assert finished(*hands).outcome().winners == [A]


@pytest.mark.rule("AOW-058", "AOW-059")
def test_castles_come_before_clans() -> None:
    hands = ("matsumoto odani gifu edo inuyama kasugayama", "mori chosokabe kumamoto", "azuchi kiyosu kitanosho")
    assert standing(*hands) == [(12, 6, 0), (12, 5, 3), (8, 3, 0)]
    assert finished(*hands).outcome().winners == [A]


@pytest.mark.rule("AOW-059")
def test_clans_break_a_tie_of_castles() -> None:
    """The example speaks of six castles each; with these cards 12 points and two clans to one take five."""
    hands = (
        "tokugawa chosokabe",
        "matsumoto odani kasugayama gassantoda kumamoto",
        "azuchi gifu kitanosho takahashi",
    )
    assert standing(*hands) == [(12, 5, 2), (12, 5, 1), (9, 4, 0)]
    assert finished(*hands).outcome().winners == [A]
    assert finished(*hands).outcome().places == [1, 2, 3]


@pytest.mark.rule("AOW-060")
def test_what_is_still_equal_is_shared() -> None:
    hands = (
        "azuchi odani gifu mori matsuyama",
        "matsumoto kiyosu inuyama kitanosho marugame kumamoto",
        "edo kasugayama",
    )
    assert standing(*hands) == [(12, 6, 1), (12, 6, 1), (7, 2, 0)]
    assert finished(*hands).outcome().winners == [A, B]
    assert finished(*hands).outcome().places == [1, 1, 3]


@pytest.mark.rule("AOW-060")
def test_the_third_of_three_tied_players_may_lose() -> None:
    """Part B, 22: equal on points, two of them equal on the tie-breaks as well."""
    hands = ("oda gassantoda", "tokugawa takahashi matsuyama", "uesugi marugame kumamoto")
    assert standing(*hands) == [(12, 5, 1), (12, 5, 1), (12, 4, 2)]
    assert finished(*hands).outcome().winners == [A, B]
    assert finished(*hands).outcome().places == [1, 1, 3]


@pytest.mark.rule("AOW-052")
def test_refusal_in_both_languages() -> None:
    english, french = spoken(refused(finished(KIMS, EDS), "lose"))
    assert "The game is over" in english
    assert "La partie est terminée" in french
