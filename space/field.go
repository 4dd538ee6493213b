package space

import (
	"fmt"
	"maps"
	"slices"
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

// Fault is something wrong in a plan: where (such as "draw" or "terrain[1].at[0]"), and what was expected.
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

// measure settles the size and the origin.
func (b *builder) measure() {
	cols, rows, oc, or := 25, 25, 12, 12
	for line := range strings.Lines(b.plan.Draw) {
		row := strings.Join(strings.Fields(line), "")
		if row != "" {
			b.rows = append(b.rows, row)
		}
	}
	if len(b.rows) > 0 {
		cols, rows, oc, or = len(b.rows[0]), len(b.rows), 0, 0
		for i, row := range b.rows {
			if len(row) != cols {
				b.fault("draw", "row %d has %d characters, expected %d as in the first row", i+1, len(row), cols)
			}
		}
	}
	if n := len(b.plan.Hex); n != 0 && n != 2 {
		b.fault("hex", "found %d numbers, expected two: columns and rows", n)
		return
	} else if n == 2 {
		if len(b.rows) > 0 && (b.plan.Hex[0] != cols || b.plan.Hex[1] != rows) {
			b.fault("hex", "found %d by %d, expected %d by %d as drawn (or leave hex out)", b.plan.Hex[0], b.plan.Hex[1], cols, rows)
		}
		cols, rows = b.plan.Hex[0], b.plan.Hex[1]
		oc, or = 0, 0
	}
	if n := len(b.plan.Origin); n != 0 && n != 2 {
		b.fault("origin", "found %d numbers, expected two: the column and the row of hex 0,0", n)
		return
	} else if n == 2 {
		oc, or = b.plan.Origin[0], b.plan.Origin[1]
	}
	if len(b.faults) > 0 {
		return
	}
	h, err := NewHexes(cols, rows, oc, or)
	if err != nil {
		b.fault("", "%v", err)
		return
	}
	b.field = &Field{Hexes: h, Kind: make([]uint8, h.Size()), Walls: h.NewSet(), Opaque: h.NewSet(), Exits: h.NewSet(),
		Markers: map[string][]Cell{}}
	b.cost = make([]uint8, h.Size())
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

// draw reads the drawing: a legend's characters, else the stock glyphs, else markers on open ground.
func (b *builder) draw() {
	glyphs := [256]int16{}
	for i := range glyphs {
		glyphs[i] = -1
	}
	for i, k := range b.kinds {
		glyphs[k.Glyph] = int16(i)
	}
	for _, char := range slices.Sorted(maps.Keys(b.plan.Legend)) {
		if len(char) != 1 {
			b.fault("legend", "%q: expected one plain character", char)
		} else if i, ok := b.kind("legend."+char, b.plan.Legend[char]); ok {
			glyphs[char[0]] = int16(i)
		}
	}
	for row, line := range b.rows {
		for col := range len(line) {
			c := b.field.Hexes.AtOffset(col, row)
			if k := glyphs[line[col]]; k >= 0 {
				b.lay(c, uint8(k), 0)
			} else {
				name := string(line[col])
				b.field.Markers[name] = append(b.field.Markers[name], c)
			}
		}
	}
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
