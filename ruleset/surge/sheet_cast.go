package surge

import (
	"maps"
	"slices"
	"strings"

	"fray/ruleset/setup"
	"fray/table"
)

// neutralSide is the side that is nobody's enemy (surge.encounter.end).
const neutralSide = "neutral"

// oddsSide is the side that wins a Challenge that is lost, where there is no other.
const oddsSide = "odds"

// skills collects the names of all skills of the encounter, Lores included.
func (c *compiler) skills() {
	c.def.skills = skillNames()
	add := func(name string) {
		if strings.HasPrefix(name, lorePrefix) && len(name) > len(lorePrefix) && !slices.Contains(c.def.skills, name) && len(c.def.skills) < maxSkills {
			c.def.skills = append(c.def.skills, name)
		}
	}
	for i := range c.setup.Combatants {
		for _, name := range slices.Sorted(maps.Keys(c.setup.Combatants[i].Skills)) {
			add(name)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(c.setup.Abilities)) {
		if source := c.setup.Abilities[key].Source; source != "" {
			add(lorePrefix + source)
		}
	}
	for i := range c.setup.Tasks {
		for _, name := range c.setup.Tasks[i].Skills {
			add(name)
		}
	}
}

// skill reads the name of a skill; an empty one gives deflt.
func (c *compiler) skill(path, name string, deflt skill) skill {
	if name == "" {
		return deflt
	}
	return skill(c.Pick(path, name, c.def.skills, int(deflt)))
}

// cast settles sides, seats and names before the sheets are read.
func (c *compiler) cast() {
	d, s := c.def, c.setup
	d.cast = table.Cast{Name: s.Name, Seats: []string{"gm"}}
	for _, in := range s.Combatants {
		c.Member(&d.cast, table.Member{ID: in.ID, Name: in.Name, Icon: in.Icon, Picture: in.Picture}, in.Side, in.Seat)
	}
	hidden := func(i int) bool { return s.Combatants[i].Hidden }
	setup.Conceal(&d.cast, hidden)
	d.neutral = int8(slices.Index(d.cast.Sides, neutralSide))
	if d.kind == encounterChallenge && len(d.cast.Sides) == 1 {
		d.odds = 1
		d.cast.Sides = append(d.cast.Sides, oddsSide)
	}
	if len(d.cast.Sides) > maxSides {
		c.Problem("combatants", "found %d sides, expected at most %d", len(d.cast.Sides), maxSides)
	}
	if d.kind != encounterChallenge && !slices.Contains(d.cast.Sides, "") && setup.InSight(&d.cast, func(i int) bool { return hidden(i) || s.Combatants[i].Side == neutralSide }) < 2 {
		c.Problem("combatants", "expected a combatant in sight on at least two sides that are not neutral")
	}
	working := setup.Or(s.WorkingSide, d.cast.Sides[0])
	d.working = uint8(c.Pick("working_side", working, d.cast.Sides, 0))
}
