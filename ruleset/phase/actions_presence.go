package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// maxBonusDice is how many dice the GM may grant a Presence Attack.
const maxBonusDice = 10

// presence makes a Presence Attack on all conscious enemies in line of sight (phase.free.presence,
// phase.free.presence_levels).
func (g *Game) presence(t *table.Table, a table.Who) {
	u := &g.units[a]
	q := t.Ask(askDice, rule.FreePresence, table.Nobody, table.JustSeat(table.GM))
	q.Target = a
	for n := range maxBonusDice + 1 {
		q.Add(table.Do(vDice).Of(int16(n)))
	}
	q.SetDefault(table.Do(vDice))
	bonus := int(t.Choose(q).N)
	n := max(0, max(0, int(u.n[statPRE]))/5+bonus-int(u.presence))
	u.presence = min(u.presence+1, 100)
	total, impressed := g.dice(t, rule.FreePresence, a, n, rolledAll), false
	for s := g.foesUp(a); s != 0; s = s.rest() {
		e := s.first()
		if g.clear(u.cell, g.units[e].cell) {
			v := &g.units[e]
			margin := total - int(max(v.n[statPRE], v.n[statEGO]))
			g.impress(t, a, e, margin)
			impressed = impressed || margin >= 0
		}
	}
	if !impressed {
		t.Tell(evNothing, rule.FreePresence, a, table.Nobody)
	}
}

// impress applies the result of a Presence Attack. A stronger one replaces a weaker one (phase.free.presence_levels).
func (g *Game) impress(t *table.Table, by, on table.Who, margin int) {
	u := &g.units[on]
	if margin < 0 {
		return
	}
	level := min(margin/10, 3)
	t.Tell(evImpressed, rule.FreePresenceLevels, by, on, level, margin)
	if level == 3 {
		u.set(condCowed)
		g.disable(t, on, rule.FreePresenceLevels)
		return
	}
	slots := int8(1)
	if on == g.active { // the slot under way is not its next one
		slots = 2
	}
	u.hesitating = max(u.hesitating, slots)
	switch level {
	case 1:
		if u.limited >= 0 {
			u.limited = max(u.limited, 1)
		}
	case 2:
		u.set(condAwed | condForfeited)
		g.loseHaymaker(t, on, rule.ManHaymakerLost)
	}
}
