package cli

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"
)

// serveFlags are the flags of serve.
type serveFlags struct {
	addr, data, store, packs, base, keep string
	log, level                           string
	peer, advertise                      string
	trust, check, unlimited              bool
	tables                               int
	bots                                 []string
}

func newServe(sh *shell) *cobra.Command {
	var f serveFlags
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve tables to play at in the browser",
		Long: `Serves tables to play at in the browser, and an API. Open the printed address, choose a fight and start a
table. You get a link for the game master, a link for each seat, and a link for spectators. There are no
accounts: anyone with a link can use its seat, so share links with care. The game master can revoke links
and create new ones. If the link of the game master is lost, fray serve links creates a new one.

The folder --data holds everything in one database. Every answer is on disk before anyone sees its effect.
After a crash, start fray serve again and everyone can continue. Only one fray serve at a time can use a
folder. A table stays until its game master deletes it. With --keep 90d, the server deletes tables that
nobody has visited for 90 days, at its start and while it runs.

With --store, tables are kept in a PostgreSQL database instead. The password is best kept out of the command:
PostgreSQL's own PGPASSWORD and ~/.pgpass work. fray store copy moves tables. Only one server can use the
database, unless all have --peer-addr: then any number of servers share the tables, each answers any request,
and a server that stops is replaced by the others. They talk to each other at --peer-addr, encrypted, and each
tells the others to find it at --advertise. If the database has workers (fray worker), they compute the analyses of
fights. See docs/scale.md.

The server also offers your own encounters: those in the folder --packs, or else in the folder packs inside
--data. Check them with fray validate. With --bot, seats can be given to programs of yours, too: see docs/bots.md.

fray serves plain HTTP and loads nothing from other servers. On the internet, put a web server with HTTPS
(nginx, Caddy) in front of it, set --base-url to the public address, and set --trust-proxy. See
docs/serve.md for an example and for backups.

With --check, fray serves nothing. It replays every record of the folder or the database, lists the records that were
changed, and exits with code 1 if there are any. Stop the server first.

/healthz reports health, /metrics is for Prometheus, and /api/v1/openapi.json describes the API. Logs contain
no links, notes or addresses of players. Ctrl-C or SIGTERM stops the server after open requests finish.`,
		Example: `  fray serve
  fray serve --addr localhost:9000 --data ~/fray
  fray serve --packs ~/my-fights --keep 90d
  fray serve --addr localhost:8080 --unlimited
  fray serve --bot "mybot=exec:python3 mybot.py"
  fray serve --store postgres://fray@db.example.org/fray
  fray serve --store postgres://fray@db.example.org/fray --peer-addr 10.0.0.7:8081
  fray serve --check --data ~/fray
  fray serve --addr localhost:8080 --base-url https://fray.example.org --trust-proxy --log json`,
		Args: atMost(0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error { return sh.serve(cmd.Context(), f) },
	}
	cmd.Flags().StringVar(&f.addr, "addr", ":8080", "listen on `HOST:PORT`; port 0 picks a free port")
	cmd.Flags().StringVar(&f.data, "data", "fray-data", "keep tables in this `FOLDER`; fray creates it if needed")
	storeFlag(cmd, &f.store)
	cmd.Flags().StringVar(&f.peer, "peer-addr", "", "share the database with other servers, which reach this one at `HOST:PORT`; needs --store")
	cmd.Flags().StringVar(&f.advertise, "advertise", "", "the `HOST:PORT` that other servers get (default: --peer-addr)")
	cmd.Flags().StringVar(&f.packs, "packs", "", "also offer the encounters of this `FOLDER` (default: packs in the data folder)")
	cmd.Flags().StringVar(&f.base, "base-url", "", "the public `URL` of the server, for links (default: the address of each request)")
	cmd.Flags().BoolVar(&f.trust, "trust-proxy", false, "trust X-Forwarded headers; use it only if all requests come through the proxy")
	logFlags(cmd, &f.log, &f.level)
	cmd.Flags().StringVar(&f.keep, "keep", "", "delete tables that nobody has visited for this `TIME`, such as 90d (default: never)")
	cmd.Flags().BoolVar(&f.unlimited, "unlimited", false, "accept requests at any rate, for bots on this machine; needs --addr on localhost")
	cmd.Flags().StringArrayVar(&f.bots, "bot", nil, "let a program play seats that are given to the bot `NAME=exec:PROGRAM` (may be repeated)")
	cmd.Flags().BoolVar(&f.check, "check", false, "check the hashes of every record and exit")
	cmd.Flags().IntVar(&f.tables, "max-tables", 10_000, "keep at most this `NUMBER` of tables")
	cmd.AddCommand(newServeLinks(sh))
	return cmd
}

