package flank_test

import (
	"testing"

	"fray/bot"
	"fray/ruleset/flank"
	"fray/table"
)

// skirmish is four heroes against six foes, as the yardstick of speed has them.
func skirmish() *flank.Setup {
	two := 2
	s := &flank.Setup{Items: map[string]flank.Item{
		"sword":  {Attacks: []flank.Attack{{Dice: "1d8", Crit: 19}}},
		"glaive": {Hands: &two, Attacks: []flank.Attack{{Dice: "1d10", Tags: []string{"reach"}}}},
		"bow":    {Hands: &two, Attacks: []flank.Attack{{Kind: "ranged", Dice: "1d6"}}},
		"wand":   {Focus: true},
	}, Abilities: map[string]flank.Ability{
		"blast": {Save: "reflex", OnSave: "half", School: "fire", Damage: []flank.Part{{Dice: "2d6", Type: "heat"}}, Area: &flank.Area{Radius: 10}},
		"mend":  {Heals: "1d8 + level", School: "life"},
	}}
	s.Map.Size = []int{20, 20}
	add := func(id, side, at string, held string, spells ...string) {
		s.Combatants = append(s.Combatants, flank.Combatant{
			ID: id, Side: side, At: at, Level: 3, AC: 4, Scores: map[string]int{"STR": 14, "DEX": 12}, Held: []string{held}, Spells: spells, SQMax: 6,
			Skills: map[string]int{"magical_aptitude": 8, "athletics": 4},
		})
	}
	add("h1", "heroes", "3,8", "sword")
	add("h2", "heroes", "3,10", "glaive")
	add("h3", "heroes", "2,9", "wand", "blast", "mend")
	add("h4", "heroes", "1,9", "bow")
	for i, at := range []string{"14,6", "14,8", "14,10", "15,7", "15,9", "15,11"} {
		add("g"+string(rune('1'+i)), "goblins", at, "sword")
	}
	return s
}

// randomly answers every question by the random bot.
type randomly struct{ rng table.Rand }

// Answer picks an option at random.
func (r *randomly) Answer(q *table.Question) (table.Option, bool) {
	return bot.Random{}.Choose(nil, q, q.Asked(), &r.rng), true
}

// fights plays fights of random bots, each to its end, and returns how many decisions they took.
type fights struct {
	start, now table.Game
	t          table.Table
	bot        randomly
}

func newFights(tb testing.TB) *fights {
	g, problems := flank.New(skirmish())
	for _, p := range problems {
		tb.Fatal(p)
	}
	f := &fights{start: g, now: g.Clone()}
	f.t.Answers, f.t.Bots = &f.bot, true
	return f
}

// play plays the i-th fight.
func (f *fights) play(i int) (decisions int) {
	f.now.CopyFrom(f.start)
	f.t.Reset(uint64(i))
	f.bot.rng.Seed(uint64(i), 7)
	for over := false; !over; _, over = f.now.Over() {
		f.t.Beat(f.now)
	}
	return f.t.Inputs
}

// TestNothingIsAllocated: a fight allocates nothing, once the buffers have grown.
func TestNothingIsAllocated(t *testing.T) {
	f := newFights(t)
	for i := range 100 {
		f.play(i)
	}
	if n := testing.AllocsPerRun(2, func() {
		for i := range 20 {
			f.play(i)
		}
	}); n != 0 {
		t.Errorf("twenty fights allocate %v times", n)
	}
}

// BenchmarkRandom plays fights of random bots on one core.
func BenchmarkRandom(b *testing.B) {
	f := newFights(b)
	decisions := 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		decisions += f.play(i % 200)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}
