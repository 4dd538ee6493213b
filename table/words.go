package table

// Tell says an event about one or two combatants with its numbers, if anybody listens.
func (t *Table) Tell(k EventKind, r Rule, who, target Who, n ...int) {
	if t.Heard() {
		t.Say(NewEvent(k, r, who, target, n...))
	}
}

// TellOption is Tell for an event with an option.
func (t *Table) TellOption(o Option, k EventKind, r Rule, who, target Who, n ...int) {
	if t.Heard() {
		e := NewEvent(k, r, who, target, n...)
		e.Option = o
		t.Say(e)
	}
}

// Muted runs f with nobody listening: for what follows from an event that tells all of it.
func (t *Table) Muted(f func()) {
	t.muted++
	defer func() { t.muted-- }()
	f()
}

// Silent returns a table at which nobody listens and every question gets its default: for rules that are run while a game
// is made, before anybody sits down.
func Silent() *Table { return &Table{Answers: byDefault{}} }

type byDefault struct{}

// Answer gives the default of the question.
func (byDefault) Answer(q *Question) (Option, bool) { return q.Default(), true }

// YesNo asks a question with two answers and reports whether it was yes.
func (t *Table) YesNo(q *Question, yes, no Verb, deflt bool) bool {
	q.Add(Do(yes))
	q.Add(Do(no))
	q.SetDefault(Do(no))
	if deflt {
		q.SetDefault(Do(yes))
	}
	return t.Choose(q).Verb == yes
}

// OrPass lists passing as the default, and has the question answered unless passing is all there is. It reports whether
// something else was chosen.
func (t *Table) OrPass(q *Question, pass Verb) (Option, bool) {
	q.Add(Do(pass))
	q.SetDefault(Do(pass))
	q.PassBy(pass)
	if !q.has(1) {
		return Do(pass), false
	}
	o := t.Choose(q)
	return o, o.Verb != pass
}

// Bit returns 1 for true and 0 for false: a truth value among the numbers of an event.
func Bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
