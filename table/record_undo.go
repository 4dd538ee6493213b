package table

import "bytes"

// DecodeUndo returns the number of inputs that an undo line of a record keeps. For any other line, ok is false.
func DecodeUndo(line []byte) (keep int, ok bool) {
	if !bytes.HasPrefix(line, []byte(undoPrefix)) {
		return 0, false
	}
	u := undoLine{Undo: -1}
	if err := decodeLine(line, &u, "an undo"); err != nil || u.Undo < 0 {
		return 0, false
	}
	return u.Undo, true
}
