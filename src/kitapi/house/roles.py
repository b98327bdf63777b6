"""Which role may do which action at a table of the house."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kitapi.kernel import Actor, Role


class Duties(msgspec.Struct, frozen=True, kw_only=True):
    """The roles by action; a game declares them for its types of action.

    ``of``: by type, the only role that may do actions of this type; actions of any other type belong to seats.
    ``shared``: the types that a seat may do and also the role ``with_seats``.
    """

    of: Mapping[type, Role]
    shared: tuple[type, ...]
    with_seats: Role

    def role_of(self, action: Any) -> Role | None:
        """The only role that may do ``action``; None: it is a seat's action."""
        return self.of.get(type(action))

    def is_anothers(self, actor: Actor, action: Any) -> bool:
        """Whether ``actor`` may not do ``action`` because it belongs to another role or to a seat."""
        role = self.of.get(type(action))
        if role is not None:
            return actor != role
        return not (isinstance(actor, int) or (actor == self.with_seats and isinstance(action, self.shared)))

    def is_step_of(self, role: Role, kind: type) -> bool:
        """Whether ``role`` may do actions of the type ``kind``."""
        return self.of.get(kind) == role or (role == self.with_seats and kind in self.shared)
