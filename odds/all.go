package odds

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"fray/bot"
	"fray/table"
)

// Report is what the options of a question will come to.
type Report struct {
	Question string    `json:"question"`
	Actor    string    `json:"actor,omitempty"` // the combatant that is asked
	Policy   string    `json:"policy"`          // who answers the later questions
	Options  []*Result `json:"options"`
	// Quiet are the options of which nothing comes that is counted here (nobody is attacked, hurt, healed, marked or
	// contested, and nobody reacts), by what they do.
	Quiet   []Quiet `json:"quiet,omitempty"`
	LeftOut []Quiet `json:"left_out,omitempty"` // options that were not looked at: there are too many
	Late    []Quiet `json:"late,omitempty"`     // options that there was no time for ([Options.Within])
}

// Quiet is some options of one kind with the same outcomes.
type Quiet struct {
	Verb string   `json:"verb"`
	Keys []string `json:"keys"`
}

// leastShare is the time that an option gets at least, while there is some: with much less nothing could be said of any.
const leastShare = 20 * time.Millisecond

// All estimates every listed option of the open question, each with fewer runs than Option takes. The options that hurt the
// other side most come first. Of one kind of option on cells only the first MaxCells are looked at.
func All(ctx context.Context, s *table.Session, o Options) (*Report, error) {
	st, q, err := newStudy(s, o.filled(20_000, 4_000))
	if err != nil {
		return nil, err
	}
	g := s.Game()
	out := &Report{Question: g.Prompt(q), Policy: policyName(o)}
	if st.actor >= 0 {
		out.Actor = g.Cast().Combatants[st.actor].ID
	}
	groups := q.Groups()
	left := 0
	for i := range groups {
		left += min(groups[i].Len(), st.o.MaxCells)
	}
	began := time.Now()
	for i := range groups {
		group := &groups[i]
		for k := range group.Len() {
			option := group.Kth(k)
			choice := st.described(g, q, option)
			verb := g.Book().VerbName(option.Verb)
			if k >= st.o.MaxCells {
				out.LeftOut = quiet(out.LeftOut, verb, choice.Key)
				continue
			}
			if st.o.Within > 0 {
				st.share = max(st.o.Within-time.Since(began), 0) / time.Duration(left)
				st.share = max(st.share, min(leastShare, st.o.Within-time.Since(began)))
			}
			left--
			r, err := st.look(ctx, choice, option)
			if errors.Is(err, ErrLate) {
				out.Late = quiet(out.Late, verb, choice.Key)
				continue
			}
			if err != nil {
				return nil, err
			}
			if r.quiet() {
				out.Quiet = quiet(out.Quiet, verb, choice.Key)
				continue
			}
			out.Options = append(out.Options, r)
		}
	}
	out.sort(g.Cast(), st.actor)
	return out, nil
}

// quiet adds a key to those of its verb.
func quiet(list []Quiet, verb, key string) []Quiet {
	for i := range list {
		if list[i].Verb == verb {
			list[i].Keys = append(list[i].Keys, key)
			return list
		}
	}
	return append(list, Quiet{verb, []string{key}})
}

// quiet reports whether nothing comes of it that is counted.
func (r *Result) quiet() bool {
	return len(r.Attacks)+len(r.Effects)+len(r.Reactions)+len(r.Marks)+len(r.Contests) == 0
}

// sort puts the options first that hurt the other side most and the own side least; those alike stay as they are listed.
func (r *Report) sort(cast *table.Cast, actor table.Who) {
	if actor < 0 {
		return
	}
	swing := func(x *Result) float64 {
		sum := 0.0
		for i := range x.Effects {
			e := &x.Effects[i]
			harm := e.Damage.Value - e.Healed.Value
			switch who := cast.Find(e.Who); {
			case who < 0: // a thing: no matter
			case cast.Combatants[who].Side == cast.Combatants[actor].Side:
				sum -= harm
			default:
				sum += harm
			}
		}
		return sum
	}
	slices.SortStableFunc(r.Options, func(a, b *Result) int { return cmp.Compare(swing(b), swing(a)) })
}

// policyName says who answers the later questions.
func policyName(o Options) string {
	if o.Policy == nil {
		return "everybody plays greedily, the GM rules by default"
	}
	if name := bot.Name(o.Policy); name != "" {
		return "everybody plays " + name
	}
	return "as told"
}
