package draw

import (
	"strings"
	"unicode"

	"fray/table"
)

// OutOfSight describes a hidden combatant to the seats that see it, and Remembered one that a seat only remembers. HiddenSign
// precedes their glyphs.
const (
	OutOfSight = "out of sight"
	Remembered = "last seen there"
	hiddenSign = "?"
)

// Sides returns the visible sides in order of appearance. The order decides the case and the color of glyphs.
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

// Glyphs returns the glyph of each combatant by id, one or two characters: a letter of its name, and a number if several share
// the letter. The first side has capital letters (M, G1), the second small letters (m, g1), and the third and fourth have the
// number first (1G, 1g).
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
	// Numbers in ids take precedence, so that goblin-3 is always g3.
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

// firstFree tries the combatant's letter with every second character, then all other letters.
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

// initial returns the first letter of a combatant's id or name, in lower case.
func initial(t *table.Token) rune {
	for _, r := range t.ID + t.Name {
		if r < unicode.MaxASCII && unicode.IsLetter(r) {
			return unicode.ToLower(r)
		}
	}
	return 'z'
}

// number returns the digit at the end of an id such as goblin-3, or 0 unless there is exactly one.
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
