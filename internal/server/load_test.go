package server_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"fray/api"
)

// The load test is run by itself, on a machine with nothing else to do:
//
//	go test ./internal/server -run TestLoad -load 60s -v
//	go test ./internal/server -run TestIdle -idle 2000 -v
//
// The server is a process of its own, but on the same machine: what the clients take of it is taken from the server.
var (
	loadFor    = flag.Duration("load", 0, "how long to play at -load.tables tables")
	loadTables = flag.Int("load.tables", 200, "tables of five seats, with an answer a second each")
	idleTables = flag.Int("idle", 0, "how many tables to leave idle")
)

// What has to be reached.
const (
	slowest  = 100 * time.Millisecond // 99 of 100, from answer to the last seat's event
	mostIdle = 512 << 10              // KiB
)

// crowd is a server in a process of its own, with many visitors of many addresses.
type crowd struct {
	t       *testing.T
	process *process
	http    *http.Client
}

func openCrowd(t *testing.T) *crowd {
	t.Helper()
	dir := t.TempDir()
	must(t, os.Mkdir(filepath.Join(dir, "packs"), 0o700))
	fight, err := os.ReadFile(filepath.Join("testdata", "five-seats.yaml"))
	must(t, err)
	must(t, os.WriteFile(filepath.Join(dir, "packs", "five-seats.yaml"), fight, 0o600))
	tr := &http.Transport{MaxIdleConnsPerHost: 1000, DisableCompression: true}
	t.Cleanup(tr.CloseIdleConnections)
	return &crowd{t, startProcess(t, "127.0.0.1:0", dir, "--trust-proxy"), &http.Client{Transport: tr}}
}

