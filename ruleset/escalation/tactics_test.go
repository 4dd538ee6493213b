package escalation_test

import (
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset/escalation"
	"fray/table"
)

// rival answers with the greedy bot for one side and at random for the other.
type rival struct {
	g      *escalation.Game
	rng    table.Rand
	greedy int // side
}

func (r *rival) Answer(q *table.Question) (table.Option, bool) {
	switch {
	case q.Who >= 0 && r.g.Cast().Combatants[q.Who].Side == r.greedy:
		return bot.Greedy{}.Choose(r.g, q, q.Seats, &r.rng), true
	case q.Who >= 0:
		return bot.Random{}.Choose(r.g, q, q.Seats, &r.rng), true
	default:
		return q.Default(), true
	}
}

// fight plays one fight to its end and gives the side that won, or -1.
func fight(t *testing.T, r *rival, start *escalation.Game, seed uint64) int {
	t.Helper()
	r.g.CopyFrom(start)
	r.rng.Seed(3, seed)
	tb := &table.Table{Answers: r}
	tb.Reset(seed)
	for range 100000 {
		if won, over := r.g.Over(); over {
			return int(won)
		}
		tb.Beat(r.g)
	}
	t.Fatal("the fight does not end")
	return -1
}

// TestGreedyBeatsRandom: in every bundled fight, half of them with the one side greedy and half with the other, the bot
// that thinks beats the one that does not.
func TestGreedyBeatsRandom(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range lib.Encounters() {
		if e.Ruleset != "escalation" {
			continue
		}
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		start := enc.Game.(*escalation.Game)
		r := &rival{g: start.Clone().(*escalation.Game)}
		wins := [2]int{}
		for i := range 100 {
			r.greedy = i % 2
			if fight(t, r, start, uint64(i)) == r.greedy {
				wins[r.greedy]++
			}
		}
		t.Logf("%s: %d of 50 as pcs, %d of 50 as enemies", e.Name, wins[0], wins[1])
		if wins[0]+wins[1] < 95 {
			t.Errorf("%s: greedy won %d of 100 mirrored fights against random, expected at least 95", e.Name, wins[0]+wins[1])
		}
	}
}

// TestGreedyAllocatesNothing: once a buffer is warm, whole fights of greedy bots take no memory.
func TestGreedyAllocatesNothing(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"fivescore", "bell-water", "reed-road"} {
		enc, err := lib.Encounter(name)
		if err != nil {
			t.Fatal(err)
		}
		start := enc.Game.(*escalation.Game)
		g := start.Clone().(*escalation.Game)
		tb := &table.Table{Answers: tactician{g}}
		play := func() {
			for seed := range uint64(20) {
				g.CopyFrom(start)
				tb.Reset(seed)
				for _, over := g.Over(); !over; _, over = g.Over() {
					tb.Beat(g)
				}
			}
		}
		play()
		if n := testing.AllocsPerRun(3, play); n > 0 {
			t.Errorf("%s: 20 fights allocate %v times, expected none", name, n)
		}
	}
}

// tactician answers with the greedy bot for everybody.
type tactician struct{ g *escalation.Game }

func (b tactician) Answer(q *table.Question) (table.Option, bool) {
	return bot.Greedy{}.Choose(b.g, q, q.Seats, nil), true
}

// TestGreedyArcher: an archer that nobody is beside takes its bow again and shoots, although enemies are in its zone.
func TestGreedyArcher(t *testing.T) {
	s := advised(t, &escalation.Setup{
		Ruleset: "escalation",
		Combatants: []escalation.Combatant{
			{
				ID: "archer", Kind: "pc", Band: "fast", Stance: "billhook",
				Stances: []escalation.Stance{{Name: "bow", Kind: "ranged"}, {Name: "billhook"}},
			},
			{ID: "guard", Kind: "pc", Band: "slow", Beside: []string{"foe"}},
			{ID: "foe", Band: "slow"},
		},
	})
	for _, want := range []string{"stance:bow", "attack:foe"} {
		q, g := s.Open(), s.Game()
		if got := g.Key(q, g.Best(q)); got != want {
			t.Fatalf("the archer does %s, want %s", got, want)
		}
		if err := s.Answer(g.Cast().Combatants[0].Seat, want); err != nil {
			t.Fatal(err)
		}
	}
}

// TestGreedyHealer: a healer does not go where enemies are before somebody who fights in front is there; alone it does not wait.
func TestGreedyHealer(t *testing.T) {
	for guard, want := range map[string]string{"here": "end", "there": "move:there", "": "move:there"} {
		setup := &escalation.Setup{
			Ruleset:   "escalation",
			Map:       escalation.Ground{Zones: []string{"here", "there"}},
			Abilities: map[string]escalation.Ability{"mend": {Action: "quick", Range: "nearby", Target: "ally", Healing: &escalation.Healing{Recovery: "spend"}}},
			Combatants: []escalation.Combatant{
				{ID: "healer", Kind: "pc", Band: "fast", At: "here", Abilities: []string{"mend"}},
				{ID: "foe", Band: "slow", At: "there"},
			},
		}
		if guard != "" {
			setup.Combatants = append(setup.Combatants, escalation.Combatant{ID: "guard", Kind: "pc", Band: "slow", At: guard})
		}
		s := advised(t, setup)
		q, g := s.Open(), s.Game()
		if got := g.Key(q, g.Best(q)); got != want {
			t.Errorf("with the guard at %q the healer does %s, want %s", guard, got, want)
		}
	}
}

// advised starts a fight in which the first combatant acts first.
func advised(t *testing.T, setup *escalation.Setup) *table.Session {
	t.Helper()
	g, problems := escalation.New(setup)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	s := table.NewSession(g, table.Options{Seed: table.Practice(1)})
	if q := s.Open(); q == nil || q.Who != 0 {
		t.Fatalf("the first question is %+v", q)
	}
	return s
}
