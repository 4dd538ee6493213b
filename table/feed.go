package table

// feed runs a beat again: it gives the inputs since the resting point, in order, and then passes questions and rolls to Then
// and Dice. It is both the [Answerer] and the [Dice] of a table; Attach makes it so.
//
// What has been seen stays the same: seeded dice that fall before the first question after the tail come from the seed
// as they did, and Dice is asked from then on only.
type feed struct {
	Tail []Tail
	Ask  bool     // typed dice: a roll that is not in the tail is open
	Then Answerer // answers the questions after the tail; nil leaves them open
	Dice Dice     // throws the dice after the tail; nil is the seed, or with Ask leaves them open

	CountDecrees bool // as in [Options]

	t    *Table
	at   int
	past bool // the open question has been handed over
	odd  bool // the tail did not fit what the beat asked for
}

// Attach makes the feed give the table's answers and dice, from its start. Inputs (without decrees) and beats are how many
// there were at the resting point.
func (f *feed) Attach(t *Table, seed Seed, inputs, beats int) {
	f.t, f.at, f.past, f.odd = t, 0, false, false
	t.Answers, t.Dice = f, f
	t.Seed, t.Inputs, t.Beats = seed, inputs, beats
	t.note, t.noted = "", 0
	t.pace = pace{}
	if !f.Ask && f.Dice == nil {
		t.Dice = nil
	}
}

// Fits reports whether the last run took the whole tail and asked for exactly that.
func (f *feed) Fits() bool {
	f.count()
	return !f.odd && f.at == len(f.Tail)
}

// count passes over what is neither an answer nor dice. Fresh dice count, decrees do not.
func (f *feed) count() {
	for f.at < len(f.Tail) {
		switch e := &f.Tail[f.at]; e.Kind {
		case TailFresh:
			f.t.Seed = e.seed
			f.t.Inputs++
		case TailDecree:
			if f.CountDecrees {
				f.t.Inputs++
			}
		default:
			return
		}
		f.at++
	}
}

// Answer gives the next answer of the tail, then those of Then.
func (f *feed) Answer(q *Question) (Option, bool) {
	if f.at < len(f.Tail) {
		f.count()
	}
	if f.at == len(f.Tail) {
		if f.Then == nil {
			return Option{}, false
		}
		f.past = true
		return f.Then.Answer(q)
	}
	e := &f.Tail[f.at]
	if e.Kind != TailOption || !q.Contains(e.Option) {
		f.odd = true
		return Option{}, false
	}
	f.at++
	f.t.note, f.t.noted = e.Note, f.t.Inputs+1
	return e.Option, true
}

// Roll gives the next dice of the tail, then those of Dice.
func (f *feed) Roll(r *Roll, faces []int32) (value int, known, ok bool) {
	if len(faces) == 0 {
		return r.Value(faces), true, true
	}
	if !f.Ask || r.Secret {
		if f.past && f.Dice != nil {
			return f.Dice.Roll(r, faces)
		}
		return f.t.Draw(r, faces), true, true
	}
	if f.at < len(f.Tail) {
		f.count()
	}
	if f.at == len(f.Tail) {
		if f.Dice == nil {
			return 0, false, false
		}
		return f.Dice.Roll(r, faces)
	}
	e := &f.Tail[f.at]
	if e.Kind != TailFaces || len(e.Faces) != len(faces) {
		f.odd = true
		return 0, false, false
	}
	f.at++
	f.t.Inputs++
	copy(faces, e.Faces)
	return r.Value(faces), true, true
}
