package server_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fray/api"
)

// loadServer is a server in a separate process, with many visitors from different addresses.
type loadServer struct {
	t       *testing.T
	process *process
	others  []*process // servers that share a PostgreSQL database with it
	http    *http.Client
}

// openLoadServer starts so many servers: one with SQLite, or several with PostgreSQL.
func openLoadServer(t *testing.T, servers int) *loadServer {
	t.Helper()
	tr := &http.Transport{MaxIdleConnsPerHost: 1000}
	t.Cleanup(tr.CloseIdleConnections)
	c := &loadServer{t: t, http: &http.Client{Transport: tr}}
	if servers == 1 {
		c.process = startProcess(t, "127.0.0.1:0", loadFolder(t), "--trust-proxy")
		return c
	}
	store := database.New(t)
	for range servers {
		p := startProcess(t, "127.0.0.1:0", loadFolder(t), "--trust-proxy", "--store", store, "--peer-addr", "127.0.0.1:0")
		c.others = append(c.others, p)
	}
	c.process, c.others = c.others[0], c.others[1:]
	return c
}

// server returns the address of a server: number 0 is the one that plays the tables.
func (c *loadServer) server(n int) string {
	if n %= len(c.others) + 1; n > 0 {
		return c.others[n-1].url
	}
	return c.process.url
}

// loadFolder returns a data folder with the fight of the load tests.
func loadFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	must(t, os.Mkdir(filepath.Join(dir, "packs"), 0o700))
	fight, err := os.ReadFile(filepath.Join("testdata", "five-seats.yaml"))
	must(t, err)
	must(t, os.WriteFile(filepath.Join(dir, "packs", "five-seats.yaml"), fight, 0o600))
	return dir
}

// do sends a request to a server from the address of a visitor, as a proxy would.
func (c *loadServer) do(ctx context.Context, server, visitor int, method, path, token string, in any) (*http.Response, error) {
	raw, err := json.Marshal(in)
	if err != nil {
		return nil, err
	}
	req, err := http.NewRequestWithContext(ctx, method, c.server(server)+path, bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("X-Forwarded-For", fmt.Sprintf("10.0.%d.%d", visitor>>8, visitor&255))
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	res, err := c.http.Do(req)
	if err == nil && res.StatusCode >= http.StatusBadRequest {
		text, _ := io.ReadAll(res.Body)
		res.Body.Close() //nolint:errcheck // read only
		return nil, fmt.Errorf("%s %s: %s: %s", method, path, res.Status, text)
	}
	return res, err
}

// start starts a table with five players.
func (c *loadServer) start(visitor int) tableLinks {
	c.t.Helper()
	seats := map[string]string{}
	for _, s := range []string{"one", "two", "three", "four", "five"} {
		seats[s] = "player"
	}
	res, err := c.do(c.t.Context(), 0, visitor, http.MethodPost, "/api/v1/tables", "", api.Create{Encounter: "five-seats", Seats: seats, Seed: uint64(visitor) + 1})
	must(c.t, err)
	defer res.Body.Close() //nolint:errcheck // read only
	var made api.Created
	must(c.t, json.NewDecoder(res.Body).Decode(&made))
	links := linksBy(made)
	res, err = c.do(c.t.Context(), 0, visitor, http.MethodGet, "/api/v1/state", links.gm, nil) // a table is played by the server that is asked first
	must(c.t, err)
	must(c.t, res.Body.Close())
	return links
}

// event is an event of a seat's stream.
type event struct {
	seat int
	at   time.Time
	data []byte
}

// listen sends the events of a seat to a channel; a stream that ends is a failure. Of several servers, seats use one after the other.
func (c *loadServer) listen(ctx context.Context, visitor, seat int, token string, events chan<- event) {
	res, err := c.do(ctx, seat, visitor, http.MethodGet, "/api/v1/events", token, nil)
	if err != nil {
		if ctx.Err() == nil {
			c.t.Error(err)
		}
		return
	}
	defer res.Body.Close() //nolint:errcheck // read only
	lines := bufio.NewScanner(res.Body)
	lines.Buffer(make([]byte, 64<<10), 1<<20)
	e, kind := event{seat: seat}, ""
	var said []byte // the last line of data
	for lines.Scan() {
		line := lines.Bytes()
		if name, ok := bytes.CutPrefix(line, []byte("event: ")); ok {
			kind = string(name)
		}
		data, ok := bytes.CutPrefix(line, []byte("data: "))
		if !ok {
			continue
		}
		if said = append(said[:0], data[:min(len(data), 200)]...); kind == "change" {
			e.at, e.data = time.Now(), bytes.Clone(data)
			select {
			case events <- e:
			case <-ctx.Done():
				return
			}
		}
	}
	if ctx.Err() == nil { // a page would open it again
		c.t.Errorf("the stream of seat %d of table %d ended: %v; its last event was %s: %s", seat, visitor, lines.Err(), kind, said)
	}
}
