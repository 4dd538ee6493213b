package odds_test

import (
	"math/big"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/odds"
	"fray/table"
)

// exactly is an exact chance.
func exactly(a, b int64) odds.Chance {
	r := big.NewRat(a, b)
	p, _ := r.Float64()
	return odds.Chance{P: p, Exact: r}
}

// attack is an option with all there may be to say of it.
func attack() *odds.Result {
	hit, down, arrives := exactly(3, 4), exactly(1, 5000), exactly(4999, 5000)
	return &odds.Result{
		Option: table.Do(1), Choice: table.Choice{Key: "attack:orc", Label: "attack orc", Cost: "2 AP"}, Exact: true, Runs: 12,
		Hit: &hit, ActorDown: &down, Arrives: &arrives,
		Attacks: []odds.Attack{
			{Who: "mara", Target: "orc", Nth: 1, Made: exactly(1, 1), Hit: hit, Degrees: []odds.Degree{
				{Hit: false, Degree: 1, Name: "Failure", Chance: exactly(1, 4)},
				{Hit: true, Degree: 2, Name: "Normal", Chance: exactly(1, 2)},
				{Hit: true, Degree: 3, Chance: exactly(1, 4)},
			}},
			{Who: "orc", Target: "mara", Nth: 2, Made: exactly(1, 4), Hit: exactly(0, 1), Degrees: []odds.Degree{
				{Hit: false, Degree: 1, Chance: exactly(1, 4)},
			}},
		},
		Effects: []odds.Effect{
			{Who: "mara", Damage: odds.Mean{Value: 0.5}, Harm: []odds.Share{{0, exactly(1, 2)}, {1, exactly(1, 2)}}, Down: down},
			{Who: "orc", Damage: odds.Mean{Value: 3.25}, Harm: []odds.Share{{0, exactly(1, 4)}, {4, exactly(3, 4)}}, Down: exactly(1, 8)},
			{Who: "shaman", Healed: odds.Mean{Value: 2}, Heal: []odds.Share{{2, exactly(1, 1)}}},
		},
		Reactions: []odds.Reaction{{Who: "orc", Verb: "dodge", Text: "orc reacts: dodge", Chance: exactly(3, 4)}},
		Marks:     []odds.Mark{{Who: "orc", Text: "orc is prone.", Chance: exactly(1, 3)}},
	}
}

func TestResultText(t *testing.T) {
	const want = `attack orc (2 AP): exact, 12 outcomes
  arrives: >99.9 %
  mara attacks orc: hits 75.0 %
    hits by degree: Normal 50.0 %, 3 25.0 %
  orc attacks mara, attack 2, made 25.0 %: hits 0.0 %
  mara: 0.50 damage on average, down <0.1 %
    damage 0: 50.0 %, 1: 50.0 %
  orc: 3.25 damage on average, down 12.5 %
    damage 0: 25.0 %, 4: 75.0 %
  shaman: 2.00 healed on average
    healed 2: 100.0 %
  orc reacts: dodge 75.0 %
  orc is prone: 33.3 %
`
	if diff := cmp.Diff(want, attack().Text()); diff != "" {
		t.Error(diff)
	}
	quiet := odds.Result{Choice: table.Choice{Label: "end the turn"}, Exact: true, Runs: 1}
	const nothing = `end the turn: exact, 1 outcome
  nobody is attacked, hurt, healed or marked, and nobody reacts
`
	if diff := cmp.Diff(nothing, quiet.Text()); diff != "" {
		t.Error(diff)
	}
}

