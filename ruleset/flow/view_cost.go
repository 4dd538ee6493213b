package flow

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// describePath fills in the path of a Move, and the enemies whose reach it leaves.
func (g *Game) describePath(c *table.Choice, a table.Who, o table.Option) {
	points := int(g.walk.points)
	if o.Verb == vMove {
		points = g.speed(a)
	}
	from, way := g.units[a].cell, g.way(a, o.Cell, points)
	c.Path = make([]string, 0, len(way))
	for _, to := range way {
		for e := range g.crew() {
			if !g.foes(a, e) || !g.threatensCell(e, from) || !g.mayStrike(e) {
				continue
			}
			if warning := "leaves " + g.called(e) + "'s reach: provokes"; !slices.Contains(c.Warnings, warning) {
				c.Warnings = append(c.Warnings, warning)
			}
		}
		c.Path = append(c.Path, g.hexes.Name(to))
		from = to
	}
}

// provokers warns of the enemies that may strike at a combatant that provokes.
func (g *Game) provokers(a table.Who, provokes bool) []string {
	var out []string
	if !provokes || a < 0 {
		return nil
	}
	for e := range g.crew() {
		if g.foes(a, e) && g.threatens(e, a) && g.mayStrike(e) {
			out = append(out, fmt.Sprintf("within %s's reach: provokes", g.called(e)))
		}
	}
	return out
}

func (p price) text() string {
	var parts []string
	for i, n := range [3]int{p.ap, p.rp, p.fp} {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, [3]string{"AP", "RP", "FP"}[i]))
		}
	}
	return strings.Join(parts, ", ")
}

func (p price) group() string {
	if p == (price{}) {
		return "free"
	}
	return p.text()
}

// costOf returns the price of an option, as the rules code charges it.
func (g *Game) costOf(q *table.Question, o table.Option) price {
	p := g.def.verbs[o.Verb].price
	switch o.Verb {
	case vAttack, vThrow:
		switch f := flowAction(o.Also); {
		case f == flowNone:
		case f == flowPinningShot:
			p.fp = 3
		case f == flowSnapShot:
			p = price{ap: 1, fp: 2}
		default:
			d := &g.def.abilities[f-flowFirstAbility]
			p.ap, p.fp = p.ap+int(d.ap), int(d.fp)
		}
	case vCast, vUse, vInvoke:
		d := g.ability(o)
		p = price{int(d.ap), int(d.rp), int(d.fp)}
	case vReady:
		if o.Also != 0 {
			p = ap(int(g.apToReady(o)))
		}
	case vOperate:
		if !g.def.objectDefs[thingIndex(o.Who)].small {
			p = ap(1)
		}
	case vYes:
		if q.Kind == askUpkeep {
			p = ap(2)
		}
	}
	return p
}
