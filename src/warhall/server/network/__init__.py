"""Bytes and requests: the socket below a connection, the gate, limits, pages, and what every request has in common."""
