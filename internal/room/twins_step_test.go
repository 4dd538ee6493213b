package room_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"fray/api"
	"fray/table"
)

// step puts something in at both tables.
func (w *twins) step(state *api.State) {
	ctx := w.Context()
	if len(state.Waiting.Seats) > 0 && !slices.Contains(w.stood, state.Inputs) {
		w.stood = append(w.stood, state.Inputs)
	}
	switch what := w.rng.Below(24); {
	case what == 0 && len(w.stood) > 1:
		w.takeBack(w.stood[w.rng.Below(len(w.stood))], state.Inputs)
	case what == 1:
		w.did("fresh")
		w.both(func(s *sat, _ int) error { return s.Fresh(ctx, s.who["gm"]) })
	case what <= 3:
		w.openly(state)
	case what == 4:
		w.comes(state)
	case what == 5:
		w.askUndo(state)
	case what == 6:
		w.did("open again")
		for _, s := range w.tables {
			s.again()
		}
		w.watch()
	case what == 7:
		on := w.rng.Below(2) == 0
		w.did("pause", on)
		w.both(func(s *sat, _ int) error { return s.Pause(ctx, s.who["gm"], on) })
	case what == 8:
		time.Sleep(time.Duration(w.rng.Below(100)) * time.Second) //nolint:forbidigo // the clock is that of synctest
	default:
		w.answer(state)
	}
}

// takeBack has the GM go back to a moment of the first.
func (w *twins) takeBack(keep, now int) {
	if keep >= now {
		return
	}
	w.did("gm undo", keep, now, w.secret)
	w.both(func(s *sat, i int) error {
		if i == 1 {
			keep = w.at(keep)
		}
		return s.Undo(w.Context(), s.who["gm"], api.Undo{Keep: keep})
	})
	w.cut()
}

// cut forgets what was taken back.
func (w *twins) cut() {
	now, all := w.tables[0].state("gm").Inputs, w.tables[1].state("gm").Inputs
	w.stood = slices.DeleteFunc(w.stood, func(n int) bool { return n > now })
	w.secret = slices.DeleteFunc(w.secret, func(n int) bool { return n > all })
	if now+len(w.secret) != all {
		w.Fatalf("after an undo one has %d inputs, the other %d, of which %d are its own", now, all, len(w.secret))
	}
}

// answer gives an answer, by a seat that is asked or by the GM for it.
func (w *twins) answer(state *api.State) {
	if state.Question == nil {
		return
	}
	who := "gm"
	if w.rng.Below(3) > 0 {
		who = state.Waiting.Seats[w.rng.Below(len(state.Waiting.Seats))]
	}
	q := w.tables[0].state(who).Question
	a := api.Answer{}
	for _, sides := range q.Sides {
		a.Faces = append(a.Faces, int32(w.rng.Die(sides)))
	}
	if len(q.Sides) == 0 {
		var keys []string
		for _, c := range q.Choices {
			if !w.hidden(0, c.Target) { // who comes into sight is another one there
				keys = append(keys, c.Key)
			}
		}
		a.Key = keys[w.rng.Below(len(keys))]
	}
	w.did("answer", who, a)
	w.both(func(s *sat, _ int) error {
		x := a
		x.Question = s.state(who).Question.ID
		return s.Answer(w.Context(), s.who[who], x)
	})
}

// hidden reports whether a combatant is out of sight at a table.
func (w *twins) hidden(i int, id string) bool {
	for _, k := range w.tables[i].state("gm").View.Tokens {
		if k.ID == id {
			return k.Hidden
		}
	}
	return false
}

// openly decrees something of somebody in sight, at both.
func (w *twins) openly(state *api.State) {
	var seen []string
	for _, k := range state.View.Tokens {
		if !k.Hidden {
			seen = append(seen, k.ID)
		}
	}
	if len(seen) == 0 {
		return
	}
	a, ok := w.drawn(state, seen, "reveal", "end")
	if !ok {
		return
	}
	var said [2]error
	for i, s := range w.tables {
		said[i] = s.Adjust(w.Context(), s.who["gm"], a)
		w.settle()
	}
	w.did("decree", a, said)
	if (said[0] == nil) != (said[1] == nil) {
		w.Fatalf("%+v: %v, and with hidden ones %v", a, said[0], said[1])
	}
}

