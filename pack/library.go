package pack

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"fray/packs"
	"fray/ruleset"
)

// Library holds creatures, items and abilities by ruleset, and encounters and adventures by name. It has layers: the
// sections of an encounter come first, then the files of users, then the bundled packs. Within a layer each id is
// defined once. A Library is safe for concurrent reading after the last file was added.
type Library struct {
	rulesets []ruleset.Ruleset
	bundled  layer
	added    layer
	listed   []Listing         // encounters and adventures
	sources  map[string]source // by Listing.File
	texts    map[string][]byte // of the files of added libraries, by name
	stdin    func() (source, Errors)
}

// New returns an empty library for some rulesets.
func New(rulesets ...ruleset.Ruleset) *Library {
	return &Library{rulesets: rulesets, bundled: layer{}, added: layer{}, sources: map[string]source{}, texts: map[string][]byte{}, stdin: stdinOnce()}
}

// stdinOnce reads standard input the first time and returns the same text afterwards.
func stdinOnce() func() (source, Errors) {
	return sync.OnceValues(func() (source, Errors) { return readPath(Stdin) })
}

// Bundled returns the library of the bundled packs, for all rulesets. The library is usable even if the error lists
// mistakes.
func Bundled() (*Library, error) {
	l := New(ruleset.All()...)
	return l, l.AddBundle(packs.FS)
}

// AddBundle adds the libraries, encounters and adventures of a file system to the bundled layer.
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

// AddPath adds a library file, or all files of a folder, to the layer of users. Encounters and adventures of a folder
// can then be found by name.
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

// add adds one file: a library by its sections, an encounter or an adventure by its name.
func (l *Library) add(to layer, src source) Errors {
	root, bad := parse(src.name, src.bytes)
	if bad != nil {
		return bad
	}
	var m mistakes
	rs, ok := l.ruleset(root, &m)
	if !ok {
		return m.list
	}
	switch kind := contentOf(root); kind {
	case kindEncounter, kindAdventure:
		l.list(root, rs, src, kind == kindAdventure)
	case kindLibrary:
		l.checkSections(root, rs, &m)
		l.texts[src.name] = src.bytes
		to.put(root, rs, &m)
	}
	return m.list
}

// list registers an encounter or adventure by name. If another ruleset uses the same name, both are called
// ruleset/name; a second one of the same ruleset is called by its file.
func (l *Library) list(root *node, rs ruleset.Ruleset, src source, adventure bool) {
	entry := Listing{
		Ruleset: rs.Name, File: src.name, Title: textOf(root.get("name")), About: textOf(root.get("about")), Adventure: adventure,
	}
	if inside, ok := strings.CutPrefix(src.name, "packs/"); ok && !adventure {
		note := packs.Notes()[strings.TrimSuffix(strings.Replace(inside, "/encounters/", "/", 1), ".yaml")]
		entry.Difficulty, entry.Minutes, entry.First = note.Difficulty, note.Minutes, note.First
	}
	taken, shared := false, false
	for i := range l.listed {
		e := &l.listed[i]
		switch {
		case e.short() != entry.short():
		case e.Ruleset == rs.Name:
			taken = true
		default:
			shared = true
			if e.Name == e.short() {
				e.Name = e.long()
			}
		}
	}
	switch entry.Name = entry.short(); {
	case taken:
		entry.Name = src.name
	case shared:
		entry.Name = entry.long()
	}
	l.listed = append(l.listed, entry)
	l.sources[src.name] = src
}
