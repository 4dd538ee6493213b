package table_test

import (
	"slices"
	"testing"

	"fray/table"
)

// heard takes down the kinds of events.
type heard struct{ kinds []table.EventKind }

func (h *heard) Hear(e *table.Event) { h.kinds = append(h.kinds, e.Kind) }

// TestMuted: nobody hears what is muted, not even a listener that comes meanwhile, and not before the outermost Muted ends.
func TestMuted(t *testing.T) {
	var first, second heard
	tt := table.Table{Listener: &first}
	tell := func(k table.EventKind) { tt.Tell(k, 0, table.Nobody, table.Nobody) }
	tell(table.Hit)
	tt.Muted(func() {
		tt.Muted(func() { tell(table.Missed) })
		tt.Listener = &second
		tell(table.Harmed)
	})
	tell(table.Fell)
	if !slices.Equal(first.kinds, []table.EventKind{table.Hit}) || !slices.Equal(second.kinds, []table.EventKind{table.Fell}) {
		t.Errorf("heard %v and then %v", first.kinds, second.kinds)
	}
}
