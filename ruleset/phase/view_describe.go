package phase

import (
	"strconv"

	"fray/ruleset/phase/rule"
	"fray/ruleset/text"
	"fray/space"
	"fray/table"
)

// Describe gives an option's key, label, row, cost, rule, path and warnings.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
	row := g.rowOf(o)
	c := table.Choice{Key: g.Key(q, o), Group: g.groupOf(q, o), Cost: g.priceOf(q, o)}
	c.Free = c.Cost == "" && (c.Group == "" || c.Group == headingFree || c.Group == headingNone)
	aim := c.AimAt(&g.def.cast, o, g.hexes.Name)
	row.Fill(&c, aim, func(name string) string { return g.labelPart(q, o, name) })
	r := row.Rule
	if r == 0 || q.Kind != askTurn && q.Kind != askReadyAct {
		r = q.Rule
	}
	if o.Verb == vSkill && g.actionOf(q.Who, o.As(modeWhole)) == actFull {
		r = rule.FullSkill
	}
	c.Rule = g.book.ID(r)
	g.warn(&c, q, o)
	return c
}

// Key returns the key of an option.
func (g *Game) Key(q *table.Question, o table.Option) string {
	row := g.rowOf(o)
	return row.OptionKey(func(name string) string { return g.keyPart(q, o, name) })
}

// rowOf returns the row that an option's key and label come from. A trigger and a readied action go by another word than their
// verb.
func (g *Game) rowOf(o table.Option) table.VerbRow {
	row := g.def.verbs[o.Verb].VerbRow
	switch {
	case o.Verb == vWhen:
		return whenRow(o)
	case o.Verb == vReady && o.Also != 0:
		row = g.def.verbs[o.Also].VerbRow
		row.Key = "{attack}:{item}:{power}:{pool}:{skill}"
	case o.Verb == vNone && o.Mode != 0:
		row.Label = [...]string{modeVictim: "against anyone", modeTriggerer: "against anyone who triggers it"}[o.Mode]
	case o.Verb == vThrow && o.N == 0:
		row.Label, row.Key = "throw[ {who}]", "{who}"
	}
	return row
}

// whenRow returns the row of a trigger: its key names the trigger and the combatants that it means.
func whenRow(o table.Option) table.VerbRow {
	rows := [...]table.VerbRow{
		triggerAttacks: {Label: "when {whose} declares an attack"},
		triggerMoves:   {Label: "when {whose} declares a movement"},
		triggerEnters:  {Label: "when {whose} comes near"},
		triggerDoes:    {Label: "when {whose} does something that is named next"},
		triggerBegins:  {Label: "when the slot of {whose} begins"},
		triggerWord:    {Label: "when the GM says so"},
	}
	row := rows[o.Mode]
	row.Name, row.Rule = trigger(o.Mode).names()[o.Mode], rule.ReadyTrigger
	if trigger(o.Mode) != triggerWord {
		row.Key = "{whose}"
	}
	return row
}

// keyPart returns a part of an option's key.
func (g *Game) keyPart(q *table.Question, o table.Option, name string) string {
	switch name {
	case "who":
		if o.Who != table.Nobody {
			return g.id(o.Who)
		}
		return ""
	case "whose":
		if group(o.N) == groupNamed {
			return g.id(o.Who)
		}
		return group(0).names()[o.N]
	case "mode":
		if modes := g.def.verbs[o.Verb].Modes; int(o.Mode) < len(modes) {
			return modes[o.Mode]
		}
		return ""
	case "deed":
		return g.book.VerbName(table.Verb(o.Also))
	case "direction":
		if o.N > 0 {
			return directionNames()[o.N-1]
		}
		return ""
	case "cell", "n":
		return g.labelPart(q, o, name)
	default:
		return g.thingPart(q.Who, o, name)
	}
}

// labelPart returns a part of an option's label.
func (g *Game) labelPart(q *table.Question, o table.Option, name string) string {
	switch name {
	case "who":
		if o.Who != table.Nobody {
			return g.called(o.Who)
		}
	case "whose":
		if group(o.N) == groupNamed {
			return g.called(o.Who)
		}
		return text.Words(group(0).names()[o.N])
	case "cell":
		if o.Cell >= 0 {
			return g.hexes.Name(o.Cell)
		}
	case "nothing":
		return nothingWords(q.Kind)
	case "go":
		if q.Kind == askTo {
			return "stop there"
		}
		return "go that way"
	case "way":
		if o.Verb == vVia {
			return viaWord(q.Kind)
		}
		return [...]string{"", "by a chosen way", "off the map"}[o.Mode]
	case "mode":
		return g.modeWords(q, o)
	case "direction":
		if o.N > 0 {
			return directionWords()[o.N-1]
		}
	case "deed":
		return text.Words(g.book.VerbName(table.Verb(o.Also)))
	case "n":
		return strconv.Itoa(int(o.N))
	case "levels":
		return text.Count(int(o.N), "combat level", "combat levels")
	case "rest":
		return strconv.Itoa(int(g.sheets[q.Who].levels) - int(o.N))
	case "dice":
		return text.Count(int(o.N), "die", "dice")
	case "hexes":
		return text.Count(int(o.N), "hex", "hexes")
	default:
		return g.thingName(q.Who, o, name)
	}
	return ""
}

// nothingWords returns what letting a moment pass means in a question.
func nothingWords(k table.Kind) string {
	switch k {
	case askCheck:
		return "do not try"
	case askWait:
		return "keep waiting"
	case askReadyAct:
		return "stay ready"
	case askStep:
		return "do not step"
	case askAware:
		return "nobody else"
	default:
		return "do nothing"
	}
}

