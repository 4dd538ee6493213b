package cli

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"

	"github.com/spf13/cobra"

	"fray/api"
	"fray/internal/control"
	"fray/internal/room"
	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// linksFlags are the flags of serve links.
type linksFlags struct {
	data, store, base string
	json              bool
}

func newServeLinks(sh *shell) *cobra.Command {
	var f linksFlags
	cmd := &cobra.Command{
		Use:   "links TABLE",
		Short: "Create a new link for the game master of a table",
		Long: `Creates and prints a new link for the game master of a table, if the old link is lost. Only the host can do
this, because it needs the data folder. The server may be running or stopped. If it is running, use the same
user account. If it is stopped and keeps its tables in PostgreSQL, add --store.

The old link works until somebody opens the new one. If the new link is lost too, create another one: only
the latest new link works.

TABLE is the id of the table. The address /api/v1/tables of the server lists the ids, and the server logs the id
when a table starts. The game master creates all other links on the table's page, under Links.`,
		Example: `  fray serve links 4vq2mzk7wq3d
  fray serve links 4vq2mzk7wq3d --data /var/lib/fray --base-url https://fray.example.org`,
		Args: exactly("one table"),
		RunE: func(cmd *cobra.Command, args []string) error { return sh.serveLinks(cmd.Context(), args[0], f) },
	}
	cmd.Flags().StringVar(&f.data, "data", "fray-data", "the `FOLDER` where the server keeps its tables")
	storeFlag(cmd, &f.store)
	cmd.Flags().StringVar(&f.base, "base-url", "", "the public `URL` of the server (default: the address of the running server)")
	jsonFlag(cmd, &f.json)
	return cmd
}

// serveLinks creates a GM link for a table and prints it.
func (sh *shell) serveLinks(ctx context.Context, table string, f linksFlags) error {
	base, err := baseURL(f.base)
	if err != nil {
		return err
	}
	folder, err := filepath.Abs(f.data)
	if err != nil {
		return err
	}
	if err := checkStore(f.store); err != nil {
		return err
	}
	l, err := control.IssueGM(ctx, folder, table)
	if errors.Is(err, control.ErrNoServer) {
		if f.store == "" && !sqlite.Exists(folder) {
			return fmt.Errorf("%s has no tables: set --data to the data folder of the server", folder)
		}
		l, err = issueOffline(ctx, f.store, folder, table)
		if errors.Is(err, store.ErrInUse) {
			err = fmt.Errorf("%s: a fray server is running here, but does not answer on its socket: use the same user account, or stop the server first", folder)
		}
	}
	if err != nil {
		return fmt.Errorf("table %s: %w", table, err)
	}
	return sh.showLink(table, l, base, f.json)
}

// issueOffline creates the link in the database while no server uses it.
func issueOffline(ctx context.Context, address, folder, table string) (l api.Link, err error) {
	s, err := openStore(ctx, address, folder)
	if err != nil {
		return api.Link{}, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	return room.IssueGM(ctx, s, table)
}

// showLink prints a link, with the server's address if it is known.
func (sh *shell) showLink(table string, l api.Link, base *url.URL, asJSON bool) error {
	if base != nil {
		l.URL = base.Scheme + "://" + base.Host + "/t/" + l.Token
	}
	switch {
	case asJSON:
		return sh.json(l)
	case l.URL == "":
		return sh.print("New link for the game master of table %s. Put the address of your server in front of it:\n/t/%s\nThe old link works until somebody opens this one.\n", table, l.Token)
	}
	return sh.print("New link for the game master of table %s:\n%s\nThe old link works until somebody opens this one.\n", table, l.URL)
}
