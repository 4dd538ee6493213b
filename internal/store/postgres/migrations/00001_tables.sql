-- +goose Up

CREATE TABLE tables (
    key        BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    name       TEXT    NOT NULL,
    ruleset    TEXT    NOT NULL,
    encounter  TEXT    NOT NULL,
    created    BIGINT  NOT NULL, -- milliseconds since 1970
    touched    BIGINT  NOT NULL, -- milliseconds since 1970
    branch_of  TEXT    REFERENCES tables (id) ON DELETE CASCADE, -- a branch is a table with a root, and deleted with it
    began      INTEGER NOT NULL, -- inputs of the branch when it was made
    ended      BOOLEAN NOT NULL,
    winner     TEXT    NOT NULL,
    time_limit INTEGER NOT NULL, -- seconds
    paused     BOOLEAN NOT NULL,
    damaged    BOOLEAN NOT NULL DEFAULT FALSE, -- the record could not be replayed at the last attempt
    seats      TEXT    NOT NULL, -- JSON: store.Table.Seats
    undo_request       TEXT    NOT NULL, -- JSON: store.Table.UndoRequest
    seeds      TEXT    NOT NULL, -- JSON: store.Table.Seeds
    changed    BIGINT  NOT NULL DEFAULT 0, -- number of updates; a writer with an older number has to read again
    lines      INTEGER NOT NULL, -- lines of the record, the header included
    bytes      BIGINT  NOT NULL  -- size of the record, newlines included
);

CREATE INDEX tables_created ON tables (created DESC, key DESC) WHERE branch_of IS NULL;
CREATE INDEX tables_branch_of ON tables (branch_of);
CREATE INDEX tables_touched ON tables (touched);

CREATE TABLE lines (
    table_key BIGINT  NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    n         INTEGER NOT NULL, -- 0 is the header
    line      BYTEA   NOT NULL,
    PRIMARY KEY (table_key, n)
);

CREATE TABLE links (
    key       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- in order of creation
    table_key BIGINT  NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    id        TEXT    NOT NULL,
    role      TEXT    NOT NULL,
    seat      TEXT    NOT NULL,
    hash      BYTEA   NOT NULL UNIQUE,
    created   BIGINT  NOT NULL, -- milliseconds since 1970
    revoked   BOOLEAN NOT NULL,
    unused    BOOLEAN NOT NULL, -- nobody has opened the link yet; the link that it replaces works until somebody does
    UNIQUE (table_key, id)
);

-- States of a fight in the middle of its record, so that only the lines after the newest one have to be replayed.
CREATE TABLE snapshots (
    table_key BIGINT  NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    lines     INTEGER NOT NULL, -- lines of the record that it includes, the header counted
    inputs    INTEGER NOT NULL, -- inputs of the fight at that line
    rules     TEXT    NOT NULL, -- fingerprint of the rules that encoded the state
    state     BYTEA   NOT NULL,
    PRIMARY KEY (table_key, lines)
);

-- Finished fights as each viewer may see them, for when the record no longer replays. A new line of the record deletes them.
CREATE TABLE timelines (
    table_key BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    viewer    TEXT   NOT NULL,
    data      BYTEA  NOT NULL,
    PRIMARY KEY (table_key, viewer)
);
