package live

import (
	"fray/internal/recordfile"
	"fray/table"
)

// journal passes on to a record file once there is one.
type journal struct{ to *recordfile.File }

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
