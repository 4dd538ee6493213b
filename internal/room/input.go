package room

import (
	"context"
	"errors"
	"time"

	"fray/api"
	"fray/bot"
	"fray/internal/seating"
	"fray/table"
)

// How long bots answer before it is stored and shown, and before other rooms continue, and how long they wait after an error.
const (
	stretch   = 25 * time.Millisecond
	retryBots = time.Second
)

// input puts something in: the input is played, bots continue, everything is stored, and then the watches are notified. A
// refused input changes nothing.
func (r *Room) input(ctx context.Context, v Viewer, do func(*fight) error) error {
	return r.within(ctx, v, func(f *fight) error { return r.put(do) })
}

// put is input with the room locked and the fight in memory.
func (r *Room) put(do func(*fight) error) error {
	f := r.fight
	if err := f.attempt(func() error { return do(f) }); err != nil {
		err = r.asRefusal(err)
		if f.lost {
			r.sleep()
			r.changed()
			return err
		}
		if no := (*Refusal)(nil); errors.As(err, &no) && no.Code == api.CodeFault {
			r.shared.fault = faultText(err)
			r.changed()
		}
		return err
	}
	was := r.shared.fault
	r.shared.fault = ""
	more := r.advance()
	if err := r.commit(); err != nil {
		r.shared.fault = was
		return err
	}
	r.played = time.Now()
	r.changed()
	r.storeSnapshot(false)
	r.storeTimelines()
	if more {
		r.continueBots()
	}
	return nil
}

// Texts of faults in a State.
const (
	botFailed    = "A bot cannot answer. The game master can answer for it, or give its seat to another bot or a player. The server's log says why."
	brokeDown    = "The rules broke down here. " + afterFault
	afterFault   = "This is a fault of fray: please report it. The game master may answer otherwise, decree, or go back."
	recordIsFull = "The record of this table is full: no more answers are taken. The game master can end the fight; what was played stays."
)

// recordFull refuses an input that no longer fits into the record.
const recordFull = "the record of this table is full, and no more answers are taken; the game master can end the fight, and what was played stays"

// faultText is the text of a fault in a State. It names an endless turn and says no more about other faults.
func faultText(err error) string {
	if _, ok := errors.AsType[*bot.Failure](err); ok {
		return botFailed
	}
	if endless, ok := errors.AsType[*table.EndlessError](err); ok {
		return "The fight has stopped: " + endless.Error() + ". " + afterFault
	}
	return brokeDown
}

// advance lets bots and standing answers answer for a while, and reports whether they have more to answer. It never stops at a
// question that a standing answer settles, so nobody sees such a question. A fight that is lost by that is dropped.
func (r *Room) advance() (more bool) {
	f := r.fight
	if f.s.Waits() && r.shared.unstirred(f) == 0 && r.shared.fault == "" {
		if err := f.attempt(f.begin); err != nil {
			_ = r.asRefusal(err) // it is logged
			r.shared.fault = brokeDown
			return false
		}
	}
	began := time.Now()
	for n := 0; r.shared.fault == ""; n++ {
		sits, asked := r.shared.sits(f.s.Game().Cast()), f.asked(&r.shared)
		if asked == 0 && (n >= r.registry.c.Stretch || n > 0 && time.Since(began) >= stretch) {
			return f.s.Open() != nil
		}
		moved := false
		err := f.attempt(func() error {
			a, ok := seating.Next(f.s, sits, r.shared.standings(f.s.Game()), asked, &r.rand)
			if !ok {
				return nil
			}
			if a.Thinker != nil {
				if err := r.think(f.s, &a); err != nil {
					return err
				}
			}
			moved = true
			return f.s.AnswerOptionNote(a.Seat, a.Option, f.s.Open().BotNote)
		})
		switch {
		case errors.Is(err, errThinks):
			return true
		case errors.Is(err, errFull):
			return false // the State shows it
		case f.lost:
			_ = r.asRefusal(err) // it is logged
			r.sleep()
			return false
		case err != nil:
			if failed, is := errors.AsType[*bot.Failure](err); is {
				r.log.Error("a bot cannot answer", "error", failed)
			}
			_ = r.asRefusal(err) // it is logged
			r.shared.fault = faultText(err)
			return false
		}
		if !moved {
			return false
		}
	}
	return false
}

// continueBots lets bots continue in a separate goroutine.
func (r *Room) continueBots() {
	if r.runs {
		return
	}
	r.runs = true
	go r.run(0)
}

// run lets bots continue until a player has to act. Bots that look ahead do so while others use the room.
func (r *Room) run(wait time.Duration) {
	for {
		if wait > 0 {
			select {
			case <-time.After(wait):
			case <-r.registry.done:
			}
		}
		more, think, err := r.runOnce()
		if !more {
			return
		}
		wait = 0
		if err != nil {
			wait = retryBots
			continue
		}
		if think != nil {
			r.ponder(think)
		}
	}
}

// runOnce calls advance once with the room locked, and reports whether bots have more to answer. Think is what a bot has to think about
// first; nil: nothing.
func (r *Room) runOnce() (more bool, think *thought, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	defer func() { r.runs = more }()
	defer r.recoverFault(&err)
	if r.closed != nil || r.fight == nil {
		return false, nil, nil
	}
	before := len(r.fight.s.Inputs())
	fault := r.shared.fault
	more = r.advance()
	if r.fight == nil {
		r.changed()
		return false, nil, nil
	}
	if more {
		think = r.thinking()
	}
	if len(r.fight.s.Inputs()) == before && r.shared.fault == fault {
		return think != nil, think, nil
	}
	if err := r.commit(); err != nil {
		r.shared.fault = fault
		return r.fight != nil, nil, err
	}
	r.changed()
	r.storeSnapshot(false)
	r.storeTimelines()
	return more, think, nil
}
