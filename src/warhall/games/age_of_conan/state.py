"""The position of Age of Conan: flat, small, quick to copy. Its fields are declared in `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.games.age_of_conan.fields import AgeOfConanFields
from warhall.games.age_of_conan.rules.coherence import faults
from warhall.games.age_of_conan.rules.frames import elsewhere
from warhall.games.age_of_conan.rules.scoring import standing
from warhall.games.age_of_conan.view import view_of
from warhall.kernel import Action, Frame, IllegalActionError, Outcome, View
from warhall.kernel.fields import EVERYTHING

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.study.odds.position import ActionOdds


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # a clone is made without `__init__`
class AgeOfConanState(AgeOfConanFields):
    """Everything on and beside the board. Provinces, seats, cards and tokens are small integers; bags are sorted
    lists. A new one has no armies, and nothing is going on."""

    __slots__ = ()

    def __init__(self, game: AgeOfConan) -> None:
        AgeOfConanFields.__init__(self, game.form.start())
        self.begin(game)

    @property
    def fight(self) -> Contest:
        """The contest that is going on."""
        contest = self.contest
        if contest is None:
            raise LookupError("no contest is going on")
        return contest

    def broken_rules(self) -> list[str]:
        return [fault.rule or "" for fault in faults(self)]

    def clone(self) -> AgeOfConanState:
        copy = AgeOfConanState.__new__(AgeOfConanState)
        self.copy_procedure(copy)
        self.copy_to(copy)
        return copy

    def not_offered(self, frame: Frame, action: Action, seat: int) -> IllegalActionError:
        return elsewhere(self, action, seat) or super().not_offered(frame, action, seat)

    def standing(self) -> Outcome:
        return standing(self)

    def to_json(self) -> dict[str, Any]:
        return self.game.form.write(self, EVERYTHING)

    def view(self, seat: int | None = None) -> View:
        return view_of(self, seat)

    def odds(self, action: str, seat: int | None = None) -> ActionOdds | None:
        """The chances of a legal choice of a seat (by default the one to act), by what that seat may see; None for a
        choice that has nothing to do with a contest. Any other action is refused as if it were played."""
        from warhall.games.age_of_conan.study.odds.position import odds_in_view

        seat = self.current_player() if seat is None else seat
        parsed = self.game.parse_action(action)
        if parsed not in self.legal_actions(seat):
            self.clone().apply_action(parsed, seat)
        return odds_in_view(self.game, self.view(seat), parsed)
