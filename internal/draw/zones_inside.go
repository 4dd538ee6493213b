package draw

import (
	"strings"

	"fray/table"
)

// inside returns the combatants and the items of an area.
func (z *zones) inside(c *table.CellView) []para { return append(z.combatants(c), z.things(c)...) }

// exits returns the links of an area that no line shows.
func (z *zones) exits(place int) []para {
	if names := z.links.exits[place]; len(names) > 0 {
		return []para{z.leads(names)}
	}
	return nil
}

// content returns the lines inside a box, at its top and at its bottom.
func (z *zones) content(c *table.CellView, place int) (top, bottom [][]span) {
	width := z.widths[place%z.cols] - 4
	if _, kind := z.title(c, width); c.Kind != "" && kind == "" {
		p := para{}
		p.add(quiet, c.Kind)
		top = p.lines(width, z.o)
	}
	for _, p := range z.inside(c) {
		if len(p.words) > 0 || z.blanks {
			top = append(top, p.lines(width, z.o)...)
		}
	}
	for _, p := range z.exits(place) {
		bottom = append(bottom, p.lines(width, z.o)...)
	}
	return top, bottom
}

// combatants returns the combatants in an area: a line for each knot, then the neighbors of engaged combatants, then after an empty
// paragraph the free ones of each side and those who lie apart.
func (z *zones) combatants(c *table.CellView) []para {
	var list []*table.Token
	for i := range z.v.Tokens {
		if t := &z.v.Tokens[i]; t.Cell == c.Name {
			list = append(list, t)
		}
	}
	crowd := newCrowd(list, z.sides)
	out, loose := z.busy(crowd), z.loose(crowd)
	if len(out) > 0 && len(loose) > 0 {
		out = append(out, para{})
	}
	return append(out, loose...)
}

// busy returns the lines of engaged combatants and their neighbors.
func (z *zones) busy(c *crowd) []para {
	var out []para
	for _, k := range c.knots() {
		p := para{indent: 2}
		for n, part := range k {
			if n > 0 {
				p.add(normal, z.clash())
			}
			for _, group := range c.groups(part) {
				z.addGroup(&p, c, group)
			}
		}
		out = append(out, p)
	}
	for _, group := range c.near() {
		p := para{indent: 2}
		z.addGroup(&p, c, group)
		out = append(out, p)
	}
	return out
}

// loose returns the lines of free combatants, one for each side, and of those who lie apart.
func (z *zones) loose(c *crowd) []para {
	const free = "free"
	var out []para
	bySide, lying := c.free(len(z.sides))
	for _, groups := range bySide {
		if len(groups) == 0 {
			continue
		}
		label := free
		if len(out) > 0 {
			label = strings.Repeat(" ", len(free))
		}
		p := para{indent: len(free) + 1}
		p.add(quiet, label)
		for _, group := range groups {
			z.addGroup(&p, c, group)
		}
		out = append(out, p)
	}
	if len(lying) > 0 {
		p := para{}
		for _, group := range lying {
			z.addGroup(&p, c, group)
		}
		out = append(out, p)
	}
	return out
}

// addGroup adds a group of neighbors to a line.
func (z *zones) addGroup(p *para, c *crowd, group []int) {
	for n, i := range group {
		w := word{spans: z.token(c.list[i]), blanks: 1}
		if n > 0 {
			w.blanks = 0
		}
		if n < len(group)-1 {
			w.spans = append(w.spans, span{"-", quiet})
		}
		p.words = append(p.words, w)
	}
}

// token returns a combatant's glyph with its mark: x for down, ? for out of sight, and [ ] for the acting combatant.
func (z *zones) token(t *table.Token) []span {
	var out []span
	if mark := z.o.Aims[t.ID]; mark != "" {
		out = append(out, span{mark, markStyle(mark)})
	}
	color := sideStyle(sideIndex(z.sides, t.Side))
	switch {
	case t.Hidden:
		color = quiet
		out = append(out, span{hiddenSign, quiet})
	case t.Down:
		color = quiet
		out = append(out, span{"x", quiet})
	}
	glyph := span{z.glyphs[t.ID], color}
	if t.ID == z.v.Turn {
		return append(out, span{"[", strong}, glyph, span{"]", strong})
	}
	return append(out, glyph)
}

// things returns the items and objects in an area, one on each line.
func (z *zones) things(c *table.CellView) []para {
	var out []para
	for _, name := range c.Holds {
		p := para{indent: 2}
		p.add(strong, itemGlyph)
		for part := range strings.FieldsSeq(name) {
			p.add(normal, part)
		}
		out = append(out, p)
	}
	return out
}

// leads lists the areas that an area leads to.
func (z *zones) leads(names []string) para {
	p := para{indent: 2}
	before := z.arrow() + " "
	for i, name := range names {
		if i < len(names)-1 && name != "all but" {
			name += ","
		}
		p.add(quiet, before+name)
		before = ""
	}
	return p
}
