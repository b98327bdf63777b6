"""The lines that a server prints once it has started."""

import pytest

from kitapi.web.start_lines import data_line, print_start


@pytest.mark.parametrize(
    ("database", "line"),
    [
        (
            "sqlite:////srv/room.sqlite3",
            "Data: /srv/room.sqlite3. Ctrl-C ends the room; its tables continue at the next",
        ),
        ("memory:", "Data: in memory only. Ctrl-C ends the room, and nothing is kept."),
        ("postgresql://anna:secret@db.club/kitapi", "Data: postgresql://db.club/kitapi. Ctrl-C ends the room; its"),
    ],
)
def test_it_says_where_the_data_is_and_names_no_password(database: str, line: str) -> None:
    assert data_line(database).startswith(line)


def test_it_prints_the_address_first(capsys: pytest.CaptureFixture[str]) -> None:
    print_start("http://127.0.0.1:8000/", "memory:", 1000, None)
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == "Kitapi: http://127.0.0.1:8000/"
    assert second == "Connections: up to 1,000 at once (open files: without a limit)."
    assert third.startswith("Data: ")
