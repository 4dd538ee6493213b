package pack

import (
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Listing is one encounter or adventure that can be played by name.
type Listing struct {
	Name    string `json:"name"`            // what Encounter finds it by, such as "bridge", or "flow/bridge" if other rulesets have one too
	Title   string `json:"title,omitempty"` // its own name
	About   string `json:"about,omitempty"`
	Ruleset string `json:"ruleset"`
	File    string `json:"file"`

	Adventure bool `json:"adventure,omitempty"`
}

// short is the name of the file alone, and long the same with the ruleset, by which it can always be called.
func (e *Listing) short() string {
	base := path.Base(filepath.ToSlash(e.File))
	return strings.TrimSuffix(base, path.Ext(base))
}

func (e *Listing) long() string { return e.Ruleset + "/" + e.short() }

// Entry is one creature, item or ability of a library.
type Entry struct {
	ID   string `json:"id"`
	Name string `json:"name,omitempty"`
	File string `json:"file"`
	Line int    `json:"line"`
}

// Encounters are the encounters that can be played by name.
func (l *Library) Encounters() []Listing {
	return slices.DeleteFunc(slices.Clone(l.listed), func(e Listing) bool { return e.Adventure })
}

// Adventures are the adventures that can be played by name.
func (l *Library) Adventures() []Listing {
	return slices.DeleteFunc(slices.Clone(l.listed), func(e Listing) bool { return !e.Adventure })
}

// Sections are the names of a ruleset's sections, creatures first.
func (l *Library) Sections(name string) []string {
	for _, rs := range l.rulesets {
		if rs.Name == name {
			names, _ := sections(rs)
			return names
		}
	}
	return nil
}

// Entries are the entries of a ruleset's section in the order of their ids.
func (l *Library) Entries(rs, section string) []Entry {
	ids := append(l.bundled.ids(rs, section), l.added.ids(rs, section)...)
	slices.Sort(ids)
	var out []Entry
	for _, id := range slices.Compact(ids) {
		found, _ := l.look(nil, entry{rs, section, id})
		out = append(out, Entry{ID: id, Name: textOf(found.value.get("name")), File: found.key.file, Line: found.key.line})
	}
	return out
}

// Creatures are the creatures of a ruleset, file by file, and in each in the order of their ids.
func (l *Library) Creatures(rs string) []Entry {
	out := l.Entries(rs, creatures)
	slices.SortStableFunc(out, func(a, b Entry) int { return strings.Compare(a.File, b.File) })
	return out
}

// look finds an entry in the layers, the encounter's own first.
func (l *Library) look(own shelf, at entry) (shelved, bool) {
	for _, s := range []shelf{own, l.added, l.bundled} {
		if found, ok := s[at]; ok {
			return found, true
		}
	}
	return shelved{}, false
}

// known are the ids that could have been meant.
func (l *Library) known(own shelf, rs, section string) []string {
	ids := append(own.ids(rs, section), append(l.added.ids(rs, section), l.bundled.ids(rs, section)...)...)
	slices.Sort(ids)
	return slices.Compact(ids)
}

// Cited are the ids of rules that the bundled entries of a ruleset name as their rule.
func (l *Library) Cited(rs string) []string {
	var out []string
	for at, found := range l.bundled {
		if at.ruleset == rs {
			out = append(out, textOf(found.value.get("rule")))
		}
	}
	slices.Sort(out)
	return slices.DeleteFunc(slices.Compact(out), func(s string) bool { return s == "" })
}

// textOf is the text of a scalar, "" for anything else.
func textOf(n *node) string {
	if n == nil || n.kind != scalar || n.isNull() {
		return ""
	}
	return n.text
}
