package rulestest_test

import (
	"path"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest"
)

// TestBundled runs every case of every ruleset's scenarios, and wants every rule proved by a case and cited by code or
// content.
func TestBundled(t *testing.T) {
	l, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, rs := range ruleset.All() {
		t.Run(rs.Name, func(t *testing.T) {
			s := rulestest.Check(rs, rulestest.Options{Library: l})
			byCase := map[string][]rulestest.Failure{}
			for _, f := range s.Failures {
				name := strings.TrimSuffix(path.Base(f.File), ".yaml") + "/" + f.Case
				byCase[name] = append(byCase[name], f)
			}
			for name, failures := range byCase {
				t.Run(name, func(t *testing.T) {
					for _, f := range failures {
						t.Errorf("%s", f)
					}
				})
			}
			if len(s.Unproved) > 0 {
				t.Errorf("%d rules that no case proves:\n%s", len(s.Unproved), strings.Join(s.Unproved, "\n"))
			}
			if len(s.Uncited) > 0 {
				t.Errorf("%d rules that no code cites:\n%s", len(s.Uncited), strings.Join(s.Uncited, "\n"))
			}
		})
	}
}
