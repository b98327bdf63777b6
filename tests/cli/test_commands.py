import signal
import subprocess
import sys
from collections.abc import Callable

import pytest

from kitapi import __version__
from kitapi.texts import Text
from kitapi.web import server, worker_servers
from kitapi.web.settings import Bounds, Log, Network, Play, Settings, Storage
from kitapi_testing.commands import kitapi


def fake_server(monkeypatch: pytest.MonkeyPatch, serve: Callable[..., None] | None = None) -> list[Settings]:
    """Replace the server by a list of the settings with which it would start."""
    served: list[Settings] = []
    monkeypatch.delenv("KITAPI_DATABASE", raising=False)
    monkeypatch.setattr(server, "serve", serve or served.append)
    return served


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_the_version_is_printed(option: str) -> None:
    ran = kitapi(option)
    assert (ran.status, ran.out) == (0, f"kitapi {__version__}\n")


def test_help_lists_every_command_with_what_it_does() -> None:
    ran = kitapi("--help")
    assert ran.status == 0
    for name, does in [("serve", "Start the card room"), ("score", "Score deals"), ("replay", "Replay a record")]:
        assert any(name in line and does in line for line in ran.out.splitlines()), name


@pytest.mark.parametrize("arguments", [(), ("serve",)])
def test_without_a_command_the_room_is_served(monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]) -> None:
    served = fake_server(monkeypatch)
    assert kitapi(*arguments).status == 0
    network, play = Network(host="127.0.0.1", port=8000), Play(pace=1.0, thinking=5.0)
    assert served == [Settings(network=network, storage=Storage(database=None), play=play, log=Log(level="warning"))]


def test_the_rooms_options_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    served = fake_server(monkeypatch)
    arguments = ["--host", "0.0.0.0", "--port", "0", "--database", "memory:", "--pace", "0", "--thinking", "20"]
    assert kitapi("serve", *arguments, "--log-level", "debug").status == 0
    network, play = Network(host="0.0.0.0", port=0), Play(pace=0.0, thinking=20.0)
    storage, log = Storage(database="memory:"), Log(level="debug")
    assert served == [Settings(network=network, storage=storage, play=play, log=log)]


def test_the_options_of_who_runs_the_room_for_others_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    served = fake_server(monkeypatch)
    monkeypatch.setenv("KITAPI_DATABASE", "memory:")
    arguments = ["--finish", "60", "--metrics", "9100", "--allow-per-address", "20", "--log-format", "json"]
    proxies = ["--forwarded-by", "10.0.0.2", "--forwarded-by", "10.0.1.0/24"]
    most = ["--most-connections", "5000", "--most-per-address", "300", "--most-spectators", "50", "--keep-days", "90"]
    assert kitapi("serve", *arguments, *proxies, *most).status == 0
    given = Settings(
        network=Network(metrics="9100", forwarded_by=("10.0.0.2", "10.0.1.0/24")),
        limits=Bounds(allowance=20.0, connections=5000, of_address=300, spectators=50),
        storage=Storage(database="memory:", keep_days=90),
        play=Play(finish=60.0),
        log=Log(form="json"),
    )
    assert served == [given]


def test_a_room_of_several_workers_is_served_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(worker_servers, "serve_by_workers", served.append)
    assert kitapi("serve", "--workers", "3", "--database", "postgresql://db/kitapi").status == 0
    assert served == [Settings(storage=Storage(database="postgresql://db/kitapi"), workers=3)]


