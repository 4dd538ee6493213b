package pack_test

import (
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"fray/pack"
	"fray/table"
)

// scenario reads a scenario of the toy.
func scenario(t *testing.T, text string) *pack.Scenario {
	t.Helper()
	return toyLibrary(t, nil).Scenario(fstest.MapFS{"s.yaml": {Data: []byte(text)}}, "s.yaml", "x.yaml")
}

func TestScenario(t *testing.T) {
	s := scenario(t, `ruleset: toy
cases:
  - name: goblins miss
    rules: [toy.hit, toy.miss]
    case: Given a goblin, it misses.
    encounter: {combatants: [{creature: goblin, id: g, side: a, at: a}, {id: o, side: b, at: b}]}
    dice: [5, 10]
    given: [{do: set, who: g, what: hp, value: 3, at: a, why: so, turn: o, round: 2}, {o: ready, dice: [4]}]
    script:
      - g: attack o
        dice: [1]
      - expect: [{g.hp: 3, asked: gm}]
      - gm: yes
      - anyone: go
        note: At them!
      - red: stay
      - decree: {do: join, who: late, what: g, at: c}
        dice: [2]
      - late: dance
    expect:
      - {order: [g, o], round: 2}
      - {in_order: [a, b], times: {a b: 2}, since: script}
      - beside: {g: [o, x], o: []}
      - cell: {"1,0": sword, "2,0": [axe, bow], "3,0": []}
      - o.is: prone
      - track: {dread: -2}
`)
	if err := s.Errors().Err(); err != nil {
		t.Fatal(err)
	}
	want := pack.Case{
		Name: "goblins miss", About: "Given a goblin, it misses.", Line: 3, Rules: []string{"toy.hit", "toy.miss"}, Dice: []int32{5, 10},
		Given: []pack.Given{
			{Line: 8, Decree: &table.Adjustment{Do: "set", Who: "g", What: "hp", Value: 3, At: "a", Why: "so"}, Turn: "o", Round: 2},
			{Line: 8, Answer: &pack.Step{Line: 8, Who: "o", Answer: "ready", Dice: []int32{4}}},
		},
		Script: []pack.Step{
			{Line: 10, Who: "g", Answer: "attack o", Dice: []int32{1}},
			{Line: 12, Expect: []pack.Check{{Line: 12, Who: "g", What: "hp", Number: 3}, {Line: 12, What: "asked", Texts: []string{"gm"}}}},
			{Line: 13, Who: "gm", Answer: "yes"},
			{Line: 14, Who: "anyone", Answer: "go", Note: "At them!"},
			{Line: 16, Who: "red", Answer: "stay"},
			{Line: 17, Decree: &table.Adjustment{Do: "join", Who: "late", What: "g", At: "c"}, Dice: []int32{2}},
			{Line: 19, Who: "late", Answer: "dance"},
		},
		Expect: []pack.Check{
			{Line: 21, What: "order", Texts: []string{"g", "o"}},
			{Line: 21, What: "round", Number: 2},
			{Line: 22, What: "in_order", Texts: []string{"a", "b"}, Since: "script"},
			{Line: 22, What: "times", Pairs: []pack.Pair{{Key: "a b", Value: "2"}}, Since: "script"},
			{Line: 23, Who: "g", What: "beside", Texts: []string{"o", "x"}},
			{Line: 23, Who: "o", What: "beside", Texts: []string{}},
			{Line: 24, What: "cell", Pairs: []pack.Pair{
				{Key: "1,0", Value: "sword"}, {Key: "2,0", Value: "axe"}, {Key: "2,0", Value: "bow"}, {Key: "3,0"},
			}},
			{Line: 25, Who: "o", What: "is", Texts: []string{"prone"}},
			{Line: 26, What: "track", Pairs: []pack.Pair{{Key: "dread", Value: "-2"}}},
		},
	}
	got := s.Cases[0]
	if diff := cmp.Diff(want, got, cmpopts.IgnoreFields(pack.Case{}, "Encounter")); diff != "" {
		t.Error(diff)
	}
	if setup := got.Encounter.Setup.(*toySetup); setup.Ruleset != "toy" || len(setup.Items) != 3 || got.Encounter.Game == nil {
		t.Errorf("found %+v, expected the goblin's things and a game", setup)
	}
}

