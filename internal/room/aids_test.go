package room_test

import (
	"sync/atomic"
	"testing"

	"fray/api"
	"fray/table"
)

// duellists is a duel of two players.
func duellists() api.Create {
	return api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "player"}}
}

// nearlyDead is a decree that leaves the town's fighter one hit point.
func nearlyDead() table.Adjustment {
	return table.Adjustment{Do: "set", Who: "edda", What: "hp", Value: 1, Why: "a test"}
}

// barred waits for the bars that are under way, and returns the bar that a viewer sees.
func (s *sat) barred(who string) *api.Bar {
	s.t.Helper()
	s.registry.AwaitAnalyses()
	return s.state(who).Bar
}

// TestBar: the GM chooses who sees the chances, and they are renewed with every input.
func TestBar(t *testing.T) {
	s := newFixture(t).start(duellists())
	gm := s.who["gm"]
	if s.barred("gm") != nil {
		t.Error("there is a bar that nobody asked for")
	}
	wants(t, s.Aids(t.Context(), s.who["town"], api.Aids{Bar: api.BarAll}), api.CodeForbidden)
	wants(t, s.Aids(t.Context(), gm, api.Aids{Bar: "some"}), api.CodeBad)
	must(t, s.Aids(t.Context(), gm, api.Aids{Bar: api.BarGM}))
	first := s.barred("gm")
	if first == nil || len(first.Sides) != 2 || first.Sides[0].Share+first.Sides[1].Share == 0 || first.Sides[0].Side != "town" {
		t.Fatalf("the game master sees %+v", first)
	}
	for _, who := range []string{"town", "spectator"} {
		if is := s.barred(who); is != nil {
			t.Errorf("%s sees %+v", who, is)
		}
	}
	must(t, s.Aids(t.Context(), gm, api.Aids{Bar: api.BarAll}))
	for _, who := range []string{"gm", "town", "spectator"} {
		if is := s.barred(who); is == nil || len(is.Sides) != 2 {
			t.Errorf("%s sees %+v", who, is)
		}
	}
	must(t, s.Adjust(t.Context(), gm, nearlyDead()))
	if after := s.barred("town"); after == nil || after.Sides[0].Share >= first.Sides[0].Share {
		t.Errorf("after a warden is nearly dead the bar goes from %+v to %+v", first, after)
	}
	must(t, s.Aids(t.Context(), gm, api.Aids{}))
	if is := s.barred("gm"); is != nil {
		t.Errorf("after it was taken away, the bar is %+v", is)
	}
}

// TestBarsOfRulesets: every ruleset has a bar for every audience.
func TestBarsOfRulesets(t *testing.T) {
	h := newFixture(t)
	for _, name := range []string{"champions", "gate-yard", "duel", "lesson", "landing"} {
		s := h.start(api.Create{Encounter: name})
		must(t, s.Aids(t.Context(), s.who["gm"], api.Aids{Bar: api.BarAll}))
		for who := range s.who {
			if s.barred(who) == nil {
				t.Errorf("%s: %s sees no bar", name, who)
			}
		}
	}
}

// TestBarTellsNothingHidden: a seat's bar does not change with what the seat may not know.
func TestBarTellsNothingHidden(t *testing.T) {
	s := newFixture(t).start(duellists())
	gm, ctx := s.who["gm"], t.Context()
	must(t, s.Aids(ctx, gm, api.Aids{Bar: api.BarAll}))
	seat, all := s.barred("town"), s.barred("gm")
	before := s.state("town").Rev
	must(t, s.Join(ctx, gm, api.Join{ID: "ogre", Like: "garrick", At: "3,1", Hidden: true}))
	if is := s.barred("town"); is != seat || s.state("town").Rev != before {
		t.Errorf("when somebody hidden comes, the bar of a seat goes from %+v to %+v", seat, is)
	}
	if is := s.barred("gm"); is == all {
		t.Error("the game master's bar is not renewed")
	}
}

// TestBarTellsNoSecret: while an action is under way, what somebody has answered in secret changes no bar.
func TestBarTellsNoSecret(t *testing.T) {
	var trap atomic.Bool
	s := newFixture(t, vaults(&trap)).startVault(table.DiceRoll)
	ctx := t.Context()
	must(t, s.Aids(ctx, s.who["gm"], api.Aids{Bar: api.BarAll}))
	before := map[string]*api.Bar{}
	for _, who := range []string{"gm", "blue", "spectator"} {
		before[who] = s.barred(who)
	}
	must(t, s.answer("red", api.Answer{Question: s.state("red").Question.ID, Key: "pick:ann:2"}))
	for who, was := range before {
		if is := s.barred(who); is != was {
			t.Errorf("after a secret answer, the bar of %s goes from %+v to %+v", who, was, is)
		}
	}
}

