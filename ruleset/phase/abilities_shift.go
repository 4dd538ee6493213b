package phase

import (
	"math/bits"

	"fray/ruleset/phase/rule"
	"fray/table"
)

// shiftPool asks for the new set of active slots of a multipower. Their costs together fit the pool. What is no longer active
// turns off (phase.free.multipower).
func (g *Game) shiftPool(t *table.Table, a table.Who, o table.Option) bool {
	u, k := &g.units[a], o.Item-1
	p := &g.sheets[a].pools[k]
	now := u.active >> p.first & (1<<len(p.slots) - 1)
	q := g.ask(t, askSlots, rule.FreeMultipower, a, table.Nobody)
	q.Item = o.Item
	for set := range uint64(1) << len(p.slots) {
		if set != now && p.cost(set) <= int(p.pool) {
			q.Add(table.Do(vSlots).With(o.Item).Of(int16(set)))
		}
	}
	q.Add(table.Do(vCancel))
	q.SetDefault(table.Do(vCancel))
	c := t.Choose(q)
	if c.Verb == vCancel {
		return false
	}
	if g.own(a) {
		g.left.shifted |= 1 << k
	}
	g.sayTook(t, a, o)
	g.triggered(t, deed{by: a, verb: vShift, on: table.Nobody})
	if !g.able(a) {
		return true
	}
	set := uint64(c.N)
	u.active = u.active&^((1<<len(p.slots)-1)<<p.first) | set<<p.first
	for i, s := range p.slots {
		if set>>i&1 == 0 && s.power >= 0 && u.on>>s.power&1 != 0 {
			g.power(t, a, int(s.power), false, rule.FreeMultipower)
		}
	}
	g.refresh(a)
	g.checkHaymaker(t, a)
	t.Tell(evShifted, rule.FreeMultipower, a, table.Nobody, int(k), int(set), bits.OnesCount64(set))
	return true
}

// cost adds up what a set of slots costs.
func (p *poolDef) cost(set uint64) int {
	n := 0
	for i, s := range p.slots {
		if set>>i&1 != 0 {
			n += int(s.cost)
		}
	}
	return n
}
