package table_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"fray/table"
)

// toy is a ruleset of a few lines, made for one test: the state is a plain value without pointers, a beat is a function,
// and all words are made of names. Each toy shows one thing that a ruleset needs of the kernel.
type toy[S any] struct {
	table.Basic
	*plot[S]
	s S
}

// plot is what does not change in a toy. Rules are numbered from 1 in the order of their names, verbs and kinds of
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

func (p *plot[S]) start(s S) *toy[S] { return &toy[S]{plot: p, s: s} }

func (g *toy[S]) Beat(t *table.Table)           { g.beat(&g.s, t) }
func (g *toy[S]) Over() (table.Result, bool)    { return g.over(&g.s) }
func (g *toy[S]) Clone() table.Game             { c := *g; return &c }
func (g *toy[S]) CopyFrom(src table.Game)       { g.s = src.(*toy[S]).s }
func (g *toy[S]) AppendState(buf []byte) []byte { return fmt.Append(buf, g.s) }
func (g *toy[S]) Cast() *table.Cast             { return &g.plot.cast }
func (g *toy[S]) RollText(r *table.Roll) string { return fmt.Sprintf("%dd%d", r.Count, r.Sides) }
func (g *toy[S]) who(i table.Who) string        { return g.plot.cast.Combatants[i].ID }
func (g *toy[S]) Best(q *table.Question) table.Option {
	if g.best == nil {
		return q.Default()
	}
	return g.best(&g.s, q)
}

func (g *toy[S]) Tally(out *table.Tally) {
	n := len(g.plot.cast.Combatants)
	*out = table.Tally{Rounds: 1, Fell: make([]bool, n), Left: make([]int, n), Full: make([]int, n)}
}

func (g *toy[S]) Adjust(*table.Table, table.Adjustment) error {
	return errors.New("nothing is decreed in a toy")
}

func (g *toy[S]) Book() *table.Book {
	b := &table.Book{Name: g.plot.cast.Name, Verbs: table.Verbs(g.verbs...), Questions: table.Questions(g.kinds...)}
	for _, r := range g.ruleText {
		b.Rules = append(b.Rules, table.RuleText{ID: g.plot.cast.Name + "." + r, Title: r})
	}
	return b
}

func (g *toy[S]) View(seat table.Seat) table.View {
	if g.view == nil {
		return table.View{Ruleset: g.plot.cast.Name}
	}
	return g.view(&g.s, seat)
}

func (g *toy[S]) Prompt(q *table.Question) string {
	if g.prompt == nil {
		return g.kinds[q.Kind] + "?"
	}
	return g.prompt(&g.s, q)
}

// Describe makes the key of all that an option has: verb:who:number.
func (g *toy[S]) Key(q *table.Question, o table.Option) string { return g.Describe(q, o).Key }

func (g *toy[S]) Describe(_ *table.Question, o table.Option) table.Choice {
	key := g.verbs[o.Verb]
	if o.Who != table.Nobody {
		key += ":" + g.who(o.Who)
	}
	if o.N != 0 {
		key += fmt.Sprintf(":%d", o.N)
	}
	return table.Choice{Key: key, Label: strings.ReplaceAll(key, ":", " ")}
}

// Text is "rule who target numbers note", without what is missing.
func (g *toy[S]) Text(e *table.Event) string {
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
func say(t *table.Table, kind table.EventKind, r table.Rule, who, target table.Who, n ...int) {
	e := table.Event{Kind: kind, Rule: r, Who: who, Target: target}
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
