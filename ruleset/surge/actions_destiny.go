package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listDestiny lists the uses of dice that need no check: Recover, Edit Scene, Inspiration (surge.destiny.spend).
func (g *Game) listDestiny(q *table.Question, a table.Who) {
	if g.pool(a) == 0 {
		return
	}
	g.listRecover(q, a, vDestiny)
	if !g.canSpend(a) {
		return
	}
	q.Family()
	for pool, n := range g.units[a].dice {
		if n == 0 {
			continue
		}
		if g.rivals() {
			q.Try(table.Do(vEdit).As(editAttack).Adding(uint8(pool + 1)))
			q.OfferFor(g.owner(a))
		}
		q.Try(table.Do(vEdit).As(editSkill).Adding(uint8(pool + 1)))
		q.OfferFor(g.owner(a))
		foes := g.sc.crowd()
		for i := range g.units {
			if b := table.Who(i); g.foes(a, b) && g.isHere(b) {
				foes.Add(b)
			}
		}
		q.Try(table.Do(vInspire).Adding(uint8(pool + 1)))
		q.OfferCrowd(foes)
	}
}

// What a scene is edited for: the next attack check, or the next skill check.
const (
	editAttack = 0
	editSkill  = 1
)

// destiny carries out what listDestiny lists.
func (g *Game) destiny(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vDestiny:
		g.destinyRecover(t, a, o)
	case vEdit:
		g.editScene(t, a, o)
	default:
		g.inspire(t, a, o)
	}
}

// inspire asks the GM for a hint, as much as the die shows. Without one the side learns half as many fields of an enemy
// (surge.destiny.inspiration).
func (g *Game) inspire(t *table.Table, a table.Who, o table.Option) {
	g.spend(t, a, o.Also-1, rule.DestinyInspiration)
	v := g.d6(t, rule.DestinyInspiration, a)
	q := t.Ask(askHint, rule.DestinyInspiration, table.Nobody, table.JustSeat(table.GM))
	q.Target, q.Text, q.Secret = a, true, true
	q.N[0], q.N[1] = int32(o.Who), int32(v)
	q.Add(table.Do(vYes))
	q.Add(table.Do(vNo))
	q.SetDefault(table.Do(vNo))
	if t.Choose(q).Verb == vYes {
		g.learn(t, a, fact{of: o.Who, what: factTold, note: t.Note()}, rule.DestinyInspiration)
		return
	}
	g.tell(t, a, o.Who, (v+1)/2, rule.DestinyInspiration)
}

// editScene turns a die into Advantage on the next attack check or skill check; the GM may refuse before it is rolled
// (surge.destiny.edit_scene, surge.destiny.edit_limits).
func (g *Game) editScene(t *table.Table, a table.Who, o table.Option) {
	note := t.Note()
	if t.Heard() && note != "" {
		e := table.NewEvent(evSpoke, rule.DestinyEditScene, a, table.Nobody, int(g.sheets[a].seat))
		e.Note = note
		t.Say(e)
	}
	if !g.rules(t, rule.DestinyEditLimits, a, 0, true) {
		for pool := range g.units[a].dice { // with no other die either
			g.refused = append(g.refused, o.Adding(uint8(pool+1)))
		}
		return
	}
	g.spend(t, a, o.Also-1, rule.DestinyEditScene)
	v := g.d6(t, rule.DestinyEditScene, a)
	g.boons = append(g.boons, boon{
		what: boonEdit, on: a, by: a, against: table.Nobody, n: int16((v + 1) / 2), skill: o.Mode, term: g.until(atNextEnd, a),
	})
}
