package escalation_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/escalation"
	"fray/table"
)

// TestPromptsSayWhatHangsOnThem: a question out of turn names the combatants that it is about, and what an answer costs later.
func TestPromptsSayWhatHangsOnThem(t *testing.T) {
	pc := func(id, band string, can ...string) escalation.Combatant {
		return escalation.Combatant{ID: id, Kind: "pc", Band: band, Abilities: can}
	}
	orc := escalation.Combatant{ID: "orc", Beside: []string{"ana"}}
	guard := map[string]escalation.Ability{"guard": {
		Action: "interrupt", Target: "victim", Trigger: &escalation.Trigger{On: "targeted", Target: "ally"},
		Effects: []escalation.Effect{{Do: "bonus", What: "ac", Value: "2", To: "victim", Lasts: "attack"}},
	}}
	for _, c := range []struct {
		name    string
		setup   escalation.Setup
		answers []string // seat and key
		want    string
		none    string // what no reaction is called
	}{
		{
			"a reaction",
			escalation.Setup{Combatants: []escalation.Combatant{pc("ana", "slow"), pc("bea", "slow", "guard"), orc}, Abilities: guard},
			[]string{"gm attack:ana"},
			"orc declares an action at ana. Does bea react?", "let it pass",
		},
		{
			"an Intercept",
			escalation.Setup{Combatants: []escalation.Combatant{pc("ana", "slow"), pc("bea", "slow"), {ID: "orc"}}},
			[]string{"gm beside:ana"},
			"orc is on its way to ana. Does bea step in?", "let it pass",
		},
		{
			"a readied action of this round",
			escalation.Setup{Combatants: []escalation.Combatant{pc("ana", "fast"), orc}},
			[]string{"pcs ready:standard", "pcs attack", "pcs any-enemy", "pcs when:attacks", "pcs end", "gm attack:ana"},
			"ana's trigger has come, before what orc does. Does it act? It is in the medium band from then on.", "stay ready",
		},
		{
			"a readied action of the last round",
			escalation.Setup{Combatants: []escalation.Combatant{pc("ana", "slow"), orc}},
			[]string{"gm end", "pcs ready:standard", "pcs attack", "pcs any-enemy", "pcs when:attacks", "pcs end", "gm attack:ana"},
			"ana's trigger has come, before what orc does. Does it act? It has no standard action in its next turn then.", "stay ready",
		},
	} {
		g, problems := escalation.New(&c.setup)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		s := table.NewSession(g, table.Options{Seed: table.Practice(1)})
		for _, a := range c.answers {
			name, key, _ := strings.Cut(a, " ")
			if err := s.Answer(table.Seat(slices.Index(g.Cast().Seats, name)), key); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
		}
		if got := s.Game().Prompt(s.Open()); got != c.want {
			t.Errorf("%s: asked %q, expected %q", c.name, got, c.want)
		}
		choices := s.Choices(1)
		if last := choices[len(choices)-1]; last.Label != c.none {
			t.Errorf("%s: the last answer reads %q, expected %q", c.name, last.Label, c.none)
		}
	}
}
