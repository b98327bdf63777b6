"""Write the chart and the figures of the named strategies that the page of odds shows."""

import json
from pathlib import Path

from kitapi.games.caribbean_stud.odds.chart import chart, strategies
from kitapi.games.caribbean_stud.odds.game import Game
from kitapi.web.bundles import GAMES

CHART = GAMES / "caribbean_stud/client/odds/chart.json"


def main(path: Path = CHART) -> None:
    """Compute the chart of both games and write it to ``path``; takes a minute on a slow machine."""
    games = ",\n".join(f"{json.dumps(game.value)}: {_render(game)}" for game in Game)
    path.write_text(f"{{\n{games}\n}}\n", encoding="utf-8")


def _render(game: Game) -> str:
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(cells)}" for name, cells in chart(game).items())
    named = ",\n".join(map(json.dumps, strategies(game)))
    return f'{{"rows": {{\n{rows}\n}}, "strategies": [\n{named}\n]}}'


if __name__ == "__main__":
    main()
