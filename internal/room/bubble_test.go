package room

import "testing"

// TestMain uses the compressor before any test: it makes its channels then, and channels that are made in a bubble of synctest
// belong to that bubble alone.
func TestMain(m *testing.M) {
	compress(nil)
	m.Run()
}
