"""``kitapi odds caribbean-stud --simulate``: millions of random rounds, and their results."""

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from kitapi.compiling.cores import cores
from kitapi.console.compilation import show_compiling
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.console.progress import progress_bar

if TYPE_CHECKING:
    from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant

MOST_PAID = 10_000
"""The highest payment to one for which the sum of squares of a chunk fits into 64 bits."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class SimulationOptions:
    """The options about simulations."""

    simulate: Annotated[int | None, Parameter(help="Play this many rounds at random.", show_default=False)] = None
    collusion: Annotated[
        int | None,
        Parameter(
            help="Estimate the value of seeing other players' hands from this many random deals.", show_default=False
        ),
    ] = None
    strategy_table: Annotated[
        Path | None, Parameter(help="A strategy as a table of bytes (.npy), instead of a name.", show_default=False)
    ] = None
    seed: Annotated[int, Parameter(help="The same seed gives the same numbers.")] = 1
    seats: Annotated[int, Parameter(help="Seats in every round, 1 to 7.")] = 1
    workers: Annotated[int | None, Parameter(help="Number of threads. [default: one per core]", show_default=False)] = (
        None
    )
    cluster: Annotated[
        str | None, Parameter(help="Play on the Dask cluster with the scheduler at this address.", show_default=False)
    ] = None
    state: Annotated[
        Path | None, Parameter(help="Keep the progress in this file, and continue from there.", show_default=False)
    ] = None

    @property
    def given(self) -> set[str]:
        """The names of the options that differ from their defaults."""
        usual = SimulationOptions()
        return {name for name in self.__dataclass_fields__ if getattr(self, name) != getattr(usual, name)}


def simulation_answer(options: SimulationOptions, strategy: str | None, variant: Sequence[str] = ()) -> dict[str, Any]:
    """Simulate rounds by the house rules of ``variant``, and return their figures and the seconds that it took.

    Raises:
        Stopped: an option is wrong or missing, or the state or the cluster cannot be used.
    """
    _check(options)
    rules = _rules(variant)
    if (strategy is None) == (options.strategy_table is None):
        raise Stopped("--simulate: needs --strategy or --strategy-table, one of them")
    with _announce_compiling():
        from kitapi.games.caribbean_stud.simulation.figures import figures  # noqa: PLC0415 - compiled at first use
    return _run(options, options.simulate or 0, lambda: _simulation(options, strategy, rules), figures)


def collusion_answer(options: SimulationOptions) -> dict[str, Any]:
    """Simulate the gain from seeing other seats' hands, and return the figures and the seconds that it took.

    Raises:
        Stopped: an option is wrong, or the state or the cluster cannot be used.
    """
    _check(options)
    if options.collusion == 1:
        raise Stopped("--collusion: one deal has no standard error; ask for more")
    with _announce_compiling():
        from kitapi.games.caribbean_stud.simulation.seen_hands import SeenHands, gains  # noqa: PLC0415 - compiled at first use
    return _run(options, options.collusion or 0, lambda: SeenHands(seed=options.seed), gains)


def _check(options: SimulationOptions) -> None:
    for option, number, least, most in (
        ("simulate", options.simulate, 1, 10**15),
        ("collusion", options.collusion, 1, 10**12),
        ("seats", options.seats, 1, 7),
        ("seed", options.seed, 0, (1 << 63) - 1),
        ("workers", options.workers, 1, 1024),
    ):
        if number is not None and not least <= number <= most:
            raise Stopped(
                "{option}: must be from {lowest} to {highest}, not {given}",
                option=f"--{option}",
                lowest=least,
                highest=most,
                given=number,
            )


def _announce_compiling() -> AbstractContextManager[None]:
    return show_compiling(translate("the simulation"), "kitapi.games.caribbean_stud.simulation.simulations")


def _run(
    options: SimulationOptions, count: int, question: Callable[[], Any], figures: Callable[[Any, Any], Any]
) -> dict[str, Any]:
    """Run ``count`` rounds or deals of the simulation that ``question`` makes, and compute its ``figures``."""
    with _announce_compiling():
        from kitapi.games.caribbean_stud.simulation import run as run_module  # noqa: PLC0415 - compiles
        from kitapi.games.caribbean_stud.simulation import saved_state, strategies  # noqa: PLC0415 - compiles
        from kitapi.simulation import parallel  # noqa: PLC0415 - compiles
    began = time.perf_counter()
    try:
        simulation = question()
        with progress_bar(translate("rounds") if options.simulate else translate("deals")) as report_progress:
            place = run_module.Place(cores() if options.workers is None else options.workers, options.cluster)
            tally = run_module.run(simulation, count, place, state=options.state, on_progress=report_progress)
    except (saved_state.BadState, parallel.NoCluster, strategies.BadTable) as error:
        raise Stopped(error.problem) from error
    return {**msgspec.to_builtins(figures(simulation, tally)), "seconds": round(time.perf_counter() - began, 3)}


def _simulation(options: SimulationOptions, strategy: str | None, rules: "CaribbeanStudVariant") -> Any:
    from kitapi.games.caribbean_stud.simulation.rounds import StudSimulation, by_table  # noqa: PLC0415 - compiles

    if options.strategy_table is not None:
        simulation = by_table(options.strategy_table, seed=options.seed, seats=options.seats)
    else:
        simulation = StudSimulation(strategy=_known_strategy(str(strategy)), seed=options.seed, seats=options.seats)
    return msgspec.structs.replace(simulation, variant=rules)


def _rules(variant: Sequence[str]) -> "CaribbeanStudVariant":
    from kitapi.games.caribbean_stud.commands.odds_decision import house_rules  # noqa: PLC0415 - loads NumPy

    rules = house_rules(variant)
    if max(*rules.table, *rules.exchange_table) > MOST_PAID:
        raise Stopped("--variant: payments of more than {most} to one cannot be simulated", most=MOST_PAID)
    return rules


def _known_strategy(strategy: str) -> str:
    """``strategy``, if it is the name of a kernel's strategy or of one of the exact odds.

    Raises:
        Stopped: no strategy has this name.
    """
    from kitapi.games.caribbean_stud.simulation.strategies import STRATEGIES  # noqa: PLC0415 - compiled at first use

    if strategy in STRATEGIES:
        return strategy
    with show_compiling(translate("the odds"), "kitapi.games.caribbean_stud.odds.strategies"):
        from kitapi.games.caribbean_stud.odds.strategies import STRATEGIES as EXACT  # noqa: PLC0415
    if strategy not in EXACT:
        names = sorted({*STRATEGIES, *EXACT})
        raise Stopped(
            "--strategy: no strategy “{given}”; choose from {choices}", given=strategy, choices=", ".join(names)
        )
    return strategy
