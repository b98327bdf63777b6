from pathlib import Path
from typing import Any

import pytest

from kitapi.console.languages import system_language
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.actions import AskExchange, Fold, Raise
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.games.preferans.rules import variant as preferans
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.kernel import Seat
from kitapi.records import Record, write_record
from kitapi.wording import LANGUAGES
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.games.sittings import play_sitting
from tests.games.caribbean_stud.whole_hands import play_hands
from tests.records.record_freezer import HISTORIES

THREE, FOUR = (HISTORIES / f"0.1.0-prefa-{name}.jsonl" for name in ("three", "four"))
SHEET, POT = (HISTORIES / f"0.1.0-preferans-{name}.jsonl" for name in ("three", "four"))


def replay(*arguments: str, terminal: bool = False, path: Path = THREE, locale: str = "C") -> CommandResult:
    return kitapi("replay", str(path), *arguments, terminal=terminal, locale=locale)


@pytest.mark.parametrize("path", [THREE, FOUR, SHEET, POT])
def test_every_event_is_a_step_with_every_seats_view(path: Path) -> None:
    ran = replay("--json", path=path)
    assert ran.status == 0
    steps = ran.answers()
    events = path.read_text().splitlines()[1:]
    assert [step["step"] for step in steps] == list(range(1, len(events) + 1))
    seats = 4 if path in (FOUR, POT) else 3
    for step in steps:
        assert step["event"]["kind"] == step["kind"]
        assert [view["seat"] for view in step["views"]] == list(range(seats))
        assert step["spectator"].get("seat") is None


def test_the_last_step_shows_how_the_sitting_ended() -> None:
    last = replay("--json").answers()[-1]
    assert last["spectator"]["outcome"]["sitting_over"] is True
    assert last["spectator"]["outcome"]["kasa"] <= 0


def hidden_cards(step: dict[str, Any], seat: int) -> set[str]:
    """Cards of the others' hands as dealt, by the views of their holders."""
    return {card for view in step["views"] if view["seat"] != seat for card in view.get("hand", ())}


@pytest.mark.parametrize("path", [FOUR, POT])
def test_one_seats_replay_shows_no_other_hand(path: Path) -> None:
    everything = replay("--whole", path=path).answers()
    of_one = replay("--whole", "--seat", "1", path=path).answers()
    assert len(of_one) == len(everything)
    dealt = [place for place, step in enumerate(everything) if step["kind"].endswith(".cards_dealt")]
    assert dealt
    for place in dealt:
        one = of_one[place]
        assert set(one) == {"step", "deal", "kind", "seen", "view"}
        assert one["view"] == everything[place]["views"][1]
        shown = set(one["view"].get("hand", ())) | set(one["seen"]["cards"])
        assert not shown & hidden_cards(everything[place], 1)


def patch_view(view: Any, changes: list[dict[str, Any]]) -> Any:
    """Return the view after a JSON Patch, by RFC 6902."""
    for change in changes:
        if not change["path"]:
            view = change["value"]
            continue
        *way, last = (part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:])
        place = view
        for part in way:
            place = place[int(part) if isinstance(place, list) else part]
        at = int(last) if isinstance(place, list) else last
        if change["op"] == "remove":
            del place[at]
        elif change["op"] == "add" and isinstance(place, list):
            place.insert(at, change["value"])
        else:
            assert (change["op"] == "add") != (at in place if isinstance(place, dict) else True)
            place[at] = change["value"]
    return view


@pytest.mark.parametrize("path", [FOUR, POT])
def test_in_a_pipe_a_step_holds_what_changed_in_every_view(path: Path) -> None:
    views: dict[str, Any] = {}
    ran = replay(path=path)
    for step, whole in zip(ran.answers(), replay("--whole", path=path).answers(), strict=True):
        assert set(step) == {"step", "deal", "kind", "event", "changes"}
        for viewer, changes in step["changes"].items():
            views[viewer] = patch_view(views.get(viewer), changes)
        assert views == {"spectator": whole["spectator"], **{f"seat{one['seat']}": one for one in whole["views"]}}
    assert 3 * len(ran.out) < len(replay("--whole", path=path).out)


def test_in_a_pipe_one_seat_gets_the_changes_of_its_own_view() -> None:
    for step in replay("--seat", "1", path=FOUR).answers():
        assert set(step) == {"step", "deal", "kind", "seen", "changes"}
        assert set(step["changes"]) <= {"seat1"}


