"""`warhall admin`: looking after the people of a running hall, through the addresses that its `admin_token` opens."""

import json as json_module
import os
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import typer

from warhall.cli.output import CATALOGUE, print_json, print_line, say
from warhall.kernel import InvalidOptionError

PATIENCE: Final = 30.0  # seconds
_Request = tuple[str, str, Any]  # method, address, body

# Every action: the words that follow it, and what is asked of the hall.
ACTIONS: Final[dict[str, tuple[str, Callable[..., _Request]]]] = {
    "tables": ("", lambda: ("GET", "tables", None)),
    "people": ("TABLE", lambda table: ("GET", f"tables/{table}/people", None)),
    "list": ("TABLE", lambda table: ("PUT", f"tables/{table}", {"listed": True})),
    "unlist": ("TABLE", lambda table: ("PUT", f"tables/{table}", {"listed": False})),
    "close": ("TABLE", lambda table: ("PUT", f"tables/{table}", {"closed": True})),
    "reopen": ("TABLE", lambda table: ("PUT", f"tables/{table}", {"closed": False})),
    "mute": ("TABLE PERSON", lambda table, person: ("PUT", f"tables/{table}/people/{person}", {"muted": True})),
    "unmute": ("TABLE PERSON", lambda table, person: ("PUT", f"tables/{table}/people/{person}", {"muted": False})),
    "kick": ("TABLE PERSON", lambda table, person: ("PUT", f"tables/{table}/people/{person}", {"kicked": True})),
    "bans": ("", lambda: ("GET", "bans", None)),
    "ban-address": ("ADDRESS", lambda whom: ("POST", "bans", {"kind": "address", "whom": whom})),
    "ban-account": ("NAME", lambda whom: ("POST", "bans", {"kind": "account", "whom": whom})),
    "lift": ("BAN", lambda number: ("DELETE", f"bans/{number}", None)),
    "reports": ("", lambda: ("GET", "reports", None)),
    "settle": ("REPORT", lambda number: ("DELETE", f"reports/{number}", None)),
    "announce": ("TEXT", lambda text: ("PUT", "house", {"announcement": text or None})),
    "read-only": ("", lambda: ("PUT", "house", {"read_only": True})),
    "writable": ("", lambda: ("PUT", "house", {"read_only": False})),
    "password": ("NAME", lambda name: ("POST", "passwords", {"name": name})),
}


def add_to(app: typer.Typer) -> None:
    known = ", ".join(f"{name} {words}".strip() for name, (words, _) in ACTIONS.items())

    @app.command(help=say("help-admin"), epilog=say("admin-actions", known=known))
    def admin(
        action: Annotated[str, typer.Argument(help=say("arg-action"))],
        words: Annotated[list[str] | None, typer.Argument(help=say("arg-action-words"))] = None,
        url: Annotated[str, typer.Option(help=say("opt-hall-url"))] = "http://127.0.0.1:8765",
    ) -> None:
        answer = ask(url, *request_of(action, words or []))
        if answer is None:
            print_line(say("admin-done"))
        else:
            print_json(answer)


def request_of(action: str, words: Sequence[str]) -> _Request:
    """Turn these words into a request to the hall."""
    if action not in ACTIONS:
        known = ", ".join(ACTIONS)
        raise InvalidOptionError("admin-action", field=action[:40], catalogue=CATALOGUE, known=known)
    wanted, ask_for = ACTIONS[action]
    if len(words) != len(wanted.split()):
        raise InvalidOptionError("admin-words", field=action, catalogue=CATALOGUE, wanted=wanted or "-")
    return ask_for(*[word if " " in word else word.strip("/") for word in words])


def ask(url: str, method: str, path: str, body: Any) -> Any:
    """Ask the hall; the token comes from the environment, so that no list of processes shows it."""
    token = os.environ.get("WARHALL_ADMIN_TOKEN", "")
    data = None if body is None else json_module.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{url.rstrip('/')}/api/admin/{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read()
    except urllib.error.HTTPError as error:
        code, reason = _told(error)
        if code == "not-found" and not path.startswith("tables/"):
            reason = say("admin-token")
        raise InvalidOptionError(
            "admin-refused", field=path[:60], catalogue=CATALOGUE, reason=reason.removesuffix(".")
        ) from None
    except (OSError, ValueError) as error:
        raise InvalidOptionError(
            "admin-refused", field=url[:60], catalogue=CATALOGUE, reason=str(error)[:100]
        ) from None
    return json_module.loads(text) if text and text != b"null" else None


def _told(error: urllib.error.HTTPError) -> tuple[str, str]:
    """The code and the sentence of a refusal; somebody else may have refused, without a code."""
    try:
        told = json_module.loads(error.read())
        return str(told["code"]), str(told["text"])
    except (ValueError, KeyError, TypeError):
        return "", str(error.reason)
