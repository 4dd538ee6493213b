package narrate_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/narrate"
	"fray/table"
)

// TestCourse: harm, healing beyond the most, a fall, and what the reader does not hear.
func TestCourse(t *testing.T) {
	c := cast()
	events := []table.Event{
		{Kind: table.Round},
		{Kind: table.Harmed, Who: 0, Target: 1, N: [4]int32{5, 15}},
		{Kind: table.Harmed, Who: 0, Target: 1, N: [4]int32{5, 10}, To: table.At(1)},
		{Kind: table.Healed, Who: 1, Target: 1, N: [4]int32{9, 24}},
		{Kind: table.Healed, Who: 1, Target: 1, N: [4]int32{1, 25}},
		{Kind: table.Harmed, Who: 1, Target: 0, N: [4]int32{3, 7}},
		{Kind: table.Fell, Who: 1, Target: 0},
		{Kind: table.Harmed, Who: 1, Target: table.Thing(0), N: [4]int32{3, 7}},
	}
	want := []narrate.Share{{0, []int{1000, 1000}}, {1, []int{1000, 750}}, {3, []int{1000, 1000}}, {5, []int{700, 1000}}, {6, []int{0, 1000}}}
	if diff := cmp.Diff(want, narrate.CourseOf(c, events, narrate.Hears(c, 2), []int{10, 20})); diff != "" {
		t.Error(diff)
	}
	if got := narrate.CourseOf(c, events, narrate.Hears(c, 2), []int{10, 0}); len(got) != 3 || got[1].Left[1] != 0 {
		t.Errorf("health that the reader does not know counts: %v", got)
	}
}
