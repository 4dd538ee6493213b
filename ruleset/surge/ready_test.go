package surge_test

import (
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset/surge"
	"fray/table"
)

// reader plays at random, and looks in which sections the turns list what can be readied.
type reader struct {
	t    *testing.T
	g    *surge.Game
	tb   table.Table
	team *bot.Team
	rng  table.Rand
	seen map[string]bool
}

func (r *reader) Answer(q *table.Question) (table.Option, bool) {
	bot.Deal(&r.rng, r.tb.Seed, r.tb.Inputs)
	for _, x := range q.Groups() {
		if name, readied := r.g.Readied(x.Option.Verb); readied && x.Section != 0 {
			r.seen[name] = true
			if !r.g.Releases(x.Option.Verb, x.Section) {
				r.t.Errorf("a turn lists %s in section %d, where a release does not look for it", name, x.Section)
			}
		}
	}
	return r.team.Choose(r.g, q, q.Seats, &r.rng), true
}

// TestReleaseFindsAll: a release finds every action that can be readied in the sections in which turns list it.
func TestReleaseFindsAll(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, e := range lib.Encounters() {
		if e.Ruleset != "surge" {
			continue
		}
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		players := make([]bot.Player, len(enc.Game.Cast().Sides))
		for i := range players {
			players[i] = bot.Random{}
		}
		r := &reader{t: t, g: enc.Game.Clone().(*surge.Game), team: bot.NewTeam(enc.Game.Cast(), players), seen: seen}
		r.tb.Answers = r
		for seed := range uint64(24) {
			r.g.CopyFrom(enc.Game)
			r.tb.Reset(seed)
			for over := false; !over; _, over = r.g.Over() {
				r.tb.Beat(r.g)
			}
		}
	}
	for _, name := range surge.Readiable() {
		if !seen[name] {
			t.Errorf("no turn listed %s: that proves little", name)
		}
	}
}

// TestOpenTriggers: of the triggers that leave something open bots are offered certain actions and conditions of any enemy; people are
// offered all.
func TestOpenTriggers(t *testing.T) {
	setup := skirmish()
	setup.Combatants[0].Initiative, setup.Combatants[1].Initiative = new(20), new(10)
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)})
	seat := s.Game().Cast().Combatants[0].Seat
	if err := s.Answer(seat, "ready:attack:unarmed"); err != nil {
		t.Fatal(err)
	}
	q := s.Open()
	for key, bots := range map[string]bool{
		"when:action:any": true, "when:condition:any": true, "when:step-at:any": false, "when:attack-on:any": false, "when:action:b": false, "when:condition:b": false,
	} {
		o, ok := q.Find(s.Game(), q.Seats, key)
		if !ok || q.IsForPeople(o) == bots {
			t.Errorf("%s is offered: %t; for bots: %t, expected %t", key, ok, !q.IsForPeople(o), bots)
		}
	}
}
