package property

import (
	"slices"
	"strings"

	"pgregory.net/rapid"

	"fray/table"
)

// bandsHold checks that the rules treat all values of one band of a roll alike. Two throws in the same band lead to the same state and the same
// question; with [table.Roll.Same] the states may differ. Exact odds try one value of each band, and are wrong where this does not hold.
func bandsHold(k *Kit, t *rapid.T) {
	g, src := k.drawn(t)
	s := table.NewSession(g, table.Options{Seed: table.Practice(src.Rng.Uint64()), AskDice: true})
	r := &Roller{Rng: src.Rng, T: t}
	for range 40 {
		if _, over := s.Over(); over {
			return
		}
		if roll := s.OpenRoll(); roll != nil && roll.NBand > 0 && (!roll.Look || roll.Marks != [6]uint8{}) {
			bandsOf(t, s, *roll, r)
		}
		k.step(t, s, r)
	}
}

// bandsOf throws the dice of an open roll several times, each in a separate branch.
func bandsOf(t *rapid.T, s *table.Session, roll table.Roll, r *Roller) {
	type thrown struct {
		value int
		after string
	}
	first := map[[2]int]thrown{}
	for range 8 {
		faces := make([]int32, roll.Dice())
		for i := range faces {
			faces[i] = int32(r.Rng.Die(roll.SidesOf(i)))
		}
		value, text := roll.Value(faces), s.Game().RollText(&roll)
		b := s.Branch()
		if err := b.GiveDice(faces); err != nil {
			t.Fatal(err)
		}
		one := thrown{value, standing(b, roll.Same == table.Same{})}
		band := bandOf(&roll, value, faces)
		before, seen := first[band]
		if !seen {
			first[band] = one
		} else if before.after != one.after {
			t.Fatalf("%s: %d and %d are in one band of %v, but lead to different states:\n%q\n%q", text, before.value, value, roll.Bands[:roll.NBand], before.after, one.after)
		}
	}
}

// bandOf returns the number of the band that a value is in; values above the last limit are in one more. Of dice with marks it
// returns the value and the marks, or what those below count as.
func bandOf(roll *table.Roll, value int, faces []int32) [2]int {
	if roll.Look {
		return [2]int{max(value, int(roll.Bands[0])), max(roll.Marked(faces), int(roll.Bands[1]))}
	}
	if i := slices.IndexFunc(roll.Bands[:roll.NBand], func(limit int16) bool { return value <= int(limit) }); i >= 0 {
		return [2]int{i}
	}
	return [2]int{int(roll.NBand)}
}

// standing returns what is open in a session, with its state or without.
func standing(s *table.Session, state bool) string {
	text := ""
	if state {
		text = string(s.Game().AppendState(nil))
	}
	if roll := s.OpenRoll(); roll != nil {
		return text + " rolls " + s.Game().Book().ID(roll.Rule)
	}
	q := s.Open()
	if q == nil {
		return text + " over"
	}
	text += " asks " + s.Game().Book().QuestionName(q.Kind)
	var textSb75 strings.Builder
	for k := range q.Count() {
		textSb75.WriteString(" " + s.Game().Key(q, q.Kth(k)))
	}
	text += textSb75.String()
	return text
}
