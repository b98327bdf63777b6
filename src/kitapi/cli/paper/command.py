"""``kitapi paper``: the sheet of a real table."""

from cyclopts import App

app = App(name="paper", help="Keep the sheet of a real table.")

_COMMANDS = (
    ("new", "begin:new", "Begin a sheet.", "new friday.json --names Rena Nikos Vaso --first-dealer 2"),
    ("write", "write:write", "Write deals at the end of a sheet.", "write friday.json < deals.jsonl"),
    ("amend", "write:amend", "Write a line of a sheet again.", "amend friday.json 3"),
    ("insert", "write:insert", "Write a line after another one.", "insert friday.json 3"),
    ("strike", "correct:strike", "Strike out a line.", "strike friday.json 3"),
    ("restore", "correct:restore", "Restore a line that was struck out.", "restore friday.json 3"),
    ("undo", "correct:undo", "Undo the last change.", "undo friday.json"),
    ("redo", "correct:redo", "Redo what was undone.", "redo friday.json"),
    ("name", "correct:name", "Name a player.", 'name friday.json 1 "Rena"'),
    ("keep", "correct:keep", "Say that two lines that stand in conflict are both right.", "keep friday.json 1"),
    ("show", "show:show", "Show a sheet, or set it as a PDF.", "show friday.json --pdf friday.pdf"),
    ("settle", "show:settle", "Show who pays whom if the sitting ends now.", "settle friday.json"),
    ("history", "show:history", "Show every change of every line.", "history friday.json"),
    ("export", "exchange:export", "Write the deals of a sheet as scores.", "export friday.json > deals.jsonl"),
    (
        "import",
        "exchange:import_record",
        "Begin a sheet with the deals of a record.",
        "import old.jsonl friday.json",
    ),
    ("join", "join:join", "Join copies of a sheet that were written apart.", "join friday.json phone.json"),
)

for _name, _where, _help, _example in _COMMANDS:
    app.command(f"kitapi.cli.paper.{_where}", name=_name, help=_help, help_epilogue=f"paper {_example}")
