package present

import (
	"maps"

	"fray/table"
)

// bundle is a row that has no place in the list yet.
type bundle struct {
	at   []int // its choices by their indices; none: it is gone
	head int   // where the first choice of the row that it stands behind comes up; its own if it stands behind none

	// Of a turn:
	what    string          // what it does, whatever its targets are
	id      string          // what tells it apart: the same in its group
	targets map[string]bool // during the turn; "" for none
	number  int
	label   string // when it is gone, without what may be out of sight
	tab     int    // of [table.Tabs]
	verb    int
	late    int // [astray], [idle] and [ending] come after the others
}

// follow gives the bundle the place of one of an earlier question.
func (b *bundle) follow(known *bundle) {
	b.number = known.number
	maps.Copy(b.targets, known.targets)
}

// shares reports whether two bundles have some of the same targets.
func (b *bundle) shares(other *bundle) bool {
	for target := range other.targets {
		if b.targets[target] {
			return true
		}
	}
	return false
}

// Why rows come late.
const (
	astray = 1 + iota // it can only be aimed at those for which such choices are not meant
	idle              // it brings nothing
	ending            // it is the end of the turn
)

// family is what the choices of a row have in common. It is empty for a choice without a row.
type family struct{ group, cost, row, more string }

// bundles puts choices together that differ only in the target or cell, in the order in which they come up in a list of indices.
func bundles(choices []table.Choice, order []int) []*bundle {
	var out []*bundle
	known := map[family]*bundle{}
	for place, i := range order {
		c := &choices[i]
		var f family
		if c.Row != "" {
			f = family{c.Group, c.Cost, c.Row, c.More}
			if c.Cell != "" { // what a way costs depends on where it leads
				f.cost = ""
			}
			if b := known[f]; b != nil {
				b.at = append(b.at, i)
				continue
			}
		}
		b := &bundle{at: []int{i}, head: place}
		if c.Row != "" {
			known[f] = b
		}
		out = append(out, b)
	}
	return out
}

// byGroup puts bundles group by group.
func byGroup(choices []table.Choice, all []*bundle) []*bundle {
	var groups []string
	in := map[string][]*bundle{}
	for _, b := range all {
		group := choices[b.at[0]].Group
		if in[group] == nil {
			groups = append(groups, group)
		}
		in[group] = append(in[group], b)
	}
	out := make([]*bundle, 0, len(all))
	for _, group := range groups {
		out = append(out, behind(choices, in[group])...)
	}
	return out
}

// behind puts the families of a group that add words behind the family to which they add them: where all families of a row add some,
// behind the first.
func behind(choices []table.Choice, all []*bundle) []*bundle {
	bases := map[string]*bundle{}
	for _, b := range all {
		c := &choices[b.at[0]]
		if base := bases[c.Row]; len(b.at) > 1 && (base == nil || c.More == "") {
			bases[c.Row] = b
		}
	}
	after := map[*bundle][]*bundle{}
	var heads []*bundle
	for _, b := range all {
		c := &choices[b.at[0]]
		if base := bases[c.Row]; len(b.at) > 1 && c.More != "" && base != nil && base != b {
			b.head = base.head
			after[base] = append(after[base], b)
			continue
		}
		heads = append(heads, b)
	}
	out := make([]*bundle, 0, len(all))
	for _, b := range heads {
		out = append(append(out, b), after[b]...)
	}
	return out
}
