-- +goose Up

-- States of a fight in the middle of its record, so that only the lines after the newest one have to be replayed.
CREATE TABLE snapshots (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    lines     INTEGER NOT NULL, -- lines of the record that it includes, the header counted
    inputs    INTEGER NOT NULL, -- inputs of the fight at that line
    rules     TEXT    NOT NULL, -- fingerprint of the rules that encoded the state
    state     BLOB    NOT NULL,
    PRIMARY KEY (table_key, lines)
) STRICT;
