package pack

import (
	"reflect"
	"slices"

	"fray/table"
)

// Anyone stands in a script for any of those who are asked, where no combatant is.
const Anyone = "anyone"

// gm is the game master's seat, in every cast.
const gm = "gm"

// checkReader reads the script and the checks of a case. Without a cast (its encounter is wrong) names are not checked.
type checkReader struct {
	book     *table.Book
	cast     *table.Cast
	mistakes *mistakes
}

// given reads what happens before the script: a decree with the turn or the round of it, or an answer.
func (r checkReader) given(n *node) Given {
	g := Given{Line: n.line}
	if !n.has("do") {
		step := r.step(n)
		if step.Who == "" && n.kind == mapping {
			r.mistakes.add(n, "expected do: and what the GM decrees, or WHO: ANSWER")
		}
		g.Answer = &step
		return g
	}
	decree := n.empty(mapping)
	for i, key := range n.keys {
		switch value := n.items[i]; key.text {
		case "turn":
			g.Turn = r.text(value)
			r.who(value, g.Turn)
		case "round":
			if !decodeInt(value, reflect.ValueOf(&g.Round).Elem()) || g.Round < 1 {
				r.mistakes.add(value, "found %s; expected a round, a whole number from 1", value.describe())
			}
		default:
			decree.put(key, value)
		}
	}
	g.Decree = &table.Adjustment{}
	decode(decree, reflect.ValueOf(g.Decree).Elem(), r.mistakes)
	return g
}

// step reads one line of a script: "WHO: ANSWER" with "dice:" and "note:", "decree:" with "dice:" or with
// "refused:", or "expect:" alone.
func (r checkReader) step(n *node) Step {
	s := Step{Line: n.line}
	if n.kind != mapping {
		r.mistakes.add(n, "found %s; expected WHO: ANSWER, decree: and what the GM decrees, or expect: and a list of checks", n.describe())
		return s
	}
	for i, key := range n.keys {
		value := n.items[i]
		switch {
		case key.text == "dice":
			decode(value, reflect.ValueOf(&s.Dice).Elem(), r.mistakes)
		case key.text == "note":
			s.Note = r.text(value)
		case key.text == "decree":
			s.Decree = &table.Adjustment{}
			decode(value, reflect.ValueOf(s.Decree).Elem(), r.mistakes)
		case key.text == "refused":
			s.Refused = r.text(value)
		case key.text == "expect":
			s.Expect = r.checks(list1(value))
		case s.Who != "":
			r.mistakes.add(key, "a second answer in one step; expected a separate step")
		default:
			s.Who, s.Answer = key.text, r.text(value)
			r.seated(key, s.Who, Anyone)
		}
	}
	kinds := 0
	for _, is := range [...]bool{s.Who != "", s.Decree != nil, s.Expect != nil} {
		if is {
			kinds++
		}
	}
	if kinds != 1 {
		r.mistakes.add(n, "expected a step to be WHO: ANSWER, decree: and what the GM decrees, or expect: and a list of checks")
	}
	if s.Who == "" && s.Decree == nil && n.has("dice") {
		r.mistakes.add(n.key("dice"), "dice belong to an answer or a decree; expected WHO: ANSWER or decree: beside them")
	}
	if n.has("refused") && (s.Decree == nil && s.Note == "" || n.has("dice")) {
		r.mistakes.add(n.key("refused"), "only a decree or a text is refused, without dice; expected decree: or note: beside it")
	}
	if s.Who == "" && n.has("note") {
		r.mistakes.add(n.key("note"), "a note belongs to an answer; expected WHO: ANSWER beside it")
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

// who checks that there is a combatant of this name, or that it is one of the others.
func (r checkReader) who(at *node, name string, others ...string) {
	if r.cast == nil || slices.Contains(others, name) || r.cast.Find(name) != table.Nobody {
		return
	}
	known := others
	for i := range r.cast.Combatants {
		known = append(known, r.cast.Combatants[i].ID)
	}
	r.mistakes.add(at, "there is nobody called %q%s", clip(name), table.OneOf(name, known))
}

// seated is who for those who may be asked: combatants and seats.
func (r checkReader) seated(at *node, name string, others ...string) {
	if r.cast == nil {
		return
	}
	known := append([]string{gm}, others...)
	for _, seat := range r.cast.Seats {
		if !slices.Contains(known, seat) && r.cast.Find(seat) == table.Nobody {
			known = append(known, seat)
		}
	}
	r.who(at, name, known...)
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

// cells reads what lies in each of several cells: an item, a list of items, or an empty list where nothing lies.
func (r checkReader) cells(n *node) []Pair {
	if n.kind != mapping || len(n.keys) == 0 {
		r.mistakes.add(n, "found %s; expected a mapping of cells to items", n.describe())
		return nil
	}
	var out []Pair
	for i, key := range n.keys {
		items := list1(n.items[i])
		for _, item := range items {
			out = append(out, Pair{key.text, r.text(item)})
		}
		if len(items) == 0 {
			out = append(out, Pair{Key: key.text})
		}
	}
	return out
}

// lists reads a list of texts for each of several combatants.
func (r checkReader) lists(c Check, value *node) []Check {
	if value.kind != mapping || len(value.keys) == 0 {
		r.mistakes.add(value, "found %s; expected a mapping of combatants to lists", value.describe())
	}
	var out []Check
	for i, key := range value.keys {
		r.who(key, key.text)
		one := Check{Line: key.line, Who: key.text, What: c.What, Texts: []string{}}
		for _, n := range list1(value.items[i]) {
			one.Texts = append(one.Texts, r.text(n))
		}
		out = append(out, one)
	}
	return out
}

// text takes any value as written.
func (r checkReader) text(n *node) string {
	if n.kind != scalar || n.isNull() || n.text == "" {
		r.mistakes.add(n, "found %s; expected a text", n.describe())
		return ""
	}
	return n.text
}
