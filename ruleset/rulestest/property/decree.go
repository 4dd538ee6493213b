package property

import "fray/table"

// decree returns one of all that a GM can say about a game: mostly a row of its decrees with words that fit, now and then
// nonsense. It must be refused without a trace, or leave a sound state.
func (k *Kit) decree(rng *table.Rand, g table.Game) table.Adjustment {
	if k.Decree != nil {
		return k.Decree(rng)
	}
	rows := g.Decrees()
	rows = append(rows, table.Decree{Do: "dance", Who: table.Somebody("Who")})
	for range len(rows) / 6 {
		like, where := table.Somebody("Like"), table.Somewhere("Where")
		rows = append(rows, table.Decree{Do: "join", What: like, At: where}, table.Decree{Do: "reserve", What: like, At: where})
	}
	hide := func(d table.Decree) bool { return d.Do == "hide" || d.Do == "reveal" }
	for _, d := range rows { // twice as likely as others
		if hide(d) {
			rows = append(rows, d)
		}
	}
	d := rows[rng.Below(len(rows))]
	if d.Do == "end" && rng.Below(4) > 0 { // a fight that is over shows no more
		d = rows[0]
	}
	a := table.Adjustment{Do: d.Do, Who: k.word(rng, g, d.Who), What: k.word(rng, g, d.What), At: k.word(rng, g, d.At), Value: rng.Below(15) - 3}
	if d.Value != nil && rng.Below(6) == 0 {
		a.Value = [4]int{d.Value.Low, d.Value.High, d.Value.Low - 1, d.Value.High + 1}[rng.Below(4)]
	}
	if rng.Below(2) == 0 {
		a.Why = "a reason"
	}
	if d.Do == "join" || d.Do == "reserve" {
		a.Who = [...]string{"n0", "n1", "n2", "n3", g.Cast().Combatants[0].ID, "a:b"}[rng.Below(6)]
		if len(k.Sheets) > 0 && rng.Below(3) == 0 {
			a.What, a.Sheet = "", k.Sheets[rng.Below(len(k.Sheets))]
		}
	}
	return a
}

// word fills a field of a decree in.
func (k *Kit) word(rng *table.Rand, g table.Game, f *table.Field) string {
	switch {
	case f == nil, f.Optional && rng.Below(2) == 0:
		return ""
	case rng.Below(12) == 0:
		return [...]string{"luck", "nobody", "n1", "99,99", "2", ""}[rng.Below(6)]
	}
	switch f.Kind {
	case table.FieldCombatant:
		all := g.Cast().Combatants
		return all[rng.Below(len(all))].ID
	case table.FieldCell:
		cells := g.Map(nil).Cells
		if len(cells) == 0 {
			return ""
		}
		return cells[rng.Below(len(cells))].Name
	case table.FieldNumber:
		return [...]string{"0", "1", "2", "3", "-1"}[rng.Below(5)]
	default:
		return f.Words[rng.Below(len(f.Words))]
	}
}
