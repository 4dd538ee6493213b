package live_test

import (
	"strings"
	"testing"

	"fray/internal/live"
)

func TestStandingAnswers(t *testing.T) {
	tb := start(t, config(nil))
	advance(t, tb)
	if err := tb.Stand("", "end", 0); err != nil {
		t.Fatal(err)
	}
	if got := tb.Standings(); len(got) != 1 || !strings.Contains(got[0], "always end") {
		t.Fatalf("they are told as %q", got)
	}
	own := 0
	if err := tb.Advance(t.Context(), func(m live.Move) {
		if m.By == live.Standing {
			own++
			if m.Key != "end" {
				t.Errorf("%s was answered", m.Key)
			}
		}
	}); err != nil {
		t.Fatal(err)
	}
	if own == 0 {
		t.Error("nothing was answered by it")
	}
	if _, err := tb.Undo(1); err == nil {
		t.Error("a standing answer was taken back as if a person had given it")
	}
}

func TestAskAgain(t *testing.T) {
	tb := start(t, config(nil))
	advance(t, tb)
	if err := tb.Stand("end", "", 0); err != nil {
		t.Fatal(err)
	}
	if err := tb.AskAgain("end"); err != nil {
		t.Fatal(err)
	}
	if _, moved, err := tb.Step(); moved || err != nil {
		t.Errorf("it is answered still: %v, %v", moved, err)
	}
}

func TestStandingAnswersThatAreRefused(t *testing.T) {
	tb := start(t, config(nil))
	advance(t, tb)
	for name, err := range map[string]error{
		"an unknown kind": tb.Stand("flying", "", 0),
		"an unknown verb": tb.Stand("", "fly", 0),
		"too many":        tb.Stand("", "end", 101),
	} {
		if err == nil {
			t.Errorf("%s is taken", name)
		}
	}
}
