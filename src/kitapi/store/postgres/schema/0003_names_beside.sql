-- Names that people gave, beside the events that belong to them. An event holds the seal of each, made with its salt.
CREATE TABLE names (
    stream text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    field text COLLATE "C" NOT NULL CHECK (field <> ''),
    owner text COLLATE "C" NOT NULL CHECK (owner <> ''),
    name text COLLATE "C" NOT NULL CHECK (name <> ''),
    salt bytea NOT NULL CHECK (length(salt) = 16),
    mark bigint NOT NULL,
    PRIMARY KEY (stream, version, field)
);

-- How many names there are, and the sum of their marks: a row that is lost is found, and one that was forgotten is not.
CREATE TABLE names_kept (
    one integer PRIMARY KEY CHECK (one = 1),
    names bigint NOT NULL CHECK (names >= 0),
    marks bigint NOT NULL
);

INSERT INTO names_kept VALUES (1, 0, 0);

CREATE INDEX names_by_owner ON names (owner text_pattern_ops);

-- One row for each time that all events were hashed anew, up to `position`: the hash of all of them before and after.
CREATE TABLE rehashed (
    number bigint PRIMARY KEY CHECK (number >= 1),
    position bigint NOT NULL,
    before bytea NOT NULL CHECK (length(before) = 32),
    after bytea NOT NULL CHECK (length(after) = 32),
    rehashed_at text COLLATE "C" NOT NULL,
    hash bytea NOT NULL CHECK (length(hash) = 32)
);

CREATE FUNCTION take_names_along() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    DELETE FROM names WHERE names.stream = OLD.stream AND names.version = OLD.version;
    RETURN NULL;
END $$;

-- Once for each statement: a row that is changed again and again in one transaction takes longer each time.
CREATE FUNCTION count_names() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE names_kept SET names = names + (SELECT count(*) FROM changed),
            marks = marks + (SELECT coalesce(sum(mark), 0) FROM changed);
    ELSE
        UPDATE names_kept SET names = names - (SELECT count(*) FROM changed),
            marks = marks - (SELECT coalesce(sum(mark), 0) FROM changed);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER names_are_counted_in AFTER INSERT ON names
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_names();

CREATE TRIGGER names_are_counted_out AFTER DELETE ON names
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_names();

CREATE TRIGGER names_are_never_removed_at_once BEFORE TRUNCATE ON names
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER names_kept_is_never_removed BEFORE DELETE OR TRUNCATE ON names_kept
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER names_are_never_changed BEFORE UPDATE ON names
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER names_go_with_their_event AFTER DELETE ON events
FOR EACH ROW EXECUTE FUNCTION take_names_along();

CREATE TRIGGER rehashed_is_never_changed BEFORE UPDATE ON rehashed
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();

CREATE TRIGGER rehashed_is_never_removed BEFORE DELETE OR TRUNCATE ON rehashed
FOR EACH STATEMENT EXECUTE FUNCTION is_refused();
