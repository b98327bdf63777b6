"""Scripts that let a shell complete commands, options and choices; cyclopts writes them."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from cyclopts import App, Parameter

from kitapi.cli.manual.pages import EVERYWHERE
from kitapi.wording.catalogues import LANGUAGES

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[tuple(LANGUAGES)]


def script(app: App, shell: Literal["bash", "zsh", "fish"]) -> str:
    """The script for ``shell`` of ``app``, to which the options of every command are added."""

    @app.meta.default
    def everywhere(
        *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
        lang: Annotated[Language | None, Parameter(help=EVERYWHERE[0].text)] = None,
    ) -> None:
        raise NotImplementedError("it is there for its options")

    return app.meta.generate_completion(prog_name="kitapi", shell=shell)
