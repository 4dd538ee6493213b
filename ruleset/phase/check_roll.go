package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// The readings of a Rolled event, in N[3].
const (
	rolledHigh  = iota // 3d6 plus an OCV against a number
	rolledLow          // 3d6 at most a number
	rolledParry        // as rolledHigh, by a defender
)

// How dice are read that are no check, in N[3] of an evDice event.
const (
	rolledAll        = iota // their total
	rolledOneMore           // 1 more than their total
	rolledHalf              // half of it, rounded up
	rolledMultiplier        // 1 less, at least 1
)

// throw3d6 rolls 3d6 where high is good: 18 always succeeds, 3 always fails (phase.attack.natural).
func (g *Game) throw3d6(t *table.Table, r table.Rule, who, on table.Who, own, against *sum, reading int) bool {
	least := min(max(against.n-own.n, 4), 18)
	roll := table.Roll{Rule: r, Who: who, Count: 3, Sides: 6, NBand: 2}
	roll.Bands[0], roll.Bands[1] = int16(least-1), 18
	v := t.Roll(&roll)
	if t.Heard() {
		e := table.NewEvent(table.Rolled, r, who, on, against.n, v+own.n, table.Bit(v >= least), reading)
		e.Faces, e.Mods = t.Faces(), t.Mods(own.mods())
		for _, m := range against.mods() {
			m.Against = true
			e.Mods = append(e.Mods, m)
		}
		t.Say(e)
	}
	return v >= least
}

// skillNumber is what a skill roll may show at most: the number of the skill, less what makes it harder.
type skillNumber struct {
	skill, less int
	of          uint8      // what makes it harder
	depends     table.Same // of the roll ([table.Roll.Same])
}

// skillRoll rolls 3d6 against a skill: N or less succeeds, 3 always, 18 never (phase.aoo.skill_check_negates). It returns
// the margin too. Exact reports that the margin counts.
func (g *Game) skillRoll(t *table.Table, r table.Rule, who, on table.Who, n skillNumber, exact bool) (ok bool, margin int) {
	number := n.skill - n.less
	most := mostOf(number)
	roll := table.Roll{Rule: r, Who: who, Count: 3, Sides: 6, Low: true, Same: n.depends}
	if !exact {
		roll.NBand, roll.Bands[0], roll.Bands[1] = 2, int16(most), 18
	}
	v := t.Roll(&roll)
	if t.Heard() {
		e := table.NewEvent(table.Rolled, r, who, on, number, v, table.Bit(v <= most), rolledLow)
		e.Faces, e.To = t.Faces(), g.audience(who)
		if n.less != 0 {
			e.Mods = t.Mods([]table.Mod{
				{Rule: r, Value: int16(n.skill), Of: ofSkill, Against: true}, {Rule: r, Value: int16(-n.less), Of: n.of, Against: true},
			})
		}
		t.Say(e)
	}
	return v <= most, number - v
}

// mostOf returns the most that succeeds against a number: 3 always does, 18 never.
func mostOf(number int) int { return min(max(number, 3), 17) }

// knows returns the number of a skill that the rules know, 0 without it.
func (g *Game) knows(a table.Who, s knownSkill) int {
	sh := &g.sheets[a]
	if k := sh.known[s]; k > 0 {
		return int(sh.skills[k-1].roll)
	}
	return 0
}

// contest sets Strength against Strength by the BODY of their dice; the active side needs more (phase.man.disarm_contest).
func (g *Game) contest(t *table.Table, r table.Rule, active, other table.Who, strength int) bool {
	a := g.bodyOf(t, r, active, strength/5)
	b := g.bodyOf(t, r, other, int(g.units[other].n[statSTR])/5)
	t.Tell(evContest, r, active, other, table.Bit(a > b), a, b)
	return a > b
}

// bodyOf rolls dice and counts their BODY (phase.damage.normal).
func (g *Game) bodyOf(t *table.Table, r table.Rule, who table.Who, dice int) int {
	if dice <= 0 {
		return 0
	}
	roll := normalRoll(r, who, dice, harm{stun: 6 * dice})
	v := t.Roll(&roll)
	body := roll.Marked(t.Faces())
	g.sayDice(t, &roll, v, body, rolledAll)
	return body
}

// normalRoll returns a roll of normal dice. The BODY of each die is its mark: 1 gives 0, 2 to 5 give 1, 6 gives 2
// (phase.damage.normal). STUN up to that of the second harm is all alike, and so is BODY.
func normalRoll(r table.Rule, who table.Who, dice int, alike harm) table.Roll {
	return table.Roll{
		Rule: r, Who: who, Count: int16(dice), Sides: 6, Look: true, Marks: [6]uint8{0, 1, 1, 1, 1, 2},
		NBand: 2, Bands: [6]int16{int16(alike.stun), int16(alike.body)},
	}
}

// dice rolls six-sided dice, reads them and says so. Without dice it is 0.
func (g *Game) dice(t *table.Table, r table.Rule, who table.Who, n, reading int) int {
	if n <= 0 {
		return 0
	}
	roll := table.Roll{Rule: r, Who: who, Count: int16(n), Sides: 6}
	v := t.Roll(&roll)
	switch reading {
	case rolledOneMore:
		v++
	case rolledHalf:
		v = (v + 1) / 2
	case rolledMultiplier:
		v = max(1, v-1)
	}
	g.sayDice(t, &roll, v, -1, reading)
	return v
}

// sayDice says dice that are no check, and how they are read. Body is -1 where no BODY counts.
func (g *Game) sayDice(t *table.Table, r *table.Roll, value, body, reading int) {
	if t.Heard() {
		e := table.NewEvent(evDice, r.Rule, r.Who, table.Nobody, value, int(r.Count), body, reading)
		e.Faces, e.To = t.Faces(), g.audience(r.Who)
		t.Say(e)
	}
}

// parryNumber returns what a defender adds to 3d6 for Block, Missile Deflection and Roll With A Punch: its OCV without
// weapon, range and analysis (phase.man.block).
func (g *Game) parryNumber(d, by table.Who, out *sum, roll bool, earlier int) {
	g.ocvBase(d, by, out)
	out.add(rule.AooWorstModifiers, int(g.units[d].used.bonusOCV))
	out.add(rule.AooWorstModifiers, int(g.units[d].used.lossOCV))
	if roll && !g.units[d].is(condRolling) {
		out.add(rule.ManRollWithPunch, -2)
	}
	g.ocvLimits(d, out, !g.sees(d, by), false)
	out.add(rule.ManBlockRepeat, -2*earlier)
}
