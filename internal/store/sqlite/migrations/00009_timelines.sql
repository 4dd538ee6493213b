-- +goose Up

-- Finished fights as each viewer may see them, for when the record no longer replays. A new line of the record deletes them.
CREATE TABLE timelines (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    viewer    TEXT    NOT NULL,
    data      BLOB    NOT NULL,
    PRIMARY KEY (table_key, viewer)
) STRICT;
