package table_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/odds"
	"fray/table"
)

// guess is a duel of two who declare in secret how they will fight, and learn it together.
type guess struct {
	Round    int8
	Declared [2]int8 // 0 not yet, else the verb and one
	Won      [2]int8
}

const (
	guessHigh table.Verb = iota
	guessLow
)

func guessPlot() *plot[guess] {
	p := &plot[guess]{
		verbs: []string{"high", "low"}, kinds: []string{"declare"}, ruleText: []string{"declared", "shown", "won"},
	}
	p.cast = table.Cast{
		Name: "guess", Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red", "blue"}, Combatants: members("ann:0:1", "ben:1:2"),
	}
	p.over = func(s *guess) (table.Result, bool) { return table.Draw, s.Round == 2 }
	p.beat = func(s *guess, t *table.Table) { s.beat(p, t) }
	p.view = func(s *guess, seat table.Seat) table.View {
		v := table.View{Ruleset: "guess"}
		for i, m := range p.cast.Combatants {
			token := table.Token{ID: m.ID}
			if d := s.Declared[i]; d != 0 && (seat == m.Seat || seat == table.GM) {
				token.Tags = []table.Tag{{Name: "declared " + p.verbs[d-1]}}
			}
			v.Tokens = append(v.Tokens, token)
		}
		return v
	}
	return p
}

// beat asks both at once. An option names its combatant, so that the rules know who has answered.
func (s *guess) beat(p *plot[guess], t *table.Table) {
	s.Declared = [2]int8{}
	both := table.Just(0).Or(table.Just(1))
	t.Window(both, func() *table.Question {
		q := t.Ask(0, 1, table.Nobody, 0)
		q.Secret = true
		return q
	}, func(q *table.Question, who table.Who) {
		seat := table.JustSeat(p.cast.Combatants[who].Seat)
		q.AddFor(seat, table.Do(guessHigh).At(who))
		q.AddFor(seat, table.Do(guessLow).At(who))
	}, func(o table.Option) {
		s.Declared[o.Who] = int8(o.Verb) + 1
		t.Say(table.Event{
			Kind: table.Own, To: table.At(p.cast.Combatants[o.Who].Seat), Rule: 1, Who: o.Who, Target: table.Nobody, N: [4]int32{int32(o.Verb) + 1},
		})
	})
	say(t, table.Own, 2, table.Nobody, table.Nobody, int(s.Declared[0]), int(s.Declared[1]))
	winner := table.Who(0)
	if s.Declared[0] != s.Declared[1] {
		winner = 1
	}
	s.Won[winner]++
	s.Round++
	say(t, table.Own, 3, winner, table.Nobody)
}

func newGuess() table.Game { return guessPlot().start(guess{}) }

// TestSecretDeclarations lets two seats answer without seeing each other's answer, in any order.
func TestSecretDeclarations(t *testing.T) {
	for _, script := range [][]string{{"red: high:ann", "blue: low:ben"}, {"blue: low:ben", "red: high:ann"}} {
		s := sit(t, newGuess, table.DiceRoll)
		s.isOpen("red: high:ann low:ann", "blue: high:ben low:ben")
		refusedFor(t, s.put("blue: high:ann"), table.NotAsked)
		before := [3]string{}
		for seat := range before {
			before[seat] = fmt.Sprint(s.Game().View(table.Seat(seat)), s.said(table.Seat(seat)))
		}
		s.play(script[0])
		name, _, _ := strings.Cut(script[0], ":")
		own, _ := s.Game().Cast().Seat(name)
		other := 3 - own
		if now := fmt.Sprint(s.Game().View(other), s.said(other)); now != before[other] {
			t.Errorf("seat %d sees the other's answer: %s", other, now)
		}
		if now := fmt.Sprint(s.Game().View(own), s.said(own)); now == before[own] {
			t.Errorf("seat %d does not see its own answer", own)
		}
		if len(s.open()) != 1 || len(s.Choices(own)) != 0 {
			t.Errorf("open after the first answer: %q", s.open())
		}
		s.play(script[1])
		s.hears(1, "declared ann 1", "shown 1 2", "won ben")
		s.hears(2, "declared ben 2", "shown 1 2", "won ben")
		s.prove()
	}
}

// TestSecretDefaults has each who is asked by default, a time-out or a standing answer, do what is open to himself.
func TestSecretDefaults(t *testing.T) {
	s := sit(t, newGuess, table.DiceRoll)
	q := s.Open()
	for seat, want := range map[table.Seat]string{1: "low:ann", 2: "low:ben"} {
		if got := s.Game().Describe(q, q.DefaultFor(table.JustSeat(seat))).Key; got != want {
			t.Errorf("seat %d by default does %s, want %s", seat, got, want)
		}
		o, by, ok := table.Standings{{Seat: seat}}.Answer(s.Game(), q)
		if !ok || by != seat || s.Game().Describe(q, o).Key != want {
			t.Errorf("seat %d stands by %v of %d, %v", seat, o, by, ok)
		}
	}
	team := bot.NewTeam(s.Game().Cast(), []bot.Player{bot.Greedy{}, bot.Default{}})
	for range 4 {
		q := s.Open()
		o := team.Choose(s.Game(), q, q.Seats, nil)
		if err := s.AnswerOption(q.Seats.First(), o); err != nil {
			t.Fatal(err)
		}
	}
	s.prove()
}

// TestSecretOdds refuses odds that would tell what the other has declared.
func TestSecretOdds(t *testing.T) {
	s := sit(t, newGuess, table.DiceRoll)
	s.play("red: high:ann")
	if _, err := odds.Key(context.Background(), s.Session, "low:ben", odds.Options{}); !errors.Is(err, odds.ErrSecret) {
		t.Errorf("got %v", err)
	}
}

// TestNoChoiceInAWindow: a seat has no choice for a combatant that can do one thing only, but for what is for people only.
func TestNoChoiceInAWindow(t *testing.T) {
	for _, c := range []struct{ ann, ben, sole string }{
		{ann: "high low", ben: "high low"},
		{ann: "high", ben: "high low", sole: "high:ann"},
		{ann: "high low*", ben: "high low*", sole: "high:ann"},
		{ann: "high* low", ben: "high", sole: "low:ann"},
		{ann: "high low", ben: "low"},
	} {
		p := guessPlot()
		p.beat = func(s *guess, t *table.Table) {
			t.Window(table.Just(0).Or(table.Just(1)), func() *table.Question {
				return t.Ask(0, 1, table.Nobody, 0)
			}, func(q *table.Question, who table.Who) {
				seat := table.JustSeat(p.cast.Combatants[who].Seat)
				for verb := range strings.FieldsSeq([]string{c.ann, c.ben}[who]) {
					name, people := strings.CutSuffix(verb, "*")
					o := table.Do(table.Verb(slices.Index(p.verbs, name))).At(who)
					if !people {
						q.AddFor(seat, o)
						continue
					}
					q.Family()
					q.Try(o)
					q.OfferToPeopleOf(seat)
				}
			}, func(table.Option) {})
		}
		s := sit(t, func() table.Game { return p.start(guess{}) }, table.DiceRoll)
		q, got := s.Open(), ""
		if o, ok := q.Sole(1); ok {
			got = s.Game().Describe(q, o).Key
		}
		if got != c.sole {
			t.Errorf("ann: %s, ben: %s: no choice but %q, want %q", c.ann, c.ben, got, c.sole)
		}
	}
}
