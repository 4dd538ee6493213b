package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"strings"

	"fray/internal/room"
	"fray/internal/server"
	"fray/internal/store/postgres"
)

// checkPeers checks the flags of a server that shares its database with others.
func (f *serveFlags) checkPeers() error {
	switch {
	case f.peer == "" && f.advertise == "":
		return nil
	case f.peer == "":
		return errors.New("--advertise needs --peer-addr, where other servers reach this one")
	case f.store == "":
		return errors.New("--peer-addr needs --store: servers share a PostgreSQL database")
	}
	for name, at := range map[string]string{"--peer-addr": f.peer, "--advertise": f.advertise} {
		if _, _, err := net.SplitHostPort(at); at != "" && err != nil {
			return fmt.Errorf("%s must be HOST:PORT, such as 10.0.0.7:8081, got %s", name, at)
		}
	}
	return nil
}

// advertised returns the address that other servers get.
func (f *serveFlags) advertised(l net.Listener) (string, error) {
	if f.advertise != "" {
		return f.advertise, nil
	}
	at := l.Addr().String()
	if host, _, err := net.SplitHostPort(at); err == nil && net.ParseIP(host).IsUnspecified() {
		return "", fmt.Errorf("--peer-addr %s is every address of this machine: name the one that other servers reach with --advertise HOST:PORT", f.peer)
	}
	return at, nil
}

// joinPeers opens the database together with other servers. The log then says which server writes it.
func (h *host) joinPeers(ctx context.Context, f serveFlags, log *slog.Logger) (*slog.Logger, error) {
	l, err := new(net.ListenConfig).Listen(ctx, "tcp", f.peer)
	if err != nil {
		return log, listenError(f.peer, err)
	}
	address, err := f.advertised(l)
	if err != nil {
		return log, errors.Join(err, l.Close())
	}
	log = log.With("server", address)
	m, err := postgres.Join(ctx, f.store, postgres.Seat{Address: address, Base: strings.TrimSuffix(f.base, "/"), Rules: room.RulesOfProgram(), Log: log, Reach: server.Reach})
	if err != nil {
		return log, errors.Join(err, l.Close())
	}
	h.store, h.peers = m, &server.Peers{Store: m, Secret: m.Secret(), Listener: l}
	return log, nil
}
