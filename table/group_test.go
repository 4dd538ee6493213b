package table_test

import (
	"context"
	"testing"

	"fray/bot"
	"fray/odds"
	"fray/table"
)

// bands is who goes next in escalation: in each band the heroes in any order they like, then the others.
type bands struct {
	Round int8
	Band  [5]int8 // of each, 0 or 1
	Acted [5]bool
	Word  int8 // words called out of turn in this round
}

const (
	bandsGo table.Verb = iota
	bandsHit
	bandsWait
	bandsShout
)

func bandsPlot() *plot[bands] {
	p := &plot[bands]{
		verbs: []string{"go", "hit", "wait", "shout"}, kinds: []string{"next", "turn"},
		ruleText: []string{"next", "turn", "shout", "round"},
	}
	p.cast = table.Cast{
		Name: "bands", Sides: []string{"heroes", "orcs"}, Seats: []string{"gm", "red", "blue"},
		Combatants: members("ann:0:1", "ben:0:2", "cat:0:2", "orc:1:0", "ogre:1:0"),
	}
	p.over = func(s *bands) (table.Result, bool) { return table.Draw, s.Round == 2 }
	p.beat = func(s *bands, t *table.Table) { s.beat(p, t) }
	return p
}

// beat is one turn: whose, the half of a band decides. The Game keeps who has acted; what a half is follows from that.
func (s *bands) beat(p *plot[bands], t *table.Table) {
	for band := range int8(2) {
		for side := range p.cast.Sides {
			who := s.next(p, t, band, side)
			if who == table.Nobody {
				continue
			}
			s.turn(p, t, who)
			return
		}
	}
	s.Round++
	s.Acted, s.Word = [5]bool{}, 0
	say(t, table.Round, 4, table.Nobody, table.Nobody, int(s.Round))
}

// next asks all seats of the side who goes next; nobody is asked where only one is left.
func (s *bands) next(p *plot[bands], t *table.Table, band int8, side int) table.Who {
	q := t.Ask(0, 1, table.Nobody, 0)
	left, who := 0, table.Nobody
	for i := range p.cast.Combatants {
		m := &p.cast.Combatants[i]
		if m.Side != side || s.Acted[i] || s.Band[i] != band {
			continue
		}
		left++
		who = table.Who(i)
		q.Seats |= table.JustSeat(m.Seat)
	}
	if left < 2 {
		return who
	}
	for i := range p.cast.Combatants { // any of the side's seats may say who
		if m := &p.cast.Combatants[i]; m.Side == side && !s.Acted[i] && s.Band[i] == band {
			q.Add(table.Do(bandsGo).At(table.Who(i)))
		}
	}
	return t.Choose(q).Who
}

// turn asks for one action; others of the side may shout out of turn, as often as they like, and the turn continues.
func (s *bands) turn(p *plot[bands], t *table.Table, who table.Who) {
	own := p.cast.Combatants[who]
	for {
		q := t.Ask(1, 2, who, table.JustSeat(own.Seat))
		q.Add(table.Do(bandsHit))
		q.Add(table.Do(bandsWait))
		for i := range p.cast.Combatants {
			if m := &p.cast.Combatants[i]; m.Side == own.Side && m.Seat != own.Seat {
				q.AddFor(table.JustSeat(m.Seat), table.Do(bandsShout).At(table.Who(i)))
			}
		}
		o := t.Choose(q)
		switch o.Verb {
		case bandsShout:
			s.Word++
			say(t, table.Own, 3, o.Who, table.Nobody, int(s.Word))
			continue
		case bandsWait: // delaying: a slower band for the rest of the fight, and a turn later in this round
			s.Band[who] = 1
		default:
			s.Acted[who] = true
		}
		say(t, table.Began, 2, who, table.Nobody)
		return
	}
}

func newBands() table.Game {
	p := bandsPlot()
	return p.start(bands{Round: 1, Band: [5]int8{0, 0, 1, 0, 0}})
}

// TestGroupDecidesWhoIsNext has the first of several seats settle it, sides alternate by band, and a delay move one on.
func TestGroupDecidesWhoIsNext(t *testing.T) {
	s := sit(t, newBands, table.DiceRoll)
	s.isOpen("red: go:ann go:ben", "blue: go:ann go:ben")
	s.play("blue: go:ann")
	refusedFor(t, s.put("red: go:ben"), table.NotListed) // too late: it is settled
	s.isOpen("red: hit wait", "blue: shout:ben shout:cat")
	s.play("red: wait") // into the second band
	s.play("blue: hit") // ben is the only one left of the first: nobody is asked
	s.isOpen("gm: go:orc go:ogre")
	s.play("gm: go:ogre", "gm: hit", "gm: hit")
	s.isOpen("red: go:ann go:cat", "blue: go:ann go:cat")
	s.play("red: go:cat", "blue: hit")
	s.hears(1, "turn ann", "turn ben", "turn ogre", "turn orc", "turn cat")
	s.play("red: hit")
	if _, over := s.Over(); !over {
		t.Error("the round is not over")
	}
	s.prove()
}

// TestSideOptions has somebody who is not asked do something in somebody else's turn, which continues.
func TestSideOptions(t *testing.T) {
	s := sit(t, newBands, table.DiceRoll)
	s.play("red: go:ann", "blue: shout:cat", "blue: shout:ben")
	s.isOpen("red: hit wait", "blue: shout:ben shout:cat")
	q := s.Open()
	if d := s.Game().Describe(q, q.Default()).Key; d != "wait" {
		t.Errorf("the default is %s: a side option is nobody's", d)
	}
	never := table.Standings{{Seat: 2, Kind: 1}}
	if o, _, ok := never.Answer(s.Game(), q); ok {
		t.Errorf("somebody with side options only stands by %v", o)
	}
	refusedFor(t, s.put("gm: shout:ben"), table.NotAsked)
	s.play("red: hit")
	s.hears(1, "shout cat 1", "shout ben 2", "turn ann")
	s.prove()
}

// TestGroupOdds continues from who is next to what that one does, where nobody alone is asked.
func TestGroupOdds(t *testing.T) {
	s := sit(t, newBands, table.DiceRoll)
	r, err := odds.Key(context.Background(), s.Session, "go:ann", odds.Options{})
	if err != nil || !r.Exact || r.Choice.Key != "go:ann" || r.ActorDown != nil {
		t.Errorf("got %+v, %v", r, err)
	}
}

// TestTeamsAnswerForTheirOwn has bots play it: who is asked with others picks among what is open to his side.
func TestTeamsAnswerForTheirOwn(t *testing.T) {
	g := newBands()
	team := bot.NewTeam(g.Cast(), []bot.Player{bot.Random{}, bot.Random{}})
	tb := table.Table{}
	tb.Answers = answerer(func(q *table.Question) (table.Option, bool) {
		var r table.Rand
		bot.Deal(&r, table.Practice(3), tb.Inputs)
		o := team.Choose(g, q, q.Seats, &r)
		if !q.ContainsFor(q.Seats, o) || q.Who >= 0 && o.Verb == bandsShout {
			t.Errorf("%+v is not for those who are asked", o)
		}
		return o, true
	})
	for range 40 {
		if _, over := g.Over(); over {
			return
		}
		tb.Beat(g)
	}
	t.Error("the fight does not end")
}

type answerer func(q *table.Question) (table.Option, bool)

func (f answerer) Answer(q *table.Question) (table.Option, bool) { return f(q) }

func refusedFor(t *testing.T, err error, why table.Reason) {
	t.Helper()
	if !isReason(err, why) {
		t.Errorf("got %v, want a refusal for reason %d", err, why)
	}
}
