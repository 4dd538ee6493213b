package postgres

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Connect connects to the database at an address for work beside its servers: it takes no part in their tables. It creates the tables of
// an empty schema or brings them up to date, and then those of also, while no other process does so. Its errors are those of [Open], without
// [store.ErrInUse].
func Connect(ctx context.Context, address string, also func(context.Context, *pgxpool.Pool) error) (*pgxpool.Pool, error) {
	pool, err := connect(ctx, address, also)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", Name(address), Explain(err))
	}
	return pool, nil
}

func connect(ctx context.Context, address string, also func(context.Context, *pgxpool.Pool) error) (*pgxpool.Pool, error) {
	config, err := configure(address)
	if err != nil {
		return nil, err
	}
	conn, err := pgx.ConnectConfig(ctx, config.ConnConfig)
	if err != nil {
		return nil, err
	}
	defer hangUp(conn)
	if err := alone(ctx, conn); err != nil {
		return nil, err
	}
	if err := migrate(ctx, config.ConnConfig); err != nil {
		return nil, err
	}
	config.MaxConns = max(config.MaxConns, fewest)
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, err
	}
	if err := also(ctx, pool); err != nil {
		pool.Close()
		return nil, err
	}
	return pool, nil
}

// alone waits until no other process brings the schema up to date, and keeps others from it until the connection is closed.
func alone(ctx context.Context, conn *pgx.Conn) error {
	var schema *string
	err := conn.QueryRow(ctx, "SELECT current_schema(), pg_advisory_lock($1, hashtext(coalesce(current_schema(), '')))::text", lockClass+1).Scan(&schema, nil)
	if err == nil && schema == nil {
		err = errNoSchema()
	}
	return err
}
