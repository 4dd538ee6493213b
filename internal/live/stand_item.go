package live

import (
	"fmt"
	"slices"
	"strings"

	"fray/internal/seating"
)

// StandBy sets standing answers in the form of [Table.StandingItems]: KIND=default, KIND=VERB, KIND=VERB PART, KIND=VERB below N, KIND=VERB if
// NUMBER is N, KIND=ask when NAME acts or KIND=ask when I am the target.
func (t *Table) StandBy(items ...string) error {
	for _, item := range items {
		kind, what, ok := strings.Cut(item, "=")
		if !ok || kind == "" || what == "" {
			return fmt.Errorf("a standing answer must be KIND=WHAT, such as defend=default, defend=dodge or defend=dodge below 50, got %q", item)
		}
		s, err := seating.Phrase(what)
		if err == nil {
			err = t.Stand(kind, s)
		}
		if err != nil {
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
		item := t.Book().QuestionName(s.Kind) + "=" + seating.PhraseOf(s)
		if !slices.Contains(out, item) { // players at one table share standing answers
			out = append(out, item)
		}
	}
	return out
}
