package api

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"fray/table"
)

// Packed is a list of choices and their rows without repetitions: changes of a state carry them like this.
type Packed struct {
	Aims     []PackedAim `json:"aims,omitempty" doc:"what other choices lead to"`
	Cells    []string    `json:"cells,omitempty" doc:"cells that choices lead to, and nothing else"`
	Ways     []string    `json:"ways,omitempty" doc:"cells: the last cells of ways"`
	From     []int       `json:"from,omitempty" doc:"by way: how many places before it in the list the way stands that it continues; 0: none"`
	Warnings []string    `json:"warnings,omitempty" doc:"each once"`
	Rows     []PackedRow `json:"rows" nullable:"false"`
}

// PackedAim is what choices lead to.
type PackedAim struct {
	Target string `json:"target,omitempty"`
	Cell   string `json:"cell,omitempty"`
	Aim    string `json:"aim,omitempty"`
}

// PackedRow is a row of choices that differ only in their aim and way, or a part of one, or rows that are gone.
type PackedRow struct {
	Number int      `json:"number,omitempty" doc:"of the row; absent: the next one"`
	Tab    string   `json:"tab,omitempty" doc:"absent: that of the row before, or none"`
	Title  string   `json:"title,omitempty" doc:"label of the row; absent: that of its only choice, or else the label here without a … at the end"`
	Same   bool     `json:"same,omitempty" doc:"its choices are more choices of the row before"`
	Adds   bool     `json:"adds,omitempty" doc:"the row adds its words to the row before it"`
	Gone   []string `json:"gone,omitempty" doc:"it has no choices: labels of rows that are not possible now, one number each"`

	Key    string  `json:"key,omitempty" doc:"key of the choices, with {target}, {cell} and, without either, {aim} in place of those of the aim"`
	Label  string  `json:"label,omitempty" doc:"label of the choices, with … in place of the aim in words; absent: row, or without one the words of the key"`
	Row    string  `json:"row,omitempty"`
	More   string  `json:"more,omitempty"`
	Group  *string `json:"group,omitempty" doc:"absent: that of the row before, or none"`
	Cost   *string `json:"cost,omitempty" doc:"absent: that of the row before, or the group if it is the first row under it"`
	Rule   *string `json:"rule,omitempty" doc:"absent: that of the row before, or none"`
	Free   *bool   `json:"free,omitempty" doc:"absent: that of the row before, or after a change of group or cost, whether there is no cost"`
	Corner bool    `json:"corner,omitempty"`
	Wide   bool    `json:"wide,omitempty"`
	Idle   bool    `json:"idle,omitempty"`

	Places   []int         `json:"places,omitempty" doc:"by choice: its place in the list, from 0; absent: the first free places"`
	Aims     []int         `json:"aims,omitempty" doc:"by choice: the number of its aim, from 0; without aims and to it is one choice"`
	To       runs          `json:"to,omitempty" doc:"the cells that its choices lead to, one choice each, in runs: the number of a cell, from 0, and how many follow from there"`
	Ways     []int         `json:"ways,omitempty" doc:"by choice: number of its way, from 1; 0: none"`
	Warnings map[int][]int `json:"warnings,omitempty" doc:"by number of the choice in this row: the numbers of its warnings, from 0"`
}

// cellOnly reports whether an aim is a cell and nothing else.
func (a PackedAim) cellOnly() bool { return a.Cell != "" && a == PackedAim{Cell: a.Cell} }

// runs are numbers, as the first of each run of numbers that follow each other, and how many those are.
type runs []int

// add adds a number.
func (r *runs) add(n int) {
	if last := len(*r) - 2; last >= 0 && (*r)[last]+(*r)[last+1] == n {
		(*r)[last+1]++
		return
	}
	*r = append(*r, n, 1)
}

// of returns the items of a list that have these numbers.
func (r runs) of(list []string) (items []string) {
	for i := 0; i+1 < len(r); i += 2 {
		items = append(items, list[r[i]:r[i]+r[i+1]]...)
	}
	return items
}

// Marks in the key of a row.
const (
	markTarget = "{target}"
	markCell   = "{cell}"
	markAim    = "{aim}"
)

