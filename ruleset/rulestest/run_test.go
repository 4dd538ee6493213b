package rulestest_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"fray/pack"
	"fray/ruleset/rulestest"
	"fray/table"
)

// header is the case that every test below varies: fighter-1 in b11 begins, goblin-1 stands beside it in c11 with 7 HP.
const header = `
ruleset: duel
cases:
  - name: a blow
    rules: [duel.attack, duel.reach]
    encounter: {fighters: 1, goblins: 1}
    dice: [15, 5]
    given: [{do: place, who: goblin-1, at: c11}]
`

const good = header + `
    script:
      - expect: [{asked: fighter-1}, {goblin-1.at: c11}, {goblin-1.hp: 7}, {round: 1}, {turn: fighter-1}]
      - fighter-1: attack goblin-1
        dice: [15, 3]
      - fighter-1: move to b12
      - expect: {order: [fighter-1, goblin-1], asks: turn}
      - fighter-1: end
      - goblin-1: move:c12
    expect:
      - goblin-1.hp: 1
      - goblin-1.at: c12
      - fighter-1.hp: 13
      - goblin-1.not: down
      - goblin-1.lacks: sword
      - asked: goblin-1
      - asks: turn
      - asks_rule: duel.turn
      - default: end
      - offered: attack fighter-1
        not_offered: attack goblin-1
      - said: [duel.attack, duel.move]
        not_said: duel.over
      - rolled: fighter-1 rolls 20
      - logged: goblin-1 loses 6 hit points
      - over: no
      - view: {seat: red, has: goblin-1.hp}
      - view: {seat: red, lacks: goblin-1.sheet}
`

func TestGoodCase(t *testing.T) {
	r := run(t, good, rulestest.Options{})
	want := rulestest.Report{Cases: 1, Failures: []rulestest.Failure{}, Proved: []string{"duel.attack", "duel.reach"}}
	if diff := cmp.Diff(want, r); diff != "" {
		t.Error(diff)
	}
}

