package space

import (
	"fmt"
	"strings"
)

// Field is a built map of hexes with its terrain.
type Field struct {
	Hexes   *Hexes
	Kind    []uint8 // by cell: index into Kinds()
	Ground  *Ground // points to enter; nil if every cell costs 1
	Walls   *Set    // cells that cannot be entered
	Opaque  *Set    // cells that block sight
	Exits   *Set
	Markers map[string][]Cell // marker characters of the drawing: their cells in reading order
}

// Fault is something wrong in a plan: where (such as "draw" or "terrain[1].at[0]", nothing for the whole), and what was
// expected.
type Fault struct{ Path, Why string }

// Build makes the map. All faults are reported at once; the field is nil if there are any.
func (p *Plan) Build() (*Field, []Fault) {
	b := builder{plan: p, kinds: Kinds()}
	b.measure()
	if len(b.faults) > 0 {
		return nil, b.faults
	}
	b.draw()
	b.patch()
	if len(b.faults) > 0 {
		return nil, b.faults
	}
	b.field.Ground = b.field.Hexes.NewGround(b.cost)
	return b.field, nil
}

type builder struct {
	plan   *Plan
	kinds  []Terrain
	rows   []string // the drawing without blanks
	field  *Field
	cost   []uint8 // by cell: points to enter, 0 for one
	faults []Fault
}

func (b *builder) fault(path, format string, args ...any) {
	b.faults = append(b.faults, Fault{path, fmt.Sprintf(format, args...)})
}

// kind finds a stock kind by its name.
func (b *builder) kind(path, name string) (uint8, bool) {
	names := make([]string, len(b.kinds))
	for i, k := range b.kinds {
		if k.Kind == name {
			return uint8(i), true
		}
		names[i] = k.Kind
	}
	b.fault(path, "unknown terrain %q, expected one of %s", name, strings.Join(names, ", "))
	return 0, false
}

// patch lays the terrain given cell by cell.
func (b *builder) patch() {
	for i, patch := range b.plan.Terrain {
		k, ok := b.kind(fmt.Sprintf("terrain[%d].kind", i), patch.Kind)
		if patch.Cost < 0 || patch.Cost > 255 {
			b.fault(fmt.Sprintf("terrain[%d].cost", i), "found %d, expected 0 to 255", patch.Cost)
			ok = false
		}
		for j, name := range patch.At {
			c, err := b.field.Hexes.Parse(name)
			if err != nil {
				b.fault(fmt.Sprintf("terrain[%d].at[%d]", i, j), "%v", err)
			} else if ok {
				b.lay(c, k, uint8(patch.Cost))
			}
		}
	}
}

// lay puts a kind of terrain on a cell; a cost of 0 is the kind's own.
func (b *builder) lay(c Cell, kind, cost uint8) {
	f, k := b.field, b.kinds[kind]
	if cost == 0 {
		cost = k.Cost
	}
	b.cost[c] = cost
	f.Kind[c] = kind
	put(f.Walls, c, k.Impassable)
	put(f.Opaque, c, k.BlocksSight)
	put(f.Exits, c, k.Exit)
}

func put(s *Set, c Cell, in bool) {
	if in {
		s.Add(c)
	} else {
		s.Remove(c)
	}
}
