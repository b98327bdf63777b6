"""The exceptions that are raised when rules are applied.

RulesError
├── MalformedAction    cannot be read
├── IllegalAction      can be read, but the rules forbid it now
└── ImpossibleHistory  an error of the program, or a tampered record

The exceptions have a clause and facts, never sentences; the code that shows them writes the sentences.
"""

from typing import TypeAlias

Fact: TypeAlias = str | int | bool | tuple[str, ...] | None


class RulesError(Exception):
    """An action or an event that the rules cannot process."""


class MalformedAction(RulesError):
    """A message that is no action of this game.

    Attributes:
        field: the part that cannot be read.
        problem: what is wrong with that part, in a few English words.
    """

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class IllegalAction(RulesError):
    """The rules forbid the action now.

    Attributes:
        clause: the number of the rule in the rulebook, such as ``GAME-PLAY-02``.
        facts: the values that the sentence about it needs, by name; only values that the actor may know.
    """

    def __init__(self, clause: str, **facts: Fact) -> None:
        super().__init__(clause)
        self.clause = clause
        self.facts = facts

    def __str__(self) -> str:
        """Clause and facts; built on demand, because most refusals only shorten a list of options."""
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.clause}: {facts}" if facts else self.clause


class ImpossibleHistory(RulesError):
    """Events that cannot follow each other."""
