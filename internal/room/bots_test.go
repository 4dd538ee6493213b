package room_test

import (
	"errors"
	"strings"
	"testing"
	"testing/synctest"

	"fray/api"
	"fray/bot"
	"fray/internal/room"
	"fray/internal/seating"
	"fray/table"
)

// program is a bot in another process that takes defaults, and may have ended.
type program struct {
	bot.Default
	ended bool
}

func (*program) Remote() {}

func (p *program) Think(_ table.Position, g table.Game, q *table.Question, seats table.Seats) table.Option {
	if p.ended {
		panic(&bot.Failure{Cause: errors.New("ended with a secret")})
	}
	return p.Choose(g, q, seats, nil)
}

// withPrograms lets two programs play.
func withPrograms(c *room.Config) {
	c.Bots = seating.Bots{"mine": &program{}, "ended": &program{ended: true}}
}

// playedBy returns a table at which a program plays the first seat, and how it stands when nothing goes further.
func playedBy(t *testing.T, name string) (*sat, *api.State) {
	c := bridge()
	c.Seats = map[string]string{"wardens": name, "reavers": "greedy"}
	s := newFixture(t, withPrograms).start(c)
	s.state("gm")
	synctest.Wait()
	return s, s.state("gm")
}

// TestPrograms: a program of the host plays a seat to the end of the fight, by its name; others are not known.
func TestPrograms(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, is := playedBy(t, "mine")
		defer s.registry.Close()
		if !is.View.Over || is.Seats[1].Plays != "mine" {
			t.Errorf("the fight is over: %v; the first seat is played by %s", is.View.Over, is.Seats[1].Plays)
		}
		c := bridge()
		c.Seats = map[string]string{"wardens": "yours"}
		_, err := s.registry.Create(t.Context(), c)
		if wants(t, err, api.CodeBad); !strings.Contains(err.Error(), "default, ended, mine") {
			t.Errorf("the words are not listed: %v", err)
		}
	})
}

// TestProgramFails: a program that cannot answer stops the fight, without its last words, until the game master gives its seat to another one.
func TestProgramFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, is := playedBy(t, "ended")
		defer s.registry.Close()
		if !strings.Contains(is.Fault, "A bot cannot answer") || strings.Contains(is.Fault, "secret") || is.Question == nil {
			t.Fatalf("the fault is %q, the question %v", is.Fault, is.Question)
		}
		must(t, s.Answer(t.Context(), s.who["gm"], api.Answer{Question: is.Question.ID, Key: is.Question.Choices[0].Key})) // for the bot, once
		synctest.Wait()
		if again := s.state("gm"); again.Inputs <= is.Inputs || again.Fault == "" {
			t.Errorf("%d inputs after %d; the fault is %q", again.Inputs, is.Inputs, again.Fault)
		}
		must(t, s.Hand(t.Context(), s.who["gm"], api.SeatChange{Seat: "wardens", Plays: "mine"}))
		synctest.Wait()
		if is := s.state("gm"); is.Fault != "" || !is.View.Over {
			t.Errorf("the fault is %q; over: %v", is.Fault, is.View.Over)
		}
	})
}
