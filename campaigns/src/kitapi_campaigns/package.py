"""The interface of a game for the campaigns: how its deals and tables are played at random, and its own checks."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from kitapi.records import Record
from kitapi_campaigns.months.playable import Playable
from kitapi_campaigns.months.transactions import Ledger
from kitapi_testing.batch_rules import Twin
from kitapi_testing.game_case import GameCase
from kitapi_testing.strategies import Choice, Order

CountedBlock: TypeAlias = Callable[[int, int], Counter[str]]
"""Plays the block that a seed and a number determine, and returns its counts."""

Played: TypeAlias = tuple[Any, Choice, Order]
"""Terms, a function that chooses among options, and one that orders the deck."""


class RandomDeals(NamedTuple):
    """A game's part in the campaign of random deals, which counts the rows of a table that deals reach.

    ``all_rows``: every possible row, so that a row never reached is printed with a zero; the text before its colon is
    its section. ``rows_of``: the rows that the events of one deal reached.
    """

    case: GameCase
    any_terms: Callable[[random.Random], Any]
    play_with_temper: Callable[[random.Random], tuple[Choice, Order]]
    all_rows: Callable[[], tuple[str, ...]]
    rows_of: Callable[[Any, Sequence[Any]], Iterator[str]]


class OwnBlocks(NamedTuple):
    """Blocks of random deals that a game's own code plays: a full block, and a short one for controls with faults."""

    block: CountedBlock
    few: CountedBlock


class Amounts(NamedTuple):
    """How many deals of a game the campaigns play.

    ``engine``, ``twins``: deals in one block of the campaign of that name. ``engine_few``: deals in a block of an
    engine control, which plants a fault. ``engine_figure``: the number of deals at which the engine campaign is
    complete. ``agreement``: the game's weight in the campaign that draws a game for each deal.
    """

    engine: int = 1000
    engine_few: int = 10
    engine_figure: int = 100_000
    twins: int = 20
    agreement: int = 10


class Party(NamedTuple):
    """A table and its people: the game, the occupant of each seat at the opening, and people by seat and by role."""

    game: str
    seats: tuple[str, ...]
    people: dict[int, str]
    staff: dict[str, str]
    watching: tuple[str, ...] = ()


class FloodedRoute(NamedTuple):
    """A request that the flood sends; ``{table}`` stands for a table with a record of many deals."""

    name: str
    paths: tuple[str, ...]
    method: str = "GET"
    body: str = ""


class RoomParts(NamedTuple):
    """How campaigns use a game in a card room.

    ``bots``: names of the bots at seats without a person. ``parties``: the tables of each simulated evening.
    ``queries``, ``bodies``: by route, for routes that need the name of a game. ``floods``: requests to routes that only
    this game has. ``month_tables``: makers of tables for the campaign of months, drawn with equal probability; without
    any, its tables play random deals.
    """

    bots: tuple[str, ...]
    parties: tuple[tuple[Party, ...], ...] = ()
    queries: Mapping[str, str] = {}
    bodies: Mapping[str, Any] = {}
    floods: tuple[FloodedRoute, ...] = ()
    month_tables: tuple[Callable[[Ledger, random.Random], Playable], ...] = ()


class KnownFacts(NamedTuple):
    """Facts about a game for auditors that share no code with the rules.

    ``seat_actions``: by kind of event, the actions of a seat that cause the event; empty if unknown. ``talon_is_own``:
    whether only the declarer sees the talon after taking it. ``first_packet``: number of cards dealt to each hand
    before the talon; None: all. ``certain_mutant``: module, function and replacement of a fault that every test of the
    game's auction must find.
    """

    seat_actions: Mapping[str, frozenset[str]] = {}
    talon_is_own: bool = False
    first_packet: int | None = None
    certain_mutant: tuple[str, str, str] | None = None


class GameCampaigns(NamedTuple):
    """All that a game provides to the campaigns; a campaign skips a game that lacks the part it needs.

    ``title``: the game's name as people write it. ``any_terms``: draws the size of a table and its house rules.
    ``random_deals`` or ``own_blocks``: how random deals are played. ``engine_deal``: how a deal is played through the
    engine; None: like a random deal. ``bot_twins``: the game's own comparison of bots in twin worlds; None: the common
    one. ``batch``: the comparison of the game's rules with their batch version; loads compiled kernels.
    ``short_record``: a sitting of one or two deals, by a seed. ``long_record``: a sitting of the given number of deals.
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