// TestScenarioAlone: a file may be one case by itself, with its ruleset beside it or in the encounter, and the file's name.
func TestScenarioAlone(t *testing.T) {
	const rest = `
rules: [toy.hit]
script: [{g: attack o, dice: [1]}]
expect: [{round: 2}]
`
	for name, text := range map[string]string{
		"x": "ruleset: toy\nencounter: {combatants: [{creature: goblin, id: g, side: a, at: a}, {id: o, side: b, at: b}]}" + rest,
		"y": "name: y\nencounter: {ruleset: toy, combatants: [{creature: goblin, id: g, side: a, at: a}, {id: o, side: b, at: b}]}" + rest,
	} {
		s := scenario(t, text)
		if err := s.Errors().Err(); err != nil {
			t.Fatal(err)
		}
		if len(s.Cases) != 1 || s.Cases[0].Name != name || len(s.Cases[0].Script) != 1 {
			t.Errorf("found %+v, expected the one case %s", s.Cases, name)
		}
	}
	if err := scenario(t, "encounter: {combatants: []}"+rest).Errors().Err(); err == nil {
		t.Error("a case without a ruleset is taken")
	}
}

func TestScenarioMistakes(t *testing.T) {
	s := scenario(t, `ruleset: toy
case: []
cases:
  - name: one
    rules: [toy.hti]
    encounter: {combatants: [{id: g, side: a, at: a, hp: 0}]}
    dice: 5
    given: [{do: set, wat: hp}]
    script:
      - g: attack
        die: [1]
      - dice: [1]
      - expect: [{asked: h}, word]
        g: end
      - just this
      - h: ~
      - {note: Oh., expect: [{times: {a: -1, b: b, c: [1]}}]}
      - {g: end, note: []}
      - expect: [{beside: {h: g}}, {beside: g}, {beside: {g: {}}}, {times: 3}, {over: []}, {g.at: []}]
    expect: [{ask: g}, {g.hp: none}, {asks: turns}, {said: toy.mis}, {blocked: [x]}, {blocked: {x: toy.hitt}}, {view: {sea: red}}, {logged: {}}]
  - name: one
    encounter: word
  - word
`)
	want := []string{
		`x.yaml:2:1: unknown key "case"; did you mean "cases"?`,
		`x.yaml:5:13: there is no rule "toy.hti" in the book of toy; did you mean "toy.hit"?`,
		`x.yaml:6:58: hp: expected at least 1`,
		`x.yaml:7:11: dice: found the number 5; expected a list of whole numbers`,
		`x.yaml:8:23: unknown key "wat"; did you mean "what"?`,
		`x.yaml:11:9: a second answer in one step; expected a separate step`,
		`x.yaml:12:9: dice belong to an answer or a decree; expected WHO: ANSWER or decree: beside them`,
		`x.yaml:12:9: expected a step to be WHO: ANSWER, decree: and what the GM decrees, or expect: and a list of checks`,
		`x.yaml:13:9: expected a step to be WHO: ANSWER, decree: and what the GM decrees, or expect: and a list of checks`,
		`x.yaml:13:30: found the text "word"; expected a check such as goblin.hp: 7`,
		`x.yaml:15:9: found the text "just this"; expected WHO: ANSWER, decree: and what the GM decrees, or expect: and a list of checks`,
		`x.yaml:16:12: found nothing; expected a text`,
		`x.yaml:17:10: a note belongs to an answer; expected WHO: ANSWER beside it`,
		`x.yaml:17:42: found the number -1; expected how often, a whole number from 0`,
		`x.yaml:17:49: found the text "b"; expected how often, a whole number from 0`,
		`x.yaml:17:55: found a list; expected a text`,
		`x.yaml:18:24: found a list; expected a text`,
		`x.yaml:19:45: found the text "g"; expected a mapping of combatants to lists`,
		`x.yaml:19:62: found a mapping; expected a text`,
		`x.yaml:19:76: found the number 3; expected a mapping`,
		`x.yaml:19:87: found an empty list; expected a text`,
		`x.yaml:19:99: found an empty list; expected a text`,
		`x.yaml:20:15: unknown check "ask"; did you mean "asks"?`,
		`x.yaml:20:31: found the text "none"; expected a whole number from -1000000 to 1000000`,
		`x.yaml:20:45: there is no kind of question "turns"; did you mean "turn"?`,
		`x.yaml:20:60: there is no rule "toy.mis" in the book of toy; did you mean "toy.miss"?`,
		`x.yaml:20:80: found a list; expected a mapping`,
		`x.yaml:20:100: there is no rule "toy.hitt" in the book of toy; did you mean "toy.hit"?`,
		`x.yaml:20:120: unknown key "sea"; expected one of seat, has, lacks`,
		`x.yaml:20:141: found a mapping; expected a text`,
		`x.yaml:21:5: expect: is missing; expected at least one check`,
		`x.yaml:21:5: rules: is missing; expected the ids of the rules that the case proves`,
		`x.yaml:21:5: the case on line 4 is called "one" too; expected a unique name`,
		`x.yaml:22:16: found the text "word"; expected a mapping with combatants`,
		`x.yaml:23:5: found the text "word"; expected a mapping with name, rules, case, like, encounter, dice, given, script, expect`,
	}
	if diff := cmp.Diff(want, lines(s.Errors(), "")); diff != "" {
		t.Error(diff)
	}
}

