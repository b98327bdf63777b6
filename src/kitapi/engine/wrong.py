"""The error of a request in words: the rule or the field, and a sentence."""

from kitapi.engine.requests import BadRequest
from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.wording.problems import field_and_problem, field_in_problem, problem_in_words
from kitapi.wording.sentences import sentence_for

LANGUAGE = "en"

NO_TEXT = "Expected `str`"
"""The decoder's message if a tag is no text."""

WHOLE = "message"
"""The field that an error of the codec names when no single field is wrong."""


def bad_request_of(error: IllegalAction) -> BadRequest:
    """The error for an action that the rules refuse: the clause and the reason."""
    return BadRequest(error.clause, sentence_for(error, LANGUAGE))


def unreadable(part: str, error: Exception) -> BadRequest:
    """The error for a ``part`` of the request that cannot be read: a field, or if empty the whole request."""
    if isinstance(error, MalformedAction):
        problem, field = error.problem, field_in_problem(error.field, error.problem)
        field = "" if field == WHOLE else field
    else:
        field, problem = field_and_problem(str(error))
    path = ".".join(name for name in (part, field) if name)
    worded = "must be a text" if problem == NO_TEXT else problem_in_words(problem, LANGUAGE)
    return BadRequest(path or "line", worded)
