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

// TestIdle starts many tables, plays a little at each, and leaves them; first with nobody there, then with a page open at
// each. A table is idle when its fight has been put away, which the server does with those that are too many to be kept in
// memory after some seconds.
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
