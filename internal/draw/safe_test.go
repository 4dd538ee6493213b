package draw_test

import (
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/table"
)

// Only the sequences of fray reach a terminal; all others are escaped.
func TestSafe(t *testing.T) {
	for text, want := range map[string]string{
		"plain\n\ttext\n":               "plain\n\ttext\n",
		"\x1b[1;38;5;33mann\x1b[m ok":   "\x1b[1;38;5;33mann\x1b[m ok",
		"\r5 of 9\r\x1b[K":              "\r5 of 9\r\x1b[K",
		"\x1b]0;title\x07":              `\u001b]0;title\u0007`,
		"\x1b[2Jgone":                   `\u001b[2Jgone`,
		"\x1b[8mhidden\x1b[m":           `\u001b[8mhidden` + "\x1b[m",
		"\u009b2J \u202eabc Ed\u200bda": `\u009b2J \u202eabc Ed\u200bda`,
	} {
		if got := draw.Safe(text); got != want {
			t.Errorf("%q is written as %q, want %q", text, got, want)
		}
	}
}

// The colors of pictures are not escaped.
func TestSafeKeepsPictures(t *testing.T) {
	v := table.View{Round: 2, Turn: "ann", Map: table.MapView{Shape: "hex", Cols: 2, Rows: 1, Cells: []table.CellView{{Name: "0,0"}, {Name: "1,0", Kind: "wall"}}}}
	for i, side := range []string{"a", "b", "c", "d"} {
		id := string(rune('p' + i))
		v.Tokens = append(v.Tokens, table.Token{ID: id, Name: id, Side: side, Cell: "0,0", Meters: []table.Meter{{Name: "HP", Value: i, Max: 4}}})
		v.Order = append(v.Order, table.Place{ID: id})
	}
	o := draw.Options{Width: 60, Color: true}
	picture := draw.Map(v, o) + "\n" + draw.Status(v, o)
	if got := draw.Safe(picture); got != picture || !strings.Contains(picture, "\x1b[") {
		t.Errorf("%q is written as %q", picture, got)
	}
}
