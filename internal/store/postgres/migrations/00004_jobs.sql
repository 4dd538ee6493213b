-- +goose Up

-- Computations that workers share out among themselves (package jobs). River's own tables stand beside these.
CREATE TABLE jobs (
    key      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id       TEXT        NOT NULL UNIQUE,
    title    TEXT        NOT NULL, -- for people
    spec     BYTEA       NOT NULL, -- JSON: what is computed
    program  TEXT        NOT NULL, -- fingerprint of the program; workers of others leave the job alone
    units    BIGINT      NOT NULL, -- what there is to compute, such as fights
    finished BIGINT      NOT NULL DEFAULT 0, -- units
    state    TEXT        NOT NULL DEFAULT 'open', -- open, done, failed, cancelled
    failure  TEXT        NOT NULL DEFAULT '',
    created  TIMESTAMPTZ NOT NULL DEFAULT now(),
    ended    TIMESTAMPTZ,
    digest   BYTEA       NOT NULL, -- SHA-256 of the specification
    UNIQUE (digest, program)
);

-- Units first to until (not included) of a job, which one worker computes at a time. Its tally is stored once.
CREATE TABLE job_shards (
    job_key BIGINT NOT NULL REFERENCES jobs (key) ON DELETE CASCADE,
    first   BIGINT NOT NULL,
    until   BIGINT NOT NULL,
    tally   BYTEA, -- the result, once it is there
    PRIMARY KEY (job_key, first)
);

CREATE INDEX job_shards_open ON job_shards (job_key) WHERE tally IS NULL;

CREATE TABLE job_workers (
    id      TEXT PRIMARY KEY,
    program TEXT        NOT NULL,
    host    TEXT        NOT NULL,
    cores   INTEGER     NOT NULL,
    started TIMESTAMPTZ NOT NULL DEFAULT now(),
    seen    TIMESTAMPTZ NOT NULL DEFAULT now()
);
