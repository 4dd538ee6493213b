-- +goose Up

CREATE TABLE links (
    key       INTEGER PRIMARY KEY, -- in order of creation
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    id        TEXT    NOT NULL,
    role      TEXT    NOT NULL,
    seat      TEXT    NOT NULL,
    hash      BLOB    NOT NULL UNIQUE,
    created   INTEGER NOT NULL, -- milliseconds since 1970
    revoked   INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_key, id)
) STRICT;
