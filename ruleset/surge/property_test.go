package surge_test

import (
	"testing"

	"fray/ruleset/rulestest/property"
	"fray/ruleset/surge"
	"fray/ruleset/surge/rule"
	"fray/table"
)

// kit is what surge brings to the properties that hold for every ruleset.
func kit() *property.Kit {
	return &property.Kit{
		Ruleset: "surge", Setup: func(s *property.Source) any { return encounter(s) },
		Words: []string{
			"", "x", "c0", "t0", "0,0", "1,1", "99,-99", "heroes", "gm", "neutral", "sword", "unarmed", "hall", "combat", "conflict", "challenge", "lore_magic",
			"melee", "lore_", "attitude", "reach", "protect", "hold", "helpful", "prone", "fatigue", "slam_all", "surge", "gossip", "6", "360", "1000", "-1", "0", "a:b",
		},
		Sheets:    sheets(),
		FallenAct: true, Fights: 100,
		Teaches: func(e *table.Event) bool {
			switch e.Rule {
			case rule.AssessAppraisal, rule.AssessFail, rule.QuickStudy, rule.DestinyInspiration, rule.ReadyDeclare:
				return true
			default:
				return false
			}
		},
	}
}

func TestProperties(t *testing.T) { property.Check(t, kit()) }

func TestState(t *testing.T) { property.CheckState(t, kit()) }

// FuzzPlay plays an encounter, or a mutant of one, by bytes.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{}, uint64(1), false)
	f.Add([]byte{8, 6, 1, 3, 200, 7, 0, 0, 255, 4, 9, 31, 77}, uint64(2), true)
	f.Fuzz(func(t *testing.T, data []byte, seed uint64, nonsense bool) {
		property.Fuzz(t, kit(), data, seed, nonsense)
	})
}

// sheets are what newcomers bring, good and bad.
func sheets() []string {
	return []string{
		`{"combatants":[{"id":"x","side":"heroes"}]}`,
		`{"ruleset":"surge","combatants":[{"id":"x","name":"Late","side":"foes","seat":"gm","initiative":3,"attacks":["hook"],"held":["rake"]}],` +
			`"attacks":{"hook":{"rank":4,"object":"rake"}},"objects":{"rake":{"hands_used":2}}}`,
		`{"combatants":[{"id":"x","side":"heroes","hero":true,"wounds":[1,2],"conditions":["prone"],"skills":{"melee":4},"abilities":["glare"]}],` +
			`"abilities":{"glare":{"range":"court","effect":"affliction","rank":3,"conditions":["dazed","stunned","controlled"]}}}`,
		`{"combatants":[{"id":"x","side":"mauve"}]}`, `{"combatants":[{"id":"x","side":"heroes","seat":"nowhere"}]}`,
		`{"combatants":[{"id":"x","side":"heroes"},{"id":"y","side":"heroes"}]}`, `{"combatants":[{"id":"x","side":"heroes","at":"1,1"}]}`,
		`{"combatants":[{"id":"x","side":"heroes","hidden":true}]}`, `{"max_rounds":3,"combatants":[{"id":"x","side":"heroes"}]}`,
		`{"combatants":[{"id":"x","side":"heroes","size":9}]}`, `{}`, `[]`, `{"wings":2}`, "null",
	}
}

// FuzzJoin has somebody join by any sheet: it is there, sound and last, or nothing has changed.
func FuzzJoin(f *testing.F) {
	for i, sheet := range sheets() {
		f.Add(sheet, "n0", i%2 == 0)
	}
	f.Add(sheets()[0], "r1", false)
	f.Add(sheets()[0], "two words", true)
	f.Fuzz(func(t *testing.T, sheet, id string, reserve bool) {
		a := table.Adjustment{Do: "join", Who: id, At: "5,5", Sheet: sheet}
		if reserve {
			a.Do = "reserve"
		}
		property.Join(t, newGame(t, skirmish()), a)
	})
}

// FuzzReadState reads any bytes as a state, beginning with those of encounters with a newcomer and without.
func FuzzReadState(f *testing.F) {
	start := newGame(f, skirmish())
	g := start.Clone().(*surge.Game)
	f.Add(g.AppendState(nil))
	tb := &table.Table{Answers: &property.Roller{T: f}}
	for range 12 {
		tb.Beat(g)
		f.Add(g.AppendState(nil))
	}
	if err := g.Adjust(tb, table.Adjustment{Do: "join", Who: "n1", At: "5,5", Sheet: sheets()[1]}); err != nil {
		f.Fatal(err)
	}
	f.Add(g.AppendState(nil))
	f.Fuzz(func(t *testing.T, state []byte) { property.FuzzState(t, start, state) })
}

// TestCombatHasShortRounds refuses a Combat in rounds of six minutes (surge.encounter.types).
func TestCombatHasShortRounds(t *testing.T) {
	s := skirmish()
	s.RoundSeconds = 360
	_, problems := surge.New(s)
	if len(problems) != 1 || problems[0].Path != "round_seconds" {
		t.Errorf("found %v, expected one problem at round_seconds", problems)
	}
}

// newGame makes a game of a setup that is valid.
func newGame(t testing.TB, s *surge.Setup) *surge.Game {
	g, problems := surge.New(s)
	for _, p := range problems {
		t.Fatal(p)
	}
	return g
}

// skirmish is a small Combat.
func skirmish() *surge.Setup {
	return &surge.Setup{
		Ruleset: "surge", Name: "skirmish", Map: surge.Ground{Size: []int{9, 9}},
		Combatants: []surge.Combatant{
			{ID: "a", Side: "heroes", At: "1,1", Hero: true, Skills: map[string]int{"melee": 5}, Toughness: 3},
			{ID: "b", Side: "foes", At: "4,4", Skills: map[string]int{"melee": 5}, Toughness: 3, Attacks: []string{"claw"}},
		},
		Attacks: map[string]surge.Attack{"claw": {Rank: 5}},
	}
}
