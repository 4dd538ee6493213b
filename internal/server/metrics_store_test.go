package server_test

import (
	"net/http"
	"strings"
	"testing"

	"fray/internal/store"
)

// TestStoreMetrics: the metrics tell of reads and writes, of connections, and of failures by the store alone.
func TestStoreMetrics(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	h.ask(http.MethodGet, "/api/v1/state", "nobody", "", nil) // what is not found is no failure of the store
	h.ask(http.MethodGet, "/healthz", "", "", nil)
	_, text := h.ask(http.MethodGet, "/metrics", "", "", nil)
	for _, want := range []string{
		`fray_store_seconds_count{call="read"} `, `fray_store_seconds_count{call="write"} 1`, `fray_store_errors_total{call="read"} 0`,
		`fray_store_connections{state="most"} 5`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the metrics do not have %s", want)
		}
	}
	var m store.Meter
	var calls []store.Call
	m.Begin(true)(store.ErrFull) // nobody hears of it
	m.Observe(func(c store.Call) { calls = append(calls, c) })
	m.Begin(true)(store.ErrFull)
	m.Begin(false)(store.ErrNotFound)
	if len(calls) != 2 || !calls[0].Failed || !calls[0].Writes || calls[1].Failed || calls[1].Writes {
		t.Errorf("the calls are %+v", calls)
	}
}
