"""The lines that a server prints once it has started."""

from kitapi.room.database import name_database


def print_start(address: str, database: str, connections: int, files: int | None) -> None:
    """Print the address of the room, the maximum of connections with its reason, and where the data is."""
    limit = "without a limit" if files is None else f"up to {files:,}"
    print(f"Kitapi: {address}", flush=True)  # noqa: T201
    print(f"Connections: up to {connections:,} at once (open files: {limit}).", flush=True)  # noqa: T201
    print(data_line(database), flush=True)  # noqa: T201


def data_line(database: str) -> str:
    """Return the line that says where the data is and how the room is ended."""
    place = name_database(database)
    if not place:
        return "Data: in memory only. Ctrl-C ends the room, and nothing is kept."
    return f"Data: {place}. Ctrl-C ends the room; its tables continue at the next start."
