"""The auditor's notes about one hand of Caribbean Stud: the jackpot, rulings, and wagers held as claims."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from kitapi.auditor.accounts import Unreadable, whole
from kitapi.auditor.laws import Found

Event: TypeAlias = dict[str, Any]

PERCENT = {"royal_flush": 100, "straight_flush": 10}
"""The payments of the two upper tiers, in per cent of the meter (CSP-056, CSP-132)."""

FIXED = ("four_of_a_kind", "full_house", "flush")
"""The tiers whose award is a fixed amount of the terms."""


class Jackpot:
    """The jackpot in one hand: the amount on the display, who won which tier, and what was paid.

    ``covered``: chips of awards that the house paid, because the meter held too little; ``tokens_covered``: the same
    for tokens that were given back.
    """

    def __init__(self) -> None:
        self.display: int | None = None
        self.basis: int | None = None
        self.tiers: dict[int, str] = {}
        self.paid: dict[int, int] = {}
        self.covered = self.tokens_covered = 0
        self.reserved = 0
        """The amount set aside in the meter for open awards."""

    def move_display(self, moved: int) -> None:
        """Add an amount that the table moved into the meter, negative if out of it.

        No effect if the display is unknown.
        """
        if self.display is not None:
            self.display += moved

    def note_tier(self, seat: int, tier: str | None) -> None:
        """Note the tier that a seat has won, if any."""
        if tier is not None:
            self.tiers[seat] = tier

    def due(self, tier: str, house: Event) -> int:
        """Compute the payment to each winner of ``tier``.

        Raises:
            Unreadable: there is no such tier, or it is a percentage of the meter, whose amount was never noted.
        """
        if tier in FIXED:
            return whole(house[tier], tier)
        if tier not in PERCENT or self.basis is None:
            raise Unreadable(f"tier: {tier}")
        already = sum(self.paid.get(seat, 0) for seat, won in self.tiers.items() if won == "straight_flush")
        share = self.basis * PERCENT[tier] // 100 - (already if tier == "royal_flush" else 0)
        return share // max(1, sum(won == tier for won in self.tiers.values()))


class Rulings:
    """The rulings of one hand, and what the auditor knows of the seats that they are about.

    ``given``: the newest ruling. ``antes``: chips on ANTE by seat, at the closing of the bets.
    """

    def __init__(self) -> None:
        self.given: Event = {}
        self.antes: dict[int, int] = {}
        self.served: set[int] = set()
        self.dropped: set[int] = set()
        self.as_fold: set[int] = set()
        self.refused: set[int] = set()
        self.said: dict[int, str] = {}
        self.qualifies = False

    @property
    def names_what_is_kept(self) -> bool:
        """Whether the newest ruling names the chips that the house keeps.

        Before version 0.3.0 it named none, and the house kept the fee of every exchanged card.
        """
        return "kept" in self.given

    def amount_named(self, field: str, seat: int) -> int:
        """Return the chips of a seat in ``field`` of the newest ruling."""
        return sum(whole(one["amount"], field) for one in self.given.get(field, ()) if one["seat"] == seat)

    def waits(self, seat: int) -> bool:
        """Whether a seat's wagers wait for the management's decision at the moment when the seat is settled."""
        if seat in self.dropped or seat in self.refused or self.said.get(seat) == "winning":
            return True
        return seat in self.as_fold and not self.qualifies


class Claims:
    """The winnings of wagers held as claims, by seat: those of ``earlier`` hands, and those of this one."""

    def __init__(self, earlier: tuple[int, ...], players: int) -> None:
        if earlier and len(earlier) != players:
            raise Unreadable("claims: not one for each player")
        self.earlier = list(earlier or (0,) * players)
        self._new: dict[int, int | None] = {}
        self._taken: set[int] = set()
        self._unpaid: set[int] = set()

    def check_promises(self, balances: dict[str, int]) -> Iterator[Found]:
        """Check that winnings are promised only where wagers are held."""
        for seat, chips in enumerate(self.earlier):
            if chips < 0 or (chips and not balances[f"claim{seat}"]):
                yield Found("escrow", f"seat {seat} is promised {chips}, but none of its wagers wait as a claim")

    def take(self, seat: int) -> None:
        """Note that a seat's cards were taken by mistake, so that the log does not say what its wagers would win."""
        self._taken.add(seat)

    def take_as_fold(self, seat: int) -> None:
        """Note that a seat's ANTE was taken as if it had folded; without a BET it wins nothing by the paytables."""
        self._taken.discard(seat)
        self._unpaid.add(seat)

    def hold(self, seat: int, winnings: int) -> None:
        """Hold a seat's wagers as a claim; ``winnings``: the chips that they would win."""
        self._new[seat] = None if seat in self._taken else winnings * (seat not in self._unpaid)

    def decide(self, seat: int, *, before_cards: bool) -> None:
        """Note the management's decision about a seat's wagers."""
        if before_cards:
            self.earlier[seat] = 0
        else:
            self._new.pop(seat, None)

    def void(self) -> None:
        """Drop the claims of this hand, which is void."""
        self._new.clear()
        self._taken.clear()
        self._unpaid.clear()

    def carry_over(self, balances: dict[str, int]) -> list[int] | None:
        """Return the winnings that the next hand must promise, by seat.

        None if the log does not say those of new claims.
        """
        if None in self._new.values():
            return None
        if not any(balances[f"claim{seat}"] for seat in range(len(self.earlier))):
            return []
        return [earlier + (self._new.get(seat) or 0) for seat, earlier in enumerate(self.earlier)]
