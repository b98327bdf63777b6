CREATE TABLE events (
    position bigint PRIMARY KEY CHECK (position >= 1),
    stream text COLLATE "C" NOT NULL CHECK (stream <> ''),
    version bigint NOT NULL CHECK (version >= 1),
    kind text COLLATE "C" NOT NULL CHECK (kind <> ''),
    schema integer NOT NULL CHECK (schema >= 1),
    payload bytea NOT NULL,
    recorded_at text COLLATE "C" NOT NULL,
    hash bytea NOT NULL CHECK (length(hash) = 32),
    UNIQUE (stream, version)
);

CREATE TABLE commands (
    stream text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    digest text COLLATE "C" NOT NULL,
    answer text COLLATE "C" NOT NULL,
    recorded_at text COLLATE "C" NOT NULL,
    hash bytea NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (stream, "user", id)
);

-- Where each stream stands; the row of the stream '' says it of all of them together, and whoever writes holds its lock.
CREATE TABLE heads (
    stream text COLLATE "C" PRIMARY KEY,
    version bigint NOT NULL CHECK (version >= 0),
    hash bytea NOT NULL CHECK (length(hash) = 32),
    commands bigint NOT NULL CHECK (commands >= 0)
) WITH (fillfactor = 70);

INSERT INTO heads VALUES ('', 0, sha256(''), 0);

CREATE FUNCTION is_refused() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '%', replace(TG_NAME, '_', ' '); END $$;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER events_are_never_removed BEFORE DELETE OR TRUNCATE ON events
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER commands_are_never_changed BEFORE UPDATE ON commands
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER commands_are_never_removed BEFORE DELETE OR TRUNCATE ON commands
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER heads_never_go_back BEFORE UPDATE ON heads FOR EACH ROW
WHEN (new.stream <> old.stream OR new.version < old.version OR new.commands < old.commands)
EXECUTE FUNCTION is_refused();

CREATE TRIGGER heads_are_never_removed BEFORE DELETE OR TRUNCATE ON heads
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

-- Who is in: a node that has ended writes nothing any more.
CREATE TABLE nodes (
    node text COLLATE "C" PRIMARY KEY,
    epoch bigint NOT NULL UNIQUE,
    address text NOT NULL,
    version text NOT NULL,
    until timestamptz NOT NULL,
    ended boolean NOT NULL DEFAULT false
);

CREATE SEQUENCE epochs;

CREATE TABLE owners (
    table_id text COLLATE "C" PRIMARY KEY,
    node text COLLATE "C" NOT NULL,
    epoch bigint NOT NULL
);

-- One row: by its secret the nodes of one database know each other.
CREATE TABLE cluster (secret text NOT NULL);

CREATE UNIQUE INDEX cluster_is_one ON cluster ((true));

INSERT INTO cluster VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
