-- +goose Up

-- The programs that have used the database, in the order in which they came. A later one can have newer rules.
CREATE TABLE programs (
    n     INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    rules TEXT NOT NULL UNIQUE -- fingerprint of the rules and of the layout of the state
);

-- The servers that use the database now, or did so lately. One whose time is over has no lease any more and gets none again: it joins
-- anew, with another id.
CREATE TABLE servers (
    id      TEXT        PRIMARY KEY,
    address TEXT        NOT NULL, -- HOST:PORT where other servers reach it
    base    TEXT        NOT NULL, -- the public URL of its links; empty: it has none
    program INTEGER     NOT NULL REFERENCES programs (n),
    until   TIMESTAMPTZ NOT NULL  -- by the clock of the database
);

CREATE TABLE cluster (
    one    BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one), -- there is one row
    secret BYTEA   NOT NULL -- by which servers know each other
);

-- The lease of a table: it is valid while its owner is among the servers and the owner's time is not over. The branches of a table have
-- the lease of the table.
ALTER TABLE tables
    ADD COLUMN owner TEXT    NOT NULL DEFAULT '', -- id of a server; empty: none
    ADD COLUMN epoch BIGINT  NOT NULL DEFAULT 0,  -- number of the lease
    ADD COLUMN needs INTEGER NOT NULL DEFAULT 0;  -- the first program that can play the record, as far as is known
