package seating

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"fray/table"
)

// askWord stands in a phrase in place of a verb: ask me.
const askWord = "ask"

// conditions are the endings of a phrase. They are read from the right, in any order.
var (
	endsActs  = regexp.MustCompile(`(?i)^(.*\S) when (.+) acts$`)
	endsAimed = regexp.MustCompile(`(?i)^(.*\S) when i am the target$`)
)

// Phrase parses what a player writes as a standing answer: WHAT, then any of "below N", "when NAME acts" and "when I am the
// target". WHAT is default, ask or a verb. NAME is not looked up.
func Phrase(text string) (table.Standing, error) {
	s, rest := table.Standing{}, strings.TrimSpace(text)
	for more := true; more; {
		more = false
		if m := endsAimed.FindStringSubmatch(rest); m != nil {
			s.Aimed, rest, more = true, m[1], true
		} else if m := endsActs.FindStringSubmatch(rest); m != nil {
			s.Actor, rest, more = m[2], m[1], true
		} else if i := strings.LastIndex(strings.ToLower(rest), " below "); i >= 0 {
			percent := strings.TrimSpace(strings.TrimSuffix(rest[i+len(" below "):], "%"))
			n, err := strconv.Atoi(percent)
			if err != nil || n < 1 || n > 100 {
				return s, fmt.Errorf("the percentage of hit points must be 1 to 100, as in dodge below 50, got %q", percent)
			}
			s.Below, rest, more = n, strings.TrimSpace(rest[:i]), true
		}
	}
	switch strings.ToLower(rest) {
	case "default":
	case askWord:
		s.Ask = true
	default:
		s.Verb = rest
	}
	return s, nil
}

// PhraseOf writes a standing answer as [Phrase] parses it.
func PhraseOf(s table.Standing) string {
	out := s.Verb
	switch {
	case s.Ask:
		out = askWord
	case s.Verb == "":
		out = "default"
	}
	if s.Below > 0 {
		out += fmt.Sprintf(" below %d", s.Below)
	}
	if s.Actor != "" {
		out += " when " + s.Actor + " acts"
	}
	if s.Aimed {
		out += " when I am the target"
	}
	return out
}
