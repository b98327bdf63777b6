"""The result of one check of ``kitapi doctor``."""

from typing import Literal, TypeAlias

import msgspec

State: TypeAlias = Literal["ok", "warn", "fail"]


class Finding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result of a check.

    ``text``: a sentence that describes it. ``advice``: a sentence with what to do; empty if nothing is wrong.
    """

    check: str
    state: State
    text: str
    advice: str = ""


def ok(check: str, text: str) -> Finding:
    """A finding that the check found no problem."""
    return Finding(check=check, state="ok", text=text)


def warn(check: str, text: str, advice: str) -> Finding:
    """A finding that the room works, but with a limitation."""
    return Finding(check=check, state="warn", text=text, advice=advice)


def fail(check: str, text: str, advice: str) -> Finding:
    """A finding that the room cannot work with these settings."""
    return Finding(check=check, state="fail", text=text, advice=advice)
