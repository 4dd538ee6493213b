package flank_test

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
	"fray/ruleset/flank"
	"fray/sim"
	"fray/table"
)

// march is an adventure that some parties complete, with a member that often dies at a unique marker.
const march = `ruleset: flank
name: The March
party:
  - {id: ann, side: party, level: 6, hp_max: 90, ac_bonus: 6, feats: [warrior], scores: {STR: 18, CON: 14}, held: [blade, shield], carried: [draught], skills: {athletics: 9}}
  - {id: ben, side: party, level: 4, hp_max: 40, held: [rod], repertoire: [dart, mend], sq_max: 12, skills: {magical_aptitude: 12}}
  - {id: cat, side: party, level: 1, hp_max: 8, held: [blade]}
items:
  blade: {attacks: [{dice: 1d8}]}
  shield: {gives_ac: 2, object_hp: 2}
  rod: {is_focus: true}
  claw: {attacks: [{dice: 1d6, on_hit: [{do: condition, what: [bleeding]}]}]}
  draught: {provides: [potion], ability: mend, gives_ac: 1}
abilities:
  dart: {spell_attack: ranged, spell_damage: [{dice: 2d6, type: force}], order: 1}
  mend: {heals: 1d8, order: 1, spell_range: 5}
play:
  - FIGHT
  - FIGHT
  - rest: breather
  - FIGHT
  - rest: night
  - FIGHT
`

// leg is each of its encounters.
const leg = `encounter:
      name: rats
      map:
        squares:
          - |
            a....r
            b....r
            c....r
      ambushers: [ann, cat]
      combatants: [{id: rat, side: rats, count: 3, at: r, level: 2, hp_max: 12, held: [claw]}]
    at: {ann: a, ben: b, cat: c}`

// TestCarriedSetups: what a party brings can be played, whatever has become of it. Hit points and Spell Quantity are those that
// it had left, with what a rest gives back; the dead stay behind, and so does what is used up.
func TestCarriedSetups(t *testing.T) {
	seen := map[string]int{}
	marches(t, 150, []bot.Player{bot.Greedy{}, bot.Random{}}, func(to *flank.Setup, from table.Game, rest string) { brings(t, to, from, rest, seen) })
	for _, what := range []string{"lost", "out", "hurt", "spent", "bleeding", "woken", "rested", "drunk"} {
		if seen[what] == 0 {
			t.Errorf("no party came with a member that was %s: that proves little", what)
		}
	}
}

// marches plays the adventure many times by each of these bots, and calls each with every setup that the party comes to.
func marches(t *testing.T, fights int, players []bot.Player, each func(to *flank.Setup, from table.Game, rest string)) {
	t.Helper()
	read := adventure(t)
	a := sim.Adventure{Name: read.Name, Party: read.Party}
	for _, f := range read.Fights {
		a.Fights = append(a.Fights, sim.Leg{Name: f.Name, Rest: f.Rest, Game: f.Game})
	}
	a.Next = func(at table.Progress, from table.Game) (table.Progress, table.Game, bool, error) {
		to, setup, on, err := read.Next(at, from)
		if setup == nil || err != nil {
			return to, nil, on, err
		}
		each(setup.(*flank.Setup), from, read.Fights[to.Fight].Rest)
		g, err := pack.NewGame(read.Ruleset, setup)
		return to, g, on, err
	}
	for _, player := range players {
		a.Bots = map[string]bot.Player{"party": player, "rats": bot.Random{}}
		if _, err := sim.RunAdventure(context.Background(), sim.Config{Fights: fights, Seed: 1, Workers: 1}, a); err != nil {
			t.Fatal(err)
		}
	}
}

