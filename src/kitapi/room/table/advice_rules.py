"""The rules for advice: the games, the tables and the people for which there is advice."""

from kitapi.room.errors import AdviceOff, AdvisedAlone, NotStarted
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.table import Table


def is_known(table: Table, players: BotPlayers) -> bool:
    """Whether there is advice on the game of ``table``."""
    return players.thinking is not None and table.game.name in players.thinking.games and not table.is_archive


def demand_allowed(table: Table) -> None:
    """Check that people at the seats may get advice now.

    Raises:
        NotStarted: there is no deal.
        AdviceOff, AdvisedAlone: the table does not allow advice.
    """
    if table.seating.advice == "off":
        raise AdviceOff
    if table.deal is None:
        raise NotStarted
    if table.seating.advice == "alone" and not is_alone(table, table.deal.opened):
        raise AdvisedAlone


def is_alone(table: Table, since: int) -> bool:
    """Whether only one person has had seats at ``table`` since version ``since`` of the play."""
    seated = {person.user for person in table.seating.persons.values()}
    left = {user for (user, _), at in table.seating.left.items() if at >= since}
    return len(seated | left) == 1


def may_ask(table: Table, players: BotPlayers) -> bool:
    """Whether people at the seats may get advice when they are to act."""
    if not is_known(table, players) or table.is_finished:
        return False
    try:
        demand_allowed(table)
    except (AdviceOff, NotStarted):
        return False
    return True
