package room

import (
	"reflect"
	"slices"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// unseen is an input that some seats may not know of: a decree that changes nothing they see or read.
type unseen struct {
	at int         // its number, from 1
	by table.Seats // seats that may not know of it, with nobody for spectators; never the GM
}

// numbers are the unseen inputs of a fight, in order. An audience counts only the inputs it may know of
// (docs/decisions/0014-out-of-sight-and-late.md).
type numbers []unseen

// count returns how many of the first n inputs the audience may know of.
func (ns numbers) count(e audience, n int) int {
	known := n
	for _, u := range ns {
		if u.at <= n && u.by.Has(e.seat) {
			known--
		}
	}
	return known
}

// public returns how many of the first n inputs everyone may know of.
func (ns numbers) public(n int) int {
	known := n
	for _, u := range ns {
		if u.at <= n {
			known--
		}
	}
	return known
}

// last returns the last moment at which the audience counts n inputs, as a number of all inputs.
func (ns numbers) last(e audience, n int) int {
	for _, u := range ns {
		if u.at <= n+1 && u.by.Has(e.seat) {
			n++
		}
	}
	return n
}

// hide reports whether the audience may not know of an input.
func (ns numbers) hide(e audience, at int) bool {
	for _, u := range ns {
		if u.at == at {
			return u.by.Has(e.seat)
		}
	}
	return false
}

// outlook is all that an audience sees, without the numbers of inputs.
type outlook struct {
	audience audience
	state    *api.State
	lines    []api.Line
}

// decree carries out a decree and notes which audiences may not know of it: those whose outlook does not change. For a decree
// in the record, its hash finds the noted answer.
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
	f.readEvents()
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

// redate gives events from number from on the times at which they were first read. A decree runs the current beat again;
// without this, an audience that may not know of the decree would see later times.
func (f *fight) redate(from int, texts []string, at []int) {
	for i := from; i < len(f.texts); i++ {
		if k := slices.Index(texts, f.texts[i]); k >= 0 {
			f.at[i] = at[k]
			texts, at = texts[k+1:], at[k+1:]
		}
	}
}

// outlooks returns the outlook of every audience but the GM, with the log from event number from on.
func (f *fight) outlooks(from int) []outlook {
	cast := f.s.Game().Cast()
	sc := &shared{facts: store.Table{Seats: map[string]store.Seat{}}}
	for _, name := range cast.Seats {
		sc.facts.Seats[name] = store.Seat{Plays: player} // so that the question is shown for seats of bots too
	}
	all := []outlook{{audience: audience{api.RoleSpectator, nobody}}}
	for i := range cast.Seats[1:] {
		all = append(all, outlook{audience: audience{api.RoleSeat, table.Seat(i + 1)}})
	}
	for i := range all {
		o := &all[i]
		o.state, o.lines = f.state(o.audience, sc), f.logOf(o.audience, from)
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

// same returns the audiences whose outlook is the same before and after.
func same(before, after []outlook) (by table.Seats) {
	for i := range before {
		if reflect.DeepEqual(&before[i], &after[i]) {
			by |= table.JustSeat(before[i].audience.seat)
		}
	}
	return by
}
