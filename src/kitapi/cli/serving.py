"""``kitapi`` and ``kitapi serve``: the card room."""

from typing import Annotated, Literal

from cyclopts import Parameter

from kitapi.cli.stopping import Stopped

LogLevel = Literal["debug", "info", "warning", "error", "critical"]


def serve(  # noqa: PLR0913 - the options of the command
    *,
    host: Annotated[str, Parameter(help="Address to listen on; another one lets others in.")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="Port to listen on; 0 picks a free one. [default: 8000]")] = None,
    database: Annotated[
        str | None, Parameter(help="sqlite:///PATH or memory: [default: a file in your data folder]")
    ] = None,
    pace: Annotated[float, Parameter(help="How long bots pause: 1 is as people play, 0 at once.")] = 1.0,
    thinking: Annotated[
        float, Parameter(help="Seconds the bot “patient” thinks; at 0 no bot solves, which saves memory.")
    ] = 5.0,
    log_level: Annotated[LogLevel, Parameter(help="What is told on standard error.")] = "warning",
) -> None:
    """Start the card room; its address is printed. Ends with Ctrl-C; tables go on where they stopped."""
    if port is not None and not 0 <= port <= 65535:
        raise Stopped(f"--port: must be from 0 to 65535, not {port}")
    if not 0 <= pace <= 10:
        raise Stopped(f"--pace: must be from 0 to 10, not {pace}")
    if thinking and not 1 <= thinking <= 60:
        raise Stopped(f"--thinking: must be 0, or from 1 to 60, not {thinking}")
    from kitapi.web import serving  # noqa: PLC0415 - the server takes a while to load

    try:
        serving.serve(host=host, port=port, database=database, pace=pace, thinking=thinking, log_level=log_level)
    except serving.CannotServe as error:
        raise Stopped(str(error).removesuffix(".")) from error
