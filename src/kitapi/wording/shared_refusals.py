"""Sentences for refusals that games with a pack of cards have in common: shuffle, discards, following suit."""

from functools import partial

from kitapi.cards import read_card
from kitapi.wording.cards import card_in_signs
from kitapi.wording.catalogues import message
from kitapi.wording.refusals import Facts, Form, Refusal, as_it_is


def card_as_written(fact: str, _lang: str) -> str:
    """A card given in its notation, as people write it."""
    return card_in_signs(read_card(fact))


def shuffle_refusals(shuffle: str, pack: str) -> tuple[Refusal, ...]:
    """The sentences for refusals about the shuffle and about the pack, by the given clauses."""
    return (
        Refusal(shuffle, message("The cards come from the shuffle alone."), {"chance": as_it_is}),
        Refusal(pack, message("A pack is 32 different cards, seven to ace in four suits."), {"cards": as_it_is}),
        *share_refusals(shuffle),
        Refusal(
            shuffle,
            message("The cards are dealt when everybody has given their share in the shuffle."),
            {"contributed": as_it_is},
        ),
    )


def share_refusals(clause: str) -> tuple[Refusal, ...]:
    """The sentences for a pledge or a share in the shuffle that ``clause`` refuses."""
    refusals = [Refusal(clause, text, {"share": as_it_is}, partial(_is_why, why)) for why, text in _SHARES.items()]
    return (*refusals, Refusal(clause, message("The cards were shuffled, or may be yet."), {"unused": as_it_is}))


_SHARES = {
    "unasked": message("Shares in this shuffle are given without a pledge."),
    "pledged": message("You have already pledged your share in the shuffle."),
    "given": message("You have already given your share in the shuffle."),
    "early": message("Shares in the shuffle are shown when everybody has pledged theirs."),
    "unfit": message("This is not the share in the shuffle that you pledged."),
}
"""The sentences by the reason of the refusal (``kitapi.kernel.shuffle.state.WHY_NOT``)."""


def _is_why(why: str, facts: Facts) -> bool:
    return bool(facts["share"] == why)


def discard_refusal(clause: str) -> Refusal:
    """The sentence for a declarer who discards anything but two of their cards."""
    return Refusal(clause, message("Discard two different cards of your twelve."), {"discards": as_it_is})


def trick_refusals(clause: str, suit: Form) -> tuple[Refusal, ...]:
    """The sentences for a card that may not be played; ``suit``: renders a suit in the game's words."""
    return (
        Refusal(clause, message("You do not hold {card}."), {"card": card_as_written, "held": as_it_is}),
        Refusal(
            clause,
            message("Follow suit: you hold {must}."),
            {"card": card_as_written, "led": suit, "must": suit},
            lambda facts: facts["must"] == facts["led"],
        ),
        Refusal(
            clause,
            message("You have no {led}, so play a trump: you hold {must}."),
            {"card": card_as_written, "led": suit, "must": suit},
        ),
    )


def over_refusal(clause: str) -> Refusal:
    """The sentence for people who break up a sitting that has ended."""
    return Refusal(clause, message("The sitting is over already."), {"over": as_it_is})
