package room_test

import (
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/bot"
	"fray/internal/seating"
	"fray/table"
)

// A room does not wait at the questions of bots for people who have other options in them. That takes nothing from
// anybody as long as all such an option can do is to say something: it can be said at the next question of a person. If
// this fails, a ruleset has an option that is lost so, and rooms have to ask for it, by the clock (see decision 12). A Surge
// of surge and its dice of destiny are such options: in the turns of bots they are open only where the bots' questions are watched.
func TestWhatOthersMayDoAtAQuestionIsToSpeak(t *testing.T) {
	lib, err := library()
	must(t, err)
	seen := map[string]bool{}
	for _, l := range lib.Encounters() {
		e, err := lib.Encounter(l.Name)
		must(t, err)
		greedy, ok := bot.Find("greedy")
		if !ok {
			t.Fatal("there is no greedy bot")
		}
		s := table.NewSession(e.Game.Clone(), table.Options{Seed: table.Practice(7)})
		sits := make([]seating.Sitter, len(e.Game.Cast().Seats))
		for i := range sits {
			sits[i] = seating.Sitter{Name: "greedy", Player: greedy}
		}
		var rand table.Rand
		for {
			q := s.Open()
			if q == nil {
				break
			}
			for _, g := range q.Groups() {
				verb := s.Game().Book().VerbName(g.Option.Verb)
				if g.Seats&^q.Seats != 0 {
					if seen[verb] = true; !slices.Contains([]string{"speak", "talk", "surge", "destiny"}, verb) {
						t.Fatalf("%s: at %q others than those who are asked may %s", l.Name, s.Game().Prompt(q), verb)
					}
				}
			}
			a, _ := seating.Next(s, sits, nil, 0, &rand)
			must(t, s.AnswerOption(a.Seat, a.Option))
		}
	}
	if !seen["speak"] {
		t.Error("nobody may ever speak out of turn")
	}
}

// A player who is not asked may say something while another one is, and everyone sees it.
func TestSpeakingOutOfTurn(t *testing.T) {
	s := newFixture(t).start(bridge())
	asked, other := s.turns()
	q := s.state(other).Question
	if q == nil || q.Mine || len(q.Choices) != 1 {
		t.Fatalf("%s is offered %+v in the question of %s", other, q, asked)
	}
	must(t, s.answer(other, api.Answer{Question: q.ID, Key: q.Choices[0].Key, Note: "Mind the gap!"}))
	if state := s.settled(); state.Waiting.Seats[0] != asked {
		t.Errorf("now %v are asked", state.Waiting.Seats)
	}
	log := s.state("spectator").Log
	if !slices.ContainsFunc(log, func(l api.Line) bool { return strings.Contains(l.Text, "Mind the gap!") }) {
		t.Errorf("nobody has logOf it: %+v", log[len(log)-1])
	}
}
