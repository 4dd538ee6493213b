package table

// Decree describes one thing that the GM may decree, so that a host that knows no ruleset can ask for it by a form, a line of
// help or a row of an API. A field that is nil is not asked for. Several decrees may share a word where what they ask for
// differs.
type Decree struct {
	Do    string `json:"do" doc:"The word of the decree"`
	Text  string `json:"text" doc:"What it does, such as: set a number of"`
	Who   *Field `json:"who,omitempty"`
	What  *Field `json:"what,omitempty"`
	Value *Field `json:"value,omitempty"`
	At    *Field `json:"at,omitempty"`
}

// Field is one thing that a decree needs.
type Field struct {
	Ask      string    `json:"ask" doc:"What it is, as the label of a field, such as: Which number"`
	Kind     FieldKind `json:"kind" doc:"word (one of words), combatant (an id), cell (a name) or number"`
	Words    []string  `json:"words,omitempty" doc:"What there is to choose from"`
	Low      int       `json:"low,omitempty" doc:"The least number"`
	High     int       `json:"high,omitempty" doc:"The greatest number; where low is 0 too there are no bounds"`
	Optional bool      `json:"optional,omitempty"`
}

// FieldKind says what a [Field] is filled in with.
type FieldKind string

// The kinds of fields.
const (
	FieldWord      FieldKind = "word"
	FieldCombatant FieldKind = "combatant"
	FieldCell      FieldKind = "cell"
	FieldNumber    FieldKind = "number"
)

// Word asks for one of these words.
func Word(ask string, words ...string) *Field { return &Field{Ask: ask, Kind: FieldWord, Words: words} }

// Somebody asks for a combatant.
func Somebody(ask string) *Field { return &Field{Ask: ask, Kind: FieldCombatant} }

// Somewhere asks for a cell.
func Somewhere(ask string) *Field { return &Field{Ask: ask, Kind: FieldCell} }

// Number asks for a whole number.
func Number(ask string) *Field { return &Field{Ask: ask, Kind: FieldNumber} }

// Between asks for a whole number within bounds.
func Between(ask string, low, high int) *Field {
	return &Field{Ask: ask, Kind: FieldNumber, Low: low, High: high}
}

// bounded reports whether a number has to lie from Low to High.
func (f *Field) bounded() bool { return f.Low != 0 || f.High != 0 }

// OrNot is the field that may be left empty.
func (f *Field) OrNot() *Field {
	f.Optional = true
	return f
}

// CommonDecrees are those that all rulesets know, to be listed after a ruleset's own. Who joins is not among them: that takes
// a sheet, which hosts ask a library for.
func CommonDecrees(c *Cast) []Decree {
	return []Decree{
		{Do: "hide", Text: "put out of sight", Who: Somebody("Who")},
		{Do: "reveal", Text: "bring into sight", Who: Somebody("Who"), At: Somewhere("Where (else where it waits)").OrNot()},
		{Do: "remove", Text: "take out of the fight", Who: Somebody("Who")},
		{Do: "end", Text: "end the fight", What: Word("Who wins", append([]string{"draw"}, c.Sides...)...)},
	}
}
