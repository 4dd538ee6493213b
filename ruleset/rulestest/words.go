package rulestest

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"

	"fray/table"
)

// Words are the words of the labels and keys of a ruleset's options, by verb, without the names of an encounter. They tell
// apart what is not offered now from what can never be offered.
type Words map[string][]string

// WordsFile is where a ruleset keeps its words: one verb a line, with the words after a colon. The tests of the ruleset
// write it.
const WordsFile = "scenarios/words.txt"

// readWords reads the words of a ruleset; there are none where it has no such file.
func readWords(files fs.FS) Words {
	w := Words{}
	if files == nil {
		return w
	}
	text, err := fs.ReadFile(files, WordsFile)
	if err != nil {
		return w
	}
	for line := range strings.Lines(string(text)) {
		if verb, rest, ok := strings.Cut(line, ":"); ok && !strings.HasPrefix(line, "#") {
			w[verb] = strings.Fields(rest)
		}
	}
	return w
}

// hint says that no option of the ruleset can ever fit a text, and why, or nothing.
func (p *player) hint(text string) string {
	asked := tokens(text)
	if len(asked) == 0 {
		return ": it has no word"
	}
	names, all := p.names(), p.verbWords()
	var known []string
	for _, verb := range slices.Sorted(maps.Keys(all)) {
		if !slices.ContainsFunc(asked, func(w string) bool { return !slices.Contains(all[verb], w) && !isName(w, names) }) {
			return ""
		}
		known = append(known, all[verb]...)
	}
	for _, w := range asked {
		if !slices.Contains(known, w) && !isName(w, names) {
			return fmt.Sprintf(": no option of %s has the word %q%s", p.book().Name, w, table.DidYouMean(w, append(known, slices.Sorted(maps.Keys(names))...)))
		}
	}
	return fmt.Sprintf(": no option of %s has all of these words", p.book().Name)
}

// verbWords are the words of each verb: those of the ruleset, those of the rows of its book, and those of the open options.
func (p *player) verbWords() Words {
	all := Words{}
	for i := range p.book().Verbs {
		row := &p.book().Verbs[i]
		parts := append(append([]string{row.Name, row.Label, row.Key}, row.Modes...), row.Also...)
		all[row.Name] = append(slices.Clip(p.words[row.Name]), tokens(strings.Join(parts, " "))...)
	}
	if q := p.s.Open(); q != nil {
		groups := q.Groups()
		for i := range groups {
			for _, o := range groups[i].Forms() {
				verb := p.book().VerbName(o.Verb)
				all[verb] = append(all[verb], choiceTokens(p.s.Game().Describe(q, o))...)
			}
		}
	}
	return all
}

// names are the names of the case: of combatants, things, seats and cells, and all that its setup names.
func (p *player) names() map[string]bool {
	names := map[string]bool{}
	add := func(text string) {
		for _, w := range tokens(text) {
			names[w] = true
		}
	}
	cast := p.cast()
	for i := range cast.Combatants {
		add(cast.Combatants[i].ID)
		add(cast.Combatants[i].Name)
	}
	for i := range cast.Things {
		add(cast.Things[i].ID)
		add(cast.Things[i].Name)
	}
	for _, text := range slices.Concat(cast.Seats, cast.Sides) {
		add(text)
	}
	for _, cell := range p.s.Game().Map(nil).Cells {
		add(cell.Name)
	}
	if text, err := json.Marshal(p.c.Encounter.Setup); err == nil {
		addJSON(text, add)
	}
	for _, g := range p.c.Given {
		if g.Decree != nil {
			addJSON([]byte(g.Decree.Sheet), add)
		}
	}
	for _, step := range p.c.Script {
		if step.Decree != nil {
			addJSON([]byte(step.Decree.Sheet), add)
		}
	}
	return names
}

// addJSON adds all keys and texts of a JSON text, if it is one.
func addJSON(text []byte, add func(string)) {
	var tree any
	if json.Unmarshal(text, &tree) == nil {
		addTexts(tree, add)
	}
}

// addTexts adds all keys and texts of a tree.
func addTexts(tree any, add func(string)) {
	switch n := tree.(type) {
	case map[string]any:
		for key, value := range n {
			add(key)
			addTexts(value, add)
		}
	case []any:
		for _, value := range n {
			addTexts(value, add)
		}
	case string:
		add(n)
	}
}

var (
	numberLike = regexp.MustCompile(`^[-+]?[0-9][-+0-9,.d%/]*$`)
	counted    = regexp.MustCompile(`-[0-9]+$`)
)

// isName reports whether a word is a number, or one of the names: also of the second of its kind ("axe-2") and of something
// that is somebody's ("anna's", "anna's-axe").
func isName(w string, names map[string]bool) bool {
	if numberLike.MatchString(w) || names[w] || names[counted.ReplaceAllString(w, "")] {
		return true
	}
	owner, thing, owned := strings.Cut(w, "'s")
	return owned && isName(owner, names) && (thing == "" || isName(strings.TrimPrefix(thing, "-"), names))
}

// tokens are the words of a text; those of a key are its parts.
func tokens(text string) []string {
	return words(strings.ReplaceAll(strings.TrimPrefix(text, exactly), ":", " "))
}

// choiceTokens are the words of an option.
func choiceTokens(c table.Choice) []string { return append(tokens(c.Label), tokens(c.Key)...) }
