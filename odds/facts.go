package odds

import (
	"slices"

	"fray/table"
)

// facts is what a run came to.
type facts struct {
	attacks []attack
	hurts   []hurt
	uses    []use
	marks   []mark
	tests   []contest
	at      int32 // where the actor went last; Nowhere if it did not move
}

// attack is how one attack ended.
type attack struct {
	who, target table.Who
	nth         int16 // of the attacks of this one on that one, from 0
	degree      int16
	hit         bool
}

// hurt is what became of one combatant.
type hurt struct {
	who        table.Who
	harm, heal int32
	fell       bool
}

// use is a reaction that was used: which, with what, on which target.
type use struct {
	who, target table.Who
	verb        table.Verb
	item        uint8
}

// mark is a condition that somebody got.
type mark struct {
	who table.Who
	n   int32
}

// contest is a check of one against another, as the ruleset tells of it.
type contest struct {
	who, target table.Who
	rule        table.Rule
	won         bool
}

// clear readies the facts for a new run.
func (f *facts) clear() {
	f.attacks, f.hurts, f.uses, f.marks = f.attacks[:0], f.hurts[:0], f.uses[:0], f.marks[:0]
	f.tests, f.at = f.tests[:0], table.Nowhere
}

// set makes the facts a copy of others.
func (f *facts) set(to *facts) {
	f.attacks = append(f.attacks[:0], to.attacks...)
	f.hurts = append(f.hurts[:0], to.hurts...)
	f.uses = append(f.uses[:0], to.uses...)
	f.marks = append(f.marks[:0], to.marks...)
	f.tests = append(f.tests[:0], to.tests...)
	f.at = to.at
}

// join makes the facts, which begin with the first, those of a way of which the second follow on the first.
func (f *facts) join(first, then *facts) {
	f.attacks = append(f.attacks[:len(first.attacks)], then.attacks...)
	for i := len(first.attacks); i < len(f.attacks); i++ {
		f.attacks[i].nth = nth(f.attacks[:i], f.attacks[i])
	}
	f.hurts = append(f.hurts[:0], first.hurts...) // a join adds to those of the first
	for _, h := range then.hurts {
		sum := f.hurt(h.who)
		sum.harm, sum.heal, sum.fell = sum.harm+h.harm, sum.heal+h.heal, sum.fell || h.fell
	}
	f.uses = f.uses[:len(first.uses)]
	for _, u := range then.uses {
		f.use(u)
	}
	f.marks = f.marks[:len(first.marks)]
	for _, m := range then.marks {
		f.mark(m)
	}
	f.tests = append(f.tests[:len(first.tests)], then.tests...)
	if f.at = first.at; then.at != table.Nowhere {
		f.at = then.at
	}
}

// hear takes down what matters of an event.
func (f *facts) hear(e *table.Event, actor table.Who) {
	switch e.Kind {
	case table.Hit, table.Missed:
		f.attack(e)
	case table.Harmed:
		f.hurt(e.Target).harm += e.N[0]
	case table.Healed:
		f.hurt(e.Target).heal += e.N[0]
	case table.Fell:
		f.hurt(e.Target).fell = true
	case table.Moved:
		if e.Who == actor {
			f.at = e.Cell
		}
	case table.Reacted:
		f.use(useOf(e))
	case table.Marked:
		f.mark(mark{e.Target, e.N[0]})
	default: // the others change nothing that is counted
	}
}

func (f *facts) attack(e *table.Event) {
	a := attack{who: e.Who, target: e.Target, degree: int16(e.N[0]), hit: e.Kind == table.Hit}
	a.nth = nth(f.attacks, a)
	f.attacks = append(f.attacks, a)
}

// nth counts the earlier attacks of the same one on the same one.
func nth(earlier []attack, a attack) int16 {
	n := int16(0)
	for _, b := range earlier {
		if b.who == a.who && b.target == a.target {
			n++
		}
	}
	return n
}

func (f *facts) hurt(who table.Who) *hurt {
	for i := range f.hurts {
		if f.hurts[i].who == who {
			return &f.hurts[i]
		}
	}
	f.hurts = append(f.hurts, hurt{who: who})
	return &f.hurts[len(f.hurts)-1]
}

func useOf(e *table.Event) use { return use{e.Who, e.Option.Who, e.Option.Verb, e.Option.Item} }

func (f *facts) use(u use) {
	if !slices.Contains(f.uses, u) {
		f.uses = append(f.uses, u)
	}
}

func (f *facts) mark(m mark) {
	if !slices.Contains(f.marks, m) {
		f.marks = append(f.marks, m)
	}
}
