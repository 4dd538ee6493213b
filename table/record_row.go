package table

import (
	"bytes"
	"fmt"
	"io"
)

// Row is what a file of records holds: that of one fight, or a plan and those of an adventure's fights, each of which
// begins when the one before it is over.
type Row struct {
	Plan    *Plan     // nil: one fight alone
	Base    []byte    // the plan's line
	Records []*Record // at least one; the last says whether the file is torn
}

// Last is the record of the fight that was begun last.
func (r *Row) Last() *Record {
	if len(r.Records) == 0 {
		return nil
	}
	return r.Records[len(r.Records)-1]
}

// ReadRow reads a file of records. A last line without a newline is what a crash leaves: it is dropped and reported.
// Lines may end as Windows has them (CRLF): hashes are of lines without their ends. Every other line that is not as it
// should be is a [RecordError], as is a file of more than MaxRecord bytes.
func ReadRow(r io.Reader) (*Row, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxRecord+1))
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	if len(data) > MaxRecord {
		return nil, &RecordError{1, fmt.Sprintf("the file has more than %d bytes; a record was expected", MaxRecord)}
	}
	row, good, torn := &Row{}, int64(0), false
	for n := 1; len(data) > 0; n++ {
		line, rest, whole := bytes.Cut(data, []byte{'\n'})
		if !whole {
			torn = true
			break
		}
		if err := row.line(n, bytes.TrimSuffix(line, []byte{'\r'})); err != nil {
			return nil, &RecordError{n, err.Error()}
		}
		good += int64(len(line)) + 1
		data = rest
	}
	switch {
	case good == 0 && torn:
		return nil, &RecordError{1, "the first line is cut off; a header was expected"}
	case good == 0:
		return nil, &RecordError{1, "the record is empty; a header was expected"}
	case len(row.Records) == 0:
		return nil, &RecordError{2, "the header of the adventure's first fight is missing"}
	}
	row.Last().Torn, row.Last().Good = torn, good
	return row, nil
}

// line takes in the n-th line.
func (r *Row) line(n int, line []byte) error {
	last := r.Last()
	switch {
	case len(line) > MaxLine:
		return fmt.Errorf("%d bytes; a line has at most %d", len(line), MaxLine)
	case n == 1 && isPlan(line):
		var err error
		r.Plan, err = readPlan(line)
		r.Base = bytes.Clone(line)
		return err
	case last == nil:
		return r.begin(n, line)
	case r.Plan != nil && bytes.HasPrefix(line, beginsRecord()):
		return r.begin(n, line)
	default:
		return last.line(n, line)
	}
}

// begin begins the record of another fight.
func (r *Row) begin(n int, line []byte) error {
	if r.Plan != nil && len(r.Records) == len(r.Plan.Fights) {
		return fmt.Errorf("fight %d begins, but the adventure has %d", len(r.Records)+1, len(r.Plan.Fights))
	}
	rec := &Record{Line: n}
	if err := rec.header(line); err != nil {
		return err
	}
	r.Records = append(r.Records, rec)
	return nil
}
