-- +goose Up

-- A new link of the game master that nobody has opened yet: the one that it replaces works until somebody does.
ALTER TABLE links ADD COLUMN unused INTEGER NOT NULL DEFAULT 0;
