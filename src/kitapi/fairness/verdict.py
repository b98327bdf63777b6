"""The verdict of the verifier on one deal."""

from typing import Literal, NamedTuple

import msgspec

from kitapi.texts import Text

Outcome = Literal["sound", "aborted", "open", "failed", "unknown"]


class Problem(NamedTuple):
    """A problem: the check that found it, and a sentence without a full stop."""

    check: str
    sentence: Text


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict on the shuffle of one deal.

    ``deal``: its number in the sitting, 0 if that cannot be read. ``context``, ``algorithm``, ``commitment``: the name
    of the deal, the shuffling method and the digest to which the room was bound, empty if they cannot be read.
    ``outcome``:

    - ``sound``: the cards are those computed from the secret and the seats' shares, and the secret matches the
      commitment;
    - ``aborted``: the deal ended before its cards were shuffled, and its secret matches the commitment;
    - ``open``: no cards were shuffled and no secret is shown, so there is nothing to check yet;
    - ``failed``: a check failed; ``problems`` describe it;
    - ``unknown``: the deal names a shuffling method that this program does not know.

    ``silent``: seats that gave no share; ``withheld``: seats that pledged one and did not show it.
    """

    deal: int = 0
    context: str = ""
    algorithm: str = ""
    commitment: str = ""
    outcome: Outcome
    silent: tuple[int, ...] = ()
    withheld: tuple[int, ...] = ()
    problems: tuple[Problem, ...] = ()

    @property
    def table(self) -> str:
        """The table's name, which is part of the context."""
        return self.context.rpartition("/")[0]
