package line

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
)

// reader reads lines in the background, so that a context can interrupt the wait.
type reader struct {
	lines chan typed
	ask   chan struct{}
}

type typed struct {
	text string
	err  error
}

func newReader(in io.Reader) *reader {
	r := &reader{lines: make(chan typed, 1), ask: make(chan struct{}, 1)}
	go r.run(bufio.NewReaderSize(in, Buffer))
	return r
}

// run reads one line for each request.
func (r *reader) run(in *bufio.Reader) {
	for range r.ask {
		text, err := readLine(in)
		r.lines <- typed{text, err}
		if err != nil && !errors.Is(err, ErrLong) {
			return
		}
	}
}

// Buffer is the buffer size that holds the longest line. A reader with a buffer of this size is not buffered again.
const Buffer = MaxLine + 2

// Read reads one line.
func Read(ctx context.Context, in io.Reader) (string, error) {
	r := newReader(in)
	defer close(r.ask)
	return r.next(ctx)
}

// next waits for a line. Callers stop after an error other than [ErrLong].
func (r *reader) next(ctx context.Context) (string, error) {
	r.ask <- struct{}{}
	select {
	case t := <-r.lines:
		return t.text, t.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// readLine reads a line without its line break. It reads a line that is too long to its end and refuses it.
func readLine(in *bufio.Reader) (string, error) {
	long := false
	for {
		b, err := in.ReadSlice('\n')
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			long = true
			continue
		case long && (err == nil || errors.Is(err, io.EOF)):
			return "", ErrLong
		case errors.Is(err, io.EOF) && len(b) > 0: // the last line has no line break
			return strings.TrimRight(string(b), "\r\n"), nil
		case err != nil:
			return "", err
		}
		return strings.TrimRight(string(b), "\r\n"), nil
	}
}
