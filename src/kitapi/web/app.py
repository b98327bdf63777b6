"""The application: the room behind its pages, JSON answers and sockets."""

import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.routes import HTTPRoute

from kitapi.kernel import RulesError
from kitapi.registry import DRILLS, names_with, sitting_of
from kitapi.room.classes.class_errors import UnknownClass
from kitapi.room.errors import (
    Busy,
    NoAdvice,
    NoBooks,
    NoOdds,
    NoPdf,
    NoReview,
    NotPlayable,
    NotStarted,
    RoomError,
    RoomFailed,
    SolverNotReady,
    TooMuch,
    UnknownDeal,
    UnknownGame,
    UnknownShift,
    UnknownTable,
    Unsolved,
)
from kitapi.room.faults import trace_of
from kitapi.room.houses.house_errors import NoInvitation, NotFounder, NotOfHouse, UnknownHouse
from kitapi.room.rooms import CardRoom
from kitapi.room.shared_sheets.errors import ChangeClash, SheetFull, UnknownSheet, WatchedOnly
from kitapi.room.storage import StorageSpent
from kitapi.room.visitors import Visitors
from kitapi.web import (
    books,
    description_files,
    drills,
    first_page,
    hand_value,
    health,
    house_pages,
    houses,
    installation,
    odds,
    own_connections,
    pages,
    paper_page,
    plain_pages,
    quick_play,
    review_route,
    rulebooks,
    rulings,
    shared_sheets,
    solver_route,
    table_advice,
    table_odds,
)
from kitapi.web.budget_guard import Budgeting
from kitapi.web.budgets import Budgets
from kitapi.web.files import ClientFiles, open_files
from kitapi.web.first_page import FirstPages
from kitapi.web.form_refusals import refusal_page
from kitapi.web.guard import Guard
from kitapi.web.hosts import Hosts
from kitapi.web.metrics import Gauge, Metrics
from kitapi.web.operation import Operation, operation_of
from kitapi.web.other_nodes import OtherNodes
from kitapi.web.paths import Paths
from kitapi.web.review_process import ReviewProcess
from kitapi.web.reviews import Reviewer, Reviews
from kitapi.web.sign_out import forget_me, sign_out, visitor_number
from kitapi.web.socket import table_socket
from kitapi.web.solver_process import SolverProcess
from kitapi.web.static_answers import StaticAnswers
from kitapi.web.storage import Storage
from kitapi.web.visitors import Cookies
from kitapi.web.wire import refusal_of

if TYPE_CHECKING:
    from kitapi.web.node_membership import Place

LOG = logging.getLogger(__name__)

RETRY_SECONDS = 1
"""Seconds after which a request may be sent again that was refused because the room was busy."""

STATUSES: dict[type[RoomError], int] = {
    UnknownTable: 404,
    UnknownGame: 404,
    UnknownDeal: 404,
    UnknownClass: 404,
    UnknownHouse: 404,
    UnknownSheet: 404,
    WatchedOnly: 403,
    ChangeClash: 409,
    SheetFull: 409,
    NotOfHouse: 403,
    NotFounder: 403,
    NoInvitation: 403,
    UnknownShift: 404,
    NoBooks: 404,
    NoOdds: 404,
    NoAdvice: 404,
    NoPdf: 503,
    NoReview: 404,
    NotStarted: 404,
    NotPlayable: 409,
    TooMuch: 429,
    StorageSpent: 429,
    Busy: 503,
    SolverNotReady: 503,
    Unsolved: 503,
    RoomFailed: 500,
}
"""HTTP statuses of the room's errors other than 400."""

