package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

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
	total := die + int(g.def.thingDefs[i].toughness-th.worse)
	deg := degree(total, value)
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
		t.Tell(evBroken, rule.DamageObject, by, table.Thing(i), deg, total, value)
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
