package cli

import (
	"errors"
	"strings"
	"unicode"

	"fray/internal/live"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// playTable is a table in play, with the command line around it.
type playTable struct {
	*shell
	t         *live.Table
	adventure *live.Adventure // the adventure that the fight belongs to, or nil
	flags     playFlags
	lib       *pack.Library // of creatures that may join
}

// join turns a decree into one that adds a creature from the library.
func (s *playTable) join(who pack.Newcomer, a table.Adjustment) (table.Adjustment, error) {
	rs, _ := ruleset.Find(s.t.Book().Name)
	return s.lib.Join(rs, s.t.Cast(), who, a)
}

// next starts the adventure's next fight.
func (s *playTable) next() (*live.Table, error) {
	t, err := s.adventure.Next()
	if t != nil {
		s.t = t
	}
	return t, err
}

// over reports whether the fight or the adventure is over.
func (s *playTable) over() bool {
	if s.adventure != nil {
		return s.adventure.Over()
	}
	_, over := s.t.Over()
	return over
}

// farewell returns how to resume the fight.
func (s *playTable) farewell() string {
	path := s.t.Record()
	if path == "" {
		return "This fight was not recorded. To record one, use fray play --record FILE."
	}
	if s.over() {
		return "Recorded in " + path + ". Replay it with: fray replay " + shellWord(path)
	}
	again := []string{"fray play", shellWord(path)}
	for _, seat := range s.flags.seats {
		again = append(again, "--seat", shellWord(seat))
	}
	for _, path := range s.flags.packs {
		again = append(again, "--pack", shellWord(path))
	}
	for _, item := range s.t.StandingItems() {
		again = append(again, "--standing", shellWord(item))
	}
	return "Recorded in " + path + ". Resume with: " + strings.Join(again, " ")
}

// shellWord returns a text as one word of a shell: in quotes where it has more than plain characters.
func shellWord(text string) string {
	plain := func(r rune) bool {
		return r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) || strings.ContainsRune("_@%+=:,./-", r)
	}
	if text != "" && strings.IndexFunc(text, func(r rune) bool { return !plain(r) }) < 0 {
		return text
	}
	return `"` + strings.NewReplacer(`"`, `\"`, `\`, `\\`, "$", `\$`, "`", "\\`").Replace(text) + `"`
}

// rules returns the rules that match the words.
func (s *playTable) rules(words string) (string, error) {
	if strings.TrimSpace(words) == "" {
		return "", errors.New("rules needs an id or words, such as rules dodge")
	}
	rules := rulesFor(s.t.Book(), words)
	const most = 12 // more would push the question off the screen
	if len(rules) == 0 {
		return "", noRule(s.t.Book(), words)
	}
	o := s.drawing(s.t.Book())
	if len(rules) > most {
		lines := []string{ruleText(rules[:1], o), "", "More rules match; type rules ID to read one:"}
		for _, r := range rules[1:] {
			lines = append(lines, ruleTitle(r))
		}
		return strings.Join(lines, "\n"), nil
	}
	return ruleText(rules, o), nil
}