// brings compares what a party has in the setup with how it left the fight.
func brings(t *testing.T, to *flank.Setup, from table.Game, rest string, seen map[string]int) {
	t.Helper()
	v := from.View(table.GM)
	count := func(what string, n bool) {
		if n {
			seen[what]++
		}
	}
	for i := range v.Tokens {
		was, meters := &v.Tokens[i], map[string]int{}
		if was.Side != "party" {
			continue
		}
		for _, m := range was.Meters {
			meters[m.Name] = m.Value
		}
		at := slices.IndexFunc(to.Combatants, func(c flank.Combatant) bool { return c.ID == was.ID })
		if at < 0 {
			count("lost", true)
			if !slices.ContainsFunc(was.Tags, func(k table.Tag) bool { return k.Name == "corpse" }) {
				t.Fatalf("%s stays behind, and is %v", was.ID, was.Tags)
			}
			continue
		}
		c := &to.Combatants[at]
		if rest == "" && (*c.HP != meters["HP"] || *c.SQ != meters["SQ"]) {
			t.Fatalf("%s brings %d HP and %d SQ; it had %v", c.ID, *c.HP, *c.SQ, meters)
		}
		if rest != "" && (*c.HP < 1 || slices.ContainsFunc(c.Conditions, func(x flank.Affliction) bool { return x.Is == "bleeding" })) {
			t.Fatalf("%s rested, and has %d HP and %v", c.ID, *c.HP, c.Conditions)
		}
		if rest == "night" && *c.SQ != c.SQMax {
			t.Fatalf("%s slept, and has %d SQ of %d", c.ID, *c.SQ, c.SQMax)
		}
		count("out", *c.HP <= 0)
		count("hurt", *c.HP < meters["HP"]+1)
		count("spent", *c.SQ < c.SQMax)
		count("bleeding", slices.ContainsFunc(c.Conditions, func(x flank.Affliction) bool { return x.Is == "bleeding" && x.Bleed > 0 }))
		count("woken", rest == "breather" && *c.HP > meters["HP"])
		count("rested", rest == "night" && *c.HP > meters["HP"])
		count("drunk", c.ID == "ann" && len(c.Carried) == 0)
	}
}

// adventure reads march.
func adventure(t *testing.T) *pack.Adventure {
	t.Helper()
	path := filepath.Join(t.TempDir(), "march.yaml")
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(march, "FIGHT", leg)), 0o600); err != nil {
		t.Fatal(err)
	}
	read, err := pack.New(ruleset.All()...).Adventure(path)
	if err != nil {
		t.Fatal(err)
	}
	return read
}

// ended is the first fight of march, over after these decrees.
func ended(t *testing.T, decrees ...table.Adjustment) *flank.Game {
	t.Helper()
	s := table.NewSession(adventure(t).Fights[0].Game, table.Options{})
	for _, a := range append(decrees, table.Adjustment{Do: "end", What: "party"}) {
		if err := s.Adjust(a); err != nil {
			t.Fatal(err)
		}
	}
	return s.Game().(*flank.Game)
}

// TestPinnedCarried: numbers and conditions that last are in the next sheet; those that end with the fight are not.
func TestPinnedCarried(t *testing.T) {
	set := func(who, what string, n int) table.Adjustment {
		return table.Adjustment{Do: "set", Who: who, What: what, Value: n}
	}
	give := func(who, what string) table.Adjustment { return table.Adjustment{Do: "add", Who: who, What: what} }
	from := ended(t, set("ann", "hp", 50), set("ben", "sq", 3), set("ann", "str_damage", 2), give("ann", "bleeding"), give("ann", "dehydrated"),
		give("ann", "crippled"), give("ann", "blind"), give("ben", "starving"), set("cat", "hp", -3))
	read := adventure(t)
	for rest, want := range map[string]struct {
		ann, cat, sq, str int
		conditions        []string
	}{
		"":         {50, -3, 3, 2, []string{"bleeding", "crippled", "dehydrated"}},
		"breather": {50, 1, 3, 2, []string{"crippled", "dehydrated"}},
		"night":    {64, 8, 12, 1, []string{"crippled", "dehydrated"}},
	} {
		next := read.Fights[1].Setup.(*flank.Setup)
		on, err := flank.Carry(next, from, read.Party, rest)
		if err != nil || !on {
			t.Fatalf("%q: continues %v, %v", rest, on, err)
		}
		by := map[string]*flank.Combatant{}
		for i := range next.Combatants {
			by[next.Combatants[i].ID] = &next.Combatants[i]
		}
		var conditions []string
		for _, x := range by["ann"].Conditions {
			conditions = append(conditions, x.Is)
		}
		if *by["ann"].HP != want.ann || *by["cat"].HP != want.cat || *by["ben"].SQ != want.sq || by["ann"].Damage["STR"] != want.str || !slices.Equal(conditions, want.conditions) {
			t.Errorf("%q: ann %d HP, STR damage %d, %v; ben %d SQ; cat %d HP; want %+v", rest, *by["ann"].HP, by["ann"].Damage["STR"], conditions, *by["ben"].SQ, *by["cat"].HP, want)
		}
		if x := by["ben"].Conditions; len(x) != 1 || x[0].Is != "starving" {
			t.Errorf("%q: ben is %v", rest, x)
		}
	}
}

