package server_test

import (
	"fmt"
	"sync"
	"testing"
)

// callsCounts counts answers.
type callsCounts struct {
	mu     sync.Mutex
	status map[int]int    // under mu
	done   map[string]int // successful calls by operation: under mu
	rules  map[string]int // longest fight by ruleset, in inputs: under mu
}

func (c *callsCounts) count(got callsAnswer) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.status == nil {
		c.status, c.done = map[int]int{}, map[string]int{}
	}
	c.status[got.status]++
	if got.status < 300 && got.op != "" {
		c.done[got.op]++
	}
}

func (c *callsCounts) of(op string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.done[op]
}

// played records the length of a fight of a ruleset.
func (c *callsCounts) played(ruleset string, inputs int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.rules == nil {
		c.rules = map[string]int{}
	}
	c.rules[ruleset] = max(c.rules[ruleset], inputs)
}

// String returns the counts.
func (c *callsCounts) String() string {
	return fmt.Sprintf("status %v\ncarried out %v\nlongest fights %v", c.status, c.done, c.rules)
}

// complete checks that the soak did enough: fights of every ruleset were played and, in a long run, every operation
// succeeded.
func (c *callsCounts) complete(t *testing.T, api *callsAPI, rulesets []string) {
	t.Helper()
	for _, name := range rulesets {
		if c.rules[name] < 3 {
			t.Errorf("no table of %s was played", name)
		}
	}
	for _, op := range api.operations {
		if c.done[op.id] == 0 && *callsFlag >= 100_000 {
			t.Errorf("%s never succeeded", op.id)
		}
	}
}
