package server_test

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"

	"fray/internal/server"
	"fray/internal/store"
)

// TestHealth checks the answer when the store does not work.
func TestHealth(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) { c.Store = brokenStore{c.Store} }})
	if res, body := h.ask(http.MethodGet, "/healthz", "", "", nil); res.StatusCode != http.StatusServiceUnavailable || strings.Contains(body, "the disk") {
		t.Errorf("%s: %s", res.Status, body)
	}
	if !strings.Contains(h.log.String(), "the disk is gone") {
		t.Error("the log does not give the reason")
	}
}

// brokenStore is a store that does not work.
type brokenStore struct{ store.Store }

// Ping returns an error.
func (brokenStore) Ping(context.Context) error { return errors.New("the disk is gone") }
