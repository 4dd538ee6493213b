package cli

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"
)

// serveFlags are the flags of serve.
type serveFlags struct {
	addr, data, packs, base, log string
	keep                         string
	trust, check                 bool
	tables                       int
}

func newServe(sh *shell) *cobra.Command {
	var f serveFlags
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve tables to play at in the browser",
		Long: `Serves tables to play at in the browser, and the same by API. Open the address that it prints, choose a fight
and start a table: you get a link for the game master, one for each seat, and one for spectators. Whoever
opens a link sits there; there are no accounts. A link is all that it takes, so pass it on with care. The
game master can take links back and give new ones. If the game master's own link is lost, fray serve links
makes a new one.

All is kept in the folder --data: one database, and nothing else. An answer is on the disk before anybody
sees its effect, so that nothing is lost when the machine goes down: start fray serve again, and everybody
goes on where they were. One fray serve at a time can use a folder. A table stays until its game master
deletes it, or, with --keep 90d, until nobody has been there for ninety days: such tables are deleted for
ever when the server starts, and while it runs.

Encounters of your own are served beside the bundled ones: those in the folder --packs, or in packs in the
folder --data. fray validate says whether they are good.

fray serves plain HTTP and loads nothing from elsewhere. On the internet let a web server that speaks HTTPS
(nginx, Caddy) stand before it, say by --base-url what people reach it by, and by --trust-proxy that the
web server names whom it asks for. How that is done, and how tables are backed up: docs/serve.md.

With --check nothing is served: every record in the folder is played again and held against its hashes, those
that are not as they were written are listed, and the exit code is 1 if there are any. Stop the server first.

/healthz says whether all is well, /metrics is for Prometheus, /api/openapi.json describes the API. Logs hold
no links, notes or addresses of people. Ctrl-C (or SIGTERM) stops: what is under way is finished first.`,
		Example: `  fray serve
  fray serve --addr localhost:9000 --data ~/fray
  fray serve --packs ~/my-fights --keep 90d
  fray serve --check --data ~/fray
  fray serve --addr localhost:8080 --base-url https://fray.example.org --trust-proxy --log json`,
		Args: atMost(0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error { return sh.serve(cmd.Context(), f) },
	}
	cmd.Flags().StringVar(&f.addr, "addr", ":8080", "listen at `HOST:PORT`; port 0 is any free one")
	cmd.Flags().StringVar(&f.data, "data", "fray-data", "keep tables in this `FOLDER`; it is made if it is not there")
	cmd.Flags().StringVar(&f.packs, "packs", "", "serve the encounters of this `FOLDER` too (default: packs in the data folder)")
	cmd.Flags().StringVar(&f.base, "base-url", "", "the `URL` that people reach the server by, for links (default: as each request says)")
	cmd.Flags().BoolVar(&f.trust, "trust-proxy", false, "believe the X-Forwarded headers: only if nobody can come but through the proxy")
	cmd.Flags().StringVar(&f.log, "log", "text", "log as `text` or json, to standard error")
	cmd.Flags().StringVar(&f.keep, "keep", "", "delete tables where nobody has been for this `TIME`, such as 90d (default: never)")
	cmd.Flags().BoolVar(&f.check, "check", false, "check every record in the data folder against its hashes, and serve nothing")
	cmd.Flags().IntVar(&f.tables, "max-tables", 10_000, "keep at most this `NUMBER` of tables")
	cmd.AddCommand(newServeLinks(sh))
	return cmd
}

// keeps is how long tables are kept where nobody is; 0 is for ever.
func (f *serveFlags) keeps() (time.Duration, error) {
	const day, most = 24 * time.Hour, 36_500
	if f.keep == "" {
		return 0, nil
	}
	text, ok := strings.CutSuffix(f.keep, "d")
	days, err := strconv.Atoi(text)
	if !ok || err != nil || days < 1 || days > most {
		return 0, fmt.Errorf("found --keep %s; days were expected, from 1d to %dd, such as 90d", f.keep, most)
	}
	return time.Duration(days) * day, nil
}

// checked refuses flags that say nothing that can be done.
func (f *serveFlags) checked() (base *url.URL, err error) {
	if f.log != "text" && f.log != "json" {
		return nil, fmt.Errorf("found --log %s; text or json was expected", f.log)
	}
	if f.tables < 1 {
		return nil, fmt.Errorf("found --max-tables %d; at least 1 was expected", f.tables)
	}
	if _, err := f.keeps(); err != nil {
		return nil, err
	}
	if f.data == "" {
		return nil, errors.New("found an empty --data; a folder was expected")
	}
	if _, _, err := net.SplitHostPort(f.addr); err != nil {
		return nil, fmt.Errorf("found --addr %s; HOST:PORT was expected, such as localhost:8080 or :8080", f.addr)
	}
	return baseURL(f.base)
}

// baseURL is the address that links begin with, as a flag gives it; nil: it gives none.
func baseURL(flag string) (*url.URL, error) {
	if flag == "" {
		return nil, nil //nolint:nilnil // there is none, and nothing wrong
	}
	u, err := url.Parse(flag)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		return nil, fmt.Errorf("found --base-url %s; an address was expected, such as https://fray.example.org", flag)
	}
	if u.Path != "" && u.Path != "/" {
		return nil, fmt.Errorf("found --base-url %s; fray has to have a host name of its own, without a path", flag)
	}
	return u, nil
}

// serve serves until the context ends.
func (sh *shell) serve(ctx context.Context, f serveFlags) error {
	base, err := f.checked()
	if err != nil {
		return err
	}
	folder, err := filepath.Abs(f.data)
	if err != nil {
		return err
	}
	if f.check {
		return sh.serveCheck(ctx, folder)
	}
	sh.finishes(longGrace)
	h, err := sh.openHost(ctx, f, folder, base)
	if err != nil {
		return err
	}
	l, err := new(net.ListenConfig).Listen(ctx, "tcp", f.addr)
	if err != nil {
		return errors.Join(unheard(f.addr, err), h.close())
	}
	h.listenToHost(folder, shownAddress(l.Addr(), base))
	err = sh.print("fray: open %s in a browser (tables are kept in %s; Ctrl-C stops)\n", shownAddress(l.Addr(), base), folder)
	if err == nil {
		err = h.server.Run(ctx, l)
	}
	return errors.Join(err, h.close())
}

// unheard says why nothing can be listened to.
func unheard(addr string, err error) error {
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("another program listens at %s already; give another address by --addr, such as --addr localhost:0", addr)
	}
	return fmt.Errorf("nothing can be listened to at %s: %w", addr, err)
}

// shownAddress is what to type into a browser.
func shownAddress(at net.Addr, base *url.URL) string {
	if base != nil {
		return base.Scheme + "://" + base.Host
	}
	tcp, ok := at.(*net.TCPAddr)
	if !ok {
		return "http://" + at.String()
	}
	if tcp.IP.IsUnspecified() || tcp.IP.IsLoopback() {
		return fmt.Sprintf("http://localhost:%d", tcp.Port)
	}
	return "http://" + tcp.String()
}
