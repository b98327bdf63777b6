CREATE TABLE hashed_events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL CHECK (stream <> ''),
    version INTEGER NOT NULL CHECK (version >= 1),
    kind TEXT NOT NULL CHECK (kind <> ''),
    schema INTEGER NOT NULL CHECK (schema >= 1),
    payload BLOB NOT NULL,
    recorded_at TEXT NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    UNIQUE (stream, version)
) STRICT;

INSERT INTO hashed_events
SELECT position, stream, version, kind, schema, payload, recorded_at,
    kitapi_event_hash(position, stream, version, kind, schema, payload, recorded_at)
FROM events ORDER BY position;

DROP TABLE events;
ALTER TABLE hashed_events RENAME TO events;

CREATE TABLE hashed_commands (
    stream TEXT NOT NULL,
    user TEXT NOT NULL,
    id TEXT NOT NULL,
    digest TEXT NOT NULL,
    answer TEXT NOT NULL,
    recorded_at TEXT NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (stream, user, id)
) STRICT, WITHOUT ROWID;

INSERT INTO hashed_commands
SELECT stream, user, id, digest, answer, recorded_at,
    kitapi_command_hash(stream, user, id, digest, answer, recorded_at)
FROM commands;

DROP TABLE commands;
ALTER TABLE hashed_commands RENAME TO commands;

-- Where each stream stands; the row of the stream '' says it of all of them together.
CREATE TABLE heads (
    stream TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version >= 0),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    commands INTEGER NOT NULL CHECK (commands >= 0)
) STRICT, WITHOUT ROWID;

INSERT INTO heads SELECT stream, max(version), hash, 0 FROM events GROUP BY stream;
INSERT INTO heads SELECT stream, 0, kitapi_origin(stream), count(*) FROM commands WHERE true GROUP BY stream
ON CONFLICT (stream) DO UPDATE SET commands = excluded.commands;
INSERT INTO heads SELECT '', coalesce(max(position), 0), kitapi_hash_of_all(hash ORDER BY position),
    (SELECT count(*) FROM commands) FROM events;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;

CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;

CREATE TRIGGER commands_are_never_changed BEFORE UPDATE ON commands
BEGIN SELECT RAISE(ABORT, 'commands are never changed'); END;

CREATE TRIGGER commands_are_never_removed BEFORE DELETE ON commands
BEGIN SELECT RAISE(ABORT, 'commands are never removed'); END;

CREATE TRIGGER heads_never_go_back BEFORE UPDATE ON heads
WHEN new.stream <> old.stream OR new.version < old.version OR new.commands < old.commands
BEGIN SELECT RAISE(ABORT, 'heads never go back'); END;

CREATE TRIGGER heads_are_never_removed BEFORE DELETE ON heads
BEGIN SELECT RAISE(ABORT, 'heads are never removed'); END;
