"""The settlement of a Preferans deal and of a sitting in words, sum by sum."""

from collections.abc import Sequence

from kitapi.games.preferans.language.names import game_in_words
from kitapi.games.preferans.rules.accounts import POT
from kitapi.games.preferans.rules.deal_facts import (
    Ending,
    FinalSettlement,
    GameFacts,
    HeadChange,
    Settlement,
    SideEntry,
    ValueSum,
    VoidFacts,
)
from kitapi.games.preferans.rules.events import DealSettled
from kitapi.games.preferans.rules.explanation import value_of_facts
from kitapi.games.preferans.rules.variant import Money, PreferansVariant
from kitapi.ledger import Account, Transfer
from kitapi.wording.catalogues import message, say, say_many
from kitapi.wording.players import by_name


def settlement_in_words(
    event: DealSettled, variant: PreferansVariant, names: Sequence[str], lang: str
) -> tuple[str, ...]:
    """Return the end of a deal in words: the game, its value and why, entries or payments, and everybody's results."""
    return (
        *entries_in_words(event.facts, event.settlement, variant, names, lang),
        *_end_in_words(event, lang),
        _results_in_words(event, names, lang),
    )


def entries_in_words(
    facts: GameFacts | VoidFacts, settlement: Settlement, variant: PreferansVariant, names: Sequence[str], lang: str
) -> tuple[str, ...]:
    """Return the game of a deal, its value and why, and its entries or payments in words."""
    if isinstance(facts, VoidFacts):
        return _void_in_words(facts, names, lang)
    return (
        _game_in_words(facts, variant, names, lang),
        *_value_in_words(facts, settlement, lang),
        *_changes_in_words(settlement, variant, names, lang),
    )


_VOID: dict[Ending, str] = {
    Ending.ALL_PASSED: message("All have passed: the deal is thrown in."),
    Ending.THROWN_IN: message("The deal is void: nothing is written."),
    Ending.UNDOUBLED: message("Nobody has said kontra, and without it leaves are not played: there is no game."),
}
"""Why there was no game."""


def _void_in_words(facts: VoidFacts, names: Sequence[str], lang: str) -> tuple[str, ...]:
    ended = say(lang, _VOID[facts.ending])
    if not facts.refas:
        return (ended,)
    without = ", ".join(names[seat] for seat in facts.passed_over)
    text = message("Everybody gets a refa but {players}.") if without else message("Everybody gets a refa.")
    return (ended, say(lang, text, players=without))


def _game_in_words(facts: GameFacts, variant: PreferansVariant, names: Sequence[str], lang: str) -> str:
    player, game = names[facts.declarer], game_in_words(facts.game, variant.seven, lang)
    if facts.ending is Ending.UNOPPOSED:
        return say(lang, message("Nobody plays against {player}: {contract} is made."), player=player, contract=game)
    if facts.ending is Ending.UNDOUBLED:
        text = message("Nobody has said kontra against leaves: {player} has made {contract}.")
        return say(lang, text, player=player, contract=game)
    return say_many(
        lang,
        "{player} plays {contract} and takes one trick.",
        "{player} plays {contract} and takes {count} tricks.",
        facts.tricks[facts.declarer],
        player=player,
        contract=game,
    )


def value_in_signs(value: ValueSum) -> str:
    """Return how a game's value is computed before any cut: ``(6 + 1 + 1) × 2 = 16``.

    Only the number if it needs no sum.
    """
    added = [str(part) for part in (value.number, value.from_hand, value.open) if part]
    factors = [str(factor) for factor in (value.kontra, value.refa) if factor > 1]
    base = " + ".join(added)
    formula = " × ".join([f"({base})" if factors and len(added) > 1 else base, *factors])
    return formula if formula == str(value.full) else f"{formula} = {value.full}"


def _value_in_words(facts: GameFacts, settlement: Settlement, lang: str) -> tuple[str, ...]:
    outcome = message("The game is won: {why}.") if settlement.won else message("The game is lost: {why}.")
    lines = (say(lang, outcome, why=value_in_signs(value_of_facts(facts))),)
    if settlement.value == settlement.full_value:
        return lines
    cut = message("No more than {value} were left to play for, so it counts {value}.")
    return (*lines, say(lang, cut, value=settlement.value))