// mark returns a key with this aim in place of its marks.
func (a PackedAim) mark(key string) string {
	key = strings.ReplaceAll(key, markTarget, a.Target)
	key = strings.ReplaceAll(key, markCell, a.Cell)
	return strings.ReplaceAll(key, markAim, a.Aim)
}

// words returns the aim in words.
func (a PackedAim) words() string {
	for _, s := range []string{a.Aim, a.Target} {
		if s != "" {
			return s
		}
	}
	return a.Cell
}

// packer packs choices.
type packer struct {
	Packed
	*numbers
	heading     // of the last row
	last    Row // that was packed
}

// numbers are the numbers of what is in a list already.
type numbers struct {
	aims     map[PackedAim]int
	cells    map[string]int
	ways     map[step]int
	warnings map[string]int
	rows     map[pattern]int
}

// spare has numbers to be used again.
var spare = sync.Pool{New: func() any {
	return &numbers{aims: map[PackedAim]int{}, cells: map[string]int{}, ways: map[step]int{}, warnings: map[string]int{}, rows: map[pattern]int{}}
}}

// clear forgets all numbers.
func (n *numbers) clear() {
	clear(n.aims)
	clear(n.cells)
	clear(n.ways)
	clear(n.warnings)
	clear(n.rows)
}

// step is a way: one more cell after another way.
type step struct {
	from int
	cell string
}

// pattern is what the choices of a row have in common.
type pattern struct {
	key, label, row, more, group, cost, rule  string
	free, corner, wide, idle, aimed, cellOnly bool
	after                                     int // the number of the row before
}

// Pack packs the choices of a question with their rows. It returns nil for none.
func Pack(choices []table.Choice, rows []Row) *Packed {
	if len(choices) == 0 {
		return nil
	}
	p := packer{numbers: spare.Get().(*numbers)}
	defer func() {
		p.clear()
		spare.Put(p.numbers)
	}()
	q := Question{Choices: choices, Rows: rows}
	place := 0
	for r, of := range q.Listed() {
		at := len(p.Rows)
		for i := range of {
			p.add(&of[i], place+i)
		}
		place += len(of)
		p.number(r, of, at)
	}
	free := make([]bool, len(choices))
	for i := range p.Rows {
		r := &p.Rows[i]
		usual := firstFree(free, len(r.Places))
		for _, place := range r.Places {
			free[place] = true
		}
		if slices.Equal(usual, r.Places) {
			r.Places = nil
		}
		if !slices.ContainsFunc(r.Ways, func(w int) bool { return w != 0 }) {
			r.Ways = nil
		}
	}
	return &p.Packed
}

func (p *packer) add(c *table.Choice, place int) {
	aim := PackedAim{c.Target, c.Cell, c.Aim}
	r := p.row(c, aim)
	n := len(r.Places)
	r.Places = append(r.Places, place)
	switch {
	case aim.cellOnly():
		r.To.add(numbered(p.cells, &p.Cells, aim.Cell))
	case aim != (PackedAim{}):
		r.Aims = append(r.Aims, numbered(p.aims, &p.Packed.Aims, aim))
	}
	way := 0
	for _, cell := range c.Path {
		at := step{way, cell}
		if p.ways[at] == 0 {
			back := 0
			if way > 0 {
				back = len(p.From) + 1 - way
			}
			p.Packed.Ways, p.From = append(p.Packed.Ways, cell), append(p.From, back)
			p.ways[at] = len(p.From)
		}
		way = p.ways[at]
	}
	r.Ways = append(r.Ways, way)
	for _, w := range c.Warnings {
		if r.Warnings == nil {
			r.Warnings = map[int][]int{}
		}
		r.Warnings[n] = append(r.Warnings[n], numbered(p.warnings, &p.Packed.Warnings, w))
	}
}

