-- +goose Up

-- "fray" in ASCII. It tells the databases of fray from those of other programs.
PRAGMA application_id = 1718772089;

-- AUTOINCREMENT never reuses a key, so a change that is meant for a deleted table finds nothing.
CREATE TABLE tables (
    key        INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT    NOT NULL UNIQUE,
    name       TEXT    NOT NULL,
    ruleset    TEXT    NOT NULL,
    encounter  TEXT    NOT NULL,
    created    INTEGER NOT NULL, -- milliseconds since 1970
    ended      INTEGER NOT NULL,
    winner     TEXT    NOT NULL,
    time_limit INTEGER NOT NULL, -- seconds
    paused     INTEGER NOT NULL,
    seats      TEXT    NOT NULL, -- JSON: name to store.Seat
    changed    INTEGER NOT NULL DEFAULT 0, -- number of updates; a writer with an older number has to read again
    lines      INTEGER NOT NULL, -- lines of the record, the header included
    bytes      INTEGER NOT NULL  -- size of the record, newlines included
) STRICT;

CREATE INDEX tables_created ON tables (created);

-- WITHOUT ROWID stores the lines of a table together on the disk, in order.
CREATE TABLE lines (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    n         INTEGER NOT NULL, -- 0 is the header
    line      BLOB    NOT NULL,
    PRIMARY KEY (table_key, n)
) STRICT, WITHOUT ROWID;
