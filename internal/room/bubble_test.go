package room

import "testing"

// TestMain uses the compressors before any test: they make their channels then, and channels that are made in a bubble of synctest
// belong to that bubble alone.
func TestMain(m *testing.M) {
	compress(nil)
	packer.EncodeAll(nil, nil)
	m.Run()
}
