package table_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"fray/table"
)

// snapshots compare without regard to empty slices; the pace is compared by the bytes.
var snapshots = cmp.Options{cmp.AllowUnexported(table.Audience{}), cmpopts.IgnoreUnexported(table.Snapshot{}), cmpopts.EquateEmpty()}

// TestSnapshotsAreRead: a snapshot of a fight at any moment is read as it was written, and includes all that is settled.
func TestSnapshotsAreRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := begin(t, 40)
		p, book := s.Snapshot(), s.Game().Book()
		if p.Inputs > len(s.Inputs()) || p.Rest > p.Inputs || len(p.Events) != s.Settled() {
			t.Fatalf("%d inputs, of which %d before the resting point, and %d events, of %d and %d", p.Inputs, p.Rest, len(p.Events), len(s.Inputs()), s.Settled())
		}
		written := p.Append([]byte("before"), book)
		read, err := table.ReadSnapshot(written[len("before"):], book)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(p, read, snapshots); diff != "" {
			t.Fatalf("(-written +read):\n%s", diff)
		}
		if again := read.Append(nil, book); !bytes.Equal(again, written[len("before"):]) {
			t.Fatal("what is read is written otherwise")
		}
	})
}

// FuzzReadSnapshot: whatever is read can be written and read again, and comes out the same.
func FuzzReadSnapshot(f *testing.F) {
	s := table.NewSession(skirmish(), table.Options{Seed: table.Practice(5)})
	book := s.Game().Book()
	for n := 0; n < 60 && s.Open() != nil; n++ {
		if n%20 == 0 {
			f.Add(s.Snapshot().Append(nil, book))
		}
		if err := s.AnswerOption(s.Open().Seats.First(), s.Open().Default()); err != nil {
			f.Fatal(err)
		}
	}
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, b []byte) {
		p, err := table.ReadSnapshot(b, book)
		if err != nil {
			return
		}
		written := p.Append(nil, book)
		again, err := table.ReadSnapshot(written, book)
		if err != nil {
			t.Fatalf("what was written cannot be read: %v", err)
		}
		if diff := cmp.Diff(p, again, snapshots); diff != "" {
			t.Fatalf("(-first +second):\n%s", diff)
		}
	})
}

// upgradedRecord is a record with the line of an upgrade, changed by edit.
func upgradedRecord(edit func(map[string]any)) string {
	const hash = `"hash":"00112233445566778899aabbccddeeff"}` + "\n"
	up := map[string]any{"inputs": 2, "rest": 1, "rests": 3, "state": []byte{1}, "after": "00112233445566778899aabbccddeeff", "fray": "v1"}
	edit(up)
	line, _ := json.Marshal(map[string]any{"upgrade": up})
	return `{"fray":2,"ruleset":"duel","name":"","seed":"7","dice":"roll","setup":{}}` + "\n" +
		`{"n":1,"seat":"red","answer":"end",` + hash + `{"n":2,"fresh":true,` + hash + `{"n":3,"seat":"red","answer":"end",` + hash + string(line) + "\n"
}

// TestUpgradeLines: an upgrade takes back what it does not keep, counts as an undo, and has to fit the record before it.
func TestUpgradeLines(t *testing.T) {
	good := upgradedRecord(func(map[string]any) {})
	rec, err := table.ReadRecord(strings.NewReader(good))
	if err != nil {
		t.Fatal(err)
	}
	if len(rec.Inputs) != 2 || rec.Undone != 1 || rec.Undos != 1 || rec.Upgraded == nil || rec.UpgradeLine != 5 {
		t.Errorf("the record is read as %+v", rec)
	}
	if keep, ok := table.DecodeUndo(bytes.TrimSpace(rec.EncodeUpgrade())); keep != 2 || !ok {
		t.Errorf("the line keeps %d, %v", keep, ok)
	}
	for name, edit := range map[string]func(map[string]any){
		"there are 3 before it":    func(u map[string]any) { u["inputs"] = 4 },
		"after -1 inputs":          func(u map[string]any) { u["inputs"] = -1 },
		"middle of a beat":         func(u map[string]any) { u["rest"] = 0 },
		"out of bounds":            func(u map[string]any) { u["rests"] = -1 },
		"without a state":          func(u map[string]any) { u["state"] = []byte{} },
		`an upgrade after hash ""`: func(u map[string]any) { delete(u, "after") },
		"unknown field":            func(u map[string]any) { u["more"] = 1 },
		"printable":                func(u map[string]any) { u["fray"] = "v\x1b" },
	} {
		if _, err := table.ReadRecord(strings.NewReader(upgradedRecord(edit))); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%q is expected, and the error is %v", name, err)
		}
	}
	for line, says := range map[string]string{
		`{"undo":1}`: "the upgrade is after 2",
		`{"upgrade":{"inputs":1,"rest":1,"rests":0,"state":"AA==","after":"00112233445566778899aabbccddeeff"}}`: "the one before it is after 2",
	} {
		if _, err := table.ReadRecord(strings.NewReader(good + line + "\n")); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("after an upgrade, %s is %v", line, err)
		}
	}
	if _, err := table.ReadRecord(strings.NewReader(good + `{"undo":2}` + "\n")); err != nil {
		t.Errorf("an undo to the upgrade: %v", err)
	}
}
