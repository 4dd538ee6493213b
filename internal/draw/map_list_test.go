package draw_test

import (
	"testing"

	"fray/internal/draw"
	"fray/table"
)

// The list of areas shows combatants, their neighbors, and links.
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
	want := `hall: A Ann (acts) (beside Wolf), w Wolf (beside Ann), leads to stair and yard
stair: b Bat, steep, leads to hall
yard: cart, leads to hall`
	if got := draw.Map(v, draw.Options{}); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
