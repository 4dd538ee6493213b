package cli

import (
	"bytes"
	"os"
	"slices"
	"testing"
	"time"
)

// TestHeadings: the choices of each turn stand under the ruleset's headings, in their order, and under no other.
func TestHeadings(t *testing.T) {
	for _, encounter := range []string{"lesson", "gate-yard", "landing", "audience", "kiln"} {
		sh := &shell{in: &bytes.Buffer{}, out: &bytes.Buffer{}, err: &bytes.Buffer{}, env: os.Getenv, now: time.Now}
		table, err := sh.firstQuestion(t.Context(), encounter, oddsFlags{seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		v, turns := &screenTable{playTable: &playTable{shell: sh, t: table}, ctx: t.Context()}, 0
		headings := v.t.Book().Headings
		for n := range 60 {
			if _, over := v.t.Over(); over {
				break
			}
			choices := v.Choices()
			if v.t.Waiting().Kind == "turn" {
				turns++
				last := 0
				for _, c := range choices {
					at := slices.Index(headings, c.Group)
					if at < last {
						t.Errorf("%s, turn %d: %s is under %q, after %q", encounter, turns, c.Key, c.Group, headings[last])
					}
					last = at
				}
			}
			if err := v.Answer(choices[n%len(choices)].Key); err != nil {
				t.Fatal(err)
			}
		}
		if turns < 3 {
			t.Errorf("%s: only %d turns were seen", encounter, turns)
		}
	}
}
