package escalation_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"

	"fray/formula"
	"fray/packs"
	"fray/ruleset/escalation"
	"fray/ruleset/setup"
)

// file is any bundled file of escalation: a library, an encounter or an adventure.
type file struct {
	escalation.Setup

	Creatures map[string]escalation.Combatant
	Party     []escalation.Combatant
}

// usage is which fields the bundled files use, as Type.Field, and which words stand in them.
type usage struct {
	fields map[string]bool
	words  map[string]map[string]bool
	names  map[string]bool // in formulas
}

func bundled(t *testing.T) *usage {
	t.Helper()
	u := &usage{map[string]bool{}, map[string]map[string]bool{}, map[string]bool{}}
	err := fs.WalkDir(packs.FS, "escalation", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(packs.FS, name)
		if err != nil {
			return err
		}
		var f file
		var tree any
		if err := yaml.Unmarshal(text, &tree); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		asJSON, err := json.Marshal(tree)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := json.Unmarshal(asJSON, &f); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		u.walk(reflect.ValueOf(f))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// walk notes every field that says something, and its words.
func (u *usage) walk(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			u.walk(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			u.walk(v.Index(i))
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			u.walk(v.MapIndex(key))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Type().Name() + "." + v.Type().Field(i).Name
			if !v.Field(i).IsZero() {
				u.fields[field] = true
			}
			u.note(field, v.Field(i))
			u.walk(v.Field(i))
		}
		if e, ok := reflect.TypeAssert[escalation.Effect](v); ok {
			u.note("Effect.What/"+e.Do, reflect.ValueOf(e.What))
		}
	default:
	}
}

// note takes in the words of a field: a text, a number, or a list of texts.
func (u *usage) note(field string, v reflect.Value) {
	if u.words[field] == nil {
		u.words[field] = map[string]bool{}
	}
	switch v.Kind() {
	case reflect.Int:
		if v.Int() == 0 {
			u.words[field][""] = true
			return
		}
		u.words[field][strconv.FormatInt(v.Int(), 10)] = true
	case reflect.String:
		u.words[field][v.String()] = true
		if f, err := formula.Parse(v.String()); err == nil {
			for _, name := range f.Names() {
				u.names[name] = true
			}
		}
	case reflect.Slice:
		if v.Len() == 0 {
			u.words[field][""] = true
		}
		for i := range v.Len() {
			if v.Index(i).Kind() == reflect.String {
				u.words[field][v.Index(i).String()] = true
			}
		}
	default:
	}
}

// types are the types of which a setup is made.
func types() []reflect.Type {
	return []reflect.Type{
		reflect.TypeFor[escalation.Ability](), reflect.TypeFor[escalation.Attack](), reflect.TypeFor[escalation.Rider](),
		reflect.TypeFor[escalation.Healing](), reflect.TypeFor[escalation.Special](), reflect.TypeFor[escalation.Trigger](),
		reflect.TypeFor[escalation.Effect](), reflect.TypeFor[escalation.Setup](), reflect.TypeFor[escalation.Ground](),
		reflect.TypeFor[escalation.Hazard](), reflect.TypeFor[escalation.Combatant](), reflect.TypeFor[escalation.Resist](),
		reflect.TypeFor[escalation.Stance](), reflect.TypeFor[escalation.Condition](), reflect.TypeFor[escalation.Object](),
	}
}

// TestBundledUsesEverything: each field of the sheets is used by some bundled entry, and each word that it may say.
func TestBundledUsesEverything(t *testing.T) {
	u := bundled(t)
	for _, typ := range types() {
		for f := range typ.Fields() {
			if field := typ.Name() + "." + f.Name; !u.fields[field] && setup.Key(f) != "picture" { // fray brings no pictures
				t.Errorf("no bundled entry uses %s (%s)", field, setup.Key(f))
			}
		}
	}
	type list struct {
		name  string
		words []string
		said  map[string]bool
	}
	var lists []list
	for _, typ := range types() {
		for key, words := range wordsOf(typ) {
			lists = append(lists, list{typ.Name() + "." + key, words, u.words[typ.Name()+"."+key]})
		}
	}
	within := func(a, b list) bool {
		return !slices.ContainsFunc(a.words, func(word string) bool { return !slices.Contains(b.words, word) })
	}
	for _, a := range lists {
		for i, word := range a.words {
			said := slices.ContainsFunc(lists, func(b list) bool { return b.said[word] && (within(a, b) || within(b, a)) })
			if !said && (i > 0 || !a.said[""]) {
				t.Errorf("no bundled entry says %q in %s or a field of the same words", word, a.name)
			}
		}
	}
	for _, name := range formulaNames() {
		if !u.names[name] {
			t.Errorf("no formula of the bundled entries asks for %s", name)
		}
	}
	shapes := map[string]string{"Rider.Natural": `^\d+\+$|^odd$|^even$`, "Ability.PopOff": `^\d+$|^all$`, "Resist.X": `^\d+$`}
	for field, shape := range shapes {
		for part := range strings.SplitSeq(shape, "|") {
			if !slices.ContainsFunc(said(u.words[field]), regexp.MustCompile(part).MatchString) {
				t.Errorf("no bundled entry says anything like %s in %s", part, field)
			}
		}
	}
	if !slices.ContainsFunc(said(u.words["Ability.Types"]), func(s string) bool {
		return !slices.Contains([]string{"melee", "ranged", "spell"}, s)
	}) {
		t.Error("no bundled ability has a type that it invents")
	}
}

// wordsOf returns the words that the fields of a type may say, by the name of the field; what counts if nothing is said comes
// first.
func wordsOf(typ reflect.Type) map[string][]string {
	out := map[string][]string{}
	for _, f := range setup.Fields(typ, escalation.Vocabulary()) {
		name := nameOf(typ, f.Key)
		if name == "Icon" { // the same for all rulesets
			continue
		}
		for _, list := range f.Lists {
			out[name+"/"+list.Value] = list.Words
		}
		words := slices.Clone(f.Words)
		for _, n := range f.OneOf {
			words = append(words, strconv.Itoa(n))
		}
		if i := slices.Index(words, f.Default); i > 0 {
			words = slices.Insert(slices.Delete(words, i, i+1), 0, f.Default)
		}
		if len(words) > 0 {
			out[name] = words
		}
	}
	return out
}

// nameOf returns the name of the field of a type with a key.
func nameOf(typ reflect.Type, key string) string {
	for f := range typ.Fields() {
		if setup.Key(f) == key {
			return f.Name
		}
	}
	return ""
}

func formulaNames() []string { return escalation.Vocabulary().Formulas["amount"].Names }

// said are the words of a set, sorted.
func said(set map[string]bool) []string {
	var all []string
	for word := range set {
		all = append(all, word)
	}
	slices.Sort(all)
	return all
}

// TestThePageTellsEverything: docs/abilities.md explains every moment, every effect with what it may say, every duration and
// every name of a formula. docs/sheets.md, which is generated, has the fields.
func TestThePageTellsEverything(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "abilities.md"))
	if err != nil {
		t.Fatal(err)
	}
	explained := map[string][]string{"formulas": formulaNames()}
	for _, typ := range []reflect.Type{reflect.TypeFor[escalation.Trigger](), reflect.TypeFor[escalation.Effect]()} {
		for key, words := range wordsOf(typ) {
			if name, _, _ := strings.Cut(key, "/"); slices.Contains([]string{"On", "Do", "What", "Lasts"}, name) {
				explained[typ.Name()+"."+key] = words
			}
		}
	}
	if len(explained) != 9 {
		t.Errorf("found %d lists of words, expected 9", len(explained))
	}
	for list, words := range explained {
		for _, word := range words {
			if !strings.Contains(string(text), "`"+word+"`") {
				t.Errorf("docs/abilities.md says nothing of `%s`, a word of %s", word, list)
			}
		}
	}
}

// TestThePageQuotesThePacks: what docs/abilities.md and the tags of abilities give as an example stands in a bundled file of
// escalation.
func TestThePageQuotesThePacks(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "abilities.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, typ := range types() {
		for _, f := range setup.Fields(typ, escalation.Vocabulary()) {
			if f.Example != "" {
				text = fmt.Appendf(text, "\n| tag | `%s` |", f.Example)
			}
		}
	}
	files, err := fs.Glob(packs.FS, "escalation/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, name := range files {
		content, err := fs.ReadFile(packs.FS, name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(content)
	}
	block := regexp.MustCompile("(?s)```yaml\n(.*?)```")
	last := regexp.MustCompile("(?m)^\\|.*\\| `([^`|]+)` \\|$") // the example in the last column
	found := 0
	for _, example := range append(block.FindAllStringSubmatch(string(text), -1), last.FindAllStringSubmatch(string(text), -1)...) {
		found++
		if !strings.Contains(all.String(), example[1]) {
			t.Errorf("docs/abilities.md or a tag gives an example that no pack has: %s", example[1])
		}
	}
	if found < 80 {
		t.Errorf("found %d examples, expected at least 80", found)
	}
}
