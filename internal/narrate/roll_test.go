package narrate_test

import (
	"testing"

	"fray/internal/narrate"
	"fray/table"
)

// TestIsRoll: checks, thrown dice and itemised sums can be explained; what has no parts cannot.
func TestIsRoll(t *testing.T) {
	for name, tt := range map[string]struct {
		event table.Event
		want  bool
	}{
		"a check":                {table.Event{Kind: table.Rolled}, true},
		"dice":                   {table.Event{Kind: table.Gained, Faces: []int32{4}}, true},
		"a sum without dice":     {table.Event{Kind: table.Gained, Mods: []table.Mod{{Rule: 1, Value: 2}}}, true},
		"a number without parts": {table.Event{Kind: table.Gained}, false},
	} {
		if got := narrate.IsRoll(&tt.event); got != tt.want {
			t.Errorf("%s: found %v, expected %v", name, got, tt.want)
		}
	}
}
