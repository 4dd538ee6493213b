package web

import (
	"regexp"
	"slices"

	"fray/table"
)

// chapter is the rules of one subject.
type chapter struct {
	table.Chapter
	Rules []table.RuleText
}

// chaptersOf sorts the rules of a book into chapters.
func chaptersOf(b *table.Book) []chapter {
	var out []chapter
	for _, c := range b.Chapters {
		out = append(out, chapter{Chapter: c})
	}
	for _, r := range b.Rules {
		if i := slices.IndexFunc(out, func(c chapter) bool { return c.ID == r.Chapter() }); i >= 0 {
			out[i].Rules = append(out[i].Rules, r)
		}
	}
	return out
}

// passage is a piece of a rule's text; Rule is set if it is the id of a rule.
type passage struct{ Text, Rule string }

// ruleID matches the id of a rule in a text: three words or more, separated by dots.
var ruleID = regexp.MustCompile(`\b[a-z]+(?:\.[a-z0-9_]+){2,}\b`)

// passagesOf splits a rule's text at the rule ids in it.
func passagesOf(text string) []passage {
	var out []passage
	from := 0
	for _, at := range ruleID.FindAllStringIndex(text, -1) {
		id := text[at[0]:at[1]]
		out = append(out, passage{Text: text[from:at[0]]}, passage{Text: id, Rule: id})
		from = at[1]
	}
	return append(out, passage{Text: text[from:]})
}
