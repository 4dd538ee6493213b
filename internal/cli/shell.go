package cli

import (
	"crypto/rand"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/charmbracelet/x/term"

	"fray/internal/draw"
	"fray/table"
)

// shell is the environment of a command.
type shell struct {
	in       io.Reader
	out, err io.Writer
	env      func(string) string
	now      func() time.Time
	grace    atomic.Int64 // nanoseconds that the command has to finish after a signal
}

// isTerminal reports whether the stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(f.Fd())
}

// color reports whether to use colors: on a terminal, unless NO_COLOR is set or TERM is dumb.
func (sh *shell) color() bool {
	return isTerminal(sh.out) && sh.env("NO_COLOR") == "" && sh.env("TERM") != "dumb"
}

// width returns the number of columns: of the terminal, or COLUMNS, or 80.
func (sh *shell) width() int {
	const usual, least = 80, 40
	if f, ok := sh.out.(*os.File); ok {
		if w, _, err := term.GetSize(f.Fd()); err == nil && w > 0 {
			return max(w, least)
		}
	}
	if w, err := strconv.Atoi(sh.env("COLUMNS")); err == nil && w > 0 {
		return max(w, least)
	}
	return usual
}

// drawing returns the drawing options for this terminal.
func (sh *shell) drawing(book *table.Book) draw.Options {
	return draw.Options{
		Width: sh.width(), Color: sh.color(), Coords: true, ASCII: sh.env("TERM") == "dumb",
		Title: func(id string) string { return book.Text(book.Find(id)).Title },
	}
}

// json prints a value as JSON.
func (sh *shell) json(v any) error {
	e := json.NewEncoder(draw.SafeWriter(sh.out)) // escaped text is still valid JSON
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// print prints text on standard output.
func (sh *shell) print(format string, args ...any) error {
	_, err := fmt.Fprintf(draw.SafeWriter(sh.out), format, args...)
	return err
}

// note prints a message on standard error.
func (sh *shell) note(format string, args ...any) {
	fmt.Fprintf(draw.SafeWriter(sh.err), format+"\n", args...)
}

// anySeed returns a random seed, short enough to type.
func anySeed() (uint64, error) {
	var b [4]byte
	if _, err := rand.Read(b[:]); err != nil {
		return 0, err
	}
	return uint64(binary.LittleEndian.Uint32(b[:])), nil
}
