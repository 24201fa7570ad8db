"""The server, with real parts: processes, sockets, databases."""
