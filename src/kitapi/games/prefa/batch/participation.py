"""The defenders' answers: which of them play, and who pays and receives for them (PREFA-PART)."""

from kitapi.batch.rows import PLAYERS, ROW, TO_ACT, WITH_ACTION, Integers
from kitapi.batch.turns import await_seat, next_of
from kitapi.compiling.kernels import compiled
from kitapi.games.prefa.batch.columns import (
    ACTIVE,
    ANSWERS,
    CALLS_OTHER,
    DECLARER,
    FIRST_PART,
    HELPS,
    IS_OUT,
    LINEUP,
    NO,
    PARTICIPATING,
    PLAYS,
    SAID_ALONE,
    SAID_PASS,
    SAID_PLAY,
    SAID_TOGETHER,
    SECOND_PART,
    TOGETHER,
    TRICK_COUNT,
    YES,
)
from kitapi.games.prefa.batch.play import begin_tricks
from kitapi.games.prefa.batch.settlement import settle_contract

PLAY_PLAY = SAID_PLAY << 3 | SAID_PLAY
PLAY_PASS = SAID_PLAY << 3 | SAID_PASS
PASS_PLAY = SAID_PASS << 3 | SAID_PLAY
PASS_PASS = SAID_PASS << 3 | SAID_PASS
PASS_TOGETHER = SAID_PASS << 3 | SAID_TOGETHER


@compiled(f"int64({ROW})")
def legal_answers(row: Integers) -> int:
    """Return the legal answers of the next defender; 0 if the answers are complete (PREFA-PART-02)."""
    answers = row[ANSWERS]
    if answers in (0, SAID_PLAY):
        return 1 << YES | 1 << NO
    if answers == SAID_PASS:
        return 1 << YES | 1 << TOGETHER | 1 << NO
    if answers in (PLAY_PASS, PASS_PLAY):
        return 1 << NO | 1 << TOGETHER
    return 0


@compiled(f"void({ROW})")
def find_parts(row: Integers) -> None:
    """Set what each of the two defenders does, once their answers are complete (PREFA-PART-02, -03, -04)."""
    answers = row[ANSWERS]
    first, second = PLAYS, PLAYS
    if answers == PASS_PASS:
        first, second = IS_OUT, IS_OUT
    elif answers == PASS_TOGETHER:
        first, second = HELPS, CALLS_OTHER
    elif answers & 7 == SAID_TOGETHER:
        first, second = CALLS_OTHER, HELPS
    elif answers == PLAY_PASS << 3 | SAID_ALONE:
        second = IS_OUT
    elif answers == PASS_PLAY << 3 | SAID_PASS:
        first = IS_OUT
    row[FIRST_PART], row[SECOND_PART] = first, second


@compiled(WITH_ACTION)
def answer(row: Integers, terms: Integers, action: int) -> None:
    """Answer the contract as a defender; then play begins, or a contract that both pass is settled (PREFA-PART-05)."""
    said = SAID_PLAY if action == YES else SAID_TOGETHER if action == TOGETHER else SAID_PASS
    if row[ANSWERS] == PLAY_PASS and action == NO:
        said = SAID_ALONE
    row[ANSWERS] = row[ANSWERS] << 3 | said
    players, declarer = terms[PLAYERS], row[DECLARER]
    legal = legal_answers(row)
    if legal:
        others = row[ACTIVE] & ~(1 << declarer)
        await_seat(row, PARTICIPATING, next_of(row[TO_ACT], others, players), legal)
        return
    find_parts(row)
    first = next_of(declarer, row[ACTIVE], players)
    lineup = row[ACTIVE]
    if row[FIRST_PART] == IS_OUT:
        lineup &= ~(1 << first)
    if row[SECOND_PART] == IS_OUT:
        lineup &= ~(1 << next_of(first, row[ACTIVE], players))
    row[LINEUP] = lineup
    if lineup == 1 << declarer:
        settle_contract(row, terms, TRICK_COUNT, 0, 0)
    else:
        begin_tricks(row, terms)
