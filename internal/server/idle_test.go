package server_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"fray/api"
)

// TestIdle starts many tables, plays a little at each, and leaves them: first without, then with an open page at each. The
// server unloads fights beyond the number that it keeps in memory after some seconds. The test checks the memory that it
// needs then.
func TestIdle(t *testing.T) {
	if *idleTables == 0 {
		t.Skip("see -idle")
	}
	c := openLoadServer(t, 1)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var links []tableLinks
	for i := range *idleTables {
		l := c.start(i)
		links = append(links, l)
		for range 3 {
			c.answerOne(ctx, i, l)
		}
	}
	c.settle("without visitors", *idleTables, mostIdle)
	events := make(chan event, 64)
	for i, l := range links {
		go c.listen(ctx, i, 0, l.seats["one"], events)
	}
	for range links {
		<-events
	}
	c.settle("with an open page each", *idleTables, mostPages)
}

// settle waits until the server uses less memory than limit, in KiB, and logs how much.
func (c *loadServer) settle(how string, tables, limit int) {
	c.t.Helper()
	const patience = 6 * time.Minute // fights that nobody uses are put away after five
	began := time.Now()
	most := 0
	for {
		now := c.process.memory(c.t)
		most = max(most, now)
		if now < limit || time.Since(began) > patience {
			c.t.Logf("%d tables, %s: %d MiB after %.0f s (at most %d MiB before)", tables, how, now>>10, time.Since(began).Seconds(), most>>10)
			if now >= limit {
				c.t.Errorf("the limit is %d MiB", limit>>10)
			}
			return
		}
		<-time.After(time.Second)
	}
}

// answerOne answers the question of the seat that has one.
func (c *loadServer) answerOne(ctx context.Context, visitor int, l tableLinks) {
	c.t.Helper()
	for _, token := range l.seats {
		res, err := c.do(ctx, 0, visitor, http.MethodGet, "/api/v1/question", token, nil)
		must(c.t, err)
		var asked api.Asked
		err = json.NewDecoder(res.Body).Decode(&asked)
		res.Body.Close() //nolint:errcheck // read only
		must(c.t, err)
		if q := asked.Question; q != nil && q.Mine {
			res, err := c.do(ctx, 0, visitor, http.MethodPost, "/api/v1/answer", token, api.Answer{Question: q.ID, Key: q.Choices[visitor%len(q.Choices)].Key})
			must(c.t, err)
			res.Body.Close() //nolint:errcheck // read only
			return
		}
	}
}

// memory returns the resident memory of the process in KiB.
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
	t.Skip("this system does not report the memory of a process")
	return 0
}
