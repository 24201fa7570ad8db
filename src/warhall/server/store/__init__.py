"""Keeps tables, logs, people and accounts in a database, and brings news to the other processes that share it."""
