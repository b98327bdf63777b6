import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

import kitapi.registry  # noqa: F401 - it adds the languages of all games
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import IllegalAction, ImpossibleHistory, MalformedAction
from kitapi.kernel.shuffle.state import WHY_NOT
from kitapi.store import CommandReused, DatabaseRefused, StoreError, VersionConflict
from kitapi.texts import Text
from kitapi.wording import LANGUAGES
from kitapi.wording.languages import refusals
from kitapi.wording.sentences import OTHER_ERRORS, TURNS, sentence_for
from tests.wording.refusal_sites import SOURCE, Site, calls_of, illegal_actions, modules_that_call


@cache
def sites() -> tuple[Site, ...]:
    return tuple(sorted(set(illegal_actions()), key=lambda site: (site.place, site.clause, sorted(site.facts))))


SAMPLES: dict[str, tuple[Any, ...]] = {
    "agreed": (False,),
    "amount": (20,),
    "ante": (0,),
    "antes": (0,),
    "asked": (False,),
    "authorised": (False,),
    "asking": (1,),
    "attended": (True, False),
    "bet": (30,),
    "bid": ("6s", "6n", "10n"),
    "button": (2,),
    "buy_in": (1000,),
    "called": (True,),
    "card": ("Th",),
    "cards": (31,),
    "chance": (True, False),
    "checked": (True,),
    "chip": (5,),
    "chips": (0, 40),
    "choice": ("raise", "fold"),
    "claim": (0,),
    "claimed": (True, False),
    "collected": (True,),
    "confirmed": (None,),
    "contributed": (False,),
    "counted": (False,),
    "dealt": (True, False),
    "declared": (None, "royal_flush"),
    "discards": (2,),
    "due": (4,),
    "exact": (True, False),
    "fee": (10,),
    "fewest": (5,),
    "folded": (True, False),
    "from_hand": (("0",), ("2", "0")),
    "game": (3, 8),
    "heads": (0, -3),
    "held": (False,),
    "highest": (0, 4, 8),
    "holder": (None, "1"),
    "incident": (False,),
    "invited": (True, False),
    "irregularity": ("CSP-110",),
    "kasa": (0,),
    "lacking": (0, 15),
    "lamps": (2,),
    "least": (4, 8),
    "led": ("d",),
    "left": (1,),
    "legal": (("play", "pass"), ("play", "together", "pass")),
    "lender": (2,),
    "lit": (True, False),
    "lowest": (2,),
    "maximum": (250,),
    "may": ("raise", "hold"),
    "meter": (True, False),
    "minimum": ("7h",),
    "most": (47,),
    "must": ("d", "s"),
    "must_hold": (True,),
    "must_open": (True,),
    "share": WHY_NOT,
    "top": (7,),
    "unused": (False,),
    "named": (0,),
    "next": (2,),
    "noted": (False,),
    "number": (2, 7),
    "offered": (True, False),
    "open": ("selector", "jackpot", "claim", "declared", "skipped", "dead_hand"),
    "option": (True, False),
    "out": (47,),
    "over": (True,),
    "passed": (True,),
    "paused": (True, False),
    "position": ("R", "JPH"),
    "practice": (True, False),
    "pressed": (True, False),
    "problem": ("seat 1 is settled already",),
    "request": (True, False),
    "stopping": (False, True),
    "role": ("player", "dealer", "gaming_inspector", "municipal_inspector", "gaming_management", "control_room"),
    "said": (False,),
    "seat": (2,),
    "seats": (("2",), ("0", "2")),
    "seen": (False,),
    "selector": ("R", "JPL"),
    "served": (True, False),
    "shuffled": (False,),
    "staked": (0, 12),
    "standing": (True,),
    "stored": (True, False),
    "stub": (0,),
    "stuck": (True, False),
    "taken": (True, False),
    "token": (False,),
    "tokens": (1,),
    "told": (False,),
    "tray": (15,),
    "turn": ((), ("2",), ("0", "1")),
    "void": (True,),
    "washed": (True,),
    "waved": (True,),
    "won": (False,),
}
"""Values a fact may have, by its name."""

OF_CLAUSE: dict[str, dict[str, tuple[Any, ...]]] = {
    "AMB-36": {"due": (None, 4)},
    "AMB-38": {"turn": (None, "2")},
    "AMB-42": {"next": (None, 2)},
    "CSP-001": {"seats": (3,)},
    "CSP-009": {"minimum": (5,)},
    "CSP-037": {"asking": (None, 1), "next": (None, 2)},
    "CSP-148": {"seat": (None, 2)},
}
"""Facts that are something else in one clause."""

PHASES = {
    "AMB": tuple(phase.value for phase in Phase),
    "CSP": tuple(phase.value for phase in Phase),
    "PREFA": ("Shuffling", "Bidding", "Discarding", "Naming", "GivenUp", "Participating", "Playing"),
    "SK": ("Shuffling", "Bidding", "Discarding", "Naming", "HandNaming", "Answering", "Playing"),
}
"""The possible values of ``phase``, by the beginning of the clauses of a game."""


