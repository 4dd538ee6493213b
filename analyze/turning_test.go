package analyze_test

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fray/analyze"
	"fray/bot"
	"fray/pack"
	"fray/table"
)

// duel is a fight that the first blow decides: either has one hit point, and ann acts first.
const duel = `
ruleset: flow
name: One blow
map: {hex: [7, 7]}
surprised: []
combatants:
  - {id: ann, side: red, at: "3,3", melee: 60, hands: {main: sword}, hp_max: 1, initiative: 20}
  - {id: ben, side: blue, at: "4,3", melee: 60, hands: {main: sword}, hp_max: 1, initiative: 1}
`

// played plays a fight with greedy bots, except where choose has another answer, and returns its analysis.
func played(t *testing.T, encounter, dice string, seed uint64, choose func(s *table.Session) (key string)) *analyze.Report {
	t.Helper()
	path := filepath.Join(t.TempDir(), "fight.yaml")
	if err := os.WriteFile(path, []byte(encounter), 0o600); err != nil {
		t.Fatal(err)
	}
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter(path)
	if err != nil {
		t.Fatal(err)
	}
	open := func() (table.Game, error) { return pack.NewGame(e.Ruleset, e.Setup) }
	g, err := open()
	if err != nil {
		t.Fatal(err)
	}
	s := table.NewSession(g, table.Options{Seed: table.Practice(seed), AskDice: dice == table.DiceAsk, Base: []byte("{}")})
	team := bot.NewTeam(g.Cast(), nil)
	for {
		q := s.Open()
		if r := s.OpenRoll(); r != nil {
			err = s.GiveDice(slices.Repeat([]int32{1}, r.Dice()))
		} else if q == nil {
			break
		} else if key := choose(s); key != "" {
			err = s.Answer(q.Seats.First(), key)
		} else {
			err = s.AnswerOption(q.Seats.First(), team.Choose(s.Game(), q, q.Seats, nil))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	rec := &table.Record{Header: table.Header{Fray: table.Format, Ruleset: e.Ruleset.Name, Seed: table.Practice(seed), Dice: dice}, Base: []byte("{}"), Inputs: s.Inputs()}
	rec.Lines = make([]int, len(rec.Inputs))
	r, err := analyze.Record(t.Context(), rec, open, analyze.Options{Fights: 100, Search: 200})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func greedily(*table.Session) string { return "" }

// TestOneRollDecided: where all play greedily, what decides is luck.
func TestOneRollDecided(t *testing.T) {
	r := played(t, duel, table.DiceRoll, 3, greedily)
	if len(r.Turning) == 0 || math.Abs(r.Turning[0].Swing) < 0.2 {
		t.Fatalf("the turning points are %+v", r.Turning)
	}
	for _, turn := range r.Turning {
		if m := r.Moments[turn.Moment]; m.Choice != 0 || m.Luck == 0 || turn.Better != nil {
			t.Errorf("%s: choice %v, luck %v, better %+v", m.Key, m.Choice, m.Luck, turn.Better)
		}
	}
}

// TestBlunderDecided: who does not strike first has made a mistake, and no dice have.
func TestBlunderDecided(t *testing.T) {
	blundered := false
	r := played(t, duel, table.DiceRoll, 3, func(s *table.Session) string {
		if blundered {
			return ""
		}
		blundered = true
		return "end"
	})
	first := r.Moments[0]
	if first.Key != "end" || first.Choice > -0.2 || math.Abs(first.Luck) > 0.1 {
		t.Fatalf("the first answer is %s: choice %v, luck %v", first.Key, first.Choice, first.Luck)
	}
	i := slices.IndexFunc(r.Turning, func(t analyze.Turning) bool { return t.Moment == 0 })
	if i < 0 {
		t.Fatalf("it is no turning point: %+v", r.Turning)
	}
	if b := r.Turning[i].Better; b == nil || !strings.HasPrefix(b.Key, "attack") || b.Gain < 0.2 {
		t.Errorf("better is %+v", b)
	}
	red := r.Seats[slices.IndexFunc(r.Seats, func(s analyze.Seat) bool { return s.Seat == "red" })]
	if red.Lost < 0.2 || red.Gained != 0 || red.Usual != red.Decisions-1 {
		t.Errorf("who blundered has played %+v", red)
	}
}

// TestRealDiceAreLuck: what players throw is luck of the combatant that rolls.
func TestRealDiceAreLuck(t *testing.T) {
	r := played(t, duel, table.DiceAsk, 3, greedily)
	thrown, luck := 0, 0.0
	for _, m := range r.Moments {
		if !strings.HasPrefix(m.Text, "dice: 1") {
			continue
		}
		thrown++
		luck += math.Abs(m.Luck)
		if m.Who == "" || m.Seat == "" || m.Side < 0 || m.Choice != 0 {
			t.Errorf("the dice %+v", m)
		}
	}
	if thrown == 0 || luck < 0.2 {
		t.Errorf("%d throws, with luck %v in all", thrown, luck)
	}
}

// TestTurningPointsAreReal: turning points that are found by few fights have changed the chances in many fights too.
func TestTurningPointsAreReal(t *testing.T) {
	for _, path := range []string{"phase/testdata/records/lesson.fray.jsonl", "flow/testdata/records/duel.fray.jsonl"} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			rec, open := golden(t, path)
			few, err := analyze.Record(t.Context(), rec, open, analyze.Options{Fights: 40})
			if err != nil {
				t.Fatal(err)
			}
			many, err := analyze.Record(t.Context(), rec, open, analyze.Options{Fights: 600, Seed: 5})
			if err != nil {
				t.Fatal(err)
			}
			for _, turn := range few.Turning {
				before := many.Start
				if turn.Moment > 0 {
					before = many.Moments[turn.Moment-1].After
				}
				m := many.Moments[turn.Moment]
				if d := m.After[0].Share - before[0].Share; math.Abs(d-turn.Swing) > 0.12 {
					t.Errorf("input %d changed the chance by %v, and is said to have changed it by %v", m.Input, d, turn.Swing)
				}
			}
		})
	}
}
