package server

import "sync"

// streams counts the open streams, by address and by link.
type streams struct {
	limits Limits

	mu     sync.Mutex
	all    int            // under mu
	byWhom map[string]int // under mu: addresses, and hashes of tokens
}

func newStreams(l Limits) *streams { return &streams{limits: l, byWhom: map[string]int{}} }

// enter counts one more stream, if there may be one; leave counts it off.
func (s *streams) enter(address, link string) (leave func(), ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.all >= s.limits.Streams || s.byWhom[address] >= s.limits.AddressStreams || s.byWhom[link] >= s.limits.LinkStreams {
		return nil, false
	}
	s.all++
	s.byWhom[address]++
	s.byWhom[link]++
	return sync.OnceFunc(func() { s.leave(address, link) }), true
}

func (s *streams) leave(whose ...string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.all--
	for _, key := range whose {
		if s.byWhom[key]--; s.byWhom[key] == 0 {
			delete(s.byWhom, key)
		}
	}
}

// open is how many there are.
func (s *streams) open() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.all
}
