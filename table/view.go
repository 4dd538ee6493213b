package table

import "slices"

// View is what one seat may see: the same shape for every ruleset. Hidden things are absent.
type View struct {
	Ruleset   string      `json:"ruleset"`
	Encounter string      `json:"encounter"`
	Round     int         `json:"round"`
	Turn      string      `json:"turn,omitempty" doc:"combatant id"`
	Map       MapView     `json:"map" parts:"into"` // the same for all seats: see [See]
	Tokens    []Token     `json:"tokens" nullable:"false" parts:"by=id"`
	Sides     []NamedSide `json:"sides,omitempty" doc:"sides of the tokens that have display names"`
	Order     []Place     `json:"order" parts:"by=id"`
	Tracks    []Track     `json:"tracks,omitempty"`
	Banners   []string    `json:"banners,omitempty"`
	Over      bool        `json:"over,omitempty"`
	Winner    string      `json:"winner,omitempty" doc:"display name of a side; empty for a draw"`
}

// NewView returns a view with what is the same in every ruleset: names, the round, and how the fight ended.
func NewView(g Game, round int) View {
	cast := g.Cast()
	n := len(cast.Combatants)
	v := View{Ruleset: g.Book().Name, Encounter: cast.Name, Round: round, Tokens: make([]Token, 0, n), Order: make([]Place, 0, n)}
	if winner, over := g.Over(); over {
		v.Over = true
		if winner >= 0 {
			v.Winner = cast.SideName(int(winner))
		}
	}
	return v
}

// See returns all that the seat may see: its view with the map.
func See(g Game, s Seat) View {
	v := g.View(s)
	v.Map = g.Map(nil)
	return v
}

// EmptyCells returns n empty cells for a map: those of cells if they suffice.
func EmptyCells(cells []CellView, n int) []CellView {
	if cap(cells) < n {
		return make([]CellView, n)
	}
	cells = cells[:n]
	clear(cells)
	return cells
}

// NameSides adds the display names of the sides whose tokens are in the view, and of no others. Call it after the tokens are
// there.
func (v *View) NameSides(c *Cast) {
	for i, id := range c.Sides {
		name := c.SideName(i)
		if name != id && slices.ContainsFunc(v.Tokens, func(t Token) bool { return t.Side == id }) {
			v.Sides = append(v.Sides, NamedSide{ID: id, Name: name})
		}
	}
}

// NamedSide is a side with a display name.
type NamedSide struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// SideName returns what texts call a side.
func (v View) SideName(id string) string {
	if i := slices.IndexFunc(v.Sides, func(s NamedSide) bool { return s.ID == id }); i >= 0 {
		return v.Sides[i].Name
	}
	return id
}

// Shows reports whether the combatant of this id is seen.
func (v View) Shows(id string) bool { return v.token(id) != nil }

// token returns the token of an id, or nil.
func (v View) token(id string) *Token {
	for i := range v.Tokens {
		if t := &v.Tokens[i]; t.ID == id {
			return t
		}
	}
	return nil
}

// Sees reports whether the combatant of this id is seen now, and not only remembered.
func (v View) Sees(id string) bool {
	t := v.token(id)
	return t != nil && !t.Memory
}

// MapView is the map. Cells are row by row; a hex map's odd rows stand half a cell to the right. A map with height has that
// many cells on each of its levels, the lowest level first. The cells of zones are areas in the order of their picture, row
// by row, so that there are Cols*Rows of them with the gaps; a gap is a cell without a name. Without Cols and Rows areas are
// in no order, and are listed instead of drawn.
type MapView struct {
	Shape   string     `json:"shape" doc:"hex, square, zones; empty: there is no map"`
	Cols    int        `json:"cols,omitempty"`
	Rows    int        `json:"rows,omitempty"`
	Levels  int        `json:"levels,omitempty" doc:"0 is one"`
	Picture string     `json:"picture,omitempty" doc:"the picture of a file under the map: GET /pictures/NAME"`
	Cells   []CellView `json:"cells" nullable:"false" parts:"by=name"`
}

