"""Caribbean Stud for the verifier of shuffles, with the cards shown after the deal."""

from collections.abc import Mapping
from typing import Any

from kitapi.fairness.decks import DECK_52
from kitapi.fairness.transcript import FairGame, Lying
from kitapi.games.caribbean_stud.fairness.checks import CHECKS
from kitapi.games.caribbean_stud.fairness.events import SHAPES
from kitapi.texts import Text


def _check_upcard(lying: Lying, event: Mapping[str, Any]) -> Text | None:
    return (
        None
        if [event.get("card")] == lying["bank"][-1:]
        else Text("the card that was turned is not the bank's last one")
    )


def _check_given_card(lying: Lying, event: Mapping[str, Any]) -> Text | None:
    is_next = [event.get("card")] == lying["stub"][:1]
    del lying["stub"][:1]
    return None if is_next else Text("the card that was given is not the next one of the stub")


def _remove_lost_cards(lying: Lying, event: Mapping[str, Any]) -> Text | None:
    amount, stub = event.get("amount"), lying["stub"]
    if type(amount) is not int or not 1 <= amount <= len(stub):
        return Text("more or fewer cards were lost than the stub has")
    del stub[:amount]
    return None


FAIRNESS = FairGame(
    prefix="caribbean_stud",
    deck=DECK_52,
    shapes=SHAPES,
    checks=CHECKS,
    later={"upcard_turned": _check_upcard, "card_given": _check_given_card, "cards_lost": _remove_lost_cards},
)
