package room

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"fray/api"
	"fray/table"
)

// naming says combatants by their names where texts of a ruleset have their ids, so that a page speaks of each by one word.
// Keys, targets and all else that programs read keep the ids.
type naming struct {
	names map[string]string // by id, of who can be seen
	sure  map[string]bool   // ids that can mean nothing else: with a number, or the name's own first word
}

// namingOf is what those are called that a view shows. A name that two of them have names neither.
func namingOf(v *table.View) naming {
	n := naming{map[string]string{}, map[string]bool{}}
	seen := map[string]int{}
	for i := range v.Tokens {
		seen[v.Tokens[i].Name]++
	}
	for i := range v.Tokens {
		t := &v.Tokens[i]
		if t.Name == "" || t.Name == t.ID || seen[t.Name] > 1 {
			continue
		}
		first, _, _ := strings.Cut(t.Name, " ")
		n.names[t.ID] = t.Name
		n.sure[t.ID] = strings.ContainsAny(t.ID, "0123456789") || strings.EqualFold(t.ID, first)
	}
	return n
}

// told is a text with names. An id that may be a word of another meaning, such as that of a thing, is one only where it stands
// first, and only if the text is about that combatant.
func (n naming) told(text string, about ...string) string {
	return n.replaced(text, func(id string, nth int) bool { return nth == 0 && slices.Contains(about, id) })
}

// asked is the text of a question with names: that of who is asked, wherever it stands, and that of whom it is about.
func (n naming) asked(text, who, whom string) string {
	return n.replaced(text, func(id string, nth int) bool { return id == who || nth == 0 && id == whom })
}

// choice is a choice with names in its words.
func (n naming) choice(c table.Choice) table.Choice {
	c.Label = n.told(c.Label, c.Target)
	if len(c.Warnings) > 0 {
		c.Warnings = slices.Clone(c.Warnings)
		for i := range c.Warnings {
			c.Warnings[i] = n.told(c.Warnings[i])
		}
	}
	return c
}

// tags puts names into what ails combatants, such as whom they are engaged with, and until when: that speaks of people, so
// that every id in it is one.
func (n naming) tags(tokens []table.Token) {
	for i := range tokens {
		t := &tokens[i]
		t.Tags = slices.Clone(t.Tags)
		for k := range t.Tags {
			tag := &t.Tags[k]
			tag.Name = n.told(tag.Name, t.Beside...)
			tag.Until = n.replaced(tag.Until, func(string, int) bool { return true })
		}
	}
}

// odds are odds with names in their lines.
func (n naming) odds(o *api.Odds, about ...string) *api.Odds {
	for i := range o.Lines {
		o.Lines[i] = n.told(o.Lines[i], about...)
	}
	return o
}

// replaced puts names in place of ids: of those that are sure, and of others where so says about the nth time that one stands
// in the text, from 0.
func (n naming) replaced(text string, so func(id string, nth int) bool) string {
	if len(n.names) == 0 {
		return text
	}
	var out strings.Builder
	var times map[string]int
	done := 0
	for at := 0; at < len(text); {
		word := wordAt(text[at:])
		if word == "" {
			_, size := utf8.DecodeRuneInString(text[at:])
			at += size
			continue
		}
		name, ok := n.names[word]
		if ok && (n.sure[word] || so(word, times[word])) {
			out.WriteString(text[done:at])
			out.WriteString(name)
			done = at + len(word)
		}
		if ok {
			if times == nil {
				times = map[string]int{}
			}
			times[word]++
		}
		at += len(word)
	}
	if done == 0 {
		return text
	}
	out.WriteString(text[done:])
	return out.String()
}

// wordAt is the word that a text begins with: letters and digits, with hyphens and underscores inside.
func wordAt(text string) string {
	end := 0
	for i, r := range text {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r):
			end = i + utf8.RuneLen(r)
		case (r == '-' || r == '_') && i > 0:
		default:
			return text[:end]
		}
	}
	return text[:end]
}
