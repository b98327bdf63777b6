"""``kitapi arena``: the strength, mistakes and beliefs of a game's players."""

from cyclopts import App

app = App(
    name="arena",
    help="Say how strong the players of a game are: one against another, and against open cards.",
)
EXAMPLES = {
    "compare": "sharp steady --deals 500",
    "ladder": "--minutes 5",
    "contracts": "--players sharp --deals 2000",
    "regret": "--players steady,sharp --deals 200",
    "endings": "--players sharp --cards 4",
    "beliefs": "--players sharp --layouts 400",
}
"""Arguments in the examples of the help, by command."""

app.command(
    "kitapi.cli.arena.pairs:compare",
    name="compare",
    help_epilogue=f"arena compare {EXAMPLES['compare']}",
    help="Test whether one player beats another.",
)
app.command(
    "kitapi.cli.arena.pairs:ladder",
    name="ladder",
    help_epilogue=f"arena ladder {EXAMPLES['ladder']}",
    help="Let all players of a game play each other, two at a time.",
)
app.command(
    "kitapi.cli.arena.deals:contracts",
    name="contracts",
    help_epilogue=f"arena contracts {EXAMPLES['contracts']}",
    help="Count the contracts that players declare, and how they end.",
)
app.command(
    "kitapi.cli.arena.deals:regret",
    name="regret",
    help_epilogue=f"arena regret {EXAMPLES['regret']}",
    help="Measure the cost of players' decisions.",
)
app.command(
    "kitapi.cli.arena.deals:endings",
    name="endings",
    help_epilogue=f"arena endings {EXAMPLES['endings']}",
    help="Measure how well players play solved endings.",
)
app.command(
    "kitapi.cli.arena.deals:beliefs",
    name="beliefs",
    help_epilogue=f"arena beliefs {EXAMPLES['beliefs']}",
    help="Compare players' beliefs about hidden cards with the truth.",
)
