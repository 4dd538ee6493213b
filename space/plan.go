package space

// Plan is a map as people write it: either its measures or a drawing, and what its characters mean.
type Plan struct {
	Hex     []int             `json:"hex,omitempty" range:"1..512" default:"(25 by 25, or what the drawing needs)" doc:"columns and rows"`
	Origin  []int             `json:"origin,omitempty" range:"0..511" default:"(0,0; without measures or a drawing the middle)" doc:"column and row of hex 0,0"`
	Draw    string            `json:"draw,omitempty" doc:"rows of characters; a dot is open ground, others are markers or explained in the legend"`
	Legend  map[string]string `json:"legend,omitempty" doc:"what the characters mean: open, rough, mire, wall, pit, thicket or exit; others are markers on open ground"`
	Terrain []Patch           `json:"terrain,omitempty" doc:"terrain laid over single hexes"`
	Picture string            `json:"picture,omitempty" form:"picture" default:"(none)" doc:"a picture under the map in the browser: a file of the folder pictures (docs/writing-content.md)"`
}

// Patch is terrain laid over some cells.
type Patch struct {
	At   []string `json:"at" doc:"cells such as 3,-1"`
	Kind string   `json:"kind" doc:"open, rough, mire, wall, pit, thicket or exit"`
	Cost int      `json:"cost,omitempty" range:"1..255" default:"(that of the kind)" doc:"movement to enter"`
}

// Terrain is what one kind of ground does.
type Terrain struct {
	Kind        string
	Cost        uint8 // points to enter
	Impassable  bool
	BlocksSight bool
	Exit        bool
	Glyph       byte
}

// Kinds are the stock kinds of terrain: the same words in every ruleset's maps.
func Kinds() []Terrain {
	return []Terrain{
		{Kind: "open", Cost: 1, Glyph: '.'},
		{Kind: "rough", Cost: 2, Glyph: '~'},
		{Kind: "mire", Cost: 3, Glyph: ','},
		{Kind: "wall", Cost: 1, Impassable: true, BlocksSight: true, Glyph: '#'},
		{Kind: "pit", Cost: 1, Impassable: true, Glyph: '_'},
		{Kind: "thicket", Cost: 2, BlocksSight: true, Glyph: '%'},
		{Kind: "exit", Cost: 1, Exit: true, Glyph: '>'},
	}
}
