package api

import (
	"cmp"
	"slices"
	"strings"

	"fray/table"
)

// Withheld reports whether changes carry only the number of the choices: the question is for a game master who may only answer for others.
func (q *Question) Withheld(role string) bool { return !q.Mine && role == RoleGM }

// Pack returns the question as changes carry it: its choices without repetitions, or held back.
func (q *Question) Pack(you You) *Question {
	out := *q
	if out.Choices, out.Rows = nil, nil; q.Withheld(you.Role) {
		out.Held = len(q.Choices)
	} else {
		out.Packed = Pack(q.Choices, q.Rows)
	}
	return &out
}

// Unpack returns the choices and their rows.
func (p *Packed) Unpack() ([]table.Choice, []Row) {
	n := 0
	for i := range p.Rows {
		n += p.Rows[i].len()
	}
	out, taken, under := make([]table.Choice, n), make([]bool, n), heading{}
	for i := range p.Rows {
		r := &p.Rows[i]
		under.next(r)
		places := r.Places
		if places == nil {
			places = firstFree(taken, r.len())
		}
		cells := r.To.of(p.Cells)
		for k, place := range places {
			if place >= 0 && place < n {
				out[place], taken[place] = p.choice(r, under, k, cells), true
			}
		}
	}
	return out, p.list(out)
}

// list returns the rows of the choices.
func (p *Packed) list(choices []table.Choice) (rows []Row) {
	var heads []*PackedRow // by row
	last := Row{}
	for i := range p.Rows {
		r := &p.Rows[i]
		if r.Same && len(rows) > 0 {
			rows[len(rows)-1].Choices += r.len()
			continue
		}
		last.Number, last.Tab = cmp.Or(r.Number, last.Number+1), cmp.Or(r.Tab, last.Tab)
		if r.Gone == nil {
			row := last
			if row.Label, row.Choices = r.Title, r.len(); r.Adds {
				row.More = r.More
			}
			rows, heads = append(rows, row), append(heads, r)
		}
		for k, label := range r.Gone {
			row := last
			row.Number, row.Label = last.Number+k, label
			rows, heads = append(rows, row), append(heads, r)
		}
		last.Number += max(len(r.Gone)-1, 0)
	}
	q := Question{Choices: choices, Rows: rows}
	i := 0
	for _, of := range q.Listed() {
		if rows[i].Label == "" && len(of) > 0 {
			rows[i].Label = heads[i].title(of)
		}
		i++
	}
	return rows
}

// len returns the number of choices of the row.
func (r *PackedRow) len() int {
	if r.Gone != nil {
		return 0
	}
	n := len(r.Aims)
	for i := 1; i < len(r.To); i += 2 {
		n += r.To[i]
	}
	return max(1, n)
}

// heading is what a row has from the rows before it, if it does not say otherwise.
type heading struct {
	group, cost, rule string
	free              bool
}

func (h *heading) next(r *PackedRow) {
	if r.Group != nil {
		h.group, h.cost = *r.Group, *r.Group
	}
	if r.Cost != nil {
		h.cost = *r.Cost
	}
	if r.Group != nil || r.Cost != nil {
		h.free = h.cost == ""
	}
	if r.Free != nil {
		h.free = *r.Free
	}
	if r.Rule != nil {
		h.rule = *r.Rule
	}
}

// choice returns the k-th choice of a row, whose choices lead to these cells.
func (p *Packed) choice(r *PackedRow, under heading, k int, cells []string) table.Choice {
	c := table.Choice{
		Key: r.Key, Label: r.Label, Row: r.Row, More: r.More, Group: under.group, Cost: under.cost, Free: under.free, Rule: under.rule, Corner: r.Corner, Wide: r.Wide, Idle: r.Idle,
	}
	if c.Label == "" {
		c.Label = r.usual()
	}
	var aim PackedAim
	switch {
	case k < len(r.Aims):
		aim = p.Aims[r.Aims[k]]
	case k < len(cells):
		aim.Cell = cells[k]
	}
	if aim != (PackedAim{}) {
		c.Target, c.Cell, c.Aim = aim.Target, aim.Cell, aim.Aim
		c.Key = aim.mark(r.Key)
		c.Label = strings.Replace(c.Label, table.Gap, aim.words(), 1)
	}
	if k < len(r.Ways) {
		for way, back := r.Ways[k], 1; way > 0 && back > 0; way -= back {
			c.Path, back = append(c.Path, p.Ways[way-1]), p.From[way-1]
		}
		slices.Reverse(c.Path)
	}
	for _, n := range r.Warnings[k] {
		c.Warnings = append(c.Warnings, p.Warnings[n])
	}
	return c
}
