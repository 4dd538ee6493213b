package table

// Answerer answers questions. It reports false when the answer is not there yet; the beat is then abandoned.
type Answerer interface {
	Answer(q *Question) (Option, bool)
}

// Dice gives the outcome of rolls in place of the seed. It fills the faces if it knows them (and says so by known) and
// returns the value. It reports ok=false when the dice are not there yet; the beat is then abandoned.
type Dice interface {
	Roll(r *Roll, faces []int32) (value int, known, ok bool)
}

// Table is the door. The zero value with an Answerer is ready: dice from seed 0, nobody listening.
type Table struct {
	Answers  Answerer
	Dice     Dice     // nil: the seed
	Listener Listener // nil: nobody
	Seed     uint64
	Inputs   int  // inputs taken since the start: the dice depend on it
	Beats    int  // beats played since the start: so do they
	Explain  bool // questions keep the blocked options too

	q      Question
	roll   Roll // the last roll, or the one that is asked for
	rng    Rand
	keyed  int     // inputs for which rng is seeded, plus one
	faces  []int32 // room for the faces of a roll; grows
	event  Event   // the last one said
	note   string  // the text that came with an answer
	noted  int     // the number of that answer
	mods   []Mod
	known  int  // faces of the last roll that are known
	asking bool // the last beat was abandoned at the question
	wants  bool // the last beat was abandoned at a roll
}

// abandoned is the private panic value by which a beat ends at something open; it is recovered in Run only.
type abandoned struct{}

// Ask begins a question to the seats. The question is the table's own and lives until the next one.
func (t *Table) Ask(k Kind, r Rule, who int16, seats Seats) *Question {
	q := &t.q // set field by field: a whole one would be built beside it and copied, in every decision
	q.Kind, q.Rule, q.Who, q.Whom = k, r, who, Nobody
	q.Item, q.Level, q.Cell, q.Seats = 0, 0, Nowhere, seats
	q.Text, q.Secret, q.Stock = false, false, ""
	q.groups, q.blocked, q.why = q.groups[:0], q.blocked[:0], q.why[:0]
	q.deflt, q.named, q.explain = Option{}, false, t.Explain
	q.reserve = false
	q.family, q.trying, q.isTry, q.closed, q.shut = 0, Option{}, false, false, false
	return q
}

// Choose has the question answered. The question must list at least one option: one that lists none is a fault of the
// ruleset.
func (t *Table) Choose(q *Question) Option {
	if len(q.groups) == 0 {
		panic("table: a question lists no option")
	}
	o, ok := t.Answers.Answer(q)
	if !ok {
		t.asking = true
		panic(abandoned{})
	}
	t.Inputs++
	return o
}

// Note is the text that came with the last answer; empty where none did. A bot that answers at the table itself gives the
// question's stock line.
func (t *Table) Note() string {
	if t.noted != t.Inputs {
		return t.q.Stock
	}
	return t.note
}

// Roll throws the dice and reads their value.
func (t *Table) Roll(r *Roll) int {
	if t.Dice != nil {
		return t.rollOutside(r)
	}
	faces := t.room(r.Dice())
	t.known = len(faces)
	return t.Draw(r, faces)
}

// room is where the faces of so many dice go.
func (t *Table) room(n int) []int32 {
	if n > len(t.faces) {
		t.faces = make([]int32, max(n, 16))
	}
	return t.faces[:n]
}

func (t *Table) rollOutside(r *Roll) int {
	faces := t.room(r.Dice())
	t.roll = *r // handed on as a copy, so that the caller's stays on its stack
	v, known, ok := t.Dice.Roll(&t.roll, faces)
	if !ok {
		t.wants = true
		panic(abandoned{})
	}
	if r.Look && !known {
		panic("table: the rules look at the faces of a roll, and the dice give a value only")
	}
	t.known = 0
	if known {
		t.known = len(faces)
	}
	return v
}

// Draw fills the faces from the seed: for a Dice that leaves some rolls to it.
func (t *Table) Draw(r *Roll, faces []int32) int {
	if t.keyed != t.Inputs+1 { // a stream of its own for each input and each beat
		t.rng.Seed(t.Seed, uint64(t.Inputs)<<32|uint64(uint32(t.Beats)))
		t.keyed = t.Inputs + 1
	}
	for i := range faces {
		faces[i] = int32(t.rng.Die(r.SidesOf(i)))
	}
	return r.Value(faces)
}

// Faces are the faces of the last roll, in the order thrown; empty where only the value is known, which never is so after
// a roll with Look.
func (t *Table) Faces() []int32 { return t.faces[:t.known] }

// Mods keeps the modifiers of a roll for the event that tells of it, so that the caller's stay on its stack. They are
// overwritten by the next ones.
func (t *Table) Mods(mods []Mod) []Mod {
	t.mods = append(t.mods[:0], mods...)
	return t.mods
}

// Heard reports whether anybody listens: rules code builds an event only then.
func (t *Table) Heard() bool { return t.Listener != nil }

// Say tells the listener what happened.
func (t *Table) Say(e Event) {
	if t.Listener != nil {
		t.event = e // the listener gets the table's copy, so that nothing is allocated for e
		t.Listener.Hear(&t.event)
	}
}

// Reset readies the table for a game from its start.
func (t *Table) Reset(seed uint64) {
	t.Seed, t.Inputs, t.Beats, t.keyed = seed, 0, 0, 0
	t.note, t.noted = "", 0
}

// Beat plays one beat of a game in which nothing is ever left open: all answers and dice are there.
func (t *Table) Beat(g Game) {
	t.keyed = 0
	g.Beat(t)
	t.Beats++
}

// Run plays one beat of the game and reports whether it came to a resting point. If not, the beat was abandoned at
// Open or at OpenRoll, and the game is in the middle of it: good for looking, not for going on.
func (t *Table) Run(g Game) (rested bool) {
	t.asking, t.wants, t.keyed = false, false, 0
	defer catch(&rested)
	t.Beat(g)
	return true
}

// runAdjust has the game adjusted and reports whether that was done, or abandoned at something open.
func (t *Table) runAdjust(g Game, a Adjustment) (done bool, err error) {
	t.asking, t.wants, t.keyed = false, false, 0
	defer catch(&done)
	return true, g.Adjust(t, a)
}

// catch ends a run that was abandoned; any other panic goes on.
func catch(done *bool) {
	if r := recover(); r != nil {
		if _, ok := r.(abandoned); !ok {
			panic(r)
		}
		*done = false
	}
}

// Open is the question at which the last beat was abandoned, or nil.
func (t *Table) Open() *Question {
	if t.asking {
		return &t.q
	}
	return nil
}

// OpenRoll is the roll at which the last beat was abandoned, or nil.
func (t *Table) OpenRoll() *Roll {
	if t.wants {
		return &t.roll
	}
	return nil
}
