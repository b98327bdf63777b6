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

    ``deal``: its number in the sitting, 0 where that cannot be read. ``context``, ``algorithm``, ``commitment``: what
    it was bound to, empty where that cannot be read. ``outcome``:

    - ``sound``: the cards are those that the secret and the seats' shares make, and the secret is the promised one;
    - ``aborted``: the deal ended before its cards were shuffled, and its secret is the promised one;
    - ``open``: no cards were shuffled and no secret is shown, so there is nothing to check yet;
    - ``failed``: a check failed, as ``problems`` say;
    - ``unknown``: it names a way to shuffle that this program does not know.

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
        """The table's name, as the context has it."""
        return self.context.rpartition("/")[0]
