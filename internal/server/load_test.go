package server_test

import (
	"context"
	"encoding/json"
	"flag"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"fray/api"
)

// The load tests are run alone, on an otherwise idle machine:
//
//	go test ./internal/server -run TestLoad -load 60s -v
//	go test ./internal/server -run TestLoad -load 60s -load.analyses 8 -v
//	go test ./internal/server -run TestLoad -load 60s -load.servers 2 -v
//	go test ./internal/server -run TestIdle -idle 2000 -v
//
// The server is a separate process on the same machine, so the clients take processor time away from it.
var (
	loadFor     = flag.Duration("load", 0, "how long to play at -load.tables tables")
	loadTables  = flag.Int("load.tables", 200, "tables of five seats, with an answer a second each")
	loadServers = flag.Int("load.servers", 1, "servers of TestLoad; more than one share a PostgreSQL database, and the first plays all tables")
	loadRuns    = flag.Int("load.analyses", 0, "analyses of finished fights that are under way for half of the time of TestLoad")
	idleTables  = flag.Int("idle", 0, "number of idle tables for TestIdle")
)

// Limits that the server has to meet.
const (
	slowest   = 100 * time.Millisecond // from an answer to the last seat's event, for 99 of 100 answers
	mostIdle  = 256 << 10              // KiB of memory without visitors
	mostPages = 256 << 10              // KiB of memory with a page of each table
)

// awaitPhase waits for a moment of the second that is drawn for the visitor. Otherwise tables that were started while the server was busy
// would answer together for good, as players do not.
func awaitPhase(ctx context.Context, visitor int) {
	moment := time.Duration(rand.New(rand.NewPCG(uint64(visitor), 0)).Int64N(int64(time.Second)))
	now := time.Now()
	at := now.Truncate(time.Second).Add(moment)
	if at.Before(now) {
		at = at.Add(time.Second)
	}
	select {
	case <-ctx.Done():
	case <-time.After(time.Until(at)):
	}
}

// answered is an answer at a table.
type answered struct {
	at   time.Time
	took time.Duration // until the last seat's event
}

// lively plays a table with one answer a second, and returns those after the moment from.
func (c *loadServer) lively(ctx context.Context, visitor int, from time.Time) (all []answered) {
	links := c.start(visitor)
	events := make(chan event, 64)
	var tokens []string
	for seat, token := range links.seats {
		if seat == "gm" {
			continue
		}
		tokens = append(tokens, token)
		go c.listen(ctx, visitor, len(tokens)-1, token, events)
	}
	inputs := make([]int, len(tokens))
	open := make([]*api.Question, len(tokens)) // the last known question of each seat
	receive := func(e event) {
		var change struct {
			Since string
			Set   struct {
				Inputs   *int
				Question json.RawMessage
			}
		}
		if err := json.Unmarshal(e.data, &change); err != nil {
			c.t.Error(err)
		}
		if change.Since == "" { // the whole state, as for a fight that was put away and read again
			open[e.seat] = nil
		}
		if change.Set.Inputs != nil {
			inputs[e.seat] = *change.Set.Inputs
		}
		if change.Set.Question == nil {
			return
		}
		var q *api.Question
		if err := json.Unmarshal(change.Set.Question, &q); err != nil {
			c.t.Error(err)
		}
		if open[e.seat] = nil; q != nil && q.Mine {
			q.Choices, q.Rows = q.Packed.Unpack()
			open[e.seat] = q
		}
	}
	asked := func() int { return slices.IndexFunc(open, func(q *api.Question) bool { return q != nil }) }
	awaitPhase(ctx, visitor)
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for n := 0; ; n++ {
		for due := false; !due; {
			select {
			case <-ctx.Done():
				return all
			case e := <-events:
				receive(e)
			case <-tick.C:
				due = asked() >= 0 && slices.Min(inputs) == slices.Max(inputs)
			}
		}
		before := slices.Max(inputs)
		who := asked()
		q := open[who]
		answer := api.Answer{Question: q.ID, Key: q.Choices[(n*7+visitor)%len(q.Choices)].Key}
		began := time.Now()
		go func() {
			res, err := c.do(ctx, who, visitor, http.MethodPost, "/api/v1/answer", tokens[who], answer)
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
				return all
			case e := <-events:
				if receive(e); e.at.After(last) {
					last = e.at
				}
			}
			if slices.Min(inputs) > before {
				if began.After(from) {
					all = append(all, answered{began, last.Sub(began)})
				}
				break
			}
		}
	}
}

// TestLoad plays at many tables at the same time. Answers while tables are still being started do not count.
func TestLoad(t *testing.T) {
	if *loadFor == 0 {
		t.Skip("see -load")
	}
	c := openLoadServer(t, *loadServers)
	const (
		start  = 10 * time.Millisecond // between the starts of two tables
		settle = 8 * time.Second       // until their pages are open and the first answers given
	)
	starting := time.Duration(*loadTables)*start + settle
	analysts := c.analysts(t.Context(), *loadRuns)
	from := time.Now().Add(starting)
	ctx, cancel := context.WithTimeout(t.Context(), *loadFor+starting)
	defer cancel()
	var mu sync.Mutex
	var all []answered
	var tables sync.WaitGroup
	for i := range *loadTables {
		tables.Go(func() {
			answers := c.lively(ctx, i, from)
			mu.Lock()
			defer mu.Unlock()
			all = append(all, answers...)
		})
		<-time.After(start)
	}
	var began []time.Time // analyses, and stopped, in turn
	steps := 0
	if len(analysts) > 0 {
		began, steps = turns(ctx, analysts)
	}
	tables.Wait()
	if due := *loadTables * int(loadFor.Seconds()); len(all) < due/2 {
		t.Fatalf("%d answers instead of %d: the tables stand still", len(all), due)
	}
	var took [2][]time.Duration // without analyses and beside them
	for _, a := range all {
		switch analyses, settled := beside(began, a.at); {
		case !settled:
		case analyses:
			took[1] = append(took[1], a.took)
		default:
			took[0] = append(took[0], a.took)
		}
	}
	var most [2]time.Duration // for 99 of 100
	for i, d := range took {
		if len(d) == 0 {
			continue
		}
		slices.Sort(d)
		share := func(of1000 int) time.Duration { return d[min(len(d)-1, len(d)*of1000/1000)] }
		if most[i] = share(990); most[i] > slowest {
			t.Errorf("99%% of answers take up to %v; the limit is %v", most[i], slowest)
		}
		t.Logf("%d tables, %d analyses, %d answers: half within %v, 90%% %v, 99%% %v, 99.9%% %v, all %v",
			*loadTables, i**loadRuns, len(d), share(500), share(900), most[i], share(999), d[len(d)-1])
	}
	t.Logf("the server uses %d MiB", c.process.memory(t)>>10)
	if len(took[1]) > 0 {
		t.Logf("99%% take %.2f times as long beside analyses, of which %d steps were done", float64(most[1])/float64(most[0]), steps)
	}
}
