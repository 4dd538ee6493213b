package setup

import "fray/space"

// MarkedMap is a built map on which markers can be drawn: [*space.Field] or [*space.SquareField].
type MarkedMap interface {
	Take(at string) (space.Cell, error)
	Stray(used []string) []space.Fault
}

// Place returns the cell where something stands at the start: the named one, or the next one of a marker. It returns
// space.None after a problem.
func (r *Reader) Place(m MarkedMap, path, at string) space.Cell {
	r.Use(at)
	c, err := m.Take(at)
	if err != nil {
		r.Problem(path, "%v", err)
		return space.None
	}
	return c
}

// Use notes that something stands at a marker of the map.
func (r *Reader) Use(at string) { r.used = append(r.used, at) }

// Stray reports the markers of the map that nothing stands at.
func (r *Reader) Stray(m MarkedMap) { r.MapFaults(m.Stray(r.used)) }

// MapFaults reports what is wrong with the map.
func (r *Reader) MapFaults(faults []space.Fault) {
	for _, f := range faults {
		path := "map"
		if f.Path != "" {
			path += "." + f.Path
		}
		r.Problem(path, "%s", f.Why)
	}
}
