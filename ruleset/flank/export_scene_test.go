package flank

import "fray/table"

// Listed returns all options of a question, and what the greedy bot takes.
func (g *Game) Listed(q *table.Question) (options []table.Option, best table.Option) {
	best = g.Best(q)
	for i := range q.Groups() {
		gr := &q.Groups()[i]
		for k := range gr.Len() {
			options = append(options, gr.Kth(k))
		}
	}
	return options, best
}

// ListedAgain is Listed for a game that has never looked around, at the question of a turn or of a waited action.
func (g *Game) ListedAgain(of *table.Question) (options []table.Option, best table.Option) {
	c := g.Clone().(*Game)
	t := &table.Table{Bots: true}
	q := c.ask(t, of.Kind, of.Rule, of.Who, of.Target)
	q.Actor = of.Actor
	c.listActions(q, q.Who, paymentOf(q))
	end := table.Do(vEnd)
	if of.Kind == askWaited {
		end = table.Do(vPass)
	}
	q.Add(end)
	q.SetDefault(end)
	return c.Listed(q)
}

// IsTurn reports whether a question is that of a turn or of a waited action.
func IsTurn(q *table.Question) bool { return q.Kind == askTurn || q.Kind == askWaited }

// Aimed is the targets of a Feint or a Charge: as members of an entry say it, and by looking at each by itself.
type Aimed struct {
	Empty               bool
	Listed, Held, Right table.Crowd
}

// Aims returns the targets of a Feint, and of a Charge with each attack, of the combatant that a question asks. Early asks whether there
// is any before it asks for all.
func (g *Game) Aims(q *table.Question, early bool) []Aimed {
	a := q.Who
	g.lookOnce(a)
	sets := []*foes{g.feints(q, a)}
	for how := range goingCount {
		g.dashes(a, how)
		for i := range g.units[a].armed {
			if g.attackOf(g.units[a].arms[i]).manner != mannerRanged {
				sets = append(sets, g.charges(q, a, how, i))
			}
		}
	}
	var out []Aimed
	for _, f := range sets {
		var one Aimed
		if early {
			one.Empty = f.Empty()
		}
		for k := range f.Count() {
			one.Listed.Add(table.Who(f.Kth(k)))
		}
		if !early {
			one.Empty = f.Empty()
		}
		for i := range g.units {
			if f.Has(int32(i)) {
				one.Held.Add(table.Who(i))
			}
		}
		one.Right = g.rightFoes(f)
		out = append(out, one)
	}
	return out
}

// rightFoes finds foes by trying all ends of straight Dashes, or by who sees it.
func (g *Game) rightFoes(f *foes) (right table.Crowd) {
	a := f.who
	c := g.Clone().(*Game)
	for i := range c.units {
		b := table.Who(i)
		if b == a || !c.present(b) || !c.foes(a, b) || c.pitied(b) || !c.perceives(a, b) {
			continue
		}
		if f.verb == vFeint {
			if c.distance(a, b) <= 6 && c.perceives(b, a) && c.watches(b, a) {
				right.Add(b)
			}
			continue
		}
		c.runAnew(a, f.how)
		for dir := range c.squares.Directions() {
			c.runIn(f.how, dir)
		}
		s := strike{by: a, on: b, arm: f.arm, w: c.attackOf(f.arm), thing: -1, how: c.attackOf(f.arm).manner}
		for end := range c.sc.runs[f.how].sets[runCharge].Each() {
			if c.chargesFrom(&s, end) {
				right.Add(b)
			}
		}
	}
	return right
}
