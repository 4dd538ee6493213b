package pack

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"fray/packs"
	"fray/ruleset"
)

// Library holds creatures, items and abilities by ruleset, and encounters by name. It has layers: what an encounter
// defines itself comes before the files that users add, and those before the bundled packs. Within a layer every id is
// defined once. A Library may be read by several goroutines once nothing is added any more.
type Library struct {
	rulesets   []ruleset.Ruleset
	bundled    shelf
	added      shelf
	encounters []Listing
	sources    map[string]source // by Listing.File
}

// Listing is one encounter that can be played by name.
type Listing struct {
	Name    string `json:"name"`            // what Encounter finds it by, such as "bridge"
	Title   string `json:"title,omitempty"` // its own name
	About   string `json:"about,omitempty"`
	Ruleset string `json:"ruleset"`
	File    string `json:"file"`
}

// Entry is one creature, item or ability of a library.
type Entry struct {
	ID   string `json:"id"`
	Name string `json:"name,omitempty"`
	File string `json:"file"`
	Line int    `json:"line"`
}

// New makes an empty library for some rulesets.
func New(rulesets ...ruleset.Ruleset) *Library {
	return &Library{rulesets: rulesets, bundled: shelf{}, added: shelf{}, sources: map[string]source{}}
}

// Bundled is the library of the bundled packs, for all rulesets. The library is good for the rest even when there are
// mistakes in it.
func Bundled() (*Library, error) {
	l := New(ruleset.All()...)
	return l, l.AddBundle(packs.FS)
}

// AddBundle adds the libraries and the encounters of a file system to the bundled layer.
func (l *Library) AddBundle(fsys fs.FS) error {
	names, err := yamlFiles(fsys)
	if err != nil {
		return fileError("packs", err)
	}
	var all Errors
	for _, name := range names {
		src, bad := readSource(fsys, name, "packs/"+name)
		all = append(all, bad...)
		if bad == nil {
			all = append(all, l.add(l.bundled, src)...)
		}
	}
	return all.tidy().Err()
}

// AddPath adds a library file, or all those of a folder, to the users' layer. Encounters in a folder can then be found
// by name too.
func (l *Library) AddPath(name string) error {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return fileError(name, err)
	case !info.IsDir():
		src, bad := readPath(name)
		if bad == nil {
			bad = l.add(l.added, src)
		}
		return bad.tidy().Err()
	}
	files, err := yamlFiles(os.DirFS(name))
	if err != nil {
		return fileError(name, err)
	}
	var all Errors
	for _, file := range files {
		src, bad := readPath(filepath.Join(name, filepath.FromSlash(file)))
		if bad == nil {
			bad = l.add(l.added, src)
		}
		all = append(all, bad...)
	}
	return all.tidy().Err()
}

// add takes in one file: a library by its sections, an encounter by its name.
func (l *Library) add(to shelf, src source) Errors {
	root, bad := parse(src.name, src.bytes)
	if bad != nil {
		return bad
	}
	var m mistakes
	rs, ok := l.ruleset(root, &m)
	if !ok {
		return m.list
	}
	switch contentOf(root) {
	case kindEncounter:
		l.list(root, rs, src)
	case kindLibrary:
		l.checkSections(root, rs, &m)
		to.put(root, rs, &m)
	}
	return m.list
}

// list makes an encounter known by its name. Of two of the same name the later one must be called by its ruleset and
// name, or its file.
func (l *Library) list(root *node, rs ruleset.Ruleset, src source) {
	entry := Listing{Ruleset: rs.Name, File: src.name, Title: textOf(root.get("name")), About: textOf(root.get("about"))}
	entry.Name = strings.TrimSuffix(path.Base(filepath.ToSlash(src.name)), path.Ext(src.name))
	if slices.ContainsFunc(l.encounters, func(e Listing) bool { return e.Name == entry.Name }) {
		entry.Name = rs.Name + "/" + entry.Name
	}
	l.encounters = append(l.encounters, entry)
	l.sources[src.name] = src
}

// Encounters are the encounters that can be played by name.
func (l *Library) Encounters() []Listing { return slices.Clone(l.encounters) }

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
