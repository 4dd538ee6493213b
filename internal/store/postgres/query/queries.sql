-- name: AddTable :one
INSERT INTO tables (id, name, ruleset, encounter, created, touched, branch_of, began, ended, winner, time_limit, paused, seats, undo_request, seeds, talk, lines, bytes, owner, epoch)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
RETURNING key;

-- name: EditTable :execrows
UPDATE tables SET name = sqlc.arg(name), ruleset = sqlc.arg(ruleset), encounter = sqlc.arg(encounter), touched = sqlc.arg(touched), ended = sqlc.arg(ended),
    winner = sqlc.arg(winner), time_limit = sqlc.arg(time_limit), paused = sqlc.arg(paused), seats = sqlc.arg(seats),
    undo_request = sqlc.arg(undo_request), talk = sqlc.arg(talk), damaged = sqlc.arg(damaged), changed = changed + 1
WHERE key = sqlc.arg(key) AND changed = sqlc.arg(changed)
    AND (sqlc.arg(alone)::bool OR owner = sqlc.arg(owner) AND epoch = sqlc.arg(epoch)
        AND EXISTS (SELECT 1 FROM servers s WHERE s.id = tables.owner AND s.until > clock_timestamp()));

-- name: DropTable :exec
DELETE FROM tables WHERE id = $1;

-- name: LockTable :one
SELECT key, lines, owner, epoch, EXISTS (SELECT 1 FROM servers s WHERE s.id = tables.owner AND s.until > clock_timestamp()) AS alive
FROM tables WHERE tables.id = $1 FOR UPDATE;

-- name: GetTable :one
SELECT * FROM tables WHERE id = $1;

-- name: ListTables :many
SELECT * FROM tables WHERE branch_of IS NULL ORDER BY created DESC, key DESC LIMIT $1 OFFSET $2;

-- name: ListBranches :many
SELECT * FROM tables WHERE branch_of = $1 ORDER BY key;

-- name: ListUntouched :many
SELECT * FROM tables WHERE touched < sqlc.arg(since) AND (branch_of IS NOT NULL) = sqlc.arg(branches)::bool ORDER BY touched, key LIMIT sqlc.arg(most);

-- name: CountTables :one
SELECT count(*) FROM tables;

-- name: CountLines :one
UPDATE tables SET lines = lines + sqlc.arg(more)::int, bytes = bytes + sqlc.arg(size)::bigint
WHERE tables.id = sqlc.arg(id) AND lines = sqlc.arg(n) AND bytes + sqlc.arg(size)::bigint <= sqlc.arg(most)::bigint
    AND (sqlc.arg(alone)::bool OR owner = sqlc.arg(owner) AND epoch = sqlc.arg(epoch)
        AND EXISTS (SELECT 1 FROM servers s WHERE s.id = tables.owner AND s.until > clock_timestamp()))
RETURNING key;

-- name: AddLines :exec
INSERT INTO lines (table_key, n, line)
SELECT sqlc.arg(table_key)::bigint, sqlc.arg(first)::int + ord::int - 1, line FROM unnest(sqlc.arg(lines)::bytea[]) WITH ORDINALITY AS new (line, ord);

-- name: ListLines :many
SELECT l.n, l.line FROM tables t JOIN lines l ON l.table_key = t.key WHERE t.id = $1 ORDER BY l.n;

-- name: AddLink :one
INSERT INTO links (table_key, id, role, seat, hash, created, revoked, unused) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
RETURNING key;

-- name: CurrentLink :one
SELECT key FROM links WHERE table_key = $1 AND id = $2 AND NOT revoked;

-- name: UseLink :execrows
UPDATE links SET unused = FALSE WHERE key = $1 AND unused;

-- name: RevokeLink :execrows
UPDATE links SET revoked = TRUE WHERE table_key = $1 AND id = $2;

-- name: RevokeOthers :many
UPDATE links SET revoked = TRUE FROM links AS l
WHERE l.key = sqlc.arg(link) AND links.table_key = l.table_key AND links.role = l.role AND links.seat = l.seat AND links.key <> l.key
    AND NOT links.revoked AND (links.unused OR NOT sqlc.arg(unused_only)::bool)
RETURNING links.id;

-- name: LinkByHash :one
SELECT sqlc.embed(l), t.id AS table_id FROM links l JOIN tables t ON t.key = l.table_key WHERE l.hash = $1 AND NOT l.revoked;

-- name: ListLinks :many
SELECT * FROM links WHERE table_key = $1 ORDER BY key;

-- name: TableKey :one
SELECT key FROM tables WHERE id = $1;

-- name: PutSnapshot :exec
INSERT INTO snapshots (table_key, lines, inputs, rules, state) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (table_key, lines) DO UPDATE SET inputs = excluded.inputs, rules = excluded.rules, state = excluded.state;

