package rulestest_test

import (
	"strings"
	"testing"

	"fray/ruleset/rulestest"
)

// inTheEnd runs a case in court in which all steps are answered, with one list of checks at the end.
func inTheEnd(t *testing.T, checks string) string {
	t.Helper()
	r := inCourt("    script: [{gm: yes}, {anyone: begin with anna}, {anna: plead, dice: [73, 2]}]\n    expect: [" + checks + "]\n")
	if len(r.Failures) > 1 {
		t.Fatalf("%s\nfound %v, expected one failure at most", checks, r.Failures)
	}
	for _, f := range r.Failures {
		return f.Why
	}
	return ""
}

// TestNumbers: meters by word and by name, initiative, tracks, and banners that end in a number.
func TestNumbers(t *testing.T) {
	for checks, want := range map[string]string{
		"{anna.score: 23, anna.initiative: 12, bert.temper: 4}":      "",
		"{track: {patience: 3, day: 2, trial_length: -1}}":           "",
		"{track: {Trial Length: -1}}":                                "",
		"{anna.score: 22}":                                           "expected anna.score: 22, found 23",
		"{anna.initiative: 13}":                                      "expected anna.initiative: 13, found 12",
		"{anna.temper: 4}":                                           `anna has no meter "temper"; it has score; initiative`,
		"{bert.initiative: 0}":                                       `bert has no meter "initiative"; it has temper`,
		"{track: {temper: 4}}":                                       `there is no track "temper"; there is patience; day; trial_length`,
		"{track: {silence in: 0}}":                                   `there is no track "silence in"`,
		"{track: {patience: 4}}":                                     "expected track patience: 4, found 3",
		"{cell: {bar: [gavel, door]}}":                               "",
		"{cell: {bar: [gavel, sword]}}":                              "expected sword in bar, found gavel; door (open)",
		"{cell: {bar: []}}":                                          "expected nothing in bar, found gavel; door (open)",
		"{cell: {dock: []}}":                                         "",
		"{logged: plead, said: court.plea, since: step}":             "",
		"{logged: begin, since: script}":                             "",
		"{logged: begin, since: step}":                               `expected logged: "begin", found plead; d100[73 2] = 23`,
		"{not_said: court.order, since: step}":                       "",
		"{times: {e: 3}}":                                            "",
		"{times: {e: 1}, since: step}":                               "",
		"{in_order: [begin, plead], since: step}":                    `expected "begin", found plead`,
		"{rolled: d100, since: step, not_said: [court.order]}":       "",
		"{asks: turn, offered: =object, not_offered: [=plead:anna]}": "",
	} {
		if why := inTheEnd(t, checks); want == "" && why != "" || !strings.HasPrefix(why, want) {
			t.Errorf("%s\nfound %s\nexpected %s", checks, why, want)
		}
	}
}

// reasons joins all that failed.
func reasons(r rulestest.Report) string {
	var b strings.Builder
	for _, f := range r.Failures {
		b.WriteString(f.Why)
	}
	return b.String()
}

// TestExactKeys: after "=" the whole key has to be there, and words do not count.
func TestExactKeys(t *testing.T) {
	for script, want := range map[string]string{
		"{gm: =yes}, {anyone: =begin:bert}":                     "",
		"{gm: =yes}, {anyone: =begin}":                          "anyone: =begin: no open option fits\n",
		"{gm: =yes}, {anyone: begin:bert}":                      "",
		"{gm: =yes}, {anyone: bert}":                            "",
		"{gm: =yess}":                                           `gm: =yess: no open option fits: no option of court has the word "yess"; did you mean "yes"?`,
		"{gm: \"=\"}":                                           "gm: =: no open option fits: it has no word",
		"{gm: yes}, {expect: [{offered: =begin}]}":              `expected "=begin" to be offered, but no open option fits`,
		"{gm: yes}, {expect: [{not_offered: =begin}]}":          "",
		"{gm: yes}, {expect: [{not_offered: begin}]}":           `expected "begin" not to be offered, but begin:anna (begin with anna) fits`,
		"{gm: yes}, {expect: [{not_offered: begins}]}":          `"begins" says nothing by not being offered: no option of court has the word "begins"; did you mean "begin"?`,
		"{gm: yes}, {expect: [{not_offered: begin yes}]}":       `"begin yes" says nothing by not being offered: no option of court has all of these words`,
		"{gm: yes}, {expect: [{not_offered: plead bert}]}":      "",
		"{gm: yes}, {expect: [{not_offered: \"?\"}]}":           `"?" says nothing by not being offered: it has no word`,
		"{gm: yes}, {expect: [{offered: \"?\"}]}":               `expected "?" to be offered, but no open option fits: it has no word`,
		"{gm: yes}, {expect: [{blocked: {gavl: court.order}}]}": `expected "gavl" to be blocked by court.order, found nothing: no option of court has the word "gavl"`,
	} {
		r := inCourt("    script: [" + script + "]\n    expect: [{over: no}]\n")
		why := reasons(r)
		if want == "" && why != "" || !strings.HasPrefix(why, want) {
			t.Errorf("%s\nfound %s\nexpected %s", script, why, want)
		}
	}
}

