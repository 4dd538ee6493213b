package flow_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/ruleset/flow"
	"fray/space"
	"fray/table"
)

// A character of the drawing that is no terrain and that nothing stands at is a fault, and so is a marker that is not drawn.
func TestMarkersAreAccountedFor(t *testing.T) {
	set := two()
	set.Map = space.Plan{Draw: ". g . G .\n . . ~ . ."}
	set.Combatants[0].At, set.Combatants[1].At = "g", "b"
	_, problems := flow.New(set)
	want := []table.Problem{
		{Path: "combatants[1].at", Why: "the marker b is not drawn: the map has G, g"},
		{Path: "map.draw", Why: `row 1, column 4: "G" is no terrain, and nothing is placed at it: add it to the legend, or place something with at: G; did you mean "g"?`},
	}
	if diff := cmp.Diff(want, problems); diff != "" {
		t.Errorf("problems (-want +got):\n%s", diff)
	}
	set.Combatants[1].At = "G"
	if _, problems = flow.New(set); len(problems) > 0 {
		t.Errorf("both markers are used, and yet: %v", problems)
	}
}
