package present_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/present"
	"fray/table"
)

// book has a verb in each of some tabs.
func book() *table.Book {
	return &table.Book{Verbs: []table.VerbRow{
		{Name: "wait"},
		{Name: "attack", Tab: table.TabAttack},
		{Name: "grab", Tab: table.TabAttack},
		{Name: "move", Tab: table.TabMove},
		{Name: "task", Tab: table.TabAbility},
		{Name: "end"},
	}}
}

// turnOf is a turn of me, who has an enemy and a friend, and another enemy that is down.
func turnOf(round int) present.Question {
	return present.Question{Book: book(), Kind: table.TurnQuestion, Who: "me", View: &table.View{Round: round, Turn: "me", Tokens: []table.Token{
		{ID: "foe", Side: "b"}, {ID: "me", Side: "a"}, {ID: "pal", Side: "a"}, {ID: "corpse", Side: "b", Down: true},
	}}}
}

// do is a choice that is a row by itself.
func do(key string) table.Choice { return table.Choice{Key: key, Label: key, Group: "1 AP"} }

// at is a choice of the row of its verb.
func at(verb, target string) table.Choice {
	c := do(verb + ":" + target)
	c.Row, c.Target = verb+" …", target
	return c
}

func idle(c table.Choice) table.Choice {
	c.Idle, c.Group = true, "brings nothing"
	return c
}

// listed says what rows are, one after the other: number, label, and the targets of a family.
func listed(rows []present.Row) string {
	var out []string
	for _, r := range rows {
		text := fmt.Sprint(r.Number, " ", r.Label)
		if r.Gone() {
			text = "(" + text + ")"
		}
		out = append(out, text)
		for i := range r.Choices {
			if r.Family() {
				out[len(out)-1] += " " + r.Choices[i].Target
			}
		}
	}
	return strings.Join(out, ", ")
}

// TestOrderOfTurn: tabs come in their order, verbs as the ruleset lists them, enemies before friends and these before the fallen and
// things; then what brings nothing, and last the end.
func TestOrderOfTurn(t *testing.T) {
	choices := []table.Choice{
		do("end"), do("wait"), idle(do("task:song")), do("task:dig"), do("move:far"), at("grab", "foe"), at("attack", "gate"), at("attack", "corpse"), at("attack", "pal"), at("attack", "foe"),
		idle(do("wait:long")),
	}
	q := turnOf(1)
	rows := new(present.Numbers).Rows(q, choices)
	const want = "1 attack foe pal gate corpse, 2 grab:foe, 3 move:far, 4 task:dig, 5 task:song, 6 wait, 7 wait:long, 8 end"
	if d := cmp.Diff(want, listed(rows)); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(present.Choices(rows), choices); d != "" {
		t.Errorf("the choices are in another order: %s", d)
	}
	if rows[0].Tab != "attack" || rows[7].Tab != "other" || rows[3].Heading() != "Abilities" || rows[4].Cost() != "brings nothing" {
		t.Errorf("tabs, headings or costs are wrong: %+v", rows)
	}
}

// TestAttacksOnFriendsAreLate: what can only be aimed at friends, things or the fallen comes after the other attacks.
func TestAttacksOnFriendsAreLate(t *testing.T) {
	rows := new(present.Numbers).Rows(turnOf(1), []table.Choice{at("attack", "pal"), at("attack", "gate"), at("grab", "foe"), idle(do("grab:air")), at("task", "pal")})
	if d := cmp.Diff("1 grab:foe, 2 attack pal gate, 3 grab:air, 4 task:pal", listed(rows)); d != "" {
		t.Error(d)
	}
}

// TestNumbersStay: during a turn a row keeps its number, also while it is not possible; what comes later is numbered after the others.
// The next turn begins with 1, and so does that of another combatant.
func TestNumbersStay(t *testing.T) {
	var n present.Numbers
	for _, step := range []struct {
		name    string
		round   int
		choices []table.Choice
		want    string
	}{
		{"first", 1, []table.Choice{at("attack", "foe"), at("attack", "pal"), do("grab"), idle(do("move:away")), do("end")}, "1 attack foe pal, 2 grab, 3 move:away, 4 end"},
		{"after an answer", 1, []table.Choice{at("attack", "foe"), do("move:1"), do("wait"), do("end")}, "1 attack:foe, (2 grab), 5 move:1, 6 wait, 4 end"},
		{"the same again", 1, []table.Choice{at("attack", "foe"), do("move:1"), do("wait"), do("end")}, "1 attack:foe, (2 grab), 5 move:1, 6 wait, 4 end"},
		{
			"taken back", 1,
			[]table.Choice{at("attack", "foe"), at("attack", "pal"), do("grab"), idle(do("move:away")), do("end")},
			"1 attack foe pal, 2 grab, 3 move:away, (5 move:1), (6 wait), 4 end",
		},
		{"no attack left", 1, []table.Choice{do("wait"), do("end")}, "6 wait, 4 end"},
		{"next turn", 2, []table.Choice{do("grab"), do("end")}, "1 grab, 2 end"},
	} {
		if d := cmp.Diff(step.want, listed(n.Rows(turnOf(step.round), step.choices))); d != "" {
			t.Errorf("%s: %s", step.name, d)
		}
	}
	q := turnOf(2)
	q.Who = "pal"
	if got := listed(n.Rows(q, []table.Choice{do("end")})); got != "1 end" {
		t.Errorf("the numbers of another combatant are %s", got)
	}
}

