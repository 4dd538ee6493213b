package odds

import (
	"time"

	"fray/bot"
	"fray/places"
	"fray/table"
)

// study is an open question under study. It answers and listens at a separate table.
type study struct {
	o      Options
	rest   table.Game
	probe  *table.Probe
	bots   table.Seed // what bots choose by: nothing secret
	actor  table.Who  // the combatant that is asked the open question
	threat table.Who  // the combatant to whose action the question reacts; Nobody
	under  table.Who  // the combatant at which that action is aimed; Nobody
	ways   *branches
	rng    table.Rand
	names  map[mark]string
	deeds  map[use]string // reactions, as the log tells them
	reader *places.Reader // of the question; nil until an option is described
	bare   bool           // nobody has answered anything in the beat yet
	share  time.Duration  // for one option, if the time is bounded
	until  time.Time      // when the share of the current option has run out

	// of one run
	option table.Option
	taken  bool
	asked  int
	kind   table.Kind // the first question of the beat, and who was asked it: when it comes again, the option is done
	who    table.Who
	next   bool // it came again
	facts  facts
}

// newStudy looks into the session's open question. The session is not changed.
func newStudy(s *table.Session, o Options) (*study, *table.Question, error) {
	q := s.Open()
	if q == nil {
		return nil, nil, ErrNothingOpen
	}
	if q.Secret {
		return nil, nil, ErrSecret
	}
	p := s.Position().KnownTo(o.Seat)
	st := &study{
		o: o, rest: p.Rest, probe: table.NewProbe(p), bots: s.Seed().Public(), actor: q.Who, threat: q.Actor, under: q.Aim, bare: len(p.Tail) == 0,
		names: map[mark]string{}, deeds: map[use]string{},
	}
	st.ways = newBranches(&st.facts, func() { st.probe.Table.Listener = st })
	st.ways.draws = st.o.Policy != nil
	if st.o.Policy == nil {
		st.o.Policy = bot.NewTeam(p.Rest.Cast(), nil)
	}
	return st, q, nil
}

// Answer notes which question comes first in the beat, and ends the run where it comes again after the option.
func (s *study) Answer(q *table.Question) (table.Option, bool) {
	s.asked++
	switch {
	case s.asked == 1:
		s.kind, s.who = q.Kind, q.Who
	case s.taken && q.Kind == s.kind && q.Who == s.who:
		s.next = true
		return table.Option{}, false
	}
	return s.probe.Answer(q)
}

// policy answers what was not answered before: first the open question, by the option, then all others. What has been answered on
// the way that the dice go gets the same answer again.
type policy struct{ *study }

func (p policy) Answer(q *table.Question) (table.Option, bool) {
	if !p.taken {
		p.taken, p.probe.Table.Bots = true, true
		return p.option, true
	}
	return p.ways.answer(func() table.Option {
		bot.Deal(&p.rng, p.bots, p.probe.Table.Inputs)
		return p.o.Policy.Choose(p.probe.Game(), q, q.Seats, &p.rng)
	}), true
}

// Hear takes down what happens once the option is taken.
func (s *study) Hear(e *table.Event) {
	if !s.taken {
		return
	}
	s.facts.hear(e, s.actor)
	if won, ok := s.probe.Game().Contest(e); ok {
		s.facts.tests = append(s.facts.tests, contest{e.Who, e.Target, e.Rule, won})
	}
	switch e.Kind {
	case table.Marked:
		if m := (mark{e.Target, e.N[0]}); s.names[m] == "" {
			s.names[m] = s.probe.Game().Text(e)
		}
	case table.Reacted:
		if u := useOf(e); s.deeds[u] == "" {
			s.deeds[u] = s.probe.Game().Text(e)
		}
	default: // the others differ by their numbers
	}
}
