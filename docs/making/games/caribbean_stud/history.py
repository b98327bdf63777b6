"""Lines of a table's log for everything that can happen there, and the check of decks that are not sound."""

from collections.abc import Iterator
from typing import Any

from docs.making.screenshots.inject import show_history
from docs.making.screenshots.stage import Stage, await_turn, open_table, read_offer

GAME = "caribbean-stud"
SEAT = 1
ROLES = ("dealer", "gaming_inspector", "municipal_inspector", "gaming_management", "control_room")
HANDS = ("royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight", "three_of_a_kind")
RESULTS = ("fold", "bank_wins", "tie", "player_wins", "not_qualified", None)


def show_log(stage: Stage) -> None:
    """Take pictures of the log with every kind of line, some lines in each picture."""
    with stage.visit() as page:
        page.goto("/")
        variant = {**read_offer(page, GAME)["presets"]["example"], "answer_seconds": 0}
        page.goto(open_table(page, GAME, ["me", "simple", "simple"], variant, name=stage.names[0]))
        await_turn(page)
        history = [*_prepare(), *_choose(), *_settle(), *_rule(), *_keep()]
        show_history(stage, page, "log", [{**one, "kind": f"caribbean_stud.{one['kind']}"} for one in history])


def _observe(kind: str, seat: int | None = SEAT, **facts: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, **facts}


def _prepare() -> Iterator[dict[str, Any]]:
    """Yield observations of the deck, the stakes and the tokens."""
    yield _observe("hand_opened", None, number=7)
    yield from (_observe(kind, None) for kind in ("table_opened", "decks_checked", "deck_washed", "stakes_invited"))
    yield _observe("shuffle_seen", None, method="machine", times=1)
    yield from (_observe("shuffle_seen", None, method="hand", times=times) for times in (1, 3))
    yield from (_observe(kind) for kind in ("cut_offered", "cut_declined", "notes_changed", "token_inserted"))
    yield from (_observe("deck_cut", seat, amount=amount) for seat in (None, SEAT) for amount in (1, 12))
    yield from (_observe("deck_ready", None, green_light=green) for green in (True, False))
    yield _observe("ante_staked", amount=25)
    yield _observe("token_taken_back")
    yield from (_observe("stakes_taken_back", by_dealer=sent) for sent in (True, False))
    yield from (_observe(kind) for kind in ("waved", "cashed_out"))
    yield _observe("bets_closed", None)
    yield from (_observe("coins_in", None, seats=[0, 1], stuck=stuck) for stuck in ([], [1]))
    yield _observe("coins_in", None, seats=[0], stuck=[])
    yield from (_observe("token_decided", in_play=plays) for plays in (True, False))
    yield from (_observe("tokens_counted", None, tokens=tokens) for tokens in (1, 2))
    yield _observe("deal_seen", None)


def _choose() -> Iterator[dict[str, Any]]:
    """Yield observations of the choices, the exchanges and the declarations."""
    yield _observe("prego_seen", None, card="Kd")
    yield from (_observe("bet_raised", amount=50, lender=lender) for lender in (None, 2))
    for kind in ("folded", "exchange_withdrawn", "exchange_declined"):
        yield from (_observe(kind, unanswered=late) for late in (True, False))
    yield _observe("exchange_seen", fee=25)
    yield from (_observe("stub_taken", None, null_card=under) for under in (True, False))
    yield from (_observe("card_given_seen", card=card) for card in ("Qs", None))
    yield from (_observe(kind) for kind in ("asked_again", "seat_asked", "fee_taken", "declaration_noted"))
    yield from (_observe("declared", combination=hand) for hand in HANDS)
    yield from (_observe(kind, None) for kind in ("choices_closed", "tables_stopped", "tables_resumed"))
    yield from (_observe("tables_released", None, waiting_for=role) for role in ROLES)
    yield _observe("reserve_lifted", None, amount=5000)
    yield _observe("payment_authorised")
    yield from (_observe("hand_confirmed", genuine=genuine) for genuine in (True, False))


def _settle() -> Iterator[dict[str, Any]]:
    """Yield observations of BETs, the bank's cards, payments and the jackpot."""
    yield from (_observe("fold_collected", cards=cards) for cards in (1, 5))
    yield _observe("bet_checked", amount=50)
    yield from (_observe("bets_checked", None, nobody_in=nobody) for nobody in (True, False))
    yield from (_observe("bank_revealed", None, combination="pair", qualifies=good) for good in (True, False))
    for result in RESULTS:
        yield _observe("settled_seen", settled={"result": result, "total": 75, "combination": None})
    yield _observe("settled_seen", settled={"result": "player_wins", "total": -50, "combination": "two_pair"})
    yield from (_observe("claim_decided", paid=paid) for paid in (True, False))
    yield from (_observe("settlement_ended", None, jackpots=jackpots) for jackpots in (0, 1, 2))
    yield from (_observe("button_pressed", None, button="HIGH", lit=lit) for lit in (True, False))
    yield _observe("inspector_attended", None)
    yield _observe("selector_turned", None, position="JPH")
    yield _observe("jackpot_awarded", tier="royal_flush", amount=25014)
    yield _observe("meter_reset", None, amount=10000)
    yield _observe("jackpots_paid", None)
    yield from (_observe("bank_stored", None, cards=cards) for cards in (1, 5))
    yield _observe("hand_ended", None, won=[5, -10, 5], results=[5, -10, 5])
    yield _observe("table_broken_up", None)


def _rule() -> Iterator[dict[str, Any]]:
    """Yield observations of irregularities, from the dealer's mistake to the effects of the ruling."""
    yield from (_observe(kind) for kind in ("slip_made", "checked_again", "seat_voided", "card_dropped"))
    yield _observe("bet_misplaced", amount=45)
    yield _observe("loan_offered", to=2)
    yield from (_observe("bet_corrected", amount=50, lender=lender) for lender in (None, 2))
    yield from (_observe("inspector_called", seat) for seat in (None, SEAT))
    yield _observe("call_dismissed", None)
    yield _observe("facts_stated", None, stated={"irregularity": "CSP-111", "seat": SEAT})
    for role in ROLES:
        yield _observe("ruling_joined", None, role=role, stands=True)
    yield _observe("ruling_joined", None, role="control_room", stands=False)
    yield from (_observe("remedy_chosen", choice=choice) for choice in ("void", "continue"))
    yield _observe("hand_voided", None)
    yield from (_observe(kind) for kind in ("request_returned", "hand_taken", "excess_returned", "player_warned"))
    yield from (_observe("cards_lost", None, amount=amount) for amount in (1, 3))
    yield _observe("exchanges_turned", None)
    yield from (_observe("dead_hand_taken", cards=cards) for cards in (1, 5))
    for outcome in ("winning", "tie", "losing"):
        yield _observe("hand_said", outcome=outcome, unanswered=False)
    yield _observe("hand_said", outcome="losing", unanswered=True)
    yield _observe("short_bet_stands", amount=45)


def _keep() -> Iterator[dict[str, Any]]:
    """Yield observations of the tray, the count, the closing, and seats that change hands."""
    yield _observe("bank_changed", None, amount=500)
    yield _observe("float_added", None, amount=1)
    for kind in ("closing_begun", "system_paused", "count_seen", "table_closed"):
        yield _observe(kind, None)
    for chips in (1000, 1001, 1005, 999, 990):
        yield _observe("chips_counted", None, chips=chips, notes=0, expected_chips=1000, expected_notes=0)