// TestScenarioKnowsWho: names are checked against the cast.
func TestScenarioKnowsWho(t *testing.T) {
	s := scenario(t, `ruleset: toy
cases:
  - name: one
    rules: [toy.hit]
    encounter: {combatants: [{id: goblin, side: a, at: a}]}
    script: [{gobin: end}, {gm: yes}, {anyone: yes}, {ret: no}, {red: no}]
    expect: [{gobli.hp: 3}, {turn: gobln}, {beside: {gobln: goblin}}, {asked: [gm, red, anyon]}, {red.hp: 3}, {turn: gm}, {asked: anyone}]
`)
	want := []string{
		`x.yaml:6:15: there is nobody called "gobin"; did you mean "goblin"?`,
		`x.yaml:6:55: there is nobody called "ret"; did you mean "red"?`,
		`x.yaml:7:15: there is nobody called "gobli"; did you mean "goblin"?`,
		`x.yaml:7:36: there is nobody called "gobln"; did you mean "goblin"?`,
		`x.yaml:7:54: there is nobody called "gobln"; did you mean "goblin"?`,
		`x.yaml:7:89: there is nobody called "anyon"; expected one of gm, red, goblin`,
		`x.yaml:7:99: there is nobody called "red"; expected one of goblin`,
		`x.yaml:7:118: there is nobody called "gm"; expected one of goblin`,
		`x.yaml:7:131: there is nobody called "anyone"; expected one of gm, red, goblin`,
	}
	if diff := cmp.Diff(want, lines(s.Errors(), "")); diff != "" {
		t.Error(diff)
	}
}

// TestScenarioMistakesOfGiven: what may stand in given, with since, in a cell and as a track.
func TestScenarioMistakesOfGiven(t *testing.T) {
	s := scenario(t, `ruleset: toy
cases:
  - name: one
    rules: [toy.hit]
    encounter: {combatants: [{creature: goblin, id: g, side: a, at: a}, {id: o, side: b, at: b}]}
    given:
      - {do: set, turn: h, round: 0}
      - {do: set, rund: 1}
      - expect: [{round: 1}]
      - {g: end, turn: o}
      - word
    expect:
      - {logged: a, since: turn}
      - {g.hp: 3, since: script}
      - {said: toy.hit, since: []}
      - {track: {dread: much}}
      - {cell: {a: [sword, {}]}}
      - {cell: sword}
`)
	want := []string{
		`x.yaml:7:25: there is nobody called "h"; did you mean "g"?`,
		`x.yaml:7:35: found the number 0; expected a round, a whole number from 1`,
		`x.yaml:8:19: unknown key "rund"; expected one of do, who, what, value, at, why, sheet`,
		`x.yaml:9:9: expected do: and what the GM decrees, or WHO: ANSWER`,
		`x.yaml:10:18: a second answer in one step; expected a separate step`,
		`x.yaml:11:9: found the text "word"; expected WHO: ANSWER, decree: and what the GM decrees, or expect: and a list of checks`,
		`x.yaml:13:28: found the text "turn"; expected one of script, step`,
		`x.yaml:14:19: since belongs to a check of the log; expected said, not_said, rolled, logged, in_order or times beside it`,
		`x.yaml:15:32: found a list; expected a text`,
		`x.yaml:16:25: found the text "much"; expected a whole number`,
		`x.yaml:17:28: found a mapping; expected a text`,
		`x.yaml:18:16: found the text "sword"; expected a mapping of cells to items`,
	}
	if diff := cmp.Diff(want, lines(s.Errors(), "")); diff != "" {
		t.Error(diff)
	}
}

