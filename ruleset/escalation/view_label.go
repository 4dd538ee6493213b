package escalation

import (
	"fray/ruleset/setup"
	"fray/table"
)

// label is an option in plain words.
func (g *Game) label(a int16, o table.Option) string {
	text, to := words(verbNames()[o.Verb]), ""
	if o.Who != table.Nobody && o.Who != anyAlly {
		to = g.called(o.Who)
	}
	spare := ""
	if o.Mode == modeSpare {
		spare = " to knock it out"
	}
	switch o.Verb {
	case vAttack:
		return "attack " + setup.Or(to, "somebody") + spare
	case vCoup:
		return "coup de grace on " + to + spare
	case vStrike:
		return "opportunity attack on " + to + spare
	case vUse, vCoupUse:
		d := g.own(a, o.Item)
		text = "use " + d.title
		if o.Verb == vCoupUse {
			text = "coup de grace with " + d.title
		}
		if to != "" && o.Who != a {
			text += " on " + to
		}
		if d.attack != nil {
			text += spare
		}
		return text
	case vMove, vBeside, vAway, vDisengage:
		return g.moveLabel(o, to)
	case vStance:
		return "change to " + g.sheets[a].stances[o.Item-1].name
	case vSustain:
		return "keep up " + g.own(a, o.Item).title
	case vReady:
		return "ready a " + quick.names()[o.Mode] + " action"
	case vDelay:
		return "delay to the " + words(medium.names()[o.Mode]) + " band"
	case vNext:
		return to + " goes next"
	case vRelation:
		return "use a relationship die"
	case vDicey:
		return "dicey move"
	case vPush:
		return "push to " + g.zones.Name(o.Cell)
	default:
		return g.answerLabel(a, o, text, to)
	}
}

// moveLabel is a movement; without a goal one that is only being readied.
func (g *Game) moveLabel(o table.Option, to string) string {
	var text string
	switch o.Verb {
	case vMove:
		text = "move to another zone"
		if o.Cell >= 0 {
			text = "move to " + g.zones.Name(o.Cell)
		}
	case vBeside:
		text = "move beside " + setup.Or(to, "somebody")
	case vAway:
		text = "move away from everybody"
	default:
		return "disengage and stay"
	}
	if o.Mode == modeSlip {
		return "disengage, then " + text
	}
	return text
}
