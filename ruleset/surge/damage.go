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

// affect has the target of a deed resist its effect, and applies that (surge.base.resistance).
func (g *Game) affect(t *table.Table, by, on table.Who, deed, value int) {
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
		g.harm(t, by, on, kind, d.resist, value, rule.DamageLevels)
	case doAfflict:
		c := g.resisting(on, by, d.resist, rule.AfflictionInflict)
		if deg := g.withstand(t, &c, value); deg < 0 {
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

// withstand rolls a resistance check against an effect and returns its degree. It needs no action (surge.turn.no_action). Neither Raise nor Coup changes anything
// about it (surge.raise.use).
func (g *Game) withstand(t *table.Table, c *check, value int) int {
	g.before(t, c)
	g.throw(t, c, value)
	g.improve(t, c, value)
	deg := degree(c.total, value)
	if c.die == 20 {
		deg = step(deg, 1)
	}
	if t.Heard() {
		t.Tell(evResult, c.rule, c.who, c.on, c.total, value, deg)
	}
	return deg
}

// harm has a combatant resist damage, and wounds it if that fails (surge.damage.penalty, surge.base.stress).
func (g *Game) harm(t *table.Table, by, on table.Who, kind int, r resistance, value int, cites table.Rule) {
	u := &g.units[on]
	if kind == social && u.wounds[social][2] > 0 { // surge.damage.dying
		t.Tell(evNothing, rule.DamageDying, on, by)
		return
	}
	c := g.resisting(on, by, r, cites)
	c.give(rule.DamagePenalty, -u.hurt(kind))
	c.give(rule.BaseStress, -int(u.stress))
	if deg := g.withstand(t, &c, value); deg < 0 {
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

// kill ends a combatant's life (surge.damage.dying).
func (g *Game) kill(t *table.Table, by, on table.Who) {
	g.leave(t, on, healthDead)
	t.Tell(evDead, rule.DamageDying, on, by)
}

// leave takes a combatant out of play: it ends what it holds, aims at and maintains.
func (g *Game) leave(t *table.Table, a table.Who, how presence) {
	u := &g.units[a]
	g.endGrabs(t, func(x grab) bool { return x.by == a || x.on == a })
	g.mark(a, table.Nobody)
	if how == healthDead {
		for i := range g.things {
			if th := &g.things[i]; th.holder == a && th.where == placeHeld {
				g.fall(t, a, i)
			}
		}
	}
	if u.ready.when != triggerNone {
		g.loseReady(a)
	}
	if u.did&usedDelay != 0 {
		u.did &^= usedDelay
		g.delays--
	}
	u.aim, u.aimAt, u.defending, u.stance, u.dying = 0, table.Nobody, false, stance{}, u.dying && how == healthHidden
	u.presence = how
	g.endPowersOf(t, a)
	for i := range g.units { // an aim at it is lost (surge.move.aim_maintain)
		if g.units[i].aimAt == a {
			g.spoilAim(t, table.Who(i))
		}
	}
	g.compute(a)
	if g.move.open && g.active == a {
		g.move = noMovement()
	}
}

// deathSave is the Fortitude check of a dying combatant at the end of its turn (surge.damage.death_save).
func (g *Game) deathSave(t *table.Table, a table.Who) {
	c := check{rule: rule.DamageDeathSave, who: a, on: table.Nobody, trait: traitResist + trait(resistFortitude), skill: noSkill}
	c.give(rule.SurgeEdge, g.edge(a, edgeHardy))
	g.throw(t, &c, 15)
	deg := degree(c.total, 15)
	if c.die == 20 {
		deg = step(deg, 1)
	}
	switch u := &g.units[a]; {
	case deg >= 2:
		u.dying, u.deathFails = false, 0
		g.suffer(t, a)
		t.Tell(evStable, rule.DamageDeathSave, a, table.Nobody)
	case deg < 0:
		g.failDeath(t, a, -deg)
	}
}

// failDeath adds failed death saves; at three a combatant is dead.
func (g *Game) failDeath(t *table.Table, a table.Who, n int) {
	u := &g.units[a]
	u.deathFails += int16(n)
	t.Tell(evDeathFail, rule.DamageDeathSave, a, table.Nobody, n, int(u.deathFails))
	if u.deathFails >= 3 {
		g.kill(t, a, a)
	}
}

// damageThing has an object resist an effect (surge.damage.object).
func (g *Game) damageThing(t *table.Table, by table.Who, i, value int) {
	th := &g.things[i]
	r := table.Roll{Rule: rule.DamageObject, Who: by, Count: 1, Sides: 20}
	die := t.Roll(&r)
	g.sayDie(t, rule.DamageObject, by, die)
	deg := degree(die+int(g.def.thingDefs[i].toughness-th.worse), value)
	if die == 20 {
		deg = step(deg, 1)
	}
	holder := th.holder
	switch {
	case deg > 0:
	case deg == -1:
		th.worse++
	case deg == -2:
		th.broken = true
	default:
		th.broken, th.destroyed = true, true
		th.where, th.holder = placeGone, table.Nobody
	}
	if t.Heard() {
		t.Tell(evBroken, rule.DamageObject, by, table.Thing(i), deg)
	}
	if holder >= 0 {
		g.handle(holder)
	}
}

// Health returns how much is left of a combatant: ten, less its wounds.
func (g *Game) Health(who table.Who) (now, most int) {
	u := &g.units[who]
	if u.presence != healthHere && u.presence != healthHidden || u.cond.has(condIncapacitated) || u.dying {
		return 0, 10
	}
	return max(1, 10-int(u.wounds[0][0]+u.wounds[1][0])-3*int(u.wounds[0][1]+u.wounds[1][1])), 10
}
