"""Servers, databases and brokers for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.parts import Postgres, Redis, find_postgres, find_redis
from tests.server.support import Server, calm_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do not harm it."""
    directory = tmp_path_factory.mktemp("hall")
    with calm_server(f"sqlite:///{directory / 'hall.sqlite3'}") as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'hall.sqlite3'}"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    running = Postgres(find_postgres(), tmp_path_factory.mktemp("postgres"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    running = Redis(find_redis(), tmp_path_factory.mktemp("redis"))
    yield running
    running.stop()
