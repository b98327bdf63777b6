-- One row for each removal of whole streams: when, and how much it took. `hash` covers the row and the names' hashes.
CREATE TABLE removals (
    number bigint PRIMARY KEY CHECK (number >= 1),
    removed_at text COLLATE "C" NOT NULL,
    streams bigint NOT NULL CHECK (streams >= 1),
    events bigint NOT NULL CHECK (events >= 0),
    commands bigint NOT NULL CHECK (commands >= 0),
    hash bytea NOT NULL CHECK (length(hash) = 32)
);

-- The hash of the name of each removed stream: nothing is ever appended to it again.
CREATE TABLE removed_streams (
    hash bytea PRIMARY KEY CHECK (length(hash) = 32),
    removal bigint NOT NULL
);

-- The hash of each removed event, so that the hash of all events still follows from them.
CREATE TABLE removed_events (
    position bigint PRIMARY KEY CHECK (position >= 1),
    hash bytea NOT NULL CHECK (length(hash) = 32),
    removal bigint NOT NULL
);

-- Streams that are unknown from now on, and of which events or commands may still be there.
CREATE TABLE removing (
    stream text COLLATE "C" PRIMARY KEY CHECK (stream <> ''),
    removal bigint NOT NULL
);

CREATE FUNCTION is_refused_alone() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF EXISTS (SELECT FROM removing WHERE removing.stream = OLD.stream) THEN RETURN OLD; END IF;
    RAISE EXCEPTION '% but with their stream', replace(TG_NAME, '_', ' ');
END $$;

CREATE FUNCTION is_refused_without_hash() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF EXISTS (SELECT FROM removing WHERE removing.stream = OLD.stream)
        AND EXISTS (SELECT FROM removed_events kept WHERE kept.position = OLD.position AND kept.hash = OLD.hash)
    THEN RETURN OLD; END IF;
    RAISE EXCEPTION '% but with their stream', replace(TG_NAME, '_', ' ');
END $$;

CREATE FUNCTION is_refused_while_anything_is_left() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF EXISTS (SELECT FROM events WHERE events.stream = OLD.stream)
        OR EXISTS (SELECT FROM commands WHERE commands.stream = OLD.stream)
        OR EXISTS (SELECT FROM heads WHERE heads.stream = OLD.stream)
    THEN RAISE EXCEPTION '%', replace(TG_NAME, '_', ' '); END IF;
    RETURN OLD;
END $$;

DROP TRIGGER events_are_never_removed ON events;
DROP TRIGGER commands_are_never_removed ON commands;
DROP TRIGGER heads_are_never_removed ON heads;

CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
FOR EACH ROW EXECUTE FUNCTION is_refused_without_hash();

CREATE TRIGGER events_are_never_removed_at_once BEFORE TRUNCATE ON events
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER commands_are_never_removed BEFORE DELETE ON commands
FOR EACH ROW EXECUTE FUNCTION is_refused_alone();

CREATE TRIGGER commands_are_never_removed_at_once BEFORE TRUNCATE ON commands
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER heads_are_never_removed BEFORE DELETE ON heads
FOR EACH ROW EXECUTE FUNCTION is_refused_alone();

CREATE TRIGGER heads_are_never_removed_at_once BEFORE TRUNCATE ON heads
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER removals_are_never_changed BEFORE UPDATE ON removals
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER removals_are_never_removed BEFORE DELETE OR TRUNCATE ON removals
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER removed_streams_are_never_changed BEFORE UPDATE ON removed_streams
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER removed_streams_are_never_removed BEFORE DELETE OR TRUNCATE ON removed_streams
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER removed_events_are_never_changed BEFORE UPDATE ON removed_events
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER removed_events_are_never_removed BEFORE DELETE OR TRUNCATE ON removed_events
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER removing_is_never_changed BEFORE UPDATE OR TRUNCATE ON removing
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER removing_lasts_until_nothing_is_left BEFORE DELETE ON removing
FOR EACH ROW EXECUTE FUNCTION is_refused_while_anything_is_left();