-- name: PruneSnapshots :exec
DELETE FROM snapshots s WHERE s.table_key = sqlc.arg(table_key)
    AND s.lines NOT IN (SELECT newest.lines FROM snapshots newest WHERE newest.table_key = sqlc.arg(table_key) ORDER BY newest.lines DESC LIMIT sqlc.arg(kept));

-- name: DropSnapshots :exec
DELETE FROM snapshots WHERE table_key = $1 AND inputs > $2;

-- name: LastSnapshot :one
SELECT s.lines, s.inputs, s.rules, s.state FROM tables t JOIN snapshots s ON s.table_key = t.key
WHERE t.id = sqlc.arg(id) AND s.lines < sqlc.arg(before)::int ORDER BY s.lines DESC LIMIT 1;

-- name: AddTimeline :exec
INSERT INTO timelines (table_key, viewer, data) VALUES ($1, $2, $3);

-- name: DropTimelines :exec
DELETE FROM timelines WHERE table_key = $1;

-- name: GetTimeline :one
SELECT l.data FROM tables t JOIN timelines l ON l.table_key = t.key WHERE t.id = $1 AND l.viewer = $2;

-- name: ListTimelines :many
SELECT l.viewer, l.data FROM tables t JOIN timelines l ON l.table_key = t.key WHERE t.id = $1 ORDER BY l.viewer COLLATE "C";

-- name: AddProgram :exec
INSERT INTO programs (rules) SELECT sqlc.arg(rules)::text WHERE NOT EXISTS (SELECT 1 FROM programs p WHERE p.rules = sqlc.arg(rules)::text);

-- name: ProgramNumber :one
SELECT n FROM programs WHERE rules = $1;

-- name: AddSecret :exec
INSERT INTO cluster (secret) VALUES ($1) ON CONFLICT (one) DO NOTHING;

-- name: Secret :one
SELECT secret FROM cluster;

-- name: AddServer :exec
INSERT INTO servers (id, address, base, program, until)
VALUES (sqlc.arg(id), sqlc.arg(address), sqlc.arg(base), sqlc.arg(program), clock_timestamp() + sqlc.arg(milliseconds)::bigint * INTERVAL '1 millisecond');

-- name: RenewServer :execrows
UPDATE servers SET until = clock_timestamp() + sqlc.arg(milliseconds)::bigint * INTERVAL '1 millisecond'
WHERE id = sqlc.arg(id) AND until > clock_timestamp();

-- name: DropServer :exec
DELETE FROM servers WHERE id = $1;

-- name: DropOldServers :exec
DELETE FROM servers WHERE until < clock_timestamp() - INTERVAL '1 hour';

-- name: LiveServers :many
SELECT * FROM servers WHERE until > clock_timestamp() ORDER BY id;

-- name: LeaseOf :one
SELECT root.id, root.owner, root.epoch, root.needs, COALESCE(s.address, '') AS address
FROM tables t JOIN tables root ON root.id = COALESCE(t.branch_of, t.id) LEFT JOIN servers s ON s.id = root.owner AND s.until > clock_timestamp()
WHERE t.id = $1;

-- name: TakeLease :one
UPDATE tables SET owner = sqlc.arg(owner), epoch = epoch + 1
WHERE tables.id = sqlc.arg(id) AND needs <= sqlc.arg(program)::int
    AND (owner = sqlc.arg(owner) OR NOT EXISTS (SELECT 1 FROM servers s WHERE s.id = tables.owner AND s.until > clock_timestamp()))
    AND EXISTS (SELECT 1 FROM servers s WHERE s.id = sqlc.arg(owner) AND s.until > clock_timestamp())
RETURNING epoch;

-- name: TakeBranches :exec
UPDATE tables SET owner = $2, epoch = $3 WHERE branch_of = $1;

-- name: ReleaseLease :execrows
UPDATE tables SET owner = '', needs = GREATEST(needs, sqlc.arg(needs)::int) WHERE id = sqlc.arg(id) AND owner = sqlc.arg(owner) AND epoch = sqlc.arg(epoch);


-- name: Spend :one
INSERT INTO rates AS r (key, free) VALUES (sqlc.arg(key), clock_timestamp() + sqlc.arg(every)::bigint * INTERVAL '1 microsecond')
ON CONFLICT (key) DO UPDATE SET free = GREATEST(r.free, clock_timestamp()) + sqlc.arg(every)::bigint * INTERVAL '1 microsecond'
WHERE GREATEST(r.free, clock_timestamp()) <= clock_timestamp() + (sqlc.arg(burst)::bigint - 1) * sqlc.arg(every)::bigint * INTERVAL '1 microsecond'
RETURNING key;

-- name: SpentUntil :one
SELECT (1000000 * extract(epoch FROM free - clock_timestamp()))::bigint AS microseconds FROM rates WHERE key = $1;

-- name: ForgetRates :exec
DELETE FROM rates WHERE free < clock_timestamp();
