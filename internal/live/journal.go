package live

import (
	"bytes"

	"fray/internal/recordfile"
	"fray/table"
)

// journal passes on to a record file once there is one.
type journal struct{ to *recordfile.File }

// options are those of a session that begins with the header of this line, and is kept by the journal.
func (j *journal) options(head table.Header, line []byte) table.Options {
	o := head.Options(bytes.TrimSuffix(line, []byte("\n")))
	o.Journal = j
	return o
}

// begin writes the header's line of an adventure's next fight.
func (j *journal) begin(line []byte) error {
	if j.to == nil {
		return nil
	}
	return j.to.Begin(line)
}

// Append writes an input.
func (j *journal) Append(in table.Input) error {
	if j.to == nil {
		return nil
	}
	return j.to.Append(in)
}

// Undo writes that only the first so many inputs are kept.
func (j *journal) Undo(keep int) error {
	if j.to == nil {
		return nil
	}
	return j.to.Undo(keep)
}

// End writes how the fight ended.
func (j *journal) End(e table.End) error {
	if j.to == nil {
		return nil
	}
	return j.to.End(e)
}
