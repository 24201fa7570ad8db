"""The description of the protocol, and what a fuzzer that reads it finds: no server error."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.support import ROOT, Server
from warhall.kernel.text import Catalogue
from warhall.server.errors import STATUS


def test_schemathesis_finds_no_server_error(server: Server, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/docs/openapi.json"]
    options = ["--checks", "not_a_server_error", "--max-examples", "4", "--seed", "1", "--workers", "2"]
    bounds = ["--phases", "examples,coverage,fuzzing", "--request-timeout", "20", "--no-color"]
    done = subprocess.run(
        [*command, *options, *bounds], cwd=tmp_path, capture_output=True, text=True, timeout=150, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]


def test_both_catalogues_say_the_same() -> None:
    catalogue = Catalogue("warhall.server")
    assert catalogue.messages("en") == catalogue.messages("fr")


def test_every_refusal_in_the_code_has_words_and_stands_in_the_protocol() -> None:
    catalogue = Catalogue("warhall.kernel", "warhall.server")
    source = "".join(path.read_text() for path in (ROOT / "src/warhall/server").glob("*.py"))
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
