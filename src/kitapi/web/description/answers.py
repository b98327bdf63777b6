"""Types of answers that are used only in the description, because their routes build the answers without a type."""

from typing import Any

import msgspec

from kitapi.kernel.rulings import FactForm
from kitapi.room.answers.bookkeeping import Refused
from kitapi.room.own_tables import Listed
from kitapi.room.table.house_tables import ListedHouse
from kitapi.room.table.offers import Offer
from kitapi.rulebooks.rulebook import Clause, Rulebook
from kitapi.wording.papers import Brief, Line, Paper


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused: a stable word, and a sentence in the language of the request.

    ``field``: the part of the request that is wrong. ``clause``: the rule that forbids it. ``facts``: values in the
    sentence. ``template`` and ``values``: if no ruling is possible, the English sentence with placeholders, and their
    values.
    """

    reason: str
    text: str
    field: str = ""
    clause: str = ""
    facts: dict[str, Any] = {}
    template: str = ""
    values: dict[str, str] = {}


class Texts(msgspec.Struct, frozen=True, kw_only=True):
    """Every text of the page in one language; a text with plural forms is a list of them."""

    lang: str
    plural: str
    messages: dict[str, str | tuple[str, ...]]


class RulebookOfGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game's rulebook, and the languages in which it can be read."""

    languages: tuple[str, ...]
    rulebook: Rulebook


class ClauseOfRulebook(msgspec.Struct, frozen=True, kw_only=True):
    """A clause of a game's rulebook, and its language."""

    game: str
    language: str
    clause: Clause


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server is alive or ready; if not, the reason in one stable word."""

    ok: bool
    reason: str = ""


class NamesRemoved(msgspec.Struct, frozen=True, kw_only=True):
    """How many names of the visitor were removed."""

    forgotten: int


class VisitorNumber(msgspec.Struct, frozen=True, kw_only=True):
    """The first digits of the visitor's number, by which the operator finds their data; empty for a new visitor."""

    number: str


class Offers(msgspec.Struct, frozen=True, kw_only=True):
    """The games that the server offers."""

    games: tuple[Offer, ...]


class TablesOfVisitor(msgspec.Struct, frozen=True, kw_only=True):
    """The tables at which the visitor sits, the newest first."""

    tables: tuple[Listed, ...]


class TableCreated(msgspec.Struct, frozen=True, kw_only=True):
    """The new table, and the visitor's seat there, if they take one."""

    table: str
    seat: int | None


class HousesOfVisitor(msgspec.Struct, frozen=True, kw_only=True):
    """The houses in which the visitor may open tables, the newest first."""

    houses: tuple[ListedHouse, ...]


class HouseOfVisitor(msgspec.Struct, frozen=True, kw_only=True):
    """A house in which the visitor may open tables."""

    house: ListedHouse


class InvitationMade(msgspec.Struct, frozen=True, kw_only=True):
    """The code of a new invitation."""

    invitation: str


class ShiftsOfTable(msgspec.Struct, frozen=True, kw_only=True):
    """The shifts of a table in a few lines each, the newest first, and the amount of its meter."""

    game: str
    house: str
    meter: Line | None
    shifts: tuple[Brief, ...]


class ShiftOfTable(msgspec.Struct, frozen=True, kw_only=True):
    """One shift: every figure in the game's own form, and the report in words."""

    game: str
    house: str
    shift: dict[str, Any]
    report: Paper


class HandOfTable(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that is over; ``sealed`` is null if its last event has no seal. ``zone``: the time zone of its house."""

    game: str
    house: str
    zone: str
    hand: dict[str, Any]
    names: tuple[str, ...]
    refused: tuple[Refused, ...]
    sealed: bool | None
    report: Paper


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """A fact of an irregularity that a report may or must have."""

    name: str
    form: FactForm
    kind: str
    needed: bool
    values: tuple[str, ...]
    without: str | None


class Irregularity(msgspec.Struct, frozen=True, kw_only=True):
    """An irregularity, the facts of its report, and by phase the possible effects of a ruling."""

    id: str
    what: str
    phases: tuple[str, ...]
    outcomes: dict[str, tuple[str, ...]]
    facts: tuple[Fact, ...]
    example: dict[str, Any]


class Irregularities(msgspec.Struct, frozen=True, kw_only=True):
    """All irregularities of a game, and the text of every rule that a ruling can name."""

    irregularities: tuple[Irregularity, ...]
    clauses: dict[str, str]


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling: how play continues, translated and as an English template; other fields are the game's own."""

    continues: str
    template: str
    values: dict[str, str]


class ListedTopic(msgspec.Struct, frozen=True, kw_only=True):
    """One topic of a game's drills: the word that stands for it in requests, and its heading."""

    topic: str
    heading: str


class Topics(msgspec.Struct, frozen=True, kw_only=True):
    """The topics of a game's drills."""

    topics: tuple[ListedTopic, ...]


class OptionOffered(msgspec.Struct, frozen=True, kw_only=True):
    """One possible answer by its letter."""

    letter: str
    text: str


class DrillMark(msgspec.Struct, frozen=True, kw_only=True):
    """The mark of an answer, and the right answer with its rules and its reason."""

    right: bool
    verdict: str
    points: int
    of: int
    given: int | tuple[str, ...]
    answer: int | tuple[str, ...]
    told: tuple[str, ...]
    clauses: tuple[str, ...]
    reason: str
    rules: dict[str, str]


class DrillSet(msgspec.Struct, frozen=True, kw_only=True):
    """A drill without its solution; a drill of a class has no ``seed``, and has a ``mark`` once it is answered."""

    number: int
    topic: str
    heading: str
    told: tuple[str, ...]
    kind: str
    ask: str
    how: str
    options: tuple[OptionOffered, ...]
    situation: Any
    seed: int = 0
    mark: DrillMark | None = None


class ClassCreated(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to opening a class of trainees: the code with which they join, and the key for its trainer."""

    code: str = msgspec.field(name="class")
    trainer_key: str


class TrainerKeyMade(msgspec.Struct, frozen=True, kw_only=True):
    """A new key for the trainers of a class; the one before opens it no longer."""

    trainer_key: str


class SheetKept(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to sharing a sheet: its id in the room, the key for those who write it, and the key for watchers."""

    sheet: str
    write_key: str
    watch_key: str


class BriefMark(msgspec.Struct, frozen=True, kw_only=True):
    """The mark of an answer in brief: whether the answer was right, and its points."""

    right: bool
    points: int


class ClassView(msgspec.Struct, frozen=True, kw_only=True):
    """A class as its visitor may see it; only its trainers get ``seed`` and ``sheet``."""

    code: str = msgspec.field(name="class")
    game: str
    count: int
    trainer: bool
    name: str | None
    marks: dict[str, BriefMark]
    seed: int = 0
    sheet: dict[str, Any] = {}
