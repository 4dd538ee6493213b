package bot

import "fray/table"

// The length of a continuation: it ends at the first new round after so many answers, and at the latest after so many beats.
const (
	lookAnswers = 80
	lookBeats   = 10_000
)

// look plays on from a question, as greedy bots of all sides would.
type look struct {
	worlds []*table.Probe // the fight as it may be, by what the seats know
	probe  *table.Probe   // one of them
	dice   lookDice
	team   *Team
	side   int // for which it looks
	seats  table.Seats
	kind   table.Kind // of the question
	who    table.Who

	// of one continuation
	option  table.Option
	asked   bool // the question has come
	answers int
}

// The guesses at what the seats do not know: how many there are, where there is something to guess, and the stream that they are drawn from.
const (
	lookGuesses = 8
	guessStream = 0x5a17_c3e8_62f0_9b4d
)

// newLook returns a look ahead for the seats: it knows what the first of them may know.
func newLook(at table.Position, g table.Game, q *table.Question, seats table.Seats) *look {
	l := &look{team: NewTeam(g.Cast(), nil), seats: seats, kind: q.Kind, who: q.Who}
	l.side = l.team.SideOf(q)
	var r table.Rand
	for i := range uint64(lookGuesses) {
		r.Seed(i, guessStream)
		world, drawn := at.GuessedBy(seats.First(), &r)
		if l.worlds = append(l.worlds, table.NewProbe(world)); !drawn {
			break
		}
	}
	return l
}

// Answer gives the option to the question. If another question comes, because what the seats do not know matters to it, the beat is
// abandoned.
func (l *look) Answer(q *table.Question) (table.Option, bool) {
	if !l.asked {
		l.asked = true
		l.probe.Table.Bots = true
		return l.option, q.Kind == l.kind && q.Who == l.who && q.ContainsFor(l.seats, l.option)
	}
	l.answers++
	return l.team.Choose(l.probe.Game(), q, q.Seats, nil), true
}

// play plays on once after the option, and returns what that was worth. It reports false if the fight cannot be played on.
func (l *look) play(o table.Option, seed uint64) (worth float64, ok bool) {
	l.option, l.asked, l.answers = o, false, 0
	l.probe = l.worlds[seed%uint64(len(l.worlds))]
	l.dice.Seed(seed)
	l.probe.Begin(l, &l.dice, nil)
	g, last := l.probe.Game(), 0
	for range lookBeats {
		if !l.probe.Run() {
			return 0, false
		}
		if winner, over := g.Over(); over {
			return l.atEnd(g, winner), true
		}
		_, round := l.probe.Table.Turn()
		if l.answers > lookAnswers && round > last {
			break
		}
		last = round
	}
	return l.underWay(g), true
}
