package table

import (
	"fmt"
	"slices"
)

// Need states a condition of the family or of the option being tried, and the rule that makes it one. It reports
// whether it is worth continuing: always when the host wants explanations, else only while the condition holds.
func (q *Question) Need(ok bool, r Rule) bool {
	if ok {
		return true
	}
	return q.forbid(r)
}

// NeedSo is [Question.Need] with the fact that holds where the condition does not, such as "is prone".
func (q *Question) NeedSo(ok bool, r Rule, fact string) bool {
	if ok {
		return true
	}
	return q.forbidFor(r, Fact{Of: fact})
}

// NeedLeast is [Question.Need] of at least so many of something, such as 2 AP.
func (q *Question) NeedLeast(have, least int, of string, r Rule) bool {
	if have >= least {
		return true
	}
	return q.forbidFor(r, Fact{factLeast, of, have, least})
}

// NeedMost is [Question.Need] of at most so much of something, such as a distance of 1.
func (q *Question) NeedMost(have, most int, of string, r Rule) bool {
	if have <= most {
		return true
	}
	return q.forbidFor(r, Fact{factMost, of, have, most})
}

// ExplainAt keeps an option on a combatant among the blocked ones, if the host wants explanations: the combatant would be a
// target, but for the rule and the fact.
func (q *Question) ExplainAt(o Option, who Who, r Rule, fact Fact) {
	if !q.explain {
		return
	}
	q.Try(o.At(who))
	q.forbidFor(r, fact)
	q.Offer()
}

// FarBy is the fact that a distance is too long.
func FarBy(distance, most int) Fact { return Fact{factMost, SpacesAway, distance, most} }

// SpacesAway is what a distance counts ([Question.NeedMost]): "8 spaces away, at most 2".
const SpacesAway = "spaces away"

// Fact is what keeps an option from being legal, as far as the title of the rule does not say it. The zero Fact says nothing.
type Fact struct {
	kind  factKind
	Of    string // the fact, or what is counted
	Have  int
	Bound int
}

type factKind uint8

const (
	factSo factKind = iota
	factLeast
	factMost
)

// String returns the fact, such as "needs 2 AP, has 1".
func (f Fact) String() string {
	switch f.kind {
	case factLeast:
		return fmt.Sprintf("needs %d %s, has %d", f.Bound, f.Of, f.Have)
	case factMost:
		return fmt.Sprintf("%d %s, at most %d", f.Have, f.Of, f.Bound)
	default:
		return f.Of
	}
}

// because is a rule that forbids the option being tried, with the fact.
type because struct {
	rule Rule
	fact Fact
}

// forbid is apart from Need, and not inlined, so that Need is.
//
//go:noinline
func (q *Question) forbid(r Rule) bool { return q.close() && q.say(r, Fact{}) }

// forbidFor is forbid with a fact.
//
//go:noinline
func (q *Question) forbidFor(r Rule, fact Fact) bool { return q.close() && q.say(r, fact) }

// close forbids the option being tried, or the family, and reports whether the host wants to know why.
func (q *Question) close() bool {
	q.closed = true
	if !q.isTry {
		q.shut = true
	}
	return q.explain
}

// say notes what forbids the option being tried, or the family. It returns true. It is not inlined, because few hosts want to know.
//
//go:noinline
func (q *Question) say(r Rule, fact Fact) bool {
	if why := (because{r, fact}); !slices.Contains(q.why, why) {
		q.why = append(q.why, why)
		if !q.isTry {
			q.family = len(q.why)
		}
	}
	return true
}

// keepCrowd is keepBlocked, of the option as a whole and on each of these combatants.
func (q *Question) keepCrowd(crowd Members) {
	if !q.explain {
		return
	}
	q.keepBlocked()
	q.keepEach(&Group{Option: q.trying, Members: crowd, Crowd: true})
}

// keepEach is keepBlocked, of each option of an entry.
func (q *Question) keepEach(of *Group) {
	if !q.explain {
		return
	}
	for k := range of.Len() {
		q.trying = of.Kth(k)
		q.keepBlocked()
	}
	q.trying = of.Option
}

// keepBlocked keeps the option being tried among the blocked ones, if somebody asks.
func (q *Question) keepBlocked() {
	if !q.explain {
		return
	}
	b := Blocked{Option: q.trying, Seats: q.Seats}
	for _, w := range q.why {
		if !slices.Contains(b.Rules, w.rule) {
			b.Rules = append(b.Rules, w.rule)
		}
		if w.fact != (Fact{}) {
			b.Facts = append(b.Facts, w.fact)
		}
	}
	q.blocked = append(q.blocked, b)
}
