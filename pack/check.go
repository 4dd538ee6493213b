package pack

import (
	"reflect"
	"slices"
	"strings"

	"fray/table"
)

// Check is one thing that a scenario expects. What tells which: the name of a check such as "asked" or "said", or, with
// a combatant as Who, one of "at", "is", "not", "holds", "lacks", "beside", or the name of a meter.
type Check struct {
	Line   int
	Who    string // combatant id; empty for a check of the table
	What   string
	Number int      // of a meter or a round
	Texts  []string // one, or several that must all hold; for "order", "asked" and "beside" all there are
	Pairs  []Pair   // of "cell", "blocked", "times", "track" and "view"
	Since  string   // of checks of the log: one of [SinceScript] and [SinceStep]; empty is the start of the case
}

// The moments from which a check of the log may count.
const (
	SinceScript = "script" // the first answer or decree of the script
	SinceStep   = "step"   // the last answer or decree before the check
)

// Pair is one key and value of a check.
type Pair struct{ Key, Value string }

// checkShape is what is written after a check's name.
type checkShape uint8

const (
	shapeText checkShape = iota + 1
	shapeNumber
	shapePairs
	shapeLists // a list for each combatant
	shapeCells // an item, or a list of items, for each cell
)

// tableChecks are the checks that are not of one combatant.
func tableChecks() map[string]checkShape {
	return map[string]checkShape{
		"cell": shapeCells, "asked": shapeText, "asks": shapeText, "asks_rule": shapeText, "default": shapeText, "offered": shapeText,
		"not_offered": shapeText, "blocked": shapePairs, "said": shapeText, "not_said": shapeText, "rolled": shapeText,
		"logged": shapeText, "in_order": shapeText, "times": shapePairs, "beside": shapeLists, "turn": shapeText, "round": shapeNumber, "order": shapeText, "over": shapeText,
		"view": shapePairs, "track": shapePairs,
	}
}

// checks reads a list of mappings, each key of which is a check.
func (r checkReader) checks(nodes []*node) []Check {
	out := []Check{}
	for _, n := range nodes {
		if n.kind != mapping || len(n.keys) == 0 {
			r.mistakes.add(n, "found %s; expected a check such as goblin.hp: 7", n.describe())
			continue
		}
		from := len(out)
		for i, key := range n.keys {
			if key.text != sinceKey {
				out = append(out, r.check(key, n.items[i])...)
			}
		}
		if since := n.get(sinceKey); since != nil {
			r.since(n.key(sinceKey), since, out[from:])
		}
	}
	return out
}

// sinceKey stands beside checks of the log.
const sinceKey = "since"

// since notes from when on the checks of the log in one mapping count.
func (r checkReader) since(key, value *node, checks []Check) {
	moment := r.text(value)
	if moments := []string{SinceScript, SinceStep}; moment != "" && !slices.Contains(moments, moment) {
		r.mistakes.add(value, "found %s; expected one of %s", value.describe(), strings.Join(moments, ", "))
	}
	found := false
	for i := range checks {
		if slices.Contains([]string{"said", "not_said", "rolled", "logged", "in_order", "times"}, checks[i].What) {
			checks[i].Since, found = moment, true
		}
	}
	if !found {
		r.mistakes.add(key, "since belongs to a check of the log; expected said, not_said, rolled, logged, in_order or times beside it")
	}
}

// check reads one check, or where it is written for several combatants at once, one for each.
func (r checkReader) check(key, value *node) []Check {
	c := Check{Line: key.line, What: key.text}
	shape, ok := tableChecks()[key.text]
	if who, what, found := strings.Cut(key.text, "."); !ok && found {
		c.Who, c.What = who, what
		r.who(key, who)
		shape = shapeNumber
		if slices.Contains([]string{"at", "is", "not", "holds", "lacks"}, what) {
			shape = shapeText
		}
	} else if !ok {
		r.mistakes.add(key, "unknown check %q%s", clip(key.text), table.OneOf(key.text, checkNames()))
		return nil
	}
	switch shape {
	case shapeLists:
		return r.lists(c, value)
	case shapeNumber:
		decode(value, reflect.ValueOf(&c.Number).Elem(), r.mistakes)
	case shapePairs:
		c.Pairs = r.pairs(value)
	case shapeCells:
		c.Pairs = r.cells(value)
	default:
		for _, n := range list1(value) {
			c.Texts = append(c.Texts, r.text(n))
		}
		if len(c.Texts) == 0 {
			r.mistakes.add(value, "found an empty list; expected a text")
			return nil
		}
	}
	r.meaning(c, value)
	return []Check{c}
}

// meaning checks what can be known to be wrong before anything is played.
func (r checkReader) meaning(c Check, value *node) {
	switch c.What {
	case "said", "not_said", "asks_rule":
		for _, n := range list1(value) {
			checkRule(n, r.book, r.mistakes)
		}
	case "blocked":
		for i, pair := range c.Pairs {
			if !strings.Contains(pair.Value, " ") { // else it is a fact
				checkRule(value.items[i], r.book, r.mistakes)
			}
		}
	case "asked":
		for i, n := range list1(value) {
			r.seated(n, c.Texts[i])
		}
	case "turn":
		r.who(value, strings.Join(c.Texts, " "))
	case "times", "track":
		least, want := 0, "how often, a whole number from 0"
		if c.What == "track" {
			least, want = -MaxNumber, "a whole number"
		}
		for _, n := range value.items {
			var count int
			if n.kind == scalar && (!decodeInt(n, reflect.ValueOf(&count).Elem()) || count < least) {
				r.mistakes.add(n, "found %s; expected %s", n.describe(), want)
			}
		}
	case "asks":
		if kind := strings.Join(c.Texts, " "); !slices.Contains(r.book.QuestionNames(), kind) {
			r.mistakes.add(value, "there is no kind of question %q%s", clip(kind), table.OneOf(kind, r.book.QuestionNames()))
		}
	case "view":
		for i, p := range c.Pairs {
			if !slices.Contains([]string{"seat", "has", "lacks"}, p.Key) {
				r.mistakes.add(value.keys[i], "unknown key %q; expected one of seat, has, lacks", clip(p.Key))
			}
		}
	}
}

func checkNames() []string {
	names := []string{"WHO.METER", "WHO.at", "WHO.is", "WHO.not", "WHO.holds", "WHO.lacks"}
	var own []string
	for name := range tableChecks() {
		own = append(own, name)
	}
	own = append(own, sinceKey)
	slices.Sort(own)
	return append(names, own...)
}
