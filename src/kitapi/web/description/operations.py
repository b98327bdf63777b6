"""The requests and answers of each route: the part of its description that its types do not contain."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from kitapi.kernel.drills import LARGEST_NUMBER
from kitapi.registry import RULINGS, names_with
from kitapi.room.answers.advice import AdviceMessage
from kitapi.room.classes.classes import NewClass
from kitapi.room.houses.report_format import ReportFormat
from kitapi.room.record.commitments import Bound
from kitapi.room.record.histories import Replay
from kitapi.room.shared_sheets.requests import Exchange, NewSheet, SheetKey
from kitapi.room.shared_sheets.shared_sheets import Exchanged
from kitapi.room.table.new_tables import NewTable
from kitapi.web import own_connections
from kitapi.web.description import answers
from kitapi.web.drills import Answered, Joining, TrainerKey
from kitapi.web.houses import Invited
from kitapi.web.odds import LONGEST as LONGEST_ODDS
from kitapi.web.quick_play import FORM, QuickTable
from kitapi.web.solver_route import LONGEST as LONGEST_CARDS
from kitapi.wording import CODES

JSON, HTML, LINES, STREAM = "application/json", "text/html", "application/jsonl", "application/x-ndjson"
FREE = dict[str, Any]
"""An object whose fields depend on the game; the game's own format describes it."""


class Query(NamedTuple):
    """An optional part of a request's query; ``text`` describes it."""

    name: str
    type: Any
    text: str


class Operation(NamedTuple):
    """One method of one route.

    ``answer``: the type of its JSON answer, or of one line of it; None: the answer is not JSON. ``body``: the type of
    the request's body, whose media type is in ``reads``. ``refusals``: possible error statuses, in addition to those of
    every request; ``refused``: the type of their JSON. ``page``: whether an answer with status 404 also contains the
    page. ``etag``: whether a client that already has the answer gets status 304.
    """

    answer: Any = None
    media: str = JSON
    status: int = 200
    body: Any = None
    reads: str = JSON
    query: tuple[Query, ...] = ()
    refusals: tuple[int, ...] = ()
    refused: Any = answers.Problem
    page: bool = False
    etag: bool = False


LANG = Query("lang", str, f"Language of the answer: {CODES}; without it the one that the browser prefers.")
TOPIC = Query("topic", str, "Topic of the drill; without it one is drawn.")
VERSION = Query("version", str, "As the page names it: the answer may be kept for good while this is its version.")
NUMBER = Query("number", Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)], "Number of the drill, 0 unless given.")


def _cards(*names: str) -> tuple[Query, ...]:
    text = Annotated[str, Meta(max_length=LONGEST_CARDS)]
    return tuple(Query(name, text, "See docs/formats/solve.md.") for name in names)


def _hand(*names: str) -> tuple[Query, ...]:
    return tuple(Query(name, str, "See docs/formats/hand.md.") for name in names)


def _odds(*names: str) -> tuple[Query, ...]:
    text = Annotated[str, Meta(max_length=LONGEST_ODDS)]
    shared = ("game", "table", "exchange_table", "qualification", "exchange_fee")
    return tuple(Query(name, text, "See docs/formats/odds.md.") for name in (*names, *shared))


PAGE = Operation(media=HTML, etag=True)
LOOK = (
    Query("lang", str, f"Language of the page: {CODES}; it is kept in a cookie."),
    Query("game", str, "The game laid out; it is kept in a cookie."),
)
PAGE_OR_404 = PAGE._replace(page=True)
OF_TABLE = (400, 404, 409, 503)
OF_SHARED_SHEET = (400, 403, 404, 409, 503)
IN_CLASS = (400, 404, 503)
IN_HOUSE = (400, 403, 404, 503)
_REPORTS = [rulings.reports.type for rulings in RULINGS.values()]
REPORT: Any = reduce(or_, _REPORTS) if _REPORTS else None

