package sqlite

// Queued is how many changes wait for the writer.
func (s *Store) Queued() int {
	s.w.mu.Lock()
	defer s.w.mu.Unlock()
	return len(s.w.queue)
}
