package table

import (
	"cmp"
	"strings"
)

// Rule is the number of a rule in its ruleset's ledger, counted from 1. Zero is no rule.
type Rule uint16

// RuleText is one rule of a ledger, in our own words.
type RuleText struct {
	ID     string `json:"id" yaml:"id"`
	Title  string `json:"title" yaml:"title"`
	Rule   string `json:"rule" yaml:"rule"`
	Ruling string `json:"ruling" yaml:"ruling,omitempty"`
	Roll   string `json:"-" yaml:"roll,omitempty"` // what dice by the rule are for, where its title says something else
	Icon   string `json:"-" yaml:"icon,omitempty"` // of a condition by the rule: one of [Icons]
}

// RollTitle returns what dice by the rule are for.
func (t RuleText) RollTitle() string { return cmp.Or(t.Roll, t.Title) }

// Chapter is the id of the chapter that the rule is in: the second word of its id.
func (t RuleText) Chapter() string {
	_, rest, _ := strings.Cut(t.ID, ".")
	chapter, _, _ := strings.Cut(rest, ".")
	return chapter
}

// Chapter is what the rules of one subject stand under in a book.
type Chapter struct {
	ID    string `yaml:"id"`
	Title string `yaml:"title"`
}

// Constant is the rule's name in Go code: "flow.reaction.dodge" is ReactionDodge, "flow.ap.no_banking" ApNoBanking.
func (t RuleText) Constant() string {
	_, rest, _ := strings.Cut(t.ID, ".")
	words := strings.FieldsFunc(rest, func(r rune) bool { return r == '.' || r == '_' })
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, "")
}
