package table

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// RecordError says what is wrong with a line of a record.
type RecordError struct {
	Line int // from 1
	Text string
}

// Error gives line and text.
func (e *RecordError) Error() string { return fmt.Sprintf("record, line %d: %s", e.Line, e.Text) }

// ReadRecord reads a record. A last line without a newline is what a crash leaves: it is dropped and reported. Every
// other line that is not as it should be is a [RecordError].
func ReadRecord(r io.Reader) (*Record, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxRecord+1))
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	if len(data) > MaxRecord {
		return nil, fmt.Errorf("record: more than %d bytes", MaxRecord)
	}
	rec := &Record{}
	for n := 1; len(data) > 0; n++ {
		line, rest, whole := bytes.Cut(data, []byte{'\n'})
		if !whole {
			rec.Torn = true
			break
		}
		if err := rec.line(n, line); err != nil {
			return nil, err
		}
		rec.Good += int64(len(line)) + 1
		data = rest
	}
	switch {
	case rec.Base == nil && rec.Torn:
		return nil, &RecordError{1, "the first line is cut off; a header was expected"}
	case rec.Base == nil:
		return nil, &RecordError{1, "the record is empty; a header was expected"}
	}
	return rec, nil
}

// line takes in the n-th line.
func (rec *Record) line(n int, line []byte) error {
	if len(line) > MaxLine {
		return &RecordError{n, fmt.Sprintf("%d bytes; a line has at most %d", len(line), MaxLine)}
	}
	var err error
	switch {
	case n == 1:
		err = rec.header(line)
	case bytes.HasPrefix(line, []byte(`{"undo":`)):
		err = rec.undo(line)
	case bytes.HasPrefix(line, []byte(`{"end":`)):
		err = rec.end(n, line)
	default:
		err = rec.input(n, line)
	}
	if err != nil {
		return &RecordError{n, err.Error()}
	}
	return nil
}

func (rec *Record) header(line []byte) error {
	h := &rec.Header
	if err := decodeLine(line, h, "a header"); err != nil {
		return err
	}
	if h.Fray != Format {
		return fmt.Errorf(`found format "fray":%d; this version reads format %d`, h.Fray, Format)
	}
	if h.Ruleset == "" {
		return errors.New(`the header has no "ruleset"`)
	}
	if h.Dice != DiceRoll && h.Dice != DiceAsk {
		return fmt.Errorf("found dice %q; %q or %q was expected", h.Dice, DiceRoll, DiceAsk)
	}
	rec.Base = bytes.Clone(line)
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
	rec.Undone += had - u.Undo
	rec.Inputs, rec.Lines, rec.End = rec.Inputs[:u.Undo], rec.Lines[:u.Undo], nil
	return nil
}

func (rec *Record) end(n int, line []byte) error {
	var e endLine
	if err := decodeLine(line, &e, "an end"); err != nil {
		return err
	}
	rec.End, rec.endLine = &e.End, n
	return nil
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
	switch raw, err := hex.DecodeString(in.Hash); {
	case said != 1:
		return fmt.Errorf(`found %d of "answer", "dice", "adjust" and "fresh"; one was expected`, said)
	case in.Answer != "" && in.Seat == "":
		return errors.New(`the answer has no "seat"`)
	case in.Note != "" && in.Answer == "":
		return errors.New(`found a "note" without an "answer"`)
	case err != nil || len(raw) != hashLen:
		return fmt.Errorf("found hash %q; %d hexadecimal digits were expected", in.Hash, 2*hashLen)
	}
	return nil
}

// decodeLine reads one JSON object and refuses fields it does not know and anything after it.
func decodeLine(line []byte, v any, what string) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
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
