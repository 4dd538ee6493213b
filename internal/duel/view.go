package duel

import (
	"errors"

	"fray/table"
)

// Health returns the hit points of a combatant.
func (g *Game) Health(who table.Who) (now, most int) {
	return max(0, int(g.s.units[who].hp)), int(g.s.units[who].full)
}

// Map is the map with its walls.
func (g *Game) Map([]table.CellView) table.MapView {
	m := table.MapView{Shape: "square", Cols: size, Rows: size}
	for c := width; c < width*(size+1); c++ {
		if x := c % width; x >= 1 && x <= size {
			cell := table.CellView{Name: cellName(c)}
			if g.walls.has(c) {
				cell.Kind, cell.Glyph = "wall", "#"
			}
			m.Cells = append(m.Cells, cell)
		}
	}
	return m
}

// View is all that a seat may see: everything.
func (g *Game) View(s table.Seat) table.View {
	v := table.View{Ruleset: g.book.Name, Encounter: g.cast.Name, Round: int(g.s.round)}
	for i := range g.s.units[:g.s.n] {
		u, m := &g.s.units[i], &g.cast.Combatants[i]
		v.Tokens = append(v.Tokens, table.Token{
			ID: m.ID, Name: m.Name, Side: g.cast.Sides[m.Side], Cell: cellName(int(u.cell)),
			Down: !u.alive, Mine: m.Seat == s, Meters: []table.Meter{{Name: "HP", Value: max(0, int(u.hp)), Max: int(u.full), Health: true}},
		})
	}
	if g.s.round > 0 {
		for k, i := range g.s.order[:g.s.n] {
			v.Order = append(v.Order, table.Place{ID: g.id(table.Who(i)), Done: k < int(g.s.at), Out: !g.s.units[i].alive})
		}
		v.Turn = g.id(table.Who(g.s.order[g.s.at]))
	}
	if r, over := g.Over(); over {
		v.Over = true
		if r >= 0 {
			v.Winner = g.cast.Sides[r]
		}
	}
	return v
}

// Adjust carries out a decree: set HP, place, remove, or end with a side as the winner.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	if a.Do == "end" {
		return g.adjustEnd(t, a)
	}
	i := g.cast.Find(a.Who)
	if i == table.Nobody || !g.s.units[i].alive {
		return errors.New("there is no " + a.Who + " in the fight")
	}
	u := &g.s.units[i]
	switch {
	case a.Do == "set" && a.What == "HP":
		if a.Value < 1 || a.Value > int(u.full) {
			return errors.New("hit points go from 1 to the maximum")
		}
		u.hp = int16(a.Value)
	case a.Do == "place":
		cell, ok := cellOf(a.At)
		if !ok || g.s.blocked.has(cell) {
			return errors.New("there is no free cell " + a.At)
		}
		g.leave(u)
		g.enter(u, cell)
	case a.Do == "remove":
		g.adjustRemove(t, i)
	default:
		return errors.New("a duel knows set HP, place, remove and end")
	}
	g.rule(t, i, a)
	return nil
}

func (g *Game) adjustRemove(t *table.Table, i table.Who) {
	g.fall(t, table.Nobody, i, RuleOver)
	if g.s.round > 0 && table.Who(g.s.order[g.s.at]) == i {
		g.next(t)
	}
}

func (g *Game) adjustEnd(t *table.Table, a table.Adjustment) error {
	winner := int8(table.Draw)
	for k, side := range g.cast.Sides {
		if side == a.What {
			winner = int8(k)
		}
	}
	if a.What != "" && winner < 0 {
		return errors.New("there is no side " + a.What)
	}
	g.s.ended, g.s.winner = true, winner
	g.rule(t, table.Nobody, a)
	return nil
}

func (g *Game) rule(t *table.Table, i table.Who, a table.Adjustment) {
	if t.Heard() {
		t.Say(table.Event{Kind: table.Ruled, Who: table.Nobody, Target: i, Note: a.String()})
	}
}
