package room_test

import (
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"fray/api"
	"fray/table"
)

// Of many answers to one question, one is taken, and the others are refused as too late.
func TestOneAnswerWins(t *testing.T) {
	s := newFixture(t).start(bridge())
	for range 5 {
		state := s.settled()
		asked := state.Waiting.Seats[0]
		q := s.state(asked).Question
		errs := make([]error, 8)
		var all sync.WaitGroup
		for i := range errs {
			who := []string{asked, "gm"}[i%2]
			all.Go(func() {
				errs[i] = s.Answer(t.Context(), s.who[who], api.Answer{Question: q.ID, Key: q.Choices[i%len(q.Choices)].Key})
			})
		}
		all.Wait()
		won := 0
		for _, err := range errs {
			if err == nil {
				won++
				continue
			}
			wants(t, err, api.CodeStale)
		}
		if won != 1 {
			t.Fatalf("%d answers to one question were taken", won)
		}
	}
}

// The GM answers for the asked seat, named or not, and the record names it.
func TestTheGMAnswersForASeat(t *testing.T) {
	s := newFixture(t).start(bridge())
	for _, named := range []bool{false, true} {
		asked, _ := s.turns()
		state, as := s.settled(), ""
		if named {
			as = asked
		}
		must(t, s.answer("gm", api.Answer{Key: state.Question.Default, As: as}))
		if lines := s.store.record(s.id); !strings.Contains(string(lines[state.Inputs+1]), `"seat":"`+asked+`"`) {
			t.Errorf("the record says %s", lines[state.Inputs+1])
		}
	}
}

// Dice are given by whose they are, or by the GM, and only such as can be thrown.
func TestDice(t *testing.T) {
	var trap atomic.Bool
	s := newFixture(t, vaults(&trap)).startVault(table.DiceAsk)
	for _, key := range []string{"pick:ann:1", "pick:ben:1", "yes"} {
		must(t, s.answer("gm", api.Answer{Key: key}))
	}
	q := s.state("red").Question
	if q == nil || !q.Mine || len(q.Sides) != 1 || q.Sides[0] != 6 || q.Choices != nil {
		t.Fatalf("red is asked %+v", q)
	}
	if s.state("blue").Question != nil {
		t.Error("blue is asked for the dice of red")
	}
	ctx := t.Context()
	for _, tt := range []struct {
		who  string
		a    api.Answer
		code api.Code
	}{
		{"red", api.Answer{Question: q.ID}, api.CodeBadDice},
		{"red", api.Answer{Question: q.ID, Faces: []int32{7}}, api.CodeBadDice},
		{"red", api.Answer{Question: q.ID, Faces: []int32{0}}, api.CodeBadDice},
		{"red", api.Answer{Question: q.ID, Faces: []int32{1, 2}}, api.CodeBadDice},
		{"red", api.Answer{Question: q.ID, Key: "yes"}, api.CodeBad},
		{"blue", api.Answer{Question: q.ID, Faces: []int32{3}}, api.CodeNotAsked},
		{"spectator", api.Answer{Question: q.ID, Faces: []int32{3}}, api.CodeNotAsked},
	} {
		wants(t, s.Answer(ctx, s.who[tt.who], tt.a), tt.code)
	}
	must(t, s.answer("red", api.Answer{Faces: []int32{5}}))
	if !strings.Contains(s.words("spectator"), "the die shows 5") {
		t.Error("the die is not told of")
	}
}

// Only the asked seat gets odds and blocked options.
func TestReckoning(t *testing.T) {
	s := newFixture(t).start(bridge())
	asked, _ := s.turns()
	q := s.state(asked).Question
	var keys []string
	var each []api.Odds
	for _, c := range q.Choices[:3] {
		o, err := s.Odds(t.Context(), s.who[asked], q.ID, c.Key)
		if err != nil || len(o) != 1 || o[0].Key != c.Key || len(o[0].Lines) == 0 {
			t.Fatalf("%s: %+v, %v", c.Key, o, err)
		}
		keys, each = append(keys, c.Key), append(each, o[0])
	}
	all, err := s.Odds(t.Context(), s.who[asked], q.ID, keys...)
	if err != nil || len(all) == 0 || !reflect.DeepEqual(all, each[:len(all)]) {
		t.Errorf("several at once: %+v, %v; one by one: %+v", all, err, each)
	}
	_, err = s.Odds(t.Context(), s.who[asked], "1000", q.Choices[0].Key)
	wants(t, err, api.CodeStale)
	_, err = s.Odds(t.Context(), s.who[asked], q.ID, "fly")
	wants(t, err, api.CodeNotListed)
	was := s.states()
	blocked, err := s.Blocked(t.Context(), s.who[asked])
	if err != nil || len(blocked) == 0 || len(blocked[0].Rules) == 0 {
		t.Errorf("%+v, %v", blocked, err)
	}
	sameStates(t, was, s.states())
	must(t, s.answer(asked, api.Answer{Key: q.Choices[0].Key}))
}
