package line_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"fray/internal/cli/line"
	"fray/internal/draw"
	"fray/internal/duel"
	"fray/internal/live"
	"fray/internal/present"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// sit starts a small duel.
func sit(t *testing.T, seating live.Seating, askDice bool) *live.Table {
	t.Helper()
	rules := ruleset.Ruleset{
		Name: "duel", Book: duel.New(duel.Yardstick()).Book(), NewSetup: func() any { return new(duel.Setup) },
		New: func(setup any) (table.Game, []table.Problem) { return duel.New(*setup.(*duel.Setup)), nil },
	}
	tb, err := live.Start(live.Config{
		Ruleset: rules, Name: "duel", Setup: &duel.Setup{Fighters: 2, Goblins: 2, Ask: true},
		Seating: seating, Seed: 3, AskDice: askDice,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tb.Close() }) //nolint:errcheck // nothing is recorded
	return tb
}

// talk plays with these lines and returns the output.
func talk(t *testing.T, tb *live.Table, lines ...string) string {
	t.Helper()
	var out bytes.Buffer
	err := line.Play(t.Context(), tb, host(strings.NewReader(strings.Join(lines, "\n")), &out))
	if err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func host(in io.Reader, out io.Writer) line.Host {
	return line.Host{
		Glances: func(context.Context) map[string]present.Glance { return nil },
		In:      in, Out: out, Echo: true, Draw: draw.Options{Width: 80},
		Odds:      func(_ context.Context, key string) (string, error) { return "odds of <" + key + ">\n", nil },
		Rules:     func(words string) (string, error) { return "rules of <" + words + ">", nil },
		SaveError: func(_ string, err error) error { return err },
		Farewell:  func() string { return "farewell" },
	}
}

// expect fails if the text lacks one of these parts, in this order.
func expect(t *testing.T, text string, parts ...string) {
	t.Helper()
	rest := text
	for _, p := range parts {
		_, after, ok := strings.Cut(rest, p)
		if !ok {
			t.Errorf("%q is missing or out of order in:\n%s", p, text)
			return
		}
		rest = after
	}
}

func TestBotsAlonePlayToTheEnd(t *testing.T) {
	expect(t, talk(t, sit(t, live.Seating{"red": "greedy"}, false)), "red: greedy", "== round 2 ==", "The fight is over: ", " won.")
}

func TestTheEndOfInputQuits(t *testing.T) {
	expect(t, talk(t, sit(t, nil, false), "end"), "What does", "> end", "(greedy): move", "farewell")
}

func TestCommands(t *testing.T) {
	text := talk(t, sit(t, nil, false), "help", "why", "odds", "odds 2", "odds end", "rules reach", "log 2", "standing", "blocked",
		"attack goblin-1", "never end", "never opportunity", "standing", "ask", "", "fly", "undo", "quit", "end")
	expect(t, text, "> help", "Undo, save, leave", "> why", "dice:", "odds of <>", "> odds 2", "odds of <end>", "> odds end", "odds of <end>",
		"rules of <reach>", "> log 2", "turn", "No standing answers", "duel.reach", "attack goblin 1 is not allowed now: Reach (duel.reach)",
		"your turn cannot have a standing answer", "the default", "> standing", "the default", "> ask", "type a number from the list", `no choice matches "fly"`, "nothing of yours to undo",
		"> quit", "farewell")
	if strings.Contains(text, "> end") {
		t.Error("it reads more input after quit")
	}
}

func TestUndoShowsTheQuestionAgain(t *testing.T) {
	expect(t, talk(t, sit(t, nil, false), "end", "undo"), "> end", "(greedy)", "> undo", "undone: red: end", "What does")
}

func TestSaveAndRefuseToSaveOver(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.jsonl")
	expect(t, talk(t, sit(t, nil, false), "save "+path, "save "+path), "recorded there from now on", "already exists")
}

func TestDiceAreTyped(t *testing.T) {
	text := talk(t, sit(t, nil, true), "21", "x", "", "1 2", "20", "undo", "19")
	expect(t, text, "dice d20> 21", "a d20 must show 1 to 20", "> x", "a roll is pending", "type what the dice show", "type 1 number for d20, got 2",
		"> 20", "rolls", "> undo", "undone: dice [20]", "> 19", "farewell")
}

func TestALongLineIsRefusedAndTheNextIsRead(t *testing.T) {
	expect(t, talk(t, sit(t, nil, false), strings.Repeat("x", 10_000), "end"), "too long", "> end", "(greedy)")
}

func TestEchoRemovesControlCharacters(t *testing.T) {
	text := talk(t, sit(t, nil, false), "\x1b[2Jend")
	if strings.Contains(text, "\x1b") {
		t.Error("an escape sequence is echoed")
	}
	expect(t, text, "control characters")
}

func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	in, typing := io.Pipe()
	defer typing.Close() //nolint:errcheck // a pipe
	var out bytes.Buffer
	done := make(chan error)
	go func() { done <- line.Play(ctx, sit(t, nil, false), host(in, &out)) }()
	if _, err := io.WriteString(typing, "why\n"); err != nil {
		t.Fatal(err)
	}
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
	expect(t, out.String(), "farewell")
}

// levels shows a map with levels from the side, and says so where there are none.
func TestLevels(t *testing.T) {
	flat := talk(t, sit(t, live.Seating{}, false), "levels")
	if !strings.Contains(flat, "The map has no levels.") {
		t.Errorf("a map without levels is shown as\n%s", flat)
	}
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter("three-towers")
	if err != nil {
		t.Fatal(err)
	}
	tb, err := live.Start(live.Config{Ruleset: e.Ruleset, Name: e.Name, Setup: e.Setup, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tb.Close() }) //nolint:errcheck // nothing is recorded
	expect(t, talk(t, tb, "levels"), "from the south", "level 5", "level 0", "level 3: ", "at 2,2,3")
}
