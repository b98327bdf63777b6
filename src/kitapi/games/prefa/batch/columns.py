"""Columns of a row, places of the terms, and numbers of actions.

A card is ``8 × suit + rank``, suits ♠ ♣ ♦ ♥ from 0, ranks from the seven (0) to the ace (7); a set of cards is an
integer with a bit for each card, a set of seats one with a bit for each seat. A contract is a number, its step on the
ladder, 0 (6♠) to 24 (10NT).
"""

import numpy as np

from kitapi.batch.rows import HEAD, Integers
from kitapi.cards import DECK_32
from kitapi.games.prefa.rules.contracts import LADDER, QUOTAS, TRICK_VALUES
from kitapi.games.prefa.rules.settlement import SIDE_PAY
from kitapi.games.prefa.rules.solo import SOLO_TRICKS
from kitapi.games.prefa.rules.variant import IdlePay, LastContract, PrefaTerms, SoloPaysPartner, TenOwed, TripleFrom

MOST_PLAYERS = 4

# places of the row of terms; PLAYERS, the number of seats, is the first
(SHARE, ACES_ALLOWED, PASS_DEALS, LAST_CONTRACT, PARTNER_DOUBLE, IDLE_PAY, TRIPLE, TEN_OWED, SOLO_DECLINED) = range(
    1, 10
)
REDUCED, REDUCED_IF_MADE, FULL = range(3)
AS_WRITTEN, FLAT, DOUBLED = range(3)

# actions: cards 0 to 31, contracts (bid or named) 32 to 56
CONTRACTS = 32
NO, YES, IF_LEFT, TOGETHER, SOLO, ACES, CLAIM = range(CONTRACTS + len(LADDER), 64)
ACTIONS = (
    *(card.value for card in DECK_32),
    *(f"contract {contract.value}" for contract in LADDER),
    "no",
    "yes",
    "if_left",
    "together",
    "solo",
    "aces",
    "claim",
)
"""Names of the actions. ``no``: pass, alone, decline, refuse; ``yes``: hold, play, accept."""

(BIDDING, DISCARDING, ONE_DISCARDED, NAMING, ACES_SAID, GIVEN_UP, PARTICIPATING, PLAYING, CLAIMED, OVER) = range(10)
"""Phases. ``ONE_DISCARDED``: the declarer has discarded one of two cards; ``ACES_SAID``: four aces are announced, and
the contract is to be named."""

PHASES = 10

(
    DEALER,
    ACTIVE,
    TALON,
    CALLS,
    BID,
    HELD,
    SAID_IF_LEFT,
    OUT,
    CALLED,
    DECLARER,
    MINIMUM,
    CONTRACT,
    ANNOUNCED,
    DISCARDS,
    ANSWERS,
    FIRST_PART,
    SECOND_PART,
    LINEUP,
    LEADER,
    TRUMPS,
    ON_TABLE,
    LED,
    BEST,
    BEST_SEAT,
    TRICKS,
    REFUSED,
    ACCEPTED,
    SHOWN,
    PLAYED,
) = range(HEAD, HEAD + 29)
"""Single columns. ``ACTIVE`` and ``LINEUP``: sets of seats that play in the deal, and that play cards. ``BID``,
``MINIMUM``, ``CONTRACT``: steps, −1 for none. ``SAID_IF_LEFT``: a seat, or −1. ``OUT`` and ``CALLED``: sets of seats
that left the auction, and that have called. ``ANSWERS``: a digit of base 8 each, the latest last. ``TRUMPS``: all
trumps. ``ON_TABLE``: how many cards the trick has; ``LED``: all cards of the suit led. ``REFUSED``: a claim was refused
at this trick. ``SHOWN``: the declarer's cards shown by a claim. ``PLAYED``: all cards played."""

HANDS, CALL_OF, REACHED, PLAYED_BY, VOID_OF, CARD_OF, WON = (HEAD + 29 + 4 * group for group in range(7))
"""Columns by seat. ``CALL_OF``: the last call, a value listed below; ``REACHED``: the step last bid or held, plus 1.
``VOID_OF``: all cards of the suits in which the seat is known to be void. ``CARD_OF``: the card in the trick, or −1.
``WON``: tricks."""

NO_CALL, RAISED, STAYED, LEFT, PASSED = range(5)
"""Values of ``CALL_OF``: none, bid, hold, if left, pass."""

PAY = HEAD + 57
"""The payments of the deal in kapikia: into the kasa, then to each seat."""
KASA_COLUMNS = PAY + 5
"""The sheet's kasa columns by seat, in tens (PREFA-KIT-01)."""
OWED = KASA_COLUMNS + 4
"""``OWED + 4 × creditor + debtor``: the pair columns, in kapikia (PREFA-KIT-02)."""
RESULTS = OWED + 16
"""Every player's result if the sitting were settled now (PREFA-KIT-05)."""
WIDTH = RESULTS + 4

PLAYS, CALLS_OTHER, HELPS, IS_OUT = range(4)
"""The defenders' parts (PREFA-PART-03, -04)."""
SAID_PLAY, SAID_PASS, SAID_TOGETHER, SAID_ALONE = range(1, 5)
"""Digits of ``ANSWERS``."""

ALL_CARDS = 0xFFFFFFFF
FOUR_ACES = 0x80808080
TRICK_COUNT = 10
NO_SEAT = -1

VALUES: Integers = np.array([value for row in TRICK_VALUES.values() for value in row], np.int64)
"""Kapikia of a trick by step (PREFA-PAY-01)."""
QUOTA: Integers = np.array(list(QUOTAS.values()), np.int64)
"""Tricks that the first and the second defender owe, by level − 6 (PREFA-QUOTA-01)."""
WRITTEN_TRICKS: Integers = np.array(list(SOLO_TRICKS.values()), np.int64)
"""Tricks that count for declarer, first and second defender in a deal written solo, by level − 6 (PREFA-BUY-02)."""
LOW_SIDE_PAY, HIGH_SIDE_PAY = SIDE_PAY[False], SIDE_PAY[True]


def terms_row(terms: PrefaTerms) -> Integers:
    """The terms as integers; time limits and changes of the kasa by agreement do not exist in a batch."""
    variant = terms.variant
    return np.array(
        [
            terms.players,
            variant.kasa_share // 10,
            variant.aces,
            variant.pass_deals,
            list(LastContract).index(variant.last_contract),
            variant.solo_pays_partner is SoloPaysPartner.DOUBLE,
            list(IdlePay).index(variant.idle_pay),
            variant.triple_from is TripleFrom.THREE,
            variant.ten_owed is TenOwed.ONE,
            variant.solo_declined,
        ],
        np.int64,
    )
