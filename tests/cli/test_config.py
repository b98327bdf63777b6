"""Settings from the file, the environment and the options, and their precedence."""

import os
import tomllib
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from kitapi.cli.serve.serve import ServeOptions
from kitapi.cli.serve.settings import names_of, variable_of
from kitapi.web import server
from kitapi.web.settings import Bounds, Network, Play, Settings
from kitapi_testing.commands import CommandResult, kitapi

NAMES = names_of(ServeOptions)
POSSIBLE: dict[str, Any] = {
    "database": "postgresql://db/kitapi",
    "metrics": "9100",
    "address": "http://10.0.0.5:8000",
    "forwarded-by": ["10.0.0.2", "10.0.1.0/24"],
    "allow-host": ["cards.example", "club.example"],
    "allow-origin": ["https://club.example", "https://other.example"],
}
"""Possible values of settings for which the default plus one would not be valid."""

NEEDS = {"workers": ("--database", "postgresql://db/kitapi")}
"""Settings that also must be set if another one differs from its default."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which the command runs, without any settings."""
    for name in [name for name in os.environ if name.startswith("KITAPI_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    return work


def write(folder: Path, text: str) -> Path:
    path = folder / "kitapi.toml"
    path.write_text(text)
    return path


def in_force(*arguments: str) -> dict[str, dict[str, Any]]:
    ran = kitapi("config", "--json", *arguments)
    assert ran.err == ""
    (answer,) = ran.answers()
    settings: dict[str, dict[str, Any]] = answer["settings"]
    return settings


def other_value(name: str) -> Any:
    """Return a valid value of ``name`` that differs from its default."""
    if name in POSSIBLE:
        return POSSIBLE[name]
    hint = get_type_hints(ServeOptions)[name.replace("-", "_")]
    default = getattr(ServeOptions(), name.replace("-", "_"))
    if get_origin(hint) is Literal:
        return next(value for value in get_args(hint) if value != default)
    if isinstance(default, bool):
        return not default
    if isinstance(default, int | float):
        return type(default)(default + 1)
    if int in get_args(hint):
        return 1234
    assert isinstance(default, str), f"name a possible value of {name} in POSSIBLE"
    return default + "1"


def as_words(value: Any) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, list) else (str(value),)


def test_every_setting_of_the_room_can_be_written_in_the_file(folder: Path) -> None:
    values = {name: other_value(name) for name in NAMES}
    lines = [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in values.items()]
    path = write(folder, "\n".join(lines))
    origin = {"from": "file", "name": str(path)}
    assert in_force() == {name: {"value": value, **origin} for name, value in values.items()}


@pytest.mark.parametrize("name", NAMES)
def test_an_option_beats_a_variable_and_a_variable_the_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    value, default = other_value(name), getattr(ServeOptions(), name.replace("-", "_"))
    needed = NEEDS.get(name, ())
    write(folder, "" if default is None else f"{name} = {msgspec.json.encode(default).decode()}")
    assert in_force()[name]["from"] == ("default" if default is None else "file")
    monkeypatch.setenv(variable_of(name), " ".join(as_words(value)))
    assert in_force(*needed)[name] == {"value": value, "from": "environment", "name": variable_of(name)}
    monkeypatch.setenv(variable_of(name), "wrong")
    option = [f"--{name}"] if value is True else [part for word in as_words(value) for part in (f"--{name}", word)]
    assert in_force(*option, *needed)[name] == {"value": value, "from": "option", "name": f"--{name}"}


def test_the_room_is_served_with_the_settings_of_the_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(server, "serve", served.append)
    write(folder, 'port = 9000\nallow_per_address = 2\nforwarded-by = ["10.0.0.2"]\npace = 0')
    for command in ((), ("serve",)):
        assert kitapi(*command, "--pace", "2").status == 0
    network = Network(port=9000, forwarded_by=("10.0.0.2",))
    settings = Settings(network=network, limits=Bounds(allowance=2.0), play=Play(pace=2.0))
    assert served == [settings, settings]


def test_the_file_here_comes_before_that_in_the_data_folder_and_a_stated_one_before_both(
    folder: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "data" / "kitapi"
    kept.mkdir(parents=True)
    write(kept, "port = 1001")
    assert in_force()["port"]["value"] == 1001
    write(folder, "port = 1002")
    assert in_force()["port"]["value"] == 1002
    (tmp_path / "own.toml").write_text("port = 1003")
    assert in_force("--config", str(tmp_path / "own.toml"))["port"]["value"] == 1003
    assert in_force("--config", "")["port"]["value"] is None


def refusal_of(ran: CommandResult) -> str:
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    return ran.err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "“prot” is no setting; did you mean “port”?"),
        ("Port = 1", "“Port” is no setting; did you mean “port”?"),
        ("config = 'other.toml'", "“config” is no setting"),
        ("[serve]\nport = 1", "“[serve]” is no setting: write all settings without a table"),
        ("log-level = 'info'\nlog_level = 'info'", "log_level is set twice"),
        ("port = 'many'", "port must be a whole number, not “many”"),
        ("port = true", "port must be a whole number, not true"),
        ("pace = 'slow'", "pace must be a number, not “slow”"),
        ("host = 1", "host must be a text in quotes, not 1"),
        ("forwarded-by = '10.0.0.2'", "forwarded-by must be a list of texts in quotes, not “10.0.0.2”"),
        ("log-format = 'xml'", "log-format must be one of “text”, “json”, not “xml”"),
        ("port = 70000", "port: must be from 0 to 65535, not 70000"),
        ("pace = nan", "pace: must be from 0 to 10, not nan"),
        ("allow-host = ['a b']", "allow-host: must be a host's name such as cards.example, not a b"),
        ("port =", "is no TOML"),
        ("a = " + "[" * 5000, "is no TOML"),
        ("#" * 1_000_001, "has more than 1000000 bytes"),
    ],
)
def test_what_is_wrong_in_the_file_is_named(folder: Path, text: str, said: str) -> None:
    path = write(folder, text)
    for command in ("config", "serve"):
        assert f"kitapi: {path}: {said}" in refusal_of(kitapi(command))


