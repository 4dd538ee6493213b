package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// The kinds of wounds.
const (
	physical = 0
	social   = 1
)

// wounds counts the wounds of a kind.
func (u *unit) hurt(kind int) int {
	w := &u.wounds[kind]
	return int(w[0] + w[1] + w[2])
}

// heaviest is the degree of failure from which one more wound of a kind is no heavier (surge.damage.levels, surge.damage.dying).
func (u *unit) heaviest(kind int) int {
	switch {
	case u.wounds[kind][2] > 0:
		return 1
	case u.wounds[kind][1] > 0:
		return 2
	default:
		return 3
	}
}

// affect has the target of a deed resist its effect, and applies that (surge.base.resistance). For link see withstand.
func (g *Game) affect(t *table.Table, by, on table.Who, deed, value int, link int16) {
	d := g.deed(by, deed)
	if !g.isHere(on) {
		return
	}
	switch d.effect {
	case doDamage:
		kind := physical
		if d.reach.social() {
			kind = social
		}
		g.harm(t, by, on, kind, d.resist, value, link, rule.DamageLevels)
	case doAfflict:
		c := g.resisting(on, by, d.resist, rule.AfflictionInflict)
		c.least = -lastStage
		if deg := g.withstand(t, &c, value, link); deg < 0 {
			g.afflict(t, affliction{
				on: on, by: by, source: g.sheets[by].first + int16(deed), rank: int8(g.rankOf(by, g.deedTrait(by, deed))),
				resist: d.resist, conds: d.conds, cumulative: d.cumulative,
			}, -deg)
		}
	default:
		g.rules(t, rule.PowerProcedure, by, uint8(deed+1), false)
	}
}

// resisting begins a resistance check.
func (g *Game) resisting(on, by table.Who, r resistance, cites table.Rule) check {
	c := check{rule: cites, who: on, on: by, trait: traitResist + trait(r), skill: noSkill, fails: true}
	c.give(rule.SurgeEdge, g.edge(on, edgeHardy))
	return c
}

// withstand rolls a resistance check against an effect and returns its degree. It needs no action (surge.turn.no_action). A
// Raise can only make it worse: more degrees of success bring nothing (surge.raise.use). Link is that of the strike whose effect it is,
// or 0 ([strike.link]).
func (g *Game) withstand(t *table.Table, c *check, value int, link int16) int {
	if c.fails { // all have heard the effect value
		c.goal = value
	}
	g.before(t, c)
	value += 5 * c.raises
	if link > 0 {
		c.within = link<<6 | int16(c.first)<<3 | int16(c.raises)
		c.depends = g.depends(t, rolledOpens, c, c.who, g.base(c)-value)
	}
	c.settled = g.final(c)
	g.throw(t, c, value)
	c.natural = table.Bit(c.die == 20)
	g.improve(t, c, value)
	deg := c.degree(c.total, value)
	g.sayResult(t, c, value, deg)
	return deg
}

// harm has a combatant resist damage, and wounds it if that fails (surge.damage.penalty, surge.base.stress). For link see withstand.
func (g *Game) harm(t *table.Table, by, on table.Who, kind int, r resistance, value int, link int16, cites table.Rule) {
	u := &g.units[on]
	if kind == social && u.wounds[social][2] > 0 { // surge.damage.dying
		t.Tell(evNothing, rule.DamageDying, on, by)
		return
	}
	c := g.resisting(on, by, r, cites)
	c.give(rule.DamagePenalty, -u.hurt(kind))
	c.give(rule.BaseStress, -int(u.stress))
	c.least = -u.heaviest(kind)
	if deg := g.withstand(t, &c, value, link); deg < 0 {
		g.wound(t, by, on, kind, -deg)
	}
}

// wound gives a wound of the level of a degree of failure (surge.damage.levels, surge.damage.dying).
func (g *Game) wound(t *table.Table, by, on table.Who, kind, deg int) {
	u := &g.units[on]
	switch {
	case kind == physical && u.dying:
		g.kill(t, by, on)
		return
	case kind == physical && u.wounds[physical][2] > 0:
		u.dying = true
		g.suffer(t, on)
		t.Tell(evDying, rule.DamageDying, on, by)
		return
	}
	level := min(deg, 3)
	if level == 2 && u.wounds[kind][1] > 0 {
		level = 3
	}
	u.wounds[kind][level-1]++
	if t.Heard() {
		now, _ := g.Health(on)
		t.Say(table.NewEvent(table.Harmed, rule.DamageLevels, by, on, level, now, 0, kind))
	}
	g.suffer(t, on)
}
