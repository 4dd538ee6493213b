package odds_test

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/internal/duel"
	"fray/odds"
	"fray/table"
)

// until plays by bots until a question is open that will do.
func until(t testing.TB, s *table.Session, p bot.Player, do func(q *table.Question) bool) *table.Question {
	t.Helper()
	var r table.Rand
	for q := s.Open(); q != nil; q = s.Open() {
		if do(q) {
			return q
		}
		bot.Deal(&r, s.Seed(), s.Dealt())
		if err := s.AnswerOption(q.Seats.First(), p.Choose(s.Game(), q, q.Seats, &r)); err != nil {
			t.Fatal(err)
		}
		for roll := s.OpenRoll(); roll != nil; roll = s.OpenRoll() {
			throw(t, s, roll)
		}
	}
	t.Fatal("no such question came")
	return nil
}

// throw gives the pending dice: each shows a bit more than half.
func throw(t testing.TB, s *table.Session, r *table.Roll) {
	t.Helper()
	faces := make([]int32, r.Dice())
	for i := range faces {
		faces[i] = int32(r.SidesOf(i)/2 + 1)
	}
	if err := s.GiveDice(faces); err != nil {
		t.Fatal(err)
	}
}

// first gives the first listed option of the verb.
func first(q *table.Question, v table.Verb) (table.Option, bool) {
	for i := range q.Groups() {
		if g := &q.Groups()[i]; g.Option.Verb == v {
			if g.Members != nil {
				return g.Option.To(g.Members.Kth(0)), true
			}
			return g.Option, true
		}
	}
	return table.Option{}, false
}

func lists(v table.Verb) func(*table.Question) bool {
	return func(q *table.Question) bool {
		_, ok := first(q, v)
		return ok
	}
}

