"""The player's table in every state that its texts name: all choices, waits, results, and what stops the table."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from playwright.sync_api import Page

from docs.making.screenshots.inject import put_state
from docs.making.screenshots.stage import Stage, await_turn, open_table, read_offer

GAME = "caribbean-stud"
SHOWN = {"held": 5, "cards": ["Qd", "Qh", "9s", "4c", "3d"], "combination": "pair", "qualifies": True}
LOW = {"held": 5, "cards": ["Qd", "Jh", "9s", "4c", "3d"], "combination": "high_card", "qualifies": False}
"""The bank's cards, once it qualifies and once it does not."""

OWN = ("As", "Ks", "9d", "7c", "2h")
ROLES = ("dealer", "gaming_inspector", "municipal_inspector", "gaming_management", "control_room")
ANTE = {"kind": "range", "action": "ante", "lowest": 5, "highest": 100, "step": 5}
CUT = {"kind": "range", "action": "cut", "lowest": 5, "highest": 47, "step": 1}
MISPLACED = {"kind": "range", "action": "misplace_bet", "lowest": 5, "highest": 200, "step": 5}
NET = {"ante": 25, "bet": 50, "fee": 0}
RESULTS = ("fold", "bank_wins", "tie", "player_wins", "not_qualified")
SEAT_STATES: tuple[tuple[dict[str, Any], ...], ...] = (
    ({"void": True}, {"taken": True}, {"choice": "fold"}, {"choice": "raise", "bet": 50}),
    ({"wants": True, "fee": 25}, {"asked": True}, {"exchanged": True}, {"declared": "straight_flush"}),
    tuple({"settled": {"result": one, "net": NET, "total": 75, "combination": "pair"}} for one in RESULTS[:4]),
    ({"settled": {"result": "not_qualified", "net": NET, "total": 25, "combination": None}}, *({"claim": 75},) * 3),
)
"""States of the four seats of others, by picture."""

OPEN_LINES = """() => {
  document.querySelectorAll('.guide .why[aria-expanded=false]').forEach((one) => one.click());
  document.querySelectorAll('.settled .told-figure, .settled .rule-tap')
    .forEach((one) => one.getAttribute('aria-expanded') === 'false' && one.click());
}"""
"""A script that opens the reasons of a tip, and the figures and rules of a result."""

DECLARE_MYSELF = """() => {
  const key = 'kitapi.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), declare: false }));
}"""
"""A script by which a hand for the jackpot is not declared at once: the room would refuse that, and end the state."""

ASK = """(key) => {
  if (!document.querySelector('.asked')) document.querySelector(`[data-choice^="${key}"]`)?.click();
}"""
"""A script that presses a choice which must be confirmed."""


def show_table_states(stage: Stage) -> None:
    """Take pictures of a player's table in states that are made by messages alone, without playing."""
    with stage.visit() as page:
        page.goto("/")
        variant = {**read_offer(page, GAME)["presets"]["example"], "answer_seconds": 0}
        page.evaluate(DECLARE_MYSELF)
        page.goto(open_table(page, GAME, ["me", *["simple"] * 4], variant, name=stage.names[0]))
        await_turn(page)
        for number, (view, table, pressed) in enumerate(_states(), 1):
            with stage.part(f"table state {number}"):
                stage.take(page, f"state-{number}", prepare=partial(_put, view=view, table=table, pressed=pressed))


def _states() -> Iterator["State"]:
    """All states, in the order of a round."""
    for states in (_before_cards, _with_cards, _while_others_choose, _irregular, _over):
        yield from states()


def _put(page: Page, view: dict[str, Any], table: dict[str, Any], pressed: str) -> None:
    put_state(page, view, table)
    page.evaluate(OPEN_LINES)
    if pressed:
        page.evaluate(ASK, pressed)
    page.wait_for_timeout(120)


State = tuple[dict[str, Any], dict[str, Any], str]
"""Changed values of the view and of the table, and the choice that is pressed."""


def _state(phase: str, options: Sequence[dict[str, Any]] = (), *, pressed: str = "", **more: Any) -> State:
    """A state; ``own_seat``: the viewer's seat, ``others``: those of the four others, ``table``: of the table."""
    table = more.pop("table", {})
    own = {"seat": 0, "stack": 400, "result": 25, **more.pop("own_seat", {})}
    others = more.pop("others", ({},) * 4)
    seats = [own, *({"seat": at, "stack": 400, "result": 0, **one} for at, one in enumerate(others, 1))]
    view = {"phase": phase, "seats": seats, "options": [*options], "own": None, "incident": None, "pending": None}
    usual = {"bank": {"held": 0}, "invited": True, "stopping": False, "waiting_for": None, "paused": False}
    return {**view, **usual, "void": False, "won": [], **more}, {"stopped": False, **table}, pressed