// TestHint: players get hints if the GM allows them, the game master always; each names choices of the question with their chances.
func TestHint(t *testing.T) {
	s := newFixture(t).start(duellists())
	gm, ctx := s.who["gm"], t.Context()
	q := s.settled().Question
	asked := s.state("gm").Waiting.Seats[0]
	own := s.state(asked).Question
	_, err := s.Hint(ctx, s.who[asked], own.ID)
	wants(t, err, api.CodeForbidden)
	if _, err := s.Hint(ctx, gm, q.ID); err != nil {
		t.Errorf("the game master gets %v", err)
	}
	must(t, s.Aids(ctx, gm, api.Aids{Hints: true}))
	_, err = s.Hint(ctx, s.who["spectator"], own.ID)
	wants(t, err, api.CodeNotAsked)
	_, err = s.Hint(ctx, s.who[asked], "1000")
	wants(t, err, api.CodeStale)
	h, err := s.Hint(ctx, s.who[asked], own.ID)
	must(t, err)
	keys := map[string]bool{}
	for _, c := range own.Choices {
		keys[c.Key] = true
	}
	if len(h.Choices) != 3 || h.Fights == 0 || h.Side == "" {
		t.Fatalf("the hint is %+v", h)
	}
	feared := 0
	for _, c := range h.Choices {
		if !keys[c.Key] || c.Text == "" || c.Low > c.Share || c.Share > c.High {
			t.Errorf("the hint names %+v", c)
		}
		if c.Fears != "" {
			feared++
		}
	}
	if feared == 0 {
		t.Errorf("no choice fears a reply: %+v", h.Choices)
	}
}

// TestSimulateFromHere: the game master learns what would come of the moment, by bots of choice, and a what-if is compared with its
// beginning by the same seeds.
func TestSimulateFromHere(t *testing.T) {
	s := newFixture(t).start(duellists())
	gm, ctx := s.who["gm"], t.Context()
	_, err := s.Simulate(ctx, s.who["town"], api.Simulate{})
	wants(t, err, api.CodeForbidden)
	for _, bad := range []api.Simulate{{Fights: -1}, {Fights: 1_000_000}, {Bots: map[string]string{"town": "genius"}}, {Bots: map[string]string{"nobody": "greedy"}}, {Compare: true}} {
		_, err := s.Simulate(ctx, gm, bad)
		wants(t, err, api.CodeBad)
	}
	_, err = s.Simulate(ctx, gm, api.Simulate{Key: "fly"})
	wants(t, err, api.CodeNotListed)
	is, err := s.Simulate(ctx, gm, api.Simulate{Fights: 100})
	must(t, err)
	if is.Fights != 100 || len(is.Sides) != 2 || is.Sides[0].Share+is.Sides[1].Share+is.Draws*100 != 10_000 || is.Rounds < 100 || is.Against != nil {
		t.Errorf("it comes to %+v", is)
	}
	weak, err := s.Simulate(ctx, gm, api.Simulate{Fights: 100, Bots: map[string]string{"town": "random"}, Key: s.settled().Question.Choices[0].Key})
	must(t, err)
	if weak.Sides[0].Share >= is.Sides[0].Share {
		t.Errorf("with random bots the first side wins %d, with greedy ones %d", weak.Sides[0].Share, is.Sides[0].Share)
	}

	inputs := s.state("gm").Inputs
	what := s.whatIf(t, inputs)
	must(t, what.Adjust(ctx, what.v, nearlyDead()))
	was, err := what.Simulate(ctx, what.v, api.Simulate{Fights: 100, Compare: true})
	must(t, err)
	a := was.Against
	if a == nil || a.Difference >= 0 || !a.Real || a.Low > a.Difference || a.Difference > a.High || was.Sides[0].Share-a.Sides[0].Share != a.Difference {
		t.Errorf("the what-if compares as %+v with %+v", was, a)
	}
	if now := s.state("gm").Inputs; now != inputs {
		t.Errorf("a simulation has changed the table: %d inputs, then %d", inputs, now)
	}
}
