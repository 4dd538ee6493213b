package flow_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"fray/pack"
	"fray/ruleset/flow"
	"fray/ruleset/rulestest/property"
	"fray/space"
)

// stock gives all items and spells of the bundled packs, by an encounter that uses them.
var stock = sync.OnceValue(func() *flow.Setup {
	lib, err := pack.Bundled()
	if err != nil {
		panic(err)
	}
	list := func(section string) string {
		var ids []string
		for _, e := range lib.Entries("flow", section) {
			ids = append(ids, e.ID)
		}
		return "[" + strings.Join(ids, ", ") + "]"
	}
	dir, err := os.MkdirTemp("", "flow")
	if err != nil {
		panic(err)
	}
	defer func() { _ = os.RemoveAll(dir) }()
	path := filepath.Join(dir, "stock.yaml")
	text := fmt.Sprintf("ruleset: flow\ncombatants:\n- {id: a, side: a, at: \"0,0\", carried: %s, abilities: %s}\n- {id: b, side: b, at: \"1,0\"}\n",
		list("items"), list("abilities"))
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		panic(err)
	}
	e, err := lib.Encounter(path)
	if err != nil {
		panic(err)
	}
	return e.Setup.(*flow.Setup)
})

// arena is an encounter in which anything that a setup can say may be: it is always a good one.
func arena(s *property.Source) *flow.Setup {
	cols, rows := 4+s.Below(8), 4+s.Below(6)
	a := &flow.Setup{
		Ruleset: "flow", Name: "arena", Map: space.Plan{Hex: []int{cols, rows}, Origin: []int{0, 0}},
		Items: maps.Clone(stock().Items), Abilities: maps.Clone(stock().Abilities), MaxRounds: 1 + s.Below(5),
	}
	cells := ground(s, a, cols, rows)
	customAbilities(s, a)
	customItems(s, a)
	take := func() string {
		k := s.Below(len(cells))
		c := cells[k]
		cells = slices.Delete(cells, k, k+1)
		return c
	}
	n, sides := 2+s.Below(7), 2+s.Below(3)
	sure := s.Below(n - 1) // this one and the next are of different sides and in sight
	for i := range n {
		c := fighter(s, a)
		side := i - sure
		if side != 0 && side != 1 {
			side = s.Below(sides)
			c.Hidden = s.OneIn(5)
		}
		c.ID, c.Side, c.At = fmt.Sprintf("c%d", i), []string{"red", "blue", "green", "gray"}[side], take()
		if s.OneIn(6) {
			c.Seat = property.Pick(s, "gm", "ann", "bob")
		}
		a.Combatants = append(a.Combatants, c)
	}
	things(s, a, take)
	switch s.Below(5) {
	case 0: // the GM is asked
	case 1:
		a.Surprised, a.AskSurp = &[]string{}, true
	case 2:
		a.Surprised = &[]string{"blue"}
	case 3:
		a.Surprised = &[]string{"c0", "c1"}
	default:
		a.Surprised = &[]string{}
	}
	return a
}

// ground lays terrain and gives the hexes that can be stood in: fourteen at least.
func ground(s *property.Source, a *flow.Setup, cols, rows int) []string {
	h, _ := space.NewHexes(cols, rows, 0, 0)
	var open []string
	for c := range int32(h.Size()) {
		open = append(open, h.Name(c))
	}
	for _, k := range []string{"rough", "mire", "wall", "pit", "thicket", "exit"} {
		if !s.OneIn(2) {
			continue
		}
		patch := space.Patch{Kind: k}
		for range 1 + s.Below(5) {
			if len(open) <= 14 && (k == "wall" || k == "pit") {
				break
			}
			i := s.Below(len(open))
			patch.At = append(patch.At, open[i])
			if k == "wall" || k == "pit" {
				open = slices.Delete(open, i, i+1)
			}
		}
		if len(patch.At) > 0 {
			a.Map.Terrain = append(a.Map.Terrain, patch)
		}
	}
	walls := map[string]bool{} // what was laid over a wall afterwards is open again
	for _, p := range a.Map.Terrain {
		for _, c := range p.At {
			walls[c] = p.Kind == "wall" || p.Kind == "pit"
		}
	}
	return slices.DeleteFunc(open, func(c string) bool { return walls[c] })
}

// things adds objects on free hexes, and items on the ground under combatants.
func things(s *property.Source, a *flow.Setup, take func() string) {
	for i := range s.Below(4) {
		o := flow.Object{ID: fmt.Sprintf("o%d", i), At: take(), Small: s.OneIn(2), Attackable: s.OneIn(2), HP: s.Below(12), Armor: s.Below(3)}
		switch s.Below(3) {
		case 0:
			o.Kind, o.State = "door", property.Pick(s, "", "open", "closed", "locked")
		case 1:
			o.Solid = s.OneIn(2)
		}
		for _, d := range a.Objects {
			if d.Kind == "door" && s.OneIn(2) {
				o.Toggles = append(o.Toggles, d.ID)
			}
		}
		a.Objects = append(a.Objects, o)
	}
	keys := slices.Sorted(maps.Keys(a.Items))
	for range s.Below(4) {
		a.Ground = append(a.Ground, flow.Lying{Item: property.Pick(s, keys...), At: a.Combatants[s.Below(len(a.Combatants))].At})
	}
}
