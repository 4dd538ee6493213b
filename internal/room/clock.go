package room

import (
	"context"
	"time"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// clock is the time left for the open question. It runs while someone watches and the table is not paused.
type clock struct {
	id    string // of its question, as spectators count, so that hidden decrees do not change the clock; "" for none
	kind  table.Kind
	who   table.Who
	seats table.Seats
	limit int
	left  time.Duration // when it was last stopped
	ends  time.Time     // zero: it is stopped
	timer *time.Timer
}

// pauseLimit is how many seconds the turn of a bot waits for players at a table without a limit: nobody has to answer there.
const pauseLimit = 30

// stop clears the clock.
func (c *clock) stop() {
	c.halt()
	*c = clock{}
}

// halt stops the clock and keeps the time left.
func (c *clock) halt() {
	if c.timer != nil {
		c.timer.Stop()
		c.left, c.timer, c.ends = time.Until(c.ends), nil, time.Time{}
	}
}

// resetClock sets the clock for the open question.
func (r *Room) resetClock() {
	c := &r.clock
	defer func() { r.shared.deadline = c.ends }()
	if r.fight == nil {
		c.stop()
		return
	}
	q, limit := r.fight.s.Open(), r.shared.facts.Limit
	asked := r.fight.asked(&r.shared)
	if limit == 0 && r.fight.pausing(&r.shared) != 0 {
		limit = pauseLimit
	}
	if q == nil || asked == 0 || limit == 0 || r.shared.faultOf(r.fight) != "" {
		c.stop()
		return
	}
	if id := r.fight.questionID(audience{api.RoleSpectator, nobody}); c.id != id || c.limit != limit {
		// players who are asked together share the time of the first
		same := c.limit == limit && c.id != "" && c.kind == q.Kind && c.who == q.Who && asked != c.seats && asked&^c.seats == 0
		if !same {
			c.stop()
			c.left = time.Duration(limit) * time.Second
		}
		c.halt()
		c.id, c.kind, c.who, c.seats, c.limit = id, q.Kind, q.Who, asked, limit
	}
	switch {
	case r.shared.facts.Paused || len(r.watches) == 0:
		c.halt()
	case c.timer == nil:
		c.ends = time.Now().Add(c.left)
		id := c.id
		c.timer = time.AfterFunc(c.left, func() { r.timeUp(id) })
	}
}

// timeUp gives the default answer unless the question has been answered.
func (r *Room) timeUp(id string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed != nil || r.fight == nil || r.clock.id != id || r.clock.timer == nil {
		return
	}
	var err error
	defer r.recoverFault(&err)
	r.clock.timer, r.clock.ends, r.clock.left = nil, time.Time{}, 0
	err = r.put(func(f *fight) error {
		if seats := f.pausing(&r.shared); seats != 0 {
			f.pauses.Leave(seats)
			return nil
		}
		q, asked := f.s.Open(), r.shared.asked(f.s)
		for seat := range nobody {
			if !asked.Has(seat) {
				continue
			}
			if o := q.DefaultFor(table.JustSeat(seat)); q.ContainsFor(table.JustSeat(seat), o) {
				return f.s.AnswerOptionNote(seat, o, q.BotNote)
			}
		}
		return refuse(api.CodeNotListed, "the question has no default")
	})
	if err != nil && r.fight != nil {
		r.clock.left = retryBots
		r.resetClock()
	}
}

// Pause stops the clocks or starts them again. Only the GM may.
func (r *Room) Pause(ctx context.Context, v Viewer, on bool) error {
	return r.rule(ctx, v, func(t *store.Table) { t.Paused = on })
}

// Limit sets the seconds for each question; 0 is no limit. Only the GM may.
func (r *Room) Limit(ctx context.Context, v Viewer, seconds int) error {
	if err := checkLimit(seconds); err != nil {
		return err
	}
	return r.rule(ctx, v, func(t *store.Table) { t.Limit = seconds })
}

// maxLimit is the largest time limit, in seconds.
const maxLimit = 24 * 60 * 60

func checkLimit(seconds int) error {
	if seconds < 0 || seconds > maxLimit {
		return refuse(api.CodeBad, "the time for a question is 0 (no limit) to 86400 seconds")
	}
	return nil
}

// rule changes facts of the table that only the GM may change.
func (r *Room) rule(ctx context.Context, v Viewer, change func(*store.Table)) error {
	if err := v.mayRule(); err != nil {
		return err
	}
	return r.within(ctx, v, func(*fight) error {
		if err := r.update(change); err != nil {
			return err
		}
		r.changed()
		return nil
	})
}
