package analyze

import (
	"fray/bot"
	"fray/places"
	"fray/table"
)

// The continuations from which the reply to a choice is found: how many, how many of them a reply must have, and the most beats of one.
const (
	replyFights = 60
	replyLeast  = 6
	replyBeats  = 10_000
)

// replyStream sets their dice apart from those of fights.
const replyStream = 0x51d0_c7aa_09e4_6b3d

// replies plays on after an option and notes what the other sides answer first.
type replies struct {
	probe  *table.Probe
	team   *bot.Team // greedy bots
	side   int       // that chooses the option
	option table.Option
	asked  bool   // the question has come
	first  string // the first answer of another side; "" until it comes
}

// feared returns the first answer of another side that is worst for a side after its option, of those that greedy bots make now and
// then; "" if none is found.
func feared(at table.Position, team *bot.Team, side int, o table.Option) string {
	r := &replies{probe: table.NewProbe(at), team: team, side: side, option: o}
	type count struct{ n, won int }
	counts, order := map[string]*count{}, []string{}
	var dice table.Sampler
	for seed := range uint64(replyFights) {
		r.asked, r.first = false, ""
		dice.Seed(seed, replyStream)
		won, ok := r.play(&dice)
		if !ok {
			return ""
		}
		c := counts[r.first]
		if c == nil {
			c = new(count)
			counts[r.first] = c
			order = append(order, r.first)
		}
		c.n++
		if won {
			c.won++
		}
	}
	worst := ""
	for _, text := range order {
		c := counts[text]
		if text == "" || c.n < replyLeast {
			continue
		}
		if w := counts[worst]; worst == "" || c.won*w.n < w.won*c.n {
			worst = text
		}
	}
	return worst
}

// play plays on once, and reports whether the side has won. Ok is false if the fight cannot be played on.
func (r *replies) play(dice table.Dice) (won, ok bool) {
	r.probe.Begin(r, dice, nil)
	for range replyBeats {
		if winner, over := r.probe.Game().Over(); over {
			return int(winner) == r.side, true
		}
		if !r.probe.Run() {
			return false, false
		}
	}
	return false, true
}

// Answer gives the option to the question that was open, and lets greedy bots answer the others.
func (r *replies) Answer(q *table.Question) (table.Option, bool) {
	if !r.asked {
		r.asked = true
		r.probe.Table.Bots = true
		return r.option, q.Contains(r.option)
	}
	g := r.probe.Game()
	o := r.team.Choose(g, q, q.Seats, nil)
	if r.first == "" {
		if side := r.team.SideOf(q); side >= 0 && side != r.side && q.Count() > 1 {
			c := g.Describe(q, o)
			r.first = places.Said(g, q, table.GM, &c)
			if q.Who >= 0 {
				r.first = g.Cast().Called(q.Who) + ": " + r.first
			}
		}
	}
	return o, true
}
