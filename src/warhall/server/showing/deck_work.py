"""Decks printed and rated: work of seconds and minutes, each in a process of its own (`workbench.py`)."""

from __future__ import annotations

import random

from warhall.arena.deck_rating import Arena, Pairing, Rating, SwapResult, rate
from warhall.bots import parse_bot
from warhall.kernel import DeckBox, Game, use_language
from warhall.server.protocol.messages import RatingInfo, RivalInfo, SwapInfo
from warhall.server.workbench import Tell


def print_cards(tell: Tell, kind: type[Game], cards: dict[str, int], paper: str, backs: bool, lang: str) -> bytes:
    """A sheet of cards, in a process of its own."""
    from warhall.drawing.print_sheet import deck_sheets  # it needs the extra `print`

    with use_language(lang):
        copies = [card for card, count in cards.items() for _ in range(count)]
        sheet = deck_sheets(kind().card_box(), copies, paper, backs)
    tell(1)
    return sheet


def rate_deck(tell: Tell, kind: type[Game], line: str, games: int, swap_games: int, lang: str) -> RatingInfo:
    """The rating of a deck, in a process of its own."""
    game = kind()
    arena = Arena(game, random.SystemRandom().randrange(1 << 32), parse_bot(game.DEFAULT_BOT), 1, tell)
    rating = rate(arena, line, games, swap_games)
    with use_language(lang):
        return _told(game.deck_box(), rating, game.DEFAULT_BOT)


def _told(box: DeckBox, rating: Rating, bot: str) -> RatingInfo:
    """The rating in words and numbers, the hardest rival first."""
    return RatingInfo(
        games=rating.games,
        share=rating.share,
        low=rating.low,
        high=rating.high,
        bot=bot,
        rivals=[_rival(box, pairing) for pairing in sorted(rating.pairings, key=lambda pairing: pairing.share)],
        weaknesses=box.weaknesses(rating.deck, rating.uses),
        swap=None if rating.swap is None else _swap(rating.swap),
        screened=rating.screened,
        interrupted=rating.interrupted,
    )


def _rival(box: DeckBox, pairing: Pairing) -> RivalInfo:
    return RivalInfo(box.title(pairing.rival), pairing.games, pairing.share, pairing.low, pairing.high)


def _swap(found: SwapResult) -> SwapInfo:
    return SwapInfo(found.swap.out, found.swap.into, found.games, found.gain, found.low, found.high)
