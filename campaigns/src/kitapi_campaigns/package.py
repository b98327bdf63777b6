"""What the campaigns receive of a game: how its deals and tables are played at random, and what is specific to it."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from kitapi.records import Record
from kitapi_campaigns.months.playable import Playable
from kitapi_campaigns.months.writing import Ledger
from kitapi_testing.batch_rules import Twin
from kitapi_testing.game_case import GameCase
from kitapi_testing.strategies import Choice, Order

CountedBlock: TypeAlias = Callable[[int, int], Counter[str]]
"""Plays the block of a seed and a number, and returns its counts."""

Played: TypeAlias = tuple[Any, Choice, Order]
"""Terms, who chooses among options, and the order of the deck."""


class RandomDeals(NamedTuple):
    """A game's part in the campaign of random deals.

    ``all_rows``: every row there can be, listed before the first deal, so that one never reached shows as a zero; the
    part before the colon is its section. ``rows_of``: those that a deal's events reached.
    """

    case: GameCase
    any_terms: Callable[[random.Random], Any]
    play_with_temper: Callable[[random.Random], tuple[Choice, Order]]
    all_rows: Callable[[], tuple[str, ...]]
    rows_of: Callable[[Any, Sequence[Any]], Iterator[str]]


class OwnBlocks(NamedTuple):
    """Blocks of a campaign that a game plays by itself: a whole one, and a short one in which a fault is looked for."""

    block: CountedBlock
    few: CountedBlock


class Amounts(NamedTuple):
    """How much of a game is played: deals in one block, by campaign.

    ``engine_few``: deals in which a fault is looked for; ``engine_figure``: how many are requested in all;
    ``agreement``: how often the game is drawn, beside the others.
    """

    engine: int = 1000
    engine_few: int = 10
    engine_figure: int = 100_000
    twins: int = 20
    agreement: int = 10


class Party(NamedTuple):
    """Who meets at one table: its game, its seats as it is opened with, and people by seat and by role."""

    game: str
    seats: tuple[str, ...]
    people: dict[int, str]
    staff: dict[str, str]
    watching: tuple[str, ...] = ()


class FloodedRoute(NamedTuple):
    """What is requested; ``{table}`` stands for a table that has a record of many deals."""

    name: str
    paths: tuple[str, ...]
    method: str = "GET"
    body: str = ""


class RoomParts(NamedTuple):
    """What campaigns do in a card room with a game.

    ``bots``: who sit where no person does. ``parties``: those of simulated evenings, one or more tables each.
    ``queries``, ``bodies``: of routes that need the game named, by route. ``floods``: routes of this game alone.
    ``month_tables``: what plays for months, by equal chances; empty: random deals.
    """

    bots: tuple[str, ...]
    parties: tuple[tuple[Party, ...], ...] = ()
    queries: Mapping[str, str] = {}
    bodies: Mapping[str, Any] = {}
    floods: tuple[FloodedRoute, ...] = ()
    month_tables: tuple[Callable[[Ledger, random.Random], Playable], ...] = ()


class KnownFacts(NamedTuple):
    """What auditors that share no code with the rules know of a game.

    ``seat_actions``: the kinds of events that a seat's own action makes, and the actions that make them; empty: not
    known. ``talon_is_own``: whether only the declarer sees the talon, once it is theirs. ``first_packet``: cards that
    every hand is dealt before the talon; None: all. ``certain_mutant``: module, function and replacement of a fault
    that any test of the game's auction notices.
    """

    seat_actions: Mapping[str, frozenset[str]] = {}
    talon_is_own: bool = False
    first_packet: int | None = None
    certain_mutant: tuple[str, str, str] | None = None


class GameCampaigns(NamedTuple):
    """What the campaigns receive of a game; without a part they do without it.

    ``title``: the game's name as people write it. ``any_terms``: terms of any size and house rules. ``random_deals``
    or ``own_blocks``: how random deals are played. ``engine_deal``: how one through the engine is played, if not as
    random deals are. ``bot_twins``: compares bots in twin worlds, where the common comparison does not fit.
    ``batch``: how its rules and its batch are compared; loads compiled kernels.
    ``short_record``, ``long_record``: a sitting of a deal or two, by a seed; one of the given number of deals.
    """

    title: str
    room: RoomParts
    any_terms: Callable[[random.Random], Any]
    amounts: Amounts = Amounts()
    facts: KnownFacts = KnownFacts()
    random_deals: RandomDeals | None = None
    own_blocks: OwnBlocks | None = None
    engine_deal: Callable[[random.Random], Played] | None = None
    bot_twins: CountedBlock | None = None
    batch: Callable[[], Twin] | None = None
    short_record: Callable[[int], Record] | None = None
    long_record: Callable[[int], Record] | None = None
