package pack_test

import (
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// ended is a fight that is over, with what it has reached besides a victory.
type ended struct {
	table.Game
	winner  table.Result
	reached []string
}

func (g ended) Over() (table.Result, bool) { return g.winner, true }

// forkToy is the toy with words to reach: each fight can find a key and wake the dragon. Every party continues.
func forkToy() ruleset.Ruleset {
	rs := toy()
	rs.Rests = []string{"quick", "full"}
	rs.Carry = func(next any, _ table.Game, _ []string, rest string) (bool, error) {
		if next != nil {
			next.(*toySetup).Name += " after " + rest
		}
		return true, nil
	}
	rs.Reached = func(from table.Game) (reached, all []string) {
		if g, ok := from.(ended); ok {
			reached = g.reached
		}
		return reached, []string{"key", "dragon"}
	}
	return rs
}

const fork = `ruleset: toy
name: The Fork
party: [{id: mara, side: red, hp: 12}]
play:
  - {encounter: {name: Gate, combatants: [{id: x, side: red, at: g}, {id: gob, side: blue, at: h}]}, as: gate}
  - rest: quick
  - {encounter: {name: Cave, combatants: [{id: gob, side: blue, at: h}]}, at: a, as: under, if: gate.key, unless: gate.dragon}
  - {encounter: {name: Cave with a dragon, combatants: [{id: gob, side: blue, at: h}]}, at: a, as: under, if: [gate.key, gate.dragon]}
  - rest: full
  - {encounter: {name: Bridge, combatants: [{id: gob, side: blue, at: h}]}, at: a, as: over, unless: [gate, under]}
  - {encounter: {name: Shore, combatants: [{id: gob, side: blue, at: h}]}, at: a, unless: [over]}
`

func forkLibrary(t *testing.T) *pack.Library {
	t.Helper()
	l := pack.New(forkToy())
	if err := l.AddBundle(fstest.MapFS{"toy/stock.yaml": {Data: []byte(stock)}}); err != nil {
		t.Fatal(err)
	}
	return l
}

// TestAdventureTerms: a fight whose terms do not hold is skipped, the last rest before the next fight counts, and what has been reached
// stays reached; all of it from the plan of a record too.
func TestAdventureTerms(t *testing.T) {
	read, err := forkLibrary(t).Adventure(write(t, "fork.yaml", fork))
	if err != nil {
		t.Fatal(err)
	}
	plan, err := read.Plan()
	if err != nil {
		t.Fatal(err)
	}
	planned, err := pack.DecodeAdventure(forkToy(), &plan)
	if err != nil {
		t.Fatal(err)
	}
	if n := read.Scenes(); n != 4 || plan.Scenes() != 4 {
		t.Errorf("%d scenes, expected 4: both caves are one", n)
	}
	const red, blue = 0, 1
	type end struct {
		winner  table.Result
		reached []string
	}
	for name, test := range map[string]struct {
		ends []end
		want []string
	}{
		"won":           {[]end{{red, nil}, {red, nil}}, []string{"Shore after full"}},
		"lost":          {[]end{{blue, nil}, {blue, nil}, {red, nil}}, []string{"Bridge after full", "Shore after "}},
		"lost, and won": {[]end{{table.Draw, nil}, {red, nil}}, []string{"Bridge after full"}},
		"key":           {[]end{{red, []string{"key"}}, {blue, []string{"dragon"}}, {red, nil}}, []string{"Cave after quick", "Shore after full"}},
		"dragon":        {[]end{{blue, []string{"key", "dragon"}}, {red, nil}, {red, nil}}, []string{"Cave with a dragon after quick", "Shore after full"}},
	} {
		for from, a := range map[string]*pack.Adventure{"read": read, "planned": planned} {
			var got []string
			at := table.Progress{}
			for _, e := range test.ends {
				to, next, on, err := a.Next(at, ended{a.Fights[at.Fight].Game, e.winner, e.reached})
				if err != nil || !on {
					t.Fatalf("%s, %s: %v, %v", name, from, on, err)
				}
				if at = to; next == nil {
					break
				}
				got = append(got, next.(*toySetup).Name)
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("%s, %s: %s", name, from, diff)
			}
			if at.Fight != len(a.Fights) {
				t.Errorf("%s, %s: at fight %d, expected the end", name, from, at.Fight)
			}
		}
	}
}

func TestAdventureTermsMistakes(t *testing.T) {
	const head = "ruleset: toy\nparty: [{id: m, side: red, hp: 9}]\nplay:\n"
	const foe = "encounter: {combatants: [{id: gob, side: blue, at: h}]}, at: a"
	tests := map[string]struct {
		play string
		want []string
	}{
		"first":   {"- {" + foe + ", if: x}\n", []string{"x.yaml:4:3: an adventure begins with an encounter that is always played; expected no if: or unless: here"}},
		"no name": {"- {" + foe + "}\n- {" + foe + ", unless: x}\n", []string{"x.yaml:5:76: no encounter before this one has a name; expected as: NAME beside the one that is meant"}},
		"typo": {
			"- {" + foe + ", as: gate}\n- {" + foe + ", if: [gate, gate.kee, gaet]}\n",
			[]string{
				`x.yaml:5:79: nothing before this encounter reaches "gate.kee"; did you mean "gate.key"?`,
				`x.yaml:5:89: nothing before this encounter reaches "gaet"; did you mean "gate"?`,
			},
		},
		"itself": {"- {" + foe + ", as: gate}\n- {" + foe + ", as: x, if: x}\n", []string{`x.yaml:5:79: nothing before this encounter reaches "x"; expected one of gate.key, gate.dragon, gate`}},
		"names":  {"- {" + foe + ", as: The Gate}\n", []string{`x.yaml:4:72: found the text "The Gate"; expected a short name of lower-case letters, digits, - and _, such as gate`}},
		"a rest": {"- {" + foe + "}\n- {rest: full, if: x}\n", []string{"x.yaml:5:3: expected encounter: (with at:, keep:, as:, if: and unless:), or rest: alone"}},
		"behind a mistake": {
			"- {encounter: {combatants: [{id: gob, side: blue, at: h, hpp: 1}]}, at: a, as: gate}\n- {" + foe + ", if: [gate.door]}\n",
			[]string{`x.yaml:4:58: unknown key "hpp"; did you mean "hp"?`},
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			path := write(t, "file.yaml", head+test.play)
			_, err := forkLibrary(t).Adventure(path)
			if diff := cmp.Diff(test.want, lines(err, path)); diff != "" {
				t.Error(diff)
			}
		})
	}
}
