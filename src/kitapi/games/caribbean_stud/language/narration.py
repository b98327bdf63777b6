"""Narrates a hand of Caribbean Stud as the dealer announces it, event by event (CSP-086)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kitapi.games.caribbean_stud.language.bet_narration import BET_NARRATORS
from kitapi.games.caribbean_stud.language.desk_narration import DESK_NARRATORS
from kitapi.games.caribbean_stud.language.incident_narration import INCIDENT_NARRATORS
from kitapi.games.caribbean_stud.language.names import combination_in_words, result_in_words, transfer_in_words
from kitapi.games.caribbean_stud.language.sentences import EITHER, SENTENCES
from kitapi.games.caribbean_stud.rules.console.awards import BUTTONS
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.events import Event, Transfers
from kitapi.games.caribbean_stud.rules.terms.accounts import stack
from kitapi.games.caribbean_stud.rules.views import observations as seen
from kitapi.games.caribbean_stud.rules.views.observations import Observation
from kitapi.wording.cards import card_in_signs, cards_in_signs
from kitapi.wording.catalogues import message, say, say_many
from kitapi.wording.players import by_name

Names: TypeAlias = Sequence[str]
"""The players' names by seat."""

Sentences: TypeAlias = tuple[str, ...]

_STAKED = (
    happened.AnteStaked,
    happened.TokenInserted,
    happened.TokenTakenBack,
    happened.StakesTakenBack,
    happened.BetRaised,
    happened.BetMisplaced,
    happened.BetCorrected,
    happened.ExchangeAsked,
    happened.ExchangeWithdrawn,
)
"""Events in which players move chips themselves; their sentence includes the transfers."""


def narrate(event: Event | Observation, _before: Sequence[Event], names: Names, lang: str) -> Sentences:
    """Return the lines, one or more, that narrate an event or an observation of it; ``names``: the players' by seat."""
    moves = () if isinstance(event, _STAKED) else _narrate_transfers(event, names, lang)
    if (narrator := _NARRATORS.get(type(event))) is not None:
        return (*narrator(event, names, lang), *moves)
    return (_fill_sentence(event, names, lang), *moves)


def _fill_sentence(event: Any, names: Names, lang: str) -> str:
    """Return the one sentence of an event, with its fields in their places."""
    fields = {field: getattr(event, field) for field in event.__struct_fields__}
    places = {field: value for field, value in fields.items() if isinstance(value, int | str)}
    if "seat" in fields:
        places["player"] = names[event.seat]
    if (either := EITHER.get(type(event))) is not None:
        return say(lang, either.true if fields[either.field] else either.false, **places)
    return say(lang, SENTENCES[type(event)], **places)


def _narrate_transfers(event: Any, names: Names, lang: str) -> Sentences:
    """Return a line for each transfer of the event."""
    transfers: Transfers = getattr(event, "transfers", ())
    return tuple(f"  {transfer_in_words(moved, names, lang)}" for moved in transfers)


def _list(seats: Sequence[int], names: Names) -> str:
    return ", ".join(names[seat] for seat in seats)


def _narrate_opening(event: happened.HandOpened, _names: Names, lang: str) -> Sentences:
    return (say(lang, message("Round {number}, with deck {deck}."), number=event.number, deck=event.deck + 1),)


def _narrate_shuffle(event: happened.DeckShuffled | seen.ShuffleSeen, _names: Names, lang: str) -> Sentences:
    return (say_many(lang, "The deck is shuffled once.", "The deck is shuffled {count} times.", event.times),)


def _narrate_cut(event: happened.DeckCut, names: Names, lang: str) -> Sentences:
    if event.seat is None:
        return (say(lang, message("The dealer cuts {amount} cards."), amount=event.amount),)
    return (say(lang, message("{player} cuts {amount} cards."), player=names[event.seat], amount=event.amount),)


def _narrate_notes(event: happened.NotesChanged, names: Names, lang: str) -> Sentences:
    chips = sum(moved.amount for moved in event.transfers if moved.payee == stack(event.seat))
    return (say(lang, message("{player} changes a note: {amount} in chips."), player=names[event.seat], amount=chips),)


