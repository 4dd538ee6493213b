package phase_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/phase"
	"fray/sim"
	"fray/table"
)

// hardNight is an adventure that some parties complete, with a member that may die at a unique marker, one with powers and
// a rider.
const hardNight = `ruleset: phase
name: The Hard Night
party:
  - {id: ann, side: town, cv: 6, str: 30, stun_max: 40, powers: [glow], powers_on: [glow]}
  - {id: ben, side: town, cv: 5, str: 25, stun_max: 30, mount: grey}
  - {id: cat, side: town, cv: 4, body_max: 6, con: 5}
play:
  - FIGHT
  - FIGHT
  - rest: recovery
  - FIGHT
  - rest: breather
  - FIGHT
attacks: {bite: {dc: 5, kind: killing}}
powers: {glow: {end_per_phase: 1, effects: {rpd: 2}}}
`

// fight is each of its encounters.
const fight = `encounter:
      name: rats
      map:
        draw: |
          . a . . . . r .
           . b . . . r . .
          . c . . . . r .
      combatants: [{id: rat, side: rats, count: 3, at: r, attacks: [bite]}]
      objects: [{id: grey, kind: mount}]
    at: {ann: a, ben: b, cat: c}`

// TestCarriedSetups: what a party brings can be played, whatever has become of it; STUN, BODY and END are those that it had
// left, with what the rest gives back, and the dead stay behind.
func TestCarriedSetups(t *testing.T) {
	read := adventure(t)
	a := sim.Adventure{Name: read.Name, Party: read.Party}
	for _, f := range read.Fights {
		a.Fights = append(a.Fights, sim.Leg{Name: f.Name, Rest: f.Rest, Game: f.Game})
	}
	seen := map[string]bool{}
	a.Next = func(at table.Progress, from table.Game) (table.Progress, table.Game, bool, error) {
		to, setup, on, err := read.Next(at, from)
		if setup == nil || err != nil {
			return to, nil, on, err
		}
		brings(t, setup.(*phase.Setup), from, read.Fights[to.Fight].Rest, seen)
		g, err := pack.NewGame(read.Ruleset, setup)
		return to, g, on, err
	}
	for _, player := range []bot.Player{bot.Greedy{}, bot.Random{}} {
		a.Bots = map[string]bot.Player{"town": player, "rats": player}
		if _, err := sim.RunAdventure(context.Background(), sim.Config{Fights: 300, Seed: 1, Workers: 1}, a); err != nil {
			t.Fatal(err)
		}
	}
	for _, what := range []string{"lost", "out", "hurt", "tired", "recovered", "unhorsed"} {
		if !seen[what] {
			t.Errorf("no party came with a member that was %s: that proves little", what)
		}
	}
}

// brings compares what a party has in the setup with how it left the fight.
func brings(t *testing.T, to *phase.Setup, from table.Game, rest string, seen map[string]bool) {
	t.Helper()
	v := from.View(table.GM)
	for i := range v.Tokens {
		was, meters := &v.Tokens[i], map[string]int{}
		for _, m := range was.Meters {
			meters[m.Name] = m.Value
		}
		at := slices.IndexFunc(to.Combatants, func(c phase.Combatant) bool { return c.ID == was.ID && c.Side == "town" })
		if at < 0 {
			seen["lost"] = seen["lost"] || was.ID == "cat"
			continue
		}
		c := &to.Combatants[at]
		if rest == "" && (*c.STUN != meters["STUN"] || *c.BODY != meters["BODY"] || *c.END != meters["END"]) {
			t.Fatalf("%s brings STUN %d, BODY %d, END %d; it had %v", c.ID, *c.STUN, *c.BODY, *c.END, meters)
		}
		seen["out"] = seen["out"] || *c.STUN <= 0
		seen["hurt"] = seen["hurt"] || *c.BODY < meters["BODY"]+1
		seen["tired"] = seen["tired"] || *c.END < 20
		seen["recovered"] = seen["recovered"] || rest != "" && *c.STUN == meters["STUN"]+4
		seen["unhorsed"] = seen["unhorsed"] || c.ID == "ben" && c.Mount == ""
	}
}

// adventure reads hardNight.
func adventure(t *testing.T) *pack.Adventure {
	t.Helper()
	path := filepath.Join(t.TempDir(), "night.yaml")
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(hardNight, "FIGHT", fight)), 0o600); err != nil {
		t.Fatal(err)
	}
	read, err := pack.New(ruleset.All()...).Adventure(path)
	if err != nil {
		t.Fatal(err)
	}
	return read
}
