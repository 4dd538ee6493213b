package line

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseDice reads the faces of dice with so many sides each, in the order thrown, apart by blanks, commas or plus signs.
// On dice of ten sides 0 is 10, on a d100 00 is 100.
func ParseDice(text string, sides []int) ([]int32, error) {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' || r == ',' || r == '+' })
	if len(words) != len(sides) {
		return nil, fmt.Errorf("found %d numbers; %s expected, for %s", len(words), plural(len(sides), "was", "were"), diceNames(sides))
	}
	faces := make([]int32, len(sides))
	for i, w := range words {
		n, err := strconv.Atoi(w)
		if err == nil && n == 0 && (sides[i] == 10 && w == "0" || sides[i] == 100 && w == "00") {
			n = sides[i]
		}
		if err != nil || n < 1 || n > sides[i] {
			return nil, fmt.Errorf("found %q on the d%d; 1 to %d was expected", w, sides[i], sides[i])
		}
		faces[i] = int32(n) //nolint:gosec // not above the sides, which are few
	}
	return faces, nil
}

// plural is the number with the word for one or for several.
func plural(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + several
}

// diceNames names dice in the order in which they are typed, such as "d100, d10".
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
