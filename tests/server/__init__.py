"""The server, with real parts: processes, sockets, databases. What tests one package is in a folder of its name."""
