"""Writes the totals of all campaigns, from their files, as a table into ``docs/how-it-is-tested.md``."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from kitapi_campaigns.proofs import totals as kept
from kitapi_campaigns.proofs.plan import Campaign
from kitapi_campaigns.proofs.runner import run_judge
from kitapi_campaigns.proofs.totals import Totals

PAGE = Path(__file__).parents[4] / "docs" / "how-it-is-tested.md"
BEGIN, END = "<!-- begin: totals -->", "<!-- end: totals -->"


def render_totals(campaign: Campaign, totals: Totals) -> str:
    """The results of the campaign, as text for a terminal."""
    units = totals.counts.get(campaign.unit, 0)
    others = {name: count for name, count in totals.counts.items() if name != campaign.unit and name[:1] != "."}
    beside = ", ".join(f"{name} {count:,}" for name, count in others.items())
    controls = "; ".join(f"control {name}: found {one.found} of {one.tried}" for name, one in totals.controls.items())
    lines = [
        f"{campaign.title}: {units:,} of {campaign.figure:,} {campaign.unit}, "
        f"{_render_failures(campaign, totals) or 'none failed'}",
        f"at most {_bound(campaign, totals)} of {campaign.unit} fail (95 %); {_rate(totals, units)}",
    ]
    return "\n".join(line for line in (*lines, run_judge(campaign, totals), beside, controls) if line)


def rewrite(folder: Path, campaigns: Mapping[str, Campaign], page: Path = PAGE) -> None:
    """Read the totals from ``folder``, and replace what stands between the table's marks on ``page`` by their table.

    Raises:
        ValueError: ``page`` lacks the marks.
    """
    text = page.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise ValueError(f"{page} has no place for the totals: {BEGIN} … {END}")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{markdown(folder, campaigns)}\n{END}{after}", encoding="utf-8")


def markdown(folder: Path, campaigns: Mapping[str, Campaign]) -> str:
    """The table: a line for each campaign, then its controls."""
    lines = [
        "| campaign | figure | done | failed | at most (95 %) | rate | seed, version, date |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [_line(campaign, _totals(folder, campaign)) for campaign in campaigns.values()]
    lines += ["", "| control: must be found | found | tried |", "| --- | --- | --- |"]
    for campaign in campaigns.values():
        lines += _controls(campaign, _totals(folder, campaign))
    return "\n".join(lines)


def _totals(folder: Path, campaign: Campaign) -> Totals:
    return kept.read(folder, campaign.name, None)


def _line(campaign: Campaign, totals: Totals) -> str:
    units = totals.counts.get(campaign.unit, 0)
    figure, done = f"{campaign.figure:,} {campaign.unit}", f"{units:,}"
    title = f"{campaign.title} (`{campaign.name}`)"
    if not totals.runs:
        return f"| {title} | {figure} | not run yet | | | | |"
    last = totals.runs[-1]
    where = f"{totals.seed}, `{last.commit}`, {last.date[:10]}"
    reached = f"{_bound(campaign, totals)} | {_rate(totals, units)}"
    return f"| {title} | {figure} | {done} | {_render_failures(campaign, totals) or '0'} | {reached} | {where} |"


def _render_failures(campaign: Campaign, totals: Totals) -> str:
    """The numbers of failures not fixed, failures fixed, and missed units; empty if there were none."""
    missed = _count_missed(campaign, totals)
    left = len(totals.open_findings)
    fixed = len(totals.found) - left
    parts = (
        f"{missed:,} {campaign.missed}" if missed else "",
        f"{left} not fixed" if left else "0" if fixed and not missed else "",
        f"{fixed} found before and fixed" if fixed else "",
    )
    return "; ".join(one for one in parts if one)


def _count_missed(campaign: Campaign, totals: Totals) -> int:
    return totals.counts.get(campaign.missed, 0)


def _bound(campaign: Campaign, totals: Totals) -> str:
    return _share(kept.bound(totals.counts.get(campaign.unit, 0), _count_missed(campaign, totals)))


def _controls(campaign: Campaign, totals: Totals) -> Iterator[str]:
    for control in campaign.controls:
        done = totals.controls.get(control.name)
        found, tried = (f"{done.found:,}", f"{done.tried:,}") if done else ("not run yet", "")
        yield f"| `{campaign.name}`: {control.title} | {found} | {tried} |"


def _share(share: float) -> str:
    """A share as “1 of N”, which is read more easily than very small percentages."""
    return f"{share:.2%}" if share >= 0.001 else f"1 in {1 / share:,.0f}"


def _rate(totals: Totals, units: int) -> str:
    if not totals.seconds:
        return ""
    rate = units / totals.seconds
    return f"{rate:,.0f}/s" if rate >= 10 else f"{rate:.2g}/s"
