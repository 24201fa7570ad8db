"""Where the hall can be found, and what is refused as an address."""

from __future__ import annotations

import errno
import socket
from typing import Any, ClassVar, NoReturn

import pytest

from warhall.kernel import InvalidOptionError
from warhall.server.network.addresses import check_public_url, is_only_here, lan_address, qr_picture, qr_text


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://hall.example.org", "https://hall.example.org"),
        (" https://Hall.Example.org:443/ ", "https://hall.example.org"),
        ("http://192.168.1.5:80", "http://192.168.1.5"),
        ("http://[2001:DB8::5]:8765/", "http://[2001:db8::5]:8765"),
    ],
)
def test_a_public_address_is_the_origin_that_browsers_name(given: str, origin: str) -> None:
    assert check_public_url(given) == origin


@pytest.mark.parametrize(
    "given",
    [
        "",
        "hall.example.org",
        "ftp://hall.example.org",
        "https://",
        "https://hall/sub",
        "https://hall/?x=1",
        "https://hall#x",
        "https://ann:secret@hall",
        "https://hall:99999",
        "https://hall:port",
        "https://[::1",
        "https://a b",
        "https://é.fr",
    ],
)
def test_a_bad_public_address_is_a_typed_error(given: str) -> None:
    with pytest.raises(InvalidOptionError) as refused:
        check_public_url(given)
    assert (refused.value.code, refused.value.field) == ("bad-public-url", "--public-url")


def test_some_addresses_mean_only_this_computer() -> None:
    here = ("http://127.0.0.1:8765/", "http://127.0.0.2", "http://[::1]:1", "http://localhost:8765", "http://0.0.0.0/")
    assert all(is_only_here(url) for url in here)
    assert not any(
        is_only_here(url) for url in ("http://192.168.1.5:8765/", "https://hall.example.org", "http://[", "")
    )


class _Probe(socket.socket):
    """A socket on a machine that is on these networks alone."""

    ways: ClassVar[dict[str, str]] = {}

    def connect(self, address: Any) -> None:
        if address[0] not in self.ways:
            raise OSError(errno.ENETUNREACH, "Network is unreachable")
        self.found = self.ways[address[0]]

    def getsockname(self) -> tuple[str, int]:
        return self.found, 9


def _no_datagrams(*_: Any) -> NoReturn:
    raise AssertionError("nothing is sent")


@pytest.mark.parametrize(
    ("ways", "found"),
    [
        ({"192.0.2.1": "10.1.2.3"}, "10.1.2.3"),
        ({"192.0.2.1": "127.0.0.1", "192.168.255.254": "192.168.1.5"}, "192.168.1.5"),
    ],
)
def test_the_address_on_the_network_is_found(ways: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Probe, "ways", ways)
    monkeypatch.setattr(_Probe, "send", _no_datagrams)
    monkeypatch.setattr(socket, "socket", _Probe)
    assert lan_address() == found


def test_a_computer_on_no_network_is_a_typed_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", _Probe)
    with pytest.raises(InvalidOptionError) as refused:
        lan_address()
    assert (refused.value.code, refused.value.field) == ("no-network", "--lan")


def test_an_address_becomes_a_qr_code() -> None:
    assert qr_picture("http://192.168.1.5:8765/table/x").startswith("data:image/svg+xml")
    lines = qr_text("http://192.168.1.5:8765/").splitlines()
    assert {len(line) for line in lines} == {29}
    assert set("".join(lines)) == set("█▀▄ ")
