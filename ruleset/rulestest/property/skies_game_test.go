package property_test

import (
	"encoding/binary"
	"errors"

	"fray/space"
	"fray/table"
)

const (
	skyMove table.Verb = iota
	skyAttack
	skyBreathe
	skyDoor
	skyEnd
	skyStrike
	skyPass
)

const (
	ruleTurn table.Rule = iota + 1
	ruleMove
	ruleAttack
	ruleFlank
	ruleBreath
	ruleDoor
	ruleOpportunity
	ruleFall
	ruleOver
)

type skyUnit struct {
	cell    space.Cell
	hp      int8
	reacted bool
}

// skyState is all that changes.
type skyState struct {
	round, at, n uint8
	moved, acted bool
	open         [mostDoors]bool
	units        [mostSky]skyUnit
}

// skyScratch is what is worked out from the state when it is needed.
type skyScratch struct {
	flood          *space.SquareFlood
	walls, opaque  *space.Barrier
	blocked, taken *space.Set
	touched, reach *space.Set
	area           *space.Set
	path           []space.Cell
}

func newSkyScratch(s *space.Squares) *skyScratch {
	return &skyScratch{
		flood: s.NewFlood(), walls: s.NewBarrier(), opaque: s.NewBarrier(), blocked: s.NewSet(), taken: s.NewSet(), touched: s.NewSet(),
		reach: s.NewSet(), area: s.NewSet(),
	}
}

type skyGame struct {
	table.Basic
	*skyDef
	s  skyState
	sc *skyScratch
}

func (g *skyGame) up(i int) bool      { return g.s.units[i].hp > 0 }
func (g *skyGame) span(i int) int     { return g.setup.Creatures[i].Span }
func (g *skyGame) side(i int) int     { return g.setup.Creatures[i].Side }
func (g *skyGame) foes(i, j int) bool { return g.up(j) && g.side(i) != g.side(j) }

// barriers are the walls and what stops sight, with the doors as they stand now.
func (g *skyGame) barriers() (walls, opaque *space.Barrier) {
	g.sc.walls.CopyFrom(g.field.Walls)
	g.sc.opaque.CopyFrom(g.field.Opaque)
	for i, e := range g.doors {
		if !g.s.open[i] {
			_ = g.sc.walls.PutEdge(e.From, e.To, true)
			_ = g.sc.opaque.PutEdge(e.From, e.To, true)
		}
	}
	return g.sc.walls, g.sc.opaque
}

// unfit says why a creature may not stand at a cell, "" if it may.
func (g *skyGame) unfit(i int, cell space.Cell) string {
	walls, _ := g.barriers()
	if _, _, z := g.sq.Place(cell); z > 0 && !g.setup.Creatures[i].Flies {
		return "it does not fly, expected a place on the lowest level"
	}
	inside := g.sq.Fits(cell, g.span(i))
	if inside {
		g.sc.area.Clear()
		g.sq.AddWithin(g.sc.area, cell, g.span(i), 0, 0)
		g.sc.area.Intersect(walls.Cells())
		inside = g.sc.area.Empty() && !g.straddles(walls, cell, g.span(i))
	}
	if !inside {
		return "it does not fit there"
	}
	for j := range int(g.s.n) {
		if j != i && g.up(j) && g.sq.DistanceBetween(cell, g.span(i), g.s.units[j].cell, g.span(j)) == 0 {
			return "somebody is there"
		}
	}
	return ""
}

// straddles is whether an edge of the barrier lies inside a body.
func (g *skyGame) straddles(b *space.Barrier, cell space.Cell, span int) bool {
	g.sc.area.Clear()
	g.sq.AddWithin(g.sc.area, cell, span, 0, 0)
	for c := range g.sc.area.Each() {
		x, y, z := g.sq.Place(c)
		for _, n := range []space.Cell{g.sq.At(x+1, y, z), g.sq.At(x, y+1, z), g.sq.At(x, y, z+1)} {
			if g.sc.area.Has(n) && b.Edge(c, n) {
				return true
			}
		}
	}
	return false
}

func (g *skyGame) Over() (table.Result, bool) {
	var left [2]int
	for i := range int(g.s.n) {
		if g.up(i) {
			left[g.side(i)]++
		}
	}
	switch {
	case left[0] == 0 && left[1] == 0:
		return table.Draw, true
	case left[1] == 0:
		return 0, true
	case left[0] == 0:
		return 1, true
	}
	return table.Draw, g.s.round > skyRounds
}

func (g *skyGame) Clone() table.Game {
	return &skyGame{skyDef: g.skyDef, s: g.s, sc: newSkyScratch(g.sq)}
}
func (g *skyGame) CopyFrom(src table.Game) { g.s = src.(*skyGame).s }
func (g *skyGame) Book() *table.Book       { return &g.book }
func (g *skyGame) Cast() *table.Cast       { return &g.cast }
func (g *skyGame) AppendState(b []byte) []byte {
	flag := func(on bool) byte {
		if on {
			return 1
		}
		return 0
	}
	b = append(b, g.s.round, g.s.at, g.s.n, flag(g.s.moved), flag(g.s.acted))
	for _, open := range g.s.open {
		b = append(b, flag(open))
	}
	for i := range g.s.units[:g.s.n] {
		u := &g.s.units[i]
		b = append(binary.LittleEndian.AppendUint32(b, uint32(u.cell)), byte(u.hp), flag(u.reacted))
	}
	return b
}

func (g *skyGame) Tally(out *table.Tally) {
	out.Rounds = int(g.s.round)
	out.Fell, out.Left, out.Full = out.Fell[:0], out.Left[:0], out.Full[:0]
	for i := range int(g.s.n) {
		out.Fell = append(out.Fell, !g.up(i))
		out.Left = append(out.Left, max(0, int(g.s.units[i].hp)))
		out.Full = append(out.Full, g.setup.Creatures[i].HP)
	}
}

// Adjust knows set hp, place and object.
func (g *skyGame) Adjust(t *table.Table, a table.Adjustment) error {
	if _, over := g.Over(); over {
		return errors.New("the fight is over")
	}
	i := int(g.cast.Find(a.Who))
	switch {
	case a.Do == "object" && a.Value >= 0 && a.Value < len(g.doors):
		if why := g.door(a.Value); why != "" {
			return errors.New(why)
		}
	case i < 0 || !g.up(i):
		return errors.New("nobody of that name is up")
	case a.Do == "set" && a.What == "hp" && a.Value > 0 && a.Value <= g.setup.Creatures[i].HP:
		g.s.units[i].hp = int8(a.Value)
	case a.Do == "place":
		cell, err := g.sq.Parse(a.At)
		if err != nil {
			return err
		}
		if why := g.unfit(i, cell); why != "" {
			return errors.New(why)
		}
		g.s.units[i].cell = cell
	default:
		return errors.New("skies knows set hp, place and object")
	}
	if t.Heard() {
		t.Say(table.Event{Kind: table.Ruled, Who: table.Nobody, Target: table.Nobody, Note: a.String()})
	}
	return nil
}

// door opens or closes a door; it cannot be closed on a body.
func (g *skyGame) door(k int) string {
	g.s.open[k] = !g.s.open[k]
	if g.s.open[k] {
		return ""
	}
	walls, _ := g.barriers()
	for i := range int(g.s.n) {
		if g.up(i) && g.straddles(walls, g.s.units[i].cell, g.span(i)) {
			g.s.open[k] = true
			return "somebody stands in the door"
		}
	}
	return ""
}
