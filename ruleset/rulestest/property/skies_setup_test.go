package property_test

import (
	"fmt"

	"fray/ruleset"
	"fray/space"
	"fray/table"
)

// skySetup is an encounter of skies, a toy ruleset that proves squares and cubes: creatures of one to six squares walk and
// fly through rooms with thin walls, doors on edges, floors and its own terrain. They threaten and flank, breathe at
// intersections, see what walls let them see, and fall when they are down.
type skySetup struct {
	Map       space.SquarePlan `json:"map"`
	Creatures []skyCreature    `json:"creatures"`
}

type skyCreature struct {
	ID    string `json:"id"`
	Side  int    `json:"side"`
	Span  int    `json:"span"`
	Reach int    `json:"reach"`
	HP    int    `json:"hp"`
	Flies bool   `json:"flies"`
	At    string `json:"at"`
}

const (
	mostSky   = 8  // creatures
	mostDoors = 4  // edges marked d
	mostHP    = 30 // of a creature
	mostCells = 2000
	skySpeed  = 5
	skyRounds = 4
)

// skyKinds is the terrain of skies: its own, not the stock.
func skyKinds() []space.Terrain {
	return []space.Terrain{
		{Kind: "open", Cost: 1, Glyph: '.'},
		{Kind: "cloud", Cost: 2, BlocksSight: true, Glyph: '*'},
		{Kind: "rock", Cost: 1, Impassable: true, BlocksSight: true, Glyph: '#'},
		{Kind: "brambles", Cost: 5, Glyph: '~'},
	}
}

// skyDef is what never changes in a fight.
type skyDef struct {
	setup *skySetup
	field *space.SquareField
	sq    *space.Squares
	cast  table.Cast
	book  table.Book
	doors []space.Edge
	cells []table.CellView // the map as it is seen, but for its doors
	low   *space.Set       // the lowest level: walkers stay there
}

// newSky makes a game, or lists what is wrong.
func newSky(setup *skySetup) (*skyGame, []table.Problem) {
	d := &skyDef{setup: setup, cast: table.Cast{Name: "skies", Sides: []string{"doves", "hawks"}, Seats: []string{"gm", "dove", "hawk"}}, book: skyBook()}
	var problems []table.Problem
	problem := func(path, format string, args ...any) {
		problems = append(problems, table.Problem{Path: path, Why: fmt.Sprintf(format, args...)})
	}
	field, faults := setup.Map.Build(space.SquareRules{}, skyKinds())
	for _, f := range faults {
		problem("map."+f.Path, "%s", f.Why)
	}
	if field != nil && field.Squares.Size() > mostCells {
		problem("map", "found %d squares, expected at most %d", field.Squares.Size(), mostCells)
	}
	if n := len(setup.Creatures); n < 1 || n > mostSky {
		problem("creatures", "found %d, expected 1 to %d", n, mostSky)
	}
	if len(problems) > 0 {
		return nil, problems
	}
	for _, f := range field.Stray([]string{"d"}) {
		problem("map."+f.Path, "%s", f.Why)
	}
	d.field, d.sq, d.doors, d.low = field, field.Squares, field.EdgeMarkers["d"], field.Squares.NewSet()
	if len(d.doors) > mostDoors || len(field.Markers) > 0 {
		problem("map", "found %d doors and %d markers, expected at most %d doors, and no markers in squares", len(d.doors), len(field.Markers), mostDoors)
	}
	if len(problems) > 0 {
		return nil, problems
	}
	for c := range space.Cell(d.sq.Size()) {
		d.cells = append(d.cells, d.cell(c))
		if _, _, z := d.sq.Place(c); z == 0 {
			d.low.Add(c)
		}
	}
	g := &skyGame{skyDef: d, sc: newSkyScratch(d.sq)}
	for i := range setup.Creatures {
		if why := g.enter(i); why != "" {
			problem(fmt.Sprintf("creatures[%d]", i), "%s", why)
		}
	}
	if len(problems) > 0 {
		return nil, problems
	}
	return g, nil
}

// enter takes a creature into the cast and onto the map; it says what is wrong with it.
func (g *skyGame) enter(i int) string {
	c := &g.setup.Creatures[i]
	if c.ID == "" || g.cast.Find(c.ID) != table.Nobody || c.Side < 0 || c.Side > 1 || c.HP < 1 || c.HP > mostHP || c.Reach < 0 || c.Reach > 9 || c.Span < 1 || c.Span > 6 {
		return "expected an id that is no other's, side 0 or 1, hp 1 to 30, reach 0 to 9, span 1 to 6"
	}
	cell, err := g.sq.Parse(c.At)
	if err != nil {
		return err.Error()
	}
	g.cast.Combatants = append(g.cast.Combatants, table.Member{ID: c.ID, Name: c.ID, Side: c.Side, Seat: table.Seat(c.Side + 1)})
	g.s.n = uint8(i + 1)
	g.s.units[i] = skyUnit{cell: cell, hp: int8(c.HP)}
	if why := g.unfit(i, cell); why != "" {
		return why
	}
	return ""
}

func skyBook() table.Book {
	b := table.Book{Name: "skies", Verbs: table.Verbs("move", "attack", "breathe", "door", "end", "strike", "pass"), Questions: table.Questions("turn", "opportunity")}
	for _, id := range []string{"turn", "move", "attack", "flank", "breath", "door", "opportunity", "fall", "over"} {
		b.Rules = append(b.Rules, table.RuleText{ID: "skies." + id, Title: id, Rule: "The rule of " + id + "."})
	}
	return b
}

// skyRuleset is skies as hosts know a ruleset.
func skyRuleset() *ruleset.Ruleset {
	b := skyBook()
	return &ruleset.Ruleset{
		Name: "skies", Book: &b, NewSetup: func() any { return new(skySetup) }, NewCreature: func() any { return new(skyCreature) },
		New: func(s any) (table.Game, []table.Problem) {
			g, problems := newSky(s.(*skySetup))
			if len(problems) > 0 {
				return nil, problems
			}
			return g, nil
		},
	}
}
