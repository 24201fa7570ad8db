"""How balanced Age of Conan is: many games of stewards, and a document with what they show.

`python -m benchmarks.age_of_conan_balance docs` plays the games and writes `docs/age-of-conan-balance.md` with plots.
Every game that was played is kept in a scratch file, so a run that was stopped goes on where it was.
"""
