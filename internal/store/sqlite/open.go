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
)

// readers is how many can read at once: more would wait for the processor all the same, and each has a cache of 2 MiB.
const readers = 4

// Options are what may be different from server to server.
type Options struct {
	MaxBytes int64 // the database may grow to this and then is full ([store.ErrFull]); 0: as far as the disk goes
}

// Store is a [store.Store] in a folder. The zero value is of no use: see [Open].
type Store struct {
	lock  *filelock.Lock
	write *sql.DB // of the writer's one connection
	read  *sql.DB
	w     *writer

	use    sync.RWMutex // held for reading by whoever reads; Close takes it to wait for them
	closed bool         // under use
}

var _ store.Store = (*Store)(nil)

// Open opens the database in the folder, makes both where they are not there, and brings an older one up to date. Only one
// process at a time can have a folder open: for a second it is [store.ErrInUse]. Others are [store.ErrReadOnly],
// [store.ErrFull], [store.ErrDamaged] and [store.ErrSchema]; all name the folder.
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
	if err := s.read.PingContext(ctx); err != nil {
		return err
	}
	s.w, err = newWriter(ctx, s.write)
	return err
}

// connect gives a pool of so many connections, which stay open.
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

// checkLog sees that the file system can do what the log needs (shared memory); SQLite says no by staying as it was.
func checkLog(ctx context.Context, db *sql.DB) error {
	var mode string
	if err := db.QueryRowContext(ctx, `PRAGMA journal_mode`).Scan(&mode); err != nil {
		return err
	}
	if mode != "wal" {
		return fmt.Errorf("this file system can not keep a log of writes (SQLite's WAL; it is in mode %s); use a local disk", mode)
	}
	return nil
}

// Close waits for what is being written and read, and lets go of the folder.
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
	for _, db := range []*sql.DB{s.read, s.write} { // the last to close moves the log into the database: the one that may write
		if db != nil {
			errs = append(errs, db.Close())
		}
	}
	return errors.Join(append(errs, s.lock.Close())...)
}
