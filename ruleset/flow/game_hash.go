package flow

import "fray/table"

// AppendState appends the canonical bytes of the state at a resting point.
func (g *Game) AppendState(b []byte) []byte {
	w := writer{b}
	w.num(int(g.stage), int(g.round), bit(g.surprise), int(g.winner), int(g.active), int(g.runner), int(g.slot))
	w.num(int(g.walk.points), bit(g.walk.open), int(g.walk.last))
	for i := range g.units {
		w.unit(&g.units[i])
	}
	for _, a := range g.order {
		w.num(int(a))
	}
	w.num(len(g.shifts))
	for _, s := range g.shifts {
		w.num(int(s.who), int(s.before))
	}
	for _, it := range g.items {
		w.num(int(it.where), int(it.holder), int(it.cell))
	}
	for _, o := range g.objects {
		w.num(int(o.state), int(o.hp))
	}
	w.num(len(g.effects))
	for _, e := range g.effects {
		w.num(int(e.on), int(e.by), int(e.do), int(e.kind), int(e.value), int(e.left))
	}
	w.num(len(g.feints))
	for _, f := range g.feints {
		w.num(int(f.by), int(f.on), int(f.ends))
	}
	for i := range g.tried {
		for _, word := range g.tried[i][:(len(g.units)+63)/64] {
			w.num(int(word))
		}
	}
	if g.freeOver {
		w.num(1)
	}
	for _, o := range g.refused {
		w.option(o)
	}
	return w.b
}

type writer struct{ b []byte }

func (w *writer) num(ns ...int) { w.b = table.AppendNumbers(w.b, ns...) }

func (w *writer) unit(u *unit) {
	w.num(int(u.hp), int(u.ap), int(u.rp), int(u.fp), int(u.aside), int(u.initiative), int(u.cell), int(u.health), int(u.used), int(u.usedFlow))
	flags := 0
	for i, f := range [...]bool{u.prone, u.surprised, u.begun, u.acted, u.flowState, u.totalDefense, u.spoke, u.pinned, u.slowed, u.rattled, u.quickened} {
		flags |= bit(f) << i
	}
	w.num(flags, int(u.ward), int(u.moveAP), int(u.freeUsed), int(u.nextAP), int(u.holds), int(u.heldBy), int(u.main), int(u.off), int(u.known))
	w.option(u.ready.action)
	w.num(int(u.ready.trigger), int(u.ready.whom))
}

func (w *writer) option(o table.Option) {
	w.num(int(o.Verb), int(o.Mode), int(o.Item), int(o.Also), int(o.Who), int(o.Cell))
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
