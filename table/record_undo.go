package table

import "bytes"

// DecodeUndo returns the number of inputs that a line of a record keeps: an undo, or an upgrade. For any other line, ok is
// false.
func DecodeUndo(line []byte) (keep int, ok bool) {
	switch {
	case bytes.HasPrefix(line, []byte(undoPrefix)):
		u := undoLine{Undo: -1}
		err := decodeLine(line, &u, "an undo")
		return u.Undo, err == nil && u.Undo >= 0
	case bytes.HasPrefix(line, []byte(upgradePrefix)):
		l := upgradeLine{Upgrade{Inputs: -1}}
		err := decodeLine(line, &l, "an upgrade")
		return l.Upgrade.Inputs, err == nil && l.Upgrade.Inputs >= 0
	}
	return 0, false
}
