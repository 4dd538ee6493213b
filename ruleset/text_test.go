package ruleset_test

import (
	"encoding/json"
	"strings"
	"testing"

	"fray/ruleset"
	"fray/ruleset/setup"
)

// No setup of any ruleset is read whose names could act on a terminal, forge a line or hide.
func TestSetupsArePrintable(t *testing.T) {
	for _, rs := range ruleset.All() {
		for key, lines := range map[string]bool{"name": false, "about": true} {
			for text, good := range map[string]bool{
				"Bridge": true, "two\nlines": lines, "\x1b]0;title\x07": false, "a\u202eb": false, "\u009b31m": false,
			} {
				src, err := json.Marshal(map[string]string{key: text})
				if err != nil {
					t.Fatal(err)
				}
				if err := setup.Decode(src, rs.NewSetup()); (err == nil) != good {
					t.Errorf("%s: %s %q: %v", rs.Name, key, text, err)
				}
			}
		}
		src := []byte(`{"name":"x","combatants":[{"id":"a","name":"Ann\u001b[2J"}]}`)
		if err := setup.Decode(src, rs.NewSetup()); err == nil || !strings.Contains(err.Error(), "U+001B") {
			t.Errorf("%s: the name of a combatant: %v", rs.Name, err)
		}
	}
}
