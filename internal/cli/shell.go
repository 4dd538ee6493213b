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

// shell is the world around the command.
type shell struct {
	in       io.Reader
	out, err io.Writer
	env      func(string) string
	now      func() time.Time
	grace    atomic.Int64 // nanoseconds that the command has to finish when it is told to stop
}

// isTerminal reports whether the stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(f.Fd())
}

// color reports whether to write in colours: on a terminal, unless NO_COLOR is set or it can not.
func (sh *shell) color() bool {
	return isTerminal(sh.out) && sh.env("NO_COLOR") == "" && sh.env("TERM") != "dumb"
}

// width is the number of columns to write: those of the terminal, or COLUMNS, or 80.
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

// drawing says how to draw on this terminal.
func (sh *shell) drawing(book *table.Book) draw.Options {
	return draw.Options{
		Width: sh.width(), Color: sh.color(), Coords: true, ASCII: sh.env("TERM") == "dumb",
		Title: func(id string) string { return book.Text(book.Find(id)).Title },
	}
}

// json writes the value for a program to read.
func (sh *shell) json(v any) error {
	e := json.NewEncoder(draw.SafeWriter(sh.out)) // what is written out is JSON all the same
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// print writes text for people.
func (sh *shell) print(format string, args ...any) error {
	_, err := fmt.Fprintf(draw.SafeWriter(sh.out), format, args...)
	return err
}

// note writes what is worth knowing beside the result.
func (sh *shell) note(format string, args ...any) {
	fmt.Fprintf(draw.SafeWriter(sh.err), format+"\n", args...)
}

// anySeed is a seed that nobody knows beforehand, short enough to type.
func anySeed() (uint64, error) {
	var b [4]byte
	if _, err := rand.Read(b[:]); err != nil {
		return 0, err
	}
	return uint64(binary.LittleEndian.Uint32(b[:])), nil
}
