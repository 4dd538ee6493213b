package space

// Field is a built map of hexes with its terrain.
type Field struct {
	Hexes   *Hexes
	Kind    []uint8 // by cell: index into the kinds that the map was built with
	Ground  *Ground // points to enter; nil if every cell costs 1
	Walls   *Set    // cells that cannot be entered
	Opaque  *Set    // cells that block sight
	Exits   *Set
	Markers map[string][]Cell // marker characters of the drawing: their cells in reading order
	marks   marks
}

// Stray finds the markers that are drawn and that nothing stands at: each is an error, because it is most likely a slip.
func (f *Field) Stray(used []string) []Fault { return f.marks.stray(used) }

// Take returns the cell of a name such as "3,-1", or the next cell of a marker, which is taken then.
func (f *Field) Take(at string) (Cell, error) {
	return f.marks.take(at, f.Markers, "cell", "3,-1", f.Hexes.Parse)
}

// Fault is something wrong in a plan: where (such as "draw" or "terrain[1].at[0]", nothing for the whole), and what was
// expected.
type Fault struct{ Path, Why string }

// Build makes the map with the stock kinds of terrain. All faults are reported at once; the field is nil if there are any.
func (p *Plan) Build() (*Field, []Fault) { return p.BuildOf(Kinds()) }

// BuildOf makes the map with a ruleset's own kinds of terrain; the first kind is open ground.
func (p *Plan) BuildOf(kinds []Terrain) (*Field, []Fault) {
	b := builder{plan: p, terrains: terrains{kinds: kinds}}
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
	terrains
	plan  *Plan
	rows  []string // the drawing without blanks
	field *Field
	cost  []uint8 // by cell: points to enter, 0 for one
}

// patch lays the terrain given cell by cell.
func (b *builder) patch() { b.patches(b.plan.Terrain, b.field.Hexes, b.lay) }

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
