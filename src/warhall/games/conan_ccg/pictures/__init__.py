"""The pictures of the Conan CCG: every card, and the table as a seat sees it."""
