package recordfile_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/recordfile"
	"fray/table"
)

const hash = "00112233445566778899aabbccddeeff"

var inputs = []table.Input{
	{N: 1, Seat: "red", Answer: "end", Hash: hash},
	{N: 2, Dice: []int32{31}, Hash: hash},
	{N: 3, Fresh: true, Hash: hash},
}

// create creates a record in a new folder.
func create(t *testing.T, with []table.Input) (*recordfile.File, string) {
	t.Helper()
	head, err := table.EncodeHeader(table.Header{Ruleset: "duel", Dice: table.DiceRoll, Setup: []byte(`{}`)})
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "fight.jsonl")
	f, err := recordfile.Create(path, head, with)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() }) //nolint:errcheck // some tests close it themselves
	return f, path
}

func read(t *testing.T, path string) *table.Record {
	t.Helper()
	row, err := recordfile.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	return row.Last()
}

func TestEveryInputIsWrittenAtOnce(t *testing.T) {
	f, path := create(t, inputs[:1])
	for i, in := range inputs[1:] {
		if err := f.Append(in); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(inputs[:i+2], read(t, path).Inputs); diff != "" {
			t.Errorf("after %d: %s", i+2, diff)
		}
	}
	if err := f.Undo(1); err != nil {
		t.Fatal(err)
	}
	if err := f.End(table.End{Result: table.Draw, Hash: hash}); err != nil {
		t.Fatal(err)
	}
	rec := read(t, path)
	if len(rec.Inputs) != 1 || rec.Undone != 2 || rec.End == nil || rec.Torn {
		t.Errorf("the record is %+v", rec)
	}
}

func TestCreateLeavesNoTemporaryFile(t *testing.T) {
	_, path := create(t, nil)
	names, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(names) != 1 {
		t.Errorf("the folder holds %v: %v", names, err)
	}
}

func TestCreateRefusesToOverwrite(t *testing.T) {
	_, path := create(t, inputs)
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	_, err = recordfile.Create(path, []byte("{}\n"), nil)
	if _, refused := errors.AsType[*recordfile.ExistsError](err); !refused {
		t.Errorf("the error is %v", err)
	}
	after, err := os.ReadFile(path)
	if err != nil || string(after) != string(before) {
		t.Errorf("the file has changed: %v", err)
	}
	if names, _ := os.ReadDir(filepath.Dir(path)); len(names) != 1 {
		t.Errorf("the folder holds %v", names)
	}
}

func TestCreateInAMissingFolder(t *testing.T) {
	if _, err := recordfile.Create(filepath.Join(t.TempDir(), "no", "fight.jsonl"), []byte("{}\n"), nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the error is %v", err)
	}
}

func TestOpenRemovesAnIncompleteLine(t *testing.T) {
	f, path := create(t, inputs[:2])
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(whole, `{"n":3,"fre`...), 0o600); err != nil {
		t.Fatal(err)
	}
	again, row, err := recordfile.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close() //nolint:errcheck // read below
	rec := row.Last()
	if !rec.Torn || len(rec.Inputs) != 2 {
		t.Errorf("torn %v, %d inputs", rec.Torn, len(rec.Inputs))
	}
	if err := again.Append(inputs[2]); err != nil {
		t.Fatal(err)
	}
	if got := read(t, path); got.Torn || len(got.Inputs) != 3 {
		t.Errorf("after the next input: torn %v, %d inputs", got.Torn, len(got.Inputs))
	}
}

func TestOnlyOneProcessWritesARecord(t *testing.T) {
	f, path := create(t, nil)
	if _, _, err := recordfile.Open(path); err == nil || !strings.Contains(err.Error(), "another fray") {
		t.Errorf("the error is %v", err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	again, _, err := recordfile.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	again.Close() //nolint:errcheck // nothing was written
}

func TestAFullRecordRefusesInputs(t *testing.T) {
	f, path := create(t, nil)
	long := table.Input{N: 1, Seat: "red", Answer: strings.Repeat("a", table.MaxRecord), Hash: hash}
	if err := f.Append(long); err == nil || !strings.Contains(err.Error(), "full") {
		t.Errorf("the error is %v", err)
	}
	if err := f.Append(inputs[0]); err != nil {
		t.Errorf("a refused line spoils the record: %v", err)
	}
	if got := read(t, path); len(got.Inputs) != 1 {
		t.Errorf("%d inputs", len(got.Inputs))
	}
}

func TestFilesThatAreNoRecords(t *testing.T) {
	dir := t.TempDir()
	empty := filepath.Join(dir, "empty.jsonl")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{empty, dir, filepath.Join(dir, "none")} {
		if _, err := recordfile.Read(path); err == nil {
			t.Errorf("%s is read", path)
		}
		if _, _, err := recordfile.Open(path); err == nil {
			t.Errorf("%s is opened", path)
		}
	}
}

// A full record keeps room for decrees and undo, and then for the end.
func TestAFullRecordHasRoomToEnd(t *testing.T) {
	f, path := create(t, nil)
	fill := func(bound int) {
		t.Helper()
		for {
			info, err := os.Stat(path)
			if err != nil {
				t.Fatal(err)
			}
			room := bound - int(info.Size()) - 1
			if room < 1 {
				return
			}
			if err := f.Begin([]byte(strings.Repeat(" ", min(room, table.MaxLine)) + "\n")); err != nil {
				t.Fatal(err)
			}
		}
	}
	fill(table.AnswerRoom)
	if err := f.Append(table.Input{N: 1, Seat: "red", Answer: "pass", Hash: hash}); err == nil || !strings.Contains(err.Error(), "gm end") {
		t.Errorf("an answer to a full record: %v", err)
	}
	decree := table.Input{N: 1, Adjust: &table.Adjustment{Do: "set", Why: strings.Repeat("a", 100_000)}, Hash: hash}
	n := 0
	for ; n < 100 && f.Append(decree) == nil; n++ {
	}
	if n != 9 {
		t.Errorf("%d long decrees are taken", n)
	}
	decree.Adjust.Why = ""
	for f.Append(decree) == nil {
		decree.Adjust.Why += strings.Repeat("a", 1000)
	}
	if err := f.Append(table.Input{N: 1, Adjust: &table.Adjustment{Do: "end"}, Hash: hash}); err != nil {
		t.Errorf("the fight cannot be ended: %v", err)
	}
	if err := f.End(table.End{Hash: hash}); err != nil {
		t.Errorf("the end cannot be written: %v", err)
	}
}