def _changes_in_words(
    settlement: Settlement, variant: PreferansVariant, names: Sequence[str], lang: str
) -> tuple[str, ...]:
    """Return the entries on the sheets, or in the pot form the payments, in words."""
    if variant.money is Money.POT:
        return tuple(transfer_in_words(transfer, names, lang) for transfer in settlement.transfers)
    return (
        *(head_in_words(change, names, lang) for change in settlement.heads),
        *(side_in_words(entry, names, lang) for entry in settlement.sides),
    )


def head_in_words(change: HeadChange, names: Sequence[str], lang: str) -> str:
    """Return the change of a head sum in words, with its rule."""
    text = message("Head sum of {player}: {points} ({clause}).")
    return say(lang, text, player=names[change.seat], points=f"{change.points:+d}", clause=change.clause)


def side_in_words(entry: SideEntry, names: Sequence[str], lang: str) -> str:
    """Return an entry of one player against another in words: how it is computed, and its rule."""
    tricks, points = entry.tricks, entry.points
    amount = f"{tricks} × {points // tricks} = {points}" if tricks else str(points)
    text = message("{player} books against {declarer}: {amount} ({clause}).")
    player, declarer = names[entry.seat], names[entry.against]
    return say(lang, text, player=player, declarer=declarer, amount=amount, clause=entry.clause)


def transfer_in_words(transfer: Transfer, names: Sequence[str], lang: str) -> str:
    """Say who pays whom how many chips, and by which rule."""
    return say(
        lang,
        _payment_text(transfer),
        payer=_name_of(transfer.payer, names),
        payee=_name_of(transfer.payee, names),
        amount=transfer.amount,
        clause=transfer.clause,
    )


def _payment_text(transfer: Transfer) -> str:
    if transfer.payer == POT:
        return message("The pot pays {payee} {amount} ({clause}).")
    if transfer.payee == POT:
        return message("{payer} puts {amount} into the pot ({clause}).")
    return message("{payer} pays {payee} {amount} ({clause}).")


def _name_of(account: Account, names: Sequence[str]) -> str:
    """Return the name of the account's owner; empty for the pot, which the sentence names itself."""
    return "" if account == POT else names[int(account.removeprefix("seat"))]


def _results_in_words(event: DealSettled, names: Sequence[str], lang: str) -> str:
    """Return everybody's results after the deal, in words."""
    results = by_name(names, event.booked.results)
    if (pot := event.booked.balances.get(POT)) is not None:
        return say(lang, message("Running results: {results}. The pot holds {pot}."), results=results, pot=pot)
    heads = _of_each(names, event.booked.sheet.heads)
    return say(lang, message("Head sums: {heads}. Running results: {results}."), heads=heads, results=results)


def _end_in_words(event: DealSettled, lang: str) -> tuple[str, ...]:
    """Return the end of a sitting in words: head sums played off, and their correction if below zero (SK-SCORE-08)."""
    if not event.booked.sitting_over or isinstance(event.facts, VoidFacts):
        return ()
    over = say(lang, message("The head sums are played off: the sitting is over."))
    evened = [transfer for transfer in event.settlement.transfers if transfer.clause == "SK-SCORE-08"]
    text = message("The head sums add up to {sum} and are evened out to zero (SK-SCORE-08).")
    return (over, say(lang, text, sum=sum(event.booked.sheet.heads))) if evened else (over,)


def broken_up_in_words(settled: FinalSettlement, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return the settlement of a sitting that was broken up, step by step (SK-SCORE-08, then -07; or SK-SCORE-09)."""
    if settled.shares:
        text = message("The pot is shared: {shares}.")
        steps = [say(lang, text, shares=_of_each(names, settled.shares))]
    else:
        heads = say(lang, message("Head sums: {heads}."), heads=_of_each(names, settled.heads))
        off = say(lang, message("Taken off the head sums: {off}."), off=_of_each(names, settled.taken_off))
        steps = [heads, off]
    return (
        say(lang, message("The sitting is broken up by agreement of all.")),
        *steps,
        say(lang, message("Results: {results}."), results=by_name(names, settled.results)),
    )


def _of_each(names: Sequence[str], figures: Sequence[int]) -> str:
    return ", ".join(f"{name} {figure}" for name, figure in zip(names, figures, strict=True))
