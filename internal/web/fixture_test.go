package web_test

import (
	"slices"
	"strconv"
	"testing"

	"fray/api"
	"fray/internal/live"
	"fray/internal/present"
	"fray/internal/preview"
	"fray/internal/seating"
	"fray/internal/web"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// fixture plays a bundled fight up to the given number of questions to a seat and returns what that seat sees. Each question
// before is answered with one of its choices.
func fixture(t *testing.T, encounter, seat string, questions int) api.State {
	t.Helper()
	tb := start(t, encounter, seat)
	for n := 0; ; n++ {
		if err := tb.Advance(t.Context(), nil); err != nil {
			t.Fatal(err)
		}
		if _, over := tb.Over(); over || n == questions {
			return stateOf(tb, seat)
		}
		step(t, tb, seat, n)
	}
}

func start(t *testing.T, encounter, seat string) *live.Table {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter(encounter)
	if err != nil {
		t.Fatal(err)
	}
	tb, err := live.Start(live.Config{Ruleset: e.Ruleset, Name: e.Name, Setup: e.Setup, Seed: 7, Seating: live.Seating{seat: live.Player}})
	if err != nil {
		t.Fatal(err)
	}
	return tb
}

func step(t *testing.T, tb *live.Table, seat string, n int) {
	t.Helper()
	s, _ := tb.Cast().Seat(seat)
	cs := tb.Session().Choices(s)
	if len(cs) == 0 {
		t.Fatalf("seat %s is asked nothing", seat)
	}
	if err := tb.Session().Answer(s, cs[n*7%len(cs)].Key); err != nil {
		t.Fatal(err)
	}
}

func stateOf(tb *live.Table, seat string) api.State {
	s, _ := tb.Cast().Seat(seat)
	inputs := len(tb.Session().Inputs())
	out := api.State{
		Table: "k3v9", Name: tb.Name(), Ruleset: tb.Book().Name, Dice: table.DiceRoll, Rev: api.Rev{Epoch: "e", N: inputs}, Inputs: inputs,
		You: api.You{Role: api.RoleSeat, Seat: seat}, View: table.See(tb.Game(), s),
	}
	if s == table.GM {
		out.You.Role = api.RoleGM
	}
	for i := range out.View.Tokens {
		if out.View.Tokens[i].Mine {
			out.You.Who = append(out.You.Who, out.View.Tokens[i].ID)
		}
	}
	seatsOf(tb, &out)
	logOf(tb, &out)
	if q := tb.Session().Open(); q != nil && q.Seats.Has(s) {
		cs := tb.Session().Choices(s)
		out.Question = &api.Question{
			ID: strconv.Itoa(inputs), Kind: tb.Book().QuestionName(q.Kind), Rule: tb.Book().ID(q.Rule), Mine: true,
			Prompt: tb.Game().Prompt(q), Choices: cs, Default: tb.Game().Describe(q, q.Default()).Key, Text: q.Text,
		}
		if q.Who >= 0 {
			out.Question.Who = tb.Cast().Combatants[q.Who].ID
		}
		new(present.BySeat).List(out.Question, tb.Book(), []present.Part{{View: &out.View, Choices: out.Question.Choices}})
		out.Waiting = api.Waiting{Seats: []string{seat}, Who: out.Question.Who, Prompt: out.Question.Prompt}
	}
	return out
}

func seatsOf(tb *live.Table, out *api.State) {
	cast := tb.Cast()
	for i, name := range cast.Seats {
		seat := api.Seat{Name: name, Plays: tb.Sitter(table.Seat(i)), Here: 1 - i%2}
		for _, c := range cast.Combatants {
			if int(c.Seat) == i {
				seat.Side, seat.Who = cast.Sides[c.Side], append(seat.Who, c.ID)
			}
		}
		out.Seats = append(out.Seats, seat)
	}
}

func logOf(tb *live.Table, out *api.State) {
	kinds := map[table.EventKind]string{
		table.Rolled: "roll", table.Began: "turn", table.Round: "round", table.Hit: "hit",
		table.Harmed: "harm", table.Fell: "fall", table.Ruled: "decree", table.Ended: "end",
	}
	events := tb.Session().Events()
	for i, l := range tb.Log(0) {
		line := api.Line{Text: l.Text, Rule: l.Rule, Kind: kinds[l.Kind], At: out.Inputs * i / max(len(events), 1)}
		if l.Kind == table.Rolled {
			line.Roll = &api.Roll{Faces: []int32{4, 20}, Mods: []api.Mod{{Rule: l.Rule, Title: "Higher ground", Value: 10}, {Rule: l.Rule, Title: "Prone", Value: -1, Dice: true}}}
		}
		out.Log = append(out.Log, line)
	}
}

// encounters returns the bundled encounters as a home page lists them.
func encounters(t *testing.T) []api.Encounter {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	var out []api.Encounter
	for _, l := range lib.Encounters() {
		tb := start(t, l.Name, "gm")
		v := table.See(tb.Game(), table.GM)
		sides := map[string]int{}
		for i := range v.Tokens {
			sides[v.Tokens[i].Side]++
		}
		var counted []api.EncounterSide
		for _, side := range tb.Cast().Sides {
			counted = append(counted, api.EncounterSide{Name: side, Combatants: sides[side]})
		}
		out = append(out, api.Encounter{
			Sides: counted, Name: l.Name, Title: l.Title, Ruleset: l.Ruleset, Preview: preview.SVG(v.Map, v.Tokens),
			About: l.About, Seats: slices.Clone(tb.Cast().Seats), Usual: seating.UsualNames(tb.Cast(), "player"),
		})
	}
	return out
}

// rulesets are the headings of the home page.
func rulesets() []web.Ruleset {
	var out []web.Ruleset
	for _, rs := range ruleset.All() {
		out = append(out, web.Ruleset{Name: rs.Name, About: rs.About})
	}
	return out
}
