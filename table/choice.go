package table

import "strings"

// Choice is an option as people and programs read it.
type Choice struct {
	Key      string   `json:"key" doc:"stable, such as \"attack:goblin-2:axe\""`
	Label    string   `json:"label" doc:"such as \"attack goblin-2 with axe\""`
	Row      string   `json:"row,omitempty" doc:"the label with … in place of target or cell, without more: choices with the same row and more are one line of a list"`
	More     string   `json:"more,omitempty" doc:"the words that a choice adds to its row, such as \"to knock it out\""`
	Aim      string   `json:"aim,omitempty" doc:"what stands in the label in place of …, if it is not the target's id or the cell, such as a name or how many"`
	Group    string   `json:"group,omitempty" doc:"what to list it under, such as \"2 AP\""`
	Cost     string   `json:"cost,omitempty" doc:"such as \"2 AP, 3 FP\""`
	Free     bool     `json:"free,omitempty" doc:"it takes no action and no points: nothing is lost if the turn ends without it"`
	Rule     string   `json:"rule,omitempty" doc:"rule id"`
	Target   string   `json:"target,omitempty" doc:"combatant id"`
	Cell     string   `json:"cell,omitempty" doc:"where it goes"`
	Path     []string `json:"path,omitempty" doc:"the cells on the way"`
	Wide     bool     `json:"wide,omitempty" doc:"it touches an area: /api/v1/area lists the cells"`
	Corner   bool     `json:"corner,omitempty" doc:"it is not cell that is chosen, but the intersection at its corner with the least coordinates: at the upper left"`
	Idle     bool     `json:"idle,omitempty" doc:"it is allowed, and brings nothing now or less than another choice: such choices come last"`
	Warnings []string `json:"warnings,omitempty" doc:"such as \"leaves goblin-1's reach: provokes\""`
}

// AimOnly reports whether words match no more of the choice than its aim, where that is neither a target nor a cell: "load" does not
// mean "ready load".
func (c *Choice) AimOnly(match func(aim string) bool) bool {
	return c.Aim != "" && c.Target == "" && c.Cell == "" && match(c.Aim)
}

// Gap stands in [Choice.Row] in place of the target, the cell or the number.
const Gap = "…"

// AimAt sets the target and the cell of an option, and returns what its label calls them: the cell if it has both.
func (c *Choice) AimAt(cast *Cast, o Option, cellName func(cell int32) string) (aim string) {
	if o.Who != Nobody {
		c.Target, aim = cast.ID(o.Who), cast.Called(o.Who)
	}
	if o.Cell >= 0 {
		c.Cell = cellName(o.Cell)
		aim = c.Cell
	}
	return aim
}

// Fill sets the label of a choice from the pattern of its verb, as [VerbRow.OptionLabel] does. If choices differ in a target, a cell or
// a number, aim is what the label calls it, and Fill sets Row, More and Aim too: the first part with that text is the gap, and what
// brackets without the gap add is More.
func (row *VerbRow) Fill(c *Choice, aim string, part func(name string) string) {
	c.Label = row.OptionLabel(part)
	if aim == "" || c.Target != "" && c.Cell != "" {
		return
	}
	found := false
	gapped := func(name string) string {
		text := part(name)
		if text == aim && !found {
			found = true
			return Gap
		}
		return text
	}
	var base, more strings.Builder
	eachSegment(row.Label, func(kind byte, text string) {
		switch before := found; kind {
		case '{':
			base.WriteString(gapped(text))
		case '[':
			inner, all := expandAll(text, gapped)
			switch {
			case !all:
				found = before
			case found != before:
				base.WriteString(inner)
			default:
				more.WriteString(inner)
			}
		default:
			base.WriteString(text)
		}
	})
	if !found {
		return
	}
	c.Row, c.More = base.String(), strings.TrimSpace(more.String())
	if aim != c.Target && aim != c.Cell {
		c.Aim = aim
	}
}
