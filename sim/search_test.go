package sim

import (
	"slices"
	"testing"

	"fray/bot"
	"fray/ruleset/surge"
	"fray/table"
)

// TestSearchBeatsGreedy: in a fight of each ruleset, on both sides, even a short search wins more than half against greedy.
func TestSearchBeatsGreedy(t *testing.T) {
	const fights = 8
	for _, c := range []struct {
		encounter string
		least     int // wins of both sides together
	}{{"champions", 12}, {"lesson", 12}} {
		t.Run(c.encounter, func(t *testing.T) {
			t.Parallel()
			g, won := encounter(t, c.encounter), 0
			for side := range 2 {
				bots := []bot.Player{bot.Greedy{}, bot.Greedy{}}
				bots[side] = bot.Search{Nodes: 300}
				a := newArena(Match{Game: g, Bots: bots}, 1_000_000)
				for i := range fights {
					o, err := a.play(11, i)
					if err != nil {
						t.Fatal(err)
					}
					if int(o.winner) == side {
						won++
					}
				}
			}
			if won < c.least {
				t.Errorf("search won %d of %d, want at least %d", won, 2*fights, c.least)
			}
		})
	}
}

// asker notes what a search says at each question of a fight that greedy bots play.
type asker struct {
	bot.Greedy
	seed  func(table.Position) table.Position
	chose *[]table.Option
}

// Think asks the search, and answers as greedy does.
func (a asker) Think(at table.Position, g table.Game, q *table.Question, seats table.Seats) table.Option {
	*a.chose = append(*a.chose, bot.Search{Nodes: 16}.Think(a.seed(at), g, q, seats))
	if last := (*a.chose)[len(*a.chose)-1]; !q.ContainsFor(seats, last) {
		panic("the search chose what is not listed")
	}
	return a.Choose(g, q, seats, nil)
}

// TestSearchKnowsNoDice: a search chooses the same when the dice to come are others. At questions in the middle of a beat the dice
// that have fallen come from the seed, so only those at resting points are compared.
func TestSearchKnowsNoDice(t *testing.T) {
	for _, name := range []string{"champions", "lesson", "gate-yard"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			choices := func(number uint64) []table.Option {
				var chose []table.Option
				a := asker{seed: func(p table.Position) table.Position {
					if len(p.Tail) == 0 {
						p.Seed = table.Practice(p.Seed.Number() + number)
					}
					return p
				}, chose: &chose}
				arena := newArena(Match{Game: encounter(t, name), Bots: []bot.Player{a, a}}, 1_000_000)
				if _, err := arena.play(5, 1); err != nil {
					t.Fatal(err)
				}
				return chose
			}
			one, other := choices(0), choices(77)
			if !slices.Equal(one, other) {
				t.Errorf("the choices are\n%v\nand with other dice to come\n%v", one, other)
			}
		})
	}
}

// TestSearchPursues: a search values what a side has reached of what it has to reach, also where the fight is far from its end.
func TestSearchPursues(t *testing.T) {
	worth := func(progress int) float64 {
		g, problems := surge.New(&surge.Setup{
			Type: "challenge", WorkingSide: "heroes", MaxRounds: 40, Tasks: []surge.Task{{ID: "wall", Skills: []string{"might"}, Goal: 100, Limit: 100, Progress: progress}},
			Combatants: []surge.Combatant{
				{ID: "a", Side: "heroes", Skills: map[string]int{"might": 5}, Initiative: new(20)}, {ID: "b", Side: "foes", Initiative: new(10)},
			},
		})
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		s := table.NewSession(g, table.Options{Seed: table.Practice(1)})
		return bot.Search{Nodes: 32}.Weigh(s.Position(), s.Game(), s.Open(), s.Open().Seats)[0].Worth
	}
	if little, much := worth(10), worth(60); much < little+0.05 {
		t.Errorf("with 10 of 100 degrees %.3f, with 60 of them %.3f", little, much)
	}
}
