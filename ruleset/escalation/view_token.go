package escalation

import (
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

func number(n int32) string { return strconv.Itoa(int(n)) }

func signed(n int32) string { return fmt.Sprintf("%+d", n) }

// shown reports whether a seat is shown the sheet of a combatant: its own side's.
func (g *Game) shown(seat table.Seat, a int16) bool {
	return seat == table.GM || g.def.cast.Plays(seat, int(g.sheets[a].side))
}

func (g *Game) token(seat table.Seat, a int16) table.Token {
	u, sh, m := &g.units[a], &g.sheets[a], &g.def.cast.Combatants[a]
	k := table.Token{
		ID: m.ID, Name: m.Name, Side: g.def.cast.Sides[m.Side], Cell: g.zones.Name(u.zone), Down: u.status != up, Mine: sh.seat == seat,
	}
	if u.status == out { // not on the map
		k.Cell = ""
	}
	for c := u.beside & g.present; c != 0; c = c.rest() {
		k.Beside = append(k.Beside, g.id(c.first()))
	}
	k.Meters = append(k.Meters, table.Meter{Name: "HP", Value: int(u.hp), Max: int(sh.hpMax)})
	if sh.recovers() {
		k.Meters = append(k.Meters, table.Meter{Name: "recoveries", Value: int(u.recoveries), Max: int(sh.recoveries)})
	}
	if sh.powerMax > 0 {
		k.Meters = append(k.Meters, table.Meter{Name: "power", Value: int(u.power), Max: int(sh.powerMax)})
	}
	if sh.secondary != "" {
		k.Meters = append(k.Meters, table.Meter{Name: sh.secondary, Value: int(u.second)})
	}
	if sh.relations > 0 {
		k.Meters = append(k.Meters, table.Meter{Name: "relationship dice", Value: int(u.relations), Max: int(sh.relations)})
	}
	if sh.pc {
		k.Meters = append(k.Meters, table.Meter{Name: "strain", Value: int(u.strain), Idle: u.strain == 0})
		k.Meters = append(k.Meters, table.Meter{Name: "fails", Value: int(u.fails), Max: 4, Idle: u.fails == 0})
	}
	k.Tags = g.tags(a)
	if len(sh.stances) > 0 {
		k.Holds = []string{sh.stances[u.stance].name}
	}
	if g.shown(seat, a) {
		k.Sheet = g.sheetLines(a)
	}
	return k
}

// tags are a combatant's state, conditions and marks, each with how long it lasts and its rule.
func (g *Game) tags(a int16) []table.Tag {
	u := &g.units[a]
	var tags []table.Tag
	tag := func(on bool, name, until string, r table.Rule) {
		if on {
			tags = append(tags, table.Tag{Name: name, Until: until, Rule: g.book.ID(r)})
		}
	}
	tag(u.status == dying, "dying", "until a Death Save or healing", rule.DeathDyingPc)
	tag(u.status == stabilized, "stabilized", "until a Death Save or healing", rule.DeathStabilize)
	tag(u.status == lastGasp, "last gasp", "or "+g.gaspWord(u.gasp), rule.LastgaspStart)
	tag(u.status == unconscious, "unconscious", "", rule.HpKnockOut)
	tag(u.status == dead, "dead", "", rule.HpEnemyDead)
	tag(u.status == out, "out", g.gaspWord(u.gasp), rule.SpiritEligible)
	if u.status == up {
		with := g.engagedWith(a)
		tag(with != 0, "engaged", "with "+g.ids(with), rule.PosEngaged)
		tag(with == 0, "free", "", rule.PosFree)
	}
	tag(g.staggered(a) && u.status == up, "staggered", "at half its hit points", rule.HpStaggered)
	tag(u.waits, "just brought back", "until its turn starts", rule.DeathHealed)
	tag(g.surprised(a), "surprised", "in the Surprise Round", rule.SurpriseSurprisedSide)
	tag(u.interrupted, "interrupt used", "until its turn starts", rule.TurnInterrupt)
	tag(u.locked != noSlot, "no "+slotNames()[min(u.locked, interrupt)]+" action", "in its next turn", rule.ReadyNextRoundSlot)
	if u.ready.set {
		tag(true, "ready", g.readyTextOf(a, &u.ready), rule.ReadyDeclare)
	}
	for i := range g.marks {
		if m := &g.marks[i]; m.on == a && (m.kind != isBonus || !g.outdone(i, statKind(m.what))) {
			name := markName(m.kind, m.what, int32(m.value))
			if m.kind == isCondition && condition(m.what) == grabbed && m.by >= 0 {
				name += " by " + g.id(m.by)
			}
			tag(true, name, g.until(m), g.markRule(m))
		}
	}
	for i := range g.running {
		if r := &g.running[i]; r.by == a {
			tag(true, "sustains "+g.own(a, r.ability).title, "", rule.AbilitySustain)
		}
	}
	return tags
}

// markRule is the rule a mark is known by: a condition's own, else that which laid it on.
func (g *Game) markRule(m *mark) table.Rule {
	if m.kind == isOngoing {
		return rule.CondOngoing
	}
	if m.kind != isCondition {
		return m.rule
	}
	return [...]table.Rule{
		rule.CondConfusedAttack, rule.CondDazed, rule.CondEnervated, rule.CondFlying, rule.CondGrabbedHold, rule.CondHampered,
		rule.CondHelpless, rule.CondInvisibleAttacked, rule.CondShaken, rule.CondSoftened, rule.CondStuck, rule.CondStunned,
		rule.CondVulnerable, rule.CondWeakened,
	}[m.what]
}

func (g *Game) until(m *mark) string {
	switch m.lasts {
	case saveEnds:
		return fmt.Sprintf("save ends, %d+", m.save)
	case oneRound:
		if m.turn < 0 {
			return "until the end of the next round"
		}
		return "until " + g.id(m.turn) + "'s turn starts"
	case endOfTurn, endOfNextTurn:
		return "until " + g.id(m.turn) + "'s turn ends"
	case hold:
		return "while held"
	case sustained:
		return "while " + g.id(m.by) + " keeps it up"
	case whileGasping:
		return "in its last gasp"
	default:
		return ""
	}
}

func (g *Game) gaspWord(n uint8) string {
	if int(n) < len(g.def.gasps) {
		return g.def.gasps[n]
	}
	return "dead"
}

// sheetLines are a combatant's numbers in words.
func (g *Game) sheetLines(a int16) []string {
	sh, u := &g.sheets[a], &g.units[a]
	d := sh.defense
	lines := []string{
		fmt.Sprintf("level %d, volition %d, AC %d, PD %d, MD %d, %s", sh.level, g.volition(a), d[ac]-u.strain, d[pd]-u.strain, d[md]-u.strain,
			words(bandNames()[u.band])),
	}
	var powers []string
	for i, n := range sh.list {
		name := g.def.abilities[n].title
		if u.spent>>i&1 != 0 {
			name += " (spent)"
		}
		powers = append(powers, name)
	}
	if len(powers) > 0 {
		lines = append(lines, "abilities: "+strings.Join(powers, ", "))
	}
	var guards []string
	for t := range damageTypes {
		if sh.resist[t] > 0 {
			guards = append(guards, fmt.Sprintf("resists %s %d+", damageTypeNames()[t], sh.resist[t]))
		}
		if sh.weak.has(t) {
			guards = append(guards, "weak to "+damageTypeNames()[t])
		}
	}
	if len(guards) > 0 {
		lines = append(lines, strings.Join(guards, ", "))
	}
	return lines
}
