"""Pictures read back."""

from __future__ import annotations

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    """Everything that is written in a picture, line by line."""
    return ["".join(node.itertext()) for node in ElementTree.fromstring(picture).iter(f"{SVG}text")]
