"""``kitapi arena contracts``, ``regret``, ``endings``, ``beliefs``: statistics of players' decisions in deals."""

from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from kitapi.cli.arena.options import USUAL, ArenaOptions, Grid, refusals, show
from kitapi.cli.arena.words import declaration_in_words, in_words
from kitapi.console.exits import Stopped
from kitapi.console.languages import language, translate, translate_many
from kitapi.console.progress import running_bar

if TYPE_CHECKING:
    from kitapi.arena.calibration import Tally
    from kitapi.arena.campaign import Done
    from kitapi.arena.contract_stats import ContractStats
    from kitapi.arena.endings import EndingScore
    from kitapi.arena.regret import Mean
    from kitapi.arena.simulation import Match

Players = Annotated[str, Parameter(help="One player at all seats, or three by seat, separated by commas.")]
Several = Annotated[str, Parameter(help="Players, separated by commas.")]
Plot = Annotated[Path | None, Parameter(help="Draw a chart into this file (.svg).", show_default=False)]


def contracts(players: Players = "steady", *, options: ArenaOptions = USUAL) -> None:
    """Count what players declare, how often they make it, and how often defenders take part and are in."""
    from kitapi.arena import contract_stats  # noqa: PLC0415 - loads the games and the bots

    with refusals(), running_bar() as bar:
        match = _match(players, options)
        deals = contract_stats.play_outcomes(
            options.trick_game(), match, options.limits(), options.place(), on_done=_reporter(bar, options)
        )
    found = contract_stats.stats_by_contract(deals)
    title = translate(
        "{game}, {count} deals of {players}, seed {seed}",
        game=match.game,
        count=len(deals),
        players=players,
        seed=match.seed,
    )
    show(options.chosen_form(), [one._asdict() for one in found], [_grid_of_contracts(title, found)])


