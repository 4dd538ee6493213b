package flank_test

import (
	"fray/ruleset/flank"
	"fray/ruleset/flank/rule"
	"fray/table"
)

// knows is whether a combatant knows where another is: an ally, one that is not in Cover, or one that it has spotted.
func (o *oracle) knows(a, b table.Who) bool {
	return a == b || o.all[a].Side == o.all[b].Side || !o.all[b].conds["cover"] || o.spotted[[2]table.Who{a, b}]
}

// hearHidden notes who has spotted which combatants, and checks what Listen/Spot finds.
func (o *oracle) hearHidden(e *table.Event) {
	switch e.Kind {
	case flank.EvSpots:
		o.spotted[[2]table.Who{e.Who, e.Target}] = true
		if e.Rule == rule.ListenSpotAction && o.looked < o.hiding[e.Target]+4 {
			o.fail("%s spots %s with %d", o.all[e.Who].ID, o.all[e.Target].ID, o.looked)
		}
		o.spots++
	case flank.EvHides:
		for who := range o.all {
			delete(o.spotted, [2]table.Who{table.Who(who), e.Who})
		}
		o.hiding[e.Who] = o.sneaked
	case table.Rolled:
		switch e.Rule {
		case rule.ListenSpotAction:
			o.looked = int(e.N[1])
		case rule.DefendHide:
			o.sneaked = int(e.N[1])
		}
	default:
	}
}

// hidden checks that those who hide are beside cover, and that no foe has an open view of them (flank.condition.cover.ends).
func (o *oracle) hidden() {
	for i := range o.all {
		a, f := table.Who(i), &o.all[i]
		if f.dead || !f.conds["cover"] {
			continue
		}
		near := false
		for c := range o.cover {
			near = near || f.beside([3]int{c[0], c[1], 0})
		}
		if !near {
			o.fail("%s hides beside nothing", f.ID)
		}
		for w := range o.all {
			foe := &o.all[w]
			if foe.Side != f.Side && !foe.dead && !foe.conds["unconscious"] && o.free(table.Who(w), a) && !o.coverBeside(a, table.Who(w), a) {
				o.fail("%s hides in the open view of %s", f.ID, foe.ID)
			}
		}
	}
}
