"""Help, the page for man, and completion, made from the commands."""

import re
import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from kitapi.cli.commands import program
from kitapi.cli.manual.pages import Page, all_pages
from kitapi.console.languages import without_language
from kitapi_testing.commands import kitapi


@cache
def pages() -> tuple[Page, ...]:
    return tuple(all_pages(program()))


def name_of(page: Page) -> str:
    return " ".join(page.command) or "kitapi"


def test_the_help_of_a_command_has_an_example_that_can_be_parsed() -> None:
    parser = program()
    assert len(pages()) > 30
    for page in pages():
        shown = kitapi(*page.command, "--help").out
        assert page.examples, page.command
        for line in page.examples:
            assert f"  {line}\n" in shown
            kitapi_, *typed = shlex.split(re.split(" [<>] ", line)[0])
            words, _ = without_language(typed)
            assert kitapi_ == "kitapi", line
            assert tuple(words[: len(page.command)]) == page.command, line
            parser.parse_args(words, exit_on_error=False, print_error=False)


@pytest.mark.parametrize("words", [("solve",), ("arena", "compare"), ()])
def test_help_is_a_command_and_an_option(words: tuple[str, ...]) -> None:
    ran = kitapi("help", *words)
    assert ran.status == 0
    assert ran == kitapi(*words, "--help") == kitapi(*words, "-h")
    assert "Options of every command:\n  --lang CHOICE" in ran.out


def test_every_option_says_what_it_does() -> None:
    entries = [(name_of(page), one) for page in pages() for one in (*page.arguments, *page.options)]
    assert [(name, one.label) for name, one in entries if not one.text] == []


def test_help_of_the_program_loads_no_command() -> None:
    code = (
        "import sys; from kitapi.cli.execution import run; run(['help']);"
        "sys.exit('kitapi.cli.solve.command' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_the_page_for_man_has_a_section_for_every_command() -> None:
    page = kitapi("man").out
    for one in pages()[1:]:
        assert f".SH COMMAND {name_of(one).upper()}".replace("-", "\\-") in page


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
def test_groff_sets_the_page_for_man_without_a_warning() -> None:
    page = kitapi("man").out
    ran = subprocess.run(
        ["groff", "-man", "-Kutf8", "-Tutf8", "-ww"], input=page, text=True, capture_output=True, check=True
    )
    assert ran.stderr == ""
    assert "--keep-days INT" in re.sub(".\b", "", ran.stdout)


COMPLETING = """
source {script}
COMP_WORDS=({words})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); COMP_LINE="${{COMP_WORDS[*]}}"; COMP_POINT=${{#COMP_LINE}}
_kitapi; printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("kitapi so", {"solve"}),
        ("kitapi arena lad", {"ladder"}),
        ("kitapi solve --mo", {"--moves"}),
        ("kitapi solve --lan", {"--lang"}),
        ("kitapi solve --lang e", {"en", "el"}),
        ("kitapi serve --log-level warn", {"warning"}),
    ],
)
def test_bash_completes_commands_options_and_choices(tmp_path: Path, words: str, wanted: set[str]) -> None:
    script = tmp_path / "kitapi.bash"
    script.write_text(kitapi("completion", "bash").out)
    code = COMPLETING.format(script=script, words=words)
    ran = subprocess.run(["bash", "-c", code], text=True, capture_output=True, check=True)
    assert {line.strip() for line in ran.stdout.splitlines()} == wanted


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_a_script_too(shell: str) -> None:
    ran = kitapi("completion", shell)
    assert ran.status == 0
    assert "keep-days" in ran.out


def test_a_shell_that_is_not_known_is_refused() -> None:
    assert "SHELL: choose from bash, zsh, fish, not “tcsh”" in kitapi("completion", "tcsh").err
