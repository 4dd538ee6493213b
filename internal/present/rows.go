// Package present arranges what people read: one place for all hosts, so that the terminal and the browser show the same.
package present

import (
	"strings"

	"fray/table"
)

// Row is one numbered line in a list of choices: a single choice, or a family of choices that differ only in the target or cell.
type Row struct {
	Number  int    // from 1, as it is shown and typed
	Group   string // the heading that the row is listed under
	Label   string // of the choice; of a family with [table.Gap] in place of the target, unless it is at the end
	More    string // of a family that adds words to the family before it: these words
	Choices []table.Choice

	nth []int // of a sorted row: the place of each choice in the row as it is listed; nil if the row is not sorted
}

// Family reports whether the row stands for several choices.
func (r Row) Family() bool { return len(r.Choices) > 1 }

// Cost is what each choice of the row costs besides what the heading says, or "" if they differ.
func (r Row) Cost() string {
	cost := r.Choices[0].Cost
	for i := range r.Choices {
		if r.Choices[i].Cost != cost {
			return ""
		}
	}
	if cost == r.Group {
		return ""
	}
	return strings.TrimPrefix(cost, r.Group+", ")
}

// Aim is the target of a choice of a family, in words.
func Aim(c *table.Choice) string {
	for _, aim := range []string{c.Aim, c.Target, c.Cell} {
		if aim != "" {
			return aim
		}
	}
	return ""
}

// family is what the choices of a row have in common. It is empty for a choice without a row.
type family struct{ group, cost, row, more string }

// Rows arranges choices group by group, in the order in which groups and rows first come up. A family that adds words to
// another one stands behind it.
func Rows(choices []table.Choice) []Row {
	var groups []string
	in := map[string][]*Row{}
	rows := map[family]*Row{}
	for i := range choices {
		c := &choices[i]
		var f family
		if c.Row != "" {
			f = family{c.Group, c.Cost, c.Row, c.More}
			if c.Cell != "" { // what a way costs depends on where it leads
				f.cost = ""
			}
			if r := rows[f]; r != nil {
				r.Choices = append(r.Choices, *c)
				continue
			}
		}
		r := &Row{Group: c.Group, Label: c.Label, Choices: choices[i : i+1 : i+1]}
		if f != (family{}) {
			rows[f] = r
		}
		if _, known := in[c.Group]; !known {
			groups = append(groups, c.Group)
		}
		in[c.Group] = append(in[c.Group], r)
	}
	var out []Row
	for _, g := range groups {
		for _, r := range behind(in[g]) {
			r.Number = len(out) + 1
			out = append(out, *r)
		}
	}
	return out
}

// whole is the label of a family that stands alone: the words that it adds come first if they do in the labels of its choices.
func whole(c *table.Choice) string {
	if c.More != "" && strings.HasPrefix(c.Label, c.More+" ") {
		return c.More + " " + c.Row
	}
	if strings.HasPrefix(c.More, ",") {
		return c.Row + c.More
	}
	return strings.TrimSpace(c.Row + " " + c.More)
}

// behind labels the families of a group, and puts those that add words behind the family to which they add them: where all families of
// a row add some, behind the first.
func behind(rows []*Row) []*Row {
	bases := map[string]*Row{}
	for _, r := range rows {
		c := &r.Choices[0]
		if base := bases[c.Row]; r.Family() && (base == nil || c.More == "") {
			bases[c.Row] = r
		}
	}
	after := map[*Row][]*Row{}
	var heads []*Row
	for _, r := range rows {
		c := &r.Choices[0]
		if r.Family() {
			r.Label = strings.TrimSuffix(whole(c), " "+table.Gap)
		}
		if base := bases[c.Row]; r.Family() && c.More != "" && base != nil && base != r {
			r.More = c.More
			after[base] = append(after[base], r)
			continue
		}
		heads = append(heads, r)
	}
	var out []*Row
	for _, r := range heads {
		out = append(append(out, r), after[r]...)
	}
	return out
}
