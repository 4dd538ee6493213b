package room_test

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/internal/room"
)

var errDisk = errors.New("the disk burns")

// A fight that nobody looks at is put away, and is the same when somebody comes, the question's id included; watches stay.
func TestIdleRoomsSleep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newFixture(t).start(bridge())
		asked, _ := s.turns()
		w, err := s.Watch(s.who["spectator"])
		must(t, err)
		was, q := s.states(), s.state(asked).Question
		<-w.C
		later(10 * time.Minute)
		if n := s.registry.Stats(); n.Awake != 0 || n.Watches != 1 {
			t.Fatalf("%+v after ten minutes of nothing", n)
		}
		must(t, s.Answer(t.Context(), s.who[asked], api.Answer{Question: q.ID, Key: q.Default}))
		<-w.C
		if n := s.registry.Stats(); n.Awake != 1 {
			t.Fatalf("%+v", n)
		}
		must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: was["gm"].Inputs}))
		is := s.states()
		for name, state := range is {
			if state.Question != nil {
				state.Question.ID = was[name].Question.ID // an undo is a new question
			}
		}
		sameStates(t, was, is)
		w.Close()
		s.registry.Close()
	})
}

// Of more fights than are to be kept in memory, those that have not been looked at for longest are put away first.
func TestTooManyAwake(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newFixture(t, func(c *room.Config) { c.Awake, c.Idle = 12, time.Hour })
		var all []*sat
		for range 6 {
			s := h.start(bridge())
			s.settled()
			all = append(all, s)
			later(time.Second)
		}
		later(time.Minute)
		if n := h.registry.Stats(); n.Awake != 3 || n.Rooms != 6 {
			t.Fatalf("%+v", n)
		}
		all[5].settled()
		if n := h.registry.Stats(); n.Awake != 3 {
			t.Fatalf("the last one used was put away: %+v", n)
		}
		h.registry.Close()
	})
}

// Fights of pages that come at once are put away at once, except where somebody plays.
func TestManyPagesAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const awake = 16 // of which a quarter may be only looked at
		h := newFixture(t, func(c *room.Config) { c.Awake, c.Idle = awake, time.Hour })
		var all []*sat
		for range 2 * awake {
			all = append(all, h.start(bridge()))
		}
		later(time.Minute)
		q := all[0].state("gm").Question
		must(t, all[0].Answer(t.Context(), all[0].who["gm"], api.Answer{Question: q.ID, Key: q.Default}))
		was := all[0].state("gm").Rev.Epoch
		for _, s := range all[1:] {
			s.state("gm")
			synctest.Wait()
			if n := h.registry.Stats(); n.Awake > awake/4+awake/8 {
				t.Fatalf("%d fights are in memory", n.Awake)
			}
		}
		if all[0].state("gm").Rev.Epoch != was {
			t.Error("the fight that is played was put away")
		}
		h.registry.Close()
	})
}

// Of the fights with an open page, those in play stay in memory, and those that were only looked at are put away.
func TestPlayedStayAwake(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newFixture(t, func(c *room.Config) { c.Awake, c.Idle = 4, time.Hour })
		all := h.watched(7)
		later(time.Minute)
		var epochs []string
		for i, s := range all {
			if i < 3 {
				q := s.state("gm").Question
				must(t, s.Answer(t.Context(), s.who["gm"], api.Answer{Question: q.ID, Key: q.Default}))
			}
			epochs = append(epochs, s.state("gm").Rev.Epoch)
		}
		later(time.Minute)
		if n := h.registry.Stats(); n.Awake != 3 {
			t.Fatalf("%d fights are in memory, three are in play", n.Awake)
		}
		for i, s := range all[:3] {
			if s.state("gm").Rev.Epoch != epochs[i] {
				t.Errorf("fight %d is in play and was put away", i)
			}
		}
		h.registry.Close()
	})
}
