package seating

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"fray/table"
)

// askWord stands in a phrase in place of a verb: ask me.
const askWord = "ask"

// conditions are the endings of a phrase. They are read from the right, in any order.
var (
	endsActs  = regexp.MustCompile(`(?i)^(.*\S) when (.+) acts$`)
	endsAimed = regexp.MustCompile(`(?i)^(.*\S) when i am the target$`)
	endsBelow = regexp.MustCompile(`(?i)^(.*\S) below (.+)$`)
	endsIf    = regexp.MustCompile(`(?i)^(.*\S) (?:if|and) (\S+) is (\S+?)(?: or (more|less))?$`)
)

// Phrase parses what a player writes as a standing answer: WHAT, then any of "if NUMBER is N", "if NUMBER is N or more", "below N",
// "when NAME acts" and "when I am the target"; "and" may stand for a further "if". WHAT is default, ask, or a verb, which may be
// followed by other parts of the option's key, as in "surge retry". NUMBER and NAME are not looked up.
func Phrase(text string) (table.Standing, error) {
	s, rest := table.Standing{}, strings.TrimSpace(text)
	for more := true; more; {
		more = false
		if m := endsAimed.FindStringSubmatch(rest); m != nil {
			s.Aimed, rest, more = true, m[1], true
		} else if m := endsActs.FindStringSubmatch(rest); m != nil {
			s.Actor, rest, more = m[2], m[1], true
		} else if m := endsIf.FindStringSubmatch(rest); m != nil {
			n, err := strconv.Atoi(m[3])
			if err != nil {
				return s, fmt.Errorf("a condition must compare with a number, as in if fatigue is 0 or more, got %q", m[3])
			}
			limit := table.Limit{Number: strings.ToLower(m[2]), N: n, Is: strings.ToLower(m[4])}
			s.If, rest, more = append([]table.Limit{limit}, s.If...), m[1], true
		} else if m := endsBelow.FindStringSubmatch(rest); m != nil {
			percent := strings.TrimSpace(strings.TrimSuffix(m[2], "%"))
			n, err := strconv.Atoi(percent)
			if err != nil || n < 1 || n > 100 {
				return s, fmt.Errorf("the percentage of hit points must be 1 to 100, as in dodge below 50, got %q", percent)
			}
			s.Below, rest, more = n, m[1], true
		}
	}
	what := strings.FieldsFunc(rest, func(r rune) bool { return r == ':' || unicode.IsSpace(r) })
	switch {
	case len(what) == 1 && strings.EqualFold(what[0], "default"):
	case len(what) == 1 && strings.EqualFold(what[0], askWord):
		s.Ask = true
	case len(what) > 1 && slices.ContainsFunc(what[1:], begins):
		return s, fmt.Errorf("a condition is incomplete in %q; write below N, if NUMBER is N, when NAME acts or when I am the target", rest)
	case len(what) > 0:
		s.Verb, s.Part = what[0], strings.Join(what[1:], ":")
	default:
		return s, errors.New("the answer is missing: write default, ask or an action")
	}
	return s, nil
}

// begins reports whether a condition begins with a word.
func begins(word string) bool {
	return slices.Contains([]string{"below", "if", "when", "and"}, strings.ToLower(word))
}

// PhraseOf writes a standing answer as [Phrase] parses it.
func PhraseOf(s table.Standing) string {
	out := s.Verb
	switch {
	case s.Ask:
		out = askWord
	case s.Verb == "":
		out = "default"
	case s.Part != "":
		out += " " + s.Part
	}
	out += limits(s.If)
	if s.Below > 0 {
		out += fmt.Sprintf(" below %d", s.Below)
	}
	return out + people(s)
}

// limits writes conditions on numbers.
func limits(list []table.Limit) string {
	var b strings.Builder
	for i, l := range list {
		fmt.Fprintf(&b, " %s %s is %d", [2]string{"if", "and"}[min(i, 1)], l.Number, l.N)
		if l.Is != "" {
			b.WriteString(" or " + l.Is)
		}
	}
	return b.String()
}

// people writes the conditions about combatants.
func people(s table.Standing) string {
	out := ""
	if s.Actor != "" {
		out += " when " + s.Actor + " acts"
	}
	if s.Aimed {
		out += " when I am the target"
	}
	return out
}

// Conditions writes the conditions of a standing answer as a sentence continues, or returns "".
func Conditions(s table.Standing) string {
	out := ""
	if s.Below > 0 {
		out += fmt.Sprintf(" below %d %% of hit points", s.Below)
	}
	return out + limits(s.If) + people(s)
}
