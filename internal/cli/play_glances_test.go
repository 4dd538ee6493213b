package cli

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fray/odds"
)

// chance finds the first chance of a text, in whole percents; -1 is none.
func chance(t *testing.T, text string) float64 {
	t.Helper()
	found := regexp.MustCompile(`(?:hits|still hit) ([\d.]+) %`).FindStringSubmatch(text)
	if found == nil {
		return -1
	}
	share, err := strconv.ParseFloat(found[1], 64)
	if err != nil {
		t.Fatal(err)
	}
	return math.RoundToEven(share)
}

// TestGlances: what stands beside attacks and reactions on the screen is what the odds say of them. Moves have nothing beside them.
func TestGlances(t *testing.T) {
	for encounter, kinds := range map[string][]string{"bridge": {"turn", "intercept"}, "champions": {"turn", "react"}, "landing": {"turn"}} {
		sh := &shell{in: &bytes.Buffer{}, out: &bytes.Buffer{}, err: &bytes.Buffer{}, env: os.Getenv, now: time.Now}
		table, err := sh.firstQuestion(t.Context(), encounter, oddsFlags{seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		v := &screenTable{playTable: &playTable{shell: sh, t: table}, ctx: t.Context()}
		seen := map[string]bool{}
		for range 40 {
			if _, over := v.t.Over(); over || !slices.ContainsFunc(kinds, func(kind string) bool { return !seen[kind] }) {
				break
			}
			glances, answer := v.Glances(), ""
			for _, c := range v.t.Choices() {
				glance := glances[c.Key].Text
				if glance == "" {
					continue
				}
				seen[v.t.Waiting().Kind] = true
				if strings.Contains(glance, "about") {
					continue // the odds on demand take more samples
				}
				brief, _, err := v.Odds(c.Key)
				if err != nil || c.Cell != "" || chance(t, glance) != chance(t, brief) {
					t.Errorf("%s, %s: %q beside it, the odds say %q, %v", encounter, c.Key, glance, brief, err)
				}
				if strings.HasPrefix(c.Key, "attack:") {
					answer = c.Key
				}
			}
			if answer == "" {
				answer = v.t.Choices()[0].Key
			}
			if err := v.Answer(answer); err != nil {
				t.Fatal(err)
			}
		}
		for _, kind := range kinds {
			if !seen[kind] {
				t.Errorf("%s: nothing stands beside any choice of %s: %v", encounter, kind, seen)
			}
		}
	}
}

// TestGlancesAreCertain: beside a choice and in the odds in brief, 100 % and 0 % are what is certain. A natural 3 misses even with OCV
// 9 against DCV 1, and samples prove nothing certain.
func TestGlancesAreCertain(t *testing.T) {
	const fight = `ruleset: phase
map: {hex: [9, 9]}
combatants:
  - {id: a, side: red, at: "1,1", cv: 9}
  - {id: b, side: blue, at: "2,1", cv: 1, pd: 30, con: 30, stun_max: 40}
`
	file := filepath.Join(t.TempDir(), "fight.yaml")
	if err := os.WriteFile(file, []byte(fight), 0o600); err != nil {
		t.Fatal(err)
	}
	sh := &shell{in: &bytes.Buffer{}, out: &bytes.Buffer{}, err: &bytes.Buffer{}, env: os.Getenv, now: time.Now}
	table, err := sh.firstQuestion(t.Context(), file, oddsFlags{seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	v := &screenTable{playTable: &playTable{shell: sh, t: table}, ctx: t.Context()}
	const key = "strike:b:unarmed"
	brief, _, err := v.Odds(key)
	if glance := v.Glances()[key].Text; glance != "hits >99 %" || brief != "hits 99.5 %" || err != nil {
		t.Errorf("%q beside it, the odds say %q, %v", glance, brief, err)
	}
	always := odds.Chance{P: 1, Range: &odds.Interval{Low: 0.98, High: 1}}
	sampled := &odds.Result{Hit: &always, Effects: []odds.Effect{{Who: "b", Down: always}}}
	if glance, brief := glance(sampled, "b", "a").Text, briefOdds(sampled); glance != "hits about 99 %, down 99 %" || brief != "hits about 99.9 %, b down about 99.9 %" {
		t.Errorf("%q beside it, the odds say %q", glance, brief)
	}
}
