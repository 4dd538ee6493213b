// Package late has what rulesets share of combatants that are out of sight, and of combatants that join a fight late: the
// decrees, and who learns of them (docs/decisions/0014-out-of-sight-and-late.md). What such a combatant is by the rules is
// the ruleset's.
package late

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/table"
)

// Presence says whether a combatant takes part in a fight.
type Presence uint8

// The kinds of presence.
const (
	Up     Presence = iota // it acts
	Down                   // it is there, and does not act
	Hidden                 // it is out of the fight until the GM reveals it
	Gone                   // it has left the fight for good
)

// Rules is what a ruleset brings. Each function is called at a resting point, of a fight that is not over.
type Rules[G table.Placed] struct {
	// Presence says how a combatant takes part, and the ruleset's word for how it is.
	Presence func(g G, who table.Who) (p Presence, word string)
	// Hide takes a combatant that is up out of sight. Reveal brings a hidden one into sight in a cell, or with Nowhere where
	// it waits. Remove takes one that is not gone out of the fight for good.
	Hide   func(g G, t *table.Table, who table.Who)
	Reveal func(g G, who table.Who, at int32) error
	Remove func(g G, t *table.Table, who table.Who)
	// Join has a new combatant join, in sight or as a hidden reserve, and says the decree.
	Join func(g G, t *table.Table, c table.Command) error
	// End ends the fight for a side, or for none.
	End func(g G, t *table.Table, winner table.Result)
	// Refuse says why no decree of the ruleset can be about a combatant now; nil: nothing is refused.
	Refuse func(g G, who table.Who) error
	// Unseen reports whether a combatant that is gone left while it was hidden, so that nobody else learns of it; nil: none did.
	Unseen func(g G, who table.Who) bool
}

// Adjust carries out a decree: one of the ruleset's own rows, or hide, reveal, remove, join, reserve, end. Nobody but its
// seat and the GM learns of a decree about a hidden combatant.
func Adjust[G table.Placed](g G, r Rules[G], own []table.DecreeRow[G], t *table.Table, a table.Adjustment) error {
	rows := make([]table.DecreeRow[G], 0, len(own)+6)
	for _, row := range own {
		run := row.Run
		row.Run = func(g G, t *table.Table, c table.Command) error {
			if c.Who != table.Nobody && r.Refuse != nil {
				if err := r.Refuse(g, c.Who); err != nil {
					return err
				}
			}
			return run(g, t, c)
		}
		rows = append(rows, row)
	}
	rows = append(rows, r.common(g.Cast())...)
	for i := range rows {
		run := rows[i].Run
		rows[i].Run = func(g G, t *table.Table, c table.Command) error { return r.announced(g, t, c, run) }
	}
	like, where := table.Somebody("Like").OrNot(), table.Somewhere("Where")
	for _, do := range [2]string{"join", "reserve"} {
		rows = append(rows, table.DecreeRow[G]{Decree: table.Decree{Do: do, What: like, At: where}, Run: r.Join})
	}
	return table.RunDecree(rows, g, t, a)
}

// Decrees lists what the GM may decree: the ruleset's own rows and those that all rulesets have. Joining is not among them:
// it takes a sheet, which hosts ask a library for.
func Decrees[G table.Placed](g G, own []table.DecreeRow[G]) []table.Decree {
	return append(table.Decrees(own), table.CommonDecrees(g.Cast())...)
}

// common returns the decrees that all rulesets have, in the order of [table.CommonDecrees].
func (r Rules[G]) common(cast *table.Cast) []table.DecreeRow[G] {
	run := map[string]func(g G, t *table.Table, c table.Command) error{"hide": r.hide, "reveal": r.reveal, "remove": r.remove, "end": r.end}
	var rows []table.DecreeRow[G]
	for _, d := range table.CommonDecrees(cast) {
		if d.Do == "end" {
			d.What.Optional = true // without a side it is a draw
		}
		rows = append(rows, table.DecreeRow[G]{Decree: d, Run: run[d.Do]})
	}
	return rows
}

// announced runs a decree and says it.
func (r Rules[G]) announced(g G, t *table.Table, c table.Command, run func(g G, t *table.Table, c table.Command) error) error {
	to, err := table.Everybody(), error(nil)
	if hidden := r.hidden(g, c.Who); hidden && c.Do != "reveal" {
		to = table.At(g.Cast().Combatants[c.Who].Seat)
		t.Muted(func() { err = run(g, t, c) })
	} else {
		err = run(g, t, c)
	}
	if err == nil {
		r.Say(g, t, c.Who, c.Adjustment, to)
	}
	return err
}