// keepFor returns how long to keep tables that nobody visits; 0 means forever.
func (f *serveFlags) keepFor() (time.Duration, error) {
	const day, most = 24 * time.Hour, 36_500
	if f.keep == "" {
		return 0, nil
	}
	text, ok := strings.CutSuffix(f.keep, "d")
	days, err := strconv.Atoi(text)
	if !ok || err != nil || days < 1 || days > most {
		return 0, fmt.Errorf("--keep must be a number of days from 1d to %dd, such as 90d, got %s", most, f.keep)
	}
	return time.Duration(days) * day, nil
}

// isLocal reports whether only this machine reaches an address.
func isLocal(addr string) bool {
	host, _, err := net.SplitHostPort(addr)
	return err == nil && (host == "localhost" || net.ParseIP(host).IsLoopback())
}

// checked validates the flags and returns the base URL.
func (f *serveFlags) checked() (base *url.URL, err error) {
	if _, err := levelOf(f.log, f.level); err != nil {
		return nil, err
	}
	if f.unlimited && !isLocal(f.addr) {
		return nil, fmt.Errorf("--unlimited needs an address that only this machine reaches, such as --addr localhost:8080, got %s", f.addr)
	}
	if f.tables < 1 {
		return nil, fmt.Errorf("--max-tables must be 1 or more, got %d", f.tables)
	}
	if _, err := f.keepFor(); err != nil {
		return nil, err
	}
	if f.data == "" {
		return nil, errors.New("--data must be a folder, got an empty name")
	}
	if err := checkStore(f.store); err != nil {
		return nil, err
	}
	if err := f.checkPeers(); err != nil {
		return nil, err
	}
	if _, _, err := net.SplitHostPort(f.addr); err != nil {
		return nil, fmt.Errorf("--addr must be HOST:PORT, such as localhost:8080 or :8080, got %s", f.addr)
	}
	return baseURL(f.base)
}

// baseURL parses the --base-url flag. It returns nil for an empty flag.
func baseURL(flag string) (*url.URL, error) {
	if flag == "" {
		return nil, nil //nolint:nilnil // no URL; this is not an error
	}
	u, err := url.Parse(flag)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		return nil, fmt.Errorf("--base-url must be an address such as https://fray.example.org, got %s", flag)
	}
	if u.Path != "" && u.Path != "/" {
		return nil, fmt.Errorf("--base-url must not have a path: give fray a separate host name, got %s", flag)
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
		return sh.serveCheck(ctx, f.store, folder)
	}
	sh.allowGrace(longGrace)
	h, err := sh.openHost(ctx, f, folder, base)
	if err != nil {
		return err
	}
	// Threads of the pool that yield keep their places for Go code: answers have as many as before beside them.
	runtime.GOMAXPROCS(2 * runtime.GOMAXPROCS(0))
	l, err := new(net.ListenConfig).Listen(ctx, "tcp", f.addr)
	if err != nil {
		return errors.Join(listenError(f.addr, err), h.close())
	}
	h.startControl(folder, shownAddress(l.Addr(), base))
	err = sh.print("fray: open %s in a browser (tables are kept in %s; Ctrl-C stops)\n", shownAddress(l.Addr(), base), shownStore(f.store, folder))
	if err == nil {
		err = h.server.Run(ctx, l)
	}
	return errors.Join(err, h.close())
}

// listenError explains why the server cannot listen.
func listenError(addr string, err error) error {
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("another program already listens on %s; choose another address, such as --addr localhost:0", addr)
	}
	return fmt.Errorf("cannot listen on %s: %w", addr, err)
}

// shownAddress returns the address to open in a browser.
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
