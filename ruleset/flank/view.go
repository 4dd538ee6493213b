package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// View returns what a seat may see: the combatants that it perceives, where it last saw the others, and the
// numbers of the side that it plays and of creatures that its side knows (flank.condition.cover.untargetable, flank.knowledge.action).
func (g *Game) View(seat table.Seat) table.View {
	v := table.NewView(g, int(g.round))
	if g.active != table.Nobody && g.seen(seat, g.active) {
		v.Turn = g.id(g.active)
	}
	for i := range g.units {
		who := table.Who(i)
		switch {
		case g.units[i].presence == healthGone || !g.seen(seat, who):
		case g.sees(seat, who):
			v.Tokens = append(v.Tokens, g.token(seat, who))
		default:
			v.Tokens = append(v.Tokens, g.memoryOf(seat, who))
		}
	}
	v.NameSides(&g.def.cast)
	for i, who := range g.order {
		if !g.seen(seat, who) {
			continue
		}
		v.Order = append(v.Order, table.Place{
			ID: g.id(who), Score: int(g.units[who].initiative), Done: i <= int(g.slot) && who != g.active,
			Out: !g.fights(who) && g.units[who].presence != healthHidden,
		})
	}
	if g.ambush {
		v.Banners = append(v.Banners, "Surprise Round: only the ambushers act")
	}
	return v
}

// sees reports whether a seat knows where a combatant is.
func (g *Game) sees(seat table.Seat, who table.Who) bool {
	return seat == table.GM || g.units[who].presence != healthHere || g.seatsThatPerceive(who).Has(seat)
}

// Forget takes the combatants out of sight that a seat does not perceive: no more comes of them than of those that the GM hides.
func (g *Game) Forget(seat table.Seat) {
	unseen := table.Crowd{}
	for i := range g.units {
		if who := table.Who(i); who != g.active && !g.sees(seat, who) {
			unseen.Add(who)
		}
	}
	for who := unseen.First(); who != table.Nobody; who = unseen.After(who) {
		g.hide(table.Silent(), who)
	}
}

// memoryOf is a combatant that a seat does not perceive: where it was last seen, if it was.
func (g *Game) memoryOf(seat table.Seat, who table.Who) table.Token {
	m := &g.def.cast.Combatants[who]
	k := table.Token{
		ID: m.ID, Name: m.Name, Icon: m.Icon, Picture: m.Picture, Side: g.def.cast.Sides[m.Side], Size: sizeNames()[g.sheets[who].size], Span: g.span(who), Mine: m.Seat == seat, Memory: true,
		Tags: []table.Tag{g.book.Tag("unseen", "", rule.ConditionCoverUntargetable)},
	}
	for _, x := range g.memories {
		if x.who == who && table.Seat(x.seat) == seat {
			k.Cell = g.squares.Name(x.cell)
			k.Tags[0].Name = "last seen here"
		}
	}
	return k
}

// Tally is what a simulation counts.
func (g *Game) Tally(out *table.Tally) {
	out.Rounds = int(g.round)
	out.Fell, out.Left, out.Full = out.Fell[:0], out.Left[:0], out.Full[:0]
	for i := range g.units {
		u := &g.units[i]
		out.Fell = append(out.Fell, u.presence == healthCorpse || u.presence == healthHere && u.conds.has(condUnconscious) && !u.asleep)
		out.Left = append(out.Left, max(0, int(u.hp)))
		out.Full = append(out.Full, int(g.sheets[i].hpMax))
	}
}
