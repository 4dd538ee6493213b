package live

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// StandBy sets standing answers in the form of [Table.StandingItems]: KIND=default, KIND=VERB or KIND=VERB below N.
func (t *Table) StandBy(items ...string) error {
	for _, item := range items {
		kind, what, ok := strings.Cut(item, "=")
		if !ok || kind == "" || what == "" {
			return fmt.Errorf("a standing answer must be KIND=WHAT, such as defend=default, defend=dodge or defend=dodge below 50, got %q", item)
		}
		verb, percent, limited := strings.Cut(what, " below ")
		below := 0
		if limited {
			var err error
			if below, err = strconv.Atoi(strings.TrimSpace(percent)); err != nil || below < 1 || below > 100 {
				return fmt.Errorf("standing answer %q: the percentage of hit points must be 1 to 100, got %q", item, percent)
			}
		}
		if verb == "default" {
			verb = ""
		}
		if err := t.Stand(kind, verb, below); err != nil {
			return fmt.Errorf("standing answer %q: %w", item, err)
		}
	}
	return nil
}

// StandingItems returns the standing answers in the form that [Table.StandBy] takes. Players need them to resume a fight,
// because a record does not keep standing answers.
func (t *Table) StandingItems() []string {
	var out []string
	for _, s := range t.stand {
		item := t.Book().QuestionName(s.Kind) + "="
		switch {
		case s.Verb == "":
			item += "default"
		case s.Below > 0:
			item += fmt.Sprintf("%s below %d", s.Verb, s.Below)
		default:
			item += s.Verb
		}
		if !slices.Contains(out, item) { // players at one table share standing answers
			out = append(out, item)
		}
	}
	return out
}
