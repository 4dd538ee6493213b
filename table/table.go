package table

// Answerer answers questions. It reports false when the answer is not there yet; the beat is then abandoned.
type Answerer interface {
	Answer(q *Question) (Option, bool)
}

// Table is the door. The zero value with an Answerer is ready: dice from seed 0, nobody listening.
type Table struct {
	Answers  Answerer
	Dice     Dice     // nil: the seed
	Listener Listener // nil: nobody
	Seed     Seed
	Inputs   int  // inputs taken since the start: the dice depend on it
	Beats    int  // beats played since the start: so do they
	Explain  bool // questions keep the blocked options too
	Bots     bool // only bots answer: see [Question.ForBots]
	AskEnd   bool // the GM is asked at every end whether the fight is over: see [Options]

	q      Question
	roll   Roll    // the last roll, or the one that is asked for
	rng    Rand    // of a practice seed
	stream stream  // of a secret seed
	keyed  int     // inputs for which rng is seeded, plus one
	faces  []int32 // room for the faces of a roll; grows
	event  Event   // the last one said
	note   string  // the text that came with an answer
	noted  int     // the number of that answer
	mods   []Mod
	known  int  // faces of the last roll that are known
	asking bool // the last beat was abandoned at the question
	wants  bool // the last beat was abandoned at a roll
	muted  int  // how often [Table.Muted] runs inside itself
	game   Game // of the beat under way
	pace   pace
	fault  *EndlessError // what the last beat was stopped by
}

// Ask begins a question to the seats. The question is the table's own and lives until the next one.
func (t *Table) Ask(k Kind, r Rule, who Who, seats Seats) *Question {
	q := &t.q // set field by field: a whole one would be built beside it and copied, in every decision
	q.Kind, q.Rule, q.Who, q.Target, q.Actor, q.Aim = k, r, who, Nobody, Nobody, Nobody
	q.Item, q.Level, q.Cell, q.Seats = 0, 0, Nowhere, seats
	q.Crowd = Crowd{} // by itself: together with others it is built beside them and copied too
	q.N = [4]int32{}
	q.Die = 0
	q.Text, q.Secret, q.BotNote = false, false, ""
	q.groups, q.blocked, q.why = q.groups[:0], q.blocked[:0], q.why[:0]
	q.sections, q.pending = 0, 0
	q.deflt, q.named, q.explain, q.bots = Option{}, false, t.Explain, t.Bots
	q.reserve, q.passes, q.window = false, false, false
	q.family, q.trying, q.isTry, q.closed, q.shut = 0, Option{}, false, false, false
	return q
}

// Choose has the question answered. The question must list at least one option: one that lists none is a fault of the
// ruleset.
func (t *Table) Choose(q *Question) Option {
	if q.Empty() {
		panic("table: a question lists no option")
	}
	t.step()
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
		return t.q.BotNote
	}
	return t.note
}

// Mods keeps the modifiers of a roll for its event, so that the caller's stay on its stack. The next ones overwrite them.
func (t *Table) Mods(mods []Mod) []Mod {
	t.mods = append(t.mods[:0], mods...)
	return t.mods
}

// Heard reports whether anybody listens: rules code builds an event only then.
func (t *Table) Heard() bool { return t.Listener != nil && t.muted == 0 }

// Say passes an event to the listener.
func (t *Table) Say(e Event) {
	if t.Heard() {
		t.event = e // the listener gets the table's copy, so that nothing is allocated for e
		t.Listener.Hear(&t.event)
	}
}
