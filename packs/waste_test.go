package packs_test

import (
	"testing"

	"fray/bot"
	"fray/table"
)

// waste is what a player would be sorry for: an answer that makes the answer before it useless, or an end of the turn although an enemy
// can be attacked.
type waste struct {
	paid string // the answer before, by the same combatant, or "" for any
	then string
	with string // a verb that is listed for use on an enemy that is up, or "" for any
	most int    // so many of a thousand times it is right after all
}

// wastes are those of each ruleset. A caster in flow may find after a Surge that no spell is worth its price.
var wastes = map[string][]waste{
	"flow":       {{paid: "second-guard", then: "none"}, {paid: "surge", then: "end", most: 1}, {then: "end", with: "attack"}},
	"escalation": {{then: "end", with: "attack"}},
	"phase":      {{then: "end", with: "strike"}, {then: "end", with: "fire"}, {paid: "draw", then: "sheathe"}},
	"flank":      {{then: "end", with: "attack"}, {paid: "equip", then: "end"}},
	"surge":      {{then: "end", with: "attack"}, {paid: "aim", then: "end"}},
}

// thrift plays greedily and counts waste.
type thrift struct {
	book     *table.Book
	kinds    []waste
	of, lost []int // by kind: chances to waste something, and how often it was wasted
	before   map[table.Who]string
}

func (p *thrift) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	o := bot.Greedy{}.Choose(g, q, seats, r)
	name := p.book.Verbs[o.Verb].Name
	for i, w := range p.kinds {
		if w.paid != "" && p.before[q.Who] != w.paid || w.with != "" && !p.listed(g, q, w.with) {
			continue
		}
		p.of[i]++
		p.lost[i] += table.Bit(name == w.then)
	}
	p.before[q.Who] = name
	return o
}

// listed reports whether a verb is listed for use on an enemy that is up.
func (p *thrift) listed(g table.Game, q *table.Question, verb string) bool {
	all := g.Cast().Combatants
	for _, e := range q.Groups() {
		if p.book.Verbs[e.Option.Verb].Name != verb || e.ForPeople || q.Who < 0 {
			continue
		}
		for k := range e.Len() {
			who := e.Kth(k).Who
			if who < 0 || int(who) >= len(all) || all[who].Side == all[q.Who].Side {
				continue
			}
			if now, _ := g.Health(who); now > 0 {
				return true
			}
		}
	}
	return false
}

// TestWaste: greedy bots do not buy what they then do not use, do not take in hand what they put away again, and do not end a turn beside an
// enemy that they could attack.
func TestWaste(t *testing.T) {
	lib := library(t)
	players := map[string]*thrift{}
	for _, e := range lib.Encounters() {
		kinds := wastes[e.Ruleset]
		if len(kinds) == 0 {
			continue
		}
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		g, cast := enc.Game.Clone(), enc.Game.Cast()
		p := players[e.Ruleset]
		if p == nil {
			p = &thrift{book: g.Book(), kinds: kinds, of: make([]int, len(kinds)), lost: make([]int, len(kinds))}
			players[e.Ruleset] = p
		}
		team := make([]bot.Player, len(cast.Sides))
		for i := range team {
			team[i] = p
		}
		c := &wanderer{g: g, greedy: bot.NewTeam(cast, team)}
		c.t.Answers = c
		for i := range 60 {
			g.CopyFrom(enc.Game)
			p.before = map[table.Who]string{}
			c.t.Reset(uint64(i))
			for over := false; !over; _, over = g.Over() {
				c.t.Beat(g)
			}
		}
	}
	for rs, p := range players {
		for i, w := range p.kinds {
			t.Logf("%s: %+v %d of %d times", rs, w, p.lost[i], p.of[i])
			if p.of[i] == 0 || 1000*p.lost[i] > w.most*p.of[i] {
				t.Errorf("%s: %+v %d of %d times", rs, w, p.lost[i], p.of[i])
			}
		}
	}
}
