package room

import (
	"sync"

	"fray/api"
	"fray/internal/present"
	"fray/internal/seating"
	"fray/table"
)

// choices appends the options of the open question that one of these seats may choose, each key once.
func (f *fight) choices(out []table.Choice, seats table.Seats) []table.Choice {
	g, q := f.s.Game(), f.s.Open()
	seen := map[string]bool{} // several seats may have options with the same key
	for _, gr := range q.Groups() {
		if gr.Seats&seats == 0 {
			continue
		}
		for k := range gr.Len() {
			c := g.Describe(q, gr.Kth(k))
			if one(seats) || !seen[c.Key] {
				out = append(out, c)
			}
			if !one(seats) {
				seen[c.Key] = true
			}
		}
	}
	return out
}

// count returns the number of choices.
func (f *fight) count(seats table.Seats) int {
	if !one(seats) {
		return len(f.choices(nil, seats))
	}
	n := 0
	for _, gr := range f.s.Open().Groups() {
		if gr.Seats&seats != 0 {
			n += gr.Len()
		}
	}
	return n
}

// one reports whether the set is of one seat, which has no key twice.
func one(seats table.Seats) bool { return seats == table.JustSeat(seats.First()) }

// asked returns the players that the fight waits for: those of [shared.asked], or those that want to be asked in the turn of a
// bot.
func (f *fight) asked(sc *shared) table.Seats {
	if seats := sc.asked(f.s); seats != 0 || sc.past {
		return seats
	}
	return f.pausing(sc)
}

// pausing returns the players that are asked in the turn of a bot.
func (f *fight) pausing(sc *shared) table.Seats {
	g := f.s.Game()
	return f.pauses.Asked(f.s, sc.standings(g), sc.players(g.Cast()))
}

// mayAnswer returns the seats for which the audience may answer: its own seat, if a player plays it; for the GM all asked
// seats, and after a fault of the rules also bots.
func (f *fight) mayAnswer(e audience, sc *shared) table.Seats {
	q, players := f.s.Open(), sc.players(f.s.Game().Cast())
	switch {
	case q != nil && e.gm() && sc.fault != "":
		return q.Asked()
	case q == nil || f.asked(sc) == 0:
		return 0
	case e.gm():
		return q.Asked() & players
	default:
		return q.Asked() & players & table.JustSeat(e.seat)
	}
}

// question returns the question for the audience that sees v, or nil.
func (f *fight) question(e audience, sc *shared, v *table.View) *api.Question {
	out, seats := f.asking(e, sc, v)
	if seats != 0 {
		f.list(out, nil, e, seats, v)
	}
	return out
}

// list sets the choices of a question for these seats, and their rows. The choices are appended to those in memory, which it returns.
// All who answer for a seat have the numbers that the seat has, by what the seat sees.
func (f *fight) list(out *api.Question, memory []table.Choice, e audience, seats table.Seats, v *table.View) []table.Choice {
	g := f.s.Game()
	var parts []present.Part
	for _, some := range f.apart(out, seats) {
		p := present.Part{Seat: some.First(), View: v}
		if p.Seat != e.seat {
			view := g.View(p.Seat)
			p.View = &view
		}
		from := len(memory)
		memory = f.choices(memory, some)
		p.Choices = memory[from:len(memory):len(memory)]
		parts = append(parts, p)
	}
	f.listed.List(out, g.Book(), parts)
	return memory
}

// apart returns the seats one by one on a turn, those that are asked first, and otherwise all at once.
func (f *fight) apart(q *api.Question, seats table.Seats) []table.Seats {
	if q.Kind != table.TurnQuestion {
		return []table.Seats{seats}
	}
	var out []table.Seats
	asked := f.s.Open().Seats & seats
	for _, some := range [2]table.Seats{asked, seats &^ asked} {
		for ; some != 0; some &= some - 1 {
			out = append(out, table.JustSeat(some.First()))
		}
	}
	return out
}

// lists are lists of choices that were packed, to be used again.
var lists = sync.Pool{New: func() any { return new([]table.Choice) }}

