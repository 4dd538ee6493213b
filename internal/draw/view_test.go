package draw_test

import (
	"fmt"
	"strings"

	"fray/table"
)

// fight returns a view of 4 against 6 on 12 by 10 hexes.
func fight() table.View {
	v := table.View{Ruleset: "flow", Encounter: "the ford", Round: 3, Turn: "mara", Map: hexMap(12, 10)}
	kind := func(kind, glyph string, names ...string) {
		for i := range v.Map.Cells {
			for _, n := range names {
				if v.Map.Cells[i].Name == n {
					v.Map.Cells[i].Kind, v.Map.Cells[i].Glyph = kind, glyph
				}
			}
		}
	}
	kind("wall", "#", "0,0", "1,0", "2,0", "3,0", "0,1", "8,3", "8,4", "7,5")
	kind("rough", "~", "3,4", "4,4", "5,4", "3,5", "4,5")
	kind("exit", ">", "11,0", "10,1")
	kind("door", "+", "4,0")
	v.Map.Cells[2*12+5].Holds = []string{"short sword"}
	v.Map.Cells[7*12+8].Holds = []string{"lever", "torch"}
	hero := func(id, name, cell string, hp, ap int) table.Token {
		return table.Token{
			ID: id, Name: name, Side: "heroes", Cell: cell, Mine: true,
			Meters: []table.Meter{
				{Name: "HP", Value: hp, Max: 24},
				{Name: "AP", Value: ap, Max: 5},
				{Name: "RP", Value: 1, Max: 2},
				{Name: "FP", Value: 3},
				{Name: "Initiative", Value: 15},
			},
		}
	}
	mara := hero("mara", "Mara", "2,3", 18, 3)
	mara.Holds = []string{"sword", "shield"}
	mara.Tags = []table.Tag{{Name: "bleeding 2", Until: "3 rounds", Rule: "flow.condition.bleeding"}, {Name: "total defense", Until: "her next turn"}}
	brand := hero("brand", "Brand the Unreasonably Tall", "3,4", 11, 0)
	brand.Holds = []string{"halberd"}
	kel := hero("kel", "Kel", "0,6", 5, 5)
	kel.Holds = []string{"long bow"}
	ivo := hero("ivo", "Ivo", "1,4", -3, 0)
	ivo.Down, ivo.Tags = true, []table.Tag{{Name: "dying", Until: "2 rounds"}}
	v.Tokens = []table.Token{mara, brand, kel, ivo}
	for i, cell := range []string{"3,3", "4,3", "5,5", "7,2", "3,2", "9,1"} {
		t := table.Token{
			ID: fmt.Sprintf("goblin-%d", i+1), Name: fmt.Sprintf("Goblin %d", i+1), Side: "goblins", Cell: cell,
			Meters: []table.Meter{{Name: "HP", Value: 8 - i, Max: 8}, {Name: "AP", Value: 2, Max: 5}, {Name: "RP", Value: 0, Max: 2}, {Name: "FP", Value: 0}},
			Holds:  []string{"axe"},
		}
		v.Tokens = append(v.Tokens, t)
	}
	v.Tokens[8].Down = true
	v.Tokens[4].Tags = []table.Tag{{Name: "prone"}}
	for i, id := range []string{"goblin-2", "brand", "mara", "goblin-1", "kel", "goblin-3", "goblin-4", "goblin-6", "ivo", "goblin-5"} {
		v.Order = append(v.Order, table.Place{ID: id, Score: 19 - i*2, Done: i < 2, Out: i > 7})
	}
	return v
}

// hexMap returns open ground with 0,0 in the upper left corner.
func hexMap(cols, rows int) table.MapView {
	m := table.MapView{Shape: "hex", Cols: cols, Rows: rows}
	for r := range rows {
		for c := range cols {
			m.Cells = append(m.Cells, table.CellView{Name: fmt.Sprintf("%d,%d", c-r/2, r)})
		}
	}
	return m
}

// choices returns Mara's choices.
func choices() []table.Choice {
	cs := []table.Choice{
		{Key: "attack:goblin-1:sword", Label: "attack goblin-1 with sword", Group: "2 AP", Cost: "2 AP", Target: "goblin-1", Rule: "flow.action.attack"},
		{Key: "attack:goblin-1:sword:lunge", Label: "attack goblin-1 with sword, lunging", Group: "2 AP", Cost: "2 AP, 1 FP", Target: "goblin-1"},
		{
			Key: "attack:goblin-5:sword", Label: "attack goblin-5 with sword", Group: "2 AP", Cost: "2 AP", Target: "goblin-5",
			Warnings: []string{"goblin-5 is down already"},
		},
	}
	for _, c := range []string{"1,3", "0,3", "2,2", "1,2", "2,4", "0,4", "-1,4", "0,5", "1,5", "-1,5"} {
		m := table.Choice{Key: "move:" + c, Label: "move to " + c, Row: "move to …", Group: "1 AP", Cost: "1 AP", Cell: c, Path: []string{c}}
		if c == "2,2" || c == "1,2" {
			m.Warnings = []string{"leaves goblin-1's reach: provokes"}
		}
		cs = append(cs, m)
	}
	return append(cs,
		table.Choice{Key: "shove:goblin-1:push", Label: "shove goblin-1 back", Group: "1 AP", Cost: "1 AP", Target: "goblin-1"},
		table.Choice{Key: "drop:sword", Label: "drop sword", Group: "free", Cost: "0 AP"},
		table.Choice{Key: "end", Label: "end the turn", Group: "free"})
}

// barred returns Mara's blocked choices.
func barred() []table.BlockedChoice {
	no := func(key, label, cell string, rules ...string) table.BlockedChoice {
		row := ""
		if cell != "" {
			row = strings.Replace(label, cell, table.Gap, 1)
		}
		return table.BlockedChoice{Choice: table.Choice{Key: key, Label: label, Row: row, Cell: cell}, Rules: rules}
	}
	return []table.BlockedChoice{
		no("attack:goblin-4:sword", "attack goblin-4 with sword", "", "flow.attack.reach"),
		no("cast:mend", "cast mend", "", "flow.cost.ap", "flow.spell.hands"),
		no("attack:goblin-6:sword", "attack goblin-6 with sword", "", "flow.attack.reach"),
		no("move:8,3", "move to 8,3", "8,3", "flow.move.wall"),
		no("move:8,4", "move to 8,4", "8,4", "flow.move.wall"),
	}
}
