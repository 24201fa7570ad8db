"""The game is known to the hall while these tests run."""

import warhall
from warhall.games.age_of_conan import AgeOfConan

warhall.register(AgeOfConan)
