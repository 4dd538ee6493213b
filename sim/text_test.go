package sim_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/sim"
)

// report is a report with a bit of everything.
func report() *sim.Report {
	return &sim.Report{
		Ruleset: "flow", Encounter: "the bridge", Seed: 7, Fights: 1200, Asked: 1200, Draws: 1, CutOff: 1,
		Sides: []sim.Side{
			{Name: "heroes", Bot: "greedy", Wins: 1000, Share: 1000.0 / 1200, Low: 0.811, High: 0.853},
			{Name: "trolls", Wins: 199, Share: 199.0 / 1200, Low: 0.146, High: 0.188},
		},
		Rounds: sim.Rounds{Mean: 4.26, P10: 2, P50: 4, P90: 7},
		Combatants: []sim.Combatant{
			{ID: "mara", Name: "Mara", Side: "heroes", Fell: 300, Share: 0.25, Left: 11.5, Full: 20},
			{ID: "big-troll", Name: "Troll", Side: "trolls", Fell: 1000, Share: 1000.0 / 1200, Left: 2.25, Full: 42.5},
		},
		Uses: []sim.Use{
			{Side: "heroes", Question: "turn", Verb: "attack", Count: 12000, PerFight: 10},
			{Side: "trolls", Question: "turn", Verb: "attack", Count: 6000, PerFight: 5},
			{Side: "heroes", Question: "turn", Verb: "feint", Count: 600, PerFight: 0.5},
			{Side: "trolls", Question: "defence", Verb: "dodge", Count: 1500, PerFight: 1.25},
			{Side: "gm", Question: "ruling", Verb: "yes", Count: 12, PerFight: 0.01},
		},
		Decisions: 20112, Checksum: "00000000deadbeef",
		Timing: sim.Timing{Seconds: 0.5, FightRate: 2400, Rate: 40224},
	}
}

func TestText(t *testing.T) {
	const want = `the bridge: 1,200 fights, seed 7

heroes (greedy)  1,000 wins  83.3 %  (95 %: 81.1 % to 85.3 %)
trolls           199 wins    16.6 %  (95 %: 14.6 % to 18.8 %)
draws            1           0.1 %   (1 of them cut off because they did not end)

rounds: 4.3 on average; a tenth of the fights last at most 2, half at most 4, nine tenths at most 7

combatant  side    fell    health left
mara       heroes  25.0 %  11.5 of 20
big-troll  trolls  83.3 %  2.2 of 42.5

turn, a fight  heroes  trolls
  attack       10.00   5.00
  feint        0.50    -

defence, a fight  trolls
  dodge           1.25

ruling, a fight  gm
  yes            0.01

20,112 decisions in 0.50 s: 2,400 fights/s, 40,224 decisions/s, checksum 00000000deadbeef
`
	if diff := cmp.Diff(want, report().Text()); diff != "" {
		t.Error(diff)
	}
}

func TestVersusText(t *testing.T) {
	second := report()
	second.Encounter = "the ford"
	v := &sim.Comparison{
		First: report(), Second: second, Judgment: sim.Judgment{
			Pairs:      sim.Pairs{Both: 900, First: 100, Second: 150, Neither: 50},
			Difference: 0.0417, Low: 0.0161, High: 0.0672, Chance: 0.0019, Real: true, Verdict: "The difference is real.",
		},
		Gaps: []sim.Gap{
			{Measure: "rounds", First: 5, Second: 4.5, Difference: -0.5, Low: -0.75, High: -0.25},
			{Measure: "fallen", Side: "heroes", First: 1, Second: 1.25, Difference: 0.25, Low: -0.1, High: 0.6},
			{Measure: "hp_left", Side: "heroes", First: 40, Second: 38, Difference: -2, Low: -3, High: -1},
		},
	}
	const want = `the bridge against the ford: 1,200 pairs of fights with the same seeds, seed 7

the bridge  heroes (greedy)  1,000 wins  83.3 %  (95 %: 81.1 % to 85.3 %)
the bridge  trolls           199 wins    16.6 %  (95 %: 14.6 % to 18.8 %)
the bridge  draws            1           0.1 %
the ford    heroes (greedy)  1,000 wins  83.3 %  (95 %: 81.1 % to 85.3 %)
the ford    trolls           199 wins    16.6 %  (95 %: 14.6 % to 18.8 %)
the ford    draws            1           0.1 %

won by the first side: both 900, only the first 100, only the second 150, neither 50
difference +4.2 points (95 %: +1.6 points to +6.7 points); luck alone gives at least this much with a chance of 0.0019
The difference is real.

a fight, on average  the bridge  the ford  difference
rounds               5.00        4.50      -0.50 (95 %: -0.75 to -0.25)
heroes fallen        1.00        1.25      +0.25 (95 %: -0.10 to +0.60)
heroes health left   40.00       38.00     -2.00 (95 %: -3.00 to -1.00)

40,224 decisions, checksums 00000000deadbeef and 00000000deadbeef
`
	if diff := cmp.Diff(want, v.Text()); diff != "" {
		t.Error(diff)
	}
}

// TestVersusLabels checks that labels distinguish encounters of the same name.
func TestVersusLabels(t *testing.T) {
	first, second := report(), report()
	first.Label, second.Label = "bridge", "my-bridge.yaml"
	text := (&sim.Comparison{First: first, Second: second, Judgment: sim.Judgment{Pairs: sim.Pairs{First: 3, Second: 2}}}).Text()
	for _, want := range []string{"bridge against my-bridge.yaml:", "\nmy-bridge.yaml  trolls", "only bridge 3, only my-bridge.yaml 2,"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// TestJSON: the names that programs rely on.
func TestJSON(t *testing.T) {
	r := run(t, yardstick(10))
	b, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Fights, Decisions, Draws *int
		Seconds                  *float64
		Checksum                 *string
		Sides                    []struct {
			Name             string
			Wins             *int
			Share, Low, High *float64
		}
	}
	if err := json.Unmarshal(b, &got); err != nil {
		t.Fatal(err)
	}
	if got.Fights == nil || got.Decisions == nil || got.Draws == nil || got.Seconds == nil || got.Checksum == nil || len(*got.Checksum) != 16 {
		t.Errorf("something is missing at the top: %s", b)
	}
	if len(got.Sides) != 2 || got.Sides[0].Wins == nil || got.Sides[0].Share == nil || got.Sides[0].Low == nil || got.Sides[0].High == nil {
		t.Errorf("something is missing of the sides: %s", b)
	}
}
