package api

import (
	"slices"
	"strings"

	"fray/table"
)

// Withheld reports whether changes carry only the number of the choices: the question is for a game master who may only answer for others.
func (q *Question) Withheld(role string) bool { return !q.Mine && role == RoleGM }

// Pack returns the question as changes carry it: its choices without repetitions, or held back.
func (q *Question) Pack(you You) *Question {
	out := *q
	if out.Choices = nil; q.Withheld(you.Role) {
		out.Held = len(q.Choices)
	} else {
		out.Packed = Pack(q.Choices)
	}
	return &out
}

// Unpack returns the choices.
func (p *Packed) Unpack() []table.Choice {
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
	return out
}

// len returns the number of choices of the row.
func (r *PackedRow) len() int {
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
