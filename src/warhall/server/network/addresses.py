"""Where the hall can be found: the address of this machine on its network, a public one, and both as QR codes."""

from __future__ import annotations

import io
import socket
from collections.abc import Iterator, Sequence
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import segno

from warhall.kernel import InvalidOptionError
from warhall.server.protocol.errors import CATALOGUE
from warhall.server.settings import bad_setting

# Nobody answers at the first one and nothing is sent there: the way to it starts at the address that we look for. The
# others stand for the networks at home and at work that lead nowhere else.
_AFAR: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
_PORTS: Final = {"http": 80, "https": 443}


def lan_address() -> str:
    """The address of this machine on its network. `no-network` if it has none."""
    for host in _own_addresses():
        if not (ip_address(host).is_loopback or ip_address(host).is_unspecified):
            return host
    raise InvalidOptionError("no-network", field="--lan", catalogue=CATALOGUE)


def _own_addresses() -> Iterator[str]:
    for target in _AFAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
            except OSError:
                continue
            yield str(probe.getsockname()[0])


def check_public_url(text: str) -> str:
    """The origin that a public address stands for: scheme and host, with the port where it is not the usual one."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise _bad_url(text) from None
    is_bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username or parts.password)
    host = parts.hostname or ""
    if parts.scheme not in _PORTS or not is_bare or not host or not host.isascii() or set(host) & set(" \\<>\"'%"):
        raise _bad_url(text)
    named = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{named}" + ("" if port in (None, _PORTS[parts.scheme]) else f":{port}")


def _bad_url(text: str) -> InvalidOptionError:
    return InvalidOptionError("bad-public-url", field="--public-url", catalogue=CATALOGUE, value=text[:60])


def check_proxies(given: Sequence[str], origins: Sequence[str]) -> None:
    """Refuse what is no address of a proxy and no origin: with a slip there every guest would look like one, or pages
    would be turned away."""
    for proxy in given:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise bad_setting(f"proxies: {proxy[:60]}") from None
    for origin in origins:
        if check_public_url(origin) != origin:
            raise bad_setting(f"origins: {origin[:60]} ({check_public_url(origin)}?)")


class Proxies:
    """The addresses and networks of the proxies that are believed."""

    def __init__(self, given: Sequence[str]) -> None:
        self._networks = [ip_network(proxy, strict=False) for proxy in given]

    def __contains__(self, host: str) -> bool:
        address = ip_address(host)
        return any(address in network for network in self._networks)


def is_only_here(url: str) -> bool:
    """Whether an address means the computer on which it is opened, so that others cannot come by it."""
    try:
        host = urlsplit(url).hostname or ""
    except ValueError:
        return False
    try:
        return ip_address(host).is_loopback or ip_address(host).is_unspecified
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


@lru_cache(maxsize=1000)  # many look at few addresses
def qr_picture(url: str) -> str:
    """An address as a QR code, in a `data:` address that an image shows."""
    return segno.make_qr(url).svg_data_uri(border=2, light="#fff")


def qr_text(url: str) -> str:
    """An address as a QR code for the terminal, two squares to a character."""
    text = io.StringIO()
    segno.make_qr(url).terminal(text, border=2, compact=True)
    return text.getvalue()