// TestSameAtAnotherPrice: rows that differ only in what they take have a number each, also where only one of them is possible at first.
func TestSameAtAnotherPrice(t *testing.T) {
	var n present.Numbers
	dear := func(c table.Choice) table.Choice {
		c.Group = "2 AP"
		return c
	}
	if got := listed(n.Rows(turnOf(1), []table.Choice{dear(at("attack", "pal"))})); got != "1 attack:pal" {
		t.Error(got)
	}
	for range 2 {
		rows := n.Rows(turnOf(1), []table.Choice{at("attack", "foe"), dear(at("attack", "pal"))})
		if got := listed(rows); got != "1 attack:pal, 2 attack:foe" {
			t.Error(got)
		}
	}
	n = present.Numbers{}
	for _, c := range []table.Choice{at("attack", "foe"), dear(at("attack", "foe"))} {
		if got := listed(n.Rows(turnOf(1), []table.Choice{c, do("wait")})); got != "1 attack:foe, 2 wait" {
			t.Errorf("after a change of the price: %s", got)
		}
	}
}

// TestOtherQuestions: an answer that brings nothing comes last, and numbers begin with 1 each time.
func TestOtherQuestions(t *testing.T) {
	var n present.Numbers
	q := turnOf(1)
	q.Kind = "defend"
	for range 2 {
		rows := n.Rows(q, []table.Choice{idle(do("raise")), at("attack", "gate"), at("attack", "foe"), do("wait")})
		if got := listed(rows); got != "1 attack foe gate, 2 wait, 3 raise" || rows[0].Tab != "" || rows[2].Heading() != "brings nothing" {
			t.Errorf("%s, the first under %q, the last under %q", got, rows[0].Heading(), rows[2].Heading())
		}
		if tab := q.Tab(rows); tab != "" {
			t.Errorf("a defense begins with the tab %s", tab)
		}
	}
}

// TestTabOfTurn: a turn begins with what the encounter is about until that is done, and not with attacks on things and the fallen while
// there is something else.
func TestTabOfTurn(t *testing.T) {
	gate, foe, task := at("attack", "gate"), at("attack", "foe"), do("task:dig")
	for _, c := range []struct {
		value   int // of 5 that are to be dug
		choices []table.Choice
		want    string
	}{
		{5, []table.Choice{gate, at("attack", "corpse"), do("move:1"), do("end")}, "move"},
		{5, []table.Choice{at("attack", "pal"), do("move:1"), do("end")}, "move"},
		{5, []table.Choice{gate, foe, do("move:1"), do("end")}, "attack"},
		{5, []table.Choice{gate, do("end")}, "attack"},
		{5, []table.Choice{do("end")}, ""},
		{4, []table.Choice{foe, task}, "ability"},
		{5, []table.Choice{foe, task}, "attack"},
		{4, []table.Choice{foe, idle(task)}, "attack"},
	} {
		q := turnOf(1)
		q.View.Tracks = []table.Track{{Name: "dig", Value: c.value, Goal: 5, Verb: "task"}, {Name: "mood", Goal: 3}}
		if got := q.Tab(new(present.Numbers).Rows(q, c.choices)); got != c.want {
			t.Errorf("%d of 5 and %v: the turn begins with %q, want %q", c.value, c.choices, got, c.want)
		}
	}
}

// TestBehindItsFamily: a family that adds words says them alone only behind the family to which it adds them.
func TestBehindItsFamily(t *testing.T) {
	stun := func(target string) table.Choice {
		c := at("attack", target)
		c.Key, c.More = c.Key+":stun", "to stun"
		return c
	}
	var n present.Numbers
	rows := n.Rows(turnOf(1), []table.Choice{stun("foe"), stun("pal"), do("grab"), at("attack", "foe"), at("attack", "pal")})
	if rows[0].More != "" || rows[1].More != "to stun" || rows[1].Label != "attack … to stun" {
		t.Errorf("%+v", rows)
	}
	rows = n.Rows(turnOf(1), []table.Choice{stun("foe"), stun("pal"), do("grab")})
	if !rows[0].Gone() || rows[1].More != "" {
		t.Errorf("without the first family: %+v", rows)
	}
}

// TestSeveralSeats: for somebody who answers for two seats, the seat that is asked has the numbers that it sees itself, and what only the
// other seat may choose has the numbers of that seat and 100 more.
func TestSeveralSeats(t *testing.T) {
	var b present.BySeat
	view := turnOf(1).View
	both := func(second ...table.Choice) []present.Part {
		return []present.Part{
			{Seat: 1, View: view, Choices: []table.Choice{at("attack", "foe"), do("wait"), do("end")}},
			{Seat: 2, View: view, Choices: second},
		}
	}
	rows := b.Rows(turnOf(1), both(do("wait"), do("grab"), at("attack", "foe"), at("attack", "pal")))
	if d := cmp.Diff("1 attack:foe, 101 attack:pal, 102 grab, 2 wait, 3 end", listed(rows)); d != "" {
		t.Error(d)
	}
	if rows = b.Rows(turnOf(1), both(do("wait"))[1:]); listed(rows) != "3 wait" {
		t.Errorf("the other seat sees %s", listed(rows))
	}
	if d := cmp.Diff("1 attack:foe, 2 wait, 3 end", listed(b.Rows(turnOf(1), both(do("wait"))))); d != "" {
		t.Error(d)
	}
}
