"""Campaigns continue where they stopped, find what is broken, and print their results."""

import os
import re
import signal
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from kitapi_campaigns import prove
from kitapi_campaigns.proofs import table, totals
from kitapi_campaigns.proofs.plan import Campaign, Control, UnknownCampaign, campaign_named, campaigns
from kitapi_campaigns.proofs.runner import BlockFailed, ControlFailed, CutOff, Effort, replay_found, run
from kitapi_campaigns.proofs.totals import OtherSeed, Totals
from kitapi_campaigns.prove import main

ONE_WORKER = Effort(units=30, seconds=60, workers=1)


def ten(seed: int, number: int) -> Counter[str]:
    return Counter({"throws": 10, "sum": seed + number})


def some_missed(seed: int, number: int) -> Counter[str]:
    return ten(seed, number) + Counter({"not caught": 2})


def fails_at_two(seed: int, number: int) -> Counter[str]:
    assert number != 2, f"seed {seed} fell over"
    return ten(seed, number)


def killed_at_two(seed: int, number: int) -> Counter[str]:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return ten(seed, number)


def ended_at_two(seed: int, number: int) -> Counter[str]:
    if number == 2:
        os.kill(os.getppid(), signal.SIGTERM)
        time.sleep(60)  # until it is ended, too
    return ten(seed, number)


def found_once(seed: int, number: int) -> Counter[str]:
    return Counter(tried=4, found=1 if number == 1 else 0)


def campaign(*controls: Control, block: object = ten) -> Campaign:
    return Campaign("throws", "throws", "Throws", 100, block, controls)  # type: ignore[arg-type]


def went_on(tmp_path: Path, one: Campaign, effort: Effort = ONE_WORKER) -> Totals:
    kept = totals.read(tmp_path, one.name, None)
    run(one, kept, effort, tmp_path, lambda _: None)
    return totals.read(tmp_path, one.name, None)


def test_a_run_stops_at_its_figure_and_the_next_goes_on(tmp_path: Path) -> None:
    first = went_on(tmp_path, campaign())
    assert (first.next, first.counts["throws"]) == (3, 30)
    second = went_on(tmp_path, campaign(), Effort(units=50, seconds=60, workers=2))
    assert (second.next, second.counts) == (5, {"throws": 50, "sum": sum(1 + number for number in range(5))})
    assert [one.units for one in second.runs] == [30, 20]


def test_a_run_without_time_plays_nothing(tmp_path: Path) -> None:
    assert went_on(tmp_path, campaign(), Effort(units=30, seconds=0, workers=1)).next == 0


def test_a_failure_is_kept_and_its_block_is_played_again(tmp_path: Path) -> None:
    with pytest.raises(BlockFailed, match="block 2 of seed 1: seed 1 fell over"):
        went_on(tmp_path, campaign(block=fails_at_two))
    kept = totals.read(tmp_path, "throws", None)
    assert (kept.next, kept.counts["throws"], kept.found[0].block) == (2, 20, 2)
    assert [one.message for one in kept.open_findings] == [kept.found[0].message]
    repeated = went_on(tmp_path, campaign())
    assert repeated.counts["throws"] == 30
    assert [one.fixed_at for one in repeated.found] == [totals.commit()]


def test_only_what_passes_when_it_is_played_again_is_reported_as_fixed(tmp_path: Path) -> None:
    with pytest.raises(BlockFailed):
        went_on(tmp_path, campaign(block=fails_at_two))
    kept = totals.read(tmp_path, "throws", None)
    with pytest.raises(BlockFailed, match="block 2"):
        replay_found(campaign(block=fails_at_two), kept, tmp_path)
    assert len(totals.read(tmp_path, "throws", None).open_findings) == 1
    replay_found(campaign(), kept, tmp_path)
    after = totals.read(tmp_path, "throws", None)
    assert (after.next, len(after.found), after.open_findings) == (2, 1, [])


def test_what_all_blocks_failed_for_is_fixed_when_they_pass_together(tmp_path: Path) -> None:
    def fair(counts: Mapping[str, int]) -> str:
        assert counts["sum"] > 60, "loaded"
        return "fair"

    one = campaign()._replace(judge=fair, figure=30)
    with pytest.raises(BlockFailed, match="all blocks of seed 1: loaded"):
        went_on(tmp_path, one)
    kept = totals.read(tmp_path, "throws", None)
    kept.restart("throws")
    replay_found(one, kept, tmp_path)
    assert kept.open_findings, "nothing is played yet"
    kept.counts = {"throws": 30, "sum": 61}
    replay_found(one, kept, tmp_path)
    assert not totals.read(tmp_path, "throws", None).open_findings


def test_a_process_ended_from_outside_is_no_finding(tmp_path: Path) -> None:
    with pytest.raises(CutOff, match="block 2 of seed 1"):
        went_on(tmp_path, campaign(block=killed_at_two))
    kept = totals.read(tmp_path, "throws", None)
    assert (kept.next, kept.found) == (2, [])


