package surge

import "fray/table"

// taskWorth is what working on a task is worth; work that is more likely to harm is worth nothing.
func (g *Game) taskWorth(a table.Who, o table.Option) int {
	gain := g.taskGain(a, int(o.Item)-1, skill(o.N))
	if gain <= 0 {
		return 0
	}
	return 40 + gain
}

// taskGain is the degrees that a check is expected to add to a task, less those that it may cost, in twentieths.
func (g *Game) taskGain(a table.Who, i int, s skill) int {
	d := &g.def.taskDefs[i]
	dc := int(d.number)
	switch {
	case d.opposer >= 0:
		dc = g.passive(d.opposer, d.against)
	case d.how != dcFixed:
		dc = g.dc(a, d.how)
	}
	sum := 0
	for die := 1; die <= 20; die++ {
		deg := degree(die+g.skill(a, s), dc)
		if deg < 0 {
			deg = deg * int(d.goal) / int(d.limit)
		}
		sum += deg
	}
	return sum
}

// little is the most that the own attack of one is worth that rather helps another.
const little = 8

// helpWorth is what helping an ally is worth: only those help that can do little themselves.
func (g *Game) helpWorth(a table.Who, o table.Option) int {
	switch o.Verb {
	case vAssist:
		if s := g.helpful(a); g.def.kind == encounterChallenge && s != noSkill && g.skill(a, s) >= 0 {
			return 30
		}
	case vCombine:
		if g.skill(a, g.sheets[a].primary)+10 >= g.dc(a, dcHard) {
			return 12
		}
	case vAid, vDistract, vCoordinate:
		d := g.deed(a, int(o.Item)-1)
		need := g.dc(a, dcModerate)
		if o.Verb == vCoordinate {
			need = 10 + g.rankOf(o.Who, traitDefense+trait(d.reach))
		}
		switch {
		case d.makeshift || g.skill(a, d.skill)+10 < need || !g.standing(o.Who) || !g.partner(a, o.Who):
			return 0
		case g.hitChance(a, o.Who, d, 0)*g.harmWorth(a, o.Who, int(o.Item)-1, 0)/20 > little:
			return 0
		case o.Verb == vDistract && g.hurtAlly(a):
			return 11
		default:
			return 10
		}
	}
	return 0
}

// partner reports whether an ally near enough to help is able to fight an enemy.
func (g *Game) partner(a, on table.Who) bool {
	for i := range g.units {
		b := table.Who(i)
		if g.friends(a, b) && g.able(b) && g.inCourt(a, b) && g.distance(b, on) <= 12 {
			return true
		}
	}
	return false
}

// hurtAlly reports whether an ally near by is staggered.
func (g *Game) hurtAlly(a table.Who) bool {
	for i := range g.units {
		if b := table.Who(i); g.friends(a, b) && g.standing(b) && g.inCourt(a, b) && g.units[i].wounds[physical][1]+g.units[i].wounds[social][1] > 0 {
			return true
		}
	}
	return false
}

// trickMost is what a trick that is sure to work is worth.
const trickMost = 12

// trickWorth is what a lesser condition on an enemy is worth: its chance by one's best skill.
func (g *Game) trickWorth(a, on table.Who) int {
	if !g.standing(on) || g.units[on].cond != 0 || !g.foes(a, on) {
		return 0
	}
	best := g.sheets[a].forte
	if g.barred(a, on, best, 0) {
		return 0
	}
	gap := g.skill(a, best) - g.skill(on, best)
	return max(0, min(20, 10+gap)) * trickMost / 20
}

// tongue is the best interaction skill that is left to a combatant on a subject, or noSkill.
func (g *Game) tongue(a, b table.Who) skill {
	best := noSkill
	for s := range skill(len(g.def.skills)) {
		if s.talks() && !g.barred(a, b, s, 0) && (best == noSkill || g.skill(a, s) > g.skill(a, best)) {
			best = s
		}
	}
	return best
}

// topicWorth is what shifting the topic is worth: the subject listens better to what it likes.
func (g *Game) topicWorth(a table.Who, o table.Option) int {
	x := &g.def.goal
	if x.what != goalAttitude || x.subject != o.Who || x.side != g.units[a].side || g.regard(a, o.Who) >= 0 || skill(o.N) != g.tongue(a, o.Who) {
		return 0
	}
	for i := range g.shifts {
		if g.shifts[i].of == o.Who && g.shifts[i].by == a {
			return 0
		}
	}
	for i := range g.def.topics {
		if g.feels(o.Who, table.Nobody, uint8(i+1)) > attitudeIndifferent {
			return 70
		}
	}
	return 0
}

// influenceWorth is what a word on the attitude that the objective asks for is worth. The other side speaks up only when that attitude is
// a step away from being reached.
func (g *Game) influenceWorth(a table.Who, o table.Option) int {
	x := &g.def.goal
	if x.what != goalAttitude || x.subject != o.Who || x.side != g.units[a].side && g.feels(x.subject, x.to, x.topic) < x.level-1 {
		return 0
	}
	return 60 * table.Bit(skill(o.N) == g.tongue(a, o.Who))
}
