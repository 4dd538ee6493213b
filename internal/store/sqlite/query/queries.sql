-- name: AddTable :one
INSERT INTO tables (id, name, ruleset, encounter, created, touched, branch_of, began, ended, winner, time_limit, paused, seats, wish, seeds, talk, lines, bytes)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
RETURNING key;

-- name: EditTable :execrows
UPDATE tables SET name = sqlc.arg(name), ruleset = sqlc.arg(ruleset), encounter = sqlc.arg(encounter), touched = sqlc.arg(touched), ended = sqlc.arg(ended),
    winner = sqlc.arg(winner), time_limit = sqlc.arg(time_limit), paused = sqlc.arg(paused), seats = sqlc.arg(seats),
    wish = sqlc.arg(wish), talk = sqlc.arg(talk), damaged = sqlc.arg(damaged), changed = changed + 1
WHERE key = sqlc.arg(key) AND changed = sqlc.arg(changed);

-- name: DropTable :execrows
DELETE FROM tables WHERE id = ?;

-- name: TableKey :one
SELECT key FROM tables WHERE id = ?;

-- name: GetTable :one
SELECT * FROM tables WHERE id = ?;

-- name: ListTables :many
SELECT * FROM tables WHERE branch_of IS NULL ORDER BY created DESC, key DESC LIMIT sqlc.arg(most) OFFSET sqlc.arg(skip);

-- name: ListBranches :many
SELECT * FROM tables WHERE branch_of = ? ORDER BY key;

-- name: ListUntouched :many
SELECT * FROM tables WHERE touched < sqlc.arg(since) AND (branch_of IS NOT NULL) = CAST(sqlc.arg(branches) AS BOOLEAN) ORDER BY touched, key LIMIT sqlc.arg(most);

-- name: CountTables :one
SELECT count(*) FROM tables;

-- name: CountLines :one
UPDATE tables SET lines = lines + CAST(sqlc.arg(more) AS INTEGER), bytes = bytes + CAST(sqlc.arg(size) AS INTEGER)
WHERE id = sqlc.arg(id) AND lines = sqlc.arg(n) AND bytes + CAST(sqlc.arg(size) AS INTEGER) <= CAST(sqlc.arg(most) AS INTEGER)
RETURNING key;

-- name: LinesOf :one
SELECT key, lines FROM tables WHERE id = ?;

-- name: AddLine :exec
INSERT INTO lines (table_key, n, line) VALUES (?, ?, ?);

-- name: ListLines :many
SELECT l.n, l.line FROM tables t JOIN lines l ON l.table_key = t.key WHERE t.id = ? ORDER BY l.n;

-- name: AddLink :one
INSERT INTO links (table_key, id, role, seat, hash, created, revoked, unused) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
RETURNING key;

-- name: HasHash :one
SELECT key FROM links WHERE hash = ?;

-- name: LinkKey :one
SELECT key FROM links WHERE table_key = ? AND id = ?;

-- name: CurrentLink :one
SELECT key, role, seat FROM links WHERE table_key = ? AND id = ? AND revoked = 0;

-- name: UseLink :execrows
UPDATE links SET unused = 0 WHERE key = ? AND unused = 1;

-- name: RevokeLink :exec
UPDATE links SET revoked = 1 WHERE key = ? AND revoked = 0;

-- name: RevokeOthers :many
UPDATE links SET revoked = 1
WHERE table_key = sqlc.arg(table_key) AND role = sqlc.arg(role) AND seat = sqlc.arg(seat) AND key <> sqlc.arg(key)
    AND revoked = 0 AND unused >= sqlc.arg(unused_only)
RETURNING id;

-- name: LinkByHash :one
SELECT sqlc.embed(l), t.id AS table_id FROM links l JOIN tables t ON t.key = l.table_key WHERE l.hash = ? AND l.revoked = 0;

-- name: ListLinks :many
SELECT * FROM links WHERE table_key = ? ORDER BY key;

-- name: PutSnapshot :exec
INSERT INTO snapshots (table_key, lines, inputs, rules, state) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_key, lines) DO UPDATE SET inputs = excluded.inputs, rules = excluded.rules, state = excluded.state;

-- name: PruneSnapshots :exec
DELETE FROM snapshots WHERE snapshots.table_key = sqlc.arg(table_key)
    AND snapshots.lines NOT IN (SELECT newest.lines FROM snapshots newest WHERE newest.table_key = sqlc.arg(table_key) ORDER BY newest.lines DESC LIMIT sqlc.arg(kept));

-- name: DropSnapshots :exec
DELETE FROM snapshots WHERE table_key = ? AND inputs > ?;

-- name: LastSnapshot :one
SELECT s.lines, s.inputs, s.rules, s.state FROM tables t JOIN snapshots s ON s.table_key = t.key
WHERE t.id = sqlc.arg(id) AND s.lines < sqlc.arg(before) ORDER BY s.lines DESC LIMIT 1;

-- name: AddTimeline :exec
INSERT INTO timelines (table_key, viewer, data) VALUES (?, ?, ?);

-- name: DropTimelines :exec
DELETE FROM timelines WHERE table_key = ?;

-- name: GetTimeline :one
SELECT l.data FROM tables t JOIN timelines l ON l.table_key = t.key WHERE t.id = ? AND l.viewer = ?;

-- name: ListTimelines :many
SELECT l.viewer, l.data FROM tables t JOIN timelines l ON l.table_key = t.key WHERE t.id = ? ORDER BY l.viewer;
