package table

// Tracer follows a fight that bots play without a [Session], so that there is a [Position] at every
// question. The zero value is ready; it keeps its memory from fight to fight of the same game.
type Tracer struct{ pos Position }

// Begin goes to a position, from which the fight is played on.
func (tr *Tracer) Begin(at Position) {
	tr.pos.Tail = append(tr.pos.Tail[:0], at.Tail...)
	rest, tail := tr.pos.Rest, tr.pos.Tail
	tr.pos = at
	tr.pos.Rest, tr.pos.Tail = rest, tail
	tr.copy(at.Rest)
}

// Rest notes that the game is at a resting point, before the next beat of the table.
func (tr *Tracer) Rest(t *Table, g Game) {
	p := &tr.pos
	tr.copy(g)
	p.Tail, p.typed = p.Tail[:0], false
	p.Seed, p.Inputs, p.Beats, p.AskEnd, p.bots, p.pace = t.Seed, t.Inputs, t.Beats, t.AskEnd, t.Bots, t.pace
}

func (tr *Tracer) copy(g Game) {
	if tr.pos.Rest == nil {
		tr.pos.Rest = g.Clone()
	} else {
		tr.pos.Rest.CopyFrom(g)
	}
}

// Take notes the answer that the question gets.
func (tr *Tracer) Take(q *Question, o Option) {
	tr.pos.Tail = append(tr.pos.Tail, Tail{Option: o, Note: q.BotNote})
}

// Position returns the position at the open question. It is good until the next answer.
func (tr *Tracer) Position() Position { return tr.pos }
