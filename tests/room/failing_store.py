"""A store that fails on demand."""

from collections.abc import Sequence

from kitapi.store import Append, Appended, CommandKey, MemoryStore


class FailingStore(MemoryStore):
    """Raises ``next_failure`` once, before or after storing."""

    def __init__(self) -> None:
        super().__init__()
        self.next_failure: Exception | None = None
        self.after_storing = False

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        failure, self.next_failure = self.next_failure, None
        if failure is None:
            return await super().append(batches, command)
        if self.after_storing:
            await super().append(batches, command)
        raise failure
