-- +goose Up

-- Whether the record could not be played when it was opened last.
ALTER TABLE tables ADD COLUMN damaged INTEGER NOT NULL DEFAULT 0;
