"""An audit of the books from raw events, in integers, law by law; it shares no code with the games.

    auditor = Auditor(AUDITED.values())              # kitapi.auditor.auditor
    for event in events:                # all streams, by position
        for finding in auditor.take(event): ...
    for finding in auditor.finish(): ...

``laws.LAWS`` and docs/formats/audit.md state what each law demands.
"""
