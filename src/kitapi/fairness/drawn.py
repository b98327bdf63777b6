"""Cards that come to light after the deal: those that lay there, in the order in which they lay."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kitapi.fairness.verdict import Problem

LATER = frozenset(
    {
        "caribbean_stud.upcard_turned",
        "caribbean_stud.card_given",
        "caribbean_stud.cards_lost",
        "preferans.bidding_won",
    }
)
"""Kinds of events that show, give or lose such cards."""


def drawn(events: Sequence[Mapping[str, Any]]) -> Iterator[Problem]:
    """What is wrong with the talon that is shown, the card that is turned, and those given from the stub.

    Where the deal itself cannot be read nothing is said; that is told by its own checks.
    """
    dealt = next((place for place, event in enumerate(events) if event["kind"].endswith(".cards_dealt")), len(events))
    lying = events[dealt] if dealt < len(events) else {}
    talon, bank, stub = (_cards(lying.get(name)) for name in ("talon", "bank", "stub"))
    for event in events[dealt + 1 :]:
        match event["kind"]:
            case "preferans.bidding_won":
                if event.get("talon") != talon:
                    yield Problem("drawn", "the talon that was shown is not the one that was dealt")
            case "caribbean_stud.upcard_turned":
                if [event.get("card")] != bank[-1:]:
                    yield Problem("drawn", "the card that was turned is not the bank's last one")
            case "caribbean_stud.card_given":
                if [event.get("card")] != stub[:1]:
                    yield Problem("drawn", "the card that was given is not the next one of the stub")
                del stub[:1]
            case "caribbean_stud.cards_lost":
                amount = event.get("amount")
                if type(amount) is not int or not 1 <= amount <= len(stub):
                    yield Problem("drawn", "more or fewer cards were lost than the stub has")
                else:
                    del stub[:amount]
            case _:
                pass


def _cards(told: object) -> list[Any]:
    return list(told) if isinstance(told, list) else []
