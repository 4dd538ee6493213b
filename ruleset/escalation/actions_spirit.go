package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// What a spirit gives, as modes of its option (escalation.spirit.options).
const (
	giftAttacks uint8 = iota
	giftSaves
	giftCover
)

// fightInSpirit is the turn of a pc out of the fight: it helps an ally for a round, if the GM accepts its reason
// (escalation.spirit.eligible, escalation.spirit.reason).
func (g *Game) fightInSpirit(t *table.Table, a table.Who) {
	allies := g.friends(a) & g.present
	if !g.sheets[a].pc || allies == 0 {
		return
	}
	q := g.ask(t, askSpirit, rule.SpiritOptions, a)
	q.Text, q.BotNote = true, "its memory steadies the hand"
	for m := giftAttacks; m <= giftCover; m++ {
		q.ListCrowd(table.Do(vSpirit).As(m), g.choice(allies))
	}
	o, some := t.OrPass(q, vNone)
	if !some {
		return
	}
	reason := t.Note()
	g.sayTook(t, a, o, rule.SpiritEligible)
	if reason == "" { // no reason, no bonus
		g.sayNothing(t, rule.SpiritReason, a)
		return
	}
	if !g.ruling(t, rule.SpiritReason, a, true) {
		return
	}
	m := mark{kind: advAttack, lasts: untilTurnStart, on: o.Who, by: a, turn: a, vs: table.Nobody, value: 1, rule: rule.SpiritOptions}
	switch o.Mode {
	case giftSaves:
		m.kind = advSave
	case giftCover:
		m.kind, m.value = advAttacked, -1
	}
	g.addMark(t, m, rule.SpiritOptions)
}
