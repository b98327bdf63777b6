"""``kitapi arena compare`` and ``kitapi arena ladder``: players against players."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kitapi.cli.arena.options import USUAL, ArenaOptions, Grid, refusals, show
from kitapi.console.languages import translate
from kitapi.console.progress import running_bar

if TYPE_CHECKING:
    from kitapi.arena.comparison import Comparison


def compare(
    one: Annotated[str, Parameter(help="A player.")],
    other: Annotated[str, Parameter(help="The opponent.")],
    *,
    options: ArenaOptions = USUAL,
) -> None:
    """Test whether ONE beats OTHER: both play the same deals, in all mixed seatings.

    The test stops when the difference is three standard errors from zero (checked after 32 deals, and each time half as
    many again have been played), or at a limit; in that case the result is UNRESOLVED.
    """
    from kitapi.arena.comparison import compare as compared  # noqa: PLC0415 - loads the games and the bots
    from kitapi.arena.comparison import pair_of  # noqa: PLC0415

    with refusals(), running_bar() as bar:
        game = options.package()
        pair = pair_of(game, one, other, seed=options.seed, variant=options.rules())
        found = compared(game, pair, options.limits(), options.place(), on_done=_reporter(bar, options))
    show(options.chosen_form(), found.to_dict(), [_table([found])])


def ladder(
    players: Annotated[
        str | None, Parameter(help="Players, the weakest first, separated by commas. [default: all levels]")
    ] = None,
    *,
    options: ArenaOptions = USUAL,
) -> None:
    """Compare every two players of a game, neighbours first, each pair as ``compare`` does."""
    from kitapi.arena import ladder as steps  # noqa: PLC0415 - loads the games and the bots

    with refusals(), running_bar() as bar:
        table = steps.Table(options.package(), options.seed, options.rules())
        names = steps.steps_of(table.game) if players is None else [name.strip() for name in players.split(",")]
        meetings = steps.ladder(
            table, names, options.limits(), options.place(), on_done=lambda: _reporter(bar, options)
        )
        found = list(meetings)
    show(options.chosen_form(), [one.to_dict() for one in found], [_table(found)])


def _reporter(bar: Callable[[float, str], None] | None, options: ArenaOptions) -> Callable[["Comparison"], None] | None:
    """A function that shows the progress of a comparison: the share of its deals or minutes, whichever is greater."""
    if bar is None:
        return None

    def report(current: "Comparison") -> None:
        deals, seconds = current.estimate.deals / options.deals, current.seconds / max(1e-9, 60 * options.minutes)
        bar(max(deals, seconds), _describe(current))

    return report


def _describe(found: "Comparison") -> str:
    return translate(
        "{one} against {other}: {difference} {unit} a deal ({errors} standard errors, {deals} deals): {verdict}",
        one=found.one,
        other=found.other,
        difference=f"{found.estimate.mean:+.2f} ± {found.estimate.error:.2f}",
        unit=translate(found.unit),
        errors=f"{found.errors:+.1f}",
        deals=found.estimate.deals,
        verdict=_verdict(found),
    )


def _verdict(found: "Comparison") -> str:
    return translate("resolved") if found.estimate.resolved else translate("UNRESOLVED")


def _table(found: Sequence["Comparison"]) -> Grid:
    rows = [
        (
            translate("{one} over {other}", one=one.one, other=one.other),
            f"{one.estimate.mean:+.2f} ± {one.estimate.error:.2f}",
            f"{one.errors:+.1f}",
            f"{min(one.estimate.evidence, 1e9):.2g}" if one.estimate.evidence < 1e9 else "> 10⁹",
            str(one.estimate.deals),
            _verdict(one),
        )
        for one in found
    ]
    head = (
        translate("pair"),
        translate("difference"),
        translate("standard errors"),
        translate("evidence"),
        translate("deals"),
        "",
    )
    title = translate(
        "{game}, {unit} a deal, seed {seed}",
        game=found[0].game,
        unit=translate(found[0].unit),
        seed=found[0].seed,
    )
    return Grid(title, head, rows)
