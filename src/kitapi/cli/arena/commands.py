"""``kitapi arena``: how strong and how sound the players of a game are."""

from cyclopts import App

app = App(name="arena", help="Say how strong the players of a game are: one against another, and against open cards.")
app.command("kitapi.cli.arena.pairs:compare", name="compare", help="Say whether one player beats another.")
app.command("kitapi.cli.arena.pairs:ladder", name="ladder", help="Let all players of a game meet, two at a time.")
app.command("kitapi.cli.arena.deals:contracts", name="contracts", help="Say what players declare, and how it ends.")
app.command("kitapi.cli.arena.deals:regret", name="regret", help="Say what players' decisions cost.")
app.command("kitapi.cli.arena.deals:endings", name="endings", help="Say how well players play solved endings.")
app.command("kitapi.cli.arena.deals:beliefs", name="beliefs", help="Say whether what players believe comes true.")
