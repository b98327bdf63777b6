CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL CHECK (stream <> ''),
    version INTEGER NOT NULL CHECK (version >= 1),
    kind TEXT NOT NULL CHECK (kind <> ''),
    schema INTEGER NOT NULL CHECK (schema >= 1),
    payload BLOB NOT NULL,
    recorded_at TEXT NOT NULL,
    UNIQUE (stream, version)
) STRICT;

CREATE TABLE commands (
    stream TEXT NOT NULL,
    user TEXT NOT NULL,
    id TEXT NOT NULL,
    digest TEXT NOT NULL,
    answer TEXT NOT NULL,
    recorded_at TEXT NOT NULL,
    PRIMARY KEY (stream, user, id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;

CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;

CREATE TRIGGER commands_are_never_changed BEFORE UPDATE ON commands
BEGIN SELECT RAISE(ABORT, 'commands are never changed'); END;

CREATE TRIGGER commands_are_never_removed BEFORE DELETE ON commands
BEGIN SELECT RAISE(ABORT, 'commands are never removed'); END;
