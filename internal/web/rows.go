package web

import (
	"cmp"
	"slices"
	"strings"

	"fray/api"
	"fray/table"
)

// group is the choices under one heading, such as their cost.
type group struct {
	Name string
	Rows []choiceRow
}

// choiceRow is a numbered row of a form: a choice, or a family of choices that differ only in their target.
type choiceRow struct {
	Number int
	Label  string // for a family: with "…" in place of the target, unless it is at the end
	More   string // for a family that adds words to the one before it: these words
	Aims   []aim
	family family
}

// aim is one choice of a row, with its target in words.
type aim struct {
	table.Choice
	At string
}

// mostAims is the number of targets that are readable at a glance; more become a list to open.
const mostAims = 12

// Family reports whether the row stands for several choices.
func (r choiceRow) Family() bool { return len(r.Aims) > 1 }

// Wide reports whether a family has more targets than are readable at a glance.
func (r choiceRow) Wide() bool { return len(r.Aims) > mostAims }

// shownRow is a row with its heading and the key of the default.
type shownRow struct {
	choiceRow
	Group, Default string
}

func rowIn(r choiceRow, group, deflt string) shownRow { return shownRow{r, group, deflt} }

// family is what choices with different targets have in common: key and label with a gap. It is empty for a choice without a
// target, or with two.
type family struct{ key, label, cost string }

const gap = "…"

// groupsOf groups choices under headings, as ts/entries.ts does.
func groupsOf(s api.State) []group {
	var out []group
	place := map[string]int{}
	names := namesOf(s)
	for i := range s.Question.Choices {
		c := s.Question.Choices[i]
		n, ok := place[c.Group]
		if !ok {
			n = len(out)
			place[c.Group] = n
			out = append(out, group{Name: c.Group})
		}
		out[n].add(c, names)
	}
	number := 0
	for i := range out {
		out[i].arrange()
		for k := range out[i].Rows {
			number++
			out[i].Rows[k].Number = number
		}
	}
	return out
}

// add adds a choice to its family, or as a new row.
func (g *group) add(c table.Choice, names map[string]string) {
	f, at := familyOf(c, names)
	for i := range g.Rows {
		if r := &g.Rows[i]; f.key != "" && r.family == f {
			r.Aims = append(r.Aims, aim{c, at})
			return
		}
	}
	g.Rows = append(g.Rows, choiceRow{Label: c.Label, Aims: []aim{{c, at}}, family: f})
}

// arrange moves families that only add words behind the family they extend.
func (g *group) arrange() {
	var heads []choiceRow
	after := map[family][]choiceRow{}
	for _, r := range g.Rows {
		if !r.Family() {
			heads = append(heads, r)
			continue
		}
		r.Label = strings.TrimSuffix(r.family.label, " "+gap)
		base := slices.IndexFunc(heads, func(h choiceRow) bool { return h.Family() && r.family.adds(h.family) })
		if base < 0 {
			heads = append(heads, r)
			continue
		}
		r.More = strings.TrimPrefix(r.family.label, heads[base].family.label+" ")
		after[heads[base].family] = append(after[heads[base].family], r)
	}
	g.Rows = nil
	for _, r := range heads {
		g.Rows = append(append(g.Rows, r), after[r.family]...)
	}
}

// adds reports whether a family only adds words to another one.
func (f family) adds(to family) bool {
	return strings.HasPrefix(f.key, to.key+":") && strings.HasPrefix(f.label, to.label+" ")
}

// familyOf returns the family of a choice, and its target in words.
func familyOf(c table.Choice, names map[string]string) (f family, at string) {
	if (c.Target == "") == (c.Cell == "") {
		return family{}, ""
	}
	id := cmp.Or(c.Target, c.Cell)
	before, after, ok := strings.Cut(c.Key+":", ":"+id+":")
	if !ok {
		return family{}, ""
	}
	for _, at := range []string{names[id], id} {
		if head, tail, ok := strings.Cut(" "+c.Label+" ", " "+at+" "); ok && at != "" {
			return family{strings.TrimSuffix(before+":"+gap+":"+after, ":"), strings.TrimSpace(head + " " + gap + " " + tail), c.Cost}, at
		}
	}
	return family{}, ""
}

// namesOf returns the names of all visible combatants by id.
func namesOf(s api.State) map[string]string {
	out := make(map[string]string, len(s.View.Tokens))
	for i := range s.View.Tokens {
		out[s.View.Tokens[i].ID] = s.View.Tokens[i].Name
	}
	return out
}
