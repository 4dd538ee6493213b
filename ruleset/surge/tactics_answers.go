package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// bestAddition smashes where a roll promises more than the passive value, and adds a Stunt with a die that is left over.
func (g *Game) bestAddition(q *table.Question) table.Option {
	if smash := table.Do(vSmash); q.Contains(smash) && q.Target >= 0 && int(q.N[0]) <= g.resist(q.Target, resistToughness)+2 {
		return smash
	}
	if g.pool(q.Who) > 1 && q.Target >= 0 && g.units[q.Target].cond == 0 {
		groups := q.Groups()
		for i := range groups {
			if o := groups[i].Option; o.Verb == vStrikeStunt {
				return o
			}
		}
	}
	return q.Default()
}

// bestBefore trusts a good Intuition, and raises the DC where that promises more degrees.
func (g *Game) bestBefore(q *table.Question) table.Option {
	best := q.Default()
	if q.N[2] > 0 && q.Rule == rule.EncounterChallenge {
		most := expected(int(q.N[0]+q.N[1]), int(q.N[2]), 0)
		for n := int16(1); n <= 2; n++ {
			o := table.Do(vRaise).Of(n)
			if w := expected(int(q.N[0]+q.N[1]), int(q.N[2]), int(n)); w > most && q.Contains(o) {
				best, most = o, w
			}
		}
	}
	if o := table.Do(vHunch); best.Verb != vRaise && q.Contains(o) && g.hunches(q.Who) {
		return o
	}
	return best
}

// expected is the degrees that a check brings with so many Raises, in twentieths.
func expected(rank, dc, raises int) (sum int) {
	for die := 1; die <= 20; die++ {
		sum += shifted(degree(die+rank, dc+5*raises), raises)
	}
	return sum
}

// bestCoup spends a die where a higher degree decides: in a Challenge, and on the way to the third degree.
func (g *Game) bestCoup(q *table.Question) table.Option {
	if table.Rule(q.N[2]) == rule.EncounterChallenge || counts(q) && q.Level == 2 && g.pool(q.Who) > 1 {
		return q.Kth(0)
	}
	return q.Default()
}

// counts reports whether the check that a die is asked for matters by itself, not only as a help for another.
func counts(q *table.Question) bool {
	switch table.Rule(q.N[2]) {
	case rule.HunchUse, rule.GambitCheck, rule.AssistCheck, rule.AssistAid, rule.AssistDistract, rule.AssistCombinePrimary, rule.QuickStudy,
		rule.AssessCheck, rule.AssessConceal, rule.MoveRun:
		return false
	default:
		return true
	}
}

// bestAnswer surges against an attack only when the next wound may be the last.
func (g *Game) bestAnswer(q *table.Question) table.Option {
	u := &g.units[q.Who]
	hurt := u.wounds[physical][1]+u.wounds[social][1] > 0 || u.hurt(physical)+u.hurt(social) > 2
	if !hurt || u.pending > 0 || u.fatigue > 1 {
		return q.Default()
	}
	best, rank := q.Default(), 0
	groups := q.Groups()
	for i := range groups {
		o := groups[i].Option
		if o.Verb == vDeflect || o.Verb == vCounter {
			if r := g.rankOf(q.Who, g.deedTrait(q.Who, int(o.Item)-1)); r > rank {
				best, rank = o, r
			}
		}
	}
	if rank > 0 {
		return best
	}
	by := q.Target
	if o := table.Do(vBurst).As(burstFoes); by >= 0 && g.units[by].stance.n+g.units[by].aim >= 3 && q.Contains(o) {
		return o
	}
	for i := range groups {
		if o := groups[i].Option; o.Verb == vBoost && trait(o.N) >= traitResist {
			return o
		}
	}
	return best
}

// bestSubject speaks about what the objective asks for, else about oneself; of topics about the one that the subject likes best.
func (g *Game) bestSubject(q *table.Question) table.Option {
	best := q.Default()
	if q.Rule == rule.InfluenceTopic {
		level := attitude(-1)
		groups := q.Groups()
		for i := range groups {
			o := groups[i].Option
			if now := g.feels(table.Who(q.N[0]), table.Nobody, o.Item); now > level {
				best, level = o, now
			}
		}
		return g.withHunch(q, best)
	}
	x := &g.def.goal
	if x.what == goalAttitude && table.Who(q.N[0]) == x.subject {
		o := table.Do(vAbout).At(x.to)
		if x.topic > 0 {
			o = table.Do(vAbout).With(x.topic)
		}
		if g.units[actor(q)].side != x.side {
			o.Mode = modeWorsen
		}
		if q.Contains(o) {
			best = o
		}
	}
	return g.withHunch(q, best)
}

// bestCondition picks the condition of a list that takes most from an enemy, if it is not immune to it.
func (g *Game) bestCondition(q *table.Question) table.Option {
	on := q.Target
	if q.Kind == askCondition {
		on = table.Who(q.N[0])
	}
	for _, c := range [...]condition{condIncapacitated, condUnaware, condControlled, condStunned, condDisabled, condImmobile, condVulnerable, condImpaired, condDazed, condHindered} {
		if o := table.Do(vCondition).As(uint8(c)); q.Contains(o) && (on < 0 || !g.sheets[on].immune.has(c) && !g.units[on].cond.has(c)) {
			return o
		}
	}
	return q.Default()
}
