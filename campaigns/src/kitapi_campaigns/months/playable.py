"""What plays for months: a table that continues step by step."""

from typing import Protocol


class Playable(Protocol):
    """A table that is played step by step."""

    def step(self) -> bool:
        """Continue by one step; False: there is nothing more to come."""
        ...

    @property
    def waits(self) -> bool:
        """Whether another table holds this one stopped."""
        ...
