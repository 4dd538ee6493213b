package packs_test

import (
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/ruleset/flank"
	"fray/table"
)

// featful counts the answers of greedy bots for which a feat of flank matters.
type featful struct {
	wanderer
	in   *flank.Setup
	used map[string]int
}

func (f *featful) Answer(q *table.Question) (table.Option, bool) {
	o, ok := f.wanderer.Answer(q)
	if q.Who != table.Nobody {
		for _, feat := range f.matters(q, o) {
			f.used[feat]++
		}
	}
	return o, ok
}

// matters are the feats that an answer needs: a [Psion] casts and concentrates, a [Warrior] strikes, a [Natural] weapon is used, and
// foes of a [Silent] combatant seek.
func (f *featful) matters(q *table.Question, o table.Option) (feats []string) {
	who := &f.in.Combatants[q.Who]
	switch verb := f.g.Book().VerbName(o.Verb); verb {
	case "cast", "concentrate":
		if slices.Contains(who.Feats, "psion") {
			feats = append(feats, "psion")
		}
	case "attack", "charge", "opportunity":
		if slices.Contains(who.Feats, "warrior") {
			feats = append(feats, "warrior")
		}
		if slices.ContainsFunc(who.Attacks, func(a flank.Attack) bool { return strings.HasPrefix(f.g.Key(q, o), verb+":"+a.Name) }) {
			feats = append(feats, "natural")
		}
	case "search":
		if slices.ContainsFunc(f.in.Combatants, func(c flank.Combatant) bool { return c.Side != who.Side && slices.Contains(c.Feats, "silent") }) {
			feats = append(feats, "silent")
		}
	}
	return feats
}

// TestEveryFeat: greedy bots of flank use every feat somewhere. `go test ./packs -run EveryFeat -v -uses 1000` prints how often in each
// encounter.
func TestEveryFeat(t *testing.T) {
	if testing.Short() {
		t.Skip("what is rare needs hundreds of fights")
	}
	lib, total := library(t), map[string]int{}
	feats := []string{"psion", "warrior", "natural", "silent"}
	for _, e := range lib.Encounters() {
		if e.Ruleset != "flank" {
			continue
		}
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		g := enc.Game.Clone()
		f := &featful{wanderer{g: g, greedy: bot.NewTeam(g.Cast(), nil)}, enc.Setup.(*flank.Setup), map[string]int{}}
		f.t.Answers = f
		for i := range *uses {
			g.CopyFrom(enc.Game)
			f.t.Reset(uint64(i))
			for over := false; !over; _, over = g.Over() {
				f.t.Beat(g)
			}
		}
		for _, feat := range feats {
			t.Logf("%-24s %-8s %6d", e.Name, feat, f.used[feat])
			total[feat] += f.used[feat]
		}
	}
	for _, feat := range feats {
		if total[feat] == 0 {
			t.Errorf("greedy bots of flank never use the feat %s in %d fights of each encounter", feat, *uses)
		}
	}
}