// CellView is one cell: its name and what is there. An area leads only to what Links names now: a closed door stands in
// Holds of both areas (such as "oak door to yard, closed") and takes the link away until it is opened.
type CellView struct {
	Name  string   `json:"name"`
	Kind  string   `json:"kind,omitempty" doc:"wall, rough, door, exit, ...; empty for open ground"`
	Glyph string   `json:"glyph,omitempty" doc:"one character"`
	Holds []string `json:"holds,omitempty" doc:"items and objects there"`
	Links []string `json:"links,omitempty" doc:"of an area: the names of those one can go to from it"`
	East  string   `json:"east,omitempty" doc:"of a square: what stands on the edge to the next one east, such as wall, bars, curtain, door, open door"`
	South string   `json:"south,omitempty" doc:"as east: on the edge to the next one south"`
}

// Token is one combatant.
type Token struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Side    string   `json:"side"`
	Cell    string   `json:"cell" doc:"empty: not on the map"`
	Size    string   `json:"size,omitempty"`
	Span    int      `json:"span,omitempty" doc:"how many squares it fills on a side, and in height where there are levels; 0 is one; cell is the one with the least coordinates"`
	Down    bool     `json:"down,omitempty"`
	Mine    bool     `json:"mine,omitempty" doc:"the seat's own"`
	Hidden  bool     `json:"hidden,omitempty" doc:"out of sight: shown to the GM and its own seat alone; cell is where it waits"`
	Memory  bool     `json:"memory,omitempty" doc:"in the fight, but not seen now: what the seat remembers of it; cell is where it was last seen"`
	Beside  []string `json:"beside,omitempty" doc:"ids of those it stands next to, where cells do not tell"`
	Meters  []Meter  `json:"meters,omitempty" parts:"by=name"`
	Tags    []Tag    `json:"tags,omitempty"`
	Holds   []string `json:"holds,omitempty"`
	Icon    string   `json:"icon,omitempty" doc:"the picture that stands for it, such as wolf (docs/icons.md); empty: any person"`
	Picture string   `json:"picture,omitempty" doc:"the picture of a file in place of the icon: GET /pictures/NAME"`
	Sheet   []string `json:"sheet,omitempty" doc:"what the seat knows of it, in lines"`
}

// Meter is something that goes up and down.
type Meter struct {
	Name  string `json:"name"`
	Value int    `json:"value"`
	Max   int    `json:"max,omitempty"`
	Quiet bool   `json:"quiet,omitempty" doc:"it stands as it nearly always does: left out where there is little room"`

	Health bool `json:"health,omitempty" doc:"how much of the combatant's health is left"`
}

// Track is progress towards a goal that is nobody's health: a task, an attitude, a countdown.
type Track struct {
	Name  string `json:"name"`
	Who   string `json:"who,omitempty" doc:"id of the combatant whose it is; empty: everybody's"`
	Value int    `json:"value"`
	Goal  int    `json:"goal"`
	Text  string `json:"text,omitempty" doc:"what it stands at, in words"`
	Rule  string `json:"rule,omitempty" doc:"rule id"`
	Verb  string `json:"verb,omitempty" doc:"if the encounter is about it: the verb of the choices that advance it"`
}

// Tag is a condition or another mark, with how long it lasts and its rule.
type Tag struct {
	Name  string `json:"name"`
	Until string `json:"until,omitempty"`
	Rule  string `json:"rule,omitempty"`
	Quiet bool   `json:"quiet,omitempty" doc:"it says what is usual: left out where there is little room"`
	Icon  string `json:"icon,omitempty" doc:"the picture that stands for it, such as prone (docs/icons.md)"`
}

// Tags collects the tags of a combatant.
type Tags struct {
	Book *Book
	List []Tag
}

// Add adds a tag if it is on.
func (t *Tags) Add(on bool, name, until string, r Rule) {
	if on {
		t.List = append(t.List, t.Book.Tag(name, until, r))
	}
}

// Place is one entry of the turn order.
type Place struct {
	ID    string `json:"id"`
	Score int    `json:"score"`
	Done  bool   `json:"done,omitempty"`
	Out   bool   `json:"out,omitempty"`
}
