package draw_test

import (
	"testing"

	"fray/internal/draw"
	"fray/table"
)

// TestAreas tells of zones what a picture would: who is where, who stands beside whom, and where one can go.
func TestAreas(t *testing.T) {
	v := table.View{
		Turn: "ann",
		Map: table.MapView{Shape: "zones", Cells: []table.CellView{
			{Name: "hall", Links: []string{"stair", "yard"}},
			{Name: "stair", Kind: "steep", Links: []string{"hall"}},
			{Name: "yard", Links: []string{"hall"}, Holds: []string{"cart"}},
		}},
		Tokens: []table.Token{
			{ID: "ann", Name: "Ann", Side: "pcs", Cell: "hall", Beside: []string{"wolf"}},
			{ID: "wolf", Name: "Wolf", Side: "beasts", Cell: "hall", Beside: []string{"ann"}},
			{ID: "bat", Name: "Bat", Side: "beasts", Cell: "stair"},
		},
	}
	want := `hall: A Ann (acts) (beside wolf), w Wolf (beside ann), leads to stair and yard
stair: b Bat, steep, leads to hall
yard: cart, leads to hall`
	if got := draw.Map(v, draw.Options{}); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestLevels tells of squares with height where everybody is, a flyer over open air included.
func TestLevels(t *testing.T) {
	v := table.View{Map: table.MapView{Shape: "square", Cols: 2, Rows: 1, Levels: 2, Cells: []table.CellView{
		{Name: "0,0,0"}, {Name: "1,0,0", Kind: "wall"}, {Name: "0,0,1"}, {Name: "1,0,1"},
	}}, Tokens: []table.Token{{ID: "bat", Name: "Bat", Side: "beasts", Cell: "0,0,1"}}}
	want := "2 by 1 cells on each of 2 levels\n1,0,0: wall\n0,0,1: B Bat\nand 2 cells with nothing in them"
	if got := draw.Map(v, draw.Options{}); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
