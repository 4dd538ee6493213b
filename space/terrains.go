package space

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// terrains is the kinds of terrain that a written map may use, and the faults found so far.
type terrains struct {
	kinds  []Terrain
	faults []Fault
}

func (t *terrains) fault(path, format string, args ...any) {
	t.faults = append(t.faults, Fault{path, fmt.Sprintf(format, args...)})
}

// kind finds a kind by its name.
func (t *terrains) kind(path, name string) (uint8, bool) {
	names := make([]string, len(t.kinds))
	for i, k := range t.kinds {
		if k.Kind == name {
			return uint8(i), true
		}
		names[i] = k.Kind
	}
	t.fault(path, "unknown terrain %q, expected one of %s", name, strings.Join(names, ", "))
	return 0, false
}

// plain reports whether a drawing may use a character.
func plain(char rune) bool { return char > ' ' && char <= '~' }

// glyphs is the kind that each character means, -1 for none: that of the legend, else that of the kind which is drawn so.
func (t *terrains) glyphs(legend map[string]string) [256]int16 {
	glyphs := [256]int16{}
	for i := range glyphs {
		glyphs[i] = -1
	}
	for i, k := range t.kinds {
		glyphs[k.Glyph] = int16(i)
	}
	for _, char := range slices.Sorted(maps.Keys(legend)) {
		if len(char) != 1 || !plain(rune(char[0])) {
			t.fault("legend", "%q: expected one plain character: an ASCII letter, digit or sign", char)
		} else if i, ok := t.kind("legend."+char, legend[char]); ok {
			glyphs[char[0]] = int16(i)
		}
	}
	return glyphs
}

// patches lays the terrain given cell by cell; a cost of 0 is the kind's own.
func (t *terrains) patches(list []Patch, m Map, lay func(c Cell, kind, cost uint8)) {
	for i, patch := range list {
		k, ok := t.kind(fmt.Sprintf("terrain[%d].kind", i), patch.Kind)
		if patch.Cost < 0 || patch.Cost > 255 {
			t.fault(fmt.Sprintf("terrain[%d].cost", i), "found %d, expected 0 to 255", patch.Cost)
			ok = false
		}
		for j, name := range patch.At {
			c, err := m.Parse(name)
			if err != nil {
				t.fault(fmt.Sprintf("terrain[%d].at[%d]", i, j), "%v", err)
			} else if ok {
				lay(c, k, uint8(patch.Cost))
			}
		}
	}
}

// known is the characters that mean terrain.
func known(glyphs [256]int16) string {
	var known strings.Builder
	for char := range glyphs {
		if glyphs[char] >= 0 {
			known.WriteByte(byte(char))
		}
	}
	return known.String()
}
