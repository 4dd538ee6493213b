package room

import (
	"reflect"
	"slices"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// unseen is an input that some may not know of: a decree of which they hear nothing and that changes nothing they are shown.
type unseen struct {
	at int         // its number, from 1
	by table.Seats // who may not know of it: seats, and nobody for spectators; never the GM
}

// numbers are the unseen inputs of a fight in their order. By them everybody counts only the inputs they may know of
// (docs/decisions/0014-out-of-sight-and-late.md).
type numbers []unseen

// count is how many of the first n inputs this audience may know of.
func (ns numbers) count(e audience, n int) int {
	known := n
	for _, u := range ns {
		if u.at <= n && u.by.Has(e.seat) {
			known--
		}
	}
	return known
}

// public is how many of the first n inputs everybody may know of.
func (ns numbers) public(n int) int {
	known := n
	for _, u := range ns {
		if u.at <= n {
			known--
		}
	}
	return known
}

// last is the last moment at which this audience count n inputs, as a number of inputs.
func (ns numbers) last(e audience, n int) int {
	for _, u := range ns {
		if u.at <= n+1 && u.by.Has(e.seat) {
			n++
		}
	}
	return n
}

// hide reports whether this audience may not know of an input.
func (ns numbers) hide(e audience, at int) bool {
	for _, u := range ns {
		if u.at == at {
			return u.by.Has(e.seat)
		}
	}
	return false
}

// outlook is what some audience are shown: all but the numbers that count inputs.
type outlook struct {
	audience audience
	state    *api.State
	lines    []api.Line
}

// decree carries out a decree and notes who may not know of it: those whose outlook is the same before and after. A hash is that
// of a decree in the record, by which the answer may be known.
func (f *fight) decree(hash string, do func() error) error {
	settled := f.s.Settled()
	by, known := f.known[hash]
	var before []outlook
	if !known {
		before = f.outlooks(settled)
	}
	texts, at := slices.Clone(f.texts[settled:]), slices.Clone(f.at[settled:])
	if err := do(); err != nil {
		return err
	}
	f.forget(settled)
	f.hear()
	if !known {
		by = same(before, f.outlooks(settled))
		f.known[f.s.LastHash()] = by
	}
	if by != 0 {
		f.unseen = append(f.unseen, unseen{len(f.s.Inputs()), by})
		f.redate(settled, texts, at)
	}
	return nil
}

// redate has the events from number from on happen when the same were heard first: a decree has the beat under way run again, and
// who may not know of it would see them happen later than they did.
func (f *fight) redate(from int, texts []string, at []int) {
	for i := from; i < len(f.texts); i++ {
		if k := slices.Index(texts, f.texts[i]); k >= 0 {
			f.at[i] = at[k]
			texts, at = texts[k+1:], at[k+1:]
		}
	}
}

// outlooks are those of everybody but the GM. The lines are those of the events from number from on.
func (f *fight) outlooks(from int) []outlook {
	cast := f.s.Game().Cast()
	sc := &shared{facts: store.Table{Seats: map[string]store.Seat{}}}
	for _, name := range cast.Seats {
		sc.facts.Seats[name] = store.Seat{Plays: person} // so that the question is shown, also where a bot sits
	}
	all := []outlook{{audience: audience{api.RoleSpectator, nobody}}}
	for i := range cast.Seats[1:] {
		all = append(all, outlook{audience: audience{api.RoleSeat, table.Seat(i + 1)}})
	}
	for i := range all {
		o := &all[i]
		o.state, o.lines = f.state(o.audience, sc), f.heard(o.audience, from)
		o.state.Inputs = 0
		if o.state.Question != nil {
			o.state.Question.ID = ""
		}
		for k := range o.lines {
			o.lines[k].At = 0
		}
	}
	return all
}

// same are those whose outlook is the same.
func same(before, after []outlook) (by table.Seats) {
	for i := range before {
		if reflect.DeepEqual(&before[i], &after[i]) {
			by |= table.JustSeat(before[i].audience.seat)
		}
	}
	return by
}
