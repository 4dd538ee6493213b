package room

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strconv"

	"fray/table"
)

// marks say in which lines of the record things stand, counted from 1. Lines are only ever added, so none stands for two things.
type marks struct {
	inputs []int // by input
	back   int   // the last undo that took back more than decrees; 0: none
}

// keep are the marks with the first so many inputs only.
func (m marks) keep(n int) marks { return marks{slices.Clip(m.inputs[:n]), m.back} }

// nextLine is the line in which the next thing that is put in will stand.
func (f *fight) nextLine() int { return f.lines + len(f.pending) + 1 }

// mark is the line of what has changed the fight last, as far as it counts.
func (f *fight) mark(counts func(at int) bool) int {
	for at := len(f.marks.inputs); at > 0; at-- {
		if counts(at) {
			return max(f.marks.inputs[at-1], f.marks.back)
		}
	}
	return max(1, f.marks.back)
}

// publicMark is the mark of what everybody knows.
func (f *fight) publicMark() int {
	return f.mark(func(at int) bool {
		return !slices.ContainsFunc(f.unseen, func(u unseen) bool { return u.at == at })
	})
}

// idBytes is how long the id of a question is.
const idBytes = 9

// questionID is what these eyes call the open question. It tells it from all other questions that the table has asked them or
// will ask, it is the same when the fight is read again, and it changes only by what they may know of. It is a keyed hash, as the
// line itself would tell how many inputs others have made.
func (f *fight) questionID(e eyes) string {
	h := hmac.New(sha256.New, append(slices.Clip(f.rec.Base), f.idKey()...))
	h.Write([]byte("question " + strconv.Itoa(f.mark(func(at int) bool { return !f.unseen.hide(e, at) }))))
	return hex.EncodeToString(h.Sum(nil)[:idBytes])
}

// idKey is what only the server knows of a table: its seeds.
func (f *fight) idKey() []byte {
	key := []byte(f.rec.Header.Seed.String())
	for _, s := range f.rec.Seeds {
		key = append(key, s.String()...)
	}
	return key
}

// markUndo notes that all but the first so many inputs are taken back by a line. Decrees alone leave nothing that an
// answer to the question before them could be taken for.
func (f *fight) markUndo(inputs []table.Input, keep, line int) {
	f.marks = f.marks.keep(keep)
	if slices.ContainsFunc(inputs[keep:], func(in table.Input) bool { return in.Adjust == nil }) {
		f.marks.back = line
	}
}