// drawn is a decree about one of these combatants, by what the table says may be decreed.
func (w *twins) drawn(state *api.State, about []string, not ...string) (table.Adjustment, bool) {
	s := w.tables[0]
	known, err := s.Decrees(w.Context(), s.who["gm"])
	must(w, err)
	can := slices.DeleteFunc(known.Decrees, func(d table.Decree) bool {
		return d.Who == nil || d.Who.Kind != table.FieldCombatant || slices.Contains(not, d.Do)
	})
	if len(can) == 0 {
		return table.Adjustment{}, false
	}
	d := can[w.rng.Below(len(can))]
	var all, cells []string
	for _, k := range state.View.Tokens {
		all = append(all, k.ID)
	}
	for _, c := range state.View.Map.Cells {
		if c.Name != "" {
			cells = append(cells, c.Name)
		}
	}
	field := func(f *table.Field) string {
		switch {
		case f == nil || f.Optional && w.rng.Below(2) == 0:
			return ""
		case f.Kind == table.FieldWord:
			return f.Words[w.rng.Below(len(f.Words))]
		case f.Kind == table.FieldCombatant:
			return all[w.rng.Below(len(all))]
		case f.Kind == table.FieldCell:
			return cells[w.rng.Below(len(cells))]
		default:
			return strconv.Itoa(w.rng.Below(12))
		}
	}
	a := table.Adjustment{Do: d.Do, Who: about[w.rng.Below(len(about))], What: field(d.What), At: field(d.At)}
	if d.Value != nil {
		a.Value = w.rng.Below(14) - 2
	}
	return a, true
}

// inSecret decrees something at the second table that nobody else may know of.
func (w *twins) inSecret() {
	s := w.tables[1]
	state := s.state("gm")
	if q := state.Question; (q == nil || q.Kind != "turn") && w.rng.Below(4) > 0 {
		return // in the middle of an action nothing is decreed
	}
	var mine []string
	for _, k := range state.View.Tokens {
		if k.Hidden && strings.HasPrefix(k.ID, "zz-twin-") {
			mine = append(mine, k.ID)
		}
	}
	var err error
	if len(mine) == 0 || len(mine) < 4 && w.rng.Below(3) == 0 {
		j, seat := w.newcomer(state, fmt.Sprintf("zz-twin-%d", w.lurkers))
		w.lurkers++
		j.Hidden = true
		err = s.Join(w.Context(), s.who["gm"], j)
		w.did("in secret", j, err)
		if err == nil && seat != "gm" {
			w.knows[seat] = true
		}
	} else {
		a, ok := w.drawn(state, mine, "reveal", "hide", "end")
		if !ok {
			return
		}
		err = s.Adjust(w.Context(), s.who["gm"], a)
		w.did("in secret", a, err)
	}
	w.settle()
	if err == nil {
		w.secret = append(w.secret, s.state("gm").Inputs)
		w.decrees++
		w.agree(false)
	}
}

// newcomer is somebody who may join, and whose it is.
func (w *twins) newcomer(state *api.State, id string) (api.Join, string) {
	s := w.tables[0]
	known, err := s.Decrees(w.Context(), s.who["gm"])
	must(w, err)
	var cells []string
	for _, c := range state.View.Map.Cells {
		if c.Name != "" && c.Kind == "" {
			cells = append(cells, c.Name)
		}
	}
	j := api.Join{ID: id}
	if len(cells) > 0 { // there is a map
		j.At = cells[w.rng.Below(len(cells))]
	}
	seat := "gm"
	if len(known.Creatures) > 0 && w.rng.Below(4) > 0 {
		if w.rng.Below(8) == 0 {
			seat = state.Seats[w.rng.Below(len(state.Seats))].Name
		}
		j.Creature, j.Side, j.Seat = known.Creatures[w.rng.Below(min(4, len(known.Creatures)))].ID, known.Sides[w.rng.Below(len(known.Sides))], seat
		return j, seat
	}
	k := state.View.Tokens[w.rng.Below(len(state.View.Tokens))]
	j.Like = k.ID
	for _, x := range state.Seats {
		if slices.Contains(x.Who, k.ID) {
			seat = x.Name
		}
	}
	return j, seat
}

// comes has somebody join in sight, at both.
func (w *twins) comes(state *api.State) {
	if w.comers == 3 {
		return
	}
	j, _ := w.newcomer(state, fmt.Sprintf("zy-comer-%d", w.comers))
	if w.hidden(0, j.Like) {
		return
	}
	w.comers++
	w.did("comes", j)
	w.both(func(s *sat, _ int) error { return s.Join(w.Context(), s.who["gm"], j) })
}

// askUndo has a seat ask to take something back, and the others say yes or no.
func (w *twins) askUndo(state *api.State) {
	var people []string
	for _, seat := range state.Seats[1:] {
		if seat.Plays == "player" && !w.knows[seat.Name] {
			people = append(people, seat.Name)
		}
	}
	if len(people) == 0 || state.Inputs == 0 {
		return
	}
	keep, by := w.rng.Below(state.Inputs), people[w.rng.Below(len(people))]
	w.did("undo request", by, keep, w.secret)
	w.both(func(s *sat, _ int) error { return s.Undo(w.Context(), s.who[by], api.Undo{Keep: keep}) })
	w.cut()
	w.agree(false)
	if w.tables[0].state("gm").Undo == nil {
		return
	}
	for range w.rng.Below(3) {
		w.inSecret()
	}
	for _, who := range append(people, "gm") {
		word := []string{"yes", "yes", "no", ""}[w.rng.Below(4)]
		if word == "" || w.tables[0].state("gm").Undo == nil {
			continue
		}
		w.did("vote", who, word)
		w.both(func(s *sat, _ int) error { return s.Undo(w.Context(), s.who[who], api.Undo{Vote: word}) })
		w.cut()
	}
}
