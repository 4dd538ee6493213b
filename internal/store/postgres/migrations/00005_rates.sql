-- +goose Up

-- What some clients have used of rates that hold at all servers together. Nothing is lost with it: it need not survive a crash.
CREATE UNLOGGED TABLE rates (
    key  BYTEA       PRIMARY KEY, -- hash of what is counted, such as an address
    free TIMESTAMPTZ NOT NULL -- when the whole burst is there again
);

CREATE INDEX rates_free ON rates (free);
