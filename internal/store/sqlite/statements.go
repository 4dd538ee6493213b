package sqlite

import (
	"context"
	"database/sql"
	"errors"
)

// statements are the prepared statements of the writer's connection.
type statements struct {
	findTable, findHash, findLink  *sql.Stmt
	addTable, editTable, dropTable *sql.Stmt
	countLines, addLine, howLong   *sql.Stmt
	addLink, revokeLink            *sql.Stmt
	useLink, revokeOthers          *sql.Stmt
	currentLink                    *sql.Stmt
	addSnapshot, pruneSnapshots    *sql.Stmt
	dropSnapshots, hasLines        *sql.Stmt
	addTimeline, dropTimelines     *sql.Stmt
	all                            []*sql.Stmt
}

func (p *statements) prepare(ctx context.Context, conn *sql.Conn) error {
	for _, s := range []struct {
		to  **sql.Stmt
		sql string
	}{
		{&p.findTable, `SELECT key FROM tables WHERE id = ?`},
		{&p.findHash, `SELECT 1 FROM links WHERE hash = ?`},
		{&p.findLink, `SELECT key FROM links WHERE table_key = ? AND id = ?`},
		{&p.currentLink, `SELECT key FROM links WHERE table_key = ? AND id = ? AND revoked = 0`},
		{&p.addTable, `INSERT INTO tables (id, name, ruleset, encounter, created, touched, branch_of, began, ended, winner,
			time_limit, paused, seats, wish, seeds, talk, lines, bytes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key`},
		{&p.editTable, `UPDATE tables SET name = ?, ruleset = ?, encounter = ?, touched = ?, ended = ?, winner = ?, time_limit = ?,
			paused = ?, seats = ?, wish = ?, talk = ?, damaged = ?, changed = changed + 1 WHERE key = ? AND changed = ?`},
		{&p.dropTable, `DELETE FROM tables WHERE id = ?`},
		{&p.countLines, `UPDATE tables SET lines = lines + ?1, bytes = bytes + ?2 WHERE id = ?3 AND lines = ?4 AND bytes + ?2 <= ?5 RETURNING key`},
		{&p.howLong, `SELECT lines FROM tables WHERE id = ?`},
		{&p.addLine, `INSERT INTO lines (table_key, n, line) VALUES (?, ?, ?)`},
		{&p.addLink, `INSERT INTO links (table_key, id, role, seat, hash, created, revoked, unused) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING key`},
		{&p.revokeLink, `UPDATE links SET revoked = 1 WHERE key = ? AND revoked = 0`},
		{&p.useLink, `UPDATE links SET unused = 0 WHERE key = ? AND unused = 1 RETURNING key`},
		{&p.revokeOthers, `UPDATE links SET revoked = 1 FROM links AS l WHERE l.key = ?1 AND links.table_key = l.table_key AND links.role = l.role
					AND links.seat = l.seat AND links.key <> l.key AND links.revoked = 0 AND links.unused >= ?2 RETURNING links.id`},
		{&p.addSnapshot, `INSERT INTO snapshots (table_key, lines, inputs, rules, state) SELECT key, ?1, ?2, ?3, ?4 FROM tables
					WHERE id = ?5 AND lines = ?1 ON CONFLICT DO UPDATE SET inputs = ?2, rules = ?3, state = ?4 RETURNING table_key`},
		{&p.pruneSnapshots, `DELETE FROM snapshots WHERE table_key = ?1
					AND lines NOT IN (SELECT lines FROM snapshots WHERE table_key = ?1 ORDER BY lines DESC LIMIT ?2)`},
		{&p.dropSnapshots, `DELETE FROM snapshots WHERE table_key = ? AND inputs > ?`},
		{&p.hasLines, `SELECT key FROM tables WHERE id = ? AND lines = ?`},
		{&p.addTimeline, `INSERT INTO timelines (table_key, viewer, data) VALUES (?, ?, ?)`},
		{&p.dropTimelines, `DELETE FROM timelines WHERE table_key = ?`},
	} {
		stmt, err := conn.PrepareContext(ctx, s.sql)
		if err != nil {
			return errors.Join(err, p.close())
		}
		*s.to, p.all = stmt, append(p.all, stmt)
	}
	return nil
}

func (p *statements) close() error {
	var errs []error
	for _, s := range p.all {
		errs = append(errs, s.Close())
	}
	return errors.Join(errs...)
}

// find returns the key that a statement returns, and whether there is one.
func find(ctx context.Context, s *sql.Stmt, args ...any) (key int64, found bool, err error) {
	err = s.QueryRowContext(ctx, args...).Scan(&key)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, false, nil
	}
	return key, err == nil, err
}
