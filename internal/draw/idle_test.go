package draw_test

import (
	"testing"

	"fray/internal/draw"
	"fray/table"
)

// TestIdleChoices: choices that bring nothing share lines, with their numbers and targets.
func TestIdleChoices(t *testing.T) {
	raise := func(target string) table.Choice {
		return table.Choice{Key: "raise:" + target, Label: "strike " + target + " and raise", Row: "strike …", More: "and raise", Target: target, Group: "brings nothing", Idle: true}
	}
	got := draw.Choices([]table.Choice{
		{Key: "end", Label: "end turn", Group: "no action"},
		raise("orc"), raise("owl"),
		{Key: "run", Label: "run", Group: "brings nothing", Idle: true},
	}, draw.Beside{}, draw.Options{Width: 60})
	want := `no action
   1  end turn
brings nothing
      2 strike … and raise: a) orc b) owl  3 run`
	if got != want {
		t.Errorf("got\n%s\nexpected\n%s", got, want)
	}
}
