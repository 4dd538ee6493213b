package pack_test

import (
	"slices"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset"
)

// schemaKind returns the kind of file that a template is.
func schemaKind(template string) string {
	if template == "creature" {
		return "pack"
	}
	return template
}

// TestTemplates: a template of each kind validates and satisfies its schema, and says of each key that it does not use what it means.
func TestTemplates(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range pack.Templates() {
		schema := resolved(t, schemaKind(kind))
		for _, rs := range ruleset.All() {
			text, err := lib.Template(kind, rs)
			if kind == "adventure" && rs.Carry == nil {
				if err == nil || !strings.Contains(err.Error(), rs.Name+" has no adventures; expected one of escalation, ") {
					t.Errorf("found %v, expected that %s has no adventures", err, rs.Name)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			if bad := lib.Validate(write(t, rs.Name+"-"+kind+".yaml", text)); len(bad) > 0 {
				t.Errorf("%s of %s: %v", kind, rs.Name, bad)
			}
			if err := schema.Validate(value(t, []byte(text))); err != nil {
				t.Errorf("%s of %s: %v", kind, rs.Name, err)
			}
			if first, _, _ := strings.Cut(text, "\n"); first != "# yaml-language-server: $schema="+schemaKind(kind)+".schema.json" {
				t.Errorf("%s of %s begins with %q", kind, rs.Name, first)
			}
		}
	}
}

// TestTemplateNamesEveryKey: a key of a creature is used or explained.
func TestTemplateNamesEveryKey(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, rs := range ruleset.All() {
		text, err := lib.Template("creature", rs)
		if err != nil {
			t.Fatal(err)
		}
		_, combatant, _ := strings.Cut(pack.Sheets(rs), "\n### Combatant\n")
		combatant, _, _ = strings.Cut(combatant, "\n### ")
		rows := strings.Split(combatant, "\n| `")[1:]
		if len(rows) < 10 {
			t.Fatalf("%s: found %d keys of combatants", rs.Name, len(rows))
		}
		lines := strings.Split(text, "\n")
		for _, row := range rows {
			key, _, _ := strings.Cut(row, "`")
			if !slices.ContainsFunc(lines, func(l string) bool {
				return strings.HasPrefix(l, "    "+key+":") || strings.HasPrefix(l, "    #   "+key+": ")
			}) {
				t.Errorf("%s: the template of a creature does not name %s", rs.Name, key)
			}
		}
	}
	if _, err := lib.Template("creatur", ruleset.All()[0]); err == nil || !strings.Contains(err.Error(), `did you mean "creature"`) {
		t.Errorf("found %v, expected the nearest kind", err)
	}
}
