"""Classes that declare frames and verbs of the rules: some attributes are fields of each, others facts of all."""

from __future__ import annotations

import re
from typing import Any

import msgspec


class Declared(msgspec.StructMeta):
    """Keeps the facts of a class apart from its fields. mypyc notes every assignment in a class as an annotation, facts
    included: what a base class says of itself without being a field of it is not a field of its subclasses either."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> Any:
        annotations = namespace.get("__annotations__", {})
        for fact in [each for each in annotations if each in namespace and _is_fact(each, bases)]:
            del annotations[fact]
        return super().__new__(mcls, name, bases, namespace, **options)


def _is_fact(name: str, bases: tuple[type, ...]) -> bool:
    fields = {field for base in bases for field in getattr(base, "__struct_fields__", ())}
    return name not in fields and any(hasattr(base, name) for base in bases)


def separated(class_name: str, by: str) -> str:
    """The words of a class's name: `SiegeRetreat` is `siege-retreat`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", by, class_name).lower()
