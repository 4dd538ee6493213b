package pack

import (
	"cmp"

	"fray/ruleset"
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
// what else the ruleset lists, such as the damage of their attacks. What others call by its name cannot be several.
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
	add := func(lever Lever) {
		if !seen[lever.At] {
			seen[lever.At] = true
			out = append(out, lever)
		}
	}
	for _, c := range root.get(combatantsKey).items {
		id := cmp.Or(textOf(c.get("id")), textOf(c.get("creature")))
		if id == "" || seen[id] {
			continue
		}
		seen[id] = true
		at := id + "." + countKey
		if n, ok := v.number(c, countKey); ok && c.has("creature") && l.movable(name, at, n) {
			add(Lever{at, n, 1, 2*n + 1})
		}
		for _, lever := range e.Ruleset.Levers {
			if lever.List != "" {
				for _, x := range v.entries(c, lever) {
					if l.movable(name, x.At, x.Now) {
						add(x)
					}
				}
			} else if x, ok := v.lever(e.Game, c, id, lever); ok {
				add(x)
			}
		}
	}
	return out, nil
}

// movable reports whether a number can be one more.
func (l *Library) movable(name, at string, now int) bool {
	_, err := l.Vary(name, Edit{At: at, Value: now + 1})
	return err == nil
}

// lever returns a number of a combatant's sheet.
func (v *variation) lever(g table.Game, c *node, id string, of ruleset.Lever) (Lever, bool) {
	now, ok := v.number(c, of.Key)
	if !ok && of.Health {
		now, ok = healthOf(g, id)
	}
	if !ok && of.Default != nil {
		now, ok = *of.Default, true
	}
	at := Lever{id + "." + of.Key, now, now - of.Step, now + of.Step}
	if of.Health {
		at.Least, at.Most = max(1, now/2), 2*now
	}
	return at, ok
}

// entries returns the numbers of the entries that a combatant's sheet lists.
func (v *variation) entries(c *node, of ruleset.Lever) []Lever {
	listed := c.get(of.List)
	if sheet, ok := v.sheet(c); ok && listed == nil {
		listed = sheet.get(of.List)
	}
	if listed == nil {
		return nil
	}
	var out []Lever
	for _, item := range listed.items {
		id := textOf(item)
		d, known := v.entry(id)
		if !known || len(v.members(id, of.Key)) > 0 { // an edit means the combatants
			continue
		}
		now, ok := numberAt(d.value, of.Key)
		if of.Formula {
			out = append(out, Lever{id + "." + of.Key + addedTo, 0, -of.Step, of.Step})
		} else if ok {
			out = append(out, Lever{id + "." + of.Key, now, max(0, now-of.Step), now + of.Step})
		}
	}
	return out
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
	if path == countKey {
		return 1, true
	}
	if sheet, found := v.sheet(c); found {
		return numberAt(sheet, path)
	}
	return 0, false
}