// TestFailures changes one thing at a time, and wants it found: the line, and words of the reason.
func TestFailures(t *testing.T) {
	tests := []struct {
		name, rest string
		line       int
		why        []string
	}{
		{"missing die", "script: [{fighter-1: attack goblin-1, dice: [15]}]", 9, []string{"a die is missing", "1d8", "[] is left"}},
		{"leftover die", "script: [{fighter-1: attack goblin-1, dice: [2, 3]}]", 9, []string{"[3] are left over", "fighter-1 misses goblin-1", "open: fighter-1 is asked"}},
		{"die out of range", "script: [{fighter-1: attack goblin-1, dice: [21]}]", 9, []string{"die 1 shows 21", "1d20"}},
		{"die zero", "script: [{fighter-1: attack goblin-1, dice: [0]}]", 9, []string{"die 1 shows 0"}},
		{"somebody else", "script: [{goblin-1: end}]", 9, []string{"goblin-1 is not asked", "open: fighter-1 is asked (turn, duel.turn)", "attack:goblin-1"}},
		{"the gm", "script: [{gm: end}]", 9, []string{"gm is not asked"}},
		{"no such option", "script: [{fighter-1: dance}]", 9, []string{"no open option fits", "end", "move:CELL   a5", "b12"}},
		{"blocked option", "script: [{fighter-1: attack goblin-1, dice: [2]}, {fighter-1: attack goblin-1}]", 9, []string{"no open option fits", "blocked: attack:goblin-1", "duel.action"}},
		{"ambiguous", "script: [{fighter-1: move}]", 9, []string{"options fit", "move:a5 (move to a5)", "move:h17 (move to h17)"}},
		{"after the end", "script: [{fighter-1: attack goblin-1, dice: [15, 8]}, {fighter-1: end}]", 9, []string{"nobody is asked anything", "the fight is over", "goblin-1 falls"}},
		{"meter", "expect: [{goblin-1.hp: 6}]", 9, []string{"expected goblin-1.hp: 6, found 7"}},
		{"no meter", "expect: [{goblin-1.mana: 6}]", 9, []string{`no meter "mana"`, "it has hp"}},
		{"place", "expect: [{goblin-1.at: d11}]", 9, []string{"expected goblin-1 at d11, found at c11"}},
		{"tag", "expect: [{goblin-1.is: prone}]", 9, []string{"expected goblin-1.is: prone, found nothing"}},
		{"tag not", "script: [{fighter-1: attack goblin-1, dice: [15, 8]}]\n    expect: [{goblin-1.not: down}]", 10, []string{"expected goblin-1.not: down, found down"}},
		{"holds", "expect: [{goblin-1.holds: sword}]", 9, []string{"expected goblin-1.holds: sword, found nothing"}},
		{"asked", "expect: [{asked: goblin-1}]", 9, []string{"expected asked: goblin-1, found fighter-1"}},
		{"asks", "expect: [{asks: opportunity}]", 9, []string{"expected asks: opportunity, found turn"}},
		{"asks_rule", "expect: [{asks_rule: duel.reach}]", 9, []string{"found duel.turn"}},
		{"default", "expect: [{default: attack goblin-1}]", 9, []string{"expected default: attack goblin-1, found end"}},
		{"round", "expect: [{round: 2}]", 9, []string{"expected round 2, found 1"}},
		{"turn", "expect: [{turn: goblin-1}]", 9, []string{"expected turn: goblin-1, found fighter-1"}},
		{"order", "expect: [{order: [goblin-1, fighter-1]}]", 9, []string{"expected order: goblin-1, fighter-1, found fighter-1, goblin-1"}},
		{"over", "expect: [{over: goblins}]", 9, []string{"expected over: goblins, found no"}},
		{"winner", "script: [{fighter-1: attack goblin-1, dice: [15, 8]}]\n    expect: [{over: draw}]", 10, []string{"expected over: draw, found fighters"}},
		{"offered", "expect: [{offered: dance}]", 9, []string{`expected "dance" to be offered`}},
		{"not offered", "expect: [{not_offered: attack goblin-1}]", 9, []string{"attack:goblin-1", "fits"}},
		{"blocked", "expect: [{blocked: {attack goblin-1: duel.reach}}]", 9, []string{"to be blocked by duel.reach, found nothing"}},
		{"said", "script: [{fighter-1: end}]\n    expect: [{said: duel.initiative, since: script}]", 10, []string{"expected said: duel.initiative", "goblin-1's turn"}},
		{"not said", "script: [{fighter-1: end}]\n    expect: [{not_said: duel.turn}]", 10, []string{"expected not_said: duel.turn"}},
		{"rolled", "script: [{fighter-1: end}]\n    expect: [{rolled: goblin-1, since: script}]", 10, []string{`expected rolled: "goblin-1", found nothing`}},
		{"logged", "expect: [{logged: dances}]", 9, []string{`expected logged: "dances"`}},
		{"cell", "expect: [{cell: {a1: sword}}]", 9, []string{"expected sword in a1, found nothing"}},
		{"no cell", "expect: [{cell: {z99: sword}}]", 9, []string{"no cell z99"}},
		{"view", "expect: [{view: {seat: red, lacks: goblin-1.hp}}]", 9, []string{"expected the view of red to lack goblin-1.hp"}},
		{"view of nobody", "expect: [{view: {seat: red, lacks: gobin-1.sheet}}]", 9, []string{`no combatant "gobin-1"`}},
		{"view of no part", "expect: [{view: {seat: red, lacks: goblin-1.shet}}]", 9, []string{`no part "shet"`, `did you mean "sheet"?`}},
		{"no seat", "expect: [{view: {seat: green, has: goblin-1}}]", 9, []string{"no such seat", "gm, red, blue"}},
		{"check on the way", "script:\n      - expect: [{goblin-1.hp: 1}]", 10, []string{"found 7"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			text := header + "    " + test.rest
			if !strings.Contains(text, "    expect:") {
				text += "\n    expect: [{over: draw}]"
			}
			r := run(t, text, rulestest.Options{})
			if r.Failed != 1 || len(r.Failures) == 0 {
				t.Fatalf("the case passes: %+v", r)
			}
			f := r.Failures[0]
			if f.Line != test.line || f.File != "scenarios/one.yaml" || f.Case != "a blow" {
				t.Errorf("found at %s:%d in %q, expected line %d", f.File, f.Line, f.Case, test.line)
			}
			for _, want := range test.why {
				if !strings.Contains(f.Why, want) {
					t.Errorf("expected %q in:\n%s", want, f.Why)
				}
			}
		})
	}
}

