package property_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fray/space"
	"fray/table"
)

func (g *skyGame) name(i table.Who) string {
	if i < 0 {
		return "nobody"
	}
	return g.cast.Called(i)
}

func (g *skyGame) Prompt(q *table.Question) string {
	if q.Kind == 1 {
		return g.name(q.Who) + ": strike at " + g.name(q.Target) + "?"
	}
	return "what does " + g.name(q.Who) + " do?"
}

func (g *skyGame) Key(_ *table.Question, o table.Option) string {
	key := g.book.VerbName(o.Verb)
	switch {
	case o.Cell != table.Nowhere:
		key += ":" + g.sq.Name(o.Cell)
	case o.Who != table.Nobody:
		key += ":" + g.cast.Combatants[o.Who].ID
	case o.Item > 0:
		key += ":" + strconv.Itoa(int(o.Item))
	}
	return key
}

func (g *skyGame) Describe(q *table.Question, o table.Option) table.Choice {
	c := table.Choice{Key: g.Key(q, o), Label: g.Key(q, o), Rule: g.book.ID(q.Rule)}
	if o.Who != table.Nobody {
		c.Target = g.cast.Combatants[o.Who].ID
	}
	if o.Cell == table.Nowhere {
		return c
	}
	c.Cell, c.Corner = g.sq.Name(o.Cell), o.Verb == skyBreathe
	c.Row = strings.Replace(c.Label, c.Cell, table.Gap, 1)
	if o.Verb == skyMove { // with another flood: the question still shows that of this game
		other := g.Clone().(*skyGame)
		other.reach(int(q.Who))
		for _, cell := range other.sc.flood.Path(o.Cell, nil) {
			c.Path = append(c.Path, g.sq.Name(cell))
		}
	}
	return c
}

func (g *skyGame) Text(e *table.Event) string {
	return fmt.Sprintf("%s, %s: %s %v", g.name(e.Who), g.name(e.Target), g.book.ID(e.Rule), e.N)
}

func (g *skyGame) RollText(r *table.Roll) string {
	return fmt.Sprintf("%s: %dd%d", g.name(r.Who), r.Count, r.Sides)
}

// Map has the walls and doors on edges.
func (g *skyGame) Map([]table.CellView) table.MapView {
	m := table.MapView{Shape: g.sq.Shape(), Cols: g.sq.Cols(), Rows: g.sq.Rows(), Levels: g.sq.Levels(), Cells: slices.Clone(g.cells)}
	for i, e := range g.doors {
		what := map[bool]string{true: "door, open", false: "door, closed"}[g.s.open[i]]
		if e.To == e.From+1 {
			m.Cells[e.From].East = what
		} else {
			m.Cells[e.From].South = what
		}
	}
	return m
}

// View is everything for every seat.
func (g *skyGame) View(s table.Seat) table.View {
	v := table.View{Ruleset: "skies", Encounter: "skies", Round: int(g.s.round)}
	for i := range int(g.s.n) {
		m := &g.cast.Combatants[i]
		v.Tokens = append(v.Tokens, table.Token{
			ID: m.ID, Name: m.Name, Side: g.cast.Sides[m.Side], Cell: g.sq.Name(g.s.units[i].cell), Span: g.span(i), Down: !g.up(i), Mine: m.Seat == s,
			Sheet:  g.sheet(s, i),
			Meters: []table.Meter{{Name: "HP", Value: max(0, int(g.s.units[i].hp)), Max: g.setup.Creatures[i].HP}},
		})
	}
	if g.s.round > 0 {
		v.Turn = g.cast.Combatants[g.s.at].ID
	}
	if r, over := g.Over(); over {
		v.Over = true
		if r >= 0 {
			v.Winner = g.cast.Sides[r]
		}
	}
	return v
}

// sheet is what a seat knows of a creature: all of its side, and nothing of others.
func (g *skyGame) sheet(s table.Seat, i int) []string {
	if s != table.GM && g.cast.Combatants[i].Seat != s {
		return nil
	}
	return []string{fmt.Sprintf("span %d, reach %d", g.span(i), g.setup.Creatures[i].Reach)}
}

// cell is a square without its doors.
func (d *skyDef) cell(c space.Cell) table.CellView {
	x, y, z := d.sq.Place(c)
	cell := table.CellView{Name: d.sq.Name(c), East: d.edge(c, d.sq.At(x+1, y, z)), South: d.edge(c, d.sq.At(x, y+1, z))}
	if kind := d.field.Kind[c]; kind > 0 {
		cell.Kind, cell.Glyph = skyKinds()[kind].Kind, string(skyKinds()[kind].Glyph)
	}
	return cell
}

// edge says what stands between two cells.
func (d *skyDef) edge(a, b space.Cell) string {
	way, sight := d.field.Walls.Edge(a, b), d.field.Opaque.Edge(a, b)
	switch {
	case way && sight:
		return "wall"
	case way:
		return "bars"
	case sight:
		return "curtain"
	}
	return ""
}

// Faults: everybody who is up stands where it fits, nobody in anybody, and walkers on the lowest level.
func (g *skyGame) Faults() []string {
	var out []string
	for i := range int(g.s.n) {
		if !g.up(i) {
			continue
		}
		if why := g.unfit(i, g.s.units[i].cell); why != "" {
			out = append(out, g.name(table.Who(i))+" at "+g.sq.Name(g.s.units[i].cell)+": "+why)
		}
		if g.s.units[i].hp > int8(g.setup.Creatures[i].HP) {
			out = append(out, g.name(table.Who(i))+" has more hit points than it can have")
		}
	}
	return out
}
