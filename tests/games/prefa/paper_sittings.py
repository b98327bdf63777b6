"""Random sittings of bots, and single deals of every kind, as a writer would have written them down."""

from collections.abc import Iterator
from itertools import chain, product
from random import Random

import msgspec

from kitapi.cli.paper.sheet_import import record_fields
from kitapi.games.prefa.paper.document import DealLine, PaperSitting
from kitapi.games.prefa.paper.imported_record import RECORDED_KINDS, RecordedSitting, import_record
from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.scoresheet import SheetPage
from kitapi.games.prefa.rules.variant import (
    IdlePay,
    LastContract,
    PrefaTerms,
    PrefaVariant,
    SoloPaysPartner,
    TenOwed,
    TripleFrom,
)
from kitapi.records import Record
from kitapi_testing.games.prefa.case import PREFA_CASE
from kitapi_testing.games.sittings import play_random_sitting, play_sitting


def random_variant(chance: Random) -> PrefaVariant:
    """Any house rules."""
    return PrefaVariant(
        kasa_share=chance.choice((10, 20, 50, 100, 300, 500)),
        aces=chance.random() < 0.8,
        pass_deals=chance.random() < 0.5,
        last_contract=chance.choice(list(LastContract)),
        solo_pays_partner=chance.choice(list(SoloPaysPartner)),
        idle_pay=chance.choice(list(IdlePay)),
        triple_from=chance.choice(list(TripleFrom)),
        ten_owed=chance.choice(list(TenOwed)),
        add_kasa=chance.random() < 0.5,
        solo_declined=chance.random() < 0.5,
    )


def paper_of(record: Record) -> PaperSitting:
    """Return the sitting of a record as it is written down."""
    imported = import_record(msgspec.convert(record_fields(record, RECORDED_KINDS), RecordedSitting))
    assert imported.sitting is not None, imported.refused
    return imported.sitting


def bot_record(seed: int, deals: int) -> Record:
    """Return the record of a sitting of bots by random house rules."""
    chance = Random(seed)
    variant, players = random_variant(chance), chance.choice((3, 4))
    terms = PrefaTerms(players=players, variant=variant)
    if variant.add_kasa:
        return play_random_sitting(terms, PREFA_CASE, seed, deals)
    return play_sitting(PREFA, terms, ("random",) * players, seed, most_deals=deals)


def bot_sitting(seed: int, deals: int) -> tuple[PaperSitting, SheetPage]:
    """Return such a sitting as written down, and the sheet that the table has of it."""
    record = bot_record(seed, deals)
    page = PREFA.sheet(chain.from_iterable(record.deals))
    return paper_of(record), page


def single_deals(stride: int = 1) -> Iterator[PaperSitting]:
    """Every contract, participation and number of tricks, with and without aces, by every house rule that matters.

    ``stride``: 1 for all 2,674,560, 10 for every tenth.
    """
    ahead = 0
    for players, contract in product((3, 4), LADDER):
        rules, lines = list(_variants(players, contract.level)), list(_lines(contract))
        size = len(rules) * len(lines)
        for at in range(ahead, size, stride):
            rule, line = divmod(at, len(lines))
            yield PaperSitting(players=players, first_dealer=players - 1, variant=rules[rule], lines=(lines[line],))
        ahead = (ahead - size) % stride


def _variants(players: int, level: int) -> Iterator[PrefaVariant]:
    """House rules that may change a payment: on a kasa that pays all, and on two that cannot pay in full."""
    for share, last, pays, idle, triple, ten in product(
        (300, 20, 10), LastContract, SoloPaysPartner, IdlePay, TripleFrom, TenOwed
    ):
        idles = players == 4 or idle is IdlePay.AS_WRITTEN
        short = share < 300 or last is LastContract.REDUCED
        if idles and short and (level == 10 or ten is TenOwed.NONE):
            yield PrefaVariant(
                kasa_share=share,
                last_contract=last,
                solo_pays_partner=pays,
                idle_pay=idle,
                triple_from=triple,
                ten_owed=ten,
                solo_declined=True,
            )


def _lines(contract: Contract) -> Iterator[DealLine]:
    for answers, aces in product(PARTS, (False, True)):
        for tricks in _tricks(answers):
            yield DealLine(declarer=0, contract=contract, participation=answers, tricks=tricks, aces=aces)
    for declined in (False, True):
        yield DealLine(declarer=0, contract=contract, solo=True, declined=declined)


def _tricks(answers: tuple[Answer, ...]) -> Iterator[tuple[int, int, int] | None]:
    """Yield every number of tricks, also those that the answers do not allow: both languages must refuse them alike."""
    if answers == (Answer.PASS, Answer.PASS):
        yield None
        return
    for declarer in range(11):
        for first in range(11 - declarer):
            yield (declarer, first, 10 - declarer - first)