def test_a_room_that_cannot_be_served_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Settings) -> None:
        raise server.CannotServe(Text("the folder /x cannot be made"))

    fake_server(monkeypatch, refuse)
    assert kitapi("serve") == (2, "", "kitapi: the folder /x cannot be made\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dance",), "there is no command “dance”. Try “kitapi --help”."),
        (("solv",), "there is no command “solv”; did you mean “solve”? Try “kitapi --help”."),
        (("help", "solv"), "there is no command “solv”; did you mean “solve”?"),
        (("help", "arena", "dance"), "there is no command “arena dance”"),
        (("solve", "--mvoes"), "there is no option “--mvoes” here; did you mean “--moves”? Try “kitapi solve --help”."),
        (("replay", "-x"), "there is no option “-x” here. Try “kitapi replay --help”."),
        (("arena", "compare"), "ONE is missing. Try “kitapi arena compare --help”."),
        (("arena", "compare", "a", "b", "--sead", "3"), "no option “--sead” here; did you mean “--seed”?"),
        (("verify", "a", "b"), "“b” is one argument too many"),
        (("trim",), "--keep-days is missing"),
        (("serve", "--port"), "--port: write a value after it"),
        (("serve", "--port", "1", "--port", "2"), "--port is given twice"),
        (("serve", "--pace", "slow"), "--pace: must be a number, not “slow”"),
        (("serve", "--log-level", "warn"), "error, critical, not “warn”; did you mean “warning”?"),
        (("solve", "--lang"), "--lang: write a value after it"),
        (("solve", "--lang=de"), "--lang: choose from en, el, sk, it, not “de”"),
        (("backup", "/no/such/folder/x"), "/no/such/folder/x: there is no folder /no/such/folder"),
        (("serve", "--port", "many"), "--port: must be a whole number, not “many”. Try “kitapi serve --help”."),
        (("serve", "--port", "70000"), "--port: must be from 0 to 65535, not 70000"),
        (("serve", "--pace", "-1"), "--pace: must be from 0 to 10, not -1"),
        (("serve", "--thinking", "0.5"), "--thinking: must be 0, or from 1 to 60, not 0.5"),
        (("serve", "--finish", "-1"), "--finish: must be from 0 to 3600, not -1"),
        (("serve", "--allow-per-address", "0"), "--allow-per-address: must be from 1 to 1000000, not 0"),
        (("serve", "--most-connections", "9"), "--most-connections: must be from 10 to 1000000, not 9"),
        (("serve", "--most-per-address", "0"), "--most-per-address: must be from 1 to 1000000, not 0"),
        (("serve", "--most-spectators", "-1"), "--most-spectators: must be from 0 to 1000000, not -1"),
        (("serve", "--keep-days", "-1"), "--keep-days: must be from 0 to 36500, not -1"),
        (("serve", "--address", "10.0.0.5:8000"), "--address: must begin with http:// or https://, not 10.0.0.5:8000"),
        (("serve", "--workers", "0"), "--workers: must be from 1 to 64, not 0"),
        (
            ("serve", "--workers", "2", "--database", "sqlite:///room.sqlite3"),
            "--workers: must be 1 unless --database is PostgreSQL; a file belongs to one process at a time",
        ),
        (
            ("serve", "--workers", "2", "--database", "postgresql://db/kitapi", "--address", "https://10.0.0.5"),
            "--address: must be http://HOST:PORT if there are several --workers",
        ),
        (("serve", "--log-level", "loud"), "loud"),
        (("serve", "--log-format", "xml"), "xml"),
        (("score",), "name the game, as in “kitapi score"),
        (("score", "bridge"), "bridge"),
        (("score", "prefa", "--quietly"), "--quietly"),
        (("simulate",), "GAME"),
        (("replay",), "RECORD"),
        (("export",), "TABLE"),
    ],
)
def test_wrong_usage_is_reported_in_one_line_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    served = fake_server(monkeypatch)
    ran = kitapi(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("kitapi: ")
    assert said.lower() in ran.err.lower()
    assert served == []


_DEAL = '{"players":3,"dealer":2,"declarer":0,"contract":"6h","solo":true,"kasa":900}\n'


def test_scoring_loads_no_server_no_store_and_no_parser() -> None:
    program = (
        "import sys; from kitapi.cli.execution import run; "
        "status = run(['score', 'prefa', '--json']); "
        "heavy = {'kitapi.web', 'kitapi.room', 'kitapi.store', 'kitapi.players', 'litestar', "
        "'cyclopts', 'importlib.resources', 'hashlib'} & set(sys.modules); "
        "sys.exit(f'loaded {heavy}' if heavy else status)"
    )
    ran = subprocess.run([sys.executable, "-c", program], input=_DEAL.encode(), capture_output=True, check=False)
    assert ran.stderr == b""
    assert ran.returncode == 0


def test_scoring_as_a_process_loads_no_inspection_of_sources_and_leaves_other_imports_possible() -> None:
    program = (
        "import atexit, sys; sys.argv = ['kitapi', 'score', 'prefa', '--json']; from kitapi.cli import main; "
        "atexit.register(lambda: print({'inspect', 'ast', 'typing_extensions'} & set(sys.modules), __import__("
        "'typing_extensions').__name__, file=sys.stderr)); main()"
    )
    ran = subprocess.run([sys.executable, "-c", program], input=_DEAL.encode(), capture_output=True, check=False)
    assert ran.stderr == b"set() typing_extensions\n"
    assert ran.returncode == 0


def test_a_reader_that_goes_away_ends_the_command_without_complaint() -> None:
    program = f"{sys.executable} -m kitapi score prefa | head -n 1; exit ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", program], input=(_DEAL * 5000).encode(), capture_output=True, check=False)
    assert ran.returncode == 0
    assert ran.stdout.count(b"\n") == 1
    assert ran.stderr == b""


def test_input_without_a_line_is_reported() -> None:
    assert kitapi("score", "prefa") == (0, "", "kitapi: the input holds no line, so there is no answer\n")


def test_the_process_tells_its_version_without_loading_any_command() -> None:
    program = (
        "import sys; sys.argv = ['kitapi', '-V']; from kitapi.cli import main; main(); print('cyclopts' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert ran.stdout.decode() == f"kitapi {__version__}\nFalse\n"


@pytest.mark.parametrize(("sent", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_command_that_is_signalled_to_end_ends_quietly(sent: signal.Signals, status: int) -> None:
    arguments = [sys.executable, "-m", "kitapi", "engine", "prefa"]
    pipe = subprocess.PIPE
    listening = signal.signal(signal.SIGINT, signal.default_int_handler)  # in a background job it would be ignored
    with subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe) as ran:
        signal.signal(signal.SIGINT, listening)
        assert ran.stdin is not None
        assert ran.stdout is not None
        ran.stdin.write(b'{"do":"new","seed":1}\n')
        ran.stdin.flush()
        assert ran.stdout.readline().startswith(b'{"phase"')
        ran.send_signal(sent)
        assert ran.communicate() == (b"", b"")
    assert ran.returncode == status
