package draw_test

import (
	"testing"

	"fray/internal/draw"
	"fray/internal/present"
	"fray/table"
)

// TestIdleChoices: idle choices share lines under their heading, with their numbers and targets.
func TestIdleChoices(t *testing.T) {
	raise := func(target string) table.Choice {
		return table.Choice{Key: "raise:" + target, Label: "strike " + target + " and raise", Row: "strike …", More: "and raise", Target: target, Group: "brings nothing", Idle: true}
	}
	again := func(target string) table.Choice {
		c := raise(target)
		c.Key, c.More = "twice:"+target, "and raise twice"
		return c
	}
	got := draw.Choices(present.Rows([]table.Choice{
		{Key: "end", Label: "end turn", Group: "no action"},
		raise("orc"), raise("owl"),
		again("orc"), again("owl"),
		{Key: "run", Label: "run", Group: "brings nothing", Idle: true},
		{Key: "walk", Label: "walk", Group: "with no higher rank", Idle: true},
	}), draw.Beside{}, draw.Options{Width: 60})
	want := `no action
   1  end turn
brings nothing
      2 strike … and raise: a) orc b) owl
      3 and raise twice a b  4 run
with no higher rank
      5 walk`
	if got != want {
		t.Errorf("got\n%s\nexpected\n%s", got, want)
	}
}
