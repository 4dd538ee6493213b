package table

// Window asks several combatants at the same time what each of them does about one event, such as who reacts to an attack.
// It returns when every combatant of the crowd has answered; the answers come in any order. The rules keep them in took and
// carry them out afterwards, in the order that the rules say, so that nobody gains by answering first.
//
// ask begins the question, list offers the options of one combatant: each is for its seat ([Question.OfferFor],
// [Question.AddFor]) and aimed at the combatant itself ([Option.At]), by which the answer is known. The last option of a
// combatant is its default.
func (t *Table) Window(crowd Crowd, ask func() *Question, list func(q *Question, who Who), took func(o Option)) {
	for !crowd.Empty() {
		q := ask()
		q.window = true
		for who := crowd.First(); who != Nobody; who = crowd.After(who) {
			list(q, who)
		}
		q.Seats |= q.Asked()
		o := t.Choose(q)
		if !crowd.Has(o.Who) {
			panic("table: an option of a window does not say whose it is")
		}
		crowd.Drop(o.Who)
		took(o)
	}
}

// Window reports whether the question asks several combatants, perhaps of several seats, each of which may answer: [Table.Window].
func (q *Question) Window() bool { return q.window }

// soleInWindow is Sole for a window.
func (q *Question) soleInWindow(seat Seat) (Option, bool) {
	free := func(i int) bool { return q.groups[i].Seats.Has(seat) && !q.groups[i].ForPeople }
	for i := 0; q.has(i); i++ {
		n := 0
		for k := 0; q.has(k); k++ {
			if free(k) && q.groups[k].Option.Who == q.groups[i].Option.Who {
				n++
			}
		}
		if n == 1 && free(i) {
			return q.groups[i].Option, true
		}
	}
	return Option{}, false
}