def sentences_at(site: Site, lang: str) -> Iterator[str]:
    """Yield the sentences of a refusal, for every value that its facts may have."""
    names = sorted(site.facts)
    samples = SAMPLES | {"phase": PHASES[site.clause.partition("-")[0]]} | OF_CLAUSE.get(site.clause, {})
    assert set(names) <= samples.keys(), f"{site}: give this fact a sample above, and the refusal a sentence"
    for values in product(*(samples[name] for name in names)):
        yield sentence_for(IllegalAction(site.clause, **dict(zip(names, values, strict=True))), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_rules_has_a_sentence_in_every_language(lang: str) -> None:
    for site in sites():
        for sentence in sentences_at(site, lang):
            assert site.clause not in sentence, f"{site}: this is the sentence for refusals nobody has words for"
            assert sentence.endswith((".", "»")), site
            assert "{" not in sentence, site
            assert "None" not in sentence, site


def test_every_site_was_found() -> None:
    assert len(sites()) >= 20


def test_no_sentence_waits_for_a_refusal_that_is_never_made() -> None:
    made = {(site.clause, site.facts) for site in sites()} | {("", site.facts) for site in sites()}
    assert [r for r in (*refusals(), *TURNS) if (r.clause, frozenset(r.forms)) not in made] == []


@pytest.mark.parametrize(
    ("error", "english", "greek"),
    [
        (
            IllegalAction("PREFA-PLAY-02", card="Th", led="d", must="d"),
            "Follow suit: you hold ♦.",
            "Ακολούθησε το χρώμα: κρατάς ♦.",
        ),
        (
            IllegalAction("PREFA-PLAY-02", card="Th", led="d", must="s"),
            "You have no ♦, so play a trump: you hold ♠.",
            "Δεν έχεις ♦, κόψε με ατού: κρατάς ♠.",
        ),
        (IllegalAction("PREFA-PLAY-02", card="Th", held=False), "You do not hold 10♥.", "Δεν κρατάς το 10♥."),
        (
            IllegalAction("PREFA-AUC-03", may="hold", bid="6h"),
            "A raise must be held before anybody raises again: hold 6♥, or pass.",
            "Πριν ανέβει η δήλωση, κάποιος την έχει: πες «έχω 6♥», ή πάσο.",
        ),
        (
            IllegalAction("PREFA-PART-02", legal=("play", "together", "pass")),
            "To this contract say “Play”, “Together” or “Pass”.",
            "Σε αυτή την αγορά πες «Παίζω», «Μαζί» ή «Πάσο».",
        ),
        (
            IllegalAction("SK-BID-02", number=3, highest=4),
            "Bid more than 4, hold it if that is your right, or pass.",
            "Δήλωσε πάνω από 4, κράτησέ το αν έχεις το δικαίωμα, ή πες πάσο.",
        ),
        (
            IllegalAction("SK-BID-03", highest=8, holder="1"),
            "Only seat 2 may hold 8: say from hand, or pass.",
            "Το 8 το κρατά μόνο η θέση 2: πες «από χέρι», ή πάσο.",
        ),
        (
            IllegalAction("SK-BID-06", game=3, least=4),
            "You won at 4: name a game of 4 or more.",
            "Κέρδισες με 4: πες παιχνίδι από 4 και πάνω.",
        ),
        (
            IllegalAction("SK-PLAY-02", card="Th", led="d", must="s"),
            "You have no bells ♦, so play a trump: you hold leaves ♠.",
            "Δεν έχεις κουδούνια ♦, κόψε με ατού: κρατάς πράσινα ♠.",
        ),
        (
            IllegalAction("SK-KON-01", phase="Playing"),
            "Not now: play a card.",
            "Όχι τώρα: παίξε φύλλο.",
        ),
        (
            IllegalAction("PREFA-DEAL-03", turn=("2",)),
            "Wait for your turn: seat 3 is to act.",
            "Περίμενε τη σειρά σου: μιλά η θέση 3.",
        ),
        (
            MalformedAction("contract", "Invalid enum value '5h'"),
            "“contract” cannot be “5h”.",
            "Το «contract» δεν μπορεί να είναι «5h».",
        ),
        (
            MalformedAction("message", "Object missing required field `card`"),
            "“card” is missing.",
            "Το «card» λείπει.",
        ),
        (
            DatabaseRefused(Text("the database was opened for reading only")),
            "The database cannot be used and was left as it is: the database was opened for reading only.",
            "Η βάση δεδομένων δεν μπορεί να χρησιμοποιηθεί και έμεινε όπως είναι: η βάση άνοιξε μόνο για ανάγνωση.",
        ),
    ],
)
def test_a_sentence_says_what_is_requested(error: Exception, english: str, greek: str) -> None:
    assert sentence_for(error, "en") == english
    assert sentence_for(error, "el-GR") == greek


@pytest.mark.parametrize(
    ("error", "slovak"),
    [
        (IllegalAction("PREFA-PLAY-02", card="Th", led="d", must="d"), "Priznaj farbu, ktorú máš: ♦."),
        (
            IllegalAction("SK-PLAY-02", card="Th", led="d", must="s"),
            "Farbu guľa ♦ nemáš, tak hraj tromf: zeleň ♠.",
        ),
        (
            IllegalAction("PREFA-PART-02", legal=("play", "together", "pass")),
            "Na tento záväzok povedz „Hrám“, „Spolu“ alebo „Pas“.",
        ),
        (
            IllegalAction("SK-BID-02", number=3, highest=4),
            "Hlás viac než 4, drž, ak na to máš právo, alebo povedz pas.",
        ),
        (MalformedAction("contract", "Invalid enum value '5h'"), "Pole „contract“ nemôže byť „5h“."),
        (IllegalAction("AMB-64", chips=7, due=20), "BET by bol 20, a máš 7: ďalej ísť nemôžeš."),
    ],
)
def test_a_slovak_reads_slovak(error: Exception, slovak: str) -> None:
    assert sentence_for(error, "sk-SK") == slovak


@pytest.mark.parametrize(
    ("error", "italian"),
    [
        (IllegalAction("PREFA-PLAY-02", card="Th", led="d", must="d"), "Rispondi a seme: hai ♦."),
        (
            IllegalAction("SK-PLAY-02", card="Th", led="d", must="s"),
            "Non hai sonagli ♦, quindi gioca atout: hai foglie ♠.",
        ),
        (
            IllegalAction("PREFA-PART-02", legal=("play", "together", "pass")),
            "A questo contratto di’ «Gioco», «Insieme» o «Passo».",
        ),
        (
            IllegalAction("SK-BID-02", number=3, highest=4),
            "Dichiara più di 4, tienilo se ne hai il diritto, o passa.",
        ),
        (MalformedAction("contract", "Invalid enum value '5h'"), "Il campo «contract» non può essere «5h»."),
        (IllegalAction("CSP-022", ante=0), "Prima punta su ANTE: non è ammesso giocare solo il jackpot."),
        (IllegalAction("AMB-04", amount=10, due=20), "BET è esattamente il doppio di ANTE: 20, non 10."),
        (IllegalAction("CSP-149", role="gaming_inspector"), "Questo spetta solo all’Ispettore di Gioco."),
        (IllegalAction("CSP-037", phase="settle"), "Non ora: si pagano le postazioni."),
    ],
)
def test_an_italian_reads_italian(error: Exception, italian: str) -> None:
    assert sentence_for(error, "it-IT") == italian


def test_an_unknown_refusal_still_names_its_clause() -> None:
    assert sentence_for(IllegalAction("SK-TABLE-01", seat=1), "en") == "The rules do not allow that now (SK-TABLE-01)."


def test_an_unknown_error_tells_nothing_of_its_inside() -> None:
    sentence = sentence_for(RuntimeError("the hand was As Kd"), "en")
    assert "As" not in sentence
    assert sentence == sentence_for(ValueError(), "en")


def test_a_broken_history_tells_nothing_of_its_inside() -> None:
    assert "Kd" not in sentence_for(ImpossibleHistory("Kd was not held"), "en")


def _error_classes(*parts: str) -> list[ast.ClassDef]:
    module = ast.parse(SOURCE.joinpath(*parts).read_text())
    return [
        node
        for node in module.body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id.endswith(("Error", "Failed")) for base in node.bases)
    ]