// packedQuestion returns the question as changes carry it.
func (f *fight) packedQuestion(e audience, sc *shared, v *table.View) *api.Question {
	out, seats := f.asking(e, sc, v)
	switch {
	case seats == 0:
		return out
	case out.Withheld(e.role):
		out.Held = f.count(seats)
		return out
	}
	list := lists.Get().(*[]table.Choice)
	*list = f.list(out, (*list)[:0], e, seats, v)
	out.Packed, out.Choices, out.Rows = api.Pack(out.Choices, out.Rows), nil, nil
	clear(*list)
	lists.Put(list)
	return out
}

// asking returns the question without its choices, or nil, and the seats for which the audience may choose: none if it is a roll.
func (f *fight) asking(e audience, sc *shared, v *table.View) (*api.Question, table.Seats) {
	g := f.s.Game()
	book := g.Book()
	if r := f.s.OpenRoll(); r != nil {
		throwers := f.asked(sc)
		if !e.gm() && !throwers.Has(e.seat) {
			return nil, 0
		}
		out := &api.Question{ID: f.questionID(e), Kind: "dice", Rule: book.ID(r.Rule), Prompt: g.RollText(r), Who: idOf(g, r.Who), Mine: throwers.Has(e.seat)}
		for i := range r.Dice() {
			out.Sides = append(out.Sides, r.SidesOf(i))
		}
		return out, 0
	}
	q, seats := f.s.Open(), f.mayAnswer(e, sc)
	if seats == 0 {
		return nil, 0
	}
	own, asked := table.JustSeat(e.seat), f.asked(sc)&seats
	out := &api.Question{
		ID: f.questionID(e), Rule: book.ID(q.Rule), Prompt: g.Prompt(q), Who: idOf(g, q.Who), Text: q.Text,
		Mine: asked&own != 0, Pass: f.pausing(sc)&seats != 0,
	}
	if int(q.Kind) < len(book.Questions) {
		out.Kind = book.QuestionName(q.Kind)
	}
	if actor := idOf(g, q.Actor); actor != "" && v.Shows(actor) {
		out.Actor = actor
	}
	switch {
	case out.Pass:
		out.Prompt = seating.PausePrompt(g.Cast(), q)
	case asked != 0:
		out.Default = g.Describe(q, q.DefaultFor(asked)).Key
	}
	if !sc.deadline.IsZero() {
		out.Deadline = sc.deadline.UnixMilli()
	}
	return out, seats
}

// waiting returns whose turn it is to act. Others see what is asked unless it is secret or about combatants they do not see.
// Only the GM sees questions for rulings.
func (f *fight) waiting(e audience, sc *shared, v *table.View) api.Waiting {
	g := f.s.Game()
	asked := f.asked(sc)
	if f.s.Waits() {
		return api.Waiting{Seats: namesOf(g.Cast(), sc.unstirred(f)), Prompt: "stir the dice, or begin the fight"}
	}
	w := api.Waiting{Seats: namesOf(g.Cast(), asked)}
	if asked == 0 {
		return w
	}
	if r := f.s.OpenRoll(); r != nil {
		if e.gm() || asked.Has(e.seat) || r.Who >= 0 && sees(v, g, r.Who) {
			w.Who, w.Prompt = idOf(g, r.Who), g.RollText(r)
		}
		return w
	}
	q := f.s.Open()
	public := !q.Secret && sees(v, g, q.Who) && sees(v, g, q.Target) && (q.Who >= 0 || q.Seats != table.JustSeat(table.GM))
	if e.gm() || q.Asked().Has(e.seat) || public {
		w.Who, w.Prompt = idOf(g, q.Who), g.Prompt(q)
		if q.Seats&asked == 0 {
			w.Prompt = seating.PausePrompt(g.Cast(), q)
		}
	}
	return w
}

// sees reports whether a combatant is in the view, or is none.
func sees(v *table.View, g table.Game, who table.Who) bool {
	id := idOf(g, who)
	return id == "" || v.Shows(id)
}

// idOf is the id of a combatant, or "".
func idOf(g table.Game, who table.Who) string {
	all := g.Cast().Combatants
	if who < 0 || int(who) >= len(all) {
		return ""
	}
	return all[who].ID
}
