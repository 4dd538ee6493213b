package web

import (
	"fray/api"
	"fray/internal/present"
	"fray/places"
	"fray/table"
)

// group is the choices under one heading: a tab of a turn, or their cost.
type group struct {
	Name string
	Rows []choiceRow
}

// choiceRow is a numbered row of a form: a choice, or a family of choices that differ only in their target.
type choiceRow struct {
	present.Row
	Aims []aim
}

// aim is one choice of a row, with its target in words.
type aim struct {
	table.Choice
	At string
}

// mostAims is the number of targets that are readable at a glance; more become a list to open.
const mostAims = 12

// Wide reports whether a family has more targets than are readable at a glance.
func (r choiceRow) Wide() bool { return len(r.Aims) > mostAims }

// shownRow is a row with its heading and the key of the default.
type shownRow struct {
	choiceRow
	Group, Default string
}

func rowIn(r choiceRow, group, deflt string) shownRow { return shownRow{r, group, deflt} }

// groupsOf puts the rows of a question under their headings.
func groupsOf(s api.State) []group {
	var out []group
	ways := places.NewWays(&s.View, s.Question.Who)
	for r, choices := range s.Question.Listed() {
		if len(choices) == 0 {
			continue
		}
		row := choiceRow{Row: present.Row{Number: r.Number, Tab: r.Tab, Group: choices[0].Group, Label: r.Label, More: r.More, Choices: choices}}
		if heading := row.Heading(); len(out) == 0 || out[len(out)-1].Name != heading {
			out = append(out, group{Name: heading})
		}
		for i := range choices {
			c := &choices[i]
			at := present.Aim(c)
			if way := ways.Of(c); way != "" {
				at += " (" + way + ")"
			}
			row.Aims = append(row.Aims, aim{*c, at})
		}
		g := &out[len(out)-1]
		g.Rows = append(g.Rows, row)
	}
	return out
}

// namesOf returns the names of all visible combatants by id.
func namesOf(s api.State) map[string]string {
	out := make(map[string]string, len(s.View.Tokens))
	for i := range s.View.Tokens {
		out[s.View.Tokens[i].ID] = s.View.Tokens[i].Name
	}
	return out
}
