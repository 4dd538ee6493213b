package draw

import "strings"

// legend explains the signs in use, and lists combatants that are not on the map.
func (z *zones) legend(signs bool) []string {
	var parts []string
	if signs {
		parts = z.explained()
	}
	if z.links.all {
		parts = append(parts, "every area leads to every other")
	}
	for i := range z.v.Tokens {
		t := &z.v.Tokens[i]
		if _, on := z.index[t.Cell]; !on && t.Cell != "" {
			parts = append(parts, z.glyphs[t.ID]+" is elsewhere: "+t.Cell)
		}
	}
	if len(parts) == 0 {
		return nil
	}
	lines := flow("", parts, "   ", "", z.o.Width)
	for i := range lines {
		lines[i] = z.o.paint(quiet, clip(lines[i], z.o.Width, z.o))
	}
	return lines
}

// explained returns the visible signs with their meaning.
func (z *zones) explained() []string {
	seen := map[string]bool{z.arrow(): z.links.hasExits}
	for _, c := range z.cells {
		if c == nil {
			continue
		}
		for _, p := range z.combatants(c) {
			for _, w := range p.words {
				for _, s := range w.spans {
					seen[strings.TrimSpace(s.text)] = true
				}
			}
		}
	}
	var out []string
	for _, s := range [][2]string{
		{"[", "[ ] acts"},
		{z.clash(), z.clash() + " engaged"},
		{"-", "- next to each other"},
		{"x", "x down"},
		{hiddenSign, hiddenSign + " " + OutOfSight},
		{z.arrow(), z.arrow() + " leads to"},
	} {
		if seen[s[0]] {
			out = append(out, s[1])
		}
	}
	return out
}
