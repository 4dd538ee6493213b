package pack

import (
	"cmp"

	"fray/table"
)

// Lever is a number of an encounter that makes a side stronger or weaker, with the values that are worth a try.
type Lever struct {
	At    string `json:"at" jsonschema:"the number, as NAME.KEY"`
	Now   int    `json:"now" jsonschema:"its value in the encounter"`
	Least int    `json:"least" jsonschema:"lowest value that was tried"`
	Most  int    `json:"most" jsonschema:"highest value that was tried"`
}

// Levers returns the numbers of an encounter that a designer changes first: how many of each creature there are, their health, and
// what else the ruleset lists.
func (l *Library) Levers(name string) ([]Lever, error) {
	e, err := l.Encounter(name)
	if err != nil {
		return nil, err
	}
	root, bad := l.open(name)
	if bad != nil {
		return nil, bad
	}
	var m mistakes
	own := layer{}
	own.put(root, e.Ruleset, &m)
	v := variation{library: l, ruleset: e.Ruleset, own: own, root: root, crowd: combatantsKey, mistakes: &m}
	var out []Lever
	seen := map[string]bool{}
	for _, c := range root.get("combatants").items {
		id := cmp.Or(textOf(c.get("id")), textOf(c.get("creature")))
		if id == "" || seen[id] {
			continue
		}
		seen[id] = true
		if c.has("creature") {
			if n, ok := v.number(c, "count"); ok {
				out = append(out, Lever{id + ".count", n, 1, 2*n + 1})
			}
		}
		for _, lever := range e.Ruleset.Levers {
			now, ok := v.number(c, lever.Key)
			if !ok && lever.Health {
				now, ok = healthOf(e.Game, id)
			}
			if !ok && lever.Default != nil {
				now, ok = *lever.Default, true
			}
			if !ok {
				continue
			}
			at := Lever{id + "." + lever.Key, now, now - lever.Step, now + lever.Step}
			if lever.Health {
				at.Least, at.Most = max(1, now/2), 2*now
			}
			out = append(out, at)
		}
	}
	return out, nil
}

// healthOf returns the most health of a combatant, or of the first of several copies.
func healthOf(g table.Game, id string) (int, bool) {
	for _, name := range []string{id, id + "-1"} {
		if who := g.Cast().Find(name); who != table.Nobody {
			_, most := g.Health(who)
			return most, most > 0
		}
	}
	return 0, false
}

// number returns a number that a combatant or its sheet says.
func (v *variation) number(c *node, path string) (int, bool) {
	if n, ok := numberAt(c, path); ok {
		return n, true
	}
	if path == "count" {
		return 1, true
	}
	if sheet, found := v.sheet(c); found {
		return numberAt(sheet, path)
	}
	return 0, false
}
