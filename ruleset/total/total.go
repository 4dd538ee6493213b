// Package total adds up numbers that rulesets show item by item: a base, what was added and why, what did not stack, and
// what was lost. Nothing here allocates, so that rules code can add up every attack this way.
package total

import "fray/table"

// Fate says whether a part of a sum counts.
type Fate uint8

// The fates of a part.
const (
	Counts  Fate = iota
	Weaker       // another part of the same name is at least as large
	Lost         // a rule took it away
	Applies      // a part of 0 that is worth showing
)

// Part is one line of a sum.
type Part struct {
	Rule  table.Rule // why
	By    table.Rule // of a lost part: the rule that took it away
	Value int16
	Name  uint16 // parts of the same name do not add; 0 is no name. Rulesets number their own.
	Of    uint8  // the source within the ruleset, such as an ability; 0 where the rule says it
	Fate  Fate
}

// most is how many parts a sum shows. Further parts count and are not shown.
const most = 24

// Sum is a number in the making. The zero value is 0. Put each part in once.
type Sum struct {
	parts [most]Part
	n     uint8
	rest  int16 // of parts that are not shown
	of    uint8 // the source of the parts that are added
}

// Of sets the source of the parts that are added from here on; 0 is none.
func (s *Sum) Of(of uint8) { s.of = of }

// Add adds a part that has no name: it always counts. A part of 0 is left out.
func (s *Sum) Add(r table.Rule, value int) {
	if value != 0 {
		s.put(Part{Rule: r, Value: int16(value)})
	}
}

// Base adds a part that is shown even if it is 0.
func (s *Sum) Base(r table.Rule, value int) {
	p := Part{Rule: r, Value: int16(value)}
	if value == 0 {
		p.Fate = Applies
	}
	s.put(p)
}

// Named adds a part with a name. Of several bonuses of one name only the largest counts, of several penalties only the
// most severe; a bonus and a penalty of one name both count.
func (s *Sum) Named(name uint16, r table.Rule, value int) {
	if value == 0 {
		return
	}
	p := Part{Rule: r, Value: int16(value), Name: name}
	for i := range s.parts[:s.n] {
		o := &s.parts[i]
		if name == 0 || o.Name != name || o.Fate != Counts || o.Value > 0 != (p.Value > 0) {
			continue
		}
		if p.Value > 0 && p.Value > o.Value || p.Value < 0 && p.Value < o.Value {
			o.Fate = Weaker
		} else {
			p.Fate = Weaker
		}
	}
	s.put(p)
}

// Lose notes a part that a rule takes away. Only bonuses can be lost: a part of 0 or below counts in spite of the rule.
func (s *Sum) Lose(r, by table.Rule, value int) {
	if value <= 0 {
		s.Add(r, value)
		return
	}
	s.put(Part{Rule: r, By: by, Value: int16(value), Fate: Lost})
}

func (s *Sum) put(p Part) {
	if s.n < most {
		p.Of = s.of
		s.parts[s.n] = p
		s.n++
	} else if p.Fate == Counts {
		s.rest += p.Value
	}
}

// Total returns the sum of the parts that count.
func (s *Sum) Total() int {
	total := int(s.rest)
	for i := range s.parts[:s.n] {
		if s.parts[i].Fate == Counts {
			total += int(s.parts[i].Value)
		}
	}
	return total
}

// Parts returns the parts in the order in which they were added. The slice is the sum's own.
func (s *Sum) Parts() []Part { return s.parts[:s.n] }

// AppendMods appends the parts that count, for the event of a roll.
func (s *Sum) AppendMods(mods []table.Mod) []table.Mod {
	for i := range s.parts[:s.n] {
		if p := &s.parts[i]; p.Fate == Counts {
			mods = append(mods, table.Mod{Rule: p.Rule, Value: p.Value, Of: p.Of})
		}
	}
	return mods
}
