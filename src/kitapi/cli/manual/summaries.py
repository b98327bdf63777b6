"""Commands that say what each does without being loaded."""

from typing import Any

from cyclopts import App


class SummarisedApp(App):
    """Commands, each with a summary.

    Attributes:
        summaries: what each command does, by its name; so the help loads none of them.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.summaries: dict[str, str] = {}
