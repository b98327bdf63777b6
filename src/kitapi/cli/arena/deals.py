"""``kitapi arena contracts``, ``regret``, ``endings``, ``beliefs``: what players do in deals, looked at closely."""

from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from kitapi.cli.arena.options import USUAL, ArenaOptions, Grid, refusals, show
from kitapi.console.progress import running_bar
from kitapi.console.stopping import Stopped

if TYPE_CHECKING:
    from kitapi.arena.campaign import Done
    from kitapi.arena.regret import Mean
    from kitapi.arena.simulation import Match

Players = Annotated[str, Parameter(help="One player at all seats, or three by seat, separated by commas.")]
Several = Annotated[str, Parameter(help="Players, separated by commas.")]
Plot = Annotated[Path | None, Parameter(help="Draw it into this file (.svg).", show_default=False)]


def contracts(players: Players = "steady", *, options: ArenaOptions = USUAL) -> None:
    """Say what players declare, how often they make it, and how often defenders take part and are in."""
    from kitapi.arena import contract_stats  # noqa: PLC0415 - loads the games and the bots

    with refusals(), running_bar() as bar:
        match = _match(players, options)
        deals = contract_stats.play_outcomes(
            options.trick_game(), match, options.limits(), options.place(), on_done=_reporter(bar, options)
        )
    found = contract_stats.stats_by_contract(deals)
    rows = [
        (
            one.what or "–",
            f"{one.deals}",
            f"{one.made / one.deals:.1%}" if one.what else "",
            *(f"{count}" for count in one.against),
            f"{one.fallen / max(1, one.against[1] + 2 * one.against[2]):.1%}" if one.what else "",
            ", ".join(f"{ending} {count}" for ending, count in one.endings.items()),
        )
        for one in found
    ]
    head = ("declared", "deals", "made", "nobody", "one", "both take part", "of these in", "endings")
    title = f"{match.game}, {len(deals)} deals of {players}, seed {match.seed}"
    show(options.chosen_form(), [one._asdict() for one in found], [Grid(title, head, rows)])


def regret(
    players: Several = "steady",
    *,
    by: Annotated[str, Parameter(help="What to distinguish: some of role, phase, trick.")] = "role,phase",
    layouts: Annotated[
        int, Parameter(help="Layouts over which each decision is evaluated; 0: cards only, by tricks.")
    ] = 0,
    plot: Plot = None,
    options: ArenaOptions = USUAL,
) -> None:
    """Say what decisions cost: in tricks and money against open cards, and against what could be known.

    Each of PLAYERS plays the same deals at all seats.
    """
    from kitapi.arena import regret as regrets  # noqa: PLC0415 - loads the games and the bots

    keys = _parse_keys(by, regrets.LINE)
    deals: list[Any] = []
    with refusals(), running_bar() as bar:
        game = options.trick_game()
        for name in _names(players):
            question = regrets.RegretRequest(match=_match(name, options), layouts=layouts)
            deals += regrets.costs(game, question, options.limits(), options.place(), on_done=_reporter(bar, options))
    lines = regrets.lines(deals, ("player", *keys))
    if plot:
        _draw_losses(plot, regrets.lines(deals, ("player", "role", "trick")), _names(players))
    rows = [
        (" ".join(map(str, one.key)), *(_format_mean(mean) for mean in one[1:])) for one in lines if one.known_at_all
    ]
    head = ("decisions", "tricks, open cards", "money, open cards", "money, as known")
    answer = [{"key": one.key, **{what: getattr(one, what)._asdict() for what in regrets.WHAT}} for one in lines]
    show(options.chosen_form(), answer, [Grid(f"{options.game}, cost a decision, seed {options.seed}", head, rows)])


def _parse_keys(by: str, known: Collection[str]) -> list[str]:
    keys = [name.strip() for name in by.split(",") if name.strip()]
    if unknown := [name for name in keys if name not in known]:
        choices = ", ".join(known)
        raise Stopped("{name}: choose from {choices}, not “{given}”", name="--by", choices=choices, given=unknown[0])
    return keys


def _draw_losses(plot: Path, by_trick: Iterable[Any], players: Sequence[str]) -> None:
    from kitapi.reports.players import losses  # noqa: PLC0415 - loads what draws

    points = [
        losses.Point(str(player), str(role), int(trick), one.tricks.mean)
        for one in by_trick
        for player, role, trick in [one.key]
        if trick and one.tricks.decisions >= losses.FEW
    ]
    points.sort(key=lambda point: players.index(point.player))
    _draw(plot, losses.chart(points, "en"))


