package escalation_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/escalation"
	"fray/sim"
	"fray/table"
)

// hardRoad is an adventure that many parties do not come through, and that leaves its marks on those who do.
const hardRoad = `ruleset: escalation
name: The Hard Road
party:
  - {id: ann, kind: pc, side: pcs, level: 2, power_max: 4, relationship_dice: 2, abilities: [blow, trick]}
  - {id: ben, kind: pc, side: pcs, level: 2, abilities: [blow]}
  - {id: cat, kind: pc, side: pcs, level: 1, recoveries: 3}
play:
  - encounter: {name: one, map: {zones: [near, far]}, combatants: [{id: rat, side: enemies, count: 5, at: far}]}
    at: near
  - encounter: {name: two, combatants: [{id: rat, side: enemies, count: 4}]}
  - rest: quick
  - encounter: {name: three, combatants: [{id: rat, side: enemies, count: 5}]}
  - rest: full
  - encounter: {name: four, combatants: [{id: rat, side: enemies, count: 5}]}
  - rest: retreat
  - encounter: {name: five, combatants: [{id: rat, side: enemies, count: 6}]}
abilities:
  blow: {types: [melee], frequency: recharge, recharge_target: 13, attack: {hit_damage: 3d6}}
  trick: {types: [spell], frequency: daily, power_cost: 2, attack: {defense: pd, hit_damage: 2d6}}
`

// TestCarriedSetups: what a party brings can be played and recorded, whatever has become of it; nobody gains hit points on
// the way, and who is lost stays lost.
func TestCarriedSetups(t *testing.T) {
	path := filepath.Join(t.TempDir(), "road.yaml")
	if err := os.WriteFile(path, []byte(hardRoad), 0o600); err != nil {
		t.Fatal(err)
	}
	read, err := pack.New(ruleset.All()...).Adventure(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, player := range []bot.Player{bot.Greedy{}, bot.Random{}} {
		a := sim.Adventure{Name: read.Name, Party: read.Party, Bots: map[string]bot.Player{"pcs": player, "enemies": player}}
		for _, f := range read.Fights {
			a.Fights = append(a.Fights, sim.Leg{Name: f.Name, Rest: f.Rest, Game: f.Game})
		}
		carried := 0
		a.Next = func(at table.Progress, from table.Game) (table.Progress, table.Game, bool, error) {
			to, setup, on, err := read.Next(at, from)
			if setup == nil || err != nil {
				return to, nil, on, err
			}
			carried++
			comesBackWhole(t, read, setup)
			brings(t, setup.(*escalation.Setup), from, read.Party)
			g, err := pack.NewGame(read.Ruleset, setup)
			return to, g, on, err
		}
		r, err := sim.RunAdventure(context.Background(), sim.Config{Fights: 300, Seed: 1, Workers: 1}, a)
		if err != nil {
			t.Fatal(err)
		}
		if carried == 0 || r.Through == 300 || r.Fights[4].Played == 0 {
			t.Errorf("%d setups were carried, %d of 300 came through: that proves little", carried, r.Through)
		}
	}
}

// comesBackWhole: a record gives the setup back as it was.
func comesBackWhole(t *testing.T, a *pack.Adventure, setup any) {
	t.Helper()
	first, err := pack.Encode(setup)
	if err != nil {
		t.Fatal(err)
	}
	back, err := pack.Decode(a.Ruleset, first)
	if err != nil {
		t.Fatal(err)
	}
	if second, err := pack.Encode(back); err != nil || !bytes.Equal(first, second) {
		t.Fatalf("%s comes back as %s: %v", first, second, err)
	}
}

// brings holds what the party has in the setup against how it left the fight.
func brings(t *testing.T, to *escalation.Setup, from table.Game, party []string) {
	t.Helper()
	meters := map[string]map[string]int{}
	v := from.View(table.GM)
	for i := range v.Tokens {
		meters[v.Tokens[i].ID] = map[string]int{}
		for _, m := range v.Tokens[i].Meters {
			meters[v.Tokens[i].ID][m.Name] = m.Value
		}
	}
	for i := range to.Combatants {
		c := &to.Combatants[i]
		if !slices.Contains(party, c.ID) {
			continue
		}
		was, there := meters[c.ID]
		if !there {
			t.Fatalf("%s was lost and is back", c.ID)
		}
		if *c.HP != was["HP"] || *c.Recoveries != was["recoveries"] || c.Strain != was["strain"] {
			t.Fatalf("%s brings HP %d, recoveries %d, strain %d; it had %v", c.ID, *c.HP, *c.Recoveries, c.Strain, was)
		}
	}
}
