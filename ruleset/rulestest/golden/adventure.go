package golden

import (
	"bytes"
	"os"
	"testing"

	"fray/ruleset"
	"fray/table"
)

// CheckAdventure replays the fights of an adventure's record, each from its own setup.
func CheckAdventure(t *testing.T, name, path string) {
	t.Helper()
	rs, ok := ruleset.Find(name)
	if !ok {
		t.Fatalf("unknown ruleset %q", name)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	row, err := table.ReadRow(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if row.Plan == nil || len(row.Records) < 2 {
		t.Fatalf("%s has %d fights, want an adventure of two or more", path, len(row.Records))
	}
	for _, rec := range row.Records {
		t.Run(rec.Header.Name, func(t *testing.T) { replay(t, rs, rec) })
	}
}