// viaWord returns what stands before a hex of a way: where a charge strikes, where it ends, or the next step.
func viaWord(k table.Kind) string {
	switch k {
	case askFrom:
		return "from"
	case askTo:
		return "to"
	default:
		return "by"
	}
}

// modeWords returns what labels say for a mode: of a full-phase action over two slots, or of a defense.
func (g *Game) modeWords(q *table.Question, o table.Option) string {
	switch {
	case g.splits(o.Verb):
		return [...]string{modeWhole: "", modeStart: "start to", modeComplete: "complete:"}[o.Mode]
	case o.Mode == modeResist && o.Verb == vAbort:
		return g.def.verbs[vResist].Label
	default:
		return text.Words(g.keyPart(q, o, "mode"))
	}
}

// thingPart returns the attack, item, power, multipower, outfit or skill of an option, as a key.
func (g *Game) thingPart(a table.Who, o table.Option, name string) string {
	v := g.doneBy(o)
	switch {
	case name == "theirs" && o.N > 0:
		return g.itemKey(o.Who, int(o.N)-1)
	case name == "item" && o.N > 0 && usesItem(v):
		return g.itemKey(a, int(o.N)-1)
	case name == "skill" && v == vCheck:
		return skillNames()[o.Mode]
	case o.Item == 0:
		return ""
	case name == "attack" && usesSlot(v):
		return g.arm(a, o.Item).key
	case name == "power" && (v == vOn || v == vOff):
		return g.def.powers[g.sheets[a].powers[o.Item-1]].key
	case name == "pool" && v == vShift:
		return g.sheets[a].pools[o.Item-1].key
	case name == "slots":
		return g.sheets[a].pools[o.Item-1].slotsKey(int(o.N))
	case name == "outfit":
		return g.def.outfits[g.sheets[a].outfits[o.Item-1]].key
	case name == "skill" && v == vSkill:
		return g.sheets[a].skills[o.Item-1].key
	default:
		return ""
	}
}

// thingName returns what texts call what [Game.thingPart] gives as a key.
func (g *Game) thingName(a table.Who, o table.Option, name string) string {
	key := g.thingPart(a, o, name)
	switch {
	case key == "":
		return ""
	case name == "attack":
		return g.arm(a, o.Item).name
	case name == "power":
		return g.def.powers[g.sheets[a].powers[o.Item-1]].name
	case name == "slots":
		return g.slotsName(a, int(o.Item)-1, int(o.N))
	case name == "outfit":
		return g.def.outfits[g.sheets[a].outfits[o.Item-1]].name
	default:
		return text.Item(g, key)
	}
}

// doneBy returns the verb that an option carries out: of a readied action the one that is readied.
func (g *Game) doneBy(o table.Option) table.Verb {
	if o.Verb == vReady && o.Also != 0 {
		return table.Verb(o.Also)
	}
	return o.Verb
}

// usesSlot reports whether Option.Item of a verb is an attack.
func usesSlot(v table.Verb) bool {
	switch v {
	case vStrike, vFire, vDisarm, vHaymaker, vSweep, vRapidFire, vReload:
		return true
	default:
		return false
	}
}

// usesItem reports whether Option.N of a verb is an item.
func usesItem(v table.Verb) bool {
	switch v {
	case vDraw, vSheathe, vPickUp, vRetrieve, vStow, vDrop:
		return true
	default:
		return false
	}
}

// groupOf says under which type of action an option is listed.
func (g *Game) groupOf(q *table.Question, o table.Option) string {
	if q.Kind != askTurn {
		return ""
	}
	switch g.actionOf(q.Who, o) {
	case actAttack:
		return headingAttack
	case actMove:
		return headingMove
	case actFull:
		return headingFull
	case actFree:
		return headingFree
	default:
		return headingNone
	}
}

// warn fills in the path of a movement and what an option provokes.
func (g *Game) warn(c *table.Choice, q *table.Question, o table.Option) {
	a := q.Who
	if q.Kind != askTurn && q.Kind != askReadyAct && q.Kind != askDefend || a < 0 {
		return
	}
	if g.isMove(o.Verb) && o.Cell >= 0 {
		g.sc.depth++ // what is being walked stays untouched
		defer func() { g.sc.depth-- }()
		m := g.directMove(a, o.Verb, o.Cell)
		for _, step := range m.path {
			if step != space.None {
				c.Path = append(c.Path, g.hexes.Name(step))
			}
		}
		if o.Verb == vDive && g.stillReaches(q, o.Cell) {
			c.Warnings = append(c.Warnings, "the attack can still hit")
		}
		if g.provocation(a, table.Do(o.Verb)) != provokeNever {
			for s := g.wouldProvoke(a, m.path); s != 0; s = s.rest() {
				c.Warnings = append(c.Warnings, "leaves "+g.called(s.first())+"'s reach: provokes")
			}
		}
		return
	}
	if g.isMove(o.Verb) || g.provocation(a, o) == provokeNever {
		return
	}
	for s := g.threateners(a, false); s != 0; s = s.rest() {
		c.Warnings = append(c.Warnings, "within "+g.called(s.first())+"'s reach: provokes")
	}
}

// stillReaches reports whether the attack that a question is about reaches its target in another hex (phase.abort.defensive_list).
func (g *Game) stillReaches(q *table.Question, c space.Cell) bool {
	u := &g.units[q.Who]
	at := u.cell
	u.cell = c
	defer func() { u.cell = at }()
	return g.reaches(q.Target, g.arm(q.Target, q.Item), q.Who)
}
