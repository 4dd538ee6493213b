package cli

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"

	"fray/api"
	"fray/internal/botexec"
	"fray/internal/control"
	"fray/internal/farm"
	"fray/internal/jobs"
	"fray/internal/room"
	"fray/internal/seating"
	"fray/internal/server"
	"fray/internal/store"
	"fray/internal/web"
	"fray/pack"
	"fray/ruleset"
)

// host holds the parts of a running server.
type host struct {
	store    store.Store
	registry *room.Registry
	server   *server.Server
	bots     seating.Bots
	log      *slog.Logger
	peers    *server.Peers   // nil: the server is alone
	farm     *farm.Farm      // the workers of the database; nil: there is none
	socket   *control.Server // for fray serve links; nil if it could not be opened
}

// openHost opens the store in the folder and creates a server for it.
func (sh *shell) openHost(ctx context.Context, f serveFlags, folder string, base *url.URL) (*host, error) {
	packs, err := servedPacks(f.packs, filepath.Join(folder, "packs"))
	if err != nil {
		return nil, err
	}
	lib, own, err := sh.servedLibrary(packs)
	if err != nil {
		return nil, err
	}
	keep, err := f.keepFor()
	if err != nil {
		return nil, err
	}
	bots, err := servedBots(f.bots)
	if err != nil {
		return nil, err
	}
	site, err := web.New()
	if err != nil {
		return nil, err
	}
	h := &host{bots: bots}
	if err := os.MkdirAll(folder, 0o700); err != nil { // with --store nothing else creates it
		return nil, err
	}
	level, err := levelOf(f.log, f.level)
	if err != nil {
		return nil, err
	}
	log := slog.New(sh.logHandler(f.log, level))
	if f.peer == "" {
		h.store, err = openStore(ctx, f.store, folder)
	} else {
		log, err = h.joinPeers(ctx, f, log)
	}
	if err != nil {
		return nil, err
	}
	h.log = log
	c := room.Config{
		Store: h.store, Library: lib, Find: ruleset.Find, Bots: bots, Log: log, Own: func(name string) bool { return own[name] }, Tables: f.tables, Keep: keep,
		Version: versionOf().Version,
	}
	if sh.env("GOGC") == "" {
		c.Heap = func(growth int) { debug.SetGCPercent(growth) }
	}
	var queue *jobs.Queue
	if f.store != "" {
		q, err := openJobs(ctx, f.store)
		if err != nil {
			return nil, errors.Join(err, h.store.Close())
		}
		h.farm, queue = &farm.Farm{Queue: q, Clock: sh.now}, q
		c.Workers = append(c.Workers, h.farm)
	}
	if own, err := asideProcesses(); err == nil { // otherwise the server itself analyzes
		c.Workers = append(c.Workers, own)
	}
	h.registry = room.NewRegistry(c)
	var limits server.Limits
	if f.unlimited {
		limits = limits.AnyRate()
	}
	h.server, err = server.New(server.Config{
		Limits: limits, Peers: h.peers, Queue: queue, Pictures: picturesIn(packs),
		Registry: h.registry, Store: h.store, Site: site, Log: log, Rulesets: ruleset.All(), Version: versionOf().Version, Base: base, TrustProxy: f.trust,
	})
	if err != nil {
		return nil, errors.Join(err, h.close())
	}
	return h, nil
}

// startControl answers requests of fray serve links, with links that start with this address. The server also runs without.
func (h *host) startControl(folder, address string) {
	socket, err := control.Start(folder, func(ctx context.Context, table string) (api.Link, error) {
		l, err := h.registry.IssueGM(ctx, table)
		if at, other := errors.AsType[*store.Elsewhere](err); other {
			l, err = server.PeerLink(ctx, h.peers.Secret, at)
		}
		if err != nil {
			return api.Link{}, err
		}
		l.URL = address + "/t/" + l.Token
		h.log.InfoContext(ctx, "the host created a new game master link", "table", table)
		return l, nil
	})
	if err != nil {
		h.log.Warn("fray serve links works only while this server is stopped", "err", err)
		return
	}
	h.socket = socket
}

// close closes all parts, after the last request.
func (h *host) close() error {
	var err error
	if h.socket != nil {
		err = h.socket.Close()
	}
	h.registry.Close()
	botexec.Close(slices.Collect(maps.Values(h.bots))...)
	if h.farm != nil {
		h.farm.Close()
	}
	return errors.Join(err, h.store.Close())
}

// servedPacks returns the host's folder of content: the folder that was asked for, or else the usual one if it exists; "" if there is none.
func servedPacks(asked, usual string) (string, error) {
	if asked == "" {
		if info, err := os.Stat(usual); err != nil || !info.IsDir() {
			return "", nil
		}
		asked = usual
	}
	return filepath.Abs(asked)
}

// picturesIn returns the pictures of a folder of content, which are in its folder pictures; nil if there are none.
func picturesIn(packs string) fs.FS {
	if packs == "" {
		return nil
	}
	root, err := os.OpenRoot(filepath.Join(packs, "pictures")) // nothing outside of it is read
	if err != nil {
		return nil
	}
	return root.FS()
}

// servedLibrary returns the bundled library with the host's folder of content, if there is one. Own holds the names of the encounters in
// that folder.
func (sh *shell) servedLibrary(packs string) (lib *pack.Library, own map[string]bool, err error) {
	if lib, err = sh.library(nil); err != nil {
		return nil, nil, err
	}
	if packs == "" {
		return lib, nil, nil
	}
	bundled := map[string]bool{}
	for _, e := range lib.Encounters() {
		bundled[e.File] = true
	}
	if err := lib.AddPath(packs); err != nil {
		return nil, nil, err
	}
	own = map[string]bool{}
	for _, e := range lib.Encounters() {
		if !bundled[e.File] {
			own[e.Name] = true
		}
	}
	return lib, own, nil
}
