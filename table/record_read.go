package table

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// RecordError says what is wrong with a line of a record.
type RecordError struct {
	Line int // from 1
	Text string
}

// Error gives line and text.
func (e *RecordError) Error() string { return fmt.Sprintf("record, line %d: %s", e.Line, e.Text) }

// ReadRecord reads the record of one fight, as [ReadRow] does.
func ReadRecord(r io.Reader) (*Record, error) {
	row, err := ReadRow(r)
	if err != nil {
		return nil, err
	}
	if row.Plan != nil {
		return nil, &RecordError{1, "this is the record of an adventure; that of one fight was expected"}
	}
	return row.Records[0], nil
}

// line takes in the n-th line of the file, which is not the header.
func (rec *Record) line(n int, line []byte) error {
	switch {
	case rec.End != nil && rec.End.Seed != "":
		return errors.New("found a line after the end that reveals the seed; nothing may follow it")
	case bytes.HasPrefix(line, []byte(`{"stir":`)):
		return rec.stir(line)
	case bytes.HasPrefix(line, []byte(`{"begin":`)):
		return rec.begin(n, line)
	case rec.Header.Commit != "" && rec.Begun == "":
		return fmt.Errorf("found %s; a stir or the beginning was expected", excerpt(line))
	case bytes.HasPrefix(line, []byte(undoPrefix)):
		return rec.undo(line)
	case bytes.HasPrefix(line, []byte(upgradePrefix)):
		return rec.upgrade(n, line)
	case bytes.HasPrefix(line, []byte(`{"end":`)):
		return rec.end(n, line)
	default:
		return rec.input(n, line)
	}
}

func (rec *Record) header(line []byte) error {
	var l headerLine
	if err := decodeLine(line, &l, "a header"); err != nil {
		return err
	}
	rec.Base = bytes.Clone(line)
	h := Header{
		Fray: l.Fray, Ruleset: l.Ruleset, Name: l.Name, Commit: l.Commit, Dice: l.Dice, AskEnd: l.AskEnd, Setup: l.Setup, After: l.After, Came: l.Came,
	}
	if l.Seed != nil {
		h.Seed = *l.Seed
	}
	rec.Header = h
	if err := checkHead(h.Fray, h.Ruleset, h.Dice, h.Name); err != nil {
		return err
	}
	switch {
	case (l.Seed == nil) == (l.Commit == ""):
		return errors.New(`the header has to have either "seed" or "commit"`)
	case h.Seed.secret:
		return errors.New("the header holds a secret seed; its commitment was expected")
	case h.Commit == "":
		return nil
	case h.Fray == oldest:
		return errors.New("a record of format 1 has no commitment")
	}
	return checkCommit(h.Commit)
}

// checkCommit refuses a text that is no commitment.
func checkCommit(text string) error {
	if raw, err := hex.DecodeString(text); err != nil || len(raw) != 32 || strings.ToLower(text) != text {
		return fmt.Errorf("found commitment %s; 64 hexadecimal digits were expected", excerpt([]byte(text)))
	}
	return nil
}

// checkHash refuses a text that is no hash of the chain.
func checkHash(text string) error {
	if raw, err := hex.DecodeString(text); err != nil || len(raw) != hashLen {
		return fmt.Errorf("found hash %s; %d hexadecimal digits were expected", excerpt([]byte(text)), 2*hashLen)
	}
	return nil
}

func (rec *Record) undo(line []byte) error {
	u := undoLine{Undo: -1}
	if err := decodeLine(line, &u, "an undo"); err != nil {
		return err
	}
	had := len(rec.Inputs)
	if u.Undo < 0 || u.Undo > had {
		return fmt.Errorf("found an undo that keeps %d inputs, but there are %d before it", u.Undo, had)
	}
	if rec.Upgraded != nil && u.Undo < rec.Upgraded.Inputs {
		return fmt.Errorf("found an undo that keeps %d inputs, but the upgrade is after %d", u.Undo, rec.Upgraded.Inputs)
	}
	rec.Undone += had - u.Undo
	if u.Seen || slices.ContainsFunc(rec.Inputs[u.Undo:], func(in Input) bool { return in.Adjust == nil }) {
		rec.Undos++
	}
	rec.Inputs, rec.Lines, rec.End = rec.Inputs[:u.Undo], rec.Lines[:u.Undo], nil
	return nil
}

func (rec *Record) end(n int, line []byte) error {
	var e endLine
	if err := decodeLine(line, &e, "an end"); err != nil {
		return err
	}
	if e.End.Seed != "" {
		seed, err := ParseSeed(e.End.Seed)
		if err != nil || !seed.secret || rec.Header.Commit == "" {
			return errors.New(`found a "seed" in the end that no commitment in the header asks for`)
		}
	}
	rec.End, rec.endLine = &e.End, n
	return CheckLine(e.End.Winner)
}

func (rec *Record) input(n int, line []byte) error {
	var in Input
	if err := decodeLine(line, &in, "an input, an undo or an end"); err != nil {
		return err
	}
	if want := len(rec.Inputs) + 1; in.N != want {
		return fmt.Errorf("found input number %d; number %d was expected", in.N, want)
	}
	if err := in.check(); err != nil {
		return err
	}
	if in.Fresh && (in.Commit == "") != (rec.Header.Commit == "") {
		return errors.New("fresh dice have a commitment where the header has one, and only there")
	}
	rec.Inputs, rec.Lines, rec.End = append(rec.Inputs, in), append(rec.Lines, n), nil
	return nil
}

// check refuses an input that says several things at once, or nothing.
func (in *Input) check() error {
	said := 0
	for _, is := range [4]bool{in.Answer != "", len(in.Dice) > 0, in.Adjust != nil, in.Fresh} {
		if is {
			said++
		}
	}
	switch {
	case said != 1:
		return fmt.Errorf(`found %d of "answer", "dice", "adjust" and "fresh"; one was expected`, said)
	case in.Answer != "" && in.Seat == "":
		return errors.New(`the answer has no "seat"`)
	case in.Note != "" && in.Answer == "":
		return errors.New(`found a "note" without an "answer"`)
	case in.Commit != "" && !in.Fresh:
		return errors.New(`found a "commit" without "fresh"`)
	case in.Commit != "":
		if err := checkCommit(in.Commit); err != nil {
			return err
		}
	}
	if err := checkHash(in.Hash); err != nil {
		return err
	}
	return in.checkTexts()
}

// decodeLine reads one JSON object and refuses fields it does not know and anything after it.
func decodeLine(line []byte, v any, what string) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok && wrong.Field == "" { // another kind of value as a whole
			return fmt.Errorf("found %s; %s was expected", excerpt(line), what)
		}
		return fmt.Errorf("found %s; %s was expected (%w)", excerpt(line), what, err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("found something after the end of %s: %s", what, excerpt(line))
	}
	return nil
}

// excerpt is the beginning of a line, quoted.
func excerpt(line []byte) string {
	const most = 40
	if len(line) > most {
		return fmt.Sprintf("%q...", line[:most])
	}
	return fmt.Sprintf("%q", line)
}
