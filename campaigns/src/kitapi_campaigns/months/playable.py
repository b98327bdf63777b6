"""The protocol of a table that plays step by step."""

from typing import Protocol


class Playable(Protocol):
    """A table that is played step by step."""

    def step(self) -> bool:
        """Play one step; returns False once the table has ended."""
        ...

    @property
    def waits(self) -> bool:
        """Whether another table keeps this one stopped."""
        ...
