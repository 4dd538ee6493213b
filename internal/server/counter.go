package server

import "sync"

// counter bounds how many of something that lasts there are at once: streams, files. Each is of some keys, such as an address
// and a link, and each key has its own bound.
type counter struct {
	most int

	mu  sync.Mutex
	all int            // under mu
	of  map[string]int // under mu: by key
}

func newCounter(most int) *counter { return &counter{most: most, of: map[string]int{}} }

// key is whose something is, and how many he may have.
type key struct {
	whose string
	most  int
}

// enter counts one more, if there may be one; leave counts it off.
func (c *counter) enter(keys ...key) (leave func(), ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.all >= c.most {
		return nil, false
	}
	for _, k := range keys {
		if c.of[k.whose] >= k.most {
			return nil, false
		}
	}
	c.all++
	for _, k := range keys {
		c.of[k.whose]++
	}
	return sync.OnceFunc(func() { c.leave(keys) }), true
}

func (c *counter) leave(keys []key) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.all--
	for _, k := range keys {
		if c.of[k.whose]--; c.of[k.whose] == 0 {
			delete(c.of, k.whose)
		}
	}
}

// open is how many there are.
func (c *counter) open() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.all
}
