package server

import "sync"

// counter limits how many things of a kind exist at the same time, such as streams or files. Each is counted under some
// keys, such as an address and a link, and each key has its own limit.
type counter struct {
	most int

	mu  sync.Mutex
	all int            // under mu
	of  map[string]int // under mu: by key
}

func newCounter(most int) *counter { return &counter{most: most, of: map[string]int{}} }

// key is something to count under, with its limit.
type key struct {
	name string
	most int
}

// acquire counts one more under the keys and reports whether all limits allow it. The caller must call release when it is done.
func (c *counter) acquire(keys ...key) (release func(), ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.all >= c.most {
		return nil, false
	}
	for _, k := range keys {
		if c.of[k.name] >= k.most {
			return nil, false
		}
	}
	c.all++
	for _, k := range keys {
		c.of[k.name]++
	}
	return sync.OnceFunc(func() { c.release(keys) }), true
}

func (c *counter) release(keys []key) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.all--
	for _, k := range keys {
		if c.of[k.name]--; c.of[k.name] == 0 {
			delete(c.of, k.name)
		}
	}
}

// total returns the current count.
func (c *counter) total() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.all
}
