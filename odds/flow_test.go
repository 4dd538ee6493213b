package odds_test

import (
	"context"
	"math"
	"strconv"
	"testing"

	"fray/bot"
	"fray/odds"
	"fray/pack"
	"fray/table"
)

// encounter is a fresh game of an encounter: the name of a bundled one, or a file.
func encounter(t testing.TB, name string) table.Game {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter(name)
	if err != nil {
		t.Fatal(err)
	}
	return e.Game
}

// TestFlowSampled: in a fight of flow what is exact is near what is sampled.
func TestFlowSampled(t *testing.T) { exactIsSampled(t, "skirmish", 12) }

// exactIsSampled: for every kind of option that comes up in a fight, on the turn and in reaction, what is exact is within
// five standard errors of what is sampled. A few thousand comparisons with a fixed seed.
func exactIsSampled(t *testing.T, name string, kinds int) {
	t.Helper()
	const n = 4_000
	s := table.NewSession(encounter(t, name), table.Options{Seed: table.Practice(11)})
	seen := map[string]int{}
	team := bot.NewTeam(s.Game().Cast(), []bot.Player{bot.Greedy{}, bot.Random{}})
	var r table.Rand
	for q := s.Open(); q != nil && len(s.Inputs()) < 400; q = s.Open() {
		for i := range q.Groups() {
			g := &q.Groups()[i]
			o := g.Kth(g.Len() / 2)
			book := s.Game().Book()
			kind := book.QuestionName(q.Kind) + " " + book.VerbName(o.Verb)
			if seen[kind]++; seen[kind] > 2 {
				continue
			}
			exact := estimate(t, s, o, odds.Options{MaxRuns: 50_000, Samples: 1})
			if exact.Exact {
				compare(t, kind, exact, estimate(t, s, o, odds.Options{MaxRuns: 1, Samples: n, Seed: 5}), n)
			}
		}
		bot.Deal(&r, s.Seed(), s.Dealt())
		if err := s.AnswerOption(q.Seats.First(), team.Choose(s.Game(), q, q.Seats, &r)); err != nil {
			t.Fatal(err)
		}
	}
	if len(seen) < kinds {
		t.Errorf("only %d kinds of options came up: %v", len(seen), seen)
	}
}

// compare holds a sampled result against the exact one. Where a chance is so small that the samples may well miss it,
// it may be absent.
func compare(t *testing.T, kind string, exact, sampled *odds.Result, n float64) {
	t.Helper()
	if exact.Runs > 1 && sampled.Exact {
		t.Errorf("%s: %s is exact in a single run", kind, exact.Choice.Key)
	}
	near := func(what string, got, want odds.Chance) {
		t.Helper()
		if slack := 5*math.Sqrt(want.P*(1-want.P)/n) + 5/n; math.Abs(got.P-want.P) > slack {
			t.Errorf("%s: %s: %s: sampled %g, exactly %g", kind, exact.Choice.Key, what, got.P, want.P)
		}
	}
	if exact.ActorDown != nil { // nil where the GM is asked
		near("the actor falls", *sampled.ActorDown, *exact.ActorDown)
	}
	got := map[string]odds.Chance{}
	chances(sampled, func(what string, c odds.Chance) { got[what] = c })
	chances(exact, func(what string, c odds.Chance) { near(what, got[what], c); delete(got, what) })
	for what := range got {
		t.Errorf("%s: %s: %s was sampled, but is impossible", kind, exact.Choice.Key, what)
	}
}

// chances names every chance of a result.
func chances(r *odds.Result, each func(what string, c odds.Chance)) {
	for _, a := range r.Attacks {
		name := a.Who + " at " + a.Target + ", attack " + strconv.Itoa(a.Nth)
		each(name+" is made", a.Made)
		for _, d := range a.Degrees {
			each(name+" "+map[bool]string{true: "hits ", false: "misses "}[d.Hit]+strconv.Itoa(d.Degree), d.Chance)
		}
	}
	for _, e := range r.Effects {
		each(e.Who+" falls", e.Down)
		for _, h := range e.Harm {
			each(e.Who+" loses "+strconv.Itoa(h.Value), h.Chance)
		}
		for _, h := range e.Heal {
			each(e.Who+" regains "+strconv.Itoa(h.Value), h.Chance)
		}
	}
	for _, c := range r.Contests {
		each(c.Who+" wins "+c.Rule+" against "+c.Target, c.Won)
		each(c.Who+" loses "+c.Rule+" against "+c.Target, c.Lost)
	}
	for _, u := range r.Reactions {
		each(u.Text, u.Chance)
	}
	for _, m := range r.Marks {
		each(m.Who+" gets "+m.Text, m.Chance)
	}
}

// TestFlowAttack: an attack of flow against somebody who may dodge, parry or block is exact, and its chances add up.
func TestFlowAttack(t *testing.T) {
	s := table.NewSession(encounter(t, "testdata/attack.yaml"), table.Options{Seed: table.Practice(1)})
	r, err := odds.Key(context.Background(), s, "attack:dirk:sword", odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if !r.Exact || r.Hit == nil || r.Hit.P <= 0.1 || r.Hit.P >= 0.6 || len(r.Reactions) == 0 {
		t.Errorf("%s", r.Text())
	}
	for _, e := range r.Effects {
		sum := 0.0
		for _, h := range e.Harm {
			sum += h.P
		}
		if math.Abs(sum-1) > 1e-12 && len(e.Harm) > 0 {
			t.Errorf("the damage to %s comes to %g in all", e.Who, sum)
		}
	}
}

// BenchmarkAttack is the exact odds of an attack against a defender with Dodge, Parry and Block.
func BenchmarkAttack(b *testing.B) {
	s := table.NewSession(encounter(b, "testdata/attack.yaml"), table.Options{Seed: table.Practice(1)})
	var r *odds.Result
	for b.Loop() {
		var err error
		if r, err = odds.Key(context.Background(), s, "attack:dirk:sword", odds.Options{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(r.Runs), "outcomes")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*r.Runs), "ns/outcome")
	b.Logf("checksum: hits with %v", r.Hit.Exact)
}

// BenchmarkFirstTurn is the odds of all options of the first turn, as a table shows them: for each option that comes to something.
func BenchmarkFirstTurn(b *testing.B) {
	for _, name := range []string{"skirmish", "roofs", "gate-yard", "three-towers", "rooftop", "champions"} {
		b.Run(name, func(b *testing.B) {
			s := table.NewSession(encounter(b, name), table.Options{Seed: table.Practice(1)})
			var r *odds.Report
			for b.Loop() {
				var err error
				if r, err = odds.All(context.Background(), s, odds.Options{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(r.Options)), "options")
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(r.Options)), "us/option")
		})
	}
}
