"""What is kept: tables, logs, people and accounts in a database, and news for the other processes that share it."""
