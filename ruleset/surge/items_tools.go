package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listTools lists using objects and loading complex weapons (surge.use.tool, surge.use.load).
func (g *Game) listTools(q *table.Question, a table.Who) {
	for i := range g.deedsOf(a) {
		d, x := g.deed(a, i), g.arm(a, i)
		if !d.complex || x.loaded || d.spare && !x.gained {
			continue
		}
		q.Family()
		g.needSlot(q, a, d.load)
		q.Try(table.Do(vLoad).With(uint8(i + 1)))
		q.Need(g.handy(a, d), rule.UseLoad)
		q.Need(x.ammo != 0 || d.ammo < 0, rule.FreeAmmo)
		q.Offer()
	}
	for i := range g.things {
		th, d := &g.things[i], &g.def.thingDefs[i]
		if !d.usable || th.holder != a || th.where > placeAtHand || th.broken {
			continue
		}
		o := table.Do(vTool).At(table.Thing(i))
		q.Family()
		g.needSlot(q, a, g.toolAction(o))
		q.Try(o)
		q.Offer()
	}
}

// toolAction is the action that using an object takes; standard until the GM has said it.
func (g *Game) toolAction(o table.Option) action {
	i, _ := table.ThingIndex(o.Who)
	if k := g.def.thingDefs[i].use; k != actNone {
		return k
	}
	return actStandard
}

// performTool carries out what listTools lists.
func (g *Game) performTool(t *table.Table, a table.Who, o table.Option) {
	if o.Verb == vLoad {
		i := int(o.Item) - 1
		d := g.deed(a, i)
		g.pay(t, a, o, d.load, rule.UseLoad)
		if g.provoke(t, a, rule.UseLoad) && g.handy(a, d) {
			g.arm(a, i).loaded = true
			g.handle(a)
		}
		return
	}
	i, _ := table.ThingIndex(o.Who)
	d := &g.def.thingDefs[i]
	kind := d.use
	if kind == actNone {
		if kind = g.askAction(t, a, rule.UseTool); !g.canPay(a, kind) {
			kind = actStandard
		}
	}
	g.pay(t, a, o, kind, rule.UseTool)
	draws := d.provokes == 1
	if d.provokes < 0 {
		draws = g.rules(t, rule.UseTool, a, uint8(i+1), false)
	}
	if draws {
		g.provoke(t, a, rule.UseTool)
	}
}
