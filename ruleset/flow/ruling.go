package flow

import (
	"fray/table"
)

// ruling asks the GM a question of yes or no; everything the program cannot decide comes here.
func (g *Game) ruling(t *table.Table, k table.Kind, r table.Rule, who, whom int16, deflt bool) bool {
	q := t.Ask(k, r, table.Nobody, table.Only(table.GM))
	q.Whom = who
	if whom > table.Nobody {
		q.Cell = g.units[whom].cell
	}
	q.Add(table.Do(vYes))
	q.Add(table.Do(vNo))
	if deflt {
		q.SetDefault(table.Do(vYes))
	} else {
		q.SetDefault(table.Do(vNo))
	}
	yes := t.Choose(q).Verb == vYes
	if t.Heard() {
		n := 0
		if yes {
			n = 1
		}
		t.Say(table.NewEvent(table.Ruled, r, who, whom, n))
	}
	return yes
}
