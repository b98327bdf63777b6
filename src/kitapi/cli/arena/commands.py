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
    help="Say whether one player beats another.",
)
app.command(
    "kitapi.cli.arena.pairs:ladder",
    name="ladder",
    help_epilogue=f"arena ladder {EXAMPLES['ladder']}",
    help="Let all players of a game meet, two at a time.",
)
app.command(
    "kitapi.cli.arena.deals:contracts",
    name="contracts",
    help_epilogue=f"arena contracts {EXAMPLES['contracts']}",
    help="Say what players declare, and how it ends.",
)
app.command(
    "kitapi.cli.arena.deals:regret",
    name="regret",
    help_epilogue=f"arena regret {EXAMPLES['regret']}",
    help="Say what players' decisions cost.",
)
app.command(
    "kitapi.cli.arena.deals:endings",
    name="endings",
    help_epilogue=f"arena endings {EXAMPLES['endings']}",
    help="Say how well players play solved endings.",
)
app.command(
    "kitapi.cli.arena.deals:beliefs",
    name="beliefs",
    help_epilogue=f"arena beliefs {EXAMPLES['beliefs']}",
    help="Say whether what players believe comes true.",
)
