"""The books audited by somebody who knows nothing of the games' code: from raw events, in integers, law by law.

    auditor = Auditor()
    for event in events:                # all streams, by position
        for finding in auditor.take(event): ...
    for finding in auditor.ended(): ...

What each law demands is told in ``LAWS`` and in docs/formats/audit.md.
"""

from kitapi.bookcheck.accounts import Unreadable
from kitapi.bookcheck.auditor import Auditor, StoredEvent, audited
from kitapi.bookcheck.laws import LAWS, Finding
from kitapi.bookcheck.records import NoEvent, record_audited

__all__ = ["LAWS", "Auditor", "Finding", "NoEvent", "StoredEvent", "Unreadable", "audited", "record_audited"]
