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
	data, base string
	json       bool
}

func newServeLinks(sh *shell) *cobra.Command {
	var f linksFlags
	cmd := &cobra.Command{
		Use:   "links TABLE",
		Short: "Make a new link for the game master of a table",
		Long: `Makes a new link for the game master of a table whose link is lost, and prints it. Only the host can do this:
it takes the data folder. The server may run or not; if it runs, run this as the same user.

The game master's present link works until the new one is first opened, then it no longer works. If the new
link gets lost, make another one: only the latest works.

TABLE is the id of the table. The address /api/tables of the server lists the ids, and its log names each when the
table is started. Other links are the game master's to give: on the table's page, under Links.`,
		Example: `  fray serve links 4vq2mzk7wq3d
  fray serve links 4vq2mzk7wq3d --data /var/lib/fray --base-url https://fray.example.org`,
		Args: exactly("one table"),
		RunE: func(cmd *cobra.Command, args []string) error { return sh.serveLinks(cmd.Context(), args[0], f) },
	}
	cmd.Flags().StringVar(&f.data, "data", "fray-data", "the `FOLDER` where the server keeps its tables")
	cmd.Flags().StringVar(&f.base, "base-url", "", "the `URL` that people reach the server by (default: as the running server says)")
	jsonFlag(cmd, &f.json)
	return cmd
}

// serveLinks makes a link of the GM of a table and prints it.
func (sh *shell) serveLinks(ctx context.Context, table string, f linksFlags) error {
	base, err := baseURL(f.base)
	if err != nil {
		return err
	}
	folder, err := filepath.Abs(f.data)
	if err != nil {
		return err
	}
	if !sqlite.Exists(folder) {
		return fmt.Errorf("%s has no tables: give the data folder of the server by --data", folder)
	}
	l, err := control.IssueGM(ctx, folder, table)
	if errors.Is(err, control.ErrNoServer) {
		l, err = issueOffline(ctx, folder, table)
		if errors.Is(err, store.ErrInUse) {
			err = fmt.Errorf("%s: a fray server is running here, but cannot be reached by its socket: run this as the same user, or stop the server first", folder)
		}
	}
	if err != nil {
		return fmt.Errorf("table %s: %w", table, err)
	}
	return sh.showLink(table, l, base, f.json)
}

// issueOffline makes the link in the database, which no server uses.
func issueOffline(ctx context.Context, folder, table string) (l api.Link, err error) {
	s, err := sqlite.Open(ctx, folder, sqlite.Options{})
	if err != nil {
		return api.Link{}, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	return room.IssueGM(ctx, s, table)
}

// showLink prints a link with its address, as far as the address is known.
func (sh *shell) showLink(table string, l api.Link, base *url.URL, asJSON bool) error {
	if base != nil {
		l.URL = base.Scheme + "://" + base.Host + "/t/" + l.Token
	}
	switch {
	case asJSON:
		return sh.json(l)
	case l.URL == "":
		return sh.print("A new link for the game master of table %s, to open at the address of your server:\n/t/%s\nThe old link works until this one is opened.\n", table, l.Token)
	}
	return sh.print("A new link for the game master of table %s:\n%s\nThe old link works until this one is opened.\n", table, l.URL)
}
