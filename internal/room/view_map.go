package room

import (
	"slices"

	"fray/table"
)

// sharedMap returns one copy of the map for all audiences that see the same.
func (f *fight) sharedMap(v *view, m *table.MapView) *table.MapView {
	for _, other := range f.views {
		if other != v && other.ground != nil && sameMap(other.ground, m) {
			return other.ground
		}
	}
	return m
}

func sameMap(a, b *table.MapView) bool {
	return a.Shape == b.Shape && a.Cols == b.Cols && a.Rows == b.Rows && a.Levels == b.Levels &&
		slices.EqualFunc(a.Cells, b.Cells, func(x, y table.CellView) bool {
			return x.Name == y.Name && x.Kind == y.Kind && x.Glyph == y.Glyph && slices.Equal(x.Holds, y.Holds) && slices.Equal(x.Links, y.Links)
		})
}
