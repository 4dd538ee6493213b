package draw_test

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// areas returns a map of zones with rows as in a chart, and links such as "gate-yard yard-hall" in both directions.
func areas(rows []string, links string) table.MapView {
	m := table.MapView{Shape: "zones", Rows: len(rows)}
	for _, row := range rows {
		words := strings.Fields(row)
		m.Cols = len(words)
		for _, name := range words {
			c := table.CellView{}
			if name != "." {
				c.Name = name
			}
			m.Cells = append(m.Cells, c)
		}
	}
	for pair := range strings.FieldsSeq(links) {
		a, b, _ := strings.Cut(pair, "-")
		for i := range m.Cells {
			switch c := &m.Cells[i]; c.Name {
			case a:
				c.Links = append(c.Links, b)
			case b:
				c.Links = append(c.Links, a)
			}
		}
	}
	return m
}

// place adds combatants to a view: "mara hall" each; ids with a number are goblins and such.
func place(v *table.View, cell, ids string) {
	for id := range strings.FieldsSeq(ids) {
		t := table.Token{ID: id, Name: strings.ToUpper(id[:1]) + id[1:], Side: "heroes", Cell: cell, Meters: []table.Meter{{Name: "HP", Value: 9, Max: 12}}}
		if strings.Contains(id, "-") {
			t.Side = "goblins"
		}
		v.Tokens = append(v.Tokens, t)
		v.Order = append(v.Order, table.Place{ID: id, Score: 30 - len(v.Order)})
	}
}

// beside puts combatants beside each other: "mara goblin-1" each.
func beside(v *table.View, pairs ...string) {
	for _, pair := range pairs {
		a, b, _ := strings.Cut(pair, " ")
		for i := range v.Tokens {
			switch t := &v.Tokens[i]; t.ID {
			case a:
				t.Beside = append(t.Beside, b)
			case b:
				t.Beside = append(t.Beside, a)
			}
		}
	}
}

func down(v *table.View, ids ...string) {
	for i := range v.Tokens {
		v.Tokens[i].Down = v.Tokens[i].Down || slices.Contains(ids, v.Tokens[i].ID)
	}
}

// castle returns a view of 5 heroes against 8 goblins in 5 areas.
func castle() table.View {
	v := table.View{Ruleset: "toy", Encounter: "the castle", Round: 2, Turn: "mara"}
	v.Map = areas([]string{"gate yard hall", ". tower cellar"}, "gate-yard yard-hall yard-tower hall-cellar tower-hall gate-cellar")
	cell(&v, "yard").Holds = []string{"oak door to tower, closed", "cart"}
	cell(&v, "cellar").Kind = "dark"
	place(&v, "yard", "mara brand kel goblin-1 goblin-2 goblin-3 goblin-4")
	place(&v, "hall", "ivo tom goblin-5 goblin-6 goblin-7")
	place(&v, "gate", "goblin-8")
	beside(&v, "mara goblin-1", "mara goblin-2", "brand goblin-3", "mara brand", "ivo goblin-5", "tom goblin-5", "tom goblin-6", "tom ivo", "kel goblin-4")
	down(&v, "goblin-4", "goblin-7")
	return v
}

// brawlers returns a view of 5 heroes and 8 goblins in one area, most of them in one knot.
func brawlers(engaged bool) table.View {
	v := table.View{Ruleset: "toy", Encounter: "the field", Round: 1, Turn: "kel", Map: areas([]string{"field"}, "")}
	place(&v, "field", "mara brand kel ivo tom")
	for i := range 8 {
		place(&v, "field", fmt.Sprintf("goblin-%d", i+1))
	}
	if engaged {
		beside(&v, "mara brand", "kel brand", "kel mara", "ivo tom")
		for _, hero := range []string{"mara", "brand", "kel"} {
			for i := range 5 {
				beside(&v, hero+fmt.Sprintf(" goblin-%d", i+1))
			}
		}
	}
	return v
}

func cell(v *table.View, name string) *table.CellView {
	for i := range v.Map.Cells {
		if v.Map.Cells[i].Name == name {
			return &v.Map.Cells[i]
		}
	}
	return nil
}
