"""The result of one check of ``kitapi doctor``."""

from typing import Literal, TypeAlias

import msgspec

State: TypeAlias = Literal["ok", "warn", "fail"]


class Finding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``text``: a sentence. ``advice``: a sentence that says what to do; empty if nothing is wrong."""

    check: str
    state: State
    text: str
    advice: str = ""


def ok(check: str, text: str) -> Finding:
    """A finding that all is well."""
    return Finding(check=check, state="ok", text=text)


def warn(check: str, text: str, advice: str) -> Finding:
    """A finding that the room works, but not as well as it could."""
    return Finding(check=check, state="warn", text=text, advice=advice)


def fail(check: str, text: str, advice: str) -> Finding:
    """A finding that the room cannot work like this."""
    return Finding(check=check, state="fail", text=text, advice=advice)