def _options(*kinds: str) -> list[dict[str, Any]]:
    return [{"kind": kind} for kind in kinds]


def _before_cards() -> Iterator[State]:
    """The opening, the cut, the stakes, and the tokens."""
    yield _state("closed", waiting_for=ROLES[0])
    yield _state("closed", paused=True, waiting_for=ROLES[1])
    yield _state("prepare", invited=False, waiting_for=ROLES[2])
    yield _state("prepare", [CUT, *_options("decline_cut")])
    yield _state("stakes", invited=False, waiting_for=ROLES[3])
    yield _state("stakes", _options("change_notes", "wave"), waiting_for=ROLES[4])
    yield _state("stakes", [ANTE, *_options("change_notes", "wave")])
    waves = ({"waved": True, "ante": 25, "token": True}, {"waved": True}, {"lit": True}, {"ante": 25})
    lying = {"ante": 25, "token": True, "lit": True}
    back = _options("wave", "take_back_token", "take_back_ante", "change_notes")
    yield _state("stakes", [{**ANTE, "lowest": 30}, *back], own_seat=lying, others=waves)
    yield _state("stakes", own_seat={**lying, "waved": True}, others=waves)
    yield _state("stakes", own_seat={"waved": True})
    yield _state("stakes", others=waves)
    plays = {"plays": True, "ante": 25, "lamp": True}
    yield _state("coin_in", own_seat=plays, stopping=True)
    again = [ANTE, *_options("token", "change_notes", "wave")]
    yield _state("stakes", again, own_seat={"stack": 400})
    yield _state("stakes", again[:1] + again[2:], own_seat={"stack": 27})
    yield _state("deal", own_seat=plays, table={"stopped": True})


def _hold_cards(**more: Any) -> dict[str, Any]:
    return {"plays": True, "ante": 25, "lamp": True, "held": 5, "cards": OWN, **more}


def _other_hands() -> list[tuple[dict[str, Any], ...]]:
    """The four other seats, each with a hand, by picture."""
    return [tuple({"plays": True, "held": 5, "ante": 25, **one} for one in four) for four in SEAT_STATES]


def _with_cards() -> Iterator[State]:
    """Choices of every kind, and what has to be confirmed."""
    others = _other_hands()
    bank = {"held": 5, "cards": ["Qd"]}
    own = {"combination": "high_card", "bet": 50, "fee": 25, "fold_loses": 25}
    flush = {**own, "combination": "straight_flush", "tier": "straight_flush"}
    exchanges = [{"kind": "exchange", "card": card} for card in OWN]
    raises = [{"kind": "raise", "amount": 50}, *_options("fold", "call_inspector")]
    yield _state("choose", [*exchanges, *raises], own=own, own_seat=_hold_cards(), others=others[0], bank=bank)
    lent = [{"kind": "raise", "amount": 50, "lender": 2}, {"kind": "offer_loan", "seat": 3}]
    declared = [*raises[:2], *lent, *_options("declare", "withdraw_exchange")]
    yield _state("choose", declared, own=flush, own_seat=_hold_cards(), others=others[1], bank=bank)
    yield _state("choose", raises, pressed="fold", own=flush, own_seat=_hold_cards(), bank=bank)
    lacking = ({"lacks": 30, "plays": True, "ante": 25},) * 4
    yield _state("choose", lent, pressed="offer_loan", own=own, own_seat=_hold_cards(), others=lacking, bank=bank)
    yield _state("choose", raises, pressed="call_inspector", own=own, own_seat=_hold_cards(), bank=bank)
    yield _state("choose", raises, own=own, own_seat=_hold_cards(lacks=30), bank=bank)


def _while_others_choose() -> Iterator[State]:
    """The question whether a card is wanted, the new card, and what a player waits for afterwards."""
    bank = {"held": 5, "cards": ["Qd"]}
    own = {"combination": "high_card", "bet": 50, "fee": 25, "fold_loses": 25}
    others = _other_hands()
    raises = [{"kind": "raise", "amount": 50}, *_options("fold")]
    card = [*({"kind": "exchange", "card": card} for card in OWN), *_options("no_exchange")]
    yield _state("choose", card, own=own, own_seat=_hold_cards(asked=True), bank=bank)
    yield _state("choose", raises, own=own, own_seat=_hold_cards(exchanged=True), bank=bank)
    yield _state("choose", own_seat=_hold_cards(wants=True, fee=25, discard="2h"), others=others[1], bank=bank)
    yield _state("choose", own_seat=_hold_cards(choice="raise", bet=50), others=others[0], bank=bank)
    yield _state("choose", others=others[0], bank=bank)
    for phase, four, cards in (
        ("check", others[0], bank),
        ("reveal", others[1], bank),
        ("settle", others[2], SHOWN),
        ("jackpot", others[3], LOW),
        ("done", others[3], SHOWN),
        ("closing", others[2], SHOWN),
    ):
        yield _state(phase, own_seat=_hold_cards(choice="raise", bet=50, token=True), others=four, bank=cards)


