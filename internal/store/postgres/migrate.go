package postgres

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"

	"fray/internal/store"
)

//go:embed migrations/*.sql
var migrations embed.FS

// versionTable is where the version of the schema is kept. A schema that has it is fray's.
const versionTable = "fray_schema"

// migrate brings the schema up to date, each step in one transaction. It returns [store.ErrSchema] for a schema of a newer version
// or of another program, and leaves it unchanged.
func migrate(ctx context.Context, config *pgx.ConnConfig) (err error) {
	db := stdlib.OpenDB(*config)
	defer func() { err = errors.Join(err, db.Close()) }()
	var own, foreign int
	err = db.QueryRowContext(ctx, `SELECT count(*) FILTER (WHERE table_name = $1), count(*) FILTER (WHERE table_name <> $1)
		FROM information_schema.tables WHERE table_schema = current_schema()`, versionTable).Scan(&own, &foreign)
	if err != nil {
		return err
	}
	if own == 0 && foreign > 0 {
		return fmt.Errorf("%w: another program made its tables; give the server a separate database or schema", store.ErrSchema)
	}
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	p, err := goose.NewProvider(goose.DialectPostgres, db, files, goose.WithDisableGlobalRegistry(true), goose.WithTableName(versionTable))
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
