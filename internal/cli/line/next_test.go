package line_test

import (
	"bytes"
	"strings"
	"testing"

	"fray/internal/cli/line"
	"fray/internal/duel"
	"fray/internal/live"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// walk plays an adventure of three fighters against these numbers of goblins with these lines, and returns the output.
func walk(t *testing.T, seating live.Seating, goblins [2]int, lines ...string) string {
	t.Helper()
	rules := ruleset.Ruleset{
		Name: "duel", Book: duel.New(duel.Yardstick()).Book(), NewSetup: func() any { return new(duel.Setup) },
		New:   func(setup any) (table.Game, []table.Problem) { return duel.New(*setup.(*duel.Setup)), nil },
		Carry: duel.Carry, Rests: duel.Rests(),
	}
	p := &table.Plan{Name: "The Road", Party: []string{"fighter-1", "fighter-2", "fighter-3"}}
	for i, name := range []string{"The Gate", "The Hall"} {
		setup, err := pack.Encode(&duel.Setup{Fighters: 3, Goblins: goblins[i]})
		if err != nil {
			t.Fatal(err)
		}
		p.Fights = append(p.Fights, table.Leg{Rest: []string{"", "quick"}[i], Name: name, Setup: setup})
	}
	read, err := pack.DecodeAdventure(rules, p)
	if err != nil {
		t.Fatal(err)
	}
	a, err := live.StartAdventure(read, live.Config{Seating: seating, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { a.Table().Close() }) //nolint:errcheck // nothing is recorded
	var out bytes.Buffer
	h := host(strings.NewReader(strings.Join(lines, "\n")), &out)
	h.Adventure, h.NextFight, h.Seeded = a, a.Next, true
	if err := line.Play(t.Context(), a.Table(), h); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestBotsAlonePlayTheWholeAdventure(t *testing.T) {
	text := walk(t, live.Seating{"red": "greedy", "blue": "default"}, [2]int{1, 2})
	expect(t, text, "The Road, fight 1 of 2: The Gate (duel)", "seed: 3", "The fight is over: fighters won.", "Next: a quick rest, then The Hall. The party:",
		"  fighter 1: HP 13 of 13", "The Road, fight 2 of 2: The Hall", "'s turn", "The fight is over: fighters won.", "The party has completed The Road.")
	if n := strings.Count(text, "The party"); n != 2 {
		t.Errorf("the party appears %d times; want 2 in:\n%s", n, text)
	}
	text = walk(t, live.Seating{"red": "default", "blue": "greedy"}, [2]int{9, 2})
	expect(t, text, "The fight is over: goblins won.", "The party does not continue: The Road ends here.")
}

// The next fight starts only after the end of the current one, and the end can be undone until then.
func TestNextStartsTheNextFight(t *testing.T) {
	text := walk(t, nil, [2]int{1, 2}, "next", "gm end fighters", "1", "NEXT", "gm end fighters", "next", "", "quit")
	expect(t, text, "> next", `no choice matches "next"`, "> gm end fighters", "The fight is over: fighters won.", "Next: a quick rest", "Type next to start the next fight.",
		"over> 1", "type next for the next fight, or quit", "over> NEXT", "The Road, fight 2 of 2: The Hall", "What does", "> gm end fighters",
		"The party has completed The Road.", "You can still use", "over> next", "the adventure is over", "over> \n", "type quit, undo", "farewell")
}
