package cli

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strconv"
	"strings"

	"fray/internal/cli/line"
	"fray/pack"
)

// choose offers the encounters and gives the name of the one that is chosen; "" if none is.
func (sh *shell) choose(ctx context.Context, list []pack.Listing) (string, error) {
	if len(list) == 0 {
		return "", errors.New("there are no bundled encounters; give a file")
	}
	if err := sh.print("%s", sh.listText(list, true)); err != nil {
		return "", err
	}
	sh.in = sh.buffered()
	for {
		if err := sh.print("which fight (number or name)> "); err != nil {
			return "", err
		}
		text, err := line.Read(ctx, sh.in)
		if !isTerminal(sh.in) && err == nil {
			if err := sh.print("%s\n", line.Printable(text)); err != nil {
				return "", err
			}
		}
		if errors.Is(err, io.EOF) || text == "quit" {
			return "", sh.print("\n")
		}
		if err != nil && !errors.Is(err, line.ErrLong) {
			return "", err
		}
		if name, ok := chosen(list, strings.TrimSpace(text)); ok {
			return name, nil
		}
		if err := sh.print("found %q; a number from 1 to %d or a name of the list was expected, or quit\n", text, len(list)); err != nil {
			return "", err
		}
	}
}

// chosen is the name of the encounter with this number, name or title, if no other has the same title.
func chosen(list []pack.Listing, text string) (string, bool) {
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= len(list) {
		return list[n-1].Name, true
	}
	var fit []string
	for _, e := range list {
		switch {
		case strings.EqualFold(e.Name, text):
			return e.Name, true
		case strings.EqualFold(e.Title, text):
			fit = append(fit, e.Name)
		}
	}
	if len(fit) == 1 {
		return fit[0], true
	}
	return "", false
}

// buffered is the input behind one buffer, so that what is read ahead is not lost.
func (sh *shell) buffered() io.Reader {
	if isTerminal(sh.in) {
		return sh.in // gives one line at a time
	}
	return bufio.NewReaderSize(sh.in, line.Buffer)
}
