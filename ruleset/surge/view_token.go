package surge

import (
	"fmt"
	"slices"
	"strings"

	"fray/ruleset/surge/rule"
	"fray/ruleset/text"
	"fray/table"
)

// shown reports whether a seat sees the sheet of a combatant: that of its side.
func (g *Game) shown(seat table.Seat, a table.Who) bool {
	return seat == table.GM || g.def.cast.Plays(seat, g.def.cast.Combatants[a].Side)
}

// token is one combatant as a seat sees it.
func (g *Game) token(seat table.Seat, a table.Who) table.Token {
	u, m := &g.units[a], &g.def.cast.Combatants[a]
	k := table.Token{
		ID: m.ID, Name: m.Name, Icon: m.Icon, Picture: m.Picture, Side: g.def.cast.Sides[u.side], Down: !g.standing(a) && u.presence != healthHidden,
		Mine: m.Seat == seat, Hidden: u.presence == healthHidden,
	}
	if (g.field.shown || k.Hidden) && u.presence != healthDead {
		k.Cell = g.cellName(u.cell)
	}
	if n := g.span(a); n > 1 {
		k.Span = n
	}
	k.Meters = g.meters(seat, a)
	if about := g.sheets[a].about; about != "" {
		k.Sheet = append(k.Sheet, strings.Join(strings.Fields(about), " "))
	}
	if g.shown(seat, a) {
		k.Sheet = append(k.Sheet, g.sheetLines(a)...)
	} else {
		k.Sheet = append(k.Sheet, g.factLines(seat, a)...)
	}
	k.Tags = g.tags(seat, a)
	for i := range g.things {
		if g.things[i].holder == a && g.things[i].where == placeHeld {
			k.Holds = append(k.Holds, strings.TrimPrefix(g.called(table.Thing(i)), possessive(g.called(a))))
		}
	}
	return k
}

// meters are the numbers of a combatant that a seat sees: dice are those of its side alone.
func (g *Game) meters(seat table.Seat, a table.Who) []table.Meter {
	u := &g.units[a]
	now, most := g.Health(a)
	list := []table.Meter{{Name: "Health", Value: now, Max: most, Health: true}}
	add := func(meter, value, most int) {
		list = append(list, table.Meter{Name: g.book.Meters[meter].Name, Value: value, Max: most, Quiet: value == 0})
	}
	add(meterStress, int(u.stress), int(g.sheets[a].stressMax))
	add(meterFatigue, int(u.fatigue), 3)
	add(meterPending, int(u.pending+u.deferred), 0)
	for kind := range u.wounds {
		for level, n := range u.wounds[kind] {
			add(meterWound1+3*kind+level, int(n), 0)
		}
	}
	add(meterDeathFails, int(u.deathFails), 3)
	if g.shown(seat, a) {
		for i, n := range u.dice {
			add(meterDestiny+i, int(n), 0)
		}
	}
	if a == g.active {
		for i, n := range u.slots {
			add(meterStandard+i, int(n), 0)
		}
	}
	return list
}

// tags are a combatant's wounds, conditions and marks that a seat sees.
func (g *Game) tags(seat table.Seat, a table.Who) []table.Tag {
	u := &g.units[a]
	var tags []table.Tag
	tag := func(on bool, name, until string, r table.Rule) {
		if on {
			tags = append(tags, g.book.Tag(name, until, r))
		}
	}
	tag(u.presence == healthDead, "dead", "", rule.DamageDying)
	tag(u.dying, "dying", fmt.Sprintf("%d of 3 death saves failed", u.deathFails), rule.DamageDeathSave)
	for c := range condCount {
		if row := &g.book.Conditions[c]; u.cond.has(c) {
			t := g.book.Tag(row.Name, "", row.Rule)
			t.Quiet = !u.cond.plain().has(c)
			tags = append(tags, t)
		}
	}
	for kind, word := range [...]string{"wound", "slight"} {
		for level, n := range u.wounds[kind] {
			tag(n > 0, fmt.Sprintf("%s of level %d", text.Count(int(n), word, word+"s"), level+1), "until it recovers", rule.DamageLevels)
		}
	}
	tag(u.defending, "defending", "until its next turn", rule.DefendUse)
	tag(u.stance.n > 0, fmt.Sprintf("stance %s -%d, %s +%d", u.stance.down.names()[u.stance.down], u.stance.n, u.stance.up.names()[u.stance.up], u.stance.n), "until its next turn", rule.StanceDuration)
	tag(u.aim > 0, fmt.Sprintf("aims +%d", u.aim), "until its next attack", rule.MoveAim)
	tag(u.did&usedDelay != 0, "delays", "", rule.DelayUse)
	tag(u.pending > 0, fmt.Sprintf("%d Surge fatigue", u.pending), "at its next turn", rule.SurgeFatigue)
	for i := range g.grabs {
		if x := &g.grabs[i]; x.on == a {
			tag(true, gripNames()[x.stage]+" by "+g.called(x.by), "until it escapes", rule.StuntGrab)
		}
	}
	for i := range g.ailments {
		if x := &g.ailments[i]; x.on == a {
			tag(true, fmt.Sprintf("affliction, stage %d", x.stage), fmt.Sprintf("%s against %d", resistanceNames()[x.resist], 10+x.rank), rule.AfflictionResist)
		}
	}
	for i := range g.boons {
		if b := &g.boons[i]; b.on == a && g.seen(seat, b.by) {
			tag(b.n != 0, fmt.Sprintf("%s %+d", b.what.names()[b.what], b.n), "", rule.BaseAdvantage)
		}
	}
	if g.shown(seat, a) {
		tag(u.ready.when != triggerNone, "has readied an action", "until its next turn", rule.ReadyDeclare)
	}
	return tags
}

// gripNames are the stages of a grab.
func gripNames() []string { return []string{"free", "held", "restrained", "bound"} }

// sheetLines are a combatant's numbers in words.
func (g *Game) sheetLines(a table.Who) []string {
	sh := &g.sheets[a]
	var skills []string
	for i, name := range g.def.skills {
		if sh.skills[i] != 0 {
			skills = append(skills, fmt.Sprintf("%s %d", name, sh.skills[i]))
		}
	}
	lines := []string{text.Numbers(defenseNames(), sh.defenses[:]), text.Numbers(resistanceNames(), sh.resists[:])}
	if len(skills) > 0 {
		lines = slices.Insert(lines, 0, strings.Join(skills, ", "))
	}
	var deeds []string
	for i := range g.deedsOf(a) {
		if d := g.deed(a, i); !d.thrown && d.key != unarmedKey {
			deeds = append(deeds, fmt.Sprintf("%s %d", d.name, d.rank))
		}
	}
	if len(deeds) > 0 {
		lines = append(lines, strings.Join(deeds, ", "))
	}
	return lines
}
