"""One module per verb (or family of verbs). Each has `add_to(app)`, called when the language is known."""
