"""The command line, parsed by cyclopts, with our own help pages: in the user's language, with examples."""

from typing import Any

from kitapi.cli.manual.summaries import SummarisedApp


class Program(SummarisedApp):
    """All commands, with the help of each."""

    def help_print(self, tokens: Any = None, *, console: Any = None) -> None:  # noqa: ARG002 - as cyclopts calls it
        """Show the help of the command that ``tokens`` name."""
        from kitapi.cli.manual.pages import page_of  # noqa: PLC0415 - only for help
        from kitapi.cli.manual.terminal import show_page  # noqa: PLC0415

        command, _, _ = self.parse_commands(tokens)
        show_page(page_of(self, command))
