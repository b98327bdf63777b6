"""The recipes use only directives that their programs know, and keep visitors within limits."""

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from kitapi.cli.serve.serve import ServeOptions
from kitapi.cli.serve.settings import names_of, variable_of
from kitapi_testing.commands import kitapi
from tests.deploy.recipes import (
    DEPLOY,
    ROOT,
    caddy_directives,
    container_instructions,
    nginx_directives,
    unit_options,
)

NGINX_CONTEXTS = {
    "": {"map", "limit_req_zone", "limit_conn_zone", "limit_req_status", "limit_conn_status", "upstream", "server"},
    "map": {"map entry"},
    "upstream": {"hash", "server", "keepalive"},
    "server": {
        "listen", "server_name", "ssl_certificate", "ssl_certificate_key", "ssl_protocols", "client_header_timeout",
        "client_body_timeout", "send_timeout", "keepalive_timeout", "client_max_body_size",
        "large_client_header_buffers", "reset_timedout_connection", "server_tokens", "limit_req", "limit_conn",
        "location",
    },
    "location": {
        "proxy_pass", "proxy_http_version", "proxy_set_header", "proxy_next_upstream", "proxy_connect_timeout",
        "proxy_read_timeout", "proxy_buffering",
    },
}  # fmt: skip
"""Directives of nginx 1.22 that a proxy needs, by the block they may stand in."""

CADDY_BLOCKS = {
    "": {"servers", "cards.example"},
    "{": {"servers"},
    "servers": {"max_header_size", "timeouts"},
    "timeouts": {"read_header", "read_body", "write", "idle"},
    "cards.example": {"request_body", "reverse_proxy"},
    "request_body": {"max_size"},
    "reverse_proxy": {
        "health_uri", "health_interval", "health_timeout", "lb_try_duration", "lb_try_interval", "flush_interval",
    },
}  # fmt: skip

UNIT_OPTIONS = {
    "Unit": {"Description", "Wants", "After"},
    "Service": {
        "User", "ExecStart", "WorkingDirectory", "StateDirectory", "StateDirectoryMode", "CacheDirectory",
        "CacheDirectoryMode", "Environment", "KillMode", "TimeoutStopSec", "Restart", "RestartSec", "LimitNOFILE",
        "LimitCORE", "MemoryHigh", "MemoryMax", "TasksMax", "ProtectSystem", "ProtectHome", "PrivateTmp",
        "PrivateDevices", "PrivateUsers", "ProtectProc", "ProtectKernelTunables", "ProtectKernelModules",
        "ProtectKernelLogs", "ProtectControlGroups", "ProtectClock", "ProtectHostname", "KeyringMode", "RemoveIPC",
        "UMask", "NoNewPrivileges", "CapabilityBoundingSet", "AmbientCapabilities", "RestrictAddressFamilies",
        "RestrictNamespaces", "RestrictRealtime", "RestrictSUIDSGID", "LockPersonality", "SystemCallArchitectures",
        "SystemCallFilter", "SystemCallErrorNumber",
    },
    "Install": {"WantedBy"},
}  # fmt: skip
"""Options of systemd 252, by section."""

WORST_EXPOSURE = 20
"""The worst allowed rating by ``systemd-analyze security``, in tenths; 100 is an unprotected service."""

INSTRUCTIONS = {
    "FROM", "ENV", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT",
    "CMD",
}  # fmt: skip


def read(name: str) -> str:
    return (DEPLOY / name).read_text()


def seconds(duration: str) -> int:
    return int(duration.removesuffix("s"))


def test_nginx_knows_every_directive_of_its_example_and_limits_visitors() -> None:
    directives = nginx_directives(read("nginx.conf"))
    for inside, name, _ in directives:
        assert name in NGINX_CONTEXTS[inside[-1] if inside else ""], (inside, name)
    server = {name: arguments for inside, name, arguments in directives if inside == ("server",)}
    assert seconds(server["client_header_timeout"][0]) <= 10
    assert seconds(server["client_body_timeout"][0]) <= 10
    zones = {name: arguments[1] for inside, name, arguments in directives if name.endswith("_zone")}
    assert server["limit_req"][0] == zones["limit_req_zone"].partition(":")[0] == "zone=kitapi_requests"
    assert f"zone={server['limit_conn'][0]}" == zones["limit_conn_zone"].partition(":")[0]
    headers = {arguments[0]: arguments[1] for _, name, arguments in directives if name == "proxy_set_header"}
    assert headers == {
        "Host": "$http_host",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "$connection_wanted",
    }


def test_caddy_knows_every_directive_of_its_example_and_ends_slow_visitors() -> None:
    directives = caddy_directives(read("Caddyfile"))
    for inside, name, _ in directives:
        assert name in CADDY_BLOCKS[inside[-1] if inside else ""], (inside, name)
    timeouts = {name: arguments[0] for inside, name, arguments in directives if inside[-1:] == ("timeouts",)}
    assert seconds(timeouts["read_header"]) <= 10
    assert seconds(timeouts["read_body"]) <= 10


