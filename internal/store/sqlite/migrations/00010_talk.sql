-- +goose Up

-- What people at a table have written besides the fight: the chat, and the notes of the game master.
ALTER TABLE tables ADD COLUMN talk TEXT NOT NULL DEFAULT 'null'; -- JSON: store.Table.Talk
