-- +goose Up

-- "fray" in ASCII: so that nobody's other database is taken for one of ours.
PRAGMA application_id = 1718772089;

-- A key is never given twice (AUTOINCREMENT): a change meant for a deleted table finds nothing.
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
    changed    INTEGER NOT NULL DEFAULT 0, -- how many times by Update: whoever has read an older one reads again
    lines      INTEGER NOT NULL, -- of the record, the header included
    bytes      INTEGER NOT NULL  -- of the record, newlines included
) STRICT;

CREATE INDEX tables_created ON tables (created);

-- Without a rowid the lines of a table lie together on the disk, in their order.
CREATE TABLE lines (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    n         INTEGER NOT NULL, -- 0 is the header
    line      BLOB    NOT NULL,
    PRIMARY KEY (table_key, n)
) STRICT, WITHOUT ROWID;
