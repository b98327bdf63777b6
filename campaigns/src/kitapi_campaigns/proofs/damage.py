"""Damages a database or a file of records, as failing disks, broken copies and other programs do."""

import json
import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import apsw

PAGE = 4096
TABLE_LEAF, INDEX_LEAF = 13, 10
_FILE_HEADER = 100
_CELL_POINTERS = 8
"""Bytes of a leaf's header; the pointers to its cells follow."""

_WORDS = (
    ("stream", "steam"),
    ("INTEGER", "TEXT"),
    ("NOT NULL", ""),
    ("STRICT", ""),
    ("WITHOUT ROWID", ""),
    ("events", "evemts"),
    ("BLOB", "INTEGER"),
    ("CREATE", "CREATED"),
    ("(", ""),
)


def damage_database(content: bytes, chance: random.Random) -> bytes:
    """Return the SQLite database ``content`` damaged in one to twenty places, each in a way drawn by ``chance``."""
    damaged = content
    for _ in range(chance.choice((1, 1, 1, 2, 5, 20))):
        damaged = chance.choices(WAYS, WEIGHTS)[0](damaged, content, chance)
        if len(damaged) < len(content):
            break
    return damaged


def damage_bytes(content: bytes, chance: random.Random) -> bytes:
    """Return ``content`` with some bits flipped, a stretch overwritten, or its end cut off."""
    damaged = bytearray(content)
    match chance.randrange(6):
        case 0:
            del damaged[chance.randrange(len(damaged)) :]
        case 1:
            _overwrite(damaged, chance)
        case _:
            for _ in range(chance.choice((1, 1, 2, 5, 20))):
                _flip(damaged, chance.randrange(len(damaged)), chance)
    return bytes(damaged)


def damage_record(content: bytes, chance: random.Random) -> bytes:
    """Return a file of records damaged: in its bytes, in its order of lines, or in the values of one to five lines."""
    kind = chance.randrange(8)
    if kind < 2:
        return damage_bytes(content, chance)
    lines = content.splitlines(keepends=True)
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match kind:
        case 2:
            del lines[at]
        case 3:
            lines.insert(other, lines[at])
        case 4:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            for _ in range(chance.choice((1, 1, 1, 2, 5))):
                line = chance.choice((0, *range(len(lines))))
                lines[line] = _with_other_value(lines[line], chance)
    return b"".join(lines)


@lru_cache(maxsize=16)
def serial_types(content: bytes) -> tuple[int, ...]:
    """Offsets of all serial types of all rows in the database ``content``, of tables, indexes and schema."""
    return tuple(_found_types(content))


def _found_types(content: bytes) -> Iterator[int]:
    for page in range(0, len(content), PAGE):
        start = page + (_FILE_HEADER if page == 0 else 0)
        if content[start] not in (TABLE_LEAF, INDEX_LEAF):
            continue
        for cell in range(int.from_bytes(content[start + 3 : start + 5], "big")):
            pointer = start + _CELL_POINTERS + 2 * cell
            at = page + int.from_bytes(content[pointer : pointer + 2], "big")
            for _ in range(2 if content[start] == TABLE_LEAF else 1):  # length of the row, and rowid
                _, at = _varint(content, at)
            length, first = _varint(content, at)
            yield from range(first, at + length)


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """Return the varint at ``at``, and the offset behind it."""
    value = 0
    for place in range(at, at + 9):
        value = value << 7 | content[place] & 0x7F
        if content[place] < 0x80:
            return value, place + 1
    return value, at + 9


def _flip(content: bytearray, at: int, chance: random.Random) -> None:
    content[at] ^= 1 << chance.randrange(8)


def _overwrite(content: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(content))
    length = min(chance.randrange(1, 200), len(content) - at)
    content[at : at + length] = chance.randbytes(length)


def _any_bit(damaged: bytes, _: bytes, chance: random.Random) -> bytes:
    changed = bytearray(damaged)
    _flip(changed, chance.randrange(len(changed)), chance)
    return bytes(changed)


def _any_stretch(damaged: bytes, _: bytes, chance: random.Random) -> bytes:
    changed = bytearray(damaged)
    _overwrite(changed, chance)
    return bytes(changed)


