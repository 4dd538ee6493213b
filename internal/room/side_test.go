package room_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/bot"
	"fray/internal/seating"
	"fray/table"
)

// underControl is a fight in which somebody is controlled: in its turn the controller is asked, and its owner has a say in its dice.
const underControl = `ruleset: surge
name: A gaze
max_rounds: 3
combatants:
  - {id: hero, side: heroes, hero: true, destiny: 3, at: "1,1", toughness: 9, initiative: 10}
  - {id: witch, side: foes, at: "2,1", attacks: [gaze], skills: {melee: 20}, toughness: 30, initiative: 20}
attacks:
  gaze: {effect: affliction, rank: 30, resistance: will, hands: 0, conditions: [dazed, compelled, controlled]}
`

// A player can be asked in the turn of a bot, by a standing answer. So whatever a seat may do in the question of another has to
// be in a turn of which the ruleset says that others may have options in it. Talk that is offered to people only makes nobody wait.
func TestWhatOthersMayDo(t *testing.T) {
	lib, err := library()
	must(t, err)
	spell := filepath.Join(t.TempDir(), "spell.yaml")
	must(t, os.WriteFile(spell, []byte(underControl), 0o600))
	names := []string{spell}
	for _, l := range lib.Encounters() {
		names = append(names, l.Name)
	}
	seen := map[string]bool{}
	for _, name := range names {
		e, err := lib.Encounter(name)
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
				if g.Seats&^q.Seats == 0 || g.ForPeople {
					continue
				}
				book := s.Game().Book()
				seen[book.Name+" "+book.VerbName(g.Option.Verb)] = true
				if row := book.Questions[q.Kind]; row.Name != table.TurnQuestion || !row.Others {
					t.Fatalf("%s: at %q others than those who are asked may %s", name, s.Game().Prompt(q), book.VerbName(g.Option.Verb))
				}
			}
			a, _ := seating.Next(s, sits, nil, 0, &rand)
			must(t, s.AnswerOption(a.Seat, a.Option))
		}
	}
	if diff := cmp.Diff([]string{"flow speak", "surge destiny", "surge edit-scene", "surge surge"}, slices.Sorted(maps.Keys(seen))); diff != "" {
		t.Errorf("what others may do (-want +got)\n%s", diff)
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
