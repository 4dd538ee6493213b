package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// check is one check in the making: who rolls, what rank counts, and what changes it (surge.base.check).
type check struct {
	rule    table.Rule
	who     table.Who
	on      table.Who // the combatant that it is made against, or Nobody
	trait   trait     // whose rank counts
	skill   skill     // of a skill check; noSkill: it is none
	up      int       // ranks of Advantage
	down    int       // ranks of Disadvantage, below 0
	plus    int       // what is neither rank nor Advantage: a critical hit, a Fortune Die
	raises  int
	graded  bool // its degree matters, not only whether it succeeds
	fails   bool // the degree of its failure matters
	opposes bool // it is rolled against the check of another: no Raise
	die     int
	total   int
	mods    [12]table.Mod
	n       int
}

// give adds ranks of Advantage, or of Disadvantage below 0 (surge.base.advantage).
func (c *check) give(r table.Rule, ranks int) {
	switch {
	case ranks == 0:
		return
	case ranks > 0:
		c.up += ranks
	default:
		c.down += ranks
	}
	c.note(r, ranks)
}

func (c *check) note(r table.Rule, v int) {
	if c.n < len(c.mods) {
		c.mods[c.n] = table.Mod{Rule: r, Value: int16(v)}
		c.n++
	}
}

// add adds what is no Advantage.
func (c *check) add(r table.Rule, n int) {
	c.plus += n
	c.note(r, n)
}

// The results of Burst.
const (
	burstOwn  = 1
	burstFoes = 2
)

// net is the sum of Advantage and Disadvantage, after the Bursts of both sides (surge.surge.burst).
func (g *Game) net(c *check) int {
	up, down := c.up, c.down
	if down < 0 && g.units[c.who].burst&burstOwn != 0 {
		c.note(rule.SurgeBurst, -down)
		down = 0
	}
	if up > 0 && c.on >= 0 && g.units[c.on].burst&burstFoes != 0 && g.foes(c.who, c.on) {
		c.note(rule.SurgeBurst, -up)
		up = 0
	}
	return up + down
}

// rankOf is the rank of a trait with what boosts it (surge.surge.boost).
func (g *Game) rankOf(a table.Who, tr trait) int {
	sh := &g.sheets[a]
	var rank int
	switch {
	case tr >= traitDeed:
		rank = int(g.def.deeds[tr-traitDeed].rank)
	case tr >= traitSpeed:
		rank = int(sh.speeds[tr-traitSpeed])
	case tr >= traitResist:
		rank = int(sh.resists[tr-traitResist])
	case tr >= traitDefense:
		rank = int(sh.defenses[tr-traitDefense])
	default:
		rank = int(sh.skills[tr])
	}
	return rank + g.boosted(a, tr)
}

// boosted is what a combatant has gained on a trait for a while.
func (g *Game) boosted(a table.Who, tr trait) int {
	n := 0
	for i := range g.boosts {
		if b := &g.boosts[i]; b.on == a && b.what == tr {
			n += int(b.n)
		}
	}
	return n
}

// skill is the effective rank of a skill.
func (g *Game) skill(a table.Who, s skill) int { return g.rankOf(a, trait(s)) }

// resist is the effective rank of a resistance.
func (g *Game) resist(a table.Who, r resistance) int { return g.rankOf(a, traitResist+trait(r)) }

// edge is the rank of an Edge, with what Surge has added (surge.surge.edge).
func (g *Game) edge(a table.Who, e edge) int {
	return int(g.sheets[a].edges[e]) + int(g.units[a].edges[e])
}

// degree grades a total against a DC: 1 and more for success, -1 and less for failure (surge.base.degrees).
func degree(total, dc int) int {
	if total >= dc {
		return 1 + (total-dc)/5
	}
	return -(dc - total + 4) / 5
}

// step makes a result one or more steps better or worse (surge.base.natural).
func step(deg, by int) int {
	for ; by > 0; by-- {
		if deg++; deg == 0 {
			deg = 1
		}
	}
	for ; by < 0; by++ {
		if deg--; deg == 0 {
			deg = -1
		}
	}
	return deg
}

// shifted is a degree after the Raises on its check (surge.raise.use, surge.raise.twice).
func shifted(deg, raises int) int {
	if deg > 0 {
		return deg + 2*raises
	}
	return deg - raises
}

// bonus is what a degree of success or failure gives by the scale of Assist, Gambit and Hunch (surge.assist.check,
// surge.assist.failure).
func bonus(deg int) int {
	switch {
	case deg > 0:
		return deg
	case deg >= -1:
		return 0
	default:
		return deg + 1
	}
}

