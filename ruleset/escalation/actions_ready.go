package escalation

import (
	"math/bits"
	"slices"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// trigger is what a readied action waits for (escalation.ready.declare).
type trigger uint8 //state:names

const (
	triggerMoves trigger = iota
	triggerEngages
	triggerAttacks
	triggerUses
)

// anyAlly stands for any ally in a readied action; Nobody stands for any enemy, or any target.
const anyAlly table.Who = maxCrowd

// listReady lists readying an action of each kind that can be paid (escalation.ready.declare).
func (g *Game) listReady(q *table.Question, a table.Who) {
	for s := actQuick; s <= actStandard; s++ {
		q.Family()
		q.Try(table.Do(vReady).As(uint8(s)))
		if g.needSlot(q, a, s) {
			no := g.whyUnready(a, s)
			q.Need(no == 0, no)
		}
		q.Offer()
	}
}

// whyUnready returns the rule by which no action of a kind can be readied, or 0 if one can.
func (g *Game) whyUnready(a table.Who, s slot) table.Rule {
	if u := &g.units[a]; s == actMove || !u.ills.has(condHampered) && (s == actStandard || g.sheets[a].readies[s]&^u.spent != 0) {
		return 0 // anyone can move, stabilize and grant an action
	}
	why := rule.ReadyDeclare
	g.eachReady(a, s, func(_ table.Option, no table.Rule) bool {
		why = no
		return no != 0
	})
	return why
}

// makeReady asks what is readied and for which trigger, and pays the slot. Power and use are paid when the action is taken.
// It replaces an older readied action.
func (g *Game) makeReady(t *table.Table, a table.Who, o table.Option) {
	s := slot(o.Mode)
	what := g.askReadyWhat(t, a, s)
	if what.Verb == vNone {
		return
	}
	r := readied{set: true, slot: s, action: what, round: g.round, band: g.band, who: table.Nobody, target: table.Nobody}
	g.askReadyWho(t, a, &r)
	g.askReadyWhen(t, a, &r)
	r.better = g.paying(a, s) != s
	g.takeSlot(a, s)
	g.units[a].ready = r
	g.readiers |= only(a)
	g.tellOption(t, what, evReadied, rule.ReadyDeclare, a, table.Nobody, int(r.when), int(r.who), int(r.target), int(r.kinds))
}

// askReadyWhat asks for an action, without its target.
func (g *Game) askReadyWhat(t *table.Table, a table.Who, s slot) table.Option {
	q := g.ask(t, askReadyWhat, rule.ReadyDeclare, a)
	g.eachReady(a, s, func(o table.Option, no table.Rule) bool {
		q.ListIf(o, no == 0, no)
		return true
	})
	o, _ := t.OrPass(q, vNone)
	return o
}

// eachReady gives each action of a kind with the rule by which it cannot be readied, or 0, as long as the receiver wants more. Rally,
// Coup de Grace, sustaining and Delay belong to the own turn. Whether an action can be carried out shows when it is taken.
func (g *Game) eachReady(a table.Who, s slot, give func(o table.Option, no table.Rule) bool) {
	hampers := table.Rule(0)
	if g.units[a].ills.has(condHampered) {
		hampers = rule.CondHampered
	}
	switch s {
	case actStandard:
		if g.basicOf(a) != nil && !give(table.Do(vAttack), 0) || !give(table.Do(vStabilize), hampers) || !give(table.Do(vGrant), hampers) {
			return
		}
	case actMove:
		if !give(table.Do(vMove), 0) || !give(table.Do(vBeside), 0) || !give(table.Do(vAway), 0) || !give(table.Do(vDisengage), 0) {
			return
		}
	default:
		for i := range g.sheets[a].stances {
			if i != int(g.units[a].stance) && !give(table.Do(vStance).With(uint8(i+1)), hampers) {
				return
			}
		}
		if slices.ContainsFunc(g.doors, func(s doorState) bool { return s != doorNone }) && (!give(table.Do(vOpen), hampers) || !give(table.Do(vClose), hampers)) {
			return
		}
	}
	for left := g.sheets[a].readies[s]; left != 0; left &= left - 1 {
		i := bits.TrailingZeros64(left)
		no := hampers
		if no == 0 && g.units[a].spent>>i&1 != 0 {
			no = g.def.abilities[g.sheets[a].list[i]].freq.rule()
		}
		if !give(table.Do(vUse).With(uint8(i+1)), no) {
			return
		}
	}
}

// askReadyWho asks for the combatant that triggers it: any enemy, any ally, or one.
func (g *Game) askReadyWho(t *table.Table, a table.Who, r *readied) {
	q := g.ask(t, askReadyWho, rule.ReadyDeclare, a)
	q.Add(table.Do(vAnyEnemy))
	q.Add(table.Do(vAnyAlly))
	q.ListCrowd(table.Do(vWho), g.choice(g.up&^only(a)))
	q.SetDefault(table.Do(vAnyEnemy))
	switch o := t.Choose(q); o.Verb {
	case vAnyAlly:
		r.who = anyAlly
	case vWho:
		r.who = o.Who
	}
}

// askReadyWhen asks for the trigger: moving, engaging or attacking a combatant, or using an ability of a type.
func (g *Game) askReadyWhen(t *table.Table, a table.Who, r *readied) {
	q := g.ask(t, askReadyWhen, rule.ReadyDeclare, a)
	q.Add(table.Do(vWhen).As(uint8(triggerMoves)))
	for _, w := range [2]trigger{triggerEngages, triggerAttacks} {
		q.Add(table.Do(vWhen).As(uint8(w)))
		q.ListCrowd(table.Do(vWhen).As(uint8(w)), g.choice(g.present&(g.sides[sidePCs]|g.sides[sideEnemies])))
	}
	q.Add(table.Do(vWhen).As(uint8(triggerUses)))
	for k := range kindFirstWord + len(g.def.words) {
		q.Add(table.Do(vWhen).As(uint8(triggerUses)).With(uint8(k + 1)))
	}
	q.SetDefault(table.Do(vWhen).As(uint8(triggerMoves)))
	o := t.Choose(q)
	r.when, r.target = trigger(o.Mode), o.Who
	if o.Item > 0 {
		r.kinds = 1 << (o.Item - 1)
	}
}
