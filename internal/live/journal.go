package live

import (
	"bytes"

	"fray/internal/recordfile"
	"fray/table"
)

// journal writes to a record file, once there is one.
type journal struct{ to *recordfile.File }

// options returns the options of a session that starts with this header and writes to the journal.
func (j *journal) options(head table.Header, line []byte) table.Options {
	o := head.Options(bytes.TrimSuffix(line, []byte("\n")))
	o.Journal = j
	return o
}

// begin records the header of an adventure's next fight.
func (j *journal) begin(line []byte) error {
	if j.to == nil {
		return nil
	}
	return j.to.Begin(line)
}

// Append records an input.
func (j *journal) Append(in table.Input) error {
	if j.to == nil {
		return nil
	}
	return j.to.Append(in)
}

// Undo records that only the first keep inputs remain.
func (j *journal) Undo(keep int) error {
	if j.to == nil {
		return nil
	}
	return j.to.Undo(keep)
}

// End records the result of the fight.
func (j *journal) End(e table.End) error {
	if j.to == nil {
		return nil
	}
	return j.to.End(e)
}
