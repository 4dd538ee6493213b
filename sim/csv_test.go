package sim_test

import (
	"encoding/csv"
	"strconv"
	"strings"
	"testing"

	"fray/internal/duel"
	"fray/sim"
)

// rows reads CSV and returns the values by the other columns.
func rows(t *testing.T, text string) map[string]string {
	t.Helper()
	all, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if head := strings.Join(all[0], ","); head != "encounter,kind,side,name,measure,value" {
		t.Errorf("the head is %s", head)
	}
	values := map[string]string{}
	for _, row := range all[1:] {
		key := strings.Join(row[:5], "/")
		if _, twice := values[key]; twice {
			t.Errorf("two rows of %s", key)
		}
		values[key] = row[5]
	}
	return values
}

func TestCSV(t *testing.T) {
	r := report()
	r.Encounter = `the "old" bridge, at night`
	r.Rounds.Counts = []int{0, 0, 700, 0, 500}
	got := rows(t, r.CSV())
	for key, want := range map[string]string{
		"/run///fights": "1200", "/run///draws": "1", "/run///cut_off": "1",
		"/side/heroes//wins": "1000", "/side/trolls//low": "0.146",
		"/rounds///mean": "4.26", "/rounds///2": "700", "/rounds///4": "500", "/rounds///3": "",
		"/combatant/trolls/big-troll/fell": "1000", "/combatant/heroes/mara/hp_left": "11.5",
		"/use/trolls/defence/dodge": "1500", "/use/gm/ruling/yes": "12",
	} {
		if key = r.Encounter + key; got[key] != want {
			t.Errorf("%s is %q, want %q", key, got[key], want)
		}
	}
}

// TestRoundCounts checks that every fight is in the histogram of rounds once.
func TestRoundCounts(t *testing.T) {
	r := run(t, yardstick(60))
	fights, rounds := 0, 0
	for n, c := range r.Rounds.Counts {
		fights += c
		rounds += n * c
	}
	if fights != 60 || !near(float64(rounds)/60, r.Rounds.Mean) {
		t.Errorf("%d fights of %d rounds, mean %g", fights, rounds, r.Rounds.Mean)
	}
}

// TestComparisonCSV has the rows of both encounters and the differences.
func TestComparisonCSV(t *testing.T) {
	c := yardstick(20)
	c.Label = "six"
	v := versus(t, c, sim.Match{Game: duel.New(duel.Setup{Fighters: 4, Goblins: 5}), Label: "five"})
	got := rows(t, v.CSV())
	for key, want := range map[string]float64{
		"six/rounds///mean": v.First.Rounds.Mean, "five/rounds///mean": v.Second.Rounds.Mean,
		"six against five/difference//share/difference": v.Difference, "six against five/difference//rounds/low": v.Gaps[0].Low,
	} {
		if x, err := strconv.ParseFloat(got[key], 64); err != nil || x != want {
			t.Errorf("%s is %q, want %g", key, got[key], want)
		}
	}
}

// TestComparisonOfOneTitle keeps the rows of two encounters of one title apart: rows refuses equal keys.
// A changed copy of an encounter usually has its title: then both are named by their places.
func TestComparisonOfOneTitle(t *testing.T) {
	c := yardstick(5)
	same := versus(t, c, c.Match)
	if text := same.Text(); !strings.Contains(text, "\nthe first ") || !strings.Contains(text, "\nthe second ") {
		t.Errorf("both have the same name:\n%s", text)
	}
	got := rows(t, same.CSV())
	if got["the first/run///fights"] != "5" || got["the second/run///fights"] != "5" {
		t.Errorf("%v", got)
	}
}

func TestAdventureCSV(t *testing.T) {
	r := &sim.AdventureReport{
		Adventure: "the bell", Played: 10, Through: 4, Share: 0.4,
		Fights: []sim.LegReport{
			{Name: "gate", Played: 10, Won: 7, On: 7, Rounds: sim.Rounds{Mean: 3, Counts: []int{0, 0, 0, 10}}, Left: []sim.Left{{Meter: "HP", Left: 12.5}}},
			{Name: "gate", Played: 7, Won: 4, On: 4, Counts: []sim.Mean{{Name: "recoveries", Mean: 1.5}}},
		},
		Party: []sim.Wayfarer{{ID: "mara", Down: 6}},
	}
	got := rows(t, r.CSV())
	for key, want := range map[string]string{
		"/run///through": "4", "/fight//1 gate/won": "7", "/fight//2 gate/won": "4", "/rounds//1 gate/3": "10",
		"/left//1 gate/HP": "12.5", "/count//2 gate/recoveries": "1.5", "/party//mara/down": "6",
	} {
		if got["the bell"+key] != want {
			t.Errorf("%s is %q, want %q", key, got["the bell"+key], want)
		}
	}
}
