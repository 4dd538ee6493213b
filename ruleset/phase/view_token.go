package phase

import (
	"fmt"
	"strings"

	"fray/ruleset/phase/rule"
	"fray/ruleset/text"
	"fray/table"
)

// shown reports whether a seat is shown the sheet of a combatant: the GM, and those that play for its side.
func (g *Game) shown(seat table.Seat, a table.Who) bool {
	return seat == table.GM || g.def.cast.Plays(seat, int(g.sides[a]))
}

func (g *Game) token(seat table.Seat, a table.Who) table.Token {
	u, sh, m := &g.units[a], &g.sheets[a], &g.def.cast.Combatants[a]
	k := table.Token{
		ID: m.ID, Name: m.Name, Icon: m.Icon, Picture: m.Picture, Side: g.def.cast.Sides[m.Side], Cell: g.hexes.Name(u.cell),
		Down: u.health == healthOut || u.health == healthDead, Mine: sh.seat == seat, Hidden: g.secret(a),
	}
	ocv, dcv := sum{}, sum{}
	g.ocvBase(a, u.heldBy, &ocv)
	ocv.add(rule.AooWorstModifiers, u.used.ocv())
	if u.is(condSprinting) {
		ocv.n = min(ocv.n, 0)
	}
	g.dcv(a, table.Nobody, false, &dcv)
	rows := g.book.Meters
	k.Meters = []table.Meter{
		{Name: rows[meterSTUN].Name, Value: int(u.stun), Max: int(sh.stunMax), Health: true},
		{Name: rows[meterBODY].Name, Value: int(u.body), Max: int(sh.bodyMax)},
		{Name: rows[meterEND].Name, Value: int(u.end), Max: int(sh.endMax)},
		{Name: rows[meterOCV].Name, Value: ocv.n, Quiet: ocv.n == int(u.n[statOCV])+int(u.levels)},
		{Name: rows[meterDCV].Name, Value: dcv.n, Quiet: dcv.n == int(u.n[statDCV])+g.levelsLeft(a)},
		{Name: rows[meterMoved].Name, Value: int(u.moved), Quiet: true},
		{Name: rows[meterOpportunities].Name, Value: int(u.opportunities), Quiet: true},
	}
	if a == g.active {
		k.Meters = append(k.Meters,
			table.Meter{Name: rows[meterAttack].Name, Value: table.Bit(g.left.attack), Quiet: true},
			table.Meter{Name: rows[meterMove].Name, Value: table.Bit(g.left.move), Quiet: true})
	}
	k.Tags = g.tags(seat, a)
	for i := range g.items {
		if g.carries(a, int16(i)) {
			k.Holds = append(k.Holds, g.itemName(a, i))
		}
	}
	if g.shown(seat, a) {
		k.Sheet = g.sheetLines(a)
	}
	return k
}

// tags are a combatant's conditions and marks, each with how long it lasts and its rule.
func (g *Game) tags(seat table.Seat, a table.Who) []table.Tag {
	u := &g.units[a]
	var tags []table.Tag
	tag := func(on bool, name, until string, r table.Rule, quiet bool) {
		if on {
			t := g.book.Tag(name, until, r)
			t.Quiet = quiet
			tags = append(tags, t)
		}
	}
	tag(g.vital.has(a), "vital", "its side has lost without it", rule.TimeCombatEnd, false)
	tag(g.sheets[a].courier, "courier", "its side has won when it leaves the map", rule.TimeCombatEnd, false)
	if u.health == healthDead { // nothing else matters
		tag(true, "dead", "", rule.DamageDying, false)
		return tags
	}
	tag(u.health == healthOut, "knocked out", "until its STUN is 1 or more", rule.DamageKnockedOut, false)
	tag(u.body <= 0 && !u.is(condStabilized), "dying", "1 BODY each Post-Turn", rule.DamageDying, false)
	rows := g.book.Conditions
	for i := range rows[:condHesitating] {
		m := marks(1) << i
		tag(u.is(m) && (m != condSlotDone || a != g.active), rows[i].Called(), untilText(m), rows[i].Rule, m&(condSlotDone|condStepped|condGrabMod) != 0)
	}
	tag(u.hesitating > 0, rows[condHesitating].Called(), "until its next slot ends", rule.FreePresenceLevels, false)
	tag(u.limited != 0, rows[condLimited].Called(), "in its next slot", rule.ActionLimited, false)
	tag(u.paralyzed != 0, rows[condParalyzed].Called(), slotsText(int(u.paralyzed)), rule.StateIncapacitated, false)
	tag(u.heldBy != table.Nobody, "grabbed", "by "+g.calledOr(seat, u.heldBy), rule.StateGrabbed, false)
	tag(u.holds != table.Nobody, "grabbing", g.calledOr(seat, u.holds), rule.StateGrabbed, false)
	tag(u.haymaker.slot != slotNone, "Haymaker", "lands at its next slot", rule.ManHaymaker, false)
	tag(u.wait.kind == waitOpen, "waits", "until it acts, or its next slot", rule.DelayDeclare, false)
	if u.wait.kind == waitBefore {
		tag(true, "waits for "+g.called(u.wait.before), "just before that slot", rule.DelayNamedPlace, false)
	}
	tag(u.ready.trigger != triggerNone, "ready: "+text.Words(g.book.VerbName(u.ready.action.Verb)), "until its next slot", rule.ReadyDeclare, false)
	if u.mount >= 0 {
		tag(true, "mounted", "on "+g.called(table.Thing(int(u.mount))), rule.MoveMounted, false)
	}
	for k, n := range g.sheets[a].powers {
		tag(u.on>>k&1 != 0, g.def.powers[n].name, "on", rule.FreePowerToggle, false)
	}
	tag(u.split.action.Verb != 0, "started: "+g.deedOf(a, u.split.action), "to be completed in its next slot", rule.ActionSplitFull, false)
	return tags
}

