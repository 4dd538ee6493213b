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
