package pack

import (
	"slices"
	"strings"

	"fray/ruleset/setup"
	"fray/table"
)

// terms reports whether an entry is played under terms.
func (e *leg) terms() bool { return e.If != nil || e.Unless != nil }

// terms reads when an encounter of an adventure is played, by the words that entries before it can reach.
func (j *journey) terms(e *leg) table.Terms {
	t := table.Terms{If: j.reachable(e.If), Unless: j.reachable(e.Unless)}
	if e.As == nil {
		return t
	}
	if t.As = textOf(e.As); !isID(t.As) {
		j.mistakes.add(e.As, "found %s; expected a short name of lower-case letters, digits, - and _, such as gate", e.As.describe())
	}
	return t
}

// reachable reads words that entries before this one can reach: one, or a list.
func (j *journey) reachable(n *node) (words []string) {
	if n == nil {
		return nil
	}
	items := []*node{n}
	if n.kind == list {
		items = n.items
	}
	for _, one := range items {
		word := textOf(one)
		words = append(words, word)
		switch {
		case j.knows(word):
		case len(j.words) == 0:
			j.mistakes.add(one, "no encounter before this one has a name; expected as: NAME beside the one that is meant")
		default:
			j.mistakes.add(one, "nothing before this encounter reaches %s%s", quoted(one), setup.Among(word, "words", j.words))
		}
	}
	return words
}

// knows reports whether a word can be reached before the entry that is read.
func (j *journey) knows(word string) bool {
	name, _, _ := strings.Cut(word, ".")
	return slices.Contains(j.words, word) || slices.Contains(j.broken, name)
}

// learn adds the words that an encounter of this name can reach. The game is nil if the encounter has mistakes.
func (j *journey) learn(as string, g table.Game) {
	switch {
	case as == "":
		return
	case g == nil:
		j.broken = append(j.broken, as)
	case j.ruleset.Reached != nil:
		_, all := j.ruleset.Reached(g)
		for _, word := range all {
			j.words = append(j.words, as+"."+word)
		}
	}
	j.words = append(j.words, as)
}
