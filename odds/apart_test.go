package odds_test

import (
	"math/big"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"fray/bot"
	"fray/odds"
	"fray/table"
)

// likeApart compares the odds of an option with those for which every way is followed, and reports whether that was possible. They are
// the same to the last digit, and take no more runs.
func likeApart(t *testing.T, s *table.Session, option table.Option, most int) (runs, apart int) {
	t.Helper()
	want, err := odds.Apart(t.Context(), s, option, odds.Options{MaxRuns: most, Samples: 1})
	if err != nil {
		t.Fatal(err)
	}
	if !want.Exact {
		return 0, 0
	}
	got := estimate(t, s, option, odds.Options{MaxRuns: most})
	exactly := cmp.Comparer(func(a, b *big.Rat) bool { return a == b || a != nil && b != nil && a.Cmp(b) == 0 })
	if diff := cmp.Diff(want, got, exactly, cmpopts.IgnoreFields(odds.Result{}, "Runs"), cmpopts.IgnoreTypes(table.Option{})); diff != "" {
		t.Fatalf("%s, each way apart (-) and together (+):\n%s", want.Choice.Key, diff)
	}
	if got.Runs > want.Runs {
		t.Errorf("%s takes %d runs, %d apart", want.Choice.Key, got.Runs, want.Runs)
	}
	return got.Runs, want.Runs
}

// TestPhaseTogether: ways of a throw that go on alike are followed once, and nothing else comes of it: into the open, against a wall,
// against a combatant that it may kill or not, over the edge, with Breakfall, where the fall fells, and where it fells or kills.
func TestPhaseTogether(t *testing.T) {
	for _, name := range []string{"throw", "hurl", "crash", "bowl", "both"} {
		s := table.NewSession(encounter(t, "testdata/"+name+".yaml"), table.Options{Seed: table.Practice(1)})
		q := s.Open()
		seen := 0
		for k := range q.Count() {
			o := q.Kth(k)
			if o.Who < 0 || o.Cell >= 0 {
				continue
			}
			if runs, apart := likeApart(t, s, o, 120_000); apart > 0 {
				t.Logf("%s: %s takes %d runs, %d apart", name, s.Game().Describe(q, o).Key, runs, apart)
				seen++
			}
		}
		if seen < 2 {
			t.Errorf("%s: %d options", name, seen)
		}
	}
}

// TestPhaseTogetherOnTheWay: so it is for Strikes at somebody who leaves the reach of enemies: who lands, stands up and continues, or does not;
// past a second enemy; who may die of the fall; and where the throw may break a door that an enemy reaches through.
func TestPhaseTogetherOnTheWay(t *testing.T) {
	for name, least := range map[string]int{"leave": 4, "pass": 4, "frail": 4, "door": 0} {
		s := table.NewSession(encounter(t, "testdata/"+name+".yaml"), table.Options{Seed: table.Practice(1)})
		q := s.Open()
		seen := 0
		for k := range q.Count() {
			o := q.Kth(k)
			if o.Cell < 0 {
				continue
			}
			if runs, apart := likeApart(t, s, o, 120_000); runs < apart {
				t.Logf("%s: %s takes %d runs, %d apart", name, s.Game().Describe(q, o).Key, runs, apart)
				seen++
			}
		}
		if seen < least {
			t.Errorf("%s: %d ways take fewer runs", name, seen)
		}
	}
}

// TestPhaseTogetherInPlay: so it is for attacks in whole fights, with reactions and readied actions.
func TestPhaseTogetherInPlay(t *testing.T) {
	togetherInPlay(t, bot.Greedy{}, 400, 4_000, "rooftop", "dredger", "bank")
}

// TestSurgeTogether: ways of checks to which dice are added continue once, and nothing else comes of it: opposed checks, Stunts, a Hunch before
// the dice, allies with Luck Control, and the effect of a hit with Smash.
func TestSurgeTogether(t *testing.T) {
	for _, x := range []struct {
		encounter string
		options   []string
	}{
		{"roofs", []string{"study:tally:insight", "study:tally:perception", "attack:tally:blowpipe", "influence:archer-1:persuasion", "influence:archer-1:deception", "stunt:tally:blowpipe:hard:raise-twice"}},
		{"audience", []string{"trick:pamphleteer-1", "attack:iset:tavern-song"}},
	} {
		s := table.NewSession(encounter(t, x.encounter), table.Options{Seed: table.Practice(1)})
		fewer := 0
		for _, key := range x.options {
			o, ok := s.Open().Find(s.Game(), s.Open().Seats, key)
			if !ok {
				t.Fatalf("%s: %s is not listed", x.encounter, key)
			}
			runs, apart := likeApart(t, s, o, 100_000)
			t.Logf("%s: %s takes %d runs, %d apart", x.encounter, key, runs, apart)
			fewer += table.Bit(runs < apart)
		}
		if fewer == 0 {
			t.Errorf("%s: no option takes fewer runs", x.encounter)
		}
	}
}

// TestSurgeTogetherInPlay: so it is in whole fights.
func TestSurgeTogetherInPlay(t *testing.T) {
	togetherInPlay(t, bot.Random{}, 60, 6_000, "roofs", "audience", "landing", "petition", "trial")
}

// togetherInPlay compares the options that a bot takes in fights of at most so many inputs: followed together, up to so many runs, and apart.
func togetherInPlay(t *testing.T, player bot.Player, inputs, runs int, encounters ...string) {
	t.Helper()
	fewer := 0
	for _, name := range encounters {
		s := table.NewSession(encounter(t, name), table.Options{Seed: table.Practice(7)})
		team := bot.NewTeam(s.Game().Cast(), []bot.Player{player, player})
		var r table.Rand
		for q := s.Open(); q != nil && len(s.Inputs()) < inputs; q = s.Open() {
			bot.Deal(&r, s.Seed(), s.Dealt())
			o := team.Choose(s.Game(), q, q.Seats, &r)
			if !q.Secret {
				if together, apart := likeApart(t, s, o, runs); together < apart {
					fewer++
				}
			}
			if err := s.AnswerOption(q.Seats.First(), o); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d options take fewer runs", fewer)
	if fewer < 5 {
		t.Errorf("%d options take fewer runs, want some", fewer)
	}
}
