package places

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"fray/table"
)

// Ways says in words where choices of a combatant lead on a map of cells: "3 spaces north-east, next to Kestrel, cover", and where
// combatants stand. The same is in internal/web/ts/ways.ts; testdata/ways.json keeps the two alike.
type Ways struct {
	Grid

	v   *table.View
	who *table.Token
}

// mostNear is how many neighbors are named.
const mostNear = 2

// NewWays describes the ways of a combatant. Nobody has none, and on a map of areas there are none.
func NewWays(v *table.View, who string) *Ways {
	w := &Ways{Grid: NewGrid(&v.Map), v: v}
	for i := range v.Tokens {
		if v.Tokens[i].ID == who {
			w.who = &v.Tokens[i]
		}
	}
	return w
}

// Of returns the words for a choice, or "" if it leads to no cell.
func (w *Ways) Of(c *table.Choice) string {
	way, there := w.parts(c)
	return strings.Join(append(way, there...), ", ")
}

// There returns what is where a choice leads, such as "next to Kestrel, cover", or "" if it leads to open ground or to no cell.
func (w *Ways) There(c *table.Choice) string {
	_, there := w.parts(c)
	return strings.Join(there, ", ")
}

// parts returns the words for the way of a choice, and for what is at its end.
func (w *Ways) parts(c *table.Choice) (way, there []string) {
	if w == nil || w.who == nil || c.Cell == "" {
		return nil, nil
	}
	to, known := w.cell[c.Cell]
	from, stands := w.cell[w.who.Cell]
	if !known || !stands {
		return nil, nil
	}
	way = w.way(w.block(from, 1), w.block(to, 1), len(c.Path))
	if c.Corner { // nobody stands on an intersection
		return way, nil
	}
	if near := w.near(w.who, w.block(to, w.who.Span)); near != "" {
		there = append(there, "next to "+near)
	}
	if kind := w.v.Map.Cells[to].Kind; kind != "" {
		there = append(there, kind)
	}
	return way, there
}

// Label returns the label of a choice with words in place of the name of its cell: "walk 3 spaces north-east, next to Kestrel".
func (w *Ways) Label(c *table.Choice) string {
	label, _ := Placed(c.Label, c.Cell, w.Of(c))
	return label
}

// Said returns the label of a choice as a seat reads it: with words in place of the name of its cell.
func Said(g table.Game, q *table.Question, seat table.Seat, c *table.Choice) string {
	return NewReader(g, q, seat).Said(c)
}

// Reader is a seat that reads the choices of one question. What it sees is made once for all of them, and only if one leads to a cell.
type Reader struct {
	game     table.Game
	question *table.Question
	seat     table.Seat
	ways     *Ways
}

// NewReader returns a seat as a reader of a question, which the game must keep open.
func NewReader(g table.Game, q *table.Question, seat table.Seat) *Reader {
	return &Reader{game: g, question: q, seat: seat}
}

// Said is [Said].
func (r *Reader) Said(c *table.Choice) string {
	if c.Cell == "" || r.question.Who < 0 {
		return c.Label
	}
	if r.ways == nil {
		v := table.See(r.game, r.seat)
		r.ways = NewWays(&v, r.game.Cast().ID(r.question.Who))
	}
	return r.ways.Label(c)
}

// Place says in words where a combatant stands, or was last seen: "next to Mara Vey, cover", or how far the nearest enemy is. An area
// has its own name.
func (w *Ways) Place(t *table.Token) string {
	if place := w.place(t); t.Memory && place != "" {
		return "last seen " + place
	}
	return w.place(t)
}

func (w *Ways) place(t *table.Token) string {
	cell, grid := w.cell[t.Cell]
	if !grid {
		return t.Cell
	}
	at := w.block(cell, t.Span)
	words := []string{w.company(t, at)}
	if w.v.Map.Levels > 1 {
		words = append(words, fmt.Sprintf("level %d", at.z))
	}
	words = append(words, w.v.Map.Cells[cell].Kind)
	words = slices.DeleteFunc(words, func(word string) bool { return word == "" })
	if len(words) == 0 {
		return t.Cell
	}
	return strings.Join(words, ", ")
}

// company says who stands next to a combatant, or which of its enemies is the nearest, or else which of the others.
func (w *Ways) company(t *table.Token, at block) string {
	if near := w.near(t, at); near != "" {
		return "next to " + near
	}
	var foe, other *table.Token
	least, nearest := 0, 0
	for o, there := range w.others(t) {
		d := w.apart(at, there)
		if o.Side != t.Side && (foe == nil || d < least) {
			foe, least = o, d
		}
		if other == nil || d < nearest {
			other, nearest = o, d
		}
	}
	if foe == nil { // no enemy is left
		foe, least = other, nearest
	}
	if foe == nil {
		return ""
	}
	return spaces(least) + " from " + foe.Name
}

// Spot says where a cell is: "at Orchard", and on a grid from the nearest combatant: "where Mara Vey is", "2 spaces east of Mara Vey".
func (w *Ways) Spot(name string) string {
	cell, known := w.cell[name]
	if !known {
		return "at " + name
	}
	at := w.block(cell, 1)
	var near *table.Token
	var from block
	for t, there := range w.others(&table.Token{}) {
		if near == nil || w.apart(there, at) < w.apart(from, at) {
			near, from = t, there
		}
	}
	if near == nil {
		return "at " + name
	}
	return w.wayFrom(near.Name, from, at)
}

// At says what is on a cell, such as "Ann Vey, rough, chest", and whether the map has that cell.
func (w *Ways) At(name string) (string, bool) {
	at, known := w.cell[name]
	if !known {
		return "", false
	}
	var words []string
	for i := range w.v.Tokens {
		t := &w.v.Tokens[i]
		if cell, stands := w.cell[t.Cell]; stands && w.apart(w.block(at, 1), w.block(cell, t.Span)) == 0 {
			words = append(words, t.Name)
			if t.Memory {
				words = append(words, "last seen here")
			}
		}
	}
	c := &w.v.Map.Cells[at]
	if c.Kind != "" {
		words = append(words, c.Kind)
	}
	if words = append(words, c.Holds...); len(words) == 0 {
		words = append(words, "open ground")
	}
	return strings.Join(words, ", "), true
}

// others yields those that are seen up on the map now, but one of them, in the order of the view.
func (w *Ways) others(but *table.Token) iter.Seq2[*table.Token, block] {
	return func(yield func(*table.Token, block) bool) {
		for i := range w.v.Tokens {
			t := &w.v.Tokens[i]
			cell, stands := w.cell[t.Cell]
			if stands && t.ID != but.ID && !t.Down && !t.Hidden && !t.Memory && !yield(t, w.block(cell, t.Span)) {
				return
			}
		}
	}
}

// near names the others that stand next to a block.
func (w *Ways) near(who *table.Token, at block) string {
	var names []string
	for t, there := range w.others(who) {
		if w.apart(at, there) == 1 {
			names = append(names, t.Name)
		}
	}
	if more := len(names) - mostNear; more > 1 {
		names = append(names[:mostNear], fmt.Sprintf("%d others", more))
	}
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
