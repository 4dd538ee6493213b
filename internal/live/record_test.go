package live_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/live"
)

// play answers n times with the first choice and returns the view.
func play(t *testing.T, tb *live.Table, n int) {
	t.Helper()
	for range n {
		advance(t, tb)
		if err := tb.Answer(tb.Choices()[0].Key); err != nil {
			t.Fatal(err)
		}
	}
	advance(t, tb)
}

func TestResume(t *testing.T) {
	c := config(nil)
	c.Record = filepath.Join(t.TempDir(), "fight.jsonl")
	tb := start(t, c)
	play(t, tb, 3)
	want := tb.View()
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := live.Resume(c.Record, find, nil, nil)
	if err != nil || r.Torn || r.Adventure != nil {
		t.Fatalf("%+v: %v", r, err)
	}
	again := r.Table
	defer again.Close() //nolint:errcheck // read by nobody
	if diff := cmp.Diff(want, again.View()); diff != "" {
		t.Errorf("the resumed fight differs (-was +is):\n%s", diff)
	}
	play(t, again, 1)
}

// A file cut at any length resumes at a point of the same fight.
func TestResumeAfterACrashAtAnyByte(t *testing.T) {
	c := config(nil)
	c.Record = filepath.Join(t.TempDir(), "fight.jsonl")
	tb := start(t, c)
	play(t, tb, 2)
	all := len(tb.Session().Inputs())
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(c.Record)
	if err != nil {
		t.Fatal(err)
	}
	header := strings.IndexByte(string(whole), '\n') + 1
	for size := header; size <= len(whole); size += 7 {
		if err := os.WriteFile(c.Record, whole[:size], 0o600); err != nil {
			t.Fatal(err)
		}
		r, err := live.Resume(c.Record, find, nil, nil)
		if err != nil {
			t.Fatalf("%d bytes: %v", size, err)
		}
		if wantTorn := whole[size-1] != '\n'; r.Torn != wantTorn {
			t.Errorf("%d bytes: torn is %v", size, r.Torn)
		}
		tb := r.Table
		if got := len(tb.Session().Inputs()); got > all || got != strings.Count(string(whole[:size]), "\n")-1 {
			t.Errorf("%d bytes: %d inputs of %d", size, got, all)
		}
		if err := tb.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestUndoIsRecorded(t *testing.T) {
	c := config(nil)
	c.Record = filepath.Join(t.TempDir(), "fight.jsonl")
	tb := start(t, c)
	play(t, tb, 3)
	if _, err := tb.Undo(2); err != nil {
		t.Fatal(err)
	}
	want := tb.Session().Inputs()
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := live.Resume(c.Record, find, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	again := r.Table
	defer again.Close() //nolint:errcheck // read by nobody
	if diff := cmp.Diff(want, again.Session().Inputs()); diff != "" {
		t.Error(diff)
	}
}

func TestSave(t *testing.T) {
	tb := start(t, config(nil))
	play(t, tb, 2)
	path := filepath.Join(t.TempDir(), "saved.jsonl")
	if err := tb.Save(path); err != nil {
		t.Fatal(err)
	}
	play(t, tb, 1)
	want := tb.View()
	if err := tb.Save(path); err == nil {
		t.Error("a record was overwritten")
	}
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := live.Resume(path, find, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	again := r.Table
	defer again.Close() //nolint:errcheck // read by nobody
	if diff := cmp.Diff(want, again.View()); diff != "" {
		t.Errorf("inputs after saving are missing from the record (-was +is):\n%s", diff)
	}
}
