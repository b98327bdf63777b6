"""Set-up of every test run: hypothesis profiles, the browser in the header, and the mode without skipped tests."""

import gc
import os
from collections.abc import Generator
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings

from kitapi_testing.browser.chromium import NO_BROWSER, NoSuchBrowser, find_browser
from tests.absent_games import pass_over_absent_game
from tests.compiled_kernels import compile_kernels_once
from tests.in_memory import write_in_memory
from tests.kept_bytecode import keep_bytecode
from tests.longest_first import begin_with_longest

pytest_plugins = ["kitapi_testing.browser.fixtures"]

ReportT = TypeVar("ReportT", pytest.TestReport, pytest.CollectReport)

write_in_memory()
keep_bytecode()
os.environ["KITAPI_CONFIG"] = ""  # tests ignore every kitapi.toml of the user
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True, database=None)
# With disabled rules it only matters whether a test fails, so examples are not made smaller.
settings.register_profile(
    "bite",
    settings.get_profile("ci"),
    max_examples=30,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)
# In copies of the tree it only matters whether tests find the modules that they need.
settings.register_profile("once", settings.get_profile("bite"), max_examples=1)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


def pytest_configure(config: pytest.Config) -> None:
    """Compile kernels before workers start."""
    compile_kernels_once(config)


def pytest_report_header() -> str:
    """Return the line with the browser by which the page is tested."""
    try:
        browser = find_browser()
    except NoSuchBrowser as error:
        raise pytest.UsageError(str(error)) from error
    return f"browser: {browser}" if browser else NO_BROWSER


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Switch garbage collection off while tests are collected, and then freeze them: a million lasting objects."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let workers begin with the longest tests."""
    begin_with_longest(config, items)


def no_skips() -> bool:
    """Whether a skipped test counts as failed, as it does in CI."""
    return os.environ.get("KITAPI_NO_SKIPS", "") not in {"", "0"}


def _refuse_skip(report: ReportT) -> ReportT:
    if report.skipped and no_skips() and not hasattr(report, "wasxfail"):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longreprtext
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped, and KITAPI_NO_SKIPS permits none. {why}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skipped test into a failed one where no skip is permitted."""
    return _refuse_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Pass over modules of absent games; turn a skipped module into a failed one where no skip is permitted."""
    return _refuse_skip(pass_over_absent_game((yield)))
