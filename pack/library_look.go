package pack

import (
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Listing is one encounter or adventure that can be played by name.
type Listing struct {
	Name    string `json:"name"`            // the name for Encounter, such as "bridge", or "flow/bridge" if other rulesets have one too
	Title   string `json:"title,omitempty"` // the name given in the file
	About   string `json:"about,omitempty"`
	Ruleset string `json:"ruleset"`
	File    string `json:"file"`

	Adventure bool `json:"adventure,omitempty"`

	// Of a bundled encounter, as [packs.Note] says.
	Difficulty string `json:"difficulty,omitempty"`
	Minutes    int    `json:"minutes,omitempty"`
	First      bool   `json:"first,omitempty"`
}

// short returns the name of the file without its folder and ending; long adds the ruleset and is always unique to one
// ruleset.
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

// Encounters returns the encounters that can be played by name.
func (l *Library) Encounters() []Listing {
	return slices.DeleteFunc(slices.Clone(l.listed), func(e Listing) bool { return e.Adventure })
}

// Adventures returns the adventures that can be played by name.
func (l *Library) Adventures() []Listing {
	return slices.DeleteFunc(slices.Clone(l.listed), func(e Listing) bool { return !e.Adventure })
}

// Sections returns the names of a ruleset's sections, creatures first.
func (l *Library) Sections(name string) []string {
	for _, rs := range l.rulesets {
		if rs.Name == name {
			names, _ := sections(rs)
			return names
		}
	}
	return nil
}

// Entries returns the entries of a ruleset's section, sorted by id.
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

// Creatures returns the creatures of a ruleset, sorted by file and id.
func (l *Library) Creatures(rs string) []Entry {
	out := l.Entries(rs, creatures)
	slices.SortStableFunc(out, func(a, b Entry) int { return strings.Compare(a.File, b.File) })
	return out
}

// look finds an entry in the layers, starting with own.
func (l *Library) look(own layer, at entry) (definition, bool) {
	for _, s := range []layer{own, l.added, l.bundled} {
		if found, ok := s[at]; ok {
			return found, true
		}
	}
	return definition{}, false
}

// known returns all ids of a section.
func (l *Library) known(own layer, rs, section string) []string {
	ids := append(own.ids(rs, section), append(l.added.ids(rs, section), l.bundled.ids(rs, section)...)...)
	slices.Sort(ids)
	return slices.Compact(ids)
}

// Cited returns the ids of the rules that the bundled entries of a ruleset name.
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

// textOf returns the text of a scalar, or "" for anything else.
func textOf(n *node) string {
	if n == nil || n.kind != scalar || n.isNull() {
		return ""
	}
	return n.text
}
