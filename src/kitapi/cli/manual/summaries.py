"""A group of commands whose help page is shown without loading the commands."""

from typing import Any

from cyclopts import App


class SummarisedApp(App):
    """Commands, each with a summary.

    Attributes:
        summaries: the summary of each command, by its name.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.summaries: dict[str, str] = {}
