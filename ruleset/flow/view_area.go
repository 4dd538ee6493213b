package flow

import "fray/table"

// isArea reports whether an option touches an area (see castArea).
func (g *Game) isArea(o table.Option) bool {
	return o.Cell >= 0 && (o.Verb == vCast || o.Verb == vUse) && g.ability(o).shape == shapeArea
}

// Area names the hexes that an area touches.
func (g *Game) Area(_ *table.Question, o table.Option) []string {
	cells := g.hexes.NewSet()
	g.hexes.AddDisk(cells, o.Cell, int(g.ability(o).radius))
	var out []string
	for c := range cells.Each() {
		out = append(out, g.hexes.Name(c))
	}
	return out
}
