package draw

import (
	"fmt"
	"strings"

	"fray/table"
)

// Headline shows the round, the number of standing combatants of each side, and the banners. Sides have the case of their
// glyphs.
func Headline(v table.View, o Options) string {
	title := fmt.Sprintf("Round %d", v.Round)
	switch {
	case v.Over && v.Winner != "":
		title = "Won by " + v.Winner
	case v.Over:
		title = "A draw"
	}
	parts := []string{o.paint(strong, title)}
	for n, side := range Sides(v) {
		up, all := 0, 0
		for i := range v.Tokens {
			if t := &v.Tokens[i]; t.Side == side && !t.Hidden {
				all++
				if !t.Down {
					up++
				}
			}
		}
		name := v.SideName(side)
		if n%2 == 0 {
			name = strings.ToUpper(name)
		}
		parts = append(parts, o.paint(sideStyle(n), name)+fmt.Sprintf(" %d/%d", up, all))
	}
	parts = append(parts, v.Banners...)
	return strings.Join(flow("", parts, o.pick(" · ", " | "), "  ", o.Width), "\n")
}
