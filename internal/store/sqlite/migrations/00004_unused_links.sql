-- +goose Up

-- 1: nobody has opened the link yet. The link that it replaces works until somebody does.
ALTER TABLE links ADD COLUMN unused INTEGER NOT NULL DEFAULT 0;
