package line

import (
	"fmt"
	"strconv"
	"strings"

	"fray/table"
)

// gmForms lists the syntax of the decrees that every ruleset has.
func gmForms() []string {
	return []string{
		"gm set [WHO] NUMBER N", "gm add WHO CONDITION [N] [for DURATION] [by OTHER]", "gm clear WHO CONDITION",
		"gm place WHO PLACE [beside OTHER]", "gm hide WHO", "gm reveal WHO [PLACE]", "gm join NEW like WHO [of SIDE] [at PLACE]",
		"gm reserve NEW like WHO [of SIDE] [at PLACE]", "gm remove WHO", "gm end SIDE", "gm fresh dice",
	}
}

// badDecree returns the error for a decree that cannot be parsed, with its syntax if the decree is known.
func badDecree(text, do string) error {
	for _, form := range gmForms() {
		if strings.HasPrefix(form, "gm "+do+" ") {
			return fmt.Errorf("%q is incomplete or wrong: write %s", text, form)
		}
	}
	return fmt.Errorf("%q is no decree, or says too little: type gm to list the decrees", text)
}

// parseGM parses a decree.
func parseGM(rest string) (Command, error) {
	what, why := cutWord(rest, "because")
	words := strings.Fields(what)
	if len(words) == 0 {
		return Command{Verb: Decrees}, nil
	}
	c := Command{Verb: Adjust, Adjustment: table.Adjustment{Do: strings.ToLower(words[0]), Why: why}}
	args, ok := words[1:], false
	switch a := &c.Adjustment; a.Do {
	case "fresh":
		if len(args) == 0 || len(args) == 1 && strings.EqualFold(args[0], "dice") {
			return Command{Verb: Fresh}, nil
		}
	case "place", "reveal":
		ok = whoAt(a, args)
	case "join", "reserve":
		ok = joins(&c, args)
	case "remove", "hide":
		if ok = len(args) == 1; ok {
			a.Who = args[0]
		}
	case "end":
		if ok = len(args) == 1; ok {
			a.What = args[0]
		}
	case "set": // a number of a combatant, or of the fight, such as its round
		if len(args) == 2 {
			args = append([]string{""}, args...)
		}
		if ok = len(args) >= 3 && isNumber(args[len(args)-1]); ok {
			whoWhat(a, args)
		}
	default: // the ruleset says what is missing
		args, a.At = cutLast(args, "for", "by", "at")
		if ok = len(args) > 0; ok {
			whoWhat(a, args)
		}
	}
	if !ok {
		return Command{}, badDecree("gm "+what, c.Adjustment.Do)
	}
	return c, nil
}

// whoWhat parses a combatant, and words, a number, both or neither.
func whoWhat(a *table.Adjustment, args []string) {
	a.Who, args = args[0], args[1:]
	if last := len(args) - 1; last >= 0 && isNumber(args[last]) {
		a.Value, args = toNumber(args[last]), args[:last]
	}
	a.What = strings.ToLower(strings.Join(args, " "))
}

// whoAt parses a combatant, a place, and an optional neighbor. The place is optional if the combatant is revealed or has a
// neighbor.
func whoAt(a *table.Adjustment, args []string) bool {
	args, a.What = cutLast(args, "beside")
	switch {
	case len(args) == 2:
		a.Who, a.At = args[0], args[1]
	case len(args) == 1 && (a.Do == "reveal" || a.What != ""):
		a.Who = args[0]
	default:
		return false
	}
	return true
}

// joins parses a new id, the original, the side, and the place of a newcomer.
func joins(c *Command, args []string) bool {
	args, c.Adjustment.At = cutLast(args, "at")
	args, c.Side = cutLast(args, "of")
	if len(args) != 3 || !strings.EqualFold(args[1], "like") {
		return false
	}
	c.Adjustment.Who, c.Adjustment.What = args[0], args[2]
	return true
}

// cutLast cuts off the last word if it follows one of these words.
func cutLast(args []string, before ...string) (rest []string, last string) {
	if n := len(args) - 2; n >= 1 {
		for _, b := range before {
			if strings.EqualFold(args[n], b) {
				return args[:n], args[n+1]
			}
		}
	}
	return args, ""
}

func isNumber(s string) bool {
	n, err := strconv.Atoi(s)
	return err == nil && n >= -most && n <= most
}

// toNumber parses a number that isNumber accepts.
func toNumber(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// cutWord cuts the text at a separate word.
func cutWord(text, word string) (before, after string) {
	fields := strings.Fields(text)
	for i, f := range fields {
		if strings.EqualFold(f, word) {
			return strings.Join(fields[:i], " "), strings.Join(fields[i+1:], " ")
		}
	}
	return strings.Join(fields, " "), ""
}
