package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// DecreeRow is a row of a ruleset's table of decrees: what is asked for, and what carries it out. Help, forms, errors and
// the random decrees of the property tests come from the rows.
type DecreeRow[G any] struct {
	Decree
	// Run carries the decree out at a resting point. On an error nothing has changed.
	Run func(g G, t *Table, c Command) error
}

// Command is a decree whose fields have been read as its row says.
type Command struct {
	Adjustment
	Who    Who   // the combatant of who, or Nobody
	Target Who   // the combatant of what or at, or Nobody
	Word   int   // the place of what among the words of its field, or -1
	Cell   int32 // the cell of at, or Nowhere
	Count  int   // the number of at, or 0
}

// Placed is a game that knows its combatants and the names of its cells.
type Placed interface {
	Cast() *Cast
	// ParseCell returns the cell of this name.
	ParseCell(name string) (int32, error)
}

// Decrees returns what the rows ask for.
func Decrees[G any](rows []DecreeRow[G]) []Decree {
	out := make([]Decree, len(rows))
	for i := range rows {
		out[i] = rows[i].Decree
	}
	return out
}

// RunDecree finds the row of an adjustment, reads its fields, and runs it.
func RunDecree[G Placed](rows []DecreeRow[G], g G, t *Table, a Adjustment) error {
	row, err := rowOf(rows, a)
	if err != nil {
		return err
	}
	c := Command{Adjustment: a, Who: Nobody, Target: Nobody, Word: -1, Cell: Nowhere}
	if err := c.read(g, row); err != nil {
		return err
	}
	return row.Run(g, t, c)
}

// rowOf is the row with the word of the adjustment that takes what it names.
func rowOf[G any](rows []DecreeRow[G], a Adjustment) (*DecreeRow[G], error) {
	var words []string
	found := false
	for i := range rows {
		r := &rows[i]
		if r.Do != a.Do {
			continue
		}
		found = true
		f := r.What
		if f == nil && a.What == "" || f != nil && (f.Kind != FieldWord || f.Optional && a.What == "" || slices.Contains(f.Words, a.What)) {
			return r, nil
		}
		if f != nil {
			words = append(words, f.Words...)
		}
	}
	switch {
	case !found:
		var all []string
		for i := range rows {
			if !slices.Contains(all, rows[i].Do) {
				all = append(all, rows[i].Do)
			}
		}
		return nil, fmt.Errorf("unknown decree %q%s", a.Do, OneOf(a.Do, all))
	case len(words) == 0:
		return nil, fmt.Errorf("%s takes no what, got %q", a.Do, a.What)
	case a.What == "":
		return nil, fmt.Errorf("%s needs what%s", a.Do, OneOf("", words))
	}
	return nil, fmt.Errorf("%s: unknown %q%s", a.Do, a.What, OneOf(a.What, words))
}

// read reads the fields that a decree asks for.
func (c *Command) read(g Placed, d interface{ fields() *Decree }) error {
	row, cast := d.fields(), g.Cast()
	if row.What != nil && row.What.Kind == FieldWord {
		c.Word = slices.Index(row.What.Words, c.What)
	}
	if row.Who != nil && row.Who.Kind == FieldCombatant {
		if c.Who = cast.Find(c.Adjustment.Who); c.Who == Nobody && (c.Adjustment.Who != "" || !row.Who.Optional) {
			return fmt.Errorf("unknown combatant %q%s", c.Adjustment.Who, OneOf(c.Adjustment.Who, cast.ids()))
		}
	}
	if row.Who != nil && row.Who.Kind == FieldWord && !slices.Contains(row.Who.Words, c.Adjustment.Who) {
		return fmt.Errorf("unknown %q%s", c.Adjustment.Who, OneOf(c.Adjustment.Who, row.Who.Words))
	}
	if f := row.Value; f != nil && f.bounded() && (c.Value < f.Low || c.Value > f.High) {
		return fmt.Errorf("%s %d: want %d to %d", strings.TrimSpace(c.Do+" "+c.What), c.Value, f.Low, f.High)
	}
	for _, x := range []struct {
		f    *Field
		text string
		name string
	}{{row.What, c.What, "what"}, {row.At, c.At, "at"}} {
		if x.f == nil || x.f.Kind == FieldWord && x.name == "what" || x.f.Optional && x.text == "" {
			continue
		}
		if err := c.readText(g, x.f, x.name, x.text); err != nil {
			return err
		}
	}
	return nil
}

// readText reads a field that is written as text.
func (c *Command) readText(g Placed, f *Field, name, text string) (err error) {
	switch f.Kind {
	case FieldCombatant:
		if c.Target = g.Cast().Find(text); c.Target == Nobody {
			return fmt.Errorf("%s: unknown combatant %q%s", name, text, OneOf(text, g.Cast().ids()))
		}
	case FieldCell:
		c.Cell, err = g.ParseCell(text)
	case FieldNumber:
		if c.Count, err = strconv.Atoi(text); err != nil || f.bounded() && (c.Count < f.Low || c.Count > f.High) {
			return fmt.Errorf("%s %q: want a whole number from %d to %d", name, text, f.Low, f.High)
		}
	case FieldWord:
		if !slices.Contains(f.Words, text) {
			return fmt.Errorf("%s: unknown %q%s", name, text, OneOf(text, f.Words))
		}
	}
	return err
}

// fields makes a row readable without its game.
func (d *Decree) fields() *Decree { return d }

// ids are the ids of all combatants.
func (c *Cast) ids() []string {
	out := make([]string, len(c.Combatants))
	for i := range c.Combatants {
		out[i] = c.Combatants[i].ID
	}
	return out
}
