package server_test

import (
	"strings"
	"sync"
	"testing"

	"fray/internal/room"
	"fray/internal/server"
	"fray/internal/store"
)

// TestTableMovesWhileItIsRelayed: a server relays a command, and the table comes to it in that moment. It carries out the command itself,
// with the body that it has relayed.
func TestTableMovesWhileItIsRelayed(t *testing.T) {
	var registries []*room.Registry
	_, other, links := twoServers(t, setup{server: func(c *server.Config) {
		if registries = append(registries, c.Registry); len(registries) == 2 {
			c.Peers.Store = movingStore{c.Peers.Store, sync.OnceFunc(registries[0].Close)}
		}
	}})
	must(t, other.client(links.gm).Limit(t.Context(), 77))
	if n := other.metric(`fray_relayed_total{outcome="repeated"}`); n == "0" || strings.HasPrefix(n, "no ") {
		t.Error("nothing was relayed in vain")
	}
	s, err := other.client(links.gm).State(t.Context())
	if must(t, err); s.Limit != 77 {
		t.Errorf("the limit is %d", s.Limit)
	}
}

// movingStore has the table moved as soon as its server looks where it is.
type movingStore struct {
	store.Shared
	move func()
}

func (m movingStore) Moved(table string) <-chan struct{} {
	moved := m.Shared.Moved(table)
	m.move()
	return moved
}
