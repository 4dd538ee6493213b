package analyze

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"

	"fray/bot"
	"fray/places"
	"fray/sim"
	"fray/table"
)

// Errors of [Hint].
var (
	ErrNothingOpen = errors.New("no question is open: there is nothing to give a hint about")
	ErrUnknown     = errors.New("what you do not know matters here: fray cannot look ahead for you")
)

// hints is how many choices a hint names.
const hints = 3

// Advice is what a search advises on an open question: the best choices, best first.
type Advice struct {
	Side    string   `json:"side"` // whose chances they are
	Fights  int      `json:"fights"`
	Choices []Advise `json:"choices"`
}

// Advise is one choice of an [Advice].
type Advise struct {
	Key    string `json:"key"`
	Text   string `json:"text"`
	Greedy bool   `json:"greedy,omitempty"` // it is what greedy would do
	Chance Chance `json:"chance"`
	Fears  string `json:"fears,omitempty"` // the reply of another side that is worst for it, of those that greedy bots make
}

// Hint advises a seat on the open question of a session, by what that seat knows. The search plays so many nodes, and the chances come
// from the fights of the options.
func Hint(ctx context.Context, s *table.Session, seat table.Seat, o Options) (*Advice, error) {
	q, g := s.Open(), s.Game()
	if q == nil {
		return nil, ErrNothingOpen
	}
	if o.Fights == 0 {
		o.Fights = DefaultFights
	}
	seats, team := table.JustSeat(seat), bot.NewTeam(g.Cast(), nil)
	side := team.SideOf(q)
	if side < 0 {
		return nil, ErrNothingOpen
	}
	usual := bot.Greedy{}.Choose(g, q, seats, nil)
	list := bot.Search{Nodes: o.Search}.Weigh(s.Position(), g, q, seats)
	if len(list) > 1 && list[0].N == 0 {
		return nil, ErrUnknown
	}
	known := s.Position().KnownTo(seat)
	a := &Advice{Side: g.Cast().SideName(side), Fights: o.Fights, Choices: []Advise{}}
	for _, w := range list[:min(len(list), hints)] {
		r, err := sim.Run(ctx, sim.Config{
			Match:  sim.Match{Game: known.Rest, From: &known, Answer: &w.Option},
			Fights: o.Fights, Seed: o.Seed, Workers: o.Workers,
		})
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil:
			return nil, fmt.Errorf("%w (%w)", ErrUnknown, err)
		}
		c, at := g.Describe(q, w.Option), r.Sides[side]
		a.Choices = append(a.Choices, Advise{
			Key: c.Key, Text: places.Said(g, q, seat, &c), Greedy: w.Option == usual, Chance: Chance{at.Share, at.Low, at.High},
			Fears: feared(known, team, side, w.Option),
		})
	}
	return a, nil
}

// Text returns the advice as plain text.
func (a *Advice) Text() string {
	var b strings.Builder
	if len(a.Choices) == 1 {
		fmt.Fprintf(&b, "Nothing else is worth a look: %s.\n", a.Choices[0].Text)
		return b.String()
	}
	fmt.Fprintf(&b, "The best choices that a search finds, and the chances of %s if greedy bots play on (%d fights, 95 %% interval):\n", a.Side, a.Fights)
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, c := range a.Choices {
		var more []string
		if c.Greedy {
			more = append(more, "what greedy would do")
		}
		if c.Fears != "" {
			more = append(more, "fears "+c.Fears)
		}
		_, _ = fmt.Fprintf(w, "  %s\t%s\t(%s to %s)\t%s\n", c.Text, percent(c.Chance.Share), percent(c.Chance.Low), percent(c.Chance.High), strings.Join(more, "; "))
	}
	_ = w.Flush() // a strings.Builder takes everything
	return b.String()
}