def test_a_seat_that_is_not_there_is_wrong_usage() -> None:
    assert replay("--seat", "3") == (2, "", "kitapi: --seat: must be from 0 to 2, not 3\n")


def test_a_record_comes_from_standard_input_too() -> None:
    assert kitapi("replay", "-", given=THREE.read_bytes()).out == replay().out


@pytest.mark.parametrize(
    ("given", "said"),
    [(b"", "Line 1 of the record cannot be read: this is no record of a sitting"), (b'{"format":"x"}', "Line 1")],
)
def test_a_file_that_is_no_record_is_refused(given: bytes, said: str) -> None:
    ran = kitapi("replay", "-", given=given)
    assert ran.status == 2
    assert ran.out == ""
    assert said in ran.err


def test_an_option_that_is_not_known_is_wrong_usage() -> None:
    ran = kitapi("replay", "--loudly")
    assert ran.status == 2
    assert "--loudly" in ran.err


def test_on_a_terminal_the_sitting_is_narrated_in_words() -> None:
    ran = replay(terminal=True)
    assert ran.status == 0
    assert "Deal 1: steady (Seat 1) deals, and the kasa holds 300." in ran.out
    assert "steady (Seat 2): 6 spades" in ran.out
    assert "steady (Seat 2) plays 6♦ and takes 8 tricks." in ran.out
    assert "The kasa pays steady (Seat 2) 32 (PREFA-PAY-02)." in ran.out
    assert "A♠ 10♠" in ran.out


def test_on_a_terminal_a_sitting_of_preferans_is_narrated_sum_by_sum() -> None:
    out = replay(terminal=True, path=SHEET).out
    assert "Deal 1: random (Seat 2) deals, and 9 are left to play for." in out
    assert "random (Seat 2) declares at “five” and shows the talon: J♣  9♥" in out
    assert "random (Seat 2) names betl (6), open." in out
    assert "The game is lost: 6 + 1 = 7." in out
    assert "Head sum of random (Seat 2): +7 (SK-SCORE-02)." in out
    assert "No more than 6 were left to play for, so it counts 6." in out
    assert "The head sums are played off: the sitting is over." in out


def test_on_a_terminal_chips_of_preferans_are_narrated_payment_by_payment() -> None:
    out = replay(terminal=True, path=POT).out
    assert "The three who play put 10 chips each into the pot." in out
    assert "The pot holds" in out
    assert "into the pot (SK-SCORE-09)." in out
    assert "Head sum" not in out


def test_on_a_terminal_it_speaks_greek_on_request() -> None:
    out = replay("--lang", "el", terminal=True, path=FOUR).out
    assert "Έχω σπαθιά" in out
    assert "Πάσο" in out
    assert "Παίρνει τη μπάζα" in out
    assert "takes the trick" not in out


def test_on_a_terminal_it_speaks_slovak_on_request() -> None:
    out = replay("--lang", "sk", terminal=True, path=SHEET).out
    assert "Rozdanie 1: rozdáva random (Miesto 2), hrá sa ešte o 9." in out
    assert "Hlavný hráč na „päť“: random (Miesto 2). Talón: J♣  9♥" in out
    assert "random (Miesto 2) hlási: betla (6), vyložená hra." in out
    assert "Hlavový súčet, random (Miesto 2): +7 (SK-SCORE-02)." in out
    assert "takes the trick" not in out


def test_on_a_terminal_it_speaks_italian_on_request() -> None:
    out = replay("--lang", "it", terminal=True, path=SHEET).out
    assert "Mano 1: dà le carte random (Posto 2), restano in gioco 9." in out
    assert "random (Posto 2) dichiara con «cinque» e mostra il monte: J♣  9♥" in out
    assert "random (Posto 2) annuncia betl (6), scoperto." in out
    assert "Conto principale di random (Posto 2): +7 (SK-SCORE-02)." in out
    assert "takes the trick" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_terminal_every_language_can_be_requested(lang: str) -> None:
    assert replay("--lang", lang).status == 0


def test_on_a_terminal_it_speaks_the_language_of_the_shell_unless_another_is_requested() -> None:
    assert "Rozdanie 1: " in replay(terminal=True, locale="sk_SK.UTF-8").out
    assert "Διανομή 1: " in replay(terminal=True, locale="el_GR").out
    assert "Mano 1: " in replay(terminal=True, locale="it_IT.UTF-8").out
    assert "Deal 1: " in replay(terminal=True, locale="hu_HU.UTF-8").out
    assert "Deal 1: " in replay("--lang", "en", terminal=True, locale="sk_SK.UTF-8").out