func TestGivenNeedsATurn(t *testing.T) {
	text := strings.Replace(header, "at: c11", "at: p1", 1)
	r := run(t, text+"    expect: [{goblin-1.hp: 7}]", rulestest.Options{})
	if len(r.Failures) != 1 || r.Failures[0].Line != 8 || !strings.Contains(r.Failures[0].Why, "no free cell p1") {
		t.Errorf("found %v, expected the decree on line 8 to be refused", r.Failures)
	}
}

// TestMistakesAreFailures: what is wrong in the text fails its case, and no other.
func TestMistakesAreFailures(t *testing.T) {
	head, _, _ := strings.Cut(good, "cases:")
	text := head + `cases:
  - name: first
    rules: [duel.atack]
    encounter: {fighters: 1, goblins: 1}
    expect: [{roundd: 1}]
  - name: second
    rules: [duel.turn]
    encounter: {fighters: 1, goblins: 0}
    expect: [{round: 1}]
  - name: third
    rules: [duel.initiative]
    encounter: {fighters: 1, goblins: 1}
    dice: [15, 5]
    expect: [{said: duel.initiative}]
`
	r := run(t, text, rulestest.Options{})
	var got []string
	for _, f := range r.Failures {
		got = append(got, f.String())
	}
	want := []string{
		`scenarios/one.yaml:5: first: there is no rule "duel.atack" in the book of duel; did you mean "duel.attack"?`,
		`scenarios/one.yaml:7: first: unknown check "roundd"; did you mean "round"?`,
		`scenarios/one.yaml:10: second: goblins: expected somebody on both sides`,
	}
	if diff := cmp.Diff(want, got); diff != "" || r.Cases != 3 || r.Failed != 2 {
		t.Error(diff, r.Cases, r.Failed)
	}
}

func TestOnlyAndMissingFile(t *testing.T) {
	if r := run(t, good, rulestest.Options{Only: "a kiss"}); r.Cases != 0 || len(r.Proved) != 2 {
		t.Errorf("found %+v, expected no case run, and its rules listed all the same", r)
	}
	r := rulestest.Run(fstest.MapFS{}, []string{"none.yaml"}, rulestest.Options{Library: pack.New(duelRules())})
	if len(r.Failures) != 1 || r.Failures[0].Why != "there is no such file" {
		t.Errorf("found %+v, expected that there is no such file", r)
	}
}

// TestWorkers: the report is the same however many cases are run at a time.
func TestWorkers(t *testing.T) {
	var text strings.Builder
	text.WriteString("ruleset: duel\ncases:\n")
	for _, name := range []string{"a", "b", "c", "d", "e", "f", "g"} {
		text.WriteString("  - {name: " + name + ", rules: [duel.turn], encounter: {fighters: 1, goblins: 1}, dice: [9, 9], expect: [{round: 3}]}\n")
	}
	one := run(t, text.String(), rulestest.Options{})
	many := run(t, text.String(), rulestest.Options{Workers: 3})
	if diff := cmp.Diff(one, many); diff != "" || one.Failed != 7 {
		t.Error(diff, one.Failed)
	}
}

// TestEndless: a script that ends a turn again and again which does not end is a failure that names the turn.
func TestEndless(t *testing.T) {
	text := strings.Replace(header, "goblins: 1}", "goblins: 1, endless: turn}", 1) + "    script:\n" +
		strings.Repeat("      - fighter-1: end\n", table.MaxSteps+1) + "    expect: [{over: no}]\n"
	r := run(t, text, rulestest.Options{})
	if len(r.Failures) != 1 || !strings.Contains(r.Failures[0].Why, "the turn of fighter-1 in round 1 does not end") {
		t.Errorf("found %v", r.Failures)
	}
}
