package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"github.com/pressly/goose/v3"

	"fray/internal/store"
)

//go:embed migrations/*.sql
var migrations embed.FS

// applicationID marks the databases of fray: see migrations/00001_tables.sql.
const applicationID = 1718772089

// migrate brings the database up to date, each step in one transaction. It returns [store.ErrSchema] for a database of a newer
// version and leaves it unchanged.
func migrate(ctx context.Context, db *sql.DB) error {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	p, err := goose.NewProvider(goose.DialectSQLite3, db, files, goose.WithDisableGlobalRegistry(true))
	if err != nil {
		return err
	}
	has, knows, err := p.GetVersions(ctx)
	if err != nil {
		return err
	}
	if has > knows {
		return fmt.Errorf("%w: its schema has version %d, and this version of fray knows up to %d; start a newer version", store.ErrSchema, has, knows)
	}
	_, err = p.Up(ctx)
	return err
}

// checkOwn returns [store.ErrSchema] for a database of another program. It uses a connection that changes nothing, because
// setting up a writing connection would already change the file.
func checkOwn(ctx context.Context, file string) (err error) {
	db, err := connect(dsn(file, "query_only(ON)"), 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	var app, foreign int
	err = db.QueryRowContext(ctx, `SELECT application_id,
		(SELECT count(*) FROM sqlite_schema WHERE name NOT LIKE 'goose%' AND name NOT LIKE 'sqlite%')
		FROM pragma_application_id`).Scan(&app, &foreign)
	if err == nil && app != applicationID && foreign > 0 {
		return fmt.Errorf("%w: another program made it; give the server a separate folder", store.ErrSchema)
	}
	return err
}
