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

// chaptersOf puts the rules of a book into its chapters.
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

// passage is a piece of a rule's text, with the id of the rule that it names if it is one.
type passage struct{ Text, Rule string }

// ruleID is how a rule is named in a text: three words or more, with dots between.
var ruleID = regexp.MustCompile(`\b[a-z]+(?:\.[a-z0-9_]+){2,}\b`)

// passagesOf cuts a rule's text at the rules that it names.
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
