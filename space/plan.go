package space

// Plan is a map as people write it: either its measures or a drawing, and what its characters mean.
type Plan struct {
	Hex     []int             `json:"hex,omitempty" yaml:"hex" jsonschema:"columns and rows; left out, 25 by 25 or what the drawing needs"`                            // columns and rows; default 25 by 25, or what the drawing needs
	Origin  []int             `json:"origin,omitempty" yaml:"origin" jsonschema:"column and row of hex 0,0"`                                                           // column and row of hex 0,0; default 0,0; the middle of a map without measures
	Draw    string            `json:"draw,omitempty" yaml:"draw" jsonschema:"rows of characters; a dot is open ground, others are markers or explained in the legend"` // rows of characters; blanks between them are skipped
	Legend  map[string]string `json:"legend,omitempty" yaml:"legend" jsonschema:"what the characters mean: open, rough, mire, wall, pit, thicket or exit"`             // character: kind of terrain, before the stock glyphs; all other characters are markers on open ground
	Terrain []Patch           `json:"terrain,omitempty" yaml:"terrain" jsonschema:"terrain laid over single hexes"`
}

// Patch is terrain laid over some cells.
type Patch struct {
	At   []string `json:"at" yaml:"at" jsonschema:"cells such as 3,-1"`                                // cell names
	Kind string   `json:"kind" yaml:"kind" jsonschema:"open, rough, mire, wall, pit, thicket or exit"` // a stock kind, see Kinds
	Cost int      `json:"cost,omitempty" yaml:"cost" jsonschema:"movement to enter"`
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
