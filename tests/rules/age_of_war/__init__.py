"""Age of War, rule by rule: one file per chapter of the rulebook, one test or more per numbered rule."""
