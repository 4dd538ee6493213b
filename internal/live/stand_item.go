package live

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// StandBy gives standing answers as [Table.StandingItems] writes them down: KIND=default, KIND=VERB or KIND=VERB below N.
func (t *Table) StandBy(items ...string) error {
	for _, item := range items {
		kind, what, ok := strings.Cut(item, "=")
		if !ok || kind == "" || what == "" {
			return fmt.Errorf("found standing answer %q; KIND=WHAT was expected, such as defend=default, defend=dodge or defend=dodge below 50", item)
		}
		verb, percent, limited := strings.Cut(what, " below ")
		below := 0
		if limited {
			var err error
			if below, err = strconv.Atoi(strings.TrimSpace(percent)); err != nil || below < 1 || below > 100 {
				return fmt.Errorf("found %q in standing answer %q; percent of hit points from 1 to 100 were expected", percent, item)
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

// StandingItems are the standing answers as [Table.StandBy] takes them, to give them again when the fight is gone on with:
// a record keeps what was answered, not why.
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
		if !slices.Contains(out, item) { // people at one table stand by the same
			out = append(out, item)
		}
	}
	return out
}
