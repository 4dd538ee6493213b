package escalation

import "fray/table"

// AppendState appends the canonical bytes of the state at a resting point. What follows from the rest (who is up, who is
// where, which zones are linked) is not in it.
func (g *Game) AppendState(b []byte) []byte {
	w := writer{b}
	w.num(int(g.stage), int(g.ending), int(g.winner), bit(g.ambushed), bit(g.fleeAsked), int(g.wonAmbush), int(g.die), int(g.round))
	w.num(int(g.band), int(g.half), int(g.active), int(g.resting)|int(g.nth)<<4, bit(g.rested), int(g.camper), int(g.serial), int(g.chosen), int(g.since))
	w.num(len(g.losses))
	for _, s := range g.losses {
		w.num(len(s))
		w.b = append(w.b, s...)
	}
	for i := range g.units {
		w.unit(&g.units[i])
	}
	for _, s := range g.doors {
		w.num(int(s))
	}
	w.num(len(g.marks))
	for i := range g.marks {
		w.mark(&g.marks[i])
	}
	w.num(len(g.running))
	for _, r := range g.running {
		w.num(int(r.by), int(r.ability), bit(r.fresh), bit(r.tried), bit(r.kept))
	}
	return w.b
}

type writer struct{ b []byte }

func (w *writer) num(ns ...int) { w.b = table.AppendNumbers(w.b, ns...) }

func (w *writer) unit(u *unit) {
	w.num(int(u.hp), int(u.strain), int(u.recoveries), int(u.power), int(u.second), int(u.relations), int(u.zone), int(u.stance), int(u.status))
	w.num(int(u.band), int(u.pending), int(u.slots), int(u.locked), int(u.free), int(u.fails), int(u.saves))
	flags := 0
	for i, f := range [...]bool{u.deep, u.acted, u.begun, u.waits, u.interrupted, u.granted} {
		flags |= bit(f) << i
	}
	w.num(flags, int(u.spent), int(u.beside), int(u.struck), int(u.gaspHP), int(u.gasp))
	r := &u.ready
	w.num(bit(r.set), int(r.slot), bit(r.better), int(r.when), int(r.who), int(r.whom), int(r.kinds), int(r.round), int(r.band))
	w.num(int(r.action.Verb), int(r.action.Mode), int(r.action.Item))
}

func (w *writer) mark(m *mark) {
	w.num(int(m.kind), int(m.what), int(m.lasts), int(m.save), bit(m.once), bit(m.fresh), int(m.name), int(m.on), int(m.by))
	w.num(int(m.turn), int(m.vs), int(m.value), int(m.types), int(m.group), int(m.rule), int(m.round))
}

var _ table.Game = (*Game)(nil)
