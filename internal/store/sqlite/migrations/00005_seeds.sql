-- +goose Up

-- Secret seeds of a table's dice. They are added to its record when the fight is over.
ALTER TABLE tables ADD COLUMN seeds TEXT NOT NULL DEFAULT 'null'; -- JSON: store.Table.Seeds
