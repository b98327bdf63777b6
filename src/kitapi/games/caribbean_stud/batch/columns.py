"""The columns of a row (the state of one table), the indices of the terms, and the numbers of the actions.

A card is ``13 × suit + rank``, as in `kitapi.cards.DECK_52`; amounts are in units of the smallest chip.
"""

import numpy as np

from kitapi.batch.rows import HEAD, Integers
from kitapi.games.caribbean_stud.rules.payment.settlement import exchange_fee
from kitapi.games.caribbean_stud.rules.round.coins import meter_share
from kitapi.games.caribbean_stud.rules.terms.paytables import payment_of
from kitapi.games.caribbean_stud.rules.terms.variant import (
    CaribbeanStudHouse,
    CaribbeanStudTerms,
    Qualification,
    Shuffling,
)
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination
from kitapi.simulation.tallies import BY_STRENGTH

MOST_SEATS, DECK = 7, 52
COMBINATIONS = len(Combination)

# actions
ANTES = 50
NO, YES, FOLD, RAISE, EXCHANGE = range(ANTES, ANTES + 5)
ACTIONS = (
    *(f"ante {number}" for number in range(1, ANTES + 1)),
    "no",
    "yes",
    "fold",
    "raise",
    *(f"exchange {number}" for number in range(1, HAND_SIZE + 1)),
)
"""The names of the actions, by number.

``ante 1``, ``ante 2`` and so on: stake the first, second … amount of ``antes_of``. ``no`` in place of an ANTE: sit the
round out. ``yes``, ``no`` after an ANTE: stake a token, or none. ``exchange 1`` to ``exchange 5``: exchange one of the
seat's cards, which are sorted by their numbers, the lowest first."""

TO_CHOOSE = 1 << FOLD | 1 << RAISE
TO_CHOOSE_FIRST = TO_CHOOSE | 31 << EXCHANGE

# places of the row of terms; PLAYERS, the number of seats, is the first
(FEE, LETTER, FOLDED_JACKPOT, BY_HAND, TOKEN_PRICE, SHARE, OPENING_METER, RESET, HOW_MANY) = range(1, 10)
"""Indices of the terms. ``FEE``: the price of an exchange, in ANTEs. ``LETTER``: 1 if an ace or a king is enough to
qualify. ``FOLDED_JACKPOT``: 1 if a folded hand may win the jackpot. ``BY_HAND``: 1 if the deck is shuffled and dealt by
hand. ``SHARE``: the amount of each token that is added to the meter. ``HOW_MANY``: the number of different ANTEs."""
FIXED = 10
"""The first of three indices: the jackpot's awards for flush, full house and four of a kind."""
PAID_KEPT = FIXED + 3
PAID_EXCHANGED = PAID_KEPT + COMBINATIONS
"""The first of ten indices each: the payment to one on BET, by combination from the high card up, for cards as dealt
(``PAID_KEPT``) and after an exchange (``PAID_EXCHANGED``)."""
AMOUNTS = PAID_EXCHANGED + COMBINATIONS
"""The index of the first amount that may be staked on ANTE; the others follow it."""

STAKING, TOKENS, CHOOSING, SERVED, OVER = range(5)
"""Phases. ``SERVED``: a seat has received its new card and must fold or raise."""
PHASES = 5

METER, UPCARD, NEXT_CARD = range(HEAD, HEAD + 3)
"""Single columns. ``UPCARD``: −1 before the deal. ``NEXT_CARD``: the index in ``ORDER`` of the stub's next card."""
ANTE, TOKEN, CHOICE, EXCHANGED, GIVEN, DEALT = (HEAD + 3 + MOST_SEATS * group for group in range(6))
"""The first column of each group, which has a column for each seat. ``ANTE``: 0 if the seat sits the round out.
``CHOICE`` and ``EXCHANGED``: values listed below. ``GIVEN``: the card given away or to be given away, or −1. ``DEALT``:
the value of the cards as dealt, as in `simulation.kernels`."""
HANDS = HEAD + 3 + MOST_SEATS * 6
"""``HANDS + 5 × seat`` is the first column of the seat's five cards. They are sorted by number, the lowest first, when
they are dealt; a new card then replaces the old card in its column."""
BANK = HANDS + HAND_SIZE * MOST_SEATS
ORDER = BANK + HAND_SIZE
"""The first column of the deck: the cards in the order in which they are dealt."""
RESULTS = ORDER + DECK
"""The first of the columns, one for each seat, with the chips won or lost in the sitting."""
PAY = RESULTS + MOST_SEATS
"""The first column of the round's payments: to the bank, house and meter together, and then to each seat."""
WIDTH = PAY + 1 + MOST_SEATS

UNDECIDED, FOLDED, RAISED = range(3)
"""Values of ``CHOICE``."""
KEPT, REQUESTED, GOT_CARD = range(3)
"""Values of ``EXCHANGED``."""
NO_CARD = -1


def antes_of(house: CaribbeanStudHouse) -> list[int]:
    """Return the ANTEs that may be staked in a batch, in units of the smallest chip, the lowest first.

    They are all amounts that the house accepts, if there are at most 50; otherwise 50 of them from the minimum to the
    maximum, spaced as evenly as whole chips allow.
    """
    steps = (house.maximum - house.minimum) // house.chip
    count = min(ANTES, steps + 1)
    return [house.minimum + house.chip * (steps * place // max(1, count - 1)) for place in range(count)]


def terms_row(terms: CaribbeanStudTerms) -> Integers:
    """Encode the terms as integers; a batch has no pace, clocks, notes or tray."""
    house = terms.variant
    antes = antes_of(house)
    row = [
        terms.players,
        exchange_fee(1, house),
        house.qualification is Qualification.ACE_OR_KING,
        house.folded_jackpot,
        house.shuffling is Shuffling.HAND,
        house.token,
        meter_share(house),
        house.opening_meter,
        house.reset,
        len(antes),
        *reversed(house.fixed),
        *(payment_of(made, house.table) for made in BY_STRENGTH),
        *(payment_of(made, house.exchange_table) for made in BY_STRENGTH),
        *antes,
    ]
    return np.array(row, np.int64)
