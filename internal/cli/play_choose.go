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

// chooseFight lists the encounters and adventures, and on a terminal the unfinished fights that were kept. It returns the name of the
// chosen one or the path of its record, or "" if the user quits.
func (sh *shell) chooseFight(ctx context.Context, f playFlags) (string, error) {
	lib, err := sh.library(f.packs)
	if err != nil {
		return "", err
	}
	var kept []save
	if dir, err := sh.savesFolder(f.autosave); isTerminal(sh.in) && err == nil && dir != "" {
		kept = sh.unfinished(dir)
	}
	return sh.choose(ctx, append(lib.Encounters(), lib.Adventures()...), kept)
}

// choose lists fights and returns the name of the chosen one, the path of a kept one, or "" if the user quits.
func (sh *shell) choose(ctx context.Context, list []pack.Listing, kept []save) (string, error) {
	if len(list) == 0 {
		return "", errors.New("there are no bundled encounters: name a file")
	}
	if err := sh.print("%s", sh.listText(list, true)); err != nil {
		return "", err
	}
	for i, s := range kept {
		if err := sh.print("  r%d resume %s, %s\n", i+1, line.Printable(s.name), s.at.Format("2 January 15:04")); err != nil {
			return "", err
		}
	}
	sh.in = sh.buffered()
	for {
		if err := sh.print("fight (number or name)> "); err != nil {
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
		if n, err := strconv.Atoi(strings.TrimPrefix(strings.TrimSpace(text), "r")); err == nil && strings.HasPrefix(text, "r") && n >= 1 && n <= len(kept) {
			return kept[n-1].path, nil
		}
		if err := sh.print("there is no fight %q; type a number from 1 to %d, a name from the list, or quit\n", text, len(list)); err != nil {
			return "", err
		}
	}
}

// chosen returns the name of the encounter with this number, name or unique title.
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

// buffered returns the input with one shared buffer, so that no input is lost between readers.
func (sh *shell) buffered() io.Reader {
	if isTerminal(sh.in) {
		return sh.in // a terminal gives one line at a time
	}
	return bufio.NewReaderSize(sh.in, line.Buffer)
}
