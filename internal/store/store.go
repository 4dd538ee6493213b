package store

import (
	"context"
	"time"
)

// Store keeps the tables of a server. Its errors are those of this package ([ErrNotFound] and the others), to be found by
// errors.Is, or those of the context.
type Store interface {
	// Create keeps a new table with its links and the lines of its record, the header first. A table with this ID, or a link
	// with this ID or hash, is [ErrExists]; a branch of what is not there is [ErrNotFound]; and then nothing is kept. Lines of
	// the table is not looked at.
	Create(ctx context.Context, t Table, record [][]byte, links []Link) error
	// Table is one table, or one branch.
	Table(ctx context.Context, id string) (Table, error)
	// Tables are the newest tables first, without the first so many of them, at most so many. Branches are not among them.
	// Where what is known of a table can not be read it is Damaged, here and in other lists.
	Tables(ctx context.Context, skip, limit int) ([]Table, error)
	// Branches are the branches of a table, the oldest first; of one that is not there, none.
	Branches(ctx context.Context, table string) ([]Table, error)
	// Untouched are the tables, or else the branches, that nobody has touched since then, the longest untouched first, at
	// most so many.
	Untouched(ctx context.Context, branches bool, since time.Time, limit int) ([]Table, error)
	// Count is how many tables there are, with branches.
	Count(ctx context.Context) (int, error)
	// Update changes what is known of a table: change is given it as it is and writes into it. An error of change is
	// returned, and nothing is changed. If somebody else has changed the table meanwhile, change is called again with what
	// it has become. ID, Created, Branch, Began, Seeds and Lines stay as they are.
	Update(ctx context.Context, id string, change func(*Table) error) error
	// Delete forgets a table with its record, its links and its branches.
	Delete(ctx context.Context, id string) error

	// Lines is the record of a table, the header first: the bytes as they were given, without newlines. Of a record that is
	// not as it was written, it is the lines that can be read, with [ErrDamaged].
	Lines(ctx context.Context, id string) ([][]byte, error)
	// Append puts lines at the end of a record, all or none; n is the number of the first of them, which is how many lines
	// there are so far. If there is another number of lines it is [ErrConflict]: somebody else has written to it. A line
	// is given with or without its newline.
	Append(ctx context.Context, id string, n int, lines ...[]byte) error

	// LinkByHash is the link of a token. One that was revoked is [ErrNotFound], as one that never was.
	LinkByHash(ctx context.Context, hash [32]byte) (Link, error)
	// Links are the links of a table, the oldest first, with those that were revoked.
	Links(ctx context.Context, table string) ([]Link, error)
	// Reissue keeps a new link of a table and revokes those of the same role and seat, in one transaction. A new link that is
	// Unused revokes only those that are unused themselves: the others work until UseLink. It returns the IDs of the links
	// that it revoked. An ID that the table has, or a hash that any table has, is [ErrExists].
	Reissue(ctx context.Context, l Link) (revoked []string, err error)
	// UseLink notes that a link is used, and revokes the other links of its role and seat if it was unused until now. It
	// returns the IDs of the links that it revoked. One that is revoked itself is [ErrNotFound].
	UseLink(ctx context.Context, table, link string) (revoked []string, err error)
	// Revoke has a link lead nowhere, for ever. To revoke it again changes nothing.
	Revoke(ctx context.Context, table, link string) error

	// Ping says whether the store can be read and written now.
	Ping(ctx context.Context) error
	// Close waits for what is being written and lets go of everything; calls after it are [ErrClosed]. The second Close is nil.
	Close() error
}
