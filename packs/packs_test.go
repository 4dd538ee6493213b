package packs_test

import (
	"context"
	"path"
	"slices"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset"
	"fray/sim"
	"fray/table"
)

// library is the bundled library, which must have no mistakes.
func library(t *testing.T) *pack.Library {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// TestEveryFightEnds plays each bundled encounter with greedy bots. `go test -v ./packs` prints the share of wins.
func TestEveryFightEnds(t *testing.T) {
	fights := 200
	if testing.Short() {
		fights = 10
	}
	lib := library(t)
	for _, e := range lib.Encounters() {
		t.Run(e.Name, func(t *testing.T) {
			enc, err := lib.Encounter(e.Name)
			if err != nil {
				t.Fatal(err)
			}
			r, err := sim.Run(context.Background(), sim.Config{Match: sim.Match{Game: enc.Game}, Fights: fights, Seed: 1})
			if err != nil {
				t.Fatal(err)
			}
			if r.Fights != fights || r.CutOff > 0 {
				t.Errorf("%d of %d fights played, %d of them without an end", r.Fights, fights, r.CutOff)
			}
			for _, s := range r.Sides {
				t.Logf("%-12s %3.0f %% (%2.0f to %2.0f)", s.Name, 100*s.Share, 100*s.Low, 100*s.High)
			}
			t.Logf("draws %d; rounds %.1f, nine tenths within %d", r.Draws, r.Rounds.Mean, r.Rounds.P90)
		})
	}
}

// TestTitlesDiffer: no two fights have the same title, so that lists of tables tell them apart.
func TestTitlesDiffer(t *testing.T) {
	of := map[string]string{}
	for _, e := range library(t).Encounters() {
		if other := of[e.Title]; other != "" {
			t.Errorf("%s and %s are both called %q", other, e.Name, e.Title)
		}
		of[e.Title] = e.Name
	}
}

// TestEveryCreatureFights: every creature is used by some encounter.
func TestEveryCreatureFights(t *testing.T) {
	used := map[string]bool{}
	type encounter struct{ Combatants []struct{ Creature string } }
	eachFile(t, "*/encounters/*.yaml", func(name string, file *encounter) {
		for _, c := range file.Combatants {
			used[path.Dir(path.Dir(name))+"/"+c.Creature] = true
		}
	})
	for _, rs := range ruleset.All() {
		entries := library(t).Entries(rs.Name, "creatures")
		if len(entries) < 16 {
			t.Errorf("%d creatures of %s are bundled; expected at least 16", len(entries), rs.Name)
		}
		for _, e := range entries {
			if !used[rs.Name+"/"+e.ID] {
				t.Errorf("%s:%d: %s is in no encounter", e.File, e.Line, e.ID)
			}
		}
	}
}

// TestEveryKindOfFight: the encounters that the README and the pages of the rulesets mention exist.
func TestEveryKindOfFight(t *testing.T) {
	var names []string
	for _, e := range library(t).Encounters() {
		names = append(names, strings.TrimSuffix(strings.TrimPrefix(e.File, "packs/"), ".yaml"))
	}
	for _, want := range []string{
		"flow/encounters/ambush", "flow/encounters/beast", "flow/encounters/bridge", "flow/encounters/duel", "flow/encounters/melee",
		"flow/encounters/ruin", "flow/encounters/skirmish", "escalation/encounters/bell-water", "escalation/encounters/champions",
		"escalation/encounters/eel-night", "escalation/encounters/fivescore", "escalation/encounters/ford-gate",
		"escalation/encounters/kiln", "escalation/encounters/late-snow", "escalation/encounters/low-water",
		"escalation/encounters/night-raid", "escalation/encounters/reed-road",
		"flank/encounters/barrow-door", "flank/encounters/burnt-abbey", "flank/encounters/chain-bridge", "flank/encounters/gate-yard",
		"flank/encounters/hollow-way", "flank/encounters/muster", "flank/encounters/three-towers", "flank/encounters/two-schools",
		"flank/encounters/wine-cellar",
		"phase/encounters/bank", "phase/encounters/bonded-store", "phase/encounters/dredger", "phase/encounters/lesson",
		"phase/encounters/long-quay", "phase/encounters/rooftop", "phase/encounters/runner",
		"surge/encounters/audience", "surge/encounters/drill-yard", "surge/encounters/kitchen-court", "surge/encounters/landing",
		"surge/encounters/lantern-ball", "surge/encounters/low-quay", "surge/encounters/petition", "surge/encounters/roofs", "surge/encounters/spring-flood",
		"surge/encounters/trial", "surge/encounters/water-gate",
	} {
		if !slices.Contains(names, want) {
			t.Errorf("there is no encounter %q among %v", want, names)
		}
	}
}

// TestEveryCombatantHasAnIcon: content says what stands for a combatant on a map.
func TestEveryCombatantHasAnIcon(t *testing.T) {
	lib := library(t)
	for _, e := range lib.Encounters() {
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		for _, token := range enc.Game.View(table.GM).Tokens {
			if !slices.Contains(table.Icons(), token.Icon) {
				t.Errorf("%s: %s has the icon %q, expected one of docs/icons.md", e.Name, token.ID, token.Icon)
			}
		}
	}
}
