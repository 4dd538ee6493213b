-- +goose Up

-- A branch is a table with a root: it goes with it.
ALTER TABLE tables ADD COLUMN branch_of TEXT REFERENCES tables (id) ON DELETE CASCADE;
ALTER TABLE tables ADD COLUMN began     INTEGER NOT NULL DEFAULT 0; -- inputs of a branch when it was made
ALTER TABLE tables ADD COLUMN touched   INTEGER NOT NULL DEFAULT 0; -- milliseconds since 1970
ALTER TABLE tables ADD COLUMN wish      TEXT    NOT NULL DEFAULT 'null'; -- JSON: store.Wish

-- When tables were touched was not noted until now: that nobody has for long is not said of any.
UPDATE tables SET touched = unixepoch() * 1000;

CREATE INDEX tables_branch_of ON tables (branch_of);
CREATE INDEX tables_touched ON tables (touched);
