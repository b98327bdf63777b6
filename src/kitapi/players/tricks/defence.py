"""A defender's card: low through the declarer, high up to the declarer, never a card above the partner's winner."""

from kitapi.players.tricks.cheap_cards import cheapest, is_master, throw, win_last
from kitapi.players.tricks.holdings import SUITS, above, height, highest, lowest
from kitapi.players.tricks.situation import Situation

CASH = 8.0
SOLID = 7.0
"""The value of a lead from ace and king, or from touching honours below the ace."""

BARE_ACE = -3.0
"""The value of leading an ace without the king: it should be kept to catch one of the declarer's honours."""

INTO_RUFF = 1.0
"""The value of leading a suit that the declarer must ruff: it costs them a trump and nothing else."""

TRUMP_LEAD = -6.0
GUARD_TO, GUARD_THROUGH = 3.0, 1.0
"""The cost of leading from a guarded honour, up to the declarer and through the declarer."""

PARTNER_RUFFS = 4.0


def defend(s: Situation) -> int:
    """The card a defender plays."""
    if not s.best:
        return _lead(s)
    if not s.after:
        return throw(s) if s.best_seat == s.partner else win_last(s) or throw(s)
    return _between(s)


def _lead(s: Situation) -> int:
    suits = [suit for suit in SUITS if s.hand & suit]
    suit = max(suits, key=lambda suit: _lead_value(s, suit))
    return _card_to_lead(s, s.hand & suit)


def _lead_value(s: Situation, suit: int) -> float:
    """The value of leading a suit, as a number that only orders leads."""
    mine = s.hand & suit
    declarer = s.of(s.rivals[0])
    theirs = declarer & suit
    top = highest(mine)
    over = (theirs & above(top)).bit_count()
    if suit == s.trump:
        return 3.0 if not over and theirs else TRUMP_LEAD
    if not theirs:
        return _void_lead(s, declarer)
    value = _partner_value(s, suit)
    second = highest(mine & ~top)
    solid = bool(second) and not theirs & above(second) & ~above(top)
    if not over:
        value += (CASH if solid or mine == top else BARE_ACE) + 0.3 * theirs.bit_count()
        return value if s.trump else value - 2.0
    if solid:
        return value + SOLID - over
    if over <= mine.bit_count() - 1 and over <= 2:
        value -= GUARD_TO if s.partner is None or s.after[0] != s.rivals[0] else GUARD_THROUGH
    return value + 0.2 * mine.bit_count() - 0.1 * height(top)


def _void_lead(s: Situation, declarer: int) -> float:
    """The value of a lead in a suit in which the declarer is void: they ruff, unless no trumps are left."""
    if not s.trump or not declarer & s.trump:
        return 7.0
    return INTO_RUFF


def _partner_value(s: Situation, suit: int) -> float:
    if s.partner is None:
        return 0.0
    held = s.of(s.partner)
    if not held & suit:
        return PARTNER_RUFFS if held & s.trump else -1.0
    return 0.0


def _card_to_lead(s: Situation, mine: int) -> int:
    top = highest(mine)
    if is_master(s, top):
        return top
    theirs = s.against()
    second = highest(mine & ~top)
    if second and not theirs & above(second) & ~above(top):
        return top
    through = bool(s.after) and s.after[0] == s.rivals[0]
    if through or mine.bit_count() > 2:
        return lowest(mine)
    return top if height(top) < 5 else lowest(mine)


def _between(s: Situation) -> int:
    """The card of a defender who is neither first nor last to play."""
    over = s.winning_cards()
    if not over:
        return throw(s)
    if over & s.trump and not s.playable & ~s.trump:
        return lowest(over)
    if s.best_seat == s.partner:
        return _third_high(s, over)
    return _second_low(s, over)


def _third_high(s: Situation, over: int) -> int:
    """The card if the partner led and the declarer plays last: it forces a higher one, and never beats a winner."""
    declarer = s.of(s.after[0])
    if not declarer & above(s.best):
        return throw(s)
    top = highest(over)
    gained = declarer & above(s.best) & ~above(top)
    return cheapest(s, top) if gained else throw(s)


def _second_low(s: Situation, over: int) -> int:
    """The card if the declarer led and the partner plays last: win cheaply, or leave the trick to the partner."""
    assert s.partner is not None
    cheap = lowest(over)
    low = lowest(s.playable)
    held = (s.of(s.partner) & above(s.best)).bit_count()
    if low != cheap and held >= 3 and height(cheap) >= 5 and height(s.best) <= 3:
        return low
    return cheap
