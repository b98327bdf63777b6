"""What can be said of a position at the start of a trick without search, and on which ranks that depends.

``needed`` is a set of ranks as hands are sets of cards, in each suit from some rank up: what is said stays true however
all other cards are dealt anew among the hands, as long as each keeps its number of cards of every suit.
"""

from kitapi.compiling.bits import bit_count
from kitapi.compiling.kernels import compiled
from kitapi.solver.plays import DOWN, SURE, TOPS, TRUMPS, Look, read


@compiled("int64(int64, int64, int64, int64, uint16[:, ::1])")
def cashable(a: int, b: int, c: int, mode: int, look: Look) -> int:
    """How many tricks of side suits (at no trumps, of all) ``a`` takes who leads and goes on leading.

    First his highest trumps are drawn. A side suit's highest cards win as long as nobody who still has trumps is void,
    and once nobody else has any of the suit, its other cards win too. Above four bits: the ranks it depends on.
    """
    ruffs_b, ruffs_c, first, needed = 0, 0, 0, 0
    if mode & TRUMPS:
        first = 1
        trumps_b, trumps_c = bit_count(b & 255), bit_count(c & 255)
        if trumps_b | trumps_c:
            drawn = read(look, TOPS, (a & 255) << 8 | (b | c) & 255)
            ruffs_b = 1 if trumps_b > drawn else 0
            ruffs_c = 1 if trumps_c > drawn else 0
            against = max(0 if ruffs_b else trumps_b, 0 if ruffs_c else trumps_c)
            needed = read(look, DOWN, ((a | b | c) & 255) << 4 | against)
    tricks = 0
    for suit in range(first, 4):
        own = a >> 8 * suit & 255
        if own:
            others_b, others_c = b >> 8 * suit & 255, c >> 8 * suit & 255
            length_b, length_c = bit_count(others_b), bit_count(others_c)
            cashed = read(look, TOPS, own << 8 | others_b | others_c)
            tops = cashed
            longest = max(length_b, length_c)
            if cashed >= longest:
                cashed = bit_count(own)
                tops = longest
            if ruffs_b:
                cashed = min(cashed, length_b)
            if ruffs_c:
                cashed = min(cashed, length_c)
            tops = min(tops, cashed)
            needed |= read(look, DOWN, (own | others_b | others_c) << 4 | tops) << 8 * suit
            tricks += cashed
    return tricks | needed << 4


@compiled("int64(int64, int64, int64, int64, int64, uint16[:, ::1])")
def bounded_leading(a: int, b: int, c: int, target: int, mode: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """``bounded`` where the declarer leads."""
    side = cashable(a, b, c, mode, look)
    low, needed = side & 15, side >> 4
    if mode & TRUMPS:
        own, of_b, of_c = a & 255, b & 255, c & 255
        sure = read(look, SURE, own << 8 | of_b | of_c)
        low += sure & 15
        needed |= sure >> 4
        if low < target:
            room = bit_count(a) - target
            sure = read(look, SURE, of_b << 8 | own)
            if sure & 15 <= room:
                sure = read(look, SURE, of_c << 8 | own)
            if sure & 15 > room:
                return sure >> 4 << 1
    return 1 | needed << 1 if low >= target else -1


@compiled("int64(int64, int64, int64, int64, int64, uint16[:, ::1])")
def bounded_in_trumps(a: int, his: int, partner: int, target: int, side: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """``bounded`` where a defender leads and there are trumps; ``side``: what he can cash."""
    own, his, partners = a & 255, his & 255, partner & 255
    room = bit_count(a) - target
    sure = read(look, SURE, his << 8 | own | partners)
    if sure & 15 >= target:
        return 1 | sure >> 4 << 1
    sure = read(look, SURE, partners << 8 | his)
    if sure & 15 > room:
        return sure >> 4 << 1
    sure = read(look, SURE, own << 8 | his)
    return (side >> 4 | sure >> 4) << 1 if (side & 15) + (sure & 15) > room else -1


@compiled("int64(int64, int64, int64, int64, int64, uint16[:, ::1])")
def bounded_in_suits(a: int, his: int, partner: int, target: int, side: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """``bounded`` where a defender leads and there are no trumps; ``side``: what he can cash.

    Then he may go over to his partner in a suit of which this one has the highest card, who cashes in his turn; none
    of those cards had to be thrown off before, for both together never are more than tricks are left.
    """
    room = bit_count(a) - target
    if side & 15 > room:
        return side >> 4 << 1
    for suit in range(4):
        own = a >> 8 * suit & 255
        if own and partner >> 8 * suit & 255 > (own | his >> 8 * suit & 255):
            more = cashable(partner, a, his, 0, look)
            return (side >> 4 | more >> 4) << 1 if (side & 15) + (more & 15) > room else -1
    return -1


@compiled("int64(int64, int64, int64, int64, int64, int64, uint16[:, ::1])")
def bounded(a: int, b: int, c: int, d: int, target: int, mode: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """What sure trumps and cashing say: 1 or 0, as ``target`` is reached, needed ranks above that bit; or -1."""
    if d == 0:
        return bounded_leading(a, b, c, target, mode, look)
    his, partner = (b, c) if d == 1 else (c, b)
    side = cashable(a, b, c, mode, look)
    if mode & TRUMPS:
        return bounded_in_trumps(a, his, partner, target, side, look)
    return bounded_in_suits(a, his, partner, target, side, look)
