"""The ten tricks, and claims of all that are left (PREFA-PLAY)."""

from kitapi.batch.rows import OF_ROW, PLAYERS, ROW, TERMS, TO_ACT, WITH_ACTION, Integers
from kitapi.batch.turns import await_seat, next_of
from kitapi.compiling.bits import bit_count
from kitapi.compiling.kernels import compiled
from kitapi.games.prefa.batch.columns import (
    ACCEPTED,
    ACTIVE,
    ALL_CARDS,
    BEST,
    BEST_SEAT,
    CARD_OF,
    CLAIM,
    CLAIMED,
    CONTRACT,
    DEALER,
    DECLARER,
    DISCARDS,
    HANDS,
    LEADER,
    LED,
    LINEUP,
    MOST_PLAYERS,
    NO,
    NO_SEAT,
    ON_TABLE,
    PLAYED,
    PLAYED_BY,
    PLAYING,
    REFUSED,
    SHOWN,
    TRICK_COUNT,
    TRICKS,
    TRUMPS,
    VOID_OF,
    WON,
    YES,
)
from kitapi.games.prefa.batch.settlement import settle_contract, settle_pass_deal


@compiled(f"int64({ROW}, int64)")
def legal_cards(row: Integers, seat: int) -> int:
    """Return the cards that ``seat`` may play: follow suit, else trump, else any card (PREFA-PLAY-02)."""
    hand = row[HANDS + seat]
    if row[ON_TABLE] == 0:
        return hand  # type: ignore[no-any-return]
    if hand & row[LED]:
        return hand & row[LED]  # type: ignore[no-any-return]
    if hand & row[TRUMPS]:
        return hand & row[TRUMPS]  # type: ignore[no-any-return]
    return hand  # type: ignore[no-any-return]


@compiled(f"void({ROW}, int64)")
def await_card(row: Integers, seat: int) -> None:
    """Make ``seat`` the one to play a card; the declarer on lead may claim, once in a trick (PREFA-PLAY-04)."""
    legal = legal_cards(row, seat)
    if seat == row[DECLARER] and row[ON_TABLE] == 0 and row[TRICKS] < TRICK_COUNT - 1 and not row[REFUSED]:
        legal |= 1 << CLAIM
    await_seat(row, PLAYING, seat, legal)


@compiled(OF_ROW)
def begin_tricks(row: Integers, terms: Integers) -> None:
    """Begin the play: the seat to the dealer's right leads, or else the next seat that plays (PREFA-PLAY-01)."""
    strain = row[CONTRACT] % 5
    row[TRUMPS] = 0 if row[CONTRACT] < 0 or strain == 4 else 0xFF << 8 * strain
    row[LEADER] = next_of(row[DEALER], row[LINEUP], terms[PLAYERS])
    await_card(row, row[LEADER])


@compiled(OF_ROW)
def end_play(row: Integers, terms: Integers) -> None:
    """Settle the deal after its last trick."""
    declarer = row[DECLARER]
    if declarer == NO_SEAT:
        settle_pass_deal(row, terms)
        return
    first = next_of(declarer, row[ACTIVE], terms[PLAYERS])
    second = next_of(first, row[ACTIVE], terms[PLAYERS])
    settle_contract(row, terms, row[WON + declarer], row[WON + first], row[WON + second])


@compiled(WITH_ACTION)
def play_card(row: Integers, terms: Integers, card: int) -> None:
    """Play a card to the trick; the highest trump wins it, else the highest card of the suit led (PREFA-PLAY-03)."""
    seat, bit, trumps = row[TO_ACT], 1 << card, row[TRUMPS]
    row[HANDS + seat] ^= bit
    row[SHOWN] &= ~bit
    row[PLAYED] |= bit
    row[PLAYED_BY + seat] |= bit
    if row[ON_TABLE] == 0:
        for other in range(MOST_PLAYERS):
            row[CARD_OF + other] = -1
        row[LED] = 0xFF << (card & 24)
        row[BEST], row[BEST_SEAT] = card, seat
    else:
        if not bit & row[LED]:
            row[VOID_OF + seat] |= row[LED] if bit & trumps else row[LED] | trumps
        best = row[BEST]
        if card > best if card >> 3 == best >> 3 else bit & trumps != 0:
            row[BEST], row[BEST_SEAT] = card, seat
    row[CARD_OF + seat] = card
    row[ON_TABLE] += 1
    if row[ON_TABLE] < bit_count(row[LINEUP]):
        await_card(row, next_of(seat, row[LINEUP], terms[PLAYERS]))
        return
    winner = row[BEST_SEAT]
    row[WON + winner] += 1
    row[TRICKS] += 1
    row[LEADER], row[ON_TABLE], row[REFUSED] = winner, 0, 0
    if row[TRICKS] == TRICK_COUNT:
        end_play(row, terms)
    else:
        await_card(row, winner)


