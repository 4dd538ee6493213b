-- +goose Up

-- A branch is a table with a root. It is deleted with its root.
ALTER TABLE tables ADD COLUMN branch_of TEXT REFERENCES tables (id) ON DELETE CASCADE;
ALTER TABLE tables ADD COLUMN began     INTEGER NOT NULL DEFAULT 0; -- inputs of the branch when it was made
ALTER TABLE tables ADD COLUMN touched   INTEGER NOT NULL DEFAULT 0; -- milliseconds since 1970
ALTER TABLE tables ADD COLUMN wish      TEXT    NOT NULL DEFAULT 'null'; -- JSON: store.Wish

-- Earlier versions did not store when a table was touched, so existing tables count as touched now.
UPDATE tables SET touched = unixepoch() * 1000;

CREATE INDEX tables_branch_of ON tables (branch_of);
CREATE INDEX tables_touched ON tables (touched);
