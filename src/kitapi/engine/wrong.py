"""What is wrong with a line, in words: the rule or the field, and a sentence."""

import msgspec

from kitapi.engine.requests import BadRequest
from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.wording import sentence_for
from kitapi.wording.problems import field_and_problem, field_in_problem, problem_in_words

LANGUAGE = "en"

NO_TEXT = "Expected `str`"
"""What the decoder says where a tag is no text."""

WHOLE = "message"
"""What an error of the codec names where no field of it is wrong, but the whole."""


def refused(error: IllegalAction) -> BadRequest:
    """What the rules refuse: the clause, and why."""
    return BadRequest(error.clause, sentence_for(error, LANGUAGE))


def unreadable(part: str, error: msgspec.MsgspecError | MalformedAction) -> BadRequest:
    """What cannot be read of ``part``, a field of the line; empty: the line itself."""
    if isinstance(error, MalformedAction):
        problem, field = error.problem, field_in_problem(error.field, error.problem)
        field = "" if field == WHOLE else field
    else:
        field, problem = field_and_problem(str(error))
    path = ".".join(name for name in (part, field) if name)
    worded = "must be a text" if problem == NO_TEXT else problem_in_words(problem, LANGUAGE)
    return BadRequest(path or "line", worded)
