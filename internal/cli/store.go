package cli

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"fray/internal/store"
	"fray/internal/store/postgres"
	"fray/internal/store/sqlite"
)

// storeFlag adds the flag --store.
func storeFlag(cmd *cobra.Command, at *string) {
	cmd.Flags().StringVar(at, "store", "", "keep tables in the PostgreSQL database at this `URL` (default: in the data folder)")
}

// checkStore returns an error if the value of --store is not the address of a database.
func checkStore(address string) error {
	if address == "" || postgres.Is(address) {
		return nil
	}
	return fmt.Errorf("--store must be postgres://USER@HOST:PORT/DATABASE, got %s", address)
}

// openStore opens the PostgreSQL database at an address or, if that is empty, the database in a folder.
func openStore(ctx context.Context, address, folder string) (store.Store, error) {
	if address != "" {
		s, err := postgres.Open(ctx, address)
		if err != nil {
			return nil, err
		}
		return s, nil
	}
	s, err := sqlite.Open(ctx, folder, sqlite.Options{})
	if err != nil {
		return nil, err
	}
	return s, nil
}

// shownStore returns where tables are kept, for people.
func shownStore(address, folder string) string {
	if address != "" {
		return postgres.Name(address)
	}
	return folder
}

// newStore creates the command that gathers what can be done with stored tables.
func newStore(sh *shell) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "store",
		Short: "Copy the tables of a server to another store",
		Long: `Works with the stored tables of a server: in its data folder (SQLite), or in a PostgreSQL database if it was
started with --store. To move a server from one to the other, stop it, copy its tables, and start it with the
new place.`,
		Example: `  fray store copy fray-data postgres://fray@db.example.org/fray`,
		Args:    noCommand,
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newStoreCopy(sh))
	return cmd
}

func newStoreCopy(sh *shell) *cobra.Command {
	return &cobra.Command{
		Use:   "copy FROM TO",
		Short: "Copy all tables from one store to another",
		Long: `Copies all tables, with links, records, snapshots and what-ifs, and reads them again to check by SHA-256 that
they are the same. FROM and TO are data folders of fray serve, or addresses of PostgreSQL databases. Stop the
servers of both first. TO is created if needed. Links keep working under the same address.

FROM is not changed. If a copy is interrupted, start it again: tables that are already there are only checked.
If TO has a table with the same id that differs, fray stops and changes nothing of it.`,
		Example: `  fray store copy fray-data postgres://fray@db.example.org/fray
  fray store copy postgres://fray@db.example.org/fray /var/backups/fray`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) < 2 {
				return fmt.Errorf("%s takes two places, FROM and TO; %[1]s --help has examples", cmd.CommandPath())
			}
			return atMost(2, "two places, FROM and TO")(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error { return sh.storeCopy(cmd.Context(), args[0], args[1]) },
	}
}

// storeCopy copies all tables from one place to another.
func (sh *shell) storeCopy(ctx context.Context, from, to string) (err error) {
	source, err := sh.openPlace(ctx, from, true)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, source.Close()) }()
	target, err := sh.openPlace(ctx, to, false)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, target.Close()) }()
	all, err := source.Count(ctx)
	if err != nil {
		return err
	}
	show, wipe := sh.progress("tables", all)
	done, err := store.Copy(ctx, source, target, show)
	wipe()
	if err != nil {
		return err
	}
	return sh.print("%s copied, %d were there already; all verified (SHA-256 %x)\n", counted(done.New, "table"), done.Tables-done.New, done.Digest)
}

// openPlace opens the store at an address or in a folder, which must exist if it is to be read.
func (sh *shell) openPlace(ctx context.Context, place string, read bool) (store.Store, error) {
	if postgres.Is(place) {
		return openStore(ctx, place, "")
	}
	folder, err := filepath.Abs(place)
	if err != nil {
		return nil, err
	}
	if read && !sqlite.Exists(folder) {
		return nil, fmt.Errorf("%s: there is no fray database here", folder)
	}
	return openStore(ctx, "", folder)
}
