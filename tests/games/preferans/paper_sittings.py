"""Random sittings of bots, and single deals of every kind, as a writer would have written them down."""

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from itertools import chain, islice, product
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from kitapi.cli.paper.sheet_import import record_fields
from kitapi.games.preferans.paper.document import DealLine, PaperSitting
from kitapi.games.preferans.paper.imported_record import RECORDED_KINDS, RecordedSitting, import_record
from kitapi.games.preferans.rules.explanation import Course
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import OPEN_GAMES, TRICKS, GameNumber
from kitapi.games.preferans.rules.sheet_page import SheetPage
from kitapi.games.preferans.rules.variant import (
    BetlSides,
    DefenderFall,
    DutyBy,
    DutyGames,
    KontraTakes,
    LastGame,
    LostKontra,
    Money,
    PreferansTerms,
    PreferansVariant,
    Seven,
    Sides,
)
from kitapi.records import Record
from kitapi_testing.games.sittings import play_sitting

AMOUNTS = {
    "stake": (1, 3, 20, 100),
    "pot_stake": (1, 10, 50),
    "refas": (0, 1, 3),
    "lowest_bid": (1, 2),
    "kontra_limit": (0, 1, 2, 4),
}
"""What random house rules choose from, for options that are numbers."""


def random_variant(chance: Random) -> PreferansVariant:
    """Any house rules."""
    options: dict[str, Any] = {}
    for field in msgspec.structs.fields(PreferansVariant):
        if field.type is bool:
            options[field.name] = chance.random() < 0.5
        elif isinstance(field.type, type) and issubclass(field.type, Enum):
            options[field.name] = chance.choice(list(field.type))
        else:
            options[field.name] = chance.choice(AMOUNTS[field.name])
    return PreferansVariant(**options)


def paper_of(record: Record) -> PaperSitting:
    """Return the sitting of a record as it is written down."""
    imported = import_record(msgspec.convert(record_fields(record, RECORDED_KINDS), RecordedSitting))
    assert imported.sitting is not None, imported.refused
    return imported.sitting


def bot_record(seed: int, deals: int) -> Record:
    """Return the record of a sitting of bots by random house rules."""
    chance = Random(seed)
    terms = PreferansTerms(players=chance.choice((3, 4)), variant=random_variant(chance))
    return play_sitting(PREFERANS, terms, ("random",) * terms.players, seed, most_deals=deals)


def bot_sitting(seed: int, deals: int) -> tuple[PaperSitting, SheetPage]:
    """Return such a sitting as written down, and the sheet that the table has of it."""
    record = bot_record(seed, deals)
    page = PREFERANS.sheet(chain.from_iterable(record.deals))
    return paper_of(record), as_written(page)


def as_written(page: SheetPage) -> SheetPage:
    """Return the sheet as a writer has it: without the number at which the bidding was won, or an early end."""
    deals = (replace(deal, explained=replace(deal.explained, course=Course())) for deal in page.deals)
    return replace(page, deals=tuple(deals))


PLAYED = DealLine(declarer=0, doublings=0)
"""Seat 0 plays against seats 1 and 2; with four players seat 3 deals."""
FIRST, SECOND = 1, 2
REFA = DealLine(thrown_in=True)
"""A deal that gives everybody a refa."""
FORMS: tuple[dict[str, Any], ...] = (
    {},
    {"stake": 1},
    {"stake": 1, "last_game": LastGame.OVERSHOOT},
    {"money": Money.POT},
    {"money": Money.POT, "pot_stake": 1},
)
"""Sheet and pot, with enough for every game, and with less than most are worth."""


def single_deals(stride: int = 1) -> Iterator[PaperSitting]:
    """Every game, defence and number of tricks by every house rule that matters; then of all values by the rulebook's.

    ``stride``: 1 for all, 10 for every tenth. The others are not made, since there are two millions.
    """
    for make in islice(chain(_by_all_house_rules(), _of_all_values()), 0, None, stride):
        yield make()


def _by_all_house_rules() -> Iterator[Callable[[], PaperSitting]]:
    for game, form, defence in product(GameNumber, FORMS, _defences()):
        line = replace(PLAYED, game=game)
        for options, tricks in product(_options(game, defence), _tricks(defence)):
            yield partial(_by_house_rules, form, line, defence, tricks, options)


