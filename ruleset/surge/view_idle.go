package surge

import (
	"slices"

	"fray/table"
)

// idle reports whether an option brings nothing now: a Raise where the degree does not count, which is listed for people only, words
// that can only move an attitude the wrong way, a Stunt at -2 that opens nothing, a power that harms a friend, a squeeze to where one can
// walk, or a Burst that has nothing to cancel (surge.raise.use, surge.influence.success, surge.stunt.attack, surge.power.procedure,
// surge.move.squeeze, surge.surge.burst).
func (g *Game) idle(q *table.Question, o table.Option) bool {
	switch o.Verb {
	case vRaise:
		return q.IsForPeople(o)
	case vAttack, vStunt, vCharge, vThrow:
		return (o.Also == withRaise || o.Also == withRaises) && q.IsForPeople(o) || o.Verb == vStunt && manner(o.Mode) == modeHardStunt && g.slight(actor(q), o)
	case vTight:
		return q.Contains(table.Do(vMove).To(int32(o.Cell)))
	case vUse:
		return o.Who != table.Nobody && g.friends(actor(q), o.Who) && g.deed(actor(q), int(o.Item)-1).effect.harms()
	case vSurge:
		return o.Mode == modeSurgeOwnBurst && q.Kind == askGain && !g.burdened(o.Who) || o.Mode == modeSurgeFoeBurst && !g.outdone(o.Who)
	case vBurst:
		if q.Kind == askBefore {
			return g.idleBefore(q, o, beforeBoost+before(o.Mode))
		}
		return o.Mode == burstOwn && !g.burdened(q.Who) || o.Mode == burstFoes && q.N[0] == 0 && !g.outdone(q.Who)
	case vAbout:
		return g.vain(table.Who(q.N[0]), o) || g.idleBefore(q, o, before(o.Also))
	case vWith, vRun, vKip:
		return g.idleBefore(q, o, before(o.Also))
	default:
		return false
	}
}

// slight reports whether a Stunt at -2 opens no more than one at -1: the target holds nothing that it takes more to disarm or to break.
func (g *Game) slight(a table.Who, o table.Option) bool {
	social := g.deed(a, int(o.Item)-1).reach.social()
	for i := range g.things {
		if th := &g.things[i]; th.holder == o.Who && th.where == placeHeld && (!social || g.def.thingDefs[i].hands > 1) {
			return false
		}
	}
	return true
}

// idleBefore reports whether a Reaction before the dice of a check changes nothing about it. A DC that is known has no Advantage of
// an enemy in it that a Burst could still cancel.
func (g *Game) idleBefore(q *table.Question, o table.Option, b before) bool {
	a := actor(q)
	switch b {
	case beforeRaise, beforeRaiseTwice:
		return q.IsForPeople(o)
	case beforeBurstOwn:
		return q.N[3] >= 0 && !g.handicapped(a)
	case beforeBurstFoes:
		if q.Kind == askBefore {
			return q.N[2] > 0 || !g.outdone(a)
		}
		return o.Verb == vRun || o.Verb == vKip || !g.favored(a)
	default:
		return false
	}
}

// handicapped reports whether a combatant has a Disadvantage on its skill checks.
func (g *Game) handicapped(a table.Who) bool {
	return g.units[a].cond&(1<<condImpaired|1<<condDisabled) != 0 ||
		slices.ContainsFunc(g.boons, func(b boon) bool { return b.on == a && b.n < 0 })
}

// burdened reports whether a combatant has a Disadvantage on its checks, its defense or its effects.
func (g *Game) burdened(a table.Who) bool {
	u := &g.units[a]
	return u.hurt(physical)+u.hurt(social)+int(u.stress) > 0 || u.stance.n > 0 || u.prone || g.handicapped(a)
}

// outdone reports whether an enemy is known to have an Advantage against a combatant.
func (g *Game) outdone(a table.Who) bool {
	if g.units[a].prone {
		return true
	}
	for i := range g.units {
		b := table.Who(i)
		if u := &g.units[b]; g.foes(a, b) && g.isHere(b) && (u.stance.n > 0 || u.aim > 0 && u.aimAt == a || u.edges != [edgeCount]int8{} || g.analyzed(b, a) > 0) {
			return true
		}
	}
	return g.favored(a)
}

// favored reports whether an enemy of a combatant has an Advantage from help or from a Gambit.
func (g *Game) favored(a table.Who) bool {
	return slices.ContainsFunc(g.boons, func(b boon) bool { return b.n > 0 && g.foes(a, b.on) && g.isHere(b.on) })
}

// outranked reports whether an option names a skill for what its combatant can do as well or better with another skill. A Lore that needs
// the word of the GM is weighed against all others, and no other against it.
func (g *Game) outranked(q *table.Question, o table.Option) bool {
	var fits func(s skill) bool
	switch o.Verb {
	case vAssess:
		fits = assesses
	case vStudy:
		fits = studies
	case vInfluence, vTopic:
		fits = skill.talks
	default:
		return false
	}
	s, a := skill(o.N), actor(q)
	for i := range g.def.skills {
		x := skill(i)
		better := g.skill(a, x) > g.skill(a, s) || g.skill(a, x) == g.skill(a, s) && x < s
		if x != s && fits(x) && better && !(o.Verb == vAssess && x >= skillCount && s < skillCount) && q.Contains(o.Of(int16(x))) {
			return true
		}
	}
	return false
}
