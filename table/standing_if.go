package table

import (
	"slices"
	"strings"
)

// Limit is a condition of a standing answer on a number of the ruleset ([NumberRow]).
type Limit struct {
	Number string `json:"number"`       // its name
	Is     string `json:"is,omitempty"` // LimitMore or LimitLess; empty is exactly
	N      int    `json:"n"`
}

// maxLimits is how many conditions on numbers a standing answer may have.
const maxLimits = 8

// The words of [Limit.Is].
const (
	LimitMore = "more" // N or more
	LimitLess = "less" // N or less
)

// holds reports whether a number is within the limit.
func (l Limit) holds(n int) bool {
	return n == l.N || l.Is == LimitMore && n > l.N || l.Is == LimitLess && n < l.N
}

// NumberRow is a number that counts for standing answers, by the ruleset's own rules, such as the steps of fatigue.
type NumberRow struct {
	Name  string // as people write it, such as "fatigue"
	About string // what it counts, in one line
	Kinds []Kind // the questions in which it is known; empty: all that ask a combatant

	// Count returns the number for the combatant that would answer, and whether there is one.
	Count func(g Game, q *Question, who Who) (n int, ok bool)
}

// in reports whether questions of this kind have the number.
func (row *NumberRow) in(k Kind) bool { return len(row.Kinds) == 0 || slices.Contains(row.Kinds, k) }

// number returns the row of a number, or nil.
func (b *Book) number(name string) *NumberRow {
	for i := range b.Numbers {
		if b.Numbers[i].Name == name {
			return &b.Numbers[i]
		}
	}
	return nil
}

// limited reports whether the standing answer has a condition.
func (s *Standing) limited() bool {
	return s.Below != 0 || s.Actor != "" || s.Aimed || len(s.If) > 0
}

// Supersedes reports whether the standing answer takes the place of an earlier one of the seat, instead of standing after it.
// It does if both give the same answer, or if one of them has no condition on a number. Asking in the turns of bots is apart from
// answers.
func (s *Standing) Supersedes(old *Standing, book *Book) bool {
	switch {
	case s.Seat != old.Seat || s.Kind != old.Kind:
		return false
	case s.Ask == old.Ask && s.Verb == old.Verb && s.Part == old.Part:
		return true
	case book.QuestionName(s.Kind) == TurnQuestion:
		return false
	}
	return len(s.If) == 0 || len(old.If) == 0
}

// takes reports whether the answer means an option with its verb.
func (s *Standing) takes(g Game, q *Question, o Option) bool {
	if g.Book().VerbName(o.Verb) != s.Verb {
		return false
	}
	if s.Part == "" {
		return true
	}
	have := strings.Split(g.Describe(q, o).Key, ":")
	for part := range strings.SplitSeq(s.Part, ":") {
		if !slices.Contains(have, part) {
			return false
		}
	}
	return true
}

// doer is the combatant of the seat that would carry an option out: the asked one, or the one that the option names.
func (s *Standing) doer(g Game, q *Question, o Option) Who {
	if q.Who >= 0 && q.Seats.Has(s.Seat) || o.Who < 0 || int(o.Who) >= len(g.Cast().Combatants) {
		return q.Who
	}
	return o.Who
}

// applies reports whether all conditions of the standing answer hold for a combatant that would answer.
func (s *Standing) applies(g Game, q *Question, who Who) bool {
	list, actor := g.Cast().Combatants, q.Actor
	in := func(who Who) bool { return who >= 0 && int(who) < len(list) }
	if g.Book().QuestionName(q.Kind) == TurnQuestion {
		actor = q.Who
	}
	if s.Actor != "" && (!in(actor) || list[actor].ID != s.Actor) {
		return false
	}
	if s.Aimed && !(in(q.Aim) && (q.Aim == q.Who || q.Who == Nobody && list[q.Aim].Seat == s.Seat)) {
		return false
	}
	if (s.Below > 0 || len(s.If) > 0) && !in(who) {
		return false
	}
	for _, l := range s.If {
		row := g.Book().number(l.Number)
		if row == nil || !row.in(q.Kind) {
			return false
		}
		if n, ok := row.Count(g, q, who); !ok || !l.holds(n) {
			return false
		}
	}
	if s.Below == 0 {
		return true
	}
	now, most := g.Health(who)
	return now*100 < s.Below*most
}
