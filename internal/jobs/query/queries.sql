-- name: AddJob :one
INSERT INTO jobs (id, title, spec, digest, program, units) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (digest, program) DO NOTHING RETURNING key;

-- name: SameJob :one
SELECT id FROM jobs WHERE digest = $1 AND program = $2;

-- name: AddShards :exec
INSERT INTO job_shards (job_key, first, until)
SELECT sqlc.arg(job_key)::bigint, f, least(f + sqlc.arg(size)::bigint, sqlc.arg(units)::bigint)
FROM generate_series(0::bigint, sqlc.arg(units)::bigint - 1, sqlc.arg(size)::bigint) AS f;

-- name: GetJob :one
SELECT * FROM jobs WHERE id = $1;

-- name: Progress :one
SELECT state, program, units, finished FROM jobs WHERE id = $1;

-- name: Load :one
SELECT (SELECT count(*) FROM jobs WHERE state = 'open') AS jobs,
    (SELECT count(*) FROM job_shards s JOIN jobs j ON j.key = s.job_key WHERE s.tally IS NULL AND j.state = 'open') AS shards,
    (SELECT count(*) FROM job_workers WHERE seen > now() - sqlc.arg(patience)::interval) AS workers,
    (SELECT coalesce(sum(cores), 0) FROM job_workers WHERE seen > now() - sqlc.arg(patience)::interval)::bigint AS cores;

-- name: LockJob :one
SELECT * FROM jobs WHERE id = $1 FOR UPDATE;

-- name: SpecOf :one
SELECT spec FROM jobs WHERE key = $1;

-- name: ListJobs :many
SELECT * FROM jobs ORDER BY key DESC LIMIT $1;

-- name: DropJob :execrows
DELETE FROM jobs WHERE id = $1;

-- name: EndJob :exec
UPDATE jobs SET state = $2, ended = now() WHERE key = $1;

-- name: ReopenJob :exec
UPDATE jobs SET state = 'open', ended = NULL, failure = '' WHERE key = $1;

-- name: FailJob :exec
UPDATE jobs SET state = 'failed', failure = $2, ended = now() WHERE key = $1 AND state = 'open';

-- name: Advance :exec
UPDATE jobs SET finished = finished + sqlc.arg(more)::bigint,
    state = CASE WHEN finished + sqlc.arg(more)::bigint = units AND state = 'open' THEN 'done' ELSE state END,
    ended = CASE WHEN finished + sqlc.arg(more)::bigint = units AND state = 'open' THEN now() ELSE ended END
WHERE key = sqlc.arg(key);

-- name: OpenShard :one
SELECT s.until FROM job_shards s JOIN jobs j ON j.key = s.job_key WHERE s.job_key = $1 AND s.first = $2 AND s.tally IS NULL AND j.state = 'open';

-- name: FinishShard :execrows
UPDATE job_shards SET tally = $3 WHERE job_key = $1 AND first = $2 AND tally IS NULL;

-- name: OpenShards :many
SELECT first FROM job_shards WHERE job_key = $1 AND tally IS NULL ORDER BY first;

-- name: Tallies :many
SELECT first, until, tally FROM job_shards WHERE job_key = $1 AND tally IS NOT NULL AND first >= sqlc.arg(start) ORDER BY first LIMIT sqlc.arg(most);

-- name: Appear :exec
INSERT INTO job_workers (id, program, host, cores) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO UPDATE SET seen = now();

-- name: Leave :exec
DELETE FROM job_workers WHERE id = $1;

-- name: ForgetWorkers :exec
DELETE FROM job_workers WHERE seen < now() - interval '1 day';

-- name: Workers :many
SELECT * FROM job_workers WHERE seen > now() - sqlc.arg(patience)::interval ORDER BY started, id;
