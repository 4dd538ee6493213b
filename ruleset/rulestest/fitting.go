package rulestest

import (
	"slices"
	"strings"

	"fray/table"
)

// candidate is an open option that fits an answer.
type candidate struct {
	option table.Option
	table.Choice
}

// exactly is the prefix of an answer that has to be a whole key.
const exactly = "="

// fits reports whether an answer means an option: by its key, which is all that counts after "=", or when every word of the
// answer is a word of the option's label or a part of its key. Words of an aim alone, such as what is readied, do not mean it.
func fits(text string, c table.Choice) bool {
	if key, exact := strings.CutPrefix(text, exactly); exact {
		return c.Key == key
	}
	return c.Key == text || len(words(text)) > 0 && len(missing(text, c)) == 0 && !c.AimOnly(func(aim string) bool {
		return len(missing(text, table.Choice{Label: aim})) == 0
	})
}

// fitting returns the open options that an answer fits.
func (p *player) fitting(q *table.Question, seats table.Seats, text string) []candidate {
	if len(words(text)) == 0 {
		return nil
	}
	var out []candidate
	groups := q.Groups()
	for i := range groups {
		g := &groups[i]
		if g.Seats&seats != 0 && g.Len() > 0 {
			out = append(out, p.fittingGroup(q, g, text)...)
		}
	}
	return out
}

// fittingGroup searches one entry. Options of an entry with members differ by these only, so it describes one of them and
// compares the keys of the others.
func (p *player) fittingGroup(q *table.Question, g *table.Group, text string) (out []candidate) {
	game := p.s.Game()
	if g.Members == nil {
		for k := range g.Len() {
			o := g.Kth(k)
			if c := game.Describe(q, o); fits(text, c) {
				out = append(out, candidate{o, c})
			}
		}
		return out
	}
	first := game.Describe(q, g.Kth(0))
	exact, isExact := strings.CutPrefix(text, exactly)
	rest := strings.Join(missing(text, withoutMember(first, g)), " ")
	for k := range g.Len() {
		o := g.Kth(k)
		key := p.key(q, o)
		if key == exact || !isExact && len(missing(rest, table.Choice{Key: key})) == 0 {
			out = append(out, candidate{o, game.Describe(q, o)})
		}
	}
	return out
}

// withoutMember returns what the description has in common with those of the other members of the entry.
func withoutMember(c table.Choice, g *table.Group) table.Choice {
	member := c.Cell
	if g.Crowd {
		member = c.Target
	}
	if member == "" {
		return c
	}
	label := slices.DeleteFunc(words(c.Label), func(w string) bool { return w == strings.ToLower(member) })
	return table.Choice{Key: strings.TrimSuffix(c.Key, member), Label: strings.Join(label, " ")}
}

// missing returns the words of an answer that the option does not have.
func missing(text string, c table.Choice) []string {
	have := append(words(c.Label), strings.Split(strings.ToLower(c.Key), ":")...)
	return slices.DeleteFunc(words(text), func(w string) bool { return slices.Contains(have, w) })
}

// words returns the words of a text in lower case, without the punctuation around them.
func words(text string) []string {
	out := strings.Fields(strings.ToLower(text))
	for i, w := range out {
		out[i] = strings.Trim(w, ".,;:!?()\"")
	}
	return slices.DeleteFunc(out, func(w string) bool { return w == "" })
}
