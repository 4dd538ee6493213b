package room_test

import (
	"strings"
	"testing"

	"fray/api"
)

// What is not one's to say is refused, without a word of what others may say, and changes nothing.
func TestRefusals(t *testing.T) {
	s := newFixture(t).start(bridge())
	asked, other := s.turns()
	q := s.state(asked).Question
	key := q.Choices[0].Key
	foreign := api.CodeNotAsked
	if s.state(other).Question != nil { // it may say something out of turn
		foreign = api.CodeNotListed
	}
	was := s.states()
	for _, tt := range []struct {
		who  string
		a    api.Answer
		code api.Code
	}{
		{asked, api.Answer{Question: "7000", Key: key}, api.CodeStale},
		{asked, api.Answer{Question: "", Key: key}, api.CodeStale},
		{asked, api.Answer{Question: q.ID, Key: "fly"}, api.CodeNotListed},
		{asked, api.Answer{Question: q.ID}, api.CodeNotListed},
		{asked, api.Answer{Question: q.ID, Key: key, Note: "\xff"}, api.CodeBadText},
		{asked, api.Answer{Question: q.ID, Faces: []int32{3}}, api.CodeBad},
		{asked, api.Answer{Question: q.ID, Key: key, As: other}, api.CodeNotAsked},
		{other, api.Answer{Question: q.ID, Key: key}, foreign},
		{other, api.Answer{Question: q.ID, Key: "fly"}, foreign},
		{other, api.Answer{Question: q.ID, Key: key, As: asked}, api.CodeNotAsked},
		{"spectator", api.Answer{Question: q.ID, Key: key}, api.CodeNotAsked},
		{"spectator", api.Answer{Question: q.ID, Key: key, As: asked}, api.CodeNotAsked},
		{"gm", api.Answer{Question: q.ID, Key: key, As: other}, foreign},
		{"gm", api.Answer{Question: q.ID, Key: key, As: "nobody"}, api.CodeNotAsked},
	} {
		err := s.Answer(t.Context(), s.who[tt.who], tt.a)
		wants(t, err, tt.code)
		if err != nil && strings.Contains(err.Error(), key) {
			t.Errorf("%s learns what others may answer: %v", tt.who, err)
		}
	}
	ctx := t.Context()
	for _, who := range []string{"wardens", "reavers", "spectator"} {
		v := s.who[who]
		for name, err := range map[string]error{
			"decree": s.End(ctx, v, "", ""), "fresh": s.Fresh(ctx, v), "pause": s.Pause(ctx, v, true), "limit": s.Limit(ctx, v, 5),
			"drop": s.Drop(ctx, v), "revoke": s.Revoke(ctx, v, "x"),
		} {
			wants(t, err, api.CodeForbidden)
			if t.Failed() {
				t.Fatalf("%s may %s", who, name)
			}
		}
		_, err := s.Record(ctx, v)
		wants(t, err, api.CodeForbidden)
		_, err = s.Branch(ctx, v, 0)
		wants(t, err, api.CodeForbidden)
		_, err = s.Links(ctx, v)
		wants(t, err, api.CodeForbidden)
		_, err = s.Reissue(ctx, v, api.RoleGM, "")
		wants(t, err, api.CodeForbidden)
	}
	_, err := s.Blocked(ctx, s.who["spectator"])
	wants(t, err, api.CodeNotAsked)
	_, err = s.Odds(ctx, s.who[other], q.ID, key)
	wants(t, err, foreign)
	sameStates(t, was, s.states())
}
