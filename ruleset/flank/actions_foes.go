package flank

import "fray/table"

// foes are those at which a combatant can feint, or that it can charge with an attack, as the members of an entry. Where only bots
// answer they are found when one of them looks, while the question is open. They hold for the scene.
type foes struct {
	g     *Game
	who   table.Who
	verb  table.Verb
	how   going // of a Charge
	arm   arm
	scene uint32
	some  bool        // there are some
	known bool        // all have been found
	asked table.Crowd // those that have been looked at
	all   table.Crowd // those of them that can be
}

// feints is those at which a combatant can feint.
func (g *Game) feints(q *table.Question, who table.Who) *foes {
	f := &g.sc.feints
	f.begin(g, q, foes{verb: vFeint, who: who})
	return f
}

// charges is those that a combatant can charge by a kind of movement with its i-th attack.
func (g *Game) charges(q *table.Question, who table.Who, how going, i uint8) *foes {
	f := &g.sc.charges[how][i]
	f.begin(g, q, foes{verb: vCharge, who: who, how: how, arm: g.units[who].arms[i]})
	return f
}

// begin makes the foes these, if they are not those of the scene already.
func (f *foes) begin(g *Game, q *table.Question, of foes) {
	if of.scene = g.lasts(of.who); f.scene == 0 || f.scene != of.scene || f.g != g || f.who != of.who {
		*f = of
		f.g = g
	}
	if !q.ForBots() {
		f.find()
	}
}

// can reports whether a combatant is one of them.
func (f *foes) can(b table.Who) bool {
	if !f.asked.Has(b) {
		f.asked.Add(b)
		if f.verb == vFeint && f.g.feintable(f.who, b) || f.verb == vCharge && f.g.chargeable(f.who, b, f.how, f.arm) {
			f.all.Add(b)
		}
	}
	return f.all.Has(b)
}

func (f *foes) find() *table.Crowd {
	if !f.known {
		f.known = true
		for i := range f.g.units {
			f.can(table.Who(i))
		}
	}
	return &f.all
}

// Empty reports whether there is none. It looks at as few as it needs.
func (f *foes) Empty() bool {
	if f.known {
		return f.all.Empty()
	}
	for i := 0; i < len(f.g.units) && !f.some; i++ {
		f.some = f.can(table.Who(i))
	}
	f.known = f.known || !f.some
	return !f.some
}

// Count is the number of them.
func (f *foes) Count() int { return f.find().Count() }

// Kth is the k-th of them in the order of their numbers.
func (f *foes) Kth(k int) int32 { return int32(f.find().Kth(k)) }

// Has reports whether a combatant is one of them.
func (f *foes) Has(who int32) bool { return who >= 0 && f.find().Has(table.Who(who)) }
