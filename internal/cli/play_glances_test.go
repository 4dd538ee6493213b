package cli

import (
	"bytes"
	"math"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
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
			for _, c := range v.Choices() {
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
				answer = v.Choices()[0].Key
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
