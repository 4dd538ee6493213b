package pack

import (
	"reflect"

	"fray/table"
)

// checkReader reads the script and the checks of a case. Without a cast (its encounter is wrong) names are not checked.
type checkReader struct {
	book     *table.Book
	cast     *table.Cast
	mistakes *mistakes
}

// step reads one line of a script: "WHO: ANSWER" with "dice:", or "expect:" alone.
func (r checkReader) step(n *node) Step {
	s := Step{Line: n.line}
	if n.kind != mapping {
		r.mistakes.add(n, "found %s; expected WHO: ANSWER, or expect: and a list of checks", n.describe())
		return s
	}
	for i, key := range n.keys {
		value := n.items[i]
		switch {
		case key.text == "dice":
			decode(value, reflect.ValueOf(&s.Dice).Elem(), r.mistakes)
		case key.text == "expect":
			s.Expect = r.checks(list1(value))
		case s.Who != "":
			r.mistakes.add(key, "a second answer in one step; expected it in a step of its own")
		default:
			s.Who, s.Answer = key.text, r.text(value)
			r.who(key, s.Who)
		}
	}
	if s.Who == "" && s.Expect == nil || s.Who != "" && s.Expect != nil {
		r.mistakes.add(n, "expected a step to be WHO: ANSWER, or expect: and a list of checks")
	}
	if s.Who == "" && n.get("dice") != nil {
		r.mistakes.add(n.key("dice"), "dice belong to an answer; expected WHO: ANSWER beside them")
	}
	return s
}

// list1 is the items of a list, or the one thing that is no list.
func list1(n *node) []*node {
	if n.kind == list {
		return n.items
	}
	return []*node{n}
}

// who checks that there is somebody of this name.
func (r checkReader) who(at *node, name string) {
	if r.cast == nil || name == "gm" || r.cast.Find(name) != table.Nobody {
		return
	}
	known := []string{"gm"}
	for i := range r.cast.Combatants {
		known = append(known, r.cast.Combatants[i].ID)
	}
	r.mistakes.add(at, "there is nobody called %q%s", clip(name), knownKeys(name, known))
}

func (r checkReader) pairs(n *node) []Pair {
	if n.kind != mapping || len(n.keys) == 0 {
		r.mistakes.add(n, "found %s; expected a mapping", n.describe())
		return nil
	}
	var out []Pair
	for i, key := range n.keys {
		out = append(out, Pair{key.text, r.text(n.items[i])})
	}
	return out
}

// text takes any value as it is written.
func (r checkReader) text(n *node) string {
	if n.kind != scalar || n.isNull() || n.text == "" {
		r.mistakes.add(n, "found %s; expected a text", n.describe())
		return ""
	}
	return n.text
}
