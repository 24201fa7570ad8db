"""What the tests in a real browser need: Chromium, the built client, a running server."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from tests.browser.serving import ROOT, Hall

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

    from tests.browser.visitor import Visitor

IN_CI = os.environ.get("CI") == "true"
# Without Playwright there is nothing to collect but the test that says so.
collect_ignore_glob = [] if find_spec("playwright") or IN_CI else ["test_[!p]*.py", "test_play.py"]

WEB = ROOT / "web"
STATIC = ROOT / "src" / "warhall" / "server" / "static"
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# What a device adds to the dice when somebody sits down is always the same; the hall's share is too.
SAME_DICE = """
const drawn = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (numbers) => (numbers instanceof Uint8Array ? numbers.fill(7) : drawn(numbers));
"""


def missing(reason: str) -> NoReturn:
    """On a developer's machine the tests step aside; in CI everything has to be there."""
    if IN_CI:
        pytest.fail(reason)
    pytest.skip(reason)


def _find_chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _install_chromium() -> None:
    """Debian's package, where we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        subprocess.run(command, check=False, capture_output=True, timeout=500)


def _newest(directory: Path) -> float:
    files = [path for path in directory.rglob("*") if path.is_file()]
    return max((path.stat().st_mtime for path in files), default=0.0)


def _is_built() -> bool:
    index = STATIC / "index.html"
    return index.exists() and index.stat().st_mtime >= max(_newest(WEB / "src"), _newest(WEB / "public"))


@contextmanager
def _alone(tmp_path_factory: pytest.TempPathFactory, name: str) -> Iterator[None]:
    """Several test processes must not build or install at once."""
    import fcntl

    with (tmp_path_factory.getbasetemp().parent / f"warhall-{name}.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client; it is built here if it is missing or older than its sources."""
    with _alone(tmp_path_factory, "client"):
        if not _is_built():
            _build()
    return STATIC


def _build() -> None:
    npm = shutil.which("npm")
    if npm is None:
        if not (STATIC / "index.html").exists():
            missing("the client is not built and npm is not installed")
        return
    commands = [[npm, "run", "build"]]
    if not (WEB / "node_modules").exists():
        commands.insert(0, [npm, "ci"])
    for command in commands:
        done = subprocess.run(command, cwd=WEB, check=False, capture_output=True, text=True)
        if done.returncode:
            pytest.fail(f"{' '.join(command)}: {done.stdout[-2000:]}{done.stderr[-2000:]}")


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with _alone(tmp_path_factory, "chromium"):
        if _find_chromium() is None:
            _install_chromium()
    path = _find_chromium()
    if path is None:
        missing("Chromium is not installed and could not be")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=path, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture(scope="session")
def hall(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One server for all tests that leave it running."""
    if find_spec("litestar") is None:
        missing("the packages of the server are not installed")
    assert (client / "index.html").exists()
    served = Hall(tmp_path_factory.mktemp("hall"))
    served.start()
    yield served
    served.kill()


@pytest.fixture
def own_hall(client: Path, tmp_path: Path) -> Iterator[Hall]:
    """A server that the test may kill."""
    assert (client / "index.html").exists()
    served = Hall(tmp_path)
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="module")
def open_hall(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server that others reach by an address of their own: here the second one of this machine."""
    assert (client / "index.html").exists()
    served = Hall(tmp_path_factory.mktemp("open-hall"), invites_to="127.0.0.2")
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="session")
def solved() -> Path:
    """The solution of the two-player game, from the cache that the other tests fill too. It takes minutes to make."""
    from tests.games.age_of_war.full_table import full_table
    from warhall.games.age_of_war.study.table_file import cache_path

    if not cache_path().exists():
        if not IN_CI:
            pytest.skip("the two-player Age of War is not solved on this machine: warhall solve age-of-war")
        full_table()
    return cache_path()


Visit = Callable[..., "Visitor"]
VISITORS = pytest.StashKey[list["Visitor"]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """A test that fails shows what everybody saw then."""
    report = yield
    if call.when == "call" and report.failed:
        visitors: list[Visitor] = item.stash.get(VISITORS, list["Visitor"]())
        for number, visitor in enumerate(visitors):
            report.sections.append((f"what visitor {number + 1} saw", visitor.told()))
    return report


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody with a browser of their own: nothing is shared with the others, as on another device."""
    from tests.browser.visitor import Visitor

    contexts: list[BrowserContext] = []
    visitors = request.node.stash[VISITORS] = []

    def come(hall: Hall, name: str = "Ann", width: int = 1280, height: int = 800, **chosen: Any) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", has_touch=width < 600, base_url=hall.url
        )
        contexts.append(context)
        context.add_init_script(SAME_DICE)
        settings = {"name": name, "language": "en", "pace": "instant", "motion": "reduced", **chosen}
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(
            f"localStorage.getItem('warhall.settings') ?? localStorage.setItem('warhall.settings', {kept})"
        )
        visitors.append(Visitor(context.new_page(), request.node.name))
        return visitors[-1]

    yield come
    for context in contexts:
        context.close()
