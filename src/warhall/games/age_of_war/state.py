"""The position of Age of War: flat, small, quick to copy. Its fields are declared in `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.games.age_of_war.fields import AgeOfWarFields
from warhall.games.age_of_war.rules.scoring import all_points, is_over, standing
from warhall.games.age_of_war.rules.turn_structure import waiting
from warhall.kernel import Outcome, View
from warhall.kernel.fields import EVERYTHING

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # a clone is made without `__init__`
class AgeOfWarState(AgeOfWarFields):
    """Who owns which castle, and how far the turn has come. Castles, lines and seats are small integers."""

    __slots__ = ()

    def __init__(self, game: AgeOfWar) -> None:
        AgeOfWarFields.__init__(self, game.form.start())
        self.begin(game)
        self.wait()

    def wait(self) -> None:
        """Find what the position waits for: it follows from the table."""
        self.stack = waiting(self)
        self.run()

    def clone(self) -> AgeOfWarState:
        copy = AgeOfWarState.__new__(AgeOfWarState)
        self.copy_procedure(copy)
        self.copy_to(copy)
        return copy

    def standing(self) -> Outcome:
        return standing(self.owners, self.game.players)

    def to_json(self) -> dict[str, Any]:
        return self.game.form.write(self, EVERYTHING)

    def view(self, seat: int | None = None) -> View:
        """Everything, for nothing is hidden (AOW-007), with the scores."""
        over = is_over(self.owners)
        view = self.to_json()
        view["you"] = seat
        view["scores"] = all_points(self.owners, self.game.players)
        view["over"] = over
        view["winners"] = self.standing().winners if over else []
        return view
