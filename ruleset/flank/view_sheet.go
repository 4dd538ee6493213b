package flank

import (
	"fmt"
	"strings"

	"fray/ruleset/text"
	"fray/ruleset/total"
	"fray/table"
)

// defenses are a combatant's AC and saves against nobody in particular.
func (g *Game) defenses(who table.Who) [4]int {
	var out [4]int
	for i := range out {
		s := g.defense(who, i)
		out[i] = s.Total()
	}
	return out
}

// defense adds up AC, or one of the saves.
func (g *Game) defense(who table.Who, i int) total.Sum {
	var s total.Sum
	if i == 0 {
		g.armorClass(&s, who, table.Nobody, mannerMelee, false, false)
	} else {
		g.saving(&s, who, table.Nobody, save(i-1), false)
	}
	return s
}

// sheetLines are a combatant's numbers in words, each total with its parts.
func (g *Game) sheetLines(who table.Who) []string {
	u, sh := &g.units[who], &g.sheets[who]
	var scores, skills, speeds []string
	for a := range scoreNone {
		scores = append(scores, fmt.Sprintf("%s %d (%+d)", abilityNames()[a], g.score(who, a), g.mod(who, a)))
	}
	ac := g.defense(who, 0)
	lines := []string{strings.Join(scores, ", "), "AC " + strings.TrimPrefix(g.itemized(&ac), "+")} // it is no bonus
	for i, name := range []string{"Fortitude", "Reflex", "Will"} {
		s := g.defense(who, i+1)
		lines = append(lines, name+" "+g.itemized(&s))
	}
	for i := range u.armed {
		lines = append(lines, g.armLine(who, i))
	}
	for k := range skillCount {
		var s total.Sum
		if g.skilled(&s, who, k); s.Total() != 0 || len(s.Parts()) > 1 {
			skills = append(skills, text.Words(skillNames()[k])+" "+g.itemized(&s))
		}
	}
	if len(skills) > 0 {
		lines = append(lines, strings.Join(skills, ", "))
	}
	for how := range goingCount {
		if sh.speeds[how] > 0 {
			speeds = append(speeds, fmt.Sprintf("%s %d ft", goingNames()[how], g.speed(who, how)))
		}
	}
	lines = append(lines, fmt.Sprintf("level %d, BAB %+d, CL %d, %s", sh.level, sh.bab, sh.cl, strings.Join(speeds, ", ")))
	return append(lines, g.havings(who)...)
}

// armLine is an attack that is ready, with its parts.
func (g *Game) armLine(who table.Who, i uint8) string {
	a := g.units[who].arms[i]
	w := g.attackOf(a)
	s := strike{by: who, on: table.Nobody, arm: a, w: w, thing: -1, how: w.manner}
	var roll, damage total.Sum
	g.attackRoll(&roll, &s)
	g.damageBonus(&damage, &s)
	b := &strings.Builder{}
	fmt.Fprintf(b, "%s %s, damage %s", text.Words(g.armKey(who, i+1)), g.itemized(&roll), w.dice.text())
	if len(damage.Parts()) > 0 {
		b.WriteString(" " + g.itemized(&damage))
	}
	b.WriteString(" " + damageTypeNames()[w.kind])
	for i := range w.more {
		fmt.Fprintf(b, " and %s %s", w.more[i].dice.text(), damageTypeNames()[w.more[i].kind])
	}
	if w.crit < 20 || w.times != 2 {
		fmt.Fprintf(b, ", critical %d-20 x%d", w.crit, w.times)
	}
	if w.melee {
		fmt.Fprintf(b, ", reach %d ft", 5*int(g.reachOf(who, a)))
	}
	if w.manner != mannerMelee {
		fmt.Fprintf(b, ", range %d ft", 5*int(w.rng))
	}
	return b.String()
}

// text is an amount as people write it.
func (a *amount) text() string {
	if a.given() {
		return a.formula.String()
	}
	return "0"
}

// itemized is a total with its parts: what counts, what did not stack, and what was lost and why.
func (g *Game) itemized(s *total.Sum) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%+d (", s.Total())
	for i, p := range s.Parts() {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%+d %s", p.Value, g.partTitle(p.Rule, p.Of))
		switch p.Fate {
		case table.Weaker:
			b.WriteString(" does not stack")
		case table.Lost:
			cause, _, _ := strings.Cut(g.book.Text(p.By).Title, ":")
			b.WriteString(" lost: " + strings.ToLower(cause))
		default:
		}
	}
	return b.String() + ")"
}

// havings are the spells, resistances and carried things of a combatant.
func (g *Game) havings(who table.Who) []string {
	sh := &g.sheets[who]
	var lines, spells, resists, bag []string
	for _, n := range sh.repertoire {
		spells = append(spells, g.def.abilities[n-1].name)
	}
	if len(spells) > 0 {
		lines = append(lines, "spells: "+strings.Join(spells, ", "))
	}
	if sh.dr > 0 {
		resists = append(resists, fmt.Sprintf("Damage Resistance %d", sh.dr))
	}
	for i, n := range sh.resist {
		if n > 0 {
			resists = append(resists, fmt.Sprintf("resists %s %d", damageTypeNames()[i], n))
		}
	}
	for i, word := range damageTypeNames() {
		if sh.weak>>i&1 != 0 {
			resists = append(resists, "weak to "+word)
		}
	}
	if len(resists) > 0 {
		lines = append(lines, strings.Join(resists, ", "))
	}
	for i := range g.items {
		if it := &g.items[i]; it.holder == who && (it.where == placeBody || it.where == placeBag) {
			bag = append(bag, g.itemName(who, i))
		}
	}
	if len(bag) > 0 {
		lines = append(lines, "carries "+strings.Join(bag, ", "))
	}
	return lines
}
