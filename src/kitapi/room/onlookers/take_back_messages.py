"""The message with which a person takes an act back."""

import msgspec

from kitapi.room.command_fields import CommandId, Number


class TakeBackAct(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="take_back"
):
    """Take back the act after the first ``kept`` events of the deal, as the state offers it, and all that followed.

    At a table with other people it is a proposal, which all of them must accept.
    """

    id: CommandId
    kept: Number
