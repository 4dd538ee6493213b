package phase

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fray/ruleset/setup"
)

// Changes are what a power or an outfit adds to numbers of a combatant, by the word for the number.
type Changes map[string]int

// InWords returns what is added: "+2 DCV, dark sight".
func (c Changes) InWords() string {
	var out []string
	for _, stat := range slices.Sorted(maps.Keys(c)) {
		switch stat {
		case "ignores_terrain", "dark_sight", "invisible", "aquatic", "cannot_recover": // yes or no
			out = append(out, setup.Spoken(stat))
		case "rpd", "red":
			out = append(out, fmt.Sprintf("%+d resistant %s", c[stat], strings.ToUpper(stat[1:])))
		case "cv", "ocv", "dcv", "str", "con", "pre", "ego", "pd", "ed", "rec":
			out = append(out, fmt.Sprintf("%+d %s", c[stat], strings.ToUpper(stat)))
		default:
			out = append(out, fmt.Sprintf("%+d %s", c[stat], setup.Spoken(stat)))
		}
	}
	return strings.Join(out, ", ")
}
