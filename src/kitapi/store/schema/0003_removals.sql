-- One row for each removal of whole streams: when, and how much it took. `hash` covers the row and the names' hashes.
CREATE TABLE removals (
    number INTEGER PRIMARY KEY CHECK (number >= 1),
    removed_at TEXT NOT NULL,
    streams INTEGER NOT NULL CHECK (streams >= 1),
    events INTEGER NOT NULL CHECK (events >= 0),
    commands INTEGER NOT NULL CHECK (commands >= 0),
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

-- The hash of the name of each removed stream: nothing is ever appended to it again.
CREATE TABLE removed_streams (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    removal INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The hash of each removed event, so that the hash of all events still follows from them.
CREATE TABLE removed_events (
    position INTEGER PRIMARY KEY,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    removal INTEGER NOT NULL
) STRICT;

-- Streams that are unknown from now on, and of which events or commands may still be there.
CREATE TABLE removing (
    stream TEXT NOT NULL PRIMARY KEY CHECK (stream <> ''),
    removal INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

DROP TRIGGER events_are_never_removed;
DROP TRIGGER commands_are_never_removed;
DROP TRIGGER heads_are_never_removed;

CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
WHEN NOT EXISTS (SELECT 1 FROM removing WHERE stream = old.stream)
    OR NOT EXISTS (SELECT 1 FROM removed_events WHERE position = old.position AND hash = old.hash)
BEGIN SELECT RAISE(ABORT, 'events are never removed but with their stream'); END;

CREATE TRIGGER commands_are_never_removed BEFORE DELETE ON commands
WHEN NOT EXISTS (SELECT 1 FROM removing WHERE stream = old.stream)
BEGIN SELECT RAISE(ABORT, 'commands are never removed but with their stream'); END;

CREATE TRIGGER heads_are_never_removed BEFORE DELETE ON heads
WHEN NOT EXISTS (SELECT 1 FROM removing WHERE stream = old.stream)
BEGIN SELECT RAISE(ABORT, 'heads are never removed but with their stream'); END;

CREATE TRIGGER removals_are_never_changed BEFORE UPDATE ON removals
BEGIN SELECT RAISE(ABORT, 'removals are never changed'); END;

CREATE TRIGGER removals_are_never_removed BEFORE DELETE ON removals
BEGIN SELECT RAISE(ABORT, 'removals are never removed'); END;

CREATE TRIGGER removed_streams_are_never_changed BEFORE UPDATE ON removed_streams
BEGIN SELECT RAISE(ABORT, 'removed streams are never changed'); END;

CREATE TRIGGER removed_streams_are_never_removed BEFORE DELETE ON removed_streams
BEGIN SELECT RAISE(ABORT, 'removed streams are never removed'); END;

CREATE TRIGGER removed_events_are_never_changed BEFORE UPDATE ON removed_events
BEGIN SELECT RAISE(ABORT, 'removed events are never changed'); END;

CREATE TRIGGER removed_events_are_never_removed BEFORE DELETE ON removed_events
BEGIN SELECT RAISE(ABORT, 'removed events are never removed'); END;

CREATE TRIGGER removing_is_never_changed BEFORE UPDATE ON removing
BEGIN SELECT RAISE(ABORT, 'removing is never changed'); END;

CREATE TRIGGER removing_lasts_until_nothing_is_left BEFORE DELETE ON removing
WHEN EXISTS (SELECT 1 FROM events WHERE stream = old.stream)
    OR EXISTS (SELECT 1 FROM commands WHERE stream = old.stream)
    OR EXISTS (SELECT 1 FROM heads WHERE stream = old.stream)
BEGIN SELECT RAISE(ABORT, 'removing lasts until nothing is left'); END;
