package table_test

import (
	"testing"

	"fray/table"
)

func TestDecodeUndo(t *testing.T) {
	for line, want := range map[string]int{
		`{"undo":0}`: 0, `{"undo":12}`: 12, `{"undo":-1}`: -1, `{"undo":"1"}`: -1, `{"undo":1,"x":2}`: -1, `{"undo":1} 2`: -1,
		`{"undo":`: -1, `{"n":1,"key":"undo"}`: -1, ``: -1,
	} {
		keep, ok := table.DecodeUndo([]byte(line))
		if ok != (want >= 0) || ok && keep != want {
			t.Errorf("%s decodes to %d, %v", line, keep, ok)
		}
	}
}

func FuzzDecodeUndo(f *testing.F) {
	for _, line := range []string{`{"undo":0}`, `{"undo":7} `, `{"undo":-3}`, `{"undo":`, `{"n":1}`} {
		f.Add([]byte(line))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		keep, ok := table.DecodeUndo(line)
		if !ok {
			return
		}
		again, err := table.EncodeUndo(keep)
		if err != nil || keep < 0 {
			t.Fatalf("%q decodes to %d: %v", line, keep, err)
		}
		if n, ok := table.DecodeUndo(again); n != keep || !ok {
			t.Fatalf("%d is encoded as %q, which decodes to %d", keep, again, n)
		}
	})
}
