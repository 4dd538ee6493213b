package property

import (
	"encoding/json"
	"strings"
	"unicode"

	"pgregory.net/rapid"

	"fray/table"
)

// hiddenStayHidden checks that only the GM and its own seat learn of a hidden combatant, by view, question or event. The same
// holds for a combatant that was removed while it was hidden.
func hiddenStayHidden(k *Kit, t *rapid.T) {
	s, _, r := k.kept(t)
	hidden, removed := hiddenIn(s.Game()), map[table.Who]bool{}
	for a := range hidden { // including events before the first question, such as a rest before the fight
		notHeard(t, s, a, s.Events())
	}
	for range 60 {
		if _, over := s.Over(); over {
			break
		}
		before, from := hidden, s.Settled()
		k.step(t, s, r)
		hidden = hiddenIn(s.Game())
		for a := range before {
			if hidden[a] {
				notHeard(t, s, a, s.Events()[from:])
			}
		}
		for a := range hidden {
			notSeen(t, s, a, true)
		}
		notAsked(t, s, hidden)
		stillAway(t, s, removed, from)
		for a := range before {
			if !hidden[a] && !s.Game().View(table.GM).Shows(s.Game().Cast().Combatants[a].ID) {
				removed[a] = true
			}
		}
	}
}

// stillAway fails if a seat learns of a combatant that was removed while hidden and has not returned.
func stillAway(t *rapid.T, s *table.Session, removed map[table.Who]bool, from int) {
	cast := s.Game().Cast()
	for a := range removed {
		if int(a) >= len(cast.Combatants) || s.Game().View(table.GM).Shows(cast.Combatants[a].ID) {
			delete(removed, a)
			continue
		}
		notHeard(t, s, a, s.Events()[from:])
		notSeen(t, s, a, false)
	}
}

// hiddenIn returns the hidden combatants.
func hiddenIn(g table.Game) map[table.Who]bool {
	out := map[table.Who]bool{}
	for _, token := range g.View(table.GM).Tokens {
		if token.Hidden {
			out[g.Cast().Find(token.ID)] = true
		}
	}
	return out
}

// notHeard fails if a seat that must not know of a hidden combatant hears an event about it.
func notHeard(t *rapid.T, s *table.Session, a table.Who, events []table.Event) {
	cast := s.Game().Cast()
	for i := range events {
		e := &events[i]
		if e.Who != a && e.Target != a {
			continue
		}
		for _, seat := range seats(s) {
			plays := func(side int) bool { return cast.Plays(seat, side) }
			if !mayKnow(cast, seat, a) && e.To.Hears(seat, plays) {
				t.Fatalf("%s is hidden, but seat %d hears: %s", cast.Combatants[a].ID, seat, s.Game().Text(e))
			}
		}
	}
}

// notSeen fails if the view of another seat names a hidden combatant, or the view of its seat does not show it. Items
// in other hands may still carry its name: they were seen.
func notSeen(t *rapid.T, s *table.Session, a table.Who, there bool) {
	cast := s.Game().Cast()
	id := cast.Combatants[a].ID
	for _, seat := range seats(s) {
		v := s.Game().View(seat)
		shown := false
		for i := range v.Tokens {
			shown = shown || v.Tokens[i].ID == id && v.Tokens[i].Hidden && v.Tokens[i].Cell != ""
			v.Tokens[i].Holds, v.Tokens[i].Sheet = nil, nil
		}
		if mayKnow(cast, seat, a) {
			if there && !shown {
				t.Fatalf("%s is hidden, and seat %d that plays it does not see it", id, seat)
			}
			continue
		}
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if names(string(text), id) {
			t.Fatalf("%s is hidden, but seat %d sees %s", id, seat, text)
		}
	}
}

// notAsked fails if a hidden combatant can be chosen or is among the blocked options, except in a secret question to the GM.
func notAsked(t *rapid.T, s *table.Session, hidden map[table.Who]bool) {
	q := s.Open()
	if q == nil || q.Secret && q.Asked() == table.JustSeat(table.GM) {
		return
	}
	for k := range q.Count() {
		if o := q.Kth(k); hidden[o.Who] {
			t.Fatalf("a hidden combatant can be chosen: %s", s.Game().Describe(q, o).Key)
		}
	}
	for _, b := range s.Blocked(q.Seats.First()) {
		if b.Target != "" && hidden[s.Game().Cast().Find(b.Target)] {
			t.Fatalf("a hidden combatant is among the blocked options: %s", b.Key)
		}
	}
}

func mayKnow(cast *table.Cast, seat table.Seat, a table.Who) bool {
	return seat == table.GM || cast.Combatants[a].Seat == seat
}

// names reports whether an id is a separate word of a text.
func names(text, id string) bool {
	return strings.Contains(" "+strings.Join(strings.FieldsFunc(text, func(r rune) bool {
		return r != '-' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), " ")+" ", " "+id+" ")
}
