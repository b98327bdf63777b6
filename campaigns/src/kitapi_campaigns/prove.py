"""Continue a long campaign, or show the results of all.

    python -m kitapi_campaigns.prove --list
    python -m kitapi_campaigns.prove kills --minutes 30
    python -m kitapi_campaigns.prove --table

A campaign plays numbered blocks of a seed; a block is the same whenever it is played. A run first plays the campaign's
controls, with planted faults that must be found. It then continues where the last run stopped, and adds to the totals
in ``docs/campaigns``. A failure ends the run with status 1 and a message that names the block; the totals keep the
failure for good. Once its cause is fixed, ``kills --fixed`` plays the failed blocks again and marks those that pass;
``--anew`` counts from zero. A run that is ended from outside keeps its totals, reports no failure, and exits with
status 3.
"""

import argparse
import signal
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kitapi_campaigns.proofs import table
from kitapi_campaigns.proofs import totals as kept
from kitapi_campaigns.proofs.plan import Campaign, UnknownCampaign, campaign_named, campaigns
from kitapi_campaigns.proofs.runner import BlockFailed, ControlFailed, CutOff, Effort, replay_found, run
from kitapi_campaigns.proofs.totals import OtherSeed, Totals

MINUTES = 30.0


def main(arguments: list[str] | None = None) -> int:
    """Run the command; returns 1 if a campaign failed, 2 for wrong usage, 3 if the run was ended from outside."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.list:
        return _list()
    if options.table:
        table.rewrite(options.totals, {one.name: one for one in campaigns()})
        return 0
    campaign, totals = _choose_campaign(parser, options)
    if options.anew:
        totals.restart(campaign.unit)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if options.fixed:
            replay_found(campaign, totals, options.totals)
        else:
            units = campaign.figure if options.units is None else options.units
            effort = Effort(units=units, seconds=60 * options.minutes, workers=options.workers)
            _run(campaign, totals, effort, options.totals)
    except (BlockFailed, ControlFailed) as error:
        print(error, file=sys.stderr)
        return 1
    except (CutOff, KeyboardInterrupt) as error:
        print(f"{str(error) or 'the run was ended'}; what was done before is kept", file=sys.stderr)
        return 3
    print(table.render_totals(campaign, totals))
    return 0


def _choose_campaign(parser: argparse.ArgumentParser, options: argparse.Namespace) -> tuple[Campaign, Totals]:
    """Return the named campaign and its totals; ends the command if either is missing or unusable."""
    if options.name is None:
        parser.error("name a campaign; --list prints their names")
    try:
        campaign = campaign_named(options.name)
        return campaign, kept.read(options.totals, campaign.name, options.seed)
    except UnknownCampaign:
        parser.error(f"there is no campaign “{options.name}”; --list prints their names")
    except OtherSeed as error:
        parser.error(f"--seed: {error}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m kitapi_campaigns.prove", description=__doc__.partition("\n")[0])
    parser.add_argument("name", nargs="?", help="the campaign")
    parser.add_argument("--list", action="store_true", help="print all campaigns and their progress")
    parser.add_argument("--table", action="store_true", help="write the totals of all into docs/how-it-is-tested.md")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="longest wall time (30)")
    parser.add_argument("--units", type=int, help="stop at this total of units (the campaign's figure)")
    parser.add_argument("--workers", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", type=int, help="seed of a campaign that begins (1)")
    parser.add_argument("--fixed", action="store_true", help="play the failed blocks again, and mark those that pass")
    parser.add_argument("--anew", action="store_true", help="count from zero, from the first block on")
    parser.add_argument("--totals", type=Path, default=kept.FOLDER, help="folder of the totals (docs/campaigns)")
    return parser


def _list() -> int:
    for campaign in campaigns():
        done = kept.read(kept.FOLDER, campaign.name, None).counts.get(campaign.unit, 0)
        print(f"{campaign.name}: {campaign.title}; {done:,} of {campaign.figure:,} {campaign.unit}")
    return 0


def _run(campaign: Campaign, totals: Totals, effort: Effort, folder: Path) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        done = totals.counts.get(campaign.unit, 0)
        bar = progress.add_task(campaign.unit, total=effort.units, completed=done)

        def tell(now: Totals) -> None:
            progress.update(bar, completed=now.counts.get(campaign.unit, 0))

        run(campaign, totals, effort, folder, tell)


if __name__ == "__main__":
    sys.exit(main())