// do sends a request from an address of the visitor's own, as a proxy would.
func (c *crowd) do(ctx context.Context, visitor int, method, path, token string, in any) (*http.Response, error) {
	raw, err := json.Marshal(in)
	if err != nil {
		return nil, err
	}
	req, err := http.NewRequestWithContext(ctx, method, c.process.url+path, bytes.NewReader(raw))
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

// start starts a table of five people.
func (c *crowd) start(visitor int) sat {
	c.t.Helper()
	seats := map[string]string{}
	for _, s := range []string{"one", "two", "three", "four", "five"} {
		seats[s] = "person"
	}
	res, err := c.do(c.t.Context(), visitor, http.MethodPost, "/api/tables", "", api.Create{Encounter: "five-seats", Seats: seats, Seed: uint64(visitor) + 1})
	must(c.t, err)
	defer res.Body.Close() //nolint:errcheck // read only
	var made api.Created
	must(c.t, json.NewDecoder(res.Body).Decode(&made))
	return satBy(made)
}

// told is an event as a seat gets it.
type told struct {
	seat int
	rev  int
	at   time.Time
	data []byte // of whoever has a question; else nothing, so that nobody has to read it
}

// listen hands on the events of a seat.
func (c *crowd) listen(ctx context.Context, visitor, seat int, token string, events chan<- told) {
	res, err := c.do(ctx, visitor, http.MethodGet, "/api/events", token, nil)
	if err != nil {
		if ctx.Err() == nil {
			c.t.Error(err)
		}
		return
	}
	defer res.Body.Close() //nolint:errcheck // read only
	lines := bufio.NewScanner(res.Body)
	lines.Buffer(make([]byte, 64<<10), 1<<20)
	e := told{seat: seat}
	for lines.Scan() {
		line := lines.Bytes()
		if id, ok := bytes.CutPrefix(line, []byte("id: ")); ok {
			e.rev, _ = strconv.Atoi(string(id))
		}
		if data, ok := bytes.CutPrefix(line, []byte("data: ")); ok {
			e.at, e.data = time.Now(), nil
			if bytes.Contains(data, []byte(`"question":{`)) {
				e.data = bytes.Clone(data)
			}
			select {
			case events <- e:
			case <-ctx.Done():
				return
			}
		}
	}
}

// lively plays a table: an answer a second, and how long it took until the last seat knew.
func (c *crowd) lively(ctx context.Context, visitor int) (took []time.Duration) {
	links := c.start(visitor)
	events := make(chan told, 64)
	var tokens []string
	for seat, token := range links.seats {
		if seat == "gm" {
			continue
		}
		tokens = append(tokens, token)
		go c.listen(ctx, visitor, len(tokens)-1, token, events)
	}
	revs := make([]int, len(tokens))
	open := make([]*api.Question, len(tokens)) // what each seat is asked, as far as it knows
	hear := func(e told) {
		revs[e.seat], open[e.seat] = e.rev, nil
		if e.data == nil {
			return
		}
		var s struct{ Question *api.Question } // the rest need not be read
		if err := json.Unmarshal(e.data, &s); err != nil {
			c.t.Error(err)
		} else if s.Question.Mine {
			open[e.seat] = s.Question
		}
	}
	asked := func() int { return slices.IndexFunc(open, func(q *api.Question) bool { return q != nil }) }
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for n := 0; ; n++ {
		for due := false; !due; {
			select {
			case <-ctx.Done():
				return took
			case e := <-events:
				hear(e)
			case <-tick.C:
				due = asked() >= 0 && slices.Min(revs) == slices.Max(revs)
			}
		}
		before := slices.Max(revs)
		who := asked()
		q := open[who]
		answer := api.Answer{Question: q.ID, Key: q.Choices[(n*7+visitor)%len(q.Choices)].Key}
		began := time.Now()
		go func() {
			res, err := c.do(ctx, visitor, http.MethodPost, "/api/answer", tokens[who], answer)
			if err == nil {
				err = res.Body.Close()
			}
			if err != nil && ctx.Err() == nil {
				c.t.Error(err)
			}
		}()
		for last := began; ; {
			select {
			case <-ctx.Done():
				return took
			case e := <-events:
				if hear(e); e.at.After(last) {
					last = e.at
				}
			}
			if slices.Min(revs) > before {
				took = append(took, last.Sub(began))
				break
			}
		}
	}
}

// TestLoad plays at many tables at once.
func TestLoad(t *testing.T) {
	if *loadFor == 0 {
		t.Skip("see -load")
	}
	c := openCrowd(t)
	const start = 10 * time.Millisecond // between two tables
	ctx, cancel := context.WithTimeout(t.Context(), *loadFor+time.Duration(*loadTables)*start)
	defer cancel()
	var mu sync.Mutex
	var all []time.Duration
	var tables sync.WaitGroup
	for i := range *loadTables {
		tables.Go(func() {
			took := c.lively(ctx, i)
			mu.Lock()
			defer mu.Unlock()
			all = append(all, took...)
		})
		<-time.After(start)
	}
	tables.Wait()
	if len(all) == 0 {
		t.Fatal("nothing was answered")
	}
	slices.Sort(all)
	share := func(of1000 int) time.Duration { return all[min(len(all)-1, len(all)*of1000/1000)] }
	t.Logf("%d tables, %d answers: half within %v, 90%% %v, 99%% %v, 99.9%% %v, all %v; the server has %d MiB",
		*loadTables, len(all), share(500), share(900), share(990), share(999), all[len(all)-1], c.process.memory(t)>>10)
	if share(990) > slowest {
		t.Errorf("99%% within %v; %v was wanted", share(990), slowest)
	}
}

// TestIdle starts many tables, plays a little at each, and leaves them; first with nobody there, then with a page open at
// each. A table is idle when its fight has been put away, which the server does after half a minute.
func TestIdle(t *testing.T) {
	if *idleTables == 0 {
		t.Skip("see -idle")
	}
	c := openCrowd(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var links []sat
	for i := range *idleTables {
		l := c.start(i)
		links = append(links, l)
		for range 3 {
			c.answerAny(ctx, i, l)
		}
	}
	c.settle("with nobody there", *idleTables)
	events := make(chan told, 64)
	for i, l := range links {
		go c.listen(ctx, i, 0, l.seats["one"], events)
	}
	for range links {
		<-events
	}
	c.settle("with a page open at each", *idleTables)
}

// settle waits until the server needs as little memory as it is to need, and says how much that is.
func (c *crowd) settle(how string, tables int) {
	c.t.Helper()
	const patience = 4 * time.Minute
	began := time.Now()
	most := 0
	for {
		now := c.process.memory(c.t)
		most = max(most, now)
		if now < mostIdle || time.Since(began) > patience {
			c.t.Logf("%d tables, %s: %d MiB after %.0f s (at most %d MiB before)", tables, how, now>>10, time.Since(began).Seconds(), most>>10)
			if now >= mostIdle {
				c.t.Errorf("at most %d MiB was wanted", mostIdle>>10)
			}
			return
		}
		<-time.After(time.Second)
	}
}

// answerAny has whoever is asked answer.
func (c *crowd) answerAny(ctx context.Context, visitor int, l sat) {
	c.t.Helper()
	for _, token := range l.seats {
		res, err := c.do(ctx, visitor, http.MethodGet, "/api/question", token, nil)
		must(c.t, err)
		var asked api.Asked
		err = json.NewDecoder(res.Body).Decode(&asked)
		res.Body.Close() //nolint:errcheck // read only
		must(c.t, err)
		if q := asked.Question; q != nil && q.Mine {
			res, err := c.do(ctx, visitor, http.MethodPost, "/api/answer", token, api.Answer{Question: q.ID, Key: q.Choices[visitor%len(q.Choices)].Key})
			must(c.t, err)
			res.Body.Close() //nolint:errcheck // read only
			return
		}
	}
}

// memory is how much of the machine's memory the process has, in KiB.
func (p *process) memory(t *testing.T) int {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	must(t, err)
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			n, err := strconv.Atoi(strings.Fields(rest)[0])
			must(t, err)
			return n
		}
	}
	t.Skip("this system does not tell how much memory a process has")
	return 0
}
