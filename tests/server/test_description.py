"""The description of the protocol, and what a fuzzer that reads it finds: no server error."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.support import ROOT, Server
from warhall.kernel.text import Catalogue
from warhall.server.protocol.errors import STATUS


def fuzz(server: Server, directory: Path, *options: str, token: str | None = None, table: str | None = None) -> str:
    """Let Schemathesis try what the description allows, and much that it does not; with a token and a table that are
    good, so that it gets beyond the door."""
    config = directory / "schemathesis.toml"
    config.write_text("" if table is None else f'[parameters]\n"path.table_id" = "{table}"\n')
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    # One worker: two threads in Python's parser at once may end in a SystemError of Python 3.11.
    command += [f"{server.url}/docs/openapi.json", "--checks", "not_a_server_error", "--seed", "1", "--workers", "1"]
    command += ["--phases", "examples,coverage,fuzzing", "--request-timeout", "20", "--no-color", *options]
    if token is not None:
        command += ["--header", f"Authorization: Bearer {token}"]
    done = subprocess.run(command, cwd=directory, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    return done.stdout


def test_schemathesis_finds_no_server_error(server: Server, tmp_path: Path) -> None:
    fuzz(server, tmp_path, "--max-examples", "4")


KEEP = ("--exclude-method", "DELETE", "--exclude-path-regex", "/leave$")  # who leaves or deletes sees no more
AT_A_TABLE = ("--include-path-regex", r"^/api/tables/\{table_id\}")


def test_schemathesis_at_a_table_finds_no_server_error(server: Server, tmp_path: Path) -> None:
    """With the token of a player in a running game, and with that of the host of a table that has not begun."""
    table, tokens = server.open_table("age-of-war", 3)
    fuzz(server, tmp_path, *AT_A_TABLE, *KEEP, "--max-examples", "3", token=tokens[1], table=table)
    assert server.get(f"/api/tables/{table}", tokens[1])["you"]["seat"] == 1
    made = server.post("/api/tables", {"game": "sealed-bids", "options": {"players": 3}, "name": "Host"})
    table = made["table"]["id"]
    fuzz(server, tmp_path, *AT_A_TABLE, *KEEP, "--max-examples", "3", token=made["token"], table=table)
    assert server.get(f"/api/tables/{table}", made["token"])["you"]["host"]
    fuzz(server, tmp_path, *AT_A_TABLE, "--max-examples", "1", token=made["token"], table=table)


def test_schemathesis_with_an_account_finds_no_server_error(server: Server, tmp_path: Path) -> None:
    account = server.post("/api/accounts", {"name": "Fuzzy", "password": "fuzzy words"})["token"]
    made = server.post("/api/tables", {"game": "age-of-war", "name": "Fuzzy"}, account)
    routes = ("--include-path-regex", "^/api/(me|sessions|accounts|tables)$|/(join|token)$")
    fuzz(server, tmp_path, *routes, *KEEP, "--max-examples", "3", token=account, table=made["table"]["id"])
    assert server.get("/api/me", account)["account"] == {"name": "Fuzzy"}
    fuzz(server, tmp_path, "--include-path-regex", "^/api/(me|sessions)$", "--max-examples", "1", token=account)


def test_both_catalogues_say_the_same() -> None:
    catalogue = Catalogue("warhall.server")
    assert catalogue.messages("en") == catalogue.messages("fr")


def test_every_refusal_in_the_code_has_words_and_stands_in_the_protocol() -> None:
    catalogue = Catalogue("warhall.kernel", "warhall.server")
    source = "".join(path.read_text() for path in (ROOT / "src/warhall/server").rglob("*.py"))
    codes = set(re.findall(r'HallError\(\s*"([a-z-]+)"', source)) | set(STATUS)
    for code in codes:
        assert catalogue.has(f"error-{code}", "en"), code
        assert catalogue.has(f"error-{code}", "fr"), code
    protocol = (ROOT / "docs/protocol.md").read_text()
    assert {code for code in codes if f"`{code}`" not in protocol} == set()


def test_every_route_stands_in_the_protocol(server: Server) -> None:
    protocol = (ROOT / "docs/protocol.md").read_text()
    for path, operations in server.get("/docs/openapi.json")["paths"].items():
        short = path.replace("{table_id}", "{id}").replace("{game_id}", "{game}")
        for method in operations:
            assert f"`{method.upper()} {short}" in protocol, f"{method} {short}"
