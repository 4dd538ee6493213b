package store

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"fray/table"
)

// CheckTable says whether a driver can keep the table; else it is [ErrInvalid]. Every driver asks it, so that what one
// takes the others take too.
func CheckTable(t Table) error {
	if t.ID == "" {
		return fmt.Errorf("%w: a table without an ID", ErrInvalid)
	}
	texts := []string{t.ID, t.Name, t.Ruleset, t.Encounter, t.Branch, t.Winner}
	for name, seat := range t.Seats {
		texts = append(texts, name, seat.Plays)
		for _, s := range seat.Standing {
			texts = append(texts, s.Kind, s.Verb)
		}
	}
	return checkTexts("table "+t.ID, texts...)
}

// CheckLinks says whether a driver can keep the links as those of the table; else it is [ErrInvalid], or [ErrExists] if two
// of them are the same.
func CheckLinks(table string, links ...Link) error {
	ids, hashes := map[string]bool{}, map[[32]byte]bool{}
	for _, l := range links {
		switch {
		case l.ID == "" || l.Role == "":
			return fmt.Errorf("%w: table %s: a link without an ID or a role", ErrInvalid, table)
		case l.Table != table:
			return fmt.Errorf("%w: table %s: link %s is of table %q", ErrInvalid, table, l.ID, l.Table)
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

// checkTexts refuses what one of the databases can not keep as text.
func checkTexts(what string, texts ...string) error {
	for _, s := range texts {
		if !utf8.ValidString(s) || strings.ContainsRune(s, 0) {
			return fmt.Errorf("%w: %s: %q is no text", ErrInvalid, what, s)
		}
	}
	return nil
}

// TrimLines takes the newline off the end of each line and says how many bytes they have in a record, newlines included.
// What is no line is [ErrInvalid], one that is too long [ErrTooLong]. The lines are copies.
func TrimLines(lines ...[]byte) (trimmed [][]byte, size int, err error) {
	if len(lines) == 0 {
		return nil, 0, fmt.Errorf("%w: no line", ErrInvalid)
	}
	for _, line := range lines {
		line = bytes.TrimSuffix(line, []byte("\n"))
		switch {
		case len(line) == 0:
			return nil, 0, fmt.Errorf("%w: an empty line", ErrInvalid)
		case bytes.IndexByte(line, '\n') >= 0:
			return nil, 0, fmt.Errorf("%w: a line with another in it", ErrInvalid)
		case len(line) > table.MaxLine:
			return nil, 0, fmt.Errorf("%w: a line of %d bytes; it may have %d", ErrTooLong, len(line), table.MaxLine)
		}
		trimmed = append(trimmed, bytes.Clone(line))
		size += len(line) + 1
	}
	return trimmed, size, nil
}