@pytest.mark.parametrize("parts", [("room", "errors.py"), ("store", "port.py")])
def test_every_error_of_room_and_store_has_a_sentence_of_its_own(parts: tuple[str, ...]) -> None:
    names = {node.name for node in _error_classes(*parts)} - {"MalformedCommand"}
    assert len(names) > 5
    assert names <= OTHER_ERRORS.keys()


def test_every_error_of_the_room_is_raised_with_the_values_that_its_sentence_names() -> None:
    named = {name: set(re.findall(r"{(\w+)}", text)) for name, text in OTHER_ERRORS.items()}
    room = {node.name for node in _error_classes("room", "errors.py")}
    made = room & named.keys()
    for path, module in [*modules_that_call(SOURCE / "room", *made), *modules_that_call(SOURCE / "web", *made)]:
        for name, call in [(one, call) for one in made for call in calls_of(module, one)]:
            given = {keyword.arg for keyword in call.keywords}
            assert named[name] <= given, f"{path.name}:{call.lineno}: {name} lacks {named[name] - given}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_store_errors_fill_their_sentences(lang: str) -> None:
    class Key:
        id, user, stream = "1", "u", "s"

    errors: list[StoreError] = [VersionConflict("s", 1, 2), CommandReused(Key()), DatabaseRefused("locked")]  # type: ignore[arg-type]
    for error in errors:
        assert "–" not in sentence_for(error, lang)
