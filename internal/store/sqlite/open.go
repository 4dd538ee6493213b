package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	driver "modernc.org/sqlite"

	"fray/internal/filelock"
	"fray/internal/store"
	"fray/internal/store/sqlite/query"
)

// readers is the number of connections for reading. More would only wait for the processor, and each has a cache of 2 MiB.
const readers = 4

// Options are the settings of a store.
type Options struct {
	MaxBytes int64 // size at which the database is full ([store.ErrFull]); 0: no limit but the disk
}

// Store is a [store.Store] in a folder. Use [Open] to make one.
type Store struct {
	store.Meter
	lock  *filelock.Lock
	write *sql.DB // the connection of the writer
	read  *sql.DB
	get   *query.Queries // prepared, of read
	w     *writer

	use    sync.RWMutex // readers hold it for reading; Close locks it to wait for them
	closed bool         // under use
}

var _ interface {
	store.Store
	store.Measured
} = (*Store)(nil)

// Open opens the database in the folder, creates both if they are missing, and updates an older database. Only one process at
// a time can open a folder: a second one gets [store.ErrInUse]. Other errors are [store.ErrReadOnly], [store.ErrFull],
// [store.ErrDamaged] and [store.ErrSchema]. All errors name the folder.
func Open(ctx context.Context, dir string, o Options) (*Store, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	s := &Store{}
	if err := s.open(ctx, dir, o); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", dir, explain(err)), s.Close())
	}
	return s, nil
}

func (s *Store) open(ctx context.Context, dir string, o Options) (err error) {
	if s.lock, err = claim(dir); err != nil {
		return err
	}
	if err := checkFiles(dir); err != nil {
		return err
	}
	file := filepath.Join(dir, DatabaseFile)
	if err := checkOwn(ctx, file); err != nil {
		return err
	}
	if s.write, err = connect(dsn(file, writing(o)...), 1); err != nil {
		return err
	}
	if err := checkLog(ctx, s.write); err != nil {
		return err
	}
	if err := migrate(ctx, s.write); err != nil {
		return err
	}
	if s.read, err = connect(dsn(file, readOnly()...), readers); err != nil {
		return err
	}
	if s.get, err = query.Prepare(ctx, s.read); err != nil {
		return err
	}
	s.w, err = newWriter(ctx, s.write)
	return err
}

// connect returns a pool of conns connections, which stay open.
func connect(dsn string, conns int) (*sql.DB, error) {
	c, err := driver.NewConnector(dsn)
	if err != nil {
		return nil, err
	}
	db := sql.OpenDB(c)
	db.SetMaxOpenConns(conns)
	db.SetMaxIdleConns(conns)
	return db, nil
}

// checkLog checks that the file system supports the write-ahead log (shared memory). If not, SQLite silently keeps another mode.
func checkLog(ctx context.Context, db *sql.DB) error {
	var mode string
	if err := db.QueryRowContext(ctx, `PRAGMA journal_mode`).Scan(&mode); err != nil {
		return err
	}
	if mode != "wal" {
		return fmt.Errorf("this file system cannot hold SQLite's write-ahead log (the journal mode is %s): use a local disk", mode)
	}
	return nil
}

// Connections implements [store.Measured].
func (s *Store) Connections() store.Connections {
	r, w := s.read.Stats(), s.write.Stats()
	return store.Connections{Busy: r.InUse + w.InUse, Idle: r.Idle + w.Idle, Most: r.MaxOpenConnections + w.MaxOpenConnections}
}

// Close waits for pending writes and reads, closes the database and unlocks the folder.
func (s *Store) Close() error {
	s.use.Lock()
	defer s.use.Unlock()
	if s.closed {
		return nil
	}
	s.closed = true
	var errs []error
	if s.w != nil {
		errs = append(errs, s.w.close())
	}
	if s.get != nil {
		errs = append(errs, s.get.Close())
	}
	for _, db := range []*sql.DB{s.read, s.write} { // the last one to close moves the log into the database, so it must be able to write
		if db != nil {
			errs = append(errs, db.Close())
		}
	}
	return errors.Join(append(errs, s.lock.Close())...)
}
