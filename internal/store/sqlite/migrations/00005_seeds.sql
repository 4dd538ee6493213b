-- +goose Up

-- The secret seeds of a table's dice, which its record does not have before the fight is over.
ALTER TABLE tables ADD COLUMN seeds TEXT NOT NULL DEFAULT 'null'; -- JSON: store.Table.Seeds
