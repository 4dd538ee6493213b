package space_test

import (
	"testing"

	"fray/space"
)

// Letters and digits are for markers, and no two kinds of terrain may look or be named alike.
func TestKindsLeaveLettersToMarkers(t *testing.T) {
	seen := map[any]string{}
	for i, k := range space.Kinds() {
		g := k.Glyph
		if g <= ' ' || g > '~' || g >= '0' && g <= '9' || g >= 'a' && g <= 'z' || g >= 'A' && g <= 'Z' {
			t.Errorf("%s is drawn %q", k.Kind, g)
		}
		for _, key := range []any{g, k.Kind} {
			if other, ok := seen[key]; ok {
				t.Errorf("%s and %s are both %v", other, k.Kind, key)
			}
			seen[key] = k.Kind
		}
		if k.Cost == 0 {
			t.Errorf("%s costs nothing to enter", k.Kind)
		}
		if plain := k.Kind == "open" && k.Cost == 1 && !k.Impassable && !k.BlocksSight && !k.Exit; i == 0 && !plain {
			t.Errorf("the first kind is not open ground: %+v", k)
		}
	}
}
