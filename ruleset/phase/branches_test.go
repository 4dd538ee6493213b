package phase_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/table"
)

// TestPinnedNewcomersOfBranches: who joins one fight is in no other that has branched off from the same moment, with its side, its sheet and
// its attacks.
func TestPinnedNewcomersOfBranches(t *testing.T) {
	in := pair()
	in.Combatants[0].CV = new(9) // ann is asked
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
	join := func(s *table.Session, who, side, at string) {
		t.Helper()
		sheet := fmt.Sprintf(`{"combatants": [{"side": %q, "stun_max": %d, "attacks": ["of-%s"]}], "attacks": {"of-%s": {"dc": 2}}}`, side, 20+len(side), who, who)
		if err := s.Adjust(table.Adjustment{Do: "join", Who: who, At: at, Sheet: sheet}); err != nil {
			t.Fatal(err)
		}
	}
	for i, who := range []string{"eve", "fay", "gil", "hob", "ida"} { // whatever room their number leaves
		join(s, who, "town", fmt.Sprintf("%d,4", 4+i))
		alone, b, c := s.Branch(), s.Branch(), s.Branch()
		join(alone, "zed", "town", "0,1")
		join(b, "zed", "town", "0,1")
		join(c, "yul", "rats", "0,1")
		if got, want := shown(t, b), shown(t, alone); got != want {
			t.Errorf("after %s and one that joined elsewhere:\n%s\nwant\n%s", who, got, want)
		}
		if !strings.Contains(shown(t, c), "strike:yul:unarmed") {
			t.Errorf("after %s nobody can strike yul", who)
		}
	}
}

// shown is all that the GM sees of a fight after a decree, with the keys of the open question.
func shown(t *testing.T, s *table.Session) string {
	t.Helper()
	if err := s.Adjust(table.Adjustment{Do: "set", Who: "ben", What: "end", Value: 7}); err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(table.See(s.Game(), table.GM))
	if err != nil {
		t.Fatal(err)
	}
	out := []string{string(b)}
	q := s.Open()
	for k := range q.Count() {
		out = append(out, s.Game().Key(q, q.Kth(k)))
	}
	return strings.Join(out, " ")
}

// TestPinnedNewcomersBringOnlySoMuch: a fight that has nearly as many attacks as there are numbers for takes in a newcomer with those that
// are left, and none with one more.
func TestPinnedNewcomersBringOnlySoMuch(t *testing.T) {
	in := pair()
	in.Attacks = map[string]phase.Attack{}
	for i := range 200 {
		in.Attacks[fmt.Sprintf("a%d", i)] = phase.Attack{DC: 1}
	}
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
	bring := func(n int) error {
		var more []string
		for i := range n {
			more = append(more, fmt.Sprintf(`"b%d": {"dc": 9}`, i))
		}
		sheet := fmt.Sprintf(`{"combatants": [{"side": "town", "attacks": ["b0"]}], "attacks": {%s}}`, strings.Join(more, ", "))
		return s.Adjust(table.Adjustment{Do: "join", Who: "late", At: "4,4", Sheet: sheet})
	}
	if err := bring(47); err == nil || !strings.Contains(err.Error(), "found 248 in the fight, expected at most 247") {
		t.Errorf("47 more attacks: %v", err)
	}
	if err := bring(46); err != nil {
		t.Errorf("46 more attacks: %v", err)
	}
}