ROUTES = (
    first_page.start_page,
    first_page.table_page,
    quick_play.play_now,
    plain_pages.deal_page,
    plain_pages.screen_page,
    plain_pages.solver_page,
    paper_page.paper_page,
    house_pages.role_page,
    house_pages.table_house_page,
    house_pages.shift_page,
    house_pages.hand_page,
    house_pages.game_page,
    pages.client_file,
    installation.manifest,
    installation.worker,
    installation.offline_page,
    pages.locale,
    pages.locale_part,
    health.alive,
    health.ready,
    description_files.openapi_file,
    description_files.asyncapi_file,
    pages.games,
    pages.own_tables,
    pages.archive_table,
    pages.restore_table,
    pages.open_table,
    sign_out,
    forget_me,
    visitor_number,
    own_connections.own_connections,
    own_connections.end_connection,
    own_connections.keep_session,
    own_connections.begin_session,
    houses.own_houses,
    houses.invite,
    houses.withdraw,
    houses.enter,
    houses.remove,
    houses.set_report_format,
    pages.sheet,
    pages.replay,
    pages.record,
    pages.commitments,
    review_route.review,
    books.shifts,
    books.shift,
    books.report,
    books.hand,
    rulebooks.rules_page,
    rulebooks.rulebook,
    rulebooks.clause_page,
    rulebooks.clause,
    rulings.irregularities,
    rulings.rule,
    solver_route.solve,
    hand_value.hand_value_page,
    hand_value.hand_value,
    *(route for game in names_with("odds") for route in odds.odds_of(game)),
    drills.topics,
    drills.question,
    drills.answer,
    drills.open_class,
    drills.renew_trainer_key,
    drills.add_trainer,
    drills.show_class,
    drills.join,
    drills.class_question,
    drills.class_answer,
    drills.class_csv,
    shared_sheets.share,
    shared_sheets.exchange,
    shared_sheets.stop_sharing,
    table_odds.hand_odds,
    table_advice.advice,
    table_socket,
)


class Closable(Protocol):
    """Something that is closed with the room."""

    async def close(self) -> None:
        """Stop answering."""
        ...


def create_app(  # noqa: PLR0913 - the parts besides the room, and its operation
    room: CardRoom,
    *,
    origins: Iterable[str] = (),
    hosts: Iterable[str] = (),
    client: Path | ClientFiles | None = None,
    solver: solver_route.Solver | None = None,
    reviewer: Reviewer | None = None,
    operation: Operation | None = None,
    place: "Place | None" = None,
) -> Guard:
    """The application for ``room``; it starts the room at its own start, and closes it at its end.

    ``origins``: addresses of other sites whose pages may use the application. ``hosts``: names under which it answers,
    in addition to this machine's local names and literal addresses. ``client``: the page's files, or a folder of
    sources, which are then served without a bundle; by default the files of the package. ``solver`` answers questions
    about open cards, ``reviewer`` reviews deals; by default each is a process of its own. ``operation``: health,
    metrics, limits and heartbeat of the room. ``place``: the node of the room, if there are several.
    """
    run = operation or operation_of(room)
    answering, reviewing_one, hands = solver or SolverProcess(), reviewer or ReviewProcess(), hand_value.ValueProcess()
    reviews = Reviews(reviewing_one)
    run.metrics.watch(_processes(answering, reviewing_one, hands))

    files = _files(client)
    run.heartbeat.announce_page(files.bundle.version if files.bundle else None)
    served = {"room": room, "files": files, "solving": answering, "reviews": reviews, "hands": hands}
    watched = {"health": run.health, "metrics": run.metrics, "capacity": run.capacity, "heartbeat": run.heartbeat}
    app = _build_app(
        State({**served, **_parts_of(room), **watched, "elsewhere": OtherNodes(place)}),
        partial(_lifespan, place or room, room.visitors, (run.health, answering, hands, reviews)),
    )
    app.state.methods = Paths(methods_of(app))
    guard = _build_guard(app, run, place, (origins, hosts, Cookies(room.visitors)))
    app.state.update({"cookies": guard.cookies, "connections": guard.connections})
    _follow_visitors(room, guard, reviews)
    return guard


def _parts_of(room: CardRoom) -> dict[str, Any]:
    """The parts of the room beside its tables, and the answers that are kept."""
    return {
        "static_answers": StaticAnswers(),
        "first_pages": FirstPages(),
        "classes": room.classes(DRILLS),
        "shared_sheets": room.shared_sheets(sitting_of),
    }


def _build_app(state: State, lifespan: Any) -> Litestar:
    return Litestar(
        route_handlers=ROUTES,
        state=state,
        lifespan=[lifespan],
        exception_handlers=REFUSALS,
        openapi_config=None,
        logging_config=None,
    )


def _follow_visitors(room: CardRoom, guard: Guard, reviews: Reviews) -> None:
    """Close the sockets of visitors who sign out, and drop all reviews when names of a visitor are removed."""
    room.visitors.on_signed_out(guard.connections.sign_out)
    room.visitors.on_names_forgotten(lambda _: reviews.forget_all())
    room.visitors.on_session_replaced(guard.connections.keep_session)


def _files(client: Path | ClientFiles | None) -> ClientFiles:
    if client is None:
        return open_files()
    return client if isinstance(client, ClientFiles) else ClientFiles(client)


