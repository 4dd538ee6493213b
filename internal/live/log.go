package live

import "fray/table"

// Line is one thing that happened, as a sentence.
type Line struct {
	Text string
	Rule string // id; may be empty
	Kind table.EventKind
}

// Log is what the people at this table may know of all that has happened, from event number from (0 is the start).
func (t *Table) Log(from int) []Line {
	var out []Line
	events, g := t.s.Events(), t.Game()
	for i := max(from, 0); i < len(events); i++ {
		e := &events[i]
		if !t.hears(e) {
			continue
		}
		if text := g.Text(e); text != "" {
			out = append(out, Line{text, t.Book().ID(e.Rule), e.Kind})
		}
	}
	return out
}

// News is what has happened since News was last called.
func (t *Table) News() []Line {
	from := t.told
	t.told = len(t.s.Events())
	return t.Log(from)
}

// hears reports whether somebody at this table may know of the event. Where no person plays, everybody may watch.
func (t *Table) hears(e *table.Event) bool {
	if t.people == 0 {
		return true
	}
	cast := t.Cast()
	for s := range table.Seat(len(t.sits)) {
		if t.people.Has(s) && e.To.Hears(s, func(side int) bool { return cast.Plays(s, side) }) {
			return true
		}
	}
	return false
}

// Roll is a roll of the dice, itemised.
type Roll struct {
	Text  string
	Rule  table.RuleText
	Faces []int32
	Mods  []Mod
}

// Mod is one thing that changed a roll: the rule, and by how much.
type Mod struct {
	Rule  table.RuleText
	Value int
	Dice  bool // Value counts dice of advantage, below 0 of disadvantage
}

// Why is the last roll that the people at this table know of, and whether there was one.
func (t *Table) Why() (Roll, bool) {
	events, book := t.s.Events(), t.Book()
	for i := len(events) - 1; i >= 0; i-- {
		e := &events[i]
		if e.Kind != table.Rolled || !t.hears(e) {
			continue
		}
		r := Roll{Text: t.Game().Text(e), Rule: book.Text(e.Rule), Faces: e.Faces}
		for _, m := range e.Mods {
			r.Mods = append(r.Mods, Mod{book.Text(m.Rule), int(m.Value), m.Dice})
		}
		return r, true
	}
	return Roll{}, false
}
