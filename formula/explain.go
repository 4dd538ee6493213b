package formula

import (
	"slices"
	"strconv"
	"strings"

	"fray/dice"
)

// Throw throws a pool for an explanation: its value, and the faces if they are known.
type Throw func(p dice.Pool) (value int, faces []int32)

// Item is a part of an explanation: dice, or a name that was looked up.
type Item struct {
	Text  string // 2d6, level
	Value int
	Faces []int32 // of dice, if known
}

// String is the item in one line: 2d6 = 7 (3, 4).
func (i Item) String() string {
	s := i.Text + " = " + strconv.Itoa(i.Value)
	if len(i.Faces) == 0 {
		return s
	}
	faces := make([]string, len(i.Faces))
	for j, f := range i.Faces {
		faces[j] = strconv.Itoa(int(f))
	}
	return s + " (" + strings.Join(faces, ", ") + ")"
}

// Explanation says how a value came about: the dice thrown, in order, and the names looked up, each once.
type Explanation struct {
	Text  string // the formula
	Items []Item
	Total int
}

// String is the explanation in one line: 2d6 + level = 10: 2d6 = 7 (3, 4), level = 3.
func (e Explanation) String() string {
	s := e.Text + " = " + strconv.Itoa(e.Total)
	if len(e.Items) == 0 {
		return s
	}
	items := make([]string, len(e.Items))
	for i, item := range e.Items {
		items[i] = item.String()
	}
	return s + ": " + strings.Join(items, ", ")
}

// Explain evaluates the formula once, as Eval does, and notes what went into it.
func (f *Formula) Explain(env Env, throw Throw) (Explanation, error) {
	n := notes{env: env, throw: throw}
	total, err := f.Eval(&n, &n)
	if err != nil {
		return Explanation{}, err
	}
	return Explanation{Text: f.text, Items: n.items, Total: total}, nil
}

// notes is an Env and a Roller that note what passes through them.
type notes struct {
	env   Env
	throw Throw
	items []Item
}

// Value looks up a name and notes it, if it has not been before.
func (n *notes) Value(name string) (int, bool) {
	v, ok := n.env.Value(name)
	if !slices.ContainsFunc(n.items, func(i Item) bool { return i.Text == name }) {
		n.items = append(n.items, Item{Text: name, Value: v})
	}
	return v, ok
}

// Roll throws a pool and notes it.
func (n *notes) Roll(p dice.Pool) int {
	v, faces := n.throw(p)
	n.items = append(n.items, Item{Text: p.String(), Value: v, Faces: slices.Clone(faces)})
	return v
}
