package escalation_test

import (
	"testing"

	"pgregory.net/rapid"

	"fray/ruleset/escalation"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// kit is what escalation brings to the properties that hold for every ruleset.
func kit() *property.Kit {
	return &property.Kit{
		Ruleset: "escalation",
		Setup:   func(s *property.Source) any { return arena(s) },
		Words: []string{
			"", "x", "c0", "c1", "o0", "z0", "z9", "pcs", "enemies", "gm", "pc", "npc", "power0", "power1", "melee", "ranged", "spell", "chant", "nearby",
			"far", "engaged", "self", "quick", "free", "interrupt", "save_ends", "one_round", "hold", "sustain", "attack", "grabbed", "hampered",
			"stuck", "ongoing", "last_gasp", "dying", "dead", "up", "fire", "heavy", "door", "closed", "locked", "odd", "13+", "all", "basic",
			"retreat", "quick", "ask", "very_slow", "1d6", "9d6", "1d100000", "1000d1000000", "1d4 + 100000", "-1d6", "3d6 * 3d6", "1/0", "1/natural",
			"level * 1000000", "0", "999", "escalation.rest.quick_heal", "targeted", "harm", "moves", "a:b", "next",
		},
		Decree:    anyDecree,
		FallenAct: true,
		Watch:     func(t rapid.TB, g property.Game) table.Listener { return &interrupted{t: t, g: g.(*escalation.Game)} },
		Faults:    func(g property.Game) []string { return g.(*escalation.Game).DieFaults() },
	}
}

func TestProperties(t *testing.T) { property.Check(t, kit()) }

func TestState(t *testing.T) { property.CheckState(t, kit()) }

// FuzzReadState reads any bytes as a state, beginning with those of fights with newcomers and without.
func FuzzReadState(f *testing.F) {
	start, problems := escalation.New(ford())
	for _, p := range problems {
		f.Fatal(p)
	}
	g := start.Clone().(*escalation.Game)
	f.Add(g.AppendState(nil))
	tb := &table.Table{Answers: &property.Roller{T: f}}
	for range 12 {
		tb.Beat(g)
		f.Add(g.AppendState(nil))
	}
	for _, a := range []table.Adjustment{
		{Do: "join", Who: "imp", At: "ford", Sheet: sheets()[1]}, {Do: "reserve", Who: "gob-2", At: "yard", What: "gob"},
	} {
		if err := g.Adjust(tb, a); err != nil {
			f.Fatal(err)
		}
		f.Add(g.AppendState(nil))
	}
	f.Fuzz(func(t *testing.T, state []byte) { property.FuzzState(t, start, state) })
}

// FuzzPlay plays an arena, or a mutant of one, by bytes.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{}, uint64(1), false)
	f.Add([]byte{8, 6, 1, 3, 200, 7, 0, 0, 255, 4, 9, 31, 77}, uint64(2), true)
	f.Fuzz(func(t *testing.T, data []byte, seed uint64, nonsense bool) {
		property.Fuzz(t, kit(), data, seed, nonsense)
	})
}

// interrupted knows who has used its Interrupt since its own turn began.
type interrupted struct {
	t    rapid.TB
	g    *escalation.Game
	used [64]bool
}

func (w *interrupted) Hear(e *table.Event) {
	switch {
	case e.Kind == table.Began:
		w.used[e.Who] = false
	case w.g.Interrupts(e):
		if w.used[e.Who] {
			w.t.Fatalf("%s, a second Interrupt between two turns", w.g.Text(e))
		}
		w.used[e.Who] = true
	}
}

// anyDecree is one of all that a GM can say, sense or not.
func anyDecree(rng *table.Rand) table.Adjustment {
	word := func(of ...string) string { return of[rng.Below(len(of))] }
	who := func() string { return word("c0", "c1", "c2", "c3", "n0", "n1", "o0", "nobody") }
	a := table.Adjustment{Do: word("set", "set", "add", "add", "clear", "place", "hide", "hide", "reveal", "reveal", "join", "reserve",
		"remove", "object", "grant", "dance"), Who: who(), Value: rng.Below(18) - 4, Why: word("", "a reason")}
	switch a.Do {
	case "set":
		a.What = word("hp", "hp", "hp", "recoveries", "strain", "power", "secondary", "relationship dice", "fails", "die", "round", "luck")
		if a.What == "die" || a.What == "round" {
			a.Who = word("", "c0")
		}
	case "add", "clear":
		a.What = word("up", "dying", "stabilized", "last_gasp", "unconscious", "dead", "out", "ongoing", "grabbed", "hampered", "stuck", "stunned",
			"helpless", "confused", "invisible", "flying", "shaken", "luck")
		a.At = word("", "", "save_ends", "one_round", "end_of_turn", "end_of_next_turn", "encounter", "hold", who())
	case "place":
		a.At, a.What = word("", "z0", "z1", "z9"), word("", who())
	case "reveal":
		a.At = word("", "z0", "z1", "z9")
	case "join", "reserve":
		a.Who, a.At = word("n0", "n1", "n2", "n3", "c0", "o0", "a:b"), word("", "z0", "z1", "z9")
		if rng.Below(3) == 0 {
			a.Sheet = word(sheets()...)
		} else {
			a.What = word("c0", "c1", "c2", "n0", "nobody")
		}
	case "object":
		a.Who, a.What = "o0", word("open", "closed", "locked", "ajar")
	case "grant":
		a.What = word("recovery", "power0")
	}
	return a
}

// TestGreedyFightsEnd: greedy bots end every fight, and every turn ends.
func TestGreedyFightsEnd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := property.NewSource(rapid.SliceOfN(rapid.Byte(), 0, 60).Draw(t, "data"), rapid.Uint64().Draw(t, "seed"))
		setup := arena(s)
		setup.MaxRounds = 10
		g, problems := escalation.New(setup)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		tb := &table.Table{Answers: &thinker{g: g, t: t}}
		tb.Reset(s.Rng.Uint64())
		for over := false; !over; _, over = g.Over() {
			tb.Beat(g)
		}
	})
}

// thinker answers as the greedy bot does, and loses patience in time.
type thinker struct {
	g *escalation.Game
	t rapid.TB
	n int
}

func (b *thinker) Answer(q *table.Question) (table.Option, bool) {
	if b.n++; b.n > 20000 {
		b.t.Fatalf("the fight does not end: %s", b.g.Prompt(q))
	}
	if q.Who < 0 {
		return q.Default(), true
	}
	return b.g.Best(q), true
}
