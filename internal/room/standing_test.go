package room_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/room"
)

// standing are the standing answers of a seat as its link sees them.
func (s *sat) standing(seat string) []api.Standing {
	s.t.Helper()
	seats := s.state(seat).Seats
	return seats[slices.IndexFunc(seats, func(is api.Seat) bool { return is.Name == seat })].Standing
}

// Two pages that change different kinds of question, each knowing nothing of the other, both succeed.
func TestStandingAnswersChangeKindByKind(t *testing.T) {
	s := newFixture(t).start(bridge())
	ctx, me, kinds := t.Context(), s.who["wardens"], s.kinds()
	first, second := kinds[0], kinds[1]
	stand := func(want []api.Standing, set []api.Standing, ask ...string) {
		t.Helper()
		must(t, s.Stand(ctx, me, "", set, ask...))
		if diff := cmp.Diff(want, s.standing("wardens")); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	}
	one, two, low := api.Standing{Kind: first}, api.Standing{Kind: second}, api.Standing{Kind: first, Ask: true, Below: 50}
	stand([]api.Standing{one}, []api.Standing{one})
	stand([]api.Standing{one, two}, []api.Standing{two})
	stand([]api.Standing{two, low, one}, []api.Standing{low, one}) // several of one kind, in their order
	stand([]api.Standing{two}, nil, first)
	stand([]api.Standing{two}, nil, first) // done already
	s.again()
	me = s.who["wardens"]
	stand([]api.Standing{one}, []api.Standing{one}, second)
	wants(t, s.Stand(ctx, me, "", nil, "no such kind"), api.CodeBad)
	wants(t, s.Stand(ctx, s.who["reavers"], "wardens", nil, first), api.CodeForbidden)
	must(t, s.Stand(ctx, me, "", slices.Repeat([]api.Standing{one}, 64)))
	wants(t, s.Stand(ctx, me, "", []api.Standing{two}), api.CodeBad)
	must(t, s.Stand(ctx, s.who["gm"], "wardens", nil, first))
	stand([]api.Standing{two}, []api.Standing{two})
}

// "Ask only when an enemy acts", and "only when I am the target": in other cases the default is given, also where bots stop after
// each answer to let others see it.
func TestStandingAnswersOfCombatants(t *testing.T) {
	create := bridge()
	create.Seats["reavers"] = "greedy"
	s := newFixture(t, func(c *room.Config) { c.Stretch = 1 }).start(create)
	ctx, me := t.Context(), s.who["wardens"]
	foe := ""
	for _, seat := range s.state("gm").Seats {
		if seat.Name == "reavers" {
			foe = seat.Who[0]
		}
	}
	must(t, s.Stand(ctx, me, "", []api.Standing{
		{Kind: "defend", Ask: true, Actor: foe}, {Kind: "reaction-attack", Ask: true, Actor: foe}, {Kind: "intercept", Ask: true, Aimed: true},
	}))
	asked := 0
	for state := s.settled(); state.Summary == nil; state = s.settled() {
		q := state.Question
		if slices.Equal(state.Waiting.Seats, []string{"wardens"}) {
			switch q.Kind {
			case "intercept":
				t.Fatal("wardens are asked to step in for another, which is never the target itself")
			case "defend", "reaction-attack":
				if q.Actor != foe {
					t.Fatalf("asked %q when %q acts, want only when %q acts", q.Kind, q.Actor, foe)
				}
				asked++
			}
		}
		must(t, s.answer("gm", api.Answer{Key: q.Default}))
	}
	if asked == 0 {
		t.Errorf("wardens are never asked when %s acts", foe)
	}
}

// Answers with conditions on numbers of the ruleset stand beside each other; the turn takes one for a Surge and no other.
func TestStandingAnswersOnNumbers(t *testing.T) {
	s := newFixture(t).start(landing())
	ctx, me := t.Context(), s.who["oar"]
	rested := []api.StandingLimit{{Number: "fatigue"}}
	counter := api.Standing{Kind: "declared", Verb: "counter", If: rested}
	boost := api.Standing{Kind: "declared", Verb: "boost", Part: "toughness", If: rested}
	retry := api.Standing{Kind: "turn", Verb: "surge", Part: "retry", If: append(rested, api.StandingLimit{Number: "failure", Is: "more", N: 1})}
	ask := api.Standing{Kind: "turn", Ask: true}
	for _, x := range []api.Standing{counter, boost, ask, retry, counter} {
		must(t, s.StandAlso(ctx, me, "", []api.Standing{x}))
	}
	if diff := cmp.Diff([]api.Standing{boost, ask, retry, counter}, s.standing("oar")); diff != "" {
		t.Errorf("unexpected standing answers (-want +got):\n%s", diff)
	}
	for _, bad := range []api.Standing{
		{Kind: "turn", Verb: "surge", Part: "retry"},
		{Kind: "turn", Verb: "attack", If: rested},
		{Kind: "declared", Verb: "counter", If: []api.StandingLimit{{Number: "success"}}},
		{Kind: "declared", Verb: "counter", If: []api.StandingLimit{{Number: "fatigue", Is: "?"}}},
		{Kind: "declared", Part: "toughness"},
	} {
		wants(t, s.StandAlso(ctx, me, "", []api.Standing{bad}), api.CodeBad)
	}
	must(t, s.StandAlso(ctx, me, "", []api.Standing{{Kind: "declared"}}))
	if diff := cmp.Diff([]api.Standing{ask, retry, {Kind: "declared"}}, s.standing("oar")); diff != "" {
		t.Errorf("after one without conditions (-want +got):\n%s", diff)
	}
}
