package draw

import (
	"strings"
	"unicode"

	"fray/table"
)

// OutOfSight is what is said of a combatant that is hidden, to those few who see it, and hiddenSign stands before its glyph.
const (
	OutOfSight = "out of sight"
	hiddenSign = "?"
)

// Sides are the sides that can be seen, in order of appearance: their place decides case and colour of the glyphs.
func Sides(v table.View) []string {
	var out []string
	for i := range v.Tokens {
		if sideIndex(out, v.Tokens[i].Side) < 0 {
			out = append(out, v.Tokens[i].Side)
		}
	}
	return out
}

func sideIndex(sides []string, side string) int {
	for i, s := range sides {
		if s == side {
			return i
		}
	}
	return -1
}

// Glyphs gives each combatant, by id, the one or two characters that stand for it on the map: a letter of its name, and
// a number where several share the letter. The first side has capitals (M, G1), the second small letters (m, g1), the
// third and fourth the number first (1G, 1g).
func Glyphs(v table.View) map[string]string {
	sides := Sides(v)
	shared := map[string]int{}
	for i := range v.Tokens {
		shared[glyphKey(&v.Tokens[i], sides)]++
	}
	out, used := map[string]string{}, map[string]bool{}
	give := func(t *table.Token, g string) bool {
		if used[g] {
			return false
		}
		used[g], out[t.ID] = true, g
		return true
	}
	// Numbers that people gave come first, so that goblin-3 is g3 whoever else there is.
	for i := range v.Tokens {
		t := &v.Tokens[i]
		side := sideIndex(sides, t.Side)
		if n := number(t.ID); n != 0 {
			give(t, shape(initial(t), n, side))
		} else if shared[glyphKey(t, sides)] == 1 && side < 2 {
			give(t, shape(initial(t), 0, side))
		}
	}
	for i := range v.Tokens {
		if t := &v.Tokens[i]; out[t.ID] == "" {
			firstFree(t, sideIndex(sides, t.Side), give)
		}
	}
	return out
}

func glyphKey(t *table.Token, sides []string) string {
	return string(rune('0'+sideIndex(sides, t.Side))) + string(initial(t))
}

// firstFree tries the combatant's own letter with every mark, then all other letters.
func firstFree(t *table.Token, side int, give func(*table.Token, string) bool) {
	const letters, seconds = "abcdefghijklmnopqrstuvwxyz", "123456789abcdefghijklmnopqrstuvwxyz"
	for _, l := range string(initial(t)) + letters {
		for _, s := range seconds {
			if give(t, shape(l, s, side)) {
				return
			}
		}
	}
	give(t, "??")
}

// initial is the letter a combatant is known by, in lower case.
func initial(t *table.Token) rune {
	for _, r := range t.ID + t.Name {
		if r < unicode.MaxASCII && unicode.IsLetter(r) {
			return unicode.ToLower(r)
		}
	}
	return 'z'
}

// number is the digit at the end of an id such as goblin-3, or 0 if there is none or more than one.
func number(id string) rune {
	i := strings.LastIndexAny(id, "-_ ")
	if i >= 0 && i == len(id)-2 && id[i+1] >= '1' && id[i+1] <= '9' {
		return rune(id[i+1])
	}
	return 0
}

func shape(letter, second rune, side int) string {
	if side%2 == 0 {
		letter, second = unicode.ToUpper(letter), unicode.ToUpper(second)
	}
	switch {
	case second == 0:
		return string(letter)
	case side%4 >= 2:
		return string(second) + string(letter)
	default:
		return string(letter) + string(second)
	}
}
