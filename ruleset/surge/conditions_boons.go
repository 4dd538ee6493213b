package surge

import (
	"slices"

	"fray/table"
)

// gambits adds up what Gambits give a combatant: of each giver only the largest Advantage and the largest Disadvantage
// (surge.base.stacking).
func (g *Game) gambits(on table.Who) int {
	sum := 0
	for i := range g.boons {
		if b := &g.boons[i]; g.counts(i, boonGambit, on, table.Nobody) {
			sum += int(b.n)
		}
	}
	return sum
}

// counts reports whether a boon is of a kind, for a combatant and against another, and the largest of its giver.
func (g *Game) counts(i int, k boonKind, on, against table.Who) bool {
	return g.boons[i].is(k, on, against) && g.largest(i, func(b *boon) bool { return b.is(k, on, against) })
}

// largest reports whether no boon of the same giver and sign that matches is larger (surge.base.stacking).
func (g *Game) largest(i int, match func(*boon) bool) bool {
	b := &g.boons[i]
	for j := range g.boons {
		o := &g.boons[j]
		if j == i || !match(o) || o.by != b.by || (o.n > 0) != (b.n > 0) {
			continue
		}
		if larger := o.n > b.n && b.n > 0 || o.n < b.n && b.n < 0; larger || o.n == b.n && j < i {
			return false
		}
	}
	return true
}

func (b *boon) is(k boonKind, on, against table.Who) bool {
	return b.what == k && b.on == on && b.against == against
}

// pooled adds the degrees of several helpers together and reads the sum once (surge.assist.many).
func (g *Game) pooled(k boonKind, on, against table.Who) int {
	sum := 0
	for i := range g.boons {
		if g.counts(i, k, on, against) {
			sum += int(g.boons[i].n)
		}
	}
	return bonus(sum)
}

// spendAssist is what helpers give a skill check; it is used up (surge.assist.check).
func (g *Game) spendAssist(on table.Who, s skill) int {
	return g.useHelp(func(b *boon) bool { return b.what == boonAssist && b.on == on && b.skill == uint8(s) && b.due })
}

// useHelp adds the degrees of several helpers together, of each only the largest, and uses them up (surge.assist.many,
// surge.base.stacking).
func (g *Game) useHelp(match func(*boon) bool) int {
	sum, found := 0, false
	for i := range g.boons {
		if b := &g.boons[i]; match(b) {
			found = true
			if g.largest(i, match) {
				sum += int(b.n)
			}
		}
	}
	if found {
		g.dropBoons(match)
	}
	return bonus(sum)
}

// dropBoons leaves out the boons that match.
func (g *Game) dropBoons(match func(b *boon) bool) {
	kept := 0
	for i := range g.boons {
		if b := g.boons[i]; !match(&g.boons[i]) {
			g.boons[kept] = b
			kept++
		}
	}
	clear(g.boons[kept:])
	g.boons = g.boons[:kept]
}

// spendEdit is the Advantage of Edit Scene on an attack or a skill check; it is used up (surge.destiny.edit_scene).
func (g *Game) spendEdit(on table.Who, which uint8) int {
	match := func(b boon) bool { return b.what == boonEdit && b.on == on && b.skill == which }
	sum := 0
	for _, b := range g.boons {
		if match(b) {
			sum += int(b.n)
		}
	}
	g.boons = slices.DeleteFunc(g.boons, match)
	return sum
}

// helped is what Coordinate and Combine give the effect of a deed; it is used up (surge.assist.coordinate,
// surge.assist.combine).
func (g *Game) helped(by, on table.Who, deed int) int {
	d, global := g.deed(by, deed), g.sheets[by].first+int16(deed)
	coordinated := g.useHelp(func(b *boon) bool {
		return b.what == boonCoordinate && b.on == by && b.due && b.against == on && b.effect == d.effect && b.resist == d.resist
	})
	return coordinated + g.useHelp(func(b *boon) bool { return b.what == boonCombine && b.on == by && b.due && b.deed == global })
}

// analyzed is the Advantage that a combatant has found out against another's style, less what that one conceals
// (surge.assess.analyze, surge.assess.conceal).
func (g *Game) analyzed(a, against table.Who) int {
	for _, x := range g.studied {
		if x.by != a || x.template != g.sheets[against].template {
			continue
		}
		if x.from == against {
			return max(0, int(x.n-x.less))
		}
		return int(x.n)
	}
	return 0
}

// dueHelp counts the help for a coming turn: it counts in that turn, and it is lost if someone acts before who does
// not help too (surge.assist.timing).
func (g *Game) dueHelp(a table.Who) {
	for i := range g.boons {
		if b := &g.boons[i]; b.on == a && b.what.pending() {
			b.due = true
		}
	}
}

// endHelp ends the help for a turn that is over, and help that came too early.
func (g *Game) endHelp(a table.Who) {
	if len(g.boons) == 0 {
		return
	}
	var helps table.Crowd
	for _, b := range g.boons {
		if b.what.pending() && b.by == a {
			helps.Add(b.on)
		}
	}
	g.boons = slices.DeleteFunc(g.boons, func(b boon) bool {
		return b.what.pending() && (b.due && b.on == a || !b.due && b.on != a && b.by != a && !helps.Has(b.on))
	})
}

// pending reports whether a kind of help is for the coming turn of its recipient.
func (k boonKind) pending() bool { return k == boonAssist || k == boonCoordinate || k == boonCombine }