def endings(
    players: Several = "steady",
    *,
    of: Annotated[str, Parameter(help="Who plays the deals up to their endings.")] = "steady",
    cards: Annotated[int, Parameter(help="The most cards held.")] = 4,
    layouts: Annotated[int, Parameter(help="The most layouts that may be possible.")] = 60,
    options: ArenaOptions = USUAL,
) -> None:
    """Show players endings whose layouts can all be gone through, and compare their cards with the best there are."""
    from kitapi.arena import endings as ends  # noqa: PLC0415 - loads the games and the bots

    with refusals(), running_bar() as bar:
        names = _names(players)
        for name in names:
            _match(name, options)
        question = ends.EndingsRequest(match=_match(of, options), players=names, cards=cards, layouts=layouts)
        found = ends.endings(
            options.trick_game(), question, options.limits(), options.place(), on_done=_reporter(bar, options)
        )
    solved = ends.score_players(question, found)
    rows = [(one.player, f"{one.endings}", f"{one.best:.1%}", f"{one.loss:.2f}", f"{one.stake:.2f}") for one in solved]
    head = ("player", "endings that matter", "best card", "loss", "at stake")
    title = f"{options.game}, endings of up to {cards} cards, {len(found)} deals, seed {options.seed}"
    show(options.chosen_form(), [one._asdict() for one in solved], [Grid(title, head, rows)])


def beliefs(
    players: Players = "steady",
    *,
    layouts: Annotated[int, Parameter(help="Layouts believed at a deal's beginning.")] = 400,
    plot: Plot = None,
    options: ArenaOptions = USUAL,
) -> None:
    """Compare what is believed of hidden cards with the truth, in deals that PLAYERS play."""
    from kitapi.arena import calibration  # noqa: PLC0415 - loads the games and the bots

    with refusals(), running_bar() as bar:
        game = options.trick_game()
        question = calibration.CalibrationRequest(match=_match(players, options), layouts=layouts)
        found = calibration.calibration(
            game, question, options.limits(), options.place(), on_done=_reporter(bar, options)
        )
    kinds = calibration.sum_tallies(found, ("kind",))
    if plot:
        _draw_reliability(plot, kinds)
    rows = [
        (f"{one.kind}, {one.when}", f"{one.count}", f"{one.loss / one.count:.4f}", f"{one.plain / one.count:.4f}")
        for one in found
        if one.count
    ]
    head = ("statements", "how many", "loss", "loss by the cards alone")
    answer = [
        {"kind": one.kind, "when": one.when, "count": one.count, "loss": one.loss, "plain": one.plain,
         "bins": [{"count": part.count, "true": part.true, "believed": part.believed} for part in one.bins]}
        for one in found
    ]  # fmt: skip
    show(options.chosen_form(), answer, [Grid(f"{options.game}, beliefs, seed {options.seed}", head, rows)])


def _draw_reliability(plot: Path, kinds: Iterable[Any]) -> None:
    from kitapi.reports.players import reliability  # noqa: PLC0415 - loads what draws

    points = [
        reliability.Point(kind.kind, one.believed / one.count, one.true / one.count, one.count)
        for kind in kinds
        for one in kind.bins
        if one.count
    ]
    _draw(plot, reliability.chart(points, "en"))


def _names(players: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in players.split(","))


def _match(players: str, options: ArenaOptions) -> "Match":
    from kitapi.arena.simulation import match_of  # noqa: PLC0415

    game = options.trick_game()
    names = _names(players)
    sitting = names * 3 if len(names) == 1 else names
    return match_of(game, sitting, (tuple(range(len(sitting))),), seed=options.seed, variant=options.rules())


def _format_mean(mean: "Mean") -> str:
    return f"{mean.mean:.3f} ± {mean.error:.3f} ({mean.share:.0%} of {mean.decisions})" if mean.known else ""


def _reporter(bar: Callable[[float, str], None] | None, options: ArenaOptions) -> "Callable[[Done], None] | None":
    if bar is None:
        return None
    seconds = 0.0

    def report(done: "Done") -> None:
        nonlocal seconds
        seconds += done.seconds
        share = max((done.number + 1) / options.deals, seconds / max(1e-9, 60 * options.minutes))
        bar(share, f"{done.number + 1} deals")

    return report


def _draw(path: Path, chart: Any) -> None:
    from kitapi.reports.drawing import NoCharts, as_svg  # noqa: PLC0415

    if path.suffix != ".svg":
        raise Stopped("--plot: must end in .svg, not “{name}”", name=path.name)
    try:
        path.write_text(as_svg(chart), encoding="utf-8")
    except NoCharts as error:
        raise Stopped("no charts can be drawn on this machine: {problem}", problem=error.problem) from error