def _by_house_rules(
    form: dict[str, Any], line: DealLine, defence: DealLine, tricks: tuple[int, int, int], options: dict[str, Any]
) -> PaperSitting:
    said = _fill_line(line, defence, tricks, options)
    return PaperSitting(first_dealer=2, variant=_variant(form, options), lines=(said,))


def _of_all_values() -> Iterator[Callable[[], PaperSitting]]:
    for line, players, refa, form in product(_games(), (3, 4), (False, True), FORMS):
        before = (REFA,) * players if refa else ()
        for defence in _defences():
            for tricks in _tricks(defence):
                yield partial(_by_the_rulebook, form, before, players, partial(_fill_line, line, defence, tricks, {}))


def _by_the_rulebook(
    form: dict[str, Any], before: tuple[DealLine, ...], players: int, fill: Callable[[], DealLine]
) -> PaperSitting:
    lines = (*before, fill())
    return PaperSitting(players=players, first_dealer=players - 1, variant=_variant(form, {}), lines=lines)


def _variant(form: dict[str, Any], options: dict[str, Any]) -> PreferansVariant:
    return PreferansVariant(refas=1, defenders_may_drop=True, invite=True, kontra_limit=2, **form, **options)


def _games() -> Iterator[DealLine]:
    for game, from_hand, laid_open in product(GameNumber, (False, True), (False, True)):
        if not laid_open or game in OPEN_GAMES:
            yield replace(PLAYED, game=game, from_hand=from_hand, open=laid_open)


def _defences() -> Iterator[DealLine]:
    yield PLAYED
    yield from (replace(PLAYED, dropped=dropped) for dropped in ((FIRST,), (SECOND,), (FIRST, SECOND)))
    yield from (replace(PLAYED, invited_by=caller) for caller in (FIRST, SECOND))
    for caller, level, inviting in product((FIRST, SECOND), (1, 2), (None, FIRST, SECOND)):
        if inviting in (None, caller):
            yield replace(PLAYED, kontra_by=caller, doublings=level, invited_by=inviting)


def _options(game: GameNumber | None, defence: DealLine) -> Iterator[dict[str, Any]]:
    """House rules that may change what is written for the game."""
    kontra = defence.kontra_by is not None
    duty = game is not GameNumber.BETL
    for takes, lost, sides, games, by, fall, betl, seven in product(
        KontraTakes if kontra else (KontraTakes.ALL,),
        LostKontra if kontra else (LostKontra.GAME_VALUE,),
        Sides if duty else (Sides.REAL,),
        DutyGames if duty else (DutyGames.SUITS,),
        DutyBy if duty else (DutyBy.EACH,),
        DefenderFall if duty else (DefenderFall.ONE,),
        (BetlSides.NONE,) if duty else BetlSides,
        Seven if game is GameNumber.SEVEN else (Seven.DURCH,),
    ):
        plain = (sides, by, fall) == (Sides.REAL, DutyBy.EACH, DefenderFall.ONE)
        if plain or not kontra or takes is KontraTakes.ADDED:
            yield {
                "kontra_takes": takes,
                "lost_kontra": lost,
                "sides": sides,
                "duty_games": games,
                "duty_by": by,
                "defender_fall": fall,
                "betl_sides": betl,
                "seven": seven,
            }


def _tricks(defence: DealLine) -> Iterator[tuple[int, int, int]]:
    """Yield every number of tricks of those who play."""
    out = defence.dropped if defence.kontra_by is None else ()
    for declarer in range(TRICKS + 1):
        for first in range(TRICKS - declarer + 1):
            second = TRICKS - declarer - first
            if (FIRST not in out or first == 0) and (SECOND not in out or second == 0):
                yield (declarer, first, second)


def _fill_line(line: DealLine, defence: DealLine, tricks: tuple[int, int, int], options: dict[str, Any]) -> DealLine:
    """Return the deal as a line; in sans atout with a run of six only where the first defender took nothing."""
    run = min(tricks[0], 5 + (tricks[1] == 0)) if options.get("seven") is Seven.SANS_ATOUT else tricks[0]
    fewest = -(-tricks[0] // (TRICKS - tricks[0] + 1))
    return replace(
        defence,
        game=line.game,
        from_hand=line.from_hand,
        open=line.open,
        tricks=tricks,
        longest_run=max(fewest, run),
    )
