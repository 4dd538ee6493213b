package room

import (
	"slices"
	"sync"

	"fray/table"
)

// ground is the map of a fight, which all audiences see alike.
type ground struct {
	shown *table.MapView // as it was when it last changed
	fresh bool           // it is the map of now
}

// spareCells are cells of maps that were not shown, to be used again.
var spareCells = sync.Pool{New: func() any { return new([]table.CellView) }}

// mapNow returns the map. It is the same pointer as long as the map does not change.
func (f *fight) mapNow() *table.MapView {
	g := &f.ground
	if g.fresh {
		return g.shown
	}
	spare := spareCells.Get().(*[]table.CellView)
	now := f.s.Game().Map(*spare)
	if now.Cells == nil { // there is no map
		now.Cells = []table.CellView{}
	}
	if g.shown == nil || !sameMap(g.shown, &now) {
		g.shown = &now
	} else {
		*spare = now.Cells
		spareCells.Put(spare)
	}
	g.fresh = true
	return g.shown
}

func sameMap(a, b *table.MapView) bool {
	return a.Shape == b.Shape && a.Cols == b.Cols && a.Rows == b.Rows && a.Levels == b.Levels && a.Picture == b.Picture &&
		slices.EqualFunc(a.Cells, b.Cells, sameCell)
}

func sameCell(a, b table.CellView) bool {
	return a.Name == b.Name && a.Kind == b.Kind && a.Glyph == b.Glyph && a.East == b.East && a.South == b.South &&
		slices.Equal(a.Holds, b.Holds) && slices.Equal(a.Links, b.Links)
}