def _grid_of_contracts(title: str, found: Sequence["ContractStats"]) -> Grid:
    rows = [
        (
            declaration_in_words(one.what) or "–",
            f"{one.deals}",
            f"{one.made / one.deals:.1%}" if one.what else "",
            *(f"{count}" for count in one.against),
            f"{one.fallen / max(1, one.against[1] + 2 * one.against[2]):.1%}" if one.what else "",
            ", ".join(f"{in_words(ending)} {count}" for ending, count in one.endings.items()),
        )
        for one in found
    ]
    head = (
        translate("declared"),
        translate("deals"),
        translate("share made"),
        translate("no defender"),
        translate("one defender"),
        translate("two defenders"),
        translate("defenders in"),
        translate("endings"),
    )
    return Grid(title, head, rows)


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
    """Measure the cost of decisions, in tricks and money: compared with open cards, and with what could be known.

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
    rows = [(_key_in_words(one.key), *(_format_mean(mean) for mean in one[1:])) for one in lines if one.known_at_all]
    head = (
        translate("decisions"),
        translate("tricks, open cards"),
        translate("money, open cards"),
        translate("money, as known"),
    )
    title = translate("{game}, cost of a decision, seed {seed}", game=options.game, seed=options.seed)
    answer = [{"key": one.key, **{what: getattr(one, what)._asdict() for what in regrets.WHAT}} for one in lines]
    show(options.chosen_form(), answer, [Grid(title, head, rows)])


def _key_in_words(key: Sequence[object]) -> str:
    player, *others = map(str, key)
    return " ".join((player, *map(in_words, others)))


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
    _draw(plot, losses.chart(points, language()))


def endings(
    players: Several = "steady",
    *,
    of: Annotated[str, Parameter(help="The player that plays the deals up to their endings.")] = "steady",
    cards: Annotated[int, Parameter(help="Maximum number of cards in a hand.")] = 4,
    layouts: Annotated[int, Parameter(help="Maximum number of possible layouts.")] = 60,
    options: ArenaOptions = USUAL,
) -> None:
    """Give players endings whose layouts can all be enumerated, and compare their cards with the best ones."""
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
    title = translate(
        "{game}, endings of up to {cards} cards, {count} deals, seed {seed}",
        game=options.game,
        cards=cards,
        count=len(found),
        seed=options.seed,
    )
    show(options.chosen_form(), [one._asdict() for one in solved], [_grid_of_endings(title, solved)])


def _grid_of_endings(title: str, solved: Sequence["EndingScore"]) -> Grid:
    rows = [(one.player, f"{one.endings}", f"{one.best:.1%}", f"{one.loss:.2f}", f"{one.stake:.2f}") for one in solved]
    head = (
        translate("player"),
        translate("endings that matter"),
        translate("best card"),
        translate("loss"),
        translate("at stake"),
    )
    return Grid(title, head, rows)


def beliefs(
    players: Players = "steady",
    *,
    layouts: Annotated[int, Parameter(help="Number of layouts considered at the beginning of a deal.")] = 400,
    plot: Plot = None,
    options: ArenaOptions = USUAL,
) -> None:
    """Compare beliefs about hidden cards with the truth, in deals that PLAYERS play."""
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
    title = translate("{game}, beliefs, seed {seed}", game=options.game, seed=options.seed)
    answer = [
        {"kind": one.kind, "when": one.when, "count": one.count, "loss": one.loss, "plain": one.plain,
         "bins": [{"count": part.count, "true": part.true, "believed": part.believed} for part in one.bins]}
        for one in found
    ]  # fmt: skip
    show(options.chosen_form(), answer, [_grid_of_beliefs(title, found)])


def _grid_of_beliefs(title: str, found: Sequence["Tally"]) -> Grid:
    rows = [
        (
            f"{in_words(one.kind)}, {in_words(one.when)}",
            f"{one.count}",
            f"{one.loss / one.count:.4f}",
            f"{one.plain / one.count:.4f}",
        )
        for one in found
        if one.count
    ]
    head = (translate("statements"), translate("how many"), translate("loss"), translate("loss by the cards alone"))
    return Grid(title, head, rows)


def _draw_reliability(plot: Path, kinds: Iterable[Any]) -> None:
    from kitapi.reports.players import reliability  # noqa: PLC0415 - loads what draws

    points = [
        reliability.Point(kind.kind, one.believed / one.count, one.true / one.count, one.count)
        for kind in kinds
        for one in kind.bins
        if one.count
    ]
    _draw(plot, reliability.chart(points, language()))


def _names(players: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in players.split(","))


def _match(players: str, options: ArenaOptions) -> "Match":
    from kitapi.arena.simulation import match_of  # noqa: PLC0415

    game = options.trick_game()
    names = _names(players)
    sitting = names * 3 if len(names) == 1 else names
    return match_of(game, sitting, (tuple(range(len(sitting))),), seed=options.seed, variant=options.rules())


def _format_mean(mean: "Mean") -> str:
    if not mean.known:
        return ""
    figures = f"{mean.mean:.3f} ± {mean.error:.3f}"
    return translate("{figures} ({share} of {count})", figures=figures, share=f"{mean.share:.0%}", count=mean.decisions)


def _reporter(bar: Callable[[float, str], None] | None, options: ArenaOptions) -> "Callable[[Done], None] | None":
    if bar is None:
        return None
    seconds = 0.0

    def report(done: "Done") -> None:
        nonlocal seconds
        seconds += done.seconds
        share = max((done.number + 1) / options.deals, seconds / max(1e-9, 60 * options.minutes))
        bar(share, translate_many("{count} deal", "{count} deals", done.number + 1))

    return report


def _draw(path: Path, chart: Any) -> None:
    from kitapi.reports.drawing import NoCharts, as_svg  # noqa: PLC0415

    if path.suffix != ".svg":
        raise Stopped("--plot: must end in .svg, not “{name}”", name=path.name)
    try:
        path.write_text(as_svg(chart), encoding="utf-8")
    except NoCharts as error:
        raise Stopped("no charts can be drawn on this machine: {problem}", problem=error.problem) from error