def test_the_locale_of_the_shell_is_read_in_its_own_order() -> None:
    assert system_language({"LC_ALL": "sk_SK.UTF-8", "LANG": "el_GR.UTF-8"}) == "sk"
    assert system_language({"LC_ALL": "", "LC_MESSAGES": "sk_SK", "LANG": "el_GR.UTF-8"}) == "sk"
    assert system_language({"LANG": "el_GR.UTF-8"}) == "el"
    assert system_language({}) == "en"


def test_on_a_terminal_one_seats_replay_shows_one_hand() -> None:
    def hands(out: str) -> int:
        lines = out.partition("The cards are dealt.\n")[2].splitlines()
        return next(place for place, line in enumerate(lines) if not line.startswith("  "))

    assert hands(replay(terminal=True).out) == 4
    assert hands(replay("--seat", "2", terminal=True).out) == 1


@pytest.mark.parametrize("lang", ["en", "el"])
def test_every_sitting_can_be_narrated(tmp_path: Path, lang: str) -> None:
    for seed, players in ((1, 3), (2, 4)):
        path = tmp_path / f"{seed}.jsonl"
        record = play_sitting(PREFA, PrefaTerms(players=players), ("random",) * players, seed, most_deals=6)
        assert_narrated(record, path, lang)


@pytest.mark.parametrize("lang", ["en", "el"])
@pytest.mark.parametrize("preset", preferans.PRESETS)
def test_every_sitting_of_preferans_can_be_narrated(tmp_path: Path, preset: str, lang: str) -> None:
    for seed, players in ((1, 3), (2, 4)):
        terms = preferans.PreferansTerms(players=players, variant=preferans.PRESETS[preset])
        record = play_sitting(PREFERANS, terms, ("random",) * players, seed, most_deals=8)
        assert_narrated(record, tmp_path / f"{seed}.jsonl", lang)


def a_round_of_stud(path: Path) -> Path:
    """Return two rounds of Caribbean Stud: Anna raises, Boris buys a card and raises, Cyril folds."""

    def choose(state: StudState, seat: Seat) -> Any:
        if seat == 1 and state.places[seat].exchange is None and not state.places[seat].turn.passed:
            return AskExchange(card=state.places[seat].cards[0])
        return Fold() if seat == 2 else Raise(amount=20)

    deals = tuple(play_hands(choose, seed=4, hands=2))
    terms = CaribbeanStudTerms(players=3)
    record = Record(game=CARIBBEAN_STUD, terms=terms, seats=("Anna", "Boris", "Cyril"), deals=deals)
    path.write_bytes(b"".join(write_record(record)))
    return path


def test_on_a_terminal_a_round_of_caribbean_stud_is_narrated_as_the_dealer_announces_it(tmp_path: Path) -> None:
    path = a_round_of_stud(tmp_path / "stud.jsonl")
    text = replay(terminal=True, path=path).out
    assert "No more bets, please. In this round: Anna, Boris, Cyril.\n" in text
    assert "\n  stub   " in text
    assert "Boris lays 10♥ down for another, for 10.\nCyril folds.\n" in text
    assert "Boris gets 8♣.\n" in text
    assert "Anna: ANTE is paid, +10; 5 cards counted.\n  Anna (BET) → Anna: 20 (AMB-56)\n" in text
    assert "\n\nRound 2, with deck 2.\n" in text
    assert "Mano 2, mazzo 2.\n" in replay("--lang", "it", terminal=True, path=path).out


@pytest.mark.parametrize(("seat", "own"), [(0, "Anna"), (1, "Boris")])
def test_one_seats_replay_of_caribbean_stud_tells_its_own_cards_alone(tmp_path: Path, seat: int, own: str) -> None:
    text = replay("--seat", str(seat), terminal=True, path=a_round_of_stud(tmp_path / "stud.jsonl")).out
    shown = [line for line in text.splitlines() if line.startswith("  ") and "→" not in line]
    assert [line.split()[0] for line in shown] == [own, own]
    assert ("Boris asks for a card, for 10." in text) == (own == "Anna")
    assert ("Boris gets 8♣." in text) == (own == "Boris")
    assert "share in the shuffle" not in text


def assert_narrated(record: Record, path: Path, lang: str) -> None:
    """Every deal of ``record``, written to ``path``, is narrated in sentences, not as data."""
    path.write_bytes(b"".join(write_record(record)))
    ran = replay("--lang", lang, terminal=True, path=path)
    assert ran.status == 0
    assert "{" not in ran.out