@compiled(f"int64({ROW}, int64, int64)")
def may_hold(row: Integers, seat: int, unseen: int) -> int:
    """Return the cards among ``unseen`` that a defender may hold, as far as the declarer knows."""
    return unseen & ~row[VOID_OF + seat]  # type: ignore[no-any-return]


@compiled("int64(int64, int64, int64, int64, int64)")
def runs_suit(hand: int, own: int, other: int, suit: int, trumps: int) -> int:
    """Return 1 if the leader's cards of a suit win against a defender, as in ``kitapi.mechanics.certain``; otherwise 0.

    ``own``: cards that the defender may hold; ``other``: cards that the other defender may hold, −1 if there is none.
    """
    each, held = bit_count(hand), hand & suit
    most = bit_count(own & suit)
    if other >= 0:
        shared = each - bit_count(other & ~own) - bit_count(other & own & ~suit)
        most -= max(0, shared)
    length = min(each, most)
    if suit == trumps and held != hand and length > bit_count(held):
        return 0
    against, above = own & suit, held
    while against:
        against >>= 1
        above >>= 1
    return 1 if bit_count(above) >= min(bit_count(held), length) else 0


@compiled(f"int64({ROW}, {TERMS})")
def is_certain(row: Integers, terms: Integers) -> int:
    """Return 1 if the declarer takes all remaining tricks in every layout, otherwise 0 (PREFA-PLAY-04)."""
    declarer, players = row[DECLARER], terms[PLAYERS]
    hand = row[HANDS + declarer]
    unseen = ALL_CARDS & ~(hand | row[DISCARDS] | row[PLAYED])
    one = next_of(declarer, row[LINEUP], players)
    two = next_of(one, row[LINEUP], players)
    held_by_one = may_hold(row, one, unseen)
    held_by_two = -1 if two == declarer else may_hold(row, two, unseen)
    for suit in range(4):
        cards = 0xFF << 8 * suit
        if not runs_suit(hand, held_by_one, held_by_two, cards, row[TRUMPS]):
            return 0
        if held_by_two >= 0 and not runs_suit(hand, held_by_two, held_by_one, cards, row[TRUMPS]):
            return 0
    return 1


@compiled(OF_ROW)
def grant_claim(row: Integers, terms: Integers) -> None:
    """Give the declarer all remaining tricks."""
    row[WON + row[DECLARER]] += TRICK_COUNT - row[TRICKS]
    end_play(row, terms)


@compiled(OF_ROW)
def claim(row: Integers, terms: Integers) -> None:
    """Show the declarer's hand and claim; a certain claim is granted, else the defenders answer (PREFA-PLAY-04)."""
    declarer = row[DECLARER]
    row[SHOWN], row[ACCEPTED] = row[HANDS + declarer], 0
    if is_certain(row, terms):
        grant_claim(row, terms)
    else:
        await_seat(row, CLAIMED, next_of(declarer, row[LINEUP], terms[PLAYERS]), 1 << YES | 1 << NO)


@compiled(WITH_ACTION)
def answer_claim(row: Integers, terms: Integers, action: int) -> None:
    """Accept or refuse the claim as a defender; after one refusal play continues (PREFA-PLAY-04)."""
    if action == NO:
        row[REFUSED] = 1
        await_card(row, row[DECLARER])
        return
    row[ACCEPTED] += 1
    if row[ACCEPTED] == bit_count(row[LINEUP]) - 1:
        grant_claim(row, terms)
    else:
        await_seat(row, CLAIMED, next_of(row[TO_ACT], row[LINEUP], terms[PLAYERS]), 1 << YES | 1 << NO)
