package surge

import (
	"fmt"
	"strconv"

	"fray/ruleset/text"
	"fray/table"
)

// keyPart returns a part of an option's key.
func (g *Game) keyPart(q *table.Question, who table.Who, o table.Option, name string) string {
	switch name {
	case "who":
		if o.Who == table.Nobody {
			return ""
		}
		return g.id(o.Who)
	case "item":
		if o.Item > 0 && who >= 0 {
			return g.deed(who, int(o.Item)-1).key
		}
		return ""
	case "cell":
		if o.Cell >= 0 && g.zoned() {
			return g.field.zones.ID(o.Cell)
		}
		return g.labelPart(q, who, o, name)
	case "subject":
		if o.Item > 0 {
			return g.def.topics[o.Item-1]
		}
		return g.id(o.Who)
	case "task":
		return g.def.taskDefs[o.Item-1].key
	case "skill":
		return g.def.skills[o.N]
	case "with":
		return g.withName(q, o)
	case "second":
		return g.def.skills[o.Item-1]
	case "doer":
		if o.Who != table.Nobody {
			return g.id(o.Who)
		}
		return "any"
	case "trait":
		return g.traitName(trait(o.N))
	case "benefit":
		return g.benefitKey(o)
	case "mode":
		return g.def.verbs[o.Verb].Modes[o.Mode]
	case "also":
		return g.def.verbs[o.Verb].Also[o.Also]
	default:
		return g.labelPart(q, who, o, name)
	}
}

// labelPart returns a part of an option's label.
func (g *Game) labelPart(q *table.Question, who table.Who, o table.Option, name string) string {
	row := &g.def.verbs[o.Verb]
	switch name {
	case "who":
		if o.Who != table.Nobody {
			return g.called(o.Who)
		}
	case "item":
		if o.Item > 0 && who >= 0 {
			d := g.deed(who, int(o.Item)-1)
			if o.Verb == vCounter {
				return d.called()
			}
			return d.name
		}
	case "cell":
		if o.Cell >= 0 {
			return g.cellName(o.Cell)
		}
	case "mode":
		if o.Verb == vStunt && manner(o.Mode) == modeHardStunt {
			return "to disarm both hands or break what is held"
		}
		return text.Words(row.Modes[o.Mode])
	case "also":
		return g.alsoName(o)
	case "n":
		return strconv.Itoa(int(o.N))
	case "what":
		return g.readiedName(who, o)
	default:
		return g.ownLabel(q, o, name)
	}
	return ""
}

// alsoName says what is added to an option: a Reaction before the dice, as those words say that stand for it alone.
func (g *Game) alsoName(o table.Option) string {
	switch o.Verb {
	case vWith, vAbout, vRun, vKip:
		return words(beforeLabels()[o.Also])
	default:
		return words(g.def.verbs[o.Verb].Also[o.Also])
	}
}

// ownLabel returns a part that few options have.
func (g *Game) ownLabel(q *table.Question, o table.Option, name string) string {
	switch name {
	case "harm":
		if o.Mode == modeCheck && o.Item > 0 {
			a := o.Who
			if a < 0 {
				a = actor(q)
			}
			return "being " + g.ailmentName(a, o.Item)
		}
		return words(recoverNames()[o.Mode])
	case "ailment":
		if o.Mode == modeCheck && o.Item > 0 {
			return strconv.Itoa(int(o.Item))
		}
	case "skill":
		return g.skillName(q, skill(o.N))
	case "trait":
		return g.traitWords(trait(o.N))
	case "task":
		return g.def.taskDefs[o.Item-1].name
	case "goal":
		return [...]string{"improve the attitude to", "worsen the attitude to", "shift to"}[o.Mode]
	case "subject":
		return g.subjectName(o.Who, o.Item)
	case "times":
		return [...]string{"", "once", "twice"}[o.N]
	case "with":
		if q.Kind == askWith {
			return g.skillName(q, skill(o.N))
		}
		return words(g.withName(q, o))
	case "second":
		return words(g.def.skills[o.Item-1])
	case "doer":
		if o.Who != table.Nobody {
			return g.called(o.Who)
		}
		return anyEnemy
	case "event":
		return eventName(trigger(o.Mode))
	case "benefit":
		return g.benefitName(o)
	case "counts":
		return [...]string{"", "own Disadvantages count 0", "Advantages of enemies count 0"}[o.Mode]
	case "way":
		return [gambles]string{"", "moving slowly on the way", "moving at full speed on the way"}[o.Mode]
	case "gain":
		return surgeLabels()[o.Mode]
	}
	return ""
}

