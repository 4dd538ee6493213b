package store

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"fray/table"
)

// CheckTable returns [ErrInvalid] if a driver cannot store the table. Every driver calls it, so that all accept the same tables.
func CheckTable(t Table) error {
	if t.ID == "" {
		return fmt.Errorf("%w: the table has no ID", ErrInvalid)
	}
	texts := []string{t.ID, t.Name, t.Ruleset, t.Encounter, t.Branch, t.Winner}
	for name, seat := range t.Seats {
		texts = append(texts, name, seat.Plays)
		for _, s := range seat.Standing {
			texts = append(texts, s.Kind, s.Verb, s.Actor)
		}
	}
	texts = append(texts, t.Talk.Notes)
	for _, s := range t.Talk.Chat {
		texts = append(texts, s.By, s.Text)
	}
	return checkTexts("table "+t.ID, texts...)
}

// CheckLinks returns [ErrInvalid] if a driver cannot store the links as links of the table, or [ErrExists] if two of them
// have the same ID or hash.
func CheckLinks(table string, links ...Link) error {
	ids, hashes := map[string]bool{}, map[[32]byte]bool{}
	for _, l := range links {
		switch {
		case l.ID == "" || l.Role == "":
			return fmt.Errorf("%w: table %s: a link has no ID or no role", ErrInvalid, table)
		case l.Table != table:
			return fmt.Errorf("%w: table %s: link %s belongs to table %q", ErrInvalid, table, l.ID, l.Table)
		case ids[l.ID] || hashes[l.Hash]:
			return fmt.Errorf("table %s: link %s: %w", table, l.ID, ErrExists)
		}
		if err := checkTexts("link "+l.ID, l.ID, l.Role, l.Seat); err != nil {
			return err
		}
		ids[l.ID], hashes[l.Hash] = true, true
	}
	return nil
}

// checkTexts refuses what some database cannot store as text.
func checkTexts(what string, texts ...string) error {
	for _, s := range texts {
		if !utf8.ValidString(s) || strings.ContainsRune(s, 0) {
			return fmt.Errorf("%w: %s: %q is not valid text", ErrInvalid, what, s)
		}
	}
	return nil
}

// TrimLines removes the newline at the end of each line and returns the size of the lines in a record in bytes, newlines
// included. It returns [ErrInvalid] for what is not exactly one line, and [ErrTooLong] for a line over [table.MaxLine]. The
// returned lines are copies.
func TrimLines(lines ...[]byte) (trimmed [][]byte, size int, err error) {
	if len(lines) == 0 {
		return nil, 0, fmt.Errorf("%w: there is no line", ErrInvalid)
	}
	for _, line := range lines {
		line = bytes.TrimSuffix(line, []byte("\n"))
		switch {
		case len(line) == 0:
			return nil, 0, fmt.Errorf("%w: a line is empty", ErrInvalid)
		case bytes.IndexByte(line, '\n') >= 0:
			return nil, 0, fmt.Errorf("%w: a line contains a newline", ErrInvalid)
		case len(line) > table.MaxLine:
			return nil, 0, fmt.Errorf("%w: a line has %d bytes; at most %d are allowed", ErrTooLong, len(line), table.MaxLine)
		}
		trimmed = append(trimmed, bytes.Clone(line))
		size += len(line) + 1
	}
	return trimmed, size, nil
}
