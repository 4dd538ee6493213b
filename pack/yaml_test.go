package pack_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"

	"fray/packs"
	"fray/ruleset"
)

// TestOtherReadersReadTheSame: in bundled files and in the pages on writing them, words that YAML 1.1 takes for booleans are
// quoted, so that every reader finds the same keys and values.
func TestOtherReadersReadTheSame(t *testing.T) {
	texts := map[string]string{}
	err := fs.WalkDir(packs.FS, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(packs.FS, name)
		texts[name] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	block := regexp.MustCompile("(?s)```yaml\n(.*?)```")
	for _, page := range []string{"writing-content.md", "abilities.md"} {
		text, err := os.ReadFile(filepath.Join("..", "docs", page))
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range block.FindAllStringSubmatch(string(text), -1) {
			texts[page+": "+strings.SplitN(found[1], "\n", 2)[0]] = found[1]
		}
	}
	if len(texts) < 80 {
		t.Fatalf("found %d texts", len(texts))
	}
	for name, text := range texts {
		var doc yaml.Node
		if err := yaml.Unmarshal([]byte(text), &doc); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, n := range switches(&doc) {
			t.Errorf("%s:%d:%d: %s is a boolean for some readers of YAML; write \"%[4]s\"", name, n.Line, n.Column, n.Value)
		}
	}
}

// TestOtherReadersReadTheSameKeys: keys of scenarios that readers of YAML 1.1 take for booleans are quoted. Hardly any of them does so with a
// single letter, which combatants of scenarios have for a name.
func TestOtherReadersReadTheSameKeys(t *testing.T) {
	for _, rs := range ruleset.All() {
		names, err := fs.Glob(rs.Files, "scenarios/*.yaml")
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %d scenarios, %v", rs.Name, len(names), err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(rs.Files, name)
			if err != nil {
				t.Fatal(err)
			}
			var doc yaml.Node
			if err := yaml.Unmarshal(text, &doc); err != nil {
				t.Fatal(err)
			}
			for _, n := range keysOf(&doc) {
				for _, s := range switches(n) {
					if len(s.Value) == 1 {
						continue
					}
					t.Errorf("%s %s:%d:%d: the key %s is a boolean for some readers of YAML; write \"%[5]s\"", rs.Name, name, s.Line, s.Column, s.Value)
				}
			}
		}
	}
}

// keysOf are the keys of all mappings.
func keysOf(n *yaml.Node) []*yaml.Node {
	var out []*yaml.Node
	for i, c := range n.Content {
		if n.Kind == yaml.MappingNode && i%2 == 0 {
			out = append(out, c)
		}
		out = append(out, keysOf(c)...)
	}
	return out
}

// switches are the scalars that YAML 1.1 takes for booleans and YAML 1.2 for texts.
func switches(n *yaml.Node) []*yaml.Node {
	if n.Kind == yaml.ScalarNode && n.Style == 0 && slices.Contains([]string{"y", "n", "yes", "no", "on", "off"}, strings.ToLower(n.Value)) {
		return []*yaml.Node{n}
	}
	var out []*yaml.Node
	for _, c := range n.Content {
		out = append(out, switches(c)...)
	}
	return out
}