OPERATIONS: Mapping[str, Operation] = {
    "GET /": PAGE._replace(query=LOOK),
    "GET /table/{table_id:str}": PAGE_OR_404,
    "GET /table/{table_id:str}/deal/{number:int}": PAGE_OR_404,
    "GET /table/{table_id:str}/as/{role:str}": PAGE_OR_404,
    "GET /table/{table_id:str}/screen": PAGE_OR_404,
    "GET /table/{table_id:str}/meter": PAGE_OR_404,
    "GET /table/{table_id:str}/books": PAGE_OR_404,
    "GET /table/{table_id:str}/books/{shift:int}": PAGE_OR_404,
    "GET /table/{table_id:str}/hands/{number:int}": PAGE_OR_404,
    "GET /rules/{game:str}": PAGE_OR_404,
    "GET /clauses/{number:str}": Operation(media=HTML, status=302, refusals=(404,), page=True),
    "GET /rulings/{game:str}": PAGE_OR_404,
    "GET /drills/{game:str}": PAGE_OR_404,
    "GET /solver": PAGE,
    "GET /hand": PAGE,
    "GET /paper": PAGE,
    **{f"GET /odds/{game}": PAGE for game in names_with("odds")},
    "GET /static/{path:path}": Operation(media="*/*", refusals=(404,), etag=True),
    "GET /manifest.webmanifest": Operation(FREE, "application/manifest+json", query=(VERSION,), etag=True),
    "GET /worker.js": Operation(media="text/javascript", query=(VERSION,), refusals=(404,), etag=True),
    "GET /offline": PAGE,
    "GET /locale/{name:str}": Operation(answers.Texts, refusals=(404,), etag=True),
    "GET /locale/{lang:str}/{name:str}": Operation(answers.Texts, query=(VERSION,), refusals=(404,), etag=True),
    "GET /healthz": Operation(answers.Condition, refusals=(503,), refused=answers.Condition),
    "GET /readyz": Operation(answers.Condition, refusals=(503,), refused=answers.Condition),
    "GET /api/openapi.json": Operation(FREE, etag=True),
    "GET /api/asyncapi.json": Operation(FREE, etag=True),
    "POST /api/sign-out": Operation(answers.Condition, refusals=(503,)),
    "POST /api/forget-me": Operation(answers.NamesRemoved, refusals=(503,)),
    "GET /api/visitor": Operation(answers.VisitorNumber),
    "GET /api/connections": Operation(own_connections.OwnConnections),
    "DELETE /api/connections/{connection:str}": Operation(own_connections.Ended),
    "DELETE /api/connections": Operation(answers.Condition, refusals=(503,)),
    "POST /api/session": Operation(answers.Condition),
    "GET /api/games": Operation(answers.Offers, query=(VERSION,), etag=True),
    "GET /api/tables": Operation(answers.TablesOfVisitor, refusals=(503,)),
    "POST /play": Operation(media=HTML, status=303, body=QuickTable, reads=FORM, refusals=(404, 503)),
    "POST /api/tables": Operation(answers.TableCreated, status=201, body=NewTable, refusals=IN_HOUSE),
    "GET /api/houses": Operation(answers.HousesOfVisitor, refusals=(503,)),
    "POST /api/houses/{house:str}/invitations": Operation(answers.InvitationMade, status=201, refusals=IN_HOUSE),
    "DELETE /api/houses/{house:str}/invitations": Operation(answers.HouseOfVisitor, refusals=IN_HOUSE),
    "POST /api/houses/{house:str}/members": Operation(answers.HouseOfVisitor, body=Invited, refusals=IN_HOUSE),
    "PUT /api/houses/{house:str}/reports": Operation(answers.HouseOfVisitor, body=ReportFormat, refusals=IN_HOUSE),
    "DELETE /api/houses/{house:str}/members/{member:str}": Operation(answers.HouseOfVisitor, refusals=IN_HOUSE),
    "POST /api/tables/{table_id:str}/archive": Operation(answers.Condition, refusals=OF_TABLE),
    "DELETE /api/tables/{table_id:str}/archive": Operation(answers.Condition, refusals=OF_TABLE),
    "GET /api/tables/{table_id:str}/sheet": Operation(FREE, refusals=OF_TABLE),
    "GET /api/tables/{table_id:str}/deals/{number:int}/replay": Operation(Replay, refusals=OF_TABLE),
    "GET /api/tables/{table_id:str}/record": Operation(FREE, LINES, refusals=OF_TABLE),
    "GET /api/tables/{table_id:str}/commitments": Operation(Bound, LINES, refusals=OF_TABLE),
    "GET /api/tables/{table_id:str}/deals/{number:int}/review": Operation(
        FREE, STREAM, query=(LANG,), refusals=OF_TABLE
    ),
    "GET /api/tables/{table_id:str}/books": Operation(answers.ShiftsOfTable, query=(LANG,), refusals=OF_TABLE),
    "GET /api/tables/{table_id:str}/books/{number:int}": Operation(
        answers.ShiftOfTable, query=(LANG,), refusals=OF_TABLE
    ),
    "GET /api/tables/{table_id:str}/books/{number:int}/report.pdf": Operation(
        media="application/pdf", query=(LANG,), refusals=OF_TABLE
    ),
    "GET /api/tables/{table_id:str}/hands/{number:int}": Operation(
        answers.HandOfTable, query=(LANG,), refusals=OF_TABLE
    ),
    "GET /api/tables/{table_id:str}/hands/{number:int}/odds": Operation(FREE, refusals=OF_TABLE),
    "GET /api/tables/{table_id:str}/advice": Operation(AdviceMessage, query=(LANG,), refusals=OF_TABLE),
    "GET /api/rules/{game:str}": Operation(answers.RulebookOfGame, query=(LANG,), refusals=(404,), etag=True),
    "GET /api/clauses/{number:str}": Operation(answers.ClauseOfRulebook, query=(LANG,), refusals=(404,)),
    "GET /api/rulings/{game:str}": Operation(answers.Irregularities, query=(LANG,), refusals=(404,)),
    "POST /api/rulings/{game:str}": Operation(answers.Ruling, body=REPORT, query=(LANG,), refusals=(400, 404)),
    "GET /api/solve": Operation(
        FREE,
        query=(
            *_cards("declarer", "first", "second", "strain", "leader", "objective", "table", "played", "also"),
            LANG,
        ),
        refusals=(400, 503),
    ),
    "GET /api/hand": Operation(
        FREE,
        query=(*_hand("game", "cards", "bid", "preset", "seat", "players", "kasa", "seed", "exact"), LANG),
        refusals=(400, 503),
    ),
    **{
        f"GET /api/odds/{game}{of}": Operation(FREE, query=(*_odds(*fields), LANG), refusals=(400,))
        for game in names_with("odds")
        for of, fields in (("", ("hand", "upcard")), ("/deal", ("seed", "number", "close")))
    },
    "GET /api/drills/{game:str}": Operation(answers.Topics, query=(LANG,), refusals=(404,)),
    "GET /api/drills/{game:str}/{seed:int}": Operation(
        answers.DrillSet, query=(TOPIC, NUMBER, LANG), refusals=(400, 404)
    ),
    "POST /api/drills/{game:str}/{seed:int}": Operation(
        answers.DrillMark, body=Answered, query=(TOPIC, NUMBER, LANG), refusals=(400, 404)
    ),
    "POST /api/classes": Operation(answers.ClassCreated, status=201, body=NewClass, refusals=IN_CLASS),
    "GET /api/classes/{code:str}": Operation(answers.ClassView, query=(LANG,), refusals=IN_CLASS),
    "POST /api/classes/{code:str}/trainer-key": Operation(answers.TrainerKeyMade, status=201, refusals=IN_CLASS),
    "POST /api/classes/{code:str}/trainers": Operation(answers.ClassView, body=TrainerKey, refusals=IN_CLASS),
    "POST /api/classes/{code:str}/trainees": Operation(answers.ClassView, body=Joining, refusals=IN_CLASS),
    "GET /api/classes/{code:str}/drills/{number:int}": Operation(answers.DrillSet, query=(LANG,), refusals=IN_CLASS),
    "POST /api/classes/{code:str}/drills/{number:int}": Operation(
        answers.DrillMark, body=Answered, query=(LANG,), refusals=IN_CLASS
    ),
    "POST /api/sheets": Operation(answers.SheetKept, status=201, body=NewSheet, refusals=(400, 404, 503)),
    "POST /api/sheets/{sheet:str}/changes": Operation(Exchanged, body=Exchange, refusals=OF_SHARED_SHEET),
    "POST /api/sheets/{sheet:str}/removal": Operation(answers.Condition, body=SheetKey, refusals=OF_SHARED_SHEET),
    "GET /api/classes/{code:str}/sheet.csv": Operation(media="text/csv", query=(LANG,), refusals=IN_CLASS),
}
"""By method and declared path of the route; a HEAD is described as its GET without a body."""
