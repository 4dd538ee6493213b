package room

import (
	"context"
	"errors"

	"fray/bot"
	"fray/internal/pool"
	"fray/internal/seating"
	"fray/table"
)

// errThinks says that the next answer is one of a bot that looks ahead and has not done so yet.
var errThinks = errors.New("a bot has to think first")

// thought is what a bot that looks ahead thinks about one question. It does so apart from the room: what others put in meanwhile makes
// the thought void.
type thought struct {
	inputs int    // before the question
	hash   string // of the last of them
	answer seating.Answer
	s      *table.Session // a branch at the question
	done   bool
	err    error
}

// think replaces the answer of a bot that looks ahead by what it has thought about this question. Otherwise it returns errThinks, and
// the room's thought is what the bot has to think about.
func (r *Room) think(s *table.Session, a *seating.Answer) error {
	all, hash := s.Inputs(), ""
	if len(all) > 0 {
		hash = all[len(all)-1].Hash
	}
	t := r.thought
	if t == nil || t.inputs != len(all) || t.hash != hash || t.answer.Seat != a.Seat || t.answer.By != a.By {
		r.thought = &thought{inputs: len(all), hash: hash, answer: *a, s: s.Branch()}
		return errThinks
	}
	if !t.done {
		return errThinks
	}
	r.thought = nil
	*a = t.answer
	return t.err
}

// thinking returns what a bot has to think about before the room can continue, or nil.
func (r *Room) thinking() *thought {
	if t := r.thought; t != nil && !t.done {
		return t
	}
	return nil
}

// ponder thinks, while others use the room. A bot that is elsewhere needs none of the processors of the pool.
func (r *Room) ponder(t *thought) {
	answer := t.answer
	think := func() (err error) {
		defer bot.Rescue(&err)
		answer.Think(t.s)
		return nil
	}
	var err error
	if _, ok := answer.Thinker.(bot.Remote); ok {
		err = safely(think)
	} else {
		err = r.compute(context.Background(), pool.Thinking, think)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	t.answer, t.err, t.done = answer, err, true
}
