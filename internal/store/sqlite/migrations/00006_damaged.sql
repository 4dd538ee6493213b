-- +goose Up

-- 1: the record could not be replayed at the last attempt.
ALTER TABLE tables ADD COLUMN damaged INTEGER NOT NULL DEFAULT 0;
