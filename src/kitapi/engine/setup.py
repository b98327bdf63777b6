"""The setup of a deal, read from a ``new`` request: terms, source of the cards, and values of the deal before."""

from typing import Any, get_type_hints

import msgspec

from kitapi.cards import BadNotation, Card, read_cards
from kitapi.engine.chance import MOST_DECKS, Chance, Given, Seeded
from kitapi.engine.requests import LARGEST, BadRequest, Carried, NewRequest
from kitapi.engine.wrong import bad_request_of, unreadable
from kitapi.kernel import Game, IllegalAction, MalformedAction, Seat
from kitapi.kernel.codec import NOT_THE_FORM

AnyGame = Game[Any, Any, Any, Any, Any, Any]


def chance_of(game: AnyGame, request: NewRequest) -> Chance:
    """The source of the cards.

    Raises:
        BadRequest: the request has neither a seed nor a deck, or both, or a deck cannot be read.
    """
    if (request.deck is None) == (request.seed is None):
        raise BadRequest("deck", "give either a deck or a seed" + ("" if request.deck is None else ", not both"))
    if request.deck is None:
        assert request.seed is not None
        return Seeded(game.name, request.seed)
    decks = [request.deck] if isinstance(request.deck, str) else request.deck
    if not 1 <= len(decks) <= MOST_DECKS:
        raise BadRequest("deck", f"must be 1 to {MOST_DECKS} decks, not {len(decks)}")
    return Given(game.name, tuple(_deck(deck) for deck in decks))


def _deck(text: str) -> tuple[Card, ...]:
    try:
        return read_cards(text)
    except BadNotation as error:
        raise BadRequest("deck", str(error)) from None


def terms_of(game: AnyGame, raw: bytes | None) -> Any:
    """The terms in ``raw``, read as a table's; missing house rules get their defaults.

    ``variant`` may also be the name of a preset.

    Raises:
        BadRequest: the terms cannot be read, or break a rule.
    """
    try:
        terms = game.codec.read_terms(b"{}" if raw is None else _with_defaults(game, raw))
        game.begin(terms, 0)
    except MalformedAction as error:
        raise unreadable("terms", error) from None
    except IllegalAction as error:
        raise bad_request_of(error) from None
    return terms


def _with_defaults(game: AnyGame, raw: bytes) -> bytes:
    """``raw`` with every house rule written out."""
    try:
        fields = msgspec.json.decode(raw, type=dict[str, Any])
    except NOT_THE_FORM:
        return raw  # the codec reports what is wrong
    if "variant" not in fields:
        return raw
    variant = fields["variant"]
    if isinstance(variant, str):
        if variant not in game.presets:
            known = ", ".join(game.presets)
            raise BadRequest("terms.variant", f"there is none called “{variant}”; choose from {known}")
        variant = msgspec.to_builtins(game.presets[variant])
    elif isinstance(variant, dict):
        variant = {**msgspec.to_builtins(game.codec.read_terms(b"{}").variant), **variant}
    return msgspec.json.encode({**fields, "variant": variant})


def setup_of(game: AnyGame, request: NewRequest) -> tuple[Any, int | None]:
    """The setup of the deal, and the amount of the meter before it; None for the opening amount, or without a house.

    Raises:
        BadRequest: a field is wrong.
    """
    terms, left = request.raw_parts()
    if left is None:
        return _first_setup(game, terms_of(game, terms), request.dealer), None
    carried = _read_carried(left)
    if game.house is None and carried.meter is not None:
        raise BadRequest("carried.meter", "there is no meter in this game")
    setup = _setup(game, bytes(carried.setup))
    if request.dealer is not None and request.dealer != getattr(setup, "dealer", None):
        raise BadRequest("dealer", "is another than in what is carried over")
    if terms is not None and terms_of(game, terms) != setup.terms:
        raise BadRequest("terms", "are not those that are carried over")
    return setup, carried.meter


def _first_setup(game: AnyGame, terms: Any, dealer: int | None) -> Any:
    if dealer is not None and game.house is not None:
        raise BadRequest("dealer", "no seat deals here, the house does")
    if dealer is not None and dealer >= game.seats(terms):
        raise BadRequest("dealer", f"must be a seat from 0 to {game.seats(terms) - 1}, not {dealer}")
    return game.begin(terms, dealer or 0)


def _read_carried(raw: bytes) -> Carried:
    try:
        return msgspec.json.decode(raw, type=Carried)
    except NOT_THE_FORM as error:
        raise unreadable("carried", error) from None


def _setup(game: AnyGame, raw: bytes) -> Any:
    """The setup in ``raw``, which must have the fields of a first deal's setup on its terms.

    Raises:
        BadRequest: the setup cannot be read, or is impossible at such a table.
    """
    kind: Any = type(game.begin(game.codec.read_terms(b"{}"), 0))
    try:
        setup = msgspec.json.decode(raw, type=kind)
    except NOT_THE_FORM as error:
        raise unreadable("carried.setup", error) from None
    if unknown := msgspec.json.decode(raw, type=dict[str, msgspec.Raw]).keys() - set(kind.__struct_fields__):
        raise BadRequest(f"carried.setup.{min(unknown)}", "is no field known here")
    terms_of(game, game.codec.write_terms(setup.terms))
    _check(game, setup)
    return setup


def _check(game: AnyGame, setup: Any) -> None:
    """Check that every seat exists, that every list has its length, and that all balances add up to zero."""
    seats = game.seats(setup.terms)
    for name, kind in get_type_hints(type(setup)).items():
        if kind is Seat and not 0 <= getattr(setup, name) < seats:
            raise BadRequest(f"carried.setup.{name}", f"must be a seat from 0 to {seats - 1}")
    if setup.number < 1:
        raise BadRequest("carried.setup.number", "must be 1 or more")
    _compare("carried.setup", game.begin(setup.terms, 0), setup)
    if sum(getattr(setup, "balances", {}).values()):
        raise BadRequest("carried.setup.balances", "do not add up to zero")


def _compare(path: str, fresh: Any, given: Any) -> None:
    """Check that ``given`` has the names and lengths of ``fresh``; lists that are empty there may have any length."""
    if isinstance(given, int) and not isinstance(given, bool) and abs(given) > LARGEST:
        raise BadRequest(path, f"must be from {-LARGEST} to {LARGEST}")
    if isinstance(given, msgspec.Struct):
        for name in given.__struct_fields__:
            _compare(f"{path}.{name}", getattr(fresh, name, None), getattr(given, name))
    elif isinstance(given, dict):
        if fresh and fresh.keys() != given.keys():
            raise BadRequest(path, f"must have {', '.join(map(str, fresh))}")
        for name, one in given.items():
            _compare(f"{path}.{name}", None, one)
    elif isinstance(given, tuple):
        if fresh and len(fresh) != len(given):
            raise BadRequest(path, f"must be a list of {len(fresh)}")
        for place, one in enumerate(given):
            _compare(f"{path}[{place}]", fresh[place] if fresh else None, one)