// TestScenarioLike: a case takes the encounter of a case above it, and changes keys and combatants of it.
func TestScenarioLike(t *testing.T) {
	s := scenario(t, `ruleset: toy
cases:
  - name: one
    rules: [toy.hit]
    encounter: {name: hill, combatants: [{creature: goblin, id: g, side: a, at: a}, {id: o, side: b, at: b, hp: 4}]}
    expect: [{round: 1}]
  - {name: two, rules: [toy.hit], like: one, expect: [{round: 1}]}
  - name: three
    rules: [toy.hit]
    like: two
    encounter: {max_rounds: 3, combatants: [{id: o, at: c}, {id: p, side: b, at: b}]}
    expect: [{p.hp: 1}]
`)
	if err := s.Errors().Err(); err != nil {
		t.Fatal(err)
	}
	one, two, three := s.Cases[0].Encounter.Setup.(*toySetup), s.Cases[1].Encounter.Setup.(*toySetup), s.Cases[2].Encounter.Setup.(*toySetup)
	if diff := cmp.Diff(one, two); diff != "" {
		t.Error(diff)
	}
	if three.Name != "hill" || three.Rounds != 3 || len(three.Combatants) != 3 {
		t.Fatalf("found %+v, expected the hill with three combatants and three rounds", three)
	}
	if o := three.Combatants[1]; o.ID != "o" || o.At != "c" || o.Side != "b" || o.HP == nil || *o.HP != 4 {
		t.Errorf("found %+v, expected o moved to c and nothing else changed", o)
	}
	if g, p := three.Combatants[0], three.Combatants[2]; g.ID != "g" || g.At != "a" || p.ID != "p" {
		t.Errorf("found %+v and %+v, expected g unchanged and p added", g, p)
	}
}

func TestScenarioLikeMistakes(t *testing.T) {
	s := scenario(t, `ruleset: toy
cases:
  - {name: first, rules: [toy.hit], like: second, expect: [{round: 1}]}
  - {name: second, rules: [toy.hit], encounter: {combatants: [{id: o, side: b, at: b}]}, expect: [{round: 1}]}
  - {name: third, rules: [toy.hit], like: secund, expect: [{round: 1}]}
  - {name: fourth, rules: [toy.hit], like: [second], expect: [{round: 1}]}
  - {name: fifth, rules: [toy.hit], like: third, expect: [{round: 1}]}
  - {name: sixth, rules: [toy.hit], expect: [{round: 1}]}
  - {name: seventh, rules: [toy.hit], like: second, encounter: word, expect: [{round: 1}]}
`)
	want := []string{
		`x.yaml:3:43: there is no case "second" above; expected the name of a case above`,
		`x.yaml:5:43: there is no case "secund" above; expected the name of a case above; did you mean "second"?`,
		`x.yaml:6:44: found a list; expected the name of a case above`,
		`x.yaml:8:5: encounter: is missing; expected a mapping with combatants, or like: and the name of a case above`,
		`x.yaml:9:64: found the text "word"; expected a mapping with combatants`,
	}
	if diff := cmp.Diff(want, lines(s.Errors(), "")); diff != "" {
		t.Error(diff)
	}
}
