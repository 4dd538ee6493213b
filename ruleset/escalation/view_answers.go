package escalation

import "fray/table"

// answerLabelFor is what an option means as an answer to a question, where the same word means other things in others; empty
// where its own label does.
func (g *Game) answerLabelFor(q *table.Question, o table.Option) string {
	switch o.Verb {
	case vNone:
		return noneLabel(q.Kind)
	case vAlso:
		return g.alsoLabel(q) + g.called(o.Who)
	case vNot:
		return "leave out " + g.called(o.Who)
	case vGo:
		if q.Kind == askFrom {
			return "from all of them"
		}
		return "go on"
	default:
		return ""
	}
}

// noneLabel is what it means to want nothing.
func noneLabel(k table.Kind) string {
	switch k {
	case askTargets, askBeside, askAmbush:
		return "nobody else"
	case askElsewhere:
		return "stay"
	case askInstead:
		return "give it up"
	case askReadied:
		return "stay ready"
	case askReadyWhat:
		return "ready nothing"
	case askStrike, askIntercept, askReact:
		return "let it pass"
	case askRally:
		return "save against nothing"
	case askRest:
		return "rest no more"
	case askIllWill:
		return "leave it"
	case askWhichCondition:
		return "no condition"
	default:
		return "do nothing"
	}
}

// alsoLabel is what stands before the name of one more.
func (g *Game) alsoLabel(q *table.Question) string {
	switch {
	case q.Kind == askBeside:
		return "beside "
	case q.Kind == askInstead:
		return "instead "
	case q.Kind == askPopOff:
		return "off "
	case q.Kind == askTargets && g.own(q.Who, q.Item).again:
		return "next "
	default:
		return "also "
	}
}
