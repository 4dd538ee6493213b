package setup

import (
	"fray/space"
	"fray/table"
)

// ZoneMap returns the view of a map of zones with their names and links, and the cell of each zone in it. linked returns the
// zones that can be entered from one, a bit for each.
func ZoneMap(z *space.Zones, linked func(space.Cell) uint64) (m table.MapView, cells []*table.CellView) {
	m = table.MapView{Shape: z.Shape(), Cols: z.Cols(), Rows: z.Rows(), Cells: make([]table.CellView, z.Cols()*z.Rows())}
	cells = make([]*table.CellView, z.Size())
	for i := range m.Cells {
		c := z.At(i%z.Cols(), i/z.Cols())
		if c == space.None {
			continue
		}
		cells[c] = &m.Cells[i]
		cells[c].Name = z.Name(c)
		for o := range space.Cell(z.Size()) {
			if linked(c)>>o&1 != 0 {
				cells[c].Links = append(cells[c].Links, z.Name(o))
			}
		}
	}
	return m, cells
}
