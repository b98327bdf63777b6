"""Whose each action at a table of the house is."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kitapi.kernel import Actor, Role


class Duties(msgspec.Struct, frozen=True, kw_only=True):
    """Which role does which action; a game declares it for its types of action.

    ``of``: by type, the role whose it is alone; an action of any other type is a seat's. ``shared``: the types that a
    seat may do and also the role ``with_seats``.
    """

    of: Mapping[type, Role]
    shared: tuple[type, ...]
    with_seats: Role

    def role_of(self, action: Any) -> Role | None:
        """The role whose ``action`` is alone; None: it is a seat's."""
        return self.of.get(type(action))

    def is_anothers(self, actor: Actor, action: Any) -> bool:
        """Whether ``action`` is not ``actor``'s to do."""
        role = self.of.get(type(action))
        if role is not None:
            return actor != role
        return not (isinstance(actor, int) or (actor == self.with_seats and isinstance(action, self.shared)))

    def is_step_of(self, role: Role, kind: type) -> bool:
        """Whether ``role`` may do actions of the type ``kind``."""
        return self.of.get(kind) == role or (role == self.with_seats and kind in self.shared)
