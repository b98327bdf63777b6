-- Names that people gave, beside the events that belong to them. An event holds the seal of each, made with its salt.
CREATE TABLE names (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    field TEXT NOT NULL CHECK (field <> ''),
    owner TEXT NOT NULL CHECK (owner <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    salt BLOB NOT NULL CHECK (length(salt) = 16),
    mark INTEGER NOT NULL,
    PRIMARY KEY (stream, version, field)
) STRICT, WITHOUT ROWID;

-- How many names there are, and the sum of their marks: a row that is lost is found, and one that was forgotten is not.
CREATE TABLE names_kept (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    names INTEGER NOT NULL CHECK (names >= 0),
    marks INTEGER NOT NULL
) STRICT;

INSERT INTO names_kept VALUES (1, 0, 0);

CREATE INDEX names_by_owner ON names (owner);

-- One row for each time that all events were hashed anew, up to `position`: the hash of all of them before and after.
CREATE TABLE rehashed (
    number INTEGER PRIMARY KEY CHECK (number >= 1),
    position INTEGER NOT NULL,
    before BLOB NOT NULL CHECK (length(before) = 32),
    after BLOB NOT NULL CHECK (length(after) = 32),
    rehashed_at TEXT NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE TRIGGER names_are_never_changed BEFORE UPDATE ON names
BEGIN SELECT RAISE(ABORT, 'names are never changed'); END;

CREATE TRIGGER names_are_counted_in AFTER INSERT ON names
BEGIN UPDATE names_kept SET names = names + 1, marks = marks + new.mark; END;

CREATE TRIGGER names_are_counted_out AFTER DELETE ON names
BEGIN UPDATE names_kept SET names = names - 1, marks = marks - old.mark; END;

CREATE TRIGGER names_kept_is_never_removed BEFORE DELETE ON names_kept
BEGIN SELECT RAISE(ABORT, 'names kept is never removed'); END;

CREATE TRIGGER names_go_with_their_event AFTER DELETE ON events
BEGIN DELETE FROM names WHERE stream = old.stream AND version = old.version; END;

CREATE TRIGGER rehashed_is_never_changed BEFORE UPDATE ON rehashed
BEGIN SELECT RAISE(ABORT, 'rehashed is never changed'); END;

CREATE TRIGGER rehashed_is_never_removed BEFORE DELETE ON rehashed
BEGIN SELECT RAISE(ABORT, 'rehashed is never removed'); END;
