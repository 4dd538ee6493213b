package surge_test

import (
	"strings"
	"testing"

	"fray/bot"
	"fray/odds"
	"fray/pack"
	"fray/ruleset/surge"
	"fray/table"
)

// TestOddsKeepReadiedActionsSecret: the odds of a seat do not tell what its enemies have readied (surge.ready.declare). The GM's do.
func TestOddsKeepReadiedActionsSecret(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	compared, betrayed := 0, 0
	for _, name := range []string{"landing", "water-gate"} {
		e, err := lib.Encounter(name)
		if err != nil {
			t.Fatal(err)
		}
		for seed := uint64(0); seed < 4 || betrayed == 0 && seed < 60; seed++ {
			var tb table.Table
			var rng table.Rand
			g := e.Game.Clone()
			tb.Answers = anyhow{g, &rng}
			tb.Reset(seed)
			rng.Seed(seed, 7)
			for range 60 {
				if _, over := g.Over(); over {
					break
				}
				tb.Beat(g)
				c, d := compareOdds(t, g.Clone().(*surge.Game))
				compared, betrayed = compared+c, betrayed+d
			}
		}
	}
	if compared < 50 || betrayed == 0 {
		t.Errorf("%d odds were compared, of which the GM's differ in %d", compared, betrayed)
	}
}

// compareOdds compares odds in a turn with those of the same turn in which no enemy has readied anything.
func compareOdds(t *testing.T, g *surge.Game) (compared, betrayed int) {
	s := table.NewSession(g, table.Options{Seed: table.Practice(1)})
	q := s.Open()
	if q == nil || q.Who == table.Nobody || !g.EnemiesReadied(q.Who) {
		return 0, 0
	}
	without := g.Clone().(*surge.Game)
	without.NobodyReadied(q.Who)
	other := table.NewSession(without, table.Options{Seed: table.Practice(1)})
	if o := other.Open(); o == nil || o.Kind != q.Kind || o.Who != q.Who {
		return 0, 0 // somebody is asked because of what is readied
	}
	for _, group := range q.Groups() {
		option := group.Kth(group.Len() / 2)
		text := func(s *table.Session, seat table.Seat) string {
			r, err := odds.Option(t.Context(), s, option, odds.Options{Seat: seat, MaxRuns: 50, Samples: 20})
			if err != nil {
				return err.Error()
			}
			return r.Text()
		}
		seat := g.Cast().Combatants[q.Who].Seat
		if seat == table.GM {
			return compared, betrayed
		}
		compared++
		if a, b := text(s, seat), text(other, seat); a != b {
			t.Errorf("%s: with a readied action:\n%s\nwithout:\n%s", s.Game().Key(q, option), a, b)
		}
		if text(s, table.GM) != text(other, table.GM) {
			betrayed++
		}
	}
	return compared, betrayed
}

// anyhow answers at random.
type anyhow struct {
	g   table.Game
	rng *table.Rand
}

func (a anyhow) Answer(q *table.Question) (table.Option, bool) {
	return bot.Random{}.Choose(a.g, q, q.Asked(), a.rng), true
}

// TestOddsOfWounds: the exact odds of a blow tell all degrees of its wounds apart, down to the last face. Toughness 4 against 16 needs a
// 12: F3 is a 1 alone. Against the 21 of a critical hit it is a 6 at most.
func TestOddsOfWounds(t *testing.T) {
	wantBlow(t, surge.Combatant{Skills: map[string]int{"melee": 30}}, surge.Combatant{Toughness: 4}, bot.Default{},
		"damage 0: 46.5 %, 1: 23.8 %, 2: 23.8 %, 3: 6.0 %")
}

// TestOddsOfImprovedRolls: a face of an attack that a die of Destiny may help does not stand for others of the same degree
// (surge.destiny.improve). The greedy bot adds a die where up to 4 are missing: 11 faces of 20 hit at once, those that lack 1 to 4
// with 6, 5, 4 and 3 sixths.
func TestOddsOfImprovedRolls(t *testing.T) {
	wantBlow(t, surge.Combatant{Destiny: new(1), Skills: map[string]int{"melee": 5}}, surge.Combatant{Parry: 5, Toughness: -20}, bot.Greedy{},
		"damage 0: 30.0 %, 3: 70.0 %")
}

// wantBlow checks the exact odds of the blow, of rank 6, with which a hero begins against an enemy beside it.
func wantBlow(t *testing.T, hero, enemy surge.Combatant, policy bot.Player, want string) {
	t.Helper()
	hero.ID, hero.Side, hero.At, hero.Attacks, hero.Initiative = "a", "heroes", "1,1", []string{"claw"}, new(20)
	enemy.ID, enemy.Side, enemy.At, enemy.Initiative = "b", "foes", "2,1", new(0)
	s := table.NewSession(newGame(t, &surge.Setup{
		Attacks:    map[string]surge.Attack{"claw": {Rank: 6}},
		Combatants: []surge.Combatant{hero, enemy, {ID: "c", Side: "foes", At: "9,9", Initiative: new(0)}},
	}), table.Options{Seed: table.Practice(1)})
	q := s.Open()
	blow, ok := q.Find(s.Game(), q.Seats, "attack:b:claw")
	if !ok {
		t.Fatal("no attack is open")
	}
	r, err := odds.Option(t.Context(), s, blow, odds.Options{Policy: policy, Seat: table.GM})
	if err != nil {
		t.Fatal(err)
	}
	if !r.Exact || !strings.Contains(r.Text(), want) {
		t.Errorf("found %s\nwant exact odds with %s", r.Text(), want)
	}
}
