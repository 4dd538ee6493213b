package rulestest_test

import (
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"fray/pack"
	"fray/ruleset/rulestest"
	"fray/table"
)

func book(ids ...string) *table.Book {
	b := &table.Book{Name: "toy"}
	for _, id := range ids {
		b.Rules = append(b.Rules, table.RuleText{ID: id})
	}
	return b
}

func TestCited(t *testing.T) {
	files := fstest.MapFS{
		"move.go":      {Data: []byte("package toy\nimport \"x/toy/rule\"\n// rule.Fall is not cited in a comment.\nvar a = rule.MoveStep\nvar b = \"rule.Say\"\n")},
		"named.go":     {Data: []byte("package toy\nimport r \"x/toy/rule\"\nvar c = r.RollHigh_\n")},
		"other.go":     {Data: []byte("package toy\nvar rule struct{ Fall int }\nvar d = rule.Fall\n")},
		"move_test.go": {Data: []byte("package toy\nimport \"x/toy/rule\"\nvar e = rule.Fall\n")},
		"rule_gen.go":  {Data: []byte("package toy\nimport \"x/toy/rule\"\nvar f = rule.Fall\n")},
	}
	got, err := rulestest.Cited(book("toy.move.step", "toy.fall", "toy.say", "toy.long_name.of_it"), files)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"toy.move.step"}, got); diff != "" {
		t.Error(diff)
	}
	files["long.go"] = &fstest.MapFile{Data: []byte("package toy\nimport \"x/toy/rule\"\nfunc g() { f(rule.LongNameOfIt, rule.Fall) }\n")}
	got, _ = rulestest.Cited(book("toy.move.step", "toy.fall", "toy.say", "toy.long_name.of_it"), files)
	if diff := cmp.Diff([]string{"toy.fall", "toy.long_name.of_it", "toy.move.step"}, got); diff != "" {
		t.Error(diff)
	}
	files["broken.go"] = &fstest.MapFile{Data: []byte("package")}
	if _, err := rulestest.Cited(book("toy.fall"), files); err == nil {
		t.Error("code that cannot be parsed is taken")
	}
}

func TestUnproved(t *testing.T) {
	got := rulestest.Unproved(book("toy.c", "toy.a", "toy.b"), []string{"toy.a"})
	if diff := cmp.Diff([]string{"toy.c", "toy.b"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestCheck: a ruleset's own scenarios and code, and the content that cites rules for it.
func TestCheck(t *testing.T) {
	rs := duelRules()
	rs.Files = fstest.MapFS{
		"scenarios/one.yaml": {Data: []byte("ruleset: duel\ncases:\n  - {name: a, rules: [duel.turn], encounter: {fighters: 1, goblins: 1}, dice: [9, 9], expect: [{round: 1}]}\n")},
		"turn.go":            {Data: []byte("package duel\nimport \"x/rule\"\nvar _ = rule.Move\n")},
	}
	s := rulestest.Check(rs, rulestest.Options{Library: pack.New(rs)})
	want := rulestest.Summary{
		Name: "duel", Rules: 8, Cases: 1,
		Unproved: []string{"duel.initiative", "duel.move", "duel.attack", "duel.reach", "duel.action", "duel.opportunity", "duel.over"},
		Uncited:  []string{"duel.initiative", "duel.turn", "duel.attack", "duel.reach", "duel.action", "duel.opportunity", "duel.over"},
	}
	if diff := cmp.Diff(want, s); diff != "" {
		t.Error(diff)
	}
}
