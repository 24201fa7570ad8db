"""The addresses of the server: games, lobby, what a seat sees, accounts, and the socket of a table."""
