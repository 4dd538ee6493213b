package table

import "strings"

// Rule is the number of a rule in its ruleset's ledger, counted from 1. Zero is no rule.
type Rule uint16

// RuleText is one rule of a ledger, in our own words.
type RuleText struct {
	ID     string `json:"id" yaml:"id"`
	Title  string `json:"title" yaml:"title"`
	Rule   string `json:"rule" yaml:"rule"`
	Ruling string `json:"ruling" yaml:"ruling,omitempty"`
}

// Chapter is the id of the chapter that the rule is in: the second word of its own id.
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

// Book is what can be said of a ruleset without a game: its name, its ledger, and the names of its verbs and questions.
// Rules[r-1] is the text of rule r.
type Book struct {
	Name      string
	Chapters  []Chapter // in the order in which their first rules stand
	Rules     []RuleText
	Verbs     []string // by Verb
	Questions []string // by Kind
}

// Text gives the rule's text, or an empty one for rule 0 and rules that are not in the book.
func (b *Book) Text(r Rule) RuleText {
	if r == 0 || int(r) > len(b.Rules) {
		return RuleText{}
	}
	return b.Rules[r-1]
}

// ID gives the rule's id such as "flow.reaction.dodge", or "".
func (b *Book) ID(r Rule) string { return b.Text(r).ID }

// Find gives the rule with this id, or 0.
func (b *Book) Find(id string) Rule {
	for i := range b.Rules {
		if b.Rules[i].ID == id {
			return Rule(i + 1)
		}
	}
	return 0
}