// TestPinnedLeftBehind: who has died is in the next fight no more, nor is what names it: its marker on the map, unless something else is there, its
// place among the ambushers, and the conditions that are about it.
func TestPinnedLeftBehind(t *testing.T) {
	from := ended(t, table.Adjustment{Do: "set", Who: "cat", What: "hp", Value: -10})
	about := func(id string) flank.Affliction { return flank.Affliction{Is: "frightened", Of: id} }
	for _, tc := range []struct {
		name, at string
		change   func(s *flank.Setup)
		keeps    bool
	}{
		{name: "alone at its marker", at: "c", change: func(*flank.Setup) {}},
		{name: "beside a rat of the same marker", at: "r", change: func(*flank.Setup) {}, keeps: true},
		{name: "over a thing", at: "c", change: func(s *flank.Setup) { s.Ground = []flank.Lying{{Item: "rod", At: "b"}, {Item: "rod", At: "c"}} }, keeps: true},
		{name: "in the mist", at: "c", change: func(s *flank.Setup) { s.Features = []flank.Feature{{At: []string{"a", "c"}, Mist: true}} }, keeps: true},
		{name: "beside a thing and mist elsewhere", at: "c", change: func(s *flank.Setup) {
			s.Ground, s.Features = []flank.Lying{{Item: "rod", At: "b"}}, []flank.Feature{{At: []string{"a", "b"}, Mist: true}}
		}},
		{name: "at a place without marker", at: "3,0", change: func(*flank.Setup) {}, keeps: true},
	} {
		read := adventure(t)
		next := read.Fights[1].Setup.(*flank.Setup)
		drawn := next.Map.Squares[0]
		for i := range next.Combatants {
			switch c := &next.Combatants[i]; c.ID {
			case "cat":
				c.At = tc.at
			case "rat-1":
				c.Conditions = []flank.Affliction{about("cat"), about("ann"), {Is: "fatigued"}}
			}
		}
		tc.change(next)
		squares := next.Map.Squares
		if on, err := flank.Carry(next, from, read.Party, ""); err != nil || !on {
			t.Fatalf("%s: continues %v, %v", tc.name, on, err)
		}
		for _, c := range next.Combatants {
			if c.ID == "cat" {
				t.Errorf("%s: the dead come along", tc.name)
			}
			if want := []flank.Affliction{about("ann"), {Is: "fatigued"}}; c.ID == "rat-1" && !slices.Equal(c.Conditions, want) {
				t.Errorf("%s: a rat is %v, want %v", tc.name, c.Conditions, want)
			}
		}
		if !slices.Equal(next.Ambushers, []string{"ann"}) {
			t.Errorf("%s: %v are in ambush, want ann alone", tc.name, next.Ambushers)
		}
		want := drawn
		if !tc.keeps {
			want = strings.ReplaceAll(drawn, tc.at, ".")
		}
		if next.Map.Squares[0] != want || squares[0] != drawn {
			t.Errorf("%s: the map is\n%s\nwant\n%s\nand that of before\n%s", tc.name, next.Map.Squares[0], want, squares[0])
		}
	}
}

// TestPinnedCarryRefuses: a party continues only if its side has won and somebody can fight; a rest that does not exist is an error.
func TestPinnedCarryRefuses(t *testing.T) {
	read := adventure(t)
	start := read.Fights[0].Game.(*flank.Game)
	if _, err := flank.Carry(nil, start, read.Party, ""); err == nil || !strings.Contains(err.Error(), "is not over") {
		t.Errorf("a fight that is not over: %v", err)
	}
	if _, err := flank.Carry(nil, ended(t), read.Party, "nap"); err == nil || !strings.Contains(err.Error(), `no rest "nap"`) {
		t.Errorf("an unknown rest: %v", err)
	}
	if on, err := flank.Carry(nil, ended(t), read.Party, ""); !on || err != nil {
		t.Errorf("after the last fight: %v, %v", on, err)
	}
	down := func(n int) []table.Adjustment {
		var out []table.Adjustment
		for _, id := range []string{"ann", "ben", "cat"} {
			out = append(out, table.Adjustment{Do: "set", Who: id, What: "hp", Value: n})
		}
		return out
	}
	s := table.NewSession(start, table.Options{})
	for _, a := range append(down(0)[:2], table.Adjustment{Do: "end", What: "rats"}) {
		if err := s.Adjust(a); err != nil {
			t.Fatal(err)
		}
	}
	if on, _ := flank.Carry(nil, s.Game().(*flank.Game), read.Party, ""); on {
		t.Error("a party that has lost continues")
	}
}