@pytest.mark.parametrize(
    "wrong",
    ["server { listen 80 }", "server { listen 80;", "listen 80", "server { listen 80; } }"],
)
def test_a_broken_nginx_configuration_is_noticed(wrong: str) -> None:
    with pytest.raises((AssertionError, IndexError)):
        nginx_directives(wrong)


def test_the_unit_is_known_to_systemd_and_shut_in(tmp_path: Path) -> None:
    options = unit_options(read("kitapi.service"))
    for section, name, _ in options:
        assert name in UNIT_OPTIONS[section], name
    service = {name: value for section, name, value in options if section == "Service"}
    assert service["User"] not in {"", "root", "0"}
    assert int(service["LimitNOFILE"]) > ServeOptions().most_connections
    assert int(service["TimeoutStopSec"]) > tomllib.loads(read("kitapi.toml"))["finish"]
    assert service["ExecStart"].split()[1:] == ["serve", "--config", "/etc/kitapi/kitapi.toml"]
    if (analyze := shutil.which("systemd-analyze")) is not None:
        unit = tmp_path / "kitapi.service"
        unit.write_text(read("kitapi.service").replace("/opt/kitapi/bin/kitapi", sys.executable))
        verified = subprocess.run([analyze, "verify", "--man=no", unit], capture_output=True, text=True, check=False)
        assert (verified.returncode, _about(unit, verified.stderr)) == (0, [])
        command = [analyze, "security", "--offline=true", f"--threshold={WORST_EXPOSURE}", "--no-pager", str(unit)]
        secured = subprocess.run(command, capture_output=True, text=True, check=False)
        assert secured.returncode == 0, secured.stdout + secured.stderr


def _about(unit: Path, said: str) -> list[str]:
    """Return the messages about this unit, since systemd also verifies other units of the machine."""
    return [line for line in said.splitlines() if unit.name in line]


def test_the_settings_of_the_example_can_be_in_force() -> None:
    ran = kitapi("config", "--json", "--config", str(DEPLOY / "kitapi.toml"))
    assert (ran.status, ran.err) == (0, "")
    given = tomllib.loads(read("kitapi.toml"))
    (answer,) = ran.answers()
    assert {name: answer["settings"][name]["value"] for name in given} == {
        **given,
        "database": "postgresql://db/kitapi",
    }


def test_the_container_has_no_root_and_only_what_it_needs() -> None:
    instructions = container_instructions(read("Containerfile"))
    assert {name for name, _ in instructions} <= INSTRUCTIONS
    last = instructions[max(at for at, (name, _) in enumerate(instructions) if name == "FROM") :]
    users = [argument for name, argument in last if name == "USER"]
    assert users
    assert all(user.isdigit() and int(user) > 0 for user in users)
    for name, argument in instructions:
        if name == "FROM":
            assert re.match(r"docker\.io/library/python:3\.\d+-slim( AS build)?$", argument)
        if name == "ENV":
            known = {*map(variable_of, names_of(ServeOptions))}
            assert set(re.findall(r"\b(KITAPI_\w+)=", argument)) <= known


def test_the_container_is_built_from_files_that_are_there_and_let_in() -> None:
    rules = [line for line in (ROOT / ".containerignore").read_text().splitlines() if line and line[0] != "#"]
    let_in = [rule[1:] for rule in rules if rule.startswith("!")]
    copied = [
        word
        for name, argument in container_instructions(read("Containerfile"))
        if name == "COPY" and not argument.startswith("--from=")
        for word in shlex.split(argument)[:-1]
    ]
    assert copied
    for word in copied:
        assert (ROOT / word).exists(), word
        assert any(fnmatch(word, rule) for rule in let_in), word
    assert sorted(copied) == sorted(let_in)


def health_check() -> list[str]:
    (check,) = [words for name, words in container_instructions(read("Containerfile")) if name == "HEALTHCHECK"]
    command: list[str] = json.loads(check.partition("CMD ")[2])
    return command


def test_the_container_is_built_where_its_base_is_at_hand() -> None:
    assert health_check()[0] == "python3"
    base = container_instructions(read("Containerfile"))[0][1].partition(" ")[0]
    for engine in ("podman", "docker"):
        has_base = [engine, "image", "inspect", base]
        if shutil.which(engine) and subprocess.run(has_base, capture_output=True, check=False).returncode == 0:
            build = [engine, "build", "--file", str(DEPLOY / "Containerfile"), "--tag", "kitapi-test", str(ROOT)]
            subprocess.run(build, check=True, capture_output=True)
            run = [engine, "run", "--rm", "--read-only", "--cap-drop", "ALL", "kitapi-test", "--version"]
            assert subprocess.run(run, check=True, capture_output=True).stdout.startswith(b"kitapi ")


def test_the_documents_show_the_recipes() -> None:
    shown = "".join(page.read_text() for page in (ROOT / "docs" / "howto").glob("*.md"))
    for recipe in filter(Path.is_file, DEPLOY.iterdir()):
        assert f"{{literalinclude}} ../../deploy/{recipe.name}" in shown, recipe.name
