"""The engine: answers requests, each a line of JSON, and stores the state of one deal between them."""

from typing import Any, TypeAlias

import msgspec

from kitapi.engine.deal import Deal, actors, apply_action, begin_deal, name_of, net_by_account, transfers_in, viewers
from kitapi.engine.requests import (
    ActRequest,
    Answer,
    BadRequest,
    Carried,
    NewRequest,
    OptionsAnswer,
    OptionsRequest,
    Request,
    ResultAnswer,
    ResultRequest,
    StepAnswer,
    ViewAnswer,
    ViewRequest,
)
from kitapi.engine.setup import AnyGame, chance_of, setup_of
from kitapi.engine.wrong import bad_request_of, unreadable
from kitapi.kernel import SPECTATOR, Form, IllegalAction, ImpossibleHistory, MalformedAction, Subset, expand
from kitapi.records.writer import event_line

LONGEST_LINE = 64 * 1024
"""Maximum number of bytes in a line that a reader should pass on; no real line is nearly as long."""

Named: TypeAlias = dict[str, list[Any]]

_read = msgspec.json.Decoder(Request).decode
_UNFIT = (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, AssertionError, ImpossibleHistory)
"""Errors that an impossible setup may cause."""


class Engine:
    """The rules of one game, driven line by line. Two engines share nothing."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._deal: Deal | None = None
        self._is_handed_over = False
        """Whether the deal started with a ``carried`` from the caller, which may be an impossible one."""

    def answer(self, line: bytes) -> Answer:
        """The answer to ``line``, without its id.

        Raises:
            BadRequest: ``line`` cannot be answered, and nothing has changed.
        """
        request = _request(line)
        handed_over = _hands_over(request) if isinstance(request, NewRequest) else self._is_handed_over
        try:
            return self._answer_request(request)
        except MalformedAction as error:
            raise unreadable("action", error) from None
        except IllegalAction as error:
            raise bad_request_of(error) from None
        except _UNFIT:
            if not handed_over:
                raise
            raise BadRequest("carried", "cannot follow from any deal on these terms") from None

    def _answer_request(self, request: Request) -> Answer:
        match request:
            case NewRequest():
                return self._new(request)
            case ActRequest():
                return self._act(request)
            case ViewRequest(viewer=viewer):
                return self._view(viewer)
            case OptionsRequest(actor=actor):
                return self._options(actor)
            case ResultRequest():
                return self._result()

    def _new(self, request: NewRequest) -> StepAnswer:
        setup, meter = setup_of(self._game, request)
        deal = begin_deal(self._game, setup, chance_of(self._game, request), meter)
        if _hands_over(request):
            _look_at(deal)
        answer = answer_step(deal, 0)
        self._deal, self._is_handed_over = deal, _hands_over(request)
        return answer

    def _act(self, request: ActRequest) -> StepAnswer:
        deal = self._running_deal()
        named = {name_of(actor): actor for actor in actors(deal.game, deal.setup.terms)}
        if request.actor not in named:
            raise BadRequest("actor", _choose(request.actor, list(named)))
        action = deal.game.codec.read_action(bytes(request.action))
        after = apply_action(deal, named[request.actor], action)
        answer = answer_step(after, len(deal.events))
        self._deal = after
        return answer

    def _view(self, viewer: str) -> ViewAnswer:
        deal = self._running_deal()
        named = {name_of(one): one for one in viewers(deal.game, deal.setup.terms)}
        if viewer not in named:
            raise BadRequest("viewer", _choose(viewer, list(named)))
        view, house = deal.game.view(deal.state, named[viewer]), deal.game.house
        if house is not None and deal.meter is not None:
            view = house.add_display(view, deal.meter)
        return ViewAnswer(view=msgspec.Raw(deal.game.codec.write_view(view)))

    def _options(self, actor: str | None) -> OptionsAnswer:
        deal = self._running_deal()
        offered = options_by_actor(deal)
        if actor is None:
            return OptionsAnswer(options=offered)
        known = [name_of(one) for one in actors(deal.game, deal.setup.terms)]
        if actor not in known:
            raise BadRequest("actor", _choose(actor, known))
        return OptionsAnswer(options={actor: offered.get(actor, [])})

    def _result(self) -> ResultAnswer:
        deal = self._running_deal()
        if not deal.is_over:
            raise BadRequest("do", "the deal is not over, and has no result yet")
        transfers = [one for event in deal.events for one in transfers_in(event)]
        following = deal.game.succession(deal.state)
        setup = None if following is None else msgspec.Raw(msgspec.json.encode(following))
        return ResultAnswer(
            net=net_by_account(deal, transfers),
            transfers=transfers,
            sheet=msgspec.Raw(deal.game.codec.write_sheet(deal.game.sheet(deal.events))),
            carried=None if setup is None else Carried(setup=setup, meter=deal.meter),
        )

    def _running_deal(self) -> Deal:
        if self._deal is None:
            raise BadRequest("do", "there is no deal yet; begin one with new")
        return self._deal


def _request(line: bytes) -> Request:
    try:
        request: Request = _read(line)
    except msgspec.ValidationError as error:
        raise unreadable("", error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRequest("line", "is not JSON") from None
    return request


def _hands_over(request: NewRequest) -> bool:
    """Whether the deal must begin with the balances and the sheet of an earlier deal."""
    return request.raw_parts()[1] is not None


def _choose(said: str, known: list[str]) -> str:
    return f"cannot be “{said}”; choose from {', '.join(known)}"


def _look_at(deal: Deal) -> None:
    """Check that every view can be built, which an impossible setup may prevent."""
    for viewer in viewers(deal.game, deal.setup.terms):
        deal.game.codec.write_view(deal.game.view(deal.state, viewer))


def answer_step(deal: Deal, before: int) -> StepAnswer:
    """The present state of the table, and the events after the first ``before`` ones."""
    offered = options_by_actor(deal)
    return StepAnswer(
        phase=deal.game.view(deal.state, SPECTATOR).phase.value,
        over=deal.is_over,
        to_act=list(offered),
        options=offered,
        events=[msgspec.Raw(event_line(deal.game, event)) for event in deal.events[before:]],
    )


def options_by_actor(deal: Deal) -> Named:
    """The actions that are offered now, by the name of the actor."""
    return {
        name_of(actor): [one for option in options for one in _actions_of(option)]
        for actor, options in deal.options.items()
    }


def _actions_of(option: Any) -> tuple[Any, ...]:
    """Every action that ``option`` stands for; only amounts stay a range."""
    return expand(option) if isinstance(option, Subset | Form) else (option,)
