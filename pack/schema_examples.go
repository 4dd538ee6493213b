package pack

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"sync"

	"github.com/google/jsonschema-go/jsonschema"
	"go.yaml.in/yaml/v4"

	"fray/packs"
	"fray/ruleset"
)

// longestExample is the length of the longest value that is given as an example, as JSON.
const longestExample = 100

// sampled has the examples of each ruleset by what keys mean, once they are known.
var sampled sync.Map

// exemplify gives the keys of a schema examples: short values that bundled files and scenarios have there. So examples are what the rules
// take, and they cannot go stale. An example in the tag of a field comes before.
func exemplify(s *jsonschema.Schema, rs ruleset.Ruleset) *jsonschema.Schema {
	known, ok := sampled.Load(rs.Name)
	if !ok {
		known, _ = sampled.LoadOrStore(rs.Name, samplesOf(rs))
	}
	eachKey(s, func(meaning string, p *jsonschema.Schema) {
		if len(p.Examples) == 0 {
			p.Examples = known.(map[string][]any)[meaning]
		}
	})
	return s
}

// samplesOf returns an example of each key that files of a ruleset have, by what the key means.
func samplesOf(rs ruleset.Ruleset) map[string][]any {
	known := map[string][]any{}
	read := func(files fs.FS, kinds ...*jsonschema.Schema) {
		names, _ := yamlFiles(files)
		for _, name := range names {
			raw, err := fs.ReadFile(files, name)
			var file any
			if err != nil || yaml.Unmarshal(raw, &file) != nil {
				continue
			}
			for _, s := range kinds {
				sample(s, file)
			}
		}
		for _, s := range kinds {
			eachKey(s, func(meaning string, p *jsonschema.Schema) {
				if len(known[meaning]) == 0 {
					known[meaning] = p.Examples
				}
			})
		}
	}
	if bundled, err := fs.Sub(packs.FS, rs.Name); err == nil {
		read(bundled, encounterSchema(rs), librarySchema(rs), adventureSchema(rs))
	}
	read(rs.Files, scenarioSchema(rs))
	return known
}

// sample takes examples from one value, and from what is in it.
func sample(s *jsonschema.Schema, value any) {
	if s == nil {
		return
	}
	sample(s.Then, value)
	sample(s.Else, value)
	switch value := value.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(value)) {
			p := s.Properties[key]
			if p == nil {
				sample(s.AdditionalProperties, value[key])
				continue
			}
			if len(p.Examples) == 0 && short(value[key]) {
				p.Examples = []any{value[key]}
			}
			sample(p, value[key])
		}
	case []any:
		for _, one := range value {
			sample(s.Items, one)
		}
	}
}

// short reports whether a value is short enough for an example.
func short(value any) bool {
	raw, err := json.Marshal(value)
	return err == nil && len(raw) <= longestExample
}

// eachKey calls f for each key in the schema that has a description. Keys with the same meaning take the same values.
func eachKey(s *jsonschema.Schema, f func(meaning string, p *jsonschema.Schema)) {
	if s == nil {
		return
	}
	for _, key := range slices.Sorted(maps.Keys(s.Properties)) {
		p := s.Properties[key]
		if p.Description != "" {
			f(fmt.Sprint(key, p.Description, p.Type, p.Types, p.Enum), p)
		}
		eachKey(p, f)
	}
	for _, part := range []*jsonschema.Schema{s.Items, s.AdditionalProperties, s.Then, s.Else} {
		eachKey(part, f)
	}
}
