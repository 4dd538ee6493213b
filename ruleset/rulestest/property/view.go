package property

import (
	"pgregory.net/rapid"

	"fray/table"
)

// viewsHideSheets checks law 6: a seat sees the sheets of the sides it plays and those it has learned of by an event, and such
// events go to the side that learned them.
func viewsHideSheets(k *Kit, t *rapid.T) {
	s, _, r := k.kept(t)
	for range 60 {
		if _, over := s.Over(); over {
			break
		}
		k.step(t, s, r)
	}
	cast := s.Game().Cast()
	for _, seat := range seats(s) {
		plays := func(side int) bool { return cast.Plays(seat, side) }
		knows := map[string]bool{}
		for _, e := range s.Events() {
			if e.To == table.Everybody() || veiled(cast, &e) {
				continue
			}
			if k.Teaches == nil || !k.Teaches(&e) {
				if k.Veiled {
					continue
				}
				t.Fatalf("%s is not for everybody", s.Game().Text(&e))
			}
			if e.To.Hears(seat, plays) {
				knows[cast.Combatants[e.Target].ID] = true
			}
		}
		for _, c := range s.Game().Cards(seat) {
			if c.ID == "" || c.Kind == "" || c.Name == "" || c.Effect == "" && c.About == "" {
				t.Fatalf("seat %d: the card %+v explains nothing", seat, c)
			}
		}
		v := table.See(s.Game(), seat)
		for _, token := range v.Tokens {
			m := cast.Combatants[cast.Find(token.ID)]
			if k.Veiled && len(token.Meters) == 0 && len(token.Sheet) == 0 {
				continue
			}
			may := seat == table.GM || plays(m.Side) || knows[token.ID]
			if (len(token.Sheet) > 0) != may {
				t.Fatalf("seat %d may see the sheet of %s: %v, and has %v", seat, token.ID, may, token.Sheet)
			}
			if token.Mine != (m.Seat == seat) {
				t.Fatalf("seat %d, %s: mine %v", seat, token.ID, token.Mine)
			}
		}
	}
}

// veiled reports whether an event goes only to the seat of a combatant that it is about, as events about the hidden do.
func veiled(cast *table.Cast, e *table.Event) bool {
	for _, a := range [...]table.Who{e.Who, e.Target} {
		if a >= 0 && int(a) < len(cast.Combatants) && e.To == table.At(cast.Combatants[a].Seat) {
			return true
		}
	}
	return false
}
