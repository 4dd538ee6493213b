package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// prepare asks which action is readied, when, and against which target. It reports whether something was readied (phase.ready.declare,
// phase.ready.what).
func (g *Game) prepare(t *table.Table, a table.Who) (readied, bool) {
	q := g.ask(t, askReadyWhat, rule.ReadyWhat, a, table.Nobody)
	g.listReadyWhat(q, a)
	q.Add(table.Do(vCancel))
	q.SetDefault(table.Do(vCancel))
	o := t.Choose(q)
	if o.Verb == vCancel {
		return readied{}, false
	}
	x := readied{target: table.Nobody, victim: table.Nobody, who: table.Nobody, action: table.Do(table.Verb(o.Also)).With(o.Item).Of(o.N)}
	if !g.askWhen(t, a, &x) {
		return readied{}, false
	}
	if g.aims(x.action.Verb) {
		x.target = g.askWhoElse(t, a)
	}
	return x, true
}

// listReadyWhat lists the attack, move and free actions that can be readied, with attack or item (phase.ready.what).
func (g *Game) listReadyWhat(q *table.Question, a table.Who) {
	sh, u := &g.sheets[a], &g.units[a]
	offer := func(v table.Verb, item uint8, n int) {
		q.Add(table.Do(vReady).Adding(uint8(v)).With(item).Of(int16(n)))
	}
	for slot := slotUnarmed; slot < g.lastSlot(a); slot++ {
		offer(vHaymaker, slot, 0)
		if g.arm(a, slot).ranged {
			offer(vFire, slot, 0)
			continue
		}
		offer(vStrike, slot, 0)
		offer(vDisarm, slot, 0)
	}
	for _, v := range [...]table.Verb{vGrab, vEscape, vBlock, vDodge, vRoll, vHalf, vCrawl, vStand, vResist, vAnalyze, vSense, vDropProne, vPresence, vSoliloquy, vCasual} {
		offer(v, 0, 0)
	}
	if u.n[statDeflection] > 0 {
		offer(vDeflect, 0, 0)
	}
	if u.holds != table.Nobody {
		offer(vSqueeze, 0, 0)
		offer(vThrow, 0, 0)
		offer(vLetGo, 0, 0)
	}
	if len(g.objects) > 0 {
		for _, v := range [...]table.Verb{vOpen, vClose, vPush, vMount, vDismount} {
			offer(v, 0, 0)
		}
	}
	if len(g.items) > 0 {
		offer(vPickUp, 0, 0)
	}
	for i := range g.items {
		if it := &g.items[i]; it.holder == a && it.where != placeStored {
			if it.where == placeHand {
				offer(vDrop, 0, i+1)
				offer(vSheathe, 0, i+1)
			} else {
				offer(vDraw, 0, i+1)
			}
		}
	}
	for k := range sh.powers {
		offer(vOn, uint8(k+1), 0)
		offer(vOff, uint8(k+1), 0)
	}
	for k := range sh.pools {
		offer(vShift, uint8(k+1), 0)
	}
	for k := range sh.skills {
		if d := &sh.skills[k]; d.action != actFull && d.action != actNone {
			offer(vSkill, uint8(k+1), 0)
		}
	}
	for slot := slotFirst; slot < g.lastSlot(a); slot++ {
		if g.arm(a, slot).shots >= 0 {
			offer(vReload, slot, 0)
		}
	}
}

// askWhen asks for the trigger and for what else it names (phase.ready.trigger).
func (g *Game) askWhen(t *table.Table, a table.Who, x *readied) bool {
	q := g.ask(t, askReadyWhen, rule.ReadyTrigger, a, table.Nobody)
	q.Text = true // a trigger in free words
	for _, k := range [...]trigger{triggerAttacks, triggerMoves, triggerEnters, triggerDoes, triggerBegins} {
		o := table.Do(vWhen).As(uint8(k))
		q.Add(o.Of(int16(groupEnemy)))
		q.Add(o.Of(int16(groupAlly)))
		for s := g.there &^ only(a); s != 0; s = s.rest() {
			q.Add(o.Of(int16(groupNamed)).At(s.first()))
		}
	}
	q.Add(table.Do(vWhen).As(uint8(triggerWord)))
	q.Add(table.Do(vCancel))
	q.SetDefault(table.Do(vWhen).As(uint8(triggerEnters)).Of(int16(groupEnemy)))
	w := t.Choose(q)
	if w.Verb == vCancel {
		return false
	}
	x.trigger, x.group, x.who = trigger(w.Mode), group(w.N), w.Who
	g.askMore(t, a, x)
	return true
}

// maxNear is the largest distance that a trigger may name, in hexes.
const maxNear = 20

// askMore asks for what a trigger needs besides: the combatant that is attacked, the distance, or the action.
func (g *Game) askMore(t *table.Table, a table.Who, x *readied) {
	q := g.ask(t, askReadyMore, rule.ReadyTrigger, a, table.Nobody)
	q.N[0] = int32(x.trigger)
	switch x.trigger {
	case triggerAttacks:
		for s := g.there; s != 0; s = s.rest() {
			if s.first() != x.who {
				q.Add(table.Do(vWho).At(s.first()))
			}
		}
		q.Add(table.Do(vNone).As(modeVictim))
		x.victim = t.Choose(q).Who
	case triggerEnters:
		for n := range maxNear + 1 {
			q.Add(table.Do(vNear).Of(int16(n)))
		}
		q.SetDefault(table.Do(vNear).Of(min(max(1, g.units[a].reach), maxNear)))
		x.near = t.Choose(q).N
	case triggerDoes:
		for v := vStrike; v <= vStep; v++ {
			if v != vDelay && v != vLevels && v != vGiveUp {
				q.Add(table.Do(vDeed).Adding(uint8(v)))
			}
		}
		x.deed = table.Verb(t.Choose(q).Also)
	default:
	}
}

// aims reports whether a readied action has a target among the enemies.
func (g *Game) aims(v table.Verb) bool {
	switch v {
	case vStrike, vFire, vHaymaker, vDisarm, vGrab, vAnalyze, vSense, vSkill:
		return true
	default:
		return false
	}
}

// askWhoElse asks for the target of a readied action: by default the combatant that triggers it (phase.ready.what).
func (g *Game) askWhoElse(t *table.Table, a table.Who) table.Who {
	q := g.ask(t, askReadyWho, rule.ReadyWhat, a, table.Nobody)
	for s := g.there &^ only(a); s != 0; s = s.rest() {
		q.Add(table.Do(vWho).At(s.first()))
	}
	q.Add(table.Do(vNone).As(modeTriggerer))
	q.SetDefault(table.Do(vNone).As(modeTriggerer))
	return t.Choose(q).Who
}
