package draw_test

import (
	"testing"

	"fray/internal/draw"
	"fray/table"
)

// A scene is the map over the status; without a map there is no blank line in its place.
func TestScene(t *testing.T) {
	v, o := fight(), draw.Options{Width: 100}
	if got, want := draw.Scene(v, o), draw.Map(v, o)+"\n\n"+draw.Status(v, o); got != want {
		t.Errorf("with a map:\n%s\nwant:\n%s", got, want)
	}
	v.Map = table.MapView{}
	for i := range v.Tokens {
		v.Tokens[i].Cell = ""
	}
	if got, want := draw.Scene(v, o), draw.Status(v, o); got != want {
		t.Errorf("without a map:\n%s\nwant:\n%s", got, want)
	}
}
