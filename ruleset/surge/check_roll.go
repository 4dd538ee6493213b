package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

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
func (g *Game) throw(t *table.Table, c *check, dc int) { g.throwAt(t, c, dc, nil) }

// throwAt is throw at a passive defense, which is itemized.
func (g *Game) throwAt(t *table.Table, c *check, dc int, s *strike) {
	rank := g.rankOf(c.who, c.trait)
	base := rank + g.net(c) + c.plus
	r := table.Roll{Rule: c.rule, Who: c.who, Count: 1, Sides: 20, Same: c.depends}
	if c.settled {
		c.bandByDegree(&r, dc-base)
	}
	c.die = t.Roll(&r)
	c.total = c.die + base
	c.thrown = c.total
	if !t.Heard() {
		return
	}
	e := table.NewEvent(table.Rolled, c.rule, c.who, c.on, dc, c.total, 0, rank)
	if dc > 0 {
		e.N[2] = int32(degree(c.total, dc))
	}
	e.Die = int8(c.die)
	e.Faces, e.Mods = t.Faces(), t.Mods(c.mods[:c.n])
	if s != nil {
		e.Mods = s.appendDefense(e.Mods)
	}
	t.Say(e)
}

// bandByDegree gives a d20 a band for each degree against a number, for the natural 20, and on an attack for the natural 1.
func (c *check) bandByDegree(r *table.Roll, need int) {
	limit := func(n int) {
		r.Bands[r.NBand] = int16(n)
		r.NBand++
	}
	least := 2 // the lowest face whose band may end with it
	if c.fails {
		least = 1
	} else {
		limit(1)
	}
	for n := least + ((need-1-least)%5+5)%5; n < 19; n += 5 {
		limit(n)
	}
	limit(19)
}

// final reports whether nobody can spend dice on the total of a check.
func (g *Game) final(c *check) bool {
	for a := g.lucky.First(); a != table.Nobody; a = g.lucky.After(a) {
		if g.mayLend(a, c) && g.canSpend(a) {
			return false
		}
	}
	return !g.canSpend(c.who)
}

// d6 rolls a die of the pools or a Fortune Die (surge.base.fortune_die, surge.base.destiny_pools).
func (g *Game) d6(t *table.Table, r table.Rule, a table.Who) int {
	return g.d6On(t, r, a, table.Same{})
}

// d6On is d6 with what the rest of the beat depends on besides the die ([table.Roll.Same]).
func (g *Game) d6On(t *table.Table, r table.Rule, a table.Who, on table.Same) int {
	roll := table.Roll{Rule: r, Who: a, Count: 1, Sides: 6, Same: on}
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
	if c.on == table.Nobody {
		c.goal = dc
	}
	g.before(t, c)
	c.within = c.within<<3 | int16(c.first)
	if c.linked {
		c.depends = g.depends(t, rolledOpens, c, c.who, g.base(c))
	}
	dc += 5 * c.raises
	g.throw(t, c, dc)
	c.natural = table.Bit(c.die == 20)
	g.improve(t, c, dc)
	deg := g.coup(t, c.who, c, c.degree(c.total, dc))
	g.sayResult(t, c, dc, deg)
	return deg
}

// sayResult says how a check against a DC ends, and whether the roll has said that already: no die, natural 20 or Raise has changed it.
func (g *Game) sayResult(t *table.Table, c *check, dc, deg int) {
	if t.Heard() {
		said := dc > 0 && c.total == c.thrown && deg == degree(c.total, dc)
		t.Tell(evResult, c.rule, c.who, c.on, c.total, dc, deg, table.Bit(said))
	}
}

// pit makes an opposed check and returns the degree of the actor (checks.opposed of the ledger, surge.base.opposed).
func (g *Game) pit(t *table.Table, c, o *check) int {
	g.before(t, c)
	o.opposes = true
	if o.skill != noSkill {
		g.before(t, o)
	}
	c.within = c.within<<6 | int16(c.first)<<3 | int16(o.first)
	o.within = c.within
	if c.linked || o.linked {
		c.depends = g.depends(t, rolledOpens, c, c.who, g.base(c)-g.base(o))
	}
	g.throw(t, c, 0)
	o.depends = g.depends(t, rolledOpposes, c, c.who, c.total-g.base(o))
	g.throw(t, o, 0)
	deg := g.compare(t, c, o)
	if deg > 0 {
		deg = g.coup(t, c.who, c, deg)
	} else {
		deg = -g.coup(t, o.who, c, -deg)
	}
	if t.Heard() {
		t.Tell(evResult, c.rule, c.who, c.on, c.total, o.total+5*c.raises, deg)
	}
	return deg
}

// compare returns the degree of a check against the check that opposes it, both thrown, after what both do to their totals
// (surge.base.natural, surge.raise.use).
func (g *Game) compare(t *table.Table, c, o *check) int {
	more := 5 * c.raises
	c.natural = table.Bit(c.die == 20) - table.Bit(o.die == 20)
	o.natural = -c.natural
	g.improveBoth(t, c, o, more)
	return c.degree(c.total, o.total+more)
}

// skilled begins a skill check with what changes every skill check of a combatant (surge.cond.impaired,
// surge.gambit.success, surge.assist.check, surge.destiny.edit_scene).
func (g *Game) skilled(a table.Who, s skill, r table.Rule) check {
	c := check{rule: r, who: a, on: table.Nobody, trait: trait(s), skill: s, graded: true}
	g.weaken(&c)
	if len(g.boons) > 0 {
		c.give(rule.GambitSuccess, g.gambits(a))
		c.give(rule.AssistCheck, g.spendAssist(a, s))
		c.give(rule.DestinyEditScene, g.spendEdit(a, editSkill))
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
