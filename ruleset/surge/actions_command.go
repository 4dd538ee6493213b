package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listCommands lists giving an order to those that a combatant commands; one order to a group is one command
// (surge.command.use, surge.command.several).
func (g *Game) listCommands(q *table.Question, a table.Who) {
	for i := range g.units {
		b := table.Who(i)
		if g.sheets[b].controller == a && !g.unaware(a) && g.isHere(b) && g.leads(b) {
			q.Try(table.Do(vCommand).At(b))
			q.Offer()
		}
	}
}

// leads reports whether a combatant stands for its group: the first of it that is there.
func (g *Game) leads(b table.Who) bool {
	group := g.sheets[b].group
	for i := range int(b) {
		if group != 0 && g.sheets[i].group == group && g.sheets[i].controller == g.sheets[b].controller && g.isHere(table.Who(i)) {
			return false
		}
	}
	return true
}

// command asks for the order and gives it to a combatant and its group.
func (g *Game) command(t *table.Table, a table.Who, o table.Option) {
	q := g.askAs(t, askOrder, rule.CommandUse, a)
	q.N[0] = int32(o.Who)
	foes, allies := g.sc.crowd(), g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		switch {
		case !g.isHere(b):
		case g.foes(a, b):
			foes.Add(b)
		case b != o.Who && g.units[b].side == g.units[a].side:
			allies.Add(b)
		}
	}
	q.Try(table.Do(vOrder).As(uint8(orderAttack)))
	q.OfferCrowd(foes)
	q.Try(table.Do(vOrder).As(uint8(orderGo)))
	q.OfferCells(g.everywhere())
	q.Try(table.Do(vOrder).As(uint8(orderGuard)))
	q.OfferCrowd(allies)
	q.Add(table.Do(vOrder).As(uint8(orderStay)))
	q.Add(table.Do(vOrder).As(uint8(orderFree)))
	x := t.Choose(q)
	to := g.alsoOrdered(t, a, o.Who, x)
	g.pay(t, a, o, actMove, rule.CommandUse)
	for i := range g.units {
		if b := table.Who(i); to.Has(b) {
			g.units[b].order = order{what: orderKind(x.Mode), on: x.Who, cell: x.Cell}
			t.Tell(evOrder, rule.CommandUse, a, b, int(x.Mode))
		}
	}
}

// alsoOrdered asks which other groups get the same order, which takes no further action, and returns all who get it
// (surge.command.several).
func (g *Game) alsoOrdered(t *table.Table, a, first table.Who, x table.Option) table.Crowd {
	to := g.groupOf(a, first)
	for {
		q := g.askAs(t, askAlso, rule.CommandSeveral, a)
		for i := range g.units {
			b := table.Who(i)
			if g.sheets[b].controller == a && g.isHere(b) && g.leads(b) && !to.Has(b) && b != x.Who {
				q.Add(table.Do(vNamed).At(b))
			}
		}
		o, ok := t.OrPass(q, vPass)
		if !ok {
			return to
		}
		more := g.groupOf(a, o.Who)
		for i := range g.units {
			if more.Has(table.Who(i)) {
				to.Add(table.Who(i))
			}
		}
	}
}

// groupOf is a combatant with all of its group that obey the same commander.
func (g *Game) groupOf(a, who table.Who) (c table.Crowd) {
	group := g.sheets[who].group
	for i := range g.units {
		b := table.Who(i)
		if b == who || group != 0 && g.sheets[b].group == group && g.sheets[b].controller == a && g.isHere(b) {
			c.Add(b)
		}
	}
	return c
}
