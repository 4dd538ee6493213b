package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// takeEffect does what a spell does (flank.spell.effect).
func (g *Game) takeEffect(t *table.Table, c *casting) {
	var h harm
	if !c.a.attack { // else after the first hit
		g.rollSpell(t, c.by, c.a, &h)
	}
	switch c.a.targets {
	case aimSelf:
		g.affect(t, c.by, c.by, c.a, &h)
	case aimObject:
		g.affectThing(t, c, &h)
	case aimCreature:
		g.affectOne(t, c, c.on, &h)
		for _, b := range c.more {
			g.affectOne(t, c, b, &h)
		}
	default:
		g.affectArea(t, c, &h)
	}
}

// affectOne affects one target that is still there and in range, with an attack roll if the spell has one.
func (g *Game) affectOne(t *table.Table, c *casting, b table.Who, h *harm) {
	if g.decided() || !g.spellReaches(c.by, b, c.a) {
		t.Tell(evNothing, rule.SpellEffect, c.by, b)
		return
	}
	if c.a.attack {
		if !g.strikeWith(t, c, b, -1) {
			return
		}
		g.rollSpell(t, c.by, c.a, h)
	}
	g.affect(t, c.by, b, c.a, h)
}

// strikeWith makes the attack roll of a spell.
func (g *Game) strikeWith(t *table.Table, c *casting, b table.Who, thing int) bool {
	s := g.sc.strikes.Next()
	defer g.sc.strikes.Pop()
	*s = strike{by: c.by, on: b, spell: c.a, how: c.a.attackBy, thing: thing, grapple: true}
	if thing >= 0 {
		return g.hitThing(t, s)
	}
	hit := g.hitCreature(t, s)
	g.revealAttacker(t, s, hit)
	return hit
}

// affectThing affects an object.
func (g *Game) affectThing(t *table.Table, c *casting, h *harm) {
	if !g.thingInRange(c.by, c.thing, c.a) || c.a.attack && !g.strikeWith(t, c, table.Nobody, c.thing) {
		return
	}
	g.rollSpell(t, c.by, c.a, h)
	g.batter(t, c.by, c.thing, h, rule.SpellEffect)
}

// affectArea affects every creature with a square in the area, once, in Initiative Order from the top
// (flank.space.area_members).
func (g *Game) affectArea(t *table.Table, c *casting, h *harm) {
	if c.a.shape == shapeAround && !g.present(c.on) {
		return
	}
	set := g.sc.area
	g.covers(set, c.by, c.a, c.on, c.cell)
	hits := g.sc.hits[:0]
	for k := range g.rank() {
		b := g.top(k)
		if g.present(b) && (c.a.shape != shapeAround || b != c.on || c.a.own) && g.stands(b, set) {
			hits = append(hits, b)
		}
	}
	g.sc.hits = nil // what follows may cast again
	for _, b := range hits {
		g.affect(t, c.by, b, c.a, h)
	}
	g.sc.hits = hits
}
