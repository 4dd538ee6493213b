package cli

import (
	"errors"
	"strconv"
	"strings"

	"fray/internal/live"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// sitting is people playing at a table.
type sitting struct {
	*shell
	t         *live.Table
	adventure *live.Adventure // of which the table is one fight; nil: one fight alone
	flags     playFlags
	lib       *pack.Library // to take newcomers from
}

// join is the decree by which a creature of the library joins the fight.
func (s *sitting) join(who pack.Newcomer, a table.Adjustment) (table.Adjustment, error) {
	rs, _ := ruleset.Find(s.t.Book().Name)
	return s.lib.Join(rs, s.t.Cast(), who, a)
}

// next sets the table of the adventure's next fight.
func (s *sitting) next() (*live.Table, error) {
	t, err := s.adventure.GoOn()
	if t != nil {
		s.t = t
	}
	return t, err
}

// over reports whether there is nothing more to play.
func (s *sitting) over() bool {
	if s.adventure != nil {
		return s.adventure.Over()
	}
	_, over := s.t.Over()
	return over
}

// farewell says how to go on.
func (s *sitting) farewell() string {
	path := s.t.Record()
	if path == "" {
		return "This fight was not recorded; fray play --record FILE does that."
	}
	if s.over() {
		return "Recorded in " + path + ". Look at it again with: fray replay " + path
	}
	again := []string{"fray play", path}
	for _, seat := range s.flags.seats {
		again = append(again, "--seat", seat)
	}
	for _, path := range s.flags.packs {
		again = append(again, "--pack", path)
	}
	for _, item := range s.t.StandingItems() {
		again = append(again, "--standing", strconv.Quote(item))
	}
	return "Recorded in " + path + ". Go on with: " + strings.Join(again, " ")
}

// rules gives the rules that fit the words.
func (s *sitting) rules(words string) (string, error) {
	if strings.TrimSpace(words) == "" {
		return "", errors.New("rules of what? Expected an id or words, such as rules dodge")
	}
	rules := rulesFor(s.t.Book(), words)
	const most = 12 // more would push what is asked out of sight
	if len(rules) == 0 {
		return "", noRule(s.t.Book(), words)
	}
	o := s.drawing(s.t.Book())
	if len(rules) > most {
		lines := []string{ruleText(rules[:1], o), "", "More rules speak of it; rules ID shows one:"}
		for _, r := range rules[1:] {
			lines = append(lines, ruleTitle(r))
		}
		return strings.Join(lines, "\n"), nil
	}
	return ruleText(rules, o), nil
}
