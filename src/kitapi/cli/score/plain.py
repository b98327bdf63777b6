"""``kitapi score GAME`` as scripts call it, without the parser of the command line, which takes longer to load."""

from collections.abc import Sequence

from kitapi.cli.score.scoring import score_lines
from kitapi.registry import PACKAGES


def plain_score(arguments: Sequence[str]) -> int | None:
    """Score the lines of a file or of standard input; the exit status.

    Return None if ``arguments`` are not ``score GAME [FILE] [--json]`` in this order; then the parser must read them.
    """
    match arguments:
        case ["score", game, *rest] if game in PACKAGES:
            pass
        case _:
            return None
    in_json = rest[-1:] == ["--json"]
    files = rest[:-1] if in_json else rest
    package = PACKAGES[game]
    if package.paper is None or len(files) > 1 or any(not _names_file(file) for file in files):
        return None
    return score_lines(package.paper(), *files, json=in_json)


def _names_file(argument: str) -> bool:
    return argument == "-" or (argument != "" and not argument.startswith("-"))