// Say says a decree to those that may learn of it. It leaves out the combatant that a newcomer is like, if that one is hidden
// or gone.
func (r Rules[G]) Say(g G, t *table.Table, who table.Who, a table.Adjustment, to table.Audience) {
	if !t.Heard() {
		return
	}
	cast := g.Cast()
	if like := cast.Find(a.What); like != table.Nobody {
		if p, _ := r.Presence(g, like); p >= Hidden {
			a.What = ""
		}
	}
	if who >= 0 {
		a.Who = cast.Called(who)
	}
	e := table.NewEvent(table.Ruled, 0, who, table.Nobody)
	e.Note, e.To = a.String(), to
	if a.Do == "end" {
		e.Note = ending(cast, a)
	}
	if cell, err := g.ParseCell(a.At); a.At != "" && err == nil {
		e.Cell = cell
	}
	t.Say(e)
}

// ending says how a decree ends the fight.
func ending(cast *table.Cast, a table.Adjustment) string {
	text := "the fight ends in a draw"
	if side := slices.Index(cast.Sides, a.What); side >= 0 {
		text = "the fight ends, won by " + cast.SideName(side)
	}
	if a.Why != "" {
		text += ", because " + a.Why
	}
	return text
}

// hidden reports whether only the seat of a combatant and the GM know of it.
func (r Rules[G]) hidden(g G, who table.Who) bool {
	if who == table.Nobody {
		return false
	}
	p, _ := r.Presence(g, who)
	return p == Hidden || p == Gone && r.Unseen != nil && r.Unseen(g, who)
}

func (r Rules[G]) hide(g G, t *table.Table, c table.Command) error {
	if p, word := r.Presence(g, c.Who); p != Up {
		return fmt.Errorf("%s is %s: only a combatant that is up can hide", c.Adjustment.Who, word)
	}
	r.Hide(g, t, c.Who)
	return nil
}

func (r Rules[G]) reveal(g G, _ *table.Table, c table.Command) error {
	if p, word := r.Presence(g, c.Who); p != Hidden {
		return fmt.Errorf("%s is not hidden, but %s", c.Adjustment.Who, word)
	}
	return r.Reveal(g, c.Who, c.Cell)
}

func (r Rules[G]) remove(g G, t *table.Table, c table.Command) error {
	if p, _ := r.Presence(g, c.Who); p == Gone {
		return fmt.Errorf("%s has left the fight", c.Adjustment.Who)
	}
	r.Remove(g, t, c.Who)
	return nil
}

func (r Rules[G]) end(g G, t *table.Table, c table.Command) error {
	r.End(g, t, table.Result(max(c.Word, 0)-1)) // the words are draw and the sides
	return nil
}

// AskOver begins the secret question to the GM whether a fight is over although hidden combatants could continue it. By
// default it is.
func AskOver(t *table.Table, k table.Kind, r table.Rule, over table.Verb) *table.Question {
	q := t.Ask(k, r, table.Nobody, table.JustSeat(table.GM))
	q.Secret = true
	q.AddDefault(table.Do(over))
	return q
}

// Unknown returns the combatants of so many that the side of one that joins must not learn of by its name: those that are
// secret. One that joins as a reserve gives none away ([setup.Reader.Recruit]).
func Unknown(c table.Command, n int, secret func(who table.Who) bool) table.Crowd {
	var some table.Crowd
	for who := range table.Who(n) {
		if c.Do == "join" && secret(who) {
			some.Add(who)
		}
	}
	return some
}

// Seen reports whether a seat may know of a combatant: of a hidden one only the GM and its own seat.
func Seen(cast *table.Cast, seat table.Seat, who table.Who, hidden bool) bool {
	return !hidden || seat == table.GM || cast.Combatants[who].Seat == seat
}

// Audience returns who learns what happens to a combatant: of a hidden one only the GM and its own seat.
func Audience(cast *table.Cast, who table.Who, hidden bool) table.Audience {
	if hidden {
		return table.At(cast.Combatants[who].Seat)
	}
	return table.Everybody()
}

// Known has a reader know the ids of all combatants and things of a fight, before it reads the sheet of one that joins.
func Known(r *setup.Reader, cast *table.Cast) {
	for i := range cast.Combatants {
		r.ID("", cast.Combatants[i].ID)
	}
	for i := range cast.Things {
		r.ID("", cast.Things[i].ID)
	}
}