def _incident(**more: Any) -> dict[str, Any]:
    return {"caller": None, "stated": None, "joined": [], "stands": True, "choosing": [], "choices": {}, **more}


def _irregular() -> Iterator[State]:
    """A table that stands still, the choices that a ruling leaves, and wrong BETs."""
    bank = {"held": 5, "cards": ["Qd"]}
    own = {"combination": "pair", "bet": 50, "fee": 25, "fold_loses": 25}
    fallen = {"irregularity": "CSP-116", "seat": 1, "cards": 2, "where": "floor", "shows": True}
    remedies = [{"kind": "choose_remedy", "choice": one} for one in ("continue", "void")]
    said = [{"kind": "say_hand", "outcome": one} for one in ("winning", "tie", "losing")]
    exact: list[dict[str, Any]] = [{"kind": "correct_bet"}, {"kind": "correct_bet", "lender": 2}]
    choosing = _incident(
        stated=fallen, joined=ROLES[1:3], choosing=[0, 3], choices={"2": "void", "4": "continue"}, caller=3
    )
    yield _state("choose", own_seat=_hold_cards(), incident=_incident(caller=2), bank=bank)
    yield _state("choose", remedies, own_seat=_hold_cards(), incident=choosing, awaited=ROLES[3:4], bank=bank)
    yield _state("choose", remedies, own=own, own_seat=_hold_cards(), bank=bank)
    yield _state("settle", said, own_seat=_hold_cards(cards=[], held=0, taken=True, bet=50), bank={"held": 5})
    wrong = _hold_cards(choice="raise", bet=45)
    yield _state("check", [*exact, *_options("fold"), MISPLACED], own=own, own_seat=wrong, bank=bank)
    yield _state("check", exact[:1], own=own, own_seat=_hold_cards(choice="raise", bet=55), bank=bank)


ROUNDS: tuple[tuple[str, str | None, dict[str, int], dict[str, Any], dict[str, Any]], ...] = (
    ("player_wins", "flush", {"ante": 25, "bet": 250, "fee": 0}, SHOWN, {"award": {"tier": "flush", "amount": 250}}),
    ("not_qualified", "pair", {"ante": 25, "bet": 0, "fee": 0}, LOW, {"borrowed": 30}),
    ("bank_wins", "high_card", {"ante": -25, "bet": -50, "fee": 0}, SHOWN, {"lent": 20}),
    ("tie", "pair", {"ante": 0, "bet": 0, "fee": -25}, SHOWN, {}),
    ("fold", None, {"ante": -25, "bet": 0, "fee": 0}, {"held": 0}, {}),
)
"""Finished rounds: result, combination, what each wager won, the bank, and what else the seat has."""


def _over() -> Iterator[State]:
    """Rounds that are over: with the jackpot, a loan, a new card, a void hand, and without any choice."""
    table = {"stopped": False}
    for result, combination, net, shown, more in ROUNDS:
        total = sum(net.values())
        loan = more.get("borrowed", 0) - more.get("lent", 0)
        settled = {"result": result, "net": net, "total": total, "combination": combination}
        own = _hold_cards(settled=settled, **more)
        won = [total + more.get("award", {}).get("amount", 0) + loan - 1, 50, -25, 0, 0]
        yield _state(
            "over", own_seat=own, won=won, bank=shown, table=table, others=_list_others(), number=90 + len(result)
        )
    yield _state("over", own_seat={"void": True, "ante": 0}, void=True, won=[0] * 5, number=80)
    yield _state("over", own_seat={}, won=[0, 50, -25, 0, 0], bank=SHOWN, others=_list_others(), number=81)
    yield _state("broken_up", own_seat={}, won=[0, 50, -25, 0, 0], bank=SHOWN, others=_list_others(), number=82)


def _list_others() -> tuple[dict[str, Any], ...]:
    """Four others: one has won, one has folded, and two sat out, one of whom has lent chips."""
    settled = {"result": "player_wins", "net": NET, "total": 75, "combination": "three_of_a_kind"}
    return {"plays": True, "settled": settled}, {"plays": True, "choice": "fold"}, {}, {"lent": 20}
