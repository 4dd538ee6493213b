package table_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"fray/table"
)

// tale is a ruleset of a few lines, made for one test: the state is a plain value without pointers, a beat is a function,
// and all words are made of names. What a coming ruleset needs of the kernel is told as a tale.
type tale[S any] struct {
	table.Basic
	*plot[S]
	s S
}

// plot is what does not change in a tale. Rules are numbered from 1 in the order of their names, verbs and kinds of
// questions from 0.
type plot[S any] struct {
	cast                   table.Cast
	verbs, kinds, ruleText []string
	beat                   func(s *S, t *table.Table)
	over                   func(s *S) (table.Result, bool)
	view                   func(s *S, seat table.Seat) table.View
	prompt                 func(s *S, q *table.Question) string
	best                   func(s *S, q *table.Question) table.Option
}

func (p *plot[S]) start(s S) *tale[S] { return &tale[S]{plot: p, s: s} }

func (g *tale[S]) Beat(t *table.Table)           { g.beat(&g.s, t) }
func (g *tale[S]) Over() (table.Result, bool)    { return g.over(&g.s) }
func (g *tale[S]) Clone() table.Game             { c := *g; return &c }
func (g *tale[S]) CopyFrom(src table.Game)       { g.s = src.(*tale[S]).s }
func (g *tale[S]) AppendState(buf []byte) []byte { return fmt.Append(buf, g.s) }
func (g *tale[S]) Cast() *table.Cast             { return &g.plot.cast }
func (g *tale[S]) RollText(r *table.Roll) string { return fmt.Sprintf("%dd%d", r.Count, r.Sides) }
func (g *tale[S]) who(i table.Who) string        { return g.plot.cast.Combatants[i].ID }
func (g *tale[S]) Best(q *table.Question) table.Option {
	if g.best == nil {
		return q.Default()
	}
	return g.best(&g.s, q)
}

func (g *tale[S]) Tally(out *table.Tally) {
	n := len(g.plot.cast.Combatants)
	*out = table.Tally{Rounds: 1, Fell: make([]bool, n), Left: make([]int, n), Full: make([]int, n)}
}

func (g *tale[S]) Adjust(*table.Table, table.Adjustment) error {
	return errors.New("nothing is decreed in a tale")
}

func (g *tale[S]) Book() *table.Book {
	b := &table.Book{Name: g.plot.cast.Name, Verbs: table.Verbs(g.verbs...), Questions: table.Questions(g.kinds...)}
	for _, r := range g.ruleText {
		b.Rules = append(b.Rules, table.RuleText{ID: g.plot.cast.Name + "." + r, Title: r})
	}
	return b
}

func (g *tale[S]) View(seat table.Seat) table.View {
	if g.view == nil {
		return table.View{Ruleset: g.plot.cast.Name}
	}
	return g.view(&g.s, seat)
}

func (g *tale[S]) Prompt(q *table.Question) string {
	if g.prompt == nil {
		return g.kinds[q.Kind] + "?"
	}
	return g.prompt(&g.s, q)
}

// Describe makes the key of all that an option has: verb:who:number.
func (g *tale[S]) Key(q *table.Question, o table.Option) string { return g.Describe(q, o).Key }

func (g *tale[S]) Describe(_ *table.Question, o table.Option) table.Choice {
	key := g.verbs[o.Verb]
	if o.Who != table.Nobody {
		key += ":" + g.who(o.Who)
	}
	if o.N != 0 {
		key += fmt.Sprintf(":%d", o.N)
	}
	return table.Choice{Key: key, Label: strings.ReplaceAll(key, ":", " ")}
}

// Text is "rule who whom numbers note", without what is not there.
func (g *tale[S]) Text(e *table.Event) string {
	words := []string{g.ruleText[e.Rule-1]}
	for _, i := range [2]table.Who{e.Who, e.Target} {
		if i != table.Nobody {
			words = append(words, g.who(i))
		}
	}
	for _, n := range e.N {
		if n != 0 {
			words = append(words, strconv.Itoa(int(n)))
		}
	}
	if e.Note != "" {
		words = append(words, strconv.Quote(e.Note))
	}
	return strings.Join(words, " ")
}

// say tells of a rule, of one or two combatants, and of numbers.
func say(t *table.Table, kind table.EventKind, r table.Rule, who, whom table.Who, n ...int) {
	e := table.Event{Kind: kind, Rule: r, Who: who, Target: whom}
	for i, v := range n {
		e.N[i] = int32(v)
	}
	t.Say(e)
}

// members seats combatants: "ann:0:1" is ann of side 0 at seat 1.
func members(specs ...string) []table.Member {
	var out []table.Member
	for _, s := range specs {
		var m table.Member
		var seat int
		f := strings.Split(s, ":")
		_, _ = fmt.Sscan(f[1]+" "+f[2], &m.Side, &seat)
		m.ID, m.Name, m.Seat = f[0], f[0], table.Seat(seat)
		out = append(out, m)
	}
	return out
}
