"""Verification of a record: every deal must be sound, and no deal may be missing."""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from kitapi.fairness.arithmetic import PLEDGED
from kitapi.fairness.shapes import MOST_SEATS, Stage
from kitapi.fairness.shown_cards import check_later_cards, later_in
from kitapi.fairness.transcript import FairGame
from kitapi.fairness.transcript_parser import game_of
from kitapi.fairness.verdict import Problem, Verdict
from kitapi.fairness.verification import verify_deal
from kitapi.texts import Text

LONGEST_LINE = 1024 * 1024
"""Maximum number of bytes in a line, far above any real event."""

HEADING = "heading"
"""The name of the check of the first line."""

Event = dict[str, Any]


class _Terms(msgspec.Struct):
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class _Heading(msgspec.Struct):
    format: Literal["kitapi-record"]
    version: Literal[1, 2]
    game: str
    terms: _Terms
    seats: list[str]


class _Kind(msgspec.Struct):
    kind: str
    schema: Annotated[int, Meta(ge=1)]


_kind = msgspec.json.Decoder(_Kind).decode
_heading = msgspec.json.Decoder(_Heading).decode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


def verify_record(
    lines: Iterable[bytes], games: Mapping[str, FairGame], without: Container[str] = ()
) -> Iterator[Verdict]:
    """A verdict for each deal of a record, in order, as its lines are read.

    ``games``: the games whose deals can be checked, by their names in a record's first line; ``without`` as in
    ``verify_deal``. Every input yields verdicts and never an error: if the first line is not the first line of a
    record, the only verdict is that the check ``heading`` failed.
    """
    numbered = ((number, line) for number, line in enumerate(lines, start=1) if line.strip())
    number, first = next(numbered, (1, b""))
    try:
        heading = _heading(first)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        yield Verdict(
            outcome="failed",
            problems=(
                Problem(HEADING, Text("line {number} begins no record: {problem}", number=number, problem=str(error))),
            ),
        )
        return
    game = games.get(heading.game)
    if game is None:
        said = Text(
            "line {number}: deals of “{game}” cannot be checked: this program does not know how the game deals",
            number=number,
            game=heading.game[:40],
        )
        yield Verdict(outcome="failed", problems=(Problem(HEADING, said),))
        return
    follower = _Follower(game, heading.terms.players)
    for events, problems in _deals(numbered, games):
        yield follower.after(events, verify_deal(events, games, without), problems)


class _Follower:
    """Checks that each deal follows from the one before."""

    def __init__(self, game: FairGame, players: int) -> None:
        self._game = game
        self._players = players
        self._first: Verdict | None = None
        self._last: Verdict | None = None
        self._dealer: Any = None

    def after(self, events: list[Event], verdict: Verdict, problems: list[Problem]) -> Verdict:
        """``verdict`` with all ``problems`` and those between this deal and the one before."""
        found = (
            *problems,
            *self._of_table(events),
            *self._sitting(verdict),
            *self._check_dealers(events),
            *_ending(verdict),
            *check_later_cards(self._game, events),
        )
        if verdict.deal:
            self._first, self._last, self._dealer = self._first or verdict, verdict, _field(events, "dealer")
        if not found:
            return verdict
        return replace(verdict, outcome="failed", problems=(*verdict.problems, *found))

    def _of_table(self, events: list[Event]) -> Iterator[Problem]:
        kind = _field(events, "kind")
        if isinstance(kind, str) and kind.partition(".")[0] != self._game.prefix:
            yield Problem(HEADING, Text("the deal is not of the game that the first line names"))
        terms = _field(events, "terms")
        if isinstance(terms, dict) and terms.get("players") != self._players:
            yield Problem(HEADING, Text("the table has not as many seats as the first line says"))

    def _sitting(self, verdict: Verdict) -> Iterator[Problem]:
        """Check that all deals are of one table, numbered without a gap; a single deal may have any number."""
        last = self._last
        if last is None or not verdict.deal:
            return
        if verdict.table != last.table:
            yield Problem(
                "sitting",
                Text("deal {deal} is of another table than deal {before}", deal=verdict.deal, before=last.deal),
            )
        if self._first is last and last.deal != 1:
            yield Problem("sitting", Text("the record begins with deal {deal}", deal=last.deal))
        if verdict.deal != last.deal + 1:
            yield Problem("sitting", Text("deal {deal} follows deal {before}", deal=verdict.deal, before=last.deal))
        if PLEDGED.get(last.algorithm) and PLEDGED.get(verdict.algorithm) is False:
            yield Problem("sitting", Text("deal {deal} goes back to shares without pledges", deal=verdict.deal))

    def _check_dealers(self, events: list[Event]) -> Iterator[Problem]:
        """Check that the deal passes from seat to seat, in the games in which one of the seats deals."""
        before, dealer = self._dealer, _field(events, "dealer")
        if isinstance(before, int) and isinstance(dealer, int) and dealer != (before + 1) % self._players:
            yield Problem("sitting", Text("seat {dealer} deals after seat {before}", dealer=dealer, before=before))


def _ending(verdict: Verdict) -> Iterator[Problem]:
    """Check that the deal is over, as it must be in a record, and shows its secret if the method has pledges."""
    if verdict.outcome == "open" and PLEDGED.get(verdict.algorithm):
        yield Problem(
            "ending", Text("the deal shows neither its cards nor its secret, and a record holds deals that are over")
        )


def _field(events: list[Event], name: str) -> Any:
    return events[0].get(name) if events else None


def _deals(
    numbered: Iterable[tuple[int, bytes]], games: Mapping[str, FairGame]
) -> Iterator[tuple[list[Event], list[Problem]]]:
    """Yield the events of each deal, which begin with an opening, and the problems of its lines."""
    events: list[Event] = []
    problems: list[Problem] = []
    for number, line in numbered:
        try:
            event = _event(line, games)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            problems.append(
                Problem("line", Text("line {number} cannot be read: {problem}", number=number, problem=str(error)))
            )
            continue
        if _opens(event, games) and (events or problems):
            yield events, problems
            events, problems = [], []
        events.append(event)
    if events or problems:
        yield events, problems


def _event(line: bytes, games: Mapping[str, FairGame]) -> Event:
    """The event in a line; if it is not part of the shuffle, only its kind."""
    if len(line) > LONGEST_LINE:
        raise msgspec.ValidationError(f"it is longer than {LONGEST_LINE} bytes")
    kind = _kind(line).kind
    game = game_of(kind, games)
    has_part = game is not None and (game.shape(kind) is not None or later_in(game, kind) is not None)
    return _decode(line) if has_part else {"kind": kind}


def _opens(event: Event, games: Mapping[str, FairGame]) -> bool:
    game = game_of(event["kind"], games)
    shape = None if game is None else game.shape(event["kind"])
    return shape is not None and shape.stage is Stage.OPENED