func estimate(t testing.TB, s *table.Session, o table.Option, how odds.Options) *odds.Result {
	t.Helper()
	r, err := odds.Option(context.Background(), s, o, how)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAttackByHand: a fresh fighter against a fresh goblin, computed on paper. It hits on 10 or more, that is 11 of 20; d8+3
// fells the goblin's 7 on 4 or more, that is 5 of 8; and on a 20 two dice do on 4 or more, that is 61 of 64.
func TestAttackByHand(t *testing.T) {
	s := table.NewSession(duel.New(duel.Yardstick()), table.Options{Seed: table.Practice(1)})
	q := until(t, s, bot.Greedy{}, func(q *table.Question) bool { return q.Who < 4 && lists(duel.Attack)(q) })
	o, _ := first(q, duel.Attack)
	r := estimate(t, s, o, odds.Options{})
	if !r.Exact || r.Runs != 9+10*8+15 {
		t.Errorf("exact %v with %d outcomes, want 9 misses, 10*8 hits and 15 sums of two dice", r.Exact, r.Runs)
	}
	want := func(what string, got *big.Rat, a, b int64) {
		t.Helper()
		if got == nil || got.Cmp(big.NewRat(a, b)) != 0 {
			t.Errorf("%s: %v, want %d/%d", what, got, a, b)
		}
	}
	want("hits", r.Hit.Exact, 11, 20)
	want("the actor falls", r.ActorDown.Exact, 0, 1)
	if len(r.Effects) != 1 || len(r.Attacks) != 1 || len(r.Attacks[0].Degrees) != 20 || len(r.Reactions) != 0 || r.Arrives != nil {
		t.Fatalf("%+v", r)
	}
	want("the goblin falls", r.Effects[0].Down.Exact, 461, 1280)
	want("damage", r.Effects[0].Damage.Exact, 10*15+24, 40) // 10/20*7.5 + 1/20*12
	want("no damage", r.Effects[0].Harm[0].Exact, 9, 20)
	want("damage 4", r.Effects[0].Harm[1].Exact, 1, 16)    // 10/20*1/8, and two dice make 5 at least
	want("damage 5", r.Effects[0].Harm[2].Exact, 81, 1280) // 10/20*1/8 + 1/20*1/64
	if last := r.Effects[0].Harm[len(r.Effects[0].Harm)-1]; last.Value != 19 {
		t.Errorf("at most %d damage, want 19", last.Value)
	}
}

// TestLeavesSession: looking changes nothing.
func TestLeavesSession(t *testing.T) {
	s := table.NewSession(duel.New(duel.Yardstick()), table.Options{Seed: table.Practice(3)})
	q := until(t, s, bot.Greedy{}, lists(duel.Attack))
	o, _ := first(q, duel.Attack)
	before, events := s.StateHash(), len(s.Events())
	choices := s.Choices(q.Seats.First())
	if _, err := odds.All(context.Background(), s, odds.Options{}); err != nil {
		t.Fatal(err)
	}
	after := s.Choices(s.Open().Seats.First())
	if s.StateHash() != before || len(s.Events()) != events || len(choices) != len(after) || !s.Open().Contains(o) {
		t.Error("the session changed")
	}
}

// oracle goes every way through sessions with typed dice: the oracle. It adds up the chances of somebody falling, of
// arriving, and of a strike.
type oracle struct {
	t    *testing.T
	fell map[table.Who]*big.Rat
	used *big.Rat
	ways int
}

func (c *oracle) follow(s *table.Session, rests, events int, p *big.Rat) {
	switch r, q := s.OpenRoll(), s.Open(); {
	case s.Rests() > rests || r == nil && q == nil:
		c.ways++
		for _, e := range s.Events()[events:] {
			if e.Kind == table.Fell {
				if c.fell[e.Target] == nil {
					c.fell[e.Target] = new(big.Rat)
				}
				c.fell[e.Target].Add(c.fell[e.Target], p)
			}
			if e.Kind == table.Reacted {
				c.used.Add(c.used, p)
			}
		}
	case r != nil:
		c.roll(s, r, nil, rests, events, p)
	default:
		b := s.Branch()
		q := b.Open()
		if err := b.AnswerOption(q.Seats.First(), bot.Greedy{}.Choose(b.Game(), q, q.Seats, nil)); err != nil {
			c.t.Fatal(err)
		}
		c.follow(b, rests, events, p)
	}
}

func (c *oracle) roll(s *table.Session, r *table.Roll, faces []int32, rests, events int, p *big.Rat) {
	if len(faces) == r.Dice() {
		b := s.Branch()
		if err := b.GiveDice(faces); err != nil {
			c.t.Fatal(err)
		}
		c.follow(b, rests, events, p)
		return
	}
	sides := r.SidesOf(len(faces))
	each := new(big.Rat).Mul(p, big.NewRat(1, int64(sides)))
	for f := range sides {
		c.roll(s, r, append(slices.Clip(faces), int32(f+1)), rests, events, each)
	}
}

// TestOracle: odds of moves out of reach, of attacks, and of answers in the middle of a move, against every way gone
// through a session by typed dice. The moves of a random bot lead into and out of reach.
func TestOracle(t *testing.T) {
	for _, c := range []struct {
		name string
		verb table.Verb
		fits func(q *table.Question) bool
	}{
		{"attack", duel.Attack, lists(duel.Attack)},
		{"strike", duel.Strike, lists(duel.Strike)},
		{"pass", duel.Pass, lists(duel.Pass)},
		{"move out of reach", duel.Move, func(q *table.Question) bool { return lists(duel.Attack)(q) && lists(duel.Move)(q) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := duel.New(duel.Setup{Fighters: 4, Goblins: 6, Ask: true})
			s := table.NewSession(g, table.Options{Seed: table.Practice(5), AskDice: true})
			for r := s.OpenRoll(); r != nil; r = s.OpenRoll() {
				throw(t, s, r)
			}
			q := until(t, s, bot.Random{}, c.fits)
			o, _ := first(q, c.verb)
			want := oracle{t: t, fell: map[table.Who]*big.Rat{}, used: new(big.Rat)}
			b := s.Branch()
			if err := b.AnswerOption(q.Seats.First(), o); err != nil {
				t.Fatal(err)
			}
			want.follow(b, s.Rests(), len(s.Events()), big.NewRat(1, 1))
			t.Logf("%d ways, %v reactions", want.ways, want.used)
			r := estimate(t, s, o, odds.Options{})
			if !r.Exact || r.Runs > want.ways {
				t.Errorf("exact %v in %d runs, %d ways", r.Exact, r.Runs, want.ways)
			}
			got := map[table.Who]*big.Rat{}
			for _, e := range r.Effects {
				if e.Down.P > 0 {
					got[g.Cast().Find(e.Who)] = e.Down.Exact
				}
			}
			if len(got) != len(want.fell) {
				t.Errorf("%d may fall, want %d", len(got), len(want.fell))
			}
			for who, p := range want.fell {
				if got[who] == nil || got[who].Cmp(p) != 0 {
					t.Errorf("%s falls with %v, want %v", g.Cast().Combatants[who].ID, got[who], p)
				}
			}
			used := new(big.Rat)
			for _, u := range r.Reactions {
				used.Add(used, u.Exact)
			}
			if used.Cmp(want.used) != 0 {
				t.Errorf("%v reactions are used, want %v", used, want.used)
			}
		})
	}
}

// TestSampled: what is sampled is within five standard errors of what is exact, and says that it is sampled.
func TestSampled(t *testing.T) {
	s := table.NewSession(duel.New(duel.Yardstick()), table.Options{Seed: table.Practice(1)})
	q := until(t, s, bot.Greedy{}, lists(duel.Attack))
	o, _ := first(q, duel.Attack)
	exact := estimate(t, s, o, odds.Options{})
	const n = 100_000
	sampled := estimate(t, s, o, odds.Options{MaxRuns: 1, Samples: n, Seed: 9})
	if sampled.Exact || sampled.Runs != n || sampled.Hit.Range == nil || sampled.Hit.Exact != nil {
		t.Fatalf("%+v", sampled)
	}
	near := func(what string, got, want odds.Chance) {
		t.Helper()
		if slack := 5 * math.Sqrt(want.P*(1-want.P)/n); math.Abs(got.P-want.P) > slack {
			t.Errorf("%s: sampled %g, exactly %g", what, got.P, want.P)
		}
		if width := got.Range.High - got.Range.Low; got.P < got.Range.Low || got.P > got.Range.High || width > 0.01 {
			t.Errorf("%s: %g with the interval %v", what, got.P, *got.Range)
		}
	}
	near("hits", *sampled.Hit, *exact.Hit)
	near("falls", sampled.Effects[0].Down, exact.Effects[0].Down)
	if len(sampled.Effects[0].Harm) != len(exact.Effects[0].Harm) {
		t.Fatalf("%d amounts of damage, want %d", len(sampled.Effects[0].Harm), len(exact.Effects[0].Harm))
	}
	for i, h := range sampled.Effects[0].Harm {
		near("damage", h.Chance, exact.Effects[0].Harm[i].Chance)
	}
	m, want := sampled.Effects[0].Damage, exact.Effects[0].Damage.Value
	if slack := 5.0 / 1.96 * (m.Range.High - m.Value); math.Abs(m.Value-want) > slack || m.Exact != nil {
		t.Errorf("mean %+v, exactly %g", m, want)
	}
	if text := sampled.Text(); !strings.Contains(text, "sampled 100000 times") || !strings.Contains(text, " to ") {
		t.Errorf("the text does not say that it is sampled:\n%s", text)
	}
}

// TestAll: every option is looked at once, the attacks come first, and what was left out is said.
func TestAll(t *testing.T) {
	s := table.NewSession(duel.New(duel.Setup{Fighters: 4, Goblins: 6, Ask: true}), table.Options{Seed: table.Practice(5)})
	q := until(t, s, bot.Random{}, func(q *table.Question) bool { return lists(duel.Attack)(q) && lists(duel.Move)(q) })
	count := q.Count()
	r, err := odds.All(context.Background(), s, odds.Options{MaxCells: 20})
	if err != nil {
		t.Fatal(err)
	}
	left := 0
	for _, l := range r.LeftOut {
		left += len(l.Keys)
	}
	n := len(r.Options) + left
	for _, l := range r.Quiet {
		n += len(l.Keys)
	}
	if n != count || left == 0 {
		t.Errorf("%d options in the report, %d of them left out; the question has %d", n, left, count)
	}
	if r.Options[0].Option.Verb != duel.Attack || r.Actor != s.Game().Cast().Combatants[q.Who].ID {
		t.Errorf("%s: first comes %s", r.Actor, r.Options[0].Choice.Label)
	}
	for _, o := range r.Options[1:] {
		if o.Option.Verb == duel.Move && (o.Arrives == nil || o.ActorDown == nil) {
			t.Errorf("%s: no word on arriving", o.Choice.Label)
		}
	}
	text := r.Text()
	for _, want := range []string{"Odds, if everybody plays greedily", "Nothing is at stake with ", "end.", "Not looked at: "} {
		if !strings.Contains(text, want) {
			t.Errorf("the text lacks %q:\n%s", want, text)
		}
	}
	b, err := json.Marshal(r)
	if err != nil || !strings.Contains(string(b), `"exact":"`) {
		t.Errorf("error %v, JSON %s", err, b)
	}
}

// TestKey finds options by their key, and refuses those that are not open.
func TestKey(t *testing.T) {
	s := table.NewSession(duel.New(duel.Yardstick()), table.Options{Seed: table.Practice(1)})
	q := until(t, s, bot.Greedy{}, lists(duel.Attack))
	o, _ := first(q, duel.Attack)
	key := s.Game().Describe(q, o).Key
	r, err := odds.Key(context.Background(), s, key, odds.Options{})
	if err != nil || r.Option != o {
		t.Errorf("%s: option %+v, error %v", key, r, err)
	}
	if _, err := odds.Key(context.Background(), s, "attack:nobody", odds.Options{}); !errors.Is(err, odds.ErrNotListed) {
		t.Errorf("an option that is not listed: error %v", err)
	}
	if _, err := odds.Option(context.Background(), s, table.Do(99), odds.Options{}); !errors.Is(err, odds.ErrNotListed) {
		t.Errorf("an option that is not listed: error %v", err)
	}
}

// TestOver: once the fight is over there are no odds.
func TestOver(t *testing.T) {
	s := table.NewSession(duel.New(duel.Yardstick()), table.Options{Seed: table.Practice(1)})
	for q := s.Open(); q != nil; q = s.Open() {
		if err := s.AnswerOption(q.Seats.First(), bot.Greedy{}.Choose(s.Game(), q, q.Seats, nil)); err != nil {
			t.Fatal(err)
		}
	}
	_, err := odds.All(context.Background(), s, odds.Options{})
	_, err2 := odds.Key(context.Background(), s, "end", odds.Options{})
	_, err3 := odds.Option(context.Background(), s, table.Do(duel.End), odds.Options{})
	if !errors.Is(err, odds.ErrNothingOpen) || !errors.Is(err2, odds.ErrNothingOpen) || !errors.Is(err3, odds.ErrNothingOpen) {
		t.Errorf("errors %v, %v, %v", err, err2, err3)
	}
}

// TestStopped: an end of the context ends the estimate.
func TestStopped(t *testing.T) {
	s := table.NewSession(duel.New(duel.Yardstick()), table.Options{Seed: table.Practice(1)})
	q := until(t, s, bot.Greedy{}, lists(duel.Attack))
	o, _ := first(q, duel.Attack)
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := odds.Option(ctx, s, o, odds.Options{MaxRuns: 1, Samples: 5000}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

// TestEndless: an option after which the beat does not end has no odds, and the error names the turn.
func TestEndless(t *testing.T) {
	s := table.NewSession(duel.New(duel.Setup{Fighters: 1, Goblins: 1, Endless: duel.EndlessRolls}), table.Options{Seed: table.Practice(1)})
	_, err := odds.Option(t.Context(), s, table.Do(duel.End), odds.Options{})
	var endless *table.EndlessError
	if !errors.Is(err, odds.ErrNoRest) || !errors.As(err, &endless) || endless.Who != s.Game().Cast().Called(s.Open().Who) {
		t.Errorf("the odds are refused by %v", err)
	}
}
