package space

// SquarePlan is a map of squares as people write it: a drawing for each level, or its size alone.
//
// A drawing is rows of characters, one for each square; blanks between them are skipped. A drawing that begins with + is
// drawn with its edges instead: every second character of every second row is a square, + stands where edges meet, and
// between two squares stands what is on their edge:
//
//   - nothing where it is open, | or - for a wall;
//   - : for what stops movement alone, such as a window or bars;
//   - % for what stops sight alone, such as a curtain;
//   - a letter or digit for a marker, such as that of a door.
type SquarePlan struct {
	Size    []int             `json:"size,omitempty" range:"1..512" default:"(25 by 25, or what the drawings need)" doc:"columns, rows and levels (1 if left out)"`
	Squares []string          `json:"squares,omitempty" doc:"a drawing for each level, the lowest first: rows of characters; a dot is open ground, others are terrain, markers or explained in the legend; one that begins with + has its edges drawn too"`
	Floors  []string          `json:"floors,omitempty" doc:"what lies between each level and the next: open, solid, or a drawing with = where it is solid, : a grate, % a veil, a dot where it is open" default:"(open)"`
	Legend  map[string]string `json:"legend,omitempty" doc:"what the characters mean: kinds of terrain"`
	Terrain []Patch           `json:"terrain,omitempty" doc:"terrain laid over single squares"`
	Picture string            `json:"picture,omitempty" form:"picture" default:"(none)" doc:"a picture under the map in the browser: a file of the folder pictures (docs/writing-content.md)"`
}

// Edge is the edge between two squares.
type Edge struct{ From, To Cell }

// SquareField is a built map of squares with its terrain. Walls and Opaque are state: a ruleset that opens doors copies
// them.
type SquareField struct {
	Squares     *Squares
	Kind        []uint8  // by cell: index into the kinds the map was built with
	Ground      *Ground  // points to enter; nil if every cell costs 1
	Walls       *Barrier // what stops movement
	Opaque      *Barrier // what stops sight
	Exits       *Set
	Markers     map[string][]Cell // marker characters of the drawings: their cells, level by level in reading order
	EdgeMarkers map[string][]Edge // those drawn on edges
	marks       marks
}

// Stray finds the markers that are drawn and that nothing stands at: each is an error, because it is most likely a slip.
func (f *SquareField) Stray(used []string) []Fault { return f.marks.stray(used) }

// Take returns the square of a name such as "3,1", or the next square of a marker, which is taken then.
func (f *SquareField) Take(at string) (Cell, error) {
	return f.marks.take(at, f.Markers, "square", "3,1", f.Squares.Parse)
}

// squareBuilder makes the field of a plan.
type squareBuilder struct {
	terrains
	plan   *SquarePlan
	levels []squareDrawing
	field  *SquareField
	cost   []uint8 // by cell: points to enter, 0 for one
}

// Build makes the map with the kinds of terrain of a ruleset ([Kinds], or its own); the first kind is open ground. All
// faults are reported at once; the field is nil if there are any.
func (p *SquarePlan) Build(rules SquareRules, kinds []Terrain) (*SquareField, []Fault) {
	b := squareBuilder{plan: p, terrains: terrains{kinds: kinds}}
	b.read()
	b.measure(rules)
	if len(b.faults) > 0 {
		return nil, b.faults
	}
	b.draw()
	b.floors()
	b.patches(p.Terrain, b.field.Squares, b.lay)
	if len(b.faults) > 0 {
		return nil, b.faults
	}
	b.field.Ground = b.field.Squares.NewGround(b.cost)
	return b.field, nil
}

// measure settles the size.
func (b *squareBuilder) measure(rules SquareRules) {
	cols, rows, levels := 25, 25, 1
	drawn := len(b.levels) > 0
	if drawn {
		cols, rows, levels = b.levels[0].cols, b.levels[0].rows, len(b.levels)
	}
	if size := b.plan.Size; size != nil {
		if len(size) != 2 && len(size) != 3 {
			b.fault("size", "found %d numbers, expected columns and rows, and levels where there are several", len(size))
			return
		}
		high := 1
		if len(size) == 3 {
			high = size[2]
		}
		if drawn && (size[0] != cols || size[1] != rows || high != levels) {
			b.fault("size", "found %d by %d on %d, expected %d by %d on %d as drawn (or leave size out)", size[0], size[1], high, cols, rows, levels)
		}
		cols, rows, levels = size[0], size[1], high
	}
	if len(b.faults) > 0 {
		return
	}
	s, err := NewSquares(cols, rows, levels, rules)
	if err != nil {
		b.fault("", "%v", err)
		return
	}
	b.field = &SquareField{
		Squares: s, Kind: make([]uint8, s.Size()), Walls: s.NewBarrier(), Opaque: s.NewBarrier(), Exits: s.NewSet(),
		Markers: map[string][]Cell{}, EdgeMarkers: map[string][]Edge{},
	}
	b.cost = make([]uint8, s.Size())
}

// lay puts a kind of terrain on a cell; a cost of 0 is the kind's own.
func (b *squareBuilder) lay(c Cell, kind, cost uint8) {
	f, k := b.field, b.kinds[kind]
	if cost == 0 {
		cost = k.Cost
	}
	b.cost[c] = cost
	f.Kind[c] = kind
	f.Walls.PutCell(c, k.Impassable)
	f.Opaque.PutCell(c, k.BlocksSight)
	put(f.Exits, c, k.Exit)
}

// bar puts something on an edge.
func (b *squareBuilder) bar(from, to Cell, way, sight bool) {
	c, kind, ok := b.field.Squares.edge(from, to)
	if !ok {
		return // the outer edge of the map
	}
	if way {
		b.field.Walls.putEdge(c, kind, true)
	}
	if sight {
		b.field.Opaque.putEdge(c, kind, true)
	}
}