// throw rolls the d20 of a check and fills in its total. The DC is for the event alone; 0 if it is not known yet.
func (g *Game) throw(t *table.Table, c *check, dc int) {
	r := table.Roll{Rule: c.rule, Who: c.who, Count: 1, Sides: 20}
	c.die = t.Roll(&r)
	rank := g.rankOf(c.who, c.trait)
	c.total = c.die + rank + g.net(c) + c.plus
	if !t.Heard() {
		return
	}
	e := table.NewEvent(table.Rolled, c.rule, c.who, c.on, dc, c.total, 0, rank)
	if dc > 0 {
		e.N[2] = int32(degree(c.total, dc))
	}
	e.Die = int8(c.die)
	e.Faces, e.Mods = t.Faces(), t.Mods(c.mods[:c.n])
	t.Say(e)
}

// d6 rolls a die of the pools or a Fortune Die (surge.base.fortune_die, surge.base.destiny_pools).
func (g *Game) d6(t *table.Table, r table.Rule, a table.Who) int {
	roll := table.Roll{Rule: r, Who: a, Count: 1, Sides: 6}
	v := t.Roll(&roll)
	if t.Heard() {
		e := g.about(table.NewEvent(evDice, r, a, table.Nobody, v), a)
		e.Faces = t.Faces()
		t.Say(e)
	}
	return v
}

// test makes a check against a DC, with all that may be done before and after the dice, and returns its degree
// (checks.check of the ledger).
func (g *Game) test(t *table.Table, c *check, dc int) int {
	g.before(t, c)
	dc += 5 * c.raises
	g.throw(t, c, dc)
	g.improve(t, c, dc)
	deg := degree(c.total, dc)
	if c.die == 20 {
		deg = step(deg, 1)
	}
	deg = shifted(deg, c.raises)
	deg = g.coup(t, c.who, c, deg)
	if t.Heard() {
		t.Tell(evResult, c.rule, c.who, c.on, c.total, dc, deg)
	}
	return deg
}

// pit makes an opposed check and returns the degree of the actor (checks.opposed of the ledger, surge.base.opposed).
func (g *Game) pit(t *table.Table, c, o *check) int {
	g.before(t, c)
	o.opposes = true
	if o.skill != noSkill {
		g.before(t, o)
	}
	g.throw(t, c, 0)
	g.throw(t, o, 0)
	more := 5 * c.raises
	g.improveBoth(t, c, o, more)
	deg := degree(c.total, o.total+more)
	switch { // surge.base.natural
	case c.die == 20 && o.die != 20:
		deg = step(deg, 1)
	case o.die == 20 && c.die != 20:
		deg = step(deg, -1)
	}
	deg = shifted(deg, c.raises)
	if deg > 0 {
		deg = g.coup(t, c.who, c, deg)
	} else {
		deg = -g.coup(t, o.who, c, -deg)
	}
	if t.Heard() {
		t.Tell(evResult, c.rule, c.who, c.on, c.total, o.total+more, deg)
	}
	return deg
}

// skilled begins a skill check with what changes every skill check of a combatant (surge.cond.impaired,
// surge.gambit.success, surge.assist.check, surge.destiny.edit_scene).
func (g *Game) skilled(a table.Who, s skill, r table.Rule) check {
	c := check{rule: r, who: a, on: table.Nobody, trait: trait(s), skill: s, graded: true}
	g.weaken(&c)
	if len(g.boons) > 0 {
		c.give(rule.GambitSuccess, g.boonsOf(boonGambit, a, table.Nobody))
		c.give(rule.AssistCheck, g.spendAssist(a, s))
		c.give(rule.DestinyEditScene, g.spendEdit(a, 1))
	}
	return c
}

// weaken adds the Disadvantage of impaired or disabled (surge.cond.impaired).
func (g *Game) weaken(c *check) {
	switch u := &g.units[c.who]; {
	case u.cond.has(condDisabled):
		c.give(rule.CondImpaired, -5)
	case u.cond.has(condImpaired):
		c.give(rule.CondImpaired, -2)
	}
}

// passive is 10 + the effective rank of a skill (surge.base.passive).
func (g *Game) passive(a table.Who, s skill) int { return 10 + g.skill(a, s) }

// dc is a DC of the table for a combatant, by its Power Level (surge.base.dc_table, surge.base.power_level).
func (g *Game) dc(a table.Who, d difficulty) int { return 10 + int(d)*int(g.sheets[a].level) }