def _narrate_cashing(event: happened.CashedOut, names: Names, lang: str) -> Sentences:
    chips = sum(moved.amount for moved in event.transfers if moved.payer == stack(event.seat))
    return (say(lang, message("{player}: {amount} in chips changed back."), player=names[event.seat], amount=chips),)


def _narrate_no_more_bets(event: happened.BetsClosed, names: Names, lang: str) -> Sentences:
    text = message("No more bets, please. In this round: {players}.")
    return (say(lang, text, players=_list(event.seats, names)),)


def _narrate_coins(event: happened.CoinsIn, names: Names, lang: str) -> Sentences:
    stuck = tuple(say(lang, message("{player}: the token is stuck."), player=names[seat]) for seat in event.stuck)
    if event.seats:
        text = message("Coin in. For the jackpot: {players}.")
        return (say(lang, text, players=_list(event.seats, names)), *stuck)
    return stuck or (say(lang, message("Coin in. Nobody plays for the jackpot.")),)


def _narrate_upcard(event: happened.UpcardTurned | seen.PregoSeen, _names: Names, lang: str) -> Sentences:
    return (say(lang, message("Prego, go ahead. The bank's card is {card}."), card=card_in_signs(event.card)),)


def _narrate_declaration(event: happened.Declared, names: Names, lang: str) -> Sentences:
    made = combination_in_words(event.combination, lang)
    return (say(lang, message("{player} declares: {combination}."), player=names[event.seat], combination=made),)


def _narrate_request(event: happened.ExchangeAsked | seen.ExchangeSeen, names: Names, lang: str) -> Sentences:
    player, fee = names[event.seat], _fee(event)
    if event.card is None:
        return (say(lang, message("{player} asks for a card, for {fee}."), player=player, fee=fee),)
    text = message("{player} lays {card} down for another, for {fee}.")
    return (say(lang, text, player=player, card=card_in_signs(event.card), fee=fee),)


def _fee(event: happened.ExchangeAsked | seen.ExchangeSeen) -> int:
    if isinstance(event, seen.ExchangeSeen):
        return event.fee
    return sum(moved.amount for moved in event.transfers)


def _narrate_card(event: happened.CardGiven | seen.CardGivenSeen, names: Names, lang: str) -> Sentences:
    if event.card is None:
        return (say(lang, message("{player} gets a card."), player=names[event.seat]),)
    return (say(lang, message("{player} gets {card}."), player=names[event.seat], card=card_in_signs(event.card)),)


def _narrate_fee(event: happened.FeeTaken, names: Names, lang: str) -> Sentences:
    fee = sum(moved.amount for moved in event.transfers)
    return (say(lang, message("{player}: the fee of {amount} is taken."), player=names[event.seat], amount=fee),)


def _narrate_reveal(event: happened.BankRevealed, _names: Names, lang: str) -> Sentences:
    cards, made = cards_in_signs(event.cards), combination_in_words(event.combination, lang)
    plain, text = message("The bank does not qualify."), message("The bank shows {cards}: {combination}.")
    return (
        say(lang, text, cards=cards, combination=made),
        say(lang, message("The bank qualifies.") if event.qualifies else plain),
    )


def _narrate_settlement(event: happened.SeatSettled | seen.SettledSeen, names: Names, lang: str) -> Sentences:
    """The seat's cards if they were turned, the result of its round, its jackpot, and whether its wagers wait."""
    player = names[event.seat]
    held = message("{player}: the wagers wait for the management's decision.")
    unclaimed = message("{player}: a jackpot was not declared before the cards were taken.")
    text = message("{player}: {result}, {total}; {cards} cards counted.")
    result, total = _result(event)
    return (
        *((f"{player}: {cards_in_signs(event.shown)}",) if event.shown else ()),
        say(lang, text, player=player, result=result_in_words(result, lang), total=f"{total:+d}", cards=event.cards),
        *_jackpot_won(event, player, lang),
        *((say(lang, unclaimed, player=player),) if event.unclaimed else ()),
        *((say(lang, held, player=player),) if event.held else ()),
    )


