package line

import (
	"fmt"
	"strconv"
	"strings"

	"fray/table"
)

// gmForms are what the GM may decree.
const gmForms = `gm set [WHO] METER NUMBER, gm add WHO CONDITION [NUMBER], gm clear WHO CONDITION, gm place WHO PLACE, ` +
	`gm remove WHO, gm end SIDE, gm fresh dice; each with "because REASON" at its end if you like`

// parseGM reads what the GM decrees.
func parseGM(rest string) (Command, error) {
	what, why := cutWord(rest, "because")
	words := strings.Fields(what)
	if len(words) == 0 {
		return Command{}, fmt.Errorf("gm what? Expected one of: %s", gmForms)
	}
	a := table.Adjustment{Do: strings.ToLower(words[0]), Why: why}
	args := words[1:]
	ok := false
	switch a.Do {
	case "fresh":
		if len(args) == 0 || len(args) == 1 && strings.EqualFold(args[0], "dice") {
			return Command{Verb: Fresh}, nil
		}
	case "place":
		if ok = len(args) == 2; ok {
			a.Who, a.At = args[0], args[1]
		}
	case "remove":
		if ok = len(args) == 1; ok {
			a.Who = args[0]
		}
	case "end":
		if ok = len(args) == 1; ok {
			a.What = args[0]
		}
	case "set": // of a combatant, or without one of the fight, such as its round
		if len(args) == 2 {
			args = append([]string{""}, args...)
		}
		ok = len(args) >= 3 && whoWhat(&a, args) && isNumber(args[len(args)-1])
	default:
		ok = len(args) >= 2 && whoWhat(&a, args)
	}
	if !ok {
		return Command{}, fmt.Errorf("found %q; expected one of: %s", "gm "+what, gmForms)
	}
	return Command{Verb: Adjust, Adjustment: a}, nil
}

// whoWhat reads a combatant, words, and a number that may be missing.
func whoWhat(a *table.Adjustment, args []string) bool {
	a.Who, args = args[0], args[1:]
	if last := len(args) - 1; last > 0 && isNumber(args[last]) {
		a.Value, _ = strconv.Atoi(args[last])
		args = args[:last]
	}
	a.What = strings.ToLower(strings.Join(args, " "))
	return a.What != ""
}

func isNumber(s string) bool {
	n, err := strconv.Atoi(s)
	return err == nil && n >= -most && n <= most
}

// cutWord cuts the text at a word of its own.
func cutWord(text, word string) (before, after string) {
	fields := strings.Fields(text)
	for i, f := range fields {
		if strings.EqualFold(f, word) {
			return strings.Join(fields[:i], " "), strings.Join(fields[i+1:], " ")
		}
	}
	return strings.Join(fields, " "), ""
}
