package escalation

import (
	"slices"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// occasion is what a readied action waits for (escalation.ready.declare).
type occasion uint8

const (
	whenMoves occasion = iota
	whenEngages
	whenAttacks
	whenUses
)

// anyAlly stands in a readied action for any ally, where Nobody is any enemy or anybody.
const anyAlly int16 = maxCrowd

// listReady lists readying an action of each kind that can be paid (escalation.ready.declare).
func (g *Game) listReady(q *table.Question, a int16) {
	for s := quick; s <= standard; s++ {
		q.Family()
		q.Try(table.Do(vReady).As(uint8(s)))
		g.needSlot(q, a, s)
		q.Offer()
	}
}

// makeReady asks which action is readied and for what, and pays its slot now; Power and use are paid when it is taken. A
// new one takes the place of an old one.
func (g *Game) makeReady(t *table.Table, a int16, o table.Option) {
	s := slot(o.Mode)
	what := g.askReadyWhat(t, a, s)
	if what.Verb == vNone {
		return
	}
	r := readied{set: true, slot: s, action: what, round: g.round, band: g.band, who: table.Nobody, whom: table.Nobody}
	g.askReadyWho(t, a, &r)
	g.askReadyWhen(t, a, &r)
	r.better = g.paying(a, s) != s
	g.takeSlot(a, s)
	g.units[a].ready = r
	g.readiers |= only(a)
	if t.Heard() {
		e := table.NewEvent(evReadied, rule.ReadyDeclare, a, table.Nobody, int(r.when), int(r.who), int(r.whom), int(r.kinds))
		e.Option = what
		g.say(t, e)
	}
}

// askReadyWhat asks for an action and its kind of target, not yet for the target. What belongs to the own turn is not
// among them: Rally, Coup de Grace, sustaining, Delay.
func (g *Game) askReadyWhat(t *table.Table, a int16, s slot) table.Option {
	q := g.ask(t, askReadyWhat, rule.ReadyDeclare, a)
	q.Family()
	offer := func(o table.Option, hampers bool) {
		q.Try(o)
		q.Need(!hampers || !g.units[a].ills.has(hampered), rule.CondHampered)
		q.Offer()
	}
	switch s {
	case standard:
		if g.basicOf(a) != nil {
			offer(table.Do(vAttack), false)
		}
		offer(table.Do(vStabilize), true)
		offer(table.Do(vGrant), true)
	case move:
		for _, v := range [4]table.Verb{vMove, vBeside, vAway, vDisengage} {
			offer(table.Do(v), false)
		}
	default:
		for i := range g.sheets[a].stances {
			if i != int(g.units[a].stance) {
				offer(table.Do(vStance).With(uint8(i+1)), true)
			}
		}
		if slices.ContainsFunc(g.doors, func(s doorState) bool { return s != noDoor }) {
			offer(table.Do(vOpen), true)
			offer(table.Do(vClose), true)
		}
	}
	for i, n := range g.sheets[a].list {
		if d := &g.def.abilities[n]; d.action == s && d.trigger == nil {
			offer(table.Do(vUse).With(uint8(i+1)), true)
		}
	}
	q.Add(table.Do(vNone))
	q.SetDefault(table.Do(vNone))
	return t.Choose(q)
}

// askReadyWho asks whose deed sets it off: any enemy's, any ally's, or somebody's.
func (g *Game) askReadyWho(t *table.Table, a int16, r *readied) {
	q := g.ask(t, askReadyWho, rule.ReadyDeclare, a)
	q.Add(table.Do(vAnyEnemy))
	q.Add(table.Do(vAnyAlly))
	q.Try(table.Do(vWho))
	q.OfferCrowd(g.choice(g.up &^ only(a)))
	q.SetDefault(table.Do(vAnyEnemy))
	switch o := t.Choose(q); o.Verb {
	case vAnyAlly:
		r.who = anyAlly
	case vWho:
		r.who = o.Who
	}
}

// askReadyWhen asks which deed sets it off: moving, engaging or attacking somebody, or using an ability of a type.
func (g *Game) askReadyWhen(t *table.Table, a int16, r *readied) {
	q := g.ask(t, askReadyWhen, rule.ReadyDeclare, a)
	q.Add(table.Do(vWhen).As(uint8(whenMoves)))
	for _, w := range [2]occasion{whenEngages, whenAttacks} {
		q.Add(table.Do(vWhen).As(uint8(w)))
		q.Try(table.Do(vWhen).As(uint8(w)))
		q.OfferCrowd(g.choice(g.present & (g.sides[pcs] | g.sides[enemies])))
	}
	q.Add(table.Do(vWhen).As(uint8(whenUses)))
	for k := range firstWord + len(g.def.words) {
		q.Add(table.Do(vWhen).As(uint8(whenUses)).With(uint8(k + 1)))
	}
	q.SetDefault(table.Do(vWhen).As(uint8(whenMoves)))
	o := t.Choose(q)
	r.when, r.whom = occasion(o.Mode), o.Who
	if o.Item > 0 {
		r.kinds = 1 << (o.Item - 1)
	}
}
