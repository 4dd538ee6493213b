package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// contest is the opposed check of a Stunt and its outcome.
type contest struct {
	by, on  table.Who
	deed    int
	hard    bool // benefits that need -2 are open
	counter bool // it is a counter-stunt: no other follows
	resist  resistance
	degree  int
	extra   int // what its user has on the effect besides the rank
}

// stunt plays a Stunt after a hit: the opposed check, its benefit, or the counter-stunt (surge.stunt.opposed).
func (g *Game) stunt(t *table.Table, s *strike) {
	x := contest{by: s.by, on: s.on, deed: s.deed, hard: s.manner != modeStunt}
	c := g.effect(s)
	c.linked, c.within = true, int16(1+table.Bit(s.crit))
	g.contend(t, &x, c)
}

// contend makes the opposed check of a Stunt with the attacker's side of it, and carries the outcome out.
func (g *Game) contend(t *table.Table, x *contest, c check) {
	if !g.isHere(x.by) || !g.isHere(x.on) {
		return
	}
	d := g.deed(x.by, x.deed)
	c.rule, c.graded, c.least = rule.StuntOpposed, true, -1
	x.resist = g.opposes(t, x, d)
	o := g.resisting(x.on, x.by, x.resist, rule.StuntOpposed)
	x.degree = g.pit(t, &c, &o)
	if x.extra = g.net(&c) + c.plus; x.degree > 0 {
		g.benefit(t, x, d)
		return
	}
	if !x.counter {
		g.counterStunt(t, x.on, x.by)
	}
}

// opposes asks the defender of a Stunt which resistance it uses; the default is the higher.
func (g *Game) opposes(t *table.Table, x *contest, d *deed) resistance {
	a, b := resistFortitude, resistReflex
	if d.reach.social() {
		a = resistWill
	}
	if g.resist(x.on, b) > g.resist(x.on, a) {
		a, b = b, a
	}
	q := g.ask(t, askOpposer, rule.StuntOpposed, x.on, x.by)
	q.Add(table.Do(vWith).As(uint8(b)))
	q.Add(table.Do(vWith).As(uint8(a)))
	q.SetDefault(table.Do(vWith).As(uint8(a)))
	return resistance(t.Choose(q).Mode)
}

// counterStunt offers the defender of a lost Stunt one in return (surge.stunt.counter).
func (g *Game) counterStunt(t *table.Table, by, on table.Who) {
	if !g.canReact(by) || !g.isHere(on) {
		return
	}
	q := g.ask(t, askCounterStunt, rule.StuntCounter, by, on)
	q.Actor, q.Aim = on, by
	for i := range g.deedsOf(by) {
		if d := g.deed(by, i); !d.power && d.effect == doDamage && g.usable(by, i) && g.within(d, by, on) {
			q.Add(table.Do(vStunt).At(on).With(uint8(i + 1)))
		}
	}
	o, ok := t.OrPass(q, vPass)
	if !ok {
		return
	}
	g.react(by)
	g.sayReaction(t, by, on, o)
	s := g.strikeAt(by, on, int(o.Item)-1, modePlain)
	g.spoils(t, by, on)
	c := g.effect(s)
	x := contest{by: by, on: on, deed: s.deed, hard: true, counter: true}
	g.sc.release(s)
	g.contend(t, &x, c)
	g.endAim(t, by, on)
}

// benefit asks the winner of a Stunt for one of its benefits and applies it (surge.stunt.attack).
func (g *Game) benefit(t *table.Table, x *contest, d *deed) {
	q := g.ask(t, askStunt, rule.StuntOpposed, x.by, x.on)
	q.Level = int8(min(x.degree, 127))
	q.Item = uint8(x.deed + 1)
	tighten := g.tightens(x.by, x.on, x.deed) // the limb that holds can do nothing else
	if !tighten {
		q.Add(table.Do(vPush))
		q.Add(table.Do(vPull))
		g.listObjects(q, x, d)
	}
	if d.reach == reachClose && (g.freeHands(x.by) > 0 || g.grabOf(x.by, x.on) >= 0) {
		q.Add(table.Do(vGrab))
	}
	if !tighten {
		q.Add(table.Do(vAfflict))
	}
	o := t.Choose(q)
	if t.Heard() {
		e := table.NewEvent(evBenefit, g.verbRule(o.Verb), x.by, x.on, x.degree)
		e.Option = o
		t.Say(e)
	}
	switch o.Verb {
	case vPush:
		g.shove(t, x.by, x.on, x.degree, true)
	case vPull:
		g.shove(t, x.by, x.on, x.degree, false)
	case vDisarm:
		g.disarm(t, x, int(table.Nobody-1-o.Who))
	case vBreak:
		g.damageThing(t, x.by, int(table.Nobody-1-o.Who), 10+g.rankOf(x.by, g.deedTrait(x.by, x.deed))+x.extra)
	case vGrab:
		g.grab(t, x)
	default:
		g.afflictByStunt(t, x)
	}
}

// listObjects lists what a Stunt can disarm and break (surge.stunt.disarm_two_handed_object, surge.stunt.break_held).
func (g *Game) listObjects(q *table.Question, x *contest, d *deed) {
	for i := range g.things {
		th, def := &g.things[i], &g.def.thingDefs[i]
		if th.holder != x.on {
			continue
		}
		if th.where == placeHeld && (x.hard || def.hands < 2) {
			q.Add(table.Do(vDisarm).At(table.Thing(i)))
		}
		if !d.reach.social() && (th.where != placeHeld || x.hard) {
			q.Add(table.Do(vBreak).At(table.Thing(i)))
		}
	}
}

// afflictByStunt asks for three conditions and inflicts them (surge.stunt.afflict).
func (g *Game) afflictByStunt(t *table.Table, x *contest) {
	a := affliction{on: x.on, by: x.by, source: -1, rank: int8(g.rankOf(x.by, g.deedTrait(x.by, x.deed))), resist: x.resist}
	for list := range 3 {
		q := g.ask(t, askAfflict, rule.StuntAfflict, x.by, x.on)
		q.N[0] = int32(list)
		for c := range condCount {
			if c.degree() == list {
				q.Add(table.Do(vCondition).As(uint8(c)))
			}
		}
		q.SetDefault(table.Do(vCondition).As(uint8([...]condition{condImpaired, condDisabled, condIncapacitated}[list])))
		a.conds[list] = condition(t.Choose(q).Mode)
	}
	g.afflict(t, a, x.degree)
}
