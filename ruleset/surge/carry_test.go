package surge_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/surge"
	"fray/sim"
	"fray/table"
)

// longNight is an adventure in which the party is worn down in a Combat, speaks in a Conflict with a queen that it meets again
// two scenes later, and works on a task between.
const longNight = `ruleset: surge
name: The long night
party:
  - {id: ann, side: town, hero: true, destiny: 2, skills: {melee: 7, persuasion: 6, wits: 3, athletics: 5}, parry: 5, composure: 5, toughness: 6, will: 4, attacks: [club, jibe]}
  - {id: ben, side: town, hero: true, skills: {melee: 4, persuasion: 3, athletics: 3}, parry: 2, toughness: 2, attacks: [club, jibe], controller: cal, order: free}
  - {id: cal, side: town, dying: true, wounds: [3], fortitude: -12}
play:
  - encounter:
      name: rats
      map: {draw: ". a . . r .\n. b . . r .\n. c . . r ."}
      combatants: [{id: rat, side: rats, count: 3, at: r, skills: {melee: 4}, parry: 3, toughness: 1, attacks: [bite]}]
      max_rounds: 40
    at: {ann: a, ben: b, cal: c}
  - encounter:
      name: audience
      type: conflict
      max_rounds: 3
      topics: [the-tax]
      objective: {kind: attitude, side: town, subject: queen, to: ann, attitude: helpful}
      combatants:
        - {id: queen, side: court, skills: {insight: 3, persuasion: 4, wits: 2}, composure: 4, will: 4, attacks: [jibe], attitudes: {ann: unfavorable}}
  - rest: breather
  - encounter:
      name: locks
      type: challenge
      max_rounds: 3
      tasks: [{id: gate, skills: [athletics], goal: 3, opposed_by: cal, opposing_skill: athletics}]
      combatants: [{id: cat, side: neutral}]
  - rest: night
  - encounter:
      name: return
      type: conflict
      max_rounds: 2
      combatants: [{id: queen, side: court, skills: {persuasion: 4}, attacks: [jibe]}]
attacks: {club: {rank: 4}, bite: {rank: 5, hands: 0}, jibe: {kind: court, rank: 3}}
`

// TestCarriedSetups: what a party brings can be played, whatever has become of it, and is what it had left with what the rest gives
// back; the dead stay behind; attitudes come back with those that have them.
func TestCarriedSetups(t *testing.T) {
	path := filepath.Join(t.TempDir(), "night.yaml")
	if err := os.WriteFile(path, []byte(longNight), 0o600); err != nil {
		t.Fatal(err)
	}
	read, err := pack.New(ruleset.All()...).Adventure(path)
	if err != nil {
		t.Fatal(err)
	}
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
		brings(t, setup.(*surge.Setup), from, read.Rest(at, to), seen)
		g, err := pack.NewGame(read.Ruleset, setup)
		return to, g, on, err
	}
	for _, player := range []bot.Player{bot.Greedy{}, bot.Random{}} {
		a.Bots = map[string]bot.Player{"town": player, "rats": player, "court": player}
		if _, err := sim.RunAdventure(context.Background(), sim.Config{Fights: 300, Seed: 1, Workers: 1}, a); err != nil {
			t.Fatal(err)
		}
	}
	for _, what := range []string{"lost", "hurt", "tired", "stressed", "spent", "rested", "lost a scene", "remembered", "met again"} {
		if !seen[what] {
			t.Errorf("no party came with somebody that was %q: that proves little", what)
		}
	}
}

// brings compares what a party has in the setup with how it left the encounter.
func brings(t *testing.T, to *surge.Setup, from table.Game, rest string, seen map[string]bool) {
	t.Helper()
	v := from.View(table.GM)
	was, won := map[string]map[string]int{}, from.(*surge.Game)
	for i := range v.Tokens {
		meters := map[string]int{}
		for _, m := range v.Tokens[i].Meters {
			meters[m.Name] = m.Value
		}
		was[v.Tokens[i].ID] = meters
	}
	for _, id := range []string{"ann", "ben", "cal"} {
		at := slices.IndexFunc(to.Combatants, func(c surge.Combatant) bool { return c.ID == id })
		if at < 0 {
			seen["lost"] = true
			continue
		}
		c, had := &to.Combatants[at], was[id]
		if had == nil {
			continue
		}
		switch rest {
		case "":
			if c.Stress != had["Stress"] || *c.Destiny != had["Destiny"] || c.Fatigue < had["Fatigue"] {
				t.Fatalf("%s brings Stress %d, Destiny %d, fatigue %d; it had %v", id, c.Stress, *c.Destiny, c.Fatigue, had)
			}
		case "night":
			if c.Stress != 0 || c.Fatigue != 0 || c.Dying || id == "ann" && *c.Destiny < 2 {
				t.Fatalf("%s rests a night and brings Stress %d, fatigue %d, Destiny %d", id, c.Stress, c.Fatigue, *c.Destiny)
			}
			seen["rested"] = seen["rested"] || had["Stress"] > 0
		}
		seen["hurt"] = seen["hurt"] || len(c.Wounds) > 0
		seen["tired"] = seen["tired"] || c.Fatigue > 0
		seen["stressed"] = seen["stressed"] || c.Stress > 0
		seen["spent"] = seen["spent"] || id == "ann" && *c.Destiny < 2
	}
	if r, _ := won.Over(); r != 0 && to.Name != "audience" {
		seen["lost a scene"] = true
	}
	seen["remembered"] = seen["remembered"] || to.Name == "locks" && slices.ContainsFunc(to.Regards, func(r surge.Regard) bool { return r.Of == "queen" && r.To == "ann" })
	for i := range to.Combatants {
		if c := &to.Combatants[i]; to.Name == "return" && c.ID == "queen" && c.Attitudes["ann"] != "" {
			seen["met again"] = true
		}
	}
}

// TestReached: tasks that are done and attitudes that are there, or better, are words for the conditions of an adventure.
func TestReached(t *testing.T) {
	s := &surge.Setup{
		Ruleset: "surge", Type: "challenge", Tasks: []surge.Task{
			{ID: "gate", Skills: []string{"athletics"}, Goal: 2, Progress: 2}, {ID: "lock", Skills: []string{"athletics"}, Goal: 2},
		},
		Objective: &surge.Objective{Kind: "attitude", Subject: "b", To: "a", Attitude: "helpful"},
		Combatants: []surge.Combatant{
			{ID: "a", Side: "town"}, {ID: "b", Side: "court", Attitudes: map[string]string{"a": "indifferent"}},
		},
	}
	reached, all := newGame(t, s).Reached()
	if want := []string{"done-gate", "b-hostile", "b-unfavorable", "b-indifferent"}; !slices.Equal(reached, want) {
		t.Errorf("reached %v, want %v", reached, want)
	}
	if len(all) != 7 || !slices.Contains(all, "done-lock") || !slices.Contains(all, "b-helpful") {
		t.Errorf("all that can be reached: %v", all)
	}
}
