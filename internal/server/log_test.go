package server_test

import (
	"bytes"
	"sync"
)

// logBook is what was logged.
type logBook struct {
	mu   sync.Mutex
	text bytes.Buffer // under mu
}

// Write takes a line.
func (l *logBook) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(b)
}

// String is all lines.
func (l *logBook) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}
