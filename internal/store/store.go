package store

import (
	"context"
	"time"
)

// Store stores the tables of a server. Test its errors with errors.Is: they are [ErrNotFound] and the other errors of this
// package, or the error of the context.
type Store interface {
	// Create stores a new table with its links and the lines of its record, the header first. It returns [ErrExists] if the
	// ID, or the ID or hash of a link, is in use, and [ErrNotFound] for a branch of a table that does not exist. It ignores
	// Lines of t.
	Create(ctx context.Context, t Table, record [][]byte, links []Link) error
	// Table returns a table or a branch.
	Table(ctx context.Context, id string) (Table, error)
	// Tables returns up to limit tables without branches, the newest first, after the first skip. In this and other lists,
	// a table whose facts cannot be read is Damaged.
	Tables(ctx context.Context, skip, limit int) ([]Table, error)
	// Branches returns the branches of a table, the oldest first; none if the table does not exist.
	Branches(ctx context.Context, table string) ([]Table, error)
	// Untouched returns up to limit tables, or else branches, that were last touched before since, the longest untouched
	// first.
	Untouched(ctx context.Context, branches bool, since time.Time, limit int) ([]Table, error)
	// Count returns the number of tables, branches included.
	Count(ctx context.Context) (int, error)
	// Update changes the facts of a table: change gets the current facts and edits them. If change returns an error, Update
	// returns it and changes nothing. If the table is changed concurrently, change is called again with the new facts. ID,
	// Created, Branch, Began, Seeds and Lines cannot be changed.
	Update(ctx context.Context, id string, change func(*Table) error) error
	// Delete deletes a table with its record, links, snapshots, timelines and branches.
	Delete(ctx context.Context, id string) error

	// Lines returns the record of a table, the header first: the bytes as given, without newlines. If the record is damaged,
	// it returns the lines that can be read, with [ErrDamaged].
	Lines(ctx context.Context, id string) ([][]byte, error)
	// Append adds lines to the end of a record, all or none. N is the number of the first new line, which is the current
	// number of lines; any other n is [ErrConflict]. The newline at the end of a line may be left out. An undo or an upgrade
	// deletes the snapshots that hold more inputs than it keeps. Any line deletes the timelines.
	Append(ctx context.Context, id string, n int, lines ...[]byte) error

	// PutSnapshot stores a snapshot of a table. If the record does not have exactly snap.Lines lines, it returns
	// [ErrConflict]. Only the newest [SnapshotsKept] snapshots of a table are kept.
	PutSnapshot(ctx context.Context, id string, snap Snapshot) error
	// LastSnapshot returns the newest snapshot of a table that includes fewer than before lines. It returns [ErrNotFound] if there
	// is none, and if the table does not exist.
	LastSnapshot(ctx context.Context, id string, before int) (Snapshot, error)
	// PutTimelines replaces the timelines of a table. If the record does not have exactly this number of lines, it returns
	// [ErrConflict].
	PutTimelines(ctx context.Context, id string, lines int, all []Timeline) error
	// Timelines returns all timelines of a table, in the order of their viewers; none if the table does not exist.
	Timelines(ctx context.Context, id string) ([]Timeline, error)
	// Timeline returns the data of the timeline for a viewer. It returns [ErrNotFound] if there is none, and if the table does not
	// exist.
	Timeline(ctx context.Context, id, viewer string) ([]byte, error)

	// LinkByHash returns the link of a token. Revoked and unknown links are both [ErrNotFound].
	LinkByHash(ctx context.Context, hash [32]byte) (Link, error)
	// Links returns the links of a table, the oldest first, revoked ones included.
	Links(ctx context.Context, table string) ([]Link, error)
	// Reissue stores a new link of a table and revokes the links of the same role and seat, in one transaction. A new link
	// that is Unused revokes only unused links: the others work until UseLink. It returns the IDs of the revoked links. An ID
	// that the table has already, or a hash that any table has, is [ErrExists].
	Reissue(ctx context.Context, l Link) (revoked []string, err error)
	// UseLink marks a link as used. If it was unused, the other links of its role and seat are revoked. It returns the IDs of
	// the revoked links, or [ErrNotFound] if the link itself is revoked.
	UseLink(ctx context.Context, table, link string) (revoked []string, err error)
	// Revoke revokes a link for good. Revoking it again changes nothing.
	Revoke(ctx context.Context, table, link string) error

	// Ping checks that the store can be read and written now.
	Ping(ctx context.Context) error
	// Close waits for pending writes and releases everything. Later calls return [ErrClosed]; a second Close returns nil.
	Close() error
}