def _column_type(damaged: bytes, content: bytes, chance: random.Random) -> bytes:
    changed = bytearray(damaged)
    at = chance.choice(serial_types(content))
    if chance.randrange(3):
        _flip(changed, at, chance)
    else:
        changed[at] = chance.choice((*range(14), chance.randrange(256)))
    return bytes(changed)


def _file_header(damaged: bytes, _: bytes, chance: random.Random) -> bytes:
    changed = bytearray(damaged)
    _flip(changed, chance.randrange(_FILE_HEADER), chance)
    return bytes(changed)


def _page(damaged: bytes, content: bytes, chance: random.Random) -> bytes:
    """Replace a page by zeros, random bytes, or the contents of another page."""
    pages = range(0, len(content), PAGE)
    at, other = chance.choice(pages), chance.choice(pages)
    lost = chance.choice((bytes(PAGE), bytes(PAGE), chance.randbytes(PAGE), content[other : other + PAGE]))
    return damaged[:at] + lost + damaged[at + PAGE :]


def _end(damaged: bytes, _: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(1, len(damaged))
    return damaged[: at - at % PAGE if chance.randrange(2) else at]


def _schema(damaged: bytes, content: bytes, chance: random.Random) -> bytes:
    """Make one row of the schema wrong in ``content``, the undamaged database."""
    connection = apsw.Connection(":memory:")
    connection.deserialize(
        "main", content[:18] + b"\1\1" + content[20:]
    )  # no WAL mode, which a database in memory lacks
    connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 0)
    connection.pragma("writable_schema", True)
    names = [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_schema")]
    name, pages = chance.choice(names), len(content) // PAGE
    old, new = chance.choice(_WORDS)
    statement, values = chance.choice(
        (
            ("UPDATE sqlite_schema SET rootpage = ?2 WHERE name = ?1", (name, chance.randrange(pages + 3))),
            ("UPDATE sqlite_schema SET sql = replace(sql, ?2, ?3) WHERE name = ?1", (name, old, new)),
            ("UPDATE sqlite_schema SET sql = ?2 WHERE name = ?1", (name, chance.choice((None, "", "CREATE", b"\xff")))),
            ("UPDATE sqlite_schema SET name = ?2 WHERE name = ?1", (name, chance.choice((None, 7, "x", b"\xff")))),
            ("UPDATE sqlite_schema SET type = ?2 WHERE name = ?1", (name, chance.choice((None, "view", "index")))),
            ("DELETE FROM sqlite_schema WHERE name = ?1", (name,)),
            ("INSERT INTO sqlite_schema VALUES ('view', ?1, ?1, 0, ?2)", ("v", "CREATE VIEW v AS SELECT 1")),
        )
    )
    connection.execute(statement, values)
    written = connection.serialize("main")
    connection.close()
    return written[:18] + content[18:20] + written[20:] if damaged == content else damaged


_Way = Callable[[bytes, bytes, random.Random], bytes]

WAYS: tuple[_Way, ...] = (_any_bit, _column_type, _any_stretch, _file_header, _page, _end, _schema)
"""Kinds of damage: functions of the database damaged up to now, the undamaged database, and chance."""

WEIGHTS = (3, 8, 2, 2, 2, 1, 2)

_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 2**31, 2**63, -(2**63), 10**30, 1.5, 1e308, "", "x", "\ud800", "\0", "9" * 5000,
    [], [0], [[]], {}, {"kind": "x"}, "7" * 43,
)  # fmt: skip


def _with_other_value(line: bytes, chance: random.Random) -> bytes:
    """Return the line of JSON with one of its values changed, left out or doubled."""
    try:
        fields = json.loads(line)
    except ValueError:
        return line
    places = list(_places(fields))
    if not places:
        return line
    holder, key = chance.choice(places)
    match chance.randrange(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, holder[key])
        case 2:
            other, of_other = chance.choice(places)
            holder[key] = json.loads(json.dumps(other[of_other]))
        case 3 if type(holder[key]) is int:
            holder[key] += chance.choice((1, -1, 10, 10**18))
        case _:
            holder[key] = chance.choice(_VALUES)
    return json.dumps(fields, ensure_ascii=chance.random() < 0.9).encode(errors="surrogatepass") + b"\n"


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place inside a value of JSON: the list or object that holds it, and its index or name."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield value, key
        yield from _places(one)
