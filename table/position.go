package table

import "slices"

// Position is a fight at any moment, also in the middle of a beat: the last resting point and the inputs since. A [Probe] plays
// it again. It is good until the session takes the next input; Keep makes one that stays.
type Position struct {
	Rest   Game   // the last resting point; copy it, do not change it
	Tail   []Tail // the inputs since
	Seed   Seed   // of the dice at the resting point
	Inputs int    // the number that the dice of the beat are keyed by: inputs at the resting point, decrees left out
	Beats  int    // beats played up to the resting point
	AskEnd bool   // as in [Options]

	typed, countDecrees bool
	bots                bool // only bots answer: [Table.Bots]
	pace                pace
}

// Position returns the current position of the fight.
func (s *Session) Position() Position {
	return Position{
		Rest: s.rest, Tail: slices.Clip(s.taken[s.restAt:]), Seed: s.seedAfter(s.restAt), Inputs: s.dealt.rest, Beats: s.rests,
		AskEnd: s.o.AskEnd, typed: s.typed(), countDecrees: s.o.CountDecrees, pace: s.pace,
	}
}

// Turn returns whose turn it was at the resting point, and in which round; Nobody if none had begun.
func (p *Position) Turn() (who Who, round int) {
	if !p.pace.begun {
		return Nobody, 0
	}
	return p.pace.who, p.pace.round
}

// Steps returns how many decisions and rolls there were in the turn under way up to the resting point.
func (p *Position) Steps() int { return p.pace.turn }

// typed reports whether somebody has thrown dice in the beat under way.
func (s *Session) typed() bool {
	return slices.ContainsFunc(s.taken[s.restAt:], func(e Tail) bool { return e.Kind == TailFaces })
}

// Keep returns the position with a copy of its game, which nobody else holds.
func (p Position) Keep() Position {
	p.Rest = p.Rest.Clone()
	return p
}

// KnownTo returns the position as a seat may know it, for what is computed for that seat: a copy that has forgotten the rest ([Game]).
// For the GM it is the position itself.
func (p Position) KnownTo(s Seat) Position {
	if s == GM {
		return p
	}
	p = p.Keep()
	p.Rest.Forget(s)
	return p
}

// Guesser is a game in which a seat may know that somebody is there and not where.
type Guesser interface {
	// Guess forgets what a seat may not know, like Forget, but puts those that it knows to be there where they may be, drawn from r. It
	// reports whether anything was drawn. What it comes to depends on what the seat knows and on r.
	Guess(s Seat, r *Rand) (drawn bool)
}

// GuessedBy returns the position as it may be by what a seat knows, and whether that is one of several guesses, drawn from r. Without a [Guesser] it
// is that of KnownTo.
func (p Position) GuessedBy(s Seat, r *Rand) (guess Position, drawn bool) {
	if _, ok := p.Rest.(Guesser); !ok || s == GM {
		return p.KnownTo(s), false
	}
	p = p.Keep()
	g, _ := p.Rest.(Guesser)
	return p, g.Guess(s, r)
}

// Probe plays a position again and again with answers and dice of its caller: for odds, search and analysis. Nothing that it does
// changes the position.
type Probe struct {
	Table Table // of the run under way
	pos   Position
	work  Game
	feed  feed
	owned bool // the position's game is a buffer of the probe
}

// NewProbe returns a probe of the position.
func NewProbe(p Position) *Probe { return &Probe{pos: p, work: p.Rest.Clone()} }

// Move makes the probe one of another position of the same fight. It reuses the memory of the last one.
func (p *Probe) Move(to Position) { p.pos, p.owned = to, false }

// Game returns the game of the last run.
func (p *Probe) Game() Game { return p.work }

// Position returns what the probe plays.
func (p *Probe) Position() Position { return p.pos }

// Answer gives the next answer: first those of the position's tail, then those of the answerer that Begin got. It makes the
// probe an [Answerer], so that a caller can put its own before it.
func (p *Probe) Answer(q *Question) (Option, bool) { return p.feed.Answer(q) }

// Begin goes back to the position's resting point. Questions after the tail go to then, or stay open if it is nil. Dice that
// are thrown after the first of these questions come from dice; if it is nil they come from the seed, or stay open where people
// throw them. Dice before that question fall as they did.
func (p *Probe) Begin(then Answerer, dice Dice, l Listener) {
	p.work.CopyFrom(p.pos.Rest)
	p.feed = feed{Tail: p.pos.Tail, Ask: p.pos.typed, Then: then, Dice: dice, CountDecrees: p.pos.countDecrees}
	p.feed.Attach(&p.Table, p.pos.Seed, p.pos.Inputs, p.pos.Beats)
	p.Table.AskEnd, p.Table.Listener, p.Table.pace, p.Table.Bots = p.pos.AskEnd, l, p.pos.pace, p.pos.bots
}

// Run plays one beat and reports whether it came to a resting point. Otherwise the Table says what is open.
func (p *Probe) Run() (rested bool) { return p.Table.Run(p.work) }

// Rest makes the resting point that Run has reached the position of the probe, so that the next Begin starts there. The dice
// are keyed as in a session.
func (p *Probe) Rest() {
	next := p.work
	if p.owned {
		p.work = p.pos.Rest
	} else {
		p.work = next.Clone()
	}
	p.owned = true
	p.pos.Rest, p.pos.Tail, p.pos.Seed = next, nil, p.Table.Seed
	p.pos.Inputs, p.pos.Beats, p.pos.pace = p.Table.Inputs, p.Table.Beats, p.Table.pace
}
