package pack

import (
	"cmp"
	"slices"
	"strings"

	"fray/places"
	"fray/table"
)

// tries is how many places are tried for each copy: what does not fit near the others would need far too long to look for.
const tries = 64

// settled makes the encounter after an edit of a count that leaves some copies without a place: each of them stands at the nearest free
// place that the rules allow. Root is the encounter before the edits. It returns nil if there is no such place, which becomes the mistake, or if
// there is another mistake.
func (v *variation) settled(root *node, edits []Edit) *Encounter {
	n := v.grown(edits)
	was := v.library.encounter(root, &mistakes{})
	if n < 0 || was == nil || was.Game == nil {
		return nil
	}
	group := root.get(combatantsKey).items[n]
	near := around(was.Game, cmp.Or(textOf(group.get("id")), textOf(group.get("creature"))))
	before, _ := countOf(group, v.mistakes)
	changed, added := v.apart(n, before)
	near = near[:min(len(near), tries*len(added))]
	for {
		var m mistakes
		e := v.library.encounter(changed, &m)
		if len(m.list) == 0 {
			return e
		}
		lost := lostOf(added, &m)
		if lost == nil {
			return nil
		}
		if len(near) == 0 {
			v.mistakes.list = nil
			v.mistakes.add(group, "there is no room near them for %d of these; expected a smaller count", before+len(added))
			return nil
		}
		lost.text, near = near[0], near[1:]
	}
}

// grown returns the position of the combatants whose count is edited; -1 unless there is exactly one such entry.
func (v *variation) grown(edits []Edit) int {
	n := -1
	for _, e := range edits {
		if id, ok := strings.CutSuffix(e.At, "."+countKey); ok {
			some := v.members(id, countKey)
			if n >= 0 || len(some) != 1 {
				return -1
			}
			n = slices.Index(v.root.get(combatantsKey).items, some[0])
		}
	}
	return n
}

// apart writes every copy of the n-th entry out. Copies beyond those that there were before come last, so that all others take their places
// first. It returns the places of these.
func (v *variation) apart(n, before int) (root *node, added []*node) {
	all := v.root.get(combatantsKey)
	group := all.items[n]
	one := v.library.fill(group, v.ruleset, v.own, v.mistakes)
	count, _ := countOf(group, v.mistakes)
	var first, last []*node
	for k := 1; k <= count; k++ {
		who := number(one, k)
		if k <= before || !who.has("at") {
			first = append(first, who)
			continue
		}
		at := *who.get("at")
		added = append(added, &at)
		last = append(last, who.with([]string{"at"}, &at))
	}
	out := *all
	out.items = slices.Concat(all.items[:n], first, all.items[n+1:], last)
	return v.root.with([]string{combatantsKey}, &out), added
}

// lostOf returns the first of some places at which the rules allow nobody; nil if there is none.
func lostOf(places []*node, m *mistakes) *node {
	for _, at := range places {
		if _, wrong := m.paths[spot{at, ""}]; wrong {
			return at
		}
	}
	return nil
}

// around returns the names of the free cells around a combatant, or around the first of several copies, nearest first.
func around(g table.Game, id string) []string {
	view := table.See(g, table.GM)
	var cell string
	taken := map[string]bool{}
	for _, t := range view.Tokens {
		taken[t.Cell] = true
		if t.ID == id || t.ID == id+"-1" {
			cell = t.Cell
		}
	}
	grid := places.NewGrid(&view.Map)
	var out []string
	for _, c := range grid.Around(cell) {
		if !taken[c.Name] && len(c.Holds) == 0 {
			out = append(out, c.Name)
		}
	}
	return out
}