// anyEnemy is what a trigger calls the doer that it leaves open.
const anyEnemy = "any enemy"

// eventName says what somebody does that sets a readied action off.
func eventName(w trigger) string {
	return [triggerCount]string{
		triggerStepAt: "ends a step at a certain place", triggerStepReach: "ends a step within reach", triggerStepRange: "ends a step within range",
		triggerAttack: "attacks", triggerAttackOn: "attacks a certain target", triggerAction: "has done a certain thing",
		triggerTurnEnd: "ends a turn", triggerCondition: "gets a certain condition",
	}[w]
}

// readiedName says what is readied.
func (g *Game) readiedName(who table.Who, o table.Option) string {
	switch {
	case o.Also == 0:
		return "an action"
	case table.Verb(o.Also) == vUse:
		return "use " + g.deed(who, int(o.Item)-1).name
	case o.Item > 0 && who >= 0:
		return words(g.book.VerbName(table.Verb(o.Also))) + " with " + g.deed(who, int(o.Item)-1).name
	default:
		return words(g.book.VerbName(table.Verb(o.Also)))
	}
}

// withName names the skill, resistance or Edge that is chosen.
func (g *Game) withName(q *table.Question, o table.Option) string {
	switch q.Kind {
	case askOpposer:
		return resistanceNames()[o.Mode]
	default:
		return g.def.skills[o.N]
	}
}

// skillName is a skill as an option says it: with the rank, if those are asked that the combatant belongs to.
func (g *Game) skillName(q *table.Question, s skill) string {
	name := words(g.def.skills[s])
	if q.Seats == 0 || q.Level == asAnother {
		return name
	}
	return fmt.Sprintf("%s %+d", name, g.skill(q.Who, s))
}

// surgeLabels are the benefits of a Surge as options say them.
func surgeLabels() []string {
	return []string{
		"one more standard action", "bring in another effect:", "boost", "own Disadvantages count 0", "Advantages of enemies count 0",
		"gain the Edge", "resist being", "try again:", "choose what for",
	}
}

// benefitName says what a Surge is about.
func (g *Game) benefitName(o table.Option) string {
	switch {
	case o.Mode == modeSurgeRetry && o.Item > 0:
		return words(g.def.skills[o.N]) + " on " + g.def.taskDefs[o.Item-1].name
	case o.Mode == modeSurgeRetry:
		return words(g.def.skills[o.N]) + " on " + g.called(table.Who(o.Also)-1)
	case o.Mode == modeSurgeAlternate && o.Item > 0:
		return g.deed(o.Who, int(o.Item)-1).name
	case o.Mode == modeSurgeResist && o.Item > 0:
		return g.ailmentName(o.Who, o.Item)
	case o.Mode == modeSurgeBoost:
		return g.traitWords(trait(o.N))
	case o.Mode == modeSurgeEdge:
		return words(edgeNames()[o.N])
	default:
		return g.benefitKey(o)
	}
}

// ailmentName says what an affliction does to its bearer, and who it is from.
func (g *Game) ailmentName(a table.Who, item uint8) string {
	i := g.ailment(a, int(item)-1)
	if i < 0 {
		return strconv.Itoa(int(item)) // it is over
	}
	x := &g.ailments[i]
	return words(conditionNames()[x.conds[x.stage-1]]) + " by " + g.called(x.by)
}

// benefitKey is what a Surge is about, in keys.
func (g *Game) benefitKey(o table.Option) string {
	switch {
	case o.Mode == modeSurgeRetry && o.Item > 0:
		return g.def.skills[o.N] + "-on-" + g.def.taskDefs[o.Item-1].key
	case o.Mode == modeSurgeRetry:
		return g.def.skills[o.N] + "-on-" + g.id(table.Who(o.Also)-1)
	case o.Mode == modeSurgeBoost:
		return g.traitName(trait(o.N))
	case o.Mode == modeSurgeEdge:
		return edgeNames()[o.N]
	case o.Item == 0:
		return ""
	case o.Mode == modeSurgeAlternate:
		return g.deed(o.Who, int(o.Item)-1).key
	default:
		return strconv.Itoa(int(o.Item))
	}
}
