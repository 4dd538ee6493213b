package room

import (
	"slices"

	"fray/api"
	"fray/internal/seating"
	"fray/table"
)

// options are the options of the open question with their descriptions; they are read only.
type options struct {
	choices []table.Choice // nil: not described yet
	of      []option       // by choice
	common  table.Seats    // those that may choose each of them
}

// option is an option with the seats that may choose it.
type option struct {
	table.Option
	seats table.Seats
}

// described returns the options of the open question.
func (f *fight) described(q *table.Question) *options {
	all := &f.options
	if all.choices != nil {
		return all
	}
	g := f.s.Game()
	all.common, all.choices, all.of = q.Asked(), make([]table.Choice, 0, q.Count()), make([]option, 0, q.Count())
	for _, gr := range q.Groups() {
		all.common &= gr.Seats
		for k := range gr.Len() {
			o := gr.Kth(k)
			all.choices, all.of = append(all.choices, g.Describe(q, o)), append(all.of, option{o, gr.Seats})
		}
	}
	return all
}

// find returns the first option with this key that one of these seats may choose.
func (all *options) find(key string, seats table.Seats) (option, bool) {
	for i := range all.choices {
		if all.choices[i].Key == key && all.of[i].seats&seats != 0 {
			return all.of[i], true
		}
	}
	return option{}, false
}

// choices returns the options that one of these seats may choose, each key once; they are read only.
func (f *fight) choices(q *table.Question, seats table.Seats) []table.Choice {
	all := f.described(q)
	if all.common&seats != 0 { // one of them may choose everything, and no seat has a key twice
		return slices.Clip(all.choices)
	}
	out, seen := make([]table.Choice, 0, len(all.choices)), make(map[string]bool, len(all.choices))
	for i := range all.choices {
		if c := &all.choices[i]; all.of[i].seats&seats != 0 && !seen[c.Key] { // several seats may have options with the same key
			seen[c.Key] = true
			out = append(out, *c)
		}
	}
	return out
}

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
	g := f.s.Game()
	book := g.Book()
	if r := f.s.OpenRoll(); r != nil {
		throwers := f.asked(sc)
		if !e.gm() && !throwers.Has(e.seat) {
			return nil
		}
		out := &api.Question{ID: f.questionID(e), Kind: "dice", Rule: book.ID(r.Rule), Prompt: g.RollText(r), Who: idOf(g, r.Who), Mine: throwers.Has(e.seat)}
		for i := range r.Dice() {
			out.Sides = append(out.Sides, r.SidesOf(i))
		}
		return out
	}
	q, seats := f.s.Open(), f.mayAnswer(e, sc)
	if seats == 0 {
		return nil
	}
	own, asked := table.JustSeat(e.seat), f.asked(sc)&seats
	out := &api.Question{
		ID: f.questionID(e), Rule: book.ID(q.Rule), Prompt: g.Prompt(q), Who: idOf(g, q.Who), Text: q.Text,
		Mine: asked&own != 0, Pass: f.pausing(sc)&seats != 0, Choices: f.choices(q, seats),
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
	return out
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