func TestReportText(t *testing.T) {
	other, sampled := attack(), attack()
	sampled.Exact, sampled.Hit, sampled.Effects = false, nil, nil
	sampled.Choice.Label = "shove orc"
	sampled.Contests = []odds.Contest{{Who: "mara", Target: "orc", Won: odds.Chance{P: 0.25, Range: &odds.Interval{Low: 0.2, High: 0.3}}}}
	r := odds.Report{
		Question: "What does mara do?", Actor: "mara", Policy: "everybody plays random",
		Options: []*odds.Result{attack(), other, sampled},
		Quiet:   []odds.Quiet{{Verb: "end", Keys: []string{"end"}}},
		LeftOut: []odds.Quiet{{Verb: "move", Keys: []string{"move:1,2", "move:1,3"}}},
	}
	const want = `What does mara do?
Odds, if everybody plays random:

option                       success                    damage  down        healed  own damage  own down  odds
attack orc and 1 more alike  75.0 %                     3.25    orc 12.5 %  2.00    0.50        <0.1 %    exact
shove orc                    25.0 % [20.0 % to 30.0 %]  -       -           -       -           -         sampled 12
Nothing is at stake with end.
Not looked at: 2 more options of move.
Where odds are sampled, there are too many outcomes to try; 95 % intervals are in brackets.
`
	if diff := cmp.Diff(want, r.Text()); diff != "" {
		t.Error(diff)
	}
}

// TestReactionText: of a reaction, what it is for comes first.
func TestReactionText(t *testing.T) {
	struck := exactly(3, 4)
	parry := odds.Result{Choice: table.Choice{Label: "parry"}, Exact: true, Runs: 4, Struck: &struck, Attacks: []odds.Attack{
		{Who: "orc", Target: "mara", Nth: 1, Made: exactly(1, 1), Hit: struck},
	}}
	const want = `parry: exact, 4 outcomes
  still hit: 75.0 %
  orc attacks mara: hits 75.0 %
`
	if diff := cmp.Diff(want, parry.Text()); diff != "" {
		t.Error(diff)
	}
	const table = `How does mara react?
Odds, if everybody plays random:

option  still hit  success  damage  down  own damage  own down  odds
parry   75.0 %     -        -       -     -           -         exact
`
	r := odds.Report{Question: "How does mara react?", Actor: "mara", Policy: "everybody plays random", Options: []*odds.Result{&parry}}
	if diff := cmp.Diff(table, r.Text()); diff != "" {
		t.Error(diff)
	}
}

// TestManySharesText: where many numbers may come, the text groups them.
func TestManySharesText(t *testing.T) {
	var harm []odds.Share
	for n := range 50 {
		harm = append(harm, odds.Share{Value: n, Chance: exactly(1, 50)})
	}
	r := odds.Result{Choice: table.Choice{Label: "throw orc"}, Exact: true, Runs: 50, Effects: []odds.Effect{
		{Who: "orc", Damage: odds.Mean{Value: 24.5}, Harm: harm, Down: exactly(0, 1)},
	}}
	const want = `throw orc: exact, 50 outcomes
  orc: 24.50 damage on average, down 0.0 %
    damage 0: 2.0 %, 1 to 5: 10.0 %, 6 to 10: 10.0 %, 11 to 15: 10.0 %, 16 to 20: 10.0 %, 21 to 25: 10.0 %, 26 to 30: 10.0 %, 31 to 35: 10.0 %, 36 to 40: 10.0 %, 41 to 45: 10.0 %, 46 to 49: 8.0 %
`
	if diff := cmp.Diff(want, r.Text()); diff != "" {
		t.Error(diff)
	}
}

// TestOwnContest: a check that only helps the next one is not what a choice is for.
func TestOwnContest(t *testing.T) {
	run := odds.Result{
		Contests: []odds.Contest{
			{Who: "orc", Rule: "surge.run", Won: exactly(1, 1)},
			{Who: "mara", Rule: "surge.hunch", Won: exactly(3, 4)},
			{Who: "mara", Rule: "surge.run", Won: exactly(1, 4)},
		},
		Reactions: []odds.Reaction{{Who: "mara", Verb: "hunch", Rule: "surge.hunch", Chance: exactly(1, 1)}},
	}
	if c := run.Contest("mara"); c != &run.Contests[2] {
		t.Errorf("the contest of mara is %v", c)
	}
	if c := run.Contest("goblin"); c != nil {
		t.Errorf("the contest of goblin is %v", c)
	}
}
