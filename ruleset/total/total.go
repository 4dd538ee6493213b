// Package total adds up numbers that rulesets show item by item: a base, what was added and why, what did not stack, and
// what was lost. Nothing here allocates, so that rules code can add up every attack this way.
package total

import "fray/table"

// Part is one line of a sum.
type Part struct {
	Rule  table.Rule // why
	By    table.Rule // of a part that does not count: the rule that took it away, or that of the part with which it does not stack
	Value int16
	Name  uint16 // parts of the same name do not add; 0 is no name. Rulesets number their own.
	Of    uint8  // the source within the ruleset, such as an ability; 0 where the rule says it
	Fate  table.Fate
}

// most is how many parts a sum shows. Further parts count and are not shown.
const most = 24

// Sum is a number in the making. The zero value is 0. Put each part in once.
type Sum struct {
	parts [most]Part
	n     uint8
	total int32 // of the parts that count
}

// Add adds a part that has no name: it always counts. A part of 0 is left out.
func (s *Sum) Add(r table.Rule, value int) {
	if value != 0 {
		s.Base(r, value)
	}
}

// From adds a part as Add does, with its source.
func (s *Sum) From(of uint8, r table.Rule, value int) {
	if value == 0 {
		return
	}
	s.total += int32(value)
	if p := s.next(r, value); p != nil {
		p.Of = of
	}
}

// Base adds a part that is shown even if it is 0.
func (s *Sum) Base(r table.Rule, value int) {
	s.total += int32(value)
	s.next(r, value)
}

// Named adds a part with a name, from a source or from 0. Of several bonuses of one name only the largest counts, of several
// penalties only the most severe; a bonus and a penalty of one name both count.
func (s *Sum) Named(name uint16, of uint8, r table.Rule, value int) {
	if value == 0 {
		return
	}
	fate, by := table.Counts, table.Rule(0)
	for i := range s.parts[:s.n] {
		o := &s.parts[i]
		if name == 0 || o.Name != name || o.Fate != table.Counts || o.Value > 0 != (value > 0) {
			continue
		}
		if value > 0 && value > int(o.Value) || value < 0 && value < int(o.Value) {
			o.Fate, o.By = table.Weaker, r
			s.total -= int32(o.Value)
		} else {
			fate, by = table.Weaker, o.Rule
		}
	}
	if fate == table.Counts {
		s.total += int32(value)
	}
	if p := s.next(r, value); p != nil {
		p.Name, p.Of, p.Fate, p.By = name, of, fate, by
	}
}

// Lose notes a part of a source that a rule takes away. Only bonuses can be lost: a part of 0 or below counts in spite of the rule.
func (s *Sum) Lose(of uint8, r, by table.Rule, value int) {
	if value <= 0 {
		s.From(of, r, value)
	} else if p := s.next(r, value); p != nil {
		p.Of, p.Fate, p.By = of, table.Lost, by
	}
}

// next returns the next part, or nil where no further one is shown.
func (s *Sum) next(r table.Rule, value int) *Part {
	if s.n == most {
		return nil
	}
	p := &s.parts[s.n]
	s.n++
	p.Rule, p.Value = r, int16(value)
	return p
}

// Total returns the sum of the parts that count.
func (s *Sum) Total() int { return int(s.total) }

// Parts returns the parts in the order in which they were added. The slice is the sum's own.
func (s *Sum) Parts() []Part { return s.parts[:s.n] }

// AppendMods appends the parts for the event of a roll; those of 0 are left out.
func (s *Sum) AppendMods(mods []table.Mod) []table.Mod {
	for i := range s.parts[:s.n] {
		if p := &s.parts[i]; p.Value != 0 {
			mods = append(mods, table.Mod{Rule: p.Rule, Value: p.Value, Of: p.Of, Fate: p.Fate, By: p.By})
		}
	}
	return mods
}

// AppendAgainst appends the parts of a number that a roll has to reach.
func (s *Sum) AppendAgainst(mods []table.Mod) []table.Mod {
	n := len(mods)
	mods = s.AppendMods(mods)
	for i := range mods[n:] {
		mods[n+i].Against = true
	}
	return mods
}
