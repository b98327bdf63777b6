"""The columns of a row (the state of one table), the indices of the terms, and the numbers of the actions.

A card is ``8 × suit + rank``; suits are numbered ♠ ♣ ♦ ♥ from 0, ranks from the seven (0) to the ace (7). A set of
cards, or of seats, is an integer with a bit for each card or seat. A contract is its step on the ladder, from 0 (6♠)
to 24 (10NT).
"""

import numpy as np

from kitapi.batch.rows import HEAD, Integers
from kitapi.cards import DECK_32
from kitapi.games.prefa.rules.contracts import LADDER, QUOTAS, TRICK_VALUES
from kitapi.games.prefa.rules.settlement import SIDE_PAY
from kitapi.games.prefa.rules.solo import SOLO_TRICKS
from kitapi.games.prefa.rules.variant import IdlePay, LastContract, PrefaTerms, SoloPaysPartner, TenOwed, TripleFrom

MOST_PLAYERS = 4

# indices of the row of terms; the first is PLAYERS, the number of seats
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
"""The names of the actions, by number. ``no``: pass, alone, decline or refuse; ``yes``: hold, play or accept."""

(BIDDING, DISCARDING, ONE_DISCARDED, NAMING, ACES_SAID, GIVEN_UP, PARTICIPATING, PLAYING, CLAIMED, OVER) = range(10)
"""Phases. ``ONE_DISCARDED``: the declarer has discarded one of two cards. ``ACES_SAID``: the declarer has announced
four aces and must name the contract."""

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
"""Single columns. ``ACTIVE``: the set of active seats. ``LINEUP``: the set of seats that play cards. ``BID``,
``MINIMUM``, ``CONTRACT``: steps, −1 for none. ``SAID_IF_LEFT``: the seat that said "if left", or −1. ``OUT``: the set
of seats that left the auction. ``CALLED``: the set of seats that have called. ``ANSWERS``: the defenders' answers as
digits in base 8, the latest in the lowest digit. ``TRUMPS``: the set of all trumps. ``ON_TABLE``: the number of cards
in the trick. ``LED``: the set of all cards of the suit led. ``REFUSED``: 1 if a claim was refused at this trick.
``SHOWN``: the declarer's cards that a claim has shown. ``PLAYED``: the set of all cards played."""

HANDS, CALL_OF, REACHED, PLAYED_BY, VOID_OF, CARD_OF, WON = (HEAD + 29 + 4 * group for group in range(7))
"""The first column of each group, which has a column for each seat. ``CALL_OF``: the last call, a value listed below.
``REACHED``: the step last bid or held, plus 1. ``VOID_OF``: all cards of the suits in which the seat is known to be
void. ``CARD_OF``: the card in the trick, or −1. ``WON``: the number of tricks."""

NO_CALL, RAISED, STAYED, LEFT, PASSED = range(5)
"""Values of ``CALL_OF``: no call, bid, hold, if left, pass."""

PAY = HEAD + 57
"""The first column of the deal's payments in kapikia: into the kasa, and then to each seat."""
KASA_COLUMNS = PAY + 5
"""The first column of the kasa columns on the sheet, by seat, in tens (PREFA-KIT-01)."""
OWED = KASA_COLUMNS + 4
"""The first pair column: ``OWED + 4 × creditor + debtor`` is a debt in kapikia (PREFA-KIT-02)."""
RESULTS = OWED + 16
"""The first column of the players' results if the sitting were settled now (PREFA-KIT-05)."""
WIDTH = RESULTS + 4

PLAYS, CALLS_OTHER, HELPS, IS_OUT = range(4)
"""What a defender does: plays, calls the other defender in, helps the caller, or is out (PREFA-PART-03, -04)."""
SAID_PLAY, SAID_PASS, SAID_TOGETHER, SAID_ALONE = range(1, 5)
"""Digits of ``ANSWERS``."""

ALL_CARDS = 0xFFFFFFFF
FOUR_ACES = 0x80808080
TRICK_COUNT = 10
NO_SEAT = -1

VALUES: Integers = np.array([value for row in TRICK_VALUES.values() for value in row], np.int64)
"""The value of a trick in kapikia, by step; shape (25,) (PREFA-PAY-01)."""
QUOTA: Integers = np.array(list(QUOTAS.values()), np.int64)
"""The quotas of the first and the second defender, by level − 6; shape (5, 2) (PREFA-QUOTA-01)."""
WRITTEN_TRICKS: Integers = np.array(list(SOLO_TRICKS.values()), np.int64)
"""The tricks credited to declarer, first and second defender in a deal written solo, by level − 6 (PREFA-BUY-02)."""
LOW_SIDE_PAY, HIGH_SIDE_PAY = SIDE_PAY[False], SIDE_PAY[True]


def terms_row(terms: PrefaTerms) -> Integers:
    """Encode the terms as integers; a batch has no time limits and no changes of the kasa by agreement."""
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
