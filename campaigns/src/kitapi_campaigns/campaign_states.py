"""The progress of a campaign, kept in a file so that the same command continues from there."""

from pathlib import Path
from typing import Protocol, TypeVar

import msgspec


class Seeded(Protocol):
    """A campaign's progress, which is valid for one seed only."""

    seed: int


StateT = TypeVar("StateT", bound=Seeded)


def load_state(file: Path | None, new: StateT) -> StateT:
    """Return the state in ``file``, or ``new`` if there is no file; a state of another seed ends the command."""
    if file is None or not file.exists():
        return new
    state = msgspec.json.decode(file.read_bytes(), type=type(new))
    if state.seed != new.seed:
        raise SystemExit(f"{file} belongs to seed {state.seed}")
    return state


def keep(file: Path | None, state: Seeded) -> None:
    """Replace ``file`` by ``state`` atomically: a command that is stopped leaves the old or the new state, whole."""
    if file is not None:
        written = file.with_suffix(".new")
        written.write_bytes(msgspec.json.encode(state))
        written.replace(file)
