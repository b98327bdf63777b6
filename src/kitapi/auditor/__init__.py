"""An audit of the books that shares no code with the games: from raw events, in integers, law by law.

    auditor = Auditor(AUDITED.values())              # kitapi.auditor.auditor
    for event in events:                # all streams, by position
        for finding in auditor.take(event): ...
    for finding in auditor.finish(): ...

``laws.LAWS`` and docs/formats/audit.md say what each law demands.
"""