def _build_guard(
    app: Litestar, run: Operation, place: "Place | None", known: tuple[Iterable[str], Iterable[str], Cookies]
) -> Guard:
    """``app`` wrapped by the budgets, the guard and, if there are several nodes, the forwarding to other nodes."""
    origins, hosts, cookies = known
    budgets, storage = Budgets(run.allowance), Storage(run.megabytes, run.allowance)
    page = partial(refusal_page, app.state)
    if place is None:
        budgeting = Budgeting(app, budgets, run.metrics, storage=storage)
        budgeting.refusal_page = page
        return Guard(budgeting, origins, Hosts(hosts), cookies=cookies)
    from kitapi.web.request_forwarder import Forwarding  # noqa: PLC0415 - only nodes need asyncpg and httpx

    forwarding = Forwarding(app, place, run.capacity.trust)
    budgeting = Budgeting(forwarding, budgets, run.metrics, forwarding.sender, storage)
    budgeting.refusal_page = page
    return Guard(budgeting, origins, Hosts(hosts), forwarding.vouches, cookies)


@asynccontextmanager
async def _lifespan(
    room: "CardRoom | Place", visitors: Visitors, answering: Sequence[Closable], _: Litestar
) -> AsyncIterator[None]:
    """Start the room; at the end close the processes that answer questions, and then the room."""
    try:
        await _begin(room)
        await visitors.begin()
        yield
    finally:
        for one in answering:
            await one.close()
        await room.close()


async def _begin(room: "CardRoom | Place") -> None:
    try:
        await room.begin()
    except Exception as error:
        LOG.critical("the room cannot begin: %s", trace_of(error))
        raise


def _processes(*answering: object) -> Gauge:
    """A gauge of the processes that answer questions beside the room."""
    help_text = "Processes that solve, review and value hands."
    return Gauge("kitapi_answering_processes", help_text, lambda: sum(getattr(one, "children", 0) for one in answering))


def _refuse(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    if isinstance(error, TooMuch):
        _metrics(request).count_limited(str(error.facts["what"]))
    status = next((STATUSES[above] for above in type(error).__mro__ if above in STATUSES), 400)
    answer = _answer(request, error, status)
    if isinstance(error, (Busy, SolverNotReady)):
        answer.headers["retry-after"] = str(RETRY_SECONDS)
    return answer


def _fail(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    _metrics(request).count_fault()
    LOG.error("%s %s failed: %s", request.method, request.url.path, trace_of(error))
    return _answer(request, error, 500)


def _metrics(request: Request[Any, Any, State]) -> Metrics:
    metrics: Metrics = request.app.state.metrics
    return metrics


def _answer(request: Request[Any, Any, State], error: Exception, status: int) -> Response[bytes]:
    if (page := refusal_page(request.app.state, request, error)) is not None:
        return Response(page, status_code=status, media_type=MediaType.HTML, headers=dict(pages.NO_STORE))
    why = refusal_of(error, pages.requested_language(request))
    fields = {"reason": why.reason, "text": why.text, "field": why.field, "clause": why.clause, "facts": why.facts}
    return pages.json_answer({name: value for name, value in fields.items() if value}, status)


def _not_found(request: Request[Any, Any, State], error: HTTPException) -> Response[bytes]:
    """The answer for an unknown address: for a browser the page in its reader's language, for a program JSON."""
    if "text/html" in request.headers.get("accept", ""):
        return first_page.script_page(request, error.status_code)
    return _refuse_request(request, error)


def _refuse_request(request: Request[Any, Any, State], error: HTTPException) -> Response[bytes]:
    phrase = HTTPStatus(error.status_code).phrase
    reason = phrase.lower().replace(" ", "_")
    answer = pages.json_answer({"reason": reason, "text": f"{phrase}."}, error.status_code)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        methods: Paths[frozenset[str]] = request.app.state.methods
        answer.headers["allow"] = ", ".join(sorted(methods.find(request.url.path) or ()))
    return answer


REFUSALS: Any = {
    NotFoundException: _not_found,
    HTTPException: _refuse_request,
    RoomError: _refuse,
    RulesError: _refuse,
    Exception: _fail,
}
"""The handler of an error, by its class or the nearest class above it."""


def methods_of(app: Litestar) -> dict[str, frozenset[str]]:
    """The methods that each route accepts, by its declared path; for a socket ``SOCKET``."""
    found: dict[str, frozenset[str]] = {}
    for route in app.routes:
        methods = route.methods - {"OPTIONS"} if isinstance(route, HTTPRoute) else {"SOCKET"}
        found[route.path] = found.get(route.path, frozenset()) | methods
    return found
