"""The inside of uvicorn and websockets, on which our socket builds."""

from __future__ import annotations

import asyncio
from importlib import import_module
from importlib.metadata import version
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

USED = (
    *("config", "transport", "read_paused", "writable", "handshake_complete", "close_sent", "disconnected"),
    *("frames", "curr_msg_data_type", "run_asgi", "data_received", "send_receive_event_to_app", "connection_lost"),
    *("client", "handle_ping", "handle_cont"),
)
USED_BEFORE = (
    *("config", "transport", "loop", "client", "connection_made", "connection_lost", "pause_writing", "resume_writing"),
    *("on_message_begin", "on_message_complete", "handle_websocket_upgrade", "parser"),
)


def missed(package: str, what: str) -> str:
    return (
        f"{package} {version(package)} has no {what} any more, which server/network/websocket.py uses: "
        f"see what has replaced it, or bound {package} in pyproject.toml"
    )


def inside(module: str, name: str) -> Any:
    """Something that nobody promised to keep."""
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError):
        pytest.fail(missed(module.partition(".")[0], f"{module}.{name}"))


def test_uvicorn_still_has_what_our_socket_uses() -> None:
    protocol = inside("uvicorn.protocols.websockets.websockets_sansio_impl", "WebSocketsSansIOProtocol")
    with asyncio.Runner() as runner:
        made = protocol(uvicorn.Config(app=lambda *_: None, log_config=None), ServerState(), {}, runner.get_loop())
    gone = [name for name in USED if not hasattr(made, name)]
    gone += [] if "scope" in protocol.run_asgi.__code__.co_names else ["scope"]
    before = inside("uvicorn.protocols.http.httptools_impl", "HttpToolsProtocol")
    with asyncio.Runner() as runner:
        begun = before(uvicorn.Config(app=lambda *_: None, log_config=None), ServerState(), {}, runner.get_loop())
    gone += [name for name in USED_BEFORE if not hasattr(begun, name)]
    assert not gone, missed("uvicorn", ", ".join(gone))


def test_websockets_still_has_its_mask() -> None:
    unmask = inside("websockets.utils", "apply_mask")
    assert unmask(b"abcde", b"\x01\x02\x03\x04") == b"````d"
    assert unmask(unmask(b"abcde", b"mask"), b"mask") == b"abcde"
