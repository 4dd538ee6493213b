package line

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseDice parses the faces of dice with these numbers of sides, in the order thrown. Spaces, commas or plus signs separate
// them. On a d10, 0 means 10; on a d100, 00 means 100.
func ParseDice(text string, sides []int) ([]int32, error) {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' || r == ',' || r == '+' })
	if len(words) != len(sides) {
		return nil, fmt.Errorf("type %s for %s, got %d", plural(len(sides), "number", "numbers"), diceNames(sides), len(words))
	}
	faces := make([]int32, len(sides))
	for i, w := range words {
		n, err := strconv.Atoi(w)
		if err == nil && n == 0 && (sides[i] == 10 && w == "0" || sides[i] == 100 && w == "00") {
			n = sides[i]
		}
		if err != nil || n < 1 || n > sides[i] {
			return nil, fmt.Errorf("a d%d must show 1 to %d, got %q", sides[i], sides[i], w)
		}
		faces[i] = int32(n) //nolint:gosec // at most the number of sides
	}
	return faces, nil
}

// plural returns the number with its noun.
func plural(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + several
}

// diceNames lists dice in the order in which players type them, such as "d100, d10".
func diceNames(sides []int) string {
	if len(sides) > 8 {
		return fmt.Sprintf("%d dice", len(sides))
	}
	names := make([]string, len(sides))
	for i, s := range sides {
		names[i] = "d" + strconv.Itoa(s)
	}
	return strings.Join(names, ", ")
}
