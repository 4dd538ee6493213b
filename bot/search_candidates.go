package bot

import (
	"slices"

	"fray/table"
)

// candidateStream sets the draw of candidates apart from dice.
const candidateStream = 0x61d2_0f3b_94c8_e715

// candidates returns up to limit options of the question that the seats may choose: the usual one first, then the verbs in turn, each
// time another option of the verb. So a move to one of two hundred cells does not crowd out a single attack.
func candidates(q *table.Question, seats table.Seats, usual table.Option, limit int) []Weighed {
	list := []Weighed{{Option: usual}}
	verbs := optionsByVerb(q, seats, usual)
	var r table.Rand
	r.Seed(uint64(q.Kind), candidateStream)
	for more := true; more && len(list) < limit; {
		more = false
		for i := range verbs {
			left := verbs[i]
			if len(left) == 0 || len(list) == limit {
				continue
			}
			k, last := r.Below(len(left)), len(left)-1
			list = append(list, Weighed{Option: left[k]})
			left[k] = left[last]
			verbs[i], more = left[:last], true
		}
	}
	return list
}

// optionsByVerb returns the options that bots of the seats may choose but for one, by verb.
func optionsByVerb(q *table.Question, seats table.Seats, but table.Option) [][]table.Option {
	var verbs []table.Verb
	var options [][]table.Option
	groups := q.Groups()
	for i := range groups {
		g := &groups[i]
		if g.Seats&seats == 0 || g.ForPeople {
			continue
		}
		at := slices.Index(verbs, g.Option.Verb)
		if at < 0 {
			at = len(verbs)
			verbs, options = append(verbs, g.Option.Verb), append(options, nil)
		}
		for k := range g.Len() {
			if o := g.Kth(k); o != but {
				options[at] = append(options[at], o)
			}
		}
	}
	return options
}