// calledOr names a combatant unless the seat may not know of it.
func (g *Game) calledOr(seat table.Seat, a table.Who) string {
	if a == table.Nobody || !g.seen(seat, a) {
		return "somebody"
	}
	return g.called(a)
}

// untilText says how long a mark lasts.
func untilText(m marks) string {
	switch {
	case m&(untilSlot|condGrabMod) != 0:
		return "until its next slot"
	case m&(condBraced|condLimitedSlot) != 0:
		return "in this slot"
	case m&(condStepped|condSlotDone) != 0:
		return "in this Phase"
	case m == condProne:
		return "until it stands up"
	case m == condForfeited:
		return "its next slot passes"
	case m == condSurprised:
		return "in the Surprise Phase"
	default:
		return ""
	}
}

func slotsText(n int) string {
	if n < 0 {
		return "until it is freed"
	}
	return text.Count(n, "slot", "slots")
}

// sheetLines are a combatant's numbers in words.
func (g *Game) sheetLines(a table.Who) []string {
	u, sh := &g.units[a], &g.sheets[a]
	n := &u.n
	lines := []string{
		fmt.Sprintf("CV %d, OCV %d, DCV %d, combat levels %d (%d on OCV)", n[statCV], n[statOCV], n[statDCV], sh.levels, u.levels),
		fmt.Sprintf("STR %d, CON %d, PRE %d, EGO %d, REC %d, PER %d-", n[statSTR], n[statCON], n[statPRE], n[statEGO], n[statREC], n[statPER]),
		fmt.Sprintf("PD %d + %d resistant, ED %d + %d resistant", n[statPD], n[statRPD], n[statED], n[statRED]),
		fmt.Sprintf("movement %d, reach %d", g.movement(a), u.reach),
	}
	list := func(head string, names []string) {
		if len(names) > 0 {
			lines = append(lines, head+": "+strings.Join(names, ", "))
		}
	}
	var attacks, powers, skills, packed []string
	for k := range sh.attacks {
		attacks = append(attacks, g.attackText(a, slotFirst+uint8(k)))
	}
	for _, p := range sh.powers {
		powers = append(powers, g.def.powers[p].name)
	}
	for _, s := range sh.skills {
		skills = append(skills, fmt.Sprintf("%s %d-", text.Words(s.key), s.roll))
	}
	for i := range g.items {
		if it := &g.items[i]; it.holder == a && it.where != placeHand {
			packed = append(packed, g.itemName(a, i))
		}
	}
	list("attacks", attacks)
	list("powers", powers)
	list("skills", skills)
	list("carries", packed)
	return lines
}

// attackText is an attack in words.
func (g *Game) attackText(a table.Who, slot uint8) string {
	arm := g.arm(a, slot)
	kind := "normal"
	if arm.killing {
		kind = "killing"
	}
	out := fmt.Sprintf("%s %d DC %s", arm.name, g.classesOf(a, arm), kind)
	if arm.ranged {
		out += fmt.Sprintf(", range %d", arm.maxRange)
	}
	if arm.shots >= 0 {
		out += fmt.Sprintf(", %d of %d shots", g.shots[g.sheets[a].ammoAt+int(slot-slotFirst)], arm.shots)
	}
	return out
}