def _result(event: happened.SeatSettled | seen.SettledSeen) -> tuple[Result, int]:
    """Return the result of the round, and its net amount."""
    if isinstance(event, seen.SettledSeen):
        return event.settled.result, event.settled.total
    return event.settlement.result, event.settlement.net.total


def _jackpot_won(event: happened.SeatSettled | seen.SettledSeen, player: str, lang: str) -> Sentences:
    if event.jackpot is None:
        return ()
    tier = combination_in_words(event.jackpot, lang)
    return (say(lang, message("{player} has won the jackpot: {tier}."), player=player, tier=tier),)


def _narrate_end_of_settlement(event: happened.SettlementEnded, _names: Names, lang: str) -> Sentences:
    if event.jackpots == 0:
        return (say(lang, message("The last seat is settled.")),)
    return (
        say_many(
            lang,
            "The last seat is settled; one jackpot is to be paid.",
            "The last seat is settled; {count} jackpots are to be paid.",
            event.jackpots,
        ),
    )


def _narrate_button(event: happened.ButtonPressed, _names: Names, lang: str) -> Sentences:
    if not event.lit:
        return (say(lang, message("JACKPOT {button} is out again."), button=event.button),)
    tier = next(combination_in_words(tier, lang) for tier, button in BUTTONS.items() if button == event.button)
    return (say(lang, message("JACKPOT {button} is lit: {tier}."), button=event.button, tier=tier),)


def _narrate_award(event: happened.JackpotAwarded, names: Names, lang: str) -> Sentences:
    tier = combination_in_words(event.tier, lang)
    text, covered = message("Pay the jackpot: {player}, {tier}, {amount}."), message("The house covers {covered}.")
    left = message("{remainder} stay in the meter.")
    return (
        say(lang, text, player=names[event.seat], tier=tier, amount=event.amount),
        *((say(lang, covered, covered=event.covered),) if event.covered else ()),
        *((say(lang, left, remainder=event.remainder),) if event.remainder else ()),
    )


def _narrate_game_over(event: happened.HandEnded, names: Names, lang: str) -> Sentences:
    return (
        say(lang, message("Game over: {results}."), results=by_name(names, event.won)),
        say(lang, message("Results: {results}."), results=by_name(names, event.results)),
    )


def _narrate_breaking_up(event: happened.TableBrokenUp, names: Names, lang: str) -> Sentences:
    return (
        say(lang, message("The sitting is broken up by agreement of all.")),
        say(lang, message("Results: {results}."), results=by_name(names, event.results)),
    )


_NARRATORS: Mapping[type, Callable[[Any, Names, str], Sentences]] = {
    happened.HandOpened: _narrate_opening,
    happened.DeckShuffled: _narrate_shuffle,
    seen.ShuffleSeen: _narrate_shuffle,
    happened.DeckCut: _narrate_cut,
    happened.NotesChanged: _narrate_notes,
    happened.CashedOut: _narrate_cashing,
    happened.BetsClosed: _narrate_no_more_bets,
    happened.CoinsIn: _narrate_coins,
    happened.UpcardTurned: _narrate_upcard,
    seen.PregoSeen: _narrate_upcard,
    happened.Declared: _narrate_declaration,
    happened.ExchangeAsked: _narrate_request,
    seen.ExchangeSeen: _narrate_request,
    happened.CardGiven: _narrate_card,
    seen.CardGivenSeen: _narrate_card,
    happened.FeeTaken: _narrate_fee,
    happened.BankRevealed: _narrate_reveal,
    happened.SeatSettled: _narrate_settlement,
    seen.SettledSeen: _narrate_settlement,
    happened.SettlementEnded: _narrate_end_of_settlement,
    happened.ButtonPressed: _narrate_button,
    happened.JackpotAwarded: _narrate_award,
    happened.HandEnded: _narrate_game_over,
    happened.TableBrokenUp: _narrate_breaking_up,
    **DESK_NARRATORS,
    **BET_NARRATORS,
    **INCIDENT_NARRATORS,
}
"""The narrators of events with more than one sentence, or whose sentence needs more than the event's fields."""