// TestGivenAnswers: answers that are given come before the script, in their order with the decrees, from the first turn on.
func TestGivenAnswers(t *testing.T) {
	for lines, want := range map[string]string{
		// From the first turn on, after the script has led there.
		"    given: [{do: give}, {bert: object}]\n    script: [{gm: yes}, {bert: begin with anna}]\n    expect: [{asked: anna, logged: object, anna.holds: sword}]\n": "",
		"    given: [{anna: plead, dice: [1, 2]}]\n    script: [{gm: yes}, {bert: begin with anna}]\n    expect: [{logged: plead}]\n":                                 "",
		"    given: [{anna: plead, dice: [1, 2, 3]}]\n    script: [{gm: yes}, {bert: begin with anna}]\n    expect: [{logged: plead}]\n":                              "the dice [3] are left over",
		"    given: [{anna: dance}]\n    script: [{gm: yes}, {bert: begin with anna}]\n    expect: [{logged: plead}]\n":                                               "anna: dance: no open option fits",
		"    given: [{anna: plead}]\n    script: [{gm: yes}, {bert: begin with anna, dice: [4]}]\n    expect: [{logged: plead}]\n":                                    "the dice [4] are left over",
		// At a turn and in a named round.
		"    given: [{do: give, turn: anna, round: 3}]\n    script: [{gm: yes}, {bert: begin with anna}, {expect: [{anna.lacks: sword}]}, {bert: object}]\n    expect: [{anna.holds: sword}]\n": "",
		"    given: [{do: give, turn: anna, round: 2}]\n    script: [{gm: yes}, {bert: begin with anna}, {expect: [{anna.holds: sword}]}]\n    expect: [{anna.holds: sword}]\n":                 "",
		"    given: [{do: give, turn: bert}]\n    script: [{gm: yes}, {bert: begin with anna}]\n    expect: [{anna.holds: sword}]\n":                                                            `what is given was never carried out: a question of the kind "turn" to bert never came`,
		"    given: [{do: give, round: 9}]\n    script: [{gm: yes}, {bert: begin with anna}]\n    expect: [{anna.holds: sword}]\n":                                                              `what is given was never carried out: a question of the kind "turn" in round 9 never came`,
	} {
		r := inCourt(lines)
		why := reasons(r)
		if want == "" && why != "" || !strings.HasPrefix(why, want) {
			t.Errorf("%s\nfound %s\nexpected %s", lines, why, want)
		}
	}
}

// TestRefusedDecrees: a decree that is expected to be refused has to be, with these words, and changes nothing.
func TestRefusedDecrees(t *testing.T) {
	for step, want := range map[string]string{
		"{decree: {do: take}, refused: a court knows give}, {expect: [{anna.lacks: sword}]}": "",
		"{decree: {do: give}, refused: a court knows give}":                                  `expected a refusal with "a court knows give", found <nil>`,
		"{decree: {do: take}, refused: a court knows take}":                                  `expected a refusal with "a court knows take", found the adjustment cannot be made: a court knows give`,
		"{decree: {do: take}, refused: a court, dice: [1]}":                                  "only a decree or a text is refused, without dice; expected decree: or note: beside it",
		"{gm: yes, refused: a court}":                                                        "only a decree or a text is refused, without dice; expected decree: or note: beside it",
	} {
		r := inCourt("    script: [{gm: yes}, {anyone: begin with anna}, " + step + "]\n    expect: [{over: no}]\n")
		why := reasons(r)
		if want == "" && why != "" || !strings.HasPrefix(why, want) {
			t.Errorf("%s\nfound %s\nexpected %s", step, why, want)
		}
	}
}