def test_a_command_ended_from_outside_keeps_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prove, "campaign_named", lambda _: campaign(block=ended_at_two))
    before = signal.getsignal(signal.SIGTERM)
    try:
        assert main(["throws", "--workers", "1", "--totals", str(tmp_path)]) == 3
    finally:
        signal.signal(signal.SIGTERM, before)
    assert "what was done before is kept" in capsys.readouterr().err
    assert totals.read(tmp_path, "throws", None).found == []


def test_a_control_must_find_something(tmp_path: Path) -> None:
    went_on(tmp_path, campaign(Control("loaded", "a loaded die", found_once, 2)))
    assert totals.read(tmp_path, "throws", None).controls["loaded"].found == 1
    with pytest.raises(ControlFailed, match="control loaded: a loaded die: found 0 times in 4"):
        went_on(tmp_path, campaign(Control("loaded", "a loaded die", found_once, 1)))
    with pytest.raises(ControlFailed, match="found 1 times in 8"):
        went_on(tmp_path, campaign(Control("loaded", "a loaded die", found_once, 2, every=True)))


def test_another_seed_is_refused(tmp_path: Path) -> None:
    went_on(tmp_path, campaign())
    with pytest.raises(OtherSeed, match=r"throws\.json belongs to seed 1"):
        totals.read(tmp_path, "throws", 2)


def test_beginning_anew_remembers_what_was_found(tmp_path: Path) -> None:
    kept = went_on(tmp_path, campaign())
    kept.restart("throws")
    assert (kept.next, kept.counts, kept.units_before) == (0, {}, 30)


@pytest.mark.parametrize(("units", "share"), [(1, 0.95), (100, 0.0295), (10_000, 0.00029953), (0, 1.0)])
def test_the_bound_is_that_of_no_failure_in_so_many(units: int, share: float) -> None:
    assert totals.bound(units) == pytest.approx(share, rel=1e-3)


@pytest.mark.parametrize(("failed", "share"), [(1, 0.046557), (10, 0.163717), (99, 0.999487), (100, 1.0)])
def test_the_bound_is_that_of_some_failures_in_a_hundred(failed: int, share: float) -> None:
    assert totals.bound(100, failed) == pytest.approx(share, rel=1e-4)


def test_the_table_tells_what_was_missed_where_no_block_fails_for_it(tmp_path: Path) -> None:
    one = campaign()._replace(block=some_missed, missed="not caught")
    kept = went_on(tmp_path, one)
    assert "| 30 | 6 not caught | 35.70% |" in table.markdown(tmp_path, {"throws": one})
    assert "6 not caught\nat most 35.70% of throws fail" in table.render_totals(one, kept)


def test_the_table_tells_every_campaign_and_control(tmp_path: Path) -> None:
    one = campaign(Control("loaded", "a loaded die", found_once, 2))
    page = tmp_path / "page.md"
    page.write_text(f"before\n{table.BEGIN}\nold\n{table.END}\nafter\n", encoding="utf-8")
    table.rewrite(tmp_path, {"throws": one}, page)
    assert "| Throws (`throws`) | 100 throws | not run yet | | | | |" in page.read_text(encoding="utf-8")
    went_on(tmp_path, one)
    table.rewrite(tmp_path, {"throws": one}, page)
    text = page.read_text(encoding="utf-8")
    assert "| Throws (`throws`) | 100 throws | 30 | 0 | 9.50% |" in text
    assert "| `throws`: a loaded die | 1 | 8 |" in text
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text


def test_the_table_says_what_failed_and_what_is_fixed(tmp_path: Path) -> None:
    with pytest.raises(BlockFailed):
        went_on(tmp_path, campaign(block=fails_at_two))
    one = {"throws": campaign()}
    assert "| 20 | 1 not fixed |" in table.markdown(tmp_path, one)
    assert "1 not fixed" in table.render_totals(one["throws"], totals.read(tmp_path, "throws", None))
    went_on(tmp_path, campaign())
    assert "| 30 | 0; 1 found before and fixed |" in table.markdown(tmp_path, one)


def test_every_campaign_has_a_name_of_its_own_and_controls() -> None:
    named = [one.name for one in campaigns()]
    assert len(set(named)) == len(named)
    for one in campaigns():
        assert campaign_named(one.name) == one
        assert one.controls, f"{one.name} has nothing that must be found"
        assert one.figure > 0


def without_count_of_sources(text: str) -> str:
    """Return the table without the number of mutants that there are: every line of the sources changes it."""
    return re.sub(r"[\d,]+ mutants \|", "mutants |", text)


def test_the_page_tells_what_the_files_hold() -> None:
    page = table.PAGE.read_text(encoding="utf-8")
    rows = without_count_of_sources(table.markdown(totals.FOLDER, {one.name: one for one in campaigns()}))
    assert rows in without_count_of_sources(page), "run python -m kitapi_campaigns.prove --table"


def test_an_unknown_campaign_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UnknownCampaign):
        campaign_named("no-such-campaign")
    with pytest.raises(SystemExit) as ended:
        main(["no-such-campaign"])
    assert ended.value.code == 2
    assert "there is no campaign “no-such-campaign”" in capsys.readouterr().err
