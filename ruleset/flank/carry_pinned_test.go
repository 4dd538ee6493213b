package flank_test

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/bot"
	"fray/ruleset/flank"
	"fray/table"
)

// TestPinnedCarry: a golden file has a digest of each setup that a party of random bots comes to, with all that it brings.
func TestPinnedCarry(t *testing.T) {
	const file = "testdata/carry.golden"
	var b strings.Builder
	b.WriteString("# Marches of random fights: what the party brings to each next one, as a digest. Written by go test -run TestPinned -update.\n")
	marches(t, 30, []bot.Player{bot.Random{}}, func(to *flank.Setup, _ table.Game, rest string) {
		text, err := json.Marshal(to)
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(text)
		fmt.Fprintf(&b, "%q: %d combatants, %x\n", rest, len(to.Combatants), sum[:6])
	})
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(b.String(), "\n")); diff != "" {
		t.Errorf("a party brings something else than %s says; if that is meant, go test -run TestPinned -update writes it:\n%s", file, diff)
	}
}
