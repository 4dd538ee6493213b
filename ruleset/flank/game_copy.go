package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// settle fills in the state before the first beat from the sheets.
func (g *Game) settle() {
	g.active, g.winner = table.Nobody, -1
	n := len(g.sheets)
	g.units, g.spotted, g.detected = make([]unit, n), make([]table.Crowd, n), make([]table.Crowd, n)
	for i := range g.sheets {
		g.units[i] = newUnit(&g.sheets[i])
	}
	for i := range g.sheets {
		g.afflict(table.Who(i))
	}
	g.derive()
	for i := range g.units {
		g.settleIn(table.Who(i))
	}
}

// settleIn settles what follows from the conditions and the place that a combatant begins with.
func (g *Game) settleIn(who table.Who) {
	u, sh := &g.units[who], &g.sheets[who]
	if u.conds.has(condUnconscious) {
		u.prone, u.focused = true, false
		g.suffer(who)
	}
	u.going = g.keeps(who, u.cell)
	if sh.flying && sh.speeds[goingFly] > 0 {
		u.going = goingFly
	}
	g.wet(nil, who)
}

// newUnit returns a combatant as its sheet describes it at the start.
func newUnit(sh *sheet) unit {
	u := unit{
		hp: sh.hp, sq: sh.sq, cell: sh.start, asleep: sh.asleep, focused: sh.focused, mute: sh.mute, damage: sh.damage, bleed: sh.bleed,
		initiative: sh.initiative, waitsFor: table.Nobody, limbs: sh.limbs, begun: sh.begun, waited: sh.waited && !sh.hidden, reactions: sh.reacts,
		starved: sh.starved, choked: sh.choked, hiding: sh.hiding,
	}
	if sh.hidden {
		u.presence = healthHidden
	}
	if sh.hp <= -sh.negative {
		u.presence = healthCorpse
	}
	if u.presence != healthHere || sh.hp <= 0 || sh.asleep {
		u.waited, u.reactions = false, 0
	}
	return u
}

// afflict gives a combatant the conditions that its sheet begins with.
func (g *Game) afflict(who table.Who) {
	sh := &g.sheets[who]
	if sh.hides {
		e := lasting(who, who, 0, rule.DefendHide)
		e.cond, e.until = condCover.borne(), untilCause
		g.effects = append(g.effects, e)
	}
	for _, c := range sh.conditions {
		of := g.def.cast.Find(c.of)
		e := effect{do: lastingCondition, cond: c.what.borne(), on: who, by: of, against: table.Nobody, turn: table.Nobody, rule: rule.ConditionGeneral}
		if c.rounds > 0 {
			e.until, e.turn, e.left = untilStart, who, c.rounds
			if of != table.Nobody {
				e.turn = of
			}
		}
		switch c.what {
		case condProne:
			g.units[who].prone = true
			continue
		case condFriendly, condFrightened:
			e.against = of
		case condRestrained:
			e.dc = max(c.dc, 1)
			if of != table.Nobody { // a Grapple, of both
				e.until, e.dc = untilCause, 0
				other := e
				other.on, other.by = of, who
				g.effects = append(g.effects, other)
			}
		case condSurprised:
			e.against = of
		default:
		}
		g.effects = append(g.effects, e)
	}
}

// derive computes the fields of the state that follow from the others.
func (g *Game) derive() {
	g.waiters, g.veils = 0, 0
	for i := range g.units {
		g.handle(table.Who(i))
		g.waiters += int16(table.Bit(g.units[i].waited))
		g.units[i].conds = 0
		g.relend(table.Who(i), ^number(0))
	}
	for i := range g.units {
		g.suffer(table.Who(i))
	}
	g.doubt = g.stage != stageOver && g.settled(false)
}