def test_a_file_that_is_no_text_or_not_there_is_named(folder: Path) -> None:
    (folder / "kitapi.toml").write_bytes(b"host = '\xff'")
    assert "kitapi.toml: is not in UTF-8" in refusal_of(kitapi("config"))
    assert "--config: there is no file absent.toml" in refusal_of(kitapi("config", "--config", "absent.toml"))


def test_what_is_wrong_in_a_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITAPI_PORT", "70000")
    assert refusal_of(kitapi("serve")) == "kitapi: KITAPI_PORT: must be from 0 to 65535, not 70000\n"
    monkeypatch.setenv("KITAPI_PORT", "many")
    assert "KITAPI_PORT" in refusal_of(kitapi("serve"))


def test_other_commands_read_no_settings(folder: Path) -> None:
    write(folder, "prot = 1")
    assert kitapi("score", "prefa").status == 0


def test_the_table_says_what_is_in_force_and_from_where(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(folder, "port = 9000")
    monkeypatch.setenv("KITAPI_LOG_LEVEL", "info")
    monkeypatch.setenv("KITAPI_PROT", "9")
    ran = kitapi("config", "--pace", "0", terminal=True)
    rows = [line.split() for line in ran.out.splitlines()]
    assert ["port", "9000", "file", str(path)] in rows
    assert ["log-level", "info", "environment", "KITAPI_LOG_LEVEL"] in rows
    assert ["pace", "0.0", "option", "--pace"] in rows
    assert ["host", "127.0.0.1", "default"] in rows
    assert f"Read from {path}." in ran.out
    assert "KITAPI_PROT is no setting, and is ignored." in ran.out


def test_the_password_of_a_database_is_not_shown() -> None:
    ran = kitapi("config", "--database", "postgresql://kitapi:secret@db.club/kitapi")
    assert "db.club/kitapi" in ran.out
    assert "secret" not in ran.out


def test_the_template_lists_every_setting_with_its_default(folder: Path) -> None:
    text = kitapi("config", "--template").out
    assert tomllib.loads(text) == {}
    write(folder, "\n".join(line.removeprefix("# ") for line in text.splitlines() if " = " in line))
    values = {name.replace("-", "_"): setting["value"] for name, setting in in_force().items()}
    usual = replace(ServeOptions(), port=8000)
    wanted = {field.name: getattr(usual, field.name) for field in fields(ServeOptions)}
    assert {name: value or None for name, value in values.items()} == {
        name: value or None for name, value in wanted.items()
    }
