"""``kitapi paper``: the sheet of a real table."""

from cyclopts import App

app = App(name="paper", help="Keep the sheet of a real table.")

_COMMANDS = (
    ("new", "kitapi.cli.paper.begin:new", "Begin a sheet.", "new friday.json --names Rena Nikos Vaso --first-dealer 2"),
    ("write", "kitapi.cli.paper.write:write", "Write deals at the end of a sheet.", "write friday.json < deals.jsonl"),
    ("amend", "kitapi.cli.paper.write:amend", "Write a line of a sheet again.", "amend friday.json 3"),
    ("insert", "kitapi.cli.paper.write:insert", "Write a line after another one.", "insert friday.json 3"),
    ("strike", "kitapi.cli.paper.correct:strike", "Strike out a line.", "strike friday.json 3"),
    ("restore", "kitapi.cli.paper.correct:restore", "Restore a line that was struck out.", "restore friday.json 3"),
    ("undo", "kitapi.cli.paper.correct:undo", "Undo the last change.", "undo friday.json"),
    ("redo", "kitapi.cli.paper.correct:redo", "Redo what was undone.", "redo friday.json"),
    ("name", "kitapi.cli.paper.correct:name", "Name a player.", 'name friday.json 1 "Rena"'),
    (
        "keep",
        "kitapi.cli.paper.correct:keep",
        "Say that two lines that stand in conflict are both right.",
        "keep friday.json 1",
    ),
    ("show", "kitapi.cli.paper.show:show", "Show a sheet, or set it as a PDF.", "show friday.json --pdf friday.pdf"),
    ("settle", "kitapi.cli.paper.show:settle", "Show who pays whom if the sitting ends now.", "settle friday.json"),
    ("history", "kitapi.cli.paper.show:history", "Show every change of every line.", "history friday.json"),
    (
        "export",
        "kitapi.cli.paper.score_export:export",
        "Write the deals of a sheet as scores.",
        "export friday.json > deals.jsonl",
    ),
    (
        "import",
        "kitapi.cli.paper.sheet_import:import_sitting",
        "Begin a sheet with the deals of a record, or of a file of scores.",
        "import old.jsonl friday.json",
    ),
    (
        "join",
        "kitapi.cli.paper.join:join",
        "Join copies of a sheet that were written apart.",
        "join friday.json phone.json",
    ),
)

for _name, _where, _help, _example in _COMMANDS:
    app.command(_where, name=_name, help=_help, help_epilogue=f"paper {_example}")
