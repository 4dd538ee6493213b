package flank

import (
	"fray/dice"
	"fray/formula"
	"fray/ruleset/setup"
	"fray/ruleset/total"
	"fray/table"
)

// amount is a number that is rolled by a formula: damage, healing, a bonus.
type amount struct {
	formula *formula.Formula // nil: no amount
	count   int16            // of a plain NdS+K
	sides   int32
	bonus   int32
	plain   bool // one pool and a number
	fixed   bool // a number alone
}

// maxAmount bounds the value of a formula, positive and negative.
const maxAmount = 10_000

// given reports whether there is an amount at all.
func (a *amount) given() bool { return a.formula != nil }

// newAmount returns the amount of a text that was checked before.
func newAmount(text string) amount {
	f := setup.Compile(text)
	if f == nil {
		return amount{}
	}
	a := amount{formula: f}
	pools, constant, ok := f.Linear()
	switch {
	case ok && len(pools) == 1 && pools[0].Keep == 0:
		a.count, a.sides, a.bonus, a.plain = int16(pools[0].Count), int32(pools[0].Sides), int32(constant), true
	case ok && len(pools) == 0:
		a.bonus, a.fixed = int32(constant), true
	}
	return a
}

// amountNames are the names that formulas of abilities may use.
func amountNames() []string { return []string{"level", "cl", "mod"} }

// thrower rolls the dice of a formula at the table, and knows the numbers of the combatant that rolls.
type thrower struct {
	g    *Game
	t    *table.Table
	who  table.Who
	rule table.Rule
	thrown
}

// Roll throws one term of a formula.
func (th *thrower) Roll(p dice.Pool) int {
	r := setup.Throw(p, th.rule, th.who)
	v := th.t.Roll(&r)
	th.dice, th.sides = th.dice+v, r.Sides
	if th.t.Heard() {
		th.faces = append(th.faces, th.t.Faces()...)
	}
	return v
}

// Value returns a number of the sheet by name.
func (th *thrower) Value(name string) (int, bool) {
	sh := &th.g.sheets[th.who]
	switch name {
	case "level":
		return int(sh.level), true
	case "cl":
		return int(sh.cl), true
	case "mod":
		return th.g.mod(th.who, sh.casting), true
	default:
		return 0, false
	}
}

// rollAmount rolls an amount of a source for a combatant, and says it.
func (g *Game) rollAmount(t *table.Table, a *amount, who table.Who, of uint8, r table.Rule) int {
	n := g.throwAmount(t, a, who, 1, r)
	g.sayDice(t, who, of, r, &n, nil)
	return n.value
}

// thrown is an amount as its dice fell.
type thrown struct {
	value int
	dice  int // of it: the sum of the dice; the rest is from the formula
	times int // by which a critical hit has multiplied the number of dice
	faces []int32
	sides int32 // of the last dice
}

// throwAmount rolls an amount, with the number of dice multiplied. Formulas were tried when the fight was set up, so that a
// fault here can only come from dice in between; it counts as 0.
func (g *Game) throwAmount(t *table.Table, a *amount, who table.Who, times int, r table.Rule) thrown {
	switch {
	case a.fixed:
		return thrown{value: int(a.bonus)}
	case a.plain:
		roll := table.Roll{Rule: r, Who: who, Count: a.count * int16(times), Sides: a.sides}
		v := t.Roll(&roll)
		return thrown{v + int(a.bonus), v, times, t.Faces(), a.sides}
	}
	th := &g.sc.thrower
	*th = thrower{g: g, t: t, who: who, rule: r, thrown: thrown{faces: th.faces[:0]}}
	v, err := a.formula.Eval(th, th)
	if err != nil {
		v = 0
	}
	th.value = min(max(v, -maxAmount), maxAmount)
	return th.thrown
}

// rollDie rolls one die that is no d20.
func (g *Game) rollDie(t *table.Table, who table.Who, sides int32, r table.Rule) int {
	roll := table.Roll{Rule: r, Who: who, Count: 1, Sides: sides}
	v := t.Roll(&roll)
	g.sayDice(t, who, 0, r, &thrown{v, v, 1, t.Faces(), sides}, nil)
	return v
}

// sayDice says dice that are no d20 with all that was added to them. An amount without dice and additions is not worth a line.
func (g *Game) sayDice(t *table.Table, who table.Who, of uint8, r table.Rule, n *thrown, added *total.Sum) {
	if !t.Heard() {
		return
	}
	var mods []table.Mod
	if rest := n.value - n.dice; rest != 0 {
		mods = append(mods, table.Mod{Rule: r, Of: of, Value: int16(min(max(rest, -maxAmount), maxAmount))})
	}
	sum := n.value
	if added != nil {
		mods = added.AppendMods(mods)
		sum += added.Total()
	}
	if len(n.faces) > 0 || sum != n.value {
		e := table.NewEvent(evDice, r, who, table.Nobody, sum, n.dice, len(n.faces), int(n.sides)).Thrown(n.faces, t.Mods(mods))
		e.Option.Item = uint8(n.times)
		e.To = g.audience(who)
		t.Say(e)
	}
}
