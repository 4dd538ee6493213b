package live

import (
	"fray/internal/present"
	"fray/internal/seating"
	"fray/table"
)

// Waiting is the pending question or roll of the players. The zero value means that nothing is pending.
type Waiting struct {
	Seats  table.Seats // the players who are asked; the first answer counts
	Also   table.Seats // other players who have options in the question
	Side   bool        // a bot is asked, and Seats have side options: they may pass
	Who    string      // name of the combatant that is asked or rolls; may be empty
	ID     string      // its id
	Kind   string      // name of the kind of question
	Rule   string      // id of the rule that asks or rolls
	Prompt string      // the question or the roll in a sentence
	Sides  []int       // of the dice to throw, in order; empty for a question
}

// Dice reports whether a roll is pending, not a question.
func (w *Waiting) Dice() bool { return len(w.Sides) > 0 }

// Waiting returns the pending question or roll.
func (t *Table) Waiting() Waiting {
	if r := t.s.OpenRoll(); r != nil {
		return t.waitingDice(r)
	}
	q := t.s.Open()
	if q == nil {
		return Waiting{}
	}
	seats, side := t.asked(q)
	if seats == 0 {
		return Waiting{}
	}
	also := q.Asked() & t.players &^ seats
	book := t.Book()
	w := Waiting{Seats: seats, Also: also, Side: side, Who: t.nameOf(q.Who), ID: t.Cast().ID(q.Who), Rule: book.ID(q.Rule), Prompt: t.Game().Prompt(q)}
	if side {
		w.Prompt = seating.PausePrompt(t.Cast(), q)
	}
	if q.BotNote != "" {
		w.Prompt += ` Put your words in quotes after the number: 1 "..."`
	}
	if int(q.Kind) < len(book.Questions) {
		w.Kind = book.QuestionName(q.Kind)
	}
	return w
}

// waitingDice returns the pending roll.
func (t *Table) waitingDice(r *table.Roll) Waiting {
	w := Waiting{
		Seats: seating.Throwers(t.Game(), r, t.players), Who: t.nameOf(r.Who), ID: t.Cast().ID(r.Who), Rule: t.Book().ID(r.Rule), Prompt: t.Game().RollText(r),
	}
	for i := range r.Dice() {
		w.Sides = append(w.Sides, r.SidesOf(i))
	}
	return w
}

// asked returns the players who are asked. Side reports that the question is a bot's: players are then asked only if a standing
// answer says so and they have not passed.
func (t *Table) asked(q *table.Question) (seats table.Seats, side bool) {
	if own := q.Seats & t.players; own != 0 {
		return own, false
	}
	seats = t.pauses.Asked(t.s, t.stand, t.players)
	return seats, seats != 0
}

// nameOf returns the name of a combatant as texts show it, or "".
func (t *Table) nameOf(who table.Who) string {
	if who < 0 || int(who) >= len(t.Cast().Combatants) {
		return ""
	}
	return t.Cast().Called(who)
}

// Rows returns the choices of the players who are asked, as all hosts number them, and the tab to begin with. Callers do not change them.
func (t *Table) Rows() (rows []present.Row, tab string) {
	w := t.Waiting()
	var parts []present.Part
	t.each(func(s table.Seat) {
		v := t.Game().View(s)
		if p := (present.Part{Seat: s, View: &v, Choices: t.s.Choices(s)}); len(p.Choices) > 0 {
			parts = append(parts, p)
		}
	})
	if len(parts) == 0 {
		return nil, ""
	}
	if w.Kind != table.TurnQuestion {
		parts[0].Choices = unique(t, t.s.Choices, func(c table.Choice) string { return c.Key })
		parts = parts[:1]
	}
	q := present.Question{Book: t.Book(), View: parts[0].View, Kind: w.Kind, Who: w.ID}
	rows = t.numbers.Rows(q, parts)
	return rows, q.Tab(rows)
}

// Choices returns the choices of the rows.
func (t *Table) Choices() []table.Choice {
	rows, _ := t.Rows()
	return present.Choices(rows)
}

// Blocked returns the choices that rules forbid the players who are asked.
func (t *Table) Blocked() []table.BlockedChoice {
	return unique(t, t.s.Blocked, func(c table.BlockedChoice) string { return c.Key })
}

// unique collects the items of all players who may answer, without duplicate keys.
func unique[C any](t *Table, of func(table.Seat) []C, key func(C) string) []C {
	var out []C
	seen := map[string]bool{}
	t.each(func(s table.Seat) {
		for _, c := range of(s) {
			if k := key(c); !seen[k] {
				seen[k] = true
				out = append(out, c)
			}
		}
	})
	return out
}

// each calls f for every player's seat that may answer, the asked seats first.
func (t *Table) each(f func(table.Seat)) {
	w := t.Waiting()
	for _, seats := range [2]table.Seats{w.Seats, w.Also} {
		for s := range table.Seat(len(t.sits)) {
			if seats.Has(s) {
				f(s)
			}
		}
	}
}
