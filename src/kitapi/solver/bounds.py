"""Static bounds of a position at the start of a trick, without search, and the ranks that they depend on.

``needed`` is a set of ranks in the format of hands: in each suit, all ranks from some rank up. A bound stays valid for
every other deal of the lower cards in which each hand has the same number of cards of each suit.
"""

from kitapi.compiling.bits import bit_count
from kitapi.compiling.comparisons import larger, smaller
from kitapi.compiling.kernels import compiled
from kitapi.solver.formats import DOWN, SURE, TOPS, TRUMPS, Look
from kitapi.solver.plays import read


@compiled("int64(int64, int64, int64, int64, int64, CPointer(uint16))", inner=True)
def cashable(a: int, b: int, c: int, enough: int, mode: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """A lower bound of the tricks in side suits (at no trumps, in all suits) that the leader ``a`` can cash.

    ``a`` draws trumps with its highest ones, then cashes suit by suit. The highest cards of a side suit win as long as
    no hand with a trump left is void in it; once no other hand has a card of the suit, its low cards win too. Counts no
    further suit once it has ``enough`` tricks. Returns the number in the lowest four bits, ``needed`` above them.
    """
    ruffs_b, ruffs_c, first, needed = 0, 0, 0, 0
    if mode & TRUMPS:
        first = 1
        trumps_b, trumps_c = bit_count(b & 255), bit_count(c & 255)
        if trumps_b | trumps_c:
            drawn = read(look, TOPS, (a & 255) << 8 | (b | c) & 255)
            ruffs_b = 1 if trumps_b > drawn else 0
            ruffs_c = 1 if trumps_c > drawn else 0
            against = larger(0 if ruffs_b else trumps_b, 0 if ruffs_c else trumps_c)
            needed = read(look, DOWN, ((a | b | c) & 255) << 4 | against)
    tricks = 0
    for suit in range(first, 4):
        if tricks >= enough:
            break
        own = a >> 8 * suit & 255
        if own:
            others_b, others_c = b >> 8 * suit & 255, c >> 8 * suit & 255
            length_b, length_c = bit_count(others_b), bit_count(others_c)
            cashed = read(look, TOPS, own << 8 | others_b | others_c)
            tops = cashed
            longest = larger(length_b, length_c)
            if cashed >= longest:
                cashed = bit_count(own)
                tops = longest
            if ruffs_b:
                cashed = smaller(cashed, length_b)
            if ruffs_c:
                cashed = smaller(cashed, length_c)
            tops = smaller(smaller(tops, cashed), enough - tricks)
            needed |= read(look, DOWN, (own | others_b | others_c) << 4 | tops) << 8 * suit
            tricks += cashed
    return tricks | needed << 4


@compiled("int64(int64, int64, int64, int64, int64, int64, CPointer(uint16))", inner=True)
def winners(hand: int, rival: int, other: int, friend: int, enough: int, mode: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """A lower bound, 0 if another hand has a trump, of the tricks of ``hand`` and its side; ``hand`` does not lead.

    ``friend``: 1 if ``other`` is on the side of ``hand``, and either of the two others leads; 0 if ``other`` is on the
    side of the ``rival``, who leads.

    A suit in which ``hand`` has the highest card is stopped: whoever leads it lets ``hand`` in, which cashes its
    winners. Until then, the rivals win in each other suit at most as many tricks as the longer of them has cards, and
    no more than ``hand`` has if it can trump afterwards; they win none if the rival who leads has only stopped suits.
    Each of these tricks takes a card from ``hand``, and a winner only if no other is left. The result is in the lowest
    four bits, ``needed``, for no more than ``enough`` tricks, above them.
    """
    trumps, first = 0, 0
    if mode & TRUMPS:
        if (rival | other) & 255:
            return 0
        trumps, first = bit_count(hand & 255), 1
    tricks, lost, leads, needed = trumps, 0, 0, 0
    for suit in range(first, 4):
        own, rivals, others = hand >> 8 * suit & 255, rival >> 8 * suit & 255, other >> 8 * suit & 255
        theirs = bit_count(rivals)
        longest = larger(theirs, bit_count(others))
        tops = read(look, TOPS, own << 8 | rivals | others)
        if tops:
            tops = smaller(smaller(tops, longest), larger(enough - tricks, 1))
            tricks += bit_count(own) if tops == longest else tops
            needed |= read(look, DOWN, (own | rivals | others) << 4 | tops) << 8 * suit
        else:
            length = theirs if friend else longest
            lost += smaller(length, bit_count(own)) if trumps else length
            leads |= rivals
    if not leads:
        lost = 0
    return larger(smaller(tricks, bit_count(hand) - lost), 0) | needed << 4


@compiled("int64(int64, int64, int64, int64, int64, CPointer(uint16))", inner=True)
def bound_leading(a: int, b: int, c: int, target: int, mode: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """``bound`` if the declarer leads."""
    room = bit_count(a) - target
    low, needed, own, of_b, of_c = 0, 0, a & 255, b & 255, c & 255
    if mode & TRUMPS:
        sure = read(look, SURE, own << 8 | of_b | of_c)
        low, needed = sure & 15, sure >> 4
    if low < target:
        side = cashable(a, b, c, target - low, mode, look)
        low += side & 15
        needed |= side >> 4
    if low >= target:
        return 1 | needed << 1
    if mode & TRUMPS:
        sure = read(look, SURE, of_b << 8 | own)
        if sure & 15 <= room:
            sure = read(look, SURE, of_c << 8 | own)
        if sure & 15 > room:
            return sure >> 4 << 1
    high = winners(b, a, c, 1, room + 1, mode, look)
    if high & 15 <= room:
        high = winners(c, a, b, 1, room + 1, mode, look)
    return high >> 4 << 1 if high & 15 > room else -1


@compiled("int64(int64, int64, int64, int64, int64, CPointer(uint16))", inner=True)
def bound_in_trumps(a: int, declarer: int, partner: int, target: int, side: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """``bound`` if a defender leads and there are trumps; ``side``: the result of ``cashable`` for the defender."""
    own, declarer, partners = a & 255, declarer & 255, partner & 255
    room = bit_count(a) - target
    sure = read(look, SURE, declarer << 8 | own | partners)
    if sure & 15 >= target:
        return 1 | sure >> 4 << 1
    sure = read(look, SURE, partners << 8 | declarer)
    if sure & 15 > room:
        return sure >> 4 << 1
    sure = read(look, SURE, own << 8 | declarer)
    return (side >> 4 | sure >> 4) << 1 if (side & 15) + (sure & 15) > room else -1


@compiled("int64(int64, int64, int64, int64, int64, CPointer(uint16))", inner=True)
def bound_in_suits(a: int, declarer: int, partner: int, target: int, side: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """``bound`` if a defender leads and there are no trumps; ``side``: the result of ``cashable`` for the defender.

    After cashing, the defender may lead a suit in which the partner has the highest card, and the partner cashes too.
    No card that the partner cashes was discarded before: if both together have more winners than tricks are left, the
    bound holds anyway.
    """
    room = bit_count(a) - target
    if side & 15 > room:
        return side >> 4 << 1
    for suit in range(4):
        own = a >> 8 * suit & 255
        if own and partner >> 8 * suit & 255 > (own | declarer >> 8 * suit & 255):
            more = cashable(partner, a, declarer, 15, 0, look)
            return (side >> 4 | more >> 4) << 1 if (side & 15) + (more & 15) > room else -1
    return -1


@compiled("int64(int64, int64, int64, int64, int64, int64, CPointer(uint16))", inner=True)
def bound(a: int, b: int, c: int, d: int, target: int, mode: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """Whether the declarer reaches ``target`` tricks, by sure trumps and cashable tricks alone.

    Returns 1 or 0 in the lowest bit and ``needed`` above it; -1 if the bounds do not decide. ``d``: the declarer's
    place among ``a``, ``b``, ``c``.
    """
    if d == 0:
        return bound_leading(a, b, c, target, mode, look)
    declarer, partner = (b, c) if d == 1 else (c, b)
    low = winners(declarer, a, partner, 0, target, mode, look)
    if low & 15 >= target:
        return 1 | low >> 4 << 1
    side = cashable(a, b, c, bit_count(a) - target + 1, mode, look)
    if mode & TRUMPS and (a | b | c) & 255:
        return bound_in_trumps(a, declarer, partner, target, side, look)
    return bound_in_suits(a, declarer, partner, target, side, look)
