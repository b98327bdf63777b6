"""The recipes of ``deploy``, and small readers for their formats."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


class Directive(NamedTuple):
    """A line of a proxy's configuration; ``inside`` has the names of the blocks around it."""

    inside: tuple[str, ...]
    name: str
    arguments: tuple[str, ...]


def nginx_directives(text: str) -> list[Directive]:
    """Return all directives of an nginx configuration; an entry of a ``map`` has the name ``map entry``."""
    found: list[Directive] = []
    blocks: list[str] = []
    words: list[str] = []
    for token in _nginx_tokens(text):
        if token in {";", "{"}:
            name, *arguments = words
            found.append(Directive(tuple(blocks), "map entry" if blocks[-1:] == ["map"] else name, tuple(arguments)))
            blocks += [name] if token == "{" else []
            words = []
        elif token == "}":
            assert not words, f"a semicolon is missing after {words}"
            blocks.pop()
        else:
            words.append(token)
    assert not blocks, f"not closed: {blocks}"
    assert not words, f"a semicolon is missing after {words}"
    return found


def _nginx_tokens(text: str) -> list[str]:
    bare = re.sub(r"(?m)(^|\s)#.*$", "", text)
    return [
        token.strip("\"'") if len(token) > 2 else token
        for token in re.findall(r'"[^"]*"|[;{}](?=\s|$)|[^\s;]+|;', bare)
    ]


def caddy_directives(text: str) -> list[Directive]:
    """Return all directives of a Caddyfile."""
    found: list[Directive] = []
    blocks: list[str] = []
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        if words == ["}"]:
            blocks.pop()
        elif words:
            opens = words[-1] == "{"
            name, *arguments = words[:-1] if opens and len(words) > 1 else words
            if name != "{":
                found.append(Directive(tuple(blocks), name, tuple(arguments)))
            blocks += [name] if opens else []
    assert not blocks, f"not closed: {blocks}"
    return found


def unit_options(text: str) -> list[tuple[str, str, str]]:
    """Section, name and value of every option of a systemd unit."""
    found, section = [], ""
    for line in text.splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            assert equals, f"no option: {line}"
            found.append((section, name, value))
    return found


def container_instructions(text: str) -> list[tuple[str, str]]:
    """Name and arguments of every instruction of a Containerfile."""
    bare = re.sub(r"(?m)^#.*\n", "", text).replace("\\\n", " ")
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in bare.splitlines() if line)]