// number says of the packed rows from a place on which row of the list they are. Those that are gone have none yet.
func (p *packer) number(r Row, of []table.Choice, at int) {
	follows := r.Number == p.last.Number+1
	next := follows && r.Tab == p.last.Tab
	if len(of) == 0 && next && at > 0 && p.Rows[at-1].Gone != nil {
		p.Rows[at-1].Gone = append(p.Rows[at-1].Gone, r.Label)
		p.last = r
		return
	}
	if len(of) == 0 {
		p.Rows = append(p.Rows, PackedRow{Gone: []string{r.Label}})
	}
	first := &p.Rows[at]
	if !follows {
		first.Number = r.Number
	}
	if r.Tab != p.last.Tab {
		first.Tab = r.Tab
	}
	p.last, first.Adds = r, r.More != ""
	for i := at + 1; i < len(p.Rows); i++ {
		p.Rows[i].Same = true
	}
	if len(of) > 0 && r.Label != first.title(of) {
		first.Title = r.Label
	}
}

// title is the label of a row that does not say another.
func (r *PackedRow) title(of []table.Choice) string {
	if len(of) == 1 {
		return of[0].Label
	}
	return strings.TrimSuffix(cmp.Or(r.Label, r.usual()), " "+table.Gap)
}

// row returns the row of a choice.
func (p *packer) row(c *table.Choice, aim PackedAim) *PackedRow {
	key, label := c.Key, c.Label
	if aim != (PackedAim{}) {
		key = marked(marked(c.Key, c.Target, markTarget), c.Cell, markCell)
		if c.Target == "" && c.Cell == "" {
			key = marked(c.Key, c.Aim, markAim)
		}
		words := aim.words()
		if at := strings.Index(c.Label, words); at >= 0 && !strings.Contains(c.Label[:at], table.Gap) { // the gap will be the first
			label = c.Label[:at] + table.Gap + c.Label[at+len(words):]
		}
	}
	is := pattern{key, label, c.Row, c.More, c.Group, c.Cost, c.Rule, c.Free, c.Corner, c.Wide, c.Idle, aim != (PackedAim{}), aim.cellOnly(), p.last.Number}
	i, ok := p.rows[is]
	if !ok || !is.aimed {
		i = len(p.Rows)
		p.rows[is] = i
		r := PackedRow{Key: key, Label: label, Row: c.Row, More: c.More, Corner: c.Corner, Wide: c.Wide, Idle: c.Idle}
		if c.Group != p.group {
			r.Group, p.group, p.cost = new(c.Group), c.Group, c.Group
		}
		if c.Rule != p.rule {
			r.Rule, p.rule = new(c.Rule), c.Rule
		}
		if c.Cost != p.cost {
			r.Cost, p.cost = new(c.Cost), c.Cost
		}
		if r.Group != nil || r.Cost != nil {
			p.free = c.Cost == ""
		}
		if c.Free != p.free {
			r.Free, p.free = new(c.Free), c.Free
		}
		if r.Label == r.usual() {
			r.Label = ""
		}
		p.Rows = append(p.Rows, r)
	}
	return &p.Rows[i]
}

var keyToWords = strings.NewReplacer(":", " ", "-", " ", "_", " ")

// usual is the label of a row that does not say another: the row, or the words of the key.
func (r *PackedRow) usual() string {
	return cmp.Or(r.Row, keyToWords.Replace(r.Key))
}

// marked puts a mark in place of a part of a key, which stands between colons.
func marked(key, part, mark string) string {
	for at := 0; part != ""; at++ {
		i := strings.Index(key[at:], part)
		if i < 0 {
			break
		}
		at += i
		before, after := key[:at], key[at+len(part):]
		if (before == "" || strings.HasSuffix(before, ":")) && (after == "" || strings.HasPrefix(after, ":")) {
			return before + mark + after
		}
	}
	return key
}

// numbered returns the number of an item in a list, and adds it if it is new.
func numbered[T comparable](known map[T]int, list *[]T, item T) int {
	n, ok := known[item]
	if !ok {
		n = len(*list)
		known[item], *list = n, append(*list, item)
	}
	return n
}

// firstFree returns the first n places that are not taken.
func firstFree(taken []bool, n int) []int {
	out := make([]int, 0, n)
	for i := 0; i < len(taken) && len(out) < n; i++ {
		if !taken[i] {
			out = append(out, i)
		}
	}
	return out
}
