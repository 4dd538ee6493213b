package table_test

import (
	"errors"
	"fmt"

	"fray/table"
)

// brawl is a whole ruleset: two brawlers in turn swing or rest, and who is swung at may duck.
type brawl struct {
	table.Basic
	hp   [2]int
	turn table.Who
}

// Its verbs and its rules.
const (
	swing table.Verb = iota
	rest
	duck
	stand

	ruleSwing table.Rule = 1 // with 3 or more on a d6, or 5 against one who ducks
	ruleRest  table.Rule = 2 // heals one, at most to 3
)

// Beat is one turn. The answers may be there or not: the rules do not know, they only ask.
func (g *brawl) Beat(t *table.Table) {
	i, j := g.turn, 1-g.turn
	q := t.Ask(0, ruleSwing, i, table.JustSeat(table.Seat(i+1)))
	q.Add(table.Do(swing).At(j))
	q.Try(table.Do(rest))
	q.Need(g.hp[i] < 3, ruleRest)
	q.Offer()
	if t.Choose(q).Verb == rest {
		g.hp[i]++
		t.Say(table.Event{Kind: table.Healed, Rule: ruleRest, Who: i, Target: i, N: [4]int32{1, int32(g.hp[i])}})
	} else {
		g.swing(t, i, j)
	}
	g.turn = j
}

func (g *brawl) swing(t *table.Table, i, j table.Who) {
	q := t.Ask(1, ruleSwing, j, table.JustSeat(table.Seat(j+1)))
	q.Add(table.Do(duck))
	q.Add(table.Do(stand))
	need := 3
	if t.Choose(q).Verb == duck {
		need = 5
	}
	if t.Roll(&table.Roll{Rule: ruleSwing, Who: i, Count: 1, Sides: 6}) < need {
		t.Say(table.Event{Kind: table.Missed, Rule: ruleSwing, Who: i, Target: j})
		return
	}
	g.hp[j]--
	t.Say(table.Event{Kind: table.Hit, Rule: ruleSwing, Who: i, Target: j})
}

func (g *brawl) Over() (table.Result, bool) {
	return table.Result(1 - g.turn), g.hp[0] == 0 || g.hp[1] == 0
}

// The state is plain data: copied whole, and hashed by its text.
func (g *brawl) Clone() table.Game             { c := *g; return &c }
func (g *brawl) CopyFrom(src table.Game)       { *g = *src.(*brawl) }
func (g *brawl) AppendState(buf []byte) []byte { return fmt.Append(buf, g.hp, g.turn) }

func (g *brawl) Adjust(*table.Table, table.Adjustment) error {
	return errors.New("nothing is decreed in a brawl")
}

func (g *brawl) Book() *table.Book {
	return &table.Book{
		Name: "brawl", Rules: []table.RuleText{{ID: "brawl.swing"}, {ID: "brawl.rest"}},
		Verbs: table.Verbs("swing", "rest", "duck", "stand"), Questions: table.Questions("turn", "duck"),
	}
}

func (g *brawl) Cast() *table.Cast {
	return &table.Cast{
		Name: "brawl", Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red", "blue"},
		Combatants: []table.Member{{ID: "ann", Seat: 1}, {ID: "ben", Side: 1, Seat: 2}},
	}
}

func (g *brawl) name(i table.Who) string { return g.Cast().Combatants[i].ID }

func (g *brawl) Prompt(q *table.Question) string {
	if q.Kind == 1 {
		return g.name(q.Who) + ", do you duck?"
	}
	return g.name(q.Who) + ", what do you do?"
}

func (g *brawl) Key(q *table.Question, o table.Option) string { return g.Describe(q, o).Key }

func (g *brawl) Describe(_ *table.Question, o table.Option) table.Choice {
	word := g.Book().VerbName(o.Verb)
	return table.Choice{Key: word, Label: word}
}

func (g *brawl) Text(e *table.Event) string {
	switch e.Kind {
	case table.Hit:
		return g.name(e.Who) + " hits " + g.name(e.Target)
	case table.Missed:
		return g.name(e.Who) + " misses " + g.name(e.Target)
	case table.Healed:
		return g.name(e.Who) + " rests"
	default:
		return "the brawl is over"
	}
}

func (g *brawl) RollText(*table.Roll) string { return "1d6" }

func (g *brawl) View(table.Seat) table.View {
	return table.View{Ruleset: "brawl", Turn: g.name(g.turn)}
}

func (g *brawl) Tally(out *table.Tally) {
	out.Fell = append(out.Fell[:0], g.hp[0] == 0, g.hp[1] == 0)
	out.Left = append(out.Left[:0], g.hp[0], g.hp[1])
	out.Full = append(out.Full[:0], 3, 3)
}

// A ruleset of a hundred lines, and a session of it: people answer, throw their own dice, and take a move back.
func Example() {
	s := table.NewSession(&brawl{hp: [2]int{3, 1}}, table.Options{AskDice: true})
	show := func() {
		if r := s.OpenRoll(); r != nil {
			fmt.Println("throw", s.Game().RollText(r))
			return
		}
		fmt.Print(s.Game().Prompt(s.Open()))
		for _, c := range s.Choices(s.Open().Seats.First()) {
			fmt.Print(" ", c.Key)
		}
		fmt.Println()
	}
	show()
	for _, b := range s.Blocked(1) {
		fmt.Println("no", b.Key, "by", b.Rules)
	}
	fmt.Println(s.Answer(2, "swing"))

	_ = s.Answer(1, "swing")
	show() // in the middle of ann's turn
	_ = s.Answer(2, "duck")
	show()
	_ = s.GiveDice([]int32{4})
	show()

	_ = s.Undo(1) // ben would rather not have ducked
	_ = s.Answer(2, "stand")
	_ = s.GiveDice([]int32{4})
	for _, e := range s.Events() {
		fmt.Println(s.Game().Text(&e))
	}
	winner, over := s.Over()
	fmt.Println(over, s.Game().Cast().Sides[winner])
	// Output:
	// ann, what do you do? swing
	// no rest by [brawl.rest]
	// this question is for red, not for blue
	// ben, do you duck? duck stand
	// throw 1d6
	// ben, what do you do? swing rest
	// ann hits ben
	// true reds
}
