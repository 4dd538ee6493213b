package table

import "strings"

// Problem says what is wrong with a standing answer in a ruleset with this book, or returns "".
func (s *Standing) Problem(book *Book) string {
	limited := s.limited()
	_, known := book.FindVerb(s.Verb)
	switch {
	case s.Verb != "" && !known:
		return "there is no action \"" + s.Verb + "\"; the actions are " + strings.Join(book.VerbNames(), ", ")
	case s.Part != "" && s.Verb == "":
		return "a standing answer must name an action before \"" + s.Part + "\""
	case s.Below < 0 || s.Below > 100:
		return "the percentage of hit points must be 1 to 100"
	case s.problemOfLimits(book) != "":
		return s.problemOfLimits(book)
	case book.QuestionName(s.Kind) == TurnQuestion:
		return s.problemOfTurn(book)
	case s.Ask && s.Verb != "":
		return "a standing answer gives an answer or asks, not both"
	case s.Ask && !limited:
		return "a condition is missing: without one the question is asked anyway"
	case limited && s.Verb == "" && !s.Ask:
		return "the default needs no condition: it is given where the condition of another answer does not hold"
	case (s.Actor != "" || s.Aimed) && !book.Questions[s.Kind].HasActor:
		return "the question \"" + book.QuestionName(s.Kind) + "\" does not follow an action, so there is nobody who acts and no target"
	}
	return ""
}

// problemOfLimits is Problem for conditions on numbers.
func (s *Standing) problemOfLimits(book *Book) string {
	for i, l := range s.If {
		row := book.number(l.Number)
		switch {
		case i >= maxLimits:
			return "a standing answer may have 8 conditions on numbers"
		case row == nil && len(book.Numbers) == 0:
			return "standing answers have no conditions on numbers by these rules"
		case row == nil:
			return "there is no number \"" + l.Number + "\"; the numbers are " + strings.Join(book.numbersIn(s.Kind), ", ")
		case !row.in(s.Kind):
			return "the question \"" + book.QuestionName(s.Kind) + "\" has no number \"" + l.Number + "\"; it has " + strings.Join(book.numbersIn(s.Kind), ", ")
		case l.Is != "" && l.Is != LimitMore && l.Is != LimitLess:
			return "a condition must be N, N or more, or N or less, got \"" + l.Is + "\""
		}
	}
	return ""
}

// numbersIn returns the names of the numbers that questions of a kind have.
func (b *Book) numbersIn(k Kind) []string {
	var names []string
	for i := range b.Numbers {
		if b.Numbers[i].in(k) {
			names = append(names, b.Numbers[i].Name)
		}
	}
	return names
}

// problemOfTurn is Problem for the question of what to do on a turn.
func (s *Standing) problemOfTurn(book *Book) string {
	v, known := book.FindVerb(s.Verb)
	switch {
	case !s.Ask && known && book.VerbRow(v).Stands && len(s.If) == 0:
		return "an answer on your turn must have a condition on one of these numbers: " + strings.Join(book.numbersIn(s.Kind), ", ")
	case !s.Ask && !(known && book.VerbRow(v).Stands) || s.Ask && s.Verb != "":
		return "your turn cannot have a standing answer: it would play the fight without you; only ask can stand, for the turns of bots" + book.andStanding()
	case s.Ask && !book.pauses(s.Kind):
		return "you cannot do anything in the turns of others by these rules, so there is nothing to ask you"
	case s.Aimed:
		return "nobody is the target of a turn; say whose turn it is instead"
	}
	return ""
}

// andStanding names the verbs with Stands, for an error.
func (b *Book) andStanding() string {
	var names []string
	for i := range b.Verbs {
		if b.Verbs[i].Stands {
			names = append(names, b.Verbs[i].Name)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return ", and " + strings.Join(names, " or ") + " with a condition on a number"
}
